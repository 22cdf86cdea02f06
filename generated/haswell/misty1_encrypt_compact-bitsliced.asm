; misty1_encrypt_compact for Intel Haswell (and Broadwell), 64-bit code (haswell)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu haswell --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   body: 4 uops, planned 7.0; bounds: width 1.0, ports 1.0, path 2.0
;   blocks: 142 uops, planned 73.5; bounds: width 35.5, ports 73.0, path 6.0
;   blocks/rounds: 3460 uops, planned 884.2; bounds: width 865.0, ports 808.7, path 75.0
;   blocks.2: 263 uops, planned 74.0; bounds: width 65.8, ports 66.0, path 10.0
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
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x1540                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 5288], rax                                      ;                    frame
        mov dword [rbp + 5296], ecx                                      ;                    argument
        mov qword [rbp + 5184], rsi                                      ;                    argument
        mov qword [rbp + 5200], rdi                                      ;                    argument
        mov qword [rbp + 5280], rdx                                      ;                    argument
        mov r8d, dword [rbp + 5296]                                      ;     0.0 p2     141 blocks
        shl r8, 0xb                                                      ;     5.0 p0     141 blocks
        add r8, qword [rbp + 5184]                                       ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 5192], r8                                       ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 5296], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 5184]                                       ;     0.0 p2     111 l.0 reload
        vmovdqu ymm0, [r8]                                               ;     5.0 p3     111 l.0
        vmovdqu [rbp - 128], ymm0                                        ;    11.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 32]                                          ;     5.0 p2     111 l.1
        vmovdqu [rbp - 96], ymm0                                         ;    11.0 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 64]                                          ;     5.0 p2     111 l.2
        vmovdqu [rbp - 64], ymm0                                         ;    11.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 96]                                          ;     5.0 p3     111 l.3
        vmovdqu [rbp - 32], ymm0                                         ;    11.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 128]                                         ;     5.0 p2     111 l.4
        vmovdqu [rbp + 0], ymm0                                          ;    11.0 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 160]                                         ;     5.0 p2     111 l.5
        vmovdqu [rbp + 32], ymm0                                         ;    11.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 192]                                         ;     5.0 p3     111 l.6
        vmovdqu [rbp + 64], ymm0                                         ;    11.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 224]                                         ;     5.0 p2     111 l.7
        vmovdqu [rbp + 96], ymm0                                         ;    11.0 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 256]                                         ;     6.0 p2     111 l.8
        vmovdqu [rbp + 128], ymm0                                        ;    12.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 288]                                         ;     6.2 p3     111 l.9
        vmovdqu [rbp + 160], ymm0                                        ;    12.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 320]                                         ;     7.0 p2     111 l.10
        vmovdqu [rbp + 192], ymm0                                        ;    13.0 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 352]                                         ;     8.0 p2     111 l.11
        vmovdqu [rbp + 224], ymm0                                        ;    14.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 384]                                         ;     8.2 p3     111 l.12
        vmovdqu [rbp + 256], ymm0                                        ;    14.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 416]                                         ;     9.0 p2     111 l.13
        vmovdqu [rbp + 288], ymm0                                        ;    15.0 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 448]                                         ;    10.0 p2     111 l.14
        vmovdqu [rbp + 320], ymm0                                        ;    16.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 480]                                         ;    10.2 p3     111 l.15
        vmovdqu [rbp + 352], ymm0                                        ;    16.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 512]                                         ;    11.0 p2     111 l.16
        vmovdqu [rbp + 384], ymm0                                        ;    17.0 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 544]                                         ;    12.0 p2     111 l.17
        vmovdqu [rbp + 416], ymm0                                        ;    18.0 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 576]                                         ;    12.2 p3     111 l.18
        vmovdqu [rbp + 448], ymm0                                        ;    18.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 608]                                         ;    13.0 p2     111 l.19
        vmovdqu [rbp + 480], ymm0                                        ;    19.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 640]                                         ;    14.0 p2     111 l.20
        vmovdqu [rbp + 512], ymm0                                        ;    20.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 672]                                         ;    14.2 p3     111 l.21
        vmovdqu [rbp + 544], ymm0                                        ;    21.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 704]                                         ;    15.0 p2     111 l.22
        vmovdqu [rbp + 576], ymm0                                        ;    22.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 736]                                         ;    16.0 p2     111 l.23
        vmovdqu [rbp + 608], ymm0                                        ;    23.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 768]                                         ;    16.2 p3     111 l.24
        vmovdqu [rbp + 640], ymm0                                        ;    24.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 800]                                         ;    17.0 p2     111 l.25
        vmovdqu [rbp + 672], ymm0                                        ;    25.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 832]                                         ;    18.0 p2     111 l.26
        vmovdqu [rbp + 704], ymm0                                        ;    26.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 864]                                         ;    18.2 p3     111 l.27
        vmovdqu [rbp + 736], ymm0                                        ;    27.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 896]                                         ;    19.0 p2     111 l.28
        vmovdqu [rbp + 768], ymm0                                        ;    28.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 928]                                         ;    20.0 p2     111 l.29
        vmovdqu [rbp + 800], ymm0                                        ;    29.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 960]                                         ;    20.2 p3     111 l.30
        vmovdqu [rbp + 832], ymm0                                        ;    30.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 992]                                         ;    21.0 p2     111 l.31
        vmovdqu [rbp + 864], ymm0                                        ;    31.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1024]                                        ;    22.0 p2     112 r.0
        vmovdqu ymm1, [r8 + 1056]                                        ;    22.2 p3     112 r.1
        vmovdqu ymm2, [r8 + 1088]                                        ;    23.0 p2     112 r.2
        vmovdqu ymm3, [r8 + 1120]                                        ;    23.2 p3     112 r.3
        vmovdqu ymm4, [r8 + 1152]                                        ;    24.0 p2     112 r.4
        vmovdqu [rbp + 896], ymm0                                        ;    32.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1184]                                        ;    24.2 p3     112 r.5
        vmovdqu [rbp + 928], ymm1                                        ;    33.5 p7+p4  113 rounds
        vmovdqu ymm1, [r8 + 1216]                                        ;    25.0 p2     112 r.6
        vmovdqu [rbp + 960], ymm2                                        ;    34.5 p7+p4  113 rounds
        vmovdqu ymm2, [r8 + 1248]                                        ;    25.2 p3     112 r.7
        vmovdqu [rbp + 992], ymm3                                        ;    35.5 p7+p4  113 rounds
        vmovdqu ymm3, [r8 + 1280]                                        ;    26.0 p2     112 r.8
        vmovdqu [rbp + 1024], ymm4                                       ;    36.5 p7+p4  113 rounds
        vmovdqu ymm4, [r8 + 1312]                                        ;    26.2 p3     112 r.9
        vmovdqu [rbp + 1056], ymm0                                       ;    37.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1344]                                        ;    27.0 p2     112 r.10
        vmovdqu [rbp + 1088], ymm1                                       ;    38.5 p3+p4  113 rounds
        vmovdqu ymm1, [r8 + 1376]                                        ;    28.0 p2     112 r.11
        vmovdqu [rbp + 1120], ymm2                                       ;    39.5 p7+p4  113 rounds
        vmovdqu ymm2, [r8 + 1408]                                        ;    28.2 p3     112 r.12
        vmovdqu [rbp + 1152], ymm3                                       ;    40.5 p7+p4  113 rounds
        vmovdqu ymm3, [r8 + 1440]                                        ;    29.0 p2     112 r.13
        vmovdqu [rbp + 1184], ymm4                                       ;    41.5 p3+p4  113 rounds
        vmovdqu ymm4, [r8 + 1472]                                        ;    30.0 p2     112 r.14
        vmovdqu [rbp + 1216], ymm0                                       ;    42.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1504]                                        ;    30.2 p3     112 r.15
        vmovdqu ymm5, [r8 + 1536]                                        ;    31.0 p2     112 r.16
        vmovdqu [rbp + 1248], ymm5                                       ;    43.5 p7+p4  113 rounds
        vmovdqu [rbp + 1280], ymm1                                       ;    44.5 p3+p4  113 rounds
        vmovdqu [rbp + 1312], ymm2                                       ;    45.5 p7+p4  113 rounds
        vmovdqu ymm1, [r8 + 1568]                                        ;    32.0 p2     112 r.17
        vmovdqu [rbp + 1344], ymm1                                       ;    46.5 p3+p4  113 rounds
        vmovdqu [rbp + 1376], ymm3                                       ;    47.5 p7+p4  113 rounds
        vmovdqu ymm1, [r8 + 1600]                                        ;    33.0 p2     112 r.18
        vmovdqu [rbp + 1408], ymm1                                       ;    48.5 p3+p4  113 rounds
        vmovdqu ymm1, [r8 + 1632]                                        ;    34.0 p2     112 r.19
        vmovdqu [rbp + 1440], ymm1                                       ;    49.5 p7+p4  113 rounds
        vmovdqu [rbp + 1472], ymm4                                       ;    50.5 p3+p4  113 rounds
        vmovdqu [rbp + 1504], ymm0                                       ;    51.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1664]                                        ;    35.0 p2     112 r.20
        vmovdqu [rbp + 1536], ymm0                                       ;    52.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1696]                                        ;    36.0 p2     112 r.21
        vmovdqu [rbp + 1568], ymm0                                       ;    53.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1728]                                        ;    36.2 p3     112 r.22
        vmovdqu [rbp + 1600], ymm0                                       ;    54.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1760]                                        ;    37.0 p2     112 r.23
        vmovdqu [rbp + 1632], ymm0                                       ;    55.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1792]                                        ;    38.0 p2     112 r.24
        vmovdqu ymm1, [r8 + 1824]                                        ;    38.2 p3     112 r.25
        vmovdqu [rbp + 1664], ymm0                                       ;    56.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1856]                                        ;    39.0 p2     112 r.26
        vmovdqu ymm2, [r8 + 1888]                                        ;    39.2 p3     112 r.27
        vmovdqu ymm3, [r8 + 1920]                                        ;    40.0 p2     112 r.28
        vmovdqu ymm4, [r8 + 1952]                                        ;    40.2 p3     112 r.29
        vmovdqu ymm5, [r8 + 1984]                                        ;    41.0 p2     112 r.30
        vmovdqu ymm6, [r8 + 2016]                                        ;    41.2 p3     112 r.31
        vmovdqu [rbp + 1696], ymm1                                       ;    57.5 p7+p4  113 rounds
        vmovdqu [rbp + 1728], ymm0                                       ;    58.5 p7+p4  113 rounds
        vmovdqu [rbp + 1760], ymm2                                       ;    59.5 p7+p4  113 rounds
        vmovdqu [rbp + 1792], ymm3                                       ;    60.5 p7+p4  113 rounds
        vmovdqu [rbp + 1824], ymm4                                       ;    61.5 p2+p4  113 rounds
        vmovdqu [rbp + 1856], ymm5                                       ;    62.5 p3+p4  113 rounds
        vmovdqu [rbp + 1888], ymm6                                       ;    63.5 p7+p4  113 rounds
        mov r8, qword [rbp + 5200]                                       ;    43.0 p2     113 rounds reload
        mov qword [rbp + 5208], r8                                       ;    64.5 p3+p4  113 rounds
        mov qword [rbp + 5216], r8                                       ;    65.5 p7+p4  113 rounds
        lea r9, [r8 + 3072]                                              ;    48.0 p1     113 rounds
        mov qword [rbp + 5224], r9                                       ;    66.5 p2+p4  113 rounds
        mov qword [rbp + 5232], r9                                       ;    67.5 p3+p4  113 rounds
        lea r9, [r8 + 1024]                                              ;    48.0 p5     113 rounds
        mov qword [rbp + 5240], r9                                       ;    68.5 p7+p4  113 rounds
        mov qword [rbp + 5248], r9                                       ;    69.5 p2+p4  113 rounds
        add r8, 0x800                                                    ;    48.0 p0     113 rounds
        mov qword [rbp + 5256], r8                                       ;    70.5 p3+p4  113 rounds
        mov qword [rbp + 5264], r8                                       ;    71.5 p7+p4  113 rounds
        mov qword [rbp + 5272], r8                                       ;    72.5 p2+p4  113 rounds
        vmovdqu ymm0, [rbp + 384]                                        ;                    resident
        vmovdqu ymm1, [rbp + 416]                                        ;                    resident
        vmovdqu ymm2, [rbp + 448]                                        ;                    resident
        vmovdqu ymm3, [rbp + 480]                                        ;                    resident
        vmovdqu ymm4, [rbp + 512]                                        ;                    resident
        vmovdqu ymm5, [rbp + 544]                                        ;                    resident
        vmovdqu ymm6, [rbp + 576]                                        ;                    resident
        vmovdqu ymm7, [rbp + 608]                                        ;                    resident
        vmovdqu ymm8, [rbp + 640]                                        ;                    resident
        vmovdqu ymm9, [rbp + 672]                                        ;                    resident
        vmovdqu ymm10, [rbp + 704]                                       ;                    resident
        vmovdqu ymm11, [rbp + 736]                                       ;                    resident
        vmovdqu ymm12, [rbp + 768]                                       ;                    resident
        vmovdqu ymm13, [rbp + 800]                                       ;                    resident
        mov r8, qword [rbp + 5248]                                       ;                    resident
        mov r9, qword [rbp + 5264]                                       ;                    resident
        mov r10, qword [rbp + 5216]                                      ;                    resident
        mov r11, qword [rbp + 5232]                                      ;                    resident
        mov r12, qword [rbp + 5208]                                      ;                    resident
        mov r13, qword [rbp + 5224]                                      ;                    resident
        mov r14, qword [rbp + 5240]                                      ;                    resident
        align 16
.rounds_2:
        vmovdqu ymm14, [r12]                                             ;     0.0 p2      62 r
        vpand ymm14, ymm14, ymm0                                         ;     6.0 p0      62 r
        vmovdqu ymm15, [r12 + 32]                                        ;     0.5 p3      62 r
        vpand ymm15, ymm15, ymm1                                         ;     6.5 p1      62 r
        vmovdqu [rbp + 1920], ymm1                                       ;     1.0 p7+p4   62 r spill
        vmovdqu ymm1, [r12 + 64]                                         ;     1.2 p2      62 r
        vpand ymm1, ymm1, ymm2                                           ;     7.2 p5      62 r
        vmovdqu [rbp + 1952], ymm2                                       ;     2.0 p3+p4   62 r spill
        vmovdqu ymm2, [r12 + 96]                                         ;     2.2 p2      62 r
        vpand ymm2, ymm2, ymm3                                           ;     8.2 p0      62 r
        vmovdqu [rbp + 1984], ymm3                                       ;     3.0 p7+p4   62 r spill
        vmovdqu ymm3, [r12 + 128]                                        ;     2.8 p3      62 r
        vpand ymm3, ymm3, ymm4                                           ;     8.8 p1      62 r
        vmovdqu [rbp + 2016], ymm4                                       ;     4.0 p2+p4   62 r spill
        vmovdqu ymm4, [r12 + 160]                                        ;     3.8 p3      62 r
        vpand ymm4, ymm4, ymm5                                           ;     9.8 p5      62 r
        vmovdqu [rbp + 2048], ymm5                                       ;     5.0 p7+p4   62 r spill
        vmovdqu ymm5, [r12 + 192]                                        ;     4.2 p2      62 r
        vpand ymm5, ymm5, ymm6                                           ;    10.2 p0      62 r
        vmovdqu [rbp + 2080], ymm6                                       ;     6.0 p3+p4   62 r spill
        vmovdqu ymm6, [r12 + 224]                                        ;     5.2 p2      62 r
        vpand ymm6, ymm6, ymm7                                           ;    11.2 p1      62 r
        vmovdqu [rbp + 2112], ymm7                                       ;     7.0 p7+p4   62 r spill
        vmovdqu ymm7, [r12 + 256]                                        ;     5.8 p3      62 r
        vpand ymm7, ymm7, ymm8                                           ;    11.8 p5      62 r
        vmovdqu [rbp + 2144], ymm8                                       ;     8.0 p2+p4   62 r spill
        vmovdqu ymm8, [r12 + 288]                                        ;     6.8 p3      62 r
        vpand ymm8, ymm8, ymm9                                           ;    12.8 p0      62 r
        vpxor ymm14, ymm14, [rbp - 128]                                  ;     7.2 p1+p2   62 r
        vmovdqu [rbp + 2176], ymm9                                       ;     9.0 p7+p4   62 r spill
        vmovdqu ymm9, [r12 + 320]                                        ;     7.8 p3      62 r
        vpand ymm9, ymm9, ymm10                                          ;    13.8 p5      62 r
        vpxor ymm15, ymm15, [rbp - 96]                                   ;     8.2 p0+p2   62 r
        vmovdqu [rbp + 2208], ymm10                                      ;    10.0 p7+p4   62 r spill
        vmovdqu ymm10, [r12 + 352]                                       ;     8.8 p3      62 r
        vpand ymm10, ymm10, ymm11                                        ;    14.8 p1      62 r
        vpxor ymm1, ymm1, [rbp - 64]                                     ;     9.2 p5+p2   62 r
        vmovdqu [rbp + 2240], ymm11                                      ;    11.0 p7+p4   62 r spill
        vmovdqu ymm11, [r12 + 384]                                       ;     9.8 p3      62 r
        vpand ymm11, ymm11, ymm12                                        ;    15.8 p0      62 r
        vpxor ymm2, ymm2, [rbp - 32]                                     ;    10.2 p1+p2   62 r
        vmovdqu [rbp + 2272], ymm12                                      ;    12.0 p7+p4   62 r spill
        vmovdqu ymm12, [r12 + 416]                                       ;    10.8 p3      62 r
        vpand ymm12, ymm12, ymm13                                        ;    16.8 p5      62 r
        vpxor ymm3, ymm3, [rbp + 0]                                      ;    11.2 p0+p2   62 r
        vmovdqu [rbp + 2304], ymm13                                      ;    13.0 p7+p4   62 r spill
        vmovdqu ymm13, [r12 + 448]                                       ;    11.8 p3      62 r
        vpand ymm13, ymm13, [rbp + 832]                                  ;    17.8 p1+p2   62 r
        vpxor ymm4, ymm4, [rbp + 32]                                     ;    12.8 p5+p3   62 r
        vmovdqu [rbp + 2336], ymm0                                       ;    14.0 p7+p4   62 r spill
        vmovdqu ymm0, [r12 + 480]                                        ;    13.2 p2      62 r
        vpand ymm0, ymm0, [rbp + 864]                                    ;    19.2 p0+p3   62 r
        vpxor ymm5, ymm5, [rbp + 64]                                     ;    14.2 p1+p2   62 r
        vpxor ymm6, ymm6, [rbp + 96]                                     ;    14.8 p5+p3   62 r
        vpxor ymm7, ymm7, [rbp + 128]                                    ;    15.2 p0+p2   62 r
        vpxor ymm8, ymm8, [rbp + 160]                                    ;    15.8 p1+p3   62 r
        vpxor ymm9, ymm9, [rbp + 192]                                    ;    16.2 p5+p2   62 r
        vpxor ymm10, ymm10, [rbp + 224]                                  ;    16.8 p0+p3   62 r
        vpxor ymm11, ymm11, [rbp + 256]                                  ;    17.2 p1+p2   62 r
        vpxor ymm12, ymm12, [rbp + 288]                                  ;    17.8 p5+p3   62 r
        vpxor ymm13, ymm13, [rbp + 320]                                  ;    18.8 p0+p2   62 r
        vpxor ymm0, ymm0, [rbp + 352]                                    ;    20.2 p1+p3   62 r
        vmovdqu [rbp + 2368], ymm0                                       ;    21.2 p7+p4   62 r spill
        vpor ymm0, ymm14, [r13 + 4096]                                   ;    19.2 p5+p2   63 r
        vmovdqu [rbp + 2400], ymm14                                      ;    16.5 p7+p4   62 r spill
        vpor ymm14, ymm15, [r13 + 4128]                                  ;    19.8 p0+p3   63 r
        vmovdqu [rbp + 2432], ymm15                                      ;    17.5 p7+p4   62 r spill
        vpor ymm15, ymm1, [r13 + 4160]                                   ;    20.2 p1+p2   63 r
        vmovdqu [rbp + 2464], ymm1                                       ;    18.5 p7+p4   62 r spill
        vpor ymm1, ymm2, [r13 + 4192]                                    ;    20.8 p5+p3   63 r
        vmovdqu [rbp + 2496], ymm2                                       ;    19.5 p7+p4   62 r spill
        vpor ymm2, ymm3, [r13 + 4224]                                    ;    21.2 p0+p2   63 r
        vmovdqu [rbp + 2528], ymm3                                       ;    20.5 p7+p4   62 r spill
        vpor ymm3, ymm4, [r13 + 4256]                                    ;    21.8 p1+p3   63 r
        vmovdqu [rbp + 2560], ymm4                                       ;    21.5 p7+p4   62 r spill
        vpor ymm4, ymm5, [r13 + 4288]                                    ;    22.2 p5+p2   63 r
        vpxor ymm0, ymm0, [rbp + 2336]                                   ;    22.8 p0+p3   63 r
        vmovdqu [rbp + 2336], ymm5                                       ;    22.5 p7+p4   62 r spill
        vpor ymm5, ymm6, [r13 + 4320]                                    ;    23.2 p1+p2   63 r
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;    23.8 p5+p3   63 r
        vmovdqu [rbp + 1920], ymm6                                       ;    23.5 p7+p4   62 r spill
        vpor ymm6, ymm7, [r13 + 4352]                                    ;    24.2 p0+p2   63 r
        vpxor ymm15, ymm15, [rbp + 1952]                                 ;    24.8 p1+p3   63 r
        vmovdqu [rbp + 1952], ymm7                                       ;    24.5 p7+p4   62 r spill
        vpor ymm7, ymm8, [r13 + 4384]                                    ;    25.2 p5+p2   63 r
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;    25.8 p0+p3   63 r
        vmovdqu [rbp + 1984], ymm8                                       ;    25.5 p7+p4   62 r spill
        vpor ymm8, ymm9, [r13 + 4416]                                    ;    26.2 p1+p2   63 r
        vpxor ymm2, ymm2, [rbp + 2016]                                   ;    26.8 p5+p3   63 r
        vmovdqu [rbp + 2016], ymm9                                       ;    26.5 p7+p4   62 r spill
        vpor ymm9, ymm10, [r13 + 4448]                                   ;    27.2 p0+p2   63 r
        vpxor ymm3, ymm3, [rbp + 2048]                                   ;    27.8 p1+p3   63 r
        vmovdqu [rbp + 2048], ymm10                                      ;    27.5 p7+p4   62 r spill
        vpor ymm10, ymm11, [r13 + 4480]                                  ;    28.2 p5+p2   63 r
        vpxor ymm4, ymm4, [rbp + 2080]                                   ;    28.8 p0+p3   63 r
        vmovdqu [rbp + 2080], ymm11                                      ;    28.5 p7+p4   62 r spill
        vpor ymm11, ymm12, [r13 + 4512]                                  ;    29.2 p1+p2   63 r
        vpxor ymm5, ymm5, [rbp + 2112]                                   ;    29.8 p5+p3   63 r
        vmovdqu [rbp + 2112], ymm12                                      ;    29.5 p7+p4   62 r spill
        vpor ymm12, ymm13, [r13 + 4544]                                  ;    30.2 p0+p2   63 r
        vpxor ymm6, ymm6, [rbp + 2144]                                   ;    30.8 p1+p3   63 r
        vpxor ymm7, ymm7, [rbp + 2176]                                   ;    31.2 p5+p2   63 r
        vpxor ymm8, ymm8, [rbp + 2208]                                   ;    31.8 p0+p3   63 r
        vmovdqu [rbp + 2208], ymm13                                      ;    30.5 p7+p4   62 r spill
        vmovdqu ymm13, [rbp + 2368]                                      ;    32.2 p2      63 r
        vpor ymm13, ymm13, [r13 + 4576]                                  ;    38.2 p1+p3   63 r
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;    33.2 p5+p2   63 r
        vpxor ymm10, ymm10, [rbp + 2272]                                 ;    33.8 p0+p3   63 r
        vpxor ymm11, ymm11, [rbp + 2304]                                 ;    34.2 p1+p2   63 r
        vpxor ymm12, ymm12, [rbp + 832]                                  ;    34.8 p5+p3   63 r
        vpxor ymm13, ymm13, [rbp + 864]                                  ;    39.2 p0+p2   63 r
        vmovdqu [rbp + 2304], ymm13                                      ;    40.2 p7+p4   63 r spill
        vmovdqu ymm13, [r14 + 4096]                                      ;    35.8 p3      62 r
        vpand ymm13, ymm13, [rbp + 1248]                                 ;    41.8 p1+p2   62 r
        vmovdqu [rbp + 2272], ymm12                                      ;    35.8 p7+p4   63 r spill
        vmovdqu ymm12, [r14 + 4128]                                      ;    36.8 p3      62 r
        vpand ymm12, ymm12, [rbp + 1344]                                 ;    42.8 p5+p2   62 r
        vmovdqu [rbp + 2240], ymm11                                      ;    35.2 p7+p4   63 r spill
        vmovdqu ymm11, [r14 + 4160]                                      ;    37.8 p3      62 r
        vpand ymm11, ymm11, [rbp + 1408]                                 ;    43.8 p0+p2   62 r
        vmovdqu [rbp + 2176], ymm10                                      ;    34.8 p7+p4   63 r spill
        vmovdqu ymm10, [r14 + 4192]                                      ;    38.8 p3      62 r
        vpand ymm10, ymm10, [rbp + 1440]                                 ;    44.8 p1+p2   62 r
        vmovdqu [rbp + 2144], ymm9                                       ;    35.5 p7+p4   63 r spill
        vmovdqu ymm9, [r14 + 4224]                                       ;    39.8 p3      62 r
        vpand ymm9, ymm9, [rbp + 1536]                                   ;    45.8 p5+p2   62 r
        vmovdqu [rbp + 2592], ymm8                                       ;    36.5 p7+p4   63 r spill
        vmovdqu ymm8, [r14 + 4256]                                       ;    40.8 p3      62 r
        vpand ymm8, ymm8, [rbp + 1568]                                   ;    46.8 p0+p2   62 r
        vmovdqu [rbp + 2624], ymm7                                       ;    37.5 p7+p4   63 r spill
        vmovdqu ymm7, [r14 + 4288]                                       ;    41.8 p3      62 r
        vpand ymm7, ymm7, [rbp + 1600]                                   ;    47.8 p1+p2   62 r
        vmovdqu [rbp + 2656], ymm6                                       ;    38.5 p7+p4   63 r spill
        vmovdqu ymm6, [r14 + 4320]                                       ;    42.8 p3      62 r
        vpand ymm6, ymm6, [rbp + 1632]                                   ;    48.8 p5+p2   62 r
        vmovdqu [rbp + 2688], ymm5                                       ;    39.5 p7+p4   63 r spill
        vmovdqu ymm5, [r14 + 4352]                                       ;    43.8 p3      62 r
        vpand ymm5, ymm5, [rbp + 1664]                                   ;    49.8 p0+p2   62 r
        vmovdqu [rbp + 2720], ymm4                                       ;    40.5 p7+p4   63 r spill
        vmovdqu ymm4, [r14 + 4384]                                       ;    44.8 p3      62 r
        vpand ymm4, ymm4, [rbp + 1696]                                   ;    50.8 p1+p2   62 r
        vpxor ymm13, ymm13, [rbp + 896]                                  ;    45.8 p5+p3   62 r
        vmovdqu [rbp + 2752], ymm3                                       ;    41.5 p7+p4   63 r spill
        vmovdqu ymm3, [r14 + 4416]                                       ;    46.2 p2      62 r
        vpand ymm3, ymm3, [rbp + 1728]                                   ;    52.2 p0+p3   62 r
        vpxor ymm12, ymm12, [rbp + 928]                                  ;    47.2 p1+p2   62 r
        vmovdqu [rbp + 2784], ymm2                                       ;    42.5 p7+p4   63 r spill
        vmovdqu ymm2, [r14 + 4448]                                       ;    47.8 p3      62 r
        vpand ymm2, ymm2, [rbp + 1760]                                   ;    53.8 p5+p2   62 r
        vpxor ymm11, ymm11, [rbp + 960]                                  ;    48.8 p0+p3   62 r
        vmovdqu [rbp + 2816], ymm1                                       ;    43.5 p7+p4   63 r spill
        vmovdqu ymm1, [r14 + 4480]                                       ;    49.2 p2      62 r
        vpand ymm1, ymm1, [rbp + 1792]                                   ;    55.2 p1+p3   62 r
        vpxor ymm10, ymm10, [rbp + 992]                                  ;    50.2 p5+p2   62 r
        vmovdqu [rbp + 2848], ymm15                                      ;    44.5 p7+p4   63 r spill
        vmovdqu ymm15, [r14 + 4512]                                      ;    50.8 p3      62 r
        vpand ymm15, ymm15, [rbp + 1824]                                 ;    56.8 p0+p2   62 r
        vpxor ymm9, ymm9, [rbp + 1024]                                   ;    51.8 p1+p3   62 r
        vmovdqu [rbp + 2880], ymm14                                      ;    45.5 p7+p4   63 r spill
        vmovdqu ymm14, [r14 + 4544]                                      ;    52.2 p2      62 r
        vpand ymm14, ymm14, [rbp + 1856]                                 ;    58.2 p5+p3   62 r
        vpxor ymm8, ymm8, [rbp + 1056]                                   ;    53.2 p0+p2   62 r
        vmovdqu [rbp + 2912], ymm0                                       ;    46.5 p7+p4   63 r spill
        vmovdqu ymm0, [r14 + 4576]                                       ;    53.8 p3      62 r
        vpand ymm0, ymm0, [rbp + 1888]                                   ;    59.8 p1+p2   62 r
        vpxor ymm7, ymm7, [rbp + 1088]                                   ;    54.8 p5+p3   62 r
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;    55.2 p0+p2   62 r
        vpxor ymm5, ymm5, [rbp + 1152]                                   ;    55.8 p1+p3   62 r
        vpxor ymm4, ymm4, [rbp + 1184]                                   ;    56.2 p5+p2   62 r
        vpxor ymm3, ymm3, [rbp + 1216]                                   ;    56.8 p0+p3   62 r
        vpxor ymm2, ymm2, [rbp + 1280]                                   ;    57.2 p1+p2   62 r
        vpxor ymm1, ymm1, [rbp + 1312]                                   ;    57.8 p5+p3   62 r
        vpxor ymm15, ymm15, [rbp + 1376]                                 ;    58.2 p0+p2   62 r
        vpxor ymm14, ymm14, [rbp + 1472]                                 ;    59.2 p1+p3   62 r
        vpxor ymm0, ymm0, [rbp + 1504]                                   ;    60.8 p5+p2   62 r
        mov r15, qword [rbp + 5256]                                      ;    59.8 p3      86 r.0 reload
        vmovdqu [rbp + 2944], ymm0                                       ;    61.8 p7+p4   62 r spill
        vpor ymm0, ymm13, [r15]                                          ;    70.8 p0+p2   63 r
        vmovdqu [rbp + 2976], ymm13                                      ;    48.5 p7+p4   62 r spill
        vpor ymm13, ymm12, [r15 + 32]                                    ;    70.8 p1+p3   63 r
        vmovdqu [rbp + 3008], ymm12                                      ;    49.5 p7+p4   62 r spill
        vpor ymm12, ymm11, [r15 + 64]                                    ;    70.8 p5+p2   63 r
        vmovdqu [rbp + 3040], ymm11                                      ;    50.5 p7+p4   62 r spill
        vpor ymm11, ymm10, [r15 + 96]                                    ;    70.8 p0+p3   63 r
        vmovdqu [rbp + 3072], ymm10                                      ;    51.5 p7+p4   62 r spill
        vpor ymm10, ymm9, [r15 + 128]                                    ;    70.8 p1+p2   63 r
        vmovdqu [rbp + 3104], ymm9                                       ;    52.8 p7+p4   62 r spill
        vpor ymm9, ymm8, [r15 + 160]                                     ;    70.8 p5+p3   63 r
        vmovdqu [rbp + 3136], ymm8                                       ;    54.2 p7+p4   62 r spill
        vpor ymm8, ymm7, [r15 + 192]                                     ;    70.8 p0+p2   63 r
        vmovdqu [rbp + 3168], ymm7                                       ;    55.8 p7+p4   62 r spill
        vpor ymm7, ymm6, [r15 + 224]                                     ;    70.8 p1+p3   63 r
        vpxor ymm0, ymm0, [rbp + 1248]                                   ;    71.8 p5+p2   63 r
        vmovdqu [rbp + 3200], ymm6                                       ;    56.2 p7+p4   62 r spill
        vpor ymm6, ymm5, [r15 + 256]                                     ;    70.8 p0+p3   63 r
        vpxor ymm13, ymm13, [rbp + 1344]                                 ;    71.8 p1+p2   63 r
        vmovdqu [rbp + 3232], ymm5                                       ;    56.8 p7+p4   62 r spill
        vpor ymm5, ymm4, [r15 + 288]                                     ;    70.8 p5+p3   63 r
        vpxor ymm12, ymm12, [rbp + 1408]                                 ;    71.8 p0+p2   63 r
        vmovdqu [rbp + 3264], ymm4                                       ;    57.5 p7+p4   62 r spill
        vpor ymm4, ymm3, [r15 + 320]                                     ;    70.8 p1+p3   63 r
        vpxor ymm11, ymm11, [rbp + 1440]                                 ;    71.8 p5+p2   63 r
        vmovdqu [rbp + 3296], ymm3                                       ;    58.5 p7+p4   62 r spill
        vpor ymm3, ymm2, [r15 + 352]                                     ;    70.8 p0+p3   63 r
        vpxor ymm10, ymm10, [rbp + 1536]                                 ;    71.8 p1+p2   63 r
        vmovdqu [rbp + 3328], ymm2                                       ;    59.5 p7+p4   62 r spill
        vpor ymm2, ymm1, [r15 + 384]                                     ;    70.8 p5+p3   63 r
        vpxor ymm9, ymm9, [rbp + 1568]                                   ;    71.8 p0+p2   63 r
        vmovdqu [rbp + 3360], ymm1                                       ;    60.5 p7+p4   62 r spill
        vpor ymm1, ymm15, [r15 + 416]                                    ;    70.8 p1+p3   63 r
        vpxor ymm8, ymm8, [rbp + 1600]                                   ;    71.8 p5+p2   63 r
        vmovdqu [rbp + 3392], ymm15                                      ;    61.5 p7+p4   62 r spill
        vpor ymm15, ymm14, [r15 + 448]                                   ;    70.8 p0+p3   63 r
        vpxor ymm7, ymm7, [rbp + 1632]                                   ;    71.8 p1+p2   63 r
        vpxor ymm6, ymm6, [rbp + 1664]                                   ;    71.8 p5+p3   63 r
        vmovdqu [rbp + 3424], ymm14                                      ;    62.5 p7+p4   62 r spill
        vmovdqu ymm14, [rbp + 2944]                                      ;    72.2 p2      63 r
        vpor ymm14, ymm14, [r15 + 480]                                   ;    78.2 p0+p3   63 r
        vpxor ymm5, ymm5, [rbp + 1696]                                   ;    73.2 p1+p2   63 r
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;    73.8 p5+p3   63 r
        vpxor ymm3, ymm3, [rbp + 1760]                                   ;    74.2 p0+p2   63 r
        vpxor ymm2, ymm2, [rbp + 1792]                                   ;    74.8 p1+p3   63 r
        vpxor ymm1, ymm1, [rbp + 1824]                                   ;    75.2 p5+p2   63 r
        vpxor ymm15, ymm15, [rbp + 1856]                                 ;    75.8 p0+p3   63 r
        vpxor ymm14, ymm14, [rbp + 1888]                                 ;    79.2 p1+p2   63 r
        vmovdqu [rbp + 3456], ymm14                                      ;    80.2 p7+p4   63 r spill
        vmovdqu ymm14, [r10]                                             ;    76.8 p3      76 r.0
        vmovdqu [rbp + 3488], ymm15                                      ;    76.8 p7+p4   63 r spill
        vmovdqu ymm15, [r10 + 32]                                        ;    77.2 p2      76 r.1
        vmovdqu [rbp + 3520], ymm1                                       ;    76.2 p7+p4   63 r spill
        vmovdqu ymm1, [r10 + 64]                                         ;    77.8 p3      76 r.2
        vmovdqu [rbp + 3552], ymm2                                       ;    75.8 p7+p4   63 r spill
        vmovdqu ymm2, [r10 + 96]                                         ;    78.2 p2      76 r.3
        vmovdqu [rbp + 3584], ymm3                                       ;    75.2 p7+p4   63 r spill
        vmovdqu ymm3, [r10 + 128]                                        ;    78.8 p3      76 r.4
        vmovdqu [rbp + 3616], ymm4                                       ;    74.8 p7+p4   63 r spill
        vmovdqu ymm4, [r10 + 160]                                        ;    79.2 p2      76 r.5
        vmovdqu [rbp + 3648], ymm5                                       ;    74.2 p7+p4   63 r spill
        vmovdqu ymm5, [r10 + 192]                                        ;    79.8 p3      76 r.6
        vmovdqu [rbp + 3680], ymm6                                       ;    72.8 p7+p4   63 r spill
        vmovdqu ymm6, [r10 + 224]                                        ;    80.2 p2      76 r.7
        vmovdqu [rbp + 3712], ymm7                                       ;    72.8 p7+p4   63 r spill
        vmovdqu ymm7, [r10 + 256]                                        ;    80.8 p3      76 r.8
        vmovdqu [rbp + 3744], ymm8                                       ;    72.8 p7+p4   63 r spill
        vmovdqu ymm8, [r10 + 288]                                        ;    81.2 p2      76 r.9
        vmovdqu [rbp + 3776], ymm9                                       ;    73.5 p7+p4   63 r spill
        vmovdqu ymm9, [r10 + 320]                                        ;    81.8 p3      76 r.10
        vmovdqu [rbp + 3808], ymm10                                      ;    74.5 p7+p4   63 r spill
        vmovdqu ymm10, [r10 + 352]                                       ;    82.2 p2      76 r.11
        vmovdqu [rbp + 3840], ymm11                                      ;    75.5 p7+p4   63 r spill
        vmovdqu ymm11, [r10 + 384]                                       ;    82.8 p3      76 r.12
        vmovdqu [rbp + 3872], ymm12                                      ;    76.5 p7+p4   63 r spill
        vmovdqu ymm12, [r10 + 416]                                       ;    83.2 p2      76 r.13
        vmovdqu [rbp + 3904], ymm13                                      ;    77.5 p7+p4   63 r spill
        vmovdqu ymm13, [r10 + 448]                                       ;    83.8 p3      76 r.14
        vmovdqu [rbp + 3936], ymm0                                       ;    78.5 p7+p4   63 r spill
        vmovdqu ymm0, [r10 + 480]                                        ;    84.2 p2      76 r.15
        vmovdqu ymm0, [rbp + 2912]                                       ;    84.8 p3      54 next
        vpxor ymm0, ymm0, ymm14                                          ;    90.8 p5      54 next
        vmovdqu ymm14, [rbp + 2880]                                      ;    85.2 p2      54 next
        vpxor ymm14, ymm14, ymm15                                        ;    91.2 p0      54 next
        vmovdqu ymm15, [rbp + 2848]                                      ;    85.8 p3      54 next
        vpxor ymm15, ymm15, ymm1                                         ;    91.8 p1      54 next
        vmovdqu ymm1, [rbp + 2816]                                       ;    86.2 p2      54 next
        vpxor ymm1, ymm1, ymm2                                           ;    92.2 p5      54 next
        vmovdqu ymm2, [rbp + 2784]                                       ;    86.8 p3      54 next
        vpxor ymm2, ymm2, ymm3                                           ;    92.8 p0      54 next
        vmovdqu ymm3, [rbp + 2752]                                       ;    87.2 p2      54 next
        vpxor ymm3, ymm3, ymm4                                           ;    93.2 p1      54 next
        vmovdqu ymm4, [rbp + 2720]                                       ;    87.8 p3      54 next
        vpxor ymm4, ymm4, ymm5                                           ;    93.8 p5      54 next
        vmovdqu ymm5, [rbp + 2688]                                       ;    88.2 p2      54 next
        vpxor ymm5, ymm5, ymm6                                           ;    94.2 p0      54 next
        vmovdqu ymm6, [rbp + 2656]                                       ;    88.8 p3      54 next
        vpxor ymm6, ymm6, ymm7                                           ;    94.8 p1      54 next
        vmovdqu ymm7, [rbp + 2624]                                       ;    89.2 p2      54 next
        vpxor ymm7, ymm7, ymm8                                           ;    95.2 p5      54 next
        vmovdqu ymm8, [rbp + 2592]                                       ;    89.8 p3      54 next
        vpxor ymm8, ymm8, ymm9                                           ;    95.8 p0      54 next
        vmovdqu ymm9, [rbp + 2144]                                       ;    90.2 p2      54 next
        vpxor ymm9, ymm9, ymm10                                          ;    96.2 p1      54 next
        vmovdqu ymm10, [rbp + 2176]                                      ;    90.8 p3      54 next
        vpxor ymm10, ymm10, ymm11                                        ;    96.8 p5      54 next
        vmovdqu ymm11, [rbp + 2240]                                      ;    91.2 p2      54 next
        vpxor ymm11, ymm11, ymm12                                        ;    97.2 p0      54 next
        vmovdqu ymm12, [rbp + 2272]                                      ;    91.8 p3      54 next
        vpxor ymm12, ymm12, ymm13                                        ;    97.8 p1      54 next
        vmovdqu ymm13, [rbp + 2304]                                      ;    92.2 p2      54 next
        vpxor ymm13, ymm13, [r10 + 480]                                  ;    98.2 p5+p3   54 next
        vmovdqu [rbp + 3968], ymm15                                      ;    92.8 p7+p4   54 next spill
        vpxor ymm15, ymm5, ymm11                                         ;    98.2 p0      41 next
        vmovdqu [rbp + 4000], ymm1                                       ;    93.2 p7+p4   54 next spill
        vpand ymm1, ymm8, ymm12                                          ;    98.8 p1      41 next
        vmovdqu [rbp + 4032], ymm14                                      ;    92.2 p7+p4   54 next spill
        vpxor ymm14, ymm6, ymm10                                         ;    97.8 p5      41 next
        vmovdqu [rbp + 4064], ymm4                                       ;    94.8 p7+p4   54 next spill
        vpand ymm4, ymm12, ymm13                                         ;    99.2 p0      41 next
        vmovdqu [rbp + 4096], ymm3                                       ;    94.2 p7+p4   54 next spill
        vpand ymm3, ymm8, ymm11                                          ;    98.2 p1      41 next
        vmovdqu [rbp + 4128], ymm0                                       ;    91.8 p7+p4   54 next spill
        vpand ymm0, ymm5, ymm12                                          ;    98.8 p5      41 next
        vpxor ymm3, ymm3, ymm0                                           ;    99.8 p0      41 next
        vpand ymm0, ymm11, ymm9                                          ;    98.2 p1      41 next
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   100.8 p5+p2   41 next
        vmovdqu [rbp + 4160], ymm2                                       ;    93.8 p7+p4   54 next spill
        vpxor ymm2, ymm15, ymm8                                          ;    99.2 p0      41 next
        vmovdqu [rbp + 4192], ymm3                                       ;   101.8 p7+p4   41 next spill
        vpand ymm3, ymm7, ymm2                                           ;   100.2 p1      41 next
        vmovdqu [rbp + 4224], ymm1                                       ;    99.8 p7+p4   41 next spill
        vpand ymm1, ymm5, ymm13                                          ;    99.2 p5      41 next
        vpxor ymm1, ymm1, ymm12                                          ;   100.2 p0      41 next
        vmovdqu [rbp + 4256], ymm11                                      ;    98.2 p7+p4   54 next spill
        vpand ymm11, ymm8, ymm7                                          ;    96.8 p1      41 next
        vpxor ymm11, ymm11, ymm14                                        ;    98.8 p5      41 next
        vpxor ymm3, ymm3, ymm1                                           ;   101.2 p0      41 next
        vmovdqu [rbp + 4288], ymm11                                      ;    99.8 p7+p4   41 next spill
        vpand ymm11, ymm8, ymm5                                          ;    96.8 p1      41 next
        vpxor ymm0, ymm0, ymm11                                          ;    99.2 p5      41 next
        vpand ymm11, ymm8, ymm6                                          ;    96.8 p0      41 next
        vpxor ymm0, ymm0, ymm4                                           ;   100.2 p1      41 next
        vmovdqu [rbp + 4320], ymm4                                       ;   100.2 p7+p4   41 next spill
        vpand ymm4, ymm8, ymm9                                           ;    97.2 p5      41 next
        vpxor ymm11, ymm11, ymm4                                         ;    98.2 p0      41 next
        vpxor ymm1, ymm1, ymm4                                           ;   101.2 p1      41 next
        vpand ymm4, ymm9, ymm13                                          ;    99.2 p5      41 next
        vpxor ymm8, ymm8, ymm4                                           ;   100.2 p0      41 next
        vpxor ymm3, ymm3, ymm8                                           ;   102.2 p1      41 next
        vpand ymm8, ymm8, ymm13                                          ;   101.2 p5      41 next
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   102.2 p0+p3   41 next
        vmovdqu [rbp + 4352], ymm4                                       ;   100.2 p7+p4   41 next spill
        vpand ymm4, ymm5, ymm6                                           ;    95.8 p1      41 next
        vmovdqu [rbp + 4384], ymm8                                       ;   103.2 p7+p4   41 next spill
        vpor ymm8, ymm13, ymm2                                           ;   100.2 p5      41 next
        vmovdqu [rbp + 4416], ymm2                                       ;   100.2 p7+p4   41 next spill
        vpand ymm2, ymm14, ymm9                                          ;    98.8 p0      41 next
        vpand ymm14, ymm14, ymm5                                         ;    98.8 p1      41 next
        vmovdqu [rbp + 4448], ymm11                                      ;    99.2 p2+p4   41 next spill
        vpand ymm11, ymm7, ymm10                                         ;    97.8 p5      41 next
        vpxor ymm8, ymm8, ymm11                                          ;   101.2 p0      41 next
        vpand ymm11, ymm9, ymm10                                         ;    97.8 p1      41 next
        vpxor ymm4, ymm4, ymm8                                           ;   102.2 p5      41 next
        vpand ymm8, ymm10, ymm12                                         ;    98.8 p0      41 next
        vpxor ymm2, ymm2, ymm8                                           ;    99.8 p1      41 next
        vpand ymm8, ymm6, ymm7                                           ;    96.2 p5      41 next
        vpxor ymm1, ymm1, ymm2                                           ;   102.2 p0      41 next
        vpxor ymm2, ymm2, ymm4                                           ;   103.2 p1      41 next
        vpxor ymm2, ymm2, ymm15                                          ;   104.2 p5      41 next
        vpxor ymm8, ymm8, ymm5                                           ;    97.2 p0      41 next
        vmovdqu [rbp + 4480], ymm2                                       ;   105.2 p7+p4   41 next spill
        vpxor ymm2, ymm11, ymm13                                         ;    99.2 p1      41 next
        vpxor ymm11, ymm11, ymm7                                         ;    98.8 p5      41 next
        vpxor ymm1, ymm1, ymm11                                          ;   103.2 p0      41 next
        vpand ymm2, ymm2, ymm10                                          ;   100.2 p1      41 next
        vpand ymm11, ymm11, ymm9                                         ;    99.8 p5      41 next
        vpxor ymm3, ymm3, ymm2                                           ;   103.2 p0      41 next
        vpand ymm2, ymm6, ymm12                                          ;    98.8 p1      41 next
        vpxor ymm2, ymm2, ymm8                                           ;    99.8 p5      41 next
        vpxor ymm1, ymm1, ymm0                                           ;   104.2 p0      41 next
        vpand ymm15, ymm15, ymm10                                        ;    99.2 p1      41 next
        vpxor ymm8, ymm8, ymm13                                          ;    99.2 p5      41 next
        vpxor ymm15, ymm15, ymm8                                         ;   100.2 p0      41 next
        vpand ymm8, ymm8, ymm6                                           ;   100.2 p1      41 next
        vpxor ymm15, ymm15, ymm9                                         ;   101.2 p5      41 next
        vpxor ymm2, ymm2, ymm11                                          ;   100.8 p0      41 next
        vpand ymm11, ymm9, ymm12                                         ;    98.8 p1      41 next
        vpand ymm9, ymm9, ymm5                                           ;    97.2 p5      41 next
        vpxor ymm11, ymm11, ymm9                                         ;    99.8 p0      41 next
        vpxor ymm11, ymm11, ymm8                                         ;   101.2 p1      41 next
        vpxor ymm8, ymm5, ymm6                                           ;    95.8 p5      41 next
        vpand ymm8, ymm8, ymm10                                          ;    97.8 p0      41 next
        vpxor ymm8, ymm8, ymm2                                           ;   101.8 p1      41 next
        vpxor ymm11, ymm11, [rbp + 4288]                                 ;   105.8 p5+p3   41 next
        vpxor ymm9, ymm9, [rbp + 4224]                                   ;   105.8 p0+p2   41 next
        vpxor ymm2, ymm2, ymm9                                           ;   106.8 p1      41 next
        vmovdqu ymm9, [rbp + 4256]                                       ;    98.2 p3      54 next reload
        vmovdqu [rbp + 4512], ymm11                                      ;   106.8 p7+p4   41 next spill
        vpand ymm11, ymm12, ymm9                                         ;   104.2 p5      41 next
        vpand ymm5, ymm5, ymm9                                           ;   104.2 p0      41 next
        vpand ymm13, ymm13, ymm7                                         ;    99.2 p1      41 next
        vpxor ymm5, ymm5, [rbp + 4448]                                   ;   105.2 p5+p2   41 next
        vpand ymm12, ymm12, ymm7                                         ;    98.8 p0      41 next
        vpand ymm6, ymm6, ymm9                                           ;   104.2 p1      41 next
        vpor ymm10, ymm10, [rbp + 4416]                                  ;   106.2 p5+p3   41 next
        vpxor ymm13, ymm13, ymm11                                        ;   105.2 p0      41 next
        vpxor ymm9, ymm15, [rbp + 4192]                                  ;   107.8 p1+p2   41 next
        vpxor ymm15, ymm15, ymm2                                         ;   107.8 p5      41 next
        vpxor ymm14, ymm14, ymm15                                        ;   108.8 p0      41 next
        vpxor ymm14, ymm5, ymm14                                         ;   109.8 p1      41 next
        vmovdqu ymm15, [rbp + 4384]                                      ;   103.2 p3      41 next reload
        vpxor ymm12, ymm12, ymm15                                        ;   109.2 p5      41 next
        vpxor ymm13, ymm13, [rbp + 4416]                                 ;   106.2 p0+p2   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   105.2 p1      41 next
        vpxor ymm13, ymm13, ymm10                                        ;   107.2 p5      41 next
        vpxor ymm4, ymm4, ymm9                                           ;   108.8 p0      41 next
        vpxor ymm6, ymm6, ymm12                                          ;   110.2 p1      41 next
        vpxor ymm12, ymm12, [rbp + 4320]                                 ;   110.2 p5+p3   41 next
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   111.2 p0+p2   41 next
        vpxor ymm1, ymm1, ymm11                                          ;   106.2 p1      41 next
        vpxor ymm11, ymm11, [rbp + 4192]                                 ;   107.8 p5+p3   41 next
        vmovdqu ymm9, [rbp + 4256]                                       ;   100.2 p2      54 next reload
        vpand ymm7, ymm7, ymm9                                           ;   106.2 p0      41 next
        vpxor ymm0, ymm0, ymm7                                           ;   107.2 p1      41 next
        vpxor ymm5, ymm5, ymm15                                          ;   109.2 p5      41 next
        vpxor ymm15, ymm8, ymm7                                          ;   107.2 p0      41 next
        vpxor ymm8, ymm8, ymm13                                          ;   108.2 p1      41 next
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   109.2 p5+p3   41 next
        vpxor ymm3, ymm3, ymm5                                           ;   110.2 p0      41 next
        vpxor ymm13, ymm13, [rbp + 4288]                                 ;   108.2 p1+p2   41 next
        vpxor ymm1, ymm1, [rbp + 4224]                                   ;   107.2 p5+p3   41 next
        vpxor ymm11, ymm11, [rbp + 4512]                                 ;   112.8 p0+p2   41 next
        vpxor ymm4, ymm4, [rbp + 4416]                                   ;   109.8 p1+p3   41 next
        vpxor ymm9, ymm9, ymm0                                           ;   108.2 p5      41 next
        vpxor ymm15, ymm15, ymm6                                         ;   111.2 p0      41 next
        vpxor ymm9, ymm9, ymm13                                          ;   109.2 p1      41 next
        vpxor ymm2, ymm2, ymm15                                          ;   112.2 p5      41 next
        vmovdqu ymm15, [rbp + 4160]                                      ;   103.8 p2      41 next
        vmovdqu ymm0, [rbp + 4128]                                       ;   104.2 p3      54 next reload
        vpand ymm15, ymm15, ymm0                                         ;   110.2 p0      41 next
        vmovdqu ymm5, [rbp + 4096]                                       ;   104.8 p2      41 next
        vpand ymm5, ymm5, ymm0                                           ;   110.8 p1      41 next
        vmovdqu ymm6, [rbp + 4064]                                       ;   105.2 p3      41 next
        vmovdqu ymm7, [rbp + 4032]                                       ;   105.8 p2      54 next reload
        vpand ymm6, ymm6, ymm7                                           ;   111.8 p5      41 next
        vmovdqu ymm10, [rbp + 4000]                                      ;   106.2 p3      41 next
        vpand ymm10, ymm10, ymm0                                         ;   112.2 p0      41 next
        vmovdqu ymm13, [rbp + 4160]                                      ;   106.8 p2      41 next
        vpand ymm13, ymm13, [rbp + 4000]                                 ;   112.8 p1+p3   41 next
        vmovdqu [rbp + 4256], ymm4                                       ;   110.8 p7+p4   41 next spill
        vmovdqu ymm4, [rbp + 4064]                                       ;   107.8 p2      41 next
        vpand ymm4, ymm4, [rbp + 4000]                                   ;   113.8 p5+p3   41 next
        vmovdqu [rbp + 4416], ymm11                                      ;   113.8 p7+p4   41 next spill
        vmovdqu ymm11, [rbp + 4096]                                      ;   108.8 p2      41 next
        vpand ymm11, ymm11, [rbp + 3968]                                 ;   114.8 p0+p3   41 next
        vpxor ymm6, ymm6, ymm11                                          ;   115.8 p1      41 next
        vpand ymm11, ymm11, ymm7                                         ;   115.8 p5      41 next
        vmovdqu [rbp + 4512], ymm12                                      ;   112.2 p7+p4   41 next spill
        vpxor ymm12, ymm10, ymm7                                         ;   113.2 p0      41 next
        vmovdqu [rbp + 4224], ymm1                                       ;   109.8 p2+p4   41 next spill
        vpand ymm1, ymm5, [rbp + 4064]                                   ;   112.0 p1+p3   41 next
        vmovdqu [rbp + 4288], ymm9                                       ;   110.8 p7+p4   41 next spill
        vpxor ymm9, ymm12, [rbp + 4160]                                  ;   114.2 p5+p2   41 next
        vpand ymm9, ymm9, [rbp + 4064]                                   ;   115.2 p0+p3   41 next
        vpxor ymm10, ymm10, ymm9                                         ;   116.2 p1      41 next
        vmovdqu [rbp + 4352], ymm8                                       ;   111.8 p7+p4   41 next spill
        vpxor ymm8, ymm15, ymm13                                         ;   113.8 p5      41 next
        vpxor ymm13, ymm13, ymm6                                         ;   116.8 p0      41 next
        vpand ymm8, ymm8, [rbp + 4096]                                   ;   114.8 p1+p2   41 next
        vpxor ymm6, ymm6, ymm15                                          ;   116.8 p5      41 next
        vmovdqu [rbp + 4384], ymm14                                      ;   112.8 p7+p4   41 next spill
        vpand ymm14, ymm7, [rbp + 4096]                                  ;   114.5 p0+p3   41 next
        vmovdqu [rbp + 4192], ymm3                                       ;   113.8 p2+p4   41 next spill
        vpand ymm3, ymm14, [rbp + 4000]                                  ;   115.5 p1+p3   41 next
        vpxor ymm1, ymm1, ymm14                                          ;   115.5 p5      41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   116.5 p0+p2   41 next
        vmovdqu [rbp + 4480], ymm2                                       ;   114.8 p7+p4   41 next spill
        vpand ymm2, ymm7, ymm0                                           ;   116.0 p1      41 next
        vpxor ymm3, ymm3, ymm2                                           ;   117.0 p5      41 next
        vmovdqu [rbp + 4320], ymm6                                       ;   117.8 p3+p4   41 next spill
        vmovdqu ymm6, [rbp + 4064]                                       ;   114.8 p2      41 next
        vpand ymm6, ymm6, [rbp + 3968]                                   ;   120.8 p0+p3   41 next
        vpxor ymm2, ymm2, ymm6                                           ;   121.8 p1      41 next
        vmovdqu [rbp + 4448], ymm9                                       ;   116.8 p7+p4   41 next spill
        vpand ymm9, ymm13, [rbp + 3968]                                  ;   117.8 p5+p2   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   118.8 p0      41 next
        vmovdqu ymm9, [rbp + 4000]                                       ;   116.2 p3      54 next reload
        vpxor ymm3, ymm3, ymm9                                           ;   122.2 p1      41 next
        vpxor ymm13, ymm13, ymm0                                         ;   118.2 p5      41 next
        vmovdqu [rbp + 4544], ymm3                                       ;   123.2 p7+p4   41 next spill
        vpand ymm3, ymm2, [rbp + 3968]                                   ;   122.8 p0+p2   41 next
        vpxor ymm3, ymm3, ymm0                                           ;   123.8 p1      41 next
        vpand ymm2, ymm2, [rbp + 4160]                                   ;   122.8 p5+p3   41 next
        vpxor ymm3, ymm3, ymm12                                          ;   124.8 p0      41 next
        vmovdqu [rbp + 4576], ymm3                                       ;   125.8 p7+p4   41 next spill
        vpxor ymm3, ymm4, [rbp + 4160]                                   ;   120.0 p1+p2   41 next
        vpxor ymm8, ymm8, ymm3                                           ;   121.0 p5      41 next
        vpxor ymm2, ymm2, ymm8                                           ;   123.8 p0      41 next
        vpand ymm8, ymm13, ymm0                                          ;   121.0 p1      41 next
        vpand ymm13, ymm13, [rbp + 4160]                                 ;   121.2 p5+p3   41 next
        vpand ymm3, ymm3, [rbp + 4096]                                   ;   121.5 p0+p2   41 next
        vpxor ymm8, ymm8, ymm1                                           ;   122.0 p1      41 next
        vpand ymm12, ymm12, [rbp + 3968]                                 ;   122.2 p5+p3   41 next
        vpxor ymm8, ymm8, ymm6                                           ;   123.0 p0      41 next
        vmovdqu [rbp + 4608], ymm10                                      ;   120.5 p7+p4   41 next spill
        vpand ymm10, ymm7, ymm9                                          ;   123.0 p1      41 next
        vpxor ymm3, ymm3, ymm10                                          ;   124.0 p5      41 next
        vpxor ymm8, ymm8, ymm3                                           ;   125.0 p0      41 next
        vmovdqu ymm3, [rbp + 4160]                                       ;   121.5 p2      54 next reload
        vmovdqu [rbp + 4640], ymm8                                       ;   126.0 p3+p4   41 next spill
        vpand ymm8, ymm7, ymm3                                           ;   127.5 p1      41 next
        vpxor ymm8, ymm8, ymm5                                           ;   128.5 p5      41 next
        vpxor ymm12, ymm12, ymm8                                         ;   129.5 p0      41 next
        vpxor ymm8, ymm8, [rbp + 3968]                                   ;   129.5 p1+p2   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   125.2 p5      41 next
        vmovdqu ymm10, [rbp + 4064]                                      ;   123.2 p3      54 next reload
        vpxor ymm7, ymm14, ymm10                                         ;   129.2 p0      41 next
        vpand ymm7, ymm7, ymm0                                           ;   130.2 p1      41 next
        vpxor ymm1, ymm1, ymm7                                           ;   131.2 p5      41 next
        vpxor ymm13, ymm13, ymm1                                         ;   132.2 p0      41 next
        vpand ymm1, ymm9, ymm8                                           ;   130.5 p1      41 next
        vpxor ymm8, ymm8, ymm6                                           ;   130.5 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4096]                                   ;   131.5 p0+p2   41 next
        vpxor ymm6, ymm6, ymm9                                           ;   128.0 p1      41 next
        vpxor ymm14, ymm14, [rbp + 3968]                                 ;   128.2 p5+p3   41 next
        vpand ymm4, ymm4, ymm6                                           ;   129.0 p0      41 next
        vpxor ymm2, ymm2, ymm12                                          ;   130.5 p1      41 next
        vpand ymm12, ymm3, ymm14                                         ;   129.2 p5      41 next
        vpand ymm6, ymm6, [rbp + 4096]                                   ;   129.5 p0+p2   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   131.2 p1      41 next
        vpxor ymm8, ymm8, ymm7                                           ;   132.2 p5      41 next
        vpxor ymm11, ymm11, ymm1                                         ;   132.5 p0      41 next
        vmovdqu ymm1, [rbp + 3968]                                       ;   127.5 p3      54 next reload
        vpand ymm7, ymm15, ymm1                                          ;   133.5 p1      41 next
        vpand ymm14, ymm14, ymm0                                         ;   131.2 p5      41 next
        vpxor ymm6, ymm6, [rbp + 4608]                                   ;   131.5 p0+p2   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   132.2 p1      41 next
        vpxor ymm14, ymm14, ymm13                                        ;   133.2 p5      41 next
        vmovdqu ymm13, [rbp + 4096]                                      ;   129.0 p3      54 next reload
        vpand ymm3, ymm10, ymm13                                         ;   135.0 p0      41 next
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   133.0 p1+p2   41 next
        vpxor ymm8, ymm8, [rbp + 4576]                                   ;   133.2 p5+p3   41 next
        vpxor ymm15, ymm15, ymm3                                         ;   136.0 p0      41 next
        vpxor ymm5, ymm5, ymm6                                           ;   134.0 p1      41 next
        vpand ymm3, ymm3, [rbp + 4608]                                   ;   136.0 p5+p2   41 next
        vpand ymm15, ymm10, ymm15                                        ;   137.0 p0      41 next
        vpxor ymm8, ymm8, ymm7                                           ;   135.0 p1      41 next
        vpxor ymm4, ymm4, ymm14                                          ;   135.2 p5      41 next
        vpxor ymm15, ymm15, [rbp + 4576]                                 ;   138.0 p0+p3   41 next
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   137.0 p1+p2   41 next
        vpxor ymm11, ymm11, ymm3                                         ;   138.0 p5      41 next
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   132.5 p3      41 next reload
        vpxor ymm11, ymm11, ymm14                                        ;   139.0 p0      41 next
        vpxor ymm12, ymm12, ymm15                                        ;   139.0 p1      41 next
        vpxor ymm12, ymm12, ymm14                                        ;   140.0 p5      41 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   137.5 p0+p2   41 next
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   138.0 p1+p3   41 next
        vpxor ymm15, ymm0, [rbp + 4640]                                  ;   139.0 p5+p2   41 next
        vmovdqu ymm3, [rbp + 4192]                                       ;   134.5 p3      41 next
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   140.5 p0+p2   41 next
        vpxor ymm4, ymm4, ymm3                                           ;   141.5 p1      41 next
        vpxor ymm1, ymm1, [rbp + 4384]                                   ;   139.2 p5+p3   41 next
        vpxor ymm2, ymm2, ymm1                                           ;   140.2 p0      41 next
        vpxor ymm9, ymm9, [rbp + 4352]                                   ;   140.0 p1+p2   41 next
        vpxor ymm12, ymm12, ymm9                                         ;   141.0 p5      41 next
        vmovdqu ymm6, [rbp + 4288]                                       ;   136.5 p3      41 next
        vpxor ymm6, ymm6, [rbp + 4160]                                   ;   142.5 p0+p2   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   143.5 p1      41 next
        vpxor ymm13, ymm13, [rbp + 4224]                                 ;   141.2 p5+p3   41 next
        vpxor ymm8, ymm8, ymm13                                          ;   142.2 p0      41 next
        vpxor ymm10, ymm10, [rbp + 4512]                                 ;   142.0 p1+p2   41 next
        vpxor ymm5, ymm5, ymm10                                          ;   143.0 p5      41 next
        vpxor ymm15, ymm15, [r9 + 4896]                                  ;   142.5 p0+p3   48 next
        vpxor ymm4, ymm4, [r9 + 4928]                                    ;   143.0 p1+p2   48 next
        vpxor ymm2, ymm2, [r9 + 4960]                                    ;   143.2 p5+p3   48 next
        vpxor ymm12, ymm12, [r9 + 4992]                                  ;   143.5 p0+p2   48 next
        vpxor ymm11, ymm11, [r9 + 5024]                                  ;   144.5 p1+p3   48 next
        vpxor ymm8, ymm8, [r9 + 5056]                                    ;   144.2 p5+p2   48 next
        vpxor ymm5, ymm5, [r9 + 5088]                                    ;   144.5 p0+p3   48 next
        vpxor ymm0, ymm0, [r9 + 4608]                                    ;   145.0 p1+p2   48 next
        vpxor ymm3, ymm3, [r9 + 4640]                                    ;   145.2 p5+p3   48 next
        vpxor ymm1, ymm1, [r9 + 4672]                                    ;   145.5 p0+p2   48 next
        vpxor ymm9, ymm9, [r9 + 4704]                                    ;   146.0 p1+p3   48 next
        vpxor ymm6, ymm6, [r9 + 4736]                                    ;   146.2 p5+p2   48 next
        vpxor ymm13, ymm13, [r9 + 4768]                                  ;   146.5 p0+p3   48 next
        vpxor ymm10, ymm10, [r9 + 4800]                                  ;   147.0 p1+p2   48 next
        vmovdqu ymm7, [rbp + 4416]                                       ;   145.5 p3      48 next
        vpxor ymm7, ymm7, [r9 + 4832]                                    ;   151.5 p5+p2   48 next
        vmovdqu [rbp + 4416], ymm5                                       ;   145.5 p7+p4   48 next spill
        vmovdqu ymm5, [rbp + 4256]                                       ;   146.5 p3      48 next
        vpxor ymm5, ymm5, [r9 + 4864]                                    ;   152.5 p0+p2   48 next
        vmovdqu [rbp + 4256], ymm8                                       ;   145.2 p7+p4   48 next spill
        vpxor ymm8, ymm0, ymm10                                          ;   148.0 p1      45 next
        vmovdqu [rbp + 4512], ymm11                                      ;   145.5 p7+p4   48 next spill
        vpand ymm11, ymm9, ymm7                                          ;   152.5 p5      45 next
        vmovdqu [rbp + 4064], ymm12                                      ;   144.5 p7+p4   48 next spill
        vpxor ymm12, ymm3, ymm13                                         ;   148.5 p0      45 next
        vmovdqu [rbp + 4224], ymm2                                       ;   145.5 p7+p4   48 next spill
        vpand ymm2, ymm9, ymm10                                          ;   149.0 p1      45 next
        vmovdqu [rbp + 4160], ymm4                                       ;   146.5 p7+p4   48 next spill
        vpand ymm4, ymm7, ymm5                                           ;   153.5 p5      45 next
        vmovdqu [rbp + 4288], ymm15                                      ;   147.5 p3+p4   48 next spill
        vpand ymm15, ymm0, ymm7                                          ;   152.5 p0      45 next
        vpxor ymm2, ymm2, ymm15                                          ;   153.5 p1      45 next
        vpand ymm15, ymm10, ymm6                                         ;   150.2 p5      45 next
        vpxor ymm2, ymm2, ymm14                                          ;   154.5 p0      45 next
        vmovdqu [rbp + 4096], ymm2                                       ;   155.5 p7+p4   45 next spill
        vpxor ymm2, ymm8, ymm9                                           ;   151.0 p1      45 next
        vmovdqu [rbp + 4352], ymm11                                      ;   153.5 p2+p4   45 next spill
        vpand ymm11, ymm1, ymm2                                          ;   152.0 p5      45 next
        vmovdqu [rbp + 4000], ymm10                                      ;   150.5 p3+p4   48 next spill
        vpand ymm10, ymm0, ymm5                                          ;   153.5 p0      45 next
        vpxor ymm10, ymm10, ymm7                                         ;   154.5 p1      45 next
        vpand ymm14, ymm9, ymm1                                          ;   152.2 p5      45 next
        vpxor ymm14, ymm14, ymm12                                        ;   153.2 p0      45 next
        vpxor ymm11, ymm11, ymm10                                        ;   155.5 p1      45 next
        vmovdqu [rbp + 4384], ymm14                                      ;   154.2 p7+p4   45 next spill
        vpand ymm14, ymm9, ymm0                                          ;   153.2 p5      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   154.2 p0      45 next
        vpand ymm14, ymm9, ymm3                                          ;   154.0 p1      45 next
        vpxor ymm15, ymm15, ymm4                                         ;   155.2 p5      45 next
        vmovdqu [rbp + 3968], ymm4                                       ;   154.5 p2+p4   45 next spill
        vpand ymm4, ymm9, ymm6                                           ;   154.5 p0      45 next
        vpxor ymm14, ymm14, ymm4                                         ;   155.5 p1      45 next
        vpxor ymm10, ymm10, ymm4                                         ;   155.5 p5      45 next
        vpand ymm4, ymm6, ymm5                                           ;   155.5 p0      45 next
        vpxor ymm9, ymm9, ymm4                                           ;   156.5 p1      45 next
        vpxor ymm11, ymm11, ymm9                                         ;   157.5 p5      45 next
        vpand ymm9, ymm9, ymm5                                           ;   157.5 p0      45 next
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   158.5 p1+p3   45 next
        vmovdqu [rbp + 4032], ymm4                                       ;   156.5 p7+p4   45 next spill
        vpand ymm4, ymm3, ymm0                                           ;   157.2 p5      45 next
        vmovdqu [rbp + 4192], ymm9                                       ;   159.5 p2+p4   45 next spill
        vpor ymm9, ymm2, ymm5                                            ;   157.5 p0      45 next
        vmovdqu [rbp + 4640], ymm2                                       ;   155.5 p3+p4   45 next spill
        vpand ymm2, ymm12, ymm6                                          ;   158.0 p1      45 next
        vpand ymm12, ymm12, ymm0                                         ;   158.2 p5      45 next
        vmovdqu [rbp + 4480], ymm14                                      ;   156.5 p7+p4   45 next spill
        vpand ymm14, ymm1, ymm13                                         ;   158.5 p0      45 next
        vpxor ymm9, ymm9, ymm14                                          ;   159.5 p1      45 next
        vpand ymm14, ymm6, ymm13                                         ;   159.2 p5      45 next
        vpxor ymm4, ymm4, ymm9                                           ;   160.5 p0      45 next
        vpand ymm9, ymm7, ymm13                                          ;   160.0 p1      45 next
        vpxor ymm2, ymm2, ymm9                                           ;   161.0 p5      45 next
        vpand ymm9, ymm1, ymm3                                           ;   160.5 p0      45 next
        vpxor ymm10, ymm10, ymm2                                         ;   162.0 p1      45 next
        vpxor ymm2, ymm2, ymm4                                           ;   162.0 p5      45 next
        vpxor ymm2, ymm2, ymm8                                           ;   163.0 p0      45 next
        vpxor ymm9, ymm9, ymm0                                           ;   162.0 p1      45 next
        vmovdqu [rbp + 4544], ymm2                                       ;   164.0 p2+p4   45 next spill
        vpxor ymm2, ymm5, ymm14                                          ;   162.2 p5      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   162.5 p0      45 next
        vpxor ymm10, ymm10, ymm14                                        ;   163.5 p1      45 next
        vpand ymm2, ymm2, ymm13                                          ;   163.2 p5      45 next
        vpand ymm14, ymm14, ymm6                                         ;   163.5 p0      45 next
        vpxor ymm11, ymm11, ymm2                                         ;   164.2 p1      45 next
        vpand ymm2, ymm7, ymm3                                           ;   164.2 p5      45 next
        vpxor ymm2, ymm2, ymm9                                           ;   165.2 p0      45 next
        vpand ymm8, ymm8, ymm13                                          ;   165.0 p1      45 next
        vpxor ymm10, ymm10, ymm15                                        ;   165.2 p5      45 next
        vpxor ymm9, ymm9, ymm5                                           ;   165.5 p0      45 next
        vpxor ymm8, ymm8, ymm9                                           ;   166.5 p1      45 next
        vpand ymm9, ymm9, ymm3                                           ;   166.5 p5      45 next
        vpxor ymm8, ymm8, ymm6                                           ;   167.5 p0      45 next
        vpxor ymm14, ymm14, ymm2                                         ;   167.0 p1      45 next
        vpand ymm2, ymm6, ymm7                                           ;   167.2 p5      45 next
        vpand ymm6, ymm6, ymm0                                           ;   167.5 p0      45 next
        vpxor ymm2, ymm2, ymm6                                           ;   168.5 p1      45 next
        vpxor ymm9, ymm9, ymm2                                           ;   169.5 p5      45 next
        vpxor ymm2, ymm0, ymm3                                           ;   168.5 p0      45 next
        vpand ymm2, ymm2, ymm13                                          ;   169.5 p1      45 next
        vpxor ymm2, ymm2, ymm14                                          ;   170.5 p5      45 next
        vpxor ymm9, ymm9, [rbp + 4384]                                   ;   170.5 p0+p3   45 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;   170.0 p1+p2   45 next
        vpxor ymm14, ymm14, ymm6                                         ;   171.0 p5      45 next
        vmovdqu ymm6, [rbp + 4000]                                       ;   163.5 p3      48 next reload
        vmovdqu [rbp + 4128], ymm9                                       ;   171.5 p7+p4   45 next spill
        vpand ymm9, ymm7, ymm6                                           ;   170.5 p0      45 next
        vpand ymm0, ymm0, ymm6                                           ;   171.0 p1      45 next
        vpand ymm5, ymm5, ymm1                                           ;   171.2 p5      45 next
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   172.0 p0+p2   45 next
        vpand ymm3, ymm3, ymm6                                           ;   172.0 p1      45 next
        vpand ymm7, ymm7, ymm1                                           ;   172.2 p5      45 next
        vpor ymm13, ymm13, [rbp + 4640]                                  ;   172.5 p0+p3   45 next
        vpxor ymm5, ymm5, ymm9                                           ;   173.0 p1      45 next
        vpxor ymm6, ymm8, [rbp + 4096]                                   ;   173.2 p5+p2   45 next
        vpxor ymm8, ymm8, ymm14                                          ;   173.5 p0      45 next
        vpxor ymm12, ymm12, ymm8                                         ;   174.5 p1      45 next
        vpxor ymm8, ymm0, ymm12                                          ;   175.5 p5      45 next
        vmovdqu ymm12, [rbp + 4192]                                      ;   166.8 p3      45 next reload
        vpxor ymm7, ymm7, ymm12                                          ;   174.5 p0      45 next
        vpxor ymm5, ymm5, [rbp + 4640]                                   ;   175.0 p1+p2   45 next
        vpxor ymm9, ymm9, ymm3                                           ;   175.2 p5      45 next
        vpxor ymm13, ymm13, ymm5                                         ;   176.0 p0      45 next
        vpxor ymm4, ymm4, ymm6                                           ;   176.0 p1      45 next
        vpxor ymm3, ymm3, ymm7                                           ;   176.2 p5      45 next
        vpxor ymm7, ymm7, [rbp + 3968]                                   ;   176.5 p0+p3   45 next
        vpxor ymm7, ymm7, [rbp + 4544]                                   ;   177.5 p1+p2   45 next
        vpxor ymm10, ymm10, ymm9                                         ;   177.2 p5      45 next
        vpxor ymm9, ymm9, [rbp + 4096]                                   ;   177.5 p0+p3   45 next
        vmovdqu ymm5, [rbp + 4000]                                       ;   169.8 p2      48 next reload
        vpand ymm1, ymm1, ymm5                                           ;   178.0 p1      45 next
        vpxor ymm15, ymm15, ymm1                                         ;   179.0 p5      45 next
        vpxor ymm12, ymm12, ymm0                                         ;   178.5 p0      45 next
        vpxor ymm0, ymm2, ymm1                                           ;   179.0 p1      45 next
        vpxor ymm2, ymm2, ymm13                                          ;   179.2 p5      45 next
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   180.2 p0+p3   45 next
        vpxor ymm11, ymm11, ymm12                                        ;   180.0 p1      45 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   180.2 p5+p2   45 next
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   180.5 p0+p3   45 next
        vpxor ymm9, ymm9, [rbp + 4128]                                   ;   181.0 p1+p2   45 next
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   181.2 p5+p3   45 next
        vpxor ymm5, ymm5, ymm15                                          ;   181.5 p0      45 next
        vpxor ymm3, ymm3, ymm0                                           ;   182.0 p1      45 next
        vpxor ymm13, ymm13, ymm5                                         ;   182.5 p5      45 next
        vpxor ymm14, ymm14, ymm3                                         ;   183.0 p0      45 next
        vmovdqu ymm15, [rbp + 4288]                                      ;   173.5 p2      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   184.0 p1      45 next
        vmovdqu ymm14, [rbp + 4160]                                      ;   174.0 p3      48 next reload
        vpxor ymm11, ymm11, ymm14                                        ;   183.2 p5      45 next
        vmovdqu ymm0, [rbp + 4224]                                       ;   174.5 p2      48 next reload
        vpxor ymm8, ymm8, ymm0                                           ;   183.5 p0      45 next
        vmovdqu ymm1, [rbp + 4064]                                       ;   175.0 p3      48 next reload
        vpxor ymm2, ymm2, ymm1                                           ;   184.0 p1      45 next
        vmovdqu ymm3, [rbp + 4512]                                       ;   175.5 p2      48 next reload
        vpxor ymm13, ymm13, ymm3                                         ;   184.2 p5      45 next
        vmovdqu ymm5, [rbp + 4256]                                       ;   176.0 p3      48 next reload
        vpxor ymm10, ymm10, ymm5                                         ;   184.5 p0      45 next
        vmovdqu ymm6, [rbp + 4416]                                       ;   176.5 p2      48 next reload
        vpxor ymm7, ymm7, ymm6                                           ;   185.0 p1      45 next
        vmovdqu ymm12, [rbp + 2400]                                      ;   177.0 p3      62 r reload
        vpxor ymm15, ymm15, ymm12                                        ;   185.2 p5      54 next
        vpxor ymm11, ymm11, [rbp + 2432]                                 ;   185.5 p0+p2   54 next
        vpxor ymm8, ymm8, [rbp + 2464]                                   ;   186.0 p1+p3   54 next
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   186.2 p5+p2   54 next
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   186.5 p0+p3   54 next
        vpxor ymm10, ymm10, [rbp + 2560]                                 ;   187.0 p1+p2   54 next
        vpxor ymm7, ymm7, [rbp + 2336]                                   ;   187.2 p5+p3   54 next
        vpxor ymm9, ymm9, [rbp + 1920]                                   ;   187.5 p0+p2   54 next
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   188.0 p1+p3   54 next
        vpxor ymm14, ymm14, [rbp + 2016]                                 ;   188.2 p5+p2   54 next
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;   188.5 p0+p3   54 next
        vpxor ymm1, ymm1, [rbp + 2080]                                   ;   189.0 p1+p2   54 next
        vpxor ymm3, ymm3, [rbp + 2112]                                   ;   189.2 p5+p3   54 next
        vpxor ymm5, ymm5, [rbp + 2208]                                   ;   189.5 p0+p2   54 next
        vpxor ymm6, ymm6, [rbp + 2368]                                   ;   190.0 p1+p3   54 next
        vmovdqu [rbp + 4416], ymm6                                       ;   191.0 p7+p4   54 next spill
        vmovdqu ymm6, [rbp + 4288]                                       ;   184.5 p2      54 next
        vpxor ymm6, ymm6, [rbp + 1984]                                   ;   190.5 p5+p3   54 next
        vmovdqu [rbp + 4288], ymm5                                       ;   190.5 p7+p4   54 next spill
        vpxor ymm5, ymm12, [r8]                                          ;   190.5 p0+p2   54 next
        vmovdqu ymm12, [rbp + 2432]                                      ;   186.0 p3      54 next
        vpxor ymm12, ymm12, [r8 + 32]                                    ;   192.0 p1+p2   54 next
        vmovdqu [rbp + 4256], ymm3                                       ;   190.2 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 2464]                                       ;   187.0 p3      54 next
        vpxor ymm3, ymm3, [r8 + 64]                                      ;   193.0 p5+p2   54 next
        vmovdqu [rbp + 4512], ymm1                                       ;   190.0 p7+p4   54 next spill
        vmovdqu ymm1, [rbp + 2496]                                       ;   188.0 p3      54 next
        vpxor ymm1, ymm1, [r8 + 96]                                      ;   194.0 p0+p2   54 next
        vmovdqu [rbp + 4064], ymm0                                       ;   189.5 p7+p4   54 next spill
        vmovdqu ymm0, [rbp + 2528]                                       ;   189.0 p3      54 next
        vpxor ymm0, ymm0, [r8 + 128]                                     ;   195.0 p1+p2   54 next
        vmovdqu [rbp + 4224], ymm14                                      ;   189.2 p7+p4   54 next spill
        vmovdqu ymm14, [rbp + 2560]                                      ;   190.0 p3      54 next
        vpxor ymm14, ymm14, [r8 + 160]                                   ;   196.0 p5+p2   54 next
        vmovdqu [rbp + 4160], ymm6                                       ;   191.5 p7+p4   54 next spill
        vmovdqu ymm6, [rbp + 2336]                                       ;   191.0 p3      54 next
        vpxor ymm6, ymm6, [r8 + 192]                                     ;   197.0 p0+p2   54 next
        vmovdqu [rbp + 4000], ymm4                                       ;   189.0 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 1920]                                       ;   192.0 p3      54 next
        vpxor ymm4, ymm4, [r8 + 224]                                     ;   198.0 p1+p2   54 next
        vmovdqu [rbp + 4640], ymm9                                       ;   189.0 p7+p4   54 next spill
        vmovdqu ymm9, [rbp + 1952]                                       ;   193.0 p3      54 next
        vpxor ymm9, ymm9, [r8 + 256]                                     ;   199.0 p5+p2   54 next
        vmovdqu [rbp + 4128], ymm7                                       ;   190.0 p7+p4   54 next spill
        vmovdqu ymm7, [rbp + 1984]                                       ;   194.0 p3      54 next
        vpxor ymm7, ymm7, [r8 + 288]                                     ;   200.0 p0+p2   54 next
        vmovdqu [rbp + 4352], ymm10                                      ;   191.0 p7+p4   54 next spill
        vmovdqu ymm10, [rbp + 2016]                                      ;   195.0 p3      54 next
        vpxor ymm10, ymm10, [r8 + 320]                                   ;   201.0 p1+p2   54 next
        vmovdqu [rbp + 4384], ymm13                                      ;   192.0 p7+p4   54 next spill
        vmovdqu ymm13, [rbp + 2048]                                      ;   196.0 p3      54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   202.0 p5+p2   54 next
        vmovdqu [rbp + 4032], ymm2                                       ;   193.0 p7+p4   54 next spill
        vmovdqu ymm2, [rbp + 2080]                                       ;   197.0 p3      54 next
        vpxor ymm2, ymm2, [r8 + 384]                                     ;   203.0 p0+p2   54 next
        vmovdqu [rbp + 4192], ymm8                                       ;   194.0 p7+p4   54 next spill
        vmovdqu ymm8, [rbp + 2112]                                       ;   198.0 p3      54 next
        vpxor ymm8, ymm8, [r8 + 416]                                     ;   204.0 p1+p2   54 next
        vmovdqu [rbp + 4096], ymm11                                      ;   195.0 p7+p4   54 next spill
        vmovdqu ymm11, [rbp + 2208]                                      ;   199.0 p3      54 next
        vpxor ymm11, ymm11, [r8 + 448]                                   ;   205.0 p5+p2   54 next
        vmovdqu [rbp + 4544], ymm15                                      ;   196.0 p7+p4   54 next spill
        vmovdqu ymm15, [rbp + 2368]                                      ;   200.0 p3      54 next
        vpxor ymm15, ymm15, [r8 + 480]                                   ;   206.0 p0+p2   54 next
        vmovdqu [rbp + 3968], ymm3                                       ;   197.0 p7+p4   54 next spill
        vpxor ymm3, ymm4, ymm8                                           ;   205.0 p1      41 next
        vmovdqu [rbp + 4480], ymm1                                       ;   198.0 p7+p4   54 next spill
        vpand ymm1, ymm10, ymm11                                         ;   206.0 p5      41 next
        vmovdqu [rbp + 4320], ymm12                                      ;   199.0 p7+p4   54 next spill
        vpxor ymm12, ymm9, ymm2                                          ;   204.0 p0      41 next
        vmovdqu [rbp + 4576], ymm6                                       ;   200.0 p7+p4   54 next spill
        vpand ymm6, ymm11, ymm15                                         ;   207.0 p1      41 next
        vmovdqu [rbp + 4608], ymm14                                      ;   201.0 p3+p4   54 next spill
        vpand ymm14, ymm10, ymm8                                         ;   205.0 p5      41 next
        vmovdqu [rbp + 4448], ymm5                                       ;   202.0 p7+p4   54 next spill
        vpand ymm5, ymm4, ymm11                                          ;   206.0 p0      41 next
        vpxor ymm14, ymm14, ymm5                                         ;   207.0 p1      41 next
        vpand ymm5, ymm8, ymm13                                          ;   205.0 p5      41 next
        vpxor ymm14, ymm14, [rel misty1_encrypt_compact.T0_constants256] ;   208.0 p0+p2   41 next
        vmovdqu [rbp + 4672], ymm0                                       ;   203.0 p3+p4   54 next spill
        vpxor ymm0, ymm10, ymm3                                          ;   206.0 p1      41 next
        vmovdqu [rbp + 4704], ymm14                                      ;   209.0 p7+p4   41 next spill
        vpand ymm14, ymm7, ymm0                                          ;   207.0 p5      41 next
        vmovdqu [rbp + 4736], ymm1                                       ;   207.0 p2+p4   41 next spill
        vpand ymm1, ymm4, ymm15                                          ;   207.0 p0      41 next
        vpxor ymm1, ymm1, ymm11                                          ;   208.0 p1      41 next
        vmovdqu [rbp + 4768], ymm8                                       ;   206.0 p3+p4   54 next spill
        vpand ymm8, ymm10, ymm7                                          ;   202.0 p5      41 next
        vpxor ymm8, ymm8, ymm12                                          ;   205.0 p0      41 next
        vpxor ymm14, ymm14, ymm1                                         ;   209.0 p1      41 next
        vmovdqu [rbp + 4800], ymm8                                       ;   207.0 p7+p4   41 next spill
        vpand ymm8, ymm10, ymm4                                          ;   202.0 p5      41 next
        vpxor ymm5, ymm5, ymm8                                           ;   206.0 p0      41 next
        vpand ymm8, ymm10, ymm9                                          ;   202.0 p1      41 next
        vpxor ymm5, ymm5, ymm6                                           ;   208.0 p5      41 next
        vmovdqu [rbp + 4832], ymm6                                       ;   208.0 p2+p4   41 next spill
        vpand ymm6, ymm10, ymm13                                         ;   203.0 p0      41 next
        vpxor ymm8, ymm8, ymm6                                           ;   204.0 p1      41 next
        vpxor ymm1, ymm1, ymm6                                           ;   209.0 p5      41 next
        vpand ymm6, ymm13, ymm15                                         ;   207.0 p0      41 next
        vpxor ymm10, ymm10, ymm6                                         ;   208.0 p1      41 next
        vpxor ymm14, ymm14, ymm10                                        ;   210.0 p5      41 next
        vpand ymm10, ymm10, ymm15                                        ;   209.0 p0      41 next
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   210.0 p1+p3   41 next
        vmovdqu [rbp + 4864], ymm6                                       ;   209.0 p7+p4   41 next spill
        vpand ymm6, ymm9, ymm4                                           ;   205.2 p5      41 next
        vmovdqu [rbp + 4896], ymm10                                      ;   211.0 p2+p4   41 next spill
        vpor ymm10, ymm0, ymm15                                          ;   207.0 p0      41 next
        vmovdqu [rbp + 4928], ymm0                                       ;   211.0 p3+p4   41 next spill
        vpand ymm0, ymm12, ymm13                                         ;   206.0 p1      41 next
        vpand ymm12, ymm12, ymm4                                         ;   206.2 p5      41 next
        vmovdqu [rbp + 4960], ymm8                                       ;   212.0 p7+p4   41 next spill
        vpand ymm8, ymm7, ymm2                                           ;   206.5 p0      41 next
        vpxor ymm10, ymm10, ymm8                                         ;   208.0 p1      41 next
        vpand ymm8, ymm13, ymm2                                          ;   207.2 p5      41 next
        vpxor ymm6, ymm6, ymm10                                          ;   209.0 p0      41 next
        vpand ymm10, ymm11, ymm2                                         ;   208.0 p1      41 next
        vpxor ymm0, ymm0, ymm10                                          ;   209.0 p5      41 next
        vpand ymm10, ymm7, ymm9                                          ;   208.5 p0      41 next
        vpxor ymm1, ymm1, ymm0                                           ;   210.0 p1      41 next
        vpxor ymm0, ymm0, ymm6                                           ;   210.0 p5      41 next
        vpxor ymm0, ymm0, ymm3                                           ;   211.0 p0      41 next
        vpxor ymm10, ymm10, ymm4                                         ;   210.0 p1      41 next
        vmovdqu [rbp + 4992], ymm0                                       ;   213.0 p2+p4   41 next spill
        vpxor ymm0, ymm8, ymm15                                          ;   210.2 p5      41 next
        vpxor ymm8, ymm8, ymm7                                           ;   210.5 p0      41 next
        vpxor ymm1, ymm1, ymm8                                           ;   211.5 p1      41 next
        vpand ymm0, ymm0, ymm2                                           ;   211.2 p5      41 next
        vpand ymm8, ymm8, ymm13                                          ;   211.5 p0      41 next
        vpxor ymm14, ymm14, ymm0                                         ;   212.2 p1      41 next
        vpand ymm0, ymm11, ymm9                                          ;   212.2 p5      41 next
        vpxor ymm0, ymm0, ymm10                                          ;   213.2 p0      41 next
        vpxor ymm1, ymm1, ymm5                                           ;   213.0 p1      41 next
        vpand ymm3, ymm3, ymm2                                           ;   213.2 p5      41 next
        vpxor ymm10, ymm10, ymm15                                        ;   213.5 p0      41 next
        vpxor ymm3, ymm3, ymm10                                          ;   214.5 p1      41 next
        vpand ymm10, ymm10, ymm9                                         ;   214.5 p5      41 next
        vpxor ymm3, ymm3, ymm13                                          ;   215.5 p0      41 next
        vpxor ymm8, ymm8, ymm0                                           ;   215.0 p1      41 next
        vpand ymm0, ymm13, ymm11                                         ;   215.2 p5      41 next
        vpand ymm13, ymm13, ymm4                                         ;   215.5 p0      41 next
        vpxor ymm0, ymm0, ymm13                                          ;   216.5 p1      41 next
        vpxor ymm10, ymm10, ymm0                                         ;   217.5 p5      41 next
        vpxor ymm0, ymm4, ymm9                                           ;   216.5 p0      41 next
        vpand ymm0, ymm0, ymm2                                           ;   217.5 p1      41 next
        vpxor ymm0, ymm0, ymm8                                           ;   218.5 p5      41 next
        vpxor ymm10, ymm10, [rbp + 4800]                                 ;   218.5 p0+p3   41 next
        vpxor ymm13, ymm13, [rbp + 4736]                                 ;   218.0 p1+p2   41 next
        vpxor ymm8, ymm8, ymm13                                          ;   219.0 p5      41 next
        vmovdqu ymm13, [rbp + 4768]                                      ;   214.8 p3      54 next reload
        vmovdqu [rbp + 5024], ymm10                                      ;   219.5 p7+p4   41 next spill
        vpand ymm10, ymm11, ymm13                                        ;   220.8 p0      41 next
        vpand ymm4, ymm4, ymm13                                          ;   220.8 p1      41 next
        vpand ymm15, ymm15, ymm7                                         ;   219.2 p5      41 next
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;   221.8 p0+p2   41 next
        vpand ymm9, ymm9, ymm13                                          ;   220.8 p1      41 next
        vpand ymm11, ymm11, ymm7                                         ;   220.2 p5      41 next
        vpor ymm2, ymm2, [rbp + 4928]                                    ;   220.5 p0+p3   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   221.8 p1      41 next
        vpxor ymm13, ymm3, [rbp + 4704]                                  ;   221.2 p5+p2   41 next
        vpxor ymm3, ymm3, ymm8                                           ;   221.5 p0      41 next
        vpxor ymm12, ymm12, ymm3                                         ;   222.5 p1      41 next
        vpxor ymm12, ymm12, ymm4                                         ;   223.5 p5      41 next
        vmovdqu ymm3, [rbp + 4896]                                       ;   218.0 p3      41 next reload
        vpxor ymm11, ymm11, ymm3                                         ;   224.0 p0      41 next
        vpxor ymm15, ymm15, [rbp + 4928]                                 ;   223.0 p1+p2   41 next
        vpxor ymm10, ymm10, ymm9                                         ;   223.2 p5      41 next
        vpxor ymm2, ymm2, ymm15                                          ;   224.0 p0      41 next
        vpxor ymm6, ymm6, ymm13                                          ;   224.0 p1      41 next
        vpxor ymm9, ymm9, ymm11                                          ;   225.0 p5      41 next
        vpxor ymm11, ymm11, [rbp + 4832]                                 ;   225.0 p0+p3   41 next
        vpxor ymm11, ymm11, [rbp + 4992]                                 ;   226.0 p1+p2   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   225.2 p5      41 next
        vpxor ymm10, ymm10, [rbp + 4704]                                 ;   225.5 p0+p3   41 next
        vmovdqu ymm15, [rbp + 4768]                                      ;   221.0 p2      54 next reload
        vpand ymm7, ymm7, ymm15                                          ;   227.0 p1      41 next
        vpxor ymm5, ymm5, ymm7                                           ;   228.0 p5      41 next
        vpxor ymm4, ymm4, ymm3                                           ;   226.5 p0      41 next
        vpxor ymm3, ymm0, ymm7                                           ;   228.0 p1      41 next
        vpxor ymm0, ymm0, ymm2                                           ;   227.2 p5      41 next
        vpxor ymm0, ymm0, [rbp + 4864]                                   ;   228.2 p0+p3   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   228.0 p1      41 next
        vpxor ymm2, ymm2, [rbp + 4800]                                   ;   228.2 p5+p2   41 next
        vpxor ymm1, ymm1, [rbp + 4736]                                   ;   228.5 p0+p3   41 next
        vpxor ymm10, ymm10, [rbp + 5024]                                 ;   229.0 p1+p2   41 next
        vpxor ymm6, ymm6, [rbp + 4928]                                   ;   229.2 p5+p3   41 next
        vpxor ymm15, ymm15, ymm5                                         ;   229.5 p0      41 next
        vpxor ymm9, ymm9, ymm3                                           ;   230.0 p1      41 next
        vpxor ymm2, ymm2, ymm15                                          ;   230.5 p5      41 next
        vpxor ymm8, ymm8, ymm9                                           ;   231.0 p0      41 next
        vmovdqu ymm15, [rbp + 4672]                                      ;   224.8 p2      41 next
        vmovdqu ymm3, [rbp + 4448]                                       ;   225.2 p3      54 next reload
        vpand ymm15, ymm15, ymm3                                         ;   231.2 p1      41 next
        vmovdqu ymm4, [rbp + 4608]                                       ;   225.8 p2      41 next
        vpand ymm4, ymm4, ymm3                                           ;   231.8 p5      41 next
        vmovdqu ymm5, [rbp + 4576]                                       ;   226.2 p3      41 next
        vmovdqu ymm7, [rbp + 4320]                                       ;   226.8 p2      54 next reload
        vpand ymm5, ymm5, ymm7                                           ;   232.8 p0      41 next
        vmovdqu ymm9, [rbp + 4480]                                       ;   227.2 p3      41 next
        vpand ymm9, ymm9, ymm3                                           ;   233.2 p1      41 next
        vmovdqu ymm13, [rbp + 4672]                                      ;   227.8 p2      41 next
        vpand ymm13, ymm13, [rbp + 4480]                                 ;   233.8 p5+p3   41 next
        vmovdqu [rbp + 4768], ymm6                                       ;   230.2 p7+p4   41 next spill
        vmovdqu ymm6, [rbp + 4576]                                       ;   228.8 p2      41 next
        vpand ymm6, ymm6, [rbp + 4480]                                   ;   234.8 p0+p3   41 next
        vmovdqu [rbp + 4928], ymm10                                      ;   230.0 p7+p4   41 next spill
        vmovdqu ymm10, [rbp + 4608]                                      ;   229.8 p2      41 next
        vpand ymm10, ymm10, [rbp + 3968]                                 ;   235.8 p1+p3   41 next
        vpxor ymm5, ymm5, ymm10                                          ;   236.8 p5      41 next
        vpand ymm10, ymm10, ymm7                                         ;   236.8 p0      41 next
        vmovdqu [rbp + 5024], ymm11                                      ;   229.8 p7+p4   41 next spill
        vpxor ymm11, ymm9, ymm7                                          ;   234.2 p1      41 next
        vmovdqu [rbp + 4736], ymm1                                       ;   230.8 p2+p4   41 next spill
        vpand ymm1, ymm4, [rbp + 4576]                                   ;   234.2 p5+p3   41 next
        vmovdqu [rbp + 4800], ymm2                                       ;   231.8 p7+p4   41 next spill
        vpxor ymm2, ymm11, [rbp + 4672]                                  ;   235.2 p0+p2   41 next
        vpand ymm2, ymm2, [rbp + 4576]                                   ;   236.2 p1+p3   41 next
        vpxor ymm9, ymm9, ymm2                                           ;   237.2 p5      41 next
        vmovdqu [rbp + 4864], ymm0                                       ;   232.8 p7+p4   41 next spill
        vpxor ymm0, ymm15, ymm13                                         ;   235.5 p0      41 next
        vpxor ymm13, ymm13, ymm5                                         ;   237.8 p1      41 next
        vpand ymm0, ymm0, [rbp + 4608]                                   ;   236.5 p5+p2   41 next
        vpxor ymm5, ymm5, ymm15                                          ;   237.8 p0      41 next
        vmovdqu [rbp + 4896], ymm12                                      ;   233.8 p7+p4   41 next spill
        vpand ymm12, ymm7, [rbp + 4608]                                  ;   237.0 p1+p3   41 next
        vmovdqu [rbp + 4704], ymm14                                      ;   234.8 p2+p4   41 next spill
        vpand ymm14, ymm12, [rbp + 4480]                                 ;   238.0 p5+p3   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   238.0 p0      41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   239.0 p1+p2   41 next
        vmovdqu [rbp + 4992], ymm8                                       ;   235.8 p7+p4   41 next spill
        vpand ymm8, ymm7, ymm3                                           ;   238.2 p5      41 next
        vpxor ymm14, ymm14, ymm8                                         ;   239.2 p0      41 next
        vmovdqu [rbp + 4832], ymm5                                       ;   238.8 p3+p4   41 next spill
        vmovdqu ymm5, [rbp + 4576]                                       ;   235.8 p2      41 next
        vpand ymm5, ymm5, [rbp + 3968]                                   ;   241.8 p1+p3   41 next
        vpxor ymm8, ymm8, ymm5                                           ;   242.8 p5      41 next
        vmovdqu [rbp + 4960], ymm2                                       ;   237.8 p7+p4   41 next spill
        vpand ymm2, ymm13, [rbp + 3968]                                  ;   239.5 p0+p2   41 next
        vpxor ymm14, ymm14, ymm2                                         ;   240.5 p1      41 next
        vmovdqu ymm2, [rbp + 4480]                                       ;   237.2 p3      54 next reload
        vpxor ymm14, ymm14, ymm2                                         ;   243.2 p5      41 next
        vpxor ymm13, ymm13, ymm3                                         ;   240.5 p0      41 next
        vmovdqu [rbp + 5056], ymm14                                      ;   244.2 p7+p4   41 next spill
        vpand ymm14, ymm8, [rbp + 3968]                                  ;   243.8 p1+p2   41 next
        vpxor ymm14, ymm14, ymm3                                         ;   244.8 p5      41 next
        vpand ymm8, ymm8, [rbp + 4672]                                   ;   243.8 p0+p3   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   245.8 p1      41 next
        vmovdqu [rbp + 5088], ymm14                                      ;   246.8 p7+p4   41 next spill
        vpxor ymm14, ymm6, [rbp + 4672]                                  ;   242.2 p5+p2   41 next
        vpxor ymm0, ymm0, ymm14                                          ;   243.2 p0      41 next
        vpxor ymm8, ymm8, ymm0                                           ;   244.8 p1      41 next
        vpand ymm0, ymm13, ymm3                                          ;   243.2 p5      41 next
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   243.5 p0+p3   41 next
        vpand ymm14, ymm14, [rbp + 4608]                                 ;   244.0 p1+p2   41 next
        vpxor ymm0, ymm0, ymm1                                           ;   244.2 p5      41 next
        vpand ymm11, ymm11, [rbp + 3968]                                 ;   244.5 p0+p3   41 next
        vpxor ymm0, ymm0, ymm5                                           ;   245.2 p1      41 next
        vmovdqu [rbp + 5120], ymm9                                       ;   241.5 p7+p4   41 next spill
        vpand ymm9, ymm7, ymm2                                           ;   245.2 p5      41 next
        vpxor ymm14, ymm14, ymm9                                         ;   246.2 p0      41 next
        vpxor ymm0, ymm0, ymm14                                          ;   247.2 p1      41 next
        vmovdqu ymm14, [rbp + 4672]                                      ;   242.5 p2      54 next reload
        vmovdqu [rbp + 5152], ymm0                                       ;   248.2 p3+p4   41 next spill
        vpand ymm0, ymm7, ymm14                                          ;   248.5 p5      41 next
        vpxor ymm0, ymm0, ymm4                                           ;   249.5 p0      41 next
        vpxor ymm11, ymm11, ymm0                                         ;   250.5 p1      41 next
        vpxor ymm0, ymm0, [rbp + 3968]                                   ;   250.5 p5+p2   41 next
        vpxor ymm15, ymm15, ymm9                                         ;   247.5 p0      41 next
        vmovdqu ymm9, [rbp + 4576]                                       ;   244.2 p3      54 next reload
        vpxor ymm7, ymm12, ymm9                                          ;   250.2 p1      41 next
        vpand ymm7, ymm7, ymm3                                           ;   251.2 p5      41 next
        vpxor ymm1, ymm1, ymm7                                           ;   252.2 p0      41 next
        vpxor ymm13, ymm13, ymm1                                         ;   253.2 p1      41 next
        vpand ymm1, ymm2, ymm0                                           ;   251.5 p5      41 next
        vpxor ymm0, ymm0, ymm5                                           ;   251.5 p0      41 next
        vpxor ymm1, ymm1, [rbp + 4608]                                   ;   252.5 p1+p2   41 next
        vpxor ymm5, ymm5, ymm2                                           ;   250.2 p5      41 next
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   250.5 p0+p3   41 next
        vpand ymm6, ymm6, ymm5                                           ;   251.2 p1      41 next
        vpxor ymm8, ymm8, ymm11                                          ;   251.5 p5      41 next
        vpand ymm11, ymm14, ymm12                                        ;   251.5 p0      41 next
        vpand ymm5, ymm5, [rbp + 4608]                                   ;   252.0 p1+p2   41 next
        vpxor ymm7, ymm7, ymm5                                           ;   253.0 p5      41 next
        vpxor ymm0, ymm0, ymm7                                           ;   254.0 p0      41 next
        vpxor ymm10, ymm10, ymm1                                         ;   253.5 p1      41 next
        vmovdqu ymm1, [rbp + 3968]                                       ;   248.5 p3      54 next reload
        vpand ymm7, ymm15, ymm1                                          ;   254.5 p5      41 next
        vpxor ymm5, ymm5, [rbp + 5120]                                   ;   253.5 p0+p2   41 next
        vpand ymm12, ymm12, ymm3                                         ;   254.0 p1      41 next
        vpxor ymm12, ymm12, ymm9                                         ;   255.0 p5      41 next
        vpxor ymm13, ymm13, ymm12                                        ;   256.0 p0      41 next
        vmovdqu ymm12, [rbp + 4608]                                      ;   250.0 p3      54 next reload
        vpand ymm14, ymm9, ymm12                                         ;   256.0 p1      41 next
        vpxor ymm8, ymm8, [rbp + 4960]                                   ;   255.2 p5+p2   41 next
        vpxor ymm0, ymm0, [rbp + 5088]                                   ;   255.5 p0+p3   41 next
        vpxor ymm15, ymm15, ymm14                                        ;   257.0 p1      41 next
        vpxor ymm4, ymm4, ymm5                                           ;   256.2 p5      41 next
        vpand ymm14, ymm14, [rbp + 5120]                                 ;   257.0 p0+p2   41 next
        vpand ymm15, ymm9, ymm15                                         ;   258.0 p1      41 next
        vpxor ymm7, ymm7, ymm0                                           ;   257.2 p5      41 next
        vpxor ymm15, ymm15, [rbp + 5088]                                 ;   259.0 p0+p3   41 next
        vpxor ymm6, ymm6, ymm13                                          ;   258.0 p1      41 next
        vpxor ymm14, ymm14, [rbp + 4832]                                 ;   258.2 p5+p2   41 next
        vpxor ymm10, ymm10, ymm14                                        ;   259.2 p0      41 next
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   253.2 p3      41 next reload
        vpxor ymm10, ymm10, ymm14                                        ;   260.2 p1      41 next
        vpxor ymm11, ymm11, ymm15                                        ;   260.0 p5      41 next
        vpxor ymm11, ymm11, ymm14                                        ;   261.0 p0      41 next
        vpxor ymm4, ymm4, [rbp + 5056]                                   ;   260.0 p1+p2   41 next
        vpxor ymm3, ymm3, [rbp + 4992]                                   ;   260.2 p5+p3   41 next
        vpxor ymm15, ymm3, [rbp + 5152]                                  ;   261.2 p0+p2   41 next
        vmovdqu ymm0, [rbp + 4704]                                       ;   255.5 p3      41 next
        vpxor ymm0, ymm0, [rbp + 4320]                                   ;   261.5 p1+p2   41 next
        vpxor ymm6, ymm6, ymm0                                           ;   262.5 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4896]                                   ;   261.5 p0+p3   41 next
        vpxor ymm8, ymm8, ymm1                                           ;   262.5 p1      41 next
        vpxor ymm2, ymm2, [rbp + 4864]                                   ;   262.2 p5+p2   41 next
        vpxor ymm11, ymm11, ymm2                                         ;   263.2 p0      41 next
        vmovdqu ymm5, [rbp + 4800]                                       ;   257.5 p3      41 next
        vpxor ymm5, ymm5, [rbp + 4672]                                   ;   263.5 p1+p2   41 next
        vpxor ymm10, ymm10, ymm5                                         ;   264.5 p5      41 next
        vpxor ymm12, ymm12, [rbp + 4736]                                 ;   263.5 p0+p3   41 next
        vpxor ymm7, ymm7, ymm12                                          ;   264.5 p1      41 next
        vpxor ymm9, ymm9, [rbp + 5024]                                   ;   264.2 p5+p2   41 next
        vpxor ymm4, ymm4, ymm9                                           ;   265.2 p0      41 next
        vpxor ymm15, ymm15, [r10 + 4896]                                 ;   265.0 p1+p3   48 next
        vpxor ymm6, ymm6, [r10 + 4928]                                   ;   265.2 p5+p2   48 next
        vpxor ymm8, ymm8, [r10 + 4960]                                   ;   265.5 p0+p3   48 next
        vpxor ymm11, ymm11, [r10 + 4992]                                 ;   266.0 p1+p2   48 next
        vpxor ymm10, ymm10, [r10 + 5024]                                 ;   266.2 p5+p3   48 next
        vpxor ymm7, ymm7, [r10 + 5056]                                   ;   266.5 p0+p2   48 next
        vpxor ymm4, ymm4, [r10 + 5088]                                   ;   267.0 p1+p3   48 next
        vpxor ymm3, ymm3, [r10 + 4608]                                   ;   267.2 p5+p2   48 next
        vpxor ymm0, ymm0, [r10 + 4640]                                   ;   267.5 p0+p3   48 next
        vpxor ymm1, ymm1, [r10 + 4672]                                   ;   268.0 p1+p2   48 next
        vpxor ymm2, ymm2, [r10 + 4704]                                   ;   268.2 p5+p3   48 next
        vpxor ymm5, ymm5, [r10 + 4736]                                   ;   268.5 p0+p2   48 next
        vpxor ymm12, ymm12, [r10 + 4768]                                 ;   269.0 p1+p3   48 next
        vpxor ymm9, ymm9, [r10 + 4800]                                   ;   269.2 p5+p2   48 next
        vmovdqu ymm13, [rbp + 4928]                                      ;   266.5 p3      48 next
        vpxor ymm13, ymm13, [r10 + 4832]                                 ;   272.5 p0+p2   48 next
        vmovdqu [rbp + 4928], ymm4                                       ;   268.0 p7+p4   48 next spill
        vmovdqu ymm4, [rbp + 4768]                                       ;   267.5 p3      48 next
        vpxor ymm4, ymm4, [r10 + 4864]                                   ;   273.5 p1+p2   48 next
        vmovdqu [rbp + 4768], ymm7                                       ;   267.5 p7+p4   48 next spill
        vpxor ymm7, ymm3, ymm9                                           ;   270.2 p5      45 next
        vmovdqu [rbp + 5024], ymm10                                      ;   267.2 p7+p4   48 next spill
        vpand ymm10, ymm2, ymm13                                         ;   273.5 p0      45 next
        vmovdqu [rbp + 4576], ymm11                                      ;   267.0 p7+p4   48 next spill
        vpxor ymm11, ymm0, ymm12                                         ;   271.0 p1      45 next
        vmovdqu [rbp + 4736], ymm8                                       ;   266.5 p7+p4   48 next spill
        vpand ymm8, ymm2, ymm9                                           ;   271.2 p5      45 next
        vmovdqu [rbp + 4672], ymm6                                       ;   267.5 p7+p4   48 next spill
        vpand ymm6, ymm13, ymm4                                          ;   274.5 p0      45 next
        vmovdqu [rbp + 4800], ymm15                                      ;   268.5 p3+p4   48 next spill
        vpand ymm15, ymm3, ymm13                                         ;   273.5 p1      45 next
        vpxor ymm8, ymm8, ymm15                                          ;   274.5 p5      45 next
        vpand ymm15, ymm9, ymm5                                          ;   272.5 p0      45 next
        vpxor ymm8, ymm8, ymm14                                          ;   275.5 p1      45 next
        vmovdqu [rbp + 4608], ymm8                                       ;   276.5 p7+p4   45 next spill
        vpxor ymm8, ymm7, ymm2                                           ;   273.2 p5      45 next
        vmovdqu [rbp + 4864], ymm10                                      ;   274.5 p2+p4   45 next spill
        vpand ymm10, ymm1, ymm8                                          ;   274.2 p0      45 next
        vmovdqu [rbp + 4480], ymm9                                       ;   271.5 p3+p4   48 next spill
        vpand ymm9, ymm3, ymm4                                           ;   274.5 p1      45 next
        vpxor ymm9, ymm9, ymm13                                          ;   275.5 p5      45 next
        vpand ymm14, ymm2, ymm1                                          ;   274.5 p0      45 next
        vpxor ymm14, ymm14, ymm11                                        ;   275.5 p1      45 next
        vpxor ymm10, ymm10, ymm9                                         ;   276.5 p5      45 next
        vmovdqu [rbp + 4896], ymm14                                      ;   276.5 p7+p4   45 next spill
        vpand ymm14, ymm2, ymm3                                          ;   275.5 p0      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   276.5 p1      45 next
        vpand ymm14, ymm2, ymm0                                          ;   276.2 p5      45 next
        vpxor ymm15, ymm15, ymm6                                         ;   277.5 p0      45 next
        vmovdqu [rbp + 3968], ymm6                                       ;   275.5 p2+p4   45 next spill
        vpand ymm6, ymm2, ymm5                                           ;   277.0 p1      45 next
        vpxor ymm14, ymm14, ymm6                                         ;   278.0 p5      45 next
        vpxor ymm9, ymm9, ymm6                                           ;   278.0 p0      45 next
        vpand ymm6, ymm5, ymm4                                           ;   278.0 p1      45 next
        vpxor ymm2, ymm2, ymm6                                           ;   279.0 p5      45 next
        vpxor ymm10, ymm10, ymm2                                         ;   280.0 p0      45 next
        vpand ymm2, ymm2, ymm4                                           ;   280.0 p1      45 next
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   281.0 p5+p3   45 next
        vmovdqu [rbp + 4320], ymm6                                       ;   279.0 p7+p4   45 next spill
        vpand ymm6, ymm0, ymm3                                           ;   279.5 p0      45 next
        vmovdqu [rbp + 4704], ymm2                                       ;   282.0 p2+p4   45 next spill
        vpor ymm2, ymm8, ymm4                                            ;   280.0 p1      45 next
        vmovdqu [rbp + 5152], ymm8                                       ;   276.5 p3+p4   45 next spill
        vpand ymm8, ymm11, ymm5                                          ;   280.2 p5      45 next
        vpand ymm11, ymm11, ymm3                                         ;   280.5 p0      45 next
        vmovdqu [rbp + 4992], ymm14                                      ;   279.0 p7+p4   45 next spill
        vpand ymm14, ymm1, ymm12                                         ;   281.0 p1      45 next
        vpxor ymm2, ymm2, ymm14                                          ;   282.0 p5      45 next
        vpand ymm14, ymm5, ymm12                                         ;   281.5 p0      45 next
        vpxor ymm6, ymm6, ymm2                                           ;   283.0 p1      45 next
        vpand ymm2, ymm13, ymm12                                         ;   282.2 p5      45 next
        vpxor ymm8, ymm8, ymm2                                           ;   283.2 p0      45 next
        vpand ymm2, ymm1, ymm0                                           ;   283.0 p1      45 next
        vpxor ymm9, ymm9, ymm8                                           ;   284.2 p5      45 next
        vpxor ymm8, ymm8, ymm6                                           ;   284.2 p0      45 next
        vpxor ymm8, ymm8, ymm7                                           ;   285.2 p1      45 next
        vpxor ymm2, ymm2, ymm3                                           ;   284.2 p5      45 next
        vmovdqu [rbp + 5056], ymm8                                       ;   286.2 p2+p4   45 next spill
        vpxor ymm8, ymm4, ymm14                                          ;   284.5 p0      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   285.0 p1      45 next
        vpxor ymm9, ymm9, ymm14                                          ;   286.0 p5      45 next
        vpand ymm8, ymm8, ymm12                                          ;   285.5 p0      45 next
        vpand ymm14, ymm14, ymm5                                         ;   286.0 p1      45 next
        vpxor ymm10, ymm10, ymm8                                         ;   286.5 p5      45 next
        vpand ymm8, ymm13, ymm0                                          ;   286.5 p0      45 next
        vpxor ymm8, ymm8, ymm2                                           ;   287.5 p1      45 next
        vpand ymm7, ymm7, ymm12                                          ;   287.2 p5      45 next
        vpxor ymm9, ymm9, ymm15                                          ;   287.5 p0      45 next
        vpxor ymm2, ymm2, ymm4                                           ;   288.0 p1      45 next
        vpxor ymm7, ymm7, ymm2                                           ;   289.0 p5      45 next
        vpand ymm2, ymm2, ymm0                                           ;   289.0 p0      45 next
        vpxor ymm7, ymm7, ymm5                                           ;   290.0 p1      45 next
        vpxor ymm14, ymm14, ymm8                                         ;   289.2 p5      45 next
        vpand ymm8, ymm5, ymm13                                          ;   289.5 p0      45 next
        vpand ymm5, ymm5, ymm3                                           ;   290.0 p1      45 next
        vpxor ymm8, ymm8, ymm5                                           ;   291.0 p5      45 next
        vpxor ymm2, ymm2, ymm8                                           ;   292.0 p0      45 next
        vpxor ymm8, ymm3, ymm0                                           ;   291.0 p1      45 next
        vpand ymm8, ymm8, ymm12                                          ;   292.0 p5      45 next
        vpxor ymm8, ymm8, ymm14                                          ;   293.0 p0      45 next
        vpxor ymm2, ymm2, [rbp + 4896]                                   ;   293.0 p1+p3   45 next
        vpxor ymm5, ymm5, [rbp + 4864]                                   ;   292.2 p5+p2   45 next
        vpxor ymm14, ymm14, ymm5                                         ;   293.2 p0      45 next
        vmovdqu ymm5, [rbp + 4480]                                       ;   284.5 p3      48 next reload
        vmovdqu [rbp + 4448], ymm2                                       ;   294.0 p7+p4   45 next spill
        vpand ymm2, ymm13, ymm5                                          ;   293.0 p1      45 next
        vpand ymm3, ymm3, ymm5                                           ;   293.2 p5      45 next
        vpand ymm4, ymm4, ymm1                                           ;   293.5 p0      45 next
        vpxor ymm3, ymm3, [rbp + 4992]                                   ;   294.2 p1+p2   45 next
        vpand ymm0, ymm0, ymm5                                           ;   294.2 p5      45 next
        vpand ymm13, ymm13, ymm1                                         ;   294.5 p0      45 next
        vpor ymm12, ymm12, [rbp + 5152]                                  ;   295.0 p1+p3   45 next
        vpxor ymm4, ymm4, ymm2                                           ;   295.2 p5      45 next
        vpxor ymm5, ymm7, [rbp + 4608]                                   ;   295.5 p0+p2   45 next
        vpxor ymm7, ymm7, ymm14                                          ;   296.0 p1      45 next
        vpxor ymm11, ymm11, ymm7                                         ;   297.0 p5      45 next
        vpxor ymm7, ymm3, ymm11                                          ;   298.0 p0      45 next
        vmovdqu ymm11, [rbp + 4704]                                      ;   287.8 p3      45 next reload
        vpxor ymm13, ymm13, ymm11                                        ;   297.0 p1      45 next
        vpxor ymm4, ymm4, [rbp + 5152]                                   ;   297.2 p5+p2   45 next
        vpxor ymm2, ymm2, ymm0                                           ;   297.5 p0      45 next
        vpxor ymm12, ymm12, ymm4                                         ;   298.2 p1      45 next
        vpxor ymm6, ymm6, ymm5                                           ;   298.2 p5      45 next
        vpxor ymm0, ymm0, ymm13                                          ;   298.5 p0      45 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   299.0 p1+p3   45 next
        vpxor ymm13, ymm13, [rbp + 5056]                                 ;   300.0 p5+p2   45 next
        vpxor ymm9, ymm9, ymm2                                           ;   299.5 p0      45 next
        vpxor ymm2, ymm2, [rbp + 4608]                                   ;   300.0 p1+p3   45 next
        vmovdqu ymm4, [rbp + 4480]                                       ;   290.8 p2      48 next reload
        vpand ymm1, ymm1, ymm4                                           ;   300.2 p5      45 next
        vpxor ymm11, ymm11, ymm3                                         ;   300.5 p0      45 next
        vpxor ymm15, ymm15, ymm1                                         ;   301.2 p1      45 next
        vpxor ymm1, ymm8, ymm1                                           ;   301.2 p5      45 next
        vpxor ymm8, ymm8, ymm12                                          ;   301.5 p0      45 next
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   302.5 p1+p3   45 next
        vpxor ymm10, ymm10, ymm11                                        ;   302.2 p5      45 next
        vpxor ymm12, ymm12, [rbp + 4896]                                 ;   302.5 p0+p2   45 next
        vpxor ymm9, ymm9, [rbp + 4864]                                   ;   303.0 p1+p3   45 next
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   303.2 p5+p2   45 next
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   303.5 p0+p3   45 next
        vpxor ymm4, ymm4, ymm15                                          ;   304.0 p1      45 next
        vpxor ymm0, ymm0, ymm1                                           ;   304.2 p5      45 next
        vpxor ymm12, ymm12, ymm4                                         ;   305.0 p0      45 next
        vpxor ymm14, ymm14, ymm0                                         ;   305.2 p1      45 next
        vmovdqu ymm15, [rbp + 4800]                                      ;   294.5 p2      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   306.2 p5      45 next
        vmovdqu ymm14, [rbp + 4672]                                      ;   295.0 p3      48 next reload
        vpxor ymm10, ymm10, ymm14                                        ;   305.5 p0      45 next
        vmovdqu ymm0, [rbp + 4736]                                       ;   295.5 p2      48 next reload
        vpxor ymm7, ymm7, ymm0                                           ;   306.0 p1      45 next
        vmovdqu ymm1, [rbp + 4576]                                       ;   296.0 p3      48 next reload
        vpxor ymm8, ymm8, ymm1                                           ;   306.2 p5      45 next
        vmovdqu ymm3, [rbp + 5024]                                       ;   296.5 p2      45 next
        vpxor ymm3, ymm3, ymm12                                          ;   306.5 p0      45 next
        vmovdqu ymm4, [rbp + 4768]                                       ;   297.0 p3      48 next reload
        vpxor ymm9, ymm9, ymm4                                           ;   307.0 p1      45 next
        vmovdqu ymm5, [rbp + 4928]                                       ;   297.5 p2      48 next reload
        vpxor ymm13, ymm13, ymm5                                         ;   307.2 p5      45 next
        vmovdqu ymm11, [rbp + 4544]                                      ;   298.0 p3      54 next reload
        vpxor ymm15, ymm15, ymm11                                        ;   307.5 p0      54 next
        vmovdqu ymm12, [rbp + 4096]                                      ;   298.5 p2      54 next reload
        vpxor ymm10, ymm10, ymm12                                        ;   308.0 p1      54 next
        vpxor ymm7, ymm7, [rbp + 4192]                                   ;   308.2 p5+p3   54 next
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   308.5 p0+p2   54 next
        vpxor ymm3, ymm3, [rbp + 4384]                                   ;   309.0 p1+p3   54 next
        vpxor ymm9, ymm9, [rbp + 4352]                                   ;   309.2 p5+p2   54 next
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   309.5 p0+p3   54 next
        vpxor ymm2, ymm2, [rbp + 4640]                                   ;   310.0 p1+p2   54 next
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   310.2 p5+p3   54 next
        vpxor ymm14, ymm14, [rbp + 4224]                                 ;   310.5 p0+p2   54 next
        vpxor ymm0, ymm0, [rbp + 4064]                                   ;   311.0 p1+p3   54 next
        vpxor ymm1, ymm1, [rbp + 4512]                                   ;   311.2 p5+p2   54 next
        vpxor ymm4, ymm4, [rbp + 4288]                                   ;   311.5 p0+p3   54 next
        vpxor ymm5, ymm5, [rbp + 4416]                                   ;   312.0 p1+p2   54 next
        vpxor ymm11, ymm11, [r11 + 512]                                  ;   312.2 p5+p3   54 next
        vpxor ymm12, ymm12, [r11 + 544]                                  ;   312.5 p0+p2   54 next
        vmovdqu [rbp + 4096], ymm5                                       ;   313.0 p7+p4   54 next spill
        vmovdqu ymm5, [rbp + 4800]                                       ;   306.0 p3      54 next
        vpxor ymm5, ymm5, [rbp + 4160]                                   ;   313.0 p1+p2   54 next
        vmovdqu [rbp + 4800], ymm4                                       ;   312.5 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 5024]                                       ;   307.0 p3      54 next
        vpxor ymm4, ymm4, [rbp + 4256]                                   ;   313.2 p5+p2   54 next
        vmovdqu [rbp + 5024], ymm4                                       ;   314.2 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 4192]                                       ;   308.0 p3      54 next
        vpxor ymm4, ymm4, [r11 + 576]                                    ;   314.0 p0+p2   54 next
        vmovdqu [rbp + 4192], ymm1                                       ;   312.2 p7+p4   54 next spill
        vmovdqu ymm1, [rbp + 4032]                                       ;   309.0 p3      54 next
        vpxor ymm1, ymm1, [r11 + 608]                                    ;   315.0 p1+p2   54 next
        vmovdqu [rbp + 4032], ymm0                                       ;   312.0 p7+p4   54 next spill
        vmovdqu ymm0, [rbp + 4384]                                       ;   310.0 p3      54 next
        vpxor ymm0, ymm0, [r11 + 640]                                    ;   316.0 p5+p2   54 next
        vmovdqu [rbp + 4384], ymm14                                      ;   311.5 p7+p4   54 next spill
        vmovdqu ymm14, [rbp + 4352]                                      ;   311.0 p3      54 next
        vpxor ymm14, ymm14, [r11 + 672]                                  ;   317.0 p0+p2   54 next
        vmovdqu [rbp + 4352], ymm5                                       ;   314.0 p7+p4   54 next spill
        vmovdqu ymm5, [rbp + 4128]                                       ;   312.0 p3      54 next
        vpxor ymm5, ymm5, [r11 + 704]                                    ;   318.0 p1+p2   54 next
        vmovdqu [rbp + 4128], ymm6                                       ;   311.2 p7+p4   54 next spill
        vmovdqu ymm6, [rbp + 4640]                                       ;   313.0 p3      54 next
        vpxor ymm6, ymm6, [r11 + 736]                                    ;   319.0 p5+p2   54 next
        vmovdqu [rbp + 4640], ymm2                                       ;   311.0 p7+p4   54 next spill
        vmovdqu ymm2, [rbp + 4000]                                       ;   314.0 p3      54 next
        vpxor ymm2, ymm2, [r11 + 768]                                    ;   320.0 p0+p2   54 next
        vmovdqu [rbp + 4000], ymm13                                      ;   311.5 p7+p4   54 next spill
        vmovdqu ymm13, [rbp + 4160]                                      ;   315.0 p3      54 next
        vpxor ymm13, ymm13, [r11 + 800]                                  ;   321.0 p1+p2   54 next
        vmovdqu [rbp + 4160], ymm9                                       ;   312.5 p7+p4   54 next spill
        vmovdqu ymm9, [rbp + 4224]                                       ;   316.0 p3      54 next
        vpxor ymm9, ymm9, [r11 + 832]                                    ;   322.0 p5+p2   54 next
        vmovdqu [rbp + 4224], ymm3                                       ;   313.5 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 4064]                                       ;   317.0 p3      54 next
        vpxor ymm3, ymm3, [r11 + 864]                                    ;   323.0 p0+p2   54 next
        vmovdqu [rbp + 4064], ymm8                                       ;   314.5 p7+p4   54 next spill
        vmovdqu ymm8, [rbp + 4512]                                       ;   318.0 p3      54 next
        vpxor ymm8, ymm8, [r11 + 896]                                    ;   324.0 p1+p2   54 next
        vmovdqu [rbp + 4512], ymm7                                       ;   315.5 p7+p4   54 next spill
        vmovdqu ymm7, [rbp + 4256]                                       ;   319.0 p3      54 next
        vpxor ymm7, ymm7, [r11 + 928]                                    ;   325.0 p5+p2   54 next
        vmovdqu [rbp + 4256], ymm10                                      ;   316.5 p7+p4   54 next spill
        vmovdqu ymm10, [rbp + 4288]                                      ;   320.0 p3      54 next
        vpxor ymm10, ymm10, [r11 + 960]                                  ;   326.0 p0+p2   54 next
        vmovdqu [rbp + 4288], ymm15                                      ;   317.5 p7+p4   54 next spill
        vmovdqu ymm15, [rbp + 4416]                                      ;   321.0 p3      54 next
        vpxor ymm15, ymm15, [r11 + 992]                                  ;   327.0 p1+p2   54 next
        vmovdqu [rbp + 4416], ymm4                                       ;   318.5 p7+p4   54 next spill
        vpxor ymm4, ymm6, ymm7                                           ;   326.0 p5      41 next
        vmovdqu [rbp + 4544], ymm1                                       ;   319.5 p7+p4   54 next spill
        vpand ymm1, ymm9, ymm10                                          ;   327.0 p0      41 next
        vmovdqu [rbp + 4928], ymm12                                      ;   320.5 p7+p4   54 next spill
        vpxor ymm12, ymm2, ymm8                                          ;   325.0 p1      41 next
        vmovdqu [rbp + 4768], ymm5                                       ;   321.5 p7+p4   54 next spill
        vpand ymm5, ymm10, ymm15                                         ;   328.0 p5      41 next
        vmovdqu [rbp + 4576], ymm14                                      ;   322.5 p3+p4   54 next spill
        vpand ymm14, ymm9, ymm7                                          ;   326.0 p0      41 next
        vmovdqu [rbp + 4736], ymm11                                      ;   323.5 p2+p4   54 next spill
        vpand ymm11, ymm6, ymm10                                         ;   327.0 p1      41 next
        vpxor ymm14, ymm14, ymm11                                        ;   328.0 p5      41 next
        vpand ymm11, ymm7, ymm3                                          ;   326.0 p0      41 next
        vpxor ymm14, ymm14, [rel misty1_encrypt_compact.T0_constants256] ;   329.0 p1+p3   41 next
        vmovdqu [rbp + 4672], ymm0                                       ;   324.5 p7+p4   54 next spill
        vpxor ymm0, ymm9, ymm4                                           ;   327.0 p5      41 next
        vmovdqu [rbp + 4480], ymm14                                      ;   330.0 p2+p4   41 next spill
        vpand ymm14, ymm13, ymm0                                         ;   328.0 p0      41 next
        vmovdqu [rbp + 5152], ymm1                                       ;   328.0 p7+p4   41 next spill
        vpand ymm1, ymm6, ymm15                                          ;   328.0 p1      41 next
        vpxor ymm1, ymm1, ymm10                                          ;   329.0 p5      41 next
        vmovdqu [rbp + 4448], ymm7                                       ;   327.5 p3+p4   54 next spill
        vpand ymm7, ymm9, ymm13                                          ;   323.0 p0      41 next
        vpxor ymm7, ymm7, ymm12                                          ;   326.0 p1      41 next
        vpxor ymm14, ymm14, ymm1                                         ;   330.0 p5      41 next
        vmovdqu [rbp + 4864], ymm7                                       ;   328.5 p2+p4   41 next spill
        vpand ymm7, ymm9, ymm6                                           ;   323.5 p0      41 next
        vpxor ymm11, ymm11, ymm7                                         ;   327.0 p1      41 next
        vpand ymm7, ymm9, ymm2                                           ;   324.2 p5      41 next
        vpxor ymm11, ymm11, ymm5                                         ;   329.0 p0      41 next
        vmovdqu [rbp + 4896], ymm5                                       ;   329.5 p7+p4   41 next spill
        vpand ymm5, ymm9, ymm3                                           ;   325.0 p1      41 next
        vpxor ymm7, ymm7, ymm5                                           ;   326.0 p5      41 next
        vpxor ymm1, ymm1, ymm5                                           ;   330.0 p0      41 next
        vpand ymm5, ymm3, ymm15                                          ;   328.0 p1      41 next
        vpxor ymm9, ymm9, ymm5                                           ;   329.0 p5      41 next
        vpxor ymm14, ymm14, ymm9                                         ;   331.0 p0      41 next
        vpand ymm9, ymm9, ymm15                                          ;   330.0 p1      41 next
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   331.0 p5+p3   41 next
        vmovdqu [rbp + 4320], ymm5                                       ;   330.5 p2+p4   41 next spill
        vpand ymm5, ymm2, ymm6                                           ;   327.5 p0      41 next
        vmovdqu [rbp + 4704], ymm9                                       ;   332.0 p7+p4   41 next spill
        vpor ymm9, ymm0, ymm15                                           ;   328.0 p1      41 next
        vmovdqu [rbp + 4608], ymm0                                       ;   332.5 p3+p4   41 next spill
        vpand ymm0, ymm12, ymm3                                          ;   328.2 p5      41 next
        vpand ymm12, ymm12, ymm6                                         ;   328.5 p0      41 next
        vmovdqu [rbp + 5056], ymm7                                       ;   333.5 p2+p4   41 next spill
        vpand ymm7, ymm13, ymm8                                          ;   329.0 p1      41 next
        vpxor ymm9, ymm9, ymm7                                           ;   330.0 p5      41 next
        vpand ymm7, ymm3, ymm8                                           ;   329.5 p0      41 next
        vpxor ymm5, ymm5, ymm9                                           ;   331.0 p1      41 next
        vpand ymm9, ymm10, ymm8                                          ;   330.2 p5      41 next
        vpxor ymm0, ymm0, ymm9                                           ;   331.2 p0      41 next
        vpand ymm9, ymm13, ymm2                                          ;   331.0 p1      41 next
        vpxor ymm1, ymm1, ymm0                                           ;   332.2 p5      41 next
        vpxor ymm0, ymm0, ymm5                                           ;   332.2 p0      41 next
        vpxor ymm0, ymm0, ymm4                                           ;   333.2 p1      41 next
        vpxor ymm9, ymm9, ymm6                                           ;   332.2 p5      41 next
        vmovdqu [rbp + 3968], ymm0                                       ;   334.5 p7+p4   41 next spill
        vpxor ymm0, ymm15, ymm7                                          ;   332.5 p0      41 next
        vpxor ymm7, ymm7, ymm13                                          ;   333.0 p1      41 next
        vpxor ymm1, ymm1, ymm7                                           ;   334.0 p5      41 next
        vpand ymm0, ymm0, ymm8                                           ;   333.5 p0      41 next
        vpand ymm7, ymm7, ymm3                                           ;   334.0 p1      41 next
        vpxor ymm14, ymm14, ymm0                                         ;   334.5 p5      41 next
        vpand ymm0, ymm10, ymm2                                          ;   334.5 p0      41 next
        vpxor ymm0, ymm0, ymm9                                           ;   335.5 p1      41 next
        vpxor ymm1, ymm1, ymm11                                          ;   335.2 p5      41 next
        vpand ymm4, ymm4, ymm8                                           ;   335.5 p0      41 next
        vpxor ymm9, ymm9, ymm15                                          ;   336.0 p1      41 next
        vpxor ymm4, ymm4, ymm9                                           ;   337.0 p5      41 next
        vpand ymm9, ymm9, ymm2                                           ;   337.0 p0      41 next
        vpxor ymm4, ymm4, ymm3                                           ;   338.0 p1      41 next
        vpxor ymm7, ymm7, ymm0                                           ;   337.2 p5      41 next
        vpand ymm0, ymm3, ymm10                                          ;   337.5 p0      41 next
        vpand ymm3, ymm3, ymm6                                           ;   338.0 p1      41 next
        vpxor ymm0, ymm0, ymm3                                           ;   339.0 p5      41 next
        vpxor ymm9, ymm9, ymm0                                           ;   340.0 p0      41 next
        vpxor ymm0, ymm6, ymm2                                           ;   339.0 p1      41 next
        vpand ymm0, ymm0, ymm8                                           ;   340.0 p5      41 next
        vpxor ymm0, ymm0, ymm7                                           ;   341.0 p0      41 next
        vpxor ymm9, ymm9, [rbp + 4864]                                   ;   341.0 p1+p3   41 next
        vpxor ymm3, ymm3, [rbp + 5152]                                   ;   340.2 p5+p2   41 next
        vpxor ymm7, ymm7, ymm3                                           ;   341.2 p0      41 next
        vmovdqu ymm3, [rbp + 4448]                                       ;   336.0 p3      54 next reload
        vmovdqu [rbp + 4992], ymm9                                       ;   342.0 p7+p4   41 next spill
        vpand ymm9, ymm10, ymm3                                          ;   342.0 p1      41 next
        vpand ymm6, ymm6, ymm3                                           ;   342.0 p5      41 next
        vpand ymm15, ymm15, ymm13                                        ;   341.5 p0      41 next
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   343.0 p1+p2   41 next
        vpand ymm2, ymm2, ymm3                                           ;   342.2 p5      41 next
        vpand ymm10, ymm10, ymm13                                        ;   342.5 p0      41 next
        vpor ymm8, ymm8, [rbp + 4608]                                    ;   343.0 p1+p3   41 next
        vpxor ymm15, ymm15, ymm9                                         ;   343.2 p5      41 next
        vpxor ymm3, ymm4, [rbp + 4480]                                   ;   343.5 p0+p2   41 next
        vpxor ymm4, ymm4, ymm7                                           ;   344.0 p1      41 next
        vpxor ymm12, ymm12, ymm4                                         ;   345.0 p5      41 next
        vpxor ymm4, ymm6, ymm12                                          ;   346.0 p0      41 next
        vmovdqu ymm12, [rbp + 4704]                                      ;   339.2 p3      41 next reload
        vpxor ymm10, ymm10, ymm12                                        ;   345.2 p1      41 next
        vpxor ymm15, ymm15, [rbp + 4608]                                 ;   345.2 p5+p2   41 next
        vpxor ymm9, ymm9, ymm2                                           ;   345.5 p0      41 next
        vpxor ymm8, ymm8, ymm15                                          ;   346.2 p1      41 next
        vpxor ymm5, ymm5, ymm3                                           ;   346.2 p5      41 next
        vpxor ymm2, ymm2, ymm10                                          ;   346.5 p0      41 next
        vpxor ymm10, ymm10, [rbp + 4896]                                 ;   347.0 p1+p3   41 next
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   348.0 p5+p2   41 next
        vpxor ymm1, ymm1, ymm9                                           ;   347.5 p0      41 next
        vpxor ymm9, ymm9, [rbp + 4480]                                   ;   348.0 p1+p3   41 next
        vmovdqu ymm15, [rbp + 4448]                                      ;   342.2 p2      54 next reload
        vpand ymm13, ymm13, ymm15                                        ;   348.2 p5      41 next
        vpxor ymm11, ymm11, ymm13                                        ;   349.2 p0      41 next
        vpxor ymm6, ymm6, ymm12                                          ;   349.0 p1      41 next
        vpxor ymm3, ymm0, ymm13                                          ;   349.2 p5      41 next
        vpxor ymm0, ymm0, ymm8                                           ;   349.5 p0      41 next
        vpxor ymm0, ymm0, [rbp + 4320]                                   ;   350.5 p1+p3   41 next
        vpxor ymm14, ymm14, ymm6                                         ;   350.2 p5      41 next
        vpxor ymm8, ymm8, [rbp + 4864]                                   ;   350.5 p0+p2   41 next
        vpxor ymm1, ymm1, [rbp + 5152]                                   ;   351.0 p1+p3   41 next
        vpxor ymm9, ymm9, [rbp + 4992]                                   ;   351.2 p5+p2   41 next
        vpxor ymm5, ymm5, [rbp + 4608]                                   ;   351.5 p0+p3   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   352.0 p1      41 next
        vpxor ymm2, ymm2, ymm3                                           ;   352.2 p5      41 next
        vpxor ymm8, ymm8, ymm15                                          ;   353.0 p0      41 next
        vpxor ymm7, ymm7, ymm2                                           ;   353.2 p1      41 next
        vmovdqu ymm15, [rbp + 4672]                                      ;   346.0 p2      41 next
        vmovdqu ymm2, [rbp + 4736]                                       ;   346.5 p3      54 next reload
        vpand ymm15, ymm15, ymm2                                         ;   353.2 p5      41 next
        vmovdqu ymm3, [rbp + 4576]                                       ;   347.0 p2      41 next
        vpand ymm3, ymm3, ymm2                                           ;   353.5 p0      41 next
        vmovdqu ymm6, [rbp + 4768]                                       ;   347.5 p3      41 next
        vmovdqu ymm11, [rbp + 4928]                                      ;   348.0 p2      54 next reload
        vpand ymm6, ymm6, ymm11                                          ;   354.0 p1      41 next
        vmovdqu ymm12, [rbp + 4544]                                      ;   348.5 p3      41 next
        vpand ymm12, ymm12, ymm2                                         ;   354.5 p5      41 next
        vmovdqu ymm13, [rbp + 4672]                                      ;   349.0 p2      41 next
        vpand ymm13, ymm13, [rbp + 4544]                                 ;   355.0 p0+p3   41 next
        vmovdqu [rbp + 4448], ymm5                                       ;   352.5 p7+p4   41 next spill
        vmovdqu ymm5, [rbp + 4768]                                       ;   350.0 p2      41 next
        vpand ymm5, ymm5, [rbp + 4544]                                   ;   356.0 p1+p3   41 next
        vmovdqu [rbp + 4608], ymm9                                       ;   352.2 p7+p4   41 next spill
        vmovdqu ymm9, [rbp + 4576]                                       ;   351.0 p2      41 next
        vpand ymm9, ymm9, [rbp + 4416]                                   ;   357.0 p5+p3   41 next
        vpxor ymm6, ymm6, ymm9                                           ;   358.0 p0      41 next
        vpand ymm9, ymm9, ymm11                                          ;   358.0 p1      41 next
        vmovdqu [rbp + 4992], ymm10                                      ;   351.0 p7+p4   41 next spill
        vpxor ymm10, ymm12, ymm11                                        ;   356.2 p5      41 next
        vmovdqu [rbp + 5152], ymm1                                       ;   352.0 p2+p4   41 next spill
        vpand ymm1, ymm3, [rbp + 4768]                                   ;   356.5 p0+p3   41 next
        vmovdqu [rbp + 4864], ymm8                                       ;   354.0 p7+p4   41 next spill
        vpxor ymm8, ymm10, [rbp + 4672]                                  ;   357.2 p1+p2   41 next
        vpand ymm8, ymm8, [rbp + 4768]                                   ;   358.2 p5+p3   41 next
        vpxor ymm12, ymm12, ymm8                                         ;   359.2 p0      41 next
        vmovdqu [rbp + 4320], ymm0                                       ;   354.0 p7+p4   41 next spill
        vpxor ymm0, ymm15, ymm13                                         ;   358.0 p1      41 next
        vpxor ymm13, ymm13, ymm6                                         ;   359.0 p5      41 next
        vpand ymm0, ymm0, [rbp + 4576]                                   ;   359.0 p0+p2   41 next
        vpxor ymm6, ymm6, ymm15                                          ;   359.0 p1      41 next
        vmovdqu [rbp + 4704], ymm4                                       ;   355.0 p7+p4   41 next spill
        vpand ymm4, ymm11, [rbp + 4576]                                  ;   359.2 p5+p3   41 next
        vmovdqu [rbp + 4480], ymm14                                      ;   356.0 p2+p4   41 next spill
        vpand ymm14, ymm4, [rbp + 4544]                                  ;   360.2 p0+p3   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   360.2 p1      41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   361.2 p5+p2   41 next
        vmovdqu [rbp + 3968], ymm7                                       ;   357.0 p7+p4   41 next spill
        vpand ymm7, ymm11, ymm2                                          ;   360.5 p0      41 next
        vpxor ymm14, ymm14, ymm7                                         ;   361.5 p1      41 next
        vmovdqu [rbp + 4896], ymm6                                       ;   360.0 p3+p4   41 next spill
        vmovdqu ymm6, [rbp + 4768]                                       ;   357.0 p2      41 next
        vpand ymm6, ymm6, [rbp + 4416]                                   ;   363.0 p5+p3   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   364.0 p0      41 next
        vmovdqu [rbp + 5056], ymm8                                       ;   359.2 p7+p4   41 next spill
        vpand ymm8, ymm13, [rbp + 4416]                                  ;   362.0 p1+p2   41 next
        vpxor ymm14, ymm14, ymm8                                         ;   363.0 p5      41 next
        vmovdqu ymm8, [rbp + 4544]                                       ;   358.5 p3      54 next reload
        vpxor ymm14, ymm14, ymm8                                         ;   364.5 p0      41 next
        vpxor ymm13, ymm13, ymm2                                         ;   363.0 p1      41 next
        vmovdqu [rbp + 4832], ymm14                                      ;   365.5 p7+p4   41 next spill
        vpand ymm14, ymm7, [rbp + 4416]                                  ;   365.0 p5+p2   41 next
        vpxor ymm14, ymm14, ymm2                                         ;   366.0 p0      41 next
        vpand ymm7, ymm7, [rbp + 4672]                                   ;   365.0 p1+p3   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   367.0 p5      41 next
        vmovdqu [rbp + 5088], ymm14                                      ;   368.0 p7+p4   41 next spill
        vpxor ymm14, ymm5, [rbp + 4672]                                  ;   364.5 p0+p2   41 next
        vpxor ymm0, ymm0, ymm14                                          ;   365.5 p1      41 next
        vpxor ymm7, ymm7, ymm0                                           ;   366.5 p5      41 next
        vpand ymm0, ymm2, ymm13                                          ;   365.5 p0      41 next
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   366.0 p1+p3   41 next
        vpand ymm14, ymm14, [rbp + 4576]                                 ;   366.2 p5+p2   41 next
        vpxor ymm0, ymm0, ymm1                                           ;   366.5 p0      41 next
        vpand ymm10, ymm10, [rbp + 4416]                                 ;   367.0 p1+p3   41 next
        vpxor ymm0, ymm0, ymm6                                           ;   367.5 p5      41 next
        vmovdqu [rbp + 5120], ymm12                                      ;   362.8 p7+p4   41 next spill
        vpand ymm12, ymm11, ymm8                                         ;   367.5 p0      41 next
        vpxor ymm14, ymm14, ymm12                                        ;   368.5 p1      41 next
        vpxor ymm0, ymm0, ymm14                                          ;   369.5 p5      41 next
        vmovdqu ymm14, [rbp + 4672]                                      ;   363.8 p2      54 next reload
        vmovdqu [rbp + 4960], ymm0                                       ;   370.5 p3+p4   41 next spill
        vpand ymm0, ymm11, ymm14                                         ;   369.8 p0      41 next
        vpxor ymm0, ymm0, ymm3                                           ;   370.8 p1      41 next
        vpxor ymm10, ymm10, ymm0                                         ;   371.8 p5      41 next
        vpxor ymm0, ymm0, [rbp + 4416]                                   ;   371.8 p0+p2   41 next
        vpxor ymm15, ymm15, ymm12                                        ;   370.0 p1      41 next
        vmovdqu ymm12, [rbp + 4768]                                      ;   365.5 p3      54 next reload
        vpxor ymm11, ymm4, ymm12                                         ;   371.5 p5      41 next
        vpand ymm11, ymm11, ymm2                                         ;   372.5 p0      41 next
        vpxor ymm1, ymm1, ymm11                                          ;   373.5 p1      41 next
        vpxor ymm13, ymm13, ymm1                                         ;   374.5 p5      41 next
        vpand ymm1, ymm8, ymm0                                           ;   372.8 p0      41 next
        vpxor ymm0, ymm0, ymm6                                           ;   372.8 p1      41 next
        vpxor ymm1, ymm1, [rbp + 4576]                                   ;   373.8 p5+p2   41 next
        vpxor ymm6, ymm6, ymm8                                           ;   372.5 p0      41 next
        vpxor ymm4, ymm4, [rbp + 4416]                                   ;   373.0 p1+p3   41 next
        vpand ymm5, ymm5, ymm6                                           ;   373.5 p5      41 next
        vpxor ymm7, ymm7, ymm10                                          ;   373.5 p0      41 next
        vpand ymm10, ymm14, ymm4                                         ;   374.0 p1      41 next
        vpand ymm6, ymm6, [rbp + 4576]                                   ;   374.2 p5+p2   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   375.2 p0      41 next
        vpxor ymm0, ymm0, ymm11                                          ;   376.2 p1      41 next
        vpxor ymm9, ymm9, ymm1                                           ;   375.2 p5      41 next
        vmovdqu ymm1, [rbp + 4416]                                       ;   369.8 p3      54 next reload
        vpand ymm11, ymm15, ymm1                                         ;   375.8 p0      41 next
        vpxor ymm6, ymm6, [rbp + 5120]                                   ;   376.0 p1+p2   41 next
        vpand ymm4, ymm4, ymm2                                           ;   376.2 p5      41 next
        vpxor ymm4, ymm4, ymm12                                          ;   377.2 p0      41 next
        vpxor ymm13, ymm13, ymm4                                         ;   378.2 p1      41 next
        vmovdqu ymm4, [rbp + 4576]                                       ;   371.2 p3      54 next reload
        vpand ymm14, ymm12, ymm4                                         ;   377.2 p5      41 next
        vpxor ymm7, ymm7, [rbp + 5056]                                   ;   377.5 p0+p2   41 next
        vpxor ymm0, ymm0, [rbp + 5088]                                   ;   378.0 p1+p3   41 next
        vpxor ymm15, ymm15, ymm14                                        ;   378.2 p5      41 next
        vpand ymm14, ymm14, [rbp + 5120]                                 ;   378.5 p0+p2   41 next
        vpxor ymm3, ymm3, ymm6                                           ;   379.0 p1      41 next
        vpand ymm15, ymm12, ymm15                                        ;   379.2 p5      41 next
        vpxor ymm11, ymm11, ymm0                                         ;   379.5 p0      41 next
        vpxor ymm15, ymm15, [rbp + 5088]                                 ;   380.2 p1+p3   41 next
        vpxor ymm5, ymm5, ymm13                                          ;   380.2 p5      41 next
        vpxor ymm14, ymm14, [rbp + 4896]                                 ;   380.5 p0+p2   41 next
        vpxor ymm9, ymm9, ymm14                                          ;   381.5 p1      41 next
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   374.5 p3      41 next reload
        vpxor ymm9, ymm9, ymm14                                          ;   382.5 p5      41 next
        vpxor ymm10, ymm10, ymm15                                        ;   381.5 p0      41 next
        vpxor ymm10, ymm10, ymm14                                        ;   382.5 p1      41 next
        vpxor ymm3, ymm3, [rbp + 4832]                                   ;   382.2 p5+p2   41 next
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   382.5 p0+p3   41 next
        vpxor ymm15, ymm2, [rbp + 4960]                                  ;   383.5 p1+p2   41 next
        vmovdqu ymm0, [rbp + 4480]                                       ;   376.8 p3      41 next
        vpxor ymm0, ymm0, [rbp + 4928]                                   ;   383.2 p5+p2   41 next
        vpxor ymm5, ymm5, ymm0                                           ;   384.2 p0      41 next
        vpxor ymm1, ymm1, [rbp + 4704]                                   ;   384.0 p1+p3   41 next
        vpxor ymm7, ymm7, ymm1                                           ;   385.0 p5      41 next
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   384.5 p0+p2   41 next
        vpxor ymm10, ymm10, ymm8                                         ;   385.5 p1      41 next
        vmovdqu ymm6, [rbp + 4864]                                       ;   378.8 p3      41 next
        vpxor ymm6, ymm6, [rbp + 4672]                                   ;   385.2 p5+p2   41 next
        vpxor ymm9, ymm9, ymm6                                           ;   386.2 p0      41 next
        vpxor ymm4, ymm4, [rbp + 5152]                                   ;   386.0 p1+p3   41 next
        vpxor ymm11, ymm11, ymm4                                         ;   387.0 p5      41 next
        vpxor ymm12, ymm12, [rbp + 4992]                                 ;   386.5 p0+p2   41 next
        vpxor ymm3, ymm3, ymm12                                          ;   387.5 p1      41 next
        vpxor ymm15, ymm15, [r8 + 4896]                                  ;   387.2 p5+p3   48 next
        vpxor ymm5, ymm5, [r8 + 4928]                                    ;   387.5 p0+p2   48 next
        vpxor ymm7, ymm7, [r8 + 4960]                                    ;   388.0 p1+p3   48 next
        vpxor ymm10, ymm10, [r8 + 4992]                                  ;   388.2 p5+p2   48 next
        vpxor ymm9, ymm9, [r8 + 5024]                                    ;   388.5 p0+p3   48 next
        vpxor ymm11, ymm11, [r8 + 5056]                                  ;   389.0 p1+p2   48 next
        vpxor ymm3, ymm3, [r8 + 5088]                                    ;   389.2 p5+p3   48 next
        vpxor ymm2, ymm2, [r8 + 4608]                                    ;   389.5 p0+p2   48 next
        vpxor ymm0, ymm0, [r8 + 4640]                                    ;   390.0 p1+p3   48 next
        vpxor ymm1, ymm1, [r8 + 4672]                                    ;   390.2 p5+p2   48 next
        vpxor ymm8, ymm8, [r8 + 4704]                                    ;   390.5 p0+p3   48 next
        vpxor ymm6, ymm6, [r8 + 4736]                                    ;   391.0 p1+p2   48 next
        vpxor ymm4, ymm4, [r8 + 4768]                                    ;   391.2 p5+p3   48 next
        vpxor ymm12, ymm12, [r8 + 4800]                                  ;   391.5 p0+p2   48 next
        vmovdqu ymm13, [rbp + 4608]                                      ;   387.8 p3      48 next
        vpxor ymm13, ymm13, [r8 + 4832]                                  ;   393.8 p1+p2   48 next
        vmovdqu [rbp + 4608], ymm3                                       ;   390.2 p7+p4   48 next spill
        vmovdqu ymm3, [rbp + 4448]                                       ;   388.8 p3      48 next
        vpxor ymm3, ymm3, [r8 + 4864]                                    ;   394.8 p5+p2   48 next
        vmovdqu [rbp + 4448], ymm11                                      ;   390.0 p7+p4   48 next spill
        vpxor ymm11, ymm2, ymm12                                         ;   392.5 p0      45 next
        vmovdqu [rbp + 4992], ymm9                                       ;   389.5 p7+p4   48 next spill
        vpand ymm9, ymm8, ymm13                                          ;   394.8 p1      45 next
        vmovdqu [rbp + 4768], ymm10                                      ;   389.2 p7+p4   48 next spill
        vpxor ymm10, ymm0, ymm4                                          ;   393.2 p5      45 next
        vmovdqu [rbp + 5152], ymm7                                       ;   389.0 p7+p4   48 next spill
        vpand ymm7, ymm13, ymm3                                          ;   395.8 p0      45 next
        vmovdqu [rbp + 4672], ymm5                                       ;   388.8 p7+p4   48 next spill
        vpand ymm5, ymm8, ymm12                                          ;   394.0 p1      45 next
        vmovdqu [rbp + 4864], ymm15                                      ;   389.8 p3+p4   48 next spill
        vpand ymm15, ymm2, ymm13                                         ;   394.8 p5      45 next
        vpxor ymm5, ymm5, ymm15                                          ;   395.8 p0      45 next
        vpand ymm15, ymm12, ymm6                                         ;   395.0 p1      45 next
        vpxor ymm5, ymm5, ymm14                                          ;   396.8 p5      45 next
        vmovdqu [rbp + 4576], ymm5                                       ;   397.8 p7+p4   45 next spill
        vpxor ymm5, ymm11, ymm8                                          ;   395.5 p0      45 next
        vmovdqu [rbp + 4320], ymm9                                       ;   395.8 p2+p4   45 next spill
        vpand ymm9, ymm1, ymm5                                           ;   396.5 p1      45 next
        vmovdqu [rbp + 4544], ymm12                                      ;   392.8 p3+p4   48 next spill
        vpand ymm12, ymm2, ymm3                                          ;   396.2 p5      45 next
        vpxor ymm12, ymm12, ymm13                                        ;   397.2 p0      45 next
        vpand ymm14, ymm8, ymm1                                          ;   397.0 p1      45 next
        vpxor ymm14, ymm14, ymm10                                        ;   398.0 p5      45 next
        vpxor ymm9, ymm9, ymm12                                          ;   398.2 p0      45 next
        vmovdqu [rbp + 4704], ymm14                                      ;   399.0 p7+p4   45 next spill
        vpand ymm14, ymm8, ymm2                                          ;   398.0 p1      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   399.0 p5      45 next
        vpand ymm14, ymm8, ymm0                                          ;   398.5 p0      45 next
        vpxor ymm15, ymm15, ymm7                                         ;   400.0 p1      45 next
        vmovdqu [rbp + 4416], ymm7                                       ;   396.8 p2+p4   45 next spill
        vpand ymm7, ymm8, ymm6                                           ;   399.2 p5      45 next
        vpxor ymm14, ymm14, ymm7                                         ;   400.2 p0      45 next
        vpxor ymm12, ymm12, ymm7                                         ;   400.2 p1      45 next
        vpand ymm7, ymm6, ymm3                                           ;   400.2 p5      45 next
        vpxor ymm8, ymm8, ymm7                                           ;   401.2 p0      45 next
        vpxor ymm9, ymm9, ymm8                                           ;   402.2 p1      45 next
        vpand ymm8, ymm8, ymm3                                           ;   402.2 p5      45 next
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   403.2 p0+p3   45 next
        vmovdqu [rbp + 4928], ymm7                                       ;   401.2 p7+p4   45 next spill
        vpand ymm7, ymm0, ymm2                                           ;   402.0 p1      45 next
        vmovdqu [rbp + 4480], ymm8                                       ;   404.2 p2+p4   45 next spill
        vpor ymm8, ymm3, ymm5                                            ;   402.2 p5      45 next
        vmovdqu [rbp + 4960], ymm5                                       ;   397.8 p3+p4   45 next spill
        vpand ymm5, ymm10, ymm6                                          ;   402.5 p0      45 next
        vpand ymm10, ymm10, ymm2                                         ;   403.0 p1      45 next
        vmovdqu [rbp + 3968], ymm14                                      ;   401.2 p7+p4   45 next spill
        vpand ymm14, ymm1, ymm4                                          ;   403.2 p5      45 next
        vpxor ymm8, ymm8, ymm14                                          ;   404.2 p0      45 next
        vpand ymm14, ymm6, ymm4                                          ;   404.0 p1      45 next
        vpxor ymm7, ymm7, ymm8                                           ;   405.2 p5      45 next
        vpand ymm8, ymm13, ymm4                                          ;   404.5 p0      45 next
        vpxor ymm5, ymm5, ymm8                                           ;   405.5 p1      45 next
        vpand ymm8, ymm1, ymm0                                           ;   405.2 p5      45 next
        vpxor ymm12, ymm12, ymm5                                         ;   406.5 p0      45 next
        vpxor ymm5, ymm5, ymm7                                           ;   406.5 p1      45 next
        vpxor ymm5, ymm5, ymm11                                          ;   407.5 p5      45 next
        vpxor ymm8, ymm8, ymm2                                           ;   406.5 p0      45 next
        vmovdqu [rbp + 4832], ymm5                                       ;   408.5 p2+p4   45 next spill
        vpxor ymm5, ymm3, ymm14                                          ;   407.0 p1      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   407.2 p5      45 next
        vpxor ymm12, ymm12, ymm14                                        ;   408.2 p0      45 next
        vpand ymm5, ymm5, ymm4                                           ;   408.0 p1      45 next
        vpand ymm14, ymm14, ymm6                                         ;   408.2 p5      45 next
        vpxor ymm9, ymm9, ymm5                                           ;   409.0 p0      45 next
        vpand ymm5, ymm13, ymm0                                          ;   409.0 p1      45 next
        vpxor ymm5, ymm5, ymm8                                           ;   410.0 p5      45 next
        vpand ymm11, ymm11, ymm4                                         ;   409.5 p0      45 next
        vpxor ymm12, ymm12, ymm15                                        ;   410.0 p1      45 next
        vpxor ymm8, ymm8, ymm3                                           ;   410.2 p5      45 next
        vpxor ymm11, ymm11, ymm8                                         ;   411.2 p0      45 next
        vpand ymm8, ymm8, ymm0                                           ;   411.2 p1      45 next
        vpxor ymm11, ymm11, ymm6                                         ;   412.2 p5      45 next
        vpxor ymm14, ymm14, ymm5                                         ;   411.5 p0      45 next
        vpand ymm5, ymm6, ymm13                                          ;   412.0 p1      45 next
        vpand ymm6, ymm6, ymm2                                           ;   412.2 p5      45 next
        vpxor ymm5, ymm5, ymm6                                           ;   413.2 p0      45 next
        vpxor ymm8, ymm8, ymm5                                           ;   414.2 p1      45 next
        vpxor ymm5, ymm2, ymm0                                           ;   413.2 p5      45 next
        vpand ymm5, ymm5, ymm4                                           ;   414.2 p0      45 next
        vpxor ymm5, ymm5, ymm14                                          ;   415.2 p1      45 next
        vpxor ymm8, ymm8, [rbp + 4704]                                   ;   415.2 p5+p3   45 next
        vpxor ymm6, ymm6, [rbp + 4320]                                   ;   414.5 p0+p2   45 next
        vpxor ymm14, ymm14, ymm6                                         ;   415.5 p1      45 next
        vmovdqu ymm6, [rbp + 4544]                                       ;   405.8 p3      48 next reload
        vmovdqu [rbp + 4736], ymm8                                       ;   416.2 p7+p4   45 next spill
        vpand ymm8, ymm13, ymm6                                          ;   415.2 p5      45 next
        vpand ymm2, ymm2, ymm6                                           ;   415.5 p0      45 next
        vpand ymm3, ymm3, ymm1                                           ;   416.0 p1      45 next
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   416.5 p5+p2   45 next
        vpand ymm0, ymm0, ymm6                                           ;   416.5 p0      45 next
        vpand ymm13, ymm13, ymm1                                         ;   417.0 p1      45 next
        vpor ymm4, ymm4, [rbp + 4960]                                    ;   417.2 p5+p3   45 next
        vpxor ymm3, ymm3, ymm8                                           ;   417.5 p0      45 next
        vpxor ymm6, ymm11, [rbp + 4576]                                  ;   418.0 p1+p2   45 next
        vpxor ymm11, ymm11, ymm14                                        ;   418.2 p5      45 next
        vpxor ymm10, ymm10, ymm11                                        ;   419.2 p0      45 next
        vpxor ymm10, ymm2, ymm10                                         ;   420.2 p1      45 next
        vmovdqu ymm11, [rbp + 4480]                                      ;   409.0 p3      45 next reload
        vpxor ymm13, ymm13, ymm11                                        ;   419.2 p5      45 next
        vpxor ymm3, ymm3, [rbp + 4960]                                   ;   419.5 p0+p2   45 next
        vpxor ymm8, ymm8, ymm0                                           ;   420.0 p1      45 next
        vpxor ymm4, ymm4, ymm3                                           ;   420.5 p5      45 next
        vpxor ymm7, ymm7, ymm6                                           ;   420.5 p0      45 next
        vpxor ymm0, ymm0, ymm13                                          ;   421.0 p1      45 next
        vpxor ymm13, ymm13, [rbp + 4416]                                 ;   421.2 p5+p3   45 next
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   422.2 p0+p2   45 next
        vpxor ymm12, ymm12, ymm8                                         ;   422.0 p1      45 next
        vpxor ymm8, ymm8, [rbp + 4576]                                   ;   422.2 p5+p3   45 next
        vmovdqu ymm3, [rbp + 4544]                                       ;   412.0 p2      48 next reload
        vpand ymm1, ymm1, ymm3                                           ;   422.5 p0      45 next
        vpxor ymm11, ymm11, ymm2                                         ;   423.0 p1      45 next
        vpxor ymm15, ymm15, ymm1                                         ;   423.5 p5      45 next
        vpxor ymm1, ymm5, ymm1                                           ;   423.5 p0      45 next
        vpxor ymm5, ymm5, ymm4                                           ;   424.0 p1      45 next
        vpxor ymm5, ymm5, [rbp + 4928]                                   ;   425.0 p5+p3   45 next
        vpxor ymm9, ymm9, ymm11                                          ;   424.5 p0      45 next
        vpxor ymm4, ymm4, [rbp + 4704]                                   ;   425.0 p1+p2   45 next
        vpxor ymm12, ymm12, [rbp + 4320]                                 ;   425.2 p5+p3   45 next
        vpxor ymm8, ymm8, [rbp + 4736]                                   ;   425.5 p0+p2   45 next
        vpxor ymm7, ymm7, [rbp + 4960]                                   ;   426.0 p1+p3   45 next
        vpxor ymm3, ymm3, ymm15                                          ;   426.2 p5      45 next
        vpxor ymm0, ymm0, ymm1                                           ;   426.5 p0      45 next
        vpxor ymm4, ymm4, ymm3                                           ;   427.2 p1      45 next
        vpxor ymm14, ymm14, ymm0                                         ;   427.5 p5      45 next
        vmovdqu ymm15, [rbp + 4864]                                      ;   415.8 p2      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   428.5 p0      45 next
        vmovdqu ymm14, [rbp + 4672]                                      ;   416.2 p3      48 next reload
        vpxor ymm9, ymm9, ymm14                                          ;   428.0 p1      45 next
        vmovdqu ymm0, [rbp + 5152]                                       ;   416.8 p2      48 next reload
        vpxor ymm10, ymm10, ymm0                                         ;   428.2 p5      45 next
        vmovdqu ymm1, [rbp + 4768]                                       ;   417.2 p3      48 next reload
        vpxor ymm5, ymm5, ymm1                                           ;   428.5 p0      45 next
        vmovdqu ymm2, [rbp + 4992]                                       ;   417.8 p2      45 next
        vpxor ymm2, ymm2, ymm4                                           ;   429.0 p1      45 next
        vmovdqu ymm3, [rbp + 4448]                                       ;   418.2 p3      48 next reload
        vpxor ymm12, ymm12, ymm3                                         ;   429.2 p5      45 next
        vmovdqu ymm4, [rbp + 4608]                                       ;   418.8 p2      48 next reload
        vpxor ymm13, ymm13, ymm4                                         ;   429.5 p0      45 next
        vmovdqu ymm6, [rbp + 4288]                                       ;   419.2 p3      54 next reload
        vpxor ymm15, ymm15, ymm6                                         ;   430.0 p1      54 next
        vmovdqu ymm11, [rbp + 4256]                                      ;   419.8 p2      54 next reload
        vpxor ymm9, ymm9, ymm11                                          ;   430.2 p5      54 next
        vpxor ymm10, ymm10, [rbp + 4512]                                 ;   430.5 p0+p3   54 next
        vpxor ymm5, ymm5, [rbp + 4064]                                   ;   431.0 p1+p2   54 next
        vpxor ymm2, ymm2, [rbp + 4224]                                   ;   431.2 p5+p3   54 next
        vpxor ymm12, ymm12, [rbp + 4160]                                 ;   431.5 p0+p2   54 next
        vpxor ymm13, ymm13, [rbp + 4000]                                 ;   432.0 p1+p3   54 next
        vpxor ymm8, ymm8, [rbp + 4640]                                   ;   432.2 p5+p2   54 next
        vpxor ymm7, ymm7, [rbp + 4128]                                   ;   432.5 p0+p3   54 next
        vpxor ymm14, ymm14, [rbp + 4384]                                 ;   433.0 p1+p2   54 next
        vpxor ymm0, ymm0, [rbp + 4032]                                   ;   433.2 p5+p3   54 next
        vpxor ymm1, ymm1, [rbp + 4192]                                   ;   433.5 p0+p2   54 next
        vpxor ymm3, ymm3, [rbp + 4800]                                   ;   434.0 p1+p3   54 next
        vpxor ymm4, ymm4, [rbp + 4096]                                   ;   434.2 p5+p2   54 next
        vpxor ymm6, ymm6, [r9]                                           ;   434.5 p0+p3   58 r
        vpxor ymm11, ymm11, [r9 + 32]                                    ;   435.0 p1+p2   58 r
        vmovdqu [rbp + 4256], ymm4                                       ;   435.2 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 4864]                                       ;   427.2 p3      54 next
        vpxor ymm4, ymm4, [rbp + 4352]                                   ;   435.2 p5+p2   54 next
        vmovdqu [rbp + 4864], ymm3                                       ;   435.0 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 4992]                                       ;   428.2 p3      54 next
        vpxor ymm3, ymm3, [rbp + 5024]                                   ;   435.5 p0+p2   54 next
        vmovdqu [rbp + 4992], ymm3                                       ;   436.5 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 4512]                                       ;   429.2 p3      58 r
        vpxor ymm3, ymm3, [r9 + 64]                                      ;   436.0 p1+p2   58 r
        vmovdqu [rbp + 4512], ymm1                                       ;   434.5 p7+p4   54 next spill
        vmovdqu ymm1, [rbp + 4064]                                       ;   430.2 p3      58 r
        vpxor ymm1, ymm1, [r9 + 96]                                      ;   436.2 p5+p2   58 r
        vmovdqu [rbp + 4064], ymm0                                       ;   434.2 p7+p4   54 next spill
        vmovdqu ymm0, [rbp + 4224]                                       ;   431.2 p3      58 r
        vpxor ymm0, ymm0, [r9 + 128]                                     ;   437.2 p0+p2   58 r
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   437.0 p1+p3  108 r
        vmovdqu [rbp + 3936], ymm6                                       ;   438.0 p7+p4  108 r spill
        vmovdqu ymm6, [rbp + 4160]                                       ;   432.8 p2      58 r
        vpxor ymm6, ymm6, [r9 + 160]                                     ;   438.8 p5+p3   58 r
        vpxor ymm11, ymm11, [rbp + 3904]                                 ;   437.5 p0+p2  108 r
        vmovdqu [rbp + 3904], ymm11                                      ;   438.5 p7+p4  108 r spill
        vmovdqu ymm11, [rbp + 4000]                                      ;   434.2 p3      58 r
        vpxor ymm11, ymm11, [r9 + 192]                                   ;   440.2 p1+p2   58 r
        vmovdqu [rbp + 4000], ymm14                                      ;   434.0 p7+p4   54 next spill
        vmovdqu ymm14, [rbp + 4640]                                      ;   435.2 p3      58 r
        vpxor ymm14, ymm14, [r9 + 224]                                   ;   441.2 p5+p2   58 r
        vpxor ymm3, ymm3, [rbp + 3872]                                   ;   438.5 p0+p3  108 r
        vmovdqu [rbp + 3872], ymm3                                       ;   439.5 p7+p4  108 r spill
        vmovdqu ymm3, [rbp + 4128]                                       ;   436.8 p2      58 r
        vpxor ymm3, ymm3, [r9 + 256]                                     ;   442.8 p1+p3   58 r
        vpxor ymm1, ymm1, [rbp + 3840]                                   ;   439.2 p5+p2  108 r
        vmovdqu [rbp + 3840], ymm1                                       ;   440.2 p7+p4  108 r spill
        vmovdqu ymm1, [rbp + 4352]                                       ;   438.2 p3      58 r
        vpxor ymm1, ymm1, [r9 + 288]                                     ;   444.2 p0+p2   58 r
        vpxor ymm0, ymm0, [rbp + 3808]                                   ;   440.0 p1+p3  108 r
        vpxor ymm6, ymm6, [rbp + 3776]                                   ;   440.2 p5+p2  108 r
        vmovdqu [rbp + 3776], ymm6                                       ;   441.2 p7+p4  108 r spill
        vmovdqu ymm6, [rbp + 4384]                                       ;   440.2 p3      58 r
        vpxor ymm6, ymm6, [r9 + 320]                                     ;   446.2 p0+p2   58 r
        vmovdqu [rbp + 4384], ymm0                                       ;   441.0 p7+p4  108 r spill
        vmovdqu ymm0, [rbp + 4032]                                       ;   441.2 p3      58 r
        vpxor ymm0, ymm0, [r9 + 352]                                     ;   447.2 p1+p2   58 r
        vpxor ymm11, ymm11, [rbp + 3744]                                 ;   442.2 p5+p3  108 r
        vpxor ymm14, ymm14, [rbp + 3712]                                 ;   442.8 p0+p2  108 r
        vmovdqu [rbp + 3712], ymm14                                      ;   443.8 p7+p4  108 r spill
        vmovdqu ymm14, [rbp + 4192]                                      ;   443.2 p3      58 r
        vpxor ymm14, ymm14, [r9 + 384]                                   ;   449.2 p1+p2   58 r
        vpxor ymm3, ymm3, [rbp + 3680]                                   ;   444.2 p5+p3  108 r
        vmovdqu [rbp + 3680], ymm3                                       ;   445.2 p7+p4  108 r spill
        vmovdqu ymm3, [rbp + 5024]                                       ;   444.8 p2      58 r
        vpxor ymm3, ymm3, [r9 + 416]                                     ;   450.8 p0+p3   58 r
        vpxor ymm1, ymm1, [rbp + 3648]                                   ;   445.8 p1+p2  108 r
        vmovdqu [rbp + 3648], ymm1                                       ;   446.8 p7+p4  108 r spill
        vmovdqu ymm1, [rbp + 4800]                                       ;   446.2 p3      58 r
        vpxor ymm1, ymm1, [r9 + 448]                                     ;   452.2 p5+p2   58 r
        vmovdqu [rbp + 4800], ymm11                                      ;   443.2 p7+p4  108 r spill
        vmovdqu ymm11, [rbp + 4096]                                      ;   447.2 p3      58 r
        vpxor ymm11, ymm11, [r9 + 480]                                   ;   453.2 p0+p2   58 r
        vpxor ymm6, ymm6, [rbp + 3616]                                   ;   448.2 p1+p3  108 r
        vpxor ymm0, ymm0, [rbp + 3584]                                   ;   448.8 p5+p2  108 r
        vpxor ymm14, ymm14, [rbp + 3552]                                 ;   450.2 p0+p3  108 r
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   451.8 p1+p2  108 r
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   453.2 p5+p3  108 r
        vpxor ymm11, ymm11, [rbp + 3456]                                 ;   454.2 p0+p2  108 r
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;   451.2 p1+p3  108 r
        vpxor ymm9, ymm9, [rbp + 3008]                                   ;   451.8 p5+p2  108 r
        vpxor ymm10, ymm10, [rbp + 3040]                                 ;   452.2 p0+p3  108 r
        vpxor ymm5, ymm5, [rbp + 3072]                                   ;   452.8 p1+p2  108 r
        vpxor ymm2, ymm2, [rbp + 3104]                                   ;   453.2 p5+p3  108 r
        vpxor ymm12, ymm12, [rbp + 3136]                                 ;   453.8 p0+p2  108 r
        vpxor ymm13, ymm13, [rbp + 3168]                                 ;   454.2 p1+p3  108 r
        vpxor ymm8, ymm8, [rbp + 3200]                                   ;   454.8 p5+p2  108 r
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;   455.2 p0+p3  108 r
        vpxor ymm4, ymm4, [rbp + 3264]                                   ;   455.8 p1+p2  108 r
        vmovdqu [rbp + 3264], ymm4                                       ;   456.8 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 3296]                                       ;   456.2 p3     108 r
        vpxor ymm4, ymm4, [rbp + 4000]                                   ;   462.2 p5+p2  108 r
        vmovdqu [rbp + 4000], ymm4                                       ;   463.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 3328]                                       ;   457.2 p3     108 r
        vpxor ymm4, ymm4, [rbp + 4064]                                   ;   463.2 p0+p2  108 r
        vmovdqu [rbp + 4064], ymm4                                       ;   464.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 3360]                                       ;   458.2 p3     108 r
        vpxor ymm4, ymm4, [rbp + 4512]                                   ;   464.2 p1+p2  108 r
        vmovdqu [rbp + 4512], ymm4                                       ;   465.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 3392]                                       ;   459.2 p3     108 r
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   465.2 p5+p2  108 r
        vmovdqu [rbp + 4992], ymm4                                       ;   466.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 3424]                                       ;   460.2 p3     108 r
        vpxor ymm4, ymm4, [rbp + 4864]                                   ;   466.2 p0+p2  108 r
        vmovdqu [rbp + 4864], ymm4                                       ;   467.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 2944]                                       ;   461.2 p3     108 r
        vpxor ymm4, ymm4, [rbp + 4256]                                   ;   467.2 p1+p2  108 r
        vmovdqu [rbp + 4256], ymm4                                       ;   468.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 3936]                                       ;   462.2 p3      54 next
        vpxor ymm4, ymm4, [r10 + 512]                                    ;   468.2 p5+p2   54 next
        vmovdqu [rbp + 2944], ymm7                                       ;   456.2 p7+p4  108 r spill
        vmovdqu ymm7, [rbp + 3904]                                       ;   463.2 p3      54 next
        vpxor ymm7, ymm7, [r10 + 544]                                    ;   469.2 p0+p2   54 next
        vmovdqu [rbp + 3424], ymm8                                       ;   455.8 p7+p4  108 r spill
        vmovdqu ymm8, [rbp + 3872]                                       ;   464.2 p3      54 next
        vpxor ymm8, ymm8, [r10 + 576]                                    ;   470.2 p1+p2   54 next
        vmovdqu [rbp + 3392], ymm13                                      ;   455.2 p7+p4  108 r spill
        vmovdqu ymm13, [rbp + 3840]                                      ;   465.2 p3      54 next
        vpxor ymm13, ymm13, [r10 + 608]                                  ;   471.2 p5+p2   54 next
        vmovdqu [rbp + 3360], ymm12                                      ;   454.8 p7+p4  108 r spill
        vmovdqu ymm12, [rbp + 4384]                                      ;   466.2 p3      54 next
        vpxor ymm12, ymm12, [r10 + 640]                                  ;   472.2 p0+p2   54 next
        vmovdqu [rbp + 3328], ymm2                                       ;   454.2 p7+p4  108 r spill
        vmovdqu ymm2, [rbp + 3776]                                       ;   467.2 p3      54 next
        vpxor ymm2, ymm2, [r10 + 672]                                    ;   473.2 p1+p2   54 next
        vmovdqu [rbp + 3296], ymm5                                       ;   454.2 p7+p4  108 r spill
        vmovdqu ymm5, [rbp + 4800]                                       ;   468.2 p3      54 next
        vpxor ymm5, ymm5, [r10 + 704]                                    ;   474.2 p5+p2   54 next
        vmovdqu [rbp + 3232], ymm10                                      ;   455.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3712]                                      ;   469.2 p3      54 next
        vpxor ymm10, ymm10, [r10 + 736]                                  ;   475.2 p0+p2   54 next
        vmovdqu [rbp + 3200], ymm9                                       ;   456.2 p7+p4  108 r spill
        vmovdqu ymm9, [rbp + 3680]                                       ;   470.2 p3      54 next
        vpxor ymm9, ymm9, [r10 + 768]                                    ;   476.2 p1+p2   54 next
        vmovdqu [rbp + 3168], ymm15                                      ;   457.2 p7+p4  108 r spill
        vpxor ymm15, ymm6, [r10 + 832]                                   ;   471.2 p5+p3   54 next
        vmovdqu [rbp + 3136], ymm6                                       ;   458.2 p7+p4  108 r spill
        vmovdqu ymm6, [rbp + 3648]                                       ;   471.8 p2      54 next
        vpxor ymm6, ymm6, [r10 + 800]                                    ;   477.8 p0+p3   54 next
        vmovdqu [rbp + 3104], ymm8                                       ;   471.2 p7+p4   54 next spill
        vpxor ymm8, ymm0, [r10 + 864]                                    ;   472.8 p1+p2   54 next
        vmovdqu [rbp + 3072], ymm0                                       ;   460.2 p7+p4  108 r spill
        vpxor ymm0, ymm14, [r10 + 896]                                   ;   473.2 p5+p3   54 next
        vmovdqu [rbp + 3040], ymm14                                      ;   461.2 p7+p4  108 r spill
        vpxor ymm14, ymm3, [r10 + 928]                                   ;   473.8 p0+p2   54 next
        vmovdqu [rbp + 3008], ymm3                                       ;   462.2 p7+p4  108 r spill
        vpxor ymm3, ymm1, [r10 + 960]                                    ;   474.2 p1+p3   54 next
        vmovdqu [rbp + 2976], ymm1                                       ;   463.2 p7+p4  108 r spill
        vpxor ymm1, ymm11, [r10 + 992]                                   ;   474.8 p5+p2   54 next
        vmovdqu [rbp + 3456], ymm11                                      ;   464.2 p7+p4  108 r spill
        vpxor ymm11, ymm14, ymm10                                        ;   476.2 p0      41 next
        vmovdqu [rbp + 3488], ymm13                                      ;   472.2 p7+p4   54 next spill
        vpand ymm13, ymm15, ymm3                                         ;   475.2 p1      41 next
        vmovdqu [rbp + 3520], ymm7                                       ;   470.2 p7+p4   54 next spill
        vpxor ymm7, ymm0, ymm9                                           ;   477.2 p5      41 next
        vmovdqu [rbp + 3552], ymm5                                       ;   475.2 p7+p4   54 next spill
        vpand ymm5, ymm3, ymm1                                           ;   475.8 p0      41 next
        vmovdqu [rbp + 3584], ymm2                                       ;   474.2 p7+p4   54 next spill
        vpand ymm2, ymm15, ymm14                                         ;   474.8 p1      41 next
        vmovdqu [rbp + 3616], ymm4                                       ;   469.2 p7+p4   54 next spill
        vpand ymm4, ymm3, ymm10                                          ;   476.2 p5      41 next
        vpxor ymm2, ymm2, ymm4                                           ;   477.2 p0      41 next
        vpand ymm4, ymm14, ymm8                                          ;   474.8 p1      41 next
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   478.2 p5+p3   41 next
        vmovdqu [rbp + 4096], ymm12                                      ;   473.2 p7+p4   54 next spill
        vpxor ymm12, ymm15, ymm11                                        ;   477.2 p0      41 next
        vmovdqu [rbp + 5024], ymm2                                       ;   479.2 p7+p4   41 next spill
        vpand ymm2, ymm12, ymm6                                          ;   478.8 p1      41 next
        vmovdqu [rbp + 4192], ymm13                                      ;   476.2 p7+p4   41 next spill
        vpand ymm13, ymm1, ymm10                                         ;   476.2 p5      41 next
        vpxor ymm13, ymm13, ymm3                                         ;   477.2 p0      41 next
        vmovdqu [rbp + 3744], ymm14                                      ;   474.8 p7+p4   54 next spill
        vpand ymm14, ymm15, ymm6                                         ;   478.8 p1      41 next
        vpxor ymm14, ymm14, ymm7                                         ;   479.8 p5      41 next
        vpxor ymm2, ymm2, ymm13                                          ;   479.8 p0      41 next
        vmovdqu [rbp + 4032], ymm14                                      ;   480.8 p7+p4   41 next spill
        vpand ymm14, ymm15, ymm10                                        ;   476.2 p1      41 next
        vpxor ymm4, ymm4, ymm14                                          ;   477.2 p5      41 next
        vpand ymm14, ymm15, ymm9                                         ;   477.2 p0      41 next
        vpxor ymm4, ymm4, ymm5                                           ;   478.2 p1      41 next
        vmovdqu [rbp + 3808], ymm5                                       ;   476.8 p7+p4   41 next spill
        vpand ymm5, ymm15, ymm8                                          ;   473.8 p5      41 next
        vpxor ymm14, ymm14, ymm5                                         ;   478.2 p0      41 next
        vpxor ymm13, ymm13, ymm5                                         ;   478.2 p1      41 next
        vpand ymm5, ymm8, ymm1                                           ;   475.8 p5      41 next
        vpxor ymm15, ymm15, ymm5                                         ;   476.8 p0      41 next
        vpxor ymm2, ymm2, ymm15                                          ;   480.8 p1      41 next
        vpand ymm15, ymm15, ymm1                                         ;   477.8 p5      41 next
        vpxor ymm15, ymm15, [rel misty1_encrypt_compact.T0_constants256] ;   478.8 p0+p2   41 next
        vmovdqu [rbp + 4352], ymm5                                       ;   476.8 p3+p4   41 next spill
        vpand ymm5, ymm10, ymm9                                          ;   477.2 p1      41 next
        vmovdqu [rbp + 4128], ymm15                                      ;   479.8 p7+p4   41 next spill
        vpor ymm15, ymm1, ymm12                                          ;   478.2 p5      41 next
        vmovdqu [rbp + 4640], ymm12                                      ;   478.2 p2+p4   41 next spill
        vpand ymm12, ymm7, ymm8                                          ;   478.2 p0      41 next
        vpand ymm7, ymm7, ymm10                                          ;   478.2 p1      41 next
        vmovdqu [rbp + 4160], ymm14                                      ;   479.2 p3+p4   41 next spill
        vpand ymm14, ymm0, ymm6                                          ;   478.8 p5      41 next
        vpxor ymm15, ymm15, ymm14                                        ;   479.8 p0      41 next
        vpand ymm14, ymm8, ymm0                                          ;   474.2 p1      41 next
        vpxor ymm5, ymm5, ymm15                                          ;   480.8 p5      41 next
        vpand ymm15, ymm0, ymm3                                          ;   475.2 p0      41 next
        vpxor ymm12, ymm12, ymm15                                        ;   479.2 p1      41 next
        vpand ymm15, ymm9, ymm6                                          ;   478.8 p5      41 next
        vpxor ymm13, ymm13, ymm12                                        ;   480.2 p0      41 next
        vpxor ymm12, ymm12, ymm5                                         ;   481.8 p1      41 next
        vpxor ymm12, ymm12, ymm11                                        ;   482.8 p5      41 next
        vpxor ymm15, ymm15, ymm10                                        ;   479.8 p0      41 next
        vmovdqu [rbp + 4224], ymm12                                      ;   483.8 p7+p4   41 next spill
        vpxor ymm12, ymm14, ymm1                                         ;   475.8 p1      41 next
        vpxor ymm14, ymm14, ymm6                                         ;   478.8 p5      41 next
        vpxor ymm13, ymm13, ymm14                                        ;   481.2 p0      41 next
        vpand ymm12, ymm12, ymm0                                         ;   476.8 p1      41 next
        vpand ymm14, ymm14, ymm8                                         ;   479.8 p5      41 next
        vpxor ymm2, ymm2, ymm12                                          ;   481.8 p0      41 next
        vpand ymm12, ymm3, ymm9                                          ;   477.2 p1      41 next
        vpxor ymm12, ymm12, ymm15                                        ;   480.8 p5      41 next
        vpxor ymm13, ymm13, ymm4                                         ;   482.2 p0      41 next
        vpand ymm11, ymm11, ymm0                                         ;   477.2 p1      41 next
        vpxor ymm15, ymm15, ymm1                                         ;   480.8 p5      41 next
        vpxor ymm11, ymm11, ymm15                                        ;   481.8 p0      41 next
        vpand ymm15, ymm15, ymm9                                         ;   481.8 p1      41 next
        vpxor ymm11, ymm11, ymm8                                         ;   482.8 p5      41 next
        vpxor ymm14, ymm14, ymm12                                        ;   481.8 p0      41 next
        vpand ymm12, ymm8, ymm3                                          ;   478.0 p1      41 next
        vpand ymm8, ymm8, ymm10                                          ;   478.2 p5      41 next
        vpxor ymm12, ymm12, ymm8                                         ;   479.2 p0      41 next
        vpxor ymm12, ymm12, ymm15                                        ;   482.8 p1      41 next
        vpxor ymm15, ymm10, ymm9                                         ;   479.2 p5      41 next
        vpand ymm15, ymm15, ymm0                                         ;   480.2 p0      41 next
        vpxor ymm15, ymm15, ymm14                                        ;   482.8 p1      41 next
        vpxor ymm12, ymm12, [rbp + 4032]                                 ;   486.8 p5+p2   41 next
        vpxor ymm8, ymm8, [rbp + 4192]                                   ;   482.2 p0+p3   41 next
        vpxor ymm14, ymm14, ymm8                                         ;   483.2 p1      41 next
        vmovdqu ymm8, [rbp + 3744]                                       ;   478.8 p2      54 next reload
        vmovdqu [rbp + 4288], ymm12                                      ;   487.8 p7+p4   41 next spill
        vpand ymm12, ymm3, ymm8                                          ;   484.8 p5      41 next
        vpand ymm10, ymm10, ymm8                                         ;   484.8 p0      41 next
        vpand ymm1, ymm1, ymm6                                           ;   482.0 p1      41 next
        vpxor ymm10, ymm10, [rbp + 4160]                                 ;   485.8 p5+p3   41 next
        vpand ymm9, ymm9, ymm8                                           ;   484.8 p0      41 next
        vpand ymm3, ymm3, ymm6                                           ;   483.0 p1      41 next
        vpor ymm0, ymm0, [rbp + 4640]                                    ;   484.2 p5+p2   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   485.8 p0      41 next
        vpxor ymm8, ymm11, [rbp + 5024]                                  ;   485.2 p1+p3   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   484.2 p5      41 next
        vpxor ymm7, ymm7, ymm11                                          ;   485.2 p0      41 next
        vpxor ymm7, ymm7, ymm10                                          ;   486.8 p1      41 next
        vmovdqu ymm11, [rbp + 4128]                                      ;   482.0 p2      41 next reload
        vpxor ymm3, ymm3, ymm11                                          ;   488.0 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4640]                                   ;   486.8 p0+p3   41 next
        vpxor ymm12, ymm12, ymm9                                         ;   486.0 p1      41 next
        vpxor ymm0, ymm0, ymm1                                           ;   487.8 p5      41 next
        vpxor ymm5, ymm5, ymm8                                           ;   486.5 p0      41 next
        vpxor ymm9, ymm9, ymm3                                           ;   489.0 p1      41 next
        vpxor ymm3, ymm3, [rbp + 3808]                                   ;   489.0 p5+p2   41 next
        vpxor ymm3, ymm3, [rbp + 4224]                                   ;   490.0 p0+p3   41 next
        vpxor ymm13, ymm13, ymm12                                        ;   488.0 p1      41 next
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   488.2 p5+p2   41 next
        vmovdqu ymm1, [rbp + 3744]                                       ;   485.0 p3      54 next reload
        vpand ymm6, ymm6, ymm1                                           ;   491.0 p0      41 next
        vpxor ymm4, ymm4, ymm6                                           ;   492.0 p1      41 next
        vpxor ymm10, ymm10, ymm11                                        ;   489.2 p5      41 next
        vpxor ymm6, ymm15, ymm6                                          ;   492.0 p0      41 next
        vpxor ymm15, ymm15, ymm0                                         ;   490.0 p1      41 next
        vpxor ymm2, ymm2, ymm10                                          ;   490.2 p5      41 next
        vpxor ymm15, ymm15, [rbp + 4352]                                 ;   491.0 p0+p2   41 next
        vpxor ymm0, ymm0, [rbp + 4032]                                   ;   491.0 p1+p3   41 next
        vpxor ymm13, ymm13, [rbp + 4192]                                 ;   491.2 p5+p2   41 next
        vpxor ymm12, ymm12, [rbp + 4288]                                 ;   493.8 p0+p3   41 next
        vpxor ymm5, ymm5, [rbp + 4640]                                   ;   492.0 p1+p2   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   493.0 p5      41 next
        vpxor ymm9, ymm9, ymm6                                           ;   493.0 p0      41 next
        vpxor ymm0, ymm0, ymm1                                           ;   494.0 p1      41 next
        vpxor ymm14, ymm14, ymm9                                         ;   494.0 p5      41 next
        vmovdqu ymm1, [rbp + 4096]                                       ;   488.8 p3      41 next
        vmovdqu ymm4, [rbp + 3616]                                       ;   489.5 p2      54 next reload
        vpand ymm1, ymm1, ymm4                                           ;   495.5 p0      41 next
        vmovdqu ymm6, [rbp + 3584]                                       ;   489.8 p3      41 next
        vpand ymm6, ymm6, ymm4                                           ;   495.8 p1      41 next
        vmovdqu ymm8, [rbp + 3552]                                       ;   490.5 p2      41 next
        vmovdqu ymm9, [rbp + 3520]                                       ;   490.8 p3      54 next reload
        vpand ymm8, ymm8, ymm9                                           ;   496.8 p5      41 next
        vmovdqu ymm10, [rbp + 3488]                                      ;   491.5 p2      41 next
        vpand ymm10, ymm10, ymm4                                         ;   497.5 p0      41 next
        vmovdqu ymm11, [rbp + 4096]                                      ;   491.8 p3      41 next
        vpand ymm11, ymm11, [rbp + 3488]                                 ;   497.8 p1+p2   41 next
        vmovdqu [rbp + 3744], ymm5                                       ;   493.0 p7+p4   41 next spill
        vmovdqu ymm5, [rbp + 3552]                                       ;   492.8 p3      41 next
        vpand ymm5, ymm5, [rbp + 3488]                                   ;   498.8 p5+p2   41 next
        vmovdqu [rbp + 4640], ymm12                                      ;   494.8 p7+p4   41 next spill
        vmovdqu ymm12, [rbp + 3584]                                      ;   493.8 p3      41 next
        vpand ymm12, ymm12, [rbp + 3104]                                 ;   499.8 p0+p2   41 next
        vpxor ymm8, ymm8, ymm12                                          ;   500.8 p1      41 next
        vpand ymm12, ymm12, ymm9                                         ;   500.8 p5      41 next
        vmovdqu [rbp + 4288], ymm3                                       ;   493.8 p7+p4   41 next spill
        vpxor ymm3, ymm10, ymm9                                          ;   498.5 p0      41 next
        vmovdqu [rbp + 4192], ymm13                                      ;   494.8 p3+p4   41 next spill
        vpand ymm13, ymm6, [rbp + 3552]                                  ;   497.0 p1+p2   41 next
        vmovdqu [rbp + 4032], ymm0                                       ;   495.8 p7+p4   41 next spill
        vpxor ymm0, ymm3, [rbp + 4096]                                   ;   499.5 p5+p3   41 next
        vpand ymm0, ymm0, [rbp + 3552]                                   ;   500.5 p0+p2   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   501.5 p1      41 next
        vmovdqu [rbp + 4352], ymm15                                      ;   496.8 p7+p4   41 next spill
        vpxor ymm15, ymm1, ymm11                                         ;   498.8 p5      41 next
        vpxor ymm11, ymm11, ymm8                                         ;   501.8 p0      41 next
        vpand ymm15, ymm15, [rbp + 3584]                                 ;   499.8 p1+p3   41 next
        vpxor ymm8, ymm8, ymm1                                           ;   501.8 p5      41 next
        vmovdqu [rbp + 4128], ymm7                                       ;   497.8 p7+p4   41 next spill
        vpand ymm7, ymm9, [rbp + 3584]                                   ;   499.5 p0+p2   41 next
        vmovdqu [rbp + 5024], ymm2                                       ;   498.8 p3+p4   41 next spill
        vpand ymm2, ymm7, [rbp + 3488]                                   ;   500.5 p1+p2   41 next
        vpxor ymm13, ymm13, ymm7                                         ;   500.5 p5      41 next
        vpxor ymm13, ymm13, [rel misty1_encrypt_compact.T0_constants256] ;   501.5 p0+p3   41 next
        vmovdqu [rbp + 4224], ymm14                                      ;   499.8 p7+p4   41 next spill
        vpand ymm14, ymm9, ymm4                                          ;   501.0 p1      41 next
        vpxor ymm2, ymm2, ymm14                                          ;   502.0 p5      41 next
        vmovdqu [rbp + 3808], ymm8                                       ;   502.8 p2+p4   41 next spill
        vmovdqu ymm8, [rbp + 3552]                                       ;   499.8 p3      41 next
        vpand ymm8, ymm8, [rbp + 3104]                                   ;   505.8 p0+p2   41 next
        vpxor ymm14, ymm14, ymm8                                         ;   506.8 p1      41 next
        vmovdqu [rbp + 4160], ymm0                                       ;   501.8 p7+p4   41 next spill
        vpand ymm0, ymm11, [rbp + 3104]                                  ;   502.8 p5+p3   41 next
        vpxor ymm2, ymm2, ymm0                                           ;   503.8 p0      41 next
        vmovdqu ymm0, [rbp + 3488]                                       ;   501.5 p2      54 next reload
        vpxor ymm2, ymm2, ymm0                                           ;   507.5 p1      41 next
        vpxor ymm11, ymm11, ymm4                                         ;   503.2 p5      41 next
        vmovdqu [rbp + 4608], ymm2                                       ;   508.5 p7+p4   41 next spill
        vpand ymm2, ymm14, [rbp + 3104]                                  ;   507.8 p0+p3   41 next
        vpxor ymm2, ymm2, ymm4                                           ;   508.8 p1      41 next
        vpand ymm14, ymm14, [rbp + 4096]                                 ;   507.8 p5+p2   41 next
        vpxor ymm2, ymm2, ymm3                                           ;   509.8 p0      41 next
        vmovdqu [rbp + 4448], ymm2                                       ;   510.8 p7+p4   41 next spill
        vpxor ymm2, ymm5, [rbp + 4096]                                   ;   505.0 p1+p3   41 next
        vpxor ymm15, ymm15, ymm2                                         ;   506.0 p5      41 next
        vpxor ymm14, ymm14, ymm15                                        ;   508.8 p0      41 next
        vpand ymm15, ymm11, ymm4                                         ;   506.0 p1      41 next
        vpand ymm11, ymm11, [rbp + 4096]                                 ;   506.2 p5+p2   41 next
        vpand ymm2, ymm2, [rbp + 3584]                                   ;   506.5 p0+p3   41 next
        vpxor ymm15, ymm15, ymm13                                        ;   507.0 p1      41 next
        vpand ymm3, ymm3, [rbp + 3104]                                   ;   507.2 p5+p2   41 next
        vpxor ymm15, ymm15, ymm8                                         ;   508.0 p0      41 next
        vmovdqu [rbp + 4768], ymm10                                      ;   505.5 p7+p4   41 next spill
        vpand ymm10, ymm9, ymm0                                          ;   508.0 p1      41 next
        vpxor ymm2, ymm2, ymm10                                          ;   509.0 p5      41 next
        vpxor ymm15, ymm15, ymm2                                         ;   510.0 p0      41 next
        vmovdqu ymm2, [rbp + 4096]                                       ;   506.5 p3      54 next reload
        vmovdqu [rbp + 5152], ymm15                                      ;   511.0 p2+p4   41 next spill
        vpand ymm15, ymm9, ymm2                                          ;   512.5 p1      41 next
        vpxor ymm15, ymm15, ymm6                                         ;   513.5 p5      41 next
        vpxor ymm3, ymm3, ymm15                                          ;   514.5 p0      41 next
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   514.5 p1+p3   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   510.2 p5      41 next
        vmovdqu ymm10, [rbp + 3552]                                      ;   508.2 p2      54 next reload
        vpxor ymm9, ymm7, ymm10                                          ;   514.2 p0      41 next
        vpand ymm9, ymm9, ymm4                                           ;   515.2 p1      41 next
        vpxor ymm13, ymm13, ymm9                                         ;   516.2 p5      41 next
        vpxor ymm11, ymm11, ymm13                                        ;   517.2 p0      41 next
        vpand ymm13, ymm0, ymm15                                         ;   515.5 p1      41 next
        vpxor ymm15, ymm15, ymm8                                         ;   515.5 p5      41 next
        vpxor ymm13, ymm13, [rbp + 3584]                                 ;   516.5 p0+p3   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   513.0 p1      41 next
        vpxor ymm7, ymm7, [rbp + 3104]                                   ;   513.2 p5+p2   41 next
        vpand ymm5, ymm5, ymm8                                           ;   514.0 p0      41 next
        vpxor ymm14, ymm14, ymm3                                         ;   515.5 p1      41 next
        vpand ymm3, ymm2, ymm7                                           ;   514.2 p5      41 next
        vpand ymm8, ymm8, [rbp + 3584]                                   ;   514.5 p0+p3   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   516.2 p1      41 next
        vpxor ymm15, ymm15, ymm9                                         ;   517.2 p5      41 next
        vpxor ymm12, ymm12, ymm13                                        ;   517.5 p0      41 next
        vmovdqu ymm9, [rbp + 3104]                                       ;   512.5 p2      54 next reload
        vpand ymm13, ymm1, ymm9                                          ;   518.5 p1      41 next
        vpand ymm7, ymm7, ymm4                                           ;   516.2 p5      41 next
        vpxor ymm8, ymm8, [rbp + 4768]                                   ;   516.5 p0+p3   41 next
        vpxor ymm7, ymm7, ymm10                                          ;   517.2 p1      41 next
        vpxor ymm7, ymm7, ymm11                                          ;   518.2 p5      41 next
        vmovdqu ymm11, [rbp + 3584]                                      ;   514.0 p2      54 next reload
        vpand ymm2, ymm10, ymm11                                         ;   520.0 p0      41 next
        vpxor ymm14, ymm14, [rbp + 4160]                                 ;   518.0 p1+p3   41 next
        vpxor ymm15, ymm15, [rbp + 4448]                                 ;   518.2 p5+p2   41 next
        vpxor ymm1, ymm1, ymm2                                           ;   521.0 p0      41 next
        vpxor ymm6, ymm6, ymm8                                           ;   519.0 p1      41 next
        vpand ymm2, ymm2, [rbp + 4768]                                   ;   521.0 p5+p3   41 next
        vpand ymm1, ymm10, ymm1                                          ;   522.0 p0      41 next
        vpxor ymm15, ymm15, ymm13                                        ;   520.0 p1      41 next
        vpxor ymm5, ymm5, ymm7                                           ;   520.2 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4448]                                   ;   523.0 p0+p2   41 next
        vpxor ymm2, ymm2, [rbp + 3808]                                   ;   522.0 p1+p3   41 next
        vpxor ymm12, ymm12, ymm2                                         ;   523.0 p5      41 next
        vmovdqu ymm2, [rel misty1_encrypt_compact.T0_constants256]       ;   517.5 p2      41 next reload
        vpxor ymm12, ymm12, ymm2                                         ;   524.0 p0      41 next
        vpxor ymm3, ymm3, ymm1                                           ;   524.0 p1      41 next
        vpxor ymm3, ymm3, ymm2                                           ;   525.0 p5      41 next
        vpxor ymm6, ymm6, [rbp + 4608]                                   ;   522.5 p0+p3   41 next
        vpxor ymm4, ymm4, [rbp + 4224]                                   ;   523.0 p1+p2   41 next
        vpxor ymm1, ymm4, [rbp + 5152]                                   ;   524.0 p5+p3   41 next
        vmovdqu ymm7, [rbp + 5024]                                       ;   519.5 p2      41 next
        vpxor ymm7, ymm7, [rbp + 3520]                                   ;   525.5 p0+p3   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   526.5 p1      41 next
        vpxor ymm9, ymm9, [rbp + 4128]                                   ;   524.2 p5+p2   41 next
        vpxor ymm14, ymm14, ymm9                                         ;   525.2 p0      41 next
        vpxor ymm0, ymm0, [rbp + 4352]                                   ;   525.0 p1+p3   41 next
        vpxor ymm3, ymm3, ymm0                                           ;   526.0 p5      41 next
        vmovdqu ymm8, [rbp + 4032]                                       ;   521.5 p2      41 next
        vpxor ymm8, ymm8, [rbp + 4096]                                   ;   527.5 p0+p3   41 next
        vpxor ymm12, ymm12, ymm8                                         ;   528.5 p1      41 next
        vpxor ymm11, ymm11, [rbp + 4192]                                 ;   526.2 p5+p2   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   527.2 p0      41 next
        vpxor ymm10, ymm10, [rbp + 4288]                                 ;   527.0 p1+p3   41 next
        vpxor ymm6, ymm6, ymm10                                          ;   528.0 p5      41 next
        vpxor ymm1, ymm1, [r11 + 4384]                                   ;   527.5 p0+p2   48 next
        vpxor ymm5, ymm5, [r11 + 4416]                                   ;   528.0 p1+p3   48 next
        vpxor ymm14, ymm14, [r11 + 4448]                                 ;   528.2 p5+p2   48 next
        vpxor ymm3, ymm3, [r11 + 4480]                                   ;   528.5 p0+p3   48 next
        vpxor ymm12, ymm12, [r11 + 4512]                                 ;   529.5 p1+p2   48 next
        vpxor ymm15, ymm15, [r11 + 4544]                                 ;   529.2 p5+p3   48 next
        vpxor ymm6, ymm6, [r11 + 4576]                                   ;   529.5 p0+p2   48 next
        vpxor ymm4, ymm4, [r11 + 4096]                                   ;   530.0 p1+p3   48 next
        vpxor ymm7, ymm7, [r11 + 4128]                                   ;   530.2 p5+p2   48 next
        vpxor ymm9, ymm9, [r11 + 4160]                                   ;   530.5 p0+p3   48 next
        vpxor ymm0, ymm0, [r11 + 4192]                                   ;   531.0 p1+p2   48 next
        vpxor ymm8, ymm8, [r11 + 4224]                                   ;   531.2 p5+p3   48 next
        vpxor ymm11, ymm11, [r11 + 4256]                                 ;   531.5 p0+p2   48 next
        vpxor ymm10, ymm10, [r11 + 4288]                                 ;   532.0 p1+p3   48 next
        vmovdqu ymm13, [rbp + 4640]                                      ;   530.5 p2      48 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;   536.5 p5+p3   48 next
        vmovdqu [rbp + 4640], ymm6                                       ;   530.5 p7+p4   48 next spill
        vmovdqu ymm6, [rbp + 3744]                                       ;   531.5 p2      48 next
        vpxor ymm6, ymm6, [r11 + 4352]                                   ;   537.5 p0+p3   48 next
        vmovdqu [rbp + 3744], ymm15                                      ;   530.2 p7+p4   48 next spill
        vpxor ymm15, ymm4, ymm10                                         ;   533.0 p1      45 next
        vmovdqu [rbp + 4288], ymm12                                      ;   530.5 p7+p4   48 next spill
        vpand ymm12, ymm0, ymm13                                         ;   537.5 p5      45 next
        vmovdqu [rbp + 3552], ymm3                                       ;   529.5 p7+p4   48 next spill
        vpxor ymm3, ymm7, ymm11                                          ;   533.5 p0      45 next
        vmovdqu [rbp + 4192], ymm14                                      ;   530.5 p7+p4   48 next spill
        vpand ymm14, ymm0, ymm10                                         ;   534.0 p1      45 next
        vmovdqu [rbp + 4096], ymm5                                       ;   531.5 p7+p4   48 next spill
        vpand ymm5, ymm13, ymm6                                          ;   538.5 p5      45 next
        vmovdqu [rbp + 4032], ymm1                                       ;   532.5 p2+p4   48 next spill
        vpand ymm1, ymm4, ymm13                                          ;   537.5 p0      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   538.5 p1      45 next
        vpand ymm1, ymm10, ymm8                                          ;   535.2 p5      45 next
        vpxor ymm14, ymm14, ymm2                                         ;   539.5 p0      45 next
        vmovdqu [rbp + 3584], ymm14                                      ;   540.5 p7+p4   45 next spill
        vpxor ymm14, ymm15, ymm0                                         ;   536.0 p1      45 next
        vmovdqu [rbp + 4352], ymm12                                      ;   538.5 p3+p4   45 next spill
        vpand ymm12, ymm9, ymm14                                         ;   537.0 p5      45 next
        vmovdqu [rbp + 3488], ymm10                                      ;   535.5 p2+p4   48 next spill
        vpand ymm10, ymm4, ymm6                                          ;   538.5 p0      45 next
        vpxor ymm10, ymm10, ymm13                                        ;   539.5 p1      45 next
        vpand ymm2, ymm0, ymm9                                           ;   537.2 p5      45 next
        vpxor ymm2, ymm2, ymm3                                           ;   538.2 p0      45 next
        vpxor ymm12, ymm12, ymm10                                        ;   540.5 p1      45 next
        vmovdqu [rbp + 4128], ymm2                                       ;   539.2 p7+p4   45 next spill
        vpand ymm2, ymm0, ymm4                                           ;   538.2 p5      45 next
        vpxor ymm1, ymm1, ymm2                                           ;   539.2 p0      45 next
        vpand ymm2, ymm0, ymm7                                           ;   539.0 p1      45 next
        vpxor ymm1, ymm1, ymm5                                           ;   540.2 p5      45 next
        vmovdqu [rbp + 3104], ymm5                                       ;   539.5 p3+p4   45 next spill
        vpand ymm5, ymm0, ymm8                                           ;   539.5 p0      45 next
        vpxor ymm2, ymm2, ymm5                                           ;   540.5 p1      45 next
        vpxor ymm10, ymm10, ymm5                                         ;   540.5 p5      45 next
        vpand ymm5, ymm8, ymm6                                           ;   540.5 p0      45 next
        vpxor ymm0, ymm0, ymm5                                           ;   541.5 p1      45 next
        vpxor ymm12, ymm12, ymm0                                         ;   542.5 p5      45 next
        vpand ymm0, ymm0, ymm6                                           ;   542.5 p0      45 next
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   543.5 p1+p2   45 next
        vmovdqu [rbp + 3520], ymm5                                       ;   541.5 p7+p4   45 next spill
        vpand ymm5, ymm7, ymm4                                           ;   542.2 p5      45 next
        vmovdqu [rbp + 5024], ymm0                                       ;   544.5 p3+p4   45 next spill
        vpor ymm0, ymm14, ymm6                                           ;   542.5 p0      45 next
        vmovdqu [rbp + 5152], ymm14                                      ;   540.5 p2+p4   45 next spill
        vpand ymm14, ymm3, ymm8                                          ;   543.0 p1      45 next
        vpand ymm3, ymm3, ymm4                                           ;   543.2 p5      45 next
        vmovdqu [rbp + 4224], ymm2                                       ;   541.5 p7+p4   45 next spill
        vpand ymm2, ymm9, ymm11                                          ;   543.5 p0      45 next
        vpxor ymm0, ymm0, ymm2                                           ;   544.5 p1      45 next
        vpand ymm2, ymm8, ymm11                                          ;   544.2 p5      45 next
        vpxor ymm5, ymm5, ymm0                                           ;   545.5 p0      45 next
        vpand ymm0, ymm13, ymm11                                         ;   545.0 p1      45 next
        vpxor ymm14, ymm14, ymm0                                         ;   546.0 p5      45 next
        vpand ymm0, ymm9, ymm7                                           ;   545.5 p0      45 next
        vpxor ymm10, ymm10, ymm14                                        ;   547.0 p1      45 next
        vpxor ymm14, ymm14, ymm5                                         ;   547.0 p5      45 next
        vpxor ymm14, ymm14, ymm15                                        ;   548.0 p0      45 next
        vpxor ymm0, ymm0, ymm4                                           ;   547.0 p1      45 next
        vmovdqu [rbp + 4608], ymm14                                      ;   549.0 p3+p4   45 next spill
        vpxor ymm14, ymm6, ymm2                                          ;   547.2 p5      45 next
        vpxor ymm2, ymm2, ymm9                                           ;   547.5 p0      45 next
        vpxor ymm10, ymm10, ymm2                                         ;   548.5 p1      45 next
        vpand ymm14, ymm14, ymm11                                        ;   548.2 p5      45 next
        vpand ymm2, ymm2, ymm8                                           ;   548.5 p0      45 next
        vpxor ymm12, ymm12, ymm14                                        ;   549.2 p1      45 next
        vpand ymm14, ymm13, ymm7                                         ;   549.2 p5      45 next
        vpxor ymm14, ymm14, ymm0                                         ;   550.2 p0      45 next
        vpand ymm15, ymm15, ymm11                                        ;   550.0 p1      45 next
        vpxor ymm10, ymm10, ymm1                                         ;   550.2 p5      45 next
        vpxor ymm0, ymm0, ymm6                                           ;   550.5 p0      45 next
        vpxor ymm15, ymm15, ymm0                                         ;   551.5 p1      45 next
        vpand ymm0, ymm0, ymm7                                           ;   551.5 p5      45 next
        vpxor ymm15, ymm15, ymm8                                         ;   552.5 p0      45 next
        vpxor ymm2, ymm2, ymm14                                          ;   552.0 p1      45 next
        vpand ymm14, ymm8, ymm13                                         ;   552.2 p5      45 next
        vpand ymm8, ymm8, ymm4                                           ;   552.5 p0      45 next
        vpxor ymm14, ymm14, ymm8                                         ;   553.5 p1      45 next
        vpxor ymm0, ymm0, ymm14                                          ;   554.5 p5      45 next
        vpxor ymm14, ymm4, ymm7                                          ;   553.5 p0      45 next
        vpand ymm14, ymm14, ymm11                                        ;   554.5 p1      45 next
        vpxor ymm14, ymm14, ymm2                                         ;   555.5 p5      45 next
        vpxor ymm0, ymm0, [rbp + 4128]                                   ;   555.5 p0+p2   45 next
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   555.0 p1+p3   45 next
        vpxor ymm2, ymm2, ymm8                                           ;   556.0 p5      45 next
        vmovdqu ymm8, [rbp + 3488]                                       ;   548.5 p2      48 next reload
        vmovdqu [rbp + 3616], ymm0                                       ;   556.5 p7+p4   45 next spill
        vpand ymm0, ymm13, ymm8                                          ;   555.5 p0      45 next
        vpand ymm4, ymm4, ymm8                                           ;   556.0 p1      45 next
        vpand ymm6, ymm6, ymm9                                           ;   556.2 p5      45 next
        vpxor ymm4, ymm4, [rbp + 4224]                                   ;   557.0 p0+p3   45 next
        vpand ymm7, ymm7, ymm8                                           ;   557.0 p1      45 next
        vpand ymm13, ymm13, ymm9                                         ;   557.2 p5      45 next
        vpor ymm11, ymm11, [rbp + 5152]                                  ;   557.5 p0+p2   45 next
        vpxor ymm6, ymm6, ymm0                                           ;   558.0 p1      45 next
        vpxor ymm8, ymm15, [rbp + 3584]                                  ;   558.2 p5+p3   45 next
        vpxor ymm15, ymm15, ymm2                                         ;   558.5 p0      45 next
        vpxor ymm3, ymm3, ymm15                                          ;   559.5 p1      45 next
        vpxor ymm15, ymm4, ymm3                                          ;   560.5 p5      45 next
        vmovdqu ymm3, [rbp + 5024]                                       ;   551.8 p2      45 next reload
        vpxor ymm13, ymm13, ymm3                                         ;   559.5 p0      45 next
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   560.0 p1+p3   45 next
        vpxor ymm0, ymm0, ymm7                                           ;   560.2 p5      45 next
        vpxor ymm11, ymm11, ymm6                                         ;   561.0 p0      45 next
        vpxor ymm5, ymm5, ymm8                                           ;   561.0 p1      45 next
        vpxor ymm7, ymm7, ymm13                                          ;   561.2 p5      45 next
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   561.5 p0+p2   45 next
        vpxor ymm13, ymm13, [rbp + 4608]                                 ;   562.5 p1+p3   45 next
        vpxor ymm10, ymm10, ymm0                                         ;   562.2 p5      45 next
        vpxor ymm0, ymm0, [rbp + 3584]                                   ;   562.5 p0+p2   45 next
        vmovdqu ymm6, [rbp + 3488]                                       ;   554.8 p3      48 next reload
        vpand ymm9, ymm9, ymm6                                           ;   563.0 p1      45 next
        vpxor ymm1, ymm1, ymm9                                           ;   564.0 p5      45 next
        vpxor ymm3, ymm3, ymm4                                           ;   563.5 p0      45 next
        vpxor ymm4, ymm14, ymm9                                          ;   564.0 p1      45 next
        vpxor ymm14, ymm14, ymm11                                        ;   564.2 p5      45 next
        vpxor ymm14, ymm14, [rbp + 3520]                                 ;   565.2 p0+p2   45 next
        vpxor ymm12, ymm12, ymm3                                         ;   565.0 p1      45 next
        vpxor ymm11, ymm11, [rbp + 4128]                                 ;   565.2 p5+p3   45 next
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   565.5 p0+p2   45 next
        vpxor ymm0, ymm0, [rbp + 3616]                                   ;   566.0 p1+p3   45 next
        vpxor ymm5, ymm5, [rbp + 5152]                                   ;   566.2 p5+p2   45 next
        vpxor ymm6, ymm6, ymm1                                           ;   566.5 p0      45 next
        vpxor ymm7, ymm7, ymm4                                           ;   567.0 p1      45 next
        vpxor ymm11, ymm11, ymm6                                         ;   567.5 p5      45 next
        vpxor ymm2, ymm2, ymm7                                           ;   568.0 p0      45 next
        vmovdqu ymm1, [rbp + 4032]                                       ;   558.5 p3      45 next
        vpxor ymm1, ymm1, ymm2                                           ;   569.0 p1      45 next
        vmovdqu ymm2, [rbp + 4096]                                       ;   559.0 p2      48 next reload
        vpxor ymm12, ymm12, ymm2                                         ;   568.2 p5      45 next
        vmovdqu ymm3, [rbp + 4192]                                       ;   559.5 p3      48 next reload
        vpxor ymm15, ymm15, ymm3                                         ;   568.5 p0      45 next
        vmovdqu ymm4, [rbp + 3552]                                       ;   560.0 p2      48 next reload
        vpxor ymm14, ymm14, ymm4                                         ;   569.0 p1      45 next
        vmovdqu ymm6, [rbp + 4288]                                       ;   560.5 p3      48 next reload
        vpxor ymm11, ymm11, ymm6                                         ;   569.2 p5      45 next
        vmovdqu ymm7, [rbp + 3744]                                       ;   561.0 p2      48 next reload
        vpxor ymm10, ymm10, ymm7                                         ;   569.5 p0      45 next
        vmovdqu ymm8, [rbp + 4640]                                       ;   561.5 p3      48 next reload
        vpxor ymm13, ymm13, ymm8                                         ;   570.0 p1      45 next
        vmovdqu ymm9, [rbp + 3168]                                       ;   562.0 p2     108 r reload
        vpxor ymm1, ymm1, ymm9                                           ;   570.2 p5      54 next
        vpxor ymm12, ymm12, [rbp + 3200]                                 ;   570.5 p0+p3   54 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;   571.0 p1+p2   54 next
        vpxor ymm14, ymm14, [rbp + 3296]                                 ;   571.2 p5+p3   54 next
        vpxor ymm11, ymm11, [rbp + 3328]                                 ;   571.5 p0+p2   54 next
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   572.0 p1+p3   54 next
        vpxor ymm13, ymm13, [rbp + 3392]                                 ;   572.2 p5+p2   54 next
        vpxor ymm0, ymm0, [rbp + 3424]                                   ;   572.5 p0+p3   54 next
        vpxor ymm5, ymm5, [rbp + 2944]                                   ;   573.0 p1+p2   54 next
        vpxor ymm2, ymm2, [rbp + 4000]                                   ;   573.2 p5+p3   54 next
        vpxor ymm3, ymm3, [rbp + 4064]                                   ;   573.5 p0+p2   54 next
        vpxor ymm4, ymm4, [rbp + 4512]                                   ;   574.0 p1+p3   54 next
        vpxor ymm6, ymm6, [rbp + 4992]                                   ;   574.2 p5+p2   54 next
        vpxor ymm7, ymm7, [rbp + 4864]                                   ;   574.5 p0+p3   54 next
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   575.0 p1+p2   54 next
        vmovdqu [rbp + 4640], ymm8                                       ;   576.0 p7+p4   54 next spill
        vmovdqu ymm8, [rbp + 4032]                                       ;   569.5 p3      54 next
        vpxor ymm8, ymm8, [rbp + 3264]                                   ;   575.5 p5+p2   54 next
        vmovdqu [rbp + 4032], ymm7                                       ;   575.5 p7+p4   54 next spill
        vpxor ymm7, ymm9, [r8 + 512]                                     ;   575.5 p0+p3   54 next
        vmovdqu ymm9, [rbp + 3200]                                       ;   571.0 p2      54 next
        vpxor ymm9, ymm9, [r8 + 544]                                     ;   577.0 p1+p3   54 next
        vmovdqu [rbp + 3744], ymm6                                       ;   575.2 p7+p4   54 next spill
        vmovdqu ymm6, [rbp + 3232]                                       ;   572.0 p2      54 next
        vpxor ymm6, ymm6, [r8 + 576]                                     ;   578.0 p5+p3   54 next
        vmovdqu [rbp + 4288], ymm4                                       ;   575.0 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 3296]                                       ;   573.0 p2      54 next
        vpxor ymm4, ymm4, [r8 + 608]                                     ;   579.0 p0+p3   54 next
        vmovdqu [rbp + 3552], ymm3                                       ;   574.5 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 3328]                                       ;   574.0 p2      54 next
        vpxor ymm3, ymm3, [r8 + 640]                                     ;   580.0 p1+p3   54 next
        vmovdqu [rbp + 4192], ymm2                                       ;   574.2 p7+p4   54 next spill
        vmovdqu ymm2, [rbp + 3360]                                       ;   575.0 p2      54 next
        vpxor ymm2, ymm2, [r8 + 672]                                     ;   581.0 p5+p3   54 next
        vmovdqu [rbp + 4096], ymm8                                       ;   576.5 p7+p4   54 next spill
        vmovdqu ymm8, [rbp + 3392]                                       ;   576.0 p2      54 next
        vpxor ymm8, ymm8, [r8 + 704]                                     ;   582.0 p0+p3   54 next
        vmovdqu [rbp + 3488], ymm5                                       ;   574.0 p7+p4   54 next spill
        vmovdqu ymm5, [rbp + 3424]                                       ;   577.0 p2      54 next
        vpxor ymm5, ymm5, [r8 + 736]                                     ;   583.0 p1+p3   54 next
        vmovdqu [rbp + 5152], ymm0                                       ;   574.0 p7+p4   54 next spill
        vmovdqu ymm0, [rbp + 2944]                                       ;   578.0 p2      54 next
        vpxor ymm0, ymm0, [r8 + 768]                                     ;   584.0 p5+p3   54 next
        vmovdqu [rbp + 3616], ymm13                                      ;   575.0 p7+p4   54 next spill
        vmovdqu ymm13, [rbp + 3264]                                      ;   579.0 p2      54 next
        vpxor ymm13, ymm13, [r8 + 800]                                   ;   585.0 p0+p3   54 next
        vmovdqu [rbp + 4352], ymm10                                      ;   576.0 p7+p4   54 next spill
        vmovdqu ymm10, [rbp + 4000]                                      ;   580.0 p2      54 next
        vpxor ymm10, ymm10, [r8 + 832]                                   ;   586.0 p1+p3   54 next
        vmovdqu [rbp + 4128], ymm11                                      ;   577.0 p7+p4   54 next spill
        vmovdqu ymm11, [rbp + 4064]                                      ;   581.0 p2      54 next
        vpxor ymm11, ymm11, [r8 + 864]                                   ;   587.0 p5+p3   54 next
        vmovdqu [rbp + 3520], ymm14                                      ;   578.0 p7+p4   54 next spill
        vmovdqu ymm14, [rbp + 4512]                                      ;   582.0 p2      54 next
        vpxor ymm14, ymm14, [r8 + 896]                                   ;   588.0 p0+p3   54 next
        vmovdqu [rbp + 5024], ymm15                                      ;   579.0 p7+p4   54 next spill
        vmovdqu ymm15, [rbp + 4992]                                      ;   583.0 p2      54 next
        vpxor ymm15, ymm15, [r8 + 928]                                   ;   589.0 p1+p3   54 next
        vmovdqu [rbp + 3584], ymm12                                      ;   580.0 p7+p4   54 next spill
        vmovdqu ymm12, [rbp + 4864]                                      ;   584.0 p2      54 next
        vpxor ymm12, ymm12, [r8 + 960]                                   ;   590.0 p5+p3   54 next
        vmovdqu [rbp + 4608], ymm1                                       ;   581.0 p7+p4   54 next spill
        vmovdqu ymm1, [rbp + 4256]                                       ;   585.0 p2      54 next
        vpxor ymm1, ymm1, [r8 + 992]                                     ;   591.0 p0+p3   54 next
        vmovdqu [rbp + 3104], ymm6                                       ;   582.0 p7+p4   54 next spill
        vpxor ymm6, ymm5, ymm15                                          ;   590.0 p1      41 next
        vmovdqu [rbp + 4224], ymm4                                       ;   583.0 p7+p4   54 next spill
        vpand ymm4, ymm10, ymm12                                         ;   591.0 p5      41 next
        vmovdqu [rbp + 3808], ymm9                                       ;   584.0 p7+p4   54 next spill
        vpxor ymm9, ymm0, ymm14                                          ;   589.0 p0      41 next
        vmovdqu [rbp + 4448], ymm8                                       ;   585.0 p7+p4   54 next spill
        vpand ymm8, ymm12, ymm1                                          ;   592.0 p1      41 next
        vmovdqu [rbp + 4768], ymm2                                       ;   586.0 p2+p4   54 next spill
        vpand ymm2, ymm10, ymm15                                         ;   590.0 p5      41 next
        vmovdqu [rbp + 4160], ymm7                                       ;   587.0 p7+p4   54 next spill
        vpand ymm7, ymm5, ymm12                                          ;   591.0 p0      41 next
        vpxor ymm2, ymm2, ymm7                                           ;   592.0 p1      41 next
        vpand ymm7, ymm15, ymm11                                         ;   590.0 p5      41 next
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   593.0 p0+p3   41 next
        vmovdqu [rbp + 4672], ymm3                                       ;   588.0 p2+p4   54 next spill
        vpxor ymm3, ymm10, ymm6                                          ;   591.0 p1      41 next
        vmovdqu [rbp + 4544], ymm2                                       ;   594.0 p7+p4   41 next spill
        vpand ymm2, ymm13, ymm3                                          ;   592.0 p5      41 next
        vmovdqu [rbp + 4960], ymm4                                       ;   592.0 p3+p4   41 next spill
        vpand ymm4, ymm5, ymm1                                           ;   592.0 p0      41 next
        vpxor ymm4, ymm4, ymm12                                          ;   593.0 p1      41 next
        vmovdqu [rbp + 4736], ymm15                                      ;   591.0 p2+p4   54 next spill
        vpand ymm15, ymm10, ymm13                                        ;   587.0 p5      41 next
        vpxor ymm15, ymm15, ymm9                                         ;   590.0 p0      41 next
        vpxor ymm2, ymm2, ymm4                                           ;   594.0 p1      41 next
        vmovdqu [rbp + 4320], ymm15                                      ;   592.0 p7+p4   41 next spill
        vpand ymm15, ymm10, ymm5                                         ;   587.0 p5      41 next
        vpxor ymm7, ymm7, ymm15                                          ;   591.0 p0      41 next
        vpand ymm15, ymm10, ymm0                                         ;   587.0 p1      41 next
        vpxor ymm7, ymm7, ymm8                                           ;   593.0 p5      41 next
        vmovdqu [rbp + 4704], ymm8                                       ;   593.0 p3+p4   41 next spill
        vpand ymm8, ymm10, ymm11                                         ;   588.0 p0      41 next
        vpxor ymm15, ymm15, ymm8                                         ;   589.0 p1      41 next
        vpxor ymm4, ymm4, ymm8                                           ;   594.0 p5      41 next
        vpand ymm8, ymm11, ymm1                                          ;   592.0 p0      41 next
        vpxor ymm10, ymm10, ymm8                                         ;   593.0 p1      41 next
        vpxor ymm2, ymm2, ymm10                                          ;   595.0 p5      41 next
        vpand ymm10, ymm10, ymm1                                         ;   594.0 p0      41 next
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   595.0 p1+p2   41 next
        vmovdqu [rbp + 4928], ymm8                                       ;   594.0 p7+p4   41 next spill
        vpand ymm8, ymm0, ymm5                                           ;   590.2 p5      41 next
        vmovdqu [rbp + 4480], ymm10                                      ;   596.0 p3+p4   41 next spill
        vpor ymm10, ymm3, ymm1                                           ;   592.0 p0      41 next
        vmovdqu [rbp + 4576], ymm3                                       ;   596.0 p2+p4   41 next spill
        vpand ymm3, ymm9, ymm11                                          ;   591.0 p1      41 next
        vpand ymm9, ymm9, ymm5                                           ;   591.2 p5      41 next
        vmovdqu [rbp + 4832], ymm15                                      ;   597.0 p7+p4   41 next spill
        vpand ymm15, ymm13, ymm14                                        ;   591.5 p0      41 next
        vpxor ymm10, ymm10, ymm15                                        ;   593.0 p1      41 next
        vpand ymm15, ymm11, ymm14                                        ;   592.2 p5      41 next
        vpxor ymm8, ymm8, ymm10                                          ;   594.0 p0      41 next
        vpand ymm10, ymm12, ymm14                                        ;   593.0 p1      41 next
        vpxor ymm3, ymm3, ymm10                                          ;   594.0 p5      41 next
        vpand ymm10, ymm13, ymm0                                         ;   593.5 p0      41 next
        vpxor ymm4, ymm4, ymm3                                           ;   595.0 p1      41 next
        vpxor ymm3, ymm3, ymm8                                           ;   595.0 p5      41 next
        vpxor ymm3, ymm3, ymm6                                           ;   596.0 p0      41 next
        vpxor ymm10, ymm10, ymm5                                         ;   595.0 p1      41 next
        vmovdqu [rbp + 4416], ymm3                                       ;   598.0 p3+p4   41 next spill
        vpxor ymm3, ymm15, ymm1                                          ;   595.2 p5      41 next
        vpxor ymm15, ymm15, ymm13                                        ;   595.5 p0      41 next
        vpxor ymm4, ymm4, ymm15                                          ;   596.5 p1      41 next
        vpand ymm3, ymm3, ymm14                                          ;   596.2 p5      41 next
        vpand ymm15, ymm15, ymm11                                        ;   596.5 p0      41 next
        vpxor ymm2, ymm2, ymm3                                           ;   597.2 p1      41 next
        vpand ymm3, ymm12, ymm0                                          ;   597.2 p5      41 next
        vpxor ymm3, ymm3, ymm10                                          ;   598.2 p0      41 next
        vpxor ymm4, ymm4, ymm7                                           ;   598.0 p1      41 next
        vpand ymm6, ymm6, ymm14                                          ;   598.2 p5      41 next
        vpxor ymm10, ymm10, ymm1                                         ;   598.5 p0      41 next
        vpxor ymm6, ymm6, ymm10                                          ;   599.5 p1      41 next
        vpand ymm10, ymm10, ymm0                                         ;   599.5 p5      41 next
        vpxor ymm6, ymm6, ymm11                                          ;   600.5 p0      41 next
        vpxor ymm15, ymm15, ymm3                                         ;   600.0 p1      41 next
        vpand ymm3, ymm11, ymm12                                         ;   600.2 p5      41 next
        vpand ymm11, ymm11, ymm5                                         ;   600.5 p0      41 next
        vpxor ymm3, ymm3, ymm11                                          ;   601.5 p1      41 next
        vpxor ymm10, ymm10, ymm3                                         ;   602.5 p5      41 next
        vpxor ymm3, ymm5, ymm0                                           ;   601.5 p0      41 next
        vpand ymm3, ymm3, ymm14                                          ;   602.5 p1      41 next
        vpxor ymm3, ymm3, ymm15                                          ;   603.5 p5      41 next
        vpxor ymm10, ymm10, [rbp + 4320]                                 ;   603.5 p0+p2   41 next
        vpxor ymm11, ymm11, [rbp + 4960]                                 ;   603.0 p1+p3   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   604.0 p5      41 next
        vmovdqu ymm11, [rbp + 4736]                                      ;   599.8 p2      54 next reload
        vmovdqu [rbp + 3968], ymm10                                      ;   604.5 p7+p4   41 next spill
        vpand ymm10, ymm12, ymm11                                        ;   605.8 p0      41 next
        vpand ymm5, ymm5, ymm11                                          ;   605.8 p1      41 next
        vpand ymm1, ymm1, ymm13                                          ;   604.2 p5      41 next
        vpxor ymm5, ymm5, [rbp + 4832]                                   ;   606.8 p0+p3   41 next
        vpand ymm0, ymm0, ymm11                                          ;   605.8 p1      41 next
        vpand ymm12, ymm12, ymm13                                        ;   605.2 p5      41 next
        vpor ymm14, ymm14, [rbp + 4576]                                  ;   605.5 p0+p2   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   606.8 p1      41 next
        vpxor ymm11, ymm6, [rbp + 4544]                                  ;   606.2 p5+p3   41 next
        vpxor ymm6, ymm6, ymm15                                          ;   606.5 p0      41 next
        vpxor ymm9, ymm9, ymm6                                           ;   607.5 p1      41 next
        vpxor ymm9, ymm9, ymm5                                           ;   608.5 p5      41 next
        vmovdqu ymm6, [rbp + 4480]                                       ;   603.0 p2      41 next reload
        vpxor ymm12, ymm12, ymm6                                         ;   609.0 p0      41 next
        vpxor ymm1, ymm1, [rbp + 4576]                                   ;   608.0 p1+p3   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   608.2 p5      41 next
        vpxor ymm14, ymm14, ymm1                                         ;   609.0 p0      41 next
        vpxor ymm8, ymm8, ymm11                                          ;   609.0 p1      41 next
        vpxor ymm0, ymm0, ymm12                                          ;   610.0 p5      41 next
        vpxor ymm12, ymm12, [rbp + 4704]                                 ;   610.0 p0+p2   41 next
        vpxor ymm12, ymm12, [rbp + 4416]                                 ;   611.0 p1+p3   41 next
        vpxor ymm4, ymm4, ymm10                                          ;   610.2 p5      41 next
        vpxor ymm10, ymm10, [rbp + 4544]                                 ;   610.5 p0+p2   41 next
        vmovdqu ymm1, [rbp + 4736]                                       ;   606.0 p3      54 next reload
        vpand ymm13, ymm13, ymm1                                         ;   612.0 p1      41 next
        vpxor ymm7, ymm7, ymm13                                          ;   613.0 p5      41 next
        vpxor ymm5, ymm5, ymm6                                           ;   611.5 p0      41 next
        vpxor ymm6, ymm3, ymm13                                          ;   613.0 p1      41 next
        vpxor ymm3, ymm3, ymm14                                          ;   612.2 p5      41 next
        vpxor ymm3, ymm3, [rbp + 4928]                                   ;   613.2 p0+p2   41 next
        vpxor ymm2, ymm2, ymm5                                           ;   613.0 p1      41 next
        vpxor ymm14, ymm14, [rbp + 4320]                                 ;   613.2 p5+p3   41 next
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;   613.5 p0+p2   41 next
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   614.0 p1+p3   41 next
        vpxor ymm8, ymm8, [rbp + 4576]                                   ;   614.2 p5+p2   41 next
        vpxor ymm1, ymm1, ymm7                                           ;   614.5 p0      41 next
        vpxor ymm0, ymm0, ymm6                                           ;   615.0 p1      41 next
        vpxor ymm14, ymm14, ymm1                                         ;   615.5 p5      41 next
        vpxor ymm15, ymm15, ymm0                                         ;   616.0 p0      41 next
        vmovdqu ymm0, [rbp + 4672]                                       ;   609.8 p3      41 next
        vmovdqu ymm1, [rbp + 4160]                                       ;   610.2 p2      54 next reload
        vpand ymm0, ymm0, ymm1                                           ;   616.2 p1      41 next
        vmovdqu ymm5, [rbp + 4768]                                       ;   610.8 p3      41 next
        vpand ymm5, ymm5, ymm1                                           ;   616.8 p5      41 next
        vmovdqu ymm6, [rbp + 4448]                                       ;   611.2 p2      41 next
        vmovdqu ymm7, [rbp + 3808]                                       ;   611.8 p3      54 next reload
        vpand ymm6, ymm6, ymm7                                           ;   617.8 p0      41 next
        vmovdqu ymm11, [rbp + 4224]                                      ;   612.2 p2      41 next
        vpand ymm11, ymm11, ymm1                                         ;   618.2 p1      41 next
        vmovdqu ymm13, [rbp + 4672]                                      ;   612.8 p3      41 next
        vpand ymm13, ymm13, [rbp + 4224]                                 ;   618.8 p5+p2   41 next
        vmovdqu [rbp + 4736], ymm8                                       ;   615.2 p7+p4   41 next spill
        vmovdqu ymm8, [rbp + 4448]                                       ;   613.8 p3      41 next
        vpand ymm8, ymm8, [rbp + 4224]                                   ;   619.8 p0+p2   41 next
        vmovdqu [rbp + 4576], ymm10                                      ;   615.0 p7+p4   41 next spill
        vmovdqu ymm10, [rbp + 4768]                                      ;   614.8 p3      41 next
        vpand ymm10, ymm10, [rbp + 3104]                                 ;   620.8 p1+p2   41 next
        vpxor ymm6, ymm6, ymm10                                          ;   621.8 p5      41 next
        vpand ymm10, ymm10, ymm7                                         ;   621.8 p0      41 next
        vmovdqu [rbp + 3968], ymm12                                      ;   614.8 p7+p4   41 next spill
        vpxor ymm12, ymm11, ymm7                                         ;   619.2 p1      41 next
        vmovdqu [rbp + 4960], ymm4                                       ;   615.8 p3+p4   41 next spill
        vpand ymm4, ymm5, [rbp + 4448]                                   ;   619.2 p5+p2   41 next
        vmovdqu [rbp + 4320], ymm14                                      ;   616.8 p7+p4   41 next spill
        vpxor ymm14, ymm12, [rbp + 4672]                                 ;   620.2 p0+p3   41 next
        vpand ymm14, ymm14, [rbp + 4448]                                 ;   621.2 p1+p2   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   622.2 p5      41 next
        vmovdqu [rbp + 4928], ymm3                                       ;   617.8 p7+p4   41 next spill
        vpxor ymm3, ymm0, ymm13                                          ;   620.5 p0      41 next
        vpxor ymm13, ymm13, ymm6                                         ;   622.8 p1      41 next
        vpand ymm3, ymm3, [rbp + 4768]                                   ;   621.5 p5+p3   41 next
        vpxor ymm6, ymm6, ymm0                                           ;   622.8 p0      41 next
        vmovdqu [rbp + 4480], ymm9                                       ;   618.8 p7+p4   41 next spill
        vpand ymm9, ymm7, [rbp + 4768]                                   ;   622.0 p1+p2   41 next
        vmovdqu [rbp + 4544], ymm2                                       ;   619.8 p3+p4   41 next spill
        vpand ymm2, ymm9, [rbp + 4224]                                   ;   623.0 p5+p2   41 next
        vpxor ymm4, ymm4, ymm9                                           ;   623.0 p0      41 next
        vpxor ymm4, ymm4, [rel misty1_encrypt_compact.T0_constants256]   ;   624.0 p1+p3   41 next
        vmovdqu [rbp + 4416], ymm15                                      ;   620.8 p7+p4   41 next spill
        vpand ymm15, ymm7, ymm1                                          ;   623.2 p5      41 next
        vpxor ymm2, ymm2, ymm15                                          ;   624.2 p0      41 next
        vmovdqu [rbp + 4704], ymm6                                       ;   623.8 p2+p4   41 next spill
        vmovdqu ymm6, [rbp + 4448]                                       ;   620.8 p3      41 next
        vpand ymm6, ymm6, [rbp + 3104]                                   ;   626.8 p1+p2   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   627.8 p5      41 next
        vmovdqu [rbp + 4832], ymm14                                      ;   622.8 p7+p4   41 next spill
        vpand ymm14, ymm13, [rbp + 3104]                                 ;   624.5 p0+p3   41 next
        vpxor ymm2, ymm2, ymm14                                          ;   625.5 p1      41 next
        vmovdqu ymm14, [rbp + 4224]                                      ;   622.2 p2      54 next reload
        vpxor ymm2, ymm2, ymm14                                          ;   628.2 p5      41 next
        vpxor ymm13, ymm13, ymm1                                         ;   625.5 p0      41 next
        vmovdqu [rbp + 4896], ymm2                                       ;   629.2 p7+p4   41 next spill
        vpand ymm2, ymm15, [rbp + 3104]                                  ;   628.8 p1+p3   41 next
        vpxor ymm2, ymm2, ymm1                                           ;   629.8 p5      41 next
        vpand ymm15, ymm15, [rbp + 4672]                                 ;   628.8 p0+p2   41 next
        vpxor ymm2, ymm2, ymm12                                          ;   630.8 p1      41 next
        vmovdqu [rbp + 5088], ymm2                                       ;   631.8 p7+p4   41 next spill
        vpxor ymm2, ymm8, [rbp + 4672]                                   ;   627.2 p5+p3   41 next
        vpxor ymm3, ymm3, ymm2                                           ;   628.2 p0      41 next
        vpxor ymm15, ymm15, ymm3                                         ;   629.8 p1      41 next
        vpand ymm3, ymm13, ymm1                                          ;   628.2 p5      41 next
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   628.5 p0+p2   41 next
        vpand ymm2, ymm2, [rbp + 4768]                                   ;   629.0 p1+p3   41 next
        vpxor ymm3, ymm3, ymm4                                           ;   629.2 p5      41 next
        vpand ymm12, ymm12, [rbp + 3104]                                 ;   629.5 p0+p2   41 next
        vpxor ymm3, ymm3, ymm6                                           ;   630.2 p1      41 next
        vmovdqu [rbp + 5120], ymm11                                      ;   626.5 p7+p4   41 next spill
        vpand ymm11, ymm7, ymm14                                         ;   630.2 p5      41 next
        vpxor ymm2, ymm2, ymm11                                          ;   631.2 p0      41 next
        vpxor ymm3, ymm3, ymm2                                           ;   632.2 p1      41 next
        vmovdqu ymm2, [rbp + 4672]                                       ;   627.5 p3      54 next reload
        vmovdqu [rbp + 5056], ymm3                                       ;   633.2 p2+p4   41 next spill
        vpand ymm3, ymm7, ymm2                                           ;   633.5 p5      41 next
        vpxor ymm3, ymm3, ymm5                                           ;   634.5 p0      41 next
        vpxor ymm12, ymm12, ymm3                                         ;   635.5 p1      41 next
        vpxor ymm3, ymm3, [rbp + 3104]                                   ;   635.5 p5+p3   41 next
        vpxor ymm0, ymm0, ymm11                                          ;   632.5 p0      41 next
        vmovdqu ymm11, [rbp + 4448]                                      ;   629.2 p2      54 next reload
        vpxor ymm7, ymm9, ymm11                                          ;   635.2 p1      41 next
        vpand ymm7, ymm7, ymm1                                           ;   636.2 p5      41 next
        vpxor ymm4, ymm4, ymm7                                           ;   637.2 p0      41 next
        vpxor ymm13, ymm13, ymm4                                         ;   638.2 p1      41 next
        vpand ymm4, ymm14, ymm3                                          ;   636.5 p5      41 next
        vpxor ymm3, ymm3, ymm6                                           ;   636.5 p0      41 next
        vpxor ymm4, ymm4, [rbp + 4768]                                   ;   637.5 p1+p3   41 next
        vpxor ymm6, ymm6, ymm14                                          ;   635.2 p5      41 next
        vpxor ymm9, ymm9, [rbp + 3104]                                   ;   635.5 p0+p2   41 next
        vpand ymm8, ymm8, ymm6                                           ;   636.2 p1      41 next
        vpxor ymm15, ymm15, ymm12                                        ;   636.5 p5      41 next
        vpand ymm12, ymm2, ymm9                                          ;   636.5 p0      41 next
        vpand ymm6, ymm6, [rbp + 4768]                                   ;   637.0 p1+p3   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   638.0 p5      41 next
        vpxor ymm3, ymm3, ymm7                                           ;   639.0 p0      41 next
        vpxor ymm10, ymm10, ymm4                                         ;   638.5 p1      41 next
        vmovdqu ymm4, [rbp + 3104]                                       ;   633.5 p2      54 next reload
        vpand ymm7, ymm0, ymm4                                           ;   639.5 p5      41 next
        vpxor ymm6, ymm6, [rbp + 5120]                                   ;   638.5 p0+p3   41 next
        vpand ymm9, ymm9, ymm1                                           ;   639.0 p1      41 next
        vpxor ymm9, ymm9, ymm11                                          ;   640.0 p5      41 next
        vpxor ymm13, ymm13, ymm9                                         ;   641.0 p0      41 next
        vmovdqu ymm9, [rbp + 4768]                                       ;   635.0 p2      54 next reload
        vpand ymm2, ymm11, ymm9                                          ;   641.0 p1      41 next
        vpxor ymm15, ymm15, [rbp + 4832]                                 ;   640.2 p5+p3   41 next
        vpxor ymm3, ymm3, [rbp + 5088]                                   ;   640.5 p0+p2   41 next
        vpxor ymm0, ymm0, ymm2                                           ;   642.0 p1      41 next
        vpxor ymm5, ymm5, ymm6                                           ;   641.2 p5      41 next
        vpand ymm2, ymm2, [rbp + 5120]                                   ;   642.0 p0+p3   41 next
        vpand ymm0, ymm11, ymm0                                          ;   643.0 p1      41 next
        vpxor ymm7, ymm7, ymm3                                           ;   642.2 p5      41 next
        vpxor ymm0, ymm0, [rbp + 5088]                                   ;   644.0 p0+p2   41 next
        vpxor ymm8, ymm8, ymm13                                          ;   643.0 p1      41 next
        vpxor ymm2, ymm2, [rbp + 4704]                                   ;   643.2 p5+p3   41 next
        vpxor ymm10, ymm10, ymm2                                         ;   644.2 p0      41 next
        vmovdqu ymm2, [rel misty1_encrypt_compact.T0_constants256]       ;   638.2 p2      41 next reload
        vpxor ymm10, ymm10, ymm2                                         ;   645.2 p1      41 next
        vpxor ymm12, ymm12, ymm0                                         ;   645.0 p5      41 next
        vpxor ymm12, ymm12, ymm2                                         ;   646.0 p0      41 next
        vpxor ymm5, ymm5, [rbp + 4896]                                   ;   645.0 p1+p3   41 next
        vpxor ymm1, ymm1, [rbp + 4416]                                   ;   645.2 p5+p2   41 next
        vpxor ymm0, ymm1, [rbp + 5056]                                   ;   646.2 p0+p3   41 next
        vmovdqu ymm3, [rbp + 4544]                                       ;   640.5 p2      41 next
        vpxor ymm3, ymm3, [rbp + 3808]                                   ;   646.5 p1+p3   41 next
        vpxor ymm8, ymm8, ymm3                                           ;   647.5 p5      41 next
        vpxor ymm4, ymm4, [rbp + 4480]                                   ;   646.5 p0+p2   41 next
        vpxor ymm15, ymm15, ymm4                                         ;   647.5 p1      41 next
        vpxor ymm14, ymm14, [rbp + 4928]                                 ;   647.2 p5+p3   41 next
        vpxor ymm12, ymm12, ymm14                                        ;   648.2 p0      41 next
        vmovdqu ymm6, [rbp + 4320]                                       ;   642.5 p2      41 next
        vpxor ymm6, ymm6, [rbp + 4672]                                   ;   648.5 p1+p3   41 next
        vpxor ymm10, ymm10, ymm6                                         ;   649.5 p5      41 next
        vpxor ymm9, ymm9, [rbp + 4960]                                   ;   648.5 p0+p2   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   649.5 p1      41 next
        vpxor ymm11, ymm11, [rbp + 3968]                                 ;   649.2 p5+p3   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   650.2 p0      41 next
        vpxor ymm0, ymm0, [r8 + 4384]                                    ;   650.0 p1+p2   48 next
        vpxor ymm8, ymm8, [r8 + 4416]                                    ;   650.2 p5+p3   48 next
        vpxor ymm15, ymm15, [r8 + 4448]                                  ;   650.5 p0+p2   48 next
        vpxor ymm12, ymm12, [r8 + 4480]                                  ;   651.0 p1+p3   48 next
        vpxor ymm10, ymm10, [r8 + 4512]                                  ;   651.2 p5+p2   48 next
        vpxor ymm7, ymm7, [r8 + 4544]                                    ;   651.5 p0+p3   48 next
        vpxor ymm5, ymm5, [r8 + 4576]                                    ;   652.0 p1+p2   48 next
        vpxor ymm1, ymm1, [r8 + 4096]                                    ;   652.2 p5+p3   48 next
        vpxor ymm3, ymm3, [r8 + 4128]                                    ;   652.5 p0+p2   48 next
        vpxor ymm4, ymm4, [r8 + 4160]                                    ;   653.0 p1+p3   48 next
        vpxor ymm14, ymm14, [r8 + 4192]                                  ;   653.2 p5+p2   48 next
        vpxor ymm6, ymm6, [r8 + 4224]                                    ;   653.5 p0+p3   48 next
        vpxor ymm9, ymm9, [r8 + 4256]                                    ;   654.0 p1+p2   48 next
        vpxor ymm11, ymm11, [r8 + 4288]                                  ;   654.2 p5+p3   48 next
        vmovdqu ymm13, [rbp + 4576]                                      ;   651.5 p2      48 next
        vpxor ymm13, ymm13, [r8 + 4320]                                  ;   657.5 p0+p3   48 next
        vmovdqu [rbp + 4576], ymm5                                       ;   653.0 p7+p4   48 next spill
        vmovdqu ymm5, [rbp + 4736]                                       ;   652.5 p2      48 next
        vpxor ymm5, ymm5, [r8 + 4352]                                    ;   658.5 p1+p3   48 next
        vmovdqu [rbp + 4736], ymm7                                       ;   652.5 p7+p4   48 next spill
        vpxor ymm7, ymm1, ymm11                                          ;   655.2 p5      45 next
        vmovdqu [rbp + 3968], ymm10                                      ;   652.2 p7+p4   48 next spill
        vpand ymm10, ymm14, ymm13                                        ;   658.5 p0      45 next
        vmovdqu [rbp + 4448], ymm12                                      ;   652.0 p7+p4   48 next spill
        vpxor ymm12, ymm3, ymm9                                          ;   656.0 p1      45 next
        vmovdqu [rbp + 4960], ymm15                                      ;   651.5 p7+p4   48 next spill
        vpand ymm15, ymm13, ymm5                                         ;   659.5 p5      45 next
        vmovdqu [rbp + 4672], ymm8                                       ;   652.5 p7+p4   48 next spill
        vpand ymm8, ymm14, ymm11                                         ;   656.5 p0      45 next
        vmovdqu [rbp + 4320], ymm0                                       ;   653.5 p2+p4   48 next spill
        vpand ymm0, ymm1, ymm13                                          ;   658.5 p1      45 next
        vpxor ymm8, ymm8, ymm0                                           ;   659.5 p5      45 next
        vpand ymm0, ymm11, ymm6                                          ;   657.5 p0      45 next
        vpxor ymm8, ymm8, ymm2                                           ;   660.5 p1      45 next
        vmovdqu [rbp + 4768], ymm8                                       ;   661.5 p7+p4   45 next spill
        vpxor ymm8, ymm7, ymm14                                          ;   658.2 p5      45 next
        vmovdqu [rbp + 4928], ymm10                                      ;   659.5 p3+p4   45 next spill
        vpand ymm10, ymm4, ymm8                                          ;   659.2 p0      45 next
        vmovdqu [rbp + 4224], ymm11                                      ;   656.5 p2+p4   48 next spill
        vpand ymm11, ymm1, ymm5                                          ;   659.5 p1      45 next
        vpxor ymm11, ymm11, ymm13                                        ;   660.5 p5      45 next
        vpand ymm2, ymm14, ymm4                                          ;   659.5 p0      45 next
        vpxor ymm2, ymm2, ymm12                                          ;   660.5 p1      45 next
        vpxor ymm10, ymm10, ymm11                                        ;   661.5 p5      45 next
        vmovdqu [rbp + 4480], ymm2                                       ;   661.5 p7+p4   45 next spill
        vpand ymm2, ymm14, ymm1                                          ;   660.5 p0      45 next
        vpxor ymm0, ymm0, ymm2                                           ;   661.5 p1      45 next
        vpand ymm2, ymm14, ymm3                                          ;   661.2 p5      45 next
        vpxor ymm0, ymm0, ymm15                                          ;   662.5 p0      45 next
        vmovdqu [rbp + 3104], ymm15                                      ;   660.5 p3+p4   45 next spill
        vpand ymm15, ymm14, ymm6                                         ;   662.0 p1      45 next
        vpxor ymm2, ymm2, ymm15                                          ;   663.0 p5      45 next
        vpxor ymm11, ymm11, ymm15                                        ;   663.0 p0      45 next
        vpand ymm15, ymm6, ymm5                                          ;   663.0 p1      45 next
        vpxor ymm14, ymm14, ymm15                                        ;   664.0 p5      45 next
        vpxor ymm10, ymm10, ymm14                                        ;   665.0 p0      45 next
        vpand ymm14, ymm14, ymm5                                         ;   665.0 p1      45 next
        vpxor ymm14, ymm14, [rel misty1_encrypt_compact.T0_constants256] ;   666.0 p5+p2   45 next
        vmovdqu [rbp + 3808], ymm15                                      ;   664.0 p7+p4   45 next spill
        vpand ymm15, ymm3, ymm1                                          ;   664.5 p0      45 next
        vmovdqu [rbp + 4544], ymm14                                      ;   667.0 p3+p4   45 next spill
        vpor ymm14, ymm8, ymm5                                           ;   665.0 p1      45 next
        vmovdqu [rbp + 5056], ymm8                                       ;   661.5 p2+p4   45 next spill
        vpand ymm8, ymm12, ymm6                                          ;   665.2 p5      45 next
        vpand ymm12, ymm12, ymm1                                         ;   665.5 p0      45 next
        vmovdqu [rbp + 4416], ymm2                                       ;   664.0 p7+p4   45 next spill
        vpand ymm2, ymm4, ymm9                                           ;   666.0 p1      45 next
        vpxor ymm14, ymm14, ymm2                                         ;   667.0 p5      45 next
        vpand ymm2, ymm6, ymm9                                           ;   666.5 p0      45 next
        vpxor ymm15, ymm15, ymm14                                        ;   668.0 p1      45 next
        vpand ymm14, ymm13, ymm9                                         ;   667.2 p5      45 next
        vpxor ymm8, ymm8, ymm14                                          ;   668.2 p0      45 next
        vpand ymm14, ymm4, ymm3                                          ;   668.0 p1      45 next
        vpxor ymm11, ymm11, ymm8                                         ;   669.2 p5      45 next
        vpxor ymm8, ymm8, ymm15                                          ;   669.2 p0      45 next
        vpxor ymm8, ymm8, ymm7                                           ;   670.2 p1      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   669.2 p5      45 next
        vmovdqu [rbp + 4896], ymm8                                       ;   671.2 p3+p4   45 next spill
        vpxor ymm8, ymm5, ymm2                                           ;   669.5 p0      45 next
        vpxor ymm2, ymm2, ymm4                                           ;   670.0 p1      45 next
        vpxor ymm11, ymm11, ymm2                                         ;   671.0 p5      45 next
        vpand ymm8, ymm8, ymm9                                           ;   670.5 p0      45 next
        vpand ymm2, ymm2, ymm6                                           ;   671.0 p1      45 next
        vpxor ymm10, ymm10, ymm8                                         ;   671.5 p5      45 next
        vpand ymm8, ymm13, ymm3                                          ;   671.5 p0      45 next
        vpxor ymm8, ymm8, ymm14                                          ;   672.5 p1      45 next
        vpand ymm7, ymm7, ymm9                                           ;   672.2 p5      45 next
        vpxor ymm11, ymm11, ymm0                                         ;   672.5 p0      45 next
        vpxor ymm14, ymm14, ymm5                                         ;   673.0 p1      45 next
        vpxor ymm7, ymm7, ymm14                                          ;   674.0 p5      45 next
        vpand ymm14, ymm14, ymm3                                         ;   674.0 p0      45 next
        vpxor ymm7, ymm7, ymm6                                           ;   675.0 p1      45 next
        vpxor ymm2, ymm2, ymm8                                           ;   674.2 p5      45 next
        vpand ymm8, ymm6, ymm13                                          ;   674.5 p0      45 next
        vpand ymm6, ymm6, ymm1                                           ;   675.0 p1      45 next
        vpxor ymm8, ymm8, ymm6                                           ;   676.0 p5      45 next
        vpxor ymm14, ymm14, ymm8                                         ;   677.0 p0      45 next
        vpxor ymm8, ymm1, ymm3                                           ;   676.0 p1      45 next
        vpand ymm8, ymm8, ymm9                                           ;   677.0 p5      45 next
        vpxor ymm8, ymm8, ymm2                                           ;   678.0 p0      45 next
        vpxor ymm14, ymm14, [rbp + 4480]                                 ;   678.0 p1+p2   45 next
        vpxor ymm6, ymm6, [rbp + 4928]                                   ;   677.2 p5+p3   45 next
        vpxor ymm2, ymm2, ymm6                                           ;   678.2 p0      45 next
        vmovdqu ymm6, [rbp + 4224]                                       ;   669.5 p2      48 next reload
        vmovdqu [rbp + 4160], ymm14                                      ;   679.0 p7+p4   45 next spill
        vpand ymm14, ymm13, ymm6                                         ;   678.0 p1      45 next
        vpand ymm1, ymm1, ymm6                                           ;   678.2 p5      45 next
        vpand ymm5, ymm5, ymm4                                           ;   678.5 p0      45 next
        vpxor ymm1, ymm1, [rbp + 4416]                                   ;   679.2 p1+p3   45 next
        vpand ymm3, ymm3, ymm6                                           ;   679.2 p5      45 next
        vpand ymm13, ymm13, ymm4                                         ;   679.5 p0      45 next
        vpor ymm9, ymm9, [rbp + 5056]                                    ;   680.0 p1+p2   45 next
        vpxor ymm5, ymm5, ymm14                                          ;   680.2 p5      45 next
        vpxor ymm6, ymm7, [rbp + 4768]                                   ;   680.5 p0+p3   45 next
        vpxor ymm7, ymm7, ymm2                                           ;   681.0 p1      45 next
        vpxor ymm12, ymm12, ymm7                                         ;   682.0 p5      45 next
        vpxor ymm7, ymm1, ymm12                                          ;   683.0 p0      45 next
        vmovdqu ymm12, [rbp + 4544]                                      ;   672.8 p2      45 next reload
        vpxor ymm13, ymm13, ymm12                                        ;   682.0 p1      45 next
        vpxor ymm5, ymm5, [rbp + 5056]                                   ;   682.2 p5+p3   45 next
        vpxor ymm14, ymm14, ymm3                                         ;   682.5 p0      45 next
        vpxor ymm9, ymm9, ymm5                                           ;   683.2 p1      45 next
        vpxor ymm15, ymm15, ymm6                                         ;   683.2 p5      45 next
        vpxor ymm3, ymm3, ymm13                                          ;   683.5 p0      45 next
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   684.0 p1+p2   45 next
        vpxor ymm13, ymm13, [rbp + 4896]                                 ;   685.0 p5+p3   45 next
        vpxor ymm11, ymm11, ymm14                                        ;   684.5 p0      45 next
        vpxor ymm14, ymm14, [rbp + 4768]                                 ;   685.0 p1+p2   45 next
        vmovdqu ymm5, [rbp + 4224]                                       ;   675.8 p3      48 next reload
        vpand ymm4, ymm4, ymm5                                           ;   685.2 p5      45 next
        vpxor ymm12, ymm12, ymm1                                         ;   685.5 p0      45 next
        vpxor ymm0, ymm0, ymm4                                           ;   686.2 p1      45 next
        vpxor ymm1, ymm8, ymm4                                           ;   686.2 p5      45 next
        vpxor ymm8, ymm8, ymm9                                           ;   686.5 p0      45 next
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   687.5 p1+p2   45 next
        vpxor ymm10, ymm10, ymm12                                        ;   687.2 p5      45 next
        vpxor ymm9, ymm9, [rbp + 4480]                                   ;   687.5 p0+p3   45 next
        vpxor ymm11, ymm11, [rbp + 4928]                                 ;   688.0 p1+p2   45 next
        vpxor ymm14, ymm14, [rbp + 4160]                                 ;   688.2 p5+p3   45 next
        vpxor ymm15, ymm15, [rbp + 5056]                                 ;   688.5 p0+p2   45 next
        vpxor ymm5, ymm5, ymm0                                           ;   689.0 p1      45 next
        vpxor ymm3, ymm3, ymm1                                           ;   689.2 p5      45 next
        vpxor ymm9, ymm9, ymm5                                           ;   690.0 p0      45 next
        vpxor ymm2, ymm2, ymm3                                           ;   690.2 p1      45 next
        vmovdqu ymm0, [rbp + 4320]                                       ;   679.5 p3      45 next
        vpxor ymm0, ymm0, ymm2                                           ;   691.2 p5      45 next
        vmovdqu ymm1, [rbp + 4672]                                       ;   680.0 p2      48 next reload
        vpxor ymm10, ymm10, ymm1                                         ;   690.5 p0      45 next
        vmovdqu ymm2, [rbp + 4960]                                       ;   680.5 p3      48 next reload
        vpxor ymm7, ymm7, ymm2                                           ;   691.0 p1      45 next
        vmovdqu ymm3, [rbp + 4448]                                       ;   681.0 p2      48 next reload
        vpxor ymm8, ymm8, ymm3                                           ;   691.2 p5      45 next
        vmovdqu ymm4, [rbp + 3968]                                       ;   681.5 p3      45 next
        vpxor ymm4, ymm4, ymm9                                           ;   691.5 p0      45 next
        vmovdqu ymm5, [rbp + 4736]                                       ;   682.0 p2      48 next reload
        vpxor ymm11, ymm11, ymm5                                         ;   692.0 p1      45 next
        vmovdqu ymm6, [rbp + 4576]                                       ;   682.5 p3      48 next reload
        vpxor ymm13, ymm13, ymm6                                         ;   692.2 p5      45 next
        vmovdqu ymm9, [rbp + 4608]                                       ;   683.0 p2      54 next reload
        vpxor ymm0, ymm0, ymm9                                           ;   692.5 p0      54 next
        vmovdqu ymm12, [rbp + 3584]                                      ;   683.5 p3      54 next reload
        vpxor ymm10, ymm10, ymm12                                        ;   693.0 p1      54 next
        vpxor ymm7, ymm7, [rbp + 5024]                                   ;   693.2 p5+p2   54 next
        vpxor ymm8, ymm8, [rbp + 3520]                                   ;   693.5 p0+p3   54 next
        vpxor ymm4, ymm4, [rbp + 4128]                                   ;   694.0 p1+p2   54 next
        vpxor ymm11, ymm11, [rbp + 4352]                                 ;   694.2 p5+p3   54 next
        vpxor ymm13, ymm13, [rbp + 3616]                                 ;   694.5 p0+p2   54 next
        vpxor ymm14, ymm14, [rbp + 5152]                                 ;   695.0 p1+p3   54 next
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   695.2 p5+p2   54 next
        vpxor ymm1, ymm1, [rbp + 4192]                                   ;   695.5 p0+p3   54 next
        vpxor ymm2, ymm2, [rbp + 3552]                                   ;   696.0 p1+p2   54 next
        vpxor ymm3, ymm3, [rbp + 4288]                                   ;   696.2 p5+p3   54 next
        vpxor ymm5, ymm5, [rbp + 4032]                                   ;   696.5 p0+p2   54 next
        vpxor ymm6, ymm6, [rbp + 4640]                                   ;   697.0 p1+p3   54 next
        vpxor ymm9, ymm9, [r10]                                          ;   697.2 p5+p2   54 next
        vpxor ymm12, ymm12, [r10 + 32]                                   ;   697.5 p0+p3   54 next
        vmovdqu [rbp + 3584], ymm6                                       ;   698.0 p7+p4   54 next spill
        vmovdqu ymm6, [rbp + 4320]                                       ;   691.0 p2      54 next
        vpxor ymm6, ymm6, [rbp + 4096]                                   ;   698.0 p1+p3   54 next
        vmovdqu [rbp + 4320], ymm5                                       ;   697.5 p7+p4   54 next spill
        vmovdqu ymm5, [rbp + 3968]                                       ;   692.0 p2      54 next
        vpxor ymm5, ymm5, [rbp + 3744]                                   ;   698.2 p5+p3   54 next
        vmovdqu [rbp + 3968], ymm5                                       ;   699.2 p7+p4   54 next spill
        vmovdqu ymm5, [rbp + 5024]                                       ;   693.0 p2      54 next
        vpxor ymm5, ymm5, [r10 + 64]                                     ;   699.0 p0+p3   54 next
        vmovdqu [rbp + 5024], ymm3                                       ;   697.2 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 3520]                                       ;   694.0 p2      54 next
        vpxor ymm3, ymm3, [r10 + 96]                                     ;   700.0 p1+p3   54 next
        vmovdqu [rbp + 3520], ymm2                                       ;   697.0 p7+p4   54 next spill
        vmovdqu ymm2, [rbp + 4128]                                       ;   695.0 p2      54 next
        vpxor ymm2, ymm2, [r10 + 128]                                    ;   701.0 p5+p3   54 next
        vmovdqu [rbp + 4128], ymm1                                       ;   696.5 p7+p4   54 next spill
        vmovdqu ymm1, [rbp + 4352]                                       ;   696.0 p2      54 next
        vpxor ymm1, ymm1, [r10 + 160]                                    ;   702.0 p0+p3   54 next
        vmovdqu [rbp + 4352], ymm6                                       ;   699.0 p7+p4   54 next spill
        vmovdqu ymm6, [rbp + 3616]                                       ;   697.0 p2      54 next
        vpxor ymm6, ymm6, [r10 + 192]                                    ;   703.0 p1+p3   54 next
        vmovdqu [rbp + 3616], ymm15                                      ;   696.2 p7+p4   54 next spill
        vmovdqu ymm15, [rbp + 5152]                                      ;   698.0 p2      54 next
        vpxor ymm15, ymm15, [r10 + 224]                                  ;   704.0 p5+p3   54 next
        vmovdqu [rbp + 5152], ymm14                                      ;   696.0 p7+p4   54 next spill
        vmovdqu ymm14, [rbp + 3488]                                      ;   699.0 p2      54 next
        vpxor ymm14, ymm14, [r10 + 256]                                  ;   705.0 p0+p3   54 next
        vmovdqu [rbp + 3488], ymm13                                      ;   696.5 p7+p4   54 next spill
        vmovdqu ymm13, [rbp + 4096]                                      ;   700.0 p2      54 next
        vpxor ymm13, ymm13, [r10 + 288]                                  ;   706.0 p1+p3   54 next
        vmovdqu [rbp + 4096], ymm11                                      ;   697.5 p7+p4   54 next spill
        vmovdqu ymm11, [rbp + 4192]                                      ;   701.0 p2      54 next
        vpxor ymm11, ymm11, [r10 + 320]                                  ;   707.0 p5+p3   54 next
        vmovdqu [rbp + 4192], ymm4                                       ;   698.5 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 3552]                                       ;   702.0 p2      54 next
        vpxor ymm4, ymm4, [r10 + 352]                                    ;   708.0 p0+p3   54 next
        vmovdqu [rbp + 3552], ymm8                                       ;   699.5 p7+p4   54 next spill
        vmovdqu ymm8, [rbp + 4288]                                       ;   703.0 p2      54 next
        vpxor ymm8, ymm8, [r10 + 384]                                    ;   709.0 p1+p3   54 next
        vmovdqu [rbp + 4288], ymm7                                       ;   700.5 p7+p4   54 next spill
        vmovdqu ymm7, [rbp + 3744]                                       ;   704.0 p2      54 next
        vpxor ymm7, ymm7, [r10 + 416]                                    ;   710.0 p5+p3   54 next
        vmovdqu [rbp + 3744], ymm10                                      ;   701.5 p7+p4   54 next spill
        vmovdqu ymm10, [rbp + 4032]                                      ;   705.0 p2      54 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   711.0 p0+p3   54 next
        vmovdqu [rbp + 4032], ymm0                                       ;   702.5 p7+p4   54 next spill
        vmovdqu ymm0, [rbp + 4640]                                       ;   706.0 p2      54 next
        vpxor ymm0, ymm0, [r10 + 480]                                    ;   712.0 p1+p3   54 next
        vmovdqu [rbp + 4640], ymm5                                       ;   703.5 p7+p4   54 next spill
        vpxor ymm5, ymm15, ymm7                                          ;   711.0 p5      41 next
        vmovdqu [rbp + 4608], ymm3                                       ;   704.5 p7+p4   54 next spill
        vpand ymm3, ymm11, ymm10                                         ;   712.0 p0      41 next
        vmovdqu [rbp + 4576], ymm12                                      ;   705.5 p7+p4   54 next spill
        vpxor ymm12, ymm14, ymm8                                         ;   710.0 p1      41 next
        vmovdqu [rbp + 4736], ymm6                                       ;   706.5 p7+p4   54 next spill
        vpand ymm6, ymm10, ymm0                                          ;   713.0 p5      41 next
        vmovdqu [rbp + 4448], ymm1                                       ;   707.5 p2+p4   54 next spill
        vpand ymm1, ymm11, ymm7                                          ;   711.0 p0      41 next
        vmovdqu [rbp + 4960], ymm9                                       ;   708.5 p3+p4   54 next spill
        vpand ymm9, ymm15, ymm10                                         ;   712.0 p1      41 next
        vpxor ymm1, ymm1, ymm9                                           ;   713.0 p5      41 next
        vpand ymm9, ymm7, ymm4                                           ;   711.0 p0      41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   714.0 p1+p2   41 next
        vmovdqu [rbp + 4672], ymm2                                       ;   709.5 p7+p4   54 next spill
        vpxor ymm2, ymm11, ymm5                                          ;   712.0 p5      41 next
        vmovdqu [rbp + 4224], ymm1                                       ;   715.0 p3+p4   41 next spill
        vpand ymm1, ymm13, ymm2                                          ;   713.0 p0      41 next
        vmovdqu [rbp + 5056], ymm3                                       ;   713.0 p7+p4   41 next spill
        vpand ymm3, ymm15, ymm0                                          ;   713.0 p1      41 next
        vpxor ymm3, ymm3, ymm10                                          ;   714.0 p5      41 next
        vmovdqu [rbp + 4160], ymm7                                       ;   712.5 p2+p4   54 next spill
        vpand ymm7, ymm11, ymm13                                         ;   708.0 p0      41 next
        vpxor ymm7, ymm7, ymm12                                          ;   711.0 p1      41 next
        vpxor ymm1, ymm1, ymm3                                           ;   715.0 p5      41 next
        vmovdqu [rbp + 4928], ymm7                                       ;   713.5 p3+p4   41 next spill
        vpand ymm7, ymm11, ymm15                                         ;   708.5 p0      41 next
        vpxor ymm9, ymm9, ymm7                                           ;   712.0 p1      41 next
        vpand ymm7, ymm11, ymm14                                         ;   709.2 p5      41 next
        vpxor ymm9, ymm9, ymm6                                           ;   714.0 p0      41 next
        vmovdqu [rbp + 4480], ymm6                                       ;   714.5 p7+p4   41 next spill
        vpand ymm6, ymm11, ymm4                                          ;   710.0 p1      41 next
        vpxor ymm7, ymm7, ymm6                                           ;   711.0 p5      41 next
        vpxor ymm3, ymm3, ymm6                                           ;   715.0 p0      41 next
        vpand ymm6, ymm4, ymm0                                           ;   713.0 p1      41 next
        vpxor ymm11, ymm11, ymm6                                         ;   714.0 p5      41 next
        vpxor ymm1, ymm1, ymm11                                          ;   716.0 p0      41 next
        vpand ymm11, ymm11, ymm0                                         ;   715.0 p1      41 next
        vpxor ymm11, ymm11, [rel misty1_encrypt_compact.T0_constants256] ;   716.0 p5+p2   41 next
        vmovdqu [rbp + 3808], ymm6                                       ;   715.5 p3+p4   41 next spill
        vpand ymm6, ymm14, ymm15                                         ;   712.5 p0      41 next
        vmovdqu [rbp + 4544], ymm11                                      ;   717.0 p7+p4   41 next spill
        vpor ymm11, ymm2, ymm0                                           ;   713.0 p1      41 next
        vmovdqu [rbp + 4768], ymm2                                       ;   717.5 p2+p4   41 next spill
        vpand ymm2, ymm12, ymm4                                          ;   713.2 p5      41 next
        vpand ymm12, ymm12, ymm15                                        ;   713.5 p0      41 next
        vmovdqu [rbp + 4896], ymm7                                       ;   718.5 p3+p4   41 next spill
        vpand ymm7, ymm13, ymm8                                          ;   714.0 p1      41 next
        vpxor ymm11, ymm11, ymm7                                         ;   715.0 p5      41 next
        vpand ymm7, ymm4, ymm8                                           ;   714.5 p0      41 next
        vpxor ymm6, ymm6, ymm11                                          ;   716.0 p1      41 next
        vpand ymm11, ymm10, ymm8                                         ;   715.2 p5      41 next
        vpxor ymm2, ymm2, ymm11                                          ;   716.2 p0      41 next
        vpand ymm11, ymm13, ymm14                                        ;   716.0 p1      41 next
        vpxor ymm3, ymm3, ymm2                                           ;   717.2 p5      41 next
        vpxor ymm2, ymm2, ymm6                                           ;   717.2 p0      41 next
        vpxor ymm2, ymm2, ymm5                                           ;   718.2 p1      41 next
        vpxor ymm11, ymm11, ymm15                                        ;   717.2 p5      41 next
        vmovdqu [rbp + 3104], ymm2                                       ;   719.5 p7+p4   41 next spill
        vpxor ymm2, ymm0, ymm7                                           ;   717.5 p0      41 next
        vpxor ymm7, ymm7, ymm13                                          ;   718.0 p1      41 next
        vpxor ymm3, ymm3, ymm7                                           ;   719.0 p5      41 next
        vpand ymm2, ymm2, ymm8                                           ;   718.5 p0      41 next
        vpand ymm7, ymm7, ymm4                                           ;   719.0 p1      41 next
        vpxor ymm1, ymm1, ymm2                                           ;   719.5 p5      41 next
        vpand ymm2, ymm10, ymm14                                         ;   719.5 p0      41 next
        vpxor ymm2, ymm2, ymm11                                          ;   720.5 p1      41 next
        vpxor ymm3, ymm3, ymm9                                           ;   720.2 p5      41 next
        vpand ymm5, ymm5, ymm8                                           ;   720.5 p0      41 next
        vpxor ymm11, ymm11, ymm0                                         ;   721.0 p1      41 next
        vpxor ymm5, ymm5, ymm11                                          ;   722.0 p5      41 next
        vpand ymm11, ymm11, ymm14                                        ;   722.0 p0      41 next
        vpxor ymm5, ymm5, ymm4                                           ;   723.0 p1      41 next
        vpxor ymm7, ymm7, ymm2                                           ;   722.2 p5      41 next
        vpand ymm2, ymm4, ymm10                                          ;   722.5 p0      41 next
        vpand ymm4, ymm4, ymm15                                          ;   723.0 p1      41 next
        vpxor ymm2, ymm2, ymm4                                           ;   724.0 p5      41 next
        vpxor ymm11, ymm11, ymm2                                         ;   725.0 p0      41 next
        vpxor ymm2, ymm15, ymm14                                         ;   724.0 p1      41 next
        vpand ymm2, ymm2, ymm8                                           ;   725.0 p5      41 next
        vpxor ymm2, ymm2, ymm7                                           ;   726.0 p0      41 next
        vpxor ymm11, ymm11, [rbp + 4928]                                 ;   726.0 p1+p2   41 next
        vpxor ymm4, ymm4, [rbp + 5056]                                   ;   725.2 p5+p3   41 next
        vpxor ymm7, ymm7, ymm4                                           ;   726.2 p0      41 next
        vmovdqu ymm4, [rbp + 4160]                                       ;   721.0 p2      54 next reload
        vmovdqu [rbp + 4416], ymm11                                      ;   727.0 p7+p4   41 next spill
        vpand ymm11, ymm10, ymm4                                         ;   727.0 p1      41 next
        vpand ymm15, ymm15, ymm4                                         ;   727.0 p5      41 next
        vpand ymm0, ymm0, ymm13                                          ;   726.5 p0      41 next
        vpxor ymm15, ymm15, [rbp + 4896]                                 ;   728.0 p1+p3   41 next
        vpand ymm14, ymm14, ymm4                                         ;   727.2 p5      41 next
        vpand ymm10, ymm10, ymm13                                        ;   727.5 p0      41 next
        vpor ymm8, ymm8, [rbp + 4768]                                    ;   728.0 p1+p2   41 next
        vpxor ymm0, ymm0, ymm11                                          ;   728.2 p5      41 next
        vpxor ymm4, ymm5, [rbp + 4224]                                   ;   728.5 p0+p3   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   729.0 p1      41 next
        vpxor ymm12, ymm12, ymm5                                         ;   730.0 p5      41 next
        vpxor ymm5, ymm15, ymm12                                         ;   731.0 p0      41 next
        vmovdqu ymm12, [rbp + 4544]                                      ;   724.2 p2      41 next reload
        vpxor ymm10, ymm10, ymm12                                        ;   730.2 p1      41 next
        vpxor ymm0, ymm0, [rbp + 4768]                                   ;   730.2 p5+p3   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   730.5 p0      41 next
        vpxor ymm8, ymm8, ymm0                                           ;   731.2 p1      41 next
        vpxor ymm6, ymm6, ymm4                                           ;   731.2 p5      41 next
        vpxor ymm14, ymm14, ymm10                                        ;   731.5 p0      41 next
        vpxor ymm10, ymm10, [rbp + 4480]                                 ;   732.0 p1+p2   41 next
        vpxor ymm10, ymm10, [rbp + 3104]                                 ;   733.0 p5+p3   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   732.5 p0      41 next
        vpxor ymm11, ymm11, [rbp + 4224]                                 ;   733.0 p1+p2   41 next
        vmovdqu ymm0, [rbp + 4160]                                       ;   727.2 p3      54 next reload
        vpand ymm13, ymm13, ymm0                                         ;   733.2 p5      41 next
        vpxor ymm9, ymm9, ymm13                                          ;   734.2 p0      41 next
        vpxor ymm15, ymm15, ymm12                                        ;   734.0 p1      41 next
        vpxor ymm4, ymm2, ymm13                                          ;   734.2 p5      41 next
        vpxor ymm2, ymm2, ymm8                                           ;   734.5 p0      41 next
        vpxor ymm2, ymm2, [rbp + 3808]                                   ;   735.5 p1+p2   41 next
        vpxor ymm1, ymm1, ymm15                                          ;   735.2 p5      41 next
        vpxor ymm8, ymm8, [rbp + 4928]                                   ;   735.5 p0+p3   41 next
        vpxor ymm3, ymm3, [rbp + 5056]                                   ;   736.0 p1+p2   41 next
        vpxor ymm11, ymm11, [rbp + 4416]                                 ;   736.2 p5+p3   41 next
        vpxor ymm6, ymm6, [rbp + 4768]                                   ;   736.5 p0+p2   41 next
        vpxor ymm0, ymm0, ymm9                                           ;   737.0 p1      41 next
        vpxor ymm14, ymm14, ymm4                                         ;   737.2 p5      41 next
        vpxor ymm8, ymm8, ymm0                                           ;   738.0 p0      41 next
        vpxor ymm7, ymm7, ymm14                                          ;   738.2 p1      41 next
        vmovdqu ymm14, [rbp + 4672]                                      ;   731.0 p3      41 next
        vmovdqu ymm15, [rbp + 4960]                                      ;   731.5 p2      54 next reload
        vpand ymm14, ymm14, ymm15                                        ;   738.2 p5      41 next
        vmovdqu ymm0, [rbp + 4448]                                       ;   732.0 p3      41 next
        vpand ymm0, ymm0, ymm15                                          ;   738.5 p0      41 next
        vmovdqu ymm4, [rbp + 4736]                                       ;   732.5 p2      41 next
        vmovdqu ymm9, [rbp + 4576]                                       ;   733.0 p3      54 next reload
        vpand ymm4, ymm4, ymm9                                           ;   739.0 p1      41 next
        vmovdqu ymm12, [rbp + 4608]                                      ;   733.5 p2      41 next
        vpand ymm12, ymm12, ymm15                                        ;   739.5 p5      41 next
        vmovdqu ymm13, [rbp + 4672]                                      ;   734.0 p3      41 next
        vpand ymm13, ymm13, [rbp + 4608]                                 ;   740.0 p0+p2   41 next
        vmovdqu [rbp + 4160], ymm6                                       ;   737.5 p7+p4   41 next spill
        vmovdqu ymm6, [rbp + 4736]                                       ;   735.0 p3      41 next
        vpand ymm6, ymm6, [rbp + 4608]                                   ;   741.0 p1+p2   41 next
        vmovdqu [rbp + 4768], ymm11                                      ;   737.2 p7+p4   41 next spill
        vmovdqu ymm11, [rbp + 4448]                                      ;   736.0 p3      41 next
        vpand ymm11, ymm11, [rbp + 4640]                                 ;   742.0 p5+p2   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   743.0 p0      41 next
        vpand ymm11, ymm11, ymm9                                         ;   743.0 p1      41 next
        vmovdqu [rbp + 4416], ymm10                                      ;   736.0 p7+p4   41 next spill
        vpxor ymm10, ymm12, ymm9                                         ;   741.2 p5      41 next
        vmovdqu [rbp + 5056], ymm3                                       ;   737.0 p3+p4   41 next spill
        vpand ymm3, ymm0, [rbp + 4736]                                   ;   741.5 p0+p2   41 next
        vmovdqu [rbp + 4928], ymm8                                       ;   739.0 p7+p4   41 next spill
        vpxor ymm8, ymm10, [rbp + 4672]                                  ;   742.2 p1+p3   41 next
        vpand ymm8, ymm8, [rbp + 4736]                                   ;   743.2 p5+p2   41 next
        vpxor ymm12, ymm12, ymm8                                         ;   744.2 p0      41 next
        vmovdqu [rbp + 3808], ymm2                                       ;   739.0 p7+p4   41 next spill
        vpxor ymm2, ymm14, ymm13                                         ;   743.0 p1      41 next
        vpxor ymm13, ymm13, ymm4                                         ;   744.0 p5      41 next
        vpand ymm2, ymm2, [rbp + 4448]                                   ;   744.0 p0+p3   41 next
        vpxor ymm4, ymm4, ymm14                                          ;   744.0 p1      41 next
        vmovdqu [rbp + 4544], ymm5                                       ;   740.0 p7+p4   41 next spill
        vpand ymm5, ymm9, [rbp + 4448]                                   ;   744.2 p5+p2   41 next
        vmovdqu [rbp + 4224], ymm1                                       ;   741.0 p3+p4   41 next spill
        vpand ymm1, ymm5, [rbp + 4608]                                   ;   745.2 p0+p2   41 next
        vpxor ymm3, ymm3, ymm5                                           ;   745.2 p1      41 next
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   746.2 p5+p3   41 next
        vmovdqu [rbp + 3104], ymm7                                       ;   742.0 p7+p4   41 next spill
        vpand ymm7, ymm9, ymm15                                          ;   745.5 p0      41 next
        vpxor ymm1, ymm1, ymm7                                           ;   746.5 p1      41 next
        vmovdqu [rbp + 4480], ymm4                                       ;   745.0 p2+p4   41 next spill
        vmovdqu ymm4, [rbp + 4736]                                       ;   742.0 p3      41 next
        vpand ymm4, ymm4, [rbp + 4640]                                   ;   748.0 p5+p2   41 next
        vpxor ymm7, ymm7, ymm4                                           ;   749.0 p0      41 next
        vmovdqu [rbp + 4896], ymm8                                       ;   744.2 p7+p4   41 next spill
        vpand ymm8, ymm13, [rbp + 4640]                                  ;   747.0 p1+p3   41 next
        vpxor ymm1, ymm1, ymm8                                           ;   748.0 p5      41 next
        vmovdqu ymm8, [rbp + 4608]                                       ;   743.5 p2      54 next reload
        vpxor ymm1, ymm1, ymm8                                           ;   749.5 p0      41 next
        vpxor ymm13, ymm13, ymm15                                        ;   748.0 p1      41 next
        vmovdqu [rbp + 4704], ymm1                                       ;   750.5 p7+p4   41 next spill
        vpand ymm1, ymm7, [rbp + 4640]                                   ;   750.0 p5+p3   41 next
        vpxor ymm1, ymm1, ymm15                                          ;   751.0 p0      41 next
        vpand ymm7, ymm7, [rbp + 4672]                                   ;   750.0 p1+p2   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   752.0 p5      41 next
        vmovdqu [rbp + 5088], ymm1                                       ;   753.0 p7+p4   41 next spill
        vpxor ymm1, ymm6, [rbp + 4672]                                   ;   749.5 p0+p3   41 next
        vpxor ymm2, ymm2, ymm1                                           ;   750.5 p1      41 next
        vpxor ymm7, ymm7, ymm2                                           ;   751.5 p5      41 next
        vpand ymm2, ymm15, ymm13                                         ;   750.5 p0      41 next
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   751.0 p1+p2   41 next
        vpand ymm1, ymm1, [rbp + 4448]                                   ;   751.2 p5+p3   41 next
        vpxor ymm2, ymm2, ymm3                                           ;   751.5 p0      41 next
        vpand ymm10, ymm10, [rbp + 4640]                                 ;   752.0 p1+p2   41 next
        vpxor ymm2, ymm2, ymm4                                           ;   752.5 p5      41 next
        vmovdqu [rbp + 5120], ymm12                                      ;   747.8 p7+p4   41 next spill
        vpand ymm12, ymm9, ymm8                                          ;   752.5 p0      41 next
        vpxor ymm1, ymm1, ymm12                                          ;   753.5 p1      41 next
        vpxor ymm2, ymm2, ymm1                                           ;   754.5 p5      41 next
        vmovdqu ymm1, [rbp + 4672]                                       ;   748.8 p3      54 next reload
        vmovdqu [rbp + 4832], ymm2                                       ;   755.5 p2+p4   41 next spill
        vpand ymm2, ymm9, ymm1                                           ;   754.8 p0      41 next
        vpxor ymm2, ymm2, ymm0                                           ;   755.8 p1      41 next
        vpxor ymm10, ymm10, ymm2                                         ;   756.8 p5      41 next
        vpxor ymm2, ymm2, [rbp + 4640]                                   ;   756.8 p0+p3   41 next
        vpxor ymm14, ymm14, ymm12                                        ;   755.0 p1      41 next
        vmovdqu ymm12, [rbp + 4736]                                      ;   750.5 p2      54 next reload
        vpxor ymm9, ymm5, ymm12                                          ;   756.5 p5      41 next
        vpand ymm9, ymm9, ymm15                                          ;   757.5 p0      41 next
        vpxor ymm3, ymm3, ymm9                                           ;   758.5 p1      41 next
        vpxor ymm13, ymm13, ymm3                                         ;   759.5 p5      41 next
        vpand ymm3, ymm8, ymm2                                           ;   757.8 p0      41 next
        vpxor ymm2, ymm2, ymm4                                           ;   757.8 p1      41 next
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;   758.8 p5+p3   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   757.5 p0      41 next
        vpxor ymm5, ymm5, [rbp + 4640]                                   ;   758.0 p1+p2   41 next
        vpand ymm6, ymm6, ymm4                                           ;   758.5 p5      41 next
        vpxor ymm7, ymm7, ymm10                                          ;   758.5 p0      41 next
        vpand ymm10, ymm1, ymm5                                          ;   759.0 p1      41 next
        vpand ymm4, ymm4, [rbp + 4448]                                   ;   759.2 p5+p3   41 next
        vpxor ymm9, ymm9, ymm4                                           ;   760.2 p0      41 next
        vpxor ymm2, ymm2, ymm9                                           ;   761.2 p1      41 next
        vpxor ymm11, ymm11, ymm3                                         ;   760.2 p5      41 next
        vmovdqu ymm3, [rbp + 4640]                                       ;   754.8 p2      54 next reload
        vpand ymm9, ymm14, ymm3                                          ;   760.8 p0      41 next
        vpxor ymm4, ymm4, [rbp + 5120]                                   ;   761.0 p1+p3   41 next
        vpand ymm5, ymm5, ymm15                                          ;   761.2 p5      41 next
        vpxor ymm5, ymm5, ymm12                                          ;   762.2 p0      41 next
        vpxor ymm13, ymm13, ymm5                                         ;   763.2 p1      41 next
        vmovdqu ymm5, [rbp + 4448]                                       ;   756.2 p2      54 next reload
        vpand ymm1, ymm12, ymm5                                          ;   762.2 p5      41 next
        vpxor ymm7, ymm7, [rbp + 4896]                                   ;   762.5 p0+p3   41 next
        vpxor ymm2, ymm2, [rbp + 5088]                                   ;   763.0 p1+p2   41 next
        vpxor ymm14, ymm14, ymm1                                         ;   763.2 p5      41 next
        vpand ymm1, ymm1, [rbp + 5120]                                   ;   763.5 p0+p3   41 next
        vpxor ymm0, ymm0, ymm4                                           ;   764.0 p1      41 next
        vpand ymm14, ymm12, ymm14                                        ;   764.2 p5      41 next
        vpxor ymm9, ymm9, ymm2                                           ;   764.5 p0      41 next
        vpxor ymm14, ymm14, [rbp + 5088]                                 ;   765.2 p1+p2   41 next
        vpxor ymm6, ymm6, ymm13                                          ;   765.2 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4480]                                   ;   765.5 p0+p3   41 next
        vpxor ymm11, ymm11, ymm1                                         ;   766.5 p1      41 next
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   759.5 p2      41 next reload
        vpxor ymm11, ymm11, ymm1                                         ;   767.5 p5      41 next
        vpxor ymm10, ymm10, ymm14                                        ;   766.5 p0      41 next
        vpxor ymm10, ymm10, ymm1                                         ;   767.5 p1      41 next
        vpxor ymm0, ymm0, [rbp + 4704]                                   ;   767.2 p5+p3   41 next
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   767.5 p0+p2   41 next
        vpxor ymm14, ymm15, [rbp + 4832]                                 ;   768.5 p1+p3   41 next
        vmovdqu ymm2, [rbp + 4224]                                       ;   761.8 p2      41 next
        vpxor ymm2, ymm2, [rbp + 4576]                                   ;   768.2 p5+p3   41 next
        vpxor ymm6, ymm6, ymm2                                           ;   769.2 p0      41 next
        vpxor ymm3, ymm3, [rbp + 4544]                                   ;   769.0 p1+p2   41 next
        vpxor ymm7, ymm7, ymm3                                           ;   770.0 p5      41 next
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   769.5 p0+p3   41 next
        vpxor ymm10, ymm10, ymm8                                         ;   770.5 p1      41 next
        vmovdqu ymm4, [rbp + 4928]                                       ;   763.8 p2      41 next
        vpxor ymm4, ymm4, [rbp + 4672]                                   ;   770.2 p5+p3   41 next
        vpxor ymm11, ymm11, ymm4                                         ;   771.2 p0      41 next
        vpxor ymm5, ymm5, [rbp + 5056]                                   ;   771.0 p1+p2   41 next
        vpxor ymm9, ymm9, ymm5                                           ;   772.0 p5      41 next
        vpxor ymm12, ymm12, [rbp + 4416]                                 ;   771.5 p0+p3   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   772.5 p1      41 next
        vpxor ymm14, ymm14, [r9 + 4384]                                  ;   772.2 p5+p2   48 next
        vpxor ymm6, ymm6, [r9 + 4416]                                    ;   772.5 p0+p3   48 next
        vpxor ymm7, ymm7, [r9 + 4448]                                    ;   773.0 p1+p2   48 next
        vpxor ymm10, ymm10, [r9 + 4480]                                  ;   773.2 p5+p3   48 next
        vpxor ymm11, ymm11, [r9 + 4512]                                  ;   773.5 p0+p2   48 next
        vpxor ymm9, ymm9, [r9 + 4544]                                    ;   774.0 p1+p3   48 next
        vpxor ymm0, ymm0, [r9 + 4576]                                    ;   774.2 p5+p2   48 next
        vpxor ymm15, ymm15, [r9 + 4096]                                  ;   774.5 p0+p3   48 next
        vpxor ymm2, ymm2, [r9 + 4128]                                    ;   775.0 p1+p2   48 next
        vpxor ymm3, ymm3, [r9 + 4160]                                    ;   775.2 p5+p3   48 next
        vpxor ymm8, ymm8, [r9 + 4192]                                    ;   775.5 p0+p2   48 next
        vpxor ymm4, ymm4, [r9 + 4224]                                    ;   776.0 p1+p3   48 next
        vpxor ymm5, ymm5, [r9 + 4256]                                    ;   776.2 p5+p2   48 next
        vpxor ymm12, ymm12, [r9 + 4288]                                  ;   776.5 p0+p3   48 next
        vmovdqu ymm13, [rbp + 4768]                                      ;   772.8 p2      48 next
        vpxor ymm13, ymm13, [r9 + 4320]                                  ;   778.8 p1+p3   48 next
        vmovdqu [rbp + 4768], ymm0                                       ;   775.2 p7+p4   48 next spill
        vmovdqu ymm0, [rbp + 4160]                                       ;   773.8 p2      48 next
        vpxor ymm0, ymm0, [r9 + 4352]                                    ;   779.8 p5+p3   48 next
        vmovdqu [rbp + 4160], ymm9                                       ;   775.0 p7+p4   48 next spill
        vpxor ymm9, ymm15, ymm12                                         ;   777.5 p0      45 next
        vmovdqu [rbp + 4416], ymm11                                      ;   774.5 p7+p4   48 next spill
        vpand ymm11, ymm8, ymm13                                         ;   779.8 p1      45 next
        vmovdqu [rbp + 4736], ymm10                                      ;   774.2 p7+p4   48 next spill
        vpxor ymm10, ymm2, ymm5                                          ;   778.2 p5      45 next
        vmovdqu [rbp + 5056], ymm7                                       ;   774.0 p7+p4   48 next spill
        vpand ymm7, ymm13, ymm0                                          ;   780.8 p0      45 next
        vmovdqu [rbp + 4672], ymm6                                       ;   773.8 p7+p4   48 next spill
        vpand ymm6, ymm8, ymm12                                          ;   779.0 p1      45 next
        vmovdqu [rbp + 4928], ymm14                                      ;   774.8 p2+p4   48 next spill
        vpand ymm14, ymm15, ymm13                                        ;   779.8 p5      45 next
        vpxor ymm6, ymm6, ymm14                                          ;   780.8 p0      45 next
        vpand ymm14, ymm12, ymm4                                         ;   780.0 p1      45 next
        vpxor ymm6, ymm6, ymm1                                           ;   781.8 p5      45 next
        vmovdqu [rbp + 4448], ymm6                                       ;   782.8 p7+p4   45 next spill
        vpxor ymm6, ymm9, ymm8                                           ;   780.5 p0      45 next
        vmovdqu [rbp + 3808], ymm11                                      ;   780.8 p3+p4   45 next spill
        vpand ymm11, ymm3, ymm6                                          ;   781.5 p1      45 next
        vmovdqu [rbp + 4608], ymm12                                      ;   777.8 p2+p4   48 next spill
        vpand ymm12, ymm15, ymm0                                         ;   781.2 p5      45 next
        vpxor ymm12, ymm12, ymm13                                        ;   782.2 p0      45 next
        vpand ymm1, ymm8, ymm3                                           ;   782.0 p1      45 next
        vpxor ymm1, ymm1, ymm10                                          ;   783.0 p5      45 next
        vpxor ymm11, ymm11, ymm12                                        ;   783.2 p0      45 next
        vmovdqu [rbp + 4544], ymm1                                       ;   784.0 p7+p4   45 next spill
        vpand ymm1, ymm8, ymm15                                          ;   783.0 p1      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   784.0 p5      45 next
        vpand ymm1, ymm8, ymm2                                           ;   783.5 p0      45 next
        vpxor ymm14, ymm14, ymm7                                         ;   785.0 p1      45 next
        vmovdqu [rbp + 4640], ymm7                                       ;   781.8 p3+p4   45 next spill
        vpand ymm7, ymm8, ymm4                                           ;   784.2 p5      45 next
        vpxor ymm1, ymm1, ymm7                                           ;   785.2 p0      45 next
        vpxor ymm12, ymm12, ymm7                                         ;   785.2 p1      45 next
        vpand ymm7, ymm4, ymm0                                           ;   785.2 p5      45 next
        vpxor ymm8, ymm8, ymm7                                           ;   786.2 p0      45 next
        vpxor ymm11, ymm11, ymm8                                         ;   787.2 p1      45 next
        vpand ymm8, ymm8, ymm0                                           ;   787.2 p5      45 next
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   788.2 p0+p2   45 next
        vmovdqu [rbp + 4576], ymm7                                       ;   786.2 p7+p4   45 next spill
        vpand ymm7, ymm2, ymm15                                          ;   787.0 p1      45 next
        vmovdqu [rbp + 4224], ymm8                                       ;   789.2 p3+p4   45 next spill
        vpor ymm8, ymm0, ymm6                                            ;   787.2 p5      45 next
        vmovdqu [rbp + 4832], ymm6                                       ;   782.8 p2+p4   45 next spill
        vpand ymm6, ymm10, ymm4                                          ;   787.5 p0      45 next
        vpand ymm10, ymm10, ymm15                                        ;   788.0 p1      45 next
        vmovdqu [rbp + 3104], ymm1                                       ;   786.2 p7+p4   45 next spill
        vpand ymm1, ymm3, ymm5                                           ;   788.2 p5      45 next
        vpxor ymm8, ymm8, ymm1                                           ;   789.2 p0      45 next
        vpand ymm1, ymm4, ymm5                                           ;   789.0 p1      45 next
        vpxor ymm7, ymm7, ymm8                                           ;   790.2 p5      45 next
        vpand ymm8, ymm13, ymm5                                          ;   789.5 p0      45 next
        vpxor ymm6, ymm6, ymm8                                           ;   790.5 p1      45 next
        vpand ymm8, ymm3, ymm2                                           ;   790.2 p5      45 next
        vpxor ymm12, ymm12, ymm6                                         ;   791.5 p0      45 next
        vpxor ymm6, ymm6, ymm7                                           ;   791.5 p1      45 next
        vpxor ymm6, ymm6, ymm9                                           ;   792.5 p5      45 next
        vpxor ymm8, ymm8, ymm15                                          ;   791.5 p0      45 next
        vmovdqu [rbp + 4704], ymm6                                       ;   793.5 p3+p4   45 next spill
        vpxor ymm6, ymm0, ymm1                                           ;   792.0 p1      45 next
        vpxor ymm1, ymm1, ymm3                                           ;   792.2 p5      45 next
        vpxor ymm12, ymm12, ymm1                                         ;   793.2 p0      45 next
        vpand ymm6, ymm6, ymm5                                           ;   793.0 p1      45 next
        vpand ymm1, ymm1, ymm4                                           ;   793.2 p5      45 next
        vpxor ymm11, ymm11, ymm6                                         ;   794.0 p0      45 next
        vpand ymm6, ymm13, ymm2                                          ;   794.0 p1      45 next
        vpxor ymm6, ymm6, ymm8                                           ;   795.0 p5      45 next
        vpand ymm9, ymm9, ymm5                                           ;   794.5 p0      45 next
        vpxor ymm12, ymm12, ymm14                                        ;   795.0 p1      45 next
        vpxor ymm8, ymm8, ymm0                                           ;   795.2 p5      45 next
        vpxor ymm9, ymm9, ymm8                                           ;   796.2 p0      45 next
        vpand ymm8, ymm8, ymm2                                           ;   796.2 p1      45 next
        vpxor ymm9, ymm9, ymm4                                           ;   797.2 p5      45 next
        vpxor ymm1, ymm1, ymm6                                           ;   796.5 p0      45 next
        vpand ymm6, ymm4, ymm13                                          ;   797.0 p1      45 next
        vpand ymm4, ymm4, ymm15                                          ;   797.2 p5      45 next
        vpxor ymm6, ymm6, ymm4                                           ;   798.2 p0      45 next
        vpxor ymm8, ymm8, ymm6                                           ;   799.2 p1      45 next
        vpxor ymm6, ymm15, ymm2                                          ;   798.2 p5      45 next
        vpand ymm6, ymm6, ymm5                                           ;   799.2 p0      45 next
        vpxor ymm6, ymm6, ymm1                                           ;   800.2 p1      45 next
        vpxor ymm8, ymm8, [rbp + 4544]                                   ;   800.2 p5+p2   45 next
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   799.5 p0+p3   45 next
        vpxor ymm1, ymm1, ymm4                                           ;   800.5 p1      45 next
        vmovdqu ymm4, [rbp + 4608]                                       ;   790.8 p2      48 next reload
        vmovdqu [rbp + 4960], ymm8                                       ;   801.2 p7+p4   45 next spill
        vpand ymm8, ymm13, ymm4                                          ;   800.2 p5      45 next
        vpand ymm15, ymm15, ymm4                                         ;   800.5 p0      45 next
        vpand ymm0, ymm0, ymm3                                           ;   801.0 p1      45 next
        vpxor ymm15, ymm15, [rbp + 3104]                                 ;   801.5 p5+p3   45 next
        vpand ymm2, ymm2, ymm4                                           ;   801.5 p0      45 next
        vpand ymm13, ymm13, ymm3                                         ;   802.0 p1      45 next
        vpor ymm5, ymm5, [rbp + 4832]                                    ;   802.2 p5+p2   45 next
        vpxor ymm0, ymm0, ymm8                                           ;   802.5 p0      45 next
        vpxor ymm4, ymm9, [rbp + 4448]                                   ;   803.0 p1+p3   45 next
        vpxor ymm9, ymm9, ymm1                                           ;   803.2 p5      45 next
        vpxor ymm10, ymm10, ymm9                                         ;   804.2 p0      45 next
        vpxor ymm9, ymm15, ymm10                                         ;   805.2 p1      45 next
        vmovdqu ymm10, [rbp + 4224]                                      ;   794.0 p2      45 next reload
        vpxor ymm13, ymm13, ymm10                                        ;   804.2 p5      45 next
        vpxor ymm0, ymm0, [rbp + 4832]                                   ;   804.5 p0+p3   45 next
        vpxor ymm8, ymm8, ymm2                                           ;   805.0 p1      45 next
        vpxor ymm5, ymm5, ymm0                                           ;   805.5 p5      45 next
        vpxor ymm7, ymm7, ymm4                                           ;   805.5 p0      45 next
        vpxor ymm2, ymm2, ymm13                                          ;   806.0 p1      45 next
        vpxor ymm13, ymm13, [rbp + 4640]                                 ;   806.2 p5+p2   45 next
        vpxor ymm13, ymm13, [rbp + 4704]                                 ;   807.2 p0+p3   45 next
        vpxor ymm12, ymm12, ymm8                                         ;   807.0 p1      45 next
        vpxor ymm8, ymm8, [rbp + 4448]                                   ;   807.2 p5+p2   45 next
        vmovdqu ymm0, [rbp + 4608]                                       ;   797.0 p3      48 next reload
        vpand ymm3, ymm3, ymm0                                           ;   807.5 p0      45 next
        vpxor ymm10, ymm10, ymm15                                        ;   808.0 p1      45 next
        vpxor ymm14, ymm14, ymm3                                         ;   808.5 p5      45 next
        vpxor ymm15, ymm6, ymm3                                          ;   808.5 p0      45 next
        vpxor ymm6, ymm6, ymm5                                           ;   809.0 p1      45 next
        vpxor ymm6, ymm6, [rbp + 4576]                                   ;   810.0 p5+p2   45 next
        vpxor ymm11, ymm11, ymm10                                        ;   809.5 p0      45 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   810.0 p1+p3   45 next
        vpxor ymm12, ymm12, [rbp + 3808]                                 ;   810.2 p5+p2   45 next
        vpxor ymm8, ymm8, [rbp + 4960]                                   ;   810.5 p0+p3   45 next
        vpxor ymm7, ymm7, [rbp + 4832]                                   ;   811.0 p1+p2   45 next
        vpxor ymm0, ymm0, ymm14                                          ;   811.2 p5      45 next
        vpxor ymm2, ymm2, ymm15                                          ;   811.5 p0      45 next
        vpxor ymm5, ymm5, ymm0                                           ;   812.2 p1      45 next
        vpxor ymm1, ymm1, ymm2                                           ;   812.5 p5      45 next
        vmovdqu ymm14, [rbp + 4928]                                      ;   800.8 p3      45 next
        vpxor ymm14, ymm14, ymm1                                         ;   813.5 p0      45 next
        vmovdqu ymm15, [rbp + 4672]                                      ;   801.2 p2      48 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   813.0 p1      45 next
        vmovdqu ymm0, [rbp + 5056]                                       ;   801.8 p3      48 next reload
        vpxor ymm9, ymm9, ymm0                                           ;   813.2 p5      45 next
        vmovdqu ymm1, [rbp + 4736]                                       ;   802.2 p2      48 next reload
        vpxor ymm6, ymm6, ymm1                                           ;   813.5 p0      45 next
        vmovdqu ymm2, [rbp + 4416]                                       ;   802.8 p3      45 next
        vpxor ymm2, ymm2, ymm5                                           ;   814.0 p1      45 next
        vmovdqu ymm3, [rbp + 4160]                                       ;   803.2 p2      48 next reload
        vpxor ymm12, ymm12, ymm3                                         ;   814.2 p5      45 next
        vmovdqu ymm4, [rbp + 4768]                                       ;   803.8 p3      48 next reload
        vpxor ymm13, ymm13, ymm4                                         ;   814.5 p0      45 next
        vmovdqu ymm5, [rbp + 4032]                                       ;   804.2 p2      54 next reload
        vpxor ymm14, ymm14, ymm5                                         ;   815.0 p1      54 next
        vmovdqu ymm10, [rbp + 3744]                                      ;   804.8 p3      54 next reload
        vpxor ymm11, ymm11, ymm10                                        ;   815.2 p5      54 next
        vpxor ymm9, ymm9, [rbp + 4288]                                   ;   815.5 p0+p2   54 next
        vpxor ymm6, ymm6, [rbp + 3552]                                   ;   816.0 p1+p3   54 next
        vpxor ymm2, ymm2, [rbp + 4192]                                   ;   816.2 p5+p2   54 next
        vpxor ymm12, ymm12, [rbp + 4096]                                 ;   816.5 p0+p3   54 next
        vpxor ymm13, ymm13, [rbp + 3488]                                 ;   817.0 p1+p2   54 next
        vpxor ymm8, ymm8, [rbp + 5152]                                   ;   817.2 p5+p3   54 next
        vpxor ymm7, ymm7, [rbp + 3616]                                   ;   817.5 p0+p2   54 next
        vpxor ymm15, ymm15, [rbp + 4128]                                 ;   818.0 p1+p3   54 next
        vpxor ymm0, ymm0, [rbp + 3520]                                   ;   818.2 p5+p2   54 next
        vpxor ymm1, ymm1, [rbp + 5024]                                   ;   818.5 p0+p3   54 next
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   819.0 p1+p2   54 next
        vpxor ymm4, ymm4, [rbp + 3584]                                   ;   819.2 p5+p3   54 next
        vpxor ymm5, ymm5, [r9 + 512]                                     ;   819.5 p0+p2   58 r
        vpxor ymm10, ymm10, [r9 + 544]                                   ;   820.0 p1+p3   58 r
        vmovdqu [rbp + 3744], ymm4                                       ;   820.2 p7+p4   54 next spill
        vmovdqu ymm4, [rbp + 4928]                                       ;   812.2 p2      54 next
        vpxor ymm4, ymm4, [rbp + 4352]                                   ;   820.2 p5+p3   54 next
        vmovdqu [rbp + 4928], ymm3                                       ;   820.0 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 4416]                                       ;   813.2 p2      54 next
        vpxor ymm3, ymm3, [rbp + 3968]                                   ;   820.5 p0+p3   54 next
        vmovdqu [rbp + 4416], ymm3                                       ;   821.5 p7+p4   54 next spill
        vmovdqu ymm3, [rbp + 4288]                                       ;   814.2 p2      58 r
        vpxor ymm3, ymm3, [r9 + 576]                                     ;   821.0 p1+p3   58 r
        vmovdqu [rbp + 4288], ymm1                                       ;   819.5 p7+p4   54 next spill
        vmovdqu ymm1, [rbp + 3552]                                       ;   815.2 p2      58 r
        vpxor ymm1, ymm1, [r9 + 608]                                     ;   821.2 p5+p3   58 r
        vmovdqu [rbp + 3552], ymm0                                       ;   819.2 p7+p4   54 next spill
        vmovdqu ymm0, [rbp + 4192]                                       ;   816.2 p2      58 r
        vpxor ymm0, ymm0, [r9 + 640]                                     ;   822.2 p0+p3   58 r
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;   822.0 p1+p2  108 r
        vmovdqu [rbp + 2912], ymm5                                       ;   823.0 p7+p4  108 r spill
        vmovdqu ymm5, [rbp + 4096]                                       ;   817.8 p3      58 r
        vpxor ymm5, ymm5, [r9 + 672]                                     ;   823.8 p5+p2   58 r
        vpxor ymm10, ymm10, [rbp + 2880]                                 ;   822.5 p0+p3  108 r
        vmovdqu [rbp + 2880], ymm10                                      ;   823.5 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3488]                                      ;   819.2 p2      58 r
        vpxor ymm10, ymm10, [r9 + 704]                                   ;   825.2 p1+p3   58 r
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   823.2 p5+p2  108 r
        vmovdqu [rbp + 2848], ymm3                                       ;   824.2 p7+p4  108 r spill
        vmovdqu ymm3, [rbp + 5152]                                       ;   820.8 p3      58 r
        vpxor ymm3, ymm3, [r9 + 736]                                     ;   826.8 p0+p2   58 r
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   824.0 p1+p3  108 r
        vmovdqu [rbp + 2816], ymm1                                       ;   825.0 p7+p4  108 r spill
        vmovdqu ymm1, [rbp + 3616]                                       ;   822.2 p2      58 r
        vpxor ymm1, ymm1, [r9 + 768]                                     ;   828.2 p5+p3   58 r
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;   824.5 p0+p2  108 r
        vmovdqu [rbp + 2784], ymm0                                       ;   825.5 p7+p4  108 r spill
        vmovdqu ymm0, [rbp + 4352]                                       ;   823.8 p3      58 r
        vpxor ymm0, ymm0, [r9 + 800]                                     ;   829.8 p1+p2   58 r
        vpxor ymm5, ymm5, [rbp + 2752]                                   ;   825.2 p5+p3  108 r
        vmovdqu [rbp + 2752], ymm5                                       ;   826.2 p7+p4  108 r spill
        vmovdqu ymm5, [rbp + 4128]                                       ;   825.2 p2      58 r
        vpxor ymm5, ymm5, [r9 + 832]                                     ;   831.2 p0+p3   58 r
        vpxor ymm10, ymm10, [rbp + 2720]                                 ;   826.2 p1+p2  108 r
        vmovdqu [rbp + 2720], ymm10                                      ;   827.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3520]                                      ;   826.8 p3      58 r
        vpxor ymm10, ymm10, [r9 + 864]                                   ;   832.8 p5+p2   58 r
        vpxor ymm3, ymm3, [rbp + 2688]                                   ;   827.8 p0+p3  108 r
        vmovdqu [rbp + 2688], ymm3                                       ;   828.8 p7+p4  108 r spill
        vmovdqu ymm3, [rbp + 5024]                                       ;   828.2 p2      58 r
        vpxor ymm3, ymm3, [r9 + 896]                                     ;   834.2 p1+p3   58 r
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   829.2 p5+p2  108 r
        vmovdqu [rbp + 2656], ymm1                                       ;   830.2 p7+p4  108 r spill
        vmovdqu ymm1, [rbp + 3968]                                       ;   829.8 p3      58 r
        vpxor ymm1, ymm1, [r9 + 928]                                     ;   835.8 p0+p2   58 r
        vpxor ymm0, ymm0, [rbp + 2624]                                   ;   830.8 p1+p3  108 r
        vmovdqu [rbp + 2624], ymm0                                       ;   831.8 p7+p4  108 r spill
        vmovdqu ymm0, [rbp + 4320]                                       ;   831.2 p2      58 r
        vpxor ymm0, ymm0, [r9 + 960]                                     ;   837.2 p5+p3   58 r
        vmovdqu [rbp + 4320], ymm15                                      ;   823.8 p7+p4   54 next spill
        vmovdqu ymm15, [rbp + 3584]                                      ;   832.2 p2      58 r
        vpxor ymm15, ymm15, [r9 + 992]                                   ;   838.2 p0+p3   58 r
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   833.2 p1+p2  108 r
        vpxor ymm10, ymm10, [rbp + 2144]                                 ;   833.8 p5+p3  108 r
        vpxor ymm3, ymm3, [rbp + 2176]                                   ;   835.2 p0+p2  108 r
        vpxor ymm1, ymm1, [rbp + 2240]                                   ;   836.8 p1+p3  108 r
        vpxor ymm0, ymm0, [rbp + 2272]                                   ;   838.2 p5+p2  108 r
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   835.8 p0+p3  108 r
        vpxor ymm15, ymm15, [rbp + 2304]                                 ;   839.2 p1+p2  108 r
        vpxor ymm11, ymm11, [rbp + 2432]                                 ;   836.8 p5+p3  108 r
        vpxor ymm9, ymm9, [rbp + 2464]                                   ;   837.2 p0+p2  108 r
        vpxor ymm6, ymm6, [rbp + 2496]                                   ;   837.8 p1+p3  108 r
        vpxor ymm2, ymm2, [rbp + 2528]                                   ;   838.2 p5+p2  108 r
        vpxor ymm12, ymm12, [rbp + 2560]                                 ;   838.8 p0+p3  108 r
        vpxor ymm13, ymm13, [rbp + 2336]                                 ;   839.2 p1+p2  108 r
        vpxor ymm8, ymm8, [rbp + 1920]                                   ;   839.8 p5+p3  108 r
        vpxor ymm7, ymm7, [rbp + 1952]                                   ;   840.2 p0+p2  108 r
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;   840.8 p1+p3  108 r
        vmovdqu [rbp + 1984], ymm4                                       ;   841.8 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 2016]                                       ;   841.2 p2     108 r
        vpxor ymm4, ymm4, [rbp + 4320]                                   ;   847.2 p5+p3  108 r
        vmovdqu [rbp + 4320], ymm4                                       ;   848.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 2048]                                       ;   842.2 p2     108 r
        vpxor ymm4, ymm4, [rbp + 3552]                                   ;   848.2 p0+p3  108 r
        vmovdqu [rbp + 3552], ymm4                                       ;   849.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 2080]                                       ;   843.2 p2     108 r
        vpxor ymm4, ymm4, [rbp + 4288]                                   ;   849.2 p1+p3  108 r
        vmovdqu [rbp + 4288], ymm4                                       ;   850.2 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 2112]                                       ;   844.2 p2     108 r
        vpxor ymm4, ymm4, [rbp + 4416]                                   ;   850.2 p5+p3  108 r
        vmovdqu [rbp + 4416], ymm5                                       ;   834.2 p7+p4  108 r spill
        vmovdqu ymm5, [rbp + 2208]                                       ;   845.2 p2     108 r
        vpxor ymm5, ymm5, [rbp + 4928]                                   ;   851.2 p0+p3  108 r
        vmovdqu [rbp + 4928], ymm10                                      ;   834.8 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 2368]                                      ;   846.2 p2     108 r
        vpxor ymm10, ymm10, [rbp + 3744]                                 ;   852.2 p1+p3  108 r
        vmovdqu [rbp + 832], ymm0                                        ;   839.2 p7+p4  113 rounds
        vmovdqu [rbp + 864], ymm15                                       ;   840.2 p7+p4  113 rounds
        vmovdqu [rbp - 128], ymm14                                       ;   836.8 p7+p4  113 rounds
        vmovdqu [rbp - 96], ymm11                                        ;   837.8 p7+p4  113 rounds
        vmovdqu [rbp - 64], ymm9                                         ;   838.2 p7+p4  113 rounds
        vmovdqu [rbp - 32], ymm6                                         ;   838.8 p7+p4  113 rounds
        vmovdqu [rbp + 0], ymm2                                          ;   839.2 p7+p4  113 rounds
        vmovdqu [rbp + 32], ymm12                                        ;   840.2 p7+p4  113 rounds
        vmovdqu [rbp + 64], ymm13                                        ;   841.2 p7+p4  113 rounds
        vmovdqu [rbp + 96], ymm8                                         ;   842.2 p7+p4  113 rounds
        vmovdqu [rbp + 128], ymm7                                        ;   843.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 1984]                                      ;   847.2 p2     108 r reload
        vmovdqu [rbp + 160], ymm14                                       ;   853.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4320]                                      ;   848.2 p3     108 r reload
        vmovdqu [rbp + 192], ymm14                                       ;   854.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3552]                                      ;   849.2 p2     108 r reload
        vmovdqu [rbp + 224], ymm14                                       ;   855.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4288]                                      ;   850.2 p3     108 r reload
        vmovdqu [rbp + 256], ymm14                                       ;   856.2 p7+p4  113 rounds
        vmovdqu [rbp + 288], ymm4                                        ;   851.2 p7+p4  113 rounds
        vmovdqu [rbp + 320], ymm5                                        ;   852.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3936]                                      ;   849.8 p3     108 r reload
        vmovdqu [rbp + 1248], ymm14                                      ;   855.8 p7+p4  113 rounds
        vmovdqu [rbp + 352], ymm10                                       ;   853.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3904]                                      ;   850.8 p3     108 r reload
        vmovdqu [rbp + 1344], ymm14                                      ;   856.8 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3872]                                      ;   851.2 p2     108 r reload
        vmovdqu [rbp + 1408], ymm14                                      ;   857.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3840]                                      ;   851.8 p3     108 r reload
        vmovdqu [rbp + 1440], ymm14                                      ;   857.8 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 4384]                                      ;   852.8 p3     108 r reload
        vmovdqu [rbp + 1536], ymm14                                      ;   858.8 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3776]                                      ;   853.2 p2     108 r reload
        vmovdqu [rbp + 1568], ymm14                                      ;   859.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4800]                                      ;   853.8 p3     108 r reload
        vmovdqu [rbp + 1600], ymm14                                      ;   859.8 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3712]                                      ;   854.8 p3     108 r reload
        vmovdqu [rbp + 1632], ymm14                                      ;   860.8 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3680]                                      ;   855.2 p2     108 r reload
        vmovdqu [rbp + 1664], ymm14                                      ;   861.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3648]                                      ;   855.8 p3     108 r reload
        vmovdqu [rbp + 1696], ymm14                                      ;   861.8 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3136]                                      ;   856.8 p3     108 r reload
        vmovdqu [rbp + 1728], ymm14                                      ;   862.8 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3072]                                      ;   857.2 p2     108 r reload
        vmovdqu [rbp + 1760], ymm14                                      ;   863.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3040]                                      ;   857.8 p3     108 r reload
        vmovdqu [rbp + 1792], ymm14                                      ;   863.8 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3008]                                      ;   858.8 p3     108 r reload
        vmovdqu [rbp + 1824], ymm14                                      ;   864.8 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 2976]                                      ;   859.2 p2     108 r reload
        vmovdqu [rbp + 1856], ymm14                                      ;   865.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3456]                                      ;   859.8 p3     108 r reload
        vmovdqu [rbp + 1888], ymm14                                      ;   866.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3168]                                      ;   860.8 p3     108 r reload
        vmovdqu [rbp + 896], ymm14                                       ;   867.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3200]                                      ;   861.2 p2     108 r reload
        vmovdqu [rbp + 928], ymm14                                       ;   868.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3232]                                      ;   861.8 p3     108 r reload
        vmovdqu [rbp + 960], ymm14                                       ;   869.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3296]                                      ;   862.8 p3     108 r reload
        vmovdqu [rbp + 992], ymm14                                       ;   870.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3328]                                      ;   863.2 p2     108 r reload
        vmovdqu [rbp + 1024], ymm14                                      ;   871.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3360]                                      ;   863.8 p3     108 r reload
        vmovdqu [rbp + 1056], ymm14                                      ;   872.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3392]                                      ;   864.8 p3     108 r reload
        vmovdqu [rbp + 1088], ymm14                                      ;   873.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 3424]                                      ;   865.2 p2     108 r reload
        vmovdqu [rbp + 1120], ymm14                                      ;   874.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 2944]                                      ;   865.8 p3     108 r reload
        vmovdqu [rbp + 1152], ymm14                                      ;   875.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 3264]                                      ;   866.8 p3     108 r reload
        vmovdqu [rbp + 1184], ymm14                                      ;   876.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4000]                                      ;   867.2 p2     108 r reload
        vmovdqu [rbp + 1216], ymm14                                      ;   877.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4064]                                      ;   867.8 p3     108 r reload
        vmovdqu [rbp + 1280], ymm14                                      ;   878.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 4512]                                      ;   868.8 p3     108 r reload
        vmovdqu [rbp + 1312], ymm14                                      ;   879.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4992]                                      ;   869.2 p2     108 r reload
        vmovdqu [rbp + 1376], ymm14                                      ;   880.2 p7+p4  113 rounds
        vmovdqu ymm14, [rbp + 4864]                                      ;   869.8 p3     108 r reload
        vmovdqu [rbp + 1472], ymm14                                      ;   881.2 p2+p4  113 rounds
        vmovdqu ymm14, [rbp + 4256]                                      ;   870.8 p3     108 r reload
        vmovdqu [rbp + 1504], ymm14                                      ;   882.2 p7+p4  113 rounds
        mov rsi, qword [rbp + 5200]                                      ;   871.2 p2     113 rounds reload
        sub r13, rsi                                                     ;   876.2 p6     113 rounds
        add r13, 0x200                                                   ;   877.2 p5     113 rounds
        and r13, 0xfff                                                   ;   878.2 p0     113 rounds
        add r13, rsi                                                     ;   879.2 p1     113 rounds
        sub r14, rsi                                                     ;   876.2 p6     113 rounds
        add r14, 0x200                                                   ;   877.2 p5     113 rounds
        and r14, 0xfff                                                   ;   878.2 p0     113 rounds
        add r14, rsi                                                     ;   879.2 p1     113 rounds
        sub r15, rsi                                                     ;   876.2 p6     113 rounds
        add r15, 0x200                                                   ;   877.2 p5     113 rounds
        and r15, 0xfff                                                   ;   878.2 p0     113 rounds
        add r15, rsi                                                     ;   879.2 p1     113 rounds
        mov qword [rbp + 5256], r15                                      ;   883.2 p7+p4  113 rounds
        sub r10, rsi                                                     ;   876.2 p6     113 rounds
        add r10, 0x400                                                   ;   877.2 p5     113 rounds
        and r10, 0xfff                                                   ;   878.2 p0     113 rounds
        add r10, rsi                                                     ;   879.2 p1     113 rounds
        sub r8, rsi                                                      ;   876.2 p6     113 rounds
        add r8, 0x400                                                    ;   877.2 p5     113 rounds
        and r8, 0xfff                                                    ;   878.2 p0     113 rounds
        add r8, rsi                                                      ;   879.2 p1     113 rounds
        sub r11, rsi                                                     ;   876.2 p6     113 rounds
        add r11, 0x400                                                   ;   877.2 p5     113 rounds
        and r11, 0xfff                                                   ;   878.2 p0     113 rounds
        add r11, rsi                                                     ;   879.2 p1     113 rounds
        sub r9, rsi                                                      ;   876.2 p6     113 rounds
        add r9, 0x400                                                    ;   877.2 p5     113 rounds
        and r9, 0xfff                                                    ;   878.2 p0     113 rounds
        add r9, rsi                                                      ;   879.2 p1     113 rounds
        add r12, 0x200                                                   ;   860.8 p6     113 rounds
        vmovdqu ymm10, [rbp + 4416]                                      ;   871.8 p3     108 r reload
        vmovdqu ymm11, [rbp + 4928]                                      ;   872.2 p2     108 r reload
        vmovdqu ymm0, [rbp + 2912]                                       ;   872.8 p3     108 r reload
        vmovdqu ymm14, [rbp + 2880]                                      ;   873.2 p2     108 r reload
        vmovdqu ymm2, [rbp + 2848]                                       ;   873.8 p3     108 r reload
        vmovdqu ymm15, [rbp + 2816]                                      ;   874.2 p2     108 r reload
        vmovdqu ymm4, [rbp + 2784]                                       ;   874.8 p3     108 r reload
        vmovdqu ymm5, [rbp + 2752]                                       ;   875.2 p2     108 r reload
        vmovdqu ymm6, [rbp + 2720]                                       ;   875.8 p3     108 r reload
        vmovdqu ymm7, [rbp + 2688]                                       ;   876.2 p2     108 r reload
        vmovdqu ymm8, [rbp + 2656]                                       ;   876.8 p3     108 r reload
        vmovdqu ymm9, [rbp + 2624]                                       ;   877.2 p2     108 r reload
        vmovdqa ymm12, ymm3                                              ;   864.0        108 r copy
        vmovdqa ymm13, ymm1                                              ;   864.2        108 r copy
        vmovdqa ymm1, ymm14                                              ;   879.2        108 r copy
        vmovdqa ymm3, ymm15                                              ;   880.2        108 r copy
        cmp r12, qword [rbp + 5272]                                      ;                    more rounds?
        jne .rounds_2
        vmovdqu [rbp + 384], ymm0                                        ;                    resident
        vmovdqu [rbp + 416], ymm1                                        ;                    resident
        vmovdqu [rbp + 448], ymm2                                        ;                    resident
        vmovdqu [rbp + 480], ymm3                                        ;                    resident
        vmovdqu [rbp + 512], ymm4                                        ;                    resident
        vmovdqu [rbp + 544], ymm5                                        ;                    resident
        vmovdqu [rbp + 576], ymm6                                        ;                    resident
        vmovdqu [rbp + 608], ymm7                                        ;                    resident
        vmovdqu [rbp + 640], ymm8                                        ;                    resident
        vmovdqu [rbp + 672], ymm9                                        ;                    resident
        vmovdqu [rbp + 704], ymm10                                       ;                    resident
        vmovdqu [rbp + 736], ymm11                                       ;                    resident
        vmovdqu [rbp + 768], ymm12                                       ;                    resident
        vmovdqu [rbp + 800], ymm13                                       ;                    resident
        mov qword [rbp + 5248], r8                                       ;                    resident
        mov qword [rbp + 5264], r9                                       ;                    resident
        mov qword [rbp + 5216], r10                                      ;                    resident
        mov qword [rbp + 5232], r11                                      ;                    resident
        mov qword [rbp + 5208], r12                                      ;                    resident
        mov qword [rbp + 5224], r13                                      ;                    resident
        mov qword [rbp + 5240], r14                                      ;                    resident
        mov r8, qword [rbp + 5200]                                       ;     0.0 p2      86 dst.0 reload
        vmovdqu ymm0, [r8 + 7168]                                        ;     5.0 p3      62 r
        vmovdqu ymm1, [rbp + 1248]                                       ;     1.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    11.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 896]                                    ;    12.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8]                                            ;    13.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    14.0 p0      63 r
        mov r9, qword [rbp + 5280]                                       ;     2.2 p3     119 r reload
        vmovdqu [r9 + 512], ymm2                                         ;    15.0 p7+p4  119 r
        vmovdqu [r9], ymm0                                               ;    13.0 p2+p4  119 r
        vmovdqu ymm0, [r8 + 7200]                                        ;     5.0 p3      62 r
        vmovdqu ymm1, [rbp + 1344]                                       ;     4.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    11.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 928]                                    ;    12.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 32]                                       ;    13.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    14.0 p1      63 r
        vmovdqu [r9 + 544], ymm2                                         ;    15.0 p7+p4  119 r
        vmovdqu [r9 + 32], ymm0                                          ;    13.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7232]                                        ;     5.2 p3      62 r
        vmovdqu ymm1, [rbp + 1408]                                       ;     6.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    12.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 960]                                    ;    13.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 64]                                       ;    14.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    15.0 p5      63 r
        vmovdqu [r9 + 576], ymm2                                         ;    16.0 p7+p4  119 r
        vmovdqu [r9 + 64], ymm0                                          ;    14.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7264]                                        ;     7.2 p3      62 r
        vmovdqu ymm1, [rbp + 1440]                                       ;     8.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    14.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 992]                                    ;    15.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 96]                                       ;    16.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    17.0 p0      63 r
        vmovdqu [r9 + 608], ymm2                                         ;    18.0 p7+p4  119 r
        vmovdqu [r9 + 96], ymm0                                          ;    16.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7296]                                        ;     9.2 p3      62 r
        vmovdqu ymm1, [rbp + 1536]                                       ;    10.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    16.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 1024]                                   ;    17.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 128]                                      ;    18.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    19.0 p1      63 r
        vmovdqu [r9 + 640], ymm2                                         ;    20.0 p7+p4  119 r
        vmovdqu [r9 + 128], ymm0                                         ;    18.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7328]                                        ;    11.2 p3      62 r
        vmovdqu ymm1, [rbp + 1568]                                       ;    12.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    18.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 1056]                                   ;    19.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 160]                                      ;    20.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    21.0 p5      63 r
        vmovdqu [r9 + 672], ymm2                                         ;    22.0 p7+p4  119 r
        vmovdqu [r9 + 160], ymm0                                         ;    20.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7360]                                        ;    13.2 p3      62 r
        vmovdqu ymm1, [rbp + 1600]                                       ;    14.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    20.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 1088]                                   ;    21.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 192]                                      ;    22.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    23.0 p0      63 r
        vmovdqu [r9 + 704], ymm2                                         ;    24.0 p7+p4  119 r
        vmovdqu [r9 + 192], ymm0                                         ;    22.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7392]                                        ;    15.2 p3      62 r
        vmovdqu ymm1, [rbp + 1632]                                       ;    16.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    22.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 1120]                                   ;    23.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 224]                                      ;    24.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    25.0 p1      63 r
        vmovdqu [r9 + 736], ymm2                                         ;    26.0 p7+p4  119 r
        vmovdqu [r9 + 224], ymm0                                         ;    24.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7424]                                        ;    17.2 p3      62 r
        vmovdqu ymm1, [rbp + 1664]                                       ;    18.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    24.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 1152]                                   ;    25.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 256]                                      ;    26.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    27.0 p5      63 r
        vmovdqu [r9 + 768], ymm2                                         ;    28.0 p7+p4  119 r
        vmovdqu [r9 + 256], ymm0                                         ;    26.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7456]                                        ;    19.2 p3      62 r
        vmovdqu ymm1, [rbp + 1696]                                       ;    20.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    26.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 1184]                                   ;    27.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 288]                                      ;    28.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    29.0 p0      63 r
        vmovdqu [r9 + 800], ymm2                                         ;    30.0 p7+p4  119 r
        vmovdqu [r9 + 288], ymm0                                         ;    28.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7488]                                        ;    21.2 p3      62 r
        vmovdqu ymm1, [rbp + 1728]                                       ;    22.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    28.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 1216]                                   ;    29.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 320]                                      ;    30.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    31.0 p1      63 r
        vmovdqu [r9 + 832], ymm2                                         ;    32.0 p7+p4  119 r
        vmovdqu [r9 + 320], ymm0                                         ;    30.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7520]                                        ;    23.2 p3      62 r
        vmovdqu ymm1, [rbp + 1760]                                       ;    24.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    30.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 1280]                                   ;    31.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 352]                                      ;    32.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    33.0 p5      63 r
        vmovdqu [r9 + 864], ymm2                                         ;    34.0 p7+p4  119 r
        vmovdqu [r9 + 352], ymm0                                         ;    32.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7552]                                        ;    25.2 p3      62 r
        vmovdqu ymm1, [rbp + 1792]                                       ;    26.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    32.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 1312]                                   ;    33.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 384]                                      ;    34.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    35.0 p0      63 r
        vmovdqu [r9 + 896], ymm2                                         ;    36.0 p7+p4  119 r
        vmovdqu [r9 + 384], ymm0                                         ;    34.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7584]                                        ;    27.2 p3      62 r
        vmovdqu ymm1, [rbp + 1824]                                       ;    28.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    34.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 1376]                                   ;    35.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 416]                                      ;    36.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    37.0 p1      63 r
        vmovdqu [r9 + 928], ymm2                                         ;    38.0 p7+p4  119 r
        vmovdqu [r9 + 416], ymm0                                         ;    36.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7616]                                        ;    29.2 p3      62 r
        vmovdqu ymm1, [rbp + 1856]                                       ;    30.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    36.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 1472]                                   ;    37.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 448]                                      ;    38.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    39.0 p5      63 r
        vmovdqu [r9 + 960], ymm2                                         ;    40.0 p7+p4  119 r
        vmovdqu [r9 + 448], ymm0                                         ;    38.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 7648]                                        ;    31.2 p3      62 r
        vmovdqu ymm1, [rbp + 1888]                                       ;    32.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    38.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 1504]                                   ;    39.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 480]                                      ;    40.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    41.0 p0      63 r
        vmovdqu [r9 + 992], ymm2                                         ;    42.0 p7+p4  119 r
        vmovdqu [r9 + 480], ymm0                                         ;    40.0 p7+p4  119 r
        vmovdqu ymm0, [r8 + 2048]                                        ;    33.2 p3      62 r
        vmovdqu ymm1, [rbp + 384]                                        ;    34.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    40.0 p1      62 r
        vpxor ymm0, ymm0, [rbp - 128]                                    ;    41.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 5120]                                     ;    42.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    43.0 p1      63 r
        vmovdqu [r9 + 1536], ymm2                                        ;    44.0 p7+p4  120 r
        vmovdqu [r9 + 1024], ymm0                                        ;    42.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2080]                                        ;    35.2 p3      62 r
        vmovdqu ymm1, [rbp + 416]                                        ;    36.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    42.0 p5      62 r
        vpxor ymm0, ymm0, [rbp - 96]                                     ;    43.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 5152]                                     ;    44.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    45.0 p5      63 r
        vmovdqu [r9 + 1568], ymm2                                        ;    46.0 p7+p4  120 r
        vmovdqu [r9 + 1056], ymm0                                        ;    44.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2112]                                        ;    37.2 p3      62 r
        vmovdqu ymm1, [rbp + 448]                                        ;    38.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    44.0 p0      62 r
        vpxor ymm0, ymm0, [rbp - 64]                                     ;    45.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 5184]                                     ;    46.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    47.0 p0      63 r
        vmovdqu [r9 + 1600], ymm2                                        ;    48.0 p7+p4  120 r
        vmovdqu [r9 + 1088], ymm0                                        ;    46.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2144]                                        ;    39.2 p3      62 r
        vmovdqu ymm1, [rbp + 480]                                        ;    40.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    46.0 p1      62 r
        vpxor ymm0, ymm0, [rbp - 32]                                     ;    47.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 5216]                                     ;    48.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    49.0 p1      63 r
        vmovdqu [r9 + 1632], ymm2                                        ;    50.0 p7+p4  120 r
        vmovdqu [r9 + 1120], ymm0                                        ;    48.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2176]                                        ;    41.2 p3      62 r
        vmovdqu ymm1, [rbp + 512]                                        ;    42.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    48.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 0]                                      ;    49.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 5248]                                     ;    50.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    51.0 p5      63 r
        vmovdqu [r9 + 1664], ymm2                                        ;    52.0 p7+p4  120 r
        vmovdqu [r9 + 1152], ymm0                                        ;    50.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2208]                                        ;    43.2 p3      62 r
        vmovdqu ymm1, [rbp + 544]                                        ;    44.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    50.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 32]                                     ;    51.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 5280]                                     ;    52.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    53.0 p0      63 r
        vmovdqu [r9 + 1696], ymm2                                        ;    54.0 p7+p4  120 r
        vmovdqu [r9 + 1184], ymm0                                        ;    52.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2240]                                        ;    45.2 p3      62 r
        vmovdqu ymm1, [rbp + 576]                                        ;    46.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    52.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 64]                                     ;    53.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 5312]                                     ;    54.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    55.0 p1      63 r
        vmovdqu [r9 + 1728], ymm2                                        ;    56.0 p7+p4  120 r
        vmovdqu [r9 + 1216], ymm0                                        ;    54.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2272]                                        ;    47.2 p3      62 r
        vmovdqu ymm1, [rbp + 608]                                        ;    48.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    54.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 96]                                     ;    55.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 5344]                                     ;    56.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    57.0 p5      63 r
        vmovdqu [r9 + 1760], ymm2                                        ;    58.0 p7+p4  120 r
        vmovdqu [r9 + 1248], ymm0                                        ;    56.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2304]                                        ;    49.2 p3      62 r
        vmovdqu ymm1, [rbp + 640]                                        ;    50.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    56.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 128]                                    ;    57.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 5376]                                     ;    58.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    59.0 p0      63 r
        vmovdqu [r9 + 1792], ymm2                                        ;    60.0 p7+p4  120 r
        vmovdqu [r9 + 1280], ymm0                                        ;    58.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2336]                                        ;    51.2 p3      62 r
        vmovdqu ymm1, [rbp + 672]                                        ;    52.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    58.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 160]                                    ;    59.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 5408]                                     ;    60.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    61.0 p1      63 r
        vmovdqu [r9 + 1824], ymm2                                        ;    62.0 p7+p4  120 r
        vmovdqu [r9 + 1312], ymm0                                        ;    60.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2368]                                        ;    53.2 p3      62 r
        vmovdqu ymm1, [rbp + 704]                                        ;    54.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    60.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 192]                                    ;    61.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 5440]                                     ;    62.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    63.0 p5      63 r
        vmovdqu [r9 + 1856], ymm2                                        ;    64.0 p7+p4  120 r
        vmovdqu [r9 + 1344], ymm0                                        ;    62.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2400]                                        ;    55.2 p3      62 r
        vmovdqu ymm1, [rbp + 736]                                        ;    56.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    62.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 224]                                    ;    63.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 5472]                                     ;    64.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    65.0 p0      63 r
        vmovdqu [r9 + 1888], ymm2                                        ;    66.0 p7+p4  120 r
        vmovdqu [r9 + 1376], ymm0                                        ;    64.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2432]                                        ;    57.2 p3      62 r
        vmovdqu ymm1, [rbp + 768]                                        ;    58.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    64.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 256]                                    ;    65.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 5504]                                     ;    66.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    67.0 p1      63 r
        vmovdqu [r9 + 1920], ymm2                                        ;    68.0 p7+p4  120 r
        vmovdqu [r9 + 1408], ymm0                                        ;    66.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2464]                                        ;    59.2 p3      62 r
        vmovdqu ymm1, [rbp + 800]                                        ;    60.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    66.0 p5      62 r
        vpxor ymm0, ymm0, [rbp + 288]                                    ;    67.0 p0+p3   62 r
        vpor ymm2, ymm0, [r8 + 5536]                                     ;    68.0 p1+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    69.0 p5      63 r
        vmovdqu [r9 + 1952], ymm2                                        ;    70.0 p7+p4  120 r
        vmovdqu [r9 + 1440], ymm0                                        ;    68.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2496]                                        ;    61.2 p3      62 r
        vmovdqu ymm1, [rbp + 832]                                        ;    62.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    68.0 p0      62 r
        vpxor ymm0, ymm0, [rbp + 320]                                    ;    69.0 p1+p3   62 r
        vpor ymm2, ymm0, [r8 + 5568]                                     ;    70.0 p5+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    71.0 p0      63 r
        vmovdqu [r9 + 1984], ymm2                                        ;    72.0 p7+p4  120 r
        vmovdqu [r9 + 1472], ymm0                                        ;    70.0 p7+p4  120 r
        vmovdqu ymm0, [r8 + 2528]                                        ;    63.2 p3      62 r
        vmovdqu ymm1, [rbp + 864]                                        ;    64.0 p2      62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    70.0 p1      62 r
        vpxor ymm0, ymm0, [rbp + 352]                                    ;    71.0 p5+p3   62 r
        vpor ymm2, ymm0, [r8 + 5600]                                     ;    72.0 p0+p2   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    73.0 p1      63 r
        vmovdqu [r9 + 2016], ymm2                                        ;    74.0 p7+p4  120 r
        vmovdqu [r9 + 1504], ymm0                                        ;    72.0 p7+p4  120 r
        add r9, 0x800                                                    ;    64.5 p6     141 blocks
        mov qword [rbp + 5280], r9                                       ;    66.0 p3+p4  141 blocks
        mov r8, qword [rbp + 5184]                                       ;    66.0 p2     141 blocks
        add r8, 0x800                                                    ;    71.0 p5     141 blocks
        mov qword [rbp + 5184], r8                                       ;    72.0 p7+p4  141 blocks
        cmp r8, qword [rbp + 5192]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 5288]                                      ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
misty1_encrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
