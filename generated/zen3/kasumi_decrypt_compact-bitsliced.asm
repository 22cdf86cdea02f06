; kasumi_decrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu zen3 --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 139 uops, planned 64.3; bounds: width 23.2, ports 64.0, path 7.0
;   blocks/rounds: 4161 uops, planned 1141.5; bounds: width 693.5, ports 771.0, path 107.0
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
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x12c0                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 4640], rax                                      ;                    frame
        mov dword [rbp + 4648], ecx                                      ;                    argument
        mov qword [rbp + 4576], rsi                                      ;                    argument
        mov qword [rbp + 4592], rdi                                      ;                    argument
        mov qword [rbp + 4632], rdx                                      ;                    argument
        mov r8d, dword [rbp + 4648]                                      ;     0.0 agu0   149 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   149 blocks
        add r8, qword [rbp + 4576]                                       ;     5.0 alu0+agu1  149 blocks
        mov qword [rbp + 4584], r8                                       ;     6.0 agu2+st0  149 blocks
        cmp dword [rbp + 4648], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4576]                                       ;     0.0 agu0   130 l.0 reload
        vmovdqu ymm0, [r8]                                               ;     4.0 agu1   130 l.0
        vmovdqu [rbp - 128], ymm0                                        ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 32]                                          ;     4.0 agu0   130 l.1
        vmovdqu [rbp - 96], ymm0                                         ;    11.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 64]                                          ;     4.0 agu0   130 l.2
        vmovdqu [rbp - 64], ymm0                                         ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 96]                                          ;     4.0 agu1   130 l.3
        vmovdqu [rbp - 32], ymm0                                         ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 128]                                         ;     4.0 agu0   130 l.4
        vmovdqu [rbp + 0], ymm0                                          ;    11.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 160]                                         ;     4.0 agu0   130 l.5
        vmovdqu [rbp + 32], ymm0                                         ;    11.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 192]                                         ;     4.2 agu1   130 l.6
        vmovdqu [rbp + 64], ymm0                                         ;    11.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 224]                                         ;     5.0 agu0   130 l.7
        vmovdqu [rbp + 96], ymm0                                         ;    12.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 256]                                         ;     6.0 agu0   130 l.8
        vmovdqu [rbp + 128], ymm0                                        ;    13.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 288]                                         ;     6.2 agu1   130 l.9
        vmovdqu [rbp + 160], ymm0                                        ;    13.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 320]                                         ;     7.0 agu0   130 l.10
        vmovdqu [rbp + 192], ymm0                                        ;    14.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 352]                                         ;     8.0 agu0   130 l.11
        vmovdqu ymm1, [r8 + 384]                                         ;     8.2 agu1   130 l.12
        vmovdqu [rbp + 224], ymm0                                        ;    15.0 agu2+fp5  132 rounds
        vmovdqu [rbp + 256], ymm1                                        ;    15.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 416]                                         ;     9.0 agu0   130 l.13
        vmovdqu [rbp + 288], ymm0                                        ;    16.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 448]                                         ;    10.0 agu0   130 l.14
        vmovdqu [rbp + 320], ymm0                                        ;    17.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 480]                                         ;    10.2 agu1   130 l.15
        vmovdqu [rbp + 352], ymm0                                        ;    17.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 512]                                         ;    11.0 agu0   130 l.16
        vmovdqu [rbp + 384], ymm0                                        ;    18.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 544]                                         ;    12.0 agu0   130 l.17
        vmovdqu [rbp + 416], ymm0                                        ;    19.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 576]                                         ;    12.2 agu1   130 l.18
        vmovdqu [rbp + 448], ymm0                                        ;    19.2 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 608]                                         ;    13.0 agu0   130 l.19
        vmovdqu [rbp + 480], ymm0                                        ;    20.0 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 640]                                         ;    14.0 agu0   130 l.20
        vmovdqu [rbp + 512], ymm0                                        ;    21.0 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 672]                                         ;    14.2 agu1   130 l.21
        vmovdqu [rbp + 544], ymm0                                        ;    21.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 704]                                         ;    15.0 agu0   130 l.22
        vmovdqu [rbp + 576], ymm0                                        ;    22.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 736]                                         ;    16.0 agu0   130 l.23
        vmovdqu [rbp + 608], ymm0                                        ;    23.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 768]                                         ;    16.2 agu1   130 l.24
        vmovdqu [rbp + 640], ymm0                                        ;    24.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 800]                                         ;    17.0 agu0   130 l.25
        vmovdqu [rbp + 672], ymm0                                        ;    25.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 832]                                         ;    18.0 agu0   130 l.26
        vmovdqu [rbp + 704], ymm0                                        ;    26.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 864]                                         ;    18.2 agu1   130 l.27
        vmovdqu [rbp + 736], ymm0                                        ;    27.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 896]                                         ;    19.0 agu0   130 l.28
        vmovdqu [rbp + 768], ymm0                                        ;    28.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 928]                                         ;    20.0 agu0   130 l.29
        vmovdqu [rbp + 800], ymm0                                        ;    29.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 960]                                         ;    20.2 agu1   130 l.30
        vmovdqu [rbp + 832], ymm0                                        ;    30.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 992]                                         ;    21.0 agu0   130 l.31
        vmovdqu [rbp + 864], ymm0                                        ;    31.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1024]                                        ;    22.0 agu0   131 r.0
        vmovdqu [rbp + 896], ymm0                                        ;    32.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1056]                                        ;    22.2 agu1   131 r.1
        vmovdqu [rbp + 928], ymm0                                        ;    33.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1088]                                        ;    23.0 agu0   131 r.2
        vmovdqu [rbp + 960], ymm0                                        ;    34.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1120]                                        ;    24.0 agu0   131 r.3
        vmovdqu [rbp + 992], ymm0                                        ;    35.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1152]                                        ;    24.2 agu1   131 r.4
        vmovdqu [rbp + 1024], ymm0                                       ;    36.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1184]                                        ;    25.0 agu0   131 r.5
        vmovdqu [rbp + 1056], ymm0                                       ;    37.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1216]                                        ;    26.0 agu0   131 r.6
        vmovdqu [rbp + 1088], ymm0                                       ;    38.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1248]                                        ;    26.2 agu1   131 r.7
        vmovdqu [rbp + 1120], ymm0                                       ;    39.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1280]                                        ;    27.0 agu0   131 r.8
        vmovdqu [rbp + 1152], ymm0                                       ;    40.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1312]                                        ;    28.0 agu0   131 r.9
        vmovdqu [rbp + 1184], ymm0                                       ;    41.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1344]                                        ;    28.2 agu1   131 r.10
        vmovdqu [rbp + 1216], ymm0                                       ;    42.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1376]                                        ;    29.0 agu0   131 r.11
        vmovdqu [rbp + 1248], ymm0                                       ;    43.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1408]                                        ;    30.0 agu0   131 r.12
        vmovdqu [rbp + 1280], ymm0                                       ;    44.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1440]                                        ;    30.2 agu1   131 r.13
        vmovdqu [rbp + 1312], ymm0                                       ;    45.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1472]                                        ;    31.0 agu0   131 r.14
        vmovdqu [rbp + 1344], ymm0                                       ;    46.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1504]                                        ;    32.0 agu0   131 r.15
        vmovdqu [rbp + 1376], ymm0                                       ;    47.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1536]                                        ;    32.3 agu1   131 r.16
        vmovdqu [rbp + 1408], ymm0                                       ;    48.3 agu0+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1568]                                        ;    33.3 agu1   131 r.17
        vmovdqu [rbp + 1440], ymm0                                       ;    49.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1600]                                        ;    34.3 agu0   131 r.18
        vmovdqu [rbp + 1472], ymm0                                       ;    50.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1632]                                        ;    35.3 agu0   131 r.19
        vmovdqu [rbp + 1504], ymm0                                       ;    51.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1664]                                        ;    36.3 agu1   131 r.20
        vmovdqu [rbp + 1536], ymm0                                       ;    52.3 agu0+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1696]                                        ;    37.3 agu1   131 r.21
        vmovdqu [rbp + 1568], ymm0                                       ;    53.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1728]                                        ;    38.3 agu0   131 r.22
        vmovdqu [rbp + 1600], ymm0                                       ;    54.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1760]                                        ;    39.3 agu0   131 r.23
        vmovdqu [rbp + 1632], ymm0                                       ;    55.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1792]                                        ;    40.3 agu1   131 r.24
        vmovdqu [rbp + 1664], ymm0                                       ;    56.3 agu0+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1824]                                        ;    41.3 agu1   131 r.25
        vmovdqu [rbp + 1696], ymm0                                       ;    57.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1856]                                        ;    42.3 agu0   131 r.26
        vmovdqu [rbp + 1728], ymm0                                       ;    58.3 agu1+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1888]                                        ;    43.3 agu0   131 r.27
        vmovdqu [rbp + 1760], ymm0                                       ;    59.3 agu2+fp5  132 rounds
        vmovdqu ymm0, [r8 + 1920]                                        ;    44.3 agu1   131 r.28
        vmovdqu ymm1, [r8 + 1952]                                        ;    44.5 agu0   131 r.29
        vmovdqu ymm2, [r8 + 1984]                                        ;    45.3 agu1   131 r.30
        vmovdqu ymm3, [r8 + 2016]                                        ;    45.5 agu0   131 r.31
        vmovdqu [rbp + 1792], ymm0                                       ;    60.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1824], ymm1                                       ;    61.3 agu1+fp5  132 rounds
        vmovdqu [rbp + 1856], ymm2                                       ;    62.3 agu0+fp5  132 rounds
        vmovdqu [rbp + 1888], ymm3                                       ;    63.3 agu2+fp5  132 rounds
        mov esi, 4                                                       ;    48.3 alu0   132 rounds reload
        mov dword [rbp + 4652], esi                                      ;    49.3 agu1+st0  132 rounds
        mov r8, qword [rbp + 4592]                                       ;    49.3 agu0   132 rounds reload
        mov qword [rbp + 4600], r8                                       ;    53.3 agu2+st1  132 rounds
        lea r9, [r8 + 3072]                                              ;    53.3 alu1   132 rounds
        mov qword [rbp + 4608], r9                                       ;    54.3 agu1+st0  132 rounds
        lea r9, [r8 + 2048]                                              ;    53.3 alu2   132 rounds
        mov qword [rbp + 4616], r9                                       ;    54.3 agu0+st1  132 rounds
        add r8, 0x400                                                    ;    53.3 alu3   132 rounds
        mov qword [rbp + 4624], r8                                       ;    54.3 agu2+st0  132 rounds
        mov r8, qword [rbp + 4608]                                       ;                    resident
        mov r9, qword [rbp + 4600]                                       ;                    resident
        mov r10, qword [rbp + 4616]                                      ;                    resident
        mov r11, qword [rbp + 4624]                                      ;                    resident
        vmovdqu ymm0, [rbp + 896]                                        ;                    resident
        vmovdqu ymm1, [rbp + 928]                                        ;                    resident
        vmovdqu ymm2, [rbp + 960]                                        ;                    resident
        vmovdqu ymm3, [rbp + 992]                                        ;                    resident
        vmovdqu ymm4, [rbp + 1024]                                       ;                    resident
        vmovdqu ymm5, [rbp + 1056]                                       ;                    resident
        vmovdqu ymm6, [rbp + 1088]                                       ;                    resident
        vmovdqu ymm7, [rbp + 1120]                                       ;                    resident
        vmovdqu ymm8, [rbp + 1152]                                       ;                    resident
        vmovdqu ymm9, [rbp + 1184]                                       ;                    resident
        vmovdqu ymm10, [rbp + 1216]                                      ;                    resident
        vmovdqu ymm11, [rbp + 1248]                                      ;                    resident
        vmovdqu ymm12, [rbp + 1280]                                      ;                    resident
        vmovdqu ymm13, [rbp + 1312]                                      ;                    resident
        mov esi, dword [rbp + 4652]                                      ;                    resident
        align 16
.rounds_2:
        vmovdqu ymm14, [r8 + 512]                                        ;     0.0 agu0    68 k2.0
        vmovdqu ymm15, [r8 + 544]                                        ;     0.2 agu1    68 k2.1
        vmovdqu ymm15, [r8 + 576]                                        ;     1.0 agu0    68 k2.2
        vmovdqu ymm15, [r8 + 608]                                        ;     1.2 agu1    68 k2.3
        vmovdqu ymm15, [r8 + 640]                                        ;     2.0 agu0    68 k2.4
        vmovdqu ymm15, [r8 + 672]                                        ;     2.2 agu1    68 k2.5
        vmovdqu ymm15, [r8 + 704]                                        ;     3.0 agu0    68 k2.6
        vmovdqu ymm15, [r8 + 736]                                        ;     3.2 agu1    68 k2.7
        vmovdqu ymm15, [r8 + 768]                                        ;     4.0 agu0    68 k2.8
        vmovdqu ymm15, [r8 + 800]                                        ;     4.2 agu1    68 k2.9
        vmovdqu ymm15, [r8 + 832]                                        ;     5.0 agu0    68 k2.10
        vmovdqu ymm15, [r8 + 864]                                        ;     5.2 agu1    68 k2.11
        vmovdqu ymm15, [r8 + 896]                                        ;     6.0 agu0    68 k2.12
        vmovdqu ymm15, [r8 + 928]                                        ;     6.2 agu1    68 k2.13
        vmovdqu ymm15, [r8 + 960]                                        ;     7.0 agu0    68 k2.14
        vmovdqu ymm15, [r8 + 992]                                        ;     7.2 agu1    68 k2.15
        vmovdqu ymm14, [r9 + 4608]                                       ;     8.0 agu0    68 k2.0
        vmovdqu ymm14, [r9 + 4640]                                       ;     8.2 agu1    68 k2.1
        vmovdqu ymm14, [r9 + 4672]                                       ;     9.0 agu0    68 k2.2
        vmovdqu ymm14, [r9 + 4704]                                       ;     9.2 agu1    68 k2.3
        vmovdqu ymm14, [r9 + 4736]                                       ;    10.0 agu0    68 k2.4
        vmovdqu ymm14, [r9 + 4768]                                       ;    10.2 agu1    68 k2.5
        vmovdqu ymm14, [r9 + 4800]                                       ;    11.0 agu0    68 k2.6
        vmovdqu ymm14, [r9 + 4832]                                       ;    11.2 agu1    68 k2.7
        vmovdqu ymm14, [r9 + 4864]                                       ;    12.0 agu0    68 k2.8
        vmovdqu ymm14, [r9 + 4896]                                       ;    12.2 agu1    68 k2.9
        vmovdqu ymm14, [r9 + 4928]                                       ;    13.0 agu0    68 k2.10
        vmovdqu ymm14, [r9 + 4960]                                       ;    13.2 agu1    68 k2.11
        vmovdqu ymm14, [r9 + 4992]                                       ;    14.0 agu0    68 k2.12
        vmovdqu ymm14, [r9 + 5024]                                       ;    14.2 agu1    68 k2.13
        vmovdqu ymm14, [r9 + 5056]                                       ;    15.0 agu0    68 k2.14
        vmovdqu ymm14, [r9 + 5088]                                       ;    15.2 agu1    68 k2.15
        vmovdqu ymm14, [r10]                                             ;    16.0 agu0    68 k2.0
        vmovdqu ymm15, [r10 + 32]                                        ;    16.2 agu1    68 k2.1
        vmovdqu ymm15, [r10 + 64]                                        ;    17.0 agu0    68 k2.2
        vmovdqu ymm15, [r10 + 96]                                        ;    17.2 agu1    68 k2.3
        vmovdqu ymm15, [r10 + 128]                                       ;    18.0 agu0    68 k2.4
        vmovdqu ymm15, [r10 + 160]                                       ;    18.2 agu1    68 k2.5
        vmovdqu ymm15, [r10 + 192]                                       ;    19.0 agu0    68 k2.6
        vmovdqu ymm15, [r10 + 224]                                       ;    19.2 agu1    68 k2.7
        vmovdqu ymm15, [r10 + 256]                                       ;    20.0 agu0    68 k2.8
        vmovdqu ymm14, [r10 + 288]                                       ;    20.2 agu1    68 k2.9
        vmovdqu ymm14, [r10 + 320]                                       ;    21.0 agu0    68 k2.10
        vmovdqu ymm14, [r10 + 352]                                       ;    21.2 agu1    68 k2.11
        vmovdqu ymm14, [r10 + 384]                                       ;    22.0 agu0    68 k2.12
        vmovdqu ymm14, [r10 + 416]                                       ;    22.2 agu1    68 k2.13
        vmovdqu ymm14, [r10 + 448]                                       ;    23.0 agu0    68 k2.14
        vmovdqu ymm14, [r10 + 480]                                       ;    23.2 agu1    68 k2.15
        vmovdqu ymm14, [r11 + 4096]                                      ;    24.0 agu0    69 k2.0
        vmovdqu ymm14, [r11 + 4128]                                      ;    24.2 agu1    69 k2.1
        vmovdqu ymm14, [r11 + 4160]                                      ;    25.0 agu0    69 k2.2
        vmovdqu ymm14, [r11 + 4192]                                      ;    25.2 agu1    69 k2.3
        vmovdqu ymm14, [r11 + 4224]                                      ;    26.0 agu0    69 k2.4
        vmovdqu ymm14, [r11 + 4256]                                      ;    26.2 agu1    69 k2.5
        vmovdqu ymm14, [r11 + 4288]                                      ;    27.0 agu0    69 k2.6
        vmovdqu ymm14, [r11 + 4320]                                      ;    27.2 agu1    69 k2.7
        vmovdqu ymm14, [r11 + 4352]                                      ;    28.0 agu0    69 k2.8
        vmovdqu ymm14, [r11 + 4384]                                      ;    28.2 agu1    69 k2.9
        vmovdqu ymm14, [r11 + 4416]                                      ;    29.0 agu0    69 k2.10
        vmovdqu ymm14, [r11 + 4448]                                      ;    29.2 agu1    69 k2.11
        vmovdqu ymm14, [r11 + 4480]                                      ;    30.0 agu0    69 k2.12
        vmovdqu ymm14, [r11 + 4512]                                      ;    30.2 agu1    69 k2.13
        vmovdqu ymm14, [r11 + 4544]                                      ;    31.0 agu0    69 k2.14
        vmovdqu ymm14, [r11 + 4576]                                      ;    31.2 agu1    69 k2.15
        vmovdqu ymm14, [r9 + 352]                                        ;    32.0 agu0    50 next
        vpxor ymm14, ymm14, [rbp + 1408]                                 ;    39.0 fp0+agu1   50 next
        vmovdqu ymm15, [r9 + 384]                                        ;    33.0 agu0    50 next
        vpxor ymm15, ymm15, [rbp + 1440]                                 ;    40.0 fp1+agu1   50 next
        vmovdqu [rbp + 1920], ymm13                                      ;    26.0 agu2+fp5   50 next spill
        vmovdqu ymm13, [r9 + 416]                                        ;    34.0 agu0    50 next
        vpxor ymm13, ymm13, [rbp + 1472]                                 ;    41.0 fp2+agu1   50 next
        vmovdqu [rbp + 1952], ymm12                                      ;    27.0 agu2+fp5   50 next spill
        vmovdqu ymm12, [r9 + 448]                                        ;    35.0 agu0    50 next
        vpxor ymm12, ymm12, [rbp + 1504]                                 ;    42.0 fp3+agu1   50 next
        vmovdqu [rbp + 1984], ymm11                                      ;    28.0 agu2+fp5   50 next spill
        vmovdqu ymm11, [r9 + 480]                                        ;    36.0 agu0    50 next
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;    43.0 fp0+agu1   50 next
        vmovdqu [rbp + 2016], ymm10                                      ;    29.0 agu2+fp5   50 next spill
        vmovdqu ymm10, [r9]                                              ;    37.0 agu0    50 next
        vpxor ymm10, ymm10, [rbp + 1568]                                 ;    44.0 fp1+agu1   50 next
        vmovdqu [rbp + 2048], ymm9                                       ;    30.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [r9 + 32]                                          ;    38.0 agu0    50 next
        vpxor ymm9, ymm9, [rbp + 1600]                                   ;    45.0 fp2+agu1   50 next
        vmovdqu [rbp + 2080], ymm8                                       ;    31.0 agu2+fp5   50 next spill
        vmovdqu ymm8, [r9 + 64]                                          ;    39.0 agu0    50 next
        vpxor ymm8, ymm8, [rbp + 1632]                                   ;    46.0 fp3+agu1   50 next
        vmovdqu [rbp + 2112], ymm7                                       ;    32.0 agu2+fp5   50 next spill
        vmovdqu ymm7, [r9 + 96]                                          ;    40.0 agu0    50 next
        vpxor ymm7, ymm7, [rbp + 1664]                                   ;    47.0 fp0+agu1   50 next
        vmovdqu [rbp + 2144], ymm6                                       ;    34.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [r9 + 128]                                         ;    41.0 agu0    50 next
        vpxor ymm6, ymm6, [rbp + 1696]                                   ;    48.0 fp1+agu1   50 next
        vmovdqu [rbp + 2176], ymm5                                       ;    36.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [r9 + 160]                                         ;    42.0 agu0    50 next
        vpxor ymm5, ymm5, [rbp + 1728]                                   ;    49.0 fp2+agu1   50 next
        vmovdqu [rbp + 2208], ymm4                                       ;    38.0 agu2+fp5   50 next spill
        vmovdqu ymm4, [r9 + 192]                                         ;    43.0 agu0    50 next
        vpxor ymm4, ymm4, [rbp + 1760]                                   ;    50.0 fp3+agu1   50 next
        vmovdqu [rbp + 2240], ymm3                                       ;    39.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [r9 + 224]                                         ;    44.0 agu0    50 next
        vpxor ymm3, ymm3, [rbp + 1792]                                   ;    51.0 fp0+agu1   50 next
        vmovdqu [rbp + 2272], ymm2                                       ;    40.2 agu2+fp5   50 next spill
        vmovdqa ymm2, ymm6                                               ;    49.0         41 next copy
        vmovdqu [rbp + 2304], ymm1                                       ;    41.2 agu2+fp5   50 next spill
        vmovdqa ymm1, ymm8                                               ;    47.0         41 next copy
        vmovdqu [rbp + 2336], ymm0                                       ;    42.2 agu2+fp5   50 next spill
        vmovdqu ymm0, [r9 + 256]                                         ;    45.0 agu0    50 next
        vpxor ymm0, ymm0, [rbp + 1824]                                   ;    52.0 fp1+agu1   50 next
        vpxor ymm1, ymm1, ymm0                                           ;    53.0 fp2     41 next
        vmovdqu [rbp + 2368], ymm11                                      ;    44.0 agu2+fp5   50 next spill
        vpxor ymm11, ymm6, ymm5                                          ;    50.0 fp3     41 next
        vmovdqu [rbp + 2400], ymm15                                      ;    44.2 agu2+fp5   50 next spill
        vpand ymm15, ymm8, ymm7                                          ;    48.0 fp0     41 next
        vmovdqu [rbp + 2432], ymm10                                      ;    45.2 agu2+fp5   50 next spill
        vmovdqu ymm10, [r9 + 288]                                        ;    46.0 agu0    50 next
        vpxor ymm10, ymm10, [rbp + 1856]                                 ;    53.0 fp1+agu1   50 next
        vmovdqu [rbp + 2464], ymm14                                      ;    46.2 agu2+fp5   50 next spill
        vpxor ymm14, ymm6, ymm10                                         ;    54.0 fp2     41 next
        vpand ymm14, ymm14, ymm8                                         ;    55.0 fp3     41 next
        vmovdqu [rbp + 2496], ymm9                                       ;    47.2 agu0+fp5   50 next spill
        vpxor ymm9, ymm0, ymm5                                           ;    53.0 fp0     41 next
        vmovdqu [rbp + 2528], ymm13                                      ;    48.2 agu2+fp5   50 next spill
        vmovdqu ymm13, [r9 + 320]                                        ;    47.2 agu1    50 next
        vpxor ymm13, ymm13, [rbp + 1888]                                 ;    54.2 fp1+agu0   50 next
        vpxor ymm2, ymm2, ymm13                                          ;    55.2 fp2     41 next
        vmovdqu [rbp + 2560], ymm12                                      ;    49.2 agu2+fp5   50 next spill
        vpand ymm12, ymm11, ymm5                                         ;    51.0 fp3     41 next
        vpxor ymm15, ymm15, ymm12                                        ;    52.0 fp0     41 next
        vpand ymm12, ymm0, ymm3                                          ;    53.0 fp1     41 next
        vpxor ymm12, ymm12, [rel kasumi_decrypt_compact.T0_constants256] ;    54.0 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm12                                        ;    56.0 fp3     41 next
        vmovdqu [rbp + 2592], ymm12                                      ;    55.0 agu0+fp5   41 next spill
        vpand ymm12, ymm1, ymm10                                         ;    54.0 fp0     41 next
        vmovdqu [rbp + 2624], ymm1                                       ;    54.0 agu2+fp5   41 next spill
        vpand ymm1, ymm0, ymm5                                           ;    53.0 fp1     41 next
        vmovdqu [rbp + 2656], ymm5                                       ;    52.2 agu1+fp5   50 next spill
        vpxor ymm5, ymm6, ymm7                                           ;    52.2 fp2     41 next
        vmovdqu [rbp + 2688], ymm14                                      ;    57.0 agu0+fp5   41 next spill
        vpand ymm14, ymm9, ymm10                                         ;    54.0 fp3     41 next
        vmovdqu [rbp + 2720], ymm14                                      ;    55.0 agu2+fp5   41 next spill
        vpand ymm14, ymm8, ymm3                                          ;    53.2 fp0     41 next
        vpxor ymm14, ymm14, ymm7                                         ;    54.2 fp1     41 next
        vpxor ymm12, ymm12, ymm14                                        ;    55.2 fp2     41 next
        vmovdqu [rbp + 2752], ymm12                                      ;    56.2 agu1+fp5   41 next spill
        vpand ymm12, ymm3, ymm4                                          ;    53.8 fp3     41 next
        vpxor ymm12, ymm12, [rel kasumi_decrypt_compact.T0_constants256] ;    54.8 fp0+agu0   41 next
        vmovdqu [rbp + 2784], ymm12                                      ;    56.2 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm7                                          ;    56.2 fp1     41 next
        vpxor ymm1, ymm1, ymm12                                          ;    57.2 fp2     41 next
        vpand ymm12, ymm5, ymm10                                         ;    54.8 fp3     41 next
        vpand ymm5, ymm5, ymm3                                           ;    55.2 fp0     41 next
        vmovdqu [rbp + 2816], ymm15                                      ;    57.2 agu1+fp5   41 next spill
        vpand ymm15, ymm11, ymm3                                         ;    55.3 fp1     41 next
        vpxor ymm14, ymm14, ymm15                                        ;    56.3 fp2     41 next
        vpxor ymm14, ymm14, ymm12                                        ;    57.3 fp3     41 next
        vpxor ymm14, ymm9, ymm14                                         ;    58.3 fp0     41 next
        vpand ymm9, ymm9, ymm4                                           ;    56.3 fp1     41 next
        vpor ymm15, ymm11, ymm7                                          ;    56.5 fp2     41 next
        vpxor ymm15, ymm15, ymm1                                         ;    58.2 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                           ;    57.3 fp0     41 next
        vpxor ymm9, ymm8, ymm7                                           ;    57.3 fp1     41 next
        vpxor ymm1, ymm1, ymm8                                           ;    58.2 fp2     41 next
        vpand ymm8, ymm8, ymm13                                          ;    57.8 fp3     41 next
        vmovdqu [rbp + 2848], ymm15                                      ;    59.2 agu0+fp5   41 next spill
        vpand ymm15, ymm2, ymm3                                          ;    58.2 fp0     41 next
        vpxor ymm12, ymm12, ymm15                                        ;    59.2 fp1     41 next
        vmovdqu [rbp + 2880], ymm8                                       ;    59.2 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm6                                           ;    58.5 fp2     41 next
        vpxor ymm8, ymm8, ymm10                                          ;    59.5 fp3     41 next
        vpxor ymm5, ymm5, ymm8                                           ;    60.5 fp0     41 next
        vpand ymm8, ymm8, ymm6                                           ;    60.5 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 2688]                                 ;    64.0 fp2+agu1   41 next
        vmovdqu [rbp + 2912], ymm6                                       ;    60.2 agu0+fp5   50 next spill
        vpand ymm6, ymm9, ymm0                                           ;    59.8 fp3     41 next
        vpand ymm9, ymm9, ymm4                                           ;    60.2 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;    64.2 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm9                                         ;    65.2 fp2     41 next
        vpand ymm9, ymm10, ymm13                                         ;    60.8 fp3     41 next
        vpxor ymm12, ymm12, ymm9                                         ;    65.0 fp0     41 next
        vpxor ymm9, ymm9, ymm3                                           ;    61.8 fp1     41 next
        vpxor ymm14, ymm14, ymm15                                        ;    66.2 fp2     41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;    60.0 agu0    41 next reload
        vpxor ymm14, ymm14, ymm15                                        ;    67.2 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 2784]                                   ;    63.2 fp0+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;    64.2 fp1+agu0   41 next
        vpand ymm0, ymm0, ymm7                                           ;    62.5 fp2     41 next
        vpxor ymm0, ymm0, ymm5                                           ;    63.5 fp3     41 next
        vpand ymm3, ymm3, ymm10                                          ;    63.2 fp0     41 next
        vpand ymm15, ymm2, [rbp + 2656]                                  ;    63.3 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm15                                          ;    64.3 fp2     41 next
        vpand ymm2, ymm2, ymm11                                          ;    63.8 fp3     41 next
        vmovdqu ymm15, [rbp + 2624]                                      ;    62.0 agu0    41 next reload
        vpand ymm11, ymm11, ymm15                                        ;    69.0 fp0     41 next
        vpxor ymm3, ymm3, ymm11                                          ;    70.0 fp1     41 next
        vpxor ymm5, ymm1, ymm5                                           ;    65.3 fp2     41 next
        vmovdqu ymm11, [rbp + 2656]                                      ;    63.2 agu1    50 next reload
        vmovdqu [rbp + 2944], ymm14                                      ;    68.2 agu2+fp5   41 next spill
        vpand ymm14, ymm15, ymm11                                        ;    70.2 fp3     41 next
        vpxor ymm3, ymm3, ymm13                                          ;    71.0 fp0     41 next
        vpand ymm10, ymm10, ymm4                                         ;    65.3 fp1     41 next
        vpxor ymm10, ymm10, [rbp + 2880]                                 ;    66.3 fp2+agu0   41 next
        vpxor ymm8, ymm8, ymm3                                           ;    72.0 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;    66.2 fp0+agu1   41 next
        vpxor ymm6, ymm6, ymm10                                          ;    67.3 fp1     41 next
        vpand ymm7, ymm7, ymm4                                           ;    66.5 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 2688]                                   ;    72.0 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm6                                           ;    68.3 fp0     41 next
        vpxor ymm0, ymm0, ymm2                                           ;    67.3 fp1     41 next
        vpxor ymm2, ymm2, ymm4                                           ;    67.5 fp2     41 next
        vmovdqu [rbp + 2688], ymm8                                       ;    73.0 agu2+fp5   41 next spill
        vpand ymm8, ymm4, [rbp + 2912]                                   ;    67.8 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm8                                         ;    71.2 fp0     41 next
        vpand ymm8, ymm4, ymm11                                          ;    70.2 fp1     41 next
        vpxor ymm10, ymm10, [rbp + 2752]                                 ;    68.5 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm9                                         ;    72.2 fp3     41 next
        vpxor ymm6, ymm6, ymm14                                          ;    73.2 fp0     41 next
        vpand ymm4, ymm4, ymm13                                          ;    69.3 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                           ;    73.0 fp2     41 next
        vpxor ymm10, ymm10, ymm3                                         ;    74.0 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;    70.2 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm6                                           ;    74.2 fp1     41 next
        vpand ymm9, ymm9, ymm13                                          ;    70.5 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                          ;    70.8 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2752]                                   ;    71.2 fp0+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;    71.3 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm4                                         ;    71.8 fp2     41 next
        vpxor ymm5, ymm5, ymm8                                           ;    72.3 fp3     41 next
        vpxor ymm9, ymm9, [rbp + 2784]                                   ;    72.2 fp0+agu0   41 next
        vpand ymm15, ymm15, ymm13                                        ;    72.3 fp1     41 next
        vpxor ymm0, ymm0, ymm11                                          ;    72.5 fp2     41 next
        vpxor ymm7, ymm7, ymm15                                          ;    73.3 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 2912]                                   ;    74.3 fp0+agu1   41 next
        vpxor ymm7, ymm7, [rbp + 2720]                                   ;    75.3 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm9                                           ;    73.5 fp2     41 next
        vpxor ymm9, ymm9, ymm7                                           ;    76.3 fp3     41 next
        vmovdqu ymm14, [rbp + 2560]                                      ;    72.3 agu1    41 next
        vmovdqu ymm15, [rbp + 2528]                                      ;    73.0 agu0    50 next reload
        vpand ymm14, ymm14, ymm15                                        ;    80.0 fp0     41 next
        vmovdqu ymm3, [rbp + 2496]                                       ;    73.3 agu1    41 next
        vmovdqu ymm4, [rbp + 2464]                                       ;    74.0 agu0    50 next reload
        vpand ymm3, ymm3, ymm4                                           ;    81.0 fp1     41 next
        vmovdqu ymm6, [rbp + 2432]                                       ;    74.3 agu1    41 next
        vmovdqu ymm7, [rbp + 2400]                                       ;    75.0 agu0    50 next reload
        vpand ymm6, ymm6, ymm7                                           ;    82.0 fp2     41 next
        vmovdqu ymm8, [rbp + 2496]                                       ;    75.3 agu1    41 next
        vmovdqu ymm11, [rbp + 2368]                                      ;    76.0 agu0    50 next reload
        vpand ymm8, ymm8, ymm11                                          ;    83.0 fp3     41 next
        vmovdqu ymm13, [rbp + 2560]                                      ;    76.3 agu1    41 next
        vpand ymm13, ymm13, ymm4                                         ;    83.3 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                         ;    81.0 fp1     41 next
        vmovdqu [rbp + 2720], ymm0                                       ;    74.7 agu2+fp5   41 next spill
        vpand ymm0, ymm4, ymm11                                          ;    83.0 fp2     41 next
        vmovdqu [rbp + 2912], ymm5                                       ;    75.7 agu2+fp5   41 next spill
        vpand ymm5, ymm15, ymm7                                          ;    82.0 fp3     41 next
        vmovdqu [rbp + 2656], ymm9                                       ;    77.3 agu2+fp5   41 next spill
        vpxor ymm9, ymm3, ymm6                                           ;    83.0 fp0     41 next
        vpand ymm6, ymm6, [rbp + 2560]                                   ;    83.0 fp1+agu0   41 next
        vmovdqu [rbp + 2624], ymm2                                       ;    77.7 agu1+fp5   41 next spill
        vpxor ymm2, ymm13, ymm9                                          ;    84.3 fp2     41 next
        vpxor ymm13, ymm13, ymm8                                         ;    84.3 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                          ;    85.3 fp0     41 next
        vpand ymm13, ymm13, [rbp + 2432]                                 ;    85.3 fp1+agu0   41 next
        vpxor ymm3, ymm3, ymm5                                           ;    86.3 fp2     41 next
        vmovdqu [rbp + 2784], ymm1                                       ;    78.7 agu2+fp5   41 next spill
        vpxor ymm1, ymm0, [rbp + 2560]                                   ;    84.0 fp3+agu1   41 next
        vpxor ymm6, ymm6, ymm1                                           ;    85.0 fp0     41 next
        vpand ymm1, ymm1, ymm7                                           ;    85.0 fp1     41 next
        vmovdqu [rbp + 2592], ymm10                                      ;    81.2 agu2+fp5   41 next spill
        vpand ymm10, ymm11, [rbp + 2432]                                 ;    83.0 fp2+agu0   41 next
        vpand ymm3, ymm3, ymm7                                           ;    87.3 fp3     41 next
        vmovdqu [rbp + 2752], ymm12                                      ;    82.2 agu1+fp5   41 next spill
        vmovdqa ymm12, ymm10                                             ;    84.0         41 next copy
        vpor ymm10, ymm10, ymm0                                          ;    84.0 fp0     41 next
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;    84.0 fp1+agu0   41 next
        vmovdqu [rbp + 2848], ymm2                                       ;    85.3 agu2+fp5   41 next spill
        vmovdqu ymm2, [rbp + 2496]                                       ;    83.5 agu1    41 next
        vpand ymm2, ymm2, [rbp + 2560]                                   ;    90.5 fp2+agu0   41 next
        vpxor ymm12, ymm12, ymm2                                         ;    91.5 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;    91.5 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm11                                          ;    86.0 fp1     41 next
        vmovdqu [rbp + 2816], ymm14                                      ;    84.3 agu2+fp5   41 next spill
        vpand ymm14, ymm5, [rbp + 2560]                                  ;    86.3 fp2+agu0   41 next
        vpxor ymm10, ymm10, ymm14                                        ;    87.3 fp3     41 next
        vmovdqu ymm14, [rbp + 2432]                                      ;    85.5 agu1    50 next reload
        vmovdqu [rbp + 2880], ymm10                                      ;    88.3 agu2+fp5   41 next spill
        vpxor ymm10, ymm15, ymm14                                        ;    92.5 fp0     41 next
        vpand ymm5, ymm5, ymm11                                          ;    86.3 fp1     41 next
        vpxor ymm3, ymm3, ymm0                                           ;    88.3 fp2     41 next
        vpxor ymm0, ymm0, ymm2                                           ;    92.5 fp3     41 next
        vpand ymm8, ymm8, ymm10                                          ;    93.5 fp0     41 next
        vpand ymm2, ymm2, [rbp + 2496]                                   ;    92.5 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm1                                           ;    94.5 fp2     41 next
        vpand ymm1, ymm1, ymm7                                           ;    87.0 fp3     41 next
        vmovdqu [rbp + 2976], ymm3                                       ;    89.3 agu2+fp5   41 next spill
        vpand ymm3, ymm4, ymm7                                           ;    87.2 fp0     41 next
        vpand ymm14, ymm3, ymm10                                         ;    93.5 fp1     41 next
        vpxor ymm3, ymm3, ymm0                                           ;    93.5 fp2     41 next
        vpxor ymm13, ymm13, ymm3                                         ;    94.5 fp3     41 next
        vpxor ymm3, ymm7, ymm11                                          ;    88.2 fp0     41 next
        vpxor ymm14, ymm14, ymm3                                         ;    94.5 fp1     41 next
        vpxor ymm3, ymm9, ymm11                                          ;    88.7 fp2     41 next
        vpand ymm3, ymm3, ymm15                                          ;    89.7 fp3     41 next
        vpxor ymm6, ymm6, ymm2                                           ;    93.5 fp0     41 next
        vpxor ymm3, ymm3, ymm13                                          ;    95.5 fp1     41 next
        vmovdqu ymm2, [rel kasumi_decrypt_compact.T0_constants256]       ;    89.3 agu1    41 next reload
        vpxor ymm3, ymm3, ymm2                                           ;    96.5 fp2     41 next
        vpxor ymm14, ymm12, ymm14                                        ;    95.5 fp3     41 next
        vpxor ymm12, ymm12, ymm10                                        ;    93.5 fp0     41 next
        vmovdqu ymm13, [rbp + 2816]                                      ;    91.5 agu0    41 next reload
        vmovdqu [rbp + 3008], ymm3                                       ;    97.5 agu2+fp5   41 next spill
        vpand ymm3, ymm11, ymm13                                         ;    98.5 fp1     41 next
        vpand ymm14, ymm14, ymm7                                         ;    96.5 fp2     41 next
        vpand ymm12, ymm12, ymm4                                         ;    94.5 fp3     41 next
        vpxor ymm12, ymm12, ymm2                                         ;    96.3 fp0     41 next
        vpand ymm2, ymm15, [rbp + 2496]                                  ;    93.5 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm2                                           ;    94.5 fp2     41 next
        vpand ymm13, ymm11, [rbp + 2560]                                 ;    93.8 fp3+agu0   41 next
        vpand ymm10, ymm10, ymm13                                        ;    94.8 fp0     41 next
        vpxor ymm13, ymm13, ymm2                                         ;    94.8 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;    94.7 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                        ;    97.5 fp3     41 next
        vmovdqu ymm13, [rbp + 2496]                                      ;    94.8 agu0    50 next reload
        vpand ymm11, ymm7, ymm13                                         ;   101.8 fp0     41 next
        vpand ymm7, ymm15, [rbp + 2432]                                  ;    95.5 fp1+agu1   41 next
        vpand ymm15, ymm9, ymm13                                         ;   101.8 fp2     41 next
        vpxor ymm10, ymm10, ymm15                                        ;   102.8 fp3     41 next
        vpxor ymm15, ymm7, ymm11                                         ;   102.8 fp0     41 next
        vpand ymm7, ymm7, ymm2                                           ;    96.5 fp1     41 next
        vpand ymm2, ymm2, [rbp + 2560]                                   ;    96.7 fp2+agu0   41 next
        vpand ymm9, ymm9, [rbp + 2432]                                   ;    96.8 fp3+agu1   41 next
        vpand ymm13, ymm4, ymm15                                         ;   103.8 fp0     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   103.8 fp1     41 next
        vpxor ymm3, ymm3, ymm12                                          ;    99.5 fp2     41 next
        vpxor ymm11, ymm11, ymm3                                         ;   102.8 fp3     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   104.8 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 2848]                                 ;   104.8 fp1+agu0   41 next
        vpxor ymm1, ymm1, ymm11                                          ;   103.8 fp2     41 next
        vpxor ymm0, ymm0, ymm8                                           ;   105.8 fp3     41 next
        vpxor ymm2, ymm2, ymm9                                           ;    99.0 fp0     41 next
        vpxor ymm5, ymm5, ymm13                                          ;   105.8 fp1     41 next
        vmovdqu ymm3, [rbp + 2816]                                       ;    97.8 agu1    41 next
        vmovdqu ymm8, [rbp + 2432]                                       ;    98.0 agu0    50 next reload
        vpand ymm3, ymm3, ymm8                                           ;   105.0 fp2     41 next
        vmovdqu ymm9, [rbp + 2528]                                       ;    98.8 agu1    50 next reload
        vpor ymm15, ymm15, ymm9                                          ;   105.8 fp3     41 next
        vpxor ymm10, ymm10, ymm0                                         ;   106.8 fp0     41 next
        vpxor ymm12, ymm12, ymm15                                        ;   106.8 fp1     41 next
        vpxor ymm6, ymm6, ymm1                                           ;   104.8 fp2     41 next
        vpxor ymm7, ymm7, ymm12                                          ;   107.8 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;   106.8 fp0+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   103.0 agu1    41 next reload
        vpxor ymm5, ymm5, ymm15                                          ;   110.0 fp1     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   106.0 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 2880]                                   ;   108.8 fp3+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 2976]                                   ;   104.0 fp0+agu1   41 next
        vpxor ymm4, ymm4, [rbp + 2752]                                   ;   104.8 fp1+agu0   41 next
        vpxor ymm0, ymm4, ymm10                                          ;   107.8 fp2     41 next
        vmovdqu ymm1, [rbp + 2944]                                       ;   105.0 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   112.0 fp3+agu0   41 next
        vpxor ymm3, ymm1, [rbp + 3008]                                   ;   113.0 fp0+agu1   41 next
        vpxor ymm9, ymm9, [rbp + 2592]                                   ;   106.8 fp1+agu0   41 next
        vpxor ymm5, ymm9, ymm5                                           ;   111.0 fp2     41 next
        vmovdqu ymm10, [rbp + 2784]                                      ;   107.0 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2560]                                 ;   114.0 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   115.0 fp0     41 next
        vmovdqu ymm11, [rbp + 2624]                                      ;   108.0 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   115.0 fp1+agu0   41 next
        vpxor ymm6, ymm6, ymm11                                          ;   116.0 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;   109.0 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm8                                           ;   110.0 fp0     41 next
        vmovdqu ymm12, [rbp + 2912]                                      ;   109.8 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 2496]                                 ;   116.8 fp1+agu1   41 next
        vpxor ymm2, ymm2, ymm12                                          ;   117.8 fp2     41 next
        vpxor ymm0, ymm0, [r11 + 4896]                                   ;   110.8 fp3+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 4928]                                   ;   114.0 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r11 + 4960]                                   ;   112.0 fp1+agu0   44 next
        vpxor ymm14, ymm14, [r11 + 4992]                                 ;   116.0 fp2+agu1   44 next
        vpxor ymm6, ymm6, [r11 + 5024]                                   ;   117.0 fp3+agu0   44 next
        vpxor ymm7, ymm7, [r11 + 5056]                                   ;   113.0 fp0+agu1   44 next
        vpxor ymm2, ymm2, [r11 + 5088]                                   ;   118.8 fp1+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 4608]                                   ;   114.0 fp2+agu1   44 next
        vpxor ymm1, ymm1, [r11 + 4640]                                   ;   114.8 fp3+agu0   44 next
        vpxor ymm9, ymm9, [r11 + 4672]                                   ;   115.0 fp0+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4704]                                 ;   115.8 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r11 + 4736]                                 ;   116.0 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r11 + 4768]                                   ;   116.8 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r11 + 4800]                                 ;   117.8 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 2688]                                      ;   117.8 agu0    44 next
        vpxor ymm13, ymm13, [r11 + 4832]                                 ;   124.8 fp1+agu1   44 next
        vmovdqu [rbp + 2688], ymm6                                       ;   118.0 agu2+fp5   44 next spill
        vmovdqu ymm6, [rbp + 2720]                                       ;   118.8 agu0    44 next
        vpxor ymm6, ymm6, [r11 + 4864]                                   ;   125.8 fp2+agu1   44 next
        vmovdqu [rbp + 2720], ymm3                                       ;   115.8 agu2+fp5   44 next spill
        vpxor ymm3, ymm9, ymm6                                           ;   126.8 fp3     41 next
        vmovdqu [rbp + 2496], ymm7                                       ;   116.8 agu2+fp5   44 next spill
        vpxor ymm7, ymm4, ymm12                                          ;   118.8 fp0     41 next
        vmovdqu [rbp + 2912], ymm0                                       ;   117.8 agu2+fp5   44 next spill
        vpxor ymm0, ymm9, ymm10                                          ;   116.8 fp1     41 next
        vmovdqu [rbp + 2656], ymm2                                       ;   119.8 agu2+fp5   44 next spill
        vpand ymm2, ymm4, ymm1                                           ;   117.0 fp2     41 next
        vmovdqu [rbp + 2432], ymm5                                       ;   119.8 agu0+fp5   44 next spill
        vpxor ymm5, ymm9, ymm13                                          ;   125.8 fp3     41 next
        vpand ymm5, ymm5, ymm4                                           ;   126.8 fp0     41 next
        vmovdqu [rbp + 2368], ymm14                                      ;   120.8 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm10                                        ;   118.8 fp1     41 next
        vmovdqu [rbp + 2624], ymm6                                       ;   126.8 agu1+fp5   44 next spill
        vpand ymm6, ymm0, ymm10                                          ;   118.2 fp2     41 next
        vpxor ymm2, ymm2, ymm6                                           ;   119.2 fp3     41 next
        vpand ymm6, ymm12, ymm8                                          ;   118.8 fp0     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   119.8 fp1     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   127.8 fp2     41 next
        vmovdqu [rbp + 2560], ymm6                                       ;   122.8 agu0+fp5   41 next spill
        vpand ymm6, ymm7, ymm13                                          ;   125.8 fp3     41 next
        vmovdqu [rbp + 2784], ymm7                                       ;   123.8 agu2+fp5   41 next spill
        vpand ymm7, ymm12, ymm10                                         ;   119.5 fp0     41 next
        vmovdqu [rbp + 2592], ymm10                                      ;   124.8 agu1+fp5   44 next spill
        vpxor ymm10, ymm9, ymm1                                          ;   119.8 fp1     41 next
        vmovdqu [rbp + 3008], ymm5                                       ;   128.8 agu0+fp5   41 next spill
        vpand ymm5, ymm14, ymm13                                         ;   125.8 fp2     41 next
        vmovdqu [rbp + 2528], ymm5                                       ;   126.8 agu2+fp5   41 next spill
        vpand ymm5, ymm4, ymm8                                           ;   120.5 fp3     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   121.5 fp0     41 next
        vpxor ymm6, ymm6, ymm5                                           ;   126.8 fp1     41 next
        vmovdqu [rbp + 2400], ymm6                                       ;   127.8 agu1+fp5   41 next spill
        vpand ymm6, ymm8, ymm11                                          ;   122.8 fp2     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   123.8 fp3     41 next
        vpand ymm15, ymm1, ymm3                                          ;   127.8 fp0     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   128.8 fp1     41 next
        vpand ymm15, ymm10, ymm13                                        ;   125.8 fp2     41 next
        vpand ymm10, ymm10, ymm8                                         ;   125.0 fp3     41 next
        vmovdqu [rbp + 2944], ymm6                                       ;   128.8 agu0+fp5   41 next spill
        vpand ymm6, ymm0, ymm8                                           ;   125.8 fp0     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   126.8 fp1     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   127.8 fp2     41 next
        vpxor ymm5, ymm14, ymm5                                          ;   128.8 fp3     41 next
        vpand ymm14, ymm14, ymm11                                        ;   126.8 fp0     41 next
        vpor ymm6, ymm0, ymm1                                            ;   127.0 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   129.8 fp2     41 next
        vpxor ymm10, ymm10, ymm14                                        ;   127.8 fp3     41 next
        vpxor ymm14, ymm4, ymm1                                          ;   127.8 fp0     41 next
        vpxor ymm7, ymm7, ymm4                                           ;   129.8 fp1     41 next
        vpand ymm4, ymm4, [rbp + 2624]                                   ;   133.8 fp2+agu1   41 next
        vmovdqu [rbp + 2752], ymm6                                       ;   130.8 agu2+fp5   41 next spill
        vpand ymm6, ymm8, ymm3                                           ;   128.3 fp3     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   129.3 fp0     41 next
        vmovdqu [rbp + 2464], ymm4                                       ;   134.8 agu0+fp5   41 next spill
        vpand ymm4, ymm1, ymm9                                           ;   129.0 fp1     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   130.0 fp2     41 next
        vpxor ymm10, ymm10, ymm4                                         ;   131.0 fp3     41 next
        vpand ymm4, ymm4, ymm9                                           ;   131.0 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3008]                                 ;   135.8 fp1+agu1   41 next
        vmovdqu [rbp + 2976], ymm9                                       ;   131.8 agu2+fp5   44 next spill
        vpand ymm9, ymm14, ymm12                                         ;   130.2 fp2     41 next
        vpand ymm14, ymm14, ymm11                                        ;   130.3 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   131.3 fp0     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   132.3 fp1     41 next
        vmovdqu ymm14, [rbp + 2624]                                      ;   130.0 agu0    44 next reload
        vmovdqu [rbp + 2880], ymm9                                       ;   132.8 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm14                                         ;   137.0 fp2     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   138.0 fp3     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   133.3 fp0     41 next
        vpxor ymm6, ymm8, ymm9                                           ;   138.0 fp1     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   131.0 agu0    41 next reload
        vpxor ymm5, ymm5, ymm9                                           ;   138.0 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;   135.8 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm2                                           ;   136.8 fp0     41 next
        vpand ymm12, ymm12, ymm1                                         ;   133.0 fp1     41 next
        vpxor ymm12, ymm12, ymm10                                        ;   134.0 fp2     41 next
        vpand ymm8, ymm8, ymm13                                          ;   133.3 fp3     41 next
        vpand ymm9, ymm3, [rbp + 2592]                                   ;   133.8 fp0+agu0   41 next
        vpxor ymm10, ymm10, ymm9                                         ;   134.8 fp1     41 next
        vpand ymm3, ymm3, ymm0                                           ;   134.2 fp2     41 next
        vmovdqu ymm9, [rbp + 2784]                                       ;   133.0 agu1    41 next reload
        vpand ymm0, ymm0, ymm9                                           ;   140.0 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   141.0 fp0     41 next
        vmovdqu ymm0, [rbp + 2592]                                       ;   133.5 agu0    44 next reload
        vmovdqu [rbp + 2816], ymm5                                       ;   139.0 agu2+fp5   41 next spill
        vpand ymm5, ymm9, ymm0                                           ;   140.5 fp1     41 next
        vpxor ymm10, ymm10, ymm7                                         ;   135.8 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   142.0 fp3     41 next
        vpand ymm13, ymm13, ymm11                                        ;   135.8 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   141.8 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   143.0 fp2     41 next
        vpxor ymm2, ymm2, ymm3                                           ;   136.3 fp3     41 next
        vmovdqu ymm3, [rbp + 2976]                                       ;   136.0 agu0    44 next reload
        vmovdqu [rbp + 2464], ymm4                                       ;   144.0 agu2+fp5   41 next spill
        vpand ymm4, ymm11, ymm3                                          ;   143.0 fp0     41 next
        vpxor ymm5, ymm5, ymm4                                           ;   144.0 fp1     41 next
        vpxor ymm4, ymm13, [rbp + 2880]                                  ;   142.8 fp2+agu1   41 next
        vpand ymm1, ymm1, ymm11                                          ;   137.3 fp3     41 next
        vpxor ymm8, ymm8, [rbp + 3008]                                   ;   143.0 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   143.8 fp1     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   138.2 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   138.3 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   142.8 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   145.0 fp1     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   146.0 fp2     41 next
        vpand ymm5, ymm11, ymm0                                          ;   140.5 fp3     41 next
        vpand ymm11, ymm11, ymm14                                        ;   140.0 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   144.0 fp1     41 next
        vpxor ymm13, ymm13, ymm8                                         ;   145.0 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2752]                                   ;   140.7 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm4                                           ;   147.0 fp0     41 next
        vpand ymm6, ymm6, ymm14                                          ;   141.2 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   141.5 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   141.7 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   142.5 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   142.2 fp1+agu0   41 next
        vpxor ymm10, ymm10, ymm5                                         ;   143.2 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2944]                                   ;   142.7 fp3+agu1   41 next
        vpand ymm9, ymm9, ymm14                                          ;   143.0 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   143.2 fp1     41 next
        vpxor ymm9, ymm9, ymm1                                           ;   144.8 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   145.8 fp3     41 next
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   146.8 fp0+agu0   41 next
        vpxor ymm10, ymm10, ymm6                                         ;   144.2 fp1     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   147.8 fp2     41 next
        vmovdqu ymm14, [rbp + 2368]                                      ;   143.7 agu1    41 next
        vmovdqu ymm0, [rbp + 2432]                                       ;   144.2 agu0    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   151.2 fp3     41 next
        vmovdqu ymm1, [rbp + 2656]                                       ;   144.7 agu1    41 next
        vmovdqu ymm3, [rbp + 2912]                                       ;   145.2 agu0    44 next reload
        vpand ymm1, ymm1, ymm3                                           ;   152.2 fp0     41 next
        vmovdqu ymm4, [rbp + 2496]                                       ;   145.7 agu1    41 next
        vmovdqu ymm5, [rbp + 2720]                                       ;   146.2 agu0    44 next reload
        vpand ymm4, ymm4, ymm5                                           ;   153.2 fp1     41 next
        vmovdqu ymm8, [rbp + 2656]                                       ;   146.7 agu1    41 next
        vmovdqu ymm9, [rbp + 2688]                                       ;   147.2 agu0    44 next reload
        vpand ymm8, ymm8, ymm9                                           ;   154.2 fp2     41 next
        vmovdqu ymm11, [rbp + 2368]                                      ;   147.7 agu1    41 next
        vpand ymm11, ymm11, ymm3                                         ;   154.7 fp3     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   152.2 fp0     41 next
        vmovdqu [rbp + 2528], ymm12                                      ;   146.2 agu2+fp5   41 next spill
        vpand ymm12, ymm3, ymm9                                          ;   154.2 fp1     41 next
        vmovdqu [rbp + 2976], ymm10                                      ;   147.2 agu2+fp5   41 next spill
        vpand ymm10, ymm0, ymm5                                          ;   153.2 fp2     41 next
        vmovdqu [rbp + 2592], ymm6                                       ;   148.8 agu2+fp5   41 next spill
        vpxor ymm6, ymm1, ymm4                                           ;   154.2 fp3     41 next
        vpand ymm4, ymm4, [rbp + 2368]                                   ;   154.2 fp0+agu0   41 next
        vmovdqu [rbp + 2624], ymm2                                       ;   149.2 agu1+fp5   41 next spill
        vpxor ymm2, ymm11, ymm6                                          ;   155.7 fp1     41 next
        vpxor ymm11, ymm11, ymm8                                         ;   155.7 fp2     41 next
        vpxor ymm10, ymm10, ymm11                                        ;   156.7 fp3     41 next
        vpand ymm11, ymm11, [rbp + 2496]                                 ;   156.7 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   157.7 fp1     41 next
        vmovdqu [rbp + 2784], ymm7                                       ;   150.2 agu2+fp5   41 next spill
        vpxor ymm7, ymm12, [rbp + 2368]                                  ;   155.2 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm7                                           ;   156.2 fp3     41 next
        vpand ymm7, ymm7, ymm5                                           ;   156.2 fp0     41 next
        vmovdqu [rbp + 2944], ymm13                                      ;   152.3 agu2+fp5   41 next spill
        vpand ymm13, ymm9, [rbp + 2496]                                  ;   154.2 fp1+agu0   41 next
        vpand ymm1, ymm1, ymm5                                           ;   158.7 fp2     41 next
        vmovdqu [rbp + 2560], ymm15                                      ;   153.3 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   155.2         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   155.2 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 2656]                                 ;   155.2 fp0+agu0   41 next
        vmovdqu [rbp + 2400], ymm2                                       ;   156.7 agu2+fp5   41 next spill
        vmovdqu ymm2, [rbp + 2656]                                       ;   154.7 agu1    41 next
        vpand ymm2, ymm2, [rbp + 2368]                                   ;   161.7 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm2                                         ;   162.7 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   162.7 fp3+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   157.2 fp0     41 next
        vmovdqu [rbp + 2752], ymm14                                      ;   155.5 agu2+fp5   41 next spill
        vpand ymm14, ymm10, [rbp + 2368]                                 ;   157.7 fp1+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   158.7 fp2     41 next
        vmovdqu ymm14, [rbp + 2496]                                      ;   156.7 agu1    44 next reload
        vmovdqu [rbp + 3008], ymm13                                      ;   159.7 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   163.7 fp3     41 next
        vpand ymm10, ymm10, ymm9                                         ;   157.7 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   159.7 fp1     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   163.7 fp2     41 next
        vpand ymm8, ymm8, ymm13                                          ;   164.7 fp3     41 next
        vpand ymm2, ymm2, [rbp + 2656]                                   ;   163.7 fp0+agu0   41 next
        vpxor ymm8, ymm8, ymm7                                           ;   165.7 fp1     41 next
        vpand ymm7, ymm7, ymm5                                           ;   158.2 fp2     41 next
        vmovdqu [rbp + 2880], ymm1                                       ;   160.7 agu2+fp5   41 next spill
        vpand ymm1, ymm3, ymm5                                           ;   158.3 fp3     41 next
        vpand ymm14, ymm1, ymm13                                         ;   164.7 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   164.7 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   165.7 fp2     41 next
        vpxor ymm1, ymm5, ymm9                                           ;   159.3 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   165.7 fp0     41 next
        vpxor ymm1, ymm6, ymm9                                           ;   159.8 fp1     41 next
        vpand ymm1, ymm1, ymm0                                           ;   160.8 fp2     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   164.7 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   166.7 fp0     41 next
        vmovdqu ymm2, [rel kasumi_decrypt_compact.T0_constants256]       ;   160.7 agu1    41 next reload
        vpxor ymm1, ymm1, ymm2                                           ;   167.7 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   166.7 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   164.7 fp3     41 next
        vmovdqu ymm11, [rbp + 2752]                                      ;   162.7 agu0    41 next reload
        vmovdqu [rbp + 2848], ymm1                                       ;   168.7 agu2+fp5   41 next spill
        vpand ymm1, ymm9, ymm11                                          ;   169.7 fp0     41 next
        vpand ymm14, ymm14, ymm5                                         ;   167.7 fp1     41 next
        vpand ymm15, ymm15, ymm3                                         ;   165.7 fp2     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   167.7 fp3     41 next
        vpand ymm2, ymm0, [rbp + 2656]                                   ;   164.7 fp0+agu1   41 next
        vpxor ymm10, ymm10, ymm2                                         ;   165.7 fp1     41 next
        vpand ymm11, ymm9, [rbp + 2368]                                  ;   165.0 fp2+agu0   41 next
        vpand ymm13, ymm13, ymm11                                        ;   166.0 fp3     41 next
        vpxor ymm11, ymm11, ymm2                                         ;   166.0 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   165.8 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   168.7 fp2     41 next
        vmovdqu ymm11, [rbp + 2656]                                      ;   166.0 agu0    44 next reload
        vpand ymm9, ymm5, ymm11                                          ;   173.0 fp3     41 next
        vpand ymm5, ymm0, [rbp + 2496]                                   ;   166.7 fp0+agu1   41 next
        vpand ymm0, ymm6, ymm11                                          ;   173.0 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   174.0 fp2     41 next
        vpxor ymm0, ymm5, ymm9                                           ;   174.0 fp3     41 next
        vpand ymm5, ymm5, ymm2                                           ;   167.7 fp0     41 next
        vpand ymm2, ymm2, [rbp + 2368]                                   ;   167.8 fp1+agu0   41 next
        vpand ymm6, ymm6, [rbp + 2496]                                   ;   168.0 fp2+agu1   41 next
        vpand ymm11, ymm3, ymm0                                          ;   175.0 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   175.0 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   170.7 fp1     41 next
        vpxor ymm9, ymm9, ymm1                                           ;   174.0 fp2     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   176.0 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 2400]                                 ;   176.0 fp0+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   175.0 fp1     41 next
        vpxor ymm12, ymm12, ymm8                                         ;   177.0 fp2     41 next
        vpxor ymm2, ymm2, ymm6                                           ;   170.2 fp3     41 next
        vpxor ymm10, ymm10, ymm11                                        ;   177.0 fp0     41 next
        vmovdqu ymm1, [rbp + 2752]                                       ;   169.0 agu1    41 next
        vmovdqu ymm6, [rbp + 2496]                                       ;   169.2 agu0    44 next reload
        vpand ymm1, ymm1, ymm6                                           ;   176.2 fp1     41 next
        vmovdqu ymm8, [rbp + 2432]                                       ;   170.0 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   177.0 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   178.0 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   178.0 fp0     41 next
        vpxor ymm4, ymm4, ymm7                                           ;   176.0 fp1     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   179.0 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 2752]                                 ;   178.0 fp3+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   174.2 agu1    41 next reload
        vpxor ymm10, ymm10, ymm15                                        ;   181.2 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   177.2 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 3008]                                   ;   180.0 fp2+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 2880]                                   ;   175.2 fp3+agu1   41 next
        vpxor ymm3, ymm3, [rbp + 2560]                                   ;   176.0 fp0+agu0   41 next
        vpxor ymm0, ymm3, ymm13                                          ;   179.0 fp1     41 next
        vmovdqu ymm1, [rbp + 2816]                                       ;   176.2 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;   183.2 fp2+agu0   41 next
        vpxor ymm7, ymm1, [rbp + 2848]                                   ;   184.2 fp3+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 2944]                                   ;   178.0 fp0+agu0   41 next
        vpxor ymm9, ymm8, ymm10                                          ;   182.2 fp1     41 next
        vmovdqu ymm10, [rbp + 2784]                                      ;   178.2 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   185.2 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   186.2 fp3     41 next
        vmovdqu ymm11, [rbp + 2624]                                      ;   179.2 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   186.2 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   187.2 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   180.2 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   181.2 fp3     41 next
        vmovdqu ymm12, [rbp + 2976]                                      ;   181.0 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 2656]                                 ;   188.0 fp0+agu1   41 next
        vpxor ymm2, ymm2, ymm12                                          ;   189.0 fp1     41 next
        vmovdqu ymm13, [rbp + 2336]                                      ;   182.0 agu0    50 next reload
        vpxor ymm3, ymm3, ymm13                                          ;   189.0 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 2304]                                   ;   184.2 fp3+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;   183.0 fp0+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2240]                                 ;   186.2 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2208]                                 ;   187.2 fp2+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2176]                                   ;   184.2 fp3+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2144]                                 ;   189.0 fp0+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;   185.2 fp1+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2016]                                   ;   186.0 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 1984]                                   ;   186.2 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;   187.2 fp0+agu0   50 next
        vmovdqu [rbp + 2656], ymm14                                      ;   188.2 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2464]                                      ;   187.2 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 2112]                                 ;   194.2 fp1+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 1920]                                   ;   188.2 fp2+agu1   50 next
        vmovdqu [rbp + 2464], ymm4                                       ;   189.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2528]                                       ;   189.0 agu0    50 next
        vpxor ymm4, ymm4, [rbp + 2080]                                   ;   196.0 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 1344]                                   ;   190.0 fp0+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 1376]                                   ;   190.2 fp1+agu1   50 next
        vmovdqu [rbp + 2528], ymm2                                       ;   191.2 agu2+fp5   50 next spill
        vmovdqu ymm2, [r10 + 256]                                        ;   191.0 agu0    50 next
        vpxor ymm2, ymm2, ymm13                                          ;   198.0 fp2     50 next
        vmovdqu ymm13, [r10 + 288]                                       ;   191.2 agu1    50 next
        vpxor ymm13, ymm13, [rbp + 2304]                                 ;   198.2 fp3+agu0   50 next
        vmovdqu [rbp + 2976], ymm5                                       ;   191.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [r10 + 320]                                        ;   192.2 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   199.2 fp0+agu0   50 next
        vmovdqu [rbp + 2592], ymm9                                       ;   189.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [r10 + 352]                                        ;   193.2 agu1    50 next
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;   200.2 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm7                                       ;   190.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [r10 + 384]                                        ;   194.2 agu1    50 next
        vpxor ymm7, ymm7, [rbp + 2208]                                   ;   201.2 fp2+agu0   50 next
        vmovdqu [rbp + 2688], ymm0                                       ;   191.2 agu2+fp5   50 next spill
        vmovdqu ymm0, [r10 + 416]                                        ;   195.2 agu1    50 next
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;   202.2 fp3+agu0   50 next
        vmovdqu [rbp + 2624], ymm4                                       ;   197.0 agu2+fp5   50 next spill
        vmovdqu ymm4, [r10 + 448]                                        ;   196.2 agu1    50 next
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;   203.2 fp0+agu0   50 next
        vmovdqu [rbp + 2368], ymm14                                      ;   195.2 agu2+fp5   50 next spill
        vmovdqu ymm14, [r10 + 480]                                       ;   197.2 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 2112]                                 ;   204.2 fp1+agu0   50 next
        vmovdqu [rbp + 2784], ymm12                                      ;   194.2 agu2+fp5   50 next spill
        vmovdqu ymm12, [r10]                                             ;   198.2 agu1    50 next
        vpxor ymm12, ymm12, [rbp + 2080]                                 ;   205.2 fp2+agu0   50 next
        vmovdqu [rbp + 2944], ymm6                                       ;   195.2 agu2+fp5   50 next spill
        vmovdqu ymm6, [r10 + 32]                                         ;   199.2 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2048]                                   ;   206.2 fp3+agu0   50 next
        vmovdqu [rbp + 2848], ymm11                                      ;   196.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [r10 + 64]                                        ;   200.2 agu1    50 next
        vpxor ymm11, ymm11, [rbp + 2016]                                 ;   207.2 fp0+agu0   50 next
        vmovdqu [rbp + 2432], ymm10                                      ;   197.2 agu2+fp5   50 next spill
        vmovdqu ymm10, [r10 + 96]                                        ;   201.2 agu1    50 next
        vpxor ymm10, ymm10, [rbp + 1984]                                 ;   208.2 fp1+agu0   50 next
        vmovdqu [rbp + 2720], ymm8                                       ;   198.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [r10 + 128]                                        ;   202.2 agu1    50 next
        vpxor ymm8, ymm8, [rbp + 1952]                                   ;   209.2 fp2+agu0   50 next
        vmovdqu [rbp + 2816], ymm1                                       ;   199.2 agu2+fp5   50 next spill
        vmovdqu ymm1, [r10 + 160]                                        ;   203.2 agu1    50 next
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   210.2 fp3+agu0   50 next
        vmovdqu [rbp + 2560], ymm3                                       ;   200.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [r10 + 192]                                        ;   204.2 agu1    50 next
        vpxor ymm3, ymm3, [rbp + 1344]                                   ;   211.2 fp0+agu0   50 next
        vmovdqu [rbp + 2912], ymm7                                       ;   202.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [r10 + 224]                                        ;   205.2 agu1    50 next
        vpxor ymm7, ymm7, [rbp + 1376]                                   ;   212.2 fp1+agu0   50 next
        vmovdqu [rbp + 2880], ymm13                                      ;   202.2 agu2+fp5   50 next spill
        vpxor ymm13, ymm6, ymm7                                          ;   213.2 fp2     41 next
        vmovdqu [rbp + 3008], ymm0                                       ;   203.2 agu2+fp5   50 next spill
        vpxor ymm0, ymm14, ymm1                                          ;   211.2 fp3     41 next
        vmovdqu [rbp + 2752], ymm2                                       ;   204.2 agu2+fp5   50 next spill
        vpxor ymm2, ymm6, ymm11                                          ;   208.2 fp0     41 next
        vmovdqu [rbp + 2400], ymm4                                       ;   205.2 agu2+fp5   50 next spill
        vpand ymm4, ymm14, ymm12                                         ;   206.2 fp1     41 next
        vmovdqu [rbp + 3040], ymm5                                       ;   206.2 agu1+fp5   50 next spill
        vpxor ymm5, ymm6, ymm3                                           ;   212.2 fp2     41 next
        vpand ymm5, ymm5, ymm14                                          ;   213.2 fp3     41 next
        vmovdqu [rbp + 3072], ymm9                                       ;   207.2 agu2+fp5   50 next spill
        vpxor ymm9, ymm1, ymm11                                          ;   211.2 fp0     41 next
        vmovdqu [rbp + 3104], ymm7                                       ;   213.2 agu0+fp5   50 next spill
        vpand ymm7, ymm2, ymm11                                          ;   209.2 fp1     41 next
        vpxor ymm4, ymm4, ymm7                                           ;   210.2 fp2     41 next
        vpand ymm7, ymm1, ymm8                                           ;   211.2 fp3     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   212.2 fp0     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   214.2 fp1     41 next
        vmovdqu [rbp + 3136], ymm7                                       ;   213.2 agu1+fp5   41 next spill
        vpand ymm7, ymm0, ymm3                                           ;   212.2 fp2     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   212.2 agu2+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                          ;   211.2 fp3     41 next
        vmovdqu [rbp + 3200], ymm11                                      ;   211.2 agu0+fp5   50 next spill
        vpxor ymm11, ymm6, ymm12                                         ;   211.2 fp0     41 next
        vmovdqu [rbp + 3232], ymm5                                       ;   215.2 agu1+fp5   41 next spill
        vpand ymm5, ymm9, ymm3                                           ;   212.2 fp1     41 next
        vmovdqu [rbp + 3264], ymm5                                       ;   213.2 agu2+fp5   41 next spill
        vpand ymm5, ymm14, ymm8                                          ;   211.8 fp2     41 next
        vpxor ymm5, ymm5, ymm12                                          ;   212.8 fp3     41 next
        vpxor ymm7, ymm7, ymm5                                           ;   213.8 fp0     41 next
        vmovdqu [rbp + 3296], ymm7                                       ;   214.8 agu0+fp5   41 next spill
        vpand ymm7, ymm8, ymm10                                          ;   212.5 fp1     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   213.5 fp2     41 next
        vpand ymm15, ymm13, ymm12                                        ;   214.2 fp3     41 next
        vpxor ymm0, ymm0, ymm15                                          ;   215.2 fp0     41 next
        vpand ymm15, ymm11, ymm3                                         ;   213.5 fp1     41 next
        vpand ymm11, ymm11, ymm8                                         ;   213.8 fp2     41 next
        vmovdqu [rbp + 3328], ymm7                                       ;   215.2 agu1+fp5   41 next spill
        vpand ymm7, ymm2, ymm8                                           ;   214.0 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   215.0 fp0     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   216.0 fp1     41 next
        vpxor ymm5, ymm9, ymm5                                           ;   217.0 fp2     41 next
        vpand ymm9, ymm9, ymm10                                          ;   215.0 fp3     41 next
        vpor ymm7, ymm2, ymm12                                           ;   215.2 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   216.2 fp1     41 next
        vpxor ymm11, ymm11, ymm9                                         ;   216.0 fp2     41 next
        vpxor ymm9, ymm14, ymm12                                         ;   216.0 fp3     41 next
        vpxor ymm0, ymm0, ymm14                                          ;   216.2 fp0     41 next
        vpand ymm14, ymm14, [rbp + 3104]                                 ;   220.2 fp1+agu0   41 next
        vmovdqu [rbp + 3360], ymm7                                       ;   217.2 agu2+fp5   41 next spill
        vpand ymm7, ymm13, ymm8                                          ;   216.8 fp2     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   217.8 fp3     41 next
        vmovdqu [rbp + 3392], ymm14                                      ;   221.2 agu1+fp5   41 next spill
        vpand ymm14, ymm12, ymm6                                         ;   217.2 fp0     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   218.2 fp1     41 next
        vpxor ymm11, ymm11, ymm14                                        ;   219.2 fp2     41 next
        vpand ymm14, ymm14, ymm6                                         ;   219.2 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;   222.2 fp0+agu0   41 next
        vmovdqu [rbp + 3424], ymm6                                       ;   218.2 agu2+fp5   50 next spill
        vpand ymm6, ymm1, ymm9                                           ;   218.5 fp1     41 next
        vpand ymm9, ymm9, ymm10                                          ;   218.8 fp2     41 next
        vpxor ymm9, ymm9, ymm4                                           ;   219.8 fp3     41 next
        vpxor ymm7, ymm7, ymm9                                           ;   220.8 fp0     41 next
        vmovdqu ymm9, [rbp + 3104]                                       ;   217.8 agu1    50 next reload
        vmovdqu [rbp + 3456], ymm6                                       ;   219.5 agu0+fp5   41 next spill
        vpand ymm6, ymm3, ymm9                                           ;   224.8 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   225.8 fp2     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   225.8 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   221.8 fp0     41 next
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   218.8 agu1    41 next reload
        vpxor ymm5, ymm5, ymm7                                           ;   225.8 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 3328]                                 ;   222.2 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   223.2 fp3     41 next
        vpand ymm1, ymm1, ymm12                                          ;   221.2 fp0     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   222.2 fp1     41 next
        vpand ymm8, ymm8, ymm3                                           ;   221.8 fp2     41 next
        vpand ymm7, ymm13, [rbp + 3200]                                  ;   222.0 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                         ;   223.0 fp0     41 next
        vpand ymm13, ymm13, ymm2                                         ;   222.5 fp1     41 next
        vmovdqu ymm7, [rbp + 3168]                                       ;   220.8 agu0    41 next reload
        vpand ymm2, ymm2, ymm7                                           ;   227.8 fp2     41 next
        vpxor ymm8, ymm8, ymm2                                           ;   228.8 fp3     41 next
        vmovdqu ymm2, [rbp + 3200]                                       ;   221.3 agu1    50 next reload
        vmovdqu [rbp + 3488], ymm5                                       ;   226.8 agu2+fp5   41 next spill
        vpand ymm5, ymm7, ymm2                                           ;   228.3 fp0     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   224.0 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   229.8 fp2     41 next
        vpand ymm3, ymm3, ymm10                                          ;   224.0 fp3     41 next
        vpxor ymm3, ymm3, [rbp + 3392]                                   ;   228.2 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm8                                         ;   230.8 fp1     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   224.8 fp2     41 next
        vmovdqu ymm13, [rbp + 3424]                                      ;   223.0 agu1    50 next reload
        vmovdqu [rbp + 3392], ymm14                                      ;   231.8 agu2+fp5   41 next spill
        vpand ymm14, ymm10, ymm13                                        ;   230.0 fp3     41 next
        vpxor ymm5, ymm5, ymm14                                          ;   231.0 fp0     41 next
        vpxor ymm14, ymm3, [rbp + 3456]                                  ;   229.2 fp1+agu0   41 next
        vpand ymm12, ymm12, ymm10                                        ;   225.8 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 3232]                                   ;   230.8 fp3+agu1   41 next
        vpxor ymm12, ymm12, ymm14                                        ;   230.2 fp0     41 next
        vpxor ymm1, ymm1, ymm4                                           ;   226.5 fp1     41 next
        vpxor ymm4, ymm4, ymm10                                          ;   226.8 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;   229.2 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   232.0 fp0     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   233.0 fp1     41 next
        vpand ymm5, ymm10, ymm2                                          ;   228.3 fp2     41 next
        vpand ymm10, ymm10, ymm9                                         ;   228.0 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   231.8 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   232.8 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   228.8 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm14                                          ;   234.0 fp3     41 next
        vpand ymm6, ymm6, ymm9                                           ;   229.2 fp0     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   229.5 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 3296]                                   ;   229.8 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   230.5 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   230.2 fp0+agu1   41 next
        vpxor ymm11, ymm11, ymm5                                         ;   231.2 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   230.8 fp2+agu0   41 next
        vpand ymm7, ymm7, ymm9                                           ;   231.0 fp3     41 next
        vpxor ymm1, ymm1, ymm2                                           ;   231.2 fp0     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   232.0 fp1     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   233.0 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   234.0 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   232.2 fp0     41 next
        vpxor ymm6, ymm6, ymm13                                          ;   235.0 fp1     41 next
        vmovdqu ymm14, [rbp + 3072]                                      ;   231.2 agu0    41 next
        vmovdqu ymm2, [rbp + 3040]                                       ;   231.7 agu1    50 next reload
        vpand ymm14, ymm14, ymm2                                         ;   238.7 fp2     41 next
        vmovdqu ymm5, [rbp + 2400]                                       ;   232.2 agu0    41 next
        vmovdqu ymm7, [rbp + 2752]                                       ;   232.7 agu1    50 next reload
        vpand ymm5, ymm5, ymm7                                           ;   239.7 fp3     41 next
        vmovdqu ymm8, [rbp + 3008]                                       ;   233.2 agu0    41 next
        vmovdqu ymm9, [rbp + 2880]                                       ;   233.7 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   240.7 fp0     41 next
        vmovdqu ymm10, [rbp + 2400]                                      ;   234.2 agu0    41 next
        vmovdqu ymm12, [rbp + 2912]                                      ;   234.7 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   241.7 fp1     41 next
        vmovdqu ymm13, [rbp + 3072]                                      ;   235.2 agu0    41 next
        vpand ymm13, ymm13, ymm7                                         ;   242.2 fp2     41 next
        vpxor ymm14, ymm14, ymm7                                         ;   239.7 fp3     41 next
        vmovdqu [rbp + 3264], ymm1                                       ;   233.7 agu2+fp5   41 next spill
        vpand ymm1, ymm7, ymm12                                          ;   241.7 fp0     41 next
        vmovdqu [rbp + 3424], ymm11                                      ;   234.7 agu2+fp5   41 next spill
        vpand ymm11, ymm2, ymm9                                          ;   240.7 fp1     41 next
        vmovdqu [rbp + 3200], ymm6                                       ;   236.0 agu2+fp5   41 next spill
        vpxor ymm6, ymm5, ymm8                                           ;   241.7 fp2     41 next
        vpand ymm8, ymm8, [rbp + 3072]                                   ;   241.7 fp3+agu1   41 next
        vmovdqu [rbp + 3104], ymm4                                       ;   236.7 agu0+fp5   41 next spill
        vpxor ymm4, ymm13, ymm6                                          ;   243.2 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   243.2 fp1     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   244.2 fp2     41 next
        vpand ymm13, ymm13, [rbp + 3008]                                 ;   244.2 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   245.2 fp0     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   237.7 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 3072]                                   ;   242.7 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   243.7 fp2     41 next
        vpand ymm0, ymm0, ymm9                                           ;   243.7 fp3     41 next
        vmovdqu [rbp + 3328], ymm3                                       ;   239.8 agu2+fp5   41 next spill
        vpand ymm3, ymm12, [rbp + 3008]                                  ;   241.7 fp0+agu1   41 next
        vpand ymm5, ymm5, ymm9                                           ;   246.2 fp1     41 next
        vmovdqu [rbp + 3136], ymm15                                      ;   240.8 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm3                                              ;   242.7         41 next copy
        vpor ymm3, ymm3, ymm1                                            ;   242.7 fp2     41 next
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   242.7 fp3+agu1   41 next
        vmovdqu [rbp + 3296], ymm4                                       ;   244.2 agu2+fp5   41 next spill
        vmovdqu ymm4, [rbp + 2400]                                       ;   242.2 agu0    41 next
        vpand ymm4, ymm4, [rbp + 3072]                                   ;   249.2 fp0+agu1   41 next
        vpxor ymm15, ymm15, ymm4                                         ;   250.2 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   250.2 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   244.7 fp3     41 next
        vmovdqu [rbp + 3360], ymm14                                      ;   243.0 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 3072]                                 ;   245.2 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   246.2 fp1     41 next
        vmovdqu ymm14, [rbp + 3008]                                      ;   244.2 agu0    50 next reload
        vmovdqu [rbp + 3232], ymm3                                       ;   247.2 agu2+fp5   41 next spill
        vpxor ymm3, ymm2, ymm14                                          ;   251.2 fp2     41 next
        vpand ymm11, ymm11, ymm12                                        ;   245.2 fp3     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   247.2 fp0     41 next
        vpxor ymm1, ymm1, ymm4                                           ;   251.2 fp1     41 next
        vpand ymm10, ymm10, ymm3                                         ;   252.2 fp2     41 next
        vpand ymm4, ymm4, [rbp + 2400]                                   ;   251.2 fp3+agu1   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   253.2 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   245.7 fp1     41 next
        vmovdqu [rbp + 3456], ymm5                                       ;   248.2 agu2+fp5   41 next spill
        vpand ymm5, ymm7, ymm9                                           ;   245.8 fp2     41 next
        vpand ymm14, ymm5, ymm3                                          ;   252.2 fp3     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   252.2 fp0     41 next
        vpxor ymm13, ymm13, ymm5                                         ;   253.2 fp1     41 next
        vpxor ymm5, ymm9, ymm12                                          ;   246.8 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   253.2 fp3     41 next
        vpxor ymm5, ymm6, ymm12                                          ;   247.3 fp0     41 next
        vpand ymm5, ymm5, ymm2                                           ;   248.3 fp1     41 next
        vpxor ymm8, ymm8, ymm4                                           ;   252.2 fp2     41 next
        vpxor ymm5, ymm5, ymm13                                          ;   254.2 fp3     41 next
        vmovdqu ymm4, [rel kasumi_decrypt_compact.T0_constants256]       ;   248.2 agu0    41 next reload
        vpxor ymm5, ymm5, ymm4                                           ;   255.2 fp0     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   254.2 fp1     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   252.2 fp2     41 next
        vmovdqu ymm13, [rbp + 3360]                                      ;   250.2 agu1    41 next reload
        vmovdqu [rbp + 3520], ymm5                                       ;   256.2 agu2+fp5   41 next spill
        vpand ymm5, ymm12, ymm13                                         ;   257.2 fp3     41 next
        vpand ymm14, ymm14, ymm9                                         ;   255.2 fp0     41 next
        vpand ymm15, ymm15, ymm7                                         ;   253.2 fp1     41 next
        vpxor ymm15, ymm15, ymm4                                         ;   255.2 fp2     41 next
        vpand ymm4, ymm2, [rbp + 2400]                                   ;   252.2 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm4                                         ;   253.2 fp0     41 next
        vpand ymm13, ymm12, [rbp + 3072]                                 ;   252.5 fp1+agu1   41 next
        vpand ymm3, ymm3, ymm13                                          ;   253.5 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   253.5 fp3     41 next
        vpxor ymm4, ymm4, [rbp + 3008]                                   ;   253.3 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   256.2 fp1     41 next
        vmovdqu ymm13, [rbp + 2400]                                      ;   253.5 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   260.5 fp2     41 next
        vpand ymm9, ymm2, [rbp + 3008]                                   ;   254.2 fp3+agu0   41 next
        vpand ymm2, ymm6, ymm13                                          ;   260.5 fp0     41 next
        vpxor ymm3, ymm3, ymm2                                           ;   261.5 fp1     41 next
        vpxor ymm2, ymm9, ymm12                                          ;   261.5 fp2     41 next
        vpand ymm9, ymm9, ymm4                                           ;   255.2 fp3     41 next
        vpand ymm4, ymm4, [rbp + 3072]                                   ;   255.3 fp0+agu1   41 next
        vpand ymm6, ymm6, [rbp + 3008]                                   ;   255.5 fp1+agu0   41 next
        vpand ymm13, ymm7, ymm2                                          ;   262.5 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   262.5 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   258.2 fp0     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   261.5 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   263.5 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3296]                                 ;   263.5 fp3+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   262.5 fp0     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   264.5 fp1     41 next
        vpxor ymm4, ymm4, ymm6                                           ;   257.7 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   264.5 fp3     41 next
        vmovdqu ymm5, [rbp + 3360]                                       ;   256.5 agu0    41 next
        vmovdqu ymm6, [rbp + 3008]                                       ;   256.7 agu1    50 next reload
        vpand ymm5, ymm5, ymm6                                           ;   263.7 fp0     41 next
        vmovdqu ymm10, [rbp + 3040]                                      ;   257.5 agu0    50 next reload
        vpor ymm2, ymm2, ymm10                                           ;   264.5 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   265.5 fp2     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   265.5 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   263.5 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   266.5 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 3360]                                 ;   265.5 fp2+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   261.7 agu0    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   268.7 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   264.7 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 3232]                                   ;   267.5 fp1+agu1   41 next
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   262.7 fp2+agu0   41 next
        vpxor ymm7, ymm7, [rbp + 3136]                                   ;   263.5 fp3+agu1   41 next
        vpxor ymm0, ymm7, ymm3                                           ;   266.5 fp0     41 next
        vmovdqu ymm1, [rbp + 3488]                                       ;   263.7 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   270.7 fp1+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 3520]                                   ;   271.7 fp2+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 3328]                                 ;   265.5 fp3+agu1   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   269.7 fp0     41 next
        vmovdqu ymm5, [rbp + 3168]                                       ;   265.7 agu0    41 next
        vpxor ymm5, ymm5, [rbp + 3072]                                   ;   272.7 fp1+agu1   41 next
        vpxor ymm14, ymm14, ymm5                                         ;   273.7 fp2     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   266.7 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 2912]                                 ;   273.7 fp3+agu1   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   274.7 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   267.7 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm6                                           ;   268.7 fp2     41 next
        vmovdqu ymm12, [rbp + 3424]                                      ;   268.5 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 2400]                                 ;   275.5 fp3+agu0   41 next
        vpxor ymm4, ymm4, ymm12                                          ;   276.5 fp0     41 next
        vmovdqu ymm13, [r11 + 4384]                                      ;   269.5 agu1    69 k2.9 reload
        vpxor ymm0, ymm0, ymm13                                          ;   276.5 fp1     44 next
        vpxor ymm2, ymm2, [r11 + 4416]                                   ;   272.7 fp2+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 4448]                                   ;   270.7 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4480]                                 ;   274.7 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4512]                                   ;   275.7 fp1+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4544]                                   ;   271.7 fp2+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;   277.5 fp3+agu1   44 next
        vpxor ymm7, ymm7, [r11 + 4096]                                   ;   272.7 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4128]                                   ;   273.5 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4160]                                 ;   273.7 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4192]                                   ;   274.5 fp3+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4224]                                 ;   274.7 fp0+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4256]                                   ;   275.5 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4288]                                 ;   276.5 fp2+agu0   44 next
        vmovdqu ymm13, [rbp + 3392]                                      ;   276.5 agu1    44 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;   283.5 fp3+agu0   44 next
        vmovdqu [rbp + 3392], ymm8                                       ;   276.7 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3264]                                       ;   277.5 agu1    44 next
        vpxor ymm8, ymm8, [r11 + 4352]                                   ;   284.5 fp0+agu0   44 next
        vmovdqu [rbp + 3264], ymm2                                       ;   274.7 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   285.5 fp1     41 next
        vmovdqu [rbp + 2400], ymm9                                       ;   275.7 agu2+fp5   44 next spill
        vpxor ymm9, ymm7, ymm12                                          ;   277.5 fp2     41 next
        vmovdqu [rbp + 3424], ymm0                                       ;   277.5 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm5                                          ;   275.5 fp3     41 next
        vmovdqu [rbp + 3200], ymm4                                       ;   278.5 agu2+fp5   44 next spill
        vpand ymm4, ymm7, ymm1                                           ;   275.8 fp0     41 next
        vmovdqu [rbp + 3008], ymm3                                       ;   278.7 agu1+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   284.5 fp1     41 next
        vpand ymm3, ymm3, ymm7                                           ;   285.5 fp2     41 next
        vmovdqu [rbp + 2912], ymm14                                      ;   279.7 agu0+fp5   44 next spill
        vpxor ymm14, ymm12, ymm5                                         ;   277.5 fp3     41 next
        vmovdqu [rbp + 3104], ymm8                                       ;   285.5 agu2+fp5   44 next spill
        vpand ymm8, ymm0, ymm5                                           ;   277.0 fp0     41 next
        vpxor ymm4, ymm4, ymm8                                           ;   278.0 fp1     41 next
        vpand ymm8, ymm12, ymm6                                          ;   277.5 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   278.5 fp3     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   286.5 fp0     41 next
        vmovdqu [rbp + 3072], ymm8                                       ;   281.7 agu1+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   284.5 fp1     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   282.7 agu0+fp5   41 next spill
        vpand ymm9, ymm12, ymm5                                          ;   278.3 fp2     41 next
        vmovdqu [rbp + 3328], ymm5                                       ;   283.7 agu2+fp5   44 next spill
        vpxor ymm5, ymm10, ymm1                                          ;   278.7 fp3     41 next
        vmovdqu [rbp + 3520], ymm3                                       ;   287.5 agu1+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   284.5 fp0     41 next
        vmovdqu [rbp + 3040], ymm3                                       ;   285.7 agu0+fp5   41 next spill
        vpand ymm3, ymm7, ymm6                                           ;   279.3 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   280.3 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   285.5 fp3     41 next
        vmovdqu [rbp + 2880], ymm8                                       ;   286.7 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm11                                          ;   281.7 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   282.7 fp1     41 next
        vpand ymm15, ymm1, ymm2                                          ;   286.5 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   287.5 fp3     41 next
        vpand ymm15, ymm5, ymm13                                         ;   284.5 fp0     41 next
        vpand ymm5, ymm5, ymm6                                           ;   283.7 fp1     41 next
        vmovdqu [rbp + 3488], ymm8                                       ;   287.7 agu1+fp5   41 next spill
        vpand ymm8, ymm0, ymm6                                           ;   284.5 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   285.5 fp3     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   286.5 fp0     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   287.5 fp1     41 next
        vpand ymm14, ymm14, ymm11                                        ;   285.5 fp2     41 next
        vpor ymm8, ymm0, ymm1                                            ;   285.7 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   288.5 fp0     41 next
        vpxor ymm5, ymm5, ymm14                                          ;   286.5 fp1     41 next
        vpxor ymm14, ymm7, ymm1                                          ;   286.5 fp2     41 next
        vpxor ymm9, ymm9, ymm7                                           ;   288.5 fp3     41 next
        vpand ymm7, ymm7, [rbp + 3104]                                   ;   292.5 fp0+agu0   41 next
        vmovdqu [rbp + 3136], ymm8                                       ;   289.5 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm2                                           ;   287.0 fp1     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   288.0 fp2     41 next
        vmovdqu [rbp + 2752], ymm7                                       ;   293.5 agu1+fp5   41 next spill
        vpand ymm7, ymm1, ymm10                                          ;   287.7 fp3     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   288.7 fp0     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   289.7 fp1     41 next
        vpand ymm7, ymm7, ymm10                                          ;   289.7 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   294.5 fp3+agu0   41 next
        vmovdqu [rbp + 3456], ymm10                                      ;   290.7 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   288.8 fp0     41 next
        vpand ymm14, ymm14, ymm11                                        ;   289.0 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   290.0 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   291.0 fp3     41 next
        vmovdqu ymm14, [rbp + 3104]                                      ;   288.7 agu1    44 next reload
        vmovdqu [rbp + 3232], ymm10                                      ;   291.7 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   295.7 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   296.7 fp1     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   296.7 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   292.0 fp3     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   289.7 agu1    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   296.7 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 3488]                                   ;   294.7 fp1+agu0   41 next
        vpxor ymm7, ymm7, ymm4                                           ;   295.7 fp2     41 next
        vpand ymm12, ymm12, ymm1                                         ;   291.7 fp3     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   292.7 fp0     41 next
        vpand ymm6, ymm6, ymm13                                          ;   292.0 fp1     41 next
        vpand ymm8, ymm2, [rbp + 3328]                                   ;   292.5 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm8                                           ;   293.5 fp3     41 next
        vpand ymm2, ymm2, ymm0                                           ;   292.8 fp0     41 next
        vmovdqu ymm8, [rbp + 3168]                                       ;   291.8 agu0    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   298.8 fp1     41 next
        vpxor ymm6, ymm6, ymm0                                           ;   299.8 fp2     41 next
        vmovdqu ymm0, [rbp + 3328]                                       ;   292.3 agu1    44 next reload
        vmovdqu [rbp + 3360], ymm3                                       ;   297.7 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   299.3 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                           ;   294.5 fp0     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   300.8 fp1     41 next
        vpand ymm13, ymm13, ymm11                                        ;   294.5 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 2752]                                 ;   300.5 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   301.8 fp0     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   295.0 fp1     41 next
        vmovdqu ymm2, [rbp + 3456]                                       ;   294.7 agu1    44 next reload
        vmovdqu [rbp + 2752], ymm7                                       ;   302.8 agu2+fp5   41 next spill
        vpand ymm7, ymm11, ymm2                                          ;   301.7 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                           ;   302.7 fp3     41 next
        vpxor ymm7, ymm13, [rbp + 3232]                                  ;   301.5 fp0+agu0   41 next
        vpand ymm1, ymm1, ymm11                                          ;   296.0 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   301.8 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm7                                           ;   302.5 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   296.8 fp0     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   297.0 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 2880]                                 ;   301.5 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   303.7 fp3     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   304.7 fp0     41 next
        vpand ymm3, ymm11, ymm0                                          ;   299.3 fp1     41 next
        vpand ymm11, ymm11, ymm14                                        ;   298.8 fp2     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   302.8 fp3     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   303.8 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3136]                                   ;   299.5 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   305.7 fp2     41 next
        vpand ymm10, ymm10, ymm14                                        ;   300.0 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   300.3 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 2880]                                   ;   300.5 fp1+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   301.3 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 3072]                                   ;   301.0 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm3                                           ;   302.0 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3488]                                 ;   301.5 fp1+agu0   41 next
        vpand ymm8, ymm8, ymm14                                          ;   301.8 fp2     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   302.0 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   303.5 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   304.5 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3040]                                   ;   305.5 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm10                                          ;   303.0 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   306.5 fp0     41 next
        vmovdqu ymm14, [rbp + 2912]                                      ;   302.5 agu0    41 next
        vmovdqu ymm0, [rbp + 3008]                                       ;   303.0 agu1    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   310.0 fp1     41 next
        vmovdqu ymm1, [rbp + 3200]                                       ;   303.5 agu0    41 next
        vmovdqu ymm2, [rbp + 3424]                                       ;   304.0 agu1    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;   311.0 fp2     41 next
        vmovdqu ymm3, [rbp + 2400]                                       ;   304.5 agu0    41 next
        vmovdqu ymm6, [rbp + 3264]                                       ;   305.0 agu1    44 next reload
        vpand ymm3, ymm3, ymm6                                           ;   312.0 fp3     41 next
        vmovdqu ymm7, [rbp + 3200]                                       ;   305.5 agu0    41 next
        vmovdqu ymm8, [rbp + 3392]                                       ;   306.0 agu1    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;   313.0 fp0     41 next
        vmovdqu ymm11, [rbp + 2912]                                      ;   306.5 agu0    41 next
        vpand ymm11, ymm11, ymm2                                         ;   313.5 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   311.0 fp2     41 next
        vmovdqu [rbp + 3040], ymm12                                      ;   305.0 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;   313.0 fp3     41 next
        vmovdqu [rbp + 3456], ymm5                                       ;   306.0 agu2+fp5   41 next spill
        vpand ymm5, ymm0, ymm6                                           ;   312.0 fp0     41 next
        vmovdqu [rbp + 3328], ymm10                                      ;   307.5 agu1+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;   313.0 fp1     41 next
        vpand ymm3, ymm3, [rbp + 2912]                                   ;   313.0 fp2+agu0   41 next
        vmovdqu [rbp + 3104], ymm4                                       ;   308.0 agu2+fp5   41 next spill
        vpxor ymm4, ymm11, ymm10                                         ;   314.5 fp3     41 next
        vpxor ymm11, ymm11, ymm7                                         ;   314.5 fp0     41 next
        vpxor ymm5, ymm5, ymm11                                          ;   315.5 fp1     41 next
        vpand ymm11, ymm11, [rbp + 2400]                                 ;   315.5 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm5                                           ;   316.5 fp3     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   309.0 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2912]                                  ;   314.0 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   315.0 fp1     41 next
        vpand ymm9, ymm9, ymm6                                           ;   315.0 fp2     41 next
        vmovdqu [rbp + 3488], ymm13                                      ;   311.2 agu1+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 2400]                                  ;   313.0 fp3+agu0   41 next
        vpand ymm1, ymm1, ymm6                                           ;   317.5 fp0     41 next
        vmovdqu [rbp + 3072], ymm15                                      ;   312.2 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   314.0         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   314.0 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3200]                                 ;   314.0 fp2+agu1   41 next
        vmovdqu [rbp + 2880], ymm4                                       ;   315.5 agu0+fp5   41 next spill
        vmovdqu ymm4, [rbp + 3200]                                       ;   314.2 agu1    41 next
        vpand ymm4, ymm4, [rbp + 2912]                                   ;   321.2 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm4                                         ;   322.2 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 2400]                                   ;   322.2 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   316.0 fp2     41 next
        vmovdqu [rbp + 3136], ymm14                                      ;   314.3 agu2+fp5   41 next spill
        vpand ymm14, ymm5, [rbp + 2912]                                  ;   316.5 fp3+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   317.5 fp0     41 next
        vmovdqu ymm14, [rbp + 2400]                                      ;   316.2 agu1    44 next reload
        vmovdqu [rbp + 3520], ymm13                                      ;   318.5 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   323.2 fp1     41 next
        vpand ymm5, ymm5, ymm8                                           ;   316.5 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   318.5 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   323.2 fp0     41 next
        vpand ymm7, ymm7, ymm13                                          ;   324.2 fp1     41 next
        vpand ymm4, ymm4, [rbp + 3200]                                   ;   323.2 fp2+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   325.2 fp3     41 next
        vpand ymm9, ymm9, ymm6                                           ;   317.0 fp0     41 next
        vmovdqu [rbp + 3232], ymm1                                       ;   319.5 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm6                                           ;   317.2 fp1     41 next
        vpand ymm14, ymm1, ymm13                                         ;   324.2 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   324.2 fp3     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   325.2 fp0     41 next
        vpxor ymm1, ymm6, ymm8                                           ;   318.2 fp1     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   325.2 fp2     41 next
        vpxor ymm1, ymm10, ymm8                                          ;   318.7 fp3     41 next
        vpand ymm1, ymm1, ymm0                                           ;   319.7 fp0     41 next
        vpxor ymm3, ymm3, ymm4                                           ;   324.2 fp1     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   326.2 fp2     41 next
        vmovdqu ymm4, [rel kasumi_decrypt_compact.T0_constants256]       ;   319.5 agu1    41 next reload
        vpxor ymm1, ymm1, ymm4                                           ;   327.2 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   326.2 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   324.2 fp1     41 next
        vmovdqu ymm11, [rbp + 3136]                                      ;   322.2 agu0    41 next reload
        vmovdqu [rbp + 3296], ymm1                                       ;   328.2 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;   329.2 fp2     41 next
        vpand ymm14, ymm14, ymm6                                         ;   327.2 fp3     41 next
        vpand ymm15, ymm15, ymm2                                         ;   325.2 fp0     41 next
        vpxor ymm15, ymm15, ymm4                                         ;   326.5 fp1     41 next
        vpand ymm4, ymm0, [rbp + 3200]                                   ;   324.2 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm4                                           ;   325.2 fp3     41 next
        vpand ymm11, ymm8, [rbp + 2912]                                  ;   324.5 fp0+agu0   41 next
        vpand ymm13, ymm13, ymm11                                        ;   325.5 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   325.5 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 2400]                                   ;   325.3 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   328.2 fp0     41 next
        vmovdqu ymm11, [rbp + 3200]                                      ;   325.5 agu0    44 next reload
        vpand ymm8, ymm6, ymm11                                          ;   332.5 fp1     41 next
        vpand ymm6, ymm0, [rbp + 2400]                                   ;   326.2 fp2+agu1   41 next
        vpand ymm0, ymm10, ymm11                                         ;   332.5 fp3     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   333.5 fp0     41 next
        vpxor ymm0, ymm6, ymm8                                           ;   333.5 fp1     41 next
        vpand ymm6, ymm6, ymm4                                           ;   327.2 fp2     41 next
        vpand ymm4, ymm4, [rbp + 2912]                                   ;   327.3 fp3+agu0   41 next
        vpand ymm10, ymm10, [rbp + 2400]                                 ;   327.5 fp0+agu1   41 next
        vpand ymm11, ymm2, ymm0                                          ;   334.5 fp1     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   334.5 fp2     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   330.2 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   333.5 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   335.5 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   335.5 fp2+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   334.5 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   336.5 fp0     41 next
        vpxor ymm4, ymm4, ymm10                                          ;   329.7 fp1     41 next
        vpxor ymm5, ymm5, ymm11                                          ;   336.5 fp2     41 next
        vmovdqu ymm1, [rbp + 3136]                                       ;   328.5 agu1    41 next
        vmovdqu ymm7, [rbp + 2400]                                       ;   328.7 agu0    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;   335.7 fp3     41 next
        vmovdqu ymm8, [rbp + 3008]                                       ;   329.5 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   336.5 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   337.5 fp1     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   337.5 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   335.5 fp3     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   338.5 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   337.5 fp1+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   333.7 agu1    41 next reload
        vpxor ymm5, ymm5, ymm15                                          ;   340.7 fp2     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   336.7 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   339.5 fp0+agu0   41 next
        vpxor ymm4, ymm4, [rbp + 3232]                                   ;   334.7 fp1+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 3072]                                   ;   335.5 fp2+agu0   41 next
        vpxor ymm0, ymm2, ymm13                                          ;   338.5 fp3     41 next
        vmovdqu ymm1, [rbp + 3360]                                       ;   335.7 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 3264]                                   ;   342.7 fp0+agu0   41 next
        vpxor ymm9, ymm1, [rbp + 3296]                                   ;   343.7 fp1+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   337.5 fp2+agu0   41 next
        vpxor ymm5, ymm8, ymm5                                           ;   341.7 fp3     41 next
        vmovdqu ymm10, [rbp + 3168]                                      ;   337.7 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 2912]                                 ;   344.7 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   345.7 fp1     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   338.7 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   345.7 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   346.7 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 3328]                                   ;   339.7 fp0+agu1   41 next
        vpxor ymm6, ymm6, ymm7                                           ;   340.7 fp1     41 next
        vmovdqu ymm12, [rbp + 3456]                                      ;   340.5 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3200]                                 ;   347.5 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm12                                          ;   348.5 fp3     41 next
        vmovdqu ymm13, [rbp + 2560]                                      ;   341.5 agu0    50 next reload
        vpxor ymm2, ymm2, ymm13                                          ;   348.5 fp0     50 next
        vpxor ymm1, ymm1, [rbp + 2816]                                   ;   343.7 fp1+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2720]                                   ;   342.5 fp2+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2432]                                 ;   345.7 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   346.7 fp0+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2944]                                   ;   343.7 fp1+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2784]                                 ;   348.5 fp2+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2688]                                   ;   344.7 fp3+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2496]                                   ;   345.5 fp0+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   345.7 fp1+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 2656]                                 ;   346.7 fp2+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 2464]                                   ;   347.7 fp3+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2976]                                   ;   347.5 fp0+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 2528]                                   ;   349.5 fp1+agu1   50 next
        vpxor ymm13, ymm13, [r10 + 608]                                  ;   348.5 fp2+agu0   50 next
        vmovdqu [rbp + 2560], ymm4                                       ;   350.5 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2752]                                       ;   348.7 agu1    50 next
        vpxor ymm4, ymm4, [rbp + 2368]                                   ;   355.7 fp3+agu0   50 next
        vmovdqu [rbp + 2752], ymm6                                       ;   348.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3040]                                       ;   349.7 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2624]                                   ;   356.7 fp0+agu0   50 next
        vmovdqu [rbp + 3040], ymm3                                       ;   348.7 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2816]                                       ;   350.7 agu1    50 next
        vpxor ymm3, ymm3, [r10 + 640]                                    ;   357.7 fp1+agu0   50 next
        vmovdqu [rbp + 2816], ymm14                                      ;   348.5 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2720]                                      ;   351.7 agu1    50 next
        vpxor ymm14, ymm14, [r10 + 672]                                  ;   358.7 fp2+agu0   50 next
        vmovdqu [rbp + 2720], ymm5                                       ;   349.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2432]                                       ;   352.7 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 704]                                    ;   359.7 fp3+agu0   50 next
        vmovdqu [rbp + 2432], ymm9                                       ;   350.5 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2848]                                       ;   353.7 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 736]                                    ;   360.7 fp0+agu0   50 next
        vmovdqu [rbp + 2848], ymm0                                       ;   351.5 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2944]                                       ;   354.7 agu1    50 next
        vpxor ymm0, ymm0, [r10 + 768]                                    ;   361.7 fp1+agu0   50 next
        vmovdqu [rbp + 2944], ymm6                                       ;   357.7 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2784]                                       ;   355.7 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 800]                                    ;   362.7 fp2+agu0   50 next
        vmovdqu [rbp + 2784], ymm4                                       ;   356.7 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2368]                                       ;   356.7 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 832]                                    ;   363.7 fp3+agu0   50 next
        vmovdqu [rbp + 2368], ymm12                                      ;   354.5 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2624]                                      ;   357.7 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 864]                                  ;   364.7 fp0+agu0   50 next
        vmovdqu [rbp + 2624], ymm7                                       ;   355.5 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 2688]                                       ;   358.7 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 896]                                    ;   365.7 fp1+agu0   50 next
        vmovdqu [rbp + 2688], ymm11                                      ;   356.5 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2496]                                      ;   359.7 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 928]                                  ;   366.7 fp2+agu0   50 next
        vmovdqu [rbp + 2496], ymm10                                      ;   357.5 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2592]                                      ;   360.7 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 960]                                  ;   367.7 fp3+agu0   50 next
        vmovdqu [rbp + 2592], ymm8                                       ;   358.5 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   361.7 agu1    50 next
        vpxor ymm8, ymm8, [r10 + 992]                                    ;   368.7 fp0+agu0   50 next
        vmovdqu [rbp + 2656], ymm1                                       ;   359.5 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 2464]                                       ;   362.7 agu1    50 next
        vpxor ymm1, ymm1, [r10 + 512]                                    ;   369.7 fp1+agu0   50 next
        vmovdqu [rbp + 2464], ymm2                                       ;   360.5 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2976]                                       ;   363.7 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 544]                                    ;   370.7 fp2+agu0   50 next
        vmovdqu [rbp + 2976], ymm9                                       ;   361.7 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2528]                                       ;   364.7 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 576]                                    ;   371.7 fp3+agu0   50 next
        vmovdqu [rbp + 2528], ymm3                                       ;   362.5 agu2+fp5   50 next spill
        vpxor ymm3, ymm7, ymm9                                           ;   372.7 fp0     41 next
        vmovdqu [rbp + 3200], ymm0                                       ;   363.5 agu2+fp5   50 next spill
        vpxor ymm0, ymm4, ymm1                                           ;   370.7 fp1     41 next
        vmovdqu [rbp + 3456], ymm13                                      ;   364.5 agu2+fp5   50 next spill
        vpxor ymm13, ymm7, ymm11                                         ;   367.7 fp2     41 next
        vmovdqu [rbp + 3328], ymm6                                       ;   365.5 agu2+fp5   50 next spill
        vpand ymm6, ymm4, ymm12                                          ;   365.7 fp3     41 next
        vmovdqu [rbp + 2400], ymm14                                      ;   366.5 agu1+fp5   50 next spill
        vpxor ymm14, ymm7, ymm2                                          ;   371.7 fp0     41 next
        vpand ymm14, ymm14, ymm4                                         ;   372.7 fp1     41 next
        vmovdqu [rbp + 3392], ymm5                                       ;   367.5 agu0+fp5   50 next spill
        vpxor ymm5, ymm1, ymm11                                          ;   370.7 fp2     41 next
        vmovdqu [rbp + 3104], ymm9                                       ;   372.7 agu2+fp5   50 next spill
        vpand ymm9, ymm13, ymm11                                         ;   368.7 fp3     41 next
        vpxor ymm6, ymm6, ymm9                                           ;   369.7 fp0     41 next
        vpand ymm9, ymm1, ymm8                                           ;   370.7 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   371.7 fp2     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   373.7 fp3     41 next
        vmovdqu [rbp + 2912], ymm9                                       ;   372.7 agu1+fp5   41 next spill
        vpand ymm9, ymm0, ymm2                                           ;   371.7 fp0     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   371.7 agu0+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                          ;   370.7 fp1     41 next
        vmovdqu [rbp + 3488], ymm11                                      ;   371.5 agu2+fp5   50 next spill
        vpxor ymm11, ymm7, ymm12                                         ;   370.7 fp2     41 next
        vmovdqu [rbp + 3296], ymm14                                      ;   374.7 agu1+fp5   41 next spill
        vpand ymm14, ymm5, ymm2                                          ;   371.7 fp3     41 next
        vmovdqu [rbp + 3008], ymm14                                      ;   373.5 agu0+fp5   41 next spill
        vpand ymm14, ymm4, ymm8                                          ;   371.3 fp0     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   372.3 fp1     41 next
        vpxor ymm9, ymm9, ymm14                                          ;   373.3 fp2     41 next
        vmovdqu [rbp + 3264], ymm9                                       ;   374.5 agu2+fp5   41 next spill
        vpand ymm9, ymm8, ymm10                                          ;   372.0 fp3     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   373.0 fp0     41 next
        vpand ymm15, ymm3, ymm12                                         ;   373.7 fp1     41 next
        vpxor ymm0, ymm0, ymm15                                          ;   374.7 fp2     41 next
        vpand ymm15, ymm11, ymm2                                         ;   373.0 fp3     41 next
        vpand ymm11, ymm11, ymm8                                         ;   373.3 fp0     41 next
        vmovdqu [rbp + 3360], ymm9                                       ;   375.5 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm8                                          ;   373.5 fp1     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   374.5 fp2     41 next
        vpxor ymm14, ymm14, ymm15                                        ;   375.5 fp3     41 next
        vpxor ymm14, ymm5, ymm14                                         ;   376.5 fp0     41 next
        vpand ymm5, ymm5, ymm10                                          ;   374.5 fp1     41 next
        vpor ymm9, ymm13, ymm12                                          ;   374.7 fp2     41 next
        vpxor ymm9, ymm9, ymm0                                           ;   375.7 fp3     41 next
        vpxor ymm11, ymm11, ymm5                                         ;   375.5 fp0     41 next
        vpxor ymm5, ymm4, ymm12                                          ;   375.5 fp1     41 next
        vpxor ymm0, ymm0, ymm4                                           ;   375.7 fp2     41 next
        vpand ymm4, ymm4, [rbp + 3104]                                   ;   379.7 fp3+agu0   41 next
        vmovdqu [rbp + 3072], ymm9                                       ;   376.7 agu2+fp5   41 next spill
        vpand ymm9, ymm3, ymm8                                           ;   376.3 fp0     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   377.3 fp1     41 next
        vmovdqu [rbp + 3424], ymm4                                       ;   380.7 agu1+fp5   41 next spill
        vpand ymm4, ymm12, ymm7                                          ;   376.7 fp2     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   377.7 fp3     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   378.7 fp0     41 next
        vpand ymm4, ymm4, ymm7                                           ;   378.7 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 3296]                                 ;   381.7 fp2+agu0   41 next
        vmovdqu [rbp + 3232], ymm7                                       ;   378.5 agu2+fp5   50 next spill
        vpand ymm7, ymm5, ymm1                                           ;   378.0 fp3     41 next
        vpand ymm5, ymm5, ymm10                                          ;   378.3 fp0     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   379.3 fp1     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   380.3 fp2     41 next
        vmovdqu ymm5, [rbp + 3104]                                       ;   377.3 agu1    50 next reload
        vmovdqu [rbp + 3520], ymm7                                       ;   379.5 agu0+fp5   41 next spill
        vpand ymm7, ymm2, ymm5                                           ;   384.3 fp3     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   385.3 fp0     41 next
        vpxor ymm7, ymm7, ymm8                                           ;   385.3 fp1     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   381.3 fp2     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   378.3 agu1    41 next reload
        vpxor ymm14, ymm14, ymm9                                         ;   385.3 fp3     41 next
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   382.5 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm6                                           ;   383.5 fp1     41 next
        vpand ymm1, ymm1, ymm12                                          ;   380.7 fp2     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   381.7 fp3     41 next
        vpand ymm8, ymm8, ymm2                                           ;   381.3 fp0     41 next
        vpand ymm9, ymm3, [rbp + 3488]                                   ;   381.5 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm9                                         ;   382.5 fp2     41 next
        vpand ymm3, ymm3, ymm13                                          ;   382.0 fp3     41 next
        vmovdqu ymm9, [rbp + 3168]                                       ;   380.3 agu0    41 next reload
        vpand ymm13, ymm13, ymm9                                         ;   387.3 fp0     41 next
        vpxor ymm8, ymm8, ymm13                                          ;   388.3 fp1     41 next
        vmovdqu ymm13, [rbp + 3488]                                      ;   380.8 agu1    50 next reload
        vmovdqu [rbp + 3136], ymm14                                      ;   386.3 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm13                                         ;   387.8 fp2     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   383.5 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   389.3 fp0     41 next
        vpand ymm2, ymm2, ymm10                                          ;   383.5 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 3424]                                   ;   387.7 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   390.3 fp3     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   384.3 fp0     41 next
        vmovdqu ymm3, [rbp + 3232]                                       ;   382.7 agu1    50 next reload
        vmovdqu [rbp + 3424], ymm4                                       ;   391.3 agu2+fp5   41 next spill
        vpand ymm4, ymm10, ymm3                                          ;   389.7 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   390.7 fp2     41 next
        vpxor ymm4, ymm2, [rbp + 3520]                                   ;   388.7 fp3+agu0   41 next
        vpand ymm12, ymm12, ymm10                                        ;   385.3 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 3296]                                   ;   390.3 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm4                                         ;   389.7 fp2     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   386.0 fp3     41 next
        vpxor ymm6, ymm6, ymm10                                          ;   386.3 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 3264]                                   ;   388.7 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm7                                         ;   391.7 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   392.7 fp3     41 next
        vpand ymm14, ymm10, ymm13                                        ;   387.8 fp0     41 next
        vpand ymm10, ymm10, ymm5                                         ;   387.5 fp1     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   391.3 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   392.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   388.3 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm4                                           ;   393.7 fp1     41 next
        vpand ymm7, ymm7, ymm5                                           ;   388.7 fp2     41 next
        vpxor ymm10, ymm10, ymm13                                        ;   389.0 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   389.3 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   390.0 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 2912]                                 ;   389.7 fp2+agu1   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   390.7 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   390.3 fp0+agu0   41 next
        vpand ymm9, ymm9, ymm5                                           ;   390.5 fp1     41 next
        vpxor ymm1, ymm1, ymm13                                          ;   390.7 fp2     41 next
        vpxor ymm12, ymm12, ymm9                                         ;   391.5 fp3     41 next
        vpxor ymm3, ymm3, ymm12                                          ;   392.5 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3008]                                   ;   393.5 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm7                                         ;   391.7 fp2     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   394.5 fp3     41 next
        vmovdqu ymm14, [rbp + 3392]                                      ;   390.7 agu0    41 next
        vmovdqu ymm3, [rbp + 2400]                                       ;   391.2 agu1    50 next reload
        vpand ymm14, ymm14, ymm3                                         ;   398.2 fp0     41 next
        vmovdqu ymm4, [rbp + 3328]                                       ;   391.7 agu0    41 next
        vmovdqu ymm5, [rbp + 3456]                                       ;   392.2 agu1    50 next reload
        vpand ymm4, ymm4, ymm5                                           ;   399.2 fp1     41 next
        vmovdqu ymm8, [rbp + 3200]                                       ;   392.7 agu0    41 next
        vmovdqu ymm9, [rbp + 2528]                                       ;   393.2 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   400.2 fp2     41 next
        vmovdqu ymm10, [rbp + 3328]                                      ;   393.7 agu0    41 next
        vmovdqu ymm12, [rbp + 2976]                                      ;   394.2 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   401.2 fp3     41 next
        vmovdqu ymm13, [rbp + 3392]                                      ;   394.7 agu0    41 next
        vpand ymm13, ymm13, ymm5                                         ;   401.7 fp0     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   399.2 fp1     41 next
        vmovdqu [rbp + 3008], ymm1                                       ;   393.2 agu2+fp5   41 next spill
        vpand ymm1, ymm5, ymm12                                          ;   401.2 fp2     41 next
        vmovdqu [rbp + 3232], ymm11                                      ;   394.2 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm9                                          ;   400.2 fp3     41 next
        vmovdqu [rbp + 3488], ymm7                                       ;   395.5 agu1+fp5   41 next spill
        vpxor ymm7, ymm4, ymm8                                           ;   401.2 fp0     41 next
        vpand ymm8, ymm8, [rbp + 3392]                                   ;   401.2 fp1+agu0   41 next
        vmovdqu [rbp + 3104], ymm6                                       ;   396.2 agu2+fp5   41 next spill
        vpxor ymm6, ymm13, ymm7                                          ;   402.7 fp2     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   402.7 fp3     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   403.7 fp0     41 next
        vpand ymm13, ymm13, [rbp + 3200]                                 ;   403.7 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   404.7 fp2     41 next
        vmovdqu [rbp + 3168], ymm0                                       ;   397.2 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 3392]                                   ;   402.2 fp3+agu0   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   403.2 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   403.2 fp1     41 next
        vmovdqu [rbp + 3360], ymm2                                       ;   399.3 agu1+fp5   41 next spill
        vpand ymm2, ymm12, [rbp + 3200]                                  ;   401.2 fp2+agu0   41 next
        vpand ymm4, ymm4, ymm9                                           ;   405.7 fp3     41 next
        vmovdqu [rbp + 2912], ymm15                                      ;   400.3 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm2                                              ;   402.2         41 next copy
        vpor ymm2, ymm2, ymm1                                            ;   402.2 fp0     41 next
        vpxor ymm1, ymm1, [rbp + 3328]                                   ;   402.2 fp1+agu1   41 next
        vmovdqu [rbp + 3264], ymm6                                       ;   403.7 agu0+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3328]                                       ;   402.3 agu1    41 next
        vpand ymm6, ymm6, [rbp + 3392]                                   ;   409.3 fp2+agu0   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   410.3 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   410.3 fp0+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   404.2 fp1     41 next
        vmovdqu [rbp + 3072], ymm14                                      ;   402.5 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 3392]                                 ;   404.7 fp2+agu0   41 next
        vpxor ymm2, ymm2, ymm14                                          ;   405.7 fp3     41 next
        vmovdqu ymm14, [rbp + 3200]                                      ;   404.3 agu1    50 next reload
        vmovdqu [rbp + 3296], ymm2                                       ;   406.7 agu2+fp5   41 next spill
        vpxor ymm2, ymm3, ymm14                                          ;   411.3 fp0     41 next
        vpand ymm11, ymm11, ymm12                                        ;   404.7 fp1     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   406.7 fp2     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   411.3 fp3     41 next
        vpand ymm10, ymm10, ymm2                                         ;   412.3 fp0     41 next
        vpand ymm6, ymm6, [rbp + 3328]                                   ;   411.3 fp1+agu0   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   413.3 fp2     41 next
        vpand ymm0, ymm0, ymm9                                           ;   405.2 fp3     41 next
        vmovdqu [rbp + 3520], ymm4                                       ;   407.7 agu2+fp5   41 next spill
        vpand ymm4, ymm5, ymm9                                           ;   405.3 fp0     41 next
        vpand ymm14, ymm4, ymm2                                          ;   412.3 fp1     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   412.3 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   413.3 fp3     41 next
        vpxor ymm4, ymm9, ymm12                                          ;   406.3 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   413.3 fp1     41 next
        vpxor ymm4, ymm7, ymm12                                          ;   406.8 fp2     41 next
        vpand ymm4, ymm4, ymm3                                           ;   407.8 fp3     41 next
        vpxor ymm8, ymm8, ymm6                                           ;   412.3 fp0     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   414.3 fp1     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   407.7 agu1    41 next reload
        vpxor ymm4, ymm4, ymm6                                           ;   415.3 fp2     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   414.3 fp3     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   412.3 fp0     41 next
        vmovdqu ymm13, [rbp + 3072]                                      ;   410.3 agu0    41 next reload
        vmovdqu [rbp + 2880], ymm4                                       ;   416.3 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                         ;   417.3 fp1     41 next
        vpand ymm14, ymm14, ymm9                                         ;   415.3 fp2     41 next
        vpand ymm15, ymm15, ymm5                                         ;   413.3 fp3     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   414.7 fp0     41 next
        vpand ymm6, ymm3, [rbp + 3328]                                   ;   412.3 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   413.3 fp2     41 next
        vpand ymm13, ymm12, [rbp + 3392]                                 ;   412.7 fp3+agu0   41 next
        vpand ymm2, ymm2, ymm13                                          ;   413.7 fp0     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   413.7 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3200]                                   ;   413.5 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   416.3 fp3     41 next
        vmovdqu ymm13, [rbp + 3328]                                      ;   413.7 agu0    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   420.7 fp0     41 next
        vpand ymm9, ymm3, [rbp + 3200]                                   ;   414.3 fp1+agu1   41 next
        vpand ymm3, ymm7, ymm13                                          ;   420.7 fp2     41 next
        vpxor ymm2, ymm2, ymm3                                           ;   421.7 fp3     41 next
        vpxor ymm3, ymm9, ymm12                                          ;   421.7 fp0     41 next
        vpand ymm9, ymm9, ymm6                                           ;   415.3 fp1     41 next
        vpand ymm6, ymm6, [rbp + 3392]                                   ;   415.5 fp2+agu0   41 next
        vpand ymm7, ymm7, [rbp + 3200]                                   ;   415.7 fp3+agu1   41 next
        vpand ymm13, ymm5, ymm3                                          ;   422.7 fp0     41 next
        vpxor ymm3, ymm3, ymm4                                           ;   422.7 fp1     41 next
        vpxor ymm4, ymm4, ymm15                                          ;   418.3 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   421.7 fp3     41 next
        vpxor ymm10, ymm10, ymm3                                         ;   423.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   423.7 fp1+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   422.7 fp2     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   424.7 fp3     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   417.8 fp0     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   424.7 fp1     41 next
        vmovdqu ymm4, [rbp + 3072]                                       ;   416.7 agu1    41 next
        vmovdqu ymm7, [rbp + 3200]                                       ;   416.8 agu0    50 next reload
        vpand ymm4, ymm4, ymm7                                           ;   423.8 fp2     41 next
        vmovdqu ymm10, [rbp + 2400]                                      ;   417.7 agu1    50 next reload
        vpor ymm3, ymm3, ymm10                                           ;   424.7 fp3     41 next
        vpxor ymm2, ymm2, ymm1                                           ;   425.7 fp0     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   425.7 fp1     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   423.7 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   426.7 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   425.7 fp0+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   421.8 agu1    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   428.8 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   424.8 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 3296]                                   ;   427.7 fp3+agu0   41 next
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   422.8 fp0+agu1   41 next
        vpxor ymm5, ymm5, [rbp + 2912]                                   ;   423.7 fp1+agu0   41 next
        vpxor ymm0, ymm5, ymm2                                           ;   426.7 fp2     41 next
        vmovdqu ymm1, [rbp + 3136]                                       ;   423.8 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2528]                                   ;   430.8 fp3+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 2880]                                   ;   431.8 fp0+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   425.7 fp1+agu0   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   429.8 fp2     41 next
        vmovdqu ymm4, [rbp + 3168]                                       ;   425.8 agu1    41 next
        vpxor ymm4, ymm4, [rbp + 3392]                                   ;   432.8 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   433.8 fp0     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   426.8 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 2976]                                 ;   433.8 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   434.8 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 3488]                                   ;   427.8 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   428.8 fp0     41 next
        vmovdqu ymm12, [rbp + 3232]                                      ;   428.7 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   435.7 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   436.7 fp2     41 next
        vpxor ymm0, ymm0, [r8 + 4384]                                    ;   429.7 fp3+agu0   44 next
        vpxor ymm2, ymm2, [r8 + 4416]                                    ;   432.8 fp0+agu1   44 next
        vpxor ymm3, ymm3, [r8 + 4448]                                    ;   430.8 fp1+agu0   44 next
        vpxor ymm14, ymm14, [r8 + 4480]                                  ;   434.8 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r8 + 4512]                                    ;   435.8 fp3+agu0   44 next
        vpxor ymm9, ymm9, [r8 + 4544]                                    ;   431.8 fp0+agu1   44 next
        vpxor ymm6, ymm6, [r8 + 4576]                                    ;   437.7 fp1+agu0   44 next
        vpxor ymm5, ymm5, [r8 + 4096]                                    ;   432.8 fp2+agu1   44 next
        vpxor ymm1, ymm1, [r8 + 4128]                                    ;   433.7 fp3+agu0   44 next
        vpxor ymm10, ymm10, [r8 + 4160]                                  ;   433.8 fp0+agu1   44 next
        vpxor ymm4, ymm4, [r8 + 4192]                                    ;   434.7 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r8 + 4224]                                  ;   434.8 fp2+agu1   44 next
        vpxor ymm7, ymm7, [r8 + 4256]                                    ;   435.7 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   436.7 fp0+agu1   44 next
        vmovdqu ymm13, [rbp + 3424]                                      ;   436.7 agu0    44 next
        vpxor ymm13, ymm13, [r8 + 4320]                                  ;   443.7 fp1+agu1   44 next
        vmovdqu [rbp + 3424], ymm8                                       ;   436.8 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3008]                                       ;   437.7 agu0    44 next
        vpxor ymm8, ymm8, [r8 + 4352]                                    ;   444.7 fp2+agu1   44 next
        vmovdqu [rbp + 3008], ymm2                                       ;   434.7 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   445.7 fp3     41 next
        vmovdqu [rbp + 3328], ymm9                                       ;   435.7 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                          ;   437.7 fp0     41 next
        vmovdqu [rbp + 3232], ymm0                                       ;   436.7 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                          ;   435.7 fp1     41 next
        vmovdqu [rbp + 3488], ymm6                                       ;   438.7 agu2+fp5   44 next spill
        vpand ymm6, ymm5, ymm1                                           ;   435.8 fp2     41 next
        vmovdqu [rbp + 3200], ymm3                                       ;   438.7 agu0+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   444.7 fp3     41 next
        vpand ymm3, ymm3, ymm5                                           ;   445.7 fp0     41 next
        vmovdqu [rbp + 2976], ymm14                                      ;   439.7 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                         ;   437.7 fp1     41 next
        vmovdqu [rbp + 3104], ymm8                                       ;   445.7 agu1+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                           ;   437.0 fp2     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   438.0 fp3     41 next
        vpand ymm8, ymm12, ymm7                                          ;   437.7 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   438.7 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   446.7 fp2     41 next
        vmovdqu [rbp + 3392], ymm8                                       ;   441.7 agu0+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   444.7 fp3     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   442.7 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                          ;   438.3 fp0     41 next
        vmovdqu [rbp + 3360], ymm4                                       ;   443.7 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                          ;   438.7 fp1     41 next
        vmovdqu [rbp + 2880], ymm3                                       ;   447.7 agu0+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   444.7 fp2     41 next
        vmovdqu [rbp + 2400], ymm3                                       ;   445.7 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm7                                           ;   439.3 fp3     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   440.3 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   445.7 fp1     41 next
        vmovdqu [rbp + 2528], ymm8                                       ;   446.7 agu1+fp5   41 next spill
        vpand ymm8, ymm7, ymm11                                          ;   441.7 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   442.7 fp3     41 next
        vpand ymm15, ymm1, ymm2                                          ;   446.7 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   447.7 fp1     41 next
        vpand ymm15, ymm4, ymm13                                         ;   444.7 fp2     41 next
        vpand ymm4, ymm4, ymm7                                           ;   443.8 fp3     41 next
        vmovdqu [rbp + 3136], ymm8                                       ;   447.7 agu0+fp5   41 next spill
        vpand ymm8, ymm0, ymm7                                           ;   444.7 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   445.7 fp1     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   446.7 fp2     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   447.7 fp3     41 next
        vpand ymm14, ymm14, ymm11                                        ;   445.7 fp0     41 next
        vpor ymm8, ymm0, ymm1                                            ;   445.8 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   448.7 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   446.7 fp3     41 next
        vpxor ymm14, ymm5, ymm1                                          ;   446.7 fp0     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   448.7 fp1     41 next
        vpand ymm5, ymm5, [rbp + 3104]                                   ;   452.7 fp2+agu1   41 next
        vmovdqu [rbp + 2912], ymm8                                       ;   449.7 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm2                                           ;   447.2 fp3     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   448.2 fp0     41 next
        vmovdqu [rbp + 3456], ymm5                                       ;   453.7 agu0+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                          ;   447.8 fp1     41 next
        vpxor ymm5, ymm5, ymm13                                          ;   448.8 fp2     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   449.8 fp3     41 next
        vpand ymm5, ymm5, ymm10                                          ;   449.8 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 2880]                                 ;   454.7 fp1+agu1   41 next
        vmovdqu [rbp + 3520], ymm10                                      ;   450.7 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   449.0 fp2     41 next
        vpand ymm14, ymm14, ymm11                                        ;   449.2 fp3     41 next
        vpxor ymm14, ymm14, ymm6                                         ;   450.2 fp0     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   451.2 fp1     41 next
        vmovdqu ymm14, [rbp + 3104]                                      ;   448.8 agu0    44 next reload
        vmovdqu [rbp + 3296], ymm10                                      ;   451.7 agu1+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   455.8 fp2     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   456.8 fp3     41 next
        vpxor ymm10, ymm10, ymm7                                         ;   456.8 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   452.2 fp1     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   449.8 agu0    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   456.8 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3136]                                   ;   454.7 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   455.7 fp0     41 next
        vpand ymm12, ymm12, ymm1                                         ;   451.8 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   452.8 fp2     41 next
        vpand ymm7, ymm7, ymm13                                          ;   452.2 fp3     41 next
        vpand ymm8, ymm2, [rbp + 3360]                                   ;   452.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   453.7 fp1     41 next
        vpand ymm2, ymm2, ymm0                                           ;   453.0 fp2     41 next
        vmovdqu ymm8, [rbp + 3168]                                       ;   451.8 agu1    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   458.8 fp3     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   459.8 fp0     41 next
        vmovdqu ymm0, [rbp + 3360]                                       ;   452.3 agu0    44 next reload
        vmovdqu [rbp + 3072], ymm3                                       ;   457.8 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   459.3 fp1     41 next
        vpxor ymm4, ymm4, ymm9                                           ;   454.7 fp2     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   460.8 fp3     41 next
        vpand ymm13, ymm13, ymm11                                        ;   454.7 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 3456]                                 ;   460.7 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   461.8 fp2     41 next
        vpxor ymm6, ymm6, ymm2                                           ;   455.2 fp3     41 next
        vmovdqu ymm2, [rbp + 3520]                                       ;   454.8 agu0    44 next reload
        vmovdqu [rbp + 3456], ymm5                                       ;   462.8 agu2+fp5   41 next spill
        vpand ymm5, ymm11, ymm2                                          ;   461.8 fp0     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   462.8 fp1     41 next
        vpxor ymm5, ymm13, [rbp + 3296]                                  ;   461.7 fp2+agu1   41 next
        vpand ymm1, ymm1, ymm11                                          ;   456.2 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 2880]                                   ;   461.8 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm5                                           ;   462.7 fp1     41 next
        vpxor ymm12, ymm12, ymm6                                         ;   457.0 fp2     41 next
        vpxor ymm6, ymm6, ymm11                                          ;   457.2 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   461.7 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   463.8 fp1     41 next
        vpxor ymm5, ymm5, ymm3                                           ;   464.8 fp2     41 next
        vpand ymm3, ymm11, ymm0                                          ;   459.3 fp3     41 next
        vpand ymm11, ymm11, ymm14                                        ;   458.8 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   462.8 fp1     41 next
        vpxor ymm13, ymm13, ymm7                                         ;   463.8 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   459.5 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm5                                           ;   465.8 fp0     41 next
        vpand ymm10, ymm10, ymm14                                        ;   460.0 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   460.3 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 2528]                                   ;   460.5 fp3+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   461.3 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 3392]                                   ;   461.0 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm3                                           ;   462.0 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 3136]                                 ;   461.5 fp3+agu1   41 next
        vpand ymm8, ymm8, ymm14                                          ;   461.8 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   462.0 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   463.7 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   464.7 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   465.7 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm10                                          ;   463.0 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   466.7 fp2     41 next
        vmovdqu ymm14, [rbp + 2976]                                      ;   462.5 agu1    41 next
        vmovdqu ymm0, [rbp + 3200]                                       ;   463.0 agu0    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   470.0 fp3     41 next
        vmovdqu ymm1, [rbp + 3488]                                       ;   463.5 agu1    41 next
        vmovdqu ymm2, [rbp + 3232]                                       ;   464.0 agu0    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;   471.0 fp0     41 next
        vmovdqu ymm3, [rbp + 3328]                                       ;   464.5 agu1    41 next
        vmovdqu ymm5, [rbp + 3008]                                       ;   465.0 agu0    44 next reload
        vpand ymm3, ymm3, ymm5                                           ;   472.0 fp1     41 next
        vmovdqu ymm7, [rbp + 3488]                                       ;   465.5 agu1    41 next
        vmovdqu ymm8, [rbp + 3424]                                       ;   466.0 agu0    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;   473.0 fp2     41 next
        vmovdqu ymm11, [rbp + 2976]                                      ;   466.5 agu1    41 next
        vpand ymm11, ymm11, ymm2                                         ;   473.5 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   471.0 fp0     41 next
        vmovdqu [rbp + 2400], ymm12                                      ;   465.0 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;   473.0 fp1     41 next
        vmovdqu [rbp + 3520], ymm4                                       ;   466.0 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm5                                           ;   472.0 fp2     41 next
        vmovdqu [rbp + 3360], ymm10                                      ;   467.7 agu0+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;   473.0 fp3     41 next
        vpand ymm3, ymm3, [rbp + 2976]                                   ;   473.0 fp0+agu1   41 next
        vmovdqu [rbp + 3104], ymm6                                       ;   468.0 agu2+fp5   41 next spill
        vpxor ymm6, ymm11, ymm10                                         ;   474.5 fp1     41 next
        vpxor ymm11, ymm11, ymm7                                         ;   474.5 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   475.5 fp3     41 next
        vpand ymm11, ymm11, [rbp + 3328]                                 ;   475.5 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   476.5 fp1     41 next
        vmovdqu [rbp + 3168], ymm9                                       ;   469.0 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 2976]                                  ;   474.0 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   475.0 fp3     41 next
        vpand ymm9, ymm9, ymm5                                           ;   475.0 fp0     41 next
        vmovdqu [rbp + 3136], ymm13                                      ;   471.2 agu0+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 3328]                                  ;   473.0 fp1+agu1   41 next
        vpand ymm1, ymm1, ymm5                                           ;   477.5 fp2     41 next
        vmovdqu [rbp + 3392], ymm15                                      ;   472.2 agu2+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   474.0         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   474.0 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   474.0 fp0+agu0   41 next
        vmovdqu [rbp + 2528], ymm6                                       ;   475.5 agu1+fp5   41 next spill
        vmovdqu ymm6, [rbp + 3488]                                       ;   474.2 agu0    41 next
        vpand ymm6, ymm6, [rbp + 2976]                                   ;   481.2 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   482.2 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   482.2 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   476.0 fp0     41 next
        vmovdqu [rbp + 2912], ymm14                                      ;   474.3 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 2976]                                  ;   476.5 fp1+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   477.5 fp2     41 next
        vmovdqu ymm14, [rbp + 3328]                                      ;   476.2 agu0    44 next reload
        vmovdqu [rbp + 2880], ymm13                                      ;   478.5 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   483.2 fp3     41 next
        vpand ymm4, ymm4, ymm8                                           ;   476.5 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   478.5 fp1     41 next
        vpxor ymm12, ymm12, ymm6                                         ;   483.2 fp2     41 next
        vpand ymm7, ymm7, ymm13                                          ;   484.2 fp3     41 next
        vpand ymm6, ymm6, [rbp + 3488]                                   ;   483.2 fp0+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   485.2 fp1     41 next
        vpand ymm9, ymm9, ymm5                                           ;   477.0 fp2     41 next
        vmovdqu [rbp + 3296], ymm1                                       ;   479.5 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm5                                           ;   477.2 fp3     41 next
        vpand ymm14, ymm1, ymm13                                         ;   484.2 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   484.2 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   485.2 fp2     41 next
        vpxor ymm1, ymm5, ymm8                                           ;   478.2 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   485.2 fp0     41 next
        vpxor ymm1, ymm10, ymm8                                          ;   478.7 fp1     41 next
        vpand ymm1, ymm1, ymm0                                           ;   479.7 fp2     41 next
        vpxor ymm3, ymm3, ymm6                                           ;   484.2 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   486.2 fp0     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   479.5 agu0    41 next reload
        vpxor ymm1, ymm1, ymm6                                           ;   487.2 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   486.2 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   484.2 fp3     41 next
        vmovdqu ymm11, [rbp + 2912]                                      ;   482.2 agu1    41 next reload
        vmovdqu [rbp + 3264], ymm1                                       ;   488.2 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;   489.2 fp0     41 next
        vpand ymm14, ymm14, ymm5                                         ;   487.2 fp1     41 next
        vpand ymm15, ymm15, ymm2                                         ;   485.2 fp2     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   486.5 fp3     41 next
        vpand ymm6, ymm0, [rbp + 3488]                                   ;   484.2 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm6                                           ;   485.2 fp1     41 next
        vpand ymm11, ymm8, [rbp + 2976]                                  ;   484.5 fp2+agu1   41 next
        vpand ymm13, ymm13, ymm11                                        ;   485.5 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   485.5 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;   485.3 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   488.2 fp2     41 next
        vmovdqu ymm11, [rbp + 3488]                                      ;   485.5 agu1    44 next reload
        vpand ymm8, ymm5, ymm11                                          ;   492.5 fp3     41 next
        vpand ymm5, ymm0, [rbp + 3328]                                   ;   486.2 fp0+agu0   41 next
        vpand ymm0, ymm10, ymm11                                         ;   492.5 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   493.5 fp2     41 next
        vpxor ymm0, ymm5, ymm8                                           ;   493.5 fp3     41 next
        vpand ymm5, ymm5, ymm6                                           ;   487.2 fp0     41 next
        vpand ymm6, ymm6, [rbp + 2976]                                   ;   487.3 fp1+agu1   41 next
        vpand ymm10, ymm10, [rbp + 3328]                                 ;   487.5 fp2+agu0   41 next
        vpand ymm11, ymm2, ymm0                                          ;   494.5 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   494.5 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   490.2 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   493.5 fp2     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   495.5 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 2528]                                 ;   495.5 fp0+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   494.5 fp1     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   496.5 fp2     41 next
        vpxor ymm6, ymm6, ymm10                                          ;   489.7 fp3     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   496.5 fp0     41 next
        vmovdqu ymm1, [rbp + 2912]                                       ;   488.5 agu0    41 next
        vmovdqu ymm7, [rbp + 3328]                                       ;   488.7 agu1    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;   495.7 fp1     41 next
        vmovdqu ymm8, [rbp + 3200]                                       ;   489.5 agu0    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   496.5 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   497.5 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   497.5 fp0     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   495.5 fp1     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   498.5 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   497.5 fp3+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   493.7 agu0    41 next reload
        vpxor ymm4, ymm4, ymm15                                          ;   500.7 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   496.7 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 2880]                                   ;   499.5 fp2+agu1   41 next
        vpxor ymm6, ymm6, [rbp + 3296]                                   ;   494.7 fp3+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 3392]                                   ;   495.5 fp0+agu1   41 next
        vpxor ymm0, ymm2, ymm13                                          ;   498.5 fp1     41 next
        vmovdqu ymm1, [rbp + 3072]                                       ;   495.7 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3008]                                   ;   502.7 fp2+agu1   41 next
        vpxor ymm9, ymm1, [rbp + 3264]                                   ;   503.7 fp3+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 3136]                                   ;   497.5 fp0+agu1   41 next
        vpxor ymm4, ymm8, ymm4                                           ;   501.7 fp1     41 next
        vmovdqu ymm10, [rbp + 3168]                                      ;   497.7 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 2976]                                 ;   504.7 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   505.7 fp3     41 next
        vmovdqu ymm11, [rbp + 3104]                                      ;   498.7 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   505.7 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   506.7 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3360]                                   ;   499.7 fp2+agu0   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   500.7 fp3     41 next
        vmovdqu ymm12, [rbp + 3520]                                      ;   500.5 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   507.5 fp0+agu0   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   508.5 fp1     41 next
        vmovdqu ymm13, [rbp + 2464]                                      ;   501.5 agu1    50 next reload
        vpxor ymm2, ymm2, ymm13                                          ;   508.5 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   503.7 fp3+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   502.5 fp0+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   505.7 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 2688]                                 ;   506.7 fp2+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2624]                                   ;   503.7 fp3+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 2368]                                 ;   508.5 fp0+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 2848]                                   ;   504.7 fp1+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;   505.5 fp2+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 2720]                                   ;   505.7 fp3+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   506.7 fp0+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 3040]                                   ;   507.7 fp1+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2752]                                   ;   507.5 fp2+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2560]                                   ;   509.5 fp3+agu0   50 next
        vmovdqu ymm15, [rbp + 3456]                                      ;   508.5 agu1    50 next
        vpxor ymm15, ymm15, [rbp + 2784]                                 ;   515.5 fp0+agu0   50 next
        vmovdqu [rbp + 3456], ymm6                                       ;   510.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2400]                                       ;   509.5 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2944]                                   ;   516.5 fp1+agu0   50 next
        vmovdqu [rbp + 2400], ymm5                                       ;   508.5 agu2+fp5   50 next spill
        vpand ymm5, ymm13, [r8 + 992]                                    ;   510.5 fp2+agu1   58 r
        vmovdqu ymm13, [rbp + 2656]                                      ;   510.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 512]                                   ;   517.7 fp3+agu1   58 r
        vmovdqu [rbp + 3488], ymm3                                       ;   508.7 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2592]                                       ;   511.7 agu0    58 r
        vpand ymm3, ymm3, [r8 + 544]                                     ;   518.7 fp0+agu1   58 r
        vmovdqu [rbp + 3520], ymm14                                      ;   508.7 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2496]                                      ;   512.7 agu0    58 r
        vpand ymm14, ymm14, [r8 + 576]                                   ;   519.7 fp1+agu1   58 r
        vmovdqu [rbp + 3360], ymm4                                       ;   509.7 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2688]                                       ;   513.7 agu0    58 r
        vpand ymm4, ymm4, [r8 + 608]                                     ;   520.7 fp2+agu1   58 r
        vpxor ymm1, ymm1, ymm5                                           ;   511.5 fp3     58 r
        vmovdqu ymm5, [rbp + 2624]                                       ;   514.7 agu0    58 r
        vpand ymm5, ymm5, [r8 + 640]                                     ;   521.7 fp0+agu1   58 r
        vmovdqu [rbp + 3328], ymm1                                       ;   512.5 agu2+fp5   58 r spill
        vmovdqu ymm1, [rbp + 2368]                                       ;   515.7 agu0    58 r
        vpand ymm1, ymm1, [r8 + 672]                                     ;   522.7 fp1+agu1   58 r
        vpxor ymm8, ymm8, ymm13                                          ;   518.7 fp2     58 r
        vmovdqu ymm13, [rbp + 2784]                                      ;   516.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 704]                                   ;   523.7 fp3+agu1   58 r
        vpxor ymm10, ymm10, ymm3                                         ;   519.7 fp0     58 r
        vmovdqu ymm3, [rbp + 2944]                                       ;   517.7 agu0    58 r
        vpand ymm3, ymm3, [r8 + 736]                                     ;   524.7 fp1+agu1   58 r
        vpxor ymm11, ymm11, ymm14                                        ;   520.7 fp2     58 r
        vmovdqu ymm14, [rbp + 2848]                                      ;   518.7 agu0    58 r
        vpand ymm14, ymm14, [r8 + 768]                                   ;   525.7 fp3+agu1   58 r
        vpxor ymm7, ymm7, ymm4                                           ;   521.7 fp0     58 r
        vmovdqu ymm4, [rbp + 2432]                                       ;   519.7 agu0    58 r
        vpand ymm4, ymm4, [r8 + 800]                                     ;   526.7 fp1+agu1   58 r
        vpxor ymm12, ymm12, ymm5                                         ;   522.7 fp2     58 r
        vmovdqu ymm5, [rbp + 2720]                                       ;   520.7 agu0    58 r
        vpand ymm5, ymm5, [r8 + 832]                                     ;   527.7 fp3+agu1   58 r
        vpxor ymm15, ymm15, ymm1                                         ;   523.7 fp0     58 r
        vmovdqu ymm1, [rbp + 2816]                                       ;   521.7 agu0    58 r
        vpand ymm1, ymm1, [r8 + 864]                                     ;   528.7 fp1+agu1   58 r
        vpxor ymm6, ymm6, ymm13                                          ;   524.7 fp2     58 r
        vmovdqu ymm13, [rbp + 3040]                                      ;   522.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 896]                                   ;   529.7 fp3+agu1   58 r
        vpxor ymm0, ymm0, ymm3                                           ;   525.7 fp0     58 r
        vmovdqu ymm3, [rbp + 2752]                                       ;   523.7 agu0    58 r
        vpand ymm3, ymm3, [r8 + 928]                                     ;   530.7 fp1+agu1   58 r
        vpxor ymm9, ymm9, ymm14                                          ;   526.7 fp2     58 r
        vmovdqu ymm14, [rbp + 2560]                                      ;   524.7 agu0    58 r
        vpand ymm14, ymm14, [r8 + 960]                                   ;   531.7 fp3+agu1   58 r
        vpxor ymm2, ymm2, ymm14                                          ;   532.7 fp0     58 r
        vpxor ymm4, ymm4, [rbp + 3360]                                   ;   527.7 fp1+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   528.7 fp2+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   529.7 fp3+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   530.7 fp0+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 3456]                                   ;   531.7 fp1+agu0   58 r
        vmovdqu ymm14, [r9 + 4608]                                       ;   528.5 agu1    68 k2.0 reload
        vmovdqu [rbp + 3456], ymm3                                       ;   532.7 agu2+fp5   58 r spill
        vpor ymm3, ymm2, ymm14                                           ;   535.5 fp2     59 r
        vpor ymm14, ymm8, [r9 + 4672]                                    ;   528.7 fp3+agu0   59 r
        vmovdqu [rbp + 2400], ymm8                                       ;   526.8 agu2+fp5   58 r spill
        vmovdqu ymm8, [rbp + 3328]                                       ;   529.5 agu1    59 r
        vpor ymm8, ymm8, [r9 + 4640]                                     ;   536.5 fp0+agu0   59 r
        vmovdqu [rbp + 3488], ymm2                                       ;   533.7 agu2+fp5   58 r spill
        vpor ymm2, ymm10, [r9 + 4704]                                    ;   530.5 fp1+agu1   59 r
        vmovdqu [rbp + 3520], ymm10                                      ;   528.8 agu2+fp5   58 r spill
        vpor ymm10, ymm11, [r9 + 4736]                                   ;   530.7 fp2+agu0   59 r
        vmovdqu [rbp + 3360], ymm11                                      ;   529.8 agu2+fp5   58 r spill
        vpor ymm11, ymm7, [r9 + 4768]                                    ;   531.5 fp3+agu1   59 r
        vmovdqu [rbp + 3424], ymm7                                       ;   530.8 agu2+fp5   58 r spill
        vpor ymm7, ymm12, [r9 + 4800]                                    ;   531.7 fp0+agu0   59 r
        vmovdqu [rbp + 3104], ymm12                                      ;   531.8 agu2+fp5   58 r spill
        vpor ymm12, ymm15, [r9 + 4832]                                   ;   532.5 fp1+agu1   59 r
        vpxor ymm3, ymm3, [rbp + 2656]                                   ;   536.5 fp2+agu0   59 r
        vmovdqu [rbp + 2656], ymm15                                      ;   532.8 agu2+fp5   58 r spill
        vpor ymm15, ymm6, [r9 + 4864]                                    ;   533.5 fp3+agu1   59 r
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   537.5 fp0+agu0   59 r
        vmovdqu [rbp + 2592], ymm6                                       ;   533.8 agu2+fp5   58 r spill
        vpor ymm6, ymm0, [r9 + 4896]                                     ;   534.5 fp1+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 2496]                                 ;   534.7 fp2+agu0   59 r
        vmovdqu [rbp + 2496], ymm0                                       ;   534.8 agu2+fp5   58 r spill
        vpor ymm0, ymm9, [r9 + 4928]                                     ;   535.5 fp3+agu1   59 r
        vpxor ymm2, ymm2, [rbp + 2688]                                   ;   535.7 fp0+agu0   59 r
        vmovdqu [rbp + 2688], ymm9                                       ;   535.8 agu2+fp5   58 r spill
        vpor ymm9, ymm4, [r9 + 4960]                                     ;   536.5 fp1+agu1   59 r
        vpxor ymm10, ymm10, [rbp + 2624]                                 ;   536.7 fp2+agu0   59 r
        vmovdqu [rbp + 2624], ymm4                                       ;   536.8 agu2+fp5   58 r spill
        vpor ymm4, ymm5, [r9 + 4992]                                     ;   537.5 fp3+agu1   59 r
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   537.7 fp0+agu0   59 r
        vmovdqu [rbp + 2368], ymm5                                       ;   537.8 agu2+fp5   58 r spill
        vpor ymm5, ymm1, [r9 + 5024]                                     ;   538.5 fp1+agu1   59 r
        vpxor ymm7, ymm7, [rbp + 2784]                                   ;   538.7 fp2+agu0   59 r
        vmovdqu [rbp + 2784], ymm1                                       ;   538.8 agu2+fp5   58 r spill
        vpor ymm1, ymm13, [r9 + 5056]                                    ;   539.5 fp3+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 2944]                                 ;   539.7 fp0+agu0   59 r
        vpxor ymm15, ymm15, [rbp + 2848]                                 ;   540.5 fp1+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 2432]                                   ;   540.7 fp2+agu0   59 r
        vmovdqu [rbp + 2432], ymm13                                      ;   539.8 agu2+fp5   58 r spill
        vmovdqu ymm13, [rbp + 3456]                                      ;   541.5 agu1    59 r
        vpor ymm13, ymm13, [r9 + 5088]                                   ;   548.5 fp3+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   549.5 fp0+agu1   59 r
        vpxor ymm0, ymm0, [rbp + 2720]                                   ;   542.7 fp1+agu0   59 r
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   543.5 fp2+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 3040]                                   ;   543.7 fp3+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 2752]                                   ;   544.5 fp0+agu1   59 r
        vpxor ymm1, ymm1, [rbp + 2560]                                   ;   544.7 fp1+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 384]                                  ;   550.5 fp2+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 416]                                    ;   545.7 fp3+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 448]                                    ;   546.5 fp0+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 480]                                  ;   546.7 fp1+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 512]                                    ;   547.5 fp2+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 544]                                  ;   547.7 fp3+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 576]                                  ;   548.5 fp0+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 608]                                    ;   548.7 fp1+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 640]                                  ;   549.5 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 672]                                  ;   549.7 fp3+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 704]                                    ;   550.5 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 736]                                    ;   550.7 fp1+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 768]                                    ;   551.5 fp2+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 800]                                    ;   551.7 fp3+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 832]                                    ;   552.5 fp0+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 864]                                    ;   552.7 fp1+agu0  108 r
        vmovdqu [rbp + 2560], ymm1                                       ;   553.7 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3488]                                       ;   553.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 128]                                    ;   560.5 fp2+agu0  108 r
        vmovdqu [rbp + 3488], ymm1                                       ;   561.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3328]                                       ;   554.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 96]                                     ;   561.5 fp3+agu0  108 r
        vmovdqu [rbp + 3328], ymm1                                       ;   562.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2400]                                       ;   555.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 64]                                     ;   562.5 fp0+agu0  108 r
        vmovdqu [rbp + 2400], ymm1                                       ;   563.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3520]                                       ;   556.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp - 32]                                     ;   563.5 fp1+agu0  108 r
        vmovdqu [rbp + 3520], ymm1                                       ;   564.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3360]                                       ;   557.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 0]                                      ;   564.5 fp2+agu0  108 r
        vmovdqu [rbp + 3360], ymm1                                       ;   565.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3424]                                       ;   558.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 32]                                     ;   565.5 fp3+agu0  108 r
        vmovdqu [rbp + 3424], ymm1                                       ;   566.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3104]                                       ;   559.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 64]                                     ;   566.5 fp0+agu0  108 r
        vmovdqu [rbp + 3104], ymm1                                       ;   567.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2656]                                       ;   560.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 96]                                     ;   567.5 fp1+agu0  108 r
        vmovdqu [rbp + 2656], ymm1                                       ;   568.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2592]                                       ;   561.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 128]                                    ;   568.5 fp2+agu0  108 r
        vmovdqu [rbp + 2592], ymm1                                       ;   569.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2496]                                       ;   562.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 160]                                    ;   569.5 fp3+agu0  108 r
        vmovdqu [rbp + 2496], ymm1                                       ;   570.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2688]                                       ;   563.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 192]                                    ;   570.5 fp0+agu0  108 r
        vmovdqu [rbp + 2688], ymm1                                       ;   571.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2624]                                       ;   564.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 224]                                    ;   571.5 fp1+agu0  108 r
        vmovdqu [rbp + 2624], ymm1                                       ;   572.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2368]                                       ;   565.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 256]                                    ;   572.5 fp2+agu0  108 r
        vmovdqu [rbp + 2368], ymm1                                       ;   573.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2784]                                       ;   566.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 288]                                    ;   573.5 fp3+agu0  108 r
        vmovdqu [rbp + 2784], ymm1                                       ;   574.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 2432]                                       ;   567.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 320]                                    ;   574.5 fp0+agu0  108 r
        vmovdqu [rbp + 2432], ymm1                                       ;   575.5 agu2+fp5  108 r spill
        vpand ymm1, ymm13, [r8 + 480]                                    ;   568.5 fp1+agu1   58 r
        vmovdqu [rbp + 2752], ymm13                                      ;   568.7 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3456]                                      ;   568.7 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 352]                                  ;   575.7 fp2+agu1  108 r
        vmovdqu [rbp + 3456], ymm13                                      ;   576.7 agu2+fp5  108 r spill
        vpand ymm13, ymm3, [r8]                                          ;   569.7 fp3+agu0   58 r
        vmovdqu [rbp + 3040], ymm3                                       ;   570.7 agu1+fp5  108 r spill
        vpand ymm3, ymm8, [r8 + 32]                                      ;   570.7 fp0+agu0   58 r
        vmovdqu [rbp + 2816], ymm8                                       ;   571.7 agu2+fp5  108 r spill
        vpand ymm8, ymm14, [r8 + 64]                                     ;   571.5 fp1+agu1   58 r
        vmovdqu [rbp + 2720], ymm14                                      ;   572.7 agu2+fp5  108 r spill
        vpand ymm14, ymm2, [r8 + 96]                                     ;   571.7 fp2+agu0   58 r
        vmovdqu [rbp + 2464], ymm2                                       ;   573.7 agu1+fp5  108 r spill
        vpand ymm2, ymm10, [r8 + 128]                                    ;   572.7 fp3+agu0   58 r
        vmovdqu [rbp + 2848], ymm10                                      ;   574.7 agu2+fp5  108 r spill
        vpand ymm10, ymm11, [r8 + 160]                                   ;   573.5 fp0+agu1   58 r
        vmovdqu [rbp + 2944], ymm11                                      ;   575.7 agu2+fp5  108 r spill
        vpand ymm11, ymm7, [r8 + 192]                                    ;   573.7 fp1+agu0   58 r
        vpxor ymm1, ymm1, [rbp + 3328]                                   ;   574.5 fp2+agu1   58 r
        vmovdqu [rbp + 2976], ymm7                                       ;   576.7 agu2+fp5  108 r spill
        vpand ymm7, ymm12, [r8 + 224]                                    ;   574.7 fp3+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   575.5 fp0+agu1   58 r
        vmovdqu [rbp + 3168], ymm12                                      ;   577.7 agu2+fp5  108 r spill
        vpand ymm12, ymm15, [r8 + 256]                                   ;   575.7 fp1+agu0   58 r
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   576.5 fp2+agu1   58 r
        vmovdqu [rbp + 3136], ymm15                                      ;   578.7 agu2+fp5  108 r spill
        vpand ymm15, ymm6, [r8 + 288]                                    ;   576.7 fp3+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 3360]                                   ;   577.5 fp0+agu1   58 r
        vmovdqu [rbp + 3264], ymm6                                       ;   579.7 agu2+fp5  108 r spill
        vpand ymm6, ymm0, [r8 + 320]                                     ;   577.7 fp1+agu0   58 r
        vpxor ymm14, ymm14, [rbp + 3424]                                 ;   578.5 fp2+agu1   58 r
        vmovdqu [rbp + 3200], ymm0                                       ;   580.7 agu2+fp5  108 r spill
        vpand ymm0, ymm9, [r8 + 352]                                     ;   578.7 fp3+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 3104]                                   ;   579.5 fp0+agu1   58 r
        vmovdqu [rbp + 3008], ymm9                                       ;   581.7 agu2+fp5  108 r spill
        vpand ymm9, ymm4, [r8 + 384]                                     ;   579.7 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 2656]                                 ;   580.5 fp2+agu1   58 r
        vmovdqu [rbp + 3072], ymm4                                       ;   582.7 agu2+fp5  108 r spill
        vpand ymm4, ymm5, [r8 + 416]                                     ;   580.7 fp3+agu0   58 r
        vpxor ymm11, ymm11, [rbp + 2592]                                 ;   581.5 fp0+agu1   58 r
        vpxor ymm7, ymm7, [rbp + 2496]                                   ;   581.7 fp1+agu0   58 r
        vpxor ymm12, ymm12, [rbp + 2688]                                 ;   582.5 fp2+agu1   58 r
        vmovdqu [rbp + 3392], ymm5                                       ;   583.7 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2560]                                       ;   582.7 agu0    58 r
        vpand ymm5, ymm5, [r8 + 448]                                     ;   589.7 fp3+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 3488]                                   ;   590.7 fp0+agu0   58 r
        vpxor ymm15, ymm15, [rbp + 2624]                                 ;   584.5 fp1+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 2368]                                   ;   584.7 fp2+agu0   58 r
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;   585.5 fp3+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;   585.7 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   586.5 fp1+agu1   58 r
        vmovdqu [rbp + 3232], ymm4                                       ;   587.5 agu2+fp5   58 r spill
        vpor ymm4, ymm1, [r9 + 4128]                                     ;   586.7 fp2+agu0   59 r
        vmovdqu [rbp + 3296], ymm1                                       ;   585.7 agu2+fp5   58 r spill
        vpor ymm1, ymm5, [r9 + 4096]                                     ;   591.7 fp3+agu1   59 r
        vmovdqu [rbp + 2880], ymm5                                       ;   591.7 agu2+fp5   58 r spill
        vpor ymm5, ymm13, [r9 + 4160]                                    ;   587.7 fp0+agu0   59 r
        vmovdqu [rbp + 2912], ymm13                                      ;   587.7 agu2+fp5   58 r spill
        vpor ymm13, ymm3, [r9 + 4192]                                    ;   588.5 fp1+agu1   59 r
        vmovdqu [rbp + 2528], ymm3                                       ;   588.7 agu2+fp5   58 r spill
        vpor ymm3, ymm8, [r9 + 4224]                                     ;   588.7 fp2+agu0   59 r
        vmovdqu [rbp + 3552], ymm8                                       ;   589.7 agu2+fp5   58 r spill
        vpor ymm8, ymm14, [r9 + 4256]                                    ;   589.5 fp3+agu1   59 r
        vmovdqu [rbp + 3584], ymm14                                      ;   590.7 agu2+fp5   58 r spill
        vpor ymm14, ymm2, [r9 + 4288]                                    ;   589.7 fp0+agu0   59 r
        vmovdqu [rbp + 3616], ymm2                                       ;   591.7 agu2+fp5   58 r spill
        vpor ymm2, ymm10, [r9 + 4320]                                    ;   590.5 fp1+agu1   59 r
        vpxor ymm1, ymm1, [rbp + 3040]                                   ;   592.7 fp2+agu0   59 r
        vmovdqu [rbp + 3648], ymm10                                      ;   592.7 agu2+fp5   58 r spill
        vpor ymm10, ymm11, [r9 + 4352]                                   ;   591.5 fp3+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 2816]                                   ;   591.7 fp0+agu0   59 r
        vmovdqu [rbp + 3680], ymm11                                      ;   593.7 agu2+fp5   58 r spill
        vpor ymm11, ymm7, [r9 + 4384]                                    ;   592.5 fp1+agu1   59 r
        vpxor ymm5, ymm5, [rbp + 2720]                                   ;   592.7 fp2+agu0   59 r
        vmovdqu [rbp + 3712], ymm7                                       ;   594.7 agu2+fp5   58 r spill
        vpor ymm7, ymm12, [r9 + 4416]                                    ;   593.5 fp3+agu1   59 r
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   593.7 fp0+agu0   59 r
        vmovdqu [rbp + 3744], ymm12                                      ;   595.7 agu2+fp5   58 r spill
        vpor ymm12, ymm15, [r9 + 4448]                                   ;   594.5 fp1+agu1   59 r
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   594.7 fp2+agu0   59 r
        vmovdqu [rbp + 3776], ymm15                                      ;   596.7 agu2+fp5   58 r spill
        vpor ymm15, ymm6, [r9 + 4480]                                    ;   595.5 fp3+agu1   59 r
        vpxor ymm8, ymm8, [rbp + 2944]                                   ;   595.7 fp0+agu0   59 r
        vmovdqu [rbp + 3808], ymm6                                       ;   597.7 agu2+fp5   58 r spill
        vpor ymm6, ymm0, [r9 + 4512]                                     ;   596.5 fp1+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;   596.7 fp2+agu0   59 r
        vmovdqu [rbp + 3840], ymm0                                       ;   598.7 agu2+fp5   58 r spill
        vpor ymm0, ymm9, [r9 + 4544]                                     ;   597.5 fp3+agu1   59 r
        vpxor ymm2, ymm2, [rbp + 3168]                                   ;   597.7 fp0+agu0   59 r
        vpxor ymm10, ymm10, [rbp + 3136]                                 ;   598.5 fp1+agu1   59 r
        vpxor ymm11, ymm11, [rbp + 3264]                                 ;   598.7 fp2+agu0   59 r
        vmovdqu [rbp + 3872], ymm9                                       ;   599.7 agu2+fp5   58 r spill
        vmovdqu ymm9, [rbp + 3232]                                       ;   599.5 agu1    59 r
        vpor ymm9, ymm9, [r9 + 4576]                                     ;   606.5 fp3+agu0   59 r
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;   607.5 fp0+agu1   59 r
        vpxor ymm7, ymm7, [rbp + 3200]                                   ;   600.7 fp1+agu0   59 r
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   601.5 fp2+agu1   59 r
        vpxor ymm15, ymm15, [rbp + 3072]                                 ;   601.7 fp3+agu0   59 r
        vpxor ymm6, ymm6, [rbp + 3392]                                   ;   602.5 fp0+agu1   59 r
        vpxor ymm0, ymm0, [rbp + 2560]                                   ;   602.7 fp1+agu0   59 r
        vpxor ymm9, ymm9, [r8 + 864]                                     ;   608.5 fp2+agu1   50 next
        vpxor ymm1, ymm1, [r8 + 896]                                     ;   603.7 fp3+agu0   50 next
        vpxor ymm4, ymm4, [r8 + 928]                                     ;   604.5 fp0+agu1   50 next
        vpxor ymm5, ymm5, [r8 + 960]                                     ;   604.7 fp1+agu0   50 next
        vpxor ymm13, ymm13, [r8 + 992]                                   ;   605.5 fp2+agu1   50 next
        vpxor ymm3, ymm3, [r8 + 512]                                     ;   605.7 fp3+agu0   50 next
        vpxor ymm8, ymm8, [r8 + 544]                                     ;   606.5 fp0+agu1   50 next
        vpxor ymm14, ymm14, [r8 + 576]                                   ;   606.7 fp1+agu0   50 next
        vpxor ymm2, ymm2, [r8 + 608]                                     ;   607.5 fp2+agu1   50 next
        vpxor ymm10, ymm10, [r8 + 640]                                   ;   607.7 fp3+agu0   50 next
        vpxor ymm11, ymm11, [r8 + 672]                                   ;   608.5 fp0+agu1   50 next
        vpxor ymm7, ymm7, [r8 + 704]                                     ;   608.7 fp1+agu0   50 next
        vpxor ymm12, ymm12, [r8 + 736]                                   ;   609.5 fp2+agu1   50 next
        vpxor ymm15, ymm15, [r8 + 768]                                   ;   609.7 fp3+agu0   50 next
        vpxor ymm6, ymm6, [r8 + 800]                                     ;   610.5 fp0+agu1   50 next
        vpxor ymm0, ymm0, [r8 + 832]                                     ;   610.7 fp1+agu0   50 next
        vmovdqu [rbp + 3904], ymm13                                      ;   606.5 agu2+fp5   50 next spill
        vpxor ymm13, ymm10, ymm0                                         ;   611.7 fp2     41 next
        vmovdqu [rbp + 3936], ymm1                                       ;   605.7 agu2+fp5   50 next spill
        vpxor ymm1, ymm14, ymm15                                         ;   610.7 fp3     41 next
        vmovdqu [rbp + 3968], ymm3                                       ;   606.7 agu2+fp5   50 next spill
        vpxor ymm3, ymm10, ymm11                                         ;   609.5 fp0     41 next
        vmovdqu [rbp + 4000], ymm9                                       ;   609.5 agu2+fp5   50 next spill
        vpand ymm9, ymm14, ymm2                                          ;   608.5 fp1     41 next
        vmovdqu [rbp + 4032], ymm8                                       ;   608.7 agu2+fp5   50 next spill
        vpxor ymm8, ymm10, ymm6                                          ;   611.5 fp2     41 next
        vpand ymm8, ymm8, ymm14                                          ;   612.5 fp3     41 next
        vmovdqu [rbp + 4064], ymm4                                       ;   609.7 agu2+fp5   50 next spill
        vpxor ymm4, ymm15, ymm11                                         ;   610.7 fp0     41 next
        vmovdqu [rbp + 4096], ymm5                                       ;   610.7 agu2+fp5   50 next spill
        vpand ymm5, ymm3, ymm11                                          ;   610.5 fp1     41 next
        vpxor ymm9, ymm9, ymm5                                           ;   611.5 fp2     41 next
        vpand ymm5, ymm15, ymm12                                         ;   610.7 fp3     41 next
        vpxor ymm5, ymm5, [rel kasumi_decrypt_compact.T0_constants256]   ;   611.7 fp0+agu1   41 next
        vpxor ymm8, ymm8, ymm5                                           ;   613.5 fp1     41 next
        vmovdqu [rbp + 4128], ymm5                                       ;   612.7 agu0+fp5   41 next spill
        vpand ymm5, ymm1, ymm6                                           ;   611.7 fp2     41 next
        vmovdqu [rbp + 4160], ymm1                                       ;   612.7 agu2+fp5   41 next spill
        vpand ymm1, ymm15, ymm11                                         ;   610.7 fp3     41 next
        vmovdqu [rbp + 4192], ymm11                                      ;   613.7 agu1+fp5   50 next spill
        vpxor ymm11, ymm10, ymm2                                         ;   610.8 fp0     41 next
        vmovdqu [rbp + 4224], ymm8                                       ;   614.7 agu0+fp5   41 next spill
        vpand ymm8, ymm4, ymm6                                           ;   611.7 fp1     41 next
        vmovdqu [rbp + 4256], ymm8                                       ;   615.7 agu2+fp5   41 next spill
        vpand ymm8, ymm14, ymm12                                         ;   611.5 fp2     41 next
        vpxor ymm8, ymm8, ymm2                                           ;   612.5 fp3     41 next
        vpxor ymm5, ymm5, ymm8                                           ;   613.5 fp0     41 next
        vmovdqu [rbp + 4288], ymm5                                       ;   616.7 agu1+fp5   41 next spill
        vpand ymm5, ymm12, ymm7                                          ;   612.2 fp1     41 next
        vpxor ymm5, ymm5, [rel kasumi_decrypt_compact.T0_constants256]   ;   613.7 fp2+agu0   41 next
        vmovdqu [rbp + 4320], ymm5                                       ;   617.7 agu2+fp5   41 next spill
        vpand ymm5, ymm13, ymm2                                          ;   612.7 fp3     41 next
        vpxor ymm1, ymm1, ymm5                                           ;   613.7 fp0     41 next
        vpand ymm5, ymm11, ymm6                                          ;   613.2 fp1     41 next
        vpand ymm11, ymm11, ymm12                                        ;   613.5 fp2     41 next
        vmovdqu [rbp + 4352], ymm9                                       ;   618.7 agu1+fp5   41 next spill
        vpand ymm9, ymm3, ymm12                                          ;   613.7 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   614.7 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   615.7 fp1     41 next
        vpxor ymm8, ymm4, ymm8                                           ;   616.7 fp2     41 next
        vpand ymm4, ymm4, ymm7                                           ;   614.7 fp3     41 next
        vpor ymm9, ymm3, ymm2                                            ;   614.8 fp0     41 next
        vpxor ymm9, ymm9, ymm1                                           ;   615.8 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   615.7 fp2     41 next
        vpxor ymm4, ymm14, ymm2                                          ;   615.7 fp3     41 next
        vpxor ymm1, ymm1, ymm14                                          ;   615.8 fp0     41 next
        vpand ymm14, ymm14, ymm0                                         ;   616.2 fp1     41 next
        vmovdqu [rbp + 4384], ymm9                                       ;   619.7 agu0+fp5   41 next spill
        vpand ymm9, ymm13, ymm12                                         ;   616.5 fp2     41 next
        vpxor ymm5, ymm5, ymm9                                           ;   617.5 fp3     41 next
        vmovdqu [rbp + 4416], ymm14                                      ;   620.7 agu2+fp5   41 next spill
        vpand ymm14, ymm2, ymm10                                         ;   616.8 fp0     41 next
        vpxor ymm14, ymm14, ymm6                                         ;   617.8 fp1     41 next
        vpxor ymm11, ymm11, ymm14                                        ;   618.8 fp2     41 next
        vpand ymm14, ymm14, ymm10                                        ;   618.8 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4224]                                   ;   621.7 fp0+agu1   41 next
        vmovdqu [rbp + 4448], ymm10                                      ;   621.7 agu0+fp5   50 next spill
        vpand ymm10, ymm4, ymm15                                         ;   618.2 fp1     41 next
        vpand ymm4, ymm4, ymm7                                           ;   618.5 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 4352]                                   ;   625.7 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm4                                           ;   626.7 fp0     41 next
        vpand ymm4, ymm6, ymm0                                           ;   619.2 fp1     41 next
        vpxor ymm5, ymm5, ymm4                                           ;   622.7 fp2     41 next
        vpxor ymm4, ymm4, ymm12                                          ;   620.2 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   627.7 fp0     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   618.3 agu0    41 next reload
        vpxor ymm8, ymm8, ymm9                                           ;   628.7 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 4320]                                 ;   624.7 fp2+agu1   41 next
        vpxor ymm14, ymm14, [rbp + 4352]                                 ;   625.7 fp3+agu0   41 next
        vpand ymm15, ymm15, ymm2                                         ;   620.8 fp0     41 next
        vpxor ymm15, ymm15, ymm11                                        ;   621.8 fp1     41 next
        vpand ymm12, ymm12, ymm6                                         ;   621.5 fp2     41 next
        vpand ymm9, ymm13, [rbp + 4192]                                  ;   621.7 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm9                                         ;   622.7 fp0     41 next
        vpand ymm13, ymm13, ymm3                                         ;   622.2 fp1     41 next
        vmovdqu ymm9, [rbp + 4160]                                       ;   620.7 agu0    41 next reload
        vpand ymm3, ymm3, ymm9                                           ;   627.7 fp2     41 next
        vpxor ymm12, ymm12, ymm3                                         ;   628.7 fp3     41 next
        vmovdqu ymm3, [rbp + 4192]                                       ;   621.5 agu1    50 next reload
        vmovdqu [rbp + 4480], ymm8                                       ;   629.7 agu2+fp5   41 next spill
        vpand ymm8, ymm9, ymm3                                           ;   628.5 fp0     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   623.7 fp1     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   629.7 fp2     41 next
        vpand ymm6, ymm6, ymm7                                           ;   623.7 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4416]                                   ;   627.7 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm12                                        ;   630.7 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 4352]                                 ;   625.7 fp2+agu1   41 next
        vpxor ymm10, ymm10, ymm6                                         ;   628.7 fp3     41 next
        vpand ymm2, ymm2, ymm7                                           ;   624.8 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4224]                                 ;   630.7 fp1+agu0   41 next
        vpxor ymm2, ymm2, ymm10                                          ;   629.7 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   626.7 fp3     41 next
        vpxor ymm13, ymm13, ymm7                                         ;   626.7 fp0     41 next
        vmovdqu [rbp + 4224], ymm14                                      ;   631.7 agu2+fp5   41 next spill
        vpand ymm14, ymm7, [rbp + 4448]                                  ;   628.7 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm14                                          ;   629.7 fp2     41 next
        vpand ymm14, ymm7, ymm3                                          ;   628.5 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4288]                                   ;   628.7 fp0+agu0   41 next
        vpxor ymm8, ymm8, ymm4                                           ;   630.7 fp1     41 next
        vpxor ymm10, ymm10, ymm8                                         ;   631.7 fp2     41 next
        vpand ymm7, ymm7, ymm0                                           ;   628.5 fp3     41 next
        vpxor ymm8, ymm14, ymm12                                         ;   631.7 fp0     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   632.7 fp1     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   632.7 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   629.5 fp3+agu1   41 next
        vpand ymm4, ymm4, ymm0                                           ;   629.7 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   629.8 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 4288]                                 ;   630.5 fp2+agu0   41 next
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   630.5 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                           ;   630.8 fp0     41 next
        vpxor ymm11, ymm11, ymm14                                        ;   631.5 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 4320]                                   ;   631.0 fp2+agu0   41 next
        vpand ymm9, ymm9, ymm0                                           ;   631.5 fp3     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   631.7 fp0     41 next
        vpxor ymm2, ymm2, ymm9                                           ;   632.5 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   633.5 fp2+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 4256]                                   ;   634.5 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm4                                         ;   632.7 fp0     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   635.5 fp1     41 next
        vmovdqu ymm14, [rbp + 4096]                                      ;   632.2 agu1    41 next
        vmovdqu ymm0, [rbp + 4064]                                       ;   632.7 agu0    50 next reload
        vpand ymm14, ymm14, ymm0                                         ;   639.7 fp2     41 next
        vmovdqu ymm2, [rbp + 4032]                                       ;   633.2 agu1    41 next
        vmovdqu ymm3, [rbp + 4000]                                       ;   633.7 agu0    50 next reload
        vpand ymm2, ymm2, ymm3                                           ;   640.7 fp3     41 next
        vmovdqu ymm7, [rbp + 3968]                                       ;   634.2 agu1    41 next
        vmovdqu ymm8, [rbp + 3936]                                       ;   634.7 agu0    50 next reload
        vpand ymm7, ymm7, ymm8                                           ;   641.7 fp0     41 next
        vmovdqu ymm9, [rbp + 4032]                                       ;   635.2 agu1    41 next
        vmovdqu ymm10, [rbp + 3904]                                      ;   635.7 agu0    50 next reload
        vpand ymm9, ymm9, ymm10                                          ;   642.7 fp1     41 next
        vmovdqu ymm12, [rbp + 4096]                                      ;   636.2 agu1    41 next
        vpand ymm12, ymm12, ymm3                                         ;   643.2 fp2     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   640.7 fp3     41 next
        vmovdqu [rbp + 4256], ymm15                                      ;   634.2 agu2+fp5   41 next spill
        vpand ymm15, ymm3, ymm10                                         ;   642.7 fp0     41 next
        vmovdqu [rbp + 4448], ymm11                                      ;   635.2 agu2+fp5   41 next spill
        vpand ymm11, ymm0, ymm8                                          ;   641.7 fp1     41 next
        vmovdqu [rbp + 4192], ymm4                                       ;   636.5 agu2+fp5   41 next spill
        vpxor ymm4, ymm2, ymm7                                           ;   642.7 fp2     41 next
        vpand ymm7, ymm7, [rbp + 4096]                                   ;   642.7 fp3+agu0   41 next
        vmovdqu [rbp + 4160], ymm13                                      ;   637.2 agu2+fp5   41 next spill
        vpxor ymm13, ymm12, ymm4                                         ;   644.2 fp0     41 next
        vpxor ymm12, ymm12, ymm9                                         ;   644.2 fp1     41 next
        vpxor ymm11, ymm11, ymm12                                        ;   645.2 fp2     41 next
        vpand ymm12, ymm12, [rbp + 3968]                                 ;   645.2 fp3+agu1   41 next
        vpxor ymm2, ymm2, ymm11                                          ;   646.2 fp0     41 next
        vmovdqu [rbp + 4320], ymm1                                       ;   638.2 agu0+fp5   41 next spill
        vpxor ymm1, ymm15, [rbp + 4096]                                  ;   643.7 fp1+agu1   41 next
        vpxor ymm7, ymm7, ymm1                                           ;   644.7 fp2     41 next
        vpand ymm1, ymm1, ymm8                                           ;   644.7 fp3     41 next
        vmovdqu [rbp + 4128], ymm6                                       ;   640.8 agu2+fp5   41 next spill
        vpand ymm6, ymm10, [rbp + 3968]                                  ;   642.7 fp0+agu0   41 next
        vpand ymm2, ymm2, ymm8                                           ;   647.2 fp1     41 next
        vmovdqu [rbp + 4288], ymm5                                       ;   641.8 agu1+fp5   41 next spill
        vmovdqa ymm5, ymm6                                               ;   643.7         41 next copy
        vpor ymm6, ymm6, ymm15                                           ;   643.7 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 4032]                                 ;   643.7 fp3+agu0   41 next
        vmovdqu [rbp + 4384], ymm13                                      ;   645.2 agu2+fp5   41 next spill
        vmovdqu ymm13, [rbp + 4032]                                      ;   643.2 agu1    41 next
        vpand ymm13, ymm13, [rbp + 4096]                                 ;   650.2 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm13                                          ;   651.2 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   651.2 fp2+agu1   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   645.7 fp3     41 next
        vmovdqu [rbp + 4352], ymm14                                      ;   644.0 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4096]                                 ;   646.2 fp0+agu0   41 next
        vpxor ymm6, ymm6, ymm14                                          ;   647.2 fp1     41 next
        vmovdqu ymm14, [rbp + 3968]                                      ;   645.2 agu1    50 next reload
        vmovdqu [rbp + 4416], ymm6                                       ;   648.2 agu2+fp5   41 next spill
        vpxor ymm6, ymm0, ymm14                                          ;   652.2 fp2     41 next
        vpand ymm11, ymm11, ymm10                                        ;   646.2 fp3     41 next
        vpxor ymm2, ymm2, ymm15                                          ;   648.2 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   652.2 fp1     41 next
        vpand ymm9, ymm9, ymm6                                           ;   653.2 fp2     41 next
        vpand ymm13, ymm13, [rbp + 4032]                                 ;   652.2 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm1                                           ;   654.2 fp0     41 next
        vpand ymm1, ymm1, ymm8                                           ;   646.7 fp1     41 next
        vmovdqu [rbp + 4512], ymm2                                       ;   649.2 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm8                                           ;   646.8 fp2     41 next
        vpand ymm14, ymm2, ymm6                                          ;   653.2 fp3     41 next
        vpxor ymm2, ymm2, ymm15                                          ;   653.2 fp0     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   654.2 fp1     41 next
        vpxor ymm2, ymm8, ymm10                                          ;   647.8 fp2     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   654.2 fp3     41 next
        vpxor ymm2, ymm4, ymm10                                          ;   648.3 fp0     41 next
        vpand ymm2, ymm2, ymm0                                           ;   649.3 fp1     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   653.2 fp2     41 next
        vpxor ymm2, ymm2, ymm12                                          ;   655.2 fp3     41 next
        vmovdqu ymm12, [rel kasumi_decrypt_compact.T0_constants256]      ;   649.2 agu1    41 next reload
        vpxor ymm2, ymm2, ymm12                                          ;   656.2 fp0     41 next
        vpxor ymm14, ymm5, ymm14                                         ;   655.2 fp1     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   653.2 fp2     41 next
        vmovdqu ymm13, [rbp + 4352]                                      ;   651.2 agu0    41 next reload
        vmovdqu [rbp + 4544], ymm2                                       ;   657.2 agu2+fp5   41 next spill
        vpand ymm2, ymm10, ymm13                                         ;   658.2 fp3     41 next
        vpand ymm14, ymm14, ymm8                                         ;   656.2 fp0     41 next
        vpand ymm5, ymm5, ymm3                                           ;   654.2 fp1     41 next
        vpxor ymm5, ymm5, ymm12                                          ;   656.2 fp2     41 next
        vpand ymm12, ymm0, [rbp + 4032]                                  ;   653.2 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm12                                        ;   654.2 fp0     41 next
        vpand ymm13, ymm10, [rbp + 4096]                                 ;   653.5 fp1+agu0   41 next
        vpand ymm6, ymm6, ymm13                                          ;   654.5 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   654.5 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   654.3 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   657.2 fp1     41 next
        vmovdqu ymm13, [rbp + 4032]                                      ;   654.5 agu0    50 next reload
        vpand ymm10, ymm8, ymm13                                         ;   661.5 fp2     41 next
        vpand ymm8, ymm0, [rbp + 3968]                                   ;   655.2 fp3+agu1   41 next
        vpand ymm0, ymm4, ymm13                                          ;   661.5 fp0     41 next
        vpxor ymm6, ymm6, ymm0                                           ;   662.5 fp1     41 next
        vpxor ymm0, ymm8, ymm10                                          ;   662.5 fp2     41 next
        vpand ymm8, ymm8, ymm12                                          ;   656.2 fp3     41 next
        vpand ymm12, ymm12, [rbp + 4096]                                 ;   656.3 fp0+agu0   41 next
        vpand ymm4, ymm4, [rbp + 3968]                                   ;   656.5 fp1+agu1   41 next
        vpand ymm13, ymm3, ymm0                                          ;   663.5 fp2     41 next
        vpxor ymm0, ymm0, ymm2                                           ;   663.5 fp3     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   659.2 fp0     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   662.5 fp1     41 next
        vpxor ymm9, ymm9, ymm0                                           ;   664.5 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   664.5 fp3+agu0   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   663.5 fp0     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   665.5 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   658.7 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   665.5 fp3     41 next
        vmovdqu ymm2, [rbp + 4352]                                       ;   657.5 agu1    41 next
        vmovdqu ymm4, [rbp + 3968]                                       ;   657.7 agu0    50 next reload
        vpand ymm2, ymm2, ymm4                                           ;   664.7 fp0     41 next
        vmovdqu ymm9, [rbp + 4064]                                       ;   658.5 agu1    50 next reload
        vpor ymm0, ymm0, ymm9                                            ;   665.5 fp1     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   666.5 fp2     41 next
        vpxor ymm5, ymm5, ymm0                                           ;   666.5 fp3     41 next
        vpxor ymm7, ymm7, ymm1                                           ;   664.5 fp0     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   667.5 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4352]                                 ;   666.5 fp2+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   662.7 agu1    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   669.7 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   665.7 fp0     41 next
        vpxor ymm8, ymm8, [rbp + 4416]                                   ;   668.5 fp1+agu0   41 next
        vpxor ymm12, ymm12, [rbp + 4512]                                 ;   663.7 fp2+agu1   41 next
        vpxor ymm3, ymm3, [rbp + 4288]                                   ;   664.5 fp3+agu0   41 next
        vpxor ymm0, ymm3, ymm6                                           ;   667.5 fp0     41 next
        vmovdqu ymm1, [rbp + 4480]                                       ;   664.7 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 3936]                                   ;   671.7 fp1+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 4544]                                   ;   672.7 fp2+agu1   41 next
        vpxor ymm9, ymm9, [rbp + 4128]                                   ;   666.5 fp3+agu0   41 next
        vpxor ymm5, ymm9, ymm11                                          ;   670.7 fp0     41 next
        vmovdqu ymm6, [rbp + 4320]                                       ;   666.7 agu1    41 next
        vpxor ymm6, ymm6, [rbp + 4096]                                   ;   673.7 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm6                                         ;   674.7 fp2     41 next
        vmovdqu ymm10, [rbp + 4160]                                      ;   667.7 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   674.7 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm10                                          ;   675.7 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 4192]                                   ;   668.7 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm4                                           ;   669.7 fp2     41 next
        vmovdqu ymm11, [rbp + 4448]                                      ;   669.5 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   676.5 fp3+agu1   41 next
        vpxor ymm12, ymm12, ymm11                                        ;   677.5 fp0     41 next
        vpxor ymm0, ymm0, [r11 + 4384]                                   ;   670.5 fp1+agu0   44 next
        vpxor ymm2, ymm2, [r11 + 4416]                                   ;   673.7 fp2+agu1   44 next
        vpxor ymm5, ymm5, [r11 + 4448]                                   ;   671.7 fp3+agu0   44 next
        vpxor ymm14, ymm14, [r11 + 4480]                                 ;   675.7 fp0+agu1   44 next
        vpxor ymm7, ymm7, [r11 + 4512]                                   ;   676.7 fp1+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4544]                                   ;   672.7 fp2+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4576]                                 ;   678.5 fp3+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 4096]                                   ;   673.7 fp0+agu1   44 next
        vpxor ymm1, ymm1, [r11 + 4128]                                   ;   674.5 fp1+agu0   44 next
        vpxor ymm9, ymm9, [r11 + 4160]                                   ;   674.7 fp2+agu1   44 next
        vpxor ymm6, ymm6, [r11 + 4192]                                   ;   675.5 fp3+agu0   44 next
        vpxor ymm10, ymm10, [r11 + 4224]                                 ;   675.7 fp0+agu1   44 next
        vpxor ymm4, ymm4, [r11 + 4256]                                   ;   676.5 fp1+agu0   44 next
        vpxor ymm11, ymm11, [r11 + 4288]                                 ;   677.5 fp2+agu1   44 next
        vmovdqu ymm13, [rbp + 4224]                                      ;   677.5 agu0    44 next
        vpxor ymm13, ymm13, [r11 + 4320]                                 ;   684.5 fp3+agu1   44 next
        vmovdqu [rbp + 4224], ymm7                                       ;   677.7 agu2+fp5   44 next spill
        vmovdqu ymm7, [rbp + 4256]                                       ;   678.5 agu0    44 next
        vpxor ymm7, ymm7, [r11 + 4352]                                   ;   685.5 fp0+agu1   44 next
        vmovdqu [rbp + 4256], ymm2                                       ;   675.5 agu2+fp5   44 next spill
        vpxor ymm2, ymm9, ymm7                                           ;   686.5 fp1     41 next
        vmovdqu [rbp + 4032], ymm8                                       ;   676.5 agu2+fp5   44 next spill
        vpxor ymm8, ymm3, ymm11                                          ;   678.5 fp2     41 next
        vmovdqu [rbp + 4448], ymm0                                       ;   677.5 agu2+fp5   44 next spill
        vpxor ymm0, ymm9, ymm6                                           ;   676.5 fp3     41 next
        vmovdqu [rbp + 4192], ymm12                                      ;   679.5 agu2+fp5   44 next spill
        vpand ymm12, ymm3, ymm1                                          ;   676.7 fp0     41 next
        vmovdqu [rbp + 3968], ymm5                                       ;   679.5 agu0+fp5   44 next spill
        vpxor ymm5, ymm9, ymm13                                          ;   685.5 fp1     41 next
        vpand ymm5, ymm5, ymm3                                           ;   686.5 fp2     41 next
        vmovdqu [rbp + 3904], ymm14                                      ;   680.5 agu2+fp5   44 next spill
        vpxor ymm14, ymm11, ymm6                                         ;   678.5 fp3     41 next
        vmovdqu [rbp + 4160], ymm7                                       ;   686.5 agu1+fp5   44 next spill
        vpand ymm7, ymm0, ymm6                                           ;   677.8 fp0     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   678.8 fp1     41 next
        vpand ymm7, ymm11, ymm4                                          ;   678.5 fp2     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   679.5 fp3     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   687.5 fp0     41 next
        vmovdqu [rbp + 4096], ymm7                                       ;   682.5 agu0+fp5   41 next spill
        vpand ymm7, ymm8, ymm13                                          ;   685.5 fp1     41 next
        vmovdqu [rbp + 4320], ymm8                                       ;   683.5 agu2+fp5   41 next spill
        vpand ymm8, ymm11, ymm6                                          ;   679.2 fp2     41 next
        vmovdqu [rbp + 4128], ymm6                                       ;   684.5 agu1+fp5   44 next spill
        vpxor ymm6, ymm9, ymm1                                           ;   679.5 fp3     41 next
        vmovdqu [rbp + 4544], ymm5                                       ;   688.5 agu0+fp5   41 next spill
        vpand ymm5, ymm14, ymm13                                         ;   685.5 fp0     41 next
        vmovdqu [rbp + 4064], ymm5                                       ;   686.5 agu2+fp5   41 next spill
        vpand ymm5, ymm3, ymm4                                           ;   680.2 fp1     41 next
        vpxor ymm5, ymm5, ymm1                                           ;   681.2 fp2     41 next
        vpxor ymm7, ymm7, ymm5                                           ;   686.5 fp3     41 next
        vmovdqu [rbp + 3936], ymm7                                       ;   687.5 agu1+fp5   41 next spill
        vpand ymm7, ymm4, ymm10                                          ;   682.5 fp0     41 next
        vpxor ymm7, ymm7, ymm15                                          ;   683.5 fp1     41 next
        vpand ymm15, ymm1, ymm2                                          ;   687.5 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   688.5 fp3     41 next
        vpand ymm15, ymm6, ymm13                                         ;   685.5 fp0     41 next
        vpand ymm6, ymm6, ymm4                                           ;   684.7 fp1     41 next
        vmovdqu [rbp + 4480], ymm7                                       ;   688.5 agu0+fp5   41 next spill
        vpand ymm7, ymm0, ymm4                                           ;   685.5 fp2     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   686.5 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   687.5 fp0     41 next
        vpxor ymm5, ymm14, ymm5                                          ;   688.5 fp1     41 next
        vpand ymm14, ymm14, ymm10                                        ;   686.5 fp2     41 next
        vpor ymm7, ymm0, ymm1                                            ;   686.7 fp3     41 next
        vpxor ymm7, ymm7, ymm8                                           ;   689.5 fp0     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   687.5 fp1     41 next
        vpxor ymm14, ymm3, ymm1                                          ;   687.5 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   689.5 fp3     41 next
        vpand ymm3, ymm3, [rbp + 4160]                                   ;   693.5 fp0+agu1   41 next
        vmovdqu [rbp + 4288], ymm7                                       ;   690.5 agu2+fp5   41 next spill
        vpand ymm7, ymm4, ymm2                                           ;   688.0 fp1     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   689.0 fp2     41 next
        vmovdqu [rbp + 4000], ymm3                                       ;   694.5 agu0+fp5   41 next spill
        vpand ymm3, ymm1, ymm9                                           ;   688.7 fp3     41 next
        vpxor ymm3, ymm3, ymm13                                          ;   689.7 fp0     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   690.7 fp1     41 next
        vpand ymm3, ymm3, ymm9                                           ;   690.7 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 4544]                                 ;   695.5 fp3+agu1   41 next
        vmovdqu [rbp + 4512], ymm9                                       ;   691.5 agu2+fp5   44 next spill
        vpand ymm9, ymm14, ymm11                                         ;   689.8 fp0     41 next
        vpand ymm14, ymm14, ymm10                                        ;   690.0 fp1     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   691.0 fp2     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   692.0 fp3     41 next
        vmovdqu ymm14, [rbp + 4160]                                      ;   689.7 agu0    44 next reload
        vmovdqu [rbp + 4416], ymm9                                       ;   692.5 agu1+fp5   41 next spill
        vpand ymm9, ymm13, ymm14                                         ;   696.7 fp0     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   697.7 fp1     41 next
        vpxor ymm9, ymm9, ymm4                                           ;   697.7 fp2     41 next
        vpxor ymm5, ymm5, ymm7                                           ;   693.0 fp3     41 next
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   690.7 agu0    41 next reload
        vpxor ymm5, ymm5, ymm7                                           ;   697.7 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   695.5 fp1+agu1   41 next
        vpxor ymm3, ymm3, ymm12                                          ;   696.5 fp2     41 next
        vpand ymm11, ymm11, ymm1                                         ;   692.7 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   693.7 fp0     41 next
        vpand ymm4, ymm4, ymm13                                          ;   693.0 fp1     41 next
        vpand ymm7, ymm2, [rbp + 4128]                                   ;   693.5 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm7                                           ;   694.5 fp3     41 next
        vpand ymm2, ymm2, ymm0                                           ;   693.8 fp0     41 next
        vmovdqu ymm7, [rbp + 4320]                                       ;   692.7 agu1    41 next reload
        vpand ymm0, ymm0, ymm7                                           ;   699.7 fp1     41 next
        vpxor ymm4, ymm4, ymm0                                           ;   700.7 fp2     41 next
        vpxor ymm0, ymm8, ymm6                                           ;   695.5 fp3     41 next
        vmovdqu ymm6, [rbp + 4128]                                       ;   693.5 agu0    44 next reload
        vmovdqu [rbp + 4352], ymm5                                       ;   698.7 agu2+fp5   41 next spill
        vpand ymm5, ymm7, ymm6                                           ;   700.5 fp0     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   701.7 fp1     41 next
        vpand ymm13, ymm13, ymm10                                        ;   695.5 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4000]                                 ;   701.5 fp3+agu1   41 next
        vpxor ymm3, ymm3, ymm4                                           ;   702.7 fp0     41 next
        vpxor ymm12, ymm12, ymm2                                         ;   696.0 fp1     41 next
        vmovdqu ymm2, [rbp + 4512]                                       ;   695.7 agu0    44 next reload
        vmovdqu [rbp + 4000], ymm3                                       ;   703.7 agu2+fp5   41 next spill
        vpand ymm3, ymm10, ymm2                                          ;   702.7 fp2     41 next
        vpxor ymm5, ymm5, ymm3                                           ;   703.7 fp3     41 next
        vpxor ymm3, ymm13, [rbp + 4416]                                  ;   702.5 fp0+agu1   41 next
        vpand ymm1, ymm1, ymm10                                          ;   697.0 fp1     41 next
        vpxor ymm4, ymm4, [rbp + 4544]                                   ;   702.7 fp2+agu0   41 next
        vpxor ymm1, ymm1, ymm3                                           ;   703.5 fp3     41 next
        vpxor ymm11, ymm11, ymm12                                        ;   697.8 fp0     41 next
        vpxor ymm12, ymm12, ymm10                                        ;   698.0 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 3936]                                 ;   702.5 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm9                                           ;   704.7 fp3     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   705.7 fp0     41 next
        vpand ymm5, ymm10, ymm6                                          ;   700.5 fp1     41 next
        vpand ymm10, ymm10, ymm14                                        ;   699.7 fp2     41 next
        vpxor ymm4, ymm4, ymm5                                           ;   703.7 fp3     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   704.7 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4288]                                 ;   700.7 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm3                                           ;   706.7 fp2     41 next
        vpand ymm9, ymm9, ymm14                                          ;   701.0 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   701.5 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 3936]                                 ;   701.7 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   702.5 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   702.0 fp3+agu0   41 next
        vpxor ymm0, ymm0, ymm5                                           ;   703.0 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 4480]                                   ;   702.7 fp1+agu1   41 next
        vpand ymm7, ymm7, ymm14                                          ;   702.8 fp2     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   703.0 fp3     41 next
        vpxor ymm7, ymm7, ymm1                                           ;   704.5 fp0     41 next
        vpxor ymm2, ymm2, ymm7                                           ;   705.5 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 4064]                                   ;   706.5 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm9                                           ;   704.0 fp3     41 next
        vpxor ymm9, ymm9, ymm2                                           ;   707.5 fp0     41 next
        vmovdqu ymm14, [rbp + 3904]                                      ;   703.7 agu1    41 next
        vmovdqu ymm1, [rbp + 3968]                                       ;   704.2 agu0    44 next reload
        vpand ymm14, ymm14, ymm1                                         ;   711.2 fp1     41 next
        vmovdqu ymm2, [rbp + 4192]                                       ;   704.7 agu1    41 next
        vmovdqu ymm3, [rbp + 4448]                                       ;   705.2 agu0    44 next reload
        vpand ymm2, ymm2, ymm3                                           ;   712.2 fp2     41 next
        vmovdqu ymm4, [rbp + 4032]                                       ;   705.7 agu1    41 next
        vmovdqu ymm5, [rbp + 4256]                                       ;   706.2 agu0    44 next reload
        vpand ymm4, ymm4, ymm5                                           ;   713.2 fp3     41 next
        vmovdqu ymm6, [rbp + 4192]                                       ;   706.7 agu1    41 next
        vmovdqu ymm7, [rbp + 4224]                                       ;   707.2 agu0    44 next reload
        vpand ymm6, ymm6, ymm7                                           ;   714.2 fp0     41 next
        vmovdqu ymm10, [rbp + 3904]                                      ;   707.7 agu1    41 next
        vpand ymm10, ymm10, ymm3                                         ;   714.7 fp1     41 next
        vpxor ymm14, ymm14, ymm3                                         ;   712.2 fp2     41 next
        vmovdqu [rbp + 4064], ymm11                                      ;   706.2 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm7                                          ;   714.2 fp3     41 next
        vmovdqu [rbp + 4512], ymm0                                       ;   707.2 agu2+fp5   41 next spill
        vpand ymm0, ymm1, ymm5                                           ;   713.2 fp0     41 next
        vmovdqu [rbp + 4128], ymm9                                       ;   708.5 agu2+fp5   41 next spill
        vpxor ymm9, ymm2, ymm4                                           ;   714.2 fp1     41 next
        vpand ymm4, ymm4, [rbp + 3904]                                   ;   714.2 fp2+agu0   41 next
        vmovdqu [rbp + 4160], ymm12                                      ;   709.2 agu1+fp5   41 next spill
        vpxor ymm12, ymm10, ymm9                                         ;   715.7 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   715.7 fp0     41 next
        vpxor ymm0, ymm0, ymm10                                          ;   716.7 fp1     41 next
        vpand ymm10, ymm10, [rbp + 4032]                                 ;   716.7 fp2+agu0   41 next
        vpxor ymm2, ymm2, ymm0                                           ;   717.7 fp3     41 next
        vmovdqu [rbp + 4320], ymm8                                       ;   710.2 agu2+fp5   41 next spill
        vpxor ymm8, ymm11, [rbp + 3904]                                  ;   715.2 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   716.2 fp1     41 next
        vpand ymm8, ymm8, ymm5                                           ;   716.2 fp2     41 next
        vmovdqu [rbp + 4480], ymm13                                      ;   712.3 agu2+fp5   41 next spill
        vpand ymm13, ymm7, [rbp + 4032]                                  ;   714.2 fp3+agu0   41 next
        vpand ymm2, ymm2, ymm5                                           ;   718.7 fp0     41 next
        vmovdqu [rbp + 4096], ymm15                                      ;   713.3 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   715.2         41 next copy
        vpor ymm13, ymm13, ymm11                                         ;   715.2 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4192]                                 ;   715.2 fp2+agu0   41 next
        vmovdqu [rbp + 3936], ymm12                                      ;   716.7 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 4192]                                      ;   714.7 agu1    41 next
        vpand ymm12, ymm12, [rbp + 3904]                                 ;   721.7 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm12                                        ;   722.7 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4032]                                 ;   722.7 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm7                                           ;   717.2 fp2     41 next
        vmovdqu [rbp + 4288], ymm14                                      ;   715.5 agu2+fp5   41 next spill
        vpand ymm14, ymm0, [rbp + 3904]                                  ;   717.7 fp3+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   718.7 fp0     41 next
        vmovdqu ymm14, [rbp + 4032]                                      ;   716.7 agu1    44 next reload
        vmovdqu [rbp + 4544], ymm13                                      ;   719.7 agu2+fp5   41 next spill
        vpxor ymm13, ymm1, ymm14                                         ;   723.7 fp1     41 next
        vpand ymm0, ymm0, ymm7                                           ;   717.7 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   719.7 fp3     41 next
        vpxor ymm11, ymm11, ymm12                                        ;   723.7 fp0     41 next
        vpand ymm6, ymm6, ymm13                                          ;   724.7 fp1     41 next
        vpand ymm12, ymm12, [rbp + 4192]                                 ;   723.7 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm8                                           ;   725.7 fp3     41 next
        vpand ymm8, ymm8, ymm5                                           ;   718.2 fp0     41 next
        vmovdqu [rbp + 4416], ymm2                                       ;   720.7 agu2+fp5   41 next spill
        vpand ymm2, ymm3, ymm5                                           ;   718.3 fp1     41 next
        vpand ymm14, ymm2, ymm13                                         ;   724.7 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   724.7 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   725.7 fp0     41 next
        vpxor ymm2, ymm5, ymm7                                           ;   719.3 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   725.7 fp2     41 next
        vpxor ymm2, ymm9, ymm7                                           ;   719.8 fp3     41 next
        vpand ymm2, ymm2, ymm1                                           ;   720.8 fp0     41 next
        vpxor ymm4, ymm4, ymm12                                          ;   724.7 fp1     41 next
        vpxor ymm2, ymm2, ymm10                                          ;   726.7 fp2     41 next
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   720.7 agu1    41 next reload
        vpxor ymm2, ymm2, ymm10                                          ;   727.7 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   726.7 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   724.7 fp1     41 next
        vmovdqu ymm12, [rbp + 4288]                                      ;   722.7 agu0    41 next reload
        vmovdqu [rbp + 4384], ymm2                                       ;   728.7 agu2+fp5   41 next spill
        vpand ymm2, ymm7, ymm12                                          ;   729.7 fp2     41 next
        vpand ymm14, ymm14, ymm5                                         ;   727.7 fp3     41 next
        vpand ymm15, ymm15, ymm3                                         ;   725.7 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   727.7 fp1     41 next
        vpand ymm10, ymm1, [rbp + 4192]                                  ;   724.7 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm10                                          ;   725.7 fp3     41 next
        vpand ymm12, ymm7, [rbp + 3904]                                  ;   725.0 fp0+agu0   41 next
        vpand ymm13, ymm13, ymm12                                        ;   726.0 fp1     41 next
        vpxor ymm12, ymm12, ymm10                                        ;   726.0 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 4032]                                 ;   725.8 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm12                                        ;   728.7 fp0     41 next
        vmovdqu ymm12, [rbp + 4192]                                      ;   726.0 agu0    44 next reload
        vpand ymm7, ymm5, ymm12                                          ;   733.0 fp1     41 next
        vpand ymm5, ymm1, [rbp + 4032]                                   ;   726.7 fp2+agu1   41 next
        vpand ymm1, ymm9, ymm12                                          ;   733.0 fp3     41 next
        vpxor ymm13, ymm13, ymm1                                         ;   734.0 fp0     41 next
        vpxor ymm1, ymm5, ymm7                                           ;   734.0 fp1     41 next
        vpand ymm5, ymm5, ymm10                                          ;   727.7 fp2     41 next
        vpand ymm10, ymm10, [rbp + 3904]                                 ;   727.8 fp3+agu0   41 next
        vpand ymm9, ymm9, [rbp + 4032]                                   ;   728.0 fp0+agu1   41 next
        vpand ymm12, ymm3, ymm1                                          ;   735.0 fp1     41 next
        vpxor ymm1, ymm1, ymm2                                           ;   735.0 fp2     41 next
        vpxor ymm2, ymm2, ymm15                                          ;   730.7 fp3     41 next
        vpxor ymm7, ymm7, ymm2                                           ;   734.0 fp0     41 next
        vpxor ymm6, ymm6, ymm1                                           ;   736.0 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 3936]                                 ;   736.0 fp2+agu0   41 next
        vpxor ymm8, ymm8, ymm7                                           ;   735.0 fp3     41 next
        vpxor ymm11, ymm11, ymm6                                         ;   737.0 fp0     41 next
        vpxor ymm10, ymm10, ymm9                                         ;   730.2 fp1     41 next
        vpxor ymm0, ymm0, ymm12                                          ;   737.0 fp2     41 next
        vmovdqu ymm2, [rbp + 4288]                                       ;   729.0 agu1    41 next
        vmovdqu ymm6, [rbp + 4032]                                       ;   729.2 agu0    44 next reload
        vpand ymm2, ymm2, ymm6                                           ;   736.2 fp3     41 next
        vmovdqu ymm7, [rbp + 3968]                                       ;   730.0 agu1    44 next reload
        vpor ymm1, ymm1, ymm7                                            ;   737.0 fp0     41 next
        vpxor ymm13, ymm13, ymm11                                        ;   738.0 fp1     41 next
        vpxor ymm15, ymm15, ymm1                                         ;   738.0 fp2     41 next
        vpxor ymm4, ymm4, ymm8                                           ;   736.0 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;   739.0 fp0     41 next
        vpxor ymm0, ymm0, [rbp + 4288]                                   ;   738.0 fp1+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   734.2 agu1    41 next reload
        vpxor ymm0, ymm0, ymm15                                          ;   741.2 fp2     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   737.2 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   740.0 fp0+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;   735.2 fp1+agu1   41 next
        vpxor ymm3, ymm3, [rbp + 4096]                                   ;   736.0 fp2+agu0   41 next
        vpxor ymm1, ymm3, ymm13                                          ;   739.0 fp3     41 next
        vmovdqu ymm2, [rbp + 4352]                                       ;   736.2 agu1    41 next
        vpxor ymm2, ymm2, [rbp + 4256]                                   ;   743.2 fp0+agu0   41 next
        vpxor ymm8, ymm2, [rbp + 4384]                                   ;   744.2 fp1+agu1   41 next
        vpxor ymm7, ymm7, [rbp + 4480]                                   ;   738.0 fp2+agu0   41 next
        vpxor ymm0, ymm7, ymm0                                           ;   742.2 fp3     41 next
        vmovdqu ymm9, [rbp + 4320]                                       ;   738.2 agu1    41 next
        vpxor ymm9, ymm9, [rbp + 3904]                                   ;   745.2 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm9                                         ;   746.2 fp1     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   739.2 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4224]                                 ;   746.2 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   747.2 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4128]                                   ;   740.2 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   741.2 fp1     41 next
        vmovdqu ymm12, [rbp + 4512]                                      ;   741.0 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 4192]                                 ;   748.0 fp2+agu1   41 next
        vpxor ymm10, ymm10, ymm12                                        ;   749.0 fp3     41 next
        vmovdqu ymm13, [rbp + 2880]                                      ;   742.0 agu0    58 r reload
        vpxor ymm3, ymm3, ymm13                                          ;   749.0 fp0     50 next
        vpxor ymm2, ymm2, [rbp + 3296]                                   ;   744.2 fp1+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2912]                                   ;   743.0 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   746.2 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 3552]                                 ;   747.2 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   744.2 fp1+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 3616]                                 ;   749.0 fp2+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 3712]                                   ;   745.2 fp3+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3744]                                   ;   746.0 fp0+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 3776]                                   ;   746.2 fp1+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 3808]                                 ;   747.2 fp2+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 3840]                                   ;   748.2 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   748.0 fp0+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 3232]                                 ;   750.0 fp1+agu1   50 next
        vpxor ymm13, ymm13, [r11 + 768]                                  ;   749.0 fp2+agu0   50 next
        vmovdqu [rbp + 2880], ymm10                                      ;   751.0 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 4000]                                      ;   749.2 agu1    50 next
        vpxor ymm10, ymm10, [rbp + 3648]                                 ;   756.2 fp3+agu0   50 next
        vmovdqu [rbp + 4000], ymm5                                       ;   749.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 4064]                                       ;   750.2 agu1    50 next
        vpxor ymm5, ymm5, [rbp + 3680]                                   ;   757.2 fp0+agu0   50 next
        vmovdqu [rbp + 4064], ymm4                                       ;   749.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3296]                                       ;   751.2 agu1    50 next
        vpxor ymm4, ymm4, [r11 + 800]                                    ;   758.2 fp1+agu0   50 next
        vmovdqu [rbp + 3296], ymm14                                      ;   749.0 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2912]                                      ;   752.2 agu1    50 next
        vpxor ymm14, ymm14, [r11 + 832]                                  ;   759.2 fp2+agu0   50 next
        vmovdqu [rbp + 2912], ymm0                                       ;   750.0 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2528]                                       ;   753.2 agu1    50 next
        vpxor ymm0, ymm0, [r11 + 864]                                    ;   760.2 fp3+agu0   50 next
        vmovdqu [rbp + 2528], ymm8                                       ;   751.0 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3552]                                       ;   754.2 agu1    50 next
        vpxor ymm8, ymm8, [r11 + 896]                                    ;   761.2 fp0+agu0   50 next
        vmovdqu [rbp + 3552], ymm1                                       ;   752.0 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 3584]                                       ;   755.2 agu1    50 next
        vpxor ymm1, ymm1, [r11 + 928]                                    ;   762.2 fp1+agu0   50 next
        vmovdqu [rbp + 3584], ymm5                                       ;   758.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3616]                                       ;   756.2 agu1    50 next
        vpxor ymm5, ymm5, [r11 + 960]                                    ;   763.2 fp2+agu0   50 next
        vmovdqu [rbp + 3616], ymm10                                      ;   757.2 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 3648]                                      ;   757.2 agu1    50 next
        vpxor ymm10, ymm10, [r11 + 992]                                  ;   764.2 fp3+agu0   50 next
        vmovdqu [rbp + 3648], ymm12                                      ;   755.0 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3680]                                      ;   758.2 agu1    50 next
        vpxor ymm12, ymm12, [r11 + 512]                                  ;   765.2 fp0+agu0   50 next
        vmovdqu [rbp + 3680], ymm6                                       ;   756.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3712]                                       ;   759.2 agu1    50 next
        vpxor ymm6, ymm6, [r11 + 544]                                    ;   766.2 fp1+agu0   50 next
        vmovdqu [rbp + 3712], ymm11                                      ;   757.0 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3744]                                      ;   760.2 agu1    50 next
        vpxor ymm11, ymm11, [r11 + 576]                                  ;   767.2 fp2+agu0   50 next
        vmovdqu [rbp + 3744], ymm9                                       ;   758.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3776]                                       ;   761.2 agu1    50 next
        vpxor ymm9, ymm9, [r11 + 608]                                    ;   768.2 fp3+agu0   50 next
        vmovdqu [rbp + 3776], ymm7                                       ;   759.0 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3808]                                       ;   762.2 agu1    50 next
        vpxor ymm7, ymm7, [r11 + 640]                                    ;   769.2 fp0+agu0   50 next
        vmovdqu [rbp + 3808], ymm2                                       ;   760.0 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3840]                                       ;   763.2 agu1    50 next
        vpxor ymm2, ymm2, [r11 + 672]                                    ;   770.2 fp1+agu0   50 next
        vmovdqu [rbp + 3840], ymm3                                       ;   761.0 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3872]                                       ;   764.2 agu1    50 next
        vpxor ymm3, ymm3, [r11 + 704]                                    ;   771.2 fp2+agu0   50 next
        vmovdqu [rbp + 3872], ymm8                                       ;   762.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3232]                                       ;   765.2 agu1    50 next
        vpxor ymm8, ymm8, [r11 + 736]                                    ;   772.2 fp3+agu0   50 next
        vmovdqu [rbp + 3232], ymm4                                       ;   763.0 agu2+fp5   50 next spill
        vpxor ymm4, ymm6, ymm8                                           ;   773.2 fp0     41 next
        vmovdqu [rbp + 4192], ymm1                                       ;   764.0 agu2+fp5   50 next spill
        vpxor ymm1, ymm10, ymm2                                          ;   771.2 fp1     41 next
        vmovdqu [rbp + 4512], ymm13                                      ;   765.0 agu2+fp5   50 next spill
        vpxor ymm13, ymm6, ymm11                                         ;   768.2 fp2     41 next
        vmovdqu [rbp + 4128], ymm5                                       ;   766.0 agu2+fp5   50 next spill
        vpand ymm5, ymm10, ymm12                                         ;   766.2 fp3     41 next
        vmovdqu [rbp + 4032], ymm14                                      ;   767.0 agu1+fp5   50 next spill
        vpxor ymm14, ymm6, ymm3                                          ;   772.2 fp0     41 next
        vpand ymm14, ymm14, ymm10                                        ;   773.2 fp1     41 next
        vmovdqu [rbp + 4224], ymm0                                       ;   768.0 agu0+fp5   50 next spill
        vpxor ymm0, ymm2, ymm11                                          ;   771.2 fp2     41 next
        vmovdqu [rbp + 4160], ymm8                                       ;   773.2 agu2+fp5   50 next spill
        vpand ymm8, ymm13, ymm11                                         ;   769.2 fp3     41 next
        vpxor ymm5, ymm5, ymm8                                           ;   770.2 fp0     41 next
        vpand ymm8, ymm2, ymm7                                           ;   771.2 fp1     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   772.2 fp2     41 next
        vpxor ymm14, ymm14, ymm8                                         ;   774.2 fp3     41 next
        vmovdqu [rbp + 3904], ymm8                                       ;   773.2 agu1+fp5   41 next spill
        vpand ymm8, ymm1, ymm3                                           ;   772.2 fp0     41 next
        vmovdqu [rbp + 4320], ymm1                                       ;   772.2 agu0+fp5   41 next spill
        vpand ymm1, ymm2, ymm11                                          ;   771.2 fp1     41 next
        vmovdqu [rbp + 4480], ymm11                                      ;   772.0 agu2+fp5   50 next spill
        vpxor ymm11, ymm6, ymm12                                         ;   771.2 fp2     41 next
        vmovdqu [rbp + 4384], ymm14                                      ;   775.2 agu1+fp5   41 next spill
        vpand ymm14, ymm0, ymm3                                          ;   772.2 fp3     41 next
        vmovdqu [rbp + 3968], ymm14                                      ;   774.0 agu0+fp5   41 next spill
        vpand ymm14, ymm10, ymm7                                         ;   771.8 fp0     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   772.8 fp1     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   773.8 fp2     41 next
        vmovdqu [rbp + 4256], ymm8                                       ;   775.0 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm9                                           ;   772.5 fp3     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   773.5 fp0     41 next
        vpand ymm15, ymm4, ymm12                                         ;   774.2 fp1     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   775.2 fp2     41 next
        vpand ymm15, ymm11, ymm3                                         ;   773.5 fp3     41 next
        vpand ymm11, ymm11, ymm7                                         ;   773.8 fp0     41 next
        vmovdqu [rbp + 4352], ymm8                                       ;   776.0 agu1+fp5   41 next spill
        vpand ymm8, ymm13, ymm7                                          ;   774.0 fp1     41 next
        vpxor ymm14, ymm14, ymm8                                         ;   775.0 fp2     41 next
        vpxor ymm14, ymm14, ymm15                                        ;   776.0 fp3     41 next
        vpxor ymm14, ymm0, ymm14                                         ;   777.0 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   775.0 fp1     41 next
        vpor ymm8, ymm13, ymm12                                          ;   775.2 fp2     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   776.2 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   776.0 fp0     41 next
        vpxor ymm0, ymm10, ymm12                                         ;   776.0 fp1     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   776.2 fp2     41 next
        vpand ymm10, ymm10, [rbp + 4160]                                 ;   780.2 fp3+agu0   41 next
        vmovdqu [rbp + 4096], ymm8                                       ;   777.2 agu2+fp5   41 next spill
        vpand ymm8, ymm4, ymm7                                           ;   776.8 fp0     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   777.8 fp1     41 next
        vmovdqu [rbp + 4448], ymm10                                      ;   781.2 agu1+fp5   41 next spill
        vpand ymm10, ymm12, ymm6                                         ;   777.2 fp2     41 next
        vpxor ymm10, ymm10, ymm3                                         ;   778.2 fp3     41 next
        vpxor ymm11, ymm11, ymm10                                        ;   779.2 fp0     41 next
        vpand ymm10, ymm10, ymm6                                         ;   779.2 fp1     41 next
        vpxor ymm15, ymm15, [rbp + 4384]                                 ;   782.2 fp2+agu0   41 next
        vmovdqu [rbp + 4416], ymm6                                       ;   779.0 agu2+fp5   50 next spill
        vpand ymm6, ymm2, ymm0                                           ;   778.5 fp3     41 next
        vpand ymm0, ymm0, ymm9                                           ;   778.8 fp0     41 next
        vpxor ymm0, ymm0, ymm5                                           ;   779.8 fp1     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   780.8 fp2     41 next
        vmovdqu ymm0, [rbp + 4160]                                       ;   777.8 agu1    50 next reload
        vmovdqu [rbp + 4544], ymm6                                       ;   780.0 agu0+fp5   41 next spill
        vpand ymm6, ymm3, ymm0                                           ;   784.8 fp3     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   785.8 fp0     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   785.8 fp1     41 next
        vpxor ymm14, ymm14, ymm8                                         ;   781.8 fp2     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   778.8 agu1    41 next reload
        vpxor ymm14, ymm14, ymm8                                         ;   785.8 fp3     41 next
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   783.0 fp0+agu0   41 next
        vpxor ymm10, ymm10, ymm5                                         ;   784.0 fp1     41 next
        vpand ymm2, ymm2, ymm12                                          ;   781.2 fp2     41 next
        vpxor ymm2, ymm2, ymm11                                          ;   782.2 fp3     41 next
        vpand ymm7, ymm7, ymm3                                           ;   781.8 fp0     41 next
        vpand ymm8, ymm4, [rbp + 4480]                                   ;   782.0 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm8                                         ;   783.0 fp2     41 next
        vpand ymm4, ymm4, ymm13                                          ;   782.5 fp3     41 next
        vmovdqu ymm8, [rbp + 4320]                                       ;   780.8 agu0    41 next reload
        vpand ymm13, ymm13, ymm8                                         ;   787.8 fp0     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   788.8 fp1     41 next
        vmovdqu ymm13, [rbp + 4480]                                      ;   781.3 agu1    50 next reload
        vmovdqu [rbp + 4288], ymm14                                      ;   786.8 agu2+fp5   41 next spill
        vpand ymm14, ymm8, ymm13                                         ;   788.3 fp2     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   784.0 fp3     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   789.8 fp0     41 next
        vpand ymm3, ymm3, ymm9                                           ;   784.0 fp1     41 next
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;   788.2 fp2+agu0   41 next
        vpxor ymm10, ymm10, ymm7                                         ;   790.8 fp3     41 next
        vpxor ymm5, ymm5, ymm4                                           ;   784.8 fp0     41 next
        vmovdqu ymm4, [rbp + 4416]                                       ;   783.2 agu1    50 next reload
        vmovdqu [rbp + 4448], ymm10                                      ;   791.8 agu2+fp5   41 next spill
        vpand ymm10, ymm9, ymm4                                          ;   790.2 fp1     41 next
        vpxor ymm14, ymm14, ymm10                                        ;   791.2 fp2     41 next
        vpxor ymm10, ymm3, [rbp + 4544]                                  ;   789.2 fp3+agu0   41 next
        vpand ymm12, ymm12, ymm9                                         ;   785.8 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 4384]                                   ;   790.8 fp1+agu1   41 next
        vpxor ymm12, ymm12, ymm10                                        ;   790.2 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   786.5 fp3     41 next
        vpxor ymm5, ymm5, ymm9                                           ;   786.8 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4256]                                   ;   789.2 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm6                                         ;   792.2 fp2     41 next
        vpxor ymm10, ymm10, ymm14                                        ;   793.2 fp3     41 next
        vpand ymm14, ymm9, ymm13                                         ;   788.3 fp0     41 next
        vpand ymm9, ymm9, ymm0                                           ;   788.0 fp1     41 next
        vpxor ymm7, ymm7, ymm14                                          ;   791.8 fp2     41 next
        vpxor ymm3, ymm3, ymm7                                           ;   792.8 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   788.8 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm10                                          ;   794.2 fp1     41 next
        vpand ymm6, ymm6, ymm0                                           ;   789.2 fp2     41 next
        vpxor ymm9, ymm9, ymm13                                          ;   789.5 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4256]                                   ;   789.8 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm9                                         ;   790.5 fp1     41 next
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   790.2 fp2+agu1   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   791.2 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;   790.8 fp0+agu0   41 next
        vpand ymm8, ymm8, ymm0                                           ;   791.0 fp1     41 next
        vpxor ymm2, ymm2, ymm13                                          ;   791.2 fp2     41 next
        vpxor ymm12, ymm12, ymm8                                         ;   792.0 fp3     41 next
        vpxor ymm4, ymm4, ymm12                                          ;   793.0 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   794.0 fp1+agu1   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   792.2 fp2     41 next
        vpxor ymm6, ymm6, ymm4                                           ;   795.0 fp3     41 next
        vmovdqu ymm14, [rbp + 4224]                                      ;   791.2 agu0    41 next
        vmovdqu ymm0, [rbp + 4032]                                       ;   791.7 agu1    50 next reload
        vpand ymm14, ymm14, ymm0                                         ;   798.7 fp0     41 next
        vmovdqu ymm4, [rbp + 4128]                                       ;   792.2 agu0    41 next
        vmovdqu ymm7, [rbp + 4512]                                       ;   792.7 agu1    50 next reload
        vpand ymm4, ymm4, ymm7                                           ;   799.7 fp1     41 next
        vmovdqu ymm8, [rbp + 4192]                                       ;   793.2 agu0    41 next
        vmovdqu ymm9, [rbp + 3232]                                       ;   793.7 agu1    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   800.7 fp2     41 next
        vmovdqu ymm10, [rbp + 4128]                                      ;   794.2 agu0    41 next
        vmovdqu ymm12, [rbp + 3872]                                      ;   794.7 agu1    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   801.7 fp3     41 next
        vmovdqu ymm13, [rbp + 4224]                                      ;   795.2 agu0    41 next
        vpand ymm13, ymm13, ymm7                                         ;   802.2 fp0     41 next
        vpxor ymm14, ymm14, ymm7                                         ;   799.7 fp1     41 next
        vmovdqu [rbp + 3968], ymm2                                       ;   793.7 agu2+fp5   41 next spill
        vpand ymm2, ymm7, ymm12                                          ;   801.7 fp2     41 next
        vmovdqu [rbp + 4416], ymm11                                      ;   794.7 agu2+fp5   41 next spill
        vpand ymm11, ymm0, ymm9                                          ;   800.7 fp3     41 next
        vmovdqu [rbp + 4480], ymm6                                       ;   796.0 agu2+fp5   41 next spill
        vpxor ymm6, ymm4, ymm8                                           ;   801.7 fp0     41 next
        vpand ymm8, ymm8, [rbp + 4224]                                   ;   801.7 fp1+agu1   41 next
        vmovdqu [rbp + 4160], ymm5                                       ;   796.7 agu0+fp5   41 next spill
        vpxor ymm5, ymm13, ymm6                                          ;   803.2 fp2     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   803.2 fp3     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   804.2 fp0     41 next
        vpand ymm13, ymm13, [rbp + 4192]                                 ;   804.2 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   805.2 fp2     41 next
        vmovdqu [rbp + 4320], ymm1                                       ;   797.7 agu2+fp5   41 next spill
        vpxor ymm1, ymm2, [rbp + 4224]                                   ;   802.7 fp3+agu0   41 next
        vpxor ymm8, ymm8, ymm1                                           ;   803.7 fp0     41 next
        vpand ymm1, ymm1, ymm9                                           ;   803.7 fp1     41 next
        vmovdqu [rbp + 4352], ymm3                                       ;   799.8 agu2+fp5   41 next spill
        vpand ymm3, ymm12, [rbp + 4192]                                  ;   801.7 fp2+agu1   41 next
        vpand ymm4, ymm4, ymm9                                           ;   806.2 fp3     41 next
        vmovdqu [rbp + 3904], ymm15                                      ;   800.8 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm3                                              ;   802.7         41 next copy
        vpor ymm3, ymm3, ymm2                                            ;   802.7 fp0     41 next
        vpxor ymm2, ymm2, [rbp + 4128]                                   ;   802.7 fp1+agu1   41 next
        vmovdqu [rbp + 4256], ymm5                                       ;   804.2 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 4128]                                       ;   802.2 agu0    41 next
        vpand ymm5, ymm5, [rbp + 4224]                                   ;   809.2 fp2+agu1   41 next
        vpxor ymm15, ymm15, ymm5                                         ;   810.2 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 4192]                                   ;   810.2 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   804.7 fp1     41 next
        vmovdqu [rbp + 4096], ymm14                                      ;   803.0 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4224]                                 ;   805.2 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm14                                          ;   806.2 fp3     41 next
        vmovdqu ymm14, [rbp + 4192]                                      ;   804.2 agu0    50 next reload
        vmovdqu [rbp + 4384], ymm3                                       ;   807.2 agu2+fp5   41 next spill
        vpxor ymm3, ymm0, ymm14                                          ;   811.2 fp0     41 next
        vpand ymm11, ymm11, ymm12                                        ;   805.2 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   807.2 fp2     41 next
        vpxor ymm2, ymm2, ymm5                                           ;   811.2 fp3     41 next
        vpand ymm10, ymm10, ymm3                                         ;   812.2 fp0     41 next
        vpand ymm5, ymm5, [rbp + 4128]                                   ;   811.2 fp1+agu1   41 next
        vpxor ymm10, ymm10, ymm1                                         ;   813.2 fp2     41 next
        vpand ymm1, ymm1, ymm9                                           ;   805.7 fp3     41 next
        vmovdqu [rbp + 4544], ymm4                                       ;   808.2 agu2+fp5   41 next spill
        vpand ymm4, ymm7, ymm9                                           ;   805.8 fp0     41 next
        vpand ymm14, ymm4, ymm3                                          ;   812.2 fp1     41 next
        vpxor ymm4, ymm4, ymm2                                           ;   812.2 fp2     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   813.2 fp3     41 next
        vpxor ymm4, ymm9, ymm12                                          ;   806.8 fp0     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   813.2 fp1     41 next
        vpxor ymm4, ymm6, ymm12                                          ;   807.3 fp2     41 next
        vpand ymm4, ymm4, ymm0                                           ;   808.3 fp3     41 next
        vpxor ymm8, ymm8, ymm5                                           ;   812.2 fp0     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   814.2 fp1     41 next
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   808.2 agu0    41 next reload
        vpxor ymm4, ymm4, ymm5                                           ;   815.2 fp2     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   814.2 fp3     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   812.2 fp0     41 next
        vmovdqu ymm13, [rbp + 4096]                                      ;   810.2 agu1    41 next reload
        vmovdqu [rbp + 3936], ymm4                                       ;   816.2 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                         ;   817.2 fp1     41 next
        vpand ymm14, ymm14, ymm9                                         ;   815.2 fp2     41 next
        vpand ymm15, ymm15, ymm7                                         ;   813.2 fp3     41 next
        vpxor ymm15, ymm15, ymm5                                         ;   815.2 fp0     41 next
        vpand ymm5, ymm0, [rbp + 4128]                                   ;   812.2 fp1+agu0   41 next
        vpxor ymm11, ymm11, ymm5                                         ;   813.2 fp2     41 next
        vpand ymm13, ymm12, [rbp + 4224]                                 ;   812.5 fp3+agu1   41 next
        vpand ymm3, ymm3, ymm13                                          ;   813.5 fp0     41 next
        vpxor ymm13, ymm13, ymm5                                         ;   813.5 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 4192]                                   ;   813.3 fp2+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   816.2 fp3     41 next
        vmovdqu ymm13, [rbp + 4128]                                      ;   813.5 agu1    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   820.5 fp0     41 next
        vpand ymm9, ymm0, [rbp + 4192]                                   ;   814.2 fp1+agu0   41 next
        vpand ymm0, ymm6, ymm13                                          ;   820.5 fp2     41 next
        vpxor ymm3, ymm3, ymm0                                           ;   821.5 fp3     41 next
        vpxor ymm0, ymm9, ymm12                                          ;   821.5 fp0     41 next
        vpand ymm9, ymm9, ymm5                                           ;   815.2 fp1     41 next
        vpand ymm5, ymm5, [rbp + 4224]                                   ;   815.3 fp2+agu1   41 next
        vpand ymm6, ymm6, [rbp + 4192]                                   ;   815.5 fp3+agu0   41 next
        vpand ymm13, ymm7, ymm0                                          ;   822.5 fp0     41 next
        vpxor ymm0, ymm0, ymm4                                           ;   822.5 fp1     41 next
        vpxor ymm4, ymm4, ymm15                                          ;   818.2 fp2     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   821.5 fp3     41 next
        vpxor ymm10, ymm10, ymm0                                         ;   823.5 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 4256]                                 ;   823.5 fp1+agu1   41 next
        vpxor ymm1, ymm1, ymm12                                          ;   822.5 fp2     41 next
        vpxor ymm2, ymm2, ymm10                                          ;   824.5 fp3     41 next
        vpxor ymm5, ymm5, ymm6                                           ;   817.7 fp0     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   824.5 fp1     41 next
        vmovdqu ymm4, [rbp + 4096]                                       ;   816.5 agu0    41 next
        vmovdqu ymm6, [rbp + 4192]                                       ;   816.7 agu1    50 next reload
        vpand ymm4, ymm4, ymm6                                           ;   823.7 fp2     41 next
        vmovdqu ymm10, [rbp + 4032]                                      ;   817.5 agu0    50 next reload
        vpor ymm0, ymm0, ymm10                                           ;   824.5 fp3     41 next
        vpxor ymm3, ymm3, ymm2                                           ;   825.5 fp0     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   825.5 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   823.5 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   826.5 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 4096]                                 ;   825.5 fp0+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   821.7 agu0    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   828.7 fp1     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   824.7 fp2     41 next
        vpxor ymm9, ymm9, [rbp + 4384]                                   ;   827.5 fp3+agu1   41 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   822.7 fp0+agu0   41 next
        vpxor ymm7, ymm7, [rbp + 3904]                                   ;   823.5 fp1+agu1   41 next
        vpxor ymm0, ymm7, ymm3                                           ;   826.5 fp2     41 next
        vmovdqu ymm1, [rbp + 4288]                                       ;   823.7 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3232]                                   ;   830.7 fp3+agu1   41 next
        vpxor ymm2, ymm1, [rbp + 3936]                                   ;   831.7 fp0+agu0   41 next
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   825.5 fp1+agu1   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   829.7 fp2     41 next
        vmovdqu ymm4, [rbp + 4320]                                       ;   825.7 agu0    41 next
        vpxor ymm4, ymm4, [rbp + 4224]                                   ;   832.7 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   833.7 fp0     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   826.7 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 3872]                                 ;   833.7 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   834.7 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   827.7 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm6                                           ;   828.7 fp0     41 next
        vmovdqu ymm12, [rbp + 4416]                                      ;   828.5 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 4128]                                 ;   835.5 fp1+agu0   41 next
        vpxor ymm5, ymm5, ymm12                                          ;   836.5 fp2     41 next
        vpxor ymm0, ymm0, [r9 + 4896]                                    ;   829.5 fp3+agu1   44 next
        vpxor ymm2, ymm2, [r9 + 4928]                                    ;   832.7 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r9 + 4960]                                    ;   830.7 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r9 + 4992]                                  ;   834.7 fp2+agu0   44 next
        vpxor ymm8, ymm8, [r9 + 5024]                                    ;   835.7 fp3+agu1   44 next
        vpxor ymm9, ymm9, [r9 + 5056]                                    ;   831.7 fp0+agu0   44 next
        vpxor ymm5, ymm5, [r9 + 5088]                                    ;   837.5 fp1+agu1   44 next
        vpxor ymm7, ymm7, [r9 + 4608]                                    ;   832.7 fp2+agu0   44 next
        vpxor ymm1, ymm1, [r9 + 4640]                                    ;   833.5 fp3+agu1   44 next
        vpxor ymm10, ymm10, [r9 + 4672]                                  ;   833.7 fp0+agu0   44 next
        vpxor ymm4, ymm4, [r9 + 4704]                                    ;   834.5 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r9 + 4736]                                  ;   834.7 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r9 + 4768]                                    ;   835.5 fp3+agu1   44 next
        vpxor ymm12, ymm12, [r9 + 4800]                                  ;   836.5 fp0+agu0   44 next
        vmovdqu ymm13, [rbp + 4448]                                      ;   836.5 agu1    44 next
        vpxor ymm13, ymm13, [r9 + 4832]                                  ;   843.5 fp1+agu0   44 next
        vmovdqu [rbp + 4448], ymm8                                       ;   836.7 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 3968]                                       ;   837.5 agu1    44 next
        vpxor ymm8, ymm8, [r9 + 4864]                                    ;   844.5 fp2+agu0   44 next
        vmovdqu [rbp + 3968], ymm2                                       ;   834.5 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;   845.5 fp3     41 next
        vmovdqu [rbp + 4128], ymm9                                       ;   835.5 agu2+fp5   44 next spill
        vpxor ymm9, ymm7, ymm12                                          ;   837.5 fp0     41 next
        vmovdqu [rbp + 4416], ymm0                                       ;   836.5 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                          ;   835.5 fp1     41 next
        vmovdqu [rbp + 4480], ymm5                                       ;   838.5 agu2+fp5   44 next spill
        vpand ymm5, ymm7, ymm1                                           ;   835.7 fp2     41 next
        vmovdqu [rbp + 4192], ymm3                                       ;   838.5 agu1+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;   844.5 fp3     41 next
        vpand ymm3, ymm3, ymm7                                           ;   845.5 fp0     41 next
        vmovdqu [rbp + 3872], ymm14                                      ;   839.5 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                         ;   837.5 fp1     41 next
        vmovdqu [rbp + 4160], ymm8                                       ;   845.5 agu0+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                           ;   836.8 fp2     41 next
        vpxor ymm5, ymm5, ymm8                                           ;   837.8 fp3     41 next
        vpand ymm8, ymm12, ymm6                                          ;   837.5 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   838.5 fp1     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   846.5 fp2     41 next
        vmovdqu [rbp + 4224], ymm8                                       ;   841.5 agu1+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;   844.5 fp3     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;   842.5 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                          ;   838.2 fp0     41 next
        vmovdqu [rbp + 4352], ymm4                                       ;   843.5 agu0+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                          ;   838.5 fp1     41 next
        vmovdqu [rbp + 3936], ymm3                                       ;   847.5 agu1+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;   844.5 fp2     41 next
        vmovdqu [rbp + 4032], ymm3                                       ;   845.5 agu2+fp5   41 next spill
        vpand ymm3, ymm7, ymm6                                           ;   839.2 fp3     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   840.2 fp0     41 next
        vpxor ymm8, ymm8, ymm3                                           ;   845.5 fp1     41 next
        vmovdqu [rbp + 3232], ymm8                                       ;   846.5 agu0+fp5   41 next spill
        vpand ymm8, ymm6, ymm11                                          ;   841.5 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   842.5 fp3     41 next
        vpand ymm15, ymm1, ymm2                                          ;   846.5 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   847.5 fp1     41 next
        vpand ymm15, ymm4, ymm13                                         ;   844.5 fp2     41 next
        vpand ymm4, ymm4, ymm6                                           ;   843.7 fp3     41 next
        vmovdqu [rbp + 4288], ymm8                                       ;   847.5 agu1+fp5   41 next spill
        vpand ymm8, ymm0, ymm6                                           ;   844.5 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   845.5 fp1     41 next
        vpxor ymm3, ymm3, ymm15                                          ;   846.5 fp2     41 next
        vpxor ymm3, ymm14, ymm3                                          ;   847.5 fp3     41 next
        vpand ymm14, ymm14, ymm11                                        ;   845.5 fp0     41 next
        vpor ymm8, ymm0, ymm1                                            ;   845.7 fp1     41 next
        vpxor ymm8, ymm8, ymm9                                           ;   848.5 fp2     41 next
        vpxor ymm4, ymm4, ymm14                                          ;   846.5 fp3     41 next
        vpxor ymm14, ymm7, ymm1                                          ;   846.5 fp0     41 next
        vpxor ymm9, ymm9, ymm7                                           ;   848.5 fp1     41 next
        vpand ymm7, ymm7, [rbp + 4160]                                   ;   852.5 fp2+agu0   41 next
        vmovdqu [rbp + 3904], ymm8                                       ;   849.5 agu2+fp5   41 next spill
        vpand ymm8, ymm6, ymm2                                           ;   847.0 fp3     41 next
        vpxor ymm15, ymm15, ymm8                                         ;   848.0 fp0     41 next
        vmovdqu [rbp + 4512], ymm7                                       ;   853.5 agu1+fp5   41 next spill
        vpand ymm7, ymm1, ymm10                                          ;   847.7 fp1     41 next
        vpxor ymm7, ymm7, ymm13                                          ;   848.7 fp2     41 next
        vpxor ymm4, ymm4, ymm7                                           ;   849.7 fp3     41 next
        vpand ymm7, ymm7, ymm10                                          ;   849.7 fp0     41 next
        vpxor ymm15, ymm15, [rbp + 3936]                                 ;   854.5 fp1+agu0   41 next
        vmovdqu [rbp + 4544], ymm10                                      ;   850.5 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;   848.8 fp2     41 next
        vpand ymm14, ymm14, ymm11                                        ;   849.0 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   850.0 fp0     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   851.0 fp1     41 next
        vmovdqu ymm14, [rbp + 4160]                                      ;   848.7 agu1    44 next reload
        vmovdqu [rbp + 4384], ymm10                                      ;   851.5 agu0+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;   855.7 fp2     41 next
        vpxor ymm15, ymm15, ymm10                                        ;   856.7 fp3     41 next
        vpxor ymm10, ymm10, ymm6                                         ;   856.7 fp0     41 next
        vpxor ymm3, ymm3, ymm8                                           ;   852.0 fp1     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   849.7 agu1    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;   856.7 fp2     41 next
        vpxor ymm7, ymm7, [rbp + 4288]                                   ;   854.5 fp3+agu0   41 next
        vpxor ymm7, ymm7, ymm5                                           ;   855.5 fp0     41 next
        vpand ymm12, ymm12, ymm1                                         ;   851.7 fp1     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   852.7 fp2     41 next
        vpand ymm6, ymm6, ymm13                                          ;   852.0 fp3     41 next
        vpand ymm8, ymm2, [rbp + 4352]                                   ;   852.5 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   853.5 fp1     41 next
        vpand ymm2, ymm2, ymm0                                           ;   852.8 fp2     41 next
        vmovdqu ymm8, [rbp + 4320]                                       ;   851.7 agu0    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;   858.7 fp3     41 next
        vpxor ymm6, ymm6, ymm0                                           ;   859.7 fp0     41 next
        vmovdqu ymm0, [rbp + 4352]                                       ;   852.2 agu1    44 next reload
        vmovdqu [rbp + 4096], ymm3                                       ;   857.7 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;   859.2 fp1     41 next
        vpxor ymm4, ymm4, ymm9                                           ;   854.5 fp2     41 next
        vpxor ymm6, ymm6, ymm14                                          ;   860.7 fp3     41 next
        vpand ymm13, ymm13, ymm11                                        ;   854.5 fp0     41 next
        vpxor ymm13, ymm13, [rbp + 4512]                                 ;   860.5 fp1+agu0   41 next
        vpxor ymm7, ymm7, ymm6                                           ;   861.7 fp2     41 next
        vpxor ymm5, ymm5, ymm2                                           ;   855.0 fp3     41 next
        vmovdqu ymm2, [rbp + 4544]                                       ;   854.7 agu1    44 next reload
        vmovdqu [rbp + 4512], ymm7                                       ;   862.7 agu2+fp5   41 next spill
        vpand ymm7, ymm11, ymm2                                          ;   861.7 fp0     41 next
        vpxor ymm3, ymm3, ymm7                                           ;   862.7 fp1     41 next
        vpxor ymm7, ymm13, [rbp + 4384]                                  ;   861.5 fp2+agu0   41 next
        vpand ymm1, ymm1, ymm11                                          ;   856.0 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   861.7 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm7                                           ;   862.5 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   856.8 fp2     41 next
        vpxor ymm5, ymm5, ymm11                                          ;   857.0 fp3     41 next
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   861.5 fp0+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                          ;   863.7 fp1     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   864.7 fp2     41 next
        vpand ymm3, ymm11, ymm0                                          ;   859.2 fp3     41 next
        vpand ymm11, ymm11, ymm14                                        ;   858.7 fp0     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   862.7 fp1     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   863.7 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                   ;   859.3 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   865.7 fp0     41 next
        vpand ymm10, ymm10, ymm14                                        ;   859.8 fp1     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   860.2 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;   860.3 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm11                                        ;   861.2 fp0     41 next
        vpxor ymm3, ymm3, [rbp + 4224]                                   ;   860.8 fp1+agu1   41 next
        vpxor ymm4, ymm4, ymm3                                           ;   861.8 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 4288]                                 ;   861.3 fp3+agu0   41 next
        vpand ymm8, ymm8, ymm14                                          ;   861.7 fp0     41 next
        vpxor ymm12, ymm12, ymm0                                         ;   861.8 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   863.5 fp2     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   864.5 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   865.5 fp0+agu1   41 next
        vpxor ymm4, ymm4, ymm10                                          ;   862.8 fp1     41 next
        vpxor ymm10, ymm10, ymm2                                         ;   866.5 fp2     41 next
        vmovdqu ymm14, [rbp + 3872]                                      ;   862.3 agu0    41 next
        vmovdqu ymm0, [rbp + 4192]                                       ;   862.8 agu1    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;   869.8 fp3     41 next
        vmovdqu ymm1, [rbp + 4480]                                       ;   863.3 agu0    41 next
        vmovdqu ymm2, [rbp + 4416]                                       ;   863.8 agu1    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;   870.8 fp0     41 next
        vmovdqu ymm3, [rbp + 4128]                                       ;   864.3 agu0    41 next
        vmovdqu ymm6, [rbp + 3968]                                       ;   864.8 agu1    44 next reload
        vpand ymm3, ymm3, ymm6                                           ;   871.8 fp1     41 next
        vmovdqu ymm7, [rbp + 4480]                                       ;   865.3 agu0    41 next
        vmovdqu ymm8, [rbp + 4448]                                       ;   865.8 agu1    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;   872.8 fp2     41 next
        vmovdqu ymm11, [rbp + 3872]                                      ;   866.3 agu0    41 next
        vpand ymm11, ymm11, ymm2                                         ;   873.3 fp3     41 next
        vpxor ymm14, ymm14, ymm2                                         ;   870.8 fp0     41 next
        vmovdqu [rbp + 4032], ymm12                                      ;   864.8 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;   872.8 fp1     41 next
        vmovdqu [rbp + 4544], ymm4                                       ;   865.8 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm6                                           ;   871.8 fp2     41 next
        vmovdqu [rbp + 4352], ymm10                                      ;   867.5 agu2+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;   872.8 fp3     41 next
        vpand ymm3, ymm3, [rbp + 3872]                                   ;   872.8 fp0+agu1   41 next
        vmovdqu [rbp + 4160], ymm5                                       ;   867.8 agu0+fp5   41 next spill
        vpxor ymm5, ymm11, ymm10                                         ;   874.3 fp1     41 next
        vpxor ymm11, ymm11, ymm7                                         ;   874.3 fp2     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   875.3 fp3     41 next
        vpand ymm11, ymm11, [rbp + 4128]                                 ;   875.3 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   876.3 fp1     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;   868.8 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 3872]                                  ;   873.8 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm9                                           ;   874.8 fp3     41 next
        vpand ymm9, ymm9, ymm6                                           ;   874.8 fp0     41 next
        vmovdqu [rbp + 4288], ymm13                                      ;   871.0 agu2+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 4128]                                  ;   872.8 fp1+agu1   41 next
        vpand ymm1, ymm1, ymm6                                           ;   877.3 fp2     41 next
        vmovdqu [rbp + 4224], ymm15                                      ;   872.0 agu0+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;   873.8         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;   873.8 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   873.8 fp0+agu1   41 next
        vmovdqu [rbp + 3232], ymm5                                       ;   875.3 agu2+fp5   41 next spill
        vmovdqu ymm5, [rbp + 4480]                                       ;   873.3 agu0    41 next
        vpand ymm5, ymm5, [rbp + 3872]                                   ;   880.3 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm5                                         ;   881.3 fp2     41 next
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   881.3 fp3+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   875.8 fp0     41 next
        vmovdqu [rbp + 3904], ymm14                                      ;   874.2 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 3872]                                  ;   876.3 fp1+agu1   41 next
        vpxor ymm13, ymm13, ymm14                                        ;   877.3 fp2     41 next
        vmovdqu ymm14, [rbp + 4128]                                      ;   875.3 agu0    44 next reload
        vmovdqu [rbp + 3936], ymm13                                      ;   878.3 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;   882.3 fp3     41 next
        vpand ymm4, ymm4, ymm8                                           ;   876.3 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   878.3 fp1     41 next
        vpxor ymm12, ymm12, ymm5                                         ;   882.3 fp2     41 next
        vpand ymm7, ymm7, ymm13                                          ;   883.3 fp3     41 next
        vpand ymm5, ymm5, [rbp + 4480]                                   ;   882.3 fp0+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   884.3 fp1     41 next
        vpand ymm9, ymm9, ymm6                                           ;   876.8 fp2     41 next
        vmovdqu [rbp + 4384], ymm1                                       ;   879.3 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm6                                           ;   877.0 fp3     41 next
        vpand ymm14, ymm1, ymm13                                         ;   883.3 fp0     41 next
        vpxor ymm1, ymm1, ymm12                                          ;   883.3 fp1     41 next
        vpxor ymm11, ymm11, ymm1                                         ;   884.3 fp2     41 next
        vpxor ymm1, ymm6, ymm8                                           ;   878.0 fp3     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   884.3 fp0     41 next
        vpxor ymm1, ymm10, ymm8                                          ;   878.5 fp1     41 next
        vpand ymm1, ymm1, ymm0                                           ;   879.5 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                           ;   883.3 fp3     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   885.3 fp0     41 next
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   879.3 agu0    41 next reload
        vpxor ymm1, ymm1, ymm5                                           ;   886.3 fp1     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   885.3 fp2     41 next
        vpxor ymm15, ymm15, ymm13                                        ;   883.3 fp3     41 next
        vmovdqu ymm11, [rbp + 3904]                                      ;   881.3 agu1    41 next reload
        vmovdqu [rbp + 4256], ymm1                                       ;   887.3 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;   888.3 fp0     41 next
        vpand ymm14, ymm14, ymm6                                         ;   886.3 fp1     41 next
        vpand ymm15, ymm15, ymm2                                         ;   884.3 fp2     41 next
        vpxor ymm15, ymm15, ymm5                                         ;   886.3 fp3     41 next
        vpand ymm5, ymm0, [rbp + 4480]                                   ;   883.3 fp0+agu0   41 next
        vpxor ymm4, ymm4, ymm5                                           ;   884.3 fp1     41 next
        vpand ymm11, ymm8, [rbp + 3872]                                  ;   883.7 fp2+agu1   41 next
        vpand ymm13, ymm13, ymm11                                        ;   884.7 fp3     41 next
        vpxor ymm11, ymm11, ymm5                                         ;   884.7 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   884.5 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm11                                        ;   887.3 fp2     41 next
        vmovdqu ymm11, [rbp + 4480]                                      ;   884.7 agu1    44 next reload
        vpand ymm8, ymm6, ymm11                                          ;   891.7 fp3     41 next
        vpand ymm6, ymm0, [rbp + 4128]                                   ;   885.3 fp0+agu0   41 next
        vpand ymm0, ymm10, ymm11                                         ;   891.7 fp1     41 next
        vpxor ymm13, ymm13, ymm0                                         ;   892.7 fp2     41 next
        vpxor ymm0, ymm6, ymm8                                           ;   892.7 fp3     41 next
        vpand ymm6, ymm6, ymm5                                           ;   886.3 fp0     41 next
        vpand ymm5, ymm5, [rbp + 3872]                                   ;   886.5 fp1+agu1   41 next
        vpand ymm10, ymm10, [rbp + 4128]                                 ;   886.7 fp2+agu0   41 next
        vpand ymm11, ymm2, ymm0                                          ;   893.7 fp3     41 next
        vpxor ymm0, ymm0, ymm1                                           ;   893.7 fp0     41 next
        vpxor ymm1, ymm1, ymm15                                          ;   889.3 fp1     41 next
        vpxor ymm8, ymm8, ymm1                                           ;   892.7 fp2     41 next
        vpxor ymm7, ymm7, ymm0                                           ;   894.7 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 3232]                                 ;   894.7 fp0+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;   893.7 fp1     41 next
        vpxor ymm12, ymm12, ymm7                                         ;   895.7 fp2     41 next
        vpxor ymm5, ymm5, ymm10                                          ;   888.8 fp3     41 next
        vpxor ymm4, ymm4, ymm11                                          ;   895.7 fp0     41 next
        vmovdqu ymm1, [rbp + 3904]                                       ;   887.7 agu0    41 next
        vmovdqu ymm7, [rbp + 4128]                                       ;   887.8 agu1    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;   894.8 fp1     41 next
        vmovdqu ymm8, [rbp + 4192]                                       ;   888.7 agu0    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;   895.7 fp2     41 next
        vpxor ymm13, ymm13, ymm12                                        ;   896.7 fp3     41 next
        vpxor ymm15, ymm15, ymm0                                         ;   896.7 fp0     41 next
        vpxor ymm3, ymm3, ymm9                                           ;   894.7 fp1     41 next
        vpxor ymm6, ymm6, ymm15                                          ;   897.7 fp2     41 next
        vpxor ymm4, ymm4, [rbp + 3904]                                   ;   896.7 fp3+agu1   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   892.8 agu0    41 next reload
        vpxor ymm4, ymm4, ymm15                                          ;   899.8 fp0     41 next
        vpxor ymm14, ymm14, ymm1                                         ;   895.8 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   898.7 fp2+agu1   41 next
        vpxor ymm5, ymm5, [rbp + 4384]                                   ;   893.8 fp3+agu0   41 next
        vpxor ymm2, ymm2, [rbp + 4224]                                   ;   894.7 fp0+agu1   41 next
        vpxor ymm0, ymm2, ymm13                                          ;   897.7 fp1     41 next
        vmovdqu ymm1, [rbp + 4096]                                       ;   894.8 agu0    41 next
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   901.8 fp2+agu1   41 next
        vpxor ymm9, ymm1, [rbp + 4256]                                   ;   902.8 fp3+agu0   41 next
        vpxor ymm8, ymm8, [rbp + 4288]                                   ;   896.7 fp0+agu1   41 next
        vpxor ymm4, ymm8, ymm4                                           ;   900.8 fp1     41 next
        vmovdqu ymm10, [rbp + 4320]                                      ;   896.8 agu0    41 next
        vpxor ymm10, ymm10, [rbp + 3872]                                 ;   903.8 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm10                                        ;   904.8 fp3     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   897.8 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   904.8 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm11                                          ;   905.8 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 4352]                                   ;   898.8 fp2+agu0   41 next
        vpxor ymm6, ymm6, ymm7                                           ;   899.8 fp3     41 next
        vmovdqu ymm12, [rbp + 4544]                                      ;   899.7 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   906.7 fp0+agu0   41 next
        vpxor ymm5, ymm5, ymm12                                          ;   907.7 fp1     41 next
        vmovdqu ymm13, [rbp + 3840]                                      ;   900.7 agu1    50 next reload
        vpxor ymm2, ymm2, ymm13                                          ;   907.7 fp2     50 next
        vpxor ymm1, ymm1, [rbp + 3808]                                   ;   902.8 fp3+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 3776]                                   ;   901.7 fp0+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 3744]                                 ;   904.8 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 3712]                                 ;   905.8 fp2+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 3680]                                   ;   902.8 fp3+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 3648]                                 ;   907.7 fp0+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   903.8 fp1+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   904.7 fp2+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   904.8 fp3+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 3296]                                 ;   905.8 fp0+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 4064]                                   ;   906.8 fp1+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   906.7 fp2+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 2880]                                   ;   908.7 fp3+agu0   50 next
        vpxor ymm13, ymm13, [r10 + 96]                                   ;   907.7 fp0+agu1   50 next
        vmovdqu [rbp + 3840], ymm5                                       ;   909.7 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 4512]                                       ;   907.8 agu0    50 next
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   914.8 fp1+agu1   50 next
        vmovdqu [rbp + 4512], ymm6                                       ;   907.7 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 4032]                                       ;   908.8 agu0    50 next
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   915.8 fp2+agu1   50 next
        vmovdqu [rbp + 4032], ymm3                                       ;   907.8 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3808]                                       ;   909.8 agu0    50 next
        vpxor ymm3, ymm3, [r10 + 128]                                    ;   916.8 fp3+agu1   50 next
        vmovdqu [rbp + 3808], ymm14                                      ;   907.7 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 3776]                                      ;   910.8 agu0    50 next
        vpxor ymm14, ymm14, [r10 + 160]                                  ;   917.8 fp0+agu1   50 next
        vmovdqu [rbp + 3776], ymm4                                       ;   908.7 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3744]                                       ;   911.8 agu0    50 next
        vpxor ymm4, ymm4, [r10 + 192]                                    ;   918.8 fp1+agu1   50 next
        vmovdqu [rbp + 3744], ymm9                                       ;   909.7 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3712]                                       ;   912.8 agu0    50 next
        vpxor ymm9, ymm9, [r10 + 224]                                    ;   919.8 fp2+agu1   50 next
        vmovdqu [rbp + 3712], ymm0                                       ;   910.7 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 3680]                                       ;   913.8 agu0    50 next
        vpxor ymm0, ymm0, [r10 + 256]                                    ;   920.8 fp3+agu1   50 next
        vmovdqu [rbp + 3680], ymm6                                       ;   916.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3648]                                       ;   914.8 agu0    50 next
        vpxor ymm6, ymm6, [r10 + 288]                                    ;   921.8 fp0+agu1   50 next
        vmovdqu [rbp + 3648], ymm5                                       ;   915.8 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3616]                                       ;   915.8 agu0    50 next
        vpxor ymm5, ymm5, [r10 + 320]                                    ;   922.8 fp1+agu1   50 next
        vmovdqu [rbp + 3616], ymm12                                      ;   913.7 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3584]                                      ;   916.8 agu0    50 next
        vpxor ymm12, ymm12, [r10 + 352]                                  ;   923.8 fp2+agu1   50 next
        vmovdqu [rbp + 3584], ymm7                                       ;   914.7 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3552]                                       ;   917.8 agu0    50 next
        vpxor ymm7, ymm7, [r10 + 384]                                    ;   924.8 fp3+agu1   50 next
        vmovdqu [rbp + 3552], ymm11                                      ;   915.7 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2528]                                      ;   918.8 agu0    50 next
        vpxor ymm11, ymm11, [r10 + 416]                                  ;   925.8 fp0+agu1   50 next
        vmovdqu [rbp + 2528], ymm10                                      ;   916.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2912]                                      ;   919.8 agu0    50 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   926.8 fp1+agu1   50 next
        vmovdqu [rbp + 2912], ymm8                                       ;   917.7 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3296]                                       ;   920.8 agu0    50 next
        vpxor ymm8, ymm8, [r10 + 480]                                    ;   927.8 fp2+agu1   50 next
        vmovdqu [rbp + 3296], ymm1                                       ;   918.7 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 4064]                                       ;   921.8 agu0    50 next
        vpxor ymm1, ymm1, [r10]                                          ;   928.8 fp3+agu1   50 next
        vmovdqu [rbp + 4064], ymm2                                       ;   919.7 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 4000]                                       ;   922.8 agu0    50 next
        vpxor ymm2, ymm2, [r10 + 32]                                     ;   929.8 fp0+agu1   50 next
        vmovdqu [rbp + 4000], ymm9                                       ;   920.8 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2880]                                       ;   923.8 agu0    50 next
        vpxor ymm9, ymm9, [r10 + 64]                                     ;   930.8 fp1+agu1   50 next
        vmovdqu [rbp + 2880], ymm3                                       ;   921.7 agu2+fp5   50 next spill
        vpxor ymm3, ymm7, ymm9                                           ;   931.8 fp2     41 next
        vmovdqu [rbp + 4480], ymm0                                       ;   922.7 agu2+fp5   50 next spill
        vpxor ymm0, ymm5, ymm1                                           ;   929.8 fp3     41 next
        vmovdqu [rbp + 4544], ymm13                                      ;   923.7 agu2+fp5   50 next spill
        vpxor ymm13, ymm7, ymm11                                         ;   926.8 fp0     41 next
        vmovdqu [rbp + 4352], ymm6                                       ;   924.7 agu2+fp5   50 next spill
        vpand ymm6, ymm5, ymm12                                          ;   924.8 fp1     41 next
        vmovdqu [rbp + 4128], ymm14                                      ;   925.7 agu0+fp5   50 next spill
        vpxor ymm14, ymm7, ymm2                                          ;   930.8 fp2     41 next
        vpand ymm14, ymm14, ymm5                                         ;   931.8 fp3     41 next
        vmovdqu [rbp + 4448], ymm4                                       ;   926.7 agu1+fp5   50 next spill
        vpxor ymm4, ymm1, ymm11                                          ;   929.8 fp0     41 next
        vmovdqu [rbp + 4160], ymm9                                       ;   931.8 agu2+fp5   50 next spill
        vpand ymm9, ymm13, ymm11                                         ;   927.8 fp1     41 next
        vpxor ymm6, ymm6, ymm9                                           ;   928.8 fp2     41 next
        vpand ymm9, ymm1, ymm8                                           ;   929.8 fp3     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   930.8 fp0     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   932.8 fp1     41 next
        vmovdqu [rbp + 3872], ymm9                                       ;   931.8 agu0+fp5   41 next spill
        vpand ymm9, ymm0, ymm2                                           ;   930.8 fp2     41 next
        vmovdqu [rbp + 4320], ymm0                                       ;   930.8 agu1+fp5   41 next spill
        vpand ymm0, ymm1, ymm11                                          ;   929.8 fp3     41 next
        vmovdqu [rbp + 4288], ymm11                                      ;   930.7 agu2+fp5   50 next spill
        vpxor ymm11, ymm7, ymm12                                         ;   929.8 fp0     41 next
        vmovdqu [rbp + 4256], ymm14                                      ;   933.8 agu0+fp5   41 next spill
        vpand ymm14, ymm4, ymm2                                          ;   930.8 fp1     41 next
        vmovdqu [rbp + 4192], ymm14                                      ;   932.7 agu1+fp5   41 next spill
        vpand ymm14, ymm5, ymm8                                          ;   930.5 fp2     41 next
        vpxor ymm14, ymm14, ymm12                                        ;   931.5 fp3     41 next
        vpxor ymm9, ymm9, ymm14                                          ;   932.5 fp0     41 next
        vmovdqu [rbp + 3968], ymm9                                       ;   933.7 agu2+fp5   41 next spill
        vpand ymm9, ymm8, ymm10                                          ;   931.2 fp1     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   932.2 fp2     41 next
        vpand ymm15, ymm3, ymm12                                         ;   932.8 fp3     41 next
        vpxor ymm0, ymm0, ymm15                                          ;   933.8 fp0     41 next
        vpand ymm15, ymm11, ymm2                                         ;   932.2 fp1     41 next
        vpand ymm11, ymm11, ymm8                                         ;   932.5 fp2     41 next
        vmovdqu [rbp + 4096], ymm9                                       ;   934.7 agu0+fp5   41 next spill
        vpand ymm9, ymm13, ymm8                                          ;   932.7 fp3     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   933.7 fp0     41 next
        vpxor ymm14, ymm14, ymm15                                        ;   934.7 fp1     41 next
        vpxor ymm14, ymm4, ymm14                                         ;   935.7 fp2     41 next
        vpand ymm4, ymm4, ymm10                                          ;   933.7 fp3     41 next
        vpor ymm9, ymm13, ymm12                                          ;   933.8 fp0     41 next
        vpxor ymm9, ymm9, ymm0                                           ;   934.8 fp1     41 next
        vpxor ymm11, ymm11, ymm4                                         ;   934.7 fp2     41 next
        vpxor ymm4, ymm5, ymm12                                          ;   934.7 fp3     41 next
        vpxor ymm0, ymm0, ymm5                                           ;   934.8 fp0     41 next
        vpand ymm5, ymm5, [rbp + 4160]                                   ;   938.8 fp1+agu1   41 next
        vmovdqu [rbp + 4224], ymm9                                       ;   935.8 agu2+fp5   41 next spill
        vpand ymm9, ymm3, ymm8                                           ;   935.5 fp2     41 next
        vpxor ymm15, ymm15, ymm9                                         ;   936.5 fp3     41 next
        vmovdqu [rbp + 4416], ymm5                                       ;   939.8 agu0+fp5   41 next spill
        vpand ymm5, ymm12, ymm7                                          ;   935.8 fp0     41 next
        vpxor ymm5, ymm5, ymm2                                           ;   936.8 fp1     41 next
        vpxor ymm11, ymm11, ymm5                                         ;   937.8 fp2     41 next
        vpand ymm5, ymm5, ymm7                                           ;   937.8 fp3     41 next
        vpxor ymm15, ymm15, [rbp + 4256]                                 ;   940.8 fp0+agu1   41 next
        vmovdqu [rbp + 4384], ymm7                                       ;   937.7 agu2+fp5   50 next spill
        vpand ymm7, ymm1, ymm4                                           ;   937.2 fp1     41 next
        vpand ymm4, ymm4, ymm10                                          ;   937.5 fp2     41 next
        vpxor ymm4, ymm4, ymm6                                           ;   938.5 fp3     41 next
        vpxor ymm9, ymm9, ymm4                                           ;   939.5 fp0     41 next
        vmovdqu ymm4, [rbp + 4160]                                       ;   936.5 agu0    50 next reload
        vmovdqu [rbp + 3936], ymm7                                       ;   938.7 agu1+fp5   41 next spill
        vpand ymm7, ymm2, ymm4                                           ;   943.5 fp1     41 next
        vpxor ymm15, ymm15, ymm7                                         ;   944.5 fp2     41 next
        vpxor ymm7, ymm7, ymm8                                           ;   944.5 fp3     41 next
        vpxor ymm14, ymm14, ymm9                                         ;   940.5 fp0     41 next
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   937.5 agu0    41 next reload
        vpxor ymm14, ymm14, ymm9                                         ;   944.5 fp1     41 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   941.7 fp2+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;   942.7 fp3     41 next
        vpand ymm1, ymm1, ymm12                                          ;   939.8 fp0     41 next
        vpxor ymm1, ymm1, ymm11                                          ;   940.8 fp1     41 next
        vpand ymm8, ymm8, ymm2                                           ;   940.5 fp2     41 next
        vpand ymm9, ymm3, [rbp + 4288]                                   ;   940.7 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm9                                         ;   941.7 fp0     41 next
        vpand ymm3, ymm3, ymm13                                          ;   941.2 fp1     41 next
        vmovdqu ymm9, [rbp + 4320]                                       ;   939.5 agu1    41 next reload
        vpand ymm13, ymm13, ymm9                                         ;   946.5 fp2     41 next
        vpxor ymm8, ymm8, ymm13                                          ;   947.5 fp3     41 next
        vmovdqu ymm13, [rbp + 4288]                                      ;   940.0 agu0    50 next reload
        vmovdqu [rbp + 3904], ymm14                                      ;   945.5 agu2+fp5   41 next spill
        vpand ymm14, ymm9, ymm13                                         ;   947.0 fp0     41 next
        vpxor ymm11, ymm11, ymm0                                         ;   942.7 fp1     41 next
        vpxor ymm8, ymm8, ymm4                                           ;   948.5 fp2     41 next
        vpand ymm2, ymm2, ymm10                                          ;   942.7 fp3     41 next
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   946.8 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm8                                           ;   949.5 fp1     41 next
        vpxor ymm6, ymm6, ymm3                                           ;   943.5 fp2     41 next
        vmovdqu ymm3, [rbp + 4384]                                       ;   941.8 agu0    50 next reload
        vmovdqu [rbp + 4416], ymm5                                       ;   950.5 agu2+fp5   41 next spill
        vpand ymm5, ymm10, ymm3                                          ;   948.8 fp3     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   949.8 fp0     41 next
        vpxor ymm5, ymm2, [rbp + 3936]                                   ;   947.8 fp1+agu1   41 next
        vpand ymm12, ymm12, ymm10                                        ;   944.5 fp2     41 next
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   949.5 fp3+agu0   41 next
        vpxor ymm12, ymm12, ymm5                                         ;   948.8 fp0     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   945.2 fp1     41 next
        vpxor ymm6, ymm6, ymm10                                          ;   945.5 fp2     41 next
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   947.8 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm7                                         ;   950.8 fp0     41 next
        vpxor ymm5, ymm5, ymm14                                          ;   951.8 fp1     41 next
        vpand ymm14, ymm10, ymm13                                        ;   947.0 fp2     41 next
        vpand ymm10, ymm10, ymm4                                         ;   946.7 fp3     41 next
        vpxor ymm8, ymm8, ymm14                                          ;   950.5 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                           ;   951.5 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4224]                                   ;   947.5 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm5                                           ;   952.8 fp3     41 next
        vpand ymm7, ymm7, ymm4                                           ;   947.8 fp0     41 next
        vpxor ymm10, ymm10, ymm13                                        ;   948.2 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   948.5 fp2+agu1   41 next
        vpxor ymm15, ymm15, ymm10                                        ;   949.2 fp3     41 next
        vpxor ymm14, ymm14, [rbp + 3872]                                 ;   948.8 fp0+agu0   41 next
        vpxor ymm11, ymm11, ymm14                                        ;   949.8 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 4096]                                   ;   949.5 fp2+agu1   41 next
        vpand ymm9, ymm9, ymm4                                           ;   949.7 fp3     41 next
        vpxor ymm1, ymm1, ymm13                                          ;   949.8 fp0     41 next
        vpxor ymm12, ymm12, ymm9                                         ;   950.7 fp1     41 next
        vpxor ymm3, ymm3, ymm12                                          ;   951.7 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 4192]                                   ;   952.7 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm7                                         ;   950.8 fp0     41 next
        vpxor ymm7, ymm7, ymm3                                           ;   953.7 fp1     41 next
        vmovdqu ymm14, [rbp + 4448]                                      ;   949.8 agu1    41 next
        vmovdqu ymm3, [rbp + 4128]                                       ;   950.3 agu0    50 next reload
        vpand ymm14, ymm14, ymm3                                         ;   957.3 fp2     41 next
        vmovdqu ymm4, [rbp + 4352]                                       ;   950.8 agu1    41 next
        vmovdqu ymm5, [rbp + 4544]                                       ;   951.3 agu0    50 next reload
        vpand ymm4, ymm4, ymm5                                           ;   958.3 fp3     41 next
        vmovdqu ymm8, [rbp + 4480]                                       ;   951.8 agu1    41 next
        vmovdqu ymm9, [rbp + 2880]                                       ;   952.3 agu0    50 next reload
        vpand ymm8, ymm8, ymm9                                           ;   959.3 fp0     41 next
        vmovdqu ymm10, [rbp + 4352]                                      ;   952.8 agu1    41 next
        vmovdqu ymm12, [rbp + 4000]                                      ;   953.3 agu0    50 next reload
        vpand ymm10, ymm10, ymm12                                        ;   960.3 fp1     41 next
        vmovdqu ymm13, [rbp + 4448]                                      ;   953.8 agu1    41 next
        vpand ymm13, ymm13, ymm5                                         ;   960.8 fp2     41 next
        vpxor ymm14, ymm14, ymm5                                         ;   958.3 fp3     41 next
        vmovdqu [rbp + 4192], ymm1                                       ;   952.3 agu2+fp5   41 next spill
        vpand ymm1, ymm5, ymm12                                          ;   960.3 fp0     41 next
        vmovdqu [rbp + 4384], ymm11                                      ;   953.3 agu2+fp5   41 next spill
        vpand ymm11, ymm3, ymm9                                          ;   959.3 fp1     41 next
        vmovdqu [rbp + 4288], ymm7                                       ;   954.7 agu2+fp5   41 next spill
        vpxor ymm7, ymm4, ymm8                                           ;   960.3 fp2     41 next
        vpand ymm8, ymm8, [rbp + 4448]                                   ;   960.3 fp3+agu0   41 next
        vmovdqu [rbp + 4160], ymm6                                       ;   955.3 agu1+fp5   41 next spill
        vpxor ymm6, ymm13, ymm7                                          ;   961.8 fp0     41 next
        vpxor ymm13, ymm13, ymm10                                        ;   961.8 fp1     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   962.8 fp2     41 next
        vpand ymm13, ymm13, [rbp + 4480]                                 ;   962.8 fp3+agu0   41 next
        vpxor ymm4, ymm4, ymm11                                          ;   963.8 fp0     41 next
        vmovdqu [rbp + 4320], ymm0                                       ;   956.3 agu2+fp5   41 next spill
        vpxor ymm0, ymm1, [rbp + 4448]                                   ;   961.3 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm0                                           ;   962.3 fp2     41 next
        vpand ymm0, ymm0, ymm9                                           ;   962.3 fp3     41 next
        vmovdqu [rbp + 4096], ymm2                                       ;   958.5 agu2+fp5   41 next spill
        vpand ymm2, ymm12, [rbp + 4480]                                  ;   960.3 fp0+agu0   41 next
        vpand ymm4, ymm4, ymm9                                           ;   964.8 fp1     41 next
        vmovdqu [rbp + 3872], ymm15                                      ;   959.5 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm2                                              ;   961.3         41 next copy
        vpor ymm2, ymm2, ymm1                                            ;   961.3 fp2     41 next
        vpxor ymm1, ymm1, [rbp + 4352]                                   ;   961.3 fp3+agu0   41 next
        vmovdqu [rbp + 3968], ymm6                                       ;   962.8 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 4352]                                       ;   960.8 agu1    41 next
        vpand ymm6, ymm6, [rbp + 4448]                                   ;   967.8 fp0+agu0   41 next
        vpxor ymm15, ymm15, ymm6                                         ;   968.8 fp1     41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   968.8 fp2+agu1   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   963.3 fp3     41 next
        vmovdqu [rbp + 4224], ymm14                                      ;   961.7 agu2+fp5   41 next spill
        vpand ymm14, ymm11, [rbp + 4448]                                 ;   963.8 fp0+agu0   41 next
        vpxor ymm2, ymm2, ymm14                                          ;   964.8 fp1     41 next
        vmovdqu ymm14, [rbp + 4480]                                      ;   962.8 agu1    50 next reload
        vmovdqu [rbp + 4256], ymm2                                       ;   965.8 agu2+fp5   41 next spill
        vpxor ymm2, ymm3, ymm14                                          ;   969.8 fp2     41 next
        vpand ymm11, ymm11, ymm12                                        ;   963.8 fp3     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   965.8 fp0     41 next
        vpxor ymm1, ymm1, ymm6                                           ;   969.8 fp1     41 next
        vpand ymm10, ymm10, ymm2                                         ;   970.8 fp2     41 next
        vpand ymm6, ymm6, [rbp + 4352]                                   ;   969.8 fp3+agu0   41 next
        vpxor ymm10, ymm10, ymm0                                         ;   971.8 fp0     41 next
        vpand ymm0, ymm0, ymm9                                           ;   964.3 fp1     41 next
        vmovdqu [rbp + 3936], ymm4                                       ;   966.8 agu2+fp5   41 next spill
        vpand ymm4, ymm5, ymm9                                           ;   964.5 fp2     41 next
        vpand ymm14, ymm4, ymm2                                          ;   970.8 fp3     41 next
        vpxor ymm4, ymm4, ymm1                                           ;   970.8 fp0     41 next
        vpxor ymm13, ymm13, ymm4                                         ;   971.8 fp1     41 next
        vpxor ymm4, ymm9, ymm12                                          ;   965.5 fp2     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   971.8 fp3     41 next
        vpxor ymm4, ymm7, ymm12                                          ;   966.0 fp0     41 next
        vpand ymm4, ymm4, ymm3                                           ;   967.0 fp1     41 next
        vpxor ymm8, ymm8, ymm6                                           ;   970.8 fp2     41 next
        vpxor ymm4, ymm4, ymm13                                          ;   972.8 fp3     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   966.8 agu1    41 next reload
        vpxor ymm4, ymm4, ymm6                                           ;   973.8 fp0     41 next
        vpxor ymm14, ymm15, ymm14                                        ;   972.8 fp1     41 next
        vpxor ymm15, ymm15, ymm2                                         ;   970.8 fp2     41 next
        vmovdqu ymm13, [rbp + 4224]                                      ;   968.8 agu0    41 next reload
        vmovdqu [rbp + 3232], ymm4                                       ;   974.8 agu2+fp5   41 next spill
        vpand ymm4, ymm12, ymm13                                         ;   975.8 fp3     41 next
        vpand ymm14, ymm14, ymm9                                         ;   973.8 fp0     41 next
        vpand ymm15, ymm15, ymm5                                         ;   971.8 fp1     41 next
        vpxor ymm15, ymm15, ymm6                                         ;   973.8 fp2     41 next
        vpand ymm6, ymm3, [rbp + 4352]                                   ;   970.8 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm6                                         ;   971.8 fp0     41 next
        vpand ymm13, ymm12, [rbp + 4448]                                 ;   971.2 fp1+agu0   41 next
        vpand ymm2, ymm2, ymm13                                          ;   972.2 fp2     41 next
        vpxor ymm13, ymm13, ymm6                                         ;   972.2 fp3     41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   972.0 fp0+agu1   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   974.8 fp1     41 next
        vmovdqu ymm13, [rbp + 4352]                                      ;   972.2 agu0    50 next reload
        vpand ymm12, ymm9, ymm13                                         ;   979.2 fp2     41 next
        vpand ymm9, ymm3, [rbp + 4480]                                   ;   972.8 fp3+agu1   41 next
        vpand ymm3, ymm7, ymm13                                          ;   979.2 fp0     41 next
        vpxor ymm2, ymm2, ymm3                                           ;   980.2 fp1     41 next
        vpxor ymm3, ymm9, ymm12                                          ;   980.2 fp2     41 next
        vpand ymm9, ymm9, ymm6                                           ;   973.8 fp3     41 next
        vpand ymm6, ymm6, [rbp + 4448]                                   ;   974.0 fp0+agu0   41 next
        vpand ymm7, ymm7, [rbp + 4480]                                   ;   974.2 fp1+agu1   41 next
        vpand ymm13, ymm5, ymm3                                          ;   981.2 fp2     41 next
        vpxor ymm3, ymm3, ymm4                                           ;   981.2 fp3     41 next
        vpxor ymm4, ymm4, ymm15                                          ;   976.8 fp0     41 next
        vpxor ymm12, ymm12, ymm4                                         ;   980.2 fp1     41 next
        vpxor ymm10, ymm10, ymm3                                         ;   982.2 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 3968]                                 ;   982.2 fp3+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   981.2 fp0     41 next
        vpxor ymm1, ymm1, ymm10                                          ;   983.2 fp1     41 next
        vpxor ymm6, ymm6, ymm7                                           ;   976.3 fp2     41 next
        vpxor ymm11, ymm11, ymm13                                        ;   983.2 fp3     41 next
        vmovdqu ymm4, [rbp + 4224]                                       ;   975.2 agu1    41 next
        vmovdqu ymm7, [rbp + 4480]                                       ;   975.3 agu0    50 next reload
        vpand ymm4, ymm4, ymm7                                           ;   982.3 fp0     41 next
        vmovdqu ymm10, [rbp + 4128]                                      ;   976.2 agu1    50 next reload
        vpor ymm3, ymm3, ymm10                                           ;   983.2 fp1     41 next
        vpxor ymm2, ymm2, ymm1                                           ;   984.2 fp2     41 next
        vpxor ymm15, ymm15, ymm3                                         ;   984.2 fp3     41 next
        vpxor ymm8, ymm8, ymm0                                           ;   982.2 fp0     41 next
        vpxor ymm9, ymm9, ymm15                                          ;   985.2 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 4224]                                 ;   984.2 fp2+agu0   41 next
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;   980.3 agu1    41 next reload
        vpxor ymm11, ymm11, ymm15                                        ;   987.3 fp3     41 next
        vpxor ymm14, ymm14, ymm4                                         ;   983.3 fp0     41 next
        vpxor ymm9, ymm9, [rbp + 4256]                                   ;   986.2 fp1+agu0   41 next
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   981.3 fp2+agu1   41 next
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   982.2 fp3+agu0   41 next
        vpxor ymm0, ymm5, ymm2                                           ;   985.2 fp0     41 next
        vmovdqu ymm1, [rbp + 3904]                                       ;   982.3 agu1    41 next
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   989.3 fp1+agu0   41 next
        vpxor ymm2, ymm1, [rbp + 3232]                                   ;   990.3 fp2+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 4096]                                 ;   984.2 fp3+agu0   41 next
        vpxor ymm3, ymm10, ymm11                                         ;   988.3 fp0     41 next
        vmovdqu ymm4, [rbp + 4320]                                       ;   984.3 agu1    41 next
        vpxor ymm4, ymm4, [rbp + 4448]                                   ;   991.3 fp1+agu0   41 next
        vpxor ymm14, ymm14, ymm4                                         ;   992.3 fp2     41 next
        vmovdqu ymm11, [rbp + 4160]                                      ;   985.3 agu1    41 next
        vpxor ymm11, ymm11, [rbp + 4000]                                 ;   992.3 fp3+agu0   41 next
        vpxor ymm8, ymm8, ymm11                                          ;   993.3 fp0     41 next
        vpxor ymm7, ymm7, [rbp + 4288]                                   ;   986.3 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm7                                           ;   987.3 fp2     41 next
        vmovdqu ymm12, [rbp + 4384]                                      ;   987.2 agu0    41 next
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   994.2 fp3+agu1   41 next
        vpxor ymm6, ymm6, ymm12                                          ;   995.2 fp0     41 next
        vpxor ymm0, ymm0, [r10 + 4896]                                   ;   988.2 fp1+agu0   44 next
        vpxor ymm2, ymm2, [r10 + 4928]                                   ;   991.3 fp2+agu1   44 next
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   989.3 fp3+agu0   44 next
        vpxor ymm14, ymm14, [r10 + 4992]                                 ;   993.3 fp0+agu1   44 next
        vpxor ymm8, ymm8, [r10 + 5024]                                   ;   994.3 fp1+agu0   44 next
        vpxor ymm9, ymm9, [r10 + 5056]                                   ;   990.3 fp2+agu1   44 next
        vpxor ymm6, ymm6, [r10 + 5088]                                   ;   996.2 fp3+agu0   44 next
        vpxor ymm5, ymm5, [r10 + 4608]                                   ;   991.3 fp0+agu1   44 next
        vpxor ymm1, ymm1, [r10 + 4640]                                   ;   992.2 fp1+agu0   44 next
        vpxor ymm10, ymm10, [r10 + 4672]                                 ;   992.3 fp2+agu1   44 next
        vpxor ymm4, ymm4, [r10 + 4704]                                   ;   993.2 fp3+agu0   44 next
        vpxor ymm11, ymm11, [r10 + 4736]                                 ;   993.3 fp0+agu1   44 next
        vpxor ymm7, ymm7, [r10 + 4768]                                   ;   994.2 fp1+agu0   44 next
        vpxor ymm12, ymm12, [r10 + 4800]                                 ;   995.2 fp2+agu1   44 next
        vmovdqu ymm13, [rbp + 4416]                                      ;   995.2 agu0    44 next
        vpxor ymm13, ymm13, [r10 + 4832]                                 ;  1002.2 fp3+agu1   44 next
        vmovdqu [rbp + 4416], ymm8                                       ;   995.3 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 4192]                                       ;   996.2 agu0    44 next
        vpxor ymm8, ymm8, [r10 + 4864]                                   ;  1003.2 fp0+agu1   44 next
        vmovdqu [rbp + 4192], ymm2                                       ;   993.2 agu2+fp5   44 next spill
        vpxor ymm2, ymm10, ymm8                                          ;  1004.2 fp1     41 next
        vmovdqu [rbp + 4352], ymm9                                       ;   994.2 agu2+fp5   44 next spill
        vpxor ymm9, ymm5, ymm12                                          ;   996.2 fp2     41 next
        vmovdqu [rbp + 4384], ymm0                                       ;   995.2 agu2+fp5   44 next spill
        vpxor ymm0, ymm10, ymm4                                          ;   994.2 fp3     41 next
        vmovdqu [rbp + 4288], ymm6                                       ;   997.2 agu2+fp5   44 next spill
        vpand ymm6, ymm5, ymm1                                           ;   994.3 fp0     41 next
        vmovdqu [rbp + 4480], ymm3                                       ;   997.2 agu0+fp5   44 next spill
        vpxor ymm3, ymm10, ymm13                                         ;  1003.2 fp1     41 next
        vpand ymm3, ymm3, ymm5                                           ;  1004.2 fp2     41 next
        vmovdqu [rbp + 4000], ymm14                                      ;   998.2 agu2+fp5   44 next spill
        vpxor ymm14, ymm12, ymm4                                         ;   996.2 fp3     41 next
        vmovdqu [rbp + 4160], ymm8                                       ;  1004.2 agu1+fp5   44 next spill
        vpand ymm8, ymm0, ymm4                                           ;   995.5 fp0     41 next
        vpxor ymm6, ymm6, ymm8                                           ;   996.5 fp1     41 next
        vpand ymm8, ymm12, ymm7                                          ;   996.2 fp2     41 next
        vpxor ymm8, ymm8, ymm15                                          ;   997.2 fp3     41 next
        vpxor ymm3, ymm3, ymm8                                           ;  1005.2 fp0     41 next
        vmovdqu [rbp + 4448], ymm8                                       ;  1000.2 agu0+fp5   41 next spill
        vpand ymm8, ymm9, ymm13                                          ;  1003.2 fp1     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;  1001.2 agu2+fp5   41 next spill
        vpand ymm9, ymm12, ymm4                                          ;   996.8 fp2     41 next
        vmovdqu [rbp + 4096], ymm4                                       ;  1002.2 agu1+fp5   44 next spill
        vpxor ymm4, ymm10, ymm1                                          ;   997.2 fp3     41 next
        vmovdqu [rbp + 3232], ymm3                                       ;  1006.2 agu0+fp5   41 next spill
        vpand ymm3, ymm14, ymm13                                         ;  1003.2 fp0     41 next
        vmovdqu [rbp + 4128], ymm3                                       ;  1004.2 agu2+fp5   41 next spill
        vpand ymm3, ymm5, ymm7                                           ;   997.8 fp1     41 next
        vpxor ymm3, ymm3, ymm1                                           ;   998.8 fp2     41 next
        vpxor ymm8, ymm8, ymm3                                           ;  1004.2 fp3     41 next
        vmovdqu [rbp + 2880], ymm8                                       ;  1005.2 agu1+fp5   41 next spill
        vpand ymm8, ymm7, ymm11                                          ;  1000.2 fp0     41 next
        vpxor ymm8, ymm8, ymm15                                          ;  1001.2 fp1     41 next
        vpand ymm15, ymm1, ymm2                                          ;  1005.2 fp2     41 next
        vpxor ymm9, ymm9, ymm15                                          ;  1006.2 fp3     41 next
        vpand ymm15, ymm4, ymm13                                         ;  1003.2 fp0     41 next
        vpand ymm4, ymm4, ymm7                                           ;  1002.3 fp1     41 next
        vmovdqu [rbp + 3904], ymm8                                       ;  1006.2 agu0+fp5   41 next spill
        vpand ymm8, ymm0, ymm7                                           ;  1003.2 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;  1004.2 fp3     41 next
        vpxor ymm3, ymm3, ymm15                                          ;  1005.2 fp0     41 next
        vpxor ymm3, ymm14, ymm3                                          ;  1006.2 fp1     41 next
        vpand ymm14, ymm14, ymm11                                        ;  1004.2 fp2     41 next
        vpor ymm8, ymm0, ymm1                                            ;  1004.3 fp3     41 next
        vpxor ymm8, ymm8, ymm9                                           ;  1007.2 fp0     41 next
        vpxor ymm4, ymm4, ymm14                                          ;  1005.2 fp1     41 next
        vpxor ymm14, ymm5, ymm1                                          ;  1005.2 fp2     41 next
        vpxor ymm9, ymm9, ymm5                                           ;  1007.2 fp3     41 next
        vpand ymm5, ymm5, [rbp + 4160]                                   ;  1011.2 fp0+agu1   41 next
        vmovdqu [rbp + 3872], ymm8                                       ;  1008.2 agu2+fp5   41 next spill
        vpand ymm8, ymm7, ymm2                                           ;  1005.7 fp1     41 next
        vpxor ymm15, ymm15, ymm8                                         ;  1006.7 fp2     41 next
        vmovdqu [rbp + 4544], ymm5                                       ;  1012.2 agu0+fp5   41 next spill
        vpand ymm5, ymm1, ymm10                                          ;  1006.3 fp3     41 next
        vpxor ymm5, ymm5, ymm13                                          ;  1007.3 fp0     41 next
        vpxor ymm4, ymm4, ymm5                                           ;  1008.3 fp1     41 next
        vpand ymm5, ymm5, ymm10                                          ;  1008.3 fp2     41 next
        vpxor ymm15, ymm15, [rbp + 3232]                                 ;  1013.2 fp3+agu1   41 next
        vmovdqu [rbp + 3936], ymm10                                      ;  1009.2 agu2+fp5   44 next spill
        vpand ymm10, ymm14, ymm12                                        ;  1007.5 fp0     41 next
        vpand ymm14, ymm14, ymm11                                        ;  1007.7 fp1     41 next
        vpxor ymm14, ymm14, ymm6                                         ;  1008.7 fp2     41 next
        vpxor ymm8, ymm8, ymm14                                          ;  1009.7 fp3     41 next
        vmovdqu ymm14, [rbp + 4160]                                      ;  1007.3 agu0    44 next reload
        vmovdqu [rbp + 4256], ymm10                                      ;  1010.2 agu1+fp5   41 next spill
        vpand ymm10, ymm13, ymm14                                        ;  1014.3 fp0     41 next
        vpxor ymm15, ymm15, ymm10                                        ;  1015.3 fp1     41 next
        vpxor ymm10, ymm10, ymm7                                         ;  1015.3 fp2     41 next
        vpxor ymm3, ymm3, ymm8                                           ;  1010.7 fp3     41 next
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;  1008.3 agu0    41 next reload
        vpxor ymm3, ymm3, ymm8                                           ;  1015.3 fp0     41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                   ;  1013.2 fp1+agu1   41 next
        vpxor ymm5, ymm5, ymm6                                           ;  1014.2 fp2     41 next
        vpand ymm12, ymm12, ymm1                                         ;  1010.3 fp3     41 next
        vpxor ymm12, ymm12, ymm4                                         ;  1011.3 fp0     41 next
        vpand ymm7, ymm7, ymm13                                          ;  1010.7 fp1     41 next
        vpand ymm8, ymm2, [rbp + 4096]                                   ;  1011.2 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;  1012.2 fp3     41 next
        vpand ymm2, ymm2, ymm0                                           ;  1011.5 fp0     41 next
        vmovdqu ymm8, [rbp + 4320]                                       ;  1010.3 agu1    41 next reload
        vpand ymm0, ymm0, ymm8                                           ;  1017.3 fp1     41 next
        vpxor ymm7, ymm7, ymm0                                           ;  1018.3 fp2     41 next
        vmovdqu ymm0, [rbp + 4096]                                       ;  1010.8 agu0    44 next reload
        vmovdqu [rbp + 4224], ymm3                                       ;  1016.3 agu2+fp5   41 next spill
        vpand ymm3, ymm8, ymm0                                           ;  1017.8 fp3     41 next
        vpxor ymm4, ymm4, ymm9                                           ;  1013.2 fp0     41 next
        vpxor ymm7, ymm7, ymm14                                          ;  1019.3 fp1     41 next
        vpand ymm13, ymm13, ymm11                                        ;  1013.2 fp2     41 next
        vpxor ymm13, ymm13, [rbp + 4544]                                 ;  1019.2 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                           ;  1020.3 fp0     41 next
        vpxor ymm6, ymm6, ymm2                                           ;  1013.7 fp1     41 next
        vmovdqu ymm2, [rbp + 3936]                                       ;  1013.3 agu0    44 next reload
        vmovdqu [rbp + 4544], ymm5                                       ;  1021.3 agu2+fp5   41 next spill
        vpand ymm5, ymm11, ymm2                                          ;  1020.3 fp2     41 next
        vpxor ymm3, ymm3, ymm5                                           ;  1021.3 fp3     41 next
        vpxor ymm5, ymm13, [rbp + 4256]                                  ;  1020.2 fp0+agu1   41 next
        vpand ymm1, ymm1, ymm11                                          ;  1014.7 fp1     41 next
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;  1020.3 fp2+agu0   41 next
        vpxor ymm1, ymm1, ymm5                                           ;  1021.2 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                         ;  1015.5 fp0     41 next
        vpxor ymm6, ymm6, ymm11                                          ;  1015.7 fp1     41 next
        vpxor ymm13, ymm13, [rbp + 2880]                                 ;  1020.2 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm10                                          ;  1022.3 fp3     41 next
        vpxor ymm5, ymm5, ymm3                                           ;  1023.3 fp0     41 next
        vpand ymm3, ymm11, ymm0                                          ;  1017.8 fp1     41 next
        vpand ymm11, ymm11, ymm14                                        ;  1017.3 fp2     41 next
        vpxor ymm7, ymm7, ymm3                                           ;  1021.3 fp3     41 next
        vpxor ymm13, ymm13, ymm7                                         ;  1022.3 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 3872]                                   ;  1018.0 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm5                                           ;  1024.3 fp2     41 next
        vpand ymm10, ymm10, ymm14                                        ;  1018.5 fp3     41 next
        vpxor ymm11, ymm11, ymm0                                         ;  1018.8 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 2880]                                   ;  1019.0 fp1+agu1   41 next
        vpxor ymm15, ymm15, ymm11                                        ;  1019.8 fp2     41 next
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;  1019.5 fp3+agu0   41 next
        vpxor ymm4, ymm4, ymm3                                           ;  1020.5 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;  1020.0 fp1+agu1   41 next
        vpand ymm8, ymm8, ymm14                                          ;  1020.3 fp2     41 next
        vpxor ymm12, ymm12, ymm0                                         ;  1020.5 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;  1022.2 fp0     41 next
        vpxor ymm2, ymm2, ymm8                                           ;  1023.2 fp1     41 next
        vpxor ymm2, ymm2, [rbp + 4128]                                   ;  1024.2 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm10                                          ;  1021.5 fp3     41 next
        vpxor ymm10, ymm10, ymm2                                         ;  1025.2 fp0     41 next
        vmovdqu ymm14, [rbp + 4000]                                      ;  1021.0 agu1    41 next
        vmovdqu ymm0, [rbp + 4480]                                       ;  1021.5 agu0    44 next reload
        vpand ymm14, ymm14, ymm0                                         ;  1028.5 fp1     41 next
        vmovdqu ymm1, [rbp + 4288]                                       ;  1022.0 agu1    41 next
        vmovdqu ymm2, [rbp + 4384]                                       ;  1022.5 agu0    44 next reload
        vpand ymm1, ymm1, ymm2                                           ;  1029.5 fp2     41 next
        vmovdqu ymm3, [rbp + 4352]                                       ;  1023.0 agu1    41 next
        vmovdqu ymm5, [rbp + 4192]                                       ;  1023.5 agu0    44 next reload
        vpand ymm3, ymm3, ymm5                                           ;  1030.5 fp3     41 next
        vmovdqu ymm7, [rbp + 4288]                                       ;  1024.0 agu1    41 next
        vmovdqu ymm8, [rbp + 4416]                                       ;  1024.5 agu0    44 next reload
        vpand ymm7, ymm7, ymm8                                           ;  1031.5 fp0     41 next
        vmovdqu ymm11, [rbp + 4000]                                      ;  1025.0 agu1    41 next
        vpand ymm11, ymm11, ymm2                                         ;  1032.0 fp1     41 next
        vpxor ymm14, ymm14, ymm2                                         ;  1029.5 fp2     41 next
        vmovdqu [rbp + 4128], ymm12                                      ;  1023.5 agu2+fp5   41 next spill
        vpand ymm12, ymm2, ymm8                                          ;  1031.5 fp3     41 next
        vmovdqu [rbp + 3936], ymm4                                       ;  1024.5 agu2+fp5   41 next spill
        vpand ymm4, ymm0, ymm5                                           ;  1030.5 fp0     41 next
        vmovdqu [rbp + 4096], ymm10                                      ;  1026.2 agu2+fp5   41 next spill
        vpxor ymm10, ymm1, ymm3                                          ;  1031.5 fp1     41 next
        vpand ymm3, ymm3, [rbp + 4000]                                   ;  1031.5 fp2+agu0   41 next
        vmovdqu [rbp + 4160], ymm6                                       ;  1026.5 agu1+fp5   41 next spill
        vpxor ymm6, ymm11, ymm10                                         ;  1033.0 fp3     41 next
        vpxor ymm11, ymm11, ymm7                                         ;  1033.0 fp0     41 next
        vpxor ymm4, ymm4, ymm11                                          ;  1034.0 fp1     41 next
        vpand ymm11, ymm11, [rbp + 4352]                                 ;  1034.0 fp2+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                           ;  1035.0 fp3     41 next
        vmovdqu [rbp + 4320], ymm9                                       ;  1027.5 agu2+fp5   41 next spill
        vpxor ymm9, ymm12, [rbp + 4000]                                  ;  1032.5 fp0+agu1   41 next
        vpxor ymm3, ymm3, ymm9                                           ;  1033.5 fp1     41 next
        vpand ymm9, ymm9, ymm5                                           ;  1033.5 fp2     41 next
        vmovdqu [rbp + 3904], ymm13                                      ;  1029.7 agu2+fp5   41 next spill
        vpand ymm13, ymm8, [rbp + 4352]                                  ;  1031.5 fp3+agu0   41 next
        vpand ymm1, ymm1, ymm5                                           ;  1036.0 fp0     41 next
        vmovdqu [rbp + 4448], ymm15                                      ;  1030.7 agu1+fp5   41 next spill
        vmovdqa ymm15, ymm13                                             ;  1032.5         41 next copy
        vpor ymm13, ymm13, ymm12                                         ;  1032.5 fp1     41 next
        vpxor ymm12, ymm12, [rbp + 4288]                                 ;  1032.5 fp2+agu0   41 next
        vmovdqu [rbp + 2880], ymm6                                       ;  1034.0 agu2+fp5   41 next spill
        vmovdqu ymm6, [rbp + 4288]                                       ;  1032.0 agu1    41 next
        vpand ymm6, ymm6, [rbp + 4000]                                   ;  1039.0 fp3+agu0   41 next
        vpxor ymm15, ymm15, ymm6                                         ;  1040.0 fp0     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;  1040.0 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm8                                           ;  1034.5 fp2     41 next
        vmovdqu [rbp + 3872], ymm14                                      ;  1032.8 agu2+fp5   41 next spill
        vpand ymm14, ymm4, [rbp + 4000]                                  ;  1035.0 fp3+agu0   41 next
        vpxor ymm13, ymm13, ymm14                                        ;  1036.0 fp0     41 next
        vmovdqu ymm14, [rbp + 4352]                                      ;  1034.0 agu1    44 next reload
        vmovdqu [rbp + 3232], ymm13                                      ;  1037.0 agu2+fp5   41 next spill
        vpxor ymm13, ymm0, ymm14                                         ;  1041.0 fp1     41 next
        vpand ymm4, ymm4, ymm8                                           ;  1035.0 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;  1037.0 fp3     41 next
        vpxor ymm12, ymm12, ymm6                                         ;  1041.0 fp0     41 next
        vpand ymm7, ymm7, ymm13                                          ;  1042.0 fp1     41 next
        vpand ymm6, ymm6, [rbp + 4288]                                   ;  1041.0 fp2+agu0   41 next
        vpxor ymm7, ymm7, ymm9                                           ;  1043.0 fp3     41 next
        vpand ymm9, ymm9, ymm5                                           ;  1035.5 fp0     41 next
        vmovdqu [rbp + 4256], ymm1                                       ;  1038.0 agu2+fp5   41 next spill
        vpand ymm1, ymm2, ymm5                                           ;  1035.7 fp1     41 next
        vpand ymm14, ymm1, ymm13                                         ;  1042.0 fp2     41 next
        vpxor ymm1, ymm1, ymm12                                          ;  1042.0 fp3     41 next
        vpxor ymm11, ymm11, ymm1                                         ;  1043.0 fp0     41 next
        vpxor ymm1, ymm5, ymm8                                           ;  1036.7 fp1     41 next
        vpxor ymm14, ymm14, ymm1                                         ;  1043.0 fp2     41 next
        vpxor ymm1, ymm10, ymm8                                          ;  1037.2 fp3     41 next
        vpand ymm1, ymm1, ymm0                                           ;  1038.2 fp0     41 next
        vpxor ymm3, ymm3, ymm6                                           ;  1042.0 fp1     41 next
        vpxor ymm1, ymm1, ymm11                                          ;  1044.0 fp2     41 next
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;  1038.0 agu1    41 next reload
        vpxor ymm1, ymm1, ymm6                                           ;  1045.0 fp3     41 next
        vpxor ymm14, ymm15, ymm14                                        ;  1044.0 fp0     41 next
        vpxor ymm15, ymm15, ymm13                                        ;  1042.0 fp1     41 next
        vmovdqu ymm11, [rbp + 3872]                                      ;  1040.0 agu0    41 next reload
        vmovdqu [rbp + 3968], ymm1                                       ;  1046.0 agu2+fp5   41 next spill
        vpand ymm1, ymm8, ymm11                                          ;  1047.0 fp2     41 next
        vpand ymm14, ymm14, ymm5                                         ;  1045.0 fp3     41 next
        vpand ymm15, ymm15, ymm2                                         ;  1043.0 fp0     41 next
        vpxor ymm15, ymm15, ymm6                                         ;  1045.0 fp1     41 next
        vpand ymm6, ymm0, [rbp + 4288]                                   ;  1042.0 fp2+agu1   41 next
        vpxor ymm4, ymm4, ymm6                                           ;  1043.0 fp3     41 next
        vpand ymm11, ymm8, [rbp + 4000]                                  ;  1042.3 fp0+agu0   41 next
        vpand ymm13, ymm13, ymm11                                        ;  1043.3 fp1     41 next
        vpxor ymm11, ymm11, ymm6                                         ;  1043.3 fp2     41 next
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;  1043.2 fp3+agu1   41 next
        vpxor ymm14, ymm14, ymm11                                        ;  1046.0 fp0     41 next
        vmovdqu ymm11, [rbp + 4288]                                      ;  1043.3 agu0    44 next reload
        vpand ymm8, ymm5, ymm11                                          ;  1050.3 fp1     41 next
        vpand ymm5, ymm0, [rbp + 4352]                                   ;  1044.0 fp2+agu1   41 next
        vpand ymm0, ymm10, ymm11                                         ;  1050.3 fp3     41 next
        vpxor ymm13, ymm13, ymm0                                         ;  1051.3 fp0     41 next
        vpxor ymm0, ymm5, ymm8                                           ;  1051.3 fp1     41 next
        vpand ymm5, ymm5, ymm6                                           ;  1045.0 fp2     41 next
        vpand ymm6, ymm6, [rbp + 4000]                                   ;  1045.2 fp3+agu0   41 next
        vpand ymm10, ymm10, [rbp + 4352]                                 ;  1045.3 fp0+agu1   41 next
        vpand ymm11, ymm2, ymm0                                          ;  1052.3 fp1     41 next
        vpxor ymm0, ymm0, ymm1                                           ;  1052.3 fp2     41 next
        vpxor ymm1, ymm1, ymm15                                          ;  1048.0 fp3     41 next
        vpxor ymm8, ymm8, ymm1                                           ;  1051.3 fp0     41 next
        vpxor ymm7, ymm7, ymm0                                           ;  1053.3 fp1     41 next
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;  1053.3 fp2+agu0   41 next
        vpxor ymm9, ymm9, ymm8                                           ;  1052.3 fp3     41 next
        vpxor ymm12, ymm12, ymm7                                         ;  1054.3 fp0     41 next
        vpxor ymm6, ymm6, ymm10                                          ;  1047.5 fp1     41 next
        vpxor ymm4, ymm4, ymm11                                          ;  1054.3 fp2     41 next
        vmovdqu ymm1, [rbp + 3872]                                       ;  1046.3 agu1    41 next
        vmovdqu ymm7, [rbp + 4352]                                       ;  1046.5 agu0    44 next reload
        vpand ymm1, ymm1, ymm7                                           ;  1053.5 fp3     41 next
        vmovdqu ymm8, [rbp + 4480]                                       ;  1047.3 agu1    44 next reload
        vpor ymm0, ymm0, ymm8                                            ;  1054.3 fp0     41 next
        vpxor ymm13, ymm13, ymm12                                        ;  1055.3 fp1     41 next
        vpxor ymm15, ymm15, ymm0                                         ;  1055.3 fp2     41 next
        vpxor ymm3, ymm3, ymm9                                           ;  1053.3 fp3     41 next
        vpxor ymm5, ymm5, ymm15                                          ;  1056.3 fp0     41 next
        vpxor ymm4, ymm4, [rbp + 3872]                                   ;  1055.3 fp1+agu0   41 next
        vpxor ymm4, ymm4, [rel kasumi_decrypt_compact.T0_constants256]   ;  1056.3 fp2+agu1   41 next
        vpxor ymm14, ymm14, ymm1                                         ;  1054.5 fp3     41 next
        vpxor ymm5, ymm5, [rbp + 3232]                                   ;  1057.3 fp0+agu0   41 next
        vpxor ymm6, ymm6, [rbp + 4256]                                   ;  1052.5 fp1+agu1   41 next
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;  1053.3 fp2+agu0   41 next
        vpxor ymm15, ymm2, ymm13                                         ;  1056.3 fp3     41 next
        vmovdqu ymm0, [rbp + 4224]                                       ;  1053.5 agu1    41 next
        vpxor ymm0, ymm0, [rbp + 4192]                                   ;  1060.5 fp0+agu0   41 next
        vpxor ymm1, ymm0, [rbp + 3968]                                   ;  1061.5 fp1+agu1   41 next
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;  1055.3 fp2+agu0   41 next
        vpxor ymm4, ymm4, ymm8                                           ;  1057.3 fp3     41 next
        vmovdqu ymm9, [rbp + 4320]                                       ;  1055.5 agu1    41 next
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;  1062.5 fp0+agu0   41 next
        vpxor ymm14, ymm14, ymm9                                         ;  1063.5 fp1     41 next
        vmovdqu ymm10, [rbp + 4160]                                      ;  1056.5 agu1    41 next
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;  1063.5 fp2+agu0   41 next
        vpxor ymm3, ymm3, ymm10                                          ;  1064.5 fp3     41 next
        vpxor ymm7, ymm7, [rbp + 4096]                                   ;  1057.5 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm7                                           ;  1058.5 fp1     41 next
        vmovdqu ymm11, [rbp + 3936]                                      ;  1058.3 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 4288]                                 ;  1065.3 fp2+agu1   41 next
        vpxor ymm6, ymm6, ymm11                                          ;  1066.3 fp3     41 next
        vmovdqu ymm12, [rbp + 4064]                                      ;  1059.3 agu0    50 next reload
        vpxor ymm2, ymm2, ymm12                                          ;  1066.3 fp0     50 next
        vmovdqu ymm13, [rbp + 3296]                                      ;  1059.5 agu1    50 next reload
        vpxor ymm0, ymm0, ymm13                                          ;  1066.5 fp1     50 next
        vpxor ymm8, ymm8, [rbp + 2912]                                   ;  1060.3 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;  1063.5 fp3+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 3552]                                 ;  1064.5 fp0+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 3584]                                   ;  1061.5 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 3616]                                 ;  1066.3 fp2+agu0   50 next
        vpxor ymm15, ymm15, [rbp + 3712]                                 ;  1062.5 fp3+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 3744]                                   ;  1063.3 fp0+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 3776]                                   ;  1063.5 fp1+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 3808]                                 ;  1064.5 fp2+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;  1065.5 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 4512]                                   ;  1065.3 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 3840]                                   ;  1067.3 fp1+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 1408]                                 ;  1066.3 fp2+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 1440]                                 ;  1066.5 fp3+agu1  108 r
        vmovdqu [rbp + 3296], ymm13                                      ;  1067.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 4544]                                      ;  1067.3 agu0    50 next
        vpxor ymm13, ymm13, [rbp + 3648]                                 ;  1074.3 fp0+agu1   50 next
        vmovdqu [rbp + 4544], ymm12                                      ;  1067.3 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4128]                                      ;  1068.3 agu0    50 next
        vpxor ymm12, ymm12, [rbp + 3680]                                 ;  1075.3 fp1+agu1   50 next
        vmovdqu [rbp + 4128], ymm6                                       ;  1068.3 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2912]                                       ;  1069.3 agu0   108 r
        vpxor ymm6, ymm6, [rbp + 1472]                                   ;  1076.3 fp2+agu1  108 r
        vmovdqu [rbp + 2912], ymm6                                       ;  1077.3 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 2528]                                       ;  1070.3 agu0   108 r
        vpxor ymm6, ymm6, [rbp + 1504]                                   ;  1077.3 fp3+agu1  108 r
        vmovdqu [rbp + 2528], ymm6                                       ;  1078.3 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3552]                                       ;  1071.3 agu0   108 r
        vpxor ymm6, ymm6, [rbp + 1536]                                   ;  1078.3 fp0+agu1  108 r
        vpxor ymm2, ymm2, [rbp + 2336]                                   ;  1072.3 fp1+agu0  108 r
        vmovdqu [rbp + 2336], ymm2                                       ;  1073.3 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3584]                                       ;  1072.5 agu1   108 r
        vpxor ymm2, ymm2, [rbp + 1568]                                   ;  1079.5 fp2+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 2304]                                   ;  1073.5 fp3+agu1  108 r
        vmovdqu [rbp + 2304], ymm0                                       ;  1074.5 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 3616]                                       ;  1074.3 agu0   108 r
        vpxor ymm0, ymm0, [rbp + 1600]                                   ;  1081.3 fp0+agu1  108 r
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;  1075.3 fp1+agu0  108 r
        vmovdqu [rbp + 2272], ymm8                                       ;  1076.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3648]                                       ;  1075.5 agu1   108 r
        vpxor ymm8, ymm8, [rbp + 1632]                                   ;  1082.5 fp2+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;  1076.5 fp3+agu1  108 r
        vmovdqu [rbp + 2240], ymm9                                       ;  1077.5 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 3680]                                       ;  1077.3 agu0   108 r
        vpxor ymm9, ymm9, [rbp + 1664]                                   ;  1084.3 fp0+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 2208]                                 ;  1078.3 fp1+agu0  108 r
        vmovdqu [rbp + 2208], ymm10                                      ;  1079.3 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3712]                                      ;  1078.5 agu1   108 r
        vpxor ymm10, ymm10, [rbp + 1696]                                 ;  1085.5 fp2+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 2176]                                   ;  1079.5 fp3+agu1  108 r
        vmovdqu [rbp + 2176], ymm7                                       ;  1080.5 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3744]                                       ;  1080.3 agu0   108 r
        vpxor ymm7, ymm7, [rbp + 1728]                                   ;  1087.3 fp0+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 2144]                                 ;  1081.3 fp1+agu0  108 r
        vmovdqu [rbp + 2144], ymm11                                      ;  1082.3 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3776]                                      ;  1081.5 agu1   108 r
        vpxor ymm11, ymm11, [rbp + 1760]                                 ;  1088.5 fp2+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 2112]                                 ;  1082.5 fp3+agu1  108 r
        vmovdqu [rbp + 2112], ymm13                                      ;  1083.5 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3808]                                      ;  1083.3 agu0   108 r
        vpxor ymm13, ymm13, [rbp + 1792]                                 ;  1090.3 fp0+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 2080]                                 ;  1084.3 fp1+agu0  108 r
        vmovdqu [rbp + 2080], ymm12                                      ;  1085.3 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4032]                                      ;  1084.5 agu1   108 r
        vpxor ymm12, ymm12, [rbp + 1824]                                 ;  1091.5 fp2+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 2048]                                 ;  1085.5 fp3+agu1  108 r
        vmovdqu [rbp + 2048], ymm15                                      ;  1086.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 4512]                                      ;  1086.3 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 1856]                                 ;  1093.3 fp0+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 2016]                                   ;  1087.3 fp1+agu0  108 r
        vmovdqu [rbp + 2016], ymm1                                       ;  1088.3 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3840]                                       ;  1087.5 agu1   108 r
        vpxor ymm1, ymm1, [rbp + 1888]                                   ;  1094.5 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;  1088.5 fp3+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;  1089.3 fp0+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 1920]                                   ;  1089.5 fp1+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 1344]                                   ;  1090.3 fp2+agu0  108 r
        vmovdqu [rbp + 1920], ymm5                                       ;  1091.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4128]                                       ;  1090.5 agu1   108 r
        vpxor ymm5, ymm5, [rbp + 1376]                                   ;  1097.5 fp3+agu0  108 r
        vmovdqu [rbp + 4128], ymm5                                       ;  1098.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 2752]                                       ;  1091.5 agu1   108 r reload
        vmovdqu [rbp + 384], ymm5                                        ;  1098.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3040]                                       ;  1092.3 agu0   108 r reload
        vmovdqu [rbp + 416], ymm5                                        ;  1099.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2816]                                       ;  1092.5 agu1   108 r reload
        vmovdqu [rbp + 448], ymm5                                        ;  1099.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2720]                                       ;  1093.3 agu0   108 r reload
        vmovdqu [rbp + 480], ymm5                                        ;  1100.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2464]                                       ;  1093.5 agu1   108 r reload
        vmovdqu [rbp + 512], ymm5                                        ;  1100.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2848]                                       ;  1094.3 agu0   108 r reload
        vmovdqu [rbp + 544], ymm5                                        ;  1101.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2944]                                       ;  1094.5 agu1   108 r reload
        vmovdqu [rbp + 576], ymm5                                        ;  1101.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2976]                                       ;  1095.3 agu0   108 r reload
        vmovdqu [rbp + 608], ymm5                                        ;  1102.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3168]                                       ;  1095.5 agu1   108 r reload
        vmovdqu [rbp + 640], ymm5                                        ;  1102.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3136]                                       ;  1096.5 agu1   108 r reload
        vmovdqu [rbp + 672], ymm5                                        ;  1103.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3264]                                       ;  1097.3 agu0   108 r reload
        vmovdqu [rbp + 704], ymm5                                        ;  1104.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3200]                                       ;  1097.5 agu1   108 r reload
        vmovdqu [rbp + 736], ymm5                                        ;  1104.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3008]                                       ;  1098.5 agu1   108 r reload
        vmovdqu [rbp + 768], ymm5                                        ;  1105.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3072]                                       ;  1099.3 agu0   108 r reload
        vmovdqu [rbp + 800], ymm5                                        ;  1106.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3392]                                       ;  1099.5 agu1   108 r reload
        vmovdqu [rbp + 832], ymm5                                        ;  1106.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2560]                                       ;  1100.5 agu1   108 r reload
        vmovdqu [rbp + 864], ymm5                                        ;  1107.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3488]                                       ;  1101.3 agu0   108 r reload
        vmovdqu [rbp - 128], ymm5                                        ;  1108.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3328]                                       ;  1101.5 agu1   108 r reload
        vmovdqu [rbp - 96], ymm5                                         ;  1108.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2400]                                       ;  1102.5 agu1   108 r reload
        vmovdqu [rbp - 64], ymm5                                         ;  1109.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3520]                                       ;  1103.3 agu0   108 r reload
        vmovdqu [rbp - 32], ymm5                                         ;  1110.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3360]                                       ;  1103.5 agu1   108 r reload
        vmovdqu [rbp + 0], ymm5                                          ;  1110.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3424]                                       ;  1104.5 agu1   108 r reload
        vmovdqu [rbp + 32], ymm5                                         ;  1111.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3104]                                       ;  1105.3 agu0   108 r reload
        vmovdqu [rbp + 64], ymm5                                         ;  1112.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2656]                                       ;  1105.5 agu1   108 r reload
        vmovdqu [rbp + 96], ymm5                                         ;  1112.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2592]                                       ;  1106.5 agu1   108 r reload
        vmovdqu [rbp + 128], ymm5                                        ;  1113.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2496]                                       ;  1107.3 agu0   108 r reload
        vmovdqu [rbp + 160], ymm5                                        ;  1114.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2688]                                       ;  1107.5 agu1   108 r reload
        vmovdqu [rbp + 192], ymm5                                        ;  1114.5 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2624]                                       ;  1108.5 agu1   108 r reload
        vmovdqu [rbp + 224], ymm5                                        ;  1115.5 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2368]                                       ;  1109.3 agu0   108 r reload
        vmovdqu [rbp + 256], ymm5                                        ;  1116.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2784]                                       ;  1109.5 agu1   108 r reload
        vmovdqu [rbp + 288], ymm5                                        ;  1117.3 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2432]                                       ;  1110.5 agu1   108 r reload
        vmovdqu [rbp + 320], ymm5                                        ;  1118.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3456]                                       ;  1111.3 agu0   108 r reload
        vmovdqu [rbp + 352], ymm5                                        ;  1119.3 agu2+fp5  132 rounds
        vmovdqu ymm5, [rbp + 4544]                                       ;  1111.5 agu1   108 r reload
        vmovdqu [rbp + 1408], ymm5                                       ;  1120.3 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 3296]                                       ;  1112.5 agu1   108 r reload
        vmovdqu [rbp + 1440], ymm5                                       ;  1121.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1536], ymm6                                       ;  1122.3 agu0+fp5  132 rounds
        vmovdqu ymm5, [rbp + 2912]                                       ;  1113.5 agu1   108 r reload
        vmovdqu [rbp + 1472], ymm5                                       ;  1123.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1568], ymm2                                       ;  1124.3 agu0+fp5  132 rounds
        vmovdqu ymm2, [rbp + 2528]                                       ;  1114.5 agu1   108 r reload
        vmovdqu [rbp + 1504], ymm2                                       ;  1125.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1600], ymm0                                       ;  1126.3 agu0+fp5  132 rounds
        vmovdqu [rbp + 1632], ymm8                                       ;  1127.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1664], ymm9                                       ;  1128.3 agu1+fp5  132 rounds
        vmovdqu [rbp + 1696], ymm10                                      ;  1129.3 agu0+fp5  132 rounds
        vmovdqu [rbp + 1728], ymm7                                       ;  1130.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1760], ymm11                                      ;  1131.3 agu1+fp5  132 rounds
        vmovdqu [rbp + 1792], ymm13                                      ;  1132.3 agu0+fp5  132 rounds
        vmovdqu [rbp + 1824], ymm12                                      ;  1133.3 agu2+fp5  132 rounds
        vmovdqu [rbp + 1856], ymm15                                      ;  1134.3 agu1+fp5  132 rounds
        vmovdqu [rbp + 1888], ymm1                                       ;  1135.3 agu0+fp5  132 rounds
        vmovdqu ymm15, [rbp + 1920]                                      ;  1120.3 agu1   108 r reload
        vmovdqu [rbp + 1344], ymm15                                      ;  1136.3 agu2+fp5  132 rounds
        vmovdqu ymm15, [rbp + 4128]                                      ;  1121.3 agu0   108 r reload
        vmovdqu [rbp + 1376], ymm15                                      ;  1137.3 agu1+fp5  132 rounds
        mov r12, qword [rbp + 4592]                                      ;  1122.3 agu2   132 rounds reload
        sub r8, r12                                                      ;  1126.3 alu0   132 rounds
        add r8, 0xc00                                                    ;  1127.3 alu1   132 rounds
        and r8, 0xfff                                                    ;  1128.3 alu2   132 rounds
        add r8, r12                                                      ;  1129.3 alu3   132 rounds
        sub r9, r12                                                      ;  1126.3 alu0   132 rounds
        add r9, 0xc00                                                    ;  1127.3 alu1   132 rounds
        and r9, 0xfff                                                    ;  1128.3 alu2   132 rounds
        add r9, r12                                                      ;  1129.3 alu3   132 rounds
        sub r10, r12                                                     ;  1127.5 alu0   132 rounds
        add r10, 0xc00                                                   ;  1128.5 alu1   132 rounds
        and r10, 0xfff                                                   ;  1129.5 alu2   132 rounds
        add r10, r12                                                     ;  1130.5 alu3   132 rounds
        sub r11, r12                                                     ;  1128.5 alu0   132 rounds
        add r11, 0xc00                                                   ;  1129.5 alu1   132 rounds
        and r11, 0xfff                                                   ;  1130.5 alu2   132 rounds
        add r11, r12                                                     ;  1131.5 alu3   132 rounds
        add esi, 0xffffffff                                              ;  1129.5 alu0   132 rounds
        vmovdqu ymm0, [rbp + 2336]                                       ;  1129.5 agu0   108 r reload
        vmovdqu ymm1, [rbp + 2304]                                       ;  1129.7 agu1   108 r reload
        vmovdqu ymm2, [rbp + 2272]                                       ;  1130.5 agu0   108 r reload
        vmovdqu ymm15, [rbp + 2240]                                      ;  1130.7 agu1   108 r reload
        vmovdqu ymm5, [rbp + 2208]                                       ;  1131.5 agu0   108 r reload
        vmovdqu ymm6, [rbp + 2176]                                       ;  1131.7 agu1   108 r reload
        vmovdqu ymm7, [rbp + 2144]                                       ;  1132.5 agu0   108 r reload
        vmovdqu ymm8, [rbp + 2112]                                       ;  1132.7 agu1   108 r reload
        vmovdqu ymm9, [rbp + 2080]                                       ;  1133.5 agu0   108 r reload
        vmovdqu ymm10, [rbp + 2048]                                      ;  1133.7 agu1   108 r reload
        vmovdqu ymm11, [rbp + 2016]                                      ;  1134.5 agu0   108 r reload
        vmovdqa ymm12, ymm14                                             ;  1131.3        108 r copy
        vmovdqa ymm13, ymm3                                              ;  1131.5        108 r copy
        vmovdqa ymm3, ymm15                                              ;  1137.7        108 r copy
        vmovdqa ymm14, ymm4                                              ;  1131.8        108 r copy
        vmovdqa ymm4, ymm5                                               ;  1138.5        108 r copy
        vmovdqa ymm5, ymm6                                               ;  1138.7        108 r copy
        vmovdqa ymm6, ymm7                                               ;  1139.5        108 r copy
        vmovdqa ymm7, ymm8                                               ;  1139.7        108 r copy
        vmovdqa ymm8, ymm9                                               ;  1140.5        108 r copy
        vmovdqa ymm9, ymm10                                              ;  1140.7        108 r copy
        vmovdqa ymm10, ymm11                                             ;  1141.5        108 r copy
        vmovdqa ymm11, ymm14                                             ;  1133.3        108 r copy
        test esi, esi                                                    ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 4608], r8                                       ;                    resident
        mov qword [rbp + 4600], r9                                       ;                    resident
        mov qword [rbp + 4616], r10                                      ;                    resident
        mov qword [rbp + 4624], r11                                      ;                    resident
        vmovdqu [rbp + 896], ymm0                                        ;                    resident
        vmovdqu [rbp + 928], ymm1                                        ;                    resident
        vmovdqu [rbp + 960], ymm2                                        ;                    resident
        vmovdqu [rbp + 992], ymm3                                        ;                    resident
        vmovdqu [rbp + 1024], ymm4                                       ;                    resident
        vmovdqu [rbp + 1056], ymm5                                       ;                    resident
        vmovdqu [rbp + 1088], ymm6                                       ;                    resident
        vmovdqu [rbp + 1120], ymm7                                       ;                    resident
        vmovdqu [rbp + 1152], ymm8                                       ;                    resident
        vmovdqu [rbp + 1184], ymm9                                       ;                    resident
        vmovdqu [rbp + 1216], ymm10                                      ;                    resident
        vmovdqu [rbp + 1248], ymm11                                      ;                    resident
        vmovdqu [rbp + 1280], ymm12                                      ;                    resident
        vmovdqu [rbp + 1312], ymm13                                      ;                    resident
        mov dword [rbp + 4652], esi                                      ;                    resident
        vmovdqu ymm0, [rbp - 128]                                        ;     0.0 agu0   138 dst reload
        mov r8, qword [rbp + 4632]                                       ;     0.2 agu1   138 dst reload
        vmovdqu [r8], ymm0                                               ;     7.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp - 96]                                         ;     1.0 agu0   138 dst reload
        vmovdqu [r8 + 32], ymm0                                          ;     8.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp - 64]                                         ;     2.0 agu0   138 dst reload
        vmovdqu [r8 + 64], ymm0                                          ;     9.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp - 32]                                         ;     2.2 agu1   138 dst reload
        vmovdqu [r8 + 96], ymm0                                          ;     9.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 0]                                          ;     3.0 agu0   138 dst reload
        vmovdqu [r8 + 128], ymm0                                         ;    10.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 32]                                         ;     4.0 agu0   138 dst reload
        vmovdqu [r8 + 160], ymm0                                         ;    11.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 64]                                         ;     4.2 agu1   138 dst reload
        vmovdqu [r8 + 192], ymm0                                         ;    11.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 96]                                         ;     5.0 agu0   138 dst reload
        vmovdqu [r8 + 224], ymm0                                         ;    12.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 128]                                        ;     6.0 agu0   138 dst reload
        vmovdqu [r8 + 256], ymm0                                         ;    13.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 160]                                        ;     6.2 agu1   138 dst reload
        vmovdqu [r8 + 288], ymm0                                         ;    13.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 192]                                        ;     7.0 agu0   138 dst reload
        vmovdqu [r8 + 320], ymm0                                         ;    14.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 224]                                        ;     8.0 agu0   138 dst reload
        vmovdqu [r8 + 352], ymm0                                         ;    15.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 256]                                        ;     8.2 agu1   138 dst reload
        vmovdqu [r8 + 384], ymm0                                         ;    15.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 288]                                        ;     9.0 agu0   138 dst reload
        vmovdqu [r8 + 416], ymm0                                         ;    16.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 320]                                        ;    10.0 agu0   138 dst reload
        vmovdqu [r8 + 448], ymm0                                         ;    17.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 352]                                        ;    10.2 agu1   138 dst reload
        vmovdqu [r8 + 480], ymm0                                         ;    17.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 384]                                        ;    11.0 agu0   138 dst reload
        vmovdqu [r8 + 512], ymm0                                         ;    18.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 416]                                        ;    12.0 agu0   138 dst reload
        vmovdqu [r8 + 544], ymm0                                         ;    19.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 448]                                        ;    12.2 agu1   138 dst reload
        vmovdqu [r8 + 576], ymm0                                         ;    19.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 480]                                        ;    13.0 agu0   138 dst reload
        vmovdqu [r8 + 608], ymm0                                         ;    20.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 512]                                        ;    14.0 agu0   138 dst reload
        vmovdqu [r8 + 640], ymm0                                         ;    21.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 544]                                        ;    14.2 agu1   138 dst reload
        vmovdqu [r8 + 672], ymm0                                         ;    21.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 576]                                        ;    15.0 agu0   138 dst reload
        vmovdqu [r8 + 704], ymm0                                         ;    22.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 608]                                        ;    16.0 agu0   138 dst reload
        vmovdqu [r8 + 736], ymm0                                         ;    23.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 640]                                        ;    16.2 agu1   138 dst reload
        vmovdqu [r8 + 768], ymm0                                         ;    24.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 672]                                        ;    17.0 agu0   138 dst reload
        vmovdqu [r8 + 800], ymm0                                         ;    25.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 704]                                        ;    18.0 agu0   138 dst reload
        vmovdqu [r8 + 832], ymm0                                         ;    26.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 736]                                        ;    18.2 agu1   138 dst reload
        vmovdqu [r8 + 864], ymm0                                         ;    27.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 768]                                        ;    19.0 agu0   138 dst reload
        vmovdqu [r8 + 896], ymm0                                         ;    28.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 800]                                        ;    20.0 agu0   138 dst reload
        vmovdqu [r8 + 928], ymm0                                         ;    29.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 832]                                        ;    20.2 agu1   138 dst reload
        vmovdqu [r8 + 960], ymm0                                         ;    30.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 864]                                        ;    21.0 agu0   138 dst reload
        vmovdqu [r8 + 992], ymm0                                         ;    31.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 896]                                        ;    22.0 agu0   139 dst reload
        vmovdqu [r8 + 1024], ymm0                                        ;    32.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 928]                                        ;    22.2 agu1   139 dst reload
        vmovdqu [r8 + 1056], ymm0                                        ;    33.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 960]                                        ;    23.0 agu0   139 dst reload
        vmovdqu [r8 + 1088], ymm0                                        ;    34.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 992]                                        ;    24.0 agu0   139 dst reload
        vmovdqu [r8 + 1120], ymm0                                        ;    35.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1024]                                       ;    24.2 agu1   139 dst reload
        vmovdqu [r8 + 1152], ymm0                                        ;    36.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1056]                                       ;    25.0 agu0   139 dst reload
        vmovdqu [r8 + 1184], ymm0                                        ;    37.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1088]                                       ;    26.0 agu0   139 dst reload
        vmovdqu [r8 + 1216], ymm0                                        ;    38.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1120]                                       ;    26.2 agu1   139 dst reload
        vmovdqu [r8 + 1248], ymm0                                        ;    39.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1152]                                       ;    27.0 agu0   139 dst reload
        vmovdqu [r8 + 1280], ymm0                                        ;    40.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1184]                                       ;    28.0 agu0   139 dst reload
        vmovdqu [r8 + 1312], ymm0                                        ;    41.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1216]                                       ;    28.2 agu1   139 dst reload
        vmovdqu [r8 + 1344], ymm0                                        ;    42.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1248]                                       ;    29.0 agu0   139 dst reload
        vmovdqu [r8 + 1376], ymm0                                        ;    43.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1280]                                       ;    30.0 agu0   139 dst reload
        vmovdqu [r8 + 1408], ymm0                                        ;    44.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1312]                                       ;    30.2 agu1   139 dst reload
        vmovdqu [r8 + 1440], ymm0                                        ;    45.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1344]                                       ;    31.0 agu0   139 dst reload
        vmovdqu [r8 + 1472], ymm0                                        ;    46.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1376]                                       ;    32.0 agu0   139 dst reload
        vmovdqu [r8 + 1504], ymm0                                        ;    47.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1408]                                       ;    32.3 agu1   139 dst reload
        vmovdqu [r8 + 1536], ymm0                                        ;    48.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;    33.3 agu1   139 dst reload
        vmovdqu [r8 + 1568], ymm0                                        ;    49.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1472]                                       ;    34.3 agu0   139 dst reload
        vmovdqu [r8 + 1600], ymm0                                        ;    50.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1504]                                       ;    35.3 agu0   139 dst reload
        vmovdqu [r8 + 1632], ymm0                                        ;    51.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1536]                                       ;    36.3 agu1   139 dst reload
        vmovdqu [r8 + 1664], ymm0                                        ;    52.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1568]                                       ;    37.3 agu1   139 dst reload
        vmovdqu [r8 + 1696], ymm0                                        ;    53.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1600]                                       ;    38.3 agu0   139 dst reload
        vmovdqu [r8 + 1728], ymm0                                        ;    54.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1632]                                       ;    39.3 agu0   139 dst reload
        vmovdqu [r8 + 1760], ymm0                                        ;    55.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1664]                                       ;    40.3 agu1   139 dst reload
        vmovdqu [r8 + 1792], ymm0                                        ;    56.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1696]                                       ;    41.3 agu1   139 dst reload
        vmovdqu [r8 + 1824], ymm0                                        ;    57.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1728]                                       ;    42.3 agu0   139 dst reload
        vmovdqu [r8 + 1856], ymm0                                        ;    58.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1760]                                       ;    43.3 agu0   139 dst reload
        vmovdqu [r8 + 1888], ymm0                                        ;    59.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1792]                                       ;    44.3 agu1   139 dst reload
        vmovdqu [r8 + 1920], ymm0                                        ;    60.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1824]                                       ;    45.3 agu1   139 dst reload
        vmovdqu [r8 + 1952], ymm0                                        ;    61.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1856]                                       ;    46.3 agu0   139 dst reload
        vmovdqu [r8 + 1984], ymm0                                        ;    62.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1888]                                       ;    47.3 agu0   139 dst reload
        vmovdqu [r8 + 2016], ymm0                                        ;    63.3 agu2+fp5  139 dst
        add r8, 0x800                                                    ;    48.3 alu0   149 blocks
        mov qword [rbp + 4632], r8                                       ;    49.3 agu1+st0  149 blocks
        mov r8, qword [rbp + 4576]                                       ;    49.3 agu0   149 blocks
        add r8, 0x800                                                    ;    53.3 alu1   149 blocks
        mov qword [rbp + 4576], r8                                       ;    54.3 agu2+st1  149 blocks
        cmp r8, qword [rbp + 4584]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 4640]                                      ;                    frame
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
kasumi_decrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
