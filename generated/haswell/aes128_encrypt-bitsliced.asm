; aes128_encrypt for Intel Haswell (and Broadwell), 64-bit code (haswell)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 d6ee5b0d12dcd447); do not edit:
;   ./cw build aes128_encrypt --cpu haswell --variant bitsliced
;
; void aes128_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 45056 bytes (1408 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 198 uops, planned 66.0; bounds: width 49.5, ports 65.0, path 7.0
;   blocks: 389 uops, planned 135.0; bounds: width 97.2, ports 130.0, path 7.0
;   blocks/rounds: 3096 uops, planned 831.5; bounds: width 774.0, ports 734.7, path 36.0
;   blocks.2: 2541 uops, planned 656.2; bounds: width 635.2, ports 592.0, path 31.0
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
%fatal "aes128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_encrypt
$_aes128_encrypt:
%else
        global $aes128_encrypt
%endif
$aes128_encrypt:
        push rbp                                            ;                    preserved
        mov rax, rsp                                        ;                    frame
        sub rsp, 0x2860                                     ;                    frame
        and rsp, -32                                        ;                    frame
        lea rbp, [rsp + 128]                                ;                    frame
        mov qword [rbp + 10192], rax                        ;                    frame
        mov dword [rbp + 10200], ecx                        ;                    argument
        mov qword [rbp + 10144], rsi                        ;                    argument
        mov qword [rbp + 10160], rdi                        ;                    argument
        mov qword [rbp + 10184], rdx                        ;                    argument
        mov r8d, dword [rbp + 10200]                        ;     0.0 p2     117 blocks
        shl r8, 0xc                                         ;     5.0 p0     117 blocks
        add r8, qword [rbp + 10144]                         ;     6.0 p1+p3  117 blocks
        mov qword [rbp + 10152], r8                         ;     7.0 p7+p4  117 blocks
        mov r8, qword [rbp + 10160]                         ;     1.0 p2      58 dst.0 reload
        vmovdqu ymm0, [r8 + 40960]                          ;     6.0 p3      58 dst.0
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256]  ;     2.0 p2      58 dst.0 reload
        vpxor ymm0, ymm0, ymm1                              ;    12.0 p5      58 dst.0
        vmovdqu [rbp - 128], ymm0                           ;    13.0 p7+p4   58 dst.0
        vmovdqu ymm0, [r8 + 40992]                          ;     6.0 p3      58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    12.0 p0      58 dst.1
        vmovdqu [rbp - 96], ymm0                            ;    13.0 p2+p4   58 dst.1
        vmovdqu ymm0, [r8 + 41120]                          ;     6.0 p3      58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    12.0 p1      58 dst.5
        vmovdqu [rbp - 64], ymm0                            ;    13.0 p7+p4   58 dst.5
        vmovdqu ymm0, [r8 + 41152]                          ;     6.0 p2      58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    12.0 p5      58 dst.6
        vmovdqu [rbp - 32], ymm0                            ;    13.0 p3+p4   58 dst.6
        vmovdqu ymm0, [r8 + 41216]                          ;     6.0 p2      58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    12.0 p0      58 dst.8
        vmovdqu [rbp + 0], ymm0                             ;    13.0 p7+p4   58 dst.8
        vmovdqu ymm0, [r8 + 41248]                          ;     6.0 p3      58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    12.0 p1      58 dst.9
        vmovdqu [rbp + 32], ymm0                            ;    13.0 p2+p4   58 dst.9
        vmovdqu ymm0, [r8 + 41376]                          ;     6.5 p3      58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    12.5 p5      58 dst.13
        vmovdqu [rbp + 64], ymm0                            ;    13.5 p7+p4   58 dst.13
        vmovdqu ymm0, [r8 + 41408]                          ;     7.0 p2      58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    13.0 p0      58 dst.14
        vmovdqu [rbp + 96], ymm0                            ;    14.0 p3+p4   58 dst.14
        vmovdqu ymm0, [r8 + 41472]                          ;     8.0 p2      58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    14.0 p1      58 dst.16
        vmovdqu [rbp + 128], ymm0                           ;    15.0 p7+p4   58 dst.16
        vmovdqu ymm0, [r8 + 41504]                          ;     8.5 p3      58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    14.5 p5      58 dst.17
        vmovdqu [rbp + 160], ymm0                           ;    15.5 p2+p4   58 dst.17
        vmovdqu ymm0, [r8 + 41632]                          ;     9.5 p3      58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    15.5 p0      58 dst.21
        vmovdqu [rbp + 192], ymm0                           ;    16.5 p7+p4   58 dst.21
        vmovdqu ymm0, [r8 + 41664]                          ;    10.0 p2      58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    16.0 p1      58 dst.22
        vmovdqu [rbp + 224], ymm0                           ;    17.0 p3+p4   58 dst.22
        vmovdqu ymm0, [r8 + 41728]                          ;    11.0 p2      58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    17.0 p5      58 dst.24
        vmovdqu [rbp + 256], ymm0                           ;    18.0 p7+p4   58 dst.24
        vmovdqu ymm0, [r8 + 41760]                          ;    11.5 p3      58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    17.5 p0      58 dst.25
        vmovdqu [rbp + 288], ymm0                           ;    18.5 p2+p4   58 dst.25
        vmovdqu ymm0, [r8 + 41888]                          ;    12.5 p3      58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    18.5 p1      58 dst.29
        vmovdqu [rbp + 320], ymm0                           ;    19.5 p7+p4   58 dst.29
        vmovdqu ymm0, [r8 + 41920]                          ;    13.0 p2      58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    19.0 p5      58 dst.30
        vmovdqu [rbp + 352], ymm0                           ;    20.0 p3+p4   58 dst.30
        vmovdqu ymm0, [r8 + 41984]                          ;    14.0 p2      58 dst.0
        vpxor ymm0, ymm0, ymm1                              ;    20.0 p0      58 dst.0
        vmovdqu [rbp + 384], ymm0                           ;    21.0 p7+p4   58 dst.0
        vmovdqu ymm0, [r8 + 42016]                          ;    14.5 p3      58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    20.5 p1      58 dst.1
        vmovdqu [rbp + 416], ymm0                           ;    21.5 p2+p4   58 dst.1
        vmovdqu ymm0, [r8 + 42144]                          ;    15.5 p3      58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    21.5 p5      58 dst.5
        vmovdqu [rbp + 448], ymm0                           ;    22.5 p7+p4   58 dst.5
        vmovdqu ymm0, [r8 + 42176]                          ;    16.0 p2      58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    22.0 p0      58 dst.6
        vmovdqu [rbp + 480], ymm0                           ;    23.0 p3+p4   58 dst.6
        vmovdqu ymm0, [r8 + 42240]                          ;    17.0 p2      58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    23.0 p1      58 dst.8
        vmovdqu [rbp + 512], ymm0                           ;    24.0 p7+p4   58 dst.8
        vmovdqu ymm0, [r8 + 42272]                          ;    17.5 p3      58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    23.5 p5      58 dst.9
        vmovdqu [rbp + 544], ymm0                           ;    24.5 p2+p4   58 dst.9
        vmovdqu ymm0, [r8 + 42400]                          ;    18.5 p3      58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    24.5 p0      58 dst.13
        vmovdqu [rbp + 576], ymm0                           ;    25.5 p7+p4   58 dst.13
        vmovdqu ymm0, [r8 + 42432]                          ;    19.0 p2      58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    25.0 p1      58 dst.14
        vmovdqu [rbp + 608], ymm0                           ;    26.0 p3+p4   58 dst.14
        vmovdqu ymm0, [r8 + 42496]                          ;    20.0 p2      58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    26.0 p5      58 dst.16
        vmovdqu [rbp + 640], ymm0                           ;    27.0 p7+p4   58 dst.16
        vmovdqu ymm0, [r8 + 42528]                          ;    20.5 p3      58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    26.5 p0      58 dst.17
        vmovdqu [rbp + 672], ymm0                           ;    27.5 p2+p4   58 dst.17
        vmovdqu ymm0, [r8 + 42656]                          ;    21.5 p3      58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    27.5 p1      58 dst.21
        vmovdqu [rbp + 704], ymm0                           ;    28.5 p7+p4   58 dst.21
        vmovdqu ymm0, [r8 + 42688]                          ;    22.0 p2      58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    28.0 p5      58 dst.22
        vmovdqu [rbp + 736], ymm0                           ;    29.0 p3+p4   58 dst.22
        vmovdqu ymm0, [r8 + 42752]                          ;    23.0 p2      58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    29.0 p0      58 dst.24
        vmovdqu [rbp + 768], ymm0                           ;    30.0 p7+p4   58 dst.24
        vmovdqu ymm0, [r8 + 42784]                          ;    23.5 p3      58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    29.5 p1      58 dst.25
        vmovdqu [rbp + 800], ymm0                           ;    31.0 p2+p4   58 dst.25
        vmovdqu ymm0, [r8 + 42912]                          ;    24.5 p3      58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    30.5 p5      58 dst.29
        vmovdqu [rbp + 832], ymm0                           ;    32.0 p7+p4   58 dst.29
        vmovdqu ymm0, [r8 + 42944]                          ;    25.0 p2      58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    31.0 p0      58 dst.30
        vmovdqu [rbp + 864], ymm0                           ;    33.0 p3+p4   58 dst.30
        vmovdqu ymm0, [r8 + 43008]                          ;    26.0 p2      58 dst.0
        vpxor ymm0, ymm0, ymm1                              ;    32.0 p1      58 dst.0
        vmovdqu [rbp + 896], ymm0                           ;    34.0 p7+p4   58 dst.0
        vmovdqu ymm0, [r8 + 43040]                          ;    26.5 p3      58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    32.5 p5      58 dst.1
        vmovdqu [rbp + 928], ymm0                           ;    35.0 p2+p4   58 dst.1
        vmovdqu ymm0, [r8 + 43168]                          ;    27.5 p3      58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    33.5 p0      58 dst.5
        vmovdqu [rbp + 960], ymm0                           ;    36.0 p7+p4   58 dst.5
        vmovdqu ymm0, [r8 + 43200]                          ;    28.0 p2      58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    34.0 p1      58 dst.6
        vmovdqu [rbp + 992], ymm0                           ;    37.0 p3+p4   58 dst.6
        vmovdqu ymm0, [r8 + 43264]                          ;    29.0 p2      58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    35.0 p5      58 dst.8
        vmovdqu [rbp + 1024], ymm0                          ;    38.0 p7+p4   58 dst.8
        vmovdqu ymm0, [r8 + 43296]                          ;    29.5 p3      58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    35.5 p0      58 dst.9
        vmovdqu [rbp + 1056], ymm0                          ;    39.0 p2+p4   58 dst.9
        vmovdqu ymm0, [r8 + 43424]                          ;    30.5 p3      58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    36.5 p1      58 dst.13
        vmovdqu [rbp + 1088], ymm0                          ;    40.0 p7+p4   58 dst.13
        vmovdqu ymm0, [r8 + 43456]                          ;    31.0 p2      58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    37.0 p5      58 dst.14
        vmovdqu [rbp + 1120], ymm0                          ;    41.0 p3+p4   58 dst.14
        vmovdqu ymm0, [r8 + 43520]                          ;    32.0 p2      58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    38.0 p0      58 dst.16
        vmovdqu [rbp + 1152], ymm0                          ;    42.0 p7+p4   58 dst.16
        vmovdqu ymm0, [r8 + 43552]                          ;    32.5 p3      58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    38.5 p1      58 dst.17
        vmovdqu [rbp + 1184], ymm0                          ;    43.0 p2+p4   58 dst.17
        vmovdqu ymm0, [r8 + 43680]                          ;    33.5 p3      58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    39.5 p5      58 dst.21
        vmovdqu [rbp + 1216], ymm0                          ;    44.0 p7+p4   58 dst.21
        vmovdqu ymm0, [r8 + 43712]                          ;    34.0 p2      58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    40.0 p0      58 dst.22
        vmovdqu [rbp + 1248], ymm0                          ;    45.0 p3+p4   58 dst.22
        vmovdqu ymm0, [r8 + 43776]                          ;    35.0 p2      58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    41.0 p1      58 dst.24
        vmovdqu [rbp + 1280], ymm0                          ;    46.0 p7+p4   58 dst.24
        vmovdqu ymm0, [r8 + 43808]                          ;    35.5 p3      58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    41.5 p5      58 dst.25
        vmovdqu [rbp + 1312], ymm0                          ;    47.0 p2+p4   58 dst.25
        vmovdqu ymm0, [r8 + 43936]                          ;    36.5 p3      58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    42.5 p0      58 dst.29
        vmovdqu [rbp + 1344], ymm0                          ;    48.0 p7+p4   58 dst.29
        vmovdqu ymm0, [r8 + 43968]                          ;    37.0 p2      58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    43.0 p1      58 dst.30
        vmovdqu [rbp + 1376], ymm0                          ;    49.0 p3+p4   58 dst.30
        vmovdqu ymm0, [r8 + 44032]                          ;    38.0 p2      58 dst.0
        vpxor ymm0, ymm0, ymm1                              ;    44.0 p5      58 dst.0
        vmovdqu [rbp + 1408], ymm0                          ;    50.0 p7+p4   58 dst.0
        vmovdqu ymm0, [r8 + 44064]                          ;    38.5 p3      58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    44.5 p0      58 dst.1
        vmovdqu [rbp + 1440], ymm0                          ;    51.0 p2+p4   58 dst.1
        vmovdqu ymm0, [r8 + 44192]                          ;    39.5 p3      58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    45.5 p1      58 dst.5
        vmovdqu [rbp + 1472], ymm0                          ;    52.0 p7+p4   58 dst.5
        vmovdqu ymm0, [r8 + 44224]                          ;    40.0 p2      58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    46.0 p5      58 dst.6
        vmovdqu [rbp + 1504], ymm0                          ;    53.0 p3+p4   58 dst.6
        vmovdqu ymm0, [r8 + 44288]                          ;    41.0 p2      58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    47.0 p0      58 dst.8
        vmovdqu [rbp + 1536], ymm0                          ;    54.0 p7+p4   58 dst.8
        vmovdqu ymm0, [r8 + 44320]                          ;    41.5 p3      58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    47.5 p1      58 dst.9
        vmovdqu [rbp + 1568], ymm0                          ;    55.0 p2+p4   58 dst.9
        vmovdqu ymm0, [r8 + 44448]                          ;    42.5 p3      58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    48.5 p5      58 dst.13
        vmovdqu [rbp + 1600], ymm0                          ;    56.0 p7+p4   58 dst.13
        vmovdqu ymm0, [r8 + 44480]                          ;    43.0 p2      58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    49.0 p0      58 dst.14
        vmovdqu [rbp + 1632], ymm0                          ;    57.0 p3+p4   58 dst.14
        vmovdqu ymm0, [r8 + 44544]                          ;    44.0 p2      58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    50.0 p1      58 dst.16
        vmovdqu [rbp + 1664], ymm0                          ;    58.0 p7+p4   58 dst.16
        vmovdqu ymm0, [r8 + 44576]                          ;    44.5 p3      58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    50.5 p5      58 dst.17
        vmovdqu [rbp + 1696], ymm0                          ;    59.0 p2+p4   58 dst.17
        vmovdqu ymm0, [r8 + 44704]                          ;    45.5 p3      58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    51.5 p0      58 dst.21
        vmovdqu [rbp + 1728], ymm0                          ;    60.0 p7+p4   58 dst.21
        vmovdqu ymm0, [r8 + 44736]                          ;    46.0 p2      58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    52.0 p1      58 dst.22
        vmovdqu [rbp + 1760], ymm0                          ;    61.0 p3+p4   58 dst.22
        vmovdqu ymm0, [r8 + 44800]                          ;    47.0 p2      58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    53.0 p5      58 dst.24
        vmovdqu [rbp + 1792], ymm0                          ;    62.0 p7+p4   58 dst.24
        vmovdqu ymm0, [r8 + 44832]                          ;    47.5 p3      58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    53.5 p0      58 dst.25
        vmovdqu [rbp + 1824], ymm0                          ;    63.0 p2+p4   58 dst.25
        vmovdqu ymm0, [r8 + 44960]                          ;    48.5 p3      58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    54.5 p1      58 dst.29
        vmovdqu [rbp + 1856], ymm0                          ;    64.0 p7+p4   58 dst.29
        vmovdqu ymm0, [r8 + 44992]                          ;    49.0 p2      58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    55.0 p5      58 dst.30
        vmovdqu [rbp + 1888], ymm0                          ;    65.0 p3+p4   58 dst.30
        cmp dword [rbp + 10200], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 10144]                         ;     0.0 p2      52 s[0].0 reload
        vmovdqu ymm0, [r8]                                  ;     5.0 p3      52 s[0]
        mov r9, qword [rbp + 10160]                         ;     1.0 p2      52 s[0].0 reload
        vpxor ymm0, ymm0, [r9]                              ;    12.0 p0+p3   52 s[0]
        vmovdqu [rbp + 1920], ymm0                          ;    13.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 32]                             ;     5.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 32]                         ;    12.0 p1+p3   52 s[0]
        vmovdqu [rbp + 1952], ymm0                          ;    13.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 64]                             ;     5.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 64]                         ;    12.0 p5+p3   52 s[0]
        vmovdqu [rbp + 1984], ymm0                          ;    13.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 96]                             ;     5.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 96]                         ;    12.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2016], ymm0                          ;    13.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 128]                            ;     5.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 128]                        ;    12.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2048], ymm0                          ;    13.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 160]                            ;     6.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 160]                        ;    12.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2080], ymm0                          ;    13.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 192]                            ;     7.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 192]                        ;    13.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2112], ymm0                          ;    14.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 224]                            ;     8.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 224]                        ;    14.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2144], ymm0                          ;    15.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 256]                            ;     9.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 256]                        ;    15.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2176], ymm0                          ;    16.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 288]                            ;    10.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 288]                        ;    16.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2208], ymm0                          ;    17.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 320]                            ;    11.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 320]                        ;    17.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2240], ymm0                          ;    18.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 352]                            ;    12.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 352]                        ;    18.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2272], ymm0                          ;    19.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 384]                            ;    13.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 384]                        ;    19.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2304], ymm0                          ;    20.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 416]                            ;    14.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 416]                        ;    20.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2336], ymm0                          ;    21.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 448]                            ;    15.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 448]                        ;    21.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2368], ymm0                          ;    22.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 480]                            ;    16.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 480]                        ;    22.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2400], ymm0                          ;    23.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 512]                            ;    17.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 512]                        ;    23.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2432], ymm0                          ;    24.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 544]                            ;    18.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 544]                        ;    24.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2464], ymm0                          ;    25.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 576]                            ;    19.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 576]                        ;    25.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2496], ymm0                          ;    26.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 608]                            ;    20.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 608]                        ;    26.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2528], ymm0                          ;    27.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 640]                            ;    21.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 640]                        ;    27.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2560], ymm0                          ;    28.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 672]                            ;    22.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 672]                        ;    28.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2592], ymm0                          ;    29.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 704]                            ;    23.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 704]                        ;    29.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2624], ymm0                          ;    30.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 736]                            ;    24.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 736]                        ;    30.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2656], ymm0                          ;    31.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 768]                            ;    25.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 768]                        ;    31.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2688], ymm0                          ;    32.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 800]                            ;    26.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 800]                        ;    32.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2720], ymm0                          ;    33.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 832]                            ;    27.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 832]                        ;    33.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2752], ymm0                          ;    34.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 864]                            ;    28.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 864]                        ;    34.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2784], ymm0                          ;    35.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 896]                            ;    29.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 896]                        ;    35.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2816], ymm0                          ;    36.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 928]                            ;    30.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 928]                        ;    36.0 p5+p3   52 s[0]
        vmovdqu [rbp + 2848], ymm0                          ;    37.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 960]                            ;    31.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 960]                        ;    37.0 p0+p3   52 s[0]
        vmovdqu [rbp + 2880], ymm0                          ;    38.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 992]                            ;    32.0 p2      52 s[0]
        vpxor ymm0, ymm0, [r9 + 992]                        ;    38.0 p1+p3   52 s[0]
        vmovdqu [rbp + 2912], ymm0                          ;    39.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1024]                           ;    33.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1024]                       ;    39.0 p5+p3   52 s[1]
        vmovdqu [rbp + 2944], ymm0                          ;    40.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1056]                           ;    34.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1056]                       ;    40.0 p0+p3   52 s[1]
        vmovdqu [rbp + 2976], ymm0                          ;    41.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1088]                           ;    35.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1088]                       ;    41.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3008], ymm0                          ;    42.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1120]                           ;    36.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1120]                       ;    42.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3040], ymm0                          ;    43.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1152]                           ;    37.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1152]                       ;    43.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3072], ymm0                          ;    44.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1184]                           ;    38.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1184]                       ;    44.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3104], ymm0                          ;    45.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1216]                           ;    39.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1216]                       ;    45.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3136], ymm0                          ;    46.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1248]                           ;    40.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1248]                       ;    46.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3168], ymm0                          ;    47.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1280]                           ;    41.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1280]                       ;    47.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3200], ymm0                          ;    48.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1312]                           ;    42.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1312]                       ;    48.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3232], ymm0                          ;    49.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1344]                           ;    43.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1344]                       ;    49.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3264], ymm0                          ;    50.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1376]                           ;    44.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1376]                       ;    50.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3296], ymm0                          ;    51.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1408]                           ;    45.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1408]                       ;    51.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3328], ymm0                          ;    52.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1440]                           ;    46.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1440]                       ;    52.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3360], ymm0                          ;    53.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1472]                           ;    47.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1472]                       ;    53.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3392], ymm0                          ;    54.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1504]                           ;    48.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1504]                       ;    54.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3424], ymm0                          ;    55.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1536]                           ;    49.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1536]                       ;    55.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3456], ymm0                          ;    56.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1568]                           ;    50.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1568]                       ;    56.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3488], ymm0                          ;    57.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1600]                           ;    51.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1600]                       ;    57.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3520], ymm0                          ;    58.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1632]                           ;    52.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1632]                       ;    58.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3552], ymm0                          ;    59.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1664]                           ;    53.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1664]                       ;    59.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3584], ymm0                          ;    60.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1696]                           ;    54.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1696]                       ;    60.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3616], ymm0                          ;    61.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1728]                           ;    55.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1728]                       ;    61.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3648], ymm0                          ;    62.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1760]                           ;    56.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1760]                       ;    62.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3680], ymm0                          ;    63.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1792]                           ;    57.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1792]                       ;    63.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3712], ymm0                          ;    64.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1824]                           ;    58.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1824]                       ;    64.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3744], ymm0                          ;    65.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1856]                           ;    59.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1856]                       ;    65.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3776], ymm0                          ;    66.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1888]                           ;    60.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1888]                       ;    66.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3808], ymm0                          ;    67.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1920]                           ;    61.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1920]                       ;    67.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3840], ymm0                          ;    68.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1952]                           ;    62.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1952]                       ;    68.0 p1+p3   52 s[1]
        vmovdqu [rbp + 3872], ymm0                          ;    69.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 1984]                           ;    63.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 1984]                       ;    69.0 p5+p3   52 s[1]
        vmovdqu [rbp + 3904], ymm0                          ;    70.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2016]                           ;    64.0 p2      52 s[1]
        vpxor ymm0, ymm0, [r9 + 2016]                       ;    70.0 p0+p3   52 s[1]
        vmovdqu [rbp + 3936], ymm0                          ;    71.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2048]                           ;    65.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2048]                       ;    71.0 p1+p3   52 s[2]
        vmovdqu [rbp + 3968], ymm0                          ;    72.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2080]                           ;    66.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2080]                       ;    72.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4000], ymm0                          ;    73.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2112]                           ;    67.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2112]                       ;    73.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4032], ymm0                          ;    74.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2144]                           ;    68.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2144]                       ;    74.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4064], ymm0                          ;    75.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2176]                           ;    69.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2176]                       ;    75.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4096], ymm0                          ;    76.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2208]                           ;    70.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2208]                       ;    76.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4128], ymm0                          ;    77.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2240]                           ;    71.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2240]                       ;    77.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4160], ymm0                          ;    78.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2272]                           ;    72.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2272]                       ;    78.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4192], ymm0                          ;    79.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2304]                           ;    73.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2304]                       ;    79.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4224], ymm0                          ;    80.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2336]                           ;    74.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2336]                       ;    80.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4256], ymm0                          ;    81.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2368]                           ;    75.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2368]                       ;    81.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4288], ymm0                          ;    82.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2400]                           ;    76.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2400]                       ;    82.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4320], ymm0                          ;    83.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2432]                           ;    77.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2432]                       ;    83.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4352], ymm0                          ;    84.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2464]                           ;    78.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2464]                       ;    84.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4384], ymm0                          ;    85.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2496]                           ;    79.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2496]                       ;    85.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4416], ymm0                          ;    86.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2528]                           ;    80.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2528]                       ;    86.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4448], ymm0                          ;    87.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2560]                           ;    81.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2560]                       ;    87.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4480], ymm0                          ;    88.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2592]                           ;    82.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2592]                       ;    88.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4512], ymm0                          ;    89.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2624]                           ;    83.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2624]                       ;    89.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4544], ymm0                          ;    90.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2656]                           ;    84.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2656]                       ;    90.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4576], ymm0                          ;    91.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2688]                           ;    85.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2688]                       ;    91.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4608], ymm0                          ;    92.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2720]                           ;    86.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2720]                       ;    92.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4640], ymm0                          ;    93.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2752]                           ;    87.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2752]                       ;    93.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4672], ymm0                          ;    94.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2784]                           ;    88.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2784]                       ;    94.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4704], ymm0                          ;    95.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2816]                           ;    89.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2816]                       ;    95.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4736], ymm0                          ;    96.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2848]                           ;    90.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2848]                       ;    96.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4768], ymm0                          ;    97.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2880]                           ;    91.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2880]                       ;    97.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4800], ymm0                          ;    98.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2912]                           ;    92.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2912]                       ;    98.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4832], ymm0                          ;    99.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2944]                           ;    93.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2944]                       ;    99.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4864], ymm0                          ;   100.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 2976]                           ;    94.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 2976]                       ;   100.0 p0+p3   52 s[2]
        vmovdqu [rbp + 4896], ymm0                          ;   101.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3008]                           ;    95.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 3008]                       ;   101.0 p1+p3   52 s[2]
        vmovdqu [rbp + 4928], ymm0                          ;   102.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3040]                           ;    96.0 p2      52 s[2]
        vpxor ymm0, ymm0, [r9 + 3040]                       ;   102.0 p5+p3   52 s[2]
        vmovdqu [rbp + 4960], ymm0                          ;   103.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3072]                           ;    97.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3072]                       ;   103.0 p0+p3   52 s[3]
        vmovdqu [rbp + 4992], ymm0                          ;   104.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3104]                           ;    98.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3104]                       ;   104.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5024], ymm0                          ;   105.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3136]                           ;    99.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3136]                       ;   105.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5056], ymm0                          ;   106.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3168]                           ;   100.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3168]                       ;   106.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5088], ymm0                          ;   107.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3200]                           ;   101.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3200]                       ;   107.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5120], ymm0                          ;   108.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3232]                           ;   102.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3232]                       ;   108.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5152], ymm0                          ;   109.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3264]                           ;   103.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3264]                       ;   109.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5184], ymm0                          ;   110.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3296]                           ;   104.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3296]                       ;   110.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5216], ymm0                          ;   111.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3328]                           ;   105.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3328]                       ;   111.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5248], ymm0                          ;   112.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3360]                           ;   106.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3360]                       ;   112.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5280], ymm0                          ;   113.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3392]                           ;   107.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3392]                       ;   113.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5312], ymm0                          ;   114.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3424]                           ;   108.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3424]                       ;   114.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5344], ymm0                          ;   115.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3456]                           ;   109.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3456]                       ;   115.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5376], ymm0                          ;   116.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3488]                           ;   110.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3488]                       ;   116.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5408], ymm0                          ;   117.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3520]                           ;   111.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3520]                       ;   117.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5440], ymm0                          ;   118.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3552]                           ;   112.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3552]                       ;   118.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5472], ymm0                          ;   119.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3584]                           ;   113.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3584]                       ;   119.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5504], ymm0                          ;   120.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3616]                           ;   114.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3616]                       ;   120.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5536], ymm0                          ;   121.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3648]                           ;   115.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3648]                       ;   121.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5568], ymm0                          ;   122.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3680]                           ;   116.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3680]                       ;   122.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5600], ymm0                          ;   123.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3712]                           ;   117.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3712]                       ;   123.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5632], ymm0                          ;   124.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3744]                           ;   118.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3744]                       ;   124.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5664], ymm0                          ;   125.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3776]                           ;   119.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3776]                       ;   125.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5696], ymm0                          ;   126.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3808]                           ;   120.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3808]                       ;   126.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5728], ymm0                          ;   127.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3840]                           ;   121.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3840]                       ;   127.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5760], ymm0                          ;   128.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3872]                           ;   122.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3872]                       ;   128.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5792], ymm0                          ;   129.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3904]                           ;   123.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3904]                       ;   129.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5824], ymm0                          ;   130.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3936]                           ;   124.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3936]                       ;   130.0 p0+p3   52 s[3]
        vmovdqu [rbp + 5856], ymm0                          ;   131.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 3968]                           ;   125.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 3968]                       ;   131.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5888], ymm0                          ;   132.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 4000]                           ;   126.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 4000]                       ;   132.0 p5+p3   52 s[3]
        vmovdqu [rbp + 5920], ymm0                          ;   133.0 p7+p4   53 rounds
        vmovdqu ymm0, [r8 + 4032]                           ;   127.0 p2      52 s[3]
        vpxor ymm0, ymm0, [r9 + 4032]                       ;   133.0 p0+p3   52 s[3]
        vmovdqu ymm1, [r8 + 4064]                           ;   128.0 p2      52 s[3]
        vpxor ymm1, ymm1, [r9 + 4064]                       ;   134.0 p1+p3   52 s[3]
        vmovdqu [rbp + 5952], ymm0                          ;   134.0 p7+p4   53 rounds
        mov qword [rbp + 10168], r9                         ;   128.0 p7+p4   53 rounds
        vmovdqu [rbp + 5984], ymm1                          ;   135.0 p2+p4   53 rounds
        add r9, 0x9000                                      ;    96.8 p6      53 rounds
        mov qword [rbp + 10176], r9                         ;   130.0 p7+p4   53 rounds
        vmovdqu ymm0, [rbp + 5984]                          ;                    resident
        vmovdqu ymm1, [rbp + 5760]                          ;                    resident
        vmovdqu ymm2, [rbp + 5856]                          ;                    resident
        vmovdqu ymm3, [rbp + 5888]                          ;                    resident
        vmovdqu ymm4, [rbp + 5792]                          ;                    resident
        vmovdqu ymm5, [rbp + 5952]                          ;                    resident
        vmovdqu ymm6, [rbp + 5824]                          ;                    resident
        vmovdqu ymm7, [rbp + 5920]                          ;                    resident
        vmovdqu ymm8, [rbp + 4704]                          ;                    resident
        vmovdqu ymm9, [rbp + 5728]                          ;                    resident
        vmovdqu ymm10, [rbp + 4480]                         ;                    resident
        vmovdqu ymm11, [rbp + 5504]                         ;                    resident
        vmovdqu ymm12, [rbp + 4576]                         ;                    resident
        vmovdqu ymm13, [rbp + 4608]                         ;                    resident
        mov r8, qword [rbp + 10168]                         ;                    resident
        align 16
.rounds_2:
        vmovdqu ymm14, [rbp + 1952]                         ;     0.0 p2      43 t[0]
        vmovdqu ymm15, [rbp + 2016]                         ;     0.2 p3      43 t[0]
        vpxor ymm15, ymm15, [rbp + 2048]                    ;     6.2 p0+p2   43 t[0]
        vpxor ymm14, ymm14, ymm15                           ;     7.2 p1      43 t[0]
        vmovdqu [rbp + 6016], ymm11                         ;     1.0 p7+p4   43 t[1] spill
        vpxor ymm11, ymm14, [rbp + 2144]                    ;     8.2 p5+p3   43 t[0]
        vmovdqu [rbp + 6048], ymm9                          ;     2.0 p2+p4   43 t[1] spill
        vpxor ymm9, ymm11, [rbp + 2112]                     ;     9.2 p0+p3   43 t[0]
        vmovdqu [rbp + 6080], ymm7                          ;     3.0 p7+p4   43 t[0] spill
        vpxor ymm7, ymm11, [rbp + 1920]                     ;     9.2 p1+p2   43 t[0]
        vmovdqu [rbp + 6112], ymm6                          ;     4.0 p7+p4   43 t[0] spill
        vpxor ymm6, ymm7, [rbp + 1984]                      ;    10.2 p5+p3   43 t[0]
        vmovdqu [rbp + 6144], ymm1                          ;     5.0 p2+p4   43 t[0] spill
        vpxor ymm1, ymm6, [rbp + 2016]                      ;    11.2 p0+p3   43 t[0]
        vmovdqu [rbp + 6176], ymm5                          ;     6.0 p7+p4   43 t[0] spill
        vpxor ymm5, ymm9, [rbp + 2080]                      ;    10.2 p1+p2   43 t[0]
        vmovdqu [rbp + 6208], ymm0                          ;     7.0 p7+p4   43 t[0] spill
        vpxor ymm0, ymm5, [rbp + 1920]                      ;    11.2 p5+p3   43 t[0]
        vmovdqu [rbp + 6240], ymm4                          ;     8.0 p2+p4   43 t[0] spill
        vpxor ymm4, ymm5, [rbp + 2048]                      ;    11.2 p0+p3   43 t[0]
        vmovdqu [rbp + 6272], ymm2                          ;     9.0 p7+p4   43 t[0] spill
        vpxor ymm2, ymm9, ymm1                              ;    12.2 p1      43 t[0]
        vmovdqu [rbp + 6304], ymm3                          ;    10.0 p2+p4   43 t[0] spill
        vpxor ymm3, ymm2, [rbp + 2144]                      ;    13.2 p5+p3   43 t[0]
        vmovdqu [rbp + 6336], ymm10                         ;    11.0 p7+p4   43 t[0] spill
        vpxor ymm10, ymm4, ymm3                             ;    14.2 p0      43 t[0]
        vmovdqu [rbp + 6368], ymm8                          ;    12.0 p2+p4   43 t[0] spill
        vpxor ymm8, ymm10, [rbp + 2016]                     ;    15.2 p1+p3   43 t[0]
        vmovdqu [rbp + 6400], ymm12                         ;    13.0 p7+p4   43 t[0] spill
        vpxor ymm12, ymm3, [rbp + 1920]                     ;    14.2 p5+p2   43 t[0]
        vpxor ymm15, ymm15, ymm12                           ;    15.2 p0      43 t[0]
        vpand ymm12, ymm12, ymm3                            ;    15.2 p1      43 t[0]
        vpxor ymm14, ymm14, ymm12                           ;    16.2 p5      43 t[0]
        vmovdqu [rbp + 6432], ymm13                         ;    14.0 p7+p4   43 t[0] spill
        vpand ymm13, ymm5, ymm10                            ;    15.2 p0      43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;    17.2 p1      43 t[0]
        vpand ymm13, ymm1, ymm15                            ;    16.2 p5      43 t[0]
        vpxor ymm12, ymm12, ymm13                           ;    17.2 p0      43 t[0]
        vpxor ymm13, ymm1, ymm4                             ;    12.2 p1      43 t[0]
        vmovdqu [rbp + 6464], ymm5                          ;    15.0 p3+p4   43 t[0] spill
        vpand ymm5, ymm13, ymm8                             ;    16.2 p5      43 t[0]
        vpxor ymm5, ymm5, ymm12                             ;    18.2 p0      43 t[0]
        vpxor ymm5, ymm5, [rbp + 2048]                      ;    19.2 p1+p2   43 t[0]
        vmovdqu [rbp + 6496], ymm10                         ;    16.0 p7+p4   43 t[0] spill
        vpxor ymm10, ymm13, [rbp + 2144]                    ;    13.2 p5+p3   43 t[0]
        vmovdqu [rbp + 6528], ymm13                         ;    17.0 p2+p4   43 t[0] spill
        vpor ymm13, ymm7, [rbp + 2144]                      ;    12.0 p0+p3   43 t[0]
        vpxor ymm6, ymm6, ymm13                             ;    13.0 p1      43 t[0]
        vpxor ymm13, ymm13, ymm14                           ;    18.2 p5      43 t[0]
        vpxor ymm6, ymm6, ymm12                             ;    18.2 p0      43 t[0]
        vpand ymm12, ymm2, ymm11                            ;    13.2 p1      43 t[0]
        vpxor ymm5, ymm5, ymm12                             ;    20.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm12                           ;    18.2 p0      43 t[0]
        vpxor ymm12, ymm11, ymm15                           ;    16.2 p1      43 t[0]
        vmovdqu [rbp + 6560], ymm2                          ;    18.0 p7+p4   43 t[0] spill
        vpand ymm2, ymm9, ymm12                             ;    17.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm2                            ;    19.2 p0      43 t[0]
        vpxor ymm2, ymm7, ymm8                              ;    16.2 p1      43 t[0]
        vmovdqu [rbp + 6592], ymm12                         ;    19.0 p2+p4   43 t[0] spill
        vpand ymm12, ymm10, ymm2                            ;    17.2 p5      43 t[0]
        vpxor ymm13, ymm13, ymm12                           ;    19.2 p0      43 t[0]
        vpand ymm12, ymm14, ymm5                            ;    21.2 p1      43 t[0]
        vpxor ymm13, ymm13, ymm12                           ;    22.2 p5      43 t[0]
        vmovdqu [rbp + 6624], ymm9                          ;    20.0 p3+p4   43 t[0] spill
        vpand ymm9, ymm0, ymm4                              ;    16.5 p0      43 t[0]
        vpxor ymm6, ymm6, ymm9                              ;    19.2 p1      43 t[0]
        vpand ymm9, ymm6, ymm13                             ;    23.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm9                            ;    24.2 p0      43 t[0]
        vpand ymm9, ymm6, ymm14                             ;    25.2 p1      43 t[0]
        vpxor ymm9, ymm9, ymm5                              ;    26.2 p5      43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    23.2 p0      43 t[0]
        vpor ymm12, ymm12, ymm5                             ;    24.2 p1      43 t[0]
        vpxor ymm12, ymm12, ymm14                           ;    25.2 p5      43 t[0]
        vpor ymm13, ymm12, ymm9                             ;    27.2 p0      43 t[0]
        vpand ymm14, ymm14, ymm9                            ;    27.2 p1      43 t[0]
        vpand ymm2, ymm2, ymm9                              ;    27.2 p5      43 t[0]
        vpxor ymm6, ymm6, ymm14                             ;    28.2 p0      43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    28.2 p1      43 t[0]
        vpxor ymm14, ymm9, ymm12                            ;    27.2 p5      43 t[0]
        vpand ymm1, ymm1, ymm5                              ;    29.2 p0      43 t[0]
        vpxor ymm13, ymm14, ymm5                            ;    29.2 p1      43 t[0]
        vpand ymm7, ymm7, ymm12                             ;    26.2 p5      43 t[0]
        vpand ymm15, ymm15, ymm5                            ;    29.2 p0      43 t[0]
        vpxor ymm5, ymm5, ymm6                              ;    29.2 p1      43 t[0]
        vpand ymm8, ymm8, ymm14                             ;    28.2 p5      43 t[0]
        vpxor ymm15, ymm15, ymm8                            ;    30.2 p0      43 t[0]
        vpand ymm4, ymm4, ymm13                             ;    30.2 p1      43 t[0]
        vpand ymm0, ymm0, ymm13                             ;    30.2 p5      43 t[0]
        vpand ymm13, ymm12, [rbp + 2144]                    ;    26.2 p0+p2   43 t[0]
        vpxor ymm12, ymm12, ymm5                            ;    30.2 p1      43 t[0]
        vpand ymm3, ymm3, ymm12                             ;    31.2 p5      43 t[0]
        vpand ymm12, ymm12, [rbp + 1920]                    ;    31.2 p0+p3   43 t[0]
        vpand ymm11, ymm11, ymm5                            ;    30.2 p1      43 t[0]
        vpand ymm5, ymm5, [rbp + 6560]                      ;    30.2 p5+p2   43 t[0]
        vpand ymm10, ymm10, ymm9                            ;    27.2 p0      43 t[0]
        vpand ymm14, ymm14, [rbp + 6528]                    ;    28.2 p1+p3   43 t[0]
        vpxor ymm9, ymm9, ymm6                              ;    29.2 p5      43 t[0]
        vpxor ymm11, ymm11, ymm12                           ;    32.2 p0      43 t[0]
        vpxor ymm3, ymm3, ymm13                             ;    32.2 p1      43 t[0]
        vpxor ymm3, ymm3, ymm10                             ;    33.2 p5      43 t[0]
        vpxor ymm10, ymm10, ymm4                            ;    31.2 p0      43 t[0]
        vpxor ymm13, ymm13, ymm5                            ;    31.2 p1      43 t[0]
        vpand ymm5, ymm9, [rbp + 6496]                      ;    30.2 p5+p2   43 t[0]
        vpxor ymm3, ymm3, ymm5                              ;    34.2 p0      43 t[0]
        vpxor ymm1, ymm1, ymm5                              ;    31.2 p1      43 t[0]
        vpand ymm9, ymm9, [rbp + 6464]                      ;    30.2 p5+p3   43 t[0]
        vpxor ymm10, ymm10, ymm1                            ;    32.2 p0      43 t[0]
        vpand ymm5, ymm6, [rbp + 6624]                      ;    30.8 p1+p2   43 t[0]
        vpand ymm6, ymm6, [rbp + 6592]                      ;    31.2 p5+p3   43 t[0]
        vpxor ymm13, ymm13, ymm4                            ;    32.2 p0      43 t[0]
        vpxor ymm4, ymm15, ymm11                            ;    33.2 p1      43 t[0]
        vpxor ymm4, ymm4, ymm10                             ;    34.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm4                            ;    35.2 p0      43 t[0]
        vpxor ymm13, ymm13, ymm14                           ;    36.2 p1      43 t[0]
        vpxor ymm6, ymm6, ymm13                             ;    37.2 p5      43 t[0]
        vpxor ymm8, ymm8, ymm0                              ;    33.5 p0      43 t[0]
        vpxor ymm2, ymm2, ymm6                              ;    38.2 p1      43 t[0]
        vpxor ymm8, ymm8, ymm2                              ;    39.2 p5      43 t[0]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;    29.5 p2      43 t[0] reload
        vpxor ymm4, ymm4, ymm0                              ;    35.5 p0      43 t[0]
        vpxor ymm5, ymm5, ymm1                              ;    34.8 p1      43 t[0]
        vpxor ymm5, ymm5, ymm14                             ;    36.2 p5      43 t[0]
        vpxor ymm9, ymm9, ymm11                             ;    35.5 p0      43 t[0]
        vpxor ymm10, ymm10, ymm0                            ;    35.8 p1      43 t[0]
        vpxor ymm5, ymm5, ymm0                              ;    37.2 p5      43 t[0]
        vpxor ymm9, ymm9, ymm6                              ;    38.2 p0      43 t[0]
        vpxor ymm9, ymm9, ymm0                              ;    39.2 p1      43 t[0]
        vmovdqu ymm14, [rbp + 3232]                         ;    31.8 p3      43 t[0]
        vmovdqu ymm1, [rbp + 3296]                          ;    32.0 p2      43 t[0]
        vmovdqu ymm6, [rbp + 3328]                          ;    32.8 p3      43 t[0] reload
        vpxor ymm1, ymm1, ymm6                              ;    38.8 p5      43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;    39.8 p0      43 t[0]
        vmovdqu ymm11, [rbp + 3424]                         ;    33.0 p2      43 t[0] reload
        vmovdqu [rbp + 6592], ymm4                          ;    36.5 p7+p4   43 t[0] spill
        vpxor ymm4, ymm14, ymm11                            ;    40.8 p1      43 t[0]
        vmovdqu [rbp + 6624], ymm3                          ;    35.2 p3+p4   43 t[0] spill
        vpxor ymm3, ymm4, [rbp + 3392]                      ;    41.8 p5+p2   43 t[0]
        vmovdqu [rbp + 6464], ymm10                         ;    36.8 p7+p4   43 t[0] spill
        vpxor ymm10, ymm4, [rbp + 3200]                     ;    41.8 p0+p3   43 t[0]
        vmovdqu [rbp + 6496], ymm13                         ;    37.2 p2+p4   43 t[0] spill
        vpxor ymm13, ymm10, [rbp + 3264]                    ;    42.8 p1+p3   43 t[0]
        vmovdqu [rbp + 6528], ymm9                          ;    40.2 p7+p4   43 t[0] spill
        vpxor ymm9, ymm13, [rbp + 3296]                     ;    43.8 p5+p2   43 t[0]
        vmovdqu [rbp + 6560], ymm5                          ;    38.2 p7+p4   43 t[0] spill
        vpxor ymm5, ymm3, [rbp + 3360]                      ;    42.8 p0+p3   43 t[0]
        vmovdqu [rbp + 6656], ymm7                          ;    39.2 p2+p4   43 t[0] spill
        vpxor ymm7, ymm5, [rbp + 3200]                      ;    43.8 p1+p3   43 t[0]
        vmovdqu [rbp + 6688], ymm15                         ;    40.2 p7+p4   43 t[0] spill
        vpxor ymm15, ymm5, ymm6                             ;    43.8 p5      43 t[0]
        vmovdqu [rbp + 6720], ymm12                         ;    41.2 p2+p4   43 t[0] spill
        vpxor ymm12, ymm3, ymm9                             ;    44.8 p0      43 t[0]
        vmovdqu [rbp + 6752], ymm2                          ;    42.2 p7+p4   43 t[0] spill
        vpxor ymm2, ymm12, ymm11                            ;    45.8 p1      43 t[0]
        vmovdqu [rbp + 6784], ymm8                          ;    43.2 p3+p4   43 t[0] spill
        vpxor ymm8, ymm15, ymm2                             ;    46.8 p5      43 t[0]
        vpxor ymm0, ymm8, [rbp + 3296]                      ;    47.8 p0+p2   43 t[0]
        vpxor ymm6, ymm2, [rbp + 3200]                      ;    46.8 p1+p3   43 t[0]
        vpxor ymm1, ymm1, ymm6                              ;    47.8 p5      43 t[0]
        vpand ymm6, ymm6, ymm2                              ;    47.8 p0      43 t[0]
        vpxor ymm14, ymm14, ymm6                            ;    48.8 p1      43 t[0]
        vmovdqu [rbp + 6816], ymm2                          ;    46.8 p7+p4   43 t[0] spill
        vpand ymm2, ymm5, ymm8                              ;    47.8 p5      43 t[0]
        vpxor ymm14, ymm14, ymm2                            ;    49.8 p0      43 t[0]
        vpand ymm2, ymm9, ymm1                              ;    48.8 p1      43 t[0]
        vpxor ymm6, ymm6, ymm2                              ;    49.8 p5      43 t[0]
        vpxor ymm2, ymm9, ymm15                             ;    44.8 p0      43 t[0]
        vmovdqu [rbp + 6848], ymm5                          ;    45.2 p2+p4   43 t[0] spill
        vpand ymm5, ymm2, ymm0                              ;    48.8 p1      43 t[0]
        vpxor ymm5, ymm5, [rbp + 3328]                      ;    49.8 p5+p3   43 t[0]
        vpxor ymm5, ymm5, ymm6                              ;    50.8 p0      43 t[0]
        vmovdqu [rbp + 6880], ymm8                          ;    47.8 p7+p4   43 t[0] spill
        vpxor ymm8, ymm2, ymm11                             ;    45.8 p1      43 t[0]
        vmovdqu [rbp + 6912], ymm2                          ;    47.2 p2+p4   43 t[0] spill
        vpor ymm2, ymm10, ymm11                             ;    46.2 p5      43 t[0]
        vpxor ymm13, ymm13, ymm2                            ;    47.2 p0      43 t[0]
        vpxor ymm2, ymm2, ymm14                             ;    50.8 p1      43 t[0]
        vpxor ymm13, ymm13, ymm6                            ;    50.8 p5      43 t[0]
        vpand ymm6, ymm4, ymm12                             ;    47.5 p0      43 t[0]
        vpxor ymm5, ymm5, ymm6                              ;    51.8 p1      43 t[0]
        vpxor ymm14, ymm14, ymm6                            ;    50.8 p5      43 t[0]
        vpxor ymm6, ymm4, ymm1                              ;    48.8 p0      43 t[0]
        vpand ymm11, ymm3, ymm6                             ;    49.8 p1      43 t[0]
        vpxor ymm14, ymm14, ymm11                           ;    51.8 p5      43 t[0]
        vpxor ymm11, ymm10, ymm0                            ;    49.5 p0      43 t[0]
        vmovdqu [rbp + 6944], ymm6                          ;    49.8 p3+p4   43 t[0] spill
        vpand ymm6, ymm8, ymm11                             ;    50.5 p1      43 t[0]
        vpxor ymm2, ymm2, ymm6                              ;    51.8 p5      43 t[0]
        vpand ymm6, ymm14, ymm5                             ;    52.8 p0      43 t[0]
        vpxor ymm2, ymm2, ymm6                              ;    53.8 p1      43 t[0]
        vmovdqu [rbp + 6976], ymm3                          ;    49.2 p7+p4   43 t[0] spill
        vpand ymm3, ymm7, ymm15                             ;    51.2 p5      43 t[0]
        vpxor ymm13, ymm13, ymm3                            ;    52.2 p0      43 t[0]
        vpand ymm3, ymm13, ymm2                             ;    54.8 p1      43 t[0]
        vpxor ymm14, ymm14, ymm3                            ;    55.8 p5      43 t[0]
        vpand ymm3, ymm13, ymm14                            ;    56.8 p0      43 t[0]
        vpxor ymm3, ymm3, ymm5                              ;    57.8 p1      43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;    54.8 p5      43 t[0]
        vpor ymm6, ymm6, ymm5                               ;    55.8 p0      43 t[0]
        vpxor ymm6, ymm6, ymm14                             ;    56.8 p1      43 t[0]
        vpor ymm2, ymm6, ymm3                               ;    58.8 p5      43 t[0]
        vpand ymm14, ymm14, ymm3                            ;    58.8 p0      43 t[0]
        vpand ymm11, ymm11, ymm3                            ;    58.8 p1      43 t[0]
        vpxor ymm13, ymm13, ymm14                           ;    59.8 p5      43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;    59.8 p0      43 t[0]
        vpxor ymm14, ymm3, ymm6                             ;    58.8 p1      43 t[0]
        vpand ymm9, ymm9, ymm5                              ;    60.8 p5      43 t[0]
        vpxor ymm2, ymm14, ymm5                             ;    60.8 p0      43 t[0]
        vpand ymm10, ymm10, ymm6                            ;    57.8 p1      43 t[0]
        vpand ymm1, ymm1, ymm5                              ;    60.8 p5      43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    60.8 p0      43 t[0]
        vpand ymm0, ymm0, ymm14                             ;    59.8 p1      43 t[0]
        vpxor ymm1, ymm1, ymm0                              ;    61.8 p5      43 t[0]
        vpand ymm15, ymm15, ymm2                            ;    61.8 p0      43 t[0]
        vpand ymm7, ymm7, ymm2                              ;    61.8 p1      43 t[0]
        vpand ymm2, ymm6, [rbp + 3424]                      ;    59.2 p5+p2   43 t[0]
        vpxor ymm6, ymm6, ymm5                              ;    61.8 p0      43 t[0]
        vpand ymm4, ymm4, ymm5                              ;    61.8 p1      43 t[0]
        vpand ymm12, ymm12, ymm5                            ;    61.8 p5      43 t[0]
        vpand ymm5, ymm6, [rbp + 6816]                      ;    62.8 p0+p3   43 t[0]
        vpand ymm6, ymm6, [rbp + 3200]                      ;    62.8 p1+p2   43 t[0]
        vpand ymm8, ymm8, ymm3                              ;    61.2 p5      43 t[0]
        vpand ymm14, ymm14, [rbp + 6912]                    ;    61.5 p0+p3   43 t[0]
        vpxor ymm3, ymm3, ymm13                             ;    61.8 p1      43 t[0]
        vpxor ymm4, ymm4, ymm6                              ;    63.8 p5      43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;    63.8 p0      43 t[0]
        vpxor ymm5, ymm5, ymm8                              ;    64.8 p1      43 t[0]
        vpxor ymm8, ymm8, ymm15                             ;    63.2 p5      43 t[0]
        vpxor ymm2, ymm2, ymm12                             ;    63.5 p0      43 t[0]
        vpand ymm12, ymm3, [rbp + 6880]                     ;    63.8 p1+p2   43 t[0]
        vpxor ymm5, ymm5, ymm12                             ;    65.8 p5      43 t[0]
        vpxor ymm9, ymm9, ymm12                             ;    64.8 p0      43 t[0]
        vpand ymm3, ymm3, [rbp + 6848]                      ;    64.8 p1+p3   43 t[0]
        vpxor ymm8, ymm8, ymm9                              ;    65.8 p5      43 t[0]
        vpand ymm12, ymm13, [rbp + 6976]                    ;    65.5 p0+p2   43 t[0]
        vpand ymm13, ymm13, [rbp + 6944]                    ;    65.8 p1+p3   43 t[0]
        vpxor ymm2, ymm2, ymm15                             ;    66.2 p5      43 t[0]
        vpxor ymm15, ymm1, ymm4                             ;    66.5 p0      43 t[0]
        vpxor ymm15, ymm15, ymm8                            ;    67.5 p1      43 t[0]
        vpxor ymm14, ymm14, ymm15                           ;    68.5 p5      43 t[0]
        vpxor ymm2, ymm2, ymm14                             ;    69.5 p0      43 t[0]
        vpxor ymm13, ymm13, ymm2                            ;    70.5 p1      43 t[0]
        vpxor ymm0, ymm0, ymm7                              ;    68.2 p5      43 t[0]
        vpxor ymm11, ymm11, ymm13                           ;    71.5 p0      43 t[0]
        vpxor ymm10, ymm10, ymm1                            ;    68.8 p1      43 t[0]
        vpxor ymm10, ymm10, ymm6                            ;    69.8 p5      43 t[0]
        vpxor ymm0, ymm0, ymm11                             ;    72.5 p0      43 t[0]
        vpxor ymm10, ymm10, ymm11                           ;    72.5 p1      43 t[0]
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256]  ;    61.8 p2      43 t[0] reload
        vpxor ymm8, ymm8, ymm1                              ;    70.2 p5      43 t[0]
        vpxor ymm9, ymm9, ymm12                             ;    70.5 p0      43 t[0]
        vpxor ymm9, ymm9, ymm14                             ;    71.5 p1      43 t[0]
        vpxor ymm4, ymm4, ymm3                              ;    71.2 p5      43 t[0]
        vpxor ymm9, ymm9, ymm1                              ;    72.5 p0      43 t[0]
        vpxor ymm4, ymm4, ymm13                             ;    72.2 p1      43 t[0]
        vpxor ymm4, ymm4, ymm1                              ;    73.2 p5      43 t[0]
        vmovdqu ymm14, [rbp + 4512]                         ;    63.8 p3      43 t[0]
        vmovdqu ymm3, [rbp + 6400]                          ;    64.0 p2      43 t[0]
        vmovdqu ymm6, [rbp + 6432]                          ;    64.8 p3      43 t[0] reload
        vpxor ymm3, ymm3, ymm6                              ;    72.5 p0      43 t[0]
        vpxor ymm14, ymm14, ymm3                            ;    73.5 p1      43 t[0]
        vmovdqu ymm7, [rbp + 6368]                          ;    65.0 p2      43 t[0] reload
        vpxor ymm11, ymm14, ymm7                            ;    74.5 p5      43 t[0]
        vpxor ymm12, ymm11, [rbp + 4672]                    ;    75.5 p0+p3   43 t[0]
        vmovdqu ymm13, [rbp + 6336]                         ;    66.0 p2      43 t[0] reload
        vmovdqu [rbp + 6944], ymm2                          ;    70.5 p7+p4   43 t[0] spill
        vpxor ymm2, ymm11, ymm13                            ;    75.5 p1      43 t[0]
        vmovdqu [rbp + 6976], ymm5                          ;    67.0 p3+p4   43 t[0] spill
        vpxor ymm5, ymm2, [rbp + 4544]                      ;    76.5 p5+p2   43 t[0]
        vmovdqu [rbp + 6848], ymm8                          ;    71.2 p7+p4   43 t[0] spill
        vpxor ymm8, ymm5, [rbp + 6400]                      ;    77.5 p0+p3   43 t[0]
        vmovdqu [rbp + 6880], ymm15                         ;    69.0 p2+p4   43 t[0] spill
        vpxor ymm15, ymm12, [rbp + 4640]                    ;    76.5 p1+p3   43 t[0]
        vmovdqu [rbp + 6912], ymm4                          ;    74.2 p7+p4   43 t[0] spill
        vpxor ymm4, ymm15, ymm13                            ;    77.5 p5      43 t[0]
        vmovdqu [rbp + 6816], ymm9                          ;    73.5 p2+p4   43 t[0] spill
        vpxor ymm9, ymm15, ymm6                             ;    77.5 p0      43 t[0]
        vmovdqu [rbp + 7008], ymm10                         ;    73.5 p7+p4   43 t[0] spill
        vpxor ymm10, ymm12, ymm8                            ;    78.5 p1      43 t[0]
        vmovdqu [rbp + 7040], ymm0                          ;    73.5 p3+p4   43 t[0] spill
        vpxor ymm0, ymm10, ymm7                             ;    79.5 p5      43 t[0]
        vpxor ymm1, ymm9, ymm0                              ;    80.5 p0      43 t[0]
        vpxor ymm6, ymm1, [rbp + 6400]                      ;    81.5 p1+p2   43 t[0]
        vmovdqu [rbp + 6400], ymm5                          ;    77.5 p7+p4   43 t[0] spill
        vpxor ymm5, ymm0, ymm13                             ;    80.5 p5      43 t[0]
        vpxor ymm3, ymm3, ymm5                              ;    81.5 p0      43 t[0]
        vpand ymm5, ymm5, ymm0                              ;    81.5 p1      43 t[0]
        vpxor ymm14, ymm14, ymm5                            ;    82.5 p5      43 t[0]
        vpand ymm13, ymm15, ymm1                            ;    81.5 p0      43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;    83.5 p1      43 t[0]
        vpand ymm13, ymm8, ymm3                             ;    82.5 p5      43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    83.5 p0      43 t[0]
        vpxor ymm13, ymm8, ymm9                             ;    79.8 p1      43 t[0]
        vmovdqu [rbp + 7072], ymm15                         ;    77.5 p3+p4   43 t[0] spill
        vpand ymm15, ymm13, ymm6                            ;    82.5 p5      43 t[0]
        vpxor ymm15, ymm15, [rbp + 6432]                    ;    83.5 p0+p2   43 t[0]
        vpxor ymm15, ymm15, ymm5                            ;    84.5 p1      43 t[0]
        vmovdqu [rbp + 6432], ymm1                          ;    81.5 p7+p4   43 t[0] spill
        vpxor ymm1, ymm13, ymm7                             ;    81.2 p5      43 t[0]
        vmovdqu [rbp + 7104], ymm13                         ;    80.8 p3+p4   43 t[0] spill
        vpor ymm13, ymm2, ymm7                              ;    81.5 p0      43 t[0]
        vpand ymm7, ymm11, ymm10                            ;    81.8 p1      43 t[0]
        vpxor ymm15, ymm15, ymm7                            ;    85.5 p5      43 t[0]
        vpxor ymm7, ymm7, ymm14                             ;    84.5 p0      43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;    84.5 p1      43 t[0]
        vpxor ymm13, ymm13, ymm5                            ;    84.5 p5      43 t[0]
        vpxor ymm5, ymm11, ymm3                             ;    83.5 p0      43 t[0]
        vpxor ymm13, ymm13, [rbp + 6400]                    ;    85.5 p1+p2   43 t[0]
        vmovdqu [rbp + 6400], ymm10                         ;    79.5 p7+p4   43 t[0] spill
        vpand ymm10, ymm12, ymm5                            ;    84.5 p5      43 t[0]
        vpxor ymm7, ymm7, ymm10                             ;    85.5 p0      43 t[0]
        vpxor ymm10, ymm2, ymm6                             ;    84.8 p1      43 t[0]
        vmovdqu [rbp + 7136], ymm5                          ;    84.5 p3+p4   43 t[0] spill
        vpand ymm5, ymm1, ymm10                             ;    85.8 p5      43 t[0]
        vpxor ymm14, ymm14, ymm5                            ;    86.8 p0      43 t[0]
        vpand ymm5, ymm7, ymm15                             ;    86.5 p1      43 t[0]
        vpxor ymm14, ymm14, ymm5                            ;    87.8 p5      43 t[0]
        vmovdqu [rbp + 7168], ymm12                         ;    80.0 p2+p4   43 t[0] spill
        vpand ymm12, ymm4, ymm9                             ;    86.5 p0      43 t[0]
        vpxor ymm13, ymm13, ymm12                           ;    87.5 p1      43 t[0]
        vpand ymm12, ymm14, ymm13                           ;    88.8 p5      43 t[0]
        vpxor ymm7, ymm7, ymm12                             ;    89.8 p0      43 t[0]
        vpand ymm12, ymm13, ymm7                            ;    90.8 p1      43 t[0]
        vpxor ymm12, ymm12, ymm15                           ;    91.8 p5      43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;    88.8 p0      43 t[0]
        vpor ymm5, ymm5, ymm15                              ;    89.8 p1      43 t[0]
        vpxor ymm5, ymm5, ymm7                              ;    90.8 p5      43 t[0]
        vpor ymm14, ymm5, ymm12                             ;    92.8 p0      43 t[0]
        vpand ymm7, ymm7, ymm12                             ;    92.8 p1      43 t[0]
        vpand ymm10, ymm10, ymm12                           ;    92.8 p5      43 t[0]
        vpxor ymm13, ymm13, ymm7                            ;    93.8 p0      43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;    93.8 p1      43 t[0]
        vpxor ymm14, ymm12, ymm5                            ;    92.8 p5      43 t[0]
        vpand ymm8, ymm8, ymm15                             ;    94.8 p0      43 t[0]
        vpxor ymm7, ymm14, ymm15                            ;    94.8 p1      43 t[0]
        vpand ymm2, ymm2, ymm5                              ;    92.2 p5      43 t[0]
        vpand ymm3, ymm3, ymm15                             ;    94.8 p0      43 t[0]
        vpxor ymm15, ymm15, ymm13                           ;    94.8 p1      43 t[0]
        vpand ymm6, ymm6, ymm14                             ;    93.8 p5      43 t[0]
        vpxor ymm3, ymm3, ymm6                              ;    95.8 p0      43 t[0]
        vpand ymm9, ymm9, ymm7                              ;    95.8 p1      43 t[0]
        vpand ymm4, ymm4, ymm7                              ;    95.8 p5      43 t[0]
        vpand ymm7, ymm5, [rbp + 6368]                      ;    94.5 p0+p3   43 t[0]
        vpxor ymm5, ymm5, ymm15                             ;    95.8 p1      43 t[0]
        vpand ymm0, ymm0, ymm5                              ;    96.8 p5      43 t[0]
        vpand ymm5, ymm5, [rbp + 6336]                      ;    96.8 p0+p2   43 t[0]
        vpand ymm11, ymm11, ymm15                           ;    95.8 p1      43 t[0]
        vpand ymm15, ymm15, [rbp + 6400]                    ;    96.2 p5+p3   43 t[0]
        vpand ymm1, ymm1, ymm12                             ;    96.5 p0      43 t[0]
        vpand ymm14, ymm14, [rbp + 7104]                    ;    96.8 p1+p2   43 t[0]
        vpxor ymm12, ymm12, ymm13                           ;    97.2 p5      43 t[0]
        vpxor ymm11, ymm11, ymm5                            ;    97.8 p0      43 t[0]
        vpxor ymm0, ymm0, ymm7                              ;    97.8 p1      43 t[0]
        vpxor ymm0, ymm0, ymm1                              ;    98.8 p5      43 t[0]
        vpxor ymm1, ymm1, ymm9                              ;    98.5 p0      43 t[0]
        vpxor ymm7, ymm7, ymm9                              ;    98.8 p1      43 t[0]
        vpand ymm9, ymm12, [rbp + 6432]                     ;    99.2 p5+p3   43 t[0]
        vpxor ymm0, ymm0, ymm9                              ;   100.2 p0      43 t[0]
        vpxor ymm8, ymm8, ymm9                              ;   100.2 p1      43 t[0]
        vpand ymm12, ymm12, [rbp + 7072]                    ;   100.2 p5+p2   43 t[0]
        vpxor ymm1, ymm1, ymm8                              ;   101.2 p0      43 t[0]
        vpand ymm9, ymm13, [rbp + 7168]                     ;   100.8 p1+p3   43 t[0]
        vpand ymm13, ymm13, [rbp + 7136]                    ;   101.2 p5+p2   43 t[0]
        vpxor ymm7, ymm7, ymm15                             ;   101.5 p0      43 t[0]
        vpxor ymm15, ymm3, ymm11                            ;   101.8 p1      43 t[0]
        vpxor ymm15, ymm15, ymm1                            ;   102.8 p5      43 t[0]
        vpxor ymm14, ymm14, ymm15                           ;   103.8 p0      43 t[0]
        vpxor ymm7, ymm7, ymm14                             ;   104.8 p1      43 t[0]
        vpxor ymm13, ymm13, ymm7                            ;   105.8 p5      43 t[0]
        vpxor ymm6, ymm6, ymm4                              ;   103.5 p0      43 t[0]
        vpxor ymm10, ymm10, ymm13                           ;   106.8 p1      43 t[0]
        vpxor ymm2, ymm2, ymm3                              ;   104.2 p5      43 t[0]
        vpxor ymm2, ymm2, ymm5                              ;   105.2 p0      43 t[0]
        vpxor ymm6, ymm6, ymm10                             ;   107.8 p1      43 t[0]
        vpxor ymm2, ymm2, ymm10                             ;   107.8 p5      43 t[0]
        vmovdqu ymm3, [rel aes128_encrypt.T0_constants256]  ;    93.5 p3      43 t[0] reload
        vpxor ymm15, ymm15, ymm3                            ;   105.5 p0      43 t[0]
        vpxor ymm1, ymm1, ymm3                              ;   105.8 p1      43 t[0]
        vpxor ymm8, ymm8, ymm9                              ;   106.2 p5      43 t[0]
        vpxor ymm8, ymm8, ymm14                             ;   107.2 p0      43 t[0]
        vpxor ymm8, ymm8, ymm3                              ;   108.2 p1      43 t[0]
        vpxor ymm11, ymm11, ymm12                           ;   107.2 p5      43 t[0]
        vpxor ymm11, ymm11, ymm3                            ;   108.2 p0      43 t[0]
        vpxor ymm11, ymm11, ymm13                           ;   109.2 p1      43 t[0]
        vmovdqu ymm14, [rbp + 6240]                         ;    95.8 p2      43 t[0]
        vmovdqu ymm4, [rbp + 6272]                          ;    96.0 p3      43 t[0]
        vmovdqu ymm5, [rbp + 6304]                          ;    96.8 p2      43 t[0] reload
        vpxor ymm4, ymm4, ymm5                              ;   108.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm4                            ;   109.2 p0      43 t[0]
        vmovdqu ymm9, [rbp + 6208]                          ;    97.0 p3      43 t[0] reload
        vpxor ymm10, ymm14, ymm9                            ;   110.2 p1      43 t[0]
        vpxor ymm12, ymm10, [rbp + 6176]                    ;   111.2 p5+p2   43 t[0]
        vmovdqu ymm13, [rbp + 6144]                         ;    98.0 p3      43 t[0] reload
        vpxor ymm3, ymm10, ymm13                            ;   111.2 p0      43 t[0]
        vmovdqu [rbp + 6176], ymm1                          ;   106.8 p7+p4   43 t[0] spill
        vpxor ymm1, ymm3, [rbp + 6112]                      ;   112.2 p1+p2   43 t[0]
        vmovdqu [rbp + 6112], ymm15                         ;   106.5 p3+p4   43 t[0] spill
        vpxor ymm15, ymm1, [rbp + 6272]                     ;   113.2 p5+p2   43 t[0]
        vmovdqu [rbp + 6240], ymm8                          ;   109.2 p7+p4   43 t[0] spill
        vpxor ymm8, ymm12, [rbp + 6080]                     ;   112.2 p0+p3   43 t[0]
        vmovdqu [rbp + 6080], ymm2                          ;   108.8 p7+p4   43 t[0] spill
        vpxor ymm2, ymm8, ymm13                             ;   113.2 p1      43 t[0]
        vmovdqu [rbp + 7136], ymm6                          ;   108.8 p2+p4   43 t[0] spill
        vpxor ymm6, ymm8, ymm5                              ;   113.2 p5      43 t[0]
        vmovdqu [rbp + 7168], ymm0                          ;   103.2 p3+p4   43 t[0] spill
        vpxor ymm0, ymm12, ymm15                            ;   114.2 p0      43 t[0]
        vmovdqu [rbp + 7072], ymm7                          ;   105.8 p7+p4   43 t[0] spill
        vpxor ymm7, ymm0, ymm9                              ;   115.2 p1      43 t[0]
        vmovdqu [rbp + 6432], ymm11                         ;   110.2 p2+p4   43 t[0] spill
        vpxor ymm11, ymm6, ymm7                             ;   116.2 p5      43 t[0]
        vpxor ymm5, ymm11, [rbp + 6272]                     ;   117.2 p0+p3   43 t[0]
        vmovdqu [rbp + 6272], ymm1                          ;   113.2 p7+p4   43 t[0] spill
        vpxor ymm1, ymm7, ymm13                             ;   116.2 p1      43 t[0]
        vpxor ymm4, ymm4, ymm1                              ;   117.2 p5      43 t[0]
        vpand ymm1, ymm1, ymm7                              ;   117.2 p0      43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;   118.2 p1      43 t[0]
        vpand ymm13, ymm8, ymm11                            ;   117.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;   119.2 p0      43 t[0]
        vpand ymm13, ymm15, ymm4                            ;   118.2 p1      43 t[0]
        vpxor ymm1, ymm1, ymm13                             ;   119.2 p5      43 t[0]
        vpxor ymm13, ymm15, ymm6                            ;   115.5 p0      43 t[0]
        vmovdqu [rbp + 7104], ymm8                          ;   113.2 p2+p4   43 t[0] spill
        vpand ymm8, ymm13, ymm5                             ;   118.2 p1      43 t[0]
        vpxor ymm8, ymm8, [rbp + 6304]                      ;   119.2 p5+p3   43 t[0]
        vpxor ymm8, ymm8, ymm1                              ;   120.2 p0      43 t[0]
        vmovdqu [rbp + 6304], ymm11                         ;   117.2 p7+p4   43 t[0] spill
        vpxor ymm11, ymm13, ymm9                            ;   116.8 p1      43 t[0]
        vmovdqu [rbp + 6400], ymm13                         ;   116.5 p2+p4   43 t[0] spill
        vpor ymm13, ymm3, ymm9                              ;   117.2 p5      43 t[0]
        vpand ymm9, ymm10, ymm0                             ;   117.5 p0      43 t[0]
        vpxor ymm8, ymm8, ymm9                              ;   121.2 p1      43 t[0]
        vpxor ymm9, ymm9, ymm14                             ;   120.2 p5      43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;   120.2 p0      43 t[0]
        vpxor ymm13, ymm13, [rbp + 6272]                    ;   119.2 p1+p3   43 t[0]
        vpxor ymm13, ymm13, ymm1                            ;   120.2 p5      43 t[0]
        vpxor ymm1, ymm10, ymm4                             ;   119.5 p0      43 t[0]
        vmovdqu [rbp + 6272], ymm0                          ;   115.2 p7+p4   43 t[0] spill
        vpand ymm0, ymm12, ymm1                             ;   120.5 p1      43 t[0]
        vpxor ymm9, ymm9, ymm0                              ;   121.5 p5      43 t[0]
        vpxor ymm0, ymm3, ymm5                              ;   120.5 p0      43 t[0]
        vmovdqu [rbp + 6336], ymm1                          ;   120.5 p2+p4   43 t[0] spill
        vpand ymm1, ymm11, ymm0                             ;   121.5 p1      43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;   122.5 p5      43 t[0]
        vpand ymm1, ymm9, ymm8                              ;   122.5 p0      43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;   123.5 p1      43 t[0]
        vmovdqu [rbp + 6368], ymm12                         ;   112.2 p3+p4   43 t[0] spill
        vpand ymm12, ymm2, ymm6                             ;   122.2 p5      43 t[0]
        vpxor ymm13, ymm13, ymm12                           ;   123.2 p0      43 t[0]
        vpand ymm12, ymm14, ymm13                           ;   124.5 p1      43 t[0]
        vpxor ymm9, ymm9, ymm12                             ;   125.5 p5      43 t[0]
        vpand ymm12, ymm13, ymm9                            ;   126.5 p0      43 t[0]
        vpxor ymm12, ymm12, ymm8                            ;   127.5 p1      43 t[0]
        vpxor ymm8, ymm8, ymm14                             ;   124.5 p5      43 t[0]
        vpor ymm1, ymm1, ymm8                               ;   125.5 p0      43 t[0]
        vpxor ymm1, ymm1, ymm9                              ;   126.5 p1      43 t[0]
        vpor ymm14, ymm1, ymm12                             ;   128.5 p5      43 t[0]
        vpand ymm9, ymm9, ymm12                             ;   128.5 p0      43 t[0]
        vpand ymm0, ymm0, ymm12                             ;   128.5 p1      43 t[0]
        vpxor ymm13, ymm13, ymm9                            ;   129.5 p5      43 t[0]
        vpxor ymm8, ymm8, ymm14                             ;   129.5 p0      43 t[0]
        vpxor ymm14, ymm12, ymm1                            ;   128.5 p1      43 t[0]
        vpand ymm15, ymm15, ymm8                            ;   130.5 p5      43 t[0]
        vpxor ymm9, ymm14, ymm8                             ;   130.5 p0      43 t[0]
        vpand ymm3, ymm3, ymm1                              ;   127.8 p1      43 t[0]
        vpand ymm4, ymm4, ymm8                              ;   130.5 p5      43 t[0]
        vpxor ymm8, ymm8, ymm13                             ;   130.5 p0      43 t[0]
        vpand ymm5, ymm5, ymm14                             ;   129.5 p1      43 t[0]
        vpxor ymm4, ymm4, ymm5                              ;   131.5 p5      43 t[0]
        vpand ymm6, ymm6, ymm9                              ;   131.5 p0      43 t[0]
        vpand ymm2, ymm2, ymm9                              ;   131.5 p1      43 t[0]
        vpand ymm9, ymm1, [rbp + 6208]                      ;   130.2 p5+p2   43 t[0]
        vpxor ymm1, ymm1, ymm8                              ;   131.5 p0      43 t[0]
        vpand ymm7, ymm7, ymm1                              ;   132.5 p1      43 t[0]
        vpand ymm1, ymm1, [rbp + 6144]                      ;   132.5 p5+p3   43 t[0]
        vpand ymm10, ymm10, ymm8                            ;   131.5 p0      43 t[0]
        vpand ymm8, ymm8, [rbp + 6272]                      ;   131.8 p1+p2   43 t[0]
        vpand ymm11, ymm11, ymm12                           ;   132.2 p5      43 t[0]
        vpand ymm14, ymm14, [rbp + 6400]                    ;   132.5 p0+p3   43 t[0]
        vpxor ymm12, ymm12, ymm13                           ;   132.8 p1      43 t[0]
        vpxor ymm10, ymm10, ymm1                            ;   133.5 p5      43 t[0]
        vpxor ymm7, ymm7, ymm9                              ;   133.5 p0      43 t[0]
        vpxor ymm7, ymm7, ymm11                             ;   134.5 p1      43 t[0]
        vpxor ymm11, ymm11, ymm6                            ;   134.2 p5      43 t[0]
        vpxor ymm9, ymm9, ymm6                              ;   134.5 p0      43 t[0]
        vmovdqu ymm6, [rbp + 6304]                          ;   120.8 p2      43 t[0]
        vpand ymm6, ymm6, ymm12                             ;   134.8 p1      43 t[0]
        vpxor ymm7, ymm7, ymm6                              ;   135.8 p5      43 t[0]
        vpxor ymm15, ymm15, ymm6                            ;   135.8 p0      43 t[0]
        vpand ymm12, ymm12, [rbp + 7104]                    ;   135.8 p1+p3   43 t[0]
        vpxor ymm11, ymm11, ymm15                           ;   136.8 p5      43 t[0]
        vpand ymm6, ymm13, [rbp + 6368]                     ;   136.5 p0+p2   43 t[0]
        vpand ymm13, ymm13, [rbp + 6336]                    ;   136.8 p1+p3   43 t[0]
        vpxor ymm9, ymm9, ymm8                              ;   137.2 p5      43 t[0]
        vpxor ymm8, ymm4, ymm10                             ;   137.5 p0      43 t[0]
        vpxor ymm8, ymm8, ymm11                             ;   138.5 p1      43 t[0]
        vpxor ymm14, ymm14, ymm8                            ;   139.5 p5      43 t[0]
        vpxor ymm9, ymm9, ymm14                             ;   140.5 p0      43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;   138.8 p1      43 t[0]
        vpxor ymm13, ymm13, ymm9                            ;   141.5 p5      43 t[0]
        vpxor ymm0, ymm0, ymm13                             ;   142.5 p0      43 t[0]
        vpxor ymm3, ymm3, ymm4                              ;   139.8 p1      43 t[0]
        vpxor ymm3, ymm3, ymm1                              ;   140.8 p5      43 t[0]
        vpxor ymm5, ymm5, ymm0                              ;   143.5 p0      43 t[0]
        vpxor ymm3, ymm3, ymm0                              ;   143.5 p1      43 t[0]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   125.8 p2      43 t[0] reload
        vpxor ymm11, ymm11, ymm0                            ;   141.2 p5      43 t[0]
        vmovdqu ymm1, [rbp + 6784]                          ;   126.2 p3      55 t[0]
        vmovdqu ymm2, [rbp + 7040]                          ;   126.8 p2      43 t[0] reload
        vpxor ymm1, ymm1, ymm2                              ;   141.5 p0      55 t[0]
        vmovdqu ymm4, [rbp + 6656]                          ;   127.2 p3      55 t[0]
        vpxor ymm4, ymm4, [rbp + 6688]                      ;   141.8 p1+p2   55 t[0]
        vpxor ymm4, ymm4, [rbp + 6752]                      ;   142.8 p5+p3   55 t[0]
        vpxor ymm4, ymm4, [rbp + 6720]                      ;   143.8 p0+p2   55 t[0]
        vpxor ymm4, ymm4, [rbp + 7008]                      ;   144.8 p1+p3   55 t[0]
        vpxor ymm15, ymm15, ymm6                            ;   143.2 p5      55 t[0]
        vmovdqu ymm6, [rbp + 6560]                          ;   129.8 p2      55 t[0]
        vpxor ymm6, ymm6, [rbp + 6816]                      ;   143.5 p0+p3   55 t[0]
        vpxor ymm15, ymm15, [rbp + 6816]                    ;   144.2 p1+p2   55 t[0]
        vpxor ymm15, ymm15, ymm14                           ;   145.2 p5      55 t[0]
        vmovdqu ymm14, [rbp + 6784]                         ;   131.2 p3      55 t[0]
        vpxor ymm14, ymm14, ymm5                            ;   144.5 p0      55 t[0]
        vpxor ymm15, ymm15, ymm0                            ;   146.2 p1      55 t[0]
        vpxor ymm10, ymm10, ymm12                           ;   145.2 p5      55 t[0]
        vmovdqu ymm12, [rbp + 6528]                         ;   131.8 p2      55 t[0]
        vpxor ymm12, ymm12, [rbp + 6912]                    ;   145.5 p0+p3   55 t[0]
        vpxor ymm10, ymm10, [rbp + 6912]                    ;   146.2 p1+p2   55 t[0]
        vpxor ymm10, ymm10, ymm0                            ;   147.2 p5      55 t[0]
        vpxor ymm10, ymm10, ymm13                           ;   148.2 p0      55 t[0]
        vmovdqu ymm13, [rbp + 6784]                         ;   133.2 p3      55 t[0]
        vpxor ymm13, ymm13, ymm12                           ;   146.8 p1      55 t[0]
        vpxor ymm12, ymm12, ymm15                           ;   147.2 p5      55 t[0]
        vpxor ymm2, ymm2, [rbp + 7136]                      ;   147.5 p0+p2   55 t[0]
        vmovdqu [rbp + 7040], ymm12                         ;   148.2 p7+p4   55 t[0] spill
        vmovdqu ymm12, [rbp + 6528]                         ;   134.2 p3      55 t[0]
        vpxor ymm12, ymm12, [rbp + 6432]                    ;   147.8 p1+p2   55 t[0]
        vmovdqu [rbp + 6528], ymm14                         ;   145.5 p7+p4   55 t[0] spill
        vpxor ymm14, ymm9, [rbp + 6496]                     ;   148.2 p5+p3   55 t[0]
        vpxor ymm14, ymm14, ymm6                            ;   149.2 p0      55 t[0]
        vpxor ymm6, ymm6, [rbp + 6432]                      ;   148.8 p1+p2   55 t[0]
        vmovdqu [rbp + 6432], ymm14                         ;   150.2 p7+p4   55 t[0] spill
        vpxor ymm14, ymm9, [rbp + 7072]                     ;   149.2 p5+p3   55 t[0]
        vmovdqu [rbp + 7072], ymm9                          ;   141.5 p7+p4   43 t[0] spill
        vpxor ymm9, ymm1, [rbp + 6880]                      ;   149.5 p0+p2   55 t[0]
        vpxor ymm9, ymm9, ymm0                              ;   150.5 p1      55 t[0]
        vpxor ymm5, ymm5, [rbp + 7136]                      ;   150.2 p5+p3   55 t[0]
        vmovdqu [rbp + 7136], ymm1                          ;   142.5 p7+p4   55 t[0] spill
        vpxor ymm1, ymm7, [rbp + 7168]                      ;   150.5 p0+p2   55 t[0]
        vpxor ymm8, ymm8, [rbp + 6112]                      ;   150.8 p1+p3   55 t[0]
        vpxor ymm8, ymm8, ymm0                              ;   151.8 p5      55 t[0]
        vmovdqu ymm0, [rbp + 7008]                          ;   138.8 p2      55 t[0]
        vpxor ymm0, ymm0, [rbp + 6080]                      ;   151.5 p0+p3   55 t[0]
        vpxor ymm0, ymm0, ymm2                              ;   152.5 p1      55 t[0]
        vmovdqu [rbp + 7008], ymm7                          ;   137.8 p7+p4   43 t[0] spill
        vmovdqu ymm7, [rbp + 6848]                          ;   139.8 p2      55 t[0]
        vpxor ymm7, ymm7, ymm1                              ;   152.2 p5      55 t[0]
        vpxor ymm1, ymm1, ymm5                              ;   152.5 p0      55 t[0]
        vmovdqu [rbp + 6880], ymm14                         ;   150.2 p7+p4   55 t[0] spill
        vpxor ymm14, ymm15, [rbp + 6240]                    ;   152.8 p1+p3   55 t[0]
        vmovdqu [rbp + 6784], ymm15                         ;   147.2 p7+p4   55 t[0] spill
        vpxor ymm15, ymm10, ymm6                            ;   153.2 p5      55 t[0]
        vmovdqu [rbp + 6912], ymm6                          ;   149.8 p2+p4   55 t[0] spill
        vpxor ymm6, ymm13, ymm2                             ;   153.5 p0      55 t[0]
        vpxor ymm10, ymm10, ymm6                            ;   154.5 p1      55 t[0]
        vpxor ymm2, ymm2, ymm8                              ;   154.2 p5      55 t[0]
        vmovdqu [rbp + 6816], ymm10                         ;   155.5 p7+p4   55 t[0] spill
        vmovdqu ymm10, [rbp + 6464]                         ;   141.2 p3      55 t[0]
        vpxor ymm10, ymm10, ymm7                            ;   154.5 p0      55 t[0]
        vpxor ymm7, ymm7, [rbp + 6624]                      ;   154.8 p1+p2   55 t[0]
        vmovdqu [rbp + 6720], ymm13                         ;   147.8 p7+p4   55 t[0] spill
        vpxor ymm13, ymm11, ymm10                           ;   155.5 p5      55 t[0]
        vmovdqu [rbp + 6752], ymm2                          ;   155.2 p3+p4   55 t[0] spill
        vpxor ymm2, ymm8, ymm1                              ;   155.5 p0      55 t[0]
        vpxor ymm2, ymm2, ymm13                             ;   156.5 p1      55 t[0]
        vpxor ymm8, ymm8, ymm9                              ;   156.2 p5      55 t[0]
        vpxor ymm9, ymm9, [rbp + 6592]                      ;   156.5 p0+p2   55 t[0]
        vmovdqu [rbp + 6688], ymm13                         ;   156.5 p7+p4   55 t[0] spill
        vmovdqu ymm13, [rbp + 6976]                         ;   143.8 p3      55 t[0]
        vpxor ymm13, ymm13, [rbp + 7168]                    ;   156.8 p1+p2   55 t[0]
        vmovdqu [rbp + 7168], ymm2                          ;   157.5 p7+p4   55 t[0] spill
        vpxor ymm2, ymm3, ymm4                              ;   157.2 p5      55 t[0]
        vmovdqu [rbp + 6656], ymm6                          ;   154.5 p3+p4   55 t[0] spill
        vpxor ymm6, ymm7, ymm13                             ;   157.8 p0      55 t[0]
        vpxor ymm13, ymm13, ymm0                            ;   157.8 p1      55 t[0]
        vpxor ymm13, ymm13, ymm2                            ;   158.8 p5      55 t[0]
        vpxor ymm0, ymm0, [rbp + 6880]                      ;   158.5 p0+p2   55 t[0]
        vmovdqu [rbp + 6336], ymm2                          ;   158.2 p7+p4   55 t[0] spill
        vpxor ymm2, ymm12, ymm5                             ;   158.8 p1      55 t[0]
        vpxor ymm3, ymm3, ymm5                              ;   159.2 p5      55 t[0]
        vmovdqu ymm5, [rbp + 6496]                          ;   146.8 p3      55 t[0]
        vpxor ymm5, ymm5, [rbp + 6944]                      ;   159.5 p0+p2   55 t[0]
        vpxor ymm3, ymm3, [rbp + 6080]                      ;   160.2 p1+p3   55 t[0]
        vpxor ymm3, ymm3, [rbp + 7072]                      ;   161.2 p5+p2   55 t[0]
        vpxor ymm3, ymm3, ymm5                              ;   162.2 p0      55 t[0]
        vpxor ymm5, ymm5, ymm14                             ;   160.8 p1      55 t[0]
        vpxor ymm14, ymm14, ymm15                           ;   161.2 p5      55 t[0]
        vpxor ymm14, ymm14, [rbp + 6560]                    ;   162.2 p0+p3   55 t[0]
        vmovdqu [rbp + 7072], ymm12                         ;   148.8 p7+p4   55 t[0] spill
        vmovdqu ymm12, [rbp + 6848]                         ;   149.0 p2      55 t[0]
        vpxor ymm12, ymm12, [rbp + 6176]                    ;   161.8 p1+p3   55 t[0]
        vpxor ymm11, ymm11, ymm12                           ;   162.8 p5      55 t[0]
        vpxor ymm12, ymm12, ymm8                            ;   162.8 p0      55 t[0]
        vmovdqu [rbp + 6848], ymm3                          ;   163.2 p7+p4   55 t[0] spill
        vmovdqu ymm3, [rbp + 6112]                          ;   150.2 p2      55 t[0]
        vpxor ymm3, ymm3, [rbp + 6528]                      ;   162.8 p1+p3   55 t[0]
        vmovdqu [rbp + 6112], ymm6                          ;   158.8 p7+p4   55 t[0] spill
        vpxor ymm6, ymm9, ymm3                              ;   163.8 p5      55 t[0]
        vmovdqu [rbp + 6368], ymm6                          ;   164.8 p2+p4   55 t[0] spill
        vpxor ymm6, ymm4, [rbp + 7008]                      ;   163.5 p0+p3   55 t[0]
        vpxor ymm6, ymm6, [rbp + 6528]                      ;   164.5 p1+p2   55 t[0]
        vpxor ymm6, ymm6, [rbp + 6624]                      ;   165.5 p5+p3   55 t[0]
        vpxor ymm4, ymm4, [rbp + 7136]                      ;   164.5 p0+p2   55 t[0]
        vpxor ymm8, ymm8, [r8 + 4096]                       ;   164.8 p1+p3   55 t[0]
        vpxor ymm9, ymm9, [r8 + 4128]                       ;   165.2 p5+p2   55 t[0]
        vpxor ymm9, ymm9, ymm11                             ;   166.2 p0      55 t[0]
        vpxor ymm10, ymm10, [r8 + 4160]                     ;   165.8 p1+p3   55 t[0]
        vpxor ymm10, ymm10, [rbp + 6976]                    ;   166.8 p5+p2   55 t[0]
        vpxor ymm15, ymm15, [r8 + 4288]                     ;   166.5 p0+p3   55 t[0]
        vpxor ymm3, ymm3, [r8 + 4384]                       ;   166.8 p1+p2   55 t[0]
        vpxor ymm3, ymm3, [rbp + 7168]                      ;   167.8 p5+p3   55 t[0]
        vpxor ymm3, ymm3, ymm12                             ;   168.8 p0      55 t[0]
        vpxor ymm7, ymm7, [r8 + 4416]                       ;   167.8 p1+p2   55 t[0]
        vpxor ymm7, ymm7, [rbp + 6176]                      ;   168.8 p5+p3   55 t[0]
        vmovdqu [rbp + 6176], ymm7                          ;   169.8 p7+p4   55 t[0] spill
        vpxor ymm7, ymm1, ymm6                              ;   168.5 p0      55 t[0]
        vpxor ymm7, ymm7, ymm13                             ;   169.5 p1      55 t[0]
        vpxor ymm7, ymm7, [r8 + 4192]                       ;   170.5 p5+p2   55 t[0]
        vpxor ymm13, ymm13, [r8 + 4448]                     ;   169.5 p0+p3   55 t[0]
        vmovdqu [rbp + 6976], ymm13                         ;   170.5 p7+p4   55 t[0] spill
        vpxor ymm13, ymm4, [rbp + 6944]                     ;   169.8 p1+p2   55 t[0]
        vpxor ymm13, ymm13, [r8 + 4224]                     ;   170.8 p5+p3   55 t[0]
        vpxor ymm13, ymm13, [rbp + 6880]                    ;   171.8 p0+p2   55 t[0]
        vmovdqu [rbp + 6944], ymm3                          ;   169.8 p7+p4   55 t[0] spill
        vpxor ymm3, ymm5, [r8 + 4256]                       ;   170.8 p1+p3   55 t[0]
        vpxor ymm5, ymm5, [r8 + 4512]                       ;   171.2 p5+p2   55 t[0]
        vpxor ymm5, ymm5, [rbp + 6880]                      ;   172.2 p0+p3   55 t[0]
        vpxor ymm5, ymm5, [rbp + 6432]                      ;   173.2 p1+p2   55 t[0]
        vpxor ymm11, ymm11, [r8 + 4672]                     ;   172.2 p5+p3   55 t[0]
        vpxor ymm11, ymm11, [rbp + 6112]                    ;   173.2 p0+p2   55 t[0]
        vmovdqu [rbp + 6624], ymm11                         ;   174.2 p7+p4   55 t[0] spill
        vmovdqu ymm11, [rbp + 6656]                         ;   163.8 p3      55 t[0]
        vpxor ymm11, ymm11, [r8 + 4320]                     ;   172.8 p1+p2   55 t[0]
        vpxor ymm11, ymm11, [rbp + 6528]                    ;   173.8 p5+p3   55 t[0]
        vpxor ymm1, ymm1, [r8 + 4704]                       ;   173.5 p0+p2   55 t[0]
        vpxor ymm1, ymm1, [rbp + 6336]                      ;   174.5 p1+p3   55 t[0]
        vmovdqu [rbp + 6336], ymm1                          ;   175.5 p7+p4   55 t[0] spill
        vmovdqu ymm1, [rbp + 6752]                          ;   166.2 p2      55 t[0]
        vpxor ymm1, ymm1, [r8 + 4352]                       ;   174.2 p5+p3   55 t[0]
        vpxor ymm1, ymm1, [rbp + 6592]                      ;   175.2 p0+p2   55 t[0]
        vmovdqu [rbp + 6592], ymm5                          ;   174.2 p7+p4   55 t[0] spill
        vpxor ymm5, ymm0, [rbp + 6496]                      ;   174.8 p1+p3   55 t[0]
        vpxor ymm5, ymm5, [r8 + 4480]                       ;   175.8 p5+p2   55 t[0]
        vmovdqu [rbp + 6496], ymm5                          ;   176.8 p7+p4   55 t[0] spill
        vpxor ymm5, ymm14, [rbp + 7040]                     ;   175.5 p0+p3   55 t[0]
        vpxor ymm5, ymm5, [r8 + 4544]                       ;   176.5 p1+p2   55 t[0]
        vpxor ymm14, ymm14, [r8 + 4800]                     ;   176.2 p5+p3   55 t[0]
        vpxor ymm14, ymm14, [rbp + 7072]                    ;   177.2 p0+p2   55 t[0]
        vmovdqu [rbp + 7072], ymm14                         ;   178.2 p7+p4   55 t[0] spill
        vpxor ymm14, ymm2, [rbp + 6720]                     ;   176.8 p1+p3   55 t[0]
        vpxor ymm14, ymm14, [r8 + 4576]                     ;   177.8 p5+p2   55 t[0]
        vpxor ymm2, ymm2, [r8 + 4832]                       ;   177.5 p0+p3   55 t[0]
        vpxor ymm2, ymm2, [rbp + 6816]                      ;   178.5 p1+p2   55 t[0]
        vpxor ymm12, ymm12, [r8 + 4896]                     ;   178.2 p5+p3   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6464]                    ;   179.2 p0+p2   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6368]                    ;   180.2 p1+p3   55 t[0]
        vpxor ymm0, ymm0, ymm4                              ;   179.2 p5      55 t[0]
        vmovdqu ymm4, [rbp + 6752]                          ;   174.2 p2      55 t[0]
        vpxor ymm4, ymm4, [r8 + 4608]                       ;   180.2 p0+p3   55 t[0]
        vpxor ymm4, ymm4, [rbp + 6368]                      ;   181.2 p1+p2   55 t[0]
        vpxor ymm6, ymm6, [r8 + 4960]                       ;   180.2 p5+p3   55 t[0]
        vpxor ymm6, ymm6, [rbp + 6080]                      ;   181.2 p0+p2   55 t[0]
        vpxor ymm0, ymm0, [r8 + 4992]                       ;   180.8 p1+p3   55 t[0]
        vpxor ymm0, ymm0, [rbp + 6848]                      ;   181.8 p5+p2   55 t[0]
        vmovdqu [rbp + 6080], ymm0                          ;   182.8 p7+p4   55 t[0] spill
        vmovdqu ymm0, [rbp + 7168]                          ;   177.8 p3      55 t[0]
        vpxor ymm0, ymm0, [r8 + 4640]                       ;   183.8 p0+p2   55 t[0]
        vmovdqu [rbp + 7168], ymm6                          ;   182.2 p7+p4   55 t[0] spill
        vmovdqu ymm6, [rbp + 6848]                          ;   178.8 p3      55 t[0]
        vpxor ymm6, ymm6, [r8 + 4736]                       ;   184.8 p1+p2   55 t[0]
        vmovdqu [rbp + 6848], ymm12                         ;   181.2 p7+p4   55 t[0] spill
        vmovdqu ymm12, [rbp + 6560]                         ;   179.8 p3      55 t[0]
        vpxor ymm12, ymm12, [r8 + 4768]                     ;   185.8 p5+p2   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6784]                    ;   186.8 p0+p3   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6880]                    ;   187.8 p1+p2   55 t[0]
        vmovdqu [rbp + 6880], ymm2                          ;   179.5 p7+p4   55 t[0] spill
        vmovdqu ymm2, [rbp + 6368]                          ;   181.8 p3      55 t[0]
        vpxor ymm2, ymm2, [r8 + 4864]                       ;   187.8 p5+p2   55 t[0]
        vpxor ymm2, ymm2, [rbp + 7136]                      ;   188.8 p0+p3   55 t[0]
        vmovdqu [rbp + 7136], ymm2                          ;   189.8 p7+p4   55 t[0] spill
        vmovdqu ymm2, [rbp + 6112]                          ;   183.2 p2      55 t[0]
        vpxor ymm2, ymm2, [r8 + 4928]                       ;   189.2 p1+p3   55 t[0]
        vpxor ymm2, ymm2, [rbp + 6688]                      ;   190.2 p5+p2   55 t[0]
        vmovdqu [rbp + 6688], ymm2                          ;   191.2 p7+p4   55 t[0] spill
        vmovdqu ymm2, [rbp + 6432]                          ;   184.8 p3      55 t[0]
        vpxor ymm2, ymm2, [r8 + 5024]                       ;   190.8 p0+p2   55 t[0]
        vpxor ymm2, ymm2, [rbp + 6240]                      ;   191.8 p1+p3   55 t[0]
        vmovdqu [rbp + 6240], ymm2                          ;   192.8 p7+p4   55 t[0] spill
        vmovdqu ymm2, [rbp + 6912]                          ;   186.2 p2      55 t[0]
        vpxor ymm2, ymm2, [r8 + 5056]                       ;   192.2 p5+p3   55 t[0]
        vpxor ymm2, ymm2, [rbp + 7040]                      ;   193.2 p0+p2   55 t[0]
        vmovdqu [rbp + 7040], ymm2                          ;   194.2 p7+p4   55 t[0] spill
        vmovdqu ymm2, [rbp + 6816]                          ;   187.8 p3      55 t[0]
        vpxor ymm2, ymm2, [r8 + 5088]                       ;   193.8 p1+p2   55 t[0]
        vmovdqu [rbp + 6816], ymm2                          ;   194.8 p7+p4   55 t[0] spill
        vmovdqu ymm2, [rbp + 2976]                          ;   188.8 p3      43 t[1]
        vmovdqu [rbp + 6912], ymm12                         ;   188.8 p7+p4   55 t[0] spill
        vmovdqu ymm12, [rbp + 3040]                         ;   189.2 p2      43 t[1]
        vpxor ymm12, ymm12, [rbp + 3072]                    ;   195.2 p5+p3   43 t[1]
        vpxor ymm2, ymm2, ymm12                             ;   196.2 p0      43 t[1]
        vmovdqu [rbp + 6432], ymm6                          ;   185.8 p7+p4   55 t[0] spill
        vpxor ymm6, ymm2, [rbp + 3168]                      ;   197.2 p1+p2   43 t[1]
        vmovdqu [rbp + 6112], ymm0                          ;   184.8 p7+p4   55 t[0] spill
        vpxor ymm0, ymm6, [rbp + 3136]                      ;   198.2 p5+p3   43 t[1]
        vmovdqu [rbp + 6368], ymm4                          ;   182.2 p7+p4   55 t[0] spill
        vpxor ymm4, ymm6, [rbp + 2944]                      ;   198.2 p0+p2   43 t[1]
        vmovdqu [rbp + 6784], ymm14                         ;   180.8 p7+p4   55 t[0] spill
        vpxor ymm14, ymm4, [rbp + 3008]                     ;   199.2 p1+p3   43 t[1]
        vmovdqu [rbp + 6560], ymm5                          ;   181.8 p7+p4   55 t[0] spill
        vpxor ymm5, ymm14, [rbp + 3040]                     ;   200.2 p5+p2   43 t[1]
        vmovdqu [rbp + 6752], ymm1                          ;   182.8 p7+p4   55 t[0] spill
        vpxor ymm1, ymm0, [rbp + 3104]                      ;   199.2 p0+p3   43 t[1]
        vmovdqu [rbp + 6464], ymm11                         ;   183.8 p7+p4   55 t[0] spill
        vpxor ymm11, ymm1, [rbp + 2944]                     ;   200.2 p1+p2   43 t[1]
        vmovdqu [rbp + 6720], ymm15                         ;   184.8 p7+p4   55 t[0] spill
        vpxor ymm15, ymm1, [rbp + 3072]                     ;   200.2 p5+p3   43 t[1]
        vmovdqu [rbp + 6528], ymm3                          ;   185.8 p7+p4   55 t[0] spill
        vpxor ymm3, ymm0, ymm5                              ;   201.2 p0      43 t[1]
        vmovdqu [rbp + 6656], ymm13                         ;   186.8 p7+p4   55 t[0] spill
        vpxor ymm13, ymm3, [rbp + 3168]                     ;   202.2 p1+p2   43 t[1]
        vmovdqu [rbp + 7008], ymm7                          ;   187.8 p7+p4   55 t[0] spill
        vpxor ymm7, ymm15, ymm13                            ;   203.2 p5      43 t[1]
        vmovdqu [rbp + 7104], ymm10                         ;   188.8 p7+p4   55 t[0] spill
        vpxor ymm10, ymm7, [rbp + 3040]                     ;   204.2 p0+p3   43 t[1]
        vmovdqu [rbp + 6304], ymm9                          ;   189.8 p7+p4   55 t[0] spill
        vpxor ymm9, ymm13, [rbp + 2944]                     ;   203.2 p1+p2   43 t[1]
        vpxor ymm12, ymm12, ymm9                            ;   204.2 p5      43 t[1]
        vpand ymm9, ymm9, ymm13                             ;   204.2 p0      43 t[1]
        vpxor ymm2, ymm2, ymm9                              ;   205.2 p1      43 t[1]
        vmovdqu [rbp + 6400], ymm8                          ;   190.8 p7+p4   55 t[0] spill
        vpand ymm8, ymm1, ymm7                              ;   204.2 p5      43 t[1]
        vpxor ymm2, ymm2, ymm8                              ;   206.2 p0      43 t[1]
        vpand ymm8, ymm5, ymm12                             ;   205.2 p1      43 t[1]
        vpxor ymm9, ymm9, ymm8                              ;   206.2 p5      43 t[1]
        vpxor ymm8, ymm5, ymm15                             ;   201.2 p0      43 t[1]
        vmovdqu [rbp + 6272], ymm1                          ;   200.2 p7+p4   43 t[1] spill
        vpand ymm1, ymm8, ymm10                             ;   205.2 p1      43 t[1]
        vpxor ymm1, ymm1, [rbp + 3072]                      ;   206.2 p5+p3   43 t[1]
        vpxor ymm1, ymm1, ymm9                              ;   207.2 p0      43 t[1]
        vmovdqu [rbp + 6144], ymm7                          ;   204.2 p7+p4   43 t[1] spill
        vpxor ymm7, ymm8, [rbp + 3168]                      ;   202.2 p1+p2   43 t[1]
        vmovdqu [rbp + 6208], ymm8                          ;   202.2 p7+p4   43 t[1] spill
        vpor ymm8, ymm4, [rbp + 3168]                       ;   199.2 p5+p3   43 t[1]
        vpxor ymm14, ymm14, ymm8                            ;   200.2 p0      43 t[1]
        vpxor ymm8, ymm8, ymm2                              ;   207.2 p1      43 t[1]
        vmovdqu [rbp + 7200], ymm13                         ;   203.2 p7+p4   43 t[1] spill
        vpand ymm13, ymm6, ymm3                             ;   202.2 p5      43 t[1]
        vpxor ymm1, ymm1, ymm13                             ;   208.2 p0      43 t[1]
        vpxor ymm2, ymm2, ymm13                             ;   207.2 p1      43 t[1]
        vpxor ymm13, ymm6, ymm12                            ;   205.2 p5      43 t[1]
        vpxor ymm14, ymm14, ymm9                            ;   207.2 p0      43 t[1]
        vpand ymm9, ymm0, ymm13                             ;   206.2 p1      43 t[1]
        vpxor ymm2, ymm2, ymm9                              ;   208.2 p5      43 t[1]
        vpxor ymm9, ymm4, ymm10                             ;   205.2 p0      43 t[1]
        vmovdqu [rbp + 7232], ymm13                         ;   206.2 p7+p4   43 t[1] spill
        vpand ymm13, ymm7, ymm9                             ;   206.2 p1      43 t[1]
        vpxor ymm8, ymm8, ymm13                             ;   208.2 p5      43 t[1]
        vpand ymm13, ymm2, ymm1                             ;   209.2 p0      43 t[1]
        vpxor ymm8, ymm8, ymm13                             ;   210.2 p1      43 t[1]
        vmovdqu [rbp + 7264], ymm0                          ;   199.2 p7+p4   43 t[1] spill
        vpand ymm0, ymm11, ymm15                            ;   201.2 p5      43 t[1]
        vpxor ymm14, ymm14, ymm0                            ;   208.2 p0      43 t[1]
        vpand ymm0, ymm14, ymm8                             ;   211.2 p1      43 t[1]
        vpxor ymm2, ymm2, ymm0                              ;   212.2 p5      43 t[1]
        vpand ymm0, ymm14, ymm2                             ;   213.2 p0      43 t[1]
        vpxor ymm0, ymm0, ymm1                              ;   214.2 p1      43 t[1]
        vpxor ymm1, ymm1, ymm8                              ;   211.2 p5      43 t[1]
        vpor ymm13, ymm13, ymm1                             ;   212.2 p0      43 t[1]
        vpxor ymm13, ymm13, ymm2                            ;   213.2 p1      43 t[1]
        vpor ymm8, ymm13, ymm0                              ;   215.2 p5      43 t[1]
        vpand ymm2, ymm2, ymm0                              ;   215.2 p0      43 t[1]
        vpand ymm9, ymm9, ymm0                              ;   215.2 p1      43 t[1]
        vpxor ymm14, ymm14, ymm2                            ;   216.2 p5      43 t[1]
        vpxor ymm1, ymm1, ymm8                              ;   216.2 p0      43 t[1]
        vpxor ymm2, ymm0, ymm13                             ;   215.2 p1      43 t[1]
        vpand ymm5, ymm5, ymm1                              ;   217.2 p5      43 t[1]
        vpxor ymm8, ymm2, ymm1                              ;   217.2 p0      43 t[1]
        vpand ymm4, ymm4, ymm13                             ;   214.2 p1      43 t[1]
        vpand ymm12, ymm12, ymm1                            ;   217.2 p5      43 t[1]
        vpxor ymm1, ymm1, ymm14                             ;   217.2 p0      43 t[1]
        vpand ymm10, ymm10, ymm2                            ;   216.2 p1      43 t[1]
        vpxor ymm12, ymm12, ymm10                           ;   218.2 p5      43 t[1]
        vpand ymm15, ymm15, ymm8                            ;   218.2 p0      43 t[1]
        vpand ymm11, ymm11, ymm8                            ;   218.2 p1      43 t[1]
        vpand ymm8, ymm13, [rbp + 3168]                     ;   214.2 p5+p2   43 t[1]
        vpxor ymm13, ymm13, ymm1                            ;   218.2 p0      43 t[1]
        vpand ymm6, ymm6, ymm1                              ;   218.2 p1      43 t[1]
        vpand ymm3, ymm3, ymm1                              ;   218.2 p5      43 t[1]
        vmovdqu ymm1, [rbp + 7200]                          ;   203.2 p3      43 t[1]
        vpand ymm1, ymm1, ymm13                             ;   219.2 p0      43 t[1]
        vpand ymm13, ymm13, [rbp + 2944]                    ;   219.2 p1+p2   43 t[1]
        vpand ymm7, ymm7, ymm0                              ;   215.2 p5      43 t[1]
        vpand ymm2, ymm2, [rbp + 6208]                      ;   216.2 p0+p3   43 t[1]
        vpxor ymm0, ymm0, ymm14                             ;   217.2 p1      43 t[1]
        vpxor ymm6, ymm6, ymm13                             ;   220.2 p5      43 t[1]
        vpxor ymm1, ymm1, ymm8                              ;   220.2 p0      43 t[1]
        vpxor ymm1, ymm1, ymm7                              ;   221.2 p1      43 t[1]
        vpxor ymm7, ymm7, ymm15                             ;   219.2 p5      43 t[1]
        vpxor ymm8, ymm8, ymm3                              ;   219.2 p0      43 t[1]
        vmovdqu ymm3, [rbp + 6144]                          ;   204.2 p2      43 t[1]
        vpand ymm3, ymm3, ymm0                              ;   218.2 p1      43 t[1]
        vpxor ymm1, ymm1, ymm3                              ;   222.2 p5      43 t[1]
        vpxor ymm5, ymm5, ymm3                              ;   219.2 p0      43 t[1]
        vmovdqu ymm3, [rbp + 6272]                          ;   202.5 p3      43 t[1]
        vpand ymm3, ymm3, ymm0                              ;   218.2 p1      43 t[1]
        vpxor ymm7, ymm7, ymm5                              ;   220.2 p5      43 t[1]
        vmovdqu ymm0, [rbp + 7264]                          ;   203.2 p2      43 t[1]
        vpand ymm0, ymm0, ymm14                             ;   217.2 p0      43 t[1]
        vpand ymm14, ymm14, [rbp + 7232]                    ;   217.2 p1+p3   43 t[1]
        vpxor ymm8, ymm8, ymm15                             ;   220.2 p5      43 t[1]
        vpxor ymm15, ymm12, ymm6                            ;   221.2 p0      43 t[1]
        vpxor ymm15, ymm15, ymm7                            ;   222.2 p1      43 t[1]
        vpxor ymm2, ymm2, ymm15                             ;   223.2 p5      43 t[1]
        vpxor ymm8, ymm8, ymm2                              ;   224.2 p0      43 t[1]
        vpxor ymm14, ymm14, ymm8                            ;   225.2 p1      43 t[1]
        vpxor ymm10, ymm10, ymm11                           ;   219.2 p5      43 t[1]
        vpxor ymm9, ymm9, ymm14                             ;   226.2 p0      43 t[1]
        vpxor ymm10, ymm10, ymm9                            ;   227.2 p1      43 t[1]
        vmovdqu ymm11, [rel aes128_encrypt.T0_constants256] ;   206.2 p2      43 t[0] reload
        vpxor ymm15, ymm15, ymm11                           ;   223.2 p5      43 t[1]
        vpxor ymm7, ymm7, ymm11                             ;   221.2 p0      43 t[1]
        vpxor ymm0, ymm0, ymm5                              ;   220.2 p1      43 t[1]
        vpxor ymm0, ymm0, ymm11                             ;   221.2 p5      43 t[1]
        vpxor ymm0, ymm0, ymm2                              ;   224.2 p0      43 t[1]
        vpxor ymm3, ymm3, ymm6                              ;   221.2 p1      43 t[1]
        vpxor ymm3, ymm3, ymm11                             ;   222.2 p5      43 t[1]
        vpxor ymm3, ymm3, ymm14                             ;   226.2 p0      43 t[1]
        vmovdqu ymm14, [rbp + 4256]                         ;   208.5 p3      43 t[1]
        vmovdqu ymm2, [rbp + 4320]                          ;   208.8 p2      43 t[1]
        vmovdqu ymm5, [rbp + 4352]                          ;   209.5 p3      43 t[1] reload
        vpxor ymm2, ymm2, ymm5                              ;   220.8 p1      43 t[1]
        vpxor ymm14, ymm14, ymm2                            ;   221.8 p5      43 t[1]
        vmovdqu ymm6, [rbp + 4448]                          ;   209.8 p2      43 t[1] reload
        vmovdqu [rbp + 7232], ymm15                         ;   224.2 p7+p4   43 t[1] spill
        vpxor ymm15, ymm14, ymm6                            ;   222.8 p0      43 t[1]
        vmovdqu [rbp + 7264], ymm1                          ;   223.2 p3+p4   43 t[1] spill
        vpxor ymm1, ymm15, [rbp + 4416]                     ;   223.8 p1+p2   43 t[1]
        vmovdqu [rbp + 6272], ymm7                          ;   222.2 p7+p4   43 t[1] spill
        vpxor ymm7, ymm15, [rbp + 4224]                     ;   223.8 p5+p3   43 t[1]
        vmovdqu [rbp + 6144], ymm8                          ;   225.2 p2+p4   43 t[1] spill
        vpxor ymm8, ymm7, [rbp + 4288]                      ;   224.8 p0+p3   43 t[1]
        vmovdqu [rbp + 6208], ymm3                          ;   227.2 p7+p4   43 t[1] spill
        vpxor ymm3, ymm8, [rbp + 4320]                      ;   225.8 p1+p2   43 t[1]
        vmovdqu [rbp + 7200], ymm0                          ;   225.2 p7+p4   43 t[1] spill
        vpxor ymm0, ymm1, [rbp + 4384]                      ;   224.8 p5+p3   43 t[1]
        vmovdqu [rbp + 7296], ymm4                          ;   216.0 p2+p4   43 t[1] spill
        vpxor ymm4, ymm0, [rbp + 4224]                      ;   225.8 p0+p3   43 t[1]
        vmovdqu [rbp + 7328], ymm12                         ;   219.2 p7+p4   43 t[1] spill
        vpxor ymm12, ymm0, ymm5                             ;   225.8 p1      43 t[1]
        vmovdqu [rbp + 7360], ymm13                         ;   220.2 p2+p4   43 t[1] spill
        vpxor ymm13, ymm1, ymm3                             ;   226.8 p5      43 t[1]
        vmovdqu [rbp + 7392], ymm9                          ;   227.2 p7+p4   43 t[1] spill
        vpxor ymm9, ymm13, ymm6                             ;   227.8 p0      43 t[1]
        vmovdqu [rbp + 7424], ymm10                         ;   228.2 p3+p4   43 t[1] spill
        vpxor ymm10, ymm12, ymm9                            ;   228.8 p1      43 t[1]
        vpxor ymm11, ymm10, [rbp + 4320]                    ;   229.8 p5+p2   43 t[1]
        vpxor ymm5, ymm9, [rbp + 4224]                      ;   228.8 p0+p3   43 t[1]
        vpxor ymm2, ymm2, ymm5                              ;   229.8 p1      43 t[1]
        vpand ymm5, ymm5, ymm9                              ;   229.8 p5      43 t[1]
        vpxor ymm14, ymm14, ymm5                            ;   230.8 p0      43 t[1]
        vmovdqu [rbp + 7456], ymm9                          ;   228.8 p7+p4   43 t[1] spill
        vpand ymm9, ymm0, ymm10                             ;   229.8 p1      43 t[1]
        vpxor ymm14, ymm14, ymm9                            ;   231.8 p5      43 t[1]
        vpand ymm9, ymm3, ymm2                              ;   230.8 p0      43 t[1]
        vpxor ymm5, ymm5, ymm9                              ;   231.8 p1      43 t[1]
        vpxor ymm9, ymm3, ymm12                             ;   228.2 p5      43 t[1]
        vmovdqu [rbp + 7488], ymm0                          ;   225.8 p2+p4   43 t[1] spill
        vpand ymm0, ymm9, ymm11                             ;   230.8 p0      43 t[1]
        vpxor ymm0, ymm0, [rbp + 4352]                      ;   231.8 p1+p3   43 t[1]
        vpxor ymm0, ymm0, ymm5                              ;   232.8 p5      43 t[1]
        vmovdqu [rbp + 7520], ymm10                         ;   229.8 p7+p4   43 t[1] spill
        vpxor ymm10, ymm9, ymm6                             ;   229.5 p0      43 t[1]
        vmovdqu [rbp + 7552], ymm9                          ;   229.2 p2+p4   43 t[1] spill
        vpor ymm9, ymm7, ymm6                               ;   229.8 p1      43 t[1]
        vpand ymm6, ymm15, ymm13                            ;   230.2 p5      43 t[1]
        vpxor ymm0, ymm0, ymm6                              ;   233.8 p0      43 t[1]
        vpxor ymm6, ymm6, ymm14                             ;   232.8 p1      43 t[1]
        vpxor ymm14, ymm14, ymm9                            ;   232.8 p5      43 t[1]
        vpxor ymm8, ymm8, ymm9                              ;   231.5 p0      43 t[1]
        vpxor ymm9, ymm15, ymm2                             ;   231.8 p1      43 t[1]
        vpxor ymm8, ymm8, ymm5                              ;   232.8 p5      43 t[1]
        vpand ymm5, ymm1, ymm9                              ;   232.8 p0      43 t[1]
        vpxor ymm6, ymm6, ymm5                              ;   233.8 p1      43 t[1]
        vpxor ymm5, ymm7, ymm11                             ;   233.2 p5      43 t[1]
        vmovdqu [rbp + 7584], ymm9                          ;   232.8 p3+p4   43 t[1] spill
        vpand ymm9, ymm10, ymm5                             ;   234.2 p0      43 t[1]
        vpxor ymm14, ymm14, ymm9                            ;   235.2 p1      43 t[1]
        vpand ymm9, ymm6, ymm0                              ;   234.8 p5      43 t[1]
        vpxor ymm14, ymm14, ymm9                            ;   236.2 p0      43 t[1]
        vmovdqu [rbp + 7616], ymm1                          ;   226.0 p7+p4   43 t[1] spill
        vpand ymm1, ymm4, ymm12                             ;   234.8 p1      43 t[1]
        vpxor ymm8, ymm8, ymm1                              ;   235.8 p5      43 t[1]
        vpand ymm1, ymm14, ymm8                             ;   237.2 p0      43 t[1]
        vpxor ymm6, ymm6, ymm1                              ;   238.2 p1      43 t[1]
        vpand ymm1, ymm8, ymm6                              ;   239.2 p5      43 t[1]
        vpxor ymm1, ymm1, ymm0                              ;   240.2 p0      43 t[1]
        vpxor ymm0, ymm0, ymm14                             ;   237.2 p1      43 t[1]
        vpor ymm9, ymm9, ymm0                               ;   238.2 p5      43 t[1]
        vpxor ymm9, ymm9, ymm6                              ;   239.2 p0      43 t[1]
        vpor ymm14, ymm9, ymm1                              ;   241.2 p1      43 t[1]
        vpand ymm6, ymm6, ymm1                              ;   241.2 p5      43 t[1]
        vpand ymm5, ymm5, ymm1                              ;   241.2 p0      43 t[1]
        vpxor ymm8, ymm8, ymm6                              ;   242.2 p1      43 t[1]
        vpxor ymm0, ymm0, ymm14                             ;   242.2 p5      43 t[1]
        vpxor ymm14, ymm1, ymm9                             ;   241.2 p0      43 t[1]
        vpand ymm3, ymm3, ymm0                              ;   243.2 p1      43 t[1]
        vpxor ymm6, ymm14, ymm0                             ;   243.2 p5      43 t[1]
        vpand ymm7, ymm7, ymm9                              ;   240.5 p0      43 t[1]
        vpand ymm2, ymm2, ymm0                              ;   243.2 p1      43 t[1]
        vpxor ymm0, ymm0, ymm8                              ;   243.2 p5      43 t[1]
        vpand ymm11, ymm11, ymm14                           ;   242.2 p0      43 t[1]
        vpxor ymm2, ymm2, ymm11                             ;   244.2 p1      43 t[1]
        vpand ymm12, ymm12, ymm6                            ;   244.2 p5      43 t[1]
        vpand ymm4, ymm4, ymm6                              ;   244.2 p0      43 t[1]
        vpand ymm6, ymm9, [rbp + 4448]                      ;   242.8 p1+p2   43 t[1]
        vpxor ymm9, ymm9, ymm0                              ;   244.2 p5      43 t[1]
        vpand ymm15, ymm15, ymm0                            ;   244.2 p0      43 t[1]
        vpand ymm13, ymm13, ymm0                            ;   244.2 p1      43 t[1]
        vmovdqu ymm0, [rbp + 7456]                          ;   231.2 p3      43 t[1]
        vpand ymm0, ymm0, ymm9                              ;   245.2 p5      43 t[1]
        vpand ymm9, ymm9, [rbp + 4224]                      ;   245.2 p0+p2   43 t[1]
        vpand ymm10, ymm10, ymm1                            ;   244.8 p1      43 t[1]
        vpand ymm14, ymm14, [rbp + 7552]                    ;   245.2 p5+p3   43 t[1]
        vpxor ymm1, ymm1, ymm8                              ;   245.5 p0      43 t[1]
        vpxor ymm15, ymm15, ymm9                            ;   246.2 p1      43 t[1]
        vpxor ymm0, ymm0, ymm6                              ;   246.2 p5      43 t[1]
        vpxor ymm0, ymm0, ymm10                             ;   247.2 p0      43 t[1]
        vpxor ymm10, ymm10, ymm12                           ;   246.8 p1      43 t[1]
        vpxor ymm6, ymm6, ymm13                             ;   247.2 p5      43 t[1]
        vmovdqu ymm13, [rbp + 7520]                         ;   234.0 p2      43 t[1]
        vpand ymm13, ymm13, ymm1                            ;   247.5 p0      43 t[1]
        vpxor ymm0, ymm0, ymm13                             ;   248.5 p1      43 t[1]
        vpxor ymm3, ymm3, ymm13                             ;   248.5 p5      43 t[1]
        vpand ymm1, ymm1, [rbp + 7488]                      ;   248.5 p0+p3   43 t[1]
        vpxor ymm10, ymm10, ymm3                            ;   249.5 p1      43 t[1]
        vpand ymm13, ymm8, [rbp + 7616]                     ;   249.2 p5+p2   43 t[1]
        vpand ymm8, ymm8, [rbp + 7584]                      ;   249.5 p0+p3   43 t[1]
        vpxor ymm6, ymm6, ymm12                             ;   249.8 p1      43 t[1]
        vpxor ymm12, ymm2, ymm15                            ;   250.2 p5      43 t[1]
        vpxor ymm12, ymm12, ymm10                           ;   251.2 p0      43 t[1]
        vpxor ymm14, ymm14, ymm12                           ;   252.2 p1      43 t[1]
        vpxor ymm6, ymm6, ymm14                             ;   253.2 p5      43 t[1]
        vpxor ymm8, ymm8, ymm6                              ;   254.2 p0      43 t[1]
        vpxor ymm11, ymm11, ymm4                            ;   251.8 p1      43 t[1]
        vpxor ymm5, ymm5, ymm8                              ;   255.2 p5      43 t[1]
        vpxor ymm7, ymm7, ymm2                              ;   252.5 p0      43 t[1]
        vpxor ymm7, ymm7, ymm9                              ;   253.5 p1      43 t[1]
        vpxor ymm11, ymm11, ymm5                            ;   256.2 p5      43 t[1]
        vpxor ymm7, ymm7, ymm5                              ;   256.2 p0      43 t[1]
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256]  ;   239.0 p2      43 t[0] reload
        vpxor ymm10, ymm10, ymm2                            ;   253.8 p1      43 t[1]
        vpxor ymm3, ymm3, ymm13                             ;   254.2 p5      43 t[1]
        vpxor ymm3, ymm3, ymm2                              ;   255.2 p0      43 t[1]
        vpxor ymm3, ymm3, ymm14                             ;   256.2 p1      43 t[1]
        vpxor ymm15, ymm15, ymm1                            ;   255.2 p5      43 t[1]
        vpxor ymm15, ymm15, ymm2                            ;   256.2 p0      43 t[1]
        vpxor ymm15, ymm15, ymm8                            ;   257.2 p1      43 t[1]
        vmovdqu ymm14, [rbp + 5536]                         ;   241.0 p3      43 t[1]
        vmovdqu ymm1, [rbp + 5600]                          ;   241.2 p2      43 t[1]
        vmovdqu ymm4, [rbp + 5632]                          ;   242.0 p3      43 t[1] reload
        vpxor ymm1, ymm1, ymm4                              ;   256.2 p5      43 t[1]
        vpxor ymm14, ymm14, ymm1                            ;   257.2 p0      43 t[1]
        vmovdqu ymm5, [rbp + 6048]                          ;   242.2 p2      43 t[1] reload
        vpxor ymm8, ymm14, ymm5                             ;   258.2 p1      43 t[1]
        vpxor ymm9, ymm8, [rbp + 5696]                      ;   259.2 p5+p3   43 t[1]
        vmovdqu ymm13, [rbp + 6016]                         ;   243.2 p2      43 t[1] reload
        vmovdqu [rbp + 7584], ymm6                          ;   254.2 p7+p4   43 t[1] spill
        vpxor ymm6, ymm8, ymm13                             ;   259.2 p0      43 t[1]
        vmovdqu [rbp + 7616], ymm0                          ;   249.5 p3+p4   43 t[1] spill
        vpxor ymm0, ymm6, [rbp + 5568]                      ;   260.2 p1+p2   43 t[1]
        vmovdqu [rbp + 7488], ymm10                         ;   254.8 p7+p4   43 t[1] spill
        vpxor ymm10, ymm0, [rbp + 5600]                     ;   261.2 p5+p3   43 t[1]
        vmovdqu [rbp + 7520], ymm12                         ;   252.2 p2+p4   43 t[1] spill
        vpxor ymm12, ymm9, [rbp + 5664]                     ;   260.2 p0+p3   43 t[1]
        vmovdqu [rbp + 7552], ymm15                         ;   258.2 p7+p4   43 t[1] spill
        vpxor ymm15, ymm12, ymm13                           ;   261.2 p1      43 t[1]
        vmovdqu [rbp + 7456], ymm3                          ;   257.2 p2+p4   43 t[1] spill
        vpxor ymm3, ymm12, ymm4                             ;   261.2 p5      43 t[1]
        vmovdqu [rbp + 7648], ymm7                          ;   257.2 p7+p4   43 t[1] spill
        vpxor ymm7, ymm9, ymm10                             ;   262.2 p0      43 t[1]
        vmovdqu [rbp + 7680], ymm11                         ;   257.2 p3+p4   43 t[1] spill
        vpxor ymm11, ymm7, ymm5                             ;   263.2 p1      43 t[1]
        vpxor ymm2, ymm3, ymm11                             ;   264.2 p5      43 t[1]
        vpxor ymm4, ymm2, [rbp + 5600]                      ;   265.2 p0+p2   43 t[1]
        vmovdqu [rbp + 7712], ymm0                          ;   261.2 p7+p4   43 t[1] spill
        vpxor ymm0, ymm11, ymm13                            ;   264.2 p1      43 t[1]
        vpxor ymm1, ymm1, ymm0                              ;   265.2 p5      43 t[1]
        vpand ymm0, ymm0, ymm11                             ;   265.2 p0      43 t[1]
        vpxor ymm14, ymm14, ymm0                            ;   266.2 p1      43 t[1]
        vpand ymm13, ymm12, ymm2                            ;   265.2 p5      43 t[1]
        vpxor ymm14, ymm14, ymm13                           ;   267.2 p0      43 t[1]
        vpand ymm13, ymm10, ymm1                            ;   266.2 p1      43 t[1]
        vpxor ymm0, ymm0, ymm13                             ;   267.2 p5      43 t[1]
        vpxor ymm13, ymm10, ymm3                            ;   263.5 p0      43 t[1]
        vmovdqu [rbp + 7744], ymm12                         ;   261.2 p3+p4   43 t[1] spill
        vpand ymm12, ymm13, ymm4                            ;   266.2 p1      43 t[1]
        vpxor ymm12, ymm12, [rbp + 5632]                    ;   267.2 p5+p2   43 t[1]
        vpxor ymm12, ymm12, ymm0                            ;   268.2 p0      43 t[1]
        vmovdqu [rbp + 7776], ymm2                          ;   265.2 p7+p4   43 t[1] spill
        vpxor ymm2, ymm13, ymm5                             ;   264.8 p1      43 t[1]
        vmovdqu [rbp + 7808], ymm13                         ;   264.5 p3+p4   43 t[1] spill
        vpor ymm13, ymm6, ymm5                              ;   265.2 p5      43 t[1]
        vpand ymm5, ymm8, ymm7                              ;   265.5 p0      43 t[1]
        vpxor ymm12, ymm12, ymm5                            ;   269.2 p1      43 t[1]
        vpxor ymm5, ymm5, ymm14                             ;   268.2 p5      43 t[1]
        vpxor ymm14, ymm14, ymm13                           ;   268.2 p0      43 t[1]
        vpxor ymm13, ymm13, [rbp + 7712]                    ;   267.2 p1+p2   43 t[1]
        vpxor ymm13, ymm13, ymm0                            ;   268.2 p5      43 t[1]
        vpxor ymm0, ymm8, ymm1                              ;   267.5 p0      43 t[1]
        vmovdqu [rbp + 7712], ymm7                          ;   263.2 p7+p4   43 t[1] spill
        vpand ymm7, ymm9, ymm0                              ;   268.5 p1      43 t[1]
        vpxor ymm5, ymm5, ymm7                              ;   269.5 p5      43 t[1]
        vpxor ymm7, ymm6, ymm4                              ;   268.5 p0      43 t[1]
        vmovdqu [rbp + 7840], ymm0                          ;   268.5 p3+p4   43 t[1] spill
        vpand ymm0, ymm2, ymm7                              ;   269.5 p1      43 t[1]
        vpxor ymm14, ymm14, ymm0                            ;   270.5 p5      43 t[1]
        vpand ymm0, ymm5, ymm12                             ;   270.5 p0      43 t[1]
        vpxor ymm14, ymm14, ymm0                            ;   271.5 p1      43 t[1]
        vmovdqu [rbp + 7872], ymm9                          ;   260.2 p2+p4   43 t[1] spill
        vpand ymm9, ymm15, ymm3                             ;   270.2 p5      43 t[1]
        vpxor ymm13, ymm13, ymm9                            ;   271.2 p0      43 t[1]
        vpand ymm9, ymm14, ymm13                            ;   272.5 p1      43 t[1]
        vpxor ymm5, ymm5, ymm9                              ;   273.5 p5      43 t[1]
        vpand ymm9, ymm13, ymm5                             ;   274.5 p0      43 t[1]
        vpxor ymm9, ymm9, ymm12                             ;   275.5 p1      43 t[1]
        vpxor ymm12, ymm12, ymm14                           ;   272.5 p5      43 t[1]
        vpor ymm0, ymm0, ymm12                              ;   273.5 p0      43 t[1]
        vpxor ymm0, ymm0, ymm5                              ;   274.5 p1      43 t[1]
        vpor ymm14, ymm0, ymm9                              ;   276.5 p5      43 t[1]
        vpand ymm5, ymm5, ymm9                              ;   276.5 p0      43 t[1]
        vpand ymm7, ymm7, ymm9                              ;   276.5 p1      43 t[1]
        vpxor ymm13, ymm13, ymm5                            ;   277.5 p5      43 t[1]
        vpxor ymm12, ymm12, ymm14                           ;   277.5 p0      43 t[1]
        vpxor ymm14, ymm9, ymm0                             ;   276.5 p1      43 t[1]
        vpand ymm10, ymm10, ymm12                           ;   278.5 p5      43 t[1]
        vpxor ymm5, ymm14, ymm12                            ;   278.5 p0      43 t[1]
        vpand ymm6, ymm6, ymm0                              ;   275.8 p1      43 t[1]
        vpand ymm1, ymm1, ymm12                             ;   278.5 p5      43 t[1]
        vpxor ymm12, ymm12, ymm13                           ;   278.5 p0      43 t[1]
        vpand ymm4, ymm4, ymm14                             ;   277.5 p1      43 t[1]
        vpxor ymm1, ymm1, ymm4                              ;   279.5 p5      43 t[1]
        vpand ymm3, ymm3, ymm5                              ;   279.5 p0      43 t[1]
        vpand ymm15, ymm15, ymm5                            ;   279.5 p1      43 t[1]
        vpand ymm5, ymm0, [rbp + 6048]                      ;   278.2 p5+p3   43 t[1]
        vpxor ymm0, ymm0, ymm12                             ;   279.5 p0      43 t[1]
        vpand ymm11, ymm11, ymm0                            ;   280.5 p1      43 t[1]
        vpand ymm0, ymm0, [rbp + 6016]                      ;   280.5 p5+p2   43 t[1]
        vpand ymm8, ymm8, ymm12                             ;   279.5 p0      43 t[1]
        vpand ymm12, ymm12, [rbp + 7712]                    ;   279.8 p1+p3   43 t[1]
        vpand ymm2, ymm2, ymm9                              ;   280.2 p5      43 t[1]
        vpand ymm14, ymm14, [rbp + 7808]                    ;   280.5 p0+p2   43 t[1]
        vpxor ymm9, ymm9, ymm13                             ;   280.8 p1      43 t[1]
        vpxor ymm8, ymm8, ymm0                              ;   281.5 p5      43 t[1]
        vpxor ymm11, ymm11, ymm5                            ;   281.5 p0      43 t[1]
        vpxor ymm11, ymm11, ymm2                            ;   282.5 p1      43 t[1]
        vpxor ymm2, ymm2, ymm3                              ;   282.2 p5      43 t[1]
        vpxor ymm5, ymm5, ymm3                              ;   282.5 p0      43 t[1]
        vmovdqu ymm3, [rbp + 7776]                          ;   266.0 p3      43 t[1]
        vpand ymm3, ymm3, ymm9                              ;   282.8 p1      43 t[1]
        vpxor ymm11, ymm11, ymm3                            ;   283.8 p5      43 t[1]
        vpxor ymm10, ymm10, ymm3                            ;   283.8 p0      43 t[1]
        vmovdqu ymm3, [rbp + 7744]                          ;   267.0 p2      43 t[1]
        vpand ymm3, ymm3, ymm9                              ;   283.8 p1      43 t[1]
        vpxor ymm2, ymm2, ymm10                             ;   284.8 p5      43 t[1]
        vpand ymm9, ymm13, [rbp + 7872]                     ;   284.5 p0+p3   43 t[1]
        vpand ymm13, ymm13, [rbp + 7840]                    ;   284.8 p1+p2   43 t[1]
        vpxor ymm5, ymm5, ymm12                             ;   285.2 p5      43 t[1]
        vpxor ymm12, ymm1, ymm8                             ;   285.5 p0      43 t[1]
        vpxor ymm12, ymm12, ymm2                            ;   286.5 p1      43 t[1]
        vpxor ymm14, ymm14, ymm12                           ;   287.5 p5      43 t[1]
        vpxor ymm5, ymm5, ymm14                             ;   288.5 p0      43 t[1]
        vpxor ymm13, ymm13, ymm5                            ;   289.5 p1      43 t[1]
        vpxor ymm4, ymm4, ymm15                             ;   287.2 p5      43 t[1]
        vpxor ymm7, ymm7, ymm13                             ;   290.5 p0      43 t[1]
        vpxor ymm6, ymm6, ymm1                              ;   287.8 p1      43 t[1]
        vpxor ymm6, ymm6, ymm0                              ;   288.8 p5      43 t[1]
        vpxor ymm4, ymm4, ymm7                              ;   291.5 p0      43 t[1]
        vpxor ymm6, ymm6, ymm7                              ;   291.5 p1      43 t[1]
        vmovdqu ymm15, [rel aes128_encrypt.T0_constants256] ;   271.2 p3      43 t[0] reload
        vpxor ymm12, ymm12, ymm15                           ;   289.2 p5      43 t[1]
        vpxor ymm2, ymm2, ymm15                             ;   289.5 p0      43 t[1]
        vpxor ymm10, ymm10, ymm15                           ;   289.8 p1      43 t[1]
        vpxor ymm10, ymm10, ymm9                            ;   290.8 p5      43 t[1]
        vpxor ymm10, ymm10, ymm14                           ;   291.8 p0      43 t[1]
        vpxor ymm8, ymm8, ymm15                             ;   290.8 p1      43 t[1]
        vpxor ymm8, ymm8, ymm3                              ;   291.8 p5      43 t[1]
        vpxor ymm8, ymm8, ymm13                             ;   292.8 p0      43 t[1]
        vmovdqu ymm14, [rbp + 2720]                         ;   273.5 p2      43 t[1]
        vmovdqu ymm0, [rbp + 2784]                          ;   273.8 p3      43 t[1]
        vmovdqu ymm1, [rbp + 2816]                          ;   274.5 p2      43 t[1] reload
        vpxor ymm0, ymm0, ymm1                              ;   291.8 p1      43 t[1]
        vpxor ymm14, ymm14, ymm0                            ;   292.8 p5      43 t[1]
        vmovdqu ymm3, [rbp + 2912]                          ;   274.8 p3      43 t[1] reload
        vpxor ymm7, ymm14, ymm3                             ;   293.8 p0      43 t[1]
        vpxor ymm9, ymm7, [rbp + 2880]                      ;   294.8 p1+p2   43 t[1]
        vmovdqu ymm13, [rbp + 2688]                         ;   275.8 p3      43 t[1] reload
        vpxor ymm15, ymm7, ymm13                            ;   294.8 p5      43 t[1]
        vmovdqu [rbp + 7840], ymm2                          ;   290.5 p7+p4   43 t[1] spill
        vpxor ymm2, ymm15, [rbp + 2752]                     ;   295.8 p0+p2   43 t[1]
        vmovdqu [rbp + 7872], ymm12                         ;   290.2 p3+p4   43 t[1] spill
        vpxor ymm12, ymm2, [rbp + 2784]                     ;   296.8 p1+p2   43 t[1]
        vmovdqu [rbp + 7744], ymm10                         ;   292.8 p7+p4   43 t[1] spill
        vpxor ymm10, ymm9, [rbp + 2848]                     ;   295.8 p5+p3   43 t[1]
        vmovdqu [rbp + 7776], ymm6                          ;   292.5 p7+p4   43 t[1] spill
        vpxor ymm6, ymm10, ymm13                            ;   296.8 p0      43 t[1]
        vmovdqu [rbp + 7808], ymm4                          ;   292.5 p2+p4   43 t[1] spill
        vpxor ymm4, ymm10, ymm1                             ;   296.8 p1      43 t[1]
        vmovdqu [rbp + 7712], ymm11                         ;   284.8 p3+p4   43 t[1] spill
        vpxor ymm11, ymm9, ymm12                            ;   297.8 p5      43 t[1]
        vmovdqu [rbp + 6016], ymm5                          ;   289.5 p7+p4   43 t[1] spill
        vpxor ymm5, ymm11, ymm3                             ;   298.8 p0      43 t[1]
        vmovdqu [rbp + 6048], ymm8                          ;   293.8 p2+p4   43 t[1] spill
        vpxor ymm8, ymm4, ymm5                              ;   299.8 p1      43 t[1]
        vpxor ymm1, ymm8, [rbp + 2784]                      ;   300.8 p5+p3   43 t[1]
        vmovdqu [rbp + 7904], ymm2                          ;   296.8 p7+p4   43 t[1] spill
        vpxor ymm2, ymm5, ymm13                             ;   299.8 p0      43 t[1]
        vpxor ymm0, ymm0, ymm2                              ;   300.8 p1      43 t[1]
        vpand ymm2, ymm2, ymm5                              ;   300.8 p5      43 t[1]
        vpxor ymm14, ymm14, ymm2                            ;   301.8 p0      43 t[1]
        vpand ymm13, ymm10, ymm8                            ;   300.8 p1      43 t[1]
        vpxor ymm14, ymm14, ymm13                           ;   302.8 p5      43 t[1]
        vpand ymm13, ymm12, ymm0                            ;   301.8 p0      43 t[1]
        vpxor ymm2, ymm2, ymm13                             ;   302.8 p1      43 t[1]
        vpxor ymm13, ymm12, ymm4                            ;   299.2 p5      43 t[1]
        vmovdqu [rbp + 7936], ymm10                         ;   296.8 p2+p4   43 t[1] spill
        vpand ymm10, ymm13, ymm1                            ;   301.8 p0      43 t[1]
        vpxor ymm10, ymm10, [rbp + 2816]                    ;   302.8 p1+p3   43 t[1]
        vpxor ymm10, ymm10, ymm2                            ;   303.8 p5      43 t[1]
        vmovdqu [rbp + 7968], ymm8                          ;   300.8 p7+p4   43 t[1] spill
        vpxor ymm8, ymm13, ymm3                             ;   300.5 p0      43 t[1]
        vmovdqu [rbp + 8000], ymm13                         ;   300.2 p2+p4   43 t[1] spill
        vpor ymm13, ymm15, ymm3                             ;   300.8 p1      43 t[1]
        vpand ymm3, ymm7, ymm11                             ;   301.2 p5      43 t[1]
        vpxor ymm10, ymm10, ymm3                            ;   304.8 p0      43 t[1]
        vpxor ymm3, ymm3, ymm14                             ;   303.8 p1      43 t[1]
        vpxor ymm14, ymm14, ymm13                           ;   303.8 p5      43 t[1]
        vpxor ymm13, ymm13, [rbp + 7904]                    ;   302.8 p0+p3   43 t[1]
        vpxor ymm13, ymm13, ymm2                            ;   303.8 p1      43 t[1]
        vpxor ymm2, ymm7, ymm0                              ;   303.2 p5      43 t[1]
        vmovdqu [rbp + 7904], ymm11                         ;   298.8 p7+p4   43 t[1] spill
        vpand ymm11, ymm9, ymm2                             ;   304.2 p0      43 t[1]
        vpxor ymm3, ymm3, ymm11                             ;   305.2 p1      43 t[1]
        vpxor ymm11, ymm15, ymm1                            ;   304.2 p5      43 t[1]
        vmovdqu [rbp + 8032], ymm2                          ;   304.2 p2+p4   43 t[1] spill
        vpand ymm2, ymm8, ymm11                             ;   305.2 p0      43 t[1]
        vpxor ymm14, ymm14, ymm2                            ;   306.2 p1      43 t[1]
        vpand ymm2, ymm3, ymm10                             ;   306.2 p5      43 t[1]
        vpxor ymm14, ymm14, ymm2                            ;   307.2 p0      43 t[1]
        vmovdqu [rbp + 8064], ymm9                          ;   295.8 p3+p4   43 t[1] spill
        vpand ymm9, ymm6, ymm4                              ;   305.8 p1      43 t[1]
        vpxor ymm13, ymm13, ymm9                            ;   306.8 p5      43 t[1]
        vpand ymm9, ymm14, ymm13                            ;   308.2 p0      43 t[1]
        vpxor ymm3, ymm3, ymm9                              ;   309.2 p1      43 t[1]
        vpand ymm9, ymm13, ymm3                             ;   310.2 p5      43 t[1]
        vpxor ymm9, ymm9, ymm10                             ;   311.2 p0      43 t[1]
        vpxor ymm10, ymm10, ymm14                           ;   308.2 p1      43 t[1]
        vpor ymm2, ymm2, ymm10                              ;   309.2 p5      43 t[1]
        vpxor ymm2, ymm2, ymm3                              ;   310.2 p0      43 t[1]
        vpor ymm14, ymm2, ymm9                              ;   312.2 p1      43 t[1]
        vpand ymm3, ymm3, ymm9                              ;   312.2 p5      43 t[1]
        vpand ymm11, ymm11, ymm9                            ;   312.2 p0      43 t[1]
        vpxor ymm13, ymm13, ymm3                            ;   313.2 p1      43 t[1]
        vpxor ymm10, ymm10, ymm14                           ;   313.2 p5      43 t[1]
        vpxor ymm14, ymm9, ymm2                             ;   312.2 p0      43 t[1]
        vpand ymm12, ymm12, ymm10                           ;   314.2 p1      43 t[1]
        vpxor ymm3, ymm14, ymm10                            ;   314.2 p5      43 t[1]
        vpand ymm15, ymm15, ymm2                            ;   311.5 p0      43 t[1]
        vpand ymm0, ymm0, ymm10                             ;   314.2 p1      43 t[1]
        vpxor ymm10, ymm10, ymm13                           ;   314.2 p5      43 t[1]
        vpand ymm1, ymm1, ymm14                             ;   313.2 p0      43 t[1]
        vpxor ymm0, ymm0, ymm1                              ;   315.2 p1      43 t[1]
        vpand ymm4, ymm4, ymm3                              ;   315.2 p5      43 t[1]
        vpand ymm6, ymm6, ymm3                              ;   315.2 p0      43 t[1]
        vpand ymm3, ymm2, [rbp + 2912]                      ;   313.8 p1+p2   43 t[1]
        vpxor ymm2, ymm2, ymm10                             ;   315.2 p5      43 t[1]
        vpand ymm5, ymm5, ymm2                              ;   316.2 p0      43 t[1]
        vpand ymm2, ymm2, [rbp + 2688]                      ;   316.2 p1+p3   43 t[1]
        vpand ymm7, ymm7, ymm10                             ;   315.2 p5      43 t[1]
        vpand ymm10, ymm10, [rbp + 7904]                    ;   315.5 p0+p2   43 t[1]
        vpand ymm8, ymm8, ymm9                              ;   315.8 p1      43 t[1]
        vpand ymm14, ymm14, [rbp + 8000]                    ;   316.2 p5+p3   43 t[1]
        vpxor ymm9, ymm9, ymm13                             ;   316.5 p0      43 t[1]
        vpxor ymm7, ymm7, ymm2                              ;   317.2 p1      43 t[1]
        vpxor ymm5, ymm5, ymm3                              ;   317.2 p5      43 t[1]
        vpxor ymm5, ymm5, ymm8                              ;   318.2 p0      43 t[1]
        vpxor ymm8, ymm8, ymm4                              ;   317.8 p1      43 t[1]
        vpxor ymm3, ymm3, ymm4                              ;   318.2 p5      43 t[1]
        vmovdqu ymm4, [rbp + 7968]                          ;   300.8 p2      43 t[1]
        vpand ymm4, ymm4, ymm9                              ;   318.5 p0      43 t[1]
        vpxor ymm5, ymm5, ymm4                              ;   319.5 p1      43 t[1]
        vpxor ymm12, ymm12, ymm4                            ;   319.5 p5      43 t[1]
        vmovdqu ymm4, [rbp + 7936]                          ;   299.5 p3      43 t[1]
        vpand ymm4, ymm4, ymm9                              ;   319.5 p0      43 t[1]
        vpxor ymm8, ymm8, ymm12                             ;   320.5 p1      43 t[1]
        vmovdqu ymm9, [rbp + 8064]                          ;   300.2 p2      43 t[1]
        vpand ymm9, ymm9, ymm13                             ;   320.2 p5      43 t[1]
        vpand ymm13, ymm13, [rbp + 8032]                    ;   320.5 p0+p3   43 t[1]
        vpxor ymm3, ymm3, ymm10                             ;   320.8 p1      43 t[1]
        vpxor ymm10, ymm0, ymm7                             ;   321.2 p5      43 t[1]
        vpxor ymm10, ymm10, ymm8                            ;   322.2 p0      43 t[1]
        vpxor ymm14, ymm14, ymm10                           ;   323.2 p1      43 t[1]
        vpxor ymm3, ymm3, ymm14                             ;   324.2 p5      43 t[1]
        vpxor ymm1, ymm1, ymm6                              ;   322.5 p0      43 t[1]
        vpxor ymm13, ymm13, ymm3                            ;   325.2 p1      43 t[1]
        vpxor ymm11, ymm11, ymm13                           ;   326.2 p5      43 t[1]
        vpxor ymm15, ymm15, ymm0                            ;   323.5 p0      43 t[1]
        vpxor ymm15, ymm15, ymm2                            ;   324.5 p1      43 t[1]
        vpxor ymm1, ymm1, ymm11                             ;   327.2 p5      43 t[1]
        vmovdqu ymm0, [rbp + 7424]                          ;   303.8 p2      55 t[1]
        vmovdqu ymm2, [rbp + 7680]                          ;   304.0 p3      43 t[1] reload
        vpxor ymm0, ymm0, ymm2                              ;   324.5 p0      55 t[1]
        vpxor ymm15, ymm15, ymm11                           ;   327.2 p1      43 t[1]
        vmovdqu ymm6, [rel aes128_encrypt.T0_constants256]  ;   304.8 p2      43 t[0] reload
        vpxor ymm8, ymm8, ymm6                              ;   325.2 p5      43 t[1]
        vmovdqu ymm11, [rbp + 7296]                         ;   305.2 p3      55 t[1]
        vpxor ymm11, ymm11, [rbp + 7328]                    ;   325.5 p0+p2   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7392]                    ;   326.5 p1+p3   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7360]                    ;   327.5 p5+p2   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7648]                    ;   328.5 p0+p3   55 t[1]
        vpxor ymm12, ymm12, [rbp + 7456]                    ;   326.8 p1+p2   55 t[1]
        vpxor ymm12, ymm12, ymm6                            ;   327.8 p5      55 t[1]
        vpxor ymm12, ymm12, ymm9                            ;   328.8 p0      55 t[1]
        vmovdqu ymm9, [rbp + 7200]                          ;   308.2 p3      55 t[1]
        vpxor ymm9, ymm9, [rbp + 7456]                      ;   327.8 p1+p2   55 t[1]
        vpxor ymm12, ymm12, ymm14                           ;   329.8 p5      55 t[1]
        vmovdqu ymm14, [rbp + 7424]                         ;   309.2 p3      55 t[1]
        vpxor ymm14, ymm14, ymm1                            ;   328.5 p0      55 t[1]
        vpxor ymm7, ymm7, [rbp + 7552]                      ;   328.8 p1+p2   55 t[1]
        vpxor ymm7, ymm7, ymm4                              ;   329.8 p5      55 t[1]
        vmovdqu ymm4, [rbp + 6208]                          ;   310.2 p3      55 t[1]
        vpxor ymm4, ymm4, [rbp + 7552]                      ;   329.5 p0+p2   55 t[1]
        vpxor ymm7, ymm7, ymm6                              ;   330.8 p1      55 t[1]
        vpxor ymm7, ymm7, ymm13                             ;   331.8 p5      55 t[1]
        vmovdqu ymm13, [rbp + 7424]                         ;   311.2 p3      55 t[1]
        vpxor ymm13, ymm13, ymm4                            ;   330.5 p0      55 t[1]
        vpxor ymm2, ymm2, [rbp + 7808]                      ;   330.8 p1+p2   55 t[1]
        vpxor ymm4, ymm4, ymm12                             ;   331.2 p5      55 t[1]
        vmovdqu [rbp + 7680], ymm4                          ;   332.2 p7+p4   55 t[1] spill
        vmovdqu ymm4, [rbp + 6208]                          ;   312.2 p3      55 t[1]
        vpxor ymm4, ymm4, [rbp + 6048]                      ;   331.5 p0+p2   55 t[1]
        vmovdqu [rbp + 6208], ymm14                         ;   329.5 p7+p4   55 t[1] spill
        vmovdqu ymm14, [rbp + 6144]                         ;   313.2 p3      55 t[1]
        vpxor ymm14, ymm14, ymm3                            ;   331.8 p1      55 t[1]
        vpxor ymm14, ymm14, ymm9                            ;   332.8 p5      55 t[1]
        vpxor ymm9, ymm9, [rbp + 6048]                      ;   332.5 p0+p2   55 t[1]
        vmovdqu [rbp + 6048], ymm14                         ;   333.8 p7+p4   55 t[1] spill
        vmovdqu ymm14, [rbp + 6016]                         ;   314.2 p3      55 t[1]
        vpxor ymm14, ymm14, ymm3                            ;   332.8 p1      55 t[1]
        vmovdqu [rbp + 6016], ymm3                          ;   325.2 p7+p4   43 t[1] spill
        vmovdqu ymm3, [rbp + 7520]                          ;   314.8 p2      55 t[1]
        vpxor ymm3, ymm3, ymm6                              ;   333.2 p5      55 t[1]
        vpxor ymm3, ymm3, ymm0                              ;   334.2 p0      55 t[1]
        vpxor ymm1, ymm1, [rbp + 7808]                      ;   333.8 p1+p3   55 t[1]
        vpxor ymm10, ymm10, [rbp + 7872]                    ;   334.2 p5+p2   55 t[1]
        vpxor ymm10, ymm10, ymm6                            ;   335.2 p0      55 t[1]
        vpxor ymm6, ymm5, [rbp + 7712]                      ;   334.8 p1+p3   55 t[1]
        vmovdqu [rbp + 7808], ymm0                          ;   325.5 p7+p4   55 t[1] spill
        vmovdqu ymm0, [rbp + 7648]                          ;   316.8 p2      55 t[1]
        vpxor ymm0, ymm0, [rbp + 7776]                      ;   335.2 p5+p3   55 t[1]
        vpxor ymm0, ymm0, ymm2                              ;   336.2 p0      55 t[1]
        vmovdqu [rbp + 7648], ymm5                          ;   320.5 p7+p4   43 t[1] spill
        vmovdqu ymm5, [rbp + 7488]                          ;   317.8 p2      55 t[1]
        vpxor ymm5, ymm5, ymm6                              ;   335.8 p1      55 t[1]
        vpxor ymm6, ymm6, ymm1                              ;   336.2 p5      55 t[1]
        vmovdqu [rbp + 7520], ymm14                         ;   333.8 p7+p4   55 t[1] spill
        vmovdqu ymm14, [rbp + 7744]                         ;   318.2 p3      55 t[1]
        vpxor ymm14, ymm14, ymm12                           ;   336.5 p0      55 t[1]
        vmovdqu [rbp + 7424], ymm12                         ;   330.8 p2+p4   55 t[1] spill
        vpxor ymm12, ymm7, ymm9                             ;   336.8 p1      55 t[1]
        vmovdqu [rbp + 7552], ymm9                          ;   333.5 p7+p4   55 t[1] spill
        vpxor ymm9, ymm13, ymm2                             ;   337.2 p5      55 t[1]
        vpxor ymm7, ymm7, ymm9                              ;   338.2 p0      55 t[1]
        vpxor ymm2, ymm2, ymm10                             ;   337.8 p1      55 t[1]
        vmovdqu [rbp + 7456], ymm7                          ;   339.2 p3+p4   55 t[1] spill
        vmovdqu ymm7, [rbp + 6272]                          ;   320.2 p2      55 t[1]
        vpxor ymm7, ymm7, ymm5                              ;   338.2 p5      55 t[1]
        vpxor ymm5, ymm5, [rbp + 7264]                      ;   338.5 p0+p3   55 t[1]
        vmovdqu [rbp + 7360], ymm13                         ;   331.5 p7+p4   55 t[1] spill
        vpxor ymm13, ymm8, ymm7                             ;   339.2 p1      55 t[1]
        vmovdqu [rbp + 7392], ymm2                          ;   338.8 p2+p4   55 t[1] spill
        vpxor ymm2, ymm10, ymm6                             ;   339.2 p5      55 t[1]
        vpxor ymm2, ymm2, ymm13                             ;   340.2 p0      55 t[1]
        vpxor ymm10, ymm10, ymm3                            ;   339.8 p1      55 t[1]
        vpxor ymm3, ymm3, [rbp + 7232]                      ;   340.2 p5+p3   55 t[1]
        vmovdqu [rbp + 7328], ymm13                         ;   340.2 p7+p4   55 t[1] spill
        vmovdqu ymm13, [rbp + 7616]                         ;   323.0 p2      55 t[1]
        vpxor ymm13, ymm13, [rbp + 7712]                    ;   340.5 p0+p3   55 t[1]
        vmovdqu [rbp + 7712], ymm2                          ;   341.2 p7+p4   55 t[1] spill
        vpxor ymm2, ymm15, ymm11                            ;   340.8 p1      55 t[1]
        vmovdqu [rbp + 7296], ymm9                          ;   338.2 p2+p4   55 t[1] spill
        vpxor ymm9, ymm5, ymm13                             ;   341.5 p5      55 t[1]
        vpxor ymm13, ymm13, ymm0                            ;   341.5 p0      55 t[1]
        vpxor ymm13, ymm13, ymm2                            ;   342.5 p1      55 t[1]
        vpxor ymm0, ymm0, [rbp + 7520]                      ;   342.2 p5+p3   55 t[1]
        vmovdqu [rbp + 8032], ymm2                          ;   341.8 p7+p4   55 t[1] spill
        vpxor ymm2, ymm4, ymm1                              ;   342.5 p0      55 t[1]
        vpxor ymm15, ymm15, ymm1                            ;   342.8 p1      55 t[1]
        vmovdqu ymm1, [rbp + 6144]                          ;   326.0 p2      55 t[1]
        vpxor ymm1, ymm1, [rbp + 7584]                      ;   343.2 p5+p3   55 t[1]
        vpxor ymm15, ymm15, [rbp + 7776]                    ;   343.8 p0+p2   55 t[1]
        vpxor ymm15, ymm15, [rbp + 6016]                    ;   344.8 p1+p3   55 t[1]
        vpxor ymm15, ymm15, ymm1                            ;   345.8 p5      55 t[1]
        vpxor ymm1, ymm1, ymm14                             ;   344.5 p0      55 t[1]
        vpxor ymm14, ymm14, [rbp + 7200]                    ;   344.8 p1+p2   55 t[1]
        vpxor ymm14, ymm14, ymm12                           ;   345.8 p5      55 t[1]
        vmovdqu [rbp + 6016], ymm4                          ;   332.5 p7+p4   55 t[1] spill
        vmovdqu ymm4, [rbp + 7488]                          ;   328.2 p3      55 t[1]
        vpxor ymm4, ymm4, [rbp + 7840]                      ;   345.5 p0+p2   55 t[1]
        vpxor ymm8, ymm8, ymm4                              ;   346.5 p1      55 t[1]
        vpxor ymm4, ymm4, ymm10                             ;   346.5 p5      55 t[1]
        vmovdqu [rbp + 7488], ymm15                         ;   346.8 p7+p4   55 t[1] spill
        vmovdqu ymm15, [rbp + 7872]                         ;   329.5 p3      55 t[1]
        vpxor ymm15, ymm15, [rbp + 6208]                    ;   346.5 p0+p2   55 t[1]
        vmovdqu [rbp + 7872], ymm9                          ;   342.5 p7+p4   55 t[1] spill
        vpxor ymm9, ymm3, ymm15                             ;   347.5 p1      55 t[1]
        vmovdqu [rbp + 8064], ymm9                          ;   348.5 p3+p4   55 t[1] spill
        vpxor ymm9, ymm11, [rbp + 7648]                     ;   347.2 p5+p2   55 t[1]
        vpxor ymm9, ymm9, [rbp + 6208]                      ;   348.2 p0+p3   55 t[1]
        vpxor ymm9, ymm9, [rbp + 7264]                      ;   349.2 p1+p2   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7808]                    ;   348.2 p5+p3   55 t[1]
        vpxor ymm10, ymm10, [r8 + 5120]                     ;   348.5 p0+p2   55 t[1]
        vpxor ymm3, ymm3, [r8 + 5152]                       ;   348.8 p1+p3   55 t[1]
        vpxor ymm7, ymm7, [r8 + 5184]                       ;   349.2 p5+p2   55 t[1]
        vpxor ymm7, ymm7, [rbp + 7616]                      ;   350.2 p0+p3   55 t[1]
        vpxor ymm3, ymm3, ymm8                              ;   349.8 p1      55 t[1]
        vpxor ymm12, ymm12, [r8 + 5312]                     ;   350.2 p5+p2   55 t[1]
        vpxor ymm5, ymm5, [r8 + 5440]                       ;   350.5 p0+p3   55 t[1]
        vpxor ymm15, ymm15, [r8 + 5408]                     ;   350.8 p1+p2   55 t[1]
        vpxor ymm15, ymm15, [rbp + 7712]                    ;   351.8 p5+p3   55 t[1]
        vpxor ymm15, ymm15, ymm4                            ;   352.8 p0      55 t[1]
        vpxor ymm5, ymm5, [rbp + 7840]                      ;   351.8 p1+p2   55 t[1]
        vmovdqu [rbp + 7840], ymm5                          ;   352.8 p7+p4   55 t[1] spill
        vpxor ymm5, ymm6, ymm9                              ;   352.2 p5      55 t[1]
        vpxor ymm5, ymm5, [r8 + 5216]                       ;   353.2 p0+p3   55 t[1]
        vpxor ymm5, ymm5, ymm13                             ;   354.2 p1      55 t[1]
        vpxor ymm13, ymm13, [r8 + 5472]                     ;   353.2 p5+p2   55 t[1]
        vmovdqu [rbp + 7616], ymm13                         ;   354.2 p7+p4   55 t[1] spill
        vmovdqu ymm13, [rbp + 7584]                         ;   338.5 p3      55 t[1]
        vpxor ymm13, ymm13, [r8 + 5248]                     ;   353.5 p0+p2   55 t[1]
        vpxor ymm13, ymm13, [rbp + 7520]                    ;   354.5 p1+p3   55 t[1]
        vpxor ymm13, ymm13, ymm11                           ;   355.5 p5      55 t[1]
        vmovdqu [rbp + 7584], ymm15                         ;   353.8 p7+p4   55 t[1] spill
        vpxor ymm15, ymm1, [r8 + 5280]                      ;   354.5 p0+p2   55 t[1]
        vpxor ymm1, ymm1, [r8 + 5536]                       ;   354.8 p1+p3   55 t[1]
        vpxor ymm1, ymm1, [rbp + 7520]                      ;   355.8 p5+p2   55 t[1]
        vpxor ymm1, ymm1, [rbp + 6048]                      ;   356.8 p0+p3   55 t[1]
        vpxor ymm8, ymm8, [r8 + 5696]                       ;   355.8 p1+p2   55 t[1]
        vpxor ymm8, ymm8, [rbp + 7872]                      ;   356.8 p5+p3   55 t[1]
        vmovdqu [rbp + 7264], ymm8                          ;   357.8 p7+p4   55 t[1] spill
        vmovdqu ymm8, [rbp + 7296]                          ;   343.0 p2      55 t[1]
        vpxor ymm8, ymm8, [r8 + 5344]                       ;   356.5 p0+p3   55 t[1]
        vpxor ymm8, ymm8, [rbp + 6208]                      ;   357.5 p1+p2   55 t[1]
        vpxor ymm6, ymm6, [r8 + 5728]                       ;   357.2 p5+p3   55 t[1]
        vpxor ymm6, ymm6, [rbp + 8032]                      ;   358.2 p0+p2   55 t[1]
        vmovdqu [rbp + 8032], ymm6                          ;   359.2 p7+p4   55 t[1] spill
        vmovdqu ymm6, [rbp + 7392]                          ;   345.5 p3      55 t[1]
        vpxor ymm6, ymm6, [r8 + 5376]                       ;   357.8 p1+p2   55 t[1]
        vpxor ymm6, ymm6, [rbp + 7232]                      ;   358.8 p5+p3   55 t[1]
        vmovdqu [rbp + 7232], ymm1                          ;   357.8 p7+p4   55 t[1] spill
        vpxor ymm1, ymm0, [rbp + 6144]                      ;   358.5 p0+p2   55 t[1]
        vpxor ymm1, ymm1, [r8 + 5504]                       ;   359.5 p1+p3   55 t[1]
        vmovdqu [rbp + 6144], ymm1                          ;   360.5 p7+p4   55 t[1] spill
        vpxor ymm1, ymm14, [rbp + 7680]                     ;   359.2 p5+p2   55 t[1]
        vpxor ymm1, ymm1, [r8 + 5568]                       ;   360.2 p0+p3   55 t[1]
        vpxor ymm14, ymm14, [r8 + 5824]                     ;   359.8 p1+p2   55 t[1]
        vpxor ymm14, ymm14, [rbp + 6016]                    ;   360.8 p5+p3   55 t[1]
        vmovdqu [rbp + 6016], ymm14                         ;   361.8 p7+p4   55 t[1] spill
        vpxor ymm14, ymm2, [rbp + 7360]                     ;   360.5 p0+p2   55 t[1]
        vpxor ymm14, ymm14, [r8 + 5600]                     ;   361.5 p1+p3   55 t[1]
        vpxor ymm2, ymm2, [r8 + 5856]                       ;   361.2 p5+p2   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7456]                      ;   362.2 p0+p3   55 t[1]
        vpxor ymm4, ymm4, [r8 + 5920]                       ;   361.8 p1+p2   55 t[1]
        vpxor ymm4, ymm4, [rbp + 6272]                      ;   362.8 p5+p3   55 t[1]
        vpxor ymm4, ymm4, [rbp + 8064]                      ;   363.8 p0+p2   55 t[1]
        vpxor ymm9, ymm9, [r8 + 5984]                       ;   362.8 p1+p3   55 t[1]
        vpxor ymm0, ymm0, ymm11                             ;   363.2 p5      55 t[1]
        vmovdqu ymm11, [rbp + 7392]                         ;   354.0 p2      55 t[1]
        vpxor ymm11, ymm11, [r8 + 5632]                     ;   363.5 p0+p3   55 t[1]
        vpxor ymm11, ymm11, [rbp + 8064]                    ;   364.5 p1+p2   55 t[1]
        vpxor ymm9, ymm9, [rbp + 7776]                      ;   364.2 p5+p3   55 t[1]
        vpxor ymm0, ymm0, [r8 + 6016]                       ;   364.5 p0+p2   55 t[1]
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   365.5 p1+p3   55 t[1]
        vmovdqu [rbp + 7776], ymm0                          ;   366.5 p7+p4   55 t[1] spill
        vmovdqu ymm0, [rbp + 7712]                          ;   357.0 p2      55 t[1]
        vpxor ymm0, ymm0, [r8 + 5664]                       ;   365.2 p5+p3   55 t[1]
        vmovdqu [rbp + 7712], ymm9                          ;   365.2 p7+p4   55 t[1] spill
        vmovdqu ymm9, [rbp + 7488]                          ;   358.0 p2      55 t[1]
        vpxor ymm9, ymm9, [r8 + 5760]                       ;   365.5 p0+p3   55 t[1]
        vmovdqu [rbp + 7488], ymm4                          ;   364.8 p7+p4   55 t[1] spill
        vmovdqu ymm4, [rbp + 7200]                          ;   359.0 p2      55 t[1]
        vpxor ymm4, ymm4, [r8 + 5792]                       ;   365.8 p1+p3   55 t[1]
        vpxor ymm4, ymm4, [rbp + 7424]                      ;   366.8 p5+p2   55 t[1]
        vpxor ymm4, ymm4, [rbp + 7520]                      ;   367.8 p0+p3   55 t[1]
        vmovdqu [rbp + 7520], ymm2                          ;   363.2 p7+p4   55 t[1] spill
        vmovdqu ymm2, [rbp + 8064]                          ;   361.0 p2      55 t[1]
        vpxor ymm2, ymm2, [r8 + 5888]                       ;   367.0 p1+p3   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7808]                      ;   368.0 p5+p2   55 t[1]
        vmovdqu [rbp + 7808], ymm2                          ;   369.0 p7+p4   55 t[1] spill
        vmovdqu ymm2, [rbp + 7872]                          ;   362.5 p3      55 t[1]
        vpxor ymm2, ymm2, [r8 + 5952]                       ;   368.5 p0+p2   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7328]                      ;   369.5 p1+p3   55 t[1]
        vmovdqu [rbp + 7328], ymm2                          ;   370.5 p7+p4   55 t[1] spill
        vmovdqu ymm2, [rbp + 6048]                          ;   364.0 p2      55 t[1]
        vpxor ymm2, ymm2, [r8 + 6048]                       ;   370.0 p5+p3   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7744]                      ;   371.0 p0+p2   55 t[1]
        vmovdqu [rbp + 7744], ymm2                          ;   372.0 p7+p4   55 t[1] spill
        vmovdqu ymm2, [rbp + 7552]                          ;   365.5 p3      55 t[1]
        vpxor ymm2, ymm2, [r8 + 6080]                       ;   371.5 p1+p2   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7680]                      ;   372.5 p5+p3   55 t[1]
        vmovdqu [rbp + 7680], ymm2                          ;   373.5 p7+p4   55 t[1] spill
        vmovdqu ymm2, [rbp + 7456]                          ;   367.0 p2      55 t[1]
        vpxor ymm2, ymm2, [r8 + 6112]                       ;   373.0 p0+p3   55 t[1]
        vmovdqu [rbp + 7456], ymm2                          ;   374.0 p7+p4   55 t[1] spill
        vmovdqu ymm2, [rbp + 4000]                          ;   368.0 p2      43 t[2]
        vmovdqu [rbp + 7552], ymm4                          ;   368.8 p7+p4   55 t[1] spill
        vmovdqu ymm4, [rbp + 4064]                          ;   368.5 p3      43 t[2]
        vpxor ymm4, ymm4, [rbp + 4096]                      ;   374.5 p1+p2   43 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   375.5 p5      43 t[2]
        vmovdqu [rbp + 6048], ymm9                          ;   366.5 p7+p4   55 t[1] spill
        vpxor ymm9, ymm2, [rbp + 4192]                      ;   376.5 p0+p3   43 t[2]
        vmovdqu [rbp + 7872], ymm0                          ;   366.2 p7+p4   55 t[1] spill
        vpxor ymm0, ymm9, [rbp + 4160]                      ;   377.5 p1+p2   43 t[2]
        vmovdqu [rbp + 8064], ymm11                         ;   365.5 p7+p4   55 t[1] spill
        vpxor ymm11, ymm9, [rbp + 3968]                     ;   377.5 p5+p3   43 t[2]
        vmovdqu [rbp + 7424], ymm14                         ;   362.5 p7+p4   55 t[1] spill
        vpxor ymm14, ymm11, [rbp + 4032]                    ;   378.5 p0+p2   43 t[2]
        vmovdqu [rbp + 7200], ymm1                          ;   361.2 p7+p4   55 t[1] spill
        vpxor ymm1, ymm14, [rbp + 4064]                     ;   379.5 p1+p3   43 t[2]
        vmovdqu [rbp + 7392], ymm6                          ;   362.2 p7+p4   55 t[1] spill
        vpxor ymm6, ymm0, [rbp + 4128]                      ;   378.5 p5+p2   43 t[2]
        vmovdqu [rbp + 6272], ymm8                          ;   363.2 p7+p4   55 t[1] spill
        vpxor ymm8, ymm6, [rbp + 3968]                      ;   379.5 p0+p3   43 t[2]
        vmovdqu [rbp + 7360], ymm12                         ;   364.2 p7+p4   55 t[1] spill
        vpxor ymm12, ymm6, [rbp + 4096]                     ;   379.5 p1+p2   43 t[2]
        vmovdqu [rbp + 6208], ymm15                         ;   365.2 p7+p4   55 t[1] spill
        vpxor ymm15, ymm0, ymm1                             ;   380.5 p5      43 t[2]
        vmovdqu [rbp + 7296], ymm13                         ;   366.2 p7+p4   55 t[1] spill
        vpxor ymm13, ymm15, [rbp + 4192]                    ;   381.5 p0+p3   43 t[2]
        vmovdqu [rbp + 7648], ymm5                          ;   367.2 p7+p4   55 t[1] spill
        vpxor ymm5, ymm12, ymm13                            ;   382.5 p1      43 t[2]
        vmovdqu [rbp + 7936], ymm7                          ;   368.2 p7+p4   55 t[1] spill
        vpxor ymm7, ymm5, [rbp + 4064]                      ;   383.5 p5+p2   43 t[2]
        vmovdqu [rbp + 7968], ymm3                          ;   369.2 p7+p4   55 t[1] spill
        vpxor ymm3, ymm13, [rbp + 3968]                     ;   382.5 p0+p3   43 t[2]
        vpxor ymm4, ymm4, ymm3                              ;   383.5 p1      43 t[2]
        vpand ymm3, ymm3, ymm13                             ;   383.5 p5      43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   384.5 p0      43 t[2]
        vmovdqu [rbp + 8000], ymm10                         ;   370.2 p7+p4   55 t[1] spill
        vpand ymm10, ymm6, ymm5                             ;   383.5 p1      43 t[2]
        vpxor ymm2, ymm2, ymm10                             ;   385.5 p5      43 t[2]
        vpand ymm10, ymm1, ymm4                             ;   384.5 p0      43 t[2]
        vpxor ymm3, ymm3, ymm10                             ;   385.5 p1      43 t[2]
        vpxor ymm10, ymm1, ymm12                            ;   380.5 p5      43 t[2]
        vmovdqu [rbp + 7904], ymm6                          ;   379.5 p7+p4   43 t[2] spill
        vpand ymm6, ymm10, ymm7                             ;   384.5 p0      43 t[2]
        vpxor ymm6, ymm6, [rbp + 4096]                      ;   385.5 p1+p2   43 t[2]
        vpxor ymm6, ymm6, ymm3                              ;   386.5 p5      43 t[2]
        vmovdqu [rbp + 8096], ymm5                          ;   383.5 p7+p4   43 t[2] spill
        vpxor ymm5, ymm10, [rbp + 4192]                     ;   381.5 p0+p3   43 t[2]
        vmovdqu [rbp + 8128], ymm10                         ;   381.5 p7+p4   43 t[2] spill
        vpor ymm10, ymm11, [rbp + 4192]                     ;   378.8 p1+p2   43 t[2]
        vpxor ymm14, ymm14, ymm10                           ;   379.8 p5      43 t[2]
        vpxor ymm10, ymm10, ymm2                            ;   386.5 p0      43 t[2]
        vmovdqu [rbp + 8160], ymm13                         ;   382.5 p7+p4   43 t[2] spill
        vpand ymm13, ymm9, ymm15                            ;   381.5 p1      43 t[2]
        vpxor ymm6, ymm6, ymm13                             ;   387.5 p5      43 t[2]
        vpxor ymm2, ymm2, ymm13                             ;   386.5 p0      43 t[2]
        vpxor ymm13, ymm9, ymm4                             ;   384.5 p1      43 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   386.5 p5      43 t[2]
        vpand ymm3, ymm0, ymm13                             ;   385.5 p0      43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   387.5 p1      43 t[2]
        vpxor ymm3, ymm11, ymm7                             ;   384.5 p5      43 t[2]
        vmovdqu [rbp + 8192], ymm13                         ;   385.5 p7+p4   43 t[2] spill
        vpand ymm13, ymm5, ymm3                             ;   385.5 p0      43 t[2]
        vpxor ymm10, ymm10, ymm13                           ;   387.5 p1      43 t[2]
        vpand ymm13, ymm2, ymm6                             ;   388.5 p5      43 t[2]
        vpxor ymm10, ymm10, ymm13                           ;   389.5 p0      43 t[2]
        vmovdqu [rbp + 8224], ymm0                          ;   378.5 p7+p4   43 t[2] spill
        vpand ymm0, ymm8, ymm12                             ;   383.8 p1      43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   387.5 p5      43 t[2]
        vpand ymm0, ymm14, ymm10                            ;   390.5 p0      43 t[2]
        vpxor ymm2, ymm2, ymm0                              ;   391.5 p1      43 t[2]
        vpand ymm0, ymm14, ymm2                             ;   392.5 p5      43 t[2]
        vpxor ymm0, ymm0, ymm6                              ;   393.5 p0      43 t[2]
        vpxor ymm6, ymm6, ymm10                             ;   390.5 p1      43 t[2]
        vpor ymm13, ymm13, ymm6                             ;   391.5 p5      43 t[2]
        vpxor ymm13, ymm13, ymm2                            ;   392.5 p0      43 t[2]
        vpor ymm10, ymm13, ymm0                             ;   394.5 p1      43 t[2]
        vpand ymm2, ymm2, ymm0                              ;   394.5 p5      43 t[2]
        vpand ymm3, ymm3, ymm0                              ;   394.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   395.5 p1      43 t[2]
        vpxor ymm6, ymm6, ymm10                             ;   395.5 p5      43 t[2]
        vpxor ymm2, ymm0, ymm13                             ;   394.5 p0      43 t[2]
        vpand ymm1, ymm1, ymm6                              ;   396.5 p1      43 t[2]
        vpxor ymm10, ymm2, ymm6                             ;   396.5 p5      43 t[2]
        vpand ymm11, ymm11, ymm13                           ;   393.5 p0      43 t[2]
        vpand ymm4, ymm4, ymm6                              ;   396.5 p1      43 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   396.5 p5      43 t[2]
        vpand ymm7, ymm7, ymm2                              ;   395.5 p0      43 t[2]
        vpxor ymm4, ymm4, ymm7                              ;   397.5 p1      43 t[2]
        vpand ymm12, ymm12, ymm10                           ;   397.5 p5      43 t[2]
        vpand ymm8, ymm8, ymm10                             ;   397.5 p0      43 t[2]
        vpand ymm10, ymm13, [rbp + 4192]                    ;   393.5 p1+p3   43 t[2]
        vpxor ymm13, ymm13, ymm6                            ;   397.5 p5      43 t[2]
        vpand ymm9, ymm9, ymm6                              ;   397.5 p0      43 t[2]
        vpand ymm15, ymm15, ymm6                            ;   397.5 p1      43 t[2]
        vmovdqu ymm6, [rbp + 8160]                          ;   382.5 p2      43 t[2]
        vpand ymm6, ymm6, ymm13                             ;   398.5 p5      43 t[2]
        vpand ymm13, ymm13, [rbp + 3968]                    ;   398.5 p0+p3   43 t[2]
        vpand ymm5, ymm5, ymm0                              ;   394.5 p1      43 t[2]
        vpand ymm2, ymm2, [rbp + 8128]                      ;   395.5 p5+p2   43 t[2]
        vpxor ymm0, ymm0, ymm14                             ;   396.5 p0      43 t[2]
        vpxor ymm9, ymm9, ymm13                             ;   399.5 p1      43 t[2]
        vpxor ymm6, ymm6, ymm10                             ;   399.5 p5      43 t[2]
        vpxor ymm6, ymm6, ymm5                              ;   400.5 p0      43 t[2]
        vpxor ymm5, ymm5, ymm12                             ;   398.5 p1      43 t[2]
        vpxor ymm10, ymm10, ymm15                           ;   398.5 p5      43 t[2]
        vmovdqu ymm15, [rbp + 8096]                         ;   383.5 p3      43 t[2]
        vpand ymm15, ymm15, ymm0                            ;   397.5 p0      43 t[2]
        vpxor ymm6, ymm6, ymm15                             ;   401.5 p1      43 t[2]
        vpxor ymm1, ymm1, ymm15                             ;   398.5 p5      43 t[2]
        vmovdqu ymm15, [rbp + 7904]                         ;   382.0 p2      43 t[2]
        vpand ymm15, ymm15, ymm0                            ;   397.5 p0      43 t[2]
        vpxor ymm5, ymm5, ymm1                              ;   399.5 p1      43 t[2]
        vmovdqu ymm0, [rbp + 8224]                          ;   382.8 p3      43 t[2]
        vpand ymm0, ymm0, ymm14                             ;   398.2 p5      43 t[2]
        vpand ymm14, ymm14, [rbp + 8192]                    ;   398.5 p0+p2   43 t[2]
        vpxor ymm10, ymm10, ymm12                           ;   399.5 p1      43 t[2]
        vpxor ymm12, ymm4, ymm9                             ;   400.5 p5      43 t[2]
        vpxor ymm12, ymm12, ymm5                            ;   401.5 p0      43 t[2]
        vpxor ymm2, ymm2, ymm12                             ;   402.5 p1      43 t[2]
        vpxor ymm10, ymm10, ymm2                            ;   403.5 p5      43 t[2]
        vpxor ymm14, ymm14, ymm10                           ;   404.5 p0      43 t[2]
        vpxor ymm7, ymm7, ymm8                              ;   400.8 p1      43 t[2]
        vpxor ymm3, ymm3, ymm14                             ;   405.5 p5      43 t[2]
        vpxor ymm7, ymm7, ymm3                              ;   406.5 p0      43 t[2]
        vmovdqu ymm8, [rel aes128_encrypt.T0_constants256]  ;   385.8 p3      43 t[0] reload
        vpxor ymm12, ymm12, ymm8                            ;   402.5 p1      43 t[2]
        vpxor ymm5, ymm5, ymm8                              ;   402.2 p5      43 t[2]
        vpxor ymm0, ymm0, ymm1                              ;   402.5 p0      43 t[2]
        vpxor ymm0, ymm0, ymm8                              ;   403.5 p1      43 t[2]
        vpxor ymm0, ymm0, ymm2                              ;   404.5 p5      43 t[2]
        vpxor ymm15, ymm15, ymm9                            ;   403.5 p0      43 t[2]
        vpxor ymm15, ymm15, ymm8                            ;   404.5 p1      43 t[2]
        vpxor ymm15, ymm15, ymm14                           ;   405.5 p5      43 t[2]
        vmovdqu ymm14, [rbp + 5280]                         ;   388.0 p2      43 t[2]
        vmovdqu ymm1, [rbp + 5344]                          ;   388.2 p3      43 t[2]
        vmovdqu ymm2, [rbp + 5376]                          ;   389.0 p2      43 t[2] reload
        vpxor ymm1, ymm1, ymm2                              ;   404.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm1                            ;   405.5 p1      43 t[2]
        vmovdqu ymm9, [rbp + 5472]                          ;   389.2 p3      43 t[2] reload
        vmovdqu [rbp + 8192], ymm12                         ;   403.5 p7+p4   43 t[2] spill
        vpxor ymm12, ymm14, ymm9                            ;   406.5 p5      43 t[2]
        vmovdqu [rbp + 8224], ymm6                          ;   402.5 p2+p4   43 t[2] spill
        vpxor ymm6, ymm12, [rbp + 5440]                     ;   407.5 p0+p3   43 t[2]
        vmovdqu [rbp + 7904], ymm5                          ;   403.2 p7+p4   43 t[2] spill
        vpxor ymm5, ymm12, [rbp + 5248]                     ;   407.5 p1+p2   43 t[2]
        vmovdqu [rbp + 8096], ymm10                         ;   404.5 p3+p4   43 t[2] spill
        vpxor ymm10, ymm5, [rbp + 5312]                     ;   408.5 p5+p2   43 t[2]
        vmovdqu [rbp + 8128], ymm15                         ;   406.5 p7+p4   43 t[2] spill
        vpxor ymm15, ymm10, [rbp + 5344]                    ;   409.5 p0+p3   43 t[2]
        vmovdqu [rbp + 8160], ymm0                          ;   405.5 p7+p4   43 t[2] spill
        vpxor ymm0, ymm6, [rbp + 5408]                      ;   408.5 p1+p2   43 t[2]
        vmovdqu [rbp + 8256], ymm11                         ;   395.5 p3+p4   43 t[2] spill
        vpxor ymm11, ymm0, [rbp + 5248]                     ;   409.5 p5+p2   43 t[2]
        vmovdqu [rbp + 8288], ymm4                          ;   398.5 p7+p4   43 t[2] spill
        vpxor ymm4, ymm0, ymm2                              ;   409.5 p0      43 t[2]
        vmovdqu [rbp + 8320], ymm13                         ;   399.5 p3+p4   43 t[2] spill
        vpxor ymm13, ymm6, ymm15                            ;   410.5 p1      43 t[2]
        vmovdqu [rbp + 8352], ymm3                          ;   406.5 p7+p4   43 t[2] spill
        vpxor ymm3, ymm13, ymm9                             ;   411.5 p5      43 t[2]
        vmovdqu [rbp + 8384], ymm7                          ;   407.5 p2+p4   43 t[2] spill
        vpxor ymm7, ymm4, ymm3                              ;   412.5 p0      43 t[2]
        vpxor ymm8, ymm7, [rbp + 5344]                      ;   413.5 p1+p3   43 t[2]
        vpxor ymm2, ymm3, [rbp + 5248]                      ;   412.5 p5+p2   43 t[2]
        vpxor ymm1, ymm1, ymm2                              ;   413.5 p0      43 t[2]
        vpand ymm2, ymm2, ymm3                              ;   413.5 p1      43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   414.5 p5      43 t[2]
        vmovdqu [rbp + 8416], ymm3                          ;   412.5 p7+p4   43 t[2] spill
        vpand ymm3, ymm0, ymm7                              ;   413.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   415.5 p1      43 t[2]
        vpand ymm3, ymm15, ymm1                             ;   414.5 p5      43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   415.5 p0      43 t[2]
        vpxor ymm3, ymm15, ymm4                             ;   411.8 p1      43 t[2]
        vmovdqu [rbp + 8448], ymm0                          ;   409.5 p3+p4   43 t[2] spill
        vpand ymm0, ymm3, ymm8                              ;   414.5 p5      43 t[2]
        vpxor ymm0, ymm0, [rbp + 5376]                      ;   415.5 p0+p2   43 t[2]
        vpxor ymm0, ymm0, ymm2                              ;   416.5 p1      43 t[2]
        vmovdqu [rbp + 8480], ymm7                          ;   413.5 p7+p4   43 t[2] spill
        vpxor ymm7, ymm3, ymm9                              ;   413.2 p5      43 t[2]
        vmovdqu [rbp + 8512], ymm3                          ;   412.8 p3+p4   43 t[2] spill
        vpor ymm3, ymm5, ymm9                               ;   413.5 p0      43 t[2]
        vpand ymm9, ymm12, ymm13                            ;   413.8 p1      43 t[2]
        vpxor ymm0, ymm0, ymm9                              ;   417.5 p5      43 t[2]
        vpxor ymm9, ymm9, ymm14                             ;   416.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   416.5 p1      43 t[2]
        vpxor ymm10, ymm10, ymm3                            ;   415.2 p5      43 t[2]
        vpxor ymm3, ymm12, ymm1                             ;   415.5 p0      43 t[2]
        vpxor ymm10, ymm10, ymm2                            ;   416.5 p1      43 t[2]
        vpand ymm2, ymm6, ymm3                              ;   416.5 p5      43 t[2]
        vpxor ymm9, ymm9, ymm2                              ;   417.5 p0      43 t[2]
        vpxor ymm2, ymm5, ymm8                              ;   416.8 p1      43 t[2]
        vmovdqu [rbp + 8544], ymm3                          ;   416.5 p2+p4   43 t[2] spill
        vpand ymm3, ymm7, ymm2                              ;   417.8 p5      43 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   418.8 p0      43 t[2]
        vpand ymm3, ymm9, ymm0                              ;   418.5 p1      43 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   419.8 p5      43 t[2]
        vmovdqu [rbp + 8576], ymm6                          ;   408.5 p7+p4   43 t[2] spill
        vpand ymm6, ymm11, ymm4                             ;   418.5 p0      43 t[2]
        vpxor ymm10, ymm10, ymm6                            ;   419.5 p1      43 t[2]
        vpand ymm6, ymm14, ymm10                            ;   420.8 p5      43 t[2]
        vpxor ymm9, ymm9, ymm6                              ;   421.8 p0      43 t[2]
        vpand ymm6, ymm10, ymm9                             ;   422.8 p1      43 t[2]
        vpxor ymm6, ymm6, ymm0                              ;   423.8 p5      43 t[2]
        vpxor ymm0, ymm0, ymm14                             ;   420.8 p0      43 t[2]
        vpor ymm3, ymm3, ymm0                               ;   421.8 p1      43 t[2]
        vpxor ymm3, ymm3, ymm9                              ;   422.8 p5      43 t[2]
        vpor ymm14, ymm3, ymm6                              ;   424.8 p0      43 t[2]
        vpand ymm9, ymm9, ymm6                              ;   424.8 p1      43 t[2]
        vpand ymm2, ymm2, ymm6                              ;   424.8 p5      43 t[2]
        vpxor ymm10, ymm10, ymm9                            ;   425.8 p0      43 t[2]
        vpxor ymm0, ymm0, ymm14                             ;   425.8 p1      43 t[2]
        vpxor ymm14, ymm6, ymm3                             ;   424.8 p5      43 t[2]
        vpand ymm15, ymm15, ymm0                            ;   426.8 p0      43 t[2]
        vpxor ymm9, ymm14, ymm0                             ;   426.8 p1      43 t[2]
        vpand ymm5, ymm5, ymm3                              ;   424.2 p5      43 t[2]
        vpand ymm1, ymm1, ymm0                              ;   426.8 p0      43 t[2]
        vpxor ymm0, ymm0, ymm10                             ;   426.8 p1      43 t[2]
        vpand ymm8, ymm8, ymm14                             ;   425.8 p5      43 t[2]
        vpxor ymm1, ymm1, ymm8                              ;   427.8 p0      43 t[2]
        vpand ymm4, ymm4, ymm9                              ;   427.8 p1      43 t[2]
        vpand ymm11, ymm11, ymm9                            ;   427.8 p5      43 t[2]
        vpand ymm9, ymm3, [rbp + 5472]                      ;   426.5 p0+p3   43 t[2]
        vpxor ymm3, ymm3, ymm0                              ;   427.8 p1      43 t[2]
        vpand ymm12, ymm12, ymm0                            ;   427.8 p5      43 t[2]
        vpand ymm13, ymm13, ymm0                            ;   427.8 p0      43 t[2]
        vmovdqu ymm0, [rbp + 8416]                          ;   412.5 p2      43 t[2]
        vpand ymm0, ymm0, ymm3                              ;   428.8 p1      43 t[2]
        vpand ymm3, ymm3, [rbp + 5248]                      ;   428.8 p5+p3   43 t[2]
        vpand ymm7, ymm7, ymm6                              ;   428.5 p0      43 t[2]
        vpand ymm14, ymm14, [rbp + 8512]                    ;   428.8 p1+p2   43 t[2]
        vpxor ymm6, ymm6, ymm10                             ;   429.2 p5      43 t[2]
        vpxor ymm12, ymm12, ymm3                            ;   429.8 p0      43 t[2]
        vpxor ymm0, ymm0, ymm9                              ;   429.8 p1      43 t[2]
        vpxor ymm0, ymm0, ymm7                              ;   430.8 p5      43 t[2]
        vpxor ymm7, ymm7, ymm4                              ;   430.5 p0      43 t[2]
        vpxor ymm9, ymm9, ymm13                             ;   430.8 p1      43 t[2]
        vmovdqu ymm13, [rbp + 8480]                         ;   413.5 p3      43 t[2]
        vpand ymm13, ymm13, ymm6                            ;   431.2 p5      43 t[2]
        vpxor ymm0, ymm0, ymm13                             ;   432.2 p0      43 t[2]
        vpxor ymm15, ymm15, ymm13                           ;   432.2 p1      43 t[2]
        vmovdqu ymm13, [rbp + 8448]                         ;   414.5 p2      43 t[2]
        vpand ymm13, ymm13, ymm6                            ;   432.2 p5      43 t[2]
        vpxor ymm7, ymm7, ymm15                             ;   433.2 p0      43 t[2]
        vmovdqu ymm6, [rbp + 8576]                          ;   415.2 p3      43 t[2]
        vpand ymm6, ymm6, ymm10                             ;   432.8 p1      43 t[2]
        vpand ymm10, ymm10, [rbp + 8544]                    ;   433.2 p5+p2   43 t[2]
        vpxor ymm9, ymm9, ymm4                              ;   433.5 p0      43 t[2]
        vpxor ymm4, ymm1, ymm12                             ;   433.8 p1      43 t[2]
        vpxor ymm4, ymm4, ymm7                              ;   434.8 p5      43 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   435.8 p0      43 t[2]
        vpxor ymm9, ymm9, ymm14                             ;   436.8 p1      43 t[2]
        vpxor ymm10, ymm10, ymm9                            ;   437.8 p5      43 t[2]
        vpxor ymm8, ymm8, ymm11                             ;   435.5 p0      43 t[2]
        vpxor ymm2, ymm2, ymm10                             ;   438.8 p1      43 t[2]
        vpxor ymm5, ymm5, ymm1                              ;   436.2 p5      43 t[2]
        vpxor ymm5, ymm5, ymm3                              ;   437.2 p0      43 t[2]
        vpxor ymm8, ymm8, ymm2                              ;   439.8 p1      43 t[2]
        vpxor ymm5, ymm5, ymm2                              ;   439.8 p5      43 t[2]
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256]  ;   419.0 p3      43 t[0] reload
        vpxor ymm7, ymm7, ymm1                              ;   437.5 p0      43 t[2]
        vpxor ymm15, ymm15, ymm1                            ;   437.8 p1      43 t[2]
        vpxor ymm15, ymm15, ymm6                            ;   438.8 p5      43 t[2]
        vpxor ymm15, ymm15, ymm14                           ;   439.8 p0      43 t[2]
        vpxor ymm12, ymm12, ymm1                            ;   438.8 p1      43 t[2]
        vpxor ymm12, ymm12, ymm13                           ;   439.8 p5      43 t[2]
        vpxor ymm12, ymm12, ymm10                           ;   440.8 p0      43 t[2]
        vmovdqu ymm14, [rbp + 2464]                         ;   421.0 p2      43 t[2]
        vmovdqu ymm2, [rbp + 2528]                          ;   421.2 p3      43 t[2]
        vmovdqu ymm3, [rbp + 2560]                          ;   422.0 p2      43 t[2] reload
        vpxor ymm2, ymm2, ymm3                              ;   439.8 p1      43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   440.8 p5      43 t[2]
        vmovdqu ymm6, [rbp + 2656]                          ;   422.2 p3      43 t[2] reload
        vpxor ymm10, ymm14, ymm6                            ;   441.8 p0      43 t[2]
        vpxor ymm11, ymm10, [rbp + 2624]                    ;   442.8 p1+p2   43 t[2]
        vmovdqu ymm13, [rbp + 2432]                         ;   423.2 p3      43 t[2] reload
        vmovdqu [rbp + 8544], ymm9                          ;   437.8 p7+p4   43 t[2] spill
        vpxor ymm9, ymm10, ymm13                            ;   442.8 p5      43 t[2]
        vmovdqu [rbp + 8576], ymm0                          ;   433.2 p2+p4   43 t[2] spill
        vpxor ymm0, ymm9, [rbp + 2496]                      ;   443.8 p0+p3   43 t[2]
        vmovdqu [rbp + 8448], ymm7                          ;   438.5 p7+p4   43 t[2] spill
        vpxor ymm7, ymm0, [rbp + 2528]                      ;   444.8 p1+p2   43 t[2]
        vmovdqu [rbp + 8480], ymm4                          ;   435.8 p3+p4   43 t[2] spill
        vpxor ymm4, ymm11, [rbp + 2592]                     ;   443.8 p5+p2   43 t[2]
        vmovdqu [rbp + 8512], ymm12                         ;   441.8 p7+p4   43 t[2] spill
        vpxor ymm12, ymm4, ymm13                            ;   444.8 p0      43 t[2]
        vmovdqu [rbp + 8416], ymm15                         ;   440.8 p3+p4   43 t[2] spill
        vpxor ymm15, ymm4, ymm3                             ;   444.8 p1      43 t[2]
        vmovdqu [rbp + 8608], ymm5                          ;   440.8 p7+p4   43 t[2] spill
        vpxor ymm5, ymm11, ymm7                             ;   445.8 p5      43 t[2]
        vmovdqu [rbp + 8640], ymm8                          ;   440.8 p2+p4   43 t[2] spill
        vpxor ymm8, ymm5, ymm6                              ;   446.8 p0      43 t[2]
        vpxor ymm1, ymm15, ymm8                             ;   447.8 p1      43 t[2]
        vpxor ymm3, ymm1, [rbp + 2528]                      ;   448.8 p5+p3   43 t[2]
        vmovdqu [rbp + 8672], ymm0                          ;   444.8 p7+p4   43 t[2] spill
        vpxor ymm0, ymm8, ymm13                             ;   447.8 p0      43 t[2]
        vpxor ymm2, ymm2, ymm0                              ;   448.8 p1      43 t[2]
        vpand ymm0, ymm0, ymm8                              ;   448.8 p5      43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   449.8 p0      43 t[2]
        vpand ymm13, ymm4, ymm1                             ;   448.8 p1      43 t[2]
        vpxor ymm14, ymm14, ymm13                           ;   450.8 p5      43 t[2]
        vpand ymm13, ymm7, ymm2                             ;   449.8 p0      43 t[2]
        vpxor ymm0, ymm0, ymm13                             ;   450.8 p1      43 t[2]
        vpxor ymm13, ymm7, ymm15                            ;   447.2 p5      43 t[2]
        vmovdqu [rbp + 8704], ymm4                          ;   444.8 p2+p4   43 t[2] spill
        vpand ymm4, ymm13, ymm3                             ;   449.8 p0      43 t[2]
        vpxor ymm4, ymm4, [rbp + 2560]                      ;   450.8 p1+p3   43 t[2]
        vpxor ymm4, ymm4, ymm0                              ;   451.8 p5      43 t[2]
        vmovdqu [rbp + 8736], ymm1                          ;   448.8 p7+p4   43 t[2] spill
        vpxor ymm1, ymm13, ymm6                             ;   448.5 p0      43 t[2]
        vmovdqu [rbp + 8768], ymm13                         ;   448.2 p2+p4   43 t[2] spill
        vpor ymm13, ymm9, ymm6                              ;   448.8 p1      43 t[2]
        vpand ymm6, ymm10, ymm5                             ;   449.2 p5      43 t[2]
        vpxor ymm4, ymm4, ymm6                              ;   452.8 p0      43 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   451.8 p1      43 t[2]
        vpxor ymm14, ymm14, ymm13                           ;   451.8 p5      43 t[2]
        vpxor ymm13, ymm13, [rbp + 8672]                    ;   450.8 p0+p3   43 t[2]
        vpxor ymm13, ymm13, ymm0                            ;   451.8 p1      43 t[2]
        vpxor ymm0, ymm10, ymm2                             ;   451.2 p5      43 t[2]
        vmovdqu [rbp + 8672], ymm5                          ;   446.8 p7+p4   43 t[2] spill
        vpand ymm5, ymm11, ymm0                             ;   452.2 p0      43 t[2]
        vpxor ymm6, ymm6, ymm5                              ;   453.2 p1      43 t[2]
        vpxor ymm5, ymm9, ymm3                              ;   452.2 p5      43 t[2]
        vmovdqu [rbp + 8800], ymm0                          ;   452.2 p2+p4   43 t[2] spill
        vpand ymm0, ymm1, ymm5                              ;   453.2 p0      43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   454.2 p1      43 t[2]
        vpand ymm0, ymm6, ymm4                              ;   454.2 p5      43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   455.2 p0      43 t[2]
        vmovdqu [rbp + 8832], ymm11                         ;   443.8 p3+p4   43 t[2] spill
        vpand ymm11, ymm12, ymm15                           ;   453.8 p1      43 t[2]
        vpxor ymm13, ymm13, ymm11                           ;   454.8 p5      43 t[2]
        vpand ymm11, ymm14, ymm13                           ;   456.2 p0      43 t[2]
        vpxor ymm6, ymm6, ymm11                             ;   457.2 p1      43 t[2]
        vpand ymm11, ymm13, ymm6                            ;   458.2 p5      43 t[2]
        vpxor ymm11, ymm11, ymm4                            ;   459.2 p0      43 t[2]
        vpxor ymm4, ymm4, ymm14                             ;   456.2 p1      43 t[2]
        vpor ymm0, ymm0, ymm4                               ;   457.2 p5      43 t[2]
        vpxor ymm0, ymm0, ymm6                              ;   458.2 p0      43 t[2]
        vpor ymm14, ymm0, ymm11                             ;   460.2 p1      43 t[2]
        vpand ymm6, ymm6, ymm11                             ;   460.2 p5      43 t[2]
        vpand ymm5, ymm5, ymm11                             ;   460.2 p0      43 t[2]
        vpxor ymm13, ymm13, ymm6                            ;   461.2 p1      43 t[2]
        vpxor ymm4, ymm4, ymm14                             ;   461.2 p5      43 t[2]
        vpxor ymm14, ymm11, ymm0                            ;   460.2 p0      43 t[2]
        vpand ymm7, ymm7, ymm4                              ;   462.2 p1      43 t[2]
        vpxor ymm6, ymm14, ymm4                             ;   462.2 p5      43 t[2]
        vpand ymm9, ymm9, ymm0                              ;   459.5 p0      43 t[2]
        vpand ymm2, ymm2, ymm4                              ;   462.2 p1      43 t[2]
        vpxor ymm4, ymm4, ymm13                             ;   462.2 p5      43 t[2]
        vpand ymm3, ymm3, ymm14                             ;   461.2 p0      43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   463.2 p1      43 t[2]
        vpand ymm15, ymm15, ymm6                            ;   463.2 p5      43 t[2]
        vpand ymm12, ymm12, ymm6                            ;   463.2 p0      43 t[2]
        vpand ymm6, ymm0, [rbp + 2656]                      ;   461.8 p1+p2   43 t[2]
        vpxor ymm0, ymm0, ymm4                              ;   463.2 p5      43 t[2]
        vpand ymm8, ymm8, ymm0                              ;   464.2 p0      43 t[2]
        vpand ymm0, ymm0, [rbp + 2432]                      ;   464.2 p1+p3   43 t[2]
        vpand ymm10, ymm10, ymm4                            ;   463.2 p5      43 t[2]
        vpand ymm4, ymm4, [rbp + 8672]                      ;   463.5 p0+p2   43 t[2]
        vpand ymm1, ymm1, ymm11                             ;   463.8 p1      43 t[2]
        vpand ymm14, ymm14, [rbp + 8768]                    ;   464.2 p5+p3   43 t[2]
        vpxor ymm11, ymm11, ymm13                           ;   464.5 p0      43 t[2]
        vpxor ymm10, ymm10, ymm0                            ;   465.2 p1      43 t[2]
        vpxor ymm8, ymm8, ymm6                              ;   465.2 p5      43 t[2]
        vpxor ymm8, ymm8, ymm1                              ;   466.2 p0      43 t[2]
        vpxor ymm1, ymm1, ymm15                             ;   465.8 p1      43 t[2]
        vpxor ymm6, ymm6, ymm15                             ;   466.2 p5      43 t[2]
        vmovdqu ymm15, [rbp + 8736]                         ;   448.8 p2      43 t[2]
        vpand ymm15, ymm15, ymm11                           ;   466.5 p0      43 t[2]
        vpxor ymm8, ymm8, ymm15                             ;   467.5 p1      43 t[2]
        vpxor ymm7, ymm7, ymm15                             ;   467.5 p5      43 t[2]
        vmovdqu ymm15, [rbp + 8704]                         ;   447.0 p3      43 t[2]
        vpand ymm15, ymm15, ymm11                           ;   467.5 p0      43 t[2]
        vmovdqu ymm11, [rbp + 8832]                         ;   447.5 p2      43 t[2]
        vpxor ymm1, ymm1, ymm7                              ;   468.5 p1      43 t[2]
        vpand ymm11, ymm11, ymm13                           ;   468.2 p5      43 t[2]
        vpand ymm13, ymm13, [rbp + 8800]                    ;   468.5 p0+p3   43 t[2]
        vpxor ymm6, ymm6, ymm4                              ;   468.8 p1      43 t[2]
        vpxor ymm4, ymm2, ymm10                             ;   469.2 p5      43 t[2]
        vpxor ymm4, ymm4, ymm1                              ;   470.2 p0      43 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   471.2 p1      43 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   472.2 p5      43 t[2]
        vpxor ymm13, ymm13, ymm6                            ;   473.2 p0      43 t[2]
        vpxor ymm3, ymm3, ymm12                             ;   470.8 p1      43 t[2]
        vpxor ymm5, ymm5, ymm13                             ;   474.2 p5      43 t[2]
        vpxor ymm9, ymm9, ymm2                              ;   471.5 p0      43 t[2]
        vpxor ymm9, ymm9, ymm0                              ;   472.5 p1      43 t[2]
        vpxor ymm3, ymm3, ymm5                              ;   475.2 p5      43 t[2]
        vpxor ymm9, ymm9, ymm5                              ;   475.2 p0      43 t[2]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   451.5 p2      43 t[0] reload
        vpxor ymm4, ymm4, ymm0                              ;   472.8 p1      43 t[2]
        vpxor ymm1, ymm1, ymm0                              ;   473.2 p5      43 t[2]
        vpxor ymm7, ymm7, ymm0                              ;   473.5 p0      43 t[2]
        vpxor ymm7, ymm7, ymm11                             ;   474.5 p1      43 t[2]
        vpxor ymm7, ymm7, ymm14                             ;   475.5 p5      43 t[2]
        vpxor ymm10, ymm10, ymm0                            ;   474.5 p0      43 t[2]
        vpxor ymm10, ymm10, ymm15                           ;   475.5 p1      43 t[2]
        vpxor ymm10, ymm10, ymm13                           ;   476.5 p5      43 t[2]
        vmovdqu ymm14, [rbp + 3744]                         ;   453.8 p3      43 t[2]
        vmovdqu ymm15, [rbp + 3808]                         ;   454.0 p2      43 t[2]
        vmovdqu ymm2, [rbp + 3840]                          ;   454.8 p3      43 t[2] reload
        vpxor ymm15, ymm15, ymm2                            ;   475.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm15                           ;   476.5 p1      43 t[2]
        vmovdqu ymm5, [rbp + 3936]                          ;   455.0 p2      43 t[2] reload
        vpxor ymm11, ymm14, ymm5                            ;   477.5 p5      43 t[2]
        vpxor ymm12, ymm11, [rbp + 3904]                    ;   478.5 p0+p3   43 t[2]
        vmovdqu ymm13, [rbp + 3712]                         ;   456.0 p2      43 t[2] reload
        vpxor ymm0, ymm11, ymm13                            ;   478.5 p1      43 t[2]
        vmovdqu [rbp + 8800], ymm1                          ;   474.2 p7+p4   43 t[2] spill
        vpxor ymm1, ymm0, [rbp + 3776]                      ;   479.5 p5+p3   43 t[2]
        vmovdqu [rbp + 8832], ymm4                          ;   473.8 p2+p4   43 t[2] spill
        vpxor ymm4, ymm1, [rbp + 3808]                      ;   480.5 p0+p3   43 t[2]
        vmovdqu [rbp + 8704], ymm7                          ;   476.5 p7+p4   43 t[2] spill
        vpxor ymm7, ymm12, [rbp + 3872]                     ;   479.5 p1+p2   43 t[2]
        vmovdqu [rbp + 8736], ymm9                          ;   476.2 p7+p4   43 t[2] spill
        vpxor ymm9, ymm7, ymm13                             ;   480.5 p5      43 t[2]
        vmovdqu [rbp + 8768], ymm3                          ;   476.2 p3+p4   43 t[2] spill
        vpxor ymm3, ymm7, ymm2                              ;   480.5 p0      43 t[2]
        vmovdqu [rbp + 8672], ymm8                          ;   468.5 p2+p4   43 t[2] spill
        vpxor ymm8, ymm12, ymm4                             ;   481.5 p1      43 t[2]
        vmovdqu [rbp + 8864], ymm6                          ;   473.2 p7+p4   43 t[2] spill
        vpxor ymm6, ymm8, ymm5                              ;   482.5 p5      43 t[2]
        vmovdqu [rbp + 8896], ymm10                         ;   477.5 p3+p4   43 t[2] spill
        vpxor ymm10, ymm3, ymm6                             ;   483.5 p0      43 t[2]
        vpxor ymm2, ymm10, [rbp + 3808]                     ;   484.5 p1+p2   43 t[2]
        vmovdqu [rbp + 8928], ymm1                          ;   480.5 p7+p4   43 t[2] spill
        vpxor ymm1, ymm6, ymm13                             ;   483.5 p5      43 t[2]
        vpxor ymm15, ymm15, ymm1                            ;   484.5 p0      43 t[2]
        vpand ymm1, ymm1, ymm6                              ;   484.5 p1      43 t[2]
        vpxor ymm14, ymm14, ymm1                            ;   485.5 p5      43 t[2]
        vpand ymm13, ymm7, ymm10                            ;   484.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm13                           ;   486.5 p1      43 t[2]
        vpand ymm13, ymm4, ymm15                            ;   485.5 p5      43 t[2]
        vpxor ymm1, ymm1, ymm13                             ;   486.5 p0      43 t[2]
        vpxor ymm13, ymm4, ymm3                             ;   482.8 p1      43 t[2]
        vmovdqu [rbp + 8960], ymm7                          ;   480.5 p3+p4   43 t[2] spill
        vpand ymm7, ymm13, ymm2                             ;   485.5 p5      43 t[2]
        vpxor ymm7, ymm7, [rbp + 3840]                      ;   486.5 p0+p2   43 t[2]
        vpxor ymm7, ymm7, ymm1                              ;   487.5 p1      43 t[2]
        vmovdqu [rbp + 8992], ymm10                         ;   484.5 p7+p4   43 t[2] spill
        vpxor ymm10, ymm13, ymm5                            ;   484.2 p5      43 t[2]
        vmovdqu [rbp + 9024], ymm13                         ;   483.8 p3+p4   43 t[2] spill
        vpor ymm13, ymm0, ymm5                              ;   484.5 p0      43 t[2]
        vpand ymm5, ymm11, ymm8                             ;   484.8 p1      43 t[2]
        vpxor ymm7, ymm7, ymm5                              ;   488.5 p5      43 t[2]
        vpxor ymm5, ymm5, ymm14                             ;   487.5 p0      43 t[2]
        vpxor ymm14, ymm14, ymm13                           ;   487.5 p1      43 t[2]
        vpxor ymm13, ymm13, [rbp + 8928]                    ;   486.5 p5+p2   43 t[2]
        vpxor ymm13, ymm13, ymm1                            ;   487.5 p0      43 t[2]
        vpxor ymm1, ymm11, ymm15                            ;   486.8 p1      43 t[2]
        vmovdqu [rbp + 8928], ymm8                          ;   482.5 p7+p4   43 t[2] spill
        vpand ymm8, ymm12, ymm1                             ;   487.8 p5      43 t[2]
        vpxor ymm5, ymm5, ymm8                              ;   488.8 p0      43 t[2]
        vpxor ymm8, ymm0, ymm2                              ;   487.8 p1      43 t[2]
        vmovdqu [rbp + 9056], ymm1                          ;   487.8 p3+p4   43 t[2] spill
        vpand ymm1, ymm10, ymm8                             ;   488.8 p5      43 t[2]
        vpxor ymm14, ymm14, ymm1                            ;   489.8 p0      43 t[2]
        vpand ymm1, ymm5, ymm7                              ;   489.8 p1      43 t[2]
        vpxor ymm14, ymm14, ymm1                            ;   490.8 p5      43 t[2]
        vmovdqu [rbp + 9088], ymm12                         ;   479.5 p2+p4   43 t[2] spill
        vpand ymm12, ymm9, ymm3                             ;   489.5 p0      43 t[2]
        vpxor ymm13, ymm13, ymm12                           ;   490.5 p1      43 t[2]
        vpand ymm12, ymm14, ymm13                           ;   491.8 p5      43 t[2]
        vpxor ymm5, ymm5, ymm12                             ;   492.8 p0      43 t[2]
        vpand ymm12, ymm13, ymm5                            ;   493.8 p1      43 t[2]
        vpxor ymm12, ymm12, ymm7                            ;   494.8 p5      43 t[2]
        vpxor ymm7, ymm7, ymm14                             ;   491.8 p0      43 t[2]
        vpor ymm1, ymm1, ymm7                               ;   492.8 p1      43 t[2]
        vpxor ymm1, ymm1, ymm5                              ;   493.8 p5      43 t[2]
        vpor ymm14, ymm1, ymm12                             ;   495.8 p0      43 t[2]
        vpand ymm5, ymm5, ymm12                             ;   495.8 p1      43 t[2]
        vpand ymm8, ymm8, ymm12                             ;   495.8 p5      43 t[2]
        vpxor ymm13, ymm13, ymm5                            ;   496.8 p0      43 t[2]
        vpxor ymm7, ymm7, ymm14                             ;   496.8 p1      43 t[2]
        vpxor ymm14, ymm12, ymm1                            ;   495.8 p5      43 t[2]
        vpand ymm4, ymm4, ymm7                              ;   497.8 p0      43 t[2]
        vpxor ymm5, ymm14, ymm7                             ;   497.8 p1      43 t[2]
        vpand ymm0, ymm0, ymm1                              ;   495.2 p5      43 t[2]
        vpand ymm15, ymm15, ymm7                            ;   497.8 p0      43 t[2]
        vpxor ymm7, ymm7, ymm13                             ;   497.8 p1      43 t[2]
        vpand ymm2, ymm2, ymm14                             ;   496.8 p5      43 t[2]
        vpxor ymm15, ymm15, ymm2                            ;   498.8 p0      43 t[2]
        vpand ymm3, ymm3, ymm5                              ;   498.8 p1      43 t[2]
        vpand ymm9, ymm9, ymm5                              ;   498.8 p5      43 t[2]
        vpand ymm5, ymm1, [rbp + 3936]                      ;   497.5 p0+p3   43 t[2]
        vpxor ymm1, ymm1, ymm7                              ;   498.8 p1      43 t[2]
        vpand ymm6, ymm6, ymm1                              ;   499.8 p5      43 t[2]
        vpand ymm1, ymm1, [rbp + 3712]                      ;   499.8 p0+p2   43 t[2]
        vpand ymm11, ymm11, ymm7                            ;   498.8 p1      43 t[2]
        vpand ymm7, ymm7, [rbp + 8928]                      ;   499.2 p5+p3   43 t[2]
        vpand ymm10, ymm10, ymm12                           ;   499.5 p0      43 t[2]
        vpand ymm14, ymm14, [rbp + 9024]                    ;   499.8 p1+p2   43 t[2]
        vpxor ymm12, ymm12, ymm13                           ;   500.2 p5      43 t[2]
        vpxor ymm11, ymm11, ymm1                            ;   500.8 p0      43 t[2]
        vpxor ymm6, ymm6, ymm5                              ;   500.8 p1      43 t[2]
        vpxor ymm6, ymm6, ymm10                             ;   501.8 p5      43 t[2]
        vpxor ymm10, ymm10, ymm3                            ;   501.5 p0      43 t[2]
        vpxor ymm5, ymm5, ymm3                              ;   501.8 p1      43 t[2]
        vmovdqu ymm3, [rbp + 8992]                          ;   484.5 p3      43 t[2]
        vpand ymm3, ymm3, ymm12                             ;   502.2 p5      43 t[2]
        vpxor ymm6, ymm6, ymm3                              ;   503.2 p0      43 t[2]
        vpxor ymm4, ymm4, ymm3                              ;   503.2 p1      43 t[2]
        vmovdqu ymm3, [rbp + 8960]                          ;   480.5 p2      43 t[2]
        vpand ymm3, ymm3, ymm12                             ;   503.2 p5      43 t[2]
        vmovdqu ymm12, [rbp + 9088]                         ;   480.2 p3      43 t[2]
        vpxor ymm10, ymm10, ymm4                            ;   504.2 p0      43 t[2]
        vpand ymm12, ymm12, ymm13                           ;   503.8 p1      43 t[2]
        vpand ymm13, ymm13, [rbp + 9056]                    ;   504.2 p5+p2   43 t[2]
        vpxor ymm5, ymm5, ymm7                              ;   504.5 p0      43 t[2]
        vpxor ymm7, ymm15, ymm11                            ;   504.8 p1      43 t[2]
        vpxor ymm7, ymm7, ymm10                             ;   505.8 p5      43 t[2]
        vpxor ymm14, ymm14, ymm7                            ;   506.8 p0      43 t[2]
        vpxor ymm5, ymm5, ymm14                             ;   507.8 p1      43 t[2]
        vpxor ymm2, ymm2, ymm9                              ;   506.2 p5      43 t[2]
        vpxor ymm13, ymm13, ymm5                            ;   508.8 p0      43 t[2]
        vpxor ymm8, ymm8, ymm13                             ;   509.8 p1      43 t[2]
        vpxor ymm0, ymm0, ymm15                             ;   507.2 p5      43 t[2]
        vpxor ymm0, ymm0, ymm1                              ;   508.2 p0      43 t[2]
        vpxor ymm2, ymm2, ymm8                              ;   510.8 p1      43 t[2]
        vmovdqu ymm15, [rbp + 8384]                         ;   484.0 p3      55 t[2]
        vmovdqu ymm1, [rbp + 8640]                          ;   484.2 p2      43 t[2] reload
        vpxor ymm15, ymm15, ymm1                            ;   508.2 p5      55 t[2]
        vpxor ymm0, ymm0, ymm8                              ;   510.8 p0      43 t[2]
        vmovdqu ymm8, [rel aes128_encrypt.T0_constants256]  ;   485.0 p3      43 t[0] reload
        vpxor ymm10, ymm10, ymm8                            ;   508.8 p1      43 t[2]
        vmovdqu ymm9, [rbp + 8256]                          ;   485.5 p2      55 t[2]
        vpxor ymm9, ymm9, [rbp + 8288]                      ;   509.2 p5+p3   55 t[2]
        vpxor ymm9, ymm9, [rbp + 8352]                      ;   510.2 p0+p2   55 t[2]
        vpxor ymm9, ymm9, [rbp + 8320]                      ;   511.2 p1+p3   55 t[2]
        vpxor ymm9, ymm9, [rbp + 8608]                      ;   512.2 p5+p2   55 t[2]
        vpxor ymm4, ymm4, [rbp + 8416]                      ;   510.5 p0+p3   55 t[2]
        vpxor ymm4, ymm4, ymm8                              ;   511.5 p1      55 t[2]
        vpxor ymm4, ymm4, ymm12                             ;   512.5 p5      55 t[2]
        vmovdqu ymm12, [rbp + 8160]                         ;   488.5 p2      55 t[2]
        vpxor ymm12, ymm12, [rbp + 8416]                    ;   511.5 p0+p3   55 t[2]
        vpxor ymm4, ymm4, ymm14                             ;   513.5 p1      55 t[2]
        vmovdqu ymm14, [rbp + 8384]                         ;   489.5 p2      55 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   512.2 p5      55 t[2]
        vpxor ymm11, ymm11, [rbp + 8512]                    ;   512.5 p0+p3   55 t[2]
        vpxor ymm11, ymm11, ymm8                            ;   513.5 p1      55 t[2]
        vpxor ymm11, ymm11, ymm3                            ;   514.5 p5      55 t[2]
        vmovdqu ymm3, [rbp + 8128]                          ;   490.5 p2      55 t[2]
        vpxor ymm3, ymm3, [rbp + 8512]                      ;   513.5 p0+p3   55 t[2]
        vpxor ymm11, ymm11, ymm13                           ;   515.5 p1      55 t[2]
        vmovdqu ymm13, [rbp + 8384]                         ;   491.5 p2      55 t[2]
        vpxor ymm13, ymm13, ymm3                            ;   514.5 p5      55 t[2]
        vpxor ymm1, ymm1, [rbp + 8768]                      ;   514.5 p0+p3   55 t[2]
        vpxor ymm3, ymm3, ymm4                              ;   514.8 p1      55 t[2]
        vmovdqu [rbp + 8640], ymm3                          ;   515.8 p7+p4   55 t[2] spill
        vmovdqu ymm3, [rbp + 8128]                          ;   492.5 p2      55 t[2]
        vpxor ymm3, ymm3, [rbp + 8896]                      ;   515.2 p5+p3   55 t[2]
        vmovdqu [rbp + 8128], ymm14                         ;   513.2 p7+p4   55 t[2] spill
        vmovdqu ymm14, [rbp + 8096]                         ;   493.5 p2      55 t[2]
        vpxor ymm14, ymm14, ymm5                            ;   515.5 p0      55 t[2]
        vpxor ymm14, ymm14, ymm12                           ;   516.5 p1      55 t[2]
        vpxor ymm12, ymm12, [rbp + 8896]                    ;   516.2 p5+p3   55 t[2]
        vmovdqu [rbp + 8896], ymm14                         ;   517.5 p7+p4   55 t[2] spill
        vmovdqu ymm14, [rbp + 8864]                         ;   494.5 p2      55 t[2]
        vpxor ymm14, ymm14, ymm5                            ;   516.5 p0      55 t[2]
        vmovdqu [rbp + 8864], ymm5                          ;   508.8 p7+p4   43 t[2] spill
        vmovdqu ymm5, [rbp + 8480]                          ;   495.0 p3      55 t[2]
        vpxor ymm5, ymm5, ymm8                              ;   516.8 p1      55 t[2]
        vpxor ymm5, ymm5, ymm15                             ;   517.8 p5      55 t[2]
        vpxor ymm2, ymm2, [rbp + 8768]                      ;   517.5 p0+p2   55 t[2]
        vpxor ymm7, ymm7, [rbp + 8832]                      ;   517.8 p1+p3   55 t[2]
        vpxor ymm7, ymm7, ymm8                              ;   518.8 p5      55 t[2]
        vpxor ymm8, ymm6, [rbp + 8672]                      ;   518.5 p0+p2   55 t[2]
        vmovdqu [rbp + 8768], ymm15                         ;   509.2 p7+p4   55 t[2] spill
        vmovdqu ymm15, [rbp + 8608]                         ;   497.0 p3      55 t[2]
        vpxor ymm15, ymm15, [rbp + 8736]                    ;   518.8 p1+p2   55 t[2]
        vpxor ymm15, ymm15, ymm1                            ;   519.8 p5      55 t[2]
        vmovdqu [rbp + 8608], ymm6                          ;   504.2 p7+p4   43 t[2] spill
        vmovdqu ymm6, [rbp + 8448]                          ;   498.0 p3      55 t[2]
        vpxor ymm6, ymm6, ymm8                              ;   519.5 p0      55 t[2]
        vpxor ymm8, ymm8, ymm2                              ;   519.8 p1      55 t[2]
        vmovdqu [rbp + 8480], ymm14                         ;   517.5 p7+p4   55 t[2] spill
        vmovdqu ymm14, [rbp + 8704]                         ;   498.5 p2      55 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   520.2 p5      55 t[2]
        vmovdqu [rbp + 8384], ymm4                          ;   514.5 p3+p4   55 t[2] spill
        vpxor ymm4, ymm11, ymm12                            ;   520.5 p0      55 t[2]
        vmovdqu [rbp + 8512], ymm12                         ;   517.2 p7+p4   55 t[2] spill
        vpxor ymm12, ymm13, ymm1                            ;   520.8 p1      55 t[2]
        vpxor ymm11, ymm11, ymm12                           ;   521.8 p5      55 t[2]
        vpxor ymm1, ymm1, ymm7                              ;   521.5 p0      55 t[2]
        vmovdqu [rbp + 8416], ymm11                         ;   522.8 p2+p4   55 t[2] spill
        vmovdqu ymm11, [rbp + 7904]                         ;   500.5 p3      55 t[2]
        vpxor ymm11, ymm11, ymm6                            ;   521.8 p1      55 t[2]
        vpxor ymm6, ymm6, [rbp + 8224]                      ;   522.2 p5+p2   55 t[2]
        vmovdqu [rbp + 8320], ymm13                         ;   515.5 p7+p4   55 t[2] spill
        vpxor ymm13, ymm10, ymm11                           ;   522.8 p0      55 t[2]
        vmovdqu [rbp + 8352], ymm1                          ;   522.5 p3+p4   55 t[2] spill
        vmovdqu ymm1, [rbp + 8576]                          ;   502.2 p2      55 t[2]
        vpxor ymm1, ymm1, [rbp + 8672]                      ;   522.8 p1+p3   55 t[2]
        vmovdqu [rbp + 8672], ymm12                         ;   521.8 p7+p4   55 t[2] spill
        vpxor ymm12, ymm7, ymm8                             ;   523.2 p5      55 t[2]
        vpxor ymm12, ymm12, ymm13                           ;   524.2 p0      55 t[2]
        vpxor ymm7, ymm7, ymm5                              ;   523.8 p1      55 t[2]
        vpxor ymm5, ymm5, [rbp + 8192]                      ;   524.2 p5+p2   55 t[2]
        vmovdqu [rbp + 8288], ymm13                         ;   523.8 p7+p4   55 t[2] spill
        vpxor ymm13, ymm0, ymm9                             ;   524.5 p0      55 t[2]
        vmovdqu [rbp + 8256], ymm12                         ;   525.2 p3+p4   55 t[2] spill
        vpxor ymm12, ymm6, ymm1                             ;   524.8 p1      55 t[2]
        vpxor ymm1, ymm1, ymm15                             ;   525.2 p5      55 t[2]
        vpxor ymm1, ymm1, ymm13                             ;   526.2 p0      55 t[2]
        vpxor ymm15, ymm15, [rbp + 8480]                    ;   525.8 p1+p2   55 t[2]
        vmovdqu [rbp + 9056], ymm13                         ;   525.5 p7+p4   55 t[2] spill
        vpxor ymm13, ymm3, ymm2                             ;   526.2 p5      55 t[2]
        vpxor ymm0, ymm0, [rbp + 8736]                      ;   526.5 p0+p3   55 t[2]
        vpxor ymm0, ymm0, [rbp + 8864]                      ;   527.5 p1+p2   55 t[2]
        vpxor ymm0, ymm0, ymm2                              ;   528.5 p5      55 t[2]
        vmovdqu ymm2, [rbp + 8096]                          ;   507.0 p3      55 t[2]
        vpxor ymm2, ymm2, [rbp + 8544]                      ;   527.5 p0+p2   55 t[2]
        vpxor ymm0, ymm0, ymm2                              ;   529.5 p1      55 t[2]
        vpxor ymm2, ymm2, ymm14                             ;   528.5 p5      55 t[2]
        vpxor ymm14, ymm14, [rbp + 8160]                    ;   528.5 p0+p3   55 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   529.5 p1      55 t[2]
        vmovdqu [rbp + 8864], ymm3                          ;   516.2 p7+p4   55 t[2] spill
        vmovdqu ymm3, [rbp + 8448]                          ;   508.5 p2      55 t[2]
        vpxor ymm3, ymm3, [rbp + 8800]                      ;   529.2 p5+p3   55 t[2]
        vpxor ymm10, ymm10, ymm3                            ;   530.2 p0      55 t[2]
        vpxor ymm3, ymm3, ymm7                              ;   530.2 p1      55 t[2]
        vmovdqu [rbp + 8448], ymm0                          ;   530.5 p7+p4   55 t[2] spill
        vmovdqu ymm0, [rbp + 8832]                          ;   509.8 p2      55 t[2]
        vpxor ymm0, ymm0, [rbp + 8128]                      ;   530.2 p5+p3   55 t[2]
        vmovdqu [rbp + 8832], ymm12                         ;   525.8 p7+p4   55 t[2] spill
        vpxor ymm12, ymm5, ymm0                             ;   531.2 p0      55 t[2]
        vmovdqu [rbp + 9088], ymm12                         ;   532.2 p2+p4   55 t[2] spill
        vpxor ymm12, ymm9, [rbp + 8608]                     ;   530.8 p1+p3   55 t[2]
        vpxor ymm12, ymm12, [rbp + 8128]                    ;   531.8 p5+p2   55 t[2]
        vpxor ymm12, ymm12, [rbp + 8224]                    ;   532.8 p0+p3   55 t[2]
        vpxor ymm9, ymm9, [rbp + 8768]                      ;   531.8 p1+p2   55 t[2]
        vpxor ymm7, ymm7, [r8 + 6144]                       ;   532.2 p5+p3   55 t[2]
        vpxor ymm5, ymm5, [r8 + 6176]                       ;   532.5 p0+p2   55 t[2]
        vpxor ymm11, ymm11, [r8 + 6208]                     ;   532.8 p1+p3   55 t[2]
        vpxor ymm11, ymm11, [rbp + 8576]                    ;   533.8 p5+p2   55 t[2]
        vpxor ymm5, ymm5, ymm10                             ;   533.5 p0      55 t[2]
        vpxor ymm4, ymm4, [r8 + 6336]                       ;   533.8 p1+p3   55 t[2]
        vpxor ymm6, ymm6, [r8 + 6464]                       ;   534.2 p5+p2   55 t[2]
        vpxor ymm6, ymm6, [rbp + 8800]                      ;   535.2 p0+p3   55 t[2]
        vpxor ymm0, ymm0, [r8 + 6432]                       ;   534.8 p1+p2   55 t[2]
        vpxor ymm0, ymm0, [rbp + 8256]                      ;   535.8 p5+p3   55 t[2]
        vpxor ymm0, ymm0, ymm3                              ;   536.8 p0      55 t[2]
        vmovdqu [rbp + 8800], ymm6                          ;   536.2 p7+p4   55 t[2] spill
        vpxor ymm6, ymm8, ymm12                             ;   535.8 p1      55 t[2]
        vpxor ymm6, ymm6, [r8 + 6240]                       ;   536.8 p5+p2   55 t[2]
        vpxor ymm6, ymm6, ymm1                              ;   537.8 p0      55 t[2]
        vpxor ymm1, ymm1, [r8 + 6496]                       ;   536.8 p1+p3   55 t[2]
        vmovdqu [rbp + 8576], ymm1                          ;   537.8 p7+p4   55 t[2] spill
        vmovdqu ymm1, [rbp + 8544]                          ;   518.8 p2      55 t[2]
        vpxor ymm1, ymm1, [r8 + 6272]                       ;   537.2 p5+p3   55 t[2]
        vpxor ymm1, ymm1, [rbp + 8480]                      ;   538.2 p0+p2   55 t[2]
        vpxor ymm1, ymm1, ymm9                              ;   539.2 p1      55 t[2]
        vmovdqu [rbp + 8544], ymm0                          ;   537.8 p7+p4   55 t[2] spill
        vpxor ymm0, ymm2, [r8 + 6304]                       ;   538.2 p5+p3   55 t[2]
        vpxor ymm2, ymm2, [r8 + 6560]                       ;   538.5 p0+p2   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8480]                      ;   539.5 p1+p3   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8896]                      ;   540.5 p5+p2   55 t[2]
        vmovdqu [rbp + 8224], ymm2                          ;   541.5 p7+p4   55 t[2] spill
        vmovdqu ymm2, [rbp + 8672]                          ;   522.0 p3      55 t[2]
        vpxor ymm2, ymm2, [r8 + 6368]                       ;   539.5 p0+p2   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8128]                      ;   540.5 p1+p3   55 t[2]
        vpxor ymm10, ymm10, [r8 + 6720]                     ;   540.2 p5+p2   55 t[2]
        vpxor ymm10, ymm10, [rbp + 8832]                    ;   541.2 p0+p3   55 t[2]
        vpxor ymm8, ymm8, [r8 + 6752]                       ;   540.8 p1+p2   55 t[2]
        vpxor ymm8, ymm8, [rbp + 9056]                      ;   541.8 p5+p3   55 t[2]
        vmovdqu [rbp + 9056], ymm8                          ;   542.8 p7+p4   55 t[2] spill
        vmovdqu ymm8, [rbp + 8352]                          ;   525.8 p2      55 t[2]
        vpxor ymm8, ymm8, [r8 + 6400]                       ;   541.5 p0+p3   55 t[2]
        vpxor ymm8, ymm8, [rbp + 8192]                      ;   542.5 p1+p2   55 t[2]
        vmovdqu [rbp + 8192], ymm10                         ;   542.2 p7+p4   55 t[2] spill
        vpxor ymm10, ymm15, [rbp + 8096]                    ;   542.2 p5+p3   55 t[2]
        vpxor ymm10, ymm10, [r8 + 6528]                     ;   543.2 p0+p2   55 t[2]
        vmovdqu [rbp + 8096], ymm10                         ;   544.2 p7+p4   55 t[2] spill
        vpxor ymm10, ymm14, [rbp + 8640]                    ;   542.8 p1+p3   55 t[2]
        vpxor ymm10, ymm10, [r8 + 6592]                     ;   543.8 p5+p2   55 t[2]
        vpxor ymm14, ymm14, [r8 + 6848]                     ;   543.5 p0+p3   55 t[2]
        vpxor ymm14, ymm14, [rbp + 8864]                    ;   544.5 p1+p2   55 t[2]
        vpxor ymm3, ymm3, [r8 + 6944]                       ;   544.2 p5+p3   55 t[2]
        vmovdqu [rbp + 8864], ymm14                         ;   545.5 p7+p4   55 t[2] spill
        vpxor ymm14, ymm13, [rbp + 8320]                    ;   544.5 p0+p2   55 t[2]
        vpxor ymm14, ymm14, [r8 + 6624]                     ;   545.5 p1+p3   55 t[2]
        vpxor ymm13, ymm13, [r8 + 6880]                     ;   545.2 p5+p2   55 t[2]
        vpxor ymm13, ymm13, [rbp + 8416]                    ;   546.2 p0+p3   55 t[2]
        vpxor ymm3, ymm3, [rbp + 7904]                      ;   545.8 p1+p2   55 t[2]
        vpxor ymm3, ymm3, [rbp + 9088]                      ;   546.8 p5+p3   55 t[2]
        vpxor ymm12, ymm12, [r8 + 7008]                     ;   546.5 p0+p2   55 t[2]
        vpxor ymm12, ymm12, [rbp + 8736]                    ;   547.5 p1+p3   55 t[2]
        vmovdqu [rbp + 8736], ymm12                         ;   548.5 p7+p4   55 t[2] spill
        vmovdqu ymm12, [rbp + 8352]                         ;   534.8 p2      55 t[2]
        vpxor ymm12, ymm12, [r8 + 6656]                     ;   547.2 p5+p3   55 t[2]
        vpxor ymm12, ymm12, [rbp + 9088]                    ;   548.2 p0+p2   55 t[2]
        vpxor ymm15, ymm15, ymm9                            ;   547.8 p1      55 t[2]
        vmovdqu ymm9, [rbp + 8256]                          ;   536.0 p3      55 t[2]
        vpxor ymm9, ymm9, [r8 + 6688]                       ;   548.2 p5+p2   55 t[2]
        vpxor ymm15, ymm15, [r8 + 7040]                     ;   548.8 p0+p3   55 t[2]
        vpxor ymm15, ymm15, [rbp + 8448]                    ;   549.8 p1+p2   55 t[2]
        vmovdqu [rbp + 8256], ymm15                         ;   550.8 p7+p4   55 t[2] spill
        vmovdqu ymm15, [rbp + 8448]                         ;   538.0 p3      55 t[2]
        vpxor ymm15, ymm15, [r8 + 6784]                     ;   549.2 p5+p2   55 t[2]
        vmovdqu [rbp + 8448], ymm3                          ;   547.8 p7+p4   55 t[2] spill
        vmovdqu ymm3, [rbp + 8160]                          ;   539.0 p3      55 t[2]
        vpxor ymm3, ymm3, [r8 + 6816]                       ;   549.5 p0+p2   55 t[2]
        vpxor ymm3, ymm3, [rbp + 8384]                      ;   550.5 p1+p3   55 t[2]
        vpxor ymm3, ymm3, [rbp + 8480]                      ;   551.5 p5+p2   55 t[2]
        vmovdqu [rbp + 8480], ymm13                         ;   547.2 p7+p4   55 t[2] spill
        vmovdqu ymm13, [rbp + 9088]                         ;   541.0 p3      55 t[2]
        vpxor ymm13, ymm13, [r8 + 6912]                     ;   550.5 p0+p2   55 t[2]
        vpxor ymm13, ymm13, [rbp + 8768]                    ;   551.5 p1+p3   55 t[2]
        vmovdqu [rbp + 8768], ymm13                         ;   552.5 p7+p4   55 t[2] spill
        vmovdqu ymm13, [rbp + 8832]                         ;   542.8 p2      55 t[2]
        vpxor ymm13, ymm13, [r8 + 6976]                     ;   551.2 p5+p3   55 t[2]
        vpxor ymm13, ymm13, [rbp + 8288]                    ;   552.2 p0+p2   55 t[2]
        vmovdqu [rbp + 8288], ymm13                         ;   553.2 p7+p4   55 t[2] spill
        vmovdqu ymm13, [rbp + 8896]                         ;   544.0 p3      55 t[2]
        vpxor ymm13, ymm13, [r8 + 7072]                     ;   551.8 p1+p2   55 t[2]
        vpxor ymm13, ymm13, [rbp + 8704]                    ;   552.8 p5+p3   55 t[2]
        vmovdqu [rbp + 8704], ymm13                         ;   553.8 p7+p4   55 t[2] spill
        vmovdqu ymm13, [rbp + 8512]                         ;   545.8 p2      55 t[2]
        vpxor ymm13, ymm13, [r8 + 7104]                     ;   552.5 p0+p3   55 t[2]
        vpxor ymm13, ymm13, [rbp + 8640]                    ;   553.5 p1+p2   55 t[2]
        vmovdqu [rbp + 8640], ymm13                         ;   554.5 p7+p4   55 t[2] spill
        vmovdqu ymm13, [rbp + 8416]                         ;   547.0 p3      55 t[2]
        vpxor ymm13, ymm13, [r8 + 7136]                     ;   553.2 p5+p2   55 t[2]
        vmovdqu [rbp + 8416], ymm13                         ;   554.2 p7+p4   55 t[2] spill
        vmovdqu ymm13, [rbp + 5024]                         ;   548.0 p3      43 t[3]
        vmovdqu [rbp + 8512], ymm3                          ;   552.5 p7+p4   55 t[2] spill
        vmovdqu ymm3, [rbp + 5088]                          ;   548.8 p2      43 t[3]
        vpxor ymm3, ymm3, [rbp + 5120]                      ;   554.8 p0+p3   43 t[3]
        vpxor ymm13, ymm13, ymm3                            ;   555.8 p1      43 t[3]
        vmovdqu [rbp + 8896], ymm15                         ;   550.2 p7+p4   55 t[2] spill
        vpxor ymm15, ymm13, [rbp + 5216]                    ;   556.8 p5+p2   43 t[3]
        vmovdqu [rbp + 8832], ymm9                          ;   549.2 p7+p4   55 t[2] spill
        vpxor ymm9, ymm15, [rbp + 5184]                     ;   557.8 p0+p3   43 t[3]
        vmovdqu [rbp + 9088], ymm12                         ;   549.2 p7+p4   55 t[2] spill
        vpxor ymm12, ymm15, [rbp + 4992]                    ;   557.8 p1+p2   43 t[3]
        vmovdqu [rbp + 8384], ymm14                         ;   546.5 p7+p4   55 t[2] spill
        vpxor ymm14, ymm12, [rbp + 5056]                    ;   558.8 p5+p3   43 t[3]
        vmovdqu [rbp + 8160], ymm10                         ;   544.8 p7+p4   55 t[2] spill
        vpxor ymm10, ymm14, [rbp + 5088]                    ;   559.8 p0+p2   43 t[3]
        vmovdqu [rbp + 8352], ymm8                          ;   543.5 p7+p4   55 t[2] spill
        vpxor ymm8, ymm9, [rbp + 5152]                      ;   558.8 p1+p3   43 t[3]
        vmovdqu [rbp + 7904], ymm2                          ;   543.2 p7+p4   55 t[2] spill
        vpxor ymm2, ymm8, [rbp + 4992]                      ;   559.8 p5+p2   43 t[3]
        vmovdqu [rbp + 8320], ymm4                          ;   544.2 p7+p4   55 t[2] spill
        vpxor ymm4, ymm8, [rbp + 5120]                      ;   559.8 p0+p3   43 t[3]
        vmovdqu [rbp + 8128], ymm0                          ;   545.2 p7+p4   55 t[2] spill
        vpxor ymm0, ymm9, ymm10                             ;   560.8 p1      43 t[3]
        vmovdqu [rbp + 8672], ymm1                          ;   546.2 p7+p4   55 t[2] spill
        vpxor ymm1, ymm0, [rbp + 5216]                      ;   561.8 p5+p2   43 t[3]
        vmovdqu [rbp + 8608], ymm6                          ;   547.2 p7+p4   55 t[2] spill
        vpxor ymm6, ymm4, ymm1                              ;   562.8 p0      43 t[3]
        vmovdqu [rbp + 8960], ymm11                         ;   548.2 p7+p4   55 t[2] spill
        vpxor ymm11, ymm6, [rbp + 5088]                     ;   563.8 p1+p3   43 t[3]
        vmovdqu [rbp + 8992], ymm5                          ;   549.2 p7+p4   55 t[2] spill
        vpxor ymm5, ymm1, [rbp + 4992]                      ;   562.8 p5+p2   43 t[3]
        vpxor ymm3, ymm3, ymm5                              ;   563.8 p0      43 t[3]
        vpand ymm5, ymm5, ymm1                              ;   563.8 p1      43 t[3]
        vpxor ymm13, ymm13, ymm5                            ;   564.8 p5      43 t[3]
        vmovdqu [rbp + 9024], ymm7                          ;   550.2 p7+p4   55 t[2] spill
        vpand ymm7, ymm8, ymm6                              ;   563.8 p0      43 t[3]
        vpxor ymm13, ymm13, ymm7                            ;   565.8 p1      43 t[3]
        vpand ymm7, ymm10, ymm3                             ;   564.8 p5      43 t[3]
        vpxor ymm5, ymm5, ymm7                              ;   565.8 p0      43 t[3]
        vpxor ymm7, ymm10, ymm4                             ;   560.8 p1      43 t[3]
        vmovdqu [rbp + 8928], ymm8                          ;   559.8 p7+p4   43 t[3] spill
        vpand ymm8, ymm7, ymm11                             ;   564.8 p5      43 t[3]
        vpxor ymm8, ymm8, [rbp + 5120]                      ;   565.8 p0+p3   43 t[3]
        vpxor ymm8, ymm8, ymm5                              ;   566.8 p1      43 t[3]
        vmovdqu [rbp + 9120], ymm6                          ;   563.8 p7+p4   43 t[3] spill
        vpxor ymm6, ymm7, [rbp + 5216]                      ;   562.2 p5+p2   43 t[3]
        vmovdqu [rbp + 9152], ymm7                          ;   561.8 p7+p4   43 t[3] spill
        vpor ymm7, ymm12, [rbp + 5216]                      ;   562.5 p0+p3   43 t[3]
        vmovdqu [rbp + 9184], ymm1                          ;   562.8 p7+p4   43 t[3] spill
        vpand ymm1, ymm15, ymm0                             ;   562.8 p1      43 t[3]
        vpxor ymm8, ymm8, ymm1                              ;   567.8 p5      43 t[3]
        vpxor ymm1, ymm1, ymm13                             ;   566.8 p0      43 t[3]
        vpxor ymm13, ymm13, ymm7                            ;   566.8 p1      43 t[3]
        vpxor ymm14, ymm14, ymm7                            ;   564.2 p5      43 t[3]
        vpxor ymm7, ymm15, ymm3                             ;   564.8 p0      43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   566.8 p1      43 t[3]
        vpand ymm5, ymm9, ymm7                              ;   565.8 p5      43 t[3]
        vpxor ymm1, ymm1, ymm5                              ;   567.8 p0      43 t[3]
        vpxor ymm5, ymm12, ymm11                            ;   565.8 p1      43 t[3]
        vmovdqu [rbp + 9216], ymm7                          ;   565.8 p7+p4   43 t[3] spill
        vpand ymm7, ymm6, ymm5                              ;   566.8 p5      43 t[3]
        vpxor ymm13, ymm13, ymm7                            ;   567.8 p0      43 t[3]
        vpand ymm7, ymm1, ymm8                              ;   568.8 p1      43 t[3]
        vpxor ymm13, ymm13, ymm7                            ;   569.8 p5      43 t[3]
        vmovdqu [rbp + 9248], ymm9                          ;   558.8 p7+p4   43 t[3] spill
        vpand ymm9, ymm2, ymm4                              ;   567.5 p0      43 t[3]
        vpxor ymm14, ymm14, ymm9                            ;   568.5 p1      43 t[3]
        vpand ymm9, ymm14, ymm13                            ;   570.8 p5      43 t[3]
        vpxor ymm1, ymm1, ymm9                              ;   571.8 p0      43 t[3]
        vpand ymm9, ymm14, ymm1                             ;   572.8 p1      43 t[3]
        vpxor ymm9, ymm9, ymm8                              ;   573.8 p5      43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   570.8 p0      43 t[3]
        vpor ymm7, ymm7, ymm8                               ;   571.8 p1      43 t[3]
        vpxor ymm7, ymm7, ymm1                              ;   572.8 p5      43 t[3]
        vpor ymm13, ymm7, ymm9                              ;   574.8 p0      43 t[3]
        vpand ymm1, ymm1, ymm9                              ;   574.8 p1      43 t[3]
        vpand ymm5, ymm5, ymm9                              ;   574.8 p5      43 t[3]
        vpxor ymm14, ymm14, ymm1                            ;   575.8 p0      43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   575.8 p1      43 t[3]
        vpxor ymm1, ymm9, ymm7                              ;   574.8 p5      43 t[3]
        vpand ymm10, ymm10, ymm8                            ;   576.8 p0      43 t[3]
        vpxor ymm13, ymm1, ymm8                             ;   576.8 p1      43 t[3]
        vpand ymm12, ymm12, ymm7                            ;   573.8 p5      43 t[3]
        vpand ymm3, ymm3, ymm8                              ;   576.8 p0      43 t[3]
        vpxor ymm8, ymm8, ymm14                             ;   576.8 p1      43 t[3]
        vpand ymm11, ymm11, ymm1                            ;   575.8 p5      43 t[3]
        vpxor ymm3, ymm3, ymm11                             ;   577.8 p0      43 t[3]
        vpand ymm4, ymm4, ymm13                             ;   577.8 p1      43 t[3]
        vpand ymm2, ymm2, ymm13                             ;   577.8 p5      43 t[3]
        vpand ymm13, ymm7, [rbp + 5216]                     ;   575.5 p0+p2   43 t[3]
        vpxor ymm7, ymm7, ymm8                              ;   577.8 p1      43 t[3]
        vpand ymm15, ymm15, ymm8                            ;   577.8 p5      43 t[3]
        vpand ymm0, ymm0, ymm8                              ;   577.8 p0      43 t[3]
        vmovdqu ymm8, [rbp + 9184]                          ;   562.8 p3      43 t[3]
        vpand ymm8, ymm8, ymm7                              ;   578.8 p1      43 t[3]
        vpand ymm7, ymm7, [rbp + 4992]                      ;   578.8 p5+p2   43 t[3]
        vpand ymm6, ymm6, ymm9                              ;   577.5 p0      43 t[3]
        vpand ymm1, ymm1, [rbp + 9152]                      ;   577.8 p1+p3   43 t[3]
        vpxor ymm9, ymm9, ymm14                             ;   578.2 p5      43 t[3]
        vpxor ymm15, ymm15, ymm7                            ;   579.8 p0      43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   579.8 p1      43 t[3]
        vpxor ymm8, ymm8, ymm6                              ;   580.8 p5      43 t[3]
        vpxor ymm6, ymm6, ymm4                              ;   579.5 p0      43 t[3]
        vpxor ymm13, ymm13, ymm0                            ;   579.8 p1      43 t[3]
        vmovdqu ymm0, [rbp + 9120]                          ;   563.8 p2      43 t[3]
        vpand ymm0, ymm0, ymm9                              ;   580.2 p5      43 t[3]
        vpxor ymm8, ymm8, ymm0                              ;   581.8 p0      43 t[3]
        vpxor ymm10, ymm10, ymm0                            ;   581.2 p1      43 t[3]
        vmovdqu ymm0, [rbp + 8928]                          ;   562.2 p3      43 t[3]
        vpand ymm0, ymm0, ymm9                              ;   581.2 p5      43 t[3]
        vpxor ymm6, ymm6, ymm10                             ;   582.2 p0      43 t[3]
        vmovdqu ymm9, [rbp + 9248]                          ;   563.0 p2      43 t[3]
        vpand ymm9, ymm9, ymm14                             ;   581.8 p1      43 t[3]
        vpand ymm14, ymm14, [rbp + 9216]                    ;   582.2 p5+p3   43 t[3]
        vpxor ymm13, ymm13, ymm4                            ;   582.5 p0      43 t[3]
        vpxor ymm4, ymm3, ymm15                             ;   582.8 p1      43 t[3]
        vpxor ymm4, ymm4, ymm6                              ;   583.8 p5      43 t[3]
        vpxor ymm1, ymm1, ymm4                              ;   584.8 p0      43 t[3]
        vpxor ymm13, ymm13, ymm1                            ;   585.8 p1      43 t[3]
        vpxor ymm14, ymm14, ymm13                           ;   586.8 p5      43 t[3]
        vpxor ymm11, ymm11, ymm2                            ;   584.5 p0      43 t[3]
        vpxor ymm5, ymm5, ymm14                             ;   587.8 p1      43 t[3]
        vpxor ymm11, ymm11, ymm5                            ;   588.8 p5      43 t[3]
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256]  ;   566.0 p2      43 t[0] reload
        vpxor ymm4, ymm4, ymm2                              ;   585.5 p0      43 t[3]
        vpxor ymm6, ymm6, ymm2                              ;   585.8 p1      43 t[3]
        vpxor ymm10, ymm10, ymm2                            ;   586.2 p5      43 t[3]
        vpxor ymm10, ymm10, ymm9                            ;   587.2 p0      43 t[3]
        vpxor ymm10, ymm10, ymm1                            ;   588.2 p1      43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   587.2 p5      43 t[3]
        vpxor ymm15, ymm15, ymm2                            ;   588.2 p0      43 t[3]
        vpxor ymm15, ymm15, ymm14                           ;   589.2 p1      43 t[3]
        vmovdqu ymm14, [rbp + 2208]                         ;   568.2 p3      43 t[3]
        vmovdqu ymm0, [rbp + 2272]                          ;   568.5 p2      43 t[3]
        vmovdqu ymm1, [rbp + 2304]                          ;   569.2 p3      43 t[3] reload
        vpxor ymm0, ymm0, ymm1                              ;   588.2 p5      43 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   589.2 p0      43 t[3]
        vmovdqu ymm9, [rbp + 2400]                          ;   569.5 p2      43 t[3] reload
        vmovdqu [rbp + 9216], ymm4                          ;   586.5 p7+p4   43 t[3] spill
        vpxor ymm4, ymm14, ymm9                             ;   590.2 p1      43 t[3]
        vmovdqu [rbp + 9248], ymm8                          ;   582.8 p3+p4   43 t[3] spill
        vpxor ymm8, ymm4, [rbp + 2368]                      ;   591.2 p5+p2   43 t[3]
        vmovdqu [rbp + 8928], ymm6                          ;   586.8 p7+p4   43 t[3] spill
        vpxor ymm6, ymm4, [rbp + 2176]                      ;   591.2 p0+p3   43 t[3]
        vmovdqu [rbp + 9120], ymm13                         ;   586.8 p2+p4   43 t[3] spill
        vpxor ymm13, ymm6, [rbp + 2240]                     ;   592.2 p1+p3   43 t[3]
        vmovdqu [rbp + 9152], ymm15                         ;   590.2 p7+p4   43 t[3] spill
        vpxor ymm15, ymm13, [rbp + 2272]                    ;   593.2 p5+p2   43 t[3]
        vmovdqu [rbp + 9184], ymm10                         ;   589.2 p7+p4   43 t[3] spill
        vpxor ymm10, ymm8, [rbp + 2336]                     ;   592.2 p0+p3   43 t[3]
        vmovdqu [rbp + 9280], ymm12                         ;   575.8 p2+p4   43 t[3] spill
        vpxor ymm12, ymm10, [rbp + 2176]                    ;   593.2 p1+p3   43 t[3]
        vmovdqu [rbp + 9312], ymm3                          ;   578.8 p7+p4   43 t[3] spill
        vpxor ymm3, ymm10, ymm1                             ;   593.2 p5      43 t[3]
        vmovdqu [rbp + 9344], ymm7                          ;   579.8 p2+p4   43 t[3] spill
        vpxor ymm7, ymm8, ymm15                             ;   594.2 p0      43 t[3]
        vmovdqu [rbp + 9376], ymm5                          ;   588.8 p7+p4   43 t[3] spill
        vpxor ymm5, ymm7, ymm9                              ;   595.2 p1      43 t[3]
        vmovdqu [rbp + 9408], ymm11                         ;   589.8 p3+p4   43 t[3] spill
        vpxor ymm11, ymm3, ymm5                             ;   596.2 p5      43 t[3]
        vpxor ymm2, ymm11, [rbp + 2272]                     ;   597.2 p0+p2   43 t[3]
        vpxor ymm1, ymm5, [rbp + 2176]                      ;   596.2 p1+p3   43 t[3]
        vpxor ymm0, ymm0, ymm1                              ;   597.2 p5      43 t[3]
        vpand ymm1, ymm1, ymm5                              ;   597.2 p0      43 t[3]
        vpxor ymm14, ymm14, ymm1                            ;   598.2 p1      43 t[3]
        vmovdqu [rbp + 9440], ymm5                          ;   596.2 p7+p4   43 t[3] spill
        vpand ymm5, ymm10, ymm11                            ;   597.2 p5      43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   599.2 p0      43 t[3]
        vpand ymm5, ymm15, ymm0                             ;   598.2 p1      43 t[3]
        vpxor ymm1, ymm1, ymm5                              ;   599.2 p5      43 t[3]
        vpxor ymm5, ymm15, ymm3                             ;   595.5 p0      43 t[3]
        vmovdqu [rbp + 9472], ymm10                         ;   593.2 p2+p4   43 t[3] spill
        vpand ymm10, ymm5, ymm2                             ;   598.2 p1      43 t[3]
        vpxor ymm10, ymm10, [rbp + 2304]                    ;   599.2 p5+p3   43 t[3]
        vpxor ymm10, ymm10, ymm1                            ;   600.2 p0      43 t[3]
        vmovdqu [rbp + 9504], ymm11                         ;   597.2 p7+p4   43 t[3] spill
        vpxor ymm11, ymm5, ymm9                             ;   596.8 p1      43 t[3]
        vmovdqu [rbp + 9536], ymm5                          ;   596.5 p2+p4   43 t[3] spill
        vpor ymm5, ymm6, ymm9                               ;   597.2 p5      43 t[3]
        vpand ymm9, ymm4, ymm7                              ;   597.5 p0      43 t[3]
        vpxor ymm10, ymm10, ymm9                            ;   601.2 p1      43 t[3]
        vpxor ymm9, ymm9, ymm14                             ;   600.2 p5      43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   600.2 p0      43 t[3]
        vpxor ymm13, ymm13, ymm5                            ;   598.8 p1      43 t[3]
        vpxor ymm5, ymm4, ymm0                              ;   599.2 p5      43 t[3]
        vpxor ymm13, ymm13, ymm1                            ;   600.2 p0      43 t[3]
        vpand ymm1, ymm8, ymm5                              ;   600.2 p1      43 t[3]
        vpxor ymm9, ymm9, ymm1                              ;   601.2 p5      43 t[3]
        vpxor ymm1, ymm6, ymm2                              ;   600.5 p0      43 t[3]
        vmovdqu [rbp + 9568], ymm5                          ;   600.2 p3+p4   43 t[3] spill
        vpand ymm5, ymm11, ymm1                             ;   601.5 p1      43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   602.5 p5      43 t[3]
        vpand ymm5, ymm9, ymm10                             ;   602.2 p0      43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   603.5 p1      43 t[3]
        vmovdqu [rbp + 9600], ymm8                          ;   592.2 p7+p4   43 t[3] spill
        vpand ymm8, ymm12, ymm3                             ;   602.2 p5      43 t[3]
        vpxor ymm13, ymm13, ymm8                            ;   603.2 p0      43 t[3]
        vpand ymm8, ymm14, ymm13                            ;   604.5 p1      43 t[3]
        vpxor ymm9, ymm9, ymm8                              ;   605.5 p5      43 t[3]
        vpand ymm8, ymm13, ymm9                             ;   606.5 p0      43 t[3]
        vpxor ymm8, ymm8, ymm10                             ;   607.5 p1      43 t[3]
        vpxor ymm10, ymm10, ymm14                           ;   604.5 p5      43 t[3]
        vpor ymm5, ymm5, ymm10                              ;   605.5 p0      43 t[3]
        vpxor ymm5, ymm5, ymm9                              ;   606.5 p1      43 t[3]
        vpor ymm14, ymm5, ymm8                              ;   608.5 p5      43 t[3]
        vpand ymm9, ymm9, ymm8                              ;   608.5 p0      43 t[3]
        vpand ymm1, ymm1, ymm8                              ;   608.5 p1      43 t[3]
        vpxor ymm13, ymm13, ymm9                            ;   609.5 p5      43 t[3]
        vpxor ymm10, ymm10, ymm14                           ;   609.5 p0      43 t[3]
        vpxor ymm14, ymm8, ymm5                             ;   608.5 p1      43 t[3]
        vpand ymm15, ymm15, ymm10                           ;   610.5 p5      43 t[3]
        vpxor ymm9, ymm14, ymm10                            ;   610.5 p0      43 t[3]
        vpand ymm6, ymm6, ymm5                              ;   607.8 p1      43 t[3]
        vpand ymm0, ymm0, ymm10                             ;   610.5 p5      43 t[3]
        vpxor ymm10, ymm10, ymm13                           ;   610.5 p0      43 t[3]
        vpand ymm2, ymm2, ymm14                             ;   609.5 p1      43 t[3]
        vpxor ymm0, ymm0, ymm2                              ;   611.5 p5      43 t[3]
        vpand ymm3, ymm3, ymm9                              ;   611.5 p0      43 t[3]
        vpand ymm12, ymm12, ymm9                            ;   611.5 p1      43 t[3]
        vpand ymm9, ymm5, [rbp + 2400]                      ;   610.2 p5+p2   43 t[3]
        vpxor ymm5, ymm5, ymm10                             ;   611.5 p0      43 t[3]
        vpand ymm4, ymm4, ymm10                             ;   611.5 p1      43 t[3]
        vpand ymm7, ymm7, ymm10                             ;   611.5 p5      43 t[3]
        vmovdqu ymm10, [rbp + 9440]                         ;   596.2 p3      43 t[3]
        vpand ymm10, ymm10, ymm5                            ;   612.5 p0      43 t[3]
        vpand ymm5, ymm5, [rbp + 2176]                      ;   612.5 p1+p2   43 t[3]
        vpand ymm11, ymm11, ymm8                            ;   612.2 p5      43 t[3]
        vpand ymm14, ymm14, [rbp + 9536]                    ;   612.5 p0+p3   43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   612.8 p1      43 t[3]
        vpxor ymm4, ymm4, ymm5                              ;   613.5 p5      43 t[3]
        vpxor ymm10, ymm10, ymm9                            ;   613.5 p0      43 t[3]
        vpxor ymm10, ymm10, ymm11                           ;   614.5 p1      43 t[3]
        vpxor ymm11, ymm11, ymm3                            ;   614.2 p5      43 t[3]
        vpxor ymm9, ymm9, ymm7                              ;   614.5 p0      43 t[3]
        vmovdqu ymm7, [rbp + 9504]                          ;   597.2 p2      43 t[3]
        vpand ymm7, ymm7, ymm8                              ;   614.8 p1      43 t[3]
        vpxor ymm10, ymm10, ymm7                            ;   615.8 p5      43 t[3]
        vpxor ymm15, ymm15, ymm7                            ;   615.8 p0      43 t[3]
        vmovdqu ymm7, [rbp + 9472]                          ;   594.8 p3      43 t[3]
        vpand ymm7, ymm7, ymm8                              ;   615.8 p1      43 t[3]
        vmovdqu ymm8, [rbp + 9600]                          ;   595.2 p2      43 t[3]
        vpxor ymm11, ymm11, ymm15                           ;   616.8 p5      43 t[3]
        vpand ymm8, ymm8, ymm13                             ;   616.5 p0      43 t[3]
        vpand ymm13, ymm13, [rbp + 9568]                    ;   616.8 p1+p3   43 t[3]
        vpxor ymm9, ymm9, ymm3                              ;   617.2 p5      43 t[3]
        vpxor ymm3, ymm0, ymm4                              ;   617.5 p0      43 t[3]
        vpxor ymm3, ymm3, ymm11                             ;   618.5 p1      43 t[3]
        vpxor ymm14, ymm14, ymm3                            ;   619.5 p5      43 t[3]
        vpxor ymm9, ymm9, ymm14                             ;   620.5 p0      43 t[3]
        vpxor ymm13, ymm13, ymm9                            ;   621.5 p1      43 t[3]
        vpxor ymm2, ymm2, ymm12                             ;   619.2 p5      43 t[3]
        vpxor ymm1, ymm1, ymm13                             ;   622.5 p0      43 t[3]
        vpxor ymm6, ymm6, ymm0                              ;   619.8 p1      43 t[3]
        vpxor ymm6, ymm6, ymm5                              ;   620.8 p5      43 t[3]
        vpxor ymm2, ymm2, ymm1                              ;   623.5 p0      43 t[3]
        vpxor ymm6, ymm6, ymm1                              ;   623.5 p1      43 t[3]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   599.2 p2      43 t[0] reload
        vpxor ymm11, ymm11, ymm0                            ;   621.2 p5      43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   621.5 p0      43 t[3]
        vpxor ymm15, ymm15, ymm8                            ;   622.5 p1      43 t[3]
        vpxor ymm15, ymm15, ymm14                           ;   623.5 p5      43 t[3]
        vpxor ymm4, ymm4, ymm0                              ;   622.5 p0      43 t[3]
        vpxor ymm4, ymm4, ymm7                              ;   623.5 p1      43 t[3]
        vpxor ymm4, ymm4, ymm13                             ;   624.5 p5      43 t[3]
        vmovdqu ymm14, [rbp + 3488]                         ;   601.2 p3      43 t[3]
        vmovdqu ymm1, [rbp + 3552]                          ;   601.5 p2      43 t[3]
        vmovdqu ymm5, [rbp + 3584]                          ;   602.2 p3      43 t[3] reload
        vpxor ymm1, ymm1, ymm5                              ;   623.5 p0      43 t[3]
        vpxor ymm14, ymm14, ymm1                            ;   624.5 p1      43 t[3]
        vmovdqu ymm7, [rbp + 3680]                          ;   602.5 p2      43 t[3] reload
        vpxor ymm8, ymm14, ymm7                             ;   625.5 p5      43 t[3]
        vpxor ymm12, ymm8, [rbp + 3648]                     ;   626.5 p0+p3   43 t[3]
        vmovdqu ymm13, [rbp + 3456]                         ;   603.5 p2      43 t[3] reload
        vmovdqu [rbp + 9568], ymm9                          ;   621.5 p7+p4   43 t[3] spill
        vpxor ymm9, ymm8, ymm13                             ;   626.5 p1      43 t[3]
        vmovdqu [rbp + 9600], ymm10                         ;   616.8 p3+p4   43 t[3] spill
        vpxor ymm10, ymm9, [rbp + 3520]                     ;   627.5 p5+p2   43 t[3]
        vmovdqu [rbp + 9472], ymm11                         ;   622.2 p7+p4   43 t[3] spill
        vpxor ymm11, ymm10, [rbp + 3552]                    ;   628.5 p0+p3   43 t[3]
        vmovdqu [rbp + 9504], ymm3                          ;   619.5 p2+p4   43 t[3] spill
        vpxor ymm3, ymm12, [rbp + 3616]                     ;   627.5 p1+p3   43 t[3]
        vmovdqu [rbp + 9536], ymm4                          ;   625.5 p7+p4   43 t[3] spill
        vpxor ymm4, ymm3, ymm13                             ;   628.5 p5      43 t[3]
        vmovdqu [rbp + 9440], ymm15                         ;   624.5 p2+p4   43 t[3] spill
        vpxor ymm15, ymm3, ymm5                             ;   628.5 p0      43 t[3]
        vmovdqu [rbp + 9632], ymm6                          ;   624.5 p7+p4   43 t[3] spill
        vpxor ymm6, ymm12, ymm11                            ;   629.5 p1      43 t[3]
        vmovdqu [rbp + 9664], ymm2                          ;   624.5 p3+p4   43 t[3] spill
        vpxor ymm2, ymm6, ymm7                              ;   630.5 p5      43 t[3]
        vpxor ymm0, ymm15, ymm2                             ;   631.5 p0      43 t[3]
        vpxor ymm5, ymm0, [rbp + 3552]                      ;   632.5 p1+p2   43 t[3]
        vmovdqu [rbp + 9696], ymm10                         ;   628.5 p7+p4   43 t[3] spill
        vpxor ymm10, ymm2, ymm13                            ;   631.5 p5      43 t[3]
        vpxor ymm1, ymm1, ymm10                             ;   632.5 p0      43 t[3]
        vpand ymm10, ymm10, ymm2                            ;   632.5 p1      43 t[3]
        vpxor ymm14, ymm14, ymm10                           ;   633.5 p5      43 t[3]
        vpand ymm13, ymm3, ymm0                             ;   632.5 p0      43 t[3]
        vpxor ymm14, ymm14, ymm13                           ;   634.5 p1      43 t[3]
        vpand ymm13, ymm11, ymm1                            ;   633.5 p5      43 t[3]
        vpxor ymm10, ymm10, ymm13                           ;   634.5 p0      43 t[3]
        vpxor ymm13, ymm11, ymm15                           ;   630.8 p1      43 t[3]
        vmovdqu [rbp + 9728], ymm3                          ;   628.5 p3+p4   43 t[3] spill
        vpand ymm3, ymm13, ymm5                             ;   633.5 p5      43 t[3]
        vpxor ymm3, ymm3, [rbp + 3584]                      ;   634.5 p0+p2   43 t[3]
        vpxor ymm3, ymm3, ymm10                             ;   635.5 p1      43 t[3]
        vmovdqu [rbp + 9760], ymm0                          ;   632.5 p7+p4   43 t[3] spill
        vpxor ymm0, ymm13, ymm7                             ;   632.2 p5      43 t[3]
        vmovdqu [rbp + 9792], ymm13                         ;   631.8 p3+p4   43 t[3] spill
        vpor ymm13, ymm9, ymm7                              ;   632.5 p0      43 t[3]
        vpand ymm7, ymm8, ymm6                              ;   632.8 p1      43 t[3]
        vpxor ymm3, ymm3, ymm7                              ;   636.5 p5      43 t[3]
        vpxor ymm7, ymm7, ymm14                             ;   635.5 p0      43 t[3]
        vpxor ymm14, ymm14, ymm13                           ;   635.5 p1      43 t[3]
        vpxor ymm13, ymm13, [rbp + 9696]                    ;   634.5 p5+p2   43 t[3]
        vpxor ymm13, ymm13, ymm10                           ;   635.5 p0      43 t[3]
        vpxor ymm10, ymm8, ymm1                             ;   634.8 p1      43 t[3]
        vmovdqu [rbp + 9696], ymm6                          ;   630.5 p7+p4   43 t[3] spill
        vpand ymm6, ymm12, ymm10                            ;   635.8 p5      43 t[3]
        vpxor ymm7, ymm7, ymm6                              ;   636.8 p0      43 t[3]
        vpxor ymm6, ymm9, ymm5                              ;   635.8 p1      43 t[3]
        vmovdqu [rbp + 9824], ymm10                         ;   635.8 p3+p4   43 t[3] spill
        vpand ymm10, ymm0, ymm6                             ;   636.8 p5      43 t[3]
        vpxor ymm14, ymm14, ymm10                           ;   637.8 p0      43 t[3]
        vpand ymm10, ymm7, ymm3                             ;   637.8 p1      43 t[3]
        vpxor ymm14, ymm14, ymm10                           ;   638.8 p5      43 t[3]
        vmovdqu [rbp + 9856], ymm12                         ;   627.5 p2+p4   43 t[3] spill
        vpand ymm12, ymm4, ymm15                            ;   637.5 p0      43 t[3]
        vpxor ymm13, ymm13, ymm12                           ;   638.5 p1      43 t[3]
        vpand ymm12, ymm14, ymm13                           ;   639.8 p5      43 t[3]
        vpxor ymm7, ymm7, ymm12                             ;   640.8 p0      43 t[3]
        vpand ymm12, ymm13, ymm7                            ;   641.8 p1      43 t[3]
        vpxor ymm12, ymm12, ymm3                            ;   642.8 p5      43 t[3]
        vpxor ymm3, ymm3, ymm14                             ;   639.8 p0      43 t[3]
        vpor ymm10, ymm10, ymm3                             ;   640.8 p1      43 t[3]
        vpxor ymm10, ymm10, ymm7                            ;   641.8 p5      43 t[3]
        vpor ymm14, ymm10, ymm12                            ;   643.8 p0      43 t[3]
        vpand ymm7, ymm7, ymm12                             ;   643.8 p1      43 t[3]
        vpand ymm6, ymm6, ymm12                             ;   643.8 p5      43 t[3]
        vpxor ymm13, ymm13, ymm7                            ;   644.8 p0      43 t[3]
        vpxor ymm3, ymm3, ymm14                             ;   644.8 p1      43 t[3]
        vpxor ymm14, ymm12, ymm10                           ;   643.8 p5      43 t[3]
        vpand ymm11, ymm11, ymm3                            ;   645.8 p0      43 t[3]
        vpxor ymm7, ymm14, ymm3                             ;   645.8 p1      43 t[3]
        vpand ymm9, ymm9, ymm10                             ;   643.2 p5      43 t[3]
        vpand ymm1, ymm1, ymm3                              ;   645.8 p0      43 t[3]
        vpxor ymm3, ymm3, ymm13                             ;   645.8 p1      43 t[3]
        vpand ymm5, ymm5, ymm14                             ;   644.8 p5      43 t[3]
        vpxor ymm1, ymm1, ymm5                              ;   646.8 p0      43 t[3]
        vpand ymm15, ymm15, ymm7                            ;   646.8 p1      43 t[3]
        vpand ymm4, ymm4, ymm7                              ;   646.8 p5      43 t[3]
        vpand ymm7, ymm10, [rbp + 3680]                     ;   645.5 p0+p3   43 t[3]
        vpxor ymm10, ymm10, ymm3                            ;   646.8 p1      43 t[3]
        vpand ymm2, ymm2, ymm10                             ;   647.8 p5      43 t[3]
        vpand ymm10, ymm10, [rbp + 3456]                    ;   647.8 p0+p2   43 t[3]
        vpand ymm8, ymm8, ymm3                              ;   646.8 p1      43 t[3]
        vpand ymm3, ymm3, [rbp + 9696]                      ;   647.2 p5+p3   43 t[3]
        vpand ymm0, ymm0, ymm12                             ;   647.5 p0      43 t[3]
        vpand ymm14, ymm14, [rbp + 9792]                    ;   647.8 p1+p2   43 t[3]
        vpxor ymm12, ymm12, ymm13                           ;   648.2 p5      43 t[3]
        vpxor ymm8, ymm8, ymm10                             ;   648.8 p0      43 t[3]
        vpxor ymm2, ymm2, ymm7                              ;   648.8 p1      43 t[3]
        vpxor ymm2, ymm2, ymm0                              ;   649.8 p5      43 t[3]
        vpxor ymm0, ymm0, ymm15                             ;   649.5 p0      43 t[3]
        vpxor ymm7, ymm7, ymm15                             ;   649.8 p1      43 t[3]
        vmovdqu ymm15, [rbp + 9760]                         ;   632.5 p3      43 t[3]
        vpand ymm15, ymm15, ymm12                           ;   650.2 p5      43 t[3]
        vpxor ymm2, ymm2, ymm15                             ;   651.2 p0      43 t[3]
        vpxor ymm11, ymm11, ymm15                           ;   651.2 p1      43 t[3]
        vmovdqu ymm15, [rbp + 9728]                         ;   628.5 p2      43 t[3]
        vpand ymm15, ymm15, ymm12                           ;   651.2 p5      43 t[3]
        vmovdqu ymm12, [rbp + 9856]                         ;   627.8 p3      43 t[3]
        vpxor ymm0, ymm0, ymm11                             ;   652.2 p0      43 t[3]
        vpand ymm12, ymm12, ymm13                           ;   651.8 p1      43 t[3]
        vpand ymm13, ymm13, [rbp + 9824]                    ;   652.2 p5+p2   43 t[3]
        vpxor ymm7, ymm7, ymm3                              ;   652.5 p0      43 t[3]
        vpxor ymm3, ymm1, ymm8                              ;   652.8 p1      43 t[3]
        vpxor ymm3, ymm3, ymm0                              ;   653.8 p5      43 t[3]
        vpxor ymm14, ymm14, ymm3                            ;   654.8 p0      43 t[3]
        vpxor ymm7, ymm7, ymm14                             ;   655.8 p1      43 t[3]
        vpxor ymm13, ymm13, ymm7                            ;   656.8 p5      43 t[3]
        vpxor ymm5, ymm5, ymm4                              ;   654.5 p0      43 t[3]
        vpxor ymm6, ymm6, ymm13                             ;   657.8 p1      43 t[3]
        vpxor ymm9, ymm9, ymm1                              ;   655.2 p5      43 t[3]
        vpxor ymm9, ymm9, ymm10                             ;   656.2 p0      43 t[3]
        vpxor ymm5, ymm5, ymm6                              ;   658.8 p1      43 t[3]
        vpxor ymm9, ymm9, ymm6                              ;   658.8 p5      43 t[3]
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256]  ;   631.8 p3      43 t[0] reload
        vpxor ymm3, ymm3, ymm1                              ;   656.5 p0      43 t[3]
        vpxor ymm0, ymm0, ymm1                              ;   656.8 p1      43 t[3]
        vpxor ymm11, ymm11, ymm1                            ;   657.2 p5      43 t[3]
        vpxor ymm11, ymm11, ymm12                           ;   658.2 p0      43 t[3]
        vpxor ymm11, ymm11, ymm14                           ;   659.2 p1      43 t[3]
        vpxor ymm8, ymm8, ymm1                              ;   658.2 p5      43 t[3]
        vpxor ymm8, ymm8, ymm15                             ;   659.2 p0      43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   660.2 p1      43 t[3]
        vmovdqu ymm14, [rbp + 4768]                         ;   634.0 p2      43 t[3]
        vmovdqu ymm15, [rbp + 4832]                         ;   634.2 p3      43 t[3]
        vmovdqu ymm4, [rbp + 4864]                          ;   635.0 p2      43 t[3] reload
        vpxor ymm15, ymm15, ymm4                            ;   659.2 p5      43 t[3]
        vpxor ymm14, ymm14, ymm15                           ;   660.2 p0      43 t[3]
        vmovdqu ymm6, [rbp + 4960]                          ;   635.2 p3      43 t[3] reload
        vpxor ymm10, ymm14, ymm6                            ;   661.2 p1      43 t[3]
        vpxor ymm12, ymm10, [rbp + 4928]                    ;   662.2 p5+p2   43 t[3]
        vmovdqu ymm13, [rbp + 4736]                         ;   636.2 p3      43 t[3] reload
        vpxor ymm1, ymm10, ymm13                            ;   662.2 p0      43 t[3]
        vmovdqu [rbp + 9824], ymm0                          ;   657.8 p7+p4   43 t[3] spill
        vpxor ymm0, ymm1, [rbp + 4800]                      ;   663.2 p1+p2   43 t[3]
        vmovdqu [rbp + 9856], ymm3                          ;   657.5 p3+p4   43 t[3] spill
        vpxor ymm3, ymm0, [rbp + 4832]                      ;   664.2 p5+p2   43 t[3]
        vmovdqu [rbp + 9728], ymm11                         ;   660.2 p7+p4   43 t[3] spill
        vpxor ymm11, ymm12, [rbp + 4896]                    ;   663.2 p0+p3   43 t[3]
        vmovdqu [rbp + 9760], ymm9                          ;   659.8 p7+p4   43 t[3] spill
        vpxor ymm9, ymm11, ymm13                            ;   664.2 p1      43 t[3]
        vmovdqu [rbp + 9792], ymm5                          ;   659.8 p2+p4   43 t[3] spill
        vpxor ymm5, ymm11, ymm4                             ;   664.2 p5      43 t[3]
        vmovdqu [rbp + 9696], ymm2                          ;   652.2 p3+p4   43 t[3] spill
        vpxor ymm2, ymm12, ymm3                             ;   665.2 p0      43 t[3]
        vmovdqu [rbp + 9888], ymm7                          ;   656.8 p7+p4   43 t[3] spill
        vpxor ymm7, ymm2, ymm6                              ;   666.2 p1      43 t[3]
        vmovdqu [rbp + 9920], ymm8                          ;   661.2 p2+p4   43 t[3] spill
        vpxor ymm8, ymm5, ymm7                              ;   667.2 p5      43 t[3]
        vpxor ymm4, ymm8, [rbp + 4832]                      ;   668.2 p0+p3   43 t[3]
        vmovdqu [rbp + 9952], ymm0                          ;   664.2 p7+p4   43 t[3] spill
        vpxor ymm0, ymm7, ymm13                             ;   667.2 p1      43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   668.2 p5      43 t[3]
        vpand ymm0, ymm0, ymm7                              ;   668.2 p0      43 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   669.2 p1      43 t[3]
        vpand ymm13, ymm11, ymm8                            ;   668.2 p5      43 t[3]
        vpxor ymm14, ymm14, ymm13                           ;   670.2 p0      43 t[3]
        vpand ymm13, ymm3, ymm15                            ;   669.2 p1      43 t[3]
        vpxor ymm0, ymm0, ymm13                             ;   670.2 p5      43 t[3]
        vpxor ymm13, ymm3, ymm5                             ;   666.5 p0      43 t[3]
        vmovdqu [rbp + 9984], ymm11                         ;   664.2 p2+p4   43 t[3] spill
        vpand ymm11, ymm13, ymm4                            ;   669.2 p1      43 t[3]
        vpxor ymm11, ymm11, [rbp + 4864]                    ;   670.2 p5+p3   43 t[3]
        vpxor ymm11, ymm11, ymm0                            ;   671.2 p0      43 t[3]
        vmovdqu [rbp + 10016], ymm8                         ;   668.2 p7+p4   43 t[3] spill
        vpxor ymm8, ymm13, ymm6                             ;   667.8 p1      43 t[3]
        vmovdqu [rbp + 10048], ymm13                        ;   667.5 p2+p4   43 t[3] spill
        vpor ymm13, ymm1, ymm6                              ;   668.2 p5      43 t[3]
        vpand ymm6, ymm10, ymm2                             ;   668.5 p0      43 t[3]
        vpxor ymm11, ymm11, ymm6                            ;   672.2 p1      43 t[3]
        vpxor ymm6, ymm6, ymm14                             ;   671.2 p5      43 t[3]
        vpxor ymm14, ymm14, ymm13                           ;   671.2 p0      43 t[3]
        vpxor ymm13, ymm13, [rbp + 9952]                    ;   670.2 p1+p3   43 t[3]
        vpxor ymm13, ymm13, ymm0                            ;   671.2 p5      43 t[3]
        vpxor ymm0, ymm10, ymm15                            ;   670.5 p0      43 t[3]
        vmovdqu [rbp + 9952], ymm2                          ;   666.2 p7+p4   43 t[3] spill
        vpand ymm2, ymm12, ymm0                             ;   671.5 p1      43 t[3]
        vpxor ymm6, ymm6, ymm2                              ;   672.5 p5      43 t[3]
        vpxor ymm2, ymm1, ymm4                              ;   671.5 p0      43 t[3]
        vmovdqu [rbp + 10080], ymm0                         ;   671.5 p2+p4   43 t[3] spill
        vpand ymm0, ymm8, ymm2                              ;   672.5 p1      43 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   673.5 p5      43 t[3]
        vpand ymm0, ymm6, ymm11                             ;   673.5 p0      43 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   674.5 p1      43 t[3]
        vmovdqu [rbp + 10112], ymm12                        ;   663.2 p3+p4   43 t[3] spill
        vpand ymm12, ymm9, ymm5                             ;   673.2 p5      43 t[3]
        vpxor ymm13, ymm13, ymm12                           ;   674.2 p0      43 t[3]
        vpand ymm12, ymm14, ymm13                           ;   675.5 p1      43 t[3]
        vpxor ymm6, ymm6, ymm12                             ;   676.5 p5      43 t[3]
        vpand ymm12, ymm13, ymm6                            ;   677.5 p0      43 t[3]
        vpxor ymm12, ymm12, ymm11                           ;   678.5 p1      43 t[3]
        vpxor ymm11, ymm11, ymm14                           ;   675.5 p5      43 t[3]
        vpor ymm0, ymm0, ymm11                              ;   676.5 p0      43 t[3]
        vpxor ymm0, ymm0, ymm6                              ;   677.5 p1      43 t[3]
        vpor ymm14, ymm0, ymm12                             ;   679.5 p5      43 t[3]
        vpand ymm6, ymm6, ymm12                             ;   679.5 p0      43 t[3]
        vpand ymm2, ymm2, ymm12                             ;   679.5 p1      43 t[3]
        vpxor ymm13, ymm13, ymm6                            ;   680.5 p5      43 t[3]
        vpxor ymm11, ymm11, ymm14                           ;   680.5 p0      43 t[3]
        vpxor ymm14, ymm12, ymm0                            ;   679.5 p1      43 t[3]
        vpand ymm3, ymm3, ymm11                             ;   681.5 p5      43 t[3]
        vpxor ymm6, ymm14, ymm11                            ;   681.5 p0      43 t[3]
        vpand ymm1, ymm1, ymm0                              ;   678.8 p1      43 t[3]
        vpand ymm15, ymm15, ymm11                           ;   681.5 p5      43 t[3]
        vpxor ymm11, ymm11, ymm13                           ;   681.5 p0      43 t[3]
        vpand ymm4, ymm4, ymm14                             ;   680.5 p1      43 t[3]
        vpxor ymm15, ymm15, ymm4                            ;   682.5 p5      43 t[3]
        vpand ymm5, ymm5, ymm6                              ;   682.5 p0      43 t[3]
        vpand ymm9, ymm9, ymm6                              ;   682.5 p1      43 t[3]
        vpand ymm6, ymm0, [rbp + 4960]                      ;   681.2 p5+p2   43 t[3]
        vpxor ymm0, ymm0, ymm11                             ;   682.5 p0      43 t[3]
        vpand ymm7, ymm7, ymm0                              ;   683.5 p1      43 t[3]
        vpand ymm0, ymm0, [rbp + 4736]                      ;   683.5 p5+p3   43 t[3]
        vpand ymm10, ymm10, ymm11                           ;   682.5 p0      43 t[3]
        vpand ymm11, ymm11, [rbp + 9952]                    ;   682.8 p1+p2   43 t[3]
        vpand ymm8, ymm8, ymm12                             ;   683.2 p5      43 t[3]
        vpand ymm14, ymm14, [rbp + 10048]                   ;   683.5 p0+p3   43 t[3]
        vpxor ymm12, ymm12, ymm13                           ;   683.8 p1      43 t[3]
        vpxor ymm10, ymm10, ymm0                            ;   684.5 p5      43 t[3]
        vpxor ymm7, ymm7, ymm6                              ;   684.5 p0      43 t[3]
        vpxor ymm7, ymm7, ymm8                              ;   685.5 p1      43 t[3]
        vpxor ymm8, ymm8, ymm5                              ;   685.2 p5      43 t[3]
        vmovdqu [rbp + 10048], ymm1                         ;   679.8 p7+p4   43 t[3] spill
        vmovdqu ymm1, [rbp + 10016]                         ;   668.2 p2      43 t[3]
        vpand ymm1, ymm1, ymm12                             ;   685.5 p0      43 t[3]
        vpxor ymm7, ymm7, ymm1                              ;   686.5 p1      43 t[3]
        vpxor ymm3, ymm3, ymm1                              ;   686.5 p5      43 t[3]
        vmovdqu ymm1, [rbp + 9984]                          ;   664.2 p3      43 t[3]
        vpand ymm1, ymm1, ymm12                             ;   686.5 p0      43 t[3]
        vmovdqu ymm12, [rbp + 10112]                        ;   663.2 p2      43 t[3]
        vpxor ymm8, ymm8, ymm3                              ;   687.5 p1      43 t[3]
        vpand ymm12, ymm12, ymm13                           ;   687.2 p5      43 t[3]
        vpand ymm13, ymm13, [rbp + 10080]                   ;   687.5 p0+p3   43 t[3]
        vpxor ymm6, ymm6, ymm5                              ;   687.8 p1      43 t[3]
        vpxor ymm5, ymm15, ymm10                            ;   688.2 p5      43 t[3]
        vpxor ymm5, ymm5, ymm8                              ;   689.2 p0      43 t[3]
        vpxor ymm6, ymm6, ymm11                             ;   688.8 p1      43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   690.2 p5      43 t[3]
        vpxor ymm6, ymm6, ymm14                             ;   691.2 p0      43 t[3]
        vpxor ymm4, ymm4, ymm9                              ;   689.8 p1      43 t[3]
        vpxor ymm13, ymm13, ymm6                            ;   692.2 p5      43 t[3]
        vmovdqu ymm9, [rbp + 10048]                         ;   679.8 p2      43 t[3]
        vpxor ymm2, ymm2, ymm13                             ;   693.2 p0      43 t[3]
        vpxor ymm9, ymm9, ymm15                             ;   690.8 p1      43 t[3]
        vpxor ymm9, ymm9, ymm0                              ;   691.8 p5      43 t[3]
        vmovdqu ymm15, [rbp + 9408]                         ;   664.5 p3      55 t[3]
        vmovdqu ymm0, [rbp + 9664]                          ;   664.8 p2      43 t[3] reload
        vpxor ymm15, ymm15, ymm0                            ;   691.5 p0      55 t[3]
        vpxor ymm4, ymm4, ymm2                              ;   694.2 p1      43 t[3]
        vpxor ymm9, ymm9, ymm2                              ;   694.2 p5      43 t[3]
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256]  ;   665.8 p3      43 t[0] reload
        vpxor ymm8, ymm8, ymm2                              ;   692.5 p0      43 t[3]
        vmovdqu ymm11, [rbp + 9280]                         ;   666.2 p2      55 t[3]
        vpxor ymm11, ymm11, [rbp + 9312]                    ;   692.8 p1+p3   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9376]                    ;   693.8 p5+p2   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9344]                    ;   694.8 p0+p3   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9632]                    ;   695.8 p1+p2   55 t[3]
        vpxor ymm3, ymm3, ymm2                              ;   694.2 p5      55 t[3]
        vpxor ymm3, ymm3, [rbp + 9440]                      ;   695.2 p0+p3   55 t[3]
        vpxor ymm3, ymm3, ymm12                             ;   696.2 p1      55 t[3]
        vmovdqu ymm12, [rbp + 9184]                         ;   669.2 p2      55 t[3]
        vpxor ymm12, ymm12, [rbp + 9440]                    ;   695.2 p5+p3   55 t[3]
        vpxor ymm3, ymm3, ymm14                             ;   697.2 p0      55 t[3]
        vmovdqu ymm14, [rbp + 9408]                         ;   670.2 p2      55 t[3]
        vpxor ymm14, ymm14, ymm4                            ;   695.8 p1      55 t[3]
        vpxor ymm10, ymm10, ymm2                            ;   696.2 p5      55 t[3]
        vpxor ymm10, ymm10, [rbp + 9536]                    ;   697.2 p0+p3   55 t[3]
        vpxor ymm10, ymm10, ymm1                            ;   698.2 p1      55 t[3]
        vmovdqu ymm1, [rbp + 9152]                          ;   671.2 p2      55 t[3]
        vpxor ymm1, ymm1, [rbp + 9536]                      ;   697.2 p5+p3   55 t[3]
        vpxor ymm10, ymm10, ymm13                           ;   699.2 p0      55 t[3]
        vmovdqu ymm13, [rbp + 9408]                         ;   672.2 p2      55 t[3]
        vpxor ymm13, ymm13, ymm1                            ;   698.2 p1      55 t[3]
        vpxor ymm0, ymm0, [rbp + 9792]                      ;   698.2 p5+p3   55 t[3]
        vpxor ymm1, ymm1, ymm3                              ;   698.5 p0      55 t[3]
        vmovdqu [rbp + 9664], ymm1                          ;   699.5 p7+p4   55 t[3] spill
        vmovdqu ymm1, [rbp + 9152]                          ;   673.2 p2      55 t[3]
        vpxor ymm1, ymm1, [rbp + 9920]                      ;   698.8 p1+p3   55 t[3]
        vmovdqu [rbp + 9152], ymm14                         ;   696.8 p7+p4   55 t[3] spill
        vmovdqu ymm14, [rbp + 9120]                         ;   674.2 p2      55 t[3]
        vpxor ymm14, ymm14, ymm6                            ;   699.2 p5      55 t[3]
        vpxor ymm14, ymm14, ymm12                           ;   700.2 p0      55 t[3]
        vpxor ymm12, ymm12, [rbp + 9920]                    ;   699.8 p1+p3   55 t[3]
        vmovdqu [rbp + 9920], ymm14                         ;   701.2 p7+p4   55 t[3] spill
        vmovdqu ymm14, [rbp + 9888]                         ;   675.2 p2      55 t[3]
        vpxor ymm14, ymm14, ymm6                            ;   700.2 p5      55 t[3]
        vmovdqu [rbp + 9888], ymm6                          ;   692.2 p7+p4   43 t[3] spill
        vmovdqu ymm6, [rbp + 9504]                          ;   675.8 p3      55 t[3]
        vpxor ymm6, ymm6, ymm2                              ;   700.5 p0      55 t[3]
        vpxor ymm6, ymm6, ymm15                             ;   701.5 p1      55 t[3]
        vpxor ymm4, ymm4, [rbp + 9792]                      ;   701.2 p5+p2   55 t[3]
        vpxor ymm5, ymm5, ymm2                              ;   701.5 p0      55 t[3]
        vmovdqu ymm2, [rbp + 9696]                          ;   676.8 p3      43 t[3] reload
        vmovdqu [rbp + 9792], ymm15                         ;   692.5 p7+p4   55 t[3] spill
        vpxor ymm15, ymm7, ymm2                             ;   701.8 p1      55 t[3]
        vpxor ymm5, ymm5, [rbp + 9856]                      ;   702.5 p5+p2   55 t[3]
        vmovdqu [rbp + 9504], ymm7                          ;   687.5 p7+p4   43 t[3] spill
        vmovdqu ymm7, [rbp + 9632]                          ;   677.8 p3      55 t[3]
        vpxor ymm7, ymm7, [rbp + 9760]                      ;   702.5 p0+p2   55 t[3]
        vpxor ymm7, ymm7, ymm0                              ;   703.5 p1      55 t[3]
        vmovdqu [rbp + 9632], ymm14                         ;   701.2 p7+p4   55 t[3] spill
        vmovdqu ymm14, [rbp + 9472]                         ;   678.8 p3      55 t[3]
        vpxor ymm14, ymm14, ymm15                           ;   703.2 p5      55 t[3]
        vmovdqu ymm2, [rbp + 9728]                          ;   679.2 p2      55 t[3]
        vpxor ymm2, ymm2, ymm3                              ;   703.5 p0      55 t[3]
        vpxor ymm15, ymm15, ymm4                            ;   703.8 p1      55 t[3]
        vmovdqu [rbp + 9408], ymm3                          ;   698.2 p7+p4   55 t[3] spill
        vpxor ymm3, ymm10, ymm12                            ;   704.2 p5      55 t[3]
        vmovdqu [rbp + 9536], ymm12                         ;   700.8 p3+p4   55 t[3] spill
        vpxor ymm12, ymm13, ymm0                            ;   704.5 p0      55 t[3]
        vpxor ymm10, ymm10, ymm12                           ;   705.5 p1      55 t[3]
        vpxor ymm0, ymm0, ymm5                              ;   705.2 p5      55 t[3]
        vmovdqu [rbp + 9440], ymm10                         ;   706.5 p2+p4   55 t[3] spill
        vmovdqu ymm10, [rbp + 8928]                         ;   681.5 p3      55 t[3]
        vpxor ymm10, ymm10, ymm14                           ;   705.5 p0      55 t[3]
        vpxor ymm14, ymm14, [rbp + 9248]                    ;   705.8 p1+p2   55 t[3]
        vmovdqu [rbp + 9344], ymm13                         ;   699.2 p7+p4   55 t[3] spill
        vpxor ymm13, ymm8, ymm10                            ;   706.5 p5      55 t[3]
        vmovdqu [rbp + 9376], ymm0                          ;   706.2 p3+p4   55 t[3] spill
        vmovdqu ymm0, [rbp + 9600]                          ;   683.2 p2      55 t[3]
        vpxor ymm0, ymm0, [rbp + 9696]                      ;   706.5 p0+p3   55 t[3]
        vmovdqu [rbp + 9696], ymm12                         ;   705.5 p7+p4   55 t[3] spill
        vpxor ymm12, ymm5, ymm15                            ;   706.8 p1      55 t[3]
        vpxor ymm12, ymm12, ymm13                           ;   707.8 p5      55 t[3]
        vpxor ymm5, ymm5, ymm6                              ;   707.5 p0      55 t[3]
        vpxor ymm6, ymm6, [rbp + 9216]                      ;   707.8 p1+p2   55 t[3]
        vmovdqu [rbp + 9312], ymm13                         ;   707.5 p7+p4   55 t[3] spill
        vpxor ymm13, ymm9, ymm11                            ;   708.2 p5      55 t[3]
        vmovdqu [rbp + 9280], ymm12                         ;   708.8 p3+p4   55 t[3] spill
        vpxor ymm12, ymm14, ymm0                            ;   708.5 p0      55 t[3]
        vpxor ymm0, ymm0, ymm7                              ;   708.8 p1      55 t[3]
        vpxor ymm0, ymm0, ymm13                             ;   709.8 p5      55 t[3]
        vpxor ymm7, ymm7, [rbp + 9632]                      ;   709.5 p0+p2   55 t[3]
        vmovdqu [rbp + 10048], ymm13                        ;   709.2 p7+p4   55 t[3] spill
        vpxor ymm13, ymm1, ymm4                             ;   709.8 p1      55 t[3]
        vpxor ymm9, ymm9, [rbp + 9760]                      ;   710.2 p5+p3   55 t[3]
        vpxor ymm9, ymm9, [rbp + 9888]                      ;   711.2 p0+p2   55 t[3]
        vpxor ymm9, ymm9, ymm4                              ;   712.2 p1      55 t[3]
        vmovdqu ymm4, [rbp + 9120]                          ;   688.0 p3      55 t[3]
        vpxor ymm4, ymm4, [rbp + 9568]                      ;   711.2 p5+p2   55 t[3]
        vmovdqu [rbp + 9888], ymm1                          ;   699.8 p7+p4   55 t[3] spill
        vmovdqu ymm1, [rbp + 9472]                          ;   689.0 p3      55 t[3]
        vpxor ymm1, ymm1, [rbp + 9824]                      ;   711.5 p0+p2   55 t[3]
        vpxor ymm8, ymm8, ymm1                              ;   712.5 p1      55 t[3]
        vpxor ymm1, ymm1, ymm5                              ;   712.5 p5      55 t[3]
        vpxor ymm9, ymm9, ymm4                              ;   713.2 p0      55 t[3]
        vpxor ymm4, ymm4, ymm2                              ;   712.8 p1      55 t[3]
        vpxor ymm2, ymm2, [rbp + 9184]                      ;   713.2 p5+p3   55 t[3]
        vpxor ymm2, ymm2, ymm3                              ;   714.2 p0      55 t[3]
        vmovdqu [rbp + 9472], ymm9                          ;   714.2 p7+p4   55 t[3] spill
        vmovdqu ymm9, [rbp + 9856]                          ;   690.8 p2      55 t[3]
        vpxor ymm9, ymm9, [rbp + 9152]                      ;   713.8 p1+p3   55 t[3]
        vmovdqu [rbp + 9856], ymm12                         ;   709.5 p7+p4   55 t[3] spill
        vpxor ymm12, ymm6, ymm9                             ;   714.8 p5      55 t[3]
        vmovdqu [rbp + 10080], ymm12                        ;   715.8 p2+p4   55 t[3] spill
        vpxor ymm12, ymm11, [rbp + 9504]                    ;   714.5 p0+p3   55 t[3]
        vpxor ymm12, ymm12, [rbp + 9152]                    ;   715.5 p1+p2   55 t[3]
        vpxor ymm12, ymm12, [rbp + 9248]                    ;   716.5 p5+p3   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9792]                    ;   715.5 p0+p2   55 t[3]
        vpxor ymm5, ymm5, [r8 + 7168]                       ;   715.8 p1+p3   55 t[3]
        vpxor ymm6, ymm6, [r8 + 7200]                       ;   716.2 p5+p2   55 t[3]
        vpxor ymm10, ymm10, [r8 + 7232]                     ;   716.5 p0+p3   55 t[3]
        vpxor ymm10, ymm10, [rbp + 9600]                    ;   717.5 p1+p2   55 t[3]
        vpxor ymm6, ymm6, ymm8                              ;   717.2 p5      55 t[3]
        vpxor ymm3, ymm3, [r8 + 7360]                       ;   717.5 p0+p3   55 t[3]
        vpxor ymm14, ymm14, [r8 + 7488]                     ;   717.8 p1+p2   55 t[3]
        vpxor ymm14, ymm14, [rbp + 9824]                    ;   718.8 p5+p3   55 t[3]
        vpxor ymm9, ymm9, [r8 + 7456]                       ;   718.5 p0+p2   55 t[3]
        vpxor ymm9, ymm9, [rbp + 9280]                      ;   719.5 p1+p3   55 t[3]
        vpxor ymm9, ymm9, ymm1                              ;   720.5 p5      55 t[3]
        vmovdqu [rbp + 9824], ymm14                         ;   719.8 p7+p4   55 t[3] spill
        vpxor ymm14, ymm15, ymm12                           ;   719.5 p0      55 t[3]
        vpxor ymm14, ymm14, [r8 + 7264]                     ;   720.5 p1+p2   55 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   721.5 p5      55 t[3]
        vpxor ymm0, ymm0, [r8 + 7520]                       ;   720.5 p0+p3   55 t[3]
        vmovdqu [rbp + 9600], ymm0                          ;   721.5 p7+p4   55 t[3] spill
        vmovdqu ymm0, [rbp + 9568]                          ;   699.8 p2      55 t[3]
        vpxor ymm0, ymm0, [r8 + 7296]                       ;   720.8 p1+p3   55 t[3]
        vpxor ymm0, ymm0, [rbp + 9632]                      ;   721.8 p5+p2   55 t[3]
        vpxor ymm0, ymm0, ymm11                             ;   722.8 p0      55 t[3]
        vmovdqu [rbp + 9568], ymm9                          ;   721.5 p7+p4   55 t[3] spill
        vpxor ymm9, ymm4, [r8 + 7328]                       ;   721.8 p1+p3   55 t[3]
        vpxor ymm4, ymm4, [r8 + 7584]                       ;   722.2 p5+p2   55 t[3]
        vpxor ymm4, ymm4, [rbp + 9632]                      ;   723.2 p0+p3   55 t[3]
        vpxor ymm4, ymm4, [rbp + 9920]                      ;   724.2 p1+p2   55 t[3]
        vmovdqu [rbp + 9248], ymm4                          ;   725.2 p7+p4   55 t[3] spill
        vmovdqu ymm4, [rbp + 9696]                          ;   705.5 p3      55 t[3]
        vpxor ymm4, ymm4, [r8 + 7392]                       ;   723.2 p5+p2   55 t[3]
        vpxor ymm4, ymm4, [rbp + 9152]                      ;   724.2 p0+p3   55 t[3]
        vpxor ymm8, ymm8, [r8 + 7744]                       ;   723.8 p1+p2   55 t[3]
        vpxor ymm8, ymm8, [rbp + 9856]                      ;   724.8 p5+p3   55 t[3]
        vpxor ymm15, ymm15, [r8 + 7776]                     ;   724.5 p0+p2   55 t[3]
        vpxor ymm15, ymm15, [rbp + 10048]                   ;   725.5 p1+p3   55 t[3]
        vmovdqu [rbp + 10048], ymm15                        ;   726.5 p7+p4   55 t[3] spill
        vmovdqu ymm15, [rbp + 9376]                         ;   706.8 p2      55 t[3]
        vpxor ymm15, ymm15, [r8 + 7424]                     ;   725.2 p5+p3   55 t[3]
        vpxor ymm15, ymm15, [rbp + 9216]                    ;   726.2 p0+p2   55 t[3]
        vmovdqu [rbp + 9216], ymm8                          ;   725.8 p7+p4   55 t[3] spill
        vpxor ymm8, ymm7, [rbp + 9120]                      ;   725.8 p1+p3   55 t[3]
        vpxor ymm8, ymm8, [r8 + 7552]                       ;   726.8 p5+p2   55 t[3]
        vmovdqu [rbp + 9120], ymm8                          ;   727.8 p7+p4   55 t[3] spill
        vmovdqu ymm8, [rbp + 9664]                          ;   709.0 p3      55 t[3]
        vpxor ymm8, ymm8, [r8 + 7616]                       ;   726.5 p0+p2   55 t[3]
        vpxor ymm8, ymm8, ymm2                              ;   727.5 p1      55 t[3]
        vpxor ymm2, ymm2, [r8 + 7872]                       ;   727.2 p5+p3   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9888]                      ;   728.2 p0+p2   55 t[3]
        vpxor ymm1, ymm1, [r8 + 7968]                       ;   727.8 p1+p3   55 t[3]
        vpxor ymm1, ymm1, [rbp + 8928]                      ;   728.8 p5+p2   55 t[3]
        vpxor ymm1, ymm1, [rbp + 10080]                     ;   729.8 p0+p3   55 t[3]
        vmovdqu [rbp + 8928], ymm1                          ;   730.8 p7+p4   55 t[3] spill
        vpxor ymm1, ymm13, [rbp + 9344]                     ;   728.8 p1+p2   55 t[3]
        vpxor ymm1, ymm1, [r8 + 7648]                       ;   729.8 p5+p3   55 t[3]
        vpxor ymm13, ymm13, [r8 + 7904]                     ;   729.5 p0+p2   55 t[3]
        vpxor ymm13, ymm13, [rbp + 9440]                    ;   730.5 p1+p3   55 t[3]
        vmovdqu [rbp + 9344], ymm13                         ;   731.5 p7+p4   55 t[3] spill
        vmovdqu ymm13, [rbp + 9376]                         ;   714.8 p2      55 t[3]
        vpxor ymm13, ymm13, [r8 + 7680]                     ;   730.2 p5+p3   55 t[3]
        vpxor ymm13, ymm13, [rbp + 10080]                   ;   731.2 p0+p2   55 t[3]
        vpxor ymm12, ymm12, [r8 + 8032]                     ;   730.8 p1+p3   55 t[3]
        vpxor ymm12, ymm12, [rbp + 9760]                    ;   731.8 p5+p2   55 t[3]
        vpxor ymm7, ymm7, ymm11                             ;   731.5 p0      55 t[3]
        vmovdqu ymm11, [rbp + 9280]                         ;   717.0 p3      55 t[3]
        vpxor ymm11, ymm11, [r8 + 7712]                     ;   731.8 p1+p2   55 t[3]
        vpxor ymm7, ymm7, [r8 + 8064]                       ;   732.5 p5+p3   55 t[3]
        vpxor ymm7, ymm7, [rbp + 9472]                      ;   733.5 p0+p2   55 t[3]
        vmovdqu [rbp + 9280], ymm7                          ;   734.5 p7+p4   55 t[3] spill
        vmovdqu ymm7, [rbp + 9472]                          ;   719.0 p3      55 t[3]
        vpxor ymm7, ymm7, [r8 + 7808]                       ;   732.8 p1+p2   55 t[3]
        vmovdqu [rbp + 9472], ymm12                         ;   732.8 p7+p4   55 t[3] spill
        vmovdqu ymm12, [rbp + 9184]                         ;   720.0 p3      55 t[3]
        vpxor ymm12, ymm12, [r8 + 7840]                     ;   733.2 p5+p2   55 t[3]
        vpxor ymm12, ymm12, [rbp + 9408]                    ;   734.2 p0+p3   55 t[3]
        vpxor ymm12, ymm12, [rbp + 9632]                    ;   735.2 p1+p2   55 t[3]
        vmovdqu [rbp + 9632], ymm2                          ;   729.2 p7+p4   55 t[3] spill
        vmovdqu ymm2, [rbp + 10080]                         ;   722.0 p3      55 t[3]
        vpxor ymm2, ymm2, [r8 + 7936]                       ;   734.2 p5+p2   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9792]                      ;   735.2 p0+p3   55 t[3]
        vmovdqu [rbp + 9792], ymm2                          ;   736.2 p7+p4   55 t[3] spill
        vmovdqu ymm2, [rbp + 9856]                          ;   723.8 p2      55 t[3]
        vpxor ymm2, ymm2, [r8 + 8000]                       ;   734.8 p1+p3   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9312]                      ;   735.8 p5+p2   55 t[3]
        vmovdqu [rbp + 9312], ymm2                          ;   736.8 p7+p4   55 t[3] spill
        vmovdqu ymm2, [rbp + 9920]                          ;   725.0 p3      55 t[3]
        vpxor ymm2, ymm2, [r8 + 8096]                       ;   735.5 p0+p2   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9728]                      ;   736.5 p1+p3   55 t[3]
        vmovdqu [rbp + 9728], ymm2                          ;   737.5 p7+p4   55 t[3] spill
        vmovdqu ymm2, [rbp + 9536]                          ;   726.8 p2      55 t[3]
        vpxor ymm2, ymm2, [r8 + 8128]                       ;   736.2 p5+p3   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9664]                      ;   737.2 p0+p2   55 t[3]
        vmovdqu [rbp + 9664], ymm2                          ;   738.2 p7+p4   55 t[3] spill
        vmovdqu ymm2, [rbp + 9440]                          ;   728.0 p3      55 t[3]
        vpxor ymm2, ymm2, [r8 + 8160]                       ;   736.8 p1+p2   55 t[3]
        vmovdqu [rbp + 9440], ymm2                          ;   737.8 p7+p4   55 t[3] spill
        vmovdqu ymm2, [rbp + 6400]                          ;   729.0 p3      55 t[0] reload
        vmovdqu [rbp + 1920], ymm2                          ;   735.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6304]                          ;   729.8 p2      55 t[0] reload
        vmovdqu [rbp + 1952], ymm2                          ;   735.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7104]                          ;   730.0 p3      55 t[0] reload
        vmovdqu [rbp + 1984], ymm2                          ;   736.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7008]                          ;   730.8 p2      55 t[0] reload
        vmovdqu [rbp + 2016], ymm2                          ;   736.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6656]                          ;   731.0 p3      55 t[0] reload
        vmovdqu [rbp + 2048], ymm2                          ;   737.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6528]                          ;   731.8 p2      55 t[0] reload
        vmovdqu [rbp + 2080], ymm2                          ;   737.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6720]                          ;   732.0 p3      55 t[0] reload
        vmovdqu [rbp + 2112], ymm2                          ;   738.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6464]                          ;   732.8 p2      55 t[0] reload
        vmovdqu [rbp + 2144], ymm2                          ;   738.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6752]                          ;   733.0 p3      55 t[0] reload
        vmovdqu [rbp + 2176], ymm2                          ;   739.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6944]                          ;   733.8 p2      55 t[0] reload
        vmovdqu [rbp + 2208], ymm2                          ;   739.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6176]                          ;   734.0 p3      55 t[0] reload
        vmovdqu [rbp + 2240], ymm2                          ;   740.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6976]                          ;   734.8 p2      55 t[0] reload
        vmovdqu [rbp + 2272], ymm2                          ;   740.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6496]                          ;   735.0 p3      55 t[0] reload
        vmovdqu [rbp + 2304], ymm2                          ;   741.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6592]                          ;   735.8 p2      55 t[0] reload
        vmovdqu [rbp + 2336], ymm2                          ;   741.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6560]                          ;   736.0 p3      55 t[0] reload
        vmovdqu [rbp + 2368], ymm2                          ;   742.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6784]                          ;   736.8 p2      55 t[0] reload
        vmovdqu [rbp + 2400], ymm2                          ;   742.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6368]                          ;   737.0 p3      55 t[0] reload
        vmovdqu [rbp + 2432], ymm2                          ;   743.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6112]                          ;   737.8 p2      55 t[0] reload
        vmovdqu [rbp + 2464], ymm2                          ;   743.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6624]                          ;   738.0 p3      55 t[0] reload
        vmovdqu [rbp + 2496], ymm2                          ;   744.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6336]                          ;   738.8 p2      55 t[0] reload
        vmovdqu [rbp + 2528], ymm2                          ;   744.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6432]                          ;   739.0 p3      55 t[0] reload
        vmovdqu [rbp + 2560], ymm2                          ;   745.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6912]                          ;   739.8 p2      55 t[0] reload
        vmovdqu [rbp + 2592], ymm2                          ;   745.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7072]                          ;   740.0 p3      55 t[0] reload
        vmovdqu [rbp + 2624], ymm2                          ;   746.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6880]                          ;   740.8 p2      55 t[0] reload
        vmovdqu [rbp + 2656], ymm2                          ;   746.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7136]                          ;   741.0 p3      55 t[0] reload
        vmovdqu [rbp + 2688], ymm2                          ;   747.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6848]                          ;   741.8 p2      55 t[0] reload
        vmovdqu [rbp + 2720], ymm2                          ;   747.8 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 6688]                          ;   742.8 p2      55 t[0] reload
        vmovdqu [rbp + 2752], ymm2                          ;   748.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7168]                          ;   743.0 p3      55 t[0] reload
        vmovdqu [rbp + 2784], ymm2                          ;   749.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6080]                          ;   743.8 p2      55 t[0] reload
        vmovdqu [rbp + 2816], ymm2                          ;   749.8 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 6240]                          ;   744.8 p2      55 t[0] reload
        vmovdqu [rbp + 2848], ymm2                          ;   750.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7040]                          ;   745.0 p3      55 t[0] reload
        vmovdqu [rbp + 2880], ymm2                          ;   751.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6816]                          ;   745.8 p2      55 t[0] reload
        vmovdqu [rbp + 2912], ymm2                          ;   751.8 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8000]                          ;   746.8 p2      55 t[1] reload
        vmovdqu [rbp + 2944], ymm2                          ;   752.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7968]                          ;   747.0 p3      55 t[1] reload
        vmovdqu [rbp + 2976], ymm2                          ;   753.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7936]                          ;   747.8 p2      55 t[1] reload
        vmovdqu [rbp + 3008], ymm2                          ;   753.8 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7648]                          ;   748.8 p2      55 t[1] reload
        vmovdqu [rbp + 3040], ymm2                          ;   754.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7296]                          ;   749.0 p3      55 t[1] reload
        vmovdqu [rbp + 3072], ymm2                          ;   755.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6208]                          ;   749.8 p2      55 t[1] reload
        vmovdqu [rbp + 3104], ymm2                          ;   755.8 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7360]                          ;   750.8 p2      55 t[1] reload
        vmovdqu [rbp + 3136], ymm2                          ;   756.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6272]                          ;   751.0 p3      55 t[1] reload
        vmovdqu [rbp + 3168], ymm2                          ;   757.0 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7392]                          ;   751.8 p2      55 t[1] reload
        vmovdqu [rbp + 3200], ymm2                          ;   757.8 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7584]                          ;   752.8 p2      55 t[1] reload
        vmovdqu [rbp + 3232], ymm2                          ;   758.8 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7840]                          ;   753.0 p3      55 t[1] reload
        vmovdqu [rbp + 3264], ymm2                          ;   759.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7616]                          ;   753.8 p2      55 t[1] reload
        vmovdqu [rbp + 3296], ymm2                          ;   760.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 6144]                          ;   754.8 p2      55 t[1] reload
        vmovdqu [rbp + 3328], ymm2                          ;   761.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7232]                          ;   755.0 p3      55 t[1] reload
        vmovdqu [rbp + 3360], ymm2                          ;   762.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7200]                          ;   755.8 p2      55 t[1] reload
        vmovdqu [rbp + 3392], ymm2                          ;   763.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7424]                          ;   756.8 p2      55 t[1] reload
        vmovdqu [rbp + 3424], ymm2                          ;   764.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8064]                          ;   757.0 p3      55 t[1] reload
        vmovdqu [rbp + 3456], ymm2                          ;   765.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7872]                          ;   757.8 p2      55 t[1] reload
        vmovdqu [rbp + 3488], ymm2                          ;   766.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7264]                          ;   758.8 p2      55 t[1] reload
        vmovdqu [rbp + 3520], ymm2                          ;   767.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8032]                          ;   759.0 p3      55 t[1] reload
        vmovdqu [rbp + 3552], ymm2                          ;   768.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6048]                          ;   759.8 p2      55 t[1] reload
        vmovdqu [rbp + 3584], ymm2                          ;   769.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7552]                          ;   760.8 p2      55 t[1] reload
        vmovdqu [rbp + 3616], ymm2                          ;   770.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 6016]                          ;   761.0 p3      55 t[1] reload
        vmovdqu [rbp + 3648], ymm2                          ;   771.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7520]                          ;   761.8 p2      55 t[1] reload
        vmovdqu [rbp + 3680], ymm2                          ;   772.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7808]                          ;   762.8 p2      55 t[1] reload
        vmovdqu [rbp + 3712], ymm2                          ;   773.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7488]                          ;   763.0 p3      55 t[1] reload
        vmovdqu [rbp + 3744], ymm2                          ;   774.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7328]                          ;   763.8 p2      55 t[1] reload
        vmovdqu [rbp + 3776], ymm2                          ;   775.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7712]                          ;   764.8 p2      55 t[1] reload
        vmovdqu [rbp + 3808], ymm2                          ;   776.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7776]                          ;   765.0 p3      55 t[1] reload
        vmovdqu [rbp + 3840], ymm2                          ;   777.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7744]                          ;   765.8 p2      55 t[1] reload
        vmovdqu [rbp + 3872], ymm2                          ;   778.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7680]                          ;   766.8 p2      55 t[1] reload
        vmovdqu [rbp + 3904], ymm2                          ;   779.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 7456]                          ;   767.0 p3      55 t[1] reload
        vmovdqu [rbp + 3936], ymm2                          ;   780.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 9024]                          ;   767.8 p2      55 t[2] reload
        vmovdqu [rbp + 3968], ymm2                          ;   781.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8992]                          ;   768.8 p2      55 t[2] reload
        vmovdqu [rbp + 4000], ymm2                          ;   782.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8960]                          ;   769.0 p3      55 t[2] reload
        vmovdqu [rbp + 4032], ymm2                          ;   783.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8608]                          ;   769.8 p2      55 t[2] reload
        vmovdqu [rbp + 4064], ymm2                          ;   784.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8672]                          ;   770.8 p2      55 t[2] reload
        vmovdqu [rbp + 4096], ymm2                          ;   785.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8128]                          ;   771.0 p3      55 t[2] reload
        vmovdqu [rbp + 4128], ymm2                          ;   786.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8320]                          ;   771.8 p2      55 t[2] reload
        vmovdqu [rbp + 4160], ymm2                          ;   787.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 7904]                          ;   772.8 p2      55 t[2] reload
        vmovdqu [rbp + 4192], ymm2                          ;   788.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8352]                          ;   773.0 p3      55 t[2] reload
        vmovdqu [rbp + 4224], ymm2                          ;   789.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8544]                          ;   773.8 p2      55 t[2] reload
        vmovdqu [rbp + 4256], ymm2                          ;   790.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8800]                          ;   774.8 p2      55 t[2] reload
        vmovdqu [rbp + 4288], ymm2                          ;   791.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8576]                          ;   775.0 p3      55 t[2] reload
        vmovdqu [rbp + 4320], ymm2                          ;   792.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8096]                          ;   775.8 p2      55 t[2] reload
        vmovdqu [rbp + 4352], ymm2                          ;   793.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8224]                          ;   776.8 p2      55 t[2] reload
        vmovdqu [rbp + 4384], ymm2                          ;   794.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8160]                          ;   777.0 p3      55 t[2] reload
        vmovdqu [rbp + 4416], ymm2                          ;   795.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8384]                          ;   777.8 p2      55 t[2] reload
        vmovdqu [rbp + 4448], ymm2                          ;   796.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8832]                          ;   778.8 p2      55 t[2] reload
        vmovdqu [rbp + 4512], ymm2                          ;   797.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8192]                          ;   779.0 p3      55 t[2] reload
        vmovdqu [rbp + 4544], ymm2                          ;   798.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8512]                          ;   779.8 p2      55 t[2] reload
        vmovdqu [rbp + 4640], ymm2                          ;   799.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8864]                          ;   780.8 p2      55 t[2] reload
        vmovdqu [rbp + 4672], ymm2                          ;   800.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8768]                          ;   781.0 p3      55 t[2] reload
        vmovdqu [rbp + 4736], ymm2                          ;   801.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8448]                          ;   781.8 p2      55 t[2] reload
        vmovdqu [rbp + 4768], ymm2                          ;   802.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8288]                          ;   782.8 p2      55 t[2] reload
        vmovdqu [rbp + 4800], ymm2                          ;   803.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8736]                          ;   783.0 p3      55 t[2] reload
        vmovdqu [rbp + 4832], ymm2                          ;   804.5 p7+p4   53 rounds
        vmovdqu ymm2, [rbp + 8256]                          ;   783.8 p2      55 t[2] reload
        vmovdqu [rbp + 4864], ymm2                          ;   805.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8704]                          ;   784.8 p2      55 t[2] reload
        vmovdqu [rbp + 4896], ymm2                          ;   806.5 p7+p4   53 rounds
        vmovdqu [rbp + 4992], ymm5                          ;   807.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8640]                          ;   785.8 p2      55 t[2] reload
        vmovdqu [rbp + 4928], ymm2                          ;   808.5 p7+p4   53 rounds
        vmovdqu [rbp + 5024], ymm6                          ;   809.5 p3+p4   53 rounds
        vmovdqu ymm2, [rbp + 8416]                          ;   786.8 p2      55 t[2] reload
        vmovdqu [rbp + 4960], ymm2                          ;   810.5 p7+p4   53 rounds
        vmovdqu [rbp + 5056], ymm10                         ;   811.5 p3+p4   53 rounds
        vmovdqu [rbp + 5088], ymm14                         ;   812.5 p7+p4   53 rounds
        vmovdqu [rbp + 5120], ymm0                          ;   813.5 p2+p4   53 rounds
        vmovdqu [rbp + 5152], ymm9                          ;   814.5 p3+p4   53 rounds
        vmovdqu [rbp + 5184], ymm3                          ;   815.5 p7+p4   53 rounds
        vmovdqu [rbp + 5216], ymm4                          ;   816.5 p2+p4   53 rounds
        vmovdqu [rbp + 5248], ymm15                         ;   817.5 p3+p4   53 rounds
        vmovdqu ymm14, [rbp + 9568]                         ;   789.8 p2      55 t[3] reload
        vmovdqu [rbp + 5280], ymm14                         ;   818.5 p7+p4   53 rounds
        vmovdqu ymm14, [rbp + 9824]                         ;   790.0 p3      55 t[3] reload
        vmovdqu [rbp + 5312], ymm14                         ;   819.5 p7+p4   53 rounds
        vmovdqu ymm14, [rbp + 9600]                         ;   790.8 p2      55 t[3] reload
        vmovdqu [rbp + 5344], ymm14                         ;   820.5 p3+p4   53 rounds
        vmovdqu ymm14, [rbp + 9120]                         ;   791.8 p2      55 t[3] reload
        vmovdqu [rbp + 5376], ymm14                         ;   821.5 p7+p4   53 rounds
        vmovdqu [rbp + 5440], ymm8                          ;   822.5 p3+p4   53 rounds
        vmovdqu ymm14, [rbp + 9248]                         ;   792.8 p2      55 t[3] reload
        vmovdqu [rbp + 5408], ymm14                         ;   823.5 p7+p4   53 rounds
        vmovdqu [rbp + 5472], ymm1                          ;   824.5 p3+p4   53 rounds
        vmovdqu [rbp + 5536], ymm11                         ;   825.5 p7+p4   53 rounds
        vmovdqu ymm14, [rbp + 9216]                         ;   793.8 p2      55 t[3] reload
        vmovdqu [rbp + 5568], ymm14                         ;   826.5 p3+p4   53 rounds
        vmovdqu [rbp + 5632], ymm7                          ;   827.5 p7+p4   53 rounds
        vmovdqu ymm14, [rbp + 10048]                        ;   794.8 p2      55 t[3] reload
        vmovdqu [rbp + 5600], ymm14                         ;   828.5 p3+p4   53 rounds
        vmovdqu [rbp + 5664], ymm12                         ;   829.5 p7+p4   53 rounds
        vmovdqu ymm14, [rbp + 9632]                         ;   795.8 p2      55 t[3] reload
        vmovdqu [rbp + 5696], ymm14                         ;   830.5 p3+p4   53 rounds
        add r8, 0x1000                                      ;   770.0 p6      53 rounds
        vmovdqu ymm10, [rbp + 9088]                         ;   796.8 p2      55 t[2] reload
        vmovdqu ymm12, [rbp + 9056]                         ;   797.0 p3      55 t[2] reload
        vmovdqu ymm14, [rbp + 8896]                         ;   797.8 p2      55 t[2] reload
        vmovdqu ymm8, [rbp + 8480]                          ;   798.0 p3      55 t[2] reload
        vmovdqu ymm9, [rbp + 9344]                          ;   798.8 p2      55 t[3] reload
        vmovdqu ymm1, [rbp + 9792]                          ;   799.0 p3      55 t[3] reload
        vmovdqu ymm4, [rbp + 8928]                          ;   799.8 p2      55 t[3] reload
        vmovdqu ymm6, [rbp + 9312]                          ;   800.0 p3      55 t[3] reload
        vmovdqu ymm2, [rbp + 9472]                          ;   800.8 p2      55 t[3] reload
        vmovdqu ymm3, [rbp + 9280]                          ;   801.0 p3      55 t[3] reload
        vmovdqu ymm7, [rbp + 9728]                          ;   801.8 p2      55 t[3] reload
        vmovdqu ymm5, [rbp + 9664]                          ;   802.0 p3      55 t[3] reload
        vmovdqu ymm0, [rbp + 9440]                          ;   802.8 p2      55 t[3] reload
        vmovdqa ymm11, ymm13                                ;   773.5         55 t[3] copy
        vmovdqa ymm13, ymm14                                ;   803.8         55 t[2] copy
        cmp r8, qword [rbp + 10176]                         ;                    more rounds?
        jne .rounds_2
        vmovdqu [rbp + 5984], ymm0                          ;                    resident
        vmovdqu [rbp + 5760], ymm1                          ;                    resident
        vmovdqu [rbp + 5856], ymm2                          ;                    resident
        vmovdqu [rbp + 5888], ymm3                          ;                    resident
        vmovdqu [rbp + 5792], ymm4                          ;                    resident
        vmovdqu [rbp + 5952], ymm5                          ;                    resident
        vmovdqu [rbp + 5824], ymm6                          ;                    resident
        vmovdqu [rbp + 5920], ymm7                          ;                    resident
        vmovdqu [rbp + 4704], ymm8                          ;                    resident
        vmovdqu [rbp + 5728], ymm9                          ;                    resident
        vmovdqu [rbp + 4480], ymm10                         ;                    resident
        vmovdqu [rbp + 5504], ymm11                         ;                    resident
        vmovdqu [rbp + 4576], ymm12                         ;                    resident
        vmovdqu [rbp + 4608], ymm13                         ;                    resident
        mov qword [rbp + 10168], r8                         ;                    resident
        vmovdqu ymm0, [rbp + 1952]                          ;     0.0 p2      43 dst
        vmovdqu ymm1, [rbp + 2016]                          ;     0.2 p3      43 dst
        vmovdqu ymm2, [rbp + 2048]                          ;     1.0 p2      43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;     7.0 p0      43 dst
        vpxor ymm0, ymm0, ymm1                              ;     8.0 p1      43 dst
        vmovdqu ymm3, [rbp + 2144]                          ;     1.2 p3      43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;     9.0 p5      43 dst
        vpxor ymm5, ymm4, [rbp + 2112]                      ;    10.0 p0+p2   43 dst
        vmovdqu ymm6, [rbp + 1920]                          ;     2.2 p3      43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;    10.0 p1      43 dst
        vpxor ymm8, ymm7, [rbp + 1984]                      ;    11.0 p5+p2   43 dst
        vmovdqu ymm9, [rbp + 2016]                          ;     3.2 p3      43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;    12.0 p0      43 dst
        vpxor ymm11, ymm5, [rbp + 2080]                     ;    11.0 p1+p2   43 dst
        vpxor ymm12, ymm11, ymm6                            ;    12.0 p5      43 dst
        vpxor ymm13, ymm11, ymm2                            ;    12.0 p0      43 dst
        vpxor ymm14, ymm5, ymm10                            ;    13.0 p1      43 dst
        vpxor ymm15, ymm14, ymm3                            ;    14.0 p5      43 dst
        vpxor ymm2, ymm13, ymm15                            ;    15.0 p0      43 dst
        vpxor ymm9, ymm9, ymm2                              ;    16.0 p1      43 dst
        vmovdqu [rbp + 6016], ymm8                          ;    12.0 p7+p4   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;    15.0 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;    16.0 p0      43 dst
        vpand ymm8, ymm8, ymm15                             ;    16.0 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;    17.0 p5      43 dst
        vpand ymm6, ymm11, ymm2                             ;    16.0 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;    18.0 p1      43 dst
        vpand ymm6, ymm10, ymm1                             ;    17.0 p5      43 dst
        vpxor ymm8, ymm8, ymm6                              ;    18.0 p0      43 dst
        vpxor ymm6, ymm10, ymm13                            ;    13.0 p1      43 dst
        vmovdqu [rbp + 6048], ymm11                         ;    12.0 p3+p4   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;    17.0 p5      43 dst
        vpxor ymm11, ymm11, [rbp + 2048]                    ;    18.0 p0+p2   43 dst
        vpxor ymm11, ymm11, ymm8                            ;    19.0 p1      43 dst
        vmovdqu [rbp + 6080], ymm2                          ;    16.0 p7+p4   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;    14.0 p5      43 dst
        vmovdqu [rbp + 6112], ymm6                          ;    14.0 p3+p4   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;    11.0 p0      43 dst
        vpand ymm3, ymm4, ymm14                             ;    14.0 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;    20.0 p5      43 dst
        vpxor ymm3, ymm3, ymm0                              ;    19.0 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;    19.0 p1      43 dst
        vpxor ymm6, ymm6, ymm8                              ;    19.0 p5      43 dst
        vpxor ymm8, ymm4, ymm1                              ;    17.0 p0      43 dst
        vpxor ymm6, ymm6, [rbp + 6016]                      ;    20.0 p1+p2   43 dst
        vmovdqu [rbp + 6016], ymm14                         ;    14.0 p7+p4   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;    18.0 p5      43 dst
        vpxor ymm3, ymm3, ymm14                             ;    20.0 p0      43 dst
        vpxor ymm14, ymm7, ymm9                             ;    17.0 p1      43 dst
        vmovdqu [rbp + 6144], ymm8                          ;    18.0 p3+p4   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;    18.0 p5      43 dst
        vpxor ymm0, ymm0, ymm8                              ;    20.0 p0      43 dst
        vpand ymm8, ymm3, ymm11                             ;    21.0 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;    22.0 p5      43 dst
        vmovdqu [rbp + 6176], ymm5                          ;    13.5 p2+p4   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;    15.0 p0      43 dst
        vpxor ymm6, ymm6, ymm5                              ;    21.0 p1      43 dst
        vpand ymm5, ymm0, ymm6                              ;    23.0 p5      43 dst
        vpxor ymm3, ymm3, ymm5                              ;    24.0 p0      43 dst
        vpand ymm5, ymm6, ymm3                              ;    25.0 p1      43 dst
        vpxor ymm5, ymm5, ymm11                             ;    26.0 p5      43 dst
        vpxor ymm11, ymm11, ymm0                            ;    23.0 p0      43 dst
        vpor ymm8, ymm8, ymm11                              ;    24.0 p1      43 dst
        vpxor ymm8, ymm8, ymm3                              ;    25.0 p5      43 dst
        vpor ymm0, ymm8, ymm5                               ;    27.0 p0      43 dst
        vpand ymm3, ymm3, ymm5                              ;    27.0 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;    27.0 p5      43 dst
        vpxor ymm6, ymm6, ymm3                              ;    28.0 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;    28.0 p1      43 dst
        vpxor ymm0, ymm5, ymm8                              ;    27.0 p5      43 dst
        vpand ymm10, ymm10, ymm11                           ;    29.0 p0      43 dst
        vpxor ymm3, ymm0, ymm11                             ;    29.0 p1      43 dst
        vpand ymm7, ymm7, ymm8                              ;    26.0 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;    29.0 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;    29.0 p1      43 dst
        vpand ymm9, ymm9, ymm0                              ;    28.0 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;    30.0 p0      43 dst
        vpand ymm13, ymm13, ymm3                            ;    30.0 p1      43 dst
        vpand ymm12, ymm12, ymm3                            ;    30.0 p5      43 dst
        vpand ymm3, ymm8, [rbp + 2144]                      ;    26.0 p0+p3   43 dst
        vpxor ymm8, ymm8, ymm11                             ;    30.0 p1      43 dst
        vpand ymm15, ymm15, ymm8                            ;    31.0 p5      43 dst
        vpand ymm8, ymm8, [rbp + 1920]                      ;    31.0 p0+p2   43 dst
        vpand ymm4, ymm4, ymm11                             ;    30.0 p1      43 dst
        vpand ymm11, ymm11, [rbp + 6016]                    ;    30.0 p5+p3   43 dst
        vpand ymm2, ymm2, ymm5                              ;    27.0 p0      43 dst
        vpand ymm0, ymm0, [rbp + 6112]                      ;    28.0 p1+p2   43 dst
        vpxor ymm5, ymm5, ymm6                              ;    29.0 p5      43 dst
        vpxor ymm4, ymm4, ymm8                              ;    32.0 p0      43 dst
        vpxor ymm11, ymm11, ymm3                            ;    31.0 p1      43 dst
        vpxor ymm11, ymm11, ymm13                           ;    32.0 p5      43 dst
        vpxor ymm13, ymm13, ymm2                            ;    31.0 p0      43 dst
        vmovdqu [rbp + 6112], ymm9                          ;    29.0 p7+p4   43 dst spill
        vpand ymm9, ymm5, [rbp + 6080]                      ;    30.0 p1+p3   43 dst
        vpxor ymm10, ymm10, ymm9                            ;    31.0 p5      43 dst
        vpand ymm5, ymm5, [rbp + 6048]                      ;    30.0 p0+p2   43 dst
        vpxor ymm13, ymm13, ymm10                           ;    32.0 p1      43 dst
        vmovdqu [rbp + 6048], ymm12                         ;    31.0 p7+p4   43 dst spill
        vpand ymm12, ymm6, [rbp + 6176]                     ;    29.0 p5+p3   43 dst
        vpand ymm6, ymm6, [rbp + 6144]                      ;    29.0 p0+p2   43 dst
        vmovdqu [rbp + 6144], ymm5                          ;    31.0 p7+p4   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;    33.0 p1      43 dst
        vpxor ymm5, ymm5, ymm13                             ;    34.0 p5      43 dst
        vpxor ymm0, ymm0, ymm5                              ;    35.0 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;    36.0 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;    37.0 p5      43 dst
        vpxor ymm14, ymm14, ymm6                            ;    38.0 p0      43 dst
        vmovdqu [rbp + 6176], ymm4                          ;    33.0 p3+p4   43 dst spill
        vmovdqu ymm4, [rbp + 3232]                          ;    27.0 p2      43 dst
        vmovdqu [rbp + 6080], ymm6                          ;    38.0 p7+p4   43 dst spill
        vmovdqu ymm6, [rbp + 3296]                          ;    27.8 p3      43 dst
        vpxor ymm6, ymm6, [rbp + 3328]                      ;    33.8 p1+p2   43 dst
        vpxor ymm4, ymm4, ymm6                              ;    34.8 p5      43 dst
        vmovdqu [rbp + 6016], ymm10                         ;    32.0 p7+p4   43 dst spill
        vpxor ymm10, ymm4, [rbp + 3424]                     ;    35.8 p0+p3   43 dst
        vmovdqu [rbp + 6208], ymm12                         ;    30.0 p2+p4   43 dst spill
        vpxor ymm12, ymm10, [rbp + 3392]                    ;    36.8 p1+p3   43 dst
        vmovdqu [rbp + 6240], ymm0                          ;    36.0 p7+p4   43 dst spill
        vpxor ymm0, ymm10, [rbp + 3200]                     ;    36.8 p5+p2   43 dst
        vmovdqu [rbp + 6272], ymm11                         ;    37.0 p7+p4   43 dst spill
        vpxor ymm11, ymm0, [rbp + 3264]                     ;    37.8 p0+p3   43 dst
        vmovdqu [rbp + 6304], ymm7                          ;    32.8 p2+p4   43 dst spill
        vpxor ymm7, ymm11, [rbp + 3296]                     ;    38.8 p1+p3   43 dst
        vmovdqu [rbp + 6336], ymm1                          ;    33.8 p7+p4   43 dst spill
        vpxor ymm1, ymm12, [rbp + 3360]                     ;    37.8 p5+p2   43 dst
        vmovdqu [rbp + 6368], ymm8                          ;    34.8 p7+p4   43 dst spill
        vpxor ymm8, ymm1, [rbp + 3200]                      ;    38.8 p0+p3   43 dst
        vmovdqu [rbp + 6400], ymm14                         ;    39.0 p2+p4   43 dst spill
        vpxor ymm14, ymm1, [rbp + 3328]                     ;    38.8 p1+p3   43 dst
        vmovdqu [rbp + 6432], ymm15                         ;    36.8 p7+p4   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;    39.8 p5      43 dst
        vmovdqu [rbp + 6464], ymm3                          ;    37.8 p2+p4   43 dst spill
        vpxor ymm3, ymm15, [rbp + 3424]                     ;    40.8 p0+p3   43 dst
        vmovdqu [rbp + 6496], ymm2                          ;    38.8 p7+p4   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;    41.8 p1      43 dst
        vmovdqu [rbp + 6528], ymm9                          ;    39.8 p2+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 3296]                      ;    42.8 p5+p3   43 dst
        vmovdqu [rbp + 6560], ymm13                         ;    40.8 p7+p4   43 dst spill
        vpxor ymm13, ymm3, [rbp + 3200]                     ;    41.8 p0+p2   43 dst
        vpxor ymm6, ymm6, ymm13                             ;    42.8 p1      43 dst
        vpand ymm13, ymm13, ymm3                            ;    42.8 p5      43 dst
        vpxor ymm4, ymm4, ymm13                             ;    43.8 p0      43 dst
        vmovdqu [rbp + 6592], ymm5                          ;    41.8 p7+p4   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;    42.8 p1      43 dst
        vpxor ymm4, ymm4, ymm5                              ;    44.8 p5      43 dst
        vpand ymm5, ymm7, ymm6                              ;    43.8 p0      43 dst
        vpxor ymm13, ymm13, ymm5                            ;    44.8 p1      43 dst
        vpxor ymm5, ymm7, ymm14                             ;    39.8 p5      43 dst
        vmovdqu [rbp + 6624], ymm1                          ;    42.8 p3+p4   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;    43.8 p0      43 dst
        vpxor ymm1, ymm1, ymm13                             ;    45.8 p1      43 dst
        vpxor ymm1, ymm1, [rbp + 3328]                      ;    46.8 p5+p2   43 dst
        vmovdqu [rbp + 6656], ymm2                          ;    43.8 p7+p4   43 dst spill
        vpxor ymm2, ymm5, [rbp + 3424]                      ;    40.8 p0+p3   43 dst
        vmovdqu [rbp + 6688], ymm5                          ;    44.8 p2+p4   43 dst spill
        vpor ymm5, ymm0, [rbp + 3424]                       ;    40.2 p1+p3   43 dst
        vpxor ymm11, ymm11, ymm5                            ;    41.2 p5      43 dst
        vpxor ymm5, ymm5, ymm4                              ;    45.8 p0      43 dst
        vpxor ymm11, ymm11, ymm13                           ;    45.8 p1      43 dst
        vpand ymm13, ymm15, ymm10                           ;    41.5 p5      43 dst
        vpxor ymm1, ymm1, ymm13                             ;    47.8 p0      43 dst
        vpxor ymm4, ymm4, ymm13                             ;    45.8 p1      43 dst
        vpxor ymm13, ymm10, ymm6                            ;    43.8 p5      43 dst
        vmovdqu [rbp + 6720], ymm15                         ;    45.8 p7+p4   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;    44.8 p0      43 dst
        vpxor ymm4, ymm4, ymm15                             ;    46.8 p1      43 dst
        vpxor ymm15, ymm0, ymm9                             ;    43.8 p5      43 dst
        vmovdqu [rbp + 6752], ymm13                         ;    46.8 p2+p4   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;    44.8 p0      43 dst
        vpxor ymm5, ymm5, ymm13                             ;    46.8 p1      43 dst
        vpand ymm13, ymm4, ymm1                             ;    48.8 p5      43 dst
        vpxor ymm5, ymm5, ymm13                             ;    49.8 p0      43 dst
        vmovdqu [rbp + 6784], ymm12                         ;    47.8 p3+p4   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;    45.2 p1      43 dst
        vpxor ymm11, ymm11, ymm12                           ;    46.8 p5      43 dst
        vpand ymm12, ymm11, ymm5                            ;    50.8 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;    51.8 p1      43 dst
        vpand ymm12, ymm11, ymm4                            ;    52.8 p5      43 dst
        vpxor ymm12, ymm12, ymm1                            ;    53.8 p0      43 dst
        vpxor ymm1, ymm1, ymm5                              ;    50.8 p1      43 dst
        vpor ymm13, ymm13, ymm1                             ;    51.8 p5      43 dst
        vpxor ymm13, ymm13, ymm4                            ;    52.8 p0      43 dst
        vpor ymm5, ymm13, ymm12                             ;    54.8 p1      43 dst
        vpand ymm4, ymm4, ymm12                             ;    54.8 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;    54.8 p0      43 dst
        vpxor ymm11, ymm11, ymm4                            ;    55.8 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;    55.8 p5      43 dst
        vpxor ymm4, ymm12, ymm13                            ;    54.8 p0      43 dst
        vpand ymm7, ymm7, ymm1                              ;    56.8 p1      43 dst
        vpxor ymm5, ymm4, ymm1                              ;    56.8 p5      43 dst
        vpand ymm0, ymm0, ymm13                             ;    53.8 p0      43 dst
        vpand ymm6, ymm6, ymm1                              ;    56.8 p1      43 dst
        vpxor ymm1, ymm1, ymm11                             ;    56.8 p5      43 dst
        vpand ymm9, ymm9, ymm4                              ;    55.8 p0      43 dst
        vpxor ymm6, ymm6, ymm9                              ;    57.8 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;    57.8 p5      43 dst
        vpand ymm8, ymm8, ymm5                              ;    57.8 p0      43 dst
        vpand ymm5, ymm13, [rbp + 3424]                     ;    53.8 p1+p2   43 dst
        vpxor ymm13, ymm13, ymm1                            ;    57.8 p5      43 dst
        vpand ymm3, ymm3, ymm13                             ;    58.8 p0      43 dst
        vpand ymm13, ymm13, [rbp + 3200]                    ;    58.8 p1+p3   43 dst
        vpand ymm10, ymm10, ymm1                            ;    57.8 p5      43 dst
        vpand ymm1, ymm1, [rbp + 6720]                      ;    57.8 p0+p2   43 dst
        vpand ymm2, ymm2, ymm12                             ;    55.2 p1      43 dst
        vpand ymm4, ymm4, [rbp + 6688]                      ;    55.8 p5+p3   43 dst
        vpxor ymm12, ymm12, ymm11                           ;    56.8 p0      43 dst
        vpxor ymm10, ymm10, ymm13                           ;    59.8 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;    58.8 p5      43 dst
        vpxor ymm1, ymm1, ymm14                             ;    59.8 p0      43 dst
        vpxor ymm14, ymm14, ymm2                            ;    58.8 p1      43 dst
        vmovdqu [rbp + 6688], ymm9                          ;    56.8 p7+p4   43 dst spill
        vpand ymm9, ymm12, [rbp + 6656]                     ;    57.8 p5+p2   43 dst
        vpxor ymm7, ymm7, ymm9                              ;    58.8 p0      43 dst
        vpand ymm12, ymm12, [rbp + 6624]                    ;    58.2 p1+p3   43 dst
        vpxor ymm14, ymm14, ymm7                            ;    59.8 p5      43 dst
        vmovdqu [rbp + 6624], ymm8                          ;    58.8 p7+p4   43 dst spill
        vpand ymm8, ymm11, [rbp + 6784]                     ;    59.0 p0+p2   43 dst
        vpand ymm11, ymm11, [rbp + 6752]                    ;    59.2 p1+p3   43 dst
        vmovdqu [rbp + 6752], ymm12                         ;    59.2 p7+p4   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;    60.8 p5      43 dst
        vpxor ymm12, ymm12, ymm14                           ;    61.8 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;    62.8 p1      43 dst
        vpxor ymm1, ymm1, ymm4                              ;    63.8 p5      43 dst
        vpxor ymm11, ymm11, ymm1                            ;    64.8 p0      43 dst
        vpxor ymm15, ymm15, ymm11                           ;    65.8 p1      43 dst
        vmovdqu [rbp + 6784], ymm10                         ;    60.8 p2+p4   43 dst spill
        vmovdqu ymm10, [rbp + 4512]                         ;    56.5 p3      43 dst
        vmovdqu [rbp + 6656], ymm11                         ;    65.8 p7+p4   43 dst spill
        vmovdqu ymm11, [rbp + 4576]                         ;    57.2 p2      43 dst
        vpxor ymm11, ymm11, [rbp + 4608]                    ;    63.2 p5+p3   43 dst
        vpxor ymm10, ymm10, ymm11                           ;    64.2 p0      43 dst
        vmovdqu [rbp + 6720], ymm7                          ;    59.8 p7+p4   43 dst spill
        vpxor ymm7, ymm10, [rbp + 4704]                     ;    65.2 p1+p2   43 dst
        vmovdqu [rbp + 6816], ymm8                          ;    60.0 p3+p4   43 dst spill
        vpxor ymm8, ymm7, [rbp + 4672]                      ;    66.2 p5+p2   43 dst
        vmovdqu [rbp + 6848], ymm4                          ;    63.8 p7+p4   43 dst spill
        vpxor ymm4, ymm7, [rbp + 4480]                      ;    66.2 p0+p3   43 dst
        vmovdqu [rbp + 6880], ymm1                          ;    64.8 p7+p4   43 dst spill
        vpxor ymm1, ymm4, [rbp + 4544]                      ;    67.2 p1+p2   43 dst
        vmovdqu [rbp + 6912], ymm0                          ;    62.2 p3+p4   43 dst spill
        vpxor ymm0, ymm1, [rbp + 4576]                      ;    68.2 p5+p2   43 dst
        vmovdqu [rbp + 6944], ymm6                          ;    63.2 p7+p4   43 dst spill
        vpxor ymm6, ymm8, [rbp + 4640]                      ;    67.2 p0+p3   43 dst
        vmovdqu [rbp + 6976], ymm13                         ;    64.2 p7+p4   43 dst spill
        vpxor ymm13, ymm6, [rbp + 4480]                     ;    68.2 p1+p2   43 dst
        vmovdqu [rbp + 7008], ymm15                         ;    66.8 p3+p4   43 dst spill
        vpxor ymm15, ymm6, [rbp + 4608]                     ;    68.2 p5+p2   43 dst
        vmovdqu [rbp + 7040], ymm3                          ;    66.2 p7+p4   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;    69.2 p0      43 dst
        vmovdqu [rbp + 7072], ymm5                          ;    67.2 p3+p4   43 dst spill
        vpxor ymm5, ymm3, [rbp + 4704]                      ;    70.2 p1+p2   43 dst
        vmovdqu [rbp + 7104], ymm2                          ;    68.2 p7+p4   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;    71.2 p5      43 dst
        vmovdqu [rbp + 7136], ymm9                          ;    69.2 p3+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 4576]                      ;    72.2 p0+p2   43 dst
        vmovdqu [rbp + 7168], ymm14                         ;    70.2 p7+p4   43 dst spill
        vpxor ymm14, ymm5, [rbp + 4480]                     ;    71.2 p1+p3   43 dst
        vpxor ymm11, ymm11, ymm14                           ;    72.2 p5      43 dst
        vpand ymm14, ymm14, ymm5                            ;    72.2 p0      43 dst
        vpxor ymm10, ymm10, ymm14                           ;    73.2 p1      43 dst
        vmovdqu [rbp + 7200], ymm12                         ;    71.2 p7+p4   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;    72.2 p5      43 dst
        vpxor ymm10, ymm10, ymm12                           ;    74.2 p0      43 dst
        vpand ymm12, ymm0, ymm11                            ;    73.2 p1      43 dst
        vpxor ymm14, ymm14, ymm12                           ;    74.2 p5      43 dst
        vpxor ymm12, ymm0, ymm15                            ;    69.2 p0      43 dst
        vmovdqu [rbp + 7232], ymm6                          ;    72.2 p2+p4   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;    73.2 p1      43 dst
        vpxor ymm6, ymm6, ymm14                             ;    75.2 p5      43 dst
        vpxor ymm6, ymm6, [rbp + 4608]                      ;    76.2 p0+p3   43 dst
        vmovdqu [rbp + 7264], ymm2                          ;    73.2 p7+p4   43 dst spill
        vpxor ymm2, ymm12, [rbp + 4704]                     ;    70.2 p1+p2   43 dst
        vmovdqu [rbp + 7296], ymm12                         ;    74.2 p3+p4   43 dst spill
        vpor ymm12, ymm4, [rbp + 4704]                      ;    70.5 p5+p2   43 dst
        vpxor ymm1, ymm1, ymm12                             ;    71.5 p0      43 dst
        vpxor ymm12, ymm12, ymm10                           ;    75.2 p1      43 dst
        vpxor ymm1, ymm1, ymm14                             ;    75.2 p5      43 dst
        vpand ymm14, ymm3, ymm7                             ;    72.0 p0      43 dst
        vpxor ymm6, ymm6, ymm14                             ;    77.2 p1      43 dst
        vpxor ymm10, ymm10, ymm14                           ;    75.2 p5      43 dst
        vpxor ymm14, ymm7, ymm11                            ;    73.2 p0      43 dst
        vmovdqu [rbp + 7328], ymm3                          ;    75.2 p7+p4   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;    74.2 p1      43 dst
        vpxor ymm10, ymm10, ymm3                            ;    76.2 p5      43 dst
        vpxor ymm3, ymm4, ymm9                              ;    74.0 p0      43 dst
        vmovdqu [rbp + 7360], ymm14                         ;    76.2 p3+p4   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;    75.0 p1      43 dst
        vpxor ymm12, ymm12, ymm14                           ;    76.2 p5      43 dst
        vpand ymm14, ymm10, ymm6                            ;    78.2 p0      43 dst
        vpxor ymm12, ymm12, ymm14                           ;    79.2 p1      43 dst
        vmovdqu [rbp + 7392], ymm8                          ;    77.2 p2+p4   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;    75.5 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;    76.5 p0      43 dst
        vpand ymm8, ymm1, ymm12                             ;    80.2 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;    81.2 p5      43 dst
        vpand ymm8, ymm1, ymm10                             ;    82.2 p0      43 dst
        vpxor ymm8, ymm8, ymm6                              ;    83.2 p1      43 dst
        vpxor ymm6, ymm6, ymm12                             ;    80.2 p5      43 dst
        vpor ymm14, ymm14, ymm6                             ;    81.2 p0      43 dst
        vpxor ymm14, ymm14, ymm10                           ;    82.2 p1      43 dst
        vpor ymm12, ymm14, ymm8                             ;    84.2 p5      43 dst
        vpand ymm10, ymm10, ymm8                            ;    84.2 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;    84.2 p1      43 dst
        vpxor ymm1, ymm1, ymm10                             ;    85.2 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;    85.2 p0      43 dst
        vpxor ymm10, ymm8, ymm14                            ;    84.2 p1      43 dst
        vpand ymm0, ymm0, ymm6                              ;    86.2 p5      43 dst
        vpxor ymm12, ymm10, ymm6                            ;    86.2 p0      43 dst
        vpand ymm4, ymm4, ymm14                             ;    83.2 p1      43 dst
        vpand ymm11, ymm11, ymm6                            ;    86.2 p5      43 dst
        vpxor ymm6, ymm6, ymm1                              ;    86.2 p0      43 dst
        vpand ymm9, ymm9, ymm10                             ;    85.2 p1      43 dst
        vpxor ymm11, ymm11, ymm9                            ;    87.2 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;    87.2 p0      43 dst
        vpand ymm13, ymm13, ymm12                           ;    87.2 p1      43 dst
        vpand ymm12, ymm14, [rbp + 4704]                    ;    83.5 p5+p3   43 dst
        vpxor ymm14, ymm14, ymm6                            ;    87.2 p0      43 dst
        vpand ymm5, ymm5, ymm14                             ;    88.2 p1      43 dst
        vpand ymm14, ymm14, [rbp + 4480]                    ;    88.2 p5+p2   43 dst
        vpand ymm7, ymm7, ymm6                              ;    87.2 p0      43 dst
        vpand ymm6, ymm6, [rbp + 7328]                      ;    87.2 p1+p3   43 dst
        vpand ymm2, ymm2, ymm8                              ;    85.5 p5      43 dst
        vpand ymm10, ymm10, [rbp + 7296]                    ;    86.0 p0+p2   43 dst
        vpxor ymm8, ymm8, ymm1                              ;    86.2 p1      43 dst
        vpxor ymm7, ymm7, ymm14                             ;    89.2 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;    88.2 p0      43 dst
        vpxor ymm6, ymm6, ymm15                             ;    89.2 p1      43 dst
        vpxor ymm15, ymm15, ymm2                            ;    88.2 p5      43 dst
        vmovdqu [rbp + 7296], ymm9                          ;    86.2 p7+p4   43 dst spill
        vpand ymm9, ymm8, [rbp + 7264]                      ;    88.0 p0+p3   43 dst
        vpxor ymm0, ymm0, ymm9                              ;    89.0 p1      43 dst
        vpand ymm8, ymm8, [rbp + 7232]                      ;    88.5 p5+p2   43 dst
        vpxor ymm15, ymm15, ymm0                            ;    90.0 p0      43 dst
        vmovdqu [rbp + 7232], ymm13                         ;    88.2 p7+p4   43 dst spill
        vpand ymm13, ymm1, [rbp + 7392]                     ;    89.2 p1+p3   43 dst
        vpand ymm1, ymm1, [rbp + 7360]                      ;    89.5 p5+p2   43 dst
        vmovdqu [rbp + 7360], ymm8                          ;    89.5 p7+p4   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;    90.2 p0      43 dst
        vpxor ymm8, ymm8, ymm15                             ;    91.2 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;    92.2 p5      43 dst
        vpxor ymm6, ymm6, ymm10                             ;    93.2 p0      43 dst
        vpxor ymm1, ymm1, ymm6                              ;    94.2 p1      43 dst
        vpxor ymm3, ymm3, ymm1                              ;    95.2 p5      43 dst
        vmovdqu [rbp + 7392], ymm7                          ;    90.2 p3+p4   43 dst spill
        vmovdqu ymm7, [rbp + 5792]                          ;    86.0 p2      43 dst
        vmovdqu [rbp + 7264], ymm1                          ;    95.2 p7+p4   43 dst spill
        vmovdqu ymm1, [rbp + 5856]                          ;    86.8 p3      43 dst
        vpxor ymm1, ymm1, [rbp + 5888]                      ;    92.8 p0+p2   43 dst
        vpxor ymm7, ymm7, ymm1                              ;    93.8 p1      43 dst
        vmovdqu [rbp + 7328], ymm0                          ;    90.0 p7+p4   43 dst spill
        vpxor ymm0, ymm7, [rbp + 5984]                      ;    94.8 p5+p3   43 dst
        vmovdqu [rbp + 7424], ymm13                         ;    90.2 p2+p4   43 dst spill
        vpxor ymm13, ymm0, [rbp + 5952]                     ;    95.8 p0+p3   43 dst
        vmovdqu [rbp + 7456], ymm10                         ;    93.2 p7+p4   43 dst spill
        vpxor ymm10, ymm0, [rbp + 5760]                     ;    95.8 p1+p2   43 dst
        vmovdqu [rbp + 7488], ymm6                          ;    94.2 p7+p4   43 dst spill
        vpxor ymm6, ymm10, [rbp + 5824]                     ;    96.8 p5+p3   43 dst
        vmovdqu [rbp + 7520], ymm4                          ;    91.8 p2+p4   43 dst spill
        vpxor ymm4, ymm6, [rbp + 5856]                      ;    97.8 p0+p3   43 dst
        vmovdqu [rbp + 7552], ymm11                         ;    92.8 p7+p4   43 dst spill
        vpxor ymm11, ymm13, [rbp + 5920]                    ;    96.8 p1+p2   43 dst
        vmovdqu [rbp + 7584], ymm14                         ;    93.8 p7+p4   43 dst spill
        vpxor ymm14, ymm11, [rbp + 5760]                    ;    97.8 p5+p3   43 dst
        vmovdqu [rbp + 7616], ymm3                          ;    96.2 p2+p4   43 dst spill
        vpxor ymm3, ymm11, [rbp + 5888]                     ;    97.8 p0+p3   43 dst
        vmovdqu [rbp + 7648], ymm5                          ;    95.8 p7+p4   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;    98.8 p1      43 dst
        vmovdqu [rbp + 7680], ymm12                         ;    96.8 p2+p4   43 dst spill
        vpxor ymm12, ymm5, [rbp + 5984]                     ;    99.8 p5+p3   43 dst
        vmovdqu [rbp + 7712], ymm2                          ;    97.8 p7+p4   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   100.8 p0      43 dst
        vmovdqu [rbp + 7744], ymm9                          ;    98.8 p2+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 5856]                      ;   101.8 p1+p3   43 dst
        vmovdqu [rbp + 7776], ymm15                         ;    99.8 p7+p4   43 dst spill
        vpxor ymm15, ymm12, [rbp + 5760]                    ;   100.8 p5+p2   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   101.8 p0      43 dst
        vpand ymm15, ymm15, ymm12                           ;   101.8 p1      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   102.8 p5      43 dst
        vmovdqu [rbp + 7808], ymm8                          ;   100.8 p7+p4   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   101.8 p0      43 dst
        vpxor ymm7, ymm7, ymm8                              ;   103.8 p1      43 dst
        vpand ymm8, ymm4, ymm1                              ;   102.8 p5      43 dst
        vpxor ymm15, ymm15, ymm8                            ;   103.8 p0      43 dst
        vpxor ymm8, ymm4, ymm3                              ;    99.2 p1      43 dst
        vmovdqu [rbp + 7840], ymm11                         ;   101.8 p3+p4   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   102.8 p5      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   104.8 p0      43 dst
        vpxor ymm11, ymm11, [rbp + 5888]                    ;   105.8 p1+p2   43 dst
        vmovdqu [rbp + 7872], ymm2                          ;   102.8 p7+p4   43 dst spill
        vpxor ymm2, ymm8, [rbp + 5984]                      ;   100.5 p5+p3   43 dst
        vmovdqu [rbp + 7904], ymm8                          ;   103.8 p2+p4   43 dst spill
        vpor ymm8, ymm10, [rbp + 5984]                      ;   101.0 p0+p3   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   102.0 p1      43 dst
        vpxor ymm8, ymm8, ymm7                              ;   104.8 p5      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   104.8 p0      43 dst
        vpand ymm15, ymm5, ymm0                             ;   102.2 p1      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   106.8 p5      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   104.8 p0      43 dst
        vpxor ymm15, ymm0, ymm1                             ;   103.2 p1      43 dst
        vmovdqu [rbp + 7936], ymm5                          ;   104.8 p7+p4   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   104.2 p5      43 dst
        vpxor ymm7, ymm7, ymm5                              ;   105.8 p0      43 dst
        vpxor ymm5, ymm10, ymm9                             ;   104.2 p1      43 dst
        vmovdqu [rbp + 7968], ymm15                         ;   105.8 p2+p4   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   105.2 p5      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   106.2 p0      43 dst
        vpand ymm15, ymm7, ymm11                            ;   107.8 p1      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   108.8 p5      43 dst
        vmovdqu [rbp + 8000], ymm13                         ;   106.8 p3+p4   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   106.0 p0      43 dst
        vpxor ymm6, ymm6, ymm13                             ;   107.0 p1      43 dst
        vpand ymm13, ymm6, ymm8                             ;   109.8 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   110.8 p0      43 dst
        vpand ymm13, ymm6, ymm7                             ;   111.8 p1      43 dst
        vpxor ymm13, ymm13, ymm11                           ;   112.8 p5      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   109.8 p0      43 dst
        vpor ymm15, ymm15, ymm11                            ;   110.8 p1      43 dst
        vpxor ymm15, ymm15, ymm7                            ;   111.8 p5      43 dst
        vpor ymm8, ymm15, ymm13                             ;   113.8 p0      43 dst
        vpand ymm7, ymm7, ymm13                             ;   113.8 p1      43 dst
        vpand ymm5, ymm5, ymm13                             ;   113.8 p5      43 dst
        vpxor ymm6, ymm6, ymm7                              ;   114.8 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   114.8 p1      43 dst
        vpxor ymm7, ymm13, ymm15                            ;   113.8 p5      43 dst
        vpand ymm4, ymm4, ymm11                             ;   115.8 p0      43 dst
        vpxor ymm8, ymm7, ymm11                             ;   115.8 p1      43 dst
        vpand ymm10, ymm10, ymm15                           ;   112.8 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   115.8 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   115.8 p1      43 dst
        vpand ymm9, ymm9, ymm7                              ;   114.8 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   116.8 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   116.8 p1      43 dst
        vpand ymm14, ymm14, ymm8                            ;   116.8 p5      43 dst
        vpand ymm8, ymm15, [rbp + 5984]                     ;   114.0 p0+p2   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   116.8 p1      43 dst
        vpand ymm12, ymm12, ymm15                           ;   117.8 p5      43 dst
        vpand ymm15, ymm15, [rbp + 5760]                    ;   117.8 p0+p3   43 dst
        vpand ymm0, ymm0, ymm11                             ;   116.8 p1      43 dst
        vpand ymm11, ymm11, [rbp + 7936]                    ;   116.8 p5+p2   43 dst
        vpand ymm2, ymm2, ymm13                             ;   116.0 p0      43 dst
        vpand ymm7, ymm7, [rbp + 7904]                      ;   116.2 p1+p3   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   116.5 p5      43 dst
        vpxor ymm0, ymm0, ymm15                             ;   118.8 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   117.8 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   118.8 p5      43 dst
        vpxor ymm3, ymm3, ymm2                              ;   118.0 p0      43 dst
        vmovdqu [rbp + 7904], ymm9                          ;   115.8 p7+p4   43 dst spill
        vpand ymm9, ymm13, [rbp + 7872]                     ;   118.2 p1+p2   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   119.2 p5      43 dst
        vpand ymm13, ymm13, [rbp + 7840]                    ;   119.0 p0+p3   43 dst
        vpxor ymm3, ymm3, ymm4                              ;   120.2 p1      43 dst
        vmovdqu [rbp + 7840], ymm14                         ;   117.8 p7+p4   43 dst spill
        vpand ymm14, ymm6, [rbp + 8000]                     ;   119.5 p5+p2   43 dst
        vpand ymm6, ymm6, [rbp + 7968]                      ;   120.0 p0+p3   43 dst
        vmovdqu [rbp + 7968], ymm13                         ;   120.0 p7+p4   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   120.2 p1      43 dst
        vpxor ymm13, ymm13, ymm3                            ;   121.2 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   122.2 p0      43 dst
        vpxor ymm11, ymm11, ymm7                            ;   123.2 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   124.2 p5      43 dst
        vpxor ymm5, ymm5, ymm6                              ;   125.2 p0      43 dst
        vmovdqu [rbp + 8000], ymm0                          ;   119.8 p2+p4   43 dst spill
        vmovdqu ymm0, [rbp + 6592]                          ;   115.5 p3      58 dst
        vpxor ymm0, ymm0, [rbp - 128]                       ;   122.2 p1+p2   58 dst
        vmovdqu [rbp + 6592], ymm0                          ;   123.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6560]                          ;   116.5 p3      58 dst
        vpxor ymm0, ymm0, [rbp - 96]                        ;   122.5 p5+p2   58 dst
        vmovdqu [rbp + 6560], ymm0                          ;   123.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6432]                          ;   117.5 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 6464]                      ;   123.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6496]                      ;   124.5 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6528]                      ;   125.5 p5+p2   58 dst
        mov r8, qword [rbp + 10160]                         ;   119.5 p3      58 dst.2 reload
        vpxor ymm0, ymm0, [r8 + 41024]                      ;   130.5 p0+p2   58 dst
        vmovdqu [rbp + 6528], ymm0                          ;   131.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6304]                          ;   120.5 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 6336]                      ;   126.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6400]                      ;   127.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6368]                      ;   128.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [r8 + 41056]                      ;   130.5 p1+p3   58 dst
        vmovdqu [rbp + 6368], ymm0                          ;   131.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6272]                          ;   123.2 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 41088]                      ;   130.5 p5+p3   58 dst
        vmovdqu [rbp + 6272], ymm0                          ;   131.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6240]                          ;   124.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6208]                      ;   130.2 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6016]                      ;   131.2 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp - 64]                        ;   132.2 p5+p3   58 dst
        vmovdqu [rbp + 6016], ymm0                          ;   133.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6080]                          ;   126.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6144]                      ;   132.2 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6176]                      ;   133.2 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp - 32]                        ;   134.2 p5+p3   58 dst
        vmovdqu [rbp + 6176], ymm0                          ;   135.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6112]                          ;   128.2 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 41184]                      ;   134.2 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6048]                      ;   135.2 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6400]                      ;   136.2 p5+p3   58 dst
        vmovdqu [rbp + 6400], ymm0                          ;   137.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7200]                          ;   130.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 0]                         ;   136.2 p0+p3   58 dst
        vmovdqu [rbp + 7200], ymm0                          ;   137.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7168]                          ;   131.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 32]                        ;   137.2 p1+p3   58 dst
        vmovdqu [rbp + 7168], ymm0                          ;   138.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7040]                          ;   132.2 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 41280]                      ;   138.2 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7072]                      ;   139.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7104]                      ;   140.2 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7136]                      ;   141.2 p5+p2   58 dst
        vmovdqu [rbp + 7136], ymm0                          ;   142.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6912]                          ;   134.5 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 41312]                      ;   140.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6944]                      ;   141.5 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7008]                      ;   142.5 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6976]                      ;   143.5 p0+p3   58 dst
        vmovdqu [rbp + 6976], ymm0                          ;   144.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6880]                          ;   137.2 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 41344]                      ;   143.2 p1+p3   58 dst
        vmovdqu [rbp + 6880], ymm0                          ;   144.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6848]                          ;   138.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6816]                      ;   144.2 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6720]                      ;   145.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 64]                        ;   146.2 p1+p3   58 dst
        vmovdqu [rbp + 6720], ymm0                          ;   147.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6656]                          ;   140.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6752]                      ;   146.2 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6784]                      ;   147.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 96]                        ;   148.2 p1+p3   58 dst
        vmovdqu [rbp + 6784], ymm0                          ;   149.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6688]                          ;   142.2 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 41440]                      ;   148.2 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6624]                      ;   149.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7008]                      ;   150.2 p1+p3   58 dst
        vmovdqu [rbp + 7008], ymm0                          ;   151.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7808]                          ;   144.2 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 128]                       ;   150.2 p5+p3   58 dst
        vpxor ymm13, ymm13, [rbp + 256]                     ;   145.2 p0+p2   58 dst
        vmovdqu [rbp + 7808], ymm13                         ;   146.2 p7+p4   58 dst spill
        vmovdqu ymm13, [rbp + 7776]                         ;   145.5 p3      58 dst
        vpxor ymm13, ymm13, [rbp + 160]                     ;   151.5 p1+p2   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   136.5 p5      58 dst
        vmovdqu ymm8, [rbp + 7648]                          ;   146.5 p3      58 dst
        vpxor ymm8, ymm8, [r8 + 41536]                      ;   152.5 p0+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 7680]                      ;   153.5 p1+p3   58 dst
        vpxor ymm8, ymm8, [rbp + 7712]                      ;   154.5 p5+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 7744]                      ;   155.5 p0+p3   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   138.2 p1      58 dst
        vmovdqu ymm2, [rbp + 7520]                          ;   149.2 p2      58 dst
        vpxor ymm2, ymm2, [r8 + 41568]                      ;   155.2 p5+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7552]                      ;   156.2 p0+p2   58 dst
        vpxor ymm2, ymm2, [rbp + 7616]                      ;   157.2 p1+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7584]                      ;   158.2 p5+p2   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   140.0 p0      58 dst
        vmovdqu ymm9, [rbp + 7488]                          ;   151.5 p3      58 dst
        vpxor ymm9, ymm9, [r8 + 41600]                      ;   157.5 p1+p2   58 dst
        vpxor ymm3, ymm3, [rbp + 288]                       ;   152.5 p5+p3   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   141.0 p0      58 dst
        vmovdqu ymm1, [rbp + 7456]                          ;   153.2 p2      58 dst
        vpxor ymm1, ymm1, [rbp + 7424]                      ;   159.2 p1+p3   58 dst
        vpxor ymm1, ymm1, [rbp + 7328]                      ;   160.2 p5+p2   58 dst
        vpxor ymm1, ymm1, [rbp + 192]                       ;   161.2 p0+p3   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   142.2 p1      58 dst
        vmovdqu ymm15, [rbp + 7264]                         ;   155.2 p2      58 dst
        vpxor ymm15, ymm15, [rbp + 7360]                    ;   161.2 p5+p3   58 dst
        vpxor ymm15, ymm15, [rbp + 7392]                    ;   162.2 p0+p2   58 dst
        vpxor ymm15, ymm15, [rbp + 224]                     ;   163.2 p1+p3   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   143.5 p5      58 dst
        vpxor ymm12, ymm12, [r8 + 41792]                    ;   157.2 p0+p2   58 dst
        vpxor ymm10, ymm10, [r8 + 41824]                    ;   157.5 p1+p3   58 dst
        vpxor ymm11, ymm11, [r8 + 41856]                    ;   158.2 p5+p2   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   145.0 p0      58 dst
        vmovdqu ymm14, [rbp + 7296]                         ;   158.5 p3      58 dst
        vpxor ymm14, ymm14, [r8 + 41696]                    ;   164.5 p1+p2   58 dst
        vpxor ymm14, ymm14, [rbp + 7232]                    ;   165.5 p5+p3   58 dst
        vpxor ymm14, ymm14, [rbp + 7616]                    ;   166.5 p0+p2   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   146.2 p1      58 dst
        vpxor ymm7, ymm7, [rbp + 320]                       ;   160.5 p5+p3   58 dst
        vpxor ymm6, ymm6, [rbp + 7968]                      ;   161.2 p0+p2   58 dst
        vpxor ymm6, ymm6, [rbp + 8000]                      ;   162.2 p1+p3   58 dst
        vpxor ymm6, ymm6, [rbp + 352]                       ;   163.2 p5+p2   58 dst
        vpxor ymm5, ymm5, [r8 + 41952]                      ;   162.5 p0+p3   58 dst
        vpxor ymm5, ymm5, [rbp + 7904]                      ;   163.5 p1+p2   58 dst
        vpxor ymm5, ymm5, [rbp + 7840]                      ;   164.5 p5+p3   58 dst
        vmovdqu ymm4, [rbp + 6592]                          ;   164.2 p2      58 dst reload
        mov r9, qword [rbp + 10184]                         ;   164.5 p3      58 dst reload
        vmovdqu [r9], ymm4                                  ;   170.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6560]                          ;   165.2 p2      58 dst reload
        vmovdqu [r9 + 32], ymm4                             ;   171.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6528]                          ;   165.5 p3      58 dst reload
        vmovdqu [r9 + 64], ymm4                             ;   171.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6368]                          ;   166.2 p2      58 dst reload
        vmovdqu [r9 + 96], ymm4                             ;   172.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6272]                          ;   166.5 p3      58 dst reload
        vmovdqu [r9 + 128], ymm4                            ;   172.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6016]                          ;   167.2 p2      58 dst reload
        vmovdqu [r9 + 160], ymm4                            ;   173.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6176]                          ;   167.5 p3      58 dst reload
        vmovdqu [r9 + 192], ymm4                            ;   173.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6400]                          ;   168.2 p2      58 dst reload
        vmovdqu [r9 + 224], ymm4                            ;   174.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7200]                          ;   168.5 p3      58 dst reload
        vmovdqu [r9 + 256], ymm4                            ;   174.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7168]                          ;   169.2 p2      58 dst reload
        vmovdqu [r9 + 288], ymm4                            ;   175.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7136]                          ;   169.5 p3      58 dst reload
        vmovdqu [r9 + 320], ymm4                            ;   175.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6976]                          ;   170.2 p2      58 dst reload
        vmovdqu [r9 + 352], ymm4                            ;   176.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6880]                          ;   170.5 p3      58 dst reload
        vmovdqu [r9 + 384], ymm4                            ;   176.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6720]                          ;   171.2 p2      58 dst reload
        vmovdqu [r9 + 416], ymm4                            ;   177.2 p7+p4   58 dst
        vmovdqu [r9 + 512], ymm0                            ;   160.5 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 6784]                          ;   171.5 p3      58 dst reload
        vmovdqu [r9 + 448], ymm0                            ;   177.5 p7+p4   58 dst
        vmovdqu [r9 + 544], ymm13                           ;   162.5 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7008]                          ;   172.2 p2      58 dst reload
        vmovdqu [r9 + 480], ymm0                            ;   178.2 p7+p4   58 dst
        vmovdqu [r9 + 576], ymm8                            ;   164.5 p7+p4   58 dst
        vmovdqu [r9 + 608], ymm2                            ;   165.5 p7+p4   58 dst
        vmovdqu [r9 + 640], ymm9                            ;   166.5 p7+p4   58 dst
        vmovdqu [r9 + 672], ymm1                            ;   167.5 p7+p4   58 dst
        vmovdqu [r9 + 704], ymm15                           ;   168.5 p7+p4   58 dst
        vmovdqu [r9 + 736], ymm14                           ;   169.5 p7+p4   58 dst
        vmovdqu [r9 + 800], ymm3                            ;   170.5 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7808]                          ;   172.5 p3      58 dst reload
        vmovdqu [r9 + 768], ymm0                            ;   178.5 p7+p4   58 dst
        vmovdqu [r9 + 832], ymm12                           ;   172.5 p7+p4   58 dst
        vmovdqu [r9 + 864], ymm10                           ;   173.5 p2+p4   58 dst
        vmovdqu [r9 + 896], ymm11                           ;   174.5 p3+p4   58 dst
        vmovdqu [r9 + 928], ymm7                            ;   175.5 p7+p4   58 dst
        vmovdqu [r9 + 960], ymm6                            ;   176.5 p2+p4   58 dst
        vmovdqu [r9 + 992], ymm5                            ;   177.5 p3+p4   58 dst
        vmovdqu ymm0, [rbp + 2976]                          ;   175.2 p2      43 dst
        vmovdqu ymm1, [rbp + 3040]                          ;   175.5 p3      43 dst
        vmovdqu ymm2, [rbp + 3072]                          ;   176.2 p2      43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   182.2 p0      43 dst
        vpxor ymm0, ymm0, ymm1                              ;   183.2 p1      43 dst
        vmovdqu ymm3, [rbp + 3168]                          ;   176.5 p3      43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   184.2 p5      43 dst
        vpxor ymm5, ymm4, [rbp + 3136]                      ;   185.2 p0+p2   43 dst
        vmovdqu ymm6, [rbp + 2944]                          ;   177.5 p3      43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   185.2 p1      43 dst
        vpxor ymm8, ymm7, [rbp + 3008]                      ;   186.2 p5+p2   43 dst
        vmovdqu ymm9, [rbp + 3040]                          ;   178.5 p3      43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   187.2 p0      43 dst
        vpxor ymm11, ymm5, [rbp + 3104]                     ;   186.2 p1+p2   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   187.2 p5      43 dst
        vpxor ymm13, ymm11, ymm2                            ;   187.2 p0      43 dst
        vpxor ymm14, ymm5, ymm10                            ;   188.2 p1      43 dst
        vpxor ymm15, ymm14, ymm3                            ;   189.2 p5      43 dst
        vpxor ymm2, ymm13, ymm15                            ;   190.2 p0      43 dst
        vpxor ymm9, ymm9, ymm2                              ;   191.2 p1      43 dst
        vmovdqu [rbp + 7808], ymm8                          ;   187.2 p7+p4   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;   190.2 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;   191.2 p0      43 dst
        vpand ymm8, ymm8, ymm15                             ;   191.2 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   192.2 p5      43 dst
        vpand ymm6, ymm11, ymm2                             ;   191.2 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;   193.2 p1      43 dst
        vpand ymm6, ymm10, ymm1                             ;   192.2 p5      43 dst
        vpxor ymm8, ymm8, ymm6                              ;   193.2 p0      43 dst
        vpxor ymm6, ymm10, ymm13                            ;   188.2 p1      43 dst
        vmovdqu [rbp + 7008], ymm11                         ;   187.2 p7+p4   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;   192.2 p5      43 dst
        vpxor ymm11, ymm11, [rbp + 3072]                    ;   193.2 p0+p3   43 dst
        vpxor ymm11, ymm11, ymm8                            ;   194.2 p1      43 dst
        vmovdqu [rbp + 6784], ymm2                          ;   191.2 p7+p4   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;   189.2 p5      43 dst
        vmovdqu [rbp + 6720], ymm6                          ;   189.2 p7+p4   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;   186.2 p0      43 dst
        vpand ymm3, ymm4, ymm14                             ;   189.2 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   195.2 p5      43 dst
        vpxor ymm3, ymm3, ymm0                              ;   194.2 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;   194.2 p1      43 dst
        vpxor ymm6, ymm6, [rbp + 7808]                      ;   193.2 p5+p2   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   194.2 p0      43 dst
        vpxor ymm8, ymm4, ymm1                              ;   192.2 p1      43 dst
        vmovdqu [rbp + 7808], ymm14                         ;   189.2 p7+p4   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;   193.2 p5      43 dst
        vpxor ymm3, ymm3, ymm14                             ;   195.2 p0      43 dst
        vpxor ymm14, ymm7, ymm9                             ;   192.2 p1      43 dst
        vmovdqu [rbp + 6880], ymm8                          ;   193.2 p7+p4   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;   193.2 p5      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   195.2 p0      43 dst
        vpand ymm8, ymm3, ymm11                             ;   196.2 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   197.2 p5      43 dst
        vmovdqu [rbp + 6976], ymm5                          ;   186.2 p3+p4   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;   188.2 p0      43 dst
        vpxor ymm6, ymm6, ymm5                              ;   195.2 p1      43 dst
        vpand ymm5, ymm6, ymm0                              ;   198.2 p5      43 dst
        vpxor ymm3, ymm3, ymm5                              ;   199.2 p0      43 dst
        vpand ymm5, ymm6, ymm3                              ;   200.2 p1      43 dst
        vpxor ymm5, ymm5, ymm11                             ;   201.2 p5      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   198.2 p0      43 dst
        vpor ymm8, ymm8, ymm11                              ;   199.2 p1      43 dst
        vpxor ymm8, ymm8, ymm3                              ;   200.2 p5      43 dst
        vpor ymm0, ymm8, ymm5                               ;   202.2 p0      43 dst
        vpand ymm3, ymm3, ymm5                              ;   202.2 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;   202.2 p5      43 dst
        vpxor ymm6, ymm6, ymm3                              ;   203.2 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   203.2 p1      43 dst
        vpxor ymm0, ymm5, ymm8                              ;   202.2 p5      43 dst
        vpand ymm10, ymm10, ymm11                           ;   204.2 p0      43 dst
        vpxor ymm3, ymm0, ymm11                             ;   204.2 p1      43 dst
        vpand ymm7, ymm7, ymm8                              ;   201.2 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   204.2 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   204.2 p1      43 dst
        vpand ymm9, ymm9, ymm0                              ;   203.2 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   205.2 p0      43 dst
        vpand ymm13, ymm13, ymm3                            ;   205.2 p1      43 dst
        vpand ymm12, ymm12, ymm3                            ;   205.2 p5      43 dst
        vpand ymm3, ymm8, [rbp + 3168]                      ;   201.2 p0+p2   43 dst
        vpxor ymm8, ymm8, ymm11                             ;   205.2 p1      43 dst
        vpand ymm15, ymm15, ymm8                            ;   206.2 p5      43 dst
        vpand ymm8, ymm8, [rbp + 2944]                      ;   206.2 p0+p3   43 dst
        vpand ymm4, ymm4, ymm11                             ;   205.2 p1      43 dst
        vpand ymm11, ymm11, [rbp + 7808]                    ;   205.2 p5+p2   43 dst
        vpand ymm2, ymm2, ymm5                              ;   202.2 p0      43 dst
        vpand ymm0, ymm0, [rbp + 6720]                      ;   203.2 p1+p3   43 dst
        vpxor ymm5, ymm5, ymm6                              ;   204.2 p5      43 dst
        vpxor ymm4, ymm4, ymm8                              ;   207.2 p0      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   206.2 p1      43 dst
        vpxor ymm11, ymm11, ymm13                           ;   207.2 p5      43 dst
        vpxor ymm13, ymm13, ymm2                            ;   206.2 p0      43 dst
        vmovdqu [rbp + 6720], ymm9                          ;   204.2 p7+p4   43 dst spill
        vmovdqu ymm9, [rbp + 6784]                          ;   191.2 p2      43 dst
        vpand ymm9, ymm9, ymm5                              ;   205.2 p1      43 dst
        vpxor ymm10, ymm10, ymm9                            ;   206.2 p5      43 dst
        vpand ymm5, ymm5, [rbp + 7008]                      ;   205.2 p0+p3   43 dst
        vpxor ymm13, ymm13, ymm10                           ;   207.2 p1      43 dst
        vmovdqu [rbp + 7008], ymm12                         ;   206.2 p7+p4   43 dst spill
        vmovdqu ymm12, [rbp + 6976]                         ;   186.2 p2      43 dst
        vpand ymm12, ymm12, ymm6                            ;   204.2 p5      43 dst
        vpand ymm6, ymm6, [rbp + 6880]                      ;   204.2 p0+p3   43 dst
        vmovdqu [rbp + 6880], ymm5                          ;   206.2 p7+p4   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;   208.2 p1      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   209.2 p5      43 dst
        vpxor ymm0, ymm0, ymm5                              ;   210.2 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   211.2 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   212.2 p5      43 dst
        vpxor ymm14, ymm14, ymm6                            ;   213.2 p0      43 dst
        vmovdqu [rbp + 6976], ymm4                          ;   208.2 p7+p4   43 dst spill
        vmovdqu ymm4, [rbp + 4256]                          ;   186.0 p2      43 dst
        vmovdqu [rbp + 6784], ymm6                          ;   213.2 p3+p4   43 dst spill
        vmovdqu ymm6, [rbp + 4320]                          ;   187.0 p2      43 dst
        vpxor ymm6, ymm6, [rbp + 4352]                      ;   193.0 p1+p3   43 dst
        vpxor ymm4, ymm4, ymm6                              ;   194.0 p5      43 dst
        vmovdqu [rbp + 7808], ymm10                         ;   207.2 p7+p4   43 dst spill
        vpxor ymm10, ymm4, [rbp + 4448]                     ;   195.0 p0+p2   43 dst
        vmovdqu [rbp + 7136], ymm12                         ;   205.2 p3+p4   43 dst spill
        vpxor ymm12, ymm10, [rbp + 4416]                    ;   196.0 p1+p2   43 dst
        vmovdqu [rbp + 7168], ymm0                          ;   211.2 p7+p4   43 dst spill
        vpxor ymm0, ymm10, [rbp + 4224]                     ;   196.0 p5+p3   43 dst
        vmovdqu [rbp + 7200], ymm11                         ;   212.2 p7+p4   43 dst spill
        vpxor ymm11, ymm0, [rbp + 4288]                     ;   197.0 p0+p2   43 dst
        vmovdqu [rbp + 6400], ymm7                          ;   202.2 p3+p4   43 dst spill
        vpxor ymm7, ymm11, [rbp + 4320]                     ;   198.0 p1+p2   43 dst
        vmovdqu [rbp + 6176], ymm1                          ;   206.2 p7+p4   43 dst spill
        vpxor ymm1, ymm12, [rbp + 4384]                     ;   197.0 p5+p3   43 dst
        vmovdqu [rbp + 6016], ymm8                          ;   207.2 p7+p4   43 dst spill
        vpxor ymm8, ymm1, [rbp + 4224]                      ;   198.0 p0+p2   43 dst
        vmovdqu [rbp + 6272], ymm14                         ;   214.2 p3+p4   43 dst spill
        vpxor ymm14, ymm1, [rbp + 4352]                     ;   198.0 p1+p2   43 dst
        vmovdqu [rbp + 6368], ymm15                         ;   207.2 p7+p4   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;   199.0 p5      43 dst
        vmovdqu [rbp + 6528], ymm3                          ;   202.2 p3+p4   43 dst spill
        vpxor ymm3, ymm15, [rbp + 4448]                     ;   200.0 p0+p2   43 dst
        vmovdqu [rbp + 6560], ymm2                          ;   203.2 p7+p4   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;   201.0 p1      43 dst
        vmovdqu [rbp + 6592], ymm9                          ;   206.2 p3+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 4320]                      ;   202.0 p5+p2   43 dst
        vmovdqu [rbp + 7840], ymm13                         ;   208.2 p7+p4   43 dst spill
        vpxor ymm13, ymm3, [rbp + 4224]                     ;   201.0 p0+p3   43 dst
        vpxor ymm6, ymm6, ymm13                             ;   202.0 p1      43 dst
        vpand ymm13, ymm13, ymm3                            ;   202.0 p5      43 dst
        vpxor ymm4, ymm4, ymm13                             ;   203.0 p0      43 dst
        vmovdqu [rbp + 7904], ymm5                          ;   210.2 p7+p4   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;   202.0 p1      43 dst
        vpxor ymm4, ymm4, ymm5                              ;   204.0 p5      43 dst
        vpand ymm5, ymm7, ymm6                              ;   203.0 p0      43 dst
        vpxor ymm13, ymm13, ymm5                            ;   204.0 p1      43 dst
        vpxor ymm5, ymm7, ymm14                             ;   199.0 p5      43 dst
        vmovdqu [rbp + 8000], ymm1                          ;   204.5 p2+p4   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;   203.0 p0      43 dst
        vpxor ymm1, ymm1, [rbp + 4352]                      ;   204.0 p1+p3   43 dst
        vpxor ymm1, ymm1, ymm13                             ;   205.0 p5      43 dst
        vmovdqu [rbp + 7968], ymm2                          ;   205.5 p7+p4   43 dst spill
        vpxor ymm2, ymm5, [rbp + 4448]                      ;   200.0 p0+p2   43 dst
        vmovdqu [rbp + 7616], ymm5                          ;   206.5 p3+p4   43 dst spill
        vpor ymm5, ymm0, [rbp + 4448]                       ;   198.8 p1+p2   43 dst
        vpxor ymm11, ymm11, ymm5                            ;   199.8 p5      43 dst
        vpxor ymm5, ymm5, ymm4                              ;   205.0 p0      43 dst
        vpxor ymm11, ymm11, ymm13                           ;   205.0 p1      43 dst
        vpand ymm13, ymm10, ymm15                           ;   200.0 p5      43 dst
        vpxor ymm1, ymm1, ymm13                             ;   206.0 p0      43 dst
        vpxor ymm4, ymm4, ymm13                             ;   205.0 p1      43 dst
        vpxor ymm13, ymm10, ymm6                            ;   203.0 p5      43 dst
        vmovdqu [rbp + 7232], ymm15                         ;   207.5 p7+p4   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;   204.0 p0      43 dst
        vpxor ymm4, ymm4, ymm15                             ;   206.0 p1      43 dst
        vpxor ymm15, ymm0, ymm9                             ;   203.0 p5      43 dst
        vmovdqu [rbp + 7296], ymm13                         ;   208.5 p3+p4   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;   204.0 p0      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   206.0 p1      43 dst
        vpand ymm13, ymm4, ymm1                             ;   207.0 p5      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   208.0 p0      43 dst
        vmovdqu [rbp + 7392], ymm12                         ;   209.5 p2+p4   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;   203.8 p1      43 dst
        vpxor ymm11, ymm11, ymm12                           ;   206.0 p5      43 dst
        vpand ymm12, ymm11, ymm5                            ;   209.0 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;   210.0 p1      43 dst
        vpand ymm12, ymm11, ymm4                            ;   211.0 p5      43 dst
        vpxor ymm12, ymm12, ymm1                            ;   212.0 p0      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   209.0 p1      43 dst
        vpor ymm13, ymm13, ymm1                             ;   210.0 p5      43 dst
        vpxor ymm13, ymm13, ymm4                            ;   211.0 p0      43 dst
        vpor ymm5, ymm13, ymm12                             ;   213.0 p1      43 dst
        vpand ymm4, ymm4, ymm12                             ;   213.0 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;   213.0 p0      43 dst
        vpxor ymm11, ymm11, ymm4                            ;   214.0 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   214.0 p5      43 dst
        vpxor ymm4, ymm12, ymm13                            ;   213.0 p0      43 dst
        vpand ymm7, ymm7, ymm1                              ;   215.0 p1      43 dst
        vpxor ymm5, ymm4, ymm1                              ;   215.0 p5      43 dst
        vpand ymm0, ymm0, ymm13                             ;   212.0 p0      43 dst
        vpand ymm6, ymm6, ymm1                              ;   215.0 p1      43 dst
        vpxor ymm1, ymm1, ymm11                             ;   215.0 p5      43 dst
        vpand ymm9, ymm9, ymm4                              ;   214.0 p0      43 dst
        vpxor ymm6, ymm6, ymm9                              ;   216.0 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;   216.0 p5      43 dst
        vpand ymm8, ymm8, ymm5                              ;   216.0 p0      43 dst
        vpand ymm5, ymm13, [rbp + 4448]                     ;   212.0 p1+p3   43 dst
        vpxor ymm13, ymm13, ymm1                            ;   216.0 p5      43 dst
        vpand ymm3, ymm3, ymm13                             ;   217.0 p0      43 dst
        vpand ymm13, ymm13, [rbp + 4224]                    ;   217.0 p1+p2   43 dst
        vpand ymm10, ymm10, ymm1                            ;   216.0 p5      43 dst
        vpand ymm1, ymm1, [rbp + 7232]                      ;   216.0 p0+p3   43 dst
        vpand ymm2, ymm2, ymm12                             ;   213.8 p1      43 dst
        vpand ymm4, ymm4, [rbp + 7616]                      ;   214.0 p5+p2   43 dst
        vpxor ymm12, ymm12, ymm11                           ;   215.0 p0      43 dst
        vpxor ymm10, ymm10, ymm13                           ;   218.0 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   217.0 p5      43 dst
        vpxor ymm1, ymm1, ymm14                             ;   218.0 p0      43 dst
        vpxor ymm14, ymm14, ymm2                            ;   217.0 p1      43 dst
        vmovdqu [rbp + 7616], ymm9                          ;   215.0 p7+p4   43 dst spill
        vpand ymm9, ymm12, [rbp + 7968]                     ;   216.0 p5+p3   43 dst
        vpxor ymm7, ymm7, ymm9                              ;   217.0 p0      43 dst
        vpand ymm12, ymm12, [rbp + 8000]                    ;   216.8 p1+p2   43 dst
        vpxor ymm14, ymm14, ymm7                            ;   218.0 p5      43 dst
        vmovdqu [rbp + 8000], ymm8                          ;   217.0 p7+p4   43 dst spill
        vpand ymm8, ymm11, [rbp + 7392]                     ;   217.5 p0+p3   43 dst
        vpand ymm11, ymm11, [rbp + 7296]                    ;   217.8 p1+p2   43 dst
        vmovdqu [rbp + 7296], ymm12                         ;   217.8 p7+p4   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;   219.0 p5      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   220.0 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;   221.0 p1      43 dst
        vpxor ymm1, ymm1, ymm4                              ;   222.0 p5      43 dst
        vpxor ymm11, ymm11, ymm1                            ;   223.0 p0      43 dst
        vpxor ymm15, ymm15, ymm11                           ;   224.0 p1      43 dst
        vmovdqu [rbp + 7392], ymm10                         ;   219.0 p3+p4   43 dst spill
        vmovdqu ymm10, [rbp + 5536]                         ;   215.5 p2      43 dst
        vmovdqu [rbp + 7968], ymm11                         ;   224.0 p7+p4   43 dst spill
        vmovdqu ymm11, [rbp + 5600]                         ;   216.2 p3      43 dst
        vpxor ymm11, ymm11, [rbp + 5632]                    ;   222.2 p5+p2   43 dst
        vpxor ymm10, ymm10, ymm11                           ;   223.2 p0      43 dst
        vmovdqu [rbp + 7232], ymm7                          ;   218.0 p7+p4   43 dst spill
        vpxor ymm7, ymm10, [rbp + 5728]                     ;   224.2 p1+p3   43 dst
        vmovdqu [rbp + 7360], ymm8                          ;   218.5 p2+p4   43 dst spill
        vpxor ymm8, ymm7, [rbp + 5696]                      ;   225.2 p5+p3   43 dst
        vmovdqu [rbp + 7264], ymm4                          ;   222.0 p7+p4   43 dst spill
        vpxor ymm4, ymm7, [rbp + 5504]                      ;   225.2 p0+p2   43 dst
        vmovdqu [rbp + 7328], ymm1                          ;   223.0 p7+p4   43 dst spill
        vpxor ymm1, ymm4, [rbp + 5568]                      ;   226.2 p1+p3   43 dst
        vmovdqu [rbp + 7424], ymm0                          ;   221.2 p2+p4   43 dst spill
        vpxor ymm0, ymm1, [rbp + 5600]                      ;   227.2 p5+p3   43 dst
        vmovdqu [rbp + 7456], ymm6                          ;   222.2 p7+p4   43 dst spill
        vpxor ymm6, ymm8, [rbp + 5664]                      ;   226.2 p0+p2   43 dst
        vmovdqu [rbp + 7488], ymm13                         ;   223.2 p7+p4   43 dst spill
        vpxor ymm13, ymm6, [rbp + 5504]                     ;   227.2 p1+p3   43 dst
        vmovdqu [rbp + 7584], ymm15                         ;   225.0 p2+p4   43 dst spill
        vpxor ymm15, ymm6, [rbp + 5632]                     ;   227.2 p5+p3   43 dst
        vmovdqu [rbp + 7552], ymm3                          ;   225.2 p7+p4   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;   228.2 p0      43 dst
        vmovdqu [rbp + 7520], ymm5                          ;   226.2 p2+p4   43 dst spill
        vpxor ymm5, ymm3, [rbp + 5728]                      ;   229.2 p1+p3   43 dst
        vmovdqu [rbp + 7744], ymm2                          ;   227.2 p7+p4   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;   230.2 p5      43 dst
        vmovdqu [rbp + 7712], ymm9                          ;   228.2 p2+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 5600]                      ;   231.2 p0+p3   43 dst
        vmovdqu [rbp + 7680], ymm14                         ;   229.2 p7+p4   43 dst spill
        vpxor ymm14, ymm5, [rbp + 5504]                     ;   230.2 p1+p2   43 dst
        vpxor ymm11, ymm11, ymm14                           ;   231.2 p5      43 dst
        vpand ymm14, ymm14, ymm5                            ;   231.2 p0      43 dst
        vpxor ymm10, ymm10, ymm14                           ;   232.2 p1      43 dst
        vmovdqu [rbp + 7648], ymm12                         ;   230.2 p7+p4   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;   231.2 p5      43 dst
        vpxor ymm10, ymm10, ymm12                           ;   233.2 p0      43 dst
        vpand ymm12, ymm0, ymm11                            ;   232.2 p1      43 dst
        vpxor ymm14, ymm14, ymm12                           ;   233.2 p5      43 dst
        vpxor ymm12, ymm0, ymm15                            ;   228.2 p0      43 dst
        vmovdqu [rbp + 7776], ymm6                          ;   231.2 p3+p4   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;   232.2 p1      43 dst
        vpxor ymm6, ymm6, ymm14                             ;   234.2 p5      43 dst
        vpxor ymm6, ymm6, [rbp + 5632]                      ;   235.2 p0+p2   43 dst
        vmovdqu [rbp + 6624], ymm2                          ;   232.2 p7+p4   43 dst spill
        vpxor ymm2, ymm12, [rbp + 5728]                     ;   229.2 p1+p3   43 dst
        vmovdqu [rbp + 6688], ymm12                         ;   233.2 p2+p4   43 dst spill
        vpor ymm12, ymm4, [rbp + 5728]                      ;   229.0 p5+p3   43 dst
        vpxor ymm1, ymm1, ymm12                             ;   230.0 p0      43 dst
        vpxor ymm12, ymm12, ymm10                           ;   234.2 p1      43 dst
        vpxor ymm1, ymm1, ymm14                             ;   234.2 p5      43 dst
        vpand ymm14, ymm3, ymm7                             ;   230.5 p0      43 dst
        vpxor ymm6, ymm6, ymm14                             ;   236.2 p1      43 dst
        vpxor ymm10, ymm10, ymm14                           ;   234.2 p5      43 dst
        vpxor ymm14, ymm7, ymm11                            ;   232.2 p0      43 dst
        vmovdqu [rbp + 6752], ymm3                          ;   234.2 p7+p4   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;   233.2 p1      43 dst
        vpxor ymm10, ymm10, ymm3                            ;   235.2 p5      43 dst
        vpxor ymm3, ymm4, ymm9                              ;   232.5 p0      43 dst
        vmovdqu [rbp + 6656], ymm14                         ;   235.2 p2+p4   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;   233.5 p1      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   235.2 p5      43 dst
        vpand ymm14, ymm10, ymm6                            ;   237.2 p0      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   238.2 p1      43 dst
        vmovdqu [rbp + 6816], ymm8                          ;   236.2 p3+p4   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;   234.0 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;   235.2 p0      43 dst
        vpand ymm8, ymm1, ymm12                             ;   239.2 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;   240.2 p5      43 dst
        vpand ymm8, ymm1, ymm10                             ;   241.2 p0      43 dst
        vpxor ymm8, ymm8, ymm6                              ;   242.2 p1      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   239.2 p5      43 dst
        vpor ymm14, ymm14, ymm6                             ;   240.2 p0      43 dst
        vpxor ymm14, ymm14, ymm10                           ;   241.2 p1      43 dst
        vpor ymm12, ymm14, ymm8                             ;   243.2 p5      43 dst
        vpand ymm10, ymm10, ymm8                            ;   243.2 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   243.2 p1      43 dst
        vpxor ymm1, ymm1, ymm10                             ;   244.2 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   244.2 p0      43 dst
        vpxor ymm10, ymm8, ymm14                            ;   243.2 p1      43 dst
        vpand ymm0, ymm0, ymm6                              ;   245.2 p5      43 dst
        vpxor ymm12, ymm10, ymm6                            ;   245.2 p0      43 dst
        vpand ymm4, ymm4, ymm14                             ;   242.2 p1      43 dst
        vpand ymm11, ymm11, ymm6                            ;   245.2 p5      43 dst
        vpxor ymm6, ymm6, ymm1                              ;   245.2 p0      43 dst
        vpand ymm9, ymm9, ymm10                             ;   244.2 p1      43 dst
        vpxor ymm11, ymm11, ymm9                            ;   246.2 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;   246.2 p0      43 dst
        vpand ymm13, ymm13, ymm12                           ;   246.2 p1      43 dst
        vpand ymm12, ymm14, [rbp + 5728]                    ;   242.2 p5+p2   43 dst
        vpxor ymm14, ymm14, ymm6                            ;   246.2 p0      43 dst
        vpand ymm5, ymm5, ymm14                             ;   247.2 p1      43 dst
        vpand ymm14, ymm14, [rbp + 5504]                    ;   247.2 p5+p3   43 dst
        vpand ymm7, ymm7, ymm6                              ;   246.2 p0      43 dst
        vpand ymm6, ymm6, [rbp + 6752]                      ;   246.2 p1+p2   43 dst
        vpand ymm2, ymm2, ymm8                              ;   244.0 p5      43 dst
        vpand ymm10, ymm10, [rbp + 6688]                    ;   244.5 p0+p3   43 dst
        vpxor ymm8, ymm8, ymm1                              ;   245.2 p1      43 dst
        vpxor ymm7, ymm7, ymm14                             ;   248.2 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   247.2 p0      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   248.2 p1      43 dst
        vpxor ymm15, ymm15, ymm2                            ;   247.2 p5      43 dst
        vmovdqu [rbp + 6688], ymm9                          ;   245.2 p7+p4   43 dst spill
        vpand ymm9, ymm8, [rbp + 6624]                      ;   246.5 p0+p2   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   247.5 p1      43 dst
        vpand ymm8, ymm8, [rbp + 7776]                      ;   247.0 p5+p3   43 dst
        vpxor ymm15, ymm15, ymm0                            ;   248.5 p0      43 dst
        vmovdqu [rbp + 7776], ymm13                         ;   247.2 p7+p4   43 dst spill
        vpand ymm13, ymm1, [rbp + 6816]                     ;   247.8 p1+p2   43 dst
        vpand ymm1, ymm1, [rbp + 6656]                      ;   248.0 p5+p3   43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   248.0 p7+p4   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   249.2 p0      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   250.2 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;   251.2 p5      43 dst
        vpxor ymm6, ymm6, ymm10                             ;   252.2 p0      43 dst
        vpxor ymm1, ymm1, ymm6                              ;   253.2 p1      43 dst
        vpxor ymm3, ymm3, ymm1                              ;   254.2 p5      43 dst
        vmovdqu [rbp + 6816], ymm7                          ;   249.2 p2+p4   43 dst spill
        vmovdqu ymm7, [rbp + 2720]                          ;   245.0 p3      43 dst
        vmovdqu [rbp + 6624], ymm1                          ;   254.2 p7+p4   43 dst spill
        vmovdqu ymm1, [rbp + 2784]                          ;   245.8 p2      43 dst
        vpxor ymm1, ymm1, [rbp + 2816]                      ;   251.8 p0+p3   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   252.8 p1      43 dst
        vmovdqu [rbp + 6752], ymm0                          ;   248.5 p7+p4   43 dst spill
        vpxor ymm0, ymm7, [rbp + 2912]                      ;   253.8 p5+p2   43 dst
        vmovdqu [rbp + 6848], ymm13                         ;   248.8 p3+p4   43 dst spill
        vpxor ymm13, ymm0, [rbp + 2880]                     ;   254.8 p0+p2   43 dst
        vmovdqu [rbp + 6944], ymm10                         ;   252.2 p7+p4   43 dst spill
        vpxor ymm10, ymm0, [rbp + 2688]                     ;   254.8 p1+p3   43 dst
        vmovdqu [rbp + 6912], ymm6                          ;   253.2 p7+p4   43 dst spill
        vpxor ymm6, ymm10, [rbp + 2752]                     ;   255.8 p5+p2   43 dst
        vmovdqu [rbp + 7104], ymm4                          ;   250.8 p3+p4   43 dst spill
        vpxor ymm4, ymm6, [rbp + 2784]                      ;   256.8 p0+p2   43 dst
        vmovdqu [rbp + 7072], ymm11                         ;   251.8 p7+p4   43 dst spill
        vpxor ymm11, ymm13, [rbp + 2848]                    ;   255.8 p1+p3   43 dst
        vmovdqu [rbp + 7040], ymm14                         ;   252.8 p7+p4   43 dst spill
        vpxor ymm14, ymm11, [rbp + 2688]                    ;   256.8 p5+p2   43 dst
        vmovdqu [rbp + 6048], ymm3                          ;   255.2 p3+p4   43 dst spill
        vpxor ymm3, ymm11, [rbp + 2816]                     ;   256.8 p0+p2   43 dst
        vmovdqu [rbp + 6112], ymm5                          ;   254.8 p7+p4   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   257.8 p1      43 dst
        vmovdqu [rbp + 6144], ymm12                         ;   255.8 p3+p4   43 dst spill
        vpxor ymm12, ymm5, [rbp + 2912]                     ;   258.8 p5+p2   43 dst
        vmovdqu [rbp + 6080], ymm2                          ;   256.8 p7+p4   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   259.8 p0      43 dst
        vmovdqu [rbp + 6208], ymm9                          ;   257.8 p3+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 2784]                      ;   260.8 p1+p2   43 dst
        vmovdqu [rbp + 6240], ymm15                         ;   258.8 p7+p4   43 dst spill
        vpxor ymm15, ymm12, [rbp + 2688]                    ;   259.8 p5+p3   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   260.8 p0      43 dst
        vpand ymm15, ymm15, ymm12                           ;   260.8 p1      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   261.8 p5      43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   259.8 p7+p4   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   260.8 p0      43 dst
        vpxor ymm7, ymm7, ymm8                              ;   262.8 p1      43 dst
        vpand ymm8, ymm4, ymm1                              ;   261.8 p5      43 dst
        vpxor ymm15, ymm15, ymm8                            ;   262.8 p0      43 dst
        vpxor ymm8, ymm4, ymm3                              ;   257.8 p1      43 dst
        vmovdqu [rbp + 6304], ymm11                         ;   260.8 p2+p4   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   261.8 p5      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   263.8 p0      43 dst
        vpxor ymm11, ymm11, [rbp + 2816]                    ;   264.8 p1+p3   43 dst
        vmovdqu [rbp + 6496], ymm2                          ;   261.8 p7+p4   43 dst spill
        vpxor ymm2, ymm8, [rbp + 2912]                      ;   259.0 p5+p2   43 dst
        vmovdqu [rbp + 6464], ymm8                          ;   262.8 p3+p4   43 dst spill
        vpor ymm8, ymm10, [rbp + 2912]                      ;   259.5 p0+p2   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   260.5 p1      43 dst
        vpxor ymm8, ymm8, ymm7                              ;   263.8 p5      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   263.8 p0      43 dst
        vpand ymm15, ymm5, ymm0                             ;   260.8 p1      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   265.8 p5      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   263.8 p0      43 dst
        vpxor ymm15, ymm0, ymm1                             ;   261.8 p1      43 dst
        vmovdqu [rbp + 6432], ymm5                          ;   263.8 p7+p4   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   262.8 p5      43 dst
        vpxor ymm7, ymm7, ymm5                              ;   264.8 p0      43 dst
        vpxor ymm5, ymm10, ymm9                             ;   262.8 p1      43 dst
        vmovdqu [rbp + 7872], ymm15                         ;   264.8 p3+p4   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   263.8 p5      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   264.8 p0      43 dst
        vpand ymm15, ymm7, ymm11                            ;   266.8 p1      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   267.8 p5      43 dst
        vmovdqu [rbp + 7936], ymm13                         ;   265.8 p2+p4   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   264.5 p0      43 dst
        vpxor ymm6, ymm6, ymm13                             ;   265.5 p1      43 dst
        vpand ymm13, ymm6, ymm8                             ;   268.8 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   269.8 p0      43 dst
        vpand ymm13, ymm6, ymm7                             ;   270.8 p1      43 dst
        vpxor ymm13, ymm13, ymm11                           ;   271.8 p5      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   268.8 p0      43 dst
        vpor ymm15, ymm15, ymm11                            ;   269.8 p1      43 dst
        vpxor ymm15, ymm15, ymm7                            ;   270.8 p5      43 dst
        vpor ymm8, ymm15, ymm13                             ;   272.8 p0      43 dst
        vpand ymm7, ymm7, ymm13                             ;   272.8 p1      43 dst
        vpand ymm5, ymm5, ymm13                             ;   272.8 p5      43 dst
        vpxor ymm6, ymm6, ymm7                              ;   273.8 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   273.8 p1      43 dst
        vpxor ymm7, ymm13, ymm15                            ;   272.8 p5      43 dst
        vpand ymm4, ymm4, ymm11                             ;   274.8 p0      43 dst
        vpxor ymm8, ymm7, ymm11                             ;   274.8 p1      43 dst
        vpand ymm10, ymm10, ymm15                           ;   271.8 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   274.8 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   274.8 p1      43 dst
        vpand ymm9, ymm9, ymm7                              ;   273.8 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   275.8 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   275.8 p1      43 dst
        vpand ymm14, ymm14, ymm8                            ;   275.8 p5      43 dst
        vpand ymm8, ymm15, [rbp + 2912]                     ;   272.5 p0+p3   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   275.8 p1      43 dst
        vpand ymm12, ymm12, ymm15                           ;   276.8 p5      43 dst
        vpand ymm15, ymm15, [rbp + 2688]                    ;   276.8 p0+p2   43 dst
        vpand ymm0, ymm0, ymm11                             ;   275.8 p1      43 dst
        vpand ymm11, ymm11, [rbp + 6432]                    ;   275.8 p5+p3   43 dst
        vpand ymm2, ymm2, ymm13                             ;   274.5 p0      43 dst
        vpand ymm7, ymm7, [rbp + 6464]                      ;   274.8 p1+p2   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   275.0 p5      43 dst
        vpxor ymm0, ymm0, ymm15                             ;   277.8 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   276.8 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   277.8 p5      43 dst
        vpxor ymm3, ymm3, ymm2                              ;   276.8 p0      43 dst
        vmovdqu [rbp + 6464], ymm9                          ;   274.8 p7+p4   43 dst spill
        vpand ymm9, ymm13, [rbp + 6496]                     ;   276.8 p1+p3   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   277.8 p5      43 dst
        vpand ymm13, ymm13, [rbp + 6304]                    ;   277.5 p0+p2   43 dst
        vpxor ymm3, ymm3, ymm4                              ;   278.8 p1      43 dst
        vmovdqu [rbp + 6304], ymm14                         ;   276.8 p7+p4   43 dst spill
        vpand ymm14, ymm6, [rbp + 7936]                     ;   278.0 p5+p3   43 dst
        vpand ymm6, ymm6, [rbp + 7872]                      ;   278.5 p0+p2   43 dst
        vmovdqu [rbp + 7872], ymm13                         ;   278.5 p7+p4   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   278.8 p1      43 dst
        vpxor ymm13, ymm13, ymm3                            ;   279.8 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   280.8 p0      43 dst
        vpxor ymm11, ymm11, ymm7                            ;   281.8 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   282.8 p5      43 dst
        vpxor ymm5, ymm5, ymm6                              ;   283.8 p0      43 dst
        vmovdqu [rbp + 7936], ymm0                          ;   278.8 p3+p4   43 dst spill
        vmovdqu ymm0, [rbp + 7904]                          ;   274.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 384]                       ;   280.8 p1+p3   58 dst
        vmovdqu [rbp + 7904], ymm0                          ;   281.8 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7840]                          ;   275.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 416]                       ;   281.5 p5+p3   58 dst
        vmovdqu [rbp + 7840], ymm0                          ;   282.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6368]                          ;   276.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 42048]                      ;   282.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6528]                      ;   283.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6560]                      ;   284.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6592]                      ;   285.5 p0+p2   58 dst
        vmovdqu [rbp + 6592], ymm0                          ;   286.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6400]                          ;   279.2 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 42080]                      ;   285.2 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6176]                      ;   286.2 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6272]                      ;   287.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6016]                      ;   288.2 p1+p3   58 dst
        vmovdqu [rbp + 6016], ymm0                          ;   289.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7200]                          ;   281.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 42112]                      ;   287.5 p5+p3   58 dst
        vmovdqu [rbp + 7200], ymm0                          ;   288.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7168]                          ;   282.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 7136]                      ;   288.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7808]                      ;   289.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 448]                       ;   290.5 p5+p3   58 dst
        vmovdqu [rbp + 7808], ymm0                          ;   291.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6784]                          ;   284.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6880]                      ;   290.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6976]                      ;   291.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 480]                       ;   292.5 p5+p3   58 dst
        vmovdqu [rbp + 6976], ymm0                          ;   293.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6720]                          ;   286.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 42208]                      ;   292.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7008]                      ;   293.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6272]                      ;   294.5 p5+p3   58 dst
        vmovdqu [rbp + 6272], ymm0                          ;   295.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7648]                          ;   288.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 512]                       ;   294.5 p0+p3   58 dst
        vmovdqu [rbp + 7648], ymm0                          ;   295.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7680]                          ;   289.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 544]                       ;   295.5 p1+p3   58 dst
        vmovdqu [rbp + 7680], ymm0                          ;   296.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7552]                          ;   290.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 42304]                      ;   296.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7520]                      ;   297.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7744]                      ;   298.5 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7712]                      ;   299.5 p5+p2   58 dst
        vmovdqu [rbp + 7712], ymm0                          ;   300.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7424]                          ;   293.2 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 42336]                      ;   299.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7456]                      ;   300.2 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7584]                      ;   301.2 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   302.2 p0+p3   58 dst
        vmovdqu [rbp + 7488], ymm0                          ;   303.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7328]                          ;   295.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 42368]                      ;   301.5 p1+p3   58 dst
        vmovdqu [rbp + 7328], ymm0                          ;   302.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7264]                          ;   296.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 7360]                      ;   302.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7232]                      ;   303.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 576]                       ;   304.5 p1+p3   58 dst
        vmovdqu [rbp + 7232], ymm0                          ;   305.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7968]                          ;   298.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 7296]                      ;   304.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7392]                      ;   305.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 608]                       ;   306.5 p1+p3   58 dst
        vmovdqu [rbp + 7392], ymm0                          ;   307.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7616]                          ;   300.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 42464]                      ;   306.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 8000]                      ;   307.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7584]                      ;   308.5 p1+p3   58 dst
        vmovdqu [rbp + 7584], ymm0                          ;   309.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6336]                          ;   302.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 640]                       ;   308.5 p5+p3   58 dst
        vpxor ymm13, ymm13, [rbp + 768]                     ;   303.5 p0+p2   58 dst
        vmovdqu [rbp + 6336], ymm13                         ;   304.5 p7+p4   58 dst spill
        vmovdqu ymm13, [rbp + 6240]                         ;   304.2 p3      58 dst
        vpxor ymm13, ymm13, [rbp + 672]                     ;   310.2 p1+p2   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   295.0 p5      58 dst
        vmovdqu ymm8, [rbp + 6112]                          ;   305.2 p3      58 dst
        vpxor ymm8, ymm8, [r8 + 42560]                      ;   311.2 p0+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 6144]                      ;   312.2 p1+p3   58 dst
        vpxor ymm8, ymm8, [rbp + 6080]                      ;   313.2 p5+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 6208]                      ;   314.2 p0+p3   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   296.8 p1      58 dst
        vmovdqu ymm2, [rbp + 7104]                          ;   307.5 p2      58 dst
        vpxor ymm2, ymm2, [r8 + 42592]                      ;   313.5 p5+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7072]                      ;   314.5 p0+p2   58 dst
        vpxor ymm2, ymm2, [rbp + 6048]                      ;   315.5 p1+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7040]                      ;   316.5 p5+p2   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   298.5 p0      58 dst
        vmovdqu ymm9, [rbp + 6912]                          ;   310.2 p3      58 dst
        vpxor ymm9, ymm9, [r8 + 42624]                      ;   316.2 p1+p2   58 dst
        vpxor ymm3, ymm3, [rbp + 800]                       ;   311.2 p5+p3   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   299.5 p0      58 dst
        vmovdqu ymm1, [rbp + 6944]                          ;   311.5 p2      58 dst
        vpxor ymm1, ymm1, [rbp + 6848]                      ;   317.5 p1+p3   58 dst
        vpxor ymm1, ymm1, [rbp + 6752]                      ;   318.5 p5+p2   58 dst
        vpxor ymm1, ymm1, [rbp + 704]                       ;   319.5 p0+p3   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   300.8 p1      58 dst
        vmovdqu ymm15, [rbp + 6624]                         ;   313.5 p2      58 dst
        vpxor ymm15, ymm15, [rbp + 6656]                    ;   319.5 p5+p3   58 dst
        vpxor ymm15, ymm15, [rbp + 6816]                    ;   320.5 p0+p2   58 dst
        vpxor ymm15, ymm15, [rbp + 736]                     ;   321.5 p1+p3   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   302.0 p5      58 dst
        vpxor ymm12, ymm12, [r8 + 42816]                    ;   315.5 p0+p2   58 dst
        vpxor ymm10, ymm10, [r8 + 42848]                    ;   316.2 p1+p3   58 dst
        vpxor ymm11, ymm11, [r8 + 42880]                    ;   316.5 p5+p2   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   303.5 p0      58 dst
        vmovdqu ymm14, [rbp + 6688]                         ;   317.2 p3      58 dst
        vpxor ymm14, ymm14, [r8 + 42720]                    ;   323.2 p1+p2   58 dst
        vpxor ymm14, ymm14, [rbp + 7776]                    ;   324.2 p5+p3   58 dst
        vpxor ymm14, ymm14, [rbp + 6048]                    ;   325.2 p0+p2   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   304.8 p1      58 dst
        vpxor ymm7, ymm7, [rbp + 832]                       ;   319.2 p5+p3   58 dst
        vpxor ymm6, ymm6, [rbp + 7872]                      ;   319.5 p0+p2   58 dst
        vpxor ymm6, ymm6, [rbp + 7936]                      ;   320.5 p1+p3   58 dst
        vpxor ymm6, ymm6, [rbp + 864]                       ;   321.5 p5+p2   58 dst
        vpxor ymm5, ymm5, [r8 + 42976]                      ;   321.2 p0+p3   58 dst
        vpxor ymm5, ymm5, [rbp + 6464]                      ;   322.2 p1+p2   58 dst
        vpxor ymm5, ymm5, [rbp + 6304]                      ;   323.2 p5+p3   58 dst
        vmovdqu ymm4, [rbp + 7904]                          ;   322.5 p2      58 dst reload
        vmovdqu [r9 + 1024], ymm4                           ;   328.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7840]                          ;   323.2 p3      58 dst reload
        vmovdqu [r9 + 1056], ymm4                           ;   329.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6592]                          ;   323.5 p2      58 dst reload
        vmovdqu [r9 + 1088], ymm4                           ;   329.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6016]                          ;   324.2 p3      58 dst reload
        vmovdqu [r9 + 1120], ymm4                           ;   330.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7200]                          ;   324.5 p2      58 dst reload
        vmovdqu [r9 + 1152], ymm4                           ;   330.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7808]                          ;   325.2 p3      58 dst reload
        vmovdqu [r9 + 1184], ymm4                           ;   331.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6976]                          ;   325.5 p2      58 dst reload
        vmovdqu [r9 + 1216], ymm4                           ;   331.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6272]                          ;   326.2 p3      58 dst reload
        vmovdqu [r9 + 1248], ymm4                           ;   332.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7648]                          ;   326.5 p2      58 dst reload
        vmovdqu [r9 + 1280], ymm4                           ;   332.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7680]                          ;   327.2 p3      58 dst reload
        vmovdqu [r9 + 1312], ymm4                           ;   333.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7712]                          ;   327.5 p2      58 dst reload
        vmovdqu [r9 + 1344], ymm4                           ;   333.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7488]                          ;   328.2 p3      58 dst reload
        vmovdqu [r9 + 1376], ymm4                           ;   334.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7328]                          ;   328.5 p2      58 dst reload
        vmovdqu [r9 + 1408], ymm4                           ;   334.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7232]                          ;   329.2 p3      58 dst reload
        vmovdqu [r9 + 1440], ymm4                           ;   335.2 p7+p4   58 dst
        vmovdqu [r9 + 1536], ymm0                           ;   319.0 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7392]                          ;   329.5 p2      58 dst reload
        vmovdqu [r9 + 1472], ymm0                           ;   335.5 p7+p4   58 dst
        vmovdqu [r9 + 1568], ymm13                          ;   321.0 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7584]                          ;   330.2 p3      58 dst reload
        vmovdqu [r9 + 1504], ymm0                           ;   336.2 p7+p4   58 dst
        vmovdqu [r9 + 1600], ymm8                           ;   323.0 p7+p4   58 dst
        vmovdqu [r9 + 1632], ymm2                           ;   324.0 p7+p4   58 dst
        vmovdqu [r9 + 1664], ymm9                           ;   325.0 p7+p4   58 dst
        vmovdqu [r9 + 1696], ymm1                           ;   326.0 p7+p4   58 dst
        vmovdqu [r9 + 1728], ymm15                          ;   327.0 p7+p4   58 dst
        vmovdqu [r9 + 1760], ymm14                          ;   328.0 p7+p4   58 dst
        vmovdqu [r9 + 1824], ymm3                           ;   329.0 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 6336]                          ;   330.5 p2      58 dst reload
        vmovdqu [r9 + 1792], ymm0                           ;   336.5 p7+p4   58 dst
        vmovdqu [r9 + 1856], ymm12                          ;   331.0 p7+p4   58 dst
        vmovdqu [r9 + 1888], ymm10                          ;   332.0 p3+p4   58 dst
        vmovdqu [r9 + 1920], ymm11                          ;   333.0 p2+p4   58 dst
        vmovdqu [r9 + 1952], ymm7                           ;   334.0 p7+p4   58 dst
        vmovdqu [r9 + 1984], ymm6                           ;   335.0 p3+p4   58 dst
        vmovdqu [r9 + 2016], ymm5                           ;   336.0 p2+p4   58 dst
        vmovdqu ymm0, [rbp + 4000]                          ;   333.2 p3      43 dst
        vmovdqu ymm1, [rbp + 4064]                          ;   333.5 p2      43 dst
        vmovdqu ymm2, [rbp + 4096]                          ;   334.2 p3      43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   340.2 p0      43 dst
        vpxor ymm0, ymm0, ymm1                              ;   341.2 p1      43 dst
        vmovdqu ymm3, [rbp + 4192]                          ;   334.5 p2      43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   342.2 p5      43 dst
        vpxor ymm5, ymm4, [rbp + 4160]                      ;   343.2 p0+p3   43 dst
        vmovdqu ymm6, [rbp + 3968]                          ;   335.5 p2      43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   343.2 p1      43 dst
        vpxor ymm8, ymm7, [rbp + 4032]                      ;   344.2 p5+p3   43 dst
        vmovdqu ymm9, [rbp + 4064]                          ;   336.5 p2      43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   345.2 p0      43 dst
        vpxor ymm11, ymm5, [rbp + 4128]                     ;   344.2 p1+p3   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   345.2 p5      43 dst
        vpxor ymm13, ymm11, ymm2                            ;   345.2 p0      43 dst
        vpxor ymm14, ymm5, ymm10                            ;   346.2 p1      43 dst
        vpxor ymm15, ymm14, ymm3                            ;   347.2 p5      43 dst
        vpxor ymm2, ymm13, ymm15                            ;   348.2 p0      43 dst
        vpxor ymm9, ymm9, ymm2                              ;   349.2 p1      43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   345.2 p7+p4   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;   348.2 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;   349.2 p0      43 dst
        vpand ymm8, ymm8, ymm15                             ;   349.2 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   350.2 p5      43 dst
        vpand ymm6, ymm11, ymm2                             ;   349.2 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;   351.2 p1      43 dst
        vpand ymm6, ymm10, ymm1                             ;   350.2 p5      43 dst
        vpxor ymm8, ymm8, ymm6                              ;   351.2 p0      43 dst
        vpxor ymm6, ymm10, ymm13                            ;   346.2 p1      43 dst
        vmovdqu [rbp + 7584], ymm11                         ;   345.2 p7+p4   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;   350.2 p5      43 dst
        vpxor ymm11, ymm11, [rbp + 4096]                    ;   351.2 p0+p2   43 dst
        vpxor ymm11, ymm11, ymm8                            ;   352.2 p1      43 dst
        vmovdqu [rbp + 7392], ymm2                          ;   349.2 p7+p4   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;   347.2 p5      43 dst
        vmovdqu [rbp + 7232], ymm6                          ;   347.2 p7+p4   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;   344.2 p0      43 dst
        vpand ymm3, ymm4, ymm14                             ;   347.2 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   353.2 p5      43 dst
        vpxor ymm3, ymm3, ymm0                              ;   352.2 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;   352.2 p1      43 dst
        vpxor ymm6, ymm6, [rbp + 6336]                      ;   351.2 p5+p3   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   352.2 p0      43 dst
        vpxor ymm8, ymm4, ymm1                              ;   350.2 p1      43 dst
        vmovdqu [rbp + 6336], ymm14                         ;   347.2 p7+p4   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;   351.2 p5      43 dst
        vpxor ymm3, ymm3, ymm14                             ;   353.2 p0      43 dst
        vpxor ymm14, ymm7, ymm9                             ;   350.2 p1      43 dst
        vmovdqu [rbp + 7328], ymm8                          ;   351.2 p7+p4   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;   351.2 p5      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   353.2 p0      43 dst
        vpand ymm8, ymm3, ymm11                             ;   354.2 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   355.2 p5      43 dst
        vmovdqu [rbp + 7488], ymm5                          ;   344.2 p2+p4   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;   346.2 p0      43 dst
        vpxor ymm6, ymm6, ymm5                              ;   353.2 p1      43 dst
        vpand ymm5, ymm6, ymm0                              ;   356.2 p5      43 dst
        vpxor ymm3, ymm3, ymm5                              ;   357.2 p0      43 dst
        vpand ymm5, ymm6, ymm3                              ;   358.2 p1      43 dst
        vpxor ymm5, ymm5, ymm11                             ;   359.2 p5      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   356.2 p0      43 dst
        vpor ymm8, ymm8, ymm11                              ;   357.2 p1      43 dst
        vpxor ymm8, ymm8, ymm3                              ;   358.2 p5      43 dst
        vpor ymm0, ymm8, ymm5                               ;   360.2 p0      43 dst
        vpand ymm3, ymm3, ymm5                              ;   360.2 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;   360.2 p5      43 dst
        vpxor ymm6, ymm6, ymm3                              ;   361.2 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   361.2 p1      43 dst
        vpxor ymm0, ymm5, ymm8                              ;   360.2 p5      43 dst
        vpand ymm10, ymm10, ymm11                           ;   362.2 p0      43 dst
        vpxor ymm3, ymm0, ymm11                             ;   362.2 p1      43 dst
        vpand ymm7, ymm7, ymm8                              ;   359.2 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   362.2 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   362.2 p1      43 dst
        vpand ymm9, ymm9, ymm0                              ;   361.2 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   363.2 p0      43 dst
        vpand ymm13, ymm13, ymm3                            ;   363.2 p1      43 dst
        vpand ymm12, ymm12, ymm3                            ;   363.2 p5      43 dst
        vpand ymm3, ymm8, [rbp + 4192]                      ;   359.2 p0+p3   43 dst
        vpxor ymm8, ymm8, ymm11                             ;   363.2 p1      43 dst
        vpand ymm15, ymm15, ymm8                            ;   364.2 p5      43 dst
        vpand ymm8, ymm8, [rbp + 3968]                      ;   364.2 p0+p2   43 dst
        vpand ymm4, ymm4, ymm11                             ;   363.2 p1      43 dst
        vpand ymm11, ymm11, [rbp + 6336]                    ;   363.2 p5+p3   43 dst
        vpand ymm2, ymm2, ymm5                              ;   360.2 p0      43 dst
        vpand ymm0, ymm0, [rbp + 7232]                      ;   361.2 p1+p2   43 dst
        vpxor ymm5, ymm5, ymm6                              ;   362.2 p5      43 dst
        vpxor ymm4, ymm4, ymm8                              ;   365.2 p0      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   364.2 p1      43 dst
        vpxor ymm11, ymm11, ymm13                           ;   365.2 p5      43 dst
        vpxor ymm13, ymm13, ymm2                            ;   364.2 p0      43 dst
        vmovdqu [rbp + 7232], ymm9                          ;   362.2 p7+p4   43 dst spill
        vmovdqu ymm9, [rbp + 7392]                          ;   349.2 p3      43 dst
        vpand ymm9, ymm9, ymm5                              ;   363.2 p1      43 dst
        vpxor ymm10, ymm10, ymm9                            ;   364.2 p5      43 dst
        vpand ymm5, ymm5, [rbp + 7584]                      ;   363.2 p0+p2   43 dst
        vpxor ymm13, ymm13, ymm10                           ;   365.2 p1      43 dst
        vmovdqu [rbp + 7584], ymm12                         ;   364.2 p7+p4   43 dst spill
        vmovdqu ymm12, [rbp + 7488]                         ;   344.2 p3      43 dst
        vpand ymm12, ymm12, ymm6                            ;   362.2 p5      43 dst
        vpand ymm6, ymm6, [rbp + 7328]                      ;   362.2 p0+p2   43 dst
        vmovdqu [rbp + 7328], ymm5                          ;   364.2 p7+p4   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;   366.2 p1      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   367.2 p5      43 dst
        vpxor ymm0, ymm0, ymm5                              ;   368.2 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   369.2 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   370.2 p5      43 dst
        vpxor ymm14, ymm14, ymm6                            ;   371.2 p0      43 dst
        vmovdqu [rbp + 7488], ymm4                          ;   366.2 p3+p4   43 dst spill
        vmovdqu ymm4, [rbp + 5280]                          ;   344.5 p2      43 dst
        vmovdqu [rbp + 7392], ymm6                          ;   371.2 p7+p4   43 dst spill
        vmovdqu ymm6, [rbp + 5344]                          ;   345.2 p3      43 dst
        vpxor ymm6, ymm6, [rbp + 5376]                      ;   351.2 p1+p2   43 dst
        vpxor ymm4, ymm4, ymm6                              ;   352.2 p5      43 dst
        vmovdqu [rbp + 6336], ymm10                         ;   365.2 p7+p4   43 dst spill
        vpxor ymm10, ymm4, [rbp + 5472]                     ;   353.2 p0+p3   43 dst
        vmovdqu [rbp + 7712], ymm12                         ;   363.2 p2+p4   43 dst spill
        vpxor ymm12, ymm10, [rbp + 5440]                    ;   354.2 p1+p3   43 dst
        vmovdqu [rbp + 7680], ymm0                          ;   369.2 p7+p4   43 dst spill
        vpxor ymm0, ymm10, [rbp + 5248]                     ;   354.2 p5+p2   43 dst
        vmovdqu [rbp + 7648], ymm11                         ;   370.2 p7+p4   43 dst spill
        vpxor ymm11, ymm0, [rbp + 5312]                     ;   355.2 p0+p3   43 dst
        vmovdqu [rbp + 6272], ymm7                          ;   360.2 p2+p4   43 dst spill
        vpxor ymm7, ymm11, [rbp + 5344]                     ;   356.2 p1+p3   43 dst
        vmovdqu [rbp + 6976], ymm1                          ;   364.2 p7+p4   43 dst spill
        vpxor ymm1, ymm12, [rbp + 5408]                     ;   355.2 p5+p2   43 dst
        vmovdqu [rbp + 7808], ymm8                          ;   365.2 p7+p4   43 dst spill
        vpxor ymm8, ymm1, [rbp + 5248]                      ;   356.2 p0+p3   43 dst
        vmovdqu [rbp + 7200], ymm14                         ;   372.2 p2+p4   43 dst spill
        vpxor ymm14, ymm1, [rbp + 5376]                     ;   356.2 p1+p3   43 dst
        vmovdqu [rbp + 6016], ymm15                         ;   365.2 p7+p4   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;   357.2 p5      43 dst
        vmovdqu [rbp + 6592], ymm3                          ;   360.2 p2+p4   43 dst spill
        vpxor ymm3, ymm15, [rbp + 5472]                     ;   358.2 p0+p3   43 dst
        vmovdqu [rbp + 7840], ymm2                          ;   361.2 p7+p4   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;   359.2 p1      43 dst
        vmovdqu [rbp + 7904], ymm9                          ;   364.2 p2+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 5344]                      ;   360.2 p5+p3   43 dst
        vmovdqu [rbp + 6304], ymm13                         ;   366.2 p7+p4   43 dst spill
        vpxor ymm13, ymm3, [rbp + 5248]                     ;   359.2 p0+p2   43 dst
        vpxor ymm6, ymm6, ymm13                             ;   360.2 p1      43 dst
        vpand ymm13, ymm13, ymm3                            ;   360.2 p5      43 dst
        vpxor ymm4, ymm4, ymm13                             ;   361.2 p0      43 dst
        vmovdqu [rbp + 6464], ymm5                          ;   368.2 p7+p4   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;   360.2 p1      43 dst
        vpxor ymm4, ymm4, ymm5                              ;   362.2 p5      43 dst
        vpand ymm5, ymm7, ymm6                              ;   361.2 p0      43 dst
        vpxor ymm13, ymm13, ymm5                            ;   362.2 p1      43 dst
        vpxor ymm5, ymm7, ymm14                             ;   357.2 p5      43 dst
        vmovdqu [rbp + 7936], ymm1                          ;   363.0 p3+p4   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;   361.2 p0      43 dst
        vpxor ymm1, ymm1, ymm13                             ;   363.2 p1      43 dst
        vpxor ymm1, ymm1, [rbp + 5376]                      ;   364.2 p5+p2   43 dst
        vmovdqu [rbp + 7872], ymm2                          ;   364.0 p7+p4   43 dst spill
        vpxor ymm2, ymm5, [rbp + 5472]                      ;   358.2 p0+p3   43 dst
        vmovdqu [rbp + 6048], ymm5                          ;   365.0 p2+p4   43 dst spill
        vpor ymm5, ymm0, [rbp + 5472]                       ;   357.2 p1+p3   43 dst
        vpxor ymm11, ymm11, ymm5                            ;   358.2 p5      43 dst
        vpxor ymm5, ymm5, ymm4                              ;   363.2 p0      43 dst
        vpxor ymm11, ymm11, ymm13                           ;   363.2 p1      43 dst
        vpand ymm13, ymm15, ymm10                           ;   358.5 p5      43 dst
        vpxor ymm1, ymm1, ymm13                             ;   365.2 p0      43 dst
        vpxor ymm4, ymm4, ymm13                             ;   363.2 p1      43 dst
        vpxor ymm13, ymm10, ymm6                            ;   361.2 p5      43 dst
        vmovdqu [rbp + 7776], ymm15                         ;   366.0 p7+p4   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;   362.2 p0      43 dst
        vpxor ymm4, ymm4, ymm15                             ;   364.2 p1      43 dst
        vpxor ymm15, ymm0, ymm9                             ;   361.2 p5      43 dst
        vmovdqu [rbp + 6688], ymm13                         ;   367.0 p2+p4   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;   362.2 p0      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   364.2 p1      43 dst
        vpand ymm13, ymm4, ymm1                             ;   366.2 p5      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   367.2 p0      43 dst
        vmovdqu [rbp + 6816], ymm12                         ;   368.0 p3+p4   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;   362.2 p1      43 dst
        vpxor ymm11, ymm11, ymm12                           ;   364.2 p5      43 dst
        vpand ymm12, ymm11, ymm5                            ;   368.2 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;   369.2 p1      43 dst
        vpand ymm12, ymm11, ymm4                            ;   370.2 p5      43 dst
        vpxor ymm12, ymm12, ymm1                            ;   371.2 p0      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   368.2 p1      43 dst
        vpor ymm13, ymm13, ymm1                             ;   369.2 p5      43 dst
        vpxor ymm13, ymm13, ymm4                            ;   370.2 p0      43 dst
        vpor ymm5, ymm13, ymm12                             ;   372.2 p1      43 dst
        vpand ymm4, ymm4, ymm12                             ;   372.2 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;   372.2 p0      43 dst
        vpxor ymm11, ymm11, ymm4                            ;   373.2 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   373.2 p5      43 dst
        vpxor ymm4, ymm12, ymm13                            ;   372.2 p0      43 dst
        vpand ymm7, ymm7, ymm1                              ;   374.2 p1      43 dst
        vpxor ymm5, ymm4, ymm1                              ;   374.2 p5      43 dst
        vpand ymm0, ymm0, ymm13                             ;   371.2 p0      43 dst
        vpand ymm6, ymm6, ymm1                              ;   374.2 p1      43 dst
        vpxor ymm1, ymm1, ymm11                             ;   374.2 p5      43 dst
        vpand ymm9, ymm9, ymm4                              ;   373.2 p0      43 dst
        vpxor ymm6, ymm6, ymm9                              ;   375.2 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;   375.2 p5      43 dst
        vpand ymm8, ymm8, ymm5                              ;   375.2 p0      43 dst
        vpand ymm5, ymm13, [rbp + 5472]                     ;   371.2 p1+p2   43 dst
        vpxor ymm13, ymm13, ymm1                            ;   375.2 p5      43 dst
        vpand ymm3, ymm3, ymm13                             ;   376.2 p0      43 dst
        vpand ymm13, ymm13, [rbp + 5248]                    ;   376.2 p1+p3   43 dst
        vpand ymm10, ymm10, ymm1                            ;   375.2 p5      43 dst
        vpand ymm1, ymm1, [rbp + 7776]                      ;   375.2 p0+p2   43 dst
        vpand ymm2, ymm2, ymm12                             ;   372.2 p1      43 dst
        vpand ymm4, ymm4, [rbp + 6048]                      ;   373.2 p5+p3   43 dst
        vpxor ymm12, ymm12, ymm11                           ;   374.2 p0      43 dst
        vpxor ymm10, ymm10, ymm13                           ;   377.2 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   376.2 p5      43 dst
        vpxor ymm1, ymm1, ymm14                             ;   377.2 p0      43 dst
        vpxor ymm14, ymm14, ymm2                            ;   376.2 p1      43 dst
        vmovdqu [rbp + 6048], ymm9                          ;   374.2 p7+p4   43 dst spill
        vpand ymm9, ymm12, [rbp + 7872]                     ;   375.2 p5+p2   43 dst
        vpxor ymm7, ymm7, ymm9                              ;   376.2 p0      43 dst
        vpand ymm12, ymm12, [rbp + 7936]                    ;   375.2 p1+p3   43 dst
        vpxor ymm14, ymm14, ymm7                            ;   377.2 p5      43 dst
        vmovdqu [rbp + 7936], ymm8                          ;   376.2 p7+p4   43 dst spill
        vpand ymm8, ymm11, [rbp + 6816]                     ;   376.0 p0+p2   43 dst
        vpand ymm11, ymm11, [rbp + 6688]                    ;   376.2 p1+p3   43 dst
        vmovdqu [rbp + 6688], ymm12                         ;   376.2 p7+p4   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;   378.2 p5      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   379.2 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;   380.2 p1      43 dst
        vpxor ymm1, ymm1, ymm4                              ;   381.2 p5      43 dst
        vpxor ymm11, ymm11, ymm1                            ;   382.2 p0      43 dst
        vpxor ymm15, ymm15, ymm11                           ;   383.2 p1      43 dst
        vmovdqu [rbp + 6816], ymm10                         ;   378.2 p2+p4   43 dst spill
        vmovdqu ymm10, [rbp + 2464]                         ;   374.0 p3      43 dst
        vmovdqu [rbp + 7872], ymm11                         ;   383.2 p7+p4   43 dst spill
        vmovdqu ymm11, [rbp + 2528]                         ;   374.8 p2      43 dst
        vpxor ymm11, ymm11, [rbp + 2560]                    ;   380.8 p5+p3   43 dst
        vpxor ymm10, ymm10, ymm11                           ;   381.8 p0      43 dst
        vmovdqu [rbp + 7776], ymm7                          ;   377.2 p7+p4   43 dst spill
        vpxor ymm7, ymm10, [rbp + 2656]                     ;   382.8 p1+p2   43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   377.0 p3+p4   43 dst spill
        vpxor ymm8, ymm7, [rbp + 2624]                      ;   383.8 p5+p2   43 dst
        vmovdqu [rbp + 6624], ymm4                          ;   381.2 p7+p4   43 dst spill
        vpxor ymm4, ymm7, [rbp + 2432]                      ;   383.8 p0+p3   43 dst
        vmovdqu [rbp + 6752], ymm1                          ;   382.2 p7+p4   43 dst spill
        vpxor ymm1, ymm4, [rbp + 2496]                      ;   384.8 p1+p2   43 dst
        vmovdqu [rbp + 6848], ymm0                          ;   379.8 p3+p4   43 dst spill
        vpxor ymm0, ymm1, [rbp + 2528]                      ;   385.8 p5+p2   43 dst
        vmovdqu [rbp + 6944], ymm6                          ;   380.8 p7+p4   43 dst spill
        vpxor ymm6, ymm8, [rbp + 2592]                      ;   384.8 p0+p3   43 dst
        vmovdqu [rbp + 6912], ymm13                         ;   381.8 p7+p4   43 dst spill
        vpxor ymm13, ymm6, [rbp + 2432]                     ;   385.8 p1+p2   43 dst
        vmovdqu [rbp + 7040], ymm15                         ;   384.2 p3+p4   43 dst spill
        vpxor ymm15, ymm6, [rbp + 2560]                     ;   385.8 p5+p2   43 dst
        vmovdqu [rbp + 7072], ymm3                          ;   383.8 p7+p4   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;   386.8 p0      43 dst
        vmovdqu [rbp + 7104], ymm5                          ;   384.8 p3+p4   43 dst spill
        vpxor ymm5, ymm3, [rbp + 2656]                      ;   387.8 p1+p2   43 dst
        vmovdqu [rbp + 6208], ymm2                          ;   385.8 p7+p4   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;   388.8 p5      43 dst
        vmovdqu [rbp + 6080], ymm9                          ;   386.8 p3+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 2528]                      ;   389.8 p0+p2   43 dst
        vmovdqu [rbp + 6144], ymm14                         ;   387.8 p7+p4   43 dst spill
        vpxor ymm14, ymm5, [rbp + 2432]                     ;   388.8 p1+p3   43 dst
        vpxor ymm11, ymm11, ymm14                           ;   389.8 p5      43 dst
        vpand ymm14, ymm14, ymm5                            ;   389.8 p0      43 dst
        vpxor ymm10, ymm10, ymm14                           ;   390.8 p1      43 dst
        vmovdqu [rbp + 6112], ymm12                         ;   388.8 p7+p4   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;   389.8 p5      43 dst
        vpxor ymm10, ymm10, ymm12                           ;   391.8 p0      43 dst
        vpand ymm12, ymm0, ymm11                            ;   390.8 p1      43 dst
        vpxor ymm14, ymm14, ymm12                           ;   391.8 p5      43 dst
        vpxor ymm12, ymm0, ymm15                            ;   386.8 p0      43 dst
        vmovdqu [rbp + 6240], ymm6                          ;   389.8 p2+p4   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;   390.8 p1      43 dst
        vpxor ymm6, ymm6, ymm14                             ;   392.8 p5      43 dst
        vpxor ymm6, ymm6, [rbp + 2560]                      ;   393.8 p0+p3   43 dst
        vmovdqu [rbp + 8000], ymm2                          ;   390.8 p7+p4   43 dst spill
        vpxor ymm2, ymm12, [rbp + 2656]                     ;   387.8 p1+p2   43 dst
        vmovdqu [rbp + 7616], ymm12                         ;   391.8 p3+p4   43 dst spill
        vpor ymm12, ymm4, [rbp + 2656]                      ;   387.5 p5+p2   43 dst
        vpxor ymm1, ymm1, ymm12                             ;   388.5 p0      43 dst
        vpxor ymm12, ymm12, ymm10                           ;   392.8 p1      43 dst
        vpxor ymm1, ymm1, ymm14                             ;   392.8 p5      43 dst
        vpand ymm14, ymm3, ymm7                             ;   389.0 p0      43 dst
        vpxor ymm6, ymm6, ymm14                             ;   394.8 p1      43 dst
        vpxor ymm10, ymm10, ymm14                           ;   392.8 p5      43 dst
        vpxor ymm14, ymm7, ymm11                            ;   390.8 p0      43 dst
        vmovdqu [rbp + 7296], ymm3                          ;   392.8 p7+p4   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;   391.8 p1      43 dst
        vpxor ymm10, ymm10, ymm3                            ;   393.8 p5      43 dst
        vpxor ymm3, ymm4, ymm9                              ;   391.0 p0      43 dst
        vmovdqu [rbp + 7968], ymm14                         ;   393.8 p3+p4   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;   392.0 p1      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   393.8 p5      43 dst
        vpand ymm14, ymm10, ymm6                            ;   395.8 p0      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   396.8 p1      43 dst
        vmovdqu [rbp + 7360], ymm8                          ;   394.8 p2+p4   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;   392.5 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;   393.8 p0      43 dst
        vpand ymm8, ymm1, ymm12                             ;   397.8 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;   398.8 p5      43 dst
        vpand ymm8, ymm1, ymm10                             ;   399.8 p0      43 dst
        vpxor ymm8, ymm8, ymm6                              ;   400.8 p1      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   397.8 p5      43 dst
        vpor ymm14, ymm14, ymm6                             ;   398.8 p0      43 dst
        vpxor ymm14, ymm14, ymm10                           ;   399.8 p1      43 dst
        vpor ymm12, ymm14, ymm8                             ;   401.8 p5      43 dst
        vpand ymm10, ymm10, ymm8                            ;   401.8 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   401.8 p1      43 dst
        vpxor ymm1, ymm1, ymm10                             ;   402.8 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   402.8 p0      43 dst
        vpxor ymm10, ymm8, ymm14                            ;   401.8 p1      43 dst
        vpand ymm0, ymm0, ymm6                              ;   403.8 p5      43 dst
        vpxor ymm12, ymm10, ymm6                            ;   403.8 p0      43 dst
        vpand ymm4, ymm4, ymm14                             ;   400.8 p1      43 dst
        vpand ymm11, ymm11, ymm6                            ;   403.8 p5      43 dst
        vpxor ymm6, ymm6, ymm1                              ;   403.8 p0      43 dst
        vpand ymm9, ymm9, ymm10                             ;   402.8 p1      43 dst
        vpxor ymm11, ymm11, ymm9                            ;   404.8 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;   404.8 p0      43 dst
        vpand ymm13, ymm13, ymm12                           ;   404.8 p1      43 dst
        vpand ymm12, ymm14, [rbp + 2656]                    ;   400.8 p5+p3   43 dst
        vpxor ymm14, ymm14, ymm6                            ;   404.8 p0      43 dst
        vpand ymm5, ymm5, ymm14                             ;   405.8 p1      43 dst
        vpand ymm14, ymm14, [rbp + 2432]                    ;   405.8 p5+p2   43 dst
        vpand ymm7, ymm7, ymm6                              ;   404.8 p0      43 dst
        vpand ymm6, ymm6, [rbp + 7296]                      ;   404.8 p1+p3   43 dst
        vpand ymm2, ymm2, ymm8                              ;   402.5 p5      43 dst
        vpand ymm10, ymm10, [rbp + 7616]                    ;   403.0 p0+p2   43 dst
        vpxor ymm8, ymm8, ymm1                              ;   403.8 p1      43 dst
        vpxor ymm7, ymm7, ymm14                             ;   406.8 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   405.8 p0      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   406.8 p1      43 dst
        vpxor ymm15, ymm15, ymm2                            ;   405.8 p5      43 dst
        vmovdqu [rbp + 7616], ymm9                          ;   403.8 p7+p4   43 dst spill
        vpand ymm9, ymm8, [rbp + 8000]                      ;   405.0 p0+p3   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   406.0 p1      43 dst
        vpand ymm8, ymm8, [rbp + 6240]                      ;   405.5 p5+p2   43 dst
        vpxor ymm15, ymm15, ymm0                            ;   407.0 p0      43 dst
        vmovdqu [rbp + 6240], ymm13                         ;   405.8 p7+p4   43 dst spill
        vpand ymm13, ymm1, [rbp + 7360]                     ;   406.2 p1+p3   43 dst
        vpand ymm1, ymm1, [rbp + 7968]                      ;   406.5 p5+p2   43 dst
        vmovdqu [rbp + 7968], ymm8                          ;   406.5 p7+p4   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   407.8 p0      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   408.8 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;   409.8 p5      43 dst
        vpxor ymm6, ymm6, ymm10                             ;   410.8 p0      43 dst
        vpxor ymm1, ymm1, ymm6                              ;   411.8 p1      43 dst
        vpxor ymm3, ymm3, ymm1                              ;   412.8 p5      43 dst
        vmovdqu [rbp + 7360], ymm7                          ;   407.8 p3+p4   43 dst spill
        vmovdqu ymm7, [rbp + 3744]                          ;   403.5 p2      43 dst
        vmovdqu [rbp + 8000], ymm1                          ;   412.8 p7+p4   43 dst spill
        vmovdqu ymm1, [rbp + 3808]                          ;   404.2 p3      43 dst
        vpxor ymm1, ymm1, [rbp + 3840]                      ;   410.2 p0+p2   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   411.2 p1      43 dst
        vmovdqu [rbp + 7296], ymm0                          ;   407.0 p7+p4   43 dst spill
        vpxor ymm0, ymm7, [rbp + 3936]                      ;   412.2 p5+p3   43 dst
        vmovdqu [rbp + 7264], ymm13                         ;   407.2 p2+p4   43 dst spill
        vpxor ymm13, ymm0, [rbp + 3904]                     ;   413.2 p0+p3   43 dst
        vmovdqu [rbp + 7456], ymm10                         ;   410.8 p7+p4   43 dst spill
        vpxor ymm10, ymm0, [rbp + 3712]                     ;   413.2 p1+p2   43 dst
        vmovdqu [rbp + 7424], ymm6                          ;   411.8 p7+p4   43 dst spill
        vpxor ymm6, ymm10, [rbp + 3776]                     ;   414.2 p5+p3   43 dst
        vmovdqu [rbp + 7744], ymm4                          ;   409.2 p2+p4   43 dst spill
        vpxor ymm4, ymm6, [rbp + 3808]                      ;   415.2 p0+p3   43 dst
        vmovdqu [rbp + 7520], ymm11                         ;   410.2 p7+p4   43 dst spill
        vpxor ymm11, ymm13, [rbp + 3872]                    ;   414.2 p1+p2   43 dst
        vmovdqu [rbp + 7552], ymm14                         ;   411.2 p7+p4   43 dst spill
        vpxor ymm14, ymm11, [rbp + 3712]                    ;   415.2 p5+p3   43 dst
        vmovdqu [rbp + 7008], ymm3                          ;   413.8 p2+p4   43 dst spill
        vpxor ymm3, ymm11, [rbp + 3840]                     ;   415.2 p0+p3   43 dst
        vmovdqu [rbp + 6720], ymm5                          ;   413.2 p7+p4   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   416.2 p1      43 dst
        vmovdqu [rbp + 6880], ymm12                         ;   414.2 p2+p4   43 dst spill
        vpxor ymm12, ymm5, [rbp + 3936]                     ;   417.2 p5+p3   43 dst
        vmovdqu [rbp + 6784], ymm2                          ;   415.2 p7+p4   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   418.2 p0      43 dst
        vmovdqu [rbp + 7136], ymm9                          ;   416.2 p2+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 3808]                      ;   419.2 p1+p3   43 dst
        vmovdqu [rbp + 7168], ymm15                         ;   417.2 p7+p4   43 dst spill
        vpxor ymm15, ymm12, [rbp + 3712]                    ;   418.2 p5+p2   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   419.2 p0      43 dst
        vpand ymm15, ymm15, ymm12                           ;   419.2 p1      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   420.2 p5      43 dst
        vmovdqu [rbp + 6176], ymm8                          ;   418.2 p7+p4   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   419.2 p0      43 dst
        vpxor ymm7, ymm7, ymm8                              ;   421.2 p1      43 dst
        vpand ymm8, ymm4, ymm1                              ;   420.2 p5      43 dst
        vpxor ymm15, ymm15, ymm8                            ;   421.2 p0      43 dst
        vpxor ymm8, ymm4, ymm3                              ;   416.2 p1      43 dst
        vmovdqu [rbp + 6400], ymm11                         ;   419.2 p3+p4   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   420.2 p5      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   422.2 p0      43 dst
        vpxor ymm11, ymm11, [rbp + 3840]                    ;   423.2 p1+p2   43 dst
        vmovdqu [rbp + 6560], ymm2                          ;   420.2 p7+p4   43 dst spill
        vpxor ymm2, ymm8, [rbp + 3936]                      ;   417.5 p5+p3   43 dst
        vmovdqu [rbp + 6528], ymm8                          ;   421.2 p2+p4   43 dst spill
        vpor ymm8, ymm10, [rbp + 3936]                      ;   418.0 p0+p3   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   419.0 p1      43 dst
        vpxor ymm8, ymm8, ymm7                              ;   422.2 p5      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   422.2 p0      43 dst
        vpand ymm15, ymm5, ymm0                             ;   419.2 p1      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   424.2 p5      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   422.2 p0      43 dst
        vpxor ymm15, ymm0, ymm1                             ;   420.2 p1      43 dst
        vmovdqu [rbp + 6368], ymm5                          ;   422.2 p7+p4   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   421.2 p5      43 dst
        vpxor ymm7, ymm7, ymm5                              ;   423.2 p0      43 dst
        vpxor ymm5, ymm10, ymm9                             ;   421.2 p1      43 dst
        vmovdqu [rbp + 6496], ymm15                         ;   423.2 p2+p4   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   422.2 p5      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   423.2 p0      43 dst
        vpand ymm15, ymm7, ymm11                            ;   425.2 p1      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   426.2 p5      43 dst
        vmovdqu [rbp + 6432], ymm13                         ;   424.2 p3+p4   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   423.0 p0      43 dst
        vpxor ymm6, ymm6, ymm13                             ;   424.0 p1      43 dst
        vpand ymm13, ymm6, ymm8                             ;   427.2 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   428.2 p0      43 dst
        vpand ymm13, ymm6, ymm7                             ;   429.2 p1      43 dst
        vpxor ymm13, ymm13, ymm11                           ;   430.2 p5      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   427.2 p0      43 dst
        vpor ymm15, ymm15, ymm11                            ;   428.2 p1      43 dst
        vpxor ymm15, ymm15, ymm7                            ;   429.2 p5      43 dst
        vpor ymm8, ymm15, ymm13                             ;   431.2 p0      43 dst
        vpand ymm7, ymm7, ymm13                             ;   431.2 p1      43 dst
        vpand ymm5, ymm5, ymm13                             ;   431.2 p5      43 dst
        vpxor ymm6, ymm6, ymm7                              ;   432.2 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   432.2 p1      43 dst
        vpxor ymm7, ymm13, ymm15                            ;   431.2 p5      43 dst
        vpand ymm4, ymm4, ymm11                             ;   433.2 p0      43 dst
        vpxor ymm8, ymm7, ymm11                             ;   433.2 p1      43 dst
        vpand ymm10, ymm10, ymm15                           ;   430.2 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   433.2 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   433.2 p1      43 dst
        vpand ymm9, ymm9, ymm7                              ;   432.2 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   434.2 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   434.2 p1      43 dst
        vpand ymm14, ymm14, ymm8                            ;   434.2 p5      43 dst
        vpand ymm8, ymm15, [rbp + 3936]                     ;   431.0 p0+p2   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   434.2 p1      43 dst
        vpand ymm12, ymm12, ymm15                           ;   435.2 p5      43 dst
        vpand ymm15, ymm15, [rbp + 3712]                    ;   435.2 p0+p3   43 dst
        vpand ymm0, ymm0, ymm11                             ;   434.2 p1      43 dst
        vpand ymm11, ymm11, [rbp + 6368]                    ;   434.2 p5+p2   43 dst
        vpand ymm2, ymm2, ymm13                             ;   433.0 p0      43 dst
        vpand ymm7, ymm7, [rbp + 6528]                      ;   433.2 p1+p3   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   433.5 p5      43 dst
        vpxor ymm0, ymm0, ymm15                             ;   436.2 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   435.2 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   436.2 p5      43 dst
        vpxor ymm3, ymm3, ymm2                              ;   435.2 p0      43 dst
        vmovdqu [rbp + 6528], ymm9                          ;   433.2 p7+p4   43 dst spill
        vpand ymm9, ymm13, [rbp + 6560]                     ;   435.2 p1+p2   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   436.2 p5      43 dst
        vpand ymm13, ymm13, [rbp + 6400]                    ;   436.0 p0+p3   43 dst
        vpxor ymm3, ymm3, ymm4                              ;   437.2 p1      43 dst
        vmovdqu [rbp + 6400], ymm14                         ;   435.2 p7+p4   43 dst spill
        vpand ymm14, ymm6, [rbp + 6432]                     ;   436.5 p5+p2   43 dst
        vpand ymm6, ymm6, [rbp + 6496]                      ;   437.0 p0+p3   43 dst
        vmovdqu [rbp + 6496], ymm13                         ;   437.0 p7+p4   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   437.2 p1      43 dst
        vpxor ymm13, ymm13, ymm3                            ;   438.2 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   439.2 p0      43 dst
        vpxor ymm11, ymm11, ymm7                            ;   440.2 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   441.2 p5      43 dst
        vpxor ymm5, ymm5, ymm6                              ;   442.2 p0      43 dst
        vmovdqu [rbp + 6432], ymm0                          ;   437.2 p2+p4   43 dst spill
        vmovdqu ymm0, [rbp + 6464]                          ;   433.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 896]                       ;   439.2 p1+p2   58 dst
        vmovdqu [rbp + 6464], ymm0                          ;   440.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6304]                          ;   434.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 928]                       ;   440.0 p5+p2   58 dst
        vmovdqu [rbp + 6304], ymm0                          ;   441.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6016]                          ;   435.0 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 43072]                      ;   441.0 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6592]                      ;   442.0 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7840]                      ;   443.0 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7904]                      ;   444.0 p0+p3   58 dst
        vmovdqu [rbp + 7904], ymm0                          ;   445.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6272]                          ;   437.8 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 43104]                      ;   443.8 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6976]                      ;   444.8 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7200]                      ;   445.8 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7808]                      ;   446.8 p1+p2   58 dst
        vmovdqu [rbp + 7808], ymm0                          ;   447.8 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7648]                          ;   440.0 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 43136]                      ;   446.0 p5+p2   58 dst
        vmovdqu [rbp + 7648], ymm0                          ;   447.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7680]                          ;   441.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 7712]                      ;   447.0 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6336]                      ;   448.0 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 960]                       ;   449.0 p5+p2   58 dst
        vmovdqu [rbp + 6336], ymm0                          ;   450.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7392]                          ;   443.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 7328]                      ;   449.0 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   450.0 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 992]                       ;   451.0 p5+p2   58 dst
        vmovdqu [rbp + 7488], ymm0                          ;   452.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7232]                          ;   445.0 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 43232]                      ;   451.0 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7584]                      ;   452.0 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7200]                      ;   453.0 p5+p2   58 dst
        vmovdqu [rbp + 7200], ymm0                          ;   454.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6112]                          ;   447.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 1024]                      ;   453.0 p0+p2   58 dst
        vmovdqu [rbp + 6112], ymm0                          ;   454.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6144]                          ;   448.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 1056]                      ;   454.0 p1+p2   58 dst
        vmovdqu [rbp + 6144], ymm0                          ;   455.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7072]                          ;   449.0 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 43328]                      ;   455.0 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7104]                      ;   456.0 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6208]                      ;   457.0 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6080]                      ;   458.0 p5+p3   58 dst
        vmovdqu [rbp + 6080], ymm0                          ;   459.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6848]                          ;   451.8 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 43360]                      ;   457.8 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6944]                      ;   458.8 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7040]                      ;   459.8 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6912]                      ;   460.8 p0+p2   58 dst
        vmovdqu [rbp + 6912], ymm0                          ;   461.8 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6752]                          ;   454.0 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 43392]                      ;   460.0 p1+p2   58 dst
        vmovdqu [rbp + 6752], ymm0                          ;   461.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6624]                          ;   455.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 6656]                      ;   461.0 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7776]                      ;   462.0 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 1088]                      ;   463.0 p1+p2   58 dst
        vmovdqu [rbp + 7776], ymm0                          ;   464.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7872]                          ;   457.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 6688]                      ;   463.0 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6816]                      ;   464.0 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 1120]                      ;   465.0 p1+p2   58 dst
        vmovdqu [rbp + 6816], ymm0                          ;   466.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6048]                          ;   459.0 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 43488]                      ;   465.0 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7936]                      ;   466.0 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7040]                      ;   467.0 p1+p2   58 dst
        vmovdqu [rbp + 7040], ymm0                          ;   468.0 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6176]                          ;   461.0 p3      58 dst
        vpxor ymm0, ymm0, [rbp + 1152]                      ;   467.0 p5+p2   58 dst
        vpxor ymm13, ymm13, [rbp + 1280]                    ;   462.0 p0+p3   58 dst
        vmovdqu [rbp + 6176], ymm13                         ;   463.0 p7+p4   58 dst spill
        vmovdqu ymm13, [rbp + 7168]                         ;   462.8 p2      58 dst
        vpxor ymm13, ymm13, [rbp + 1184]                    ;   468.8 p1+p3   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   453.5 p5      58 dst
        vmovdqu ymm8, [rbp + 6720]                          ;   463.8 p2      58 dst
        vpxor ymm8, ymm8, [r8 + 43584]                      ;   469.8 p0+p3   58 dst
        vpxor ymm8, ymm8, [rbp + 6880]                      ;   470.8 p1+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 6784]                      ;   471.8 p5+p3   58 dst
        vpxor ymm8, ymm8, [rbp + 7136]                      ;   472.8 p0+p2   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   455.2 p1      58 dst
        vmovdqu ymm2, [rbp + 7744]                          ;   466.0 p3      58 dst
        vpxor ymm2, ymm2, [r8 + 43616]                      ;   472.0 p5+p2   58 dst
        vpxor ymm2, ymm2, [rbp + 7520]                      ;   473.0 p0+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7008]                      ;   474.0 p1+p2   58 dst
        vpxor ymm2, ymm2, [rbp + 7552]                      ;   475.0 p5+p3   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   457.0 p0      58 dst
        vmovdqu ymm9, [rbp + 7424]                          ;   468.8 p2      58 dst
        vpxor ymm9, ymm9, [r8 + 43648]                      ;   474.8 p1+p3   58 dst
        vpxor ymm3, ymm3, [rbp + 1312]                      ;   469.8 p5+p2   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   458.0 p0      58 dst
        vmovdqu ymm1, [rbp + 7456]                          ;   470.0 p3      58 dst
        vpxor ymm1, ymm1, [rbp + 7264]                      ;   476.0 p1+p2   58 dst
        vpxor ymm1, ymm1, [rbp + 7296]                      ;   477.0 p5+p3   58 dst
        vpxor ymm1, ymm1, [rbp + 1216]                      ;   478.0 p0+p2   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   459.2 p1      58 dst
        vmovdqu ymm15, [rbp + 8000]                         ;   472.0 p3      58 dst
        vpxor ymm15, ymm15, [rbp + 7968]                    ;   478.0 p5+p2   58 dst
        vpxor ymm15, ymm15, [rbp + 7360]                    ;   479.0 p0+p3   58 dst
        vpxor ymm15, ymm15, [rbp + 1248]                    ;   480.0 p1+p2   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   460.5 p5      58 dst
        vpxor ymm12, ymm12, [r8 + 43840]                    ;   474.0 p0+p3   58 dst
        vpxor ymm10, ymm10, [r8 + 43872]                    ;   474.8 p1+p2   58 dst
        vpxor ymm11, ymm11, [r8 + 43904]                    ;   475.0 p5+p3   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   462.0 p0      58 dst
        vmovdqu ymm14, [rbp + 7616]                         ;   475.8 p2      58 dst
        vpxor ymm14, ymm14, [r8 + 43744]                    ;   481.8 p1+p3   58 dst
        vpxor ymm14, ymm14, [rbp + 6240]                    ;   482.8 p5+p2   58 dst
        vpxor ymm14, ymm14, [rbp + 7008]                    ;   483.8 p0+p3   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   463.2 p1      58 dst
        vpxor ymm7, ymm7, [rbp + 1344]                      ;   477.8 p5+p2   58 dst
        vpxor ymm6, ymm6, [rbp + 6496]                      ;   478.0 p0+p3   58 dst
        vpxor ymm6, ymm6, [rbp + 6432]                      ;   479.0 p1+p2   58 dst
        vpxor ymm6, ymm6, [rbp + 1376]                      ;   480.0 p5+p3   58 dst
        vpxor ymm5, ymm5, [r8 + 44000]                      ;   479.8 p0+p2   58 dst
        vpxor ymm5, ymm5, [rbp + 6528]                      ;   480.8 p1+p3   58 dst
        vpxor ymm5, ymm5, [rbp + 6400]                      ;   481.8 p5+p2   58 dst
        vmovdqu ymm4, [rbp + 6464]                          ;   481.0 p3      58 dst reload
        vmovdqu [r9 + 2048], ymm4                           ;   487.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6304]                          ;   481.8 p2      58 dst reload
        vmovdqu [r9 + 2080], ymm4                           ;   487.8 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7904]                          ;   482.0 p3      58 dst reload
        vmovdqu [r9 + 2112], ymm4                           ;   488.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7808]                          ;   482.8 p2      58 dst reload
        vmovdqu [r9 + 2144], ymm4                           ;   488.8 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7648]                          ;   483.0 p3      58 dst reload
        vmovdqu [r9 + 2176], ymm4                           ;   489.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6336]                          ;   483.8 p2      58 dst reload
        vmovdqu [r9 + 2208], ymm4                           ;   489.8 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7488]                          ;   484.0 p3      58 dst reload
        vmovdqu [r9 + 2240], ymm4                           ;   490.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7200]                          ;   484.8 p2      58 dst reload
        vmovdqu [r9 + 2272], ymm4                           ;   490.8 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6112]                          ;   485.0 p3      58 dst reload
        vmovdqu [r9 + 2304], ymm4                           ;   491.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6144]                          ;   485.8 p2      58 dst reload
        vmovdqu [r9 + 2336], ymm4                           ;   491.8 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6080]                          ;   486.0 p3      58 dst reload
        vmovdqu [r9 + 2368], ymm4                           ;   492.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6912]                          ;   486.8 p2      58 dst reload
        vmovdqu [r9 + 2400], ymm4                           ;   492.8 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6752]                          ;   487.0 p3      58 dst reload
        vmovdqu [r9 + 2432], ymm4                           ;   493.0 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7776]                          ;   487.8 p2      58 dst reload
        vmovdqu [r9 + 2464], ymm4                           ;   493.8 p7+p4   58 dst
        vmovdqu [r9 + 2560], ymm0                           ;   477.5 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 6816]                          ;   488.0 p3      58 dst reload
        vmovdqu [r9 + 2496], ymm0                           ;   494.0 p7+p4   58 dst
        vmovdqu [r9 + 2592], ymm13                          ;   479.5 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7040]                          ;   488.8 p2      58 dst reload
        vmovdqu [r9 + 2528], ymm0                           ;   494.8 p7+p4   58 dst
        vmovdqu [r9 + 2624], ymm8                           ;   481.5 p7+p4   58 dst
        vmovdqu [r9 + 2656], ymm2                           ;   482.5 p7+p4   58 dst
        vmovdqu [r9 + 2688], ymm9                           ;   483.5 p7+p4   58 dst
        vmovdqu [r9 + 2720], ymm1                           ;   484.5 p7+p4   58 dst
        vmovdqu [r9 + 2752], ymm15                          ;   485.5 p7+p4   58 dst
        vmovdqu [r9 + 2784], ymm14                          ;   486.5 p7+p4   58 dst
        vmovdqu [r9 + 2848], ymm3                           ;   487.5 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 6176]                          ;   489.0 p3      58 dst reload
        vmovdqu [r9 + 2816], ymm0                           ;   495.0 p7+p4   58 dst
        vmovdqu [r9 + 2880], ymm12                          ;   489.5 p7+p4   58 dst
        vmovdqu [r9 + 2912], ymm10                          ;   490.5 p2+p4   58 dst
        vmovdqu [r9 + 2944], ymm11                          ;   491.5 p3+p4   58 dst
        vmovdqu [r9 + 2976], ymm7                           ;   492.5 p7+p4   58 dst
        vmovdqu [r9 + 3008], ymm6                           ;   493.5 p2+p4   58 dst
        vmovdqu [r9 + 3040], ymm5                           ;   494.5 p3+p4   58 dst
        vmovdqu ymm0, [rbp + 5024]                          ;   491.8 p2      43 dst
        vmovdqu ymm1, [rbp + 5088]                          ;   492.0 p3      43 dst
        vmovdqu ymm2, [rbp + 5120]                          ;   492.8 p2      43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   498.8 p0      43 dst
        vpxor ymm0, ymm0, ymm1                              ;   499.8 p1      43 dst
        vmovdqu ymm3, [rbp + 5216]                          ;   493.0 p3      43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   500.8 p5      43 dst
        vpxor ymm5, ymm4, [rbp + 5184]                      ;   501.8 p0+p2   43 dst
        vmovdqu ymm6, [rbp + 4992]                          ;   494.0 p3      43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   501.8 p1      43 dst
        vpxor ymm8, ymm7, [rbp + 5056]                      ;   502.8 p5+p2   43 dst
        vmovdqu ymm9, [rbp + 5088]                          ;   495.0 p3      43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   503.8 p0      43 dst
        vpxor ymm11, ymm5, [rbp + 5152]                     ;   502.8 p1+p2   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   503.8 p5      43 dst
        vpxor ymm13, ymm11, ymm2                            ;   503.8 p0      43 dst
        vpxor ymm14, ymm5, ymm10                            ;   504.8 p1      43 dst
        vpxor ymm15, ymm14, ymm3                            ;   505.8 p5      43 dst
        vpxor ymm2, ymm13, ymm15                            ;   506.8 p0      43 dst
        vpxor ymm9, ymm9, ymm2                              ;   507.8 p1      43 dst
        vmovdqu [rbp + 6176], ymm8                          ;   503.8 p7+p4   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;   506.8 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;   507.8 p0      43 dst
        vpand ymm8, ymm8, ymm15                             ;   507.8 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   508.8 p5      43 dst
        vpand ymm6, ymm11, ymm2                             ;   507.8 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;   509.8 p1      43 dst
        vpand ymm6, ymm10, ymm1                             ;   508.8 p5      43 dst
        vpxor ymm8, ymm8, ymm6                              ;   509.8 p0      43 dst
        vpxor ymm6, ymm10, ymm13                            ;   504.8 p1      43 dst
        vmovdqu [rbp + 7040], ymm11                         ;   503.8 p7+p4   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;   508.8 p5      43 dst
        vpxor ymm11, ymm11, [rbp + 5120]                    ;   509.8 p0+p3   43 dst
        vpxor ymm11, ymm11, ymm8                            ;   510.8 p1      43 dst
        vmovdqu [rbp + 6816], ymm2                          ;   507.8 p7+p4   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;   505.8 p5      43 dst
        vmovdqu [rbp + 7776], ymm6                          ;   505.8 p7+p4   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;   502.8 p0      43 dst
        vpand ymm3, ymm4, ymm14                             ;   505.8 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   511.8 p5      43 dst
        vpxor ymm3, ymm3, ymm0                              ;   510.8 p0      43 dst
        vpxor ymm0, ymm0, ymm6                              ;   510.8 p1      43 dst
        vpxor ymm6, ymm6, [rbp + 6176]                      ;   509.8 p5+p2   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   510.8 p0      43 dst
        vpxor ymm8, ymm4, ymm1                              ;   508.8 p1      43 dst
        vmovdqu [rbp + 6176], ymm14                         ;   505.8 p7+p4   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;   509.8 p5      43 dst
        vpxor ymm3, ymm3, ymm14                             ;   511.8 p0      43 dst
        vpxor ymm14, ymm7, ymm9                             ;   508.8 p1      43 dst
        vmovdqu [rbp + 6752], ymm8                          ;   509.8 p7+p4   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;   509.8 p5      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   511.8 p0      43 dst
        vpand ymm8, ymm3, ymm11                             ;   512.8 p1      43 dst
        vpxor ymm0, ymm0, ymm8                              ;   513.8 p5      43 dst
        vmovdqu [rbp + 6912], ymm5                          ;   502.8 p3+p4   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;   504.8 p0      43 dst
        vpxor ymm6, ymm6, ymm5                              ;   511.8 p1      43 dst
        vpand ymm5, ymm6, ymm0                              ;   514.8 p5      43 dst
        vpxor ymm3, ymm3, ymm5                              ;   515.8 p0      43 dst
        vpand ymm5, ymm6, ymm3                              ;   516.8 p1      43 dst
        vpxor ymm5, ymm5, ymm11                             ;   517.8 p5      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   514.8 p0      43 dst
        vpor ymm8, ymm8, ymm11                              ;   515.8 p1      43 dst
        vpxor ymm8, ymm8, ymm3                              ;   516.8 p5      43 dst
        vpor ymm0, ymm8, ymm5                               ;   518.8 p0      43 dst
        vpand ymm3, ymm3, ymm5                              ;   518.8 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;   518.8 p5      43 dst
        vpxor ymm6, ymm6, ymm3                              ;   519.8 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   519.8 p1      43 dst
        vpxor ymm0, ymm5, ymm8                              ;   518.8 p5      43 dst
        vpand ymm10, ymm10, ymm11                           ;   520.8 p0      43 dst
        vpxor ymm3, ymm0, ymm11                             ;   520.8 p1      43 dst
        vpand ymm7, ymm7, ymm8                              ;   517.8 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   520.8 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   520.8 p1      43 dst
        vpand ymm9, ymm9, ymm0                              ;   519.8 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   521.8 p0      43 dst
        vpand ymm13, ymm13, ymm3                            ;   521.8 p1      43 dst
        vpand ymm12, ymm12, ymm3                            ;   521.8 p5      43 dst
        vpand ymm3, ymm8, [rbp + 5216]                      ;   517.8 p0+p2   43 dst
        vpxor ymm8, ymm8, ymm11                             ;   521.8 p1      43 dst
        vpand ymm15, ymm15, ymm8                            ;   522.8 p5      43 dst
        vpand ymm8, ymm8, [rbp + 4992]                      ;   522.8 p0+p3   43 dst
        vpand ymm4, ymm4, ymm11                             ;   521.8 p1      43 dst
        vpand ymm11, ymm11, [rbp + 6176]                    ;   521.8 p5+p2   43 dst
        vpand ymm2, ymm2, ymm5                              ;   518.8 p0      43 dst
        vpand ymm0, ymm0, [rbp + 7776]                      ;   519.8 p1+p3   43 dst
        vpxor ymm5, ymm5, ymm6                              ;   520.8 p5      43 dst
        vpxor ymm4, ymm4, ymm8                              ;   523.8 p0      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   522.8 p1      43 dst
        vpxor ymm11, ymm11, ymm13                           ;   523.8 p5      43 dst
        vpxor ymm13, ymm13, ymm2                            ;   522.8 p0      43 dst
        vmovdqu [rbp + 7776], ymm9                          ;   520.8 p7+p4   43 dst spill
        vmovdqu ymm9, [rbp + 6816]                          ;   507.8 p2      43 dst
        vpand ymm9, ymm9, ymm5                              ;   521.8 p1      43 dst
        vpxor ymm10, ymm10, ymm9                            ;   522.8 p5      43 dst
        vpand ymm5, ymm5, [rbp + 7040]                      ;   521.8 p0+p3   43 dst
        vpxor ymm13, ymm13, ymm10                           ;   523.8 p1      43 dst
        vmovdqu [rbp + 7040], ymm12                         ;   522.8 p7+p4   43 dst spill
        vmovdqu ymm12, [rbp + 6912]                         ;   502.8 p2      43 dst
        vpand ymm12, ymm12, ymm6                            ;   520.8 p5      43 dst
        vpand ymm6, ymm6, [rbp + 6752]                      ;   520.8 p0+p3   43 dst
        vmovdqu [rbp + 6752], ymm5                          ;   522.8 p7+p4   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;   524.8 p1      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   525.8 p5      43 dst
        vpxor ymm0, ymm0, ymm5                              ;   526.8 p0      43 dst
        vpxor ymm11, ymm11, ymm0                            ;   527.8 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   528.8 p5      43 dst
        vpxor ymm14, ymm14, ymm6                            ;   529.8 p0      43 dst
        vmovdqu [rbp + 6912], ymm4                          ;   524.8 p2+p4   43 dst spill
        vmovdqu ymm4, [rbp + 2208]                          ;   503.0 p3      43 dst
        vmovdqu [rbp + 6816], ymm6                          ;   529.8 p7+p4   43 dst spill
        vmovdqu ymm6, [rbp + 2272]                          ;   503.8 p2      43 dst
        vpxor ymm6, ymm6, [rbp + 2304]                      ;   509.8 p1+p3   43 dst
        vpxor ymm4, ymm4, ymm6                              ;   510.8 p5      43 dst
        vmovdqu [rbp + 6176], ymm10                         ;   523.8 p7+p4   43 dst spill
        vpxor ymm10, ymm4, [rbp + 2400]                     ;   511.8 p0+p2   43 dst
        vmovdqu [rbp + 6080], ymm12                         ;   521.8 p3+p4   43 dst spill
        vpxor ymm12, ymm10, [rbp + 2368]                    ;   512.8 p1+p2   43 dst
        vmovdqu [rbp + 6144], ymm0                          ;   527.8 p7+p4   43 dst spill
        vpxor ymm0, ymm10, [rbp + 2176]                     ;   512.8 p5+p3   43 dst
        vmovdqu [rbp + 6112], ymm11                         ;   528.8 p7+p4   43 dst spill
        vpxor ymm11, ymm0, [rbp + 2240]                     ;   513.8 p0+p2   43 dst
        vmovdqu [rbp + 7200], ymm7                          ;   518.8 p3+p4   43 dst spill
        vpxor ymm7, ymm11, [rbp + 2272]                     ;   514.8 p1+p2   43 dst
        vmovdqu [rbp + 7488], ymm1                          ;   522.8 p7+p4   43 dst spill
        vpxor ymm1, ymm12, [rbp + 2336]                     ;   513.8 p5+p3   43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   523.8 p7+p4   43 dst spill
        vpxor ymm8, ymm1, [rbp + 2176]                      ;   514.8 p0+p2   43 dst
        vmovdqu [rbp + 7648], ymm14                         ;   530.8 p3+p4   43 dst spill
        vpxor ymm14, ymm1, [rbp + 2304]                     ;   514.8 p1+p2   43 dst
        vmovdqu [rbp + 7808], ymm15                         ;   523.8 p7+p4   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;   515.8 p5      43 dst
        vmovdqu [rbp + 7904], ymm3                          ;   518.8 p3+p4   43 dst spill
        vpxor ymm3, ymm15, [rbp + 2400]                     ;   516.8 p0+p2   43 dst
        vmovdqu [rbp + 6304], ymm2                          ;   519.8 p7+p4   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;   517.8 p1      43 dst
        vmovdqu [rbp + 6464], ymm9                          ;   522.8 p3+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 2272]                      ;   518.8 p5+p2   43 dst
        vmovdqu [rbp + 6400], ymm13                         ;   524.8 p7+p4   43 dst spill
        vpxor ymm13, ymm3, [rbp + 2176]                     ;   517.8 p0+p3   43 dst
        vpxor ymm6, ymm6, ymm13                             ;   518.8 p1      43 dst
        vpand ymm13, ymm13, ymm3                            ;   518.8 p5      43 dst
        vpxor ymm4, ymm4, ymm13                             ;   519.8 p0      43 dst
        vmovdqu [rbp + 6528], ymm5                          ;   526.8 p7+p4   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;   518.8 p1      43 dst
        vpxor ymm4, ymm4, ymm5                              ;   520.8 p5      43 dst
        vpand ymm5, ymm7, ymm6                              ;   519.8 p0      43 dst
        vpxor ymm13, ymm13, ymm5                            ;   520.8 p1      43 dst
        vpxor ymm5, ymm7, ymm14                             ;   515.8 p5      43 dst
        vmovdqu [rbp + 6432], ymm1                          ;   521.5 p2+p4   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;   519.8 p0      43 dst
        vpxor ymm1, ymm1, ymm13                             ;   521.8 p1      43 dst
        vpxor ymm1, ymm1, [rbp + 2304]                      ;   522.8 p5+p3   43 dst
        vmovdqu [rbp + 6496], ymm2                          ;   522.5 p7+p4   43 dst spill
        vpxor ymm2, ymm5, [rbp + 2400]                      ;   516.8 p0+p2   43 dst
        vmovdqu [rbp + 7008], ymm5                          ;   523.5 p3+p4   43 dst spill
        vpor ymm5, ymm0, [rbp + 2400]                       ;   515.8 p1+p2   43 dst
        vpxor ymm11, ymm11, ymm5                            ;   516.8 p5      43 dst
        vpxor ymm5, ymm5, ymm4                              ;   521.8 p0      43 dst
        vpxor ymm11, ymm11, ymm13                           ;   521.8 p1      43 dst
        vpand ymm13, ymm15, ymm10                           ;   517.0 p5      43 dst
        vpxor ymm1, ymm1, ymm13                             ;   523.8 p0      43 dst
        vpxor ymm4, ymm4, ymm13                             ;   521.8 p1      43 dst
        vpxor ymm13, ymm10, ymm6                            ;   519.8 p5      43 dst
        vmovdqu [rbp + 6240], ymm15                         ;   524.5 p7+p4   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;   520.8 p0      43 dst
        vpxor ymm4, ymm4, ymm15                             ;   522.8 p1      43 dst
        vpxor ymm15, ymm0, ymm9                             ;   519.8 p5      43 dst
        vmovdqu [rbp + 7616], ymm13                         ;   525.5 p3+p4   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;   520.8 p0      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   522.8 p1      43 dst
        vpand ymm13, ymm4, ymm1                             ;   524.8 p5      43 dst
        vpxor ymm5, ymm5, ymm13                             ;   525.8 p0      43 dst
        vmovdqu [rbp + 7360], ymm12                         ;   526.5 p2+p4   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;   520.8 p1      43 dst
        vpxor ymm11, ymm11, ymm12                           ;   522.8 p5      43 dst
        vpand ymm12, ymm11, ymm5                            ;   526.8 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;   527.8 p1      43 dst
        vpand ymm12, ymm11, ymm4                            ;   528.8 p5      43 dst
        vpxor ymm12, ymm12, ymm1                            ;   529.8 p0      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   526.8 p1      43 dst
        vpor ymm13, ymm13, ymm1                             ;   527.8 p5      43 dst
        vpxor ymm13, ymm13, ymm4                            ;   528.8 p0      43 dst
        vpor ymm5, ymm13, ymm12                             ;   530.8 p1      43 dst
        vpand ymm4, ymm4, ymm12                             ;   530.8 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;   530.8 p0      43 dst
        vpxor ymm11, ymm11, ymm4                            ;   531.8 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   531.8 p5      43 dst
        vpxor ymm4, ymm12, ymm13                            ;   530.8 p0      43 dst
        vpand ymm7, ymm7, ymm1                              ;   532.8 p1      43 dst
        vpxor ymm5, ymm4, ymm1                              ;   532.8 p5      43 dst
        vpand ymm0, ymm0, ymm13                             ;   529.8 p0      43 dst
        vpand ymm6, ymm6, ymm1                              ;   532.8 p1      43 dst
        vpxor ymm1, ymm1, ymm11                             ;   532.8 p5      43 dst
        vpand ymm9, ymm9, ymm4                              ;   531.8 p0      43 dst
        vpxor ymm6, ymm6, ymm9                              ;   533.8 p1      43 dst
        vpand ymm14, ymm14, ymm5                            ;   533.8 p5      43 dst
        vpand ymm8, ymm8, ymm5                              ;   533.8 p0      43 dst
        vpand ymm5, ymm13, [rbp + 2400]                     ;   529.8 p1+p3   43 dst
        vpxor ymm13, ymm13, ymm1                            ;   533.8 p5      43 dst
        vpand ymm3, ymm3, ymm13                             ;   534.8 p0      43 dst
        vpand ymm13, ymm13, [rbp + 2176]                    ;   534.8 p1+p2   43 dst
        vpand ymm10, ymm10, ymm1                            ;   533.8 p5      43 dst
        vpand ymm1, ymm1, [rbp + 6240]                      ;   533.8 p0+p3   43 dst
        vpand ymm2, ymm2, ymm12                             ;   530.8 p1      43 dst
        vpand ymm4, ymm4, [rbp + 7008]                      ;   531.8 p5+p2   43 dst
        vpxor ymm12, ymm12, ymm11                           ;   532.8 p0      43 dst
        vpxor ymm10, ymm10, ymm13                           ;   535.8 p1      43 dst
        vpxor ymm1, ymm1, ymm5                              ;   534.8 p5      43 dst
        vpxor ymm1, ymm1, ymm14                             ;   535.8 p0      43 dst
        vpxor ymm14, ymm14, ymm2                            ;   534.8 p1      43 dst
        vmovdqu [rbp + 7008], ymm9                          ;   532.8 p7+p4   43 dst spill
        vpand ymm9, ymm12, [rbp + 6496]                     ;   533.8 p5+p3   43 dst
        vpxor ymm7, ymm7, ymm9                              ;   534.8 p0      43 dst
        vpand ymm12, ymm12, [rbp + 6432]                    ;   533.8 p1+p2   43 dst
        vpxor ymm14, ymm14, ymm7                            ;   535.8 p5      43 dst
        vmovdqu [rbp + 6432], ymm8                          ;   534.8 p7+p4   43 dst spill
        vpand ymm8, ymm11, [rbp + 7360]                     ;   534.5 p0+p3   43 dst
        vpand ymm11, ymm11, [rbp + 7616]                    ;   534.8 p1+p2   43 dst
        vmovdqu [rbp + 7616], ymm12                         ;   534.8 p7+p4   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;   536.8 p5      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   537.8 p0      43 dst
        vpxor ymm4, ymm4, ymm12                             ;   538.8 p1      43 dst
        vpxor ymm1, ymm1, ymm4                              ;   539.8 p5      43 dst
        vpxor ymm11, ymm11, ymm1                            ;   540.8 p0      43 dst
        vpxor ymm15, ymm15, ymm11                           ;   541.8 p1      43 dst
        vmovdqu [rbp + 7360], ymm10                         ;   536.8 p3+p4   43 dst spill
        vmovdqu ymm10, [rbp + 3488]                         ;   532.5 p2      43 dst
        vmovdqu [rbp + 6496], ymm11                         ;   541.8 p7+p4   43 dst spill
        vmovdqu ymm11, [rbp + 3552]                         ;   533.2 p3      43 dst
        vpxor ymm11, ymm11, [rbp + 3584]                    ;   539.2 p5+p2   43 dst
        vpxor ymm10, ymm10, ymm11                           ;   540.2 p0      43 dst
        vmovdqu [rbp + 6240], ymm7                          ;   535.8 p7+p4   43 dst spill
        vpxor ymm7, ymm10, [rbp + 3680]                     ;   541.2 p1+p3   43 dst
        vmovdqu [rbp + 7968], ymm8                          ;   535.5 p2+p4   43 dst spill
        vpxor ymm8, ymm7, [rbp + 3648]                      ;   542.2 p5+p3   43 dst
        vmovdqu [rbp + 8000], ymm4                          ;   539.8 p7+p4   43 dst spill
        vpxor ymm4, ymm7, [rbp + 3456]                      ;   542.2 p0+p2   43 dst
        vmovdqu [rbp + 7296], ymm1                          ;   540.8 p7+p4   43 dst spill
        vpxor ymm1, ymm4, [rbp + 3520]                      ;   543.2 p1+p3   43 dst
        vmovdqu [rbp + 7264], ymm0                          ;   538.2 p2+p4   43 dst spill
        vpxor ymm0, ymm1, [rbp + 3552]                      ;   544.2 p5+p3   43 dst
        vmovdqu [rbp + 7456], ymm6                          ;   539.2 p7+p4   43 dst spill
        vpxor ymm6, ymm8, [rbp + 3616]                      ;   543.2 p0+p2   43 dst
        vmovdqu [rbp + 7424], ymm13                         ;   540.2 p7+p4   43 dst spill
        vpxor ymm13, ymm6, [rbp + 3456]                     ;   544.2 p1+p3   43 dst
        vmovdqu [rbp + 7552], ymm15                         ;   542.8 p2+p4   43 dst spill
        vpxor ymm15, ymm6, [rbp + 3584]                     ;   544.2 p5+p3   43 dst
        vmovdqu [rbp + 7520], ymm3                          ;   542.2 p7+p4   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;   545.2 p0      43 dst
        vmovdqu [rbp + 7744], ymm5                          ;   543.2 p2+p4   43 dst spill
        vpxor ymm5, ymm3, [rbp + 3680]                      ;   546.2 p1+p3   43 dst
        vmovdqu [rbp + 7136], ymm2                          ;   544.2 p7+p4   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;   547.2 p5      43 dst
        vmovdqu [rbp + 6784], ymm9                          ;   545.2 p2+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 3552]                      ;   548.2 p0+p3   43 dst
        vmovdqu [rbp + 6880], ymm14                         ;   546.2 p7+p4   43 dst spill
        vpxor ymm14, ymm5, [rbp + 3456]                     ;   547.2 p1+p2   43 dst
        vpxor ymm11, ymm11, ymm14                           ;   548.2 p5      43 dst
        vpand ymm14, ymm14, ymm5                            ;   548.2 p0      43 dst
        vpxor ymm10, ymm10, ymm14                           ;   549.2 p1      43 dst
        vmovdqu [rbp + 6720], ymm12                         ;   547.2 p7+p4   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;   548.2 p5      43 dst
        vpxor ymm10, ymm10, ymm12                           ;   550.2 p0      43 dst
        vpand ymm12, ymm0, ymm11                            ;   549.2 p1      43 dst
        vpxor ymm14, ymm14, ymm12                           ;   550.2 p5      43 dst
        vpxor ymm12, ymm0, ymm15                            ;   545.2 p0      43 dst
        vmovdqu [rbp + 7168], ymm6                          ;   548.2 p3+p4   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;   549.2 p1      43 dst
        vpxor ymm6, ymm6, ymm14                             ;   551.2 p5      43 dst
        vpxor ymm6, ymm6, [rbp + 3584]                      ;   552.2 p0+p2   43 dst
        vmovdqu [rbp + 7936], ymm2                          ;   549.2 p7+p4   43 dst spill
        vpxor ymm2, ymm12, [rbp + 3680]                     ;   546.2 p1+p3   43 dst
        vmovdqu [rbp + 6048], ymm12                         ;   550.2 p2+p4   43 dst spill
        vpor ymm12, ymm4, [rbp + 3680]                      ;   546.0 p5+p3   43 dst
        vpxor ymm1, ymm1, ymm12                             ;   547.0 p0      43 dst
        vpxor ymm12, ymm12, ymm10                           ;   551.2 p1      43 dst
        vpxor ymm1, ymm1, ymm14                             ;   551.2 p5      43 dst
        vpand ymm14, ymm3, ymm7                             ;   547.5 p0      43 dst
        vpxor ymm6, ymm6, ymm14                             ;   553.2 p1      43 dst
        vpxor ymm10, ymm10, ymm14                           ;   551.2 p5      43 dst
        vpxor ymm14, ymm7, ymm11                            ;   549.2 p0      43 dst
        vmovdqu [rbp + 6688], ymm3                          ;   551.2 p7+p4   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;   550.2 p1      43 dst
        vpxor ymm10, ymm10, ymm3                            ;   552.2 p5      43 dst
        vpxor ymm3, ymm4, ymm9                              ;   549.5 p0      43 dst
        vmovdqu [rbp + 7872], ymm14                         ;   552.2 p2+p4   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;   550.5 p1      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   552.2 p5      43 dst
        vpand ymm14, ymm10, ymm6                            ;   554.2 p0      43 dst
        vpxor ymm12, ymm12, ymm14                           ;   555.2 p1      43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   553.2 p3+p4   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;   551.0 p5      43 dst
        vpxor ymm1, ymm1, ymm8                              ;   552.2 p0      43 dst
        vpand ymm8, ymm1, ymm12                             ;   556.2 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;   557.2 p5      43 dst
        vpand ymm8, ymm1, ymm10                             ;   558.2 p0      43 dst
        vpxor ymm8, ymm8, ymm6                              ;   559.2 p1      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   556.2 p5      43 dst
        vpor ymm14, ymm14, ymm6                             ;   557.2 p0      43 dst
        vpxor ymm14, ymm14, ymm10                           ;   558.2 p1      43 dst
        vpor ymm12, ymm14, ymm8                             ;   560.2 p5      43 dst
        vpand ymm10, ymm10, ymm8                            ;   560.2 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   560.2 p1      43 dst
        vpxor ymm1, ymm1, ymm10                             ;   561.2 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   561.2 p0      43 dst
        vpxor ymm10, ymm8, ymm14                            ;   560.2 p1      43 dst
        vpand ymm0, ymm0, ymm6                              ;   562.2 p5      43 dst
        vpxor ymm12, ymm10, ymm6                            ;   562.2 p0      43 dst
        vpand ymm4, ymm4, ymm14                             ;   559.2 p1      43 dst
        vpand ymm11, ymm11, ymm6                            ;   562.2 p5      43 dst
        vpxor ymm6, ymm6, ymm1                              ;   562.2 p0      43 dst
        vpand ymm9, ymm9, ymm10                             ;   561.2 p1      43 dst
        vpxor ymm11, ymm11, ymm9                            ;   563.2 p5      43 dst
        vpand ymm15, ymm15, ymm12                           ;   563.2 p0      43 dst
        vpand ymm13, ymm13, ymm12                           ;   563.2 p1      43 dst
        vpand ymm12, ymm14, [rbp + 3680]                    ;   559.2 p5+p2   43 dst
        vpxor ymm14, ymm14, ymm6                            ;   563.2 p0      43 dst
        vpand ymm5, ymm5, ymm14                             ;   564.2 p1      43 dst
        vpand ymm14, ymm14, [rbp + 3456]                    ;   564.2 p5+p3   43 dst
        vpand ymm7, ymm7, ymm6                              ;   563.2 p0      43 dst
        vpand ymm6, ymm6, [rbp + 6688]                      ;   563.2 p1+p2   43 dst
        vpand ymm2, ymm2, ymm8                              ;   561.0 p5      43 dst
        vpand ymm10, ymm10, [rbp + 6048]                    ;   561.5 p0+p3   43 dst
        vpxor ymm8, ymm8, ymm1                              ;   562.2 p1      43 dst
        vpxor ymm7, ymm7, ymm14                             ;   565.2 p5      43 dst
        vpxor ymm6, ymm6, ymm12                             ;   564.2 p0      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   565.2 p1      43 dst
        vpxor ymm15, ymm15, ymm2                            ;   564.2 p5      43 dst
        vmovdqu [rbp + 6048], ymm9                          ;   562.2 p7+p4   43 dst spill
        vpand ymm9, ymm8, [rbp + 7936]                      ;   563.5 p0+p2   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   564.5 p1      43 dst
        vpand ymm8, ymm8, [rbp + 7168]                      ;   564.0 p5+p3   43 dst
        vpxor ymm15, ymm15, ymm0                            ;   565.5 p0      43 dst
        vmovdqu [rbp + 7168], ymm13                         ;   564.2 p7+p4   43 dst spill
        vpand ymm13, ymm1, [rbp + 6656]                     ;   564.8 p1+p2   43 dst
        vpand ymm1, ymm1, [rbp + 7872]                      ;   565.0 p5+p3   43 dst
        vmovdqu [rbp + 7872], ymm8                          ;   565.0 p7+p4   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   566.2 p0      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   567.2 p1      43 dst
        vpxor ymm10, ymm10, ymm8                            ;   568.2 p5      43 dst
        vpxor ymm6, ymm6, ymm10                             ;   569.2 p0      43 dst
        vpxor ymm1, ymm1, ymm6                              ;   570.2 p1      43 dst
        vpxor ymm3, ymm3, ymm1                              ;   571.2 p5      43 dst
        vmovdqu [rbp + 6656], ymm7                          ;   566.2 p2+p4   43 dst spill
        vmovdqu ymm7, [rbp + 4768]                          ;   562.0 p3      43 dst
        vmovdqu [rbp + 7936], ymm1                          ;   571.2 p7+p4   43 dst spill
        vmovdqu ymm1, [rbp + 4832]                          ;   562.8 p2      43 dst
        vpxor ymm1, ymm1, [rbp + 4864]                      ;   568.8 p0+p3   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   569.8 p1      43 dst
        vmovdqu [rbp + 6688], ymm0                          ;   565.5 p7+p4   43 dst spill
        vpxor ymm0, ymm7, [rbp + 4960]                      ;   570.8 p5+p2   43 dst
        vmovdqu [rbp + 6624], ymm13                         ;   565.8 p3+p4   43 dst spill
        vpxor ymm13, ymm0, [rbp + 4928]                     ;   571.8 p0+p2   43 dst
        vmovdqu [rbp + 6944], ymm10                         ;   569.2 p7+p4   43 dst spill
        vpxor ymm10, ymm0, [rbp + 4736]                     ;   571.8 p1+p3   43 dst
        vmovdqu [rbp + 6848], ymm6                          ;   570.2 p7+p4   43 dst spill
        vpxor ymm6, ymm10, [rbp + 4800]                     ;   572.8 p5+p2   43 dst
        vmovdqu [rbp + 6208], ymm4                          ;   567.8 p3+p4   43 dst spill
        vpxor ymm4, ymm6, [rbp + 4832]                      ;   573.8 p0+p2   43 dst
        vmovdqu [rbp + 7104], ymm11                         ;   568.8 p7+p4   43 dst spill
        vpxor ymm11, ymm13, [rbp + 4896]                    ;   572.8 p1+p3   43 dst
        vmovdqu [rbp + 7072], ymm14                         ;   569.8 p7+p4   43 dst spill
        vpxor ymm14, ymm11, [rbp + 4736]                    ;   573.8 p5+p2   43 dst
        vmovdqu [rbp + 7584], ymm3                          ;   572.2 p3+p4   43 dst spill
        vpxor ymm3, ymm11, [rbp + 4864]                     ;   573.8 p0+p2   43 dst
        vmovdqu [rbp + 7232], ymm5                          ;   571.8 p7+p4   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   574.8 p1      43 dst
        vmovdqu [rbp + 7328], ymm12                         ;   572.8 p3+p4   43 dst spill
        vpxor ymm12, ymm5, [rbp + 4960]                     ;   575.8 p5+p2   43 dst
        vmovdqu [rbp + 7392], ymm2                          ;   573.8 p7+p4   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   576.8 p0      43 dst
        vmovdqu [rbp + 7712], ymm9                          ;   574.8 p3+p4   43 dst spill
        vpxor ymm9, ymm2, [rbp + 4832]                      ;   577.8 p1+p2   43 dst
        vmovdqu [rbp + 7680], ymm15                         ;   575.8 p7+p4   43 dst spill
        vpxor ymm15, ymm12, [rbp + 4736]                    ;   576.8 p5+p3   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   577.8 p0      43 dst
        vpand ymm15, ymm15, ymm12                           ;   577.8 p1      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   578.8 p5      43 dst
        vmovdqu [rbp + 6976], ymm8                          ;   576.8 p7+p4   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   577.8 p0      43 dst
        vpxor ymm7, ymm7, ymm8                              ;   579.8 p1      43 dst
        vpand ymm8, ymm4, ymm1                              ;   578.8 p5      43 dst
        vpxor ymm15, ymm15, ymm8                            ;   579.8 p0      43 dst
        vpxor ymm8, ymm4, ymm3                              ;   574.8 p1      43 dst
        vmovdqu [rbp + 6272], ymm11                         ;   577.8 p2+p4   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   578.8 p5      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   580.8 p0      43 dst
        vpxor ymm11, ymm11, [rbp + 4864]                    ;   581.8 p1+p3   43 dst
        vmovdqu [rbp + 7840], ymm2                          ;   578.8 p7+p4   43 dst spill
        vpxor ymm2, ymm8, [rbp + 4960]                      ;   576.0 p5+p2   43 dst
        vmovdqu [rbp + 6592], ymm8                          ;   579.8 p3+p4   43 dst spill
        vpor ymm8, ymm10, [rbp + 4960]                      ;   576.5 p0+p2   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   577.5 p1      43 dst
        vpxor ymm8, ymm8, ymm7                              ;   580.8 p5      43 dst
        vpxor ymm6, ymm6, ymm15                             ;   580.8 p0      43 dst
        vpand ymm15, ymm5, ymm0                             ;   577.8 p1      43 dst
        vpxor ymm11, ymm11, ymm15                           ;   582.8 p5      43 dst
        vpxor ymm7, ymm7, ymm15                             ;   580.8 p0      43 dst
        vpxor ymm15, ymm0, ymm1                             ;   578.8 p1      43 dst
        vmovdqu [rbp + 6016], ymm5                          ;   580.8 p7+p4   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   579.8 p5      43 dst
        vpxor ymm7, ymm7, ymm5                              ;   581.8 p0      43 dst
        vpxor ymm5, ymm10, ymm9                             ;   579.8 p1      43 dst
        vmovdqu [rbp + 6560], ymm15                         ;   581.8 p3+p4   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   580.8 p5      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   581.8 p0      43 dst
        vpand ymm15, ymm7, ymm11                            ;   583.8 p1      43 dst
        vpxor ymm8, ymm8, ymm15                             ;   584.8 p5      43 dst
        vmovdqu [rbp + 6368], ymm13                         ;   582.8 p2+p4   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   581.5 p0      43 dst
        vpxor ymm6, ymm6, ymm13                             ;   582.5 p1      43 dst
        vpand ymm13, ymm6, ymm8                             ;   585.8 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   586.8 p0      43 dst
        vpand ymm13, ymm6, ymm7                             ;   587.8 p1      43 dst
        vpxor ymm13, ymm13, ymm11                           ;   588.8 p5      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   585.8 p0      43 dst
        vpor ymm15, ymm15, ymm11                            ;   586.8 p1      43 dst
        vpxor ymm15, ymm15, ymm7                            ;   587.8 p5      43 dst
        vpor ymm8, ymm15, ymm13                             ;   589.8 p0      43 dst
        vpand ymm7, ymm7, ymm13                             ;   589.8 p1      43 dst
        vpand ymm5, ymm5, ymm13                             ;   589.8 p5      43 dst
        vpxor ymm6, ymm6, ymm7                              ;   590.8 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   590.8 p1      43 dst
        vpxor ymm7, ymm13, ymm15                            ;   589.8 p5      43 dst
        vpand ymm4, ymm4, ymm11                             ;   591.8 p0      43 dst
        vpxor ymm8, ymm7, ymm11                             ;   591.8 p1      43 dst
        vpand ymm10, ymm10, ymm15                           ;   588.8 p5      43 dst
        vpand ymm1, ymm1, ymm11                             ;   591.8 p0      43 dst
        vpxor ymm11, ymm11, ymm6                            ;   591.8 p1      43 dst
        vpand ymm9, ymm9, ymm7                              ;   590.8 p5      43 dst
        vpxor ymm1, ymm1, ymm9                              ;   592.8 p0      43 dst
        vpand ymm3, ymm3, ymm8                              ;   592.8 p1      43 dst
        vpand ymm14, ymm14, ymm8                            ;   592.8 p5      43 dst
        vpand ymm8, ymm15, [rbp + 4960]                     ;   589.5 p0+p3   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   592.8 p1      43 dst
        vpand ymm12, ymm12, ymm15                           ;   593.8 p5      43 dst
        vpand ymm15, ymm15, [rbp + 4736]                    ;   593.8 p0+p2   43 dst
        vpand ymm0, ymm0, ymm11                             ;   592.8 p1      43 dst
        vpand ymm11, ymm11, [rbp + 6016]                    ;   592.8 p5+p3   43 dst
        vpand ymm2, ymm2, ymm13                             ;   591.5 p0      43 dst
        vpand ymm7, ymm7, [rbp + 6592]                      ;   591.8 p1+p2   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   592.0 p5      43 dst
        vpxor ymm0, ymm0, ymm15                             ;   594.8 p0      43 dst
        vpxor ymm11, ymm11, ymm8                            ;   593.8 p1      43 dst
        vpxor ymm11, ymm11, ymm3                            ;   594.8 p5      43 dst
        vpxor ymm3, ymm3, ymm2                              ;   593.8 p0      43 dst
        vmovdqu [rbp + 6592], ymm9                          ;   591.8 p7+p4   43 dst spill
        vpand ymm9, ymm13, [rbp + 7840]                     ;   593.8 p1+p3   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   594.8 p5      43 dst
        vpand ymm13, ymm13, [rbp + 6272]                    ;   594.5 p0+p2   43 dst
        vpxor ymm3, ymm3, ymm4                              ;   595.8 p1      43 dst
        vmovdqu [rbp + 6272], ymm14                         ;   593.8 p7+p4   43 dst spill
        vpand ymm14, ymm6, [rbp + 6368]                     ;   595.0 p5+p3   43 dst
        vpand ymm6, ymm6, [rbp + 6560]                      ;   595.5 p0+p2   43 dst
        vmovdqu [rbp + 6560], ymm13                         ;   595.5 p7+p4   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   595.8 p1      43 dst
        vpxor ymm13, ymm13, ymm3                            ;   596.8 p5      43 dst
        vpxor ymm7, ymm7, ymm13                             ;   597.8 p0      43 dst
        vpxor ymm11, ymm11, ymm7                            ;   598.8 p1      43 dst
        vpxor ymm6, ymm6, ymm11                             ;   599.8 p5      43 dst
        vpxor ymm5, ymm5, ymm6                              ;   600.8 p0      43 dst
        vmovdqu [rbp + 6368], ymm0                          ;   595.8 p3+p4   43 dst spill
        vmovdqu ymm0, [rbp + 6528]                          ;   591.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 1408]                      ;   597.8 p1+p3   58 dst
        vmovdqu [rbp + 6528], ymm0                          ;   598.8 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6400]                          ;   592.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 1440]                      ;   598.5 p5+p3   58 dst
        vmovdqu [rbp + 6400], ymm0                          ;   599.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7808]                          ;   593.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 44096]                      ;   599.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7904]                      ;   600.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6304]                      ;   601.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6464]                      ;   602.5 p0+p2   58 dst
        vmovdqu [rbp + 6464], ymm0                          ;   603.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7200]                          ;   596.2 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 44128]                      ;   602.2 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   603.2 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7648]                      ;   604.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 6336]                      ;   605.2 p1+p3   58 dst
        vmovdqu [rbp + 6336], ymm0                          ;   606.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6112]                          ;   598.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 44160]                      ;   604.5 p5+p3   58 dst
        vmovdqu [rbp + 6112], ymm0                          ;   605.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6144]                          ;   599.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6080]                      ;   605.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6176]                      ;   606.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 1472]                      ;   607.5 p5+p3   58 dst
        vmovdqu [rbp + 6176], ymm0                          ;   608.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6816]                          ;   601.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 6752]                      ;   607.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6912]                      ;   608.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 1504]                      ;   609.5 p5+p3   58 dst
        vmovdqu [rbp + 6912], ymm0                          ;   610.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7776]                          ;   603.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 44256]                      ;   609.5 p0+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7040]                      ;   610.5 p1+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7648]                      ;   611.5 p5+p3   58 dst
        vmovdqu [rbp + 7648], ymm0                          ;   612.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6720]                          ;   605.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 1536]                      ;   611.5 p0+p3   58 dst
        vmovdqu [rbp + 6720], ymm0                          ;   612.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6880]                          ;   606.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 1568]                      ;   612.5 p1+p3   58 dst
        vmovdqu [rbp + 6880], ymm0                          ;   613.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7520]                          ;   607.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 44352]                      ;   613.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7744]                      ;   614.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7136]                      ;   615.5 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6784]                      ;   616.5 p5+p2   58 dst
        vmovdqu [rbp + 6784], ymm0                          ;   617.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7264]                          ;   610.2 p3      58 dst
        vpxor ymm0, ymm0, [r8 + 44384]                      ;   616.2 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7456]                      ;   617.2 p1+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7552]                      ;   618.2 p5+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7424]                      ;   619.2 p0+p3   58 dst
        vmovdqu [rbp + 7424], ymm0                          ;   620.2 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7296]                          ;   612.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 44416]                      ;   618.5 p1+p3   58 dst
        vmovdqu [rbp + 7296], ymm0                          ;   619.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 8000]                          ;   613.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 7968]                      ;   619.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6240]                      ;   620.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 1600]                      ;   621.5 p1+p3   58 dst
        vmovdqu [rbp + 6240], ymm0                          ;   622.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6496]                          ;   615.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 7616]                      ;   621.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 7360]                      ;   622.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 1632]                      ;   623.5 p1+p3   58 dst
        vmovdqu [rbp + 7360], ymm0                          ;   624.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 7008]                          ;   617.5 p2      58 dst
        vpxor ymm0, ymm0, [r8 + 44512]                      ;   623.5 p5+p3   58 dst
        vpxor ymm0, ymm0, [rbp + 6432]                      ;   624.5 p0+p2   58 dst
        vpxor ymm0, ymm0, [rbp + 7552]                      ;   625.5 p1+p3   58 dst
        vmovdqu [rbp + 7552], ymm0                          ;   626.5 p7+p4   58 dst spill
        vmovdqu ymm0, [rbp + 6976]                          ;   619.5 p2      58 dst
        vpxor ymm0, ymm0, [rbp + 1664]                      ;   625.5 p5+p3   58 dst
        vpxor ymm13, ymm13, [rbp + 1792]                    ;   620.5 p0+p2   58 dst
        vmovdqu [rbp + 6976], ymm13                         ;   621.5 p7+p4   58 dst spill
        vmovdqu ymm13, [rbp + 7680]                         ;   621.2 p3      58 dst
        vpxor ymm13, ymm13, [rbp + 1696]                    ;   627.2 p1+p2   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   612.0 p5      58 dst
        vmovdqu ymm8, [rbp + 7232]                          ;   622.2 p3      58 dst
        vpxor ymm8, ymm8, [r8 + 44608]                      ;   628.2 p0+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 7328]                      ;   629.2 p1+p3   58 dst
        vpxor ymm8, ymm8, [rbp + 7392]                      ;   630.2 p5+p2   58 dst
        vpxor ymm8, ymm8, [rbp + 7712]                      ;   631.2 p0+p3   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   613.8 p1      58 dst
        vmovdqu ymm2, [rbp + 6208]                          ;   624.5 p2      58 dst
        vpxor ymm2, ymm2, [r8 + 44640]                      ;   630.5 p5+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7104]                      ;   631.5 p0+p2   58 dst
        vpxor ymm2, ymm2, [rbp + 7584]                      ;   632.5 p1+p3   58 dst
        vpxor ymm2, ymm2, [rbp + 7072]                      ;   633.5 p5+p2   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   615.5 p0      58 dst
        vmovdqu ymm9, [rbp + 6848]                          ;   627.2 p3      58 dst
        vpxor ymm9, ymm9, [r8 + 44672]                      ;   633.2 p1+p2   58 dst
        vpxor ymm3, ymm3, [rbp + 1824]                      ;   628.2 p5+p3   58 dst
        vpxor ymm12, ymm12, [r8 + 44864]                    ;   628.5 p0+p2   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   616.8 p1      58 dst
        vmovdqu ymm1, [rbp + 6944]                          ;   629.2 p3      58 dst
        vpxor ymm1, ymm1, [rbp + 6624]                      ;   635.2 p5+p2   58 dst
        vpxor ymm1, ymm1, [rbp + 6688]                      ;   636.2 p0+p3   58 dst
        vpxor ymm1, ymm1, [rbp + 1728]                      ;   637.2 p1+p2   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   618.0 p5      58 dst
        vmovdqu ymm15, [rbp + 7936]                         ;   631.2 p3      58 dst
        vpxor ymm15, ymm15, [rbp + 7872]                    ;   637.2 p0+p2   58 dst
        vpxor ymm15, ymm15, [rbp + 6656]                    ;   638.2 p1+p3   58 dst
        vpxor ymm15, ymm15, [rbp + 1760]                    ;   639.2 p5+p2   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   619.5 p0      58 dst
        vpxor ymm10, ymm10, [r8 + 44896]                    ;   633.2 p1+p3   58 dst
        vpxor ymm11, ymm11, [r8 + 44928]                    ;   633.5 p5+p2   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   620.5 p0      58 dst
        vmovdqu ymm14, [rbp + 6048]                         ;   634.2 p3      58 dst
        vpxor ymm14, ymm14, [r8 + 44768]                    ;   640.2 p1+p2   58 dst
        vpxor ymm14, ymm14, [rbp + 7168]                    ;   641.2 p5+p3   58 dst
        vpxor ymm14, ymm14, [rbp + 7584]                    ;   642.2 p0+p2   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   621.8 p1      58 dst
        vpxor ymm7, ymm7, [rbp + 1856]                      ;   636.2 p5+p3   58 dst
        vpxor ymm5, ymm5, [r8 + 45024]                      ;   636.5 p0+p2   58 dst
        vpxor ymm6, ymm6, [rbp + 6560]                      ;   637.2 p1+p3   58 dst
        vpxor ymm6, ymm6, [rbp + 6368]                      ;   638.2 p5+p2   58 dst
        vpxor ymm6, ymm6, [rbp + 1888]                      ;   639.2 p0+p3   58 dst
        vpxor ymm5, ymm5, [rbp + 6592]                      ;   638.5 p1+p2   58 dst
        vpxor ymm5, ymm5, [rbp + 6272]                      ;   639.5 p5+p3   58 dst
        vmovdqu ymm4, [rbp + 6528]                          ;   639.5 p2      58 dst reload
        vmovdqu [r9 + 3072], ymm4                           ;   645.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6400]                          ;   640.2 p3      58 dst reload
        vmovdqu [r9 + 3104], ymm4                           ;   646.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6464]                          ;   640.5 p2      58 dst reload
        vmovdqu [r9 + 3136], ymm4                           ;   646.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6336]                          ;   641.2 p3      58 dst reload
        vmovdqu [r9 + 3168], ymm4                           ;   647.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6112]                          ;   641.5 p2      58 dst reload
        vmovdqu [r9 + 3200], ymm4                           ;   647.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6176]                          ;   642.2 p3      58 dst reload
        vmovdqu [r9 + 3232], ymm4                           ;   648.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6912]                          ;   642.5 p2      58 dst reload
        vmovdqu [r9 + 3264], ymm4                           ;   648.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7648]                          ;   643.2 p3      58 dst reload
        vmovdqu [r9 + 3296], ymm4                           ;   649.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6720]                          ;   643.5 p2      58 dst reload
        vmovdqu [r9 + 3328], ymm4                           ;   649.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6880]                          ;   644.2 p3      58 dst reload
        vmovdqu [r9 + 3360], ymm4                           ;   650.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6784]                          ;   644.5 p2      58 dst reload
        vmovdqu [r9 + 3392], ymm4                           ;   650.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7424]                          ;   645.2 p3      58 dst reload
        vmovdqu [r9 + 3424], ymm4                           ;   651.2 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 7296]                          ;   645.5 p2      58 dst reload
        vmovdqu [r9 + 3456], ymm4                           ;   651.5 p7+p4   58 dst
        vmovdqu ymm4, [rbp + 6240]                          ;   646.2 p3      58 dst reload
        vmovdqu [r9 + 3488], ymm4                           ;   652.2 p7+p4   58 dst
        vmovdqu [r9 + 3584], ymm0                           ;   636.0 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7360]                          ;   646.5 p2      58 dst reload
        vmovdqu [r9 + 3520], ymm0                           ;   652.5 p7+p4   58 dst
        vmovdqu [r9 + 3616], ymm13                          ;   638.0 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 7552]                          ;   647.2 p3      58 dst reload
        vmovdqu [r9 + 3552], ymm0                           ;   653.2 p7+p4   58 dst
        vmovdqu [r9 + 3648], ymm8                           ;   640.0 p7+p4   58 dst
        vmovdqu [r9 + 3680], ymm2                           ;   641.0 p7+p4   58 dst
        vmovdqu [r9 + 3712], ymm9                           ;   642.0 p7+p4   58 dst
        vmovdqu [r9 + 3744], ymm1                           ;   643.0 p7+p4   58 dst
        vmovdqu [r9 + 3776], ymm15                          ;   644.0 p7+p4   58 dst
        vmovdqu [r9 + 3808], ymm14                          ;   645.0 p7+p4   58 dst
        vmovdqu [r9 + 3872], ymm3                           ;   646.0 p7+p4   58 dst
        vmovdqu ymm0, [rbp + 6976]                          ;   647.5 p2      58 dst reload
        vmovdqu [r9 + 3840], ymm0                           ;   653.5 p7+p4   58 dst
        vmovdqu [r9 + 3904], ymm12                          ;   648.0 p7+p4   58 dst
        vmovdqu [r9 + 3936], ymm10                          ;   649.0 p3+p4   58 dst
        vmovdqu [r9 + 3968], ymm11                          ;   650.0 p2+p4   58 dst
        vmovdqu [r9 + 4000], ymm7                           ;   651.0 p7+p4   58 dst
        vmovdqu [r9 + 4032], ymm6                           ;   652.0 p3+p4   58 dst
        vmovdqu [r9 + 4064], ymm5                           ;   653.0 p2+p4   58 dst
        add r9, 0x1000                                      ;   634.0 p6     117 blocks
        mov qword [rbp + 10184], r9                         ;   654.0 p7+p4  117 blocks
        mov r8, qword [rbp + 10144]                         ;   650.2 p3     117 blocks
        add r8, 0x1000                                      ;   655.2 p0     117 blocks
        mov qword [rbp + 10144], r8                         ;   656.2 p2+p4  117 blocks
        cmp r8, qword [rbp + 10152]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                          ;                    x87 state
        mov rsp, qword [rbp + 10192]                        ;                    frame
        pop rbp                                             ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes128_encrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
