; aes128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes128_encrypt --cpu zen3 --variant bitsliced
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
;   body: 198 uops, planned 68.5; bounds: width 33.0, ports 64.0, path 8.0
;   blocks: 389 uops, planned 138.3; bounds: width 64.8, ports 129.3, path 8.0
;   blocks/rounds: 2947 uops, planned 872.3; bounds: width 491.2, ports 551.0, path 41.0
;   blocks.2: 2285 uops, planned 691.7; bounds: width 380.8, ports 444.0, path 36.0
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
        push rbp                                           ;                    preserved
        mov rax, rsp                                       ;                    frame
        sub rsp, 0x2740                                    ;                    frame
        and rsp, -32                                       ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 9904], rax                        ;                    frame
        mov qword [rbp + 9856], rdi                        ;                    argument
        mov dword [rbp + 9912], ecx                        ;                    argument
        mov qword [rbp + 9864], rsi                        ;                    argument
        mov qword [rbp + 9896], rdx                        ;                    argument
        mov r8, qword [rbp + 9856]                         ;     0.0 agu0    58 dst.0 reload
        vmovdqu ymm0, [r8 + 40960]                         ;     4.0 agu1    58 dst.0
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256] ;     1.0 agu0    58 dst.0 reload
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     58 dst.0
        vmovdqu [rbp - 128], ymm0                          ;    12.0 agu2+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 40992]                         ;     4.0 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     58 dst.1
        vmovdqu [rbp - 96], ymm0                           ;    12.0 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 41120]                         ;     4.0 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp2     58 dst.5
        vmovdqu [rbp - 64], ymm0                           ;    12.0 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 41152]                         ;     4.0 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp3     58 dst.6
        vmovdqu [rbp - 32], ymm0                           ;    12.0 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 41216]                         ;     4.0 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     58 dst.8
        vmovdqu [rbp + 0], ymm0                            ;    12.0 agu2+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 41248]                         ;     4.0 agu0    58 dst.9
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     58 dst.9
        vmovdqu [rbp + 32], ymm0                           ;    12.0 agu1+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 41376]                         ;     5.0 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                             ;    12.0 fp2     58 dst.13
        vmovdqu [rbp + 64], ymm0                           ;    13.0 agu2+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 41408]                         ;     5.2 agu1    58 dst.14
        vpxor ymm0, ymm0, ymm1                             ;    12.2 fp3     58 dst.14
        vmovdqu [rbp + 96], ymm0                           ;    13.2 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 41472]                         ;    11.0 agu0    58 dst.16
        vpxor ymm0, ymm0, ymm1                             ;    18.0 fp0     58 dst.16
        vmovdqu [rbp + 128], ymm0                          ;    19.0 agu1+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 41504]                         ;    12.0 agu0    58 dst.17
        vpxor ymm0, ymm0, ymm1                             ;    19.0 fp1     58 dst.17
        vmovdqu [rbp + 160], ymm0                          ;    20.0 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 41632]                         ;    12.3 agu1    58 dst.21
        vpxor ymm0, ymm0, ymm1                             ;    19.3 fp2     58 dst.21
        vmovdqu [rbp + 192], ymm0                          ;    20.3 agu2+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 41664]                         ;    13.0 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                             ;    20.0 fp3     58 dst.22
        vmovdqu [rbp + 224], ymm0                          ;    21.0 agu1+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 41728]                         ;    14.0 agu0    58 dst.24
        vpxor ymm0, ymm0, ymm1                             ;    21.0 fp0     58 dst.24
        vmovdqu [rbp + 256], ymm0                          ;    22.0 agu2+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 41760]                         ;    14.3 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                             ;    21.3 fp1     58 dst.25
        vmovdqu [rbp + 288], ymm0                          ;    22.3 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 41888]                         ;    15.0 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                             ;    22.0 fp2     58 dst.29
        vmovdqu [rbp + 320], ymm0                          ;    23.0 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 41920]                         ;    16.0 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                             ;    23.0 fp3     58 dst.30
        vmovdqu [rbp + 352], ymm0                          ;    24.0 agu2+fp5   58 dst.30
        vmovdqu ymm0, [r8 + 41984]                         ;    18.0 agu1    58 dst.0
        vpxor ymm0, ymm0, ymm1                             ;    25.0 fp0     58 dst.0
        vmovdqu [rbp + 384], ymm0                          ;    26.0 agu0+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 42016]                         ;    19.2 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                             ;    26.2 fp1     58 dst.1
        vmovdqu [rbp + 416], ymm0                          ;    27.2 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 42144]                         ;    20.0 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                             ;    27.0 fp2     58 dst.5
        vmovdqu [rbp + 448], ymm0                          ;    28.0 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 42176]                         ;    21.0 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                             ;    28.0 fp3     58 dst.6
        vmovdqu [rbp + 480], ymm0                          ;    29.0 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 42240]                         ;    21.3 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                             ;    28.3 fp0     58 dst.8
        vmovdqu [rbp + 512], ymm0                          ;    29.3 agu0+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 42272]                         ;    22.3 agu1    58 dst.9
        vpxor ymm0, ymm0, ymm1                             ;    29.3 fp1     58 dst.9
        vmovdqu [rbp + 544], ymm0                          ;    30.3 agu2+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 42400]                         ;    23.0 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                             ;    30.0 fp2     58 dst.13
        vmovdqu [rbp + 576], ymm0                          ;    31.0 agu1+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 42432]                         ;    24.0 agu0    58 dst.14
        vpxor ymm0, ymm0, ymm1                             ;    31.0 fp3     58 dst.14
        vmovdqu [rbp + 608], ymm0                          ;    32.0 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 42496]                         ;    25.0 agu1    58 dst.16
        vpxor ymm0, ymm0, ymm1                             ;    32.0 fp0     58 dst.16
        vmovdqu [rbp + 640], ymm0                          ;    33.0 agu0+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 42528]                         ;    26.2 agu1    58 dst.17
        vpxor ymm0, ymm0, ymm1                             ;    33.2 fp1     58 dst.17
        vmovdqu [rbp + 672], ymm0                          ;    34.2 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 42656]                         ;    27.2 agu0    58 dst.21
        vpxor ymm0, ymm0, ymm1                             ;    34.2 fp2     58 dst.21
        vmovdqu [rbp + 704], ymm0                          ;    35.2 agu1+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 42688]                         ;    28.2 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                             ;    35.2 fp3     58 dst.22
        vmovdqu [rbp + 736], ymm0                          ;    36.2 agu2+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 42752]                         ;    29.0 agu1    58 dst.24
        vpxor ymm0, ymm0, ymm1                             ;    36.0 fp0     58 dst.24
        vmovdqu [rbp + 768], ymm0                          ;    37.0 agu0+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 42784]                         ;    30.0 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                             ;    37.0 fp1     58 dst.25
        vmovdqu [rbp + 800], ymm0                          ;    38.0 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 42912]                         ;    30.3 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                             ;    37.3 fp2     58 dst.29
        vmovdqu [rbp + 832], ymm0                          ;    38.3 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 42944]                         ;    31.3 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                             ;    38.3 fp3     58 dst.30
        vmovdqu [rbp + 864], ymm0                          ;    39.3 agu2+fp5   58 dst.30
        vmovdqu ymm0, [r8 + 43008]                         ;    32.2 agu1    58 dst.0
        vpxor ymm0, ymm0, ymm1                             ;    39.2 fp0     58 dst.0
        vmovdqu [rbp + 896], ymm0                          ;    40.2 agu0+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 43040]                         ;    33.2 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                             ;    40.2 fp1     58 dst.1
        vmovdqu [rbp + 928], ymm0                          ;    41.2 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 43168]                         ;    34.3 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                             ;    41.3 fp2     58 dst.5
        vmovdqu [rbp + 960], ymm0                          ;    42.3 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 43200]                         ;    35.3 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                             ;    42.3 fp3     58 dst.6
        vmovdqu [rbp + 992], ymm0                          ;    43.3 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 43264]                         ;    36.2 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                             ;    43.2 fp0     58 dst.8
        vmovdqu [rbp + 1024], ymm0                         ;    44.2 agu0+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 43296]                         ;    37.2 agu1    58 dst.9
        vpxor ymm0, ymm0, ymm1                             ;    44.2 fp1     58 dst.9
        vmovdqu [rbp + 1056], ymm0                         ;    45.2 agu2+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 43424]                         ;    38.0 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                             ;    45.0 fp2     58 dst.13
        vmovdqu [rbp + 1088], ymm0                         ;    46.0 agu1+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 43456]                         ;    39.0 agu0    58 dst.14
        vpxor ymm0, ymm0, ymm1                             ;    46.0 fp3     58 dst.14
        vmovdqu [rbp + 1120], ymm0                         ;    47.0 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 43520]                         ;    39.3 agu1    58 dst.16
        vpxor ymm0, ymm0, ymm1                             ;    46.3 fp0     58 dst.16
        vmovdqu [rbp + 1152], ymm0                         ;    47.3 agu0+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 43552]                         ;    40.3 agu1    58 dst.17
        vpxor ymm0, ymm0, ymm1                             ;    47.3 fp1     58 dst.17
        vmovdqu [rbp + 1184], ymm0                         ;    48.3 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 43680]                         ;    41.3 agu0    58 dst.21
        vpxor ymm0, ymm0, ymm1                             ;    48.3 fp2     58 dst.21
        vmovdqu [rbp + 1216], ymm0                         ;    49.3 agu1+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 43712]                         ;    42.5 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                             ;    49.5 fp3     58 dst.22
        vmovdqu [rbp + 1248], ymm0                         ;    50.5 agu2+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 43776]                         ;    43.3 agu1    58 dst.24
        vpxor ymm0, ymm0, ymm1                             ;    50.3 fp0     58 dst.24
        vmovdqu [rbp + 1280], ymm0                         ;    51.3 agu0+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 43808]                         ;    44.3 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                             ;    51.3 fp1     58 dst.25
        vmovdqu [rbp + 1312], ymm0                         ;    52.3 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 43936]                         ;    45.2 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                             ;    52.2 fp2     58 dst.29
        vmovdqu [rbp + 1344], ymm0                         ;    53.2 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 43968]                         ;    46.2 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                             ;    53.2 fp3     58 dst.30
        vmovdqu [rbp + 1376], ymm0                         ;    54.2 agu2+fp5   58 dst.30
        vmovdqu ymm0, [r8 + 44032]                         ;    47.0 agu1    58 dst.0
        vpxor ymm0, ymm0, ymm1                             ;    54.0 fp0     58 dst.0
        vmovdqu [rbp + 1408], ymm0                         ;    55.0 agu0+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 44064]                         ;    48.0 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                             ;    55.0 fp1     58 dst.1
        vmovdqu [rbp + 1440], ymm0                         ;    56.0 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 44192]                         ;    48.5 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                             ;    55.5 fp2     58 dst.5
        vmovdqu [rbp + 1472], ymm0                         ;    56.5 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 44224]                         ;    49.5 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                             ;    56.5 fp3     58 dst.6
        vmovdqu [rbp + 1504], ymm0                         ;    57.5 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 44288]                         ;    50.5 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                             ;    57.5 fp0     58 dst.8
        vmovdqu [rbp + 1536], ymm0                         ;    58.5 agu0+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 44320]                         ;    51.5 agu1    58 dst.9
        vpxor ymm0, ymm0, ymm1                             ;    58.5 fp1     58 dst.9
        vmovdqu [rbp + 1568], ymm0                         ;    59.5 agu2+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 44448]                         ;    52.3 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                             ;    59.3 fp2     58 dst.13
        vmovdqu [rbp + 1600], ymm0                         ;    60.3 agu1+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 44480]                         ;    53.3 agu0    58 dst.14
        vpxor ymm0, ymm0, ymm1                             ;    60.3 fp3     58 dst.14
        vmovdqu [rbp + 1632], ymm0                         ;    61.3 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 44544]                         ;    54.2 agu1    58 dst.16
        vpxor ymm0, ymm0, ymm1                             ;    61.2 fp0     58 dst.16
        vmovdqu [rbp + 1664], ymm0                         ;    62.2 agu0+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 44576]                         ;    55.2 agu1    58 dst.17
        vpxor ymm0, ymm0, ymm1                             ;    62.2 fp1     58 dst.17
        vmovdqu [rbp + 1696], ymm0                         ;    63.2 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 44704]                         ;    56.0 agu0    58 dst.21
        vpxor ymm0, ymm0, ymm1                             ;    63.0 fp2     58 dst.21
        vmovdqu [rbp + 1728], ymm0                         ;    64.0 agu1+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 44736]                         ;    57.0 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                             ;    64.0 fp3     58 dst.22
        vmovdqu [rbp + 1760], ymm0                         ;    65.0 agu2+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 44800]                         ;    57.7 agu1    58 dst.24
        vpxor ymm0, ymm0, ymm1                             ;    64.7 fp0     58 dst.24
        vmovdqu [rbp + 1792], ymm0                         ;    65.7 agu0+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 44832]                         ;    58.7 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                             ;    65.7 fp1     58 dst.25
        vmovdqu [rbp + 1824], ymm0                         ;    66.7 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 44960]                         ;    59.5 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                             ;    66.5 fp2     58 dst.29
        vmovdqu [rbp + 1856], ymm0                         ;    67.5 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 44992]                         ;    60.5 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                             ;    67.5 fp3     58 dst.30
        vmovdqu [rbp + 1888], ymm0                         ;    68.5 agu2+fp5   58 dst.30
        mov r8d, dword [rbp + 9912]                        ;    61.3 agu1   117 blocks
        shl r8, 0xc                                        ;    65.3 alu1   117 blocks
        add r8, qword [rbp + 9864]                         ;    66.3 alu0+agu0  117 blocks
        mov qword [rbp + 9872], r8                         ;    67.3 agu2+st0  117 blocks
        cmp dword [rbp + 9912], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 9864]                         ;     0.0 agu0    52 s[0].0 reload
        vmovdqu ymm0, [r8]                                 ;     4.0 agu1    52 s[0]
        mov r9, qword [rbp + 9856]                         ;     0.3 agu2    52 s[0].0 reload
        vpxor ymm0, ymm0, [r9]                             ;    11.3 fp0+agu0   52 s[0]
        vmovdqu [rbp + 1920], ymm0                         ;    12.3 agu1+fp5   53 rounds
        vmovdqu ymm0, [r8 + 32]                            ;     4.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 32]                        ;    11.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 1952], ymm0                         ;    12.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 64]                            ;     4.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 64]                        ;    11.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 1984], ymm0                         ;    12.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 96]                            ;     4.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 96]                        ;    11.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2016], ymm0                         ;    12.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 128]                           ;     5.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 128]                       ;    12.0 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2048], ymm0                         ;    13.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 160]                           ;     6.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 160]                       ;    13.0 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2080], ymm0                         ;    14.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 192]                           ;     7.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 192]                       ;    14.0 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2112], ymm0                         ;    15.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 224]                           ;     8.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 224]                       ;    15.0 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2144], ymm0                         ;    16.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 256]                           ;    11.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 256]                       ;    18.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2176], ymm0                         ;    19.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 288]                           ;    12.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 288]                       ;    19.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2208], ymm0                         ;    20.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 320]                           ;    13.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 320]                       ;    20.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2240], ymm0                         ;    21.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 352]                           ;    14.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 352]                       ;    21.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2272], ymm0                         ;    22.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 384]                           ;    15.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 384]                       ;    22.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2304], ymm0                         ;    23.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 416]                           ;    16.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 416]                       ;    23.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2336], ymm0                         ;    24.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 448]                           ;    17.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 448]                       ;    24.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2368], ymm0                         ;    25.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 480]                           ;    18.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 480]                       ;    25.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2400], ymm0                         ;    26.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 512]                           ;    19.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 512]                       ;    26.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2432], ymm0                         ;    27.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 544]                           ;    20.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 544]                       ;    27.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2464], ymm0                         ;    28.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 576]                           ;    21.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 576]                       ;    28.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2496], ymm0                         ;    29.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 608]                           ;    22.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 608]                       ;    29.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2528], ymm0                         ;    30.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 640]                           ;    23.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 640]                       ;    30.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2560], ymm0                         ;    31.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 672]                           ;    24.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 672]                       ;    31.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2592], ymm0                         ;    32.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 704]                           ;    25.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 704]                       ;    32.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2624], ymm0                         ;    33.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 736]                           ;    26.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 736]                       ;    33.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2656], ymm0                         ;    34.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 768]                           ;    27.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 768]                       ;    34.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2688], ymm0                         ;    35.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 800]                           ;    28.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 800]                       ;    35.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2720], ymm0                         ;    36.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 832]                           ;    29.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 832]                       ;    36.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2752], ymm0                         ;    37.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 864]                           ;    30.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 864]                       ;    37.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2784], ymm0                         ;    38.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 896]                           ;    31.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 896]                       ;    38.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2816], ymm0                         ;    39.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 928]                           ;    32.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 928]                       ;    39.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2848], ymm0                         ;    40.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 960]                           ;    33.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 960]                       ;    40.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2880], ymm0                         ;    41.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 992]                           ;    34.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 992]                       ;    41.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2912], ymm0                         ;    42.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1024]                          ;    35.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1024]                      ;    42.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 2944], ymm0                         ;    43.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1056]                          ;    36.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1056]                      ;    43.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 2976], ymm0                         ;    44.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1088]                          ;    37.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1088]                      ;    44.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3008], ymm0                         ;    45.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1120]                          ;    38.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1120]                      ;    45.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3040], ymm0                         ;    46.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1152]                          ;    39.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1152]                      ;    46.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3072], ymm0                         ;    47.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1184]                          ;    40.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1184]                      ;    47.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3104], ymm0                         ;    48.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1216]                          ;    41.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1216]                      ;    48.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3136], ymm0                         ;    49.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1248]                          ;    42.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1248]                      ;    49.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3168], ymm0                         ;    50.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1280]                          ;    43.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1280]                      ;    50.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3200], ymm0                         ;    51.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1312]                          ;    44.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1312]                      ;    51.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3232], ymm0                         ;    52.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1344]                          ;    45.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1344]                      ;    52.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3264], ymm0                         ;    53.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1376]                          ;    46.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1376]                      ;    53.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3296], ymm0                         ;    54.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1408]                          ;    47.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1408]                      ;    54.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3328], ymm0                         ;    55.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1440]                          ;    48.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1440]                      ;    55.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3360], ymm0                         ;    56.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1472]                          ;    49.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1472]                      ;    56.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3392], ymm0                         ;    57.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1504]                          ;    50.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1504]                      ;    57.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3424], ymm0                         ;    58.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1536]                          ;    51.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1536]                      ;    58.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3456], ymm0                         ;    59.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1568]                          ;    52.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1568]                      ;    59.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3488], ymm0                         ;    60.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1600]                          ;    53.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1600]                      ;    60.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3520], ymm0                         ;    61.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1632]                          ;    54.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1632]                      ;    61.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3552], ymm0                         ;    62.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1664]                          ;    55.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1664]                      ;    62.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3584], ymm0                         ;    63.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1696]                          ;    56.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1696]                      ;    63.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3616], ymm0                         ;    64.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1728]                          ;    57.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1728]                      ;    64.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3648], ymm0                         ;    65.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1760]                          ;    58.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1760]                      ;    65.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3680], ymm0                         ;    66.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1792]                          ;    59.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1792]                      ;    66.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3712], ymm0                         ;    67.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1824]                          ;    60.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1824]                      ;    67.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3744], ymm0                         ;    68.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1856]                          ;    61.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1856]                      ;    68.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3776], ymm0                         ;    69.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1888]                          ;    62.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1888]                      ;    69.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3808], ymm0                         ;    70.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1920]                          ;    63.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1920]                      ;    70.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3840], ymm0                         ;    71.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1952]                          ;    64.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1952]                      ;    71.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3872], ymm0                         ;    72.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1984]                          ;    65.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1984]                      ;    72.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3904], ymm0                         ;    73.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2016]                          ;    66.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 2016]                      ;    73.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3936], ymm0                         ;    74.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2048]                          ;    67.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2048]                      ;    74.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 3968], ymm0                         ;    75.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2080]                          ;    68.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2080]                      ;    75.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4000], ymm0                         ;    76.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2112]                          ;    69.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2112]                      ;    76.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4032], ymm0                         ;    77.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2144]                          ;    70.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2144]                      ;    77.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4064], ymm0                         ;    78.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2176]                          ;    71.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2176]                      ;    78.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4096], ymm0                         ;    79.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2208]                          ;    72.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2208]                      ;    79.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4128], ymm0                         ;    80.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2240]                          ;    73.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2240]                      ;    80.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4160], ymm0                         ;    81.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2272]                          ;    74.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2272]                      ;    81.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4192], ymm0                         ;    82.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2304]                          ;    75.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2304]                      ;    82.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4224], ymm0                         ;    83.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2336]                          ;    76.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2336]                      ;    83.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4256], ymm0                         ;    84.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2368]                          ;    77.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2368]                      ;    84.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4288], ymm0                         ;    85.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2400]                          ;    78.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2400]                      ;    85.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4320], ymm0                         ;    86.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2432]                          ;    79.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2432]                      ;    86.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4352], ymm0                         ;    87.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2464]                          ;    80.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2464]                      ;    87.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4384], ymm0                         ;    88.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2496]                          ;    81.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2496]                      ;    88.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4416], ymm0                         ;    89.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2528]                          ;    82.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2528]                      ;    89.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4448], ymm0                         ;    90.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2560]                          ;    83.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2560]                      ;    90.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4480], ymm0                         ;    91.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2592]                          ;    84.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2592]                      ;    91.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4512], ymm0                         ;    92.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2624]                          ;    85.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2624]                      ;    92.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4544], ymm0                         ;    93.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2656]                          ;    86.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2656]                      ;    93.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4576], ymm0                         ;    94.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2688]                          ;    87.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2688]                      ;    94.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4608], ymm0                         ;    95.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2720]                          ;    88.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2720]                      ;    95.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4640], ymm0                         ;    96.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2752]                          ;    89.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2752]                      ;    96.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4672], ymm0                         ;    97.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2784]                          ;    90.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2784]                      ;    97.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4704], ymm0                         ;    98.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2816]                          ;    91.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2816]                      ;    98.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4736], ymm0                         ;    99.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2848]                          ;    92.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2848]                      ;    99.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4768], ymm0                         ;   100.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2880]                          ;    93.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2880]                      ;   100.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4800], ymm0                         ;   101.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2912]                          ;    94.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2912]                      ;   101.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4832], ymm0                         ;   102.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2944]                          ;    95.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2944]                      ;   102.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4864], ymm0                         ;   103.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2976]                          ;    96.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2976]                      ;   103.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4896], ymm0                         ;   104.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3008]                          ;    97.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 3008]                      ;   104.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4928], ymm0                         ;   105.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3040]                          ;    98.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 3040]                      ;   105.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4960], ymm0                         ;   106.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3072]                          ;    99.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3072]                      ;   106.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 4992], ymm0                         ;   107.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3104]                          ;   100.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3104]                      ;   107.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5024], ymm0                         ;   108.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3136]                          ;   101.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3136]                      ;   108.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5056], ymm0                         ;   109.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3168]                          ;   102.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3168]                      ;   109.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5088], ymm0                         ;   110.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3200]                          ;   103.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3200]                      ;   110.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5120], ymm0                         ;   111.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3232]                          ;   104.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3232]                      ;   111.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5152], ymm0                         ;   112.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3264]                          ;   105.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3264]                      ;   112.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5184], ymm0                         ;   113.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3296]                          ;   106.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3296]                      ;   113.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5216], ymm0                         ;   114.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3328]                          ;   107.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3328]                      ;   114.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5248], ymm0                         ;   115.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3360]                          ;   108.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3360]                      ;   115.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5280], ymm0                         ;   116.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3392]                          ;   109.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3392]                      ;   116.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5312], ymm0                         ;   117.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3424]                          ;   110.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3424]                      ;   117.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5344], ymm0                         ;   118.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3456]                          ;   111.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3456]                      ;   118.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5376], ymm0                         ;   119.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3488]                          ;   112.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3488]                      ;   119.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5408], ymm0                         ;   120.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3520]                          ;   113.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3520]                      ;   120.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5440], ymm0                         ;   121.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3552]                          ;   114.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3552]                      ;   121.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5472], ymm0                         ;   122.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3584]                          ;   115.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3584]                      ;   122.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5504], ymm0                         ;   123.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3616]                          ;   116.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3616]                      ;   123.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5536], ymm0                         ;   124.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3648]                          ;   117.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3648]                      ;   124.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5568], ymm0                         ;   125.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3680]                          ;   118.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3680]                      ;   125.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5600], ymm0                         ;   126.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3712]                          ;   119.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3712]                      ;   126.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5632], ymm0                         ;   127.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3744]                          ;   120.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3744]                      ;   127.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5664], ymm0                         ;   128.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3776]                          ;   121.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3776]                      ;   128.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5696], ymm0                         ;   129.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3808]                          ;   122.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3808]                      ;   129.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5728], ymm0                         ;   130.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3840]                          ;   123.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3840]                      ;   130.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5760], ymm0                         ;   131.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3872]                          ;   124.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3872]                      ;   131.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5792], ymm0                         ;   132.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3904]                          ;   125.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3904]                      ;   132.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5824], ymm0                         ;   133.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3936]                          ;   126.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3936]                      ;   133.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5856], ymm0                         ;   134.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3968]                          ;   127.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3968]                      ;   134.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5888], ymm0                         ;   135.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 4000]                          ;   128.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 4000]                      ;   135.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5920], ymm0                         ;   136.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 4032]                          ;   129.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 4032]                      ;   136.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5952], ymm0                         ;   137.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 4064]                          ;   130.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 4064]                      ;   137.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5984], ymm0                         ;   138.3 agu2+fp5   53 rounds
        mov qword [rbp + 9880], r9                         ;   131.3 agu0+st0   53 rounds
        add r9, 0x9000                                     ;   131.3 alu0    53 rounds
        mov qword [rbp + 9888], r9                         ;   132.3 agu1+st1   53 rounds
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1952]                         ;     0.0 agu0    43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2016]                         ;     0.2 agu1    43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2048]                         ;     1.0 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;     8.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;     9.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2144]                         ;     1.2 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm3                             ;    10.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, [rbp + 2112]                     ;    11.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1920]                         ;     2.2 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm6                             ;    11.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm7, [rbp + 1984]                     ;    12.0 fp1+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2016]                         ;     3.2 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm9                            ;    13.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, [rbp + 2080]                    ;    12.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm11, ymm6                           ;    13.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm11, ymm2                           ;    13.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm10                           ;    14.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm3                           ;    15.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm12                        ;    14.0 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm15                          ;    16.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;    17.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm6                            ;    16.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;    17.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                            ;    17.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, ymm12                           ;    17.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                             ;    18.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm1                            ;    18.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    19.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;    19.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm13                           ;    14.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm11                        ;    13.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm9                            ;    18.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2048]                   ;    19.0 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;    20.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm12                        ;    17.0 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm0, ymm3                            ;    15.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm0                         ;    15.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm7, ymm3                              ;    15.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;    20.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;    20.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;    21.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm4                            ;    16.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;    21.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm1                             ;    18.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm14                        ;    17.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm3                            ;    19.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;    20.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    21.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm9                             ;    18.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm2                           ;    19.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;    21.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm11                           ;    22.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;    23.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm3                         ;    19.0 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, [rbp + 6016]                    ;    21.0 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;    22.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm0, ymm8                             ;    24.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;    25.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm6                             ;    26.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;    27.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;    24.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                           ;    25.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;    26.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm14, ymm3                             ;    28.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                             ;    28.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                             ;    28.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;    29.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;    29.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm14                            ;    28.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                          ;    30.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm11                            ;    30.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                            ;    27.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                            ;    30.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;    30.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                             ;    29.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;    31.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                           ;    31.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6016]                     ;    31.0 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;    32.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm14, [rbp + 2144]                    ;    27.2 fp3+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;    31.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;    32.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 1920]                   ;    32.0 fp2+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                            ;    31.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                           ;    28.5 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 6144]                   ;    31.0 fp1+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6112]                     ;    29.2 fp2+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;    32.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;    30.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;    33.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;    33.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;    33.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 6080]                    ;    31.0 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;    34.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;    35.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;    32.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;    33.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6048]                     ;    32.0 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;    34.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm13                           ;    35.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                             ;    32.5 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm12                           ;    36.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6176]                     ;    33.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;    37.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;    38.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;    38.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;    39.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;    40.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;    40.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                             ;    35.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;    41.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;    39.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;    41.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;    41.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                           ;    42.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;    34.3 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;    41.3 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;    41.3 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;    41.3 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;    42.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3232]                         ;    36.0 agu1    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3296]                         ;    36.2 agu0    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3328]                         ;    37.0 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;    44.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;    45.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3424]                         ;    38.0 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm5                             ;    46.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm7, [rbp + 3392]                     ;    47.0 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3200]                        ;    39.0 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm12                        ;    42.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm12, ymm7, ymm15                           ;    47.0 fp3     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6048], ymm6                         ;    40.2 agu1+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm6, ymm12, [rbp + 3264]                    ;    48.0 fp0+agu0   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6080], ymm13                        ;    42.3 agu2+fp5   43 t[0] spill
        vpxor ymm13, ymm6, [rbp + 3296]                    ;    49.0 fp1+agu1   43 t[0]
        vmovdqu [rbp + 6112], ymm11                        ;    42.2 agu0+fp5   43 t[0] spill
        vpxor ymm11, ymm8, [rbp + 3360]                    ;    48.0 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6144], ymm4                         ;    43.2 agu2+fp5   43 t[0] spill
        vpxor ymm4, ymm11, ymm15                           ;    49.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm10                        ;    44.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm3                           ;    49.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm14                        ;    45.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm13                           ;    50.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm9                         ;    46.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm5                            ;    51.0 fp2     43 t[0]
        db 0x2e
        vpxor ymm0, ymm10, ymm9                            ;    52.0 fp3     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6272], ymm4                         ;    50.0 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, [rbp + 3296]                     ;    53.0 fp0+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm15                            ;    52.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;    53.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                             ;    53.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm0                           ;    53.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;    54.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm13, ymm2                           ;    54.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    55.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;    55.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm10                           ;    50.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm11                        ;    49.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm4                            ;    54.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3328]                   ;    55.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;    56.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm0                         ;    53.0 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm5                             ;    51.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm1                         ;    51.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm12, ymm5                             ;    51.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;    56.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;    56.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;    57.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm7                           ;    52.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;    57.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm2                             ;    54.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm14                        ;    53.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                            ;    55.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;    56.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    57.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm4                            ;    54.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm3                            ;    55.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;    57.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm11                          ;    58.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;    59.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm5                         ;    55.0 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, [rbp + 6272]                    ;    57.0 fp1+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;    58.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm6                             ;    60.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;    61.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm6, ymm15                            ;    62.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;    63.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;    60.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                           ;    61.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                          ;    62.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm14, ymm5                             ;    64.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                           ;    64.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                             ;    64.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;    65.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;    65.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm14                            ;    64.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                          ;    66.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm11                           ;    66.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                          ;    63.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                            ;    66.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;    66.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                             ;    65.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;    67.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                          ;    67.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6272]                   ;    67.0 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;    68.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm14, [rbp + 3424]                   ;    63.2 fp2+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;    67.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                            ;    68.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3200]                   ;    68.0 fp1+agu1   43 t[0]
        db 0x2e
        vpand ymm7, ymm7, ymm11                            ;    67.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                             ;    64.5 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 6400]                   ;    67.0 fp0+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 6368]                     ;    65.2 fp1+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;    68.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;    66.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;    69.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                            ;    69.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;    69.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm5, [rbp + 6336]                     ;    67.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;    70.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;    71.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;    68.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;    69.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 6304]                     ;    68.0 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;    70.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm10                            ;    71.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                             ;    68.5 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm0                             ;    72.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6432]                     ;    69.2 fp1+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;    73.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                             ;    74.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;    74.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;    75.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;    76.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                             ;    76.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;    71.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;    77.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;    75.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;    77.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;    77.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;    78.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256] ;    70.3 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;    77.3 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;    77.3 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;    77.3 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                             ;    78.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4512]                         ;    72.0 agu0    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4576]                         ;    72.2 agu1    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4608]                         ;    73.0 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    80.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;    81.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4704]                         ;    74.0 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm6                             ;    82.0 fp0     43 t[0]
        db 0x2e
        vpxor ymm9, ymm8, [rbp + 4672]                     ;    83.0 fp1+agu0   43 t[0]
        db 0x2e
        vmovdqu ymm12, [rbp + 4480]                        ;    75.0 agu1    43 t[0] reload
        db 0x2e
        vmovdqu [rbp + 6432], ymm11                        ;    75.2 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm11, ymm8, ymm12                           ;    83.0 fp2     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6304], ymm15                        ;    76.2 agu0+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 4544]                   ;    84.0 fp3+agu1   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6336], ymm10                        ;    78.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm10, ymm15, [rbp + 4576]                   ;    85.0 fp0+agu0   43 t[0]
        vmovdqu [rbp + 6368], ymm0                         ;    78.3 agu1+fp5   43 t[0] spill
        vpxor ymm0, ymm9, [rbp + 4640]                     ;    84.0 fp1+agu0   43 t[0]
        vmovdqu [rbp + 6400], ymm7                         ;    79.2 agu2+fp5   43 t[0] spill
        vpxor ymm7, ymm0, ymm12                            ;    85.0 fp2     43 t[0]
        vmovdqu [rbp + 6272], ymm13                        ;    80.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm5                            ;    85.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm14                        ;    81.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm10                           ;    86.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm4                         ;    82.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm6                            ;    87.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm4                            ;    88.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm7                         ;    86.0 agu1+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm7, ymm1, [rbp + 4576]                     ;    89.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm12                            ;    88.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;    89.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                             ;    89.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                            ;    89.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;    90.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm3                           ;    90.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;    91.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;    91.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm13                           ;    86.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm0                         ;    85.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm7                             ;    90.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4608]                     ;    91.0 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;    92.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm1                         ;    89.0 agu0+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm1, ymm2, ymm6                             ;    87.0 fp0     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6624], ymm2                         ;    87.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm6                             ;    87.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;    92.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;    92.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;    93.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm8                           ;    88.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;    93.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm3                             ;    90.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm14                        ;    89.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm6                            ;    91.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;    92.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;    93.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm7                            ;    90.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm5                            ;    91.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;    93.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm0                           ;    94.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;    95.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm6                         ;    91.0 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, [rbp + 6528]                    ;    93.0 fp0+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;    94.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm15                            ;    96.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;    97.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm12                           ;    98.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;    99.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;    96.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm0                            ;    97.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;    98.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm14, ymm6                             ;   100.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                           ;   100.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   100.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   101.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   101.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm14                            ;   100.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                           ;   102.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm0                            ;   102.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                          ;    99.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                             ;   102.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   102.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                             ;   101.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   103.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   103.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6528]                   ;   103.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   104.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm14, [rbp + 4704]                   ;    99.2 fp1+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   103.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                            ;   104.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 4480]                   ;   104.0 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                             ;   103.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   100.5 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6656]                     ;   103.0 fp3+agu1   43 t[0]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6624]                     ;   101.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   104.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   102.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   105.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   105.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   105.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 6592]                     ;   103.0 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   106.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   107.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   104.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   105.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6560]                     ;   104.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   106.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm13                            ;   107.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                            ;   104.5 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm1                             ;   108.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6688]                   ;   105.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   109.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   110.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   110.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   111.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                            ;   112.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   112.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   107.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   113.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   111.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   113.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   113.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                          ;   114.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256] ;   106.3 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   113.3 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   113.3 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   113.3 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   114.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5792]                         ;   108.0 agu1    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5856]                         ;   108.2 agu0    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5888]                         ;   109.0 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   116.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   117.0 fp2     43 t[0]
        db 0x2e
        vmovdqu ymm6, [rbp + 5984]                         ;   110.0 agu0    43 t[0] reload
        db 0x2e
        vpxor ymm9, ymm3, ymm6                             ;   118.0 fp3     43 t[0]
        db 0x2e
        vpxor ymm11, ymm9, [rbp + 5952]                    ;   119.0 fp0+agu1   43 t[0]
        db 0x2e
        vmovdqu ymm15, [rbp + 5760]                        ;   111.0 agu0    43 t[0] reload
        db 0x2e
        vpxor ymm2, ymm9, ymm15                            ;   119.0 fp1     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6688], ymm13                        ;   114.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm13, ymm2, [rbp + 5824]                    ;   120.0 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6560], ymm1                         ;   114.3 agu0+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 5856]                    ;   121.0 fp3+agu1   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6592], ymm10                        ;   114.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 5920]                   ;   120.0 fp0+agu0   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6624], ymm7                         ;   114.3 agu1+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm7, ymm10, ymm15                           ;   121.0 fp1     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6656], ymm12                        ;   115.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm12, ymm10, ymm5                           ;   121.0 fp2     43 t[0]
        vmovdqu [rbp + 6528], ymm0                         ;   116.3 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm1                            ;   122.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm8                         ;   117.3 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm6                             ;   123.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm14                        ;   118.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm12, ymm8                           ;   124.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm7                         ;   122.0 agu0+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm7, ymm14, [rbp + 5856]                    ;   125.0 fp2+agu1   43 t[0]
        db 0x2e
        vpxor ymm5, ymm8, ymm15                            ;   124.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   125.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                             ;   125.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm14                          ;   125.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   126.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                            ;   126.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   127.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   127.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm12                            ;   122.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm10                        ;   121.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm3, ymm7                            ;   126.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5888]                   ;   127.0 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   128.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm14                        ;   125.0 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm6                            ;   123.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm3                         ;   123.2 agu2+fp5   43 t[0] spill
        db 0x2e
        vpor ymm3, ymm2, ymm6                              ;   123.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   128.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   128.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   129.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm9                            ;   124.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   129.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm4                             ;   126.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm0                         ;   125.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm6                            ;   127.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   128.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   129.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm7                             ;   126.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm0                            ;   127.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   129.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm10                           ;   130.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   131.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm6                         ;   127.0 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, [rbp + 6784]                    ;   129.0 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   130.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm13                            ;   132.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   133.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm15                           ;   134.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   135.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   132.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm10                             ;   133.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   134.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm6                              ;   136.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   136.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   136.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   137.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   137.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm5                             ;   136.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                            ;   138.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm10                           ;   138.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;   135.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                            ;   138.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   138.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;   137.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   139.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   139.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6784]                   ;   139.0 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   140.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 5984]                    ;   135.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   139.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                             ;   140.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5760]                     ;   140.0 fp3+agu1   43 t[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                            ;   139.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                           ;   136.5 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 6912]                   ;   139.0 fp2+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6880]                     ;   137.2 fp3+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   140.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   138.0 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   141.0 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   141.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   141.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 6848]                     ;   139.0 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   142.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   143.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   140.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   141.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6816]                     ;   140.0 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   142.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm9, ymm12                            ;   143.0 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                          ;   140.5 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                             ;   144.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6944]                   ;   141.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   145.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   146.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   146.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   147.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   148.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   148.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   143.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   149.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   147.0 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   149.0 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   149.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   150.0 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   142.3 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   149.3 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   149.3 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   149.3 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   150.0 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6240]                         ;   144.0 agu0    55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6496]                         ;   144.2 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   151.2 fp0     55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6208]                         ;   145.0 agu0    55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6464]                         ;   145.2 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   152.2 fp1     55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 6016]                        ;   146.0 agu0    55 t[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 6272]                        ;   146.2 agu1    43 t[0] reload
        db 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   153.2 fp2     55 t[0]
        db 0x2e
        vmovdqu ymm14, [rbp + 6240]                        ;   147.0 agu0    43 t[0] reload
        db 0x2e
        vpxor ymm0, ymm7, ymm14                            ;   154.0 fp3     55 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   153.2 fp0     55 t[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 6112]                        ;   147.3 agu1    43 t[0] reload
        db 0x2e
        vmovdqu [rbp + 6272], ymm5                         ;   151.0 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm13                           ;   154.3 fp1     55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6752]                     ;   152.2 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   155.3 fp3     55 t[0]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 6720]                   ;   154.2 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6400]                     ;   151.0 fp1+agu0   55 t[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 6144]                        ;   150.2 agu1    55 t[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6400]                   ;   157.2 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   158.2 fp3     55 t[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   158.2 fp0     55 t[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 6624]                     ;   151.2 fp1+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6496], ymm5                         ;   156.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 6016]                     ;   154.2 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   153.2 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6400], ymm6                         ;   154.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 6144]                         ;   152.2 agu1    55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6720]                     ;   159.2 fp0+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6720], ymm6                         ;   160.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm6, ymm10, [rbp + 6528]                    ;   153.2 fp1+agu1   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   155.2 fp2     55 t[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6592]                     ;   154.2 fp3+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6528], ymm5                         ;   156.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm5, ymm2, [rbp + 6368]                     ;   154.2 fp0+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6368], ymm2                         ;   154.5 agu0+fp5   55 t[0] spill
        vpxor ymm2, ymm11, ymm13                           ;   159.2 fp1     55 t[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   155.2 fp2     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6144], ymm2                         ;   160.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 6656]                    ;   155.2 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6624]                     ;   155.3 fp0+agu0   55 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6560]                     ;   156.2 fp1+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6624], ymm13                        ;   159.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm13, ymm2, [rbp + 6336]                    ;   156.3 fp2+agu0   55 t[0]
        vpxor ymm2, ymm2, ymm7                             ;   156.3 fp3     55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm10                        ;   157.5 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm14                           ;   159.2 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   160.2 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   160.2 fp2     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   157.2 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6240], ymm10                        ;   161.2 agu1+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm10, ymm13, [rbp + 6080]                   ;   157.3 fp0+agu0   55 t[0]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6048]                   ;   158.2 fp1+agu1   55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm15                        ;   159.5 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm10, [rbp + 6304]                   ;   158.3 fp2+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   158.3 fp3     55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm15                        ;   160.5 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm2                            ;   158.2 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   159.3 fp1     55 t[0]
        db 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   158.5 fp2     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6816], ymm9                         ;   161.5 agu1+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 6304]                         ;   159.3 agu0    55 t[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6656]                     ;   166.3 fp3+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6656], ymm6                         ;   162.5 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 6688]                    ;   160.3 fp0+agu0   55 t[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   167.3 fp1     55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   168.3 fp2     55 t[0]
        vmovdqu [rbp + 6304], ymm10                        ;   169.3 agu2+fp5   55 t[0] spill
        vpxor ymm10, ymm4, [rbp + 6272]                    ;   161.2 fp3+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   167.3 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6400]                     ;   168.3 fp1+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6176]                     ;   162.2 fp2+agu1   55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   162.2 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6848], ymm10                        ;   164.5 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqa ymm10, ymm7                                ;   161.0         55 t[0] copy
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6720]                     ;   167.2 fp0+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6880], ymm6                         ;   165.5 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 6752]                         ;   163.2 agu1    55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6272]                     ;   170.2 fp1+agu0   55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   171.2 fp2     55 t[0]
        db 0x2e
        vpxor ymm6, ymm3, [rbp + 6176]                     ;   164.2 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm7                           ;   168.2 fp0     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6176], ymm14                        ;   169.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 6496]                        ;   164.3 agu0    55 t[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6592]                   ;   171.3 fp1+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6592], ymm14                        ;   172.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 6112]                        ;   165.3 agu0    55 t[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6432]                   ;   172.3 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6272], ymm6                         ;   168.5 agu2+fp5   55 t[0] spill
        vpxor ymm6, ymm1, ymm14                            ;   173.3 fp3     55 t[0]
        vmovdqu [rbp + 6912], ymm9                         ;   169.5 agu0+fp5   55 t[0] spill
        vmovdqu ymm9, [rbp + 6336]                         ;   167.2 agu1    55 t[0]
        vpxor ymm9, ymm9, [rbp + 6688]                     ;   174.2 fp0+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   175.2 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   176.2 fp2     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;   175.2 fp3     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   176.2 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   168.5 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6816]                     ;   168.7 fp2+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6016]                     ;   169.5 fp3+agu0   55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm7                         ;   170.5 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm0, [rbp + 6560]                     ;   169.7 fp0+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   170.7 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                             ;   176.2 fp2     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   177.2 fp3     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6208]                     ;   170.3 fp0+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   171.3 fp1     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6208], ymm13                        ;   177.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm13, ymm5, [rbp + 6080]                    ;   171.7 fp2+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   176.2 fp3     55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6656]                        ;   171.2 agu0    55 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 6400]                   ;   178.2 fp0+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   171.7 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6464]                   ;   173.3 fp2+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6048]                     ;   172.7 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   173.7 fp0     55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm14                          ;   174.3 fp1     55 t[0]
        db 0x2e
        vmovdqu ymm14, [rbp + 6368]                        ;   173.2 agu0    55 t[0] reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   180.2 fp2     55 t[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6752]                     ;   173.7 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   180.2 fp0     55 t[0]
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 6720]                    ;   174.2 fp1+agu0   55 t[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6624]                     ;   174.7 fp2+agu1   55 t[0]
        vpxor ymm2, ymm2, [rbp + 6912]                     ;   176.5 fp3+agu0   55 t[0]
        vmovdqu [rbp + 6624], ymm0                         ;   174.7 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm0, ymm13, [rbp + 6112]                    ;   179.2 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   179.2 fp1     55 t[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   181.2 fp2     55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6432]                     ;   181.2 fp3+agu0   55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6656]                     ;   182.2 fp0+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6432], ymm13                        ;   182.2 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm13, ymm6, [rbp + 6656]                    ;   177.2 fp1+agu0   55 t[0]
        vpxor ymm13, ymm13, [rbp + 6496]                   ;   178.2 fp2+agu1   55 t[0]
        mov r8, qword [rbp + 9880]                         ;   176.5 agu2    55 t[0].0 reload
        vpxor ymm8, ymm8, [r8 + 4096]                      ;   187.5 fp3+agu0   55 t[0]
        vpxor ymm12, ymm12, [r8 + 4128]                    ;   187.5 fp0+agu1   55 t[0]
        vpxor ymm2, ymm2, [r8 + 4192]                      ;   187.5 fp1+agu0   55 t[0]
        vpxor ymm4, ymm4, [r8 + 4224]                      ;   187.5 fp2+agu1   55 t[0]
        vpxor ymm6, ymm6, [r8 + 4256]                      ;   187.5 fp3+agu0   55 t[0]
        vpxor ymm11, ymm11, [r8 + 4288]                    ;   187.5 fp0+agu1   55 t[0]
        vpxor ymm7, ymm7, [r8 + 4384]                      ;   187.5 fp1+agu0   55 t[0]
        vpxor ymm0, ymm0, [r8 + 4480]                      ;   187.5 fp2+agu1   55 t[0]
        vpxor ymm13, ymm13, [r8 + 4512]                    ;   187.5 fp3+agu0   55 t[0]
        vmovdqu [rbp + 6496], ymm13                        ;   188.5 agu2+fp5   55 t[0] spill
        vmovdqu ymm13, [rbp + 6944]                        ;   182.7 agu1    55 t[0]
        vpxor ymm13, ymm13, [r8 + 4160]                    ;   189.7 fp0+agu0   55 t[0]
        vpxor ymm1, ymm1, [r8 + 4544]                      ;   187.5 fp1+agu1   55 t[0]
        vpxor ymm3, ymm3, [r8 + 4608]                      ;   187.5 fp2+agu0   55 t[0]
        vpxor ymm15, ymm15, [r8 + 4640]                    ;   187.5 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6944], ymm15                        ;   188.5 agu2+fp5   55 t[0] spill
        vmovdqu ymm15, [rbp + 6240]                        ;   185.2 agu0    55 t[0]
        vpxor ymm15, ymm15, [r8 + 4320]                    ;   192.2 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6240], ymm3                         ;   188.5 agu2+fp5   55 t[0] spill
        vmovdqu ymm3, [rbp + 6272]                         ;   187.7 agu0    55 t[0]
        vpxor ymm3, ymm3, [r8 + 4352]                      ;   194.7 fp1+agu1   55 t[0]
        vpxor ymm10, ymm10, [r8 + 4736]                    ;   188.7 fp2+agu0   55 t[0]
        vmovdqu [rbp + 6272], ymm10                        ;   189.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm10, [rbp + 6880]                        ;   188.8 agu1    55 t[0]
        vpxor ymm10, ymm10, [r8 + 4416]                    ;   195.8 fp3+agu0   55 t[0]
        vpxor ymm14, ymm14, [r8 + 4800]                    ;   189.8 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6880], ymm14                        ;   190.8 agu2+fp5   55 t[0] spill
        vmovdqu ymm14, [rbp + 6912]                        ;   190.7 agu0    55 t[0]
        vpxor ymm14, ymm14, [r8 + 4448]                    ;   197.7 fp1+agu1   55 t[0]
        vpxor ymm5, ymm5, [r8 + 4864]                      ;   191.7 fp2+agu0   55 t[0]
        vpxor ymm9, ymm9, [r8 + 4896]                      ;   191.8 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6912], ymm9                         ;   192.8 agu2+fp5   55 t[0] spill
        vmovdqu ymm9, [rbp + 6176]                         ;   192.7 agu0    55 t[0]
        vpxor ymm9, ymm9, [r8 + 4576]                      ;   199.7 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6176], ymm5                         ;   192.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6208]                         ;   193.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4672]                      ;   200.7 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6208], ymm5                         ;   201.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6848]                         ;   194.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4704]                      ;   201.7 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6848], ymm5                         ;   202.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6528]                         ;   195.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4768]                      ;   202.7 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6528], ymm5                         ;   203.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6016]                         ;   196.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4832]                      ;   203.7 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6016], ymm5                         ;   204.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6304]                         ;   197.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4928]                      ;   204.7 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6304], ymm5                         ;   205.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6624]                         ;   198.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4960]                      ;   205.7 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6624], ymm5                         ;   206.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6432]                         ;   199.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4992]                      ;   206.7 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6432], ymm5                         ;   207.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6592]                         ;   200.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 5024]                      ;   207.7 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6592], ymm5                         ;   208.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6144]                         ;   201.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 5056]                      ;   208.7 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6144], ymm5                         ;   209.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6816]                         ;   202.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 5088]                      ;   209.7 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6816], ymm5                         ;   210.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 2976]                         ;   203.7 agu0    43 t[1]
        vmovdqu [rbp + 6656], ymm9                         ;   203.8 agu1+fp5   55 t[0] spill
        vmovdqu ymm9, [rbp + 3040]                         ;   204.7 agu0    43 t[1]
        vpxor ymm9, ymm9, [rbp + 3072]                     ;   211.7 fp3+agu1   43 t[1]
        vpxor ymm5, ymm5, ymm9                             ;   212.7 fp0     43 t[1]
        vmovdqu [rbp + 6112], ymm1                         ;   204.8 agu2+fp5   55 t[0] spill
        vpxor ymm1, ymm5, [rbp + 3168]                     ;   213.7 fp1+agu0   43 t[1]
        vmovdqu [rbp + 6720], ymm0                         ;   205.8 agu2+fp5   55 t[0] spill
        vpxor ymm0, ymm1, [rbp + 3136]                     ;   214.7 fp2+agu1   43 t[1]
        vmovdqu [rbp + 6368], ymm14                        ;   206.8 agu0+fp5   55 t[0] spill
        vpxor ymm14, ymm1, [rbp + 2944]                    ;   214.7 fp3+agu1   43 t[1]
        vmovdqu [rbp + 6752], ymm10                        ;   207.8 agu2+fp5   55 t[0] spill
        vpxor ymm10, ymm14, [rbp + 3008]                   ;   215.7 fp0+agu0   43 t[1]
        vmovdqu [rbp + 6048], ymm7                         ;   208.8 agu2+fp5   55 t[0] spill
        vpxor ymm7, ymm10, [rbp + 3040]                    ;   216.7 fp1+agu1   43 t[1]
        vmovdqu [rbp + 6464], ymm3                         ;   209.8 agu0+fp5   55 t[0] spill
        vpxor ymm3, ymm0, [rbp + 3104]                     ;   215.7 fp2+agu1   43 t[1]
        vmovdqu [rbp + 2144], ymm15                        ;   210.8 agu2+fp5   55 t[0] spill
        vpxor ymm15, ymm3, [rbp + 2944]                    ;   216.7 fp3+agu0   43 t[1]
        db 0x2e
        vmovdqu [rbp + 2112], ymm11                        ;   211.8 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 3072]                    ;   216.7 fp0+agu1   43 t[1]
        db 0x2e
        vmovdqu [rbp + 2080], ymm6                         ;   212.8 agu0+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm6, ymm0, ymm7                             ;   217.7 fp1     43 t[1]
        vmovdqu [rbp + 2048], ymm4                         ;   213.8 agu2+fp5   55 t[0] spill
        vpxor ymm4, ymm6, [rbp + 3168]                     ;   218.7 fp2+agu1   43 t[1]
        vmovdqu [rbp + 2016], ymm2                         ;   214.8 agu0+fp5   55 t[0] spill
        vpxor ymm2, ymm11, ymm4                            ;   219.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm13                        ;   215.8 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm2, [rbp + 3040]                    ;   220.7 fp0+agu1   43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm12                        ;   216.8 agu0+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm12, ymm4, [rbp + 2944]                    ;   219.7 fp1+agu1   43 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   220.7 fp2     43 t[1]
        db 0x2e
        vpand ymm12, ymm12, ymm4                           ;   220.7 fp3     43 t[1]
        db 0x2e
        vmovdqu [rbp + 1920], ymm8                         ;   217.8 agu2+fp5   55 t[0] spill
        db 0x2e
        vpand ymm8, ymm3, ymm2                             ;   220.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   221.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm9                             ;   221.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   222.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   222.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm11                            ;   217.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm3                         ;   218.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm13                            ;   221.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3072]                     ;   222.7 fp3+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   223.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm2                         ;   220.7 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm5, [rbp + 3168]                     ;   218.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm5                         ;   220.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpor ymm5, ymm14, [rbp + 3168]                     ;   219.7 fp2+agu0   43 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   223.7 fp3     43 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   223.7 fp0     43 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   224.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm1                             ;   220.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   224.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm6                         ;   221.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm9                             ;   221.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm1                         ;   222.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm0, ymm6                             ;   222.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   223.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   224.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm13                           ;   222.2 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm1                            ;   223.2 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   224.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm3                            ;   225.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   226.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm6                         ;   223.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm11                           ;   223.5 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   225.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm10                            ;   227.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   228.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm8                            ;   229.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   230.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   227.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                            ;   228.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   229.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm12, ymm6                             ;   231.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                             ;   231.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   231.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   232.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   232.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm12                            ;   231.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;   233.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm3                             ;   233.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                          ;   230.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   233.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   233.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                           ;   232.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   234.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                           ;   234.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                           ;   234.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, [rbp + 3168]                    ;   230.7 fp1+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   234.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   235.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                            ;   235.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2944]                   ;   235.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 7104]                    ;   234.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                             ;   232.2 fp3     43 t[1]
        db 0x2e
        vpand ymm3, ymm3, [rbp + 7072]                     ;   234.7 fp0+agu0   43 t[1]
        db 0x2e
        vpand ymm5, ymm5, [rbp + 7040]                     ;   233.0 fp1+agu1   43 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   235.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   233.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   236.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   236.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   236.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 7008]                     ;   234.7 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   237.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   238.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   235.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   236.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6976]                     ;   235.7 fp0+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   237.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm11                           ;   238.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                            ;   236.2 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm2                             ;   239.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7136]                   ;   236.8 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   240.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   241.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   241.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   242.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   243.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   243.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   238.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   244.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   242.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   244.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   244.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   245.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   238.0 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   245.0 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   245.0 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   245.0 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   245.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4256]                         ;   239.7 agu0    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4320]                         ;   239.8 agu1    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4352]                         ;   240.7 agu0    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   247.7 fp2     43 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   248.7 fp3     43 t[1]
        db 0x2e
        vmovdqu ymm6, [rbp + 4448]                         ;   241.7 agu1    43 t[1] reload
        db 0x2e
        vpxor ymm9, ymm1, ymm6                             ;   249.7 fp0     43 t[1]
        db 0x2e
        vpxor ymm10, ymm9, [rbp + 4416]                    ;   250.7 fp1+agu0   43 t[1]
        db 0x2e
        vmovdqu ymm14, [rbp + 4224]                        ;   242.7 agu1    43 t[1] reload
        db 0x2e
        vmovdqu [rbp + 7136], ymm2                         ;   246.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm2, ymm9, ymm14                            ;   250.7 fp2     43 t[1]
        vmovdqu [rbp + 6976], ymm8                         ;   243.8 agu0+fp5   43 t[1] spill
        vpxor ymm8, ymm2, [rbp + 4288]                     ;   251.7 fp3+agu1   43 t[1]
        vmovdqu [rbp + 7008], ymm11                        ;   246.0 agu2+fp5   43 t[1] spill
        vpxor ymm11, ymm8, [rbp + 4320]                    ;   252.7 fp0+agu0   43 t[1]
        vmovdqu [rbp + 7040], ymm3                         ;   245.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, [rbp + 4384]                    ;   251.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm15                        ;   246.8 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm15, ymm3, ymm14                           ;   252.7 fp2     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7104], ymm7                         ;   247.8 agu1+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm7, ymm3, ymm5                             ;   252.7 fp3     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7168], ymm12                        ;   248.8 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm12, ymm10, ymm11                          ;   253.7 fp0     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7200], ymm13                        ;   249.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm12, ymm6                           ;   254.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm13                            ;   255.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm15                        ;   253.7 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 4320]                    ;   256.7 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm14                           ;   255.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   256.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   256.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm0                            ;   256.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   257.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm4                           ;   257.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   258.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   258.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm7                            ;   253.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm3                         ;   252.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm15                            ;   257.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4352]                     ;   258.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   259.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm0                         ;   256.7 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                             ;   254.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm1                         ;   254.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm6                              ;   254.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   259.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   259.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   260.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm9                           ;   255.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   260.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm4                             ;   257.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm12                        ;   256.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm6                           ;   258.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   259.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   260.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                            ;   257.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm5                            ;   258.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   260.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm3                           ;   261.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   262.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm6                         ;   258.7 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, [rbp + 7232]                     ;   260.7 fp0+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   261.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm1, ymm8                             ;   263.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   264.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm14                            ;   265.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   266.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   263.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                            ;   264.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   265.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm12, ymm6                             ;   267.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                           ;   267.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   267.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   268.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   268.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm12                            ;   267.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                           ;   269.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm3                            ;   269.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;   266.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                             ;   269.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   269.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                           ;   268.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   270.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                            ;   270.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7232]                   ;   270.7 fp3+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   271.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm12, [rbp + 4448]                   ;   266.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   270.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   271.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4224]                   ;   271.7 fp0+agu0   43 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   270.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   268.2 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7360]                     ;   270.7 fp3+agu1   43 t[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7328]                     ;   268.8 fp0+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   271.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   269.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   272.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   272.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   272.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, [rbp + 7296]                    ;   270.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   273.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   274.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   271.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   272.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 7264]                     ;   271.7 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   273.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm7                             ;   274.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                           ;   272.2 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm0                             ;   275.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 7392]                     ;   272.8 fp0+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   276.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   277.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   277.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   278.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   279.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   279.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   274.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   280.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   278.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   280.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   280.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   281.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256] ;   274.0 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   281.0 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                             ;   281.0 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   281.0 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   281.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5536]                         ;   275.7 agu1    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5600]                         ;   275.8 agu0    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5632]                         ;   276.7 agu1    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   283.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   284.7 fp2     43 t[1]
        db 0x2e
        vmovdqu ymm6, [rbp + 5728]                         ;   277.7 agu0    43 t[1] reload
        db 0x2e
        vpxor ymm8, ymm2, ymm6                             ;   285.7 fp3     43 t[1]
        db 0x2e
        vpxor ymm10, ymm8, [rbp + 5696]                    ;   286.7 fp0+agu1   43 t[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 5504]                        ;   278.7 agu0    43 t[1] reload
        db 0x2e
        vmovdqu [rbp + 7392], ymm3                         ;   278.8 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm3, ymm8, ymm13                            ;   286.7 fp1     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7264], ymm14                        ;   279.8 agu1+fp5   43 t[1] spill
        vpxor ymm14, ymm3, [rbp + 5568]                    ;   287.7 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7296], ymm7                         ;   282.0 agu2+fp5   43 t[1] spill
        vpxor ymm7, ymm14, [rbp + 5600]                    ;   288.7 fp3+agu1   43 t[1]
        vmovdqu [rbp + 7328], ymm0                         ;   282.0 agu0+fp5   43 t[1] spill
        vpxor ymm0, ymm10, [rbp + 5664]                    ;   287.7 fp0+agu1   43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm9                         ;   282.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm13                            ;   288.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm11                        ;   283.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm5                            ;   288.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm12                        ;   284.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm7                           ;   289.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm15                        ;   285.8 agu1+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm15, ymm12, ymm6                           ;   290.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm15                           ;   291.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm9                         ;   289.7 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, [rbp + 5600]                     ;   292.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm13                           ;   291.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   292.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                            ;   292.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm0, ymm1                            ;   292.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   293.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm4                            ;   293.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   294.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   294.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm11                            ;   289.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm0                         ;   288.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm9                             ;   293.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5632]                     ;   294.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   295.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm1                         ;   292.7 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm6                             ;   290.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm2                         ;   290.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm3, ymm6                              ;   290.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   295.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   295.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   296.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm12, ymm8                           ;   291.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   296.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm4                             ;   293.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm12                        ;   292.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm6                           ;   294.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   295.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   296.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm9                             ;   293.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm5                            ;   294.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   296.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm0                           ;   297.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   298.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm6                         ;   294.7 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, [rbp + 7488]                    ;   296.7 fp3+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   297.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm14                            ;   299.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   300.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm13                           ;   301.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   302.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   299.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm0                            ;   300.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   301.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm12, ymm6                             ;   303.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                           ;   303.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   303.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   304.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   304.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm12                            ;   303.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                             ;   305.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm0                            ;   305.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                            ;   302.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                             ;   305.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   305.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                             ;   304.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   306.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                          ;   306.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 7488]                   ;   306.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   307.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 5728]                   ;   302.8 fp0+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   306.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                          ;   307.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 5504]                   ;   307.7 fp3+agu1   43 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                             ;   306.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   304.2 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 7616]                     ;   306.7 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7584]                     ;   304.8 fp3+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   307.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   305.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   308.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   308.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   308.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, [rbp + 7552]                    ;   306.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   309.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   310.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   307.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   308.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 7520]                     ;   307.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   309.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm11                            ;   310.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;   308.2 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm1                             ;   311.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7648]                   ;   308.8 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   312.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   313.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   313.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   314.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   315.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   315.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   310.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   316.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                            ;   314.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   316.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   316.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   317.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256] ;   310.0 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   317.0 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   317.0 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   317.0 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   317.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2720]                         ;   311.7 agu0    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2784]                         ;   311.8 agu1    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2816]                         ;   312.7 agu0    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   319.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   320.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2912]                         ;   313.7 agu1    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm6                            ;   321.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm10, [rbp + 2880]                   ;   322.7 fp3+agu0   43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2688]                        ;   314.7 agu1    43 t[1] reload
        db 0x2e
        vpxor ymm2, ymm10, ymm15                           ;   322.7 fp0     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7648], ymm11                        ;   318.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm11, ymm2, [rbp + 2752]                    ;   323.7 fp1+agu0   43 t[1]
        db 0x2e
        vmovdqu [rbp + 7520], ymm1                         ;   318.0 agu1+fp5   43 t[1] spill
        vpxor ymm1, ymm11, [rbp + 2784]                    ;   324.7 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7552], ymm7                         ;   318.0 agu2+fp5   43 t[1] spill
        vpxor ymm7, ymm14, [rbp + 2848]                    ;   323.7 fp3+agu1   43 t[1]
        vmovdqu [rbp + 7584], ymm9                         ;   318.0 agu0+fp5   43 t[1] spill
        vpxor ymm9, ymm7, ymm15                            ;   324.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm13                        ;   319.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm5                            ;   324.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm0                         ;   320.0 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm1                            ;   325.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm8                         ;   321.0 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm6                             ;   326.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm12                        ;   322.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm12, ymm13, ymm8                           ;   327.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm9                         ;   325.7 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, [rbp + 2784]                    ;   328.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm15                            ;   327.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   328.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                             ;   328.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm7, ymm12                           ;   328.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   329.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                            ;   329.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   330.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   330.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm13                            ;   325.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm7                         ;   324.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm9                             ;   329.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2816]                     ;   330.7 fp0+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   331.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm12                        ;   328.7 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm6                            ;   326.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm3                         ;   326.8 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, ymm6                              ;   326.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   331.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   331.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   332.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                           ;   327.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   332.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm4                            ;   329.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm0                         ;   328.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm6                            ;   330.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   331.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   332.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm9                             ;   329.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm0                            ;   330.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   332.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm7                            ;   333.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   334.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm6                         ;   330.7 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, [rbp + 7744]                    ;   332.7 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   333.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm11                            ;   335.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   336.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm11, ymm15                           ;   337.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   338.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   335.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                              ;   336.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   337.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm6                              ;   339.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   339.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   339.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   340.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   340.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm5                             ;   339.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                             ;   341.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm7                            ;   341.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;   338.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                             ;   341.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                            ;   341.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   340.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   342.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                          ;   342.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 7744]                   ;   342.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   343.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 2912]                    ;   338.8 fp3+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   342.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                             ;   343.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2688]                     ;   343.7 fp2+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                           ;   342.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                           ;   340.2 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 7872]                     ;   342.7 fp1+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7840]                     ;   340.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   343.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   341.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   344.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   344.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   344.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 7808]                     ;   342.7 fp0+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   345.7 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   346.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   343.7 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   344.7 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 7776]                     ;   343.7 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   345.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm13                           ;   346.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   344.2 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                             ;   347.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 7904]                   ;   344.8 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   348.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   349.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   349.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                           ;   350.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   351.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   351.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   346.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   352.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   350.7 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   352.7 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   352.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   353.7 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   346.0 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   353.0 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   353.0 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   353.0 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   353.7 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 7200]                         ;   347.7 agu1    55 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 7456]                         ;   347.8 agu0    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   354.8 fp3     55 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 7168]                         ;   348.7 agu1    55 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 7424]                         ;   348.8 agu0    43 t[1] reload
        db 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   355.8 fp0     55 t[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 7104]                        ;   349.7 agu1    55 t[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 7232]                        ;   349.8 agu0    43 t[1] reload
        db 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   356.8 fp1     55 t[1]
        db 0x2e
        vmovdqu ymm14, [rbp + 7200]                        ;   350.7 agu1    43 t[1] reload
        db 0x2e
        vpxor ymm0, ymm9, ymm14                            ;   357.7 fp2     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   356.8 fp3     55 t[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 7040]                        ;   351.0 agu0    43 t[1] reload
        db 0x2e
        vmovdqu [rbp + 7232], ymm5                         ;   354.7 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm5, ymm7, ymm12                            ;   358.0 fp0     55 t[1]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7712]                     ;   355.8 fp1+agu1   55 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   359.0 fp2     55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7680]                   ;   357.8 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7360]                   ;   354.7 fp0+agu1   55 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 7072]                        ;   353.8 agu0    55 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   360.8 fp1+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   361.8 fp2     55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   361.8 fp3     55 t[1]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 7584]                     ;   354.8 fp0+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7456], ymm5                         ;   360.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 7104]                     ;   357.8 fp1+agu1   55 t[1]
        db 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   356.8 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7360], ymm6                         ;   357.8 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 7072]                         ;   355.8 agu0    55 t[1]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7680]                     ;   362.8 fp3+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7680], ymm6                         ;   363.8 agu2+fp5   55 t[1] spill
        vpxor ymm6, ymm7, [rbp + 7488]                     ;   356.8 fp0+agu0   55 t[1]
        vpxor ymm5, ymm5, ymm6                             ;   358.8 fp1     55 t[1]
        vpxor ymm1, ymm1, [rbp + 7552]                     ;   357.8 fp2+agu1   55 t[1]
        vmovdqu [rbp + 7488], ymm5                         ;   359.8 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm5, ymm2, [rbp + 7328]                     ;   357.8 fp3+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7328], ymm2                         ;   358.2 agu1+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm2, ymm11, ymm12                           ;   362.8 fp0     55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   358.8 fp1     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7072], ymm2                         ;   363.8 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 7616]                    ;   358.8 fp2+agu0   55 t[1]
        vpxor ymm9, ymm9, [rbp + 7584]                     ;   359.0 fp3+agu1   55 t[1]
        vpxor ymm8, ymm8, [rbp + 7520]                     ;   359.8 fp0+agu0   55 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm12                        ;   362.8 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, [rbp + 7296]                    ;   360.0 fp1+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   360.0 fp2     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm7                         ;   361.2 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm14                            ;   362.8 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   363.8 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   363.8 fp1     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   360.8 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7200], ymm7                         ;   364.8 agu0+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm7, ymm12, [rbp + 7008]                    ;   361.0 fp3+agu1   55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6976]                   ;   361.8 fp0+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7168], ymm15                        ;   363.2 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm15, ymm7, [rbp + 7264]                    ;   362.0 fp1+agu1   55 t[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   362.0 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7904], ymm15                        ;   364.2 agu2+fp5   55 t[1] spill
        vpxor ymm15, ymm8, ymm2                            ;   361.8 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   363.0 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   362.2 fp1     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm10                        ;   365.2 agu0+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm10, [rbp + 7264]                        ;   363.0 agu1    55 t[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7616]                   ;   370.0 fp2+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7616], ymm6                         ;   366.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm6, ymm12, [rbp + 7648]                    ;   364.0 fp3+agu1   55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   371.0 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   372.0 fp1     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm7                         ;   373.0 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, [rbp + 7232]                     ;   364.8 fp2+agu0   55 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   371.0 fp3     55 t[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7360]                   ;   372.0 fp0+agu1   55 t[1]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7136]                     ;   365.8 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   365.8 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7808], ymm7                         ;   368.2 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm9                                 ;   364.7         55 t[1] copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7680]                     ;   370.8 fp3+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7840], ymm6                         ;   369.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 7712]                         ;   366.8 agu0    55 t[1]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7232]                     ;   373.8 fp0+agu1   55 t[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm6                             ;   374.8 fp1     55 t[1]
        db 0x2e
        vpxor ymm6, ymm3, [rbp + 7136]                     ;   367.8 fp2+agu0   55 t[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm9                           ;   371.8 fp3     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7136], ymm14                        ;   372.8 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 7456]                        ;   368.0 agu1    55 t[1]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7552]                   ;   375.0 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7552], ymm14                        ;   376.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm14, [rbp + 7040]                        ;   369.0 agu1    55 t[1]
        vpxor ymm14, ymm14, [rbp + 7392]                   ;   376.0 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7232], ymm6                         ;   372.2 agu2+fp5   55 t[1] spill
        vpxor ymm6, ymm1, ymm14                            ;   377.0 fp2     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm10                        ;   373.2 agu1+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 7296]                        ;   370.8 agu0    55 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7648]                   ;   377.8 fp3+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   378.8 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   379.8 fp1     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   378.8 fp2     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   379.8 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   372.2 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 7776]                     ;   372.3 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7104]                     ;   373.2 fp2+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7104], ymm9                         ;   374.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm9, ymm0, [rbp + 7520]                     ;   373.3 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   374.3 fp0     55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   379.8 fp1     55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   380.8 fp2     55 t[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7168]                     ;   374.0 fp3+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   375.0 fp0     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm12                        ;   380.8 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, [rbp + 7008]                    ;   375.3 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   379.8 fp2     55 t[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 7616]                        ;   374.8 agu1    55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   381.8 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   375.3 fp0     55 t[1]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7424]                   ;   377.0 fp1+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6976]                     ;   376.3 fp2+agu0   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   377.3 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                            ;   378.0 fp0     55 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 7328]                        ;   376.8 agu1    55 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   383.8 fp1     55 t[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7712]                     ;   377.3 fp2+agu0   55 t[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   383.8 fp3     55 t[1]
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 7680]                    ;   377.8 fp0+agu1   55 t[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7584]                     ;   378.3 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7872]                     ;   380.2 fp2+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7584], ymm0                         ;   378.3 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm0, ymm12, [rbp + 7040]                    ;   382.8 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   382.8 fp0     55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   384.8 fp1     55 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7392]                     ;   384.8 fp2+agu1   55 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7616]                     ;   385.8 fp3+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7392], ymm12                        ;   385.8 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm12, ymm6, [rbp + 7616]                    ;   380.8 fp0+agu1   55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7456]                   ;   381.8 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 5120]                      ;   381.8 fp2+agu1   55 t[1]
        vpxor ymm13, ymm13, [r8 + 5152]                    ;   382.3 fp3+agu0   55 t[1]
        vpxor ymm2, ymm2, [r8 + 5216]                      ;   382.8 fp0+agu1   55 t[1]
        vpxor ymm4, ymm4, [r8 + 5248]                      ;   386.8 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 5280]                      ;   383.8 fp2+agu1   55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 5312]                    ;   384.3 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 5408]                      ;   384.8 fp0+agu1   55 t[1]
        vpxor ymm0, ymm0, [r8 + 5504]                      ;   385.3 fp1+agu0   55 t[1]
        vpxor ymm12, ymm12, [r8 + 5536]                    ;   385.8 fp2+agu1   55 t[1]
        vmovdqu [rbp + 3360], ymm12                        ;   386.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm12, [rbp + 7904]                        ;   386.3 agu0    55 t[1]
        vpxor ymm12, ymm12, [r8 + 5184]                    ;   393.3 fp3+agu1   55 t[1]
        vpxor ymm1, ymm1, [r8 + 5568]                      ;   387.3 fp0+agu0   55 t[1]
        vpxor ymm3, ymm3, [r8 + 5632]                      ;   387.8 fp1+agu1   55 t[1]
        vpxor ymm15, ymm15, [r8 + 5664]                    ;   388.3 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7904], ymm15                        ;   389.3 agu2+fp5   55 t[1] spill
        vmovdqu ymm15, [rbp + 7200]                        ;   388.8 agu1    55 t[1]
        vpxor ymm15, ymm15, [r8 + 5344]                    ;   395.8 fp3+agu0   55 t[1]
        vmovdqu [rbp + 7200], ymm3                         ;   388.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7232]                         ;   389.8 agu1    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5376]                      ;   396.8 fp0+agu0   55 t[1]
        vpxor ymm7, ymm7, [r8 + 5760]                      ;   390.8 fp1+agu1   55 t[1]
        vmovdqu [rbp + 7232], ymm7                         ;   391.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm7, [rbp + 7840]                         ;   391.3 agu0    55 t[1]
        vpxor ymm7, ymm7, [r8 + 5440]                      ;   398.3 fp2+agu1   55 t[1]
        vpxor ymm14, ymm14, [r8 + 5824]                    ;   392.3 fp3+agu0   55 t[1]
        vmovdqu [rbp + 7840], ymm14                        ;   393.3 agu2+fp5   55 t[1] spill
        vmovdqu ymm14, [rbp + 7872]                        ;   392.8 agu1    55 t[1]
        vpxor ymm14, ymm14, [r8 + 5472]                    ;   399.8 fp0+agu0   55 t[1]
        vpxor ymm5, ymm5, [r8 + 5888]                      ;   393.8 fp1+agu1   55 t[1]
        vpxor ymm10, ymm10, [r8 + 5920]                    ;   394.3 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7872], ymm10                        ;   395.3 agu2+fp5   55 t[1] spill
        vmovdqu ymm10, [rbp + 7136]                        ;   394.8 agu1    55 t[1]
        vpxor ymm10, ymm10, [r8 + 5600]                    ;   401.8 fp3+agu0   55 t[1]
        vmovdqu [rbp + 7136], ymm5                         ;   394.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7168]                         ;   395.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5696]                      ;   402.8 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7168], ymm5                         ;   403.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7808]                         ;   396.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5728]                      ;   403.8 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7808], ymm5                         ;   404.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7488]                         ;   397.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5792]                      ;   404.8 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7488], ymm5                         ;   405.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7104]                         ;   398.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5856]                      ;   405.8 fp3+agu0   55 t[1]
        vmovdqu [rbp + 7104], ymm5                         ;   406.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7264]                         ;   399.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5952]                      ;   406.8 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7264], ymm5                         ;   407.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7584]                         ;   400.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5984]                      ;   407.8 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7584], ymm5                         ;   408.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7392]                         ;   401.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6016]                      ;   408.8 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7392], ymm5                         ;   409.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7552]                         ;   402.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6048]                      ;   409.8 fp3+agu0   55 t[1]
        vmovdqu [rbp + 7552], ymm5                         ;   410.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7072]                         ;   403.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6080]                      ;   410.8 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7072], ymm5                         ;   411.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7776]                         ;   404.8 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6112]                      ;   411.8 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7776], ymm5                         ;   412.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 4000]                         ;   405.8 agu1    43 t[2]
        vmovdqu [rbp + 3424], ymm10                        ;   406.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm10, [rbp + 4064]                        ;   406.3 agu0    43 t[2]
        vpxor ymm10, ymm10, [rbp + 4096]                   ;   413.3 fp2+agu1   43 t[2]
        vpxor ymm5, ymm5, ymm10                            ;   414.3 fp3     43 t[2]
        vmovdqu [rbp + 3392], ymm1                         ;   407.0 agu2+fp5   55 t[1] spill
        vpxor ymm1, ymm5, [rbp + 4192]                     ;   415.3 fp0+agu0   43 t[2]
        vmovdqu [rbp + 3328], ymm0                         ;   408.0 agu1+fp5   55 t[1] spill
        vpxor ymm0, ymm1, [rbp + 4160]                     ;   416.3 fp1+agu0   43 t[2]
        vmovdqu [rbp + 3296], ymm14                        ;   409.0 agu2+fp5   55 t[1] spill
        vpxor ymm14, ymm1, [rbp + 3968]                    ;   416.3 fp2+agu1   43 t[2]
        vmovdqu [rbp + 3264], ymm7                         ;   410.0 agu2+fp5   55 t[1] spill
        vpxor ymm7, ymm14, [rbp + 4032]                    ;   417.3 fp3+agu0   43 t[2]
        vmovdqu [rbp + 3232], ymm9                         ;   411.0 agu1+fp5   55 t[1] spill
        vpxor ymm9, ymm7, [rbp + 4064]                     ;   418.3 fp0+agu0   43 t[2]
        vmovdqu [rbp + 3200], ymm3                         ;   412.0 agu2+fp5   55 t[1] spill
        vpxor ymm3, ymm0, [rbp + 4128]                     ;   417.3 fp1+agu1   43 t[2]
        vmovdqu [rbp + 3168], ymm15                        ;   413.0 agu2+fp5   55 t[1] spill
        vpxor ymm15, ymm3, [rbp + 3968]                    ;   418.3 fp2+agu0   43 t[2]
        vmovdqu [rbp + 3136], ymm11                        ;   414.0 agu1+fp5   55 t[1] spill
        vpxor ymm11, ymm3, [rbp + 4096]                    ;   418.3 fp3+agu0   43 t[2]
        vmovdqu [rbp + 3104], ymm6                         ;   415.0 agu2+fp5   55 t[1] spill
        vpxor ymm6, ymm0, ymm9                             ;   419.3 fp0     43 t[2]
        vmovdqu [rbp + 3072], ymm4                         ;   416.0 agu1+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm4, ymm6, [rbp + 4192]                     ;   420.3 fp1+agu0   43 t[2]
        db 0x2e
        vmovdqu [rbp + 3040], ymm2                         ;   417.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm2, ymm11, ymm4                            ;   421.3 fp2     43 t[2]
        db 0x2e
        vmovdqu [rbp + 3008], ymm12                        ;   418.0 agu1+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 4064]                    ;   422.3 fp3+agu0   43 t[2]
        db 0x2e
        vmovdqu [rbp + 2976], ymm13                        ;   419.0 agu2+fp5   55 t[1] spill
        vpxor ymm13, ymm4, [rbp + 3968]                    ;   421.3 fp0+agu1   43 t[2]
        vpxor ymm10, ymm10, ymm13                          ;   422.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                           ;   422.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm8                         ;   420.0 agu0+fp5   55 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm2                             ;   422.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   423.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm10                            ;   423.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   424.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   424.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm11                            ;   419.3 fp0     43 t[2]
        db 0x2e
        vmovdqu [rbp + 7936], ymm3                         ;   421.0 agu2+fp5   43 t[2] spill
        db 0x2e
        vpand ymm3, ymm5, ymm12                            ;   423.3 fp1     43 t[2]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4096]                     ;   424.3 fp2+agu1   43 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   425.3 fp3     43 t[2]
        db 0x2e
        vmovdqu [rbp + 7968], ymm2                         ;   422.3 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm2, ymm5, [rbp + 4192]                     ;   420.3 fp0+agu1   43 t[2]
        vmovdqu [rbp + 8000], ymm5                         ;   423.0 agu2+fp5   43 t[2] spill
        vpor ymm5, ymm14, [rbp + 4192]                     ;   421.0 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   425.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   425.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   426.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm1                             ;   422.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   426.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm6                         ;   424.0 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm10                            ;   423.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm1                         ;   425.0 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm6                             ;   424.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   425.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   426.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm12                           ;   423.8 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm1                            ;   424.8 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   426.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm3                            ;   427.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   428.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm6                         ;   426.0 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm11                           ;   425.2 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                             ;   427.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm7                             ;   429.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   430.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                             ;   431.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   432.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   429.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm3                            ;   430.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;   431.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm13, ymm6                             ;   433.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                             ;   433.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   433.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   434.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   434.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm13                            ;   433.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   435.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm3                             ;   435.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                          ;   432.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                           ;   435.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   435.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                           ;   434.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   436.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                           ;   436.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                           ;   436.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm13, [rbp + 4192]                    ;   432.3 fp0+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   436.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   437.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                            ;   437.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3968]                   ;   437.3 fp0+agu0   43 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 8064]                    ;   436.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                             ;   433.8 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8032]                     ;   436.3 fp3+agu0   43 t[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 8000]                     ;   434.7 fp0+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   437.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   435.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   438.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   438.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   438.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 7968]                     ;   436.3 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   439.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   440.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   437.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   438.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 7936]                     ;   437.3 fp3+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   439.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm11                           ;   440.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                             ;   437.8 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm2                            ;   441.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8096]                     ;   438.5 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   442.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   443.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   443.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   444.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   445.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   445.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   440.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   446.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   444.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   446.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   446.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   447.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   439.7 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   446.7 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   446.7 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   446.7 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   447.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5280]                         ;   441.3 agu0    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5344]                         ;   441.5 agu1    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5376]                         ;   442.3 agu0    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   449.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   450.3 fp2     43 t[2]
        db 0x2e
        vmovdqu ymm6, [rbp + 5472]                         ;   443.3 agu1    43 t[2] reload
        db 0x2e
        vpxor ymm7, ymm1, ymm6                             ;   451.3 fp3     43 t[2]
        db 0x2e
        vpxor ymm10, ymm7, [rbp + 5440]                    ;   452.3 fp0+agu0   43 t[2]
        db 0x2e
        vmovdqu ymm14, [rbp + 5248]                        ;   444.3 agu1    43 t[2] reload
        db 0x2e
        vmovdqu [rbp + 8096], ymm2                         ;   447.7 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm2, ymm7, ymm14                            ;   452.3 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 7936], ymm8                         ;   445.5 agu0+fp5   43 t[2] spill
        vpxor ymm8, ymm2, [rbp + 5312]                     ;   453.3 fp2+agu1   43 t[2]
        db 0x2e
        vmovdqu [rbp + 7968], ymm11                        ;   447.7 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm11, ymm8, [rbp + 5344]                    ;   454.3 fp3+agu0   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8000], ymm3                         ;   447.5 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm3, ymm10, [rbp + 5408]                    ;   453.3 fp0+agu0   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8032], ymm15                        ;   448.5 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm15, ymm3, ymm14                           ;   454.3 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8064], ymm9                         ;   449.5 agu1+fp5   43 t[2] spill
        vpxor ymm9, ymm3, ymm5                             ;   454.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm13                        ;   450.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm10, ymm11                          ;   455.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm12                        ;   451.5 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm6                           ;   456.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm12                            ;   457.3 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8192], ymm15                        ;   455.3 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 5344]                    ;   458.3 fp2+agu0   43 t[2]
        db 0x2e
        vpxor ymm5, ymm12, ymm14                           ;   457.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   458.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                            ;   458.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm0                            ;   458.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   459.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm4                           ;   459.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   460.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   460.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm9                            ;   455.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm3                         ;   454.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm15                            ;   459.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5376]                     ;   460.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   461.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm0                         ;   458.3 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                             ;   456.3 fp3     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8288], ymm1                         ;   456.5 agu2+fp5   43 t[2] spill
        db 0x2e
        vpor ymm1, ymm2, ymm6                              ;   456.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   461.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   461.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   462.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, ymm7                           ;   457.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   462.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm4                             ;   459.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm13                        ;   458.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm6                           ;   460.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   461.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   462.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                            ;   459.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm5                            ;   460.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   462.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm3                           ;   463.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   464.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm6                         ;   460.3 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, [rbp + 8192]                     ;   462.3 fp3+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   463.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm8                             ;   465.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   466.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm14                            ;   467.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   468.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   465.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm3                            ;   466.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   467.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm13, ymm6                             ;   469.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                           ;   469.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   469.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   470.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   470.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm13                            ;   469.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                           ;   471.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm3                            ;   471.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                            ;   468.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                             ;   471.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   471.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                           ;   470.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   472.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                            ;   472.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8192]                   ;   472.3 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   473.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, [rbp + 5472]                   ;   468.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   472.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;   473.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5248]                   ;   473.3 fp3+agu0   43 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;   472.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   469.8 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8320]                     ;   472.3 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8288]                     ;   470.5 fp3+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   473.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   471.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   474.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   474.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   474.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm6, [rbp + 8256]                    ;   472.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   475.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   476.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   473.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   474.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8224]                     ;   473.3 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   475.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm9                             ;   476.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                           ;   473.8 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm0                             ;   477.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 8352]                     ;   474.5 fp3+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   478.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   479.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   479.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   480.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   481.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   481.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   476.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                             ;   482.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   480.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   482.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   482.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   483.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256] ;   475.7 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   482.7 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   482.7 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   482.7 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                             ;   483.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2464]                         ;   477.3 agu1    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2528]                         ;   477.5 agu0    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2560]                         ;   478.3 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   485.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   486.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2656]                         ;   479.3 agu0    43 t[2] reload
        db 0x2e
        vpxor ymm8, ymm2, ymm6                             ;   487.3 fp2     43 t[2]
        db 0x2e
        vpxor ymm10, ymm8, [rbp + 2624]                    ;   488.3 fp3+agu1   43 t[2]
        db 0x2e
        vmovdqu ymm12, [rbp + 2432]                        ;   480.3 agu0    43 t[2] reload
        db 0x2e
        vmovdqu [rbp + 8352], ymm3                         ;   480.5 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm3, ymm8, ymm12                            ;   488.3 fp0     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8224], ymm14                        ;   481.5 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm14, ymm3, [rbp + 2496]                    ;   489.3 fp1+agu0   43 t[2]
        vmovdqu [rbp + 8256], ymm9                         ;   483.7 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 2528]                    ;   490.3 fp2+agu1   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8288], ymm0                         ;   483.7 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm0, ymm10, [rbp + 2592]                    ;   489.3 fp3+agu1   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8320], ymm7                         ;   484.5 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm7, ymm0, ymm12                            ;   490.3 fp0     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8192], ymm11                        ;   485.5 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm11, ymm0, ymm5                            ;   490.3 fp1     43 t[2]
        vmovdqu [rbp + 8384], ymm13                        ;   486.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm10, ymm9                           ;   491.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm15                        ;   487.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm6                           ;   492.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm15                           ;   493.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm7                         ;   491.3 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm1, [rbp + 2528]                     ;   494.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm12                           ;   493.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   494.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                            ;   494.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                            ;   494.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   495.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm4                            ;   495.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   496.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   496.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm11                            ;   491.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm0                         ;   490.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm7                             ;   495.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2560]                     ;   496.3 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   497.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm1                         ;   494.3 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm6                             ;   492.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm2                         ;   492.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpor ymm2, ymm3, ymm6                              ;   492.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   497.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   497.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   498.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm8                           ;   493.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   498.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm4                             ;   495.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm13                        ;   494.5 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm6                           ;   496.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   497.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   498.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm7                             ;   495.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm5                            ;   496.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   498.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm0                           ;   499.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   500.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8608], ymm6                         ;   496.3 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpand ymm6, ymm11, [rbp + 8448]                    ;   498.3 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   499.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm14                            ;   501.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                           ;   502.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm12                           ;   503.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   504.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   501.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                            ;   502.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   503.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm13, ymm6                             ;   505.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                           ;   505.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   505.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   506.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   506.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm13                            ;   505.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                             ;   507.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm0                            ;   507.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;   504.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                             ;   507.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   507.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                             ;   506.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   508.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                          ;   508.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 8448]                   ;   508.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   509.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 2656]                   ;   504.5 fp3+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   508.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   509.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 2432]                   ;   509.3 fp2+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                             ;   508.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   505.8 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 8576]                     ;   508.3 fp1+agu0   43 t[2]
        db 0x2e
        vpand ymm2, ymm2, [rbp + 8544]                     ;   506.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   509.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   507.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   510.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   510.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   510.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, [rbp + 8512]                    ;   508.3 fp0+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   511.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   512.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   509.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   510.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8480]                     ;   509.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   511.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm11                            ;   512.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;   509.8 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm1                             ;   513.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8608]                   ;   510.5 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   514.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   515.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   515.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   516.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   517.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   517.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   512.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   518.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   516.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   518.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   518.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   519.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256] ;   511.7 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   518.7 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   518.7 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   518.7 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   519.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3744]                         ;   513.3 agu0    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3808]                         ;   513.5 agu1    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3840]                         ;   514.3 agu0    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   521.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   522.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3936]                         ;   515.3 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm6                            ;   523.3 fp1     43 t[2]
        db 0x2e
        vpxor ymm14, ymm10, [rbp + 3904]                   ;   524.3 fp2+agu0   43 t[2]
        db 0x2e
        vmovdqu ymm15, [rbp + 3712]                        ;   516.3 agu1    43 t[2] reload
        db 0x2e
        vpxor ymm2, ymm10, ymm15                           ;   524.3 fp3     43 t[2]
        vmovdqu [rbp + 8608], ymm11                        ;   519.7 agu2+fp5   43 t[2] spill
        vpxor ymm11, ymm2, [rbp + 3776]                    ;   525.3 fp0+agu0   43 t[2]
        vmovdqu [rbp + 8480], ymm1                         ;   519.7 agu1+fp5   43 t[2] spill
        vpxor ymm1, ymm11, [rbp + 3808]                    ;   526.3 fp1+agu0   43 t[2]
        vmovdqu [rbp + 8512], ymm9                         ;   519.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm14, [rbp + 3872]                    ;   525.3 fp2+agu1   43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm7                         ;   519.7 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm15                            ;   526.3 fp3     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8576], ymm12                        ;   520.7 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm12, ymm9, ymm5                            ;   526.3 fp0     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8448], ymm0                         ;   521.7 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm0, ymm14, ymm1                            ;   527.3 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8640], ymm8                         ;   522.7 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm6                             ;   528.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8672], ymm13                        ;   523.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm12, ymm8                           ;   529.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm7                         ;   527.3 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm13, [rbp + 3808]                    ;   530.3 fp0+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm15                            ;   529.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   530.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                             ;   530.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm13                           ;   530.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   531.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                            ;   531.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   532.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   532.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm12                            ;   527.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8736], ymm9                         ;   526.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm7                             ;   531.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3840]                     ;   532.3 fp3+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   533.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm13                        ;   530.3 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm6                            ;   528.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8800], ymm3                         ;   528.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm2, ymm6                              ;   528.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   533.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   533.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   534.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                           ;   529.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   534.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm4                            ;   531.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm0                         ;   530.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm6                            ;   532.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   533.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   534.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm7                             ;   531.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm0                            ;   532.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   534.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm9                            ;   535.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   536.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8864], ymm6                         ;   532.3 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, [rbp + 8704]                    ;   534.3 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   535.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm11                            ;   537.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   538.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, ymm15                           ;   539.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;   540.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   537.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm9                              ;   538.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   539.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm6                              ;   541.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   541.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   541.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   542.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   542.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm5                             ;   541.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                             ;   543.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm9                            ;   543.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;   540.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                             ;   543.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   543.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;   542.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   544.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                          ;   544.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8704]                   ;   544.3 fp0+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   545.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 3936]                    ;   540.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   544.3 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                             ;   545.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3712]                     ;   545.3 fp1+agu0   43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                           ;   544.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                           ;   541.8 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 8832]                     ;   544.3 fp0+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8800]                     ;   542.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   545.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   543.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   546.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   546.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   546.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 8768]                     ;   544.3 fp3+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   547.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   548.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   545.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   546.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8736]                     ;   545.3 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   547.3 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm12                           ;   548.3 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   545.8 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                             ;   549.3 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8864]                   ;   546.5 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   550.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   551.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   551.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   552.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   553.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   553.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   548.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   554.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   552.3 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   554.3 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   554.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   555.3 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   547.7 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   554.7 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   554.7 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   554.7 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   555.3 fp1     43 t[2]
        db 0x2e
        vmovdqu ymm2, [rbp + 8160]                         ;   549.3 agu1    55 t[2]
        db 0x2e
        vmovdqu ymm3, [rbp + 8416]                         ;   549.5 agu0    43 t[2] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   556.5 fp2     55 t[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 8128]                         ;   550.3 agu1    55 t[2]
        db 0x2e
        vmovdqu ymm6, [rbp + 8384]                         ;   550.5 agu0    43 t[2] reload
        db 0x2e
        vpxor ymm4, ymm4, ymm6                             ;   557.5 fp3     55 t[2]
        db 0x2e
        vmovdqu ymm11, [rbp + 8064]                        ;   551.3 agu1    55 t[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 8192]                        ;   551.5 agu0    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   558.5 fp0     55 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8160]                        ;   552.3 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm14                            ;   559.3 fp1     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   558.5 fp2     55 t[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 8000]                        ;   552.7 agu0    43 t[2] reload
        db 0x2e
        vmovdqu [rbp + 8192], ymm5                         ;   556.3 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm5, ymm9, ymm13                            ;   559.7 fp3     55 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8672]                     ;   557.5 fp0+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   560.7 fp1     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8640]                   ;   559.5 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8320]                   ;   556.3 fp3+agu1   55 t[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 8032]                        ;   555.5 agu0    55 t[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8320]                   ;   562.5 fp0+agu1   55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   563.5 fp1     55 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   563.5 fp2     55 t[2]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8544]                     ;   556.5 fp3+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8416], ymm5                         ;   561.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 8064]                     ;   559.5 fp0+agu1   55 t[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   558.5 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8320], ymm6                         ;   559.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm6, [rbp + 8032]                         ;   557.5 agu0    55 t[2]
        vpxor ymm6, ymm6, [rbp + 8640]                     ;   564.5 fp2+agu1   55 t[2]
        vmovdqu [rbp + 8640], ymm6                         ;   565.5 agu2+fp5   55 t[2] spill
        vpxor ymm6, ymm9, [rbp + 8448]                     ;   558.5 fp3+agu0   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   560.5 fp0     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 8512]                     ;   559.5 fp1+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8448], ymm5                         ;   561.5 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm5, ymm2, [rbp + 8288]                     ;   559.5 fp2+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8288], ymm2                         ;   559.8 agu1+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm2, ymm11, ymm13                           ;   564.5 fp3     55 t[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   560.5 fp0     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8032], ymm2                         ;   565.5 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 8576]                    ;   560.5 fp1+agu0   55 t[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8544]                     ;   560.7 fp2+agu1   55 t[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8480]                     ;   561.5 fp3+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8544], ymm13                        ;   564.5 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm13, ymm2, [rbp + 8256]                    ;   561.7 fp0+agu1   55 t[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   561.7 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8384], ymm9                         ;   562.8 agu2+fp5   43 t[2] spill
        vpxor ymm9, ymm3, ymm14                            ;   564.5 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   565.5 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   565.5 fp0     55 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   562.5 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8160], ymm9                         ;   566.5 agu0+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 7968]                    ;   562.7 fp2+agu1   55 t[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7936]                   ;   563.5 fp3+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8128], ymm15                        ;   564.8 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm15, ymm9, [rbp + 8224]                    ;   563.7 fp0+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   563.7 fp1     55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8864], ymm15                        ;   565.8 agu2+fp5   55 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm2                            ;   563.5 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   564.7 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   563.8 fp0     55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8736], ymm10                        ;   566.8 agu0+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm10, [rbp + 8224]                        ;   564.7 agu1    55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8576]                   ;   571.7 fp1+agu0   55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm6                         ;   567.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm6, ymm13, [rbp + 8608]                    ;   565.7 fp2+agu1   55 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   572.7 fp3     55 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   573.7 fp0     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8224], ymm9                         ;   574.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm9, ymm4, [rbp + 8192]                     ;   566.5 fp1+agu0   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   572.7 fp2     55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8320]                   ;   573.7 fp3+agu1   55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 8096]                     ;   567.5 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   567.5 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8768], ymm9                         ;   569.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqa ymm9, ymm7                                 ;   566.3         55 t[2] copy
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8640]                     ;   572.5 fp2+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8800], ymm6                         ;   570.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8672]                         ;   568.5 agu0    55 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8192]                     ;   575.5 fp3+agu1   55 t[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   576.5 fp0     55 t[2]
        db 0x2e
        vpxor ymm6, ymm3, [rbp + 8096]                     ;   569.5 fp1+agu0   55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm7                           ;   573.5 fp2     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8096], ymm14                        ;   574.5 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 8416]                        ;   569.7 agu1    55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8512]                   ;   576.7 fp3+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8512], ymm14                        ;   577.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm14, [rbp + 8000]                        ;   570.7 agu1    55 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8352]                   ;   577.7 fp0+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8192], ymm6                         ;   573.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm6, ymm1, ymm14                            ;   578.7 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8832], ymm10                        ;   574.8 agu1+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm10, [rbp + 8256]                        ;   572.5 agu0    55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8608]                   ;   579.5 fp2+agu1   55 t[2]
        db 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   580.5 fp3     55 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   581.5 fp0     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   580.5 fp1     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   581.5 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   573.8 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8736]                     ;   574.0 fp0+agu0   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 8064]                     ;   574.8 fp1+agu1   55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm7                         ;   575.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm7, ymm0, [rbp + 8480]                     ;   575.0 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   576.0 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                            ;   581.5 fp0     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   582.5 fp1     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 8128]                     ;   575.7 fp2+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   576.7 fp3     55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm13                        ;   582.5 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm13, ymm5, [rbp + 7968]                    ;   577.0 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   581.5 fp1     55 t[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 8576]                        ;   576.5 agu1    55 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8320]                   ;   583.5 fp2+agu0   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   577.0 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8384]                   ;   578.7 fp0+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7936]                     ;   578.0 fp1+agu0   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   579.0 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                            ;   579.7 fp3     55 t[2]
        db 0x2e
        vmovdqu ymm14, [rbp + 8288]                        ;   578.5 agu1    55 t[2] reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   585.5 fp0     55 t[2]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8672]                     ;   579.0 fp1+agu0   55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   585.5 fp2     55 t[2]
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 8640]                    ;   579.5 fp3+agu1   55 t[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8544]                     ;   580.0 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8832]                     ;   581.8 fp1+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8544], ymm0                         ;   580.0 agu2+fp5   55 t[2] spill
        vpxor ymm0, ymm13, [rbp + 8000]                    ;   584.5 fp2+agu0   55 t[2]
        vpxor ymm13, ymm13, ymm9                           ;   584.5 fp3     55 t[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   586.5 fp0     55 t[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8352]                     ;   586.5 fp1+agu1   55 t[2]
        vpxor ymm4, ymm4, [rbp + 8576]                     ;   587.5 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8352], ymm13                        ;   587.5 agu2+fp5   55 t[2] spill
        vpxor ymm13, ymm6, [rbp + 8576]                    ;   582.5 fp3+agu1   55 t[2]
        vpxor ymm13, ymm13, [rbp + 8416]                   ;   583.5 fp0+agu0   55 t[2]
        vpxor ymm8, ymm8, [r8 + 6144]                      ;   583.5 fp1+agu1   55 t[2]
        vpxor ymm12, ymm12, [r8 + 6176]                    ;   584.0 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 6240]                      ;   584.5 fp3+agu1   55 t[2]
        vpxor ymm4, ymm4, [r8 + 6272]                      ;   588.5 fp0+agu0   55 t[2]
        vpxor ymm6, ymm6, [r8 + 6304]                      ;   585.5 fp1+agu1   55 t[2]
        vpxor ymm11, ymm11, [r8 + 6336]                    ;   586.0 fp2+agu0   55 t[2]
        vpxor ymm7, ymm7, [r8 + 6432]                      ;   586.5 fp3+agu1   55 t[2]
        vpxor ymm0, ymm0, [r8 + 6528]                      ;   587.0 fp0+agu0   55 t[2]
        vpxor ymm13, ymm13, [r8 + 6560]                    ;   587.5 fp1+agu1   55 t[2]
        vmovdqu [rbp + 4384], ymm13                        ;   588.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm13, [rbp + 8864]                        ;   588.0 agu0    55 t[2]
        vpxor ymm13, ymm13, [r8 + 6208]                    ;   595.0 fp2+agu1   55 t[2]
        vpxor ymm1, ymm1, [r8 + 6592]                      ;   589.0 fp3+agu0   55 t[2]
        vpxor ymm3, ymm3, [r8 + 6656]                      ;   589.5 fp0+agu1   55 t[2]
        vpxor ymm15, ymm15, [r8 + 6688]                    ;   590.0 fp1+agu0   55 t[2]
        vmovdqu [rbp + 4512], ymm15                        ;   591.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm15, [rbp + 8160]                        ;   590.5 agu1    55 t[2]
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 6368]                    ;   597.5 fp2+agu0   55 t[2]
        vmovdqu [rbp + 4480], ymm3                         ;   590.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8192]                         ;   591.5 agu1    55 t[2]
        vpxor ymm3, ymm3, [r8 + 6400]                      ;   598.5 fp3+agu0   55 t[2]
        vpxor ymm9, ymm9, [r8 + 6784]                      ;   592.5 fp0+agu1   55 t[2]
        vmovdqu [rbp + 4608], ymm9                         ;   593.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm9, [rbp + 8800]                         ;   593.0 agu0    55 t[2]
        vpxor ymm9, ymm9, [r8 + 6464]                      ;   600.0 fp1+agu1   55 t[2]
        vpxor ymm14, ymm14, [r8 + 6848]                    ;   594.0 fp2+agu0   55 t[2]
        vmovdqu [rbp + 4672], ymm14                        ;   595.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm14, [rbp + 8832]                        ;   594.5 agu1    55 t[2]
        vpxor ymm14, ymm14, [r8 + 6496]                    ;   601.5 fp3+agu0   55 t[2]
        vpxor ymm5, ymm5, [r8 + 6912]                      ;   595.5 fp0+agu1   55 t[2]
        vpxor ymm10, ymm10, [r8 + 6944]                    ;   596.0 fp1+agu0   55 t[2]
        vmovdqu [rbp + 8832], ymm10                        ;   597.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm10, [rbp + 8096]                        ;   596.5 agu1    55 t[2]
        vpxor ymm10, ymm10, [r8 + 6624]                    ;   603.5 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8096], ymm5                         ;   596.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8128]                         ;   597.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6720]                      ;   604.5 fp3+agu0   55 t[2]
        vmovdqu [rbp + 4544], ymm5                         ;   605.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8768]                         ;   598.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6752]                      ;   605.5 fp0+agu0   55 t[2]
        vmovdqu [rbp + 4576], ymm5                         ;   606.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8448]                         ;   599.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6816]                      ;   606.5 fp1+agu0   55 t[2]
        vmovdqu [rbp + 4640], ymm5                         ;   607.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8064]                         ;   600.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6880]                      ;   607.5 fp2+agu0   55 t[2]
        vmovdqu [rbp + 4704], ymm5                         ;   608.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8224]                         ;   601.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6976]                      ;   608.5 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8224], ymm5                         ;   609.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8544]                         ;   602.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7008]                      ;   609.5 fp0+agu0   55 t[2]
        vmovdqu [rbp + 8544], ymm5                         ;   610.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8352]                         ;   603.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7040]                      ;   610.5 fp1+agu0   55 t[2]
        vmovdqu [rbp + 8352], ymm5                         ;   611.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8512]                         ;   604.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7072]                      ;   611.5 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8512], ymm5                         ;   612.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8032]                         ;   605.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7104]                      ;   612.5 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8032], ymm5                         ;   613.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8736]                         ;   606.5 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7136]                      ;   613.5 fp0+agu0   55 t[2]
        vmovdqu [rbp + 8736], ymm5                         ;   614.5 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 5024]                         ;   607.5 agu1    43 t[3]
        vmovdqu [rbp + 4448], ymm10                        ;   607.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm10, [rbp + 5088]                        ;   608.0 agu0    43 t[3]
        vpxor ymm10, ymm10, [rbp + 5120]                   ;   615.0 fp1+agu1   43 t[3]
        vpxor ymm5, ymm5, ymm10                            ;   616.0 fp2     43 t[3]
        vmovdqu [rbp + 4416], ymm1                         ;   608.7 agu2+fp5   55 t[2] spill
        vpxor ymm1, ymm5, [rbp + 5216]                     ;   617.0 fp3+agu0   43 t[3]
        vmovdqu [rbp + 4352], ymm0                         ;   609.7 agu1+fp5   55 t[2] spill
        vpxor ymm0, ymm1, [rbp + 5184]                     ;   618.0 fp0+agu0   43 t[3]
        vmovdqu [rbp + 4320], ymm14                        ;   610.7 agu2+fp5   55 t[2] spill
        vpxor ymm14, ymm1, [rbp + 4992]                    ;   618.0 fp1+agu1   43 t[3]
        vmovdqu [rbp + 4288], ymm9                         ;   611.7 agu2+fp5   55 t[2] spill
        vpxor ymm9, ymm14, [rbp + 5056]                    ;   619.0 fp2+agu0   43 t[3]
        vmovdqu [rbp + 4256], ymm7                         ;   612.7 agu1+fp5   55 t[2] spill
        vpxor ymm7, ymm9, [rbp + 5088]                     ;   620.0 fp3+agu0   43 t[3]
        vmovdqu [rbp + 4224], ymm3                         ;   613.7 agu2+fp5   55 t[2] spill
        vpxor ymm3, ymm0, [rbp + 5152]                     ;   619.0 fp0+agu1   43 t[3]
        vmovdqu [rbp + 4192], ymm15                        ;   614.7 agu2+fp5   55 t[2] spill
        vpxor ymm15, ymm3, [rbp + 4992]                    ;   620.0 fp1+agu0   43 t[3]
        vmovdqu [rbp + 4160], ymm11                        ;   615.7 agu1+fp5   55 t[2] spill
        vpxor ymm11, ymm3, [rbp + 5120]                    ;   620.0 fp2+agu0   43 t[3]
        vmovdqu [rbp + 4128], ymm6                         ;   616.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm6, ymm0, ymm7                             ;   621.0 fp3     43 t[3]
        db 0x2e
        vmovdqu [rbp + 4096], ymm4                         ;   617.7 agu1+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm4, ymm6, [rbp + 5216]                     ;   622.0 fp0+agu0   43 t[3]
        vmovdqu [rbp + 4064], ymm2                         ;   618.7 agu2+fp5   55 t[2] spill
        vpxor ymm2, ymm11, ymm4                            ;   623.0 fp1     43 t[3]
        vmovdqu [rbp + 4032], ymm13                        ;   619.7 agu1+fp5   55 t[2] spill
        vpxor ymm13, ymm2, [rbp + 5088]                    ;   624.0 fp2+agu0   43 t[3]
        vmovdqu [rbp + 4000], ymm12                        ;   620.7 agu2+fp5   55 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm4, [rbp + 4992]                    ;   623.0 fp3+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   624.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                           ;   624.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm8                         ;   621.7 agu0+fp5   55 t[2] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm3, ymm2                             ;   624.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   625.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm10                            ;   625.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   626.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   626.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm11                            ;   621.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8896], ymm3                         ;   622.7 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm13                            ;   625.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5120]                     ;   626.0 fp1+agu1   43 t[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   627.0 fp2     43 t[3]
        db 0x2e
        vmovdqu [rbp + 8928], ymm2                         ;   624.0 agu0+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm2, ymm5, [rbp + 5216]                     ;   622.0 fp3+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8960], ymm5                         ;   624.7 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpor ymm5, ymm14, [rbp + 5216]                     ;   622.7 fp0+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   627.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   627.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;   628.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm6, ymm1                             ;   624.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   628.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm6                         ;   625.7 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm10                            ;   625.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9024], ymm1                         ;   626.7 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm6                             ;   626.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   627.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   628.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm13                           ;   625.5 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm1                            ;   626.5 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   628.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm3                            ;   629.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   630.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9056], ymm6                         ;   627.7 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm11                           ;   626.8 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   629.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm9                             ;   631.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   632.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm8                             ;   633.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   634.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   631.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                            ;   632.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   633.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm12, ymm6                             ;   635.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                             ;   635.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   635.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                             ;   636.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   636.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm12                            ;   635.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                             ;   637.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm3                             ;   637.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                          ;   634.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                           ;   637.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   637.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                           ;   636.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   638.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                           ;   638.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                           ;   638.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm12, [rbp + 5216]                    ;   634.0 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   638.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   639.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                            ;   639.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4992]                   ;   639.0 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm3, [rbp + 9024]                    ;   638.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                             ;   635.5 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8992]                     ;   638.0 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 8960]                     ;   636.3 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   639.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;   637.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   640.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   640.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                            ;   640.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 8928]                     ;   638.0 fp1+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   641.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   642.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   639.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   640.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8896]                     ;   639.0 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   641.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm11                           ;   642.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                             ;   639.5 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm2                            ;   643.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 9056]                     ;   640.2 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   644.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   645.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   645.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   646.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                             ;   647.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   647.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   642.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   648.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   646.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   648.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   648.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   649.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   641.3 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   648.3 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   648.3 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   648.3 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   649.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2208]                         ;   643.0 agu0    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2272]                         ;   643.2 agu1    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2304]                         ;   644.0 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   651.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   652.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2400]                         ;   645.0 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm6                             ;   653.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, [rbp + 2368]                    ;   654.0 fp3+agu0   43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2176]                        ;   646.0 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9056], ymm2                         ;   649.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm2, ymm9, ymm14                            ;   654.0 fp0     43 t[3]
        db 0x2e
        vmovdqu [rbp + 8896], ymm8                         ;   647.2 agu0+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm8, ymm2, [rbp + 2240]                     ;   655.0 fp1+agu1   43 t[3]
        db 0x2e
        vmovdqu [rbp + 8928], ymm11                        ;   649.3 agu2+fp5   43 t[3] spill
        vpxor ymm11, ymm8, [rbp + 2272]                    ;   656.0 fp2+agu0   43 t[3]
        vmovdqu [rbp + 8960], ymm3                         ;   649.2 agu1+fp5   43 t[3] spill
        vpxor ymm3, ymm10, [rbp + 2336]                    ;   655.0 fp3+agu0   43 t[3]
        vmovdqu [rbp + 8992], ymm15                        ;   650.2 agu2+fp5   43 t[3] spill
        vpxor ymm15, ymm3, ymm14                           ;   656.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9024], ymm7                         ;   651.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm5                             ;   656.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm12                        ;   652.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm11                          ;   657.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm13                        ;   653.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm12, ymm6                           ;   658.0 fp3     43 t[3]
        db 0x2e
        vpxor ymm0, ymm7, ymm13                            ;   659.0 fp0     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9152], ymm15                        ;   657.0 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 2272]                    ;   660.0 fp1+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm14                           ;   659.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   660.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   660.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm0                            ;   660.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   661.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm4                           ;   661.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   662.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   662.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm7                            ;   657.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9184], ymm3                         ;   656.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm15                            ;   661.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2304]                     ;   662.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   663.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9216], ymm0                         ;   660.0 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                             ;   658.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9248], ymm1                         ;   658.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm6                              ;   658.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   663.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   663.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   664.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm9                           ;   659.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   664.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm4                             ;   661.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm12                        ;   660.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm6                           ;   662.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   663.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;   664.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                            ;   661.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm5                            ;   662.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   664.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm3                           ;   665.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   666.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9312], ymm6                         ;   662.0 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, [rbp + 9152]                     ;   664.0 fp2+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   665.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm1, ymm8                             ;   667.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   668.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm14                            ;   669.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   670.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   667.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                            ;   668.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   669.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm12, ymm6                             ;   671.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                           ;   671.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   671.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                            ;   672.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   672.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm12                            ;   671.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                           ;   673.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm3                            ;   673.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;   670.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                             ;   673.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   673.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                           ;   672.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   674.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                            ;   674.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9152]                   ;   674.0 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   675.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm12, [rbp + 2400]                   ;   670.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   674.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   675.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2176]                   ;   675.0 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   674.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   671.5 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9280]                     ;   674.0 fp1+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9248]                     ;   672.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   675.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   673.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   676.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   676.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   676.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, [rbp + 9216]                    ;   674.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   677.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   678.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   675.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   676.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9184]                     ;   675.0 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   677.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm7                             ;   678.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                           ;   675.5 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm0                             ;   679.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 9312]                     ;   676.2 fp2+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   680.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   681.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   681.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   682.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   683.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   683.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   678.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                             ;   684.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   682.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   684.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   684.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   685.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256] ;   677.3 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   684.3 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                             ;   684.3 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   684.3 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   685.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3488]                         ;   679.0 agu1    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3552]                         ;   679.2 agu0    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3584]                         ;   680.0 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   687.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   688.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3680]                         ;   681.0 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm6                             ;   689.0 fp1     43 t[3]
        db 0x2e
        vpxor ymm10, ymm8, [rbp + 3648]                    ;   690.0 fp2+agu1   43 t[3]
        db 0x2e
        vmovdqu ymm13, [rbp + 3456]                        ;   682.0 agu0    43 t[3] reload
        db 0x2e
        vmovdqu [rbp + 9312], ymm3                         ;   682.2 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm3, ymm8, ymm13                            ;   690.0 fp3     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9184], ymm14                        ;   683.2 agu1+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm14, ymm3, [rbp + 3520]                    ;   691.0 fp0+agu0   43 t[3]
        db 0x2e
        vmovdqu [rbp + 9216], ymm7                         ;   685.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm7, ymm14, [rbp + 3552]                    ;   692.0 fp1+agu1   43 t[3]
        vmovdqu [rbp + 9248], ymm0                         ;   685.3 agu0+fp5   43 t[3] spill
        vpxor ymm0, ymm10, [rbp + 3616]                    ;   691.0 fp2+agu1   43 t[3]
        vmovdqu [rbp + 9280], ymm9                         ;   686.2 agu2+fp5   43 t[3] spill
        vpxor ymm9, ymm0, ymm13                            ;   692.0 fp3     43 t[3]
        vmovdqu [rbp + 9152], ymm11                        ;   687.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm5                            ;   692.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm12                        ;   688.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm7                           ;   693.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm15                        ;   689.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm6                           ;   694.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm15                           ;   695.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm9                         ;   693.0 agu0+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm9, ymm1, [rbp + 3552]                     ;   696.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm13                           ;   695.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   696.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                            ;   696.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm1                            ;   696.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   697.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm4                            ;   697.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   698.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   698.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm11                            ;   693.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9440], ymm0                         ;   692.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm9                             ;   697.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3584]                     ;   698.0 fp3+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   699.0 fp0     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9472], ymm1                         ;   696.0 agu1+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm1, ymm2, ymm6                             ;   694.0 fp1     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9504], ymm2                         ;   694.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm3, ymm6                              ;   694.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   699.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   699.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   700.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm8                           ;   695.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   700.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm4                             ;   697.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm12                        ;   696.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm6                           ;   698.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   699.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   700.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm9                             ;   697.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm5                            ;   698.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   700.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm0                           ;   701.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   702.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm6                         ;   698.0 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, [rbp + 9408]                    ;   700.0 fp1+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   701.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm14                            ;   703.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   704.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm13                           ;   705.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   706.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   703.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm0                            ;   704.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   705.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm12, ymm6                             ;   707.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                           ;   707.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   707.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                          ;   708.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   708.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm12                            ;   707.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                             ;   709.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm0                            ;   709.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                            ;   706.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                             ;   709.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   709.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                             ;   708.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   710.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                          ;   710.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 9408]                   ;   710.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   711.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 3680]                   ;   706.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   710.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                          ;   711.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3456]                   ;   711.0 fp1+agu1   43 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                             ;   710.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                             ;   707.5 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 9536]                     ;   710.0 fp0+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 9504]                     ;   708.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   711.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   709.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   712.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   712.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   712.0 fp2     43 t[3]
        db 0x2e
        vpand ymm15, ymm6, [rbp + 9472]                    ;   710.0 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   713.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   714.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   711.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   712.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9440]                     ;   711.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   713.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm11                            ;   714.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;   711.5 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm1                             ;   715.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9568]                   ;   712.2 fp1+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   716.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   717.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   717.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   718.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                            ;   719.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   719.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   714.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   720.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                            ;   718.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   720.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   720.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   721.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel aes128_encrypt.T0_constants256] ;   713.3 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   720.3 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   720.3 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   720.3 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   721.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4768]                         ;   715.0 agu0    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4832]                         ;   715.2 agu1    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4864]                         ;   716.0 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   723.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   724.0 fp3     43 t[3]
        db 0x2e
        vmovdqu ymm6, [rbp + 4960]                         ;   717.0 agu1    43 t[3] reload
        db 0x2e
        vpxor ymm10, ymm3, ymm6                            ;   725.0 fp0     43 t[3]
        db 0x2e
        vpxor ymm14, ymm10, [rbp + 4928]                   ;   726.0 fp1+agu0   43 t[3]
        db 0x2e
        vmovdqu ymm15, [rbp + 4736]                        ;   718.0 agu1    43 t[3] reload
        db 0x2e
        vpxor ymm2, ymm10, ymm15                           ;   726.0 fp2     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9568], ymm11                        ;   721.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm11, ymm2, [rbp + 4800]                    ;   727.0 fp3+agu0   43 t[3]
        vmovdqu [rbp + 9440], ymm1                         ;   721.3 agu1+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 4832]                    ;   728.0 fp0+agu0   43 t[3]
        db 0x2e
        vmovdqu [rbp + 9472], ymm7                         ;   721.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm7, ymm14, [rbp + 4896]                    ;   727.0 fp1+agu1   43 t[3]
        db 0x2e
        vmovdqu [rbp + 9504], ymm9                         ;   721.3 agu0+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm9, ymm7, ymm15                            ;   728.0 fp2     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9536], ymm13                        ;   722.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm13, ymm7, ymm5                            ;   728.0 fp3     43 t[3]
        vmovdqu [rbp + 9408], ymm0                         ;   723.3 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm1                            ;   729.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm8                         ;   724.3 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm6                             ;   730.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm12                        ;   725.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm8                           ;   731.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm9                         ;   729.0 agu1+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm9, ymm12, [rbp + 4832]                    ;   732.0 fp3+agu0   43 t[3]
        db 0x2e
        vpxor ymm5, ymm8, ymm15                            ;   731.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   732.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                             ;   732.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm12                           ;   732.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   733.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                            ;   733.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   734.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   734.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm13                            ;   729.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm7                         ;   728.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm9                             ;   733.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4864]                     ;   734.0 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   735.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm12                        ;   732.0 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm6                            ;   730.0 fp0     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9760], ymm3                         ;   730.2 agu2+fp5   43 t[3] spill
        db 0x2e
        vpor ymm3, ymm2, ymm6                              ;   730.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   735.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   735.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   736.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                           ;   731.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   736.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm4                            ;   733.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm0                         ;   732.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm6                            ;   734.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                             ;   735.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   736.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm9                             ;   733.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm0                            ;   734.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   736.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm7                            ;   737.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                             ;   738.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm6                         ;   734.0 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, [rbp + 9664]                    ;   736.0 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   737.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, ymm11                            ;   739.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   740.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm11, ymm15                           ;   741.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   742.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   739.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                              ;   740.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   741.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm5, ymm6                              ;   743.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                           ;   743.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   743.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   744.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   744.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm5                             ;   743.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                             ;   745.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm7                            ;   745.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;   742.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                             ;   745.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                            ;   745.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                             ;   744.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   746.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                          ;   746.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 9664]                   ;   746.0 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   747.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 4960]                    ;   742.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   746.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                             ;   747.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 4736]                     ;   747.0 fp0+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                           ;   746.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                           ;   743.5 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 9792]                     ;   746.0 fp3+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 9760]                     ;   744.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   747.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   745.0 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   748.0 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   748.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   748.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 9728]                     ;   746.0 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   749.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   750.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   747.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                           ;   748.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9696]                     ;   747.0 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   749.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm13                           ;   750.0 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   747.5 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm8                             ;   751.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 9824]                   ;   748.2 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   752.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   753.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   753.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                           ;   754.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   755.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   755.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   750.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   756.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                            ;   754.0 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   756.0 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   756.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   757.0 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256] ;   749.3 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   756.3 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   756.3 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   756.3 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   757.0 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 9120]                         ;   751.0 agu1    55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9376]                         ;   751.2 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   758.2 fp1     55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 9088]                         ;   752.0 agu1    55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 9344]                         ;   752.2 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                             ;   759.2 fp2     55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9024]                         ;   753.0 agu1    55 t[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 9152]                        ;   753.2 agu0    43 t[3] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   760.2 fp3     55 t[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 9120]                        ;   754.0 agu1    43 t[3] reload
        db 0x2e
        vpxor ymm14, ymm9, ymm12                           ;   761.0 fp0     55 t[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   760.2 fp1     55 t[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 8960]                        ;   754.3 agu0    43 t[3] reload
        db 0x2e
        vmovdqu [rbp + 9152], ymm5                         ;   758.0 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm11                            ;   761.3 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 9632]                     ;   759.2 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   762.3 fp0     55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9600]                     ;   761.2 fp1+agu0   55 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 9280]                   ;   758.0 fp2+agu1   55 t[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 8992]                        ;   757.2 agu0    55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9280]                   ;   764.2 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   765.2 fp0     55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   765.2 fp1     55 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9504]                     ;   758.2 fp2+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9376], ymm5                         ;   763.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm5, ymm1, [rbp + 9024]                     ;   761.2 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   760.2 fp0     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9280], ymm4                         ;   761.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 8992]                         ;   759.2 agu0    55 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9600]                     ;   766.2 fp1+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9600], ymm4                         ;   767.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm4, ymm7, [rbp + 9408]                     ;   760.2 fp2+agu0   55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   762.2 fp3     55 t[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9472]                     ;   761.2 fp0+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9408], ymm5                         ;   763.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm5, ymm0, [rbp + 9248]                     ;   761.2 fp1+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9248], ymm0                         ;   761.5 agu1+fp5   55 t[3] spill
        vpxor ymm0, ymm6, ymm11                            ;   766.2 fp2     55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   762.2 fp3     55 t[3]
        db 0x2e
        vmovdqu [rbp + 8992], ymm0                         ;   767.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm0, ymm15, [rbp + 9536]                    ;   762.2 fp0+agu0   55 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9504]                     ;   762.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 9440]                     ;   763.2 fp2+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9504], ymm11                        ;   766.2 agu2+fp5   55 t[3] spill
        vpxor ymm11, ymm0, [rbp + 9216]                    ;   763.3 fp3+agu1   55 t[3]
        vpxor ymm0, ymm0, ymm9                             ;   763.3 fp0     55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm7                         ;   764.5 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm12                            ;   766.2 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   767.2 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                            ;   767.2 fp3     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   764.2 fp0     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9120], ymm7                         ;   768.2 agu0+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm7, ymm11, [rbp + 8928]                    ;   764.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8896]                   ;   765.2 fp2+agu0   55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm15                        ;   766.5 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, [rbp + 9184]                    ;   765.3 fp3+agu1   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   765.3 fp0     55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm15                        ;   767.5 agu2+fp5   55 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm0                            ;   765.2 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   766.3 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                             ;   765.5 fp3     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9696], ymm10                        ;   768.5 agu0+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm10, [rbp + 9184]                        ;   766.3 agu1    55 t[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 9536]                   ;   773.3 fp0+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9536], ymm4                         ;   769.5 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm4, ymm11, [rbp + 9568]                    ;   767.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   774.3 fp2     55 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm11                            ;   775.3 fp3     55 t[3]
        vmovdqu [rbp + 9184], ymm7                         ;   776.3 agu2+fp5   55 t[3] spill
        vpxor ymm7, ymm3, [rbp + 9152]                     ;   768.2 fp0+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                           ;   774.3 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 9280]                   ;   775.3 fp2+agu1   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 9056]                     ;   769.2 fp3+agu0   55 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   769.2 fp0     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9728], ymm7                         ;   771.5 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqa ymm7, ymm9                                 ;   768.0         55 t[3] copy
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9600]                     ;   774.2 fp1+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9760], ymm4                         ;   772.5 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 9632]                         ;   770.2 agu0    55 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9152]                     ;   777.2 fp2+agu1   55 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   778.2 fp3     55 t[3]
        db 0x2e
        vpxor ymm4, ymm2, [rbp + 9056]                     ;   771.2 fp0+agu0   55 t[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   775.2 fp1     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9056], ymm12                        ;   776.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9376]                        ;   771.3 agu1    55 t[3]
        vpxor ymm12, ymm12, [rbp + 9472]                   ;   778.3 fp2+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9472], ymm12                        ;   779.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8960]                        ;   772.3 agu1    55 t[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9312]                   ;   779.3 fp3+agu0   55 t[3]
        vmovdqu [rbp + 9152], ymm4                         ;   775.5 agu2+fp5   55 t[3] spill
        vpxor ymm4, ymm1, ymm12                            ;   780.3 fp0     55 t[3]
        vmovdqu [rbp + 9792], ymm10                        ;   776.5 agu1+fp5   55 t[3] spill
        vmovdqu ymm10, [rbp + 9216]                        ;   774.2 agu0    55 t[3]
        vpxor ymm10, ymm10, [rbp + 9568]                   ;   781.2 fp1+agu1   55 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   782.2 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   783.2 fp3     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   782.2 fp0     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   783.2 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   775.5 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9696]                     ;   775.7 fp3+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 9024]                     ;   776.5 fp0+agu1   55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9024], ymm9                         ;   777.5 agu2+fp5   55 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm14, [rbp + 9440]                    ;   776.7 fp1+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   777.7 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   783.2 fp3     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   784.2 fp0     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9088]                   ;   777.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   778.3 fp2     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9088], ymm11                        ;   784.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm11, ymm5, [rbp + 8928]                    ;   778.7 fp3+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   783.2 fp0     55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9536]                        ;   778.2 agu1    55 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 9280]                   ;   785.2 fp1+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   778.7 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 9344]                   ;   780.3 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8896]                   ;   779.7 fp0+agu0   55 t[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   780.7 fp1     55 t[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   781.3 fp2     55 t[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 9248]                        ;   780.2 agu1    55 t[3] reload
        db 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   787.2 fp3     55 t[3]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9632]                   ;   780.7 fp0+agu0   55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   787.2 fp1     55 t[3]
        db 0x2e
        vpxor ymm12, ymm1, [rbp + 9600]                    ;   781.2 fp2+agu1   55 t[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9504]                     ;   781.7 fp3+agu0   55 t[3]
        vpxor ymm0, ymm0, [rbp + 9792]                     ;   783.5 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9504], ymm14                        ;   781.7 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm14, ymm11, [rbp + 8960]                   ;   786.2 fp1+agu0   55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm7                           ;   786.2 fp2     55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   788.2 fp3     55 t[3]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9312]                     ;   788.2 fp0+agu1   55 t[3]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9536]                     ;   789.2 fp1+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9312], ymm11                        ;   789.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm11, ymm4, [rbp + 9536]                    ;   784.2 fp2+agu1   55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9376]                   ;   785.2 fp3+agu0   55 t[3]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 7168]                      ;   785.2 fp0+agu1   55 t[3]
        vpxor ymm13, ymm13, [r8 + 7200]                    ;   785.7 fp1+agu0   55 t[3]
        vpxor ymm0, ymm0, [r8 + 7264]                      ;   786.2 fp2+agu1   55 t[3]
        vpxor ymm3, ymm3, [r8 + 7296]                      ;   790.2 fp3+agu0   55 t[3]
        vpxor ymm4, ymm4, [r8 + 7328]                      ;   787.2 fp0+agu1   55 t[3]
        vpxor ymm6, ymm6, [r8 + 7360]                      ;   787.7 fp1+agu0   55 t[3]
        vpxor ymm9, ymm9, [r8 + 7456]                      ;   788.2 fp2+agu1   55 t[3]
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 7552]                    ;   788.7 fp3+agu0   55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 7584]                    ;   789.2 fp0+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 5408], ymm11                        ;   790.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm11, [rbp + 9824]                        ;   789.7 agu0    55 t[3]
        vpxor ymm11, ymm11, [r8 + 7232]                    ;   796.7 fp1+agu1   55 t[3]
        vpxor ymm1, ymm1, [r8 + 7616]                      ;   790.7 fp2+agu0   55 t[3]
        vpxor ymm2, ymm2, [r8 + 7680]                      ;   791.2 fp3+agu1   55 t[3]
        vpxor ymm15, ymm15, [r8 + 7712]                    ;   791.7 fp0+agu0   55 t[3]
        vmovdqu [rbp + 5536], ymm15                        ;   792.7 agu2+fp5   55 t[3] spill
        vmovdqu ymm15, [rbp + 9120]                        ;   792.2 agu1    55 t[3]
        vpxor ymm15, ymm15, [r8 + 7392]                    ;   799.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 5504], ymm2                         ;   792.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm2, [rbp + 9152]                         ;   793.2 agu1    55 t[3]
        vpxor ymm2, ymm2, [r8 + 7424]                      ;   800.2 fp2+agu0   55 t[3]
        vpxor ymm7, ymm7, [r8 + 7808]                      ;   794.2 fp3+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 5632], ymm7                         ;   795.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm7, [rbp + 9760]                         ;   794.7 agu0    55 t[3]
        vpxor ymm7, ymm7, [r8 + 7488]                      ;   801.7 fp0+agu1   55 t[3]
        vpxor ymm12, ymm12, [r8 + 7872]                    ;   795.7 fp1+agu0   55 t[3]
        vmovdqu [rbp + 5696], ymm12                        ;   796.7 agu2+fp5   55 t[3] spill
        vmovdqu ymm12, [rbp + 9792]                        ;   796.2 agu1    55 t[3]
        vpxor ymm12, ymm12, [r8 + 7520]                    ;   803.2 fp2+agu0   55 t[3]
        vpxor ymm5, ymm5, [r8 + 7936]                      ;   797.2 fp3+agu1   55 t[3]
        vpxor ymm10, ymm10, [r8 + 7968]                    ;   797.7 fp0+agu0   55 t[3]
        vmovdqu [rbp + 5792], ymm10                        ;   798.7 agu2+fp5   55 t[3] spill
        vmovdqu ymm10, [rbp + 9056]                        ;   798.2 agu1    55 t[3]
        vpxor ymm10, ymm10, [r8 + 7648]                    ;   805.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 5760], ymm5                         ;   798.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9088]                         ;   799.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7744]                      ;   806.2 fp2+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 5568], ymm5                         ;   807.2 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm5, [rbp + 9728]                         ;   800.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7776]                      ;   807.2 fp3+agu0   55 t[3]
        vmovdqu [rbp + 5600], ymm5                         ;   808.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9408]                         ;   801.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7840]                      ;   808.2 fp0+agu0   55 t[3]
        vmovdqu [rbp + 5664], ymm5                         ;   809.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9024]                         ;   802.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7904]                      ;   809.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 5728], ymm5                         ;   810.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9184]                         ;   803.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8000]                      ;   810.2 fp2+agu0   55 t[3]
        vmovdqu [rbp + 5824], ymm5                         ;   811.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9504]                         ;   804.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8032]                      ;   811.2 fp3+agu0   55 t[3]
        vmovdqu [rbp + 5856], ymm5                         ;   812.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9312]                         ;   805.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8064]                      ;   812.2 fp0+agu0   55 t[3]
        vmovdqu [rbp + 5888], ymm5                         ;   813.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9472]                         ;   806.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8096]                      ;   813.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 5920], ymm5                         ;   814.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 8992]                         ;   807.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8128]                      ;   814.2 fp2+agu0   55 t[3]
        vmovdqu [rbp + 5952], ymm5                         ;   815.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9696]                         ;   808.2 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8160]                      ;   815.2 fp3+agu0   55 t[3]
        vmovdqu [rbp + 5984], ymm5                         ;   816.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 6464]                         ;   809.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2176], ymm5                         ;   816.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6048]                         ;   809.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2208], ymm5                         ;   816.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6752]                         ;   810.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2240], ymm5                         ;   817.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6368]                         ;   811.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2272], ymm5                         ;   818.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6720]                         ;   811.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2304], ymm5                         ;   818.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6496]                         ;   812.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2336], ymm5                         ;   819.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6112]                         ;   813.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2368], ymm5                         ;   820.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6656]                         ;   813.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2400], ymm5                         ;   820.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6240]                         ;   814.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2432], ymm5                         ;   821.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6944]                         ;   815.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2464], ymm5                         ;   822.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6208]                         ;   815.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2496], ymm5                         ;   822.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6848]                         ;   816.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2528], ymm5                         ;   823.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6272]                         ;   817.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2560], ymm5                         ;   824.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6528]                         ;   817.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2592], ymm5                         ;   824.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6880]                         ;   818.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2624], ymm5                         ;   825.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6016]                         ;   819.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2656], ymm5                         ;   826.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6176]                         ;   819.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2688], ymm5                         ;   826.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6912]                         ;   820.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2720], ymm5                         ;   827.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6304]                         ;   821.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2752], ymm5                         ;   828.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6624]                         ;   821.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2784], ymm5                         ;   828.7 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6432]                         ;   822.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2816], ymm5                         ;   829.7 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6592]                         ;   823.2 agu1    55 t[0] reload
        vmovdqu [rbp + 2848], ymm5                         ;   830.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6144]                         ;   823.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2880], ymm5                         ;   831.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6816]                         ;   824.7 agu0    55 t[0] reload
        vmovdqu [rbp + 2912], ymm5                         ;   832.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7200]                         ;   825.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3456], ymm5                         ;   833.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7904]                         ;   825.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3488], ymm5                         ;   834.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7168]                         ;   826.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3520], ymm5                         ;   835.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7808]                         ;   827.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3552], ymm5                         ;   836.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7232]                         ;   827.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3584], ymm5                         ;   837.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7488]                         ;   828.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3616], ymm5                         ;   838.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7840]                         ;   829.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3648], ymm5                         ;   839.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7104]                         ;   829.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3680], ymm5                         ;   840.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7136]                         ;   830.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3712], ymm5                         ;   841.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7872]                         ;   831.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3744], ymm5                         ;   842.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7264]                         ;   831.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3776], ymm5                         ;   843.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7584]                         ;   832.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3808], ymm5                         ;   844.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7392]                         ;   833.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3840], ymm5                         ;   845.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7552]                         ;   833.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3872], ymm5                         ;   846.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7072]                         ;   834.7 agu0    55 t[1] reload
        vmovdqu [rbp + 3904], ymm5                         ;   847.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7776]                         ;   835.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3936], ymm5                         ;   848.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8096]                         ;   835.7 agu0    55 t[2] reload
        vmovdqu [rbp + 4736], ymm5                         ;   849.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8832]                         ;   836.7 agu0    55 t[2] reload
        vmovdqu [rbp + 4768], ymm5                         ;   850.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8224]                         ;   837.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4800], ymm5                         ;   851.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8544]                         ;   837.7 agu0    55 t[2] reload
        vmovdqu [rbp + 4832], ymm5                         ;   852.3 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8352]                         ;   838.7 agu0    55 t[2] reload
        vmovdqu [rbp + 4864], ymm5                         ;   853.3 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8512]                         ;   839.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4896], ymm5                         ;   854.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 4992], ymm8                         ;   855.3 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8032]                         ;   840.3 agu1    55 t[2] reload
        vmovdqu [rbp + 4928], ymm5                         ;   856.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 5024], ymm13                        ;   857.3 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8736]                         ;   842.3 agu1    55 t[2] reload
        vmovdqu [rbp + 4960], ymm5                         ;   858.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 5056], ymm11                        ;   859.3 agu0+fp5   53 rounds
        vmovdqu [rbp + 5088], ymm0                         ;   860.3 agu1+fp5   53 rounds
        vmovdqu [rbp + 5120], ymm3                         ;   861.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 5152], ymm4                         ;   862.3 agu0+fp5   53 rounds
        vmovdqu [rbp + 5184], ymm6                         ;   863.3 agu1+fp5   53 rounds
        vmovdqu [rbp + 5216], ymm15                        ;   864.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 5248], ymm2                         ;   865.3 agu0+fp5   53 rounds
        vmovdqu [rbp + 5280], ymm9                         ;   866.3 agu1+fp5   53 rounds
        vmovdqu [rbp + 5312], ymm7                         ;   867.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 5344], ymm12                        ;   868.3 agu0+fp5   53 rounds
        vmovdqu [rbp + 5376], ymm14                        ;   869.3 agu1+fp5   53 rounds
        vmovdqu [rbp + 5440], ymm1                         ;   870.3 agu2+fp5   53 rounds
        vmovdqu [rbp + 5472], ymm10                        ;   871.3 agu0+fp5   53 rounds
        add r8, 0x1000                                     ;   856.3 alu0    53 rounds
        mov qword [rbp + 9880], r8                         ;   857.3 agu1+st0   53 rounds
        cmp r8, qword [rbp + 9888]                         ;                    more rounds?
        jne .rounds_2
        vmovdqu ymm0, [rbp + 2016]                         ;     0.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 2048]                         ;     0.2 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;     7.2 fp0     43 dst
        vpxor ymm2, ymm0, [rbp + 1952]                     ;     8.2 fp1+agu0   43 dst
        vmovdqu ymm3, [rbp + 2144]                         ;     1.2 agu1    43 dst reload
        vpxor ymm4, ymm2, ymm3                             ;     9.2 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 2112]                     ;    10.2 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 1920]                         ;     2.2 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                             ;    10.2 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 1984]                     ;    11.2 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 2016]                         ;     3.2 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                            ;    12.2 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 2080]                    ;    11.2 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                           ;    12.2 fp0     43 dst
        vpxor ymm13, ymm11, ymm1                           ;    12.2 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                           ;    13.2 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                           ;    14.2 fp3     43 dst
        vmovdqu [rbp + 6016], ymm12                        ;    13.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                          ;    15.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                            ;    16.2 fp1     43 dst
        vpxor ymm3, ymm15, ymm6                            ;    15.2 fp2     43 dst
        vpxor ymm0, ymm0, ymm3                             ;    16.2 fp3     43 dst
        vpand ymm3, ymm3, ymm15                            ;    16.2 fp0     43 dst
        vpand ymm6, ymm11, ymm12                           ;    16.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;    17.2 fp2     43 dst
        vpand ymm6, ymm10, ymm0                            ;    17.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;    18.2 fp0     43 dst
        vpxor ymm3, ymm3, ymm2                             ;    18.2 fp1     43 dst
        vpxor ymm2, ymm10, ymm13                           ;    13.2 fp2     43 dst
        vmovdqu [rbp + 6048], ymm11                        ;    12.3 agu2+fp5   43 dst spill
        vpand ymm11, ymm2, ymm9                            ;    17.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;    18.2 fp0     43 dst
        vmovdqu ymm11, [rbp + 2144]                        ;    13.2 agu1    43 dst reload
        vmovdqu [rbp + 6080], ymm12                        ;    16.2 agu0+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm11                           ;    20.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm6                             ;    19.2 fp2     43 dst
        vmovdqu [rbp + 6112], ymm2                         ;    14.3 agu2+fp5   43 dst spill
        vpor ymm2, ymm7, ymm11                             ;    20.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                             ;    21.2 fp0     43 dst
        vpxor ymm2, ymm2, ymm3                             ;    21.2 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                             ;    22.2 fp2     43 dst
        vpand ymm6, ymm14, ymm4                            ;    16.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm6                             ;    20.2 fp0     43 dst
        vpxor ymm11, ymm4, ymm0                            ;    17.2 fp1     43 dst
        vmovdqu [rbp + 6144], ymm14                        ;    16.8 agu1+fp5   43 dst spill
        vpand ymm14, ymm5, ymm11                           ;    18.2 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;    19.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;    20.2 fp0     43 dst
        vpxor ymm3, ymm7, ymm9                             ;    17.7 fp1     43 dst
        vpand ymm14, ymm3, ymm12                           ;    21.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;    22.2 fp3     43 dst
        vpand ymm14, ymm6, ymm1                            ;    21.2 fp0     43 dst
        vpxor ymm2, ymm2, ymm14                            ;    23.2 fp1     43 dst
        vmovdqu [rbp + 6176], ymm11                        ;    18.3 agu0+fp5   43 dst spill
        vpand ymm11, ymm13, [rbp + 6016]                   ;    20.2 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm11                            ;    23.2 fp3     43 dst
        vpand ymm11, ymm2, ymm8                            ;    24.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;    25.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm1                             ;    24.2 fp2     43 dst
        vpand ymm11, ymm8, ymm6                            ;    26.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;    27.2 fp0     43 dst
        vpor ymm14, ymm14, ymm2                            ;    25.2 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;    26.2 fp2     43 dst
        vpand ymm6, ymm6, ymm1                             ;    28.2 fp3     43 dst
        vpand ymm3, ymm3, ymm1                             ;    28.2 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                             ;    29.2 fp1     43 dst
        vpor ymm6, ymm1, ymm14                             ;    28.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm6                             ;    29.2 fp3     43 dst
        vpand ymm10, ymm10, ymm2                           ;    30.2 fp0     43 dst
        vpxor ymm6, ymm1, ymm14                            ;    28.2 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;    27.2 fp2     43 dst
        vpxor ymm11, ymm6, ymm2                            ;    30.2 fp3     43 dst
        vpand ymm0, ymm0, ymm2                             ;    30.2 fp0     43 dst
        vpand ymm9, ymm9, ymm6                             ;    29.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm8                             ;    30.2 fp2     43 dst
        vpxor ymm0, ymm0, ymm9                             ;    31.2 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;    31.2 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6016]                   ;    31.2 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm11                            ;    32.2 fp2     43 dst
        vpand ymm11, ymm14, [rbp + 2144]                   ;    27.3 fp3+agu1   43 dst
        vpxor ymm14, ymm14, ymm2                           ;    31.2 fp0     43 dst
        vpand ymm15, ymm15, ymm14                          ;    32.2 fp1     43 dst
        vpand ymm4, ymm4, ymm2                             ;    31.2 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 1920]                   ;    32.2 fp3+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;    28.7 fp0     43 dst
        vpand ymm2, ymm2, [rbp + 6144]                     ;    31.2 fp1+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6112]                     ;    29.5 fp2+agu0   43 dst
        vpxor ymm2, ymm2, ymm11                            ;    32.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm8                             ;    30.2 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;    33.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                            ;    33.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;    33.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;    34.2 fp0     43 dst
        vpand ymm15, ymm1, [rbp + 6080]                    ;    31.2 fp1+agu1   43 dst
        vpxor ymm11, ymm11, ymm15                          ;    35.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                          ;    32.2 fp3     43 dst
        vpand ymm1, ymm1, [rbp + 6048]                     ;    31.7 fp0+agu0   43 dst
        vpxor ymm12, ymm12, ymm10                          ;    33.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;    34.2 fp2     43 dst
        vpand ymm5, ymm5, ymm8                             ;    32.5 fp3     43 dst
        vpxor ymm12, ymm4, ymm13                           ;    35.2 fp0     43 dst
        vpxor ymm12, ymm12, ymm0                           ;    36.2 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6176]                     ;    33.3 fp2+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                            ;    37.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm6                             ;    38.2 fp0     43 dst
        vpxor ymm2, ymm2, ymm6                             ;    38.2 fp1     43 dst
        vpxor ymm8, ymm8, ymm2                             ;    39.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;    40.2 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;    40.2 fp0     43 dst
        vpxor ymm7, ymm7, ymm0                             ;    35.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm1                             ;    41.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                           ;    39.2 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                             ;    41.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;    41.2 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                           ;    42.2 fp2     43 dst
        vmovdqu ymm0, [rbp + 3296]                         ;    34.5 agu0    43 dst
        vmovdqu ymm1, [rbp + 3328]                         ;    34.7 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;    41.7 fp3     43 dst
        vpxor ymm3, ymm0, [rbp + 3232]                     ;    42.7 fp0+agu0   43 dst
        vmovdqu ymm5, [rbp + 3424]                         ;    35.7 agu1    43 dst reload
        vpxor ymm6, ymm3, ymm5                             ;    43.7 fp1     43 dst
        vpxor ymm7, ymm6, [rbp + 3392]                     ;    44.7 fp2+agu0   43 dst
        vmovdqu ymm8, [rbp + 3200]                         ;    36.7 agu1    43 dst reload
        vpxor ymm15, ymm6, ymm8                            ;    44.7 fp3     43 dst
        vmovdqu [rbp + 6176], ymm9                         ;    42.2 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 3264]                    ;    45.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6048], ymm4                         ;    42.2 agu1+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 3296]                     ;    46.7 fp1+agu0   43 dst
        vmovdqu [rbp + 6080], ymm10                        ;    40.2 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 3360]                    ;    45.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6112], ymm2                         ;    40.3 agu0+fp5   43 dst spill
        vpxor ymm2, ymm10, ymm8                            ;    46.7 fp3     43 dst
        vmovdqu [rbp + 6144], ymm14                        ;    43.2 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm1                           ;    46.7 fp0     43 dst
        vmovdqu [rbp + 6016], ymm11                        ;    42.3 agu1+fp5   43 dst spill
        vpxor ymm11, ymm7, ymm4                            ;    47.7 fp1     43 dst
        vmovdqu [rbp + 6208], ymm13                        ;    43.3 agu0+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm5                           ;    48.7 fp2     43 dst
        vmovdqu [rbp + 6240], ymm12                        ;    44.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                          ;    49.7 fp3     43 dst
        vmovdqu [rbp + 6272], ymm2                         ;    47.7 agu1+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 3296]                    ;    50.7 fp0+agu0   43 dst
        vpxor ymm5, ymm13, ymm8                            ;    49.7 fp1     43 dst
        vpxor ymm0, ymm0, ymm5                             ;    50.7 fp2     43 dst
        vpand ymm5, ymm5, ymm13                            ;    50.7 fp3     43 dst
        vpand ymm8, ymm10, ymm12                           ;    50.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm8                             ;    51.7 fp1     43 dst
        vpand ymm8, ymm4, ymm0                             ;    51.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;    52.7 fp3     43 dst
        vpxor ymm5, ymm5, ymm3                             ;    52.7 fp0     43 dst
        vpxor ymm3, ymm4, ymm14                            ;    47.7 fp1     43 dst
        vmovdqu [rbp + 6304], ymm10                        ;    46.8 agu2+fp5   43 dst spill
        vpand ymm10, ymm3, ymm2                            ;    51.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;    52.7 fp3     43 dst
        vmovdqu ymm10, [rbp + 3424]                        ;    47.7 agu1    43 dst reload
        vmovdqu [rbp + 6336], ymm12                        ;    50.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm3, ymm10                           ;    54.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                             ;    53.7 fp1     43 dst
        vmovdqu [rbp + 6368], ymm3                         ;    48.8 agu2+fp5   43 dst spill
        vpor ymm3, ymm15, ymm10                            ;    54.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm3                             ;    55.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                             ;    55.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                             ;    56.7 fp1     43 dst
        vpand ymm8, ymm11, ymm6                            ;    50.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;    54.7 fp3     43 dst
        vpxor ymm10, ymm6, ymm0                            ;    51.7 fp0     43 dst
        vmovdqu [rbp + 6400], ymm11                        ;    51.3 agu1+fp5   43 dst spill
        vpand ymm11, ymm7, ymm10                           ;    52.7 fp1     43 dst
        vpxor ymm5, ymm5, ymm11                            ;    53.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;    54.7 fp3     43 dst
        vpxor ymm5, ymm15, ymm2                            ;    52.2 fp0     43 dst
        vpand ymm11, ymm5, ymm12                           ;    55.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                            ;    56.7 fp2     43 dst
        vpand ymm11, ymm8, ymm1                            ;    55.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm11                            ;    57.7 fp0     43 dst
        vmovdqu [rbp + 6432], ymm10                        ;    52.8 agu0+fp5   43 dst spill
        vpand ymm10, ymm14, [rbp + 6272]                   ;    54.7 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm10                            ;    57.7 fp2     43 dst
        vpand ymm10, ymm3, ymm9                            ;    58.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;    59.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm1                             ;    58.7 fp1     43 dst
        vpand ymm10, ymm9, ymm8                            ;    60.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;    61.7 fp3     43 dst
        vpor ymm11, ymm11, ymm3                            ;    59.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                           ;    60.7 fp1     43 dst
        vpand ymm8, ymm8, ymm1                             ;    62.7 fp2     43 dst
        vpand ymm5, ymm5, ymm1                             ;    62.7 fp3     43 dst
        vpxor ymm9, ymm9, ymm8                             ;    63.7 fp0     43 dst
        vpor ymm8, ymm1, ymm11                             ;    62.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm8                             ;    63.7 fp2     43 dst
        vpand ymm4, ymm4, ymm3                             ;    64.7 fp3     43 dst
        vpxor ymm8, ymm1, ymm11                            ;    62.7 fp0     43 dst
        vpand ymm15, ymm15, ymm11                          ;    61.7 fp1     43 dst
        vpxor ymm10, ymm8, ymm3                            ;    64.7 fp2     43 dst
        vpand ymm0, ymm0, ymm3                             ;    64.7 fp3     43 dst
        vpand ymm2, ymm2, ymm8                             ;    63.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm9                             ;    64.7 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                             ;    65.7 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;    65.7 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6272]                   ;    65.7 fp0+agu0   43 dst
        vpxor ymm2, ymm2, ymm10                            ;    66.7 fp1     43 dst
        vpand ymm10, ymm11, [rbp + 3424]                   ;    61.8 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm3                           ;    65.7 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;    66.7 fp0     43 dst
        vpand ymm6, ymm6, ymm3                             ;    65.7 fp1     43 dst
        vpand ymm11, ymm11, [rbp + 3200]                   ;    66.7 fp2+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;    63.2 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6400]                     ;    65.7 fp0+agu1   43 dst
        vpand ymm8, ymm8, [rbp + 6368]                     ;    64.0 fp1+agu0   43 dst
        vpxor ymm3, ymm3, ymm10                            ;    66.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                             ;    64.7 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;    67.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;    67.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;    67.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;    68.7 fp3     43 dst
        vpand ymm13, ymm1, [rbp + 6336]                    ;    65.7 fp0+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                          ;    69.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                            ;    66.7 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 6304]                     ;    66.2 fp3+agu0   43 dst
        vpxor ymm12, ymm12, ymm4                           ;    67.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;    68.7 fp1     43 dst
        vpand ymm7, ymm7, ymm9                             ;    67.0 fp2     43 dst
        vpxor ymm12, ymm6, ymm14                           ;    69.7 fp3     43 dst
        vpxor ymm12, ymm12, ymm0                           ;    70.7 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6432]                     ;    67.8 fp1+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                            ;    71.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm8                             ;    72.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;    72.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;    73.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm9                             ;    74.7 fp2     43 dst
        vpxor ymm5, ymm5, ymm9                             ;    74.7 fp3     43 dst
        vpxor ymm15, ymm15, ymm0                           ;    69.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm1                             ;    75.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                             ;    73.7 fp2     43 dst
        vpxor ymm15, ymm15, ymm5                           ;    75.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;    75.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;    76.7 fp1     43 dst
        vmovdqu ymm0, [rbp + 4576]                         ;    69.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 4608]                         ;    69.2 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;    76.2 fp2     43 dst
        vpxor ymm5, ymm0, [rbp + 4512]                     ;    77.2 fp3+agu0   43 dst
        vmovdqu ymm7, [rbp + 4704]                         ;    70.2 agu1    43 dst reload
        vpxor ymm8, ymm5, ymm7                             ;    78.2 fp0     43 dst
        vpxor ymm9, ymm8, [rbp + 4672]                     ;    79.2 fp1+agu0   43 dst
        vmovdqu ymm13, [rbp + 4480]                        ;    71.2 agu1    43 dst reload
        vpxor ymm15, ymm8, ymm13                           ;    79.2 fp2     43 dst
        vmovdqu [rbp + 6432], ymm2                         ;    76.7 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, [rbp + 4544]                    ;    80.2 fp3+agu0   43 dst
        vmovdqu [rbp + 6304], ymm6                         ;    76.7 agu1+fp5   43 dst spill
        vpxor ymm6, ymm2, [rbp + 4576]                     ;    81.2 fp0+agu0   43 dst
        vmovdqu [rbp + 6336], ymm4                         ;    74.7 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 4640]                     ;    80.2 fp1+agu1   43 dst
        vmovdqu [rbp + 6368], ymm3                         ;    74.8 agu0+fp5   43 dst spill
        vpxor ymm3, ymm4, ymm13                            ;    81.2 fp2     43 dst
        vmovdqu [rbp + 6400], ymm11                        ;    77.7 agu2+fp5   43 dst spill
        vpxor ymm11, ymm4, ymm1                            ;    81.2 fp3     43 dst
        vmovdqu [rbp + 6272], ymm10                        ;    76.8 agu1+fp5   43 dst spill
        vpxor ymm10, ymm9, ymm6                            ;    82.2 fp0     43 dst
        vmovdqu [rbp + 6464], ymm14                        ;    77.8 agu0+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm7                           ;    83.2 fp1     43 dst
        vmovdqu [rbp + 6496], ymm12                        ;    78.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm11, ymm14                          ;    84.2 fp2     43 dst
        vmovdqu [rbp + 6528], ymm3                         ;    82.2 agu1+fp5   43 dst spill
        vpxor ymm3, ymm12, [rbp + 4576]                    ;    85.2 fp3+agu0   43 dst
        vpxor ymm7, ymm14, ymm13                           ;    84.2 fp0     43 dst
        vpxor ymm0, ymm0, ymm7                             ;    85.2 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;    85.2 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;    85.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                            ;    86.2 fp0     43 dst
        vpand ymm13, ymm6, ymm0                            ;    86.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;    87.2 fp2     43 dst
        vpxor ymm7, ymm7, ymm5                             ;    87.2 fp3     43 dst
        vpxor ymm5, ymm6, ymm11                            ;    82.2 fp0     43 dst
        vmovdqu [rbp + 6560], ymm4                         ;    81.3 agu2+fp5   43 dst spill
        vpand ymm4, ymm5, ymm3                             ;    86.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;    87.2 fp2     43 dst
        vmovdqu ymm4, [rbp + 4704]                         ;    82.2 agu1    43 dst reload
        vmovdqu [rbp + 6592], ymm12                        ;    85.2 agu0+fp5   43 dst spill
        vpxor ymm12, ymm5, ymm4                            ;    89.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm13                            ;    88.2 fp0     43 dst
        vmovdqu [rbp + 6624], ymm5                         ;    83.3 agu2+fp5   43 dst spill
        vpor ymm5, ymm15, ymm4                             ;    89.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm5                           ;    90.2 fp2     43 dst
        vpxor ymm5, ymm5, ymm7                             ;    90.2 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;    91.2 fp0     43 dst
        vpand ymm13, ymm10, ymm8                           ;    85.3 fp1     43 dst
        vpxor ymm1, ymm1, ymm13                            ;    89.2 fp2     43 dst
        vpxor ymm4, ymm8, ymm0                             ;    86.2 fp3     43 dst
        vmovdqu [rbp + 6656], ymm10                        ;    85.8 agu1+fp5   43 dst spill
        vpand ymm10, ymm9, ymm4                            ;    87.2 fp0     43 dst
        vpxor ymm7, ymm7, ymm10                            ;    88.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;    89.2 fp2     43 dst
        vpxor ymm7, ymm15, ymm3                            ;    86.7 fp3     43 dst
        vpand ymm10, ymm7, ymm12                           ;    90.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm10                            ;    91.2 fp1     43 dst
        vpand ymm10, ymm13, ymm1                           ;    90.2 fp2     43 dst
        vpxor ymm5, ymm5, ymm10                            ;    92.2 fp3     43 dst
        vmovdqu [rbp + 6688], ymm4                         ;    87.3 agu0+fp5   43 dst spill
        vpand ymm4, ymm11, [rbp + 6528]                    ;    89.2 fp0+agu1   43 dst
        vpxor ymm2, ymm2, ymm4                             ;    92.2 fp1     43 dst
        vpand ymm4, ymm5, ymm2                             ;    93.2 fp2     43 dst
        vpxor ymm13, ymm13, ymm4                           ;    94.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm1                             ;    93.2 fp0     43 dst
        vpand ymm4, ymm2, ymm13                            ;    95.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;    96.2 fp2     43 dst
        vpor ymm10, ymm10, ymm5                            ;    94.2 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;    95.2 fp0     43 dst
        vpand ymm13, ymm13, ymm1                           ;    97.2 fp1     43 dst
        vpand ymm7, ymm7, ymm1                             ;    97.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;    98.2 fp3     43 dst
        vpor ymm4, ymm1, ymm10                             ;    97.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm4                             ;    98.2 fp1     43 dst
        vpand ymm6, ymm6, ymm5                             ;    99.2 fp2     43 dst
        vpxor ymm4, ymm1, ymm10                            ;    97.2 fp3     43 dst
        vpand ymm15, ymm15, ymm10                          ;    96.2 fp0     43 dst
        vpxor ymm13, ymm4, ymm5                            ;    99.2 fp1     43 dst
        vpand ymm0, ymm0, ymm5                             ;    99.2 fp2     43 dst
        vpand ymm3, ymm3, ymm4                             ;    98.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm2                             ;    99.2 fp0     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   100.2 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   100.2 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6528]                   ;   100.2 fp3+agu0   43 dst
        vpxor ymm3, ymm3, ymm13                            ;   101.2 fp0     43 dst
        vpand ymm13, ymm10, [rbp + 4704]                   ;    96.3 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm5                           ;   100.2 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   101.2 fp3     43 dst
        vpand ymm8, ymm8, ymm5                             ;   100.2 fp0     43 dst
        vpand ymm10, ymm10, [rbp + 4480]                   ;   101.2 fp1+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;    97.7 fp2     43 dst
        vpand ymm5, ymm5, [rbp + 6656]                     ;   100.2 fp3+agu1   43 dst
        vpand ymm4, ymm4, [rbp + 6624]                     ;    98.5 fp0+agu0   43 dst
        vpxor ymm5, ymm5, ymm13                            ;   101.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                             ;    99.2 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   102.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   102.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   102.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   103.2 fp2     43 dst
        vpand ymm14, ymm1, [rbp + 6592]                    ;   100.2 fp3+agu1   43 dst
        vpxor ymm13, ymm13, ymm14                          ;   104.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm14                            ;   101.2 fp1     43 dst
        vpand ymm1, ymm1, [rbp + 6560]                     ;   100.7 fp2+agu0   43 dst
        vpxor ymm12, ymm12, ymm6                           ;   102.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   103.2 fp0     43 dst
        vpand ymm9, ymm9, ymm2                             ;   101.5 fp1     43 dst
        vpxor ymm12, ymm8, ymm11                           ;   104.2 fp2     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   105.2 fp3     43 dst
        vpand ymm2, ymm2, [rbp + 6688]                     ;   102.3 fp0+agu1   43 dst
        vpxor ymm4, ymm4, ymm12                            ;   106.2 fp1     43 dst
        vpxor ymm9, ymm9, ymm4                             ;   107.2 fp2     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   107.2 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   108.2 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   109.2 fp1     43 dst
        vpxor ymm7, ymm7, ymm2                             ;   109.2 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   104.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm1                             ;   110.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm9                             ;   108.2 fp1     43 dst
        vpxor ymm15, ymm15, ymm7                           ;   110.2 fp2     43 dst
        vpxor ymm3, ymm3, ymm7                             ;   110.2 fp3     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   111.2 fp0     43 dst
        vmovdqu ymm0, [rbp + 5856]                         ;   103.5 agu0    43 dst
        vmovdqu ymm1, [rbp + 5888]                         ;   103.7 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   110.7 fp1     43 dst
        vpxor ymm2, ymm0, [rbp + 5792]                     ;   111.7 fp2+agu0   43 dst
        vmovdqu ymm4, [rbp + 5984]                         ;   104.7 agu1    43 dst reload
        vpxor ymm7, ymm2, ymm4                             ;   112.7 fp3     43 dst
        vpxor ymm9, ymm7, [rbp + 5952]                     ;   113.7 fp0+agu0   43 dst
        vmovdqu ymm14, [rbp + 5760]                        ;   105.7 agu1    43 dst reload
        vpxor ymm15, ymm7, ymm14                           ;   113.7 fp1     43 dst
        vmovdqu [rbp + 6688], ymm3                         ;   111.2 agu2+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 5824]                    ;   114.7 fp2+agu0   43 dst
        vmovdqu [rbp + 6560], ymm8                         ;   111.2 agu1+fp5   43 dst spill
        vpxor ymm8, ymm3, [rbp + 5856]                     ;   115.7 fp3+agu0   43 dst
        vmovdqu [rbp + 6592], ymm6                         ;   109.2 agu2+fp5   43 dst spill
        vpxor ymm6, ymm9, [rbp + 5920]                     ;   114.7 fp0+agu1   43 dst
        vmovdqu [rbp + 6624], ymm5                         ;   109.3 agu0+fp5   43 dst spill
        vpxor ymm5, ymm6, ymm14                            ;   115.7 fp1     43 dst
        vmovdqu [rbp + 6656], ymm10                        ;   112.2 agu2+fp5   43 dst spill
        vpxor ymm10, ymm6, ymm1                            ;   115.7 fp2     43 dst
        vmovdqu [rbp + 6528], ymm13                        ;   111.3 agu1+fp5   43 dst spill
        vpxor ymm13, ymm9, ymm8                            ;   116.7 fp3     43 dst
        vmovdqu [rbp + 6720], ymm11                        ;   112.3 agu0+fp5   43 dst spill
        vpxor ymm11, ymm13, ymm4                           ;   117.7 fp0     43 dst
        vmovdqu [rbp + 6752], ymm12                        ;   113.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm10, ymm11                          ;   118.7 fp1     43 dst
        vmovdqu [rbp + 6784], ymm5                         ;   116.7 agu1+fp5   43 dst spill
        vpxor ymm5, ymm12, [rbp + 5856]                    ;   119.7 fp2+agu0   43 dst
        vpxor ymm4, ymm11, ymm14                           ;   118.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm4                             ;   119.7 fp0     43 dst
        vpand ymm4, ymm4, ymm11                            ;   119.7 fp1     43 dst
        vpand ymm14, ymm6, ymm12                           ;   119.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   120.7 fp3     43 dst
        vpand ymm14, ymm8, ymm0                            ;   120.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   121.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                             ;   121.7 fp2     43 dst
        vpxor ymm2, ymm8, ymm10                            ;   116.7 fp3     43 dst
        vmovdqu [rbp + 6816], ymm6                         ;   115.8 agu2+fp5   43 dst spill
        vpand ymm6, ymm2, ymm5                             ;   120.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   121.7 fp1     43 dst
        vmovdqu ymm6, [rbp + 5984]                         ;   116.7 agu1    43 dst reload
        vmovdqu [rbp + 6848], ymm12                        ;   119.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm6                            ;   123.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   122.7 fp3     43 dst
        vmovdqu [rbp + 6880], ymm2                         ;   117.8 agu2+fp5   43 dst spill
        vpor ymm2, ymm15, ymm6                             ;   123.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                           ;   124.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm4                             ;   124.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   125.7 fp3     43 dst
        vpand ymm14, ymm13, ymm7                           ;   119.8 fp0     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   123.7 fp1     43 dst
        vpxor ymm6, ymm7, ymm0                             ;   120.7 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                        ;   120.3 agu1+fp5   43 dst spill
        vpand ymm13, ymm9, ymm6                            ;   121.7 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   122.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   123.7 fp1     43 dst
        vpxor ymm4, ymm15, ymm5                            ;   121.2 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   124.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   125.7 fp0     43 dst
        vpand ymm13, ymm14, ymm1                           ;   124.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   126.7 fp2     43 dst
        vmovdqu [rbp + 6944], ymm6                         ;   121.8 agu0+fp5   43 dst spill
        vpand ymm6, ymm10, [rbp + 6784]                    ;   123.7 fp3+agu1   43 dst
        vpxor ymm3, ymm3, ymm6                             ;   126.7 fp0     43 dst
        vpand ymm6, ymm2, ymm3                             ;   127.7 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   128.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   127.7 fp3     43 dst
        vpand ymm6, ymm3, ymm14                            ;   129.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   130.7 fp1     43 dst
        vpor ymm13, ymm13, ymm2                            ;   128.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   129.7 fp3     43 dst
        vpand ymm14, ymm14, ymm1                           ;   131.7 fp0     43 dst
        vpand ymm4, ymm4, ymm1                             ;   131.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   132.7 fp2     43 dst
        vpor ymm6, ymm1, ymm13                             ;   131.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   132.7 fp0     43 dst
        vpand ymm8, ymm8, ymm2                             ;   133.7 fp1     43 dst
        vpxor ymm6, ymm1, ymm13                            ;   131.7 fp2     43 dst
        vpand ymm15, ymm15, ymm13                          ;   130.7 fp3     43 dst
        vpxor ymm14, ymm6, ymm2                            ;   133.7 fp0     43 dst
        vpand ymm0, ymm0, ymm2                             ;   133.7 fp1     43 dst
        vpand ymm5, ymm5, ymm6                             ;   132.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   133.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   134.7 fp0     43 dst
        vpand ymm10, ymm10, ymm14                          ;   134.7 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6784]                   ;   134.7 fp2+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                            ;   135.7 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 5984]                   ;   130.8 fp0+agu1   43 dst
        vpxor ymm13, ymm13, ymm2                           ;   134.7 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   135.7 fp2     43 dst
        vpand ymm7, ymm7, ymm2                             ;   134.7 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 5760]                   ;   135.7 fp0+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   132.2 fp1     43 dst
        vpand ymm2, ymm2, [rbp + 6912]                     ;   134.7 fp2+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6880]                     ;   133.0 fp3+agu0   43 dst
        vpxor ymm2, ymm2, ymm14                            ;   135.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   133.7 fp1     43 dst
        vpxor ymm14, ymm14, ymm11                          ;   136.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm13                            ;   136.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm10                            ;   136.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   137.7 fp1     43 dst
        vpand ymm11, ymm1, [rbp + 6848]                    ;   134.7 fp2+agu1   43 dst
        vpxor ymm14, ymm14, ymm11                          ;   138.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm11                            ;   135.7 fp0     43 dst
        vpand ymm1, ymm1, [rbp + 6816]                     ;   135.2 fp1+agu0   43 dst
        vpxor ymm12, ymm12, ymm8                           ;   136.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   137.7 fp3     43 dst
        vpand ymm9, ymm9, ymm3                             ;   136.0 fp0     43 dst
        vpxor ymm11, ymm7, ymm10                           ;   138.7 fp1     43 dst
        vpxor ymm11, ymm11, ymm0                           ;   139.7 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6944]                     ;   136.8 fp3+agu1   43 dst
        vpxor ymm6, ymm6, ymm11                            ;   140.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm6                             ;   141.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   141.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   142.7 fp3     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   143.7 fp0     43 dst
        vpxor ymm4, ymm4, ymm3                             ;   143.7 fp1     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   138.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm1                             ;   144.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm9                             ;   142.7 fp0     43 dst
        vpxor ymm15, ymm15, ymm4                           ;   144.7 fp1     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   144.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                          ;   145.7 fp3     43 dst
        vmovdqu ymm0, [rbp + 6240]                         ;   138.0 agu0    58 dst
        vpxor ymm0, ymm0, [rbp - 128]                      ;   145.0 fp0+agu1   58 dst
        vmovdqu ymm1, [rbp + 6208]                         ;   139.0 agu0    58 dst
        vpxor ymm1, ymm1, [rbp - 96]                       ;   146.0 fp1+agu1   58 dst
        vmovdqu ymm3, [rbp + 6016]                         ;   140.0 agu0    58 dst
        mov r8, qword [rbp + 9856]                         ;   139.2 agu2    58 dst.2 reload
        vpxor ymm3, ymm3, [r8 + 41024]                     ;   150.2 fp2+agu1   58 dst
        vmovdqu ymm4, [rbp + 6144]                         ;   141.0 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 41056]                     ;   150.2 fp3+agu1   58 dst
        vmovdqu ymm6, [rbp + 6112]                         ;   142.0 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 41088]                     ;   150.2 fp0+agu1   58 dst
        vmovdqu ymm9, [rbp + 6080]                         ;   143.0 agu0    58 dst
        vpxor ymm9, ymm9, [rbp - 64]                       ;   150.0 fp1+agu1   58 dst
        vmovdqu ymm12, [rbp + 6048]                        ;   144.0 agu0    58 dst
        vpxor ymm12, ymm12, [rbp - 32]                     ;   151.0 fp2+agu1   58 dst
        vmovdqu ymm15, [rbp + 6176]                        ;   145.0 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 41184]                   ;   152.0 fp3+agu1   58 dst
        vpxor ymm11, ymm11, [rbp + 256]                    ;   146.0 fp0+agu0   58 dst
        vpxor ymm10, ymm10, [rbp + 288]                    ;   146.2 fp1+agu1   58 dst
        vpxor ymm14, ymm14, [r8 + 41792]                   ;   150.2 fp2+agu0   58 dst
        vpxor ymm13, ymm13, [r8 + 41824]                   ;   150.2 fp3+agu1   58 dst
        vpxor ymm2, ymm2, [r8 + 41856]                     ;   150.2 fp0+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 320]                      ;   148.2 fp1+agu1   58 dst
        vpxor ymm7, ymm7, [rbp + 352]                      ;   149.0 fp2+agu0   58 dst
        vmovdqu [rbp + 6176], ymm7                         ;   150.0 agu2+fp5   58 dst spill
        vmovdqu ymm7, [rbp + 6496]                         ;   149.2 agu1    58 dst
        vpxor ymm7, ymm7, [rbp + 0]                        ;   156.2 fp3+agu0   58 dst
        mov r9, qword [rbp + 9896]                         ;   146.3 agu2    58 dst reload
        vmovdqu [r9], ymm0                                 ;   147.3 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                         ;   150.2 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 32]                       ;   157.2 fp0+agu0   58 dst
        vmovdqu [r9 + 32], ymm1                            ;   148.3 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6272]                         ;   151.2 agu1    58 dst
        vpxor ymm1, ymm1, [r8 + 41280]                     ;   158.2 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [r8 + 41952]                     ;   152.2 fp2+agu1   58 dst
        vmovdqu [r9 + 64], ymm3                            ;   151.2 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6400]                         ;   153.0 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 41312]                     ;   160.0 fp3+agu1   58 dst
        vmovdqu [r9 + 96], ymm4                            ;   151.2 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6368]                         ;   154.0 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 41344]                     ;   161.0 fp0+agu1   58 dst
        vmovdqu [r9 + 128], ymm6                           ;   152.0 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6336]                         ;   155.0 agu0    58 dst
        vpxor ymm6, ymm6, [rbp + 64]                       ;   162.0 fp1+agu1   58 dst
        vmovdqu [r9 + 160], ymm9                           ;   153.0 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6304]                         ;   156.0 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 96]                       ;   163.0 fp2+agu1   58 dst
        vmovdqu [r9 + 192], ymm12                          ;   154.0 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6432]                        ;   157.0 agu0    58 dst
        vpxor ymm12, ymm12, [r8 + 41440]                   ;   164.0 fp3+agu1   58 dst
        vmovdqu [r9 + 224], ymm15                          ;   155.0 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6752]                        ;   158.0 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 128]                    ;   165.0 fp0+agu1   58 dst
        vmovdqu [r9 + 256], ymm7                           ;   157.2 agu2+fp5   58 dst
        vmovdqu ymm7, [rbp + 6720]                         ;   159.0 agu0    58 dst
        vpxor ymm7, ymm7, [rbp + 160]                      ;   166.0 fp1+agu1   58 dst
        vmovdqu [r9 + 288], ymm0                           ;   158.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6528]                         ;   160.0 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 41536]                     ;   167.0 fp2+agu1   58 dst
        vmovdqu [r9 + 320], ymm1                           ;   159.2 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6656]                         ;   161.0 agu0    58 dst
        vpxor ymm1, ymm1, [r8 + 41568]                     ;   168.0 fp3+agu1   58 dst
        vmovdqu [r9 + 352], ymm3                           ;   161.0 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6624]                         ;   162.0 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 41600]                     ;   169.0 fp0+agu1   58 dst
        vmovdqu [r9 + 384], ymm4                           ;   162.0 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6592]                         ;   163.0 agu0    58 dst
        vpxor ymm4, ymm4, [rbp + 192]                      ;   170.0 fp1+agu1   58 dst
        vmovdqu [r9 + 416], ymm6                           ;   163.0 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6560]                         ;   164.0 agu0    58 dst
        vpxor ymm6, ymm6, [rbp + 224]                      ;   171.0 fp2+agu1   58 dst
        vmovdqu [r9 + 448], ymm9                           ;   164.0 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6688]                         ;   165.0 agu0    58 dst
        vpxor ymm9, ymm9, [r8 + 41696]                     ;   172.0 fp3+agu1   58 dst
        vmovdqu [r9 + 480], ymm12                          ;   165.0 agu2+fp5   58 dst
        vmovdqu [r9 + 512], ymm15                          ;   166.0 agu2+fp5   58 dst
        vmovdqu [r9 + 544], ymm7                           ;   167.0 agu2+fp5   58 dst
        vmovdqu [r9 + 576], ymm0                           ;   168.0 agu0+fp5   58 dst
        vmovdqu [r9 + 608], ymm1                           ;   169.0 agu2+fp5   58 dst
        vmovdqu [r9 + 640], ymm3                           ;   170.0 agu1+fp5   58 dst
        vmovdqu [r9 + 672], ymm4                           ;   171.0 agu0+fp5   58 dst
        vmovdqu [r9 + 704], ymm6                           ;   172.0 agu2+fp5   58 dst
        vmovdqu [r9 + 768], ymm11                          ;   171.0 agu1+fp5   58 dst
        vmovdqu [r9 + 736], ymm9                           ;   173.0 agu0+fp5   58 dst
        vmovdqu [r9 + 800], ymm10                          ;   173.0 agu2+fp5   58 dst
        vmovdqu [r9 + 832], ymm14                          ;   174.0 agu1+fp5   58 dst
        vmovdqu [r9 + 864], ymm13                          ;   175.0 agu0+fp5   58 dst
        vmovdqu [r9 + 896], ymm2                           ;   176.0 agu2+fp5   58 dst
        vmovdqu [r9 + 928], ymm8                           ;   177.0 agu1+fp5   58 dst
        vmovdqu [r9 + 992], ymm5                           ;   178.0 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6176]                         ;   170.2 agu1    58 dst reload
        vmovdqu [r9 + 960], ymm0                           ;   179.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 3040]                         ;   171.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 3072]                         ;   171.2 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   178.2 fp0     43 dst
        vpxor ymm2, ymm0, [rbp + 2976]                     ;   179.2 fp1+agu0   43 dst
        vmovdqu ymm3, [rbp + 3168]                         ;   172.2 agu1    43 dst reload
        vpxor ymm4, ymm2, ymm3                             ;   180.2 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 3136]                     ;   181.2 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 2944]                         ;   173.2 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                             ;   181.2 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 3008]                     ;   182.2 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 3040]                         ;   174.2 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                            ;   183.2 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 3104]                    ;   182.2 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                           ;   183.2 fp0     43 dst
        vpxor ymm13, ymm11, ymm1                           ;   183.2 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                           ;   184.2 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                           ;   185.2 fp3     43 dst
        vmovdqu [rbp + 6176], ymm12                        ;   184.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                          ;   186.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                            ;   187.2 fp1     43 dst
        vpxor ymm3, ymm15, ymm6                            ;   186.2 fp2     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   187.2 fp3     43 dst
        vpand ymm3, ymm3, ymm15                            ;   187.2 fp0     43 dst
        vpand ymm6, ymm11, ymm12                           ;   187.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   188.2 fp2     43 dst
        vpand ymm6, ymm10, ymm0                            ;   188.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;   189.2 fp0     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   189.2 fp1     43 dst
        vpxor ymm2, ymm10, ymm13                           ;   184.2 fp2     43 dst
        vmovdqu [rbp + 6688], ymm11                        ;   183.3 agu1+fp5   43 dst spill
        vpand ymm11, ymm2, ymm9                            ;   188.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;   189.2 fp0     43 dst
        vmovdqu ymm11, [rbp + 3168]                        ;   184.2 agu0    43 dst reload
        vmovdqu [rbp + 6560], ymm12                        ;   187.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm11                           ;   191.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   190.2 fp2     43 dst
        vmovdqu [rbp + 6592], ymm2                         ;   185.3 agu1+fp5   43 dst spill
        vpor ymm2, ymm7, ymm11                             ;   191.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                             ;   192.2 fp0     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   192.2 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                             ;   193.2 fp2     43 dst
        vpand ymm6, ymm14, ymm4                            ;   187.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   191.2 fp0     43 dst
        vpxor ymm11, ymm4, ymm0                            ;   188.2 fp1     43 dst
        vmovdqu [rbp + 6624], ymm14                        ;   187.8 agu0+fp5   43 dst spill
        vpand ymm14, ymm5, ymm11                           ;   189.2 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   190.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;   191.2 fp0     43 dst
        vpxor ymm3, ymm7, ymm9                             ;   188.7 fp1     43 dst
        vpand ymm14, ymm3, ymm12                           ;   192.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   193.2 fp3     43 dst
        vpand ymm14, ymm6, ymm1                            ;   192.2 fp0     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   194.2 fp1     43 dst
        vmovdqu [rbp + 6656], ymm11                        ;   189.3 agu2+fp5   43 dst spill
        vpand ymm11, ymm13, [rbp + 6176]                   ;   191.2 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm11                            ;   194.2 fp3     43 dst
        vpand ymm11, ymm2, ymm8                            ;   195.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;   196.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   195.2 fp2     43 dst
        vpand ymm11, ymm8, ymm6                            ;   197.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;   198.2 fp0     43 dst
        vpor ymm14, ymm14, ymm2                            ;   196.2 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   197.2 fp2     43 dst
        vpand ymm6, ymm6, ymm1                             ;   199.2 fp3     43 dst
        vpand ymm3, ymm3, ymm1                             ;   199.2 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                             ;   200.2 fp1     43 dst
        vpor ymm6, ymm1, ymm14                             ;   199.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   200.2 fp3     43 dst
        vpand ymm10, ymm10, ymm2                           ;   201.2 fp0     43 dst
        vpxor ymm6, ymm1, ymm14                            ;   199.2 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;   198.2 fp2     43 dst
        vpxor ymm11, ymm6, ymm2                            ;   201.2 fp3     43 dst
        vpand ymm0, ymm0, ymm2                             ;   201.2 fp0     43 dst
        vpand ymm9, ymm9, ymm6                             ;   200.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm8                             ;   201.2 fp2     43 dst
        vpxor ymm0, ymm0, ymm9                             ;   202.2 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;   202.2 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6176]                   ;   202.2 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm11                            ;   203.2 fp2     43 dst
        vpand ymm11, ymm14, [rbp + 3168]                   ;   198.3 fp3+agu1   43 dst
        vpxor ymm14, ymm14, ymm2                           ;   202.2 fp0     43 dst
        vpand ymm15, ymm15, ymm14                          ;   203.2 fp1     43 dst
        vpand ymm4, ymm4, ymm2                             ;   202.2 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 2944]                   ;   203.2 fp3+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   199.7 fp0     43 dst
        vpand ymm2, ymm2, [rbp + 6624]                     ;   202.2 fp1+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6592]                     ;   200.5 fp2+agu0   43 dst
        vpxor ymm2, ymm2, ymm11                            ;   203.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   201.2 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;   204.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                            ;   204.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   204.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   205.2 fp0     43 dst
        vpand ymm15, ymm1, [rbp + 6560]                    ;   202.2 fp1+agu1   43 dst
        vpxor ymm11, ymm11, ymm15                          ;   206.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   203.2 fp3     43 dst
        vpand ymm1, ymm1, [rbp + 6688]                     ;   202.7 fp0+agu0   43 dst
        vpxor ymm12, ymm12, ymm10                          ;   204.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   205.2 fp2     43 dst
        vpand ymm5, ymm5, ymm8                             ;   203.5 fp3     43 dst
        vpxor ymm12, ymm4, ymm13                           ;   206.2 fp0     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   207.2 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6656]                     ;   204.3 fp2+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                            ;   208.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm6                             ;   209.2 fp0     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   209.2 fp1     43 dst
        vpxor ymm8, ymm8, ymm2                             ;   210.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   211.2 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   211.2 fp0     43 dst
        vpxor ymm7, ymm7, ymm0                             ;   206.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm1                             ;   212.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                           ;   210.2 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                             ;   212.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;   212.2 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                           ;   213.2 fp2     43 dst
        vmovdqu ymm0, [rbp + 4320]                         ;   205.5 agu0    43 dst
        vmovdqu ymm1, [rbp + 4352]                         ;   205.7 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   212.7 fp3     43 dst
        vpxor ymm3, ymm0, [rbp + 4256]                     ;   213.7 fp0+agu0   43 dst
        vmovdqu ymm5, [rbp + 4448]                         ;   206.7 agu1    43 dst reload
        vpxor ymm6, ymm3, ymm5                             ;   214.7 fp1     43 dst
        vpxor ymm7, ymm6, [rbp + 4416]                     ;   215.7 fp2+agu0   43 dst
        vmovdqu ymm8, [rbp + 4224]                         ;   207.7 agu1    43 dst reload
        vpxor ymm15, ymm6, ymm8                            ;   215.7 fp3     43 dst
        vmovdqu [rbp + 6656], ymm9                         ;   213.2 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 4288]                    ;   216.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6688], ymm4                         ;   213.2 agu1+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 4320]                     ;   217.7 fp1+agu0   43 dst
        vmovdqu [rbp + 6560], ymm10                        ;   211.2 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 4384]                    ;   216.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6592], ymm2                         ;   211.3 agu0+fp5   43 dst spill
        vpxor ymm2, ymm10, ymm8                            ;   217.7 fp3     43 dst
        vmovdqu [rbp + 6624], ymm14                        ;   214.2 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm1                           ;   217.7 fp0     43 dst
        vmovdqu [rbp + 6176], ymm11                        ;   213.3 agu1+fp5   43 dst spill
        vpxor ymm11, ymm7, ymm4                            ;   218.7 fp1     43 dst
        vmovdqu [rbp + 6528], ymm13                        ;   214.3 agu0+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm5                           ;   219.7 fp2     43 dst
        vmovdqu [rbp + 6720], ymm12                        ;   215.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                          ;   220.7 fp3     43 dst
        vmovdqu [rbp + 6752], ymm2                         ;   218.7 agu1+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 4320]                    ;   221.7 fp0+agu0   43 dst
        vpxor ymm5, ymm13, ymm8                            ;   220.7 fp1     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   221.7 fp2     43 dst
        vpand ymm5, ymm5, ymm13                            ;   221.7 fp3     43 dst
        vpand ymm8, ymm10, ymm12                           ;   221.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   222.7 fp1     43 dst
        vpand ymm8, ymm4, ymm0                             ;   222.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;   223.7 fp3     43 dst
        vpxor ymm5, ymm5, ymm3                             ;   223.7 fp0     43 dst
        vpxor ymm3, ymm4, ymm14                            ;   218.7 fp1     43 dst
        vmovdqu [rbp + 6432], ymm10                        ;   217.8 agu2+fp5   43 dst spill
        vpand ymm10, ymm3, ymm2                            ;   222.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;   223.7 fp3     43 dst
        vmovdqu ymm10, [rbp + 4448]                        ;   218.7 agu1    43 dst reload
        vmovdqu [rbp + 6304], ymm12                        ;   221.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm3, ymm10                           ;   225.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   224.7 fp1     43 dst
        vmovdqu [rbp + 6336], ymm3                         ;   219.8 agu2+fp5   43 dst spill
        vpor ymm3, ymm15, ymm10                            ;   225.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm3                             ;   226.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                             ;   226.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                             ;   227.7 fp1     43 dst
        vpand ymm8, ymm11, ymm6                            ;   221.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   225.7 fp3     43 dst
        vpxor ymm10, ymm6, ymm0                            ;   222.7 fp0     43 dst
        vmovdqu [rbp + 6368], ymm11                        ;   222.3 agu1+fp5   43 dst spill
        vpand ymm11, ymm7, ymm10                           ;   223.7 fp1     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   224.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;   225.7 fp3     43 dst
        vpxor ymm5, ymm15, ymm2                            ;   223.2 fp0     43 dst
        vpand ymm11, ymm5, ymm12                           ;   226.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                            ;   227.7 fp2     43 dst
        vpand ymm11, ymm8, ymm1                            ;   226.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm11                            ;   228.7 fp0     43 dst
        vmovdqu [rbp + 6400], ymm10                        ;   223.8 agu0+fp5   43 dst spill
        vpand ymm10, ymm14, [rbp + 6752]                   ;   225.7 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm10                            ;   228.7 fp2     43 dst
        vpand ymm10, ymm3, ymm9                            ;   229.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   230.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm1                             ;   229.7 fp1     43 dst
        vpand ymm10, ymm9, ymm8                            ;   231.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;   232.7 fp3     43 dst
        vpor ymm11, ymm11, ymm3                            ;   230.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                           ;   231.7 fp1     43 dst
        vpand ymm8, ymm8, ymm1                             ;   233.7 fp2     43 dst
        vpand ymm5, ymm5, ymm1                             ;   233.7 fp3     43 dst
        vpxor ymm9, ymm9, ymm8                             ;   234.7 fp0     43 dst
        vpor ymm8, ymm1, ymm11                             ;   233.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   234.7 fp2     43 dst
        vpand ymm4, ymm4, ymm3                             ;   235.7 fp3     43 dst
        vpxor ymm8, ymm1, ymm11                            ;   233.7 fp0     43 dst
        vpand ymm15, ymm15, ymm11                          ;   232.7 fp1     43 dst
        vpxor ymm10, ymm8, ymm3                            ;   235.7 fp2     43 dst
        vpand ymm0, ymm0, ymm3                             ;   235.7 fp3     43 dst
        vpand ymm2, ymm2, ymm8                             ;   234.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm9                             ;   235.7 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                             ;   236.7 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   236.7 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6752]                   ;   236.7 fp0+agu0   43 dst
        vpxor ymm2, ymm2, ymm10                            ;   237.7 fp1     43 dst
        vpand ymm10, ymm11, [rbp + 4448]                   ;   232.8 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm3                           ;   236.7 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;   237.7 fp0     43 dst
        vpand ymm6, ymm6, ymm3                             ;   236.7 fp1     43 dst
        vpand ymm11, ymm11, [rbp + 4224]                   ;   237.7 fp2+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   234.2 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6368]                     ;   236.7 fp0+agu1   43 dst
        vpand ymm8, ymm8, [rbp + 6336]                     ;   235.0 fp1+agu0   43 dst
        vpxor ymm3, ymm3, ymm10                            ;   237.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                             ;   235.7 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;   238.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;   238.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   238.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   239.7 fp3     43 dst
        vpand ymm13, ymm1, [rbp + 6304]                    ;   236.7 fp0+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                          ;   240.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   237.7 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 6432]                     ;   237.2 fp3+agu0   43 dst
        vpxor ymm12, ymm12, ymm4                           ;   238.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   239.7 fp1     43 dst
        vpand ymm7, ymm7, ymm9                             ;   238.0 fp2     43 dst
        vpxor ymm12, ymm6, ymm14                           ;   240.7 fp3     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   241.7 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6400]                     ;   238.8 fp1+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                            ;   242.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm8                             ;   243.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   243.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;   244.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm9                             ;   245.7 fp2     43 dst
        vpxor ymm5, ymm5, ymm9                             ;   245.7 fp3     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   240.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm1                             ;   246.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                             ;   244.7 fp2     43 dst
        vpxor ymm15, ymm15, ymm5                           ;   246.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   246.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;   247.7 fp1     43 dst
        vmovdqu ymm0, [rbp + 5600]                         ;   240.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 5632]                         ;   240.2 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   247.2 fp2     43 dst
        vpxor ymm5, ymm0, [rbp + 5536]                     ;   248.2 fp3+agu0   43 dst
        vmovdqu ymm7, [rbp + 5728]                         ;   241.2 agu1    43 dst reload
        vpxor ymm8, ymm5, ymm7                             ;   249.2 fp0     43 dst
        vpxor ymm9, ymm8, [rbp + 5696]                     ;   250.2 fp1+agu0   43 dst
        vmovdqu ymm13, [rbp + 5504]                        ;   242.2 agu1    43 dst reload
        vpxor ymm15, ymm8, ymm13                           ;   250.2 fp2     43 dst
        vmovdqu [rbp + 6400], ymm2                         ;   247.7 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, [rbp + 5568]                    ;   251.2 fp3+agu0   43 dst
        vmovdqu [rbp + 6432], ymm6                         ;   247.7 agu1+fp5   43 dst spill
        vpxor ymm6, ymm2, [rbp + 5600]                     ;   252.2 fp0+agu0   43 dst
        vmovdqu [rbp + 6304], ymm4                         ;   245.7 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 5664]                     ;   251.2 fp1+agu1   43 dst
        vmovdqu [rbp + 6336], ymm3                         ;   245.8 agu0+fp5   43 dst spill
        vpxor ymm3, ymm4, ymm13                            ;   252.2 fp2     43 dst
        vmovdqu [rbp + 6368], ymm11                        ;   248.7 agu2+fp5   43 dst spill
        vpxor ymm11, ymm4, ymm1                            ;   252.2 fp3     43 dst
        vmovdqu [rbp + 6752], ymm10                        ;   247.8 agu1+fp5   43 dst spill
        vpxor ymm10, ymm9, ymm6                            ;   253.2 fp0     43 dst
        vmovdqu [rbp + 6272], ymm14                        ;   248.8 agu0+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm7                           ;   254.2 fp1     43 dst
        vmovdqu [rbp + 6464], ymm12                        ;   249.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm11, ymm14                          ;   255.2 fp2     43 dst
        vmovdqu [rbp + 6496], ymm3                         ;   253.2 agu1+fp5   43 dst spill
        vpxor ymm3, ymm12, [rbp + 5600]                    ;   256.2 fp3+agu0   43 dst
        vpxor ymm7, ymm14, ymm13                           ;   255.2 fp0     43 dst
        vpxor ymm0, ymm0, ymm7                             ;   256.2 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;   256.2 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   256.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                            ;   257.2 fp0     43 dst
        vpand ymm13, ymm6, ymm0                            ;   257.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;   258.2 fp2     43 dst
        vpxor ymm7, ymm7, ymm5                             ;   258.2 fp3     43 dst
        vpxor ymm5, ymm6, ymm11                            ;   253.2 fp0     43 dst
        vmovdqu [rbp + 6048], ymm4                         ;   252.3 agu2+fp5   43 dst spill
        vpand ymm4, ymm5, ymm3                             ;   257.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;   258.2 fp2     43 dst
        vmovdqu ymm4, [rbp + 5728]                         ;   253.2 agu1    43 dst reload
        vmovdqu [rbp + 6080], ymm12                        ;   256.2 agu0+fp5   43 dst spill
        vpxor ymm12, ymm5, ymm4                            ;   260.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm13                            ;   259.2 fp0     43 dst
        vmovdqu [rbp + 6112], ymm5                         ;   254.3 agu2+fp5   43 dst spill
        vpor ymm5, ymm15, ymm4                             ;   260.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm5                           ;   261.2 fp2     43 dst
        vpxor ymm5, ymm5, ymm7                             ;   261.2 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   262.2 fp0     43 dst
        vpand ymm13, ymm10, ymm8                           ;   256.3 fp1     43 dst
        vpxor ymm1, ymm1, ymm13                            ;   260.2 fp2     43 dst
        vpxor ymm4, ymm8, ymm0                             ;   257.2 fp3     43 dst
        vmovdqu [rbp + 6144], ymm10                        ;   256.8 agu1+fp5   43 dst spill
        vpand ymm10, ymm9, ymm4                            ;   258.2 fp0     43 dst
        vpxor ymm7, ymm7, ymm10                            ;   259.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;   260.2 fp2     43 dst
        vpxor ymm7, ymm15, ymm3                            ;   257.7 fp3     43 dst
        vpand ymm10, ymm7, ymm12                           ;   261.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm10                            ;   262.2 fp1     43 dst
        vpand ymm10, ymm13, ymm1                           ;   261.2 fp2     43 dst
        vpxor ymm5, ymm5, ymm10                            ;   263.2 fp3     43 dst
        vmovdqu [rbp + 6016], ymm4                         ;   258.3 agu0+fp5   43 dst spill
        vpand ymm4, ymm11, [rbp + 6496]                    ;   260.2 fp0+agu1   43 dst
        vpxor ymm2, ymm2, ymm4                             ;   263.2 fp1     43 dst
        vpand ymm4, ymm5, ymm2                             ;   264.2 fp2     43 dst
        vpxor ymm13, ymm13, ymm4                           ;   265.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm1                             ;   264.2 fp0     43 dst
        vpand ymm4, ymm2, ymm13                            ;   266.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;   267.2 fp2     43 dst
        vpor ymm10, ymm10, ymm5                            ;   265.2 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;   266.2 fp0     43 dst
        vpand ymm13, ymm13, ymm1                           ;   268.2 fp1     43 dst
        vpand ymm7, ymm7, ymm1                             ;   268.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   269.2 fp3     43 dst
        vpor ymm4, ymm1, ymm10                             ;   268.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   269.2 fp1     43 dst
        vpand ymm6, ymm6, ymm5                             ;   270.2 fp2     43 dst
        vpxor ymm4, ymm1, ymm10                            ;   268.2 fp3     43 dst
        vpand ymm15, ymm15, ymm10                          ;   267.2 fp0     43 dst
        vpxor ymm13, ymm4, ymm5                            ;   270.2 fp1     43 dst
        vpand ymm0, ymm0, ymm5                             ;   270.2 fp2     43 dst
        vpand ymm3, ymm3, ymm4                             ;   269.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm2                             ;   270.2 fp0     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   271.2 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   271.2 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6496]                   ;   271.2 fp3+agu0   43 dst
        vpxor ymm3, ymm3, ymm13                            ;   272.2 fp0     43 dst
        vpand ymm13, ymm10, [rbp + 5728]                   ;   267.3 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm5                           ;   271.2 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   272.2 fp3     43 dst
        vpand ymm8, ymm8, ymm5                             ;   271.2 fp0     43 dst
        vpand ymm10, ymm10, [rbp + 5504]                   ;   272.2 fp1+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   268.7 fp2     43 dst
        vpand ymm5, ymm5, [rbp + 6144]                     ;   271.2 fp3+agu1   43 dst
        vpand ymm4, ymm4, [rbp + 6112]                     ;   269.5 fp0+agu0   43 dst
        vpxor ymm5, ymm5, ymm13                            ;   272.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   270.2 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   273.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   273.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   273.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   274.2 fp2     43 dst
        vpand ymm14, ymm1, [rbp + 6080]                    ;   271.2 fp3+agu1   43 dst
        vpxor ymm13, ymm13, ymm14                          ;   275.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm14                            ;   272.2 fp1     43 dst
        vpand ymm1, ymm1, [rbp + 6048]                     ;   271.7 fp2+agu0   43 dst
        vpxor ymm12, ymm12, ymm6                           ;   273.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   274.2 fp0     43 dst
        vpand ymm9, ymm9, ymm2                             ;   272.5 fp1     43 dst
        vpxor ymm12, ymm8, ymm11                           ;   275.2 fp2     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   276.2 fp3     43 dst
        vpand ymm2, ymm2, [rbp + 6016]                     ;   273.3 fp0+agu1   43 dst
        vpxor ymm4, ymm4, ymm12                            ;   277.2 fp1     43 dst
        vpxor ymm9, ymm9, ymm4                             ;   278.2 fp2     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   278.2 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   279.2 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   280.2 fp1     43 dst
        vpxor ymm7, ymm7, ymm2                             ;   280.2 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   275.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm1                             ;   281.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm9                             ;   279.2 fp1     43 dst
        vpxor ymm15, ymm15, ymm7                           ;   281.2 fp2     43 dst
        vpxor ymm3, ymm3, ymm7                             ;   281.2 fp3     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   282.2 fp0     43 dst
        vmovdqu ymm0, [rbp + 2784]                         ;   274.5 agu0    43 dst
        vmovdqu ymm1, [rbp + 2816]                         ;   274.7 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   281.7 fp1     43 dst
        vpxor ymm2, ymm0, [rbp + 2720]                     ;   282.7 fp2+agu0   43 dst
        vmovdqu ymm4, [rbp + 2912]                         ;   275.7 agu1    43 dst reload
        vpxor ymm7, ymm2, ymm4                             ;   283.7 fp3     43 dst
        vpxor ymm9, ymm7, [rbp + 2880]                     ;   284.7 fp0+agu0   43 dst
        vmovdqu ymm14, [rbp + 2688]                        ;   276.7 agu1    43 dst reload
        vpxor ymm15, ymm7, ymm14                           ;   284.7 fp1     43 dst
        vmovdqu [rbp + 6016], ymm3                         ;   282.2 agu2+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 2752]                    ;   285.7 fp2+agu0   43 dst
        vmovdqu [rbp + 6048], ymm8                         ;   282.2 agu1+fp5   43 dst spill
        vpxor ymm8, ymm3, [rbp + 2784]                     ;   286.7 fp3+agu0   43 dst
        vmovdqu [rbp + 6080], ymm6                         ;   280.2 agu2+fp5   43 dst spill
        vpxor ymm6, ymm9, [rbp + 2848]                     ;   285.7 fp0+agu1   43 dst
        vmovdqu [rbp + 6112], ymm5                         ;   280.3 agu0+fp5   43 dst spill
        vpxor ymm5, ymm6, ymm14                            ;   286.7 fp1     43 dst
        vmovdqu [rbp + 6144], ymm10                        ;   283.2 agu2+fp5   43 dst spill
        vpxor ymm10, ymm6, ymm1                            ;   286.7 fp2     43 dst
        vmovdqu [rbp + 6496], ymm13                        ;   282.3 agu1+fp5   43 dst spill
        vpxor ymm13, ymm9, ymm8                            ;   287.7 fp3     43 dst
        vmovdqu [rbp + 6208], ymm11                        ;   283.3 agu0+fp5   43 dst spill
        vpxor ymm11, ymm13, ymm4                           ;   288.7 fp0     43 dst
        vmovdqu [rbp + 6240], ymm12                        ;   284.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm10, ymm11                          ;   289.7 fp1     43 dst
        vmovdqu [rbp + 6944], ymm5                         ;   287.7 agu1+fp5   43 dst spill
        vpxor ymm5, ymm12, [rbp + 2784]                    ;   290.7 fp2+agu0   43 dst
        vpxor ymm4, ymm11, ymm14                           ;   289.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm4                             ;   290.7 fp0     43 dst
        vpand ymm4, ymm4, ymm11                            ;   290.7 fp1     43 dst
        vpand ymm14, ymm6, ymm12                           ;   290.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   291.7 fp3     43 dst
        vpand ymm14, ymm8, ymm0                            ;   291.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   292.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                             ;   292.7 fp2     43 dst
        vpxor ymm2, ymm8, ymm10                            ;   287.7 fp3     43 dst
        vmovdqu [rbp + 6816], ymm6                         ;   286.8 agu2+fp5   43 dst spill
        vpand ymm6, ymm2, ymm5                             ;   291.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   292.7 fp1     43 dst
        vmovdqu ymm6, [rbp + 2912]                         ;   287.7 agu1    43 dst reload
        vmovdqu [rbp + 6848], ymm12                        ;   290.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm6                            ;   294.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   293.7 fp3     43 dst
        vmovdqu [rbp + 6880], ymm2                         ;   288.8 agu2+fp5   43 dst spill
        vpor ymm2, ymm15, ymm6                             ;   294.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                           ;   295.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm4                             ;   295.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   296.7 fp3     43 dst
        vpand ymm14, ymm13, ymm7                           ;   290.8 fp0     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   294.7 fp1     43 dst
        vpxor ymm6, ymm7, ymm0                             ;   291.7 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                        ;   291.3 agu1+fp5   43 dst spill
        vpand ymm13, ymm9, ymm6                            ;   292.7 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   293.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   294.7 fp1     43 dst
        vpxor ymm4, ymm15, ymm5                            ;   292.2 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   295.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   296.7 fp0     43 dst
        vpand ymm13, ymm14, ymm1                           ;   295.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   297.7 fp2     43 dst
        vmovdqu [rbp + 6784], ymm6                         ;   292.8 agu0+fp5   43 dst spill
        vpand ymm6, ymm10, [rbp + 6944]                    ;   294.7 fp3+agu1   43 dst
        vpxor ymm3, ymm3, ymm6                             ;   297.7 fp0     43 dst
        vpand ymm6, ymm2, ymm3                             ;   298.7 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   299.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   298.7 fp3     43 dst
        vpand ymm6, ymm3, ymm14                            ;   300.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   301.7 fp1     43 dst
        vpor ymm13, ymm13, ymm2                            ;   299.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   300.7 fp3     43 dst
        vpand ymm14, ymm14, ymm1                           ;   302.7 fp0     43 dst
        vpand ymm4, ymm4, ymm1                             ;   302.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   303.7 fp2     43 dst
        vpor ymm6, ymm1, ymm13                             ;   302.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   303.7 fp0     43 dst
        vpand ymm8, ymm8, ymm2                             ;   304.7 fp1     43 dst
        vpxor ymm6, ymm1, ymm13                            ;   302.7 fp2     43 dst
        vpand ymm15, ymm15, ymm13                          ;   301.7 fp3     43 dst
        vpxor ymm14, ymm6, ymm2                            ;   304.7 fp0     43 dst
        vpand ymm0, ymm0, ymm2                             ;   304.7 fp1     43 dst
        vpand ymm5, ymm5, ymm6                             ;   303.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   304.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   305.7 fp0     43 dst
        vpand ymm10, ymm10, ymm14                          ;   305.7 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6944]                   ;   305.7 fp2+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                            ;   306.7 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 2912]                   ;   301.8 fp0+agu1   43 dst
        vpxor ymm13, ymm13, ymm2                           ;   305.7 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   306.7 fp2     43 dst
        vpand ymm7, ymm7, ymm2                             ;   305.7 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 2688]                   ;   306.7 fp0+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   303.2 fp1     43 dst
        vpand ymm2, ymm2, [rbp + 6912]                     ;   305.7 fp2+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6880]                     ;   304.0 fp3+agu0   43 dst
        vpxor ymm2, ymm2, ymm14                            ;   306.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   304.7 fp1     43 dst
        vpxor ymm14, ymm14, ymm11                          ;   307.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm13                            ;   307.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm10                            ;   307.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   308.7 fp1     43 dst
        vpand ymm11, ymm1, [rbp + 6848]                    ;   305.7 fp2+agu1   43 dst
        vpxor ymm14, ymm14, ymm11                          ;   309.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm11                            ;   306.7 fp0     43 dst
        vpand ymm1, ymm1, [rbp + 6816]                     ;   306.2 fp1+agu0   43 dst
        vpxor ymm12, ymm12, ymm8                           ;   307.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   308.7 fp3     43 dst
        vpand ymm9, ymm9, ymm3                             ;   307.0 fp0     43 dst
        vpxor ymm11, ymm7, ymm10                           ;   309.7 fp1     43 dst
        vpxor ymm11, ymm11, ymm0                           ;   310.7 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6784]                     ;   307.8 fp3+agu1   43 dst
        vpxor ymm6, ymm6, ymm11                            ;   311.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm6                             ;   312.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   312.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   313.7 fp3     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   314.7 fp0     43 dst
        vpxor ymm4, ymm4, ymm3                             ;   314.7 fp1     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   309.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm1                             ;   315.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm9                             ;   313.7 fp0     43 dst
        vpxor ymm15, ymm15, ymm4                           ;   315.7 fp1     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   315.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                          ;   316.7 fp3     43 dst
        vmovdqu ymm0, [rbp + 6720]                         ;   309.0 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 384]                      ;   316.0 fp0+agu1   58 dst
        vmovdqu ymm1, [rbp + 6528]                         ;   310.0 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 416]                      ;   317.0 fp1+agu1   58 dst
        vmovdqu ymm3, [rbp + 6176]                         ;   311.0 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 42048]                     ;   318.0 fp2+agu1   58 dst
        vmovdqu ymm4, [rbp + 6624]                         ;   312.0 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 42080]                     ;   319.0 fp3+agu1   58 dst
        vmovdqu ymm6, [rbp + 6592]                         ;   313.0 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 42112]                     ;   320.0 fp0+agu1   58 dst
        vmovdqu ymm9, [rbp + 6560]                         ;   314.0 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 448]                      ;   321.0 fp1+agu1   58 dst
        vmovdqu ymm12, [rbp + 6688]                        ;   315.0 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 480]                    ;   322.0 fp2+agu1   58 dst
        vmovdqu ymm15, [rbp + 6656]                        ;   316.0 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42208]                   ;   323.0 fp3+agu1   58 dst
        vpxor ymm11, ymm11, [rbp + 768]                    ;   317.0 fp0+agu0   58 dst
        vpxor ymm10, ymm10, [rbp + 800]                    ;   317.2 fp1+agu1   58 dst
        vpxor ymm14, ymm14, [r8 + 42816]                   ;   318.0 fp2+agu0   58 dst
        vpxor ymm13, ymm13, [r8 + 42848]                   ;   318.2 fp3+agu1   58 dst
        vpxor ymm2, ymm2, [r8 + 42880]                     ;   319.0 fp0+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 832]                      ;   319.2 fp1+agu1   58 dst
        vmovdqu [r9 + 1024], ymm0                          ;   317.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                         ;   320.0 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 512]                      ;   327.0 fp2+agu1   58 dst
        vmovdqu [r9 + 1056], ymm1                          ;   318.0 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6272]                         ;   321.0 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 544]                      ;   328.0 fp3+agu1   58 dst
        vpxor ymm7, ymm7, [rbp + 864]                      ;   322.0 fp0+agu0   58 dst
        vmovdqu [r9 + 1088], ymm3                          ;   319.0 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6752]                         ;   322.2 agu1    58 dst
        vpxor ymm3, ymm3, [r8 + 42304]                     ;   329.2 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [r8 + 42976]                     ;   323.2 fp2+agu1   58 dst
        vmovdqu [r9 + 1120], ymm4                          ;   320.0 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6368]                         ;   324.0 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 42336]                     ;   331.0 fp3+agu1   58 dst
        vmovdqu [r9 + 1152], ymm6                          ;   321.0 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6336]                         ;   325.0 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 42368]                     ;   332.0 fp0+agu1   58 dst
        vmovdqu [r9 + 1184], ymm9                          ;   322.0 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6304]                         ;   326.0 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 576]                      ;   333.0 fp1+agu1   58 dst
        vmovdqu [r9 + 1216], ymm12                         ;   323.0 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6432]                        ;   327.0 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 608]                    ;   334.0 fp2+agu1   58 dst
        vmovdqu [r9 + 1248], ymm15                         ;   324.0 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6400]                        ;   328.0 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42464]                   ;   335.0 fp3+agu1   58 dst
        vmovdqu [r9 + 1280], ymm0                          ;   328.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6240]                         ;   329.0 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 640]                      ;   336.0 fp0+agu1   58 dst
        vmovdqu [r9 + 1312], ymm1                          ;   329.0 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6208]                         ;   330.0 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 672]                      ;   337.0 fp1+agu1   58 dst
        vmovdqu [r9 + 1344], ymm3                          ;   330.2 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6496]                         ;   331.0 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 42560]                     ;   338.0 fp2+agu1   58 dst
        vmovdqu [r9 + 1376], ymm4                          ;   332.0 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6144]                         ;   332.0 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 42592]                     ;   339.0 fp3+agu1   58 dst
        vmovdqu [r9 + 1408], ymm6                          ;   333.0 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6112]                         ;   333.0 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 42624]                     ;   340.0 fp0+agu1   58 dst
        vmovdqu [r9 + 1440], ymm9                          ;   334.0 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6080]                         ;   334.0 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 704]                      ;   341.0 fp1+agu1   58 dst
        vmovdqu [r9 + 1472], ymm12                         ;   335.0 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6048]                        ;   335.0 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 736]                    ;   342.0 fp2+agu1   58 dst
        vmovdqu [r9 + 1504], ymm15                         ;   336.0 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6016]                        ;   336.0 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42720]                   ;   343.0 fp3+agu1   58 dst
        vmovdqu [r9 + 1536], ymm0                          ;   337.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1568], ymm1                          ;   338.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1600], ymm3                          ;   339.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1632], ymm4                          ;   340.0 agu0+fp5   58 dst
        vmovdqu [r9 + 1664], ymm6                          ;   341.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1696], ymm9                          ;   342.0 agu1+fp5   58 dst
        vmovdqu [r9 + 1728], ymm12                         ;   343.0 agu0+fp5   58 dst
        vmovdqu [r9 + 1792], ymm11                         ;   341.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1760], ymm15                         ;   344.0 agu1+fp5   58 dst
        vmovdqu [r9 + 1824], ymm10                         ;   343.0 agu0+fp5   58 dst
        vmovdqu [r9 + 1856], ymm14                         ;   344.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1888], ymm13                         ;   345.0 agu1+fp5   58 dst
        vmovdqu [r9 + 1920], ymm2                          ;   346.0 agu0+fp5   58 dst
        vmovdqu [r9 + 1952], ymm8                          ;   347.0 agu2+fp5   58 dst
        vmovdqu [r9 + 1984], ymm7                          ;   348.0 agu1+fp5   58 dst
        vmovdqu [r9 + 2016], ymm5                          ;   349.0 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 4064]                         ;   341.2 agu1    43 dst
        vmovdqu ymm1, [rbp + 4096]                         ;   342.0 agu0    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   349.0 fp0     43 dst
        vpxor ymm2, ymm0, [rbp + 4000]                     ;   350.0 fp1+agu1   43 dst
        vmovdqu ymm3, [rbp + 4192]                         ;   343.0 agu0    43 dst reload
        vpxor ymm4, ymm2, ymm3                             ;   351.0 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 4160]                     ;   352.0 fp3+agu1   43 dst
        vmovdqu ymm6, [rbp + 3968]                         ;   344.0 agu0    43 dst reload
        vpxor ymm7, ymm4, ymm6                             ;   352.0 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 4032]                     ;   353.0 fp1+agu1   43 dst
        vmovdqu ymm9, [rbp + 4064]                         ;   345.0 agu0    43 dst reload
        vpxor ymm10, ymm8, ymm9                            ;   354.0 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 4128]                    ;   353.0 fp3+agu1   43 dst
        vpxor ymm12, ymm11, ymm6                           ;   354.0 fp0     43 dst
        vpxor ymm13, ymm11, ymm1                           ;   354.0 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                           ;   355.0 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                           ;   356.0 fp3     43 dst
        vmovdqu [rbp + 6016], ymm12                        ;   355.0 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                          ;   357.0 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                            ;   358.0 fp1     43 dst
        vpxor ymm3, ymm15, ymm6                            ;   357.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   358.0 fp3     43 dst
        vpand ymm3, ymm3, ymm15                            ;   358.0 fp0     43 dst
        vpand ymm6, ymm11, ymm12                           ;   358.0 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   359.0 fp2     43 dst
        vpand ymm6, ymm10, ymm0                            ;   359.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;   360.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   360.0 fp1     43 dst
        vpxor ymm2, ymm10, ymm13                           ;   355.0 fp2     43 dst
        vmovdqu [rbp + 6048], ymm11                        ;   354.2 agu0+fp5   43 dst spill
        vpand ymm11, ymm2, ymm9                            ;   359.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;   360.0 fp0     43 dst
        vmovdqu ymm11, [rbp + 4192]                        ;   355.0 agu1    43 dst reload
        vmovdqu [rbp + 6080], ymm12                        ;   358.0 agu2+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm11                           ;   362.0 fp1     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   361.0 fp2     43 dst
        vmovdqu [rbp + 6112], ymm2                         ;   356.2 agu0+fp5   43 dst spill
        vpor ymm2, ymm7, ymm11                             ;   362.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                             ;   363.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   363.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                             ;   364.0 fp2     43 dst
        vpand ymm6, ymm14, ymm4                            ;   358.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   362.0 fp0     43 dst
        vpxor ymm11, ymm4, ymm0                            ;   359.0 fp1     43 dst
        vmovdqu [rbp + 6144], ymm14                        ;   358.7 agu1+fp5   43 dst spill
        vpand ymm14, ymm5, ymm11                           ;   360.0 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   361.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;   362.0 fp0     43 dst
        vpxor ymm3, ymm7, ymm9                             ;   359.5 fp1     43 dst
        vpand ymm14, ymm3, ymm12                           ;   363.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   364.0 fp3     43 dst
        vpand ymm14, ymm6, ymm1                            ;   363.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   365.0 fp1     43 dst
        vmovdqu [rbp + 6496], ymm11                        ;   360.2 agu2+fp5   43 dst spill
        vpand ymm11, ymm13, [rbp + 6016]                   ;   362.0 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm11                            ;   365.0 fp3     43 dst
        vpand ymm11, ymm2, ymm8                            ;   366.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;   367.0 fp1     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   366.0 fp2     43 dst
        vpand ymm11, ymm8, ymm6                            ;   368.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;   369.0 fp0     43 dst
        vpor ymm14, ymm14, ymm2                            ;   367.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   368.0 fp2     43 dst
        vpand ymm6, ymm6, ymm1                             ;   370.0 fp3     43 dst
        vpand ymm3, ymm3, ymm1                             ;   370.0 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                             ;   371.0 fp1     43 dst
        vpor ymm6, ymm1, ymm14                             ;   370.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   371.0 fp3     43 dst
        vpand ymm10, ymm10, ymm2                           ;   372.0 fp0     43 dst
        vpxor ymm6, ymm1, ymm14                            ;   370.0 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;   369.0 fp2     43 dst
        vpxor ymm11, ymm6, ymm2                            ;   372.0 fp3     43 dst
        vpand ymm0, ymm0, ymm2                             ;   372.0 fp0     43 dst
        vpand ymm9, ymm9, ymm6                             ;   371.0 fp1     43 dst
        vpxor ymm2, ymm2, ymm8                             ;   372.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm9                             ;   373.0 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;   373.0 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6016]                   ;   373.0 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm11                            ;   374.0 fp2     43 dst
        vpand ymm11, ymm14, [rbp + 4192]                   ;   369.2 fp3+agu0   43 dst
        vpxor ymm14, ymm14, ymm2                           ;   373.0 fp0     43 dst
        vpand ymm15, ymm15, ymm14                          ;   374.0 fp1     43 dst
        vpand ymm4, ymm4, ymm2                             ;   373.0 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 3968]                   ;   374.0 fp3+agu1   43 dst
        vpand ymm12, ymm12, ymm1                           ;   370.5 fp0     43 dst
        vpand ymm2, ymm2, [rbp + 6144]                     ;   373.0 fp1+agu0   43 dst
        vpand ymm6, ymm6, [rbp + 6112]                     ;   371.3 fp2+agu1   43 dst
        vpxor ymm2, ymm2, ymm11                            ;   374.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   372.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;   375.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                            ;   375.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   375.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   376.0 fp0     43 dst
        vpand ymm15, ymm1, [rbp + 6080]                    ;   373.0 fp1+agu0   43 dst
        vpxor ymm11, ymm11, ymm15                          ;   377.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   374.0 fp3     43 dst
        vpand ymm1, ymm1, [rbp + 6048]                     ;   373.5 fp0+agu1   43 dst
        vpxor ymm12, ymm12, ymm10                          ;   375.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   376.0 fp2     43 dst
        vpand ymm5, ymm5, ymm8                             ;   374.3 fp3     43 dst
        vpxor ymm12, ymm4, ymm13                           ;   377.0 fp0     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   378.0 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6496]                     ;   375.2 fp2+agu0   43 dst
        vpxor ymm6, ymm6, ymm12                            ;   379.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm6                             ;   380.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   380.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm2                             ;   381.0 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   382.0 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   382.0 fp0     43 dst
        vpxor ymm7, ymm7, ymm0                             ;   377.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm1                             ;   383.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                           ;   381.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                             ;   383.0 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;   383.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                           ;   384.0 fp2     43 dst
        vmovdqu ymm0, [rbp + 5344]                         ;   376.3 agu1    43 dst
        vmovdqu ymm1, [rbp + 5376]                         ;   376.5 agu0    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   383.5 fp3     43 dst
        vpxor ymm3, ymm0, [rbp + 5280]                     ;   384.5 fp0+agu1   43 dst
        vmovdqu ymm5, [rbp + 5472]                         ;   377.5 agu0    43 dst reload
        vpxor ymm6, ymm3, ymm5                             ;   385.5 fp1     43 dst
        vpxor ymm7, ymm6, [rbp + 5440]                     ;   386.5 fp2+agu1   43 dst
        vmovdqu ymm8, [rbp + 5248]                         ;   378.5 agu0    43 dst reload
        vpxor ymm15, ymm6, ymm8                            ;   386.5 fp3     43 dst
        vmovdqu [rbp + 6496], ymm9                         ;   384.0 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 5312]                    ;   387.5 fp0+agu1   43 dst
        vmovdqu [rbp + 6048], ymm4                         ;   384.0 agu0+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 5344]                     ;   388.5 fp1+agu1   43 dst
        vmovdqu [rbp + 6080], ymm10                        ;   382.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 5408]                    ;   387.5 fp2+agu0   43 dst
        vmovdqu [rbp + 6112], ymm2                         ;   382.2 agu1+fp5   43 dst spill
        vpxor ymm2, ymm10, ymm8                            ;   388.5 fp3     43 dst
        vmovdqu [rbp + 6144], ymm14                        ;   385.0 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm1                           ;   388.5 fp0     43 dst
        vmovdqu [rbp + 6016], ymm11                        ;   384.2 agu0+fp5   43 dst spill
        vpxor ymm11, ymm7, ymm4                            ;   389.5 fp1     43 dst
        vmovdqu [rbp + 6208], ymm13                        ;   385.2 agu1+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm5                           ;   390.5 fp2     43 dst
        vmovdqu [rbp + 6240], ymm12                        ;   386.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                          ;   391.5 fp3     43 dst
        vmovdqu [rbp + 6400], ymm2                         ;   389.5 agu0+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 5344]                    ;   392.5 fp0+agu1   43 dst
        vpxor ymm5, ymm13, ymm8                            ;   391.5 fp1     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   392.5 fp2     43 dst
        vpand ymm5, ymm5, ymm13                            ;   392.5 fp3     43 dst
        vpand ymm8, ymm10, ymm12                           ;   392.5 fp0     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   393.5 fp1     43 dst
        vpand ymm8, ymm4, ymm0                             ;   393.5 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;   394.5 fp3     43 dst
        vpxor ymm5, ymm5, ymm3                             ;   394.5 fp0     43 dst
        vpxor ymm3, ymm4, ymm14                            ;   389.5 fp1     43 dst
        vmovdqu [rbp + 6432], ymm10                        ;   388.7 agu2+fp5   43 dst spill
        vpand ymm10, ymm3, ymm2                            ;   393.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;   394.5 fp3     43 dst
        vmovdqu ymm10, [rbp + 5472]                        ;   389.5 agu0    43 dst reload
        vmovdqu [rbp + 6304], ymm12                        ;   392.5 agu1+fp5   43 dst spill
        vpxor ymm12, ymm3, ymm10                           ;   396.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   395.5 fp1     43 dst
        vmovdqu [rbp + 6336], ymm3                         ;   390.7 agu2+fp5   43 dst spill
        vpor ymm3, ymm15, ymm10                            ;   396.5 fp2     43 dst
        vpxor ymm8, ymm8, ymm3                             ;   397.5 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                             ;   397.5 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                             ;   398.5 fp1     43 dst
        vpand ymm8, ymm11, ymm6                            ;   392.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   396.5 fp3     43 dst
        vpxor ymm10, ymm6, ymm0                            ;   393.5 fp0     43 dst
        vmovdqu [rbp + 6368], ymm11                        ;   393.2 agu0+fp5   43 dst spill
        vpand ymm11, ymm7, ymm10                           ;   394.5 fp1     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   395.5 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;   396.5 fp3     43 dst
        vpxor ymm5, ymm15, ymm2                            ;   394.0 fp0     43 dst
        vpand ymm11, ymm5, ymm12                           ;   397.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                            ;   398.5 fp2     43 dst
        vpand ymm11, ymm8, ymm1                            ;   397.5 fp3     43 dst
        vpxor ymm3, ymm3, ymm11                            ;   399.5 fp0     43 dst
        vmovdqu [rbp + 6752], ymm10                        ;   394.7 agu1+fp5   43 dst spill
        vpand ymm10, ymm14, [rbp + 6400]                   ;   396.5 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm10                            ;   399.5 fp2     43 dst
        vpand ymm10, ymm3, ymm9                            ;   400.5 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   401.5 fp0     43 dst
        vpxor ymm3, ymm3, ymm1                             ;   400.5 fp1     43 dst
        vpand ymm10, ymm9, ymm8                            ;   402.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;   403.5 fp3     43 dst
        vpor ymm11, ymm11, ymm3                            ;   401.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                           ;   402.5 fp1     43 dst
        vpand ymm8, ymm8, ymm1                             ;   404.5 fp2     43 dst
        vpand ymm5, ymm5, ymm1                             ;   404.5 fp3     43 dst
        vpxor ymm9, ymm9, ymm8                             ;   405.5 fp0     43 dst
        vpor ymm8, ymm1, ymm11                             ;   404.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   405.5 fp2     43 dst
        vpand ymm4, ymm4, ymm3                             ;   406.5 fp3     43 dst
        vpxor ymm8, ymm1, ymm11                            ;   404.5 fp0     43 dst
        vpand ymm15, ymm15, ymm11                          ;   403.5 fp1     43 dst
        vpxor ymm10, ymm8, ymm3                            ;   406.5 fp2     43 dst
        vpand ymm0, ymm0, ymm3                             ;   406.5 fp3     43 dst
        vpand ymm2, ymm2, ymm8                             ;   405.5 fp0     43 dst
        vpxor ymm3, ymm3, ymm9                             ;   406.5 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                             ;   407.5 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   407.5 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6400]                   ;   407.5 fp0+agu1   43 dst
        vpxor ymm2, ymm2, ymm10                            ;   408.5 fp1     43 dst
        vpand ymm10, ymm11, [rbp + 5472]                   ;   403.7 fp2+agu0   43 dst
        vpxor ymm11, ymm11, ymm3                           ;   407.5 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;   408.5 fp0     43 dst
        vpand ymm6, ymm6, ymm3                             ;   407.5 fp1     43 dst
        vpand ymm11, ymm11, [rbp + 5248]                   ;   408.5 fp2+agu1   43 dst
        vpand ymm12, ymm12, ymm1                           ;   405.0 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6368]                     ;   407.5 fp0+agu0   43 dst
        vpand ymm8, ymm8, [rbp + 6336]                     ;   405.8 fp1+agu1   43 dst
        vpxor ymm3, ymm3, ymm10                            ;   408.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                             ;   406.5 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;   409.5 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;   409.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   409.5 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   410.5 fp3     43 dst
        vpand ymm13, ymm1, [rbp + 6304]                    ;   407.5 fp0+agu0   43 dst
        vpxor ymm10, ymm10, ymm13                          ;   411.5 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   408.5 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 6432]                     ;   408.0 fp3+agu1   43 dst
        vpxor ymm12, ymm12, ymm4                           ;   409.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   410.5 fp1     43 dst
        vpand ymm7, ymm7, ymm9                             ;   408.8 fp2     43 dst
        vpxor ymm12, ymm6, ymm14                           ;   411.5 fp3     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   412.5 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6752]                     ;   409.7 fp1+agu0   43 dst
        vpxor ymm8, ymm8, ymm12                            ;   413.5 fp2     43 dst
        vpxor ymm7, ymm7, ymm8                             ;   414.5 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   414.5 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;   415.5 fp1     43 dst
        vpxor ymm1, ymm1, ymm9                             ;   416.5 fp2     43 dst
        vpxor ymm5, ymm5, ymm9                             ;   416.5 fp3     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   411.5 fp0     43 dst
        vpxor ymm6, ymm6, ymm1                             ;   417.5 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                             ;   415.5 fp2     43 dst
        vpxor ymm15, ymm15, ymm5                           ;   417.5 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   417.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;   418.5 fp1     43 dst
        vmovdqu ymm0, [rbp + 2528]                         ;   410.8 agu1    43 dst
        vmovdqu ymm1, [rbp + 2560]                         ;   411.0 agu0    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   418.0 fp2     43 dst
        vpxor ymm5, ymm0, [rbp + 2464]                     ;   419.0 fp3+agu1   43 dst
        vmovdqu ymm7, [rbp + 2656]                         ;   412.0 agu0    43 dst reload
        vpxor ymm8, ymm5, ymm7                             ;   420.0 fp0     43 dst
        vpxor ymm9, ymm8, [rbp + 2624]                     ;   421.0 fp1+agu1   43 dst
        vmovdqu ymm13, [rbp + 2432]                        ;   413.0 agu0    43 dst reload
        vpxor ymm15, ymm8, ymm13                           ;   421.0 fp2     43 dst
        vmovdqu [rbp + 6752], ymm2                         ;   418.5 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, [rbp + 2496]                    ;   422.0 fp3+agu1   43 dst
        vmovdqu [rbp + 6432], ymm6                         ;   418.5 agu0+fp5   43 dst spill
        vpxor ymm6, ymm2, [rbp + 2528]                     ;   423.0 fp0+agu1   43 dst
        vmovdqu [rbp + 6304], ymm4                         ;   416.5 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 2592]                     ;   422.0 fp1+agu0   43 dst
        vmovdqu [rbp + 6336], ymm3                         ;   416.7 agu1+fp5   43 dst spill
        vpxor ymm3, ymm4, ymm13                            ;   423.0 fp2     43 dst
        vmovdqu [rbp + 6368], ymm11                        ;   419.5 agu2+fp5   43 dst spill
        vpxor ymm11, ymm4, ymm1                            ;   423.0 fp3     43 dst
        vmovdqu [rbp + 6400], ymm10                        ;   418.7 agu0+fp5   43 dst spill
        vpxor ymm10, ymm9, ymm6                            ;   424.0 fp0     43 dst
        vmovdqu [rbp + 6272], ymm14                        ;   419.7 agu1+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm7                           ;   425.0 fp1     43 dst
        vmovdqu [rbp + 6464], ymm12                        ;   420.7 agu2+fp5   43 dst spill
        vpxor ymm12, ymm11, ymm14                          ;   426.0 fp2     43 dst
        vmovdqu [rbp + 6656], ymm3                         ;   424.0 agu0+fp5   43 dst spill
        vpxor ymm3, ymm12, [rbp + 2528]                    ;   427.0 fp3+agu1   43 dst
        vpxor ymm7, ymm14, ymm13                           ;   426.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm7                             ;   427.0 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;   427.0 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   427.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                            ;   428.0 fp0     43 dst
        vpand ymm13, ymm6, ymm0                            ;   428.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;   429.0 fp2     43 dst
        vpxor ymm7, ymm7, ymm5                             ;   429.0 fp3     43 dst
        vpxor ymm5, ymm6, ymm11                            ;   424.0 fp0     43 dst
        vmovdqu [rbp + 6688], ymm4                         ;   423.2 agu2+fp5   43 dst spill
        vpand ymm4, ymm5, ymm3                             ;   428.0 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;   429.0 fp2     43 dst
        vmovdqu ymm4, [rbp + 2656]                         ;   424.0 agu0    43 dst reload
        vmovdqu [rbp + 6560], ymm12                        ;   427.0 agu1+fp5   43 dst spill
        vpxor ymm12, ymm5, ymm4                            ;   431.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm13                            ;   430.0 fp0     43 dst
        vmovdqu [rbp + 6592], ymm5                         ;   425.2 agu2+fp5   43 dst spill
        vpor ymm5, ymm15, ymm4                             ;   431.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm5                           ;   432.0 fp2     43 dst
        vpxor ymm5, ymm5, ymm7                             ;   432.0 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   433.0 fp0     43 dst
        vpand ymm13, ymm10, ymm8                           ;   427.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm13                            ;   431.0 fp2     43 dst
        vpxor ymm4, ymm8, ymm0                             ;   428.0 fp3     43 dst
        vmovdqu [rbp + 6624], ymm10                        ;   427.7 agu0+fp5   43 dst spill
        vpand ymm10, ymm9, ymm4                            ;   429.0 fp0     43 dst
        vpxor ymm7, ymm7, ymm10                            ;   430.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;   431.0 fp2     43 dst
        vpxor ymm7, ymm15, ymm3                            ;   428.5 fp3     43 dst
        vpand ymm10, ymm7, ymm12                           ;   432.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm10                            ;   433.0 fp1     43 dst
        vpand ymm10, ymm13, ymm1                           ;   432.0 fp2     43 dst
        vpxor ymm5, ymm5, ymm10                            ;   434.0 fp3     43 dst
        vmovdqu [rbp + 6176], ymm4                         ;   429.2 agu1+fp5   43 dst spill
        vpand ymm4, ymm11, [rbp + 6656]                    ;   431.0 fp0+agu0   43 dst
        vpxor ymm2, ymm2, ymm4                             ;   434.0 fp1     43 dst
        vpand ymm4, ymm5, ymm2                             ;   435.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm4                           ;   436.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm1                             ;   435.0 fp0     43 dst
        vpand ymm4, ymm2, ymm13                            ;   437.0 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;   438.0 fp2     43 dst
        vpor ymm10, ymm10, ymm5                            ;   436.0 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;   437.0 fp0     43 dst
        vpand ymm13, ymm13, ymm1                           ;   439.0 fp1     43 dst
        vpand ymm7, ymm7, ymm1                             ;   439.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   440.0 fp3     43 dst
        vpor ymm4, ymm1, ymm10                             ;   439.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   440.0 fp1     43 dst
        vpand ymm6, ymm6, ymm5                             ;   441.0 fp2     43 dst
        vpxor ymm4, ymm1, ymm10                            ;   439.0 fp3     43 dst
        vpand ymm15, ymm15, ymm10                          ;   438.0 fp0     43 dst
        vpxor ymm13, ymm4, ymm5                            ;   441.0 fp1     43 dst
        vpand ymm0, ymm0, ymm5                             ;   441.0 fp2     43 dst
        vpand ymm3, ymm3, ymm4                             ;   440.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm2                             ;   441.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   442.0 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   442.0 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6656]                   ;   442.0 fp3+agu1   43 dst
        vpxor ymm3, ymm3, ymm13                            ;   443.0 fp0     43 dst
        vpand ymm13, ymm10, [rbp + 2656]                   ;   438.2 fp1+agu0   43 dst
        vpxor ymm10, ymm10, ymm5                           ;   442.0 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   443.0 fp3     43 dst
        vpand ymm8, ymm8, ymm5                             ;   442.0 fp0     43 dst
        vpand ymm10, ymm10, [rbp + 2432]                   ;   443.0 fp1+agu1   43 dst
        vpand ymm12, ymm12, ymm1                           ;   439.5 fp2     43 dst
        vpand ymm5, ymm5, [rbp + 6624]                     ;   442.0 fp3+agu0   43 dst
        vpand ymm4, ymm4, [rbp + 6592]                     ;   440.3 fp0+agu1   43 dst
        vpxor ymm5, ymm5, ymm13                            ;   443.0 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   441.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   444.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   444.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   444.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   445.0 fp2     43 dst
        vpand ymm14, ymm1, [rbp + 6560]                    ;   442.0 fp3+agu0   43 dst
        vpxor ymm13, ymm13, ymm14                          ;   446.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm14                            ;   443.0 fp1     43 dst
        vpand ymm1, ymm1, [rbp + 6688]                     ;   442.5 fp2+agu1   43 dst
        vpxor ymm12, ymm12, ymm6                           ;   444.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   445.0 fp0     43 dst
        vpand ymm9, ymm9, ymm2                             ;   443.3 fp1     43 dst
        vpxor ymm12, ymm8, ymm11                           ;   446.0 fp2     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   447.0 fp3     43 dst
        vpand ymm2, ymm2, [rbp + 6176]                     ;   444.2 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm12                            ;   448.0 fp1     43 dst
        vpxor ymm9, ymm9, ymm4                             ;   449.0 fp2     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   449.0 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   450.0 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   451.0 fp1     43 dst
        vpxor ymm7, ymm7, ymm2                             ;   451.0 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   446.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm1                             ;   452.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm9                             ;   450.0 fp1     43 dst
        vpxor ymm15, ymm15, ymm7                           ;   452.0 fp2     43 dst
        vpxor ymm3, ymm3, ymm7                             ;   452.0 fp3     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   453.0 fp0     43 dst
        vmovdqu ymm0, [rbp + 3808]                         ;   445.3 agu1    43 dst
        vmovdqu ymm1, [rbp + 3840]                         ;   445.5 agu0    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   452.5 fp1     43 dst
        vpxor ymm2, ymm0, [rbp + 3744]                     ;   453.5 fp2+agu1   43 dst
        vmovdqu ymm4, [rbp + 3936]                         ;   446.5 agu0    43 dst reload
        vpxor ymm7, ymm2, ymm4                             ;   454.5 fp3     43 dst
        vpxor ymm9, ymm7, [rbp + 3904]                     ;   455.5 fp0+agu1   43 dst
        vmovdqu ymm14, [rbp + 3712]                        ;   447.5 agu0    43 dst reload
        vpxor ymm15, ymm7, ymm14                           ;   455.5 fp1     43 dst
        vmovdqu [rbp + 6176], ymm3                         ;   453.0 agu2+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 3776]                    ;   456.5 fp2+agu1   43 dst
        vmovdqu [rbp + 6688], ymm8                         ;   453.0 agu0+fp5   43 dst spill
        vpxor ymm8, ymm3, [rbp + 3808]                     ;   457.5 fp3+agu1   43 dst
        vmovdqu [rbp + 6560], ymm6                         ;   451.0 agu2+fp5   43 dst spill
        vpxor ymm6, ymm9, [rbp + 3872]                     ;   456.5 fp0+agu0   43 dst
        vmovdqu [rbp + 6592], ymm5                         ;   451.2 agu1+fp5   43 dst spill
        vpxor ymm5, ymm6, ymm14                            ;   457.5 fp1     43 dst
        vmovdqu [rbp + 6624], ymm10                        ;   454.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm6, ymm1                            ;   457.5 fp2     43 dst
        vmovdqu [rbp + 6656], ymm13                        ;   453.2 agu0+fp5   43 dst spill
        vpxor ymm13, ymm9, ymm8                            ;   458.5 fp3     43 dst
        vmovdqu [rbp + 6528], ymm11                        ;   454.2 agu1+fp5   43 dst spill
        vpxor ymm11, ymm13, ymm4                           ;   459.5 fp0     43 dst
        vmovdqu [rbp + 6720], ymm12                        ;   455.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm10, ymm11                          ;   460.5 fp1     43 dst
        vmovdqu [rbp + 6784], ymm5                         ;   458.5 agu0+fp5   43 dst spill
        vpxor ymm5, ymm12, [rbp + 3808]                    ;   461.5 fp2+agu1   43 dst
        vpxor ymm4, ymm11, ymm14                           ;   460.5 fp3     43 dst
        vpxor ymm0, ymm0, ymm4                             ;   461.5 fp0     43 dst
        vpand ymm4, ymm4, ymm11                            ;   461.5 fp1     43 dst
        vpand ymm14, ymm6, ymm12                           ;   461.5 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   462.5 fp3     43 dst
        vpand ymm14, ymm8, ymm0                            ;   462.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   463.5 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                             ;   463.5 fp2     43 dst
        vpxor ymm2, ymm8, ymm10                            ;   458.5 fp3     43 dst
        vmovdqu [rbp + 6816], ymm6                         ;   457.7 agu2+fp5   43 dst spill
        vpand ymm6, ymm2, ymm5                             ;   462.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   463.5 fp1     43 dst
        vmovdqu ymm6, [rbp + 3936]                         ;   458.5 agu0    43 dst reload
        vmovdqu [rbp + 6848], ymm12                        ;   461.5 agu1+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm6                            ;   465.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   464.5 fp3     43 dst
        vmovdqu [rbp + 6880], ymm2                         ;   459.7 agu2+fp5   43 dst spill
        vpor ymm2, ymm15, ymm6                             ;   465.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                           ;   466.5 fp1     43 dst
        vpxor ymm2, ymm2, ymm4                             ;   466.5 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   467.5 fp3     43 dst
        vpand ymm14, ymm13, ymm7                           ;   461.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   465.5 fp1     43 dst
        vpxor ymm6, ymm7, ymm0                             ;   462.5 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                        ;   462.2 agu0+fp5   43 dst spill
        vpand ymm13, ymm9, ymm6                            ;   463.5 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   464.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   465.5 fp1     43 dst
        vpxor ymm4, ymm15, ymm5                            ;   463.0 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   466.5 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   467.5 fp0     43 dst
        vpand ymm13, ymm14, ymm1                           ;   466.5 fp1     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   468.5 fp2     43 dst
        vmovdqu [rbp + 6944], ymm6                         ;   463.7 agu1+fp5   43 dst spill
        vpand ymm6, ymm10, [rbp + 6784]                    ;   465.5 fp3+agu0   43 dst
        vpxor ymm3, ymm3, ymm6                             ;   468.5 fp0     43 dst
        vpand ymm6, ymm2, ymm3                             ;   469.5 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   470.5 fp2     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   469.5 fp3     43 dst
        vpand ymm6, ymm3, ymm14                            ;   471.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   472.5 fp1     43 dst
        vpor ymm13, ymm13, ymm2                            ;   470.5 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   471.5 fp3     43 dst
        vpand ymm14, ymm14, ymm1                           ;   473.5 fp0     43 dst
        vpand ymm4, ymm4, ymm1                             ;   473.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   474.5 fp2     43 dst
        vpor ymm6, ymm1, ymm13                             ;   473.5 fp3     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   474.5 fp0     43 dst
        vpand ymm8, ymm8, ymm2                             ;   475.5 fp1     43 dst
        vpxor ymm6, ymm1, ymm13                            ;   473.5 fp2     43 dst
        vpand ymm15, ymm15, ymm13                          ;   472.5 fp3     43 dst
        vpxor ymm14, ymm6, ymm2                            ;   475.5 fp0     43 dst
        vpand ymm0, ymm0, ymm2                             ;   475.5 fp1     43 dst
        vpand ymm5, ymm5, ymm6                             ;   474.5 fp2     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   475.5 fp3     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   476.5 fp0     43 dst
        vpand ymm10, ymm10, ymm14                          ;   476.5 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6784]                   ;   476.5 fp2+agu1   43 dst
        vpxor ymm5, ymm5, ymm14                            ;   477.5 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 3936]                   ;   472.7 fp0+agu0   43 dst
        vpxor ymm13, ymm13, ymm2                           ;   476.5 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   477.5 fp2     43 dst
        vpand ymm7, ymm7, ymm2                             ;   476.5 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 3712]                   ;   477.5 fp0+agu1   43 dst
        vpand ymm12, ymm12, ymm1                           ;   474.0 fp1     43 dst
        vpand ymm2, ymm2, [rbp + 6912]                     ;   476.5 fp2+agu0   43 dst
        vpand ymm6, ymm6, [rbp + 6880]                     ;   474.8 fp3+agu1   43 dst
        vpxor ymm2, ymm2, ymm14                            ;   477.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   475.5 fp1     43 dst
        vpxor ymm14, ymm14, ymm11                          ;   478.5 fp2     43 dst
        vpxor ymm7, ymm7, ymm13                            ;   478.5 fp3     43 dst
        vpxor ymm2, ymm2, ymm10                            ;   478.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   479.5 fp1     43 dst
        vpand ymm11, ymm1, [rbp + 6848]                    ;   476.5 fp2+agu0   43 dst
        vpxor ymm14, ymm14, ymm11                          ;   480.5 fp3     43 dst
        vpxor ymm8, ymm8, ymm11                            ;   477.5 fp0     43 dst
        vpand ymm1, ymm1, [rbp + 6816]                     ;   477.0 fp1+agu1   43 dst
        vpxor ymm12, ymm12, ymm8                           ;   478.5 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   479.5 fp3     43 dst
        vpand ymm9, ymm9, ymm3                             ;   477.8 fp0     43 dst
        vpxor ymm11, ymm7, ymm10                           ;   480.5 fp1     43 dst
        vpxor ymm11, ymm11, ymm0                           ;   481.5 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6944]                     ;   478.7 fp3+agu0   43 dst
        vpxor ymm6, ymm6, ymm11                            ;   482.5 fp0     43 dst
        vpxor ymm9, ymm9, ymm6                             ;   483.5 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   483.5 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   484.5 fp3     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   485.5 fp0     43 dst
        vpxor ymm4, ymm4, ymm3                             ;   485.5 fp1     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   480.5 fp2     43 dst
        vpxor ymm7, ymm7, ymm1                             ;   486.5 fp3     43 dst
        vpxor ymm8, ymm8, ymm9                             ;   484.5 fp0     43 dst
        vpxor ymm15, ymm15, ymm4                           ;   486.5 fp1     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   486.5 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                          ;   487.5 fp3     43 dst
        vmovdqu ymm0, [rbp + 6240]                         ;   479.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 896]                      ;   486.8 fp0+agu0   58 dst
        vmovdqu ymm1, [rbp + 6208]                         ;   480.8 agu1    58 dst
        vpxor ymm1, ymm1, [rbp + 928]                      ;   487.8 fp1+agu0   58 dst
        vmovdqu ymm3, [rbp + 6016]                         ;   481.8 agu1    58 dst
        vpxor ymm3, ymm3, [r8 + 43072]                     ;   488.8 fp2+agu0   58 dst
        vmovdqu ymm4, [rbp + 6144]                         ;   482.8 agu1    58 dst
        vpxor ymm4, ymm4, [r8 + 43104]                     ;   489.8 fp3+agu0   58 dst
        vmovdqu ymm6, [rbp + 6112]                         ;   483.8 agu1    58 dst
        vpxor ymm6, ymm6, [r8 + 43136]                     ;   490.8 fp0+agu0   58 dst
        vmovdqu ymm9, [rbp + 6080]                         ;   484.8 agu1    58 dst
        vpxor ymm9, ymm9, [rbp + 960]                      ;   491.8 fp1+agu0   58 dst
        vmovdqu ymm12, [rbp + 6048]                        ;   485.8 agu1    58 dst
        vpxor ymm12, ymm12, [rbp + 992]                    ;   492.8 fp2+agu0   58 dst
        vmovdqu ymm15, [rbp + 6496]                        ;   486.8 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43232]                   ;   493.8 fp3+agu0   58 dst
        vpxor ymm11, ymm11, [rbp + 1280]                   ;   487.8 fp0+agu1   58 dst
        vpxor ymm10, ymm10, [rbp + 1312]                   ;   488.0 fp1+agu0   58 dst
        vpxor ymm14, ymm14, [r8 + 43840]                   ;   488.8 fp2+agu1   58 dst
        vpxor ymm13, ymm13, [r8 + 43872]                   ;   489.0 fp3+agu0   58 dst
        vpxor ymm2, ymm2, [r8 + 43904]                     ;   489.8 fp0+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 1344]                     ;   490.0 fp1+agu0   58 dst
        vmovdqu [r9 + 2048], ymm0                          ;   487.8 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                         ;   490.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1024]                     ;   497.8 fp2+agu0   58 dst
        vmovdqu [r9 + 2080], ymm1                          ;   488.8 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6272]                         ;   491.8 agu1    58 dst
        vpxor ymm1, ymm1, [rbp + 1056]                     ;   498.8 fp3+agu0   58 dst
        vpxor ymm7, ymm7, [rbp + 1376]                     ;   492.8 fp0+agu1   58 dst
        vmovdqu [r9 + 2112], ymm3                          ;   489.8 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6400]                         ;   493.0 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 43328]                     ;   500.0 fp1+agu1   58 dst
        vpxor ymm5, ymm5, [r8 + 44000]                     ;   494.0 fp2+agu0   58 dst
        vmovdqu [r9 + 2144], ymm4                          ;   490.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6368]                         ;   494.8 agu1    58 dst
        vpxor ymm4, ymm4, [r8 + 43360]                     ;   501.8 fp3+agu0   58 dst
        vmovdqu [r9 + 2176], ymm6                          ;   491.8 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6336]                         ;   495.8 agu1    58 dst
        vpxor ymm6, ymm6, [r8 + 43392]                     ;   502.8 fp0+agu0   58 dst
        vmovdqu [r9 + 2208], ymm9                          ;   492.8 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6304]                         ;   496.8 agu1    58 dst
        vpxor ymm9, ymm9, [rbp + 1088]                     ;   503.8 fp1+agu0   58 dst
        vmovdqu [r9 + 2240], ymm12                         ;   493.8 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6432]                        ;   497.8 agu1    58 dst
        vpxor ymm12, ymm12, [rbp + 1120]                   ;   504.8 fp2+agu0   58 dst
        vmovdqu [r9 + 2272], ymm15                         ;   494.8 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6752]                        ;   498.8 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43488]                   ;   505.8 fp3+agu0   58 dst
        vmovdqu [r9 + 2304], ymm0                          ;   498.8 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6720]                         ;   499.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1152]                     ;   506.8 fp0+agu0   58 dst
        vmovdqu [r9 + 2336], ymm1                          ;   499.8 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6528]                         ;   500.8 agu1    58 dst
        vpxor ymm1, ymm1, [rbp + 1184]                     ;   507.8 fp1+agu0   58 dst
        vmovdqu [r9 + 2368], ymm3                          ;   501.0 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6656]                         ;   501.8 agu1    58 dst
        vpxor ymm3, ymm3, [r8 + 43584]                     ;   508.8 fp2+agu0   58 dst
        vmovdqu [r9 + 2400], ymm4                          ;   502.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6624]                         ;   502.8 agu1    58 dst
        vpxor ymm4, ymm4, [r8 + 43616]                     ;   509.8 fp3+agu0   58 dst
        vmovdqu [r9 + 2432], ymm6                          ;   503.8 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6592]                         ;   503.8 agu1    58 dst
        vpxor ymm6, ymm6, [r8 + 43648]                     ;   510.8 fp0+agu0   58 dst
        vmovdqu [r9 + 2464], ymm9                          ;   504.8 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6560]                         ;   504.8 agu1    58 dst
        vpxor ymm9, ymm9, [rbp + 1216]                     ;   511.8 fp1+agu0   58 dst
        vmovdqu [r9 + 2496], ymm12                         ;   505.8 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6688]                        ;   505.8 agu1    58 dst
        vpxor ymm12, ymm12, [rbp + 1248]                   ;   512.8 fp2+agu0   58 dst
        vmovdqu [r9 + 2528], ymm15                         ;   506.8 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6176]                        ;   506.8 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43744]                   ;   513.8 fp3+agu0   58 dst
        vmovdqu [r9 + 2560], ymm0                          ;   507.8 agu2+fp5   58 dst
        vmovdqu [r9 + 2592], ymm1                          ;   508.8 agu2+fp5   58 dst
        vmovdqu [r9 + 2624], ymm3                          ;   509.8 agu2+fp5   58 dst
        vmovdqu [r9 + 2656], ymm4                          ;   510.8 agu1+fp5   58 dst
        vmovdqu [r9 + 2688], ymm6                          ;   511.8 agu2+fp5   58 dst
        vmovdqu [r9 + 2720], ymm9                          ;   512.8 agu0+fp5   58 dst
        vmovdqu [r9 + 2752], ymm12                         ;   513.8 agu1+fp5   58 dst
        vmovdqu [r9 + 2816], ymm11                         ;   511.8 agu2+fp5   58 dst
        vmovdqu [r9 + 2784], ymm15                         ;   514.8 agu0+fp5   58 dst
        vmovdqu [r9 + 2848], ymm10                         ;   513.8 agu1+fp5   58 dst
        vmovdqu [r9 + 2880], ymm14                         ;   514.8 agu2+fp5   58 dst
        vmovdqu [r9 + 2912], ymm13                         ;   515.8 agu0+fp5   58 dst
        vmovdqu [r9 + 2944], ymm2                          ;   516.8 agu1+fp5   58 dst
        vmovdqu [r9 + 2976], ymm8                          ;   517.8 agu2+fp5   58 dst
        vmovdqu [r9 + 3008], ymm7                          ;   518.8 agu0+fp5   58 dst
        vmovdqu [r9 + 3040], ymm5                          ;   519.8 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 5088]                         ;   512.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 5120]                         ;   512.8 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   519.8 fp0     43 dst
        vpxor ymm2, ymm0, [rbp + 5024]                     ;   520.8 fp1+agu0   43 dst
        vmovdqu ymm3, [rbp + 5216]                         ;   513.8 agu1    43 dst reload
        vpxor ymm4, ymm2, ymm3                             ;   521.8 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 5184]                     ;   522.8 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 4992]                         ;   514.8 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                             ;   522.8 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 5056]                     ;   523.8 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 5088]                         ;   515.8 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                            ;   524.8 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 5152]                    ;   523.8 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                           ;   524.8 fp0     43 dst
        vpxor ymm13, ymm11, ymm1                           ;   524.8 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                           ;   525.8 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                           ;   526.8 fp3     43 dst
        vmovdqu [rbp + 6176], ymm12                        ;   525.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                          ;   527.8 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                            ;   528.8 fp1     43 dst
        vpxor ymm3, ymm15, ymm6                            ;   527.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   528.8 fp3     43 dst
        vpand ymm3, ymm3, ymm15                            ;   528.8 fp0     43 dst
        vpand ymm6, ymm11, ymm12                           ;   528.8 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   529.8 fp2     43 dst
        vpand ymm6, ymm10, ymm0                            ;   529.8 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;   530.8 fp0     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   530.8 fp1     43 dst
        vpxor ymm2, ymm10, ymm13                           ;   525.8 fp2     43 dst
        vmovdqu [rbp + 6688], ymm11                        ;   525.0 agu1+fp5   43 dst spill
        vpand ymm11, ymm2, ymm9                            ;   529.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;   530.8 fp0     43 dst
        vmovdqu ymm11, [rbp + 5216]                        ;   525.8 agu0    43 dst reload
        vmovdqu [rbp + 6560], ymm12                        ;   528.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm11                           ;   532.8 fp1     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   531.8 fp2     43 dst
        vmovdqu [rbp + 6592], ymm2                         ;   527.0 agu1+fp5   43 dst spill
        vpor ymm2, ymm7, ymm11                             ;   532.8 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                             ;   533.8 fp0     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   533.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                             ;   534.8 fp2     43 dst
        vpand ymm6, ymm14, ymm4                            ;   529.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   532.8 fp0     43 dst
        vpxor ymm11, ymm4, ymm0                            ;   529.8 fp1     43 dst
        vmovdqu [rbp + 6624], ymm14                        ;   529.5 agu0+fp5   43 dst spill
        vpand ymm14, ymm5, ymm11                           ;   530.8 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   531.8 fp3     43 dst
        vpxor ymm6, ymm6, ymm3                             ;   532.8 fp0     43 dst
        vpxor ymm3, ymm7, ymm9                             ;   530.3 fp1     43 dst
        vpand ymm14, ymm3, ymm12                           ;   533.8 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   534.8 fp3     43 dst
        vpand ymm14, ymm6, ymm1                            ;   533.8 fp0     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   535.8 fp1     43 dst
        vmovdqu [rbp + 6656], ymm11                        ;   531.0 agu2+fp5   43 dst spill
        vpand ymm11, ymm13, [rbp + 6176]                   ;   532.8 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm11                            ;   535.8 fp3     43 dst
        vpand ymm11, ymm2, ymm8                            ;   536.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;   537.8 fp1     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   536.8 fp2     43 dst
        vpand ymm11, ymm8, ymm6                            ;   538.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                            ;   539.8 fp0     43 dst
        vpor ymm14, ymm14, ymm2                            ;   537.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   538.8 fp2     43 dst
        vpand ymm6, ymm6, ymm1                             ;   540.8 fp3     43 dst
        vpand ymm3, ymm3, ymm1                             ;   540.8 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                             ;   541.8 fp1     43 dst
        vpor ymm6, ymm1, ymm14                             ;   540.8 fp2     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   541.8 fp3     43 dst
        vpand ymm10, ymm10, ymm2                           ;   542.8 fp0     43 dst
        vpxor ymm6, ymm1, ymm14                            ;   540.8 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;   539.8 fp2     43 dst
        vpxor ymm11, ymm6, ymm2                            ;   542.8 fp3     43 dst
        vpand ymm0, ymm0, ymm2                             ;   542.8 fp0     43 dst
        vpand ymm9, ymm9, ymm6                             ;   541.8 fp1     43 dst
        vpxor ymm2, ymm2, ymm8                             ;   542.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm9                             ;   543.8 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;   543.8 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6176]                   ;   543.8 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm11                            ;   544.8 fp2     43 dst
        vpand ymm11, ymm14, [rbp + 5216]                   ;   540.0 fp3+agu1   43 dst
        vpxor ymm14, ymm14, ymm2                           ;   543.8 fp0     43 dst
        vpand ymm15, ymm15, ymm14                          ;   544.8 fp1     43 dst
        vpand ymm4, ymm4, ymm2                             ;   543.8 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 4992]                   ;   544.8 fp3+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   541.3 fp0     43 dst
        vpand ymm2, ymm2, [rbp + 6624]                     ;   543.8 fp1+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6592]                     ;   542.2 fp2+agu0   43 dst
        vpxor ymm2, ymm2, ymm11                            ;   544.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   542.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;   545.8 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                            ;   545.8 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   545.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   546.8 fp0     43 dst
        vpand ymm15, ymm1, [rbp + 6560]                    ;   543.8 fp1+agu1   43 dst
        vpxor ymm11, ymm11, ymm15                          ;   547.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   544.8 fp3     43 dst
        vpand ymm1, ymm1, [rbp + 6688]                     ;   544.3 fp0+agu0   43 dst
        vpxor ymm12, ymm12, ymm10                          ;   545.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   546.8 fp2     43 dst
        vpand ymm5, ymm5, ymm8                             ;   545.2 fp3     43 dst
        vpxor ymm12, ymm4, ymm13                           ;   547.8 fp0     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   548.8 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6656]                     ;   546.0 fp2+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                            ;   549.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm6                             ;   550.8 fp0     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   550.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm2                             ;   551.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   552.8 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   552.8 fp0     43 dst
        vpxor ymm7, ymm7, ymm0                             ;   547.8 fp1     43 dst
        vpxor ymm4, ymm4, ymm1                             ;   553.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                           ;   551.8 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                             ;   553.8 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;   553.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                           ;   554.8 fp2     43 dst
        vmovdqu ymm0, [rbp + 2272]                         ;   547.2 agu0    43 dst
        vmovdqu ymm1, [rbp + 2304]                         ;   547.3 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   554.3 fp3     43 dst
        vpxor ymm3, ymm0, [rbp + 2208]                     ;   555.3 fp0+agu0   43 dst
        vmovdqu ymm5, [rbp + 2400]                         ;   548.3 agu1    43 dst reload
        vpxor ymm6, ymm3, ymm5                             ;   556.3 fp1     43 dst
        vpxor ymm7, ymm6, [rbp + 2368]                     ;   557.3 fp2+agu0   43 dst
        vmovdqu ymm8, [rbp + 2176]                         ;   549.3 agu1    43 dst reload
        vpxor ymm15, ymm6, ymm8                            ;   557.3 fp3     43 dst
        vmovdqu [rbp + 6656], ymm9                         ;   554.8 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 2240]                    ;   558.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6688], ymm4                         ;   554.8 agu1+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 2272]                     ;   559.3 fp1+agu0   43 dst
        vmovdqu [rbp + 6560], ymm10                        ;   552.8 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 2336]                    ;   558.3 fp2+agu1   43 dst
        vmovdqu [rbp + 6592], ymm2                         ;   553.0 agu0+fp5   43 dst spill
        vpxor ymm2, ymm10, ymm8                            ;   559.3 fp3     43 dst
        vmovdqu [rbp + 6624], ymm14                        ;   555.8 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm1                           ;   559.3 fp0     43 dst
        vmovdqu [rbp + 6176], ymm11                        ;   555.0 agu1+fp5   43 dst spill
        vpxor ymm11, ymm7, ymm4                            ;   560.3 fp1     43 dst
        vmovdqu [rbp + 6528], ymm13                        ;   556.0 agu0+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm5                           ;   561.3 fp2     43 dst
        vmovdqu [rbp + 6720], ymm12                        ;   557.0 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                          ;   562.3 fp3     43 dst
        vmovdqu [rbp + 6752], ymm2                         ;   560.3 agu1+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 2272]                    ;   563.3 fp0+agu0   43 dst
        vpxor ymm5, ymm13, ymm8                            ;   562.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   563.3 fp2     43 dst
        vpand ymm5, ymm5, ymm13                            ;   563.3 fp3     43 dst
        vpand ymm8, ymm10, ymm12                           ;   563.3 fp0     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   564.3 fp1     43 dst
        vpand ymm8, ymm4, ymm0                             ;   564.3 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;   565.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm3                             ;   565.3 fp0     43 dst
        vpxor ymm3, ymm4, ymm14                            ;   560.3 fp1     43 dst
        vmovdqu [rbp + 6432], ymm10                        ;   559.5 agu2+fp5   43 dst spill
        vpand ymm10, ymm3, ymm2                            ;   564.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;   565.3 fp3     43 dst
        vmovdqu ymm10, [rbp + 2400]                        ;   560.3 agu1    43 dst reload
        vmovdqu [rbp + 6304], ymm12                        ;   563.3 agu0+fp5   43 dst spill
        vpxor ymm12, ymm3, ymm10                           ;   567.3 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   566.3 fp1     43 dst
        vmovdqu [rbp + 6336], ymm3                         ;   561.5 agu2+fp5   43 dst spill
        vpor ymm3, ymm15, ymm10                            ;   567.3 fp2     43 dst
        vpxor ymm8, ymm8, ymm3                             ;   568.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                             ;   568.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                             ;   569.3 fp1     43 dst
        vpand ymm8, ymm11, ymm6                            ;   563.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                             ;   567.3 fp3     43 dst
        vpxor ymm10, ymm6, ymm0                            ;   564.3 fp0     43 dst
        vmovdqu [rbp + 6368], ymm11                        ;   564.0 agu1+fp5   43 dst spill
        vpand ymm11, ymm7, ymm10                           ;   565.3 fp1     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   566.3 fp2     43 dst
        vpxor ymm8, ymm8, ymm5                             ;   567.3 fp3     43 dst
        vpxor ymm5, ymm15, ymm2                            ;   564.8 fp0     43 dst
        vpand ymm11, ymm5, ymm12                           ;   568.3 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                            ;   569.3 fp2     43 dst
        vpand ymm11, ymm8, ymm1                            ;   568.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm11                            ;   570.3 fp0     43 dst
        vmovdqu [rbp + 6400], ymm10                        ;   565.5 agu0+fp5   43 dst spill
        vpand ymm10, ymm14, [rbp + 6752]                   ;   567.3 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm10                            ;   570.3 fp2     43 dst
        vpand ymm10, ymm3, ymm9                            ;   571.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   572.3 fp0     43 dst
        vpxor ymm3, ymm3, ymm1                             ;   571.3 fp1     43 dst
        vpand ymm10, ymm9, ymm8                            ;   573.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm10                            ;   574.3 fp3     43 dst
        vpor ymm11, ymm11, ymm3                            ;   572.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                           ;   573.3 fp1     43 dst
        vpand ymm8, ymm8, ymm1                             ;   575.3 fp2     43 dst
        vpand ymm5, ymm5, ymm1                             ;   575.3 fp3     43 dst
        vpxor ymm9, ymm9, ymm8                             ;   576.3 fp0     43 dst
        vpor ymm8, ymm1, ymm11                             ;   575.3 fp1     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   576.3 fp2     43 dst
        vpand ymm4, ymm4, ymm3                             ;   577.3 fp3     43 dst
        vpxor ymm8, ymm1, ymm11                            ;   575.3 fp0     43 dst
        vpand ymm15, ymm15, ymm11                          ;   574.3 fp1     43 dst
        vpxor ymm10, ymm8, ymm3                            ;   577.3 fp2     43 dst
        vpand ymm0, ymm0, ymm3                             ;   577.3 fp3     43 dst
        vpand ymm2, ymm2, ymm8                             ;   576.3 fp0     43 dst
        vpxor ymm3, ymm3, ymm9                             ;   577.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                             ;   578.3 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   578.3 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6752]                   ;   578.3 fp0+agu0   43 dst
        vpxor ymm2, ymm2, ymm10                            ;   579.3 fp1     43 dst
        vpand ymm10, ymm11, [rbp + 2400]                   ;   574.5 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm3                           ;   578.3 fp3     43 dst
        vpand ymm13, ymm13, ymm11                          ;   579.3 fp0     43 dst
        vpand ymm6, ymm6, ymm3                             ;   578.3 fp1     43 dst
        vpand ymm11, ymm11, [rbp + 2176]                   ;   579.3 fp2+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   575.8 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6368]                     ;   578.3 fp0+agu1   43 dst
        vpand ymm8, ymm8, [rbp + 6336]                     ;   576.7 fp1+agu0   43 dst
        vpxor ymm3, ymm3, ymm10                            ;   579.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                             ;   577.3 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;   580.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                            ;   580.3 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   580.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   581.3 fp3     43 dst
        vpand ymm13, ymm1, [rbp + 6304]                    ;   578.3 fp0+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                          ;   582.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   579.3 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 6432]                     ;   578.8 fp3+agu0   43 dst
        vpxor ymm12, ymm12, ymm4                           ;   580.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   581.3 fp1     43 dst
        vpand ymm7, ymm7, ymm9                             ;   579.7 fp2     43 dst
        vpxor ymm12, ymm6, ymm14                           ;   582.3 fp3     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   583.3 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6400]                     ;   580.5 fp1+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                            ;   584.3 fp2     43 dst
        vpxor ymm7, ymm7, ymm8                             ;   585.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                             ;   585.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm3                             ;   586.3 fp1     43 dst
        vpxor ymm1, ymm1, ymm9                             ;   587.3 fp2     43 dst
        vpxor ymm5, ymm5, ymm9                             ;   587.3 fp3     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   582.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm1                             ;   588.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                             ;   586.3 fp2     43 dst
        vpxor ymm15, ymm15, ymm5                           ;   588.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   588.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                          ;   589.3 fp1     43 dst
        vmovdqu ymm0, [rbp + 3552]                         ;   581.7 agu0    43 dst
        vmovdqu ymm1, [rbp + 3584]                         ;   581.8 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   588.8 fp2     43 dst
        vpxor ymm5, ymm0, [rbp + 3488]                     ;   589.8 fp3+agu0   43 dst
        vmovdqu ymm7, [rbp + 3680]                         ;   582.8 agu1    43 dst reload
        vpxor ymm8, ymm5, ymm7                             ;   590.8 fp0     43 dst
        vpxor ymm9, ymm8, [rbp + 3648]                     ;   591.8 fp1+agu0   43 dst
        vmovdqu ymm13, [rbp + 3456]                        ;   583.8 agu1    43 dst reload
        vpxor ymm15, ymm8, ymm13                           ;   591.8 fp2     43 dst
        vmovdqu [rbp + 6400], ymm2                         ;   589.3 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, [rbp + 3520]                    ;   592.8 fp3+agu0   43 dst
        vmovdqu [rbp + 6432], ymm6                         ;   589.3 agu1+fp5   43 dst spill
        vpxor ymm6, ymm2, [rbp + 3552]                     ;   593.8 fp0+agu0   43 dst
        vmovdqu [rbp + 6304], ymm4                         ;   587.3 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 3616]                     ;   592.8 fp1+agu1   43 dst
        vmovdqu [rbp + 6336], ymm3                         ;   587.5 agu0+fp5   43 dst spill
        vpxor ymm3, ymm4, ymm13                            ;   593.8 fp2     43 dst
        vmovdqu [rbp + 6368], ymm11                        ;   590.3 agu2+fp5   43 dst spill
        vpxor ymm11, ymm4, ymm1                            ;   593.8 fp3     43 dst
        vmovdqu [rbp + 6752], ymm10                        ;   589.5 agu1+fp5   43 dst spill
        vpxor ymm10, ymm9, ymm6                            ;   594.8 fp0     43 dst
        vmovdqu [rbp + 6272], ymm14                        ;   590.5 agu0+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm7                           ;   595.8 fp1     43 dst
        vmovdqu [rbp + 6464], ymm12                        ;   591.5 agu2+fp5   43 dst spill
        vpxor ymm12, ymm11, ymm14                          ;   596.8 fp2     43 dst
        vmovdqu [rbp + 6496], ymm3                         ;   594.8 agu1+fp5   43 dst spill
        vpxor ymm3, ymm12, [rbp + 3552]                    ;   597.8 fp3+agu0   43 dst
        vpxor ymm7, ymm14, ymm13                           ;   596.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm7                             ;   597.8 fp1     43 dst
        vpand ymm7, ymm7, ymm14                            ;   597.8 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   597.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                            ;   598.8 fp0     43 dst
        vpand ymm13, ymm6, ymm0                            ;   598.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;   599.8 fp2     43 dst
        vpxor ymm7, ymm7, ymm5                             ;   599.8 fp3     43 dst
        vpxor ymm5, ymm6, ymm11                            ;   594.8 fp0     43 dst
        vmovdqu [rbp + 6048], ymm4                         ;   594.0 agu2+fp5   43 dst spill
        vpand ymm4, ymm5, ymm3                             ;   598.8 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;   599.8 fp2     43 dst
        vmovdqu ymm4, [rbp + 3680]                         ;   594.8 agu1    43 dst reload
        vmovdqu [rbp + 6080], ymm12                        ;   597.8 agu0+fp5   43 dst spill
        vpxor ymm12, ymm5, ymm4                            ;   601.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm13                            ;   600.8 fp0     43 dst
        vmovdqu [rbp + 6112], ymm5                         ;   596.0 agu2+fp5   43 dst spill
        vpor ymm5, ymm15, ymm4                             ;   601.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm5                           ;   602.8 fp2     43 dst
        vpxor ymm5, ymm5, ymm7                             ;   602.8 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   603.8 fp0     43 dst
        vpand ymm13, ymm10, ymm8                           ;   598.0 fp1     43 dst
        vpxor ymm1, ymm1, ymm13                            ;   601.8 fp2     43 dst
        vpxor ymm4, ymm8, ymm0                             ;   598.8 fp3     43 dst
        vmovdqu [rbp + 6144], ymm10                        ;   598.5 agu1+fp5   43 dst spill
        vpand ymm10, ymm9, ymm4                            ;   599.8 fp0     43 dst
        vpxor ymm7, ymm7, ymm10                            ;   600.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm7                           ;   601.8 fp2     43 dst
        vpxor ymm7, ymm15, ymm3                            ;   599.3 fp3     43 dst
        vpand ymm10, ymm7, ymm12                           ;   602.8 fp0     43 dst
        vpxor ymm5, ymm5, ymm10                            ;   603.8 fp1     43 dst
        vpand ymm10, ymm13, ymm1                           ;   602.8 fp2     43 dst
        vpxor ymm5, ymm5, ymm10                            ;   604.8 fp3     43 dst
        vmovdqu [rbp + 6016], ymm4                         ;   600.0 agu0+fp5   43 dst spill
        vpand ymm4, ymm11, [rbp + 6496]                    ;   601.8 fp0+agu1   43 dst
        vpxor ymm2, ymm2, ymm4                             ;   604.8 fp1     43 dst
        vpand ymm4, ymm5, ymm2                             ;   605.8 fp2     43 dst
        vpxor ymm13, ymm13, ymm4                           ;   606.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm1                             ;   605.8 fp0     43 dst
        vpand ymm4, ymm2, ymm13                            ;   607.8 fp1     43 dst
        vpxor ymm1, ymm1, ymm4                             ;   608.8 fp2     43 dst
        vpor ymm10, ymm10, ymm5                            ;   606.8 fp3     43 dst
        vpxor ymm10, ymm10, ymm13                          ;   607.8 fp0     43 dst
        vpand ymm13, ymm13, ymm1                           ;   609.8 fp1     43 dst
        vpand ymm7, ymm7, ymm1                             ;   609.8 fp2     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   610.8 fp3     43 dst
        vpor ymm4, ymm1, ymm10                             ;   609.8 fp0     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   610.8 fp1     43 dst
        vpand ymm6, ymm6, ymm5                             ;   611.8 fp2     43 dst
        vpxor ymm4, ymm1, ymm10                            ;   609.8 fp3     43 dst
        vpand ymm15, ymm15, ymm10                          ;   608.8 fp0     43 dst
        vpxor ymm13, ymm4, ymm5                            ;   611.8 fp1     43 dst
        vpand ymm0, ymm0, ymm5                             ;   611.8 fp2     43 dst
        vpand ymm3, ymm3, ymm4                             ;   610.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm2                             ;   611.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm3                             ;   612.8 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   612.8 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6496]                   ;   612.8 fp3+agu0   43 dst
        vpxor ymm3, ymm3, ymm13                            ;   613.8 fp0     43 dst
        vpand ymm13, ymm10, [rbp + 3680]                   ;   609.0 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm5                           ;   612.8 fp2     43 dst
        vpand ymm14, ymm14, ymm10                          ;   613.8 fp3     43 dst
        vpand ymm8, ymm8, ymm5                             ;   612.8 fp0     43 dst
        vpand ymm10, ymm10, [rbp + 3456]                   ;   613.8 fp1+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   610.3 fp2     43 dst
        vpand ymm5, ymm5, [rbp + 6144]                     ;   612.8 fp3+agu1   43 dst
        vpand ymm4, ymm4, [rbp + 6112]                     ;   611.2 fp0+agu0   43 dst
        vpxor ymm5, ymm5, ymm13                            ;   613.8 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   611.8 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   614.8 fp3     43 dst
        vpxor ymm8, ymm8, ymm10                            ;   614.8 fp0     43 dst
        vpxor ymm5, ymm5, ymm11                            ;   614.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm12                          ;   615.8 fp2     43 dst
        vpand ymm14, ymm1, [rbp + 6080]                    ;   612.8 fp3+agu1   43 dst
        vpxor ymm13, ymm13, ymm14                          ;   616.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm14                            ;   613.8 fp1     43 dst
        vpand ymm1, ymm1, [rbp + 6048]                     ;   613.3 fp2+agu0   43 dst
        vpxor ymm12, ymm12, ymm6                           ;   614.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm12                          ;   615.8 fp0     43 dst
        vpand ymm9, ymm9, ymm2                             ;   614.2 fp1     43 dst
        vpxor ymm12, ymm8, ymm11                           ;   616.8 fp2     43 dst
        vpxor ymm12, ymm12, ymm0                           ;   617.8 fp3     43 dst
        vpand ymm2, ymm2, [rbp + 6016]                     ;   615.0 fp0+agu1   43 dst
        vpxor ymm4, ymm4, ymm12                            ;   618.8 fp1     43 dst
        vpxor ymm9, ymm9, ymm4                             ;   619.8 fp2     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   619.8 fp3     43 dst
        vpxor ymm2, ymm2, ymm5                             ;   620.8 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                             ;   621.8 fp1     43 dst
        vpxor ymm7, ymm7, ymm2                             ;   621.8 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   616.8 fp3     43 dst
        vpxor ymm8, ymm8, ymm1                             ;   622.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm9                             ;   620.8 fp1     43 dst
        vpxor ymm15, ymm15, ymm7                           ;   622.8 fp2     43 dst
        vpxor ymm3, ymm3, ymm7                             ;   622.8 fp3     43 dst
        vpxor ymm10, ymm10, ymm15                          ;   623.8 fp0     43 dst
        vmovdqu ymm0, [rbp + 4832]                         ;   616.2 agu0    43 dst
        vmovdqu ymm1, [rbp + 4864]                         ;   616.3 agu1    43 dst reload
        vpxor ymm0, ymm0, ymm1                             ;   623.3 fp1     43 dst
        vpxor ymm2, ymm0, [rbp + 4768]                     ;   624.3 fp2+agu0   43 dst
        vmovdqu ymm4, [rbp + 4960]                         ;   617.3 agu1    43 dst reload
        vpxor ymm7, ymm2, ymm4                             ;   625.3 fp3     43 dst
        vpxor ymm9, ymm7, [rbp + 4928]                     ;   626.3 fp0+agu0   43 dst
        vmovdqu ymm14, [rbp + 4736]                        ;   618.3 agu1    43 dst reload
        vpxor ymm15, ymm7, ymm14                           ;   626.3 fp1     43 dst
        vmovdqu [rbp + 6016], ymm3                         ;   623.8 agu2+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 4800]                    ;   627.3 fp2+agu0   43 dst
        vmovdqu [rbp + 6048], ymm8                         ;   623.8 agu1+fp5   43 dst spill
        vpxor ymm8, ymm3, [rbp + 4832]                     ;   628.3 fp3+agu0   43 dst
        vmovdqu [rbp + 6080], ymm6                         ;   621.8 agu2+fp5   43 dst spill
        vpxor ymm6, ymm9, [rbp + 4896]                     ;   627.3 fp0+agu1   43 dst
        vmovdqu [rbp + 6112], ymm5                         ;   622.0 agu0+fp5   43 dst spill
        vpxor ymm5, ymm6, ymm14                            ;   628.3 fp1     43 dst
        vmovdqu [rbp + 6144], ymm10                        ;   624.8 agu2+fp5   43 dst spill
        vpxor ymm10, ymm6, ymm1                            ;   628.3 fp2     43 dst
        vmovdqu [rbp + 6496], ymm13                        ;   624.0 agu1+fp5   43 dst spill
        vpxor ymm13, ymm9, ymm8                            ;   629.3 fp3     43 dst
        vmovdqu [rbp + 6208], ymm11                        ;   625.0 agu0+fp5   43 dst spill
        vpxor ymm11, ymm13, ymm4                           ;   630.3 fp0     43 dst
        vmovdqu [rbp + 6240], ymm12                        ;   626.0 agu2+fp5   43 dst spill
        vpxor ymm12, ymm10, ymm11                          ;   631.3 fp1     43 dst
        vmovdqu [rbp + 6944], ymm5                         ;   629.3 agu1+fp5   43 dst spill
        vpxor ymm5, ymm12, [rbp + 4832]                    ;   632.3 fp2+agu0   43 dst
        vpxor ymm4, ymm11, ymm14                           ;   631.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm4                             ;   632.3 fp0     43 dst
        vpand ymm4, ymm4, ymm11                            ;   632.3 fp1     43 dst
        vpand ymm14, ymm6, ymm12                           ;   632.3 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                            ;   633.3 fp3     43 dst
        vpand ymm14, ymm8, ymm0                            ;   633.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   634.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                             ;   634.3 fp2     43 dst
        vpxor ymm2, ymm8, ymm10                            ;   629.3 fp3     43 dst
        vmovdqu [rbp + 6816], ymm6                         ;   628.5 agu2+fp5   43 dst spill
        vpand ymm6, ymm2, ymm5                             ;   633.3 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   634.3 fp1     43 dst
        vmovdqu ymm6, [rbp + 4960]                         ;   629.3 agu1    43 dst reload
        vmovdqu [rbp + 6848], ymm12                        ;   632.3 agu0+fp5   43 dst spill
        vpxor ymm12, ymm2, ymm6                            ;   636.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   635.3 fp3     43 dst
        vmovdqu [rbp + 6880], ymm2                         ;   630.5 agu2+fp5   43 dst spill
        vpor ymm2, ymm15, ymm6                             ;   636.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                           ;   637.3 fp1     43 dst
        vpxor ymm2, ymm2, ymm4                             ;   637.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   638.3 fp3     43 dst
        vpand ymm14, ymm13, ymm7                           ;   632.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm14                            ;   636.3 fp1     43 dst
        vpxor ymm6, ymm7, ymm0                             ;   633.3 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                        ;   633.0 agu1+fp5   43 dst spill
        vpand ymm13, ymm9, ymm6                            ;   634.3 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                            ;   635.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm4                           ;   636.3 fp1     43 dst
        vpxor ymm4, ymm15, ymm5                            ;   633.8 fp2     43 dst
        vpand ymm13, ymm4, ymm12                           ;   637.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   638.3 fp0     43 dst
        vpand ymm13, ymm14, ymm1                           ;   637.3 fp1     43 dst
        vpxor ymm2, ymm2, ymm13                            ;   639.3 fp2     43 dst
        vmovdqu [rbp + 6784], ymm6                         ;   634.5 agu0+fp5   43 dst spill
        vpand ymm6, ymm10, [rbp + 6944]                    ;   636.3 fp3+agu1   43 dst
        vpxor ymm3, ymm3, ymm6                             ;   639.3 fp0     43 dst
        vpand ymm6, ymm2, ymm3                             ;   640.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                           ;   641.3 fp2     43 dst
        vpxor ymm2, ymm2, ymm1                             ;   640.3 fp3     43 dst
        vpand ymm6, ymm3, ymm14                            ;   642.3 fp0     43 dst
        vpxor ymm1, ymm1, ymm6                             ;   643.3 fp1     43 dst
        vpor ymm13, ymm13, ymm2                            ;   641.3 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                          ;   642.3 fp3     43 dst
        vpand ymm14, ymm14, ymm1                           ;   644.3 fp0     43 dst
        vpand ymm4, ymm4, ymm1                             ;   644.3 fp1     43 dst
        vpxor ymm3, ymm3, ymm14                            ;   645.3 fp2     43 dst
        vpor ymm6, ymm1, ymm13                             ;   644.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   645.3 fp0     43 dst
        vpand ymm8, ymm8, ymm2                             ;   646.3 fp1     43 dst
        vpxor ymm6, ymm1, ymm13                            ;   644.3 fp2     43 dst
        vpand ymm15, ymm15, ymm13                          ;   643.3 fp3     43 dst
        vpxor ymm14, ymm6, ymm2                            ;   646.3 fp0     43 dst
        vpand ymm0, ymm0, ymm2                             ;   646.3 fp1     43 dst
        vpand ymm5, ymm5, ymm6                             ;   645.3 fp2     43 dst
        vpxor ymm2, ymm2, ymm3                             ;   646.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm5                             ;   647.3 fp0     43 dst
        vpand ymm10, ymm10, ymm14                          ;   647.3 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6944]                   ;   647.3 fp2+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                            ;   648.3 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 4960]                   ;   643.5 fp0+agu1   43 dst
        vpxor ymm13, ymm13, ymm2                           ;   647.3 fp1     43 dst
        vpand ymm11, ymm11, ymm13                          ;   648.3 fp2     43 dst
        vpand ymm7, ymm7, ymm2                             ;   647.3 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 4736]                   ;   648.3 fp0+agu0   43 dst
        vpand ymm12, ymm12, ymm1                           ;   644.8 fp1     43 dst
        vpand ymm2, ymm2, [rbp + 6912]                     ;   647.3 fp2+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6880]                     ;   645.7 fp3+agu0   43 dst
        vpxor ymm2, ymm2, ymm14                            ;   648.3 fp0     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   646.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm11                          ;   649.3 fp2     43 dst
        vpxor ymm7, ymm7, ymm13                            ;   649.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm10                            ;   649.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm12                          ;   650.3 fp1     43 dst
        vpand ymm11, ymm1, [rbp + 6848]                    ;   647.3 fp2+agu1   43 dst
        vpxor ymm14, ymm14, ymm11                          ;   651.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm11                            ;   648.3 fp0     43 dst
        vpand ymm1, ymm1, [rbp + 6816]                     ;   647.8 fp1+agu0   43 dst
        vpxor ymm12, ymm12, ymm8                           ;   649.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm12                          ;   650.3 fp3     43 dst
        vpand ymm9, ymm9, ymm3                             ;   648.7 fp0     43 dst
        vpxor ymm11, ymm7, ymm10                           ;   651.3 fp1     43 dst
        vpxor ymm11, ymm11, ymm0                           ;   652.3 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6784]                     ;   649.5 fp3+agu1   43 dst
        vpxor ymm6, ymm6, ymm11                            ;   653.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm6                             ;   654.3 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                             ;   654.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                             ;   655.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm3                             ;   656.3 fp0     43 dst
        vpxor ymm4, ymm4, ymm3                             ;   656.3 fp1     43 dst
        vpxor ymm15, ymm15, ymm0                           ;   651.3 fp2     43 dst
        vpxor ymm7, ymm7, ymm1                             ;   657.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm9                             ;   655.3 fp0     43 dst
        vpxor ymm15, ymm15, ymm4                           ;   657.3 fp1     43 dst
        vpxor ymm5, ymm5, ymm4                             ;   657.3 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                          ;   658.3 fp3     43 dst
        vmovdqu ymm0, [rbp + 6720]                         ;   650.7 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1408]                     ;   657.7 fp0+agu1   58 dst
        vmovdqu ymm1, [rbp + 6528]                         ;   651.7 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 1440]                     ;   658.7 fp1+agu1   58 dst
        vmovdqu ymm3, [rbp + 6176]                         ;   652.7 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 44096]                     ;   659.7 fp2+agu1   58 dst
        vmovdqu ymm4, [rbp + 6624]                         ;   653.7 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 44128]                     ;   660.7 fp3+agu1   58 dst
        vmovdqu ymm6, [rbp + 6592]                         ;   654.7 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 44160]                     ;   661.7 fp0+agu1   58 dst
        vmovdqu ymm9, [rbp + 6560]                         ;   655.7 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 1472]                     ;   662.7 fp1+agu1   58 dst
        vmovdqu ymm12, [rbp + 6688]                        ;   656.7 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 1504]                   ;   663.7 fp2+agu1   58 dst
        vmovdqu ymm15, [rbp + 6656]                        ;   657.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44256]                   ;   664.7 fp3+agu1   58 dst
        vpxor ymm11, ymm11, [rbp + 1792]                   ;   658.7 fp0+agu0   58 dst
        vpxor ymm10, ymm10, [rbp + 1824]                   ;   658.8 fp1+agu1   58 dst
        vpxor ymm14, ymm14, [r8 + 44864]                   ;   659.7 fp2+agu0   58 dst
        vpxor ymm13, ymm13, [r8 + 44896]                   ;   659.8 fp3+agu1   58 dst
        vpxor ymm2, ymm2, [r8 + 44928]                     ;   660.7 fp0+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 1856]                     ;   660.8 fp1+agu1   58 dst
        vmovdqu [r9 + 3072], ymm0                          ;   658.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                         ;   661.7 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1536]                     ;   668.7 fp2+agu1   58 dst
        vmovdqu [r9 + 3104], ymm1                          ;   659.7 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6272]                         ;   662.7 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 1568]                     ;   669.7 fp3+agu1   58 dst
        vpxor ymm7, ymm7, [rbp + 1888]                     ;   663.7 fp0+agu0   58 dst
        vmovdqu [r9 + 3136], ymm3                          ;   660.7 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6752]                         ;   663.8 agu1    58 dst
        vpxor ymm3, ymm3, [r8 + 44352]                     ;   670.8 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [r8 + 45024]                     ;   664.8 fp2+agu1   58 dst
        vmovdqu [r9 + 3168], ymm4                          ;   661.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6368]                         ;   665.7 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 44384]                     ;   672.7 fp3+agu1   58 dst
        vmovdqu [r9 + 3200], ymm6                          ;   662.7 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6336]                         ;   666.7 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 44416]                     ;   673.7 fp0+agu1   58 dst
        vmovdqu [r9 + 3232], ymm9                          ;   663.7 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6304]                         ;   667.7 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 1600]                     ;   674.7 fp1+agu1   58 dst
        vmovdqu [r9 + 3264], ymm12                         ;   664.7 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6432]                        ;   668.7 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 1632]                   ;   675.7 fp2+agu1   58 dst
        vmovdqu [r9 + 3296], ymm15                         ;   665.7 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6400]                        ;   669.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44512]                   ;   676.7 fp3+agu1   58 dst
        vmovdqu [r9 + 3328], ymm0                          ;   669.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6240]                         ;   670.7 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1664]                     ;   677.7 fp0+agu1   58 dst
        vmovdqu [r9 + 3360], ymm1                          ;   670.7 agu2+fp5   58 dst
        vmovdqu ymm1, [rbp + 6208]                         ;   671.7 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 1696]                     ;   678.7 fp1+agu1   58 dst
        vmovdqu [r9 + 3392], ymm3                          ;   671.8 agu2+fp5   58 dst
        vmovdqu ymm3, [rbp + 6496]                         ;   672.7 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 44608]                     ;   679.7 fp2+agu1   58 dst
        vmovdqu [r9 + 3424], ymm4                          ;   673.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6144]                         ;   673.7 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 44640]                     ;   680.7 fp3+agu1   58 dst
        vmovdqu [r9 + 3456], ymm6                          ;   674.7 agu2+fp5   58 dst
        vmovdqu ymm6, [rbp + 6112]                         ;   674.7 agu0    58 dst
        vpxor ymm6, ymm6, [r8 + 44672]                     ;   681.7 fp0+agu1   58 dst
        vmovdqu [r9 + 3488], ymm9                          ;   675.7 agu2+fp5   58 dst
        vmovdqu ymm9, [rbp + 6080]                         ;   675.7 agu0    58 dst
        vpxor ymm9, ymm9, [rbp + 1728]                     ;   682.7 fp1+agu1   58 dst
        vmovdqu [r9 + 3520], ymm12                         ;   676.7 agu2+fp5   58 dst
        vmovdqu ymm12, [rbp + 6048]                        ;   676.7 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 1760]                   ;   683.7 fp2+agu1   58 dst
        vmovdqu [r9 + 3552], ymm15                         ;   677.7 agu2+fp5   58 dst
        vmovdqu ymm15, [rbp + 6016]                        ;   677.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44768]                   ;   684.7 fp3+agu1   58 dst
        vmovdqu [r9 + 3584], ymm0                          ;   678.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3616], ymm1                          ;   679.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3648], ymm3                          ;   680.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3680], ymm4                          ;   681.7 agu0+fp5   58 dst
        vmovdqu [r9 + 3712], ymm6                          ;   682.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3744], ymm9                          ;   683.7 agu1+fp5   58 dst
        vmovdqu [r9 + 3776], ymm12                         ;   684.7 agu0+fp5   58 dst
        vmovdqu [r9 + 3840], ymm11                         ;   682.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3808], ymm15                         ;   685.7 agu1+fp5   58 dst
        vmovdqu [r9 + 3872], ymm10                         ;   684.7 agu0+fp5   58 dst
        vmovdqu [r9 + 3904], ymm14                         ;   685.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3936], ymm13                         ;   686.7 agu1+fp5   58 dst
        vmovdqu [r9 + 3968], ymm2                          ;   687.7 agu0+fp5   58 dst
        vmovdqu [r9 + 4000], ymm8                          ;   688.7 agu2+fp5   58 dst
        vmovdqu [r9 + 4032], ymm7                          ;   689.7 agu1+fp5   58 dst
        vmovdqu [r9 + 4064], ymm5                          ;   690.7 agu0+fp5   58 dst
        add r9, 0x1000                                     ;   681.8 alu0   117 blocks
        mov qword [rbp + 9896], r9                         ;   682.8 agu2+st0  117 blocks
        mov r8, qword [rbp + 9864]                         ;   682.8 agu1   117 blocks
        add r8, 0x1000                                     ;   686.8 alu1   117 blocks
        mov qword [rbp + 9864], r8                         ;   687.8 agu0+st1  117 blocks
        cmp r8, qword [rbp + 9872]                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                         ;                    x87 state
        mov rsp, qword [rbp + 9904]                        ;                    frame
        pop rbp                                            ;                    preserved
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
