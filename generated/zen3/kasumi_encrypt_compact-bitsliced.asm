; kasumi_encrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 73c13b937d56a1db); do not edit:
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
;   blocks: 139 uops, planned 64.7; bounds: width 23.2, ports 64.0, path 7.0
;   blocks/rounds: 4170 uops, planned 1140.7; bounds: width 695.0, ports 768.5, path 86.0
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
        push rbp                                                       ;                    preserved
        push r12                                                       ;                    preserved
        mov rax, rsp                                                   ;                    frame
        sub rsp, 0x12c0                                                ;                    frame
        and rsp, -32                                                   ;                    frame
        lea rbp, [rsp + 128]                                           ;                    frame
        mov qword [rbp + 4640], rax                                    ;                    frame
        mov dword [rbp + 4648], ecx                                    ;                    argument
        mov qword [rbp + 4576], rsi                                    ;                    argument
        mov qword [rbp + 4592], rdi                                    ;                    argument
        mov qword [rbp + 4632], rdx                                    ;                    argument
        mov r8d, dword [rbp + 4648]                                    ;     0.0 agu0   141 blocks
        shl r8, 0xb                                                    ;     4.0 alu1   141 blocks
        add r8, qword [rbp + 4576]                                     ;     5.0 alu0+agu1  141 blocks
        mov qword [rbp + 4584], r8                                     ;     6.0 agu2+st0  141 blocks
        cmp dword [rbp + 4648], 0                                      ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                     ;     0.0 alu0   113 rounds reload
        mov dword [rbp + 4652], esi                                    ;     1.0 agu0+st0  113 rounds
        mov r8, qword [rbp + 4576]                                     ;     0.3 agu1   111 l.0 reload
        vmovdqu ymm0, [r8]                                             ;     4.3 agu0   111 l.0
        vmovdqu [rbp - 128], ymm0                                      ;    11.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 32]                                        ;     4.3 agu1   111 l.1
        vmovdqu [rbp - 96], ymm0                                       ;    11.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 64]                                        ;     4.3 agu0   111 l.2
        vmovdqu [rbp - 64], ymm0                                       ;    11.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 96]                                        ;     4.3 agu0   111 l.3
        vmovdqu [rbp - 32], ymm0                                       ;    11.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 128]                                       ;     4.3 agu1   111 l.4
        vmovdqu [rbp + 0], ymm0                                        ;    11.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 160]                                       ;     4.3 agu0   111 l.5
        vmovdqu [rbp + 32], ymm0                                       ;    11.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 192]                                       ;     5.2 agu0   111 l.6
        vmovdqu [rbp + 64], ymm0                                       ;    12.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 224]                                       ;     5.3 agu1   111 l.7
        vmovdqu [rbp + 96], ymm0                                       ;    12.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 256]                                       ;     6.2 agu0   111 l.8
        vmovdqu [rbp + 128], ymm0                                      ;    13.2 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 288]                                       ;     7.2 agu0   111 l.9
        vmovdqu [rbp + 160], ymm0                                      ;    14.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 320]                                       ;     7.3 agu1   111 l.10
        vmovdqu [rbp + 192], ymm0                                      ;    14.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 352]                                       ;     8.2 agu0   111 l.11
        vmovdqu [rbp + 224], ymm0                                      ;    15.2 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 384]                                       ;     9.2 agu0   111 l.12
        vmovdqu [rbp + 256], ymm0                                      ;    16.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 416]                                       ;     9.3 agu1   111 l.13
        vmovdqu [rbp + 288], ymm0                                      ;    16.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 448]                                       ;    10.2 agu0   111 l.14
        vmovdqu [rbp + 320], ymm0                                      ;    17.2 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 480]                                       ;    11.2 agu0   111 l.15
        vmovdqu [rbp + 352], ymm0                                      ;    18.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 512]                                       ;    11.3 agu1   111 l.16
        vmovdqu [rbp + 384], ymm0                                      ;    18.3 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 544]                                       ;    12.3 agu1   111 l.17
        vmovdqu [rbp + 416], ymm0                                      ;    19.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 576]                                       ;    13.2 agu0   111 l.18
        vmovdqu [rbp + 448], ymm0                                      ;    20.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 608]                                       ;    13.3 agu1   111 l.19
        vmovdqu [rbp + 480], ymm0                                      ;    20.3 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 640]                                       ;    14.3 agu1   111 l.20
        vmovdqu [rbp + 512], ymm0                                      ;    21.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 672]                                       ;    15.2 agu0   111 l.21
        vmovdqu [rbp + 544], ymm0                                      ;    22.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 704]                                       ;    15.3 agu1   111 l.22
        vmovdqu [rbp + 576], ymm0                                      ;    22.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 736]                                       ;    16.3 agu1   111 l.23
        vmovdqu [rbp + 608], ymm0                                      ;    23.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 768]                                       ;    17.2 agu0   111 l.24
        vmovdqu [rbp + 640], ymm0                                      ;    24.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 800]                                       ;    17.3 agu1   111 l.25
        vmovdqu [rbp + 672], ymm0                                      ;    25.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 832]                                       ;    18.3 agu1   111 l.26
        vmovdqu [rbp + 704], ymm0                                      ;    26.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 864]                                       ;    19.2 agu0   111 l.27
        vmovdqu [rbp + 736], ymm0                                      ;    27.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 896]                                       ;    19.3 agu1   111 l.28
        vmovdqu [rbp + 768], ymm0                                      ;    28.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 928]                                       ;    20.3 agu1   111 l.29
        vmovdqu [rbp + 800], ymm0                                      ;    29.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 960]                                       ;    21.2 agu0   111 l.30
        vmovdqu [rbp + 832], ymm0                                      ;    30.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 992]                                       ;    21.3 agu1   111 l.31
        vmovdqu [rbp + 864], ymm0                                      ;    31.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1024]                                      ;    22.3 agu1   112 r.0
        vmovdqu [rbp + 896], ymm0                                      ;    32.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1056]                                      ;    23.2 agu0   112 r.1
        vmovdqu [rbp + 928], ymm0                                      ;    33.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1088]                                      ;    23.3 agu1   112 r.2
        vmovdqu [rbp + 960], ymm0                                      ;    34.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1120]                                      ;    24.3 agu1   112 r.3
        vmovdqu [rbp + 992], ymm0                                      ;    35.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1152]                                      ;    25.2 agu0   112 r.4
        vmovdqu [rbp + 1024], ymm0                                     ;    36.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1184]                                      ;    25.3 agu1   112 r.5
        vmovdqu [rbp + 1056], ymm0                                     ;    37.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1216]                                      ;    26.3 agu1   112 r.6
        vmovdqu [rbp + 1088], ymm0                                     ;    38.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1248]                                      ;    27.2 agu0   112 r.7
        vmovdqu [rbp + 1120], ymm0                                     ;    39.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1280]                                      ;    27.3 agu1   112 r.8
        vmovdqu [rbp + 1152], ymm0                                     ;    40.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1312]                                      ;    28.3 agu1   112 r.9
        vmovdqu [rbp + 1184], ymm0                                     ;    41.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1344]                                      ;    29.2 agu0   112 r.10
        vmovdqu [rbp + 1216], ymm0                                     ;    42.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1376]                                      ;    29.3 agu1   112 r.11
        vmovdqu [rbp + 1248], ymm0                                     ;    43.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1408]                                      ;    30.3 agu1   112 r.12
        vmovdqu [rbp + 1280], ymm0                                     ;    44.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1440]                                      ;    31.2 agu0   112 r.13
        vmovdqu [rbp + 1312], ymm0                                     ;    45.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1472]                                      ;    31.3 agu1   112 r.14
        vmovdqu [rbp + 1344], ymm0                                     ;    46.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1504]                                      ;    32.3 agu1   112 r.15
        vmovdqu [rbp + 1376], ymm0                                     ;    47.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1536]                                      ;    33.2 agu0   112 r.16
        vmovdqu [rbp + 1408], ymm0                                     ;    48.7 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1568]                                      ;    34.2 agu0   112 r.17
        vmovdqu [rbp + 1440], ymm0                                     ;    49.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1600]                                      ;    34.7 agu1   112 r.18
        vmovdqu [rbp + 1472], ymm0                                     ;    50.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1632]                                      ;    35.7 agu1   112 r.19
        vmovdqu [rbp + 1504], ymm0                                     ;    51.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1664]                                      ;    36.7 agu0   112 r.20
        vmovdqu [rbp + 1536], ymm0                                     ;    52.7 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1696]                                      ;    37.7 agu0   112 r.21
        vmovdqu [rbp + 1568], ymm0                                     ;    53.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1728]                                      ;    38.7 agu1   112 r.22
        vmovdqu [rbp + 1600], ymm0                                     ;    54.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1760]                                      ;    39.7 agu1   112 r.23
        vmovdqu [rbp + 1632], ymm0                                     ;    55.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1792]                                      ;    40.7 agu0   112 r.24
        vmovdqu [rbp + 1664], ymm0                                     ;    56.7 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1824]                                      ;    41.7 agu0   112 r.25
        vmovdqu [rbp + 1696], ymm0                                     ;    57.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1856]                                      ;    42.7 agu1   112 r.26
        vmovdqu [rbp + 1728], ymm0                                     ;    58.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1888]                                      ;    43.7 agu1   112 r.27
        vmovdqu [rbp + 1760], ymm0                                     ;    59.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1920]                                      ;    44.7 agu0   112 r.28
        vmovdqu [rbp + 1792], ymm0                                     ;    60.7 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1952]                                      ;    45.7 agu0   112 r.29
        vmovdqu [rbp + 1824], ymm0                                     ;    61.7 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1984]                                      ;    46.7 agu1   112 r.30
        vmovdqu [rbp + 1856], ymm0                                     ;    62.7 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 2016]                                      ;    47.7 agu1   112 r.31
        vmovdqu [rbp + 1888], ymm0                                     ;    63.7 agu2+fp5  113 rounds
        mov r8, qword [rbp + 4592]                                     ;    48.7 agu0   113 rounds reload
        mov qword [rbp + 4600], r8                                     ;    52.7 agu1+st1  113 rounds
        lea r9, [r8 + 1024]                                            ;    52.7 alu1   113 rounds
        mov qword [rbp + 4608], r9                                     ;    53.7 agu2+st0  113 rounds
        lea r9, [r8 + 2048]                                            ;    52.7 alu2   113 rounds
        mov qword [rbp + 4616], r9                                     ;    53.7 agu0+st1  113 rounds
        add r8, 0xc00                                                  ;    52.8 alu3   113 rounds
        mov qword [rbp + 4624], r8                                     ;    53.8 agu1+st0  113 rounds
        mov r8, qword [rbp + 4600]                                     ;                    resident
        mov r9, qword [rbp + 4608]                                     ;                    resident
        mov r10, qword [rbp + 4616]                                    ;                    resident
        mov r11, qword [rbp + 4624]                                    ;                    resident
        vmovdqu ymm0, [rbp + 384]                                      ;                    resident
        vmovdqu ymm1, [rbp + 416]                                      ;                    resident
        vmovdqu ymm2, [rbp + 448]                                      ;                    resident
        vmovdqu ymm3, [rbp + 480]                                      ;                    resident
        vmovdqu ymm4, [rbp + 512]                                      ;                    resident
        vmovdqu ymm5, [rbp + 544]                                      ;                    resident
        vmovdqu ymm6, [rbp + 576]                                      ;                    resident
        vmovdqu ymm7, [rbp + 608]                                      ;                    resident
        vmovdqu ymm8, [rbp + 640]                                      ;                    resident
        vmovdqu ymm9, [rbp + 672]                                      ;                    resident
        vmovdqu ymm10, [rbp + 704]                                     ;                    resident
        vmovdqu ymm11, [rbp + 736]                                     ;                    resident
        vmovdqu ymm12, [rbp + 768]                                     ;                    resident
        vmovdqu ymm13, [rbp + 800]                                     ;                    resident
        mov esi, dword [rbp + 4652]                                    ;                    resident
        align 16
.rounds_2:
        vmovdqu ymm14, [r8 + 512]                                      ;     0.0 agu0    68 k1.0
        vmovdqu ymm15, [r8 + 544]                                      ;     0.2 agu1    68 k1.1
        vmovdqu ymm15, [r8 + 576]                                      ;     1.0 agu0    68 k1.2
        vmovdqu ymm15, [r8 + 608]                                      ;     1.2 agu1    68 k1.3
        vmovdqu ymm15, [r8 + 640]                                      ;     2.0 agu0    68 k1.4
        vmovdqu ymm15, [r8 + 672]                                      ;     2.2 agu1    68 k1.5
        vmovdqu ymm15, [r8 + 704]                                      ;     3.0 agu0    68 k1.6
        vmovdqu ymm15, [r8 + 736]                                      ;     3.2 agu1    68 k1.7
        vmovdqu ymm15, [r8 + 768]                                      ;     4.0 agu0    68 k1.8
        vmovdqu ymm15, [r8 + 800]                                      ;     4.2 agu1    68 k1.9
        vmovdqu ymm15, [r8 + 832]                                      ;     5.0 agu0    68 k1.10
        vmovdqu ymm15, [r8 + 864]                                      ;     5.2 agu1    68 k1.11
        vmovdqu ymm14, [r8 + 896]                                      ;     6.0 agu0    68 k1.12
        vmovdqu ymm14, [r8 + 928]                                      ;     6.2 agu1    68 k1.13
        vmovdqu ymm14, [r8 + 960]                                      ;     7.0 agu0    68 k1.14
        vmovdqu ymm14, [r8 + 992]                                      ;     7.2 agu1    68 k1.15
        vmovdqu ymm14, [r11]                                           ;     8.0 agu0    68 k1.0
        vmovdqu ymm14, [r11 + 32]                                      ;     8.2 agu1    68 k1.1
        vmovdqu ymm14, [r11 + 64]                                      ;     9.0 agu0    68 k1.2
        vmovdqu ymm14, [r11 + 96]                                      ;     9.2 agu1    68 k1.3
        vmovdqu ymm14, [r11 + 128]                                     ;    10.0 agu0    68 k1.4
        vmovdqu ymm14, [r11 + 160]                                     ;    10.2 agu1    68 k1.5
        vmovdqu ymm14, [r11 + 192]                                     ;    11.0 agu0    68 k1.6
        vmovdqu ymm14, [r11 + 224]                                     ;    11.2 agu1    68 k1.7
        vmovdqu ymm14, [r11 + 256]                                     ;    12.0 agu0    68 k1.8
        vmovdqu ymm14, [r11 + 288]                                     ;    12.2 agu1    68 k1.9
        vmovdqu ymm14, [r11 + 320]                                     ;    13.0 agu0    68 k1.10
        vmovdqu ymm14, [r11 + 352]                                     ;    13.2 agu1    68 k1.11
        vmovdqu ymm14, [r11 + 384]                                     ;    14.0 agu0    68 k1.12
        vmovdqu ymm14, [r11 + 416]                                     ;    14.2 agu1    68 k1.13
        vmovdqu ymm14, [r11 + 448]                                     ;    15.0 agu0    68 k1.14
        vmovdqu ymm14, [r11 + 480]                                     ;    15.2 agu1    68 k1.15
        vmovdqu ymm14, [r10 + 4096]                                    ;    16.0 agu0    69 k1.0
        vmovdqu ymm14, [r10 + 4128]                                    ;    16.2 agu1    69 k1.1
        vmovdqu ymm14, [r10 + 4160]                                    ;    17.0 agu0    69 k1.2
        vmovdqu ymm14, [r10 + 4192]                                    ;    17.2 agu1    69 k1.3
        vmovdqu ymm14, [r10 + 4224]                                    ;    18.0 agu0    69 k1.4
        vmovdqu ymm14, [r10 + 4256]                                    ;    18.2 agu1    69 k1.5
        vmovdqu ymm14, [r10 + 4288]                                    ;    19.0 agu0    69 k1.6
        vmovdqu ymm14, [r10 + 4320]                                    ;    19.2 agu1    69 k1.7
        vmovdqu ymm14, [r10 + 4352]                                    ;    20.0 agu0    69 k1.8
        vmovdqu ymm14, [r10 + 4384]                                    ;    20.2 agu1    69 k1.9
        vmovdqu ymm14, [r10 + 4416]                                    ;    21.0 agu0    69 k1.10
        vmovdqu ymm14, [r10 + 4448]                                    ;    21.2 agu1    69 k1.11
        vmovdqu ymm14, [r10 + 4480]                                    ;    22.0 agu0    69 k1.12
        vmovdqu ymm14, [r10 + 4512]                                    ;    22.2 agu1    69 k1.13
        vmovdqu ymm14, [r10 + 4544]                                    ;    23.0 agu0    69 k1.14
        vmovdqu ymm14, [r10 + 4576]                                    ;    23.2 agu1    69 k1.15
        vmovdqu ymm14, [r9 + 4608]                                     ;    24.0 agu0    69 k1.0
        vmovdqu ymm14, [r9 + 4640]                                     ;    24.2 agu1    69 k1.1
        vmovdqu ymm14, [r9 + 4672]                                     ;    25.0 agu0    69 k1.2
        vmovdqu ymm14, [r9 + 4704]                                     ;    25.2 agu1    69 k1.3
        vmovdqu ymm14, [r9 + 4736]                                     ;    26.0 agu0    69 k1.4
        vmovdqu ymm14, [r9 + 4768]                                     ;    26.2 agu1    69 k1.5
        vmovdqu ymm14, [r9 + 4800]                                     ;    27.0 agu0    69 k1.6
        vmovdqu ymm14, [r9 + 4832]                                     ;    27.2 agu1    69 k1.7
        vmovdqu ymm14, [r9 + 4864]                                     ;    28.0 agu0    69 k1.8
        vmovdqu ymm14, [r9 + 4896]                                     ;    28.2 agu1    69 k1.9
        vmovdqu ymm14, [r9 + 4928]                                     ;    29.0 agu0    69 k1.10
        vmovdqu ymm14, [r9 + 4960]                                     ;    29.2 agu1    69 k1.11
        vmovdqu ymm14, [r9 + 4992]                                     ;    30.0 agu0    69 k1.12
        vmovdqu ymm14, [r9 + 5024]                                     ;    30.2 agu1    69 k1.13
        vmovdqu ymm14, [r9 + 5056]                                     ;    31.0 agu0    69 k1.14
        vmovdqu ymm14, [r9 + 5088]                                     ;    31.2 agu1    69 k1.15
        vmovdqu ymm14, [r8 + 480]                                      ;    32.0 agu0    58 r
        vpand ymm14, ymm14, ymm0                                       ;    39.0 fp0     58 r
        vmovdqu ymm15, [r8]                                            ;    32.2 agu1    58 r
        vpand ymm15, ymm15, ymm1                                       ;    39.2 fp1     58 r
        vmovdqu [rbp + 1920], ymm1                                     ;    26.0 agu2+fp5   58 r spill
        vmovdqu ymm1, [r8 + 32]                                        ;    33.0 agu0    58 r
        vpand ymm1, ymm1, ymm2                                         ;    40.0 fp2     58 r
        vmovdqu [rbp + 1952], ymm2                                     ;    27.0 agu2+fp5   58 r spill
        vmovdqu ymm2, [r8 + 64]                                        ;    33.2 agu1    58 r
        vpand ymm2, ymm2, ymm3                                         ;    40.2 fp3     58 r
        vmovdqu [rbp + 1984], ymm3                                     ;    28.0 agu2+fp5   58 r spill
        vmovdqu ymm3, [r8 + 96]                                        ;    34.0 agu0    58 r
        vpand ymm3, ymm3, ymm4                                         ;    41.0 fp0     58 r
        vmovdqu [rbp + 2016], ymm4                                     ;    29.0 agu2+fp5   58 r spill
        vmovdqu ymm4, [r8 + 128]                                       ;    34.2 agu1    58 r
        vpand ymm4, ymm4, ymm5                                         ;    41.2 fp1     58 r
        vmovdqu [rbp + 2048], ymm5                                     ;    30.0 agu2+fp5   58 r spill
        vmovdqu ymm5, [r8 + 160]                                       ;    35.0 agu0    58 r
        vpand ymm5, ymm5, ymm6                                         ;    42.0 fp2     58 r
        vmovdqu [rbp + 2080], ymm6                                     ;    31.0 agu2+fp5   58 r spill
        vmovdqu ymm6, [r8 + 192]                                       ;    35.2 agu1    58 r
        vpand ymm6, ymm6, ymm7                                         ;    42.2 fp3     58 r
        vmovdqu [rbp + 2112], ymm7                                     ;    32.0 agu2+fp5   58 r spill
        vmovdqu ymm7, [r8 + 224]                                       ;    36.0 agu0    58 r
        vpand ymm7, ymm7, ymm8                                         ;    43.0 fp0     58 r
        vmovdqu [rbp + 2144], ymm8                                     ;    33.0 agu2+fp5   58 r spill
        vmovdqu ymm8, [r8 + 256]                                       ;    36.2 agu1    58 r
        vpand ymm8, ymm8, ymm9                                         ;    43.2 fp1     58 r
        vmovdqu [rbp + 2176], ymm9                                     ;    34.0 agu2+fp5   58 r spill
        vmovdqu ymm9, [r8 + 288]                                       ;    37.0 agu0    58 r
        vpand ymm9, ymm9, ymm10                                        ;    44.0 fp2     58 r
        vpxor ymm14, ymm14, [rbp - 96]                                 ;    40.0 fp3+agu1   58 r
        vmovdqu [rbp + 2208], ymm10                                    ;    35.2 agu2+fp5   58 r spill
        vmovdqu ymm10, [r8 + 320]                                      ;    38.0 agu0    58 r
        vpand ymm10, ymm10, ymm11                                      ;    45.0 fp0     58 r
        vpxor ymm15, ymm15, [rbp - 64]                                 ;    40.2 fp1+agu1   58 r
        vmovdqu [rbp + 2240], ymm11                                    ;    37.0 agu2+fp5   58 r spill
        vmovdqu ymm11, [r8 + 352]                                      ;    39.0 agu0    58 r
        vpand ymm11, ymm11, ymm12                                      ;    46.0 fp2     58 r
        vpxor ymm1, ymm1, [rbp - 32]                                   ;    41.0 fp3+agu1   58 r
        vmovdqu [rbp + 2272], ymm12                                    ;    39.2 agu2+fp5   58 r spill
        vmovdqu ymm12, [r8 + 384]                                      ;    40.0 agu0    58 r
        vpand ymm12, ymm12, ymm13                                      ;    47.0 fp0     58 r
        vpxor ymm2, ymm2, [rbp + 0]                                    ;    41.2 fp1+agu1   58 r
        vmovdqu [rbp + 2304], ymm13                                    ;    40.2 agu2+fp5   58 r spill
        vmovdqu ymm13, [r8 + 416]                                      ;    41.0 agu0    58 r
        vpand ymm13, ymm13, [rbp + 832]                                ;    48.0 fp2+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 32]                                   ;    42.0 fp3+agu0   58 r
        vmovdqu [rbp + 2336], ymm0                                     ;    41.2 agu2+fp5   58 r spill
        vmovdqu ymm0, [r8 + 448]                                       ;    42.2 agu1    58 r
        vpand ymm0, ymm0, [rbp + 864]                                  ;    49.2 fp0+agu0   58 r
        vpxor ymm0, ymm0, [rbp - 128]                                  ;    50.2 fp1+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 64]                                   ;    44.0 fp2+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 96]                                   ;    44.2 fp3+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 128]                                  ;    45.0 fp0+agu0   58 r
        vpxor ymm7, ymm7, [rbp + 160]                                  ;    45.2 fp1+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 192]                                  ;    46.0 fp2+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 224]                                  ;    46.2 fp3+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 256]                                ;    47.0 fp0+agu0   58 r
        vpxor ymm11, ymm11, [rbp + 288]                                ;    47.2 fp1+agu1   58 r
        vpxor ymm12, ymm12, [rbp + 320]                                ;    48.0 fp2+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 352]                                ;    49.0 fp3+agu1   58 r
        vmovdqu [rbp + 2368], ymm13                                    ;    50.0 agu2+fp5   58 r spill
        vpor ymm13, ymm14, [r9 + 4128]                                 ;    49.0 fp0+agu0   59 r
        vmovdqu [rbp + 2400], ymm14                                    ;    45.2 agu2+fp5   58 r spill
        vpor ymm14, ymm0, [r9 + 4096]                                  ;    51.2 fp1+agu1   59 r
        vmovdqu [rbp + 2432], ymm0                                     ;    51.2 agu2+fp5   58 r spill
        vpor ymm0, ymm15, [r9 + 4160]                                  ;    50.0 fp2+agu0   59 r
        vmovdqu [rbp + 2464], ymm15                                    ;    47.2 agu2+fp5   58 r spill
        vpor ymm15, ymm1, [r9 + 4192]                                  ;    50.2 fp3+agu1   59 r
        vmovdqu [rbp + 2496], ymm1                                     ;    48.2 agu2+fp5   58 r spill
        vpor ymm1, ymm2, [r9 + 4224]                                   ;    51.0 fp0+agu0   59 r
        vmovdqu [rbp + 2528], ymm2                                     ;    49.2 agu2+fp5   58 r spill
        vpor ymm2, ymm3, [r9 + 4256]                                   ;    51.2 fp1+agu1   59 r
        vmovdqu [rbp + 2560], ymm3                                     ;    50.2 agu2+fp5   58 r spill
        vpor ymm3, ymm4, [r9 + 4288]                                   ;    52.0 fp2+agu0   59 r
        vmovdqu [rbp + 2592], ymm4                                     ;    51.2 agu2+fp5   58 r spill
        vpor ymm4, ymm5, [r9 + 4320]                                   ;    52.2 fp3+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 1920]                               ;    53.0 fp0+agu0   59 r
        vmovdqu [rbp + 2624], ymm5                                     ;    52.2 agu2+fp5   58 r spill
        vpor ymm5, ymm6, [r9 + 4352]                                   ;    53.2 fp1+agu1   59 r
        vpxor ymm13, ymm13, [rbp + 1952]                               ;    54.0 fp2+agu0   59 r
        vmovdqu [rbp + 2656], ymm6                                     ;    53.2 agu2+fp5   58 r spill
        vpor ymm6, ymm7, [r9 + 4384]                                   ;    54.2 fp3+agu1   59 r
        vpxor ymm0, ymm0, [rbp + 1984]                                 ;    55.0 fp0+agu0   59 r
        vmovdqu [rbp + 2688], ymm7                                     ;    54.2 agu2+fp5   58 r spill
        vpor ymm7, ymm8, [r9 + 4416]                                   ;    55.2 fp1+agu1   59 r
        vpxor ymm15, ymm15, [rbp + 2016]                               ;    56.0 fp2+agu0   59 r
        vmovdqu [rbp + 2720], ymm8                                     ;    55.2 agu2+fp5   58 r spill
        vpor ymm8, ymm9, [r9 + 4448]                                   ;    56.2 fp3+agu1   59 r
        vpxor ymm1, ymm1, [rbp + 2048]                                 ;    57.0 fp0+agu0   59 r
        vmovdqu [rbp + 2752], ymm9                                     ;    56.2 agu2+fp5   58 r spill
        vpor ymm9, ymm10, [r9 + 4480]                                  ;    57.2 fp1+agu1   59 r
        vpxor ymm2, ymm2, [rbp + 2080]                                 ;    58.0 fp2+agu0   59 r
        vmovdqu [rbp + 2784], ymm10                                    ;    57.2 agu2+fp5   58 r spill
        vpor ymm10, ymm11, [r9 + 4512]                                 ;    58.2 fp3+agu1   59 r
        vpxor ymm3, ymm3, [rbp + 2112]                                 ;    59.0 fp0+agu0   59 r
        vmovdqu [rbp + 2816], ymm11                                    ;    58.2 agu2+fp5   58 r spill
        vpor ymm11, ymm12, [r9 + 4544]                                 ;    59.2 fp1+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 2144]                                 ;    60.0 fp2+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 2176]                                 ;    60.2 fp3+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 2208]                                 ;    61.0 fp0+agu0   59 r
        vmovdqu [rbp + 2848], ymm12                                    ;    59.2 agu2+fp5   58 r spill
        vmovdqu ymm12, [rbp + 2368]                                    ;    61.2 agu1    59 r
        vpor ymm12, ymm12, [r9 + 4576]                                 ;    68.2 fp1+agu0   59 r
        vpxor ymm12, ymm12, [rbp + 2336]                               ;    69.2 fp2+agu1   59 r
        vpxor ymm7, ymm7, [rbp + 2240]                                 ;    63.0 fp3+agu0   59 r
        vpxor ymm8, ymm8, [rbp + 2272]                                 ;    63.2 fp0+agu1   59 r
        vpxor ymm9, ymm9, [rbp + 2304]                                 ;    64.0 fp1+agu0   59 r
        vpxor ymm10, ymm10, [rbp + 832]                                ;    64.2 fp2+agu1   59 r
        vpxor ymm11, ymm11, [rbp + 864]                                ;    65.0 fp3+agu0   59 r
        vpxor ymm12, ymm12, [r8 + 864]                                 ;    70.2 fp0+agu1   50 next
        vpxor ymm14, ymm14, [r8 + 896]                                 ;    66.0 fp1+agu0   50 next
        vpxor ymm13, ymm13, [r8 + 928]                                 ;    66.2 fp2+agu1   50 next
        vpxor ymm0, ymm0, [r8 + 960]                                   ;    67.0 fp3+agu0   50 next
        vpxor ymm15, ymm15, [r8 + 992]                                 ;    67.2 fp0+agu1   50 next
        vpxor ymm1, ymm1, [r8 + 512]                                   ;    68.0 fp1+agu0   50 next
        vpxor ymm2, ymm2, [r8 + 544]                                   ;    68.2 fp2+agu1   50 next
        vpxor ymm3, ymm3, [r8 + 576]                                   ;    69.0 fp3+agu0   50 next
        vpxor ymm4, ymm4, [r8 + 608]                                   ;    69.2 fp0+agu1   50 next
        vpxor ymm5, ymm5, [r8 + 640]                                   ;    70.0 fp1+agu0   50 next
        vpxor ymm6, ymm6, [r8 + 672]                                   ;    70.2 fp2+agu1   50 next
        vpxor ymm7, ymm7, [r8 + 704]                                   ;    71.0 fp3+agu0   50 next
        vpxor ymm8, ymm8, [r8 + 736]                                   ;    71.2 fp0+agu1   50 next
        vpxor ymm9, ymm9, [r8 + 768]                                   ;    72.0 fp1+agu0   50 next
        vpxor ymm10, ymm10, [r8 + 800]                                 ;    72.2 fp2+agu1   50 next
        vpxor ymm11, ymm11, [r8 + 832]                                 ;    73.0 fp3+agu0   50 next
        vmovdqu [rbp + 2880], ymm15                                    ;    68.2 agu2+fp5   50 next spill
        vpxor ymm15, ymm5, ymm11                                       ;    74.0 fp0     41 next
        vmovdqu [rbp + 2912], ymm14                                    ;    68.0 agu2+fp5   50 next spill
        vpxor ymm14, ymm3, ymm9                                        ;    73.0 fp1     41 next
        vmovdqu [rbp + 2944], ymm1                                     ;    69.0 agu2+fp5   50 next spill
        vpxor ymm1, ymm5, ymm6                                         ;    71.2 fp2     41 next
        vmovdqu [rbp + 2976], ymm12                                    ;    71.2 agu2+fp5   50 next spill
        vpand ymm12, ymm3, ymm4                                        ;    70.2 fp3     41 next
        vmovdqu [rbp + 3008], ymm2                                     ;    71.0 agu2+fp5   50 next spill
        vpxor ymm2, ymm5, ymm10                                        ;    73.2 fp0     41 next
        vpand ymm2, ymm2, ymm3                                         ;    74.2 fp1     41 next
        vmovdqu [rbp + 3040], ymm13                                    ;    72.0 agu2+fp5   50 next spill
        vpxor ymm13, ymm9, ymm6                                        ;    73.0 fp2     41 next
        vmovdqu [rbp + 3072], ymm0                                     ;    73.0 agu2+fp5   50 next spill
        vpand ymm0, ymm1, ymm6                                         ;    72.2 fp3     41 next
        vpxor ymm12, ymm12, ymm0                                       ;    73.2 fp0     41 next
        vpand ymm0, ymm9, ymm8                                         ;    73.0 fp1     41 next
        vpxor ymm0, ymm0, [rel kasumi_encrypt_compact.T0_constants256] ;    74.0 fp2+agu1   41 next
        vpxor ymm2, ymm2, ymm0                                         ;    75.2 fp3     41 next
        vmovdqu [rbp + 3104], ymm0                                     ;    75.0 agu0+fp5   41 next spill
        vpand ymm0, ymm14, ymm10                                       ;    74.0 fp0     41 next
        vmovdqu [rbp + 3136], ymm14                                    ;    75.0 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm6                                        ;    73.0 fp1     41 next
        vmovdqu [rbp + 3168], ymm6                                     ;    76.0 agu1+fp5   50 next spill
        vpxor ymm6, ymm5, ymm4                                         ;    73.0 fp2     41 next
        vmovdqu [rbp + 3200], ymm2                                     ;    77.0 agu0+fp5   41 next spill
        vpand ymm2, ymm13, ymm10                                       ;    74.0 fp3     41 next
        vmovdqu [rbp + 3232], ymm2                                     ;    78.0 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm8                                         ;    73.7 fp0     41 next
        vpxor ymm2, ymm2, ymm4                                         ;    74.7 fp1     41 next
        vpxor ymm0, ymm0, ymm2                                         ;    75.7 fp2     41 next
        vmovdqu [rbp + 3264], ymm0                                     ;    79.0 agu1+fp5   41 next spill
        vpand ymm0, ymm8, ymm7                                         ;    74.3 fp3     41 next
        vpxor ymm0, ymm0, [rel kasumi_encrypt_compact.T0_constants256] ;    76.0 fp0+agu0   41 next
        vmovdqu [rbp + 3296], ymm0                                     ;    80.0 agu2+fp5   41 next spill
        vpand ymm0, ymm15, ymm4                                        ;    75.0 fp1     41 next
        vpxor ymm14, ymm14, ymm0                                       ;    76.0 fp2     41 next
        vpand ymm0, ymm6, ymm10                                        ;    75.3 fp3     41 next
        vpand ymm6, ymm6, ymm8                                         ;    75.7 fp0     41 next
        vmovdqu [rbp + 3328], ymm12                                    ;    81.0 agu1+fp5   41 next spill
        vpand ymm12, ymm1, ymm8                                        ;    75.8 fp1     41 next
        vpxor ymm2, ymm2, ymm12                                        ;    76.8 fp2     41 next
        vpxor ymm2, ymm2, ymm0                                         ;    77.8 fp3     41 next
        vpxor ymm2, ymm13, ymm2                                        ;    78.8 fp0     41 next
        vpand ymm13, ymm13, ymm7                                       ;    76.8 fp1     41 next
        vpor ymm12, ymm1, ymm4                                         ;    77.0 fp2     41 next
        vpxor ymm12, ymm12, ymm14                                      ;    78.0 fp3     41 next
        vpxor ymm6, ymm6, ymm13                                        ;    77.8 fp0     41 next
        vpxor ymm13, ymm3, ymm4                                        ;    77.8 fp1     41 next
        vpxor ymm14, ymm14, ymm3                                       ;    78.0 fp2     41 next
        vpand ymm3, ymm3, ymm11                                        ;    78.3 fp3     41 next
        vmovdqu [rbp + 3360], ymm12                                    ;    82.0 agu0+fp5   41 next spill
        vpand ymm12, ymm15, ymm8                                       ;    78.7 fp0     41 next
        vpxor ymm0, ymm0, ymm12                                        ;    79.7 fp1     41 next
        vmovdqu [rbp + 3392], ymm3                                     ;    83.0 agu2+fp5   41 next spill
        vpand ymm3, ymm4, ymm5                                         ;    79.0 fp2     41 next
        vpxor ymm3, ymm3, ymm10                                        ;    80.0 fp3     41 next
        vpxor ymm6, ymm6, ymm3                                         ;    81.0 fp0     41 next
        vpand ymm3, ymm3, ymm5                                         ;    81.0 fp1     41 next
        vpxor ymm0, ymm0, [rbp + 3200]                                 ;    84.0 fp2+agu1   41 next
        vmovdqu [rbp + 3424], ymm5                                     ;    84.0 agu0+fp5   50 next spill
        vpand ymm5, ymm13, ymm9                                        ;    80.3 fp3     41 next
        vpand ymm13, ymm13, ymm7                                       ;    80.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3328]                               ;    88.0 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm13                                      ;    89.0 fp2     41 next
        vpand ymm13, ymm10, ymm11                                      ;    81.3 fp3     41 next
        vpxor ymm0, ymm0, ymm13                                        ;    85.0 fp0     41 next
        vpxor ymm13, ymm13, ymm8                                       ;    82.3 fp1     41 next
        vpxor ymm2, ymm2, ymm12                                        ;    90.0 fp2     41 next
        vmovdqu ymm12, [rel kasumi_encrypt_compact.T0_constants256]    ;    80.5 agu0    41 next reload
        vpxor ymm2, ymm2, ymm12                                        ;    91.0 fp3     41 next
        vpxor ymm3, ymm3, [rbp + 3296]                                 ;    87.0 fp0+agu1   41 next
        vpxor ymm3, ymm3, [rbp + 3328]                                 ;    88.0 fp1+agu0   41 next
        vpand ymm9, ymm9, ymm4                                         ;    83.0 fp2     41 next
        vpxor ymm9, ymm9, ymm6                                         ;    84.0 fp3     41 next
        vpand ymm8, ymm8, ymm10                                        ;    83.7 fp0     41 next
        vpand ymm12, ymm15, [rbp + 3168]                               ;    83.8 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm12                                        ;    84.8 fp2     41 next
        vpand ymm15, ymm15, ymm1                                       ;    84.3 fp3     41 next
        vmovdqu ymm12, [rbp + 3136]                                    ;    83.0 agu0    41 next reload
        vpand ymm1, ymm1, ymm12                                        ;    90.0 fp0     41 next
        vpxor ymm8, ymm8, ymm1                                         ;    91.0 fp1     41 next
        vmovdqu ymm1, [rbp + 3168]                                     ;    83.7 agu1    50 next reload
        vmovdqu [rbp + 3456], ymm2                                     ;    92.0 agu2+fp5   41 next spill
        vpand ymm2, ymm12, ymm1                                        ;    90.7 fp2     41 next
        vpxor ymm6, ymm6, ymm14                                        ;    85.8 fp3     41 next
        vpxor ymm8, ymm8, ymm11                                        ;    92.0 fp0     41 next
        vpand ymm10, ymm10, ymm7                                       ;    85.8 fp1     41 next
        vpxor ymm10, ymm10, [rbp + 3392]                               ;    90.0 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm8                                         ;    93.0 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 3328]                               ;    88.0 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm10                                        ;    91.0 fp1     41 next
        vpand ymm4, ymm4, ymm7                                         ;    87.0 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 3200]                                 ;    93.0 fp3+agu0   41 next
        vpxor ymm4, ymm4, ymm5                                         ;    92.0 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                        ;    89.0 fp1     41 next
        vpxor ymm15, ymm15, ymm7                                       ;    89.0 fp2     41 next
        vmovdqu [rbp + 3200], ymm3                                     ;    94.0 agu2+fp5   41 next spill
        vpand ymm3, ymm7, [rbp + 3424]                                 ;    91.0 fp3+agu1   41 next
        vpxor ymm2, ymm2, ymm3                                         ;    92.0 fp0     41 next
        vpand ymm3, ymm7, ymm1                                         ;    90.7 fp1     41 next
        vpxor ymm10, ymm10, [rbp + 3264]                               ;    91.0 fp2+agu0   41 next
        vpxor ymm2, ymm2, ymm13                                        ;    93.0 fp3     41 next
        vpxor ymm5, ymm5, ymm2                                         ;    94.0 fp0     41 next
        vpand ymm7, ymm7, ymm11                                        ;    90.7 fp1     41 next
        vpxor ymm2, ymm3, ymm8                                         ;    94.0 fp2     41 next
        vpxor ymm10, ymm10, ymm2                                       ;    95.0 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                       ;    95.0 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3360]                               ;    91.7 fp1+agu1   41 next
        vpand ymm13, ymm13, ymm11                                      ;    92.0 fp2     41 next
        vpxor ymm7, ymm7, ymm1                                         ;    92.2 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 3264]                               ;    92.7 fp0+agu0   41 next
        vpxor ymm3, ymm3, [rbp + 3104]                                 ;    92.7 fp1+agu1   41 next
        vpxor ymm0, ymm0, ymm7                                         ;    93.2 fp2     41 next
        vpxor ymm6, ymm6, ymm3                                         ;    93.7 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 3296]                               ;    93.3 fp0+agu0   41 next
        vpand ymm12, ymm12, ymm11                                      ;    93.7 fp1     41 next
        vpxor ymm9, ymm9, ymm1                                         ;    94.0 fp2     41 next
        vpxor ymm4, ymm4, ymm12                                        ;    94.7 fp3     41 next
        vpxor ymm4, ymm4, [rbp + 3424]                                 ;    95.7 fp0+agu1   41 next
        vpxor ymm4, ymm4, [rbp + 3232]                                 ;    96.7 fp1+agu0   41 next
        vpxor ymm6, ymm6, ymm13                                        ;    95.0 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                       ;    97.7 fp3     41 next
        vmovdqu ymm1, [rbp + 3072]                                     ;    94.3 agu1    41 next
        vmovdqu ymm2, [rbp + 3040]                                     ;    94.8 agu0    50 next reload
        vpand ymm1, ymm1, ymm2                                         ;   101.8 fp0     41 next
        vmovdqu ymm3, [rbp + 3008]                                     ;    95.3 agu1    41 next
        vmovdqu ymm4, [rbp + 2976]                                     ;    95.8 agu0    50 next reload
        vpand ymm3, ymm3, ymm4                                         ;   102.8 fp1     41 next
        vmovdqu ymm5, [rbp + 2944]                                     ;    96.3 agu1    41 next
        vmovdqu ymm7, [rbp + 2912]                                     ;    96.8 agu0    50 next reload
        vpand ymm5, ymm5, ymm7                                         ;   103.8 fp2     41 next
        vmovdqu ymm8, [rbp + 3008]                                     ;    97.3 agu1    41 next
        vmovdqu ymm11, [rbp + 2880]                                    ;    97.8 agu0    50 next reload
        vpand ymm8, ymm8, ymm11                                        ;   104.8 fp3     41 next
        vmovdqu ymm12, [rbp + 3072]                                    ;    98.3 agu1    41 next
        vpand ymm12, ymm12, ymm4                                       ;   105.3 fp0     41 next
        vpxor ymm1, ymm1, ymm4                                         ;   102.8 fp1     41 next
        vmovdqu [rbp + 3232], ymm9                                     ;    96.3 agu2+fp5   41 next spill
        vpand ymm9, ymm4, ymm11                                        ;   104.8 fp2     41 next
        vmovdqu [rbp + 3424], ymm6                                     ;    97.3 agu2+fp5   41 next spill
        vpand ymm6, ymm2, ymm7                                         ;   103.8 fp3     41 next
        vmovdqu [rbp + 3168], ymm13                                    ;    98.7 agu2+fp5   41 next spill
        vpxor ymm13, ymm3, ymm5                                        ;   104.8 fp0     41 next
        vpand ymm5, ymm5, [rbp + 3072]                                 ;   104.8 fp1+agu0   41 next
        vmovdqu [rbp + 3136], ymm15                                    ;    99.3 agu1+fp5   41 next spill
        vpxor ymm15, ymm12, ymm13                                      ;   106.3 fp2     41 next
        vpxor ymm12, ymm12, ymm8                                       ;   106.3 fp3     41 next
        vpxor ymm6, ymm6, ymm12                                        ;   107.3 fp0     41 next
        vpand ymm12, ymm12, [rbp + 2944]                               ;   107.3 fp1+agu0   41 next
        vpxor ymm3, ymm3, ymm6                                         ;   108.3 fp2     41 next
        vmovdqu [rbp + 3296], ymm14                                    ;   100.3 agu2+fp5   41 next spill
        vpxor ymm14, ymm9, [rbp + 3072]                                ;   105.8 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm14                                        ;   106.8 fp0     41 next
        vpand ymm14, ymm14, ymm7                                       ;   106.8 fp1     41 next
        vmovdqu [rbp + 3104], ymm10                                    ;   103.0 agu2+fp5   41 next spill
        vpand ymm10, ymm11, [rbp + 2944]                               ;   104.8 fp2+agu0   41 next
        vpand ymm3, ymm3, ymm7                                         ;   109.3 fp3     41 next
        vmovdqu [rbp + 3264], ymm0                                     ;   104.0 agu1+fp5   41 next spill
        vmovdqa ymm0, ymm10                                            ;   105.8         41 next copy
        vpor ymm10, ymm10, ymm9                                        ;   105.8 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 3008]                                 ;   105.8 fp1+agu0   41 next
        vmovdqu [rbp + 3360], ymm15                                    ;   107.3 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 3008]                                    ;   105.3 agu1    41 next
        vpand ymm15, ymm15, [rbp + 3072]                               ;   112.3 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm15                                        ;   113.3 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 2944]                               ;   113.3 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   107.8 fp1     41 next
        vmovdqu [rbp + 3328], ymm1                                     ;   106.2 agu2+fp5   41 next spill
        vpand ymm1, ymm6, [rbp + 3072]                                 ;   108.3 fp2+agu0   41 next
        vpxor ymm10, ymm10, ymm1                                       ;   109.3 fp3     41 next
        vmovdqu ymm1, [rbp + 2944]                                     ;   107.3 agu1    50 next reload
        vmovdqu [rbp + 3392], ymm10                                    ;   110.3 agu2+fp5   41 next spill
        vpxor ymm10, ymm2, ymm1                                        ;   114.3 fp0     41 next
        vpand ymm6, ymm6, ymm11                                        ;   108.3 fp1     41 next
        vpxor ymm3, ymm3, ymm9                                         ;   110.3 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   114.3 fp3     41 next
        vpand ymm8, ymm8, ymm10                                        ;   115.3 fp0     41 next
        vpand ymm15, ymm15, [rbp + 3008]                               ;   114.3 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm14                                        ;   116.3 fp2     41 next
        vpand ymm14, ymm14, ymm7                                       ;   108.8 fp3     41 next
        vmovdqu [rbp + 3488], ymm3                                     ;   111.3 agu2+fp5   41 next spill
        vpand ymm3, ymm4, ymm7                                         ;   109.0 fp0     41 next
        vpand ymm1, ymm3, ymm10                                        ;   115.3 fp1     41 next
        vpxor ymm3, ymm3, ymm9                                         ;   115.3 fp2     41 next
        vpxor ymm12, ymm12, ymm3                                       ;   116.3 fp3     41 next
        vpxor ymm3, ymm7, ymm11                                        ;   110.0 fp0     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   116.3 fp1     41 next
        vpxor ymm3, ymm13, ymm11                                       ;   110.5 fp2     41 next
        vpand ymm3, ymm3, ymm2                                         ;   111.5 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                        ;   115.3 fp0     41 next
        vpxor ymm3, ymm3, ymm12                                        ;   117.3 fp1     41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   111.3 agu1    41 next reload
        vpxor ymm3, ymm3, ymm15                                        ;   118.3 fp2     41 next
        vpxor ymm1, ymm0, ymm1                                         ;   117.3 fp3     41 next
        vpxor ymm0, ymm0, ymm10                                        ;   115.3 fp0     41 next
        vmovdqu ymm12, [rbp + 3328]                                    ;   113.3 agu0    41 next reload
        vmovdqu [rbp + 3520], ymm3                                     ;   119.3 agu2+fp5   41 next spill
        vpand ymm3, ymm11, ymm12                                       ;   120.3 fp1     41 next
        vpand ymm1, ymm1, ymm7                                         ;   118.3 fp2     41 next
        vpand ymm0, ymm0, ymm4                                         ;   116.3 fp3     41 next
        vpxor ymm0, ymm0, ymm15                                        ;   118.3 fp0     41 next
        vpand ymm15, ymm2, [rbp + 3008]                                ;   115.3 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm15                                        ;   116.3 fp2     41 next
        vpand ymm12, ymm11, [rbp + 3072]                               ;   115.7 fp3+agu0   41 next
        vpand ymm10, ymm10, ymm12                                      ;   116.7 fp0     41 next
        vpxor ymm12, ymm12, ymm15                                      ;   116.7 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 2944]                               ;   116.5 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm12                                        ;   119.3 fp3     41 next
        vmovdqu ymm12, [rbp + 3008]                                    ;   116.7 agu0    50 next reload
        vpand ymm11, ymm7, ymm12                                       ;   123.7 fp0     41 next
        vpand ymm7, ymm2, [rbp + 2944]                                 ;   117.3 fp1+agu1   41 next
        vpand ymm2, ymm13, ymm12                                       ;   123.7 fp2     41 next
        vpxor ymm10, ymm10, ymm2                                       ;   124.7 fp3     41 next
        vpxor ymm2, ymm7, ymm11                                        ;   124.7 fp0     41 next
        vpand ymm7, ymm7, ymm15                                        ;   118.3 fp1     41 next
        vpand ymm15, ymm15, [rbp + 3072]                               ;   118.5 fp2+agu0   41 next
        vpand ymm13, ymm13, [rbp + 2944]                               ;   118.7 fp3+agu1   41 next
        vpand ymm12, ymm4, ymm2                                        ;   125.7 fp0     41 next
        vpxor ymm2, ymm2, ymm3                                         ;   125.7 fp1     41 next
        vpxor ymm3, ymm3, ymm0                                         ;   121.3 fp2     41 next
        vpxor ymm11, ymm11, ymm3                                       ;   124.7 fp3     41 next
        vpxor ymm8, ymm8, ymm2                                         ;   126.7 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 3360]                               ;   126.7 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   125.7 fp2     41 next
        vpxor ymm9, ymm9, ymm8                                         ;   127.7 fp3     41 next
        vpxor ymm15, ymm15, ymm13                                      ;   120.8 fp0     41 next
        vpxor ymm6, ymm6, ymm12                                        ;   127.7 fp1     41 next
        vmovdqu ymm3, [rbp + 3328]                                     ;   119.7 agu1    41 next
        vmovdqu ymm8, [rbp + 2944]                                     ;   119.8 agu0    50 next reload
        vpand ymm3, ymm3, ymm8                                         ;   126.8 fp2     41 next
        vmovdqu ymm11, [rbp + 3040]                                    ;   120.7 agu1    50 next reload
        vpor ymm2, ymm2, ymm11                                         ;   127.7 fp3     41 next
        vpxor ymm10, ymm10, ymm9                                       ;   128.7 fp0     41 next
        vpxor ymm0, ymm0, ymm2                                         ;   128.7 fp1     41 next
        vpxor ymm5, ymm5, ymm14                                        ;   126.7 fp2     41 next
        vpxor ymm7, ymm7, ymm0                                         ;   129.7 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                 ;   128.7 fp0+agu0   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   124.8 agu1    41 next reload
        vpxor ymm6, ymm6, ymm14                                        ;   131.8 fp1     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   127.8 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 3392]                                 ;   130.7 fp3+agu0   41 next
        vpxor ymm15, ymm15, [rbp + 3488]                               ;   125.8 fp0+agu1   41 next
        vpxor ymm4, ymm4, [rbp + 3264]                                 ;   126.7 fp1+agu0   41 next
        vpxor ymm0, ymm4, ymm10                                        ;   129.7 fp2     41 next
        vmovdqu ymm2, [rbp + 3456]                                     ;   126.8 agu1    41 next
        vpxor ymm2, ymm2, [rbp + 2912]                                 ;   133.8 fp3+agu0   41 next
        vpxor ymm3, ymm2, [rbp + 3520]                                 ;   134.8 fp0+agu1   41 next
        vpxor ymm11, ymm11, [rbp + 3104]                               ;   128.7 fp1+agu0   41 next
        vpxor ymm6, ymm11, ymm6                                        ;   132.8 fp2     41 next
        vmovdqu ymm9, [rbp + 3296]                                     ;   128.8 agu1    41 next
        vpxor ymm9, ymm9, [rbp + 3072]                                 ;   135.8 fp3+agu0   41 next
        vpxor ymm1, ymm1, ymm9                                         ;   136.8 fp0     41 next
        vmovdqu ymm10, [rbp + 3136]                                    ;   129.8 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2880]                               ;   136.8 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm10                                        ;   137.8 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 3168]                                 ;   130.8 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm8                                         ;   131.8 fp0     41 next
        vmovdqu ymm12, [rbp + 3424]                                    ;   131.7 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3008]                               ;   138.7 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm12                                      ;   139.7 fp2     41 next
        vmovdqu ymm13, [r10 + 4384]                                    ;   132.7 agu0    69 k1.9 reload
        vpxor ymm0, ymm0, ymm13                                        ;   139.7 fp3     44 next
        vpxor ymm3, ymm3, [r10 + 4416]                                 ;   135.8 fp0+agu1   44 next
        vpxor ymm6, ymm6, [r10 + 4448]                                 ;   133.8 fp1+agu0   44 next
        vpxor ymm1, ymm1, [r10 + 4480]                                 ;   137.8 fp2+agu1   44 next
        vpxor ymm5, ymm5, [r10 + 4512]                                 ;   138.8 fp3+agu0   44 next
        vpxor ymm7, ymm7, [r10 + 4544]                                 ;   134.8 fp0+agu1   44 next
        vpxor ymm15, ymm15, [r10 + 4576]                               ;   140.7 fp1+agu0   44 next
        vpxor ymm4, ymm4, [r10 + 4096]                                 ;   135.8 fp2+agu1   44 next
        vpxor ymm2, ymm2, [r10 + 4128]                                 ;   136.7 fp3+agu0   44 next
        vpxor ymm11, ymm11, [r10 + 4160]                               ;   136.8 fp0+agu1   44 next
        vpxor ymm9, ymm9, [r10 + 4192]                                 ;   137.7 fp1+agu0   44 next
        vpxor ymm10, ymm10, [r10 + 4224]                               ;   137.8 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r10 + 4256]                                 ;   138.7 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r10 + 4288]                               ;   139.7 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 3200]                                    ;   139.7 agu0    44 next
        vpxor ymm13, ymm13, [r10 + 4320]                               ;   146.7 fp1+agu1   44 next
        vmovdqu [rbp + 3200], ymm5                                     ;   139.8 agu2+fp5   44 next spill
        vmovdqu ymm5, [rbp + 3232]                                     ;   140.7 agu0    44 next
        vpxor ymm5, ymm5, [r10 + 4352]                                 ;   147.7 fp2+agu1   44 next
        vmovdqu [rbp + 3232], ymm3                                     ;   137.8 agu2+fp5   44 next spill
        vpxor ymm3, ymm11, ymm5                                        ;   148.7 fp3     41 next
        vmovdqu [rbp + 3008], ymm7                                     ;   138.8 agu2+fp5   44 next spill
        vpxor ymm7, ymm4, ymm12                                        ;   140.7 fp0     41 next
        vmovdqu [rbp + 3424], ymm0                                     ;   140.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm11, ymm9                                        ;   138.7 fp1     41 next
        vmovdqu [rbp + 3168], ymm15                                    ;   141.7 agu2+fp5   44 next spill
        vpand ymm15, ymm4, ymm2                                        ;   139.0 fp2     41 next
        vmovdqu [rbp + 2944], ymm6                                     ;   141.8 agu0+fp5   44 next spill
        vpxor ymm6, ymm11, ymm13                                       ;   147.7 fp3     41 next
        vpand ymm6, ymm6, ymm4                                         ;   148.7 fp0     41 next
        vmovdqu [rbp + 2880], ymm1                                     ;   142.8 agu1+fp5   44 next spill
        vpxor ymm1, ymm12, ymm9                                        ;   140.7 fp1     41 next
        vmovdqu [rbp + 3136], ymm5                                     ;   148.7 agu2+fp5   44 next spill
        vpand ymm5, ymm0, ymm9                                         ;   140.2 fp2     41 next
        vpxor ymm15, ymm15, ymm5                                       ;   141.2 fp3     41 next
        vpand ymm5, ymm12, ymm8                                        ;   140.7 fp0     41 next
        vpxor ymm5, ymm5, ymm14                                        ;   141.7 fp1     41 next
        vpxor ymm6, ymm6, ymm5                                         ;   149.7 fp2     41 next
        vmovdqu [rbp + 3072], ymm5                                     ;   144.8 agu0+fp5   41 next spill
        vpand ymm5, ymm7, ymm13                                        ;   147.7 fp3     41 next
        vmovdqu [rbp + 3296], ymm7                                     ;   145.8 agu1+fp5   41 next spill
        vpand ymm7, ymm12, ymm9                                        ;   141.5 fp0     41 next
        vmovdqu [rbp + 3104], ymm9                                     ;   146.8 agu2+fp5   44 next spill
        vpxor ymm9, ymm11, ymm2                                        ;   141.8 fp1     41 next
        vmovdqu [rbp + 3520], ymm6                                     ;   150.7 agu0+fp5   41 next spill
        vpand ymm6, ymm1, ymm13                                        ;   147.7 fp2     41 next
        vmovdqu [rbp + 3040], ymm6                                     ;   148.8 agu1+fp5   41 next spill
        vpand ymm6, ymm4, ymm8                                         ;   142.5 fp3     41 next
        vpxor ymm6, ymm6, ymm2                                         ;   143.5 fp0     41 next
        vpxor ymm5, ymm5, ymm6                                         ;   148.7 fp1     41 next
        vmovdqu [rbp + 2912], ymm5                                     ;   149.8 agu2+fp5   41 next spill
        vpand ymm5, ymm8, ymm10                                        ;   144.8 fp2     41 next
        vpxor ymm5, ymm5, ymm14                                        ;   145.8 fp3     41 next
        vpand ymm14, ymm2, ymm3                                        ;   149.7 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   150.7 fp1     41 next
        vpand ymm14, ymm9, ymm13                                       ;   147.7 fp2     41 next
        vpand ymm9, ymm9, ymm8                                         ;   146.8 fp3     41 next
        vmovdqu [rbp + 3456], ymm5                                     ;   150.8 agu0+fp5   41 next spill
        vpand ymm5, ymm0, ymm8                                         ;   147.7 fp0     41 next
        vpxor ymm6, ymm6, ymm5                                         ;   148.7 fp1     41 next
        vpxor ymm6, ymm6, ymm14                                        ;   149.7 fp2     41 next
        vpxor ymm5, ymm1, ymm6                                         ;   150.7 fp3     41 next
        vpand ymm1, ymm1, ymm10                                        ;   148.7 fp0     41 next
        vpor ymm6, ymm0, ymm2                                          ;   148.8 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                         ;   151.7 fp2     41 next
        vpxor ymm9, ymm9, ymm1                                         ;   149.7 fp3     41 next
        vpxor ymm1, ymm4, ymm2                                         ;   149.7 fp0     41 next
        vpxor ymm7, ymm7, ymm4                                         ;   151.7 fp1     41 next
        vpand ymm4, ymm4, [rbp + 3136]                                 ;   155.7 fp2+agu1   41 next
        vmovdqu [rbp + 3264], ymm6                                     ;   152.7 agu2+fp5   41 next spill
        vpand ymm6, ymm8, ymm3                                         ;   150.2 fp3     41 next
        vpxor ymm14, ymm14, ymm6                                       ;   151.2 fp0     41 next
        vmovdqu [rbp + 2976], ymm4                                     ;   156.7 agu0+fp5   41 next spill
        vpand ymm4, ymm2, ymm11                                        ;   150.8 fp1     41 next
        vpxor ymm4, ymm4, ymm13                                        ;   151.8 fp2     41 next
        vpxor ymm9, ymm9, ymm4                                         ;   152.8 fp3     41 next
        vpand ymm4, ymm4, ymm11                                        ;   152.8 fp0     41 next
        vpxor ymm14, ymm14, [rbp + 3520]                               ;   157.7 fp1+agu1   41 next
        vmovdqu [rbp + 3488], ymm11                                    ;   153.8 agu2+fp5   44 next spill
        vpand ymm11, ymm1, ymm12                                       ;   152.0 fp2     41 next
        vpand ymm1, ymm1, ymm10                                        ;   152.2 fp3     41 next
        vpxor ymm1, ymm1, ymm15                                        ;   153.2 fp0     41 next
        vpxor ymm6, ymm6, ymm1                                         ;   154.2 fp1     41 next
        vmovdqu ymm1, [rbp + 3136]                                     ;   151.8 agu0    44 next reload
        vmovdqu [rbp + 3392], ymm11                                    ;   154.8 agu1+fp5   41 next spill
        vpand ymm11, ymm13, ymm1                                       ;   158.8 fp2     41 next
        vpxor ymm14, ymm14, ymm11                                      ;   159.8 fp3     41 next
        vpxor ymm11, ymm11, ymm8                                       ;   159.8 fp0     41 next
        vpxor ymm5, ymm5, ymm6                                         ;   155.2 fp1     41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   152.8 agu0    41 next reload
        vpxor ymm5, ymm5, ymm6                                         ;   159.8 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 3456]                                 ;   157.8 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm15                                        ;   158.8 fp0     41 next
        vpand ymm12, ymm12, ymm2                                       ;   154.8 fp1     41 next
        vpxor ymm12, ymm12, ymm9                                       ;   155.8 fp2     41 next
        vpand ymm8, ymm8, ymm13                                        ;   155.2 fp3     41 next
        vpand ymm6, ymm3, [rbp + 3104]                                 ;   155.7 fp0+agu0   41 next
        vpxor ymm9, ymm9, ymm6                                         ;   156.7 fp1     41 next
        vpand ymm3, ymm3, ymm0                                         ;   156.0 fp2     41 next
        vmovdqu ymm6, [rbp + 3296]                                     ;   155.0 agu1    41 next reload
        vpand ymm0, ymm0, ymm6                                         ;   162.0 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                         ;   163.0 fp0     41 next
        vpxor ymm0, ymm7, ymm9                                         ;   157.7 fp1     41 next
        vmovdqu ymm9, [rbp + 3104]                                     ;   155.7 agu0    44 next reload
        vmovdqu [rbp + 3328], ymm5                                     ;   160.8 agu2+fp5   41 next spill
        vpand ymm5, ymm6, ymm9                                         ;   162.7 fp2     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   164.0 fp3     41 next
        vpand ymm13, ymm13, ymm10                                      ;   157.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 2976]                               ;   163.7 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                         ;   165.0 fp2     41 next
        vpxor ymm15, ymm15, ymm3                                       ;   158.2 fp3     41 next
        vmovdqu ymm3, [rbp + 3488]                                     ;   157.8 agu0    44 next reload
        vmovdqu [rbp + 2976], ymm4                                     ;   166.0 agu2+fp5   41 next spill
        vpand ymm4, ymm10, ymm3                                        ;   164.8 fp0     41 next
        vpxor ymm5, ymm5, ymm4                                         ;   165.8 fp1     41 next
        vpxor ymm4, ymm13, [rbp + 3392]                                ;   164.7 fp2+agu1   41 next
        vpand ymm2, ymm2, ymm10                                        ;   159.2 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 3520]                                 ;   165.0 fp0+agu0   41 next
        vpxor ymm2, ymm2, ymm4                                         ;   165.7 fp1     41 next
        vpxor ymm12, ymm12, ymm15                                      ;   160.0 fp2     41 next
        vpxor ymm15, ymm15, ymm10                                      ;   160.2 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 2912]                               ;   164.7 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm11                                        ;   166.8 fp1     41 next
        vpxor ymm4, ymm4, ymm5                                         ;   167.8 fp2     41 next
        vpand ymm5, ymm10, ymm9                                        ;   162.7 fp3     41 next
        vpand ymm10, ymm10, ymm1                                       ;   162.0 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                         ;   166.0 fp1     41 next
        vpxor ymm13, ymm13, ymm8                                       ;   167.0 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3264]                               ;   162.8 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm4                                         ;   168.8 fp0     41 next
        vpand ymm11, ymm11, ymm1                                       ;   163.2 fp1     41 next
        vpxor ymm10, ymm10, ymm9                                       ;   163.7 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 2912]                               ;   163.8 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm10                                      ;   164.7 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3072]                                 ;   164.2 fp1+agu0   41 next
        vpxor ymm0, ymm0, ymm5                                         ;   165.2 fp2     41 next
        vpxor ymm11, ymm11, [rbp + 3456]                               ;   164.8 fp3+agu1   41 next
        vpand ymm6, ymm6, ymm1                                         ;   165.0 fp0     41 next
        vpxor ymm12, ymm12, ymm9                                       ;   165.2 fp1     41 next
        vpxor ymm6, ymm6, ymm2                                         ;   166.7 fp2     41 next
        vpxor ymm3, ymm3, ymm6                                         ;   167.7 fp3     41 next
        vpxor ymm3, ymm3, [rbp + 3040]                                 ;   168.7 fp0+agu0   41 next
        vpxor ymm0, ymm0, ymm11                                        ;   166.2 fp1     41 next
        vpxor ymm11, ymm11, ymm3                                       ;   169.7 fp2     41 next
        vmovdqu ymm1, [rbp + 2880]                                     ;   165.8 agu1    41 next
        vmovdqu ymm2, [rbp + 2944]                                     ;   166.3 agu0    44 next reload
        vpand ymm1, ymm1, ymm2                                         ;   173.3 fp3     41 next
        vmovdqu ymm3, [rbp + 3168]                                     ;   166.8 agu1    41 next
        vmovdqu ymm4, [rbp + 3424]                                     ;   167.3 agu0    44 next reload
        vpand ymm3, ymm3, ymm4                                         ;   174.3 fp0     41 next
        vmovdqu ymm5, [rbp + 3008]                                     ;   167.8 agu1    41 next
        vmovdqu ymm6, [rbp + 3232]                                     ;   168.3 agu0    44 next reload
        vpand ymm5, ymm5, ymm6                                         ;   175.3 fp1     41 next
        vmovdqu ymm8, [rbp + 3168]                                     ;   168.8 agu1    41 next
        vmovdqu ymm9, [rbp + 3200]                                     ;   169.3 agu0    44 next reload
        vpand ymm8, ymm8, ymm9                                         ;   176.3 fp2     41 next
        vmovdqu ymm10, [rbp + 2880]                                    ;   169.8 agu1    41 next
        vpand ymm10, ymm10, ymm4                                       ;   176.8 fp3     41 next
        vpxor ymm1, ymm1, ymm4                                         ;   174.3 fp0     41 next
        vmovdqu [rbp + 3040], ymm12                                    ;   168.3 agu2+fp5   41 next spill
        vpand ymm12, ymm4, ymm9                                        ;   176.3 fp1     41 next
        vmovdqu [rbp + 3488], ymm0                                     ;   169.3 agu2+fp5   41 next spill
        vpand ymm0, ymm2, ymm6                                         ;   175.3 fp2     41 next
        vmovdqu [rbp + 3104], ymm11                                    ;   170.7 agu2+fp5   41 next spill
        vpxor ymm11, ymm3, ymm5                                        ;   176.3 fp3     41 next
        vpand ymm5, ymm5, [rbp + 2880]                                 ;   176.3 fp0+agu0   41 next
        vmovdqu [rbp + 3136], ymm15                                    ;   171.3 agu1+fp5   41 next spill
        vpxor ymm15, ymm10, ymm11                                      ;   177.8 fp1     41 next
        vpxor ymm10, ymm10, ymm8                                       ;   177.8 fp2     41 next
        vpxor ymm0, ymm0, ymm10                                        ;   178.8 fp3     41 next
        vpand ymm10, ymm10, [rbp + 3008]                               ;   178.8 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm0                                         ;   179.8 fp1     41 next
        vmovdqu [rbp + 3296], ymm7                                     ;   172.3 agu2+fp5   41 next spill
        vpxor ymm7, ymm12, [rbp + 2880]                                ;   177.3 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                         ;   178.3 fp3     41 next
        vpand ymm7, ymm7, ymm6                                         ;   178.3 fp0     41 next
        vmovdqu [rbp + 3456], ymm13                                    ;   174.5 agu2+fp5   41 next spill
        vpand ymm13, ymm9, [rbp + 3008]                                ;   176.3 fp1+agu0   41 next
        vpand ymm3, ymm3, ymm6                                         ;   180.8 fp2     41 next
        vmovdqu [rbp + 3072], ymm14                                    ;   175.5 agu1+fp5   41 next spill
        vmovdqa ymm14, ymm13                                           ;   177.3         41 next copy
        vpor ymm13, ymm13, ymm12                                       ;   177.3 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3168]                               ;   177.3 fp0+agu0   41 next
        vmovdqu [rbp + 2912], ymm15                                    ;   178.8 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 3168]                                    ;   176.8 agu1    41 next
        vpand ymm15, ymm15, [rbp + 2880]                               ;   183.8 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm15                                      ;   184.8 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3008]                               ;   184.8 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                         ;   179.3 fp0     41 next
        vmovdqu [rbp + 3264], ymm1                                     ;   177.7 agu2+fp5   41 next spill
        vpand ymm1, ymm0, [rbp + 2880]                                 ;   179.8 fp1+agu0   41 next
        vpxor ymm13, ymm13, ymm1                                       ;   180.8 fp2     41 next
        vmovdqu ymm1, [rbp + 3008]                                     ;   178.8 agu1    44 next reload
        vmovdqu [rbp + 3520], ymm13                                    ;   181.8 agu2+fp5   41 next spill
        vpxor ymm13, ymm2, ymm1                                        ;   185.8 fp3     41 next
        vpand ymm0, ymm0, ymm9                                         ;   179.8 fp0     41 next
        vpxor ymm3, ymm3, ymm12                                        ;   181.8 fp1     41 next
        vpxor ymm12, ymm12, ymm15                                      ;   185.8 fp2     41 next
        vpand ymm8, ymm8, ymm13                                        ;   186.8 fp3     41 next
        vpand ymm15, ymm15, [rbp + 3168]                               ;   185.8 fp0+agu0   41 next
        vpxor ymm8, ymm8, ymm7                                         ;   187.8 fp1     41 next
        vpand ymm7, ymm7, ymm6                                         ;   180.3 fp2     41 next
        vmovdqu [rbp + 3392], ymm3                                     ;   182.8 agu2+fp5   41 next spill
        vpand ymm3, ymm4, ymm6                                         ;   180.5 fp3     41 next
        vpand ymm1, ymm3, ymm13                                        ;   186.8 fp0     41 next
        vpxor ymm3, ymm3, ymm12                                        ;   186.8 fp1     41 next
        vpxor ymm10, ymm10, ymm3                                       ;   187.8 fp2     41 next
        vpxor ymm3, ymm6, ymm9                                         ;   181.5 fp3     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   187.8 fp0     41 next
        vpxor ymm3, ymm11, ymm9                                        ;   182.0 fp1     41 next
        vpand ymm3, ymm3, ymm2                                         ;   183.0 fp2     41 next
        vpxor ymm5, ymm5, ymm15                                        ;   186.8 fp3     41 next
        vpxor ymm3, ymm3, ymm10                                        ;   188.8 fp0     41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   182.8 agu1    41 next reload
        vpxor ymm3, ymm3, ymm15                                        ;   189.8 fp1     41 next
        vpxor ymm1, ymm14, ymm1                                        ;   188.8 fp2     41 next
        vpxor ymm14, ymm14, ymm13                                      ;   186.8 fp3     41 next
        vmovdqu ymm10, [rbp + 3264]                                    ;   184.8 agu0    41 next reload
        vmovdqu [rbp + 3360], ymm3                                     ;   190.8 agu2+fp5   41 next spill
        vpand ymm3, ymm9, ymm10                                        ;   191.8 fp0     41 next
        vpand ymm1, ymm1, ymm6                                         ;   189.8 fp1     41 next
        vpand ymm14, ymm14, ymm4                                       ;   187.8 fp2     41 next
        vpxor ymm14, ymm14, ymm15                                      ;   189.8 fp3     41 next
        vpand ymm15, ymm2, [rbp + 3168]                                ;   186.8 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm15                                        ;   187.8 fp1     41 next
        vpand ymm10, ymm9, [rbp + 2880]                                ;   187.2 fp2+agu0   41 next
        vpand ymm13, ymm13, ymm10                                      ;   188.2 fp3     41 next
        vpxor ymm10, ymm10, ymm15                                      ;   188.2 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3008]                               ;   188.0 fp1+agu1   41 next
        vpxor ymm1, ymm1, ymm10                                        ;   190.8 fp2     41 next
        vmovdqu ymm10, [rbp + 3168]                                    ;   188.2 agu0    44 next reload
        vpand ymm9, ymm6, ymm10                                        ;   195.2 fp3     41 next
        vpand ymm6, ymm2, [rbp + 3008]                                 ;   188.8 fp0+agu1   41 next
        vpand ymm2, ymm11, ymm10                                       ;   195.2 fp1     41 next
        vpxor ymm13, ymm13, ymm2                                       ;   196.2 fp2     41 next
        vpxor ymm2, ymm6, ymm9                                         ;   196.2 fp3     41 next
        vpand ymm6, ymm6, ymm15                                        ;   189.8 fp0     41 next
        vpand ymm15, ymm15, [rbp + 2880]                               ;   190.0 fp1+agu0   41 next
        vpand ymm11, ymm11, [rbp + 3008]                               ;   190.2 fp2+agu1   41 next
        vpand ymm10, ymm4, ymm2                                        ;   197.2 fp3     41 next
        vpxor ymm2, ymm2, ymm3                                         ;   197.2 fp0     41 next
        vpxor ymm3, ymm3, ymm14                                        ;   192.8 fp1     41 next
        vpxor ymm9, ymm9, ymm3                                         ;   196.2 fp2     41 next
        vpxor ymm8, ymm8, ymm2                                         ;   198.2 fp3     41 next
        vpxor ymm10, ymm10, [rbp + 2912]                               ;   198.2 fp0+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                         ;   197.2 fp1     41 next
        vpxor ymm12, ymm12, ymm8                                       ;   199.2 fp2     41 next
        vpxor ymm15, ymm15, ymm11                                      ;   192.3 fp3     41 next
        vpxor ymm0, ymm0, ymm10                                        ;   199.2 fp0     41 next
        vmovdqu ymm3, [rbp + 3264]                                     ;   191.2 agu1    41 next
        vmovdqu ymm8, [rbp + 3008]                                     ;   191.3 agu0    44 next reload
        vpand ymm3, ymm3, ymm8                                         ;   198.3 fp1     41 next
        vmovdqu ymm9, [rbp + 2944]                                     ;   192.2 agu1    44 next reload
        vpor ymm2, ymm2, ymm9                                          ;   199.2 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   200.2 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                       ;   200.2 fp0     41 next
        vpxor ymm5, ymm5, ymm7                                         ;   198.2 fp1     41 next
        vpxor ymm6, ymm6, ymm14                                        ;   201.2 fp2     41 next
        vpxor ymm0, ymm0, [rbp + 3264]                                 ;   200.2 fp3+agu0   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   196.3 agu1    41 next reload
        vpxor ymm0, ymm0, ymm14                                        ;   203.3 fp0     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   199.3 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                 ;   202.2 fp2+agu0   41 next
        vpxor ymm15, ymm15, [rbp + 3392]                               ;   197.3 fp3+agu1   41 next
        vpxor ymm4, ymm4, [rbp + 3072]                                 ;   198.2 fp0+agu0   41 next
        vpxor ymm2, ymm4, ymm13                                        ;   201.2 fp1     41 next
        vmovdqu ymm3, [rbp + 3328]                                     ;   198.3 agu1    41 next
        vpxor ymm3, ymm3, [rbp + 3232]                                 ;   205.3 fp2+agu0   41 next
        vpxor ymm7, ymm3, [rbp + 3360]                                 ;   206.3 fp3+agu1   41 next
        vpxor ymm9, ymm9, [rbp + 3456]                                 ;   200.2 fp0+agu0   41 next
        vpxor ymm0, ymm9, ymm0                                         ;   204.3 fp1     41 next
        vmovdqu ymm10, [rbp + 3296]                                    ;   200.3 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2880]                               ;   207.3 fp2+agu0   41 next
        vpxor ymm1, ymm1, ymm10                                        ;   208.3 fp3     41 next
        vmovdqu ymm11, [rbp + 3136]                                    ;   201.3 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 3200]                               ;   208.3 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm11                                        ;   209.3 fp1     41 next
        vpxor ymm8, ymm8, [rbp + 3104]                                 ;   202.3 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm8                                         ;   203.3 fp3     41 next
        vmovdqu ymm12, [rbp + 3488]                                    ;   203.2 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3168]                               ;   210.2 fp0+agu1   41 next
        vpxor ymm15, ymm15, ymm12                                      ;   211.2 fp1     41 next
        vmovdqu ymm13, [rbp + 2432]                                    ;   204.2 agu0    58 r reload
        vpxor ymm4, ymm4, ymm13                                        ;   211.2 fp2     50 next
        vpxor ymm3, ymm3, [rbp + 2400]                                 ;   206.3 fp3+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2464]                                 ;   205.2 fp0+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2496]                               ;   208.3 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2528]                               ;   209.3 fp2+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 2560]                                 ;   206.3 fp3+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2592]                               ;   211.2 fp0+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 2688]                                 ;   207.3 fp1+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2720]                                 ;   208.2 fp2+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2752]                                 ;   208.3 fp3+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 2784]                                 ;   209.3 fp0+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2816]                                 ;   210.3 fp1+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2848]                                 ;   210.2 fp2+agu0   50 next
        vpxor ymm15, ymm15, [rbp + 2368]                               ;   212.2 fp3+agu1   50 next
        vpxor ymm13, ymm13, [r10 + 768]                                ;   211.2 fp0+agu0   50 next
        vmovdqu [rbp + 2432], ymm15                                    ;   213.2 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 2976]                                    ;   211.3 agu1    50 next
        vpxor ymm15, ymm15, [rbp + 2624]                               ;   218.3 fp1+agu0   50 next
        vmovdqu [rbp + 2976], ymm6                                     ;   211.2 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3040]                                     ;   212.3 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2656]                                 ;   219.3 fp2+agu0   50 next
        vmovdqu [rbp + 3040], ymm5                                     ;   211.3 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2400]                                     ;   213.3 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 800]                                  ;   220.3 fp3+agu0   50 next
        vmovdqu [rbp + 2400], ymm1                                     ;   211.2 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 2464]                                     ;   214.3 agu1    50 next
        vpxor ymm1, ymm1, [r10 + 832]                                  ;   221.3 fp0+agu0   50 next
        vmovdqu [rbp + 2464], ymm0                                     ;   212.2 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2496]                                     ;   215.3 agu1    50 next
        vpxor ymm0, ymm0, [r10 + 864]                                  ;   222.3 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm7                                     ;   213.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 2528]                                     ;   216.3 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 896]                                  ;   223.3 fp2+agu0   50 next
        vmovdqu [rbp + 2528], ymm2                                     ;   214.2 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2560]                                     ;   217.3 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 928]                                  ;   224.3 fp3+agu0   50 next
        vmovdqu [rbp + 2560], ymm6                                     ;   220.3 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2592]                                     ;   218.3 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 960]                                  ;   225.3 fp0+agu0   50 next
        vmovdqu [rbp + 2592], ymm15                                    ;   219.3 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 2624]                                    ;   219.3 agu1    50 next
        vpxor ymm15, ymm15, [r10 + 992]                                ;   226.3 fp1+agu0   50 next
        vmovdqu [rbp + 2624], ymm12                                    ;   217.2 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2656]                                    ;   220.3 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 512]                                ;   227.3 fp2+agu0   50 next
        vmovdqu [rbp + 2656], ymm8                                     ;   218.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2688]                                     ;   221.3 agu1    50 next
        vpxor ymm8, ymm8, [r10 + 544]                                  ;   228.3 fp3+agu0   50 next
        vmovdqu [rbp + 2688], ymm11                                    ;   219.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2720]                                    ;   222.3 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 576]                                ;   229.3 fp0+agu0   50 next
        vmovdqu [rbp + 2720], ymm10                                    ;   220.2 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2752]                                    ;   223.3 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 608]                                ;   230.3 fp1+agu0   50 next
        vmovdqu [rbp + 2752], ymm9                                     ;   221.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2784]                                     ;   224.3 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 640]                                  ;   231.3 fp2+agu0   50 next
        vmovdqu [rbp + 2784], ymm3                                     ;   222.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2816]                                     ;   225.3 agu1    50 next
        vpxor ymm3, ymm3, [r10 + 672]                                  ;   232.3 fp3+agu0   50 next
        vmovdqu [rbp + 2816], ymm4                                     ;   223.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2848]                                     ;   226.3 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 704]                                  ;   233.3 fp0+agu0   50 next
        vmovdqu [rbp + 2848], ymm7                                     ;   224.3 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 2368]                                     ;   227.3 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 736]                                  ;   234.3 fp1+agu0   50 next
        vmovdqu [rbp + 2368], ymm5                                     ;   225.2 agu2+fp5   50 next spill
        vpxor ymm5, ymm8, ymm7                                         ;   235.3 fp2     41 next
        vmovdqu [rbp + 3168], ymm2                                     ;   226.2 agu2+fp5   50 next spill
        vpxor ymm2, ymm15, ymm3                                        ;   233.3 fp3     41 next
        vmovdqu [rbp + 3488], ymm13                                    ;   227.2 agu2+fp5   50 next spill
        vpxor ymm13, ymm8, ymm11                                       ;   230.3 fp0     41 next
        vmovdqu [rbp + 3104], ymm6                                     ;   228.2 agu2+fp5   50 next spill
        vpand ymm6, ymm15, ymm12                                       ;   228.3 fp1     41 next
        vmovdqu [rbp + 3008], ymm1                                     ;   229.2 agu1+fp5   50 next spill
        vpxor ymm1, ymm8, ymm4                                         ;   234.3 fp2     41 next
        vpand ymm1, ymm1, ymm15                                        ;   235.3 fp3     41 next
        vmovdqu [rbp + 3200], ymm0                                     ;   230.2 agu0+fp5   50 next spill
        vpxor ymm0, ymm3, ymm11                                        ;   233.3 fp0     41 next
        vmovdqu [rbp + 3136], ymm7                                     ;   235.3 agu2+fp5   50 next spill
        vpand ymm7, ymm13, ymm11                                       ;   231.3 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                         ;   232.3 fp2     41 next
        vpand ymm7, ymm3, ymm9                                         ;   233.3 fp3     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   234.3 fp0     41 next
        vpxor ymm1, ymm1, ymm7                                         ;   236.3 fp1     41 next
        vmovdqu [rbp + 2880], ymm7                                     ;   235.3 agu1+fp5   41 next spill
        vpand ymm7, ymm2, ymm4                                         ;   234.3 fp2     41 next
        vmovdqu [rbp + 3296], ymm2                                     ;   234.3 agu0+fp5   41 next spill
        vpand ymm2, ymm3, ymm11                                        ;   233.3 fp3     41 next
        vmovdqu [rbp + 3456], ymm11                                    ;   234.2 agu2+fp5   50 next spill
        vpxor ymm11, ymm8, ymm12                                       ;   233.3 fp0     41 next
        vmovdqu [rbp + 3360], ymm1                                     ;   237.3 agu1+fp5   41 next spill
        vpand ymm1, ymm0, ymm4                                         ;   234.3 fp1     41 next
        vmovdqu [rbp + 2944], ymm1                                     ;   236.2 agu0+fp5   41 next spill
        vpand ymm1, ymm15, ymm9                                        ;   234.0 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                        ;   235.0 fp3     41 next
        vpxor ymm7, ymm7, ymm1                                         ;   236.0 fp0     41 next
        vmovdqu [rbp + 3232], ymm7                                     ;   237.2 agu2+fp5   41 next spill
        vpand ymm7, ymm9, ymm10                                        ;   234.7 fp1     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   235.7 fp2     41 next
        vpand ymm14, ymm5, ymm12                                       ;   236.3 fp3     41 next
        vpxor ymm2, ymm2, ymm14                                        ;   237.3 fp0     41 next
        vpand ymm14, ymm11, ymm4                                       ;   235.7 fp1     41 next
        vpand ymm11, ymm11, ymm9                                       ;   236.0 fp2     41 next
        vmovdqu [rbp + 3328], ymm7                                     ;   238.2 agu1+fp5   41 next spill
        vpand ymm7, ymm13, ymm9                                        ;   236.2 fp3     41 next
        vpxor ymm1, ymm1, ymm7                                         ;   237.2 fp0     41 next
        vpxor ymm1, ymm1, ymm14                                        ;   238.2 fp1     41 next
        vpxor ymm1, ymm0, ymm1                                         ;   239.2 fp2     41 next
        vpand ymm0, ymm0, ymm10                                        ;   237.2 fp3     41 next
        vpor ymm7, ymm13, ymm12                                        ;   237.3 fp0     41 next
        vpxor ymm7, ymm7, ymm2                                         ;   238.3 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                       ;   238.2 fp2     41 next
        vpxor ymm0, ymm15, ymm12                                       ;   238.2 fp3     41 next
        vpxor ymm2, ymm2, ymm15                                        ;   238.3 fp0     41 next
        vpand ymm15, ymm15, [rbp + 3136]                               ;   242.3 fp1+agu0   41 next
        vmovdqu [rbp + 3072], ymm7                                     ;   239.3 agu2+fp5   41 next spill
        vpand ymm7, ymm5, ymm9                                         ;   239.0 fp2     41 next
        vpxor ymm14, ymm14, ymm7                                       ;   240.0 fp3     41 next
        vmovdqu [rbp + 3424], ymm15                                    ;   243.3 agu1+fp5   41 next spill
        vpand ymm15, ymm12, ymm8                                       ;   239.3 fp0     41 next
        vpxor ymm15, ymm15, ymm4                                       ;   240.3 fp1     41 next
        vpxor ymm11, ymm11, ymm15                                      ;   241.3 fp2     41 next
        vpand ymm15, ymm15, ymm8                                       ;   241.3 fp3     41 next
        vpxor ymm14, ymm14, [rbp + 3360]                               ;   244.3 fp0+agu0   41 next
        vmovdqu [rbp + 3392], ymm8                                     ;   241.2 agu2+fp5   50 next spill
        vpand ymm8, ymm3, ymm0                                         ;   240.7 fp1     41 next
        vpand ymm0, ymm0, ymm10                                        ;   241.0 fp2     41 next
        vpxor ymm0, ymm0, ymm6                                         ;   242.0 fp3     41 next
        vpxor ymm7, ymm7, ymm0                                         ;   243.0 fp0     41 next
        vmovdqu ymm0, [rbp + 3136]                                     ;   240.0 agu1    50 next reload
        vmovdqu [rbp + 3520], ymm8                                     ;   242.2 agu0+fp5   41 next spill
        vpand ymm8, ymm4, ymm0                                         ;   247.0 fp1     41 next
        vpxor ymm14, ymm14, ymm8                                       ;   248.0 fp2     41 next
        vpxor ymm8, ymm8, ymm9                                         ;   248.0 fp3     41 next
        vpxor ymm1, ymm1, ymm7                                         ;   244.0 fp0     41 next
        vmovdqu ymm7, [rel kasumi_encrypt_compact.T0_constants256]     ;   241.0 agu1    41 next reload
        vpxor ymm1, ymm1, ymm7                                         ;   248.0 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 3328]                               ;   245.2 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm6                                       ;   246.2 fp3     41 next
        vpand ymm3, ymm3, ymm12                                        ;   243.3 fp0     41 next
        vpxor ymm3, ymm3, ymm11                                        ;   244.3 fp1     41 next
        vpand ymm9, ymm9, ymm4                                         ;   244.0 fp2     41 next
        vpand ymm7, ymm5, [rbp + 3456]                                 ;   244.2 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                       ;   245.2 fp0     41 next
        vpand ymm5, ymm5, ymm13                                        ;   244.7 fp1     41 next
        vmovdqu ymm7, [rbp + 3296]                                     ;   243.0 agu0    41 next reload
        vpand ymm13, ymm13, ymm7                                       ;   250.0 fp2     41 next
        vpxor ymm9, ymm9, ymm13                                        ;   251.0 fp3     41 next
        vmovdqu ymm13, [rbp + 3456]                                    ;   243.5 agu1    50 next reload
        vmovdqu [rbp + 3264], ymm1                                     ;   249.0 agu2+fp5   41 next spill
        vpand ymm1, ymm7, ymm13                                        ;   250.5 fp0     41 next
        vpxor ymm11, ymm11, ymm2                                       ;   246.2 fp1     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   252.0 fp2     41 next
        vpand ymm4, ymm4, ymm10                                        ;   246.2 fp3     41 next
        vpxor ymm4, ymm4, [rbp + 3424]                                 ;   250.3 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm9                                       ;   253.0 fp1     41 next
        vpxor ymm6, ymm6, ymm5                                         ;   247.0 fp2     41 next
        vmovdqu ymm5, [rbp + 3392]                                     ;   245.3 agu1    50 next reload
        vmovdqu [rbp + 3424], ymm15                                    ;   254.0 agu2+fp5   41 next spill
        vpand ymm15, ymm10, ymm5                                       ;   252.3 fp3     41 next
        vpxor ymm1, ymm1, ymm15                                        ;   253.3 fp0     41 next
        vpxor ymm15, ymm4, [rbp + 3520]                                ;   251.3 fp1+agu0   41 next
        vpand ymm12, ymm12, ymm10                                      ;   248.0 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 3360]                                 ;   253.0 fp3+agu1   41 next
        vpxor ymm12, ymm12, ymm15                                      ;   252.3 fp0     41 next
        vpxor ymm3, ymm3, ymm6                                         ;   248.7 fp1     41 next
        vpxor ymm6, ymm6, ymm10                                        ;   249.0 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 3232]                                 ;   251.3 fp3+agu0   41 next
        vpxor ymm1, ymm1, ymm8                                         ;   254.3 fp0     41 next
        vpxor ymm15, ymm15, ymm1                                       ;   255.3 fp1     41 next
        vpand ymm1, ymm10, ymm13                                       ;   250.5 fp2     41 next
        vpand ymm10, ymm10, ymm0                                       ;   250.2 fp3     41 next
        vpxor ymm9, ymm9, ymm1                                         ;   254.0 fp0     41 next
        vpxor ymm4, ymm4, ymm9                                         ;   255.0 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3072]                                 ;   251.0 fp2+agu1   41 next
        vpxor ymm2, ymm2, ymm15                                        ;   256.3 fp3     41 next
        vpand ymm8, ymm8, ymm0                                         ;   251.3 fp0     41 next
        vpxor ymm10, ymm10, ymm13                                      ;   251.7 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3232]                                 ;   252.0 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                      ;   252.7 fp3     41 next
        vpxor ymm1, ymm1, [rbp + 2880]                                 ;   252.3 fp0+agu1   41 next
        vpxor ymm11, ymm11, ymm1                                       ;   253.3 fp1     41 next
        vpxor ymm8, ymm8, [rbp + 3328]                                 ;   253.0 fp2+agu0   41 next
        vpand ymm7, ymm7, ymm0                                         ;   253.2 fp3     41 next
        vpxor ymm3, ymm3, ymm13                                        ;   253.3 fp0     41 next
        vpxor ymm12, ymm12, ymm7                                       ;   254.2 fp1     41 next
        vpxor ymm5, ymm5, ymm12                                        ;   255.2 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 2944]                                 ;   256.2 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm8                                       ;   254.3 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                         ;   257.2 fp1     41 next
        vmovdqu ymm15, [rbp + 3200]                                    ;   253.3 agu0    41 next
        vmovdqu ymm0, [rbp + 3008]                                     ;   253.8 agu1    50 next reload
        vpand ymm15, ymm15, ymm0                                       ;   260.8 fp2     41 next
        vmovdqu ymm1, [rbp + 3104]                                     ;   254.3 agu0    41 next
        vmovdqu ymm5, [rbp + 3488]                                     ;   254.8 agu1    50 next reload
        vpand ymm1, ymm1, ymm5                                         ;   261.8 fp3     41 next
        vmovdqu ymm7, [rbp + 3168]                                     ;   255.3 agu0    41 next
        vmovdqu ymm9, [rbp + 2368]                                     ;   255.8 agu1    50 next reload
        vpand ymm7, ymm7, ymm9                                         ;   262.8 fp0     41 next
        vmovdqu ymm10, [rbp + 3104]                                    ;   256.3 agu0    41 next
        vmovdqu ymm12, [rbp + 2848]                                    ;   256.8 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                      ;   263.8 fp1     41 next
        vmovdqu ymm13, [rbp + 3200]                                    ;   257.3 agu0    41 next
        vpand ymm13, ymm13, ymm5                                       ;   264.3 fp2     41 next
        vpxor ymm15, ymm15, ymm5                                       ;   261.8 fp3     41 next
        vmovdqu [rbp + 2944], ymm3                                     ;   255.8 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm12                                        ;   263.8 fp0     41 next
        vmovdqu [rbp + 3392], ymm11                                    ;   256.8 agu2+fp5   41 next spill
        vpand ymm11, ymm0, ymm9                                        ;   262.8 fp1     41 next
        vmovdqu [rbp + 3456], ymm8                                     ;   258.2 agu2+fp5   41 next spill
        vpxor ymm8, ymm1, ymm7                                         ;   263.8 fp2     41 next
        vpand ymm7, ymm7, [rbp + 3200]                                 ;   263.8 fp3+agu1   41 next
        vmovdqu [rbp + 3136], ymm6                                     ;   258.8 agu0+fp5   41 next spill
        vpxor ymm6, ymm13, ymm8                                        ;   265.3 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                      ;   265.3 fp1     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   266.3 fp2     41 next
        vpand ymm13, ymm13, [rbp + 3168]                               ;   266.3 fp3+agu1   41 next
        vpxor ymm1, ymm1, ymm11                                        ;   267.3 fp0     41 next
        vmovdqu [rbp + 3296], ymm2                                     ;   259.8 agu2+fp5   41 next spill
        vpxor ymm2, ymm3, [rbp + 3200]                                 ;   264.8 fp1+agu0   41 next
        vpxor ymm7, ymm7, ymm2                                         ;   265.8 fp2     41 next
        vpand ymm2, ymm2, ymm9                                         ;   265.8 fp3     41 next
        vmovdqu [rbp + 3328], ymm4                                     ;   262.0 agu2+fp5   41 next spill
        vpand ymm4, ymm12, [rbp + 3168]                                ;   263.8 fp0+agu1   41 next
        vpand ymm1, ymm1, ymm9                                         ;   268.3 fp1     41 next
        vmovdqu [rbp + 2880], ymm14                                    ;   263.0 agu0+fp5   41 next spill
        vmovdqa ymm14, ymm4                                            ;   264.8         41 next copy
        vpor ymm4, ymm4, ymm3                                          ;   264.8 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 3104]                                 ;   264.8 fp3+agu1   41 next
        vmovdqu [rbp + 3232], ymm6                                     ;   266.3 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3104]                                     ;   264.3 agu0    41 next
        vpand ymm6, ymm6, [rbp + 3200]                                 ;   271.3 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm6                                       ;   272.3 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3168]                                 ;   272.3 fp2+agu0   41 next
        vpxor ymm2, ymm2, ymm12                                        ;   266.8 fp3     41 next
        vmovdqu [rbp + 3072], ymm15                                    ;   265.2 agu2+fp5   41 next spill
        vpand ymm15, ymm11, [rbp + 3200]                               ;   267.3 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm15                                        ;   268.3 fp1     41 next
        vmovdqu ymm15, [rbp + 3168]                                    ;   266.3 agu0    50 next reload
        vmovdqu [rbp + 3360], ymm4                                     ;   269.3 agu2+fp5   41 next spill
        vpxor ymm4, ymm0, ymm15                                        ;   273.3 fp2     41 next
        vpand ymm11, ymm11, ymm12                                      ;   267.3 fp3     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   269.3 fp0     41 next
        vpxor ymm3, ymm3, ymm6                                         ;   273.3 fp1     41 next
        vpand ymm10, ymm10, ymm4                                       ;   274.3 fp2     41 next
        vpand ymm6, ymm6, [rbp + 3104]                                 ;   273.3 fp3+agu1   41 next
        vpxor ymm10, ymm10, ymm2                                       ;   275.3 fp0     41 next
        vpand ymm2, ymm2, ymm9                                         ;   267.8 fp1     41 next
        vmovdqu [rbp + 3520], ymm1                                     ;   270.3 agu2+fp5   41 next spill
        vpand ymm1, ymm5, ymm9                                         ;   268.0 fp2     41 next
        vpand ymm15, ymm1, ymm4                                        ;   274.3 fp3     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   274.3 fp0     41 next
        vpxor ymm13, ymm13, ymm1                                       ;   275.3 fp1     41 next
        vpxor ymm1, ymm9, ymm12                                        ;   269.0 fp2     41 next
        vpxor ymm15, ymm15, ymm1                                       ;   275.3 fp3     41 next
        vpxor ymm1, ymm8, ymm12                                        ;   269.5 fp0     41 next
        vpand ymm1, ymm1, ymm0                                         ;   270.5 fp1     41 next
        vpxor ymm7, ymm7, ymm6                                         ;   274.3 fp2     41 next
        vpxor ymm1, ymm1, ymm13                                        ;   276.3 fp3     41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   270.3 agu0    41 next reload
        vpxor ymm1, ymm1, ymm6                                         ;   277.3 fp0     41 next
        vpxor ymm15, ymm14, ymm15                                      ;   276.3 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                       ;   274.3 fp2     41 next
        vmovdqu ymm13, [rbp + 3072]                                    ;   272.3 agu1    41 next reload
        vmovdqu [rbp + 2912], ymm1                                     ;   278.3 agu2+fp5   41 next spill
        vpand ymm1, ymm12, ymm13                                       ;   279.3 fp3     41 next
        vpand ymm15, ymm15, ymm9                                       ;   277.3 fp0     41 next
        vpand ymm14, ymm14, ymm5                                       ;   275.3 fp1     41 next
        vpxor ymm14, ymm14, ymm6                                       ;   277.3 fp2     41 next
        vpand ymm6, ymm0, [rbp + 3104]                                 ;   274.3 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm6                                       ;   275.3 fp0     41 next
        vpand ymm13, ymm12, [rbp + 3200]                               ;   274.7 fp1+agu1   41 next
        vpand ymm4, ymm4, ymm13                                        ;   275.7 fp2     41 next
        vpxor ymm13, ymm13, ymm6                                       ;   275.7 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3168]                                 ;   275.5 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm13                                      ;   278.3 fp1     41 next
        vmovdqu ymm13, [rbp + 3104]                                    ;   275.7 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                       ;   282.7 fp2     41 next
        vpand ymm9, ymm0, [rbp + 3168]                                 ;   276.3 fp3+agu0   41 next
        vpand ymm0, ymm8, ymm13                                        ;   282.7 fp0     41 next
        vpxor ymm4, ymm4, ymm0                                         ;   283.7 fp1     41 next
        vpxor ymm0, ymm9, ymm12                                        ;   283.7 fp2     41 next
        vpand ymm9, ymm9, ymm6                                         ;   277.3 fp3     41 next
        vpand ymm6, ymm6, [rbp + 3200]                                 ;   277.5 fp0+agu1   41 next
        vpand ymm8, ymm8, [rbp + 3168]                                 ;   277.7 fp1+agu0   41 next
        vpand ymm13, ymm5, ymm0                                        ;   284.7 fp2     41 next
        vpxor ymm0, ymm0, ymm1                                         ;   284.7 fp3     41 next
        vpxor ymm1, ymm1, ymm14                                        ;   280.3 fp0     41 next
        vpxor ymm12, ymm12, ymm1                                       ;   283.7 fp1     41 next
        vpxor ymm10, ymm10, ymm0                                       ;   285.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3232]                               ;   285.7 fp3+agu1   41 next
        vpxor ymm2, ymm2, ymm12                                        ;   284.7 fp0     41 next
        vpxor ymm3, ymm3, ymm10                                        ;   286.7 fp1     41 next
        vpxor ymm6, ymm6, ymm8                                         ;   279.8 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   286.7 fp3     41 next
        vmovdqu ymm1, [rbp + 3072]                                     ;   278.7 agu0    41 next
        vmovdqu ymm8, [rbp + 3168]                                     ;   278.8 agu1    50 next reload
        vpand ymm1, ymm1, ymm8                                         ;   285.8 fp0     41 next
        vmovdqu ymm10, [rbp + 3008]                                    ;   279.7 agu0    50 next reload
        vpor ymm0, ymm0, ymm10                                         ;   286.7 fp1     41 next
        vpxor ymm4, ymm4, ymm3                                         ;   287.7 fp2     41 next
        vpxor ymm14, ymm14, ymm0                                       ;   287.7 fp3     41 next
        vpxor ymm7, ymm7, ymm2                                         ;   285.7 fp0     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   288.7 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3072]                               ;   287.7 fp2+agu1   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   283.8 agu0    41 next reload
        vpxor ymm11, ymm11, ymm14                                      ;   290.8 fp3     41 next
        vpxor ymm15, ymm15, ymm1                                       ;   286.8 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 3360]                                 ;   289.7 fp1+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                 ;   284.8 fp2+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 2880]                                 ;   285.7 fp3+agu1   41 next
        vpxor ymm0, ymm5, ymm4                                         ;   288.7 fp0     41 next
        vmovdqu ymm1, [rbp + 3264]                                     ;   285.8 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 2368]                                 ;   292.8 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 2912]                                 ;   293.8 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 3328]                               ;   287.7 fp3+agu1   41 next
        vpxor ymm3, ymm10, ymm11                                       ;   291.8 fp0     41 next
        vmovdqu ymm4, [rbp + 3296]                                     ;   287.8 agu0    41 next
        vpxor ymm4, ymm4, [rbp + 3200]                                 ;   294.8 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm4                                       ;   295.8 fp2     41 next
        vmovdqu ymm11, [rbp + 3136]                                    ;   288.8 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 2848]                               ;   295.8 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm11                                        ;   296.8 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 3456]                                 ;   289.8 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   290.8 fp2     41 next
        vmovdqu ymm12, [rbp + 3392]                                    ;   290.7 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 3104]                               ;   297.7 fp3+agu0   41 next
        vpxor ymm6, ymm6, ymm12                                        ;   298.7 fp0     41 next
        vmovdqu ymm13, [r9 + 4896]                                     ;   291.7 agu1    69 k1.9 reload
        vpxor ymm0, ymm0, ymm13                                        ;   298.7 fp1     44 next
        vpxor ymm2, ymm2, [r9 + 4928]                                  ;   294.8 fp2+agu0   44 next
        vpxor ymm3, ymm3, [r9 + 4960]                                  ;   292.8 fp3+agu1   44 next
        vpxor ymm15, ymm15, [r9 + 4992]                                ;   296.8 fp0+agu0   44 next
        vpxor ymm7, ymm7, [r9 + 5024]                                  ;   297.8 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r9 + 5056]                                  ;   293.8 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r9 + 5088]                                  ;   299.7 fp3+agu1   44 next
        vpxor ymm5, ymm5, [r9 + 4608]                                  ;   294.8 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r9 + 4640]                                  ;   295.7 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r9 + 4672]                                ;   295.8 fp2+agu0   44 next
        vpxor ymm4, ymm4, [r9 + 4704]                                  ;   296.7 fp3+agu1   44 next
        vpxor ymm11, ymm11, [r9 + 4736]                                ;   296.8 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r9 + 4768]                                  ;   297.7 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r9 + 4800]                                ;   298.7 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 3424]                                    ;   298.7 agu1    44 next
        vpxor ymm13, ymm13, [r9 + 4832]                                ;   305.7 fp3+agu0   44 next
        vmovdqu [rbp + 3424], ymm7                                     ;   298.8 agu2+fp5   44 next spill
        vmovdqu ymm7, [rbp + 2944]                                     ;   299.7 agu1    44 next
        vpxor ymm7, ymm7, [r9 + 4864]                                  ;   306.7 fp0+agu0   44 next
        vmovdqu [rbp + 2944], ymm2                                     ;   296.8 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm7                                        ;   307.7 fp1     41 next
        vmovdqu [rbp + 3104], ymm9                                     ;   297.8 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                        ;   299.7 fp2     41 next
        vmovdqu [rbp + 3392], ymm0                                     ;   299.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                        ;   297.7 fp3     41 next
        vmovdqu [rbp + 3456], ymm6                                     ;   300.7 agu2+fp5   44 next spill
        vpand ymm6, ymm5, ymm1                                         ;   298.0 fp0     41 next
        vmovdqu [rbp + 3168], ymm3                                     ;   300.8 agu1+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                       ;   306.7 fp1     41 next
        vpand ymm3, ymm3, ymm5                                         ;   307.7 fp2     41 next
        vmovdqu [rbp + 2848], ymm15                                    ;   301.8 agu0+fp5   44 next spill
        vpxor ymm15, ymm12, ymm4                                       ;   299.7 fp3     41 next
        vmovdqu [rbp + 3136], ymm7                                     ;   307.7 agu2+fp5   44 next spill
        vpand ymm7, ymm0, ymm4                                         ;   299.2 fp0     41 next
        vpxor ymm6, ymm6, ymm7                                         ;   300.2 fp1     41 next
        vpand ymm7, ymm12, ymm8                                        ;   299.7 fp2     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   300.7 fp3     41 next
        vpxor ymm3, ymm3, ymm7                                         ;   308.7 fp0     41 next
        vmovdqu [rbp + 3200], ymm7                                     ;   303.8 agu1+fp5   41 next spill
        vpand ymm7, ymm9, ymm13                                        ;   306.7 fp1     41 next
        vmovdqu [rbp + 3296], ymm9                                     ;   304.8 agu0+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                        ;   300.5 fp2     41 next
        vmovdqu [rbp + 3328], ymm4                                     ;   305.8 agu2+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                        ;   300.8 fp3     41 next
        vmovdqu [rbp + 2912], ymm3                                     ;   309.7 agu1+fp5   41 next spill
        vpand ymm3, ymm15, ymm13                                       ;   306.7 fp0     41 next
        vmovdqu [rbp + 3008], ymm3                                     ;   307.8 agu0+fp5   41 next spill
        vpand ymm3, ymm5, ymm8                                         ;   301.5 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                         ;   302.5 fp2     41 next
        vpxor ymm7, ymm7, ymm3                                         ;   307.7 fp3     41 next
        vmovdqu [rbp + 2368], ymm7                                     ;   308.8 agu2+fp5   41 next spill
        vpand ymm7, ymm8, ymm11                                        ;   303.8 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   304.8 fp1     41 next
        vpand ymm14, ymm1, ymm2                                        ;   308.7 fp2     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   309.7 fp3     41 next
        vpand ymm14, ymm4, ymm13                                       ;   306.7 fp0     41 next
        vpand ymm4, ymm4, ymm8                                         ;   305.8 fp1     41 next
        vmovdqu [rbp + 3264], ymm7                                     ;   309.8 agu1+fp5   41 next spill
        vpand ymm7, ymm0, ymm8                                         ;   306.7 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                         ;   307.7 fp3     41 next
        vpxor ymm3, ymm3, ymm14                                        ;   308.7 fp0     41 next
        vpxor ymm3, ymm15, ymm3                                        ;   309.7 fp1     41 next
        vpand ymm15, ymm15, ymm11                                      ;   307.7 fp2     41 next
        vpor ymm7, ymm0, ymm1                                          ;   307.8 fp3     41 next
        vpxor ymm7, ymm7, ymm9                                         ;   310.7 fp0     41 next
        vpxor ymm4, ymm4, ymm15                                        ;   308.7 fp1     41 next
        vpxor ymm15, ymm5, ymm1                                        ;   308.7 fp2     41 next
        vpxor ymm9, ymm9, ymm5                                         ;   310.7 fp3     41 next
        vpand ymm5, ymm5, [rbp + 3136]                                 ;   314.7 fp0+agu0   41 next
        vmovdqu [rbp + 2880], ymm7                                     ;   311.7 agu2+fp5   41 next spill
        vpand ymm7, ymm8, ymm2                                         ;   309.2 fp1     41 next
        vpxor ymm14, ymm14, ymm7                                       ;   310.2 fp2     41 next
        vmovdqu [rbp + 3488], ymm5                                     ;   315.7 agu1+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                        ;   309.8 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                        ;   310.8 fp0     41 next
        vpxor ymm4, ymm4, ymm5                                         ;   311.8 fp1     41 next
        vpand ymm5, ymm5, ymm10                                        ;   311.8 fp2     41 next
        vpxor ymm14, ymm14, [rbp + 2912]                               ;   316.7 fp3+agu0   41 next
        vmovdqu [rbp + 3520], ymm10                                    ;   312.8 agu2+fp5   44 next spill
        vpand ymm10, ymm15, ymm12                                      ;   311.0 fp0     41 next
        vpand ymm15, ymm15, ymm11                                      ;   311.2 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                       ;   312.2 fp2     41 next
        vpxor ymm7, ymm7, ymm15                                        ;   313.2 fp3     41 next
        vmovdqu ymm15, [rbp + 3136]                                    ;   310.8 agu1    44 next reload
        vmovdqu [rbp + 3360], ymm10                                    ;   313.8 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm15                                      ;   317.8 fp0     41 next
        vpxor ymm14, ymm14, ymm10                                      ;   318.8 fp1     41 next
        vpxor ymm10, ymm10, ymm8                                       ;   318.8 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                         ;   314.2 fp3     41 next
        vmovdqu ymm7, [rel kasumi_encrypt_compact.T0_constants256]     ;   311.8 agu1    41 next reload
        vpxor ymm3, ymm3, ymm7                                         ;   318.8 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3264]                                 ;   316.8 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                         ;   317.8 fp2     41 next
        vpand ymm12, ymm12, ymm1                                       ;   313.8 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   314.8 fp0     41 next
        vpand ymm8, ymm8, ymm13                                        ;   314.2 fp1     41 next
        vpand ymm7, ymm2, [rbp + 3328]                                 ;   314.7 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm7                                         ;   315.7 fp3     41 next
        vpand ymm2, ymm2, ymm0                                         ;   315.0 fp0     41 next
        vmovdqu ymm7, [rbp + 3296]                                     ;   314.0 agu0    41 next reload
        vpand ymm0, ymm0, ymm7                                         ;   321.0 fp1     41 next
        vpxor ymm8, ymm8, ymm0                                         ;   322.0 fp2     41 next
        vpxor ymm0, ymm9, ymm4                                         ;   316.7 fp3     41 next
        vmovdqu ymm4, [rbp + 3328]                                     ;   314.7 agu1    44 next reload
        vmovdqu [rbp + 3072], ymm3                                     ;   319.8 agu2+fp5   41 next spill
        vpand ymm3, ymm7, ymm4                                         ;   321.7 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   323.0 fp1     41 next
        vpand ymm13, ymm13, ymm11                                      ;   316.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3488]                               ;   322.7 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm8                                         ;   324.0 fp0     41 next
        vpxor ymm6, ymm6, ymm2                                         ;   317.2 fp1     41 next
        vmovdqu ymm2, [rbp + 3520]                                     ;   316.8 agu1    44 next reload
        vmovdqu [rbp + 3488], ymm5                                     ;   325.0 agu2+fp5   41 next spill
        vpand ymm5, ymm11, ymm2                                        ;   323.8 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                         ;   324.8 fp3     41 next
        vpxor ymm5, ymm13, [rbp + 3360]                                ;   323.7 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm11                                        ;   318.2 fp1     41 next
        vpxor ymm8, ymm8, [rbp + 2912]                                 ;   324.0 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm5                                         ;   324.7 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                       ;   319.0 fp0     41 next
        vpxor ymm6, ymm6, ymm11                                        ;   319.2 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 2368]                               ;   323.7 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                        ;   325.8 fp3     41 next
        vpxor ymm5, ymm5, ymm3                                         ;   326.8 fp0     41 next
        vpand ymm3, ymm11, ymm4                                        ;   321.7 fp1     41 next
        vpand ymm11, ymm11, ymm15                                      ;   321.0 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                         ;   325.0 fp3     41 next
        vpxor ymm13, ymm13, ymm8                                       ;   326.0 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 2880]                                 ;   321.8 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   327.8 fp2     41 next
        vpand ymm10, ymm10, ymm15                                      ;   322.2 fp3     41 next
        vpxor ymm11, ymm11, ymm4                                       ;   322.7 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 2368]                                 ;   322.8 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   323.7 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 3200]                                 ;   323.2 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm3                                         ;   324.2 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3264]                               ;   323.8 fp1+agu0   41 next
        vpand ymm7, ymm7, ymm15                                        ;   324.0 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   324.2 fp3     41 next
        vpxor ymm7, ymm7, ymm1                                         ;   325.7 fp0     41 next
        vpxor ymm2, ymm2, ymm7                                         ;   326.7 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3008]                                 ;   327.7 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm10                                        ;   325.2 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                       ;   328.7 fp0     41 next
        vmovdqu ymm15, [rbp + 2848]                                    ;   324.8 agu0    41 next
        vmovdqu ymm1, [rbp + 3168]                                     ;   325.3 agu1    44 next reload
        vpand ymm15, ymm15, ymm1                                       ;   332.3 fp1     41 next
        vmovdqu ymm2, [rbp + 3456]                                     ;   325.8 agu0    41 next
        vmovdqu ymm3, [rbp + 3392]                                     ;   326.3 agu1    44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   333.3 fp2     41 next
        vmovdqu ymm4, [rbp + 3104]                                     ;   326.8 agu0    41 next
        vmovdqu ymm5, [rbp + 2944]                                     ;   327.3 agu1    44 next reload
        vpand ymm4, ymm4, ymm5                                         ;   334.3 fp3     41 next
        vmovdqu ymm7, [rbp + 3456]                                     ;   327.8 agu0    41 next
        vmovdqu ymm8, [rbp + 3424]                                     ;   328.3 agu1    44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   335.3 fp0     41 next
        vmovdqu ymm11, [rbp + 2848]                                    ;   328.8 agu0    41 next
        vpand ymm11, ymm11, ymm3                                       ;   335.8 fp1     41 next
        vpxor ymm15, ymm15, ymm3                                       ;   333.3 fp2     41 next
        vmovdqu [rbp + 3008], ymm12                                    ;   327.3 agu2+fp5   41 next spill
        vpand ymm12, ymm3, ymm8                                        ;   335.3 fp3     41 next
        vmovdqu [rbp + 3520], ymm0                                     ;   328.3 agu2+fp5   41 next spill
        vpand ymm0, ymm1, ymm5                                         ;   334.3 fp0     41 next
        vmovdqu [rbp + 3328], ymm10                                    ;   329.7 agu1+fp5   41 next spill
        vpxor ymm10, ymm2, ymm4                                        ;   335.3 fp1     41 next
        vpand ymm4, ymm4, [rbp + 2848]                                 ;   335.3 fp2+agu0   41 next
        vmovdqu [rbp + 3136], ymm6                                     ;   330.3 agu2+fp5   41 next spill
        vpxor ymm6, ymm11, ymm10                                       ;   336.8 fp3     41 next
        vpxor ymm11, ymm11, ymm7                                       ;   336.8 fp0     41 next
        vpxor ymm0, ymm0, ymm11                                        ;   337.8 fp1     41 next
        vpand ymm11, ymm11, [rbp + 3104]                               ;   337.8 fp2+agu1   41 next
        vpxor ymm2, ymm2, ymm0                                         ;   338.8 fp3     41 next
        vmovdqu [rbp + 3296], ymm9                                     ;   331.3 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2848]                                ;   336.3 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm9                                         ;   337.3 fp1     41 next
        vpand ymm9, ymm9, ymm5                                         ;   337.3 fp2     41 next
        vmovdqu [rbp + 3264], ymm13                                    ;   333.5 agu1+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 3104]                                ;   335.3 fp3+agu0   41 next
        vpand ymm2, ymm2, ymm5                                         ;   339.8 fp0     41 next
        vmovdqu [rbp + 3200], ymm14                                    ;   334.5 agu2+fp5   41 next spill
        vmovdqa ymm14, ymm13                                           ;   336.3         41 next copy
        vpor ymm13, ymm13, ymm12                                       ;   336.3 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3456]                               ;   336.3 fp2+agu1   41 next
        vmovdqu [rbp + 2368], ymm6                                     ;   337.8 agu0+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3456]                                     ;   336.5 agu1    41 next
        vpand ymm6, ymm6, [rbp + 2848]                                 ;   343.5 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm6                                       ;   344.5 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3104]                                 ;   344.5 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   338.3 fp2     41 next
        vmovdqu [rbp + 2880], ymm15                                    ;   336.7 agu2+fp5   41 next spill
        vpand ymm15, ymm0, [rbp + 2848]                                ;   338.8 fp3+agu0   41 next
        vpxor ymm13, ymm13, ymm15                                      ;   339.8 fp0     41 next
        vmovdqu ymm15, [rbp + 3104]                                    ;   338.5 agu1    44 next reload
        vmovdqu [rbp + 2912], ymm13                                    ;   340.8 agu2+fp5   41 next spill
        vpxor ymm13, ymm1, ymm15                                       ;   345.5 fp1     41 next
        vpand ymm0, ymm0, ymm8                                         ;   338.8 fp2     41 next
        vpxor ymm2, ymm2, ymm12                                        ;   340.8 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                       ;   345.5 fp0     41 next
        vpand ymm7, ymm7, ymm13                                        ;   346.5 fp1     41 next
        vpand ymm6, ymm6, [rbp + 3456]                                 ;   345.5 fp2+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                         ;   347.5 fp3     41 next
        vpand ymm9, ymm9, ymm5                                         ;   339.3 fp0     41 next
        vmovdqu [rbp + 3360], ymm2                                     ;   341.8 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm5                                         ;   339.5 fp1     41 next
        vpand ymm15, ymm2, ymm13                                       ;   346.5 fp2     41 next
        vpxor ymm2, ymm2, ymm12                                        ;   346.5 fp3     41 next
        vpxor ymm11, ymm11, ymm2                                       ;   347.5 fp0     41 next
        vpxor ymm2, ymm5, ymm8                                         ;   340.5 fp1     41 next
        vpxor ymm15, ymm15, ymm2                                       ;   347.5 fp2     41 next
        vpxor ymm2, ymm10, ymm8                                        ;   341.0 fp3     41 next
        vpand ymm2, ymm2, ymm1                                         ;   342.0 fp0     41 next
        vpxor ymm4, ymm4, ymm6                                         ;   346.5 fp1     41 next
        vpxor ymm2, ymm2, ymm11                                        ;   348.5 fp2     41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   341.8 agu1    41 next reload
        vpxor ymm2, ymm2, ymm6                                         ;   349.5 fp3     41 next
        vpxor ymm15, ymm14, ymm15                                      ;   348.5 fp0     41 next
        vpxor ymm14, ymm14, ymm13                                      ;   346.5 fp1     41 next
        vmovdqu ymm11, [rbp + 2880]                                    ;   344.5 agu0    41 next reload
        vmovdqu [rbp + 3232], ymm2                                     ;   350.5 agu2+fp5   41 next spill
        vpand ymm2, ymm8, ymm11                                        ;   351.5 fp2     41 next
        vpand ymm15, ymm15, ymm5                                       ;   349.5 fp3     41 next
        vpand ymm14, ymm14, ymm3                                       ;   347.5 fp0     41 next
        vpxor ymm14, ymm14, ymm6                                       ;   348.8 fp1     41 next
        vpand ymm6, ymm1, [rbp + 3456]                                 ;   346.5 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm6                                         ;   347.5 fp3     41 next
        vpand ymm11, ymm8, [rbp + 2848]                                ;   346.8 fp0+agu0   41 next
        vpand ymm13, ymm13, ymm11                                      ;   347.8 fp1     41 next
        vpxor ymm11, ymm11, ymm6                                       ;   347.8 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 3104]                                 ;   347.7 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                      ;   350.5 fp0     41 next
        vmovdqu ymm11, [rbp + 3456]                                    ;   347.8 agu0    44 next reload
        vpand ymm8, ymm5, ymm11                                        ;   354.8 fp1     41 next
        vpand ymm5, ymm1, [rbp + 3104]                                 ;   348.5 fp2+agu1   41 next
        vpand ymm1, ymm10, ymm11                                       ;   354.8 fp3     41 next
        vpxor ymm13, ymm13, ymm1                                       ;   355.8 fp0     41 next
        vpxor ymm1, ymm5, ymm8                                         ;   355.8 fp1     41 next
        vpand ymm5, ymm5, ymm6                                         ;   349.5 fp2     41 next
        vpand ymm6, ymm6, [rbp + 2848]                                 ;   349.7 fp3+agu0   41 next
        vpand ymm10, ymm10, [rbp + 3104]                               ;   349.8 fp0+agu1   41 next
        vpand ymm11, ymm3, ymm1                                        ;   356.8 fp1     41 next
        vpxor ymm1, ymm1, ymm2                                         ;   356.8 fp2     41 next
        vpxor ymm2, ymm2, ymm14                                        ;   352.5 fp3     41 next
        vpxor ymm8, ymm8, ymm2                                         ;   355.8 fp0     41 next
        vpxor ymm7, ymm7, ymm1                                         ;   357.8 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 2368]                               ;   357.8 fp2+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   356.8 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                       ;   358.8 fp0     41 next
        vpxor ymm6, ymm6, ymm10                                        ;   352.0 fp1     41 next
        vpxor ymm0, ymm0, ymm11                                        ;   358.8 fp2     41 next
        vmovdqu ymm2, [rbp + 2880]                                     ;   350.8 agu1    41 next
        vmovdqu ymm7, [rbp + 3104]                                     ;   351.0 agu0    44 next reload
        vpand ymm2, ymm2, ymm7                                         ;   358.0 fp3     41 next
        vmovdqu ymm8, [rbp + 3168]                                     ;   351.8 agu1    44 next reload
        vpor ymm1, ymm1, ymm8                                          ;   358.8 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   359.8 fp1     41 next
        vpxor ymm14, ymm14, ymm1                                       ;   359.8 fp2     41 next
        vpxor ymm4, ymm4, ymm9                                         ;   357.8 fp3     41 next
        vpxor ymm5, ymm5, ymm14                                        ;   360.8 fp0     41 next
        vpxor ymm0, ymm0, [rbp + 2880]                                 ;   359.8 fp1+agu0   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   356.0 agu1    41 next reload
        vpxor ymm0, ymm0, ymm14                                        ;   363.0 fp2     41 next
        vpxor ymm15, ymm15, ymm2                                       ;   359.0 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 2912]                                 ;   361.8 fp0+agu0   41 next
        vpxor ymm6, ymm6, [rbp + 3360]                                 ;   357.0 fp1+agu1   41 next
        vpxor ymm3, ymm3, [rbp + 3200]                                 ;   357.8 fp2+agu0   41 next
        vpxor ymm1, ymm3, ymm13                                        ;   360.8 fp3     41 next
        vmovdqu ymm2, [rbp + 3072]                                     ;   358.0 agu1    41 next
        vpxor ymm2, ymm2, [rbp + 2944]                                 ;   365.0 fp0+agu0   41 next
        vpxor ymm9, ymm2, [rbp + 3232]                                 ;   366.0 fp1+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 3264]                                 ;   359.8 fp2+agu0   41 next
        vpxor ymm0, ymm8, ymm0                                         ;   364.0 fp3     41 next
        vmovdqu ymm10, [rbp + 3296]                                    ;   360.0 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2848]                               ;   367.0 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                      ;   368.0 fp1     41 next
        vmovdqu ymm11, [rbp + 3136]                                    ;   361.0 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 3424]                               ;   368.0 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   369.0 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 3328]                                 ;   362.0 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                         ;   363.0 fp1     41 next
        vmovdqu ymm12, [rbp + 3520]                                    ;   362.8 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3456]                               ;   369.8 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm12                                        ;   370.8 fp3     41 next
        vmovdqu ymm13, [rbp + 2816]                                    ;   363.8 agu0    50 next reload
        vpxor ymm3, ymm3, ymm13                                        ;   370.8 fp0     50 next
        vpxor ymm2, ymm2, [rbp + 2784]                                 ;   366.0 fp1+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2752]                                 ;   364.8 fp2+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2720]                               ;   368.0 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2688]                               ;   369.0 fp0+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2656]                                 ;   366.0 fp1+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2624]                               ;   370.8 fp2+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 2528]                                 ;   367.0 fp3+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2496]                                 ;   367.8 fp0+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2464]                                 ;   368.0 fp1+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 2400]                               ;   369.0 fp2+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 3040]                                 ;   370.0 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 2976]                                 ;   369.8 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2432]                                 ;   371.8 fp1+agu1   50 next
        vpxor ymm13, ymm13, [r11 + 96]                                 ;   370.8 fp2+agu0   50 next
        vmovdqu [rbp + 2816], ymm6                                     ;   372.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3488]                                     ;   371.0 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2592]                                 ;   378.0 fp3+agu0   50 next
        vmovdqu [rbp + 3488], ymm5                                     ;   370.8 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3008]                                     ;   372.0 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 2560]                                 ;   379.0 fp0+agu0   50 next
        vmovdqu [rbp + 3008], ymm4                                     ;   371.0 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2784]                                     ;   373.0 agu1    50 next
        vpxor ymm4, ymm4, [r11 + 128]                                  ;   380.0 fp1+agu0   50 next
        vmovdqu [rbp + 2784], ymm15                                    ;   370.8 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 2752]                                    ;   374.0 agu1    50 next
        vpxor ymm15, ymm15, [r11 + 160]                                ;   381.0 fp2+agu0   50 next
        vmovdqu [rbp + 2752], ymm0                                     ;   371.8 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2720]                                     ;   375.0 agu1    50 next
        vpxor ymm0, ymm0, [r11 + 192]                                  ;   382.0 fp3+agu0   50 next
        vmovdqu [rbp + 2720], ymm9                                     ;   372.8 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2688]                                     ;   376.0 agu1    50 next
        vpxor ymm9, ymm9, [r11 + 224]                                  ;   383.0 fp0+agu0   50 next
        vmovdqu [rbp + 2688], ymm1                                     ;   373.8 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 2656]                                     ;   377.0 agu1    50 next
        vpxor ymm1, ymm1, [r11 + 256]                                  ;   384.0 fp1+agu0   50 next
        vmovdqu [rbp + 2656], ymm5                                     ;   380.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2624]                                     ;   378.0 agu1    50 next
        vpxor ymm5, ymm5, [r11 + 288]                                  ;   385.0 fp2+agu0   50 next
        vmovdqu [rbp + 2624], ymm6                                     ;   379.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2592]                                     ;   379.0 agu1    50 next
        vpxor ymm6, ymm6, [r11 + 320]                                  ;   386.0 fp3+agu0   50 next
        vmovdqu [rbp + 2592], ymm12                                    ;   376.8 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2560]                                    ;   380.0 agu1    50 next
        vpxor ymm12, ymm12, [r11 + 352]                                ;   387.0 fp0+agu0   50 next
        vmovdqu [rbp + 2560], ymm7                                     ;   377.8 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 2528]                                     ;   381.0 agu1    50 next
        vpxor ymm7, ymm7, [r11 + 384]                                  ;   388.0 fp1+agu0   50 next
        vmovdqu [rbp + 2528], ymm11                                    ;   378.8 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2496]                                    ;   382.0 agu1    50 next
        vpxor ymm11, ymm11, [r11 + 416]                                ;   389.0 fp2+agu0   50 next
        vmovdqu [rbp + 2496], ymm10                                    ;   379.8 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2464]                                    ;   383.0 agu1    50 next
        vpxor ymm10, ymm10, [r11 + 448]                                ;   390.0 fp3+agu0   50 next
        vmovdqu [rbp + 2464], ymm8                                     ;   380.8 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2400]                                     ;   384.0 agu1    50 next
        vpxor ymm8, ymm8, [r11 + 480]                                  ;   391.0 fp0+agu0   50 next
        vmovdqu [rbp + 2400], ymm2                                     ;   381.8 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3040]                                     ;   385.0 agu1    50 next
        vpxor ymm2, ymm2, [r11]                                        ;   392.0 fp1+agu0   50 next
        vmovdqu [rbp + 3040], ymm3                                     ;   382.8 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2976]                                     ;   386.0 agu1    50 next
        vpxor ymm3, ymm3, [r11 + 32]                                   ;   393.0 fp2+agu0   50 next
        vmovdqu [rbp + 2976], ymm9                                     ;   384.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2432]                                     ;   387.0 agu1    50 next
        vpxor ymm9, ymm9, [r11 + 64]                                   ;   394.0 fp3+agu0   50 next
        vmovdqu [rbp + 2432], ymm4                                     ;   384.8 agu2+fp5   50 next spill
        vpxor ymm4, ymm7, ymm9                                         ;   395.0 fp0     41 next
        vmovdqu [rbp + 3456], ymm1                                     ;   385.8 agu2+fp5   50 next spill
        vpxor ymm1, ymm6, ymm2                                         ;   393.0 fp1     41 next
        vmovdqu [rbp + 3520], ymm13                                    ;   386.8 agu2+fp5   50 next spill
        vpxor ymm13, ymm7, ymm11                                       ;   390.0 fp2     41 next
        vmovdqu [rbp + 3328], ymm5                                     ;   387.8 agu2+fp5   50 next spill
        vpand ymm5, ymm6, ymm12                                        ;   388.0 fp3     41 next
        vmovdqu [rbp + 3104], ymm15                                    ;   388.8 agu1+fp5   50 next spill
        vpxor ymm15, ymm7, ymm3                                        ;   394.0 fp0     41 next
        vpand ymm15, ymm15, ymm6                                       ;   395.0 fp1     41 next
        vmovdqu [rbp + 3424], ymm0                                     ;   389.8 agu0+fp5   50 next spill
        vpxor ymm0, ymm2, ymm11                                        ;   393.0 fp2     41 next
        vmovdqu [rbp + 3136], ymm9                                     ;   395.0 agu2+fp5   50 next spill
        vpand ymm9, ymm13, ymm11                                       ;   391.0 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                         ;   392.0 fp0     41 next
        vpand ymm9, ymm2, ymm8                                         ;   393.0 fp1     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   394.0 fp2     41 next
        vpxor ymm15, ymm15, ymm9                                       ;   396.0 fp3     41 next
        vmovdqu [rbp + 2848], ymm9                                     ;   395.0 agu1+fp5   41 next spill
        vpand ymm9, ymm1, ymm3                                         ;   394.0 fp0     41 next
        vmovdqu [rbp + 3296], ymm1                                     ;   394.0 agu0+fp5   41 next spill
        vpand ymm1, ymm2, ymm11                                        ;   393.0 fp1     41 next
        vmovdqu [rbp + 3264], ymm11                                    ;   393.8 agu2+fp5   50 next spill
        vpxor ymm11, ymm7, ymm12                                       ;   393.0 fp2     41 next
        vmovdqu [rbp + 3232], ymm15                                    ;   397.0 agu1+fp5   41 next spill
        vpand ymm15, ymm0, ymm3                                        ;   394.0 fp3     41 next
        vmovdqu [rbp + 3168], ymm15                                    ;   395.8 agu0+fp5   41 next spill
        vpand ymm15, ymm6, ymm8                                        ;   393.7 fp0     41 next
        vpxor ymm15, ymm15, ymm12                                      ;   394.7 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   395.7 fp2     41 next
        vmovdqu [rbp + 2944], ymm9                                     ;   396.8 agu2+fp5   41 next spill
        vpand ymm9, ymm8, ymm10                                        ;   394.3 fp3     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   395.3 fp0     41 next
        vpand ymm14, ymm4, ymm12                                       ;   396.0 fp1     41 next
        vpxor ymm1, ymm1, ymm14                                        ;   397.0 fp2     41 next
        vpand ymm14, ymm11, ymm3                                       ;   395.3 fp3     41 next
        vpand ymm11, ymm11, ymm8                                       ;   395.7 fp0     41 next
        vmovdqu [rbp + 3072], ymm9                                     ;   397.8 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm8                                        ;   395.8 fp1     41 next
        vpxor ymm15, ymm15, ymm9                                       ;   396.8 fp2     41 next
        vpxor ymm15, ymm15, ymm14                                      ;   397.8 fp3     41 next
        vpxor ymm15, ymm0, ymm15                                       ;   398.8 fp0     41 next
        vpand ymm0, ymm0, ymm10                                        ;   396.8 fp1     41 next
        vpor ymm9, ymm13, ymm12                                        ;   397.0 fp2     41 next
        vpxor ymm9, ymm9, ymm1                                         ;   398.0 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                       ;   397.8 fp0     41 next
        vpxor ymm0, ymm6, ymm12                                        ;   397.8 fp1     41 next
        vpxor ymm1, ymm1, ymm6                                         ;   398.0 fp2     41 next
        vpand ymm6, ymm6, [rbp + 3136]                                 ;   402.0 fp3+agu0   41 next
        vmovdqu [rbp + 3200], ymm9                                     ;   399.0 agu2+fp5   41 next spill
        vpand ymm9, ymm4, ymm8                                         ;   398.7 fp0     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   399.7 fp1     41 next
        vmovdqu [rbp + 3392], ymm6                                     ;   403.0 agu1+fp5   41 next spill
        vpand ymm6, ymm12, ymm7                                        ;   399.0 fp2     41 next
        vpxor ymm6, ymm6, ymm3                                         ;   400.0 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                       ;   401.0 fp0     41 next
        vpand ymm6, ymm6, ymm7                                         ;   401.0 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 3232]                               ;   404.0 fp2+agu0   41 next
        vmovdqu [rbp + 3360], ymm7                                     ;   400.8 agu2+fp5   50 next spill
        vpand ymm7, ymm0, ymm2                                         ;   400.3 fp3     41 next
        vpand ymm0, ymm0, ymm10                                        ;   400.7 fp0     41 next
        vpxor ymm0, ymm0, ymm5                                         ;   401.7 fp1     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   402.7 fp2     41 next
        vmovdqu ymm0, [rbp + 3136]                                     ;   399.7 agu1    50 next reload
        vmovdqu [rbp + 2912], ymm7                                     ;   401.8 agu0+fp5   41 next spill
        vpand ymm7, ymm3, ymm0                                         ;   406.7 fp3     41 next
        vpxor ymm14, ymm14, ymm7                                       ;   407.7 fp0     41 next
        vpxor ymm7, ymm7, ymm8                                         ;   407.7 fp1     41 next
        vpxor ymm15, ymm15, ymm9                                       ;   403.7 fp2     41 next
        vmovdqu ymm9, [rel kasumi_encrypt_compact.T0_constants256]     ;   400.7 agu1    41 next reload
        vpxor ymm15, ymm15, ymm9                                       ;   407.7 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3072]                                 ;   404.8 fp0+agu0   41 next
        vpxor ymm6, ymm6, ymm5                                         ;   405.8 fp1     41 next
        vpand ymm2, ymm2, ymm12                                        ;   403.0 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                        ;   404.0 fp3     41 next
        vpand ymm8, ymm8, ymm3                                         ;   403.7 fp0     41 next
        vpand ymm9, ymm4, [rbp + 3264]                                 ;   403.8 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm9                                       ;   404.8 fp2     41 next
        vpand ymm4, ymm4, ymm13                                        ;   404.3 fp3     41 next
        vmovdqu ymm9, [rbp + 3296]                                     ;   402.7 agu0    41 next reload
        vpand ymm13, ymm13, ymm9                                       ;   409.7 fp0     41 next
        vpxor ymm8, ymm8, ymm13                                        ;   410.7 fp1     41 next
        vmovdqu ymm13, [rbp + 3264]                                    ;   403.2 agu1    50 next reload
        vmovdqu [rbp + 2880], ymm15                                    ;   408.7 agu2+fp5   41 next spill
        vpand ymm15, ymm9, ymm13                                       ;   410.2 fp2     41 next
        vpxor ymm11, ymm11, ymm1                                       ;   405.8 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                         ;   411.7 fp0     41 next
        vpand ymm3, ymm3, ymm10                                        ;   405.8 fp1     41 next
        vpxor ymm3, ymm3, [rbp + 3392]                                 ;   410.0 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm8                                         ;   412.7 fp3     41 next
        vpxor ymm5, ymm5, ymm4                                         ;   406.7 fp0     41 next
        vmovdqu ymm4, [rbp + 3360]                                     ;   405.0 agu1    50 next reload
        vmovdqu [rbp + 3392], ymm6                                     ;   413.7 agu2+fp5   41 next spill
        vpand ymm6, ymm10, ymm4                                        ;   412.0 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                       ;   413.0 fp2     41 next
        vpxor ymm6, ymm3, [rbp + 2912]                                 ;   411.0 fp3+agu0   41 next
        vpand ymm12, ymm12, ymm10                                      ;   407.7 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 3232]                                 ;   412.7 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm6                                       ;   412.0 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                         ;   408.3 fp3     41 next
        vpxor ymm5, ymm5, ymm10                                        ;   408.7 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 2944]                                 ;   411.0 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm7                                       ;   414.0 fp2     41 next
        vpxor ymm6, ymm6, ymm15                                        ;   415.0 fp3     41 next
        vpand ymm15, ymm10, ymm13                                      ;   410.2 fp0     41 next
        vpand ymm10, ymm10, ymm0                                       ;   409.8 fp1     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   413.7 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   414.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3200]                                 ;   410.7 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm6                                         ;   416.0 fp1     41 next
        vpand ymm7, ymm7, ymm0                                         ;   411.0 fp2     41 next
        vpxor ymm10, ymm10, ymm13                                      ;   411.3 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 2944]                                 ;   411.7 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                      ;   412.3 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 2848]                               ;   412.0 fp2+agu1   41 next
        vpxor ymm11, ymm11, ymm15                                      ;   413.0 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 3072]                                 ;   412.7 fp0+agu0   41 next
        vpand ymm9, ymm9, ymm0                                         ;   412.8 fp1     41 next
        vpxor ymm2, ymm2, ymm13                                        ;   413.0 fp2     41 next
        vpxor ymm12, ymm12, ymm9                                       ;   413.8 fp3     41 next
        vpxor ymm4, ymm4, ymm12                                        ;   414.8 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3168]                                 ;   415.8 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                       ;   414.0 fp2     41 next
        vpxor ymm7, ymm7, ymm4                                         ;   416.8 fp3     41 next
        vmovdqu ymm15, [rbp + 3424]                                    ;   413.0 agu0    41 next
        vmovdqu ymm0, [rbp + 3104]                                     ;   413.5 agu1    50 next reload
        vpand ymm15, ymm15, ymm0                                       ;   420.5 fp0     41 next
        vmovdqu ymm4, [rbp + 3328]                                     ;   414.0 agu0    41 next
        vmovdqu ymm6, [rbp + 3520]                                     ;   414.5 agu1    50 next reload
        vpand ymm4, ymm4, ymm6                                         ;   421.5 fp1     41 next
        vmovdqu ymm8, [rbp + 3456]                                     ;   415.0 agu0    41 next
        vmovdqu ymm9, [rbp + 2432]                                     ;   415.5 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                         ;   422.5 fp2     41 next
        vmovdqu ymm10, [rbp + 3328]                                    ;   416.0 agu0    41 next
        vmovdqu ymm12, [rbp + 2976]                                    ;   416.5 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                      ;   423.5 fp3     41 next
        vmovdqu ymm13, [rbp + 3424]                                    ;   417.0 agu0    41 next
        vpand ymm13, ymm13, ymm6                                       ;   424.0 fp0     41 next
        vpxor ymm15, ymm15, ymm6                                       ;   421.5 fp1     41 next
        vmovdqu [rbp + 3168], ymm2                                     ;   415.5 agu2+fp5   41 next spill
        vpand ymm2, ymm6, ymm12                                        ;   423.5 fp2     41 next
        vmovdqu [rbp + 3360], ymm11                                    ;   416.5 agu2+fp5   41 next spill
        vpand ymm11, ymm0, ymm9                                        ;   422.5 fp3     41 next
        vmovdqu [rbp + 3264], ymm7                                     ;   417.8 agu1+fp5   41 next spill
        vpxor ymm7, ymm4, ymm8                                         ;   423.5 fp0     41 next
        vpand ymm8, ymm8, [rbp + 3424]                                 ;   423.5 fp1+agu0   41 next
        vmovdqu [rbp + 3136], ymm5                                     ;   418.5 agu2+fp5   41 next spill
        vpxor ymm5, ymm13, ymm7                                        ;   425.0 fp2     41 next
        vpxor ymm13, ymm13, ymm10                                      ;   425.0 fp3     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   426.0 fp0     41 next
        vpand ymm13, ymm13, [rbp + 3456]                               ;   426.0 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   427.0 fp2     41 next
        vmovdqu [rbp + 3296], ymm1                                     ;   419.5 agu2+fp5   41 next spill
        vpxor ymm1, ymm2, [rbp + 3424]                                 ;   424.5 fp3+agu0   41 next
        vpxor ymm8, ymm8, ymm1                                         ;   425.5 fp0     41 next
        vpand ymm1, ymm1, ymm9                                         ;   425.5 fp1     41 next
        vmovdqu [rbp + 3072], ymm3                                     ;   421.7 agu1+fp5   41 next spill
        vpand ymm3, ymm12, [rbp + 3456]                                ;   423.5 fp2+agu0   41 next
        vpand ymm4, ymm4, ymm9                                         ;   428.0 fp3     41 next
        vmovdqu [rbp + 2848], ymm14                                    ;   422.7 agu2+fp5   41 next spill
        vmovdqa ymm14, ymm3                                            ;   424.5         41 next copy
        vpor ymm3, ymm3, ymm2                                          ;   424.5 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 3328]                                 ;   424.5 fp1+agu1   41 next
        vmovdqu [rbp + 2944], ymm5                                     ;   426.0 agu0+fp5   41 next spill
        vmovdqu ymm5, [rbp + 3328]                                     ;   424.7 agu1    41 next
        vpand ymm5, ymm5, [rbp + 3424]                                 ;   431.7 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   432.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3456]                                 ;   432.7 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm12                                        ;   426.5 fp1     41 next
        vmovdqu [rbp + 3200], ymm15                                    ;   424.8 agu2+fp5   41 next spill
        vpand ymm15, ymm11, [rbp + 3424]                               ;   427.0 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm15                                        ;   428.0 fp3     41 next
        vmovdqu ymm15, [rbp + 3456]                                    ;   426.7 agu1    50 next reload
        vmovdqu [rbp + 3232], ymm3                                     ;   429.0 agu2+fp5   41 next spill
        vpxor ymm3, ymm0, ymm15                                        ;   433.7 fp0     41 next
        vpand ymm11, ymm11, ymm12                                      ;   427.0 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                         ;   429.0 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                         ;   433.7 fp3     41 next
        vpand ymm10, ymm10, ymm3                                       ;   434.7 fp0     41 next
        vpand ymm5, ymm5, [rbp + 3328]                                 ;   433.7 fp1+agu0   41 next
        vpxor ymm10, ymm10, ymm1                                       ;   435.7 fp2     41 next
        vpand ymm1, ymm1, ymm9                                         ;   427.5 fp3     41 next
        vmovdqu [rbp + 2912], ymm4                                     ;   430.0 agu2+fp5   41 next spill
        vpand ymm4, ymm6, ymm9                                         ;   427.7 fp0     41 next
        vpand ymm15, ymm4, ymm3                                        ;   434.7 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                         ;   434.7 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                       ;   435.7 fp3     41 next
        vpxor ymm4, ymm9, ymm12                                        ;   428.7 fp0     41 next
        vpxor ymm15, ymm15, ymm4                                       ;   435.7 fp1     41 next
        vpxor ymm4, ymm7, ymm12                                        ;   429.2 fp2     41 next
        vpand ymm4, ymm4, ymm0                                         ;   430.2 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                         ;   434.7 fp0     41 next
        vpxor ymm4, ymm4, ymm13                                        ;   436.7 fp1     41 next
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]     ;   430.0 agu1    41 next reload
        vpxor ymm4, ymm4, ymm5                                         ;   437.7 fp2     41 next
        vpxor ymm15, ymm14, ymm15                                      ;   436.7 fp3     41 next
        vpxor ymm14, ymm14, ymm3                                       ;   434.7 fp0     41 next
        vmovdqu ymm13, [rbp + 3200]                                    ;   432.7 agu0    41 next reload
        vmovdqu [rbp + 2368], ymm4                                     ;   438.7 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                       ;   439.7 fp1     41 next
        vpand ymm15, ymm15, ymm9                                       ;   437.7 fp2     41 next
        vpand ymm14, ymm14, ymm6                                       ;   435.7 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                       ;   437.0 fp0     41 next
        vpand ymm5, ymm0, [rbp + 3328]                                 ;   434.7 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm5                                       ;   435.7 fp2     41 next
        vpand ymm13, ymm12, [rbp + 3424]                               ;   435.0 fp3+agu0   41 next
        vpand ymm3, ymm3, ymm13                                        ;   436.0 fp0     41 next
        vpxor ymm13, ymm13, ymm5                                       ;   436.0 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 3456]                                 ;   435.8 fp2+agu1   41 next
        vpxor ymm15, ymm15, ymm13                                      ;   438.7 fp3     41 next
        vmovdqu ymm13, [rbp + 3328]                                    ;   436.0 agu0    50 next reload
        vpand ymm12, ymm9, ymm13                                       ;   443.0 fp0     41 next
        vpand ymm9, ymm0, [rbp + 3456]                                 ;   436.7 fp1+agu1   41 next
        vpand ymm0, ymm7, ymm13                                        ;   443.0 fp2     41 next
        vpxor ymm3, ymm3, ymm0                                         ;   444.0 fp3     41 next
        vpxor ymm0, ymm9, ymm12                                        ;   444.0 fp0     41 next
        vpand ymm9, ymm9, ymm5                                         ;   437.7 fp1     41 next
        vpand ymm5, ymm5, [rbp + 3424]                                 ;   437.8 fp2+agu0   41 next
        vpand ymm7, ymm7, [rbp + 3456]                                 ;   438.0 fp3+agu1   41 next
        vpand ymm13, ymm6, ymm0                                        ;   445.0 fp0     41 next
        vpxor ymm0, ymm0, ymm4                                         ;   445.0 fp1     41 next
        vpxor ymm4, ymm4, ymm14                                        ;   440.7 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   444.0 fp3     41 next
        vpxor ymm10, ymm10, ymm0                                       ;   446.0 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 2944]                               ;   446.0 fp1+agu0   41 next
        vpxor ymm1, ymm1, ymm12                                        ;   445.0 fp2     41 next
        vpxor ymm2, ymm2, ymm10                                        ;   447.0 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                         ;   440.2 fp0     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   447.0 fp1     41 next
        vmovdqu ymm4, [rbp + 3200]                                     ;   439.0 agu1    41 next
        vmovdqu ymm7, [rbp + 3456]                                     ;   439.2 agu0    50 next reload
        vpand ymm4, ymm4, ymm7                                         ;   446.2 fp2     41 next
        vmovdqu ymm10, [rbp + 3104]                                    ;   440.0 agu1    50 next reload
        vpor ymm0, ymm0, ymm10                                         ;   447.0 fp3     41 next
        vpxor ymm3, ymm3, ymm2                                         ;   448.0 fp0     41 next
        vpxor ymm14, ymm14, ymm0                                       ;   448.0 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   446.0 fp2     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   449.0 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3200]                               ;   448.0 fp0+agu0   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   444.2 agu1    41 next reload
        vpxor ymm11, ymm11, ymm14                                      ;   451.2 fp1     41 next
        vpxor ymm15, ymm15, ymm4                                       ;   447.2 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 3232]                                 ;   450.0 fp3+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 2912]                                 ;   445.2 fp0+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 2848]                                 ;   446.0 fp1+agu0   41 next
        vpxor ymm0, ymm6, ymm3                                         ;   449.0 fp2     41 next
        vmovdqu ymm1, [rbp + 2880]                                     ;   446.2 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2432]                                 ;   453.2 fp3+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 2368]                                 ;   454.2 fp0+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 3072]                               ;   448.0 fp1+agu0   41 next
        vpxor ymm3, ymm10, ymm11                                       ;   452.2 fp2     41 next
        vmovdqu ymm4, [rbp + 3296]                                     ;   448.2 agu1    41 next
        vpxor ymm4, ymm4, [rbp + 3424]                                 ;   455.2 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm4                                       ;   456.2 fp0     41 next
        vmovdqu ymm11, [rbp + 3136]                                    ;   449.2 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 2976]                               ;   456.2 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm11                                        ;   457.2 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 3264]                                 ;   450.2 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                         ;   451.2 fp0     41 next
        vmovdqu ymm12, [rbp + 3360]                                    ;   451.0 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3328]                               ;   458.0 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm12                                        ;   459.0 fp2     41 next
        vpxor ymm0, ymm0, [r11 + 4896]                                 ;   452.0 fp3+agu0   44 next
        vpxor ymm2, ymm2, [r11 + 4928]                                 ;   455.2 fp0+agu1   44 next
        vpxor ymm3, ymm3, [r11 + 4960]                                 ;   453.2 fp1+agu0   44 next
        vpxor ymm15, ymm15, [r11 + 4992]                               ;   457.2 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r11 + 5024]                                 ;   458.2 fp3+agu0   44 next
        vpxor ymm9, ymm9, [r11 + 5056]                                 ;   454.2 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r11 + 5088]                                 ;   460.0 fp1+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4608]                                 ;   455.2 fp2+agu1   44 next
        vpxor ymm1, ymm1, [r11 + 4640]                                 ;   456.0 fp3+agu0   44 next
        vpxor ymm10, ymm10, [r11 + 4672]                               ;   456.2 fp0+agu1   44 next
        vpxor ymm4, ymm4, [r11 + 4704]                                 ;   457.0 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r11 + 4736]                               ;   457.2 fp2+agu1   44 next
        vpxor ymm7, ymm7, [r11 + 4768]                                 ;   458.0 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r11 + 4800]                               ;   459.0 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 3392]                                    ;   459.0 agu0    44 next
        vpxor ymm13, ymm13, [r11 + 4832]                               ;   466.0 fp1+agu1   44 next
        vmovdqu [rbp + 3392], ymm8                                     ;   459.2 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3168]                                     ;   460.0 agu0    44 next
        vpxor ymm8, ymm8, [r11 + 4864]                                 ;   467.0 fp2+agu1   44 next
        vmovdqu [rbp + 3168], ymm2                                     ;   457.0 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                        ;   468.0 fp3     41 next
        vmovdqu [rbp + 3328], ymm9                                     ;   458.0 agu2+fp5   44 next spill
        vpxor ymm9, ymm6, ymm12                                        ;   460.0 fp0     41 next
        vmovdqu [rbp + 3360], ymm0                                     ;   459.0 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                        ;   458.0 fp1     41 next
        vmovdqu [rbp + 3264], ymm5                                     ;   461.0 agu2+fp5   44 next spill
        vpand ymm5, ymm6, ymm1                                         ;   458.2 fp2     41 next
        vmovdqu [rbp + 3456], ymm3                                     ;   461.0 agu0+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                       ;   467.0 fp3     41 next
        vpand ymm3, ymm3, ymm6                                         ;   468.0 fp0     41 next
        vmovdqu [rbp + 2976], ymm15                                    ;   462.0 agu2+fp5   44 next spill
        vpxor ymm15, ymm12, ymm4                                       ;   460.0 fp1     41 next
        vmovdqu [rbp + 3136], ymm8                                     ;   468.0 agu1+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                         ;   459.3 fp2     41 next
        vpxor ymm5, ymm5, ymm8                                         ;   460.3 fp3     41 next
        vpand ymm8, ymm12, ymm7                                        ;   460.0 fp0     41 next
        vpxor ymm8, ymm8, ymm14                                        ;   461.0 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   469.0 fp2     41 next
        vmovdqu [rbp + 3424], ymm8                                     ;   464.0 agu0+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                        ;   467.0 fp3     41 next
        vmovdqu [rbp + 3296], ymm9                                     ;   465.0 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                        ;   460.7 fp0     41 next
        vmovdqu [rbp + 3072], ymm4                                     ;   466.0 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                        ;   461.0 fp1     41 next
        vmovdqu [rbp + 2368], ymm3                                     ;   470.0 agu0+fp5   41 next spill
        vpand ymm3, ymm15, ymm13                                       ;   467.0 fp2     41 next
        vmovdqu [rbp + 3104], ymm3                                     ;   468.0 agu2+fp5   41 next spill
        vpand ymm3, ymm6, ymm7                                         ;   461.7 fp3     41 next
        vpxor ymm3, ymm3, ymm1                                         ;   462.7 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                         ;   468.0 fp1     41 next
        vmovdqu [rbp + 2432], ymm8                                     ;   469.0 agu1+fp5   41 next spill
        vpand ymm8, ymm7, ymm11                                        ;   464.0 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                        ;   465.0 fp3     41 next
        vpand ymm14, ymm1, ymm2                                        ;   469.0 fp0     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   470.0 fp1     41 next
        vpand ymm14, ymm4, ymm13                                       ;   467.0 fp2     41 next
        vpand ymm4, ymm4, ymm7                                         ;   466.2 fp3     41 next
        vmovdqu [rbp + 2880], ymm8                                     ;   470.0 agu0+fp5   41 next spill
        vpand ymm8, ymm0, ymm7                                         ;   467.0 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   468.0 fp1     41 next
        vpxor ymm3, ymm3, ymm14                                        ;   469.0 fp2     41 next
        vpxor ymm3, ymm15, ymm3                                        ;   470.0 fp3     41 next
        vpand ymm15, ymm15, ymm11                                      ;   468.0 fp0     41 next
        vpor ymm8, ymm0, ymm1                                          ;   468.2 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                         ;   471.0 fp2     41 next
        vpxor ymm4, ymm4, ymm15                                        ;   469.0 fp3     41 next
        vpxor ymm15, ymm6, ymm1                                        ;   469.0 fp0     41 next
        vpxor ymm9, ymm9, ymm6                                         ;   471.0 fp1     41 next
        vpand ymm6, ymm6, [rbp + 3136]                                 ;   475.0 fp2+agu1   41 next
        vmovdqu [rbp + 2848], ymm8                                     ;   472.0 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm2                                         ;   469.5 fp3     41 next
        vpxor ymm14, ymm14, ymm8                                       ;   470.5 fp0     41 next
        vmovdqu [rbp + 3520], ymm6                                     ;   476.0 agu0+fp5   41 next spill
        vpand ymm6, ymm1, ymm10                                        ;   470.2 fp1     41 next
        vpxor ymm6, ymm6, ymm13                                        ;   471.2 fp2     41 next
        vpxor ymm4, ymm4, ymm6                                         ;   472.2 fp3     41 next
        vpand ymm6, ymm6, ymm10                                        ;   472.2 fp0     41 next
        vpxor ymm14, ymm14, [rbp + 2368]                               ;   477.0 fp1+agu1   41 next
        vmovdqu [rbp + 2912], ymm10                                    ;   473.0 agu2+fp5   44 next spill
        vpand ymm10, ymm15, ymm12                                      ;   471.3 fp2     41 next
        vpand ymm15, ymm15, ymm11                                      ;   471.5 fp3     41 next
        vpxor ymm15, ymm15, ymm5                                       ;   472.5 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   473.5 fp1     41 next
        vmovdqu ymm15, [rbp + 3136]                                    ;   471.2 agu0    44 next reload
        vmovdqu [rbp + 3232], ymm10                                    ;   474.0 agu1+fp5   41 next spill
        vpand ymm10, ymm13, ymm15                                      ;   478.2 fp2     41 next
        vpxor ymm14, ymm14, ymm10                                      ;   479.2 fp3     41 next
        vpxor ymm10, ymm10, ymm7                                       ;   479.2 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   474.5 fp1     41 next
        vmovdqu ymm8, [rel kasumi_encrypt_compact.T0_constants256]     ;   472.2 agu0    41 next reload
        vpxor ymm3, ymm3, ymm8                                         ;   479.2 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2880]                                 ;   477.0 fp3+agu1   41 next
        vpxor ymm6, ymm6, ymm5                                         ;   478.0 fp0     41 next
        vpand ymm12, ymm12, ymm1                                       ;   474.2 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   475.2 fp2     41 next
        vpand ymm7, ymm7, ymm13                                        ;   474.5 fp3     41 next
        vpand ymm8, ymm2, [rbp + 3072]                                 ;   475.0 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                         ;   476.0 fp1     41 next
        vpand ymm2, ymm2, ymm0                                         ;   475.3 fp2     41 next
        vmovdqu ymm8, [rbp + 3296]                                     ;   474.2 agu1    41 next reload
        vpand ymm0, ymm0, ymm8                                         ;   481.2 fp3     41 next
        vpxor ymm7, ymm7, ymm0                                         ;   482.2 fp0     41 next
        vpxor ymm0, ymm9, ymm4                                         ;   477.0 fp1     41 next
        vmovdqu ymm4, [rbp + 3072]                                     ;   475.0 agu0    44 next reload
        vmovdqu [rbp + 3200], ymm3                                     ;   480.2 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm4                                         ;   482.0 fp2     41 next
        vpxor ymm7, ymm7, ymm15                                        ;   483.2 fp3     41 next
        vpand ymm13, ymm13, ymm11                                      ;   477.0 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3520]                               ;   483.0 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm7                                         ;   484.2 fp2     41 next
        vpxor ymm5, ymm5, ymm2                                         ;   477.5 fp3     41 next
        vmovdqu ymm2, [rbp + 2912]                                     ;   477.2 agu0    44 next reload
        vmovdqu [rbp + 3520], ymm6                                     ;   485.2 agu2+fp5   41 next spill
        vpand ymm6, ymm11, ymm2                                        ;   484.2 fp0     41 next
        vpxor ymm3, ymm3, ymm6                                         ;   485.2 fp1     41 next
        vpxor ymm6, ymm13, [rbp + 3232]                                ;   484.0 fp2+agu1   41 next
        vpand ymm1, ymm1, ymm11                                        ;   478.5 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 2368]                                 ;   484.2 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm6                                         ;   485.0 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                       ;   479.3 fp2     41 next
        vpxor ymm5, ymm5, ymm11                                        ;   479.5 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 2432]                               ;   484.0 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                        ;   486.2 fp1     41 next
        vpxor ymm6, ymm6, ymm3                                         ;   487.2 fp2     41 next
        vpand ymm3, ymm11, ymm4                                        ;   482.0 fp3     41 next
        vpand ymm11, ymm11, ymm15                                      ;   481.2 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                         ;   485.2 fp1     41 next
        vpxor ymm13, ymm13, ymm7                                       ;   486.2 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 2848]                                 ;   482.2 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm6                                         ;   488.2 fp0     41 next
        vpand ymm10, ymm10, ymm15                                      ;   482.5 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                       ;   483.0 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 2432]                                 ;   483.2 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   484.0 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3424]                                 ;   483.5 fp1+agu0   41 next
        vpxor ymm0, ymm0, ymm3                                         ;   484.5 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 2880]                               ;   484.2 fp3+agu1   41 next
        vpand ymm8, ymm8, ymm15                                        ;   484.3 fp0     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   484.5 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   486.0 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                         ;   487.0 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 3104]                                 ;   488.0 fp0+agu0   41 next
        vpxor ymm0, ymm0, ymm10                                        ;   485.5 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                       ;   489.0 fp2     41 next
        vmovdqu ymm15, [rbp + 2976]                                    ;   485.2 agu1    41 next
        vmovdqu ymm1, [rbp + 3456]                                     ;   485.7 agu0    44 next reload
        vpand ymm15, ymm15, ymm1                                       ;   492.7 fp3     41 next
        vmovdqu ymm2, [rbp + 3264]                                     ;   486.2 agu1    41 next
        vmovdqu ymm3, [rbp + 3360]                                     ;   486.7 agu0    44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   493.7 fp0     41 next
        vmovdqu ymm4, [rbp + 3328]                                     ;   487.2 agu1    41 next
        vmovdqu ymm6, [rbp + 3168]                                     ;   487.7 agu0    44 next reload
        vpand ymm4, ymm4, ymm6                                         ;   494.7 fp1     41 next
        vmovdqu ymm7, [rbp + 3264]                                     ;   488.2 agu1    41 next
        vmovdqu ymm8, [rbp + 3392]                                     ;   488.7 agu0    44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   495.7 fp2     41 next
        vmovdqu ymm11, [rbp + 2976]                                    ;   489.2 agu1    41 next
        vpand ymm11, ymm11, ymm3                                       ;   496.2 fp3     41 next
        vpxor ymm15, ymm15, ymm3                                       ;   493.7 fp0     41 next
        vmovdqu [rbp + 3104], ymm12                                    ;   487.7 agu2+fp5   41 next spill
        vpand ymm12, ymm3, ymm8                                        ;   495.7 fp1     41 next
        vmovdqu [rbp + 2912], ymm0                                     ;   488.7 agu2+fp5   41 next spill
        vpand ymm0, ymm1, ymm6                                         ;   494.7 fp2     41 next
        vmovdqu [rbp + 3072], ymm10                                    ;   490.0 agu0+fp5   41 next spill
        vpxor ymm10, ymm2, ymm4                                        ;   495.7 fp3     41 next
        vpand ymm4, ymm4, [rbp + 2976]                                 ;   495.7 fp0+agu1   41 next
        vmovdqu [rbp + 3136], ymm5                                     ;   490.7 agu2+fp5   41 next spill
        vpxor ymm5, ymm11, ymm10                                       ;   497.2 fp1     41 next
        vpxor ymm11, ymm11, ymm7                                       ;   497.2 fp2     41 next
        vpxor ymm0, ymm0, ymm11                                        ;   498.2 fp3     41 next
        vpand ymm11, ymm11, [rbp + 3328]                               ;   498.2 fp0+agu0   41 next
        vpxor ymm2, ymm2, ymm0                                         ;   499.2 fp1     41 next
        vmovdqu [rbp + 3296], ymm9                                     ;   491.7 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2976]                                ;   496.7 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm9                                         ;   497.7 fp3     41 next
        vpand ymm9, ymm9, ymm6                                         ;   497.7 fp0     41 next
        vmovdqu [rbp + 2880], ymm13                                    ;   493.8 agu0+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 3328]                                ;   495.7 fp1+agu1   41 next
        vpand ymm2, ymm2, ymm6                                         ;   500.2 fp2     41 next
        vmovdqu [rbp + 3424], ymm14                                    ;   494.8 agu2+fp5   41 next spill
        vmovdqa ymm14, ymm13                                           ;   496.7         41 next copy
        vpor ymm13, ymm13, ymm12                                       ;   496.7 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3264]                               ;   496.7 fp0+agu0   41 next
        vmovdqu [rbp + 2432], ymm5                                     ;   498.2 agu1+fp5   41 next spill
        vmovdqu ymm5, [rbp + 3264]                                     ;   496.8 agu0    41 next
        vpand ymm5, ymm5, [rbp + 2976]                                 ;   503.8 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   504.8 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3328]                                 ;   504.8 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   498.7 fp0     41 next
        vmovdqu [rbp + 2848], ymm15                                    ;   497.0 agu2+fp5   41 next spill
        vpand ymm15, ymm0, [rbp + 2976]                                ;   499.2 fp1+agu1   41 next
        vpxor ymm13, ymm13, ymm15                                      ;   500.2 fp2     41 next
        vmovdqu ymm15, [rbp + 3328]                                    ;   498.8 agu0    44 next reload
        vmovdqu [rbp + 2368], ymm13                                    ;   501.2 agu2+fp5   41 next spill
        vpxor ymm13, ymm1, ymm15                                       ;   505.8 fp3     41 next
        vpand ymm0, ymm0, ymm8                                         ;   499.2 fp0     41 next
        vpxor ymm2, ymm2, ymm12                                        ;   501.2 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                       ;   505.8 fp2     41 next
        vpand ymm7, ymm7, ymm13                                        ;   506.8 fp3     41 next
        vpand ymm5, ymm5, [rbp + 3264]                                 ;   505.8 fp0+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                         ;   507.8 fp1     41 next
        vpand ymm9, ymm9, ymm6                                         ;   499.7 fp2     41 next
        vmovdqu [rbp + 3232], ymm2                                     ;   502.2 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm6                                         ;   499.8 fp3     41 next
        vpand ymm15, ymm2, ymm13                                       ;   506.8 fp0     41 next
        vpxor ymm2, ymm2, ymm12                                        ;   506.8 fp1     41 next
        vpxor ymm11, ymm11, ymm2                                       ;   507.8 fp2     41 next
        vpxor ymm2, ymm6, ymm8                                         ;   500.8 fp3     41 next
        vpxor ymm15, ymm15, ymm2                                       ;   507.8 fp0     41 next
        vpxor ymm2, ymm10, ymm8                                        ;   501.3 fp1     41 next
        vpand ymm2, ymm2, ymm1                                         ;   502.3 fp2     41 next
        vpxor ymm4, ymm4, ymm5                                         ;   506.8 fp3     41 next
        vpxor ymm2, ymm2, ymm11                                        ;   508.8 fp0     41 next
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]     ;   502.2 agu0    41 next reload
        vpxor ymm2, ymm2, ymm5                                         ;   509.8 fp1     41 next
        vpxor ymm15, ymm14, ymm15                                      ;   508.8 fp2     41 next
        vpxor ymm14, ymm14, ymm13                                      ;   506.8 fp3     41 next
        vmovdqu ymm11, [rbp + 2848]                                    ;   504.8 agu1    41 next reload
        vmovdqu [rbp + 2944], ymm2                                     ;   510.8 agu2+fp5   41 next spill
        vpand ymm2, ymm8, ymm11                                        ;   511.8 fp0     41 next
        vpand ymm15, ymm15, ymm6                                       ;   509.8 fp1     41 next
        vpand ymm14, ymm14, ymm3                                       ;   507.8 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                       ;   509.2 fp3     41 next
        vpand ymm5, ymm1, [rbp + 3264]                                 ;   506.8 fp0+agu0   41 next
        vpxor ymm0, ymm0, ymm5                                         ;   507.8 fp1     41 next
        vpand ymm11, ymm8, [rbp + 2976]                                ;   507.2 fp2+agu1   41 next
        vpand ymm13, ymm13, ymm11                                      ;   508.2 fp3     41 next
        vpxor ymm11, ymm11, ymm5                                       ;   508.2 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3328]                                 ;   508.0 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                      ;   510.8 fp2     41 next
        vmovdqu ymm11, [rbp + 3264]                                    ;   508.2 agu1    44 next reload
        vpand ymm8, ymm6, ymm11                                        ;   515.2 fp3     41 next
        vpand ymm6, ymm1, [rbp + 3328]                                 ;   508.8 fp0+agu0   41 next
        vpand ymm1, ymm10, ymm11                                       ;   515.2 fp1     41 next
        vpxor ymm13, ymm13, ymm1                                       ;   516.2 fp2     41 next
        vpxor ymm1, ymm6, ymm8                                         ;   516.2 fp3     41 next
        vpand ymm6, ymm6, ymm5                                         ;   509.8 fp0     41 next
        vpand ymm5, ymm5, [rbp + 2976]                                 ;   510.0 fp1+agu1   41 next
        vpand ymm10, ymm10, [rbp + 3328]                               ;   510.2 fp2+agu0   41 next
        vpand ymm11, ymm3, ymm1                                        ;   517.2 fp3     41 next
        vpxor ymm1, ymm1, ymm2                                         ;   517.2 fp0     41 next
        vpxor ymm2, ymm2, ymm14                                        ;   512.8 fp1     41 next
        vpxor ymm8, ymm8, ymm2                                         ;   516.2 fp2     41 next
        vpxor ymm7, ymm7, ymm1                                         ;   518.2 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 2432]                               ;   518.2 fp0+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   517.2 fp1     41 next
        vpxor ymm12, ymm12, ymm7                                       ;   519.2 fp2     41 next
        vpxor ymm5, ymm5, ymm10                                        ;   512.3 fp3     41 next
        vpxor ymm0, ymm0, ymm11                                        ;   519.2 fp0     41 next
        vmovdqu ymm2, [rbp + 2848]                                     ;   511.2 agu0    41 next
        vmovdqu ymm7, [rbp + 3328]                                     ;   511.3 agu1    44 next reload
        vpand ymm2, ymm2, ymm7                                         ;   518.3 fp1     41 next
        vmovdqu ymm8, [rbp + 3456]                                     ;   512.2 agu0    44 next reload
        vpor ymm1, ymm1, ymm8                                          ;   519.2 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   520.2 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                       ;   520.2 fp0     41 next
        vpxor ymm4, ymm4, ymm9                                         ;   518.2 fp1     41 next
        vpxor ymm6, ymm6, ymm14                                        ;   521.2 fp2     41 next
        vpxor ymm0, ymm0, [rbp + 2848]                                 ;   520.2 fp3+agu1   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   516.3 agu0    41 next reload
        vpxor ymm0, ymm0, ymm14                                        ;   523.3 fp0     41 next
        vpxor ymm15, ymm15, ymm2                                       ;   519.3 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 2368]                                 ;   522.2 fp2+agu1   41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                 ;   517.3 fp3+agu0   41 next
        vpxor ymm3, ymm3, [rbp + 3424]                                 ;   518.2 fp0+agu1   41 next
        vpxor ymm1, ymm3, ymm13                                        ;   521.2 fp1     41 next
        vmovdqu ymm2, [rbp + 3200]                                     ;   518.3 agu0    41 next
        vpxor ymm2, ymm2, [rbp + 3168]                                 ;   525.3 fp2+agu1   41 next
        vpxor ymm9, ymm2, [rbp + 2944]                                 ;   526.3 fp3+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 2880]                                 ;   520.2 fp0+agu1   41 next
        vpxor ymm0, ymm8, ymm0                                         ;   524.3 fp1     41 next
        vmovdqu ymm10, [rbp + 3296]                                    ;   520.3 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 2976]                               ;   527.3 fp2+agu1   41 next
        vpxor ymm15, ymm15, ymm10                                      ;   528.3 fp3     41 next
        vmovdqu ymm11, [rbp + 3136]                                    ;   521.3 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 3392]                               ;   528.3 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   529.3 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3072]                                 ;   522.3 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm7                                         ;   523.3 fp3     41 next
        vmovdqu ymm12, [rbp + 2912]                                    ;   523.2 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 3264]                               ;   530.2 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm12                                        ;   531.2 fp1     41 next
        vmovdqu ymm13, [rbp + 3040]                                    ;   524.2 agu1    50 next reload
        vpxor ymm3, ymm3, ymm13                                        ;   531.2 fp2     50 next
        vpxor ymm2, ymm2, [rbp + 2400]                                 ;   526.3 fp3+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 2464]                                 ;   525.2 fp0+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 2496]                               ;   528.3 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 2528]                               ;   529.3 fp2+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2560]                                 ;   526.3 fp3+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 2592]                               ;   531.2 fp0+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 2688]                                 ;   527.3 fp1+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2720]                                 ;   528.2 fp2+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 2752]                                 ;   528.3 fp3+agu0   50 next
        vpxor ymm15, ymm15, [rbp + 2784]                               ;   529.3 fp0+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 3008]                                 ;   530.3 fp1+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 3488]                                 ;   530.2 fp2+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 2816]                                 ;   532.2 fp3+agu0   50 next
        vpxor ymm13, ymm13, [rbp + 1408]                               ;   531.2 fp0+agu1  108 r
        vmovdqu ymm14, [rbp + 3520]                                    ;   531.3 agu0    50 next
        vpxor ymm14, ymm14, [rbp + 2624]                               ;   538.3 fp1+agu1   50 next
        vmovdqu [rbp + 3520], ymm13                                    ;   532.2 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3104]                                    ;   532.3 agu0    50 next
        vpxor ymm13, ymm13, [rbp + 2656]                               ;   539.3 fp2+agu1   50 next
        vmovdqu [rbp + 3104], ymm5                                     ;   533.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2400]                                     ;   533.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1440]                                 ;   540.3 fp3+agu1  108 r
        vmovdqu [rbp + 2400], ymm5                                     ;   541.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2464]                                     ;   534.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1472]                                 ;   541.3 fp0+agu1  108 r
        vmovdqu [rbp + 2464], ymm5                                     ;   542.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2496]                                     ;   535.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1504]                                 ;   542.3 fp1+agu1  108 r
        vmovdqu [rbp + 2496], ymm5                                     ;   543.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2528]                                     ;   536.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1536]                                 ;   543.3 fp2+agu1  108 r
        vmovdqu [rbp + 2528], ymm5                                     ;   544.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2560]                                     ;   537.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1568]                                 ;   544.3 fp3+agu1  108 r
        vmovdqu [rbp + 2560], ymm5                                     ;   545.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2592]                                     ;   538.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1600]                                 ;   545.3 fp0+agu1  108 r
        vmovdqu [rbp + 2592], ymm5                                     ;   546.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2624]                                     ;   539.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1632]                                 ;   546.3 fp1+agu1  108 r
        vmovdqu [rbp + 2624], ymm5                                     ;   547.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2656]                                     ;   540.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1664]                                 ;   547.3 fp2+agu1  108 r
        vmovdqu [rbp + 2656], ymm5                                     ;   548.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2688]                                     ;   541.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1696]                                 ;   548.3 fp3+agu1  108 r
        vmovdqu [rbp + 2688], ymm5                                     ;   549.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2720]                                     ;   542.3 agu0   108 r
        vpxor ymm5, ymm5, [rbp + 1728]                                 ;   549.3 fp0+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 896]                                  ;   543.3 fp1+agu0  108 r
        vmovdqu [rbp + 2720], ymm3                                     ;   544.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2752]                                     ;   544.2 agu1   108 r
        vpxor ymm3, ymm3, [rbp + 1760]                                 ;   551.2 fp2+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 928]                                  ;   545.2 fp3+agu1  108 r
        vmovdqu [rbp + 2752], ymm2                                     ;   546.2 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 2784]                                     ;   545.3 agu0   108 r
        vpxor ymm2, ymm2, [rbp + 1792]                                 ;   552.3 fp0+agu1  108 r
        vpxor ymm8, ymm8, [rbp + 960]                                  ;   546.3 fp1+agu0  108 r
        vmovdqu [rbp + 2784], ymm8                                     ;   547.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3008]                                     ;   547.2 agu1   108 r
        vpxor ymm8, ymm8, [rbp + 1824]                                 ;   554.2 fp2+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 992]                                ;   548.2 fp3+agu1  108 r
        vmovdqu [rbp + 3008], ymm10                                    ;   549.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3488]                                    ;   548.3 agu0   108 r
        vpxor ymm10, ymm10, [rbp + 1856]                               ;   555.3 fp0+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 1024]                               ;   549.3 fp1+agu0  108 r
        vmovdqu [rbp + 3488], ymm11                                    ;   550.3 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2816]                                    ;   550.2 agu1   108 r
        vpxor ymm11, ymm11, [rbp + 1888]                               ;   557.2 fp2+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 1056]                                 ;   551.2 fp3+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 1088]                               ;   551.3 fp0+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 1120]                               ;   552.2 fp1+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 1152]                               ;   552.3 fp2+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 1184]                                 ;   553.2 fp3+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 1216]                                 ;   553.3 fp0+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 1248]                                 ;   554.2 fp1+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 1280]                               ;   554.3 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 1312]                                 ;   555.2 fp3+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 1344]                                 ;   555.3 fp0+agu0  108 r
        vmovdqu [rbp + 2816], ymm6                                     ;   556.3 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3104]                                     ;   556.2 agu1   108 r
        vpxor ymm6, ymm6, [rbp + 1376]                                 ;   563.2 fp1+agu0  108 r
        vmovdqu [rbp + 3104], ymm6                                     ;   564.2 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3520]                                     ;   557.2 agu1    50 next
        vpxor ymm6, ymm6, [r9 + 352]                                   ;   564.2 fp2+agu0   50 next
        vmovdqu [rbp + 3040], ymm4                                     ;   556.2 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2400]                                     ;   558.2 agu1    50 next
        vpxor ymm4, ymm4, [r9 + 384]                                   ;   565.2 fp3+agu0   50 next
        vmovdqu [rbp + 3264], ymm15                                    ;   555.3 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2464]                                    ;   559.2 agu1    50 next
        vpxor ymm15, ymm15, [r9 + 416]                                 ;   566.2 fp0+agu0   50 next
        vmovdqu [rbp + 2912], ymm0                                     ;   555.2 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2496]                                     ;   560.2 agu1    50 next
        vpxor ymm0, ymm0, [r9 + 448]                                   ;   567.2 fp1+agu0   50 next
        vmovdqu [rbp + 3072], ymm9                                     ;   556.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2528]                                     ;   561.2 agu1    50 next
        vpxor ymm9, ymm9, [r9 + 480]                                   ;   568.2 fp2+agu0   50 next
        vmovdqu [rbp + 3328], ymm1                                     ;   557.2 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2560]                                     ;   562.2 agu1    50 next
        vpxor ymm1, ymm1, [r9]                                         ;   569.2 fp3+agu0   50 next
        vmovdqu [rbp + 3392], ymm13                                    ;   558.2 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2592]                                    ;   563.2 agu1    50 next
        vpxor ymm13, ymm13, [r9 + 32]                                  ;   570.2 fp0+agu0   50 next
        vmovdqu [rbp + 3136], ymm14                                    ;   559.2 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 2624]                                    ;   564.2 agu1    50 next
        vpxor ymm14, ymm14, [r9 + 64]                                  ;   571.2 fp1+agu0   50 next
        vmovdqu [rbp + 2976], ymm12                                    ;   560.2 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2656]                                    ;   565.2 agu1    50 next
        vpxor ymm12, ymm12, [r9 + 96]                                  ;   572.2 fp2+agu0   50 next
        vmovdqu [rbp + 3296], ymm7                                     ;   561.2 agu2+fp5  108 r spill
        vpxor ymm7, ymm5, [r9 + 160]                                   ;   566.2 fp3+agu1   50 next
        vmovdqu [rbp + 2880], ymm5                                     ;   562.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2688]                                     ;   566.3 agu0    50 next
        vpxor ymm5, ymm5, [r9 + 128]                                   ;   573.3 fp0+agu1   50 next
        vmovdqu [rbp + 2944], ymm9                                     ;   569.2 agu2+fp5   50 next spill
        vpxor ymm9, ymm3, [r9 + 192]                                   ;   567.3 fp1+agu0   50 next
        vmovdqu [rbp + 3456], ymm3                                     ;   564.3 agu2+fp5  108 r spill
        vpxor ymm3, ymm2, [r9 + 224]                                   ;   568.2 fp2+agu1   50 next
        vmovdqu [rbp + 3168], ymm2                                     ;   565.3 agu2+fp5  108 r spill
        vpxor ymm2, ymm8, [r9 + 256]                                   ;   568.3 fp3+agu0   50 next
        vmovdqu [rbp + 3200], ymm8                                     ;   566.3 agu2+fp5  108 r spill
        vpxor ymm8, ymm10, [r9 + 288]                                  ;   569.2 fp0+agu1   50 next
        vmovdqu [rbp + 3424], ymm10                                    ;   567.3 agu2+fp5  108 r spill
        vpxor ymm10, ymm11, [r9 + 320]                                 ;   569.3 fp1+agu0   50 next
        vmovdqu [rbp + 3360], ymm11                                    ;   568.3 agu2+fp5  108 r spill
        vpxor ymm11, ymm10, ymm5                                       ;   574.3 fp2     41 next
        vmovdqu [rbp + 3232], ymm4                                     ;   569.3 agu2+fp5   50 next spill
        vpxor ymm4, ymm2, ymm14                                        ;   572.2 fp3     41 next
        vmovdqu [rbp + 2368], ymm1                                     ;   570.3 agu1+fp5   50 next spill
        vpxor ymm1, ymm7, ymm5                                         ;   574.3 fp0     41 next
        vmovdqu [rbp + 2848], ymm6                                     ;   571.3 agu0+fp5   50 next spill
        vpand ymm6, ymm14, ymm12                                       ;   573.2 fp1     41 next
        vmovdqu [rbp + 2432], ymm13                                    ;   572.3 agu2+fp5   50 next spill
        vpxor ymm13, ymm8, ymm5                                        ;   574.3 fp2     41 next
        vpand ymm13, ymm13, ymm14                                      ;   575.3 fp3     41 next
        vmovdqu [rbp + 3552], ymm15                                    ;   573.3 agu1+fp5   50 next spill
        vpxor ymm15, ymm2, ymm7                                        ;   569.7 fp0     41 next
        vmovdqu [rbp + 3584], ymm0                                     ;   574.3 agu0+fp5   50 next spill
        vpand ymm0, ymm7, ymm1                                         ;   575.3 fp1     41 next
        vpxor ymm6, ymm6, ymm0                                         ;   576.3 fp2     41 next
        vpand ymm0, ymm2, ymm3                                         ;   570.3 fp3     41 next
        vpxor ymm0, ymm0, [rel kasumi_encrypt_compact.T0_constants256] ;   572.2 fp0+agu1   41 next
        vpxor ymm13, ymm13, ymm0                                       ;   576.3 fp1     41 next
        vmovdqu [rbp + 3616], ymm0                                     ;   575.3 agu2+fp5   41 next spill
        vpand ymm0, ymm4, ymm8                                         ;   573.2 fp2     41 next
        vmovdqu [rbp + 3648], ymm4                                     ;   576.3 agu0+fp5   41 next spill
        vpand ymm4, ymm2, ymm7                                         ;   572.5 fp3     41 next
        vmovdqu [rbp + 3680], ymm7                                     ;   577.3 agu2+fp5   50 next spill
        vpxor ymm7, ymm5, ymm12                                        ;   574.3 fp0     41 next
        vmovdqu [rbp + 3712], ymm13                                    ;   578.3 agu1+fp5   41 next spill
        vpand ymm13, ymm15, ymm8                                       ;   573.3 fp1     41 next
        vmovdqu [rbp + 3744], ymm13                                    ;   579.3 agu0+fp5   41 next spill
        vpand ymm13, ymm14, ymm3                                       ;   573.7 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   574.7 fp3     41 next
        vpxor ymm0, ymm0, ymm13                                        ;   575.7 fp0     41 next
        vmovdqu [rbp + 3776], ymm0                                     ;   580.3 agu2+fp5   41 next spill
        vpand ymm0, ymm3, ymm9                                         ;   574.5 fp1     41 next
        vpxor ymm0, ymm0, [rel kasumi_encrypt_compact.T0_constants256] ;   575.5 fp2+agu1   41 next
        vmovdqu [rbp + 3808], ymm0                                     ;   581.3 agu0+fp5   41 next spill
        vpand ymm0, ymm11, ymm12                                       ;   575.3 fp3     41 next
        vpxor ymm4, ymm4, ymm0                                         ;   576.3 fp0     41 next
        vpand ymm0, ymm7, ymm8                                         ;   575.5 fp1     41 next
        vpand ymm7, ymm7, ymm3                                         ;   575.7 fp2     41 next
        vmovdqu [rbp + 3840], ymm6                                     ;   582.3 agu2+fp5   41 next spill
        vpand ymm6, ymm1, ymm3                                         ;   576.0 fp3     41 next
        vpxor ymm13, ymm13, ymm6                                       ;   577.0 fp0     41 next
        vpxor ymm13, ymm13, ymm0                                       ;   578.0 fp1     41 next
        vpxor ymm6, ymm15, ymm13                                       ;   579.0 fp2     41 next
        vpand ymm15, ymm15, ymm9                                       ;   577.0 fp3     41 next
        vpor ymm13, ymm1, ymm12                                        ;   577.2 fp0     41 next
        vpxor ymm13, ymm13, ymm4                                       ;   578.2 fp1     41 next
        vpxor ymm7, ymm7, ymm15                                        ;   578.0 fp2     41 next
        vpxor ymm15, ymm14, ymm12                                      ;   578.0 fp3     41 next
        vpxor ymm4, ymm4, ymm14                                        ;   578.2 fp0     41 next
        vpand ymm14, ymm14, ymm10                                      ;   578.5 fp1     41 next
        vmovdqu [rbp + 3872], ymm13                                    ;   583.3 agu1+fp5   41 next spill
        vpand ymm13, ymm11, ymm3                                       ;   578.7 fp2     41 next
        vpxor ymm0, ymm0, ymm13                                        ;   579.7 fp3     41 next
        vmovdqu [rbp + 3904], ymm14                                    ;   584.3 agu0+fp5   41 next spill
        vpand ymm14, ymm12, ymm5                                       ;   579.2 fp0     41 next
        vpxor ymm14, ymm14, ymm8                                       ;   580.2 fp1     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   581.2 fp2     41 next
        vpand ymm14, ymm14, ymm5                                       ;   581.2 fp3     41 next
        vpxor ymm0, ymm0, [rbp + 3712]                                 ;   585.3 fp0+agu1   41 next
        vmovdqu [rbp + 3936], ymm5                                     ;   585.3 agu2+fp5   50 next spill
        vpand ymm5, ymm15, ymm2                                        ;   580.5 fp1     41 next
        vpand ymm15, ymm15, ymm9                                       ;   580.7 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3840]                               ;   589.3 fp3+agu0   41 next
        vpxor ymm13, ymm13, ymm15                                      ;   590.3 fp0     41 next
        vpand ymm15, ymm8, ymm10                                       ;   581.5 fp1     41 next
        vpxor ymm0, ymm0, ymm15                                        ;   586.3 fp2     41 next
        vpxor ymm15, ymm15, ymm3                                       ;   582.5 fp3     41 next
        vpxor ymm6, ymm6, ymm13                                        ;   591.3 fp0     41 next
        vmovdqu ymm13, [rel kasumi_encrypt_compact.T0_constants256]    ;   580.7 agu1    41 next reload
        vpxor ymm6, ymm6, ymm13                                        ;   592.3 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 3808]                               ;   588.3 fp2+agu0   41 next
        vpxor ymm14, ymm14, [rbp + 3840]                               ;   589.3 fp3+agu1   41 next
        vpand ymm2, ymm2, ymm12                                        ;   583.2 fp0     41 next
        vpxor ymm2, ymm2, ymm7                                         ;   584.2 fp1     41 next
        vpand ymm3, ymm3, ymm8                                         ;   583.7 fp2     41 next
        vpand ymm13, ymm11, [rbp + 3680]                               ;   584.3 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm13                                        ;   585.3 fp0     41 next
        vpand ymm11, ymm11, ymm1                                       ;   584.5 fp1     41 next
        vmovdqu ymm13, [rbp + 3648]                                    ;   583.3 agu1    41 next reload
        vpand ymm1, ymm1, ymm13                                        ;   590.3 fp2     41 next
        vpxor ymm3, ymm3, ymm1                                         ;   591.3 fp3     41 next
        vmovdqu ymm1, [rbp + 3680]                                     ;   584.2 agu0    50 next reload
        vmovdqu [rbp + 3968], ymm6                                     ;   593.3 agu2+fp5   41 next spill
        vpand ymm6, ymm13, ymm1                                        ;   591.2 fp0     41 next
        vpxor ymm7, ymm7, ymm4                                         ;   586.3 fp1     41 next
        vpxor ymm3, ymm3, ymm10                                        ;   592.3 fp2     41 next
        vpand ymm8, ymm8, ymm9                                         ;   586.0 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 3904]                                 ;   591.3 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm3                                       ;   593.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3840]                               ;   589.3 fp2+agu0   41 next
        vpxor ymm5, ymm5, ymm8                                         ;   592.3 fp3     41 next
        vpand ymm12, ymm12, ymm9                                       ;   587.2 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3712]                                 ;   593.3 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm5                                       ;   593.3 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                        ;   590.3 fp3     41 next
        vpxor ymm11, ymm11, ymm9                                       ;   590.3 fp0     41 next
        vmovdqu [rbp + 3712], ymm14                                    ;   594.3 agu2+fp5   41 next spill
        vpand ymm14, ymm9, [rbp + 3936]                                ;   592.3 fp1+agu0   41 next
        vpxor ymm6, ymm6, ymm14                                        ;   593.3 fp2     41 next
        vpand ymm14, ymm9, ymm1                                        ;   591.2 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 3776]                                 ;   592.3 fp0+agu1   41 next
        vpxor ymm6, ymm6, ymm15                                        ;   594.3 fp1     41 next
        vpxor ymm5, ymm5, ymm6                                         ;   595.3 fp2     41 next
        vpand ymm9, ymm9, ymm10                                        ;   591.7 fp3     41 next
        vpxor ymm3, ymm14, ymm3                                        ;   594.3 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                         ;   595.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3872]                               ;   592.5 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm5                                         ;   596.3 fp3     41 next
        vpand ymm15, ymm15, ymm10                                      ;   592.8 fp0     41 next
        vpxor ymm9, ymm9, ymm1                                         ;   593.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3776]                               ;   593.5 fp2+agu1   41 next
        vpxor ymm14, ymm14, [rbp + 3616]                               ;   593.7 fp3+agu0   41 next
        vpxor ymm0, ymm0, ymm9                                         ;   594.3 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   594.7 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 3808]                               ;   594.5 fp2+agu1   41 next
        vpand ymm13, ymm13, ymm10                                      ;   594.7 fp3     41 next
        vpxor ymm2, ymm2, ymm1                                         ;   594.8 fp0     41 next
        vpxor ymm12, ymm12, ymm13                                      ;   595.7 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3936]                               ;   596.7 fp2+agu0   41 next
        vpxor ymm12, ymm12, [rbp + 3744]                               ;   597.7 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm15                                        ;   595.8 fp0     41 next
        vpxor ymm15, ymm15, ymm12                                      ;   598.7 fp1     41 next
        vmovdqu ymm14, [rbp + 3584]                                    ;   595.2 agu0    41 next
        vmovdqu ymm1, [rbp + 3552]                                     ;   595.8 agu1    50 next reload
        vpand ymm14, ymm14, ymm1                                       ;   602.8 fp2     41 next
        vmovdqu ymm3, [rbp + 2432]                                     ;   596.2 agu0    41 next
        vmovdqu ymm5, [rbp + 2848]                                     ;   596.8 agu1    50 next reload
        vpand ymm3, ymm3, ymm5                                         ;   603.8 fp3     41 next
        vmovdqu ymm6, [rbp + 2368]                                     ;   597.2 agu0    41 next
        vmovdqu ymm9, [rbp + 3232]                                     ;   597.8 agu1    50 next reload
        vpand ymm6, ymm6, ymm9                                         ;   604.8 fp0     41 next
        vmovdqu ymm10, [rbp + 2432]                                    ;   598.2 agu0    41 next
        vmovdqu ymm12, [rbp + 2944]                                    ;   598.8 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                      ;   605.8 fp1     41 next
        vmovdqu ymm13, [rbp + 3584]                                    ;   599.2 agu0    41 next
        vpand ymm13, ymm13, ymm5                                       ;   606.2 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                       ;   603.8 fp3     41 next
        vmovdqu [rbp + 3744], ymm2                                     ;   597.3 agu2+fp5   41 next spill
        vpand ymm2, ymm5, ymm12                                        ;   605.8 fp0     41 next
        vmovdqu [rbp + 3936], ymm7                                     ;   598.3 agu2+fp5   41 next spill
        vpand ymm7, ymm1, ymm9                                         ;   604.8 fp1     41 next
        vmovdqu [rbp + 3680], ymm15                                    ;   599.7 agu2+fp5   41 next spill
        vpxor ymm15, ymm3, ymm6                                        ;   605.8 fp2     41 next
        vpand ymm6, ymm6, [rbp + 3584]                                 ;   605.8 fp3+agu1   41 next
        vmovdqu [rbp + 3648], ymm11                                    ;   600.3 agu0+fp5   41 next spill
        vpxor ymm11, ymm13, ymm15                                      ;   607.2 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                      ;   607.2 fp1     41 next
        vpxor ymm7, ymm7, ymm13                                        ;   608.2 fp2     41 next
        vpand ymm13, ymm13, [rbp + 2368]                               ;   608.2 fp3+agu1   41 next
        vpxor ymm3, ymm3, ymm7                                         ;   609.2 fp0     41 next
        vmovdqu [rbp + 3808], ymm4                                     ;   601.3 agu2+fp5   41 next spill
        vpxor ymm4, ymm2, [rbp + 3584]                                 ;   606.8 fp1+agu0   41 next
        vpxor ymm6, ymm6, ymm4                                         ;   607.8 fp2     41 next
        vpand ymm4, ymm4, ymm9                                         ;   607.8 fp3     41 next
        vmovdqu [rbp + 3616], ymm8                                     ;   604.0 agu2+fp5   41 next spill
        vpand ymm8, ymm12, [rbp + 2368]                                ;   605.8 fp0+agu1   41 next
        vpand ymm3, ymm3, ymm9                                         ;   610.2 fp1     41 next
        vmovdqu [rbp + 3776], ymm0                                     ;   605.0 agu0+fp5   41 next spill
        vmovdqa ymm0, ymm8                                             ;   606.8         41 next copy
        vpor ymm8, ymm8, ymm2                                          ;   606.8 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2432]                                 ;   606.8 fp3+agu1   41 next
        vmovdqu [rbp + 3872], ymm11                                    ;   608.2 agu2+fp5   41 next spill
        vmovdqu ymm11, [rbp + 2432]                                    ;   606.3 agu0    41 next
        vpand ymm11, ymm11, [rbp + 3584]                               ;   613.3 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm11                                        ;   614.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 2368]                               ;   614.3 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm12                                        ;   608.8 fp3     41 next
        vmovdqu [rbp + 3840], ymm14                                    ;   607.2 agu2+fp5   41 next spill
        vpand ymm14, ymm7, [rbp + 3584]                                ;   609.2 fp0+agu1   41 next
        vpxor ymm8, ymm8, ymm14                                        ;   610.2 fp1     41 next
        vmovdqu ymm14, [rbp + 2368]                                    ;   608.3 agu0    50 next reload
        vmovdqu [rbp + 3904], ymm8                                     ;   611.2 agu2+fp5   41 next spill
        vpxor ymm8, ymm1, ymm14                                        ;   615.3 fp2     41 next
        vpand ymm7, ymm7, ymm12                                        ;   609.2 fp3     41 next
        vpxor ymm3, ymm3, ymm2                                         ;   611.2 fp0     41 next
        vpxor ymm2, ymm2, ymm11                                        ;   615.3 fp1     41 next
        vpand ymm10, ymm10, ymm8                                       ;   616.3 fp2     41 next
        vpand ymm11, ymm11, [rbp + 2432]                               ;   615.3 fp3+agu1   41 next
        vpxor ymm10, ymm10, ymm4                                       ;   617.3 fp0     41 next
        vpand ymm4, ymm4, ymm9                                         ;   609.8 fp1     41 next
        vmovdqu [rbp + 4000], ymm3                                     ;   612.2 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm9                                         ;   610.0 fp2     41 next
        vpand ymm14, ymm3, ymm8                                        ;   616.3 fp3     41 next
        vpxor ymm3, ymm3, ymm2                                         ;   616.3 fp0     41 next
        vpxor ymm13, ymm13, ymm3                                       ;   617.3 fp1     41 next
        vpxor ymm3, ymm9, ymm12                                        ;   611.0 fp2     41 next
        vpxor ymm14, ymm14, ymm3                                       ;   617.3 fp3     41 next
        vpxor ymm3, ymm15, ymm12                                       ;   611.5 fp0     41 next
        vpand ymm3, ymm3, ymm1                                         ;   612.5 fp1     41 next
        vpxor ymm6, ymm6, ymm11                                        ;   616.3 fp2     41 next
        vpxor ymm3, ymm3, ymm13                                        ;   618.3 fp3     41 next
        vmovdqu ymm11, [rel kasumi_encrypt_compact.T0_constants256]    ;   612.2 agu0    41 next reload
        vpxor ymm3, ymm3, ymm11                                        ;   619.3 fp0     41 next
        vpxor ymm14, ymm0, ymm14                                       ;   618.3 fp1     41 next
        vpxor ymm0, ymm0, ymm8                                         ;   616.3 fp2     41 next
        vmovdqu ymm13, [rbp + 3840]                                    ;   614.3 agu1    41 next reload
        vmovdqu [rbp + 4032], ymm3                                     ;   620.3 agu2+fp5   41 next spill
        vpand ymm3, ymm12, ymm13                                       ;   621.3 fp3     41 next
        vpand ymm14, ymm14, ymm9                                       ;   619.3 fp0     41 next
        vpand ymm0, ymm0, ymm5                                         ;   617.3 fp1     41 next
        vpxor ymm0, ymm0, ymm11                                        ;   619.2 fp2     41 next
        vpand ymm11, ymm1, [rbp + 2432]                                ;   616.3 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm11                                        ;   617.3 fp0     41 next
        vpand ymm13, ymm12, [rbp + 3584]                               ;   616.7 fp1+agu1   41 next
        vpand ymm8, ymm8, ymm13                                        ;   617.7 fp2     41 next
        vpxor ymm13, ymm13, ymm11                                      ;   617.7 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 2368]                               ;   617.5 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                      ;   620.3 fp1     41 next
        vmovdqu ymm13, [rbp + 2432]                                    ;   617.7 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                       ;   624.7 fp2     41 next
        vpand ymm9, ymm1, [rbp + 2368]                                 ;   618.3 fp3+agu0   41 next
        vpand ymm1, ymm15, ymm13                                       ;   624.7 fp0     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   625.7 fp1     41 next
        vpxor ymm1, ymm9, ymm12                                        ;   625.7 fp2     41 next
        vpand ymm9, ymm9, ymm11                                        ;   619.3 fp3     41 next
        vpand ymm11, ymm11, [rbp + 3584]                               ;   619.5 fp0+agu1   41 next
        vpand ymm15, ymm15, [rbp + 2368]                               ;   619.7 fp1+agu0   41 next
        vpand ymm13, ymm5, ymm1                                        ;   626.7 fp2     41 next
        vpxor ymm1, ymm1, ymm3                                         ;   626.7 fp3     41 next
        vpxor ymm3, ymm3, ymm0                                         ;   622.3 fp0     41 next
        vpxor ymm12, ymm12, ymm3                                       ;   625.7 fp1     41 next
        vpxor ymm10, ymm10, ymm1                                       ;   627.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3872]                               ;   627.7 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm12                                        ;   626.7 fp0     41 next
        vpxor ymm2, ymm2, ymm10                                        ;   628.7 fp1     41 next
        vpxor ymm11, ymm11, ymm15                                      ;   621.8 fp2     41 next
        vpxor ymm7, ymm7, ymm13                                        ;   628.7 fp3     41 next
        vmovdqu ymm15, [rbp + 3840]                                    ;   620.7 agu0    41 next
        vmovdqu ymm3, [rbp + 2368]                                     ;   620.8 agu1    50 next reload
        vpand ymm15, ymm15, ymm3                                       ;   627.8 fp0     41 next
        vmovdqu ymm10, [rbp + 3552]                                    ;   621.7 agu0    50 next reload
        vpor ymm1, ymm1, ymm10                                         ;   628.7 fp1     41 next
        vpxor ymm8, ymm8, ymm2                                         ;   629.7 fp2     41 next
        vpxor ymm0, ymm0, ymm1                                         ;   629.7 fp3     41 next
        vpxor ymm6, ymm6, ymm4                                         ;   627.7 fp0     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   630.7 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3840]                                 ;   629.7 fp2+agu1   41 next
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]     ;   625.8 agu0    41 next reload
        vpxor ymm7, ymm7, ymm0                                         ;   632.8 fp3     41 next
        vpxor ymm14, ymm14, ymm15                                      ;   628.8 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 3904]                                 ;   631.7 fp1+agu1   41 next
        vpxor ymm11, ymm11, [rbp + 4000]                               ;   626.8 fp2+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 3776]                                 ;   627.7 fp3+agu1   41 next
        vpxor ymm15, ymm5, ymm8                                        ;   630.7 fp0     41 next
        vmovdqu ymm1, [rbp + 3968]                                     ;   627.8 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3232]                                 ;   634.8 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 4032]                                 ;   635.8 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 3616]                               ;   629.7 fp3+agu1   41 next
        vpxor ymm4, ymm10, ymm7                                        ;   633.8 fp0     41 next
        vmovdqu ymm7, [rbp + 3808]                                     ;   629.8 agu0    41 next
        vpxor ymm7, ymm7, [rbp + 3584]                                 ;   636.8 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm7                                       ;   637.8 fp2     41 next
        vmovdqu ymm8, [rbp + 3648]                                     ;   630.8 agu0    41 next
        vpxor ymm8, ymm8, [rbp + 2944]                                 ;   637.8 fp3+agu1   41 next
        vpxor ymm6, ymm6, ymm8                                         ;   638.8 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3680]                                 ;   631.8 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm3                                         ;   632.8 fp2     41 next
        vmovdqu ymm12, [rbp + 3936]                                    ;   632.7 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 2432]                               ;   639.7 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm12                                      ;   640.7 fp0     41 next
        vpxor ymm15, ymm15, [r10 + 4896]                               ;   633.7 fp1+agu1   44 next
        vpxor ymm2, ymm2, [r10 + 4928]                                 ;   636.8 fp2+agu0   44 next
        vpxor ymm4, ymm4, [r10 + 4960]                                 ;   634.8 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r10 + 4992]                               ;   638.8 fp0+agu0   44 next
        vpxor ymm6, ymm6, [r10 + 5024]                                 ;   639.8 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r10 + 5056]                                 ;   635.8 fp2+agu0   44 next
        vpxor ymm11, ymm11, [r10 + 5088]                               ;   641.7 fp3+agu1   44 next
        vpxor ymm5, ymm5, [r10 + 4608]                                 ;   636.8 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r10 + 4640]                                 ;   637.7 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r10 + 4672]                               ;   637.8 fp2+agu0   44 next
        vpxor ymm7, ymm7, [r10 + 4704]                                 ;   638.7 fp3+agu1   44 next
        vpxor ymm8, ymm8, [r10 + 4736]                                 ;   638.8 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r10 + 4768]                                 ;   639.7 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r10 + 4800]                               ;   640.7 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 3712]                                    ;   640.7 agu1    44 next
        vpxor ymm13, ymm13, [r10 + 4832]                               ;   647.7 fp3+agu0   44 next
        vmovdqu [rbp + 3712], ymm6                                     ;   640.8 agu2+fp5   44 next spill
        vmovdqu ymm6, [rbp + 3744]                                     ;   641.7 agu1    44 next
        vpxor ymm6, ymm6, [r10 + 4864]                                 ;   648.7 fp0+agu0   44 next
        vmovdqu [rbp + 3744], ymm2                                     ;   638.7 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm6                                        ;   649.7 fp1     41 next
        vmovdqu [rbp + 2432], ymm9                                     ;   639.7 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                        ;   641.7 fp2     41 next
        vmovdqu [rbp + 3936], ymm15                                    ;   640.7 agu2+fp5   44 next spill
        vpxor ymm15, ymm10, ymm7                                       ;   639.7 fp3     41 next
        vmovdqu [rbp + 3680], ymm11                                    ;   642.7 agu2+fp5   44 next spill
        vpand ymm11, ymm5, ymm1                                        ;   639.8 fp0     41 next
        vmovdqu [rbp + 2368], ymm4                                     ;   642.7 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm13                                       ;   648.7 fp1     41 next
        vpand ymm4, ymm4, ymm5                                         ;   649.7 fp2     41 next
        vmovdqu [rbp + 2944], ymm14                                    ;   643.7 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm7                                       ;   641.7 fp3     41 next
        vmovdqu [rbp + 3648], ymm6                                     ;   649.7 agu0+fp5   44 next spill
        vpand ymm6, ymm15, ymm7                                        ;   641.0 fp0     41 next
        vpxor ymm11, ymm11, ymm6                                       ;   642.0 fp1     41 next
        vpand ymm6, ymm12, ymm3                                        ;   641.7 fp2     41 next
        vpxor ymm6, ymm6, ymm0                                         ;   642.7 fp3     41 next
        vpxor ymm4, ymm4, ymm6                                         ;   650.7 fp0     41 next
        vmovdqu [rbp + 3584], ymm6                                     ;   645.7 agu1+fp5   41 next spill
        vpand ymm6, ymm9, ymm13                                        ;   648.7 fp1     41 next
        vmovdqu [rbp + 3808], ymm9                                     ;   646.7 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm7                                        ;   642.3 fp2     41 next
        vmovdqu [rbp + 3616], ymm7                                     ;   647.7 agu0+fp5   44 next spill
        vpxor ymm7, ymm10, ymm1                                        ;   642.7 fp3     41 next
        vmovdqu [rbp + 4032], ymm4                                     ;   651.7 agu1+fp5   41 next spill
        vpand ymm4, ymm14, ymm13                                       ;   648.7 fp0     41 next
        vmovdqu [rbp + 3552], ymm4                                     ;   649.7 agu2+fp5   41 next spill
        vpand ymm4, ymm5, ymm3                                         ;   643.3 fp1     41 next
        vpxor ymm4, ymm4, ymm1                                         ;   644.3 fp2     41 next
        vpxor ymm6, ymm6, ymm4                                         ;   649.7 fp3     41 next
        vmovdqu [rbp + 3232], ymm6                                     ;   650.7 agu0+fp5   41 next spill
        vpand ymm6, ymm3, ymm8                                         ;   645.7 fp0     41 next
        vpxor ymm6, ymm6, ymm0                                         ;   646.7 fp1     41 next
        vpand ymm0, ymm1, ymm2                                         ;   650.7 fp2     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   651.7 fp3     41 next
        vpand ymm0, ymm7, ymm13                                        ;   648.7 fp0     41 next
        vpand ymm7, ymm7, ymm3                                         ;   647.8 fp1     41 next
        vmovdqu [rbp + 3968], ymm6                                     ;   651.7 agu1+fp5   41 next spill
        vpand ymm6, ymm15, ymm3                                        ;   648.7 fp2     41 next
        vpxor ymm4, ymm4, ymm6                                         ;   649.7 fp3     41 next
        vpxor ymm4, ymm4, ymm0                                         ;   650.7 fp0     41 next
        vpxor ymm4, ymm14, ymm4                                        ;   651.7 fp1     41 next
        vpand ymm14, ymm14, ymm8                                       ;   649.7 fp2     41 next
        vpor ymm6, ymm15, ymm1                                         ;   649.8 fp3     41 next
        vpxor ymm6, ymm6, ymm9                                         ;   652.7 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   650.7 fp1     41 next
        vpxor ymm14, ymm5, ymm1                                        ;   650.7 fp2     41 next
        vpxor ymm9, ymm9, ymm5                                         ;   652.7 fp3     41 next
        vpand ymm5, ymm5, [rbp + 3648]                                 ;   656.7 fp0+agu0   41 next
        vmovdqu [rbp + 3776], ymm6                                     ;   653.7 agu2+fp5   41 next spill
        vpand ymm6, ymm3, ymm2                                         ;   651.2 fp1     41 next
        vpxor ymm0, ymm0, ymm6                                         ;   652.2 fp2     41 next
        vmovdqu [rbp + 2848], ymm5                                     ;   657.7 agu1+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                        ;   651.8 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                        ;   652.8 fp0     41 next
        vpxor ymm7, ymm7, ymm5                                         ;   653.8 fp1     41 next
        vpand ymm5, ymm5, ymm10                                        ;   653.8 fp2     41 next
        vpxor ymm0, ymm0, [rbp + 4032]                                 ;   658.7 fp3+agu0   41 next
        vmovdqu [rbp + 4000], ymm10                                    ;   654.7 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                      ;   653.0 fp0     41 next
        vpand ymm14, ymm14, ymm8                                       ;   653.2 fp1     41 next
        vpxor ymm14, ymm14, ymm11                                      ;   654.2 fp2     41 next
        vpxor ymm6, ymm6, ymm14                                        ;   655.2 fp3     41 next
        vmovdqu ymm14, [rbp + 3648]                                    ;   652.8 agu1    44 next reload
        vmovdqu [rbp + 3904], ymm10                                    ;   655.7 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                      ;   659.8 fp0     41 next
        vpxor ymm0, ymm0, ymm10                                        ;   660.8 fp1     41 next
        vpxor ymm10, ymm10, ymm3                                       ;   660.8 fp2     41 next
        vpxor ymm4, ymm4, ymm6                                         ;   656.2 fp3     41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   653.8 agu1    41 next reload
        vpxor ymm4, ymm4, ymm6                                         ;   660.8 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3968]                                 ;   658.7 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm11                                        ;   659.7 fp2     41 next
        vpand ymm12, ymm12, ymm1                                       ;   655.8 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                       ;   656.8 fp0     41 next
        vpand ymm3, ymm3, ymm13                                        ;   656.2 fp1     41 next
        vpand ymm6, ymm2, [rbp + 3616]                                 ;   656.7 fp2+agu1   41 next
        vpxor ymm7, ymm7, ymm6                                         ;   657.7 fp3     41 next
        vpand ymm2, ymm2, ymm15                                        ;   657.0 fp0     41 next
        vmovdqu ymm6, [rbp + 3808]                                     ;   655.8 agu0    41 next reload
        vpand ymm15, ymm15, ymm6                                       ;   662.8 fp1     41 next
        vpxor ymm3, ymm3, ymm15                                        ;   663.8 fp2     41 next
        vpxor ymm15, ymm9, ymm7                                        ;   658.7 fp3     41 next
        vmovdqu ymm7, [rbp + 3616]                                     ;   656.7 agu1    44 next reload
        vmovdqu [rbp + 3840], ymm4                                     ;   661.8 agu2+fp5   41 next spill
        vpand ymm4, ymm6, ymm7                                         ;   663.7 fp0     41 next
        vpxor ymm3, ymm3, ymm14                                        ;   664.8 fp1     41 next
        vpand ymm13, ymm13, ymm8                                       ;   658.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 2848]                               ;   664.7 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm3                                         ;   665.8 fp0     41 next
        vpxor ymm11, ymm11, ymm2                                       ;   659.2 fp1     41 next
        vmovdqu ymm2, [rbp + 4000]                                     ;   658.8 agu1    44 next reload
        vmovdqu [rbp + 2848], ymm5                                     ;   666.8 agu2+fp5   41 next spill
        vpand ymm5, ymm8, ymm2                                         ;   665.8 fp2     41 next
        vpxor ymm4, ymm4, ymm5                                         ;   666.8 fp3     41 next
        vpxor ymm5, ymm13, [rbp + 3904]                                ;   665.7 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm8                                         ;   660.2 fp1     41 next
        vpxor ymm3, ymm3, [rbp + 4032]                                 ;   665.8 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm5                                         ;   666.7 fp3     41 next
        vpxor ymm12, ymm12, ymm11                                      ;   661.0 fp0     41 next
        vpxor ymm11, ymm11, ymm8                                       ;   661.2 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 3232]                               ;   665.7 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm10                                        ;   667.8 fp3     41 next
        vpxor ymm5, ymm5, ymm4                                         ;   668.8 fp0     41 next
        vpand ymm4, ymm8, ymm7                                         ;   663.7 fp1     41 next
        vpand ymm8, ymm8, ymm14                                        ;   662.8 fp2     41 next
        vpxor ymm3, ymm3, ymm4                                         ;   666.8 fp3     41 next
        vpxor ymm13, ymm13, ymm3                                       ;   667.8 fp0     41 next
        vpxor ymm11, ymm11, [rbp + 3776]                               ;   663.8 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   669.8 fp2     41 next
        vpand ymm10, ymm10, ymm14                                      ;   664.2 fp3     41 next
        vpxor ymm8, ymm8, ymm7                                         ;   664.7 fp0     41 next
        vpxor ymm11, ymm11, [rbp + 3232]                               ;   664.8 fp1+agu0   41 next
        vpxor ymm0, ymm0, ymm8                                         ;   665.7 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 3584]                                 ;   665.2 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm4                                       ;   666.2 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3968]                               ;   665.8 fp1+agu0   41 next
        vpand ymm6, ymm6, ymm14                                        ;   666.0 fp2     41 next
        vpxor ymm12, ymm12, ymm7                                       ;   666.2 fp3     41 next
        vpxor ymm6, ymm6, ymm1                                         ;   667.7 fp0     41 next
        vpxor ymm2, ymm2, ymm6                                         ;   668.7 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3552]                                 ;   669.7 fp2+agu1   41 next
        vpxor ymm15, ymm15, ymm10                                      ;   667.2 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                       ;   670.7 fp0     41 next
        vmovdqu ymm14, [rbp + 2944]                                    ;   666.8 agu0    41 next
        vmovdqu ymm1, [rbp + 2368]                                     ;   667.3 agu1    44 next reload
        vpand ymm14, ymm14, ymm1                                       ;   674.3 fp1     41 next
        vmovdqu ymm2, [rbp + 3680]                                     ;   667.8 agu0    41 next
        vmovdqu ymm3, [rbp + 3936]                                     ;   668.3 agu1    44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   675.3 fp2     41 next
        vmovdqu ymm4, [rbp + 2432]                                     ;   668.8 agu0    41 next
        vmovdqu ymm5, [rbp + 3744]                                     ;   669.3 agu1    44 next reload
        vpand ymm4, ymm4, ymm5                                         ;   676.3 fp3     41 next
        vmovdqu ymm6, [rbp + 3680]                                     ;   669.8 agu0    41 next
        vmovdqu ymm7, [rbp + 3712]                                     ;   670.3 agu1    44 next reload
        vpand ymm6, ymm6, ymm7                                         ;   677.3 fp0     41 next
        vmovdqu ymm8, [rbp + 2944]                                     ;   670.8 agu0    41 next
        vpand ymm8, ymm8, ymm3                                         ;   677.8 fp1     41 next
        vpxor ymm14, ymm14, ymm3                                       ;   675.3 fp2     41 next
        vmovdqu [rbp + 3552], ymm12                                    ;   669.3 agu2+fp5   41 next spill
        vpand ymm12, ymm3, ymm7                                        ;   677.3 fp3     41 next
        vmovdqu [rbp + 4000], ymm15                                    ;   670.3 agu2+fp5   41 next spill
        vpand ymm15, ymm1, ymm5                                        ;   676.3 fp0     41 next
        vmovdqu [rbp + 3616], ymm10                                    ;   671.7 agu2+fp5   41 next spill
        vpxor ymm10, ymm2, ymm4                                        ;   677.3 fp1     41 next
        vpand ymm4, ymm4, [rbp + 2944]                                 ;   677.3 fp2+agu1   41 next
        vmovdqu [rbp + 3648], ymm11                                    ;   672.3 agu0+fp5   41 next spill
        vpxor ymm11, ymm8, ymm10                                       ;   678.8 fp3     41 next
        vpxor ymm8, ymm8, ymm6                                         ;   678.8 fp0     41 next
        vpxor ymm15, ymm15, ymm8                                       ;   679.8 fp1     41 next
        vpand ymm8, ymm8, [rbp + 2432]                                 ;   679.8 fp2+agu1   41 next
        vpxor ymm2, ymm2, ymm15                                        ;   680.8 fp3     41 next
        vmovdqu [rbp + 3808], ymm9                                     ;   673.3 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2944]                                ;   678.3 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm9                                         ;   679.3 fp1     41 next
        vpand ymm9, ymm9, ymm5                                         ;   679.3 fp2     41 next
        vmovdqu [rbp + 3968], ymm13                                    ;   675.5 agu2+fp5   41 next spill
        vpand ymm13, ymm7, [rbp + 2432]                                ;   677.3 fp3+agu1   41 next
        vpand ymm2, ymm2, ymm5                                         ;   681.8 fp0     41 next
        vmovdqu [rbp + 3584], ymm0                                     ;   676.5 agu0+fp5   41 next spill
        vmovdqa ymm0, ymm13                                            ;   678.3         41 next copy
        vpor ymm13, ymm13, ymm12                                       ;   678.3 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3680]                               ;   678.3 fp2+agu1   41 next
        vmovdqu [rbp + 3232], ymm11                                    ;   679.8 agu2+fp5   41 next spill
        vmovdqu ymm11, [rbp + 3680]                                    ;   677.8 agu0    41 next
        vpand ymm11, ymm11, [rbp + 2944]                               ;   684.8 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm11                                        ;   685.8 fp0     41 next
        vpxor ymm11, ymm11, [rbp + 2432]                               ;   685.8 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm7                                         ;   680.3 fp2     41 next
        vmovdqu [rbp + 3776], ymm14                                    ;   678.7 agu2+fp5   41 next spill
        vpand ymm14, ymm15, [rbp + 2944]                               ;   680.8 fp3+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                      ;   681.8 fp0     41 next
        vmovdqu ymm14, [rbp + 2432]                                    ;   679.8 agu0    44 next reload
        vmovdqu [rbp + 4032], ymm13                                    ;   682.8 agu2+fp5   41 next spill
        vpxor ymm13, ymm1, ymm14                                       ;   686.8 fp1     41 next
        vpand ymm15, ymm15, ymm7                                       ;   680.8 fp2     41 next
        vpxor ymm2, ymm2, ymm12                                        ;   682.8 fp3     41 next
        vpxor ymm12, ymm12, ymm11                                      ;   686.8 fp0     41 next
        vpand ymm6, ymm6, ymm13                                        ;   687.8 fp1     41 next
        vpand ymm11, ymm11, [rbp + 3680]                               ;   686.8 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm9                                         ;   688.8 fp3     41 next
        vpand ymm9, ymm9, ymm5                                         ;   681.3 fp0     41 next
        vmovdqu [rbp + 3904], ymm2                                     ;   683.8 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm5                                         ;   681.5 fp1     41 next
        vpand ymm14, ymm2, ymm13                                       ;   687.8 fp2     41 next
        vpxor ymm2, ymm2, ymm12                                        ;   687.8 fp3     41 next
        vpxor ymm8, ymm8, ymm2                                         ;   688.8 fp0     41 next
        vpxor ymm2, ymm5, ymm7                                         ;   682.5 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                       ;   688.8 fp2     41 next
        vpxor ymm2, ymm10, ymm7                                        ;   683.0 fp3     41 next
        vpand ymm2, ymm2, ymm1                                         ;   684.0 fp0     41 next
        vpxor ymm4, ymm4, ymm11                                        ;   687.8 fp1     41 next
        vpxor ymm2, ymm2, ymm8                                         ;   689.8 fp2     41 next
        vmovdqu ymm8, [rel kasumi_encrypt_compact.T0_constants256]     ;   683.8 agu0    41 next reload
        vpxor ymm2, ymm2, ymm8                                         ;   690.8 fp3     41 next
        vpxor ymm14, ymm0, ymm14                                       ;   689.8 fp0     41 next
        vpxor ymm0, ymm0, ymm13                                        ;   687.8 fp1     41 next
        vmovdqu ymm11, [rbp + 3776]                                    ;   685.8 agu1    41 next reload
        vmovdqu [rbp + 3872], ymm2                                     ;   691.8 agu2+fp5   41 next spill
        vpand ymm2, ymm7, ymm11                                        ;   692.8 fp2     41 next
        vpand ymm14, ymm14, ymm5                                       ;   690.8 fp3     41 next
        vpand ymm0, ymm0, ymm3                                         ;   688.8 fp0     41 next
        vpxor ymm0, ymm0, ymm8                                         ;   690.8 fp1     41 next
        vpand ymm8, ymm1, [rbp + 3680]                                 ;   687.8 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm8                                       ;   688.8 fp3     41 next
        vpand ymm11, ymm7, [rbp + 2944]                                ;   688.2 fp0+agu1   41 next
        vpand ymm13, ymm13, ymm11                                      ;   689.2 fp1     41 next
        vpxor ymm11, ymm11, ymm8                                       ;   689.2 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 2432]                                 ;   689.0 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   691.8 fp0     41 next
        vmovdqu ymm11, [rbp + 3680]                                    ;   689.2 agu1    44 next reload
        vpand ymm7, ymm5, ymm11                                        ;   696.2 fp1     41 next
        vpand ymm5, ymm1, [rbp + 2432]                                 ;   689.8 fp2+agu0   41 next
        vpand ymm1, ymm10, ymm11                                       ;   696.2 fp3     41 next
        vpxor ymm13, ymm13, ymm1                                       ;   697.2 fp0     41 next
        vpxor ymm1, ymm5, ymm7                                         ;   697.2 fp1     41 next
        vpand ymm5, ymm5, ymm8                                         ;   690.8 fp2     41 next
        vpand ymm8, ymm8, [rbp + 2944]                                 ;   691.0 fp3+agu1   41 next
        vpand ymm10, ymm10, [rbp + 2432]                               ;   691.2 fp0+agu0   41 next
        vpand ymm11, ymm3, ymm1                                        ;   698.2 fp1     41 next
        vpxor ymm1, ymm1, ymm2                                         ;   698.2 fp2     41 next
        vpxor ymm2, ymm2, ymm0                                         ;   693.8 fp3     41 next
        vpxor ymm7, ymm7, ymm2                                         ;   697.2 fp0     41 next
        vpxor ymm6, ymm6, ymm1                                         ;   699.2 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3232]                               ;   699.2 fp2+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                         ;   698.2 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                       ;   700.2 fp0     41 next
        vpxor ymm8, ymm8, ymm10                                        ;   693.3 fp1     41 next
        vpxor ymm15, ymm15, ymm11                                      ;   700.2 fp2     41 next
        vmovdqu ymm2, [rbp + 3776]                                     ;   692.2 agu0    41 next
        vmovdqu ymm6, [rbp + 2432]                                     ;   692.3 agu1    44 next reload
        vpand ymm2, ymm2, ymm6                                         ;   699.3 fp3     41 next
        vmovdqu ymm7, [rbp + 2368]                                     ;   693.2 agu0    44 next reload
        vpor ymm1, ymm1, ymm7                                          ;   700.2 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   701.2 fp1     41 next
        vpxor ymm0, ymm0, ymm1                                         ;   701.2 fp2     41 next
        vpxor ymm4, ymm4, ymm9                                         ;   699.2 fp3     41 next
        vpxor ymm5, ymm5, ymm0                                         ;   702.2 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3776]                               ;   701.2 fp1+agu1   41 next
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]     ;   697.3 agu0    41 next reload
        vpxor ymm15, ymm15, ymm0                                       ;   704.3 fp2     41 next
        vpxor ymm14, ymm14, ymm2                                       ;   700.3 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4032]                                 ;   703.2 fp0+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 3904]                                 ;   698.3 fp1+agu0   41 next
        vpxor ymm3, ymm3, [rbp + 3584]                                 ;   699.2 fp2+agu1   41 next
        vpxor ymm1, ymm3, ymm13                                        ;   702.2 fp3     41 next
        vmovdqu ymm2, [rbp + 3840]                                     ;   699.3 agu0    41 next
        vpxor ymm2, ymm2, [rbp + 3744]                                 ;   706.3 fp0+agu1   41 next
        vpxor ymm9, ymm2, [rbp + 3872]                                 ;   707.3 fp1+agu0   41 next
        vpxor ymm7, ymm7, [rbp + 3968]                                 ;   701.2 fp2+agu1   41 next
        vpxor ymm15, ymm7, ymm15                                       ;   705.3 fp3     41 next
        vmovdqu ymm10, [rbp + 3808]                                    ;   701.3 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 2944]                               ;   708.3 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm10                                      ;   709.3 fp1     41 next
        vmovdqu ymm11, [rbp + 3648]                                    ;   702.3 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 3712]                               ;   709.3 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   710.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3616]                                 ;   703.3 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                         ;   704.3 fp1     41 next
        vmovdqu ymm12, [rbp + 4000]                                    ;   704.2 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 3680]                               ;   711.2 fp2+agu0   41 next
        vpxor ymm8, ymm8, ymm12                                        ;   712.2 fp3     41 next
        vmovdqu ymm13, [rbp + 2720]                                    ;   705.2 agu1   108 r reload
        vpxor ymm3, ymm3, ymm13                                        ;   712.2 fp0     50 next
        vpxor ymm2, ymm2, [rbp + 2752]                                 ;   707.3 fp1+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2784]                                 ;   706.2 fp2+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 3008]                               ;   709.3 fp3+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 3488]                               ;   710.3 fp0+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 3296]                                 ;   707.3 fp1+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 2976]                               ;   712.2 fp2+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 3328]                                 ;   708.3 fp3+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 3072]                                 ;   709.2 fp0+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 2912]                               ;   709.3 fp1+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 3264]                               ;   710.3 fp2+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 3040]                                 ;   711.3 fp3+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2816]                                 ;   711.2 fp0+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3104]                                 ;   713.2 fp1+agu0   50 next
        vmovdqu [rbp + 3680], ymm8                                     ;   714.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2848]                                     ;   712.2 agu1    50 next
        vpxor ymm8, ymm8, [rbp + 3136]                                 ;   719.2 fp2+agu0   50 next
        vmovdqu [rbp + 2848], ymm5                                     ;   712.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3552]                                     ;   713.2 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 3392]                                 ;   720.2 fp3+agu0   50 next
        vmovdqu [rbp + 3552], ymm4                                     ;   712.3 agu2+fp5   50 next spill
        vpxor ymm4, ymm13, [r11 + 256]                                 ;   714.2 fp0+agu1   50 next
        vmovdqu ymm13, [rbp + 2752]                                    ;   714.3 agu0    50 next
        vpxor ymm13, ymm13, [r11 + 288]                                ;   721.3 fp1+agu1   50 next
        vmovdqu [rbp + 4000], ymm14                                    ;   711.5 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2784]                                    ;   715.3 agu0    50 next
        vpxor ymm14, ymm14, [r11 + 320]                                ;   722.3 fp2+agu1   50 next
        vmovdqu [rbp + 3616], ymm15                                    ;   712.5 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 3008]                                    ;   716.3 agu0    50 next
        vpxor ymm15, ymm15, [r11 + 352]                                ;   723.3 fp3+agu1   50 next
        vmovdqu [rbp + 2432], ymm9                                     ;   713.5 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3488]                                     ;   717.3 agu0    50 next
        vpxor ymm9, ymm9, [r11 + 384]                                  ;   724.3 fp0+agu1   50 next
        vmovdqu [rbp + 3712], ymm1                                     ;   714.5 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 3296]                                     ;   718.3 agu0    50 next
        vpxor ymm1, ymm1, [r11 + 416]                                  ;   725.3 fp1+agu1   50 next
        vmovdqu [rbp + 3648], ymm5                                     ;   721.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2976]                                     ;   719.3 agu0    50 next
        vpxor ymm5, ymm5, [r11 + 448]                                  ;   726.3 fp2+agu1   50 next
        vmovdqu [rbp + 2944], ymm8                                     ;   720.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3136]                                     ;   720.3 agu0    50 next
        vpxor ymm8, ymm8, [r11 + 480]                                  ;   727.3 fp3+agu1   50 next
        vmovdqu [rbp + 3808], ymm12                                    ;   717.5 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3392]                                    ;   721.3 agu0    50 next
        vpxor ymm12, ymm12, [r11]                                      ;   728.3 fp0+agu1   50 next
        vmovdqu [rbp + 3968], ymm6                                     ;   718.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3328]                                     ;   722.3 agu0    50 next
        vpxor ymm6, ymm6, [r11 + 32]                                   ;   729.3 fp1+agu1   50 next
        vmovdqu [rbp + 3872], ymm11                                    ;   719.5 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3072]                                    ;   723.3 agu0    50 next
        vpxor ymm11, ymm11, [r11 + 64]                                 ;   730.3 fp2+agu1   50 next
        vmovdqu [rbp + 2368], ymm10                                    ;   720.5 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2912]                                    ;   724.3 agu0    50 next
        vpxor ymm10, ymm10, [r11 + 96]                                 ;   731.3 fp3+agu1   50 next
        vmovdqu [rbp + 3744], ymm7                                     ;   721.5 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3264]                                     ;   725.3 agu0    50 next
        vpxor ymm7, ymm7, [r11 + 128]                                  ;   732.3 fp0+agu1   50 next
        vmovdqu [rbp + 3840], ymm2                                     ;   722.5 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3040]                                     ;   726.3 agu0    50 next
        vpxor ymm2, ymm2, [r11 + 160]                                  ;   733.3 fp1+agu1   50 next
        vmovdqu [rbp + 3584], ymm3                                     ;   723.5 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2816]                                     ;   727.3 agu0    50 next
        vpxor ymm3, ymm3, [r11 + 192]                                  ;   734.3 fp2+agu1   50 next
        vmovdqu [rbp + 3936], ymm9                                     ;   725.3 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3104]                                     ;   728.3 agu0    50 next
        vpxor ymm9, ymm9, [r11 + 224]                                  ;   735.3 fp3+agu1   50 next
        vmovdqu [rbp + 3904], ymm13                                    ;   725.5 agu2+fp5   50 next spill
        vpxor ymm13, ymm6, ymm9                                        ;   736.3 fp0     41 next
        vmovdqu [rbp + 4032], ymm1                                     ;   726.5 agu2+fp5   50 next spill
        vpxor ymm1, ymm8, ymm2                                         ;   734.3 fp1     41 next
        vmovdqu [rbp + 3776], ymm4                                     ;   727.5 agu2+fp5   50 next spill
        vpxor ymm4, ymm6, ymm11                                        ;   731.3 fp2     41 next
        vmovdqu [rbp + 3232], ymm5                                     ;   728.5 agu2+fp5   50 next spill
        vpand ymm5, ymm8, ymm12                                        ;   729.3 fp3     41 next
        vmovdqu [rbp + 4064], ymm14                                    ;   729.5 agu0+fp5   50 next spill
        vpxor ymm14, ymm6, ymm3                                        ;   735.3 fp0     41 next
        vpand ymm14, ymm14, ymm8                                       ;   736.3 fp1     41 next
        vmovdqu [rbp + 4096], ymm15                                    ;   730.5 agu2+fp5   50 next spill
        vpxor ymm15, ymm2, ymm11                                       ;   734.3 fp2     41 next
        vmovdqu [rbp + 4128], ymm9                                     ;   736.3 agu1+fp5   50 next spill
        vpand ymm9, ymm4, ymm11                                        ;   732.3 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                         ;   733.3 fp0     41 next
        vpand ymm9, ymm2, ymm7                                         ;   734.3 fp1     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   735.3 fp2     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   737.3 fp3     41 next
        vmovdqu [rbp + 4160], ymm9                                     ;   736.3 agu0+fp5   41 next spill
        vpand ymm9, ymm1, ymm3                                         ;   735.3 fp0     41 next
        vmovdqu [rbp + 4192], ymm1                                     ;   735.3 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm11                                        ;   734.3 fp1     41 next
        vmovdqu [rbp + 4224], ymm11                                    ;   734.5 agu1+fp5   50 next spill
        vpxor ymm11, ymm6, ymm12                                       ;   734.3 fp2     41 next
        vmovdqu [rbp + 4256], ymm14                                    ;   738.3 agu0+fp5   41 next spill
        vpand ymm14, ymm15, ymm3                                       ;   735.3 fp3     41 next
        vmovdqu [rbp + 4288], ymm14                                    ;   736.5 agu2+fp5   41 next spill
        vpand ymm14, ymm8, ymm7                                        ;   735.0 fp0     41 next
        vpxor ymm14, ymm14, ymm12                                      ;   736.0 fp1     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   737.0 fp2     41 next
        vmovdqu [rbp + 4320], ymm9                                     ;   738.0 agu1+fp5   41 next spill
        vpand ymm9, ymm7, ymm10                                        ;   735.7 fp3     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   736.7 fp0     41 next
        vpand ymm0, ymm13, ymm12                                       ;   737.3 fp1     41 next
        vpxor ymm1, ymm1, ymm0                                         ;   738.3 fp2     41 next
        vpand ymm0, ymm11, ymm3                                        ;   736.7 fp3     41 next
        vpand ymm11, ymm11, ymm7                                       ;   737.0 fp0     41 next
        vmovdqu [rbp + 4352], ymm9                                     ;   738.5 agu0+fp5   41 next spill
        vpand ymm9, ymm4, ymm7                                         ;   737.2 fp1     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   738.2 fp2     41 next
        vpxor ymm14, ymm14, ymm0                                       ;   739.2 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                      ;   740.2 fp0     41 next
        vpand ymm15, ymm15, ymm10                                      ;   738.2 fp1     41 next
        vpor ymm9, ymm4, ymm12                                         ;   738.3 fp2     41 next
        vpxor ymm9, ymm9, ymm1                                         ;   739.3 fp3     41 next
        vpxor ymm11, ymm11, ymm15                                      ;   739.2 fp0     41 next
        vpxor ymm15, ymm8, ymm12                                       ;   739.2 fp1     41 next
        vpxor ymm1, ymm1, ymm8                                         ;   739.3 fp2     41 next
        vpand ymm8, ymm8, [rbp + 4128]                                 ;   743.3 fp3+agu1   41 next
        vmovdqu [rbp + 4384], ymm9                                     ;   740.3 agu2+fp5   41 next spill
        vpand ymm9, ymm13, ymm7                                        ;   740.0 fp0     41 next
        vpxor ymm0, ymm0, ymm9                                         ;   741.0 fp1     41 next
        vmovdqu [rbp + 4416], ymm8                                     ;   744.3 agu0+fp5   41 next spill
        vpand ymm8, ymm12, ymm6                                        ;   740.3 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                         ;   741.3 fp3     41 next
        vpxor ymm11, ymm11, ymm8                                       ;   742.3 fp0     41 next
        vpand ymm8, ymm8, ymm6                                         ;   742.3 fp1     41 next
        vpxor ymm0, ymm0, [rbp + 4256]                                 ;   745.3 fp2+agu1   41 next
        vmovdqu [rbp + 4448], ymm6                                     ;   741.5 agu2+fp5   50 next spill
        vpand ymm6, ymm2, ymm15                                        ;   741.7 fp3     41 next
        vpand ymm15, ymm15, ymm10                                      ;   742.0 fp0     41 next
        vpxor ymm15, ymm15, ymm5                                       ;   743.0 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   744.0 fp2     41 next
        vmovdqu ymm15, [rbp + 4128]                                    ;   741.0 agu0    50 next reload
        vmovdqu [rbp + 4480], ymm6                                     ;   742.7 agu1+fp5   41 next spill
        vpand ymm6, ymm3, ymm15                                        ;   748.0 fp3     41 next
        vpxor ymm0, ymm0, ymm6                                         ;   749.0 fp0     41 next
        vpxor ymm6, ymm6, ymm7                                         ;   749.0 fp1     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   745.0 fp2     41 next
        vmovdqu ymm9, [rel kasumi_encrypt_compact.T0_constants256]     ;   742.0 agu0    41 next reload
        vpxor ymm14, ymm14, ymm9                                       ;   749.0 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 4352]                                 ;   745.5 fp0+agu1   41 next
        vpxor ymm8, ymm8, ymm5                                         ;   746.5 fp1     41 next
        vpand ymm2, ymm2, ymm12                                        ;   744.3 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                        ;   745.3 fp3     41 next
        vpand ymm7, ymm7, ymm3                                         ;   745.0 fp0     41 next
        vpand ymm9, ymm13, [rbp + 4224]                                ;   745.2 fp1+agu0   41 next
        vpxor ymm11, ymm11, ymm9                                       ;   746.2 fp2     41 next
        vpand ymm13, ymm13, ymm4                                       ;   745.7 fp3     41 next
        vmovdqu ymm9, [rbp + 4192]                                     ;   744.0 agu1    41 next reload
        vpand ymm4, ymm4, ymm9                                         ;   751.0 fp0     41 next
        vpxor ymm7, ymm7, ymm4                                         ;   752.0 fp1     41 next
        vmovdqu ymm4, [rbp + 4224]                                     ;   744.5 agu0    50 next reload
        vmovdqu [rbp + 4512], ymm14                                    ;   750.0 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm4                                        ;   751.5 fp2     41 next
        vpxor ymm11, ymm11, ymm1                                       ;   747.2 fp3     41 next
        vpxor ymm7, ymm7, ymm15                                        ;   753.0 fp0     41 next
        vpand ymm3, ymm3, ymm10                                        ;   747.2 fp1     41 next
        vpxor ymm3, ymm3, [rbp + 4416]                                 ;   751.3 fp2+agu1   41 next
        vpxor ymm8, ymm8, ymm7                                         ;   754.0 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                        ;   748.0 fp0     41 next
        vmovdqu ymm13, [rbp + 4448]                                    ;   746.2 agu0    50 next reload
        vmovdqu [rbp + 4416], ymm8                                     ;   755.0 agu2+fp5   41 next spill
        vpand ymm8, ymm10, ymm13                                       ;   753.2 fp1     41 next
        vpxor ymm14, ymm14, ymm8                                       ;   754.2 fp2     41 next
        vpxor ymm8, ymm3, [rbp + 4480]                                 ;   752.3 fp3+agu1   41 next
        vpand ymm12, ymm12, ymm10                                      ;   749.0 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 4256]                                 ;   754.0 fp1+agu0   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   753.3 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                         ;   749.7 fp3     41 next
        vpxor ymm5, ymm5, ymm10                                        ;   750.0 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4320]                                 ;   752.3 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm6                                       ;   755.2 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                        ;   756.2 fp3     41 next
        vpand ymm14, ymm10, ymm4                                       ;   751.5 fp0     41 next
        vpand ymm10, ymm10, ymm15                                      ;   751.2 fp1     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   755.0 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                         ;   756.0 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4384]                                 ;   752.0 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm8                                         ;   757.2 fp1     41 next
        vpand ymm6, ymm6, ymm15                                        ;   752.3 fp2     41 next
        vpxor ymm10, ymm10, ymm4                                       ;   752.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4320]                                 ;   753.0 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm10                                        ;   753.7 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 4160]                               ;   753.3 fp2+agu0   41 next
        vpxor ymm11, ymm11, ymm14                                      ;   754.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                 ;   754.0 fp0+agu1   41 next
        vpand ymm9, ymm9, ymm15                                        ;   754.2 fp1     41 next
        vpxor ymm2, ymm2, ymm4                                         ;   754.3 fp2     41 next
        vpxor ymm12, ymm12, ymm9                                       ;   755.2 fp3     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   756.2 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 4288]                               ;   757.2 fp1+agu0   41 next
        vpxor ymm11, ymm11, ymm6                                       ;   755.3 fp2     41 next
        vpxor ymm6, ymm6, ymm13                                        ;   758.2 fp3     41 next
        vmovdqu ymm14, [rbp + 4096]                                    ;   754.3 agu1    41 next
        vmovdqu ymm15, [rbp + 4064]                                    ;   754.8 agu0    50 next reload
        vpand ymm14, ymm14, ymm15                                      ;   761.8 fp0     41 next
        vmovdqu ymm4, [rbp + 3232]                                     ;   755.3 agu1    41 next
        vmovdqu ymm7, [rbp + 3776]                                     ;   755.8 agu0    50 next reload
        vpand ymm4, ymm4, ymm7                                         ;   762.8 fp1     41 next
        vmovdqu ymm8, [rbp + 4032]                                     ;   756.3 agu1    41 next
        vmovdqu ymm9, [rbp + 3904]                                     ;   756.8 agu0    50 next reload
        vpand ymm8, ymm8, ymm9                                         ;   763.8 fp2     41 next
        vmovdqu ymm10, [rbp + 3232]                                    ;   757.3 agu1    41 next
        vmovdqu ymm12, [rbp + 3936]                                    ;   757.8 agu0    50 next reload
        vpand ymm10, ymm10, ymm12                                      ;   764.8 fp3     41 next
        vmovdqu ymm13, [rbp + 4096]                                    ;   758.3 agu1    41 next
        vpand ymm13, ymm13, ymm7                                       ;   765.3 fp0     41 next
        vpxor ymm14, ymm14, ymm7                                       ;   762.8 fp1     41 next
        vmovdqu [rbp + 4288], ymm2                                     ;   756.8 agu2+fp5   41 next spill
        vpand ymm2, ymm7, ymm12                                        ;   764.8 fp2     41 next
        vmovdqu [rbp + 4448], ymm11                                    ;   757.8 agu2+fp5   41 next spill
        vpand ymm11, ymm15, ymm9                                       ;   763.8 fp3     41 next
        vmovdqu [rbp + 4224], ymm6                                     ;   759.2 agu2+fp5   41 next spill
        vpxor ymm6, ymm4, ymm8                                         ;   764.8 fp0     41 next
        vpand ymm8, ymm8, [rbp + 4096]                                 ;   764.8 fp1+agu0   41 next
        vmovdqu [rbp + 4128], ymm5                                     ;   759.8 agu1+fp5   41 next spill
        vpxor ymm5, ymm13, ymm6                                        ;   766.3 fp2     41 next
        vpxor ymm13, ymm13, ymm10                                      ;   766.3 fp3     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   767.3 fp0     41 next
        vpand ymm13, ymm13, [rbp + 4032]                               ;   767.3 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   768.3 fp2     41 next
        vmovdqu [rbp + 4192], ymm1                                     ;   760.8 agu2+fp5   41 next spill
        vpxor ymm1, ymm2, [rbp + 4096]                                 ;   765.8 fp3+agu1   41 next
        vpxor ymm8, ymm8, ymm1                                         ;   766.8 fp0     41 next
        vpand ymm1, ymm1, ymm9                                         ;   766.8 fp1     41 next
        vmovdqu [rbp + 4352], ymm3                                     ;   763.0 agu2+fp5   41 next spill
        vpand ymm3, ymm12, [rbp + 4032]                                ;   764.8 fp2+agu0   41 next
        vpand ymm4, ymm4, ymm9                                         ;   769.3 fp3     41 next
        vmovdqu [rbp + 4160], ymm0                                     ;   764.0 agu1+fp5   41 next spill
        vmovdqa ymm0, ymm3                                             ;   765.8         41 next copy
        vpor ymm3, ymm3, ymm2                                          ;   765.8 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 3232]                                 ;   765.8 fp1+agu0   41 next
        vmovdqu [rbp + 4320], ymm5                                     ;   767.3 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 3232]                                     ;   765.3 agu1    41 next
        vpand ymm5, ymm5, [rbp + 4096]                                 ;   772.3 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm5                                         ;   773.3 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4032]                                 ;   773.3 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm12                                        ;   767.8 fp1     41 next
        vmovdqu [rbp + 4384], ymm14                                    ;   766.2 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4096]                               ;   768.3 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm14                                        ;   769.3 fp3     41 next
        vmovdqu ymm14, [rbp + 4032]                                    ;   767.3 agu1    50 next reload
        vmovdqu [rbp + 4256], ymm3                                     ;   770.3 agu2+fp5   41 next spill
        vpxor ymm3, ymm15, ymm14                                       ;   774.3 fp0     41 next
        vpand ymm11, ymm11, ymm12                                      ;   768.3 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                         ;   770.3 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                         ;   774.3 fp3     41 next
        vpand ymm10, ymm10, ymm3                                       ;   775.3 fp0     41 next
        vpand ymm5, ymm5, [rbp + 3232]                                 ;   774.3 fp1+agu0   41 next
        vpxor ymm10, ymm10, ymm1                                       ;   776.3 fp2     41 next
        vpand ymm1, ymm1, ymm9                                         ;   768.8 fp3     41 next
        vmovdqu [rbp + 4480], ymm4                                     ;   771.3 agu2+fp5   41 next spill
        vpand ymm4, ymm7, ymm9                                         ;   769.0 fp0     41 next
        vpand ymm14, ymm4, ymm3                                        ;   775.3 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                         ;   775.3 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                       ;   776.3 fp3     41 next
        vpxor ymm4, ymm9, ymm12                                        ;   770.0 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                       ;   776.3 fp1     41 next
        vpxor ymm4, ymm6, ymm12                                        ;   770.5 fp2     41 next
        vpand ymm4, ymm4, ymm15                                        ;   771.5 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                         ;   775.3 fp0     41 next
        vpxor ymm4, ymm4, ymm13                                        ;   777.3 fp1     41 next
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]     ;   771.3 agu1    41 next reload
        vpxor ymm4, ymm4, ymm5                                         ;   778.3 fp2     41 next
        vpxor ymm14, ymm0, ymm14                                       ;   777.3 fp3     41 next
        vpxor ymm0, ymm0, ymm3                                         ;   775.3 fp0     41 next
        vmovdqu ymm13, [rbp + 4384]                                    ;   773.3 agu0    41 next reload
        vmovdqu [rbp + 4544], ymm4                                     ;   779.3 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                       ;   780.3 fp1     41 next
        vpand ymm14, ymm14, ymm9                                       ;   778.3 fp2     41 next
        vpand ymm0, ymm0, ymm7                                         ;   776.3 fp3     41 next
        vpxor ymm0, ymm0, ymm5                                         ;   778.3 fp0     41 next
        vpand ymm5, ymm15, [rbp + 3232]                                ;   775.3 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm5                                       ;   776.3 fp2     41 next
        vpand ymm13, ymm12, [rbp + 4096]                               ;   775.7 fp3+agu0   41 next
        vpand ymm3, ymm3, ymm13                                        ;   776.7 fp0     41 next
        vpxor ymm13, ymm13, ymm5                                       ;   776.7 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 4032]                                 ;   776.5 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                      ;   779.3 fp3     41 next
        vmovdqu ymm13, [rbp + 3232]                                    ;   776.7 agu0    50 next reload
        vpand ymm12, ymm9, ymm13                                       ;   783.7 fp0     41 next
        vpand ymm9, ymm15, [rbp + 4032]                                ;   777.3 fp1+agu1   41 next
        vpand ymm15, ymm6, ymm13                                       ;   783.7 fp2     41 next
        vpxor ymm3, ymm3, ymm15                                        ;   784.7 fp3     41 next
        vpxor ymm15, ymm9, ymm12                                       ;   784.7 fp0     41 next
        vpand ymm9, ymm9, ymm5                                         ;   778.3 fp1     41 next
        vpand ymm5, ymm5, [rbp + 4096]                                 ;   778.5 fp2+agu0   41 next
        vpand ymm6, ymm6, [rbp + 4032]                                 ;   778.7 fp3+agu1   41 next
        vpand ymm13, ymm7, ymm15                                       ;   785.7 fp0     41 next
        vpxor ymm15, ymm15, ymm4                                       ;   785.7 fp1     41 next
        vpxor ymm4, ymm4, ymm0                                         ;   781.3 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   784.7 fp3     41 next
        vpxor ymm10, ymm10, ymm15                                      ;   786.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 4320]                               ;   786.7 fp1+agu0   41 next
        vpxor ymm1, ymm1, ymm12                                        ;   785.7 fp2     41 next
        vpxor ymm2, ymm2, ymm10                                        ;   787.7 fp3     41 next
        vpxor ymm5, ymm5, ymm6                                         ;   780.8 fp0     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   787.7 fp1     41 next
        vmovdqu ymm4, [rbp + 4384]                                     ;   779.7 agu1    41 next
        vmovdqu ymm6, [rbp + 4032]                                     ;   779.8 agu0    50 next reload
        vpand ymm4, ymm4, ymm6                                         ;   786.8 fp2     41 next
        vmovdqu ymm10, [rbp + 4064]                                    ;   780.7 agu1    50 next reload
        vpor ymm15, ymm15, ymm10                                       ;   787.7 fp3     41 next
        vpxor ymm3, ymm3, ymm2                                         ;   788.7 fp0     41 next
        vpxor ymm0, ymm0, ymm15                                        ;   788.7 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   786.7 fp2     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   789.7 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 4384]                               ;   788.7 fp0+agu0   41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   784.8 agu1    41 next reload
        vpxor ymm11, ymm11, ymm15                                      ;   791.8 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                       ;   787.8 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 4256]                                 ;   790.7 fp3+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 4480]                                 ;   785.8 fp0+agu1   41 next
        vpxor ymm7, ymm7, [rbp + 4160]                                 ;   786.7 fp1+agu0   41 next
        vpxor ymm0, ymm7, ymm3                                         ;   789.7 fp2     41 next
        vmovdqu ymm1, [rbp + 4512]                                     ;   786.8 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 3904]                                 ;   793.8 fp3+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 4544]                                 ;   794.8 fp0+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 4352]                               ;   788.7 fp1+agu0   41 next
        vpxor ymm3, ymm10, ymm11                                       ;   792.8 fp2     41 next
        vmovdqu ymm4, [rbp + 4192]                                     ;   788.8 agu1    41 next
        vpxor ymm4, ymm4, [rbp + 4096]                                 ;   795.8 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                       ;   796.8 fp0     41 next
        vmovdqu ymm11, [rbp + 4128]                                    ;   789.8 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 3936]                               ;   796.8 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm11                                        ;   797.8 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 4224]                                 ;   790.8 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm6                                         ;   791.8 fp0     41 next
        vmovdqu ymm12, [rbp + 4448]                                    ;   791.7 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3232]                               ;   798.7 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm12                                        ;   799.7 fp2     41 next
        vpxor ymm0, ymm0, [r10 + 4384]                                 ;   792.7 fp3+agu0   44 next
        vpxor ymm2, ymm2, [r10 + 4416]                                 ;   795.8 fp0+agu1   44 next
        vpxor ymm3, ymm3, [r10 + 4448]                                 ;   793.8 fp1+agu0   44 next
        vpxor ymm14, ymm14, [r10 + 4480]                               ;   797.8 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r10 + 4512]                                 ;   798.8 fp3+agu0   44 next
        vpxor ymm9, ymm9, [r10 + 4544]                                 ;   794.8 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r10 + 4576]                                 ;   800.7 fp1+agu0   44 next
        vpxor ymm7, ymm7, [r10 + 4096]                                 ;   795.8 fp2+agu1   44 next
        vpxor ymm1, ymm1, [r10 + 4128]                                 ;   796.7 fp3+agu0   44 next
        vpxor ymm10, ymm10, [r10 + 4160]                               ;   796.8 fp0+agu1   44 next
        vpxor ymm4, ymm4, [r10 + 4192]                                 ;   797.7 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r10 + 4224]                               ;   797.8 fp2+agu1   44 next
        vpxor ymm6, ymm6, [r10 + 4256]                                 ;   798.7 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r10 + 4288]                               ;   799.7 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 4416]                                    ;   799.7 agu0    44 next
        vpxor ymm13, ymm13, [r10 + 4320]                               ;   806.7 fp1+agu1   44 next
        vmovdqu [rbp + 4416], ymm8                                     ;   799.8 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 4288]                                     ;   800.7 agu0    44 next
        vpxor ymm8, ymm8, [r10 + 4352]                                 ;   807.7 fp2+agu1   44 next
        vmovdqu [rbp + 4288], ymm2                                     ;   797.7 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                        ;   808.7 fp3     41 next
        vmovdqu [rbp + 3232], ymm9                                     ;   798.7 agu2+fp5   44 next spill
        vpxor ymm9, ymm7, ymm12                                        ;   800.7 fp0     41 next
        vmovdqu [rbp + 4448], ymm0                                     ;   799.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                        ;   798.7 fp1     41 next
        vmovdqu [rbp + 4224], ymm5                                     ;   801.7 agu2+fp5   44 next spill
        vpand ymm5, ymm7, ymm1                                         ;   798.8 fp2     41 next
        vmovdqu [rbp + 4032], ymm3                                     ;   801.7 agu0+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                       ;   807.7 fp3     41 next
        vpand ymm3, ymm3, ymm7                                         ;   808.7 fp0     41 next
        vmovdqu [rbp + 3936], ymm14                                    ;   802.7 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                       ;   800.7 fp1     41 next
        vmovdqu [rbp + 4128], ymm8                                     ;   808.7 agu1+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                         ;   800.0 fp2     41 next
        vpxor ymm5, ymm5, ymm8                                         ;   801.0 fp3     41 next
        vpand ymm8, ymm12, ymm6                                        ;   800.7 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   801.7 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   809.7 fp2     41 next
        vmovdqu [rbp + 4096], ymm8                                     ;   804.7 agu0+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                        ;   807.7 fp3     41 next
        vmovdqu [rbp + 4192], ymm9                                     ;   805.7 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                        ;   801.3 fp0     41 next
        vmovdqu [rbp + 4352], ymm4                                     ;   806.7 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                        ;   801.7 fp1     41 next
        vmovdqu [rbp + 4544], ymm3                                     ;   810.7 agu0+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                       ;   807.7 fp2     41 next
        vmovdqu [rbp + 4064], ymm3                                     ;   808.7 agu2+fp5   41 next spill
        vpand ymm3, ymm7, ymm6                                         ;   802.3 fp3     41 next
        vpxor ymm3, ymm3, ymm1                                         ;   803.3 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                         ;   808.7 fp1     41 next
        vmovdqu [rbp + 3904], ymm8                                     ;   809.7 agu1+fp5   41 next spill
        vpand ymm8, ymm6, ymm11                                        ;   804.7 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   805.7 fp3     41 next
        vpand ymm15, ymm1, ymm2                                        ;   809.7 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   810.7 fp1     41 next
        vpand ymm15, ymm4, ymm13                                       ;   807.7 fp2     41 next
        vpand ymm4, ymm4, ymm6                                         ;   806.8 fp3     41 next
        vmovdqu [rbp + 4512], ymm8                                     ;   810.7 agu0+fp5   41 next spill
        vpand ymm8, ymm0, ymm6                                         ;   807.7 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   808.7 fp1     41 next
        vpxor ymm3, ymm3, ymm15                                        ;   809.7 fp2     41 next
        vpxor ymm3, ymm14, ymm3                                        ;   810.7 fp3     41 next
        vpand ymm14, ymm14, ymm11                                      ;   808.7 fp0     41 next
        vpor ymm8, ymm0, ymm1                                          ;   808.8 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                         ;   811.7 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                        ;   809.7 fp3     41 next
        vpxor ymm14, ymm7, ymm1                                        ;   809.7 fp0     41 next
        vpxor ymm9, ymm9, ymm7                                         ;   811.7 fp1     41 next
        vpand ymm7, ymm7, [rbp + 4128]                                 ;   815.7 fp2+agu1   41 next
        vmovdqu [rbp + 4160], ymm8                                     ;   812.7 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm2                                         ;   810.2 fp3     41 next
        vpxor ymm15, ymm15, ymm8                                       ;   811.2 fp0     41 next
        vmovdqu [rbp + 3776], ymm7                                     ;   816.7 agu0+fp5   41 next spill
        vpand ymm7, ymm1, ymm10                                        ;   810.8 fp1     41 next
        vpxor ymm7, ymm7, ymm13                                        ;   811.8 fp2     41 next
        vpxor ymm4, ymm4, ymm7                                         ;   812.8 fp3     41 next
        vpand ymm7, ymm7, ymm10                                        ;   812.8 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 4544]                               ;   817.7 fp1+agu1   41 next
        vmovdqu [rbp + 4480], ymm10                                    ;   813.7 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                      ;   812.0 fp2     41 next
        vpand ymm14, ymm14, ymm11                                      ;   812.2 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                       ;   813.2 fp0     41 next
        vpxor ymm8, ymm8, ymm14                                        ;   814.2 fp1     41 next
        vmovdqu ymm14, [rbp + 4128]                                    ;   811.8 agu0    44 next reload
        vmovdqu [rbp + 4256], ymm10                                    ;   814.7 agu1+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                      ;   818.8 fp2     41 next
        vpxor ymm15, ymm15, ymm10                                      ;   819.8 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                       ;   819.8 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   815.2 fp1     41 next
        vmovdqu ymm8, [rel kasumi_encrypt_compact.T0_constants256]     ;   812.8 agu0    41 next reload
        vpxor ymm3, ymm3, ymm8                                         ;   819.8 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 4512]                                 ;   817.7 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm5                                         ;   818.7 fp0     41 next
        vpand ymm12, ymm12, ymm1                                       ;   814.8 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   815.8 fp2     41 next
        vpand ymm6, ymm6, ymm13                                        ;   815.2 fp3     41 next
        vpand ymm8, ymm2, [rbp + 4352]                                 ;   815.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                         ;   816.7 fp1     41 next
        vpand ymm2, ymm2, ymm0                                         ;   816.0 fp2     41 next
        vmovdqu ymm8, [rbp + 4192]                                     ;   814.8 agu1    41 next reload
        vpand ymm0, ymm0, ymm8                                         ;   821.8 fp3     41 next
        vpxor ymm6, ymm6, ymm0                                         ;   822.8 fp0     41 next
        vmovdqu ymm0, [rbp + 4352]                                     ;   815.3 agu0    44 next reload
        vmovdqu [rbp + 4384], ymm3                                     ;   820.8 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                         ;   822.3 fp1     41 next
        vpxor ymm4, ymm4, ymm9                                         ;   817.7 fp2     41 next
        vpxor ymm6, ymm6, ymm14                                        ;   823.8 fp3     41 next
        vpand ymm13, ymm13, ymm11                                      ;   817.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3776]                               ;   823.7 fp1+agu1   41 next
        vpxor ymm7, ymm7, ymm6                                         ;   824.8 fp2     41 next
        vpxor ymm5, ymm5, ymm2                                         ;   818.2 fp3     41 next
        vmovdqu ymm2, [rbp + 4480]                                     ;   817.8 agu0    44 next reload
        vmovdqu [rbp + 3776], ymm7                                     ;   825.8 agu2+fp5   41 next spill
        vpand ymm7, ymm11, ymm2                                        ;   824.8 fp0     41 next
        vpxor ymm3, ymm3, ymm7                                         ;   825.8 fp1     41 next
        vpxor ymm7, ymm13, [rbp + 4256]                                ;   824.7 fp2+agu1   41 next
        vpand ymm1, ymm1, ymm11                                        ;   819.2 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4544]                                 ;   824.8 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm7                                         ;   825.7 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                       ;   820.0 fp2     41 next
        vpxor ymm5, ymm5, ymm11                                        ;   820.2 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 3904]                               ;   824.7 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                        ;   826.8 fp1     41 next
        vpxor ymm7, ymm7, ymm3                                         ;   827.8 fp2     41 next
        vpand ymm3, ymm11, ymm0                                        ;   822.3 fp3     41 next
        vpand ymm11, ymm11, ymm14                                      ;   821.8 fp0     41 next
        vpxor ymm6, ymm6, ymm3                                         ;   825.8 fp1     41 next
        vpxor ymm13, ymm13, ymm6                                       ;   826.8 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 4160]                                 ;   822.5 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm7                                         ;   828.8 fp0     41 next
        vpand ymm10, ymm10, ymm14                                      ;   823.0 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                       ;   823.3 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                 ;   823.5 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                      ;   824.3 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4096]                                 ;   824.0 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm3                                         ;   825.0 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 4512]                               ;   824.5 fp3+agu1   41 next
        vpand ymm8, ymm8, ymm14                                        ;   824.8 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                       ;   825.0 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   826.7 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                         ;   827.7 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 4064]                                 ;   828.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm10                                        ;   826.0 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                       ;   829.7 fp2     41 next
        vmovdqu ymm14, [rbp + 3936]                                    ;   825.5 agu1    41 next
        vmovdqu ymm0, [rbp + 4032]                                     ;   826.0 agu0    44 next reload
        vpand ymm14, ymm14, ymm0                                       ;   833.0 fp3     41 next
        vmovdqu ymm1, [rbp + 4224]                                     ;   826.5 agu1    41 next
        vmovdqu ymm2, [rbp + 4448]                                     ;   827.0 agu0    44 next reload
        vpand ymm1, ymm1, ymm2                                         ;   834.0 fp0     41 next
        vmovdqu ymm3, [rbp + 3232]                                     ;   827.5 agu1    41 next
        vmovdqu ymm6, [rbp + 4288]                                     ;   828.0 agu0    44 next reload
        vpand ymm3, ymm3, ymm6                                         ;   835.0 fp1     41 next
        vmovdqu ymm7, [rbp + 4224]                                     ;   828.5 agu1    41 next
        vmovdqu ymm8, [rbp + 4416]                                     ;   829.0 agu0    44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   836.0 fp2     41 next
        vmovdqu ymm11, [rbp + 3936]                                    ;   829.5 agu1    41 next
        vpand ymm11, ymm11, ymm2                                       ;   836.5 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                       ;   834.0 fp0     41 next
        vmovdqu [rbp + 4064], ymm12                                    ;   828.0 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                        ;   836.0 fp1     41 next
        vmovdqu [rbp + 4480], ymm4                                     ;   829.0 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm6                                         ;   835.0 fp2     41 next
        vmovdqu [rbp + 4352], ymm10                                    ;   830.7 agu2+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                        ;   836.0 fp3     41 next
        vpand ymm3, ymm3, [rbp + 3936]                                 ;   836.0 fp0+agu0   41 next
        vmovdqu [rbp + 4128], ymm5                                     ;   831.0 agu1+fp5   41 next spill
        vpxor ymm5, ymm11, ymm10                                       ;   837.5 fp1     41 next
        vpxor ymm11, ymm11, ymm7                                       ;   837.5 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                        ;   838.5 fp3     41 next
        vpand ymm11, ymm11, [rbp + 3232]                               ;   838.5 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                         ;   839.5 fp1     41 next
        vmovdqu [rbp + 4192], ymm9                                     ;   832.0 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 3936]                                ;   837.0 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm9                                         ;   838.0 fp3     41 next
        vpand ymm9, ymm9, ymm6                                         ;   838.0 fp0     41 next
        vmovdqu [rbp + 4512], ymm13                                    ;   834.2 agu2+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 3232]                                ;   836.0 fp1+agu0   41 next
        vpand ymm1, ymm1, ymm6                                         ;   840.5 fp2     41 next
        vmovdqu [rbp + 4096], ymm15                                    ;   835.2 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm13                                           ;   837.0         41 next copy
        vpor ymm13, ymm13, ymm12                                       ;   837.0 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 4224]                               ;   837.0 fp0+agu0   41 next
        vmovdqu [rbp + 3904], ymm5                                     ;   838.5 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 4224]                                     ;   836.5 agu1    41 next
        vpand ymm5, ymm5, [rbp + 3936]                                 ;   843.5 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm5                                       ;   844.5 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                 ;   844.5 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   839.0 fp0     41 next
        vmovdqu [rbp + 4160], ymm14                                    ;   837.3 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 3936]                                ;   839.5 fp1+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                      ;   840.5 fp2     41 next
        vmovdqu ymm14, [rbp + 3232]                                    ;   838.5 agu1    44 next reload
        vmovdqu [rbp + 4544], ymm13                                    ;   841.5 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                       ;   845.5 fp3     41 next
        vpand ymm4, ymm4, ymm8                                         ;   839.5 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                        ;   841.5 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                       ;   845.5 fp2     41 next
        vpand ymm7, ymm7, ymm13                                        ;   846.5 fp3     41 next
        vpand ymm5, ymm5, [rbp + 4224]                                 ;   845.5 fp0+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                         ;   847.5 fp1     41 next
        vpand ymm9, ymm9, ymm6                                         ;   840.0 fp2     41 next
        vmovdqu [rbp + 4256], ymm1                                     ;   842.5 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm6                                         ;   840.2 fp3     41 next
        vpand ymm14, ymm1, ymm13                                       ;   846.5 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                        ;   846.5 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                       ;   847.5 fp2     41 next
        vpxor ymm1, ymm6, ymm8                                         ;   841.2 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                       ;   847.5 fp0     41 next
        vpxor ymm1, ymm10, ymm8                                        ;   841.7 fp1     41 next
        vpand ymm1, ymm1, ymm0                                         ;   842.7 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                         ;   846.5 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                        ;   848.5 fp0     41 next
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]     ;   842.5 agu1    41 next reload
        vpxor ymm1, ymm1, ymm5                                         ;   849.5 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                      ;   848.5 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                      ;   846.5 fp3     41 next
        vmovdqu ymm11, [rbp + 4160]                                    ;   844.5 agu0    41 next reload
        vmovdqu [rbp + 4320], ymm1                                     ;   850.5 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                        ;   851.5 fp0     41 next
        vpand ymm14, ymm14, ymm6                                       ;   849.5 fp1     41 next
        vpand ymm15, ymm15, ymm2                                       ;   847.5 fp2     41 next
        vpxor ymm15, ymm15, ymm5                                       ;   849.5 fp3     41 next
        vpand ymm5, ymm0, [rbp + 4224]                                 ;   846.5 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm5                                         ;   847.5 fp1     41 next
        vpand ymm11, ymm8, [rbp + 3936]                                ;   846.8 fp2+agu0   41 next
        vpand ymm13, ymm13, ymm11                                      ;   847.8 fp3     41 next
        vpxor ymm11, ymm11, ymm5                                       ;   847.8 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                 ;   847.7 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   850.5 fp2     41 next
        vmovdqu ymm11, [rbp + 4224]                                    ;   847.8 agu0    44 next reload
        vpand ymm8, ymm6, ymm11                                        ;   854.8 fp3     41 next
        vpand ymm6, ymm0, [rbp + 3232]                                 ;   848.5 fp0+agu1   41 next
        vpand ymm0, ymm10, ymm11                                       ;   854.8 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                       ;   855.8 fp2     41 next
        vpxor ymm0, ymm6, ymm8                                         ;   855.8 fp3     41 next
        vpand ymm6, ymm6, ymm5                                         ;   849.5 fp0     41 next
        vpand ymm5, ymm5, [rbp + 3936]                                 ;   849.7 fp1+agu0   41 next
        vpand ymm10, ymm10, [rbp + 3232]                               ;   849.8 fp2+agu1   41 next
        vpand ymm11, ymm2, ymm0                                        ;   856.8 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                         ;   856.8 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                        ;   852.5 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   855.8 fp2     41 next
        vpxor ymm7, ymm7, ymm0                                         ;   857.8 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3904]                               ;   857.8 fp0+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   856.8 fp1     41 next
        vpxor ymm12, ymm12, ymm7                                       ;   858.8 fp2     41 next
        vpxor ymm5, ymm5, ymm10                                        ;   852.0 fp3     41 next
        vpxor ymm4, ymm4, ymm11                                        ;   858.8 fp0     41 next
        vmovdqu ymm1, [rbp + 4160]                                     ;   850.8 agu1    41 next
        vmovdqu ymm7, [rbp + 3232]                                     ;   851.0 agu0    44 next reload
        vpand ymm1, ymm1, ymm7                                         ;   858.0 fp1     41 next
        vmovdqu ymm8, [rbp + 4032]                                     ;   851.8 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                          ;   858.8 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                      ;   859.8 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                       ;   859.8 fp0     41 next
        vpxor ymm3, ymm3, ymm9                                         ;   857.8 fp1     41 next
        vpxor ymm6, ymm6, ymm15                                        ;   860.8 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 4160]                                 ;   859.8 fp3+agu0   41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   856.0 agu1    41 next reload
        vpxor ymm4, ymm4, ymm15                                        ;   863.0 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                       ;   859.0 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4544]                                 ;   861.8 fp2+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 4256]                                 ;   857.0 fp3+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 4096]                                 ;   857.8 fp0+agu0   41 next
        vpxor ymm0, ymm2, ymm13                                        ;   860.8 fp1     41 next
        vmovdqu ymm1, [rbp + 4384]                                     ;   858.0 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 4288]                                 ;   865.0 fp2+agu0   41 next
        vpxor ymm9, ymm1, [rbp + 4320]                                 ;   866.0 fp3+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 4512]                                 ;   859.8 fp0+agu0   41 next
        vpxor ymm4, ymm8, ymm4                                         ;   864.0 fp1     41 next
        vmovdqu ymm10, [rbp + 4192]                                    ;   860.0 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 3936]                               ;   867.0 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                      ;   868.0 fp3     41 next
        vmovdqu ymm11, [rbp + 4128]                                    ;   861.0 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4416]                               ;   868.0 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm11                                        ;   869.0 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 4352]                                 ;   862.0 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm7                                         ;   863.0 fp3     41 next
        vmovdqu ymm12, [rbp + 4480]                                    ;   862.8 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 4224]                               ;   869.8 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm12                                        ;   870.8 fp1     41 next
        vmovdqu ymm13, [rbp + 3584]                                    ;   863.8 agu0    50 next reload
        vpxor ymm2, ymm2, ymm13                                        ;   870.8 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 3840]                                 ;   866.0 fp3+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3744]                                 ;   864.8 fp0+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2368]                               ;   868.0 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 3872]                               ;   869.0 fp2+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 3968]                                 ;   866.0 fp3+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 3808]                               ;   870.8 fp0+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 3712]                                 ;   867.0 fp1+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2432]                                 ;   867.8 fp2+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 3616]                                 ;   868.0 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 4000]                               ;   869.0 fp0+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 3552]                                 ;   870.0 fp1+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2848]                                 ;   869.8 fp2+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 3680]                                 ;   871.8 fp3+agu1   50 next
        vpxor ymm13, ymm13, [r11 + 608]                                ;   870.8 fp0+agu0   50 next
        vmovdqu [rbp + 3584], ymm5                                     ;   872.8 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3776]                                     ;   871.0 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 2944]                                 ;   878.0 fp1+agu0   50 next
        vmovdqu [rbp + 3776], ymm6                                     ;   870.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 4064]                                     ;   872.0 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 3648]                                 ;   879.0 fp2+agu0   50 next
        vmovdqu [rbp + 4064], ymm3                                     ;   871.0 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3840]                                     ;   873.0 agu1    50 next
        vpxor ymm3, ymm3, [r11 + 640]                                  ;   880.0 fp3+agu0   50 next
        vmovdqu [rbp + 3840], ymm14                                    ;   870.8 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 3744]                                    ;   874.0 agu1    50 next
        vpxor ymm14, ymm14, [r11 + 672]                                ;   881.0 fp0+agu0   50 next
        vmovdqu [rbp + 3744], ymm4                                     ;   871.8 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2368]                                     ;   875.0 agu1    50 next
        vpxor ymm4, ymm4, [r11 + 704]                                  ;   882.0 fp1+agu0   50 next
        vmovdqu [rbp + 2368], ymm9                                     ;   872.8 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3872]                                     ;   876.0 agu1    50 next
        vpxor ymm9, ymm9, [r11 + 736]                                  ;   883.0 fp2+agu0   50 next
        vmovdqu [rbp + 3872], ymm0                                     ;   873.8 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 3968]                                     ;   877.0 agu1    50 next
        vpxor ymm0, ymm0, [r11 + 768]                                  ;   884.0 fp3+agu0   50 next
        vmovdqu [rbp + 3968], ymm6                                     ;   880.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3808]                                     ;   878.0 agu1    50 next
        vpxor ymm6, ymm6, [r11 + 800]                                  ;   885.0 fp0+agu0   50 next
        vmovdqu [rbp + 3808], ymm5                                     ;   879.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2944]                                     ;   879.0 agu1    50 next
        vpxor ymm5, ymm5, [r11 + 832]                                  ;   886.0 fp1+agu0   50 next
        vmovdqu [rbp + 2944], ymm12                                    ;   876.8 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3648]                                    ;   880.0 agu1    50 next
        vpxor ymm12, ymm12, [r11 + 864]                                ;   887.0 fp2+agu0   50 next
        vmovdqu [rbp + 3648], ymm7                                     ;   877.8 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3712]                                     ;   881.0 agu1    50 next
        vpxor ymm7, ymm7, [r11 + 896]                                  ;   888.0 fp3+agu0   50 next
        vmovdqu [rbp + 3712], ymm11                                    ;   878.8 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2432]                                    ;   882.0 agu1    50 next
        vpxor ymm11, ymm11, [r11 + 928]                                ;   889.0 fp0+agu0   50 next
        vmovdqu [rbp + 2432], ymm10                                    ;   879.8 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 3616]                                    ;   883.0 agu1    50 next
        vpxor ymm10, ymm10, [r11 + 960]                                ;   890.0 fp1+agu0   50 next
        vmovdqu [rbp + 3616], ymm8                                     ;   880.8 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 4000]                                     ;   884.0 agu1    50 next
        vpxor ymm8, ymm8, [r11 + 992]                                  ;   891.0 fp2+agu0   50 next
        vmovdqu [rbp + 4000], ymm1                                     ;   881.8 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 3552]                                     ;   885.0 agu1    50 next
        vpxor ymm1, ymm1, [r11 + 512]                                  ;   892.0 fp3+agu0   50 next
        vmovdqu [rbp + 3552], ymm2                                     ;   882.8 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2848]                                     ;   886.0 agu1    50 next
        vpxor ymm2, ymm2, [r11 + 544]                                  ;   893.0 fp0+agu0   50 next
        vmovdqu [rbp + 2848], ymm9                                     ;   884.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3680]                                     ;   887.0 agu1    50 next
        vpxor ymm9, ymm9, [r11 + 576]                                  ;   894.0 fp1+agu0   50 next
        vmovdqu [rbp + 3680], ymm3                                     ;   884.8 agu2+fp5   50 next spill
        vpxor ymm3, ymm7, ymm9                                         ;   895.0 fp2     41 next
        vmovdqu [rbp + 4224], ymm0                                     ;   885.8 agu2+fp5   50 next spill
        vpxor ymm0, ymm5, ymm1                                         ;   893.0 fp3     41 next
        vmovdqu [rbp + 4480], ymm13                                    ;   886.8 agu2+fp5   50 next spill
        vpxor ymm13, ymm7, ymm11                                       ;   890.0 fp0     41 next
        vmovdqu [rbp + 4352], ymm6                                     ;   887.8 agu2+fp5   50 next spill
        vpand ymm6, ymm5, ymm12                                        ;   888.0 fp1     41 next
        vmovdqu [rbp + 3232], ymm14                                    ;   888.8 agu1+fp5   50 next spill
        vpxor ymm14, ymm7, ymm2                                        ;   894.0 fp2     41 next
        vpand ymm14, ymm14, ymm5                                       ;   895.0 fp3     41 next
        vmovdqu [rbp + 4416], ymm4                                     ;   889.8 agu0+fp5   50 next spill
        vpxor ymm4, ymm1, ymm11                                        ;   893.0 fp0     41 next
        vmovdqu [rbp + 4128], ymm9                                     ;   895.0 agu2+fp5   50 next spill
        vpand ymm9, ymm13, ymm11                                       ;   891.0 fp1     41 next
        vpxor ymm6, ymm6, ymm9                                         ;   892.0 fp2     41 next
        vpand ymm9, ymm1, ymm8                                         ;   893.0 fp3     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   894.0 fp0     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   896.0 fp1     41 next
        vmovdqu [rbp + 3936], ymm9                                     ;   895.0 agu1+fp5   41 next spill
        vpand ymm9, ymm0, ymm2                                         ;   894.0 fp2     41 next
        vmovdqu [rbp + 4192], ymm0                                     ;   894.0 agu0+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                        ;   893.0 fp3     41 next
        vmovdqu [rbp + 4512], ymm11                                    ;   893.8 agu2+fp5   50 next spill
        vpxor ymm11, ymm7, ymm12                                       ;   893.0 fp0     41 next
        vmovdqu [rbp + 4320], ymm14                                    ;   897.0 agu1+fp5   41 next spill
        vpand ymm14, ymm4, ymm2                                        ;   894.0 fp1     41 next
        vmovdqu [rbp + 4032], ymm14                                    ;   895.8 agu0+fp5   41 next spill
        vpand ymm14, ymm5, ymm8                                        ;   893.7 fp2     41 next
        vpxor ymm14, ymm14, ymm12                                      ;   894.7 fp3     41 next
        vpxor ymm9, ymm9, ymm14                                        ;   895.7 fp0     41 next
        vmovdqu [rbp + 4288], ymm9                                     ;   896.8 agu2+fp5   41 next spill
        vpand ymm9, ymm8, ymm10                                        ;   894.3 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   895.3 fp2     41 next
        vpand ymm15, ymm3, ymm12                                       ;   896.0 fp3     41 next
        vpxor ymm0, ymm0, ymm15                                        ;   897.0 fp0     41 next
        vpand ymm15, ymm11, ymm2                                       ;   895.3 fp1     41 next
        vpand ymm11, ymm11, ymm8                                       ;   895.7 fp2     41 next
        vmovdqu [rbp + 4384], ymm9                                     ;   897.8 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm8                                        ;   895.8 fp3     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   896.8 fp0     41 next
        vpxor ymm14, ymm14, ymm15                                      ;   897.8 fp1     41 next
        vpxor ymm14, ymm4, ymm14                                       ;   898.8 fp2     41 next
        vpand ymm4, ymm4, ymm10                                        ;   896.8 fp3     41 next
        vpor ymm9, ymm13, ymm12                                        ;   897.0 fp0     41 next
        vpxor ymm9, ymm9, ymm0                                         ;   898.0 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                       ;   897.8 fp2     41 next
        vpxor ymm4, ymm5, ymm12                                        ;   897.8 fp3     41 next
        vpxor ymm0, ymm0, ymm5                                         ;   898.0 fp0     41 next
        vpand ymm5, ymm5, [rbp + 4128]                                 ;   902.0 fp1+agu0   41 next
        vmovdqu [rbp + 4096], ymm9                                     ;   899.0 agu2+fp5   41 next spill
        vpand ymm9, ymm3, ymm8                                         ;   898.7 fp2     41 next
        vpxor ymm15, ymm15, ymm9                                       ;   899.7 fp3     41 next
        vmovdqu [rbp + 4448], ymm5                                     ;   903.0 agu1+fp5   41 next spill
        vpand ymm5, ymm12, ymm7                                        ;   899.0 fp0     41 next
        vpxor ymm5, ymm5, ymm2                                         ;   900.0 fp1     41 next
        vpxor ymm11, ymm11, ymm5                                       ;   901.0 fp2     41 next
        vpand ymm5, ymm5, ymm7                                         ;   901.0 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 4320]                               ;   904.0 fp0+agu0   41 next
        vmovdqu [rbp + 4256], ymm7                                     ;   900.8 agu2+fp5   50 next spill
        vpand ymm7, ymm1, ymm4                                         ;   900.3 fp1     41 next
        vpand ymm4, ymm4, ymm10                                        ;   900.7 fp2     41 next
        vpxor ymm4, ymm4, ymm6                                         ;   901.7 fp3     41 next
        vpxor ymm9, ymm9, ymm4                                         ;   902.7 fp0     41 next
        vmovdqu ymm4, [rbp + 4128]                                     ;   899.7 agu1    50 next reload
        vmovdqu [rbp + 4544], ymm7                                     ;   901.8 agu0+fp5   41 next spill
        vpand ymm7, ymm2, ymm4                                         ;   906.7 fp1     41 next
        vpxor ymm15, ymm15, ymm7                                       ;   907.7 fp2     41 next
        vpxor ymm7, ymm7, ymm8                                         ;   907.7 fp3     41 next
        vpxor ymm14, ymm14, ymm9                                       ;   903.7 fp0     41 next
        vmovdqu ymm9, [rel kasumi_encrypt_compact.T0_constants256]     ;   900.7 agu1    41 next reload
        vpxor ymm14, ymm14, ymm9                                       ;   907.7 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 4384]                                 ;   904.8 fp2+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                         ;   905.8 fp3     41 next
        vpand ymm1, ymm1, ymm12                                        ;   903.0 fp0     41 next
        vpxor ymm1, ymm1, ymm11                                        ;   904.0 fp1     41 next
        vpand ymm8, ymm8, ymm2                                         ;   903.7 fp2     41 next
        vpand ymm9, ymm3, [rbp + 4512]                                 ;   903.8 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm9                                       ;   904.8 fp0     41 next
        vpand ymm3, ymm3, ymm13                                        ;   904.3 fp1     41 next
        vmovdqu ymm9, [rbp + 4192]                                     ;   902.7 agu0    41 next reload
        vpand ymm13, ymm13, ymm9                                       ;   909.7 fp2     41 next
        vpxor ymm8, ymm8, ymm13                                        ;   910.7 fp3     41 next
        vmovdqu ymm13, [rbp + 4512]                                    ;   903.2 agu1    50 next reload
        vmovdqu [rbp + 4160], ymm14                                    ;   908.7 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm13                                       ;   910.2 fp0     41 next
        vpxor ymm11, ymm11, ymm0                                       ;   905.8 fp1     41 next
        vpxor ymm8, ymm8, ymm4                                         ;   911.7 fp2     41 next
        vpand ymm2, ymm2, ymm10                                        ;   905.8 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 4448]                                 ;   910.0 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm8                                         ;   912.7 fp1     41 next
        vpxor ymm6, ymm6, ymm3                                         ;   906.7 fp2     41 next
        vmovdqu ymm3, [rbp + 4256]                                     ;   905.0 agu1    50 next reload
        vmovdqu [rbp + 4448], ymm5                                     ;   913.7 agu2+fp5   41 next spill
        vpand ymm5, ymm10, ymm3                                        ;   912.0 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                       ;   913.0 fp0     41 next
        vpxor ymm5, ymm2, [rbp + 4544]                                 ;   911.0 fp1+agu0   41 next
        vpand ymm12, ymm12, ymm10                                      ;   907.7 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 4320]                                 ;   912.7 fp3+agu1   41 next
        vpxor ymm12, ymm12, ymm5                                       ;   912.0 fp0     41 next
        vpxor ymm1, ymm1, ymm6                                         ;   908.3 fp1     41 next
        vpxor ymm6, ymm6, ymm10                                        ;   908.7 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 4288]                                 ;   911.0 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm7                                       ;   914.0 fp0     41 next
        vpxor ymm5, ymm5, ymm14                                        ;   915.0 fp1     41 next
        vpand ymm14, ymm10, ymm13                                      ;   910.2 fp2     41 next
        vpand ymm10, ymm10, ymm4                                       ;   909.8 fp3     41 next
        vpxor ymm8, ymm8, ymm14                                        ;   913.7 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                         ;   914.7 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4096]                                 ;   910.7 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm5                                         ;   916.0 fp3     41 next
        vpand ymm7, ymm7, ymm4                                         ;   911.0 fp0     41 next
        vpxor ymm10, ymm10, ymm13                                      ;   911.3 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4288]                                 ;   911.7 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                      ;   912.3 fp3     41 next
        vpxor ymm14, ymm14, [rbp + 3936]                               ;   912.0 fp0+agu1   41 next
        vpxor ymm11, ymm11, ymm14                                      ;   913.0 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 4384]                                 ;   912.7 fp2+agu0   41 next
        vpand ymm9, ymm9, ymm4                                         ;   912.8 fp3     41 next
        vpxor ymm1, ymm1, ymm13                                        ;   913.0 fp0     41 next
        vpxor ymm12, ymm12, ymm9                                       ;   913.8 fp1     41 next
        vpxor ymm3, ymm3, ymm12                                        ;   914.8 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 4032]                                 ;   915.8 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                       ;   914.0 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                         ;   916.8 fp1     41 next
        vmovdqu ymm14, [rbp + 4416]                                    ;   913.0 agu0    41 next
        vmovdqu ymm3, [rbp + 3232]                                     ;   913.5 agu1    50 next reload
        vpand ymm14, ymm14, ymm3                                       ;   920.5 fp2     41 next
        vmovdqu ymm4, [rbp + 4352]                                     ;   914.0 agu0    41 next
        vmovdqu ymm5, [rbp + 4480]                                     ;   914.5 agu1    50 next reload
        vpand ymm4, ymm4, ymm5                                         ;   921.5 fp3     41 next
        vmovdqu ymm8, [rbp + 4224]                                     ;   915.0 agu0    41 next
        vmovdqu ymm9, [rbp + 3680]                                     ;   915.5 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                         ;   922.5 fp0     41 next
        vmovdqu ymm10, [rbp + 4352]                                    ;   916.0 agu0    41 next
        vmovdqu ymm12, [rbp + 2848]                                    ;   916.5 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                      ;   923.5 fp1     41 next
        vmovdqu ymm13, [rbp + 4416]                                    ;   917.0 agu0    41 next
        vpand ymm13, ymm13, ymm5                                       ;   924.0 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                       ;   921.5 fp3     41 next
        vmovdqu [rbp + 4032], ymm1                                     ;   915.5 agu2+fp5   41 next spill
        vpand ymm1, ymm5, ymm12                                        ;   923.5 fp0     41 next
        vmovdqu [rbp + 4256], ymm11                                    ;   916.5 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm9                                        ;   922.5 fp1     41 next
        vmovdqu [rbp + 4512], ymm7                                     ;   917.8 agu2+fp5   41 next spill
        vpxor ymm7, ymm4, ymm8                                         ;   923.5 fp2     41 next
        vpand ymm8, ymm8, [rbp + 4416]                                 ;   923.5 fp3+agu1   41 next
        vmovdqu [rbp + 4128], ymm6                                     ;   918.5 agu0+fp5   41 next spill
        vpxor ymm6, ymm13, ymm7                                        ;   925.0 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                      ;   925.0 fp1     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   926.0 fp2     41 next
        vpand ymm13, ymm13, [rbp + 4224]                               ;   926.0 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   927.0 fp0     41 next
        vmovdqu [rbp + 4192], ymm0                                     ;   919.5 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 4416]                                 ;   924.5 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm0                                         ;   925.5 fp2     41 next
        vpand ymm0, ymm0, ymm9                                         ;   925.5 fp3     41 next
        vmovdqu [rbp + 4384], ymm2                                     ;   921.7 agu2+fp5   41 next spill
        vpand ymm2, ymm12, [rbp + 4224]                                ;   923.5 fp0+agu1   41 next
        vpand ymm4, ymm4, ymm9                                         ;   928.0 fp1     41 next
        vmovdqu [rbp + 3936], ymm15                                    ;   922.7 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm2                                            ;   924.5         41 next copy
        vpor ymm2, ymm2, ymm1                                          ;   924.5 fp2     41 next
        vpxor ymm1, ymm1, [rbp + 4352]                                 ;   924.5 fp3+agu1   41 next
        vmovdqu [rbp + 4288], ymm6                                     ;   926.0 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 4352]                                     ;   924.0 agu0    41 next
        vpand ymm6, ymm6, [rbp + 4416]                                 ;   931.0 fp0+agu1   41 next
        vpxor ymm15, ymm15, ymm6                                       ;   932.0 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4224]                                 ;   932.0 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                        ;   926.5 fp3     41 next
        vmovdqu [rbp + 4096], ymm14                                    ;   924.8 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4416]                               ;   927.0 fp0+agu1   41 next
        vpxor ymm2, ymm2, ymm14                                        ;   928.0 fp1     41 next
        vmovdqu ymm14, [rbp + 4224]                                    ;   926.0 agu0    50 next reload
        vmovdqu [rbp + 4320], ymm2                                     ;   929.0 agu2+fp5   41 next spill
        vpxor ymm2, ymm3, ymm14                                        ;   933.0 fp2     41 next
        vpand ymm11, ymm11, ymm12                                      ;   927.0 fp3     41 next
        vpxor ymm4, ymm4, ymm1                                         ;   929.0 fp0     41 next
        vpxor ymm1, ymm1, ymm6                                         ;   933.0 fp1     41 next
        vpand ymm10, ymm10, ymm2                                       ;   934.0 fp2     41 next
        vpand ymm6, ymm6, [rbp + 4352]                                 ;   933.0 fp3+agu1   41 next
        vpxor ymm10, ymm10, ymm0                                       ;   935.0 fp0     41 next
        vpand ymm0, ymm0, ymm9                                         ;   927.5 fp1     41 next
        vmovdqu [rbp + 4544], ymm4                                     ;   930.0 agu2+fp5   41 next spill
        vpand ymm4, ymm5, ymm9                                         ;   927.7 fp2     41 next
        vpand ymm14, ymm4, ymm2                                        ;   934.0 fp3     41 next
        vpxor ymm4, ymm4, ymm1                                         ;   934.0 fp0     41 next
        vpxor ymm13, ymm13, ymm4                                       ;   935.0 fp1     41 next
        vpxor ymm4, ymm9, ymm12                                        ;   928.7 fp2     41 next
        vpxor ymm14, ymm14, ymm4                                       ;   935.0 fp3     41 next
        vpxor ymm4, ymm7, ymm12                                        ;   929.2 fp0     41 next
        vpand ymm4, ymm4, ymm3                                         ;   930.2 fp1     41 next
        vpxor ymm8, ymm8, ymm6                                         ;   934.0 fp2     41 next
        vpxor ymm4, ymm4, ymm13                                        ;   936.0 fp3     41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   930.0 agu0    41 next reload
        vpxor ymm4, ymm4, ymm6                                         ;   937.0 fp0     41 next
        vpxor ymm14, ymm15, ymm14                                      ;   936.0 fp1     41 next
        vpxor ymm15, ymm15, ymm2                                       ;   934.0 fp2     41 next
        vmovdqu ymm13, [rbp + 4096]                                    ;   932.0 agu1    41 next reload
        vmovdqu [rbp + 3904], ymm4                                     ;   938.0 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                       ;   939.0 fp3     41 next
        vpand ymm14, ymm14, ymm9                                       ;   937.0 fp0     41 next
        vpand ymm15, ymm15, ymm5                                       ;   935.0 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                       ;   937.0 fp2     41 next
        vpand ymm6, ymm3, [rbp + 4352]                                 ;   934.0 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm6                                       ;   935.0 fp0     41 next
        vpand ymm13, ymm12, [rbp + 4416]                               ;   934.3 fp1+agu1   41 next
        vpand ymm2, ymm2, ymm13                                        ;   935.3 fp2     41 next
        vpxor ymm13, ymm13, ymm6                                       ;   935.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4224]                                 ;   935.2 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                      ;   938.0 fp1     41 next
        vmovdqu ymm13, [rbp + 4352]                                    ;   935.3 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                       ;   942.3 fp2     41 next
        vpand ymm9, ymm3, [rbp + 4224]                                 ;   936.0 fp3+agu0   41 next
        vpand ymm3, ymm7, ymm13                                        ;   942.3 fp0     41 next
        vpxor ymm2, ymm2, ymm3                                         ;   943.3 fp1     41 next
        vpxor ymm3, ymm9, ymm12                                        ;   943.3 fp2     41 next
        vpand ymm9, ymm9, ymm6                                         ;   937.0 fp3     41 next
        vpand ymm6, ymm6, [rbp + 4416]                                 ;   937.2 fp0+agu1   41 next
        vpand ymm7, ymm7, [rbp + 4224]                                 ;   937.3 fp1+agu0   41 next
        vpand ymm13, ymm5, ymm3                                        ;   944.3 fp2     41 next
        vpxor ymm3, ymm3, ymm4                                         ;   944.3 fp3     41 next
        vpxor ymm4, ymm4, ymm15                                        ;   940.0 fp0     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   943.3 fp1     41 next
        vpxor ymm10, ymm10, ymm3                                       ;   945.3 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4288]                               ;   945.3 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                        ;   944.3 fp0     41 next
        vpxor ymm1, ymm1, ymm10                                        ;   946.3 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                         ;   939.5 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                      ;   946.3 fp3     41 next
        vmovdqu ymm4, [rbp + 4096]                                     ;   938.3 agu0    41 next
        vmovdqu ymm7, [rbp + 4224]                                     ;   938.5 agu1    50 next reload
        vpand ymm4, ymm4, ymm7                                         ;   945.5 fp0     41 next
        vmovdqu ymm10, [rbp + 3232]                                    ;   939.3 agu0    50 next reload
        vpor ymm3, ymm3, ymm10                                         ;   946.3 fp1     41 next
        vpxor ymm2, ymm2, ymm1                                         ;   947.3 fp2     41 next
        vpxor ymm15, ymm15, ymm3                                       ;   947.3 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                         ;   945.3 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   948.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4096]                               ;   947.3 fp2+agu1   41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   943.5 agu0    41 next reload
        vpxor ymm11, ymm11, ymm15                                      ;   950.5 fp3     41 next
        vpxor ymm14, ymm14, ymm4                                       ;   946.5 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 4320]                                 ;   949.3 fp1+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 4544]                                 ;   944.5 fp2+agu0   41 next
        vpxor ymm5, ymm5, [rbp + 3936]                                 ;   945.3 fp3+agu1   41 next
        vpxor ymm0, ymm5, ymm2                                         ;   948.3 fp0     41 next
        vmovdqu ymm1, [rbp + 4160]                                     ;   945.5 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3680]                                 ;   952.5 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 3904]                                 ;   953.5 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 4384]                               ;   947.3 fp3+agu1   41 next
        vpxor ymm3, ymm10, ymm11                                       ;   951.5 fp0     41 next
        vmovdqu ymm4, [rbp + 4192]                                     ;   947.5 agu0    41 next
        vpxor ymm4, ymm4, [rbp + 4416]                                 ;   954.5 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm4                                       ;   955.5 fp2     41 next
        vmovdqu ymm11, [rbp + 4128]                                    ;   948.5 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 2848]                               ;   955.5 fp3+agu1   41 next
        vpxor ymm8, ymm8, ymm11                                        ;   956.5 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 4512]                                 ;   949.5 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm7                                         ;   950.5 fp2     41 next
        vmovdqu ymm12, [rbp + 4256]                                    ;   950.3 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 4352]                               ;   957.3 fp3+agu0   41 next
        vpxor ymm6, ymm6, ymm12                                        ;   958.3 fp0     41 next
        vpxor ymm0, ymm0, [r8 + 4384]                                  ;   951.3 fp1+agu1   44 next
        vpxor ymm2, ymm2, [r8 + 4416]                                  ;   954.5 fp2+agu0   44 next
        vpxor ymm3, ymm3, [r8 + 4448]                                  ;   952.5 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r8 + 4480]                                ;   956.5 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r8 + 4512]                                  ;   957.5 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r8 + 4544]                                  ;   953.5 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r8 + 4576]                                  ;   959.3 fp3+agu1   44 next
        vpxor ymm5, ymm5, [r8 + 4096]                                  ;   954.5 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r8 + 4128]                                  ;   955.3 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r8 + 4160]                                ;   955.5 fp2+agu0   44 next
        vpxor ymm4, ymm4, [r8 + 4192]                                  ;   956.3 fp3+agu1   44 next
        vpxor ymm11, ymm11, [r8 + 4224]                                ;   956.5 fp0+agu0   44 next
        vpxor ymm7, ymm7, [r8 + 4256]                                  ;   957.3 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r8 + 4288]                                ;   958.3 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 4448]                                    ;   958.3 agu1    44 next
        vpxor ymm13, ymm13, [r8 + 4320]                                ;   965.3 fp3+agu0   44 next
        vmovdqu [rbp + 4448], ymm8                                     ;   958.5 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 4032]                                     ;   959.3 agu1    44 next
        vpxor ymm8, ymm8, [r8 + 4352]                                  ;   966.3 fp0+agu0   44 next
        vmovdqu [rbp + 4032], ymm2                                     ;   956.3 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                        ;   967.3 fp1     41 next
        vmovdqu [rbp + 4352], ymm9                                     ;   957.3 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                        ;   959.3 fp2     41 next
        vmovdqu [rbp + 4256], ymm0                                     ;   958.3 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                        ;   957.3 fp3     41 next
        vmovdqu [rbp + 4512], ymm6                                     ;   960.3 agu2+fp5   44 next spill
        vpand ymm6, ymm5, ymm1                                         ;   957.5 fp0     41 next
        vmovdqu [rbp + 4224], ymm3                                     ;   960.3 agu1+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                       ;   966.3 fp1     41 next
        vpand ymm3, ymm3, ymm5                                         ;   967.3 fp2     41 next
        vmovdqu [rbp + 2848], ymm14                                    ;   961.3 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                       ;   959.3 fp3     41 next
        vmovdqu [rbp + 4128], ymm8                                     ;   967.3 agu0+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                         ;   958.7 fp0     41 next
        vpxor ymm6, ymm6, ymm8                                         ;   959.7 fp1     41 next
        vpand ymm8, ymm12, ymm7                                        ;   959.3 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   960.3 fp3     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   968.3 fp0     41 next
        vmovdqu [rbp + 4416], ymm8                                     ;   963.3 agu1+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                        ;   966.3 fp1     41 next
        vmovdqu [rbp + 4192], ymm9                                     ;   964.3 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                        ;   960.0 fp2     41 next
        vmovdqu [rbp + 4384], ymm4                                     ;   965.3 agu0+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                        ;   960.3 fp3     41 next
        vmovdqu [rbp + 3904], ymm3                                     ;   969.3 agu1+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                       ;   966.3 fp0     41 next
        vmovdqu [rbp + 3232], ymm3                                     ;   967.3 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm7                                         ;   961.0 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                         ;   962.0 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                         ;   967.3 fp3     41 next
        vmovdqu [rbp + 3680], ymm8                                     ;   968.3 agu0+fp5   41 next spill
        vpand ymm8, ymm7, ymm11                                        ;   963.3 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                        ;   964.3 fp1     41 next
        vpand ymm15, ymm1, ymm2                                        ;   968.3 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                        ;   969.3 fp3     41 next
        vpand ymm15, ymm4, ymm13                                       ;   966.3 fp0     41 next
        vpand ymm4, ymm4, ymm7                                         ;   965.5 fp1     41 next
        vmovdqu [rbp + 4160], ymm8                                     ;   969.3 agu1+fp5   41 next spill
        vpand ymm8, ymm0, ymm7                                         ;   966.3 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   967.3 fp3     41 next
        vpxor ymm3, ymm3, ymm15                                        ;   968.3 fp0     41 next
        vpxor ymm3, ymm14, ymm3                                        ;   969.3 fp1     41 next
        vpand ymm14, ymm14, ymm11                                      ;   967.3 fp2     41 next
        vpor ymm8, ymm0, ymm1                                          ;   967.5 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                         ;   970.3 fp0     41 next
        vpxor ymm4, ymm4, ymm14                                        ;   968.3 fp1     41 next
        vpxor ymm14, ymm5, ymm1                                        ;   968.3 fp2     41 next
        vpxor ymm9, ymm9, ymm5                                         ;   970.3 fp3     41 next
        vpand ymm5, ymm5, [rbp + 4128]                                 ;   974.3 fp0+agu0   41 next
        vmovdqu [rbp + 3936], ymm8                                     ;   971.3 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm2                                         ;   968.8 fp1     41 next
        vpxor ymm15, ymm15, ymm8                                       ;   969.8 fp2     41 next
        vmovdqu [rbp + 4480], ymm5                                     ;   975.3 agu1+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                        ;   969.5 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                        ;   970.5 fp0     41 next
        vpxor ymm4, ymm4, ymm5                                         ;   971.5 fp1     41 next
        vpand ymm5, ymm5, ymm10                                        ;   971.5 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3904]                               ;   976.3 fp3+agu0   41 next
        vmovdqu [rbp + 4544], ymm10                                    ;   972.3 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                      ;   970.7 fp0     41 next
        vpand ymm14, ymm14, ymm11                                      ;   970.8 fp1     41 next
        vpxor ymm14, ymm14, ymm6                                       ;   971.8 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                        ;   972.8 fp3     41 next
        vmovdqu ymm14, [rbp + 4128]                                    ;   970.5 agu1    44 next reload
        vmovdqu [rbp + 4320], ymm10                                    ;   973.3 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                      ;   977.5 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                      ;   978.5 fp1     41 next
        vpxor ymm10, ymm10, ymm7                                       ;   978.5 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                         ;   973.8 fp3     41 next
        vmovdqu ymm8, [rel kasumi_encrypt_compact.T0_constants256]     ;   971.5 agu1    41 next reload
        vpxor ymm3, ymm3, ymm8                                         ;   978.5 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 4160]                                 ;   976.3 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                         ;   977.3 fp2     41 next
        vpand ymm12, ymm12, ymm1                                       ;   973.5 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                       ;   974.5 fp0     41 next
        vpand ymm7, ymm7, ymm13                                        ;   973.8 fp1     41 next
        vpand ymm8, ymm2, [rbp + 4384]                                 ;   974.3 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                         ;   975.3 fp3     41 next
        vpand ymm2, ymm2, ymm0                                         ;   974.7 fp0     41 next
        vmovdqu ymm8, [rbp + 4192]                                     ;   973.5 agu0    41 next reload
        vpand ymm0, ymm0, ymm8                                         ;   980.5 fp1     41 next
        vpxor ymm7, ymm7, ymm0                                         ;   981.5 fp2     41 next
        vmovdqu ymm0, [rbp + 4384]                                     ;   974.0 agu1    44 next reload
        vmovdqu [rbp + 4096], ymm3                                     ;   979.5 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                         ;   981.0 fp3     41 next
        vpxor ymm4, ymm4, ymm9                                         ;   976.3 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                        ;   982.5 fp1     41 next
        vpand ymm13, ymm13, ymm11                                      ;   976.3 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4480]                               ;   982.3 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                         ;   983.5 fp0     41 next
        vpxor ymm6, ymm6, ymm2                                         ;   976.8 fp1     41 next
        vmovdqu ymm2, [rbp + 4544]                                     ;   976.5 agu1    44 next reload
        vmovdqu [rbp + 4480], ymm5                                     ;   984.5 agu2+fp5   41 next spill
        vpand ymm5, ymm11, ymm2                                        ;   983.5 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                         ;   984.5 fp3     41 next
        vpxor ymm5, ymm13, [rbp + 4320]                                ;   983.3 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm11                                        ;   977.8 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3904]                                 ;   983.5 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm5                                         ;   984.3 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                       ;   978.7 fp0     41 next
        vpxor ymm6, ymm6, ymm11                                        ;   978.8 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 3680]                               ;   983.3 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                        ;   985.5 fp3     41 next
        vpxor ymm5, ymm5, ymm3                                         ;   986.5 fp0     41 next
        vpand ymm3, ymm11, ymm0                                        ;   981.0 fp1     41 next
        vpand ymm11, ymm11, ymm14                                      ;   980.5 fp2     41 next
        vpxor ymm7, ymm7, ymm3                                         ;   984.5 fp3     41 next
        vpxor ymm13, ymm13, ymm7                                       ;   985.5 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                 ;   981.2 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   987.5 fp2     41 next
        vpand ymm10, ymm10, ymm14                                      ;   981.7 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                       ;   982.0 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3680]                                 ;   982.2 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                      ;   983.0 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 4416]                                 ;   982.7 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm3                                         ;   983.7 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 4160]                               ;   983.2 fp1+agu0   41 next
        vpand ymm8, ymm8, ymm14                                        ;   983.5 fp2     41 next
        vpxor ymm12, ymm12, ymm0                                       ;   983.7 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                         ;   985.3 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                         ;   986.3 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3232]                                 ;   987.3 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm10                                        ;   984.7 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                       ;   988.3 fp0     41 next
        vmovdqu ymm14, [rbp + 2848]                                    ;   984.2 agu0    41 next
        vmovdqu ymm0, [rbp + 4224]                                     ;   984.7 agu1    44 next reload
        vpand ymm14, ymm14, ymm0                                       ;   991.7 fp1     41 next
        vmovdqu ymm1, [rbp + 4512]                                     ;   985.2 agu0    41 next
        vmovdqu ymm2, [rbp + 4256]                                     ;   985.7 agu1    44 next reload
        vpand ymm1, ymm1, ymm2                                         ;   992.7 fp2     41 next
        vmovdqu ymm3, [rbp + 4352]                                     ;   986.2 agu0    41 next
        vmovdqu ymm5, [rbp + 4032]                                     ;   986.7 agu1    44 next reload
        vpand ymm3, ymm3, ymm5                                         ;   993.7 fp3     41 next
        vmovdqu ymm7, [rbp + 4512]                                     ;   987.2 agu0    41 next
        vmovdqu ymm8, [rbp + 4448]                                     ;   987.7 agu1    44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   994.7 fp0     41 next
        vmovdqu ymm11, [rbp + 2848]                                    ;   988.2 agu0    41 next
        vpand ymm11, ymm11, ymm2                                       ;   995.2 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                       ;   992.7 fp2     41 next
        vmovdqu [rbp + 3232], ymm12                                    ;   986.7 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                        ;   994.7 fp3     41 next
        vmovdqu [rbp + 4544], ymm4                                     ;   987.7 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm5                                         ;   993.7 fp0     41 next
        vmovdqu [rbp + 4384], ymm10                                    ;   989.3 agu2+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                        ;   994.7 fp1     41 next
        vpand ymm3, ymm3, [rbp + 2848]                                 ;   994.7 fp2+agu1   41 next
        vmovdqu [rbp + 4128], ymm6                                     ;   989.7 agu0+fp5   41 next spill
        vpxor ymm6, ymm11, ymm10                                       ;   996.2 fp3     41 next
        vpxor ymm11, ymm11, ymm7                                       ;   996.2 fp0     41 next
        vpxor ymm4, ymm4, ymm11                                        ;   997.2 fp1     41 next
        vpand ymm11, ymm11, [rbp + 4352]                               ;   997.2 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm4                                         ;   998.2 fp3     41 next
        vmovdqu [rbp + 4192], ymm9                                     ;   990.7 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2848]                                ;   995.7 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm9                                         ;   996.7 fp1     41 next
        vpand ymm9, ymm9, ymm5                                         ;   996.7 fp2     41 next
        vmovdqu [rbp + 4160], ymm13                                    ;   992.8 agu2+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 4352]                                ;   994.7 fp3+agu1   41 next
        vpand ymm1, ymm1, ymm5                                         ;   999.2 fp0     41 next
        vmovdqu [rbp + 4416], ymm15                                    ;   993.8 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm13                                           ;   995.7         41 next copy
        vpor ymm13, ymm13, ymm12                                       ;   995.7 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 4512]                               ;   995.7 fp2+agu1   41 next
        vmovdqu [rbp + 3680], ymm6                                     ;   997.2 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 4512]                                     ;   995.2 agu0    41 next
        vpand ymm6, ymm6, [rbp + 2848]                                 ;  1002.2 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm6                                       ;  1003.2 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                 ;  1003.2 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                         ;   997.7 fp2     41 next
        vmovdqu [rbp + 3936], ymm14                                    ;   996.0 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 2848]                                ;   998.2 fp3+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                      ;   999.2 fp0     41 next
        vmovdqu ymm14, [rbp + 4352]                                    ;   997.2 agu0    44 next reload
        vmovdqu [rbp + 3904], ymm13                                    ;  1000.2 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                       ;  1004.2 fp1     41 next
        vpand ymm4, ymm4, ymm8                                         ;   998.2 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                        ;  1000.2 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                       ;  1004.2 fp0     41 next
        vpand ymm7, ymm7, ymm13                                        ;  1005.2 fp1     41 next
        vpand ymm6, ymm6, [rbp + 4512]                                 ;  1004.2 fp2+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                         ;  1006.2 fp3     41 next
        vpand ymm9, ymm9, ymm5                                         ;   998.7 fp0     41 next
        vmovdqu [rbp + 4320], ymm1                                     ;  1001.2 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm5                                         ;   998.8 fp1     41 next
        vpand ymm14, ymm1, ymm13                                       ;  1005.2 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                        ;  1005.2 fp3     41 next
        vpxor ymm11, ymm11, ymm1                                       ;  1006.2 fp0     41 next
        vpxor ymm1, ymm5, ymm8                                         ;   999.8 fp1     41 next
        vpxor ymm14, ymm14, ymm1                                       ;  1006.2 fp2     41 next
        vpxor ymm1, ymm10, ymm8                                        ;  1000.3 fp3     41 next
        vpand ymm1, ymm1, ymm0                                         ;  1001.3 fp0     41 next
        vpxor ymm3, ymm3, ymm6                                         ;  1005.2 fp1     41 next
        vpxor ymm1, ymm1, ymm11                                        ;  1007.2 fp2     41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;  1001.2 agu0    41 next reload
        vpxor ymm1, ymm1, ymm6                                         ;  1008.2 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                      ;  1007.2 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                      ;  1005.2 fp1     41 next
        vmovdqu ymm11, [rbp + 3936]                                    ;  1003.2 agu1    41 next reload
        vmovdqu [rbp + 4288], ymm1                                     ;  1009.2 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                        ;  1010.2 fp2     41 next
        vpand ymm14, ymm14, ymm5                                       ;  1008.2 fp3     41 next
        vpand ymm15, ymm15, ymm2                                       ;  1006.2 fp0     41 next
        vpxor ymm15, ymm15, ymm6                                       ;  1008.2 fp1     41 next
        vpand ymm6, ymm0, [rbp + 4512]                                 ;  1005.2 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm6                                         ;  1006.2 fp3     41 next
        vpand ymm11, ymm8, [rbp + 2848]                                ;  1005.5 fp0+agu1   41 next
        vpand ymm13, ymm13, ymm11                                      ;  1006.5 fp1     41 next
        vpxor ymm11, ymm11, ymm6                                       ;  1006.5 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                 ;  1006.3 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                      ;  1009.2 fp0     41 next
        vmovdqu ymm11, [rbp + 4512]                                    ;  1006.5 agu1    44 next reload
        vpand ymm8, ymm5, ymm11                                        ;  1013.5 fp1     41 next
        vpand ymm5, ymm0, [rbp + 4352]                                 ;  1007.2 fp2+agu0   41 next
        vpand ymm0, ymm10, ymm11                                       ;  1013.5 fp3     41 next
        vpxor ymm13, ymm13, ymm0                                       ;  1014.5 fp0     41 next
        vpxor ymm0, ymm5, ymm8                                         ;  1014.5 fp1     41 next
        vpand ymm5, ymm5, ymm6                                         ;  1008.2 fp2     41 next
        vpand ymm6, ymm6, [rbp + 2848]                                 ;  1008.3 fp3+agu1   41 next
        vpand ymm10, ymm10, [rbp + 4352]                               ;  1008.5 fp0+agu0   41 next
        vpand ymm11, ymm2, ymm0                                        ;  1015.5 fp1     41 next
        vpxor ymm0, ymm0, ymm1                                         ;  1015.5 fp2     41 next
        vpxor ymm1, ymm1, ymm15                                        ;  1011.2 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                         ;  1014.5 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                         ;  1016.5 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3680]                               ;  1016.5 fp2+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                         ;  1015.5 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                       ;  1017.5 fp0     41 next
        vpxor ymm6, ymm6, ymm10                                        ;  1010.7 fp1     41 next
        vpxor ymm4, ymm4, ymm11                                        ;  1017.5 fp2     41 next
        vmovdqu ymm1, [rbp + 3936]                                     ;  1009.5 agu0    41 next
        vmovdqu ymm7, [rbp + 4352]                                     ;  1009.7 agu1    44 next reload
        vpand ymm1, ymm1, ymm7                                         ;  1016.7 fp3     41 next
        vmovdqu ymm8, [rbp + 4224]                                     ;  1010.5 agu0    44 next reload
        vpor ymm0, ymm0, ymm8                                          ;  1017.5 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                      ;  1018.5 fp1     41 next
        vpxor ymm15, ymm15, ymm0                                       ;  1018.5 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                         ;  1016.5 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                        ;  1019.5 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3936]                                 ;  1018.5 fp1+agu1   41 next
        vpxor ymm4, ymm4, [rel kasumi_encrypt_compact.T0_constants256] ;  1019.5 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm1                                       ;  1017.7 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                 ;  1020.5 fp0+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 4320]                                 ;  1015.7 fp1+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 4416]                                 ;  1016.5 fp2+agu1   41 next
        vpxor ymm15, ymm2, ymm13                                       ;  1019.5 fp3     41 next
        vmovdqu ymm0, [rbp + 4096]                                     ;  1016.7 agu0    41 next
        vpxor ymm0, ymm0, [rbp + 4032]                                 ;  1023.7 fp0+agu1   41 next
        vpxor ymm1, ymm0, [rbp + 4288]                                 ;  1024.7 fp1+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 4160]                                 ;  1018.5 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                         ;  1020.5 fp3     41 next
        vmovdqu ymm9, [rbp + 4192]                                     ;  1018.7 agu0    41 next
        vpxor ymm9, ymm9, [rbp + 2848]                                 ;  1025.7 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm9                                       ;  1026.7 fp1     41 next
        vmovdqu ymm10, [rbp + 4128]                                    ;  1019.7 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 4448]                               ;  1026.7 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                        ;  1027.7 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 4384]                                 ;  1020.7 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                         ;  1021.7 fp1     41 next
        vmovdqu ymm11, [rbp + 4544]                                    ;  1021.5 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4512]                               ;  1028.5 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm11                                        ;  1029.5 fp3     41 next
        vmovdqu ymm12, [rbp + 3552]                                    ;  1022.5 agu1    50 next reload
        vpxor ymm2, ymm2, ymm12                                        ;  1029.5 fp0     50 next
        vmovdqu ymm13, [rbp + 4000]                                    ;  1022.7 agu0    50 next reload
        vpxor ymm0, ymm0, ymm13                                        ;  1029.7 fp1     50 next
        vpxor ymm8, ymm8, [rbp + 3616]                                 ;  1023.5 fp2+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2432]                                 ;  1026.7 fp3+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 3712]                               ;  1027.7 fp0+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 3648]                                 ;  1024.7 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 2944]                               ;  1029.5 fp2+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 3872]                               ;  1025.7 fp3+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 2368]                                 ;  1026.5 fp0+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 3744]                                 ;  1026.7 fp1+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 3840]                               ;  1027.7 fp2+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 4064]                                 ;  1028.7 fp3+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 3776]                                 ;  1028.5 fp0+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 3584]                                 ;  1030.5 fp1+agu0   50 next
        vmovdqu [rbp + 4512], ymm6                                     ;  1031.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 4480]                                     ;  1029.5 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 3808]                                 ;  1036.5 fp2+agu0   50 next
        vmovdqu [rbp + 4480], ymm5                                     ;  1029.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3232]                                     ;  1030.5 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 3968]                                 ;  1037.5 fp3+agu0   50 next
        vmovdqu [rbp + 3232], ymm3                                     ;  1029.7 agu2+fp5   50 next spill
        vpand ymm3, ymm12, [r8 + 992]                                  ;  1031.5 fp0+agu1   58 r
        vpand ymm12, ymm13, [r8 + 512]                                 ;  1031.7 fp1+agu0   58 r
        vmovdqu ymm13, [rbp + 3616]                                    ;  1032.5 agu1    58 r
        vpand ymm13, ymm13, [r8 + 544]                                 ;  1039.5 fp2+agu0   58 r
        vmovdqu [rbp + 4544], ymm14                                    ;  1029.5 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2432]                                    ;  1033.5 agu1    58 r
        vpand ymm14, ymm14, [r8 + 576]                                 ;  1040.5 fp3+agu0   58 r
        vmovdqu [rbp + 4384], ymm4                                     ;  1030.5 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3712]                                     ;  1034.5 agu1    58 r
        vpand ymm4, ymm4, [r8 + 608]                                   ;  1041.5 fp0+agu0   58 r
        vpxor ymm0, ymm0, ymm3                                         ;  1032.5 fp1     58 r
        vmovdqu ymm3, [rbp + 3648]                                     ;  1035.5 agu1    58 r
        vpand ymm3, ymm3, [r8 + 640]                                   ;  1042.5 fp2+agu0   58 r
        vpxor ymm8, ymm8, ymm12                                        ;  1032.7 fp3     58 r
        vmovdqu ymm12, [rbp + 2944]                                    ;  1036.5 agu1    58 r
        vpand ymm12, ymm12, [r8 + 672]                                 ;  1043.5 fp0+agu0   58 r
        vmovdqu [rbp + 4352], ymm8                                     ;  1033.7 agu2+fp5   58 r spill
        vmovdqu ymm8, [rbp + 3808]                                     ;  1037.5 agu1    58 r
        vpand ymm8, ymm8, [r8 + 704]                                   ;  1044.5 fp1+agu0   58 r
        vpxor ymm9, ymm9, ymm13                                        ;  1040.5 fp2     58 r
        vmovdqu ymm13, [rbp + 3968]                                    ;  1038.5 agu1    58 r
        vpand ymm13, ymm13, [r8 + 736]                                 ;  1045.5 fp3+agu0   58 r
        vpxor ymm10, ymm10, ymm14                                      ;  1041.5 fp0     58 r
        vmovdqu ymm14, [rbp + 3872]                                    ;  1039.5 agu1    58 r
        vpand ymm14, ymm14, [r8 + 768]                                 ;  1046.5 fp1+agu0   58 r
        vpxor ymm7, ymm7, ymm4                                         ;  1042.5 fp2     58 r
        vmovdqu ymm4, [rbp + 2368]                                     ;  1040.5 agu1    58 r
        vpand ymm4, ymm4, [r8 + 800]                                   ;  1047.5 fp3+agu0   58 r
        vpxor ymm11, ymm11, ymm3                                       ;  1043.5 fp0     58 r
        vmovdqu ymm3, [rbp + 3744]                                     ;  1041.5 agu1    58 r
        vpand ymm3, ymm3, [r8 + 832]                                   ;  1048.5 fp1+agu0   58 r
        vpxor ymm6, ymm6, ymm12                                        ;  1044.5 fp2     58 r
        vmovdqu ymm12, [rbp + 3840]                                    ;  1042.5 agu1    58 r
        vpand ymm12, ymm12, [r8 + 864]                                 ;  1049.5 fp3+agu0   58 r
        vpxor ymm5, ymm5, ymm8                                         ;  1045.5 fp0     58 r
        vmovdqu ymm8, [rbp + 4064]                                     ;  1043.5 agu1    58 r
        vpand ymm8, ymm8, [r8 + 896]                                   ;  1050.5 fp1+agu0   58 r
        vpxor ymm15, ymm15, ymm13                                      ;  1046.5 fp2     58 r
        vmovdqu ymm13, [rbp + 3776]                                    ;  1044.5 agu1    58 r
        vpand ymm13, ymm13, [r8 + 928]                                 ;  1051.5 fp3+agu0   58 r
        vpxor ymm1, ymm1, ymm14                                        ;  1047.5 fp0     58 r
        vmovdqu ymm14, [rbp + 3584]                                    ;  1045.5 agu1    58 r
        vpand ymm14, ymm14, [r8 + 960]                                 ;  1052.5 fp1+agu0   58 r
        vpxor ymm2, ymm2, ymm14                                        ;  1053.5 fp2     58 r
        vpxor ymm4, ymm4, [rbp + 4384]                                 ;  1048.5 fp3+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 4544]                                 ;  1049.5 fp0+agu0   58 r
        vpxor ymm12, ymm12, [rbp + 3232]                               ;  1050.5 fp1+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 4480]                                 ;  1051.5 fp2+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 4512]                               ;  1052.5 fp3+agu1   58 r
        vpor ymm14, ymm0, [r9 + 4640]                                  ;  1048.7 fp0+agu0   59 r
        vmovdqu [rbp + 4512], ymm0                                     ;  1046.5 agu2+fp5   58 r spill
        vpor ymm0, ymm2, [r9 + 4608]                                   ;  1054.5 fp1+agu1   59 r
        vmovdqu [rbp + 4480], ymm2                                     ;  1054.5 agu2+fp5   58 r spill
        vpor ymm2, ymm9, [r9 + 4704]                                   ;  1049.7 fp2+agu0   59 r
        vmovdqu [rbp + 3232], ymm9                                     ;  1048.5 agu2+fp5   58 r spill
        vmovdqu ymm9, [rbp + 4352]                                     ;  1050.5 agu1    59 r
        vpor ymm9, ymm9, [r9 + 4672]                                   ;  1057.5 fp3+agu0   59 r
        vmovdqu [rbp + 4544], ymm2                                     ;  1050.7 agu2+fp5   59 r spill
        vpor ymm2, ymm10, [r9 + 4736]                                  ;  1051.5 fp0+agu1   59 r
        vmovdqu [rbp + 4384], ymm10                                    ;  1050.5 agu2+fp5   58 r spill
        vpor ymm10, ymm7, [r9 + 4768]                                  ;  1051.7 fp1+agu0   59 r
        vmovdqu [rbp + 4448], ymm7                                     ;  1051.5 agu2+fp5   58 r spill
        vpor ymm7, ymm11, [r9 + 4800]                                  ;  1052.5 fp2+agu1   59 r
        vmovdqu [rbp + 4128], ymm11                                    ;  1052.5 agu2+fp5   58 r spill
        vpor ymm11, ymm6, [r9 + 4832]                                  ;  1052.7 fp3+agu0   59 r
        vpxor ymm0, ymm0, [rbp + 4000]                                 ;  1055.5 fp0+agu1   59 r
        vmovdqu [rbp + 4000], ymm6                                     ;  1053.5 agu2+fp5   58 r spill
        vpor ymm6, ymm5, [r9 + 4864]                                   ;  1053.7 fp1+agu0   59 r
        vpxor ymm14, ymm14, [rbp + 3616]                               ;  1054.5 fp2+agu1   59 r
        vmovdqu [rbp + 3616], ymm5                                     ;  1054.5 agu2+fp5   58 r spill
        vpor ymm5, ymm15, [r9 + 4896]                                  ;  1054.7 fp3+agu0   59 r
        vpxor ymm9, ymm9, [rbp + 2432]                                 ;  1058.5 fp0+agu1   59 r
        vmovdqu [rbp + 2432], ymm15                                    ;  1055.5 agu2+fp5   58 r spill
        vpor ymm15, ymm1, [r9 + 4928]                                  ;  1055.7 fp1+agu0   59 r
        vmovdqu [rbp + 2848], ymm1                                     ;  1056.5 agu1+fp5   58 r spill
        vpor ymm1, ymm4, [r9 + 4960]                                   ;  1056.7 fp2+agu0   59 r
        vpxor ymm2, ymm2, [rbp + 3648]                                 ;  1057.5 fp3+agu1   59 r
        vmovdqu [rbp + 3648], ymm4                                     ;  1057.5 agu2+fp5   58 r spill
        vpor ymm4, ymm3, [r9 + 4992]                                   ;  1057.7 fp0+agu0   59 r
        vpxor ymm10, ymm10, [rbp + 2944]                               ;  1058.5 fp1+agu1   59 r
        vmovdqu [rbp + 2944], ymm3                                     ;  1058.5 agu2+fp5   58 r spill
        vpor ymm3, ymm12, [r9 + 5024]                                  ;  1058.7 fp2+agu0   59 r
        vpxor ymm7, ymm7, [rbp + 3808]                                 ;  1059.5 fp3+agu1   59 r
        vmovdqu [rbp + 3808], ymm12                                    ;  1059.5 agu2+fp5   58 r spill
        vpor ymm12, ymm8, [r9 + 5056]                                  ;  1059.7 fp0+agu0   59 r
        vpxor ymm11, ymm11, [rbp + 3968]                               ;  1060.5 fp1+agu1   59 r
        vmovdqu [rbp + 3968], ymm8                                     ;  1060.5 agu2+fp5   58 r spill
        vpor ymm8, ymm13, [r9 + 5088]                                  ;  1060.7 fp2+agu0   59 r
        vpxor ymm8, ymm8, [rbp + 3552]                                 ;  1061.7 fp3+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 3872]                                 ;  1061.7 fp0+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 2368]                                 ;  1062.5 fp1+agu1   59 r
        vpxor ymm15, ymm15, [rbp + 3744]                               ;  1062.7 fp2+agu0   59 r
        vpxor ymm1, ymm1, [rbp + 3840]                                 ;  1063.5 fp3+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 4064]                                 ;  1063.7 fp0+agu0   59 r
        vpxor ymm3, ymm3, [rbp + 3776]                                 ;  1064.5 fp1+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 3584]                               ;  1064.7 fp2+agu0   59 r
        vmovdqu [rbp + 3584], ymm13                                    ;  1061.5 agu2+fp5   58 r spill
        vmovdqu ymm13, [rbp + 3712]                                    ;  1065.5 agu1    59 r
        vpxor ymm13, ymm13, [rbp + 4544]                               ;  1072.5 fp3+agu0   59 r
        vpxor ymm8, ymm8, [rbp + 2336]                                 ;  1066.5 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 1920]                                 ;  1066.7 fp1+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 1952]                               ;  1067.5 fp2+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 1984]                                 ;  1067.7 fp3+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 2016]                               ;  1073.5 fp0+agu1  108 r
        vpxor ymm2, ymm2, [rbp + 2048]                                 ;  1068.7 fp1+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 2080]                               ;  1069.5 fp2+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 2112]                                 ;  1069.7 fp3+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 2144]                               ;  1070.5 fp0+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 2176]                                 ;  1070.7 fp1+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 2208]                                 ;  1071.5 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 2240]                               ;  1071.7 fp3+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 2272]                                 ;  1072.5 fp0+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 2304]                                 ;  1072.7 fp1+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 832]                                  ;  1073.5 fp2+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 864]                                ;  1073.7 fp3+agu0  108 r
        vmovdqu [rbp + 2304], ymm12                                    ;  1074.7 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4480]                                    ;  1074.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp - 128]                                ;  1081.5 fp0+agu0  108 r
        vmovdqu [rbp + 4480], ymm12                                    ;  1082.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4512]                                    ;  1075.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp - 96]                                 ;  1082.5 fp1+agu0  108 r
        vmovdqu [rbp + 4512], ymm12                                    ;  1083.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4352]                                    ;  1076.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp - 64]                                 ;  1083.5 fp2+agu0  108 r
        vmovdqu [rbp + 4352], ymm12                                    ;  1084.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3232]                                    ;  1077.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp - 32]                                 ;  1084.5 fp3+agu0  108 r
        vmovdqu [rbp + 3232], ymm12                                    ;  1085.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4384]                                    ;  1078.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 0]                                  ;  1085.5 fp0+agu0  108 r
        vmovdqu [rbp + 4384], ymm12                                    ;  1086.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4448]                                    ;  1079.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 32]                                 ;  1086.5 fp1+agu0  108 r
        vmovdqu [rbp + 4448], ymm12                                    ;  1087.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4128]                                    ;  1080.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 64]                                 ;  1087.5 fp2+agu0  108 r
        vmovdqu [rbp + 4128], ymm12                                    ;  1088.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4000]                                    ;  1081.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 96]                                 ;  1088.5 fp3+agu0  108 r
        vmovdqu [rbp + 4000], ymm12                                    ;  1089.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3616]                                    ;  1082.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 128]                                ;  1089.5 fp0+agu0  108 r
        vmovdqu [rbp + 3616], ymm12                                    ;  1090.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2432]                                    ;  1083.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 160]                                ;  1090.5 fp1+agu0  108 r
        vmovdqu [rbp + 2432], ymm12                                    ;  1091.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2848]                                    ;  1084.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 192]                                ;  1091.5 fp2+agu0  108 r
        vmovdqu [rbp + 2848], ymm12                                    ;  1092.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3648]                                    ;  1085.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 224]                                ;  1092.5 fp3+agu0  108 r
        vmovdqu [rbp + 3648], ymm12                                    ;  1093.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2944]                                    ;  1086.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 256]                                ;  1093.5 fp0+agu0  108 r
        vmovdqu [rbp + 2944], ymm12                                    ;  1094.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3808]                                    ;  1087.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 288]                                ;  1094.5 fp1+agu0  108 r
        vmovdqu [rbp + 3808], ymm12                                    ;  1095.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3968]                                    ;  1088.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 320]                                ;  1095.5 fp2+agu0  108 r
        vmovdqu [rbp + 3968], ymm12                                    ;  1096.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3584]                                    ;  1089.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 352]                                ;  1096.5 fp3+agu0  108 r
        vmovdqu [rbp + 3584], ymm12                                    ;  1097.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3520]                                    ;  1090.5 agu1   108 r reload
        vmovdqu [rbp + 1408], ymm12                                    ;  1097.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2400]                                    ;  1091.5 agu1   108 r reload
        vmovdqu [rbp + 1440], ymm12                                    ;  1098.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2464]                                    ;  1091.7 agu0   108 r reload
        vmovdqu [rbp + 1472], ymm12                                    ;  1098.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2496]                                    ;  1092.5 agu1   108 r reload
        vmovdqu [rbp + 1504], ymm12                                    ;  1099.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2528]                                    ;  1093.5 agu1   108 r reload
        vmovdqu [rbp + 1536], ymm12                                    ;  1100.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2560]                                    ;  1093.7 agu0   108 r reload
        vmovdqu [rbp + 1568], ymm12                                    ;  1100.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2592]                                    ;  1094.5 agu1   108 r reload
        vmovdqu [rbp + 1600], ymm12                                    ;  1101.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2624]                                    ;  1095.5 agu1   108 r reload
        vmovdqu [rbp + 1632], ymm12                                    ;  1102.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2656]                                    ;  1095.7 agu0   108 r reload
        vmovdqu [rbp + 1664], ymm12                                    ;  1102.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2688]                                    ;  1096.5 agu1   108 r reload
        vmovdqu [rbp + 1696], ymm12                                    ;  1103.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2880]                                    ;  1097.5 agu1   108 r reload
        vmovdqu [rbp + 1728], ymm12                                    ;  1104.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3456]                                    ;  1097.7 agu0   108 r reload
        vmovdqu [rbp + 1760], ymm12                                    ;  1104.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3168]                                    ;  1098.5 agu1   108 r reload
        vmovdqu [rbp + 1792], ymm12                                    ;  1105.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3200]                                    ;  1099.5 agu1   108 r reload
        vmovdqu [rbp + 1824], ymm12                                    ;  1106.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3424]                                    ;  1099.7 agu0   108 r reload
        vmovdqu [rbp + 1856], ymm12                                    ;  1106.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3360]                                    ;  1100.5 agu1   108 r reload
        vmovdqu [rbp + 1888], ymm12                                    ;  1107.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2720]                                    ;  1101.5 agu1   108 r reload
        vmovdqu [rbp + 896], ymm12                                     ;  1108.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2752]                                    ;  1101.7 agu0   108 r reload
        vmovdqu [rbp + 928], ymm12                                     ;  1108.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2784]                                    ;  1102.5 agu1   108 r reload
        vmovdqu [rbp + 960], ymm12                                     ;  1109.5 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3008]                                    ;  1103.5 agu1   108 r reload
        vmovdqu [rbp + 992], ymm12                                     ;  1110.5 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3488]                                    ;  1103.7 agu0   108 r reload
        vmovdqu [rbp + 1024], ymm12                                    ;  1110.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3296]                                    ;  1104.5 agu1   108 r reload
        vmovdqu [rbp + 1056], ymm12                                    ;  1111.7 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2976]                                    ;  1105.5 agu1   108 r reload
        vmovdqu [rbp + 1088], ymm12                                    ;  1112.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3136]                                    ;  1105.7 agu0   108 r reload
        vmovdqu [rbp + 1120], ymm12                                    ;  1113.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3392]                                    ;  1106.5 agu1   108 r reload
        vmovdqu [rbp + 1152], ymm12                                    ;  1114.7 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3328]                                    ;  1107.5 agu1   108 r reload
        vmovdqu [rbp + 1184], ymm12                                    ;  1115.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3072]                                    ;  1107.7 agu0   108 r reload
        vmovdqu [rbp + 1216], ymm12                                    ;  1116.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2912]                                    ;  1108.5 agu1   108 r reload
        vmovdqu [rbp + 1248], ymm12                                    ;  1117.7 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3264]                                    ;  1109.5 agu1   108 r reload
        vmovdqu [rbp + 1280], ymm12                                    ;  1118.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3040]                                    ;  1109.7 agu0   108 r reload
        vmovdqu [rbp + 1312], ymm12                                    ;  1119.7 agu2+fp5  113 rounds
        vmovdqu ymm12, [rbp + 2816]                                    ;  1110.5 agu1   108 r reload
        vmovdqu [rbp + 1344], ymm12                                    ;  1120.7 agu0+fp5  113 rounds
        vmovdqu ymm12, [rbp + 3104]                                    ;  1111.5 agu1   108 r reload
        vmovdqu [rbp + 1376], ymm12                                    ;  1121.7 agu2+fp5  113 rounds
        vmovdqu [rbp + 832], ymm3                                      ;  1122.7 agu0+fp5  113 rounds
        vmovdqu ymm3, [rbp + 2304]                                     ;  1112.5 agu1   108 r reload
        vmovdqu [rbp + 864], ymm3                                      ;  1123.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4480]                                     ;  1112.7 agu0   108 r reload
        vmovdqu [rbp - 128], ymm3                                      ;  1124.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4512]                                     ;  1113.5 agu1   108 r reload
        vmovdqu [rbp - 96], ymm3                                       ;  1125.7 agu0+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4352]                                     ;  1114.5 agu1   108 r reload
        vmovdqu [rbp - 64], ymm3                                       ;  1126.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 3232]                                     ;  1114.7 agu0   108 r reload
        vmovdqu [rbp - 32], ymm3                                       ;  1127.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4384]                                     ;  1115.5 agu1   108 r reload
        vmovdqu [rbp + 0], ymm3                                        ;  1128.7 agu0+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4448]                                     ;  1116.5 agu1   108 r reload
        vmovdqu [rbp + 32], ymm3                                       ;  1129.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4128]                                     ;  1116.7 agu0   108 r reload
        vmovdqu [rbp + 64], ymm3                                       ;  1130.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 4000]                                     ;  1117.5 agu1   108 r reload
        vmovdqu [rbp + 96], ymm3                                       ;  1131.7 agu0+fp5  113 rounds
        vmovdqu ymm3, [rbp + 3616]                                     ;  1118.5 agu1   108 r reload
        vmovdqu [rbp + 128], ymm3                                      ;  1132.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 2432]                                     ;  1118.7 agu0   108 r reload
        vmovdqu [rbp + 160], ymm3                                      ;  1133.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 2848]                                     ;  1119.5 agu1   108 r reload
        vmovdqu [rbp + 192], ymm3                                      ;  1134.7 agu0+fp5  113 rounds
        vmovdqu ymm3, [rbp + 3648]                                     ;  1120.5 agu1   108 r reload
        vmovdqu [rbp + 224], ymm3                                      ;  1135.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 2944]                                     ;  1120.7 agu0   108 r reload
        vmovdqu [rbp + 256], ymm3                                      ;  1136.7 agu1+fp5  113 rounds
        vmovdqu ymm3, [rbp + 3808]                                     ;  1121.7 agu0   108 r reload
        vmovdqu [rbp + 288], ymm3                                      ;  1137.7 agu2+fp5  113 rounds
        vmovdqu ymm3, [rbp + 3968]                                     ;  1122.7 agu1   108 r reload
        vmovdqu [rbp + 320], ymm3                                      ;  1138.7 agu0+fp5  113 rounds
        vmovdqu ymm3, [rbp + 3584]                                     ;  1123.7 agu1   108 r reload
        vmovdqu [rbp + 352], ymm3                                      ;  1139.7 agu2+fp5  113 rounds
        mov r12, qword [rbp + 4592]                                    ;  1124.7 agu0   113 rounds reload
        sub r8, r12                                                    ;  1128.7 alu0   113 rounds
        add r8, 0x400                                                  ;  1129.7 alu1   113 rounds
        and r8, 0xfff                                                  ;  1130.7 alu2   113 rounds
        add r8, r12                                                    ;  1131.7 alu3   113 rounds
        sub r9, r12                                                    ;  1128.7 alu0   113 rounds
        add r9, 0x400                                                  ;  1129.7 alu1   113 rounds
        and r9, 0xfff                                                  ;  1130.7 alu2   113 rounds
        add r9, r12                                                    ;  1131.7 alu3   113 rounds
        sub r10, r12                                                   ;  1129.8 alu0   113 rounds
        add r10, 0x400                                                 ;  1130.8 alu1   113 rounds
        and r10, 0xfff                                                 ;  1131.8 alu2   113 rounds
        add r10, r12                                                   ;  1132.8 alu3   113 rounds
        sub r11, r12                                                   ;  1130.8 alu0   113 rounds
        add r11, 0x400                                                 ;  1131.8 alu1   113 rounds
        and r11, 0xfff                                                 ;  1132.8 alu2   113 rounds
        add r11, r12                                                   ;  1133.8 alu3   113 rounds
        add esi, 0xffffffff                                            ;  1131.8 alu0   113 rounds
        vmovdqa ymm3, ymm9                                             ;  1131.8        108 r copy
        vmovdqa ymm9, ymm6                                             ;  1132.0        108 r copy
        vmovdqa ymm6, ymm10                                            ;  1132.2        108 r copy
        vmovdqa ymm10, ymm5                                            ;  1132.3        108 r copy
        vmovdqa ymm5, ymm2                                             ;  1132.5        108 r copy
        vmovdqa ymm2, ymm14                                            ;  1132.7        108 r copy
        vmovdqa ymm12, ymm1                                            ;  1132.8        108 r copy
        vmovdqa ymm1, ymm0                                             ;  1133.0        108 r copy
        vmovdqa ymm0, ymm8                                             ;  1133.2        108 r copy
        vmovdqa ymm8, ymm11                                            ;  1133.3        108 r copy
        vmovdqa ymm11, ymm15                                           ;  1133.5        108 r copy
        vmovdqa ymm14, ymm4                                            ;  1133.7        108 r copy
        vmovdqa ymm4, ymm13                                            ;  1133.8        108 r copy
        vmovdqa ymm13, ymm14                                           ;  1134.0        108 r copy
        test esi, esi                                                  ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 4600], r8                                     ;                    resident
        mov qword [rbp + 4608], r9                                     ;                    resident
        mov qword [rbp + 4616], r10                                    ;                    resident
        mov qword [rbp + 4624], r11                                    ;                    resident
        vmovdqu [rbp + 384], ymm0                                      ;                    resident
        vmovdqu [rbp + 416], ymm1                                      ;                    resident
        vmovdqu [rbp + 448], ymm2                                      ;                    resident
        vmovdqu [rbp + 480], ymm3                                      ;                    resident
        vmovdqu [rbp + 512], ymm4                                      ;                    resident
        vmovdqu [rbp + 544], ymm5                                      ;                    resident
        vmovdqu [rbp + 576], ymm6                                      ;                    resident
        vmovdqu [rbp + 608], ymm7                                      ;                    resident
        vmovdqu [rbp + 640], ymm8                                      ;                    resident
        vmovdqu [rbp + 672], ymm9                                      ;                    resident
        vmovdqu [rbp + 704], ymm10                                     ;                    resident
        vmovdqu [rbp + 736], ymm11                                     ;                    resident
        vmovdqu [rbp + 768], ymm12                                     ;                    resident
        vmovdqu [rbp + 800], ymm13                                     ;                    resident
        mov dword [rbp + 4652], esi                                    ;                    resident
        vmovdqu ymm0, [rbp - 128]                                      ;     0.0 agu0   119 dst reload
        mov r8, qword [rbp + 4632]                                     ;     0.2 agu1   119 dst reload
        vmovdqu [r8], ymm0                                             ;     7.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp - 96]                                       ;     1.0 agu0   119 dst reload
        vmovdqu [r8 + 32], ymm0                                        ;     8.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp - 64]                                       ;     2.0 agu0   119 dst reload
        vmovdqu [r8 + 64], ymm0                                        ;     9.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp - 32]                                       ;     2.2 agu1   119 dst reload
        vmovdqu [r8 + 96], ymm0                                        ;     9.2 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 0]                                        ;     3.0 agu0   119 dst reload
        vmovdqu [r8 + 128], ymm0                                       ;    10.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 32]                                       ;     4.0 agu0   119 dst reload
        vmovdqu [r8 + 160], ymm0                                       ;    11.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 64]                                       ;     4.2 agu1   119 dst reload
        vmovdqu [r8 + 192], ymm0                                       ;    11.2 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 96]                                       ;     5.0 agu0   119 dst reload
        vmovdqu [r8 + 224], ymm0                                       ;    12.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 128]                                      ;     6.0 agu0   119 dst reload
        vmovdqu [r8 + 256], ymm0                                       ;    13.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 160]                                      ;     6.2 agu1   119 dst reload
        vmovdqu [r8 + 288], ymm0                                       ;    13.2 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 192]                                      ;     7.0 agu0   119 dst reload
        vmovdqu [r8 + 320], ymm0                                       ;    14.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 224]                                      ;     8.0 agu0   119 dst reload
        vmovdqu [r8 + 352], ymm0                                       ;    15.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 256]                                      ;     8.2 agu1   119 dst reload
        vmovdqu [r8 + 384], ymm0                                       ;    15.2 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 288]                                      ;     9.0 agu0   119 dst reload
        vmovdqu [r8 + 416], ymm0                                       ;    16.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 320]                                      ;    10.0 agu0   119 dst reload
        vmovdqu [r8 + 448], ymm0                                       ;    17.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 352]                                      ;    10.2 agu1   119 dst reload
        vmovdqu [r8 + 480], ymm0                                       ;    17.2 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 384]                                      ;    11.0 agu0   119 dst reload
        vmovdqu [r8 + 512], ymm0                                       ;    18.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 416]                                      ;    12.0 agu0   119 dst reload
        vmovdqu [r8 + 544], ymm0                                       ;    19.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 448]                                      ;    12.2 agu1   119 dst reload
        vmovdqu [r8 + 576], ymm0                                       ;    19.2 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 480]                                      ;    13.0 agu0   119 dst reload
        vmovdqu [r8 + 608], ymm0                                       ;    20.0 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 512]                                      ;    14.0 agu0   119 dst reload
        vmovdqu [r8 + 640], ymm0                                       ;    21.0 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 544]                                      ;    14.2 agu1   119 dst reload
        vmovdqu [r8 + 672], ymm0                                       ;    21.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 576]                                      ;    15.0 agu0   119 dst reload
        vmovdqu [r8 + 704], ymm0                                       ;    22.3 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 608]                                      ;    16.0 agu0   119 dst reload
        vmovdqu [r8 + 736], ymm0                                       ;    23.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 640]                                      ;    16.2 agu1   119 dst reload
        vmovdqu [r8 + 768], ymm0                                       ;    24.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 672]                                      ;    17.0 agu0   119 dst reload
        vmovdqu [r8 + 800], ymm0                                       ;    25.3 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 704]                                      ;    18.0 agu0   119 dst reload
        vmovdqu [r8 + 832], ymm0                                       ;    26.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 736]                                      ;    18.2 agu1   119 dst reload
        vmovdqu [r8 + 864], ymm0                                       ;    27.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 768]                                      ;    19.0 agu0   119 dst reload
        vmovdqu [r8 + 896], ymm0                                       ;    28.3 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 800]                                      ;    20.0 agu0   119 dst reload
        vmovdqu [r8 + 928], ymm0                                       ;    29.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 832]                                      ;    20.2 agu1   119 dst reload
        vmovdqu [r8 + 960], ymm0                                       ;    30.3 agu2+fp5  119 dst
        vmovdqu ymm0, [rbp + 864]                                      ;    21.0 agu0   119 dst reload
        vmovdqu [r8 + 992], ymm0                                       ;    31.3 agu1+fp5  119 dst
        vmovdqu ymm0, [rbp + 896]                                      ;    22.0 agu0   120 dst reload
        vmovdqu [r8 + 1024], ymm0                                      ;    32.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 928]                                      ;    22.2 agu1   120 dst reload
        vmovdqu [r8 + 1056], ymm0                                      ;    33.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 960]                                      ;    23.0 agu0   120 dst reload
        vmovdqu [r8 + 1088], ymm0                                      ;    34.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 992]                                      ;    24.0 agu0   120 dst reload
        vmovdqu [r8 + 1120], ymm0                                      ;    35.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1024]                                     ;    24.2 agu1   120 dst reload
        vmovdqu [r8 + 1152], ymm0                                      ;    36.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1056]                                     ;    25.0 agu0   120 dst reload
        vmovdqu [r8 + 1184], ymm0                                      ;    37.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1088]                                     ;    26.0 agu0   120 dst reload
        vmovdqu [r8 + 1216], ymm0                                      ;    38.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1120]                                     ;    26.2 agu1   120 dst reload
        vmovdqu [r8 + 1248], ymm0                                      ;    39.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1152]                                     ;    27.0 agu0   120 dst reload
        vmovdqu [r8 + 1280], ymm0                                      ;    40.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1184]                                     ;    28.0 agu0   120 dst reload
        vmovdqu [r8 + 1312], ymm0                                      ;    41.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1216]                                     ;    28.2 agu1   120 dst reload
        vmovdqu [r8 + 1344], ymm0                                      ;    42.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1248]                                     ;    29.0 agu0   120 dst reload
        vmovdqu [r8 + 1376], ymm0                                      ;    43.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1280]                                     ;    30.0 agu0   120 dst reload
        vmovdqu [r8 + 1408], ymm0                                      ;    44.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1312]                                     ;    30.2 agu1   120 dst reload
        vmovdqu [r8 + 1440], ymm0                                      ;    45.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1344]                                     ;    31.0 agu0   120 dst reload
        vmovdqu [r8 + 1472], ymm0                                      ;    46.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1376]                                     ;    32.0 agu0   120 dst reload
        vmovdqu [r8 + 1504], ymm0                                      ;    47.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1408]                                     ;    32.3 agu1   120 dst reload
        vmovdqu [r8 + 1536], ymm0                                      ;    48.3 agu0+fp5  120 dst
        vmovdqu ymm0, [rbp + 1440]                                     ;    33.3 agu1   120 dst reload
        vmovdqu [r8 + 1568], ymm0                                      ;    49.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1472]                                     ;    34.3 agu0   120 dst reload
        vmovdqu [r8 + 1600], ymm0                                      ;    50.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1504]                                     ;    35.3 agu0   120 dst reload
        vmovdqu [r8 + 1632], ymm0                                      ;    51.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1536]                                     ;    36.3 agu1   120 dst reload
        vmovdqu [r8 + 1664], ymm0                                      ;    52.3 agu0+fp5  120 dst
        vmovdqu ymm0, [rbp + 1568]                                     ;    37.3 agu1   120 dst reload
        vmovdqu [r8 + 1696], ymm0                                      ;    53.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1600]                                     ;    38.3 agu0   120 dst reload
        vmovdqu [r8 + 1728], ymm0                                      ;    54.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1632]                                     ;    39.3 agu0   120 dst reload
        vmovdqu [r8 + 1760], ymm0                                      ;    55.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1664]                                     ;    40.3 agu1   120 dst reload
        vmovdqu [r8 + 1792], ymm0                                      ;    56.3 agu0+fp5  120 dst
        vmovdqu ymm0, [rbp + 1696]                                     ;    41.3 agu1   120 dst reload
        vmovdqu [r8 + 1824], ymm0                                      ;    57.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1728]                                     ;    42.3 agu0   120 dst reload
        vmovdqu [r8 + 1856], ymm0                                      ;    58.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1760]                                     ;    43.3 agu0   120 dst reload
        vmovdqu [r8 + 1888], ymm0                                      ;    59.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1792]                                     ;    44.3 agu1   120 dst reload
        vmovdqu [r8 + 1920], ymm0                                      ;    60.3 agu0+fp5  120 dst
        vmovdqu ymm0, [rbp + 1824]                                     ;    45.3 agu1   120 dst reload
        vmovdqu [r8 + 1952], ymm0                                      ;    61.3 agu2+fp5  120 dst
        vmovdqu ymm0, [rbp + 1856]                                     ;    46.3 agu0   120 dst reload
        vmovdqu [r8 + 1984], ymm0                                      ;    62.3 agu1+fp5  120 dst
        vmovdqu ymm0, [rbp + 1888]                                     ;    47.3 agu0   120 dst reload
        vmovdqu [r8 + 2016], ymm0                                      ;    63.3 agu2+fp5  120 dst
        add r8, 0x800                                                  ;    48.3 alu0   141 blocks
        mov qword [rbp + 4632], r8                                     ;    49.3 agu1+st0  141 blocks
        mov r8, qword [rbp + 4576]                                     ;    49.3 agu0   141 blocks
        add r8, 0x800                                                  ;    53.3 alu1   141 blocks
        mov qword [rbp + 4576], r8                                     ;    54.3 agu2+st1  141 blocks
        cmp r8, qword [rbp + 4584]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                     ;                    x87 state
        mov rsp, qword [rbp + 4640]                                    ;                    frame
        pop r12                                                        ;                    preserved
        pop rbp                                                        ;                    preserved
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
