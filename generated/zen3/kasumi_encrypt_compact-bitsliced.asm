; kasumi_encrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu zen3 --variant bitsliced
;
; void kasumi_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 8192 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 147 uops, planned 67.2; bounds: width 24.5, ports 64.0, path 7.0
;   blocks/rounds: 229 uops, planned 96.2; bounds: width 38.2, ports 96.0, path 11.0
;   blocks/rounds/halves: 2040 uops, planned 521.3; bounds: width 340.0, ports 348.5, path 54.0
;   blocks/rounds.2: 318 uops, planned 113.5; bounds: width 53.0, ports 83.0, path 12.0
;   blocks.2: 134 uops, planned 64.3; bounds: width 22.3, ports 64.0, path 1.0
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
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x1b20                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 6784], rax                                      ;                    frame
        mov dword [rbp + 6792], ecx                                      ;                    argument
        mov qword [rbp + 6624], rsi                                      ;                    argument
        mov qword [rbp + 6640], rdi                                      ;                    argument
        mov qword [rbp + 6776], rdx                                      ;                    argument
        mov r8d, dword [rbp + 6792]                                      ;     0.0 agu0   147 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   147 blocks
        add r8, qword [rbp + 6624]                                       ;     5.0 alu0+agu1  147 blocks
        mov qword [rbp + 6632], r8                                       ;     6.0 agu2+st0  147 blocks
        cmp dword [rbp + 6792], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 6624]                                       ;     0.0 agu0   111 l.0 reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 96]                                          ;     4.0 agu1   111 l.3
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [r8 + 64]                                          ;     4.0 agu0   111 l.2
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 128]                                         ;     4.0 agu1   111 l.4
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [r8 + 192]                                         ;     4.0 agu0   111 l.6
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 224]                                         ;     4.0 agu1   111 l.7
        db 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 160]                                         ;     4.0 agu0   111 l.5
        db 0x2e
        vmovdqu ymm10, [r8 + 320]                                        ;     4.0 agu1   111 l.10
        db 0x2e
        vmovdqu ymm0, [r8]                                               ;     4.0 agu0   111 l.0
        db 0x2e
        vmovdqu ymm1, [r8 + 32]                                          ;     4.2 agu1   111 l.1
        db 0x2e
        vmovdqu ymm8, [r8 + 256]                                         ;     5.0 agu0   111 l.8
        db 0x2e
        vmovdqu ymm11, [r8 + 352]                                        ;     5.2 agu1   111 l.11
        db 0x2e
        vmovdqu ymm12, [r8 + 384]                                        ;     6.0 agu0   111 l.12
        db 0x2e
        vmovdqu ymm13, [r8 + 416]                                        ;     6.2 agu1   111 l.13
        db 0x2e
        vmovdqu ymm14, [r8 + 448]                                        ;     7.0 agu0   111 l.14
        db 0x2e
        vmovdqu ymm15, [r8 + 480]                                        ;     7.2 agu1   111 l.15
        db 0x2e
        vmovdqu [rbp - 128], ymm0                                        ;    11.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 512]                                         ;     8.0 agu0   111 l.16
        vmovdqu [rbp - 96], ymm1                                         ;    11.2 agu2+fp5  113 rounds
        vmovdqu ymm1, [r8 + 544]                                         ;     8.2 agu1   111 l.17
        vmovdqu [rbp - 64], ymm2                                         ;    11.0 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm2, [r8 + 576]                                         ;     9.0 agu0   111 l.18
        db 0x2e
        vmovdqu [rbp - 32], ymm3                                         ;    11.0 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm3, [r8 + 608]                                         ;     9.2 agu1   111 l.19
        db 0x2e
        vmovdqu [rbp + 0], ymm6                                          ;    11.0 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm9, [r8 + 288]                                         ;    10.0 agu0   111 l.9
        db 0x2e
        vmovdqu [rbp + 32], ymm4                                         ;    11.0 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm4, [r8 + 640]                                         ;    10.2 agu1   111 l.20
        db 0x2e
        vmovdqu [rbp + 64], ymm5                                         ;    11.0 agu2+fp5  113 rounds
        vmovdqu ymm5, [r8 + 672]                                         ;    11.0 agu0   111 l.21
        vmovdqu [rbp + 96], ymm7                                         ;    11.0 agu2+fp5  113 rounds
        vmovdqu [rbp + 128], ymm1                                        ;    15.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 160], ymm0                                        ;    15.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 736]                                         ;    12.0 agu0   111 l.23
        vmovdqu [rbp + 192], ymm13                                       ;    13.2 agu1+fp5  113 rounds
        vmovdqu ymm6, [r8 + 704]                                         ;    13.0 agu0   111 l.22
        vmovdqu [rbp + 224], ymm12                                       ;    14.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 256], ymm8                                        ;    15.2 agu1+fp5  113 rounds
        vmovdqu ymm1, [r8 + 768]                                         ;    14.0 agu0   111 l.24
        vmovdqu [rbp + 288], ymm10                                       ;    16.2 agu2+fp5  113 rounds
        vmovdqu ymm7, [r8 + 800]                                         ;    14.2 agu1   111 l.25
        vmovdqu [rbp + 320], ymm11                                       ;    17.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 352], ymm9                                        ;    18.2 agu0+fp5  113 rounds
        vmovdqu ymm10, [r8 + 896]                                        ;    15.2 agu1   111 l.28
        vmovdqu ymm11, [r8 + 928]                                        ;    16.0 agu0   111 l.29
        db 0x2e
        vmovdqu [rbp + 384], ymm2                                        ;    19.2 agu2+fp5  113 rounds
        vmovdqu ymm13, [r8 + 1024]                                       ;    16.2 agu1   112 r.0
        vmovdqu [rbp + 416], ymm4                                        ;    20.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 448], ymm3                                        ;    21.2 agu0+fp5  113 rounds
        vmovdqu ymm3, [r8 + 1056]                                        ;    17.2 agu1   112 r.1
        vmovdqu ymm8, [r8 + 832]                                         ;    18.0 agu0   111 l.26
        vmovdqu [rbp + 480], ymm15                                       ;    22.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 512], ymm5                                        ;    23.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 544], ymm14                                       ;    24.2 agu2+fp5  113 rounds
        vmovdqu ymm12, [r8 + 960]                                        ;    19.0 agu0   111 l.30
        vmovdqu [rbp + 576], ymm6                                        ;    25.2 agu1+fp5  113 rounds
        vmovdqu ymm4, [r8 + 1088]                                        ;    20.0 agu0   112 r.2
        vmovdqu ymm5, [r8 + 1120]                                        ;    20.2 agu1   112 r.3
        vmovdqu [rbp + 608], ymm0                                        ;    26.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1152]                                        ;    21.0 agu0   112 r.4
        vmovdqu ymm6, [r8 + 1184]                                        ;    21.2 agu1   112 r.5
        vmovdqu [rbp + 640], ymm1                                        ;    27.2 agu2+fp5  113 rounds
        vmovdqu ymm1, [r8 + 1216]                                        ;    22.0 agu0   112 r.6
        vmovdqu ymm9, [r8 + 864]                                         ;    22.2 agu1   111 l.27
        vmovdqu [rbp + 672], ymm9                                        ;    29.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 704], ymm7                                        ;    29.2 agu2+fp5  113 rounds
        vmovdqu ymm2, [r8 + 992]                                         ;    23.0 agu0   111 l.31
        vmovdqu [rbp + 736], ymm8                                        ;    30.2 agu1+fp5  113 rounds
        vmovdqu ymm7, [r8 + 1248]                                        ;    24.0 agu0   112 r.7
        vmovdqu [rbp + 768], ymm0                                        ;    31.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1376]                                        ;    24.2 agu1   112 r.11
        vmovdqu [rbp + 800], ymm0                                        ;    32.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1632]                                        ;    25.0 agu0   112 r.19
        vmovdqu [rbp + 832], ymm0                                        ;    33.2 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1664]                                        ;    26.0 agu0   112 r.20
        db 0x2e
        vmovdqu ymm8, [r8 + 1280]                                        ;    26.2 agu1   112 r.8
        db 0x2e
        vmovdqu [rbp + 864], ymm10                                       ;    34.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 896], ymm11                                       ;    35.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 928], ymm13                                       ;    36.2 agu0+fp5  113 rounds
        vmovdqu [rbp + 960], ymm12                                       ;    37.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 992], ymm3                                        ;    38.2 agu2+fp5  113 rounds
        vmovdqu ymm3, [r8 + 1312]                                        ;    28.0 agu0   112 r.9
        vmovdqu [rbp + 1024], ymm2                                       ;    39.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 1056], ymm4                                       ;    40.2 agu2+fp5  113 rounds
        vmovdqu ymm2, [r8 + 1344]                                        ;    29.0 agu0   112 r.10
        vmovdqu [rbp + 1088], ymm1                                       ;    41.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 1120], ymm7                                       ;    42.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 1152], ymm6                                       ;    43.2 agu0+fp5  113 rounds
        vmovdqu [rbp + 1184], ymm2                                       ;    44.2 agu1+fp5  113 rounds
        vmovdqu ymm2, [r8 + 1504]                                        ;    31.0 agu0   112 r.15
        vmovdqu [rbp + 1216], ymm8                                       ;    45.2 agu2+fp5  113 rounds
        vmovdqu ymm1, [r8 + 1408]                                        ;    31.2 agu1   112 r.12
        vmovdqu ymm4, [r8 + 1440]                                        ;    32.0 agu0   112 r.13
        vmovdqu [rbp + 1248], ymm3                                       ;    46.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 1280], ymm5                                       ;    47.2 agu1+fp5  113 rounds
        vmovdqu ymm5, [r8 + 1536]                                        ;    33.0 agu0   112 r.16
        vmovdqu [rbp + 1312], ymm5                                       ;    48.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 1344], ymm1                                       ;    49.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 1376], ymm2                                       ;    50.2 agu0+fp5  113 rounds
        vmovdqu ymm1, [r8 + 1696]                                        ;    35.2 agu1   112 r.21
        vmovdqu ymm2, [r8 + 1728]                                        ;    35.3 agu0   112 r.22
        vmovdqu ymm6, [r8 + 1568]                                        ;    36.2 agu1   112 r.17
        vmovdqu ymm7, [r8 + 1600]                                        ;    36.3 agu0   112 r.18
        vmovdqu [rbp + 1408], ymm0                                       ;    51.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1888]                                        ;    37.2 agu1   112 r.27
        vmovdqu [rbp + 1440], ymm7                                       ;    52.2 agu0+fp5  113 rounds
        vmovdqu ymm5, [r8 + 1824]                                        ;    38.2 agu1   112 r.25
        vmovdqu [rbp + 1472], ymm6                                       ;    53.2 agu2+fp5  113 rounds
        vmovdqu ymm6, [r8 + 1856]                                        ;    38.3 agu0   112 r.26
        vmovdqu [rbp + 1504], ymm6                                       ;    54.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 1536], ymm4                                       ;    55.2 agu2+fp5  113 rounds
        vmovdqu ymm4, [r8 + 1792]                                        ;    40.2 agu0   112 r.24
        vmovdqu [rbp + 1568], ymm0                                       ;    56.2 agu1+fp5  113 rounds
        vmovdqu [rbp + 1600], ymm2                                       ;    57.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 1632], ymm1                                       ;    58.2 agu0+fp5  113 rounds
        vmovdqu ymm1, [r8 + 1920]                                        ;    43.2 agu1   112 r.28
        vmovdqu [rbp + 1664], ymm1                                       ;    59.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 1696], ymm4                                       ;    60.2 agu0+fp5  113 rounds
        vmovdqu [rbp + 1728], ymm5                                       ;    61.2 agu1+fp5  113 rounds
        vmovdqu ymm2, [r8 + 1952]                                        ;    46.2 agu0   112 r.29
        mov esi, 4                                                       ;    46.3 alu0   113 rounds reload
        vmovdqu ymm4, [r8 + 2016]                                        ;    46.5 agu1   112 r.31
        vmovdqu [rbp + 1760], ymm4                                       ;    62.2 agu2+fp5  113 rounds
        mov dword [rbp + 6796], esi                                      ;    47.3 agu0+st0  113 rounds
        vmovdqu ymm3, [r8 + 1472]                                        ;    47.5 agu1   112 r.14
        vmovdqu [rbp + 1792], ymm3                                       ;    63.2 agu2+fp5  113 rounds
        vmovdqu ymm3, [r8 + 1760]                                        ;    48.2 agu0   112 r.23
        vmovdqu [rbp + 1824], ymm3                                       ;    64.2 agu1+fp5  113 rounds
        vmovdqu ymm3, [r8 + 1984]                                        ;    49.2 agu0   112 r.30
        db 0x2e
        mov r8, qword [rbp + 6640]                                       ;    49.3 agu2   113 rounds reload
        lea r9, [r8 + 1024]                                              ;    53.3 alu1   113 rounds
        mov qword [rbp + 6648], r8                                       ;    53.3 agu1+st1  113 rounds
        mov qword [rbp + 6656], r9                                       ;    54.3 agu0+st0  113 rounds
        vmovdqu [rbp + 1856], ymm2                                       ;    65.2 agu2+fp5  113 rounds
        lea r9, [r8 + 2048]                                              ;    53.3 alu2   113 rounds
        mov qword [rbp + 6664], r9                                       ;    54.3 agu1+st1  113 rounds
        lea r9, [r8 + 3072]                                              ;    53.5 alu3   113 rounds
        db 0x2e
        mov qword [rbp + 6672], r9                                       ;    54.5 agu0+st0  113 rounds
        db 0x2e
        lea r9, [r8 + 512]                                               ;    53.8 alu0   113 rounds
        db 0x2e
        mov qword [rbp + 6680], r9                                       ;    54.8 agu2+st1  113 rounds
        db 0x2e
        vmovdqu [rbp + 1888], ymm3                                       ;    66.2 agu1+fp5  113 rounds
        db 0x2e
        lea r9, [r8 + 2560]                                              ;    54.3 alu1   113 rounds
        db 0x2e
        mov qword [rbp + 6688], r9                                       ;    55.3 agu0+st0  113 rounds
        db 0x2e
        lea r9, [r8 + 1536]                                              ;    54.7 alu2   113 rounds
        mov qword [rbp + 6696], r9                                       ;    55.7 agu2+st1  113 rounds
        db 0x2e
        add r8, 0xe00                                                    ;    55.0 alu3   113 rounds
        db 0x2e
        mov qword [rbp + 6704], r8                                       ;    56.0 agu1+st0  113 rounds
