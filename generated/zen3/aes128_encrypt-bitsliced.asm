; aes128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 ad89f7391db2f3bb); do not edit:
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
;   blocks/rounds: 3035 uops, planned 925.2; bounds: width 505.8, ports 551.0, path 36.0
;   blocks.2: 2535 uops, planned 806.3; bounds: width 422.5, ports 540.0, path 31.0
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
        mov qword [rbp + 10144], rdi                        ;                    argument
        mov dword [rbp + 10200], ecx                        ;                    argument
        mov qword [rbp + 10152], rsi                        ;                    argument
        mov qword [rbp + 10184], rdx                        ;                    argument
        mov r8, qword [rbp + 10144]                         ;     0.0 agu0    58 dst.0 reload
        vmovdqu ymm0, [r8 + 40960]                          ;     4.0 agu1    58 dst.0
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256]  ;     1.0 agu0    58 dst.0 reload
        vpxor ymm0, ymm0, ymm1                              ;    11.0 fp0     58 dst.0
        vmovdqu [rbp - 128], ymm0                           ;    12.0 agu2+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 40992]                          ;     4.0 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    11.0 fp1     58 dst.1
        vmovdqu [rbp - 96], ymm0                            ;    12.0 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 41120]                          ;     4.0 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    11.0 fp2     58 dst.5
        vmovdqu [rbp - 64], ymm0                            ;    12.0 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 41152]                          ;     4.0 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    11.0 fp3     58 dst.6
        vmovdqu [rbp - 32], ymm0                            ;    12.0 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 41216]                          ;     4.0 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    11.0 fp0     58 dst.8
        vmovdqu [rbp + 0], ymm0                             ;    12.0 agu2+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 41248]                          ;     4.0 agu0    58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    11.0 fp1     58 dst.9
        vmovdqu [rbp + 32], ymm0                            ;    12.0 agu1+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 41376]                          ;     5.0 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    12.0 fp2     58 dst.13
        vmovdqu [rbp + 64], ymm0                            ;    13.0 agu2+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 41408]                          ;     5.2 agu1    58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    12.2 fp3     58 dst.14
        vmovdqu [rbp + 96], ymm0                            ;    13.2 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 41472]                          ;    11.0 agu0    58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    18.0 fp0     58 dst.16
        vmovdqu [rbp + 128], ymm0                           ;    19.0 agu1+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 41504]                          ;    12.0 agu0    58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    19.0 fp1     58 dst.17
        vmovdqu [rbp + 160], ymm0                           ;    20.0 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 41632]                          ;    12.3 agu1    58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    19.3 fp2     58 dst.21
        vmovdqu [rbp + 192], ymm0                           ;    20.3 agu2+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 41664]                          ;    13.0 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    20.0 fp3     58 dst.22
        vmovdqu [rbp + 224], ymm0                           ;    21.0 agu1+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 41728]                          ;    14.0 agu0    58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    21.0 fp0     58 dst.24
        vmovdqu [rbp + 256], ymm0                           ;    22.0 agu2+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 41760]                          ;    14.3 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    21.3 fp1     58 dst.25
        vmovdqu [rbp + 288], ymm0                           ;    22.3 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 41888]                          ;    15.0 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    22.0 fp2     58 dst.29
        vmovdqu [rbp + 320], ymm0                           ;    23.0 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 41920]                          ;    16.0 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    23.0 fp3     58 dst.30
        vmovdqu [rbp + 352], ymm0                           ;    24.0 agu2+fp5   58 dst.30
        vmovdqu ymm0, [r8 + 41984]                          ;    18.0 agu1    58 dst.0
        vpxor ymm0, ymm0, ymm1                              ;    25.0 fp0     58 dst.0
        vmovdqu [rbp + 384], ymm0                           ;    26.0 agu0+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 42016]                          ;    19.2 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    26.2 fp1     58 dst.1
        vmovdqu [rbp + 416], ymm0                           ;    27.2 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 42144]                          ;    20.0 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    27.0 fp2     58 dst.5
        vmovdqu [rbp + 448], ymm0                           ;    28.0 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 42176]                          ;    21.0 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    28.0 fp3     58 dst.6
        vmovdqu [rbp + 480], ymm0                           ;    29.0 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 42240]                          ;    21.3 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    28.3 fp0     58 dst.8
        vmovdqu [rbp + 512], ymm0                           ;    29.3 agu0+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 42272]                          ;    22.3 agu1    58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    29.3 fp1     58 dst.9
        vmovdqu [rbp + 544], ymm0                           ;    30.3 agu2+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 42400]                          ;    23.0 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    30.0 fp2     58 dst.13
        vmovdqu [rbp + 576], ymm0                           ;    31.0 agu1+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 42432]                          ;    24.0 agu0    58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    31.0 fp3     58 dst.14
        vmovdqu [rbp + 608], ymm0                           ;    32.0 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 42496]                          ;    25.0 agu1    58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    32.0 fp0     58 dst.16
        vmovdqu [rbp + 640], ymm0                           ;    33.0 agu0+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 42528]                          ;    26.2 agu1    58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    33.2 fp1     58 dst.17
        vmovdqu [rbp + 672], ymm0                           ;    34.2 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 42656]                          ;    27.2 agu0    58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    34.2 fp2     58 dst.21
        vmovdqu [rbp + 704], ymm0                           ;    35.2 agu1+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 42688]                          ;    28.2 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    35.2 fp3     58 dst.22
        vmovdqu [rbp + 736], ymm0                           ;    36.2 agu2+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 42752]                          ;    29.0 agu1    58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    36.0 fp0     58 dst.24
        vmovdqu [rbp + 768], ymm0                           ;    37.0 agu0+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 42784]                          ;    30.0 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    37.0 fp1     58 dst.25
        vmovdqu [rbp + 800], ymm0                           ;    38.0 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 42912]                          ;    30.3 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    37.3 fp2     58 dst.29
        vmovdqu [rbp + 832], ymm0                           ;    38.3 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 42944]                          ;    31.3 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    38.3 fp3     58 dst.30
        vmovdqu [rbp + 864], ymm0                           ;    39.3 agu2+fp5   58 dst.30
        vmovdqu ymm0, [r8 + 43008]                          ;    32.2 agu1    58 dst.0
        vpxor ymm0, ymm0, ymm1                              ;    39.2 fp0     58 dst.0
        vmovdqu [rbp + 896], ymm0                           ;    40.2 agu0+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 43040]                          ;    33.2 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    40.2 fp1     58 dst.1
        vmovdqu [rbp + 928], ymm0                           ;    41.2 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 43168]                          ;    34.3 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    41.3 fp2     58 dst.5
        vmovdqu [rbp + 960], ymm0                           ;    42.3 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 43200]                          ;    35.3 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    42.3 fp3     58 dst.6
        vmovdqu [rbp + 992], ymm0                           ;    43.3 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 43264]                          ;    36.2 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    43.2 fp0     58 dst.8
        vmovdqu [rbp + 1024], ymm0                          ;    44.2 agu0+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 43296]                          ;    37.2 agu1    58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    44.2 fp1     58 dst.9
        vmovdqu [rbp + 1056], ymm0                          ;    45.2 agu2+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 43424]                          ;    38.0 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    45.0 fp2     58 dst.13
        vmovdqu [rbp + 1088], ymm0                          ;    46.0 agu1+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 43456]                          ;    39.0 agu0    58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    46.0 fp3     58 dst.14
        vmovdqu [rbp + 1120], ymm0                          ;    47.0 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 43520]                          ;    39.3 agu1    58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    46.3 fp0     58 dst.16
        vmovdqu [rbp + 1152], ymm0                          ;    47.3 agu0+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 43552]                          ;    40.3 agu1    58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    47.3 fp1     58 dst.17
        vmovdqu [rbp + 1184], ymm0                          ;    48.3 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 43680]                          ;    41.3 agu0    58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    48.3 fp2     58 dst.21
        vmovdqu [rbp + 1216], ymm0                          ;    49.3 agu1+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 43712]                          ;    42.5 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    49.5 fp3     58 dst.22
        vmovdqu [rbp + 1248], ymm0                          ;    50.5 agu2+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 43776]                          ;    43.3 agu1    58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    50.3 fp0     58 dst.24
        vmovdqu [rbp + 1280], ymm0                          ;    51.3 agu0+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 43808]                          ;    44.3 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    51.3 fp1     58 dst.25
        vmovdqu [rbp + 1312], ymm0                          ;    52.3 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 43936]                          ;    45.2 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    52.2 fp2     58 dst.29
        vmovdqu [rbp + 1344], ymm0                          ;    53.2 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 43968]                          ;    46.2 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    53.2 fp3     58 dst.30
        vmovdqu [rbp + 1376], ymm0                          ;    54.2 agu2+fp5   58 dst.30
        vmovdqu ymm0, [r8 + 44032]                          ;    47.0 agu1    58 dst.0
        vpxor ymm0, ymm0, ymm1                              ;    54.0 fp0     58 dst.0
        vmovdqu [rbp + 1408], ymm0                          ;    55.0 agu0+fp5   58 dst.0
        vmovdqu ymm0, [r8 + 44064]                          ;    48.0 agu1    58 dst.1
        vpxor ymm0, ymm0, ymm1                              ;    55.0 fp1     58 dst.1
        vmovdqu [rbp + 1440], ymm0                          ;    56.0 agu2+fp5   58 dst.1
        vmovdqu ymm0, [r8 + 44192]                          ;    48.5 agu0    58 dst.5
        vpxor ymm0, ymm0, ymm1                              ;    55.5 fp2     58 dst.5
        vmovdqu [rbp + 1472], ymm0                          ;    56.5 agu1+fp5   58 dst.5
        vmovdqu ymm0, [r8 + 44224]                          ;    49.5 agu0    58 dst.6
        vpxor ymm0, ymm0, ymm1                              ;    56.5 fp3     58 dst.6
        vmovdqu [rbp + 1504], ymm0                          ;    57.5 agu2+fp5   58 dst.6
        vmovdqu ymm0, [r8 + 44288]                          ;    50.5 agu1    58 dst.8
        vpxor ymm0, ymm0, ymm1                              ;    57.5 fp0     58 dst.8
        vmovdqu [rbp + 1536], ymm0                          ;    58.5 agu0+fp5   58 dst.8
        vmovdqu ymm0, [r8 + 44320]                          ;    51.5 agu1    58 dst.9
        vpxor ymm0, ymm0, ymm1                              ;    58.5 fp1     58 dst.9
        vmovdqu [rbp + 1568], ymm0                          ;    59.5 agu2+fp5   58 dst.9
        vmovdqu ymm0, [r8 + 44448]                          ;    52.3 agu0    58 dst.13
        vpxor ymm0, ymm0, ymm1                              ;    59.3 fp2     58 dst.13
        vmovdqu [rbp + 1600], ymm0                          ;    60.3 agu1+fp5   58 dst.13
        vmovdqu ymm0, [r8 + 44480]                          ;    53.3 agu0    58 dst.14
        vpxor ymm0, ymm0, ymm1                              ;    60.3 fp3     58 dst.14
        vmovdqu [rbp + 1632], ymm0                          ;    61.3 agu2+fp5   58 dst.14
        vmovdqu ymm0, [r8 + 44544]                          ;    54.2 agu1    58 dst.16
        vpxor ymm0, ymm0, ymm1                              ;    61.2 fp0     58 dst.16
        vmovdqu [rbp + 1664], ymm0                          ;    62.2 agu0+fp5   58 dst.16
        vmovdqu ymm0, [r8 + 44576]                          ;    55.2 agu1    58 dst.17
        vpxor ymm0, ymm0, ymm1                              ;    62.2 fp1     58 dst.17
        vmovdqu [rbp + 1696], ymm0                          ;    63.2 agu2+fp5   58 dst.17
        vmovdqu ymm0, [r8 + 44704]                          ;    56.0 agu0    58 dst.21
        vpxor ymm0, ymm0, ymm1                              ;    63.0 fp2     58 dst.21
        vmovdqu [rbp + 1728], ymm0                          ;    64.0 agu1+fp5   58 dst.21
        vmovdqu ymm0, [r8 + 44736]                          ;    57.0 agu0    58 dst.22
        vpxor ymm0, ymm0, ymm1                              ;    64.0 fp3     58 dst.22
        vmovdqu [rbp + 1760], ymm0                          ;    65.0 agu2+fp5   58 dst.22
        vmovdqu ymm0, [r8 + 44800]                          ;    57.7 agu1    58 dst.24
        vpxor ymm0, ymm0, ymm1                              ;    64.7 fp0     58 dst.24
        vmovdqu [rbp + 1792], ymm0                          ;    65.7 agu0+fp5   58 dst.24
        vmovdqu ymm0, [r8 + 44832]                          ;    58.7 agu1    58 dst.25
        vpxor ymm0, ymm0, ymm1                              ;    65.7 fp1     58 dst.25
        vmovdqu [rbp + 1824], ymm0                          ;    66.7 agu2+fp5   58 dst.25
        vmovdqu ymm0, [r8 + 44960]                          ;    59.5 agu0    58 dst.29
        vpxor ymm0, ymm0, ymm1                              ;    66.5 fp2     58 dst.29
        vmovdqu [rbp + 1856], ymm0                          ;    67.5 agu1+fp5   58 dst.29
        vmovdqu ymm0, [r8 + 44992]                          ;    60.5 agu0    58 dst.30
        vpxor ymm0, ymm0, ymm1                              ;    67.5 fp3     58 dst.30
        vmovdqu [rbp + 1888], ymm0                          ;    68.5 agu2+fp5   58 dst.30
        mov r8d, dword [rbp + 10200]                        ;    61.3 agu1   117 blocks
        shl r8, 0xc                                         ;    65.3 alu1   117 blocks
        add r8, qword [rbp + 10152]                         ;    66.3 alu0+agu0  117 blocks
        mov qword [rbp + 10160], r8                         ;    67.3 agu2+st0  117 blocks
        cmp dword [rbp + 10200], 0                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 10152]                         ;     0.0 agu0    52 s[0].0 reload
        vmovdqu ymm0, [r8]                                  ;     4.0 agu1    52 s[0]
        mov r9, qword [rbp + 10144]                         ;     0.3 agu2    52 s[0].0 reload
        vpxor ymm0, ymm0, [r9]                              ;    11.3 fp0+agu0   52 s[0]
        vmovdqu [rbp + 1920], ymm0                          ;    12.3 agu1+fp5   53 rounds
        vmovdqu ymm0, [r8 + 32]                             ;     4.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 32]                         ;    11.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 1952], ymm0                          ;    12.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 64]                             ;     4.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 64]                         ;    11.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 1984], ymm0                          ;    12.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 96]                             ;     4.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 96]                         ;    11.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2016], ymm0                          ;    12.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 128]                            ;     5.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 128]                        ;    12.0 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2048], ymm0                          ;    13.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 160]                            ;     6.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 160]                        ;    13.0 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2080], ymm0                          ;    14.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 192]                            ;     7.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 192]                        ;    14.0 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2112], ymm0                          ;    15.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 224]                            ;     8.0 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 224]                        ;    15.0 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2144], ymm0                          ;    16.0 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 256]                            ;    11.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 256]                        ;    18.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2176], ymm0                          ;    19.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 288]                            ;    12.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 288]                        ;    19.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2208], ymm0                          ;    20.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 320]                            ;    13.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 320]                        ;    20.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2240], ymm0                          ;    21.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 352]                            ;    14.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 352]                        ;    21.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2272], ymm0                          ;    22.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 384]                            ;    15.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 384]                        ;    22.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2304], ymm0                          ;    23.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 416]                            ;    16.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 416]                        ;    23.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2336], ymm0                          ;    24.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 448]                            ;    17.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 448]                        ;    24.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2368], ymm0                          ;    25.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 480]                            ;    18.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 480]                        ;    25.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2400], ymm0                          ;    26.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 512]                            ;    19.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 512]                        ;    26.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2432], ymm0                          ;    27.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 544]                            ;    20.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 544]                        ;    27.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2464], ymm0                          ;    28.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 576]                            ;    21.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 576]                        ;    28.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2496], ymm0                          ;    29.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 608]                            ;    22.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 608]                        ;    29.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2528], ymm0                          ;    30.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 640]                            ;    23.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 640]                        ;    30.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2560], ymm0                          ;    31.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 672]                            ;    24.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 672]                        ;    31.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2592], ymm0                          ;    32.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 704]                            ;    25.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 704]                        ;    32.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2624], ymm0                          ;    33.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 736]                            ;    26.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 736]                        ;    33.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2656], ymm0                          ;    34.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 768]                            ;    27.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 768]                        ;    34.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2688], ymm0                          ;    35.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 800]                            ;    28.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 800]                        ;    35.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2720], ymm0                          ;    36.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 832]                            ;    29.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 832]                        ;    36.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2752], ymm0                          ;    37.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 864]                            ;    30.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 864]                        ;    37.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2784], ymm0                          ;    38.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 896]                            ;    31.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 896]                        ;    38.3 fp0+agu1   52 s[0]
        vmovdqu [rbp + 2816], ymm0                          ;    39.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 928]                            ;    32.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 928]                        ;    39.3 fp1+agu1   52 s[0]
        vmovdqu [rbp + 2848], ymm0                          ;    40.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 960]                            ;    33.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 960]                        ;    40.3 fp2+agu1   52 s[0]
        vmovdqu [rbp + 2880], ymm0                          ;    41.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 992]                            ;    34.3 agu0    52 s[0]
        vpxor ymm0, ymm0, [r9 + 992]                        ;    41.3 fp3+agu1   52 s[0]
        vmovdqu [rbp + 2912], ymm0                          ;    42.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1024]                           ;    35.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1024]                       ;    42.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 2944], ymm0                          ;    43.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1056]                           ;    36.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1056]                       ;    43.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 2976], ymm0                          ;    44.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1088]                           ;    37.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1088]                       ;    44.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3008], ymm0                          ;    45.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1120]                           ;    38.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1120]                       ;    45.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3040], ymm0                          ;    46.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1152]                           ;    39.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1152]                       ;    46.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3072], ymm0                          ;    47.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1184]                           ;    40.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1184]                       ;    47.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3104], ymm0                          ;    48.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1216]                           ;    41.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1216]                       ;    48.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3136], ymm0                          ;    49.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1248]                           ;    42.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1248]                       ;    49.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3168], ymm0                          ;    50.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1280]                           ;    43.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1280]                       ;    50.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3200], ymm0                          ;    51.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1312]                           ;    44.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1312]                       ;    51.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3232], ymm0                          ;    52.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1344]                           ;    45.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1344]                       ;    52.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3264], ymm0                          ;    53.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1376]                           ;    46.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1376]                       ;    53.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3296], ymm0                          ;    54.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1408]                           ;    47.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1408]                       ;    54.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3328], ymm0                          ;    55.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1440]                           ;    48.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1440]                       ;    55.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3360], ymm0                          ;    56.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1472]                           ;    49.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1472]                       ;    56.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3392], ymm0                          ;    57.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1504]                           ;    50.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1504]                       ;    57.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3424], ymm0                          ;    58.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1536]                           ;    51.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1536]                       ;    58.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3456], ymm0                          ;    59.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1568]                           ;    52.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1568]                       ;    59.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3488], ymm0                          ;    60.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1600]                           ;    53.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1600]                       ;    60.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3520], ymm0                          ;    61.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1632]                           ;    54.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1632]                       ;    61.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3552], ymm0                          ;    62.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1664]                           ;    55.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1664]                       ;    62.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3584], ymm0                          ;    63.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1696]                           ;    56.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1696]                       ;    63.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3616], ymm0                          ;    64.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1728]                           ;    57.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1728]                       ;    64.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3648], ymm0                          ;    65.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1760]                           ;    58.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1760]                       ;    65.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3680], ymm0                          ;    66.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1792]                           ;    59.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1792]                       ;    66.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3712], ymm0                          ;    67.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1824]                           ;    60.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1824]                       ;    67.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3744], ymm0                          ;    68.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1856]                           ;    61.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1856]                       ;    68.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3776], ymm0                          ;    69.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1888]                           ;    62.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1888]                       ;    69.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3808], ymm0                          ;    70.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1920]                           ;    63.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1920]                       ;    70.3 fp0+agu1   52 s[1]
        vmovdqu [rbp + 3840], ymm0                          ;    71.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1952]                           ;    64.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1952]                       ;    71.3 fp1+agu1   52 s[1]
        vmovdqu [rbp + 3872], ymm0                          ;    72.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 1984]                           ;    65.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 1984]                       ;    72.3 fp2+agu1   52 s[1]
        vmovdqu [rbp + 3904], ymm0                          ;    73.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2016]                           ;    66.3 agu0    52 s[1]
        vpxor ymm0, ymm0, [r9 + 2016]                       ;    73.3 fp3+agu1   52 s[1]
        vmovdqu [rbp + 3936], ymm0                          ;    74.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2048]                           ;    67.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2048]                       ;    74.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 3968], ymm0                          ;    75.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2080]                           ;    68.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2080]                       ;    75.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4000], ymm0                          ;    76.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2112]                           ;    69.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2112]                       ;    76.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4032], ymm0                          ;    77.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2144]                           ;    70.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2144]                       ;    77.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4064], ymm0                          ;    78.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2176]                           ;    71.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2176]                       ;    78.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4096], ymm0                          ;    79.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2208]                           ;    72.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2208]                       ;    79.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4128], ymm0                          ;    80.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2240]                           ;    73.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2240]                       ;    80.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4160], ymm0                          ;    81.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2272]                           ;    74.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2272]                       ;    81.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4192], ymm0                          ;    82.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2304]                           ;    75.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2304]                       ;    82.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4224], ymm0                          ;    83.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2336]                           ;    76.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2336]                       ;    83.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4256], ymm0                          ;    84.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2368]                           ;    77.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2368]                       ;    84.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4288], ymm0                          ;    85.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2400]                           ;    78.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2400]                       ;    85.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4320], ymm0                          ;    86.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2432]                           ;    79.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2432]                       ;    86.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4352], ymm0                          ;    87.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2464]                           ;    80.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2464]                       ;    87.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4384], ymm0                          ;    88.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2496]                           ;    81.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2496]                       ;    88.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4416], ymm0                          ;    89.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2528]                           ;    82.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2528]                       ;    89.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4448], ymm0                          ;    90.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2560]                           ;    83.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2560]                       ;    90.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4480], ymm0                          ;    91.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2592]                           ;    84.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2592]                       ;    91.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4512], ymm0                          ;    92.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2624]                           ;    85.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2624]                       ;    92.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4544], ymm0                          ;    93.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2656]                           ;    86.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2656]                       ;    93.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4576], ymm0                          ;    94.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2688]                           ;    87.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2688]                       ;    94.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4608], ymm0                          ;    95.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2720]                           ;    88.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2720]                       ;    95.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4640], ymm0                          ;    96.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2752]                           ;    89.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2752]                       ;    96.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4672], ymm0                          ;    97.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2784]                           ;    90.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2784]                       ;    97.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4704], ymm0                          ;    98.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2816]                           ;    91.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2816]                       ;    98.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4736], ymm0                          ;    99.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2848]                           ;    92.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2848]                       ;    99.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4768], ymm0                          ;   100.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2880]                           ;    93.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2880]                       ;   100.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4800], ymm0                          ;   101.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2912]                           ;    94.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2912]                       ;   101.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4832], ymm0                          ;   102.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2944]                           ;    95.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2944]                       ;   102.3 fp0+agu1   52 s[2]
        vmovdqu [rbp + 4864], ymm0                          ;   103.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 2976]                           ;    96.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 2976]                       ;   103.3 fp1+agu1   52 s[2]
        vmovdqu [rbp + 4896], ymm0                          ;   104.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3008]                           ;    97.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 3008]                       ;   104.3 fp2+agu1   52 s[2]
        vmovdqu [rbp + 4928], ymm0                          ;   105.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3040]                           ;    98.3 agu0    52 s[2]
        vpxor ymm0, ymm0, [r9 + 3040]                       ;   105.3 fp3+agu1   52 s[2]
        vmovdqu [rbp + 4960], ymm0                          ;   106.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3072]                           ;    99.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3072]                       ;   106.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 4992], ymm0                          ;   107.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3104]                           ;   100.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3104]                       ;   107.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5024], ymm0                          ;   108.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3136]                           ;   101.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3136]                       ;   108.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5056], ymm0                          ;   109.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3168]                           ;   102.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3168]                       ;   109.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5088], ymm0                          ;   110.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3200]                           ;   103.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3200]                       ;   110.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5120], ymm0                          ;   111.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3232]                           ;   104.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3232]                       ;   111.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5152], ymm0                          ;   112.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3264]                           ;   105.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3264]                       ;   112.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5184], ymm0                          ;   113.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3296]                           ;   106.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3296]                       ;   113.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5216], ymm0                          ;   114.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3328]                           ;   107.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3328]                       ;   114.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5248], ymm0                          ;   115.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3360]                           ;   108.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3360]                       ;   115.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5280], ymm0                          ;   116.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3392]                           ;   109.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3392]                       ;   116.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5312], ymm0                          ;   117.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3424]                           ;   110.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3424]                       ;   117.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5344], ymm0                          ;   118.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3456]                           ;   111.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3456]                       ;   118.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5376], ymm0                          ;   119.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3488]                           ;   112.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3488]                       ;   119.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5408], ymm0                          ;   120.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3520]                           ;   113.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3520]                       ;   120.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5440], ymm0                          ;   121.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3552]                           ;   114.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3552]                       ;   121.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5472], ymm0                          ;   122.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3584]                           ;   115.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3584]                       ;   122.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5504], ymm0                          ;   123.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3616]                           ;   116.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3616]                       ;   123.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5536], ymm0                          ;   124.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3648]                           ;   117.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3648]                       ;   124.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5568], ymm0                          ;   125.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3680]                           ;   118.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3680]                       ;   125.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5600], ymm0                          ;   126.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3712]                           ;   119.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3712]                       ;   126.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5632], ymm0                          ;   127.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3744]                           ;   120.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3744]                       ;   127.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5664], ymm0                          ;   128.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3776]                           ;   121.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3776]                       ;   128.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5696], ymm0                          ;   129.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3808]                           ;   122.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3808]                       ;   129.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5728], ymm0                          ;   130.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3840]                           ;   123.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3840]                       ;   130.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5760], ymm0                          ;   131.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3872]                           ;   124.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3872]                       ;   131.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5792], ymm0                          ;   132.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3904]                           ;   125.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3904]                       ;   132.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5824], ymm0                          ;   133.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3936]                           ;   126.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3936]                       ;   133.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5856], ymm0                          ;   134.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 3968]                           ;   127.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 3968]                       ;   134.3 fp0+agu1   52 s[3]
        vmovdqu [rbp + 5888], ymm0                          ;   135.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 4000]                           ;   128.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 4000]                       ;   135.3 fp1+agu1   52 s[3]
        vmovdqu [rbp + 5920], ymm0                          ;   136.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 4032]                           ;   129.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 4032]                       ;   136.3 fp2+agu1   52 s[3]
        vmovdqu [rbp + 5952], ymm0                          ;   137.3 agu2+fp5   53 rounds
        vmovdqu ymm0, [r8 + 4064]                           ;   130.3 agu0    52 s[3]
        vpxor ymm0, ymm0, [r9 + 4064]                       ;   137.3 fp3+agu1   52 s[3]
        vmovdqu [rbp + 5984], ymm0                          ;   138.3 agu2+fp5   53 rounds
        mov qword [rbp + 10168], r9                         ;   131.3 agu0+st0   53 rounds
        add r9, 0x9000                                      ;   131.3 alu0    53 rounds
        mov qword [rbp + 10176], r9                         ;   132.3 agu1+st1   53 rounds
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
        vmovdqu ymm14, [rbp + 1952]                         ;     0.0 agu0    43 t[0]
        vmovdqu ymm15, [rbp + 2016]                         ;     0.2 agu1    43 t[0]
        vpxor ymm15, ymm15, [rbp + 2048]                    ;     7.2 fp0+agu0   43 t[0]
        vpxor ymm14, ymm14, ymm15                           ;     8.2 fp1     43 t[0]
        vmovdqu [rbp + 6016], ymm11                         ;     0.7 agu2+fp5   43 t[1] spill
        vpxor ymm11, ymm14, [rbp + 2144]                    ;     9.2 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6048], ymm9                          ;     1.7 agu2+fp5   43 t[1] spill
        vpxor ymm9, ymm11, [rbp + 2112]                     ;    10.2 fp3+agu0   43 t[0]
        vmovdqu [rbp + 6080], ymm7                          ;     2.7 agu1+fp5   43 t[0] spill
        vpxor ymm7, ymm11, [rbp + 1920]                     ;    10.2 fp0+agu0   43 t[0]
        vmovdqu [rbp + 6112], ymm6                          ;     3.7 agu2+fp5   43 t[0] spill
        vpxor ymm6, ymm7, [rbp + 1984]                      ;    11.2 fp1+agu1   43 t[0]
        vmovdqu [rbp + 6144], ymm1                          ;     4.7 agu2+fp5   43 t[0] spill
        vpxor ymm1, ymm6, [rbp + 2016]                      ;    12.2 fp2+agu0   43 t[0]
        vmovdqu [rbp + 6176], ymm5                          ;     5.7 agu1+fp5   43 t[0] spill
        vpxor ymm5, ymm9, [rbp + 2080]                      ;    11.2 fp3+agu0   43 t[0]
        vmovdqu [rbp + 6208], ymm0                          ;     6.7 agu2+fp5   43 t[0] spill
        vpxor ymm0, ymm5, [rbp + 1920]                      ;    12.2 fp0+agu1   43 t[0]
        vmovdqu [rbp + 6240], ymm4                          ;     7.7 agu2+fp5   43 t[0] spill
        vpxor ymm4, ymm5, [rbp + 2048]                      ;    12.2 fp1+agu0   43 t[0]
        vmovdqu [rbp + 6272], ymm2                          ;     8.7 agu1+fp5   43 t[0] spill
        vpxor ymm2, ymm9, ymm1                              ;    13.2 fp2     43 t[0]
        vmovdqu [rbp + 6304], ymm3                          ;     9.7 agu2+fp5   43 t[0] spill
        vpxor ymm3, ymm2, [rbp + 2144]                      ;    14.2 fp3+agu0   43 t[0]
        vmovdqu [rbp + 6336], ymm10                         ;    10.7 agu1+fp5   43 t[0] spill
        vpxor ymm10, ymm4, ymm3                             ;    15.2 fp0     43 t[0]
        vmovdqu [rbp + 6368], ymm8                          ;    11.7 agu2+fp5   43 t[0] spill
        vpxor ymm8, ymm10, [rbp + 2016]                     ;    16.2 fp1+agu0   43 t[0]
        vmovdqu [rbp + 6400], ymm12                         ;    12.7 agu1+fp5   43 t[0] spill
        vpxor ymm12, ymm3, [rbp + 1920]                     ;    15.2 fp2+agu0   43 t[0]
        vpxor ymm15, ymm15, ymm12                           ;    16.2 fp3     43 t[0]
        vpand ymm12, ymm12, ymm3                            ;    16.2 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm12                           ;    17.2 fp1     43 t[0]
        vmovdqu [rbp + 6432], ymm13                         ;    13.7 agu2+fp5   43 t[0] spill
        vpand ymm13, ymm5, ymm10                            ;    16.2 fp2     43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;    18.2 fp3     43 t[0]
        vpand ymm13, ymm1, ymm15                            ;    17.2 fp0     43 t[0]
        vpxor ymm12, ymm12, ymm13                           ;    18.2 fp1     43 t[0]
        vpxor ymm13, ymm1, ymm4                             ;    13.2 fp2     43 t[0]
        vmovdqu [rbp + 6464], ymm5                          ;    14.7 agu1+fp5   43 t[0] spill
        vpand ymm5, ymm13, ymm8                             ;    17.2 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm12                             ;    19.2 fp0     43 t[0]
        vpxor ymm5, ymm5, [rbp + 2048]                      ;    20.2 fp1+agu0   43 t[0]
        vmovdqu [rbp + 6496], ymm10                         ;    16.2 agu2+fp5   43 t[0] spill
        vpxor ymm10, ymm13, [rbp + 2144]                    ;    14.2 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6528], ymm13                         ;    16.7 agu0+fp5   43 t[0] spill
        vpor ymm13, ymm7, [rbp + 2144]                      ;    15.2 fp3+agu1   43 t[0]
        vpxor ymm6, ymm6, ymm13                             ;    16.2 fp0     43 t[0]
        vpxor ymm13, ymm13, ymm14                           ;    19.2 fp1     43 t[0]
        vpxor ymm6, ymm6, ymm12                             ;    19.2 fp2     43 t[0]
        vpand ymm12, ymm2, ymm11                            ;    16.2 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm12                             ;    21.2 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm12                           ;    19.2 fp1     43 t[0]
        vpxor ymm12, ymm11, ymm15                           ;    17.2 fp2     43 t[0]
        vmovdqu [rbp + 6560], ymm2                          ;    17.7 agu2+fp5   43 t[0] spill
        vpand ymm2, ymm9, ymm12                             ;    18.2 fp3     43 t[0]
        vpxor ymm14, ymm14, ymm2                            ;    20.2 fp0     43 t[0]
        vpxor ymm2, ymm7, ymm8                              ;    17.5 fp1     43 t[0]
        vmovdqu [rbp + 6592], ymm12                         ;    18.7 agu0+fp5   43 t[0] spill
        vpand ymm12, ymm10, ymm2                            ;    18.5 fp2     43 t[0]
        vpxor ymm13, ymm13, ymm12                           ;    20.2 fp3     43 t[0]
        vpand ymm12, ymm14, ymm5                            ;    22.2 fp0     43 t[0]
        vpxor ymm13, ymm13, ymm12                           ;    23.2 fp1     43 t[0]
        vmovdqu [rbp + 6624], ymm9                          ;    19.7 agu1+fp5   43 t[0] spill
        vpand ymm9, ymm0, ymm4                              ;    18.7 fp2     43 t[0]
        vpxor ymm6, ymm6, ymm9                              ;    20.2 fp3     43 t[0]
        vpand ymm9, ymm6, ymm13                             ;    24.2 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm9                            ;    25.2 fp1     43 t[0]
        vpand ymm9, ymm6, ymm14                             ;    26.2 fp2     43 t[0]
        vpxor ymm9, ymm9, ymm5                              ;    27.2 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    24.2 fp0     43 t[0]
        vpor ymm12, ymm12, ymm5                             ;    25.2 fp1     43 t[0]
        vpxor ymm12, ymm12, ymm14                           ;    26.2 fp2     43 t[0]
        vpor ymm13, ymm12, ymm9                             ;    28.2 fp3     43 t[0]
        vpand ymm14, ymm14, ymm9                            ;    28.2 fp0     43 t[0]
        vpand ymm2, ymm2, ymm9                              ;    28.2 fp1     43 t[0]
        vpxor ymm6, ymm6, ymm14                             ;    29.2 fp2     43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    29.2 fp3     43 t[0]
        vpxor ymm14, ymm9, ymm12                            ;    28.2 fp0     43 t[0]
        vpand ymm1, ymm1, ymm5                              ;    30.2 fp1     43 t[0]
        vpxor ymm13, ymm14, ymm5                            ;    30.2 fp2     43 t[0]
        vpand ymm7, ymm7, ymm12                             ;    27.2 fp3     43 t[0]
        vpand ymm15, ymm15, ymm5                            ;    30.2 fp0     43 t[0]
        vpxor ymm5, ymm5, ymm6                              ;    30.2 fp1     43 t[0]
        vpand ymm8, ymm8, ymm14                             ;    29.2 fp2     43 t[0]
        vpxor ymm15, ymm15, ymm8                            ;    31.2 fp3     43 t[0]
        vpand ymm4, ymm4, ymm13                             ;    31.2 fp0     43 t[0]
        vpand ymm0, ymm0, ymm13                             ;    31.2 fp1     43 t[0]
        vpand ymm13, ymm12, [rbp + 2144]                    ;    27.2 fp2+agu0   43 t[0]
        vpxor ymm12, ymm12, ymm5                            ;    31.2 fp3     43 t[0]
        vpand ymm3, ymm3, ymm12                             ;    32.2 fp0     43 t[0]
        vpand ymm12, ymm12, [rbp + 1920]                    ;    32.2 fp1+agu1   43 t[0]
        vpand ymm11, ymm11, ymm5                            ;    31.2 fp2     43 t[0]
        vpand ymm10, ymm10, ymm9                            ;    28.5 fp3     43 t[0]
        vpand ymm5, ymm5, [rbp + 6560]                      ;    31.2 fp0+agu0   43 t[0]
        vpxor ymm9, ymm9, ymm6                              ;    30.2 fp1     43 t[0]
        vpand ymm14, ymm14, [rbp + 6528]                    ;    29.3 fp2+agu1   43 t[0]
        vpxor ymm11, ymm11, ymm12                           ;    33.2 fp3     43 t[0]
        vpxor ymm3, ymm3, ymm13                             ;    33.2 fp0     43 t[0]
        vpxor ymm3, ymm3, ymm10                             ;    34.2 fp1     43 t[0]
        vpxor ymm10, ymm10, ymm4                            ;    32.2 fp2     43 t[0]
        vpxor ymm13, ymm13, ymm5                            ;    32.2 fp3     43 t[0]
        vpand ymm5, ymm9, [rbp + 6496]                      ;    31.2 fp0+agu0   43 t[0]
        vpxor ymm3, ymm3, ymm5                              ;    35.2 fp1     43 t[0]
        vpxor ymm1, ymm1, ymm5                              ;    32.2 fp2     43 t[0]
        vpxor ymm10, ymm10, ymm1                            ;    33.2 fp3     43 t[0]
        vpand ymm9, ymm9, [rbp + 6464]                      ;    31.7 fp0+agu1   43 t[0]
        vpand ymm5, ymm6, [rbp + 6624]                      ;    32.2 fp1+agu0   43 t[0]
        vpand ymm6, ymm6, [rbp + 6592]                      ;    32.3 fp2+agu1   43 t[0]
        vpxor ymm13, ymm13, ymm4                            ;    33.2 fp3     43 t[0]
        vpxor ymm4, ymm15, ymm11                            ;    34.2 fp0     43 t[0]
        vpxor ymm4, ymm4, ymm10                             ;    35.2 fp1     43 t[0]
        vpxor ymm14, ymm14, ymm4                            ;    36.2 fp2     43 t[0]
        vpxor ymm13, ymm13, ymm14                           ;    37.2 fp3     43 t[0]
        vpxor ymm6, ymm6, ymm13                             ;    38.2 fp0     43 t[0]
        vpxor ymm2, ymm2, ymm6                              ;    39.2 fp1     43 t[0]
        vpxor ymm8, ymm8, ymm0                              ;    34.3 fp2     43 t[0]
        vpxor ymm8, ymm8, ymm2                              ;    40.2 fp3     43 t[0]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;    33.3 agu0    43 t[0] reload
        vpxor ymm4, ymm4, ymm0                              ;    40.3 fp0     43 t[0]
        vpxor ymm5, ymm5, ymm1                              ;    35.2 fp1     43 t[0]
        vpxor ymm5, ymm5, ymm14                             ;    37.2 fp2     43 t[0]
        vpxor ymm9, ymm9, ymm11                             ;    35.5 fp3     43 t[0]
        vpxor ymm10, ymm10, ymm0                            ;    40.3 fp0     43 t[0]
        vpxor ymm9, ymm9, ymm6                              ;    39.2 fp1     43 t[0]
        vpxor ymm5, ymm5, ymm0                              ;    40.3 fp2     43 t[0]
        vpxor ymm9, ymm9, ymm0                              ;    40.3 fp3     43 t[0]
        vmovdqu ymm14, [rbp + 3232]                         ;    34.8 agu1    43 t[0]
        vmovdqu ymm1, [rbp + 3296]                          ;    35.0 agu0    43 t[0]
        vmovdqu ymm6, [rbp + 3328]                          ;    35.8 agu1    43 t[0] reload
        vpxor ymm1, ymm1, ymm6                              ;    42.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;    43.8 fp1     43 t[0]
        vmovdqu ymm11, [rbp + 3424]                         ;    36.0 agu0    43 t[0] reload
        vmovdqu [rbp + 6592], ymm4                          ;    41.3 agu2+fp5   43 t[0] spill
        vpxor ymm4, ymm14, ymm11                            ;    44.8 fp2     43 t[0]
        vmovdqu [rbp + 6624], ymm3                          ;    36.8 agu2+fp5   43 t[0] spill
        vpxor ymm3, ymm4, [rbp + 3392]                      ;    45.8 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6464], ymm10                         ;    41.3 agu0+fp5   43 t[0] spill
        vpxor ymm10, ymm4, [rbp + 3200]                     ;    45.8 fp0+agu1   43 t[0]
        vmovdqu [rbp + 6496], ymm13                         ;    38.8 agu2+fp5   43 t[0] spill
        vpxor ymm13, ymm10, [rbp + 3264]                    ;    46.8 fp1+agu0   43 t[0]
        vmovdqu [rbp + 6528], ymm9                          ;    41.3 agu2+fp5   43 t[0] spill
        vpxor ymm9, ymm13, [rbp + 3296]                     ;    47.8 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6560], ymm5                          ;    41.3 agu0+fp5   43 t[0] spill
        vpxor ymm5, ymm3, [rbp + 3360]                      ;    46.8 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6656], ymm7                          ;    41.8 agu2+fp5   43 t[0] spill
        vpxor ymm7, ymm5, [rbp + 3200]                      ;    47.8 fp0+agu0   43 t[0]
        vmovdqu [rbp + 6688], ymm15                         ;    42.8 agu1+fp5   43 t[0] spill
        vpxor ymm15, ymm5, ymm6                             ;    47.8 fp1     43 t[0]
        vmovdqu [rbp + 6720], ymm12                         ;    43.8 agu2+fp5   43 t[0] spill
        vpxor ymm12, ymm3, ymm9                             ;    48.8 fp2     43 t[0]
        vmovdqu [rbp + 6752], ymm2                          ;    44.8 agu0+fp5   43 t[0] spill
        vpxor ymm2, ymm12, ymm11                            ;    49.8 fp3     43 t[0]
        vmovdqu [rbp + 6784], ymm8                          ;    45.8 agu1+fp5   43 t[0] spill
        vpxor ymm8, ymm15, ymm2                             ;    50.8 fp0     43 t[0]
        vpxor ymm0, ymm8, [rbp + 3296]                      ;    51.8 fp1+agu0   43 t[0]
        vpxor ymm6, ymm2, [rbp + 3200]                      ;    50.8 fp2+agu1   43 t[0]
        vpxor ymm1, ymm1, ymm6                              ;    51.8 fp3     43 t[0]
        vpand ymm6, ymm6, ymm2                              ;    51.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm6                            ;    52.8 fp1     43 t[0]
        vmovdqu [rbp + 6816], ymm2                          ;    50.8 agu2+fp5   43 t[0] spill
        vpand ymm2, ymm5, ymm8                              ;    51.8 fp2     43 t[0]
        vpxor ymm14, ymm14, ymm2                            ;    53.8 fp3     43 t[0]
        vpand ymm2, ymm9, ymm1                              ;    52.8 fp0     43 t[0]
        vpxor ymm6, ymm6, ymm2                              ;    53.8 fp1     43 t[0]
        vpxor ymm2, ymm9, ymm15                             ;    48.8 fp2     43 t[0]
        vmovdqu [rbp + 6848], ymm5                          ;    48.0 agu0+fp5   43 t[0] spill
        vpand ymm5, ymm2, ymm0                              ;    52.8 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm6                              ;    54.8 fp0     43 t[0]
        vpxor ymm5, ymm5, [rbp + 3328]                      ;    55.8 fp1+agu1   43 t[0]
        vmovdqu [rbp + 6880], ymm8                          ;    51.8 agu2+fp5   43 t[0] spill
        vpxor ymm8, ymm2, ymm11                             ;    49.8 fp2     43 t[0]
        vmovdqu [rbp + 6912], ymm2                          ;    50.0 agu0+fp5   43 t[0] spill
        vpor ymm2, ymm10, ymm11                             ;    50.2 fp3     43 t[0]
        vpxor ymm13, ymm13, ymm2                            ;    51.2 fp0     43 t[0]
        vpxor ymm2, ymm2, ymm14                             ;    54.8 fp1     43 t[0]
        vpxor ymm13, ymm13, ymm6                            ;    54.8 fp2     43 t[0]
        vpand ymm6, ymm12, ymm4                             ;    51.2 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm6                              ;    56.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm6                            ;    54.8 fp1     43 t[0]
        vpxor ymm6, ymm4, ymm1                              ;    52.8 fp2     43 t[0]
        vpand ymm11, ymm3, ymm6                             ;    53.8 fp3     43 t[0]
        vpxor ymm14, ymm14, ymm11                           ;    55.8 fp0     43 t[0]
        vpxor ymm11, ymm10, ymm0                            ;    52.8 fp1     43 t[0]
        vmovdqu [rbp + 6944], ymm6                          ;    53.8 agu1+fp5   43 t[0] spill
        vpand ymm6, ymm8, ymm11                             ;    53.8 fp2     43 t[0]
        vpxor ymm2, ymm2, ymm6                              ;    55.8 fp3     43 t[0]
        vpand ymm6, ymm14, ymm5                             ;    57.8 fp0     43 t[0]
        vpxor ymm2, ymm2, ymm6                              ;    58.8 fp1     43 t[0]
        vmovdqu [rbp + 6976], ymm3                          ;    53.5 agu2+fp5   43 t[0] spill
        vpand ymm3, ymm7, ymm15                             ;    54.0 fp2     43 t[0]
        vpxor ymm13, ymm13, ymm3                            ;    55.8 fp3     43 t[0]
        vpand ymm3, ymm13, ymm2                             ;    59.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm3                            ;    60.8 fp1     43 t[0]
        vpand ymm3, ymm13, ymm14                            ;    61.8 fp2     43 t[0]
        vpxor ymm3, ymm3, ymm5                              ;    62.8 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;    59.8 fp0     43 t[0]
        vpor ymm6, ymm6, ymm5                               ;    60.8 fp1     43 t[0]
        vpxor ymm6, ymm6, ymm14                             ;    61.8 fp2     43 t[0]
        vpor ymm2, ymm6, ymm3                               ;    63.8 fp3     43 t[0]
        vpand ymm14, ymm14, ymm3                            ;    63.8 fp0     43 t[0]
        vpand ymm11, ymm11, ymm3                            ;    63.8 fp1     43 t[0]
        vpxor ymm13, ymm13, ymm14                           ;    64.8 fp2     43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;    64.8 fp3     43 t[0]
        vpxor ymm14, ymm3, ymm6                             ;    63.8 fp0     43 t[0]
        vpand ymm9, ymm9, ymm5                              ;    65.8 fp1     43 t[0]
        vpxor ymm2, ymm14, ymm5                             ;    65.8 fp2     43 t[0]
        vpand ymm10, ymm10, ymm6                            ;    62.8 fp3     43 t[0]
        vpand ymm1, ymm1, ymm5                              ;    65.8 fp0     43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    65.8 fp1     43 t[0]
        vpand ymm0, ymm0, ymm14                             ;    64.8 fp2     43 t[0]
        vpxor ymm1, ymm1, ymm0                              ;    66.8 fp3     43 t[0]
        vpand ymm15, ymm15, ymm2                            ;    66.8 fp0     43 t[0]
        vpand ymm7, ymm7, ymm2                              ;    66.8 fp1     43 t[0]
        vpand ymm2, ymm6, [rbp + 3424]                      ;    62.8 fp2+agu0   43 t[0]
        vpxor ymm6, ymm6, ymm5                              ;    66.8 fp3     43 t[0]
        vpand ymm4, ymm4, ymm5                              ;    66.8 fp0     43 t[0]
        vpand ymm12, ymm12, ymm5                            ;    66.8 fp1     43 t[0]
        vpand ymm5, ymm6, [rbp + 6816]                      ;    67.8 fp2+agu1   43 t[0]
        vpand ymm6, ymm6, [rbp + 3200]                      ;    67.8 fp3+agu0   43 t[0]
        vpand ymm8, ymm8, ymm3                              ;    64.3 fp0     43 t[0]
        vpxor ymm3, ymm3, ymm13                             ;    65.8 fp1     43 t[0]
        vpand ymm14, ymm14, [rbp + 6912]                    ;    65.0 fp2+agu1   43 t[0]
        vpxor ymm4, ymm4, ymm6                              ;    68.8 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;    68.8 fp0     43 t[0]
        vpxor ymm5, ymm5, ymm8                              ;    69.8 fp1     43 t[0]
        vpxor ymm8, ymm8, ymm15                             ;    67.8 fp2     43 t[0]
        vpxor ymm2, ymm2, ymm12                             ;    67.8 fp3     43 t[0]
        vpand ymm12, ymm3, [rbp + 6880]                     ;    66.8 fp0+agu0   43 t[0]
        vpxor ymm5, ymm5, ymm12                             ;    70.8 fp1     43 t[0]
        vpxor ymm9, ymm9, ymm12                             ;    67.8 fp2     43 t[0]
        vpxor ymm8, ymm8, ymm9                              ;    68.8 fp3     43 t[0]
        vpand ymm3, ymm3, [rbp + 6848]                      ;    67.3 fp0+agu1   43 t[0]
        vpand ymm12, ymm13, [rbp + 6976]                    ;    67.8 fp1+agu0   43 t[0]
        vpand ymm13, ymm13, [rbp + 6944]                    ;    68.0 fp2+agu1   43 t[0]
        vpxor ymm2, ymm2, ymm15                             ;    68.8 fp3     43 t[0]
        vpxor ymm15, ymm1, ymm4                             ;    69.8 fp0     43 t[0]
        vpxor ymm15, ymm15, ymm8                            ;    70.8 fp1     43 t[0]
        vpxor ymm14, ymm14, ymm15                           ;    71.8 fp2     43 t[0]
        vpxor ymm2, ymm2, ymm14                             ;    72.8 fp3     43 t[0]
        vpxor ymm13, ymm13, ymm2                            ;    73.8 fp0     43 t[0]
        vpxor ymm11, ymm11, ymm13                           ;    74.8 fp1     43 t[0]
        vpxor ymm0, ymm0, ymm7                              ;    70.0 fp2     43 t[0]
        vpxor ymm10, ymm10, ymm1                            ;    70.2 fp3     43 t[0]
        vpxor ymm10, ymm10, ymm6                            ;    71.2 fp0     43 t[0]
        vpxor ymm0, ymm0, ymm11                             ;    75.8 fp1     43 t[0]
        vpxor ymm10, ymm10, ymm11                           ;    75.8 fp2     43 t[0]
        vmovdqu ymm1, [rel aes128_encrypt.T0_constants256]  ;    69.5 agu0    43 t[0] reload
        vpxor ymm8, ymm8, ymm1                              ;    76.5 fp3     43 t[0]
        vpxor ymm12, ymm12, ymm9                            ;    71.3 fp0     43 t[0]
        vpxor ymm12, ymm12, ymm14                           ;    72.8 fp1     43 t[0]
        vpxor ymm3, ymm3, ymm4                              ;    72.0 fp2     43 t[0]
        vpxor ymm3, ymm3, ymm13                             ;    74.8 fp3     43 t[0]
        vpxor ymm12, ymm12, ymm1                            ;    76.5 fp0     43 t[0]
        vpxor ymm3, ymm3, ymm1                              ;    76.5 fp1     43 t[0]
        vmovdqu ymm14, [rbp + 4512]                         ;    70.8 agu1    43 t[0]
        vmovdqu ymm4, [rbp + 6400]                          ;    71.0 agu0    43 t[0]
        vmovdqu ymm6, [rbp + 6432]                          ;    71.8 agu1    43 t[0] reload
        vpxor ymm4, ymm4, ymm6                              ;    78.8 fp2     43 t[0]
        vpxor ymm14, ymm14, ymm4                            ;    79.8 fp3     43 t[0]
        vmovdqu ymm7, [rbp + 6368]                          ;    72.0 agu0    43 t[0] reload
        vpxor ymm9, ymm14, ymm7                             ;    80.8 fp0     43 t[0]
        vpxor ymm11, ymm9, [rbp + 4672]                     ;    81.8 fp1+agu1   43 t[0]
        vmovdqu ymm13, [rbp + 6336]                         ;    73.0 agu0    43 t[0] reload
        vmovdqu [rbp + 6944], ymm2                          ;    73.8 agu2+fp5   43 t[0] spill
        vpxor ymm2, ymm9, ymm13                             ;    81.8 fp2     43 t[0]
        vmovdqu [rbp + 6976], ymm5                          ;    73.3 agu2+fp5   43 t[0] spill
        vpxor ymm5, ymm2, [rbp + 4544]                      ;    82.8 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6848], ymm8                          ;    77.5 agu0+fp5   43 t[0] spill
        vpxor ymm8, ymm5, [rbp + 6400]                      ;    83.8 fp0+agu1   43 t[0]
        vmovdqu [rbp + 6880], ymm15                         ;    75.3 agu2+fp5   43 t[0] spill
        vpxor ymm15, ymm11, [rbp + 4640]                    ;    82.8 fp1+agu0   43 t[0]
        vmovdqu [rbp + 6912], ymm3                          ;    77.5 agu2+fp5   43 t[0] spill
        vpxor ymm3, ymm15, ymm13                            ;    83.8 fp2     43 t[0]
        vmovdqu [rbp + 6816], ymm12                         ;    77.5 agu1+fp5   43 t[0] spill
        vpxor ymm12, ymm15, ymm6                            ;    83.8 fp3     43 t[0]
        vmovdqu [rbp + 7008], ymm10                         ;    78.3 agu0+fp5   43 t[0] spill
        vpxor ymm10, ymm11, ymm8                            ;    84.8 fp0     43 t[0]
        vmovdqu [rbp + 7040], ymm0                          ;    79.3 agu2+fp5   43 t[0] spill
        vpxor ymm0, ymm10, ymm7                             ;    85.8 fp1     43 t[0]
        vpxor ymm1, ymm12, ymm0                             ;    86.8 fp2     43 t[0]
        vpxor ymm6, ymm1, [rbp + 6400]                      ;    87.8 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6400], ymm5                          ;    83.8 agu0+fp5   43 t[0] spill
        vpxor ymm5, ymm0, ymm13                             ;    86.8 fp0     43 t[0]
        vpxor ymm4, ymm4, ymm5                              ;    87.8 fp1     43 t[0]
        vpand ymm5, ymm5, ymm0                              ;    87.8 fp2     43 t[0]
        vpxor ymm14, ymm14, ymm5                            ;    88.8 fp3     43 t[0]
        vpand ymm13, ymm15, ymm1                            ;    87.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;    89.8 fp1     43 t[0]
        vpand ymm13, ymm8, ymm4                             ;    88.8 fp2     43 t[0]
        vpxor ymm5, ymm5, ymm13                             ;    89.8 fp3     43 t[0]
        vpxor ymm13, ymm8, ymm12                            ;    84.8 fp0     43 t[0]
        vmovdqu [rbp + 7072], ymm15                         ;    84.0 agu2+fp5   43 t[0] spill
        vpand ymm15, ymm13, ymm6                            ;    88.8 fp1     43 t[0]
        vpxor ymm15, ymm15, ymm5                            ;    90.8 fp2     43 t[0]
        vpxor ymm15, ymm15, [rbp + 6432]                    ;    91.8 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6432], ymm1                          ;    87.8 agu0+fp5   43 t[0] spill
        vpxor ymm1, ymm13, ymm7                             ;    85.8 fp0     43 t[0]
        vmovdqu [rbp + 7104], ymm13                         ;    86.0 agu2+fp5   43 t[0] spill
        vpor ymm13, ymm2, ymm7                              ;    86.0 fp1     43 t[0]
        vpand ymm7, ymm10, ymm9                             ;    86.2 fp2     43 t[0]
        vpxor ymm15, ymm15, ymm7                            ;    92.8 fp3     43 t[0]
        vpxor ymm7, ymm7, ymm14                             ;    90.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;    90.8 fp1     43 t[0]
        vpxor ymm13, ymm13, ymm5                            ;    90.8 fp2     43 t[0]
        vpxor ymm5, ymm9, ymm4                              ;    88.8 fp3     43 t[0]
        vpxor ymm13, ymm13, [rbp + 6400]                    ;    91.8 fp0+agu1   43 t[0]
        vmovdqu [rbp + 6400], ymm10                         ;    88.2 agu0+fp5   43 t[0] spill
        vpand ymm10, ymm11, ymm5                            ;    89.8 fp1     43 t[0]
        vpxor ymm7, ymm7, ymm10                             ;    91.8 fp2     43 t[0]
        vpxor ymm10, ymm2, ymm6                             ;    88.8 fp3     43 t[0]
        vmovdqu [rbp + 7136], ymm5                          ;    89.8 agu2+fp5   43 t[0] spill
        vpand ymm5, ymm1, ymm10                             ;    89.8 fp0     43 t[0]
        vpxor ymm14, ymm14, ymm5                            ;    91.8 fp1     43 t[0]
        vpand ymm5, ymm7, ymm15                             ;    93.8 fp2     43 t[0]
        vpxor ymm14, ymm14, ymm5                            ;    94.8 fp3     43 t[0]
        vmovdqu [rbp + 7168], ymm11                         ;    90.2 agu1+fp5   43 t[0] spill
        vpand ymm11, ymm3, ymm12                            ;    90.0 fp0     43 t[0]
        vpxor ymm13, ymm13, ymm11                           ;    92.8 fp1     43 t[0]
        vpand ymm11, ymm13, ymm14                           ;    95.8 fp2     43 t[0]
        vpxor ymm7, ymm7, ymm11                             ;    96.8 fp3     43 t[0]
        vpand ymm11, ymm13, ymm7                            ;    97.8 fp0     43 t[0]
        vpxor ymm11, ymm11, ymm15                           ;    98.8 fp1     43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;    95.8 fp2     43 t[0]
        vpor ymm5, ymm5, ymm15                              ;    96.8 fp3     43 t[0]
        vpxor ymm5, ymm5, ymm7                              ;    97.8 fp0     43 t[0]
        vpor ymm14, ymm5, ymm11                             ;    99.8 fp1     43 t[0]
        vpand ymm7, ymm7, ymm11                             ;    99.8 fp2     43 t[0]
        vpand ymm10, ymm10, ymm11                           ;    99.8 fp3     43 t[0]
        vpxor ymm13, ymm13, ymm7                            ;   100.8 fp0     43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;   100.8 fp1     43 t[0]
        vpxor ymm14, ymm11, ymm5                            ;    99.8 fp2     43 t[0]
        vpand ymm8, ymm8, ymm15                             ;   101.8 fp3     43 t[0]
        vpxor ymm7, ymm14, ymm15                            ;   101.8 fp0     43 t[0]
        vpand ymm2, ymm2, ymm5                              ;    98.8 fp1     43 t[0]
        vpand ymm4, ymm4, ymm15                             ;   101.8 fp2     43 t[0]
        vpxor ymm15, ymm15, ymm13                           ;   101.8 fp3     43 t[0]
        vpand ymm6, ymm6, ymm14                             ;   100.8 fp0     43 t[0]
        vpxor ymm4, ymm4, ymm6                              ;   102.8 fp1     43 t[0]
        vpand ymm12, ymm12, ymm7                            ;   102.8 fp2     43 t[0]
        vpand ymm3, ymm3, ymm7                              ;   102.8 fp3     43 t[0]
        vpand ymm7, ymm5, [rbp + 6368]                      ;    98.8 fp0+agu0   43 t[0]
        vpxor ymm5, ymm5, ymm15                             ;   102.8 fp1     43 t[0]
        vpand ymm0, ymm0, ymm5                              ;   103.8 fp2     43 t[0]
        vpand ymm5, ymm5, [rbp + 6336]                      ;   103.8 fp3+agu1   43 t[0]
        vpand ymm9, ymm9, ymm15                             ;   102.8 fp0     43 t[0]
        vpand ymm1, ymm1, ymm11                             ;   100.2 fp1     43 t[0]
        vpand ymm15, ymm15, [rbp + 6400]                    ;   102.8 fp2+agu0   43 t[0]
        vpxor ymm11, ymm11, ymm13                           ;   101.8 fp3     43 t[0]
        vpand ymm14, ymm14, [rbp + 7104]                    ;   101.0 fp0+agu1   43 t[0]
        vpxor ymm9, ymm9, ymm5                              ;   104.8 fp1     43 t[0]
        vpxor ymm0, ymm0, ymm7                              ;   104.8 fp2     43 t[0]
        vpxor ymm0, ymm0, ymm1                              ;   105.8 fp3     43 t[0]
        vpxor ymm1, ymm1, ymm12                             ;   103.8 fp0     43 t[0]
        vpxor ymm7, ymm7, ymm15                             ;   103.8 fp1     43 t[0]
        vpand ymm15, ymm11, [rbp + 6432]                    ;   102.8 fp2+agu0   43 t[0]
        vpxor ymm0, ymm0, ymm15                             ;   106.8 fp3     43 t[0]
        vpxor ymm8, ymm8, ymm15                             ;   103.8 fp0     43 t[0]
        vpxor ymm1, ymm1, ymm8                              ;   104.8 fp1     43 t[0]
        vpand ymm11, ymm11, [rbp + 7072]                    ;   103.3 fp2+agu1   43 t[0]
        vpand ymm15, ymm13, [rbp + 7168]                    ;   103.8 fp3+agu0   43 t[0]
        vpand ymm13, ymm13, [rbp + 7136]                    ;   104.0 fp0+agu1   43 t[0]
        vpxor ymm7, ymm7, ymm12                             ;   104.8 fp1     43 t[0]
        vpxor ymm12, ymm4, ymm9                             ;   105.8 fp2     43 t[0]
        vpxor ymm12, ymm12, ymm1                            ;   106.8 fp3     43 t[0]
        vpxor ymm14, ymm14, ymm12                           ;   107.8 fp0     43 t[0]
        vpxor ymm7, ymm7, ymm14                             ;   108.8 fp1     43 t[0]
        vpxor ymm13, ymm13, ymm7                            ;   109.8 fp2     43 t[0]
        vpxor ymm10, ymm10, ymm13                           ;   110.8 fp3     43 t[0]
        vpxor ymm6, ymm6, ymm3                              ;   106.0 fp0     43 t[0]
        vpxor ymm2, ymm2, ymm4                              ;   106.2 fp1     43 t[0]
        vpxor ymm2, ymm2, ymm5                              ;   107.2 fp2     43 t[0]
        vpxor ymm6, ymm6, ymm10                             ;   111.8 fp3     43 t[0]
        vpxor ymm2, ymm2, ymm10                             ;   111.8 fp0     43 t[0]
        vmovdqu ymm3, [rel aes128_encrypt.T0_constants256]  ;   105.5 agu0    43 t[0] reload
        vpxor ymm12, ymm12, ymm3                            ;   112.5 fp1     43 t[0]
        vpxor ymm15, ymm15, ymm8                            ;   107.3 fp2     43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;   108.8 fp3     43 t[0]
        vpxor ymm1, ymm1, ymm3                              ;   112.5 fp0     43 t[0]
        vpxor ymm11, ymm11, ymm9                            ;   108.2 fp1     43 t[0]
        vpxor ymm11, ymm11, ymm13                           ;   110.8 fp2     43 t[0]
        vpxor ymm15, ymm15, ymm3                            ;   112.5 fp3     43 t[0]
        vpxor ymm11, ymm11, ymm3                            ;   112.5 fp0     43 t[0]
        vmovdqu ymm14, [rbp + 6240]                         ;   107.0 agu1    43 t[0]
        vmovdqu ymm4, [rbp + 6272]                          ;   107.2 agu0    43 t[0]
        vmovdqu ymm5, [rbp + 6304]                          ;   108.0 agu1    43 t[0] reload
        vpxor ymm4, ymm4, ymm5                              ;   115.0 fp1     43 t[0]
        vpxor ymm14, ymm14, ymm4                            ;   116.0 fp2     43 t[0]
        vmovdqu ymm8, [rbp + 6208]                          ;   108.2 agu0    43 t[0] reload
        vpxor ymm9, ymm14, ymm8                             ;   117.0 fp3     43 t[0]
        vpxor ymm10, ymm9, [rbp + 6176]                     ;   118.0 fp0+agu1   43 t[0]
        vmovdqu ymm13, [rbp + 6144]                         ;   109.2 agu0    43 t[0] reload
        vpxor ymm3, ymm9, ymm13                             ;   118.0 fp1     43 t[0]
        vmovdqu [rbp + 6176], ymm1                          ;   113.5 agu2+fp5   43 t[0] spill
        vpxor ymm1, ymm3, [rbp + 6112]                      ;   119.0 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6112], ymm12                         ;   113.5 agu2+fp5   43 t[0] spill
        vpxor ymm12, ymm1, [rbp + 6272]                     ;   120.0 fp3+agu0   43 t[0]
        vmovdqu [rbp + 6240], ymm15                         ;   113.5 agu2+fp5   43 t[0] spill
        vpxor ymm15, ymm10, [rbp + 6080]                    ;   119.0 fp0+agu1   43 t[0]
        vmovdqu [rbp + 6080], ymm2                          ;   112.8 agu0+fp5   43 t[0] spill
        vpxor ymm2, ymm15, ymm13                            ;   120.0 fp1     43 t[0]
        vmovdqu [rbp + 7136], ymm6                          ;   113.0 agu2+fp5   43 t[0] spill
        vpxor ymm6, ymm15, ymm5                             ;   120.0 fp2     43 t[0]
        vmovdqu [rbp + 7168], ymm0                          ;   114.0 agu1+fp5   43 t[0] spill
        vpxor ymm0, ymm10, ymm12                            ;   121.0 fp3     43 t[0]
        vmovdqu [rbp + 7072], ymm7                          ;   115.0 agu0+fp5   43 t[0] spill
        vpxor ymm7, ymm0, ymm8                              ;   122.0 fp0     43 t[0]
        vmovdqu [rbp + 6432], ymm11                         ;   116.0 agu2+fp5   43 t[0] spill
        vpxor ymm11, ymm6, ymm7                             ;   123.0 fp1     43 t[0]
        vpxor ymm5, ymm11, [rbp + 6272]                     ;   124.0 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6272], ymm1                          ;   120.0 agu0+fp5   43 t[0] spill
        vpxor ymm1, ymm7, ymm13                             ;   123.0 fp3     43 t[0]
        vpxor ymm4, ymm4, ymm1                              ;   124.0 fp0     43 t[0]
        vpand ymm1, ymm1, ymm7                              ;   124.0 fp1     43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;   125.0 fp2     43 t[0]
        vpand ymm13, ymm15, ymm11                           ;   124.0 fp3     43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;   126.0 fp0     43 t[0]
        vpand ymm13, ymm12, ymm4                            ;   125.0 fp1     43 t[0]
        vpxor ymm1, ymm1, ymm13                             ;   126.0 fp2     43 t[0]
        vpxor ymm13, ymm12, ymm6                            ;   121.0 fp3     43 t[0]
        vmovdqu [rbp + 7104], ymm15                         ;   120.2 agu2+fp5   43 t[0] spill
        vpand ymm15, ymm13, ymm5                            ;   125.0 fp0     43 t[0]
        vpxor ymm15, ymm15, ymm1                            ;   127.0 fp1     43 t[0]
        vpxor ymm15, ymm15, [rbp + 6304]                    ;   128.0 fp2+agu1   43 t[0]
        vmovdqu [rbp + 6304], ymm11                         ;   124.0 agu0+fp5   43 t[0] spill
        vpxor ymm11, ymm13, ymm8                            ;   122.0 fp3     43 t[0]
        vmovdqu [rbp + 6400], ymm13                         ;   122.2 agu2+fp5   43 t[0] spill
        vpor ymm13, ymm3, ymm8                              ;   122.2 fp0     43 t[0]
        vpand ymm8, ymm0, ymm9                              ;   122.3 fp1     43 t[0]
        vpxor ymm15, ymm15, ymm8                            ;   129.0 fp2     43 t[0]
        vpxor ymm8, ymm8, ymm14                             ;   127.0 fp3     43 t[0]
        vpxor ymm14, ymm14, ymm13                           ;   127.0 fp0     43 t[0]
        vpxor ymm13, ymm13, ymm1                            ;   127.0 fp1     43 t[0]
        vpxor ymm1, ymm9, ymm4                              ;   125.0 fp2     43 t[0]
        vpxor ymm13, ymm13, [rbp + 6272]                    ;   128.0 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6272], ymm0                          ;   124.3 agu0+fp5   43 t[0] spill
        vpand ymm0, ymm10, ymm1                             ;   126.0 fp0     43 t[0]
        vpxor ymm8, ymm8, ymm0                              ;   128.0 fp1     43 t[0]
        vpxor ymm0, ymm3, ymm5                              ;   125.0 fp2     43 t[0]
        vmovdqu [rbp + 6336], ymm1                          ;   126.0 agu2+fp5   43 t[0] spill
        vpand ymm1, ymm11, ymm0                             ;   126.0 fp3     43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;   128.0 fp0     43 t[0]
        vpand ymm1, ymm8, ymm15                             ;   130.0 fp1     43 t[0]
        vpxor ymm14, ymm14, ymm1                            ;   131.0 fp2     43 t[0]
        vmovdqu [rbp + 6368], ymm10                         ;   126.3 agu1+fp5   43 t[0] spill
        vpand ymm10, ymm2, ymm6                             ;   126.2 fp3     43 t[0]
        vpxor ymm13, ymm13, ymm10                           ;   129.0 fp0     43 t[0]
        vpand ymm10, ymm13, ymm14                           ;   132.0 fp1     43 t[0]
        vpxor ymm8, ymm8, ymm10                             ;   133.0 fp2     43 t[0]
        vpand ymm10, ymm13, ymm8                            ;   134.0 fp3     43 t[0]
        vpxor ymm10, ymm10, ymm15                           ;   135.0 fp0     43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;   132.0 fp1     43 t[0]
        vpor ymm1, ymm1, ymm15                              ;   133.0 fp2     43 t[0]
        vpxor ymm1, ymm1, ymm8                              ;   134.0 fp3     43 t[0]
        vpor ymm14, ymm1, ymm10                             ;   136.0 fp0     43 t[0]
        vpand ymm8, ymm8, ymm10                             ;   136.0 fp1     43 t[0]
        vpand ymm0, ymm0, ymm10                             ;   136.0 fp2     43 t[0]
        vpxor ymm13, ymm13, ymm8                            ;   137.0 fp3     43 t[0]
        vpxor ymm15, ymm15, ymm14                           ;   137.0 fp0     43 t[0]
        vpxor ymm14, ymm10, ymm1                            ;   136.0 fp1     43 t[0]
        vpand ymm12, ymm12, ymm15                           ;   138.0 fp2     43 t[0]
        vpxor ymm8, ymm14, ymm15                            ;   138.0 fp3     43 t[0]
        vpand ymm3, ymm3, ymm1                              ;   135.0 fp0     43 t[0]
        vpand ymm4, ymm4, ymm15                             ;   138.0 fp1     43 t[0]
        vpxor ymm15, ymm15, ymm13                           ;   138.0 fp2     43 t[0]
        vpand ymm5, ymm5, ymm14                             ;   137.0 fp3     43 t[0]
        vpxor ymm4, ymm4, ymm5                              ;   139.0 fp0     43 t[0]
        vpand ymm6, ymm6, ymm8                              ;   139.0 fp1     43 t[0]
        vpand ymm2, ymm2, ymm8                              ;   139.0 fp2     43 t[0]
        vpand ymm8, ymm1, [rbp + 6208]                      ;   135.0 fp3+agu0   43 t[0]
        vpxor ymm1, ymm1, ymm15                             ;   139.0 fp0     43 t[0]
        vpand ymm7, ymm7, ymm1                              ;   140.0 fp1     43 t[0]
        vpand ymm1, ymm1, [rbp + 6144]                      ;   140.0 fp2+agu1   43 t[0]
        vpand ymm9, ymm9, ymm15                             ;   139.0 fp3     43 t[0]
        vpand ymm11, ymm11, ymm10                           ;   136.3 fp0     43 t[0]
        vpand ymm15, ymm15, [rbp + 6272]                    ;   139.0 fp1+agu0   43 t[0]
        vpxor ymm10, ymm10, ymm13                           ;   138.0 fp2     43 t[0]
        vpand ymm14, ymm14, [rbp + 6400]                    ;   137.2 fp3+agu1   43 t[0]
        vpxor ymm9, ymm9, ymm1                              ;   141.0 fp0     43 t[0]
        vpxor ymm7, ymm7, ymm8                              ;   141.0 fp1     43 t[0]
        vpxor ymm7, ymm7, ymm11                             ;   142.0 fp2     43 t[0]
        vpxor ymm11, ymm11, ymm6                            ;   140.0 fp3     43 t[0]
        vpxor ymm8, ymm8, ymm15                             ;   140.0 fp0     43 t[0]
        vpand ymm15, ymm10, [rbp + 6304]                    ;   139.0 fp1+agu0   43 t[0]
        vpxor ymm7, ymm7, ymm15                             ;   143.0 fp2     43 t[0]
        vpxor ymm12, ymm12, ymm15                           ;   140.0 fp3     43 t[0]
        vpxor ymm11, ymm11, ymm12                           ;   141.0 fp0     43 t[0]
        vpand ymm10, ymm10, [rbp + 7104]                    ;   139.5 fp1+agu1   43 t[0]
        vpand ymm15, ymm13, [rbp + 6368]                    ;   140.0 fp2+agu0   43 t[0]
        vpand ymm13, ymm13, [rbp + 6336]                    ;   140.2 fp3+agu1   43 t[0]
        vpxor ymm8, ymm8, ymm6                              ;   141.0 fp0     43 t[0]
        vpxor ymm6, ymm4, ymm9                              ;   142.0 fp1     43 t[0]
        vpxor ymm6, ymm6, ymm11                             ;   143.0 fp2     43 t[0]
        vpxor ymm14, ymm14, ymm6                            ;   144.0 fp3     43 t[0]
        vpxor ymm8, ymm8, ymm14                             ;   145.0 fp0     43 t[0]
        vpxor ymm13, ymm13, ymm8                            ;   146.0 fp1     43 t[0]
        vpxor ymm0, ymm0, ymm13                             ;   147.0 fp2     43 t[0]
        vpxor ymm5, ymm5, ymm2                              ;   142.2 fp3     43 t[0]
        vpxor ymm3, ymm3, ymm4                              ;   142.3 fp0     43 t[0]
        vpxor ymm3, ymm3, ymm1                              ;   143.3 fp1     43 t[0]
        vpxor ymm5, ymm5, ymm0                              ;   148.0 fp2     43 t[0]
        vpxor ymm3, ymm3, ymm0                              ;   148.0 fp3     43 t[0]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   141.7 agu0    43 t[0] reload
        vpxor ymm11, ymm11, ymm0                            ;   148.7 fp0     43 t[0]
        vmovdqu ymm1, [rbp + 6784]                          ;   142.0 agu1    55 t[0]
        vmovdqu ymm2, [rbp + 7040]                          ;   142.7 agu0    43 t[0] reload
        vpxor ymm1, ymm1, ymm2                              ;   149.7 fp1     55 t[0]
        vmovdqu ymm4, [rbp + 6656]                          ;   143.0 agu1    55 t[0]
        vpxor ymm4, ymm4, [rbp + 6688]                      ;   150.0 fp2+agu0   55 t[0]
        vpxor ymm4, ymm4, [rbp + 6752]                      ;   151.0 fp3+agu1   55 t[0]
        vpxor ymm4, ymm4, [rbp + 6720]                      ;   152.0 fp0+agu0   55 t[0]
        vpxor ymm4, ymm4, [rbp + 7008]                      ;   153.0 fp1+agu1   55 t[0]
        vpxor ymm15, ymm15, ymm12                           ;   145.0 fp2     55 t[0]
        vmovdqu ymm12, [rbp + 6560]                         ;   145.7 agu0    55 t[0]
        vpxor ymm12, ymm12, [rbp + 6816]                    ;   152.7 fp3+agu1   55 t[0]
        vpxor ymm15, ymm15, ymm14                           ;   146.0 fp0     55 t[0]
        vmovdqu ymm14, [rbp + 6784]                         ;   146.7 agu0    43 t[0] reload
        vmovdqu [rbp + 6720], ymm3                          ;   149.0 agu2+fp5   43 t[0] spill
        vpxor ymm3, ymm5, ymm14                             ;   153.7 fp1     55 t[0]
        vpxor ymm15, ymm15, [rbp + 6816]                    ;   147.0 fp2+agu1   55 t[0]
        vpxor ymm15, ymm15, ymm0                            ;   148.7 fp3     55 t[0]
        vpxor ymm10, ymm10, ymm9                            ;   146.3 fp0     55 t[0]
        vmovdqu ymm9, [rbp + 6528]                          ;   147.7 agu0    55 t[0]
        vpxor ymm9, ymm9, [rbp + 6912]                      ;   154.7 fp1+agu1   55 t[0]
        vpxor ymm14, ymm14, ymm9                            ;   155.7 fp2     55 t[0]
        vpxor ymm10, ymm10, ymm13                           ;   147.3 fp3     55 t[0]
        vmovdqu ymm13, [rbp + 6496]                         ;   148.7 agu0    43 t[0] reload
        vmovdqu [rbp + 6816], ymm3                          ;   154.7 agu2+fp5   55 t[0] spill
        vpxor ymm3, ymm8, ymm13                             ;   155.7 fp0     55 t[0]
        vpxor ymm3, ymm3, ymm12                             ;   156.7 fp1     55 t[0]
        vpxor ymm12, ymm12, [rbp + 6432]                    ;   153.7 fp2+agu1   55 t[0]
        vpxor ymm10, ymm10, [rbp + 6912]                    ;   149.7 fp3+agu0   55 t[0]
        vpxor ymm10, ymm10, ymm0                            ;   150.7 fp0     55 t[0]
        vpxor ymm9, ymm9, ymm15                             ;   155.7 fp1     55 t[0]
        vpxor ymm2, ymm2, [rbp + 7136]                      ;   150.0 fp2+agu1   55 t[0]
        vmovdqu [rbp + 7040], ymm9                          ;   156.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm9, [rbp + 6528]                          ;   150.7 agu0    55 t[0]
        vpxor ymm9, ymm9, [rbp + 6432]                      ;   157.7 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6432], ymm3                          ;   157.7 agu2+fp5   55 t[0] spill
        vpxor ymm3, ymm8, [rbp + 7072]                      ;   151.7 fp0+agu0   55 t[0]
        vpxor ymm13, ymm1, [rbp + 6880]                     ;   152.0 fp1+agu1   55 t[0]
        vpxor ymm13, ymm13, ymm0                            ;   153.0 fp2     55 t[0]
        vpxor ymm5, ymm5, [rbp + 7136]                      ;   152.7 fp3+agu0   55 t[0]
        vmovdqu [rbp + 7136], ymm1                          ;   152.2 agu2+fp5   55 t[0] spill
        vpxor ymm1, ymm7, [rbp + 7168]                      ;   153.0 fp0+agu1   55 t[0]
        vpxor ymm6, ymm6, [rbp + 6112]                      ;   153.7 fp1+agu0   55 t[0]
        vpxor ymm6, ymm6, ymm0                              ;   154.7 fp2     55 t[0]
        vpxor ymm0, ymm2, [rbp + 7008]                      ;   154.0 fp3+agu1   55 t[0]
        vpxor ymm0, ymm0, [rbp + 6080]                      ;   155.0 fp0+agu0   55 t[0]
        vmovdqu [rbp + 7008], ymm8                          ;   153.3 agu2+fp5   43 t[0] spill
        vpxor ymm8, ymm1, [rbp + 6848]                      ;   155.0 fp1+agu1   55 t[0]
        vpxor ymm1, ymm1, ymm5                              ;   154.0 fp2     55 t[0]
        vmovdqu [rbp + 6880], ymm7                          ;   154.3 agu2+fp5   43 t[0] spill
        vpxor ymm7, ymm15, [rbp + 6240]                     ;   155.7 fp3+agu0   55 t[0]
        vmovdqu [rbp + 7072], ymm15                         ;   155.3 agu2+fp5   55 t[0] spill
        vpxor ymm15, ymm10, ymm12                           ;   154.7 fp0     55 t[0]
        vmovdqu [rbp + 6528], ymm12                         ;   156.3 agu1+fp5   55 t[0] spill
        vpxor ymm12, ymm2, ymm14                            ;   156.7 fp1     55 t[0]
        vpxor ymm10, ymm10, ymm12                           ;   157.7 fp2     55 t[0]
        vpxor ymm2, ymm2, ymm6                              ;   155.7 fp3     55 t[0]
        vmovdqu [rbp + 6912], ymm10                         ;   158.7 agu2+fp5   55 t[0] spill
        vpxor ymm10, ymm8, [rbp + 6464]                     ;   156.7 fp0+agu0   55 t[0]
        vpxor ymm8, ymm8, [rbp + 6624]                      ;   157.0 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6784], ymm14                         ;   158.3 agu2+fp5   55 t[0] spill
        vpxor ymm14, ymm11, ymm10                           ;   157.7 fp2     55 t[0]
        vmovdqu [rbp + 6752], ymm2                          ;   159.3 agu0+fp5   55 t[0] spill
        vpxor ymm2, ymm6, ymm1                              ;   156.2 fp3     55 t[0]
        vpxor ymm2, ymm2, ymm14                             ;   158.7 fp0     55 t[0]
        vpxor ymm6, ymm6, ymm13                             ;   156.7 fp1     55 t[0]
        vpxor ymm13, ymm13, [rbp + 6592]                    ;   158.0 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6688], ymm14                         ;   160.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm14, [rbp + 6976]                         ;   158.7 agu0    55 t[0]
        vpxor ymm14, ymm14, [rbp + 7168]                    ;   165.7 fp3+agu1   55 t[0]
        vmovdqu [rbp + 7168], ymm2                          ;   161.3 agu2+fp5   55 t[0] spill
        vpxor ymm2, ymm4, [rbp + 6720]                      ;   159.7 fp0+agu0   55 t[0]
        vmovdqu [rbp + 6656], ymm12                         ;   162.3 agu1+fp5   55 t[0] spill
        vpxor ymm12, ymm8, ymm14                            ;   166.7 fp1     55 t[0]
        vpxor ymm14, ymm14, ymm0                            ;   166.7 fp2     55 t[0]
        vpxor ymm14, ymm14, ymm2                            ;   167.7 fp3     55 t[0]
        vpxor ymm0, ymm0, ymm3                              ;   158.5 fp0     55 t[0]
        vmovdqu [rbp + 6336], ymm2                          ;   163.3 agu2+fp5   55 t[0] spill
        vpxor ymm2, ymm5, ymm9                              ;   158.8 fp1     55 t[0]
        vpxor ymm5, ymm5, [rbp + 6080]                      ;   160.7 fp2+agu0   55 t[0]
        vpxor ymm5, ymm5, [rbp + 6720]                      ;   161.7 fp3+agu1   55 t[0]
        vpxor ymm5, ymm5, [rbp + 7008]                      ;   162.7 fp0+agu0   55 t[0]
        vmovdqu [rbp + 7008], ymm9                          ;   164.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm9, [rbp + 6496]                          ;   162.0 agu1    55 t[0]
        vpxor ymm9, ymm9, [rbp + 6944]                      ;   169.0 fp1+agu0   55 t[0]
        vpxor ymm5, ymm5, ymm9                              ;   170.0 fp2     55 t[0]
        vpxor ymm9, ymm9, ymm7                              ;   170.0 fp3     55 t[0]
        vpxor ymm7, ymm7, ymm15                             ;   160.5 fp0     55 t[0]
        vpxor ymm7, ymm7, [rbp + 6560]                      ;   163.0 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6720], ymm5                          ;   171.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6848]                          ;   163.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [rbp + 6176]                      ;   170.7 fp2+agu1   55 t[0]
        vpxor ymm11, ymm11, ymm5                            ;   171.7 fp3     55 t[0]
        vpxor ymm5, ymm5, ymm6                              ;   171.7 fp0     55 t[0]
        vmovdqu [rbp + 6848], ymm12                         ;   167.7 agu2+fp5   55 t[0] spill
        vmovdqa ymm12, ymm13                                ;   163.0         55 t[0] copy
        vmovdqu [rbp + 6368], ymm2                          ;   167.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm2, [rbp + 6112]                          ;   164.7 agu0    55 t[0]
        vpxor ymm2, ymm2, [rbp + 6816]                      ;   171.7 fp1+agu1   55 t[0]
        vpxor ymm12, ymm12, ymm2                            ;   172.7 fp2     55 t[0]
        vmovdqu [rbp + 6112], ymm12                         ;   173.7 agu2+fp5   55 t[0] spill
        vpxor ymm12, ymm4, [rbp + 6880]                     ;   165.7 fp3+agu0   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6816]                    ;   166.7 fp0+agu1   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6624]                    ;   167.7 fp1+agu0   55 t[0]
        vpxor ymm4, ymm4, [rbp + 7136]                      ;   167.0 fp2+agu1   55 t[0]
        vpxor ymm6, ymm6, [r8 + 4096]                       ;   167.7 fp3+agu0   55 t[0]
        vpxor ymm13, ymm13, ymm11                           ;   172.7 fp0     55 t[0]
        vpxor ymm13, ymm13, [r8 + 4128]                     ;   173.7 fp1+agu1   55 t[0]
        vpxor ymm10, ymm10, [r8 + 4160]                     ;   168.7 fp2+agu0   55 t[0]
        vpxor ymm10, ymm10, [rbp + 6976]                    ;   169.7 fp3+agu1   55 t[0]
        vpxor ymm15, ymm15, [r8 + 4288]                     ;   169.7 fp0+agu0   55 t[0]
        vpxor ymm2, ymm2, ymm5                              ;   172.7 fp1     55 t[0]
        vpxor ymm2, ymm2, [r8 + 4384]                       ;   173.7 fp2+agu1   55 t[0]
        vpxor ymm2, ymm2, [rbp + 7168]                      ;   174.7 fp3+agu0   55 t[0]
        vpxor ymm8, ymm8, [r8 + 4416]                       ;   171.0 fp0+agu1   55 t[0]
        vpxor ymm8, ymm8, [rbp + 6176]                      ;   172.0 fp1+agu0   55 t[0]
        vmovdqu [rbp + 6176], ymm8                          ;   173.0 agu2+fp5   55 t[0] spill
        vpxor ymm8, ymm12, ymm1                             ;   170.2 fp2     55 t[0]
        vpxor ymm8, ymm8, ymm14                             ;   171.2 fp3     55 t[0]
        vpxor ymm8, ymm8, [r8 + 4192]                       ;   172.2 fp0+agu1   55 t[0]
        vpxor ymm14, ymm14, [r8 + 4448]                     ;   172.7 fp1+agu0   55 t[0]
        vmovdqu [rbp + 6976], ymm14                         ;   173.7 agu2+fp5   55 t[0] spill
        vpxor ymm14, ymm4, [rbp + 6944]                     ;   173.0 fp2+agu1   55 t[0]
        vpxor ymm14, ymm14, ymm3                            ;   174.0 fp3     55 t[0]
        vpxor ymm14, ymm14, [r8 + 4224]                     ;   175.0 fp0+agu0   55 t[0]
        vmovdqu [rbp + 6944], ymm2                          ;   175.7 agu2+fp5   55 t[0] spill
        vpxor ymm2, ymm9, [r8 + 4256]                       ;   174.0 fp1+agu1   55 t[0]
        vpxor ymm9, ymm9, ymm3                              ;   172.3 fp2     55 t[0]
        vpxor ymm9, ymm9, [r8 + 4512]                       ;   174.7 fp3+agu0   55 t[0]
        vpxor ymm9, ymm9, [rbp + 6432]                      ;   175.7 fp0+agu1   55 t[0]
        vpxor ymm11, ymm11, [r8 + 4672]                     ;   175.7 fp1+agu0   55 t[0]
        vpxor ymm11, ymm11, [rbp + 6848]                    ;   176.7 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6624], ymm11                         ;   177.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm11, [rbp + 6656]                         ;   176.7 agu0    55 t[0]
        vpxor ymm11, ymm11, [r8 + 4320]                     ;   183.7 fp3+agu1   55 t[0]
        vpxor ymm11, ymm11, [rbp + 6816]                    ;   184.7 fp0+agu0   55 t[0]
        vpxor ymm1, ymm1, [r8 + 4704]                       ;   178.0 fp1+agu1   55 t[0]
        vpxor ymm1, ymm1, [rbp + 6336]                      ;   179.0 fp2+agu0   55 t[0]
        vmovdqu [rbp + 6336], ymm1                          ;   180.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm1, [rbp + 6752]                          ;   179.0 agu1    55 t[0]
        vpxor ymm1, ymm1, [r8 + 4352]                       ;   186.0 fp3+agu0   55 t[0]
        vpxor ymm1, ymm1, [rbp + 6592]                      ;   187.0 fp0+agu1   55 t[0]
        vpxor ymm3, ymm3, [r8 + 4768]                       ;   180.7 fp1+agu0   55 t[0]
        vpxor ymm3, ymm3, [rbp + 6560]                      ;   181.7 fp2+agu1   55 t[0]
        vpxor ymm3, ymm3, [rbp + 7072]                      ;   182.7 fp3+agu0   55 t[0]
        vmovdqu [rbp + 7072], ymm3                          ;   183.7 agu2+fp5   55 t[0] spill
        vpxor ymm3, ymm0, [rbp + 6496]                      ;   182.0 fp0+agu1   55 t[0]
        vpxor ymm3, ymm3, [r8 + 4480]                       ;   183.0 fp1+agu0   55 t[0]
        vmovdqu [rbp + 6496], ymm9                          ;   176.8 agu2+fp5   55 t[0] spill
        vpxor ymm9, ymm7, [rbp + 7040]                      ;   183.0 fp2+agu1   55 t[0]
        vpxor ymm9, ymm9, [r8 + 4544]                       ;   184.0 fp3+agu0   55 t[0]
        vpxor ymm7, ymm7, [r8 + 4800]                       ;   184.0 fp0+agu1   55 t[0]
        vpxor ymm7, ymm7, [rbp + 7008]                      ;   185.0 fp1+agu0   55 t[0]
        vpxor ymm5, ymm5, [r8 + 4896]                       ;   185.0 fp2+agu1   55 t[0]
        vpxor ymm5, ymm5, [rbp + 6464]                      ;   186.0 fp3+agu0   55 t[0]
        vpxor ymm5, ymm5, [rbp + 6112]                      ;   187.0 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6464], ymm5                          ;   188.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6368]                          ;   186.7 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4576]                       ;   193.7 fp1+agu1   55 t[0]
        vpxor ymm5, ymm5, [rbp + 6784]                      ;   194.7 fp2+agu0   55 t[0]
        vpxor ymm0, ymm0, ymm4                              ;   183.2 fp3     55 t[0]
        vmovdqu ymm4, [rbp + 6752]                          ;   188.0 agu1    55 t[0]
        vpxor ymm4, ymm4, [r8 + 4608]                       ;   195.0 fp0+agu0   55 t[0]
        vpxor ymm4, ymm4, [rbp + 6112]                      ;   196.0 fp1+agu1   55 t[0]
        vpxor ymm12, ymm12, [r8 + 4960]                     ;   189.7 fp2+agu0   55 t[0]
        vpxor ymm12, ymm12, [rbp + 6080]                    ;   190.7 fp3+agu1   55 t[0]
        vpxor ymm0, ymm0, [r8 + 4992]                       ;   190.7 fp0+agu0   55 t[0]
        vpxor ymm0, ymm0, [rbp + 6720]                      ;   191.7 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6080], ymm0                          ;   192.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm0, [rbp + 7168]                          ;   191.7 agu0    55 t[0]
        vpxor ymm0, ymm0, [r8 + 4640]                       ;   198.7 fp2+agu1   55 t[0]
        vmovdqu [rbp + 7168], ymm12                         ;   191.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm12, [rbp + 6720]                         ;   192.7 agu0    55 t[0]
        vpxor ymm12, ymm12, [r8 + 4736]                     ;   199.7 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6720], ymm7                          ;   188.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6368]                          ;   193.7 agu0    55 t[0]
        vpxor ymm7, ymm7, [r8 + 4832]                       ;   200.7 fp0+agu1   55 t[0]
        vpxor ymm7, ymm7, [rbp + 6912]                      ;   201.7 fp1+agu0   55 t[0]
        vmovdqu [rbp + 6368], ymm7                          ;   202.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6112]                          ;   195.0 agu1    55 t[0]
        vpxor ymm7, ymm7, [r8 + 4864]                       ;   202.0 fp2+agu0   55 t[0]
        vpxor ymm7, ymm7, [rbp + 7136]                      ;   203.0 fp3+agu1   55 t[0]
        vmovdqu [rbp + 7136], ymm7                          ;   204.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6848]                          ;   196.7 agu0    55 t[0]
        vpxor ymm7, ymm7, [r8 + 4928]                       ;   203.7 fp0+agu1   55 t[0]
        vpxor ymm7, ymm7, [rbp + 6688]                      ;   204.7 fp1+agu0   55 t[0]
        vmovdqu [rbp + 6688], ymm7                          ;   205.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6432]                          ;   198.0 agu1    55 t[0]
        vpxor ymm7, ymm7, [r8 + 5024]                       ;   205.0 fp2+agu0   55 t[0]
        vpxor ymm7, ymm7, [rbp + 6240]                      ;   206.0 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6240], ymm7                          ;   207.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6528]                          ;   199.7 agu0    55 t[0]
        vpxor ymm7, ymm7, [r8 + 5056]                       ;   206.7 fp0+agu1   55 t[0]
        vpxor ymm7, ymm7, [rbp + 7040]                      ;   207.7 fp1+agu0   55 t[0]
        vmovdqu [rbp + 7040], ymm7                          ;   208.7 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6912]                          ;   201.0 agu1    55 t[0]
        vpxor ymm7, ymm7, [r8 + 5088]                       ;   208.0 fp2+agu0   55 t[0]
        vmovdqu [rbp + 6912], ymm7                          ;   209.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 2976]                          ;   202.0 agu1    43 t[1]
        vmovdqu [rbp + 6528], ymm12                         ;   202.0 agu2+fp5   55 t[0] spill
        vmovdqu ymm12, [rbp + 3040]                         ;   202.7 agu0    43 t[1]
        vpxor ymm12, ymm12, [rbp + 3072]                    ;   209.7 fp3+agu1   43 t[1]
        vpxor ymm7, ymm7, ymm12                             ;   210.7 fp0     43 t[1]
        vmovdqu [rbp + 6432], ymm0                          ;   203.0 agu2+fp5   55 t[0] spill
        vpxor ymm0, ymm7, [rbp + 3168]                      ;   211.7 fp1+agu0   43 t[1]
        vmovdqu [rbp + 6848], ymm4                          ;   204.0 agu1+fp5   55 t[0] spill
        vpxor ymm4, ymm0, [rbp + 3136]                      ;   212.7 fp2+agu0   43 t[1]
        vmovdqu [rbp + 6112], ymm5                          ;   205.0 agu2+fp5   55 t[0] spill
        vpxor ymm5, ymm0, [rbp + 2944]                      ;   212.7 fp3+agu1   43 t[1]
        vmovdqu [rbp + 6752], ymm9                          ;   206.0 agu2+fp5   55 t[0] spill
        vpxor ymm9, ymm5, [rbp + 3008]                      ;   213.7 fp0+agu0   43 t[1]
        vmovdqu [rbp + 6784], ymm3                          ;   207.0 agu1+fp5   55 t[0] spill
        vpxor ymm3, ymm9, [rbp + 3040]                      ;   214.7 fp1+agu0   43 t[1]
        vmovdqu [rbp + 7008], ymm1                          ;   208.0 agu2+fp5   55 t[0] spill
        vpxor ymm1, ymm4, [rbp + 3104]                      ;   213.7 fp2+agu1   43 t[1]
        vmovdqu [rbp + 6560], ymm11                         ;   209.0 agu2+fp5   55 t[0] spill
        vpxor ymm11, ymm1, [rbp + 2944]                     ;   214.7 fp3+agu0   43 t[1]
        vmovdqu [rbp + 6592], ymm15                         ;   210.0 agu1+fp5   55 t[0] spill
        vpxor ymm15, ymm1, [rbp + 3072]                     ;   214.7 fp0+agu0   43 t[1]
        vmovdqu [rbp + 6816], ymm2                          ;   211.0 agu2+fp5   55 t[0] spill
        vpxor ymm2, ymm4, ymm3                              ;   215.7 fp1     43 t[1]
        vmovdqu [rbp + 6656], ymm14                         ;   212.0 agu1+fp5   55 t[0] spill
        vpxor ymm14, ymm2, [rbp + 3168]                     ;   216.7 fp2+agu0   43 t[1]
        vmovdqu [rbp + 6880], ymm8                          ;   213.0 agu2+fp5   55 t[0] spill
        vpxor ymm8, ymm15, ymm14                            ;   217.7 fp3     43 t[1]
        vmovdqu [rbp + 7104], ymm10                         ;   214.0 agu1+fp5   55 t[0] spill
        vpxor ymm10, ymm8, [rbp + 3040]                     ;   218.7 fp0+agu0   43 t[1]
        vmovdqu [rbp + 6304], ymm13                         ;   215.0 agu2+fp5   55 t[0] spill
        vpxor ymm13, ymm14, [rbp + 2944]                    ;   217.7 fp1+agu1   43 t[1]
        vpxor ymm12, ymm12, ymm13                           ;   218.7 fp2     43 t[1]
        vpand ymm13, ymm13, ymm14                           ;   218.7 fp3     43 t[1]
        vpxor ymm7, ymm7, ymm13                             ;   219.7 fp0     43 t[1]
        vmovdqu [rbp + 6400], ymm6                          ;   216.0 agu0+fp5   55 t[0] spill
        vpand ymm6, ymm1, ymm8                              ;   218.7 fp1     43 t[1]
        vpxor ymm7, ymm7, ymm6                              ;   220.7 fp2     43 t[1]
        vpand ymm6, ymm3, ymm12                             ;   219.7 fp3     43 t[1]
        vpxor ymm13, ymm13, ymm6                            ;   220.7 fp0     43 t[1]
        vpxor ymm6, ymm3, ymm15                             ;   215.7 fp1     43 t[1]
        vmovdqu [rbp + 6272], ymm1                          ;   217.0 agu2+fp5   43 t[1] spill
        vpand ymm1, ymm6, ymm10                             ;   219.7 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm13                             ;   221.7 fp3     43 t[1]
        vpxor ymm1, ymm1, [rbp + 3072]                      ;   222.7 fp0+agu1   43 t[1]
        vmovdqu [rbp + 6144], ymm8                          ;   218.7 agu0+fp5   43 t[1] spill
        vpxor ymm8, ymm6, [rbp + 3168]                      ;   216.8 fp1+agu1   43 t[1]
        vmovdqu [rbp + 6208], ymm6                          ;   219.0 agu2+fp5   43 t[1] spill
        vpor ymm6, ymm5, [rbp + 3168]                       ;   217.0 fp2+agu0   43 t[1]
        vpxor ymm9, ymm9, ymm6                              ;   218.0 fp3     43 t[1]
        vpxor ymm6, ymm6, ymm7                              ;   221.7 fp0     43 t[1]
        vpxor ymm9, ymm9, ymm13                             ;   221.7 fp1     43 t[1]
        vpand ymm13, ymm2, ymm0                             ;   218.0 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm13                             ;   223.7 fp3     43 t[1]
        vpxor ymm7, ymm7, ymm13                             ;   221.7 fp0     43 t[1]
        vpxor ymm13, ymm0, ymm12                            ;   219.7 fp1     43 t[1]
        vmovdqu [rbp + 7200], ymm2                          ;   220.0 agu1+fp5   43 t[1] spill
        vpand ymm2, ymm4, ymm13                             ;   220.7 fp2     43 t[1]
        vpxor ymm7, ymm7, ymm2                              ;   222.7 fp3     43 t[1]
        vpxor ymm2, ymm5, ymm10                             ;   219.7 fp0     43 t[1]
        vmovdqu [rbp + 7232], ymm13                         ;   221.0 agu2+fp5   43 t[1] spill
        vpand ymm13, ymm8, ymm2                             ;   220.7 fp1     43 t[1]
        vpxor ymm6, ymm6, ymm13                             ;   222.7 fp2     43 t[1]
        vpand ymm13, ymm7, ymm1                             ;   224.7 fp3     43 t[1]
        vpxor ymm6, ymm6, ymm13                             ;   225.7 fp0     43 t[1]
        vmovdqu [rbp + 7264], ymm4                          ;   222.0 agu0+fp5   43 t[1] spill
        vpand ymm4, ymm11, ymm15                            ;   220.8 fp1     43 t[1]
        vpxor ymm9, ymm9, ymm4                              ;   222.7 fp2     43 t[1]
        vpand ymm4, ymm9, ymm6                              ;   226.7 fp3     43 t[1]
        vpxor ymm7, ymm7, ymm4                              ;   227.7 fp0     43 t[1]
        vpand ymm4, ymm9, ymm7                              ;   228.7 fp1     43 t[1]
        vpxor ymm4, ymm4, ymm1                              ;   229.7 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm6                              ;   226.7 fp3     43 t[1]
        vpor ymm13, ymm13, ymm1                             ;   227.7 fp0     43 t[1]
        vpxor ymm13, ymm13, ymm7                            ;   228.7 fp1     43 t[1]
        vpor ymm6, ymm13, ymm4                              ;   230.7 fp2     43 t[1]
        vpand ymm7, ymm7, ymm4                              ;   230.7 fp3     43 t[1]
        vpand ymm2, ymm2, ymm4                              ;   230.7 fp0     43 t[1]
        vpxor ymm9, ymm9, ymm7                              ;   231.7 fp1     43 t[1]
        vpxor ymm1, ymm1, ymm6                              ;   231.7 fp2     43 t[1]
        vpxor ymm6, ymm4, ymm13                             ;   230.7 fp3     43 t[1]
        vpand ymm3, ymm3, ymm1                              ;   232.7 fp0     43 t[1]
        vpxor ymm7, ymm6, ymm1                              ;   232.7 fp1     43 t[1]
        vpand ymm5, ymm5, ymm13                             ;   229.7 fp2     43 t[1]
        vpand ymm12, ymm12, ymm1                            ;   232.7 fp3     43 t[1]
        vpxor ymm1, ymm1, ymm9                              ;   232.7 fp0     43 t[1]
        vpand ymm10, ymm10, ymm6                            ;   231.7 fp1     43 t[1]
        vpxor ymm12, ymm12, ymm10                           ;   233.7 fp2     43 t[1]
        vpand ymm15, ymm15, ymm7                            ;   233.7 fp3     43 t[1]
        vpand ymm11, ymm11, ymm7                            ;   233.7 fp0     43 t[1]
        vpand ymm7, ymm13, [rbp + 3168]                     ;   229.7 fp1+agu1   43 t[1]
        vpxor ymm13, ymm13, ymm1                            ;   233.7 fp2     43 t[1]
        vpand ymm14, ymm14, ymm13                           ;   234.7 fp3     43 t[1]
        vpand ymm13, ymm13, [rbp + 2944]                    ;   234.7 fp0+agu0   43 t[1]
        vpand ymm0, ymm0, ymm1                              ;   233.7 fp1     43 t[1]
        vpand ymm8, ymm8, ymm4                              ;   231.0 fp2     43 t[1]
        vpand ymm1, ymm1, [rbp + 7200]                      ;   233.7 fp3+agu1   43 t[1]
        vpxor ymm4, ymm4, ymm9                              ;   232.7 fp0     43 t[1]
        vpand ymm6, ymm6, [rbp + 6208]                      ;   231.8 fp1+agu0   43 t[1]
        vpxor ymm0, ymm0, ymm13                             ;   235.7 fp2     43 t[1]
        vpxor ymm14, ymm14, ymm7                            ;   235.7 fp3     43 t[1]
        vpxor ymm14, ymm14, ymm8                            ;   236.7 fp0     43 t[1]
        vpxor ymm8, ymm8, ymm15                             ;   234.7 fp1     43 t[1]
        vpxor ymm7, ymm7, ymm1                              ;   234.7 fp2     43 t[1]
        vpand ymm1, ymm4, [rbp + 6144]                      ;   233.7 fp3+agu1   43 t[1]
        vpxor ymm14, ymm14, ymm1                            ;   237.7 fp0     43 t[1]
        vpxor ymm3, ymm3, ymm1                              ;   234.7 fp1     43 t[1]
        vpxor ymm8, ymm8, ymm3                              ;   235.7 fp2     43 t[1]
        vpand ymm4, ymm4, [rbp + 6272]                      ;   234.2 fp3+agu0   43 t[1]
        vpand ymm1, ymm9, [rbp + 7264]                      ;   234.7 fp0+agu1   43 t[1]
        vpand ymm9, ymm9, [rbp + 7232]                      ;   234.8 fp1+agu0   43 t[1]
        vpxor ymm7, ymm7, ymm15                             ;   235.7 fp2     43 t[1]
        vpxor ymm15, ymm12, ymm0                            ;   236.7 fp3     43 t[1]
        vpxor ymm15, ymm15, ymm8                            ;   237.7 fp0     43 t[1]
        vpxor ymm6, ymm6, ymm15                             ;   238.7 fp1     43 t[1]
        vpxor ymm7, ymm7, ymm6                              ;   239.7 fp2     43 t[1]
        vpxor ymm9, ymm9, ymm7                              ;   240.7 fp3     43 t[1]
        vpxor ymm2, ymm2, ymm9                              ;   241.7 fp0     43 t[1]
        vpxor ymm10, ymm10, ymm11                           ;   236.8 fp1     43 t[1]
        vpxor ymm10, ymm10, ymm2                            ;   242.7 fp2     43 t[1]
        vmovdqu ymm11, [rel aes128_encrypt.T0_constants256] ;   235.8 agu1    43 t[0] reload
        vpxor ymm15, ymm15, ymm11                           ;   242.8 fp3     43 t[1]
        vpxor ymm1, ymm1, ymm3                              ;   237.7 fp0     43 t[1]
        vpxor ymm1, ymm1, ymm6                              ;   239.7 fp1     43 t[1]
        vpxor ymm4, ymm4, ymm0                              ;   238.0 fp2     43 t[1]
        vpxor ymm8, ymm8, ymm11                             ;   242.8 fp3     43 t[1]
        vpxor ymm4, ymm4, ymm9                              ;   241.7 fp0     43 t[1]
        vpxor ymm1, ymm1, ymm11                             ;   242.8 fp1     43 t[1]
        vpxor ymm4, ymm4, ymm11                             ;   242.8 fp2     43 t[1]
        vmovdqu ymm0, [rbp + 4256]                          ;   237.3 agu0    43 t[1]
        vmovdqu ymm3, [rbp + 4320]                          ;   237.5 agu1    43 t[1]
        vmovdqu ymm6, [rbp + 4352]                          ;   238.3 agu0    43 t[1] reload
        vpxor ymm3, ymm3, ymm6                              ;   245.3 fp3     43 t[1]
        vpxor ymm0, ymm0, ymm3                              ;   246.3 fp0     43 t[1]
        vmovdqu ymm9, [rbp + 4448]                          ;   238.5 agu1    43 t[1] reload
        vmovdqu [rbp + 7232], ymm15                         ;   243.8 agu2+fp5   43 t[1] spill
        vpxor ymm15, ymm0, ymm9                             ;   247.3 fp1     43 t[1]
        vmovdqu [rbp + 7264], ymm14                         ;   239.3 agu2+fp5   43 t[1] spill
        vpxor ymm14, ymm15, [rbp + 4416]                    ;   248.3 fp2+agu0   43 t[1]
        vmovdqu [rbp + 6272], ymm8                          ;   243.8 agu1+fp5   43 t[1] spill
        vpxor ymm8, ymm15, [rbp + 4224]                     ;   248.3 fp3+agu0   43 t[1]
        vmovdqu [rbp + 6144], ymm7                          ;   241.3 agu2+fp5   43 t[1] spill
        vpxor ymm7, ymm8, [rbp + 4288]                      ;   249.3 fp0+agu1   43 t[1]
        vmovdqu [rbp + 6208], ymm4                          ;   243.8 agu2+fp5   43 t[1] spill
        vpxor ymm4, ymm7, [rbp + 4320]                      ;   250.3 fp1+agu0   43 t[1]
        vmovdqu [rbp + 7200], ymm1                          ;   243.8 agu1+fp5   43 t[1] spill
        vpxor ymm1, ymm14, [rbp + 4384]                     ;   249.3 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7296], ymm5                          ;   244.3 agu2+fp5   43 t[1] spill
        vpxor ymm5, ymm1, [rbp + 4224]                      ;   250.3 fp3+agu1   43 t[1]
        vmovdqu [rbp + 7328], ymm12                         ;   245.3 agu0+fp5   43 t[1] spill
        vpxor ymm12, ymm1, ymm6                             ;   250.3 fp0     43 t[1]
        vmovdqu [rbp + 7360], ymm13                         ;   246.3 agu2+fp5   43 t[1] spill
        vpxor ymm13, ymm14, ymm4                            ;   251.3 fp1     43 t[1]
        vmovdqu [rbp + 7392], ymm2                          ;   247.3 agu1+fp5   43 t[1] spill
        vpxor ymm2, ymm13, ymm9                             ;   252.3 fp2     43 t[1]
        vmovdqu [rbp + 7424], ymm10                         ;   248.3 agu0+fp5   43 t[1] spill
        vpxor ymm10, ymm12, ymm2                            ;   253.3 fp3     43 t[1]
        vpxor ymm11, ymm10, [rbp + 4320]                    ;   254.3 fp0+agu1   43 t[1]
        vpxor ymm6, ymm2, [rbp + 4224]                      ;   253.3 fp1+agu0   43 t[1]
        vpxor ymm3, ymm3, ymm6                              ;   254.3 fp2     43 t[1]
        vpand ymm6, ymm6, ymm2                              ;   254.3 fp3     43 t[1]
        vpxor ymm0, ymm0, ymm6                              ;   255.3 fp0     43 t[1]
        vmovdqu [rbp + 7456], ymm2                          ;   253.3 agu2+fp5   43 t[1] spill
        vpand ymm2, ymm1, ymm10                             ;   254.3 fp1     43 t[1]
        vpxor ymm0, ymm0, ymm2                              ;   256.3 fp2     43 t[1]
        vpand ymm2, ymm4, ymm3                              ;   255.3 fp3     43 t[1]
        vpxor ymm6, ymm6, ymm2                              ;   256.3 fp0     43 t[1]
        vpxor ymm2, ymm4, ymm12                             ;   251.3 fp1     43 t[1]
        vmovdqu [rbp + 7488], ymm1                          ;   250.5 agu1+fp5   43 t[1] spill
        vpand ymm1, ymm2, ymm11                             ;   255.3 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm6                              ;   257.3 fp3     43 t[1]
        vpxor ymm1, ymm1, [rbp + 4352]                      ;   258.3 fp0+agu0   43 t[1]
        vmovdqu [rbp + 7520], ymm10                         ;   254.3 agu2+fp5   43 t[1] spill
        vpxor ymm10, ymm2, ymm9                             ;   252.3 fp1     43 t[1]
        vmovdqu [rbp + 7552], ymm2                          ;   252.5 agu1+fp5   43 t[1] spill
        vpor ymm2, ymm8, ymm9                               ;   252.7 fp2     43 t[1]
        vpxor ymm7, ymm7, ymm2                              ;   253.7 fp3     43 t[1]
        vpxor ymm2, ymm2, ymm0                              ;   257.3 fp0     43 t[1]
        vpxor ymm7, ymm7, ymm6                              ;   257.3 fp1     43 t[1]
        vpand ymm6, ymm13, ymm15                            ;   253.7 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm6                              ;   259.3 fp3     43 t[1]
        vpxor ymm0, ymm0, ymm6                              ;   257.3 fp0     43 t[1]
        vpxor ymm6, ymm15, ymm3                             ;   255.3 fp1     43 t[1]
        vpand ymm9, ymm14, ymm6                             ;   256.3 fp2     43 t[1]
        vpxor ymm0, ymm0, ymm9                              ;   258.3 fp3     43 t[1]
        vpxor ymm9, ymm8, ymm11                             ;   255.3 fp0     43 t[1]
        vmovdqu [rbp + 7584], ymm6                          ;   256.3 agu0+fp5   43 t[1] spill
        vpand ymm6, ymm10, ymm9                             ;   256.3 fp1     43 t[1]
        vpxor ymm2, ymm2, ymm6                              ;   258.3 fp2     43 t[1]
        vpand ymm6, ymm0, ymm1                              ;   260.3 fp3     43 t[1]
        vpxor ymm2, ymm2, ymm6                              ;   261.3 fp0     43 t[1]
        vmovdqu [rbp + 7616], ymm14                         ;   256.0 agu2+fp5   43 t[1] spill
        vpand ymm14, ymm5, ymm12                            ;   256.5 fp1     43 t[1]
        vpxor ymm7, ymm7, ymm14                             ;   258.3 fp2     43 t[1]
        vpand ymm14, ymm7, ymm2                             ;   262.3 fp3     43 t[1]
        vpxor ymm0, ymm0, ymm14                             ;   263.3 fp0     43 t[1]
        vpand ymm14, ymm7, ymm0                             ;   264.3 fp1     43 t[1]
        vpxor ymm14, ymm14, ymm1                            ;   265.3 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm2                              ;   262.3 fp3     43 t[1]
        vpor ymm6, ymm6, ymm1                               ;   263.3 fp0     43 t[1]
        vpxor ymm6, ymm6, ymm0                              ;   264.3 fp1     43 t[1]
        vpor ymm2, ymm6, ymm14                              ;   266.3 fp2     43 t[1]
        vpand ymm0, ymm0, ymm14                             ;   266.3 fp3     43 t[1]
        vpand ymm9, ymm9, ymm14                             ;   266.3 fp0     43 t[1]
        vpxor ymm7, ymm7, ymm0                              ;   267.3 fp1     43 t[1]
        vpxor ymm1, ymm1, ymm2                              ;   267.3 fp2     43 t[1]
        vpxor ymm0, ymm14, ymm6                             ;   266.3 fp3     43 t[1]
        vpand ymm4, ymm4, ymm1                              ;   268.3 fp0     43 t[1]
        vpxor ymm2, ymm0, ymm1                              ;   268.3 fp1     43 t[1]
        vpand ymm8, ymm8, ymm6                              ;   265.3 fp2     43 t[1]
        vpand ymm3, ymm3, ymm1                              ;   268.3 fp3     43 t[1]
        vpxor ymm1, ymm1, ymm7                              ;   268.3 fp0     43 t[1]
        vpand ymm11, ymm11, ymm0                            ;   267.3 fp1     43 t[1]
        vpxor ymm3, ymm3, ymm11                             ;   269.3 fp2     43 t[1]
        vpand ymm12, ymm12, ymm2                            ;   269.3 fp3     43 t[1]
        vpand ymm5, ymm5, ymm2                              ;   269.3 fp0     43 t[1]
        vpand ymm2, ymm6, [rbp + 4448]                      ;   265.3 fp1+agu1   43 t[1]
        vpxor ymm6, ymm6, ymm1                              ;   269.3 fp2     43 t[1]
        vpand ymm15, ymm15, ymm1                            ;   269.3 fp3     43 t[1]
        vpand ymm13, ymm13, ymm1                            ;   269.3 fp0     43 t[1]
        vpand ymm1, ymm6, [rbp + 7456]                      ;   270.3 fp1+agu0   43 t[1]
        vpand ymm6, ymm6, [rbp + 4224]                      ;   270.3 fp2+agu1   43 t[1]
        vpand ymm10, ymm10, ymm14                           ;   266.8 fp3     43 t[1]
        vpxor ymm14, ymm14, ymm7                            ;   268.3 fp0     43 t[1]
        vpand ymm0, ymm0, [rbp + 7552]                      ;   267.5 fp1+agu0   43 t[1]
        vpxor ymm15, ymm15, ymm6                            ;   271.3 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm2                              ;   271.3 fp3     43 t[1]
        vpxor ymm1, ymm1, ymm10                             ;   272.3 fp0     43 t[1]
        vpxor ymm10, ymm10, ymm12                           ;   270.3 fp1     43 t[1]
        vpxor ymm2, ymm2, ymm13                             ;   270.3 fp2     43 t[1]
        vpand ymm13, ymm14, [rbp + 7520]                    ;   269.3 fp3+agu1   43 t[1]
        vpxor ymm1, ymm1, ymm13                             ;   273.3 fp0     43 t[1]
        vpxor ymm4, ymm4, ymm13                             ;   270.3 fp1     43 t[1]
        vpxor ymm10, ymm10, ymm4                            ;   271.3 fp2     43 t[1]
        vpand ymm14, ymm14, [rbp + 7488]                    ;   269.8 fp3+agu0   43 t[1]
        vpand ymm13, ymm7, [rbp + 7616]                     ;   270.3 fp0+agu1   43 t[1]
        vpand ymm7, ymm7, [rbp + 7584]                      ;   270.5 fp1+agu0   43 t[1]
        vpxor ymm2, ymm2, ymm12                             ;   271.3 fp2     43 t[1]
        vpxor ymm12, ymm3, ymm15                            ;   272.3 fp3     43 t[1]
        vpxor ymm12, ymm12, ymm10                           ;   273.3 fp0     43 t[1]
        vpxor ymm0, ymm0, ymm12                             ;   274.3 fp1     43 t[1]
        vpxor ymm2, ymm2, ymm0                              ;   275.3 fp2     43 t[1]
        vpxor ymm7, ymm7, ymm2                              ;   276.3 fp3     43 t[1]
        vpxor ymm9, ymm9, ymm7                              ;   277.3 fp0     43 t[1]
        vpxor ymm11, ymm11, ymm5                            ;   272.5 fp1     43 t[1]
        vpxor ymm8, ymm8, ymm3                              ;   272.7 fp2     43 t[1]
        vpxor ymm8, ymm8, ymm6                              ;   273.7 fp3     43 t[1]
        vpxor ymm11, ymm11, ymm9                            ;   278.3 fp0     43 t[1]
        vpxor ymm8, ymm8, ymm9                              ;   278.3 fp1     43 t[1]
        vmovdqu ymm3, [rel aes128_encrypt.T0_constants256]  ;   272.0 agu1    43 t[0] reload
        vpxor ymm10, ymm10, ymm3                            ;   279.0 fp2     43 t[1]
        vpxor ymm13, ymm13, ymm4                            ;   273.8 fp3     43 t[1]
        vpxor ymm13, ymm13, ymm0                            ;   275.3 fp0     43 t[1]
        vpxor ymm14, ymm14, ymm15                           ;   274.5 fp1     43 t[1]
        vpxor ymm14, ymm14, ymm7                            ;   277.3 fp2     43 t[1]
        vpxor ymm13, ymm13, ymm3                            ;   279.0 fp3     43 t[1]
        vpxor ymm14, ymm14, ymm3                            ;   279.0 fp0     43 t[1]
        vmovdqu ymm15, [rbp + 5536]                         ;   273.3 agu0    43 t[1]
        vmovdqu ymm0, [rbp + 5600]                          ;   273.5 agu1    43 t[1]
        vmovdqu ymm4, [rbp + 5632]                          ;   274.3 agu0    43 t[1] reload
        vpxor ymm0, ymm0, ymm4                              ;   281.3 fp1     43 t[1]
        vpxor ymm15, ymm15, ymm0                            ;   282.3 fp2     43 t[1]
        vmovdqu ymm5, [rbp + 6048]                          ;   274.5 agu1    43 t[1] reload
        vpxor ymm6, ymm15, ymm5                             ;   283.3 fp3     43 t[1]
        vpxor ymm7, ymm6, [rbp + 5696]                      ;   284.3 fp0+agu0   43 t[1]
        vmovdqu ymm9, [rbp + 6016]                          ;   275.5 agu1    43 t[1] reload
        vmovdqu [rbp + 7584], ymm2                          ;   276.3 agu2+fp5   43 t[1] spill
        vpxor ymm2, ymm6, ymm9                              ;   284.3 fp1     43 t[1]
        vmovdqu [rbp + 7616], ymm1                          ;   275.8 agu2+fp5   43 t[1] spill
        vpxor ymm1, ymm2, [rbp + 5568]                      ;   285.3 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7488], ymm10                         ;   280.0 agu1+fp5   43 t[1] spill
        vpxor ymm10, ymm1, [rbp + 5600]                     ;   286.3 fp3+agu0   43 t[1]
        vmovdqu [rbp + 7520], ymm12                         ;   277.8 agu2+fp5   43 t[1] spill
        vpxor ymm12, ymm7, [rbp + 5664]                     ;   285.3 fp0+agu1   43 t[1]
        vmovdqu [rbp + 7552], ymm14                         ;   280.0 agu2+fp5   43 t[1] spill
        vpxor ymm14, ymm12, ymm9                            ;   286.3 fp1     43 t[1]
        vmovdqu [rbp + 7456], ymm13                         ;   280.0 agu0+fp5   43 t[1] spill
        vpxor ymm13, ymm12, ymm4                            ;   286.3 fp2     43 t[1]
        vmovdqu [rbp + 7648], ymm8                          ;   280.8 agu1+fp5   43 t[1] spill
        vpxor ymm8, ymm7, ymm10                             ;   287.3 fp3     43 t[1]
        vmovdqu [rbp + 7680], ymm11                         ;   281.8 agu2+fp5   43 t[1] spill
        vpxor ymm11, ymm8, ymm5                             ;   288.3 fp0     43 t[1]
        vpxor ymm3, ymm13, ymm11                            ;   289.3 fp1     43 t[1]
        vpxor ymm4, ymm3, [rbp + 5600]                      ;   290.3 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7712], ymm1                          ;   286.3 agu1+fp5   43 t[1] spill
        vpxor ymm1, ymm11, ymm9                             ;   289.3 fp3     43 t[1]
        vpxor ymm0, ymm0, ymm1                              ;   290.3 fp0     43 t[1]
        vpand ymm1, ymm1, ymm11                             ;   290.3 fp1     43 t[1]
        vpxor ymm15, ymm15, ymm1                            ;   291.3 fp2     43 t[1]
        vpand ymm9, ymm12, ymm3                             ;   290.3 fp3     43 t[1]
        vpxor ymm15, ymm15, ymm9                            ;   292.3 fp0     43 t[1]
        vpand ymm9, ymm10, ymm0                             ;   291.3 fp1     43 t[1]
        vpxor ymm1, ymm1, ymm9                              ;   292.3 fp2     43 t[1]
        vpxor ymm9, ymm10, ymm13                            ;   287.3 fp3     43 t[1]
        vmovdqu [rbp + 7744], ymm12                         ;   286.5 agu2+fp5   43 t[1] spill
        vpand ymm12, ymm9, ymm4                             ;   291.3 fp0     43 t[1]
        vpxor ymm12, ymm12, ymm1                            ;   293.3 fp1     43 t[1]
        vpxor ymm12, ymm12, [rbp + 5632]                    ;   294.3 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7776], ymm3                          ;   290.3 agu1+fp5   43 t[1] spill
        vpxor ymm3, ymm9, ymm5                              ;   288.3 fp3     43 t[1]
        vmovdqu [rbp + 7808], ymm9                          ;   288.5 agu2+fp5   43 t[1] spill
        vpor ymm9, ymm2, ymm5                               ;   288.5 fp0     43 t[1]
        vpand ymm5, ymm8, ymm6                              ;   288.7 fp1     43 t[1]
        vpxor ymm12, ymm12, ymm5                            ;   295.3 fp2     43 t[1]
        vpxor ymm5, ymm5, ymm15                             ;   293.3 fp3     43 t[1]
        vpxor ymm15, ymm15, ymm9                            ;   293.3 fp0     43 t[1]
        vpxor ymm9, ymm9, ymm1                              ;   293.3 fp1     43 t[1]
        vpxor ymm1, ymm6, ymm0                              ;   291.3 fp2     43 t[1]
        vpxor ymm9, ymm9, [rbp + 7712]                      ;   294.3 fp3+agu0   43 t[1]
        vmovdqu [rbp + 7712], ymm8                          ;   290.7 agu1+fp5   43 t[1] spill
        vpand ymm8, ymm7, ymm1                              ;   292.3 fp0     43 t[1]
        vpxor ymm5, ymm5, ymm8                              ;   294.3 fp1     43 t[1]
        vpxor ymm8, ymm2, ymm4                              ;   291.3 fp2     43 t[1]
        vmovdqu [rbp + 7840], ymm1                          ;   292.3 agu2+fp5   43 t[1] spill
        vpand ymm1, ymm3, ymm8                              ;   292.3 fp3     43 t[1]
        vpxor ymm15, ymm15, ymm1                            ;   294.3 fp0     43 t[1]
        vpand ymm1, ymm5, ymm12                             ;   296.3 fp1     43 t[1]
        vpxor ymm15, ymm15, ymm1                            ;   297.3 fp2     43 t[1]
        vmovdqu [rbp + 7872], ymm7                          ;   292.7 agu0+fp5   43 t[1] spill
        vpand ymm7, ymm14, ymm13                            ;   292.5 fp3     43 t[1]
        vpxor ymm9, ymm9, ymm7                              ;   295.3 fp0     43 t[1]
        vpand ymm7, ymm9, ymm15                             ;   298.3 fp1     43 t[1]
        vpxor ymm5, ymm5, ymm7                              ;   299.3 fp2     43 t[1]
        vpand ymm7, ymm9, ymm5                              ;   300.3 fp3     43 t[1]
        vpxor ymm7, ymm7, ymm12                             ;   301.3 fp0     43 t[1]
        vpxor ymm12, ymm12, ymm15                           ;   298.3 fp1     43 t[1]
        vpor ymm1, ymm1, ymm12                              ;   299.3 fp2     43 t[1]
        vpxor ymm1, ymm1, ymm5                              ;   300.3 fp3     43 t[1]
        vpor ymm15, ymm1, ymm7                              ;   302.3 fp0     43 t[1]
        vpand ymm5, ymm5, ymm7                              ;   302.3 fp1     43 t[1]
        vpand ymm8, ymm8, ymm7                              ;   302.3 fp2     43 t[1]
        vpxor ymm9, ymm9, ymm5                              ;   303.3 fp3     43 t[1]
        vpxor ymm12, ymm12, ymm15                           ;   303.3 fp0     43 t[1]
        vpxor ymm15, ymm7, ymm1                             ;   302.3 fp1     43 t[1]
        vpand ymm10, ymm10, ymm12                           ;   304.3 fp2     43 t[1]
        vpxor ymm5, ymm15, ymm12                            ;   304.3 fp3     43 t[1]
        vpand ymm2, ymm2, ymm1                              ;   301.3 fp0     43 t[1]
        vpand ymm0, ymm0, ymm12                             ;   304.3 fp1     43 t[1]
        vpxor ymm12, ymm12, ymm9                            ;   304.3 fp2     43 t[1]
        vpand ymm4, ymm4, ymm15                             ;   303.3 fp3     43 t[1]
        vpxor ymm0, ymm0, ymm4                              ;   305.3 fp0     43 t[1]
        vpand ymm13, ymm13, ymm5                            ;   305.3 fp1     43 t[1]
        vpand ymm14, ymm14, ymm5                            ;   305.3 fp2     43 t[1]
        vpand ymm5, ymm1, [rbp + 6048]                      ;   301.3 fp3+agu1   43 t[1]
        vpxor ymm1, ymm1, ymm12                             ;   305.3 fp0     43 t[1]
        vpand ymm11, ymm11, ymm1                            ;   306.3 fp1     43 t[1]
        vpand ymm1, ymm1, [rbp + 6016]                      ;   306.3 fp2+agu0   43 t[1]
        vpand ymm6, ymm6, ymm12                             ;   305.3 fp3     43 t[1]
        vpand ymm3, ymm3, ymm7                              ;   302.7 fp0     43 t[1]
        vpand ymm12, ymm12, [rbp + 7712]                    ;   305.3 fp1+agu1   43 t[1]
        vpxor ymm7, ymm7, ymm9                              ;   304.3 fp2     43 t[1]
        vpand ymm15, ymm15, [rbp + 7808]                    ;   303.5 fp3+agu0   43 t[1]
        vpxor ymm6, ymm6, ymm1                              ;   307.3 fp0     43 t[1]
        vpxor ymm11, ymm11, ymm5                            ;   307.3 fp1     43 t[1]
        vpxor ymm11, ymm11, ymm3                            ;   308.3 fp2     43 t[1]
        vpxor ymm3, ymm3, ymm13                             ;   306.3 fp3     43 t[1]
        vpxor ymm5, ymm5, ymm12                             ;   306.3 fp0     43 t[1]
        vpand ymm12, ymm7, [rbp + 7776]                     ;   305.3 fp1+agu1   43 t[1]
        vpxor ymm11, ymm11, ymm12                           ;   309.3 fp2     43 t[1]
        vpxor ymm10, ymm10, ymm12                           ;   306.3 fp3     43 t[1]
        vpxor ymm3, ymm3, ymm10                             ;   307.3 fp0     43 t[1]
        vpand ymm7, ymm7, [rbp + 7744]                      ;   305.8 fp1+agu0   43 t[1]
        vpand ymm12, ymm9, [rbp + 7872]                     ;   306.3 fp2+agu1   43 t[1]
        vpand ymm9, ymm9, [rbp + 7840]                      ;   306.5 fp3+agu0   43 t[1]
        vpxor ymm5, ymm5, ymm13                             ;   307.3 fp0     43 t[1]
        vpxor ymm13, ymm0, ymm6                             ;   308.3 fp1     43 t[1]
        vpxor ymm13, ymm13, ymm3                            ;   309.3 fp2     43 t[1]
        vpxor ymm15, ymm15, ymm13                           ;   310.3 fp3     43 t[1]
        vpxor ymm5, ymm5, ymm15                             ;   311.3 fp0     43 t[1]
        vpxor ymm9, ymm9, ymm5                              ;   312.3 fp1     43 t[1]
        vpxor ymm8, ymm8, ymm9                              ;   313.3 fp2     43 t[1]
        vpxor ymm4, ymm4, ymm14                             ;   308.5 fp3     43 t[1]
        vpxor ymm2, ymm2, ymm0                              ;   308.7 fp0     43 t[1]
        vpxor ymm2, ymm2, ymm1                              ;   309.7 fp1     43 t[1]
        vpxor ymm4, ymm4, ymm8                              ;   314.3 fp2     43 t[1]
        vpxor ymm2, ymm2, ymm8                              ;   314.3 fp3     43 t[1]
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   308.0 agu1    43 t[0] reload
        vpxor ymm13, ymm13, ymm14                           ;   315.0 fp0     43 t[1]
        vpxor ymm12, ymm12, ymm10                           ;   309.8 fp1     43 t[1]
        vpxor ymm12, ymm12, ymm15                           ;   311.3 fp2     43 t[1]
        vpxor ymm3, ymm3, ymm14                             ;   315.0 fp3     43 t[1]
        vpxor ymm7, ymm7, ymm6                              ;   310.7 fp0     43 t[1]
        vpxor ymm7, ymm7, ymm9                              ;   313.3 fp1     43 t[1]
        vpxor ymm12, ymm12, ymm14                           ;   315.0 fp2     43 t[1]
        vpxor ymm7, ymm7, ymm14                             ;   315.0 fp3     43 t[1]
        vmovdqu ymm15, [rbp + 2720]                         ;   309.5 agu0    43 t[1]
        vmovdqu ymm0, [rbp + 2784]                          ;   309.7 agu1    43 t[1]
        vmovdqu ymm1, [rbp + 2816]                          ;   310.5 agu0    43 t[1] reload
        vpxor ymm0, ymm0, ymm1                              ;   317.5 fp0     43 t[1]
        vpxor ymm15, ymm15, ymm0                            ;   318.5 fp1     43 t[1]
        vmovdqu ymm6, [rbp + 2912]                          ;   310.7 agu1    43 t[1] reload
        vpxor ymm8, ymm15, ymm6                             ;   319.5 fp2     43 t[1]
        vpxor ymm9, ymm8, [rbp + 2880]                      ;   320.5 fp3+agu0   43 t[1]
        vmovdqu ymm10, [rbp + 2688]                         ;   311.7 agu1    43 t[1] reload
        vpxor ymm14, ymm8, ymm10                            ;   320.5 fp0     43 t[1]
        vmovdqu [rbp + 7840], ymm3                          ;   316.0 agu2+fp5   43 t[1] spill
        vpxor ymm3, ymm14, [rbp + 2752]                     ;   321.5 fp1+agu0   43 t[1]
        vmovdqu [rbp + 7872], ymm13                         ;   316.0 agu2+fp5   43 t[1] spill
        vpxor ymm13, ymm3, [rbp + 2784]                     ;   322.5 fp2+agu1   43 t[1]
        vmovdqu [rbp + 7744], ymm12                         ;   316.0 agu2+fp5   43 t[1] spill
        vpxor ymm12, ymm9, [rbp + 2848]                     ;   321.5 fp3+agu0   43 t[1]
        vmovdqu [rbp + 7776], ymm2                          ;   315.3 agu1+fp5   43 t[1] spill
        vpxor ymm2, ymm12, ymm10                            ;   322.5 fp0     43 t[1]
        vmovdqu [rbp + 7808], ymm4                          ;   315.5 agu2+fp5   43 t[1] spill
        vpxor ymm4, ymm12, ymm1                             ;   322.5 fp1     43 t[1]
        vmovdqu [rbp + 7712], ymm11                         ;   316.5 agu0+fp5   43 t[1] spill
        vpxor ymm11, ymm9, ymm13                            ;   323.5 fp2     43 t[1]
        vmovdqu [rbp + 6016], ymm5                          ;   317.5 agu1+fp5   43 t[1] spill
        vpxor ymm5, ymm11, ymm6                             ;   324.5 fp3     43 t[1]
        vmovdqu [rbp + 6048], ymm7                          ;   318.5 agu2+fp5   43 t[1] spill
        vpxor ymm7, ymm4, ymm5                              ;   325.5 fp0     43 t[1]
        vpxor ymm1, ymm7, [rbp + 2784]                      ;   326.5 fp1+agu0   43 t[1]
        vmovdqu [rbp + 7904], ymm3                          ;   322.5 agu1+fp5   43 t[1] spill
        vpxor ymm3, ymm5, ymm10                             ;   325.5 fp2     43 t[1]
        vpxor ymm0, ymm0, ymm3                              ;   326.5 fp3     43 t[1]
        vpand ymm3, ymm3, ymm5                              ;   326.5 fp0     43 t[1]
        vpxor ymm15, ymm15, ymm3                            ;   327.5 fp1     43 t[1]
        vpand ymm10, ymm12, ymm7                            ;   326.5 fp2     43 t[1]
        vpxor ymm15, ymm15, ymm10                           ;   328.5 fp3     43 t[1]
        vpand ymm10, ymm13, ymm0                            ;   327.5 fp0     43 t[1]
        vpxor ymm3, ymm3, ymm10                             ;   328.5 fp1     43 t[1]
        vpxor ymm10, ymm13, ymm4                            ;   323.5 fp2     43 t[1]
        vmovdqu [rbp + 7936], ymm12                         ;   322.7 agu2+fp5   43 t[1] spill
        vpand ymm12, ymm10, ymm1                            ;   327.5 fp3     43 t[1]
        vpxor ymm12, ymm12, ymm3                            ;   329.5 fp0     43 t[1]
        vpxor ymm12, ymm12, [rbp + 2816]                    ;   330.5 fp1+agu0   43 t[1]
        vmovdqu [rbp + 7968], ymm7                          ;   326.5 agu1+fp5   43 t[1] spill
        vpxor ymm7, ymm10, ymm6                             ;   324.5 fp2     43 t[1]
        vmovdqu [rbp + 8000], ymm10                         ;   324.7 agu2+fp5   43 t[1] spill
        vpor ymm10, ymm14, ymm6                             ;   324.7 fp3     43 t[1]
        vpand ymm6, ymm11, ymm8                             ;   324.8 fp0     43 t[1]
        vpxor ymm12, ymm12, ymm6                            ;   331.5 fp1     43 t[1]
        vpxor ymm6, ymm6, ymm15                             ;   329.5 fp2     43 t[1]
        vpxor ymm15, ymm15, ymm10                           ;   329.5 fp3     43 t[1]
        vpxor ymm10, ymm10, ymm3                            ;   329.5 fp0     43 t[1]
        vpxor ymm3, ymm8, ymm0                              ;   327.5 fp1     43 t[1]
        vpxor ymm10, ymm10, [rbp + 7904]                    ;   330.5 fp2+agu0   43 t[1]
        vmovdqu [rbp + 7904], ymm11                         ;   326.8 agu1+fp5   43 t[1] spill
        vpand ymm11, ymm9, ymm3                             ;   328.5 fp3     43 t[1]
        vpxor ymm6, ymm6, ymm11                             ;   330.5 fp0     43 t[1]
        vpxor ymm11, ymm14, ymm1                            ;   327.5 fp1     43 t[1]
        vmovdqu [rbp + 8032], ymm3                          ;   328.5 agu2+fp5   43 t[1] spill
        vpand ymm3, ymm7, ymm11                             ;   328.5 fp2     43 t[1]
        vpxor ymm15, ymm15, ymm3                            ;   330.5 fp3     43 t[1]
        vpand ymm3, ymm6, ymm12                             ;   332.5 fp0     43 t[1]
        vpxor ymm15, ymm15, ymm3                            ;   333.5 fp1     43 t[1]
        vmovdqu [rbp + 8064], ymm9                          ;   328.8 agu0+fp5   43 t[1] spill
        vpand ymm9, ymm2, ymm4                              ;   328.7 fp2     43 t[1]
        vpxor ymm10, ymm10, ymm9                            ;   331.5 fp3     43 t[1]
        vpand ymm9, ymm10, ymm15                            ;   334.5 fp0     43 t[1]
        vpxor ymm6, ymm6, ymm9                              ;   335.5 fp1     43 t[1]
        vpand ymm9, ymm10, ymm6                             ;   336.5 fp2     43 t[1]
        vpxor ymm9, ymm9, ymm12                             ;   337.5 fp3     43 t[1]
        vpxor ymm12, ymm12, ymm15                           ;   334.5 fp0     43 t[1]
        vpor ymm3, ymm3, ymm12                              ;   335.5 fp1     43 t[1]
        vpxor ymm3, ymm3, ymm6                              ;   336.5 fp2     43 t[1]
        vpor ymm15, ymm3, ymm9                              ;   338.5 fp3     43 t[1]
        vpand ymm6, ymm6, ymm9                              ;   338.5 fp0     43 t[1]
        vpand ymm11, ymm11, ymm9                            ;   338.5 fp1     43 t[1]
        vpxor ymm10, ymm10, ymm6                            ;   339.5 fp2     43 t[1]
        vpxor ymm12, ymm12, ymm15                           ;   339.5 fp3     43 t[1]
        vpxor ymm15, ymm9, ymm3                             ;   338.5 fp0     43 t[1]
        vpand ymm13, ymm13, ymm12                           ;   340.5 fp1     43 t[1]
        vpxor ymm6, ymm15, ymm12                            ;   340.5 fp2     43 t[1]
        vpand ymm14, ymm14, ymm3                            ;   337.5 fp3     43 t[1]
        vpand ymm0, ymm0, ymm12                             ;   340.5 fp0     43 t[1]
        vpxor ymm12, ymm12, ymm10                           ;   340.5 fp1     43 t[1]
        vpand ymm1, ymm1, ymm15                             ;   339.5 fp2     43 t[1]
        vpxor ymm0, ymm0, ymm1                              ;   341.5 fp3     43 t[1]
        vpand ymm4, ymm4, ymm6                              ;   341.5 fp0     43 t[1]
        vpand ymm2, ymm2, ymm6                              ;   341.5 fp1     43 t[1]
        vpand ymm6, ymm3, [rbp + 2912]                      ;   337.5 fp2+agu1   43 t[1]
        vpxor ymm3, ymm3, ymm12                             ;   341.5 fp3     43 t[1]
        vpand ymm5, ymm5, ymm3                              ;   342.5 fp0     43 t[1]
        vpand ymm3, ymm3, [rbp + 2688]                      ;   342.5 fp1+agu0   43 t[1]
        vpand ymm8, ymm8, ymm12                             ;   341.5 fp2     43 t[1]
        vpand ymm7, ymm7, ymm9                              ;   338.8 fp3     43 t[1]
        vpand ymm12, ymm12, [rbp + 7904]                    ;   341.5 fp0+agu1   43 t[1]
        vpxor ymm9, ymm9, ymm10                             ;   340.5 fp1     43 t[1]
        vpand ymm15, ymm15, [rbp + 8000]                    ;   339.7 fp2+agu0   43 t[1]
        vpxor ymm8, ymm8, ymm3                              ;   343.5 fp3     43 t[1]
        vpxor ymm5, ymm5, ymm6                              ;   343.5 fp0     43 t[1]
        vpxor ymm5, ymm5, ymm7                              ;   344.5 fp1     43 t[1]
        vpxor ymm7, ymm7, ymm4                              ;   342.5 fp2     43 t[1]
        vpxor ymm6, ymm6, ymm12                             ;   342.5 fp3     43 t[1]
        vpand ymm12, ymm9, [rbp + 7968]                     ;   341.5 fp0+agu1   43 t[1]
        vpxor ymm5, ymm5, ymm12                             ;   345.5 fp1     43 t[1]
        vpxor ymm13, ymm13, ymm12                           ;   342.5 fp2     43 t[1]
        vpxor ymm7, ymm7, ymm13                             ;   343.5 fp3     43 t[1]
        vpand ymm9, ymm9, [rbp + 7936]                      ;   342.0 fp0+agu0   43 t[1]
        vpand ymm12, ymm10, [rbp + 8064]                    ;   342.5 fp1+agu1   43 t[1]
        vpand ymm10, ymm10, [rbp + 8032]                    ;   342.7 fp2+agu0   43 t[1]
        vpxor ymm6, ymm6, ymm4                              ;   343.5 fp3     43 t[1]
        vpxor ymm4, ymm0, ymm8                              ;   344.5 fp0     43 t[1]
        vpxor ymm4, ymm4, ymm7                              ;   345.5 fp1     43 t[1]
        vpxor ymm15, ymm15, ymm4                            ;   346.5 fp2     43 t[1]
        vpxor ymm6, ymm6, ymm15                             ;   347.5 fp3     43 t[1]
        vpxor ymm10, ymm10, ymm6                            ;   348.5 fp0     43 t[1]
        vpxor ymm11, ymm11, ymm10                           ;   349.5 fp1     43 t[1]
        vpxor ymm1, ymm1, ymm2                              ;   344.7 fp2     43 t[1]
        vpxor ymm14, ymm14, ymm0                            ;   344.8 fp3     43 t[1]
        vpxor ymm14, ymm14, ymm3                            ;   345.8 fp0     43 t[1]
        vpxor ymm1, ymm1, ymm11                             ;   350.5 fp1     43 t[1]
        vpxor ymm14, ymm14, ymm11                           ;   350.5 fp2     43 t[1]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   344.2 agu1    43 t[0] reload
        vpxor ymm7, ymm7, ymm0                              ;   351.2 fp3     43 t[1]
        vmovdqu ymm2, [rbp + 7424]                          ;   344.5 agu0    55 t[1]
        vmovdqu ymm3, [rbp + 7680]                          ;   345.2 agu1    43 t[1] reload
        vpxor ymm2, ymm2, ymm3                              ;   352.2 fp0     55 t[1]
        vmovdqu ymm11, [rbp + 7296]                         ;   345.5 agu0    55 t[1]
        vpxor ymm11, ymm11, [rbp + 7328]                    ;   352.5 fp1+agu1   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7392]                    ;   353.5 fp2+agu0   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7360]                    ;   354.5 fp3+agu1   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7648]                    ;   355.5 fp0+agu0   55 t[1]
        vpxor ymm12, ymm12, ymm13                           ;   347.5 fp1     55 t[1]
        vmovdqu ymm13, [rbp + 7200]                         ;   348.2 agu1    55 t[1]
        vpxor ymm13, ymm13, [rbp + 7456]                    ;   355.2 fp2+agu0   55 t[1]
        vpxor ymm12, ymm12, ymm15                           ;   348.5 fp3     55 t[1]
        vmovdqu ymm15, [rbp + 7424]                         ;   349.2 agu1    43 t[1] reload
        vmovdqu [rbp + 7360], ymm14                         ;   351.5 agu2+fp5   43 t[1] spill
        vpxor ymm14, ymm1, ymm15                            ;   356.2 fp0     55 t[1]
        vpxor ymm12, ymm12, [rbp + 7456]                    ;   349.5 fp1+agu0   55 t[1]
        vpxor ymm12, ymm12, ymm0                            ;   351.2 fp2     55 t[1]
        vpxor ymm9, ymm9, ymm8                              ;   348.8 fp3     55 t[1]
        vmovdqu ymm8, [rbp + 6208]                          ;   350.2 agu1    55 t[1]
        vpxor ymm8, ymm8, [rbp + 7552]                      ;   357.2 fp0+agu0   55 t[1]
        vpxor ymm15, ymm15, ymm8                            ;   358.2 fp1     55 t[1]
        vpxor ymm9, ymm9, ymm10                             ;   349.8 fp2     55 t[1]
        vmovdqu ymm10, [rbp + 6144]                         ;   351.2 agu1    43 t[1] reload
        vmovdqu [rbp + 7456], ymm14                         ;   357.2 agu2+fp5   55 t[1] spill
        vpxor ymm14, ymm6, ymm10                            ;   358.2 fp3     55 t[1]
        vpxor ymm14, ymm14, ymm13                           ;   359.2 fp0     55 t[1]
        vpxor ymm13, ymm13, [rbp + 6048]                    ;   356.2 fp1+agu0   55 t[1]
        vpxor ymm9, ymm9, [rbp + 7552]                      ;   352.2 fp2+agu1   55 t[1]
        vpxor ymm9, ymm9, ymm0                              ;   353.2 fp3     55 t[1]
        vpxor ymm8, ymm8, ymm12                             ;   358.2 fp0     55 t[1]
        vpxor ymm3, ymm3, [rbp + 7808]                      ;   352.5 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7680], ymm8                          ;   359.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm8, [rbp + 6208]                          ;   353.2 agu1    55 t[1]
        vpxor ymm8, ymm8, [rbp + 6048]                      ;   360.2 fp2+agu0   55 t[1]
        vmovdqu [rbp + 6048], ymm14                         ;   360.2 agu2+fp5   55 t[1] spill
        vpxor ymm14, ymm6, [rbp + 6016]                     ;   354.2 fp3+agu1   55 t[1]
        vpxor ymm10, ymm2, [rbp + 7520]                     ;   354.5 fp0+agu0   55 t[1]
        vpxor ymm10, ymm10, ymm0                            ;   355.5 fp1     55 t[1]
        vpxor ymm1, ymm1, [rbp + 7808]                      ;   355.2 fp2+agu1   55 t[1]
        vmovdqu [rbp + 7808], ymm2                          ;   354.7 agu2+fp5   55 t[1] spill
        vpxor ymm2, ymm5, [rbp + 7712]                      ;   355.5 fp3+agu0   55 t[1]
        vpxor ymm4, ymm4, [rbp + 7872]                      ;   356.2 fp0+agu1   55 t[1]
        vpxor ymm4, ymm4, ymm0                              ;   357.2 fp1     55 t[1]
        vpxor ymm0, ymm3, [rbp + 7648]                      ;   356.5 fp2+agu0   55 t[1]
        vpxor ymm0, ymm0, [rbp + 7776]                      ;   357.5 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7648], ymm6                          ;   355.8 agu2+fp5   43 t[1] spill
        vpxor ymm6, ymm2, [rbp + 7488]                      ;   357.5 fp0+agu0   55 t[1]
        vpxor ymm2, ymm2, ymm1                              ;   356.5 fp1     55 t[1]
        vmovdqu [rbp + 7520], ymm5                          ;   356.8 agu2+fp5   43 t[1] spill
        vpxor ymm5, ymm12, [rbp + 7744]                     ;   358.2 fp2+agu1   55 t[1]
        vmovdqu [rbp + 6016], ymm12                         ;   357.8 agu2+fp5   55 t[1] spill
        vpxor ymm12, ymm9, ymm13                            ;   357.2 fp3     55 t[1]
        vmovdqu [rbp + 6208], ymm13                         ;   358.8 agu0+fp5   55 t[1] spill
        vpxor ymm13, ymm3, ymm15                            ;   359.2 fp0     55 t[1]
        vpxor ymm9, ymm9, ymm13                             ;   360.2 fp1     55 t[1]
        vpxor ymm3, ymm3, ymm4                              ;   358.2 fp2     55 t[1]
        vmovdqu [rbp + 7552], ymm9                          ;   361.2 agu2+fp5   55 t[1] spill
        vpxor ymm9, ymm6, [rbp + 6272]                      ;   359.2 fp3+agu1   55 t[1]
        vpxor ymm6, ymm6, [rbp + 7264]                      ;   359.5 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7424], ymm15                         ;   360.8 agu2+fp5   55 t[1] spill
        vpxor ymm15, ymm7, ymm9                             ;   360.2 fp1     55 t[1]
        vmovdqu [rbp + 7392], ymm3                          ;   361.8 agu1+fp5   55 t[1] spill
        vpxor ymm3, ymm4, ymm2                              ;   358.7 fp2     55 t[1]
        vpxor ymm3, ymm3, ymm15                             ;   361.2 fp3     55 t[1]
        vpxor ymm4, ymm4, ymm10                             ;   359.2 fp0     55 t[1]
        vpxor ymm10, ymm10, [rbp + 7232]                    ;   360.5 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7328], ymm15                         ;   362.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm15, [rbp + 7616]                         ;   361.2 agu1    55 t[1]
        vpxor ymm15, ymm15, [rbp + 7712]                    ;   368.2 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7712], ymm3                          ;   363.8 agu2+fp5   55 t[1] spill
        vpxor ymm3, ymm11, [rbp + 7360]                     ;   362.2 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7296], ymm13                         ;   364.8 agu0+fp5   55 t[1] spill
        vpxor ymm13, ymm6, ymm15                            ;   369.2 fp0     55 t[1]
        vpxor ymm15, ymm15, ymm0                            ;   369.2 fp1     55 t[1]
        vpxor ymm15, ymm15, ymm3                            ;   370.2 fp2     55 t[1]
        vpxor ymm0, ymm0, ymm14                             ;   361.0 fp3     55 t[1]
        vmovdqu [rbp + 8032], ymm3                          ;   365.8 agu2+fp5   55 t[1] spill
        vpxor ymm3, ymm1, ymm8                              ;   361.3 fp0     55 t[1]
        vpxor ymm1, ymm1, [rbp + 7776]                      ;   363.2 fp1+agu1   55 t[1]
        vpxor ymm1, ymm1, [rbp + 7360]                      ;   364.2 fp2+agu0   55 t[1]
        vpxor ymm1, ymm1, [rbp + 7648]                      ;   365.2 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7648], ymm8                          ;   366.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm8, [rbp + 6144]                          ;   364.5 agu0    55 t[1]
        vpxor ymm8, ymm8, [rbp + 7584]                      ;   371.5 fp0+agu1   55 t[1]
        vpxor ymm1, ymm1, ymm8                              ;   372.5 fp1     55 t[1]
        vpxor ymm8, ymm8, ymm5                              ;   372.5 fp2     55 t[1]
        vpxor ymm5, ymm5, ymm12                             ;   363.0 fp3     55 t[1]
        vpxor ymm5, ymm5, [rbp + 7200]                      ;   365.5 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7360], ymm1                          ;   373.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm1, [rbp + 7488]                          ;   366.2 agu1    55 t[1]
        vpxor ymm1, ymm1, [rbp + 7840]                      ;   373.2 fp1+agu0   55 t[1]
        vpxor ymm7, ymm7, ymm1                              ;   374.2 fp2     55 t[1]
        vpxor ymm1, ymm1, ymm4                              ;   374.2 fp3     55 t[1]
        vmovdqu [rbp + 7488], ymm13                         ;   370.2 agu2+fp5   55 t[1] spill
        vmovdqa ymm13, ymm10                                ;   365.5         55 t[1] copy
        vmovdqu [rbp + 8064], ymm3                          ;   369.8 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7872]                          ;   367.2 agu1    55 t[1]
        vpxor ymm3, ymm3, [rbp + 7456]                      ;   374.2 fp0+agu0   55 t[1]
        vpxor ymm13, ymm13, ymm3                            ;   375.2 fp1     55 t[1]
        vmovdqu [rbp + 7872], ymm13                         ;   376.2 agu2+fp5   55 t[1] spill
        vpxor ymm13, ymm11, [rbp + 7520]                    ;   368.2 fp2+agu1   55 t[1]
        vpxor ymm13, ymm13, [rbp + 7456]                    ;   369.2 fp3+agu0   55 t[1]
        vpxor ymm13, ymm13, [rbp + 7264]                    ;   370.2 fp0+agu1   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7808]                    ;   369.5 fp1+agu0   55 t[1]
        vpxor ymm4, ymm4, [r8 + 5120]                       ;   370.2 fp2+agu1   55 t[1]
        vpxor ymm10, ymm10, ymm7                            ;   375.2 fp3     55 t[1]
        vpxor ymm10, ymm10, [r8 + 5152]                     ;   376.2 fp0+agu0   55 t[1]
        vpxor ymm9, ymm9, [r8 + 5184]                       ;   371.2 fp1+agu1   55 t[1]
        vpxor ymm9, ymm9, [rbp + 7616]                      ;   372.2 fp2+agu0   55 t[1]
        vpxor ymm12, ymm12, [r8 + 5312]                     ;   372.2 fp3+agu1   55 t[1]
        vpxor ymm3, ymm3, ymm1                              ;   375.2 fp0     55 t[1]
        vpxor ymm3, ymm3, [r8 + 5408]                       ;   376.2 fp1+agu0   55 t[1]
        vpxor ymm3, ymm3, [rbp + 7712]                      ;   377.2 fp2+agu1   55 t[1]
        vpxor ymm6, ymm6, [r8 + 5440]                       ;   373.5 fp3+agu0   55 t[1]
        vpxor ymm6, ymm6, [rbp + 7840]                      ;   374.5 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7840], ymm6                          ;   375.5 agu2+fp5   55 t[1] spill
        vpxor ymm6, ymm13, ymm2                             ;   372.7 fp1     55 t[1]
        vpxor ymm6, ymm6, ymm15                             ;   373.7 fp2     55 t[1]
        vpxor ymm6, ymm6, [r8 + 5216]                       ;   374.7 fp3+agu0   55 t[1]
        vpxor ymm15, ymm15, [r8 + 5472]                     ;   375.2 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7616], ymm15                         ;   376.2 agu2+fp5   55 t[1] spill
        vpxor ymm15, ymm11, [rbp + 7584]                    ;   375.5 fp1+agu0   55 t[1]
        vpxor ymm15, ymm15, ymm14                           ;   376.5 fp2     55 t[1]
        vpxor ymm15, ymm15, [r8 + 5248]                     ;   377.5 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7584], ymm3                          ;   378.2 agu2+fp5   55 t[1] spill
        vpxor ymm3, ymm8, [r8 + 5280]                       ;   376.5 fp0+agu0   55 t[1]
        vpxor ymm8, ymm8, ymm14                             ;   374.8 fp1     55 t[1]
        vpxor ymm8, ymm8, [r8 + 5536]                       ;   377.2 fp2+agu1   55 t[1]
        vpxor ymm8, ymm8, [rbp + 6048]                      ;   378.2 fp3+agu0   55 t[1]
        vpxor ymm7, ymm7, [r8 + 5696]                       ;   378.2 fp0+agu1   55 t[1]
        vpxor ymm7, ymm7, [rbp + 7488]                      ;   379.2 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7264], ymm7                          ;   380.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm7, [rbp + 7296]                          ;   379.2 agu1    55 t[1]
        vpxor ymm7, ymm7, [r8 + 5344]                       ;   386.2 fp2+agu0   55 t[1]
        vpxor ymm7, ymm7, [rbp + 7456]                      ;   387.2 fp3+agu1   55 t[1]
        vpxor ymm2, ymm2, [r8 + 5728]                       ;   380.5 fp0+agu0   55 t[1]
        vpxor ymm2, ymm2, [rbp + 8032]                      ;   381.5 fp1+agu1   55 t[1]
        vmovdqu [rbp + 8032], ymm2                          ;   382.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm2, [rbp + 7392]                          ;   381.5 agu0    55 t[1]
        vpxor ymm2, ymm2, [r8 + 5376]                       ;   388.5 fp2+agu1   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7232]                      ;   389.5 fp3+agu0   55 t[1]
        vpxor ymm14, ymm14, [r8 + 5792]                     ;   383.2 fp0+agu1   55 t[1]
        vpxor ymm14, ymm14, [rbp + 7200]                    ;   384.2 fp1+agu0   55 t[1]
        vpxor ymm14, ymm14, [rbp + 6016]                    ;   385.2 fp2+agu1   55 t[1]
        vmovdqu [rbp + 6016], ymm14                         ;   386.2 agu2+fp5   55 t[1] spill
        vpxor ymm14, ymm0, [rbp + 6144]                     ;   384.5 fp3+agu0   55 t[1]
        vpxor ymm14, ymm14, [r8 + 5504]                     ;   385.5 fp0+agu1   55 t[1]
        vmovdqu [rbp + 6144], ymm8                          ;   379.3 agu2+fp5   55 t[1] spill
        vpxor ymm8, ymm5, [rbp + 7680]                      ;   385.5 fp1+agu0   55 t[1]
        vpxor ymm8, ymm8, [r8 + 5568]                       ;   386.5 fp2+agu1   55 t[1]
        vpxor ymm5, ymm5, [r8 + 5824]                       ;   386.5 fp3+agu0   55 t[1]
        vpxor ymm5, ymm5, [rbp + 7648]                      ;   387.5 fp0+agu1   55 t[1]
        vpxor ymm1, ymm1, [r8 + 5920]                       ;   387.5 fp1+agu0   55 t[1]
        vpxor ymm1, ymm1, [rbp + 6272]                      ;   388.5 fp2+agu1   55 t[1]
        vpxor ymm1, ymm1, [rbp + 7872]                      ;   389.5 fp3+agu0   55 t[1]
        vmovdqu [rbp + 6272], ymm1                          ;   390.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm1, [rbp + 8064]                          ;   389.2 agu1    55 t[1]
        vpxor ymm1, ymm1, [r8 + 5600]                       ;   396.2 fp0+agu0   55 t[1]
        vpxor ymm1, ymm1, [rbp + 7424]                      ;   397.2 fp1+agu1   55 t[1]
        vpxor ymm0, ymm0, ymm11                             ;   385.7 fp2     55 t[1]
        vmovdqu ymm11, [rbp + 7392]                         ;   390.5 agu0    55 t[1]
        vpxor ymm11, ymm11, [r8 + 5632]                     ;   397.5 fp3+agu1   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7872]                    ;   398.5 fp0+agu0   55 t[1]
        vpxor ymm13, ymm13, [r8 + 5984]                     ;   392.2 fp1+agu1   55 t[1]
        vpxor ymm13, ymm13, [rbp + 7776]                    ;   393.2 fp2+agu0   55 t[1]
        vpxor ymm0, ymm0, [r8 + 6016]                       ;   393.2 fp3+agu1   55 t[1]
        vpxor ymm0, ymm0, [rbp + 7360]                      ;   394.2 fp0+agu0   55 t[1]
        vmovdqu [rbp + 7776], ymm0                          ;   395.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm0, [rbp + 7712]                          ;   394.2 agu1    55 t[1]
        vpxor ymm0, ymm0, [r8 + 5664]                       ;   401.2 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7712], ymm13                         ;   394.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm13, [rbp + 7360]                         ;   395.2 agu1    55 t[1]
        vpxor ymm13, ymm13, [r8 + 5760]                     ;   402.2 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7360], ymm5                          ;   390.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 8064]                          ;   396.2 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5856]                       ;   403.2 fp3+agu0   55 t[1]
        vpxor ymm5, ymm5, [rbp + 7552]                      ;   404.2 fp0+agu1   55 t[1]
        vmovdqu [rbp + 8064], ymm5                          ;   405.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7872]                          ;   397.5 agu0    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5888]                       ;   404.5 fp1+agu1   55 t[1]
        vpxor ymm5, ymm5, [rbp + 7808]                      ;   405.5 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7808], ymm5                          ;   406.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7488]                          ;   399.2 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 5952]                       ;   406.2 fp3+agu0   55 t[1]
        vpxor ymm5, ymm5, [rbp + 7328]                      ;   407.2 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7328], ymm5                          ;   408.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 6048]                          ;   400.5 agu0    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6048]                       ;   407.5 fp1+agu1   55 t[1]
        vpxor ymm5, ymm5, [rbp + 7744]                      ;   408.5 fp2+agu0   55 t[1]
        vmovdqu [rbp + 7744], ymm5                          ;   409.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 6208]                          ;   402.2 agu1    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6080]                       ;   409.2 fp3+agu0   55 t[1]
        vpxor ymm5, ymm5, [rbp + 7680]                      ;   410.2 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7680], ymm5                          ;   411.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 7552]                          ;   403.5 agu0    55 t[1]
        vpxor ymm5, ymm5, [r8 + 6112]                       ;   410.5 fp1+agu1   55 t[1]
        vmovdqu [rbp + 7552], ymm5                          ;   411.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm5, [rbp + 4000]                          ;   404.5 agu0    43 t[2]
        vmovdqu [rbp + 6208], ymm13                         ;   404.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm13, [rbp + 4064]                         ;   405.2 agu1    43 t[2]
        vpxor ymm13, ymm13, [rbp + 4096]                    ;   412.2 fp2+agu0   43 t[2]
        vpxor ymm5, ymm5, ymm13                             ;   413.2 fp3     43 t[2]
        vmovdqu [rbp + 6048], ymm0                          ;   405.5 agu2+fp5   55 t[1] spill
        vpxor ymm0, ymm5, [rbp + 4192]                      ;   414.2 fp0+agu1   43 t[2]
        vmovdqu [rbp + 7488], ymm11                         ;   406.5 agu0+fp5   55 t[1] spill
        vpxor ymm11, ymm0, [rbp + 4160]                     ;   415.2 fp1+agu1   43 t[2]
        vmovdqu [rbp + 7872], ymm1                          ;   407.5 agu2+fp5   55 t[1] spill
        vpxor ymm1, ymm0, [rbp + 3968]                      ;   415.2 fp2+agu0   43 t[2]
        vmovdqu [rbp + 7392], ymm8                          ;   408.5 agu2+fp5   55 t[1] spill
        vpxor ymm8, ymm1, [rbp + 4032]                      ;   416.2 fp3+agu1   43 t[2]
        vmovdqu [rbp + 7424], ymm14                         ;   409.5 agu0+fp5   55 t[1] spill
        vpxor ymm14, ymm8, [rbp + 4064]                     ;   417.2 fp0+agu1   43 t[2]
        vmovdqu [rbp + 7648], ymm2                          ;   410.5 agu2+fp5   55 t[1] spill
        vpxor ymm2, ymm11, [rbp + 4128]                     ;   416.2 fp1+agu0   43 t[2]
        vmovdqu [rbp + 7200], ymm7                          ;   411.5 agu2+fp5   55 t[1] spill
        vpxor ymm7, ymm2, [rbp + 3968]                      ;   417.2 fp2+agu1   43 t[2]
        vmovdqu [rbp + 7232], ymm12                         ;   412.5 agu0+fp5   55 t[1] spill
        vpxor ymm12, ymm2, [rbp + 4096]                     ;   417.2 fp3+agu1   43 t[2]
        vmovdqu [rbp + 7456], ymm3                          ;   413.5 agu2+fp5   55 t[1] spill
        vpxor ymm3, ymm11, ymm14                            ;   418.2 fp0     43 t[2]
        vmovdqu [rbp + 7296], ymm15                         ;   414.5 agu0+fp5   55 t[1] spill
        vpxor ymm15, ymm3, [rbp + 4192]                     ;   419.2 fp1+agu1   43 t[2]
        vmovdqu [rbp + 7520], ymm6                          ;   415.5 agu2+fp5   55 t[1] spill
        vpxor ymm6, ymm12, ymm15                            ;   420.2 fp2     43 t[2]
        vmovdqu [rbp + 7936], ymm9                          ;   416.5 agu0+fp5   55 t[1] spill
        vpxor ymm9, ymm6, [rbp + 4064]                      ;   421.2 fp3+agu1   43 t[2]
        vmovdqu [rbp + 7968], ymm10                         ;   417.5 agu2+fp5   55 t[1] spill
        vpxor ymm10, ymm15, [rbp + 3968]                    ;   420.2 fp0+agu0   43 t[2]
        vpxor ymm13, ymm13, ymm10                           ;   421.2 fp1     43 t[2]
        vpand ymm10, ymm10, ymm15                           ;   421.2 fp2     43 t[2]
        vpxor ymm5, ymm5, ymm10                             ;   422.2 fp3     43 t[2]
        vmovdqu [rbp + 8000], ymm4                          ;   418.5 agu1+fp5   55 t[1] spill
        vpand ymm4, ymm2, ymm6                              ;   421.2 fp0     43 t[2]
        vpxor ymm5, ymm5, ymm4                              ;   423.2 fp1     43 t[2]
        vpand ymm4, ymm14, ymm13                            ;   422.2 fp2     43 t[2]
        vpxor ymm10, ymm10, ymm4                            ;   423.2 fp3     43 t[2]
        vpxor ymm4, ymm14, ymm12                            ;   418.2 fp0     43 t[2]
        vmovdqu [rbp + 7904], ymm2                          ;   419.5 agu2+fp5   43 t[2] spill
        vpand ymm2, ymm4, ymm9                              ;   422.2 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm10                             ;   424.2 fp2     43 t[2]
        vpxor ymm2, ymm2, [rbp + 4096]                      ;   425.2 fp3+agu0   43 t[2]
        vmovdqu [rbp + 8096], ymm6                          ;   421.2 agu1+fp5   43 t[2] spill
        vpxor ymm6, ymm4, [rbp + 4192]                      ;   419.3 fp0+agu0   43 t[2]
        vmovdqu [rbp + 8128], ymm4                          ;   421.5 agu2+fp5   43 t[2] spill
        vpor ymm4, ymm1, [rbp + 4192]                       ;   419.5 fp1+agu1   43 t[2]
        vpxor ymm8, ymm8, ymm4                              ;   420.5 fp2     43 t[2]
        vpxor ymm4, ymm4, ymm5                              ;   424.2 fp3     43 t[2]
        vpxor ymm8, ymm8, ymm10                             ;   424.2 fp0     43 t[2]
        vpand ymm10, ymm3, ymm0                             ;   420.5 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm10                             ;   426.2 fp2     43 t[2]
        vpxor ymm5, ymm5, ymm10                             ;   424.2 fp3     43 t[2]
        vpxor ymm10, ymm0, ymm13                            ;   422.2 fp0     43 t[2]
        vmovdqu [rbp + 8160], ymm3                          ;   422.5 agu0+fp5   43 t[2] spill
        vpand ymm3, ymm11, ymm10                            ;   423.2 fp1     43 t[2]
        vpxor ymm5, ymm5, ymm3                              ;   425.2 fp2     43 t[2]
        vpxor ymm3, ymm1, ymm9                              ;   422.2 fp3     43 t[2]
        vmovdqu [rbp + 8192], ymm10                         ;   423.5 agu2+fp5   43 t[2] spill
        vpand ymm10, ymm6, ymm3                             ;   423.2 fp0     43 t[2]
        vpxor ymm4, ymm4, ymm10                             ;   425.2 fp1     43 t[2]
        vpand ymm10, ymm5, ymm2                             ;   427.2 fp2     43 t[2]
        vpxor ymm4, ymm4, ymm10                             ;   428.2 fp3     43 t[2]
        vmovdqu [rbp + 8224], ymm11                         ;   424.5 agu1+fp5   43 t[2] spill
        vpand ymm11, ymm7, ymm12                            ;   423.3 fp0     43 t[2]
        vpxor ymm8, ymm8, ymm11                             ;   425.2 fp1     43 t[2]
        vpand ymm11, ymm8, ymm4                             ;   429.2 fp2     43 t[2]
        vpxor ymm5, ymm5, ymm11                             ;   430.2 fp3     43 t[2]
        vpand ymm11, ymm8, ymm5                             ;   431.2 fp0     43 t[2]
        vpxor ymm11, ymm11, ymm2                            ;   432.2 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   429.2 fp2     43 t[2]
        vpor ymm10, ymm10, ymm2                             ;   430.2 fp3     43 t[2]
        vpxor ymm10, ymm10, ymm5                            ;   431.2 fp0     43 t[2]
        vpor ymm4, ymm10, ymm11                             ;   433.2 fp1     43 t[2]
        vpand ymm5, ymm5, ymm11                             ;   433.2 fp2     43 t[2]
        vpand ymm3, ymm3, ymm11                             ;   433.2 fp3     43 t[2]
        vpxor ymm8, ymm8, ymm5                              ;   434.2 fp0     43 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   434.2 fp1     43 t[2]
        vpxor ymm4, ymm11, ymm10                            ;   433.2 fp2     43 t[2]
        vpand ymm14, ymm14, ymm2                            ;   435.2 fp3     43 t[2]
        vpxor ymm5, ymm4, ymm2                              ;   435.2 fp0     43 t[2]
        vpand ymm1, ymm1, ymm10                             ;   432.2 fp1     43 t[2]
        vpand ymm13, ymm13, ymm2                            ;   435.2 fp2     43 t[2]
        vpxor ymm2, ymm2, ymm8                              ;   435.2 fp3     43 t[2]
        vpand ymm9, ymm9, ymm4                              ;   434.2 fp0     43 t[2]
        vpxor ymm13, ymm13, ymm9                            ;   436.2 fp1     43 t[2]
        vpand ymm12, ymm12, ymm5                            ;   436.2 fp2     43 t[2]
        vpand ymm7, ymm7, ymm5                              ;   436.2 fp3     43 t[2]
        vpand ymm5, ymm10, [rbp + 4192]                     ;   432.2 fp0+agu0   43 t[2]
        vpxor ymm10, ymm10, ymm2                            ;   436.2 fp1     43 t[2]
        vpand ymm15, ymm15, ymm10                           ;   437.2 fp2     43 t[2]
        vpand ymm10, ymm10, [rbp + 3968]                    ;   437.2 fp3+agu1   43 t[2]
        vpand ymm0, ymm0, ymm2                              ;   436.2 fp0     43 t[2]
        vpand ymm6, ymm6, ymm11                             ;   433.5 fp1     43 t[2]
        vpand ymm2, ymm2, [rbp + 8160]                      ;   436.2 fp2+agu0   43 t[2]
        vpxor ymm11, ymm11, ymm8                            ;   435.2 fp3     43 t[2]
        vpand ymm4, ymm4, [rbp + 8128]                      ;   434.3 fp0+agu1   43 t[2]
        vpxor ymm0, ymm0, ymm10                             ;   438.2 fp1     43 t[2]
        vpxor ymm15, ymm15, ymm5                            ;   438.2 fp2     43 t[2]
        vpxor ymm15, ymm15, ymm6                            ;   439.2 fp3     43 t[2]
        vpxor ymm6, ymm6, ymm12                             ;   437.2 fp0     43 t[2]
        vpxor ymm5, ymm5, ymm2                              ;   437.2 fp1     43 t[2]
        vpand ymm2, ymm11, [rbp + 8096]                     ;   436.2 fp2+agu0   43 t[2]
        vpxor ymm15, ymm15, ymm2                            ;   440.2 fp3     43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   437.2 fp0     43 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   438.2 fp1     43 t[2]
        vpand ymm11, ymm11, [rbp + 7904]                    ;   436.7 fp2+agu1   43 t[2]
        vpand ymm2, ymm8, [rbp + 8224]                      ;   437.2 fp3+agu0   43 t[2]
        vpand ymm8, ymm8, [rbp + 8192]                      ;   437.3 fp0+agu1   43 t[2]
        vpxor ymm5, ymm5, ymm12                             ;   438.2 fp1     43 t[2]
        vpxor ymm12, ymm13, ymm0                            ;   439.2 fp2     43 t[2]
        vpxor ymm12, ymm12, ymm6                            ;   440.2 fp3     43 t[2]
        vpxor ymm4, ymm4, ymm12                             ;   441.2 fp0     43 t[2]
        vpxor ymm5, ymm5, ymm4                              ;   442.2 fp1     43 t[2]
        vpxor ymm8, ymm8, ymm5                              ;   443.2 fp2     43 t[2]
        vpxor ymm3, ymm3, ymm8                              ;   444.2 fp3     43 t[2]
        vpxor ymm9, ymm9, ymm7                              ;   439.3 fp0     43 t[2]
        vpxor ymm9, ymm9, ymm3                              ;   445.2 fp1     43 t[2]
        vmovdqu ymm7, [rel aes128_encrypt.T0_constants256]  ;   438.3 agu0    43 t[0] reload
        vpxor ymm12, ymm12, ymm7                            ;   445.3 fp2     43 t[2]
        vpxor ymm2, ymm2, ymm14                             ;   440.2 fp3     43 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   442.2 fp0     43 t[2]
        vpxor ymm11, ymm11, ymm0                            ;   440.5 fp1     43 t[2]
        vpxor ymm6, ymm6, ymm7                              ;   445.3 fp2     43 t[2]
        vpxor ymm11, ymm11, ymm8                            ;   444.2 fp3     43 t[2]
        vpxor ymm2, ymm2, ymm7                              ;   445.3 fp0     43 t[2]
        vpxor ymm11, ymm11, ymm7                            ;   445.3 fp1     43 t[2]
        vmovdqu ymm14, [rbp + 5280]                         ;   439.8 agu1    43 t[2]
        vmovdqu ymm0, [rbp + 5344]                          ;   440.0 agu0    43 t[2]
        vmovdqu ymm4, [rbp + 5376]                          ;   440.8 agu1    43 t[2] reload
        vpxor ymm0, ymm0, ymm4                              ;   447.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   448.8 fp3     43 t[2]
        vmovdqu ymm8, [rbp + 5472]                          ;   441.0 agu0    43 t[2] reload
        vmovdqu [rbp + 8192], ymm12                         ;   446.3 agu2+fp5   43 t[2] spill
        vpxor ymm12, ymm14, ymm8                            ;   449.8 fp0     43 t[2]
        vmovdqu [rbp + 8224], ymm15                         ;   441.8 agu1+fp5   43 t[2] spill
        vpxor ymm15, ymm12, [rbp + 5440]                    ;   450.8 fp1+agu0   43 t[2]
        vmovdqu [rbp + 7904], ymm6                          ;   446.3 agu2+fp5   43 t[2] spill
        vpxor ymm6, ymm12, [rbp + 5248]                     ;   450.8 fp2+agu1   43 t[2]
        vmovdqu [rbp + 8096], ymm5                          ;   443.8 agu2+fp5   43 t[2] spill
        vpxor ymm5, ymm6, [rbp + 5312]                      ;   451.8 fp3+agu0   43 t[2]
        vmovdqu [rbp + 8128], ymm11                         ;   446.3 agu1+fp5   43 t[2] spill
        vpxor ymm11, ymm5, [rbp + 5344]                     ;   452.8 fp0+agu0   43 t[2]
        vmovdqu [rbp + 8160], ymm2                          ;   446.3 agu2+fp5   43 t[2] spill
        vpxor ymm2, ymm15, [rbp + 5408]                     ;   451.8 fp1+agu1   43 t[2]
        vmovdqu [rbp + 8256], ymm1                          ;   446.8 agu0+fp5   43 t[2] spill
        vpxor ymm1, ymm2, [rbp + 5248]                      ;   452.8 fp2+agu1   43 t[2]
        vmovdqu [rbp + 8288], ymm13                         ;   447.8 agu2+fp5   43 t[2] spill
        vpxor ymm13, ymm2, ymm4                             ;   452.8 fp3     43 t[2]
        vmovdqu [rbp + 8320], ymm10                         ;   448.8 agu0+fp5   43 t[2] spill
        vpxor ymm10, ymm15, ymm11                           ;   453.8 fp0     43 t[2]
        vmovdqu [rbp + 8352], ymm3                          ;   449.8 agu2+fp5   43 t[2] spill
        vpxor ymm3, ymm10, ymm8                             ;   454.8 fp1     43 t[2]
        vmovdqu [rbp + 8384], ymm9                          ;   450.8 agu1+fp5   43 t[2] spill
        vpxor ymm9, ymm13, ymm3                             ;   455.8 fp2     43 t[2]
        vpxor ymm7, ymm9, [rbp + 5344]                      ;   456.8 fp3+agu0   43 t[2]
        vpxor ymm4, ymm3, [rbp + 5248]                      ;   455.8 fp0+agu1   43 t[2]
        vpxor ymm0, ymm0, ymm4                              ;   456.8 fp1     43 t[2]
        vpand ymm4, ymm4, ymm3                              ;   456.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   457.8 fp3     43 t[2]
        vmovdqu [rbp + 8416], ymm3                          ;   455.8 agu2+fp5   43 t[2] spill
        vpand ymm3, ymm2, ymm9                              ;   456.8 fp0     43 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   458.8 fp1     43 t[2]
        vpand ymm3, ymm11, ymm0                             ;   457.8 fp2     43 t[2]
        vpxor ymm4, ymm4, ymm3                              ;   458.8 fp3     43 t[2]
        vpxor ymm3, ymm11, ymm13                            ;   453.8 fp0     43 t[2]
        vmovdqu [rbp + 8448], ymm2                          ;   453.0 agu0+fp5   43 t[2] spill
        vpand ymm2, ymm3, ymm7                              ;   457.8 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   459.8 fp2     43 t[2]
        vpxor ymm2, ymm2, [rbp + 5376]                      ;   460.8 fp3+agu1   43 t[2]
        vmovdqu [rbp + 8480], ymm9                          ;   456.8 agu2+fp5   43 t[2] spill
        vpxor ymm9, ymm3, ymm8                              ;   454.8 fp0     43 t[2]
        vmovdqu [rbp + 8512], ymm3                          ;   455.0 agu0+fp5   43 t[2] spill
        vpor ymm3, ymm6, ymm8                               ;   455.2 fp1     43 t[2]
        vpxor ymm5, ymm5, ymm3                              ;   456.2 fp2     43 t[2]
        vpxor ymm3, ymm3, ymm14                             ;   459.8 fp3     43 t[2]
        vpxor ymm5, ymm5, ymm4                              ;   459.8 fp0     43 t[2]
        vpand ymm4, ymm10, ymm12                            ;   456.2 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   461.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   459.8 fp3     43 t[2]
        vpxor ymm4, ymm12, ymm0                             ;   457.8 fp0     43 t[2]
        vpand ymm8, ymm15, ymm4                             ;   458.8 fp1     43 t[2]
        vpxor ymm14, ymm14, ymm8                            ;   460.8 fp2     43 t[2]
        vpxor ymm8, ymm6, ymm7                              ;   457.8 fp3     43 t[2]
        vmovdqu [rbp + 8544], ymm4                          ;   458.8 agu1+fp5   43 t[2] spill
        vpand ymm4, ymm9, ymm8                              ;   458.8 fp0     43 t[2]
        vpxor ymm3, ymm3, ymm4                              ;   460.8 fp1     43 t[2]
        vpand ymm4, ymm14, ymm2                             ;   462.8 fp2     43 t[2]
        vpxor ymm3, ymm3, ymm4                              ;   463.8 fp3     43 t[2]
        vmovdqu [rbp + 8576], ymm15                         ;   458.5 agu2+fp5   43 t[2] spill
        vpand ymm15, ymm1, ymm13                            ;   459.0 fp0     43 t[2]
        vpxor ymm5, ymm5, ymm15                             ;   460.8 fp1     43 t[2]
        vpand ymm15, ymm5, ymm3                             ;   464.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm15                           ;   465.8 fp3     43 t[2]
        vpand ymm15, ymm5, ymm14                            ;   466.8 fp0     43 t[2]
        vpxor ymm15, ymm15, ymm2                            ;   467.8 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   464.8 fp2     43 t[2]
        vpor ymm4, ymm4, ymm2                               ;   465.8 fp3     43 t[2]
        vpxor ymm4, ymm4, ymm14                             ;   466.8 fp0     43 t[2]
        vpor ymm3, ymm4, ymm15                              ;   468.8 fp1     43 t[2]
        vpand ymm14, ymm14, ymm15                           ;   468.8 fp2     43 t[2]
        vpand ymm8, ymm8, ymm15                             ;   468.8 fp3     43 t[2]
        vpxor ymm5, ymm5, ymm14                             ;   469.8 fp0     43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   469.8 fp1     43 t[2]
        vpxor ymm14, ymm15, ymm4                            ;   468.8 fp2     43 t[2]
        vpand ymm11, ymm11, ymm2                            ;   470.8 fp3     43 t[2]
        vpxor ymm3, ymm14, ymm2                             ;   470.8 fp0     43 t[2]
        vpand ymm6, ymm6, ymm4                              ;   467.8 fp1     43 t[2]
        vpand ymm0, ymm0, ymm2                              ;   470.8 fp2     43 t[2]
        vpxor ymm2, ymm2, ymm5                              ;   470.8 fp3     43 t[2]
        vpand ymm7, ymm7, ymm14                             ;   469.8 fp0     43 t[2]
        vpxor ymm0, ymm0, ymm7                              ;   471.8 fp1     43 t[2]
        vpand ymm13, ymm13, ymm3                            ;   471.8 fp2     43 t[2]
        vpand ymm1, ymm1, ymm3                              ;   471.8 fp3     43 t[2]
        vpand ymm3, ymm4, [rbp + 5472]                      ;   467.8 fp0+agu0   43 t[2]
        vpxor ymm4, ymm4, ymm2                              ;   471.8 fp1     43 t[2]
        vpand ymm12, ymm12, ymm2                            ;   471.8 fp2     43 t[2]
        vpand ymm10, ymm10, ymm2                            ;   471.8 fp3     43 t[2]
        vpand ymm2, ymm4, [rbp + 8416]                      ;   472.8 fp0+agu1   43 t[2]
        vpand ymm4, ymm4, [rbp + 5248]                      ;   472.8 fp1+agu0   43 t[2]
        vpand ymm9, ymm9, ymm15                             ;   469.3 fp2     43 t[2]
        vpxor ymm15, ymm15, ymm5                            ;   470.8 fp3     43 t[2]
        vpand ymm14, ymm14, [rbp + 8512]                    ;   470.0 fp0+agu1   43 t[2]
        vpxor ymm12, ymm12, ymm4                            ;   473.8 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   473.8 fp2     43 t[2]
        vpxor ymm2, ymm2, ymm9                              ;   474.8 fp3     43 t[2]
        vpxor ymm9, ymm9, ymm13                             ;   472.8 fp0     43 t[2]
        vpxor ymm3, ymm3, ymm10                             ;   472.8 fp1     43 t[2]
        vpand ymm10, ymm15, [rbp + 8480]                    ;   471.8 fp2+agu0   43 t[2]
        vpxor ymm2, ymm2, ymm10                             ;   475.8 fp3     43 t[2]
        vpxor ymm11, ymm11, ymm10                           ;   472.8 fp0     43 t[2]
        vpxor ymm9, ymm9, ymm11                             ;   473.8 fp1     43 t[2]
        vpand ymm15, ymm15, [rbp + 8448]                    ;   472.3 fp2+agu1   43 t[2]
        vpand ymm10, ymm5, [rbp + 8576]                     ;   472.8 fp3+agu0   43 t[2]
        vpand ymm5, ymm5, [rbp + 8544]                      ;   473.0 fp0+agu1   43 t[2]
        vpxor ymm3, ymm3, ymm13                             ;   473.8 fp1     43 t[2]
        vpxor ymm13, ymm0, ymm12                            ;   474.8 fp2     43 t[2]
        vpxor ymm13, ymm13, ymm9                            ;   475.8 fp3     43 t[2]
        vpxor ymm14, ymm14, ymm13                           ;   476.8 fp0     43 t[2]
        vpxor ymm3, ymm3, ymm14                             ;   477.8 fp1     43 t[2]
        vpxor ymm5, ymm5, ymm3                              ;   478.8 fp2     43 t[2]
        vpxor ymm8, ymm8, ymm5                              ;   479.8 fp3     43 t[2]
        vpxor ymm7, ymm7, ymm1                              ;   475.0 fp0     43 t[2]
        vpxor ymm6, ymm6, ymm0                              ;   475.2 fp1     43 t[2]
        vpxor ymm6, ymm6, ymm4                              ;   476.2 fp2     43 t[2]
        vpxor ymm7, ymm7, ymm8                              ;   480.8 fp3     43 t[2]
        vpxor ymm6, ymm6, ymm8                              ;   480.8 fp0     43 t[2]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   474.5 agu0    43 t[0] reload
        vpxor ymm9, ymm9, ymm0                              ;   481.5 fp1     43 t[2]
        vpxor ymm10, ymm10, ymm11                           ;   476.3 fp2     43 t[2]
        vpxor ymm10, ymm10, ymm14                           ;   477.8 fp3     43 t[2]
        vpxor ymm15, ymm15, ymm12                           ;   477.0 fp0     43 t[2]
        vpxor ymm15, ymm15, ymm5                            ;   479.8 fp1     43 t[2]
        vpxor ymm10, ymm10, ymm0                            ;   481.5 fp2     43 t[2]
        vpxor ymm15, ymm15, ymm0                            ;   481.5 fp3     43 t[2]
        vmovdqu ymm14, [rbp + 2464]                         ;   475.8 agu1    43 t[2]
        vmovdqu ymm1, [rbp + 2528]                          ;   476.0 agu0    43 t[2]
        vmovdqu ymm4, [rbp + 2560]                          ;   476.8 agu1    43 t[2] reload
        vpxor ymm1, ymm1, ymm4                              ;   483.8 fp0     43 t[2]
        vpxor ymm14, ymm14, ymm1                            ;   484.8 fp1     43 t[2]
        vmovdqu ymm5, [rbp + 2656]                          ;   477.0 agu0    43 t[2] reload
        vpxor ymm8, ymm14, ymm5                             ;   485.8 fp2     43 t[2]
        vpxor ymm11, ymm8, [rbp + 2624]                     ;   486.8 fp3+agu1   43 t[2]
        vmovdqu ymm12, [rbp + 2432]                         ;   478.0 agu0    43 t[2] reload
        vmovdqu [rbp + 8544], ymm3                          ;   478.8 agu2+fp5   43 t[2] spill
        vpxor ymm3, ymm8, ymm12                             ;   486.8 fp0     43 t[2]
        vmovdqu [rbp + 8576], ymm2                          ;   478.3 agu2+fp5   43 t[2] spill
        vpxor ymm2, ymm3, [rbp + 2496]                      ;   487.8 fp1+agu1   43 t[2]
        vmovdqu [rbp + 8448], ymm9                          ;   482.5 agu0+fp5   43 t[2] spill
        vpxor ymm9, ymm2, [rbp + 2528]                      ;   488.8 fp2+agu1   43 t[2]
        vmovdqu [rbp + 8480], ymm13                         ;   480.3 agu2+fp5   43 t[2] spill
        vpxor ymm13, ymm11, [rbp + 2592]                    ;   487.8 fp3+agu0   43 t[2]
        vmovdqu [rbp + 8512], ymm15                         ;   482.5 agu2+fp5   43 t[2] spill
        vpxor ymm15, ymm13, ymm12                           ;   488.8 fp0     43 t[2]
        vmovdqu [rbp + 8416], ymm10                         ;   482.5 agu1+fp5   43 t[2] spill
        vpxor ymm10, ymm13, ymm4                            ;   488.8 fp1     43 t[2]
        vmovdqu [rbp + 8608], ymm6                          ;   483.3 agu0+fp5   43 t[2] spill
        vpxor ymm6, ymm11, ymm9                             ;   489.8 fp2     43 t[2]
        vmovdqu [rbp + 8640], ymm7                          ;   484.3 agu2+fp5   43 t[2] spill
        vpxor ymm7, ymm6, ymm5                              ;   490.8 fp3     43 t[2]
        vpxor ymm0, ymm10, ymm7                             ;   491.8 fp0     43 t[2]
        vpxor ymm4, ymm0, [rbp + 2528]                      ;   492.8 fp1+agu1   43 t[2]
        vmovdqu [rbp + 8672], ymm2                          ;   488.8 agu0+fp5   43 t[2] spill
        vpxor ymm2, ymm7, ymm12                             ;   491.8 fp2     43 t[2]
        vpxor ymm1, ymm1, ymm2                              ;   492.8 fp3     43 t[2]
        vpand ymm2, ymm2, ymm7                              ;   492.8 fp0     43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   493.8 fp1     43 t[2]
        vpand ymm12, ymm13, ymm0                            ;   492.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm12                           ;   494.8 fp3     43 t[2]
        vpand ymm12, ymm9, ymm1                             ;   493.8 fp0     43 t[2]
        vpxor ymm2, ymm2, ymm12                             ;   494.8 fp1     43 t[2]
        vpxor ymm12, ymm9, ymm10                            ;   489.8 fp2     43 t[2]
        vmovdqu [rbp + 8704], ymm13                         ;   489.0 agu2+fp5   43 t[2] spill
        vpand ymm13, ymm12, ymm4                            ;   493.8 fp3     43 t[2]
        vpxor ymm13, ymm13, ymm2                            ;   495.8 fp0     43 t[2]
        vpxor ymm13, ymm13, [rbp + 2560]                    ;   496.8 fp1+agu1   43 t[2]
        vmovdqu [rbp + 8736], ymm0                          ;   492.8 agu0+fp5   43 t[2] spill
        vpxor ymm0, ymm12, ymm5                             ;   490.8 fp2     43 t[2]
        vmovdqu [rbp + 8768], ymm12                         ;   491.0 agu2+fp5   43 t[2] spill
        vpor ymm12, ymm3, ymm5                              ;   491.0 fp3     43 t[2]
        vpand ymm5, ymm6, ymm8                              ;   491.2 fp0     43 t[2]
        vpxor ymm13, ymm13, ymm5                            ;   497.8 fp1     43 t[2]
        vpxor ymm5, ymm5, ymm14                             ;   495.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm12                           ;   495.8 fp3     43 t[2]
        vpxor ymm12, ymm12, ymm2                            ;   495.8 fp0     43 t[2]
        vpxor ymm2, ymm8, ymm1                              ;   493.8 fp1     43 t[2]
        vpxor ymm12, ymm12, [rbp + 8672]                    ;   496.8 fp2+agu1   43 t[2]
        vmovdqu [rbp + 8672], ymm6                          ;   493.2 agu0+fp5   43 t[2] spill
        vpand ymm6, ymm11, ymm2                             ;   494.8 fp3     43 t[2]
        vpxor ymm5, ymm5, ymm6                              ;   496.8 fp0     43 t[2]
        vpxor ymm6, ymm3, ymm4                              ;   493.8 fp1     43 t[2]
        vmovdqu [rbp + 8800], ymm2                          ;   494.8 agu2+fp5   43 t[2] spill
        vpand ymm2, ymm0, ymm6                              ;   494.8 fp2     43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   496.8 fp3     43 t[2]
        vpand ymm2, ymm5, ymm13                             ;   498.8 fp0     43 t[2]
        vpxor ymm14, ymm14, ymm2                            ;   499.8 fp1     43 t[2]
        vmovdqu [rbp + 8832], ymm11                         ;   495.2 agu1+fp5   43 t[2] spill
        vpand ymm11, ymm15, ymm10                           ;   495.0 fp2     43 t[2]
        vpxor ymm12, ymm12, ymm11                           ;   497.8 fp3     43 t[2]
        vpand ymm11, ymm12, ymm14                           ;   500.8 fp0     43 t[2]
        vpxor ymm5, ymm5, ymm11                             ;   501.8 fp1     43 t[2]
        vpand ymm11, ymm12, ymm5                            ;   502.8 fp2     43 t[2]
        vpxor ymm11, ymm11, ymm13                           ;   503.8 fp3     43 t[2]
        vpxor ymm13, ymm13, ymm14                           ;   500.8 fp0     43 t[2]
        vpor ymm2, ymm2, ymm13                              ;   501.8 fp1     43 t[2]
        vpxor ymm2, ymm2, ymm5                              ;   502.8 fp2     43 t[2]
        vpor ymm14, ymm2, ymm11                             ;   504.8 fp3     43 t[2]
        vpand ymm5, ymm5, ymm11                             ;   504.8 fp0     43 t[2]
        vpand ymm6, ymm6, ymm11                             ;   504.8 fp1     43 t[2]
        vpxor ymm12, ymm12, ymm5                            ;   505.8 fp2     43 t[2]
        vpxor ymm13, ymm13, ymm14                           ;   505.8 fp3     43 t[2]
        vpxor ymm14, ymm11, ymm2                            ;   504.8 fp0     43 t[2]
        vpand ymm9, ymm9, ymm13                             ;   506.8 fp1     43 t[2]
        vpxor ymm5, ymm14, ymm13                            ;   506.8 fp2     43 t[2]
        vpand ymm3, ymm3, ymm2                              ;   503.8 fp3     43 t[2]
        vpand ymm1, ymm1, ymm13                             ;   506.8 fp0     43 t[2]
        vpxor ymm13, ymm13, ymm12                           ;   506.8 fp1     43 t[2]
        vpand ymm4, ymm4, ymm14                             ;   505.8 fp2     43 t[2]
        vpxor ymm1, ymm1, ymm4                              ;   507.8 fp3     43 t[2]
        vpand ymm10, ymm10, ymm5                            ;   507.8 fp0     43 t[2]
        vpand ymm15, ymm15, ymm5                            ;   507.8 fp1     43 t[2]
        vpand ymm5, ymm2, [rbp + 2656]                      ;   503.8 fp2+agu0   43 t[2]
        vpxor ymm2, ymm2, ymm13                             ;   507.8 fp3     43 t[2]
        vpand ymm7, ymm7, ymm2                              ;   508.8 fp0     43 t[2]
        vpand ymm2, ymm2, [rbp + 2432]                      ;   508.8 fp1+agu1   43 t[2]
        vpand ymm8, ymm8, ymm13                             ;   507.8 fp2     43 t[2]
        vpand ymm0, ymm0, ymm11                             ;   505.2 fp3     43 t[2]
        vpand ymm13, ymm13, [rbp + 8672]                    ;   507.8 fp0+agu0   43 t[2]
        vpxor ymm11, ymm11, ymm12                           ;   506.8 fp1     43 t[2]
        vpand ymm14, ymm14, [rbp + 8768]                    ;   506.0 fp2+agu1   43 t[2]
        vpxor ymm8, ymm8, ymm2                              ;   509.8 fp3     43 t[2]
        vpxor ymm7, ymm7, ymm5                              ;   509.8 fp0     43 t[2]
        vpxor ymm7, ymm7, ymm0                              ;   510.8 fp1     43 t[2]
        vpxor ymm0, ymm0, ymm10                             ;   508.8 fp2     43 t[2]
        vpxor ymm5, ymm5, ymm13                             ;   508.8 fp3     43 t[2]
        vpand ymm13, ymm11, [rbp + 8736]                    ;   507.8 fp0+agu0   43 t[2]
        vpxor ymm7, ymm7, ymm13                             ;   511.8 fp1     43 t[2]
        vpxor ymm9, ymm9, ymm13                             ;   508.8 fp2     43 t[2]
        vpxor ymm0, ymm0, ymm9                              ;   509.8 fp3     43 t[2]
        vpand ymm11, ymm11, [rbp + 8704]                    ;   508.3 fp0+agu1   43 t[2]
        vpand ymm13, ymm12, [rbp + 8832]                    ;   508.8 fp1+agu0   43 t[2]
        vpand ymm12, ymm12, [rbp + 8800]                    ;   509.0 fp2+agu1   43 t[2]
        vpxor ymm5, ymm5, ymm10                             ;   509.8 fp3     43 t[2]
        vpxor ymm10, ymm1, ymm8                             ;   510.8 fp0     43 t[2]
        vpxor ymm10, ymm10, ymm0                            ;   511.8 fp1     43 t[2]
        vpxor ymm14, ymm14, ymm10                           ;   512.8 fp2     43 t[2]
        vpxor ymm5, ymm5, ymm14                             ;   513.8 fp3     43 t[2]
        vpxor ymm12, ymm12, ymm5                            ;   514.8 fp0     43 t[2]
        vpxor ymm6, ymm6, ymm12                             ;   515.8 fp1     43 t[2]
        vpxor ymm4, ymm4, ymm15                             ;   511.0 fp2     43 t[2]
        vpxor ymm3, ymm3, ymm1                              ;   511.2 fp3     43 t[2]
        vpxor ymm3, ymm3, ymm2                              ;   512.2 fp0     43 t[2]
        vpxor ymm4, ymm4, ymm6                              ;   516.8 fp1     43 t[2]
        vpxor ymm3, ymm3, ymm6                              ;   516.8 fp2     43 t[2]
        vmovdqu ymm15, [rel aes128_encrypt.T0_constants256] ;   510.5 agu0    43 t[0] reload
        vpxor ymm10, ymm10, ymm15                           ;   517.5 fp3     43 t[2]
        vpxor ymm13, ymm13, ymm9                            ;   512.3 fp0     43 t[2]
        vpxor ymm13, ymm13, ymm14                           ;   513.8 fp1     43 t[2]
        vpxor ymm0, ymm0, ymm15                             ;   517.5 fp2     43 t[2]
        vpxor ymm11, ymm11, ymm8                            ;   513.2 fp3     43 t[2]
        vpxor ymm11, ymm11, ymm12                           ;   515.8 fp0     43 t[2]
        vpxor ymm13, ymm13, ymm15                           ;   517.5 fp1     43 t[2]
        vpxor ymm11, ymm11, ymm15                           ;   517.5 fp2     43 t[2]
        vmovdqu ymm14, [rbp + 3744]                         ;   512.0 agu1    43 t[2]
        vmovdqu ymm1, [rbp + 3808]                          ;   512.2 agu0    43 t[2]
        vmovdqu ymm2, [rbp + 3840]                          ;   513.0 agu1    43 t[2] reload
        vpxor ymm1, ymm1, ymm2                              ;   520.0 fp3     43 t[2]
        vpxor ymm14, ymm14, ymm1                            ;   521.0 fp0     43 t[2]
        vmovdqu ymm6, [rbp + 3936]                          ;   513.2 agu0    43 t[2] reload
        vpxor ymm8, ymm14, ymm6                             ;   522.0 fp1     43 t[2]
        vpxor ymm9, ymm8, [rbp + 3904]                      ;   523.0 fp2+agu1   43 t[2]
        vmovdqu ymm12, [rbp + 3712]                         ;   514.2 agu0    43 t[2] reload
        vpxor ymm15, ymm8, ymm12                            ;   523.0 fp3     43 t[2]
        vmovdqu [rbp + 8800], ymm0                          ;   518.5 agu2+fp5   43 t[2] spill
        vpxor ymm0, ymm15, [rbp + 3776]                     ;   524.0 fp0+agu1   43 t[2]
        vmovdqu [rbp + 8832], ymm10                         ;   518.5 agu2+fp5   43 t[2] spill
        vpxor ymm10, ymm0, [rbp + 3808]                     ;   525.0 fp1+agu0   43 t[2]
        vmovdqu [rbp + 8704], ymm13                         ;   518.5 agu2+fp5   43 t[2] spill
        vpxor ymm13, ymm9, [rbp + 3872]                     ;   524.0 fp2+agu1   43 t[2]
        vmovdqu [rbp + 8736], ymm3                          ;   517.8 agu0+fp5   43 t[2] spill
        vpxor ymm3, ymm13, ymm12                            ;   525.0 fp3     43 t[2]
        vmovdqu [rbp + 8768], ymm4                          ;   518.0 agu2+fp5   43 t[2] spill
        vpxor ymm4, ymm13, ymm2                             ;   525.0 fp0     43 t[2]
        vmovdqu [rbp + 8672], ymm7                          ;   519.0 agu1+fp5   43 t[2] spill
        vpxor ymm7, ymm9, ymm10                             ;   526.0 fp1     43 t[2]
        vmovdqu [rbp + 8864], ymm5                          ;   520.0 agu0+fp5   43 t[2] spill
        vpxor ymm5, ymm7, ymm6                              ;   527.0 fp2     43 t[2]
        vmovdqu [rbp + 8896], ymm11                         ;   521.0 agu2+fp5   43 t[2] spill
        vpxor ymm11, ymm4, ymm5                             ;   528.0 fp3     43 t[2]
        vpxor ymm2, ymm11, [rbp + 3808]                     ;   529.0 fp0+agu1   43 t[2]
        vmovdqu [rbp + 8928], ymm0                          ;   525.0 agu0+fp5   43 t[2] spill
        vpxor ymm0, ymm5, ymm12                             ;   528.0 fp1     43 t[2]
        vpxor ymm1, ymm1, ymm0                              ;   529.0 fp2     43 t[2]
        vpand ymm0, ymm0, ymm5                              ;   529.0 fp3     43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   530.0 fp0     43 t[2]
        vpand ymm12, ymm13, ymm11                           ;   529.0 fp1     43 t[2]
        vpxor ymm14, ymm14, ymm12                           ;   531.0 fp2     43 t[2]
        vpand ymm12, ymm10, ymm1                            ;   530.0 fp3     43 t[2]
        vpxor ymm0, ymm0, ymm12                             ;   531.0 fp0     43 t[2]
        vpxor ymm12, ymm10, ymm4                            ;   526.0 fp1     43 t[2]
        vmovdqu [rbp + 8960], ymm13                         ;   525.2 agu2+fp5   43 t[2] spill
        vpand ymm13, ymm12, ymm2                            ;   530.0 fp2     43 t[2]
        vpxor ymm13, ymm13, ymm0                            ;   532.0 fp3     43 t[2]
        vpxor ymm13, ymm13, [rbp + 3840]                    ;   533.0 fp0+agu1   43 t[2]
        vmovdqu [rbp + 8992], ymm11                         ;   529.0 agu0+fp5   43 t[2] spill
        vpxor ymm11, ymm12, ymm6                            ;   527.0 fp1     43 t[2]
        vmovdqu [rbp + 9024], ymm12                         ;   527.2 agu2+fp5   43 t[2] spill
        vpor ymm12, ymm15, ymm6                             ;   527.2 fp2     43 t[2]
        vpand ymm6, ymm7, ymm8                              ;   527.3 fp3     43 t[2]
        vpxor ymm13, ymm13, ymm6                            ;   534.0 fp0     43 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   532.0 fp1     43 t[2]
        vpxor ymm14, ymm14, ymm12                           ;   532.0 fp2     43 t[2]
        vpxor ymm12, ymm12, ymm0                            ;   532.0 fp3     43 t[2]
        vpxor ymm0, ymm8, ymm1                              ;   530.0 fp0     43 t[2]
        vpxor ymm12, ymm12, [rbp + 8928]                    ;   533.0 fp1+agu1   43 t[2]
        vmovdqu [rbp + 8928], ymm7                          ;   529.3 agu0+fp5   43 t[2] spill
        vpand ymm7, ymm9, ymm0                              ;   531.0 fp2     43 t[2]
        vpxor ymm6, ymm6, ymm7                              ;   533.0 fp3     43 t[2]
        vpxor ymm7, ymm15, ymm2                             ;   530.0 fp0     43 t[2]
        vmovdqu [rbp + 9056], ymm0                          ;   531.0 agu2+fp5   43 t[2] spill
        vpand ymm0, ymm11, ymm7                             ;   531.0 fp1     43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   533.0 fp2     43 t[2]
        vpand ymm0, ymm6, ymm13                             ;   535.0 fp3     43 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   536.0 fp0     43 t[2]
        vmovdqu [rbp + 9088], ymm9                          ;   531.3 agu1+fp5   43 t[2] spill
        vpand ymm9, ymm3, ymm4                              ;   531.2 fp1     43 t[2]
        vpxor ymm12, ymm12, ymm9                            ;   534.0 fp2     43 t[2]
        vpand ymm9, ymm12, ymm14                            ;   537.0 fp3     43 t[2]
        vpxor ymm6, ymm6, ymm9                              ;   538.0 fp0     43 t[2]
        vpand ymm9, ymm12, ymm6                             ;   539.0 fp1     43 t[2]
        vpxor ymm9, ymm9, ymm13                             ;   540.0 fp2     43 t[2]
        vpxor ymm13, ymm13, ymm14                           ;   537.0 fp3     43 t[2]
        vpor ymm0, ymm0, ymm13                              ;   538.0 fp0     43 t[2]
        vpxor ymm0, ymm0, ymm6                              ;   539.0 fp1     43 t[2]
        vpor ymm14, ymm0, ymm9                              ;   541.0 fp2     43 t[2]
        vpand ymm6, ymm6, ymm9                              ;   541.0 fp3     43 t[2]
        vpand ymm7, ymm7, ymm9                              ;   541.0 fp0     43 t[2]
        vpxor ymm12, ymm12, ymm6                            ;   542.0 fp1     43 t[2]
        vpxor ymm13, ymm13, ymm14                           ;   542.0 fp2     43 t[2]
        vpxor ymm14, ymm9, ymm0                             ;   541.0 fp3     43 t[2]
        vpand ymm10, ymm10, ymm13                           ;   543.0 fp0     43 t[2]
        vpxor ymm6, ymm14, ymm13                            ;   543.0 fp1     43 t[2]
        vpand ymm15, ymm15, ymm0                            ;   540.0 fp2     43 t[2]
        vpand ymm1, ymm1, ymm13                             ;   543.0 fp3     43 t[2]
        vpxor ymm13, ymm13, ymm12                           ;   543.0 fp0     43 t[2]
        vpand ymm2, ymm2, ymm14                             ;   542.0 fp1     43 t[2]
        vpxor ymm1, ymm1, ymm2                              ;   544.0 fp2     43 t[2]
        vpand ymm4, ymm4, ymm6                              ;   544.0 fp3     43 t[2]
        vpand ymm3, ymm3, ymm6                              ;   544.0 fp0     43 t[2]
        vpand ymm6, ymm0, [rbp + 3936]                      ;   540.0 fp1+agu0   43 t[2]
        vpxor ymm0, ymm0, ymm13                             ;   544.0 fp2     43 t[2]
        vpand ymm5, ymm5, ymm0                              ;   545.0 fp3     43 t[2]
        vpand ymm0, ymm0, [rbp + 3712]                      ;   545.0 fp0+agu1   43 t[2]
        vpand ymm8, ymm8, ymm13                             ;   544.0 fp1     43 t[2]
        vpand ymm11, ymm11, ymm9                            ;   541.3 fp2     43 t[2]
        vpand ymm13, ymm13, [rbp + 8928]                    ;   544.0 fp3+agu0   43 t[2]
        vpxor ymm9, ymm9, ymm12                             ;   543.0 fp0     43 t[2]
        vpand ymm14, ymm14, [rbp + 9024]                    ;   542.2 fp1+agu1   43 t[2]
        vpxor ymm8, ymm8, ymm0                              ;   546.0 fp2     43 t[2]
        vpxor ymm5, ymm5, ymm6                              ;   546.0 fp3     43 t[2]
        vpxor ymm5, ymm5, ymm11                             ;   547.0 fp0     43 t[2]
        vpxor ymm11, ymm11, ymm4                            ;   545.0 fp1     43 t[2]
        vpxor ymm6, ymm6, ymm13                             ;   545.0 fp2     43 t[2]
        vpand ymm13, ymm9, [rbp + 8992]                     ;   544.0 fp3+agu0   43 t[2]
        vpxor ymm5, ymm5, ymm13                             ;   548.0 fp0     43 t[2]
        vpxor ymm10, ymm10, ymm13                           ;   545.0 fp1     43 t[2]
        vpxor ymm11, ymm11, ymm10                           ;   546.0 fp2     43 t[2]
        vpand ymm9, ymm9, [rbp + 8960]                      ;   544.5 fp3+agu1   43 t[2]
        vpand ymm13, ymm12, [rbp + 9088]                    ;   545.0 fp0+agu0   43 t[2]
        vpand ymm12, ymm12, [rbp + 9056]                    ;   545.2 fp1+agu1   43 t[2]
        vpxor ymm6, ymm6, ymm4                              ;   546.0 fp2     43 t[2]
        vpxor ymm4, ymm1, ymm8                              ;   547.0 fp3     43 t[2]
        vpxor ymm4, ymm4, ymm11                             ;   548.0 fp0     43 t[2]
        vpxor ymm14, ymm14, ymm4                            ;   549.0 fp1     43 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   550.0 fp2     43 t[2]
        vpxor ymm12, ymm12, ymm6                            ;   551.0 fp3     43 t[2]
        vpxor ymm7, ymm7, ymm12                             ;   552.0 fp0     43 t[2]
        vpxor ymm2, ymm2, ymm3                              ;   547.2 fp1     43 t[2]
        vpxor ymm15, ymm15, ymm1                            ;   547.3 fp2     43 t[2]
        vpxor ymm15, ymm15, ymm0                            ;   548.3 fp3     43 t[2]
        vpxor ymm2, ymm2, ymm7                              ;   553.0 fp0     43 t[2]
        vpxor ymm15, ymm15, ymm7                            ;   553.0 fp1     43 t[2]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   546.7 agu0    43 t[0] reload
        vpxor ymm11, ymm11, ymm0                            ;   553.7 fp2     43 t[2]
        vmovdqu ymm1, [rbp + 8384]                          ;   547.0 agu1    55 t[2]
        vmovdqu ymm3, [rbp + 8640]                          ;   547.7 agu0    43 t[2] reload
        vpxor ymm1, ymm1, ymm3                              ;   554.7 fp3     55 t[2]
        vmovdqu ymm7, [rbp + 8256]                          ;   548.0 agu1    55 t[2]
        vpxor ymm7, ymm7, [rbp + 8288]                      ;   555.0 fp0+agu0   55 t[2]
        vpxor ymm7, ymm7, [rbp + 8352]                      ;   556.0 fp1+agu1   55 t[2]
        vpxor ymm7, ymm7, [rbp + 8320]                      ;   557.0 fp2+agu0   55 t[2]
        vpxor ymm7, ymm7, [rbp + 8608]                      ;   558.0 fp3+agu1   55 t[2]
        vpxor ymm13, ymm13, ymm10                           ;   550.0 fp0     55 t[2]
        vmovdqu ymm10, [rbp + 8160]                         ;   550.7 agu0    55 t[2]
        vpxor ymm10, ymm10, [rbp + 8416]                    ;   557.7 fp1+agu1   55 t[2]
        vpxor ymm13, ymm13, ymm14                           ;   551.0 fp2     55 t[2]
        vmovdqu ymm14, [rbp + 8384]                         ;   551.7 agu0    43 t[2] reload
        vmovdqu [rbp + 8320], ymm15                         ;   554.0 agu2+fp5   43 t[2] spill
        vpxor ymm15, ymm2, ymm14                            ;   558.7 fp3     55 t[2]
        vpxor ymm13, ymm13, [rbp + 8416]                    ;   552.0 fp0+agu1   55 t[2]
        vpxor ymm13, ymm13, ymm0                            ;   553.7 fp1     55 t[2]
        vpxor ymm9, ymm9, ymm8                              ;   551.3 fp2     55 t[2]
        vmovdqu ymm8, [rbp + 8128]                          ;   552.7 agu0    55 t[2]
        vpxor ymm8, ymm8, [rbp + 8512]                      ;   559.7 fp3+agu1   55 t[2]
        vpxor ymm14, ymm14, ymm8                            ;   560.7 fp0     55 t[2]
        vpxor ymm9, ymm9, ymm12                             ;   552.3 fp1     55 t[2]
        vmovdqu ymm12, [rbp + 8096]                         ;   553.7 agu0    43 t[2] reload
        vmovdqu [rbp + 8416], ymm15                         ;   559.7 agu2+fp5   55 t[2] spill
        vpxor ymm15, ymm6, ymm12                            ;   560.7 fp2     55 t[2]
        vpxor ymm15, ymm15, ymm10                           ;   561.7 fp3     55 t[2]
        vpxor ymm10, ymm10, [rbp + 8896]                    ;   558.7 fp0+agu1   55 t[2]
        vpxor ymm9, ymm9, [rbp + 8512]                      ;   554.7 fp1+agu0   55 t[2]
        vpxor ymm9, ymm9, ymm0                              ;   555.7 fp2     55 t[2]
        vpxor ymm8, ymm8, ymm13                             ;   560.7 fp3     55 t[2]
        vpxor ymm3, ymm3, [rbp + 8768]                      ;   555.0 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8640], ymm8                          ;   561.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm8, [rbp + 8128]                          ;   555.7 agu0    55 t[2]
        vpxor ymm8, ymm8, [rbp + 8896]                      ;   562.7 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8896], ymm15                         ;   562.7 agu2+fp5   55 t[2] spill
        vpxor ymm15, ymm6, [rbp + 8864]                     ;   556.7 fp2+agu0   55 t[2]
        vpxor ymm12, ymm1, [rbp + 8480]                     ;   557.0 fp3+agu1   55 t[2]
        vpxor ymm12, ymm12, ymm0                            ;   558.0 fp0     55 t[2]
        vpxor ymm2, ymm2, [rbp + 8768]                      ;   557.7 fp1+agu0   55 t[2]
        vmovdqu [rbp + 8768], ymm1                          ;   557.2 agu2+fp5   55 t[2] spill
        vpxor ymm1, ymm5, [rbp + 8672]                      ;   558.0 fp2+agu1   55 t[2]
        vpxor ymm4, ymm4, [rbp + 8832]                      ;   558.7 fp3+agu0   55 t[2]
        vpxor ymm4, ymm4, ymm0                              ;   559.7 fp0     55 t[2]
        vpxor ymm0, ymm3, [rbp + 8608]                      ;   559.0 fp1+agu1   55 t[2]
        vpxor ymm0, ymm0, [rbp + 8736]                      ;   560.0 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8608], ymm6                          ;   558.3 agu2+fp5   43 t[2] spill
        vpxor ymm6, ymm1, [rbp + 8448]                      ;   560.0 fp3+agu1   55 t[2]
        vpxor ymm1, ymm1, ymm2                              ;   559.0 fp0     55 t[2]
        vmovdqu [rbp + 8480], ymm5                          ;   559.3 agu2+fp5   43 t[2] spill
        vpxor ymm5, ymm13, [rbp + 8704]                     ;   560.7 fp1+agu0   55 t[2]
        vmovdqu [rbp + 8864], ymm13                         ;   560.3 agu2+fp5   55 t[2] spill
        vpxor ymm13, ymm9, ymm10                            ;   559.7 fp2     55 t[2]
        vmovdqu [rbp + 8128], ymm10                         ;   561.3 agu1+fp5   55 t[2] spill
        vpxor ymm10, ymm3, ymm14                            ;   561.7 fp3     55 t[2]
        vpxor ymm9, ymm9, ymm10                             ;   562.7 fp0     55 t[2]
        vpxor ymm3, ymm3, ymm4                              ;   560.7 fp1     55 t[2]
        vmovdqu [rbp + 8512], ymm9                          ;   563.7 agu2+fp5   55 t[2] spill
        vpxor ymm9, ymm6, [rbp + 7904]                      ;   561.7 fp2+agu0   55 t[2]
        vpxor ymm6, ymm6, [rbp + 8224]                      ;   562.0 fp3+agu1   55 t[2]
        vmovdqu [rbp + 8384], ymm14                         ;   563.3 agu2+fp5   55 t[2] spill
        vpxor ymm14, ymm11, ymm9                            ;   562.7 fp0     55 t[2]
        vmovdqu [rbp + 8352], ymm3                          ;   564.3 agu0+fp5   55 t[2] spill
        vpxor ymm3, ymm4, ymm1                              ;   561.2 fp1     55 t[2]
        vpxor ymm3, ymm3, ymm14                             ;   563.7 fp2     55 t[2]
        vpxor ymm4, ymm4, ymm12                             ;   561.7 fp3     55 t[2]
        vpxor ymm12, ymm12, [rbp + 8192]                    ;   563.0 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8288], ymm14                         ;   565.3 agu2+fp5   55 t[2] spill
        vmovdqu ymm14, [rbp + 8576]                         ;   563.7 agu0    55 t[2]
        vpxor ymm14, ymm14, [rbp + 8672]                    ;   570.7 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8672], ymm3                          ;   566.3 agu2+fp5   55 t[2] spill
        vpxor ymm3, ymm7, [rbp + 8320]                      ;   564.7 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8256], ymm10                         ;   567.3 agu1+fp5   55 t[2] spill
        vpxor ymm10, ymm6, ymm14                            ;   571.7 fp3     55 t[2]
        vpxor ymm14, ymm14, ymm0                            ;   571.7 fp0     55 t[2]
        vpxor ymm14, ymm14, ymm3                            ;   572.7 fp1     55 t[2]
        vpxor ymm0, ymm0, ymm15                             ;   563.5 fp2     55 t[2]
        vmovdqu [rbp + 9056], ymm3                          ;   568.3 agu2+fp5   55 t[2] spill
        vpxor ymm3, ymm2, ymm8                              ;   563.8 fp3     55 t[2]
        vpxor ymm2, ymm2, [rbp + 8736]                      ;   565.7 fp0+agu0   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8320]                      ;   566.7 fp1+agu1   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8608]                      ;   567.7 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8608], ymm8                          ;   569.3 agu2+fp5   55 t[2] spill
        vmovdqu ymm8, [rbp + 8096]                          ;   567.0 agu1    55 t[2]
        vpxor ymm8, ymm8, [rbp + 8544]                      ;   574.0 fp3+agu0   55 t[2]
        vpxor ymm2, ymm2, ymm8                              ;   575.0 fp0     55 t[2]
        vpxor ymm8, ymm8, ymm5                              ;   575.0 fp1     55 t[2]
        vpxor ymm5, ymm5, ymm13                             ;   565.5 fp2     55 t[2]
        vpxor ymm5, ymm5, [rbp + 8160]                      ;   568.0 fp3+agu1   55 t[2]
        vmovdqu [rbp + 8320], ymm2                          ;   576.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm2, [rbp + 8448]                          ;   568.7 agu0    55 t[2]
        vpxor ymm2, ymm2, [rbp + 8800]                      ;   575.7 fp0+agu1   55 t[2]
        vpxor ymm11, ymm11, ymm2                            ;   576.7 fp1     55 t[2]
        vpxor ymm2, ymm2, ymm4                              ;   576.7 fp2     55 t[2]
        vmovdqu [rbp + 8448], ymm10                         ;   572.7 agu2+fp5   55 t[2] spill
        vmovdqa ymm10, ymm12                                ;   568.0         55 t[2] copy
        vmovdqu [rbp + 9088], ymm3                          ;   572.3 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8832]                          ;   569.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [rbp + 8416]                      ;   576.7 fp3+agu1   55 t[2]
        vpxor ymm10, ymm10, ymm3                            ;   577.7 fp0     55 t[2]
        vmovdqu [rbp + 8832], ymm10                         ;   578.7 agu2+fp5   55 t[2] spill
        vpxor ymm10, ymm7, [rbp + 8480]                     ;   570.7 fp1+agu0   55 t[2]
        vpxor ymm10, ymm10, [rbp + 8416]                    ;   571.7 fp2+agu1   55 t[2]
        vpxor ymm10, ymm10, [rbp + 8224]                    ;   572.7 fp3+agu0   55 t[2]
        vpxor ymm7, ymm7, [rbp + 8768]                      ;   572.0 fp0+agu1   55 t[2]
        vpxor ymm4, ymm4, [r8 + 6144]                       ;   572.7 fp1+agu0   55 t[2]
        vpxor ymm12, ymm12, ymm11                           ;   577.7 fp2     55 t[2]
        vpxor ymm12, ymm12, [r8 + 6176]                     ;   578.7 fp3+agu1   55 t[2]
        vpxor ymm9, ymm9, [r8 + 6208]                       ;   573.7 fp0+agu0   55 t[2]
        vpxor ymm9, ymm9, [rbp + 8576]                      ;   574.7 fp1+agu1   55 t[2]
        vpxor ymm13, ymm13, [r8 + 6336]                     ;   574.7 fp2+agu0   55 t[2]
        vpxor ymm3, ymm3, ymm2                              ;   577.7 fp3     55 t[2]
        vpxor ymm3, ymm3, [r8 + 6432]                       ;   578.7 fp0+agu1   55 t[2]
        vpxor ymm3, ymm3, [rbp + 8672]                      ;   579.7 fp1+agu0   55 t[2]
        vpxor ymm6, ymm6, [r8 + 6464]                       ;   576.0 fp2+agu1   55 t[2]
        vpxor ymm6, ymm6, [rbp + 8800]                      ;   577.0 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8800], ymm6                          ;   578.0 agu2+fp5   55 t[2] spill
        vpxor ymm6, ymm10, ymm1                             ;   575.2 fp0     55 t[2]
        vpxor ymm6, ymm6, ymm14                             ;   576.2 fp1     55 t[2]
        vpxor ymm6, ymm6, [r8 + 6240]                       ;   577.2 fp2+agu1   55 t[2]
        vpxor ymm14, ymm14, [r8 + 6496]                     ;   577.7 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8576], ymm14                         ;   578.7 agu2+fp5   55 t[2] spill
        vpxor ymm14, ymm7, [rbp + 8544]                     ;   578.0 fp0+agu1   55 t[2]
        vpxor ymm14, ymm14, ymm15                           ;   579.0 fp1     55 t[2]
        vpxor ymm14, ymm14, [r8 + 6272]                     ;   580.0 fp2+agu0   55 t[2]
        vmovdqu [rbp + 8544], ymm3                          ;   580.7 agu2+fp5   55 t[2] spill
        vpxor ymm3, ymm8, [r8 + 6304]                       ;   579.0 fp3+agu1   55 t[2]
        vpxor ymm8, ymm8, ymm15                             ;   577.3 fp0     55 t[2]
        vpxor ymm8, ymm8, [r8 + 6560]                       ;   579.7 fp1+agu0   55 t[2]
        vpxor ymm8, ymm8, [rbp + 8896]                      ;   580.7 fp2+agu1   55 t[2]
        vpxor ymm11, ymm11, [r8 + 6720]                     ;   580.7 fp3+agu0   55 t[2]
        vpxor ymm11, ymm11, [rbp + 8448]                    ;   581.7 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8224], ymm11                         ;   582.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm11, [rbp + 8256]                         ;   581.7 agu0    55 t[2]
        vpxor ymm11, ymm11, [r8 + 6368]                     ;   588.7 fp1+agu1   55 t[2]
        vpxor ymm11, ymm11, [rbp + 8416]                    ;   589.7 fp2+agu0   55 t[2]
        vpxor ymm1, ymm1, [r8 + 6752]                       ;   583.0 fp3+agu1   55 t[2]
        vpxor ymm1, ymm1, [rbp + 9056]                      ;   584.0 fp0+agu0   55 t[2]
        vmovdqu [rbp + 9056], ymm1                          ;   585.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm1, [rbp + 8352]                          ;   584.0 agu1    55 t[2]
        vpxor ymm1, ymm1, [r8 + 6400]                       ;   591.0 fp1+agu0   55 t[2]
        vpxor ymm1, ymm1, [rbp + 8192]                      ;   592.0 fp2+agu1   55 t[2]
        vpxor ymm15, ymm15, [r8 + 6816]                     ;   585.7 fp3+agu0   55 t[2]
        vpxor ymm15, ymm15, [rbp + 8160]                    ;   586.7 fp0+agu1   55 t[2]
        vpxor ymm15, ymm15, [rbp + 8864]                    ;   587.7 fp1+agu0   55 t[2]
        vmovdqu [rbp + 8864], ymm15                         ;   588.7 agu2+fp5   55 t[2] spill
        vpxor ymm15, ymm0, [rbp + 8096]                     ;   587.0 fp2+agu1   55 t[2]
        vpxor ymm15, ymm15, [r8 + 6528]                     ;   588.0 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8096], ymm8                          ;   581.8 agu2+fp5   55 t[2] spill
        vpxor ymm8, ymm5, [rbp + 8640]                      ;   588.0 fp0+agu1   55 t[2]
        vpxor ymm8, ymm8, [r8 + 6592]                       ;   589.0 fp1+agu0   55 t[2]
        vpxor ymm5, ymm5, [r8 + 6848]                       ;   589.0 fp2+agu1   55 t[2]
        vpxor ymm5, ymm5, [rbp + 8608]                      ;   590.0 fp3+agu0   55 t[2]
        vpxor ymm2, ymm2, [r8 + 6944]                       ;   590.0 fp0+agu1   55 t[2]
        vpxor ymm2, ymm2, [rbp + 7904]                      ;   591.0 fp1+agu0   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8832]                      ;   592.0 fp2+agu1   55 t[2]
        vmovdqu [rbp + 7904], ymm2                          ;   593.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm2, [rbp + 9088]                          ;   591.7 agu0    55 t[2]
        vpxor ymm2, ymm2, [r8 + 6624]                       ;   598.7 fp3+agu1   55 t[2]
        vpxor ymm2, ymm2, [rbp + 8384]                      ;   599.7 fp0+agu0   55 t[2]
        vpxor ymm0, ymm0, ymm7                              ;   588.2 fp1     55 t[2]
        vmovdqu ymm7, [rbp + 8352]                          ;   593.0 agu1    55 t[2]
        vpxor ymm7, ymm7, [r8 + 6656]                       ;   600.0 fp2+agu0   55 t[2]
        vpxor ymm7, ymm7, [rbp + 8832]                      ;   601.0 fp3+agu1   55 t[2]
        vpxor ymm10, ymm10, [r8 + 7008]                     ;   594.7 fp0+agu0   55 t[2]
        vpxor ymm10, ymm10, [rbp + 8736]                    ;   595.7 fp1+agu1   55 t[2]
        vpxor ymm0, ymm0, [r8 + 7040]                       ;   595.7 fp2+agu0   55 t[2]
        vpxor ymm0, ymm0, [rbp + 8320]                      ;   596.7 fp3+agu1   55 t[2]
        vmovdqu [rbp + 8736], ymm0                          ;   597.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm0, [rbp + 8672]                          ;   596.7 agu0    55 t[2]
        vpxor ymm0, ymm0, [r8 + 6688]                       ;   603.7 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8672], ymm10                         ;   596.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm10, [rbp + 8320]                         ;   597.7 agu0    55 t[2]
        vpxor ymm10, ymm10, [r8 + 6784]                     ;   604.7 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8320], ymm5                          ;   593.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 9088]                          ;   598.7 agu0    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6880]                       ;   605.7 fp2+agu1   55 t[2]
        vpxor ymm5, ymm5, [rbp + 8512]                      ;   606.7 fp3+agu0   55 t[2]
        vmovdqu [rbp + 9088], ymm5                          ;   607.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8832]                          ;   600.0 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6912]                       ;   607.0 fp0+agu0   55 t[2]
        vpxor ymm5, ymm5, [rbp + 8768]                      ;   608.0 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8768], ymm5                          ;   609.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8448]                          ;   601.7 agu0    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6976]                       ;   608.7 fp2+agu1   55 t[2]
        vpxor ymm5, ymm5, [rbp + 8288]                      ;   609.7 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8288], ymm5                          ;   610.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8896]                          ;   603.0 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7072]                       ;   610.0 fp0+agu0   55 t[2]
        vpxor ymm5, ymm5, [rbp + 8704]                      ;   611.0 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8704], ymm5                          ;   612.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8128]                          ;   604.7 agu0    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7104]                       ;   611.7 fp2+agu1   55 t[2]
        vpxor ymm5, ymm5, [rbp + 8640]                      ;   612.7 fp3+agu0   55 t[2]
        vmovdqu [rbp + 8640], ymm5                          ;   613.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8512]                          ;   606.0 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 7136]                       ;   613.0 fp0+agu0   55 t[2]
        vmovdqu [rbp + 8512], ymm5                          ;   614.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 5024]                          ;   607.0 agu1    43 t[3]
        vmovdqu [rbp + 8128], ymm10                         ;   607.0 agu2+fp5   55 t[2] spill
        vmovdqu ymm10, [rbp + 5088]                         ;   607.7 agu0    43 t[3]
        vpxor ymm10, ymm10, [rbp + 5120]                    ;   614.7 fp1+agu1   43 t[3]
        vpxor ymm5, ymm5, ymm10                             ;   615.7 fp2     43 t[3]
        vmovdqu [rbp + 8896], ymm0                          ;   608.0 agu2+fp5   55 t[2] spill
        vpxor ymm0, ymm5, [rbp + 5216]                      ;   616.7 fp3+agu0   43 t[3]
        vmovdqu [rbp + 8448], ymm7                          ;   609.0 agu1+fp5   55 t[2] spill
        vpxor ymm7, ymm0, [rbp + 5184]                      ;   617.7 fp0+agu0   43 t[3]
        vmovdqu [rbp + 8832], ymm2                          ;   610.0 agu2+fp5   55 t[2] spill
        vpxor ymm2, ymm0, [rbp + 4992]                      ;   617.7 fp1+agu1   43 t[3]
        vmovdqu [rbp + 8352], ymm8                          ;   611.0 agu2+fp5   55 t[2] spill
        vpxor ymm8, ymm2, [rbp + 5056]                      ;   618.7 fp2+agu0   43 t[3]
        vmovdqu [rbp + 8384], ymm15                         ;   612.0 agu1+fp5   55 t[2] spill
        vpxor ymm15, ymm8, [rbp + 5088]                     ;   619.7 fp3+agu0   43 t[3]
        vmovdqu [rbp + 8608], ymm1                          ;   613.0 agu2+fp5   55 t[2] spill
        vpxor ymm1, ymm7, [rbp + 5152]                      ;   618.7 fp0+agu1   43 t[3]
        vmovdqu [rbp + 8160], ymm11                         ;   614.0 agu2+fp5   55 t[2] spill
        vpxor ymm11, ymm1, [rbp + 4992]                     ;   619.7 fp1+agu0   43 t[3]
        vmovdqu [rbp + 8192], ymm13                         ;   615.0 agu1+fp5   55 t[2] spill
        vpxor ymm13, ymm1, [rbp + 5120]                     ;   619.7 fp2+agu0   43 t[3]
        vmovdqu [rbp + 8416], ymm3                          ;   616.0 agu2+fp5   55 t[2] spill
        vpxor ymm3, ymm7, ymm15                             ;   620.7 fp3     43 t[3]
        vmovdqu [rbp + 8256], ymm14                         ;   617.0 agu1+fp5   55 t[2] spill
        vpxor ymm14, ymm3, [rbp + 5216]                     ;   621.7 fp0+agu0   43 t[3]
        vmovdqu [rbp + 8480], ymm6                          ;   618.0 agu2+fp5   55 t[2] spill
        vpxor ymm6, ymm13, ymm14                            ;   622.7 fp1     43 t[3]
        vmovdqu [rbp + 8960], ymm9                          ;   619.0 agu1+fp5   55 t[2] spill
        vpxor ymm9, ymm6, [rbp + 5088]                      ;   623.7 fp2+agu0   43 t[3]
        vmovdqu [rbp + 8992], ymm12                         ;   620.0 agu2+fp5   55 t[2] spill
        vpxor ymm12, ymm14, [rbp + 4992]                    ;   622.7 fp3+agu1   43 t[3]
        vpxor ymm10, ymm10, ymm12                           ;   623.7 fp0     43 t[3]
        vpand ymm12, ymm12, ymm14                           ;   623.7 fp1     43 t[3]
        vpxor ymm5, ymm5, ymm12                             ;   624.7 fp2     43 t[3]
        vmovdqu [rbp + 9024], ymm4                          ;   621.0 agu0+fp5   55 t[2] spill
        vpand ymm4, ymm1, ymm6                              ;   623.7 fp3     43 t[3]
        vpxor ymm5, ymm5, ymm4                              ;   625.7 fp0     43 t[3]
        vpand ymm4, ymm15, ymm10                            ;   624.7 fp1     43 t[3]
        vpxor ymm12, ymm12, ymm4                            ;   625.7 fp2     43 t[3]
        vpxor ymm4, ymm15, ymm13                            ;   620.7 fp3     43 t[3]
        vmovdqu [rbp + 8928], ymm1                          ;   622.0 agu2+fp5   43 t[3] spill
        vpand ymm1, ymm4, ymm9                              ;   624.7 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm12                             ;   626.7 fp1     43 t[3]
        vpxor ymm1, ymm1, [rbp + 5120]                      ;   627.7 fp2+agu1   43 t[3]
        vmovdqu [rbp + 9120], ymm6                          ;   623.7 agu0+fp5   43 t[3] spill
        vpxor ymm6, ymm4, [rbp + 5216]                      ;   621.8 fp3+agu1   43 t[3]
        vmovdqu [rbp + 9152], ymm4                          ;   624.0 agu2+fp5   43 t[3] spill
        vpor ymm4, ymm2, [rbp + 5216]                       ;   622.0 fp0+agu0   43 t[3]
        vpxor ymm8, ymm8, ymm4                              ;   623.0 fp1     43 t[3]
        vpxor ymm4, ymm4, ymm5                              ;   626.7 fp2     43 t[3]
        vpxor ymm8, ymm8, ymm12                             ;   626.7 fp3     43 t[3]
        vpand ymm12, ymm3, ymm0                             ;   623.0 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm12                             ;   628.7 fp1     43 t[3]
        vpxor ymm5, ymm5, ymm12                             ;   626.7 fp2     43 t[3]
        vpxor ymm12, ymm0, ymm10                            ;   624.7 fp3     43 t[3]
        vmovdqu [rbp + 9184], ymm3                          ;   625.0 agu1+fp5   43 t[3] spill
        vpand ymm3, ymm7, ymm12                             ;   625.7 fp0     43 t[3]
        vpxor ymm5, ymm5, ymm3                              ;   627.7 fp1     43 t[3]
        vpxor ymm3, ymm2, ymm9                              ;   624.7 fp2     43 t[3]
        vmovdqu [rbp + 9216], ymm12                         ;   626.0 agu2+fp5   43 t[3] spill
        vpand ymm12, ymm6, ymm3                             ;   625.7 fp3     43 t[3]
        vpxor ymm4, ymm4, ymm12                             ;   627.7 fp0     43 t[3]
        vpand ymm12, ymm5, ymm1                             ;   629.7 fp1     43 t[3]
        vpxor ymm4, ymm4, ymm12                             ;   630.7 fp2     43 t[3]
        vmovdqu [rbp + 9248], ymm7                          ;   627.0 agu0+fp5   43 t[3] spill
        vpand ymm7, ymm11, ymm13                            ;   625.8 fp3     43 t[3]
        vpxor ymm8, ymm8, ymm7                              ;   627.7 fp0     43 t[3]
        vpand ymm7, ymm8, ymm4                              ;   631.7 fp1     43 t[3]
        vpxor ymm5, ymm5, ymm7                              ;   632.7 fp2     43 t[3]
        vpand ymm7, ymm8, ymm5                              ;   633.7 fp3     43 t[3]
        vpxor ymm7, ymm7, ymm1                              ;   634.7 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm4                              ;   631.7 fp1     43 t[3]
        vpor ymm12, ymm12, ymm1                             ;   632.7 fp2     43 t[3]
        vpxor ymm12, ymm12, ymm5                            ;   633.7 fp3     43 t[3]
        vpor ymm4, ymm12, ymm7                              ;   635.7 fp0     43 t[3]
        vpand ymm5, ymm5, ymm7                              ;   635.7 fp1     43 t[3]
        vpand ymm3, ymm3, ymm7                              ;   635.7 fp2     43 t[3]
        vpxor ymm8, ymm8, ymm5                              ;   636.7 fp3     43 t[3]
        vpxor ymm1, ymm1, ymm4                              ;   636.7 fp0     43 t[3]
        vpxor ymm4, ymm7, ymm12                             ;   635.7 fp1     43 t[3]
        vpand ymm15, ymm15, ymm1                            ;   637.7 fp2     43 t[3]
        vpxor ymm5, ymm4, ymm1                              ;   637.7 fp3     43 t[3]
        vpand ymm2, ymm2, ymm12                             ;   634.7 fp0     43 t[3]
        vpand ymm10, ymm10, ymm1                            ;   637.7 fp1     43 t[3]
        vpxor ymm1, ymm1, ymm8                              ;   637.7 fp2     43 t[3]
        vpand ymm9, ymm9, ymm4                              ;   636.7 fp3     43 t[3]
        vpxor ymm10, ymm10, ymm9                            ;   638.7 fp0     43 t[3]
        vpand ymm13, ymm13, ymm5                            ;   638.7 fp1     43 t[3]
        vpand ymm11, ymm11, ymm5                            ;   638.7 fp2     43 t[3]
        vpand ymm5, ymm12, [rbp + 5216]                     ;   634.7 fp3+agu1   43 t[3]
        vpxor ymm12, ymm12, ymm1                            ;   638.7 fp0     43 t[3]
        vpand ymm14, ymm14, ymm12                           ;   639.7 fp1     43 t[3]
        vpand ymm12, ymm12, [rbp + 4992]                    ;   639.7 fp2+agu0   43 t[3]
        vpand ymm0, ymm0, ymm1                              ;   638.7 fp3     43 t[3]
        vpand ymm6, ymm6, ymm7                              ;   636.0 fp0     43 t[3]
        vpand ymm1, ymm1, [rbp + 9184]                      ;   638.7 fp1+agu1   43 t[3]
        vpxor ymm7, ymm7, ymm8                              ;   637.7 fp2     43 t[3]
        vpand ymm4, ymm4, [rbp + 9152]                      ;   636.8 fp3+agu0   43 t[3]
        vpxor ymm0, ymm0, ymm12                             ;   640.7 fp0     43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   640.7 fp1     43 t[3]
        vpxor ymm14, ymm14, ymm6                            ;   641.7 fp2     43 t[3]
        vpxor ymm6, ymm6, ymm13                             ;   639.7 fp3     43 t[3]
        vpxor ymm5, ymm5, ymm1                              ;   639.7 fp0     43 t[3]
        vpand ymm1, ymm7, [rbp + 9120]                      ;   638.7 fp1+agu1   43 t[3]
        vpxor ymm14, ymm14, ymm1                            ;   642.7 fp2     43 t[3]
        vpxor ymm15, ymm15, ymm1                            ;   639.7 fp3     43 t[3]
        vpxor ymm6, ymm6, ymm15                             ;   640.7 fp0     43 t[3]
        vpand ymm7, ymm7, [rbp + 8928]                      ;   639.2 fp1+agu0   43 t[3]
        vpand ymm1, ymm8, [rbp + 9248]                      ;   639.7 fp2+agu1   43 t[3]
        vpand ymm8, ymm8, [rbp + 9216]                      ;   639.8 fp3+agu0   43 t[3]
        vpxor ymm5, ymm5, ymm13                             ;   640.7 fp0     43 t[3]
        vpxor ymm13, ymm10, ymm0                            ;   641.7 fp1     43 t[3]
        vpxor ymm13, ymm13, ymm6                            ;   642.7 fp2     43 t[3]
        vpxor ymm4, ymm4, ymm13                             ;   643.7 fp3     43 t[3]
        vpxor ymm5, ymm5, ymm4                              ;   644.7 fp0     43 t[3]
        vpxor ymm8, ymm8, ymm5                              ;   645.7 fp1     43 t[3]
        vpxor ymm3, ymm3, ymm8                              ;   646.7 fp2     43 t[3]
        vpxor ymm9, ymm9, ymm11                             ;   641.8 fp3     43 t[3]
        vpxor ymm9, ymm9, ymm3                              ;   647.7 fp0     43 t[3]
        vmovdqu ymm11, [rel aes128_encrypt.T0_constants256] ;   640.8 agu1    43 t[0] reload
        vpxor ymm13, ymm13, ymm11                           ;   647.8 fp1     43 t[3]
        vpxor ymm1, ymm1, ymm15                             ;   642.7 fp2     43 t[3]
        vpxor ymm1, ymm1, ymm4                              ;   644.7 fp3     43 t[3]
        vpxor ymm7, ymm7, ymm0                              ;   643.0 fp0     43 t[3]
        vpxor ymm6, ymm6, ymm11                             ;   647.8 fp1     43 t[3]
        vpxor ymm7, ymm7, ymm8                              ;   646.7 fp2     43 t[3]
        vpxor ymm1, ymm1, ymm11                             ;   647.8 fp3     43 t[3]
        vpxor ymm7, ymm7, ymm11                             ;   647.8 fp0     43 t[3]
        vmovdqu ymm15, [rbp + 2208]                         ;   642.3 agu0    43 t[3]
        vmovdqu ymm0, [rbp + 2272]                          ;   642.5 agu1    43 t[3]
        vmovdqu ymm4, [rbp + 2304]                          ;   643.3 agu0    43 t[3] reload
        vpxor ymm0, ymm0, ymm4                              ;   650.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   651.3 fp2     43 t[3]
        vmovdqu ymm8, [rbp + 2400]                          ;   643.5 agu1    43 t[3] reload
        vmovdqu [rbp + 9216], ymm13                         ;   648.8 agu2+fp5   43 t[3] spill
        vpxor ymm13, ymm15, ymm8                            ;   652.3 fp3     43 t[3]
        vmovdqu [rbp + 9248], ymm14                         ;   644.3 agu2+fp5   43 t[3] spill
        vpxor ymm14, ymm13, [rbp + 2368]                    ;   653.3 fp0+agu0   43 t[3]
        vmovdqu [rbp + 8928], ymm6                          ;   648.8 agu1+fp5   43 t[3] spill
        vpxor ymm6, ymm13, [rbp + 2176]                     ;   653.3 fp1+agu0   43 t[3]
        vmovdqu [rbp + 9120], ymm5                          ;   646.3 agu2+fp5   43 t[3] spill
        vpxor ymm5, ymm6, [rbp + 2240]                      ;   654.3 fp2+agu1   43 t[3]
        vmovdqu [rbp + 9152], ymm7                          ;   648.8 agu2+fp5   43 t[3] spill
        vpxor ymm7, ymm5, [rbp + 2272]                      ;   655.3 fp3+agu0   43 t[3]
        vmovdqu [rbp + 9184], ymm1                          ;   648.8 agu1+fp5   43 t[3] spill
        vpxor ymm1, ymm14, [rbp + 2336]                     ;   654.3 fp0+agu0   43 t[3]
        vmovdqu [rbp + 9280], ymm2                          ;   649.3 agu2+fp5   43 t[3] spill
        vpxor ymm2, ymm1, [rbp + 2176]                      ;   655.3 fp1+agu1   43 t[3]
        vmovdqu [rbp + 9312], ymm10                         ;   650.3 agu0+fp5   43 t[3] spill
        vpxor ymm10, ymm1, ymm4                             ;   655.3 fp2     43 t[3]
        vmovdqu [rbp + 9344], ymm12                         ;   651.3 agu2+fp5   43 t[3] spill
        vpxor ymm12, ymm14, ymm7                            ;   656.3 fp3     43 t[3]
        vmovdqu [rbp + 9376], ymm3                          ;   652.3 agu1+fp5   43 t[3] spill
        vpxor ymm3, ymm12, ymm8                             ;   657.3 fp0     43 t[3]
        vmovdqu [rbp + 9408], ymm9                          ;   653.3 agu0+fp5   43 t[3] spill
        vpxor ymm9, ymm10, ymm3                             ;   658.3 fp1     43 t[3]
        vpxor ymm11, ymm9, [rbp + 2272]                     ;   659.3 fp2+agu1   43 t[3]
        vpxor ymm4, ymm3, [rbp + 2176]                      ;   658.3 fp3+agu0   43 t[3]
        vpxor ymm0, ymm0, ymm4                              ;   659.3 fp0     43 t[3]
        vpand ymm4, ymm4, ymm3                              ;   659.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm4                            ;   660.3 fp2     43 t[3]
        vmovdqu [rbp + 9440], ymm3                          ;   658.3 agu2+fp5   43 t[3] spill
        vpand ymm3, ymm1, ymm9                              ;   659.3 fp3     43 t[3]
        vpxor ymm15, ymm15, ymm3                            ;   661.3 fp0     43 t[3]
        vpand ymm3, ymm7, ymm0                              ;   660.3 fp1     43 t[3]
        vpxor ymm4, ymm4, ymm3                              ;   661.3 fp2     43 t[3]
        vpxor ymm3, ymm7, ymm10                             ;   656.3 fp3     43 t[3]
        vmovdqu [rbp + 9472], ymm1                          ;   655.5 agu1+fp5   43 t[3] spill
        vpand ymm1, ymm3, ymm11                             ;   660.3 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm4                              ;   662.3 fp1     43 t[3]
        vpxor ymm1, ymm1, [rbp + 2304]                      ;   663.3 fp2+agu0   43 t[3]
        vmovdqu [rbp + 9504], ymm9                          ;   659.3 agu2+fp5   43 t[3] spill
        vpxor ymm9, ymm3, ymm8                              ;   657.3 fp3     43 t[3]
        vmovdqu [rbp + 9536], ymm3                          ;   657.5 agu1+fp5   43 t[3] spill
        vpor ymm3, ymm6, ymm8                               ;   657.7 fp0     43 t[3]
        vpxor ymm5, ymm5, ymm3                              ;   658.7 fp1     43 t[3]
        vpxor ymm3, ymm3, ymm15                             ;   662.3 fp2     43 t[3]
        vpxor ymm5, ymm5, ymm4                              ;   662.3 fp3     43 t[3]
        vpand ymm4, ymm12, ymm13                            ;   658.7 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm4                              ;   664.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm4                            ;   662.3 fp2     43 t[3]
        vpxor ymm4, ymm13, ymm0                             ;   660.3 fp3     43 t[3]
        vpand ymm8, ymm14, ymm4                             ;   661.3 fp0     43 t[3]
        vpxor ymm15, ymm15, ymm8                            ;   663.3 fp1     43 t[3]
        vpxor ymm8, ymm6, ymm11                             ;   660.3 fp2     43 t[3]
        vmovdqu [rbp + 9568], ymm4                          ;   661.3 agu0+fp5   43 t[3] spill
        vpand ymm4, ymm9, ymm8                              ;   661.3 fp3     43 t[3]
        vpxor ymm3, ymm3, ymm4                              ;   663.3 fp0     43 t[3]
        vpand ymm4, ymm15, ymm1                             ;   665.3 fp1     43 t[3]
        vpxor ymm3, ymm3, ymm4                              ;   666.3 fp2     43 t[3]
        vmovdqu [rbp + 9600], ymm14                         ;   661.0 agu2+fp5   43 t[3] spill
        vpand ymm14, ymm2, ymm10                            ;   661.5 fp3     43 t[3]
        vpxor ymm5, ymm5, ymm14                             ;   663.3 fp0     43 t[3]
        vpand ymm14, ymm5, ymm3                             ;   667.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm14                           ;   668.3 fp2     43 t[3]
        vpand ymm14, ymm5, ymm15                            ;   669.3 fp3     43 t[3]
        vpxor ymm14, ymm14, ymm1                            ;   670.3 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm3                              ;   667.3 fp1     43 t[3]
        vpor ymm4, ymm4, ymm1                               ;   668.3 fp2     43 t[3]
        vpxor ymm4, ymm4, ymm15                             ;   669.3 fp3     43 t[3]
        vpor ymm3, ymm4, ymm14                              ;   671.3 fp0     43 t[3]
        vpand ymm15, ymm15, ymm14                           ;   671.3 fp1     43 t[3]
        vpand ymm8, ymm8, ymm14                             ;   671.3 fp2     43 t[3]
        vpxor ymm5, ymm5, ymm15                             ;   672.3 fp3     43 t[3]
        vpxor ymm1, ymm1, ymm3                              ;   672.3 fp0     43 t[3]
        vpxor ymm15, ymm14, ymm4                            ;   671.3 fp1     43 t[3]
        vpand ymm7, ymm7, ymm1                              ;   673.3 fp2     43 t[3]
        vpxor ymm3, ymm15, ymm1                             ;   673.3 fp3     43 t[3]
        vpand ymm6, ymm6, ymm4                              ;   670.3 fp0     43 t[3]
        vpand ymm0, ymm0, ymm1                              ;   673.3 fp1     43 t[3]
        vpxor ymm1, ymm1, ymm5                              ;   673.3 fp2     43 t[3]
        vpand ymm11, ymm11, ymm15                           ;   672.3 fp3     43 t[3]
        vpxor ymm0, ymm0, ymm11                             ;   674.3 fp0     43 t[3]
        vpand ymm10, ymm10, ymm3                            ;   674.3 fp1     43 t[3]
        vpand ymm2, ymm2, ymm3                              ;   674.3 fp2     43 t[3]
        vpand ymm3, ymm4, [rbp + 2400]                      ;   670.3 fp3+agu1   43 t[3]
        vpxor ymm4, ymm4, ymm1                              ;   674.3 fp0     43 t[3]
        vpand ymm13, ymm13, ymm1                            ;   674.3 fp1     43 t[3]
        vpand ymm12, ymm12, ymm1                            ;   674.3 fp2     43 t[3]
        vpand ymm1, ymm4, [rbp + 9440]                      ;   675.3 fp3+agu0   43 t[3]
        vpand ymm4, ymm4, [rbp + 2176]                      ;   675.3 fp0+agu1   43 t[3]
        vpand ymm9, ymm9, ymm14                             ;   671.8 fp1     43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   673.3 fp2     43 t[3]
        vpand ymm15, ymm15, [rbp + 9536]                    ;   672.5 fp3+agu0   43 t[3]
        vpxor ymm13, ymm13, ymm4                            ;   676.3 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm3                              ;   676.3 fp1     43 t[3]
        vpxor ymm1, ymm1, ymm9                              ;   677.3 fp2     43 t[3]
        vpxor ymm9, ymm9, ymm10                             ;   675.3 fp3     43 t[3]
        vpxor ymm3, ymm3, ymm12                             ;   675.3 fp0     43 t[3]
        vpand ymm12, ymm14, [rbp + 9504]                    ;   674.3 fp1+agu1   43 t[3]
        vpxor ymm1, ymm1, ymm12                             ;   678.3 fp2     43 t[3]
        vpxor ymm7, ymm7, ymm12                             ;   675.3 fp3     43 t[3]
        vpxor ymm9, ymm9, ymm7                              ;   676.3 fp0     43 t[3]
        vpand ymm14, ymm14, [rbp + 9472]                    ;   674.8 fp1+agu0   43 t[3]
        vpand ymm12, ymm5, [rbp + 9600]                     ;   675.3 fp2+agu1   43 t[3]
        vpand ymm5, ymm5, [rbp + 9568]                      ;   675.5 fp3+agu0   43 t[3]
        vpxor ymm3, ymm3, ymm10                             ;   676.3 fp0     43 t[3]
        vpxor ymm10, ymm0, ymm13                            ;   677.3 fp1     43 t[3]
        vpxor ymm10, ymm10, ymm9                            ;   678.3 fp2     43 t[3]
        vpxor ymm15, ymm15, ymm10                           ;   679.3 fp3     43 t[3]
        vpxor ymm3, ymm3, ymm15                             ;   680.3 fp0     43 t[3]
        vpxor ymm5, ymm5, ymm3                              ;   681.3 fp1     43 t[3]
        vpxor ymm8, ymm8, ymm5                              ;   682.3 fp2     43 t[3]
        vpxor ymm11, ymm11, ymm2                            ;   677.5 fp3     43 t[3]
        vpxor ymm6, ymm6, ymm0                              ;   677.7 fp0     43 t[3]
        vpxor ymm6, ymm6, ymm4                              ;   678.7 fp1     43 t[3]
        vpxor ymm11, ymm11, ymm8                            ;   683.3 fp2     43 t[3]
        vpxor ymm6, ymm6, ymm8                              ;   683.3 fp3     43 t[3]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   677.0 agu1    43 t[0] reload
        vpxor ymm9, ymm9, ymm0                              ;   684.0 fp0     43 t[3]
        vpxor ymm12, ymm12, ymm7                            ;   678.8 fp1     43 t[3]
        vpxor ymm12, ymm12, ymm15                           ;   680.3 fp2     43 t[3]
        vpxor ymm14, ymm14, ymm13                           ;   679.5 fp3     43 t[3]
        vpxor ymm14, ymm14, ymm5                            ;   682.3 fp0     43 t[3]
        vpxor ymm12, ymm12, ymm0                            ;   684.0 fp1     43 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   684.0 fp2     43 t[3]
        vmovdqu ymm15, [rbp + 3488]                         ;   678.3 agu0    43 t[3]
        vmovdqu ymm2, [rbp + 3552]                          ;   678.5 agu1    43 t[3]
        vmovdqu ymm4, [rbp + 3584]                          ;   679.3 agu0    43 t[3] reload
        vpxor ymm2, ymm2, ymm4                              ;   686.3 fp3     43 t[3]
        vpxor ymm15, ymm15, ymm2                            ;   687.3 fp0     43 t[3]
        vmovdqu ymm5, [rbp + 3680]                          ;   679.5 agu1    43 t[3] reload
        vpxor ymm7, ymm15, ymm5                             ;   688.3 fp1     43 t[3]
        vpxor ymm8, ymm7, [rbp + 3648]                      ;   689.3 fp2+agu0   43 t[3]
        vmovdqu ymm13, [rbp + 3456]                         ;   680.5 agu1    43 t[3] reload
        vmovdqu [rbp + 9568], ymm3                          ;   681.3 agu2+fp5   43 t[3] spill
        vpxor ymm3, ymm7, ymm13                             ;   689.3 fp3     43 t[3]
        vmovdqu [rbp + 9600], ymm1                          ;   680.8 agu2+fp5   43 t[3] spill
        vpxor ymm1, ymm3, [rbp + 3520]                      ;   690.3 fp0+agu0   43 t[3]
        vmovdqu [rbp + 9472], ymm9                          ;   685.0 agu1+fp5   43 t[3] spill
        vpxor ymm9, ymm1, [rbp + 3552]                      ;   691.3 fp1+agu0   43 t[3]
        vmovdqu [rbp + 9504], ymm10                         ;   682.8 agu2+fp5   43 t[3] spill
        vpxor ymm10, ymm8, [rbp + 3616]                     ;   690.3 fp2+agu1   43 t[3]
        vmovdqu [rbp + 9536], ymm14                         ;   685.0 agu2+fp5   43 t[3] spill
        vpxor ymm14, ymm10, ymm13                           ;   691.3 fp3     43 t[3]
        vmovdqu [rbp + 9440], ymm12                         ;   685.0 agu0+fp5   43 t[3] spill
        vpxor ymm12, ymm10, ymm4                            ;   691.3 fp0     43 t[3]
        vmovdqu [rbp + 9632], ymm6                          ;   685.8 agu1+fp5   43 t[3] spill
        vpxor ymm6, ymm8, ymm9                              ;   692.3 fp1     43 t[3]
        vmovdqu [rbp + 9664], ymm11                         ;   686.8 agu2+fp5   43 t[3] spill
        vpxor ymm11, ymm6, ymm5                             ;   693.3 fp2     43 t[3]
        vpxor ymm0, ymm12, ymm11                            ;   694.3 fp3     43 t[3]
        vpxor ymm4, ymm0, [rbp + 3552]                      ;   695.3 fp0+agu0   43 t[3]
        vmovdqu [rbp + 9696], ymm1                          ;   691.3 agu1+fp5   43 t[3] spill
        vpxor ymm1, ymm11, ymm13                            ;   694.3 fp1     43 t[3]
        vpxor ymm2, ymm2, ymm1                              ;   695.3 fp2     43 t[3]
        vpand ymm1, ymm1, ymm11                             ;   695.3 fp3     43 t[3]
        vpxor ymm15, ymm15, ymm1                            ;   696.3 fp0     43 t[3]
        vpand ymm13, ymm10, ymm0                            ;   695.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm13                           ;   697.3 fp2     43 t[3]
        vpand ymm13, ymm9, ymm2                             ;   696.3 fp3     43 t[3]
        vpxor ymm1, ymm1, ymm13                             ;   697.3 fp0     43 t[3]
        vpxor ymm13, ymm9, ymm12                            ;   692.3 fp1     43 t[3]
        vmovdqu [rbp + 9728], ymm10                         ;   691.5 agu2+fp5   43 t[3] spill
        vpand ymm10, ymm13, ymm4                            ;   696.3 fp2     43 t[3]
        vpxor ymm10, ymm10, ymm1                            ;   698.3 fp3     43 t[3]
        vpxor ymm10, ymm10, [rbp + 3584]                    ;   699.3 fp0+agu0   43 t[3]
        vmovdqu [rbp + 9760], ymm0                          ;   695.3 agu1+fp5   43 t[3] spill
        vpxor ymm0, ymm13, ymm5                             ;   693.3 fp1     43 t[3]
        vmovdqu [rbp + 9792], ymm13                         ;   693.5 agu2+fp5   43 t[3] spill
        vpor ymm13, ymm3, ymm5                              ;   693.5 fp2     43 t[3]
        vpand ymm5, ymm6, ymm7                              ;   693.7 fp3     43 t[3]
        vpxor ymm10, ymm10, ymm5                            ;   700.3 fp0     43 t[3]
        vpxor ymm5, ymm5, ymm15                             ;   698.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm13                           ;   698.3 fp2     43 t[3]
        vpxor ymm13, ymm13, ymm1                            ;   698.3 fp3     43 t[3]
        vpxor ymm1, ymm7, ymm2                              ;   696.3 fp0     43 t[3]
        vpxor ymm13, ymm13, [rbp + 9696]                    ;   699.3 fp1+agu0   43 t[3]
        vmovdqu [rbp + 9696], ymm6                          ;   695.7 agu1+fp5   43 t[3] spill
        vpand ymm6, ymm8, ymm1                              ;   697.3 fp2     43 t[3]
        vpxor ymm5, ymm5, ymm6                              ;   699.3 fp3     43 t[3]
        vpxor ymm6, ymm3, ymm4                              ;   696.3 fp0     43 t[3]
        vmovdqu [rbp + 9824], ymm1                          ;   697.3 agu2+fp5   43 t[3] spill
        vpand ymm1, ymm0, ymm6                              ;   697.3 fp1     43 t[3]
        vpxor ymm15, ymm15, ymm1                            ;   699.3 fp2     43 t[3]
        vpand ymm1, ymm5, ymm10                             ;   701.3 fp3     43 t[3]
        vpxor ymm15, ymm15, ymm1                            ;   702.3 fp0     43 t[3]
        vmovdqu [rbp + 9856], ymm8                          ;   697.7 agu0+fp5   43 t[3] spill
        vpand ymm8, ymm14, ymm12                            ;   697.5 fp1     43 t[3]
        vpxor ymm13, ymm13, ymm8                            ;   700.3 fp2     43 t[3]
        vpand ymm8, ymm13, ymm15                            ;   703.3 fp3     43 t[3]
        vpxor ymm5, ymm5, ymm8                              ;   704.3 fp0     43 t[3]
        vpand ymm8, ymm13, ymm5                             ;   705.3 fp1     43 t[3]
        vpxor ymm8, ymm8, ymm10                             ;   706.3 fp2     43 t[3]
        vpxor ymm10, ymm10, ymm15                           ;   703.3 fp3     43 t[3]
        vpor ymm1, ymm1, ymm10                              ;   704.3 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm5                              ;   705.3 fp1     43 t[3]
        vpor ymm15, ymm1, ymm8                              ;   707.3 fp2     43 t[3]
        vpand ymm5, ymm5, ymm8                              ;   707.3 fp3     43 t[3]
        vpand ymm6, ymm6, ymm8                              ;   707.3 fp0     43 t[3]
        vpxor ymm13, ymm13, ymm5                            ;   708.3 fp1     43 t[3]
        vpxor ymm10, ymm10, ymm15                           ;   708.3 fp2     43 t[3]
        vpxor ymm15, ymm8, ymm1                             ;   707.3 fp3     43 t[3]
        vpand ymm9, ymm9, ymm10                             ;   709.3 fp0     43 t[3]
        vpxor ymm5, ymm15, ymm10                            ;   709.3 fp1     43 t[3]
        vpand ymm3, ymm3, ymm1                              ;   706.3 fp2     43 t[3]
        vpand ymm2, ymm2, ymm10                             ;   709.3 fp3     43 t[3]
        vpxor ymm10, ymm10, ymm13                           ;   709.3 fp0     43 t[3]
        vpand ymm4, ymm4, ymm15                             ;   708.3 fp1     43 t[3]
        vpxor ymm2, ymm2, ymm4                              ;   710.3 fp2     43 t[3]
        vpand ymm12, ymm12, ymm5                            ;   710.3 fp3     43 t[3]
        vpand ymm14, ymm14, ymm5                            ;   710.3 fp0     43 t[3]
        vpand ymm5, ymm1, [rbp + 3680]                      ;   706.3 fp1+agu1   43 t[3]
        vpxor ymm1, ymm1, ymm10                             ;   710.3 fp2     43 t[3]
        vpand ymm11, ymm11, ymm1                            ;   711.3 fp3     43 t[3]
        vpand ymm1, ymm1, [rbp + 3456]                      ;   711.3 fp0+agu0   43 t[3]
        vpand ymm7, ymm7, ymm10                             ;   710.3 fp1     43 t[3]
        vpand ymm0, ymm0, ymm8                              ;   707.7 fp2     43 t[3]
        vpand ymm10, ymm10, [rbp + 9696]                    ;   710.3 fp3+agu1   43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   709.3 fp0     43 t[3]
        vpand ymm15, ymm15, [rbp + 9792]                    ;   708.5 fp1+agu0   43 t[3]
        vpxor ymm7, ymm7, ymm1                              ;   712.3 fp2     43 t[3]
        vpxor ymm11, ymm11, ymm5                            ;   712.3 fp3     43 t[3]
        vpxor ymm11, ymm11, ymm0                            ;   713.3 fp0     43 t[3]
        vpxor ymm0, ymm0, ymm12                             ;   711.3 fp1     43 t[3]
        vpxor ymm5, ymm5, ymm10                             ;   711.3 fp2     43 t[3]
        vpand ymm10, ymm8, [rbp + 9760]                     ;   710.3 fp3+agu1   43 t[3]
        vpxor ymm11, ymm11, ymm10                           ;   714.3 fp0     43 t[3]
        vpxor ymm9, ymm9, ymm10                             ;   711.3 fp1     43 t[3]
        vpxor ymm0, ymm0, ymm9                              ;   712.3 fp2     43 t[3]
        vpand ymm8, ymm8, [rbp + 9728]                      ;   710.8 fp3+agu0   43 t[3]
        vpand ymm10, ymm13, [rbp + 9856]                    ;   711.3 fp0+agu1   43 t[3]
        vpand ymm13, ymm13, [rbp + 9824]                    ;   711.5 fp1+agu0   43 t[3]
        vpxor ymm5, ymm5, ymm12                             ;   712.3 fp2     43 t[3]
        vpxor ymm12, ymm2, ymm7                             ;   713.3 fp3     43 t[3]
        vpxor ymm12, ymm12, ymm0                            ;   714.3 fp0     43 t[3]
        vpxor ymm15, ymm15, ymm12                           ;   715.3 fp1     43 t[3]
        vpxor ymm5, ymm5, ymm15                             ;   716.3 fp2     43 t[3]
        vpxor ymm13, ymm13, ymm5                            ;   717.3 fp3     43 t[3]
        vpxor ymm6, ymm6, ymm13                             ;   718.3 fp0     43 t[3]
        vpxor ymm4, ymm4, ymm14                             ;   713.5 fp1     43 t[3]
        vpxor ymm3, ymm3, ymm2                              ;   713.7 fp2     43 t[3]
        vpxor ymm3, ymm3, ymm1                              ;   714.7 fp3     43 t[3]
        vpxor ymm4, ymm4, ymm6                              ;   719.3 fp0     43 t[3]
        vpxor ymm3, ymm3, ymm6                              ;   719.3 fp1     43 t[3]
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   713.0 agu1    43 t[0] reload
        vpxor ymm12, ymm12, ymm14                           ;   720.0 fp2     43 t[3]
        vpxor ymm10, ymm10, ymm9                            ;   714.8 fp3     43 t[3]
        vpxor ymm10, ymm10, ymm15                           ;   716.3 fp0     43 t[3]
        vpxor ymm0, ymm0, ymm14                             ;   720.0 fp1     43 t[3]
        vpxor ymm8, ymm8, ymm7                              ;   715.7 fp2     43 t[3]
        vpxor ymm8, ymm8, ymm13                             ;   718.3 fp3     43 t[3]
        vpxor ymm10, ymm10, ymm14                           ;   720.0 fp0     43 t[3]
        vpxor ymm8, ymm8, ymm14                             ;   720.0 fp1     43 t[3]
        vmovdqu ymm15, [rbp + 4768]                         ;   714.5 agu0    43 t[3]
        vmovdqu ymm1, [rbp + 4832]                          ;   714.7 agu1    43 t[3]
        vmovdqu ymm2, [rbp + 4864]                          ;   715.5 agu0    43 t[3] reload
        vpxor ymm1, ymm1, ymm2                              ;   722.5 fp2     43 t[3]
        vpxor ymm15, ymm15, ymm1                            ;   723.5 fp3     43 t[3]
        vmovdqu ymm6, [rbp + 4960]                          ;   715.7 agu1    43 t[3] reload
        vpxor ymm7, ymm15, ymm6                             ;   724.5 fp0     43 t[3]
        vpxor ymm9, ymm7, [rbp + 4928]                      ;   725.5 fp1+agu0   43 t[3]
        vmovdqu ymm13, [rbp + 4736]                         ;   716.7 agu1    43 t[3] reload
        vpxor ymm14, ymm7, ymm13                            ;   725.5 fp2     43 t[3]
        vmovdqu [rbp + 9824], ymm0                          ;   721.0 agu2+fp5   43 t[3] spill
        vpxor ymm0, ymm14, [rbp + 4800]                     ;   726.5 fp3+agu0   43 t[3]
        vmovdqu [rbp + 9856], ymm12                         ;   721.0 agu2+fp5   43 t[3] spill
        vpxor ymm12, ymm0, [rbp + 4832]                     ;   727.5 fp0+agu1   43 t[3]
        vmovdqu [rbp + 9728], ymm10                         ;   721.0 agu0+fp5   43 t[3] spill
        vpxor ymm10, ymm9, [rbp + 4896]                     ;   726.5 fp1+agu1   43 t[3]
        vmovdqu [rbp + 9760], ymm3                          ;   720.3 agu2+fp5   43 t[3] spill
        vpxor ymm3, ymm10, ymm13                            ;   727.5 fp2     43 t[3]
        vmovdqu [rbp + 9792], ymm4                          ;   720.5 agu0+fp5   43 t[3] spill
        vpxor ymm4, ymm10, ymm2                             ;   727.5 fp3     43 t[3]
        vmovdqu [rbp + 9696], ymm11                         ;   721.5 agu1+fp5   43 t[3] spill
        vpxor ymm11, ymm9, ymm12                            ;   728.5 fp0     43 t[3]
        vmovdqu [rbp + 9888], ymm5                          ;   722.5 agu2+fp5   43 t[3] spill
        vpxor ymm5, ymm11, ymm6                             ;   729.5 fp1     43 t[3]
        vmovdqu [rbp + 9920], ymm8                          ;   723.5 agu0+fp5   43 t[3] spill
        vpxor ymm8, ymm4, ymm5                              ;   730.5 fp2     43 t[3]
        vpxor ymm2, ymm8, [rbp + 4832]                      ;   731.5 fp3+agu1   43 t[3]
        vmovdqu [rbp + 9952], ymm0                          ;   727.5 agu2+fp5   43 t[3] spill
        vpxor ymm0, ymm5, ymm13                             ;   730.5 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm0                              ;   731.5 fp1     43 t[3]
        vpand ymm0, ymm0, ymm5                              ;   731.5 fp2     43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   732.5 fp3     43 t[3]
        vpand ymm13, ymm10, ymm8                            ;   731.5 fp0     43 t[3]
        vpxor ymm15, ymm15, ymm13                           ;   733.5 fp1     43 t[3]
        vpand ymm13, ymm12, ymm1                            ;   732.5 fp2     43 t[3]
        vpxor ymm0, ymm0, ymm13                             ;   733.5 fp3     43 t[3]
        vpxor ymm13, ymm12, ymm4                            ;   728.5 fp0     43 t[3]
        vmovdqu [rbp + 9984], ymm10                         ;   727.7 agu0+fp5   43 t[3] spill
        vpand ymm10, ymm13, ymm2                            ;   732.5 fp1     43 t[3]
        vpxor ymm10, ymm10, ymm0                            ;   734.5 fp2     43 t[3]
        vpxor ymm10, ymm10, [rbp + 4864]                    ;   735.5 fp3+agu1   43 t[3]
        vmovdqu [rbp + 10016], ymm8                         ;   731.5 agu2+fp5   43 t[3] spill
        vpxor ymm8, ymm13, ymm6                             ;   729.5 fp0     43 t[3]
        vmovdqu [rbp + 10048], ymm13                        ;   729.7 agu0+fp5   43 t[3] spill
        vpor ymm13, ymm14, ymm6                             ;   729.7 fp1     43 t[3]
        vpand ymm6, ymm11, ymm7                             ;   729.8 fp2     43 t[3]
        vpxor ymm10, ymm10, ymm6                            ;   736.5 fp3     43 t[3]
        vpxor ymm6, ymm6, ymm15                             ;   734.5 fp0     43 t[3]
        vpxor ymm15, ymm15, ymm13                           ;   734.5 fp1     43 t[3]
        vpxor ymm13, ymm13, ymm0                            ;   734.5 fp2     43 t[3]
        vpxor ymm0, ymm7, ymm1                              ;   732.5 fp3     43 t[3]
        vpxor ymm13, ymm13, [rbp + 9952]                    ;   735.5 fp0+agu1   43 t[3]
        vmovdqu [rbp + 9952], ymm11                         ;   731.8 agu2+fp5   43 t[3] spill
        vpand ymm11, ymm9, ymm0                             ;   733.5 fp1     43 t[3]
        vpxor ymm6, ymm6, ymm11                             ;   735.5 fp2     43 t[3]
        vpxor ymm11, ymm14, ymm2                            ;   732.5 fp3     43 t[3]
        vmovdqu [rbp + 10080], ymm0                         ;   733.5 agu0+fp5   43 t[3] spill
        vpand ymm0, ymm8, ymm11                             ;   733.5 fp0     43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   735.5 fp1     43 t[3]
        vpand ymm0, ymm6, ymm10                             ;   737.5 fp2     43 t[3]
        vpxor ymm15, ymm15, ymm0                            ;   738.5 fp3     43 t[3]
        vmovdqu [rbp + 10112], ymm9                         ;   733.8 agu1+fp5   43 t[3] spill
        vpand ymm9, ymm3, ymm4                              ;   733.7 fp0     43 t[3]
        vpxor ymm13, ymm13, ymm9                            ;   736.5 fp1     43 t[3]
        vpand ymm9, ymm13, ymm15                            ;   739.5 fp2     43 t[3]
        vpxor ymm6, ymm6, ymm9                              ;   740.5 fp3     43 t[3]
        vpand ymm9, ymm13, ymm6                             ;   741.5 fp0     43 t[3]
        vpxor ymm9, ymm9, ymm10                             ;   742.5 fp1     43 t[3]
        vpxor ymm10, ymm10, ymm15                           ;   739.5 fp2     43 t[3]
        vpor ymm0, ymm0, ymm10                              ;   740.5 fp3     43 t[3]
        vpxor ymm0, ymm0, ymm6                              ;   741.5 fp0     43 t[3]
        vpor ymm15, ymm0, ymm9                              ;   743.5 fp1     43 t[3]
        vpand ymm6, ymm6, ymm9                              ;   743.5 fp2     43 t[3]
        vpand ymm11, ymm11, ymm9                            ;   743.5 fp3     43 t[3]
        vpxor ymm13, ymm13, ymm6                            ;   744.5 fp0     43 t[3]
        vpxor ymm10, ymm10, ymm15                           ;   744.5 fp1     43 t[3]
        vpxor ymm15, ymm9, ymm0                             ;   743.5 fp2     43 t[3]
        vpand ymm12, ymm12, ymm10                           ;   745.5 fp3     43 t[3]
        vpxor ymm6, ymm15, ymm10                            ;   745.5 fp0     43 t[3]
        vpand ymm14, ymm14, ymm0                            ;   742.5 fp1     43 t[3]
        vpand ymm1, ymm1, ymm10                             ;   745.5 fp2     43 t[3]
        vpxor ymm10, ymm10, ymm13                           ;   745.5 fp3     43 t[3]
        vpand ymm2, ymm2, ymm15                             ;   744.5 fp0     43 t[3]
        vpxor ymm1, ymm1, ymm2                              ;   746.5 fp1     43 t[3]
        vpand ymm4, ymm4, ymm6                              ;   746.5 fp2     43 t[3]
        vpand ymm3, ymm3, ymm6                              ;   746.5 fp3     43 t[3]
        vpand ymm6, ymm0, [rbp + 4960]                      ;   742.5 fp0+agu0   43 t[3]
        vpxor ymm0, ymm0, ymm10                             ;   746.5 fp1     43 t[3]
        vpand ymm5, ymm5, ymm0                              ;   747.5 fp2     43 t[3]
        vpand ymm0, ymm0, [rbp + 4736]                      ;   747.5 fp3+agu1   43 t[3]
        vpand ymm7, ymm7, ymm10                             ;   746.5 fp0     43 t[3]
        vpand ymm8, ymm8, ymm9                              ;   743.8 fp1     43 t[3]
        vpand ymm10, ymm10, [rbp + 9952]                    ;   746.5 fp2+agu0   43 t[3]
        vpxor ymm9, ymm9, ymm13                             ;   745.5 fp3     43 t[3]
        vpand ymm15, ymm15, [rbp + 10048]                   ;   744.7 fp0+agu1   43 t[3]
        vpxor ymm7, ymm7, ymm0                              ;   748.5 fp1     43 t[3]
        vpxor ymm5, ymm5, ymm6                              ;   748.5 fp2     43 t[3]
        vpxor ymm5, ymm5, ymm8                              ;   749.5 fp3     43 t[3]
        vpxor ymm8, ymm8, ymm4                              ;   747.5 fp0     43 t[3]
        vpxor ymm6, ymm6, ymm10                             ;   747.5 fp1     43 t[3]
        vpand ymm10, ymm9, [rbp + 10016]                    ;   746.5 fp2+agu0   43 t[3]
        vpxor ymm5, ymm5, ymm10                             ;   750.5 fp3     43 t[3]
        vpxor ymm12, ymm12, ymm10                           ;   747.5 fp0     43 t[3]
        vpxor ymm8, ymm8, ymm12                             ;   748.5 fp1     43 t[3]
        vpand ymm9, ymm9, [rbp + 9984]                      ;   747.0 fp2+agu1   43 t[3]
        vpand ymm10, ymm13, [rbp + 10112]                   ;   747.5 fp3+agu0   43 t[3]
        vpand ymm13, ymm13, [rbp + 10080]                   ;   747.7 fp0+agu1   43 t[3]
        vpxor ymm6, ymm6, ymm4                              ;   748.5 fp1     43 t[3]
        vpxor ymm4, ymm1, ymm7                              ;   749.5 fp2     43 t[3]
        vpxor ymm4, ymm4, ymm8                              ;   750.5 fp3     43 t[3]
        vpxor ymm15, ymm15, ymm4                            ;   751.5 fp0     43 t[3]
        vpxor ymm6, ymm6, ymm15                             ;   752.5 fp1     43 t[3]
        vpxor ymm13, ymm13, ymm6                            ;   753.5 fp2     43 t[3]
        vpxor ymm11, ymm11, ymm13                           ;   754.5 fp3     43 t[3]
        vpxor ymm2, ymm2, ymm3                              ;   749.7 fp0     43 t[3]
        vpxor ymm14, ymm14, ymm1                            ;   749.8 fp1     43 t[3]
        vpxor ymm14, ymm14, ymm0                            ;   750.8 fp2     43 t[3]
        vpxor ymm2, ymm2, ymm11                             ;   755.5 fp3     43 t[3]
        vpxor ymm14, ymm14, ymm11                           ;   755.5 fp0     43 t[3]
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   749.2 agu0    43 t[0] reload
        vpxor ymm8, ymm8, ymm0                              ;   756.2 fp1     43 t[3]
        vmovdqu ymm1, [rbp + 9408]                          ;   749.5 agu1    55 t[3]
        vmovdqu ymm3, [rbp + 9664]                          ;   750.2 agu0    43 t[3] reload
        vpxor ymm1, ymm1, ymm3                              ;   757.2 fp2     55 t[3]
        vmovdqu ymm11, [rbp + 9280]                         ;   750.5 agu1    55 t[3]
        vpxor ymm11, ymm11, [rbp + 9312]                    ;   757.5 fp3+agu0   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9376]                    ;   758.5 fp0+agu1   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9344]                    ;   759.5 fp1+agu0   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9632]                    ;   760.5 fp2+agu1   55 t[3]
        vpxor ymm10, ymm10, ymm12                           ;   752.5 fp3     55 t[3]
        vmovdqu ymm12, [rbp + 9184]                         ;   753.2 agu0    55 t[3]
        vpxor ymm12, ymm12, [rbp + 9440]                    ;   760.2 fp0+agu1   55 t[3]
        vpxor ymm10, ymm10, ymm15                           ;   753.5 fp1     55 t[3]
        vmovdqu ymm15, [rbp + 9408]                         ;   754.2 agu0    43 t[3] reload
        vmovdqu [rbp + 9344], ymm14                         ;   756.5 agu2+fp5   43 t[3] spill
        vpxor ymm14, ymm2, ymm15                            ;   761.2 fp2     55 t[3]
        vpxor ymm10, ymm10, ymm0                            ;   756.2 fp3     55 t[3]
        vpxor ymm10, ymm10, [rbp + 9440]                    ;   757.2 fp0+agu1   55 t[3]
        vpxor ymm9, ymm9, ymm7                              ;   753.8 fp1     55 t[3]
        vmovdqu ymm7, [rbp + 9152]                          ;   755.2 agu0    55 t[3]
        vpxor ymm7, ymm7, [rbp + 9536]                      ;   762.2 fp2+agu1   55 t[3]
        vpxor ymm15, ymm15, ymm7                            ;   763.2 fp3     55 t[3]
        vpxor ymm9, ymm9, ymm13                             ;   755.2 fp0     55 t[3]
        vmovdqu ymm13, [rbp + 9120]                         ;   756.2 agu0    43 t[3] reload
        vmovdqu [rbp + 9440], ymm14                         ;   762.2 agu2+fp5   55 t[3] spill
        vpxor ymm14, ymm6, ymm13                            ;   763.2 fp1     55 t[3]
        vpxor ymm14, ymm14, ymm12                           ;   764.2 fp2     55 t[3]
        vpxor ymm12, ymm12, [rbp + 9920]                    ;   761.2 fp3+agu1   55 t[3]
        vpxor ymm9, ymm9, ymm0                              ;   756.5 fp0     55 t[3]
        vpxor ymm9, ymm9, [rbp + 9536]                      ;   757.5 fp1+agu0   55 t[3]
        vpxor ymm7, ymm7, ymm10                             ;   763.2 fp2     55 t[3]
        vpxor ymm3, ymm3, [rbp + 9792]                      ;   757.5 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9664], ymm7                          ;   764.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm7, [rbp + 9152]                          ;   758.2 agu0    55 t[3]
        vpxor ymm7, ymm7, [rbp + 9920]                      ;   765.2 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9920], ymm14                         ;   765.2 agu2+fp5   55 t[3] spill
        vpxor ymm14, ymm6, [rbp + 9888]                     ;   759.2 fp1+agu0   55 t[3]
        vpxor ymm13, ymm1, [rbp + 9504]                     ;   759.5 fp2+agu1   55 t[3]
        vpxor ymm13, ymm13, ymm0                            ;   760.5 fp3     55 t[3]
        vpxor ymm4, ymm4, ymm0                              ;   759.5 fp0     55 t[3]
        vmovdqu ymm0, [rbp + 9696]                          ;   760.2 agu0    43 t[3] reload
        vmovdqu [rbp + 9504], ymm1                          ;   759.8 agu2+fp5   55 t[3] spill
        vpxor ymm1, ymm5, ymm0                              ;   767.2 fp1     55 t[3]
        vpxor ymm2, ymm2, [rbp + 9792]                      ;   760.5 fp2+agu1   55 t[3]
        vpxor ymm4, ymm4, [rbp + 9856]                      ;   761.2 fp3+agu0   55 t[3]
        vmovdqu [rbp + 9792], ymm6                          ;   760.8 agu2+fp5   43 t[3] spill
        vpxor ymm6, ymm3, [rbp + 9632]                      ;   761.5 fp0+agu1   55 t[3]
        vpxor ymm6, ymm6, [rbp + 9760]                      ;   762.5 fp1+agu0   55 t[3]
        vmovdqu [rbp + 9632], ymm5                          ;   761.8 agu2+fp5   43 t[3] spill
        vpxor ymm5, ymm10, [rbp + 9728]                     ;   762.5 fp2+agu1   55 t[3]
        vmovdqu [rbp + 9888], ymm10                         ;   762.8 agu2+fp5   55 t[3] spill
        vpxor ymm10, ymm1, [rbp + 9472]                     ;   768.2 fp3+agu0   55 t[3]
        vpxor ymm1, ymm1, ymm2                              ;   768.2 fp0     55 t[3]
        vmovdqu [rbp + 9152], ymm14                         ;   763.8 agu1+fp5   55 t[3] spill
        vpxor ymm14, ymm9, ymm12                            ;   762.2 fp1     55 t[3]
        vmovdqu [rbp + 9536], ymm12                         ;   764.8 agu2+fp5   55 t[3] spill
        vpxor ymm12, ymm3, ymm15                            ;   764.2 fp2     55 t[3]
        vpxor ymm9, ymm9, ymm12                             ;   765.2 fp3     55 t[3]
        vpxor ymm3, ymm3, ymm4                              ;   762.8 fp0     55 t[3]
        vpxor ymm0, ymm0, [rbp + 9600]                      ;   767.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 9696], ymm9                          ;   766.2 agu1+fp5   55 t[3] spill
        vpxor ymm9, ymm10, [rbp + 8928]                     ;   769.2 fp2+agu0   55 t[3]
        vpxor ymm10, ymm10, [rbp + 9248]                    ;   769.2 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9408], ymm15                         ;   766.8 agu2+fp5   55 t[3] spill
        vpxor ymm15, ymm8, ymm9                             ;   770.2 fp0     55 t[3]
        vmovdqu [rbp + 9376], ymm3                          ;   767.8 agu2+fp5   55 t[3] spill
        vpxor ymm3, ymm4, ymm1                              ;   769.2 fp1     55 t[3]
        vpxor ymm3, ymm3, ymm15                             ;   771.2 fp2     55 t[3]
        vpxor ymm4, ymm4, ymm13                             ;   764.8 fp3     55 t[3]
        vpxor ymm13, ymm13, [rbp + 9216]                    ;   766.2 fp0+agu0   55 t[3]
        vmovdqu [rbp + 9312], ymm15                         ;   771.2 agu1+fp5   55 t[3] spill
        vpxor ymm15, ymm11, [rbp + 9344]                    ;   767.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 9280], ymm3                          ;   772.2 agu2+fp5   55 t[3] spill
        vpxor ymm3, ymm0, ymm10                             ;   770.2 fp2     55 t[3]
        vpxor ymm0, ymm0, ymm6                              ;   768.2 fp3     55 t[3]
        vpxor ymm0, ymm0, ymm15                             ;   769.2 fp0     55 t[3]
        vpxor ymm6, ymm6, [rbp + 9152]                      ;   770.8 fp1+agu1   55 t[3]
        vmovdqu [rbp + 10080], ymm15                        ;   770.8 agu2+fp5   55 t[3] spill
        vpxor ymm15, ymm2, ymm7                             ;   767.5 fp2     55 t[3]
        vpxor ymm2, ymm2, [rbp + 9760]                      ;   768.2 fp3+agu0   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9344]                      ;   769.2 fp0+agu1   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9792]                      ;   770.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 9792], ymm7                          ;   771.8 agu2+fp5   55 t[3] spill
        vmovdqu ymm7, [rbp + 9120]                          ;   769.5 agu1    55 t[3]
        vpxor ymm7, ymm7, [rbp + 9568]                      ;   776.5 fp2+agu0   55 t[3]
        vpxor ymm2, ymm2, ymm7                              ;   777.5 fp3     55 t[3]
        vpxor ymm7, ymm7, ymm5                              ;   777.5 fp0     55 t[3]
        vpxor ymm5, ymm5, ymm14                             ;   769.5 fp1     55 t[3]
        vpxor ymm5, ymm5, [rbp + 9184]                      ;   770.5 fp2+agu1   55 t[3]
        vmovdqu [rbp + 9344], ymm2                          ;   778.5 agu2+fp5   55 t[3] spill
        vmovdqu ymm2, [rbp + 9472]                          ;   771.2 agu0    55 t[3]
        vpxor ymm2, ymm2, [rbp + 9824]                      ;   778.2 fp3+agu1   55 t[3]
        vpxor ymm8, ymm8, ymm2                              ;   779.2 fp0     55 t[3]
        vpxor ymm2, ymm2, ymm4                              ;   779.2 fp1     55 t[3]
        vmovdqu [rbp + 9472], ymm3                          ;   773.8 agu2+fp5   55 t[3] spill
        vmovdqa ymm3, ymm13                                 ;   770.8         55 t[3] copy
        vmovdqu [rbp + 10112], ymm15                        ;   774.8 agu2+fp5   55 t[3] spill
        vmovdqu ymm15, [rbp + 9856]                         ;   772.2 agu0    55 t[3]
        vpxor ymm15, ymm15, [rbp + 9440]                    ;   779.2 fp2+agu1   55 t[3]
        vpxor ymm3, ymm3, ymm15                             ;   780.2 fp3     55 t[3]
        vmovdqu [rbp + 9856], ymm3                          ;   781.2 agu2+fp5   55 t[3] spill
        vpxor ymm3, ymm11, [rbp + 9632]                     ;   773.2 fp0+agu0   55 t[3]
        vpxor ymm3, ymm3, [rbp + 9440]                      ;   774.2 fp1+agu1   55 t[3]
        vpxor ymm3, ymm3, [rbp + 9248]                      ;   775.2 fp2+agu0   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9504]                    ;   774.5 fp3+agu1   55 t[3]
        vpxor ymm4, ymm4, [r8 + 7168]                       ;   775.2 fp0+agu0   55 t[3]
        vpxor ymm13, ymm13, ymm8                            ;   780.2 fp1     55 t[3]
        vpxor ymm13, ymm13, [r8 + 7200]                     ;   781.2 fp2+agu1   55 t[3]
        vpxor ymm9, ymm9, [r8 + 7232]                       ;   776.2 fp3+agu0   55 t[3]
        vpxor ymm9, ymm9, [rbp + 9600]                      ;   777.2 fp0+agu1   55 t[3]
        vpxor ymm14, ymm14, [r8 + 7360]                     ;   777.2 fp1+agu0   55 t[3]
        vpxor ymm12, ymm12, [r8 + 7392]                     ;   777.5 fp2+agu1   55 t[3]
        vpxor ymm12, ymm12, [rbp + 9440]                    ;   778.5 fp3+agu0   55 t[3]
        vpxor ymm15, ymm15, ymm2                            ;   780.2 fp0     55 t[3]
        vpxor ymm15, ymm15, [r8 + 7456]                     ;   781.2 fp1+agu1   55 t[3]
        vpxor ymm15, ymm15, [rbp + 9280]                    ;   782.2 fp2+agu0   55 t[3]
        vpxor ymm10, ymm10, [r8 + 7488]                     ;   779.5 fp3+agu1   55 t[3]
        vpxor ymm10, ymm10, [rbp + 9824]                    ;   780.5 fp0+agu0   55 t[3]
        vmovdqu [rbp + 9824], ymm10                         ;   781.5 agu2+fp5   55 t[3] spill
        vpxor ymm10, ymm3, ymm1                             ;   778.2 fp1     55 t[3]
        vpxor ymm10, ymm10, ymm0                            ;   779.2 fp2     55 t[3]
        vpxor ymm10, ymm10, [r8 + 7264]                     ;   780.5 fp3+agu1   55 t[3]
        vpxor ymm0, ymm0, [r8 + 7520]                       ;   781.2 fp0+agu0   55 t[3]
        vmovdqu [rbp + 9440], ymm0                          ;   782.2 agu2+fp5   55 t[3] spill
        vpxor ymm0, ymm11, [rbp + 9568]                     ;   781.5 fp1+agu1   55 t[3]
        vpxor ymm0, ymm0, [r8 + 7296]                       ;   782.5 fp2+agu0   55 t[3]
        vpxor ymm0, ymm0, [rbp + 9152]                      ;   783.5 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9568], ymm15                         ;   783.2 agu2+fp5   55 t[3] spill
        vpxor ymm15, ymm7, [r8 + 7328]                      ;   783.2 fp0+agu0   55 t[3]
        vpxor ymm7, ymm7, [r8 + 7584]                       ;   783.5 fp1+agu1   55 t[3]
        vpxor ymm7, ymm7, [rbp + 9152]                      ;   784.5 fp2+agu0   55 t[3]
        vpxor ymm7, ymm7, [rbp + 9920]                      ;   785.5 fp3+agu1   55 t[3]
        vpxor ymm8, ymm8, [r8 + 7744]                       ;   785.2 fp0+agu0   55 t[3]
        vpxor ymm8, ymm8, [rbp + 9472]                      ;   786.2 fp1+agu1   55 t[3]
        vpxor ymm1, ymm1, [r8 + 7776]                       ;   786.2 fp2+agu0   55 t[3]
        vpxor ymm1, ymm1, [rbp + 10080]                     ;   787.2 fp3+agu1   55 t[3]
        vmovdqu [rbp + 10080], ymm1                         ;   788.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm1, [rbp + 9376]                          ;   787.2 agu0    55 t[3]
        vpxor ymm1, ymm1, [r8 + 7424]                       ;   794.2 fp0+agu1   55 t[3]
        vpxor ymm1, ymm1, [rbp + 9216]                      ;   795.2 fp1+agu0   55 t[3]
        vmovdqu [rbp + 9216], ymm8                          ;   787.2 agu2+fp5   55 t[3] spill
        vpxor ymm8, ymm6, [rbp + 9120]                      ;   788.5 fp2+agu1   55 t[3]
        vpxor ymm8, ymm8, [r8 + 7552]                       ;   789.5 fp3+agu0   55 t[3]
        vmovdqu [rbp + 9120], ymm7                          ;   786.5 agu2+fp5   55 t[3] spill
        vpxor ymm7, ymm5, [rbp + 9664]                      ;   789.5 fp0+agu1   55 t[3]
        vpxor ymm7, ymm7, [r8 + 7616]                       ;   790.5 fp1+agu0   55 t[3]
        vpxor ymm5, ymm5, [r8 + 7872]                       ;   790.5 fp2+agu1   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9792]                      ;   791.5 fp3+agu0   55 t[3]
        vpxor ymm2, ymm2, [r8 + 7968]                       ;   791.5 fp0+agu1   55 t[3]
        vpxor ymm2, ymm2, [rbp + 8928]                      ;   792.5 fp1+agu0   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9856]                      ;   793.5 fp2+agu1   55 t[3]
        vmovdqu [rbp + 8928], ymm2                          ;   794.5 agu2+fp5   55 t[3] spill
        vmovdqu ymm2, [rbp + 10112]                         ;   793.2 agu0    55 t[3]
        vpxor ymm2, ymm2, [r8 + 7648]                       ;   800.2 fp3+agu1   55 t[3]
        vpxor ymm2, ymm2, [rbp + 9408]                      ;   801.2 fp0+agu0   55 t[3]
        vpxor ymm6, ymm6, ymm11                             ;   788.2 fp1     55 t[3]
        vmovdqu ymm11, [rbp + 9376]                         ;   794.5 agu1    55 t[3]
        vpxor ymm11, ymm11, [r8 + 7680]                     ;   801.5 fp2+agu0   55 t[3]
        vpxor ymm11, ymm11, [rbp + 9856]                    ;   802.5 fp3+agu1   55 t[3]
        vpxor ymm3, ymm3, [r8 + 8032]                       ;   796.2 fp0+agu0   55 t[3]
        vpxor ymm3, ymm3, [rbp + 9760]                      ;   797.2 fp1+agu1   55 t[3]
        vpxor ymm6, ymm6, [r8 + 8064]                       ;   797.2 fp2+agu0   55 t[3]
        vpxor ymm6, ymm6, [rbp + 9344]                      ;   798.2 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9760], ymm6                          ;   799.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm6, [rbp + 9280]                          ;   798.2 agu0    55 t[3]
        vpxor ymm6, ymm6, [r8 + 7712]                       ;   805.2 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9280], ymm3                          ;   798.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9344]                          ;   799.2 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 7808]                       ;   806.2 fp1+agu1   55 t[3]
        vmovdqu [rbp + 9344], ymm5                          ;   794.7 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9184]                          ;   800.2 agu0    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7840]                       ;   807.2 fp2+agu1   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9888]                      ;   808.2 fp3+agu0   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9152]                      ;   809.2 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9152], ymm5                          ;   810.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 10112]                         ;   802.2 agu0    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7904]                       ;   809.2 fp1+agu1   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9696]                      ;   810.2 fp2+agu0   55 t[3]
        vmovdqu [rbp + 10112], ymm5                         ;   811.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9856]                          ;   803.5 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 7936]                       ;   810.5 fp3+agu0   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9504]                      ;   811.5 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9504], ymm5                          ;   812.5 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9472]                          ;   805.2 agu0    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8000]                       ;   812.2 fp1+agu1   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9312]                      ;   813.2 fp2+agu0   55 t[3]
        vmovdqu [rbp + 9312], ymm5                          ;   814.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9920]                          ;   806.5 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8096]                       ;   813.5 fp3+agu0   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9728]                      ;   814.5 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9728], ymm5                          ;   815.5 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9536]                          ;   808.2 agu0    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8128]                       ;   815.2 fp1+agu1   55 t[3]
        vpxor ymm5, ymm5, [rbp + 9664]                      ;   816.2 fp2+agu0   55 t[3]
        vmovdqu [rbp + 9664], ymm5                          ;   817.2 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 9696]                          ;   809.5 agu1    55 t[3]
        vpxor ymm5, ymm5, [r8 + 8160]                       ;   816.5 fp3+agu0   55 t[3]
        vmovdqu [rbp + 9696], ymm5                          ;   817.5 agu2+fp5   55 t[3] spill
        vmovdqu ymm5, [rbp + 6400]                          ;   810.5 agu1    55 t[0] reload
        vmovdqu [rbp + 1920], ymm5                          ;   817.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6304]                          ;   811.5 agu1    55 t[0] reload
        vmovdqu [rbp + 1952], ymm5                          ;   818.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7104]                          ;   812.2 agu0    55 t[0] reload
        vmovdqu [rbp + 1984], ymm5                          ;   819.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6880]                          ;   812.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2016], ymm5                          ;   819.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6656]                          ;   813.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2048], ymm5                          ;   820.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6816]                          ;   814.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2080], ymm5                          ;   821.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6592]                          ;   814.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2112], ymm5                          ;   821.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6560]                          ;   815.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2144], ymm5                          ;   822.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7008]                          ;   816.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2176], ymm5                          ;   823.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6944]                          ;   816.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2208], ymm5                          ;   823.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6176]                          ;   817.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2240], ymm5                          ;   824.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6976]                          ;   818.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2272], ymm5                          ;   825.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6784]                          ;   818.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2304], ymm5                          ;   825.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6496]                          ;   819.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2336], ymm5                          ;   826.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6752]                          ;   820.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2368], ymm5                          ;   827.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6112]                          ;   820.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2400], ymm5                          ;   827.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6848]                          ;   821.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2432], ymm5                          ;   828.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6432]                          ;   822.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2464], ymm5                          ;   829.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6624]                          ;   822.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2496], ymm5                          ;   829.5 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6336]                          ;   823.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2528], ymm5                          ;   830.5 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6528]                          ;   824.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2560], ymm5                          ;   831.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7072]                          ;   824.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2592], ymm5                          ;   832.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6720]                          ;   825.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2624], ymm5                          ;   833.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6368]                          ;   826.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2656], ymm5                          ;   834.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7136]                          ;   826.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2688], ymm5                          ;   835.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6464]                          ;   827.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2720], ymm5                          ;   836.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6688]                          ;   828.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2752], ymm5                          ;   837.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7168]                          ;   828.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2784], ymm5                          ;   838.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6080]                          ;   829.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2816], ymm5                          ;   839.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6240]                          ;   830.2 agu0    55 t[0] reload
        vmovdqu [rbp + 2848], ymm5                          ;   840.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7040]                          ;   830.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2880], ymm5                          ;   841.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6912]                          ;   831.5 agu1    55 t[0] reload
        vmovdqu [rbp + 2912], ymm5                          ;   842.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8000]                          ;   832.2 agu0    55 t[1] reload
        vmovdqu [rbp + 2944], ymm5                          ;   843.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7968]                          ;   832.5 agu1    55 t[1] reload
        vmovdqu [rbp + 2976], ymm5                          ;   844.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7936]                          ;   833.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3008], ymm5                          ;   845.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7520]                          ;   834.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3040], ymm5                          ;   846.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7296]                          ;   834.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3072], ymm5                          ;   847.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7456]                          ;   835.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3104], ymm5                          ;   848.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7232]                          ;   836.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3136], ymm5                          ;   849.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7200]                          ;   836.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3168], ymm5                          ;   850.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7648]                          ;   837.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3200], ymm5                          ;   851.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7584]                          ;   838.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3232], ymm5                          ;   852.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7840]                          ;   838.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3264], ymm5                          ;   853.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7616]                          ;   839.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3296], ymm5                          ;   854.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7424]                          ;   840.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3328], ymm5                          ;   855.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6144]                          ;   840.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3360], ymm5                          ;   856.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7392]                          ;   841.5 agu1    55 t[1] reload
        vmovdqu [rbp + 3392], ymm5                          ;   857.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7872]                          ;   842.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3424], ymm5                          ;   858.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7488]                          ;   843.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3456], ymm5                          ;   859.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6048]                          ;   844.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3488], ymm5                          ;   860.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7264]                          ;   845.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3520], ymm5                          ;   861.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8032]                          ;   846.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3552], ymm5                          ;   862.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6208]                          ;   847.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3584], ymm5                          ;   863.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6016]                          ;   848.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3616], ymm5                          ;   864.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7360]                          ;   849.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3648], ymm5                          ;   865.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8064]                          ;   850.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3680], ymm5                          ;   866.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7808]                          ;   851.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3712], ymm5                          ;   867.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 6272]                          ;   852.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3744], ymm5                          ;   868.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7328]                          ;   853.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3776], ymm5                          ;   869.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7712]                          ;   854.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3808], ymm5                          ;   870.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7776]                          ;   855.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3840], ymm5                          ;   871.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7744]                          ;   856.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3872], ymm5                          ;   872.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7680]                          ;   857.2 agu1    55 t[1] reload
        vmovdqu [rbp + 3904], ymm5                          ;   873.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7552]                          ;   858.2 agu0    55 t[1] reload
        vmovdqu [rbp + 3936], ymm5                          ;   874.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 9024]                          ;   859.2 agu0    55 t[2] reload
        vmovdqu [rbp + 3968], ymm5                          ;   875.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8992]                          ;   860.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4000], ymm5                          ;   876.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8960]                          ;   861.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4032], ymm5                          ;   877.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8480]                          ;   862.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4064], ymm5                          ;   878.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8256]                          ;   863.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4096], ymm5                          ;   879.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8416]                          ;   864.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4128], ymm5                          ;   880.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8192]                          ;   865.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4160], ymm5                          ;   881.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8160]                          ;   866.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4192], ymm5                          ;   882.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8608]                          ;   867.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4224], ymm5                          ;   883.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8544]                          ;   868.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4256], ymm5                          ;   884.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8800]                          ;   869.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4288], ymm5                          ;   885.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8576]                          ;   870.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4320], ymm5                          ;   886.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8384]                          ;   871.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4352], ymm5                          ;   887.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8096]                          ;   872.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4384], ymm5                          ;   888.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8352]                          ;   873.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4416], ymm5                          ;   889.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8832]                          ;   874.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4448], ymm5                          ;   890.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8896]                          ;   875.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4512], ymm5                          ;   891.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8224]                          ;   876.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4544], ymm5                          ;   892.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8864]                          ;   877.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4640], ymm5                          ;   893.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8320]                          ;   878.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4672], ymm5                          ;   894.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8768]                          ;   879.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4736], ymm5                          ;   895.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 7904]                          ;   880.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4768], ymm5                          ;   896.2 agu0+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8288]                          ;   881.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4800], ymm5                          ;   897.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8672]                          ;   882.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4832], ymm5                          ;   898.2 agu1+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8736]                          ;   883.2 agu0    55 t[2] reload
        vmovdqu [rbp + 4864], ymm5                          ;   899.2 agu2+fp5   53 rounds
        vmovdqu ymm5, [rbp + 8704]                          ;   884.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4896], ymm5                          ;   900.2 agu0+fp5   53 rounds
        vmovdqu [rbp + 4992], ymm4                          ;   901.2 agu2+fp5   53 rounds
        vmovdqu ymm4, [rbp + 8640]                          ;   886.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4928], ymm4                          ;   902.2 agu0+fp5   53 rounds
        vmovdqu [rbp + 5024], ymm13                         ;   903.2 agu2+fp5   53 rounds
        vmovdqu ymm4, [rbp + 8512]                          ;   888.2 agu1    55 t[2] reload
        vmovdqu [rbp + 4960], ymm4                          ;   904.2 agu0+fp5   53 rounds
        vmovdqu [rbp + 5056], ymm9                          ;   905.2 agu2+fp5   53 rounds
        vmovdqu [rbp + 5088], ymm10                         ;   906.2 agu1+fp5   53 rounds
        vmovdqu [rbp + 5120], ymm0                          ;   907.2 agu0+fp5   53 rounds
        vmovdqu [rbp + 5152], ymm15                         ;   908.2 agu2+fp5   53 rounds
        vmovdqu [rbp + 5184], ymm14                         ;   909.2 agu1+fp5   53 rounds
        vmovdqu [rbp + 5216], ymm12                         ;   910.2 agu0+fp5   53 rounds
        vmovdqu [rbp + 5248], ymm1                          ;   911.2 agu2+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9568]                         ;   896.2 agu1    55 t[3] reload
        vmovdqu [rbp + 5280], ymm14                         ;   912.2 agu0+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9824]                         ;   897.2 agu1    55 t[3] reload
        vmovdqu [rbp + 5312], ymm14                         ;   913.2 agu2+fp5   53 rounds
        vmovdqu [rbp + 5376], ymm8                          ;   914.2 agu0+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9440]                         ;   899.2 agu1    55 t[3] reload
        vmovdqu [rbp + 5344], ymm14                         ;   915.2 agu2+fp5   53 rounds
        vmovdqu [rbp + 5440], ymm7                          ;   916.2 agu0+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9120]                         ;   901.2 agu1    55 t[3] reload
        vmovdqu [rbp + 5408], ymm14                         ;   917.2 agu2+fp5   53 rounds
        vmovdqu [rbp + 5472], ymm2                          ;   918.2 agu0+fp5   53 rounds
        vmovdqu [rbp + 5536], ymm6                          ;   919.2 agu1+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9216]                         ;   904.2 agu0    55 t[3] reload
        vmovdqu [rbp + 5568], ymm14                         ;   920.2 agu2+fp5   53 rounds
        vmovdqu [rbp + 5632], ymm3                          ;   921.2 agu1+fp5   53 rounds
        vmovdqu ymm14, [rbp + 10080]                        ;   906.2 agu0    55 t[3] reload
        vmovdqu [rbp + 5600], ymm14                         ;   922.2 agu2+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9152]                         ;   907.2 agu1    55 t[3] reload
        vmovdqu [rbp + 5664], ymm14                         ;   923.2 agu0+fp5   53 rounds
        vmovdqu ymm14, [rbp + 9344]                         ;   908.2 agu1    55 t[3] reload
        vmovdqu [rbp + 5696], ymm14                         ;   924.2 agu2+fp5   53 rounds
        add r8, 0x1000                                      ;   909.2 alu0    53 rounds
        vmovdqu ymm10, [rbp + 8448]                         ;   909.3 agu0    55 t[2] reload
        vmovdqu ymm12, [rbp + 9056]                         ;   909.5 agu1    55 t[2] reload
        vmovdqu ymm13, [rbp + 8128]                         ;   910.3 agu0    55 t[2] reload
        vmovdqu ymm8, [rbp + 9088]                          ;   910.5 agu1    55 t[2] reload
        vmovdqu ymm9, [rbp + 10112]                         ;   911.3 agu0    55 t[3] reload
        vmovdqu ymm1, [rbp + 9504]                          ;   911.5 agu1    55 t[3] reload
        vmovdqu ymm4, [rbp + 8928]                          ;   912.3 agu0    55 t[3] reload
        vmovdqu ymm6, [rbp + 9312]                          ;   912.5 agu1    55 t[3] reload
        vmovdqu ymm2, [rbp + 9280]                          ;   913.3 agu0    55 t[3] reload
        vmovdqu ymm3, [rbp + 9760]                          ;   913.5 agu1    55 t[3] reload
        vmovdqu ymm7, [rbp + 9728]                          ;   914.3 agu0    55 t[3] reload
        vmovdqu ymm5, [rbp + 9664]                          ;   914.5 agu1    55 t[3] reload
        vmovdqu ymm0, [rbp + 9696]                          ;   915.3 agu0    55 t[3] reload
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
        vmovdqu ymm0, [rbp + 1952]                          ;     0.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 2016]                          ;     0.2 agu1    43 dst
        vmovdqu ymm2, [rbp + 2048]                          ;     1.0 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;     8.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;     9.0 fp1     43 dst
        vmovdqu ymm3, [rbp + 2144]                          ;     1.2 agu1    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;    10.0 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 2112]                      ;    11.0 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 1920]                          ;     2.2 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;    11.0 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 1984]                      ;    12.0 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 2016]                          ;     3.2 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;    13.0 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 2080]                     ;    12.0 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                            ;    13.0 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;    13.0 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;    14.0 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;    15.0 fp3     43 dst
        vpxor ymm2, ymm13, ymm15                            ;    16.0 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;    17.0 fp1     43 dst
        vmovdqu [rbp + 6016], ymm8                          ;    13.0 agu2+fp5   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;    16.0 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                              ;    17.0 fp3     43 dst
        vpand ymm8, ymm8, ymm15                             ;    17.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;    18.0 fp1     43 dst
        vpand ymm6, ymm11, ymm2                             ;    17.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;    19.0 fp3     43 dst
        vpand ymm6, ymm10, ymm1                             ;    18.0 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;    19.0 fp1     43 dst
        vpxor ymm6, ymm10, ymm13                            ;    14.0 fp2     43 dst
        vmovdqu [rbp + 6048], ymm11                         ;    13.2 agu1+fp5   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;    18.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;    20.0 fp0     43 dst
        vpxor ymm11, ymm11, [rbp + 2048]                    ;    21.0 fp1+agu0   43 dst
        vmovdqu [rbp + 6080], ymm2                          ;    17.0 agu2+fp5   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;    15.0 fp2     43 dst
        vmovdqu [rbp + 6112], ymm6                          ;    15.2 agu1+fp5   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;    15.2 fp3     43 dst
        vpand ymm3, ymm14, ymm4                             ;    15.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm3                            ;    22.0 fp1     43 dst
        vpxor ymm3, ymm3, ymm0                              ;    20.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;    20.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm8                              ;    20.0 fp0     43 dst
        vpxor ymm8, ymm4, ymm1                              ;    18.0 fp1     43 dst
        vpxor ymm6, ymm6, [rbp + 6016]                      ;    21.0 fp2+agu0   43 dst
        vmovdqu [rbp + 6016], ymm14                         ;    17.3 agu2+fp5   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;    19.0 fp3     43 dst
        vpxor ymm3, ymm3, ymm14                             ;    21.0 fp0     43 dst
        vpxor ymm14, ymm7, ymm9                             ;    18.0 fp1     43 dst
        vmovdqu [rbp + 6144], ymm8                          ;    19.0 agu1+fp5   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;    19.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;    21.0 fp3     43 dst
        vpand ymm8, ymm3, ymm11                             ;    23.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;    24.0 fp1     43 dst
        vmovdqu [rbp + 6176], ymm5                          ;    19.3 agu0+fp5   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;    19.2 fp2     43 dst
        vpxor ymm6, ymm6, ymm5                              ;    22.0 fp3     43 dst
        vpand ymm5, ymm6, ymm0                              ;    25.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm5                              ;    26.0 fp1     43 dst
        vpand ymm5, ymm6, ymm3                              ;    27.0 fp2     43 dst
        vpxor ymm5, ymm5, ymm11                             ;    28.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;    25.0 fp0     43 dst
        vpor ymm8, ymm8, ymm11                              ;    26.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm3                              ;    27.0 fp2     43 dst
        vpor ymm0, ymm8, ymm5                               ;    29.0 fp3     43 dst
        vpand ymm3, ymm3, ymm5                              ;    29.0 fp0     43 dst
        vpand ymm14, ymm14, ymm5                            ;    29.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm3                              ;    30.0 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;    30.0 fp3     43 dst
        vpxor ymm0, ymm5, ymm8                              ;    29.0 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;    31.0 fp1     43 dst
        vpxor ymm3, ymm0, ymm11                             ;    31.0 fp2     43 dst
        vpand ymm7, ymm7, ymm8                              ;    28.0 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;    31.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm6                            ;    31.0 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;    30.0 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;    32.0 fp3     43 dst
        vpand ymm13, ymm13, ymm3                            ;    32.0 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;    32.0 fp1     43 dst
        vpand ymm3, ymm8, [rbp + 2144]                      ;    28.0 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm11                             ;    32.0 fp3     43 dst
        vpand ymm15, ymm15, ymm8                            ;    33.0 fp0     43 dst
        vpand ymm8, ymm8, [rbp + 1920]                      ;    33.0 fp1+agu0   43 dst
        vpand ymm4, ymm4, ymm11                             ;    32.0 fp2     43 dst
        vpand ymm2, ymm2, ymm5                              ;    29.3 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6016]                    ;    32.0 fp0+agu1   43 dst
        vpxor ymm5, ymm5, ymm6                              ;    31.0 fp1     43 dst
        vpand ymm0, ymm0, [rbp + 6112]                      ;    30.2 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm8                              ;    34.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm3                            ;    33.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;    34.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;    33.0 fp2     43 dst
        vmovdqu [rbp + 6112], ymm9                          ;    31.2 agu2+fp5   43 dst spill
        vpand ymm9, ymm5, [rbp + 6080]                      ;    32.0 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm9                            ;    33.0 fp0     43 dst
        vpxor ymm13, ymm13, ymm10                           ;    34.0 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 6048]                      ;    32.2 fp2+agu0   43 dst
        vmovdqu [rbp + 6048], ymm12                         ;    33.0 agu2+fp5   43 dst spill
        vpand ymm12, ymm6, [rbp + 6176]                     ;    32.3 fp3+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6144]                      ;    32.8 fp0+agu0   43 dst
        vmovdqu [rbp + 6144], ymm5                          ;    33.2 agu2+fp5   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;    35.0 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;    36.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm5                              ;    37.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;    38.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                             ;    39.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;    40.0 fp2     43 dst
        vmovdqu [rbp + 6176], ymm4                          ;    35.0 agu1+fp5   43 dst spill
        vmovdqu ymm4, [rbp + 3232]                          ;    33.8 agu0    43 dst
        vmovdqu [rbp + 6080], ymm6                          ;    40.0 agu2+fp5   43 dst spill
        vmovdqu ymm6, [rbp + 3296]                          ;    34.7 agu1    43 dst
        vpxor ymm6, ymm6, [rbp + 3328]                      ;    41.7 fp3+agu0   43 dst
        vpxor ymm4, ymm4, ymm6                              ;    42.7 fp0     43 dst
        vmovdqu [rbp + 6016], ymm10                         ;    36.2 agu2+fp5   43 dst spill
        vpxor ymm10, ymm4, [rbp + 3424]                     ;    43.7 fp1+agu1   43 dst
        vmovdqu [rbp + 6208], ymm12                         ;    37.2 agu0+fp5   43 dst spill
        vpxor ymm12, ymm10, [rbp + 3392]                    ;    44.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6240], ymm0                          ;    38.2 agu2+fp5   43 dst spill
        vpxor ymm0, ymm10, [rbp + 3200]                     ;    44.7 fp3+agu0   43 dst
        vmovdqu [rbp + 6272], ymm11                         ;    39.2 agu2+fp5   43 dst spill
        vpxor ymm11, ymm0, [rbp + 3264]                     ;    45.7 fp0+agu1   43 dst
        vmovdqu [rbp + 6304], ymm7                          ;    40.2 agu0+fp5   43 dst spill
        vpxor ymm7, ymm11, [rbp + 3296]                     ;    46.7 fp1+agu1   43 dst
        vmovdqu [rbp + 6336], ymm1                          ;    41.2 agu2+fp5   43 dst spill
        vpxor ymm1, ymm12, [rbp + 3360]                     ;    45.7 fp2+agu0   43 dst
        vmovdqu [rbp + 6368], ymm8                          ;    42.2 agu2+fp5   43 dst spill
        vpxor ymm8, ymm1, [rbp + 3200]                      ;    46.7 fp3+agu1   43 dst
        vmovdqu [rbp + 6400], ymm14                         ;    43.2 agu0+fp5   43 dst spill
        vpxor ymm14, ymm1, [rbp + 3328]                     ;    46.7 fp0+agu1   43 dst
        vmovdqu [rbp + 6432], ymm15                         ;    44.2 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;    47.7 fp1     43 dst
        vmovdqu [rbp + 6464], ymm3                          ;    45.2 agu0+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 3424]                     ;    48.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6496], ymm2                          ;    46.2 agu2+fp5   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;    49.7 fp3     43 dst
        vmovdqu [rbp + 6528], ymm9                          ;    47.2 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 3296]                      ;    50.7 fp0+agu1   43 dst
        vmovdqu [rbp + 6560], ymm13                         ;    48.2 agu2+fp5   43 dst spill
        vpxor ymm13, ymm3, [rbp + 3200]                     ;    49.7 fp1+agu0   43 dst
        vpxor ymm6, ymm6, ymm13                             ;    50.7 fp2     43 dst
        vpand ymm13, ymm13, ymm3                            ;    50.7 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;    51.7 fp0     43 dst
        vmovdqu [rbp + 6592], ymm5                          ;    49.2 agu1+fp5   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;    50.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm5                              ;    52.7 fp2     43 dst
        vpand ymm5, ymm7, ymm6                              ;    51.7 fp3     43 dst
        vpxor ymm13, ymm13, ymm5                            ;    52.7 fp0     43 dst
        vpxor ymm5, ymm7, ymm14                             ;    47.7 fp1     43 dst
        vmovdqu [rbp + 6624], ymm1                          ;    50.2 agu2+fp5   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;    51.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;    53.7 fp3     43 dst
        vpxor ymm1, ymm1, [rbp + 3328]                      ;    54.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6656], ymm2                          ;    51.2 agu1+fp5   43 dst spill
        vpxor ymm2, ymm5, [rbp + 3424]                      ;    49.2 fp1+agu0   43 dst
        vmovdqu [rbp + 6688], ymm5                          ;    52.2 agu2+fp5   43 dst spill
        vpor ymm5, ymm0, [rbp + 3424]                       ;    49.7 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm5                            ;    50.7 fp3     43 dst
        vpxor ymm5, ymm5, ymm4                              ;    53.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;    53.7 fp1     43 dst
        vpand ymm13, ymm15, ymm10                           ;    50.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;    55.7 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;    53.7 fp0     43 dst
        vpxor ymm13, ymm10, ymm6                            ;    51.7 fp1     43 dst
        vmovdqu [rbp + 6720], ymm15                         ;    53.2 agu0+fp5   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;    52.7 fp2     43 dst
        vpxor ymm4, ymm4, ymm15                             ;    54.7 fp3     43 dst
        vpxor ymm15, ymm0, ymm9                             ;    52.0 fp0     43 dst
        vmovdqu [rbp + 6752], ymm13                         ;    54.2 agu2+fp5   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;    53.0 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;    54.7 fp2     43 dst
        vpand ymm13, ymm4, ymm1                             ;    56.7 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                             ;    57.7 fp0     43 dst
        vmovdqu [rbp + 6784], ymm12                         ;    55.2 agu1+fp5   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;    53.2 fp1     43 dst
        vpxor ymm11, ymm11, ymm12                           ;    54.7 fp2     43 dst
        vpand ymm12, ymm11, ymm5                            ;    58.7 fp3     43 dst
        vpxor ymm4, ymm4, ymm12                             ;    59.7 fp0     43 dst
        vpand ymm12, ymm11, ymm4                            ;    60.7 fp1     43 dst
        vpxor ymm12, ymm12, ymm1                            ;    61.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;    58.7 fp3     43 dst
        vpor ymm13, ymm13, ymm1                             ;    59.7 fp0     43 dst
        vpxor ymm13, ymm13, ymm4                            ;    60.7 fp1     43 dst
        vpor ymm5, ymm13, ymm12                             ;    62.7 fp2     43 dst
        vpand ymm4, ymm4, ymm12                             ;    62.7 fp3     43 dst
        vpand ymm15, ymm15, ymm12                           ;    62.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm4                            ;    63.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm5                              ;    63.7 fp2     43 dst
        vpxor ymm4, ymm12, ymm13                            ;    62.7 fp3     43 dst
        vpand ymm7, ymm7, ymm1                              ;    64.7 fp0     43 dst
        vpxor ymm5, ymm4, ymm1                              ;    64.7 fp1     43 dst
        vpand ymm0, ymm0, ymm13                             ;    61.7 fp2     43 dst
        vpand ymm6, ymm6, ymm1                              ;    64.7 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                             ;    64.7 fp0     43 dst
        vpand ymm9, ymm9, ymm4                              ;    63.7 fp1     43 dst
        vpxor ymm6, ymm6, ymm9                              ;    65.7 fp2     43 dst
        vpand ymm14, ymm14, ymm5                            ;    65.7 fp3     43 dst
        vpand ymm8, ymm8, ymm5                              ;    65.7 fp0     43 dst
        vpand ymm5, ymm13, [rbp + 3424]                     ;    61.7 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm1                            ;    65.7 fp2     43 dst
        vpand ymm3, ymm3, ymm13                             ;    66.7 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 3200]                    ;    66.7 fp0+agu1   43 dst
        vpand ymm10, ymm10, ymm1                            ;    65.7 fp1     43 dst
        vpand ymm2, ymm2, ymm12                             ;    63.0 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 6720]                      ;    65.7 fp3+agu0   43 dst
        vpxor ymm12, ymm12, ymm11                           ;    64.7 fp0     43 dst
        vpand ymm4, ymm4, [rbp + 6688]                      ;    63.8 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                           ;    67.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;    66.7 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;    67.7 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;    66.7 fp1     43 dst
        vmovdqu [rbp + 6688], ymm9                          ;    64.8 agu2+fp5   43 dst spill
        vpand ymm9, ymm12, [rbp + 6656]                     ;    65.7 fp2+agu0   43 dst
        vpxor ymm7, ymm7, ymm9                              ;    66.7 fp3     43 dst
        vpxor ymm14, ymm14, ymm7                            ;    67.7 fp0     43 dst
        vpand ymm12, ymm12, [rbp + 6624]                    ;    65.8 fp1+agu1   43 dst
        vmovdqu [rbp + 6624], ymm8                          ;    66.7 agu2+fp5   43 dst spill
        vpand ymm8, ymm11, [rbp + 6784]                     ;    66.0 fp2+agu0   43 dst
        vpand ymm11, ymm11, [rbp + 6752]                    ;    66.5 fp3+agu1   43 dst
        vmovdqu [rbp + 6752], ymm12                         ;    66.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;    68.7 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;    69.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm12                             ;    70.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm4                              ;    71.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm1                            ;    72.7 fp0     43 dst
        vpxor ymm15, ymm15, ymm11                           ;    73.7 fp1     43 dst
        vmovdqu [rbp + 6784], ymm10                         ;    68.7 agu0+fp5   43 dst spill
        vmovdqu ymm10, [rbp + 4512]                         ;    67.5 agu1    43 dst
        vmovdqu [rbp + 6656], ymm11                         ;    73.7 agu2+fp5   43 dst spill
        vmovdqu ymm11, [rbp + 4576]                         ;    68.3 agu0    43 dst
        vpxor ymm11, ymm11, [rbp + 4608]                    ;    75.3 fp2+agu1   43 dst
        vpxor ymm10, ymm10, ymm11                           ;    76.3 fp3     43 dst
        vmovdqu [rbp + 6720], ymm7                          ;    69.8 agu2+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 4704]                     ;    77.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6816], ymm8                          ;    70.8 agu1+fp5   43 dst spill
        vpxor ymm8, ymm7, [rbp + 4672]                      ;    78.3 fp1+agu0   43 dst
        vmovdqu [rbp + 6848], ymm4                          ;    71.8 agu2+fp5   43 dst spill
        vpxor ymm4, ymm7, [rbp + 4480]                      ;    78.3 fp2+agu1   43 dst
        vmovdqu [rbp + 6880], ymm1                          ;    72.8 agu2+fp5   43 dst spill
        vpxor ymm1, ymm4, [rbp + 4544]                      ;    79.3 fp3+agu0   43 dst
        vmovdqu [rbp + 6912], ymm0                          ;    73.8 agu1+fp5   43 dst spill
        vpxor ymm0, ymm1, [rbp + 4576]                      ;    80.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6944], ymm6                          ;    74.8 agu2+fp5   43 dst spill
        vpxor ymm6, ymm8, [rbp + 4640]                      ;    79.3 fp1+agu1   43 dst
        vmovdqu [rbp + 6976], ymm13                         ;    75.8 agu2+fp5   43 dst spill
        vpxor ymm13, ymm6, [rbp + 4480]                     ;    80.3 fp2+agu0   43 dst
        vmovdqu [rbp + 7008], ymm15                         ;    76.8 agu1+fp5   43 dst spill
        vpxor ymm15, ymm6, [rbp + 4608]                     ;    80.3 fp3+agu0   43 dst
        vmovdqu [rbp + 7040], ymm3                          ;    77.8 agu2+fp5   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;    81.3 fp0     43 dst
        vmovdqu [rbp + 7072], ymm5                          ;    78.8 agu1+fp5   43 dst spill
        vpxor ymm5, ymm3, [rbp + 4704]                      ;    82.3 fp1+agu0   43 dst
        vmovdqu [rbp + 7104], ymm2                          ;    79.8 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;    83.3 fp2     43 dst
        vmovdqu [rbp + 7136], ymm9                          ;    80.8 agu1+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 4576]                      ;    84.3 fp3+agu0   43 dst
        vmovdqu [rbp + 7168], ymm14                         ;    81.8 agu2+fp5   43 dst spill
        vpxor ymm14, ymm5, [rbp + 4480]                     ;    83.3 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm14                           ;    84.3 fp1     43 dst
        vpand ymm14, ymm14, ymm5                            ;    84.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;    85.3 fp3     43 dst
        vmovdqu [rbp + 7200], ymm12                         ;    82.8 agu0+fp5   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;    84.3 fp0     43 dst
        vpxor ymm10, ymm10, ymm12                           ;    86.3 fp1     43 dst
        vpand ymm12, ymm0, ymm11                            ;    85.3 fp2     43 dst
        vpxor ymm14, ymm14, ymm12                           ;    86.3 fp3     43 dst
        vpxor ymm12, ymm0, ymm15                            ;    81.3 fp0     43 dst
        vmovdqu [rbp + 7232], ymm6                          ;    83.8 agu2+fp5   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;    85.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;    87.3 fp2     43 dst
        vpxor ymm6, ymm6, [rbp + 4608]                      ;    88.3 fp3+agu1   43 dst
        vmovdqu [rbp + 7264], ymm2                          ;    84.8 agu0+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 4704]                     ;    82.8 fp0+agu1   43 dst
        vmovdqu [rbp + 7296], ymm12                         ;    85.8 agu2+fp5   43 dst spill
        vpor ymm12, ymm4, [rbp + 4704]                      ;    83.3 fp1+agu0   43 dst
        vpxor ymm1, ymm1, ymm12                             ;    84.3 fp2     43 dst
        vpxor ymm12, ymm12, ymm10                           ;    87.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;    87.3 fp0     43 dst
        vpand ymm14, ymm3, ymm7                             ;    84.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;    89.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;    87.3 fp3     43 dst
        vpxor ymm14, ymm7, ymm11                            ;    85.3 fp0     43 dst
        vmovdqu [rbp + 7328], ymm3                          ;    86.8 agu1+fp5   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;    86.3 fp1     43 dst
        vpxor ymm10, ymm10, ymm3                            ;    88.3 fp2     43 dst
        vpxor ymm3, ymm4, ymm9                              ;    85.7 fp3     43 dst
        vmovdqu [rbp + 7360], ymm14                         ;    87.8 agu2+fp5   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;    86.7 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;    88.3 fp1     43 dst
        vpand ymm14, ymm10, ymm6                            ;    90.3 fp2     43 dst
        vpxor ymm12, ymm12, ymm14                           ;    91.3 fp3     43 dst
        vmovdqu [rbp + 7392], ymm8                          ;    88.8 agu0+fp5   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;    86.8 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                              ;    88.3 fp1     43 dst
        vpand ymm8, ymm1, ymm12                             ;    92.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;    93.3 fp3     43 dst
        vpand ymm8, ymm1, ymm10                             ;    94.3 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;    95.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;    92.3 fp2     43 dst
        vpor ymm14, ymm14, ymm6                             ;    93.3 fp3     43 dst
        vpxor ymm14, ymm14, ymm10                           ;    94.3 fp0     43 dst
        vpor ymm12, ymm14, ymm8                             ;    96.3 fp1     43 dst
        vpand ymm10, ymm10, ymm8                            ;    96.3 fp2     43 dst
        vpand ymm3, ymm3, ymm8                              ;    96.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm10                             ;    97.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm12                             ;    97.3 fp1     43 dst
        vpxor ymm10, ymm8, ymm14                            ;    96.3 fp2     43 dst
        vpand ymm0, ymm0, ymm6                              ;    98.3 fp3     43 dst
        vpxor ymm12, ymm10, ymm6                            ;    98.3 fp0     43 dst
        vpand ymm4, ymm4, ymm14                             ;    95.3 fp1     43 dst
        vpand ymm11, ymm11, ymm6                            ;    98.3 fp2     43 dst
        vpxor ymm6, ymm6, ymm1                              ;    98.3 fp3     43 dst
        vpand ymm9, ymm9, ymm10                             ;    97.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm9                            ;    99.3 fp1     43 dst
        vpand ymm15, ymm15, ymm12                           ;    99.3 fp2     43 dst
        vpand ymm13, ymm13, ymm12                           ;    99.3 fp3     43 dst
        vpand ymm12, ymm14, [rbp + 4704]                    ;    95.3 fp0+agu1   43 dst
        vpxor ymm14, ymm14, ymm6                            ;    99.3 fp1     43 dst
        vpand ymm5, ymm5, ymm14                             ;   100.3 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 4480]                    ;   100.3 fp3+agu0   43 dst
        vpand ymm7, ymm7, ymm6                              ;    99.3 fp0     43 dst
        vpand ymm2, ymm2, ymm8                              ;    96.7 fp1     43 dst
        vpand ymm6, ymm6, [rbp + 7328]                      ;    99.3 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm1                              ;    98.3 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 7296]                    ;    97.5 fp0+agu0   43 dst
        vpxor ymm7, ymm7, ymm14                             ;   101.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   100.3 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   101.3 fp3     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   100.3 fp0     43 dst
        vmovdqu [rbp + 7296], ymm9                          ;    98.5 agu2+fp5   43 dst spill
        vpand ymm9, ymm8, [rbp + 7264]                      ;    99.3 fp1+agu1   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   100.3 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                            ;   101.3 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 7232]                      ;    99.5 fp0+agu0   43 dst
        vmovdqu [rbp + 7232], ymm13                         ;   100.3 agu2+fp5   43 dst spill
        vpand ymm13, ymm1, [rbp + 7392]                     ;    99.7 fp1+agu1   43 dst
        vpand ymm1, ymm1, [rbp + 7360]                      ;   100.2 fp2+agu0   43 dst
        vmovdqu [rbp + 7360], ymm8                          ;   100.5 agu2+fp5   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   102.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   103.3 fp0     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   104.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm10                             ;   105.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm6                              ;   106.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm1                              ;   107.3 fp0     43 dst
        vmovdqu [rbp + 7392], ymm7                          ;   102.3 agu1+fp5   43 dst spill
        vmovdqu ymm7, [rbp + 5792]                          ;   101.2 agu0    43 dst
        vmovdqu [rbp + 7264], ymm1                          ;   107.3 agu2+fp5   43 dst spill
        vmovdqu ymm1, [rbp + 5856]                          ;   102.0 agu1    43 dst
        vpxor ymm1, ymm1, [rbp + 5888]                      ;   109.0 fp1+agu0   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   110.0 fp2     43 dst
        vmovdqu [rbp + 7328], ymm0                          ;   103.5 agu2+fp5   43 dst spill
        vpxor ymm0, ymm7, [rbp + 5984]                      ;   111.0 fp3+agu1   43 dst
        vmovdqu [rbp + 7424], ymm13                         ;   104.5 agu0+fp5   43 dst spill
        vpxor ymm13, ymm0, [rbp + 5952]                     ;   112.0 fp0+agu1   43 dst
        vmovdqu [rbp + 7456], ymm10                         ;   105.5 agu2+fp5   43 dst spill
        vpxor ymm10, ymm0, [rbp + 5760]                     ;   112.0 fp1+agu0   43 dst
        vmovdqu [rbp + 7488], ymm6                          ;   106.5 agu2+fp5   43 dst spill
        vpxor ymm6, ymm10, [rbp + 5824]                     ;   113.0 fp2+agu1   43 dst
        vmovdqu [rbp + 7520], ymm4                          ;   107.5 agu0+fp5   43 dst spill
        vpxor ymm4, ymm6, [rbp + 5856]                      ;   114.0 fp3+agu1   43 dst
        vmovdqu [rbp + 7552], ymm11                         ;   108.5 agu2+fp5   43 dst spill
        vpxor ymm11, ymm13, [rbp + 5920]                    ;   113.0 fp0+agu0   43 dst
        vmovdqu [rbp + 7584], ymm14                         ;   109.5 agu2+fp5   43 dst spill
        vpxor ymm14, ymm11, [rbp + 5760]                    ;   114.0 fp1+agu1   43 dst
        vmovdqu [rbp + 7616], ymm3                          ;   110.5 agu0+fp5   43 dst spill
        vpxor ymm3, ymm11, [rbp + 5888]                     ;   114.0 fp2+agu1   43 dst
        vmovdqu [rbp + 7648], ymm5                          ;   111.5 agu2+fp5   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   115.0 fp3     43 dst
        vmovdqu [rbp + 7680], ymm12                         ;   112.5 agu0+fp5   43 dst spill
        vpxor ymm12, ymm5, [rbp + 5984]                     ;   116.0 fp0+agu1   43 dst
        vmovdqu [rbp + 7712], ymm2                          ;   113.5 agu2+fp5   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   117.0 fp1     43 dst
        vmovdqu [rbp + 7744], ymm9                          ;   114.5 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 5856]                      ;   118.0 fp2+agu1   43 dst
        vmovdqu [rbp + 7776], ymm15                         ;   115.5 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, [rbp + 5760]                    ;   117.0 fp3+agu0   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   118.0 fp0     43 dst
        vpand ymm15, ymm15, ymm12                           ;   118.0 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   119.0 fp2     43 dst
        vmovdqu [rbp + 7808], ymm8                          ;   116.5 agu1+fp5   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   118.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   120.0 fp0     43 dst
        vpand ymm8, ymm4, ymm1                              ;   119.0 fp1     43 dst
        vpxor ymm15, ymm15, ymm8                            ;   120.0 fp2     43 dst
        vpxor ymm8, ymm4, ymm3                              ;   115.0 fp3     43 dst
        vmovdqu [rbp + 7840], ymm11                         ;   117.5 agu2+fp5   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   119.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   121.0 fp1     43 dst
        vpxor ymm11, ymm11, [rbp + 5888]                    ;   122.0 fp2+agu0   43 dst
        vmovdqu [rbp + 7872], ymm2                          ;   118.5 agu1+fp5   43 dst spill
        vpxor ymm2, ymm8, [rbp + 5984]                      ;   116.5 fp3+agu0   43 dst
        vmovdqu [rbp + 7904], ymm8                          ;   119.5 agu2+fp5   43 dst spill
        vpor ymm8, ymm10, [rbp + 5984]                      ;   117.0 fp0+agu1   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   118.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm7                              ;   121.0 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   121.0 fp3     43 dst
        vpand ymm15, ymm5, ymm0                             ;   118.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   123.0 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   121.0 fp2     43 dst
        vpxor ymm15, ymm0, ymm1                             ;   119.0 fp3     43 dst
        vmovdqu [rbp + 7936], ymm5                          ;   120.5 agu0+fp5   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   120.0 fp0     43 dst
        vpxor ymm7, ymm7, ymm5                              ;   122.0 fp1     43 dst
        vpxor ymm5, ymm10, ymm9                             ;   119.3 fp2     43 dst
        vmovdqu [rbp + 7968], ymm15                         ;   121.5 agu2+fp5   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   120.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   122.0 fp0     43 dst
        vpand ymm15, ymm7, ymm11                            ;   124.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   125.0 fp2     43 dst
        vmovdqu [rbp + 8000], ymm13                         ;   122.5 agu1+fp5   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   120.5 fp3     43 dst
        vpxor ymm6, ymm6, ymm13                             ;   122.0 fp0     43 dst
        vpand ymm13, ymm6, ymm8                             ;   126.0 fp1     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   127.0 fp2     43 dst
        vpand ymm13, ymm6, ymm7                             ;   128.0 fp3     43 dst
        vpxor ymm13, ymm13, ymm11                           ;   129.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   126.0 fp1     43 dst
        vpor ymm15, ymm15, ymm11                            ;   127.0 fp2     43 dst
        vpxor ymm15, ymm15, ymm7                            ;   128.0 fp3     43 dst
        vpor ymm8, ymm15, ymm13                             ;   130.0 fp0     43 dst
        vpand ymm7, ymm7, ymm13                             ;   130.0 fp1     43 dst
        vpand ymm5, ymm5, ymm13                             ;   130.0 fp2     43 dst
        vpxor ymm6, ymm6, ymm7                              ;   131.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   131.0 fp0     43 dst
        vpxor ymm7, ymm13, ymm15                            ;   130.0 fp1     43 dst
        vpand ymm4, ymm4, ymm11                             ;   132.0 fp2     43 dst
        vpxor ymm8, ymm7, ymm11                             ;   132.0 fp3     43 dst
        vpand ymm10, ymm10, ymm15                           ;   129.0 fp0     43 dst
        vpand ymm1, ymm1, ymm11                             ;   132.0 fp1     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   132.0 fp2     43 dst
        vpand ymm9, ymm9, ymm7                              ;   131.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   133.0 fp0     43 dst
        vpand ymm3, ymm3, ymm8                              ;   133.0 fp1     43 dst
        vpand ymm14, ymm14, ymm8                            ;   133.0 fp2     43 dst
        vpand ymm8, ymm15, [rbp + 5984]                     ;   129.0 fp3+agu0   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   133.0 fp0     43 dst
        vpand ymm12, ymm12, ymm15                           ;   134.0 fp1     43 dst
        vpand ymm15, ymm15, [rbp + 5760]                    ;   134.0 fp2+agu1   43 dst
        vpand ymm0, ymm0, ymm11                             ;   133.0 fp3     43 dst
        vpand ymm2, ymm2, ymm13                             ;   130.3 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 7936]                    ;   133.0 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   132.0 fp2     43 dst
        vpand ymm7, ymm7, [rbp + 7904]                      ;   131.2 fp3+agu1   43 dst
        vpxor ymm0, ymm0, ymm15                             ;   135.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   134.0 fp1     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   135.0 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                              ;   134.0 fp3     43 dst
        vmovdqu [rbp + 7904], ymm9                          ;   132.2 agu2+fp5   43 dst spill
        vpand ymm9, ymm13, [rbp + 7872]                     ;   133.0 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   134.0 fp1     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   135.0 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 7840]                    ;   133.2 fp3+agu1   43 dst
        vmovdqu [rbp + 7840], ymm14                         ;   134.0 agu2+fp5   43 dst spill
        vpand ymm14, ymm6, [rbp + 8000]                     ;   133.3 fp0+agu0   43 dst
        vpand ymm6, ymm6, [rbp + 7968]                      ;   133.8 fp1+agu1   43 dst
        vmovdqu [rbp + 7968], ymm13                         ;   134.2 agu2+fp5   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   136.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   137.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   138.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm7                            ;   139.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   140.0 fp2     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   141.0 fp3     43 dst
        vmovdqu [rbp + 8000], ymm0                          ;   136.0 agu0+fp5   43 dst spill
        vmovdqu ymm0, [rbp + 6592]                          ;   134.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp - 128]                       ;   141.8 fp0+agu0   58 dst
        vmovdqu [rbp + 6592], ymm0                          ;   142.8 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6560]                          ;   135.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp - 96]                        ;   142.8 fp1+agu0   58 dst
        vmovdqu [rbp + 6560], ymm0                          ;   143.8 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6432]                          ;   136.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6464]                      ;   143.8 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6496]                      ;   144.8 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6528]                      ;   145.8 fp0+agu0   58 dst
        mov r8, qword [rbp + 10144]                         ;   137.2 agu2    58 dst.2 reload
        vpxor ymm0, ymm0, [r8 + 41024]                      ;   148.2 fp1+agu1   58 dst
        vmovdqu [rbp + 6528], ymm0                          ;   149.2 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6304]                          ;   139.7 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 6336]                      ;   146.7 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6400]                      ;   147.7 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6368]                      ;   148.7 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [r8 + 41056]                      ;   149.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6368], ymm0                          ;   150.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6272]                          ;   141.8 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 41088]                      ;   148.8 fp2+agu0   58 dst
        vmovdqu [rbp + 6272], ymm0                          ;   149.8 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6240]                          ;   142.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6208]                      ;   149.8 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6016]                      ;   150.8 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp - 64]                        ;   151.8 fp1+agu0   58 dst
        vmovdqu [rbp + 6016], ymm0                          ;   152.8 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6080]                          ;   144.8 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6144]                      ;   151.8 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6176]                      ;   152.8 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp - 32]                        ;   153.8 fp0+agu0   58 dst
        vmovdqu [rbp + 6176], ymm0                          ;   154.8 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6112]                          ;   147.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 41184]                      ;   154.7 fp1+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6048]                      ;   155.7 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6400]                      ;   156.7 fp3+agu0   58 dst
        vmovdqu [rbp + 6400], ymm0                          ;   157.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7200]                          ;   149.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 0]                         ;   156.7 fp0+agu0   58 dst
        vmovdqu [rbp + 7200], ymm0                          ;   157.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7168]                          ;   150.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 32]                        ;   157.7 fp1+agu0   58 dst
        vmovdqu [rbp + 7168], ymm0                          ;   158.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7040]                          ;   151.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 41280]                      ;   158.7 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7072]                      ;   159.7 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7104]                      ;   160.7 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7136]                      ;   161.7 fp1+agu1   58 dst
        vmovdqu [rbp + 7136], ymm0                          ;   162.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6912]                          ;   153.8 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 41312]                      ;   160.8 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6944]                      ;   161.8 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7008]                      ;   162.8 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6976]                      ;   163.8 fp1+agu0   58 dst
        vmovdqu [rbp + 6976], ymm0                          ;   164.8 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6880]                          ;   156.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 41344]                      ;   163.7 fp2+agu0   58 dst
        vmovdqu [rbp + 6880], ymm0                          ;   164.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6848]                          ;   157.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6816]                      ;   164.7 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6720]                      ;   165.7 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 64]                        ;   166.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6720], ymm0                          ;   167.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6656]                          ;   159.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6752]                      ;   166.7 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6784]                      ;   167.7 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 96]                        ;   168.7 fp0+agu0   58 dst
        vmovdqu [rbp + 6784], ymm0                          ;   169.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6688]                          ;   161.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 41440]                      ;   168.7 fp1+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6624]                      ;   169.7 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7008]                      ;   170.7 fp3+agu0   58 dst
        vmovdqu [rbp + 7008], ymm0                          ;   171.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7808]                          ;   163.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 128]                       ;   170.7 fp0+agu0   58 dst
        vpxor ymm13, ymm13, [rbp + 256]                     ;   164.7 fp1+agu1   58 dst
        vmovdqu [rbp + 7808], ymm13                         ;   165.7 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 7776]                         ;   164.8 agu0    58 dst
        vpxor ymm13, ymm13, [rbp + 160]                     ;   171.8 fp2+agu1   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   165.2 fp3     58 dst
        vmovdqu ymm8, [rbp + 7648]                          ;   165.8 agu0    58 dst
        vpxor ymm8, ymm8, [r8 + 41536]                      ;   172.8 fp0+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 7680]                      ;   173.8 fp1+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 7712]                      ;   174.8 fp2+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 7744]                      ;   175.8 fp3+agu0   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   166.7 fp0     58 dst
        vmovdqu ymm2, [rbp + 7520]                          ;   168.7 agu1    58 dst
        vpxor ymm2, ymm2, [r8 + 41568]                      ;   175.7 fp1+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7552]                      ;   176.7 fp2+agu1   58 dst
        vpxor ymm2, ymm2, [rbp + 7616]                      ;   177.7 fp3+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7584]                      ;   178.7 fp0+agu1   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   168.8 fp1     58 dst
        vmovdqu ymm9, [rbp + 7488]                          ;   170.8 agu0    58 dst
        vpxor ymm9, ymm9, [r8 + 41600]                      ;   177.8 fp2+agu1   58 dst
        vpxor ymm3, ymm3, [rbp + 288]                       ;   171.8 fp3+agu0   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   169.8 fp0     58 dst
        vmovdqu ymm1, [rbp + 7456]                          ;   172.7 agu1    58 dst
        vpxor ymm1, ymm1, [rbp + 7424]                      ;   179.7 fp1+agu0   58 dst
        vpxor ymm1, ymm1, [rbp + 7328]                      ;   180.7 fp2+agu1   58 dst
        vpxor ymm1, ymm1, [rbp + 192]                       ;   181.7 fp3+agu0   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   171.7 fp0     58 dst
        vmovdqu ymm15, [rbp + 7264]                         ;   174.7 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 7360]                    ;   181.7 fp1+agu0   58 dst
        vpxor ymm15, ymm15, [rbp + 7392]                    ;   182.7 fp2+agu1   58 dst
        vpxor ymm15, ymm15, [rbp + 224]                     ;   183.7 fp3+agu0   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   172.8 fp0     58 dst
        vpxor ymm12, ymm12, [r8 + 41792]                    ;   176.7 fp1+agu1   58 dst
        vpxor ymm10, ymm10, [r8 + 41824]                    ;   176.8 fp2+agu0   58 dst
        vpxor ymm11, ymm11, [r8 + 41856]                    ;   177.7 fp3+agu1   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   174.8 fp0     58 dst
        vmovdqu ymm14, [rbp + 7296]                         ;   177.8 agu0    58 dst
        vpxor ymm14, ymm14, [r8 + 41696]                    ;   184.8 fp1+agu1   58 dst
        vpxor ymm14, ymm14, [rbp + 7232]                    ;   185.8 fp2+agu0   58 dst
        vpxor ymm14, ymm14, [rbp + 7616]                    ;   186.8 fp3+agu1   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   176.8 fp0     58 dst
        vpxor ymm7, ymm7, [rbp + 320]                       ;   179.8 fp1+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 7968]                      ;   180.7 fp2+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 8000]                      ;   181.7 fp3+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 352]                       ;   182.7 fp0+agu1   58 dst
        vpxor ymm5, ymm5, [r8 + 41952]                      ;   181.8 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [rbp + 7904]                      ;   182.8 fp2+agu1   58 dst
        vpxor ymm5, ymm5, [rbp + 7840]                      ;   183.8 fp3+agu0   58 dst
        vmovdqu ymm4, [rbp + 6592]                          ;   183.7 agu1    58 dst reload
        mov r9, qword [rbp + 10184]                         ;   179.8 agu2    58 dst reload
        vmovdqu [r9], ymm4                                  ;   190.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6560]                          ;   183.8 agu0    58 dst reload
        vmovdqu [r9 + 32], ymm4                             ;   190.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6528]                          ;   184.7 agu1    58 dst reload
        vmovdqu [r9 + 64], ymm4                             ;   191.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6368]                          ;   184.8 agu0    58 dst reload
        vmovdqu [r9 + 96], ymm4                             ;   191.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6272]                          ;   185.7 agu1    58 dst reload
        vmovdqu [r9 + 128], ymm4                            ;   192.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6016]                          ;   185.8 agu0    58 dst reload
        vmovdqu [r9 + 160], ymm4                            ;   192.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6176]                          ;   186.7 agu1    58 dst reload
        vmovdqu [r9 + 192], ymm4                            ;   193.7 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 6400]                          ;   187.7 agu1    58 dst reload
        vmovdqu [r9 + 224], ymm4                            ;   194.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7200]                          ;   187.8 agu0    58 dst reload
        vmovdqu [r9 + 256], ymm4                            ;   194.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7168]                          ;   188.7 agu1    58 dst reload
        vmovdqu [r9 + 288], ymm4                            ;   195.7 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 7136]                          ;   189.7 agu1    58 dst reload
        vmovdqu [r9 + 320], ymm4                            ;   196.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6976]                          ;   189.8 agu0    58 dst reload
        vmovdqu [r9 + 352], ymm4                            ;   196.8 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6880]                          ;   190.7 agu1    58 dst reload
        vmovdqu [r9 + 384], ymm4                            ;   197.7 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 6720]                          ;   191.7 agu1    58 dst reload
        vmovdqu [r9 + 416], ymm4                            ;   198.7 agu2+fp5   58 dst
        vmovdqu [r9 + 512], ymm0                            ;   194.0 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6784]                          ;   192.7 agu1    58 dst reload
        vmovdqu [r9 + 448], ymm0                            ;   199.7 agu2+fp5   58 dst
        vmovdqu [r9 + 544], ymm13                           ;   196.0 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 7008]                          ;   193.7 agu1    58 dst reload
        vmovdqu [r9 + 480], ymm0                            ;   200.7 agu2+fp5   58 dst
        vmovdqu [r9 + 576], ymm8                            ;   198.0 agu0+fp5   58 dst
        vmovdqu [r9 + 608], ymm2                            ;   199.0 agu2+fp5   58 dst
        vmovdqu [r9 + 640], ymm9                            ;   200.0 agu1+fp5   58 dst
        vmovdqu [r9 + 672], ymm1                            ;   201.0 agu0+fp5   58 dst
        vmovdqu [r9 + 704], ymm15                           ;   202.0 agu2+fp5   58 dst
        vmovdqu [r9 + 736], ymm14                           ;   203.0 agu1+fp5   58 dst
        vmovdqu [r9 + 800], ymm3                            ;   204.0 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 7808]                          ;   196.7 agu1    58 dst reload
        vmovdqu [r9 + 768], ymm0                            ;   205.0 agu2+fp5   58 dst
        vmovdqu [r9 + 832], ymm12                           ;   206.0 agu0+fp5   58 dst
        vmovdqu [r9 + 864], ymm10                           ;   207.0 agu2+fp5   58 dst
        vmovdqu [r9 + 896], ymm11                           ;   208.0 agu1+fp5   58 dst
        vmovdqu [r9 + 928], ymm7                            ;   209.0 agu0+fp5   58 dst
        vmovdqu [r9 + 960], ymm6                            ;   210.0 agu2+fp5   58 dst
        vmovdqu [r9 + 992], ymm5                            ;   211.0 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 2976]                          ;   198.8 agu0    43 dst
        vmovdqu ymm1, [rbp + 3040]                          ;   199.7 agu1    43 dst
        vmovdqu ymm2, [rbp + 3072]                          ;   199.8 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   206.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   207.8 fp1     43 dst
        vmovdqu ymm3, [rbp + 3168]                          ;   200.7 agu1    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   208.8 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 3136]                      ;   209.8 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 2944]                          ;   201.7 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   209.8 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 3008]                      ;   210.8 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 3040]                          ;   202.7 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   211.8 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 3104]                     ;   210.8 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   211.8 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;   211.8 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;   212.8 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;   213.8 fp3     43 dst
        vpxor ymm2, ymm13, ymm15                            ;   214.8 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;   215.8 fp1     43 dst
        vmovdqu [rbp + 7808], ymm8                          ;   212.0 agu2+fp5   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;   214.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                              ;   215.8 fp3     43 dst
        vpand ymm8, ymm8, ymm15                             ;   215.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   216.8 fp1     43 dst
        vpand ymm6, ymm11, ymm2                             ;   215.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   217.8 fp3     43 dst
        vpand ymm6, ymm10, ymm1                             ;   216.8 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   217.8 fp1     43 dst
        vpxor ymm6, ymm10, ymm13                            ;   212.8 fp2     43 dst
        vmovdqu [rbp + 7008], ymm11                         ;   213.0 agu1+fp5   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;   216.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   218.8 fp0     43 dst
        vpxor ymm11, ymm11, [rbp + 3072]                    ;   219.8 fp1+agu0   43 dst
        vmovdqu [rbp + 6784], ymm2                          ;   215.8 agu2+fp5   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;   213.8 fp2     43 dst
        vmovdqu [rbp + 6720], ymm6                          ;   215.0 agu1+fp5   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;   214.0 fp3     43 dst
        vpand ymm3, ymm14, ymm4                             ;   214.2 fp0     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   220.8 fp1     43 dst
        vpxor ymm3, ymm3, ymm0                              ;   218.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   218.8 fp3     43 dst
        vpxor ymm6, ymm6, ymm8                              ;   218.8 fp0     43 dst
        vpxor ymm8, ymm4, ymm1                              ;   216.8 fp1     43 dst
        vpxor ymm6, ymm6, [rbp + 7808]                      ;   219.8 fp2+agu0   43 dst
        vmovdqu [rbp + 7808], ymm14                         ;   216.2 agu2+fp5   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;   217.8 fp3     43 dst
        vpxor ymm3, ymm3, ymm14                             ;   219.8 fp0     43 dst
        vpxor ymm14, ymm7, ymm9                             ;   216.8 fp1     43 dst
        vmovdqu [rbp + 6880], ymm8                          ;   217.8 agu1+fp5   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;   217.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   219.8 fp3     43 dst
        vpand ymm8, ymm3, ymm11                             ;   221.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   222.8 fp1     43 dst
        vmovdqu [rbp + 6976], ymm5                          ;   218.2 agu0+fp5   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;   218.0 fp2     43 dst
        vpxor ymm6, ymm6, ymm5                              ;   220.8 fp3     43 dst
        vpand ymm5, ymm6, ymm0                              ;   223.8 fp0     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   224.8 fp1     43 dst
        vpand ymm5, ymm6, ymm3                              ;   225.8 fp2     43 dst
        vpxor ymm5, ymm5, ymm11                             ;   226.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   223.8 fp0     43 dst
        vpor ymm8, ymm8, ymm11                              ;   224.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm3                              ;   225.8 fp2     43 dst
        vpor ymm0, ymm8, ymm5                               ;   227.8 fp3     43 dst
        vpand ymm3, ymm3, ymm5                              ;   227.8 fp0     43 dst
        vpand ymm14, ymm14, ymm5                            ;   227.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm3                              ;   228.8 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   228.8 fp3     43 dst
        vpxor ymm0, ymm5, ymm8                              ;   227.8 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;   229.8 fp1     43 dst
        vpxor ymm3, ymm0, ymm11                             ;   229.8 fp2     43 dst
        vpand ymm7, ymm7, ymm8                              ;   226.8 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;   229.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   229.8 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;   228.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   230.8 fp3     43 dst
        vpand ymm13, ymm13, ymm3                            ;   230.8 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   230.8 fp1     43 dst
        vpand ymm3, ymm8, [rbp + 3168]                      ;   226.8 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm11                             ;   230.8 fp3     43 dst
        vpand ymm15, ymm15, ymm8                            ;   231.8 fp0     43 dst
        vpand ymm8, ymm8, [rbp + 2944]                      ;   231.8 fp1+agu0   43 dst
        vpand ymm4, ymm4, ymm11                             ;   230.8 fp2     43 dst
        vpand ymm2, ymm2, ymm5                              ;   228.2 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 7808]                    ;   230.8 fp0+agu1   43 dst
        vpxor ymm5, ymm5, ymm6                              ;   229.8 fp1     43 dst
        vpand ymm0, ymm0, [rbp + 6720]                      ;   229.0 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm8                              ;   232.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   231.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   232.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   231.8 fp2     43 dst
        vmovdqu [rbp + 6720], ymm9                          ;   230.0 agu2+fp5   43 dst spill
        vpand ymm9, ymm5, [rbp + 6784]                      ;   230.8 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm9                            ;   231.8 fp0     43 dst
        vpxor ymm13, ymm13, ymm10                           ;   232.8 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 7008]                      ;   231.0 fp2+agu0   43 dst
        vmovdqu [rbp + 7008], ymm12                         ;   231.8 agu2+fp5   43 dst spill
        vpand ymm12, ymm6, [rbp + 6976]                     ;   231.2 fp3+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6880]                      ;   231.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6880], ymm5                          ;   232.0 agu2+fp5   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;   233.8 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   234.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm5                              ;   235.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   236.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   237.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   238.8 fp2     43 dst
        vmovdqu [rbp + 6976], ymm4                          ;   233.8 agu1+fp5   43 dst spill
        vmovdqu ymm4, [rbp + 4256]                          ;   232.7 agu0    43 dst
        vmovdqu [rbp + 6784], ymm6                          ;   238.8 agu2+fp5   43 dst spill
        vmovdqu ymm6, [rbp + 4320]                          ;   233.5 agu1    43 dst
        vpxor ymm6, ymm6, [rbp + 4352]                      ;   240.5 fp3+agu0   43 dst
        vpxor ymm4, ymm4, ymm6                              ;   241.5 fp0     43 dst
        vmovdqu [rbp + 7808], ymm10                         ;   235.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm4, [rbp + 4448]                     ;   242.5 fp1+agu1   43 dst
        vmovdqu [rbp + 7136], ymm12                         ;   236.0 agu0+fp5   43 dst spill
        vpxor ymm12, ymm10, [rbp + 4416]                    ;   243.5 fp2+agu1   43 dst
        vmovdqu [rbp + 7168], ymm0                          ;   237.0 agu2+fp5   43 dst spill
        vpxor ymm0, ymm10, [rbp + 4224]                     ;   243.5 fp3+agu0   43 dst
        vmovdqu [rbp + 7200], ymm11                         ;   238.0 agu2+fp5   43 dst spill
        vpxor ymm11, ymm0, [rbp + 4288]                     ;   244.5 fp0+agu1   43 dst
        vmovdqu [rbp + 6400], ymm7                          ;   239.0 agu0+fp5   43 dst spill
        vpxor ymm7, ymm11, [rbp + 4320]                     ;   245.5 fp1+agu1   43 dst
        vmovdqu [rbp + 6176], ymm1                          ;   240.0 agu2+fp5   43 dst spill
        vpxor ymm1, ymm12, [rbp + 4384]                     ;   244.5 fp2+agu0   43 dst
        vmovdqu [rbp + 6016], ymm8                          ;   241.0 agu2+fp5   43 dst spill
        vpxor ymm8, ymm1, [rbp + 4224]                      ;   245.5 fp3+agu1   43 dst
        vmovdqu [rbp + 6272], ymm14                         ;   242.0 agu0+fp5   43 dst spill
        vpxor ymm14, ymm1, [rbp + 4352]                     ;   245.5 fp0+agu1   43 dst
        vmovdqu [rbp + 6368], ymm15                         ;   243.0 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;   246.5 fp1     43 dst
        vmovdqu [rbp + 6528], ymm3                          ;   244.0 agu0+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 4448]                     ;   247.5 fp2+agu1   43 dst
        vmovdqu [rbp + 6560], ymm2                          ;   245.0 agu2+fp5   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;   248.5 fp3     43 dst
        vmovdqu [rbp + 6592], ymm9                          ;   246.0 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 4320]                      ;   249.5 fp0+agu1   43 dst
        vmovdqu [rbp + 7840], ymm13                         ;   247.0 agu2+fp5   43 dst spill
        vpxor ymm13, ymm3, [rbp + 4224]                     ;   248.5 fp1+agu0   43 dst
        vpxor ymm6, ymm6, ymm13                             ;   249.5 fp2     43 dst
        vpand ymm13, ymm13, ymm3                            ;   249.5 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   250.5 fp0     43 dst
        vmovdqu [rbp + 7904], ymm5                          ;   248.0 agu1+fp5   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;   249.5 fp1     43 dst
        vpxor ymm4, ymm4, ymm5                              ;   251.5 fp2     43 dst
        vpand ymm5, ymm7, ymm6                              ;   250.5 fp3     43 dst
        vpxor ymm13, ymm13, ymm5                            ;   251.5 fp0     43 dst
        vpxor ymm5, ymm7, ymm14                             ;   246.5 fp1     43 dst
        vmovdqu [rbp + 8000], ymm1                          ;   249.0 agu2+fp5   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;   250.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;   252.5 fp3     43 dst
        vpxor ymm1, ymm1, [rbp + 4352]                      ;   253.5 fp0+agu0   43 dst
        vmovdqu [rbp + 7968], ymm2                          ;   250.0 agu1+fp5   43 dst spill
        vpxor ymm2, ymm5, [rbp + 4448]                      ;   248.0 fp1+agu0   43 dst
        vmovdqu [rbp + 7616], ymm5                          ;   251.0 agu2+fp5   43 dst spill
        vpor ymm5, ymm0, [rbp + 4448]                       ;   248.5 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm5                            ;   249.5 fp3     43 dst
        vpxor ymm5, ymm5, ymm4                              ;   252.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   252.5 fp1     43 dst
        vpand ymm13, ymm15, ymm10                           ;   249.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;   254.5 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   252.5 fp0     43 dst
        vpxor ymm13, ymm10, ymm6                            ;   250.5 fp1     43 dst
        vmovdqu [rbp + 7232], ymm15                         ;   252.0 agu0+fp5   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;   251.5 fp2     43 dst
        vpxor ymm4, ymm4, ymm15                             ;   253.5 fp3     43 dst
        vpxor ymm15, ymm0, ymm9                             ;   250.8 fp0     43 dst
        vmovdqu [rbp + 7296], ymm13                         ;   253.0 agu2+fp5   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;   251.8 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   253.5 fp2     43 dst
        vpand ymm13, ymm4, ymm1                             ;   255.5 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   256.5 fp0     43 dst
        vmovdqu [rbp + 7392], ymm12                         ;   254.0 agu1+fp5   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;   252.0 fp1     43 dst
        vpxor ymm11, ymm11, ymm12                           ;   253.5 fp2     43 dst
        vpand ymm12, ymm11, ymm5                            ;   257.5 fp3     43 dst
        vpxor ymm4, ymm4, ymm12                             ;   258.5 fp0     43 dst
        vpand ymm12, ymm11, ymm4                            ;   259.5 fp1     43 dst
        vpxor ymm12, ymm12, ymm1                            ;   260.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   257.5 fp3     43 dst
        vpor ymm13, ymm13, ymm1                             ;   258.5 fp0     43 dst
        vpxor ymm13, ymm13, ymm4                            ;   259.5 fp1     43 dst
        vpor ymm5, ymm13, ymm12                             ;   261.5 fp2     43 dst
        vpand ymm4, ymm4, ymm12                             ;   261.5 fp3     43 dst
        vpand ymm15, ymm15, ymm12                           ;   261.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   262.5 fp1     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   262.5 fp2     43 dst
        vpxor ymm4, ymm12, ymm13                            ;   261.5 fp3     43 dst
        vpand ymm7, ymm7, ymm1                              ;   263.5 fp0     43 dst
        vpxor ymm5, ymm4, ymm1                              ;   263.5 fp1     43 dst
        vpand ymm0, ymm0, ymm13                             ;   260.5 fp2     43 dst
        vpand ymm6, ymm6, ymm1                              ;   263.5 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                             ;   263.5 fp0     43 dst
        vpand ymm9, ymm9, ymm4                              ;   262.5 fp1     43 dst
        vpxor ymm6, ymm6, ymm9                              ;   264.5 fp2     43 dst
        vpand ymm14, ymm14, ymm5                            ;   264.5 fp3     43 dst
        vpand ymm8, ymm8, ymm5                              ;   264.5 fp0     43 dst
        vpand ymm5, ymm13, [rbp + 4448]                     ;   260.5 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm1                            ;   264.5 fp2     43 dst
        vpand ymm3, ymm3, ymm13                             ;   265.5 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 4224]                    ;   265.5 fp0+agu1   43 dst
        vpand ymm10, ymm10, ymm1                            ;   264.5 fp1     43 dst
        vpand ymm2, ymm2, ymm12                             ;   261.8 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 7232]                      ;   264.5 fp3+agu0   43 dst
        vpxor ymm12, ymm12, ymm11                           ;   263.5 fp0     43 dst
        vpand ymm4, ymm4, [rbp + 7616]                      ;   262.7 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   266.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   265.5 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;   266.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   265.5 fp1     43 dst
        vmovdqu [rbp + 7616], ymm9                          ;   263.7 agu2+fp5   43 dst spill
        vpand ymm9, ymm12, [rbp + 7968]                     ;   264.5 fp2+agu0   43 dst
        vpxor ymm7, ymm7, ymm9                              ;   265.5 fp3     43 dst
        vpxor ymm14, ymm14, ymm7                            ;   266.5 fp0     43 dst
        vpand ymm12, ymm12, [rbp + 8000]                    ;   264.7 fp1+agu1   43 dst
        vmovdqu [rbp + 8000], ymm8                          ;   265.5 agu2+fp5   43 dst spill
        vpand ymm8, ymm11, [rbp + 7392]                     ;   264.8 fp2+agu0   43 dst
        vpand ymm11, ymm11, [rbp + 7296]                    ;   265.3 fp3+agu1   43 dst
        vmovdqu [rbp + 7296], ymm12                         ;   265.7 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;   267.5 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   268.5 fp1     43 dst
        vpxor ymm4, ymm4, ymm12                             ;   269.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   270.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm1                            ;   271.5 fp0     43 dst
        vpxor ymm15, ymm15, ymm11                           ;   272.5 fp1     43 dst
        vmovdqu [rbp + 7392], ymm10                         ;   267.5 agu0+fp5   43 dst spill
        vmovdqu ymm10, [rbp + 5536]                         ;   266.3 agu1    43 dst
        vmovdqu [rbp + 7968], ymm11                         ;   272.5 agu2+fp5   43 dst spill
        vmovdqu ymm11, [rbp + 5600]                         ;   267.2 agu0    43 dst
        vpxor ymm11, ymm11, [rbp + 5632]                    ;   274.2 fp2+agu1   43 dst
        vpxor ymm10, ymm10, ymm11                           ;   275.2 fp3     43 dst
        vmovdqu [rbp + 7232], ymm7                          ;   268.7 agu2+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 5728]                     ;   276.2 fp0+agu0   43 dst
        vmovdqu [rbp + 7360], ymm8                          ;   269.7 agu1+fp5   43 dst spill
        vpxor ymm8, ymm7, [rbp + 5696]                      ;   277.2 fp1+agu0   43 dst
        vmovdqu [rbp + 7264], ymm4                          ;   270.7 agu2+fp5   43 dst spill
        vpxor ymm4, ymm7, [rbp + 5504]                      ;   277.2 fp2+agu1   43 dst
        vmovdqu [rbp + 7328], ymm1                          ;   271.7 agu2+fp5   43 dst spill
        vpxor ymm1, ymm4, [rbp + 5568]                      ;   278.2 fp3+agu0   43 dst
        vmovdqu [rbp + 7424], ymm0                          ;   272.7 agu1+fp5   43 dst spill
        vpxor ymm0, ymm1, [rbp + 5600]                      ;   279.2 fp0+agu0   43 dst
        vmovdqu [rbp + 7456], ymm6                          ;   273.7 agu2+fp5   43 dst spill
        vpxor ymm6, ymm8, [rbp + 5664]                      ;   278.2 fp1+agu1   43 dst
        vmovdqu [rbp + 7488], ymm13                         ;   274.7 agu2+fp5   43 dst spill
        vpxor ymm13, ymm6, [rbp + 5504]                     ;   279.2 fp2+agu0   43 dst
        vmovdqu [rbp + 7584], ymm15                         ;   275.7 agu1+fp5   43 dst spill
        vpxor ymm15, ymm6, [rbp + 5632]                     ;   279.2 fp3+agu0   43 dst
        vmovdqu [rbp + 7552], ymm3                          ;   276.7 agu2+fp5   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;   280.2 fp0     43 dst
        vmovdqu [rbp + 7520], ymm5                          ;   277.7 agu1+fp5   43 dst spill
        vpxor ymm5, ymm3, [rbp + 5728]                      ;   281.2 fp1+agu0   43 dst
        vmovdqu [rbp + 7744], ymm2                          ;   278.7 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;   282.2 fp2     43 dst
        vmovdqu [rbp + 7712], ymm9                          ;   279.7 agu1+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 5600]                      ;   283.2 fp3+agu0   43 dst
        vmovdqu [rbp + 7680], ymm14                         ;   280.7 agu2+fp5   43 dst spill
        vpxor ymm14, ymm5, [rbp + 5504]                     ;   282.2 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm14                           ;   283.2 fp1     43 dst
        vpand ymm14, ymm14, ymm5                            ;   283.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   284.2 fp3     43 dst
        vmovdqu [rbp + 7648], ymm12                         ;   281.7 agu0+fp5   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;   283.2 fp0     43 dst
        vpxor ymm10, ymm10, ymm12                           ;   285.2 fp1     43 dst
        vpand ymm12, ymm0, ymm11                            ;   284.2 fp2     43 dst
        vpxor ymm14, ymm14, ymm12                           ;   285.2 fp3     43 dst
        vpxor ymm12, ymm0, ymm15                            ;   280.2 fp0     43 dst
        vmovdqu [rbp + 7776], ymm6                          ;   282.7 agu2+fp5   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;   284.2 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;   286.2 fp2     43 dst
        vpxor ymm6, ymm6, [rbp + 5632]                      ;   287.2 fp3+agu1   43 dst
        vmovdqu [rbp + 6624], ymm2                          ;   283.7 agu0+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 5728]                     ;   281.7 fp0+agu1   43 dst
        vmovdqu [rbp + 6688], ymm12                         ;   284.7 agu2+fp5   43 dst spill
        vpor ymm12, ymm4, [rbp + 5728]                      ;   282.2 fp1+agu0   43 dst
        vpxor ymm1, ymm1, ymm12                             ;   283.2 fp2     43 dst
        vpxor ymm12, ymm12, ymm10                           ;   286.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;   286.2 fp0     43 dst
        vpand ymm14, ymm3, ymm7                             ;   283.2 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;   288.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   286.2 fp3     43 dst
        vpxor ymm14, ymm7, ymm11                            ;   284.2 fp0     43 dst
        vmovdqu [rbp + 6752], ymm3                          ;   285.7 agu1+fp5   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;   285.2 fp1     43 dst
        vpxor ymm10, ymm10, ymm3                            ;   287.2 fp2     43 dst
        vpxor ymm3, ymm4, ymm9                              ;   284.5 fp3     43 dst
        vmovdqu [rbp + 6656], ymm14                         ;   286.7 agu2+fp5   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;   285.5 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   287.2 fp1     43 dst
        vpand ymm14, ymm10, ymm6                            ;   289.2 fp2     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   290.2 fp3     43 dst
        vmovdqu [rbp + 6816], ymm8                          ;   287.7 agu0+fp5   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;   285.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                              ;   287.2 fp1     43 dst
        vpand ymm8, ymm1, ymm12                             ;   291.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   292.2 fp3     43 dst
        vpand ymm8, ymm1, ymm10                             ;   293.2 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   294.2 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   291.2 fp2     43 dst
        vpor ymm14, ymm14, ymm6                             ;   292.2 fp3     43 dst
        vpxor ymm14, ymm14, ymm10                           ;   293.2 fp0     43 dst
        vpor ymm12, ymm14, ymm8                             ;   295.2 fp1     43 dst
        vpand ymm10, ymm10, ymm8                            ;   295.2 fp2     43 dst
        vpand ymm3, ymm3, ymm8                              ;   295.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm10                             ;   296.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   296.2 fp1     43 dst
        vpxor ymm10, ymm8, ymm14                            ;   295.2 fp2     43 dst
        vpand ymm0, ymm0, ymm6                              ;   297.2 fp3     43 dst
        vpxor ymm12, ymm10, ymm6                            ;   297.2 fp0     43 dst
        vpand ymm4, ymm4, ymm14                             ;   294.2 fp1     43 dst
        vpand ymm11, ymm11, ymm6                            ;   297.2 fp2     43 dst
        vpxor ymm6, ymm6, ymm1                              ;   297.2 fp3     43 dst
        vpand ymm9, ymm9, ymm10                             ;   296.2 fp0     43 dst
        vpxor ymm11, ymm11, ymm9                            ;   298.2 fp1     43 dst
        vpand ymm15, ymm15, ymm12                           ;   298.2 fp2     43 dst
        vpand ymm13, ymm13, ymm12                           ;   298.2 fp3     43 dst
        vpand ymm12, ymm14, [rbp + 5728]                    ;   294.2 fp0+agu1   43 dst
        vpxor ymm14, ymm14, ymm6                            ;   298.2 fp1     43 dst
        vpand ymm5, ymm5, ymm14                             ;   299.2 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 5504]                    ;   299.2 fp3+agu0   43 dst
        vpand ymm7, ymm7, ymm6                              ;   298.2 fp0     43 dst
        vpand ymm2, ymm2, ymm8                              ;   295.5 fp1     43 dst
        vpand ymm6, ymm6, [rbp + 6752]                      ;   298.2 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm1                              ;   297.2 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6688]                    ;   296.3 fp0+agu0   43 dst
        vpxor ymm7, ymm7, ymm14                             ;   300.2 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   299.2 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   300.2 fp3     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   299.2 fp0     43 dst
        vmovdqu [rbp + 6688], ymm9                          ;   297.3 agu2+fp5   43 dst spill
        vpand ymm9, ymm8, [rbp + 6624]                      ;   298.2 fp1+agu1   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   299.2 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                            ;   300.2 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 7776]                      ;   298.3 fp0+agu0   43 dst
        vmovdqu [rbp + 7776], ymm13                         ;   299.2 agu2+fp5   43 dst spill
        vpand ymm13, ymm1, [rbp + 6816]                     ;   298.5 fp1+agu1   43 dst
        vpand ymm1, ymm1, [rbp + 6656]                      ;   299.0 fp2+agu0   43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   299.3 agu2+fp5   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   301.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   302.2 fp0     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   303.2 fp1     43 dst
        vpxor ymm6, ymm6, ymm10                             ;   304.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm6                              ;   305.2 fp3     43 dst
        vpxor ymm3, ymm3, ymm1                              ;   306.2 fp0     43 dst
        vmovdqu [rbp + 6816], ymm7                          ;   301.2 agu1+fp5   43 dst spill
        vmovdqu ymm7, [rbp + 2720]                          ;   300.0 agu0    43 dst
        vmovdqu [rbp + 6624], ymm1                          ;   306.2 agu2+fp5   43 dst spill
        vmovdqu ymm1, [rbp + 2784]                          ;   300.8 agu1    43 dst
        vpxor ymm1, ymm1, [rbp + 2816]                      ;   307.8 fp1+agu0   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   308.8 fp2     43 dst
        vmovdqu [rbp + 6752], ymm0                          ;   302.3 agu2+fp5   43 dst spill
        vpxor ymm0, ymm7, [rbp + 2912]                      ;   309.8 fp3+agu1   43 dst
        vmovdqu [rbp + 6848], ymm13                         ;   303.3 agu0+fp5   43 dst spill
        vpxor ymm13, ymm0, [rbp + 2880]                     ;   310.8 fp0+agu1   43 dst
        vmovdqu [rbp + 6944], ymm10                         ;   304.3 agu2+fp5   43 dst spill
        vpxor ymm10, ymm0, [rbp + 2688]                     ;   310.8 fp1+agu0   43 dst
        vmovdqu [rbp + 6912], ymm6                          ;   305.3 agu2+fp5   43 dst spill
        vpxor ymm6, ymm10, [rbp + 2752]                     ;   311.8 fp2+agu1   43 dst
        vmovdqu [rbp + 7104], ymm4                          ;   306.3 agu0+fp5   43 dst spill
        vpxor ymm4, ymm6, [rbp + 2784]                      ;   312.8 fp3+agu1   43 dst
        vmovdqu [rbp + 7072], ymm11                         ;   307.3 agu2+fp5   43 dst spill
        vpxor ymm11, ymm13, [rbp + 2848]                    ;   311.8 fp0+agu0   43 dst
        vmovdqu [rbp + 7040], ymm14                         ;   308.3 agu2+fp5   43 dst spill
        vpxor ymm14, ymm11, [rbp + 2688]                    ;   312.8 fp1+agu1   43 dst
        vmovdqu [rbp + 6048], ymm3                          ;   309.3 agu0+fp5   43 dst spill
        vpxor ymm3, ymm11, [rbp + 2816]                     ;   312.8 fp2+agu1   43 dst
        vmovdqu [rbp + 6112], ymm5                          ;   310.3 agu2+fp5   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   313.8 fp3     43 dst
        vmovdqu [rbp + 6144], ymm12                         ;   311.3 agu0+fp5   43 dst spill
        vpxor ymm12, ymm5, [rbp + 2912]                     ;   314.8 fp0+agu1   43 dst
        vmovdqu [rbp + 6080], ymm2                          ;   312.3 agu2+fp5   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   315.8 fp1     43 dst
        vmovdqu [rbp + 6208], ymm9                          ;   313.3 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 2784]                      ;   316.8 fp2+agu1   43 dst
        vmovdqu [rbp + 6240], ymm15                         ;   314.3 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, [rbp + 2688]                    ;   315.8 fp3+agu0   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   316.8 fp0     43 dst
        vpand ymm15, ymm15, ymm12                           ;   316.8 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   317.8 fp2     43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   315.3 agu1+fp5   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   316.8 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   318.8 fp0     43 dst
        vpand ymm8, ymm4, ymm1                              ;   317.8 fp1     43 dst
        vpxor ymm15, ymm15, ymm8                            ;   318.8 fp2     43 dst
        vpxor ymm8, ymm4, ymm3                              ;   313.8 fp3     43 dst
        vmovdqu [rbp + 6304], ymm11                         ;   316.3 agu2+fp5   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   317.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   319.8 fp1     43 dst
        vpxor ymm11, ymm11, [rbp + 2816]                    ;   320.8 fp2+agu0   43 dst
        vmovdqu [rbp + 6496], ymm2                          ;   317.3 agu1+fp5   43 dst spill
        vpxor ymm2, ymm8, [rbp + 2912]                      ;   315.3 fp3+agu0   43 dst
        vmovdqu [rbp + 6464], ymm8                          ;   318.3 agu2+fp5   43 dst spill
        vpor ymm8, ymm10, [rbp + 2912]                      ;   315.8 fp0+agu1   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   316.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm7                              ;   319.8 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   319.8 fp3     43 dst
        vpand ymm15, ymm5, ymm0                             ;   316.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   321.8 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   319.8 fp2     43 dst
        vpxor ymm15, ymm0, ymm1                             ;   317.8 fp3     43 dst
        vmovdqu [rbp + 6432], ymm5                          ;   319.3 agu0+fp5   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   318.8 fp0     43 dst
        vpxor ymm7, ymm7, ymm5                              ;   320.8 fp1     43 dst
        vpxor ymm5, ymm10, ymm9                             ;   318.2 fp2     43 dst
        vmovdqu [rbp + 7872], ymm15                         ;   320.3 agu2+fp5   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   319.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   320.8 fp0     43 dst
        vpand ymm15, ymm7, ymm11                            ;   322.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   323.8 fp2     43 dst
        vmovdqu [rbp + 7936], ymm13                         ;   321.3 agu1+fp5   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   319.3 fp3     43 dst
        vpxor ymm6, ymm6, ymm13                             ;   320.8 fp0     43 dst
        vpand ymm13, ymm6, ymm8                             ;   324.8 fp1     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   325.8 fp2     43 dst
        vpand ymm13, ymm6, ymm7                             ;   326.8 fp3     43 dst
        vpxor ymm13, ymm13, ymm11                           ;   327.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   324.8 fp1     43 dst
        vpor ymm15, ymm15, ymm11                            ;   325.8 fp2     43 dst
        vpxor ymm15, ymm15, ymm7                            ;   326.8 fp3     43 dst
        vpor ymm8, ymm15, ymm13                             ;   328.8 fp0     43 dst
        vpand ymm7, ymm7, ymm13                             ;   328.8 fp1     43 dst
        vpand ymm5, ymm5, ymm13                             ;   328.8 fp2     43 dst
        vpxor ymm6, ymm6, ymm7                              ;   329.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   329.8 fp0     43 dst
        vpxor ymm7, ymm13, ymm15                            ;   328.8 fp1     43 dst
        vpand ymm4, ymm4, ymm11                             ;   330.8 fp2     43 dst
        vpxor ymm8, ymm7, ymm11                             ;   330.8 fp3     43 dst
        vpand ymm10, ymm10, ymm15                           ;   327.8 fp0     43 dst
        vpand ymm1, ymm1, ymm11                             ;   330.8 fp1     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   330.8 fp2     43 dst
        vpand ymm9, ymm9, ymm7                              ;   329.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   331.8 fp0     43 dst
        vpand ymm3, ymm3, ymm8                              ;   331.8 fp1     43 dst
        vpand ymm14, ymm14, ymm8                            ;   331.8 fp2     43 dst
        vpand ymm8, ymm15, [rbp + 2912]                     ;   327.8 fp3+agu0   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   331.8 fp0     43 dst
        vpand ymm12, ymm12, ymm15                           ;   332.8 fp1     43 dst
        vpand ymm15, ymm15, [rbp + 2688]                    ;   332.8 fp2+agu1   43 dst
        vpand ymm0, ymm0, ymm11                             ;   331.8 fp3     43 dst
        vpand ymm2, ymm2, ymm13                             ;   329.2 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6432]                    ;   331.8 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   330.8 fp2     43 dst
        vpand ymm7, ymm7, [rbp + 6464]                      ;   330.0 fp3+agu1   43 dst
        vpxor ymm0, ymm0, ymm15                             ;   333.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   332.8 fp1     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   333.8 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                              ;   332.8 fp3     43 dst
        vmovdqu [rbp + 6464], ymm9                          ;   331.0 agu2+fp5   43 dst spill
        vpand ymm9, ymm13, [rbp + 6496]                     ;   331.8 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   332.8 fp1     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   333.8 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6304]                    ;   332.0 fp3+agu1   43 dst
        vmovdqu [rbp + 6304], ymm14                         ;   332.8 agu2+fp5   43 dst spill
        vpand ymm14, ymm6, [rbp + 7936]                     ;   332.2 fp0+agu0   43 dst
        vpand ymm6, ymm6, [rbp + 7872]                      ;   332.7 fp1+agu1   43 dst
        vmovdqu [rbp + 7872], ymm13                         ;   333.0 agu2+fp5   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   334.8 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   335.8 fp3     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   336.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm7                            ;   337.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   338.8 fp2     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   339.8 fp3     43 dst
        vmovdqu [rbp + 7936], ymm0                          ;   334.8 agu0+fp5   43 dst spill
        vmovdqu ymm0, [rbp + 7904]                          ;   333.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 384]                       ;   340.7 fp0+agu0   58 dst
        vmovdqu [rbp + 7904], ymm0                          ;   341.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7840]                          ;   334.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 416]                       ;   341.7 fp1+agu0   58 dst
        vmovdqu [rbp + 7840], ymm0                          ;   342.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6368]                          ;   335.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 42048]                      ;   342.7 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6528]                      ;   343.7 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6560]                      ;   344.7 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6592]                      ;   345.7 fp1+agu1   58 dst
        vmovdqu [rbp + 6592], ymm0                          ;   346.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6400]                          ;   338.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 42080]                      ;   345.5 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6176]                      ;   346.5 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6272]                      ;   347.5 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6016]                      ;   348.5 fp1+agu0   58 dst
        vmovdqu [rbp + 6016], ymm0                          ;   349.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7200]                          ;   340.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 42112]                      ;   347.7 fp2+agu0   58 dst
        vmovdqu [rbp + 7200], ymm0                          ;   348.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7168]                          ;   341.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 7136]                      ;   348.7 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7808]                      ;   349.7 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 448]                       ;   350.7 fp1+agu0   58 dst
        vmovdqu [rbp + 7808], ymm0                          ;   351.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6784]                          ;   343.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6880]                      ;   350.7 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6976]                      ;   351.7 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 480]                       ;   352.7 fp0+agu0   58 dst
        vmovdqu [rbp + 6976], ymm0                          ;   353.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6720]                          ;   345.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 42208]                      ;   352.7 fp1+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7008]                      ;   353.7 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6272]                      ;   354.7 fp3+agu0   58 dst
        vmovdqu [rbp + 6272], ymm0                          ;   355.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7648]                          ;   347.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 512]                       ;   354.7 fp0+agu0   58 dst
        vmovdqu [rbp + 7648], ymm0                          ;   355.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7680]                          ;   348.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 544]                       ;   355.7 fp1+agu0   58 dst
        vmovdqu [rbp + 7680], ymm0                          ;   356.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7552]                          ;   349.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 42304]                      ;   356.7 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7520]                      ;   357.7 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7744]                      ;   358.7 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7712]                      ;   359.7 fp1+agu1   58 dst
        vmovdqu [rbp + 7712], ymm0                          ;   360.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7424]                          ;   352.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 42336]                      ;   359.5 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7456]                      ;   360.5 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7584]                      ;   361.5 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   362.5 fp1+agu0   58 dst
        vmovdqu [rbp + 7488], ymm0                          ;   363.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7328]                          ;   354.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 42368]                      ;   361.7 fp2+agu0   58 dst
        vmovdqu [rbp + 7328], ymm0                          ;   362.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7264]                          ;   355.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 7360]                      ;   362.7 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7232]                      ;   363.7 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 576]                       ;   364.7 fp1+agu0   58 dst
        vmovdqu [rbp + 7232], ymm0                          ;   365.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7968]                          ;   357.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 7296]                      ;   364.7 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7392]                      ;   365.7 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 608]                       ;   366.7 fp0+agu0   58 dst
        vmovdqu [rbp + 7392], ymm0                          ;   367.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7616]                          ;   359.7 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 42464]                      ;   366.7 fp1+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 8000]                      ;   367.7 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7584]                      ;   368.7 fp3+agu0   58 dst
        vmovdqu [rbp + 7584], ymm0                          ;   369.7 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6336]                          ;   361.7 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 640]                       ;   368.7 fp0+agu0   58 dst
        vpxor ymm13, ymm13, [rbp + 768]                     ;   362.7 fp1+agu1   58 dst
        vmovdqu [rbp + 6336], ymm13                         ;   363.7 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 6240]                         ;   363.5 agu0    58 dst
        vpxor ymm13, ymm13, [rbp + 672]                     ;   370.5 fp2+agu1   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   363.5 fp3     58 dst
        vmovdqu ymm8, [rbp + 6112]                          ;   364.5 agu0    58 dst
        vpxor ymm8, ymm8, [r8 + 42560]                      ;   371.5 fp0+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 6144]                      ;   372.5 fp1+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 6080]                      ;   373.5 fp2+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 6208]                      ;   374.5 fp3+agu0   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   364.8 fp0     58 dst
        vmovdqu ymm2, [rbp + 7104]                          ;   366.7 agu1    58 dst
        vpxor ymm2, ymm2, [r8 + 42592]                      ;   373.7 fp1+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7072]                      ;   374.7 fp2+agu1   58 dst
        vpxor ymm2, ymm2, [rbp + 6048]                      ;   375.7 fp3+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7040]                      ;   376.7 fp0+agu1   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   366.8 fp1     58 dst
        vmovdqu ymm9, [rbp + 6912]                          ;   369.5 agu0    58 dst
        vpxor ymm9, ymm9, [r8 + 42624]                      ;   376.5 fp2+agu1   58 dst
        vpxor ymm3, ymm3, [rbp + 800]                       ;   370.5 fp3+agu0   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   367.8 fp0     58 dst
        vmovdqu ymm1, [rbp + 6944]                          ;   370.7 agu1    58 dst
        vpxor ymm1, ymm1, [rbp + 6848]                      ;   377.7 fp1+agu0   58 dst
        vpxor ymm1, ymm1, [rbp + 6752]                      ;   378.7 fp2+agu1   58 dst
        vpxor ymm1, ymm1, [rbp + 704]                       ;   379.7 fp3+agu0   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   369.7 fp0     58 dst
        vmovdqu ymm15, [rbp + 6624]                         ;   372.7 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 6656]                    ;   379.7 fp1+agu0   58 dst
        vpxor ymm15, ymm15, [rbp + 6816]                    ;   380.7 fp2+agu1   58 dst
        vpxor ymm15, ymm15, [rbp + 736]                     ;   381.7 fp3+agu0   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   371.5 fp0     58 dst
        vpxor ymm12, ymm12, [r8 + 42816]                    ;   374.7 fp1+agu1   58 dst
        vpxor ymm10, ymm10, [r8 + 42848]                    ;   375.5 fp2+agu0   58 dst
        vpxor ymm11, ymm11, [r8 + 42880]                    ;   375.7 fp3+agu1   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   373.5 fp0     58 dst
        vmovdqu ymm14, [rbp + 6688]                         ;   376.5 agu0    58 dst
        vpxor ymm14, ymm14, [r8 + 42720]                    ;   383.5 fp1+agu1   58 dst
        vpxor ymm14, ymm14, [rbp + 7776]                    ;   384.5 fp2+agu0   58 dst
        vpxor ymm14, ymm14, [rbp + 6048]                    ;   385.5 fp3+agu1   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   374.8 fp0     58 dst
        vpxor ymm7, ymm7, [rbp + 832]                       ;   378.5 fp1+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 7872]                      ;   378.7 fp2+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 7936]                      ;   379.7 fp3+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 864]                       ;   380.7 fp0+agu1   58 dst
        vpxor ymm5, ymm5, [r8 + 42976]                      ;   380.5 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [rbp + 6464]                      ;   381.5 fp2+agu1   58 dst
        vpxor ymm5, ymm5, [rbp + 6304]                      ;   382.5 fp3+agu0   58 dst
        vmovdqu ymm4, [rbp + 7904]                          ;   381.7 agu1    58 dst reload
        vmovdqu [r9 + 1024], ymm4                           ;   388.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7840]                          ;   382.5 agu0    58 dst reload
        vmovdqu [r9 + 1056], ymm4                           ;   389.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6592]                          ;   382.7 agu1    58 dst reload
        vmovdqu [r9 + 1088], ymm4                           ;   389.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6016]                          ;   383.5 agu0    58 dst reload
        vmovdqu [r9 + 1120], ymm4                           ;   390.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7200]                          ;   383.7 agu1    58 dst reload
        vmovdqu [r9 + 1152], ymm4                           ;   390.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7808]                          ;   384.5 agu0    58 dst reload
        vmovdqu [r9 + 1184], ymm4                           ;   391.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6976]                          ;   384.7 agu1    58 dst reload
        vmovdqu [r9 + 1216], ymm4                           ;   391.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6272]                          ;   385.5 agu0    58 dst reload
        vmovdqu [r9 + 1248], ymm4                           ;   392.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7648]                          ;   385.7 agu1    58 dst reload
        vmovdqu [r9 + 1280], ymm4                           ;   392.7 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 7680]                          ;   386.7 agu1    58 dst reload
        vmovdqu [r9 + 1312], ymm4                           ;   393.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7712]                          ;   387.5 agu0    58 dst reload
        vmovdqu [r9 + 1344], ymm4                           ;   394.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7488]                          ;   387.7 agu1    58 dst reload
        vmovdqu [r9 + 1376], ymm4                           ;   394.7 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 7328]                          ;   388.7 agu1    58 dst reload
        vmovdqu [r9 + 1408], ymm4                           ;   395.7 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7232]                          ;   389.5 agu0    58 dst reload
        vmovdqu [r9 + 1440], ymm4                           ;   396.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1536], ymm0                           ;   392.5 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 7392]                          ;   390.5 agu0    58 dst reload
        vmovdqu [r9 + 1472], ymm0                           ;   397.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1568], ymm13                          ;   394.5 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 7584]                          ;   391.5 agu0    58 dst reload
        vmovdqu [r9 + 1504], ymm0                           ;   398.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1600], ymm8                           ;   396.5 agu1+fp5   58 dst
        vmovdqu [r9 + 1632], ymm2                           ;   397.5 agu0+fp5   58 dst
        vmovdqu [r9 + 1664], ymm9                           ;   398.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1696], ymm1                           ;   399.5 agu1+fp5   58 dst
        vmovdqu [r9 + 1728], ymm15                          ;   400.5 agu0+fp5   58 dst
        vmovdqu [r9 + 1760], ymm14                          ;   401.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1824], ymm3                           ;   402.5 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6336]                          ;   394.5 agu0    58 dst reload
        vmovdqu [r9 + 1792], ymm0                           ;   403.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1856], ymm12                          ;   404.5 agu1+fp5   58 dst
        vmovdqu [r9 + 1888], ymm10                          ;   405.5 agu0+fp5   58 dst
        vmovdqu [r9 + 1920], ymm11                          ;   406.5 agu2+fp5   58 dst
        vmovdqu [r9 + 1952], ymm7                           ;   407.5 agu1+fp5   58 dst
        vmovdqu [r9 + 1984], ymm6                           ;   408.5 agu0+fp5   58 dst
        vmovdqu [r9 + 2016], ymm5                           ;   409.5 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 4000]                          ;   396.7 agu1    43 dst
        vmovdqu ymm1, [rbp + 4064]                          ;   397.5 agu0    43 dst
        vmovdqu ymm2, [rbp + 4096]                          ;   397.7 agu1    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   404.7 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   405.7 fp1     43 dst
        vmovdqu ymm3, [rbp + 4192]                          ;   398.5 agu0    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   406.7 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 4160]                      ;   407.7 fp3+agu1   43 dst
        vmovdqu ymm6, [rbp + 3968]                          ;   399.5 agu0    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   407.7 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 4032]                      ;   408.7 fp1+agu1   43 dst
        vmovdqu ymm9, [rbp + 4064]                          ;   400.5 agu0    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   409.7 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 4128]                     ;   408.7 fp3+agu1   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   409.7 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;   409.7 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;   410.7 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;   411.7 fp3     43 dst
        vpxor ymm2, ymm13, ymm15                            ;   412.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;   413.7 fp1     43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   410.5 agu2+fp5   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;   412.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                              ;   413.7 fp3     43 dst
        vpand ymm8, ymm8, ymm15                             ;   413.7 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   414.7 fp1     43 dst
        vpand ymm6, ymm11, ymm2                             ;   413.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   415.7 fp3     43 dst
        vpand ymm6, ymm10, ymm1                             ;   414.7 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   415.7 fp1     43 dst
        vpxor ymm6, ymm10, ymm13                            ;   410.7 fp2     43 dst
        vmovdqu [rbp + 7584], ymm11                         ;   411.5 agu0+fp5   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;   414.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   416.7 fp0     43 dst
        vpxor ymm11, ymm11, [rbp + 4096]                    ;   417.7 fp1+agu1   43 dst
        vmovdqu [rbp + 7392], ymm2                          ;   413.7 agu2+fp5   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;   411.7 fp2     43 dst
        vmovdqu [rbp + 7232], ymm6                          ;   413.5 agu0+fp5   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;   411.8 fp3     43 dst
        vpand ymm3, ymm14, ymm4                             ;   412.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   418.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm0                              ;   416.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   416.7 fp3     43 dst
        vpxor ymm6, ymm6, ymm8                              ;   416.7 fp0     43 dst
        vpxor ymm8, ymm4, ymm1                              ;   414.7 fp1     43 dst
        vpxor ymm6, ymm6, [rbp + 6336]                      ;   417.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6336], ymm14                         ;   414.5 agu2+fp5   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;   415.7 fp3     43 dst
        vpxor ymm3, ymm3, ymm14                             ;   417.7 fp0     43 dst
        vpxor ymm14, ymm7, ymm9                             ;   414.7 fp1     43 dst
        vmovdqu [rbp + 7328], ymm8                          ;   415.7 agu0+fp5   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;   415.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   417.7 fp3     43 dst
        vpand ymm8, ymm3, ymm11                             ;   419.7 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   420.7 fp1     43 dst
        vmovdqu [rbp + 7488], ymm5                          ;   416.5 agu1+fp5   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;   415.8 fp2     43 dst
        vpxor ymm6, ymm6, ymm5                              ;   418.7 fp3     43 dst
        vpand ymm5, ymm6, ymm0                              ;   421.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   422.7 fp1     43 dst
        vpand ymm5, ymm6, ymm3                              ;   423.7 fp2     43 dst
        vpxor ymm5, ymm5, ymm11                             ;   424.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   421.7 fp0     43 dst
        vpor ymm8, ymm8, ymm11                              ;   422.7 fp1     43 dst
        vpxor ymm8, ymm8, ymm3                              ;   423.7 fp2     43 dst
        vpor ymm0, ymm8, ymm5                               ;   425.7 fp3     43 dst
        vpand ymm3, ymm3, ymm5                              ;   425.7 fp0     43 dst
        vpand ymm14, ymm14, ymm5                            ;   425.7 fp1     43 dst
        vpxor ymm6, ymm6, ymm3                              ;   426.7 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   426.7 fp3     43 dst
        vpxor ymm0, ymm5, ymm8                              ;   425.7 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;   427.7 fp1     43 dst
        vpxor ymm3, ymm0, ymm11                             ;   427.7 fp2     43 dst
        vpand ymm7, ymm7, ymm8                              ;   424.7 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;   427.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   427.7 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;   426.7 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   428.7 fp3     43 dst
        vpand ymm13, ymm13, ymm3                            ;   428.7 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   428.7 fp1     43 dst
        vpand ymm3, ymm8, [rbp + 4192]                      ;   424.7 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm11                             ;   428.7 fp3     43 dst
        vpand ymm15, ymm15, ymm8                            ;   429.7 fp0     43 dst
        vpand ymm8, ymm8, [rbp + 3968]                      ;   429.7 fp1+agu1   43 dst
        vpand ymm4, ymm4, ymm11                             ;   428.7 fp2     43 dst
        vpand ymm2, ymm2, ymm5                              ;   426.0 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6336]                    ;   428.7 fp0+agu0   43 dst
        vpxor ymm5, ymm5, ymm6                              ;   427.7 fp1     43 dst
        vpand ymm0, ymm0, [rbp + 7232]                      ;   426.8 fp2+agu1   43 dst
        vpxor ymm4, ymm4, ymm8                              ;   430.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   429.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   430.7 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   429.7 fp2     43 dst
        vmovdqu [rbp + 7232], ymm9                          ;   427.8 agu2+fp5   43 dst spill
        vpand ymm9, ymm5, [rbp + 7392]                      ;   428.7 fp3+agu0   43 dst
        vpxor ymm10, ymm10, ymm9                            ;   429.7 fp0     43 dst
        vpxor ymm13, ymm13, ymm10                           ;   430.7 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 7584]                      ;   428.8 fp2+agu1   43 dst
        vmovdqu [rbp + 7584], ymm12                         ;   429.7 agu2+fp5   43 dst spill
        vpand ymm12, ymm6, [rbp + 7488]                     ;   429.0 fp3+agu0   43 dst
        vpand ymm6, ymm6, [rbp + 7328]                      ;   429.5 fp0+agu1   43 dst
        vmovdqu [rbp + 7328], ymm5                          ;   429.8 agu2+fp5   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;   431.7 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   432.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm5                              ;   433.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   434.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   435.7 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   436.7 fp2     43 dst
        vmovdqu [rbp + 7488], ymm4                          ;   431.7 agu0+fp5   43 dst spill
        vmovdqu ymm4, [rbp + 5280]                          ;   430.5 agu1    43 dst
        vmovdqu [rbp + 7392], ymm6                          ;   436.7 agu2+fp5   43 dst spill
        vmovdqu ymm6, [rbp + 5344]                          ;   431.3 agu0    43 dst
        vpxor ymm6, ymm6, [rbp + 5376]                      ;   438.3 fp3+agu1   43 dst
        vpxor ymm4, ymm4, ymm6                              ;   439.3 fp0     43 dst
        vmovdqu [rbp + 6336], ymm10                         ;   432.8 agu2+fp5   43 dst spill
        vpxor ymm10, ymm4, [rbp + 5472]                     ;   440.3 fp1+agu0   43 dst
        vmovdqu [rbp + 7712], ymm12                         ;   433.8 agu1+fp5   43 dst spill
        vpxor ymm12, ymm10, [rbp + 5440]                    ;   441.3 fp2+agu0   43 dst
        vmovdqu [rbp + 7680], ymm0                          ;   434.8 agu2+fp5   43 dst spill
        vpxor ymm0, ymm10, [rbp + 5248]                     ;   441.3 fp3+agu1   43 dst
        vmovdqu [rbp + 7648], ymm11                         ;   435.8 agu2+fp5   43 dst spill
        vpxor ymm11, ymm0, [rbp + 5312]                     ;   442.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6272], ymm7                          ;   436.8 agu1+fp5   43 dst spill
        vpxor ymm7, ymm11, [rbp + 5344]                     ;   443.3 fp1+agu0   43 dst
        vmovdqu [rbp + 6976], ymm1                          ;   437.8 agu2+fp5   43 dst spill
        vpxor ymm1, ymm12, [rbp + 5408]                     ;   442.3 fp2+agu1   43 dst
        vmovdqu [rbp + 7808], ymm8                          ;   438.8 agu2+fp5   43 dst spill
        vpxor ymm8, ymm1, [rbp + 5248]                      ;   443.3 fp3+agu0   43 dst
        vmovdqu [rbp + 7200], ymm14                         ;   439.8 agu1+fp5   43 dst spill
        vpxor ymm14, ymm1, [rbp + 5376]                     ;   443.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6016], ymm15                         ;   440.8 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;   444.3 fp1     43 dst
        vmovdqu [rbp + 6592], ymm3                          ;   441.8 agu1+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 5472]                     ;   445.3 fp2+agu0   43 dst
        vmovdqu [rbp + 7840], ymm2                          ;   442.8 agu2+fp5   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;   446.3 fp3     43 dst
        vmovdqu [rbp + 7904], ymm9                          ;   443.8 agu1+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 5344]                      ;   447.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6304], ymm13                         ;   444.8 agu2+fp5   43 dst spill
        vpxor ymm13, ymm3, [rbp + 5248]                     ;   446.3 fp1+agu1   43 dst
        vpxor ymm6, ymm6, ymm13                             ;   447.3 fp2     43 dst
        vpand ymm13, ymm13, ymm3                            ;   447.3 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   448.3 fp0     43 dst
        vmovdqu [rbp + 6464], ymm5                          ;   445.8 agu0+fp5   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;   447.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm5                              ;   449.3 fp2     43 dst
        vpand ymm5, ymm7, ymm6                              ;   448.3 fp3     43 dst
        vpxor ymm13, ymm13, ymm5                            ;   449.3 fp0     43 dst
        vpxor ymm5, ymm7, ymm14                             ;   444.3 fp1     43 dst
        vmovdqu [rbp + 7936], ymm1                          ;   446.8 agu2+fp5   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;   448.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;   450.3 fp3     43 dst
        vpxor ymm1, ymm1, [rbp + 5376]                      ;   451.3 fp0+agu1   43 dst
        vmovdqu [rbp + 7872], ymm2                          ;   447.8 agu0+fp5   43 dst spill
        vpxor ymm2, ymm5, [rbp + 5472]                      ;   445.8 fp1+agu1   43 dst
        vmovdqu [rbp + 6048], ymm5                          ;   448.8 agu2+fp5   43 dst spill
        vpor ymm5, ymm0, [rbp + 5472]                       ;   446.3 fp2+agu0   43 dst
        vpxor ymm11, ymm11, ymm5                            ;   447.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm4                              ;   450.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   450.3 fp1     43 dst
        vpand ymm13, ymm15, ymm10                           ;   447.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;   452.3 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   450.3 fp0     43 dst
        vpxor ymm13, ymm10, ymm6                            ;   448.3 fp1     43 dst
        vmovdqu [rbp + 7776], ymm15                         ;   449.8 agu1+fp5   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;   449.3 fp2     43 dst
        vpxor ymm4, ymm4, ymm15                             ;   451.3 fp3     43 dst
        vpxor ymm15, ymm0, ymm9                             ;   448.7 fp0     43 dst
        vmovdqu [rbp + 6688], ymm13                         ;   450.8 agu2+fp5   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;   449.7 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   451.3 fp2     43 dst
        vpand ymm13, ymm4, ymm1                             ;   453.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   454.3 fp0     43 dst
        vmovdqu [rbp + 6816], ymm12                         ;   451.8 agu0+fp5   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;   449.8 fp1     43 dst
        vpxor ymm11, ymm11, ymm12                           ;   451.3 fp2     43 dst
        vpand ymm12, ymm11, ymm5                            ;   455.3 fp3     43 dst
        vpxor ymm4, ymm4, ymm12                             ;   456.3 fp0     43 dst
        vpand ymm12, ymm11, ymm4                            ;   457.3 fp1     43 dst
        vpxor ymm12, ymm12, ymm1                            ;   458.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   455.3 fp3     43 dst
        vpor ymm13, ymm13, ymm1                             ;   456.3 fp0     43 dst
        vpxor ymm13, ymm13, ymm4                            ;   457.3 fp1     43 dst
        vpor ymm5, ymm13, ymm12                             ;   459.3 fp2     43 dst
        vpand ymm4, ymm4, ymm12                             ;   459.3 fp3     43 dst
        vpand ymm15, ymm15, ymm12                           ;   459.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   460.3 fp1     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   460.3 fp2     43 dst
        vpxor ymm4, ymm12, ymm13                            ;   459.3 fp3     43 dst
        vpand ymm7, ymm7, ymm1                              ;   461.3 fp0     43 dst
        vpxor ymm5, ymm4, ymm1                              ;   461.3 fp1     43 dst
        vpand ymm0, ymm0, ymm13                             ;   458.3 fp2     43 dst
        vpand ymm6, ymm6, ymm1                              ;   461.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                             ;   461.3 fp0     43 dst
        vpand ymm9, ymm9, ymm4                              ;   460.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm9                              ;   462.3 fp2     43 dst
        vpand ymm14, ymm14, ymm5                            ;   462.3 fp3     43 dst
        vpand ymm8, ymm8, ymm5                              ;   462.3 fp0     43 dst
        vpand ymm5, ymm13, [rbp + 5472]                     ;   458.3 fp1+agu1   43 dst
        vpxor ymm13, ymm13, ymm1                            ;   462.3 fp2     43 dst
        vpand ymm3, ymm3, ymm13                             ;   463.3 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 5248]                    ;   463.3 fp0+agu0   43 dst
        vpand ymm10, ymm10, ymm1                            ;   462.3 fp1     43 dst
        vpand ymm2, ymm2, ymm12                             ;   459.7 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 7776]                      ;   462.3 fp3+agu1   43 dst
        vpxor ymm12, ymm12, ymm11                           ;   461.3 fp0     43 dst
        vpand ymm4, ymm4, [rbp + 6048]                      ;   460.5 fp1+agu0   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   464.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   463.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;   464.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   463.3 fp1     43 dst
        vmovdqu [rbp + 6048], ymm9                          ;   461.5 agu2+fp5   43 dst spill
        vpand ymm9, ymm12, [rbp + 7872]                     ;   462.3 fp2+agu1   43 dst
        vpxor ymm7, ymm7, ymm9                              ;   463.3 fp3     43 dst
        vpxor ymm14, ymm14, ymm7                            ;   464.3 fp0     43 dst
        vpand ymm12, ymm12, [rbp + 7936]                    ;   462.5 fp1+agu0   43 dst
        vmovdqu [rbp + 7936], ymm8                          ;   463.3 agu2+fp5   43 dst spill
        vpand ymm8, ymm11, [rbp + 6816]                     ;   462.7 fp2+agu1   43 dst
        vpand ymm11, ymm11, [rbp + 6688]                    ;   463.2 fp3+agu0   43 dst
        vmovdqu [rbp + 6688], ymm12                         ;   463.5 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;   465.3 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   466.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm12                             ;   467.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   468.3 fp3     43 dst
        vpxor ymm11, ymm11, ymm1                            ;   469.3 fp0     43 dst
        vpxor ymm15, ymm15, ymm11                           ;   470.3 fp1     43 dst
        vmovdqu [rbp + 6816], ymm10                         ;   465.3 agu1+fp5   43 dst spill
        vmovdqu ymm10, [rbp + 2464]                         ;   464.2 agu0    43 dst
        vmovdqu [rbp + 7872], ymm11                         ;   470.3 agu2+fp5   43 dst spill
        vmovdqu ymm11, [rbp + 2528]                         ;   465.0 agu1    43 dst
        vpxor ymm11, ymm11, [rbp + 2560]                    ;   472.0 fp2+agu0   43 dst
        vpxor ymm10, ymm10, ymm11                           ;   473.0 fp3     43 dst
        vmovdqu [rbp + 7776], ymm7                          ;   466.5 agu2+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 2656]                     ;   474.0 fp0+agu1   43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   467.5 agu0+fp5   43 dst spill
        vpxor ymm8, ymm7, [rbp + 2624]                      ;   475.0 fp1+agu1   43 dst
        vmovdqu [rbp + 6624], ymm4                          ;   468.5 agu2+fp5   43 dst spill
        vpxor ymm4, ymm7, [rbp + 2432]                      ;   475.0 fp2+agu0   43 dst
        vmovdqu [rbp + 6752], ymm1                          ;   469.5 agu2+fp5   43 dst spill
        vpxor ymm1, ymm4, [rbp + 2496]                      ;   476.0 fp3+agu1   43 dst
        vmovdqu [rbp + 6848], ymm0                          ;   470.5 agu0+fp5   43 dst spill
        vpxor ymm0, ymm1, [rbp + 2528]                      ;   477.0 fp0+agu1   43 dst
        vmovdqu [rbp + 6944], ymm6                          ;   471.5 agu2+fp5   43 dst spill
        vpxor ymm6, ymm8, [rbp + 2592]                      ;   476.0 fp1+agu0   43 dst
        vmovdqu [rbp + 6912], ymm13                         ;   472.5 agu2+fp5   43 dst spill
        vpxor ymm13, ymm6, [rbp + 2432]                     ;   477.0 fp2+agu1   43 dst
        vmovdqu [rbp + 7040], ymm15                         ;   473.5 agu0+fp5   43 dst spill
        vpxor ymm15, ymm6, [rbp + 2560]                     ;   477.0 fp3+agu1   43 dst
        vmovdqu [rbp + 7072], ymm3                          ;   474.5 agu2+fp5   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;   478.0 fp0     43 dst
        vmovdqu [rbp + 7104], ymm5                          ;   475.5 agu0+fp5   43 dst spill
        vpxor ymm5, ymm3, [rbp + 2656]                      ;   479.0 fp1+agu1   43 dst
        vmovdqu [rbp + 6208], ymm2                          ;   476.5 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;   480.0 fp2     43 dst
        vmovdqu [rbp + 6080], ymm9                          ;   477.5 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 2528]                      ;   481.0 fp3+agu1   43 dst
        vmovdqu [rbp + 6144], ymm14                         ;   478.5 agu2+fp5   43 dst spill
        vpxor ymm14, ymm5, [rbp + 2432]                     ;   480.0 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm14                           ;   481.0 fp1     43 dst
        vpand ymm14, ymm14, ymm5                            ;   481.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   482.0 fp3     43 dst
        vmovdqu [rbp + 6112], ymm12                         ;   479.5 agu1+fp5   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;   481.0 fp0     43 dst
        vpxor ymm10, ymm10, ymm12                           ;   483.0 fp1     43 dst
        vpand ymm12, ymm0, ymm11                            ;   482.0 fp2     43 dst
        vpxor ymm14, ymm14, ymm12                           ;   483.0 fp3     43 dst
        vpxor ymm12, ymm0, ymm15                            ;   478.0 fp0     43 dst
        vmovdqu [rbp + 6240], ymm6                          ;   480.5 agu2+fp5   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;   482.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;   484.0 fp2     43 dst
        vpxor ymm6, ymm6, [rbp + 2560]                      ;   485.0 fp3+agu0   43 dst
        vmovdqu [rbp + 8000], ymm2                          ;   481.5 agu1+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 2656]                     ;   479.5 fp0+agu0   43 dst
        vmovdqu [rbp + 7616], ymm12                         ;   482.5 agu2+fp5   43 dst spill
        vpor ymm12, ymm4, [rbp + 2656]                      ;   480.0 fp1+agu1   43 dst
        vpxor ymm1, ymm1, ymm12                             ;   481.0 fp2     43 dst
        vpxor ymm12, ymm12, ymm10                           ;   484.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;   484.0 fp0     43 dst
        vpand ymm14, ymm3, ymm7                             ;   481.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;   486.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   484.0 fp3     43 dst
        vpxor ymm14, ymm7, ymm11                            ;   482.0 fp0     43 dst
        vmovdqu [rbp + 7296], ymm3                          ;   483.5 agu0+fp5   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;   483.0 fp1     43 dst
        vpxor ymm10, ymm10, ymm3                            ;   485.0 fp2     43 dst
        vpxor ymm3, ymm4, ymm9                              ;   482.3 fp3     43 dst
        vmovdqu [rbp + 7968], ymm14                         ;   484.5 agu2+fp5   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;   483.3 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   485.0 fp1     43 dst
        vpand ymm14, ymm10, ymm6                            ;   487.0 fp2     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   488.0 fp3     43 dst
        vmovdqu [rbp + 7360], ymm8                          ;   485.5 agu1+fp5   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;   483.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                              ;   485.0 fp1     43 dst
        vpand ymm8, ymm1, ymm12                             ;   489.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   490.0 fp3     43 dst
        vpand ymm8, ymm1, ymm10                             ;   491.0 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   492.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   489.0 fp2     43 dst
        vpor ymm14, ymm14, ymm6                             ;   490.0 fp3     43 dst
        vpxor ymm14, ymm14, ymm10                           ;   491.0 fp0     43 dst
        vpor ymm12, ymm14, ymm8                             ;   493.0 fp1     43 dst
        vpand ymm10, ymm10, ymm8                            ;   493.0 fp2     43 dst
        vpand ymm3, ymm3, ymm8                              ;   493.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm10                             ;   494.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   494.0 fp1     43 dst
        vpxor ymm10, ymm8, ymm14                            ;   493.0 fp2     43 dst
        vpand ymm0, ymm0, ymm6                              ;   495.0 fp3     43 dst
        vpxor ymm12, ymm10, ymm6                            ;   495.0 fp0     43 dst
        vpand ymm4, ymm4, ymm14                             ;   492.0 fp1     43 dst
        vpand ymm11, ymm11, ymm6                            ;   495.0 fp2     43 dst
        vpxor ymm6, ymm6, ymm1                              ;   495.0 fp3     43 dst
        vpand ymm9, ymm9, ymm10                             ;   494.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm9                            ;   496.0 fp1     43 dst
        vpand ymm15, ymm15, ymm12                           ;   496.0 fp2     43 dst
        vpand ymm13, ymm13, ymm12                           ;   496.0 fp3     43 dst
        vpand ymm12, ymm14, [rbp + 2656]                    ;   492.0 fp0+agu0   43 dst
        vpxor ymm14, ymm14, ymm6                            ;   496.0 fp1     43 dst
        vpand ymm5, ymm5, ymm14                             ;   497.0 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 2432]                    ;   497.0 fp3+agu1   43 dst
        vpand ymm7, ymm7, ymm6                              ;   496.0 fp0     43 dst
        vpand ymm2, ymm2, ymm8                              ;   493.3 fp1     43 dst
        vpand ymm6, ymm6, [rbp + 7296]                      ;   496.0 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm1                              ;   495.0 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 7616]                    ;   494.2 fp0+agu1   43 dst
        vpxor ymm7, ymm7, ymm14                             ;   498.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   497.0 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   498.0 fp3     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   497.0 fp0     43 dst
        vmovdqu [rbp + 7616], ymm9                          ;   495.2 agu2+fp5   43 dst spill
        vpand ymm9, ymm8, [rbp + 8000]                      ;   496.0 fp1+agu0   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   497.0 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                            ;   498.0 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 6240]                      ;   496.2 fp0+agu1   43 dst
        vmovdqu [rbp + 6240], ymm13                         ;   497.0 agu2+fp5   43 dst spill
        vpand ymm13, ymm1, [rbp + 7360]                     ;   496.3 fp1+agu0   43 dst
        vpand ymm1, ymm1, [rbp + 7968]                      ;   496.8 fp2+agu1   43 dst
        vmovdqu [rbp + 7968], ymm8                          ;   497.2 agu2+fp5   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   499.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   500.0 fp0     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   501.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm10                             ;   502.0 fp2     43 dst
        vpxor ymm1, ymm1, ymm6                              ;   503.0 fp3     43 dst
        vpxor ymm3, ymm3, ymm1                              ;   504.0 fp0     43 dst
        vmovdqu [rbp + 7360], ymm7                          ;   499.0 agu0+fp5   43 dst spill
        vmovdqu ymm7, [rbp + 3744]                          ;   497.8 agu1    43 dst
        vmovdqu [rbp + 8000], ymm1                          ;   504.0 agu2+fp5   43 dst spill
        vmovdqu ymm1, [rbp + 3808]                          ;   498.7 agu0    43 dst
        vpxor ymm1, ymm1, [rbp + 3840]                      ;   505.7 fp1+agu1   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   506.7 fp2     43 dst
        vmovdqu [rbp + 7296], ymm0                          ;   500.2 agu2+fp5   43 dst spill
        vpxor ymm0, ymm7, [rbp + 3936]                      ;   507.7 fp3+agu0   43 dst
        vmovdqu [rbp + 7264], ymm13                         ;   501.2 agu1+fp5   43 dst spill
        vpxor ymm13, ymm0, [rbp + 3904]                     ;   508.7 fp0+agu0   43 dst
        vmovdqu [rbp + 7456], ymm10                         ;   502.2 agu2+fp5   43 dst spill
        vpxor ymm10, ymm0, [rbp + 3712]                     ;   508.7 fp1+agu1   43 dst
        vmovdqu [rbp + 7424], ymm6                          ;   503.2 agu2+fp5   43 dst spill
        vpxor ymm6, ymm10, [rbp + 3776]                     ;   509.7 fp2+agu0   43 dst
        vmovdqu [rbp + 7744], ymm4                          ;   504.2 agu1+fp5   43 dst spill
        vpxor ymm4, ymm6, [rbp + 3808]                      ;   510.7 fp3+agu0   43 dst
        vmovdqu [rbp + 7520], ymm11                         ;   505.2 agu2+fp5   43 dst spill
        vpxor ymm11, ymm13, [rbp + 3872]                    ;   509.7 fp0+agu1   43 dst
        vmovdqu [rbp + 7552], ymm14                         ;   506.2 agu2+fp5   43 dst spill
        vpxor ymm14, ymm11, [rbp + 3712]                    ;   510.7 fp1+agu0   43 dst
        vmovdqu [rbp + 7008], ymm3                          ;   507.2 agu1+fp5   43 dst spill
        vpxor ymm3, ymm11, [rbp + 3840]                     ;   510.7 fp2+agu0   43 dst
        vmovdqu [rbp + 6720], ymm5                          ;   508.2 agu2+fp5   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   511.7 fp3     43 dst
        vmovdqu [rbp + 6880], ymm12                         ;   509.2 agu1+fp5   43 dst spill
        vpxor ymm12, ymm5, [rbp + 3936]                     ;   512.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6784], ymm2                          ;   510.2 agu2+fp5   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   513.7 fp1     43 dst
        vmovdqu [rbp + 7136], ymm9                          ;   511.2 agu1+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 3808]                      ;   514.7 fp2+agu0   43 dst
        vmovdqu [rbp + 7168], ymm15                         ;   512.2 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, [rbp + 3712]                    ;   513.7 fp3+agu1   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   514.7 fp0     43 dst
        vpand ymm15, ymm15, ymm12                           ;   514.7 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   515.7 fp2     43 dst
        vmovdqu [rbp + 6176], ymm8                          ;   513.2 agu0+fp5   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   514.7 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   516.7 fp0     43 dst
        vpand ymm8, ymm4, ymm1                              ;   515.7 fp1     43 dst
        vpxor ymm15, ymm15, ymm8                            ;   516.7 fp2     43 dst
        vpxor ymm8, ymm4, ymm3                              ;   511.7 fp3     43 dst
        vmovdqu [rbp + 6400], ymm11                         ;   514.2 agu2+fp5   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   515.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   517.7 fp1     43 dst
        vpxor ymm11, ymm11, [rbp + 3840]                    ;   518.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6560], ymm2                          ;   515.2 agu0+fp5   43 dst spill
        vpxor ymm2, ymm8, [rbp + 3936]                      ;   513.2 fp3+agu1   43 dst
        vmovdqu [rbp + 6528], ymm8                          ;   516.2 agu2+fp5   43 dst spill
        vpor ymm8, ymm10, [rbp + 3936]                      ;   513.7 fp0+agu0   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   514.7 fp1     43 dst
        vpxor ymm8, ymm8, ymm7                              ;   517.7 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   517.7 fp3     43 dst
        vpand ymm15, ymm5, ymm0                             ;   514.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   519.7 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   517.7 fp2     43 dst
        vpxor ymm15, ymm0, ymm1                             ;   515.7 fp3     43 dst
        vmovdqu [rbp + 6368], ymm5                          ;   517.2 agu1+fp5   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   516.7 fp0     43 dst
        vpxor ymm7, ymm7, ymm5                              ;   518.7 fp1     43 dst
        vpxor ymm5, ymm10, ymm9                             ;   516.0 fp2     43 dst
        vmovdqu [rbp + 6496], ymm15                         ;   518.2 agu2+fp5   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   517.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   518.7 fp0     43 dst
        vpand ymm15, ymm7, ymm11                            ;   520.7 fp1     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   521.7 fp2     43 dst
        vmovdqu [rbp + 6432], ymm13                         ;   519.2 agu0+fp5   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   517.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm13                             ;   518.7 fp0     43 dst
        vpand ymm13, ymm6, ymm8                             ;   522.7 fp1     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   523.7 fp2     43 dst
        vpand ymm13, ymm6, ymm7                             ;   524.7 fp3     43 dst
        vpxor ymm13, ymm13, ymm11                           ;   525.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   522.7 fp1     43 dst
        vpor ymm15, ymm15, ymm11                            ;   523.7 fp2     43 dst
        vpxor ymm15, ymm15, ymm7                            ;   524.7 fp3     43 dst
        vpor ymm8, ymm15, ymm13                             ;   526.7 fp0     43 dst
        vpand ymm7, ymm7, ymm13                             ;   526.7 fp1     43 dst
        vpand ymm5, ymm5, ymm13                             ;   526.7 fp2     43 dst
        vpxor ymm6, ymm6, ymm7                              ;   527.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   527.7 fp0     43 dst
        vpxor ymm7, ymm13, ymm15                            ;   526.7 fp1     43 dst
        vpand ymm4, ymm4, ymm11                             ;   528.7 fp2     43 dst
        vpxor ymm8, ymm7, ymm11                             ;   528.7 fp3     43 dst
        vpand ymm10, ymm10, ymm15                           ;   525.7 fp0     43 dst
        vpand ymm1, ymm1, ymm11                             ;   528.7 fp1     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   528.7 fp2     43 dst
        vpand ymm9, ymm9, ymm7                              ;   527.7 fp3     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   529.7 fp0     43 dst
        vpand ymm3, ymm3, ymm8                              ;   529.7 fp1     43 dst
        vpand ymm14, ymm14, ymm8                            ;   529.7 fp2     43 dst
        vpand ymm8, ymm15, [rbp + 3936]                     ;   525.7 fp3+agu1   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   529.7 fp0     43 dst
        vpand ymm12, ymm12, ymm15                           ;   530.7 fp1     43 dst
        vpand ymm15, ymm15, [rbp + 3712]                    ;   530.7 fp2+agu0   43 dst
        vpand ymm0, ymm0, ymm11                             ;   529.7 fp3     43 dst
        vpand ymm2, ymm2, ymm13                             ;   527.0 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6368]                    ;   529.7 fp1+agu1   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   528.7 fp2     43 dst
        vpand ymm7, ymm7, [rbp + 6528]                      ;   527.8 fp3+agu0   43 dst
        vpxor ymm0, ymm0, ymm15                             ;   531.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   530.7 fp1     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   531.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                              ;   530.7 fp3     43 dst
        vmovdqu [rbp + 6528], ymm9                          ;   528.8 agu2+fp5   43 dst spill
        vpand ymm9, ymm13, [rbp + 6560]                     ;   529.7 fp0+agu1   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   530.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   531.7 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6400]                    ;   529.8 fp3+agu0   43 dst
        vmovdqu [rbp + 6400], ymm14                         ;   530.7 agu2+fp5   43 dst spill
        vpand ymm14, ymm6, [rbp + 6432]                     ;   530.0 fp0+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6496]                      ;   530.5 fp1+agu0   43 dst
        vmovdqu [rbp + 6496], ymm13                         ;   530.8 agu2+fp5   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   532.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   533.7 fp3     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   534.7 fp0     43 dst
        vpxor ymm11, ymm11, ymm7                            ;   535.7 fp1     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   536.7 fp2     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   537.7 fp3     43 dst
        vmovdqu [rbp + 6432], ymm0                          ;   532.7 agu1+fp5   43 dst spill
        vmovdqu ymm0, [rbp + 6464]                          ;   531.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 896]                       ;   538.5 fp0+agu1   58 dst
        vmovdqu [rbp + 6464], ymm0                          ;   539.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6304]                          ;   532.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 928]                       ;   539.5 fp1+agu1   58 dst
        vmovdqu [rbp + 6304], ymm0                          ;   540.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6016]                          ;   533.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 43072]                      ;   540.5 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6592]                      ;   541.5 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7840]                      ;   542.5 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7904]                      ;   543.5 fp1+agu0   58 dst
        vmovdqu [rbp + 7904], ymm0                          ;   544.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6272]                          ;   536.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 43104]                      ;   543.3 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6976]                      ;   544.3 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7200]                      ;   545.3 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7808]                      ;   546.3 fp1+agu1   58 dst
        vmovdqu [rbp + 7808], ymm0                          ;   547.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7648]                          ;   538.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 43136]                      ;   545.5 fp2+agu1   58 dst
        vmovdqu [rbp + 7648], ymm0                          ;   546.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7680]                          ;   539.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 7712]                      ;   546.5 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6336]                      ;   547.5 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 960]                       ;   548.5 fp1+agu1   58 dst
        vmovdqu [rbp + 6336], ymm0                          ;   549.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7392]                          ;   541.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 7328]                      ;   548.5 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   549.5 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 992]                       ;   550.5 fp0+agu1   58 dst
        vmovdqu [rbp + 7488], ymm0                          ;   551.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7232]                          ;   543.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 43232]                      ;   550.5 fp1+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7584]                      ;   551.5 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7200]                      ;   552.5 fp3+agu1   58 dst
        vmovdqu [rbp + 7200], ymm0                          ;   553.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6112]                          ;   545.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1024]                      ;   552.5 fp0+agu1   58 dst
        vmovdqu [rbp + 6112], ymm0                          ;   553.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6144]                          ;   546.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1056]                      ;   553.5 fp1+agu1   58 dst
        vmovdqu [rbp + 6144], ymm0                          ;   554.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7072]                          ;   547.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 43328]                      ;   554.5 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7104]                      ;   555.5 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6208]                      ;   556.5 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6080]                      ;   557.5 fp1+agu0   58 dst
        vmovdqu [rbp + 6080], ymm0                          ;   558.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6848]                          ;   550.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 43360]                      ;   557.3 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6944]                      ;   558.3 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7040]                      ;   559.3 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6912]                      ;   560.3 fp1+agu1   58 dst
        vmovdqu [rbp + 6912], ymm0                          ;   561.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6752]                          ;   552.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 43392]                      ;   559.5 fp2+agu1   58 dst
        vmovdqu [rbp + 6752], ymm0                          ;   560.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6624]                          ;   553.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 6656]                      ;   560.5 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7776]                      ;   561.5 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 1088]                      ;   562.5 fp1+agu1   58 dst
        vmovdqu [rbp + 7776], ymm0                          ;   563.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7872]                          ;   555.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 6688]                      ;   562.5 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6816]                      ;   563.5 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 1120]                      ;   564.5 fp0+agu1   58 dst
        vmovdqu [rbp + 6816], ymm0                          ;   565.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6048]                          ;   557.5 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 43488]                      ;   564.5 fp1+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7936]                      ;   565.5 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7040]                      ;   566.5 fp3+agu1   58 dst
        vmovdqu [rbp + 7040], ymm0                          ;   567.5 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6176]                          ;   559.5 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1152]                      ;   566.5 fp0+agu1   58 dst
        vpxor ymm13, ymm13, [rbp + 1280]                    ;   560.5 fp1+agu0   58 dst
        vmovdqu [rbp + 6176], ymm13                         ;   561.5 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 7168]                         ;   561.3 agu1    58 dst
        vpxor ymm13, ymm13, [rbp + 1184]                    ;   568.3 fp2+agu0   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   561.3 fp3     58 dst
        vmovdqu ymm8, [rbp + 6720]                          ;   562.3 agu1    58 dst
        vpxor ymm8, ymm8, [r8 + 43584]                      ;   569.3 fp0+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 6880]                      ;   570.3 fp1+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 6784]                      ;   571.3 fp2+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 7136]                      ;   572.3 fp3+agu1   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   562.7 fp0     58 dst
        vmovdqu ymm2, [rbp + 7744]                          ;   564.5 agu0    58 dst
        vpxor ymm2, ymm2, [r8 + 43616]                      ;   571.5 fp1+agu1   58 dst
        vpxor ymm2, ymm2, [rbp + 7520]                      ;   572.5 fp2+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7008]                      ;   573.5 fp3+agu1   58 dst
        vpxor ymm2, ymm2, [rbp + 7552]                      ;   574.5 fp0+agu0   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   564.7 fp1     58 dst
        vmovdqu ymm9, [rbp + 7424]                          ;   567.3 agu1    58 dst
        vpxor ymm9, ymm9, [r8 + 43648]                      ;   574.3 fp2+agu0   58 dst
        vpxor ymm3, ymm3, [rbp + 1312]                      ;   568.3 fp3+agu1   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   565.7 fp0     58 dst
        vmovdqu ymm1, [rbp + 7456]                          ;   568.5 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 7264]                      ;   575.5 fp1+agu1   58 dst
        vpxor ymm1, ymm1, [rbp + 7296]                      ;   576.5 fp2+agu0   58 dst
        vpxor ymm1, ymm1, [rbp + 1216]                      ;   577.5 fp3+agu1   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   567.5 fp0     58 dst
        vmovdqu ymm15, [rbp + 8000]                         ;   570.5 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 7968]                    ;   577.5 fp1+agu1   58 dst
        vpxor ymm15, ymm15, [rbp + 7360]                    ;   578.5 fp2+agu0   58 dst
        vpxor ymm15, ymm15, [rbp + 1248]                    ;   579.5 fp3+agu1   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   569.3 fp0     58 dst
        vpxor ymm12, ymm12, [r8 + 43840]                    ;   572.5 fp1+agu0   58 dst
        vpxor ymm10, ymm10, [r8 + 43872]                    ;   573.3 fp2+agu1   58 dst
        vpxor ymm11, ymm11, [r8 + 43904]                    ;   573.5 fp3+agu0   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   571.3 fp0     58 dst
        vmovdqu ymm14, [rbp + 7616]                         ;   574.3 agu1    58 dst
        vpxor ymm14, ymm14, [r8 + 43744]                    ;   581.3 fp1+agu0   58 dst
        vpxor ymm14, ymm14, [rbp + 6240]                    ;   582.3 fp2+agu1   58 dst
        vpxor ymm14, ymm14, [rbp + 7008]                    ;   583.3 fp3+agu0   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   572.7 fp0     58 dst
        vpxor ymm7, ymm7, [rbp + 1344]                      ;   576.3 fp1+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 6496]                      ;   576.5 fp2+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 6432]                      ;   577.5 fp3+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 1376]                      ;   578.5 fp0+agu0   58 dst
        vpxor ymm5, ymm5, [r8 + 44000]                      ;   578.3 fp1+agu1   58 dst
        vpxor ymm5, ymm5, [rbp + 6528]                      ;   579.3 fp2+agu0   58 dst
        vpxor ymm5, ymm5, [rbp + 6400]                      ;   580.3 fp3+agu1   58 dst
        vmovdqu ymm4, [rbp + 6464]                          ;   579.5 agu0    58 dst reload
        vmovdqu [r9 + 2048], ymm4                           ;   586.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6304]                          ;   580.3 agu1    58 dst reload
        vmovdqu [r9 + 2080], ymm4                           ;   587.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7904]                          ;   580.5 agu0    58 dst reload
        vmovdqu [r9 + 2112], ymm4                           ;   587.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7808]                          ;   581.3 agu1    58 dst reload
        vmovdqu [r9 + 2144], ymm4                           ;   588.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7648]                          ;   581.5 agu0    58 dst reload
        vmovdqu [r9 + 2176], ymm4                           ;   588.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6336]                          ;   582.3 agu1    58 dst reload
        vmovdqu [r9 + 2208], ymm4                           ;   589.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7488]                          ;   582.5 agu0    58 dst reload
        vmovdqu [r9 + 2240], ymm4                           ;   589.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7200]                          ;   583.3 agu1    58 dst reload
        vmovdqu [r9 + 2272], ymm4                           ;   590.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6112]                          ;   583.5 agu0    58 dst reload
        vmovdqu [r9 + 2304], ymm4                           ;   590.5 agu1+fp5   58 dst
        vmovdqu ymm4, [rbp + 6144]                          ;   584.5 agu0    58 dst reload
        vmovdqu [r9 + 2336], ymm4                           ;   591.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6080]                          ;   585.3 agu1    58 dst reload
        vmovdqu [r9 + 2368], ymm4                           ;   592.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6912]                          ;   585.5 agu0    58 dst reload
        vmovdqu [r9 + 2400], ymm4                           ;   592.5 agu1+fp5   58 dst
        vmovdqu ymm4, [rbp + 6752]                          ;   586.5 agu0    58 dst reload
        vmovdqu [r9 + 2432], ymm4                           ;   593.5 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7776]                          ;   587.3 agu1    58 dst reload
        vmovdqu [r9 + 2464], ymm4                           ;   594.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2560], ymm0                           ;   590.3 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6816]                          ;   588.3 agu1    58 dst reload
        vmovdqu [r9 + 2496], ymm0                           ;   595.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2592], ymm13                          ;   592.3 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 7040]                          ;   589.3 agu1    58 dst reload
        vmovdqu [r9 + 2528], ymm0                           ;   596.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2624], ymm8                           ;   594.3 agu0+fp5   58 dst
        vmovdqu [r9 + 2656], ymm2                           ;   595.3 agu1+fp5   58 dst
        vmovdqu [r9 + 2688], ymm9                           ;   596.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2720], ymm1                           ;   597.3 agu0+fp5   58 dst
        vmovdqu [r9 + 2752], ymm15                          ;   598.3 agu1+fp5   58 dst
        vmovdqu [r9 + 2784], ymm14                          ;   599.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2848], ymm3                           ;   600.3 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6176]                          ;   592.3 agu1    58 dst reload
        vmovdqu [r9 + 2816], ymm0                           ;   601.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2880], ymm12                          ;   602.3 agu0+fp5   58 dst
        vmovdqu [r9 + 2912], ymm10                          ;   603.3 agu1+fp5   58 dst
        vmovdqu [r9 + 2944], ymm11                          ;   604.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2976], ymm7                           ;   605.3 agu0+fp5   58 dst
        vmovdqu [r9 + 3008], ymm6                           ;   606.3 agu1+fp5   58 dst
        vmovdqu [r9 + 3040], ymm5                           ;   607.3 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 5024]                          ;   594.5 agu0    43 dst
        vmovdqu ymm1, [rbp + 5088]                          ;   595.3 agu1    43 dst
        vmovdqu ymm2, [rbp + 5120]                          ;   595.5 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   602.5 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   603.5 fp1     43 dst
        vmovdqu ymm3, [rbp + 5216]                          ;   596.3 agu1    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   604.5 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 5184]                      ;   605.5 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 4992]                          ;   597.3 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   605.5 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 5056]                      ;   606.5 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 5088]                          ;   598.3 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   607.5 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 5152]                     ;   606.5 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   607.5 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;   607.5 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;   608.5 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;   609.5 fp3     43 dst
        vpxor ymm2, ymm13, ymm15                            ;   610.5 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;   611.5 fp1     43 dst
        vmovdqu [rbp + 6176], ymm8                          ;   608.3 agu2+fp5   43 dst spill
        vpxor ymm8, ymm15, ymm6                             ;   610.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm8                              ;   611.5 fp3     43 dst
        vpand ymm8, ymm8, ymm15                             ;   611.5 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   612.5 fp1     43 dst
        vpand ymm6, ymm11, ymm2                             ;   611.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   613.5 fp3     43 dst
        vpand ymm6, ymm10, ymm1                             ;   612.5 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   613.5 fp1     43 dst
        vpxor ymm6, ymm10, ymm13                            ;   608.5 fp2     43 dst
        vmovdqu [rbp + 7040], ymm11                         ;   609.3 agu1+fp5   43 dst spill
        vpand ymm11, ymm6, ymm9                             ;   612.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   614.5 fp0     43 dst
        vpxor ymm11, ymm11, [rbp + 5120]                    ;   615.5 fp1+agu0   43 dst
        vmovdqu [rbp + 6816], ymm2                          ;   611.5 agu2+fp5   43 dst spill
        vpxor ymm2, ymm6, ymm3                              ;   609.5 fp2     43 dst
        vmovdqu [rbp + 7776], ymm6                          ;   611.3 agu1+fp5   43 dst spill
        vpor ymm6, ymm7, ymm3                               ;   609.7 fp3     43 dst
        vpand ymm3, ymm14, ymm4                             ;   609.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   616.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm0                              ;   614.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   614.5 fp3     43 dst
        vpxor ymm6, ymm6, ymm8                              ;   614.5 fp0     43 dst
        vpxor ymm8, ymm4, ymm1                              ;   612.5 fp1     43 dst
        vpxor ymm6, ymm6, [rbp + 6176]                      ;   615.5 fp2+agu0   43 dst
        vmovdqu [rbp + 6176], ymm14                         ;   612.3 agu2+fp5   43 dst spill
        vpand ymm14, ymm5, ymm8                             ;   613.5 fp3     43 dst
        vpxor ymm3, ymm3, ymm14                             ;   615.5 fp0     43 dst
        vpxor ymm14, ymm7, ymm9                             ;   612.5 fp1     43 dst
        vmovdqu [rbp + 6752], ymm8                          ;   613.5 agu1+fp5   43 dst spill
        vpand ymm8, ymm2, ymm14                             ;   613.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   615.5 fp3     43 dst
        vpand ymm8, ymm3, ymm11                             ;   617.5 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   618.5 fp1     43 dst
        vmovdqu [rbp + 6912], ymm5                          ;   614.3 agu0+fp5   43 dst spill
        vpand ymm5, ymm12, ymm13                            ;   613.7 fp2     43 dst
        vpxor ymm6, ymm6, ymm5                              ;   616.5 fp3     43 dst
        vpand ymm5, ymm6, ymm0                              ;   619.5 fp0     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   620.5 fp1     43 dst
        vpand ymm5, ymm6, ymm3                              ;   621.5 fp2     43 dst
        vpxor ymm5, ymm5, ymm11                             ;   622.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   619.5 fp0     43 dst
        vpor ymm8, ymm8, ymm11                              ;   620.5 fp1     43 dst
        vpxor ymm8, ymm8, ymm3                              ;   621.5 fp2     43 dst
        vpor ymm0, ymm8, ymm5                               ;   623.5 fp3     43 dst
        vpand ymm3, ymm3, ymm5                              ;   623.5 fp0     43 dst
        vpand ymm14, ymm14, ymm5                            ;   623.5 fp1     43 dst
        vpxor ymm6, ymm6, ymm3                              ;   624.5 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   624.5 fp3     43 dst
        vpxor ymm0, ymm5, ymm8                              ;   623.5 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;   625.5 fp1     43 dst
        vpxor ymm3, ymm0, ymm11                             ;   625.5 fp2     43 dst
        vpand ymm7, ymm7, ymm8                              ;   622.5 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;   625.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   625.5 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;   624.5 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   626.5 fp3     43 dst
        vpand ymm13, ymm13, ymm3                            ;   626.5 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   626.5 fp1     43 dst
        vpand ymm3, ymm8, [rbp + 5216]                      ;   622.5 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm11                             ;   626.5 fp3     43 dst
        vpand ymm15, ymm15, ymm8                            ;   627.5 fp0     43 dst
        vpand ymm8, ymm8, [rbp + 4992]                      ;   627.5 fp1+agu0   43 dst
        vpand ymm4, ymm4, ymm11                             ;   626.5 fp2     43 dst
        vpand ymm2, ymm2, ymm5                              ;   623.8 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6176]                    ;   626.5 fp0+agu1   43 dst
        vpxor ymm5, ymm5, ymm6                              ;   625.5 fp1     43 dst
        vpand ymm0, ymm0, [rbp + 7776]                      ;   624.7 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm8                              ;   628.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   627.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   628.5 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   627.5 fp2     43 dst
        vmovdqu [rbp + 7776], ymm9                          ;   625.7 agu2+fp5   43 dst spill
        vpand ymm9, ymm5, [rbp + 6816]                      ;   626.5 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm9                            ;   627.5 fp0     43 dst
        vpxor ymm13, ymm13, ymm10                           ;   628.5 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 7040]                      ;   626.7 fp2+agu0   43 dst
        vmovdqu [rbp + 7040], ymm12                         ;   627.5 agu2+fp5   43 dst spill
        vpand ymm12, ymm6, [rbp + 6912]                     ;   626.8 fp3+agu1   43 dst
        vpand ymm6, ymm6, [rbp + 6752]                      ;   627.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6752], ymm5                          ;   627.7 agu2+fp5   43 dst spill
        vpxor ymm5, ymm1, ymm4                              ;   629.5 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   630.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm5                              ;   631.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   632.5 fp0     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   633.5 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   634.5 fp2     43 dst
        vmovdqu [rbp + 6912], ymm4                          ;   629.5 agu1+fp5   43 dst spill
        vmovdqu ymm4, [rbp + 2208]                          ;   628.3 agu0    43 dst
        vmovdqu [rbp + 6816], ymm6                          ;   634.5 agu2+fp5   43 dst spill
        vmovdqu ymm6, [rbp + 2272]                          ;   629.2 agu1    43 dst
        vpxor ymm6, ymm6, [rbp + 2304]                      ;   636.2 fp3+agu0   43 dst
        vpxor ymm4, ymm4, ymm6                              ;   637.2 fp0     43 dst
        vmovdqu [rbp + 6176], ymm10                         ;   630.7 agu2+fp5   43 dst spill
        vpxor ymm10, ymm4, [rbp + 2400]                     ;   638.2 fp1+agu1   43 dst
        vmovdqu [rbp + 6080], ymm12                         ;   631.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm10, [rbp + 2368]                    ;   639.2 fp2+agu1   43 dst
        vmovdqu [rbp + 6144], ymm0                          ;   632.7 agu2+fp5   43 dst spill
        vpxor ymm0, ymm10, [rbp + 2176]                     ;   639.2 fp3+agu0   43 dst
        vmovdqu [rbp + 6112], ymm11                         ;   633.7 agu2+fp5   43 dst spill
        vpxor ymm11, ymm0, [rbp + 2240]                     ;   640.2 fp0+agu1   43 dst
        vmovdqu [rbp + 7200], ymm7                          ;   634.7 agu0+fp5   43 dst spill
        vpxor ymm7, ymm11, [rbp + 2272]                     ;   641.2 fp1+agu1   43 dst
        vmovdqu [rbp + 7488], ymm1                          ;   635.7 agu2+fp5   43 dst spill
        vpxor ymm1, ymm12, [rbp + 2336]                     ;   640.2 fp2+agu0   43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   636.7 agu2+fp5   43 dst spill
        vpxor ymm8, ymm1, [rbp + 2176]                      ;   641.2 fp3+agu1   43 dst
        vmovdqu [rbp + 7648], ymm14                         ;   637.7 agu0+fp5   43 dst spill
        vpxor ymm14, ymm1, [rbp + 2304]                     ;   641.2 fp0+agu1   43 dst
        vmovdqu [rbp + 7808], ymm15                         ;   638.7 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, ymm7                            ;   642.2 fp1     43 dst
        vmovdqu [rbp + 7904], ymm3                          ;   639.7 agu0+fp5   43 dst spill
        vpxor ymm3, ymm15, [rbp + 2400]                     ;   643.2 fp2+agu1   43 dst
        vmovdqu [rbp + 6304], ymm2                          ;   640.7 agu2+fp5   43 dst spill
        vpxor ymm2, ymm14, ymm3                             ;   644.2 fp3     43 dst
        vmovdqu [rbp + 6464], ymm9                          ;   641.7 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 2272]                      ;   645.2 fp0+agu1   43 dst
        vmovdqu [rbp + 6400], ymm13                         ;   642.7 agu2+fp5   43 dst spill
        vpxor ymm13, ymm3, [rbp + 2176]                     ;   644.2 fp1+agu0   43 dst
        vpxor ymm6, ymm6, ymm13                             ;   645.2 fp2     43 dst
        vpand ymm13, ymm13, ymm3                            ;   645.2 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   646.2 fp0     43 dst
        vmovdqu [rbp + 6528], ymm5                          ;   643.7 agu1+fp5   43 dst spill
        vpand ymm5, ymm1, ymm2                              ;   645.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm5                              ;   647.2 fp2     43 dst
        vpand ymm5, ymm7, ymm6                              ;   646.2 fp3     43 dst
        vpxor ymm13, ymm13, ymm5                            ;   647.2 fp0     43 dst
        vpxor ymm5, ymm7, ymm14                             ;   642.2 fp1     43 dst
        vmovdqu [rbp + 6432], ymm1                          ;   644.7 agu2+fp5   43 dst spill
        vpand ymm1, ymm5, ymm9                              ;   646.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;   648.2 fp3     43 dst
        vpxor ymm1, ymm1, [rbp + 2304]                      ;   649.2 fp0+agu0   43 dst
        vmovdqu [rbp + 6496], ymm2                          ;   645.7 agu1+fp5   43 dst spill
        vpxor ymm2, ymm5, [rbp + 2400]                      ;   643.7 fp1+agu0   43 dst
        vmovdqu [rbp + 7008], ymm5                          ;   646.7 agu2+fp5   43 dst spill
        vpor ymm5, ymm0, [rbp + 2400]                       ;   644.2 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm5                            ;   645.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm4                              ;   648.2 fp0     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   648.2 fp1     43 dst
        vpand ymm13, ymm15, ymm10                           ;   645.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm13                             ;   650.2 fp3     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   648.2 fp0     43 dst
        vpxor ymm13, ymm10, ymm6                            ;   646.2 fp1     43 dst
        vmovdqu [rbp + 6240], ymm15                         ;   647.7 agu0+fp5   43 dst spill
        vpand ymm15, ymm12, ymm13                           ;   647.2 fp2     43 dst
        vpxor ymm4, ymm4, ymm15                             ;   649.2 fp3     43 dst
        vpxor ymm15, ymm0, ymm9                             ;   646.5 fp0     43 dst
        vmovdqu [rbp + 7616], ymm13                         ;   648.7 agu2+fp5   43 dst spill
        vpand ymm13, ymm2, ymm15                            ;   647.5 fp1     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   649.2 fp2     43 dst
        vpand ymm13, ymm4, ymm1                             ;   651.2 fp3     43 dst
        vpxor ymm5, ymm5, ymm13                             ;   652.2 fp0     43 dst
        vmovdqu [rbp + 7360], ymm12                         ;   649.7 agu1+fp5   43 dst spill
        vpand ymm12, ymm8, ymm14                            ;   647.7 fp1     43 dst
        vpxor ymm11, ymm11, ymm12                           ;   649.2 fp2     43 dst
        vpand ymm12, ymm11, ymm5                            ;   653.2 fp3     43 dst
        vpxor ymm4, ymm4, ymm12                             ;   654.2 fp0     43 dst
        vpand ymm12, ymm11, ymm4                            ;   655.2 fp1     43 dst
        vpxor ymm12, ymm12, ymm1                            ;   656.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   653.2 fp3     43 dst
        vpor ymm13, ymm13, ymm1                             ;   654.2 fp0     43 dst
        vpxor ymm13, ymm13, ymm4                            ;   655.2 fp1     43 dst
        vpor ymm5, ymm13, ymm12                             ;   657.2 fp2     43 dst
        vpand ymm4, ymm4, ymm12                             ;   657.2 fp3     43 dst
        vpand ymm15, ymm15, ymm12                           ;   657.2 fp0     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   658.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   658.2 fp2     43 dst
        vpxor ymm4, ymm12, ymm13                            ;   657.2 fp3     43 dst
        vpand ymm7, ymm7, ymm1                              ;   659.2 fp0     43 dst
        vpxor ymm5, ymm4, ymm1                              ;   659.2 fp1     43 dst
        vpand ymm0, ymm0, ymm13                             ;   656.2 fp2     43 dst
        vpand ymm6, ymm6, ymm1                              ;   659.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm11                             ;   659.2 fp0     43 dst
        vpand ymm9, ymm9, ymm4                              ;   658.2 fp1     43 dst
        vpxor ymm6, ymm6, ymm9                              ;   660.2 fp2     43 dst
        vpand ymm14, ymm14, ymm5                            ;   660.2 fp3     43 dst
        vpand ymm8, ymm8, ymm5                              ;   660.2 fp0     43 dst
        vpand ymm5, ymm13, [rbp + 2400]                     ;   656.2 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm1                            ;   660.2 fp2     43 dst
        vpand ymm3, ymm3, ymm13                             ;   661.2 fp3     43 dst
        vpand ymm13, ymm13, [rbp + 2176]                    ;   661.2 fp0+agu1   43 dst
        vpand ymm10, ymm10, ymm1                            ;   660.2 fp1     43 dst
        vpand ymm2, ymm2, ymm12                             ;   657.5 fp2     43 dst
        vpand ymm1, ymm1, [rbp + 6240]                      ;   660.2 fp3+agu0   43 dst
        vpxor ymm12, ymm12, ymm11                           ;   659.2 fp0     43 dst
        vpand ymm4, ymm4, [rbp + 7008]                      ;   658.3 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   662.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm5                              ;   661.2 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;   662.2 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   661.2 fp1     43 dst
        vmovdqu [rbp + 7008], ymm9                          ;   659.3 agu2+fp5   43 dst spill
        vpand ymm9, ymm12, [rbp + 6496]                     ;   660.2 fp2+agu0   43 dst
        vpxor ymm7, ymm7, ymm9                              ;   661.2 fp3     43 dst
        vpxor ymm14, ymm14, ymm7                            ;   662.2 fp0     43 dst
        vpand ymm12, ymm12, [rbp + 6432]                    ;   660.3 fp1+agu1   43 dst
        vmovdqu [rbp + 6432], ymm8                          ;   661.2 agu2+fp5   43 dst spill
        vpand ymm8, ymm11, [rbp + 7360]                     ;   660.5 fp2+agu0   43 dst
        vpand ymm11, ymm11, [rbp + 7616]                    ;   661.0 fp3+agu1   43 dst
        vmovdqu [rbp + 7616], ymm12                         ;   661.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm10                            ;   663.2 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   664.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm12                             ;   665.2 fp2     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   666.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm1                            ;   667.2 fp0     43 dst
        vpxor ymm15, ymm15, ymm11                           ;   668.2 fp1     43 dst
        vmovdqu [rbp + 7360], ymm10                         ;   663.2 agu0+fp5   43 dst spill
        vmovdqu ymm10, [rbp + 3488]                         ;   662.0 agu1    43 dst
        vmovdqu [rbp + 6496], ymm11                         ;   668.2 agu2+fp5   43 dst spill
        vmovdqu ymm11, [rbp + 3552]                         ;   662.8 agu0    43 dst
        vpxor ymm11, ymm11, [rbp + 3584]                    ;   669.8 fp2+agu1   43 dst
        vpxor ymm10, ymm10, ymm11                           ;   670.8 fp3     43 dst
        vmovdqu [rbp + 6240], ymm7                          ;   664.3 agu2+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 3680]                     ;   671.8 fp0+agu0   43 dst
        vmovdqu [rbp + 7968], ymm8                          ;   665.3 agu1+fp5   43 dst spill
        vpxor ymm8, ymm7, [rbp + 3648]                      ;   672.8 fp1+agu0   43 dst
        vmovdqu [rbp + 8000], ymm4                          ;   666.3 agu2+fp5   43 dst spill
        vpxor ymm4, ymm7, [rbp + 3456]                      ;   672.8 fp2+agu1   43 dst
        vmovdqu [rbp + 7296], ymm1                          ;   667.3 agu2+fp5   43 dst spill
        vpxor ymm1, ymm4, [rbp + 3520]                      ;   673.8 fp3+agu0   43 dst
        vmovdqu [rbp + 7264], ymm0                          ;   668.3 agu1+fp5   43 dst spill
        vpxor ymm0, ymm1, [rbp + 3552]                      ;   674.8 fp0+agu0   43 dst
        vmovdqu [rbp + 7456], ymm6                          ;   669.3 agu2+fp5   43 dst spill
        vpxor ymm6, ymm8, [rbp + 3616]                      ;   673.8 fp1+agu1   43 dst
        vmovdqu [rbp + 7424], ymm13                         ;   670.3 agu2+fp5   43 dst spill
        vpxor ymm13, ymm6, [rbp + 3456]                     ;   674.8 fp2+agu0   43 dst
        vmovdqu [rbp + 7552], ymm15                         ;   671.3 agu1+fp5   43 dst spill
        vpxor ymm15, ymm6, [rbp + 3584]                     ;   674.8 fp3+agu0   43 dst
        vmovdqu [rbp + 7520], ymm3                          ;   672.3 agu2+fp5   43 dst spill
        vpxor ymm3, ymm8, ymm0                              ;   675.8 fp0     43 dst
        vmovdqu [rbp + 7744], ymm5                          ;   673.3 agu1+fp5   43 dst spill
        vpxor ymm5, ymm3, [rbp + 3680]                      ;   676.8 fp1+agu0   43 dst
        vmovdqu [rbp + 7136], ymm2                          ;   674.3 agu2+fp5   43 dst spill
        vpxor ymm2, ymm15, ymm5                             ;   677.8 fp2     43 dst
        vmovdqu [rbp + 6784], ymm9                          ;   675.3 agu1+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 3552]                      ;   678.8 fp3+agu0   43 dst
        vmovdqu [rbp + 6880], ymm14                         ;   676.3 agu2+fp5   43 dst spill
        vpxor ymm14, ymm5, [rbp + 3456]                     ;   677.8 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm14                           ;   678.8 fp1     43 dst
        vpand ymm14, ymm14, ymm5                            ;   678.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   679.8 fp3     43 dst
        vmovdqu [rbp + 6720], ymm12                         ;   677.3 agu0+fp5   43 dst spill
        vpand ymm12, ymm6, ymm2                             ;   678.8 fp0     43 dst
        vpxor ymm10, ymm10, ymm12                           ;   680.8 fp1     43 dst
        vpand ymm12, ymm0, ymm11                            ;   679.8 fp2     43 dst
        vpxor ymm14, ymm14, ymm12                           ;   680.8 fp3     43 dst
        vpxor ymm12, ymm0, ymm15                            ;   675.8 fp0     43 dst
        vmovdqu [rbp + 7168], ymm6                          ;   678.3 agu2+fp5   43 dst spill
        vpand ymm6, ymm12, ymm9                             ;   679.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;   681.8 fp2     43 dst
        vpxor ymm6, ymm6, [rbp + 3584]                      ;   682.8 fp3+agu1   43 dst
        vmovdqu [rbp + 7936], ymm2                          ;   679.3 agu0+fp5   43 dst spill
        vpxor ymm2, ymm12, [rbp + 3680]                     ;   677.3 fp0+agu1   43 dst
        vmovdqu [rbp + 6048], ymm12                         ;   680.3 agu2+fp5   43 dst spill
        vpor ymm12, ymm4, [rbp + 3680]                      ;   677.8 fp1+agu0   43 dst
        vpxor ymm1, ymm1, ymm12                             ;   678.8 fp2     43 dst
        vpxor ymm12, ymm12, ymm10                           ;   681.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm14                             ;   681.8 fp0     43 dst
        vpand ymm14, ymm3, ymm7                             ;   678.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm14                             ;   683.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   681.8 fp3     43 dst
        vpxor ymm14, ymm7, ymm11                            ;   679.8 fp0     43 dst
        vmovdqu [rbp + 6688], ymm3                          ;   681.3 agu1+fp5   43 dst spill
        vpand ymm3, ymm8, ymm14                             ;   680.8 fp1     43 dst
        vpxor ymm10, ymm10, ymm3                            ;   682.8 fp2     43 dst
        vpxor ymm3, ymm4, ymm9                              ;   680.2 fp3     43 dst
        vmovdqu [rbp + 7872], ymm14                         ;   682.3 agu2+fp5   43 dst spill
        vpand ymm14, ymm2, ymm3                             ;   681.2 fp0     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   682.8 fp1     43 dst
        vpand ymm14, ymm10, ymm6                            ;   684.8 fp2     43 dst
        vpxor ymm12, ymm12, ymm14                           ;   685.8 fp3     43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   683.3 agu0+fp5   43 dst spill
        vpand ymm8, ymm13, ymm15                            ;   681.3 fp0     43 dst
        vpxor ymm1, ymm1, ymm8                              ;   682.8 fp1     43 dst
        vpand ymm8, ymm1, ymm12                             ;   686.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   687.8 fp3     43 dst
        vpand ymm8, ymm1, ymm10                             ;   688.8 fp0     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   689.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   686.8 fp2     43 dst
        vpor ymm14, ymm14, ymm6                             ;   687.8 fp3     43 dst
        vpxor ymm14, ymm14, ymm10                           ;   688.8 fp0     43 dst
        vpor ymm12, ymm14, ymm8                             ;   690.8 fp1     43 dst
        vpand ymm10, ymm10, ymm8                            ;   690.8 fp2     43 dst
        vpand ymm3, ymm3, ymm8                              ;   690.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm10                             ;   691.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   691.8 fp1     43 dst
        vpxor ymm10, ymm8, ymm14                            ;   690.8 fp2     43 dst
        vpand ymm0, ymm0, ymm6                              ;   692.8 fp3     43 dst
        vpxor ymm12, ymm10, ymm6                            ;   692.8 fp0     43 dst
        vpand ymm4, ymm4, ymm14                             ;   689.8 fp1     43 dst
        vpand ymm11, ymm11, ymm6                            ;   692.8 fp2     43 dst
        vpxor ymm6, ymm6, ymm1                              ;   692.8 fp3     43 dst
        vpand ymm9, ymm9, ymm10                             ;   691.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm9                            ;   693.8 fp1     43 dst
        vpand ymm15, ymm15, ymm12                           ;   693.8 fp2     43 dst
        vpand ymm13, ymm13, ymm12                           ;   693.8 fp3     43 dst
        vpand ymm12, ymm14, [rbp + 3680]                    ;   689.8 fp0+agu1   43 dst
        vpxor ymm14, ymm14, ymm6                            ;   693.8 fp1     43 dst
        vpand ymm5, ymm5, ymm14                             ;   694.8 fp2     43 dst
        vpand ymm14, ymm14, [rbp + 3456]                    ;   694.8 fp3+agu0   43 dst
        vpand ymm7, ymm7, ymm6                              ;   693.8 fp0     43 dst
        vpand ymm2, ymm2, ymm8                              ;   691.2 fp1     43 dst
        vpand ymm6, ymm6, [rbp + 6688]                      ;   693.8 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm1                              ;   692.8 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6048]                    ;   692.0 fp0+agu0   43 dst
        vpxor ymm7, ymm7, ymm14                             ;   695.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm12                             ;   694.8 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   695.8 fp3     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   694.8 fp0     43 dst
        vmovdqu [rbp + 6048], ymm9                          ;   693.0 agu2+fp5   43 dst spill
        vpand ymm9, ymm8, [rbp + 7936]                      ;   693.8 fp1+agu1   43 dst
        vpxor ymm0, ymm0, ymm9                              ;   694.8 fp2     43 dst
        vpxor ymm15, ymm15, ymm0                            ;   695.8 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 7168]                      ;   694.0 fp0+agu0   43 dst
        vmovdqu [rbp + 7168], ymm13                         ;   694.8 agu2+fp5   43 dst spill
        vpand ymm13, ymm1, [rbp + 6656]                     ;   694.2 fp1+agu1   43 dst
        vpand ymm1, ymm1, [rbp + 7872]                      ;   694.7 fp2+agu0   43 dst
        vmovdqu [rbp + 7872], ymm8                          ;   695.0 agu2+fp5   43 dst spill
        vpxor ymm8, ymm11, ymm7                             ;   696.8 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   697.8 fp0     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   698.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm10                             ;   699.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm6                              ;   700.8 fp3     43 dst
        vpxor ymm3, ymm3, ymm1                              ;   701.8 fp0     43 dst
        vmovdqu [rbp + 6656], ymm7                          ;   696.8 agu1+fp5   43 dst spill
        vmovdqu ymm7, [rbp + 4768]                          ;   695.7 agu0    43 dst
        vmovdqu [rbp + 7936], ymm1                          ;   701.8 agu2+fp5   43 dst spill
        vmovdqu ymm1, [rbp + 4832]                          ;   696.5 agu1    43 dst
        vpxor ymm1, ymm1, [rbp + 4864]                      ;   703.5 fp1+agu0   43 dst
        vpxor ymm7, ymm7, ymm1                              ;   704.5 fp2     43 dst
        vmovdqu [rbp + 6688], ymm0                          ;   698.0 agu2+fp5   43 dst spill
        vpxor ymm0, ymm7, [rbp + 4960]                      ;   705.5 fp3+agu1   43 dst
        vmovdqu [rbp + 6624], ymm13                         ;   699.0 agu0+fp5   43 dst spill
        vpxor ymm13, ymm0, [rbp + 4928]                     ;   706.5 fp0+agu1   43 dst
        vmovdqu [rbp + 6944], ymm10                         ;   700.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm0, [rbp + 4736]                     ;   706.5 fp1+agu0   43 dst
        vmovdqu [rbp + 6848], ymm6                          ;   701.0 agu2+fp5   43 dst spill
        vpxor ymm6, ymm10, [rbp + 4800]                     ;   707.5 fp2+agu1   43 dst
        vmovdqu [rbp + 6208], ymm4                          ;   702.0 agu0+fp5   43 dst spill
        vpxor ymm4, ymm6, [rbp + 4832]                      ;   708.5 fp3+agu1   43 dst
        vmovdqu [rbp + 7104], ymm11                         ;   703.0 agu2+fp5   43 dst spill
        vpxor ymm11, ymm13, [rbp + 4896]                    ;   707.5 fp0+agu0   43 dst
        vmovdqu [rbp + 7072], ymm14                         ;   704.0 agu2+fp5   43 dst spill
        vpxor ymm14, ymm11, [rbp + 4736]                    ;   708.5 fp1+agu1   43 dst
        vmovdqu [rbp + 7584], ymm3                          ;   705.0 agu0+fp5   43 dst spill
        vpxor ymm3, ymm11, [rbp + 4864]                     ;   708.5 fp2+agu1   43 dst
        vmovdqu [rbp + 7232], ymm5                          ;   706.0 agu2+fp5   43 dst spill
        vpxor ymm5, ymm13, ymm4                             ;   709.5 fp3     43 dst
        vmovdqu [rbp + 7328], ymm12                         ;   707.0 agu0+fp5   43 dst spill
        vpxor ymm12, ymm5, [rbp + 4960]                     ;   710.5 fp0+agu1   43 dst
        vmovdqu [rbp + 7392], ymm2                          ;   708.0 agu2+fp5   43 dst spill
        vpxor ymm2, ymm3, ymm12                             ;   711.5 fp1     43 dst
        vmovdqu [rbp + 7712], ymm9                          ;   709.0 agu0+fp5   43 dst spill
        vpxor ymm9, ymm2, [rbp + 4832]                      ;   712.5 fp2+agu1   43 dst
        vmovdqu [rbp + 7680], ymm15                         ;   710.0 agu2+fp5   43 dst spill
        vpxor ymm15, ymm12, [rbp + 4736]                    ;   711.5 fp3+agu0   43 dst
        vpxor ymm1, ymm1, ymm15                             ;   712.5 fp0     43 dst
        vpand ymm15, ymm15, ymm12                           ;   712.5 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   713.5 fp2     43 dst
        vmovdqu [rbp + 6976], ymm8                          ;   711.0 agu1+fp5   43 dst spill
        vpand ymm8, ymm11, ymm2                             ;   712.5 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   714.5 fp0     43 dst
        vpand ymm8, ymm4, ymm1                              ;   713.5 fp1     43 dst
        vpxor ymm15, ymm15, ymm8                            ;   714.5 fp2     43 dst
        vpxor ymm8, ymm4, ymm3                              ;   709.5 fp3     43 dst
        vmovdqu [rbp + 6272], ymm11                         ;   712.0 agu2+fp5   43 dst spill
        vpand ymm11, ymm8, ymm9                             ;   713.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   715.5 fp1     43 dst
        vpxor ymm11, ymm11, [rbp + 4864]                    ;   716.5 fp2+agu0   43 dst
        vmovdqu [rbp + 7840], ymm2                          ;   713.0 agu1+fp5   43 dst spill
        vpxor ymm2, ymm8, [rbp + 4960]                      ;   711.0 fp3+agu0   43 dst
        vmovdqu [rbp + 6592], ymm8                          ;   714.0 agu2+fp5   43 dst spill
        vpor ymm8, ymm10, [rbp + 4960]                      ;   711.5 fp0+agu1   43 dst
        vpxor ymm6, ymm6, ymm8                              ;   712.5 fp1     43 dst
        vpxor ymm8, ymm8, ymm7                              ;   715.5 fp2     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   715.5 fp3     43 dst
        vpand ymm15, ymm5, ymm0                             ;   712.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm15                           ;   717.5 fp1     43 dst
        vpxor ymm7, ymm7, ymm15                             ;   715.5 fp2     43 dst
        vpxor ymm15, ymm0, ymm1                             ;   713.5 fp3     43 dst
        vmovdqu [rbp + 6016], ymm5                          ;   715.0 agu0+fp5   43 dst spill
        vpand ymm5, ymm13, ymm15                            ;   714.5 fp0     43 dst
        vpxor ymm7, ymm7, ymm5                              ;   716.5 fp1     43 dst
        vpxor ymm5, ymm10, ymm9                             ;   713.8 fp2     43 dst
        vmovdqu [rbp + 6560], ymm15                         ;   716.0 agu2+fp5   43 dst spill
        vpand ymm15, ymm2, ymm5                             ;   714.8 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   716.5 fp0     43 dst
        vpand ymm15, ymm7, ymm11                            ;   718.5 fp1     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   719.5 fp2     43 dst
        vmovdqu [rbp + 6368], ymm13                         ;   717.0 agu1+fp5   43 dst spill
        vpand ymm13, ymm14, ymm3                            ;   715.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm13                             ;   716.5 fp0     43 dst
        vpand ymm13, ymm6, ymm8                             ;   720.5 fp1     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   721.5 fp2     43 dst
        vpand ymm13, ymm6, ymm7                             ;   722.5 fp3     43 dst
        vpxor ymm13, ymm13, ymm11                           ;   723.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   720.5 fp1     43 dst
        vpor ymm15, ymm15, ymm11                            ;   721.5 fp2     43 dst
        vpxor ymm15, ymm15, ymm7                            ;   722.5 fp3     43 dst
        vpor ymm8, ymm15, ymm13                             ;   724.5 fp0     43 dst
        vpand ymm7, ymm7, ymm13                             ;   724.5 fp1     43 dst
        vpand ymm5, ymm5, ymm13                             ;   724.5 fp2     43 dst
        vpxor ymm6, ymm6, ymm7                              ;   725.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   725.5 fp0     43 dst
        vpxor ymm7, ymm13, ymm15                            ;   724.5 fp1     43 dst
        vpand ymm4, ymm4, ymm11                             ;   726.5 fp2     43 dst
        vpxor ymm8, ymm7, ymm11                             ;   726.5 fp3     43 dst
        vpand ymm10, ymm10, ymm15                           ;   723.5 fp0     43 dst
        vpand ymm1, ymm1, ymm11                             ;   726.5 fp1     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   726.5 fp2     43 dst
        vpand ymm9, ymm9, ymm7                              ;   725.5 fp3     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   727.5 fp0     43 dst
        vpand ymm3, ymm3, ymm8                              ;   727.5 fp1     43 dst
        vpand ymm14, ymm14, ymm8                            ;   727.5 fp2     43 dst
        vpand ymm8, ymm15, [rbp + 4960]                     ;   723.5 fp3+agu0   43 dst
        vpxor ymm15, ymm15, ymm11                           ;   727.5 fp0     43 dst
        vpand ymm12, ymm12, ymm15                           ;   728.5 fp1     43 dst
        vpand ymm15, ymm15, [rbp + 4736]                    ;   728.5 fp2+agu1   43 dst
        vpand ymm0, ymm0, ymm11                             ;   727.5 fp3     43 dst
        vpand ymm2, ymm2, ymm13                             ;   724.8 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6016]                    ;   727.5 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm6                            ;   726.5 fp2     43 dst
        vpand ymm7, ymm7, [rbp + 6592]                      ;   725.7 fp3+agu1   43 dst
        vpxor ymm0, ymm0, ymm15                             ;   729.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   728.5 fp1     43 dst
        vpxor ymm11, ymm11, ymm3                            ;   729.5 fp2     43 dst
        vpxor ymm3, ymm3, ymm2                              ;   728.5 fp3     43 dst
        vmovdqu [rbp + 6592], ymm9                          ;   726.7 agu2+fp5   43 dst spill
        vpand ymm9, ymm13, [rbp + 7840]                     ;   727.5 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm9                              ;   728.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   729.5 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6272]                    ;   727.7 fp3+agu1   43 dst
        vmovdqu [rbp + 6272], ymm14                         ;   728.5 agu2+fp5   43 dst spill
        vpand ymm14, ymm6, [rbp + 6368]                     ;   727.8 fp0+agu0   43 dst
        vpand ymm6, ymm6, [rbp + 6560]                      ;   728.3 fp1+agu1   43 dst
        vmovdqu [rbp + 6560], ymm13                         ;   728.7 agu2+fp5   43 dst spill
        vpxor ymm13, ymm1, ymm0                             ;   730.5 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   731.5 fp3     43 dst
        vpxor ymm7, ymm7, ymm13                             ;   732.5 fp0     43 dst
        vpxor ymm11, ymm11, ymm7                            ;   733.5 fp1     43 dst
        vpxor ymm6, ymm6, ymm11                             ;   734.5 fp2     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   735.5 fp3     43 dst
        vmovdqu [rbp + 6368], ymm0                          ;   730.5 agu0+fp5   43 dst spill
        vmovdqu ymm0, [rbp + 6528]                          ;   729.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1408]                      ;   736.3 fp0+agu0   58 dst
        vmovdqu [rbp + 6528], ymm0                          ;   737.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6400]                          ;   730.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1440]                      ;   737.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6400], ymm0                          ;   738.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7808]                          ;   731.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 44096]                      ;   738.3 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7904]                      ;   739.3 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6304]                      ;   740.3 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6464]                      ;   741.3 fp1+agu1   58 dst
        vmovdqu [rbp + 6464], ymm0                          ;   742.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7200]                          ;   734.2 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 44128]                      ;   741.2 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7488]                      ;   742.2 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7648]                      ;   743.2 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 6336]                      ;   744.2 fp1+agu0   58 dst
        vmovdqu [rbp + 6336], ymm0                          ;   745.2 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6112]                          ;   736.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 44160]                      ;   743.3 fp2+agu0   58 dst
        vmovdqu [rbp + 6112], ymm0                          ;   744.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6144]                          ;   737.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6080]                      ;   744.3 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6176]                      ;   745.3 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 1472]                      ;   746.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6176], ymm0                          ;   747.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6816]                          ;   739.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 6752]                      ;   746.3 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6912]                      ;   747.3 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 1504]                      ;   748.3 fp0+agu0   58 dst
        vmovdqu [rbp + 6912], ymm0                          ;   749.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7776]                          ;   741.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 44256]                      ;   748.3 fp1+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7040]                      ;   749.3 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7648]                      ;   750.3 fp3+agu0   58 dst
        vmovdqu [rbp + 7648], ymm0                          ;   751.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6720]                          ;   743.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1536]                      ;   750.3 fp0+agu0   58 dst
        vmovdqu [rbp + 6720], ymm0                          ;   751.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6880]                          ;   744.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1568]                      ;   751.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6880], ymm0                          ;   752.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7520]                          ;   745.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 44352]                      ;   752.3 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7744]                      ;   753.3 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7136]                      ;   754.3 fp0+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6784]                      ;   755.3 fp1+agu1   58 dst
        vmovdqu [rbp + 6784], ymm0                          ;   756.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7264]                          ;   748.2 agu0    58 dst
        vpxor ymm0, ymm0, [r8 + 44384]                      ;   755.2 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7456]                      ;   756.2 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7552]                      ;   757.2 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7424]                      ;   758.2 fp1+agu0   58 dst
        vmovdqu [rbp + 7424], ymm0                          ;   759.2 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7296]                          ;   750.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 44416]                      ;   757.3 fp2+agu0   58 dst
        vmovdqu [rbp + 7296], ymm0                          ;   758.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 8000]                          ;   751.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 7968]                      ;   758.3 fp3+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6240]                      ;   759.3 fp0+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 1600]                      ;   760.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6240], ymm0                          ;   761.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6496]                          ;   753.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 7616]                      ;   760.3 fp2+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 7360]                      ;   761.3 fp3+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 1632]                      ;   762.3 fp0+agu0   58 dst
        vmovdqu [rbp + 7360], ymm0                          ;   763.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 7008]                          ;   755.3 agu1    58 dst
        vpxor ymm0, ymm0, [r8 + 44512]                      ;   762.3 fp1+agu0   58 dst
        vpxor ymm0, ymm0, [rbp + 6432]                      ;   763.3 fp2+agu1   58 dst
        vpxor ymm0, ymm0, [rbp + 7552]                      ;   764.3 fp3+agu0   58 dst
        vmovdqu [rbp + 7552], ymm0                          ;   765.3 agu2+fp5   58 dst spill
        vmovdqu ymm0, [rbp + 6976]                          ;   757.3 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 1664]                      ;   764.3 fp0+agu0   58 dst
        vpxor ymm13, ymm13, [rbp + 1792]                    ;   758.3 fp1+agu1   58 dst
        vmovdqu [rbp + 6976], ymm13                         ;   759.3 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 7680]                         ;   759.2 agu0    58 dst
        vpxor ymm13, ymm13, [rbp + 1696]                    ;   766.2 fp2+agu1   58 dst
        vpxor ymm12, ymm12, ymm8                            ;   759.2 fp3     58 dst
        vmovdqu ymm8, [rbp + 7232]                          ;   760.2 agu0    58 dst
        vpxor ymm8, ymm8, [r8 + 44608]                      ;   767.2 fp0+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 7328]                      ;   768.2 fp1+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 7392]                      ;   769.2 fp2+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 7712]                      ;   770.2 fp3+agu0   58 dst
        vpxor ymm12, ymm12, ymm2                            ;   760.5 fp0     58 dst
        vmovdqu ymm2, [rbp + 6208]                          ;   762.3 agu1    58 dst
        vpxor ymm2, ymm2, [r8 + 44640]                      ;   769.3 fp1+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7104]                      ;   770.3 fp2+agu1   58 dst
        vpxor ymm2, ymm2, [rbp + 7584]                      ;   771.3 fp3+agu0   58 dst
        vpxor ymm2, ymm2, [rbp + 7072]                      ;   772.3 fp0+agu1   58 dst
        vpxor ymm12, ymm12, ymm9                            ;   762.5 fp1     58 dst
        vmovdqu ymm9, [rbp + 6848]                          ;   765.2 agu0    58 dst
        vpxor ymm9, ymm9, [r8 + 44672]                      ;   772.2 fp2+agu1   58 dst
        vpxor ymm12, ymm12, [r8 + 44864]                    ;   766.2 fp3+agu0   58 dst
        vpxor ymm3, ymm3, [rbp + 1824]                      ;   766.3 fp0+agu1   58 dst
        vpxor ymm10, ymm10, ymm1                            ;   764.3 fp1     58 dst
        vmovdqu ymm1, [rbp + 6944]                          ;   767.2 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 6624]                      ;   774.2 fp2+agu1   58 dst
        vpxor ymm1, ymm1, [rbp + 6688]                      ;   775.2 fp3+agu0   58 dst
        vpxor ymm1, ymm1, [rbp + 1728]                      ;   776.2 fp0+agu1   58 dst
        vpxor ymm10, ymm10, ymm15                           ;   766.2 fp1     58 dst
        vmovdqu ymm15, [rbp + 7936]                         ;   769.2 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 7872]                    ;   776.2 fp2+agu1   58 dst
        vpxor ymm15, ymm15, [rbp + 6656]                    ;   777.2 fp3+agu0   58 dst
        vpxor ymm15, ymm15, [rbp + 1760]                    ;   778.2 fp0+agu1   58 dst
        vpxor ymm10, ymm10, ymm5                            ;   767.3 fp1     58 dst
        vpxor ymm10, ymm10, [r8 + 44896]                    ;   771.2 fp2+agu0   58 dst
        vpxor ymm11, ymm11, [r8 + 44928]                    ;   771.3 fp3+agu1   58 dst
        vpxor ymm7, ymm7, ymm14                             ;   769.2 fp0     58 dst
        vmovdqu ymm14, [rbp + 6048]                         ;   772.2 agu0    58 dst
        vpxor ymm14, ymm14, [r8 + 44768]                    ;   779.2 fp1+agu1   58 dst
        vpxor ymm14, ymm14, [rbp + 7168]                    ;   780.2 fp2+agu0   58 dst
        vpxor ymm14, ymm14, [rbp + 7584]                    ;   781.2 fp3+agu1   58 dst
        vpxor ymm7, ymm7, ymm4                              ;   770.3 fp0     58 dst
        vpxor ymm7, ymm7, [rbp + 1856]                      ;   774.2 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [r8 + 45024]                      ;   774.3 fp2+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 6560]                      ;   775.2 fp3+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 6368]                      ;   776.2 fp0+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 1888]                      ;   777.2 fp1+agu0   58 dst
        vpxor ymm5, ymm5, [rbp + 6592]                      ;   776.3 fp2+agu1   58 dst
        vpxor ymm5, ymm5, [rbp + 6272]                      ;   777.3 fp3+agu0   58 dst
        vmovdqu ymm4, [rbp + 6528]                          ;   777.3 agu1    58 dst reload
        vmovdqu [r9 + 3072], ymm4                           ;   784.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6400]                          ;   778.2 agu0    58 dst reload
        vmovdqu [r9 + 3104], ymm4                           ;   785.2 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6464]                          ;   778.3 agu1    58 dst reload
        vmovdqu [r9 + 3136], ymm4                           ;   785.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6336]                          ;   779.2 agu0    58 dst reload
        vmovdqu [r9 + 3168], ymm4                           ;   786.2 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6112]                          ;   779.3 agu1    58 dst reload
        vmovdqu [r9 + 3200], ymm4                           ;   786.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6176]                          ;   780.2 agu0    58 dst reload
        vmovdqu [r9 + 3232], ymm4                           ;   787.2 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6912]                          ;   780.3 agu1    58 dst reload
        vmovdqu [r9 + 3264], ymm4                           ;   787.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7648]                          ;   781.2 agu0    58 dst reload
        vmovdqu [r9 + 3296], ymm4                           ;   788.2 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6720]                          ;   781.3 agu1    58 dst reload
        vmovdqu [r9 + 3328], ymm4                           ;   788.3 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 6880]                          ;   782.3 agu1    58 dst reload
        vmovdqu [r9 + 3360], ymm4                           ;   789.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6784]                          ;   783.2 agu0    58 dst reload
        vmovdqu [r9 + 3392], ymm4                           ;   790.2 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 7424]                          ;   783.3 agu1    58 dst reload
        vmovdqu [r9 + 3424], ymm4                           ;   790.3 agu0+fp5   58 dst
        vmovdqu ymm4, [rbp + 7296]                          ;   784.3 agu1    58 dst reload
        vmovdqu [r9 + 3456], ymm4                           ;   791.3 agu2+fp5   58 dst
        vmovdqu ymm4, [rbp + 6240]                          ;   785.2 agu0    58 dst reload
        vmovdqu [r9 + 3488], ymm4                           ;   792.2 agu2+fp5   58 dst
        vmovdqu [r9 + 3584], ymm0                           ;   788.3 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 7360]                          ;   786.2 agu0    58 dst reload
        vmovdqu [r9 + 3520], ymm0                           ;   793.2 agu2+fp5   58 dst
        vmovdqu [r9 + 3616], ymm13                          ;   790.3 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 7552]                          ;   787.2 agu0    58 dst reload
        vmovdqu [r9 + 3552], ymm0                           ;   794.2 agu2+fp5   58 dst
        vmovdqu [r9 + 3648], ymm8                           ;   792.3 agu1+fp5   58 dst
        vmovdqu [r9 + 3680], ymm2                           ;   793.3 agu0+fp5   58 dst
        vmovdqu [r9 + 3712], ymm9                           ;   794.3 agu2+fp5   58 dst
        vmovdqu [r9 + 3744], ymm1                           ;   795.3 agu1+fp5   58 dst
        vmovdqu [r9 + 3776], ymm15                          ;   796.3 agu0+fp5   58 dst
        vmovdqu [r9 + 3808], ymm14                          ;   797.3 agu2+fp5   58 dst
        vmovdqu [r9 + 3872], ymm3                           ;   798.3 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6976]                          ;   790.2 agu0    58 dst reload
        vmovdqu [r9 + 3840], ymm0                           ;   799.3 agu2+fp5   58 dst
        vmovdqu [r9 + 3904], ymm12                          ;   800.3 agu1+fp5   58 dst
        vmovdqu [r9 + 3936], ymm10                          ;   801.3 agu0+fp5   58 dst
        vmovdqu [r9 + 3968], ymm11                          ;   802.3 agu2+fp5   58 dst
        vmovdqu [r9 + 4000], ymm7                           ;   803.3 agu1+fp5   58 dst
        vmovdqu [r9 + 4032], ymm6                           ;   804.3 agu0+fp5   58 dst
        vmovdqu [r9 + 4064], ymm5                           ;   805.3 agu2+fp5   58 dst
        add r9, 0x1000                                      ;   792.3 alu0   117 blocks
        mov qword [rbp + 10184], r9                         ;   793.3 agu1+st0  117 blocks
        mov r8, qword [rbp + 10152]                         ;   793.2 agu0   117 blocks
        add r8, 0x1000                                      ;   797.2 alu1   117 blocks
        mov qword [rbp + 10152], r8                         ;   798.2 agu2+st1  117 blocks
        cmp r8, qword [rbp + 10160]                         ;                    more blocks?
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
