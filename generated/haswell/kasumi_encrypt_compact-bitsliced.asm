; kasumi_encrypt_compact for Intel Haswell (and Broadwell), 64-bit code (haswell)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 73c13b937d56a1db); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu haswell --variant bitsliced
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
;   body: 4 uops, planned 7.0; bounds: width 1.0, ports 1.0, path 2.0
;   blocks: 139 uops, planned 69.2; bounds: width 34.8, ports 69.0, path 6.0
;   blocks/rounds: 4161 uops, planned 1066.2; bounds: width 1040.2, ports 972.0, path 85.0
;   blocks.2: 134 uops, planned 66.5; bounds: width 33.5, ports 66.0, path 1.0
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
        sub rsp, 0x12e0                                                ;                    frame
        and rsp, -32                                                   ;                    frame
        lea rbp, [rsp + 128]                                           ;                    frame
        mov qword [rbp + 4672], rax                                    ;                    frame
        mov dword [rbp + 4680], ecx                                    ;                    argument
        mov qword [rbp + 4608], rsi                                    ;                    argument
        mov qword [rbp + 4624], rdi                                    ;                    argument
        mov qword [rbp + 4664], rdx                                    ;                    argument
        mov r8d, dword [rbp + 4680]                                    ;     0.0 p2     141 blocks
        shl r8, 0xb                                                    ;     5.0 p0     141 blocks
        add r8, qword [rbp + 4608]                                     ;     6.0 p1+p3  141 blocks
        mov qword [rbp + 4616], r8                                     ;     7.0 p7+p4  141 blocks
        cmp dword [rbp + 4680], 0                                      ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                     ;     0.0 p0     113 rounds reload
        mov dword [rbp + 4684], esi                                    ;     1.0 p2+p4  113 rounds
        mov r8, qword [rbp + 4608]                                     ;     0.5 p3     111 l.0 reload
        vmovdqu ymm0, [r8]                                             ;     5.5 p2     111 l.0
        vmovdqu [rbp - 128], ymm0                                      ;    11.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 32]                                        ;     5.5 p3     111 l.1
        vmovdqu [rbp - 96], ymm0                                       ;    11.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 64]                                        ;     5.5 p2     111 l.2
        vmovdqu [rbp - 64], ymm0                                       ;    11.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 96]                                        ;     5.5 p2     111 l.3
        vmovdqu [rbp - 32], ymm0                                       ;    11.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 128]                                       ;     5.5 p3     111 l.4
        vmovdqu [rbp + 0], ymm0                                        ;    11.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 160]                                       ;     5.5 p2     111 l.5
        vmovdqu [rbp + 32], ymm0                                       ;    11.5 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 192]                                       ;     5.5 p2     111 l.6
        vmovdqu [rbp + 64], ymm0                                       ;    11.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 224]                                       ;     5.5 p3     111 l.7
        vmovdqu [rbp + 96], ymm0                                       ;    11.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 256]                                       ;     6.2 p2     111 l.8
        vmovdqu [rbp + 128], ymm0                                      ;    12.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 288]                                       ;     7.2 p2     111 l.9
        vmovdqu [rbp + 160], ymm0                                      ;    13.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 320]                                       ;     7.5 p3     111 l.10
        vmovdqu [rbp + 192], ymm0                                      ;    13.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 352]                                       ;     8.2 p2     111 l.11
        vmovdqu [rbp + 224], ymm0                                      ;    14.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 384]                                       ;     9.2 p2     111 l.12
        vmovdqu [rbp + 256], ymm0                                      ;    15.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 416]                                       ;     9.5 p3     111 l.13
        vmovdqu [rbp + 288], ymm0                                      ;    15.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 448]                                       ;    10.2 p2     111 l.14
        vmovdqu [rbp + 320], ymm0                                      ;    16.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 480]                                       ;    11.2 p2     111 l.15
        vmovdqu [rbp + 352], ymm0                                      ;    17.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 512]                                       ;    11.5 p3     111 l.16
        vmovdqu [rbp + 384], ymm0                                      ;    17.5 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 544]                                       ;    12.2 p2     111 l.17
        vmovdqu [rbp + 416], ymm0                                      ;    18.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 576]                                       ;    13.2 p2     111 l.18
        vmovdqu [rbp + 448], ymm0                                      ;    19.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 608]                                       ;    13.5 p3     111 l.19
        vmovdqu [rbp + 480], ymm0                                      ;    20.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 640]                                       ;    14.2 p2     111 l.20
        vmovdqu [rbp + 512], ymm0                                      ;    21.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 672]                                       ;    15.2 p2     111 l.21
        vmovdqu [rbp + 544], ymm0                                      ;    22.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 704]                                       ;    15.5 p3     111 l.22
        vmovdqu [rbp + 576], ymm0                                      ;    23.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 736]                                       ;    16.2 p2     111 l.23
        vmovdqu [rbp + 608], ymm0                                      ;    24.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 768]                                       ;    17.2 p2     111 l.24
        vmovdqu [rbp + 640], ymm0                                      ;    25.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 800]                                       ;    17.5 p3     111 l.25
        vmovdqu [rbp + 672], ymm0                                      ;    26.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 832]                                       ;    18.2 p2     111 l.26
        vmovdqu [rbp + 704], ymm0                                      ;    27.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 864]                                       ;    19.2 p2     111 l.27
        vmovdqu [rbp + 736], ymm0                                      ;    28.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 896]                                       ;    19.5 p3     111 l.28
        vmovdqu [rbp + 768], ymm0                                      ;    29.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 928]                                       ;    20.2 p2     111 l.29
        vmovdqu [rbp + 800], ymm0                                      ;    30.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 960]                                       ;    21.2 p2     111 l.30
        vmovdqu [rbp + 832], ymm0                                      ;    31.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 992]                                       ;    21.5 p3     111 l.31
        vmovdqu [rbp + 864], ymm0                                      ;    32.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1024]                                      ;    22.2 p2     112 r.0
        vmovdqu [rbp + 896], ymm0                                      ;    33.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1056]                                      ;    23.2 p2     112 r.1
        vmovdqu [rbp + 928], ymm0                                      ;    34.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1088]                                      ;    23.5 p3     112 r.2
        vmovdqu [rbp + 960], ymm0                                      ;    35.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1120]                                      ;    24.2 p2     112 r.3
        vmovdqu [rbp + 992], ymm0                                      ;    36.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1152]                                      ;    25.2 p2     112 r.4
        vmovdqu [rbp + 1024], ymm0                                     ;    37.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1184]                                      ;    25.5 p3     112 r.5
        vmovdqu [rbp + 1056], ymm0                                     ;    38.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1216]                                      ;    26.2 p2     112 r.6
        vmovdqu [rbp + 1088], ymm0                                     ;    39.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1248]                                      ;    27.2 p2     112 r.7
        vmovdqu [rbp + 1120], ymm0                                     ;    40.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1280]                                      ;    27.5 p3     112 r.8
        vmovdqu [rbp + 1152], ymm0                                     ;    41.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1312]                                      ;    28.2 p2     112 r.9
        vmovdqu [rbp + 1184], ymm0                                     ;    42.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1344]                                      ;    29.2 p2     112 r.10
        vmovdqu [rbp + 1216], ymm0                                     ;    43.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1376]                                      ;    29.5 p3     112 r.11
        vmovdqu [rbp + 1248], ymm0                                     ;    44.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1408]                                      ;    30.2 p2     112 r.12
        vmovdqu [rbp + 1280], ymm0                                     ;    45.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1440]                                      ;    31.2 p2     112 r.13
        vmovdqu [rbp + 1312], ymm0                                     ;    46.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1472]                                      ;    31.5 p3     112 r.14
        vmovdqu [rbp + 1344], ymm0                                     ;    47.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1504]                                      ;    32.2 p2     112 r.15
        vmovdqu [rbp + 1376], ymm0                                     ;    48.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1536]                                      ;    33.2 p2     112 r.16
        vmovdqu [rbp + 1408], ymm0                                     ;    49.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1568]                                      ;    33.5 p3     112 r.17
        vmovdqu [rbp + 1440], ymm0                                     ;    50.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1600]                                      ;    34.2 p2     112 r.18
        vmovdqu [rbp + 1472], ymm0                                     ;    51.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1632]                                      ;    35.2 p2     112 r.19
        vmovdqu [rbp + 1504], ymm0                                     ;    52.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1664]                                      ;    35.5 p3     112 r.20
        vmovdqu [rbp + 1536], ymm0                                     ;    53.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1696]                                      ;    36.2 p2     112 r.21
        vmovdqu [rbp + 1568], ymm0                                     ;    54.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1728]                                      ;    37.2 p2     112 r.22
        vmovdqu [rbp + 1600], ymm0                                     ;    55.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1760]                                      ;    37.5 p3     112 r.23
        vmovdqu [rbp + 1632], ymm0                                     ;    56.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1792]                                      ;    38.2 p2     112 r.24
        vmovdqu [rbp + 1664], ymm0                                     ;    57.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1824]                                      ;    39.2 p2     112 r.25
        vmovdqu [rbp + 1696], ymm0                                     ;    58.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1856]                                      ;    39.5 p3     112 r.26
        vmovdqu [rbp + 1728], ymm0                                     ;    59.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1888]                                      ;    40.2 p2     112 r.27
        vmovdqu [rbp + 1760], ymm0                                     ;    60.2 p3+p4  113 rounds
        vmovdqu ymm0, [r8 + 1920]                                      ;    41.2 p2     112 r.28
        vmovdqu [rbp + 1792], ymm0                                     ;    61.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1952]                                      ;    41.5 p3     112 r.29
        vmovdqu [rbp + 1824], ymm0                                     ;    62.2 p7+p4  113 rounds
        vmovdqu ymm0, [r8 + 1984]                                      ;    42.2 p2     112 r.30
        vmovdqu ymm1, [r8 + 2016]                                      ;    42.5 p3     112 r.31
        vmovdqu [rbp + 1856], ymm0                                     ;    63.2 p7+p4  113 rounds
        vmovdqu [rbp + 1888], ymm1                                     ;    64.2 p2+p4  113 rounds
        mov r8, qword [rbp + 4624]                                     ;    43.5 p3     113 rounds reload
        mov qword [rbp + 4632], r8                                     ;    65.2 p7+p4  113 rounds
        lea r9, [r8 + 1024]                                            ;    48.5 p1     113 rounds
        mov qword [rbp + 4640], r9                                     ;    66.2 p2+p4  113 rounds
        lea r9, [r8 + 2048]                                            ;    48.5 p5     113 rounds
        mov qword [rbp + 4648], r9                                     ;    67.2 p3+p4  113 rounds
        add r8, 0xc00                                                  ;    48.5 p6     113 rounds
        mov qword [rbp + 4656], r8                                     ;    68.2 p7+p4  113 rounds
        mov r8, qword [rbp + 4632]                                     ;                    resident
        mov r9, qword [rbp + 4640]                                     ;                    resident
        mov r10, qword [rbp + 4648]                                    ;                    resident
        mov r11, qword [rbp + 4656]                                    ;                    resident
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
        mov esi, dword [rbp + 4684]                                    ;                    resident
        align 16
.rounds_2:
        vmovdqu ymm14, [r8 + 512]                                      ;     0.0 p2      68 k1.0
        vmovdqu ymm15, [r8 + 544]                                      ;     0.2 p3      68 k1.1
        vmovdqu ymm15, [r8 + 576]                                      ;     1.0 p2      68 k1.2
        vmovdqu ymm15, [r8 + 608]                                      ;     1.2 p3      68 k1.3
        vmovdqu ymm15, [r8 + 640]                                      ;     2.0 p2      68 k1.4
        vmovdqu ymm15, [r8 + 672]                                      ;     2.2 p3      68 k1.5
        vmovdqu ymm15, [r8 + 704]                                      ;     3.0 p2      68 k1.6
        vmovdqu ymm15, [r8 + 736]                                      ;     3.2 p3      68 k1.7
        vmovdqu ymm15, [r8 + 768]                                      ;     4.0 p2      68 k1.8
        vmovdqu ymm15, [r8 + 800]                                      ;     4.2 p3      68 k1.9
        vmovdqu ymm15, [r8 + 832]                                      ;     5.0 p2      68 k1.10
        vmovdqu ymm15, [r8 + 864]                                      ;     5.2 p3      68 k1.11
        vmovdqu ymm14, [r8 + 896]                                      ;     6.0 p2      68 k1.12
        vmovdqu ymm14, [r8 + 928]                                      ;     6.2 p3      68 k1.13
        vmovdqu ymm14, [r8 + 960]                                      ;     7.0 p2      68 k1.14
        vmovdqu ymm14, [r8 + 992]                                      ;     7.2 p3      68 k1.15
        vmovdqu ymm14, [r11]                                           ;     8.0 p2      68 k1.0
        vmovdqu ymm14, [r11 + 32]                                      ;     8.2 p3      68 k1.1
        vmovdqu ymm14, [r11 + 64]                                      ;     9.0 p2      68 k1.2
        vmovdqu ymm14, [r11 + 96]                                      ;     9.2 p3      68 k1.3
        vmovdqu ymm14, [r11 + 128]                                     ;    10.0 p2      68 k1.4
        vmovdqu ymm14, [r11 + 160]                                     ;    10.2 p3      68 k1.5
        vmovdqu ymm14, [r11 + 192]                                     ;    11.0 p2      68 k1.6
        vmovdqu ymm14, [r11 + 224]                                     ;    11.2 p3      68 k1.7
        vmovdqu ymm14, [r11 + 256]                                     ;    12.0 p2      68 k1.8
        vmovdqu ymm14, [r11 + 288]                                     ;    12.2 p3      68 k1.9
        vmovdqu ymm14, [r11 + 320]                                     ;    13.0 p2      68 k1.10
        vmovdqu ymm14, [r11 + 352]                                     ;    13.2 p3      68 k1.11
        vmovdqu ymm14, [r11 + 384]                                     ;    14.0 p2      68 k1.12
        vmovdqu ymm14, [r11 + 416]                                     ;    14.2 p3      68 k1.13
        vmovdqu ymm14, [r11 + 448]                                     ;    15.0 p2      68 k1.14
        vmovdqu ymm14, [r11 + 480]                                     ;    15.2 p3      68 k1.15
        vmovdqu ymm14, [r10 + 4096]                                    ;    16.0 p2      69 k1.0
        vmovdqu ymm14, [r10 + 4128]                                    ;    16.2 p3      69 k1.1
        vmovdqu ymm14, [r10 + 4160]                                    ;    17.0 p2      69 k1.2
        vmovdqu ymm14, [r10 + 4192]                                    ;    17.2 p3      69 k1.3
        vmovdqu ymm14, [r10 + 4224]                                    ;    18.0 p2      69 k1.4
        vmovdqu ymm14, [r10 + 4256]                                    ;    18.2 p3      69 k1.5
        vmovdqu ymm14, [r10 + 4288]                                    ;    19.0 p2      69 k1.6
        vmovdqu ymm14, [r10 + 4320]                                    ;    19.2 p3      69 k1.7
        vmovdqu ymm14, [r10 + 4352]                                    ;    20.0 p2      69 k1.8
        vmovdqu ymm14, [r10 + 4384]                                    ;    20.2 p3      69 k1.9
        vmovdqu ymm14, [r10 + 4416]                                    ;    21.0 p2      69 k1.10
        vmovdqu ymm14, [r10 + 4448]                                    ;    21.2 p3      69 k1.11
        vmovdqu ymm14, [r10 + 4480]                                    ;    22.0 p2      69 k1.12
        vmovdqu ymm14, [r10 + 4512]                                    ;    22.2 p3      69 k1.13
        vmovdqu ymm14, [r10 + 4544]                                    ;    23.0 p2      69 k1.14
        vmovdqu ymm14, [r10 + 4576]                                    ;    23.2 p3      69 k1.15
        vmovdqu ymm14, [r9 + 4608]                                     ;    24.0 p2      69 k1.0
        vmovdqu ymm14, [r9 + 4640]                                     ;    24.2 p3      69 k1.1
        vmovdqu ymm14, [r9 + 4672]                                     ;    25.0 p2      69 k1.2
        vmovdqu ymm14, [r9 + 4704]                                     ;    25.2 p3      69 k1.3
        vmovdqu ymm14, [r9 + 4736]                                     ;    26.0 p2      69 k1.4
        vmovdqu ymm14, [r9 + 4768]                                     ;    26.2 p3      69 k1.5
        vmovdqu ymm14, [r9 + 4800]                                     ;    27.0 p2      69 k1.6
        vmovdqu ymm14, [r9 + 4832]                                     ;    27.2 p3      69 k1.7
        vmovdqu ymm14, [r9 + 4864]                                     ;    28.0 p2      69 k1.8
        vmovdqu ymm14, [r9 + 4896]                                     ;    28.2 p3      69 k1.9
        vmovdqu ymm14, [r9 + 4928]                                     ;    29.0 p2      69 k1.10
        vmovdqu ymm14, [r9 + 4960]                                     ;    29.2 p3      69 k1.11
        vmovdqu ymm14, [r9 + 4992]                                     ;    30.0 p2      69 k1.12
        vmovdqu ymm14, [r9 + 5024]                                     ;    30.2 p3      69 k1.13
        vmovdqu ymm14, [r9 + 5056]                                     ;    31.0 p2      69 k1.14
        vmovdqu ymm14, [r9 + 5088]                                     ;    31.2 p3      69 k1.15
        vmovdqu ymm14, [r8 + 480]                                      ;    32.0 p2      58 r
        vpand ymm14, ymm14, ymm0                                       ;    38.0 p0      58 r
        vmovdqu ymm15, [r8]                                            ;    32.2 p3      58 r
        vpand ymm15, ymm15, ymm1                                       ;    38.2 p1      58 r
        vmovdqu [rbp + 1920], ymm1                                     ;    17.0 p7+p4   58 r spill
        vmovdqu ymm1, [r8 + 32]                                        ;    33.0 p2      58 r
        vpand ymm1, ymm1, ymm2                                         ;    39.0 p5      58 r
        vmovdqu [rbp + 1952], ymm2                                     ;    18.0 p7+p4   58 r spill
        vmovdqu ymm2, [r8 + 64]                                        ;    33.2 p3      58 r
        vpand ymm2, ymm2, ymm3                                         ;    39.2 p0      58 r
        vmovdqu [rbp + 1984], ymm3                                     ;    19.0 p7+p4   58 r spill
        vmovdqu ymm3, [r8 + 96]                                        ;    34.0 p2      58 r
        vpand ymm3, ymm3, ymm4                                         ;    40.0 p1      58 r
        vmovdqu [rbp + 2016], ymm4                                     ;    20.0 p7+p4   58 r spill
        vmovdqu ymm4, [r8 + 128]                                       ;    34.2 p3      58 r
        vpand ymm4, ymm4, ymm5                                         ;    40.2 p5      58 r
        vmovdqu [rbp + 2048], ymm5                                     ;    21.0 p7+p4   58 r spill
        vmovdqu ymm5, [r8 + 160]                                       ;    35.0 p2      58 r
        vpand ymm5, ymm5, ymm6                                         ;    41.0 p0      58 r
        vmovdqu [rbp + 2080], ymm6                                     ;    22.0 p7+p4   58 r spill
        vmovdqu ymm6, [r8 + 192]                                       ;    35.2 p3      58 r
        vpand ymm6, ymm6, ymm7                                         ;    41.2 p1      58 r
        vmovdqu [rbp + 2112], ymm7                                     ;    23.0 p7+p4   58 r spill
        vmovdqu ymm7, [r8 + 224]                                       ;    36.0 p2      58 r
        vpand ymm7, ymm7, ymm8                                         ;    42.0 p5      58 r
        vmovdqu [rbp + 2144], ymm8                                     ;    24.0 p7+p4   58 r spill
        vmovdqu ymm8, [r8 + 256]                                       ;    36.2 p3      58 r
        vpand ymm8, ymm8, ymm9                                         ;    42.2 p0      58 r
        vmovdqu [rbp + 2176], ymm9                                     ;    25.0 p7+p4   58 r spill
        vmovdqu ymm9, [r8 + 288]                                       ;    37.0 p2      58 r
        vpand ymm9, ymm9, ymm10                                        ;    43.0 p1      58 r
        vpxor ymm14, ymm14, [rbp - 96]                                 ;    39.0 p5+p3   58 r
        vmovdqu [rbp + 2208], ymm10                                    ;    26.0 p7+p4   58 r spill
        vmovdqu ymm10, [r8 + 320]                                      ;    38.0 p2      58 r
        vpand ymm10, ymm10, ymm11                                      ;    44.0 p0      58 r
        vpxor ymm15, ymm15, [rbp - 64]                                 ;    39.2 p1+p3   58 r
        vmovdqu [rbp + 2240], ymm11                                    ;    27.0 p7+p4   58 r spill
        vmovdqu ymm11, [r8 + 352]                                      ;    39.0 p2      58 r
        vpand ymm11, ymm11, ymm12                                      ;    45.0 p5      58 r
        vpxor ymm1, ymm1, [rbp - 32]                                   ;    40.0 p0+p3   58 r
        vmovdqu [rbp + 2272], ymm12                                    ;    28.0 p7+p4   58 r spill
        vmovdqu ymm12, [r8 + 384]                                      ;    40.0 p2      58 r
        vpand ymm12, ymm12, ymm13                                      ;    46.0 p1      58 r
        vpxor ymm2, ymm2, [rbp + 0]                                    ;    40.2 p5+p3   58 r
        vmovdqu [rbp + 2304], ymm13                                    ;    29.0 p7+p4   58 r spill
        vmovdqu ymm13, [r8 + 416]                                      ;    41.0 p2      58 r
        vpand ymm13, ymm13, [rbp + 832]                                ;    47.0 p0+p3   58 r
        vpxor ymm3, ymm3, [rbp + 32]                                   ;    42.0 p1+p2   58 r
        vmovdqu [rbp + 2336], ymm0                                     ;    30.0 p7+p4   58 r spill
        vmovdqu ymm0, [r8 + 448]                                       ;    42.2 p3      58 r
        vpand ymm0, ymm0, [rbp + 864]                                  ;    48.2 p5+p2   58 r
        vpxor ymm0, ymm0, [rbp - 128]                                  ;    49.2 p0+p3   58 r
        vpxor ymm4, ymm4, [rbp + 64]                                   ;    44.0 p1+p2   58 r
        vpxor ymm5, ymm5, [rbp + 96]                                   ;    44.2 p5+p3   58 r
        vpxor ymm6, ymm6, [rbp + 128]                                  ;    45.0 p0+p2   58 r
        vpxor ymm7, ymm7, [rbp + 160]                                  ;    45.2 p1+p3   58 r
        vpxor ymm8, ymm8, [rbp + 192]                                  ;    46.0 p5+p2   58 r
        vpxor ymm9, ymm9, [rbp + 224]                                  ;    46.2 p0+p3   58 r
        vpxor ymm10, ymm10, [rbp + 256]                                ;    47.0 p1+p2   58 r
        vpxor ymm11, ymm11, [rbp + 288]                                ;    47.2 p5+p3   58 r
        vpxor ymm12, ymm12, [rbp + 320]                                ;    48.0 p0+p2   58 r
        vpxor ymm13, ymm13, [rbp + 352]                                ;    48.2 p1+p3   58 r
        vmovdqu [rbp + 2368], ymm13                                    ;    49.2 p7+p4   58 r spill
        vpor ymm13, ymm14, [r9 + 4128]                                 ;    49.0 p5+p2   59 r
        vmovdqu [rbp + 2400], ymm14                                    ;    40.0 p7+p4   58 r spill
        vpor ymm14, ymm0, [r9 + 4096]                                  ;    50.2 p0+p3   59 r
        vmovdqu [rbp + 2432], ymm0                                     ;    50.2 p7+p4   58 r spill
        vpor ymm0, ymm15, [r9 + 4160]                                  ;    50.0 p1+p2   59 r
        vmovdqu [rbp + 2464], ymm15                                    ;    40.2 p7+p4   58 r spill
        vpor ymm15, ymm1, [r9 + 4192]                                  ;    50.2 p5+p3   59 r
        vmovdqu [rbp + 2496], ymm1                                     ;    41.0 p7+p4   58 r spill
        vpor ymm1, ymm2, [r9 + 4224]                                   ;    51.0 p0+p2   59 r
        vmovdqu [rbp + 2528], ymm2                                     ;    41.2 p7+p4   58 r spill
        vpor ymm2, ymm3, [r9 + 4256]                                   ;    51.2 p1+p3   59 r
        vmovdqu [rbp + 2560], ymm3                                     ;    43.0 p7+p4   58 r spill
        vpor ymm3, ymm4, [r9 + 4288]                                   ;    52.0 p5+p2   59 r
        vmovdqu [rbp + 2592], ymm4                                     ;    45.0 p7+p4   58 r spill
        vpor ymm4, ymm5, [r9 + 4320]                                   ;    52.2 p0+p3   59 r
        vpxor ymm14, ymm14, [rbp + 1920]                               ;    53.0 p1+p2   59 r
        vpxor ymm13, ymm13, [rbp + 1952]                               ;    53.2 p5+p3   59 r
        vmovdqu [rbp + 2624], ymm5                                     ;    45.2 p7+p4   58 r spill
        vpor ymm5, ymm6, [r9 + 4352]                                   ;    54.0 p0+p2   59 r
        vpxor ymm0, ymm0, [rbp + 1984]                                 ;    54.2 p1+p3   59 r
        vmovdqu [rbp + 2656], ymm6                                     ;    46.0 p7+p4   58 r spill
        vpor ymm6, ymm7, [r9 + 4384]                                   ;    55.0 p5+p2   59 r
        vpxor ymm15, ymm15, [rbp + 2016]                               ;    55.2 p0+p3   59 r
        vmovdqu [rbp + 2688], ymm7                                     ;    46.2 p7+p4   58 r spill
        vpor ymm7, ymm8, [r9 + 4416]                                   ;    56.0 p1+p2   59 r
        vpxor ymm1, ymm1, [rbp + 2048]                                 ;    56.2 p5+p3   59 r
        vmovdqu [rbp + 2720], ymm8                                     ;    47.0 p7+p4   58 r spill
        vpor ymm8, ymm9, [r9 + 4448]                                   ;    57.0 p0+p2   59 r
        vpxor ymm2, ymm2, [rbp + 2080]                                 ;    57.2 p1+p3   59 r
        vmovdqu [rbp + 2752], ymm9                                     ;    47.2 p7+p4   58 r spill
        vpor ymm9, ymm10, [r9 + 4480]                                  ;    58.0 p5+p2   59 r
        vpxor ymm3, ymm3, [rbp + 2112]                                 ;    58.2 p0+p3   59 r
        vmovdqu [rbp + 2784], ymm10                                    ;    48.0 p7+p4   58 r spill
        vpor ymm10, ymm11, [r9 + 4512]                                 ;    59.0 p1+p2   59 r
        vpxor ymm4, ymm4, [rbp + 2144]                                 ;    59.2 p5+p3   59 r
        vmovdqu [rbp + 2816], ymm11                                    ;    48.2 p7+p4   58 r spill
        vpor ymm11, ymm12, [r9 + 4544]                                 ;    60.0 p0+p2   59 r
        vpxor ymm5, ymm5, [rbp + 2176]                                 ;    60.2 p1+p3   59 r
        vmovdqu [rbp + 2848], ymm12                                    ;    49.0 p7+p4   58 r spill
        vmovdqu ymm12, [rbp + 2368]                                    ;    61.0 p2      59 r
        vpor ymm12, ymm12, [r9 + 4576]                                 ;    67.0 p5+p3   59 r
        vpxor ymm12, ymm12, [rbp + 2336]                               ;    68.0 p0+p2   59 r
        vpxor ymm6, ymm6, [rbp + 2208]                                 ;    62.2 p1+p3   59 r
        vpxor ymm7, ymm7, [rbp + 2240]                                 ;    63.0 p5+p2   59 r
        vpxor ymm8, ymm8, [rbp + 2272]                                 ;    63.2 p0+p3   59 r
        vpxor ymm9, ymm9, [rbp + 2304]                                 ;    64.0 p1+p2   59 r
        vpxor ymm10, ymm10, [rbp + 832]                                ;    64.2 p5+p3   59 r
        vpxor ymm11, ymm11, [rbp + 864]                                ;    65.0 p0+p2   59 r
        vpxor ymm14, ymm14, [r8 + 896]                                 ;    65.2 p1+p3   50 next
        vpxor ymm13, ymm13, [r8 + 928]                                 ;    66.0 p5+p2   50 next
        vpxor ymm12, ymm12, [r8 + 864]                                 ;    69.0 p0+p3   50 next
        vpxor ymm0, ymm0, [r8 + 960]                                   ;    67.0 p1+p2   50 next
        vpxor ymm15, ymm15, [r8 + 992]                                 ;    67.2 p5+p3   50 next
        vpxor ymm1, ymm1, [r8 + 512]                                   ;    68.0 p0+p2   50 next
        vpxor ymm2, ymm2, [r8 + 544]                                   ;    68.2 p1+p3   50 next
        vpxor ymm3, ymm3, [r8 + 576]                                   ;    69.0 p5+p2   50 next
        vpxor ymm4, ymm4, [r8 + 608]                                   ;    69.2 p0+p3   50 next
        vpxor ymm5, ymm5, [r8 + 640]                                   ;    70.0 p1+p2   50 next
        vpxor ymm6, ymm6, [r8 + 672]                                   ;    70.2 p5+p3   50 next
        vpxor ymm7, ymm7, [r8 + 704]                                   ;    71.0 p0+p2   50 next
        vpxor ymm8, ymm8, [r8 + 736]                                   ;    71.2 p1+p3   50 next
        vpxor ymm9, ymm9, [r8 + 768]                                   ;    72.0 p5+p2   50 next
        vpxor ymm10, ymm10, [r8 + 800]                                 ;    72.2 p0+p3   50 next
        vpxor ymm11, ymm11, [r8 + 832]                                 ;    73.0 p1+p2   50 next
        vmovdqu [rbp + 2880], ymm15                                    ;    68.2 p7+p4   50 next spill
        vpxor ymm15, ymm5, ymm11                                       ;    74.0 p5      41 next
        vmovdqu [rbp + 2912], ymm14                                    ;    66.2 p7+p4   50 next spill
        vpxor ymm14, ymm3, ymm9                                        ;    73.0 p0      41 next
        vmovdqu [rbp + 2944], ymm1                                     ;    69.0 p7+p4   50 next spill
        vpxor ymm1, ymm5, ymm6                                         ;    71.2 p1      41 next
        vmovdqu [rbp + 2976], ymm12                                    ;    70.0 p7+p4   50 next spill
        vpand ymm12, ymm3, ymm4                                        ;    70.2 p5      41 next
        vmovdqu [rbp + 3008], ymm2                                     ;    69.2 p7+p4   50 next spill
        vpxor ymm2, ymm5, ymm10                                        ;    73.2 p0      41 next
        vpand ymm2, ymm2, ymm3                                         ;    74.2 p1      41 next
        vmovdqu [rbp + 3040], ymm13                                    ;    67.0 p7+p4   50 next spill
        vpxor ymm13, ymm9, ymm6                                        ;    73.0 p5      41 next
        vmovdqu [rbp + 3072], ymm0                                     ;    68.0 p7+p4   50 next spill
        vpand ymm0, ymm1, ymm6                                         ;    72.2 p0      41 next
        vpxor ymm12, ymm12, ymm0                                       ;    73.2 p1      41 next
        vpand ymm0, ymm9, ymm8                                         ;    73.0 p5      41 next
        vpxor ymm0, ymm0, [rel kasumi_encrypt_compact.T0_constants256] ;    74.0 p0+p3   41 next
        vpxor ymm2, ymm2, ymm0                                         ;    75.2 p1      41 next
        vmovdqu [rbp + 3104], ymm0                                     ;    75.0 p7+p4   41 next spill
        vpand ymm0, ymm14, ymm10                                       ;    74.0 p5      41 next
        vmovdqu [rbp + 3136], ymm14                                    ;    74.0 p7+p4   41 next spill
        vpand ymm14, ymm9, ymm6                                        ;    73.0 p0      41 next
        vmovdqu [rbp + 3168], ymm6                                     ;    71.2 p7+p4   50 next spill
        vpxor ymm6, ymm5, ymm4                                         ;    71.0 p1      41 next
        vmovdqu [rbp + 3200], ymm2                                     ;    76.2 p7+p4   41 next spill
        vpand ymm2, ymm13, ymm10                                       ;    74.0 p5      41 next
        vmovdqu [rbp + 3232], ymm2                                     ;    75.0 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm8                                         ;    72.2 p0      41 next
        vpxor ymm2, ymm2, ymm4                                         ;    73.2 p1      41 next
        vpxor ymm0, ymm0, ymm2                                         ;    75.0 p5      41 next
        vmovdqu [rbp + 3264], ymm0                                     ;    76.0 p7+p4   41 next spill
        vpand ymm0, ymm8, ymm7                                         ;    72.2 p0      41 next
        vpxor ymm0, ymm0, [rel kasumi_encrypt_compact.T0_constants256] ;    74.0 p1+p2   41 next
        vmovdqu [rbp + 3296], ymm0                                     ;    75.0 p7+p4   41 next spill
        vpand ymm0, ymm4, ymm15                                        ;    75.0 p5      41 next
        vpxor ymm14, ymm14, ymm0                                       ;    76.0 p0      41 next
        vpand ymm0, ymm6, ymm10                                        ;    73.2 p1      41 next
        vpand ymm6, ymm6, ymm8                                         ;    72.2 p5      41 next
        vmovdqu [rbp + 3328], ymm12                                    ;    74.2 p7+p4   41 next spill
        vpand ymm12, ymm1, ymm8                                        ;    72.2 p0      41 next
        vpxor ymm2, ymm2, ymm12                                        ;    74.2 p1      41 next
        vpxor ymm2, ymm2, ymm0                                         ;    75.2 p5      41 next
        vpxor ymm2, ymm13, ymm2                                        ;    76.2 p0      41 next
        vpand ymm13, ymm13, ymm7                                       ;    74.0 p1      41 next
        vpor ymm12, ymm1, ymm4                                         ;    72.2 p5      41 next
        vpxor ymm12, ymm12, ymm14                                      ;    77.0 p0      41 next
        vpxor ymm6, ymm6, ymm13                                        ;    75.0 p1      41 next
        vpxor ymm13, ymm3, ymm4                                        ;    70.2 p5      41 next
        vpxor ymm14, ymm14, ymm3                                       ;    77.0 p0      41 next
        vpand ymm3, ymm3, ymm11                                        ;    74.0 p1      41 next
        vmovdqu [rbp + 3360], ymm12                                    ;    78.0 p7+p4   41 next spill
        vpand ymm12, ymm8, ymm15                                       ;    75.0 p5      41 next
        vpxor ymm0, ymm0, ymm12                                        ;    76.0 p0      41 next
        vmovdqu [rbp + 3392], ymm3                                     ;    75.0 p7+p4   41 next spill
        vpand ymm3, ymm4, ymm5                                         ;    71.0 p1      41 next
        vpxor ymm3, ymm3, ymm10                                        ;    73.2 p5      41 next
        vpxor ymm6, ymm6, ymm3                                         ;    76.0 p0      41 next
        vpand ymm3, ymm3, ymm5                                         ;    74.2 p1      41 next
        vpxor ymm0, ymm0, [rbp + 3200]                                 ;    82.2 p5+p3   41 next
        vmovdqu [rbp + 3424], ymm5                                     ;    71.0 p7+p4   50 next spill
        vpand ymm5, ymm13, ymm9                                        ;    73.0 p0      41 next
        vpand ymm13, ymm13, ymm7                                       ;    72.0 p1      41 next
        vpxor ymm13, ymm13, [rbp + 3328]                               ;    80.2 p5+p2   41 next
        vpxor ymm12, ymm12, ymm13                                      ;    81.2 p0      41 next
        vpand ymm13, ymm10, ymm11                                      ;    74.0 p1      41 next
        vpxor ymm0, ymm0, ymm13                                        ;    83.2 p5      41 next
        vpxor ymm13, ymm13, ymm8                                       ;    75.0 p0      41 next
        vpxor ymm2, ymm2, ymm12                                        ;    82.2 p1      41 next
        vmovdqu ymm12, [rbp + 3296]                                    ;    75.2 p3      41 next reload
        vpxor ymm3, ymm3, ymm12                                        ;    81.2 p5      41 next
        vpxor ymm2, ymm2, [rel kasumi_encrypt_compact.T0_constants256] ;    83.2 p0+p2   41 next
        vpxor ymm3, ymm3, [rbp + 3328]                                 ;    82.2 p1+p3   41 next
        vpand ymm9, ymm9, ymm4                                         ;    73.0 p5      41 next
        vpxor ymm9, ymm9, ymm6                                         ;    77.0 p0      41 next
        vpand ymm8, ymm8, ymm10                                        ;    73.2 p1      41 next
        vmovdqu [rbp + 3456], ymm2                                     ;    84.2 p7+p4   41 next spill
        vpand ymm2, ymm15, [rbp + 3168]                                ;    77.2 p5+p2   41 next
        vpxor ymm6, ymm6, ymm2                                         ;    78.2 p0      41 next
        vpand ymm15, ymm1, ymm15                                       ;    75.0 p1      41 next
        vmovdqu ymm2, [rbp + 3136]                                     ;    77.2 p3      41 next reload
        vpand ymm1, ymm1, ymm2                                         ;    83.2 p5      41 next
        vpxor ymm8, ymm8, ymm1                                         ;    84.2 p0      41 next
        vmovdqu ymm1, [rbp + 3168]                                     ;    78.0 p2      41 next
        vpand ymm1, ymm1, ymm2                                         ;    84.0 p1      41 next
        vpxor ymm6, ymm6, ymm14                                        ;    79.2 p5      41 next
        vpand ymm10, ymm10, ymm7                                       ;    73.2 p0      41 next
        vpxor ymm8, ymm8, ymm11                                        ;    85.2 p1      41 next
        vpxor ymm10, ymm10, [rbp + 3392]                               ;    81.0 p5+p3   41 next
        vpxor ymm3, ymm3, ymm8                                         ;    86.2 p0      41 next
        vpxor ymm15, ymm15, [rbp + 3328]                               ;    80.2 p1+p2   41 next
        vpand ymm4, ymm4, ymm7                                         ;    72.8 p5      41 next
        vpxor ymm5, ymm5, ymm10                                        ;    82.0 p0      41 next
        vpxor ymm8, ymm8, [rbp + 3200]                                 ;    86.2 p1+p3   41 next
        vpxor ymm4, ymm4, ymm5                                         ;    83.0 p5      41 next
        vpxor ymm9, ymm9, ymm15                                        ;    81.2 p0      41 next
        vpxor ymm15, ymm15, ymm7                                       ;    81.2 p1      41 next
        vmovdqu [rbp + 3200], ymm3                                     ;    87.2 p7+p4   41 next spill
        vpand ymm3, ymm7, [rbp + 3424]                                 ;    80.0 p5+p2   41 next
        vpxor ymm1, ymm1, ymm3                                         ;    85.0 p0      41 next
        vmovdqu ymm3, [rbp + 3168]                                     ;    80.2 p3      50 next reload
        vpand ymm2, ymm7, ymm3                                         ;    86.2 p1      41 next
        vpxor ymm10, ymm10, [rbp + 3264]                               ;    82.0 p5+p2   41 next
        vpxor ymm1, ymm1, ymm13                                        ;    86.0 p0      41 next
        vpand ymm7, ymm7, ymm11                                        ;    76.2 p1      41 next
        vpxor ymm5, ymm5, ymm1                                         ;    87.0 p5      41 next
        vpxor ymm8, ymm8, ymm2                                         ;    87.2 p0      41 next
        vpxor ymm10, ymm10, ymm8                                       ;    88.2 p1      41 next
        vpxor ymm15, ymm15, [rbp + 3360]                               ;    84.0 p5+p3   41 next
        vpand ymm13, ymm13, ymm11                                      ;    78.0 p0      41 next
        vpxor ymm14, ymm14, ymm5                                       ;    88.0 p1      41 next
        vpxor ymm7, ymm7, ymm3                                         ;    86.2 p5      41 next
        vpxor ymm15, ymm15, [rbp + 3264]                               ;    85.0 p0+p2   41 next
        vmovdqu ymm1, [rbp + 3104]                                     ;    82.2 p3      41 next
        vpxor ymm1, ymm1, ymm2                                         ;    88.2 p1      41 next
        vpxor ymm0, ymm0, ymm7                                         ;    87.2 p5      41 next
        vpxor ymm13, ymm13, ymm12                                      ;    81.2 p0      41 next
        vpxor ymm6, ymm6, ymm1                                         ;    89.2 p1      41 next
        vpand ymm11, ymm11, [rbp + 3136]                               ;    83.0 p5+p2   41 next
        vpxor ymm9, ymm9, ymm3                                         ;    86.2 p0      41 next
        vpxor ymm11, ymm11, ymm4                                       ;    84.0 p1      41 next
        vpxor ymm11, ymm11, [rbp + 3424]                               ;    85.0 p5+p3   41 next
        vpxor ymm11, ymm11, [rbp + 3232]                               ;    86.0 p0+p2   41 next
        vpxor ymm1, ymm13, ymm6                                        ;    90.2 p1      41 next
        vpxor ymm13, ymm13, ymm11                                      ;    87.0 p5      41 next
        vmovdqu ymm2, [rbp + 3072]                                     ;    84.2 p3      41 next
        vmovdqu ymm3, [rbp + 3040]                                     ;    85.0 p2      50 next reload
        vpand ymm2, ymm2, ymm3                                         ;    91.0 p0      41 next
        vmovdqu ymm4, [rbp + 3008]                                     ;    85.2 p3      41 next
        vmovdqu ymm5, [rbp + 2976]                                     ;    86.0 p2      50 next reload
        vpand ymm4, ymm4, ymm5                                         ;    92.0 p1      41 next
        vmovdqu ymm6, [rbp + 2944]                                     ;    86.2 p3      41 next
        vmovdqu ymm7, [rbp + 2912]                                     ;    87.0 p2      50 next reload
        vpand ymm6, ymm6, ymm7                                         ;    93.0 p5      41 next
        vmovdqu ymm8, [rbp + 3008]                                     ;    87.2 p3      41 next
        vmovdqu ymm11, [rbp + 2880]                                    ;    88.0 p2      50 next reload
        vpand ymm8, ymm8, ymm11                                        ;    94.0 p0      41 next
        vmovdqu ymm12, [rbp + 3072]                                    ;    88.2 p3      41 next
        vpand ymm12, ymm12, ymm5                                       ;    94.2 p1      41 next
        vpxor ymm2, ymm2, ymm5                                         ;    92.0 p5      41 next
        vmovdqu [rbp + 3232], ymm9                                     ;    87.2 p7+p4   41 next spill
        vpand ymm9, ymm5, ymm11                                        ;    94.0 p0      41 next
        vmovdqu [rbp + 3424], ymm1                                     ;    91.2 p7+p4   41 next spill
        vpand ymm1, ymm3, ymm7                                         ;    93.0 p1      41 next
        vmovdqu [rbp + 3168], ymm13                                    ;    88.0 p7+p4   41 next spill
        vpxor ymm13, ymm4, ymm6                                        ;    94.0 p5      41 next
        vpand ymm6, ymm6, [rbp + 3072]                                 ;    94.0 p0+p2   41 next
        vmovdqu [rbp + 3136], ymm15                                    ;    86.0 p7+p4   41 next spill
        vpxor ymm15, ymm12, ymm13                                      ;    95.2 p1      41 next
        vpxor ymm12, ymm12, ymm8                                       ;    95.2 p5      41 next
        vpxor ymm1, ymm1, ymm12                                        ;    96.2 p0      41 next
        vpand ymm12, ymm12, [rbp + 2944]                               ;    96.2 p1+p3   41 next
        vpxor ymm4, ymm4, ymm1                                         ;    97.2 p5      41 next
        vmovdqu [rbp + 3296], ymm14                                    ;    89.0 p7+p4   41 next spill
        vpxor ymm14, ymm9, [rbp + 3072]                                ;    95.0 p0+p2   41 next
        vpxor ymm6, ymm6, ymm14                                        ;    96.0 p1      41 next
        vpand ymm14, ymm14, ymm7                                       ;    96.0 p5      41 next
        vmovdqu [rbp + 3104], ymm10                                    ;    89.2 p7+p4   41 next spill
        vmovdqu ymm10, [rbp + 2944]                                    ;    90.2 p3      41 next
        vpand ymm10, ymm10, ymm11                                      ;    96.2 p0      41 next
        vpand ymm4, ymm4, ymm7                                         ;    98.2 p1      41 next
        vmovdqu [rbp + 3264], ymm0                                     ;    88.8 p7+p4   41 next spill
        vmovdqu ymm0, [rbp + 3008]                                     ;    91.0 p2      41 next
        vpand ymm0, ymm0, [rbp + 3072]                                 ;    97.0 p5+p3   41 next
        vmovdqu [rbp + 3360], ymm15                                    ;    96.2 p7+p4   41 next spill
        vpxor ymm15, ymm10, ymm0                                       ;    98.0 p0      41 next
        vpor ymm10, ymm10, ymm9                                        ;    97.2 p1      41 next
        vpxor ymm9, ymm9, [rbp + 3008]                                 ;    95.0 p5+p2   41 next
        vpxor ymm0, ymm0, [rbp + 2944]                                 ;    98.0 p0+p3   41 next
        vpxor ymm14, ymm14, ymm11                                      ;    97.0 p1      41 next
        vmovdqu [rbp + 3328], ymm2                                     ;    93.0 p7+p4   41 next spill
        vpand ymm2, ymm1, [rbp + 3072]                                 ;    97.2 p5+p2   41 next
        vpxor ymm10, ymm10, ymm2                                       ;    98.2 p0      41 next
        vmovdqu ymm2, [rbp + 2944]                                     ;    93.2 p3      50 next reload
        vmovdqu [rbp + 3392], ymm10                                    ;    99.2 p7+p4   41 next spill
        vpxor ymm10, ymm3, ymm2                                        ;    99.2 p1      41 next
        vpand ymm1, ymm1, ymm11                                        ;    97.2 p5      41 next
        vpxor ymm4, ymm4, ymm9                                         ;    99.2 p0      41 next
        vpxor ymm9, ymm9, ymm0                                         ;    99.0 p1      41 next
        vpand ymm8, ymm8, ymm10                                        ;   100.2 p5      41 next
        vpand ymm0, ymm0, [rbp + 3008]                                 ;    99.0 p0+p2   41 next
        vpxor ymm8, ymm8, ymm14                                        ;   101.2 p1      41 next
        vpand ymm14, ymm14, ymm7                                       ;    98.0 p5      41 next
        vmovdqu [rbp + 3488], ymm4                                     ;   100.2 p7+p4   41 next spill
        vpand ymm4, ymm5, ymm7                                         ;    95.0 p0      41 next
        vpand ymm2, ymm4, ymm10                                        ;   100.2 p1      41 next
        vpxor ymm4, ymm4, ymm9                                         ;   100.0 p5      41 next
        vpxor ymm12, ymm12, ymm4                                       ;   101.0 p0      41 next
        vpxor ymm4, ymm7, ymm11                                        ;    96.2 p1      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   101.2 p5      41 next
        vpxor ymm4, ymm13, ymm11                                       ;    97.0 p0      41 next
        vpand ymm4, ymm4, ymm3                                         ;    98.0 p1      41 next
        vpxor ymm6, ymm6, ymm0                                         ;   100.0 p5      41 next
        vpxor ymm4, ymm4, ymm12                                        ;   102.0 p0      41 next
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]     ;    96.2 p3      41 next reload
        vpxor ymm4, ymm4, ymm0                                         ;   103.0 p1      41 next
        vpxor ymm2, ymm15, ymm2                                        ;   102.2 p5      41 next
        vpxor ymm15, ymm15, ymm10                                      ;   100.2 p0      41 next
        vmovdqu ymm12, [rbp + 3328]                                    ;    97.2 p2      41 next reload
        vmovdqu [rbp + 3520], ymm4                                     ;   104.0 p7+p4   41 next spill
        vpand ymm4, ymm11, ymm12                                       ;   103.2 p1      41 next
        vpand ymm2, ymm2, ymm7                                         ;   103.2 p5      41 next
        vpand ymm15, ymm15, ymm5                                       ;   101.2 p0      41 next
        vpxor ymm15, ymm15, ymm0                                       ;   102.2 p1      41 next
        vpand ymm0, ymm3, [rbp + 3008]                                 ;   100.8 p5+p3   41 next
        vpxor ymm1, ymm1, ymm0                                         ;   101.8 p0      41 next
        vpand ymm12, ymm11, [rbp + 3072]                               ;   101.2 p1+p2   41 next
        vpand ymm10, ymm10, ymm12                                      ;   102.2 p5      41 next
        vpxor ymm12, ymm12, ymm0                                       ;   102.2 p0      41 next
        vpxor ymm0, ymm0, [rbp + 2944]                                 ;   102.2 p1+p3   41 next
        vpxor ymm2, ymm2, ymm12                                        ;   104.2 p5      41 next
        vmovdqu ymm12, [rbp + 3008]                                    ;   100.5 p2      50 next reload
        vpand ymm11, ymm7, ymm12                                       ;   106.5 p0      41 next
        vpand ymm7, ymm3, [rbp + 2944]                                 ;   103.2 p1+p3   41 next
        vpand ymm3, ymm13, ymm12                                       ;   106.5 p5      41 next
        vpxor ymm10, ymm10, ymm3                                       ;   107.5 p0      41 next
        vpxor ymm3, ymm7, ymm11                                        ;   107.5 p1      41 next
        vpand ymm7, ymm7, ymm0                                         ;   104.8 p5      41 next
        vpand ymm0, ymm0, [rbp + 3072]                                 ;   105.0 p0+p2   41 next
        vpand ymm13, ymm13, [rbp + 2944]                               ;   105.2 p1+p3   41 next
        vpand ymm12, ymm5, ymm3                                        ;   108.5 p5      41 next
        vpxor ymm3, ymm3, ymm4                                         ;   108.5 p0      41 next
        vpxor ymm4, ymm4, ymm15                                        ;   106.2 p1      41 next
        vpxor ymm11, ymm11, ymm4                                       ;   107.5 p5      41 next
        vpxor ymm8, ymm8, ymm3                                         ;   109.5 p0      41 next
        vpxor ymm12, ymm12, [rbp + 3360]                               ;   109.5 p1+p2   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   108.5 p5      41 next
        vpxor ymm9, ymm9, ymm8                                         ;   110.5 p0      41 next
        vpxor ymm1, ymm1, ymm12                                        ;   110.5 p1      41 next
        vpxor ymm0, ymm0, ymm13                                        ;   108.8 p5      41 next
        vmovdqu ymm4, [rbp + 3328]                                     ;   105.2 p3      41 next
        vmovdqu ymm8, [rbp + 2944]                                     ;   105.5 p2      50 next reload
        vpand ymm4, ymm4, ymm8                                         ;   111.5 p0      41 next
        vmovdqu ymm11, [rbp + 3040]                                    ;   106.2 p3      50 next reload
        vpor ymm3, ymm3, ymm11                                         ;   112.2 p1      41 next
        vpxor ymm10, ymm10, ymm9                                       ;   111.5 p5      41 next
        vpxor ymm15, ymm15, ymm3                                       ;   113.2 p0      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   110.2 p1      41 next
        vpxor ymm7, ymm7, ymm15                                        ;   114.2 p5      41 next
        vpxor ymm1, ymm1, [rbp + 3328]                                 ;   111.5 p0+p2   41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   107.8 p3      41 next reload
        vpxor ymm1, ymm1, ymm14                                        ;   113.8 p1      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   112.5 p5      41 next
        vpxor ymm7, ymm7, [rbp + 3392]                                 ;   115.2 p0+p2   41 next
        vpxor ymm0, ymm0, [rbp + 3488]                                 ;   112.2 p1+p3   41 next
        vpxor ymm5, ymm5, [rbp + 3264]                                 ;   112.8 p5+p2   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   113.8 p0      41 next
        vmovdqu ymm15, [rbp + 3456]                                    ;   109.8 p3      41 next
        vpxor ymm15, ymm15, [rbp + 2912]                               ;   115.8 p1+p2   41 next
        vpxor ymm3, ymm15, [rbp + 3520]                                ;   116.8 p5+p3   41 next
        vpxor ymm11, ymm11, [rbp + 3104]                               ;   114.0 p0+p2   41 next
        vpxor ymm1, ymm1, ymm11                                        ;   115.0 p1      41 next
        vmovdqu ymm4, [rbp + 3296]                                     ;   111.8 p3      41 next
        vpxor ymm4, ymm4, [rbp + 3072]                                 ;   117.8 p5+p2   41 next
        vpxor ymm2, ymm2, ymm4                                         ;   118.8 p0      41 next
        vmovdqu ymm9, [rbp + 3136]                                     ;   112.8 p3      41 next
        vpxor ymm9, ymm9, [rbp + 2880]                                 ;   118.8 p1+p2   41 next
        vpxor ymm6, ymm6, ymm9                                         ;   119.8 p5      41 next
        vpxor ymm8, ymm8, [rbp + 3168]                                 ;   116.0 p0+p3   41 next
        vpxor ymm7, ymm7, ymm8                                         ;   117.0 p1      41 next
        vmovdqu ymm12, [rbp + 3424]                                    ;   114.5 p2      41 next
        vpxor ymm12, ymm12, [rbp + 3008]                               ;   120.5 p5+p3   41 next
        vpxor ymm0, ymm0, ymm12                                        ;   121.5 p0      41 next
        vmovdqu ymm13, [r10 + 4384]                                    ;   115.5 p2      69 k1.9 reload
        vpxor ymm10, ymm10, ymm13                                      ;   121.5 p1      44 next
        vpxor ymm3, ymm3, [r10 + 4416]                                 ;   117.8 p5+p3   44 next
        vpxor ymm1, ymm1, [r10 + 4448]                                 ;   118.0 p0+p2   44 next
        vpxor ymm2, ymm2, [r10 + 4480]                                 ;   119.8 p1+p3   44 next
        vpxor ymm6, ymm6, [r10 + 4512]                                 ;   120.8 p5+p2   44 next
        vpxor ymm7, ymm7, [r10 + 4544]                                 ;   119.0 p0+p3   44 next
        vpxor ymm0, ymm0, [r10 + 4576]                                 ;   122.5 p1+p2   44 next
        vpxor ymm5, ymm5, [r10 + 4096]                                 ;   119.8 p5+p3   44 next
        vpxor ymm15, ymm15, [r10 + 4128]                               ;   120.0 p0+p2   44 next
        vpxor ymm11, ymm11, [r10 + 4160]                               ;   120.2 p1+p3   44 next
        vpxor ymm4, ymm4, [r10 + 4192]                                 ;   120.8 p5+p2   44 next
        vpxor ymm9, ymm9, [r10 + 4224]                                 ;   121.0 p0+p3   44 next
        vpxor ymm8, ymm8, [r10 + 4256]                                 ;   121.5 p1+p2   44 next
        vpxor ymm12, ymm12, [r10 + 4288]                               ;   121.8 p5+p3   44 next
        vmovdqu ymm13, [rbp + 3200]                                    ;   122.5 p2      44 next
        vpxor ymm13, ymm13, [r10 + 4320]                               ;   128.5 p0+p3   44 next
        vmovdqu [rbp + 3200], ymm6                                     ;   121.8 p7+p4   44 next spill
        vmovdqu ymm6, [rbp + 3232]                                     ;   123.5 p2      44 next
        vpxor ymm6, ymm6, [r10 + 4352]                                 ;   129.5 p1+p3   44 next
        vmovdqu [rbp + 3232], ymm3                                     ;   118.8 p7+p4   44 next spill
        vpxor ymm3, ymm11, ymm6                                        ;   130.5 p5      41 next
        vmovdqu [rbp + 3008], ymm7                                     ;   120.0 p7+p4   44 next spill
        vpxor ymm7, ymm5, ymm12                                        ;   123.0 p0      41 next
        vmovdqu [rbp + 3424], ymm10                                    ;   122.5 p7+p4   44 next spill
        vpxor ymm10, ymm11, ymm4                                       ;   123.2 p1      41 next
        vmovdqu [rbp + 3168], ymm0                                     ;   123.5 p7+p4   44 next spill
        vpand ymm0, ymm5, ymm15                                        ;   123.8 p5      41 next
        vmovdqu [rbp + 2944], ymm1                                     ;   122.8 p7+p4   44 next spill
        vpxor ymm1, ymm11, ymm13                                       ;   129.5 p0      41 next
        vpand ymm1, ymm1, ymm5                                         ;   130.5 p1      41 next
        vmovdqu [rbp + 2880], ymm2                                     ;   123.8 p7+p4   44 next spill
        vpxor ymm2, ymm12, ymm4                                        ;   124.8 p5      41 next
        vmovdqu [rbp + 3136], ymm6                                     ;   130.5 p2+p4   44 next spill
        vpand ymm6, ymm4, ymm10                                        ;   125.0 p0      41 next
        vpxor ymm0, ymm0, ymm6                                         ;   126.0 p1      41 next
        vpand ymm6, ymm12, ymm8                                        ;   125.8 p5      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   126.8 p0      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   131.5 p1      41 next
        vmovdqu [rbp + 3072], ymm6                                     ;   127.8 p3+p4   41 next spill
        vpand ymm6, ymm7, ymm13                                        ;   129.5 p5      41 next
        vmovdqu [rbp + 3296], ymm7                                     ;   126.8 p7+p4   41 next spill
        vpand ymm7, ymm12, ymm4                                        ;   127.0 p0      41 next
        vmovdqu [rbp + 3104], ymm4                                     ;   127.8 p2+p4   44 next spill
        vpxor ymm4, ymm11, ymm15                                       ;   127.2 p1      41 next
        vmovdqu [rbp + 3040], ymm1                                     ;   132.5 p3+p4   41 next spill
        vpand ymm1, ymm2, ymm13                                        ;   129.5 p5      41 next
        vmovdqu [rbp + 3520], ymm1                                     ;   130.5 p7+p4   41 next spill
        vpand ymm1, ymm5, ymm8                                         ;   128.0 p0      41 next
        vpxor ymm1, ymm1, ymm15                                        ;   129.0 p1      41 next
        vpxor ymm6, ymm6, ymm1                                         ;   130.5 p5      41 next
        vmovdqu [rbp + 2912], ymm6                                     ;   131.5 p2+p4   41 next spill
        vpand ymm6, ymm8, ymm9                                         ;   129.0 p0      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   130.0 p1      41 next
        vpand ymm14, ymm15, ymm3                                       ;   131.5 p5      41 next
        vpxor ymm7, ymm7, ymm14                                        ;   132.5 p0      41 next
        vpand ymm14, ymm4, ymm13                                       ;   130.2 p1      41 next
        vpand ymm4, ymm4, ymm8                                         ;   130.8 p5      41 next
        vmovdqu [rbp + 3456], ymm6                                     ;   131.8 p3+p4   41 next spill
        vpand ymm6, ymm10, ymm8                                        ;   131.0 p0      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   132.0 p1      41 next
        vpxor ymm1, ymm1, ymm14                                        ;   133.0 p5      41 next
        vpxor ymm1, ymm2, ymm1                                         ;   134.0 p0      41 next
        vpand ymm2, ymm2, ymm9                                         ;   132.2 p1      41 next
        vpor ymm6, ymm10, ymm15                                        ;   132.8 p5      41 next
        vpxor ymm6, ymm6, ymm7                                         ;   133.8 p0      41 next
        vpxor ymm4, ymm4, ymm2                                         ;   133.2 p1      41 next
        vpxor ymm2, ymm5, ymm15                                        ;   133.8 p5      41 next
        vpxor ymm7, ymm7, ymm5                                         ;   134.0 p0      41 next
        vpand ymm5, ymm5, [rbp + 3136]                                 ;   136.5 p1+p2   41 next
        vmovdqu [rbp + 3264], ymm6                                     ;   134.8 p7+p4   41 next spill
        vpand ymm6, ymm8, ymm3                                         ;   134.8 p5      41 next
        vpxor ymm14, ymm14, ymm6                                       ;   135.8 p0      41 next
        vmovdqu [rbp + 2976], ymm5                                     ;   137.5 p3+p4   41 next spill
        vpand ymm5, ymm15, ymm11                                       ;   135.2 p1      41 next
        vpxor ymm5, ymm5, ymm13                                        ;   136.2 p5      41 next
        vpxor ymm4, ymm4, ymm5                                         ;   137.2 p0      41 next
        vpand ymm5, ymm5, ymm11                                        ;   137.2 p1      41 next
        vpxor ymm14, ymm14, [rbp + 3040]                               ;   138.5 p5+p2   41 next
        vmovdqu [rbp + 3488], ymm11                                    ;   134.8 p7+p4   44 next spill
        vpand ymm11, ymm12, ymm2                                       ;   137.0 p0      41 next
        vpand ymm2, ymm2, ymm9                                         ;   137.2 p1      41 next
        vpxor ymm2, ymm2, ymm0                                         ;   138.2 p5      41 next
        vpxor ymm6, ymm6, ymm2                                         ;   139.2 p0      41 next
        vmovdqu ymm2, [rbp + 3136]                                     ;   134.5 p3      44 next reload
        vmovdqu [rbp + 3392], ymm11                                    ;   138.0 p2+p4   41 next spill
        vpand ymm11, ymm13, ymm2                                       ;   140.5 p1      41 next
        vpxor ymm14, ymm14, ymm11                                      ;   141.5 p5      41 next
        vpxor ymm11, ymm11, ymm8                                       ;   141.5 p0      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   140.2 p1      41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   136.0 p3      41 next reload
        vpxor ymm1, ymm1, ymm6                                         ;   142.0 p5      41 next
        vpxor ymm5, ymm5, [rbp + 3456]                                 ;   140.0 p0+p2   41 next
        vpxor ymm5, ymm5, ymm0                                         ;   141.0 p1      41 next
        vpand ymm12, ymm12, ymm15                                      ;   140.8 p5      41 next
        vpxor ymm12, ymm12, ymm4                                       ;   141.8 p0      41 next
        vpand ymm8, ymm8, ymm13                                        ;   141.2 p1      41 next
        vpand ymm6, ymm3, [rbp + 3104]                                 ;   141.8 p5+p3   41 next
        vpxor ymm4, ymm4, ymm6                                         ;   142.8 p0      41 next
        vpand ymm3, ymm3, ymm10                                        ;   142.2 p1      41 next
        vmovdqu ymm6, [rbp + 3296]                                     ;   138.5 p2      41 next reload
        vpand ymm10, ymm10, ymm6                                       ;   144.5 p5      41 next
        vpxor ymm8, ymm8, ymm10                                        ;   145.5 p0      41 next
        vmovdqu ymm10, [rbp + 3104]                                    ;   139.2 p3      44 next reload
        vmovdqu [rbp + 3328], ymm1                                     ;   143.0 p7+p4   41 next spill
        vpand ymm1, ymm6, ymm10                                        ;   145.2 p1      41 next
        vpxor ymm4, ymm4, ymm7                                         ;   143.8 p5      41 next
        vpxor ymm8, ymm8, ymm2                                         ;   146.5 p0      41 next
        vpand ymm13, ymm13, ymm9                                       ;   144.2 p1      41 next
        vpxor ymm13, ymm13, [rbp + 2976]                               ;   145.2 p5+p2   41 next
        vpxor ymm5, ymm5, ymm8                                         ;   147.5 p0      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   145.2 p1      41 next
        vmovdqu ymm3, [rbp + 3488]                                     ;   141.5 p3      44 next reload
        vmovdqu [rbp + 2976], ymm5                                     ;   148.5 p7+p4   41 next spill
        vpand ymm5, ymm9, ymm3                                         ;   147.5 p5      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   148.5 p0      41 next
        vpxor ymm5, ymm13, [rbp + 3392]                                ;   146.2 p1+p2   41 next
        vpand ymm15, ymm15, ymm9                                       ;   146.8 p5      41 next
        vpxor ymm8, ymm8, [rbp + 3040]                                 ;   147.5 p0+p3   41 next
        vpxor ymm15, ymm15, ymm5                                       ;   147.8 p1      41 next
        vpxor ymm12, ymm12, ymm0                                       ;   147.8 p5      41 next
        vpxor ymm0, ymm0, ymm9                                         ;   148.0 p0      41 next
        vpxor ymm13, ymm13, [rbp + 2912]                               ;   148.2 p1+p2   41 next
        vpxor ymm1, ymm1, ymm11                                        ;   149.5 p5      41 next
        vpxor ymm5, ymm5, ymm1                                         ;   150.5 p0      41 next
        vpand ymm1, ymm9, ymm10                                        ;   149.2 p1      41 next
        vpand ymm9, ymm9, ymm2                                         ;   149.8 p5      41 next
        vpxor ymm8, ymm8, ymm1                                         ;   150.2 p0      41 next
        vpxor ymm13, ymm13, ymm8                                       ;   151.2 p1      41 next
        vpxor ymm0, ymm0, [rbp + 3264]                                 ;   150.8 p5+p3   41 next
        vpxor ymm7, ymm7, ymm5                                         ;   151.5 p0      41 next
        vpand ymm11, ymm11, ymm2                                       ;   151.2 p1      41 next
        vpxor ymm5, ymm10, ymm9                                        ;   151.8 p5      41 next
        vpxor ymm0, ymm0, [rbp + 2912]                                 ;   152.0 p0+p2   41 next
        vpxor ymm1, ymm1, [rbp + 3072]                                 ;   152.2 p1+p3   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   152.8 p5      41 next
        vpxor ymm4, ymm4, ymm1                                         ;   153.2 p0      41 next
        vpxor ymm11, ymm11, [rbp + 3456]                               ;   153.2 p1+p2   41 next
        vpand ymm6, ymm6, ymm2                                         ;   153.8 p5      41 next
        vpxor ymm10, ymm10, ymm12                                      ;   154.0 p0      41 next
        vpxor ymm15, ymm15, ymm6                                       ;   154.8 p1      41 next
        vpxor ymm3, ymm3, ymm15                                        ;   155.8 p5      41 next
        vpxor ymm3, ymm3, [rbp + 3520]                                 ;   156.8 p0+p3   41 next
        vpxor ymm4, ymm4, ymm11                                        ;   155.2 p1      41 next
        vpxor ymm11, ymm11, ymm3                                       ;   157.8 p5      41 next
        vmovdqu ymm15, [rbp + 2880]                                    ;   149.8 p2      41 next
        vmovdqu ymm1, [rbp + 2944]                                     ;   150.0 p3      44 next reload
        vpand ymm15, ymm15, ymm1                                       ;   156.0 p0      41 next
        vmovdqu ymm2, [rbp + 3168]                                     ;   150.8 p2      41 next
        vmovdqu ymm3, [rbp + 3424]                                     ;   151.0 p3      44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   157.0 p1      41 next
        vmovdqu ymm5, [rbp + 3008]                                     ;   151.8 p2      41 next
        vmovdqu ymm6, [rbp + 3232]                                     ;   152.0 p3      44 next reload
        vpand ymm5, ymm5, ymm6                                         ;   158.0 p5      41 next
        vmovdqu ymm8, [rbp + 3168]                                     ;   152.8 p2      41 next
        vmovdqu ymm9, [rbp + 3200]                                     ;   153.0 p3      44 next reload
        vpand ymm8, ymm8, ymm9                                         ;   159.0 p0      41 next
        vmovdqu ymm12, [rbp + 2880]                                    ;   153.8 p2      44 next reload
        vmovdqu [rbp + 3520], ymm10                                    ;   155.0 p7+p4   41 next spill
        vpand ymm10, ymm3, ymm12                                       ;   159.8 p1      41 next
        vpxor ymm15, ymm15, ymm3                                       ;   157.8 p5      41 next
        vmovdqu [rbp + 3488], ymm4                                     ;   156.2 p3+p4   41 next spill
        vpand ymm4, ymm3, ymm9                                         ;   159.0 p0      41 next
        vmovdqu [rbp + 3104], ymm11                                    ;   158.8 p7+p4   41 next spill
        vpand ymm11, ymm1, ymm6                                        ;   158.2 p1      41 next
        vmovdqu [rbp + 3136], ymm0                                     ;   156.0 p2+p4   41 next spill
        vpxor ymm0, ymm2, ymm5                                         ;   159.0 p5      41 next
        vpand ymm5, ymm5, ymm12                                        ;   159.8 p0      41 next
        vmovdqu [rbp + 3296], ymm7                                     ;   157.0 p3+p4   41 next spill
        vpxor ymm7, ymm10, ymm0                                        ;   160.8 p1      41 next
        vpxor ymm10, ymm10, ymm8                                       ;   160.8 p5      41 next
        vpxor ymm11, ymm11, ymm10                                      ;   161.8 p0      41 next
        vpand ymm10, ymm10, [rbp + 3008]                               ;   161.8 p1+p2   41 next
        vpxor ymm2, ymm2, ymm11                                        ;   162.8 p5      41 next
        vmovdqu [rbp + 3456], ymm13                                    ;   158.0 p7+p4   41 next spill
        vpxor ymm13, ymm4, ymm12                                       ;   161.0 p0      41 next
        vpxor ymm5, ymm5, ymm13                                        ;   162.0 p1      41 next
        vpand ymm13, ymm13, ymm6                                       ;   162.0 p5      41 next
        vmovdqu [rbp + 3072], ymm14                                    ;   159.0 p3+p4   41 next spill
        vpand ymm14, ymm9, [rbp + 3008]                                ;   162.0 p0+p2   41 next
        vpand ymm2, ymm2, ymm6                                         ;   163.8 p1      41 next
        vmovdqu [rbp + 2912], ymm7                                     ;   161.8 p7+p4   41 next spill
        vpand ymm7, ymm12, [rbp + 3168]                                ;   162.8 p5+p3   41 next
        vmovdqu [rbp + 3264], ymm15                                    ;   161.0 p2+p4   41 next spill
        vpxor ymm15, ymm14, ymm7                                       ;   163.8 p0      41 next
        vpor ymm14, ymm14, ymm4                                        ;   163.2 p1      41 next
        vpxor ymm4, ymm4, [rbp + 3168]                                 ;   163.8 p5+p3   41 next
        vpxor ymm7, ymm7, [rbp + 3008]                                 ;   164.0 p0+p2   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   164.2 p1      41 next
        vmovdqu [rbp + 3040], ymm15                                    ;   164.8 p7+p4   41 next spill
        vpand ymm15, ymm11, ymm12                                      ;   164.8 p5      41 next
        vpxor ymm14, ymm14, ymm15                                      ;   165.8 p0      41 next
        vmovdqu ymm15, [rbp + 3008]                                    ;   161.5 p3      44 next reload
        vmovdqu [rbp + 3392], ymm14                                    ;   166.8 p2+p4   41 next spill
        vpxor ymm14, ymm1, ymm15                                       ;   167.5 p1      41 next
        vpand ymm11, ymm11, ymm9                                       ;   165.8 p5      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   166.0 p0      41 next
        vpxor ymm4, ymm4, ymm7                                         ;   166.2 p1      41 next
        vpand ymm8, ymm8, ymm14                                        ;   168.5 p5      41 next
        vpand ymm7, ymm7, [rbp + 3168]                                 ;   167.0 p0+p3   41 next
        vpxor ymm8, ymm8, ymm13                                        ;   169.5 p1      41 next
        vpand ymm13, ymm13, ymm6                                       ;   167.8 p5      41 next
        vmovdqu [rbp + 3360], ymm2                                     ;   167.0 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm6                                         ;   168.0 p0      41 next
        vpand ymm15, ymm2, ymm14                                       ;   169.0 p1      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   169.0 p5      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   170.0 p0      41 next
        vpxor ymm2, ymm6, ymm9                                         ;   169.2 p1      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   170.2 p5      41 next
        vpxor ymm2, ymm0, ymm9                                         ;   170.0 p0      41 next
        vpand ymm2, ymm2, ymm1                                         ;   171.0 p1      41 next
        vpxor ymm5, ymm5, ymm7                                         ;   170.8 p5      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   172.0 p0      41 next
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]     ;   166.8 p2      41 next reload
        vpxor ymm10, ymm10, ymm2                                       ;   173.0 p1      41 next
        vmovdqu ymm7, [rbp + 3040]                                     ;   167.2 p3      41 next reload
        vpxor ymm15, ymm15, ymm7                                       ;   173.2 p5      41 next
        vpxor ymm7, ymm7, ymm14                                        ;   173.2 p0      41 next
        vpand ymm15, ymm15, ymm6                                       ;   174.2 p1      41 next
        vpand ymm7, ymm7, ymm3                                         ;   174.2 p5      41 next
        vpxor ymm7, ymm7, ymm2                                         ;   175.2 p0      41 next
        vpand ymm2, ymm9, [rbp + 3264]                                 ;   173.2 p1+p2   41 next
        vmovdqu [rbp + 3040], ymm10                                    ;   174.0 p7+p4   41 next spill
        vpand ymm10, ymm1, [rbp + 3168]                                ;   173.8 p5+p3   41 next
        vpxor ymm11, ymm11, ymm10                                      ;   174.8 p0      41 next
        vmovdqu [rbp + 3552], ymm5                                     ;   171.8 p2+p4   41 next spill
        vpand ymm5, ymm9, ymm12                                        ;   174.2 p1      41 next
        vpand ymm14, ymm14, ymm5                                       ;   175.2 p5      41 next
        vpxor ymm5, ymm5, ymm10                                        ;   175.2 p0      41 next
        vpxor ymm10, ymm10, [rbp + 3008]                               ;   175.2 p1+p3   41 next
        vpxor ymm15, ymm15, ymm5                                       ;   176.2 p5      41 next
        vmovdqu ymm5, [rbp + 3168]                                     ;   171.2 p2      44 next reload
        vpand ymm9, ymm6, ymm5                                         ;   177.2 p0      41 next
        vpand ymm6, ymm1, [rbp + 3008]                                 ;   176.2 p1+p3   41 next
        vpand ymm1, ymm0, ymm5                                         ;   177.2 p5      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   178.2 p0      41 next
        vpxor ymm1, ymm6, ymm9                                         ;   178.2 p1      41 next
        vpand ymm6, ymm6, ymm10                                        ;   177.8 p5      41 next
        vpand ymm10, ymm10, ymm12                                      ;   178.0 p0      41 next
        vpand ymm0, ymm0, [rbp + 3008]                                 ;   178.2 p1+p2   41 next
        vpand ymm5, ymm3, ymm1                                         ;   179.2 p5      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   179.2 p0      41 next
        vpxor ymm2, ymm2, ymm7                                         ;   179.2 p1      41 next
        vpxor ymm9, ymm9, ymm2                                         ;   180.2 p5      41 next
        vpxor ymm8, ymm8, ymm1                                         ;   180.2 p0      41 next
        vpxor ymm5, ymm5, [rbp + 2912]                                 ;   180.2 p1+p3   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   181.2 p5      41 next
        vpxor ymm4, ymm4, ymm8                                         ;   181.2 p0      41 next
        vpxor ymm11, ymm11, ymm5                                       ;   181.2 p1      41 next
        vpxor ymm10, ymm10, ymm0                                       ;   181.8 p5      41 next
        vmovdqu ymm0, [rbp + 3264]                                     ;   176.0 p2      41 next
        vmovdqu ymm2, [rbp + 3008]                                     ;   176.2 p3      44 next reload
        vpand ymm0, ymm0, ymm2                                         ;   182.2 p0      41 next
        vmovdqu ymm5, [rbp + 2944]                                     ;   177.0 p2      44 next reload
        vpor ymm1, ymm1, ymm5                                          ;   183.0 p1      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   182.8 p5      41 next
        vpxor ymm7, ymm7, ymm1                                         ;   184.0 p0      41 next
        vpxor ymm13, ymm13, [rbp + 3552]                               ;   183.2 p1+p3   41 next
        vpxor ymm6, ymm6, ymm7                                         ;   185.0 p5      41 next
        vpxor ymm11, ymm11, [rbp + 3264]                               ;   184.0 p0+p2   41 next
        vmovdqu ymm1, [rel kasumi_encrypt_compact.T0_constants256]     ;   178.8 p3      41 next reload
        vpxor ymm11, ymm11, ymm1                                       ;   185.0 p1      41 next
        vpxor ymm15, ymm15, ymm0                                       ;   184.8 p5      41 next
        vpxor ymm6, ymm6, [rbp + 3392]                                 ;   186.0 p0+p2   41 next
        vpxor ymm10, ymm10, [rbp + 3360]                               ;   185.2 p1+p3   41 next
        vpxor ymm3, ymm3, [rbp + 3072]                                 ;   185.8 p5+p2   41 next
        vpxor ymm14, ymm14, ymm3                                       ;   186.8 p0      41 next
        vmovdqu ymm0, [rbp + 3328]                                     ;   180.8 p3      41 next
        vpxor ymm0, ymm0, [rbp + 3232]                                 ;   186.8 p1+p2   41 next
        vpxor ymm4, ymm0, [rbp + 3040]                                 ;   187.8 p5+p3   41 next
        vpxor ymm5, ymm5, [rbp + 3456]                                 ;   187.0 p0+p2   41 next
        vpxor ymm11, ymm11, ymm5                                       ;   188.0 p1      41 next
        vpxor ymm12, ymm12, [rbp + 3296]                               ;   187.8 p5+p3   41 next
        vpxor ymm15, ymm15, ymm12                                      ;   188.8 p0      41 next
        vmovdqu ymm7, [rbp + 3136]                                     ;   183.2 p2      41 next
        vpxor ymm7, ymm7, [rbp + 3200]                                 ;   189.2 p1+p3   41 next
        vpxor ymm13, ymm13, ymm7                                       ;   190.2 p5      41 next
        vpxor ymm2, ymm2, [rbp + 3104]                                 ;   189.0 p0+p2   41 next
        vpxor ymm6, ymm6, ymm2                                         ;   190.0 p1      41 next
        vmovdqu ymm8, [rbp + 3488]                                     ;   184.8 p3      41 next
        vpxor ymm8, ymm8, [rbp + 3168]                                 ;   190.8 p5+p2   41 next
        vpxor ymm10, ymm10, ymm8                                       ;   191.8 p0      41 next
        vmovdqu ymm9, [rbp + 2432]                                     ;   185.8 p3      58 r reload
        vpxor ymm3, ymm3, ymm9                                         ;   191.8 p1      50 next
        vpxor ymm0, ymm0, [rbp + 2400]                                 ;   190.8 p5+p2   50 next
        vpxor ymm5, ymm5, [rbp + 2464]                                 ;   191.0 p0+p3   50 next
        vpxor ymm12, ymm12, [rbp + 2496]                               ;   191.2 p1+p2   50 next
        vpxor ymm7, ymm7, [rbp + 2528]                                 ;   191.8 p5+p3   50 next
        vpxor ymm2, ymm2, [rbp + 2560]                                 ;   192.0 p0+p2   50 next
        vpxor ymm8, ymm8, [rbp + 2592]                                 ;   192.2 p1+p3   50 next
        vpxor ymm14, ymm14, [rbp + 2688]                               ;   192.8 p5+p2   50 next
        vpxor ymm4, ymm4, [rbp + 2720]                                 ;   193.0 p0+p3   50 next
        vpxor ymm11, ymm11, [rbp + 2752]                               ;   193.2 p1+p2   50 next
        vpxor ymm15, ymm15, [rbp + 2784]                               ;   193.8 p5+p3   50 next
        vpxor ymm13, ymm13, [rbp + 2816]                               ;   194.0 p0+p2   50 next
        vpxor ymm6, ymm6, [rbp + 2848]                                 ;   194.2 p1+p3   50 next
        vpxor ymm10, ymm10, [rbp + 2368]                               ;   194.8 p5+p2   50 next
        vpxor ymm9, ymm9, [r10 + 768]                                  ;   195.0 p0+p3   50 next
        vmovdqu [rbp + 2432], ymm10                                    ;   195.8 p7+p4   50 next spill
        vmovdqu ymm10, [rbp + 2976]                                    ;   193.2 p2      50 next
        vpxor ymm10, ymm10, [rbp + 2624]                               ;   199.2 p1+p3   50 next
        vmovdqu [rbp + 2976], ymm6                                     ;   195.2 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 3520]                                     ;   194.2 p2      50 next
        vpxor ymm6, ymm6, [rbp + 2656]                                 ;   200.2 p5+p3   50 next
        vmovdqu [rbp + 3520], ymm13                                    ;   195.0 p7+p4   50 next spill
        vmovdqu ymm13, [rbp + 2400]                                    ;   195.2 p2      50 next
        vpxor ymm13, ymm13, [r10 + 800]                                ;   201.2 p0+p3   50 next
        vmovdqu [rbp + 2400], ymm15                                    ;   194.8 p7+p4   50 next spill
        vmovdqu ymm15, [rbp + 2464]                                    ;   196.2 p2      50 next
        vpxor ymm15, ymm15, [r10 + 832]                                ;   202.2 p1+p3   50 next
        vmovdqu [rbp + 2464], ymm11                                    ;   194.2 p7+p4   50 next spill
        vmovdqu ymm11, [rbp + 2496]                                    ;   197.2 p2      50 next
        vpxor ymm11, ymm11, [r10 + 864]                                ;   203.2 p5+p3   50 next
        vmovdqu [rbp + 2496], ymm4                                     ;   194.0 p7+p4   50 next spill
        vmovdqu ymm4, [rbp + 2528]                                     ;   198.2 p2      50 next
        vpxor ymm4, ymm4, [r10 + 896]                                  ;   204.2 p0+p3   50 next
        vmovdqu [rbp + 2528], ymm14                                    ;   194.0 p7+p4   50 next spill
        vmovdqu ymm14, [rbp + 2560]                                    ;   199.2 p2      50 next
        vpxor ymm14, ymm14, [r10 + 928]                                ;   205.2 p1+p3   50 next
        vmovdqu [rbp + 2560], ymm6                                     ;   201.2 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 2592]                                     ;   200.2 p2      50 next
        vpxor ymm6, ymm6, [r10 + 960]                                  ;   206.2 p5+p3   50 next
        vmovdqu [rbp + 2592], ymm10                                    ;   200.2 p7+p4   50 next spill
        vmovdqu ymm10, [rbp + 2624]                                    ;   201.2 p2      50 next
        vpxor ymm10, ymm10, [r10 + 992]                                ;   207.2 p0+p3   50 next
        vmovdqu [rbp + 2624], ymm8                                     ;   197.0 p7+p4   50 next spill
        vmovdqu ymm8, [rbp + 2656]                                     ;   202.2 p2      50 next
        vpxor ymm8, ymm8, [r10 + 512]                                  ;   208.2 p1+p3   50 next
        vmovdqu [rbp + 2656], ymm2                                     ;   198.0 p7+p4   50 next spill
        vmovdqu ymm2, [rbp + 2688]                                     ;   203.2 p2      50 next
        vpxor ymm2, ymm2, [r10 + 544]                                  ;   209.2 p5+p3   50 next
        vmovdqu [rbp + 2688], ymm7                                     ;   199.0 p7+p4   50 next spill
        vmovdqu ymm7, [rbp + 2720]                                     ;   204.2 p2      50 next
        vpxor ymm7, ymm7, [r10 + 576]                                  ;   210.2 p0+p3   50 next
        vmovdqu [rbp + 2720], ymm12                                    ;   200.0 p7+p4   50 next spill
        vmovdqu ymm12, [rbp + 2752]                                    ;   205.2 p2      50 next
        vpxor ymm12, ymm12, [r10 + 608]                                ;   211.2 p1+p3   50 next
        vmovdqu [rbp + 2752], ymm5                                     ;   201.0 p7+p4   50 next spill
        vmovdqu ymm5, [rbp + 2784]                                     ;   206.2 p2      50 next
        vpxor ymm5, ymm5, [r10 + 640]                                  ;   212.2 p5+p3   50 next
        vmovdqu [rbp + 2784], ymm0                                     ;   202.0 p7+p4   50 next spill
        vmovdqu ymm0, [rbp + 2816]                                     ;   207.2 p2      50 next
        vpxor ymm0, ymm0, [r10 + 672]                                  ;   213.2 p0+p3   50 next
        vmovdqu [rbp + 2816], ymm3                                     ;   203.0 p7+p4   50 next spill
        vmovdqu ymm3, [rbp + 2848]                                     ;   208.2 p2      50 next
        vpxor ymm3, ymm3, [r10 + 704]                                  ;   214.2 p1+p3   50 next
        vmovdqu [rbp + 2848], ymm4                                     ;   205.2 p7+p4   50 next spill
        vmovdqu ymm4, [rbp + 2368]                                     ;   209.2 p2      50 next
        vpxor ymm4, ymm4, [r10 + 736]                                  ;   215.2 p5+p3   50 next
        vmovdqu [rbp + 2368], ymm13                                    ;   205.0 p7+p4   50 next spill
        vpxor ymm13, ymm2, ymm4                                        ;   216.2 p0      41 next
        vmovdqu [rbp + 3168], ymm14                                    ;   206.2 p7+p4   50 next spill
        vpxor ymm14, ymm10, ymm0                                       ;   214.2 p1      41 next
        vmovdqu [rbp + 3488], ymm9                                     ;   207.0 p7+p4   50 next spill
        vpxor ymm9, ymm2, ymm7                                         ;   211.2 p5      41 next
        vmovdqu [rbp + 3104], ymm6                                     ;   208.0 p7+p4   50 next spill
        vpand ymm6, ymm10, ymm8                                        ;   209.2 p0      41 next
        vmovdqu [rbp + 3008], ymm15                                    ;   209.0 p7+p4   50 next spill
        vpxor ymm15, ymm2, ymm3                                        ;   215.2 p1      41 next
        vpand ymm15, ymm15, ymm10                                      ;   216.2 p5      41 next
        vmovdqu [rbp + 3200], ymm11                                    ;   210.0 p7+p4   50 next spill
        vpxor ymm11, ymm0, ymm7                                        ;   214.2 p0      41 next
        vmovdqu [rbp + 3136], ymm4                                     ;   216.2 p2+p4   50 next spill
        vpand ymm4, ymm9, ymm7                                         ;   212.2 p1      41 next
        vpxor ymm6, ymm6, ymm4                                         ;   213.2 p5      41 next
        vpand ymm4, ymm0, ymm5                                         ;   214.2 p0      41 next
        vpxor ymm4, ymm4, ymm1                                         ;   215.2 p1      41 next
        vpxor ymm15, ymm15, ymm4                                       ;   217.2 p5      41 next
        vmovdqu [rbp + 3296], ymm4                                     ;   216.2 p3+p4   41 next spill
        vpand ymm4, ymm14, ymm3                                        ;   215.2 p0      41 next
        vmovdqu [rbp + 2880], ymm14                                    ;   215.2 p7+p4   41 next spill
        vpand ymm14, ymm0, ymm7                                        ;   214.2 p1      41 next
        vmovdqu [rbp + 3456], ymm7                                     ;   214.0 p2+p4   50 next spill
        vpxor ymm7, ymm2, ymm8                                         ;   210.2 p5      41 next
        vmovdqu [rbp + 2944], ymm15                                    ;   218.2 p3+p4   41 next spill
        vpand ymm15, ymm10, ymm5                                       ;   213.2 p0      41 next
        vpxor ymm15, ymm15, ymm8                                       ;   214.2 p1      41 next
        vpxor ymm4, ymm4, ymm15                                        ;   216.2 p5      41 next
        vmovdqu [rbp + 3040], ymm4                                     ;   217.2 p7+p4   41 next spill
        vpand ymm4, ymm11, ymm3                                        ;   215.2 p0      41 next
        vmovdqu [rbp + 3232], ymm4                                     ;   217.0 p2+p4   41 next spill
        vpand ymm4, ymm5, ymm12                                        ;   213.2 p1      41 next
        vpxor ymm4, ymm4, ymm1                                         ;   214.2 p5      41 next
        vpand ymm1, ymm8, ymm13                                        ;   217.2 p0      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   218.2 p1      41 next
        vpand ymm1, ymm7, ymm3                                         ;   215.2 p5      41 next
        vpand ymm7, ymm7, ymm5                                         ;   213.2 p0      41 next
        vmovdqu [rbp + 3328], ymm4                                     ;   218.0 p3+p4   41 next spill
        vpand ymm4, ymm9, ymm5                                         ;   213.2 p1      41 next
        vpxor ymm15, ymm15, ymm4                                       ;   215.2 p5      41 next
        vpxor ymm15, ymm15, ymm1                                       ;   216.2 p0      41 next
        vpxor ymm15, ymm11, ymm15                                      ;   217.2 p1      41 next
        vpand ymm11, ymm11, ymm12                                      ;   215.2 p5      41 next
        vpor ymm4, ymm9, ymm8                                          ;   212.2 p0      41 next
        vpxor ymm4, ymm4, ymm14                                        ;   219.2 p1      41 next
        vpxor ymm7, ymm7, ymm11                                        ;   216.2 p5      41 next
        vpxor ymm11, ymm10, ymm8                                       ;   213.2 p0      41 next
        vpxor ymm14, ymm14, ymm10                                      ;   219.2 p1      41 next
        vpand ymm10, ymm10, [rbp + 3136]                               ;   222.2 p5+p2   41 next
        vmovdqu [rbp + 3072], ymm4                                     ;   220.2 p7+p4   41 next spill
        vpand ymm4, ymm5, ymm13                                        ;   217.2 p0      41 next
        vpxor ymm1, ymm1, ymm4                                         ;   218.2 p1      41 next
        vmovdqu [rbp + 3424], ymm10                                    ;   223.2 p3+p4   41 next spill
        vpand ymm10, ymm8, ymm2                                        ;   215.0 p5      41 next
        vpxor ymm10, ymm10, ymm3                                       ;   216.0 p0      41 next
        vpxor ymm7, ymm7, ymm10                                        ;   217.2 p1      41 next
        vpand ymm10, ymm10, ymm2                                       ;   217.0 p5      41 next
        vpxor ymm1, ymm1, [rbp + 2944]                                 ;   224.2 p0+p2   41 next
        vmovdqu [rbp + 3360], ymm2                                     ;   221.0 p7+p4   50 next spill
        vpand ymm2, ymm11, ymm0                                        ;   216.8 p1      41 next
        vpand ymm11, ymm11, ymm12                                      ;   217.0 p5      41 next
        vpxor ymm11, ymm11, ymm6                                       ;   218.0 p0      41 next
        vpxor ymm4, ymm4, ymm11                                        ;   219.0 p1      41 next
        vmovdqu ymm11, [rbp + 3136]                                    ;   216.8 p3      50 next reload
        vmovdqu [rbp + 3392], ymm2                                     ;   222.0 p2+p4   41 next spill
        vpand ymm2, ymm3, ymm11                                        ;   222.8 p5      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   225.2 p0      41 next
        vpxor ymm2, ymm2, ymm5                                         ;   223.8 p1      41 next
        vpxor ymm15, ymm15, ymm4                                       ;   220.0 p5      41 next
        vmovdqu ymm4, [rel kasumi_encrypt_compact.T0_constants256]     ;   218.2 p3      41 next reload
        vpxor ymm15, ymm15, ymm4                                       ;   224.2 p0      41 next
        vpxor ymm10, ymm10, [rbp + 3328]                               ;   224.0 p1+p2   41 next
        vpxor ymm10, ymm10, ymm6                                       ;   225.0 p5      41 next
        vpand ymm0, ymm0, ymm8                                         ;   220.2 p0      41 next
        vpxor ymm0, ymm0, ymm7                                         ;   221.2 p1      41 next
        vpand ymm5, ymm5, ymm3                                         ;   221.0 p5      41 next
        vpand ymm4, ymm13, [rbp + 3456]                                ;   221.2 p0+p3   41 next
        vpxor ymm7, ymm7, ymm4                                         ;   222.2 p1      41 next
        vpand ymm13, ymm13, ymm9                                       ;   222.0 p5      41 next
        vmovdqu ymm4, [rbp + 2880]                                     ;   220.8 p2      41 next reload
        vpand ymm9, ymm9, ymm4                                         ;   226.8 p0      41 next
        vpxor ymm5, ymm5, ymm9                                         ;   227.8 p1      41 next
        vmovdqu ymm9, [rbp + 3456]                                     ;   221.5 p3      50 next reload
        vmovdqu [rbp + 3264], ymm15                                    ;   225.2 p7+p4   41 next spill
        vpand ymm15, ymm4, ymm9                                        ;   227.5 p5      41 next
        vpxor ymm7, ymm7, ymm14                                        ;   223.2 p0      41 next
        vpxor ymm5, ymm5, ymm11                                        ;   228.8 p1      41 next
        vpand ymm3, ymm3, ymm12                                        ;   224.0 p5      41 next
        vpxor ymm3, ymm3, [rbp + 3424]                                 ;   229.2 p0+p2   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   229.8 p1      41 next
        vpxor ymm6, ymm6, ymm13                                        ;   225.0 p5      41 next
        vmovdqu ymm13, [rbp + 3360]                                    ;   223.8 p3      50 next reload
        vmovdqu [rbp + 3424], ymm10                                    ;   230.8 p7+p4   41 next spill
        vpand ymm10, ymm12, ymm13                                      ;   229.8 p0      41 next
        vpxor ymm15, ymm15, ymm10                                      ;   230.8 p1      41 next
        vpxor ymm10, ymm3, [rbp + 3392]                                ;   230.2 p5+p2   41 next
        vpand ymm8, ymm8, ymm12                                        ;   226.2 p0      41 next
        vpxor ymm5, ymm5, [rbp + 2944]                                 ;   229.8 p1+p3   41 next
        vpxor ymm8, ymm8, ymm10                                        ;   231.2 p5      41 next
        vpxor ymm0, ymm0, ymm6                                         ;   227.2 p0      41 next
        vpxor ymm6, ymm6, ymm12                                        ;   227.8 p1      41 next
        vpxor ymm3, ymm3, [rbp + 3040]                                 ;   230.2 p5+p2   41 next
        vpxor ymm15, ymm15, ymm2                                       ;   231.8 p0      41 next
        vpxor ymm10, ymm10, ymm15                                      ;   232.8 p1      41 next
        vpand ymm15, ymm12, ymm9                                       ;   229.0 p5      41 next
        vpand ymm12, ymm12, ymm11                                      ;   229.2 p0      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   230.8 p1      41 next
        vpxor ymm3, ymm3, ymm5                                         ;   231.8 p5      41 next
        vpxor ymm6, ymm6, [rbp + 3072]                                 ;   230.2 p0+p3   41 next
        vpxor ymm14, ymm14, ymm10                                      ;   233.8 p1      41 next
        vpand ymm2, ymm2, ymm11                                        ;   231.0 p5      41 next
        vpxor ymm12, ymm12, ymm9                                       ;   231.2 p0      41 next
        vpxor ymm6, ymm6, [rbp + 3040]                                 ;   231.8 p1+p2   41 next
        vpxor ymm1, ymm1, ymm12                                        ;   232.2 p5      41 next
        vpxor ymm15, ymm15, [rbp + 3296]                               ;   232.2 p0+p3   41 next
        vpxor ymm7, ymm7, ymm15                                        ;   233.2 p1      41 next
        vpxor ymm2, ymm2, [rbp + 3328]                                 ;   233.0 p5+p2   41 next
        vpand ymm4, ymm4, ymm11                                        ;   233.2 p0      41 next
        vpxor ymm0, ymm0, ymm9                                         ;   233.8 p1      41 next
        vpxor ymm8, ymm8, ymm4                                         ;   234.2 p5      41 next
        vpxor ymm13, ymm13, ymm8                                       ;   235.2 p0      41 next
        vpxor ymm13, ymm13, [rbp + 3232]                               ;   236.2 p1+p3   41 next
        vpxor ymm7, ymm7, ymm2                                         ;   235.0 p5      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   237.2 p0      41 next
        vmovdqu ymm15, [rbp + 3200]                                    ;   232.0 p2      41 next
        vmovdqu ymm4, [rbp + 3008]                                     ;   232.2 p3      50 next reload
        vpand ymm15, ymm15, ymm4                                       ;   238.2 p1      41 next
        vmovdqu ymm5, [rbp + 3104]                                     ;   233.0 p2      41 next
        vmovdqu ymm8, [rbp + 3488]                                     ;   233.2 p3      50 next reload
        vpand ymm5, ymm5, ymm8                                         ;   239.2 p5      41 next
        vmovdqu ymm9, [rbp + 3168]                                     ;   234.0 p2      41 next
        vmovdqu ymm10, [rbp + 2368]                                    ;   234.2 p3      50 next reload
        vpand ymm9, ymm9, ymm10                                        ;   240.2 p0      41 next
        vmovdqu ymm11, [rbp + 3104]                                    ;   235.0 p2      41 next
        vmovdqu ymm12, [rbp + 2848]                                    ;   235.2 p3      50 next reload
        vpand ymm11, ymm11, ymm12                                      ;   241.2 p1      41 next
        vmovdqu ymm13, [rbp + 3200]                                    ;   236.0 p2      50 next reload
        vmovdqu [rbp + 3232], ymm0                                     ;   235.2 p7+p4   41 next spill
        vpand ymm0, ymm8, ymm13                                        ;   242.0 p5      41 next
        vpxor ymm15, ymm15, ymm8                                       ;   239.2 p0      41 next
        vmovdqu [rbp + 3360], ymm7                                     ;   236.2 p3+p4   41 next spill
        vpand ymm7, ymm8, ymm12                                        ;   241.2 p1      41 next
        vmovdqu [rbp + 3456], ymm2                                     ;   238.2 p7+p4   41 next spill
        vpand ymm2, ymm4, ymm10                                        ;   240.2 p5      41 next
        vmovdqu [rbp + 3136], ymm6                                     ;   238.2 p2+p4   41 next spill
        vpxor ymm6, ymm5, ymm9                                         ;   241.2 p0      41 next
        vpand ymm9, ymm9, ymm13                                        ;   242.0 p1      41 next
        vmovdqu [rbp + 2880], ymm14                                    ;   239.2 p3+p4   41 next spill
        vpxor ymm14, ymm0, ymm6                                        ;   243.0 p5      41 next
        vpxor ymm0, ymm0, ymm11                                        ;   243.0 p0      41 next
        vpxor ymm2, ymm2, ymm0                                         ;   244.0 p1      41 next
        vpand ymm0, ymm0, [rbp + 3168]                                 ;   244.0 p5+p2   41 next
        vpxor ymm5, ymm5, ymm2                                         ;   245.0 p0      41 next
        vmovdqu [rbp + 3328], ymm3                                     ;   240.2 p7+p4   41 next spill
        vpxor ymm3, ymm7, ymm13                                        ;   242.2 p1      41 next
        vpxor ymm9, ymm9, ymm3                                         ;   243.2 p5      41 next
        vpand ymm3, ymm3, ymm10                                        ;   243.2 p0      41 next
        vmovdqu [rbp + 3296], ymm1                                     ;   241.2 p3+p4   41 next spill
        vpand ymm1, ymm12, [rbp + 3168]                                ;   241.8 p1+p2   41 next
        vpand ymm5, ymm5, ymm10                                        ;   246.0 p5      41 next
        vmovdqu [rbp + 3040], ymm14                                    ;   244.0 p7+p4   41 next spill
        vpand ymm14, ymm13, [rbp + 3104]                               ;   242.2 p0+p3   41 next
        vmovdqu [rbp + 3072], ymm15                                    ;   243.2 p2+p4   41 next spill
        vpxor ymm15, ymm1, ymm14                                       ;   243.2 p1      41 next
        vpor ymm1, ymm1, ymm7                                          ;   243.0 p5      41 next
        vpxor ymm7, ymm7, [rbp + 3104]                                 ;   243.2 p0+p3   41 next
        vpxor ymm14, ymm14, [rbp + 3168]                               ;   243.8 p1+p2   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   244.2 p5      41 next
        vmovdqu [rbp + 2944], ymm15                                    ;   244.2 p7+p4   41 next spill
        vpand ymm15, ymm2, ymm13                                       ;   245.0 p0      41 next
        vpxor ymm1, ymm1, ymm15                                        ;   246.0 p1      41 next
        vmovdqu ymm15, [rbp + 3168]                                    ;   243.8 p3      50 next reload
        vmovdqu [rbp + 3392], ymm1                                     ;   247.0 p2+p4   41 next spill
        vpxor ymm1, ymm4, ymm15                                        ;   249.8 p5      41 next
        vpand ymm2, ymm2, ymm12                                        ;   245.2 p0      41 next
        vpxor ymm5, ymm5, ymm7                                         ;   247.0 p1      41 next
        vpxor ymm7, ymm7, ymm14                                        ;   246.0 p5      41 next
        vpand ymm11, ymm11, ymm1                                       ;   250.8 p0      41 next
        vpand ymm14, ymm14, [rbp + 3104]                               ;   246.8 p1+p3   41 next
        vpxor ymm11, ymm11, ymm3                                       ;   251.8 p5      41 next
        vpand ymm3, ymm3, ymm10                                        ;   247.2 p0      41 next
        vmovdqu [rbp + 3552], ymm5                                     ;   248.0 p7+p4   41 next spill
        vpand ymm5, ymm8, ymm10                                        ;   247.8 p1      41 next
        vpand ymm15, ymm5, ymm1                                        ;   250.8 p5      41 next
        vpxor ymm5, ymm5, ymm7                                         ;   248.8 p0      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   249.8 p1      41 next
        vpxor ymm5, ymm10, ymm12                                       ;   249.0 p5      41 next
        vpxor ymm15, ymm15, ymm5                                       ;   251.8 p0      41 next
        vpxor ymm5, ymm6, ymm12                                        ;   249.8 p1      41 next
        vpand ymm5, ymm5, ymm4                                         ;   250.8 p5      41 next
        vpxor ymm9, ymm9, ymm14                                        ;   250.2 p0      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   251.8 p1      41 next
        vmovdqu ymm14, [rel kasumi_encrypt_compact.T0_constants256]    ;   249.0 p2      41 next reload
        vpxor ymm0, ymm0, ymm14                                        ;   255.0 p5      41 next
        vmovdqu ymm5, [rbp + 2944]                                     ;   249.5 p3      41 next reload
        vpxor ymm15, ymm15, ymm5                                       ;   255.5 p0      41 next
        vpxor ymm5, ymm5, ymm1                                         ;   255.5 p1      41 next
        vpand ymm15, ymm15, ymm10                                      ;   256.5 p5      41 next
        vpand ymm5, ymm5, ymm8                                         ;   256.5 p0      41 next
        vpxor ymm5, ymm5, ymm14                                        ;   257.5 p1      41 next
        vpand ymm14, ymm12, [rbp + 3072]                               ;   253.0 p5+p2   41 next
        vmovdqu [rbp + 2944], ymm0                                     ;   256.0 p7+p4   41 next spill
        vpand ymm0, ymm4, [rbp + 3104]                                 ;   253.2 p0+p3   41 next
        vpxor ymm2, ymm2, ymm0                                         ;   254.2 p1      41 next
        vmovdqu [rbp + 2912], ymm9                                     ;   252.2 p2+p4   41 next spill
        vpand ymm9, ymm12, ymm13                                       ;   254.0 p5      41 next
        vpand ymm1, ymm1, ymm9                                         ;   255.0 p0      41 next
        vpxor ymm9, ymm9, ymm0                                         ;   255.0 p1      41 next
        vpxor ymm0, ymm0, [rbp + 3168]                                 ;   255.0 p5+p3   41 next
        vpxor ymm15, ymm15, ymm9                                       ;   257.5 p0      41 next
        vmovdqu ymm9, [rbp + 3104]                                     ;   253.5 p2      50 next reload
        vpand ymm12, ymm10, ymm9                                       ;   259.5 p1      41 next
        vpand ymm10, ymm4, [rbp + 3168]                                ;   256.0 p5+p3   41 next
        vpand ymm4, ymm6, ymm9                                         ;   259.5 p0      41 next
        vpxor ymm1, ymm1, ymm4                                         ;   260.5 p1      41 next
        vpxor ymm4, ymm10, ymm12                                       ;   260.5 p5      41 next
        vpand ymm10, ymm10, ymm0                                       ;   257.2 p0      41 next
        vpand ymm0, ymm0, ymm13                                        ;   257.8 p1      41 next
        vpand ymm6, ymm6, [rbp + 3168]                                 ;   258.0 p5+p2   41 next
        vpand ymm9, ymm8, ymm4                                         ;   261.5 p0      41 next
        vpxor ymm4, ymm4, ymm14                                        ;   261.5 p1      41 next
        vpxor ymm14, ymm14, ymm5                                       ;   259.0 p5      41 next
        vpxor ymm12, ymm12, ymm14                                      ;   260.5 p0      41 next
        vpxor ymm11, ymm11, ymm4                                       ;   262.5 p1      41 next
        vpxor ymm9, ymm9, [rbp + 3040]                                 ;   262.5 p5+p3   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   261.5 p0      41 next
        vpxor ymm7, ymm7, ymm11                                        ;   263.5 p1      41 next
        vpxor ymm2, ymm2, ymm9                                         ;   263.5 p5      41 next
        vpxor ymm0, ymm0, ymm6                                         ;   261.2 p0      41 next
        vmovdqu ymm14, [rbp + 3072]                                    ;   258.2 p2      41 next
        vmovdqu ymm6, [rbp + 3168]                                     ;   258.5 p3      50 next reload
        vpand ymm14, ymm14, ymm6                                       ;   264.5 p1      41 next
        vmovdqu ymm9, [rbp + 3008]                                     ;   259.2 p2      50 next reload
        vpor ymm4, ymm4, ymm9                                          ;   265.2 p5      41 next
        vpxor ymm1, ymm1, ymm7                                         ;   264.5 p0      41 next
        vpxor ymm5, ymm5, ymm4                                         ;   266.2 p1      41 next
        vpxor ymm3, ymm3, [rbp + 2912]                                 ;   263.0 p5+p3   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   267.2 p0      41 next
        vpxor ymm2, ymm2, [rbp + 3072]                                 ;   264.5 p1+p2   41 next
        vmovdqu ymm4, [rel kasumi_encrypt_compact.T0_constants256]     ;   261.0 p3      41 next reload
        vpxor ymm2, ymm2, ymm4                                         ;   267.0 p5      41 next
        vpxor ymm15, ymm15, ymm14                                      ;   265.5 p0      41 next
        vpxor ymm10, ymm10, [rbp + 3392]                               ;   268.2 p1+p2   41 next
        vpxor ymm0, ymm0, [rbp + 3552]                                 ;   265.0 p5+p3   41 next
        vpxor ymm8, ymm8, [rbp + 3296]                                 ;   265.2 p0+p2   41 next
        vpxor ymm1, ymm1, ymm8                                         ;   266.2 p1      41 next
        vmovdqu ymm14, [rbp + 3264]                                    ;   263.0 p3      41 next
        vpxor ymm14, ymm14, [rbp + 2368]                               ;   269.0 p5+p2   41 next
        vpxor ymm5, ymm14, [rbp + 2944]                                ;   270.0 p0+p3   41 next
        vpxor ymm9, ymm9, [rbp + 3328]                                 ;   266.8 p1+p2   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   268.0 p5      41 next
        vpxor ymm13, ymm13, [rbp + 2880]                               ;   267.2 p0+p3   41 next
        vpxor ymm15, ymm15, ymm13                                      ;   268.2 p1      41 next
        vmovdqu ymm7, [rbp + 3136]                                     ;   265.5 p2      41 next
        vpxor ymm7, ymm7, [rbp + 2848]                                 ;   271.5 p5+p3   41 next
        vpxor ymm3, ymm3, ymm7                                         ;   272.5 p0      41 next
        vpxor ymm6, ymm6, [rbp + 3456]                                 ;   268.8 p1+p2   41 next
        vpxor ymm10, ymm10, ymm6                                       ;   269.8 p5      41 next
        vmovdqu ymm11, [rbp + 3360]                                    ;   267.0 p3      41 next
        vpxor ymm11, ymm11, [rbp + 3104]                               ;   273.0 p0+p2   41 next
        vpxor ymm0, ymm0, ymm11                                        ;   274.0 p1      41 next
        vmovdqu ymm12, [r9 + 4896]                                     ;   268.0 p3      69 k1.9 reload
        vpxor ymm1, ymm1, ymm12                                        ;   274.0 p5      44 next
        vpxor ymm5, ymm5, [r9 + 4928]                                  ;   271.0 p0+p2   44 next
        vpxor ymm2, ymm2, [r9 + 4960]                                  ;   270.8 p1+p3   44 next
        vpxor ymm15, ymm15, [r9 + 4992]                                ;   271.0 p5+p2   44 next
        vpxor ymm3, ymm3, [r9 + 5024]                                  ;   273.5 p0+p3   44 next
        vpxor ymm10, ymm10, [r9 + 5056]                                ;   271.8 p1+p2   44 next
        vpxor ymm0, ymm0, [r9 + 5088]                                  ;   275.0 p5+p3   44 next
        vpxor ymm8, ymm8, [r9 + 4608]                                  ;   272.2 p0+p2   44 next
        vpxor ymm14, ymm14, [r9 + 4640]                                ;   272.8 p1+p3   44 next
        vpxor ymm9, ymm9, [r9 + 4672]                                  ;   273.0 p5+p2   44 next
        vpxor ymm13, ymm13, [r9 + 4704]                                ;   273.2 p0+p3   44 next
        vpxor ymm7, ymm7, [r9 + 4736]                                  ;   273.8 p1+p2   44 next
        vpxor ymm6, ymm6, [r9 + 4768]                                  ;   274.0 p5+p3   44 next
        vpxor ymm11, ymm11, [r9 + 4800]                                ;   274.5 p0+p2   44 next
        vmovdqu ymm12, [rbp + 3424]                                    ;   275.0 p3      44 next
        vpxor ymm12, ymm12, [r9 + 4832]                                ;   281.0 p1+p2   44 next
        vmovdqu [rbp + 3424], ymm3                                     ;   274.5 p7+p4   44 next spill
        vmovdqu ymm3, [rbp + 3232]                                     ;   276.0 p3      44 next
        vpxor ymm3, ymm3, [r9 + 4864]                                  ;   282.0 p5+p2   44 next
        vmovdqu [rbp + 3232], ymm5                                     ;   272.0 p7+p4   44 next spill
        vpxor ymm5, ymm9, ymm3                                         ;   283.0 p0      41 next
        vmovdqu [rbp + 3104], ymm10                                    ;   272.8 p7+p4   44 next spill
        vpxor ymm10, ymm8, ymm11                                       ;   275.8 p1      41 next
        vmovdqu [rbp + 3360], ymm1                                     ;   275.0 p7+p4   44 next spill
        vpxor ymm1, ymm9, ymm13                                        ;   276.0 p5      41 next
        vmovdqu [rbp + 3456], ymm0                                     ;   276.0 p7+p4   44 next spill
        vpand ymm0, ymm8, ymm14                                        ;   276.2 p0      41 next
        vmovdqu [rbp + 3168], ymm2                                     ;   275.5 p7+p4   44 next spill
        vpxor ymm2, ymm9, ymm12                                        ;   282.0 p1      41 next
        vpand ymm2, ymm2, ymm8                                         ;   283.0 p5      41 next
        vmovdqu [rbp + 2848], ymm15                                    ;   276.5 p7+p4   44 next spill
        vpxor ymm15, ymm11, ymm13                                      ;   277.2 p0      41 next
        vmovdqu [rbp + 3136], ymm3                                     ;   283.0 p3+p4   44 next spill
        vpand ymm3, ymm13, ymm1                                        ;   277.8 p1      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   278.8 p5      41 next
        vpand ymm3, ymm11, ymm6                                        ;   278.2 p0      41 next
        vpxor ymm3, ymm3, ymm4                                         ;   279.2 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   284.0 p5      41 next
        vmovdqu [rbp + 2880], ymm3                                     ;   280.2 p2+p4   41 next spill
        vpand ymm3, ymm10, ymm12                                       ;   282.0 p0      41 next
        vmovdqu [rbp + 3200], ymm10                                    ;   279.5 p7+p4   41 next spill
        vpand ymm10, ymm11, ymm13                                      ;   279.8 p1      41 next
        vmovdqu [rbp + 3328], ymm13                                    ;   280.5 p3+p4   44 next spill
        vpxor ymm13, ymm9, ymm14                                       ;   280.0 p5      41 next
        vmovdqu [rbp + 2944], ymm2                                     ;   285.0 p2+p4   41 next spill
        vpand ymm2, ymm15, ymm12                                       ;   282.0 p0      41 next
        vmovdqu [rbp + 3008], ymm2                                     ;   283.0 p7+p4   41 next spill
        vpand ymm2, ymm8, ymm6                                         ;   280.8 p1      41 next
        vpxor ymm2, ymm2, ymm14                                        ;   281.8 p5      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   283.0 p0      41 next
        vmovdqu [rbp + 2368], ymm3                                     ;   284.0 p3+p4   41 next spill
        vpand ymm3, ymm6, ymm7                                         ;   281.8 p1      41 next
        vpxor ymm3, ymm3, ymm4                                         ;   282.8 p5      41 next
        vpand ymm4, ymm14, ymm5                                        ;   284.0 p0      41 next
        vpxor ymm10, ymm10, ymm4                                       ;   285.0 p1      41 next
        vpand ymm4, ymm13, ymm12                                       ;   283.0 p5      41 next
        vpand ymm13, ymm13, ymm6                                       ;   283.2 p0      41 next
        vmovdqu [rbp + 3264], ymm3                                     ;   284.5 p2+p4   41 next spill
        vpand ymm3, ymm1, ymm6                                         ;   283.8 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   284.8 p5      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   285.8 p0      41 next
        vpxor ymm2, ymm15, ymm2                                        ;   286.8 p1      41 next
        vpand ymm15, ymm15, ymm7                                       ;   285.0 p5      41 next
        vpor ymm3, ymm1, ymm14                                         ;   285.2 p0      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   286.2 p1      41 next
        vpxor ymm13, ymm13, ymm15                                      ;   286.0 p5      41 next
        vpxor ymm15, ymm8, ymm14                                       ;   286.2 p0      41 next
        vpxor ymm10, ymm10, ymm8                                       ;   286.8 p1      41 next
        vpand ymm8, ymm8, [rbp + 3136]                                 ;   289.0 p5+p3   41 next
        vmovdqu [rbp + 3296], ymm3                                     ;   287.2 p7+p4   41 next spill
        vpand ymm3, ymm6, ymm5                                         ;   287.2 p0      41 next
        vpxor ymm4, ymm4, ymm3                                         ;   288.2 p1      41 next
        vmovdqu [rbp + 3488], ymm8                                     ;   290.0 p2+p4   41 next spill
        vpand ymm8, ymm14, ymm9                                        ;   288.0 p5      41 next
        vpxor ymm8, ymm8, ymm12                                        ;   289.0 p0      41 next
        vpxor ymm13, ymm13, ymm8                                       ;   290.0 p1      41 next
        vpand ymm8, ymm8, ymm9                                         ;   290.0 p5      41 next
        vpxor ymm4, ymm4, [rbp + 2944]                                 ;   291.0 p0+p3   41 next
        vmovdqu [rbp + 3552], ymm9                                     ;   287.5 p7+p4   44 next spill
        vpand ymm9, ymm11, ymm15                                       ;   289.8 p1      41 next
        vpand ymm15, ymm15, ymm7                                       ;   290.0 p5      41 next
        vpxor ymm15, ymm15, ymm0                                       ;   291.0 p0      41 next
        vpxor ymm3, ymm3, ymm15                                        ;   292.0 p1      41 next
        vmovdqu ymm15, [rbp + 3136]                                    ;   287.2 p2      44 next reload
        vmovdqu [rbp + 3392], ymm9                                     ;   290.8 p3+p4   41 next spill
        vpand ymm9, ymm12, ymm15                                       ;   293.2 p5      41 next
        vpxor ymm4, ymm4, ymm9                                         ;   294.2 p0      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   294.2 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   293.0 p5      41 next
        vmovdqu ymm3, [rel kasumi_encrypt_compact.T0_constants256]     ;   288.8 p2      41 next reload
        vpxor ymm2, ymm2, ymm3                                         ;   294.8 p0      41 next
        vpxor ymm8, ymm8, [rbp + 3264]                                 ;   292.8 p1+p3   41 next
        vpxor ymm8, ymm8, ymm0                                         ;   293.8 p5      41 next
        vpand ymm11, ymm11, ymm14                                      ;   293.2 p0      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   294.2 p1      41 next
        vpand ymm6, ymm6, ymm12                                        ;   294.0 p5      41 next
        vpand ymm3, ymm5, [rbp + 3328]                                 ;   294.2 p0+p2   41 next
        vpxor ymm13, ymm13, ymm3                                       ;   295.2 p1      41 next
        vpand ymm5, ymm5, ymm1                                         ;   295.0 p5      41 next
        vmovdqu ymm3, [rbp + 3200]                                     ;   291.2 p3      41 next reload
        vpand ymm1, ymm1, ymm3                                         ;   297.2 p0      41 next
        vpxor ymm6, ymm6, ymm1                                         ;   298.2 p1      41 next
        vmovdqu ymm1, [rbp + 3328]                                     ;   292.0 p2      44 next reload
        vmovdqu [rbp + 3072], ymm2                                     ;   295.8 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm1                                         ;   298.0 p5      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   296.2 p0      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   299.2 p1      41 next
        vpand ymm12, ymm12, ymm7                                       ;   297.0 p5      41 next
        vpxor ymm12, ymm12, [rbp + 3488]                               ;   298.0 p0+p3   41 next
        vpxor ymm8, ymm8, ymm6                                         ;   300.2 p1      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   298.0 p5      41 next
        vmovdqu ymm5, [rbp + 3552]                                     ;   294.2 p2      44 next reload
        vmovdqu [rbp + 3488], ymm8                                     ;   301.2 p7+p4   41 next spill
        vpand ymm8, ymm7, ymm5                                         ;   300.2 p0      41 next
        vpxor ymm2, ymm2, ymm8                                         ;   301.2 p1      41 next
        vpxor ymm8, ymm12, [rbp + 3392]                                ;   299.0 p5+p3   41 next
        vpand ymm14, ymm14, ymm7                                       ;   299.2 p0      41 next
        vpxor ymm6, ymm6, [rbp + 2944]                                 ;   300.2 p1+p2   41 next
        vpxor ymm14, ymm14, ymm8                                       ;   300.2 p5      41 next
        vpxor ymm11, ymm11, ymm0                                       ;   300.2 p0      41 next
        vpxor ymm0, ymm0, ymm7                                         ;   300.8 p1      41 next
        vpxor ymm12, ymm12, [rbp + 2368]                               ;   301.0 p5+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   302.2 p0      41 next
        vpxor ymm8, ymm8, ymm2                                         ;   303.2 p1      41 next
        vpand ymm2, ymm7, ymm1                                         ;   302.0 p5      41 next
        vpand ymm7, ymm7, ymm15                                        ;   302.2 p0      41 next
        vpxor ymm6, ymm6, ymm2                                         ;   303.0 p1      41 next
        vpxor ymm12, ymm12, ymm6                                       ;   304.0 p5      41 next
        vpxor ymm0, ymm0, [rbp + 3296]                                 ;   303.2 p0+p2   41 next
        vpxor ymm10, ymm10, ymm8                                       ;   304.2 p1      41 next
        vpand ymm9, ymm9, ymm15                                        ;   304.0 p5      41 next
        vpxor ymm6, ymm1, ymm7                                         ;   304.2 p0      41 next
        vpxor ymm0, ymm0, [rbp + 2368]                                 ;   304.8 p1+p3   41 next
        vpxor ymm2, ymm2, [rbp + 2880]                                 ;   305.0 p5+p2   41 next
        vpxor ymm4, ymm4, ymm6                                         ;   305.2 p0      41 next
        vpxor ymm13, ymm13, ymm2                                       ;   306.0 p1      41 next
        vpxor ymm9, ymm9, [rbp + 3264]                                 ;   306.0 p5+p3   41 next
        vpand ymm3, ymm3, ymm15                                        ;   306.2 p0      41 next
        vpxor ymm1, ymm1, ymm11                                        ;   306.8 p1      41 next
        vpxor ymm14, ymm14, ymm3                                       ;   307.2 p5      41 next
        vpxor ymm5, ymm5, ymm14                                        ;   308.2 p0      41 next
        vpxor ymm5, ymm5, [rbp + 3008]                                 ;   309.2 p1+p2   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   308.0 p5      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   310.2 p0      41 next
        vmovdqu ymm14, [rbp + 2848]                                    ;   302.5 p3      41 next
        vmovdqu ymm15, [rbp + 3168]                                    ;   302.8 p2      44 next reload
        vpand ymm14, ymm14, ymm15                                      ;   308.8 p1      41 next
        vmovdqu ymm2, [rbp + 3456]                                     ;   303.5 p3      41 next
        vmovdqu ymm3, [rbp + 3360]                                     ;   303.8 p2      44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   309.8 p5      41 next
        vmovdqu ymm5, [rbp + 3104]                                     ;   304.5 p3      41 next
        vmovdqu ymm6, [rbp + 3232]                                     ;   304.8 p2      44 next reload
        vpand ymm5, ymm5, ymm6                                         ;   310.8 p0      41 next
        vmovdqu ymm7, [rbp + 3456]                                     ;   305.5 p3      41 next
        vmovdqu ymm8, [rbp + 3424]                                     ;   305.8 p2      44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   311.8 p1      41 next
        vmovdqu ymm11, [rbp + 2848]                                    ;   306.5 p3      44 next reload
        vmovdqu [rbp + 3008], ymm1                                     ;   307.8 p7+p4   41 next spill
        vpand ymm1, ymm3, ymm11                                        ;   312.5 p5      41 next
        vpxor ymm14, ymm14, ymm3                                       ;   310.2 p0      41 next
        vmovdqu [rbp + 3552], ymm13                                    ;   309.0 p2+p4   41 next spill
        vpand ymm13, ymm3, ymm8                                        ;   311.8 p1      41 next
        vmovdqu [rbp + 3328], ymm9                                     ;   311.2 p7+p4   41 next spill
        vpand ymm9, ymm15, ymm6                                        ;   311.0 p5      41 next
        vmovdqu [rbp + 3136], ymm0                                     ;   308.8 p3+p4   41 next spill
        vpxor ymm0, ymm2, ymm5                                         ;   311.8 p0      41 next
        vpand ymm5, ymm5, ymm11                                        ;   312.5 p1      41 next
        vmovdqu [rbp + 3200], ymm10                                    ;   309.8 p2+p4   41 next spill
        vpxor ymm10, ymm1, ymm0                                        ;   313.5 p5      41 next
        vpxor ymm1, ymm1, ymm7                                         ;   313.5 p0      41 next
        vpxor ymm9, ymm9, ymm1                                         ;   314.5 p1      41 next
        vpand ymm1, ymm1, [rbp + 3104]                                 ;   314.5 p5+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   315.5 p0      41 next
        vmovdqu [rbp + 3264], ymm12                                    ;   310.8 p7+p4   41 next spill
        vpxor ymm12, ymm13, ymm11                                      ;   313.8 p1      41 next
        vpxor ymm5, ymm5, ymm12                                        ;   314.8 p5      41 next
        vpand ymm12, ymm12, ymm6                                       ;   314.8 p0      41 next
        vmovdqu [rbp + 2880], ymm4                                     ;   311.8 p2+p4   41 next spill
        vpand ymm4, ymm8, [rbp + 3104]                                 ;   314.8 p1+p3   41 next
        vpand ymm2, ymm2, ymm6                                         ;   316.5 p5      41 next
        vmovdqu [rbp + 2368], ymm10                                    ;   314.5 p7+p4   41 next spill
        vpand ymm10, ymm11, [rbp + 3456]                               ;   315.2 p0+p2   41 next
        vmovdqu [rbp + 3296], ymm14                                    ;   313.8 p3+p4   41 next spill
        vpxor ymm14, ymm4, ymm10                                       ;   316.2 p1      41 next
        vpor ymm4, ymm4, ymm13                                         ;   316.0 p5      41 next
        vpxor ymm13, ymm13, [rbp + 3456]                               ;   316.2 p0+p2   41 next
        vpxor ymm10, ymm10, [rbp + 3104]                               ;   316.8 p1+p3   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   317.0 p5      41 next
        vmovdqu [rbp + 2944], ymm14                                    ;   317.2 p7+p4   41 next spill
        vpand ymm14, ymm9, ymm11                                       ;   317.2 p0      41 next
        vpxor ymm4, ymm4, ymm14                                        ;   318.2 p1      41 next
        vmovdqu ymm14, [rbp + 3104]                                    ;   314.2 p2      44 next reload
        vmovdqu [rbp + 3392], ymm4                                     ;   319.2 p3+p4   41 next spill
        vpxor ymm4, ymm15, ymm14                                       ;   320.2 p5      41 next
        vpand ymm9, ymm9, ymm8                                         ;   318.2 p0      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   318.8 p1      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   319.0 p5      41 next
        vpand ymm7, ymm7, ymm4                                         ;   321.2 p0      41 next
        vpand ymm10, ymm10, [rbp + 3456]                               ;   319.8 p1+p2   41 next
        vpxor ymm7, ymm7, ymm12                                        ;   322.2 p5      41 next
        vpand ymm12, ymm12, ymm6                                       ;   320.2 p0      41 next
        vmovdqu [rbp + 2912], ymm2                                     ;   319.8 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm6                                         ;   320.8 p1      41 next
        vpand ymm14, ymm2, ymm4                                        ;   321.8 p5      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   321.8 p0      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   322.8 p1      41 next
        vpxor ymm2, ymm6, ymm8                                         ;   322.0 p5      41 next
        vpxor ymm14, ymm14, ymm2                                       ;   323.0 p0      41 next
        vpxor ymm2, ymm0, ymm8                                         ;   322.8 p1      41 next
        vpand ymm2, ymm2, ymm15                                        ;   323.8 p5      41 next
        vpxor ymm5, ymm5, ymm10                                        ;   323.2 p0      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   324.8 p1      41 next
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]     ;   319.5 p3      41 next reload
        vpxor ymm1, ymm1, ymm2                                         ;   325.8 p5      41 next
        vmovdqu ymm10, [rbp + 2944]                                    ;   320.0 p2      41 next reload
        vpxor ymm14, ymm14, ymm10                                      ;   326.0 p0      41 next
        vpxor ymm10, ymm10, ymm4                                       ;   326.0 p1      41 next
        vpand ymm14, ymm14, ymm6                                       ;   327.0 p5      41 next
        vpand ymm10, ymm10, ymm3                                       ;   327.0 p0      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   328.0 p1      41 next
        vpand ymm2, ymm8, [rbp + 3296]                                 ;   326.0 p5+p3   41 next
        vmovdqu [rbp + 2944], ymm1                                     ;   326.8 p7+p4   41 next spill
        vpand ymm1, ymm15, [rbp + 3456]                                ;   326.2 p0+p2   41 next
        vpxor ymm9, ymm9, ymm1                                         ;   327.2 p1      41 next
        vmovdqu [rbp + 3040], ymm5                                     ;   324.2 p3+p4   41 next spill
        vpand ymm5, ymm8, ymm11                                        ;   327.0 p5      41 next
        vpand ymm4, ymm4, ymm5                                         ;   328.0 p0      41 next
        vpxor ymm5, ymm5, ymm1                                         ;   328.0 p1      41 next
        vpxor ymm1, ymm1, [rbp + 3104]                                 ;   328.0 p5+p2   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   329.0 p0      41 next
        vmovdqu ymm5, [rbp + 3456]                                     ;   324.0 p3      44 next reload
        vpand ymm8, ymm6, ymm5                                         ;   330.0 p1      41 next
        vpand ymm6, ymm15, [rbp + 3104]                                ;   329.0 p5+p2   41 next
        vpand ymm15, ymm0, ymm5                                        ;   330.0 p0      41 next
        vpxor ymm4, ymm4, ymm15                                        ;   331.0 p1      41 next
        vpxor ymm15, ymm6, ymm8                                        ;   331.0 p5      41 next
        vpand ymm6, ymm6, ymm1                                         ;   330.2 p0      41 next
        vpand ymm1, ymm1, ymm11                                        ;   330.8 p1      41 next
        vpand ymm0, ymm0, [rbp + 3104]                                 ;   331.0 p5+p3   41 next
        vpand ymm5, ymm3, ymm15                                        ;   332.0 p0      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   332.0 p1      41 next
        vpxor ymm2, ymm2, ymm10                                        ;   332.0 p5      41 next
        vpxor ymm8, ymm8, ymm2                                         ;   333.0 p0      41 next
        vpxor ymm7, ymm7, ymm15                                        ;   333.0 p1      41 next
        vpxor ymm5, ymm5, [rbp + 2368]                                 ;   333.0 p5+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   334.0 p0      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   334.0 p1      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   334.0 p5      41 next
        vpxor ymm1, ymm1, ymm0                                         ;   334.2 p0      41 next
        vmovdqu ymm0, [rbp + 3296]                                     ;   328.8 p3      41 next
        vmovdqu ymm2, [rbp + 3104]                                     ;   329.0 p2      44 next reload
        vpand ymm0, ymm0, ymm2                                         ;   335.0 p1      41 next
        vmovdqu ymm5, [rbp + 3168]                                     ;   329.8 p3      44 next reload
        vpor ymm15, ymm15, ymm5                                        ;   335.8 p5      41 next
        vpxor ymm4, ymm4, ymm13                                        ;   335.2 p0      41 next
        vpxor ymm10, ymm10, ymm15                                      ;   336.8 p1      41 next
        vpxor ymm12, ymm12, [rbp + 3040]                               ;   336.0 p5+p2   41 next
        vpxor ymm6, ymm6, ymm10                                        ;   337.8 p0      41 next
        vpxor ymm9, ymm9, [rbp + 3296]                                 ;   336.8 p1+p3   41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   331.5 p2      41 next reload
        vpxor ymm9, ymm9, ymm15                                        ;   337.8 p5      41 next
        vpxor ymm14, ymm14, ymm0                                       ;   337.2 p0      41 next
        vpxor ymm6, ymm6, [rbp + 3392]                                 ;   338.8 p1+p3   41 next
        vpxor ymm1, ymm1, [rbp + 2912]                                 ;   338.0 p5+p2   41 next
        vpxor ymm3, ymm3, [rbp + 2880]                                 ;   338.2 p0+p3   41 next
        vpxor ymm4, ymm4, ymm3                                         ;   339.2 p1      41 next
        vmovdqu ymm0, [rbp + 3072]                                     ;   333.5 p2      41 next
        vpxor ymm0, ymm0, [rbp + 3232]                                 ;   339.5 p5+p3   41 next
        vpxor ymm7, ymm0, [rbp + 2944]                                 ;   340.5 p0+p2   41 next
        vpxor ymm5, ymm5, [rbp + 3264]                                 ;   339.8 p1+p3   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   340.8 p5      41 next
        vpxor ymm11, ymm11, [rbp + 3200]                               ;   340.2 p0+p2   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   341.2 p1      41 next
        vmovdqu ymm8, [rbp + 3136]                                     ;   336.0 p3      41 next
        vpxor ymm8, ymm8, [rbp + 3424]                                 ;   342.0 p5+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   343.0 p0      41 next
        vpxor ymm2, ymm2, [rbp + 3328]                                 ;   341.8 p1+p3   41 next
        vpxor ymm6, ymm6, ymm2                                         ;   342.8 p5      41 next
        vmovdqu ymm10, [rbp + 3552]                                    ;   337.5 p2      41 next
        vpxor ymm10, ymm10, [rbp + 3456]                               ;   343.5 p0+p3   41 next
        vpxor ymm1, ymm1, ymm10                                        ;   344.5 p1      41 next
        vmovdqu ymm13, [rbp + 2816]                                    ;   338.5 p2      50 next reload
        vpxor ymm3, ymm3, ymm13                                        ;   344.5 p5      50 next
        vpxor ymm0, ymm0, [rbp + 2784]                                 ;   343.2 p0+p3   50 next
        vpxor ymm5, ymm5, [rbp + 2752]                                 ;   343.8 p1+p2   50 next
        vpxor ymm11, ymm11, [rbp + 2720]                               ;   344.0 p5+p3   50 next
        vpxor ymm8, ymm8, [rbp + 2688]                                 ;   344.2 p0+p2   50 next
        vpxor ymm2, ymm2, [rbp + 2656]                                 ;   344.8 p1+p3   50 next
        vpxor ymm10, ymm10, [rbp + 2624]                               ;   345.0 p5+p2   50 next
        vpxor ymm4, ymm4, [rbp + 2528]                                 ;   345.2 p0+p3   50 next
        vpxor ymm7, ymm7, [rbp + 2496]                                 ;   345.8 p1+p2   50 next
        vpxor ymm9, ymm9, [rbp + 2464]                                 ;   346.0 p5+p3   50 next
        vpxor ymm14, ymm14, [rbp + 2400]                               ;   346.2 p0+p2   50 next
        vpxor ymm12, ymm12, [rbp + 3520]                               ;   346.8 p1+p3   50 next
        vpxor ymm6, ymm6, [rbp + 2976]                                 ;   347.0 p5+p2   50 next
        vpxor ymm1, ymm1, [rbp + 2432]                                 ;   347.2 p0+p3   50 next
        vpxor ymm13, ymm13, [r11 + 96]                                 ;   347.8 p1+p2   50 next
        vmovdqu [rbp + 2816], ymm1                                     ;   348.2 p7+p4   50 next spill
        vmovdqu ymm1, [rbp + 3488]                                     ;   346.0 p3      50 next
        vpxor ymm1, ymm1, [rbp + 2592]                                 ;   352.0 p5+p2   50 next
        vmovdqu [rbp + 3488], ymm6                                     ;   348.0 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 3008]                                     ;   347.0 p3      50 next
        vpxor ymm6, ymm6, [rbp + 2560]                                 ;   353.0 p0+p2   50 next
        vmovdqu [rbp + 3008], ymm12                                    ;   347.8 p7+p4   50 next spill
        vmovdqu ymm12, [rbp + 2784]                                    ;   348.0 p3      50 next
        vpxor ymm12, ymm12, [r11 + 128]                                ;   354.0 p1+p2   50 next
        vmovdqu [rbp + 2784], ymm14                                    ;   347.2 p7+p4   50 next spill
        vmovdqu ymm14, [rbp + 2752]                                    ;   349.0 p3      50 next
        vpxor ymm14, ymm14, [r11 + 160]                                ;   355.0 p5+p2   50 next
        vmovdqu [rbp + 2752], ymm9                                     ;   347.0 p7+p4   50 next spill
        vmovdqu ymm9, [rbp + 2720]                                     ;   350.0 p3      50 next
        vpxor ymm9, ymm9, [r11 + 192]                                  ;   356.0 p0+p2   50 next
        vmovdqu [rbp + 2720], ymm7                                     ;   346.8 p7+p4   50 next spill
        vmovdqu ymm7, [rbp + 2688]                                     ;   351.0 p3      50 next
        vpxor ymm7, ymm7, [r11 + 224]                                  ;   357.0 p1+p2   50 next
        vmovdqu [rbp + 2688], ymm4                                     ;   346.8 p7+p4   50 next spill
        vmovdqu ymm4, [rbp + 2656]                                     ;   352.0 p3      50 next
        vpxor ymm4, ymm4, [r11 + 256]                                  ;   358.0 p5+p2   50 next
        vmovdqu [rbp + 2656], ymm6                                     ;   354.0 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 2624]                                     ;   353.0 p3      50 next
        vpxor ymm6, ymm6, [r11 + 288]                                  ;   359.0 p0+p2   50 next
        vmovdqu [rbp + 2624], ymm1                                     ;   353.0 p7+p4   50 next spill
        vmovdqu ymm1, [rbp + 2592]                                     ;   354.0 p3      50 next
        vpxor ymm1, ymm1, [r11 + 320]                                  ;   360.0 p1+p2   50 next
        vmovdqu [rbp + 2592], ymm10                                    ;   349.8 p7+p4   50 next spill
        vmovdqu ymm10, [rbp + 2560]                                    ;   355.0 p3      50 next
        vpxor ymm10, ymm10, [r11 + 352]                                ;   361.0 p5+p2   50 next
        vmovdqu [rbp + 2560], ymm2                                     ;   350.8 p7+p4   50 next spill
        vmovdqu ymm2, [rbp + 2528]                                     ;   356.0 p3      50 next
        vpxor ymm2, ymm2, [r11 + 384]                                  ;   362.0 p0+p2   50 next
        vmovdqu [rbp + 2528], ymm8                                     ;   351.8 p7+p4   50 next spill
        vmovdqu ymm8, [rbp + 2496]                                     ;   357.0 p3      50 next
        vpxor ymm8, ymm8, [r11 + 416]                                  ;   363.0 p1+p2   50 next
        vmovdqu [rbp + 2496], ymm11                                    ;   352.8 p7+p4   50 next spill
        vmovdqu ymm11, [rbp + 2464]                                    ;   358.0 p3      50 next
        vpxor ymm11, ymm11, [r11 + 448]                                ;   364.0 p5+p2   50 next
        vmovdqu [rbp + 2464], ymm5                                     ;   353.8 p7+p4   50 next spill
        vmovdqu ymm5, [rbp + 2400]                                     ;   359.0 p3      50 next
        vpxor ymm5, ymm5, [r11 + 480]                                  ;   365.0 p0+p2   50 next
        vmovdqu [rbp + 2400], ymm0                                     ;   354.8 p7+p4   50 next spill
        vmovdqu ymm0, [rbp + 3520]                                     ;   360.0 p3      50 next
        vpxor ymm0, ymm0, [r11]                                        ;   366.0 p1+p2   50 next
        vmovdqu [rbp + 3520], ymm3                                     ;   355.8 p7+p4   50 next spill
        vmovdqu ymm3, [rbp + 2976]                                     ;   361.0 p3      50 next
        vpxor ymm3, ymm3, [r11 + 32]                                   ;   367.0 p5+p2   50 next
        vmovdqu [rbp + 2976], ymm7                                     ;   358.0 p7+p4   50 next spill
        vmovdqu ymm7, [rbp + 2432]                                     ;   362.0 p3      50 next
        vpxor ymm7, ymm7, [r11 + 64]                                   ;   368.0 p0+p2   50 next
        vmovdqu [rbp + 2432], ymm12                                    ;   357.8 p7+p4   50 next spill
        vpxor ymm12, ymm2, ymm7                                        ;   369.0 p1      41 next
        vmovdqu [rbp + 3456], ymm4                                     ;   359.0 p7+p4   50 next spill
        vpxor ymm4, ymm1, ymm0                                         ;   367.0 p5      41 next
        vmovdqu [rbp + 3552], ymm13                                    ;   359.8 p7+p4   50 next spill
        vpxor ymm13, ymm2, ymm8                                        ;   364.0 p0      41 next
        vmovdqu [rbp + 3328], ymm6                                     ;   360.8 p7+p4   50 next spill
        vpand ymm6, ymm1, ymm10                                        ;   362.0 p1      41 next
        vmovdqu [rbp + 3104], ymm14                                    ;   361.8 p7+p4   50 next spill
        vpxor ymm14, ymm2, ymm3                                        ;   368.0 p5      41 next
        vpand ymm14, ymm14, ymm1                                       ;   369.0 p0      41 next
        vmovdqu [rbp + 3424], ymm9                                     ;   362.8 p7+p4   50 next spill
        vpxor ymm9, ymm0, ymm8                                         ;   367.0 p1      41 next
        vmovdqu [rbp + 3136], ymm7                                     ;   369.0 p3+p4   50 next spill
        vpand ymm7, ymm13, ymm8                                        ;   365.0 p5      41 next
        vpxor ymm6, ymm6, ymm7                                         ;   366.0 p0      41 next
        vpand ymm7, ymm0, ymm5                                         ;   367.0 p1      41 next
        vpxor ymm7, ymm7, ymm15                                        ;   368.0 p5      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   370.0 p0      41 next
        vmovdqu [rbp + 3200], ymm7                                     ;   369.0 p2+p4   41 next spill
        vpand ymm7, ymm4, ymm3                                         ;   368.0 p1      41 next
        vmovdqu [rbp + 2848], ymm4                                     ;   368.0 p7+p4   41 next spill
        vpand ymm4, ymm0, ymm8                                         ;   367.0 p5      41 next
        vmovdqu [rbp + 3264], ymm8                                     ;   366.8 p3+p4   50 next spill
        vpxor ymm8, ymm2, ymm10                                        ;   363.0 p0      41 next
        vmovdqu [rbp + 3168], ymm14                                    ;   371.0 p2+p4   41 next spill
        vpand ymm14, ymm1, ymm5                                        ;   366.0 p1      41 next
        vpxor ymm14, ymm14, ymm10                                      ;   367.0 p5      41 next
        vpxor ymm7, ymm7, ymm14                                        ;   369.0 p0      41 next
        vmovdqu [rbp + 2944], ymm7                                     ;   370.0 p7+p4   41 next spill
        vpand ymm7, ymm9, ymm3                                         ;   368.0 p1      41 next
        vmovdqu [rbp + 3232], ymm7                                     ;   369.8 p3+p4   41 next spill
        vpand ymm7, ymm5, ymm11                                        ;   366.0 p5      41 next
        vpxor ymm7, ymm7, ymm15                                        ;   367.0 p0      41 next
        vpand ymm15, ymm10, ymm12                                      ;   370.0 p1      41 next
        vpxor ymm4, ymm4, ymm15                                        ;   371.0 p5      41 next
        vpand ymm15, ymm8, ymm3                                        ;   368.0 p0      41 next
        vpand ymm8, ymm8, ymm5                                         ;   366.0 p1      41 next
        vmovdqu [rbp + 3072], ymm7                                     ;   370.8 p2+p4   41 next spill
        vpand ymm7, ymm13, ymm5                                        ;   366.0 p5      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   368.0 p0      41 next
        vpxor ymm14, ymm14, ymm15                                      ;   369.0 p1      41 next
        vpxor ymm14, ymm9, ymm14                                       ;   370.0 p5      41 next
        vpand ymm9, ymm9, ymm11                                        ;   368.0 p0      41 next
        vpor ymm7, ymm13, ymm10                                        ;   365.0 p1      41 next
        vpxor ymm7, ymm7, ymm4                                         ;   372.0 p5      41 next
        vpxor ymm8, ymm8, ymm9                                         ;   369.0 p0      41 next
        vpxor ymm9, ymm1, ymm10                                        ;   366.0 p1      41 next
        vpxor ymm4, ymm4, ymm1                                         ;   372.0 p5      41 next
        vpand ymm1, ymm1, [rbp + 3136]                                 ;   375.0 p0+p3   41 next
        vmovdqu [rbp + 2880], ymm7                                     ;   373.0 p7+p4   41 next spill
        vpand ymm7, ymm5, ymm12                                        ;   370.0 p1      41 next
        vpxor ymm15, ymm15, ymm7                                       ;   371.0 p5      41 next
        vmovdqu [rbp + 3360], ymm1                                     ;   376.0 p2+p4   41 next spill
        vpand ymm1, ymm10, ymm2                                        ;   367.8 p0      41 next
        vpxor ymm1, ymm1, ymm3                                         ;   368.8 p1      41 next
        vpxor ymm8, ymm8, ymm1                                         ;   370.0 p5      41 next
        vpand ymm1, ymm1, ymm2                                         ;   369.8 p0      41 next
        vpxor ymm15, ymm15, [rbp + 3168]                               ;   377.0 p1+p3   41 next
        vmovdqu [rbp + 2912], ymm2                                     ;   373.8 p7+p4   50 next spill
        vpand ymm2, ymm9, ymm0                                         ;   369.5 p5      41 next
        vpand ymm9, ymm9, ymm11                                        ;   369.8 p0      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   370.8 p1      41 next
        vpxor ymm7, ymm7, ymm9                                         ;   371.8 p5      41 next
        vmovdqu ymm9, [rbp + 3136]                                     ;   369.5 p2      50 next reload
        vmovdqu [rbp + 3392], ymm2                                     ;   374.8 p3+p4   41 next spill
        vpand ymm2, ymm3, ymm9                                         ;   375.5 p0      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   378.0 p1      41 next
        vpxor ymm2, ymm2, ymm5                                         ;   376.5 p5      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   372.8 p0      41 next
        vmovdqu ymm7, [rel kasumi_encrypt_compact.T0_constants256]     ;   371.0 p2      41 next reload
        vpxor ymm14, ymm14, ymm7                                       ;   377.0 p1      41 next
        vpxor ymm1, ymm1, [rbp + 3072]                                 ;   376.8 p5+p3   41 next
        vpxor ymm1, ymm1, ymm6                                         ;   377.8 p0      41 next
        vpand ymm0, ymm0, ymm10                                        ;   373.0 p1      41 next
        vpxor ymm0, ymm0, ymm8                                         ;   374.0 p5      41 next
        vpand ymm5, ymm5, ymm3                                         ;   373.8 p0      41 next
        vpand ymm7, ymm12, [rbp + 3264]                                ;   374.0 p1+p2   41 next
        vpxor ymm8, ymm8, ymm7                                         ;   375.0 p5      41 next
        vpand ymm12, ymm12, ymm13                                      ;   374.8 p0      41 next
        vmovdqu ymm7, [rbp + 2848]                                     ;   373.5 p3      41 next reload
        vpand ymm13, ymm13, ymm7                                       ;   379.5 p1      41 next
        vpxor ymm5, ymm5, ymm13                                        ;   380.5 p5      41 next
        vmovdqu ymm13, [rbp + 3264]                                    ;   374.2 p2      50 next reload
        vmovdqu [rbp + 3296], ymm14                                    ;   378.0 p7+p4   41 next spill
        vpand ymm14, ymm7, ymm13                                       ;   380.2 p0      41 next
        vpxor ymm8, ymm8, ymm4                                         ;   376.0 p1      41 next
        vpxor ymm5, ymm5, ymm9                                         ;   381.5 p5      41 next
        vpand ymm3, ymm3, ymm11                                        ;   376.8 p0      41 next
        vpxor ymm3, ymm3, [rbp + 3360]                                 ;   382.0 p1+p3   41 next
        vpxor ymm1, ymm1, ymm5                                         ;   382.5 p5      41 next
        vpxor ymm6, ymm6, ymm12                                        ;   377.8 p0      41 next
        vmovdqu ymm12, [rbp + 2912]                                    ;   376.5 p2      50 next reload
        vmovdqu [rbp + 3360], ymm1                                     ;   383.5 p7+p4   41 next spill
        vpand ymm1, ymm11, ymm12                                       ;   382.5 p1      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   383.5 p5      41 next
        vpxor ymm1, ymm3, [rbp + 3392]                                 ;   383.0 p0+p3   41 next
        vpand ymm10, ymm10, ymm11                                      ;   379.0 p1      41 next
        vpxor ymm5, ymm5, [rbp + 3168]                                 ;   382.5 p5+p2   41 next
        vpxor ymm10, ymm10, ymm1                                       ;   384.0 p0      41 next
        vpxor ymm0, ymm0, ymm6                                         ;   380.0 p1      41 next
        vpxor ymm6, ymm6, ymm11                                        ;   380.5 p5      41 next
        vpxor ymm3, ymm3, [rbp + 2944]                                 ;   383.0 p0+p3   41 next
        vpxor ymm14, ymm14, ymm2                                       ;   384.5 p1      41 next
        vpxor ymm1, ymm1, ymm14                                        ;   385.5 p5      41 next
        vpand ymm14, ymm11, ymm13                                      ;   381.8 p0      41 next
        vpand ymm11, ymm11, ymm9                                       ;   382.0 p1      41 next
        vpxor ymm5, ymm5, ymm14                                        ;   383.5 p5      41 next
        vpxor ymm3, ymm3, ymm5                                         ;   384.5 p0      41 next
        vpxor ymm6, ymm6, [rbp + 2880]                                 ;   383.0 p1+p2   41 next
        vpxor ymm4, ymm4, ymm1                                         ;   386.5 p5      41 next
        vpand ymm2, ymm2, ymm9                                         ;   383.8 p0      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   384.0 p1      41 next
        vpxor ymm6, ymm6, [rbp + 2944]                                 ;   384.5 p5+p3   41 next
        vpxor ymm15, ymm15, ymm11                                      ;   385.0 p0      41 next
        vpxor ymm14, ymm14, [rbp + 3200]                               ;   385.0 p1+p2   41 next
        vpxor ymm8, ymm8, ymm14                                        ;   386.0 p5      41 next
        vpxor ymm2, ymm2, [rbp + 3072]                                 ;   385.8 p0+p3   41 next
        vpand ymm7, ymm7, ymm9                                         ;   386.0 p1      41 next
        vpxor ymm0, ymm0, ymm13                                        ;   386.5 p5      41 next
        vpxor ymm10, ymm10, ymm7                                       ;   387.0 p0      41 next
        vpxor ymm12, ymm12, ymm10                                      ;   388.0 p1      41 next
        vpxor ymm12, ymm12, [rbp + 3232]                               ;   389.0 p5+p2   41 next
        vpxor ymm8, ymm8, ymm2                                         ;   387.8 p0      41 next
        vpxor ymm2, ymm2, ymm12                                        ;   390.0 p1      41 next
        vmovdqu ymm14, [rbp + 3424]                                    ;   384.8 p3      41 next
        vmovdqu ymm1, [rbp + 3104]                                     ;   385.0 p2      50 next reload
        vpand ymm14, ymm14, ymm1                                       ;   391.0 p5      41 next
        vmovdqu ymm5, [rbp + 3328]                                     ;   385.8 p3      41 next
        vmovdqu ymm7, [rbp + 3552]                                     ;   386.0 p2      50 next reload
        vpand ymm5, ymm5, ymm7                                         ;   392.0 p0      41 next
        vmovdqu ymm9, [rbp + 3456]                                     ;   386.8 p3      41 next
        vmovdqu ymm10, [rbp + 2432]                                    ;   387.0 p2      50 next reload
        vpand ymm9, ymm9, ymm10                                        ;   393.0 p1      41 next
        vmovdqu ymm11, [rbp + 3328]                                    ;   387.8 p3      41 next
        vmovdqu ymm12, [rbp + 2976]                                    ;   388.0 p2      50 next reload
        vpand ymm11, ymm11, ymm12                                      ;   394.0 p5      41 next
        vmovdqu ymm13, [rbp + 3424]                                    ;   388.8 p3      50 next reload
        vmovdqu [rbp + 3232], ymm0                                     ;   388.0 p7+p4   41 next spill
        vpand ymm0, ymm7, ymm13                                        ;   394.8 p0      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   392.0 p1      41 next
        vmovdqu [rbp + 2912], ymm8                                     ;   389.0 p2+p4   41 next spill
        vpand ymm8, ymm7, ymm12                                        ;   394.0 p5      41 next
        vmovdqu [rbp + 3264], ymm2                                     ;   391.0 p7+p4   41 next spill
        vpand ymm2, ymm1, ymm10                                        ;   393.0 p0      41 next
        vmovdqu [rbp + 3136], ymm6                                     ;   391.0 p3+p4   41 next spill
        vpxor ymm6, ymm5, ymm9                                         ;   394.0 p1      41 next
        vpand ymm9, ymm9, ymm13                                        ;   394.8 p5      41 next
        vmovdqu [rbp + 2848], ymm4                                     ;   392.0 p2+p4   41 next spill
        vpxor ymm4, ymm0, ymm6                                         ;   395.8 p0      41 next
        vpxor ymm0, ymm0, ymm11                                        ;   395.8 p1      41 next
        vpxor ymm2, ymm2, ymm0                                         ;   396.8 p5      41 next
        vpand ymm0, ymm0, [rbp + 3456]                                 ;   396.8 p0+p3   41 next
        vpxor ymm5, ymm5, ymm2                                         ;   397.8 p1      41 next
        vmovdqu [rbp + 3072], ymm3                                     ;   393.0 p7+p4   41 next spill
        vpxor ymm3, ymm8, ymm13                                        ;   395.0 p5      41 next
        vpxor ymm9, ymm9, ymm3                                         ;   396.0 p0      41 next
        vpand ymm3, ymm3, ymm10                                        ;   396.0 p1      41 next
        vmovdqu [rbp + 3200], ymm15                                    ;   394.0 p2+p4   41 next spill
        vpand ymm15, ymm12, [rbp + 3456]                               ;   394.5 p5+p3   41 next
        vpand ymm5, ymm5, ymm10                                        ;   398.8 p0      41 next
        vmovdqu [rbp + 2944], ymm4                                     ;   396.8 p7+p4   41 next spill
        vpand ymm4, ymm13, [rbp + 3328]                                ;   395.0 p1+p2   41 next
        vmovdqu [rbp + 2880], ymm14                                    ;   396.0 p3+p4   41 next spill
        vpxor ymm14, ymm15, ymm4                                       ;   396.0 p5      41 next
        vpor ymm15, ymm15, ymm8                                        ;   395.8 p0      41 next
        vpxor ymm8, ymm8, [rbp + 3328]                                 ;   396.0 p1+p2   41 next
        vpxor ymm4, ymm4, [rbp + 3456]                                 ;   396.5 p5+p3   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   397.0 p0      41 next
        vmovdqu [rbp + 3168], ymm14                                    ;   397.0 p7+p4   41 next spill
        vpand ymm14, ymm2, ymm13                                       ;   397.8 p1      41 next
        vpxor ymm15, ymm15, ymm14                                      ;   398.8 p5      41 next
        vmovdqu ymm14, [rbp + 3456]                                    ;   396.5 p2      50 next reload
        vmovdqu [rbp + 3392], ymm15                                    ;   399.8 p3+p4   41 next spill
        vpxor ymm15, ymm1, ymm14                                       ;   402.5 p0      41 next
        vpand ymm2, ymm2, ymm12                                        ;   398.0 p1      41 next
        vpxor ymm5, ymm5, ymm8                                         ;   399.8 p5      41 next
        vpxor ymm8, ymm8, ymm4                                         ;   398.8 p0      41 next
        vpand ymm11, ymm11, ymm15                                      ;   403.5 p1      41 next
        vpand ymm4, ymm4, [rbp + 3328]                                 ;   399.5 p5+p2   41 next
        vpxor ymm11, ymm11, ymm3                                       ;   404.5 p0      41 next
        vpand ymm3, ymm3, ymm10                                        ;   400.0 p1      41 next
        vmovdqu [rbp + 3040], ymm5                                     ;   400.8 p7+p4   41 next spill
        vpand ymm5, ymm7, ymm10                                        ;   400.5 p5      41 next
        vpand ymm14, ymm5, ymm15                                       ;   403.5 p0      41 next
        vpxor ymm5, ymm5, ymm8                                         ;   401.5 p1      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   402.5 p5      41 next
        vpxor ymm5, ymm10, ymm12                                       ;   401.8 p0      41 next
        vpxor ymm14, ymm14, ymm5                                       ;   404.5 p1      41 next
        vpxor ymm5, ymm6, ymm12                                        ;   402.5 p5      41 next
        vpand ymm5, ymm5, ymm1                                         ;   403.5 p0      41 next
        vpxor ymm9, ymm9, ymm4                                         ;   403.0 p1      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   404.5 p5      41 next
        vmovdqu ymm4, [rel kasumi_encrypt_compact.T0_constants256]     ;   401.8 p3      41 next reload
        vpxor ymm0, ymm0, ymm4                                         ;   407.8 p0      41 next
        vmovdqu ymm5, [rbp + 3168]                                     ;   402.2 p2      41 next reload
        vpxor ymm14, ymm14, ymm5                                       ;   408.2 p1      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   408.2 p5      41 next
        vpand ymm14, ymm14, ymm10                                      ;   409.2 p0      41 next
        vpand ymm5, ymm5, ymm7                                         ;   409.2 p1      41 next
        vpxor ymm5, ymm5, ymm4                                         ;   410.2 p5      41 next
        vpand ymm4, ymm12, [rbp + 2880]                                ;   405.8 p0+p3   41 next
        vmovdqu [rbp + 3168], ymm0                                     ;   408.8 p7+p4   41 next spill
        vpand ymm0, ymm1, [rbp + 3328]                                 ;   406.0 p1+p2   41 next
        vpxor ymm2, ymm2, ymm0                                         ;   407.0 p5      41 next
        vmovdqu [rbp + 2368], ymm9                                     ;   405.0 p3+p4   41 next spill
        vpand ymm9, ymm12, ymm13                                       ;   406.8 p0      41 next
        vpand ymm15, ymm15, ymm9                                       ;   407.8 p1      41 next
        vpxor ymm9, ymm9, ymm0                                         ;   407.8 p5      41 next
        vpxor ymm0, ymm0, [rbp + 3456]                                 ;   407.8 p0+p2   41 next
        vpxor ymm14, ymm14, ymm9                                       ;   410.2 p1      41 next
        vmovdqu ymm9, [rbp + 3328]                                     ;   406.2 p3      50 next reload
        vpand ymm12, ymm10, ymm9                                       ;   412.2 p5      41 next
        vpand ymm10, ymm1, [rbp + 3456]                                ;   408.8 p0+p2   41 next
        vpand ymm1, ymm6, ymm9                                         ;   412.2 p1      41 next
        vpxor ymm15, ymm15, ymm1                                       ;   413.2 p5      41 next
        vpxor ymm1, ymm10, ymm12                                       ;   413.2 p0      41 next
        vpand ymm10, ymm10, ymm0                                       ;   410.0 p1      41 next
        vpand ymm0, ymm0, ymm13                                        ;   410.5 p5      41 next
        vpand ymm6, ymm6, [rbp + 3456]                                 ;   410.8 p0+p3   41 next
        vpand ymm9, ymm7, ymm1                                         ;   414.2 p1      41 next
        vpxor ymm1, ymm1, ymm4                                         ;   414.2 p5      41 next
        vpxor ymm4, ymm4, ymm5                                         ;   411.8 p0      41 next
        vpxor ymm12, ymm12, ymm4                                       ;   413.2 p1      41 next
        vpxor ymm11, ymm11, ymm1                                       ;   415.2 p5      41 next
        vpxor ymm9, ymm9, [rbp + 2944]                                 ;   415.2 p0+p2   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   414.2 p1      41 next
        vpxor ymm8, ymm8, ymm11                                        ;   416.2 p5      41 next
        vpxor ymm2, ymm2, ymm9                                         ;   416.2 p0      41 next
        vpxor ymm0, ymm0, ymm6                                         ;   414.0 p1      41 next
        vmovdqu ymm4, [rbp + 2880]                                     ;   411.0 p3      41 next
        vmovdqu ymm6, [rbp + 3456]                                     ;   411.2 p2      50 next reload
        vpand ymm4, ymm4, ymm6                                         ;   417.2 p5      41 next
        vmovdqu ymm9, [rbp + 3104]                                     ;   412.0 p3      50 next reload
        vpor ymm1, ymm1, ymm9                                          ;   418.0 p0      41 next
        vpxor ymm15, ymm15, ymm8                                       ;   417.2 p1      41 next
        vpxor ymm5, ymm5, ymm1                                         ;   419.0 p5      41 next
        vpxor ymm3, ymm3, [rbp + 2368]                                 ;   415.8 p0+p2   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   420.0 p1      41 next
        vpxor ymm2, ymm2, [rbp + 2880]                                 ;   417.2 p5+p3   41 next
        vmovdqu ymm1, [rel kasumi_encrypt_compact.T0_constants256]     ;   413.8 p2      41 next reload
        vpxor ymm2, ymm2, ymm1                                         ;   419.8 p0      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   418.2 p1      41 next
        vpxor ymm10, ymm10, [rbp + 3392]                               ;   421.0 p5+p3   41 next
        vpxor ymm0, ymm0, [rbp + 3040]                                 ;   417.8 p0+p2   41 next
        vpxor ymm7, ymm7, [rbp + 3200]                                 ;   418.0 p1+p3   41 next
        vpxor ymm15, ymm15, ymm7                                       ;   419.0 p5      41 next
        vmovdqu ymm4, [rbp + 3296]                                     ;   415.8 p2      41 next
        vpxor ymm4, ymm4, [rbp + 2432]                                 ;   421.8 p0+p3   41 next
        vpxor ymm5, ymm4, [rbp + 3168]                                 ;   422.8 p1+p2   41 next
        vpxor ymm9, ymm9, [rbp + 3072]                                 ;   419.5 p5+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   420.8 p0      41 next
        vpxor ymm13, ymm13, [rbp + 2848]                               ;   420.0 p1+p2   41 next
        vpxor ymm14, ymm14, ymm13                                      ;   421.0 p5      41 next
        vmovdqu ymm8, [rbp + 3136]                                     ;   418.2 p3      41 next
        vpxor ymm8, ymm8, [rbp + 2976]                                 ;   424.2 p0+p2   41 next
        vpxor ymm3, ymm3, ymm8                                         ;   425.2 p1      41 next
        vpxor ymm6, ymm6, [rbp + 3264]                                 ;   421.5 p5+p3   41 next
        vpxor ymm10, ymm10, ymm6                                       ;   422.5 p0      41 next
        vmovdqu ymm11, [rbp + 2912]                                    ;   419.8 p2      41 next
        vpxor ymm11, ymm11, [rbp + 3328]                               ;   425.8 p1+p3   41 next
        vpxor ymm0, ymm0, ymm11                                        ;   426.8 p5      41 next
        vpxor ymm15, ymm15, [r11 + 4896]                               ;   422.8 p0+p2   44 next
        vpxor ymm5, ymm5, [r11 + 4928]                                 ;   423.8 p1+p3   44 next
        vpxor ymm2, ymm2, [r11 + 4960]                                 ;   423.5 p5+p2   44 next
        vpxor ymm14, ymm14, [r11 + 4992]                               ;   423.8 p0+p3   44 next
        vpxor ymm3, ymm3, [r11 + 5024]                                 ;   426.2 p1+p2   44 next
        vpxor ymm10, ymm10, [r11 + 5056]                               ;   424.5 p5+p3   44 next
        vpxor ymm0, ymm0, [r11 + 5088]                                 ;   427.8 p0+p2   44 next
        vpxor ymm7, ymm7, [r11 + 4608]                                 ;   425.0 p1+p3   44 next
        vpxor ymm4, ymm4, [r11 + 4640]                                 ;   425.5 p5+p2   44 next
        vpxor ymm9, ymm9, [r11 + 4672]                                 ;   425.8 p0+p3   44 next
        vpxor ymm13, ymm13, [r11 + 4704]                               ;   426.0 p1+p2   44 next
        vpxor ymm8, ymm8, [r11 + 4736]                                 ;   426.5 p5+p3   44 next
        vpxor ymm6, ymm6, [r11 + 4768]                                 ;   426.8 p0+p2   44 next
        vpxor ymm11, ymm11, [r11 + 4800]                               ;   427.2 p1+p3   44 next
        vmovdqu ymm12, [rbp + 3360]                                    ;   427.8 p2      44 next
        vpxor ymm12, ymm12, [r11 + 4832]                               ;   433.8 p5+p3   44 next
        vmovdqu [rbp + 3360], ymm3                                     ;   427.2 p7+p4   44 next spill
        vmovdqu ymm3, [rbp + 3232]                                     ;   428.8 p2      44 next
        vpxor ymm3, ymm3, [r11 + 4864]                                 ;   434.8 p0+p3   44 next
        vmovdqu [rbp + 3232], ymm5                                     ;   424.8 p7+p4   44 next spill
        vpxor ymm5, ymm9, ymm3                                         ;   435.8 p1      41 next
        vmovdqu [rbp + 3328], ymm10                                    ;   425.5 p7+p4   44 next spill
        vpxor ymm10, ymm7, ymm11                                       ;   428.5 p5      41 next
        vmovdqu [rbp + 2912], ymm15                                    ;   426.0 p7+p4   44 next spill
        vpxor ymm15, ymm9, ymm13                                       ;   428.8 p0      41 next
        vmovdqu [rbp + 3264], ymm0                                     ;   428.8 p7+p4   44 next spill
        vpand ymm0, ymm7, ymm4                                         ;   429.0 p1      41 next
        vmovdqu [rbp + 3456], ymm2                                     ;   428.0 p7+p4   44 next spill
        vpxor ymm2, ymm9, ymm12                                        ;   434.8 p5      41 next
        vpand ymm2, ymm2, ymm7                                         ;   435.8 p0      41 next
        vmovdqu [rbp + 2976], ymm14                                    ;   429.0 p7+p4   44 next spill
        vpxor ymm14, ymm11, ymm13                                      ;   430.0 p1      41 next
        vmovdqu [rbp + 3136], ymm3                                     ;   435.8 p2+p4   44 next spill
        vpand ymm3, ymm13, ymm15                                       ;   430.5 p5      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   431.5 p0      41 next
        vpand ymm3, ymm11, ymm6                                        ;   431.0 p1      41 next
        vpxor ymm3, ymm3, ymm1                                         ;   432.0 p5      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   436.8 p0      41 next
        vmovdqu [rbp + 2848], ymm3                                     ;   433.0 p7+p4   41 next spill
        vpand ymm3, ymm10, ymm12                                       ;   434.8 p1      41 next
        vmovdqu [rbp + 3424], ymm10                                    ;   432.0 p3+p4   41 next spill
        vpand ymm10, ymm11, ymm13                                      ;   432.5 p5      41 next
        vmovdqu [rbp + 3072], ymm13                                    ;   433.0 p2+p4   44 next spill
        vpxor ymm13, ymm9, ymm4                                        ;   432.8 p0      41 next
        vmovdqu [rbp + 3168], ymm2                                     ;   437.8 p7+p4   41 next spill
        vpand ymm2, ymm14, ymm12                                       ;   434.8 p1      41 next
        vmovdqu [rbp + 3104], ymm2                                     ;   435.8 p3+p4   41 next spill
        vpand ymm2, ymm7, ymm6                                         ;   433.5 p5      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   434.5 p0      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   435.8 p1      41 next
        vmovdqu [rbp + 2432], ymm3                                     ;   436.8 p2+p4   41 next spill
        vpand ymm3, ymm6, ymm8                                         ;   434.5 p5      41 next
        vpxor ymm3, ymm3, ymm1                                         ;   435.5 p0      41 next
        vpand ymm1, ymm4, ymm5                                         ;   436.8 p1      41 next
        vpxor ymm10, ymm10, ymm1                                       ;   437.8 p5      41 next
        vpand ymm1, ymm13, ymm12                                       ;   435.8 p0      41 next
        vpand ymm13, ymm13, ymm6                                       ;   436.0 p1      41 next
        vmovdqu [rbp + 3296], ymm3                                     ;   437.0 p7+p4   41 next spill
        vpand ymm3, ymm15, ymm6                                        ;   436.5 p5      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   437.5 p0      41 next
        vpxor ymm2, ymm2, ymm1                                         ;   438.5 p1      41 next
        vpxor ymm2, ymm14, ymm2                                        ;   439.5 p5      41 next
        vpand ymm14, ymm14, ymm8                                       ;   437.8 p0      41 next
        vpor ymm3, ymm15, ymm4                                         ;   438.0 p1      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   439.0 p5      41 next
        vpxor ymm13, ymm13, ymm14                                      ;   438.8 p0      41 next
        vpxor ymm14, ymm7, ymm4                                        ;   439.0 p1      41 next
        vpxor ymm10, ymm10, ymm7                                       ;   439.5 p5      41 next
        vpand ymm7, ymm7, [rbp + 3136]                                 ;   441.8 p0+p3   41 next
        vmovdqu [rbp + 3200], ymm3                                     ;   440.0 p2+p4   41 next spill
        vpand ymm3, ymm6, ymm5                                         ;   440.0 p1      41 next
        vpxor ymm1, ymm1, ymm3                                         ;   441.0 p5      41 next
        vmovdqu [rbp + 3552], ymm7                                     ;   442.8 p7+p4   41 next spill
        vpand ymm7, ymm4, ymm9                                         ;   440.8 p0      41 next
        vpxor ymm7, ymm7, ymm12                                        ;   441.8 p1      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   442.8 p5      41 next
        vpand ymm7, ymm7, ymm9                                         ;   442.8 p0      41 next
        vpxor ymm1, ymm1, [rbp + 3168]                                 ;   443.8 p1+p3   41 next
        vmovdqu [rbp + 3040], ymm9                                     ;   440.0 p2+p4   44 next spill
        vpand ymm9, ymm11, ymm14                                       ;   442.5 p5      41 next
        vpand ymm14, ymm14, ymm8                                       ;   442.8 p0      41 next
        vpxor ymm14, ymm14, ymm0                                       ;   443.8 p1      41 next
        vpxor ymm3, ymm3, ymm14                                        ;   444.8 p5      41 next
        vmovdqu ymm14, [rbp + 3136]                                    ;   439.8 p3      44 next reload
        vmovdqu [rbp + 3392], ymm9                                     ;   443.5 p7+p4   41 next spill
        vpand ymm9, ymm12, ymm14                                       ;   445.8 p0      41 next
        vpxor ymm1, ymm1, ymm9                                         ;   446.8 p1      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   446.8 p5      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   445.8 p0      41 next
        vmovdqu ymm3, [rel kasumi_encrypt_compact.T0_constants256]     ;   441.2 p2      41 next reload
        vpxor ymm2, ymm2, ymm3                                         ;   447.2 p1      41 next
        vpxor ymm7, ymm7, [rbp + 3296]                                 ;   445.5 p5+p3   41 next
        vpxor ymm7, ymm7, ymm0                                         ;   446.5 p0      41 next
        vpand ymm11, ymm11, ymm4                                       ;   446.0 p1      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   447.0 p5      41 next
        vpand ymm6, ymm6, ymm12                                        ;   446.8 p0      41 next
        vpand ymm3, ymm5, [rbp + 3072]                                 ;   447.0 p1+p2   41 next
        vpxor ymm13, ymm13, ymm3                                       ;   448.0 p5      41 next
        vpand ymm5, ymm5, ymm15                                        ;   447.8 p0      41 next
        vmovdqu ymm3, [rbp + 3424]                                     ;   443.8 p3      41 next reload
        vpand ymm15, ymm15, ymm3                                       ;   449.8 p1      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   450.8 p5      41 next
        vmovdqu ymm15, [rbp + 3072]                                    ;   444.5 p2      44 next reload
        vmovdqu [rbp + 2880], ymm2                                     ;   448.2 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm15                                        ;   450.5 p0      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   449.0 p1      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   451.8 p5      41 next
        vpand ymm12, ymm12, ymm8                                       ;   449.8 p0      41 next
        vpxor ymm12, ymm12, [rbp + 3552]                               ;   450.8 p1+p3   41 next
        vpxor ymm7, ymm7, ymm6                                         ;   452.8 p5      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   450.8 p0      41 next
        vmovdqu ymm5, [rbp + 3040]                                     ;   446.8 p2      44 next reload
        vmovdqu [rbp + 3552], ymm7                                     ;   453.8 p7+p4   41 next spill
        vpand ymm7, ymm8, ymm5                                         ;   452.8 p1      41 next
        vpxor ymm2, ymm2, ymm7                                         ;   453.8 p5      41 next
        vpxor ymm7, ymm12, [rbp + 3392]                                ;   451.8 p0+p3   41 next
        vpand ymm4, ymm4, ymm8                                         ;   452.0 p1      41 next
        vpxor ymm6, ymm6, [rbp + 3168]                                 ;   452.8 p5+p2   41 next
        vpxor ymm4, ymm4, ymm7                                         ;   453.0 p0      41 next
        vpxor ymm11, ymm11, ymm0                                       ;   453.0 p1      41 next
        vpxor ymm0, ymm0, ymm8                                         ;   453.5 p5      41 next
        vpxor ymm12, ymm12, [rbp + 2432]                               ;   453.8 p0+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   454.8 p1      41 next
        vpxor ymm7, ymm7, ymm2                                         ;   455.8 p5      41 next
        vpand ymm2, ymm8, ymm15                                        ;   454.8 p0      41 next
        vpand ymm8, ymm8, ymm14                                        ;   455.0 p1      41 next
        vpxor ymm6, ymm6, ymm2                                         ;   455.8 p5      41 next
        vpxor ymm12, ymm12, ymm6                                       ;   456.8 p0      41 next
        vpxor ymm0, ymm0, [rbp + 3200]                                 ;   456.0 p1+p2   41 next
        vpxor ymm10, ymm10, ymm7                                       ;   456.8 p5      41 next
        vpand ymm9, ymm9, ymm14                                        ;   456.8 p0      41 next
        vpxor ymm6, ymm15, ymm8                                        ;   457.0 p1      41 next
        vpxor ymm0, ymm0, [rbp + 2432]                                 ;   457.5 p5+p3   41 next
        vpxor ymm2, ymm2, [rbp + 2848]                                 ;   457.8 p0+p2   41 next
        vpxor ymm1, ymm1, ymm6                                         ;   458.0 p1      41 next
        vpxor ymm13, ymm13, ymm2                                       ;   458.8 p5      41 next
        vpxor ymm9, ymm9, [rbp + 3296]                                 ;   458.8 p0+p3   41 next
        vpand ymm3, ymm3, ymm14                                        ;   459.0 p1      41 next
        vpxor ymm15, ymm15, ymm11                                      ;   459.5 p5      41 next
        vpxor ymm4, ymm4, ymm3                                         ;   460.0 p0      41 next
        vpxor ymm5, ymm5, ymm4                                         ;   461.0 p1      41 next
        vpxor ymm5, ymm5, [rbp + 3104]                                 ;   462.0 p5+p2   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   460.8 p0      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   463.0 p1      41 next
        vmovdqu ymm14, [rbp + 2976]                                    ;   455.0 p3      41 next
        vmovdqu ymm2, [rbp + 3456]                                     ;   455.2 p2      44 next reload
        vpand ymm14, ymm14, ymm2                                       ;   461.5 p5      41 next
        vmovdqu ymm3, [rbp + 3264]                                     ;   456.0 p3      41 next
        vmovdqu ymm4, [rbp + 2912]                                     ;   456.2 p2      44 next reload
        vpand ymm3, ymm3, ymm4                                         ;   462.2 p0      41 next
        vmovdqu ymm5, [rbp + 3328]                                     ;   457.0 p3      41 next
        vmovdqu ymm6, [rbp + 3232]                                     ;   457.2 p2      44 next reload
        vpand ymm5, ymm5, ymm6                                         ;   463.2 p1      41 next
        vmovdqu ymm7, [rbp + 3264]                                     ;   458.0 p3      41 next
        vmovdqu ymm8, [rbp + 3360]                                     ;   458.2 p2      44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   464.2 p5      41 next
        vmovdqu ymm11, [rbp + 2976]                                    ;   459.0 p3      44 next reload
        vmovdqu [rbp + 3104], ymm15                                    ;   460.5 p7+p4   41 next spill
        vpand ymm15, ymm4, ymm11                                       ;   465.0 p0      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   463.0 p1      41 next
        vmovdqu [rbp + 3040], ymm13                                    ;   461.8 p2+p4   41 next spill
        vpand ymm13, ymm4, ymm8                                        ;   464.2 p5      41 next
        vmovdqu [rbp + 3072], ymm9                                     ;   464.0 p7+p4   41 next spill
        vpand ymm9, ymm2, ymm6                                         ;   463.8 p0      41 next
        vmovdqu [rbp + 3136], ymm0                                     ;   461.2 p3+p4   41 next spill
        vpxor ymm0, ymm3, ymm5                                         ;   464.2 p1      41 next
        vpand ymm5, ymm5, ymm11                                        ;   465.0 p5      41 next
        vmovdqu [rbp + 3424], ymm10                                    ;   462.2 p2+p4   41 next spill
        vpxor ymm10, ymm15, ymm0                                       ;   466.0 p0      41 next
        vpxor ymm15, ymm15, ymm7                                       ;   466.0 p1      41 next
        vpxor ymm9, ymm9, ymm15                                        ;   467.0 p5      41 next
        vpand ymm15, ymm15, [rbp + 3328]                               ;   467.0 p0+p3   41 next
        vpxor ymm3, ymm3, ymm9                                         ;   468.0 p1      41 next
        vmovdqu [rbp + 3296], ymm12                                    ;   463.2 p7+p4   41 next spill
        vpxor ymm12, ymm13, ymm11                                      ;   466.5 p5      41 next
        vpxor ymm5, ymm5, ymm12                                        ;   467.5 p0      41 next
        vpand ymm12, ymm12, ymm6                                       ;   467.5 p1      41 next
        vmovdqu [rbp + 2848], ymm1                                     ;   464.2 p2+p4   41 next spill
        vpand ymm1, ymm8, [rbp + 3328]                                 ;   467.5 p5+p3   41 next
        vpand ymm3, ymm3, ymm6                                         ;   469.0 p0      41 next
        vmovdqu [rbp + 2432], ymm10                                    ;   467.0 p7+p4   41 next spill
        vpand ymm10, ymm11, [rbp + 3264]                               ;   468.0 p1+p2   41 next
        vmovdqu [rbp + 3200], ymm14                                    ;   466.2 p3+p4   41 next spill
        vpxor ymm14, ymm1, ymm10                                       ;   469.0 p5      41 next
        vpor ymm1, ymm1, ymm13                                         ;   468.8 p0      41 next
        vpxor ymm13, ymm13, [rbp + 3264]                               ;   469.0 p1+p2   41 next
        vpxor ymm10, ymm10, [rbp + 3328]                               ;   469.5 p5+p3   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   469.8 p0      41 next
        vmovdqu [rbp + 3168], ymm14                                    ;   470.0 p7+p4   41 next spill
        vpand ymm14, ymm9, ymm11                                       ;   470.0 p1      41 next
        vpxor ymm1, ymm1, ymm14                                        ;   471.0 p5      41 next
        vmovdqu ymm14, [rbp + 3328]                                    ;   466.8 p2      44 next reload
        vmovdqu [rbp + 3392], ymm1                                     ;   472.0 p3+p4   41 next spill
        vpxor ymm1, ymm2, ymm14                                        ;   472.8 p0      41 next
        vpand ymm9, ymm9, ymm8                                         ;   471.0 p1      41 next
        vpxor ymm3, ymm3, ymm13                                        ;   471.5 p5      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   471.8 p0      41 next
        vpand ymm7, ymm7, ymm1                                         ;   473.8 p1      41 next
        vpand ymm10, ymm10, [rbp + 3264]                               ;   472.5 p5+p2   41 next
        vpxor ymm7, ymm7, ymm12                                        ;   474.8 p0      41 next
        vpand ymm12, ymm12, ymm6                                       ;   473.0 p1      41 next
        vmovdqu [rbp + 2368], ymm3                                     ;   472.5 p7+p4   41 next spill
        vpand ymm3, ymm4, ymm6                                         ;   473.5 p5      41 next
        vpand ymm14, ymm3, ymm1                                        ;   474.5 p0      41 next
        vpxor ymm3, ymm3, ymm13                                        ;   474.5 p1      41 next
        vpxor ymm15, ymm15, ymm3                                       ;   475.5 p5      41 next
        vpxor ymm3, ymm6, ymm8                                         ;   474.8 p0      41 next
        vpxor ymm14, ymm14, ymm3                                       ;   475.8 p1      41 next
        vpxor ymm3, ymm0, ymm8                                         ;   475.5 p5      41 next
        vpand ymm3, ymm3, ymm2                                         ;   476.5 p0      41 next
        vpxor ymm5, ymm5, ymm10                                        ;   476.0 p1      41 next
        vpxor ymm15, ymm15, ymm3                                       ;   477.5 p5      41 next
        vmovdqu ymm3, [rel kasumi_encrypt_compact.T0_constants256]     ;   472.0 p3      41 next reload
        vpxor ymm15, ymm15, ymm3                                       ;   478.5 p0      41 next
        vmovdqu ymm10, [rbp + 3168]                                    ;   472.5 p2      41 next reload
        vpxor ymm14, ymm14, ymm10                                      ;   478.5 p1      41 next
        vpxor ymm10, ymm10, ymm1                                       ;   478.5 p5      41 next
        vpand ymm14, ymm14, ymm6                                       ;   479.5 p0      41 next
        vpand ymm10, ymm10, ymm4                                       ;   479.5 p1      41 next
        vpxor ymm10, ymm10, ymm3                                       ;   480.5 p5      41 next
        vpand ymm3, ymm8, [rbp + 3200]                                 ;   478.8 p0+p3   41 next
        vmovdqu [rbp + 3168], ymm15                                    ;   479.5 p7+p4   41 next spill
        vpand ymm15, ymm2, [rbp + 3264]                                ;   479.0 p1+p2   41 next
        vpxor ymm9, ymm9, ymm15                                        ;   480.0 p5      41 next
        vmovdqu [rbp + 2944], ymm5                                     ;   477.0 p3+p4   41 next spill
        vpand ymm5, ymm8, ymm11                                        ;   479.8 p0      41 next
        vpand ymm1, ymm1, ymm5                                         ;   480.8 p1      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   480.8 p5      41 next
        vpxor ymm15, ymm15, [rbp + 3328]                               ;   480.8 p0+p2   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   481.8 p1      41 next
        vmovdqu ymm5, [rbp + 3264]                                     ;   476.5 p3      44 next reload
        vpand ymm8, ymm6, ymm5                                         ;   482.5 p5      41 next
        vpand ymm6, ymm2, [rbp + 3328]                                 ;   481.8 p0+p2   41 next
        vpand ymm2, ymm0, ymm5                                         ;   482.5 p1      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   483.5 p5      41 next
        vpxor ymm2, ymm6, ymm8                                         ;   483.5 p0      41 next
        vpand ymm6, ymm6, ymm15                                        ;   483.0 p1      41 next
        vpand ymm15, ymm15, ymm11                                      ;   483.5 p5      41 next
        vpand ymm0, ymm0, [rbp + 3328]                                 ;   483.8 p0+p3   41 next
        vpand ymm5, ymm4, ymm2                                         ;   484.5 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   484.5 p5      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   484.8 p0      41 next
        vpxor ymm8, ymm8, ymm3                                         ;   485.8 p1      41 next
        vpxor ymm7, ymm7, ymm2                                         ;   485.5 p5      41 next
        vpxor ymm5, ymm5, [rbp + 2432]                                 ;   485.8 p0+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   486.8 p1      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   486.5 p5      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   486.8 p0      41 next
        vpxor ymm15, ymm15, ymm0                                       ;   487.0 p1      41 next
        vmovdqu ymm0, [rbp + 3200]                                     ;   481.2 p3      41 next
        vmovdqu ymm3, [rbp + 3328]                                     ;   481.5 p2      44 next reload
        vpand ymm0, ymm0, ymm3                                         ;   487.5 p5      41 next
        vmovdqu ymm5, [rbp + 3456]                                     ;   482.2 p3      44 next reload
        vpor ymm2, ymm2, ymm5                                          ;   488.2 p0      41 next
        vpxor ymm1, ymm1, ymm13                                        ;   488.0 p1      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   489.2 p5      41 next
        vpxor ymm12, ymm12, [rbp + 2944]                               ;   488.8 p0+p2   41 next
        vpxor ymm6, ymm6, ymm10                                        ;   490.2 p1      41 next
        vpxor ymm9, ymm9, [rbp + 3200]                                 ;   489.5 p5+p3   41 next
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]     ;   484.0 p2      41 next reload
        vpxor ymm9, ymm9, ymm2                                         ;   490.5 p0      41 next
        vpxor ymm14, ymm14, ymm0                                       ;   490.0 p1      41 next
        vpxor ymm6, ymm6, [rbp + 3392]                                 ;   491.2 p5+p3   41 next
        vpxor ymm15, ymm15, [rbp + 2368]                               ;   490.8 p0+p2   41 next
        vpxor ymm4, ymm4, [rbp + 2848]                                 ;   491.0 p1+p3   41 next
        vpxor ymm1, ymm1, ymm4                                         ;   492.0 p5      41 next
        vmovdqu ymm0, [rbp + 2880]                                     ;   486.0 p2      41 next
        vpxor ymm0, ymm0, [rbp + 3232]                                 ;   492.0 p0+p3   41 next
        vpxor ymm7, ymm0, [rbp + 3168]                                 ;   493.0 p1+p2   41 next
        vpxor ymm5, ymm5, [rbp + 3296]                                 ;   492.5 p5+p3   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   493.5 p0      41 next
        vpxor ymm11, ymm11, [rbp + 3424]                               ;   493.0 p1+p2   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   494.0 p5      41 next
        vmovdqu ymm8, [rbp + 3136]                                     ;   488.5 p3      41 next
        vpxor ymm8, ymm8, [rbp + 3360]                                 ;   494.5 p0+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   495.5 p1      41 next
        vpxor ymm3, ymm3, [rbp + 3072]                                 ;   494.5 p5+p3   41 next
        vpxor ymm6, ymm6, ymm3                                         ;   495.5 p0      41 next
        vmovdqu ymm10, [rbp + 3040]                                    ;   490.0 p2      41 next
        vpxor ymm10, ymm10, [rbp + 3264]                               ;   496.0 p1+p3   41 next
        vpxor ymm15, ymm15, ymm10                                      ;   497.0 p5      41 next
        vmovdqu ymm13, [rbp + 3520]                                    ;   491.0 p2      50 next reload
        vpxor ymm4, ymm4, ymm13                                        ;   497.0 p0      50 next
        vpxor ymm0, ymm0, [rbp + 2400]                                 ;   496.0 p1+p3   50 next
        vpxor ymm5, ymm5, [rbp + 2464]                                 ;   496.5 p5+p2   50 next
        vpxor ymm11, ymm11, [rbp + 2496]                               ;   496.8 p0+p3   50 next
        vpxor ymm8, ymm8, [rbp + 2528]                                 ;   497.0 p1+p2   50 next
        vpxor ymm3, ymm3, [rbp + 2560]                                 ;   497.5 p5+p3   50 next
        vpxor ymm10, ymm10, [rbp + 2592]                               ;   497.8 p0+p2   50 next
        vpxor ymm1, ymm1, [rbp + 2688]                                 ;   498.0 p1+p3   50 next
        vpxor ymm7, ymm7, [rbp + 2720]                                 ;   498.5 p5+p2   50 next
        vpxor ymm9, ymm9, [rbp + 2752]                                 ;   498.8 p0+p3   50 next
        vpxor ymm14, ymm14, [rbp + 2784]                               ;   499.0 p1+p2   50 next
        vpxor ymm12, ymm12, [rbp + 3008]                               ;   499.5 p5+p3   50 next
        vpxor ymm6, ymm6, [rbp + 3488]                                 ;   499.8 p0+p2   50 next
        vpxor ymm15, ymm15, [rbp + 2816]                               ;   500.0 p1+p3   50 next
        vpxor ymm13, ymm13, [rbp + 1408]                               ;   500.5 p5+p2  108 r
        vmovdqu ymm2, [rbp + 3552]                                     ;   498.5 p3      50 next
        vpxor ymm2, ymm2, [rbp + 2624]                                 ;   504.5 p0+p2   50 next
        vmovdqu [rbp + 3552], ymm13                                    ;   501.5 p7+p4  108 r spill
        vmovdqu ymm13, [rbp + 3104]                                    ;   499.5 p3      50 next
        vpxor ymm13, ymm13, [rbp + 2656]                               ;   505.5 p1+p2   50 next
        vmovdqu [rbp + 3104], ymm15                                    ;   501.0 p7+p4   50 next spill
        vmovdqu ymm15, [rbp + 2400]                                    ;   500.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1440]                               ;   506.5 p5+p2  108 r
        vmovdqu [rbp + 2400], ymm15                                    ;   507.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2464]                                    ;   501.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1472]                               ;   507.5 p0+p2  108 r
        vmovdqu [rbp + 2464], ymm15                                    ;   508.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2496]                                    ;   502.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1504]                               ;   508.5 p1+p2  108 r
        vmovdqu [rbp + 2496], ymm15                                    ;   509.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2528]                                    ;   503.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1536]                               ;   509.5 p5+p2  108 r
        vmovdqu [rbp + 2528], ymm15                                    ;   510.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2560]                                    ;   504.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1568]                               ;   510.5 p0+p2  108 r
        vmovdqu [rbp + 2560], ymm15                                    ;   511.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2592]                                    ;   505.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1600]                               ;   511.5 p1+p2  108 r
        vmovdqu [rbp + 2592], ymm15                                    ;   512.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2624]                                    ;   506.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1632]                               ;   512.5 p5+p2  108 r
        vmovdqu [rbp + 2624], ymm15                                    ;   513.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2656]                                    ;   507.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1664]                               ;   513.5 p0+p2  108 r
        vmovdqu [rbp + 2656], ymm15                                    ;   514.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2688]                                    ;   508.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1696]                               ;   514.5 p1+p2  108 r
        vmovdqu [rbp + 2688], ymm15                                    ;   515.5 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2720]                                    ;   509.5 p3     108 r
        vpxor ymm15, ymm15, [rbp + 1728]                               ;   515.5 p5+p2  108 r
        vpxor ymm4, ymm4, [rbp + 896]                                  ;   510.5 p0+p3  108 r
        vmovdqu [rbp + 2720], ymm4                                     ;   511.5 p7+p4  108 r spill
        vmovdqu ymm4, [rbp + 2752]                                     ;   511.0 p2     108 r
        vpxor ymm4, ymm4, [rbp + 1760]                                 ;   517.0 p1+p3  108 r
        vpxor ymm0, ymm0, [rbp + 928]                                  ;   512.0 p5+p2  108 r
        vmovdqu [rbp + 2752], ymm0                                     ;   513.0 p7+p4  108 r spill
        vmovdqu ymm0, [rbp + 2784]                                     ;   512.5 p3     108 r
        vpxor ymm0, ymm0, [rbp + 1792]                                 ;   518.5 p0+p2  108 r
        vpxor ymm5, ymm5, [rbp + 960]                                  ;   513.5 p1+p3  108 r
        vmovdqu [rbp + 2784], ymm5                                     ;   514.5 p7+p4  108 r spill
        vmovdqu ymm5, [rbp + 3008]                                     ;   514.0 p2     108 r
        vpxor ymm5, ymm5, [rbp + 1824]                                 ;   520.0 p5+p3  108 r
        vpxor ymm11, ymm11, [rbp + 992]                                ;   515.0 p0+p2  108 r
        vmovdqu [rbp + 3008], ymm11                                    ;   516.0 p7+p4  108 r spill
        vmovdqu ymm11, [rbp + 3488]                                    ;   515.5 p3     108 r
        vpxor ymm11, ymm11, [rbp + 1856]                               ;   521.5 p1+p2  108 r
        vpxor ymm8, ymm8, [rbp + 1024]                                 ;   516.5 p5+p3  108 r
        vmovdqu [rbp + 3488], ymm8                                     ;   517.5 p7+p4  108 r spill
        vmovdqu ymm8, [rbp + 2816]                                     ;   517.0 p2     108 r
        vpxor ymm8, ymm8, [rbp + 1888]                                 ;   523.0 p0+p3  108 r
        vpxor ymm3, ymm3, [rbp + 1056]                                 ;   518.0 p1+p2  108 r
        vpxor ymm10, ymm10, [rbp + 1088]                               ;   518.5 p5+p3  108 r
        vpxor ymm2, ymm2, [rbp + 1120]                                 ;   519.0 p0+p2  108 r
        vpxor ymm13, ymm13, [rbp + 1152]                               ;   519.5 p1+p3  108 r
        vpxor ymm1, ymm1, [rbp + 1184]                                 ;   520.0 p5+p2  108 r
        vpxor ymm7, ymm7, [rbp + 1216]                                 ;   520.5 p0+p3  108 r
        vpxor ymm9, ymm9, [rbp + 1248]                                 ;   521.0 p1+p2  108 r
        vpxor ymm14, ymm14, [rbp + 1280]                               ;   521.5 p5+p3  108 r
        vpxor ymm12, ymm12, [rbp + 1312]                               ;   522.0 p0+p2  108 r
        vpxor ymm6, ymm6, [rbp + 1344]                                 ;   522.5 p1+p3  108 r
        vmovdqu [rbp + 2816], ymm6                                     ;   523.5 p7+p4  108 r spill
        vmovdqu ymm6, [rbp + 3104]                                     ;   523.0 p2     108 r
        vpxor ymm6, ymm6, [rbp + 1376]                                 ;   529.0 p5+p3  108 r
        vmovdqu [rbp + 3104], ymm6                                     ;   530.0 p7+p4  108 r spill
        vmovdqu ymm6, [rbp + 3552]                                     ;   524.0 p2      50 next
        vpxor ymm6, ymm6, [r9 + 352]                                   ;   530.0 p0+p3   50 next
        vmovdqu [rbp + 3520], ymm12                                    ;   523.0 p7+p4  108 r spill
        vmovdqu ymm12, [rbp + 2400]                                    ;   525.0 p2      50 next
        vpxor ymm12, ymm12, [r9 + 384]                                 ;   531.0 p1+p3   50 next
        vmovdqu [rbp + 3264], ymm14                                    ;   522.5 p7+p4  108 r spill
        vmovdqu ymm14, [rbp + 2464]                                    ;   526.0 p2      50 next
        vpxor ymm14, ymm14, [r9 + 416]                                 ;   532.0 p5+p3   50 next
        vmovdqu [rbp + 3040], ymm9                                     ;   522.0 p7+p4  108 r spill
        vmovdqu ymm9, [rbp + 2496]                                     ;   527.0 p2      50 next
        vpxor ymm9, ymm9, [r9 + 448]                                   ;   533.0 p0+p3   50 next
        vmovdqu [rbp + 3072], ymm7                                     ;   521.5 p7+p4  108 r spill
        vmovdqu ymm7, [rbp + 2528]                                     ;   528.0 p2      50 next
        vpxor ymm7, ymm7, [r9 + 480]                                   ;   534.0 p1+p3   50 next
        vmovdqu [rbp + 3328], ymm1                                     ;   521.0 p7+p4  108 r spill
        vmovdqu ymm1, [rbp + 2560]                                     ;   529.0 p2      50 next
        vpxor ymm1, ymm1, [r9]                                         ;   535.0 p5+p3   50 next
        vmovdqu [rbp + 3360], ymm13                                    ;   520.5 p7+p4  108 r spill
        vmovdqu ymm13, [rbp + 2592]                                    ;   530.0 p2      50 next
        vpxor ymm13, ymm13, [r9 + 32]                                  ;   536.0 p0+p3   50 next
        vmovdqu [rbp + 3136], ymm2                                     ;   520.0 p7+p4  108 r spill
        vmovdqu ymm2, [rbp + 2624]                                     ;   531.0 p2      50 next
        vpxor ymm2, ymm2, [r9 + 64]                                    ;   537.0 p1+p3   50 next
        vmovdqu [rbp + 3424], ymm10                                    ;   519.5 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 2656]                                    ;   532.0 p2      50 next
        vpxor ymm10, ymm10, [r9 + 96]                                  ;   538.0 p5+p3   50 next
        vmovdqu [rbp + 2976], ymm3                                     ;   519.8 p7+p4  108 r spill
        vpxor ymm3, ymm15, [r9 + 160]                                  ;   533.0 p0+p2   50 next
        vmovdqu [rbp + 3296], ymm15                                    ;   520.8 p7+p4  108 r spill
        vmovdqu ymm15, [rbp + 2688]                                    ;   533.5 p3      50 next
        vpxor ymm15, ymm15, [r9 + 128]                                 ;   539.5 p1+p2   50 next
        vmovdqu [rbp + 3456], ymm7                                     ;   535.0 p7+p4   50 next spill
        vpxor ymm7, ymm4, [r9 + 192]                                   ;   534.5 p5+p3   50 next
        vmovdqu [rbp + 3168], ymm4                                     ;   522.8 p7+p4  108 r spill
        vpxor ymm4, ymm0, [r9 + 224]                                   ;   535.0 p0+p2   50 next
        vmovdqu [rbp + 3232], ymm0                                     ;   523.8 p7+p4  108 r spill
        vpxor ymm0, ymm5, [r9 + 256]                                   ;   535.5 p1+p3   50 next
        vmovdqu [rbp + 2880], ymm5                                     ;   524.8 p7+p4  108 r spill
        vpxor ymm5, ymm11, [r9 + 288]                                  ;   536.0 p5+p2   50 next
        vmovdqu [rbp + 2848], ymm11                                    ;   525.8 p7+p4  108 r spill
        vpxor ymm11, ymm8, [r9 + 320]                                  ;   536.5 p0+p3   50 next
        vmovdqu [rbp + 2912], ymm8                                     ;   526.8 p7+p4  108 r spill
        vpxor ymm8, ymm11, ymm15                                       ;   540.5 p1      41 next
        vmovdqu [rbp + 2368], ymm12                                    ;   532.0 p7+p4   50 next spill
        vpxor ymm12, ymm0, ymm2                                        ;   538.0 p5      41 next
        vmovdqu [rbp + 3392], ymm1                                     ;   536.0 p7+p4   50 next spill
        vpxor ymm1, ymm3, ymm15                                        ;   540.5 p0      41 next
        vmovdqu [rbp + 3200], ymm6                                     ;   531.0 p7+p4   50 next spill
        vpand ymm6, ymm2, ymm10                                        ;   539.0 p1      41 next
        vmovdqu [rbp + 2944], ymm13                                    ;   537.0 p7+p4   50 next spill
        vpxor ymm13, ymm5, ymm15                                       ;   540.5 p5      41 next
        vpand ymm13, ymm13, ymm2                                       ;   541.5 p0      41 next
        vmovdqu [rbp + 2432], ymm14                                    ;   533.0 p7+p4   50 next spill
        vpxor ymm14, ymm0, ymm3                                        ;   536.5 p1      41 next
        vmovdqu [rbp + 3584], ymm9                                     ;   534.0 p7+p4   50 next spill
        vpand ymm9, ymm3, ymm1                                         ;   541.5 p5      41 next
        vpxor ymm6, ymm6, ymm9                                         ;   542.5 p0      41 next
        vpand ymm9, ymm0, ymm4                                         ;   536.5 p1      41 next
        vpxor ymm9, ymm9, [rel kasumi_encrypt_compact.T0_constants256] ;   537.5 p5+p2   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   542.5 p0      41 next
        vmovdqu [rbp + 3616], ymm9                                     ;   538.5 p7+p4   41 next spill
        vpand ymm9, ymm12, ymm5                                        ;   539.0 p1      41 next
        vmovdqu [rbp + 3648], ymm12                                    ;   539.0 p7+p4   41 next spill
        vpand ymm12, ymm0, ymm3                                        ;   536.5 p5      41 next
        vmovdqu [rbp + 3680], ymm3                                     ;   535.8 p7+p4   50 next spill
        vpxor ymm3, ymm15, ymm10                                       ;   540.5 p0      41 next
        vmovdqu [rbp + 3712], ymm13                                    ;   543.5 p7+p4   41 next spill
        vpand ymm13, ymm14, ymm5                                       ;   537.5 p1      41 next
        vmovdqu [rbp + 3744], ymm13                                    ;   538.5 p3+p4   41 next spill
        vpand ymm13, ymm2, ymm4                                        ;   538.0 p5      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   539.0 p0      41 next
        vpxor ymm9, ymm9, ymm13                                        ;   540.0 p1      41 next
        vmovdqu [rbp + 3776], ymm9                                     ;   541.0 p7+p4   41 next spill
        vpand ymm9, ymm4, ymm7                                         ;   536.0 p5      41 next
        vpxor ymm9, ymm9, [rel kasumi_encrypt_compact.T0_constants256] ;   538.0 p0+p2   41 next
        vmovdqu [rbp + 3808], ymm9                                     ;   539.8 p3+p4   41 next spill
        vpand ymm9, ymm10, ymm8                                        ;   541.5 p1      41 next
        vpxor ymm12, ymm12, ymm9                                       ;   542.5 p5      41 next
        vpand ymm9, ymm5, ymm3                                         ;   541.5 p0      41 next
        vpand ymm3, ymm3, ymm4                                         ;   541.5 p1      41 next
        vmovdqu [rbp + 3840], ymm6                                     ;   543.5 p7+p4   41 next spill
        vpand ymm6, ymm4, ymm1                                         ;   541.5 p5      41 next
        vpxor ymm13, ymm13, ymm6                                       ;   542.5 p0      41 next
        vpxor ymm13, ymm13, ymm9                                       ;   543.5 p1      41 next
        vpxor ymm6, ymm14, ymm13                                       ;   544.5 p5      41 next
        vpand ymm14, ymm14, ymm7                                       ;   537.5 p0      41 next
        vpor ymm13, ymm10, ymm1                                        ;   541.5 p1      41 next
        vpxor ymm3, ymm3, ymm14                                        ;   542.5 p5      41 next
        vpxor ymm13, ymm13, ymm12                                      ;   543.5 p0      41 next
        vpxor ymm14, ymm2, ymm10                                       ;   539.0 p1      41 next
        vpxor ymm12, ymm12, ymm2                                       ;   543.5 p5      41 next
        vpand ymm2, ymm2, ymm11                                        ;   538.0 p0      41 next
        vmovdqu [rbp + 3872], ymm13                                    ;   544.5 p2+p4   41 next spill
        vpand ymm13, ymm4, ymm8                                        ;   541.5 p1      41 next
        vpxor ymm9, ymm9, ymm13                                        ;   542.5 p5      41 next
        vmovdqu [rbp + 3904], ymm2                                     ;   542.8 p3+p4   41 next spill
        vpand ymm2, ymm10, ymm15                                       ;   540.5 p0      41 next
        vpxor ymm2, ymm2, ymm5                                         ;   541.5 p1      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   543.5 p5      41 next
        vpand ymm2, ymm2, ymm15                                        ;   542.5 p0      41 next
        vpxor ymm9, ymm9, [rbp + 3712]                                 ;   549.5 p1+p2   41 next
        vmovdqu [rbp + 3936], ymm15                                    ;   543.8 p7+p4   50 next spill
        vpand ymm15, ymm0, ymm14                                       ;   540.0 p5      41 next
        vpand ymm14, ymm14, ymm7                                       ;   540.0 p0      41 next
        vpxor ymm14, ymm14, [rbp + 3840]                               ;   549.5 p1+p3   41 next
        vpxor ymm13, ymm13, ymm14                                      ;   550.5 p5      41 next
        vpand ymm14, ymm5, ymm11                                       ;   538.0 p0      41 next
        vpxor ymm9, ymm9, ymm14                                        ;   550.5 p1      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   539.0 p5      41 next
        vpxor ymm6, ymm6, ymm13                                        ;   551.5 p0      41 next
        vmovdqu ymm13, [rel kasumi_encrypt_compact.T0_constants256]    ;   541.0 p2      41 next reload
        vpxor ymm6, ymm6, ymm13                                        ;   552.5 p1      41 next
        vpxor ymm2, ymm2, [rbp + 3808]                                 ;   545.8 p5+p3   41 next
        vpxor ymm2, ymm2, [rbp + 3840]                                 ;   549.5 p0+p2   41 next
        vpand ymm0, ymm0, ymm10                                        ;   540.5 p1      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   544.5 p5      41 next
        vpand ymm4, ymm4, ymm5                                         ;   541.0 p0      41 next
        vpand ymm13, ymm8, [rbp + 3680]                                ;   542.5 p1+p3   41 next
        vpxor ymm3, ymm3, ymm13                                        ;   544.5 p5      41 next
        vpand ymm8, ymm8, ymm1                                         ;   542.0 p0      41 next
        vmovdqu ymm13, [rbp + 3648]                                    ;   543.0 p2      41 next reload
        vpand ymm1, ymm1, ymm13                                        ;   549.0 p1      41 next
        vpxor ymm4, ymm4, ymm1                                         ;   550.0 p5      41 next
        vmovdqu ymm1, [rbp + 3680]                                     ;   543.5 p3      50 next reload
        vmovdqu [rbp + 3968], ymm6                                     ;   553.5 p7+p4   41 next spill
        vpand ymm6, ymm13, ymm1                                        ;   549.5 p0      41 next
        vpxor ymm3, ymm3, ymm12                                        ;   545.5 p1      41 next
        vpxor ymm4, ymm4, ymm11                                        ;   551.0 p5      41 next
        vpand ymm5, ymm5, ymm7                                         ;   544.0 p0      41 next
        vpxor ymm5, ymm5, [rbp + 3904]                                 ;   548.8 p1+p2   41 next
        vpxor ymm2, ymm2, ymm4                                         ;   552.0 p5      41 next
        vpxor ymm8, ymm8, [rbp + 3840]                                 ;   549.5 p0+p3   41 next
        vpxor ymm15, ymm15, ymm5                                       ;   549.8 p1      41 next
        vpand ymm10, ymm10, ymm7                                       ;   545.8 p5      41 next
        vpxor ymm4, ymm4, [rbp + 3712]                                 ;   552.0 p0+p2   41 next
        vpxor ymm10, ymm10, ymm15                                      ;   550.8 p1      41 next
        vpxor ymm0, ymm0, ymm8                                         ;   550.5 p5      41 next
        vpxor ymm8, ymm8, ymm7                                         ;   550.5 p0      41 next
        vmovdqu [rbp + 3712], ymm2                                     ;   553.0 p7+p4   41 next spill
        vpand ymm2, ymm7, [rbp + 3936]                                 ;   549.8 p1+p3   41 next
        vpxor ymm6, ymm6, ymm2                                         ;   550.8 p5      41 next
        vpand ymm2, ymm7, ymm1                                         ;   549.5 p0      41 next
        vpxor ymm5, ymm5, [rbp + 3776]                                 ;   549.8 p1+p2   41 next
        vpxor ymm6, ymm6, ymm14                                        ;   551.8 p5      41 next
        vpxor ymm15, ymm15, ymm6                                       ;   552.8 p0      41 next
        vpand ymm7, ymm7, ymm11                                        ;   549.5 p1      41 next
        vpxor ymm4, ymm2, ymm4                                         ;   553.0 p5      41 next
        vpxor ymm5, ymm5, ymm4                                         ;   554.0 p0      41 next
        vpxor ymm8, ymm8, [rbp + 3872]                                 ;   551.5 p1+p3   41 next
        vpxor ymm12, ymm12, ymm15                                      ;   553.8 p5      41 next
        vpand ymm14, ymm14, ymm11                                      ;   551.0 p0      41 next
        vpxor ymm7, ymm7, ymm1                                         ;   551.5 p1      41 next
        vpxor ymm8, ymm8, [rbp + 3776]                                 ;   552.5 p5+p2   41 next
        vpxor ymm2, ymm2, [rbp + 3616]                                 ;   552.0 p0+p3   41 next
        vpxor ymm9, ymm9, ymm7                                         ;   552.5 p1      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   553.0 p5      41 next
        vpxor ymm14, ymm14, [rbp + 3808]                               ;   553.0 p0+p2   41 next
        vpand ymm13, ymm13, ymm11                                      ;   553.5 p1      41 next
        vpxor ymm1, ymm1, ymm0                                         ;   553.8 p5      41 next
        vpxor ymm10, ymm10, ymm13                                      ;   554.5 p0      41 next
        vpxor ymm10, ymm10, [rbp + 3936]                               ;   555.5 p1+p3   41 next
        vpxor ymm10, ymm10, [rbp + 3744]                               ;   556.5 p5+p2   41 next
        vpxor ymm3, ymm3, ymm14                                        ;   555.0 p0      41 next
        vpxor ymm14, ymm14, ymm10                                      ;   557.5 p1      41 next
        vmovdqu ymm15, [rbp + 3584]                                    ;   551.5 p3      41 next
        vmovdqu ymm0, [rbp + 2432]                                     ;   551.8 p2      50 next reload
        vpand ymm15, ymm15, ymm0                                       ;   557.8 p5      41 next
        vmovdqu ymm2, [rbp + 2944]                                     ;   552.5 p3      41 next
        vmovdqu ymm4, [rbp + 3200]                                     ;   552.8 p2      50 next reload
        vpand ymm2, ymm2, ymm4                                         ;   558.8 p0      41 next
        vmovdqu ymm6, [rbp + 3392]                                     ;   553.5 p3      41 next
        vmovdqu ymm7, [rbp + 2368]                                     ;   553.8 p2      50 next reload
        vpand ymm6, ymm6, ymm7                                         ;   559.8 p1      41 next
        vmovdqu ymm10, [rbp + 2944]                                    ;   554.5 p3      41 next
        vmovdqu ymm11, [rbp + 3456]                                    ;   554.8 p2      50 next reload
        vpand ymm10, ymm10, ymm11                                      ;   560.8 p5      41 next
        vmovdqu ymm13, [rbp + 3584]                                    ;   555.5 p3      50 next reload
        vmovdqu [rbp + 3744], ymm1                                     ;   554.8 p7+p4   41 next spill
        vpand ymm1, ymm4, ymm13                                        ;   561.5 p0      41 next
        vpxor ymm15, ymm15, ymm4                                       ;   558.8 p1      41 next
        vmovdqu [rbp + 3936], ymm3                                     ;   556.0 p2+p4   41 next spill
        vpand ymm3, ymm4, ymm11                                        ;   560.8 p5      41 next
        vmovdqu [rbp + 3680], ymm14                                    ;   558.5 p7+p4   41 next spill
        vpand ymm14, ymm0, ymm7                                        ;   559.8 p0      41 next
        vmovdqu [rbp + 3648], ymm8                                     ;   557.8 p3+p4   41 next spill
        vpxor ymm8, ymm2, ymm6                                         ;   560.8 p1      41 next
        vpand ymm6, ymm6, ymm13                                        ;   561.5 p5      41 next
        vmovdqu [rbp + 3808], ymm12                                    ;   558.8 p2+p4   41 next spill
        vpxor ymm12, ymm1, ymm8                                        ;   562.5 p0      41 next
        vpxor ymm1, ymm1, ymm10                                        ;   562.5 p1      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   563.5 p5      41 next
        vpand ymm1, ymm1, [rbp + 3392]                                 ;   563.5 p0+p3   41 next
        vpxor ymm2, ymm2, ymm14                                        ;   564.5 p1      41 next
        vmovdqu [rbp + 3616], ymm5                                     ;   559.8 p7+p4   41 next spill
        vpxor ymm5, ymm3, ymm13                                        ;   561.8 p5      41 next
        vpxor ymm6, ymm6, ymm5                                         ;   562.8 p0      41 next
        vpand ymm5, ymm5, ymm7                                         ;   562.8 p1      41 next
        vmovdqu [rbp + 3776], ymm9                                     ;   560.8 p2+p4   41 next spill
        vpand ymm9, ymm11, [rbp + 3392]                                ;   561.8 p5+p3   41 next
        vpand ymm2, ymm2, ymm7                                         ;   565.5 p0      41 next
        vmovdqu [rbp + 3872], ymm12                                    ;   563.5 p7+p4   41 next spill
        vpand ymm12, ymm13, [rbp + 2944]                               ;   562.5 p1+p2   41 next
        vmovdqu [rbp + 3840], ymm15                                    ;   562.8 p3+p4   41 next spill
        vpxor ymm15, ymm9, ymm12                                       ;   563.5 p5      41 next
        vpor ymm9, ymm9, ymm3                                          ;   563.0 p0      41 next
        vpxor ymm3, ymm3, [rbp + 2944]                                 ;   563.5 p1+p2   41 next
        vpxor ymm12, ymm12, [rbp + 3392]                               ;   563.8 p5+p3   41 next
        vpxor ymm5, ymm5, ymm11                                        ;   564.0 p0      41 next
        vmovdqu [rbp + 3904], ymm15                                    ;   564.5 p7+p4   41 next spill
        vpand ymm15, ymm14, ymm13                                      ;   564.5 p1      41 next
        vpxor ymm9, ymm9, ymm15                                        ;   565.5 p5      41 next
        vmovdqu ymm15, [rbp + 3392]                                    ;   563.2 p2      50 next reload
        vmovdqu [rbp + 4000], ymm9                                     ;   566.5 p3+p4   41 next spill
        vpxor ymm9, ymm0, ymm15                                        ;   569.2 p0      41 next
        vpand ymm14, ymm14, ymm11                                      ;   565.5 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   566.5 p5      41 next
        vpxor ymm3, ymm3, ymm12                                        ;   566.0 p0      41 next
        vpand ymm10, ymm10, ymm9                                       ;   570.2 p1      41 next
        vpand ymm12, ymm12, [rbp + 2944]                               ;   566.8 p5+p2   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   571.2 p0      41 next
        vpand ymm5, ymm5, ymm7                                         ;   567.5 p1      41 next
        vmovdqu [rbp + 4032], ymm2                                     ;   567.5 p7+p4   41 next spill
        vpand ymm2, ymm4, ymm7                                         ;   567.8 p5      41 next
        vpand ymm15, ymm2, ymm9                                        ;   570.2 p0      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   568.8 p1      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   569.8 p5      41 next
        vpxor ymm2, ymm7, ymm11                                        ;   569.0 p0      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   571.2 p1      41 next
        vpxor ymm2, ymm8, ymm11                                        ;   569.8 p5      41 next
        vpand ymm2, ymm2, ymm0                                         ;   570.8 p0      41 next
        vpxor ymm6, ymm6, ymm12                                        ;   570.5 p1      41 next
        vpxor ymm1, ymm1, ymm2                                         ;   571.8 p5      41 next
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]     ;   568.5 p3      41 next reload
        vpxor ymm1, ymm1, ymm2                                         ;   574.5 p0      41 next
        vmovdqu ymm12, [rbp + 3904]                                    ;   569.0 p2      41 next reload
        vpxor ymm15, ymm15, ymm12                                      ;   575.0 p1      41 next
        vpxor ymm12, ymm12, ymm9                                       ;   575.0 p5      41 next
        vpand ymm15, ymm15, ymm7                                       ;   576.0 p0      41 next
        vpand ymm12, ymm12, ymm4                                       ;   576.0 p1      41 next
        vpxor ymm12, ymm12, ymm2                                       ;   577.0 p5      41 next
        vpand ymm2, ymm11, [rbp + 3840]                                ;   573.0 p0+p3   41 next
        vmovdqu [rbp + 3904], ymm1                                     ;   575.5 p7+p4   41 next spill
        vpand ymm1, ymm0, [rbp + 2944]                                 ;   573.5 p1+p2   41 next
        vpxor ymm14, ymm14, ymm1                                       ;   574.5 p5      41 next
        vmovdqu [rbp + 4064], ymm6                                     ;   571.8 p3+p4   41 next spill
        vpand ymm6, ymm11, ymm13                                       ;   574.0 p0      41 next
        vpand ymm9, ymm9, ymm6                                         ;   575.0 p1      41 next
        vpxor ymm6, ymm6, ymm1                                         ;   575.0 p5      41 next
        vpxor ymm1, ymm1, [rbp + 3392]                                 ;   575.0 p0+p2   41 next
        vpxor ymm15, ymm15, ymm6                                       ;   577.0 p1      41 next
        vmovdqu ymm6, [rbp + 2944]                                     ;   573.0 p3      50 next reload
        vpand ymm11, ymm7, ymm6                                        ;   579.0 p5      41 next
        vpand ymm7, ymm0, [rbp + 3392]                                 ;   576.0 p0+p2   41 next
        vpand ymm0, ymm8, ymm6                                         ;   579.0 p1      41 next
        vpxor ymm9, ymm9, ymm0                                         ;   580.0 p5      41 next
        vpxor ymm0, ymm7, ymm11                                        ;   580.0 p0      41 next
        vpand ymm7, ymm7, ymm1                                         ;   577.5 p1      41 next
        vpand ymm1, ymm1, ymm13                                        ;   577.8 p5      41 next
        vpand ymm8, ymm8, [rbp + 3392]                                 ;   578.0 p0+p3   41 next
        vpand ymm6, ymm4, ymm0                                         ;   581.0 p1      41 next
        vpxor ymm0, ymm0, ymm2                                         ;   581.0 p5      41 next
        vpxor ymm2, ymm2, ymm12                                        ;   579.0 p0      41 next
        vpxor ymm11, ymm11, ymm2                                       ;   580.0 p1      41 next
        vpxor ymm10, ymm10, ymm0                                       ;   582.0 p5      41 next
        vpxor ymm6, ymm6, [rbp + 3872]                                 ;   582.0 p0+p2   41 next
        vpxor ymm5, ymm5, ymm11                                        ;   581.0 p1      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   583.0 p5      41 next
        vpxor ymm14, ymm14, ymm6                                       ;   583.0 p0      41 next
        vpxor ymm1, ymm1, ymm8                                         ;   581.5 p1      41 next
        vmovdqu ymm2, [rbp + 3840]                                     ;   577.8 p3      41 next
        vmovdqu ymm6, [rbp + 3392]                                     ;   578.0 p2      50 next reload
        vpand ymm2, ymm2, ymm6                                         ;   584.0 p5      41 next
        vmovdqu ymm8, [rbp + 2432]                                     ;   578.8 p3      50 next reload
        vpor ymm0, ymm0, ymm8                                          ;   584.8 p0      41 next
        vpxor ymm9, ymm9, ymm3                                         ;   584.0 p1      41 next
        vpxor ymm12, ymm12, ymm0                                       ;   585.8 p5      41 next
        vpxor ymm5, ymm5, [rbp + 4064]                                 ;   583.0 p0+p2   41 next
        vpxor ymm7, ymm7, ymm12                                        ;   586.8 p1      41 next
        vpxor ymm14, ymm14, [rbp + 3840]                               ;   584.0 p5+p3   41 next
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]     ;   580.5 p2      41 next reload
        vpxor ymm14, ymm14, ymm0                                       ;   586.5 p0      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   585.0 p1      41 next
        vpxor ymm7, ymm7, [rbp + 4000]                                 ;   587.8 p5+p3   41 next
        vpxor ymm1, ymm1, [rbp + 4032]                                 ;   585.0 p0+p2   41 next
        vpxor ymm4, ymm4, [rbp + 3776]                                 ;   585.5 p1+p3   41 next
        vpxor ymm9, ymm9, ymm4                                         ;   586.5 p5      41 next
        vmovdqu ymm2, [rbp + 3968]                                     ;   582.5 p2      41 next
        vpxor ymm2, ymm2, [rbp + 2368]                                 ;   588.5 p0+p3   41 next
        vpxor ymm3, ymm2, [rbp + 3904]                                 ;   589.5 p1+p2   41 next
        vpxor ymm8, ymm8, [rbp + 3616]                                 ;   586.8 p5+p3   41 next
        vpxor ymm14, ymm14, ymm8                                       ;   587.8 p0      41 next
        vpxor ymm13, ymm13, [rbp + 3808]                               ;   587.5 p1+p2   41 next
        vpxor ymm15, ymm15, ymm13                                      ;   588.5 p5      41 next
        vmovdqu ymm10, [rbp + 3648]                                    ;   585.0 p3      41 next
        vpxor ymm10, ymm10, [rbp + 3456]                               ;   591.0 p0+p2   41 next
        vpxor ymm5, ymm5, ymm10                                        ;   592.0 p1      41 next
        vpxor ymm6, ymm6, [rbp + 3680]                                 ;   588.8 p5+p3   41 next
        vpxor ymm7, ymm7, ymm6                                         ;   589.8 p0      41 next
        vmovdqu ymm11, [rbp + 3936]                                    ;   586.5 p2      41 next
        vpxor ymm11, ymm11, [rbp + 2944]                               ;   592.5 p1+p3   41 next
        vpxor ymm1, ymm1, ymm11                                        ;   593.5 p5      41 next
        vpxor ymm9, ymm9, [r10 + 4896]                                 ;   590.0 p0+p2   44 next
        vpxor ymm3, ymm3, [r10 + 4928]                                 ;   590.5 p1+p3   44 next
        vpxor ymm14, ymm14, [r10 + 4960]                               ;   590.8 p5+p2   44 next
        vpxor ymm15, ymm15, [r10 + 4992]                               ;   591.0 p0+p3   44 next
        vpxor ymm5, ymm5, [r10 + 5024]                                 ;   593.0 p1+p2   44 next
        vpxor ymm7, ymm7, [r10 + 5056]                                 ;   591.8 p5+p3   44 next
        vpxor ymm1, ymm1, [r10 + 5088]                                 ;   594.5 p0+p2   44 next
        vpxor ymm4, ymm4, [r10 + 4608]                                 ;   592.5 p1+p3   44 next
        vpxor ymm2, ymm2, [r10 + 4640]                                 ;   592.8 p5+p2   44 next
        vpxor ymm8, ymm8, [r10 + 4672]                                 ;   593.0 p0+p3   44 next
        vpxor ymm13, ymm13, [r10 + 4704]                               ;   593.5 p1+p2   44 next
        vpxor ymm10, ymm10, [r10 + 4736]                               ;   593.8 p5+p3   44 next
        vpxor ymm6, ymm6, [r10 + 4768]                                 ;   594.0 p0+p2   44 next
        vpxor ymm11, ymm11, [r10 + 4800]                               ;   594.5 p1+p3   44 next
        vmovdqu ymm12, [rbp + 3712]                                    ;   594.5 p2      44 next
        vpxor ymm12, ymm12, [r10 + 4832]                               ;   600.5 p5+p3   44 next
        vmovdqu [rbp + 3712], ymm5                                     ;   594.0 p7+p4   44 next spill
        vmovdqu ymm5, [rbp + 3744]                                     ;   595.5 p2      44 next
        vpxor ymm5, ymm5, [r10 + 4864]                                 ;   601.5 p0+p3   44 next
        vmovdqu [rbp + 3744], ymm3                                     ;   591.5 p7+p4   44 next spill
        vpxor ymm3, ymm8, ymm5                                         ;   602.5 p1      41 next
        vmovdqu [rbp + 2944], ymm7                                     ;   592.8 p7+p4   44 next spill
        vpxor ymm7, ymm4, ymm11                                        ;   595.8 p5      41 next
        vmovdqu [rbp + 3936], ymm9                                     ;   592.8 p7+p4   44 next spill
        vpxor ymm9, ymm8, ymm13                                        ;   596.0 p0      41 next
        vmovdqu [rbp + 3680], ymm1                                     ;   595.5 p7+p4   44 next spill
        vpand ymm1, ymm4, ymm2                                         ;   596.5 p1      41 next
        vmovdqu [rbp + 3392], ymm14                                    ;   594.8 p7+p4   44 next spill
        vpxor ymm14, ymm8, ymm12                                       ;   601.5 p5      41 next
        vpand ymm14, ymm14, ymm4                                       ;   602.5 p0      41 next
        vmovdqu [rbp + 3456], ymm15                                    ;   595.8 p7+p4   44 next spill
        vpxor ymm15, ymm11, ymm13                                      ;   597.5 p1      41 next
        vmovdqu [rbp + 3648], ymm5                                     ;   602.5 p2+p4   44 next spill
        vpand ymm5, ymm13, ymm9                                        ;   597.8 p5      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   598.8 p0      41 next
        vpand ymm5, ymm11, ymm6                                        ;   598.5 p1      41 next
        vpxor ymm5, ymm5, ymm0                                         ;   599.5 p5      41 next
        vpxor ymm14, ymm14, ymm5                                       ;   603.5 p0      41 next
        vmovdqu [rbp + 3808], ymm5                                     ;   600.5 p7+p4   41 next spill
        vpand ymm5, ymm7, ymm12                                        ;   601.5 p1      41 next
        vmovdqu [rbp + 3584], ymm7                                     ;   598.8 p3+p4   41 next spill
        vpand ymm7, ymm11, ymm13                                       ;   599.8 p5      41 next
        vmovdqu [rbp + 3616], ymm13                                    ;   599.8 p2+p4   44 next spill
        vpxor ymm13, ymm8, ymm2                                        ;   600.0 p0      41 next
        vmovdqu [rbp + 3904], ymm14                                    ;   604.5 p7+p4   41 next spill
        vpand ymm14, ymm15, ymm12                                      ;   601.5 p1      41 next
        vmovdqu [rbp + 2432], ymm14                                    ;   602.5 p3+p4   41 next spill
        vpand ymm14, ymm4, ymm6                                        ;   600.8 p5      41 next
        vpxor ymm14, ymm14, ymm2                                       ;   601.8 p0      41 next
        vpxor ymm5, ymm5, ymm14                                        ;   602.8 p1      41 next
        vmovdqu [rbp + 2368], ymm5                                     ;   603.8 p2+p4   41 next spill
        vpand ymm5, ymm6, ymm10                                        ;   601.8 p5      41 next
        vpxor ymm5, ymm5, ymm0                                         ;   602.8 p0      41 next
        vpand ymm0, ymm2, ymm3                                         ;   603.5 p1      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   604.5 p5      41 next
        vpand ymm0, ymm13, ymm12                                       ;   603.0 p0      41 next
        vpand ymm13, ymm13, ymm6                                       ;   603.5 p1      41 next
        vmovdqu [rbp + 3968], ymm5                                     ;   603.8 p7+p4   41 next spill
        vpand ymm5, ymm9, ymm6                                         ;   603.8 p5      41 next
        vpxor ymm14, ymm14, ymm5                                       ;   604.8 p0      41 next
        vpxor ymm14, ymm14, ymm0                                       ;   605.8 p1      41 next
        vpxor ymm14, ymm15, ymm14                                      ;   606.8 p5      41 next
        vpand ymm15, ymm15, ymm10                                      ;   605.0 p0      41 next
        vpor ymm5, ymm9, ymm2                                          ;   605.5 p1      41 next
        vpxor ymm5, ymm5, ymm7                                         ;   606.5 p5      41 next
        vpxor ymm13, ymm13, ymm15                                      ;   606.0 p0      41 next
        vpxor ymm15, ymm4, ymm2                                        ;   606.5 p1      41 next
        vpxor ymm7, ymm7, ymm4                                         ;   606.8 p5      41 next
        vpand ymm4, ymm4, [rbp + 3648]                                 ;   608.5 p0+p3   41 next
        vmovdqu [rbp + 3776], ymm5                                     ;   607.5 p2+p4   41 next spill
        vpand ymm5, ymm6, ymm3                                         ;   607.5 p1      41 next
        vpxor ymm0, ymm0, ymm5                                         ;   608.5 p5      41 next
        vmovdqu [rbp + 3200], ymm4                                     ;   609.5 p7+p4   41 next spill
        vpand ymm4, ymm2, ymm8                                         ;   608.0 p0      41 next
        vpxor ymm4, ymm4, ymm12                                        ;   609.0 p1      41 next
        vpxor ymm13, ymm13, ymm4                                       ;   610.0 p5      41 next
        vpand ymm4, ymm4, ymm8                                         ;   610.0 p0      41 next
        vpxor ymm0, ymm0, [rbp + 3904]                                 ;   610.5 p1+p3   41 next
        vmovdqu [rbp + 4032], ymm8                                     ;   606.8 p2+p4   44 next spill
        vpand ymm8, ymm11, ymm15                                       ;   609.8 p5      41 next
        vpand ymm15, ymm15, ymm10                                      ;   610.0 p0      41 next
        vpxor ymm15, ymm15, ymm1                                       ;   611.0 p1      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   612.0 p5      41 next
        vmovdqu ymm15, [rbp + 3648]                                    ;   606.5 p3      44 next reload
        vmovdqu [rbp + 4000], ymm8                                     ;   610.8 p7+p4   41 next spill
        vpand ymm8, ymm12, ymm15                                       ;   612.5 p0      41 next
        vpxor ymm0, ymm0, ymm8                                         ;   613.5 p1      41 next
        vpxor ymm8, ymm8, ymm6                                         ;   613.5 p5      41 next
        vpxor ymm14, ymm14, ymm5                                       ;   613.0 p0      41 next
        vmovdqu ymm5, [rel kasumi_encrypt_compact.T0_constants256]     ;   608.0 p2      41 next reload
        vpxor ymm14, ymm14, ymm5                                       ;   614.0 p1      41 next
        vpxor ymm4, ymm4, [rbp + 3968]                                 ;   612.8 p5+p3   41 next
        vpxor ymm4, ymm4, ymm1                                         ;   613.8 p0      41 next
        vpand ymm11, ymm11, ymm2                                       ;   613.5 p1      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   614.5 p5      41 next
        vpand ymm6, ymm6, ymm12                                        ;   614.0 p0      41 next
        vpand ymm5, ymm3, [rbp + 3616]                                 ;   614.5 p1+p2   41 next
        vpxor ymm13, ymm13, ymm5                                       ;   615.5 p5      41 next
        vpand ymm3, ymm3, ymm9                                         ;   615.0 p0      41 next
        vmovdqu ymm5, [rbp + 3584]                                     ;   610.5 p3      41 next reload
        vpand ymm9, ymm9, ymm5                                         ;   616.5 p1      41 next
        vpxor ymm6, ymm6, ymm9                                         ;   617.5 p5      41 next
        vmovdqu ymm9, [rbp + 3616]                                     ;   611.2 p2      44 next reload
        vmovdqu [rbp + 3840], ymm14                                    ;   615.0 p7+p4   41 next spill
        vpand ymm14, ymm5, ymm9                                        ;   617.2 p0      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   616.5 p1      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   618.5 p5      41 next
        vpand ymm12, ymm12, ymm10                                      ;   617.0 p0      41 next
        vpxor ymm12, ymm12, [rbp + 3200]                               ;   618.0 p1+p3   41 next
        vpxor ymm4, ymm4, ymm6                                         ;   619.5 p5      41 next
        vpxor ymm1, ymm1, ymm3                                         ;   618.0 p0      41 next
        vmovdqu ymm3, [rbp + 4032]                                     ;   613.5 p2      44 next reload
        vmovdqu [rbp + 3200], ymm4                                     ;   620.5 p7+p4   41 next spill
        vpand ymm4, ymm10, ymm3                                        ;   619.5 p1      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   620.5 p5      41 next
        vpxor ymm4, ymm12, [rbp + 4000]                                ;   619.0 p0+p3   41 next
        vpand ymm2, ymm2, ymm10                                        ;   619.5 p1      41 next
        vpxor ymm6, ymm6, [rbp + 3904]                                 ;   619.8 p5+p2   41 next
        vpxor ymm2, ymm2, ymm4                                         ;   620.5 p0      41 next
        vpxor ymm11, ymm11, ymm1                                       ;   620.5 p1      41 next
        vpxor ymm1, ymm1, ymm10                                        ;   620.8 p5      41 next
        vpxor ymm12, ymm12, [rbp + 2368]                               ;   621.0 p0+p3   41 next
        vpxor ymm14, ymm14, ymm8                                       ;   621.5 p1      41 next
        vpxor ymm4, ymm4, ymm14                                        ;   622.5 p5      41 next
        vpand ymm14, ymm10, ymm9                                       ;   622.0 p0      41 next
        vpand ymm10, ymm10, ymm15                                      ;   622.5 p1      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   623.0 p5      41 next
        vpxor ymm12, ymm12, ymm6                                       ;   624.0 p0      41 next
        vpxor ymm1, ymm1, [rbp + 3776]                                 ;   623.5 p1+p2   41 next
        vpxor ymm7, ymm7, ymm4                                         ;   623.8 p5      41 next
        vpand ymm8, ymm8, ymm15                                        ;   624.0 p0      41 next
        vpxor ymm4, ymm9, ymm10                                        ;   624.5 p1      41 next
        vpxor ymm1, ymm1, [rbp + 2368]                                 ;   624.8 p5+p3   41 next
        vpxor ymm14, ymm14, [rbp + 3808]                               ;   625.0 p0+p2   41 next
        vpxor ymm0, ymm0, ymm4                                         ;   625.5 p1      41 next
        vpxor ymm13, ymm13, ymm14                                      ;   626.0 p5      41 next
        vpxor ymm8, ymm8, [rbp + 3968]                                 ;   626.0 p0+p3   41 next
        vpand ymm5, ymm5, ymm15                                        ;   626.5 p1      41 next
        vpxor ymm9, ymm9, ymm11                                        ;   626.8 p5      41 next
        vpxor ymm2, ymm2, ymm5                                         ;   627.5 p0      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   628.5 p1      41 next
        vpxor ymm3, ymm3, [rbp + 2432]                                 ;   629.5 p5+p2   41 next
        vpxor ymm13, ymm13, ymm8                                       ;   628.0 p0      41 next
        vpxor ymm8, ymm8, ymm3                                         ;   630.5 p1      41 next
        vmovdqu ymm14, [rbp + 3456]                                    ;   621.8 p3      41 next
        vmovdqu ymm15, [rbp + 3392]                                    ;   622.0 p2      44 next reload
        vpand ymm14, ymm14, ymm15                                      ;   628.8 p5      41 next
        vmovdqu ymm2, [rbp + 3680]                                     ;   622.8 p3      41 next
        vmovdqu ymm3, [rbp + 3936]                                     ;   623.0 p2      44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   629.0 p0      41 next
        vmovdqu ymm4, [rbp + 2944]                                     ;   623.8 p3      41 next
        vmovdqu ymm5, [rbp + 3744]                                     ;   624.0 p2      44 next reload
        vpand ymm4, ymm4, ymm5                                         ;   630.0 p1      41 next
        vmovdqu ymm6, [rbp + 3680]                                     ;   624.8 p3      41 next
        vmovdqu ymm10, [rbp + 3712]                                    ;   625.0 p2      44 next reload
        vpand ymm6, ymm6, ymm10                                        ;   631.0 p5      41 next
        vmovdqu ymm11, [rbp + 3456]                                    ;   625.8 p3      44 next reload
        vmovdqu [rbp + 2432], ymm9                                     ;   627.8 p7+p4   41 next spill
        vpand ymm9, ymm3, ymm11                                        ;   631.8 p0      41 next
        vpxor ymm14, ymm14, ymm3                                       ;   630.5 p1      41 next
        vmovdqu [rbp + 4032], ymm13                                    ;   629.0 p2+p4   41 next spill
        vpand ymm13, ymm3, ymm10                                       ;   631.0 p5      41 next
        vmovdqu [rbp + 3616], ymm8                                     ;   631.5 p7+p4   41 next spill
        vpand ymm8, ymm15, ymm5                                        ;   631.0 p0      41 next
        vmovdqu [rbp + 3648], ymm1                                     ;   628.0 p3+p4   41 next spill
        vpxor ymm1, ymm2, ymm4                                         ;   631.5 p1      41 next
        vpand ymm4, ymm4, ymm11                                        ;   631.8 p5      41 next
        vmovdqu [rbp + 3584], ymm7                                     ;   629.0 p2+p4   41 next spill
        vpxor ymm7, ymm9, ymm1                                         ;   632.8 p0      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   632.8 p1      41 next
        vpxor ymm8, ymm8, ymm9                                         ;   633.8 p5      41 next
        vpand ymm9, ymm9, [rbp + 2944]                                 ;   633.8 p0+p3   41 next
        vpxor ymm2, ymm2, ymm8                                         ;   634.8 p1      41 next
        vmovdqu [rbp + 3968], ymm12                                    ;   630.0 p7+p4   41 next spill
        vpxor ymm12, ymm13, ymm11                                      ;   633.8 p5      41 next
        vpxor ymm4, ymm4, ymm12                                        ;   634.8 p0      41 next
        vpand ymm12, ymm12, ymm5                                       ;   634.8 p1      41 next
        vmovdqu [rbp + 3808], ymm0                                     ;   631.0 p2+p4   41 next spill
        vpand ymm0, ymm10, [rbp + 2944]                                ;   634.8 p5+p3   41 next
        vpand ymm2, ymm2, ymm5                                         ;   635.8 p0      41 next
        vmovdqu [rbp + 2368], ymm7                                     ;   633.8 p7+p4   41 next spill
        vpand ymm7, ymm11, [rbp + 3680]                                ;   635.5 p1+p2   41 next
        vmovdqu [rbp + 3776], ymm14                                    ;   633.0 p3+p4   41 next spill
        vpxor ymm14, ymm0, ymm7                                        ;   636.5 p5      41 next
        vpor ymm0, ymm0, ymm13                                         ;   636.0 p0      41 next
        vpxor ymm13, ymm13, [rbp + 3680]                               ;   636.5 p1+p2   41 next
        vpxor ymm7, ymm7, [rbp + 2944]                                 ;   636.8 p5+p3   41 next
        vpxor ymm12, ymm12, ymm10                                      ;   637.0 p0      41 next
        vmovdqu [rbp + 3904], ymm14                                    ;   637.5 p7+p4   41 next spill
        vpand ymm14, ymm8, ymm11                                       ;   637.5 p1      41 next
        vpxor ymm0, ymm0, ymm14                                        ;   638.5 p5      41 next
        vmovdqu ymm14, [rbp + 2944]                                    ;   633.5 p2      44 next reload
        vmovdqu [rbp + 4000], ymm0                                     ;   639.5 p3+p4   41 next spill
        vpxor ymm0, ymm15, ymm14                                       ;   639.5 p0      41 next
        vpand ymm8, ymm8, ymm10                                        ;   638.5 p1      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   638.8 p5      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   639.0 p0      41 next
        vpand ymm6, ymm6, ymm0                                         ;   640.5 p1      41 next
        vpand ymm7, ymm7, [rbp + 3680]                                 ;   639.8 p5+p2   41 next
        vpxor ymm6, ymm6, ymm12                                        ;   641.5 p0      41 next
        vpand ymm12, ymm12, ymm5                                       ;   640.5 p1      41 next
        vmovdqu [rbp + 4064], ymm2                                     ;   639.8 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm5                                         ;   640.8 p5      41 next
        vpand ymm14, ymm0, ymm2                                        ;   641.8 p0      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   641.8 p1      41 next
        vpxor ymm9, ymm9, ymm2                                         ;   642.8 p5      41 next
        vpxor ymm2, ymm5, ymm10                                        ;   642.0 p0      41 next
        vpxor ymm14, ymm14, ymm2                                       ;   643.0 p1      41 next
        vpxor ymm2, ymm1, ymm10                                        ;   642.8 p5      41 next
        vpand ymm2, ymm2, ymm15                                        ;   643.8 p0      41 next
        vpxor ymm4, ymm4, ymm7                                         ;   643.5 p1      41 next
        vpxor ymm9, ymm9, ymm2                                         ;   644.8 p5      41 next
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]     ;   638.8 p3      41 next reload
        vpxor ymm9, ymm9, ymm2                                         ;   645.8 p0      41 next
        vmovdqu ymm7, [rbp + 3904]                                     ;   639.2 p2      41 next reload
        vpxor ymm14, ymm14, ymm7                                       ;   645.2 p1      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   645.2 p5      41 next
        vpand ymm14, ymm14, ymm5                                       ;   646.2 p0      41 next
        vpand ymm7, ymm7, ymm3                                         ;   646.2 p1      41 next
        vpxor ymm7, ymm7, ymm2                                         ;   647.2 p5      41 next
        vpand ymm2, ymm10, [rbp + 3776]                                ;   646.0 p0+p3   41 next
        vmovdqu [rbp + 3904], ymm9                                     ;   646.8 p7+p4   41 next spill
        vpand ymm9, ymm15, [rbp + 3680]                                ;   646.5 p1+p2   41 next
        vpxor ymm8, ymm8, ymm9                                         ;   647.5 p5      41 next
        vmovdqu [rbp + 3872], ymm4                                     ;   644.5 p3+p4   41 next spill
        vpand ymm4, ymm10, ymm11                                       ;   647.0 p0      41 next
        vpand ymm0, ymm0, ymm4                                         ;   648.0 p1      41 next
        vpxor ymm4, ymm4, ymm9                                         ;   648.0 p5      41 next
        vpxor ymm9, ymm9, [rbp + 2944]                                 ;   648.0 p0+p2   41 next
        vpxor ymm14, ymm14, ymm4                                       ;   649.0 p1      41 next
        vmovdqu ymm4, [rbp + 3680]                                     ;   643.2 p3      44 next reload
        vpand ymm10, ymm5, ymm4                                        ;   649.2 p5      41 next
        vpand ymm5, ymm15, [rbp + 2944]                                ;   649.0 p0+p2   41 next
        vpand ymm15, ymm1, ymm4                                        ;   649.5 p1      41 next
        vpxor ymm0, ymm0, ymm15                                        ;   650.5 p5      41 next
        vpxor ymm15, ymm5, ymm10                                       ;   650.2 p0      41 next
        vpand ymm5, ymm5, ymm9                                         ;   650.5 p1      41 next
        vpand ymm9, ymm9, ymm11                                        ;   650.8 p5      41 next
        vpand ymm1, ymm1, [rbp + 2944]                                 ;   651.0 p0+p3   41 next
        vpand ymm4, ymm3, ymm15                                        ;   651.5 p1      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   651.8 p5      41 next
        vpxor ymm2, ymm2, ymm7                                         ;   652.0 p0      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   653.0 p1      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   652.8 p5      41 next
        vpxor ymm4, ymm4, [rbp + 2368]                                 ;   653.0 p0+p2   41 next
        vpxor ymm12, ymm12, ymm10                                      ;   654.0 p1      41 next
        vpxor ymm13, ymm13, ymm6                                       ;   653.8 p5      41 next
        vpxor ymm8, ymm8, ymm4                                         ;   654.0 p0      41 next
        vpxor ymm9, ymm9, ymm1                                         ;   654.5 p1      41 next
        vmovdqu ymm1, [rbp + 3776]                                     ;   648.0 p3      41 next
        vmovdqu ymm2, [rbp + 2944]                                     ;   648.2 p2      44 next reload
        vpand ymm1, ymm1, ymm2                                         ;   654.8 p5      41 next
        vmovdqu ymm4, [rbp + 3392]                                     ;   649.0 p3      44 next reload
        vpor ymm15, ymm15, ymm4                                        ;   655.0 p0      41 next
        vpxor ymm0, ymm0, ymm13                                        ;   655.5 p1      41 next
        vpxor ymm7, ymm7, ymm15                                        ;   656.0 p5      41 next
        vpxor ymm12, ymm12, [rbp + 3872]                               ;   656.0 p0+p2   41 next
        vpxor ymm5, ymm5, ymm7                                         ;   657.0 p1      41 next
        vpxor ymm8, ymm8, [rbp + 3776]                                 ;   656.8 p5+p3   41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   650.8 p2      41 next reload
        vpxor ymm8, ymm8, ymm15                                        ;   657.8 p0      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   657.5 p1      41 next
        vpxor ymm5, ymm5, [rbp + 4000]                                 ;   658.0 p5+p3   41 next
        vpxor ymm9, ymm9, [rbp + 4064]                                 ;   658.0 p0+p2   41 next
        vpxor ymm3, ymm3, [rbp + 3808]                                 ;   658.5 p1+p3   41 next
        vpxor ymm0, ymm0, ymm3                                         ;   659.5 p5      41 next
        vmovdqu ymm1, [rbp + 3840]                                     ;   652.8 p2      41 next
        vpxor ymm1, ymm1, [rbp + 3744]                                 ;   659.0 p0+p3   41 next
        vpxor ymm6, ymm1, [rbp + 3904]                                 ;   660.0 p1+p2   41 next
        vpxor ymm4, ymm4, [rbp + 3968]                                 ;   659.8 p5+p3   41 next
        vpxor ymm8, ymm8, ymm4                                         ;   660.8 p0      41 next
        vpxor ymm11, ymm11, [rbp + 3584]                               ;   660.5 p1+p2   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   661.5 p5      41 next
        vmovdqu ymm7, [rbp + 3648]                                     ;   655.2 p3      41 next
        vpxor ymm7, ymm7, [rbp + 3712]                                 ;   661.2 p0+p2   41 next
        vpxor ymm12, ymm12, ymm7                                       ;   662.2 p1      41 next
        vpxor ymm2, ymm2, [rbp + 3616]                                 ;   661.8 p5+p3   41 next
        vpxor ymm5, ymm5, ymm2                                         ;   662.8 p0      41 next
        vmovdqu ymm10, [rbp + 4032]                                    ;   656.8 p2      41 next
        vpxor ymm10, ymm10, [rbp + 3680]                               ;   662.8 p1+p3   41 next
        vpxor ymm9, ymm9, ymm10                                        ;   663.8 p5      41 next
        vmovdqu ymm13, [rbp + 2720]                                    ;   657.8 p2     108 r reload
        vpxor ymm3, ymm3, ymm13                                        ;   663.8 p0      50 next
        vpxor ymm1, ymm1, [rbp + 2752]                                 ;   663.5 p1+p3   50 next
        vpxor ymm4, ymm4, [rbp + 2784]                                 ;   663.8 p5+p2   50 next
        vpxor ymm11, ymm11, [rbp + 3008]                               ;   664.0 p0+p3   50 next
        vpxor ymm7, ymm7, [rbp + 3488]                                 ;   664.5 p1+p2   50 next
        vpxor ymm2, ymm2, [rbp + 2976]                                 ;   664.8 p5+p3   50 next
        vpxor ymm10, ymm10, [rbp + 3424]                               ;   665.0 p0+p2   50 next
        vpxor ymm0, ymm0, [rbp + 3328]                                 ;   665.5 p1+p3   50 next
        vpxor ymm6, ymm6, [rbp + 3072]                                 ;   665.8 p5+p2   50 next
        vpxor ymm8, ymm8, [rbp + 3040]                                 ;   666.0 p0+p3   50 next
        vpxor ymm14, ymm14, [rbp + 3264]                               ;   666.5 p1+p2   50 next
        vpxor ymm12, ymm12, [rbp + 3520]                               ;   666.8 p5+p3   50 next
        vpxor ymm5, ymm5, [rbp + 2816]                                 ;   667.0 p0+p2   50 next
        vpxor ymm9, ymm9, [rbp + 3104]                                 ;   667.5 p1+p3   50 next
        vmovdqu [rbp + 3680], ymm9                                     ;   668.5 p7+p4   50 next spill
        vmovdqu ymm9, [rbp + 3200]                                     ;   664.8 p2      50 next
        vpxor ymm9, ymm9, [rbp + 3136]                                 ;   670.8 p5+p3   50 next
        vmovdqu [rbp + 3200], ymm5                                     ;   668.0 p7+p4   50 next spill
        vmovdqu ymm5, [rbp + 2432]                                     ;   665.8 p2      50 next
        vpxor ymm5, ymm5, [rbp + 3360]                                 ;   671.8 p0+p3   50 next
        vmovdqu [rbp + 2432], ymm12                                    ;   667.8 p7+p4   50 next spill
        vpxor ymm12, ymm13, [r11 + 256]                                ;   668.5 p1+p2   50 next
        vmovdqu ymm13, [rbp + 2752]                                    ;   667.2 p3      50 next
        vpxor ymm13, ymm13, [r11 + 288]                                ;   673.2 p5+p2   50 next
        vmovdqu [rbp + 4032], ymm14                                    ;   667.5 p7+p4   50 next spill
        vmovdqu ymm14, [rbp + 2784]                                    ;   668.2 p3      50 next
        vpxor ymm14, ymm14, [r11 + 320]                                ;   674.2 p0+p2   50 next
        vmovdqu [rbp + 3616], ymm8                                     ;   667.0 p7+p4   50 next spill
        vmovdqu ymm8, [rbp + 3008]                                     ;   669.2 p3      50 next
        vpxor ymm8, ymm8, [r11 + 352]                                  ;   675.2 p1+p2   50 next
        vmovdqu [rbp + 2944], ymm6                                     ;   666.8 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 3488]                                     ;   670.2 p3      50 next
        vpxor ymm6, ymm6, [r11 + 384]                                  ;   676.2 p5+p2   50 next
        vmovdqu [rbp + 3712], ymm0                                     ;   666.5 p7+p4   50 next spill
        vmovdqu ymm0, [rbp + 2976]                                     ;   671.2 p3      50 next
        vpxor ymm0, ymm0, [r11 + 416]                                  ;   677.2 p0+p2   50 next
        vmovdqu [rbp + 3648], ymm5                                     ;   672.8 p7+p4   50 next spill
        vmovdqu ymm5, [rbp + 3424]                                     ;   672.2 p3      50 next
        vpxor ymm5, ymm5, [r11 + 448]                                  ;   678.2 p1+p2   50 next
        vmovdqu [rbp + 3584], ymm9                                     ;   671.8 p7+p4   50 next spill
        vmovdqu ymm9, [rbp + 3136]                                     ;   673.2 p3      50 next
        vpxor ymm9, ymm9, [r11 + 480]                                  ;   679.2 p5+p2   50 next
        vmovdqu [rbp + 3456], ymm10                                    ;   668.8 p7+p4   50 next spill
        vmovdqu ymm10, [rbp + 3360]                                    ;   674.2 p3      50 next
        vpxor ymm10, ymm10, [r11]                                      ;   680.2 p0+p2   50 next
        vmovdqu [rbp + 3968], ymm2                                     ;   669.8 p7+p4   50 next spill
        vmovdqu ymm2, [rbp + 3328]                                     ;   675.2 p3      50 next
        vpxor ymm2, ymm2, [r11 + 32]                                   ;   681.2 p1+p2   50 next
        vmovdqu [rbp + 3904], ymm7                                     ;   670.8 p7+p4   50 next spill
        vmovdqu ymm7, [rbp + 3072]                                     ;   676.2 p3      50 next
        vpxor ymm7, ymm7, [r11 + 64]                                   ;   682.2 p5+p2   50 next
        vmovdqu [rbp + 3392], ymm11                                    ;   671.8 p7+p4   50 next spill
        vmovdqu ymm11, [rbp + 3040]                                    ;   677.2 p3      50 next
        vpxor ymm11, ymm11, [r11 + 96]                                 ;   683.2 p0+p2   50 next
        vmovdqu [rbp + 3744], ymm4                                     ;   672.8 p7+p4   50 next spill
        vmovdqu ymm4, [rbp + 3264]                                     ;   678.2 p3      50 next
        vpxor ymm4, ymm4, [r11 + 128]                                  ;   684.2 p1+p2   50 next
        vmovdqu [rbp + 3840], ymm1                                     ;   673.8 p7+p4   50 next spill
        vmovdqu ymm1, [rbp + 3520]                                     ;   679.2 p3      50 next
        vpxor ymm1, ymm1, [r11 + 160]                                  ;   685.2 p5+p2   50 next
        vmovdqu [rbp + 3808], ymm3                                     ;   674.8 p7+p4   50 next spill
        vmovdqu ymm3, [rbp + 2816]                                     ;   680.2 p3      50 next
        vpxor ymm3, ymm3, [r11 + 192]                                  ;   686.2 p0+p2   50 next
        vmovdqu [rbp + 3936], ymm6                                     ;   677.2 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 3104]                                     ;   681.2 p3      50 next
        vpxor ymm6, ymm6, [r11 + 224]                                  ;   687.2 p1+p2   50 next
        vmovdqu [rbp + 4064], ymm13                                    ;   676.8 p7+p4   50 next spill
        vpxor ymm13, ymm2, ymm6                                        ;   688.2 p5      41 next
        vmovdqu [rbp + 4000], ymm0                                     ;   678.2 p7+p4   50 next spill
        vpxor ymm0, ymm9, ymm1                                         ;   686.2 p0      41 next
        vmovdqu [rbp + 3776], ymm12                                    ;   678.8 p7+p4   50 next spill
        vpxor ymm12, ymm2, ymm7                                        ;   683.2 p1      41 next
        vmovdqu [rbp + 3872], ymm5                                     ;   679.8 p7+p4   50 next spill
        vpand ymm5, ymm9, ymm10                                        ;   681.2 p5      41 next
        vmovdqu [rbp + 2368], ymm14                                    ;   680.8 p7+p4   50 next spill
        vpxor ymm14, ymm2, ymm3                                        ;   687.2 p0      41 next
        vpand ymm14, ymm14, ymm9                                       ;   688.2 p1      41 next
        vmovdqu [rbp + 4096], ymm8                                     ;   681.8 p7+p4   50 next spill
        vpxor ymm8, ymm1, ymm7                                         ;   686.2 p5      41 next
        vmovdqu [rbp + 4128], ymm6                                     ;   688.2 p3+p4   50 next spill
        vpand ymm6, ymm12, ymm7                                        ;   684.2 p0      41 next
        vpxor ymm5, ymm5, ymm6                                         ;   685.2 p1      41 next
        vpand ymm6, ymm1, ymm4                                         ;   686.2 p5      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   687.2 p0      41 next
        vpxor ymm14, ymm14, ymm6                                       ;   689.2 p1      41 next
        vmovdqu [rbp + 4160], ymm6                                     ;   688.2 p2+p4   41 next spill
        vpand ymm6, ymm0, ymm3                                         ;   687.2 p5      41 next
        vmovdqu [rbp + 4192], ymm0                                     ;   687.2 p7+p4   41 next spill
        vpand ymm0, ymm1, ymm7                                         ;   686.2 p0      41 next
        vmovdqu [rbp + 4224], ymm7                                     ;   685.8 p3+p4   50 next spill
        vpxor ymm7, ymm2, ymm10                                        ;   682.2 p1      41 next
        vmovdqu [rbp + 4256], ymm14                                    ;   690.2 p2+p4   41 next spill
        vpand ymm14, ymm9, ymm4                                        ;   685.2 p5      41 next
        vpxor ymm14, ymm14, ymm10                                      ;   686.2 p0      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   688.2 p1      41 next
        vmovdqu [rbp + 4288], ymm6                                     ;   689.2 p7+p4   41 next spill
        vpand ymm6, ymm8, ymm3                                         ;   687.2 p5      41 next
        vmovdqu [rbp + 4320], ymm6                                     ;   688.8 p3+p4   41 next spill
        vpand ymm6, ymm4, ymm11                                        ;   685.2 p0      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   686.2 p1      41 next
        vpand ymm15, ymm10, ymm13                                      ;   689.2 p5      41 next
        vpxor ymm0, ymm0, ymm15                                        ;   690.2 p0      41 next
        vpand ymm15, ymm7, ymm3                                        ;   687.2 p1      41 next
        vpand ymm7, ymm7, ymm4                                         ;   685.2 p5      41 next
        vmovdqu [rbp + 4352], ymm6                                     ;   689.8 p2+p4   41 next spill
        vpand ymm6, ymm12, ymm4                                        ;   685.2 p0      41 next
        vpxor ymm14, ymm14, ymm6                                       ;   687.2 p1      41 next
        vpxor ymm14, ymm14, ymm15                                      ;   688.2 p5      41 next
        vpxor ymm14, ymm8, ymm14                                       ;   689.2 p0      41 next
        vpand ymm8, ymm8, ymm11                                        ;   687.2 p1      41 next
        vpor ymm6, ymm12, ymm10                                        ;   684.2 p5      41 next
        vpxor ymm6, ymm6, ymm0                                         ;   691.2 p0      41 next
        vpxor ymm7, ymm7, ymm8                                         ;   688.2 p1      41 next
        vpxor ymm8, ymm9, ymm10                                        ;   685.2 p5      41 next
        vpxor ymm0, ymm0, ymm9                                         ;   691.2 p0      41 next
        vpand ymm9, ymm9, [rbp + 4128]                                 ;   694.2 p1+p3   41 next
        vmovdqu [rbp + 4384], ymm6                                     ;   692.2 p7+p4   41 next spill
        vpand ymm6, ymm4, ymm13                                        ;   689.2 p5      41 next
        vpxor ymm15, ymm15, ymm6                                       ;   690.2 p0      41 next
        vmovdqu [rbp + 4416], ymm9                                     ;   695.2 p2+p4   41 next spill
        vpand ymm9, ymm10, ymm2                                        ;   687.0 p1      41 next
        vpxor ymm9, ymm9, ymm3                                         ;   688.0 p5      41 next
        vpxor ymm7, ymm7, ymm9                                         ;   689.2 p0      41 next
        vpand ymm9, ymm9, ymm2                                         ;   689.0 p1      41 next
        vpxor ymm15, ymm15, [rbp + 4256]                               ;   696.2 p5+p3   41 next
        vmovdqu [rbp + 4448], ymm2                                     ;   692.8 p7+p4   50 next spill
        vpand ymm2, ymm8, ymm1                                         ;   688.8 p0      41 next
        vpand ymm8, ymm8, ymm11                                        ;   689.0 p1      41 next
        vpxor ymm8, ymm8, ymm5                                         ;   690.0 p5      41 next
        vpxor ymm6, ymm6, ymm8                                         ;   691.0 p0      41 next
        vmovdqu ymm8, [rbp + 4128]                                     ;   688.8 p2      50 next reload
        vmovdqu [rbp + 4480], ymm2                                     ;   693.8 p3+p4   41 next spill
        vpand ymm2, ymm3, ymm8                                         ;   694.8 p1      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   697.2 p5      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   695.8 p0      41 next
        vpxor ymm14, ymm14, ymm6                                       ;   692.0 p1      41 next
        vmovdqu ymm6, [rel kasumi_encrypt_compact.T0_constants256]     ;   690.2 p2      41 next reload
        vpxor ymm14, ymm14, ymm6                                       ;   696.2 p5      41 next
        vpxor ymm9, ymm9, [rbp + 4352]                                 ;   695.8 p0+p3   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   696.8 p1      41 next
        vpand ymm1, ymm1, ymm10                                        ;   692.2 p5      41 next
        vpxor ymm1, ymm1, ymm7                                         ;   693.2 p0      41 next
        vpand ymm4, ymm4, ymm3                                         ;   693.0 p1      41 next
        vpand ymm6, ymm13, [rbp + 4224]                                ;   693.2 p5+p2   41 next
        vpxor ymm7, ymm7, ymm6                                         ;   694.2 p0      41 next
        vpand ymm13, ymm13, ymm12                                      ;   694.0 p1      41 next
        vmovdqu ymm6, [rbp + 4192]                                     ;   692.8 p3      41 next reload
        vpand ymm12, ymm12, ymm6                                       ;   698.8 p5      41 next
        vpxor ymm4, ymm4, ymm12                                        ;   699.8 p0      41 next
        vmovdqu ymm12, [rbp + 4224]                                    ;   693.5 p2      50 next reload
        vmovdqu [rbp + 4512], ymm14                                    ;   697.2 p7+p4   41 next spill
        vpand ymm14, ymm6, ymm12                                       ;   699.5 p1      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   695.2 p5      41 next
        vpxor ymm4, ymm4, ymm8                                         ;   700.8 p0      41 next
        vpand ymm3, ymm3, ymm11                                        ;   696.0 p1      41 next
        vpxor ymm3, ymm3, [rbp + 4416]                                 ;   701.2 p5+p3   41 next
        vpxor ymm9, ymm9, ymm4                                         ;   701.8 p0      41 next
        vpxor ymm5, ymm5, ymm13                                        ;   697.0 p1      41 next
        vmovdqu ymm13, [rbp + 4448]                                    ;   695.8 p2      50 next reload
        vmovdqu [rbp + 4416], ymm9                                     ;   702.8 p7+p4   41 next spill
        vpand ymm9, ymm11, ymm13                                       ;   701.8 p5      41 next
        vpxor ymm14, ymm14, ymm9                                       ;   702.8 p0      41 next
        vpxor ymm9, ymm3, [rbp + 4480]                                 ;   702.2 p1+p3   41 next
        vpand ymm10, ymm10, ymm11                                      ;   698.2 p5      41 next
        vpxor ymm4, ymm4, [rbp + 4256]                                 ;   701.8 p0+p2   41 next
        vpxor ymm10, ymm10, ymm9                                       ;   703.2 p1      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   699.2 p5      41 next
        vpxor ymm5, ymm5, ymm11                                        ;   699.8 p0      41 next
        vpxor ymm3, ymm3, [rbp + 4288]                                 ;   702.2 p1+p3   41 next
        vpxor ymm14, ymm14, ymm2                                       ;   703.8 p5      41 next
        vpxor ymm9, ymm9, ymm14                                        ;   704.8 p0      41 next
        vpand ymm14, ymm11, ymm12                                      ;   701.0 p1      41 next
        vpand ymm11, ymm11, ymm8                                       ;   701.2 p5      41 next
        vpxor ymm4, ymm4, ymm14                                        ;   702.8 p0      41 next
        vpxor ymm3, ymm3, ymm4                                         ;   703.8 p1      41 next
        vpxor ymm5, ymm5, [rbp + 4384]                                 ;   702.2 p5+p2   41 next
        vpxor ymm0, ymm0, ymm9                                         ;   705.8 p0      41 next
        vpand ymm2, ymm2, ymm8                                         ;   703.0 p1      41 next
        vpxor ymm11, ymm11, ymm12                                      ;   703.2 p5      41 next
        vpxor ymm5, ymm5, [rbp + 4288]                                 ;   703.8 p0+p3   41 next
        vpxor ymm15, ymm15, ymm11                                      ;   704.2 p1      41 next
        vpxor ymm14, ymm14, [rbp + 4160]                               ;   704.2 p5+p2   41 next
        vpxor ymm7, ymm7, ymm14                                        ;   705.2 p0      41 next
        vpxor ymm2, ymm2, [rbp + 4352]                                 ;   705.0 p1+p3   41 next
        vpand ymm6, ymm6, ymm8                                         ;   705.2 p5      41 next
        vpxor ymm1, ymm1, ymm12                                        ;   705.8 p0      41 next
        vpxor ymm10, ymm10, ymm6                                       ;   706.2 p1      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   707.2 p5      41 next
        vpxor ymm13, ymm13, [rbp + 4320]                               ;   708.2 p0+p2   41 next
        vpxor ymm7, ymm7, ymm2                                         ;   707.0 p1      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   709.2 p5      41 next
        vmovdqu ymm14, [rbp + 4096]                                    ;   704.0 p3      41 next
        vmovdqu ymm4, [rbp + 2368]                                     ;   704.2 p2      50 next reload
        vpand ymm14, ymm14, ymm4                                       ;   710.2 p0      41 next
        vmovdqu ymm6, [rbp + 3872]                                     ;   705.0 p3      41 next
        vmovdqu ymm8, [rbp + 3776]                                     ;   705.2 p2      50 next reload
        vpand ymm6, ymm6, ymm8                                         ;   711.2 p1      41 next
        vmovdqu ymm9, [rbp + 4000]                                     ;   706.0 p3      41 next
        vmovdqu ymm10, [rbp + 4064]                                    ;   706.2 p2      50 next reload
        vpand ymm9, ymm9, ymm10                                        ;   712.2 p5      41 next
        vmovdqu ymm11, [rbp + 3872]                                    ;   707.0 p3      41 next
        vmovdqu ymm12, [rbp + 3936]                                    ;   707.2 p2      50 next reload
        vpand ymm11, ymm11, ymm12                                      ;   713.2 p0      41 next
        vmovdqu ymm13, [rbp + 4096]                                    ;   708.0 p3      50 next reload
        vmovdqu [rbp + 4320], ymm1                                     ;   707.2 p7+p4   41 next spill
        vpand ymm1, ymm8, ymm13                                        ;   714.0 p1      41 next
        vpxor ymm14, ymm14, ymm8                                       ;   711.2 p5      41 next
        vmovdqu [rbp + 4448], ymm7                                     ;   708.2 p2+p4   41 next spill
        vpand ymm7, ymm8, ymm12                                        ;   713.2 p0      41 next
        vmovdqu [rbp + 4224], ymm2                                     ;   710.2 p7+p4   41 next spill
        vpand ymm2, ymm4, ymm10                                        ;   712.2 p1      41 next
        vmovdqu [rbp + 4128], ymm5                                     ;   710.2 p3+p4   41 next spill
        vpxor ymm5, ymm6, ymm9                                         ;   713.2 p5      41 next
        vpand ymm9, ymm9, ymm13                                        ;   714.0 p0      41 next
        vmovdqu [rbp + 4192], ymm0                                     ;   711.2 p2+p4   41 next spill
        vpxor ymm0, ymm1, ymm5                                         ;   715.0 p1      41 next
        vpxor ymm1, ymm1, ymm11                                        ;   715.0 p5      41 next
        vpxor ymm2, ymm2, ymm1                                         ;   716.0 p0      41 next
        vpand ymm1, ymm1, [rbp + 4000]                                 ;   716.0 p1+p3   41 next
        vpxor ymm6, ymm6, ymm2                                         ;   717.0 p5      41 next
        vmovdqu [rbp + 4352], ymm3                                     ;   712.2 p7+p4   41 next spill
        vpxor ymm3, ymm7, ymm13                                        ;   714.2 p0      41 next
        vpxor ymm9, ymm9, ymm3                                         ;   715.2 p1      41 next
        vpand ymm3, ymm3, ymm10                                        ;   715.2 p5      41 next
        vmovdqu [rbp + 4160], ymm15                                    ;   713.2 p2+p4   41 next spill
        vpand ymm15, ymm12, [rbp + 4000]                               ;   713.8 p0+p3   41 next
        vpand ymm6, ymm6, ymm10                                        ;   718.0 p1      41 next
        vmovdqu [rbp + 4288], ymm0                                     ;   716.0 p7+p4   41 next spill
        vpand ymm0, ymm13, [rbp + 3872]                                ;   714.2 p5+p2   41 next
        vmovdqu [rbp + 4384], ymm14                                    ;   715.2 p3+p4   41 next spill
        vpxor ymm14, ymm15, ymm0                                       ;   715.2 p0      41 next
        vpor ymm15, ymm15, ymm7                                        ;   715.0 p1      41 next
        vpxor ymm7, ymm7, [rbp + 3872]                                 ;   715.2 p5+p2   41 next
        vpxor ymm0, ymm0, [rbp + 4000]                                 ;   715.8 p0+p3   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   716.2 p1      41 next
        vmovdqu [rbp + 4256], ymm14                                    ;   716.2 p7+p4   41 next spill
        vpand ymm14, ymm2, ymm13                                       ;   717.0 p5      41 next
        vpxor ymm15, ymm15, ymm14                                      ;   718.0 p0      41 next
        vmovdqu ymm14, [rbp + 4000]                                    ;   715.8 p2      50 next reload
        vmovdqu [rbp + 4480], ymm15                                    ;   719.0 p3+p4   41 next spill
        vpxor ymm15, ymm4, ymm14                                       ;   721.8 p1      41 next
        vpand ymm2, ymm2, ymm12                                        ;   717.2 p5      41 next
        vpxor ymm6, ymm6, ymm7                                         ;   719.0 p0      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   718.0 p1      41 next
        vpand ymm11, ymm11, ymm15                                      ;   722.8 p5      41 next
        vpand ymm0, ymm0, [rbp + 3872]                                 ;   718.8 p0+p2   41 next
        vpxor ymm11, ymm11, ymm3                                       ;   723.8 p1      41 next
        vpand ymm3, ymm3, ymm10                                        ;   719.2 p5      41 next
        vmovdqu [rbp + 4544], ymm6                                     ;   720.0 p7+p4   41 next spill
        vpand ymm6, ymm8, ymm10                                        ;   719.8 p0      41 next
        vpand ymm14, ymm6, ymm15                                       ;   722.8 p1      41 next
        vpxor ymm6, ymm6, ymm7                                         ;   720.8 p5      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   721.8 p0      41 next
        vpxor ymm6, ymm10, ymm12                                       ;   721.0 p1      41 next
        vpxor ymm14, ymm14, ymm6                                       ;   723.8 p5      41 next
        vpxor ymm6, ymm5, ymm12                                        ;   721.8 p0      41 next
        vpand ymm6, ymm6, ymm4                                         ;   722.8 p1      41 next
        vpxor ymm9, ymm9, ymm0                                         ;   722.2 p5      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   723.8 p0      41 next
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]     ;   721.0 p3      41 next reload
        vpxor ymm1, ymm1, ymm0                                         ;   727.0 p1      41 next
        vmovdqu ymm6, [rbp + 4256]                                     ;   721.5 p2      41 next reload
        vpxor ymm14, ymm14, ymm6                                       ;   727.5 p5      41 next
        vpxor ymm6, ymm6, ymm15                                        ;   727.5 p0      41 next
        vpand ymm14, ymm14, ymm10                                      ;   728.5 p1      41 next
        vpand ymm6, ymm6, ymm8                                         ;   728.5 p5      41 next
        vpxor ymm6, ymm6, ymm0                                         ;   729.5 p0      41 next
        vpand ymm0, ymm12, [rbp + 4384]                                ;   725.0 p1+p3   41 next
        vmovdqu [rbp + 4256], ymm1                                     ;   728.0 p7+p4   41 next spill
        vpand ymm1, ymm4, [rbp + 3872]                                 ;   725.2 p5+p2   41 next
        vpxor ymm2, ymm2, ymm1                                         ;   726.2 p0      41 next
        vmovdqu [rbp + 4576], ymm9                                     ;   724.2 p3+p4   41 next spill
        vpand ymm9, ymm12, ymm13                                       ;   726.0 p1      41 next
        vpand ymm15, ymm15, ymm9                                       ;   727.0 p5      41 next
        vpxor ymm9, ymm9, ymm1                                         ;   727.0 p0      41 next
        vpxor ymm1, ymm1, [rbp + 4000]                                 ;   727.0 p1+p2   41 next
        vpxor ymm14, ymm14, ymm9                                       ;   729.5 p5      41 next
        vmovdqu ymm9, [rbp + 3872]                                     ;   725.5 p3      50 next reload
        vpand ymm12, ymm10, ymm9                                       ;   731.5 p0      41 next
        vpand ymm10, ymm4, [rbp + 4000]                                ;   728.0 p1+p2   41 next
        vpand ymm4, ymm5, ymm9                                         ;   731.5 p5      41 next
        vpxor ymm15, ymm15, ymm4                                       ;   732.5 p0      41 next
        vpxor ymm4, ymm10, ymm12                                       ;   732.5 p1      41 next
        vpand ymm10, ymm10, ymm1                                       ;   729.2 p5      41 next
        vpand ymm1, ymm1, ymm13                                        ;   729.8 p0      41 next
        vpand ymm5, ymm5, [rbp + 4000]                                 ;   730.0 p1+p3   41 next
        vpand ymm9, ymm8, ymm4                                         ;   733.5 p5      41 next
        vpxor ymm4, ymm4, ymm0                                         ;   733.5 p0      41 next
        vpxor ymm0, ymm0, ymm6                                         ;   731.0 p1      41 next
        vpxor ymm12, ymm12, ymm0                                       ;   732.5 p5      41 next
        vpxor ymm11, ymm11, ymm4                                       ;   734.5 p0      41 next
        vpxor ymm9, ymm9, [rbp + 4288]                                 ;   734.5 p1+p2   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   733.5 p5      41 next
        vpxor ymm7, ymm7, ymm11                                        ;   735.5 p0      41 next
        vpxor ymm2, ymm2, ymm9                                         ;   735.5 p1      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   733.2 p5      41 next
        vmovdqu ymm0, [rbp + 4384]                                     ;   730.2 p3      41 next
        vmovdqu ymm5, [rbp + 4000]                                     ;   730.5 p2      50 next reload
        vpand ymm0, ymm0, ymm5                                         ;   736.5 p0      41 next
        vmovdqu ymm9, [rbp + 2368]                                     ;   731.2 p3      50 next reload
        vpor ymm4, ymm4, ymm9                                          ;   737.2 p1      41 next
        vpxor ymm15, ymm15, ymm7                                       ;   736.5 p5      41 next
        vpxor ymm6, ymm6, ymm4                                         ;   738.2 p0      41 next
        vpxor ymm3, ymm3, [rbp + 4576]                                 ;   735.0 p1+p2   41 next
        vpxor ymm10, ymm10, ymm6                                       ;   739.2 p5      41 next
        vpxor ymm2, ymm2, [rbp + 4384]                                 ;   736.5 p0+p3   41 next
        vmovdqu ymm4, [rel kasumi_encrypt_compact.T0_constants256]     ;   733.0 p2      41 next reload
        vpxor ymm2, ymm2, ymm4                                         ;   739.0 p1      41 next
        vpxor ymm14, ymm14, ymm0                                       ;   737.5 p5      41 next
        vpxor ymm10, ymm10, [rbp + 4480]                               ;   740.2 p0+p3   41 next
        vpxor ymm1, ymm1, [rbp + 4544]                                 ;   737.0 p1+p2   41 next
        vpxor ymm8, ymm8, [rbp + 4160]                                 ;   737.2 p5+p3   41 next
        vpxor ymm15, ymm15, ymm8                                       ;   738.2 p0      41 next
        vmovdqu ymm0, [rbp + 4512]                                     ;   735.0 p2      41 next
        vpxor ymm0, ymm0, [rbp + 4064]                                 ;   741.0 p1+p3   41 next
        vpxor ymm6, ymm0, [rbp + 4256]                                 ;   742.0 p5+p2   41 next
        vpxor ymm9, ymm9, [rbp + 4352]                                 ;   738.8 p0+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   740.0 p1      41 next
        vpxor ymm13, ymm13, [rbp + 4192]                               ;   739.2 p5+p2   41 next
        vpxor ymm14, ymm14, ymm13                                      ;   740.2 p0      41 next
        vmovdqu ymm7, [rbp + 4128]                                     ;   737.5 p3      41 next
        vpxor ymm7, ymm7, [rbp + 3936]                                 ;   743.5 p1+p2   41 next
        vpxor ymm3, ymm3, ymm7                                         ;   744.5 p5      41 next
        vpxor ymm5, ymm5, [rbp + 4224]                                 ;   740.8 p0+p3   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   741.8 p1      41 next
        vmovdqu ymm11, [rbp + 4448]                                    ;   739.0 p2      41 next
        vpxor ymm11, ymm11, [rbp + 3872]                               ;   745.0 p5+p3   41 next
        vpxor ymm1, ymm1, ymm11                                        ;   746.0 p0      41 next
        vpxor ymm15, ymm15, [r10 + 4384]                               ;   742.0 p1+p2   44 next
        vpxor ymm6, ymm6, [r10 + 4416]                                 ;   743.0 p5+p3   44 next
        vpxor ymm2, ymm2, [r10 + 4448]                                 ;   742.8 p0+p2   44 next
        vpxor ymm14, ymm14, [r10 + 4480]                               ;   743.0 p1+p3   44 next
        vpxor ymm3, ymm3, [r10 + 4512]                                 ;   745.5 p5+p2   44 next
        vpxor ymm10, ymm10, [r10 + 4544]                               ;   743.8 p0+p3   44 next
        vpxor ymm1, ymm1, [r10 + 4576]                                 ;   747.0 p1+p2   44 next
        vpxor ymm8, ymm8, [r10 + 4096]                                 ;   744.2 p5+p3   44 next
        vpxor ymm0, ymm0, [r10 + 4128]                                 ;   744.8 p0+p2   44 next
        vpxor ymm9, ymm9, [r10 + 4160]                                 ;   745.0 p1+p3   44 next
        vpxor ymm13, ymm13, [r10 + 4192]                               ;   745.2 p5+p2   44 next
        vpxor ymm7, ymm7, [r10 + 4224]                                 ;   745.8 p0+p3   44 next
        vpxor ymm5, ymm5, [r10 + 4256]                                 ;   746.0 p1+p2   44 next
        vpxor ymm11, ymm11, [r10 + 4288]                               ;   746.5 p5+p3   44 next
        vmovdqu ymm12, [rbp + 4416]                                    ;   747.0 p2      44 next
        vpxor ymm12, ymm12, [r10 + 4320]                               ;   753.0 p0+p3   44 next
        vmovdqu [rbp + 4416], ymm3                                     ;   746.5 p7+p4   44 next spill
        vmovdqu ymm3, [rbp + 4320]                                     ;   748.0 p2      44 next
        vpxor ymm3, ymm3, [r10 + 4352]                                 ;   754.0 p1+p3   44 next
        vmovdqu [rbp + 4320], ymm6                                     ;   744.0 p7+p4   44 next spill
        vpxor ymm6, ymm9, ymm3                                         ;   755.0 p5      41 next
        vmovdqu [rbp + 3872], ymm10                                    ;   744.8 p7+p4   44 next spill
        vpxor ymm10, ymm8, ymm11                                       ;   747.8 p0      41 next
        vmovdqu [rbp + 4448], ymm15                                    ;   745.2 p7+p4   44 next spill
        vpxor ymm15, ymm9, ymm13                                       ;   748.0 p1      41 next
        vmovdqu [rbp + 4224], ymm1                                     ;   748.0 p7+p4   44 next spill
        vpand ymm1, ymm8, ymm0                                         ;   748.2 p5      41 next
        vmovdqu [rbp + 4000], ymm2                                     ;   747.2 p7+p4   44 next spill
        vpxor ymm2, ymm9, ymm12                                        ;   754.0 p0      41 next
        vpand ymm2, ymm2, ymm8                                         ;   755.0 p1      41 next
        vmovdqu [rbp + 3936], ymm14                                    ;   748.2 p7+p4   44 next spill
        vpxor ymm14, ymm11, ymm13                                      ;   749.2 p5      41 next
        vmovdqu [rbp + 4128], ymm3                                     ;   755.0 p2+p4   44 next spill
        vpand ymm3, ymm13, ymm15                                       ;   749.8 p0      41 next
        vpxor ymm1, ymm1, ymm3                                         ;   750.8 p1      41 next
        vpand ymm3, ymm11, ymm5                                        ;   750.2 p5      41 next
        vpxor ymm3, ymm3, ymm4                                         ;   751.2 p0      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   756.0 p1      41 next
        vmovdqu [rbp + 4192], ymm3                                     ;   752.2 p7+p4   41 next spill
        vpand ymm3, ymm10, ymm12                                       ;   754.0 p5      41 next
        vmovdqu [rbp + 4096], ymm10                                    ;   751.2 p3+p4   41 next spill
        vpand ymm10, ymm11, ymm13                                      ;   751.8 p0      41 next
        vmovdqu [rbp + 4352], ymm13                                    ;   752.2 p2+p4   44 next spill
        vpxor ymm13, ymm9, ymm0                                        ;   752.0 p1      41 next
        vmovdqu [rbp + 4256], ymm2                                     ;   757.0 p7+p4   41 next spill
        vpand ymm2, ymm14, ymm12                                       ;   754.0 p5      41 next
        vmovdqu [rbp + 2368], ymm2                                     ;   755.0 p3+p4   41 next spill
        vpand ymm2, ymm8, ymm5                                         ;   752.8 p0      41 next
        vpxor ymm2, ymm2, ymm0                                         ;   753.8 p1      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   755.0 p5      41 next
        vmovdqu [rbp + 4064], ymm3                                     ;   756.0 p2+p4   41 next spill
        vpand ymm3, ymm5, ymm7                                         ;   753.8 p0      41 next
        vpxor ymm3, ymm3, ymm4                                         ;   754.8 p1      41 next
        vpand ymm4, ymm0, ymm6                                         ;   756.0 p5      41 next
        vpxor ymm10, ymm10, ymm4                                       ;   757.0 p0      41 next
        vpand ymm4, ymm13, ymm12                                       ;   755.0 p1      41 next
        vpand ymm13, ymm13, ymm5                                       ;   755.2 p5      41 next
        vmovdqu [rbp + 4512], ymm3                                     ;   756.2 p7+p4   41 next spill
        vpand ymm3, ymm15, ymm5                                        ;   755.8 p0      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   756.8 p1      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   757.8 p5      41 next
        vpxor ymm2, ymm14, ymm2                                        ;   758.8 p0      41 next
        vpand ymm14, ymm14, ymm7                                       ;   757.0 p1      41 next
        vpor ymm3, ymm15, ymm0                                         ;   757.2 p5      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   758.2 p0      41 next
        vpxor ymm13, ymm13, ymm14                                      ;   758.0 p1      41 next
        vpxor ymm14, ymm8, ymm0                                        ;   758.2 p5      41 next
        vpxor ymm10, ymm10, ymm8                                       ;   758.8 p0      41 next
        vpand ymm8, ymm8, [rbp + 4128]                                 ;   761.0 p1+p3   41 next
        vmovdqu [rbp + 4160], ymm3                                     ;   759.2 p2+p4   41 next spill
        vpand ymm3, ymm5, ymm6                                         ;   759.2 p5      41 next
        vpxor ymm4, ymm4, ymm3                                         ;   760.2 p0      41 next
        vmovdqu [rbp + 3776], ymm8                                     ;   762.0 p7+p4   41 next spill
        vpand ymm8, ymm0, ymm9                                         ;   760.0 p1      41 next
        vpxor ymm8, ymm8, ymm12                                        ;   761.0 p5      41 next
        vpxor ymm13, ymm13, ymm8                                       ;   762.0 p0      41 next
        vpand ymm8, ymm8, ymm9                                         ;   762.0 p1      41 next
        vpxor ymm4, ymm4, [rbp + 4256]                                 ;   763.0 p5+p3   41 next
        vmovdqu [rbp + 4544], ymm9                                     ;   759.2 p2+p4   44 next spill
        vpand ymm9, ymm11, ymm14                                       ;   761.8 p0      41 next
        vpand ymm14, ymm14, ymm7                                       ;   762.0 p1      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   763.0 p5      41 next
        vpxor ymm3, ymm3, ymm14                                        ;   764.0 p0      41 next
        vmovdqu ymm14, [rbp + 4128]                                    ;   759.0 p3      44 next reload
        vmovdqu [rbp + 4480], ymm9                                     ;   762.8 p7+p4   41 next spill
        vpand ymm9, ymm12, ymm14                                       ;   765.0 p1      41 next
        vpxor ymm4, ymm4, ymm9                                         ;   766.0 p5      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   766.0 p0      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   765.0 p1      41 next
        vmovdqu ymm3, [rel kasumi_encrypt_compact.T0_constants256]     ;   760.5 p2      41 next reload
        vpxor ymm2, ymm2, ymm3                                         ;   766.5 p5      41 next
        vpxor ymm8, ymm8, [rbp + 4512]                                 ;   764.8 p0+p3   41 next
        vpxor ymm8, ymm8, ymm1                                         ;   765.8 p1      41 next
        vpand ymm11, ymm11, ymm0                                       ;   765.2 p5      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   766.2 p0      41 next
        vpand ymm5, ymm5, ymm12                                        ;   766.0 p1      41 next
        vpand ymm3, ymm6, [rbp + 4352]                                 ;   766.2 p5+p2   41 next
        vpxor ymm13, ymm13, ymm3                                       ;   767.2 p0      41 next
        vpand ymm6, ymm6, ymm15                                        ;   767.0 p1      41 next
        vmovdqu ymm3, [rbp + 4096]                                     ;   763.0 p3      41 next reload
        vpand ymm15, ymm15, ymm3                                       ;   769.0 p5      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   770.0 p0      41 next
        vmovdqu ymm15, [rbp + 4352]                                    ;   763.8 p2      44 next reload
        vmovdqu [rbp + 4384], ymm2                                     ;   767.5 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm15                                        ;   769.8 p1      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   768.2 p5      41 next
        vpxor ymm5, ymm5, ymm14                                        ;   771.0 p0      41 next
        vpand ymm12, ymm12, ymm7                                       ;   769.0 p1      41 next
        vpxor ymm12, ymm12, [rbp + 3776]                               ;   770.0 p5+p3   41 next
        vpxor ymm8, ymm8, ymm5                                         ;   772.0 p0      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   770.0 p1      41 next
        vmovdqu ymm6, [rbp + 4544]                                     ;   766.0 p2      44 next reload
        vmovdqu [rbp + 3776], ymm8                                     ;   773.0 p7+p4   41 next spill
        vpand ymm8, ymm7, ymm6                                         ;   772.0 p5      41 next
        vpxor ymm2, ymm2, ymm8                                         ;   773.0 p0      41 next
        vpxor ymm8, ymm12, [rbp + 4480]                                ;   771.0 p1+p3   41 next
        vpand ymm0, ymm0, ymm7                                         ;   771.2 p5      41 next
        vpxor ymm5, ymm5, [rbp + 4256]                                 ;   772.0 p0+p2   41 next
        vpxor ymm0, ymm0, ymm8                                         ;   772.2 p1      41 next
        vpxor ymm11, ymm11, ymm1                                       ;   772.2 p5      41 next
        vpxor ymm1, ymm1, ymm7                                         ;   772.8 p0      41 next
        vpxor ymm12, ymm12, [rbp + 4064]                               ;   773.0 p1+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   774.0 p5      41 next
        vpxor ymm8, ymm8, ymm2                                         ;   775.0 p0      41 next
        vpand ymm2, ymm7, ymm15                                        ;   774.0 p1      41 next
        vpand ymm7, ymm7, ymm14                                        ;   774.2 p5      41 next
        vpxor ymm5, ymm5, ymm2                                         ;   775.0 p0      41 next
        vpxor ymm12, ymm12, ymm5                                       ;   776.0 p1      41 next
        vpxor ymm1, ymm1, [rbp + 4160]                                 ;   775.2 p5+p2   41 next
        vpxor ymm10, ymm10, ymm8                                       ;   776.0 p0      41 next
        vpand ymm9, ymm9, ymm14                                        ;   776.0 p1      41 next
        vpxor ymm5, ymm15, ymm7                                        ;   776.2 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4064]                                 ;   776.8 p0+p3   41 next
        vpxor ymm2, ymm2, [rbp + 4192]                                 ;   777.0 p1+p2   41 next
        vpxor ymm4, ymm4, ymm5                                         ;   777.2 p5      41 next
        vpxor ymm13, ymm13, ymm2                                       ;   778.0 p0      41 next
        vpxor ymm9, ymm9, [rbp + 4512]                                 ;   778.0 p1+p3   41 next
        vpand ymm3, ymm3, ymm14                                        ;   778.2 p5      41 next
        vpxor ymm15, ymm15, ymm11                                      ;   778.8 p0      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   779.2 p1      41 next
        vpxor ymm6, ymm6, ymm0                                         ;   780.2 p5      41 next
        vpxor ymm6, ymm6, [rbp + 2368]                                 ;   781.2 p0+p2   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   780.0 p1      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   782.2 p5      41 next
        vmovdqu ymm14, [rbp + 3936]                                    ;   774.2 p3      41 next
        vmovdqu ymm0, [rbp + 4000]                                     ;   774.5 p2      44 next reload
        vpand ymm14, ymm14, ymm0                                       ;   780.8 p0      41 next
        vmovdqu ymm2, [rbp + 4224]                                     ;   775.2 p3      41 next
        vmovdqu ymm3, [rbp + 4448]                                     ;   775.5 p2      44 next reload
        vpand ymm2, ymm2, ymm3                                         ;   781.5 p1      41 next
        vmovdqu ymm5, [rbp + 3872]                                     ;   776.2 p3      41 next
        vmovdqu ymm6, [rbp + 4320]                                     ;   776.5 p2      44 next reload
        vpand ymm5, ymm5, ymm6                                         ;   782.5 p5      41 next
        vmovdqu ymm7, [rbp + 4224]                                     ;   777.2 p3      41 next
        vmovdqu ymm8, [rbp + 4416]                                     ;   777.5 p2      44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   783.5 p0      41 next
        vmovdqu ymm11, [rbp + 3936]                                    ;   778.2 p3      44 next reload
        vmovdqu [rbp + 2368], ymm15                                    ;   779.8 p7+p4   41 next spill
        vpand ymm15, ymm3, ymm11                                       ;   784.2 p1      41 next
        vpxor ymm14, ymm14, ymm3                                       ;   782.2 p5      41 next
        vmovdqu [rbp + 4544], ymm13                                    ;   781.0 p2+p4   41 next spill
        vpand ymm13, ymm3, ymm8                                        ;   783.5 p0      41 next
        vmovdqu [rbp + 4352], ymm9                                     ;   783.2 p7+p4   41 next spill
        vpand ymm9, ymm0, ymm6                                         ;   783.0 p1      41 next
        vmovdqu [rbp + 4128], ymm1                                     ;   780.5 p3+p4   41 next spill
        vpxor ymm1, ymm2, ymm5                                         ;   783.5 p5      41 next
        vpand ymm5, ymm5, ymm11                                        ;   784.2 p0      41 next
        vmovdqu [rbp + 4096], ymm10                                    ;   781.5 p2+p4   41 next spill
        vpxor ymm10, ymm15, ymm1                                       ;   785.2 p1      41 next
        vpxor ymm15, ymm15, ymm7                                       ;   785.2 p5      41 next
        vpxor ymm9, ymm9, ymm15                                        ;   786.2 p0      41 next
        vpand ymm15, ymm15, [rbp + 3872]                               ;   786.2 p1+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   787.2 p5      41 next
        vmovdqu [rbp + 4512], ymm12                                    ;   782.5 p7+p4   41 next spill
        vpxor ymm12, ymm13, ymm11                                      ;   785.8 p0      41 next
        vpxor ymm5, ymm5, ymm12                                        ;   786.8 p1      41 next
        vpand ymm12, ymm12, ymm6                                       ;   786.8 p5      41 next
        vmovdqu [rbp + 4192], ymm4                                     ;   783.5 p2+p4   41 next spill
        vpand ymm4, ymm8, [rbp + 3872]                                 ;   786.8 p0+p3   41 next
        vpand ymm2, ymm2, ymm6                                         ;   788.2 p1      41 next
        vmovdqu [rbp + 4064], ymm10                                    ;   786.2 p7+p4   41 next spill
        vpand ymm10, ymm11, [rbp + 4224]                               ;   787.2 p5+p2   41 next
        vmovdqu [rbp + 4160], ymm14                                    ;   785.5 p3+p4   41 next spill
        vpxor ymm14, ymm4, ymm10                                       ;   788.2 p0      41 next
        vpor ymm4, ymm4, ymm13                                         ;   788.0 p1      41 next
        vpxor ymm13, ymm13, [rbp + 4224]                               ;   788.2 p5+p2   41 next
        vpxor ymm10, ymm10, [rbp + 3872]                               ;   788.8 p0+p3   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   789.0 p1      41 next
        vmovdqu [rbp + 4256], ymm14                                    ;   789.2 p7+p4   41 next spill
        vpand ymm14, ymm9, ymm11                                       ;   789.2 p5      41 next
        vpxor ymm4, ymm4, ymm14                                        ;   790.2 p0      41 next
        vmovdqu ymm14, [rbp + 3872]                                    ;   786.0 p2      44 next reload
        vmovdqu [rbp + 4480], ymm4                                     ;   791.2 p3+p4   41 next spill
        vpxor ymm4, ymm0, ymm14                                        ;   792.0 p1      41 next
        vpand ymm9, ymm9, ymm8                                         ;   790.2 p5      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   790.8 p0      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   791.0 p1      41 next
        vpand ymm7, ymm7, ymm4                                         ;   793.0 p5      41 next
        vpand ymm10, ymm10, [rbp + 4224]                               ;   791.8 p0+p2   41 next
        vpxor ymm7, ymm7, ymm12                                        ;   794.0 p1      41 next
        vpand ymm12, ymm12, ymm6                                       ;   792.2 p5      41 next
        vmovdqu [rbp + 4576], ymm2                                     ;   791.8 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm6                                         ;   792.8 p0      41 next
        vpand ymm14, ymm2, ymm4                                        ;   793.8 p1      41 next
        vpxor ymm2, ymm2, ymm13                                        ;   793.8 p5      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   794.8 p0      41 next
        vpxor ymm2, ymm6, ymm8                                         ;   794.0 p1      41 next
        vpxor ymm14, ymm14, ymm2                                       ;   795.0 p5      41 next
        vpxor ymm2, ymm1, ymm8                                         ;   794.8 p0      41 next
        vpand ymm2, ymm2, ymm0                                         ;   795.8 p1      41 next
        vpxor ymm5, ymm5, ymm10                                        ;   795.2 p5      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   796.8 p0      41 next
        vmovdqu ymm2, [rel kasumi_encrypt_compact.T0_constants256]     ;   791.2 p3      41 next reload
        vpxor ymm15, ymm15, ymm2                                       ;   797.8 p1      41 next
        vmovdqu ymm10, [rbp + 4256]                                    ;   791.8 p2      41 next reload
        vpxor ymm14, ymm14, ymm10                                      ;   797.8 p5      41 next
        vpxor ymm10, ymm10, ymm4                                       ;   797.8 p0      41 next
        vpand ymm14, ymm14, ymm6                                       ;   798.8 p1      41 next
        vpand ymm10, ymm10, ymm3                                       ;   798.8 p5      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   799.8 p0      41 next
        vpand ymm2, ymm8, [rbp + 4160]                                 ;   798.0 p1+p3   41 next
        vmovdqu [rbp + 4256], ymm15                                    ;   798.8 p7+p4   41 next spill
        vpand ymm15, ymm0, [rbp + 4224]                                ;   798.2 p5+p2   41 next
        vpxor ymm9, ymm9, ymm15                                        ;   799.2 p0      41 next
        vmovdqu [rbp + 4288], ymm5                                     ;   796.2 p3+p4   41 next spill
        vpand ymm5, ymm8, ymm11                                        ;   799.0 p1      41 next
        vpand ymm4, ymm4, ymm5                                         ;   800.0 p5      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   800.0 p0      41 next
        vpxor ymm15, ymm15, [rbp + 3872]                               ;   800.0 p1+p2   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   801.0 p5      41 next
        vmovdqu ymm5, [rbp + 4224]                                     ;   795.8 p3      44 next reload
        vpand ymm8, ymm6, ymm5                                         ;   801.8 p0      41 next
        vpand ymm6, ymm0, [rbp + 3872]                                 ;   801.0 p1+p2   41 next
        vpand ymm0, ymm1, ymm5                                         ;   801.8 p5      41 next
        vpxor ymm4, ymm4, ymm0                                         ;   802.8 p0      41 next
        vpxor ymm0, ymm6, ymm8                                         ;   802.8 p1      41 next
        vpand ymm6, ymm6, ymm15                                        ;   802.2 p5      41 next
        vpand ymm15, ymm15, ymm11                                      ;   802.8 p0      41 next
        vpand ymm1, ymm1, [rbp + 3872]                                 ;   803.0 p1+p3   41 next
        vpand ymm5, ymm3, ymm0                                         ;   803.8 p5      41 next
        vpxor ymm0, ymm0, ymm2                                         ;   803.8 p0      41 next
        vpxor ymm2, ymm2, ymm10                                        ;   804.0 p1      41 next
        vpxor ymm8, ymm8, ymm2                                         ;   805.0 p5      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   804.8 p0      41 next
        vpxor ymm5, ymm5, [rbp + 4064]                                 ;   805.0 p1+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   806.0 p5      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   805.8 p0      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   806.0 p1      41 next
        vpxor ymm15, ymm15, ymm1                                       ;   806.2 p5      41 next
        vmovdqu ymm1, [rbp + 4160]                                     ;   800.5 p3      41 next
        vmovdqu ymm2, [rbp + 3872]                                     ;   800.8 p2      44 next reload
        vpand ymm1, ymm1, ymm2                                         ;   806.8 p0      41 next
        vmovdqu ymm5, [rbp + 4000]                                     ;   801.5 p3      44 next reload
        vpor ymm0, ymm0, ymm5                                          ;   807.5 p1      41 next
        vpxor ymm4, ymm4, ymm13                                        ;   807.2 p5      41 next
        vpxor ymm10, ymm10, ymm0                                       ;   808.5 p0      41 next
        vpxor ymm12, ymm12, [rbp + 4288]                               ;   808.0 p1+p2   41 next
        vpxor ymm6, ymm6, ymm10                                        ;   809.5 p5      41 next
        vpxor ymm9, ymm9, [rbp + 4160]                                 ;   808.8 p0+p3   41 next
        vmovdqu ymm0, [rel kasumi_encrypt_compact.T0_constants256]     ;   803.2 p2      41 next reload
        vpxor ymm9, ymm9, ymm0                                         ;   809.8 p1      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   809.2 p5      41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                 ;   810.5 p0+p3   41 next
        vpxor ymm15, ymm15, [rbp + 4576]                               ;   810.0 p1+p2   41 next
        vpxor ymm3, ymm3, [rbp + 4192]                                 ;   810.2 p5+p3   41 next
        vpxor ymm4, ymm4, ymm3                                         ;   811.2 p0      41 next
        vmovdqu ymm1, [rbp + 4384]                                     ;   805.2 p2      41 next
        vpxor ymm1, ymm1, [rbp + 4320]                                 ;   811.2 p1+p3   41 next
        vpxor ymm7, ymm1, [rbp + 4256]                                 ;   812.2 p5+p2   41 next
        vpxor ymm5, ymm5, [rbp + 4512]                                 ;   811.8 p0+p3   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   812.8 p1      41 next
        vpxor ymm11, ymm11, [rbp + 4096]                               ;   812.2 p5+p2   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   813.2 p0      41 next
        vmovdqu ymm8, [rbp + 4128]                                     ;   807.8 p3      41 next
        vpxor ymm8, ymm8, [rbp + 4416]                                 ;   813.8 p1+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   814.8 p5      41 next
        vpxor ymm2, ymm2, [rbp + 4352]                                 ;   813.8 p0+p3   41 next
        vpxor ymm6, ymm6, ymm2                                         ;   814.8 p1      41 next
        vmovdqu ymm10, [rbp + 4544]                                    ;   809.2 p2      41 next
        vpxor ymm10, ymm10, [rbp + 4224]                               ;   815.2 p5+p3   41 next
        vpxor ymm15, ymm15, ymm10                                      ;   816.2 p0      41 next
        vmovdqu ymm13, [rbp + 3808]                                    ;   810.2 p2      50 next reload
        vpxor ymm3, ymm3, ymm13                                        ;   816.2 p1      50 next
        vpxor ymm1, ymm1, [rbp + 3840]                                 ;   815.2 p5+p3   50 next
        vpxor ymm5, ymm5, [rbp + 3744]                                 ;   815.8 p0+p2   50 next
        vpxor ymm11, ymm11, [rbp + 3392]                               ;   816.0 p1+p3   50 next
        vpxor ymm8, ymm8, [rbp + 3904]                                 ;   816.2 p5+p2   50 next
        vpxor ymm2, ymm2, [rbp + 3968]                                 ;   816.8 p0+p3   50 next
        vpxor ymm10, ymm10, [rbp + 3456]                               ;   817.0 p1+p2   50 next
        vpxor ymm4, ymm4, [rbp + 3712]                                 ;   817.2 p5+p3   50 next
        vpxor ymm7, ymm7, [rbp + 2944]                                 ;   817.8 p0+p2   50 next
        vpxor ymm9, ymm9, [rbp + 3616]                                 ;   818.0 p1+p3   50 next
        vpxor ymm14, ymm14, [rbp + 4032]                               ;   818.2 p5+p2   50 next
        vpxor ymm12, ymm12, [rbp + 2432]                               ;   818.8 p0+p3   50 next
        vpxor ymm6, ymm6, [rbp + 3200]                                 ;   819.0 p1+p2   50 next
        vpxor ymm15, ymm15, [rbp + 3680]                               ;   819.2 p5+p3   50 next
        vpxor ymm13, ymm13, [r11 + 608]                                ;   819.8 p0+p2   50 next
        vmovdqu [rbp + 3808], ymm15                                    ;   820.2 p7+p4   50 next spill
        vmovdqu ymm15, [rbp + 3776]                                    ;   817.8 p3      50 next
        vpxor ymm15, ymm15, [rbp + 3584]                               ;   823.8 p1+p2   50 next
        vmovdqu [rbp + 3776], ymm6                                     ;   820.0 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 2368]                                     ;   818.8 p3      50 next
        vpxor ymm6, ymm6, [rbp + 3648]                                 ;   824.8 p5+p2   50 next
        vmovdqu [rbp + 2368], ymm12                                    ;   819.8 p7+p4   50 next spill
        vmovdqu ymm12, [rbp + 3840]                                    ;   819.8 p3      50 next
        vpxor ymm12, ymm12, [r11 + 640]                                ;   825.8 p0+p2   50 next
        vmovdqu [rbp + 3840], ymm14                                    ;   819.2 p7+p4   50 next spill
        vmovdqu ymm14, [rbp + 3744]                                    ;   820.8 p3      50 next
        vpxor ymm14, ymm14, [r11 + 672]                                ;   826.8 p1+p2   50 next
        vmovdqu [rbp + 3744], ymm9                                     ;   819.0 p7+p4   50 next spill
        vmovdqu ymm9, [rbp + 3392]                                     ;   821.8 p3      50 next
        vpxor ymm9, ymm9, [r11 + 704]                                  ;   827.8 p5+p2   50 next
        vmovdqu [rbp + 3392], ymm7                                     ;   818.8 p7+p4   50 next spill
        vmovdqu ymm7, [rbp + 3904]                                     ;   822.8 p3      50 next
        vpxor ymm7, ymm7, [r11 + 736]                                  ;   828.8 p0+p2   50 next
        vmovdqu [rbp + 3904], ymm4                                     ;   818.5 p7+p4   50 next spill
        vmovdqu ymm4, [rbp + 3968]                                     ;   823.8 p3      50 next
        vpxor ymm4, ymm4, [r11 + 768]                                  ;   829.8 p1+p2   50 next
        vmovdqu [rbp + 3968], ymm6                                     ;   825.8 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 3456]                                     ;   824.8 p3      50 next
        vpxor ymm6, ymm6, [r11 + 800]                                  ;   830.8 p5+p2   50 next
        vmovdqu [rbp + 3456], ymm15                                    ;   824.8 p7+p4   50 next spill
        vmovdqu ymm15, [rbp + 3584]                                    ;   825.8 p3      50 next
        vpxor ymm15, ymm15, [r11 + 832]                                ;   831.8 p0+p2   50 next
        vmovdqu [rbp + 3584], ymm10                                    ;   821.5 p7+p4   50 next spill
        vmovdqu ymm10, [rbp + 3648]                                    ;   826.8 p3      50 next
        vpxor ymm10, ymm10, [r11 + 864]                                ;   832.8 p1+p2   50 next
        vmovdqu [rbp + 3648], ymm2                                     ;   822.5 p7+p4   50 next spill
        vmovdqu ymm2, [rbp + 3712]                                     ;   827.8 p3      50 next
        vpxor ymm2, ymm2, [r11 + 896]                                  ;   833.8 p5+p2   50 next
        vmovdqu [rbp + 3712], ymm8                                     ;   823.5 p7+p4   50 next spill
        vmovdqu ymm8, [rbp + 2944]                                     ;   828.8 p3      50 next
        vpxor ymm8, ymm8, [r11 + 928]                                  ;   834.8 p0+p2   50 next
        vmovdqu [rbp + 2944], ymm11                                    ;   824.5 p7+p4   50 next spill
        vmovdqu ymm11, [rbp + 3616]                                    ;   829.8 p3      50 next
        vpxor ymm11, ymm11, [r11 + 960]                                ;   835.8 p1+p2   50 next
        vmovdqu [rbp + 3616], ymm5                                     ;   825.5 p7+p4   50 next spill
        vmovdqu ymm5, [rbp + 4032]                                     ;   830.8 p3      50 next
        vpxor ymm5, ymm5, [r11 + 992]                                  ;   836.8 p5+p2   50 next
        vmovdqu [rbp + 4032], ymm1                                     ;   826.5 p7+p4   50 next spill
        vmovdqu ymm1, [rbp + 2432]                                     ;   831.8 p3      50 next
        vpxor ymm1, ymm1, [r11 + 512]                                  ;   837.8 p0+p2   50 next
        vmovdqu [rbp + 2432], ymm3                                     ;   827.5 p7+p4   50 next spill
        vmovdqu ymm3, [rbp + 3200]                                     ;   832.8 p3      50 next
        vpxor ymm3, ymm3, [r11 + 544]                                  ;   838.8 p1+p2   50 next
        vmovdqu [rbp + 3200], ymm7                                     ;   829.8 p7+p4   50 next spill
        vmovdqu ymm7, [rbp + 3680]                                     ;   833.8 p3      50 next
        vpxor ymm7, ymm7, [r11 + 576]                                  ;   839.8 p5+p2   50 next
        vmovdqu [rbp + 3680], ymm12                                    ;   829.5 p7+p4   50 next spill
        vpxor ymm12, ymm2, ymm7                                        ;   840.8 p0      41 next
        vmovdqu [rbp + 4224], ymm4                                     ;   830.8 p7+p4   50 next spill
        vpxor ymm4, ymm15, ymm1                                        ;   838.8 p1      41 next
        vmovdqu [rbp + 4544], ymm13                                    ;   831.5 p7+p4   50 next spill
        vpxor ymm13, ymm2, ymm8                                        ;   835.8 p5      41 next
        vmovdqu [rbp + 4352], ymm6                                     ;   832.5 p7+p4   50 next spill
        vpand ymm6, ymm15, ymm10                                       ;   833.8 p0      41 next
        vmovdqu [rbp + 3872], ymm14                                    ;   833.5 p7+p4   50 next spill
        vpxor ymm14, ymm2, ymm3                                        ;   839.8 p1      41 next
        vpand ymm14, ymm14, ymm15                                      ;   840.8 p5      41 next
        vmovdqu [rbp + 4416], ymm9                                     ;   834.5 p7+p4   50 next spill
        vpxor ymm9, ymm1, ymm8                                         ;   838.8 p0      41 next
        vmovdqu [rbp + 4128], ymm7                                     ;   840.8 p3+p4   50 next spill
        vpand ymm7, ymm13, ymm8                                        ;   836.8 p1      41 next
        vpxor ymm6, ymm6, ymm7                                         ;   837.8 p5      41 next
        vpand ymm7, ymm1, ymm5                                         ;   838.8 p0      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   839.8 p1      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   841.8 p5      41 next
        vmovdqu [rbp + 4096], ymm7                                     ;   840.8 p2+p4   41 next spill
        vpand ymm7, ymm4, ymm3                                         ;   839.8 p0      41 next
        vmovdqu [rbp + 3936], ymm4                                     ;   839.8 p7+p4   41 next spill
        vpand ymm4, ymm1, ymm8                                         ;   838.8 p1      41 next
        vmovdqu [rbp + 4512], ymm8                                     ;   838.5 p3+p4   50 next spill
        vpxor ymm8, ymm2, ymm10                                        ;   834.8 p5      41 next
        vmovdqu [rbp + 4000], ymm14                                    ;   842.8 p2+p4   41 next spill
        vpand ymm14, ymm15, ymm5                                       ;   837.8 p0      41 next
        vpxor ymm14, ymm14, ymm10                                      ;   838.8 p1      41 next
        vpxor ymm7, ymm7, ymm14                                        ;   840.8 p5      41 next
        vmovdqu [rbp + 4256], ymm7                                     ;   841.8 p7+p4   41 next spill
        vpand ymm7, ymm9, ymm3                                         ;   839.8 p0      41 next
        vmovdqu [rbp + 4320], ymm7                                     ;   841.5 p3+p4   41 next spill
        vpand ymm7, ymm5, ymm11                                        ;   837.8 p1      41 next
        vpxor ymm7, ymm7, ymm0                                         ;   838.8 p5      41 next
        vpand ymm0, ymm10, ymm12                                       ;   841.8 p0      41 next
        vpxor ymm4, ymm4, ymm0                                         ;   842.8 p1      41 next
        vpand ymm0, ymm8, ymm3                                         ;   839.8 p5      41 next
        vpand ymm8, ymm8, ymm5                                         ;   837.8 p0      41 next
        vmovdqu [rbp + 4384], ymm7                                     ;   842.5 p2+p4   41 next spill
        vpand ymm7, ymm13, ymm5                                        ;   837.8 p1      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   839.8 p5      41 next
        vpxor ymm14, ymm14, ymm0                                       ;   840.8 p0      41 next
        vpxor ymm14, ymm9, ymm14                                       ;   841.8 p1      41 next
        vpand ymm9, ymm9, ymm11                                        ;   839.8 p5      41 next
        vpor ymm7, ymm13, ymm10                                        ;   836.8 p0      41 next
        vpxor ymm7, ymm7, ymm4                                         ;   843.8 p1      41 next
        vpxor ymm8, ymm8, ymm9                                         ;   840.8 p5      41 next
        vpxor ymm9, ymm15, ymm10                                       ;   837.8 p0      41 next
        vpxor ymm4, ymm4, ymm15                                        ;   843.8 p1      41 next
        vpand ymm15, ymm15, [rbp + 4128]                               ;   846.8 p5+p3   41 next
        vmovdqu [rbp + 4192], ymm7                                     ;   844.8 p7+p4   41 next spill
        vpand ymm7, ymm5, ymm12                                        ;   841.8 p0      41 next
        vpxor ymm0, ymm0, ymm7                                         ;   842.8 p1      41 next
        vmovdqu [rbp + 4448], ymm15                                    ;   847.8 p2+p4   41 next spill
        vpand ymm15, ymm10, ymm2                                       ;   839.5 p5      41 next
        vpxor ymm15, ymm15, ymm3                                       ;   840.5 p0      41 next
        vpxor ymm8, ymm8, ymm15                                        ;   841.8 p1      41 next
        vpand ymm15, ymm15, ymm2                                       ;   841.5 p5      41 next
        vpxor ymm0, ymm0, [rbp + 4000]                                 ;   848.8 p0+p3   41 next
        vmovdqu [rbp + 4576], ymm2                                     ;   845.5 p7+p4   50 next spill
        vpand ymm2, ymm9, ymm1                                         ;   841.2 p1      41 next
        vpand ymm9, ymm9, ymm11                                        ;   841.5 p5      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   842.5 p0      41 next
        vpxor ymm7, ymm7, ymm9                                         ;   843.5 p1      41 next
        vmovdqu ymm9, [rbp + 4128]                                     ;   841.2 p2      50 next reload
        vmovdqu [rbp + 4480], ymm2                                     ;   846.5 p3+p4   41 next spill
        vpand ymm2, ymm3, ymm9                                         ;   847.2 p5      41 next
        vpxor ymm0, ymm0, ymm2                                         ;   849.8 p0      41 next
        vpxor ymm2, ymm2, ymm5                                         ;   848.2 p1      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   844.5 p5      41 next
        vmovdqu ymm7, [rel kasumi_encrypt_compact.T0_constants256]     ;   842.8 p2      41 next reload
        vpxor ymm14, ymm14, ymm7                                       ;   848.8 p0      41 next
        vpxor ymm15, ymm15, [rbp + 4384]                               ;   848.5 p1+p3   41 next
        vpxor ymm15, ymm15, ymm6                                       ;   849.5 p5      41 next
        vpand ymm1, ymm1, ymm10                                        ;   844.8 p0      41 next
        vpxor ymm1, ymm1, ymm8                                         ;   845.8 p1      41 next
        vpand ymm5, ymm5, ymm3                                         ;   845.5 p5      41 next
        vpand ymm7, ymm12, [rbp + 4512]                                ;   845.8 p0+p2   41 next
        vpxor ymm8, ymm8, ymm7                                         ;   846.8 p1      41 next
        vpand ymm12, ymm12, ymm13                                      ;   846.5 p5      41 next
        vmovdqu ymm7, [rbp + 3936]                                     ;   845.2 p3      41 next reload
        vpand ymm13, ymm13, ymm7                                       ;   851.2 p0      41 next
        vpxor ymm5, ymm5, ymm13                                        ;   852.2 p1      41 next
        vmovdqu ymm13, [rbp + 4512]                                    ;   846.0 p2      50 next reload
        vmovdqu [rbp + 4160], ymm14                                    ;   849.8 p7+p4   41 next spill
        vpand ymm14, ymm7, ymm13                                       ;   852.0 p5      41 next
        vpxor ymm8, ymm8, ymm4                                         ;   847.8 p0      41 next
        vpxor ymm5, ymm5, ymm9                                         ;   853.2 p1      41 next
        vpand ymm3, ymm3, ymm11                                        ;   848.5 p5      41 next
        vpxor ymm3, ymm3, [rbp + 4448]                                 ;   853.8 p0+p3   41 next
        vpxor ymm15, ymm15, ymm5                                       ;   854.2 p1      41 next
        vpxor ymm6, ymm6, ymm12                                        ;   849.5 p5      41 next
        vmovdqu ymm12, [rbp + 4576]                                    ;   848.2 p2      50 next reload
        vmovdqu [rbp + 4448], ymm15                                    ;   855.2 p7+p4   41 next spill
        vpand ymm15, ymm11, ymm12                                      ;   854.2 p0      41 next
        vpxor ymm14, ymm14, ymm15                                      ;   855.2 p1      41 next
        vpxor ymm15, ymm3, [rbp + 4480]                                ;   854.8 p5+p3   41 next
        vpand ymm10, ymm10, ymm11                                      ;   850.8 p0      41 next
        vpxor ymm5, ymm5, [rbp + 4000]                                 ;   854.2 p1+p2   41 next
        vpxor ymm10, ymm10, ymm15                                      ;   855.8 p5      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   851.8 p0      41 next
        vpxor ymm6, ymm6, ymm11                                        ;   852.2 p1      41 next
        vpxor ymm3, ymm3, [rbp + 4256]                                 ;   854.8 p5+p3   41 next
        vpxor ymm14, ymm14, ymm2                                       ;   856.2 p0      41 next
        vpxor ymm15, ymm15, ymm14                                      ;   857.2 p1      41 next
        vpand ymm14, ymm11, ymm13                                      ;   853.5 p5      41 next
        vpand ymm11, ymm11, ymm9                                       ;   853.8 p0      41 next
        vpxor ymm5, ymm5, ymm14                                        ;   855.2 p1      41 next
        vpxor ymm3, ymm3, ymm5                                         ;   856.2 p5      41 next
        vpxor ymm6, ymm6, [rbp + 4192]                                 ;   854.8 p0+p2   41 next
        vpxor ymm4, ymm4, ymm15                                        ;   858.2 p1      41 next
        vpand ymm2, ymm2, ymm9                                         ;   855.5 p5      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   855.8 p0      41 next
        vpxor ymm6, ymm6, [rbp + 4256]                                 ;   856.2 p1+p3   41 next
        vpxor ymm0, ymm0, ymm11                                        ;   856.8 p5      41 next
        vpxor ymm14, ymm14, [rbp + 4096]                               ;   856.8 p0+p2   41 next
        vpxor ymm8, ymm8, ymm14                                        ;   857.8 p1      41 next
        vpxor ymm2, ymm2, [rbp + 4384]                                 ;   857.5 p5+p3   41 next
        vpand ymm7, ymm7, ymm9                                         ;   857.8 p0      41 next
        vpxor ymm1, ymm1, ymm13                                        ;   858.2 p1      41 next
        vpxor ymm10, ymm10, ymm7                                       ;   858.8 p5      41 next
        vpxor ymm12, ymm12, ymm10                                      ;   859.8 p0      41 next
        vpxor ymm12, ymm12, [rbp + 4320]                               ;   860.8 p1+p2   41 next
        vpxor ymm8, ymm8, ymm2                                         ;   859.5 p5      41 next
        vpxor ymm2, ymm2, ymm12                                        ;   861.8 p0      41 next
        vmovdqu ymm14, [rbp + 4416]                                    ;   856.5 p3      41 next
        vmovdqu ymm15, [rbp + 3872]                                    ;   856.8 p2      50 next reload
        vpand ymm14, ymm14, ymm15                                      ;   862.8 p1      41 next
        vmovdqu ymm5, [rbp + 4352]                                     ;   857.5 p3      41 next
        vmovdqu ymm7, [rbp + 4544]                                     ;   857.8 p2      50 next reload
        vpand ymm5, ymm5, ymm7                                         ;   863.8 p5      41 next
        vmovdqu ymm9, [rbp + 4224]                                     ;   858.5 p3      41 next
        vmovdqu ymm10, [rbp + 3680]                                    ;   858.8 p2      50 next reload
        vpand ymm9, ymm9, ymm10                                        ;   864.8 p0      41 next
        vmovdqu ymm11, [rbp + 4352]                                    ;   859.5 p3      41 next
        vmovdqu ymm12, [rbp + 3200]                                    ;   859.8 p2      50 next reload
        vpand ymm11, ymm11, ymm12                                      ;   865.8 p1      41 next
        vmovdqu ymm13, [rbp + 4416]                                    ;   860.5 p3      50 next reload
        vmovdqu [rbp + 4320], ymm1                                     ;   859.8 p7+p4   41 next spill
        vpand ymm1, ymm7, ymm13                                        ;   866.5 p5      41 next
        vpxor ymm14, ymm14, ymm7                                       ;   863.8 p0      41 next
        vmovdqu [rbp + 4576], ymm8                                     ;   860.8 p2+p4   41 next spill
        vpand ymm8, ymm7, ymm12                                        ;   865.8 p1      41 next
        vmovdqu [rbp + 4512], ymm2                                     ;   862.8 p7+p4   41 next spill
        vpand ymm2, ymm15, ymm10                                       ;   864.8 p5      41 next
        vmovdqu [rbp + 4128], ymm6                                     ;   862.8 p3+p4   41 next spill
        vpxor ymm6, ymm5, ymm9                                         ;   865.8 p0      41 next
        vpand ymm9, ymm9, ymm13                                        ;   866.5 p1      41 next
        vmovdqu [rbp + 3936], ymm4                                     ;   863.8 p2+p4   41 next spill
        vpxor ymm4, ymm1, ymm6                                         ;   867.5 p5      41 next
        vpxor ymm1, ymm1, ymm11                                        ;   867.5 p0      41 next
        vpxor ymm2, ymm2, ymm1                                         ;   868.5 p1      41 next
        vpand ymm1, ymm1, [rbp + 4224]                                 ;   868.5 p5+p3   41 next
        vpxor ymm5, ymm5, ymm2                                         ;   869.5 p0      41 next
        vmovdqu [rbp + 4384], ymm3                                     ;   864.8 p7+p4   41 next spill
        vpxor ymm3, ymm8, ymm13                                        ;   866.8 p1      41 next
        vpxor ymm9, ymm9, ymm3                                         ;   867.8 p5      41 next
        vpand ymm3, ymm3, ymm10                                        ;   867.8 p0      41 next
        vmovdqu [rbp + 4096], ymm0                                     ;   865.8 p2+p4   41 next spill
        vpand ymm0, ymm12, [rbp + 4224]                                ;   866.2 p1+p3   41 next
        vpand ymm5, ymm5, ymm10                                        ;   870.5 p5      41 next
        vmovdqu [rbp + 4256], ymm4                                     ;   868.5 p7+p4   41 next spill
        vpand ymm4, ymm13, [rbp + 4352]                                ;   866.8 p0+p2   41 next
        vmovdqu [rbp + 4192], ymm14                                    ;   867.8 p3+p4   41 next spill
        vpxor ymm14, ymm0, ymm4                                        ;   867.8 p1      41 next
        vpor ymm0, ymm0, ymm8                                          ;   867.5 p5      41 next
        vpxor ymm8, ymm8, [rbp + 4352]                                 ;   867.8 p0+p2   41 next
        vpxor ymm4, ymm4, [rbp + 4224]                                 ;   868.2 p1+p3   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   868.8 p5      41 next
        vmovdqu [rbp + 4000], ymm14                                    ;   868.8 p7+p4   41 next spill
        vpand ymm14, ymm2, ymm13                                       ;   869.5 p0      41 next
        vpxor ymm0, ymm0, ymm14                                        ;   870.5 p1      41 next
        vmovdqu ymm14, [rbp + 4224]                                    ;   868.2 p2      50 next reload
        vmovdqu [rbp + 4480], ymm0                                     ;   871.5 p3+p4   41 next spill
        vpxor ymm0, ymm15, ymm14                                       ;   874.2 p5      41 next
        vpand ymm2, ymm2, ymm12                                        ;   869.8 p0      41 next
        vpxor ymm5, ymm5, ymm8                                         ;   871.5 p1      41 next
        vpxor ymm8, ymm8, ymm4                                         ;   870.5 p5      41 next
        vpand ymm11, ymm11, ymm0                                       ;   875.2 p0      41 next
        vpand ymm4, ymm4, [rbp + 4352]                                 ;   871.2 p1+p2   41 next
        vpxor ymm11, ymm11, ymm3                                       ;   876.2 p5      41 next
        vpand ymm3, ymm3, ymm10                                        ;   871.8 p0      41 next
        vmovdqu [rbp + 4288], ymm5                                     ;   872.5 p7+p4   41 next spill
        vpand ymm5, ymm7, ymm10                                        ;   872.2 p1      41 next
        vpand ymm14, ymm5, ymm0                                        ;   875.2 p5      41 next
        vpxor ymm5, ymm5, ymm8                                         ;   873.2 p0      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   874.2 p1      41 next
        vpxor ymm5, ymm10, ymm12                                       ;   873.5 p5      41 next
        vpxor ymm14, ymm14, ymm5                                       ;   876.2 p0      41 next
        vpxor ymm5, ymm6, ymm12                                        ;   874.2 p1      41 next
        vpand ymm5, ymm5, ymm15                                        ;   875.2 p5      41 next
        vpxor ymm9, ymm9, ymm4                                         ;   874.8 p0      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   876.2 p1      41 next
        vmovdqu ymm4, [rel kasumi_encrypt_compact.T0_constants256]     ;   873.5 p3      41 next reload
        vpxor ymm1, ymm1, ymm4                                         ;   879.5 p5      41 next
        vmovdqu ymm5, [rbp + 4000]                                     ;   874.0 p2      41 next reload
        vpxor ymm14, ymm14, ymm5                                       ;   880.0 p0      41 next
        vpxor ymm5, ymm5, ymm0                                         ;   880.0 p1      41 next
        vpand ymm14, ymm14, ymm10                                      ;   881.0 p5      41 next
        vpand ymm5, ymm5, ymm7                                         ;   881.0 p0      41 next
        vpxor ymm5, ymm5, ymm4                                         ;   882.0 p1      41 next
        vpand ymm4, ymm12, [rbp + 4192]                                ;   877.5 p5+p3   41 next
        vmovdqu [rbp + 4000], ymm1                                     ;   880.5 p7+p4   41 next spill
        vpand ymm1, ymm15, [rbp + 4352]                                ;   877.8 p0+p2   41 next
        vpxor ymm2, ymm2, ymm1                                         ;   878.8 p1      41 next
        vmovdqu [rbp + 4064], ymm9                                     ;   876.8 p3+p4   41 next spill
        vpand ymm9, ymm12, ymm13                                       ;   878.5 p5      41 next
        vpand ymm0, ymm0, ymm9                                         ;   879.5 p0      41 next
        vpxor ymm9, ymm9, ymm1                                         ;   879.5 p1      41 next
        vpxor ymm1, ymm1, [rbp + 4224]                                 ;   879.5 p5+p2   41 next
        vpxor ymm14, ymm14, ymm9                                       ;   882.0 p0      41 next
        vmovdqu ymm9, [rbp + 4352]                                     ;   878.0 p3      50 next reload
        vpand ymm12, ymm10, ymm9                                       ;   884.0 p1      41 next
        vpand ymm10, ymm15, [rbp + 4224]                               ;   880.5 p5+p2   41 next
        vpand ymm15, ymm6, ymm9                                        ;   884.0 p0      41 next
        vpxor ymm0, ymm0, ymm15                                        ;   885.0 p1      41 next
        vpxor ymm15, ymm10, ymm12                                      ;   885.0 p5      41 next
        vpand ymm10, ymm10, ymm1                                       ;   881.8 p0      41 next
        vpand ymm1, ymm1, ymm13                                        ;   882.2 p1      41 next
        vpand ymm6, ymm6, [rbp + 4224]                                 ;   882.5 p5+p3   41 next
        vpand ymm9, ymm7, ymm15                                        ;   886.0 p0      41 next
        vpxor ymm15, ymm15, ymm4                                       ;   886.0 p1      41 next
        vpxor ymm4, ymm4, ymm5                                         ;   883.5 p5      41 next
        vpxor ymm12, ymm12, ymm4                                       ;   885.0 p0      41 next
        vpxor ymm11, ymm11, ymm15                                      ;   887.0 p1      41 next
        vpxor ymm9, ymm9, [rbp + 4256]                                 ;   887.0 p5+p2   41 next
        vpxor ymm3, ymm3, ymm12                                        ;   886.0 p0      41 next
        vpxor ymm8, ymm8, ymm11                                        ;   888.0 p1      41 next
        vpxor ymm2, ymm2, ymm9                                         ;   888.0 p5      41 next
        vpxor ymm1, ymm1, ymm6                                         ;   885.8 p0      41 next
        vmovdqu ymm4, [rbp + 4192]                                     ;   882.8 p3      41 next
        vmovdqu ymm6, [rbp + 4224]                                     ;   883.0 p2      50 next reload
        vpand ymm4, ymm4, ymm6                                         ;   889.0 p1      41 next
        vmovdqu ymm9, [rbp + 3872]                                     ;   883.8 p3      50 next reload
        vpor ymm15, ymm15, ymm9                                        ;   889.8 p5      41 next
        vpxor ymm0, ymm0, ymm8                                         ;   889.0 p0      41 next
        vpxor ymm5, ymm5, ymm15                                        ;   890.8 p1      41 next
        vpxor ymm3, ymm3, [rbp + 4064]                                 ;   887.5 p5+p2   41 next
        vpxor ymm10, ymm10, ymm5                                       ;   891.8 p0      41 next
        vpxor ymm2, ymm2, [rbp + 4192]                                 ;   889.0 p1+p3   41 next
        vmovdqu ymm15, [rel kasumi_encrypt_compact.T0_constants256]    ;   885.5 p2      41 next reload
        vpxor ymm2, ymm2, ymm15                                        ;   891.5 p5      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   890.0 p0      41 next
        vpxor ymm10, ymm10, [rbp + 4480]                               ;   892.8 p1+p3   41 next
        vpxor ymm1, ymm1, [rbp + 4288]                                 ;   889.5 p5+p2   41 next
        vpxor ymm7, ymm7, [rbp + 4096]                                 ;   889.8 p0+p3   41 next
        vpxor ymm0, ymm0, ymm7                                         ;   890.8 p1      41 next
        vmovdqu ymm4, [rbp + 4160]                                     ;   887.5 p2      41 next
        vpxor ymm4, ymm4, [rbp + 3680]                                 ;   893.5 p5+p3   41 next
        vpxor ymm5, ymm4, [rbp + 4000]                                 ;   894.5 p0+p2   41 next
        vpxor ymm9, ymm9, [rbp + 4384]                                 ;   891.2 p1+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   892.5 p5      41 next
        vpxor ymm13, ymm13, [rbp + 3936]                               ;   891.8 p0+p2   41 next
        vpxor ymm14, ymm14, ymm13                                      ;   892.8 p1      41 next
        vmovdqu ymm8, [rbp + 4128]                                     ;   890.0 p3      41 next
        vpxor ymm8, ymm8, [rbp + 3200]                                 ;   896.0 p5+p2   41 next
        vpxor ymm3, ymm3, ymm8                                         ;   897.0 p0      41 next
        vpxor ymm6, ymm6, [rbp + 4512]                                 ;   893.2 p1+p3   41 next
        vpxor ymm10, ymm10, ymm6                                       ;   894.2 p5      41 next
        vmovdqu ymm11, [rbp + 4576]                                    ;   891.5 p2      41 next
        vpxor ymm11, ymm11, [rbp + 4352]                               ;   897.5 p0+p3   41 next
        vpxor ymm1, ymm1, ymm11                                        ;   898.5 p1      41 next
        vpxor ymm0, ymm0, [r8 + 4384]                                  ;   894.5 p5+p2   44 next
        vpxor ymm5, ymm5, [r8 + 4416]                                  ;   895.5 p0+p3   44 next
        vpxor ymm2, ymm2, [r8 + 4448]                                  ;   895.2 p1+p2   44 next
        vpxor ymm14, ymm14, [r8 + 4480]                                ;   895.5 p5+p3   44 next
        vpxor ymm3, ymm3, [r8 + 4512]                                  ;   898.0 p0+p2   44 next
        vpxor ymm10, ymm10, [r8 + 4544]                                ;   896.2 p1+p3   44 next
        vpxor ymm1, ymm1, [r8 + 4576]                                  ;   899.5 p5+p2   44 next
        vpxor ymm7, ymm7, [r8 + 4096]                                  ;   896.8 p0+p3   44 next
        vpxor ymm4, ymm4, [r8 + 4128]                                  ;   897.2 p1+p2   44 next
        vpxor ymm9, ymm9, [r8 + 4160]                                  ;   897.5 p5+p3   44 next
        vpxor ymm13, ymm13, [r8 + 4192]                                ;   897.8 p0+p2   44 next
        vpxor ymm8, ymm8, [r8 + 4224]                                  ;   898.2 p1+p3   44 next
        vpxor ymm6, ymm6, [r8 + 4256]                                  ;   898.5 p5+p2   44 next
        vpxor ymm11, ymm11, [r8 + 4288]                                ;   899.0 p0+p3   44 next
        vmovdqu ymm12, [rbp + 4448]                                    ;   899.5 p2      44 next
        vpxor ymm12, ymm12, [r8 + 4320]                                ;   905.5 p1+p3   44 next
        vmovdqu [rbp + 4448], ymm3                                     ;   899.0 p7+p4   44 next spill
        vmovdqu ymm3, [rbp + 4320]                                     ;   900.5 p2      44 next
        vpxor ymm3, ymm3, [r8 + 4352]                                  ;   906.5 p5+p3   44 next
        vmovdqu [rbp + 4320], ymm5                                     ;   896.5 p7+p4   44 next spill
        vpxor ymm5, ymm9, ymm3                                         ;   907.5 p0      41 next
        vmovdqu [rbp + 4352], ymm10                                    ;   897.2 p7+p4   44 next spill
        vpxor ymm10, ymm7, ymm11                                       ;   900.2 p1      41 next
        vmovdqu [rbp + 4576], ymm0                                     ;   897.8 p7+p4   44 next spill
        vpxor ymm0, ymm9, ymm13                                        ;   900.5 p5      41 next
        vmovdqu [rbp + 4512], ymm1                                     ;   900.5 p7+p4   44 next spill
        vpand ymm1, ymm7, ymm4                                         ;   900.8 p0      41 next
        vmovdqu [rbp + 4224], ymm2                                     ;   899.8 p7+p4   44 next spill
        vpxor ymm2, ymm9, ymm12                                        ;   906.5 p1      41 next
        vpand ymm2, ymm2, ymm7                                         ;   907.5 p5      41 next
        vmovdqu [rbp + 3200], ymm14                                    ;   900.8 p7+p4   44 next spill
        vpxor ymm14, ymm11, ymm13                                      ;   901.8 p0      41 next
        vmovdqu [rbp + 4128], ymm3                                     ;   907.5 p2+p4   44 next spill
        vpand ymm3, ymm13, ymm0                                        ;   902.2 p1      41 next
        vpxor ymm1, ymm1, ymm3                                         ;   903.2 p5      41 next
        vpand ymm3, ymm11, ymm6                                        ;   902.8 p0      41 next
        vpxor ymm3, ymm3, ymm15                                        ;   903.8 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   908.5 p5      41 next
        vmovdqu [rbp + 3936], ymm3                                     ;   904.8 p7+p4   41 next spill
        vpand ymm3, ymm10, ymm12                                       ;   906.5 p0      41 next
        vmovdqu [rbp + 4416], ymm10                                    ;   903.8 p3+p4   41 next spill
        vpand ymm10, ymm11, ymm13                                      ;   904.2 p1      41 next
        vmovdqu [rbp + 4384], ymm13                                    ;   904.8 p2+p4   44 next spill
        vpxor ymm13, ymm9, ymm4                                        ;   904.5 p5      41 next
        vmovdqu [rbp + 4000], ymm2                                     ;   909.5 p7+p4   41 next spill
        vpand ymm2, ymm14, ymm12                                       ;   906.5 p0      41 next
        vmovdqu [rbp + 3872], ymm2                                     ;   907.5 p3+p4   41 next spill
        vpand ymm2, ymm7, ymm6                                         ;   905.2 p1      41 next
        vpxor ymm2, ymm2, ymm4                                         ;   906.2 p5      41 next
        vpxor ymm3, ymm3, ymm2                                         ;   907.5 p0      41 next
        vmovdqu [rbp + 3680], ymm3                                     ;   908.5 p2+p4   41 next spill
        vpand ymm3, ymm6, ymm8                                         ;   906.2 p1      41 next
        vpxor ymm3, ymm3, ymm15                                        ;   907.2 p5      41 next
        vpand ymm15, ymm4, ymm5                                        ;   908.5 p0      41 next
        vpxor ymm10, ymm10, ymm15                                      ;   909.5 p1      41 next
        vpand ymm15, ymm13, ymm12                                      ;   907.5 p5      41 next
        vpand ymm13, ymm13, ymm6                                       ;   907.8 p0      41 next
        vmovdqu [rbp + 4160], ymm3                                     ;   908.8 p7+p4   41 next spill
        vpand ymm3, ymm0, ymm6                                         ;   908.2 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   909.2 p5      41 next
        vpxor ymm2, ymm2, ymm15                                        ;   910.2 p0      41 next
        vpxor ymm2, ymm14, ymm2                                        ;   911.2 p1      41 next
        vpand ymm14, ymm14, ymm8                                       ;   909.5 p5      41 next
        vpor ymm3, ymm0, ymm4                                          ;   909.8 p0      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   910.8 p1      41 next
        vpxor ymm13, ymm13, ymm14                                      ;   910.5 p5      41 next
        vpxor ymm14, ymm7, ymm4                                        ;   910.8 p0      41 next
        vpxor ymm10, ymm10, ymm7                                       ;   911.2 p1      41 next
        vpand ymm7, ymm7, [rbp + 4128]                                 ;   913.5 p5+p3   41 next
        vmovdqu [rbp + 4096], ymm3                                     ;   911.8 p2+p4   41 next spill
        vpand ymm3, ymm6, ymm5                                         ;   911.8 p0      41 next
        vpxor ymm15, ymm15, ymm3                                       ;   912.8 p1      41 next
        vmovdqu [rbp + 4544], ymm7                                     ;   914.5 p7+p4   41 next spill
        vpand ymm7, ymm4, ymm9                                         ;   912.5 p5      41 next
        vpxor ymm7, ymm7, ymm12                                        ;   913.5 p0      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   914.5 p1      41 next
        vpand ymm7, ymm7, ymm9                                         ;   914.5 p5      41 next
        vpxor ymm15, ymm15, [rbp + 4000]                               ;   915.5 p0+p3   41 next
        vmovdqu [rbp + 4288], ymm9                                     ;   911.8 p2+p4   44 next spill
        vpand ymm9, ymm11, ymm14                                       ;   914.2 p1      41 next
        vpand ymm14, ymm14, ymm8                                       ;   914.5 p5      41 next
        vpxor ymm14, ymm14, ymm1                                       ;   915.5 p0      41 next
        vpxor ymm3, ymm3, ymm14                                        ;   916.5 p1      41 next
        vmovdqu ymm14, [rbp + 4128]                                    ;   911.5 p3      44 next reload
        vmovdqu [rbp + 4480], ymm9                                     ;   915.2 p7+p4   41 next spill
        vpand ymm9, ymm12, ymm14                                       ;   917.5 p5      41 next
        vpxor ymm15, ymm15, ymm9                                       ;   918.5 p0      41 next
        vpxor ymm9, ymm9, ymm6                                         ;   918.5 p1      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   917.5 p5      41 next
        vmovdqu ymm3, [rel kasumi_encrypt_compact.T0_constants256]     ;   913.0 p2      41 next reload
        vpxor ymm2, ymm2, ymm3                                         ;   919.0 p0      41 next
        vpxor ymm7, ymm7, [rbp + 4160]                                 ;   917.2 p1+p3   41 next
        vpxor ymm7, ymm7, ymm1                                         ;   918.2 p5      41 next
        vpand ymm11, ymm11, ymm4                                       ;   917.8 p0      41 next
        vpxor ymm11, ymm11, ymm13                                      ;   918.8 p1      41 next
        vpand ymm6, ymm6, ymm12                                        ;   918.5 p5      41 next
        vpand ymm3, ymm5, [rbp + 4384]                                 ;   918.8 p0+p2   41 next
        vpxor ymm13, ymm13, ymm3                                       ;   919.8 p1      41 next
        vpand ymm5, ymm5, ymm0                                         ;   919.5 p5      41 next
        vmovdqu ymm3, [rbp + 4416]                                     ;   915.5 p3      41 next reload
        vpand ymm0, ymm0, ymm3                                         ;   921.5 p0      41 next
        vpxor ymm6, ymm6, ymm0                                         ;   922.5 p1      41 next
        vmovdqu ymm0, [rbp + 4384]                                     ;   916.2 p2      44 next reload
        vmovdqu [rbp + 4192], ymm2                                     ;   920.0 p7+p4   41 next spill
        vpand ymm2, ymm3, ymm0                                         ;   922.2 p5      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   920.8 p0      41 next
        vpxor ymm6, ymm6, ymm14                                        ;   923.5 p1      41 next
        vpand ymm12, ymm12, ymm8                                       ;   921.5 p5      41 next
        vpxor ymm12, ymm12, [rbp + 4544]                               ;   922.5 p0+p3   41 next
        vpxor ymm7, ymm7, ymm6                                         ;   924.5 p1      41 next
        vpxor ymm1, ymm1, ymm5                                         ;   922.5 p5      41 next
        vmovdqu ymm5, [rbp + 4288]                                     ;   918.5 p2      44 next reload
        vmovdqu [rbp + 4544], ymm7                                     ;   925.5 p7+p4   41 next spill
        vpand ymm7, ymm8, ymm5                                         ;   924.5 p0      41 next
        vpxor ymm2, ymm2, ymm7                                         ;   925.5 p1      41 next
        vpxor ymm7, ymm12, [rbp + 4480]                                ;   923.5 p5+p3   41 next
        vpand ymm4, ymm4, ymm8                                         ;   923.8 p0      41 next
        vpxor ymm6, ymm6, [rbp + 4000]                                 ;   924.5 p1+p2   41 next
        vpxor ymm4, ymm4, ymm7                                         ;   924.8 p5      41 next
        vpxor ymm11, ymm11, ymm1                                       ;   924.8 p0      41 next
        vpxor ymm1, ymm1, ymm8                                         ;   925.2 p1      41 next
        vpxor ymm12, ymm12, [rbp + 3680]                               ;   925.5 p5+p3   41 next
        vpxor ymm2, ymm2, ymm9                                         ;   926.5 p0      41 next
        vpxor ymm7, ymm7, ymm2                                         ;   927.5 p1      41 next
        vpand ymm2, ymm8, ymm0                                         ;   926.5 p5      41 next
        vpand ymm8, ymm8, ymm14                                        ;   926.8 p0      41 next
        vpxor ymm6, ymm6, ymm2                                         ;   927.5 p1      41 next
        vpxor ymm12, ymm12, ymm6                                       ;   928.5 p5      41 next
        vpxor ymm1, ymm1, [rbp + 4096]                                 ;   927.8 p0+p2   41 next
        vpxor ymm10, ymm10, ymm7                                       ;   928.5 p1      41 next
        vpand ymm9, ymm9, ymm14                                        ;   928.5 p5      41 next
        vpxor ymm6, ymm0, ymm8                                         ;   928.8 p0      41 next
        vpxor ymm1, ymm1, [rbp + 3680]                                 ;   929.2 p1+p3   41 next
        vpxor ymm2, ymm2, [rbp + 3936]                                 ;   929.5 p5+p2   41 next
        vpxor ymm15, ymm15, ymm6                                       ;   929.8 p0      41 next
        vpxor ymm13, ymm13, ymm2                                       ;   930.5 p1      41 next
        vpxor ymm9, ymm9, [rbp + 4160]                                 ;   930.5 p5+p3   41 next
        vpand ymm3, ymm3, ymm14                                        ;   930.8 p0      41 next
        vpxor ymm0, ymm0, ymm11                                        ;   931.2 p1      41 next
        vpxor ymm4, ymm4, ymm3                                         ;   931.8 p5      41 next
        vpxor ymm5, ymm5, ymm4                                         ;   932.8 p0      41 next
        vpxor ymm5, ymm5, [rbp + 3872]                                 ;   933.8 p1+p2   41 next
        vpxor ymm13, ymm13, ymm9                                       ;   932.5 p5      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   934.8 p0      41 next
        vmovdqu ymm14, [rbp + 3200]                                    ;   926.8 p3      41 next
        vmovdqu ymm2, [rbp + 4224]                                     ;   927.0 p2      44 next reload
        vpand ymm14, ymm14, ymm2                                       ;   933.2 p1      41 next
        vmovdqu ymm3, [rbp + 4512]                                     ;   927.8 p3      41 next
        vmovdqu ymm4, [rbp + 4576]                                     ;   928.0 p2      44 next reload
        vpand ymm3, ymm3, ymm4                                         ;   934.0 p5      41 next
        vmovdqu ymm5, [rbp + 4352]                                     ;   928.8 p3      41 next
        vmovdqu ymm6, [rbp + 4320]                                     ;   929.0 p2      44 next reload
        vpand ymm5, ymm5, ymm6                                         ;   935.0 p0      41 next
        vmovdqu ymm7, [rbp + 4512]                                     ;   929.8 p3      41 next
        vmovdqu ymm8, [rbp + 4448]                                     ;   930.0 p2      44 next reload
        vpand ymm7, ymm7, ymm8                                         ;   936.0 p1      41 next
        vmovdqu ymm11, [rbp + 3200]                                    ;   930.8 p3      44 next reload
        vmovdqu [rbp + 3872], ymm0                                     ;   932.2 p7+p4   41 next spill
        vpand ymm0, ymm4, ymm11                                        ;   936.8 p5      41 next
        vpxor ymm14, ymm14, ymm4                                       ;   934.8 p0      41 next
        vmovdqu [rbp + 4288], ymm13                                    ;   933.5 p2+p4   41 next spill
        vpand ymm13, ymm4, ymm8                                        ;   936.0 p1      41 next
        vmovdqu [rbp + 4384], ymm9                                     ;   935.8 p7+p4   41 next spill
        vpand ymm9, ymm2, ymm6                                         ;   935.5 p5      41 next
        vmovdqu [rbp + 4128], ymm1                                     ;   933.0 p3+p4   41 next spill
        vpxor ymm1, ymm3, ymm5                                         ;   936.0 p0      41 next
        vpand ymm5, ymm5, ymm11                                        ;   936.8 p1      41 next
        vmovdqu [rbp + 4416], ymm10                                    ;   934.0 p2+p4   41 next spill
        vpxor ymm10, ymm0, ymm1                                        ;   937.8 p5      41 next
        vpxor ymm0, ymm0, ymm7                                         ;   937.8 p0      41 next
        vpxor ymm9, ymm9, ymm0                                         ;   938.8 p1      41 next
        vpand ymm0, ymm0, [rbp + 4352]                                 ;   938.8 p5+p3   41 next
        vpxor ymm3, ymm3, ymm9                                         ;   939.8 p0      41 next
        vmovdqu [rbp + 4160], ymm12                                    ;   935.0 p7+p4   41 next spill
        vpxor ymm12, ymm13, ymm11                                      ;   938.2 p1      41 next
        vpxor ymm5, ymm5, ymm12                                        ;   939.2 p5      41 next
        vpand ymm12, ymm12, ymm6                                       ;   939.2 p0      41 next
        vmovdqu [rbp + 3936], ymm15                                    ;   936.0 p2+p4   41 next spill
        vpand ymm15, ymm8, [rbp + 4352]                                ;   939.2 p1+p3   41 next
        vpand ymm3, ymm3, ymm6                                         ;   940.8 p5      41 next
        vmovdqu [rbp + 3680], ymm10                                    ;   938.8 p7+p4   41 next spill
        vpand ymm10, ymm11, [rbp + 4512]                               ;   939.8 p0+p2   41 next
        vmovdqu [rbp + 4096], ymm14                                    ;   938.0 p3+p4   41 next spill
        vpxor ymm14, ymm15, ymm10                                      ;   940.8 p1      41 next
        vpor ymm15, ymm15, ymm13                                       ;   940.5 p5      41 next
        vpxor ymm13, ymm13, [rbp + 4512]                               ;   940.8 p0+p2   41 next
        vpxor ymm10, ymm10, [rbp + 4352]                               ;   941.2 p1+p3   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   941.5 p5      41 next
        vmovdqu [rbp + 4000], ymm14                                    ;   941.8 p7+p4   41 next spill
        vpand ymm14, ymm9, ymm11                                       ;   941.8 p0      41 next
        vpxor ymm15, ymm15, ymm14                                      ;   942.8 p1      41 next
        vmovdqu ymm14, [rbp + 4352]                                    ;   938.5 p2      44 next reload
        vmovdqu [rbp + 4480], ymm15                                    ;   943.8 p3+p4   41 next spill
        vpxor ymm15, ymm2, ymm14                                       ;   944.5 p5      41 next
        vpand ymm9, ymm9, ymm8                                         ;   942.8 p0      41 next
        vpxor ymm3, ymm3, ymm13                                        ;   943.2 p1      41 next
        vpxor ymm13, ymm13, ymm10                                      ;   943.5 p5      41 next
        vpand ymm7, ymm7, ymm15                                        ;   945.5 p0      41 next
        vpand ymm10, ymm10, [rbp + 4512]                               ;   944.2 p1+p2   41 next
        vpxor ymm7, ymm7, ymm12                                        ;   946.5 p5      41 next
        vpand ymm12, ymm12, ymm6                                       ;   944.8 p0      41 next
        vmovdqu [rbp + 4064], ymm3                                     ;   944.2 p7+p4   41 next spill
        vpand ymm3, ymm4, ymm6                                         ;   945.2 p1      41 next
        vpand ymm14, ymm3, ymm15                                       ;   946.2 p5      41 next
        vpxor ymm3, ymm3, ymm13                                        ;   946.2 p0      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   947.2 p1      41 next
        vpxor ymm3, ymm6, ymm8                                         ;   946.5 p5      41 next
        vpxor ymm14, ymm14, ymm3                                       ;   947.5 p0      41 next
        vpxor ymm3, ymm1, ymm8                                         ;   947.2 p1      41 next
        vpand ymm3, ymm3, ymm2                                         ;   948.2 p5      41 next
        vpxor ymm5, ymm5, ymm10                                        ;   947.8 p0      41 next
        vpxor ymm0, ymm0, ymm3                                         ;   949.2 p1      41 next
        vmovdqu ymm3, [rel kasumi_encrypt_compact.T0_constants256]     ;   943.8 p3      41 next reload
        vpxor ymm0, ymm0, ymm3                                         ;   950.2 p5      41 next
        vmovdqu ymm10, [rbp + 4000]                                    ;   944.2 p2      41 next reload
        vpxor ymm14, ymm14, ymm10                                      ;   950.2 p0      41 next
        vpxor ymm10, ymm10, ymm15                                      ;   950.2 p1      41 next
        vpand ymm14, ymm14, ymm6                                       ;   951.2 p5      41 next
        vpand ymm10, ymm10, ymm4                                       ;   951.2 p0      41 next
        vpxor ymm10, ymm10, ymm3                                       ;   952.2 p1      41 next
        vpand ymm3, ymm8, [rbp + 4096]                                 ;   950.5 p5+p3   41 next
        vmovdqu [rbp + 4000], ymm0                                     ;   951.2 p7+p4   41 next spill
        vpand ymm0, ymm2, [rbp + 4512]                                 ;   950.8 p0+p2   41 next
        vpxor ymm9, ymm9, ymm0                                         ;   951.8 p1      41 next
        vmovdqu [rbp + 4256], ymm5                                     ;   948.8 p3+p4   41 next spill
        vpand ymm5, ymm8, ymm11                                        ;   951.5 p5      41 next
        vpand ymm15, ymm15, ymm5                                       ;   952.5 p0      41 next
        vpxor ymm5, ymm5, ymm0                                         ;   952.5 p1      41 next
        vpxor ymm0, ymm0, [rbp + 4352]                                 ;   952.5 p5+p2   41 next
        vpxor ymm14, ymm14, ymm5                                       ;   953.5 p0      41 next
        vmovdqu ymm5, [rbp + 4512]                                     ;   948.2 p3      44 next reload
        vpand ymm8, ymm6, ymm5                                         ;   954.2 p1      41 next
        vpand ymm6, ymm2, [rbp + 4352]                                 ;   953.5 p5+p2   41 next
        vpand ymm2, ymm1, ymm5                                         ;   954.2 p0      41 next
        vpxor ymm15, ymm15, ymm2                                       ;   955.2 p1      41 next
        vpxor ymm2, ymm6, ymm8                                         ;   955.2 p5      41 next
        vpand ymm6, ymm6, ymm0                                         ;   954.8 p0      41 next
        vpand ymm0, ymm0, ymm11                                        ;   955.2 p1      41 next
        vpand ymm1, ymm1, [rbp + 4352]                                 ;   955.5 p5+p3   41 next
        vpand ymm5, ymm4, ymm2                                         ;   956.2 p0      41 next
        vpxor ymm2, ymm2, ymm3                                         ;   956.2 p1      41 next
        vpxor ymm3, ymm3, ymm10                                        ;   956.5 p5      41 next
        vpxor ymm8, ymm8, ymm3                                         ;   957.5 p0      41 next
        vpxor ymm7, ymm7, ymm2                                         ;   957.2 p1      41 next
        vpxor ymm5, ymm5, [rbp + 3680]                                 ;   957.5 p5+p2   41 next
        vpxor ymm12, ymm12, ymm8                                       ;   958.5 p0      41 next
        vpxor ymm13, ymm13, ymm7                                       ;   958.2 p1      41 next
        vpxor ymm9, ymm9, ymm5                                         ;   958.5 p5      41 next
        vpxor ymm0, ymm0, ymm1                                         ;   958.8 p0      41 next
        vmovdqu ymm1, [rbp + 4096]                                     ;   953.0 p3      41 next
        vmovdqu ymm3, [rbp + 4352]                                     ;   953.2 p2      44 next reload
        vpand ymm1, ymm1, ymm3                                         ;   959.2 p1      41 next
        vmovdqu ymm5, [rbp + 4224]                                     ;   954.0 p3      44 next reload
        vpor ymm2, ymm2, ymm5                                          ;   960.0 p5      41 next
        vpxor ymm15, ymm15, ymm13                                      ;   959.8 p0      41 next
        vpxor ymm10, ymm10, ymm2                                       ;   961.0 p1      41 next
        vpxor ymm12, ymm12, [rbp + 4256]                               ;   960.5 p5+p2   41 next
        vpxor ymm6, ymm6, ymm10                                        ;   962.0 p0      41 next
        vpxor ymm9, ymm9, [rbp + 4096]                                 ;   961.2 p1+p3   41 next
        vpxor ymm9, ymm9, [rel kasumi_encrypt_compact.T0_constants256] ;   962.2 p5+p2   41 next
        vpxor ymm14, ymm14, ymm1                                       ;   961.8 p0      41 next
        vpxor ymm6, ymm6, [rbp + 4480]                                 ;   963.0 p1+p3   41 next
        vpxor ymm0, ymm0, [rbp + 4064]                                 ;   962.5 p5+p2   41 next
        vpxor ymm4, ymm4, [rbp + 3936]                                 ;   962.8 p0+p3   41 next
        vpxor ymm15, ymm15, ymm4                                       ;   963.8 p1      41 next
        vmovdqu ymm1, [rbp + 4192]                                     ;   957.8 p2      41 next
        vpxor ymm1, ymm1, [rbp + 4320]                                 ;   963.8 p5+p3   41 next
        vpxor ymm2, ymm1, [rbp + 4000]                                 ;   964.8 p0+p2   41 next
        vpxor ymm5, ymm5, [rbp + 4160]                                 ;   964.2 p1+p3   41 next
        vpxor ymm9, ymm9, ymm5                                         ;   965.2 p5      41 next
        vpxor ymm11, ymm11, [rbp + 4416]                               ;   964.8 p0+p2   41 next
        vpxor ymm14, ymm14, ymm11                                      ;   965.8 p1      41 next
        vmovdqu ymm7, [rbp + 4128]                                     ;   960.2 p3      41 next
        vpxor ymm7, ymm7, [rbp + 4448]                                 ;   966.2 p5+p2   41 next
        vpxor ymm12, ymm12, ymm7                                       ;   967.2 p0      41 next
        vpxor ymm3, ymm3, [rbp + 4384]                                 ;   966.2 p1+p3   41 next
        vpxor ymm6, ymm6, ymm3                                         ;   967.2 p5      41 next
        vmovdqu ymm8, [rbp + 4288]                                     ;   961.8 p2      41 next
        vpxor ymm8, ymm8, [rbp + 4512]                                 ;   967.8 p0+p3   41 next
        vpxor ymm0, ymm0, ymm8                                         ;   968.8 p1      41 next
        vmovdqu ymm10, [rbp + 2432]                                    ;   962.8 p2      50 next reload
        vpxor ymm4, ymm4, ymm10                                        ;   968.8 p5      50 next
        vmovdqu ymm13, [rbp + 4032]                                    ;   963.2 p3      50 next reload
        vpxor ymm1, ymm1, ymm13                                        ;   969.2 p0      50 next
        vpxor ymm5, ymm5, [rbp + 3616]                                 ;   968.2 p1+p2   50 next
        vpxor ymm11, ymm11, [rbp + 2944]                               ;   968.5 p5+p3   50 next
        vpxor ymm7, ymm7, [rbp + 3712]                                 ;   968.8 p0+p2   50 next
        vpxor ymm3, ymm3, [rbp + 3648]                                 ;   969.2 p1+p3   50 next
        vpxor ymm8, ymm8, [rbp + 3584]                                 ;   969.5 p5+p2   50 next
        vpxor ymm15, ymm15, [rbp + 3904]                               ;   969.8 p0+p3   50 next
        vpxor ymm2, ymm2, [rbp + 3392]                                 ;   970.2 p1+p2   50 next
        vpxor ymm9, ymm9, [rbp + 3744]                                 ;   970.5 p5+p3   50 next
        vpxor ymm14, ymm14, [rbp + 3840]                               ;   970.8 p0+p2   50 next
        vpxor ymm12, ymm12, [rbp + 2368]                               ;   971.2 p1+p3   50 next
        vpxor ymm6, ymm6, [rbp + 3776]                                 ;   971.5 p5+p2   50 next
        vpxor ymm0, ymm0, [rbp + 3808]                                 ;   971.8 p0+p3   50 next
        vmovdqu [rbp + 4512], ymm0                                     ;   972.8 p7+p4   50 next spill
        vmovdqu ymm0, [rbp + 4544]                                     ;   969.8 p2      50 next
        vpxor ymm0, ymm0, [rbp + 3456]                                 ;   975.8 p1+p3   50 next
        vmovdqu [rbp + 4544], ymm6                                     ;   972.5 p7+p4   50 next spill
        vmovdqu ymm6, [rbp + 3872]                                     ;   970.8 p2      50 next
        vpxor ymm6, ymm6, [rbp + 3968]                                 ;   976.8 p5+p3   50 next
        vmovdqu [rbp + 3872], ymm12                                    ;   972.2 p7+p4   50 next spill
        vpand ymm12, ymm10, [r8 + 992]                                 ;   972.8 p0+p2   58 r
        vpand ymm10, ymm13, [r8 + 512]                                 ;   973.2 p1+p3   58 r
        vmovdqu ymm13, [rbp + 3616]                                    ;   972.8 p2      58 r
        vpand ymm13, ymm13, [r8 + 544]                                 ;   978.8 p5+p3   58 r
        vmovdqu [rbp + 4288], ymm14                                    ;   971.8 p7+p4   50 next spill
        vmovdqu ymm14, [rbp + 2944]                                    ;   973.8 p2      58 r
        vpand ymm14, ymm14, [r8 + 576]                                 ;   979.8 p0+p3   58 r
        vmovdqu [rbp + 4384], ymm9                                     ;   971.5 p7+p4   50 next spill
        vmovdqu ymm9, [rbp + 3712]                                     ;   974.8 p2      58 r
        vpand ymm9, ymm9, [r8 + 608]                                   ;   980.8 p1+p3   58 r
        vpxor ymm1, ymm1, ymm12                                        ;   974.5 p5      58 r
        vmovdqu ymm12, [rbp + 3648]                                    ;   975.8 p2      58 r
        vpand ymm12, ymm12, [r8 + 640]                                 ;   981.8 p0+p3   58 r
        vpxor ymm5, ymm5, ymm10                                        ;   975.2 p1      58 r
        vmovdqu ymm10, [rbp + 3584]                                    ;   976.8 p2      58 r
        vpand ymm10, ymm10, [r8 + 672]                                 ;   982.8 p5+p3   58 r
        vmovdqu [rbp + 4352], ymm5                                     ;   976.2 p7+p4   58 r spill
        vmovdqu ymm5, [rbp + 3456]                                     ;   977.8 p2      58 r
        vpand ymm5, ymm5, [r8 + 704]                                   ;   983.8 p0+p3   58 r
        vpxor ymm11, ymm11, ymm13                                      ;   979.8 p1      58 r
        vmovdqu ymm13, [rbp + 3968]                                    ;   978.8 p2      58 r
        vpand ymm13, ymm13, [r8 + 736]                                 ;   984.8 p5+p3   58 r
        vpxor ymm7, ymm7, ymm14                                        ;   980.8 p0      58 r
        vmovdqu ymm14, [rbp + 3904]                                    ;   979.8 p2      58 r
        vpand ymm14, ymm14, [r8 + 768]                                 ;   985.8 p1+p3   58 r
        vpxor ymm3, ymm3, ymm9                                         ;   981.8 p5      58 r
        vmovdqu ymm9, [rbp + 3392]                                     ;   980.8 p2      58 r
        vpand ymm9, ymm9, [r8 + 800]                                   ;   986.8 p0+p3   58 r
        vpxor ymm8, ymm8, ymm12                                        ;   982.8 p1      58 r
        vmovdqu ymm12, [rbp + 3744]                                    ;   981.8 p2      58 r
        vpand ymm12, ymm12, [r8 + 832]                                 ;   987.8 p5+p3   58 r
        vpxor ymm0, ymm0, ymm10                                        ;   983.8 p0      58 r
        vmovdqu ymm10, [rbp + 3840]                                    ;   982.8 p2      58 r
        vpand ymm10, ymm10, [r8 + 864]                                 ;   988.8 p1+p3   58 r
        vpxor ymm6, ymm6, ymm5                                         ;   984.8 p5      58 r
        vmovdqu ymm5, [rbp + 2368]                                     ;   983.8 p2      58 r
        vpand ymm5, ymm5, [r8 + 896]                                   ;   989.8 p0+p3   58 r
        vpxor ymm15, ymm15, ymm13                                      ;   985.8 p1      58 r
        vmovdqu ymm13, [rbp + 3776]                                    ;   984.8 p2      58 r
        vpand ymm13, ymm13, [r8 + 928]                                 ;   990.8 p5+p3   58 r
        vpxor ymm2, ymm2, ymm14                                        ;   986.8 p0      58 r
        vmovdqu ymm14, [rbp + 3808]                                    ;   985.8 p2      58 r
        vpand ymm14, ymm14, [r8 + 960]                                 ;   991.8 p1+p3   58 r
        vpxor ymm4, ymm4, ymm14                                        ;   992.8 p5      58 r
        vpxor ymm9, ymm9, [rbp + 4384]                                 ;   987.8 p0+p2   58 r
        vpxor ymm12, ymm12, [rbp + 4288]                               ;   988.8 p1+p3   58 r
        vpxor ymm10, ymm10, [rbp + 3872]                               ;   989.8 p5+p2   58 r
        vpxor ymm5, ymm5, [rbp + 4544]                                 ;   990.8 p0+p3   58 r
        vpxor ymm13, ymm13, [rbp + 4512]                               ;   991.8 p1+p2   58 r
        vpor ymm14, ymm1, [r9 + 4640]                                  ;   989.2 p5+p3   59 r
        vmovdqu [rbp + 4512], ymm1                                     ;   979.0 p7+p4   58 r spill
        vmovdqu ymm1, [r9 + 4608]                                      ;   989.8 p2      59 r
        vpor ymm1, ymm1, ymm4                                          ;   995.8 p0      59 r
        vmovdqu [rbp + 4544], ymm4                                     ;   993.8 p7+p4   58 r spill
        vpor ymm4, ymm11, [r9 + 4704]                                  ;   990.2 p1+p3   59 r
        vmovdqu [rbp + 3872], ymm11                                    ;   981.0 p7+p4   58 r spill
        vmovdqu ymm11, [rbp + 4352]                                    ;   990.8 p2      59 r
        vpor ymm11, ymm11, [r9 + 4672]                                 ;   996.8 p5+p3   59 r
        vmovdqu [rbp + 4288], ymm4                                     ;   991.2 p7+p4   59 r spill
        vpor ymm4, ymm7, [r9 + 4736]                                   ;   991.8 p0+p2   59 r
        vmovdqu [rbp + 4384], ymm7                                     ;   983.0 p7+p4   58 r spill
        vpor ymm7, ymm3, [r9 + 4768]                                   ;   992.2 p1+p3   59 r
        vmovdqu [rbp + 4448], ymm3                                     ;   984.0 p7+p4   58 r spill
        vpor ymm3, ymm8, [r9 + 4800]                                   ;   992.8 p5+p2   59 r
        vmovdqu [rbp + 4128], ymm8                                     ;   985.0 p7+p4   58 r spill
        vpor ymm8, ymm0, [r9 + 4832]                                   ;   993.2 p0+p3   59 r
        vmovdqu [rbp + 4416], ymm0                                     ;   986.0 p7+p4   58 r spill
        vpor ymm0, ymm6, [r9 + 4864]                                   ;   993.8 p1+p2   59 r
        vpxor ymm1, ymm1, [rbp + 4032]                                 ;   996.8 p5+p3   59 r
        vpxor ymm14, ymm14, [rbp + 3616]                               ;   994.8 p0+p2   59 r
        vmovdqu [rbp + 3616], ymm6                                     ;   987.0 p7+p4   58 r spill
        vpor ymm6, ymm15, [r9 + 4896]                                  ;   995.2 p1+p3   59 r
        vpxor ymm11, ymm11, [rbp + 2944]                               ;   997.8 p5+p2   59 r
        vmovdqu [rbp + 2944], ymm15                                    ;   988.0 p7+p4   58 r spill
        vpor ymm15, ymm2, [r9 + 4928]                                  ;   996.2 p0+p3   59 r
        vmovdqu [rbp + 4032], ymm2                                     ;   989.0 p7+p4   58 r spill
        vpor ymm2, ymm9, [r9 + 4960]                                   ;   996.8 p1+p2   59 r
        vpxor ymm4, ymm4, [rbp + 3648]                                 ;   997.2 p5+p3   59 r
        vmovdqu [rbp + 3648], ymm9                                     ;   990.0 p7+p4   58 r spill
        vpor ymm9, ymm12, [r9 + 4992]                                  ;   997.8 p0+p2   59 r
        vpxor ymm7, ymm7, [rbp + 3584]                                 ;   998.2 p1+p3   59 r
        vpxor ymm3, ymm3, [rbp + 3456]                                 ;   998.8 p5+p2   59 r
        vmovdqu [rbp + 3456], ymm12                                    ;   991.0 p7+p4   58 r spill
        vpor ymm12, ymm10, [r9 + 5024]                                 ;   999.2 p0+p3   59 r
        vpxor ymm8, ymm8, [rbp + 3968]                                 ;   999.8 p1+p2   59 r
        vmovdqu [rbp + 3968], ymm10                                    ;   992.0 p7+p4   58 r spill
        vpor ymm10, ymm5, [r9 + 5056]                                  ;  1000.2 p5+p3   59 r
        vpxor ymm0, ymm0, [rbp + 3904]                                 ;  1000.8 p0+p2   59 r
        vmovdqu [rbp + 3904], ymm5                                     ;   993.0 p7+p4   58 r spill
        vpor ymm5, ymm13, [r9 + 5088]                                  ;  1001.2 p1+p3   59 r
        vpxor ymm5, ymm5, [rbp + 2432]                                 ;  1002.2 p5+p2   59 r
        vpxor ymm6, ymm6, [rbp + 3392]                                 ;  1002.2 p0+p3   59 r
        vpxor ymm15, ymm15, [rbp + 3744]                               ;  1002.8 p1+p2   59 r
        vpxor ymm2, ymm2, [rbp + 3840]                                 ;  1003.2 p5+p3   59 r
        vpxor ymm9, ymm9, [rbp + 2368]                                 ;  1003.8 p0+p2   59 r
        vpxor ymm12, ymm12, [rbp + 3776]                               ;  1004.2 p1+p3   59 r
        vmovdqu [rbp + 3776], ymm13                                    ;   994.0 p7+p4   58 r spill
        vmovdqu ymm13, [rbp + 3712]                                    ;  1004.8 p2      59 r
        vpxor ymm13, ymm13, [rbp + 4288]                               ;  1010.8 p5+p3   59 r
        vpxor ymm10, ymm10, [rbp + 3808]                               ;  1005.8 p0+p2   59 r
        vpxor ymm5, ymm5, [rbp + 2336]                                 ;  1006.2 p1+p3  108 r
        vpxor ymm1, ymm1, [rbp + 1920]                                 ;  1006.8 p5+p2  108 r
        vpxor ymm14, ymm14, [rbp + 1952]                               ;  1007.2 p0+p3  108 r
        vpxor ymm11, ymm11, [rbp + 1984]                               ;  1007.8 p1+p2  108 r
        vpxor ymm4, ymm4, [rbp + 2048]                                 ;  1008.2 p5+p3  108 r
        vpxor ymm13, ymm13, [rbp + 2016]                               ;  1011.8 p0+p2  108 r
        vpxor ymm7, ymm7, [rbp + 2080]                                 ;  1009.2 p1+p3  108 r
        vpxor ymm3, ymm3, [rbp + 2112]                                 ;  1009.8 p5+p2  108 r
        vpxor ymm8, ymm8, [rbp + 2144]                                 ;  1010.2 p0+p3  108 r
        vpxor ymm0, ymm0, [rbp + 2176]                                 ;  1010.8 p1+p2  108 r
        vpxor ymm6, ymm6, [rbp + 2208]                                 ;  1011.2 p5+p3  108 r
        vpxor ymm15, ymm15, [rbp + 2240]                               ;  1011.8 p0+p2  108 r
        vpxor ymm2, ymm2, [rbp + 2272]                                 ;  1012.2 p1+p3  108 r
        vpxor ymm9, ymm9, [rbp + 2304]                                 ;  1012.8 p5+p2  108 r
        vpxor ymm12, ymm12, [rbp + 832]                                ;  1013.2 p0+p3  108 r
        vpxor ymm10, ymm10, [rbp + 864]                                ;  1013.8 p1+p2  108 r
        vmovdqu [rbp + 2304], ymm10                                    ;  1014.8 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4544]                                    ;  1014.2 p3     108 r
        vpxor ymm10, ymm10, [rbp - 128]                                ;  1020.2 p5+p2  108 r
        vmovdqu [rbp + 4544], ymm10                                    ;  1021.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4512]                                    ;  1015.2 p3     108 r
        vpxor ymm10, ymm10, [rbp - 96]                                 ;  1021.2 p0+p2  108 r
        vmovdqu [rbp + 4512], ymm10                                    ;  1022.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4352]                                    ;  1016.2 p3     108 r
        vpxor ymm10, ymm10, [rbp - 64]                                 ;  1022.2 p1+p2  108 r
        vmovdqu [rbp + 4352], ymm10                                    ;  1023.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3872]                                    ;  1017.2 p3     108 r
        vpxor ymm10, ymm10, [rbp - 32]                                 ;  1023.2 p5+p2  108 r
        vmovdqu [rbp + 3872], ymm10                                    ;  1024.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4384]                                    ;  1018.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 0]                                  ;  1024.2 p0+p2  108 r
        vmovdqu [rbp + 4384], ymm10                                    ;  1025.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4448]                                    ;  1019.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 32]                                 ;  1025.2 p1+p2  108 r
        vmovdqu [rbp + 4448], ymm10                                    ;  1026.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4128]                                    ;  1020.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 64]                                 ;  1026.2 p5+p2  108 r
        vmovdqu [rbp + 4128], ymm10                                    ;  1027.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4416]                                    ;  1021.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 96]                                 ;  1027.2 p0+p2  108 r
        vmovdqu [rbp + 4416], ymm10                                    ;  1028.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3616]                                    ;  1022.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 128]                                ;  1028.2 p1+p2  108 r
        vmovdqu [rbp + 3616], ymm10                                    ;  1029.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 2944]                                    ;  1023.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 160]                                ;  1029.2 p5+p2  108 r
        vmovdqu [rbp + 2944], ymm10                                    ;  1030.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 4032]                                    ;  1024.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 192]                                ;  1030.2 p0+p2  108 r
        vmovdqu [rbp + 4032], ymm10                                    ;  1031.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3648]                                    ;  1025.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 224]                                ;  1031.2 p1+p2  108 r
        vmovdqu [rbp + 3648], ymm10                                    ;  1032.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3456]                                    ;  1026.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 256]                                ;  1032.2 p5+p2  108 r
        vmovdqu [rbp + 3456], ymm10                                    ;  1033.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3968]                                    ;  1027.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 288]                                ;  1033.2 p0+p2  108 r
        vmovdqu [rbp + 3968], ymm10                                    ;  1034.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3904]                                    ;  1028.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 320]                                ;  1034.2 p1+p2  108 r
        vmovdqu [rbp + 3904], ymm10                                    ;  1035.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3776]                                    ;  1029.2 p3     108 r
        vpxor ymm10, ymm10, [rbp + 352]                                ;  1035.2 p5+p2  108 r
        vmovdqu [rbp + 3776], ymm10                                    ;  1036.2 p7+p4  108 r spill
        vmovdqu ymm10, [rbp + 3552]                                    ;  1030.2 p3     108 r reload
        vmovdqu [rbp + 1408], ymm10                                    ;  1036.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2400]                                    ;  1030.8 p2     108 r reload
        vmovdqu [rbp + 1440], ymm10                                    ;  1036.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2464]                                    ;  1031.2 p3     108 r reload
        vmovdqu [rbp + 1472], ymm10                                    ;  1037.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2496]                                    ;  1031.8 p2     108 r reload
        vmovdqu [rbp + 1504], ymm10                                    ;  1037.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2528]                                    ;  1032.2 p3     108 r reload
        vmovdqu [rbp + 1536], ymm10                                    ;  1038.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2560]                                    ;  1032.8 p2     108 r reload
        vmovdqu [rbp + 1568], ymm10                                    ;  1038.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2592]                                    ;  1033.2 p3     108 r reload
        vmovdqu [rbp + 1600], ymm10                                    ;  1039.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2624]                                    ;  1033.8 p2     108 r reload
        vmovdqu [rbp + 1632], ymm10                                    ;  1039.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2656]                                    ;  1034.2 p3     108 r reload
        vmovdqu [rbp + 1664], ymm10                                    ;  1040.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2688]                                    ;  1034.8 p2     108 r reload
        vmovdqu [rbp + 1696], ymm10                                    ;  1040.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3296]                                    ;  1035.2 p3     108 r reload
        vmovdqu [rbp + 1728], ymm10                                    ;  1041.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3168]                                    ;  1035.8 p2     108 r reload
        vmovdqu [rbp + 1760], ymm10                                    ;  1041.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3232]                                    ;  1036.2 p3     108 r reload
        vmovdqu [rbp + 1792], ymm10                                    ;  1042.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2880]                                    ;  1036.8 p2     108 r reload
        vmovdqu [rbp + 1824], ymm10                                    ;  1042.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2848]                                    ;  1037.2 p3     108 r reload
        vmovdqu [rbp + 1856], ymm10                                    ;  1043.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2912]                                    ;  1037.8 p2     108 r reload
        vmovdqu [rbp + 1888], ymm10                                    ;  1043.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2720]                                    ;  1038.2 p3     108 r reload
        vmovdqu [rbp + 896], ymm10                                     ;  1044.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2752]                                    ;  1038.8 p2     108 r reload
        vmovdqu [rbp + 928], ymm10                                     ;  1044.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2784]                                    ;  1039.2 p3     108 r reload
        vmovdqu [rbp + 960], ymm10                                     ;  1045.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3008]                                    ;  1039.8 p2     108 r reload
        vmovdqu [rbp + 992], ymm10                                     ;  1045.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3488]                                    ;  1040.2 p3     108 r reload
        vmovdqu [rbp + 1024], ymm10                                    ;  1046.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2976]                                    ;  1040.8 p2     108 r reload
        vmovdqu [rbp + 1056], ymm10                                    ;  1046.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3424]                                    ;  1041.2 p3     108 r reload
        vmovdqu [rbp + 1088], ymm10                                    ;  1047.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3136]                                    ;  1041.8 p2     108 r reload
        vmovdqu [rbp + 1120], ymm10                                    ;  1047.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3360]                                    ;  1042.2 p3     108 r reload
        vmovdqu [rbp + 1152], ymm10                                    ;  1048.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3328]                                    ;  1042.8 p2     108 r reload
        vmovdqu [rbp + 1184], ymm10                                    ;  1048.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3072]                                    ;  1043.2 p3     108 r reload
        vmovdqu [rbp + 1216], ymm10                                    ;  1049.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3040]                                    ;  1043.8 p2     108 r reload
        vmovdqu [rbp + 1248], ymm10                                    ;  1049.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3264]                                    ;  1044.2 p3     108 r reload
        vmovdqu [rbp + 1280], ymm10                                    ;  1050.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3520]                                    ;  1044.8 p2     108 r reload
        vmovdqu [rbp + 1312], ymm10                                    ;  1050.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2816]                                    ;  1045.2 p3     108 r reload
        vmovdqu [rbp + 1344], ymm10                                    ;  1051.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3104]                                    ;  1045.8 p2     108 r reload
        vmovdqu [rbp + 1376], ymm10                                    ;  1051.8 p7+p4  113 rounds
        vmovdqu [rbp + 832], ymm12                                     ;  1044.5 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 2304]                                    ;  1046.2 p3     108 r reload
        vmovdqu [rbp + 864], ymm10                                     ;  1052.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4544]                                    ;  1046.8 p2     108 r reload
        vmovdqu [rbp - 128], ymm10                                     ;  1052.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4512]                                    ;  1047.2 p3     108 r reload
        vmovdqu [rbp - 96], ymm10                                      ;  1053.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4352]                                    ;  1047.8 p2     108 r reload
        vmovdqu [rbp - 64], ymm10                                      ;  1053.8 p3+p4  113 rounds
        vmovdqu ymm10, [rbp + 3872]                                    ;  1048.8 p2     108 r reload
        vmovdqu [rbp - 32], ymm10                                      ;  1054.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4384]                                    ;  1049.2 p3     108 r reload
        vmovdqu [rbp + 0], ymm10                                       ;  1055.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4448]                                    ;  1049.8 p2     108 r reload
        vmovdqu [rbp + 32], ymm10                                      ;  1055.8 p3+p4  113 rounds
        vmovdqu ymm10, [rbp + 4128]                                    ;  1050.8 p2     108 r reload
        vmovdqu [rbp + 64], ymm10                                      ;  1056.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4416]                                    ;  1051.2 p3     108 r reload
        vmovdqu [rbp + 96], ymm10                                      ;  1057.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3616]                                    ;  1051.8 p2     108 r reload
        vmovdqu [rbp + 128], ymm10                                     ;  1057.8 p3+p4  113 rounds
        vmovdqu ymm10, [rbp + 2944]                                    ;  1052.8 p2     108 r reload
        vmovdqu [rbp + 160], ymm10                                     ;  1058.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 4032]                                    ;  1053.2 p3     108 r reload
        vmovdqu [rbp + 192], ymm10                                     ;  1059.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3648]                                    ;  1053.8 p2     108 r reload
        vmovdqu [rbp + 224], ymm10                                     ;  1059.8 p3+p4  113 rounds
        vmovdqu ymm10, [rbp + 3456]                                    ;  1054.8 p2     108 r reload
        vmovdqu [rbp + 256], ymm10                                     ;  1060.8 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3968]                                    ;  1055.2 p3     108 r reload
        vmovdqu [rbp + 288], ymm10                                     ;  1061.2 p7+p4  113 rounds
        vmovdqu ymm10, [rbp + 3904]                                    ;  1055.8 p2     108 r reload
        vmovdqu [rbp + 320], ymm10                                     ;  1061.8 p3+p4  113 rounds
        vmovdqu ymm10, [rbp + 3776]                                    ;  1056.8 p2     108 r reload
        vmovdqu [rbp + 352], ymm10                                     ;  1062.8 p7+p4  113 rounds
        mov r12, qword [rbp + 4624]                                    ;  1057.2 p3     113 rounds reload
        sub r8, r12                                                    ;  1062.2 p6     113 rounds
        add r8, 0x400                                                  ;  1063.2 p0     113 rounds
        and r8, 0xfff                                                  ;  1064.2 p1     113 rounds
        add r8, r12                                                    ;  1065.2 p5     113 rounds
        sub r9, r12                                                    ;  1062.2 p6     113 rounds
        add r9, 0x400                                                  ;  1063.2 p0     113 rounds
        and r9, 0xfff                                                  ;  1064.2 p1     113 rounds
        add r9, r12                                                    ;  1065.2 p5     113 rounds
        sub r10, r12                                                   ;  1062.2 p6     113 rounds
        add r10, 0x400                                                 ;  1063.2 p0     113 rounds
        and r10, 0xfff                                                 ;  1064.2 p1     113 rounds
        add r10, r12                                                   ;  1065.2 p5     113 rounds
        sub r11, r12                                                   ;  1062.2 p6     113 rounds
        add r11, 0x400                                                 ;  1063.2 p0     113 rounds
        and r11, 0xfff                                                 ;  1064.2 p1     113 rounds
        add r11, r12                                                   ;  1065.2 p5     113 rounds
        add esi, 0xffffffff                                            ;  1036.8 p6     113 rounds
        vmovdqa ymm10, ymm6                                            ;  1037.0        108 r copy
        vmovdqa ymm6, ymm7                                             ;  1037.2        108 r copy
        vmovdqa ymm7, ymm3                                             ;  1037.5        108 r copy
        vmovdqa ymm3, ymm11                                            ;  1037.8        108 r copy
        vmovdqa ymm11, ymm15                                           ;  1038.0        108 r copy
        vmovdqa ymm12, ymm2                                            ;  1038.2        108 r copy
        vmovdqa ymm2, ymm14                                            ;  1038.5        108 r copy
        vmovdqa ymm14, ymm0                                            ;  1038.8        108 r copy
        vmovdqa ymm0, ymm5                                             ;  1039.0        108 r copy
        vmovdqa ymm5, ymm4                                             ;  1039.2        108 r copy
        vmovdqa ymm4, ymm13                                            ;  1039.5        108 r copy
        vmovdqa ymm13, ymm9                                            ;  1039.8        108 r copy
        vmovdqa ymm9, ymm14                                            ;  1040.0        108 r copy
        test esi, esi                                                  ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 4632], r8                                     ;                    resident
        mov qword [rbp + 4640], r9                                     ;                    resident
        mov qword [rbp + 4648], r10                                    ;                    resident
        mov qword [rbp + 4656], r11                                    ;                    resident
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
        mov dword [rbp + 4684], esi                                    ;                    resident
        vmovdqu ymm0, [rbp - 128]                                      ;     0.0 p2     119 dst reload
        mov r8, qword [rbp + 4664]                                     ;     0.2 p3     119 dst reload
        vmovdqu [r8], ymm0                                             ;     6.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp - 96]                                       ;     1.0 p2     119 dst reload
        vmovdqu [r8 + 32], ymm0                                        ;     7.0 p3+p4  119 dst
        vmovdqu ymm0, [rbp - 64]                                       ;     2.0 p2     119 dst reload
        vmovdqu [r8 + 64], ymm0                                        ;     8.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp - 32]                                       ;     2.2 p3     119 dst reload
        vmovdqu [r8 + 96], ymm0                                        ;     8.2 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 0]                                        ;     3.0 p2     119 dst reload
        vmovdqu [r8 + 128], ymm0                                       ;     9.0 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 32]                                       ;     4.0 p2     119 dst reload
        vmovdqu [r8 + 160], ymm0                                       ;    10.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 64]                                       ;     4.2 p3     119 dst reload
        vmovdqu [r8 + 192], ymm0                                       ;    10.2 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 96]                                       ;     5.0 p2     119 dst reload
        vmovdqu [r8 + 224], ymm0                                       ;    11.0 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 128]                                      ;     6.0 p2     119 dst reload
        vmovdqu [r8 + 256], ymm0                                       ;    12.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 160]                                      ;     6.2 p3     119 dst reload
        vmovdqu [r8 + 288], ymm0                                       ;    12.2 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 192]                                      ;     7.0 p2     119 dst reload
        vmovdqu [r8 + 320], ymm0                                       ;    13.0 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 224]                                      ;     8.0 p2     119 dst reload
        vmovdqu [r8 + 352], ymm0                                       ;    14.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 256]                                      ;     8.2 p3     119 dst reload
        vmovdqu [r8 + 384], ymm0                                       ;    14.2 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 288]                                      ;     9.0 p2     119 dst reload
        vmovdqu [r8 + 416], ymm0                                       ;    15.0 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 320]                                      ;    10.0 p2     119 dst reload
        vmovdqu [r8 + 448], ymm0                                       ;    16.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 352]                                      ;    10.2 p3     119 dst reload
        vmovdqu [r8 + 480], ymm0                                       ;    16.2 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 384]                                      ;    11.0 p2     119 dst reload
        vmovdqu [r8 + 512], ymm0                                       ;    17.0 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 416]                                      ;    12.0 p2     119 dst reload
        vmovdqu [r8 + 544], ymm0                                       ;    18.0 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 448]                                      ;    12.2 p3     119 dst reload
        vmovdqu [r8 + 576], ymm0                                       ;    18.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 480]                                      ;    13.0 p2     119 dst reload
        vmovdqu [r8 + 608], ymm0                                       ;    19.5 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 512]                                      ;    14.0 p2     119 dst reload
        vmovdqu [r8 + 640], ymm0                                       ;    20.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 544]                                      ;    14.2 p3     119 dst reload
        vmovdqu [r8 + 672], ymm0                                       ;    21.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 576]                                      ;    15.0 p2     119 dst reload
        vmovdqu [r8 + 704], ymm0                                       ;    22.5 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 608]                                      ;    16.0 p2     119 dst reload
        vmovdqu [r8 + 736], ymm0                                       ;    23.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 640]                                      ;    16.2 p3     119 dst reload
        vmovdqu [r8 + 768], ymm0                                       ;    24.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 672]                                      ;    17.0 p2     119 dst reload
        vmovdqu [r8 + 800], ymm0                                       ;    25.5 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 704]                                      ;    18.0 p2     119 dst reload
        vmovdqu [r8 + 832], ymm0                                       ;    26.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 736]                                      ;    18.2 p3     119 dst reload
        vmovdqu [r8 + 864], ymm0                                       ;    27.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 768]                                      ;    19.0 p2     119 dst reload
        vmovdqu [r8 + 896], ymm0                                       ;    28.5 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 800]                                      ;    20.0 p2     119 dst reload
        vmovdqu [r8 + 928], ymm0                                       ;    29.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 832]                                      ;    20.2 p3     119 dst reload
        vmovdqu [r8 + 960], ymm0                                       ;    30.5 p7+p4  119 dst
        vmovdqu ymm0, [rbp + 864]                                      ;    21.0 p2     119 dst reload
        vmovdqu [r8 + 992], ymm0                                       ;    31.5 p3+p4  119 dst
        vmovdqu ymm0, [rbp + 896]                                      ;    22.0 p2     120 dst reload
        vmovdqu [r8 + 1024], ymm0                                      ;    32.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 928]                                      ;    22.2 p3     120 dst reload
        vmovdqu [r8 + 1056], ymm0                                      ;    33.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 960]                                      ;    23.0 p2     120 dst reload
        vmovdqu [r8 + 1088], ymm0                                      ;    34.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 992]                                      ;    24.0 p2     120 dst reload
        vmovdqu [r8 + 1120], ymm0                                      ;    35.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1024]                                     ;    24.2 p3     120 dst reload
        vmovdqu [r8 + 1152], ymm0                                      ;    36.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1056]                                     ;    25.0 p2     120 dst reload
        vmovdqu [r8 + 1184], ymm0                                      ;    37.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1088]                                     ;    26.0 p2     120 dst reload
        vmovdqu [r8 + 1216], ymm0                                      ;    38.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1120]                                     ;    26.2 p3     120 dst reload
        vmovdqu [r8 + 1248], ymm0                                      ;    39.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1152]                                     ;    27.0 p2     120 dst reload
        vmovdqu [r8 + 1280], ymm0                                      ;    40.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1184]                                     ;    28.0 p2     120 dst reload
        vmovdqu [r8 + 1312], ymm0                                      ;    41.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1216]                                     ;    28.2 p3     120 dst reload
        vmovdqu [r8 + 1344], ymm0                                      ;    42.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1248]                                     ;    29.0 p2     120 dst reload
        vmovdqu [r8 + 1376], ymm0                                      ;    43.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1280]                                     ;    30.0 p2     120 dst reload
        vmovdqu [r8 + 1408], ymm0                                      ;    44.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1312]                                     ;    30.2 p3     120 dst reload
        vmovdqu [r8 + 1440], ymm0                                      ;    45.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1344]                                     ;    31.0 p2     120 dst reload
        vmovdqu [r8 + 1472], ymm0                                      ;    46.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1376]                                     ;    32.0 p2     120 dst reload
        vmovdqu [r8 + 1504], ymm0                                      ;    47.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1408]                                     ;    32.2 p3     120 dst reload
        vmovdqu [r8 + 1536], ymm0                                      ;    48.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1440]                                     ;    33.0 p2     120 dst reload
        vmovdqu [r8 + 1568], ymm0                                      ;    49.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1472]                                     ;    34.0 p2     120 dst reload
        vmovdqu [r8 + 1600], ymm0                                      ;    50.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1504]                                     ;    34.2 p3     120 dst reload
        vmovdqu [r8 + 1632], ymm0                                      ;    51.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1536]                                     ;    35.0 p2     120 dst reload
        vmovdqu [r8 + 1664], ymm0                                      ;    52.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1568]                                     ;    36.0 p2     120 dst reload
        vmovdqu [r8 + 1696], ymm0                                      ;    53.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1600]                                     ;    36.2 p3     120 dst reload
        vmovdqu [r8 + 1728], ymm0                                      ;    54.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1632]                                     ;    37.0 p2     120 dst reload
        vmovdqu [r8 + 1760], ymm0                                      ;    55.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1664]                                     ;    38.0 p2     120 dst reload
        vmovdqu [r8 + 1792], ymm0                                      ;    56.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1696]                                     ;    38.2 p3     120 dst reload
        vmovdqu [r8 + 1824], ymm0                                      ;    57.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1728]                                     ;    39.0 p2     120 dst reload
        vmovdqu [r8 + 1856], ymm0                                      ;    58.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1760]                                     ;    40.0 p2     120 dst reload
        vmovdqu [r8 + 1888], ymm0                                      ;    59.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1792]                                     ;    40.2 p3     120 dst reload
        vmovdqu [r8 + 1920], ymm0                                      ;    60.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1824]                                     ;    41.0 p2     120 dst reload
        vmovdqu [r8 + 1952], ymm0                                      ;    61.5 p3+p4  120 dst
        vmovdqu ymm0, [rbp + 1856]                                     ;    42.0 p2     120 dst reload
        vmovdqu [r8 + 1984], ymm0                                      ;    62.5 p7+p4  120 dst
        vmovdqu ymm0, [rbp + 1888]                                     ;    42.2 p3     120 dst reload
        vmovdqu [r8 + 2016], ymm0                                      ;    63.5 p7+p4  120 dst
        add r8, 0x800                                                  ;    32.2 p0     141 blocks
        mov qword [rbp + 4664], r8                                     ;    64.5 p2+p4  141 blocks
        mov r8, qword [rbp + 4608]                                     ;    43.2 p3     141 blocks
        add r8, 0x800                                                  ;    48.2 p1     141 blocks
        mov qword [rbp + 4608], r8                                     ;    65.5 p7+p4  141 blocks
        cmp r8, qword [rbp + 4616]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                     ;                    x87 state
        mov rsp, qword [rbp + 4672]                                    ;                    frame
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