.rounds_2:
        vmovdqu ymm0, [rbp + 1312]                                       ;     0.0 agu0   118 halves reload
        vmovdqu [rbp + 1920], ymm0                                       ;     7.0 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1472]                                       ;     1.0 agu0   118 halves reload
        vmovdqu [rbp + 1952], ymm0                                       ;     8.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1440]                                       ;     1.2 agu1   118 halves reload
        vmovdqu [rbp + 1984], ymm0                                       ;     8.2 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm0, [rbp + 832]                                        ;     2.0 agu0   118 halves reload
        db 0x2e
        vmovdqu [rbp + 2016], ymm0                                       ;     9.0 agu1+fp5  118 halves
        db 0x2e
        vmovdqu ymm0, [rbp + 1408]                                       ;     3.0 agu0   118 halves reload
        db 0x2e
        vmovdqu [rbp + 2048], ymm0                                       ;    10.0 agu2+fp5  118 halves
        db 0x2e
        mov esi, 2                                                       ;     1.7 alu0   118 halves reload
        mov dword [rbp + 6800], esi                                      ;     3.2 agu1+st0  118 halves
        vmovdqu ymm0, [rbp + 1632]                                       ;     4.0 agu0   118 halves reload
        vmovdqu [rbp + 2080], ymm0                                       ;    11.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1600]                                       ;     4.2 agu1   118 halves reload
        vmovdqu [rbp + 2112], ymm0                                       ;    11.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1824]                                       ;     5.0 agu0   118 halves reload
        vmovdqu [rbp + 2144], ymm0                                       ;    12.0 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1696]                                       ;     6.0 agu0   118 halves reload
        vmovdqu [rbp + 2176], ymm0                                       ;    13.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1728]                                       ;     6.2 agu1   118 halves reload
        vmovdqu [rbp + 2208], ymm0                                       ;    13.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1504]                                       ;     7.0 agu0   118 halves reload
        vmovdqu [rbp + 2240], ymm0                                       ;    14.0 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1568]                                       ;     8.0 agu0   118 halves reload
        vmovdqu [rbp + 2272], ymm0                                       ;    15.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1664]                                       ;     8.2 agu1   118 halves reload
        vmovdqu [rbp + 2304], ymm0                                       ;    15.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1856]                                       ;     9.0 agu0   118 halves reload
        vmovdqu [rbp + 2336], ymm0                                       ;    16.0 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1888]                                       ;    10.0 agu0   118 halves reload
        vmovdqu [rbp + 2368], ymm0                                       ;    17.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1760]                                       ;    10.2 agu1   118 halves reload
        vmovdqu [rbp + 2400], ymm0                                       ;    17.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 928]                                        ;    11.0 agu0   118 halves reload
        vmovdqu [rbp + 2432], ymm0                                       ;    18.0 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 992]                                        ;    12.0 agu0   118 halves reload
        vmovdqu [rbp + 2464], ymm0                                       ;    19.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1056]                                       ;    12.2 agu1   118 halves reload
        vmovdqu [rbp + 2496], ymm0                                       ;    19.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1280]                                       ;    13.0 agu0   118 halves reload
        vmovdqu [rbp + 2528], ymm0                                       ;    20.0 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 768]                                        ;    14.0 agu0   118 halves reload
        vmovdqu [rbp + 2560], ymm0                                       ;    21.0 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1152]                                       ;    14.2 agu1   118 halves reload
        vmovdqu [rbp + 2592], ymm0                                       ;    21.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1088]                                       ;    15.0 agu0   118 halves reload
        vmovdqu [rbp + 2624], ymm0                                       ;    22.2 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1120]                                       ;    16.0 agu0   118 halves reload
        vmovdqu [rbp + 2656], ymm0                                       ;    23.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1216]                                       ;    16.2 agu1   118 halves reload
        vmovdqu [rbp + 2688], ymm0                                       ;    24.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1248]                                       ;    17.0 agu0   118 halves reload
        vmovdqu [rbp + 2720], ymm0                                       ;    25.2 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1184]                                       ;    18.0 agu0   118 halves reload
        vmovdqu [rbp + 2752], ymm0                                       ;    26.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 800]                                        ;    18.2 agu1   118 halves reload
        vmovdqu [rbp + 2784], ymm0                                       ;    27.2 agu2+fp5  118 halves
        vmovdqu ymm0, [rbp + 1344]                                       ;    19.0 agu0   118 halves reload
        vmovdqu [rbp + 2816], ymm0                                       ;    28.2 agu1+fp5  118 halves
        vmovdqu ymm0, [rbp + 1536]                                       ;    20.0 agu0   118 halves reload
        vmovdqu [rbp + 2848], ymm0                                       ;    29.2 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm0, [rbp + 1792]                                       ;    20.2 agu1   118 halves reload
        db 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;    30.2 agu2+fp5  118 halves
        db 0x2e
        mov r8, qword [rbp + 6648]                                       ;    21.0 agu0    68 k1.0 reload
        db 0x2e
        mov qword [rbp + 6712], r8                                       ;    25.0 agu1+st1  118 halves
        mov r9, qword [rbp + 6656]                                       ;    21.5 agu2    68 k1.0 reload
        vmovdqu ymm0, [rbp + 1376]                                       ;    22.0 agu0   118 halves reload
        vmovdqu [rbp + 2912], ymm0                                       ;    31.2 agu1+fp5  118 halves
        mov qword [rbp + 6720], r9                                       ;    25.5 agu2+st0  118 halves
        db 0x2e
        mov r10, qword [rbp + 6680]                                      ;    23.0 agu0   118 halves reload
        db 0x2e
        mov qword [rbp + 6728], r10                                      ;    27.0 agu1+st1  118 halves
        db 0x2e
        vmovdqu ymm1, [rbp + 960]                                        ;    24.0 agu0    58 r reload
        db 0x2e
        mov r10, qword [rbp + 6688]                                      ;    23.5 agu2   118 halves reload
        db 0x2e
        mov qword [rbp + 6736], r10                                      ;    27.5 agu1+st0  118 halves
        mov r10, qword [rbp + 6672]                                      ;    24.5 agu2    68 k1.0 reload
        mov qword [rbp + 6744], r10                                      ;    28.5 agu0+st1  118 halves
        vmovdqu ymm0, [r8 + 416]                                         ;    25.2 agu1    58 r
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    32.2 fp0     58 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 480]                                    ;    33.2 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 2944], ymm0                                       ;    34.2 agu2+fp5  118 halves
        db 0x2e
        vmovdqu [rbp + 2976], ymm0                                       ;    34.2 agu1+fp5   58 r
        db 0x2e
        vpor ymm0, ymm0, [r9 + 4576]                                     ;    34.2 fp2+agu0   59 r
        db 0x2e
        vmovdqu ymm2, [rbp + 160]                                        ;    27.2 agu1    58 r reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;    35.2 fp3     59 r
        vmovdqu [rbp + 3008], ymm0                                       ;    36.2 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3040], ymm0                                       ;    36.2 agu2+fp5  118 halves
        db 0x2e
        vpand ymm2, ymm2, [r8 + 480]                                     ;    34.2 fp0+agu0   58 r
        db 0x2e
        vmovdqu ymm0, [rbp + 384]                                        ;    28.2 agu1    58 r reload
        db 0x2e
        vpxor ymm2, ymm2, [rbp - 96]                                     ;    35.2 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 3072], ymm2                                       ;    36.2 agu2+fp5   58 r
        vmovdqu [rbp + 3104], ymm2                                       ;    37.2 agu1+fp5  118 halves
        vpor ymm2, ymm2, [r9 + 4128]                                     ;    36.2 fp2+agu0   59 r
        vpxor ymm2, ymm2, ymm0                                           ;    37.2 fp3     59 r
        db 0x2e
        vmovdqu [rbp + 3136], ymm2                                       ;    38.2 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3168], ymm2                                       ;    39.2 agu1+fp5  118 halves
        db 0x2e
        vpand ymm0, ymm0, [r8 + 32]                                      ;    35.2 fp0+agu0   58 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 32]                                     ;    36.2 fp1+agu1   58 r
        vmovdqu [rbp + 3200], ymm0                                       ;    40.2 agu2+fp5   58 r
        vmovdqu [rbp + 3232], ymm0                                       ;    41.2 agu0+fp5  118 halves
        vpor ymm0, ymm0, [r9 + 4192]                                     ;    37.2 fp2+agu1   59 r
        vmovdqu ymm2, [rbp + 416]                                        ;    35.3 agu0    58 r reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;    42.3 fp3     59 r
        db 0x2e
        vmovdqu [rbp + 3264], ymm0                                       ;    43.3 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3296], ymm0                                       ;    43.3 agu1+fp5  118 halves
        db 0x2e
        vpand ymm2, ymm2, [r8 + 96]                                      ;    42.3 fp0+agu0   58 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 64]                                     ;    43.3 fp1+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3328], ymm2                                       ;    44.3 agu2+fp5   58 r
        db 0x2e
        vmovdqu [rbp + 3360], ymm2                                       ;    45.2 agu0+fp5  118 halves
        db 0x2e
        vpor ymm2, ymm2, [r9 + 4256]                                     ;    44.3 fp2+agu1   59 r
        db 0x2e
        vmovdqu ymm0, [rbp + 576]                                        ;    38.3 agu0    58 r reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;    45.3 fp3     59 r
        db 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;    46.3 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3424], ymm2                                       ;    47.2 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm2, [r8 + 448]                                         ;    38.5 agu1    58 r
        db 0x2e
        vmovdqu ymm3, [rbp + 1024]                                       ;    39.3 agu0    58 r reload
        db 0x2e
        vmovdqu ymm4, [rbp + 128]                                        ;    39.5 agu1    58 r reload
        vpand ymm2, ymm2, ymm3                                           ;    46.3 fp0     58 r
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp - 128]                                    ;    47.3 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 3456], ymm2                                       ;    48.3 agu2+fp5   58 r
        db 0x2e
        vmovdqu [rbp + 3488], ymm2                                       ;    49.2 agu1+fp5  118 halves
        db 0x2e
        vpor ymm2, ymm2, [r9 + 4096]                                     ;    48.3 fp2+agu0   59 r
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    49.3 fp3     59 r
        db 0x2e
        vmovdqu [rbp + 3520], ymm2                                       ;    50.3 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;    51.2 agu1+fp5  118 halves
        db 0x2e
        vpand ymm4, ymm4, [r8]                                           ;    46.5 fp0+agu0   58 r
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp - 64]                                     ;    47.5 fp1+agu1   58 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm4                                       ;    52.2 agu2+fp5   58 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm4                                       ;    53.2 agu0+fp5  118 halves
        db 0x2e
        vpor ymm4, ymm4, [r9 + 4160]                                     ;    48.5 fp2+agu1   59 r
        db 0x2e
        vmovdqu ymm2, [rbp + 448]                                        ;    45.5 agu0    58 r reload
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;    52.5 fp3     59 r
        db 0x2e
        vpand ymm2, ymm2, [r8 + 64]                                      ;    52.5 fp0+agu1   58 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 32]                                     ;    53.5 fp1+agu0   58 r
        db 0x2e
        mov r10, qword [rbp + 6664]                                      ;    46.7 agu2    68 k1.0 reload
        db 0x2e
        vmovdqu [rbp + 3648], ymm4                                       ;    54.2 agu1+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3680], ymm2                                       ;    55.2 agu0+fp5   58 r
        vmovdqu [rbp + 3712], ymm2                                       ;    56.2 agu2+fp5  118 halves
        vpor ymm2, ymm2, [r9 + 4224]                                     ;    54.5 fp2+agu1   59 r
        mov qword [rbp + 6752], r10                                      ;    50.7 agu0+st0  118 halves
        mov r10, qword [rbp + 6696]                                      ;    48.7 agu2   118 halves reload
        mov qword [rbp + 6760], r10                                      ;    52.7 agu1+st1  118 halves
        db 0x2e
        mov r10, qword [rbp + 6704]                                      ;    49.5 agu0   118 halves reload
        db 0x2e
        mov qword [rbp + 6768], r10                                      ;    53.5 agu2+st0  118 halves
        db 0x2e
        vpand ymm0, ymm0, [r8 + 160]                                     ;    50.3 fp3+agu1   58 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 96]                                     ;    51.3 fp0+agu0   58 r
        vmovdqu [rbp + 3744], ymm0                                       ;    57.2 agu2+fp5   58 r
        vmovdqu [rbp + 3776], ymm0                                       ;    58.2 agu1+fp5  118 halves
        vmovdqu [rbp + 3808], ymm4                                       ;    59.2 agu0+fp5  118 halves
        vmovdqu ymm4, [rbp + 512]                                        ;    52.3 agu1    58 r reload
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    59.3 fp1     59 r
        db 0x2e
        vpand ymm4, ymm4, [r8 + 128]                                     ;    59.3 fp2+agu0   58 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 0]                                      ;    60.3 fp3+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3840], ymm4                                       ;    61.3 agu2+fp5  118 halves
        db 0x2e
        vmovdqu [rbp + 3872], ymm2                                       ;    61.2 agu0+fp5   59 r
        vmovdqu [rbp + 3904], ymm2                                       ;    62.2 agu2+fp5  118 halves
        vpor ymm0, ymm0, [r9 + 4320]                                     ;    54.3 fp0+agu1   59 r
        vmovdqu ymm2, [rbp + 640]                                        ;    54.5 agu0    58 r reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;    61.5 fp1     59 r
        db 0x2e
        vmovdqu [rbp + 3936], ymm0                                       ;    63.2 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 3968], ymm0                                       ;    64.2 agu1+fp5  118 halves
        db 0x2e
        vmovdqu [rbp + 4000], ymm4                                       ;    65.2 agu0+fp5   58 r
        db 0x2e
        vpor ymm4, ymm4, [r9 + 4288]                                     ;    61.3 fp2+agu1   59 r
        db 0x2e
        vmovdqu ymm0, [rbp + 608]                                        ;    56.5 agu0    58 r reload
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;    63.5 fp3     59 r
        vmovdqu [rbp + 4032], ymm4                                       ;    66.2 agu2+fp5   59 r
        db 0x2e
        vmovdqu [rbp + 4064], ymm4                                       ;    67.2 agu1+fp5  118 halves
        db 0x2e
        vpand ymm0, ymm0, [r8 + 192]                                     ;    63.5 fp0+agu0   58 r
        vpxor ymm0, ymm0, [rbp + 256]                                    ;    64.5 fp1+agu1   58 r
        vmovdqu [rbp + 4096], ymm0                                       ;    68.2 agu2+fp5   58 r
        vmovdqu [rbp + 4128], ymm0                                       ;    69.2 agu0+fp5  118 halves
        vpor ymm0, ymm0, [r9 + 4352]                                     ;    65.5 fp2+agu1   59 r
        vmovdqu ymm4, [rbp + 704]                                        ;    61.2 agu0    58 r reload
        vpxor ymm0, ymm0, ymm4                                           ;    68.2 fp3     59 r
        vmovdqu [rbp + 4160], ymm0                                       ;    70.2 agu2+fp5   59 r
        vmovdqu [rbp + 4192], ymm0                                       ;    71.2 agu1+fp5  118 halves
        vpand ymm2, ymm2, [r8 + 224]                                     ;    62.2 fp0+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 352]                                    ;    63.2 fp1+agu1   58 r
        vmovdqu [rbp + 4224], ymm2                                       ;    72.2 agu2+fp5   58 r
        vmovdqu [rbp + 4256], ymm2                                       ;    73.2 agu0+fp5  118 halves
        vpor ymm2, ymm2, [r9 + 4384]                                     ;    64.2 fp2+agu1   59 r
        vmovdqu ymm0, [rbp + 736]                                        ;    64.2 agu0    58 r reload
        vpxor ymm2, ymm2, ymm0                                           ;    71.2 fp3     59 r
        vmovdqu [rbp + 4288], ymm2                                       ;    74.2 agu2+fp5   59 r
        vpand ymm4, ymm4, [r8 + 256]                                     ;    68.2 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 288]                                    ;    69.2 fp1+agu0   58 r
        vmovdqu [rbp + 4320], ymm4                                       ;    75.2 agu2+fp5   58 r
        vmovdqu [rbp + 4352], ymm4                                       ;    76.2 agu1+fp5  118 halves
        vpor ymm4, ymm4, [r9 + 4416]                                     ;    70.2 fp2+agu0   59 r
        vmovdqu [rbp + 4384], ymm2                                       ;    77.2 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm2, [rbp + 672]                                        ;    67.2 agu1    58 r reload
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;    74.2 fp3     59 r
        db 0x2e
        vmovdqu [rbp + 4416], ymm4                                       ;    78.2 agu0+fp5   59 r
        vmovdqu [rbp + 4448], ymm4                                       ;    79.2 agu2+fp5  118 halves
        vpand ymm0, ymm0, [r8 + 288]                                     ;    71.2 fp0+agu1   58 r
        vpxor ymm0, ymm0, [rbp + 320]                                    ;    72.2 fp1+agu0   58 r
        vmovdqu [rbp + 4480], ymm0                                       ;    80.2 agu2+fp5   58 r
        vmovdqu [rbp + 4512], ymm0                                       ;    81.2 agu1+fp5  118 halves
        db 0x2e
        vpor ymm0, ymm0, [r9 + 4448]                                     ;    73.2 fp2+agu0   59 r
        db 0x2e
        vmovdqu ymm4, [rbp + 864]                                        ;    71.2 agu1    58 r reload
        vpxor ymm0, ymm0, ymm4                                           ;    78.2 fp3     59 r
        vmovdqu [rbp + 4544], ymm0                                       ;    82.2 agu2+fp5   59 r
        vmovdqu [rbp + 4576], ymm0                                       ;    83.2 agu0+fp5  118 halves
        vpand ymm2, ymm2, [r8 + 320]                                     ;    74.2 fp0+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 224]                                    ;    75.2 fp1+agu0   58 r
        vmovdqu [rbp + 4608], ymm2                                       ;    84.2 agu2+fp5   58 r
        db 0x2e
        vmovdqu [rbp + 4640], ymm2                                       ;    85.2 agu1+fp5  118 halves
        db 0x2e
        vpor ymm2, ymm2, [r9 + 4480]                                     ;    76.2 fp2+agu0   59 r
        vmovdqu ymm0, [rbp + 896]                                        ;    74.3 agu1    58 r reload
        vpxor ymm2, ymm2, ymm0                                           ;    81.3 fp3     59 r
        vmovdqu [rbp + 4672], ymm2                                       ;    86.2 agu2+fp5   59 r
        vmovdqu [rbp + 4704], ymm2                                       ;    87.2 agu0+fp5  118 halves
        vpand ymm4, ymm4, [r8 + 352]                                     ;    78.2 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 192]                                    ;    79.2 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 4736], ymm4                                       ;    88.2 agu2+fp5   58 r
        db 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;    89.2 agu1+fp5  118 halves
        db 0x2e
        vpor ymm4, ymm4, [r9 + 4512]                                     ;    80.2 fp2+agu0   59 r
        db 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;    81.2 fp3     59 r
        db 0x2e
        vmovdqu ymm1, [r8 + 384]                                         ;    78.5 agu1    58 r
        db 0x2e
        vmovdqu [rbp + 4800], ymm4                                       ;    90.2 agu2+fp5   59 r
        vmovdqu [rbp + 4832], ymm4                                       ;    91.2 agu0+fp5  118 halves
        vpand ymm1, ymm1, ymm0                                           ;    85.5 fp0     58 r
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 544]                                    ;    86.5 fp1+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 4864], ymm1                                       ;    92.2 agu2+fp5   58 r
        db 0x2e
        vmovdqu [rbp + 4896], ymm1                                       ;    93.2 agu0+fp5  118 halves
        db 0x2e
        vpor ymm1, ymm1, [r9 + 4544]                                     ;    87.5 fp2+agu1   59 r
        vpxor ymm1, ymm1, ymm3                                           ;    88.5 fp3     59 r
        vmovdqu [rbp + 4928], ymm1                                       ;    94.2 agu2+fp5   59 r
        vmovdqu [rbp + 4960], ymm1                                       ;    95.2 agu0+fp5  118 halves
        mov r8, qword [rbp + 6728]                                       ;                    resident
        db 0x2e
        mov r9, qword [rbp + 6736]                                       ;                    resident
        db 0x2e
        mov r10, qword [rbp + 6744]                                      ;                    resident
        db 0x2e
        mov r11, qword [rbp + 6752]                                      ;                    resident
        db 0x2e
        mov r12, qword [rbp + 6760]                                      ;                    resident
        db 0x2e
        mov r13, qword [rbp + 6768]                                      ;                    resident
        vmovdqu ymm0, [rbp + 3040]                                       ;                    resident
        vmovdqu ymm1, [rbp + 3552]                                       ;                    resident
        vmovdqu ymm2, [rbp + 3168]                                       ;                    resident
        vmovdqu ymm3, [rbp + 3808]                                       ;                    resident
        vmovdqu ymm4, [rbp + 3296]                                       ;                    resident
        vmovdqu ymm5, [rbp + 3904]                                       ;                    resident
        vmovdqu ymm6, [rbp + 3424]                                       ;                    resident
        vmovdqu ymm7, [rbp + 4064]                                       ;                    resident
        vmovdqu ymm8, [rbp + 3968]                                       ;                    resident
        vmovdqu ymm9, [rbp + 4192]                                       ;                    resident
        vmovdqu ymm10, [rbp + 4384]                                      ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 4448]                                      ;                    resident
        db 0x2e
        vmovdqu ymm12, [rbp + 4576]                                      ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 4704]                                      ;                    resident
        mov r14, qword [rbp + 6712]                                      ;                    resident
        mov r15, qword [rbp + 6720]                                      ;                    resident
        mov esi, dword [rbp + 6800]                                      ;                    resident
.halves_3:
        vmovdqu ymm15, [r8 + 384]                                        ;     0.0 agu0    50 next
        vmovdqu [rbp + 4992], ymm2                                       ;     0.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;     7.0 fp0     50 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm1                                       ;     1.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm1, [r8 + 416]                                         ;     1.0 agu0    50 next
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;     8.0 fp1     50 next
        db 0x2e
        vmovdqu ymm2, [r8 + 448]                                         ;     1.2 agu1    50 next
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;     8.2 fp2     50 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm3                                       ;     2.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm3, [r8 + 480]                                         ;     2.0 agu0    50 next
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;     9.0 fp3     50 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm10                                      ;     3.2 agu1+fp5   50 next spill
        db 0x2e
        vmovdqu [rbp + 5120], ymm9                                       ;     4.2 agu2+fp5   50 next spill
        vmovdqu [rbp + 5152], ymm3                                       ;    10.0 agu0+fp5   50 next spill
        vmovdqu [rbp + 5184], ymm5                                       ;     6.2 agu1+fp5   50 next spill
        vmovdqu [rbp + 5216], ymm7                                       ;     7.2 agu2+fp5   50 next spill
        vmovdqu [rbp + 5248], ymm12                                      ;     8.2 agu0+fp5   50 next spill
        vmovdqu ymm14, [r8 + 352]                                        ;     4.2 agu1    50 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm6                                       ;     9.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm4                                       ;    10.2 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8]                                               ;     5.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    12.2 fp0     50 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 32]                                          ;     6.0 agu0    50 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    13.0 fp1     50 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm4                                       ;    13.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm6, [r8 + 64]                                          ;     6.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;    13.2 fp2     50 next
        db 0x2e
        vmovdqu [rbp + 5376], ymm8                                       ;    12.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu [rbp + 5408], ymm11                                      ;    13.2 agu0+fp5   50 next spill
        db 0x2e
        vmovdqu [rbp + 5440], ymm0                                       ;    14.2 agu1+fp5   50 next spill
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;    11.2 fp3     50 next
        db 0x2e
        vmovdqu ymm0, [r8 + 288]                                         ;     8.0 agu0    50 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4832]                                   ;    15.0 fp0+agu1   50 next
        db 0x2e
        vmovdqu ymm7, [r8 + 96]                                          ;     9.0 agu0    50 next
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    16.0 fp1     50 next
        db 0x2e
        vmovdqu ymm8, [r8 + 128]                                         ;     9.2 agu1    50 next
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;    16.2 fp2     50 next
        db 0x2e
        vmovdqu ymm9, [r8 + 160]                                         ;    10.0 agu0    50 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    17.0 fp3     50 next
        db 0x2e
        vmovdqu ymm10, [r8 + 192]                                        ;    10.2 agu1    50 next
        db 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;    17.2 fp0     50 next
        db 0x2e
        vmovdqu ymm11, [r8 + 224]                                        ;    11.0 agu0    50 next
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;    18.0 fp1     50 next
        db 0x2e
        vmovdqu ymm12, [r8 + 256]                                        ;    11.2 agu1    50 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm15                                      ;    15.2 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm15, ymm8, ymm9                                          ;    18.0 fp2     41 next
        vmovdqu [rbp + 5504], ymm13                                      ;    16.2 agu0+fp5   50 next spill
        vmovdqu ymm4, [r8 + 320]                                         ;    12.2 agu1    50 next
        vmovdqu [rbp + 5536], ymm5                                       ;    17.2 agu2+fp5   50 next spill
        vmovdqu [rbp + 5568], ymm14                                      ;    18.2 agu0+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm7                                          ;    17.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm2                                       ;    19.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm9                                          ;    19.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;    20.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm1                                       ;    20.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;    18.2 fp2     50 next
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm11                                         ;    19.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel kasumi_encrypt_compact.T0_constants256]   ;    20.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm2                                       ;    21.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;    19.2 fp1+agu0   50 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm0                                           ;    17.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;    18.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm12                                          ;    19.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm12                                          ;    19.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm3                                       ;    22.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm8                                              ;    18.0         41 next copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm9                                       ;    23.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;    21.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm5                                       ;    24.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;    20.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm0                                           ;    20.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5792], ymm5                                       ;    25.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm6, ymm11                                          ;    19.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    20.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm3, ymm0                                           ;    20.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    21.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm9                                          ;    20.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm7                                           ;    20.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm2                                       ;    26.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm10                                         ;    20.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel kasumi_encrypt_compact.T0_constants256]   ;    21.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm2                                       ;    27.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm7, ymm13                                          ;    21.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;    22.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5888], ymm14                                      ;    28.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm0                                           ;    21.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;    21.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm11                                        ;    22.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    23.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm5                                          ;    24.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm14                                         ;    25.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;    23.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    24.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm15, ymm7                                           ;    23.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;    24.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm5                                       ;    29.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm7                                           ;    24.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;    24.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;    24.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm6                                       ;    30.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;    24.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm13, ymm11                                         ;    25.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    26.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm8                                       ;    31.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5760]                                   ;    31.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;    25.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;    26.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;    26.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm12                                          ;    26.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;    26.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5888]                                   ;    35.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    36.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    37.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel kasumi_encrypt_compact.T0_constants256] ;    38.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm4                                           ;    28.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    32.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5856]                                       ;    27.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    29.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;    34.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5888]                                   ;    35.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;    29.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm14                                      ;    39.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;    29.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, [rbp + 5728]                                 ;    30.2 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;    30.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;    30.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;    31.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5696]                                      ;    29.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                        ;    36.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;    37.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5728]                                      ;    30.3 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm15                                         ;    37.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    38.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;    32.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                          ;    32.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5952]                                   ;    37.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5888]                                 ;    35.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;    39.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;    38.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;    33.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;    36.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;    36.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5760]                                 ;    39.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    39.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm6                                       ;    40.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 5984]                                  ;    38.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    39.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm15                                         ;    37.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5824]                                   ;    38.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    40.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;    41.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;    37.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;    38.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;    39.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm11                                          ;    40.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    41.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5920]                                 ;    38.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;    42.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;    39.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5536]                                       ;    38.8 agu0    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5824]                                 ;    39.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5664]                                   ;    39.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;    40.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                         ;    40.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;    40.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;    41.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5600]                                      ;    40.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5856]                                   ;    41.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5984]                                   ;    42.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5792]                                   ;    43.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5536]                                       ;    42.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5568]                                       ;    42.8 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5632]                                      ;    43.3 agu1    50 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    42.2 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    44.3 fp3     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 5600]                                      ;    43.8 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;    50.3 fp0     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 5472]                                       ;    44.3 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5344]                                       ;    44.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;    49.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    51.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5152]                                      ;    45.3 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm9                                       ;    43.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;    52.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5792], ymm12                                      ;    43.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    51.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm10                                         ;    52.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;    50.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm1                                       ;    45.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm7                                          ;    51.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm6                                           ;    52.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm13                                      ;    45.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 5600]                                   ;    52.8 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5824], ymm2                                       ;    46.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5536]                                       ;    46.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm3                                       ;    47.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5600]                                       ;    47.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;    54.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;    55.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm11, ymm1                                         ;    53.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;    53.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    54.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5344]                                 ;    54.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm0                                       ;    49.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5344]                                       ;    50.0 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                          ;    57.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;    55.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;    55.3 fp2     41 next
        db 0x2e
        vpand ymm4, ymm4, ymm7                                           ;    56.3 fp3     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 5600]                                   ;    53.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm13                                      ;    54.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm2                                          ;    58.0 fp1     41 next
        db 0x2e
        vpor ymm0, ymm0, ymm12                                           ;    58.0 fp2     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5536]                                 ;    53.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5344]                                   ;    54.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5888], ymm14                                      ;    53.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm9, [rbp + 5600]                                  ;    55.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;    59.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm0                                       ;    60.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;    55.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5344]                                      ;    54.8 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    56.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;    57.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    55.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5536]                                   ;    55.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, ymm14                                         ;    61.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;    62.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm4                                       ;    58.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm7                                           ;    55.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm4, ymm0                                          ;    62.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;    63.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;    57.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;    56.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    57.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm10                                          ;    57.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;    63.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm1, ymm10                                          ;    57.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;    58.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;    58.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;    59.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm14                                        ;    64.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;    62.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                         ;    63.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]       ;    58.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;    65.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;    65.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5888]                                      ;    58.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;    65.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm4                                       ;    66.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm10, ymm11                                         ;    65.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm15, [rbp + 5536]                                  ;    60.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;    61.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm10, [rbp + 5600]                                 ;    61.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;    62.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    62.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5344]                                   ;    61.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    66.8 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5536]                                      ;    62.0 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm14                                         ;    69.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, [rbp + 5344]                                  ;    62.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm14                                         ;    69.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    70.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm10                                         ;    70.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm15                                         ;    71.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;    71.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;    72.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;    64.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;    66.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;    70.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;    73.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    71.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5920]                                 ;    72.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;    73.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5344]                                      ;    65.8 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                          ;    72.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5600]                                       ;    66.3 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                           ;    73.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    74.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5888]                                      ;    66.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm14                                         ;    73.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6048]                                   ;    75.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    74.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;    74.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5632]                                       ;    70.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm8                                          ;    77.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6016]                                       ;    70.5 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;    74.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;    72.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;    78.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]      ;    71.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;    78.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;    79.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5952]                                   ;    80.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5824]                                   ;    72.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    75.0 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5472]                                   ;    77.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5664]                                   ;    77.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;    79.3 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5696]                                   ;    74.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    75.8 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5728]                                       ;    74.3 agu1    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5152]                                   ;    81.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;    82.3 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 5984]                                      ;    75.3 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 6080]                                   ;    78.5 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 5856]                                 ;    76.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm10, ymm7                                          ;    81.2 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5536]                                 ;    82.3 fp1+agu0   41 next
        vpxor ymm3, ymm3, [r11 + 4416]                                   ;    79.5 fp2+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4480]                                 ;    78.2 fp3+agu0   44 next
        vpxor ymm2, ymm2, ymm12                                          ;    83.3 fp0     41 next
        vpxor ymm5, ymm5, [r11 + 4096]                                   ;    78.3 fp1+agu1   44 next
        vpxor ymm0, ymm0, [r11 + 4384]                                   ;    79.2 fp2+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4128]                                   ;    79.3 fp3+agu1   44 next
        db 0x2e
        vpxor ymm2, ymm2, [r11 + 4576]                                   ;    84.3 fp0+agu0   44 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5760]                                      ;    80.3 agu1    44 next
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 4256]                                 ;    81.2 fp1+agu0   44 next
        vpxor ymm14, ymm14, [r11 + 4448]                                 ;    81.3 fp2+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4224]                                   ;    82.3 fp3+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4512]                                   ;    83.3 fp0+agu1   44 next
        vmovdqu [rbp + 5760], ymm6                                       ;    84.3 agu2+fp5   44 next spill
        vpxor ymm12, ymm12, [r11 + 4288]                                 ;    83.3 fp1+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4160]                                   ;    83.3 fp2+agu1   44 next
        vmovdqu ymm6, [rbp + 5792]                                       ;    84.2 agu0    44 next
        vpxor ymm6, ymm6, [r11 + 4352]                                   ;    91.2 fp3+agu1   44 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;    87.3 fp0+agu0   44 next
        vmovdqu [rbp + 5984], ymm0                                       ;    81.2 agu2+fp5   44 next spill
        vpxor ymm4, ymm4, [r11 + 4192]                                   ;    85.3 fp1+agu1   44 next
        vmovdqu [rbp + 5152], ymm14                                      ;    82.3 agu2+fp5   44 next spill
        db 0x2e
        vmovdqu [rbp + 5792], ymm3                                       ;    83.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm3, ymm8, ymm6                                           ;    92.2 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm8, ymm13                                         ;    88.3 fp3     41 next
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 4544]                                   ;    86.2 fp0+agu0   44 next
        db 0x2e
        vmovdqu [rbp + 5536], ymm7                                       ;    87.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm7, ymm5, ymm12                                          ;    84.3 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm8, ymm4                                           ;    86.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5856], ymm2                                       ;    85.3 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm1                                           ;    83.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm11                                      ;    86.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm12, ymm4                                         ;    86.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm6                                       ;    92.2 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm4                                           ;    87.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm7                                       ;    88.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;    88.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;    89.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;    85.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;    86.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;    90.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm6                                       ;    89.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm13                                          ;    88.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm4                                          ;    86.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm4                                       ;    90.2 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm1                                           ;    86.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm14                                      ;    91.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm13                                        ;    88.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm14                                      ;    92.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm10                                         ;    87.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;    88.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;    89.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm6                                       ;    93.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm10, ymm9                                          ;    88.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;    89.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm3                                          ;    93.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;    94.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm6                                       ;    94.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm10                                          ;    89.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm13                                         ;    89.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;    89.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;    90.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm14                                        ;    91.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm14                                        ;    92.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;    90.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm0, ymm1                                            ;    90.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;    95.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;    91.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm1                                          ;    91.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;    95.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5344]                                   ;    99.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm5                                       ;   100.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm8                                           ;    92.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;    93.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm8                                       ;    96.2 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm6                                       ;    97.2 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm3                                          ;    93.2 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;    94.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6080]                                 ;    98.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    94.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                           ;    94.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm12                                         ;    94.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;    94.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    95.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;    96.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;    97.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]       ;    94.3 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5344]                                      ;    94.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5632]                                   ;   101.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   101.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm8                                       ;    98.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm13, ymm11                                         ;   101.5 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   102.5 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   102.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   102.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;    96.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;    97.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;    97.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, [rbp + 5600]                                   ;    97.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;    98.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;    98.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5888], ymm14                                      ;   102.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;    99.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5664]                                       ;    97.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   104.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   105.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5600]                                       ;    98.3 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   106.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm6, ymm0                                          ;   105.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;    99.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 6048]                                 ;   107.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   100.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   100.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   101.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   107.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm5                                       ;   108.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5952]                                       ;   100.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm3                                           ;   107.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   108.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm13, [rbp + 5568]                                  ;   108.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6080]                                 ;   107.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   109.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 6016]                                 ;   108.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   109.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   102.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   110.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm0                                          ;   105.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   104.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   108.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   109.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5824]                                   ;   105.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6016]                                   ;   106.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   106.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   111.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   106.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   106.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5696]                                 ;   107.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   108.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   107.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5536]                                       ;   107.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   108.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5856]                                       ;   107.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5152]                                       ;   108.3 agu1    44 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   110.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   111.2 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5728]                                      ;   108.8 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5632]                                   ;   109.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5472]                                   ;   112.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   110.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5952], ymm4                                       ;   111.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   113.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm12                                      ;   110.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5728]                                      ;   110.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5984]                                       ;   110.8 agu0    44 next reload
        db 0x2e
        vmovdqu ymm6, [rbp + 5792]                                       ;   111.3 agu1    44 next reload
        db 0x2e
        vmovdqu ymm10, [rbp + 5760]                                      ;   111.8 agu0    44 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   118.3 fp3     41 next
        db 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   115.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm6                                           ;   118.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   118.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5856]                                       ;   112.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                           ;   119.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm8                                       ;   114.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm5                                           ;   120.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5728]                                   ;   119.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   117.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   117.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm10                                         ;   118.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm2                                       ;   112.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm8                                          ;   121.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   119.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   120.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 5536]                                 ;   120.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm7                                       ;   113.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   121.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm13                                      ;   114.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, [rbp + 5728]                                  ;   119.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   122.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm15                                      ;   117.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5856]                                      ;   118.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   120.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   120.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 5728]                                 ;   125.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 6016], ymm2                                       ;   122.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm10, [rbp + 5536]                                 ;   119.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm13, ymm15                                         ;   126.0 fp0     41 next
        db 0x2e
        vpor ymm13, ymm13, ymm12                                         ;   120.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5824], ymm14                                      ;   119.8 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm4, [rbp + 5728]                                  ;   121.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   122.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm13                                      ;   123.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5536]                                 ;   126.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5536]                                      ;   121.0 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm14                                         ;   128.0 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   121.8 fp2     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5856]                                 ;   121.5 fp3+agu1   41 next
        db 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   121.8 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   123.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   127.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   129.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   130.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   122.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 5856]                                 ;   127.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm1                                       ;   124.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm6                                           ;   123.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   129.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   128.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   129.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm10                                          ;   124.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   130.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   128.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]      ;   124.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm10                                          ;   124.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   125.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   130.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5824]                                      ;   125.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   131.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm1                                       ;   132.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm14                                         ;   131.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   129.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   130.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm11                                         ;   132.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, [rbp + 5728]                                 ;   127.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   132.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   131.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm0, [rbp + 5856]                                  ;   128.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   129.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                        ;   129.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   129.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   133.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5536]                                 ;   129.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5856]                                      ;   129.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm14                                         ;   136.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm0, [rbp + 5536]                                   ;   130.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm14                                          ;   136.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   137.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm10                                          ;   137.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;   131.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm0                                          ;   138.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   138.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   133.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   137.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   138.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   139.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5536]                                      ;   131.7 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6016]                                 ;   139.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   140.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5824]                                      ;   132.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5728]                                       ;   132.8 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                         ;   139.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   138.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   140.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm14                                         ;   139.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   140.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5152]                                       ;   136.5 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm9                                            ;   143.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   141.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   139.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5600]                                       ;   137.7 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   140.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5696]                                   ;   138.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   144.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   141.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   142.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   145.5 fp2     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3488]                                      ;   139.0 agu1    50 next reload
        db 0x2e
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]       ;   139.2 agu0    41 next reload
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5568]                                 ;   141.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 5888]                                       ;   140.2 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5792]                                   ;   147.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, [rbp + 5920]                                   ;   148.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5760]                                   ;   144.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   145.7 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5664]                                   ;   143.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5344]                                   ;   143.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   146.2 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   147.2 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5952]                                       ;   143.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6080]                                   ;   146.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   144.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5632]                                 ;   144.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm10, ymm6                                          ;   147.5 fp3     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5856]                                   ;   150.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   151.2 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2944]                                 ;   152.2 fp2+agu0   50 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4640]                                 ;   146.0 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 4512]                                 ;   148.2 fp0+agu0   50 next
        vmovdqu [rbp + 5856], ymm14                                      ;   149.2 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 6048]                                      ;   147.0 agu1    50 next
        vmovdqu [rbp + 6048], ymm11                                      ;   147.0 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 5472]                                      ;   147.2 agu0    50 next
        vpxor ymm11, ymm11, [rbp + 4128]                                 ;   154.2 fp1+agu1   50 next
        vmovdqu [rbp + 5536], ymm11                                      ;   155.2 agu2+fp5   50 next spill
        vpxor ymm6, ymm6, [rbp + 4896]                                   ;   148.5 fp2+agu0   50 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3104]                                   ;   149.0 fp3+agu1   50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   149.2 fp0+agu0   50 next
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   147.2 fp1     50 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4256]                                 ;   150.0 fp2+agu1   50 next
        vmovdqu [rbp + 5472], ymm15                                      ;   153.2 agu2+fp5   50 next spill
        vmovdqu ymm15, [r9 + 256]                                        ;   150.2 agu0    50 next
        vpxor ymm15, ymm15, ymm12                                        ;   157.2 fp3     50 next
        vmovdqu ymm12, [r9 + 288]                                        ;   151.0 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 3776]                                 ;   154.0 fp0+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 3232]                                   ;   152.0 fp1+agu1   50 next
        vmovdqu [rbp + 5952], ymm6                                       ;   149.5 agu2+fp5   50 next spill
        vpxor ymm12, ymm12, [rbp + 3104]                                 ;   158.0 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 3616]                                   ;   153.0 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 4768]                                   ;   153.2 fp0+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 3712]                                   ;   154.0 fp1+agu1   50 next
        vmovdqu [rbp + 5632], ymm5                                       ;   154.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu [rbp + 5888], ymm9                                       ;   154.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [r9 + 128]                                         ;   154.2 agu0    50 next
        vmovdqu [rbp + 5728], ymm10                                      ;   152.0 agu2+fp5   50 next spill
        vmovdqu [rbp + 5600], ymm13                                      ;   153.0 agu2+fp5   50 next spill
        vpxor ymm8, ymm8, [rbp + 3840]                                   ;   155.0 fp2+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 4352]                                   ;   155.2 fp3+agu0   50 next
        vmovdqu ymm10, [r9 + 32]                                         ;   156.0 agu1    50 next
        vmovdqu [rbp + 5152], ymm2                                       ;   154.0 agu2+fp5   50 next spill
        vmovdqu ymm2, [r9 + 160]                                         ;   156.2 agu0    50 next
        vpxor ymm2, ymm2, [rbp + 4768]                                   ;   163.2 fp0+agu1   50 next
        vmovdqu [rbp + 5760], ymm4                                       ;   156.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [r9 + 384]                                         ;   157.2 agu0    50 next
        vpxor ymm4, ymm4, [rbp + 3712]                                   ;   164.2 fp1+agu1   50 next
        vmovdqu ymm5, [r9 + 352]                                         ;   158.2 agu0    50 next
        vmovdqu ymm11, [r9 + 448]                                        ;   159.0 agu1    50 next
        vpxor ymm11, ymm11, [rbp + 3840]                                 ;   166.0 fp2+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;   165.2 fp3+agu1   50 next
        vmovdqu [rbp + 5344], ymm14                                      ;   156.0 agu2+fp5   50 next spill
        vmovdqu ymm14, [r9 + 480]                                        ;   160.2 agu0    50 next
        vmovdqu [rbp + 5664], ymm8                                       ;   157.0 agu2+fp5   50 next spill
        vmovdqu ymm8, [r9]                                               ;   161.0 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 3776]                                 ;   167.2 fp0+agu0   50 next
        vmovdqu ymm6, [r9 + 320]                                         ;   162.0 agu1    50 next
        vmovdqu [rbp + 5792], ymm1                                       ;   158.0 agu2+fp5   50 next spill
        vmovdqu ymm13, [r9 + 416]                                        ;   162.2 agu0    50 next
        vmovdqu [rbp + 6080], ymm12                                      ;   159.0 agu2+fp5   50 next spill
        vpxor ymm9, ymm9, [rbp + 4640]                                   ;   163.0 fp1+agu1   50 next
        vmovdqu [rbp + 5568], ymm4                                       ;   165.2 agu2+fp5   50 next spill
        vpxor ymm13, ymm13, [rbp + 3360]                                 ;   169.2 fp2+agu0   50 next
        vmovdqu [rbp + 5984], ymm13                                      ;   170.2 agu2+fp5   50 next spill
        vpxor ymm8, ymm8, [rbp + 4128]                                   ;   168.0 fp3+agu1   50 next
        vmovdqu ymm1, [r9 + 96]                                          ;   164.2 agu0    50 next
        vpxor ymm1, ymm1, [rbp + 4512]                                   ;   171.2 fp0+agu1   50 next
        vmovdqu ymm12, [r9 + 192]                                        ;   165.2 agu0    50 next
        vmovdqu [rbp + 5696], ymm3                                       ;   162.0 agu2+fp5   50 next spill
        vmovdqu [rbp + 5920], ymm7                                       ;   163.0 agu2+fp5   50 next spill
        vpxor ymm12, ymm12, [rbp + 4896]                                 ;   172.2 fp1+agu1   50 next
        vmovdqu [rbp + 5824], ymm15                                      ;   164.0 agu2+fp5   50 next spill
        vmovdqu ymm15, [r9 + 224]                                        ;   166.2 agu0    50 next
        vpxor ymm15, ymm15, [rbp + 2944]                                 ;   173.2 fp2+agu1   50 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [r9 + 64]                                          ;   167.2 agu0    50 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm2                                          ;   168.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3616]                                   ;   169.0 fp0+agu1   50 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4352]                                   ;   174.2 fp1+agu0   50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4256]                                 ;   169.0 fp2+agu1   50 next
        db 0x2e
        vmovdqa ymm3, ymm10                                              ;   170.0         41 next copy
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   174.2 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm10, ymm7                                         ;   175.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm11                                      ;   167.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm8                                         ;   169.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm6                                       ;   170.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm12                                         ;   173.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                          ;   174.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 6144], ymm5                                       ;   168.2 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm5, ymm7, ymm2                                           ;   175.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 6176], ymm15                                      ;   174.2 agu0+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm13, ymm7                                         ;   176.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   177.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm9                                          ;   169.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   170.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   175.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm6                                       ;   176.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm5, ymm12                                          ;   176.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm6                                       ;   177.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm14, ymm9                                          ;   171.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm15                                      ;   172.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm12                                         ;   173.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm4                                       ;   173.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm7, ymm2                                           ;   175.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm7                                       ;   175.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm8                                          ;   173.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   173.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   174.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm15                                      ;   175.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm1                                          ;   174.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   175.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm3                                           ;   175.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   176.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm12                                          ;   175.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   175.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm15                                      ;   176.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm13, ymm9                                         ;   176.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   177.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm6                                          ;   178.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm15                                         ;   179.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   176.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   177.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm13, ymm8                                           ;   177.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   178.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm10                                      ;   177.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   177.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm6                                       ;   179.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm9                                           ;   177.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   178.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm8                                          ;   178.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 6176]                                 ;   181.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm14                                      ;   182.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm10                                         ;   178.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   179.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   180.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6208]                                   ;   183.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   180.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm2, ymm5                                          ;   180.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   180.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   181.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   182.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6176]                                       ;   179.5 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm10                                      ;   181.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm12, ymm5                                         ;   186.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   187.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   183.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]       ;   180.3 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   187.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   187.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6400]                                 ;   183.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   184.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   182.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   183.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   183.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm3, [rbp + 6336]                                   ;   183.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   184.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   184.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6304]                                       ;   182.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                         ;   189.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   190.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6336]                                      ;   182.8 agu0    50 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   185.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   191.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm15                                      ;   188.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm6, ymm13                                         ;   189.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   185.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 6496]                                 ;   189.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   192.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   186.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 6496], ymm14                                      ;   193.2 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm3, [rbp + 6432]                                       ;   184.8 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6208]                                   ;   192.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm3                                          ;   191.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   192.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm12, [rbp + 6528]                                 ;   190.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   187.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   191.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   188.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   193.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   188.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   194.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 6368]                                 ;   190.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm13                                         ;   189.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                           ;   189.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   193.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   194.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   190.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   190.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   191.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6016]                                       ;   190.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6464]                                 ;   191.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   191.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   195.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6368]                                 ;   192.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   192.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6400]                                 ;   192.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6272]                                 ;   192.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   193.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 6112]                                      ;   192.5 agu0    50 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   194.7 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   193.5 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 6144]                                      ;   193.3 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   200.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   194.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6240]                                   ;   195.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   196.5 fp2     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 5824]                                       ;   194.3 agu1    50 next reload
        db 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   201.3 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 6080]                                       ;   194.5 agu0    50 next reload
        db 0x2e
        vmovdqu ymm9, [rbp + 5568]                                       ;   195.3 agu1    50 next reload
        db 0x2e
        vmovdqu [rbp + 6240], ymm2                                       ;   193.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                           ;   201.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5984]                                       ;   195.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   202.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 6016]                                       ;   196.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   203.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6144]                                      ;   196.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   203.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 6432], ymm7                                       ;   195.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm10                                      ;   197.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm6                                          ;   201.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm5                                          ;   203.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 6144]                                   ;   203.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm11                                      ;   197.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm9                                           ;   202.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm10                                        ;   204.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   204.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm4                                       ;   198.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm0                                       ;   199.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, [rbp + 6144]                                   ;   203.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   205.5 fp3     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5984]                                 ;   205.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   204.5 fp1     41 next
        db 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   204.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 6304], ymm12                                      ;   201.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm9, [rbp + 5984]                                  ;   202.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 6016]                                       ;   201.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   206.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6144]                                   ;   208.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 6464], ymm14                                      ;   202.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu [rbp + 6368], ymm11                                      ;   205.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   207.5 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm12, ymm0                                         ;   209.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm7, [rbp + 6144]                                  ;   206.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm2                                          ;   203.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6016]                                   ;   203.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5984]                                   ;   209.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   208.5 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   207.5 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5984]                                      ;   204.7 agu0    50 next reload
        db 0x2e
        vmovdqu [rbp + 6528], ymm1                                       ;   209.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm12                                      ;   208.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   205.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   210.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm14                                        ;   211.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm6                                           ;   205.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm12                                         ;   212.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   211.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   212.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm9                                           ;   206.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   213.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm9                                          ;   207.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                          ;   208.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   213.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   207.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6016]                                   ;   210.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   211.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6464]                                      ;   208.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm14                                        ;   214.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   212.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   213.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   212.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   213.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]       ;   209.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   216.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm1                                       ;   217.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   216.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm15, [rbp + 6016]                                  ;   210.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm13                                          ;   215.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   215.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   211.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm9, [rbp + 6144]                                  ;   212.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   213.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   213.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   216.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6016]                                      ;   212.8 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm14                                          ;   219.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm15, [rbp + 5984]                                  ;   213.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm14                                        ;   219.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   220.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm9                                          ;   220.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm15                                         ;   221.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   221.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   217.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   220.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   221.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5984]                                       ;   214.7 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   222.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   215.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   223.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6368]                                 ;   222.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   223.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6464]                                      ;   216.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm14                                          ;   223.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5984]                                   ;   217.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   218.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   224.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 6432]                                       ;   217.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   221.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   222.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6144]                                       ;   219.8 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   226.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   227.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 6112]                                      ;   220.8 agu0    50 next reload
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm10                                         ;   227.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   228.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   229.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   224.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]      ;   221.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   224.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6560]                                       ;   222.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   228.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6208]                                   ;   230.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 6272]                                   ;   223.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   225.8 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6176]                                   ;   226.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6304]                                 ;   227.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6400]                                   ;   224.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6528]                                   ;   228.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   227.8 fp0     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 6336]                                       ;   225.8 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5568]                                   ;   232.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   233.8 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 6496]                                      ;   226.8 agu1    44 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   229.8 fp3     41 next
        db 0x2e
        vpxor ymm5, ymm5, [r12 + 4512]                                   ;   234.8 fp0+agu0   44 next
        db 0x2e
        vmovdqu [rbp + 6496], ymm5                                       ;   235.8 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm6, ymm9, ymm6                                           ;   231.8 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6080]                                   ;   229.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm2, [rbp + 6592]                                   ;   230.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [r12 + 4416]                                   ;   231.2 fp0+agu1   44 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6016]                                   ;   229.2 fp1+agu0   41 next
        vpxor ymm0, ymm0, ymm8                                           ;   230.2 fp2     41 next
        vpxor ymm0, ymm0, [r12 + 4576]                                   ;   231.2 fp3+agu1   44 next
        vpxor ymm6, ymm6, [r12 + 4544]                                   ;   232.8 fp0+agu0   44 next
        vpxor ymm12, ymm12, [r12 + 4384]                                 ;   230.8 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r12 + 4256]                                   ;   231.2 fp2+agu0   44 next
        vpxor ymm2, ymm2, [r12 + 4128]                                   ;   231.8 fp3+agu1   44 next
        vpxor ymm10, ymm10, [r12 + 4160]                                 ;   232.2 fp0+agu0   44 next
        vpxor ymm7, ymm7, [r12 + 4224]                                   ;   233.8 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r12 + 4448]                                 ;   233.2 fp2+agu0   44 next
        vpxor ymm13, ymm13, [r12 + 4480]                                 ;   233.8 fp3+agu1   44 next
        vmovdqu [rbp + 6016], ymm6                                       ;   233.8 agu2+fp5   44 next spill
        vmovdqu [rbp + 6432], ymm12                                      ;   231.8 agu2+fp5   44 next spill
        vpxor ymm3, ymm3, [r12 + 4096]                                   ;   234.2 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r12 + 4288]                                   ;   234.8 fp1+agu1   44 next
        vpxor ymm6, ymm3, ymm8                                           ;   235.8 fp2     41 next
        vmovdqu [rbp + 6400], ymm0                                       ;   232.8 agu2+fp5   44 next spill
        vpand ymm0, ymm3, ymm2                                           ;   235.2 fp3     41 next
        vpxor ymm11, ymm11, [r12 + 4320]                                 ;   235.2 fp0+agu0   44 next
        vmovdqu ymm5, [rbp + 6240]                                       ;   235.8 agu1    44 next
        db 0x2e
        vpxor ymm5, ymm5, [r12 + 4352]                                   ;   242.8 fp1+agu0   44 next
        vmovdqu [rbp + 6240], ymm4                                       ;   233.8 agu2+fp5   44 next spill
        vpxor ymm4, ymm10, ymm5                                          ;   243.8 fp2     41 next
        vmovdqu [rbp + 5984], ymm5                                       ;   243.8 agu2+fp5   44 next spill
        vpxor ymm1, ymm1, [r12 + 4192]                                   ;   236.8 fp3+agu1   44 next
        vmovdqu [rbp + 6336], ymm13                                      ;   235.8 agu2+fp5   44 next spill
        vpxor ymm13, ymm8, ymm1                                          ;   237.8 fp0     41 next
        vmovdqu [rbp + 5568], ymm14                                      ;   236.8 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm11                                        ;   236.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   237.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm1                                         ;   237.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm1                                          ;   238.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   239.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm9                                           ;   235.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm1                                       ;   237.8 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm6                                       ;   238.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   236.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm5                                       ;   239.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   238.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm14                                      ;   240.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm6, ymm11                                          ;   236.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm11                                        ;   238.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm14                                      ;   241.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm9                                          ;   237.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm1                                           ;   237.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                                          ;   237.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   238.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   239.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm5                                       ;   242.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm7                                           ;   238.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   239.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm4                                          ;   244.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   245.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm5                                       ;   243.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm9                                          ;   239.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   240.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm12, ymm2                                           ;   240.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   246.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   246.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm11                                         ;   240.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   241.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm14                                        ;   241.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm14                                        ;   242.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   241.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   242.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm2                                          ;   242.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 5984]                                   ;   250.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm3                                       ;   251.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, ymm10                                          ;   242.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   243.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   244.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   244.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm5                                       ;   247.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm4                                           ;   244.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   245.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm10                                      ;   246.8 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm8                                         ;   244.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   244.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   245.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   246.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5984]                                      ;   244.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   247.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]       ;   244.8 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm10                                      ;   247.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm13                                        ;   251.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6592]                                 ;   247.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   252.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   252.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   246.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   246.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   247.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   251.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6112]                                   ;   250.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   251.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm4, [rbp + 6144]                                   ;   248.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   249.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   248.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6304]                                       ;   247.7 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm14                                      ;   252.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   254.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   249.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6528]                                 ;   258.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   255.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   256.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   257.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6144]                                      ;   249.0 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm3                                       ;   258.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   250.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6208]                                       ;   250.3 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   250.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6592]                                   ;   257.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm4                                           ;   257.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   251.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm12                                         ;   256.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   258.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, [rbp + 5824]                                  ;   259.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   259.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   260.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   260.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm12                                         ;   256.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   258.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6176]                                 ;   257.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6560]                                 ;   259.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   256.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   256.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   256.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   256.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   260.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6272]                                   ;   257.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   257.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   258.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   258.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   261.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   262.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6016]                                       ;   257.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6240]                                       ;   258.0 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   265.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   261.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6400]                                       ;   258.8 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6560]                                   ;   259.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   259.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6336]                                      ;   259.8 agu0    41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 5568]                                       ;   260.0 agu1    44 next reload
        db 0x2e
        vpand ymm14, ymm14, ymm2                                         ;   267.0 fp1     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 6400]                                       ;   260.8 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   260.0 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6080]                                   ;   263.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 6080], ymm8                                       ;   261.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm0                                       ;   261.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6496]                                      ;   261.8 agu0    44 next reload
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6112]                                 ;   262.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   263.0 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   264.8 fp2     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 6432]                                       ;   262.8 agu0    44 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   268.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 6336]                                      ;   263.0 agu1    41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   270.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm1                                       ;   264.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm10                                      ;   265.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   269.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm5                                          ;   270.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm10                                         ;   271.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   271.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm4, ymm12                                          ;   269.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm6                                       ;   264.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   269.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm7                                           ;   267.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   272.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   273.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   274.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm14                                      ;   270.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm8, [rbp + 6336]                                   ;   270.8 fp3+agu0   41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 6016]                                 ;   272.0 fp0+agu1   41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 6336]                                   ;   267.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 6304], ymm11                                      ;   267.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   271.8 fp2     41 next
        db 0x2e
        vpand ymm11, ymm12, [rbp + 6016]                                 ;   268.8 fp3+agu1   41 next
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   271.8 fp0     41 next
        db 0x2e
        vpand ymm14, ymm1, [rbp + 6336]                                  ;   273.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 6176], ymm15                                      ;   269.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 6400]                                      ;   270.0 agu1    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 6336]                                 ;   277.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 6560], ymm0                                       ;   272.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm0, ymm11, ymm15                                         ;   278.0 fp3     41 next
        db 0x2e
        vpor ymm11, ymm11, ymm8                                          ;   270.8 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6400]                                   ;   271.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   274.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 6592], ymm11                                      ;   275.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   275.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6016]                                 ;   278.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6016]                                      ;   272.2 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm14                                         ;   279.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   279.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm3                                       ;   276.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm7                                           ;   272.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm11                                         ;   280.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6400]                                 ;   279.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   280.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]      ;   273.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   280.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   280.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   281.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm12                                          ;   274.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   281.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm14                                         ;   282.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   283.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm12                                         ;   275.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   275.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   281.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   276.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   276.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   282.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6272]                                      ;   277.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   283.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm3                                       ;   284.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm13                                         ;   284.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   280.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   281.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   282.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                          ;   280.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm2, [rbp + 6400]                                  ;   280.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   281.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 6336]                                 ;   280.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   281.5 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   281.5 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 6016]                                 ;   281.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   284.2 fp0     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 6400]                                      ;   281.5 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm7, ymm14                                         ;   288.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 6016]                                   ;   282.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm14                                         ;   288.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   289.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm12                                          ;   289.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm4, ymm2                                          ;   290.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   290.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   285.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   289.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   284.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6336]                                       ;   283.2 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   290.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   291.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6016]                                      ;   283.7 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                         ;   290.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   290.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   291.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5568]                                      ;   284.3 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   291.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                                           ;   291.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   292.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   293.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   292.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]       ;   288.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6560]                                 ;   291.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   292.5 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 6272]                                      ;   289.7 agu0    41 next reload
        db 0x2e
        vpand ymm9, ymm12, ymm14                                         ;   296.7 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6112]                                 ;   290.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 6144]                                       ;   290.7 agu0    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6496]                                   ;   297.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   298.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   297.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   296.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6464]                                       ;   291.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6240]                                   ;   298.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6304]                                 ;   292.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   297.7 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   298.7 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6592]                                   ;   294.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5984]                                   ;   293.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6176]                                   ;   294.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5824]                                 ;   294.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5888]                                 ;   295.0 fp1+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 5920]                                   ;   298.7 fp2+agu0   50 next
        vpxor ymm2, ymm1, [rbp + 6368]                                   ;   299.7 fp3+agu1   41 next
        vmovdqu ymm9, [rbp + 5696]                                       ;   296.7 agu0    50 next reload
        vpxor ymm7, ymm12, ymm7                                          ;   295.5 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   298.7 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5632]                                   ;   299.7 fp2+agu1   50 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5792]                                   ;   297.7 fp3+agu0   50 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5952]                                   ;   298.0 fp0+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 5152]                                   ;   299.7 fp1+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 5728]                                 ;   299.0 fp2+agu1   50 next
        vpxor ymm2, ymm2, [rbp + 5760]                                   ;   300.7 fp3+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 5856]                                 ;   300.0 fp0+agu1   50 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   297.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 6208]                                       ;   300.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6400]                                   ;   307.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   298.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   308.7 fp0     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5600]                                 ;   301.7 fp1+agu0   50 next
        db 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   303.7 fp2     50 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5664]                                   ;   308.7 fp3+agu1   50 next
        db 0x2e
        vpxor ymm9, ymm9, [r10 + 96]                                     ;   303.7 fp0+agu0   50 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5472]                                 ;   309.7 fp1+agu1   50 next
        vmovdqu [rbp + 5696], ymm15                                      ;   310.7 agu2+fp5   50 next spill
        vpxor ymm13, ymm13, [rbp + 6048]                                 ;   303.7 fp2+agu0   50 next
        vmovdqu ymm15, [rbp + 6528]                                      ;   304.0 agu1    50 next
        vpxor ymm15, ymm15, [rbp + 5344]                                 ;   311.0 fp3+agu0   50 next
        vmovdqu [rbp + 6528], ymm7                                       ;   300.3 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 6080]                                       ;   305.0 agu1    50 next
        vpxor ymm7, ymm7, [rbp + 5536]                                   ;   312.0 fp0+agu0   50 next
        vmovdqu [rbp + 6080], ymm5                                       ;   301.3 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 5152]                                       ;   306.0 agu1    50 next
        vmovdqu [rbp + 5152], ymm13                                      ;   304.7 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 5888]                                      ;   306.7 agu0    50 next
        vmovdqu [rbp + 5888], ymm14                                      ;   303.3 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 5792]                                      ;   307.0 agu1    50 next
        vmovdqu [rbp + 5792], ymm2                                       ;   304.3 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 5920]                                       ;   307.7 agu0    50 next
        vmovdqu [rbp + 5920], ymm11                                      ;   305.3 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 5728]                                      ;   308.0 agu1    50 next
        vmovdqu [rbp + 5728], ymm7                                       ;   313.0 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 5664]                                       ;   308.7 agu0    50 next
        vmovdqu [rbp + 5664], ymm15                                      ;   312.0 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 5344]                                      ;   309.0 agu1    50 next
        vmovdqu [rbp + 5344], ymm8                                       ;   309.7 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 5536]                                       ;   309.7 agu0    50 next
        vmovdqu [rbp + 5536], ymm12                                      ;   309.3 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 5600]                                      ;   310.0 agu1    50 next
        vmovdqu [rbp + 5600], ymm6                                       ;   310.3 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 5760]                                       ;   310.7 agu0    50 next
        vmovdqu [rbp + 5760], ymm3                                       ;   311.3 agu1+fp5   50 next spill
        vmovdqu ymm3, [rbp + 5856]                                       ;   311.7 agu0    50 next
        vmovdqu [rbp + 5856], ymm10                                      ;   312.3 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 6048]                                      ;   312.0 agu1    50 next
        vmovdqu [rbp + 6048], ymm1                                       ;   313.3 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 5632]                                       ;   312.7 agu0    50 next
        vpxor ymm1, ymm1, [r10]                                          ;   319.7 fp1+agu1   50 next
        vpxor ymm5, ymm5, [r10 + 128]                                    ;   313.7 fp2+agu0   50 next
        vpxor ymm12, ymm12, [r10 + 384]                                  ;   317.0 fp3+agu1   50 next
        vmovdqu [rbp + 5632], ymm4                                       ;   314.3 agu2+fp5   50 next spill
        vpxor ymm8, ymm8, [r10 + 352]                                    ;   316.7 fp0+agu0   50 next
        vmovdqu ymm4, [rbp + 5952]                                       ;   315.0 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 224]                                    ;   315.7 fp1+agu0   50 next
        vmovdqu [rbp + 5952], ymm2                                       ;   316.7 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 5472]                                       ;   316.0 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 64]                                     ;   323.0 fp2+agu0   50 next
        vmovdqu [rbp + 6208], ymm9                                       ;   316.3 agu2+fp5   50 next spill
        vpxor ymm6, ymm6, [r10 + 416]                                    ;   317.7 fp3+agu1   50 next
        vpxor ymm7, ymm7, [r10 + 288]                                    ;   317.7 fp0+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 6112], ymm7                                       ;   318.7 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm9, ymm12, ymm6                                          ;   318.7 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, [r10 + 480]                                  ;   319.0 fp2+agu1   50 next
        db 0x2e
        vpxor ymm15, ymm15, [r10 + 320]                                  ;   318.7 fp3+agu0   50 next
        db 0x2e
        vpand ymm7, ymm15, ymm8                                          ;   319.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm5                                       ;   318.3 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu [rbp + 6016], ymm2                                       ;   324.0 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm5, ymm12, ymm2                                          ;   324.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm9, ymm6                                           ;   319.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   320.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm10                                          ;   320.7 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   321.7 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 192]                                  ;   319.0 fp2+agu1   50 next
        db 0x2e
        vpxor ymm3, ymm3, [r10 + 448]                                    ;   319.7 fp3+agu0   50 next
        db 0x2e
        vpxor ymm11, ymm11, [r10 + 256]                                  ;   320.0 fp0+agu1   50 next
        db 0x2e
        vpxor ymm13, ymm13, [r10 + 160]                                  ;   320.7 fp1+agu0   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm11                                      ;   321.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm1                                         ;   320.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm2                                       ;   322.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm13                                      ;   322.3 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [r10 + 32]                                     ;   322.0 fp3+agu0   50 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm12, ymm4                                         ;   323.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   324.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   325.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm4                                          ;   323.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm11                                      ;   323.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm6, ymm1                                          ;   320.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm6                                       ;   324.3 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm14                                      ;   325.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm1                                          ;   321.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm8                                          ;   321.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 6368], ymm13                                      ;   326.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm4                                         ;   323.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm13                                      ;   327.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm15, ymm10                                        ;   322.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   323.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   324.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm2                                       ;   328.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm3                                          ;   323.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   324.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm2                                       ;   329.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm10                                          ;   323.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   324.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm5                                           ;   325.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   326.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   324.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm13                                          ;   325.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm2                                          ;   326.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   325.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   325.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm9, ymm8                                           ;   325.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   327.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   326.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm8                                         ;   326.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   327.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6016]                                 ;   331.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm13                                      ;   330.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm10                                         ;   327.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm15                                      ;   332.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm12                                         ;   327.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   328.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   329.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm12                                      ;   332.3 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                        ;   329.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm14                                         ;   328.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm12                                      ;   333.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   328.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   329.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   329.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   330.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   331.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel kasumi_encrypt_compact.T0_constants256]      ;   328.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   335.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm5, [rbp + 6336]                                  ;   331.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6016]                                      ;   329.5 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm14                                         ;   336.5 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6368]                                   ;   333.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   337.5 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   337.5 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5568]                                 ;   336.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   337.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   332.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   333.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   332.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6304]                                      ;   331.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   332.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   333.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   338.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   339.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   340.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 6336]                                       ;   332.3 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm2                                       ;   336.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   339.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   334.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   341.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                           ;   334.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5824]                                   ;   339.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   335.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6592]                                       ;   334.2 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm15                                      ;   342.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm5                                          ;   341.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   342.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm4, [rbp + 6432]                                  ;   340.3 fp3+agu1   41 next
        db 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   336.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6368]                                 ;   341.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   341.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   337.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   337.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6464]                                   ;   340.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   343.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   344.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm9                                           ;   339.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   338.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   342.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   343.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5952]                                      ;   339.2 agu0    50 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6176]                                   ;   339.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   345.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   339.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   340.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6464]                                   ;   340.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5984]                                   ;   340.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   341.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   341.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5568]                                 ;   341.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   342.3 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   343.3 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6240]                                   ;   344.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   342.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   345.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6112]                                       ;   342.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6400]                                       ;   342.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   342.7 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5472]                                       ;   343.2 agu0    50 next reload
        db 0x2e
        vmovdqu ymm9, [rbp + 6112]                                       ;   343.3 agu1    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   350.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                           ;   350.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 6496]                                      ;   344.2 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6144]                                      ;   344.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   351.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   343.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm12                                      ;   346.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm3, [rbp + 6208]                                       ;   345.2 agu0    50 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   352.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm1                                       ;   344.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm10                                          ;   352.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6144]                                      ;   345.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   352.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   352.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm5                                          ;   353.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm7                                       ;   345.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm5, [rbp + 6144]                                   ;   351.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm13, ymm12                                         ;   354.2 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   353.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 6304], ymm4                                       ;   346.5 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu [rbp + 6464], ymm7                                       ;   355.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu [rbp + 6592], ymm6                                       ;   348.5 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu [rbp + 6176], ymm14                                      ;   353.3 agu1+fp5   41 next spill
        vpand ymm4, ymm10, [rbp + 6400]                                  ;   348.2 fp3+agu0   41 next
        vmovdqu [rbp + 5984], ymm0                                       ;   350.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 6112]                                       ;   348.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6144]                                   ;   355.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm0                                           ;   356.3 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm1                                            ;   353.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm8                                          ;   351.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   354.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm6, [rbp + 6144]                                  ;   355.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   356.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm4                                       ;   357.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm11                                      ;   352.5 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6400]                                   ;   356.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   355.3 fp0     41 next
        db 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   356.3 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm1, [rbp + 6144]                                  ;   353.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   354.2 fp3     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 6400]                                 ;   354.3 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   354.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6112]                                   ;   354.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6400]                                      ;   354.3 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   357.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   357.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm2                                       ;   358.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm8                                           ;   354.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   355.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6112]                                   ;   357.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   358.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]       ;   355.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm14                                         ;   361.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   355.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm2, ymm4                                          ;   362.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   358.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   359.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm10                                          ;   356.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   363.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm10                                         ;   357.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   358.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   360.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6176]                                      ;   357.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm14                                         ;   364.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   362.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   362.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   363.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   363.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   362.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm2                                       ;   363.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm13                                         ;   364.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   364.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 6144]                                 ;   360.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, [rbp + 6112]                                  ;   360.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   365.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   362.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   361.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   366.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6112]                                      ;   361.3 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm14                                         ;   368.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   361.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6400]                                   ;   362.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   362.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm15, [rbp + 6400]                                  ;   362.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm14                                        ;   368.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   369.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm10                                         ;   369.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm15                                         ;   370.3 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6464]                                 ;   371.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   370.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   372.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 6176]                                      ;   363.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   365.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   369.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   370.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   371.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 6400]                                      ;   364.7 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   372.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm14                                         ;   371.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   373.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   366.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6144]                                       ;   366.3 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   373.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   371.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   374.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6496]                                      ;   368.5 agu0    50 next reload
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm12                                         ;   375.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   376.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   377.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6336]                                       ;   369.7 agu1    41 next
        db 0x2e
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]      ;   369.8 agu0    41 next reload
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5952]                                   ;   376.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   376.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   371.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   373.3 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   372.7 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 6592]                                       ;   371.5 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6368]                                   ;   378.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6432]                                   ;   375.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6304]                                 ;   375.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5984]                                   ;   373.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   374.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   377.7 fp1     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6112]                                   ;   378.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   377.8 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6016]                                   ;   374.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [r13 + 4160]                                 ;   376.5 fp1+agu1   44 next
        db 0x2e
        vmovdqu ymm1, [rbp + 6272]                                       ;   375.5 agu0    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5472]                                   ;   382.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   375.5 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [r13 + 4384]                                   ;   376.5 fp0+agu0   44 next
        db 0x2e
        vmovdqu [rbp + 6592], ymm4                                       ;   377.5 agu2+fp5   44 next spill
        vpxor ymm2, ymm2, [r13 + 4192]                                   ;   376.7 fp1+agu1   44 next
        vpxor ymm0, ymm0, ymm9                                           ;   379.5 fp2     41 next
        vpxor ymm6, ymm1, [rbp + 6560]                                   ;   383.5 fp3+agu0   41 next
        vpxor ymm1, ymm1, [r13 + 4128]                                   ;   383.5 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r13 + 4512]                                   ;   378.7 fp1+agu0   44 next
        vpxor ymm6, ymm6, [r13 + 4416]                                   ;   384.5 fp2+agu1   44 next
        vmovdqu ymm11, [rbp + 5824]                                      ;   379.5 agu0    44 next
        vpxor ymm0, ymm0, [r13 + 4576]                                   ;   380.5 fp3+agu1   44 next
        vpxor ymm10, ymm10, [rbp + 5568]                                 ;   380.5 fp0+agu0   41 next
        vpxor ymm3, ymm3, [r13 + 4096]                                   ;   380.7 fp1+agu1   44 next
        vpxor ymm13, ymm13, [r13 + 4480]                                 ;   381.5 fp2+agu0   44 next
        vmovdqu [rbp + 5824], ymm5                                       ;   379.7 agu2+fp5   44 next spill
        vmovdqu ymm5, [rbp + 6240]                                       ;   381.7 agu1    44 next
        db 0x2e
        vpxor ymm14, ymm14, [r13 + 4448]                                 ;   382.5 fp3+agu0   44 next
        db 0x2e
        vpxor ymm5, ymm5, [r13 + 4352]                                   ;   388.7 fp0+agu1   44 next
        db 0x2e
        vmovdqu [rbp + 6240], ymm6                                       ;   385.5 agu2+fp5   44 next spill
        vpxor ymm4, ymm12, ymm2                                          ;   378.8 fp1     41 next
        vpxor ymm6, ymm12, ymm5                                          ;   389.7 fp2     41 next
        vpxor ymm9, ymm9, [r13 + 4288]                                   ;   383.5 fp3+agu0   44 next
        vpxor ymm7, ymm7, [r13 + 4224]                                   ;   383.7 fp0+agu1   44 next
        vpxor ymm8, ymm10, ymm8                                          ;   381.5 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, [r13 + 4256]                                 ;   384.5 fp2+agu0   44 next
        db 0x2e
        vpxor ymm8, ymm8, [r13 + 4544]                                   ;   384.7 fp3+agu1   44 next
        db 0x2e
        vmovdqu [rbp + 5568], ymm0                                       ;   381.5 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm0, ymm3, ymm1                                           ;   384.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5952], ymm14                                      ;   383.5 agu2+fp5   44 next spill
        vmovdqu [rbp + 6112], ymm8                                       ;   385.7 agu2+fp5   44 next spill
        vpxor ymm8, ymm3, ymm9                                           ;   384.5 fp1     41 next
        vmovdqu [rbp + 6336], ymm13                                      ;   383.8 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm2                                          ;   384.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [r13 + 4320]                                 ;   386.5 fp3+agu0   44 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm12, ymm11                                        ;   387.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   388.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm5                                       ;   389.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm4, ymm2                                           ;   384.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   385.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm10                                          ;   385.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   386.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm5                                       ;   387.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   389.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm8                                       ;   386.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm2                                       ;   387.8 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm8, ymm11                                          ;   387.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm2                                           ;   385.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm1                                          ;   385.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm14                                      ;   390.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm11                                        ;   387.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm14                                      ;   389.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm10                                         ;   386.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   387.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   388.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm5                                       ;   390.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm7                                          ;   387.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   388.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm5                                       ;   391.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm10                                          ;   387.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm6                                          ;   390.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   391.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm11                                         ;   388.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   388.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   388.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm14                                        ;   389.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm14                                        ;   390.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   389.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   390.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm1                                          ;   390.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm4, ymm1                                            ;   390.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   392.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   392.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6400]                                   ;   396.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm5                                       ;   393.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm6                                          ;   391.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   392.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm12                                      ;   393.8 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm3                                       ;   397.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm1, ymm12                                          ;   391.8 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   392.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   393.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   393.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm9                                         ;   392.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   393.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   394.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   393.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   394.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   395.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm12                                      ;   395.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6496]                                   ;   398.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 6400]                                      ;   393.0 agu0    44 next reload
        db 0x2e
        vpand ymm12, ymm11, ymm13                                        ;   400.0 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 6560]                                 ;   397.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   401.0 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   396.7 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]       ;   394.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   401.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   401.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   399.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, [rbp + 6144]                                   ;   396.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   396.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   397.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   397.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6304]                                       ;   395.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   402.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   398.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   403.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   404.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   398.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6432]                                 ;   404.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   405.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm3                                       ;   406.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6368]                                       ;   397.7 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm6                                           ;   404.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm14                                      ;   402.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6144]                                       ;   398.7 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                                          ;   405.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   399.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   406.7 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm11, [rbp + 6208]                                  ;   405.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   400.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   406.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   407.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   408.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   401.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   401.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6560]                                 ;   405.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   402.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 6496]                                 ;   403.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm4                                          ;   405.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   402.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   406.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5984]                                   ;   403.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   409.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   403.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6336]                                      ;   403.8 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   405.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6272]                                 ;   405.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   406.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   405.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6592]                                       ;   405.7 agu1    44 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   407.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5824]                                      ;   406.0 agu0    44 next reload
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6272]                                   ;   406.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   407.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   408.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5472]                                   ;   409.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm9                                       ;   406.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6016]                                 ;   407.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   408.7 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 5568]                                       ;   408.0 agu0    41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 6336]                                      ;   408.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   412.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6112]                                       ;   409.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5952]                                       ;   409.7 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   416.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm0                                       ;   408.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   417.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   409.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 6368], ymm2                                       ;   410.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm10                                          ;   413.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5568]                                       ;   410.0 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   417.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   410.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6240]                                       ;   410.7 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm12                                      ;   411.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   415.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   417.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm5                                          ;   418.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm12                                         ;   419.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   418.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm6                                           ;   417.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   419.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm15                                      ;   411.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 6336]                                   ;   418.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5568]                                      ;   412.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6336]                                 ;   419.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   420.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm8                                       ;   412.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 6336]                                   ;   414.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   419.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   417.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6112]                                 ;   419.0 fp1+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   421.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm0                                       ;   420.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu [rbp + 6304], ymm11                                      ;   417.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm10, [rbp + 6112]                                 ;   417.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm11, ymm15                                         ;   420.2 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 6112]                                 ;   420.2 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5984], ymm14                                      ;   418.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   418.7 fp2     41 next
        db 0x2e
        vpor ymm11, ymm11, ymm9                                          ;   418.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5568]                                   ;   418.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   422.0 fp1     41 next
        db 0x2e
        vpand ymm14, ymm2, [rbp + 6336]                                  ;   420.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   421.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 6208], ymm3                                       ;   423.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 6112]                                      ;   419.7 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 6560], ymm11                                      ;   422.0 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   421.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm14                                         ;   426.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm6                                           ;   420.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm11                                         ;   427.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   422.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   421.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   427.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   428.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   421.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 5568]                                 ;   422.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   423.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm10                                          ;   422.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   428.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                         ;   423.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm14                                         ;   429.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   423.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]      ;   422.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   427.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   424.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   425.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   429.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5984]                                      ;   423.3 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm3                                       ;   430.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                                         ;   430.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   430.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   428.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   429.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 6336]                                 ;   425.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   427.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm1, [rbp + 5568]                                  ;   426.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   427.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   431.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5568]                                      ;   426.7 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm14                                         ;   433.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, [rbp + 6112]                                   ;   427.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm14                                         ;   433.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   434.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm10                                          ;   434.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm1                                          ;   435.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6272]                                 ;   436.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   435.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   429.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   431.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   434.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   437.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5984]                                      ;   429.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   436.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   437.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   435.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 6112]                                      ;   430.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm10, ymm14                                         ;   437.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6112]                                 ;   431.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;   432.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6336]                                       ;   431.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                         ;   438.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   437.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   439.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5952]                                      ;   433.7 agu1    44 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   438.7 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm12                                           ;   440.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   441.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   442.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 6176]                                       ;   435.0 agu0    41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6240]                                   ;   442.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm0, [rbp + 6464]                                   ;   443.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 6048]                                       ;   436.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   443.2 fp0     50 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 1952]                                   ;   443.2 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 6048], ymm9                                       ;   444.2 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm9, [rbp + 5856]                                       ;   437.2 agu1   108 r
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   438.7 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rel kasumi_encrypt_compact.T0_constants256] ;   439.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   438.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6400]                                   ;   438.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   439.5 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   438.5 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5760]                                   ;   439.5 fp0+agu0   50 next
        db 0x2e
        vmovdqu ymm2, [rbp + 6144]                                       ;   439.2 agu1    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6304]                                 ;   440.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6560]                                   ;   443.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   441.7 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6496]                                 ;   441.0 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5632]                                       ;   441.2 agu1    50 next reload
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   444.7 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5824]                                   ;   446.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   447.2 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5600]                                   ;   447.2 fp0+agu1   50 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6016]                                   ;   443.0 fp1+agu0   41 next
        vpxor ymm12, ymm12, [rbp + 5856]                                 ;   443.2 fp2+agu1   50 next
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   444.0 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   448.2 fp0     50 next
        db 0x2e
        vmovdqu ymm7, [rbp + 6368]                                       ;   444.0 agu0    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1984]                                   ;   444.2 fp1+agu1  108 r
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5920]                                 ;   445.0 fp2+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 5856], ymm9                                       ;   445.2 agu2+fp5  108 r spill
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1920]                                   ;   448.2 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 5536]                                 ;   446.0 fp0+agu0   50 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5760]                                       ;   446.2 agu1   108 r
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2016]                                   ;   453.2 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 5760], ymm9                                       ;   454.2 agu2+fp5  108 r spill
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5568]                                   ;   451.0 fp2+agu1   41 next
        vpxor ymm14, ymm14, [rbp + 5888]                                 ;   448.0 fp3+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 5792]                                   ;   448.2 fp0+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 6208]                                 ;   449.0 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm7                                         ;   452.0 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 5696]                                 ;   453.0 fp3+agu1   50 next
        vmovdqu ymm9, [rbp + 5600]                                       ;   450.0 agu0   108 r
        vpxor ymm9, ymm9, [rbp + 2048]                                   ;   457.0 fp0+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 5152]                                 ;   451.0 fp1+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 6080]                                   ;   451.2 fp2+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 2592]                                 ;   452.0 fp3+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 5344]                                   ;   452.2 fp0+agu1   50 next
        vmovdqu [rbp + 5568], ymm15                                      ;   454.0 agu2+fp5   50 next spill
        vpxor ymm6, ymm6, [rbp + 6528]                                   ;   453.0 fp1+agu0   50 next
        vmovdqu [rbp + 5600], ymm9                                       ;   458.0 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 5536]                                       ;   453.2 agu1   108 r
        vpxor ymm9, ymm9, [rbp + 2080]                                   ;   460.2 fp2+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 2560]                                   ;   454.2 fp3+agu1  108 r
        vmovdqu [rbp + 5536], ymm9                                       ;   461.2 agu2+fp5  108 r spill
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   455.0 fp0+agu0  108 r
        vmovdqu ymm9, [rbp + 5344]                                       ;   455.2 agu1   108 r
        vpxor ymm9, ymm9, [rbp + 2112]                                   ;   462.2 fp1+agu0  108 r
        vmovdqu [rbp + 5344], ymm9                                       ;   463.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 5664]                                       ;   456.2 agu1   108 r
        vpxor ymm9, ymm9, [rbp + 2144]                                   ;   463.2 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 2432]                                   ;   457.2 fp3+agu1  108 r
        vmovdqu ymm15, [rbp + 6432]                                      ;   458.0 agu0    50 next
        vpxor ymm15, ymm15, [rbp + 5664]                                 ;   465.0 fp0+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2624]                                   ;   459.0 fp1+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 2656]                                 ;   466.0 fp2+agu1  108 r
        vmovdqu [rbp + 6432], ymm6                                       ;   454.3 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 5472]                                       ;   460.0 agu0    50 next
        vpxor ymm6, ymm6, [rbp + 5728]                                   ;   467.0 fp3+agu1   50 next
        vmovdqu [rbp + 5664], ymm9                                       ;   464.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 5728]                                       ;   461.0 agu0   108 r
        vpxor ymm9, ymm9, [rbp + 2176]                                   ;   468.0 fp0+agu1  108 r
        vmovdqu [rbp + 5728], ymm9                                       ;   469.0 agu2+fp5  108 r spill
        vpxor ymm12, ymm12, [rbp + 2496]                                 ;   462.0 fp1+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 2752]                                   ;   462.2 fp2+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 2784]                                 ;   463.0 fp3+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   463.2 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 2464]                                   ;   464.0 fp1+agu0  108 r
        vmovdqu ymm9, [rbp + 5920]                                       ;   464.2 agu1   108 r
        vpxor ymm9, ymm9, [rbp + 2208]                                   ;   471.2 fp2+agu0  108 r
        vmovdqu [rbp + 5920], ymm9                                       ;   472.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 5792]                                       ;   465.2 agu1   108 r
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;   472.2 fp3+agu0  108 r
        vmovdqu [rbp + 5792], ymm9                                       ;   473.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 5888]                                       ;   466.2 agu1   108 r
        vmovdqu [rbp + 5888], ymm4                                       ;   464.0 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 5152]                                       ;   467.0 agu0   108 r
        vpxor ymm9, ymm9, [rbp + 2272]                                   ;   473.2 fp0+agu1  108 r
        vmovdqu [rbp + 5152], ymm0                                       ;   465.0 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 6080]                                       ;   468.0 agu0   108 r
        vmovdqu [rbp + 6080], ymm12                                      ;   466.0 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 6528]                                      ;   468.2 agu1   108 r
        vmovdqu [rbp + 6528], ymm3                                       ;   467.0 agu2+fp5  108 r spill
        vpxor ymm4, ymm4, [rbp + 2304]                                   ;   474.0 fp1+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 2720]                                 ;   469.2 fp2+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 2368]                                 ;   475.2 fp3+agu0  108 r
        vmovdqu ymm3, [rbp + 5696]                                       ;   470.2 agu1   108 r
        vpxor ymm13, ymm13, [rbp + 2816]                                 ;   471.0 fp0+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 2400]                                   ;   477.2 fp1+agu1  108 r
        vmovdqu [rbp + 5696], ymm5                                       ;   468.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 6432]                                       ;   472.0 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 2880]                                   ;   479.0 fp2+agu1  108 r
        vmovdqu [rbp + 6432], ymm5                                       ;   480.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 5568]                                       ;   473.0 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;   480.0 fp3+agu1  108 r
        vmovdqu [rbp + 5568], ymm5                                       ;   481.0 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 5440]                                       ;   474.0 agu0   118 halves
        vmovdqu [rbp + 1920], ymm5                                       ;   481.0 agu2+fp5  118 halves
        vpxor ymm6, ymm6, [rbp + 2688]                                   ;   474.2 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 2336]                                   ;   475.0 fp1+agu0  108 r
        vmovdqu ymm5, [rbp + 5024]                                       ;   475.2 agu1   118 halves
        vmovdqu [rbp + 1952], ymm5                                       ;   482.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 4992]                                       ;   476.0 agu0   118 halves
        vmovdqu [rbp + 1984], ymm5                                       ;   483.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5056]                                       ;   476.2 agu1   118 halves
        vmovdqu [rbp + 2016], ymm5                                       ;   483.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5312]                                       ;   477.0 agu0   118 halves
        vmovdqu [rbp + 2048], ymm5                                       ;   484.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5184]                                       ;   477.2 agu1   118 halves
        vmovdqu [rbp + 2080], ymm5                                       ;   484.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5280]                                       ;   478.0 agu0   118 halves
        vmovdqu [rbp + 2112], ymm5                                       ;   485.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5216]                                       ;   478.2 agu1   118 halves
        vmovdqu [rbp + 2144], ymm5                                       ;   485.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5376]                                       ;   479.0 agu0   118 halves
        vmovdqu [rbp + 2176], ymm5                                       ;   486.0 agu1+fp5  118 halves
        vmovdqu ymm5, [rbp + 5120]                                       ;   480.0 agu0   118 halves
        vmovdqu [rbp + 2208], ymm5                                       ;   487.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5088]                                       ;   480.2 agu1   118 halves
        vmovdqu [rbp + 2240], ymm5                                       ;   487.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5408]                                       ;   481.0 agu0   118 halves
        vmovdqu [rbp + 2272], ymm5                                       ;   488.0 agu1+fp5  118 halves
        vmovdqu ymm5, [rbp + 5248]                                       ;   482.0 agu0   118 halves
        vmovdqu [rbp + 2304], ymm5                                       ;   489.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 5504]                                       ;   482.2 agu1   118 halves
        vmovdqu [rbp + 2336], ymm5                                       ;   489.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 4832]                                       ;   483.0 agu0   118 halves
        vmovdqu [rbp + 2368], ymm5                                       ;   490.0 agu1+fp5  118 halves
        vmovdqu ymm5, [rbp + 4960]                                       ;   484.0 agu0   118 halves
        vmovdqu [rbp + 2400], ymm5                                       ;   491.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 3488]                                       ;   484.2 agu1   118 halves
        vmovdqu [rbp + 2432], ymm5                                       ;   491.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 3104]                                       ;   485.0 agu0   118 halves
        vmovdqu [rbp + 2464], ymm5                                       ;   492.0 agu1+fp5  118 halves
        vmovdqu ymm5, [rbp + 3616]                                       ;   486.0 agu0   118 halves
        vmovdqu [rbp + 2496], ymm5                                       ;   493.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 3232]                                       ;   486.2 agu1   118 halves
        vmovdqu [rbp + 2528], ymm5                                       ;   493.2 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 3712]                                       ;   487.0 agu0   118 halves
        vmovdqu [rbp + 2560], ymm5                                       ;   494.0 agu1+fp5  118 halves
        vmovdqu ymm5, [rbp + 3360]                                       ;   488.0 agu0   118 halves
        vmovdqu [rbp + 2592], ymm5                                       ;   495.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 3840]                                       ;   488.2 agu1   118 halves
        db 0x2e
        vmovdqu [rbp + 2624], ymm5                                       ;   495.2 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm5, [rbp + 3776]                                       ;   489.0 agu0   118 halves
        db 0x2e
        vmovdqu [rbp + 2656], ymm5                                       ;   496.0 agu1+fp5  118 halves
        db 0x2e
        vmovdqu ymm5, [rbp + 4128]                                       ;   490.0 agu0   118 halves
        db 0x2e
        mov rdi, qword [rbp + 6640]                                      ;   489.3 agu2   118 halves reload
        db 0x2e
        sub r14, rdi                                                     ;   493.3 alu0   118 halves
        db 0x2e
        add r14, 0x200                                                   ;   494.3 alu1   118 halves
        vmovdqu [rbp + 2688], ymm5                                       ;   497.0 agu1+fp5  118 halves
        db 0x2e
        sub r8, rdi                                                      ;   493.3 alu2   118 halves
        db 0x2e
        add r8, 0x200                                                    ;   494.3 alu3   118 halves
        db 0x2e
        and r8, 0xfff                                                    ;   495.3 alu0   118 halves
        db 0x2e
        vmovdqu ymm5, [rbp + 4256]                                       ;   491.0 agu0   118 halves
        db 0x2e
        and r14, 0xfff                                                   ;   495.3 alu1   118 halves
        db 0x2e
        vmovdqu [rbp + 2720], ymm5                                       ;   498.0 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm5, [rbp + 4352]                                       ;   491.3 agu1   118 halves
        db 0x2e
        vmovdqu [rbp + 2752], ymm5                                       ;   498.3 agu0+fp5  118 halves
        vmovdqu ymm5, [rbp + 4512]                                       ;   492.3 agu1   118 halves
        vmovdqu [rbp + 2784], ymm5                                       ;   499.3 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 4640]                                       ;   493.0 agu0   118 halves
        vmovdqu [rbp + 2816], ymm5                                       ;   500.0 agu1+fp5  118 halves
        vmovdqu ymm5, [rbp + 4768]                                       ;   494.0 agu0   118 halves
        vmovdqu [rbp + 2848], ymm5                                       ;   501.0 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 4896]                                       ;   494.3 agu1   118 halves
        vmovdqu [rbp + 2880], ymm5                                       ;   501.3 agu2+fp5  118 halves
        vmovdqu ymm5, [rbp + 2944]                                       ;   495.0 agu0   118 halves
        vmovdqu [rbp + 2912], ymm5                                       ;   502.3 agu1+fp5  118 halves
        vmovdqu [rbp + 4832], ymm12                                      ;   503.3 agu2+fp5  118 halves
        vmovdqu [rbp + 4960], ymm3                                       ;   504.3 agu0+fp5  118 halves
        vmovdqu [rbp + 4256], ymm11                                      ;   505.3 agu1+fp5  118 halves
        vmovdqu [rbp + 3360], ymm10                                      ;   506.3 agu2+fp5  118 halves
        vmovdqu ymm3, [rbp + 5888]                                       ;   497.0 agu0   108 r reload
        vmovdqu [rbp + 3488], ymm3                                       ;   507.3 agu1+fp5  118 halves
        vmovdqu [rbp + 4512], ymm14                                      ;   508.3 agu2+fp5  118 halves
        vmovdqu ymm14, [rbp + 5696]                                      ;   498.0 agu0   108 r reload
        vmovdqu [rbp + 3776], ymm15                                      ;   509.3 agu1+fp5  118 halves
        vmovdqu [rbp + 4640], ymm13                                      ;   510.3 agu2+fp5  118 halves
        vmovdqu [rbp + 4768], ymm14                                      ;   511.3 agu0+fp5  118 halves
        vmovdqu [rbp + 4352], ymm1                                       ;   512.3 agu1+fp5  118 halves
        vmovdqu [rbp + 3712], ymm2                                       ;   513.3 agu2+fp5  118 halves
        vmovdqu ymm2, [rbp + 5152]                                       ;   500.0 agu0   108 r reload
        db 0x2e
        vmovdqu [rbp + 3840], ymm7                                       ;   514.3 agu1+fp5  118 halves
        db 0x2e
        sub r15, rdi                                                     ;   500.2 alu2   118 halves
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                                       ;   515.3 agu2+fp5  118 halves
        db 0x2e
        vmovdqu ymm14, [rbp + 6432]                                      ;   501.0 agu0   108 r reload
        db 0x2e
        vmovdqu [rbp + 4896], ymm14                                      ;   516.3 agu1+fp5  118 halves
        vmovdqu ymm14, [rbp + 5568]                                      ;   502.0 agu0   108 r reload
        vmovdqu [rbp + 2944], ymm14                                      ;   517.3 agu2+fp5  118 halves
        vmovdqu [rbp + 3104], ymm2                                       ;   518.3 agu1+fp5  118 halves
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6048]                                       ;   503.3 agu0   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6080]                                       ;   503.5 agu1   108 r reload
        db 0x2e, 0x2e, 0x2e
        add r15, 0x200                                                   ;   503.7 alu3   118 halves
        db 0x2e, 0x2e
        sub r9, rdi                                                      ;   503.8 alu0   118 halves
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5600]                                      ;   504.3 agu0   108 r reload
        db 0x2e, 0x2e
        add r14, rdi                                                     ;   504.3 alu1   118 halves
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm0                                              ;   504.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm4                                              ;   504.7        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm2                                       ;   519.3 agu2+fp5  118 halves
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                              ;   511.3        108 r copy
        db 0x2e, 0x2e, 0x2e
        sub r10, rdi                                                     ;   505.3 alu2   118 halves
        db 0x2e, 0x2e, 0x2e
        sub r13, rdi                                                     ;   505.5 alu3   118 halves
        db 0x2e, 0x2e
        add r9, 0x200                                                    ;   505.7 alu0   118 halves
        db 0x2e, 0x2e
        and r9, 0xfff                                                    ;   506.7 alu1   118 halves
        db 0x2e, 0x2e
        add r8, rdi                                                      ;   506.3 alu2   118 halves
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5920]                                      ;   506.5 agu1   108 r reload
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6528]                                       ;   506.7 agu0   108 r reload
        db 0x2e
        sub r12, rdi                                                     ;   506.8 alu3   118 halves
        db 0x2e
        add r12, 0x200                                                   ;   507.8 alu0   118 halves
        db 0x2e
        add r10, 0x200                                                   ;   507.2 alu1   118 halves
        db 0x2e
        vmovdqu [rbp + 3232], ymm2                                       ;   520.3 agu2+fp5  118 halves
        db 0x2e
        add r13, 0x200                                                   ;   507.5 alu2   118 halves
        db 0x2e
        and r13, 0xfff                                                   ;   508.5 alu3   118 halves
        db 0x2e
        vmovdqu ymm11, [rbp + 5792]                                      ;   507.8 agu1   108 r reload
        db 0x2e, 0x2e, 0x2e
        add esi, 0xffffffff                                              ;   508.0 alu0   118 halves
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5664]                                       ;   508.2 agu0   108 r reload
        db 0x2e, 0x2e
        and r15, 0xfff                                                   ;   508.3 alu1   118 halves
        db 0x2e, 0x2e
        add r15, rdi                                                     ;   509.3 alu2   118 halves
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5344]                                       ;   508.8 agu1   108 r reload
        db 0x2e, 0x2e
        and r10, 0xfff                                                   ;   508.8 alu3   118 halves
        db 0x2e, 0x2e
        add r10, rdi                                                     ;   509.8 alu0   118 halves
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5856]                                       ;   509.2 agu0   108 r reload
        db 0x2e, 0x2e, 0x2e
        add r13, rdi                                                     ;   509.5 alu1   118 halves
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5728]                                      ;   509.8 agu1   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5536]                                       ;   510.2 agu0   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm14, ymm9                                              ;   509.8        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm10                                              ;   513.5        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm11                                             ;   514.8        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm14                                             ;   510.3        108 r copy
        db 0x2e, 0x2e
        add r9, rdi                                                      ;   510.5 alu2   118 halves
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm8                                               ;   510.7        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5760]                                       ;   510.8 agu1   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm15                                              ;   516.8        108 r copy
        db 0x2e, 0x2e
        and r12, 0xfff                                                   ;   511.2 alu3   118 halves
        db 0x2e, 0x2e
        add r12, rdi                                                     ;   512.2 alu0   118 halves
        db 0x2e, 0x2e
        sub r11, rdi                                                     ;   511.5 alu1   118 halves
        db 0x2e, 0x2e
        add r11, 0x200                                                   ;   512.5 alu2   118 halves
        db 0x2e, 0x2e
        and r11, 0xfff                                                   ;   513.5 alu3   118 halves
        db 0x2e, 0x2e, 0x2e
        add r11, rdi                                                     ;   514.5 alu0   118 halves
        db 0x2e, 0x2e, 0x2e
        test esi, esi                                                    ;                    more halves?
        jne .halves_3
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 6728], r8                                       ;                    resident
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 6736], r9                                       ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 6744], r10                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 6752], r11                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 6760], r12                                      ;                    resident
        db 0x2e
        mov qword [rbp + 6768], r13                                      ;                    resident
        vmovdqu [rbp + 3040], ymm0                                       ;                    resident
        vmovdqu [rbp + 3552], ymm1                                       ;                    resident
        vmovdqu [rbp + 3168], ymm2                                       ;                    resident
        vmovdqu [rbp + 3808], ymm3                                       ;                    resident
        vmovdqu [rbp + 3296], ymm4                                       ;                    resident
        vmovdqu [rbp + 3904], ymm5                                       ;                    resident
        vmovdqu [rbp + 3424], ymm6                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 4064], ymm7                                       ;                    resident
        vmovdqu [rbp + 3968], ymm8                                       ;                    resident
        vmovdqu [rbp + 4192], ymm9                                       ;                    resident
        vmovdqu [rbp + 4384], ymm10                                      ;                    resident
        vmovdqu [rbp + 4448], ymm11                                      ;                    resident
        vmovdqu [rbp + 4576], ymm12                                      ;                    resident
        vmovdqu [rbp + 4704], ymm13                                      ;                    resident
        mov qword [rbp + 6712], r14                                      ;                    resident
        db 0x2e
        mov qword [rbp + 6720], r15                                      ;                    resident
        db 0x2e
        mov dword [rbp + 6800], esi                                      ;                    resident
        db 0x2e
        mov r9, qword [rbp + 6656]                                       ;     0.0 agu0    68 l.0 reload
        db 0x2e
        vmovdqu ymm0, [rbp + 4832]                                       ;     0.2 agu1   108 l
        vpxor ymm0, ymm0, [rbp + 4800]                                   ;     7.2 fp0+agu0  108 l
        mov r8, qword [rbp + 6648]                                       ;     0.5 agu2    68 l.0 reload
        vpand ymm1, ymm0, [r8 + 928]                                     ;    11.5 fp1+agu1   58 r
        vmovdqu ymm2, [rbp + 2944]                                       ;     2.0 agu0   108 l
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2976]                                   ;     9.0 fp2+agu1  108 l
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    12.5 fp3     58 r
        db 0x2e
        vpor ymm2, ymm1, [r9 + 5088]                                     ;    13.5 fp0+agu0   59 r
        db 0x2e
        vmovdqu ymm3, [rbp + 3040]                                       ;     3.2 agu1   108 l
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3008]                                   ;    10.2 fp1+agu0  108 l
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;    14.5 fp2     59 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 160]                                    ;    15.5 fp3+agu1  108 r
        vmovdqu [rbp + 160], ymm2                                        ;    16.5 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm2, [rbp + 4960]                                       ;     5.0 agu0   108 l
        vpxor ymm2, ymm2, [rbp + 4928]                                   ;    12.0 fp0+agu1  108 l
        vpand ymm4, ymm2, [r8 + 960]                                     ;    13.0 fp1+agu0   58 r
        vmovdqu ymm5, [rbp + 3488]                                       ;     6.2 agu1   108 l
        vpxor ymm5, ymm5, [rbp + 3456]                                   ;    13.2 fp2+agu0  108 l
        vpxor ymm4, ymm4, ymm5                                           ;    14.2 fp3     58 r
        vpor ymm5, ymm4, [r9 + 4608]                                     ;    15.2 fp0+agu1   59 r
        vpand ymm3, ymm3, [r8 + 992]                                     ;    11.5 fp1+agu0   58 r
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;     8.2 agu1   108 l
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;    15.2 fp2+agu0  108 l
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    16.2 fp3     59 r
        db 0x2e
        vmovdqu ymm7, [rbp + 3168]                                       ;     9.2 agu1   108 l
        vpxor ymm7, ymm7, [rbp + 3136]                                   ;    16.2 fp0+agu0  108 l
        vpxor ymm5, ymm5, [rbp + 128]                                    ;    17.2 fp1+agu1  108 r
        vmovdqu [rbp + 128], ymm5                                        ;    18.2 agu2+fp5  113 rounds
        vmovdqu ymm5, [rbp + 3104]                                       ;    11.7 agu0   108 l
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3072]                                   ;    18.7 fp2+agu1  108 l
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;    19.7 fp3     58 r
        db 0x2e
        vpor ymm5, ymm3, [r9 + 4640]                                     ;    20.7 fp0+agu0   59 r
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    21.7 fp1     59 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 384]                                    ;    22.7 fp2+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 384], ymm5                                        ;    23.7 agu2+fp5  113 rounds
        vpand ymm6, ymm6, [r8 + 512]                                     ;    16.2 fp3+agu0   58 r
        vmovdqu ymm5, [rbp + 3616]                                       ;    14.5 agu1   108 l
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3584]                                   ;    21.5 fp0+agu0  108 l
        db 0x2e
        vpand ymm7, ymm7, [r8 + 544]                                     ;    17.2 fp1+agu1   58 r
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;    22.5 fp2     58 r
        db 0x2e
        vpor ymm5, ymm6, [r9 + 4672]                                     ;    23.5 fp3+agu0   59 r
        db 0x2e
        vmovdqu ymm8, [rbp + 3808]                                       ;    16.5 agu1   108 l
        vpxor ymm8, ymm8, [rbp + 3648]                                   ;    23.5 fp0+agu0  108 l
        vpxor ymm5, ymm5, ymm8                                           ;    24.5 fp1     59 r
        vpxor ymm5, ymm5, [rbp + 448]                                    ;    25.5 fp2+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 448], ymm5                                        ;    26.5 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 3232]                                       ;    18.2 agu0   108 l
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3200]                                   ;    25.2 fp3+agu1  108 l
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;    26.2 fp0     58 r
        db 0x2e
        vpor ymm5, ymm7, [r9 + 4704]                                     ;    27.2 fp1+agu0   59 r
        db 0x2e
        vmovdqu ymm9, [rbp + 3296]                                       ;    19.5 agu1   108 l
        vpxor ymm9, ymm9, [rbp + 3264]                                   ;    26.5 fp2+agu0  108 l
        vpxor ymm5, ymm5, ymm9                                           ;    28.2 fp3     59 r
        db 0x2e
        vpand ymm9, ymm9, [r8 + 608]                                     ;    27.5 fp0+agu1   58 r
        vpand ymm8, ymm8, [r8 + 576]                                     ;    24.5 fp1+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 416]                                    ;    29.2 fp2+agu1  108 r
        vmovdqu [rbp + 416], ymm5                                        ;    30.2 agu2+fp5  113 rounds
        vmovdqu ymm5, [rbp + 3712]                                       ;    22.7 agu0   108 l
        vpxor ymm5, ymm5, [rbp + 3680]                                   ;    29.7 fp3+agu1  108 l
        vpxor ymm8, ymm8, ymm5                                           ;    30.7 fp0     58 r
        vpor ymm5, ymm8, [r9 + 4736]                                     ;    31.7 fp1+agu0   59 r
        db 0x2e
        vmovdqu ymm10, [rbp + 3904]                                      ;    23.8 agu1   108 l
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3872]                                 ;    30.8 fp2+agu0  108 l
        db 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    32.7 fp3     59 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 512]                                    ;    33.7 fp0+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 512], ymm5                                        ;    34.7 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 3360]                                       ;    25.7 agu0   108 l
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3328]                                   ;    32.7 fp1+agu1  108 l
        vpxor ymm9, ymm9, ymm5                                           ;    33.7 fp2     58 r
        db 0x2e
        vpor ymm5, ymm9, [r9 + 4768]                                     ;    34.7 fp3+agu0   59 r
        vmovdqu ymm11, [rbp + 3424]                                      ;    26.8 agu1   108 l
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;    33.8 fp0+agu0  108 l
        vpxor ymm5, ymm5, ymm11                                          ;    35.7 fp1     59 r
        vpand ymm10, ymm10, [r8 + 640]                                   ;    31.8 fp2+agu1   58 r
        vmovdqu ymm12, [rbp + 4064]                                      ;    28.7 agu0   108 l
        vpxor ymm5, ymm5, [rbp + 576]                                    ;    36.7 fp3+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 4032]                                 ;    35.7 fp0+agu0  108 l
        db 0x2e
        vmovdqu [rbp + 576], ymm5                                        ;    37.7 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 3840]                                       ;    30.2 agu1   108 l
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4000]                                   ;    37.2 fp1+agu0  108 l
        db 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;    38.2 fp2     58 r
        db 0x2e
        vpand ymm11, ymm11, [r8 + 672]                                   ;    34.8 fp3+agu1   58 r
        vpor ymm5, ymm10, [r9 + 4800]                                    ;    39.2 fp0+agu0   59 r
        vpxor ymm5, ymm5, ymm12                                          ;    40.2 fp1     59 r
        vpxor ymm5, ymm5, [rbp + 608]                                    ;    41.2 fp2+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 608], ymm5                                        ;    42.2 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 3776]                                       ;    33.7 agu0   108 l
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3744]                                   ;    40.7 fp3+agu1  108 l
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    41.7 fp0     58 r
        db 0x2e
        vpor ymm5, ymm11, [r9 + 4832]                                    ;    42.7 fp1+agu0   59 r
        db 0x2e
        vmovdqu ymm13, [rbp + 3968]                                      ;    34.8 agu1   108 l
        vpxor ymm13, ymm13, [rbp + 3936]                                 ;    41.8 fp2+agu0  108 l
        vpxor ymm5, ymm5, ymm13                                          ;    43.7 fp3     59 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 640]                                    ;    44.7 fp0+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 640], ymm5                                        ;    45.7 agu2+fp5  113 rounds
        vpand ymm12, ymm12, [r8 + 704]                                   ;    36.7 fp1+agu0   58 r
        vpand ymm13, ymm13, [r8 + 736]                                   ;    42.8 fp2+agu1   58 r
        vmovdqu ymm5, [rbp + 4128]                                       ;    37.7 agu0   108 l
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;    44.7 fp3+agu1  108 l
        vpxor ymm12, ymm12, ymm5                                         ;    45.7 fp0     58 r
        vmovdqu ymm14, [rbp + 4192]                                      ;    38.7 agu0   108 l
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4160]                                 ;    45.7 fp1+agu1  108 l
        db 0x2e
        vpor ymm5, ymm12, [r9 + 4864]                                    ;    46.7 fp2+agu0   59 r
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    47.7 fp3     59 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 704]                                    ;    48.7 fp0+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 704], ymm5                                        ;    49.7 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm5, [rbp + 4256]                                       ;    41.2 agu0   108 l
        vpxor ymm5, ymm5, [rbp + 4224]                                   ;    48.2 fp1+agu1  108 l
        vpxor ymm13, ymm13, ymm5                                         ;    49.2 fp2     58 r
        vpor ymm5, ymm13, [r9 + 4896]                                    ;    50.2 fp3+agu0   59 r
        vmovdqu ymm15, [rbp + 4384]                                      ;    42.3 agu1   108 l
        vpand ymm14, ymm14, [r8 + 768]                                   ;    46.7 fp0+agu0   58 r
        vpxor ymm15, ymm15, [rbp + 4288]                                 ;    49.3 fp1+agu1  108 l
        vpxor ymm5, ymm5, ymm15                                          ;    51.2 fp2     59 r
        vpxor ymm5, ymm5, [rbp + 736]                                    ;    52.2 fp3+agu0  108 r
        vmovdqu [rbp + 736], ymm5                                        ;    53.2 agu2+fp5  113 rounds
        vpand ymm15, ymm15, [r8 + 800]                                   ;    50.3 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 5024], ymm1                                       ;    45.7 agu0+fp5   58 r spill
        db 0x2e
        vmovdqu ymm5, [r9 + 4928]                                        ;    45.8 agu1    59 r
        db 0x2e
        vmovdqu ymm1, [rbp + 4352]                                       ;    46.7 agu0   108 l
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4320]                                   ;    53.7 fp1+agu1  108 l
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;    54.7 fp2     58 r
        db 0x2e
        vpor ymm5, ymm5, ymm14                                           ;    55.7 fp3     59 r
        vmovdqu ymm1, [rbp + 4448]                                       ;    47.7 agu0   108 l
        vpxor ymm1, ymm1, [rbp + 4416]                                   ;    54.7 fp0+agu1  108 l
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    56.7 fp1     59 r
        db 0x2e
        vmovdqu [rbp + 4992], ymm14                                      ;    55.7 agu2+fp5   58 r spill
        vmovdqu ymm14, [rbp + 4512]                                      ;    48.7 agu0   108 l
        vpand ymm1, ymm1, [r8 + 832]                                     ;    55.7 fp2+agu1   58 r
        vpxor ymm14, ymm14, [rbp + 4480]                                 ;    55.7 fp3+agu0  108 l
        vpxor ymm5, ymm5, [rbp + 672]                                    ;    57.7 fp0+agu1  108 r
        vmovdqu [rbp + 672], ymm5                                        ;    58.7 agu2+fp5  113 rounds
        vmovdqu ymm5, [r9 + 4960]                                        ;    50.7 agu0    59 r
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    56.7 fp1     58 r
        db 0x2e
        vpor ymm5, ymm5, ymm15                                           ;    57.7 fp2     59 r
        db 0x2e
        vmovdqu ymm14, [rbp + 4576]                                      ;    50.8 agu1   108 l
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4544]                                 ;    57.8 fp3+agu0  108 l
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    58.8 fp0     59 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 864]                                    ;    59.8 fp1+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 864], ymm5                                        ;    60.8 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm5, [r9 + 4992]                                        ;    53.7 agu0    59 r
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [r8 + 864]                                   ;    58.8 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 5056], ymm15                                      ;    57.7 agu2+fp5   58 r spill
        db 0x2e
        vmovdqu ymm15, [rbp + 4640]                                      ;    54.8 agu0   108 l
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4608]                                 ;    61.8 fp3+agu1  108 l
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;    62.8 fp0     58 r
        db 0x2e
        vpor ymm5, ymm5, ymm1                                            ;    63.8 fp1     59 r
        db 0x2e
        vmovdqu ymm15, [rbp + 4704]                                      ;    56.0 agu0   108 l
        db 0x2e
        vpxor ymm4, ymm4, [rbp - 128]                                    ;    56.2 fp2+agu1  108 r
        db 0x2e
        vmovdqu [rbp - 128], ymm4                                        ;    57.2 agu2+fp5  113 rounds
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4672]                                 ;    63.0 fp3+agu0  108 l
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;    64.8 fp0     59 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 896]                                    ;    65.8 fp1+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 896], ymm5                                        ;    66.8 agu2+fp5  113 rounds
        vpand ymm15, ymm15, [r8 + 896]                                   ;    64.0 fp2+agu0   58 r
        vmovdqu ymm4, [rbp + 4768]                                       ;    58.2 agu1   108 l
        vpxor ymm4, ymm4, [rbp + 4736]                                   ;    65.2 fp3+agu0  108 l
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;    66.2 fp0     58 r
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp - 96]                                     ;    59.2 fp1+agu1  108 r
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm3                                         ;    60.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp - 64]                                     ;    60.0 fp2+agu0  108 r
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 32]                                     ;    60.2 fp3+agu1  108 r
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 64]                                     ;    61.0 fp0+agu0  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm9                                         ;    62.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm5, [r9 + 5024]                                        ;    61.2 agu1    59 r
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                           ;    68.2 fp1     59 r
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    69.2 fp2     59 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 960]                                    ;    70.2 fp3+agu0  108 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 0]                                    ;    62.2 fp0+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 960], ymm0                                        ;    71.2 agu2+fp5  113 rounds
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 352]                                  ;    63.0 fp1+agu0  108 r
        db 0x2e
        vmovdqu ymm0, [rbp + 4896]                                       ;    63.2 agu1   108 l
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4864]                                   ;    70.2 fp2+agu0  108 l
        db 0x2e, 0x2e
        mov r10, qword [rbp + 6640]                                      ;    62.8 agu2   113 rounds reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 256]                                  ;    64.2 fp3+agu1  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm12                                       ;    65.2 agu2+fp5  113 rounds
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;    71.2 fp0     58 r
        db 0x2e
        vpor ymm0, ymm15, [r9 + 5056]                                    ;    72.2 fp1+agu0   59 r
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;    73.2 fp2     59 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1024]                                   ;    74.2 fp3+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 32], ymm8                                         ;    64.8 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 1024], ymm2                                       ;    75.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 96]                                   ;    66.0 fp0+agu0  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm11                                        ;    67.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 352], ymm13                                       ;    67.2 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 4992]                                       ;    67.0 agu0   108 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 288]                                    ;    74.0 fp1+agu1  108 r
        db 0x2e
        vmovdqu [rbp - 64], ymm6                                         ;    68.2 agu2+fp5  113 rounds
        db 0x2e
        vpxor ymm7, ymm7, [rbp - 32]                                     ;    68.0 fp2+agu0  108 r
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 544]                                  ;    72.2 fp3+agu1  108 r
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    67.2 alu0   113 rounds
        db 0x2e, 0x2e
        sub r9, r10                                                      ;    67.3 alu1   113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm7                                         ;    69.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 224]                                    ;    69.0 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 224], ymm1                                        ;    70.2 agu1+fp5  113 rounds
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 192]                                  ;    70.0 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 288], ymm0                                        ;    75.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0x400                                                    ;    69.0 alu2   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;    70.0 alu3   113 rounds
        db 0x2e, 0x2e
        add r8, r10                                                      ;    71.0 alu0   113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm10                                         ;    72.2 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 6648], r8                                       ;    72.0 agu2+st0  113 rounds
        db 0x2e, 0x2e
        mov r8, qword [rbp + 6664]                                       ;    71.0 agu0   113 rounds
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    75.0 alu1   113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5056]                                       ;    71.2 agu1   108 r
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 320]                                    ;    78.2 fp2+agu0  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 320], ymm0                                        ;    79.2 agu2+fp5  113 rounds
        db 0x2e
        add r8, 0x400                                                    ;    76.0 alu2   113 rounds
        db 0x2e
        and r8, 0xfff                                                    ;    77.0 alu3   113 rounds
        db 0x2e
        add r8, r10                                                      ;    78.0 alu0   113 rounds
        db 0x2e
        mov qword [rbp + 6664], r8                                       ;    79.0 agu1+st1  113 rounds
        db 0x2e
        mov r8, qword [rbp + 6672]                                       ;    72.8 agu2   113 rounds
        db 0x2e
        add r9, 0x400                                                    ;    72.2 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r9, 0xfff                                                    ;    73.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm15                                       ;    74.2 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    76.8 alu3   113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;    77.8 alu0   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;    78.8 alu1   113 rounds
        db 0x2e, 0x2e
        add r8, r10                                                      ;    79.8 alu2   113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5024]                                       ;    74.0 agu1   108 r
        db 0x2e, 0x2e
        add r9, r10                                                      ;    74.2 alu3   113 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 6672], r8                                       ;    80.8 agu2+st0  113 rounds
        db 0x2e, 0x2e
        mov r8, qword [rbp + 6680]                                       ;    74.5 agu0   113 rounds
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    78.5 alu0   113 rounds
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 480]                                    ;    81.0 fp3+agu1  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm0                                        ;    82.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;    79.5 alu1   113 rounds
        db 0x2e
        and r8, 0xfff                                                    ;    80.5 alu2   113 rounds
        db 0x2e
        add r8, r10                                                      ;    81.5 alu3   113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm14                                       ;    76.8 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 6680], r8                                       ;    82.5 agu1+st1  113 rounds
        db 0x2e, 0x2e
        mov r8, qword [rbp + 6688]                                       ;    77.2 agu2   113 rounds
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    81.2 alu0   113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;    82.2 alu1   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;    83.2 alu2   113 rounds
        db 0x2e, 0x2e
        add r8, r10                                                      ;    84.2 alu3   113 rounds
        db 0x2e
        mov qword [rbp + 6688], r8                                       ;    85.2 agu0+st0  113 rounds
        db 0x2e, 0x2e
        mov r8, qword [rbp + 6696]                                       ;    78.8 agu1   113 rounds
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    82.8 alu0   113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;    83.8 alu1   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;    84.8 alu2   113 rounds
        db 0x2e, 0x2e
        add r8, r10                                                      ;    85.8 alu3   113 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 6656], r9                                       ;    79.8 agu2+st1  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1920]                                       ;    80.0 agu0   113 rounds
        db 0x2e
        mov qword [rbp + 6696], r8                                       ;    86.8 agu1+st0  113 rounds
        db 0x2e, 0x2e
        mov r8, qword [rbp + 6704]                                       ;    80.8 agu2   113 rounds
        db 0x2e, 0x2e
        sub r8, r10                                                      ;    84.8 alu0   113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;    85.8 alu1   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;    86.8 alu2   113 rounds
        db 0x2e, 0x2e
        add r8, r10                                                      ;    87.8 alu3   113 rounds
        db 0x2e
        vmovdqu [rbp + 1312], ymm0                                       ;    87.0 agu0+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 1952]                                       ;    82.0 agu1   113 rounds
        db 0x2e
        vmovdqu [rbp + 1472], ymm0                                       ;    89.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 1984]                                       ;    82.5 agu0   113 rounds
        vmovdqu [rbp + 1440], ymm0                                       ;    89.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2016]                                       ;    83.5 agu0   113 rounds
        vmovdqu [rbp + 832], ymm0                                        ;    90.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2048]                                       ;    84.0 agu1   113 rounds
        vmovdqu [rbp + 1408], ymm0                                       ;    91.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2080]                                       ;    84.5 agu0   113 rounds
        vmovdqu [rbp + 1632], ymm0                                       ;    91.5 agu1+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2112]                                       ;    85.5 agu0   113 rounds
        mov qword [rbp + 6704], r8                                       ;    88.8 agu2+st1  113 rounds
        vmovdqu [rbp + 1600], ymm0                                       ;    92.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2144]                                       ;    86.5 agu0   113 rounds
        vmovdqu [rbp + 1824], ymm0                                       ;    93.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2176]                                       ;    87.0 agu1   113 rounds
        vmovdqu [rbp + 1696], ymm0                                       ;    94.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2208]                                       ;    87.5 agu0   113 rounds
        vmovdqu [rbp + 1728], ymm0                                       ;    94.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2240]                                       ;    88.5 agu0   113 rounds
        vmovdqu [rbp + 1504], ymm0                                       ;    95.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2272]                                       ;    89.0 agu1   113 rounds
        vmovdqu [rbp + 1568], ymm0                                       ;    96.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2304]                                       ;    89.5 agu0   113 rounds
        vmovdqu [rbp + 1664], ymm0                                       ;    96.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2336]                                       ;    90.5 agu0   113 rounds
        vmovdqu [rbp + 1856], ymm0                                       ;    97.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2368]                                       ;    91.0 agu1   113 rounds
        vmovdqu [rbp + 1888], ymm0                                       ;    98.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2400]                                       ;    91.5 agu0   113 rounds
        vmovdqu [rbp + 1760], ymm0                                       ;    98.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2432]                                       ;    92.5 agu0   113 rounds
        vmovdqu [rbp + 928], ymm0                                        ;    99.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2464]                                       ;    93.0 agu1   113 rounds
        vmovdqu [rbp + 992], ymm0                                        ;   100.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2496]                                       ;    93.5 agu0   113 rounds
        vmovdqu [rbp + 1056], ymm0                                       ;   100.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2528]                                       ;    94.5 agu0   113 rounds
        vmovdqu [rbp + 1280], ymm0                                       ;   101.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2560]                                       ;    95.0 agu1   113 rounds
        vmovdqu [rbp + 768], ymm0                                        ;   102.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2592]                                       ;    95.5 agu0   113 rounds
        vmovdqu [rbp + 1152], ymm0                                       ;   102.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2624]                                       ;    96.5 agu0   113 rounds
        vmovdqu [rbp + 1088], ymm0                                       ;   103.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2656]                                       ;    97.0 agu1   113 rounds
        vmovdqu [rbp + 1120], ymm0                                       ;   104.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2688]                                       ;    97.5 agu0   113 rounds
        vmovdqu [rbp + 1216], ymm0                                       ;   105.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2720]                                       ;    98.5 agu0   113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm0                                       ;   106.5 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2752]                                       ;    99.0 agu1   113 rounds
        db 0x2e
        vmovdqu [rbp + 1184], ymm0                                       ;   107.5 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 2784]                                       ;    99.5 agu0   113 rounds
        db 0x2e
        vmovdqu [rbp + 800], ymm0                                        ;   108.5 agu1+fp5  113 rounds
        db 0x2e
        mov esi, dword [rbp + 6796]                                      ;   100.2 agu2   113 rounds
        db 0x2e
        add esi, 0xffffffff                                              ;   104.2 alu0   113 rounds
        db 0x2e
        mov dword [rbp + 6796], esi                                      ;   105.2 agu0+st0  113 rounds
        vmovdqu ymm0, [rbp + 2816]                                       ;   101.0 agu1   113 rounds
        vmovdqu [rbp + 1344], ymm0                                       ;   109.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2848]                                       ;   101.5 agu0   113 rounds
        vmovdqu [rbp + 1536], ymm0                                       ;   110.5 agu1+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2880]                                       ;   102.5 agu0   113 rounds
        vmovdqu [rbp + 1792], ymm0                                       ;   111.5 agu2+fp5  113 rounds
        vmovdqu ymm0, [rbp + 2912]                                       ;   103.0 agu1   113 rounds
        vmovdqu [rbp + 1376], ymm0                                       ;   112.5 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        test esi, esi                                                    ;                    more rounds?
        jne .rounds_2
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 128]                                        ;     0.0 agu0   125 dst reload
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 6776]                                       ;     0.2 agu1   125 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [r8], ymm0                                               ;     7.0 agu2+fp5  125 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 96]                                         ;     1.0 agu0   125 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [r8 + 32], ymm0                                          ;     8.0 agu1+fp5  125 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 64]                                         ;     2.0 agu0   125 dst reload
        db 0x2e, 0x2e
        vmovdqu [r8 + 64], ymm0                                          ;     9.0 agu2+fp5  125 dst
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 32]                                         ;     2.2 agu1   125 dst reload
        db 0x2e, 0x2e
        vmovdqu [r8 + 96], ymm0                                          ;     9.2 agu2+fp5  125 dst
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 32]                                         ;     3.0 agu0   125 dst reload
        db 0x2e, 0x2e
        vmovdqu [r8 + 128], ymm0                                         ;    10.0 agu1+fp5  125 dst
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 64]                                         ;     4.0 agu0   125 dst reload
        db 0x2e
        vmovdqu [r8 + 160], ymm0                                         ;    11.0 agu2+fp5  125 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 0]                                          ;     4.2 agu1   125 dst reload
        vmovdqu [r8 + 192], ymm0                                         ;    11.2 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 96]                                         ;     5.0 agu0   125 dst reload
        vmovdqu [r8 + 224], ymm0                                         ;    12.0 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 256]                                        ;     6.0 agu0   125 dst reload
        vmovdqu [r8 + 256], ymm0                                         ;    13.0 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 352]                                        ;     6.2 agu1   125 dst reload
        vmovdqu [r8 + 288], ymm0                                         ;    13.2 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 288]                                        ;     7.0 agu0   125 dst reload
        vmovdqu [r8 + 320], ymm0                                         ;    14.0 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 320]                                        ;     8.0 agu0   125 dst reload
        vmovdqu [r8 + 352], ymm0                                         ;    15.0 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 224]                                        ;     8.2 agu1   125 dst reload
        vmovdqu [r8 + 384], ymm0                                         ;    15.2 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 192]                                        ;     9.0 agu0   125 dst reload
        vmovdqu [r8 + 416], ymm0                                         ;    16.0 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 544]                                        ;    10.0 agu0   125 dst reload
        vmovdqu [r8 + 448], ymm0                                         ;    17.0 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 480]                                        ;    10.2 agu1   125 dst reload
        vmovdqu [r8 + 480], ymm0                                         ;    17.2 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 160]                                        ;    11.0 agu0   125 dst reload
        vmovdqu [r8 + 512], ymm0                                         ;    18.0 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 128]                                        ;    12.0 agu0   125 dst reload
        vmovdqu [r8 + 544], ymm0                                         ;    19.0 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 384]                                        ;    12.2 agu1   125 dst reload
        vmovdqu [r8 + 576], ymm0                                         ;    19.2 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 448]                                        ;    13.0 agu0   125 dst reload
        vmovdqu [r8 + 608], ymm0                                         ;    20.0 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 416]                                        ;    14.0 agu0   125 dst reload
        vmovdqu [r8 + 640], ymm0                                         ;    21.0 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 512]                                        ;    14.2 agu1   125 dst reload
        vmovdqu [r8 + 672], ymm0                                         ;    21.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 576]                                        ;    15.0 agu0   125 dst reload
        vmovdqu [r8 + 704], ymm0                                         ;    22.3 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 608]                                        ;    16.0 agu0   125 dst reload
        vmovdqu [r8 + 736], ymm0                                         ;    23.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 640]                                        ;    16.2 agu1   125 dst reload
        vmovdqu [r8 + 768], ymm0                                         ;    24.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 704]                                        ;    17.0 agu0   125 dst reload
        vmovdqu [r8 + 800], ymm0                                         ;    25.3 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 736]                                        ;    18.0 agu0   125 dst reload
        vmovdqu [r8 + 832], ymm0                                         ;    26.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 672]                                        ;    18.2 agu1   125 dst reload
        vmovdqu [r8 + 864], ymm0                                         ;    27.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 864]                                        ;    19.0 agu0   125 dst reload
        vmovdqu [r8 + 896], ymm0                                         ;    28.3 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 896]                                        ;    20.0 agu0   125 dst reload
        vmovdqu [r8 + 928], ymm0                                         ;    29.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 960]                                        ;    20.2 agu1   125 dst reload
        vmovdqu [r8 + 960], ymm0                                         ;    30.3 agu2+fp5  125 dst
        vmovdqu ymm0, [rbp + 1024]                                       ;    21.0 agu0   125 dst reload
        vmovdqu [r8 + 992], ymm0                                         ;    31.3 agu1+fp5  125 dst
        vmovdqu ymm0, [rbp + 928]                                        ;    22.0 agu0   126 dst reload
        vmovdqu [r8 + 1024], ymm0                                        ;    32.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 992]                                        ;    22.2 agu1   126 dst reload
        vmovdqu [r8 + 1056], ymm0                                        ;    33.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1056]                                       ;    23.0 agu0   126 dst reload
        vmovdqu [r8 + 1088], ymm0                                        ;    34.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1280]                                       ;    24.0 agu0   126 dst reload
        vmovdqu [r8 + 1120], ymm0                                        ;    35.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 768]                                        ;    24.2 agu1   126 dst reload
        vmovdqu [r8 + 1152], ymm0                                        ;    36.3 agu2+fp5  126 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 1152]                                       ;    25.0 agu0   126 dst reload
        vmovdqu [r8 + 1184], ymm0                                        ;    37.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1088]                                       ;    26.0 agu0   126 dst reload
        vmovdqu [r8 + 1216], ymm0                                        ;    38.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1120]                                       ;    26.2 agu1   126 dst reload
        vmovdqu [r8 + 1248], ymm0                                        ;    39.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1216]                                       ;    27.0 agu0   126 dst reload
        vmovdqu [r8 + 1280], ymm0                                        ;    40.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1248]                                       ;    28.0 agu0   126 dst reload
        vmovdqu [r8 + 1312], ymm0                                        ;    41.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1184]                                       ;    28.2 agu1   126 dst reload
        vmovdqu [r8 + 1344], ymm0                                        ;    42.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 800]                                        ;    29.0 agu0   126 dst reload
        vmovdqu [r8 + 1376], ymm0                                        ;    43.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1344]                                       ;    30.0 agu0   126 dst reload
        vmovdqu [r8 + 1408], ymm0                                        ;    44.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1536]                                       ;    30.2 agu1   126 dst reload
        vmovdqu [r8 + 1440], ymm0                                        ;    45.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1792]                                       ;    31.0 agu0   126 dst reload
        vmovdqu [r8 + 1472], ymm0                                        ;    46.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1376]                                       ;    32.0 agu0   126 dst reload
        vmovdqu [r8 + 1504], ymm0                                        ;    47.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1312]                                       ;    32.3 agu1   126 dst reload
        vmovdqu [r8 + 1536], ymm0                                        ;    48.3 agu0+fp5  126 dst
        vmovdqu ymm0, [rbp + 1472]                                       ;    33.3 agu1   126 dst reload
        vmovdqu [r8 + 1568], ymm0                                        ;    49.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;    34.3 agu0   126 dst reload
        vmovdqu [r8 + 1600], ymm0                                        ;    50.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 832]                                        ;    35.3 agu0   126 dst reload
        vmovdqu [r8 + 1632], ymm0                                        ;    51.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1408]                                       ;    36.3 agu1   126 dst reload
        vmovdqu [r8 + 1664], ymm0                                        ;    52.3 agu0+fp5  126 dst
        vmovdqu ymm0, [rbp + 1632]                                       ;    37.3 agu1   126 dst reload
        vmovdqu [r8 + 1696], ymm0                                        ;    53.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1600]                                       ;    38.3 agu0   126 dst reload
        vmovdqu [r8 + 1728], ymm0                                        ;    54.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1824]                                       ;    39.3 agu0   126 dst reload
        vmovdqu [r8 + 1760], ymm0                                        ;    55.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1696]                                       ;    40.3 agu1   126 dst reload
        vmovdqu [r8 + 1792], ymm0                                        ;    56.3 agu0+fp5  126 dst
        vmovdqu ymm0, [rbp + 1728]                                       ;    41.3 agu1   126 dst reload
        vmovdqu [r8 + 1824], ymm0                                        ;    57.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1504]                                       ;    42.3 agu0   126 dst reload
        vmovdqu [r8 + 1856], ymm0                                        ;    58.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1568]                                       ;    43.3 agu0   126 dst reload
        vmovdqu [r8 + 1888], ymm0                                        ;    59.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1664]                                       ;    44.3 agu1   126 dst reload
        vmovdqu [r8 + 1920], ymm0                                        ;    60.3 agu0+fp5  126 dst
        vmovdqu ymm0, [rbp + 1856]                                       ;    45.3 agu1   126 dst reload
        vmovdqu [r8 + 1952], ymm0                                        ;    61.3 agu2+fp5  126 dst
        vmovdqu ymm0, [rbp + 1888]                                       ;    46.3 agu0   126 dst reload
        vmovdqu [r8 + 1984], ymm0                                        ;    62.3 agu1+fp5  126 dst
        vmovdqu ymm0, [rbp + 1760]                                       ;    47.3 agu0   126 dst reload
        vmovdqu [r8 + 2016], ymm0                                        ;    63.3 agu2+fp5  126 dst
        add r8, 0x800                                                    ;    48.3 alu0   147 blocks
        mov qword [rbp + 6776], r8                                       ;    49.3 agu1+st0  147 blocks
        mov r8, qword [rbp + 6624]                                       ;    49.3 agu0   147 blocks
        add r8, 0x800                                                    ;    53.3 alu1   147 blocks
        mov qword [rbp + 6624], r8                                       ;    54.3 agu2+st1  147 blocks
        cmp r8, qword [rbp + 6632]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 6784]                                      ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
kasumi_encrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
