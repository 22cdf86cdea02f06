; aes128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
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
;   blocks/rounds: 2969 uops, planned 869.5; bounds: width 494.8, ports 551.0, path 41.0
;   blocks.2: 2411 uops, planned 732.7; bounds: width 401.8, ports 444.0, path 36.0
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
        sub rsp, 0x2780                                     ;                    frame
        and rsp, -32                                        ;                    frame
        lea rbp, [rsp + 128]                                ;                    frame
        mov qword [rbp + 9968], rax                         ;                    frame
        mov qword [rbp + 9920], rdi                         ;                    argument
        mov dword [rbp + 9976], ecx                         ;                    argument
        mov qword [rbp + 9928], rsi                         ;                    argument
        mov qword [rbp + 9960], rdx                         ;                    argument
        mov r8, qword [rbp + 9920]                          ;     0.0 agu0    58 dst.0 reload
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
        mov r8d, dword [rbp + 9976]                         ;    61.3 agu1   117 blocks
        shl r8, 0xc                                         ;    65.3 alu1   117 blocks
        add r8, qword [rbp + 9928]                          ;    66.3 alu0+agu0  117 blocks
        mov qword [rbp + 9936], r8                          ;    67.3 agu2+st0  117 blocks
        cmp dword [rbp + 9976], 0                           ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 9928]                          ;     0.0 agu0    52 s[0].0 reload
        vmovdqu ymm0, [r8]                                  ;     4.0 agu1    52 s[0]
        mov r9, qword [rbp + 9920]                          ;     0.3 agu2    52 s[0].0 reload
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
        mov qword [rbp + 9944], r9                          ;   131.3 agu0+st0   53 rounds
        add r9, 0x9000                                      ;   131.3 alu0    53 rounds
        mov qword [rbp + 9952], r9                          ;   132.3 agu1+st1   53 rounds
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
        mov r8, qword [rbp + 9944]                          ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1952]                         ;     0.0 agu0    43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2016]                         ;     0.2 agu1    43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2048]                    ;     7.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                           ;     8.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm11                         ;     0.7 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, [rbp + 2144]                    ;     9.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm9                          ;     1.7 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, [rbp + 2112]                     ;    10.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm7                          ;     2.7 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, [rbp + 1920]                     ;    10.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm6                          ;     3.7 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, [rbp + 1984]                      ;    11.2 fp1+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm1                          ;     4.7 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, [rbp + 2016]                      ;    12.2 fp2+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm5                          ;     5.7 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, [rbp + 2080]                      ;    11.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm0                          ;     6.7 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, [rbp + 1920]                      ;    12.2 fp0+agu1   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6240], ymm4                          ;     7.7 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm4, ymm5, [rbp + 2048]                      ;    12.2 fp1+agu0   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6272], ymm2                          ;     8.7 agu1+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm2, ymm9, ymm1                              ;    13.2 fp2     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6304], ymm3                          ;     9.7 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm3, ymm2, [rbp + 2144]                      ;    14.2 fp3+agu0   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6336], ymm10                         ;    10.7 agu1+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm10, ymm4, ymm3                             ;    15.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm8                          ;    11.7 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [rbp + 2016]                     ;    16.2 fp1+agu0   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6400], ymm12                         ;    12.7 agu1+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm12, ymm3, [rbp + 1920]                     ;    15.2 fp2+agu0   43 t[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm12                           ;    16.2 fp3     43 t[0]
        db 0x2e
        vpand ymm12, ymm12, ymm3                            ;    16.2 fp0     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6432], ymm13                         ;    13.7 agu2+fp5   43 t[0] spill
        db 0x2e
        vpand ymm13, ymm5, ymm10                            ;    16.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                           ;    17.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm15                            ;    17.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                           ;    18.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                           ;    18.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm4                             ;    13.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm5                          ;    14.7 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm8                             ;    17.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2048]                      ;    18.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;    19.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm10                         ;    16.2 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, [rbp + 2144]                    ;    14.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm14                         ;    16.7 agu0+fp5   43 t[0] spill
        db 0x2e
        vpor ymm14, ymm7, [rbp + 2144]                      ;    15.2 fp3+agu1   43 t[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm14                           ;    19.2 fp0     43 t[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm12                           ;    19.2 fp1     43 t[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm13                             ;    20.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm11                            ;    16.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;    20.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm2                          ;    17.7 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm15                            ;    17.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm11                         ;    18.7 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm2                             ;    18.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                           ;    19.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                           ;    20.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm8                             ;    17.7 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm11                           ;    18.7 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                           ;    20.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm5                            ;    21.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                           ;    22.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm2                          ;    19.7 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm0, ymm4                              ;    19.0 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                              ;    21.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm6                             ;    23.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                            ;    24.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm13                             ;    25.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;    26.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;    23.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm5                             ;    24.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                           ;    25.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm12, ymm2                             ;    27.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                            ;    27.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                            ;    27.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                             ;    28.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;    28.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm12                            ;    27.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                              ;    29.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm5                            ;    29.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                             ;    26.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                            ;    29.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                              ;    29.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                             ;    28.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                            ;    30.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                             ;    30.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                             ;    30.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 2144]                    ;    26.2 fp2+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                            ;    30.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                              ;    31.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                             ;    31.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 1920]                    ;    31.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 6592]                      ;    30.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                            ;    27.7 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 6560]                      ;    30.2 fp1+agu1   43 t[0]
        db 0x2e
        vpand ymm14, ymm14, [rbp + 6528]                    ;    28.5 fp2+agu0   43 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm13                             ;    31.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                              ;    29.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;    32.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                             ;    32.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                              ;    32.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, [rbp + 6496]                      ;    30.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                           ;    33.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;    34.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;    31.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                            ;    32.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6464]                      ;    31.2 fp1+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                             ;    33.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm4                              ;    34.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                              ;    31.7 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm3                             ;    35.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6624]                      ;    32.3 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                            ;    36.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;    37.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;    37.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                              ;    38.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                              ;    39.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                            ;    39.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                             ;    34.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;    40.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                              ;    38.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                             ;    40.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                             ;    40.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                            ;    41.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;    33.5 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                             ;    40.5 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                             ;    40.5 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                             ;    40.5 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;    41.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3232]                         ;    35.2 agu1    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3296]                          ;    35.3 agu0    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3328]                          ;    36.2 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                              ;    43.2 fp3     43 t[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm2                            ;    44.2 fp0     43 t[0]
        db 0x2e
        vmovdqu ymm7, [rbp + 3424]                          ;    37.2 agu0    43 t[0] reload
        db 0x2e
        vpxor ymm9, ymm15, ymm7                             ;    45.2 fp1     43 t[0]
        db 0x2e
        vpxor ymm10, ymm9, [rbp + 3392]                     ;    46.2 fp2+agu1   43 t[0]
        db 0x2e
        vmovdqu ymm11, [rbp + 3200]                         ;    38.2 agu0    43 t[0] reload
        db 0x2e
        vmovdqu [rbp + 6624], ymm3                          ;    41.5 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm3, ymm9, ymm11                             ;    46.2 fp3     43 t[0]
        vmovdqu [rbp + 6464], ymm13                         ;    39.3 agu1+fp5   43 t[0] spill
        vpxor ymm13, ymm3, [rbp + 3264]                     ;    47.2 fp0+agu0   43 t[0]
        vmovdqu [rbp + 6496], ymm4                          ;    41.5 agu2+fp5   43 t[0] spill
        vpxor ymm4, ymm13, [rbp + 3296]                     ;    48.2 fp1+agu1   43 t[0]
        vmovdqu [rbp + 6528], ymm5                          ;    41.3 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm10, [rbp + 3360]                     ;    47.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm0                          ;    42.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm11                             ;    48.2 fp3     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6592], ymm1                          ;    43.3 agu0+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm1, ymm5, ymm6                              ;    48.2 fp0     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6656], ymm12                         ;    44.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm12, ymm10, ymm4                            ;    49.2 fp1     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6688], ymm8                          ;    45.3 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm7                             ;    50.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm8                             ;    51.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm0                          ;    49.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm14, [rbp + 3296]                     ;    52.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm11                             ;    51.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                              ;    52.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                              ;    52.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm14                            ;    52.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                           ;    53.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, ymm2                             ;    53.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                            ;    54.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;    54.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm1                             ;    49.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm5                          ;    48.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm15, ymm0                             ;    53.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3328]                      ;    54.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;    55.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm14                         ;    52.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm7                            ;    50.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm15                         ;    50.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm3, ymm7                              ;    50.3 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                           ;    55.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                            ;    55.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;    56.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm9                            ;    51.3 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;    56.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm2                              ;    53.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm12                         ;    52.3 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm7                            ;    54.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                             ;    55.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                            ;    56.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm0                              ;    53.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm6                            ;    54.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                           ;    56.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm5                            ;    57.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                           ;    58.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm7                          ;    54.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm1, [rbp + 6720]                      ;    56.2 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;    57.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm13                            ;    59.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                            ;    60.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm11                            ;    61.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                              ;    62.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                             ;    59.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm5                             ;    60.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                           ;    61.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm12, ymm7                             ;    63.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                            ;    63.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                              ;    63.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;    64.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                             ;    64.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm12                            ;    63.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                              ;    65.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm5                            ;    65.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                             ;    62.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                              ;    65.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;    65.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                             ;    64.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                              ;    66.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                             ;    66.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 6720]                    ;    66.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                             ;    67.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm12, [rbp + 3424]                    ;    62.3 fp2+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                            ;    66.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                             ;    67.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3200]                    ;    67.2 fp1+agu1   43 t[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                              ;    66.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                            ;    63.7 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 6848]                      ;    66.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6816]                    ;    64.3 fp1+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;    67.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                             ;    65.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                            ;    68.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                             ;    68.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                              ;    68.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, [rbp + 6784]                      ;    66.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                           ;    69.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                            ;    70.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                              ;    67.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                            ;    68.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6752]                      ;    67.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                             ;    69.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm1                             ;    70.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                           ;    67.7 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm14                            ;    71.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6880]                    ;    68.3 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;    72.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;    73.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                             ;    73.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                            ;    74.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                             ;    75.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                             ;    75.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                              ;    70.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                              ;    76.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                             ;    74.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                              ;    76.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                              ;    76.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;    77.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_encrypt.T0_constants256] ;    69.5 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                           ;    76.5 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;    76.5 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                             ;    76.5 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                             ;    77.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4512]                          ;    71.2 agu0    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6400]                          ;    71.3 agu1    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6432]                          ;    72.2 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                              ;    79.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;    80.2 fp3     43 t[0]
        db 0x2e
        vmovdqu ymm7, [rbp + 6368]                          ;    73.2 agu1    43 t[0] reload
        db 0x2e
        vpxor ymm8, ymm2, ymm7                              ;    81.2 fp0     43 t[0]
        db 0x2e
        vpxor ymm10, ymm8, [rbp + 4672]                     ;    82.2 fp1+agu0   43 t[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 6336]                         ;    74.2 agu1    43 t[0] reload
        db 0x2e
        vmovdqu [rbp + 6880], ymm5                          ;    74.3 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm5, ymm8, ymm13                             ;    82.2 fp2     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6752], ymm11                         ;    75.3 agu0+fp5   43 t[0] spill
        vpxor ymm11, ymm5, [rbp + 4544]                     ;    83.2 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6784], ymm1                          ;    77.5 agu2+fp5   43 t[0] spill
        vpxor ymm1, ymm11, [rbp + 6400]                     ;    84.2 fp0+agu0   43 t[0]
        vmovdqu [rbp + 6816], ymm14                         ;    77.5 agu1+fp5   43 t[0] spill
        vpxor ymm14, ymm10, [rbp + 4640]                    ;    83.2 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm9                          ;    78.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm13                            ;    84.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm4                          ;    79.3 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm6                             ;    84.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm12                         ;    80.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm1                            ;    85.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm0                          ;    81.3 agu0+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm0, ymm12, ymm7                             ;    86.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm0                             ;    87.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm9                          ;    85.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 6400]                     ;    88.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm13                             ;    87.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                              ;    88.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                              ;    88.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm14, ymm15                           ;    88.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                             ;    89.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm3                             ;    89.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                            ;    90.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                              ;    90.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm4                              ;    85.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm14                         ;    84.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm2, ymm9                             ;    89.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6432]                    ;    90.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                           ;    91.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm15                         ;    88.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm7                             ;    86.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm2                          ;    86.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm5, ymm7                               ;    86.3 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                            ;    91.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                              ;    91.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                           ;    92.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm12, ymm8                            ;    87.3 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                           ;    92.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm3                              ;    89.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm12                         ;    88.3 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm7                            ;    90.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                             ;    91.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                            ;    92.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm9                              ;    89.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm6                            ;    90.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                             ;    92.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm14                           ;    93.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                             ;    94.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm7                          ;    90.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 6976]                      ;    92.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                            ;    93.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm7, ymm2, ymm11                             ;    95.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;    96.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm13                            ;    97.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                             ;    98.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                            ;    95.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm14                            ;    96.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                           ;    97.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm12, ymm7                              ;    99.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                            ;    99.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                              ;    99.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                           ;   100.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                            ;   100.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm12                             ;    99.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                             ;   101.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm14                            ;   101.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                             ;    98.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                             ;   101.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                           ;   101.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                              ;   100.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                              ;   102.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                             ;   102.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6976]                    ;   102.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                             ;   103.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 6368]                    ;    98.3 fp1+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                           ;   102.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                             ;   103.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6336]                    ;   103.2 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                             ;   102.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                            ;    99.7 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7040]                    ;   102.2 fp3+agu1   43 t[0]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7008]                      ;   100.3 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                           ;   103.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                             ;   101.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                            ;   104.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                             ;   104.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                            ;   104.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, [rbp + 6432]                      ;   102.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                           ;   105.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                            ;   106.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                              ;   103.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                            ;   104.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6400]                      ;   103.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                             ;   105.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm4                             ;   106.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                           ;   103.7 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm15                            ;   107.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 7072]                    ;   104.3 fp0+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                             ;   108.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                            ;   109.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                            ;   109.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                           ;   110.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                             ;   111.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                             ;   111.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                              ;   106.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                              ;   112.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                             ;   110.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                              ;   112.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                              ;   112.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                            ;   113.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   105.5 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                            ;   112.5 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                              ;   112.5 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                              ;   112.5 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                              ;   113.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6240]                          ;   107.2 agu1    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6272]                          ;   107.3 agu0    43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6304]                          ;   108.2 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                              ;   115.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   116.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6208]                          ;   109.2 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm6                              ;   117.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm7, [rbp + 6176]                     ;   118.2 fp0+agu1   43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 6144]                         ;   110.2 agu0    43 t[0] reload
        db 0x2e
        vpxor ymm0, ymm7, ymm11                             ;   118.2 fp1     43 t[0]
        db 0x2e
        vmovdqu [rbp + 6176], ymm4                          ;   113.5 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm4, ymm0, [rbp + 6112]                      ;   119.2 fp2+agu1   43 t[0]
        db 0x2e
        vmovdqu [rbp + 6112], ymm15                         ;   113.5 agu0+fp5   43 t[0] spill
        vpxor ymm15, ymm4, [rbp + 6272]                     ;   120.2 fp3+agu1   43 t[0]
        vmovdqu [rbp + 6240], ymm1                          ;   113.5 agu2+fp5   43 t[0] spill
        vpxor ymm1, ymm10, [rbp + 6080]                     ;   119.2 fp0+agu0   43 t[0]
        vmovdqu [rbp + 6080], ymm9                          ;   113.5 agu1+fp5   43 t[0] spill
        vpxor ymm9, ymm1, ymm11                             ;   120.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm13                         ;   114.5 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm5                             ;   120.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm14                         ;   115.5 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm15                           ;   121.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm8                          ;   116.5 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm6                             ;   122.2 fp0     43 t[0]
        db 0x2e
        vmovdqu [rbp + 7008], ymm12                         ;   117.5 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm12, ymm13, ymm8                            ;   123.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm9                          ;   121.2 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, [rbp + 6272]                     ;   124.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm11                             ;   123.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                              ;   124.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                              ;   124.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm12                            ;   124.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                             ;   125.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm3                            ;   125.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                            ;   126.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                              ;   126.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm13                            ;   121.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm1                          ;   120.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm9                              ;   125.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6304]                      ;   126.2 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                             ;   127.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm12                         ;   124.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm6                             ;   122.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm2                          ;   122.3 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm0, ymm6                               ;   122.3 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                            ;   127.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   127.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                             ;   128.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                            ;   123.3 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                             ;   128.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm3                              ;   125.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm14                         ;   124.3 agu0+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm6                            ;   126.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   127.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                            ;   128.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm9                             ;   125.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm14                            ;   126.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   128.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm1                             ;   129.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   130.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm6                          ;   126.2 agu1+fp5   43 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, [rbp + 7040]                     ;   128.2 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   129.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm4                              ;   131.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                            ;   132.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm4, ymm11                             ;   133.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                              ;   134.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   131.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm1                               ;   132.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;   133.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm5, ymm6                               ;   135.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                            ;   135.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                            ;   135.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                             ;   136.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   136.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm5                              ;   135.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                            ;   137.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm1                             ;   137.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                              ;   134.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                              ;   137.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                              ;   137.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                              ;   136.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                              ;   138.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                           ;   138.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 7040]                    ;   138.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                             ;   139.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm5, [rbp + 6208]                     ;   134.3 fp0+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                              ;   138.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                              ;   139.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 6144]                      ;   139.2 fp3+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                              ;   138.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                            ;   135.7 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 6368]                      ;   138.2 fp2+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6336]                      ;   136.3 fp3+agu1   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                             ;   139.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                              ;   137.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                            ;   140.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                              ;   140.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   140.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 6304]                      ;   138.2 fp1+agu0   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   141.2 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                            ;   142.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                            ;   139.2 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                           ;   140.2 fp1     43 t[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6272]                      ;   139.2 fp2+agu1   43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                           ;   141.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm7, ymm13                             ;   142.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                            ;   139.7 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm8                              ;   143.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 6976]                      ;   140.3 fp3+agu0   43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   144.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                            ;   145.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   145.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   146.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                              ;   147.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                            ;   147.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   142.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                              ;   148.2 fp3     43 t[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                           ;   146.2 fp0     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   148.2 fp1     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   148.2 fp2     43 t[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                              ;   149.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   141.5 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   148.5 fp0     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                           ;   148.5 fp1     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   148.5 fp2     43 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                             ;   149.2 fp3     43 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 6688]                          ;   143.2 agu0    55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 6944]                          ;   143.3 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   150.3 fp0     55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 6656]                          ;   144.2 agu0    55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 6912]                          ;   144.3 agu1    43 t[0] reload
        db 0x2e
        vpxor ymm3, ymm3, ymm4                              ;   151.3 fp1     55 t[0]
        db 0x2e
        vmovdqu ymm6, [rbp + 6592]                          ;   145.2 agu0    55 t[0]
        db 0x2e
        vmovdqu ymm10, [rbp + 6720]                         ;   145.3 agu1    43 t[0] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm10                             ;   152.3 fp2     55 t[0]
        db 0x2e
        vmovdqu ymm12, [rbp + 6688]                         ;   146.2 agu0    43 t[0] reload
        db 0x2e
        vpxor ymm14, ymm9, ymm12                            ;   153.2 fp3     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                           ;   152.3 fp0     55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 6528]                         ;   146.5 agu1    43 t[0] reload
        db 0x2e
        vmovdqu [rbp + 6720], ymm5                          ;   150.2 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm5, ymm1, ymm10                             ;   153.5 fp1     55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7008]                      ;   151.3 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm6                              ;   154.5 fp3     55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6432]                      ;   153.3 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6848]                      ;   150.2 fp1+agu0   55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 6560]                         ;   149.3 agu1    55 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6848]                    ;   156.3 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   157.3 fp3     55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   157.3 fp0     55 t[0]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6080]                      ;   150.3 fp1+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6944], ymm5                          ;   155.5 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm5, ymm15, [rbp + 6592]                     ;   153.3 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                              ;   152.3 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6848], ymm4                          ;   153.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 6560]                          ;   151.3 agu1    55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6432]                      ;   158.3 fp0+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6432], ymm4                          ;   159.3 agu2+fp5   55 t[0] spill
        vpxor ymm4, ymm1, [rbp + 6400]                      ;   152.3 fp1+agu1   55 t[0]
        vpxor ymm5, ymm5, ymm4                              ;   154.3 fp2     55 t[0]
        vpxor ymm15, ymm15, [rbp + 6240]                    ;   153.3 fp3+agu0   55 t[0]
        vmovdqu [rbp + 6400], ymm5                          ;   155.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm5, ymm0, [rbp + 6816]                      ;   153.3 fp0+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6816], ymm0                          ;   153.7 agu0+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm0, ymm6, ymm10                             ;   158.3 fp1     55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm7                              ;   154.3 fp2     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6560], ymm0                          ;   159.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm0, ymm11, [rbp + 7072]                     ;   154.3 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6080]                      ;   154.5 fp0+agu0   55 t[0]
        vpxor ymm8, ymm8, [rbp + 6112]                      ;   155.3 fp1+agu1   55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm10                         ;   158.3 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, [rbp + 6784]                     ;   155.5 fp2+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                              ;   155.5 fp3     55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm1                          ;   156.7 agu2+fp5   43 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm12                             ;   158.3 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                              ;   159.3 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                             ;   159.3 fp2     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   156.3 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6688], ymm1                          ;   160.3 agu1+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm1, ymm10, [rbp + 6496]                     ;   156.5 fp0+agu0   55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6464]                    ;   157.3 fp1+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6656], ymm11                         ;   158.7 agu2+fp5   43 t[0] spill
        db 0x2e
        vpxor ymm11, ymm1, [rbp + 6752]                     ;   157.5 fp2+agu0   55 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   157.5 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6976], ymm11                         ;   159.7 agu2+fp5   55 t[0] spill
        vpxor ymm11, ymm8, ymm0                             ;   157.3 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                            ;   158.5 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                              ;   157.7 fp2     55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm7                          ;   160.7 agu1+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6752]                          ;   158.5 agu0    55 t[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7072]                      ;   165.5 fp3+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 7072], ymm4                          ;   161.7 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm4, ymm10, [rbp + 6176]                     ;   159.5 fp0+agu0   55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm7                            ;   166.5 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                             ;   167.5 fp2     55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm1                          ;   168.5 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 6720]                      ;   160.3 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm1                              ;   166.5 fp0     55 t[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6848]                      ;   167.5 fp1+agu0   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6624]                      ;   161.3 fp2+agu1   55 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm0                              ;   161.3 fp3     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6304], ymm1                          ;   163.7 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm9                                  ;   160.2         55 t[0] copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6432]                      ;   166.3 fp0+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6336], ymm4                          ;   164.7 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7008]                          ;   162.3 agu1    55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6720]                      ;   169.3 fp1+agu0   55 t[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm4                              ;   170.3 fp2     55 t[0]
        db 0x2e
        vpxor ymm4, ymm2, [rbp + 6624]                      ;   163.3 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm9                            ;   167.3 fp0     55 t[0]
        db 0x2e
        vmovdqu [rbp + 6624], ymm12                         ;   168.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6944]                         ;   163.5 agu0    55 t[0]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6240]                    ;   170.5 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6240], ymm12                         ;   171.5 agu2+fp5   55 t[0] spill
        vmovdqu ymm12, [rbp + 6528]                         ;   164.5 agu0    55 t[0]
        vpxor ymm12, ymm12, [rbp + 6880]                    ;   171.5 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6720], ymm4                          ;   167.7 agu2+fp5   55 t[0] spill
        vpxor ymm4, ymm15, ymm12                            ;   172.5 fp3     55 t[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm7                          ;   168.7 agu0+fp5   55 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6784]                          ;   166.3 agu1    55 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6176]                      ;   173.3 fp0+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;   174.3 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   175.3 fp2     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                              ;   174.3 fp3     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                            ;   175.3 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                            ;   167.7 fp1     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6272]                      ;   167.8 fp2+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 6592]                    ;   168.7 fp3+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6592], ymm9                          ;   169.7 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 6112]                     ;   168.8 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm9                              ;   169.8 fp1     55 t[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm7                              ;   175.3 fp2     55 t[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm11                             ;   176.3 fp3     55 t[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6656]                    ;   169.5 fp0+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                            ;   170.5 fp1     55 t[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm10                         ;   176.3 agu2+fp5   55 t[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm5, [rbp + 6496]                     ;   170.8 fp2+agu1   55 t[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm10                             ;   175.3 fp3     55 t[0]
        db 0x2e
        vmovdqu ymm10, [rbp + 7072]                         ;   170.3 agu0    55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6848]                    ;   177.3 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   170.8 fp1     55 t[0]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6912]                    ;   172.5 fp2+agu0   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 6464]                    ;   171.8 fp3+agu1   55 t[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   172.8 fp0     55 t[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                             ;   173.5 fp1     55 t[0]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 6816]                         ;   172.3 agu0    55 t[0] reload
        db 0x2e
        vpxor ymm3, ymm3, ymm12                             ;   179.3 fp2     55 t[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7008]                    ;   172.8 fp3+agu1   55 t[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm12                             ;   179.3 fp0     55 t[0]
        db 0x2e
        vpxor ymm12, ymm15, [rbp + 6432]                    ;   173.3 fp1+agu0   55 t[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 6080]                    ;   173.8 fp2+agu1   55 t[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6368]                      ;   175.7 fp3+agu0   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6080], ymm14                         ;   173.8 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm14, ymm10, [rbp + 6528]                    ;   178.3 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm1                            ;   178.3 fp1     55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   180.3 fp2     55 t[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 6880]                      ;   180.3 fp3+agu0   55 t[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 7072]                      ;   181.3 fp0+agu1   55 t[0]
        db 0x2e
        vmovdqu [rbp + 6880], ymm10                         ;   181.3 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm10, ymm4, [rbp + 7072]                     ;   176.3 fp1+agu0   55 t[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 6944]                    ;   177.3 fp2+agu1   55 t[0]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 4096]                       ;   177.3 fp3+agu0   55 t[0]
        vpxor ymm13, ymm13, [r8 + 4128]                     ;   177.8 fp0+agu1   55 t[0]
        vpxor ymm0, ymm0, [r8 + 4192]                       ;   178.3 fp1+agu0   55 t[0]
        vpxor ymm3, ymm3, [r8 + 4224]                       ;   182.3 fp2+agu1   55 t[0]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 4256]                       ;   179.3 fp3+agu0   55 t[0]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 4288]                       ;   179.8 fp0+agu1   55 t[0]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 4384]                       ;   180.3 fp1+agu0   55 t[0]
        vpxor ymm14, ymm14, [r8 + 4480]                     ;   180.8 fp2+agu1   55 t[0]
        vpxor ymm10, ymm10, [r8 + 4512]                     ;   181.3 fp3+agu0   55 t[0]
        vmovdqu [rbp + 6944], ymm10                         ;   182.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm10, [rbp + 6976]                         ;   181.8 agu1    55 t[0]
        vpxor ymm10, ymm10, [r8 + 4160]                     ;   188.8 fp0+agu0   55 t[0]
        vpxor ymm15, ymm15, [r8 + 4544]                     ;   182.8 fp1+agu1   55 t[0]
        vpxor ymm2, ymm2, [r8 + 4608]                       ;   183.3 fp2+agu0   55 t[0]
        vpxor ymm11, ymm11, [r8 + 4640]                     ;   183.8 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6976], ymm11                         ;   184.8 agu2+fp5   55 t[0] spill
        vmovdqu ymm11, [rbp + 6688]                         ;   184.3 agu0    55 t[0]
        vpxor ymm11, ymm11, [r8 + 4320]                     ;   191.3 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6688], ymm2                          ;   184.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm2, [rbp + 6720]                          ;   185.3 agu0    55 t[0]
        vpxor ymm2, ymm2, [r8 + 4352]                       ;   192.3 fp1+agu1   55 t[0]
        vpxor ymm1, ymm1, [r8 + 4736]                       ;   186.3 fp2+agu0   55 t[0]
        vmovdqu [rbp + 6720], ymm1                          ;   187.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm1, [rbp + 6336]                          ;   186.8 agu1    55 t[0]
        vpxor ymm1, ymm1, [r8 + 4416]                       ;   193.8 fp3+agu0   55 t[0]
        vpxor ymm12, ymm12, [r8 + 4800]                     ;   187.8 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6336], ymm12                         ;   188.8 agu2+fp5   55 t[0] spill
        vmovdqu ymm12, [rbp + 6368]                         ;   188.3 agu0    55 t[0]
        vpxor ymm12, ymm12, [r8 + 4448]                     ;   195.3 fp1+agu1   55 t[0]
        vpxor ymm5, ymm5, [r8 + 4864]                       ;   189.3 fp2+agu0   55 t[0]
        vpxor ymm7, ymm7, [r8 + 4896]                       ;   189.8 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6368], ymm7                          ;   190.8 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 6624]                          ;   190.3 agu0    55 t[0]
        vpxor ymm7, ymm7, [r8 + 4576]                       ;   197.3 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6624], ymm5                          ;   190.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6656]                          ;   191.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4672]                       ;   198.3 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6656], ymm5                          ;   199.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6304]                          ;   192.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4704]                       ;   199.3 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6304], ymm5                          ;   200.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6400]                          ;   193.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4768]                       ;   200.3 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6400], ymm5                          ;   201.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6592]                          ;   194.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4832]                       ;   201.3 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6592], ymm5                          ;   202.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6752]                          ;   195.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4928]                       ;   202.3 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6752], ymm5                          ;   203.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6080]                          ;   196.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4960]                       ;   203.3 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6080], ymm5                          ;   204.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6880]                          ;   197.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 4992]                       ;   204.3 fp3+agu1   55 t[0]
        vmovdqu [rbp + 6880], ymm5                          ;   205.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6240]                          ;   198.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 5024]                       ;   205.3 fp0+agu1   55 t[0]
        vmovdqu [rbp + 6240], ymm5                          ;   206.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6560]                          ;   199.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 5056]                       ;   206.3 fp1+agu1   55 t[0]
        vmovdqu [rbp + 6560], ymm5                          ;   207.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 6272]                          ;   200.3 agu0    55 t[0]
        vpxor ymm5, ymm5, [r8 + 5088]                       ;   207.3 fp2+agu1   55 t[0]
        vmovdqu [rbp + 6272], ymm5                          ;   208.3 agu2+fp5   55 t[0] spill
        vmovdqu ymm5, [rbp + 2976]                          ;   201.3 agu0    43 t[1]
        vmovdqu [rbp + 7072], ymm7                          ;   201.5 agu2+fp5   55 t[0] spill
        vmovdqu ymm7, [rbp + 3040]                          ;   201.8 agu1    43 t[1]
        vpxor ymm7, ymm7, [rbp + 3072]                      ;   208.8 fp3+agu0   43 t[1]
        vpxor ymm5, ymm5, ymm7                              ;   209.8 fp0     43 t[1]
        vmovdqu [rbp + 6528], ymm15                         ;   202.5 agu2+fp5   55 t[0] spill
        vpxor ymm15, ymm5, [rbp + 3168]                     ;   210.8 fp1+agu1   43 t[1]
        vmovdqu [rbp + 6432], ymm14                         ;   203.5 agu0+fp5   55 t[0] spill
        vpxor ymm14, ymm15, [rbp + 3136]                    ;   211.8 fp2+agu1   43 t[1]
        vmovdqu [rbp + 6816], ymm12                         ;   204.5 agu2+fp5   55 t[0] spill
        vpxor ymm12, ymm15, [rbp + 2944]                    ;   211.8 fp3+agu0   43 t[1]
        vmovdqu [rbp + 7008], ymm1                          ;   205.5 agu2+fp5   55 t[0] spill
        vpxor ymm1, ymm12, [rbp + 3008]                     ;   212.8 fp0+agu1   43 t[1]
        vmovdqu [rbp + 6464], ymm9                          ;   206.5 agu0+fp5   55 t[0] spill
        vpxor ymm9, ymm1, [rbp + 3040]                      ;   213.8 fp1+agu1   43 t[1]
        vmovdqu [rbp + 6912], ymm2                          ;   207.5 agu2+fp5   55 t[0] spill
        vpxor ymm2, ymm14, [rbp + 3104]                     ;   212.8 fp2+agu0   43 t[1]
        vmovdqu [rbp + 2144], ymm11                         ;   208.5 agu2+fp5   55 t[0] spill
        vpxor ymm11, ymm2, [rbp + 2944]                     ;   213.8 fp3+agu1   43 t[1]
        vmovdqu [rbp + 2112], ymm6                          ;   209.5 agu0+fp5   55 t[0] spill
        vpxor ymm6, ymm2, [rbp + 3072]                      ;   213.8 fp0+agu1   43 t[1]
        vmovdqu [rbp + 2080], ymm4                          ;   210.5 agu2+fp5   55 t[0] spill
        vpxor ymm4, ymm14, ymm9                             ;   214.8 fp1     43 t[1]
        vmovdqu [rbp + 2048], ymm3                          ;   211.5 agu0+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm3, ymm4, [rbp + 3168]                      ;   215.8 fp2+agu1   43 t[1]
        db 0x2e
        vmovdqu [rbp + 2016], ymm0                          ;   212.5 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm0, ymm6, ymm3                              ;   216.8 fp3     43 t[1]
        db 0x2e
        vmovdqu [rbp + 1984], ymm10                         ;   213.5 agu0+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm10, ymm0, [rbp + 3040]                     ;   217.8 fp0+agu1   43 t[1]
        db 0x2e
        vmovdqu [rbp + 1952], ymm13                         ;   214.5 agu2+fp5   55 t[0] spill
        db 0x2e
        vpxor ymm13, ymm3, [rbp + 2944]                     ;   216.8 fp1+agu0   43 t[1]
        vpxor ymm7, ymm7, ymm13                             ;   217.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                            ;   217.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm8                          ;   215.5 agu1+fp5   55 t[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm0                              ;   217.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                              ;   218.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm7                              ;   218.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   219.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                            ;   219.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                              ;   214.8 fp1     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7104], ymm2                          ;   216.5 agu2+fp5   43 t[1] spill
        db 0x2e
        vpand ymm2, ymm5, ymm10                             ;   218.8 fp2     43 t[1]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3072]                      ;   219.8 fp3+agu0   43 t[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   220.8 fp0     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7136], ymm0                          ;   217.8 agu1+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm0, ymm5, [rbp + 3168]                      ;   215.8 fp1+agu0   43 t[1]
        vmovdqu [rbp + 7168], ymm5                          ;   218.5 agu2+fp5   43 t[1] spill
        vpor ymm5, ymm12, [rbp + 3168]                      ;   216.5 fp2+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                              ;   220.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   220.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                              ;   221.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm4, ymm15                             ;   217.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   221.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm4                          ;   219.5 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm7                             ;   218.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm15                         ;   220.5 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm4                            ;   219.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                           ;   220.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   221.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm10                           ;   219.3 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm15                            ;   220.3 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   221.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm2                             ;   222.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   223.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm4                          ;   221.5 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm6                             ;   220.7 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                              ;   222.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm1                              ;   224.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                              ;   225.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm8                              ;   226.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                              ;   227.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   224.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                             ;   225.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                            ;   226.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm13, ymm4                              ;   228.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                              ;   228.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                            ;   228.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                              ;   229.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   229.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm13                             ;   228.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                              ;   230.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm2                              ;   230.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                           ;   227.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                              ;   230.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                              ;   230.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                            ;   229.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                             ;   231.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                              ;   231.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                            ;   231.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm13, [rbp + 3168]                     ;   227.8 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                            ;   231.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                           ;   232.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                             ;   232.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 2944]                    ;   232.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm2, [rbp + 7232]                     ;   231.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                              ;   229.3 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7200]                      ;   231.8 fp0+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 7168]                      ;   230.2 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   232.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   230.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                              ;   233.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                           ;   233.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                              ;   233.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm4, [rbp + 7136]                      ;   231.8 fp3+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                              ;   234.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                              ;   235.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                              ;   232.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                              ;   233.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 7104]                      ;   232.8 fp0+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                              ;   234.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm6                             ;   235.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                            ;   233.3 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm0                              ;   236.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7264]                      ;   234.0 fp1+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                              ;   237.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                            ;   238.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   238.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   239.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   240.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                            ;   240.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                            ;   235.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                            ;   241.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   239.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                           ;   241.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   241.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                           ;   242.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   235.2 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   242.2 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                             ;   242.2 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   242.2 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                           ;   242.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4256]                         ;   236.8 agu1    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4320]                          ;   237.0 agu0    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4352]                          ;   237.8 agu1    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   244.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                            ;   245.8 fp3     43 t[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 4448]                          ;   238.8 agu0    43 t[1] reload
        db 0x2e
        vpxor ymm5, ymm15, ymm4                             ;   246.8 fp0     43 t[1]
        db 0x2e
        vpxor ymm7, ymm5, [rbp + 4416]                      ;   247.8 fp1+agu1   43 t[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 4224]                         ;   239.8 agu0    43 t[1] reload
        db 0x2e
        vmovdqu [rbp + 7264], ymm0                          ;   243.2 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm0, ymm5, ymm12                             ;   247.8 fp2     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7104], ymm8                          ;   241.0 agu1+fp5   43 t[1] spill
        vpxor ymm8, ymm0, [rbp + 4288]                      ;   248.8 fp3+agu0   43 t[1]
        db 0x2e
        vmovdqu [rbp + 7136], ymm6                          ;   243.2 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm6, ymm8, [rbp + 4320]                      ;   249.8 fp0+agu1   43 t[1]
        db 0x2e
        vmovdqu [rbp + 7168], ymm2                          ;   243.0 agu0+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm2, ymm7, [rbp + 4384]                      ;   248.8 fp1+agu1   43 t[1]
        db 0x2e
        vmovdqu [rbp + 7200], ymm11                         ;   244.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm11, ymm2, ymm12                            ;   249.8 fp2     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7232], ymm9                          ;   245.0 agu0+fp5   43 t[1] spill
        vpxor ymm9, ymm2, ymm3                              ;   249.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm13                         ;   246.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm6                             ;   250.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm10                         ;   247.0 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm4                            ;   251.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm10                            ;   252.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm11                         ;   250.8 agu0+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm11, ymm14, [rbp + 4320]                    ;   253.8 fp3+agu1   43 t[1]
        db 0x2e
        vpxor ymm3, ymm10, ymm12                            ;   252.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   253.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                             ;   253.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm14                            ;   253.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                           ;   254.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm1                             ;   254.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   255.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                             ;   255.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm9                             ;   250.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm2                          ;   250.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm11                            ;   254.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4352]                      ;   255.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                             ;   256.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm14                         ;   253.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm4                            ;   251.8 fp0     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7456], ymm15                         ;   252.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpor ymm15, ymm0, ymm4                              ;   252.0 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                           ;   256.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                            ;   256.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                             ;   257.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm5                            ;   253.0 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                             ;   257.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm1                              ;   254.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm13                         ;   254.0 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm4                             ;   255.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                             ;   256.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   257.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm11                             ;   254.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm3                            ;   255.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                           ;   257.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm2                            ;   258.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                           ;   259.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm4                          ;   255.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, [rbp + 7360]                      ;   257.8 fp0+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                              ;   258.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm8                             ;   260.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                            ;   261.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm12                             ;   262.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                              ;   263.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                             ;   260.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm2                             ;   261.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                           ;   262.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm13, ymm4                             ;   264.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                            ;   264.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                              ;   264.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                             ;   265.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                             ;   265.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm13                            ;   264.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                              ;   266.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm2                            ;   266.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                             ;   263.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                              ;   266.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   266.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                           ;   265.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                             ;   267.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                             ;   267.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7360]                    ;   267.8 fp3+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   268.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 4448]                    ;   264.0 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                            ;   267.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                           ;   268.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4224]                    ;   268.8 fp0+agu1   43 t[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                              ;   267.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                            ;   265.3 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7488]                      ;   267.8 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 7456]                    ;   266.0 fp0+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                             ;   268.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                              ;   266.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   269.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   269.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                              ;   269.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 7424]                     ;   267.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                           ;   270.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   271.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                             ;   268.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   269.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 7392]                      ;   268.8 fp3+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   270.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm9                             ;   271.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                              ;   269.3 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm14                            ;   272.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 7520]                      ;   270.0 fp0+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   273.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                             ;   274.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                             ;   274.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                              ;   275.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                              ;   276.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                              ;   276.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                              ;   271.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                              ;   277.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                              ;   275.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   277.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                            ;   277.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                            ;   278.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_encrypt.T0_constants256] ;   271.2 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                           ;   278.2 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                             ;   278.2 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   278.2 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                             ;   278.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5536]                          ;   272.8 agu0    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5600]                          ;   273.0 agu1    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5632]                          ;   273.8 agu0    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   280.8 fp1     43 t[1]
        db 0x2e
        vpxor ymm0, ymm0, ymm1                              ;   281.8 fp2     43 t[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 6048]                          ;   274.8 agu1    43 t[1] reload
        db 0x2e
        vpxor ymm7, ymm0, ymm4                              ;   282.8 fp3     43 t[1]
        db 0x2e
        vpxor ymm8, ymm7, [rbp + 5696]                      ;   283.8 fp0+agu0   43 t[1]
        db 0x2e
        vmovdqu ymm10, [rbp + 6016]                         ;   275.8 agu1    43 t[1] reload
        db 0x2e
        vmovdqu [rbp + 7520], ymm2                          ;   276.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm2, ymm7, ymm10                             ;   283.8 fp1     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7392], ymm12                         ;   277.0 agu0+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 5568]                     ;   284.8 fp2+agu1   43 t[1]
        vmovdqu [rbp + 7424], ymm9                          ;   279.2 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm9, ymm12, [rbp + 5600]                     ;   285.8 fp3+agu0   43 t[1]
        db 0x2e
        vmovdqu [rbp + 7456], ymm14                         ;   279.2 agu1+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm14, ymm8, [rbp + 5664]                     ;   284.8 fp0+agu0   43 t[1]
        db 0x2e
        vmovdqu [rbp + 7488], ymm5                          ;   280.0 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm5, ymm14, ymm10                            ;   285.8 fp1     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7360], ymm6                          ;   281.0 agu1+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm6, ymm14, ymm3                             ;   285.8 fp2     43 t[1]
        vmovdqu [rbp + 7552], ymm13                         ;   282.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm9                             ;   286.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm11                         ;   283.0 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm4                            ;   287.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm11                            ;   288.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm5                          ;   286.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, [rbp + 5600]                     ;   289.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm10                            ;   288.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   289.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                             ;   289.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm15                           ;   289.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                             ;   290.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm1                             ;   290.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   291.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   291.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm6                              ;   286.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm14                         ;   286.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm5                             ;   290.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5632]                    ;   291.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                           ;   292.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm15                         ;   289.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm4                             ;   287.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm0                          ;   288.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpor ymm0, ymm2, ymm4                               ;   288.0 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                            ;   292.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   292.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   293.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm7                            ;   289.0 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                           ;   293.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm1                              ;   290.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm13                         ;   290.0 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm4                             ;   291.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                             ;   292.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   293.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm5                              ;   290.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm15, ymm3                            ;   291.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                             ;   293.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm14                           ;   294.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                             ;   295.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm4                          ;   291.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 7616]                      ;   293.8 fp3+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                            ;   294.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm12                             ;   296.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                            ;   297.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm10                            ;   298.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                             ;   299.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   296.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                            ;   297.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                           ;   298.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm13, ymm4                              ;   300.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                            ;   300.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                              ;   300.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   301.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   301.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm13                             ;   300.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                             ;   302.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm14                            ;   302.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                             ;   299.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                             ;   302.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                           ;   302.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                              ;   301.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                              ;   303.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                             ;   303.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7616]                    ;   303.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                             ;   304.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 6048]                    ;   300.0 fp0+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                           ;   303.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                           ;   304.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6016]                    ;   304.8 fp3+agu0   43 t[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                             ;   303.8 fp0     43 t[1]
        db 0x2e
        vpand ymm15, ymm15, ymm4                            ;   301.3 fp1     43 t[1]
        db 0x2e
        vpand ymm14, ymm14, [rbp + 7744]                    ;   303.8 fp2+agu1   43 t[1]
        db 0x2e
        vpand ymm0, ymm0, [rbp + 7712]                      ;   302.0 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                           ;   304.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                             ;   302.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                           ;   305.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                             ;   305.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   305.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, [rbp + 7680]                     ;   303.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   306.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                           ;   307.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                             ;   304.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                            ;   305.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 7648]                      ;   304.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   306.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm6                             ;   307.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                             ;   305.3 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm15                            ;   308.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7776]                    ;   306.0 fp3+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                             ;   309.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                              ;   310.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   310.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                           ;   311.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                             ;   312.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                             ;   312.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                              ;   307.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   313.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                              ;   311.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   313.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                              ;   313.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                            ;   314.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   307.2 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                            ;   314.2 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                              ;   314.2 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                              ;   314.2 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                              ;   314.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2720]                          ;   308.8 agu1    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2784]                          ;   309.0 agu0    43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2816]                          ;   309.8 agu1    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   316.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   317.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2912]                          ;   310.8 agu0    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm4                              ;   318.8 fp2     43 t[1]
        db 0x2e
        vpxor ymm11, ymm8, [rbp + 2880]                     ;   319.8 fp3+agu1   43 t[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 2688]                         ;   311.8 agu0    43 t[1] reload
        db 0x2e
        vpxor ymm0, ymm8, ymm12                             ;   319.8 fp0     43 t[1]
        vmovdqu [rbp + 7776], ymm6                          ;   315.2 agu2+fp5   43 t[1] spill
        vpxor ymm6, ymm0, [rbp + 2752]                      ;   320.8 fp1+agu1   43 t[1]
        vmovdqu [rbp + 7648], ymm15                         ;   315.2 agu0+fp5   43 t[1] spill
        vpxor ymm15, ymm6, [rbp + 2784]                     ;   321.8 fp2+agu1   43 t[1]
        vmovdqu [rbp + 7680], ymm9                          ;   315.2 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm11, [rbp + 2848]                     ;   320.8 fp3+agu0   43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm5                          ;   315.2 agu1+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm5, ymm9, ymm12                             ;   321.8 fp0     43 t[1]
        db 0x2e
        vmovdqu [rbp + 7744], ymm10                         ;   316.2 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm10, ymm9, ymm3                             ;   321.8 fp1     43 t[1]
        db 0x2e
        vmovdqu [rbp + 6016], ymm14                         ;   317.2 agu0+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm14, ymm11, ymm15                           ;   322.8 fp2     43 t[1]
        db 0x2e
        vmovdqu [rbp + 6048], ymm7                          ;   318.2 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm4                             ;   323.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm13                         ;   319.2 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm10, ymm7                            ;   324.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm5                          ;   322.8 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm13, [rbp + 2784]                     ;   325.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm12                             ;   324.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   325.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                              ;   325.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm13                            ;   325.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                             ;   326.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm2                            ;   326.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   327.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                              ;   327.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm10                            ;   322.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm9                          ;   322.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm5                              ;   326.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                      ;   327.8 fp0+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                             ;   328.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm13                         ;   325.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm4                             ;   323.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm1                          ;   324.0 agu2+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpor ymm1, ymm0, ymm4                               ;   324.0 fp3     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                            ;   328.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   328.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                             ;   329.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm8                            ;   325.0 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                             ;   329.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm2                              ;   326.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm14                         ;   326.0 agu0+fp5   43 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm4                            ;   327.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                             ;   328.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   329.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm5                             ;   326.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm14                            ;   327.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   329.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm9                             ;   330.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   331.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm4                          ;   327.8 agu1+fp5   43 t[1] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm10, [rbp + 7808]                     ;   329.8 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                              ;   330.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm6                              ;   332.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                            ;   333.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm12                             ;   334.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                              ;   335.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                              ;   332.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm9                               ;   333.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                             ;   334.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm3, ymm4                               ;   336.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                            ;   336.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                            ;   336.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                             ;   337.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                              ;   337.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm3                              ;   336.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                            ;   338.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm9                             ;   338.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                              ;   335.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                              ;   338.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                              ;   338.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                              ;   337.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   339.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                           ;   339.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7808]                    ;   339.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                             ;   340.8 fp2     43 t[1]
        db 0x2e, 0x2e
        vpand ymm12, ymm3, [rbp + 2912]                     ;   336.0 fp3+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                              ;   339.8 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                              ;   340.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2688]                      ;   340.8 fp2+agu1   43 t[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                              ;   339.8 fp3     43 t[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                            ;   337.3 fp0     43 t[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 7936]                      ;   339.8 fp1+agu0   43 t[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7904]                      ;   338.0 fp2+agu1   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                             ;   340.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   338.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                            ;   341.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                              ;   341.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                             ;   341.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 7872]                      ;   339.8 fp0+agu0   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                           ;   342.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                            ;   343.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                            ;   340.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                           ;   341.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 7840]                      ;   340.8 fp1+agu1   43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   342.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm10                             ;   343.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                            ;   341.3 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm7                              ;   344.8 fp1     43 t[1]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 7968]                      ;   342.0 fp2+agu0   43 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   345.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                            ;   346.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                              ;   346.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                              ;   347.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   348.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   348.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   343.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                              ;   349.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                           ;   347.8 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   349.8 fp0     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   349.8 fp1     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   350.8 fp2     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   343.2 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                             ;   350.2 fp3     43 t[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                           ;   350.2 fp0     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   350.2 fp1     43 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   350.8 fp2     43 t[1]
        db 0x2e
        vmovdqu ymm0, [rbp + 7328]                          ;   344.8 agu0    55 t[1]
        db 0x2e
        vmovdqu ymm1, [rbp + 7584]                          ;   345.0 agu1    43 t[1] reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                              ;   352.0 fp3     55 t[1]
        db 0x2e
        vmovdqu ymm2, [rbp + 7296]                          ;   345.8 agu0    55 t[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 7552]                          ;   346.0 agu1    43 t[1] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm4                              ;   353.0 fp0     55 t[1]
        db 0x2e
        vmovdqu ymm6, [rbp + 7232]                          ;   346.8 agu0    55 t[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 7360]                         ;   347.0 agu1    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                             ;   354.0 fp1     55 t[1]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 7328]                         ;   347.8 agu0    43 t[1] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm13                            ;   354.8 fp2     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                           ;   354.0 fp3     55 t[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 7168]                         ;   348.2 agu1    43 t[1] reload
        db 0x2e
        vmovdqu [rbp + 7360], ymm3                          ;   351.8 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm3, ymm9, ymm11                             ;   355.2 fp0     55 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7616]                      ;   353.0 fp1+agu0   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                              ;   356.2 fp2     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 6048]                      ;   355.0 fp3+agu1   55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7488]                      ;   351.8 fp0+agu0   55 t[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 7200]                         ;   351.0 agu1    55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7488]                    ;   358.0 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   359.0 fp2     55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm15                           ;   359.0 fp3     55 t[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7712]                      ;   352.0 fp0+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7584], ymm3                          ;   357.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 7232]                     ;   355.0 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   354.0 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7488], ymm4                          ;   355.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm4, [rbp + 7200]                          ;   353.0 agu1    55 t[1]
        vpxor ymm4, ymm4, [rbp + 6048]                      ;   360.0 fp3+agu0   55 t[1]
        vmovdqu [rbp + 6048], ymm4                          ;   361.0 agu2+fp5   55 t[1] spill
        vpxor ymm4, ymm9, [rbp + 6016]                      ;   354.0 fp0+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                              ;   356.0 fp1     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7680]                    ;   355.0 fp2+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 6016], ymm3                          ;   357.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm3, ymm0, [rbp + 7456]                      ;   355.0 fp3+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7456], ymm0                          ;   355.3 agu0+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm0, ymm6, ymm11                             ;   360.0 fp0     55 t[1]
        db 0x2e
        vpxor ymm6, ymm6, ymm8                              ;   356.0 fp1     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7200], ymm0                          ;   361.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm0, ymm12, [rbp + 7744]                     ;   356.0 fp2+agu1   55 t[1]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7712]                      ;   356.2 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7648]                      ;   357.0 fp0+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7712], ymm11                         ;   360.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm11, ymm0, [rbp + 7424]                     ;   357.2 fp1+agu0   55 t[1]
        db 0x2e
        vpxor ymm0, ymm0, ymm5                              ;   357.2 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7552], ymm9                          ;   358.3 agu2+fp5   43 t[1] spill
        vpxor ymm9, ymm1, ymm13                             ;   360.0 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                              ;   361.0 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   361.0 fp1     55 t[1]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   358.0 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7328], ymm9                          ;   362.0 agu1+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm9, ymm11, [rbp + 7136]                     ;   358.2 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7104]                    ;   359.0 fp0+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7296], ymm12                         ;   360.3 agu2+fp5   43 t[1] spill
        db 0x2e
        vpxor ymm12, ymm9, [rbp + 7392]                     ;   359.2 fp1+agu0   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                             ;   359.2 fp2     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm12                         ;   361.3 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm0                             ;   359.0 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                            ;   360.2 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                              ;   359.3 fp1     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm8                          ;   362.3 agu1+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm8, [rbp + 7392]                          ;   360.2 agu0    55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7744]                      ;   367.2 fp2+agu1   55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm4                          ;   363.3 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm4, ymm11, [rbp + 7776]                     ;   361.2 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm8                            ;   368.2 fp0     55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm11                             ;   369.2 fp1     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7392], ymm9                          ;   370.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm9, ymm2, [rbp + 7360]                      ;   362.0 fp2+agu1   55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm9                              ;   368.2 fp3     55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7488]                      ;   369.2 fp0+agu0   55 t[1]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 7264]                      ;   363.0 fp1+agu1   55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm0                              ;   363.0 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7872], ymm9                          ;   365.3 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqa ymm9, ymm5                                  ;   361.8         55 t[1] copy
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6048]                      ;   368.0 fp3+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7904], ymm4                          ;   366.3 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7616]                          ;   364.0 agu1    55 t[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7360]                      ;   371.0 fp0+agu0   55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                              ;   372.0 fp1     55 t[1]
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 7264]                      ;   365.0 fp2+agu1   55 t[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                            ;   369.0 fp3     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7264], ymm13                         ;   370.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm13, [rbp + 7584]                         ;   365.2 agu0    55 t[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7680]                    ;   372.2 fp0+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7680], ymm13                         ;   373.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm13, [rbp + 7168]                         ;   366.2 agu0    55 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 7520]                    ;   373.2 fp1+agu1   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7360], ymm4                          ;   369.3 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm4, ymm15, ymm13                            ;   374.2 fp2     55 t[1]
        db 0x2e
        vmovdqu [rbp + 7936], ymm8                          ;   370.3 agu0+fp5   55 t[1] spill
        db 0x2e
        vmovdqu ymm8, [rbp + 7424]                          ;   368.0 agu1    55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7776]                      ;   375.0 fp3+agu0   55 t[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm8                            ;   376.0 fp0     55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm10                           ;   377.0 fp1     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                              ;   376.0 fp2     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   377.0 fp3     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                            ;   369.3 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7840]                      ;   369.5 fp1+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7232]                    ;   370.3 fp2+agu0   55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm5                          ;   371.3 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, [rbp + 7648]                     ;   370.5 fp3+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                              ;   371.5 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                              ;   377.0 fp1     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                             ;   378.0 fp2     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7296]                    ;   371.2 fp3+agu0   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                            ;   372.2 fp0     55 t[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm11                         ;   378.0 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 7136]                     ;   372.5 fp1+agu1   55 t[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm11                             ;   377.0 fp2     55 t[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 7744]                         ;   372.0 agu0    55 t[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7488]                    ;   379.0 fp3+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   372.5 fp0     55 t[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 7552]                    ;   374.2 fp1+agu0   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7104]                    ;   373.5 fp2+agu1   55 t[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   374.5 fp3     55 t[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm13                             ;   375.2 fp0     55 t[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 7456]                         ;   374.0 agu0    55 t[1] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm13                             ;   381.0 fp1     55 t[1]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7616]                    ;   374.5 fp2+agu1   55 t[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm13                             ;   381.0 fp3     55 t[1]
        db 0x2e
        vpxor ymm13, ymm15, [rbp + 6048]                    ;   375.0 fp0+agu0   55 t[1]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7712]                    ;   375.5 fp1+agu1   55 t[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7936]                      ;   377.3 fp2+agu0   55 t[1]
        db 0x2e
        vmovdqu [rbp + 7712], ymm14                         ;   375.5 agu2+fp5   55 t[1] spill
        vpxor ymm14, ymm11, [rbp + 7168]                    ;   380.0 fp3+agu1   55 t[1]
        vpxor ymm11, ymm11, ymm9                            ;   380.0 fp0     55 t[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm2                            ;   382.0 fp1     55 t[1]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7520]                      ;   382.0 fp2+agu0   55 t[1]
        vpxor ymm2, ymm2, [rbp + 7744]                      ;   383.0 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7520], ymm11                         ;   383.0 agu2+fp5   55 t[1] spill
        vpxor ymm11, ymm4, [rbp + 7744]                     ;   378.0 fp0+agu0   55 t[1]
        vpxor ymm11, ymm11, [rbp + 7584]                    ;   379.0 fp1+agu1   55 t[1]
        vpxor ymm7, ymm7, [r8 + 5120]                       ;   379.0 fp2+agu0   55 t[1]
        vpxor ymm10, ymm10, [r8 + 5152]                     ;   379.5 fp3+agu1   55 t[1]
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 5216]                       ;   380.0 fp0+agu0   55 t[1]
        vpxor ymm2, ymm2, [r8 + 5248]                       ;   384.0 fp1+agu1   55 t[1]
        vpxor ymm4, ymm4, [r8 + 5280]                       ;   381.0 fp2+agu0   55 t[1]
        vpxor ymm6, ymm6, [r8 + 5312]                       ;   381.5 fp3+agu1   55 t[1]
        vpxor ymm5, ymm5, [r8 + 5408]                       ;   382.0 fp0+agu0   55 t[1]
        vpxor ymm14, ymm14, [r8 + 5504]                     ;   382.5 fp1+agu1   55 t[1]
        vpxor ymm11, ymm11, [r8 + 5536]                     ;   383.0 fp2+agu0   55 t[1]
        vmovdqu [rbp + 3360], ymm11                         ;   384.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm11, [rbp + 7968]                         ;   383.5 agu1    55 t[1]
        vpxor ymm11, ymm11, [r8 + 5184]                     ;   390.5 fp3+agu0   55 t[1]
        vpxor ymm15, ymm15, [r8 + 5568]                     ;   384.5 fp0+agu1   55 t[1]
        vpxor ymm1, ymm1, [r8 + 5632]                       ;   385.0 fp1+agu0   55 t[1]
        vpxor ymm12, ymm12, [r8 + 5664]                     ;   385.5 fp2+agu1   55 t[1]
        vmovdqu [rbp + 7968], ymm12                         ;   386.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm12, [rbp + 7328]                         ;   386.0 agu0    55 t[1]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 5344]                     ;   393.0 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7328], ymm1                          ;   386.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm1, [rbp + 7360]                          ;   387.0 agu0    55 t[1]
        vpxor ymm1, ymm1, [r8 + 5376]                       ;   394.0 fp0+agu1   55 t[1]
        vpxor ymm9, ymm9, [r8 + 5760]                       ;   388.0 fp1+agu0   55 t[1]
        vmovdqu [rbp + 7360], ymm9                          ;   389.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm9, [rbp + 7904]                          ;   388.5 agu1    55 t[1]
        vpxor ymm9, ymm9, [r8 + 5440]                       ;   395.5 fp2+agu0   55 t[1]
        vpxor ymm13, ymm13, [r8 + 5824]                     ;   389.5 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7904], ymm13                         ;   390.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm13, [rbp + 7936]                         ;   390.0 agu0    55 t[1]
        vpxor ymm13, ymm13, [r8 + 5472]                     ;   397.0 fp0+agu1   55 t[1]
        vpxor ymm3, ymm3, [r8 + 5888]                       ;   391.0 fp1+agu0   55 t[1]
        vpxor ymm8, ymm8, [r8 + 5920]                       ;   391.5 fp2+agu1   55 t[1]
        vmovdqu [rbp + 7936], ymm8                          ;   392.5 agu2+fp5   55 t[1] spill
        vmovdqu ymm8, [rbp + 7264]                          ;   392.0 agu0    55 t[1]
        vpxor ymm8, ymm8, [r8 + 5600]                       ;   399.0 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7264], ymm3                          ;   392.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7296]                          ;   393.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5696]                       ;   400.0 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7296], ymm3                          ;   401.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7872]                          ;   394.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5728]                       ;   401.0 fp1+agu1   55 t[1]
        vmovdqu [rbp + 7872], ymm3                          ;   402.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 6016]                          ;   395.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5792]                       ;   402.0 fp2+agu1   55 t[1]
        vmovdqu [rbp + 6016], ymm3                          ;   403.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7232]                          ;   396.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5856]                       ;   403.0 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7232], ymm3                          ;   404.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7392]                          ;   397.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5952]                       ;   404.0 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7392], ymm3                          ;   405.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7712]                          ;   398.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 5984]                       ;   405.0 fp1+agu1   55 t[1]
        vmovdqu [rbp + 7712], ymm3                          ;   406.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7520]                          ;   399.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 6016]                       ;   406.0 fp2+agu1   55 t[1]
        vmovdqu [rbp + 7520], ymm3                          ;   407.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7680]                          ;   400.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 6048]                       ;   407.0 fp3+agu1   55 t[1]
        vmovdqu [rbp + 7680], ymm3                          ;   408.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7200]                          ;   401.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 6080]                       ;   408.0 fp0+agu1   55 t[1]
        vmovdqu [rbp + 7200], ymm3                          ;   409.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 7840]                          ;   402.0 agu0    55 t[1]
        vpxor ymm3, ymm3, [r8 + 6112]                       ;   409.0 fp1+agu1   55 t[1]
        vmovdqu [rbp + 7840], ymm3                          ;   410.0 agu2+fp5   55 t[1] spill
        vmovdqu ymm3, [rbp + 4000]                          ;   403.0 agu0    43 t[2]
        vmovdqu [rbp + 3424], ymm8                          ;   403.2 agu2+fp5   55 t[1] spill
        vmovdqu ymm8, [rbp + 4064]                          ;   403.5 agu1    43 t[2]
        vpxor ymm8, ymm8, [rbp + 4096]                      ;   410.5 fp2+agu0   43 t[2]
        vpxor ymm3, ymm3, ymm8                              ;   411.5 fp3     43 t[2]
        vmovdqu [rbp + 3392], ymm15                         ;   404.2 agu2+fp5   55 t[1] spill
        vpxor ymm15, ymm3, [rbp + 4192]                     ;   412.5 fp0+agu1   43 t[2]
        vmovdqu [rbp + 3328], ymm14                         ;   405.2 agu0+fp5   55 t[1] spill
        vpxor ymm14, ymm15, [rbp + 4160]                    ;   413.5 fp1+agu1   43 t[2]
        vmovdqu [rbp + 3296], ymm13                         ;   406.2 agu2+fp5   55 t[1] spill
        vpxor ymm13, ymm15, [rbp + 3968]                    ;   413.5 fp2+agu0   43 t[2]
        vmovdqu [rbp + 3264], ymm9                          ;   407.2 agu2+fp5   55 t[1] spill
        vpxor ymm9, ymm13, [rbp + 4032]                     ;   414.5 fp3+agu1   43 t[2]
        vmovdqu [rbp + 3232], ymm5                          ;   408.2 agu0+fp5   55 t[1] spill
        vpxor ymm5, ymm9, [rbp + 4064]                      ;   415.5 fp0+agu1   43 t[2]
        vmovdqu [rbp + 3200], ymm1                          ;   409.2 agu2+fp5   55 t[1] spill
        vpxor ymm1, ymm14, [rbp + 4128]                     ;   414.5 fp1+agu0   43 t[2]
        vmovdqu [rbp + 3168], ymm12                         ;   410.2 agu2+fp5   55 t[1] spill
        vpxor ymm12, ymm1, [rbp + 3968]                     ;   415.5 fp2+agu1   43 t[2]
        vmovdqu [rbp + 3136], ymm6                          ;   411.2 agu0+fp5   55 t[1] spill
        vpxor ymm6, ymm1, [rbp + 4096]                      ;   415.5 fp3+agu1   43 t[2]
        vmovdqu [rbp + 3104], ymm4                          ;   412.2 agu2+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm4, ymm14, ymm5                             ;   416.5 fp0     43 t[2]
        db 0x2e
        vmovdqu [rbp + 3072], ymm2                          ;   413.2 agu0+fp5   55 t[1] spill
        db 0x2e
        vpxor ymm2, ymm4, [rbp + 4192]                      ;   417.5 fp1+agu1   43 t[2]
        vmovdqu [rbp + 3040], ymm0                          ;   414.2 agu2+fp5   55 t[1] spill
        vpxor ymm0, ymm6, ymm2                              ;   418.5 fp2     43 t[2]
        vmovdqu [rbp + 3008], ymm11                         ;   415.2 agu0+fp5   55 t[1] spill
        vpxor ymm11, ymm0, [rbp + 4064]                     ;   419.5 fp3+agu1   43 t[2]
        vmovdqu [rbp + 2976], ymm10                         ;   416.2 agu2+fp5   55 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm2, [rbp + 3968]                     ;   418.5 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                             ;   419.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                            ;   419.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm7                          ;   417.2 agu1+fp5   55 t[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm1, ymm0                              ;   419.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                              ;   420.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm8                              ;   420.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                             ;   421.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   421.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm6                              ;   416.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm1                          ;   418.2 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm11                             ;   420.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4096]                      ;   421.5 fp2+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   422.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm0                          ;   419.5 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm0, ymm3, [rbp + 4192]                      ;   417.5 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm3                          ;   420.2 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm13, [rbp + 4192]                      ;   418.2 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                              ;   422.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                             ;   422.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                              ;   423.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm15                             ;   419.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   423.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm4                          ;   421.2 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm8                             ;   420.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm15                         ;   422.2 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm4                            ;   421.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   422.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                             ;   423.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm11                           ;   421.0 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm0, ymm15                            ;   422.0 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                             ;   423.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm1                             ;   424.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                             ;   425.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm4                          ;   423.2 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm6                             ;   422.3 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                              ;   424.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm9                              ;   426.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   427.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm7                              ;   428.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   429.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   426.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm1                             ;   427.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                            ;   428.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm10, ymm4                              ;   430.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                              ;   430.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                            ;   430.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                              ;   431.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   431.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm10                             ;   430.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                              ;   432.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm1                              ;   432.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                           ;   429.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                              ;   432.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                              ;   432.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                            ;   431.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                             ;   433.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                              ;   433.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                            ;   433.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, [rbp + 4192]                     ;   429.5 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                            ;   433.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   434.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                             ;   434.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3968]                    ;   434.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, [rbp + 8128]                     ;   433.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                              ;   431.0 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8096]                      ;   433.5 fp3+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8064]                      ;   431.8 fp0+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   434.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                              ;   432.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                              ;   435.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   435.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                              ;   435.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, [rbp + 8032]                      ;   433.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                              ;   436.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                              ;   437.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                              ;   434.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                              ;   435.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8000]                      ;   434.5 fp3+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                              ;   436.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm6                             ;   437.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                            ;   435.0 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm0                              ;   438.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 8160]                      ;   435.7 fp0+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   439.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                            ;   440.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   440.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                              ;   441.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                              ;   442.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                            ;   442.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                            ;   437.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                            ;   443.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   441.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                           ;   443.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                           ;   443.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   444.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   436.8 agu0    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   443.8 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                             ;   443.8 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   443.8 fp3     43 t[2]
        db 0x2e
        vpxor ymm12, ymm12, ymm14                           ;   444.5 fp0     43 t[2]
        db 0x2e
        vmovdqu ymm15, [rbp + 5280]                         ;   438.5 agu1    43 t[2]
        db 0x2e
        vmovdqu ymm2, [rbp + 5344]                          ;   438.7 agu0    43 t[2]
        db 0x2e
        vmovdqu ymm3, [rbp + 5376]                          ;   439.5 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   446.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                            ;   447.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5472]                          ;   440.5 agu0    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm4                             ;   448.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, [rbp + 5440]                      ;   449.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5248]                         ;   441.5 agu0    43 t[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm0                          ;   444.8 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm0, ymm8, ymm13                             ;   449.5 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8000], ymm7                          ;   442.7 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm7, ymm0, [rbp + 5312]                      ;   450.5 fp2+agu0   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8032], ymm6                          ;   444.8 agu2+fp5   43 t[2] spill
        vpxor ymm6, ymm7, [rbp + 5344]                      ;   451.5 fp3+agu1   43 t[2]
        vmovdqu [rbp + 8064], ymm1                          ;   444.7 agu0+fp5   43 t[2] spill
        vpxor ymm1, ymm9, [rbp + 5408]                      ;   450.5 fp0+agu1   43 t[2]
        vmovdqu [rbp + 8096], ymm12                         ;   445.7 agu2+fp5   43 t[2] spill
        vpxor ymm12, ymm1, ymm13                            ;   451.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm5                          ;   446.7 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm3                              ;   451.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8192], ymm10                         ;   447.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm6                             ;   452.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm11                         ;   448.7 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm4                            ;   453.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm11                            ;   454.5 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8256], ymm12                         ;   452.5 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm14, [rbp + 5344]                    ;   455.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm13                            ;   454.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   455.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                             ;   455.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm1, ymm14                            ;   455.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                           ;   456.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm6, ymm2                             ;   456.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   457.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                             ;   457.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm5                             ;   452.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8288], ymm1                          ;   451.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm15, ymm12                            ;   456.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5376]                      ;   457.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   458.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm14                         ;   455.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm4                            ;   453.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm15                         ;   453.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm0, ymm4                              ;   453.7 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                           ;   458.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                            ;   458.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                             ;   459.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm8                            ;   454.7 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   459.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm2                              ;   456.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm10                         ;   455.7 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm4                             ;   457.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                             ;   458.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   459.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm12                             ;   456.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm3                            ;   457.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                           ;   459.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm1                            ;   460.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                           ;   461.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm4                          ;   457.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, [rbp + 8256]                      ;   459.5 fp3+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   460.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm7                             ;   462.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                            ;   463.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm7, ymm13                             ;   464.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   465.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;   462.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm1                             ;   463.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   464.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm10, ymm4                             ;   466.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                            ;   466.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                              ;   466.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                             ;   467.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;   467.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm10                            ;   466.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                              ;   468.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm1                            ;   468.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                             ;   465.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                              ;   468.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   468.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                           ;   467.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                             ;   469.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                             ;   469.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 8256]                    ;   469.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                           ;   470.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 5472]                    ;   465.7 fp0+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                            ;   469.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                           ;   470.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 5248]                    ;   470.5 fp3+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                              ;   469.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                            ;   467.0 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8384]                      ;   469.5 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8352]                    ;   467.7 fp3+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   470.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                              ;   468.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   471.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                             ;   471.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                              ;   471.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm4, [rbp + 8320]                     ;   469.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                           ;   472.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   473.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                             ;   470.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   471.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8288]                      ;   470.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   472.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm5                             ;   473.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                              ;   471.0 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm14                            ;   474.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8416]                      ;   471.7 fp3+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   475.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                             ;   476.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;   476.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                              ;   477.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                              ;   478.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                              ;   478.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   473.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                              ;   479.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                              ;   477.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   479.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   479.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                            ;   480.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_encrypt.T0_constants256] ;   472.8 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                           ;   479.8 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                             ;   479.8 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   479.8 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                             ;   480.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2464]                          ;   474.5 agu0    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2528]                          ;   474.7 agu1    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2560]                          ;   475.5 agu0    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   482.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   483.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2656]                          ;   476.5 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm4                              ;   484.5 fp2     43 t[2]
        db 0x2e
        vpxor ymm9, ymm7, [rbp + 2624]                      ;   485.5 fp3+agu0   43 t[2]
        db 0x2e
        vmovdqu ymm11, [rbp + 2432]                         ;   477.5 agu1    43 t[2] reload
        db 0x2e
        vmovdqu [rbp + 8416], ymm1                          ;   477.7 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm1, ymm7, ymm11                             ;   485.5 fp0     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8288], ymm13                         ;   478.7 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm13, ymm1, [rbp + 2496]                     ;   486.5 fp1+agu1   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8320], ymm5                          ;   480.8 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm5, ymm13, [rbp + 2528]                     ;   487.5 fp2+agu0   43 t[2]
        vmovdqu [rbp + 8352], ymm14                         ;   480.8 agu1+fp5   43 t[2] spill
        vpxor ymm14, ymm9, [rbp + 2592]                     ;   486.5 fp3+agu0   43 t[2]
        vmovdqu [rbp + 8384], ymm8                          ;   481.7 agu2+fp5   43 t[2] spill
        vpxor ymm8, ymm14, ymm11                            ;   487.5 fp0     43 t[2]
        vmovdqu [rbp + 8256], ymm6                          ;   482.7 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm3                             ;   487.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm10                         ;   483.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm9, ymm5                             ;   488.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm12                         ;   484.7 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm10, ymm4                            ;   489.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm12                            ;   490.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm8                          ;   488.5 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm8, ymm15, [rbp + 2528]                     ;   491.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm11                            ;   490.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   491.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                             ;   491.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm15                           ;   491.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                             ;   492.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm2                             ;   492.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                            ;   493.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   493.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm6                              ;   488.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm14                         ;   487.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm8                             ;   492.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2560]                    ;   493.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                           ;   494.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm15                         ;   491.5 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm15, ymm0, ymm4                             ;   489.5 fp2     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8608], ymm0                          ;   489.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm1, ymm4                               ;   489.7 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                            ;   494.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   494.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   495.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm7                            ;   490.7 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                           ;   495.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm2                              ;   492.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm10                         ;   491.7 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm4                             ;   493.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                             ;   494.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                            ;   495.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm8                              ;   492.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm3                            ;   493.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                             ;   495.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm14                           ;   496.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                             ;   497.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8672], ymm4                          ;   493.5 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 8512]                      ;   495.5 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                            ;   496.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm0, ymm13                             ;   498.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                            ;   499.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm11                            ;   500.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                             ;   501.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   498.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm14                            ;   499.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                           ;   500.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm10, ymm4                              ;   502.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                            ;   502.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                              ;   502.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   503.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   503.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm10                             ;   502.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                             ;   504.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm14                            ;   504.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                             ;   501.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                             ;   504.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                           ;   504.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                              ;   503.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   505.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                             ;   505.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8512]                    ;   505.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                             ;   506.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm10, [rbp + 2656]                    ;   501.7 fp3+agu1   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                           ;   505.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                           ;   506.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2432]                    ;   506.5 fp2+agu0   43 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                             ;   505.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                            ;   503.0 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8640]                    ;   505.5 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 8608]                      ;   503.7 fp2+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                           ;   506.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                             ;   504.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   507.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                             ;   507.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   507.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm4, [rbp + 8576]                     ;   505.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                           ;   508.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   509.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                             ;   506.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                            ;   507.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8544]                      ;   506.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   508.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm6                             ;   509.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                             ;   507.0 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm15                            ;   510.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 8672]                    ;   507.7 fp2+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                             ;   511.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                              ;   512.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   512.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                           ;   513.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                             ;   514.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                             ;   514.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   509.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   515.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                              ;   513.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   515.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                              ;   515.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                            ;   516.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   508.8 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                            ;   515.8 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                              ;   515.8 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                              ;   515.8 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                              ;   516.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3744]                          ;   510.5 agu1    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3808]                          ;   510.7 agu0    43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3840]                          ;   511.5 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   518.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   519.5 fp0     43 t[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 3936]                          ;   512.5 agu0    43 t[2] reload
        db 0x2e
        vpxor ymm9, ymm1, ymm4                              ;   520.5 fp1     43 t[2]
        db 0x2e
        vpxor ymm12, ymm9, [rbp + 3904]                     ;   521.5 fp2+agu1   43 t[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 3712]                         ;   513.5 agu0    43 t[2] reload
        db 0x2e
        vpxor ymm0, ymm9, ymm13                             ;   521.5 fp3     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8672], ymm6                          ;   516.8 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm6, ymm0, [rbp + 3776]                      ;   522.5 fp0+agu1   43 t[2]
        vmovdqu [rbp + 8544], ymm15                         ;   516.8 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm15, ymm6, [rbp + 3808]                     ;   523.5 fp1+agu1   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8576], ymm5                          ;   516.8 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm5, ymm12, [rbp + 3872]                     ;   522.5 fp2+agu0   43 t[2]
        db 0x2e
        vmovdqu [rbp + 8608], ymm8                          ;   516.8 agu1+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm8, ymm5, ymm13                             ;   523.5 fp3     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8640], ymm11                         ;   517.8 agu2+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm11, ymm5, ymm3                             ;   523.5 fp0     43 t[2]
        vmovdqu [rbp + 8512], ymm14                         ;   518.8 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm12, ymm15                           ;   524.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8704], ymm7                          ;   519.8 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm4                             ;   525.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8736], ymm10                         ;   520.8 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm7                            ;   526.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm8                          ;   524.5 agu0+fp5   43 t[2] spill
        db 0x2e
        vpxor ymm8, ymm10, [rbp + 3808]                     ;   527.5 fp0+agu1   43 t[2]
        db 0x2e
        vpxor ymm3, ymm7, ymm13                             ;   526.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   527.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                              ;   527.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm10                            ;   527.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   528.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm15, ymm2                            ;   528.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   529.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                              ;   529.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm11                            ;   524.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8800], ymm5                          ;   523.7 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm8                              ;   528.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3840]                      ;   529.5 fp3+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   530.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8832], ymm10                         ;   527.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm4                             ;   525.5 fp1     43 t[2]
        db 0x2e
        vmovdqu [rbp + 8864], ymm1                          ;   525.7 agu2+fp5   43 t[2] spill
        db 0x2e
        vpor ymm1, ymm0, ymm4                               ;   525.7 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                            ;   530.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   530.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                             ;   531.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm9                            ;   526.7 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   531.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm2                              ;   528.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8896], ymm14                         ;   527.7 agu0+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                            ;   529.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                             ;   530.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   531.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm8                             ;   528.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm14                            ;   529.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   531.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm5                             ;   532.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   533.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8928], ymm4                          ;   529.5 agu1+fp5   43 t[2] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, [rbp + 8768]                     ;   531.5 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                              ;   532.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm6                              ;   534.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                            ;   535.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm13                             ;   536.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                              ;   537.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                              ;   534.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm5                               ;   535.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                             ;   536.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm3, ymm4                               ;   538.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                            ;   538.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                            ;   538.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                             ;   539.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                              ;   539.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm3                              ;   538.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                            ;   540.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm5                             ;   540.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                              ;   537.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                              ;   540.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                              ;   540.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                              ;   539.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                              ;   541.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                           ;   541.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 8768]                    ;   541.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   542.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, [rbp + 3936]                     ;   537.7 fp2+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                              ;   541.5 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                              ;   542.5 fp0     43 t[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3712]                      ;   542.5 fp1+agu1   43 t[2]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                              ;   541.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                            ;   539.0 fp3     43 t[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 8896]                      ;   541.5 fp0+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8864]                      ;   539.7 fp1+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   542.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   540.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;   543.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                              ;   543.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;   543.5 fp2     43 t[2]
        db 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 8832]                      ;   541.5 fp3+agu0   43 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                           ;   544.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;   545.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                            ;   542.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   543.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8800]                      ;   542.5 fp0+agu1   43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                           ;   544.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm11                             ;   545.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                            ;   543.0 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm7                              ;   546.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8928]                      ;   543.7 fp1+agu0   43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   547.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                            ;   548.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                              ;   548.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                              ;   549.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   550.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   550.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   545.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                              ;   551.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                           ;   549.5 fp2     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   551.5 fp3     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   551.5 fp0     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   552.5 fp1     43 t[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   544.8 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                             ;   551.8 fp2     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                           ;   551.8 fp3     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   551.8 fp0     43 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   552.5 fp1     43 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 8224]                          ;   546.5 agu0    55 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8480]                          ;   546.7 agu1    43 t[2] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                              ;   553.7 fp2     55 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 8192]                          ;   547.5 agu0    55 t[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 8448]                          ;   547.7 agu1    43 t[2] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm4                              ;   554.7 fp3     55 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 8128]                          ;   548.5 agu0    55 t[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 8256]                         ;   548.7 agu1    43 t[2] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm10                             ;   555.7 fp0     55 t[2]
        db 0x2e
        vmovdqu ymm12, [rbp + 8224]                         ;   549.5 agu0    43 t[2] reload
        db 0x2e
        vpxor ymm14, ymm8, ymm12                            ;   556.5 fp1     55 t[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm10                           ;   555.7 fp2     55 t[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 8064]                         ;   549.8 agu1    43 t[2] reload
        db 0x2e
        vmovdqu [rbp + 8256], ymm3                          ;   553.5 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm10                             ;   556.8 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 8736]                      ;   554.7 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm6                              ;   557.8 fp1     55 t[2]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8704]                      ;   556.7 fp2+agu1   55 t[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8384]                      ;   553.5 fp3+agu0   55 t[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 8096]                         ;   552.7 agu1    55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8384]                    ;   559.7 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   560.7 fp1     55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   560.7 fp2     55 t[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8608]                      ;   553.7 fp3+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8480], ymm3                          ;   558.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 8128]                     ;   556.7 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   555.7 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8384], ymm4                          ;   556.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 8096]                          ;   554.7 agu1    55 t[2]
        vpxor ymm4, ymm4, [rbp + 8704]                      ;   561.7 fp2+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8704], ymm4                          ;   562.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm4, ymm5, [rbp + 8512]                      ;   555.7 fp3+agu1   55 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm4                              ;   557.7 fp0     55 t[2]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8576]                    ;   556.7 fp1+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8512], ymm3                          ;   558.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm3, ymm0, [rbp + 8352]                      ;   556.7 fp2+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8352], ymm0                          ;   557.0 agu0+fp5   55 t[2] spill
        vpxor ymm0, ymm6, ymm10                             ;   561.7 fp3     55 t[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm9                              ;   557.7 fp0     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8096], ymm0                          ;   562.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm0, ymm13, [rbp + 8640]                     ;   557.7 fp1+agu1   55 t[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8608]                      ;   557.8 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8544]                      ;   558.7 fp3+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8608], ymm10                         ;   561.7 agu2+fp5   55 t[2] spill
        vpxor ymm10, ymm0, [rbp + 8320]                     ;   558.8 fp0+agu0   55 t[2]
        vpxor ymm0, ymm0, ymm8                              ;   558.8 fp1     55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm5                          ;   560.0 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm12                             ;   561.7 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                              ;   562.7 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   562.7 fp0     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   559.7 fp1     55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm5                          ;   563.7 agu1+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 8032]                     ;   559.8 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8000]                    ;   560.7 fp3+agu1   55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8192], ymm13                         ;   562.0 agu2+fp5   43 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 8288]                     ;   560.8 fp0+agu0   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;   560.8 fp1     55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8928], ymm13                         ;   563.0 agu2+fp5   55 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm0                             ;   560.7 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                            ;   561.8 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                              ;   561.0 fp0     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8800], ymm9                          ;   564.0 agu1+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 8288]                          ;   561.8 agu0    55 t[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8640]                      ;   568.8 fp1+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8640], ymm4                          ;   565.0 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm4, ymm10, [rbp + 8672]                     ;   562.8 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm9                            ;   569.8 fp3     55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm10                             ;   570.8 fp0     55 t[2]
        vmovdqu [rbp + 8288], ymm5                          ;   571.8 agu2+fp5   55 t[2] spill
        vpxor ymm5, ymm2, [rbp + 8256]                      ;   563.7 fp1+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                              ;   569.8 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 8384]                      ;   570.8 fp3+agu0   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 8160]                      ;   564.7 fp0+agu1   55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm0                              ;   564.7 fp1     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8832], ymm5                          ;   567.0 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqa ymm5, ymm8                                  ;   563.5         55 t[2] copy
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8704]                      ;   569.7 fp2+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8864], ymm4                          ;   568.0 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm4, [rbp + 8736]                          ;   565.7 agu1    55 t[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8256]                      ;   572.7 fp3+agu0   55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm4                              ;   573.7 fp0     55 t[2]
        db 0x2e
        vpxor ymm4, ymm1, [rbp + 8160]                      ;   566.7 fp1+agu1   55 t[2]
        db 0x2e
        vpxor ymm12, ymm12, ymm8                            ;   570.7 fp2     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8160], ymm12                         ;   571.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8480]                         ;   566.8 agu0    55 t[2]
        vpxor ymm12, ymm12, [rbp + 8576]                    ;   573.8 fp3+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8576], ymm12                         ;   574.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8064]                         ;   567.8 agu0    55 t[2]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8416]                    ;   574.8 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8256], ymm4                          ;   571.0 agu2+fp5   55 t[2] spill
        vpxor ymm4, ymm15, ymm12                            ;   575.8 fp1     55 t[2]
        vmovdqu [rbp + 8896], ymm9                          ;   572.0 agu0+fp5   55 t[2] spill
        vmovdqu ymm9, [rbp + 8320]                          ;   569.7 agu1    55 t[2]
        vpxor ymm9, ymm9, [rbp + 8672]                      ;   576.7 fp2+agu0   55 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                            ;   577.7 fp3     55 t[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                           ;   578.7 fp0     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                              ;   577.7 fp1     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                            ;   578.7 fp2     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                            ;   571.0 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 8800]                      ;   571.2 fp0+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8128]                    ;   572.0 fp1+agu0   55 t[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm8                          ;   573.0 agu2+fp5   55 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm14, [rbp + 8544]                     ;   572.2 fp2+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                              ;   573.2 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                              ;   578.7 fp0     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   579.7 fp1     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8192]                    ;   572.8 fp2+agu0   55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm2                            ;   573.8 fp3     55 t[2]
        db 0x2e
        vmovdqu [rbp + 8192], ymm10                         ;   579.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm10, ymm3, [rbp + 8032]                     ;   574.2 fp0+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                             ;   578.7 fp1     55 t[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 8640]                         ;   573.7 agu0    55 t[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 8384]                    ;   580.7 fp2+agu1   55 t[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   574.2 fp3     55 t[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8448]                    ;   575.8 fp0+agu0   55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8000]                    ;   575.2 fp1+agu1   55 t[2]
        db 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   576.2 fp2     55 t[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm12                             ;   576.8 fp3     55 t[2]
        db 0x2e
        vmovdqu ymm12, [rbp + 8352]                         ;   575.7 agu0    55 t[2] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm12                             ;   582.7 fp0     55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8736]                    ;   576.2 fp1+agu1   55 t[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm12                             ;   582.7 fp2     55 t[2]
        db 0x2e
        vpxor ymm12, ymm15, [rbp + 8704]                    ;   576.7 fp3+agu0   55 t[2]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8608]                    ;   577.2 fp0+agu1   55 t[2]
        vpxor ymm0, ymm0, [rbp + 8896]                      ;   579.0 fp1+agu0   55 t[2]
        vmovdqu [rbp + 8608], ymm14                         ;   577.2 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm14, ymm10, [rbp + 8064]                    ;   581.7 fp2+agu1   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm5                            ;   581.7 fp3     55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm2                            ;   583.7 fp0     55 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8416]                      ;   583.7 fp1+agu0   55 t[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8640]                      ;   584.7 fp2+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8416], ymm10                         ;   584.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm10, ymm4, [rbp + 8640]                     ;   579.7 fp3+agu0   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8480]                    ;   580.7 fp0+agu1   55 t[2]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 6144]                       ;   580.7 fp1+agu0   55 t[2]
        vpxor ymm11, ymm11, [r8 + 6176]                     ;   581.2 fp2+agu1   55 t[2]
        vpxor ymm0, ymm0, [r8 + 6240]                       ;   581.7 fp3+agu0   55 t[2]
        vpxor ymm2, ymm2, [r8 + 6272]                       ;   585.7 fp0+agu1   55 t[2]
        vpxor ymm4, ymm4, [r8 + 6304]                       ;   582.7 fp1+agu0   55 t[2]
        vpxor ymm6, ymm6, [r8 + 6336]                       ;   583.2 fp2+agu1   55 t[2]
        vpxor ymm8, ymm8, [r8 + 6432]                       ;   583.7 fp3+agu0   55 t[2]
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 6528]                     ;   584.2 fp0+agu1   55 t[2]
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 6560]                     ;   584.7 fp1+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 4384], ymm10                         ;   585.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm10, [rbp + 8928]                         ;   585.2 agu1    55 t[2]
        vpxor ymm10, ymm10, [r8 + 6208]                     ;   592.2 fp2+agu0   55 t[2]
        vpxor ymm15, ymm15, [r8 + 6592]                     ;   586.2 fp3+agu1   55 t[2]
        vpxor ymm1, ymm1, [r8 + 6656]                       ;   586.7 fp0+agu0   55 t[2]
        vpxor ymm13, ymm13, [r8 + 6688]                     ;   587.2 fp1+agu1   55 t[2]
        vmovdqu [rbp + 4512], ymm13                         ;   588.2 agu2+fp5   55 t[2] spill
        vmovdqu ymm13, [rbp + 8224]                         ;   587.7 agu0    55 t[2]
        vpxor ymm13, ymm13, [r8 + 6368]                     ;   594.7 fp2+agu1   55 t[2]
        vmovdqu [rbp + 8224], ymm1                          ;   587.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm1, [rbp + 8256]                          ;   588.7 agu0    55 t[2]
        vpxor ymm1, ymm1, [r8 + 6400]                       ;   595.7 fp3+agu1   55 t[2]
        vpxor ymm5, ymm5, [r8 + 6784]                       ;   589.7 fp0+agu0   55 t[2]
        db 0x2e
        vmovdqu [rbp + 8256], ymm5                          ;   590.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm5, [rbp + 8864]                          ;   590.2 agu1    55 t[2]
        vpxor ymm5, ymm5, [r8 + 6464]                       ;   597.2 fp1+agu0   55 t[2]
        vpxor ymm12, ymm12, [r8 + 6848]                     ;   591.2 fp2+agu1   55 t[2]
        vmovdqu [rbp + 4672], ymm12                         ;   592.2 agu2+fp5   55 t[2] spill
        vmovdqu ymm12, [rbp + 8896]                         ;   591.7 agu0    55 t[2]
        vpxor ymm12, ymm12, [r8 + 6496]                     ;   598.7 fp3+agu1   55 t[2]
        vpxor ymm3, ymm3, [r8 + 6912]                       ;   592.7 fp0+agu0   55 t[2]
        vpxor ymm9, ymm9, [r8 + 6944]                       ;   593.2 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8896], ymm9                          ;   594.2 agu2+fp5   55 t[2] spill
        vmovdqu ymm9, [rbp + 8160]                          ;   593.7 agu0    55 t[2]
        vpxor ymm9, ymm9, [r8 + 6624]                       ;   600.7 fp2+agu1   55 t[2]
        vmovdqu [rbp + 8160], ymm3                          ;   593.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8192]                          ;   594.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 6720]                       ;   601.7 fp3+agu1   55 t[2]
        db 0x2e
        vmovdqu [rbp + 4544], ymm3                          ;   602.7 agu2+fp5   55 t[2] spill
        db 0x2e
        vmovdqu ymm3, [rbp + 8832]                          ;   595.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 6752]                       ;   602.7 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8832], ymm3                          ;   603.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8512]                          ;   596.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 6816]                       ;   603.7 fp1+agu1   55 t[2]
        vmovdqu [rbp + 4640], ymm3                          ;   604.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8128]                          ;   597.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 6880]                       ;   604.7 fp2+agu1   55 t[2]
        vmovdqu [rbp + 8128], ymm3                          ;   605.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8288]                          ;   598.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 6976]                       ;   605.7 fp3+agu1   55 t[2]
        vmovdqu [rbp + 8288], ymm3                          ;   606.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8608]                          ;   599.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 7008]                       ;   606.7 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8608], ymm3                          ;   607.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8416]                          ;   600.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 7040]                       ;   607.7 fp1+agu1   55 t[2]
        vmovdqu [rbp + 8416], ymm3                          ;   608.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8576]                          ;   601.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 7072]                       ;   608.7 fp2+agu1   55 t[2]
        vmovdqu [rbp + 8576], ymm3                          ;   609.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8096]                          ;   602.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 7104]                       ;   609.7 fp3+agu1   55 t[2]
        vmovdqu [rbp + 8096], ymm3                          ;   610.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 8800]                          ;   603.7 agu0    55 t[2]
        vpxor ymm3, ymm3, [r8 + 7136]                       ;   610.7 fp0+agu1   55 t[2]
        vmovdqu [rbp + 8800], ymm3                          ;   611.7 agu2+fp5   55 t[2] spill
        vmovdqu ymm3, [rbp + 5024]                          ;   604.7 agu0    43 t[3]
        vmovdqu [rbp + 4448], ymm9                          ;   604.8 agu2+fp5   55 t[2] spill
        vmovdqu ymm9, [rbp + 5088]                          ;   605.2 agu1    43 t[3]
        vpxor ymm9, ymm9, [rbp + 5120]                      ;   612.2 fp1+agu0   43 t[3]
        vpxor ymm3, ymm3, ymm9                              ;   613.2 fp2     43 t[3]
        vmovdqu [rbp + 4416], ymm15                         ;   605.8 agu2+fp5   55 t[2] spill
        vpxor ymm15, ymm3, [rbp + 5216]                     ;   614.2 fp3+agu1   43 t[3]
        vmovdqu [rbp + 4352], ymm14                         ;   606.8 agu0+fp5   55 t[2] spill
        vpxor ymm14, ymm15, [rbp + 5184]                    ;   615.2 fp0+agu1   43 t[3]
        vmovdqu [rbp + 4320], ymm12                         ;   607.8 agu2+fp5   55 t[2] spill
        vpxor ymm12, ymm15, [rbp + 4992]                    ;   615.2 fp1+agu0   43 t[3]
        vmovdqu [rbp + 4288], ymm5                          ;   608.8 agu2+fp5   55 t[2] spill
        vpxor ymm5, ymm12, [rbp + 5056]                     ;   616.2 fp2+agu1   43 t[3]
        vmovdqu [rbp + 4256], ymm8                          ;   609.8 agu0+fp5   55 t[2] spill
        vpxor ymm8, ymm5, [rbp + 5088]                      ;   617.2 fp3+agu1   43 t[3]
        vmovdqu [rbp + 4224], ymm1                          ;   610.8 agu2+fp5   55 t[2] spill
        vpxor ymm1, ymm14, [rbp + 5152]                     ;   616.2 fp0+agu0   43 t[3]
        vmovdqu [rbp + 4192], ymm13                         ;   611.8 agu2+fp5   55 t[2] spill
        vpxor ymm13, ymm1, [rbp + 4992]                     ;   617.2 fp1+agu1   43 t[3]
        db 0x2e
        vmovdqu [rbp + 4160], ymm6                          ;   612.8 agu0+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 5120]                      ;   617.2 fp2+agu1   43 t[3]
        db 0x2e
        vmovdqu [rbp + 4128], ymm4                          ;   613.8 agu2+fp5   55 t[2] spill
        vpxor ymm4, ymm14, ymm8                             ;   618.2 fp3     43 t[3]
        vmovdqu [rbp + 4096], ymm2                          ;   614.8 agu0+fp5   55 t[2] spill
        vpxor ymm2, ymm4, [rbp + 5216]                      ;   619.2 fp0+agu1   43 t[3]
        vmovdqu [rbp + 4064], ymm0                          ;   615.8 agu2+fp5   55 t[2] spill
        vpxor ymm0, ymm6, ymm2                              ;   620.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm10                         ;   616.8 agu0+fp5   55 t[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, [rbp + 5088]                     ;   621.2 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm11                         ;   617.8 agu2+fp5   55 t[2] spill
        db 0x2e
        vpxor ymm11, ymm2, [rbp + 4992]                     ;   620.2 fp3+agu0   43 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm11                             ;   621.2 fp0     43 t[3]
        db 0x2e
        vpand ymm11, ymm11, ymm2                            ;   621.2 fp1     43 t[3]
        db 0x2e
        vmovdqu [rbp + 3968], ymm7                          ;   618.8 agu1+fp5   55 t[2] spill
        db 0x2e
        vpand ymm7, ymm1, ymm0                              ;   621.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                              ;   622.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm9                              ;   622.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                             ;   623.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                            ;   623.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm6                              ;   618.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8960], ymm1                          ;   619.8 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm10                             ;   622.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5120]                      ;   623.2 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   624.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8992], ymm0                          ;   621.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm3, [rbp + 5216]                      ;   619.2 fp3+agu0   43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9024], ymm3                          ;   621.8 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpor ymm3, ymm12, [rbp + 5216]                      ;   619.8 fp0+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                              ;   624.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                             ;   624.2 fp2     43 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm7                              ;   625.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm15                             ;   621.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   625.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9056], ymm4                          ;   622.8 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm9                             ;   622.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm15                         ;   623.8 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm15, ymm14, ymm4                            ;   623.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                           ;   624.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                             ;   625.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm10                           ;   622.7 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm15                            ;   623.7 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                             ;   625.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm1                             ;   626.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                             ;   627.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm4                          ;   624.8 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm6                             ;   624.0 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                              ;   626.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm5                              ;   628.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   629.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm7                              ;   630.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   631.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   628.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm1                             ;   629.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                            ;   630.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm11, ymm4                              ;   632.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                              ;   632.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                            ;   632.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                              ;   633.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   633.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm11                             ;   632.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                              ;   634.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm1                              ;   634.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                           ;   631.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                              ;   634.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                              ;   634.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                            ;   633.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                             ;   635.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                              ;   635.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                            ;   635.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, [rbp + 5216]                     ;   631.2 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                            ;   635.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   636.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                             ;   636.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4992]                    ;   636.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm1, [rbp + 9088]                     ;   635.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                              ;   632.7 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9056]                      ;   635.2 fp2+agu1   43 t[3]
        db 0x2e
        vpand ymm3, ymm3, [rbp + 9024]                      ;   633.5 fp3+agu0   43 t[3]
        db 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   636.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                              ;   634.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                              ;   637.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   637.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                              ;   637.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, [rbp + 8992]                      ;   635.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                              ;   638.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                              ;   639.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                              ;   636.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                              ;   637.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8960]                      ;   636.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                              ;   638.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm6                             ;   639.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                            ;   636.7 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm0                              ;   640.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 9120]                      ;   637.3 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   641.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                            ;   642.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   642.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                              ;   643.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                              ;   644.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                            ;   644.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                            ;   639.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                            ;   645.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   643.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                           ;   645.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   645.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   646.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   638.5 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   645.5 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                             ;   645.5 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   645.5 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                           ;   646.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2208]                         ;   640.2 agu1    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2272]                          ;   640.3 agu0    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2304]                          ;   641.2 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   648.2 fp0     43 t[3]
        db 0x2e
        vpxor ymm15, ymm15, ymm2                            ;   649.2 fp1     43 t[3]
        db 0x2e
        vmovdqu ymm4, [rbp + 2400]                          ;   642.2 agu0    43 t[3] reload
        db 0x2e
        vpxor ymm5, ymm15, ymm4                             ;   650.2 fp2     43 t[3]
        db 0x2e
        vpxor ymm9, ymm5, [rbp + 2368]                      ;   651.2 fp3+agu1   43 t[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 2176]                         ;   643.2 agu0    43 t[3] reload
        db 0x2e
        vmovdqu [rbp + 9120], ymm0                          ;   646.5 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm0, ymm5, ymm12                             ;   651.2 fp0     43 t[3]
        vmovdqu [rbp + 8960], ymm7                          ;   644.3 agu1+fp5   43 t[3] spill
        vpxor ymm7, ymm0, [rbp + 2240]                      ;   652.2 fp1+agu0   43 t[3]
        vmovdqu [rbp + 8992], ymm6                          ;   646.5 agu2+fp5   43 t[3] spill
        vpxor ymm6, ymm7, [rbp + 2272]                      ;   653.2 fp2+agu1   43 t[3]
        vmovdqu [rbp + 9024], ymm1                          ;   646.3 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, [rbp + 2336]                      ;   652.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9056], ymm13                         ;   647.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm12                            ;   653.2 fp0     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9088], ymm8                          ;   648.3 agu0+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm8, ymm1, ymm3                              ;   653.2 fp1     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9152], ymm11                         ;   649.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm11, ymm9, ymm6                             ;   654.2 fp2     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9184], ymm10                         ;   650.3 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm4                            ;   655.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm10                            ;   656.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9216], ymm13                         ;   654.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm14, [rbp + 2272]                    ;   657.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm12                            ;   656.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   657.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                             ;   657.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm1, ymm14                            ;   657.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                           ;   658.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm2                             ;   658.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   659.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                             ;   659.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm8                             ;   654.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9248], ymm1                          ;   653.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm15, ymm13                            ;   658.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2304]                      ;   659.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                             ;   660.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm14                         ;   657.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm15, ymm4                            ;   655.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9312], ymm15                         ;   655.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm0, ymm4                              ;   655.3 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                           ;   660.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                            ;   660.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                             ;   661.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm5                            ;   656.3 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                             ;   661.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm2                              ;   658.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm11                         ;   657.3 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm4                             ;   659.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                             ;   660.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                            ;   661.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm13                             ;   658.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm3                            ;   659.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                           ;   661.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm1                            ;   662.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                           ;   663.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9376], ymm4                          ;   659.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, [rbp + 9216]                      ;   661.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   662.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm15, ymm7                             ;   664.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                            ;   665.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm7, ymm12                             ;   666.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                              ;   667.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;   664.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm1                             ;   665.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                           ;   666.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm11, ymm4                             ;   668.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                            ;   668.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                              ;   668.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                             ;   669.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;   669.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm11                            ;   668.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                              ;   670.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm1                            ;   670.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                             ;   667.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                              ;   670.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   670.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                           ;   669.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                             ;   671.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                             ;   671.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 9216]                    ;   671.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                           ;   672.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm11, [rbp + 2400]                    ;   667.3 fp3+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                            ;   671.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                           ;   672.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 2176]                    ;   672.2 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                              ;   671.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                            ;   668.7 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9344]                      ;   671.2 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 9312]                    ;   669.3 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                             ;   672.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                              ;   670.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   673.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                             ;   673.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                              ;   673.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 9280]                     ;   671.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                           ;   674.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   675.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                             ;   672.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   673.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9248]                      ;   672.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   674.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm8                             ;   675.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                              ;   672.7 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm14                            ;   676.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 9376]                      ;   673.3 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   677.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                             ;   678.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                             ;   678.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                              ;   679.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                              ;   680.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                              ;   680.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   675.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                              ;   681.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                              ;   679.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   681.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   681.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                            ;   682.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel aes128_encrypt.T0_constants256] ;   674.5 agu1    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                           ;   681.5 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                             ;   681.5 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   681.5 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                             ;   682.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3488]                          ;   676.2 agu0    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                          ;   676.3 agu1    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3584]                          ;   677.2 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   684.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   685.2 fp0     43 t[3]
        db 0x2e
        vmovdqu ymm4, [rbp + 3680]                          ;   678.2 agu1    43 t[3] reload
        db 0x2e
        vpxor ymm7, ymm0, ymm4                              ;   686.2 fp1     43 t[3]
        db 0x2e
        vpxor ymm9, ymm7, [rbp + 3648]                      ;   687.2 fp2+agu0   43 t[3]
        db 0x2e
        vmovdqu ymm10, [rbp + 3456]                         ;   679.2 agu1    43 t[3] reload
        db 0x2e
        vmovdqu [rbp + 9376], ymm1                          ;   679.3 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm1, ymm7, ymm10                             ;   687.2 fp3     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9248], ymm12                         ;   680.3 agu0+fp5   43 t[3] spill
        vpxor ymm12, ymm1, [rbp + 3520]                     ;   688.2 fp0+agu1   43 t[3]
        vmovdqu [rbp + 9280], ymm8                          ;   682.5 agu2+fp5   43 t[3] spill
        vpxor ymm8, ymm12, [rbp + 3552]                     ;   689.2 fp1+agu0   43 t[3]
        vmovdqu [rbp + 9312], ymm14                         ;   682.5 agu1+fp5   43 t[3] spill
        vpxor ymm14, ymm9, [rbp + 3616]                     ;   688.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm5                          ;   683.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm10                            ;   689.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9216], ymm6                          ;   684.3 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm3                             ;   689.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm11                         ;   685.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm8                             ;   690.2 fp1     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9440], ymm13                         ;   686.3 agu0+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm13, ymm11, ymm4                            ;   691.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm13                            ;   692.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm5                          ;   690.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, [rbp + 3552]                     ;   693.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm10                            ;   692.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   693.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                             ;   693.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm15                           ;   693.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                             ;   694.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm2                             ;   694.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   695.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   695.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm6                              ;   690.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm14                         ;   689.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm5                             ;   694.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3584]                    ;   695.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                           ;   696.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm15                         ;   693.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm4                             ;   691.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm0                          ;   691.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm1, ymm4                               ;   691.3 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                            ;   696.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   696.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   697.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm7                            ;   692.3 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                           ;   697.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm2                              ;   694.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm11                         ;   693.3 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm4                             ;   695.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                             ;   696.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   697.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm5                              ;   694.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm3                            ;   695.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                             ;   697.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm14                           ;   698.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                             ;   699.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9632], ymm4                          ;   695.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 9472]                      ;   697.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                            ;   698.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm0, ymm12                             ;   700.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                            ;   701.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm10                            ;   702.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                             ;   703.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   700.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm14                            ;   701.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                           ;   702.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm11, ymm4                              ;   704.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                            ;   704.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                              ;   704.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                           ;   705.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   705.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm11                             ;   704.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                             ;   706.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm14                            ;   706.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                             ;   703.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                             ;   706.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                           ;   706.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                              ;   705.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   707.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                             ;   707.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 9472]                    ;   707.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                             ;   708.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm11, [rbp + 3680]                    ;   703.3 fp2+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                           ;   707.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                           ;   708.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 3456]                    ;   708.2 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                             ;   707.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                            ;   704.7 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 9600]                    ;   707.2 fp0+agu1   43 t[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 9568]                      ;   705.3 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                           ;   708.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                             ;   706.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   709.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                             ;   709.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   709.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 9536]                     ;   707.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                           ;   710.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                           ;   711.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   708.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                            ;   709.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9504]                      ;   708.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   710.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm6                             ;   711.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                             ;   708.7 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm15                            ;   712.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 9632]                    ;   709.3 fp1+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                             ;   713.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                              ;   714.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   714.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                           ;   715.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                             ;   716.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                             ;   716.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   711.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                              ;   717.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                              ;   715.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   717.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                              ;   717.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                            ;   718.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel aes128_encrypt.T0_constants256]  ;   710.5 agu0    43 t[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                            ;   717.5 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                              ;   717.5 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                              ;   717.5 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                              ;   718.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4768]                          ;   712.2 agu1    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4832]                          ;   712.3 agu0    43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4864]                          ;   713.2 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   720.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   721.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4960]                          ;   714.2 agu0    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm4                              ;   722.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm9, [rbp + 4928]                     ;   723.2 fp1+agu1   43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4736]                         ;   715.2 agu0    43 t[3] reload
        db 0x2e
        vpxor ymm0, ymm9, ymm13                             ;   723.2 fp2     43 t[3]
        db 0x2e
        vmovdqu [rbp + 9632], ymm6                          ;   718.5 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm6, ymm0, [rbp + 4800]                      ;   724.2 fp3+agu1   43 t[3]
        db 0x2e
        vmovdqu [rbp + 9504], ymm15                         ;   718.5 agu0+fp5   43 t[3] spill
        vpxor ymm15, ymm6, [rbp + 4832]                     ;   725.2 fp0+agu1   43 t[3]
        vmovdqu [rbp + 9536], ymm8                          ;   718.5 agu2+fp5   43 t[3] spill
        vpxor ymm8, ymm12, [rbp + 4896]                     ;   724.2 fp1+agu0   43 t[3]
        vmovdqu [rbp + 9568], ymm5                          ;   718.5 agu1+fp5   43 t[3] spill
        vpxor ymm5, ymm8, ymm13                             ;   725.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9600], ymm10                         ;   719.5 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm3                             ;   725.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm14                         ;   720.5 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm12, ymm15                           ;   726.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm7                          ;   721.5 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm4                             ;   727.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9696], ymm11                         ;   722.5 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm11, ymm10, ymm7                            ;   728.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9728], ymm5                          ;   726.2 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, [rbp + 4832]                     ;   729.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm13                             ;   728.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                              ;   729.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                              ;   729.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm8, ymm11                            ;   729.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                             ;   730.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm15, ymm2                            ;   730.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   731.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                              ;   731.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm10                            ;   726.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm8                          ;   725.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm1, ymm5                              ;   730.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4864]                      ;   731.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   732.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm11                         ;   729.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm4                             ;   727.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm1                          ;   727.3 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm0, ymm4                               ;   727.3 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                            ;   732.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   732.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                             ;   733.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm9                            ;   728.3 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   733.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm2                              ;   730.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm14                         ;   729.3 agu0+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                            ;   731.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                             ;   732.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                            ;   733.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm5                             ;   730.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm14                            ;   731.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   733.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm8                             ;   734.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                              ;   735.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm4                          ;   731.2 agu1+fp5   43 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, [rbp + 9728]                     ;   733.2 fp0+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                              ;   734.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm6                              ;   736.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                            ;   737.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm13                             ;   738.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                              ;   739.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                              ;   736.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm8                               ;   737.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                             ;   738.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm3, ymm4                               ;   740.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                            ;   740.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                            ;   740.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                             ;   741.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                              ;   741.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm3                              ;   740.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                            ;   742.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm8                             ;   742.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                              ;   739.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                              ;   742.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                              ;   742.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                              ;   741.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                              ;   743.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                           ;   743.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 9728]                    ;   743.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   744.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm3, [rbp + 4960]                     ;   739.3 fp1+agu0   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                              ;   743.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                              ;   744.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4736]                      ;   744.2 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                              ;   743.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                            ;   740.7 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 9856]                      ;   743.2 fp3+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 9824]                      ;   741.3 fp0+agu1   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                             ;   744.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   742.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;   745.2 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                              ;   745.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                             ;   745.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 9792]                      ;   743.2 fp2+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                           ;   746.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                            ;   747.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                            ;   744.2 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                           ;   745.2 fp2     43 t[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 9760]                      ;   744.2 fp3+agu1   43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                           ;   746.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm10                             ;   747.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                            ;   744.7 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm7                              ;   748.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 9888]                      ;   745.3 fp0+agu0   43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                              ;   749.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                            ;   750.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                              ;   750.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                              ;   751.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   752.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                            ;   752.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                              ;   747.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                              ;   753.2 fp0     43 t[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                           ;   751.2 fp1     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                             ;   753.2 fp2     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                             ;   753.2 fp3     43 t[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                              ;   754.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel aes128_encrypt.T0_constants256] ;   746.5 agu1    43 t[0] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                             ;   753.5 fp1     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                           ;   753.5 fp2     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                           ;   753.5 fp3     43 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                             ;   754.2 fp0     43 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9184]                         ;   748.2 agu0    55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 9440]                          ;   748.3 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                            ;   755.3 fp1     55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 9152]                          ;   749.2 agu0    55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9408]                          ;   749.3 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                              ;   756.3 fp2     55 t[3]
        db 0x2e
        vmovdqu ymm4, [rbp + 9088]                          ;   750.2 agu0    55 t[3]
        db 0x2e
        vmovdqu ymm6, [rbp + 9216]                          ;   750.3 agu1    43 t[3] reload
        db 0x2e
        vpxor ymm4, ymm4, ymm6                              ;   757.3 fp3     55 t[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 9184]                         ;   751.2 agu0    43 t[3] reload
        db 0x2e
        vpxor ymm12, ymm5, ymm11                            ;   758.2 fp0     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                            ;   757.3 fp1     55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9024]                          ;   751.5 agu1    43 t[3] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 9216], ymm3                          ;   755.2 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm6                              ;   758.5 fp2     55 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9696]                      ;   756.3 fp3+agu0   55 t[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm4                              ;   759.5 fp0     55 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9664]                      ;   758.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9344]                      ;   755.2 fp2+agu0   55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 9056]                          ;   754.3 agu1    55 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 9344]                      ;   761.3 fp3+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                            ;   762.3 fp0     55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm15                             ;   762.3 fp1     55 t[3]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 9568]                      ;   755.3 fp2+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9440], ymm3                          ;   760.5 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 9088]                     ;   758.3 fp3+agu0   55 t[3]
        db 0x2e
        vpxor ymm2, ymm2, ymm0                              ;   757.3 fp0     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9344], ymm2                          ;   758.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm2, [rbp + 9056]                          ;   756.3 agu1    55 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9664]                      ;   763.3 fp1+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9664], ymm2                          ;   764.3 agu2+fp5   55 t[3] spill
        vpxor ymm2, ymm8, [rbp + 9472]                      ;   757.3 fp2+agu1   55 t[3]
        vpxor ymm3, ymm3, ymm2                              ;   759.3 fp3     55 t[3]
        vpxor ymm15, ymm15, [rbp + 9536]                    ;   758.3 fp0+agu0   55 t[3]
        vmovdqu [rbp + 9472], ymm3                          ;   760.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm3, ymm14, [rbp + 9312]                     ;   758.3 fp1+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9312], ymm14                         ;   758.7 agu0+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm14, ymm4, ymm6                             ;   763.3 fp2     55 t[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm9                              ;   759.3 fp3     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9056], ymm14                         ;   764.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm14, ymm13, [rbp + 9600]                    ;   759.3 fp0+agu1   55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 9568]                      ;   759.5 fp1+agu0   55 t[3]
        vpxor ymm7, ymm7, [rbp + 9504]                      ;   760.3 fp2+agu1   55 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm6                          ;   763.3 agu2+fp5   55 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm14, [rbp + 9280]                     ;   760.5 fp3+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                            ;   760.5 fp0     55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9408], ymm8                          ;   761.7 agu2+fp5   43 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm11                             ;   763.3 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                              ;   764.3 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                             ;   764.3 fp3     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                              ;   761.3 fp0     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9184], ymm8                          ;   765.3 agu1+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm8, ymm6, [rbp + 8992]                      ;   761.5 fp1+agu0   55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8960]                      ;   762.3 fp2+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9152], ymm13                         ;   763.7 agu2+fp5   43 t[3] spill
        db 0x2e
        vpxor ymm13, ymm8, [rbp + 9248]                     ;   762.5 fp3+agu0   55 t[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm10                             ;   762.5 fp0     55 t[3]
        vmovdqu [rbp + 9888], ymm13                         ;   764.7 agu2+fp5   55 t[3] spill
        vpxor ymm13, ymm7, ymm14                            ;   762.3 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                            ;   763.5 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                              ;   762.7 fp3     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9760], ymm9                          ;   765.7 agu1+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 9248]                          ;   763.5 agu0    55 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9600]                      ;   770.5 fp0+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9600], ymm2                          ;   766.7 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm2, ymm6, [rbp + 9632]                      ;   764.5 fp1+agu0   55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm9                              ;   771.5 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                              ;   772.5 fp3     55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9248], ymm8                          ;   773.5 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm8, ymm1, [rbp + 9216]                      ;   765.3 fp0+agu1   55 t[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm8                              ;   771.5 fp1     55 t[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9344]                      ;   772.5 fp2+agu0   55 t[3]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9120]                      ;   766.3 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm14                             ;   766.3 fp0     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9792], ymm8                          ;   768.7 agu2+fp5   55 t[3] spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm5                                  ;   765.2         55 t[3] copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 9664]                      ;   771.3 fp1+agu0   55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9824], ymm2                          ;   769.7 agu2+fp5   55 t[3] spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 9696]                          ;   767.3 agu1    55 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 9216]                      ;   774.3 fp2+agu0   55 t[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm2                              ;   775.3 fp3     55 t[3]
        db 0x2e
        vpxor ymm2, ymm0, [rbp + 9120]                      ;   768.3 fp0+agu1   55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm5                            ;   772.3 fp1     55 t[3]
        db 0x2e
        vmovdqu [rbp + 9120], ymm11                         ;   773.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9440]                         ;   768.5 agu0    55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9536]                    ;   775.5 fp2+agu1   55 t[3]
        vmovdqu [rbp + 9536], ymm11                         ;   776.5 agu2+fp5   55 t[3] spill
        vmovdqu ymm11, [rbp + 9024]                         ;   769.5 agu0    55 t[3]
        vpxor ymm11, ymm11, [rbp + 9376]                    ;   776.5 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9216], ymm2                          ;   772.7 agu2+fp5   55 t[3] spill
        vpxor ymm2, ymm15, ymm11                            ;   777.5 fp0     55 t[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9856], ymm9                          ;   773.7 agu0+fp5   55 t[3] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 9280]                          ;   771.3 agu1    55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9632]                      ;   778.3 fp1+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                            ;   779.3 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                             ;   780.3 fp3     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                              ;   779.3 fp0     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                            ;   780.3 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                            ;   772.7 fp2     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 9760]                      ;   772.8 fp3+agu1   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 9088]                    ;   773.7 fp0+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9088], ymm5                          ;   774.7 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm5, ymm12, [rbp + 9504]                     ;   773.8 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm5                              ;   774.8 fp2     55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm9                              ;   780.3 fp3     55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm13                             ;   781.3 fp0     55 t[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9152]                    ;   774.5 fp1+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                            ;   775.5 fp2     55 t[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm6                          ;   781.3 agu2+fp5   55 t[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm3, [rbp + 8992]                      ;   775.8 fp3+agu1   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                              ;   780.3 fp0     55 t[3]
        db 0x2e
        vmovdqu ymm6, [rbp + 9600]                          ;   775.3 agu0    55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9344]                      ;   782.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm3                              ;   775.8 fp2     55 t[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9408]                    ;   777.5 fp3+agu0   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8960]                    ;   776.8 fp0+agu1   55 t[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                           ;   777.8 fp1     55 t[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                             ;   778.5 fp2     55 t[3]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 9312]                         ;   777.3 agu0    55 t[3] reload
        db 0x2e
        vpxor ymm1, ymm1, ymm11                             ;   784.3 fp3     55 t[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9696]                    ;   777.8 fp0+agu1   55 t[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm11                             ;   784.3 fp1     55 t[3]
        db 0x2e
        vpxor ymm11, ymm15, [rbp + 9664]                    ;   778.3 fp2+agu0   55 t[3]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 9568]                    ;   778.8 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9856]                    ;   780.7 fp0+agu0   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9568], ymm12                         ;   778.8 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm12, ymm6, [rbp + 9024]                     ;   783.3 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm8                              ;   783.3 fp2     55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm1                              ;   785.3 fp3     55 t[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9376]                      ;   785.3 fp0+agu0   55 t[3]
        vpxor ymm1, ymm1, [rbp + 9600]                      ;   786.3 fp1+agu1   55 t[3]
        db 0x2e
        vmovdqu [rbp + 9376], ymm6                          ;   786.3 agu2+fp5   55 t[3] spill
        db 0x2e
        vpxor ymm6, ymm2, [rbp + 9600]                      ;   781.3 fp2+agu0   55 t[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 9440]                      ;   782.3 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 7168]                       ;   782.3 fp0+agu0   55 t[3]
        vpxor ymm10, ymm10, [r8 + 7200]                     ;   782.8 fp1+agu1   55 t[3]
        vpxor ymm14, ymm14, [r8 + 7264]                     ;   783.3 fp2+agu0   55 t[3]
        vpxor ymm1, ymm1, [r8 + 7296]                       ;   787.3 fp3+agu1   55 t[3]
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 7328]                       ;   784.3 fp0+agu0   55 t[3]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 7360]                       ;   784.8 fp1+agu1   55 t[3]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 7456]                       ;   785.3 fp2+agu0   55 t[3]
        vpxor ymm12, ymm12, [r8 + 7552]                     ;   785.8 fp3+agu1   55 t[3]
        vpxor ymm6, ymm6, [r8 + 7584]                       ;   786.3 fp0+agu0   55 t[3]
        vmovdqu [rbp + 5408], ymm6                          ;   787.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm6, [rbp + 9888]                          ;   786.8 agu1    55 t[3]
        vpxor ymm6, ymm6, [r8 + 7232]                       ;   793.8 fp1+agu0   55 t[3]
        vpxor ymm15, ymm15, [r8 + 7616]                     ;   787.8 fp2+agu1   55 t[3]
        vpxor ymm0, ymm0, [r8 + 7680]                       ;   788.3 fp3+agu0   55 t[3]
        vpxor ymm13, ymm13, [r8 + 7712]                     ;   788.8 fp0+agu1   55 t[3]
        vmovdqu [rbp + 5536], ymm13                         ;   789.8 agu2+fp5   55 t[3] spill
        vmovdqu ymm13, [rbp + 9184]                         ;   789.3 agu0    55 t[3]
        vpxor ymm13, ymm13, [r8 + 7392]                     ;   796.3 fp1+agu1   55 t[3]
        vmovdqu [rbp + 9184], ymm0                          ;   789.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm0, [rbp + 9216]                          ;   790.3 agu0    55 t[3]
        vpxor ymm0, ymm0, [r8 + 7424]                       ;   797.3 fp2+agu1   55 t[3]
        vpxor ymm8, ymm8, [r8 + 7808]                       ;   791.3 fp3+agu0   55 t[3]
        vmovdqu [rbp + 5632], ymm8                          ;   792.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm8, [rbp + 9824]                          ;   791.8 agu1    55 t[3]
        vpxor ymm8, ymm8, [r8 + 7488]                       ;   798.8 fp0+agu0   55 t[3]
        vpxor ymm11, ymm11, [r8 + 7872]                     ;   792.8 fp1+agu1   55 t[3]
        vmovdqu [rbp + 5696], ymm11                         ;   793.8 agu2+fp5   55 t[3] spill
        vmovdqu ymm11, [rbp + 9856]                         ;   793.3 agu0    55 t[3]
        vpxor ymm11, ymm11, [r8 + 7520]                     ;   800.3 fp2+agu1   55 t[3]
        vpxor ymm3, ymm3, [r8 + 7936]                       ;   794.3 fp3+agu0   55 t[3]
        vpxor ymm9, ymm9, [r8 + 7968]                       ;   794.8 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9856], ymm9                          ;   795.8 agu2+fp5   55 t[3] spill
        vmovdqu ymm9, [rbp + 9120]                          ;   795.3 agu0    55 t[3]
        vpxor ymm9, ymm9, [r8 + 7648]                       ;   802.3 fp1+agu1   55 t[3]
        vmovdqu [rbp + 9120], ymm3                          ;   795.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9152]                          ;   796.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 7744]                       ;   803.3 fp2+agu1   55 t[3]
        vmovdqu [rbp + 5568], ymm3                          ;   804.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9792]                          ;   797.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 7776]                       ;   804.3 fp3+agu1   55 t[3]
        vmovdqu [rbp + 5600], ymm3                          ;   805.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9472]                          ;   798.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 7840]                       ;   805.3 fp0+agu1   55 t[3]
        vmovdqu [rbp + 5664], ymm3                          ;   806.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9088]                          ;   799.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 7904]                       ;   806.3 fp1+agu1   55 t[3]
        vmovdqu [rbp + 9088], ymm3                          ;   807.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9248]                          ;   800.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 8000]                       ;   807.3 fp2+agu1   55 t[3]
        vmovdqu [rbp + 9248], ymm3                          ;   808.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9568]                          ;   801.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 8032]                       ;   808.3 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9568], ymm3                          ;   809.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9376]                          ;   802.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 8064]                       ;   809.3 fp0+agu1   55 t[3]
        vmovdqu [rbp + 9376], ymm3                          ;   810.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9536]                          ;   803.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 8096]                       ;   810.3 fp1+agu1   55 t[3]
        vmovdqu [rbp + 9536], ymm3                          ;   811.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9056]                          ;   804.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 8128]                       ;   811.3 fp2+agu1   55 t[3]
        vmovdqu [rbp + 9056], ymm3                          ;   812.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 9760]                          ;   805.3 agu0    55 t[3]
        vpxor ymm3, ymm3, [r8 + 8160]                       ;   812.3 fp3+agu1   55 t[3]
        vmovdqu [rbp + 9760], ymm3                          ;   813.3 agu2+fp5   55 t[3] spill
        vmovdqu ymm3, [rbp + 6912]                          ;   806.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2176], ymm3                          ;   813.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6464]                          ;   806.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2208], ymm3                          ;   813.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7008]                          ;   807.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2240], ymm3                          ;   814.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6816]                          ;   808.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2272], ymm3                          ;   815.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6432]                          ;   808.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2304], ymm3                          ;   815.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6944]                          ;   809.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2336], ymm3                          ;   816.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6528]                          ;   810.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2368], ymm3                          ;   817.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7072]                          ;   810.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2400], ymm3                          ;   817.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6688]                          ;   811.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2432], ymm3                          ;   818.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6976]                          ;   812.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2464], ymm3                          ;   819.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6656]                          ;   812.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2496], ymm3                          ;   819.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6304]                          ;   813.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2528], ymm3                          ;   820.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6720]                          ;   814.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2560], ymm3                          ;   821.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6400]                          ;   814.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2592], ymm3                          ;   821.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6336]                          ;   815.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2624], ymm3                          ;   822.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6592]                          ;   816.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2656], ymm3                          ;   823.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6624]                          ;   816.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2688], ymm3                          ;   823.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6368]                          ;   817.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2720], ymm3                          ;   824.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6752]                          ;   818.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2752], ymm3                          ;   825.3 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6080]                          ;   818.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2784], ymm3                          ;   825.8 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6880]                          ;   819.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2816], ymm3                          ;   826.8 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6240]                          ;   820.3 agu0    55 t[0] reload
        vmovdqu [rbp + 2848], ymm3                          ;   827.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6560]                          ;   820.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2880], ymm3                          ;   828.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6272]                          ;   821.8 agu1    55 t[0] reload
        vmovdqu [rbp + 2912], ymm3                          ;   829.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7328]                          ;   822.3 agu0    55 t[1] reload
        vmovdqu [rbp + 3456], ymm3                          ;   830.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7968]                          ;   822.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3488], ymm3                          ;   831.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7296]                          ;   823.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3520], ymm3                          ;   832.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7872]                          ;   824.3 agu0    55 t[1] reload
        vmovdqu [rbp + 3552], ymm3                          ;   833.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7360]                          ;   824.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3584], ymm3                          ;   834.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 6016]                          ;   825.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3616], ymm3                          ;   835.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7904]                          ;   826.3 agu0    55 t[1] reload
        vmovdqu [rbp + 3648], ymm3                          ;   836.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7232]                          ;   826.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3680], ymm3                          ;   837.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7264]                          ;   827.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3712], ymm3                          ;   838.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7936]                          ;   828.3 agu0    55 t[1] reload
        vmovdqu [rbp + 3744], ymm3                          ;   839.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7392]                          ;   828.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3776], ymm3                          ;   840.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7712]                          ;   829.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3808], ymm3                          ;   841.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7520]                          ;   830.3 agu0    55 t[1] reload
        vmovdqu [rbp + 3840], ymm3                          ;   842.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7680]                          ;   830.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3872], ymm3                          ;   843.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7200]                          ;   831.8 agu1    55 t[1] reload
        vmovdqu [rbp + 3904], ymm3                          ;   844.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 7840]                          ;   832.3 agu0    55 t[1] reload
        vmovdqu [rbp + 3936], ymm3                          ;   845.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8160]                          ;   832.8 agu1    55 t[2] reload
        vmovdqu [rbp + 4736], ymm3                          ;   846.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8896]                          ;   833.8 agu1    55 t[2] reload
        vmovdqu [rbp + 4768], ymm3                          ;   847.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8288]                          ;   834.3 agu0    55 t[2] reload
        vmovdqu [rbp + 4800], ymm3                          ;   848.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8608]                          ;   834.8 agu1    55 t[2] reload
        vmovdqu [rbp + 4832], ymm3                          ;   849.5 agu0+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8416]                          ;   835.8 agu1    55 t[2] reload
        vmovdqu [rbp + 4864], ymm3                          ;   850.5 agu2+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8576]                          ;   836.3 agu0    55 t[2] reload
        vmovdqu [rbp + 4896], ymm3                          ;   851.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 4992], ymm7                          ;   852.5 agu1+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8096]                          ;   837.5 agu0    55 t[2] reload
        vmovdqu [rbp + 4928], ymm3                          ;   853.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 5024], ymm10                         ;   854.5 agu1+fp5   53 rounds
        vmovdqu ymm3, [rbp + 8800]                          ;   839.5 agu0    55 t[2] reload
        vmovdqu [rbp + 4960], ymm3                          ;   855.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 5056], ymm6                          ;   856.5 agu1+fp5   53 rounds
        vmovdqu [rbp + 5088], ymm14                         ;   857.5 agu0+fp5   53 rounds
        vmovdqu [rbp + 5120], ymm1                          ;   858.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 5152], ymm2                          ;   859.5 agu1+fp5   53 rounds
        vmovdqu [rbp + 5184], ymm4                          ;   860.5 agu0+fp5   53 rounds
        vmovdqu [rbp + 5216], ymm13                         ;   861.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 5248], ymm0                          ;   862.5 agu1+fp5   53 rounds
        vmovdqu [rbp + 5280], ymm5                          ;   863.5 agu0+fp5   53 rounds
        vmovdqu [rbp + 5312], ymm8                          ;   864.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 5344], ymm11                         ;   865.5 agu1+fp5   53 rounds
        vmovdqu [rbp + 5376], ymm12                         ;   866.5 agu0+fp5   53 rounds
        vmovdqu [rbp + 5440], ymm15                         ;   867.5 agu2+fp5   53 rounds
        vmovdqu [rbp + 5472], ymm9                          ;   868.5 agu1+fp5   53 rounds
        add r8, 0x1000                                      ;   853.5 alu0    53 rounds
        vmovdqu ymm10, [rbp + 8224]                         ;   853.7 agu0    55 t[2] reload
        vmovdqu ymm12, [rbp + 8832]                         ;   853.8 agu1    55 t[2] reload
        vmovdqu ymm13, [rbp + 8256]                         ;   854.7 agu0    55 t[2] reload
        vmovdqu ymm8, [rbp + 8128]                          ;   854.8 agu1    55 t[2] reload
        vmovdqu ymm11, [rbp + 9184]                         ;   855.7 agu0    55 t[3] reload
        vmovdqu ymm9, [rbp + 9088]                          ;   855.8 agu1    55 t[3] reload
        vmovdqu ymm1, [rbp + 9120]                          ;   856.7 agu0    55 t[3] reload
        vmovdqu ymm4, [rbp + 9856]                          ;   856.8 agu1    55 t[3] reload
        vmovdqu ymm6, [rbp + 9248]                          ;   857.7 agu0    55 t[3] reload
        vmovdqu ymm2, [rbp + 9568]                          ;   857.8 agu1    55 t[3] reload
        vmovdqu ymm3, [rbp + 9376]                          ;   858.7 agu0    55 t[3] reload
        vmovdqu ymm7, [rbp + 9536]                          ;   858.8 agu1    55 t[3] reload
        vmovdqu ymm5, [rbp + 9056]                          ;   859.7 agu0    55 t[3] reload
        vmovdqu ymm0, [rbp + 9760]                          ;   859.8 agu1    55 t[3] reload
        cmp r8, qword [rbp + 9952]                          ;                    more rounds?
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
        mov qword [rbp + 9944], r8                          ;                    resident
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
        vmovdqu [rbp + 6016], ymm12                         ;    14.0 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                           ;    16.0 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                             ;    17.0 fp1     43 dst
        vpxor ymm2, ymm15, ymm6                             ;    16.0 fp2     43 dst
        vpxor ymm1, ymm1, ymm2                              ;    17.0 fp3     43 dst
        vpand ymm2, ymm2, ymm15                             ;    17.0 fp0     43 dst
        vpand ymm6, ymm11, ymm12                            ;    17.0 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;    18.0 fp2     43 dst
        vpand ymm6, ymm10, ymm1                             ;    18.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;    19.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm0                              ;    19.0 fp1     43 dst
        vpxor ymm0, ymm10, ymm13                            ;    14.0 fp2     43 dst
        vmovdqu [rbp + 6048], ymm11                         ;    13.2 agu2+fp5   43 dst spill
        vpand ymm11, ymm0, ymm9                             ;    18.0 fp3     43 dst
        vpxor ymm11, ymm11, [rbp + 2048]                    ;    19.0 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm6                            ;    20.0 fp1     43 dst
        vmovdqu [rbp + 6080], ymm12                         ;    17.0 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;    15.0 fp2     43 dst
        vmovdqu [rbp + 6112], ymm0                          ;    15.2 agu2+fp5   43 dst spill
        vpor ymm0, ymm7, ymm3                               ;    15.2 fp3     43 dst
        vpxor ymm6, ymm6, ymm0                              ;    20.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm2                              ;    20.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;    21.0 fp2     43 dst
        vpand ymm6, ymm14, ymm4                             ;    16.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm6                            ;    21.0 fp0     43 dst
        vpxor ymm3, ymm4, ymm1                              ;    18.0 fp1     43 dst
        vmovdqu [rbp + 6144], ymm14                         ;    17.2 agu1+fp5   43 dst spill
        vpand ymm14, ymm5, ymm3                             ;    19.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                             ;    20.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;    21.0 fp0     43 dst
        vpxor ymm2, ymm7, ymm9                              ;    18.0 fp1     43 dst
        vpand ymm14, ymm12, ymm2                            ;    19.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;    21.0 fp3     43 dst
        vpand ymm14, ymm6, ymm11                            ;    22.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm14                             ;    23.0 fp1     43 dst
        vmovdqu [rbp + 6176], ymm3                          ;    19.0 agu0+fp5   43 dst spill
        vpand ymm3, ymm13, [rbp + 6016]                     ;    21.0 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm3                              ;    22.0 fp3     43 dst
        vpand ymm3, ymm0, ymm8                              ;    24.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm3                              ;    25.0 fp1     43 dst
        vpand ymm3, ymm8, ymm6                              ;    26.0 fp2     43 dst
        vpxor ymm3, ymm3, ymm11                             ;    27.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;    24.0 fp0     43 dst
        vpor ymm14, ymm14, ymm11                            ;    25.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;    26.0 fp2     43 dst
        vpor ymm0, ymm14, ymm3                              ;    28.0 fp3     43 dst
        vpand ymm6, ymm6, ymm3                              ;    28.0 fp0     43 dst
        vpand ymm2, ymm2, ymm3                              ;    28.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;    29.0 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;    29.0 fp3     43 dst
        vpxor ymm0, ymm3, ymm14                             ;    28.0 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;    30.0 fp1     43 dst
        vpxor ymm6, ymm0, ymm11                             ;    30.0 fp2     43 dst
        vpand ymm7, ymm7, ymm14                             ;    27.0 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;    30.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;    30.0 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;    29.0 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;    31.0 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;    31.0 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 6016]                      ;    31.0 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm6                              ;    32.0 fp2     43 dst
        vpand ymm6, ymm14, [rbp + 2144]                     ;    27.2 fp3+agu1   43 dst
        vpxor ymm14, ymm14, ymm11                           ;    31.0 fp0     43 dst
        vpand ymm15, ymm15, ymm14                           ;    32.0 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 1920]                    ;    32.0 fp2+agu0   43 dst
        vpand ymm4, ymm4, ymm11                             ;    31.0 fp3     43 dst
        vpand ymm12, ymm12, ymm3                            ;    28.5 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6144]                    ;    31.0 fp1+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6112]                      ;    29.2 fp2+agu0   43 dst
        vpxor ymm11, ymm11, ymm6                            ;    32.0 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                              ;    30.0 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;    33.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                             ;    33.0 fp2     43 dst
        vpxor ymm11, ymm11, ymm13                           ;    33.0 fp3     43 dst
        vpand ymm15, ymm3, [rbp + 6080]                     ;    31.0 fp0+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                             ;    34.0 fp1     43 dst
        vpxor ymm6, ymm6, ymm15                             ;    35.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                           ;    32.0 fp3     43 dst
        vpxor ymm12, ymm12, ymm10                           ;    33.0 fp0     43 dst
        vpand ymm3, ymm3, [rbp + 6048]                      ;    32.0 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm12                           ;    34.0 fp2     43 dst
        vpxor ymm12, ymm4, ymm13                            ;    35.0 fp3     43 dst
        vpand ymm5, ymm5, ymm8                              ;    32.5 fp0     43 dst
        vpxor ymm12, ymm1, ymm12                            ;    36.0 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6176]                      ;    33.2 fp2+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;    37.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;    38.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;    38.0 fp1     43 dst
        vpxor ymm8, ymm8, ymm11                             ;    39.0 fp2     43 dst
        vpxor ymm3, ymm3, ymm8                              ;    40.0 fp3     43 dst
        vpxor ymm2, ymm2, ymm8                              ;    40.0 fp0     43 dst
        vpxor ymm7, ymm7, ymm1                              ;    35.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm3                              ;    41.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;    39.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm2                              ;    41.0 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;    41.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                            ;    42.0 fp2     43 dst
        vmovdqu ymm0, [rbp + 3232]                          ;    34.3 agu0    43 dst
        vmovdqu ymm1, [rbp + 3296]                          ;    34.5 agu1    43 dst
        vmovdqu ymm2, [rbp + 3328]                          ;    35.3 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;    42.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm1                              ;    43.3 fp0     43 dst
        vmovdqu ymm3, [rbp + 3424]                          ;    35.5 agu1    43 dst reload
        vpxor ymm5, ymm0, ymm3                              ;    44.3 fp1     43 dst
        vpxor ymm7, ymm5, [rbp + 3392]                      ;    45.3 fp2+agu0   43 dst
        vmovdqu ymm8, [rbp + 3200]                          ;    36.5 agu1    43 dst reload
        vpxor ymm15, ymm5, ymm8                             ;    45.3 fp3     43 dst
        vmovdqu [rbp + 6176], ymm9                          ;    42.0 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 3264]                     ;    46.3 fp0+agu0   43 dst
        vmovdqu [rbp + 6048], ymm4                          ;    42.0 agu1+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 3296]                      ;    47.3 fp1+agu0   43 dst
        vmovdqu [rbp + 6080], ymm10                         ;    40.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 3360]                     ;    46.3 fp2+agu1   43 dst
        vmovdqu [rbp + 6112], ymm11                         ;    40.2 agu0+fp5   43 dst spill
        vpxor ymm11, ymm10, ymm8                            ;    47.3 fp3     43 dst
        vmovdqu [rbp + 6144], ymm14                         ;    43.0 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm2                            ;    47.3 fp0     43 dst
        vmovdqu [rbp + 6016], ymm6                          ;    42.2 agu1+fp5   43 dst spill
        vpxor ymm6, ymm7, ymm4                              ;    48.3 fp1     43 dst
        vmovdqu [rbp + 6208], ymm13                         ;    43.2 agu0+fp5   43 dst spill
        vpxor ymm13, ymm6, ymm3                             ;    49.3 fp2     43 dst
        vmovdqu [rbp + 6240], ymm12                         ;    44.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                           ;    50.3 fp3     43 dst
        vmovdqu [rbp + 6272], ymm11                         ;    48.3 agu1+fp5   43 dst spill
        vpxor ymm11, ymm12, [rbp + 3296]                    ;    51.3 fp0+agu0   43 dst
        vpxor ymm2, ymm13, ymm8                             ;    50.3 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                              ;    51.3 fp2     43 dst
        vpand ymm2, ymm2, ymm13                             ;    51.3 fp3     43 dst
        vpand ymm8, ymm10, ymm12                            ;    51.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;    52.3 fp1     43 dst
        vpand ymm8, ymm4, ymm1                              ;    52.3 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;    53.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm0                              ;    53.3 fp0     43 dst
        vpxor ymm0, ymm4, ymm14                             ;    48.3 fp1     43 dst
        vmovdqu [rbp + 6304], ymm10                         ;    47.5 agu2+fp5   43 dst spill
        vpand ymm10, ymm0, ymm11                            ;    52.3 fp2     43 dst
        vpxor ymm10, ymm10, [rbp + 3328]                    ;    53.3 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm8                            ;    54.3 fp0     43 dst
        vmovdqu [rbp + 6336], ymm12                         ;    51.3 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;    49.3 fp1     43 dst
        vmovdqu [rbp + 6368], ymm0                          ;    49.5 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;    49.5 fp2     43 dst
        vpxor ymm8, ymm8, ymm0                              ;    54.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm2                              ;    54.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;    55.3 fp1     43 dst
        vpand ymm8, ymm6, ymm5                              ;    50.5 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;    55.3 fp3     43 dst
        vpxor ymm3, ymm5, ymm1                              ;    52.3 fp0     43 dst
        vmovdqu [rbp + 6400], ymm6                          ;    51.5 agu1+fp5   43 dst spill
        vpand ymm6, ymm7, ymm3                              ;    53.3 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                              ;    54.3 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;    55.3 fp3     43 dst
        vpxor ymm2, ymm15, ymm11                            ;    52.3 fp0     43 dst
        vpand ymm6, ymm12, ymm2                             ;    53.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;    55.3 fp2     43 dst
        vpand ymm6, ymm8, ymm10                             ;    56.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm6                              ;    57.3 fp0     43 dst
        vmovdqu [rbp + 6432], ymm3                          ;    53.3 agu0+fp5   43 dst spill
        vpand ymm3, ymm14, [rbp + 6272]                     ;    55.3 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm3                              ;    56.3 fp2     43 dst
        vpand ymm3, ymm0, ymm9                              ;    58.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm3                              ;    59.3 fp0     43 dst
        vpand ymm3, ymm9, ymm8                              ;    60.3 fp1     43 dst
        vpxor ymm3, ymm3, ymm10                             ;    61.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm0                            ;    58.3 fp3     43 dst
        vpor ymm6, ymm6, ymm10                              ;    59.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm8                              ;    60.3 fp1     43 dst
        vpor ymm0, ymm6, ymm3                               ;    62.3 fp2     43 dst
        vpand ymm8, ymm8, ymm3                              ;    62.3 fp3     43 dst
        vpand ymm2, ymm2, ymm3                              ;    62.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;    63.3 fp1     43 dst
        vpxor ymm10, ymm10, ymm0                            ;    63.3 fp2     43 dst
        vpxor ymm0, ymm3, ymm6                              ;    62.3 fp3     43 dst
        vpand ymm4, ymm4, ymm10                             ;    64.3 fp0     43 dst
        vpxor ymm8, ymm0, ymm10                             ;    64.3 fp1     43 dst
        vpand ymm15, ymm15, ymm6                            ;    61.3 fp2     43 dst
        vpand ymm1, ymm1, ymm10                             ;    64.3 fp3     43 dst
        vpxor ymm10, ymm10, ymm9                            ;    64.3 fp0     43 dst
        vpand ymm11, ymm11, ymm0                            ;    63.3 fp1     43 dst
        vpxor ymm1, ymm1, ymm11                             ;    65.3 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;    65.3 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 6272]                      ;    65.3 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm8                            ;    66.3 fp1     43 dst
        vpand ymm8, ymm6, [rbp + 3424]                      ;    61.5 fp2+agu1   43 dst
        vpxor ymm6, ymm6, ymm10                             ;    65.3 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;    66.3 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 3200]                      ;    66.3 fp1+agu0   43 dst
        vpand ymm5, ymm5, ymm10                             ;    65.3 fp2     43 dst
        vpand ymm12, ymm12, ymm3                            ;    62.8 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6400]                    ;    65.3 fp0+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6368]                      ;    63.5 fp1+agu0   43 dst
        vpxor ymm10, ymm10, ymm8                            ;    66.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm9                              ;    64.3 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;    67.3 fp0     43 dst
        vpxor ymm5, ymm5, ymm6                              ;    67.3 fp1     43 dst
        vpxor ymm10, ymm10, ymm14                           ;    67.3 fp2     43 dst
        vpand ymm13, ymm3, [rbp + 6336]                     ;    65.3 fp3+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                             ;    68.3 fp0     43 dst
        vpxor ymm8, ymm8, ymm13                             ;    69.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;    66.3 fp2     43 dst
        vpxor ymm12, ymm12, ymm4                            ;    67.3 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6304]                      ;    66.3 fp0+agu0   43 dst
        vpxor ymm14, ymm14, ymm12                           ;    68.3 fp1     43 dst
        vpxor ymm12, ymm5, ymm14                            ;    69.3 fp2     43 dst
        vpand ymm7, ymm7, ymm9                              ;    66.8 fp3     43 dst
        vpxor ymm12, ymm1, ymm12                            ;    70.3 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6432]                      ;    67.5 fp1+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;    71.3 fp2     43 dst
        vpxor ymm7, ymm7, ymm0                              ;    72.3 fp3     43 dst
        vpxor ymm10, ymm10, ymm0                            ;    72.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm10                             ;    73.3 fp1     43 dst
        vpxor ymm3, ymm3, ymm9                              ;    74.3 fp2     43 dst
        vpxor ymm2, ymm2, ymm9                              ;    74.3 fp3     43 dst
        vpxor ymm15, ymm15, ymm1                            ;    69.3 fp0     43 dst
        vpxor ymm5, ymm5, ymm3                              ;    75.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                              ;    73.3 fp2     43 dst
        vpxor ymm15, ymm15, ymm2                            ;    75.3 fp3     43 dst
        vpxor ymm11, ymm11, ymm2                            ;    75.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;    76.3 fp1     43 dst
        vmovdqu ymm0, [rbp + 4512]                          ;    68.7 agu0    43 dst
        vmovdqu ymm1, [rbp + 4576]                          ;    68.8 agu1    43 dst
        vmovdqu ymm2, [rbp + 4608]                          ;    69.7 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;    76.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm1                              ;    77.7 fp3     43 dst
        vmovdqu ymm3, [rbp + 4704]                          ;    69.8 agu1    43 dst reload
        vpxor ymm7, ymm0, ymm3                              ;    78.7 fp0     43 dst
        vpxor ymm9, ymm7, [rbp + 4672]                      ;    79.7 fp1+agu0   43 dst
        vmovdqu ymm13, [rbp + 4480]                         ;    70.8 agu1    43 dst reload
        vpxor ymm15, ymm7, ymm13                            ;    79.7 fp2     43 dst
        vmovdqu [rbp + 6432], ymm11                         ;    76.3 agu2+fp5   43 dst spill
        vpxor ymm11, ymm15, [rbp + 4544]                    ;    80.7 fp3+agu0   43 dst
        vmovdqu [rbp + 6304], ymm5                          ;    76.3 agu1+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 4576]                     ;    81.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6336], ymm4                          ;    74.3 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 4640]                      ;    80.7 fp1+agu1   43 dst
        vmovdqu [rbp + 6368], ymm10                         ;    74.5 agu0+fp5   43 dst spill
        vpxor ymm10, ymm4, ymm13                            ;    81.7 fp2     43 dst
        vmovdqu [rbp + 6400], ymm6                          ;    77.3 agu2+fp5   43 dst spill
        vpxor ymm6, ymm4, ymm2                              ;    81.7 fp3     43 dst
        vmovdqu [rbp + 6272], ymm8                          ;    76.5 agu1+fp5   43 dst spill
        vpxor ymm8, ymm9, ymm5                              ;    82.7 fp0     43 dst
        vmovdqu [rbp + 6464], ymm14                         ;    77.5 agu0+fp5   43 dst spill
        vpxor ymm14, ymm8, ymm3                             ;    83.7 fp1     43 dst
        vmovdqu [rbp + 6496], ymm12                         ;    78.5 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm14                            ;    84.7 fp2     43 dst
        vmovdqu [rbp + 6528], ymm10                         ;    82.7 agu1+fp5   43 dst spill
        vpxor ymm10, ymm12, [rbp + 4576]                    ;    85.7 fp3+agu0   43 dst
        vpxor ymm2, ymm14, ymm13                            ;    84.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                              ;    85.7 fp1     43 dst
        vpand ymm2, ymm2, ymm14                             ;    85.7 fp2     43 dst
        vpand ymm13, ymm4, ymm12                            ;    85.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;    86.7 fp0     43 dst
        vpand ymm13, ymm5, ymm1                             ;    86.7 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;    87.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm0                              ;    87.7 fp3     43 dst
        vpxor ymm0, ymm5, ymm6                              ;    82.7 fp0     43 dst
        vmovdqu [rbp + 6560], ymm4                          ;    81.8 agu2+fp5   43 dst spill
        vpand ymm4, ymm0, ymm10                             ;    86.7 fp1     43 dst
        vpxor ymm4, ymm4, [rbp + 4608]                      ;    87.7 fp2+agu1   43 dst
        vpxor ymm4, ymm4, ymm13                             ;    88.7 fp3     43 dst
        vmovdqu [rbp + 6592], ymm12                         ;    85.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;    83.7 fp0     43 dst
        vmovdqu [rbp + 6624], ymm0                          ;    83.8 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;    83.8 fp1     43 dst
        vpxor ymm13, ymm13, ymm0                            ;    88.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm2                              ;    88.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;    89.7 fp0     43 dst
        vpand ymm13, ymm8, ymm7                             ;    84.8 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;    89.7 fp2     43 dst
        vpxor ymm3, ymm7, ymm1                              ;    86.7 fp3     43 dst
        vmovdqu [rbp + 6656], ymm8                          ;    85.8 agu1+fp5   43 dst spill
        vpand ymm8, ymm9, ymm3                              ;    87.7 fp0     43 dst
        vpxor ymm2, ymm2, ymm8                              ;    88.7 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;    89.7 fp2     43 dst
        vpxor ymm2, ymm15, ymm10                            ;    86.7 fp3     43 dst
        vpand ymm8, ymm12, ymm2                             ;    87.7 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;    89.7 fp1     43 dst
        vpand ymm8, ymm13, ymm4                             ;    90.7 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;    91.7 fp3     43 dst
        vmovdqu [rbp + 6688], ymm3                          ;    87.7 agu0+fp5   43 dst spill
        vpand ymm3, ymm6, [rbp + 6528]                      ;    89.7 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm3                            ;    90.7 fp1     43 dst
        vpand ymm3, ymm0, ymm11                             ;    92.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;    93.7 fp3     43 dst
        vpand ymm3, ymm11, ymm13                            ;    94.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm4                              ;    95.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm0                              ;    92.7 fp2     43 dst
        vpor ymm8, ymm8, ymm4                               ;    93.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;    94.7 fp0     43 dst
        vpor ymm0, ymm8, ymm3                               ;    96.7 fp1     43 dst
        vpand ymm13, ymm13, ymm3                            ;    96.7 fp2     43 dst
        vpand ymm2, ymm2, ymm3                              ;    96.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;    97.7 fp0     43 dst
        vpxor ymm4, ymm4, ymm0                              ;    97.7 fp1     43 dst
        vpxor ymm0, ymm3, ymm8                              ;    96.7 fp2     43 dst
        vpand ymm5, ymm5, ymm4                              ;    98.7 fp3     43 dst
        vpxor ymm13, ymm0, ymm4                             ;    98.7 fp0     43 dst
        vpand ymm15, ymm15, ymm8                            ;    95.7 fp1     43 dst
        vpand ymm1, ymm1, ymm4                              ;    98.7 fp2     43 dst
        vpxor ymm4, ymm4, ymm11                             ;    98.7 fp3     43 dst
        vpand ymm10, ymm10, ymm0                            ;    97.7 fp0     43 dst
        vpxor ymm1, ymm1, ymm10                             ;    99.7 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;    99.7 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6528]                    ;    99.7 fp3+agu0   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   100.7 fp0     43 dst
        vpand ymm13, ymm8, [rbp + 4704]                     ;    95.8 fp1+agu1   43 dst
        vpxor ymm8, ymm8, ymm4                              ;    99.7 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   100.7 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 4480]                      ;   100.7 fp0+agu0   43 dst
        vpand ymm7, ymm7, ymm4                              ;    99.7 fp1     43 dst
        vpand ymm12, ymm12, ymm3                            ;    97.2 fp2     43 dst
        vpand ymm4, ymm4, [rbp + 6656]                      ;    99.7 fp3+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6624]                      ;    97.8 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   100.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                             ;    98.7 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   101.7 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   101.7 fp0     43 dst
        vpxor ymm4, ymm4, ymm6                              ;   101.7 fp1     43 dst
        vpand ymm14, ymm3, [rbp + 6592]                     ;    99.7 fp2+agu1   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   102.7 fp3     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   103.7 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   100.7 fp1     43 dst
        vpxor ymm12, ymm12, ymm5                            ;   101.7 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6560]                      ;   100.7 fp3+agu0   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   102.7 fp0     43 dst
        vpxor ymm12, ymm7, ymm6                             ;   103.7 fp1     43 dst
        vpand ymm9, ymm9, ymm11                             ;   101.2 fp2     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   104.7 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6688]                    ;   101.8 fp0+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   105.7 fp1     43 dst
        vpxor ymm9, ymm9, ymm0                              ;   106.7 fp2     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   106.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   107.7 fp0     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   108.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm11                             ;   108.7 fp2     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   103.7 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                              ;   109.7 fp0     43 dst
        vpxor ymm5, ymm5, ymm9                              ;   107.7 fp1     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   109.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm2                            ;   109.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   110.7 fp0     43 dst
        vmovdqu ymm0, [rbp + 5792]                          ;   103.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 5856]                          ;   103.2 agu1    43 dst
        vmovdqu ymm2, [rbp + 5888]                          ;   104.0 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   111.0 fp1     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   112.0 fp2     43 dst
        vmovdqu ymm3, [rbp + 5984]                          ;   104.2 agu1    43 dst reload
        vpxor ymm9, ymm0, ymm3                              ;   113.0 fp3     43 dst
        vpxor ymm11, ymm9, [rbp + 5952]                     ;   114.0 fp0+agu0   43 dst
        vmovdqu ymm14, [rbp + 5760]                         ;   105.2 agu1    43 dst reload
        vpxor ymm15, ymm9, ymm14                            ;   114.0 fp1     43 dst
        vmovdqu [rbp + 6688], ymm10                         ;   110.7 agu2+fp5   43 dst spill
        vpxor ymm10, ymm15, [rbp + 5824]                    ;   115.0 fp2+agu0   43 dst
        vmovdqu [rbp + 6560], ymm7                          ;   110.7 agu1+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 5856]                     ;   116.0 fp3+agu0   43 dst
        vmovdqu [rbp + 6592], ymm5                          ;   108.7 agu2+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 5920]                     ;   115.0 fp0+agu1   43 dst
        vmovdqu [rbp + 6624], ymm4                          ;   108.8 agu0+fp5   43 dst spill
        vpxor ymm4, ymm5, ymm14                             ;   116.0 fp1     43 dst
        vmovdqu [rbp + 6656], ymm8                          ;   111.7 agu2+fp5   43 dst spill
        vpxor ymm8, ymm5, ymm2                              ;   116.0 fp2     43 dst
        vmovdqu [rbp + 6528], ymm13                         ;   110.8 agu1+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm7                            ;   117.0 fp3     43 dst
        vmovdqu [rbp + 6720], ymm6                          ;   111.8 agu0+fp5   43 dst spill
        vpxor ymm6, ymm13, ymm3                             ;   118.0 fp0     43 dst
        vmovdqu [rbp + 6752], ymm12                         ;   112.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm8, ymm6                             ;   119.0 fp1     43 dst
        vmovdqu [rbp + 6784], ymm4                          ;   117.0 agu1+fp5   43 dst spill
        vpxor ymm4, ymm12, [rbp + 5856]                     ;   120.0 fp2+agu0   43 dst
        vpxor ymm2, ymm6, ymm14                             ;   119.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   120.0 fp0     43 dst
        vpand ymm2, ymm2, ymm6                              ;   120.0 fp1     43 dst
        vpand ymm14, ymm5, ymm12                            ;   120.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   121.0 fp3     43 dst
        vpand ymm14, ymm7, ymm1                             ;   121.0 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   122.0 fp1     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   122.0 fp2     43 dst
        vpxor ymm0, ymm7, ymm8                              ;   117.0 fp3     43 dst
        vmovdqu [rbp + 6816], ymm5                          ;   116.2 agu2+fp5   43 dst spill
        vpand ymm5, ymm0, ymm4                              ;   121.0 fp0     43 dst
        vpxor ymm5, ymm5, [rbp + 5888]                      ;   122.0 fp1+agu1   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   123.0 fp2     43 dst
        vmovdqu [rbp + 6848], ymm12                         ;   120.0 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   118.0 fp3     43 dst
        vmovdqu [rbp + 6880], ymm0                          ;   118.2 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   118.2 fp0     43 dst
        vpxor ymm14, ymm14, ymm0                            ;   123.0 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   123.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   124.0 fp3     43 dst
        vpand ymm14, ymm13, ymm9                            ;   119.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   124.0 fp1     43 dst
        vpxor ymm3, ymm9, ymm1                              ;   121.0 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                         ;   120.2 agu1+fp5   43 dst spill
        vpand ymm13, ymm11, ymm3                            ;   122.0 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                             ;   123.0 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   124.0 fp1     43 dst
        vpxor ymm2, ymm15, ymm4                             ;   121.0 fp2     43 dst
        vpand ymm13, ymm12, ymm2                            ;   122.0 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   124.0 fp0     43 dst
        vpand ymm13, ymm14, ymm5                            ;   125.0 fp1     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   126.0 fp2     43 dst
        vmovdqu [rbp + 6944], ymm3                          ;   122.0 agu0+fp5   43 dst spill
        vpand ymm3, ymm8, [rbp + 6784]                      ;   124.0 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm3                            ;   125.0 fp0     43 dst
        vpand ymm3, ymm0, ymm10                             ;   127.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm3                            ;   128.0 fp2     43 dst
        vpand ymm3, ymm10, ymm14                            ;   129.0 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   130.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   127.0 fp1     43 dst
        vpor ymm13, ymm13, ymm5                             ;   128.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   129.0 fp3     43 dst
        vpor ymm0, ymm13, ymm3                              ;   131.0 fp0     43 dst
        vpand ymm14, ymm14, ymm3                            ;   131.0 fp1     43 dst
        vpand ymm2, ymm2, ymm3                              ;   131.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   132.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   132.0 fp0     43 dst
        vpxor ymm0, ymm3, ymm13                             ;   131.0 fp1     43 dst
        vpand ymm7, ymm7, ymm5                              ;   133.0 fp2     43 dst
        vpxor ymm14, ymm0, ymm5                             ;   133.0 fp3     43 dst
        vpand ymm15, ymm15, ymm13                           ;   130.0 fp0     43 dst
        vpand ymm1, ymm1, ymm5                              ;   133.0 fp1     43 dst
        vpxor ymm5, ymm5, ymm10                             ;   133.0 fp2     43 dst
        vpand ymm4, ymm4, ymm0                              ;   132.0 fp3     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   134.0 fp0     43 dst
        vpand ymm8, ymm8, ymm14                             ;   134.0 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6784]                    ;   134.0 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm14                             ;   135.0 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 5984]                    ;   130.2 fp0+agu1   43 dst
        vpxor ymm13, ymm13, ymm5                            ;   134.0 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   135.0 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 5760]                    ;   135.0 fp3+agu0   43 dst
        vpand ymm9, ymm9, ymm5                              ;   134.0 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   131.5 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 6912]                      ;   134.0 fp2+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6880]                      ;   132.2 fp3+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   135.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   133.0 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   136.0 fp2     43 dst
        vpxor ymm9, ymm9, ymm13                             ;   136.0 fp3     43 dst
        vpxor ymm5, ymm5, ymm8                              ;   136.0 fp0     43 dst
        vpand ymm6, ymm3, [rbp + 6848]                      ;   134.0 fp1+agu1   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   137.0 fp2     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   138.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm6                              ;   135.0 fp0     43 dst
        vpxor ymm12, ymm12, ymm7                            ;   136.0 fp1     43 dst
        vpand ymm3, ymm3, [rbp + 6816]                      ;   135.0 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   137.0 fp3     43 dst
        vpxor ymm6, ymm9, ymm8                              ;   138.0 fp0     43 dst
        vpand ymm11, ymm11, ymm10                           ;   135.5 fp1     43 dst
        vpxor ymm6, ymm1, ymm6                              ;   139.0 fp2     43 dst
        vpand ymm10, ymm10, [rbp + 6944]                    ;   136.2 fp3+agu1   43 dst
        vpxor ymm0, ymm0, ymm6                              ;   140.0 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   141.0 fp1     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   141.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   142.0 fp3     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   143.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm10                             ;   143.0 fp1     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   138.0 fp2     43 dst
        vpxor ymm9, ymm9, ymm3                              ;   144.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm11                             ;   142.0 fp0     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   144.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                              ;   144.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                           ;   145.0 fp3     43 dst
        vmovdqu ymm0, [rbp + 6240]                          ;   137.3 agu0    58 dst
        vpxor ymm0, ymm0, [rbp - 128]                       ;   144.3 fp0+agu1   58 dst
        vmovdqu ymm1, [rbp + 6208]                          ;   138.3 agu0    58 dst
        vpxor ymm1, ymm1, [rbp - 96]                        ;   145.3 fp1+agu1   58 dst
        vmovdqu ymm2, [rbp + 6016]                          ;   139.3 agu0    58 dst
        mov r8, qword [rbp + 9920]                          ;   138.5 agu2    58 dst.2 reload
        vpxor ymm2, ymm2, [r8 + 41024]                      ;   149.5 fp2+agu1   58 dst
        vmovdqu ymm3, [rbp + 6144]                          ;   140.3 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 41056]                      ;   149.5 fp3+agu1   58 dst
        vmovdqu ymm10, [rbp + 6112]                         ;   141.3 agu0    58 dst
        vpxor ymm10, ymm10, [r8 + 41088]                    ;   149.5 fp0+agu1   58 dst
        vmovdqu ymm11, [rbp + 6080]                         ;   142.3 agu0    58 dst
        vpxor ymm11, ymm11, [rbp - 64]                      ;   149.3 fp1+agu1   58 dst
        vmovdqu ymm12, [rbp + 6048]                         ;   143.3 agu0    58 dst
        vpxor ymm12, ymm12, [rbp - 32]                      ;   150.3 fp2+agu1   58 dst
        vmovdqu ymm15, [rbp + 6176]                         ;   144.3 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 41184]                    ;   151.3 fp3+agu1   58 dst
        vmovdqu [rbp + 6176], ymm15                         ;   152.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6496]                         ;   145.3 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 0]                       ;   152.3 fp0+agu1   58 dst
        vmovdqu [rbp + 6496], ymm15                         ;   153.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6464]                         ;   146.3 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 32]                      ;   153.3 fp1+agu1   58 dst
        vmovdqu [rbp + 6464], ymm15                         ;   154.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6272]                         ;   147.3 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 41280]                    ;   154.3 fp2+agu1   58 dst
        vmovdqu [rbp + 6272], ymm15                         ;   155.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6400]                         ;   148.3 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 41312]                    ;   155.3 fp3+agu1   58 dst
        vmovdqu [rbp + 6400], ymm15                         ;   156.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6368]                         ;   149.3 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 41344]                    ;   156.3 fp0+agu1   58 dst
        vmovdqu [rbp + 6368], ymm15                         ;   157.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6336]                         ;   150.3 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 64]                      ;   157.3 fp1+agu1   58 dst
        vmovdqu [rbp + 6336], ymm15                         ;   158.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6304]                         ;   151.3 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 96]                      ;   158.3 fp2+agu1   58 dst
        vmovdqu [rbp + 6304], ymm15                         ;   159.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6432]                         ;   152.3 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 41440]                    ;   159.3 fp3+agu1   58 dst
        vmovdqu [rbp + 6432], ymm15                         ;   160.3 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6752]                         ;   153.3 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 128]                     ;   160.3 fp0+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 256]                       ;   154.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6752], ymm6                          ;   155.3 agu2+fp5   58 dst spill
        vmovdqu ymm6, [rbp + 6720]                          ;   154.5 agu1    58 dst
        vpxor ymm6, ymm6, [rbp + 160]                       ;   161.5 fp2+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 288]                       ;   155.5 fp3+agu1   58 dst
        vmovdqu [rbp + 6720], ymm8                          ;   156.5 agu2+fp5   58 dst spill
        vmovdqu ymm8, [rbp + 6528]                          ;   156.3 agu0    58 dst
        vpxor ymm8, ymm8, [r8 + 41536]                      ;   163.3 fp0+agu1   58 dst
        vpxor ymm14, ymm14, [r8 + 41792]                    ;   157.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6528], ymm14                         ;   158.3 agu2+fp5   58 dst spill
        vmovdqu ymm14, [rbp + 6656]                         ;   157.5 agu1    58 dst
        vpxor ymm14, ymm14, [r8 + 41568]                    ;   164.5 fp2+agu0   58 dst
        vpxor ymm13, ymm13, [r8 + 41824]                    ;   158.5 fp3+agu1   58 dst
        vmovdqu [rbp + 6656], ymm13                         ;   159.5 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 6624]                         ;   159.3 agu0    58 dst
        vpxor ymm13, ymm13, [r8 + 41600]                    ;   166.3 fp0+agu1   58 dst
        vpxor ymm5, ymm5, [r8 + 41856]                      ;   160.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6624], ymm5                          ;   161.3 agu2+fp5   58 dst spill
        vmovdqu ymm5, [rbp + 6592]                          ;   160.5 agu1    58 dst
        vpxor ymm5, ymm5, [rbp + 192]                       ;   167.5 fp2+agu0   58 dst
        vpxor ymm7, ymm7, [rbp + 320]                       ;   161.5 fp3+agu1   58 dst
        vmovdqu [rbp + 6592], ymm7                          ;   162.5 agu2+fp5   58 dst spill
        vmovdqu ymm7, [rbp + 6560]                          ;   162.3 agu0    58 dst
        vpxor ymm7, ymm7, [rbp + 224]                       ;   169.3 fp0+agu1   58 dst
        vpxor ymm9, ymm9, [rbp + 352]                       ;   163.3 fp1+agu0   58 dst
        vmovdqu [rbp + 6560], ymm9                          ;   164.3 agu2+fp5   58 dst spill
        vmovdqu ymm9, [rbp + 6688]                          ;   163.5 agu1    58 dst
        vpxor ymm9, ymm9, [r8 + 41696]                      ;   170.5 fp2+agu0   58 dst
        vpxor ymm4, ymm4, [r8 + 41952]                      ;   164.5 fp3+agu1   58 dst
        mov r9, qword [rbp + 9960]                          ;   160.8 agu2    58 dst reload
        vmovdqu [r9], ymm0                                  ;   161.8 agu2+fp5   58 dst
        vmovdqu [r9 + 32], ymm1                             ;   162.8 agu2+fp5   58 dst
        vmovdqu [r9 + 64], ymm2                             ;   163.8 agu2+fp5   58 dst
        vmovdqu [r9 + 96], ymm3                             ;   164.8 agu2+fp5   58 dst
        vmovdqu [r9 + 128], ymm10                           ;   165.3 agu0+fp5   58 dst
        vmovdqu [r9 + 160], ymm11                           ;   166.0 agu1+fp5   58 dst
        vmovdqu [r9 + 192], ymm12                           ;   167.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6176]                          ;   166.3 agu0    58 dst reload
        vmovdqu [r9 + 224], ymm0                            ;   173.3 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6496]                          ;   167.3 agu0    58 dst reload
        vmovdqu [r9 + 256], ymm0                            ;   174.3 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                          ;   167.5 agu1    58 dst reload
        vmovdqu [r9 + 288], ymm0                            ;   174.5 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6272]                          ;   168.3 agu0    58 dst reload
        vmovdqu [r9 + 320], ymm0                            ;   175.3 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6400]                          ;   169.3 agu0    58 dst reload
        vmovdqu [r9 + 352], ymm0                            ;   176.3 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6368]                          ;   169.5 agu1    58 dst reload
        vmovdqu [r9 + 384], ymm0                            ;   176.5 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6336]                          ;   170.3 agu0    58 dst reload
        vmovdqu [r9 + 416], ymm0                            ;   177.3 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6304]                          ;   171.3 agu0    58 dst reload
        vmovdqu [r9 + 448], ymm0                            ;   178.3 agu2+fp5   58 dst
        vmovdqu [r9 + 512], ymm15                           ;   176.0 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6432]                          ;   172.3 agu0    58 dst reload
        vmovdqu [r9 + 480], ymm0                            ;   179.3 agu2+fp5   58 dst
        vmovdqu [r9 + 544], ymm6                            ;   178.0 agu1+fp5   58 dst
        vmovdqu [r9 + 576], ymm8                            ;   179.0 agu2+fp5   58 dst
        vmovdqu [r9 + 608], ymm14                           ;   180.0 agu0+fp5   58 dst
        vmovdqu [r9 + 640], ymm13                           ;   181.0 agu1+fp5   58 dst
        vmovdqu [r9 + 672], ymm5                            ;   182.0 agu2+fp5   58 dst
        vmovdqu [r9 + 704], ymm7                            ;   183.0 agu0+fp5   58 dst
        vmovdqu [r9 + 736], ymm9                            ;   184.0 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6752]                          ;   175.3 agu0    58 dst reload
        vmovdqu [r9 + 768], ymm0                            ;   185.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6720]                          ;   175.5 agu1    58 dst reload
        vmovdqu [r9 + 800], ymm0                            ;   186.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6528]                          ;   176.3 agu0    58 dst reload
        vmovdqu [r9 + 832], ymm0                            ;   187.0 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6656]                          ;   177.3 agu0    58 dst reload
        vmovdqu [r9 + 864], ymm0                            ;   188.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6624]                          ;   177.5 agu1    58 dst reload
        vmovdqu [r9 + 896], ymm0                            ;   189.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6592]                          ;   178.3 agu0    58 dst reload
        vmovdqu [r9 + 928], ymm0                            ;   190.0 agu1+fp5   58 dst
        vmovdqu [r9 + 992], ymm4                            ;   191.0 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6560]                          ;   179.3 agu0    58 dst reload
        vmovdqu [r9 + 960], ymm0                            ;   192.0 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 2976]                          ;   180.3 agu0    43 dst
        vmovdqu ymm1, [rbp + 3040]                          ;   180.5 agu1    43 dst
        vmovdqu ymm2, [rbp + 3072]                          ;   181.3 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   188.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   189.3 fp1     43 dst
        vmovdqu ymm3, [rbp + 3168]                          ;   181.5 agu1    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   190.3 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 3136]                      ;   191.3 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 2944]                          ;   182.5 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   191.3 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 3008]                      ;   192.3 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 3040]                          ;   183.5 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   193.3 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 3104]                     ;   192.3 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   193.3 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;   193.3 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;   194.3 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;   195.3 fp3     43 dst
        vmovdqu [rbp + 6560], ymm12                         ;   194.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                           ;   196.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                             ;   197.3 fp1     43 dst
        vpxor ymm2, ymm15, ymm6                             ;   196.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   197.3 fp3     43 dst
        vpand ymm2, ymm2, ymm15                             ;   197.3 fp0     43 dst
        vpand ymm6, ymm11, ymm12                            ;   197.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   198.3 fp2     43 dst
        vpand ymm6, ymm10, ymm1                             ;   198.3 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;   199.3 fp0     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   199.3 fp1     43 dst
        vpxor ymm0, ymm10, ymm13                            ;   194.3 fp2     43 dst
        vmovdqu [rbp + 6592], ymm11                         ;   194.0 agu1+fp5   43 dst spill
        vpand ymm11, ymm0, ymm9                             ;   198.3 fp3     43 dst
        vpxor ymm11, ymm11, [rbp + 3072]                    ;   199.3 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm6                            ;   200.3 fp1     43 dst
        vmovdqu [rbp + 6624], ymm12                         ;   197.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   195.3 fp2     43 dst
        vmovdqu [rbp + 6656], ymm0                          ;   196.0 agu1+fp5   43 dst spill
        vpor ymm0, ymm7, ymm3                               ;   195.5 fp3     43 dst
        vpxor ymm6, ymm6, ymm0                              ;   200.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   200.3 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   201.3 fp2     43 dst
        vpand ymm6, ymm14, ymm4                             ;   196.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   201.3 fp0     43 dst
        vpxor ymm3, ymm4, ymm1                              ;   198.3 fp1     43 dst
        vmovdqu [rbp + 6528], ymm14                         ;   197.5 agu0+fp5   43 dst spill
        vpand ymm14, ymm5, ymm3                             ;   199.3 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                             ;   200.3 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;   201.3 fp0     43 dst
        vpxor ymm2, ymm7, ymm9                              ;   198.3 fp1     43 dst
        vpand ymm14, ymm12, ymm2                            ;   199.3 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   201.3 fp3     43 dst
        vpand ymm14, ymm6, ymm11                            ;   202.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   203.3 fp1     43 dst
        vmovdqu [rbp + 6720], ymm3                          ;   199.3 agu2+fp5   43 dst spill
        vpand ymm3, ymm13, [rbp + 6560]                     ;   201.3 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm3                              ;   202.3 fp3     43 dst
        vpand ymm3, ymm0, ymm8                              ;   204.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm3                              ;   205.3 fp1     43 dst
        vpand ymm3, ymm8, ymm6                              ;   206.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   207.3 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   204.3 fp0     43 dst
        vpor ymm14, ymm14, ymm11                            ;   205.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   206.3 fp2     43 dst
        vpor ymm0, ymm14, ymm3                              ;   208.3 fp3     43 dst
        vpand ymm6, ymm6, ymm3                              ;   208.3 fp0     43 dst
        vpand ymm2, ymm2, ymm3                              ;   208.3 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   209.3 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   209.3 fp3     43 dst
        vpxor ymm0, ymm3, ymm14                             ;   208.3 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;   210.3 fp1     43 dst
        vpxor ymm6, ymm0, ymm11                             ;   210.3 fp2     43 dst
        vpand ymm7, ymm7, ymm14                             ;   207.3 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;   210.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   210.3 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;   209.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   211.3 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;   211.3 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 6560]                      ;   211.3 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm6                              ;   212.3 fp2     43 dst
        vpand ymm6, ymm14, [rbp + 3168]                     ;   207.5 fp3+agu1   43 dst
        vpxor ymm14, ymm14, ymm11                           ;   211.3 fp0     43 dst
        vpand ymm15, ymm15, ymm14                           ;   212.3 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 2944]                    ;   212.3 fp2+agu0   43 dst
        vpand ymm4, ymm4, ymm11                             ;   211.3 fp3     43 dst
        vpand ymm12, ymm12, ymm3                            ;   208.8 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6528]                    ;   211.3 fp1+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6656]                      ;   209.5 fp2+agu0   43 dst
        vpxor ymm11, ymm11, ymm6                            ;   212.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                              ;   210.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   213.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                             ;   213.3 fp2     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   213.3 fp3     43 dst
        vpand ymm15, ymm3, [rbp + 6624]                     ;   211.3 fp0+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   214.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   215.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                           ;   212.3 fp3     43 dst
        vpxor ymm12, ymm12, ymm10                           ;   213.3 fp0     43 dst
        vpand ymm3, ymm3, [rbp + 6592]                      ;   212.3 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   214.3 fp2     43 dst
        vpxor ymm12, ymm4, ymm13                            ;   215.3 fp3     43 dst
        vpand ymm5, ymm5, ymm8                              ;   212.8 fp0     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   216.3 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6720]                      ;   213.5 fp2+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   217.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   218.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   218.3 fp1     43 dst
        vpxor ymm8, ymm8, ymm11                             ;   219.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm8                              ;   220.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm8                              ;   220.3 fp0     43 dst
        vpxor ymm7, ymm7, ymm1                              ;   215.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm3                              ;   221.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   219.3 fp3     43 dst
        vpxor ymm7, ymm7, ymm2                              ;   221.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;   221.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                            ;   222.3 fp2     43 dst
        vmovdqu ymm0, [rbp + 4256]                          ;   214.7 agu0    43 dst
        vmovdqu ymm1, [rbp + 4320]                          ;   214.8 agu1    43 dst
        vmovdqu ymm2, [rbp + 4352]                          ;   215.7 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   222.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   223.7 fp0     43 dst
        vmovdqu ymm3, [rbp + 4448]                          ;   215.8 agu1    43 dst reload
        vpxor ymm5, ymm0, ymm3                              ;   224.7 fp1     43 dst
        vpxor ymm7, ymm5, [rbp + 4416]                      ;   225.7 fp2+agu0   43 dst
        vmovdqu ymm8, [rbp + 4224]                          ;   216.8 agu1    43 dst reload
        vpxor ymm15, ymm5, ymm8                             ;   225.7 fp3     43 dst
        vmovdqu [rbp + 6720], ymm9                          ;   222.3 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 4288]                     ;   226.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6592], ymm4                          ;   222.3 agu1+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 4320]                      ;   227.7 fp1+agu0   43 dst
        vmovdqu [rbp + 6624], ymm10                         ;   220.3 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 4384]                     ;   226.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6656], ymm11                         ;   220.5 agu0+fp5   43 dst spill
        vpxor ymm11, ymm10, ymm8                            ;   227.7 fp3     43 dst
        vmovdqu [rbp + 6528], ymm14                         ;   223.3 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm2                            ;   227.7 fp0     43 dst
        vmovdqu [rbp + 6560], ymm6                          ;   222.5 agu1+fp5   43 dst spill
        vpxor ymm6, ymm7, ymm4                              ;   228.7 fp1     43 dst
        vmovdqu [rbp + 6752], ymm13                         ;   223.5 agu0+fp5   43 dst spill
        vpxor ymm13, ymm6, ymm3                             ;   229.7 fp2     43 dst
        vmovdqu [rbp + 6432], ymm12                         ;   224.5 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                           ;   230.7 fp3     43 dst
        vmovdqu [rbp + 6304], ymm11                         ;   228.7 agu1+fp5   43 dst spill
        vpxor ymm11, ymm12, [rbp + 4320]                    ;   231.7 fp0+agu0   43 dst
        vpxor ymm2, ymm13, ymm8                             ;   230.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   231.7 fp2     43 dst
        vpand ymm2, ymm2, ymm13                             ;   231.7 fp3     43 dst
        vpand ymm8, ymm10, ymm12                            ;   231.7 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   232.7 fp1     43 dst
        vpand ymm8, ymm4, ymm1                              ;   232.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;   233.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   233.7 fp0     43 dst
        vpxor ymm0, ymm4, ymm14                             ;   228.7 fp1     43 dst
        vmovdqu [rbp + 6336], ymm10                         ;   227.8 agu2+fp5   43 dst spill
        vpand ymm10, ymm0, ymm11                            ;   232.7 fp2     43 dst
        vpxor ymm10, ymm10, [rbp + 4352]                    ;   233.7 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm8                            ;   234.7 fp0     43 dst
        vmovdqu [rbp + 6368], ymm12                         ;   231.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   229.7 fp1     43 dst
        vmovdqu [rbp + 6400], ymm0                          ;   229.8 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   229.8 fp2     43 dst
        vpxor ymm8, ymm8, ymm0                              ;   234.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   234.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;   235.7 fp1     43 dst
        vpand ymm8, ymm6, ymm5                              ;   230.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   235.7 fp3     43 dst
        vpxor ymm3, ymm5, ymm1                              ;   232.7 fp0     43 dst
        vmovdqu [rbp + 6272], ymm6                          ;   231.8 agu1+fp5   43 dst spill
        vpand ymm6, ymm7, ymm3                              ;   233.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                              ;   234.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;   235.7 fp3     43 dst
        vpxor ymm2, ymm15, ymm11                            ;   232.7 fp0     43 dst
        vpand ymm6, ymm12, ymm2                             ;   233.7 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   235.7 fp2     43 dst
        vpand ymm6, ymm8, ymm10                             ;   236.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   237.7 fp0     43 dst
        vmovdqu [rbp + 6464], ymm3                          ;   233.7 agu0+fp5   43 dst spill
        vpand ymm3, ymm14, [rbp + 6304]                     ;   235.7 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm3                              ;   236.7 fp2     43 dst
        vpand ymm3, ymm0, ymm9                              ;   238.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm3                              ;   239.7 fp0     43 dst
        vpand ymm3, ymm9, ymm8                              ;   240.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   241.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   238.7 fp3     43 dst
        vpor ymm6, ymm6, ymm10                              ;   239.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm8                              ;   240.7 fp1     43 dst
        vpor ymm0, ymm6, ymm3                               ;   242.7 fp2     43 dst
        vpand ymm8, ymm8, ymm3                              ;   242.7 fp3     43 dst
        vpand ymm2, ymm2, ymm3                              ;   242.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;   243.7 fp1     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   243.7 fp2     43 dst
        vpxor ymm0, ymm3, ymm6                              ;   242.7 fp3     43 dst
        vpand ymm4, ymm4, ymm10                             ;   244.7 fp0     43 dst
        vpxor ymm8, ymm0, ymm10                             ;   244.7 fp1     43 dst
        vpand ymm15, ymm15, ymm6                            ;   241.7 fp2     43 dst
        vpand ymm1, ymm1, ymm10                             ;   244.7 fp3     43 dst
        vpxor ymm10, ymm10, ymm9                            ;   244.7 fp0     43 dst
        vpand ymm11, ymm11, ymm0                            ;   243.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm11                             ;   245.7 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   245.7 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 6304]                      ;   245.7 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm8                            ;   246.7 fp1     43 dst
        vpand ymm8, ymm6, [rbp + 4448]                      ;   241.8 fp2+agu1   43 dst
        vpxor ymm6, ymm6, ymm10                             ;   245.7 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;   246.7 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 4224]                      ;   246.7 fp1+agu0   43 dst
        vpand ymm5, ymm5, ymm10                             ;   245.7 fp2     43 dst
        vpand ymm12, ymm12, ymm3                            ;   243.2 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6272]                    ;   245.7 fp0+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6400]                      ;   243.8 fp1+agu0   43 dst
        vpxor ymm10, ymm10, ymm8                            ;   246.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm9                              ;   244.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   247.7 fp0     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   247.7 fp1     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   247.7 fp2     43 dst
        vpand ymm13, ymm3, [rbp + 6368]                     ;   245.7 fp3+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   248.7 fp0     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   249.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   246.7 fp2     43 dst
        vpxor ymm12, ymm12, ymm4                            ;   247.7 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6336]                      ;   246.7 fp0+agu0   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   248.7 fp1     43 dst
        vpxor ymm12, ymm5, ymm14                            ;   249.7 fp2     43 dst
        vpand ymm7, ymm7, ymm9                              ;   247.2 fp3     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   250.7 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6464]                      ;   247.8 fp1+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   251.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm0                              ;   252.7 fp3     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   252.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm10                             ;   253.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm9                              ;   254.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm9                              ;   254.7 fp3     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   249.7 fp0     43 dst
        vpxor ymm5, ymm5, ymm3                              ;   255.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                              ;   253.7 fp2     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   255.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm2                            ;   255.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   256.7 fp1     43 dst
        vmovdqu ymm0, [rbp + 5536]                          ;   249.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 5600]                          ;   249.2 agu1    43 dst
        vmovdqu ymm2, [rbp + 5632]                          ;   250.0 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   257.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   258.0 fp3     43 dst
        vmovdqu ymm3, [rbp + 5728]                          ;   250.2 agu1    43 dst reload
        vpxor ymm7, ymm0, ymm3                              ;   259.0 fp0     43 dst
        vpxor ymm9, ymm7, [rbp + 5696]                      ;   260.0 fp1+agu0   43 dst
        vmovdqu ymm13, [rbp + 5504]                         ;   251.2 agu1    43 dst reload
        vpxor ymm15, ymm7, ymm13                            ;   260.0 fp2     43 dst
        vmovdqu [rbp + 6464], ymm11                         ;   256.7 agu2+fp5   43 dst spill
        vpxor ymm11, ymm15, [rbp + 5568]                    ;   261.0 fp3+agu0   43 dst
        vmovdqu [rbp + 6336], ymm5                          ;   256.7 agu1+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 5600]                     ;   262.0 fp0+agu0   43 dst
        vmovdqu [rbp + 6368], ymm4                          ;   254.7 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 5664]                      ;   261.0 fp1+agu1   43 dst
        vmovdqu [rbp + 6400], ymm10                         ;   254.8 agu0+fp5   43 dst spill
        vpxor ymm10, ymm4, ymm13                            ;   262.0 fp2     43 dst
        vmovdqu [rbp + 6272], ymm6                          ;   257.7 agu2+fp5   43 dst spill
        vpxor ymm6, ymm4, ymm2                              ;   262.0 fp3     43 dst
        vmovdqu [rbp + 6304], ymm8                          ;   256.8 agu1+fp5   43 dst spill
        vpxor ymm8, ymm9, ymm5                              ;   263.0 fp0     43 dst
        vmovdqu [rbp + 6496], ymm14                         ;   257.8 agu0+fp5   43 dst spill
        vpxor ymm14, ymm8, ymm3                             ;   264.0 fp1     43 dst
        vmovdqu [rbp + 6176], ymm12                         ;   258.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm14                            ;   265.0 fp2     43 dst
        vmovdqu [rbp + 6688], ymm10                         ;   263.0 agu1+fp5   43 dst spill
        vpxor ymm10, ymm12, [rbp + 5600]                    ;   266.0 fp3+agu0   43 dst
        vpxor ymm2, ymm14, ymm13                            ;   265.0 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   266.0 fp1     43 dst
        vpand ymm2, ymm2, ymm14                             ;   266.0 fp2     43 dst
        vpand ymm13, ymm4, ymm12                            ;   266.0 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   267.0 fp0     43 dst
        vpand ymm13, ymm5, ymm1                             ;   267.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   268.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   268.0 fp3     43 dst
        vpxor ymm0, ymm5, ymm6                              ;   263.0 fp0     43 dst
        vmovdqu [rbp + 6048], ymm4                          ;   262.2 agu2+fp5   43 dst spill
        vpand ymm4, ymm0, ymm10                             ;   267.0 fp1     43 dst
        vpxor ymm4, ymm4, [rbp + 5632]                      ;   268.0 fp2+agu1   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   269.0 fp3     43 dst
        vmovdqu [rbp + 6080], ymm12                         ;   266.0 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   264.0 fp0     43 dst
        vmovdqu [rbp + 6112], ymm0                          ;   264.2 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   264.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm0                            ;   269.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   269.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   270.0 fp0     43 dst
        vpand ymm13, ymm8, ymm7                             ;   265.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   270.0 fp2     43 dst
        vpxor ymm3, ymm7, ymm1                              ;   267.0 fp3     43 dst
        vmovdqu [rbp + 6144], ymm8                          ;   266.2 agu1+fp5   43 dst spill
        vpand ymm8, ymm9, ymm3                              ;   268.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm8                              ;   269.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   270.0 fp2     43 dst
        vpxor ymm2, ymm15, ymm10                            ;   267.0 fp3     43 dst
        vpand ymm8, ymm12, ymm2                             ;   268.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   270.0 fp1     43 dst
        vpand ymm8, ymm13, ymm4                             ;   271.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   272.0 fp3     43 dst
        vmovdqu [rbp + 6016], ymm3                          ;   268.0 agu0+fp5   43 dst spill
        vpand ymm3, ymm6, [rbp + 6688]                      ;   270.0 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm3                            ;   271.0 fp1     43 dst
        vpand ymm3, ymm0, ymm11                             ;   273.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   274.0 fp3     43 dst
        vpand ymm3, ymm11, ymm13                            ;   275.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   276.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   273.0 fp2     43 dst
        vpor ymm8, ymm8, ymm4                               ;   274.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   275.0 fp0     43 dst
        vpor ymm0, ymm8, ymm3                               ;   277.0 fp1     43 dst
        vpand ymm13, ymm13, ymm3                            ;   277.0 fp2     43 dst
        vpand ymm2, ymm2, ymm3                              ;   277.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   278.0 fp0     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   278.0 fp1     43 dst
        vpxor ymm0, ymm3, ymm8                              ;   277.0 fp2     43 dst
        vpand ymm5, ymm5, ymm4                              ;   279.0 fp3     43 dst
        vpxor ymm13, ymm0, ymm4                             ;   279.0 fp0     43 dst
        vpand ymm15, ymm15, ymm8                            ;   276.0 fp1     43 dst
        vpand ymm1, ymm1, ymm4                              ;   279.0 fp2     43 dst
        vpxor ymm4, ymm4, ymm11                             ;   279.0 fp3     43 dst
        vpand ymm10, ymm10, ymm0                            ;   278.0 fp0     43 dst
        vpxor ymm1, ymm1, ymm10                             ;   280.0 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   280.0 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6688]                    ;   280.0 fp3+agu0   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   281.0 fp0     43 dst
        vpand ymm13, ymm8, [rbp + 5728]                     ;   276.2 fp1+agu1   43 dst
        vpxor ymm8, ymm8, ymm4                              ;   280.0 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   281.0 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 5504]                      ;   281.0 fp0+agu0   43 dst
        vpand ymm7, ymm7, ymm4                              ;   280.0 fp1     43 dst
        vpand ymm12, ymm12, ymm3                            ;   277.5 fp2     43 dst
        vpand ymm4, ymm4, [rbp + 6144]                      ;   280.0 fp3+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6112]                      ;   278.2 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   281.0 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   279.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   282.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   282.0 fp0     43 dst
        vpxor ymm4, ymm4, ymm6                              ;   282.0 fp1     43 dst
        vpand ymm14, ymm3, [rbp + 6080]                     ;   280.0 fp2+agu1   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   283.0 fp3     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   284.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   281.0 fp1     43 dst
        vpxor ymm12, ymm12, ymm5                            ;   282.0 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6048]                      ;   281.0 fp3+agu0   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   283.0 fp0     43 dst
        vpxor ymm12, ymm7, ymm6                             ;   284.0 fp1     43 dst
        vpand ymm9, ymm9, ymm11                             ;   281.5 fp2     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   285.0 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6016]                    ;   282.2 fp0+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   286.0 fp1     43 dst
        vpxor ymm9, ymm9, ymm0                              ;   287.0 fp2     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   287.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   288.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   289.0 fp1     43 dst
        vpxor ymm2, ymm2, ymm11                             ;   289.0 fp2     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   284.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                              ;   290.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm9                              ;   288.0 fp1     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   290.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm2                            ;   290.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   291.0 fp0     43 dst
        vmovdqu ymm0, [rbp + 2720]                          ;   283.3 agu0    43 dst
        vmovdqu ymm1, [rbp + 2784]                          ;   283.5 agu1    43 dst
        vmovdqu ymm2, [rbp + 2816]                          ;   284.3 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   291.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   292.3 fp2     43 dst
        vmovdqu ymm3, [rbp + 2912]                          ;   284.5 agu1    43 dst reload
        vpxor ymm9, ymm0, ymm3                              ;   293.3 fp3     43 dst
        vpxor ymm11, ymm9, [rbp + 2880]                     ;   294.3 fp0+agu0   43 dst
        vmovdqu ymm14, [rbp + 2688]                         ;   285.5 agu1    43 dst reload
        vpxor ymm15, ymm9, ymm14                            ;   294.3 fp1     43 dst
        vmovdqu [rbp + 6016], ymm10                         ;   291.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm15, [rbp + 2752]                    ;   295.3 fp2+agu0   43 dst
        vmovdqu [rbp + 6048], ymm7                          ;   291.0 agu1+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 2784]                     ;   296.3 fp3+agu0   43 dst
        vmovdqu [rbp + 6080], ymm5                          ;   289.0 agu2+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 2848]                     ;   295.3 fp0+agu1   43 dst
        vmovdqu [rbp + 6112], ymm4                          ;   289.2 agu0+fp5   43 dst spill
        vpxor ymm4, ymm5, ymm14                             ;   296.3 fp1     43 dst
        vmovdqu [rbp + 6144], ymm8                          ;   292.0 agu2+fp5   43 dst spill
        vpxor ymm8, ymm5, ymm2                              ;   296.3 fp2     43 dst
        vmovdqu [rbp + 6688], ymm13                         ;   291.2 agu1+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm7                            ;   297.3 fp3     43 dst
        vmovdqu [rbp + 6208], ymm6                          ;   292.2 agu0+fp5   43 dst spill
        vpxor ymm6, ymm13, ymm3                             ;   298.3 fp0     43 dst
        vmovdqu [rbp + 6240], ymm12                         ;   293.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm8, ymm6                             ;   299.3 fp1     43 dst
        vmovdqu [rbp + 6944], ymm4                          ;   297.3 agu1+fp5   43 dst spill
        vpxor ymm4, ymm12, [rbp + 2784]                     ;   300.3 fp2+agu0   43 dst
        vpxor ymm2, ymm6, ymm14                             ;   299.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   300.3 fp0     43 dst
        vpand ymm2, ymm2, ymm6                              ;   300.3 fp1     43 dst
        vpand ymm14, ymm5, ymm12                            ;   300.3 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   301.3 fp3     43 dst
        vpand ymm14, ymm7, ymm1                             ;   301.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   302.3 fp1     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   302.3 fp2     43 dst
        vpxor ymm0, ymm7, ymm8                              ;   297.3 fp3     43 dst
        vmovdqu [rbp + 6816], ymm5                          ;   296.5 agu2+fp5   43 dst spill
        vpand ymm5, ymm0, ymm4                              ;   301.3 fp0     43 dst
        vpxor ymm5, ymm5, [rbp + 2816]                      ;   302.3 fp1+agu1   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   303.3 fp2     43 dst
        vmovdqu [rbp + 6848], ymm12                         ;   300.3 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   298.3 fp3     43 dst
        vmovdqu [rbp + 6880], ymm0                          ;   298.5 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   298.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm0                            ;   303.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   303.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   304.3 fp3     43 dst
        vpand ymm14, ymm13, ymm9                            ;   299.5 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   304.3 fp1     43 dst
        vpxor ymm3, ymm9, ymm1                              ;   301.3 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                         ;   300.5 agu1+fp5   43 dst spill
        vpand ymm13, ymm11, ymm3                            ;   302.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                             ;   303.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   304.3 fp1     43 dst
        vpxor ymm2, ymm15, ymm4                             ;   301.3 fp2     43 dst
        vpand ymm13, ymm12, ymm2                            ;   302.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   304.3 fp0     43 dst
        vpand ymm13, ymm14, ymm5                            ;   305.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   306.3 fp2     43 dst
        vmovdqu [rbp + 6784], ymm3                          ;   302.3 agu0+fp5   43 dst spill
        vpand ymm3, ymm8, [rbp + 6944]                      ;   304.3 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm3                            ;   305.3 fp0     43 dst
        vpand ymm3, ymm0, ymm10                             ;   307.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm3                            ;   308.3 fp2     43 dst
        vpand ymm3, ymm10, ymm14                            ;   309.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   310.3 fp0     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   307.3 fp1     43 dst
        vpor ymm13, ymm13, ymm5                             ;   308.3 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   309.3 fp3     43 dst
        vpor ymm0, ymm13, ymm3                              ;   311.3 fp0     43 dst
        vpand ymm14, ymm14, ymm3                            ;   311.3 fp1     43 dst
        vpand ymm2, ymm2, ymm3                              ;   311.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   312.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   312.3 fp0     43 dst
        vpxor ymm0, ymm3, ymm13                             ;   311.3 fp1     43 dst
        vpand ymm7, ymm7, ymm5                              ;   313.3 fp2     43 dst
        vpxor ymm14, ymm0, ymm5                             ;   313.3 fp3     43 dst
        vpand ymm15, ymm15, ymm13                           ;   310.3 fp0     43 dst
        vpand ymm1, ymm1, ymm5                              ;   313.3 fp1     43 dst
        vpxor ymm5, ymm5, ymm10                             ;   313.3 fp2     43 dst
        vpand ymm4, ymm4, ymm0                              ;   312.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   314.3 fp0     43 dst
        vpand ymm8, ymm8, ymm14                             ;   314.3 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6944]                    ;   314.3 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm14                             ;   315.3 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 2912]                    ;   310.5 fp0+agu1   43 dst
        vpxor ymm13, ymm13, ymm5                            ;   314.3 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   315.3 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 2688]                    ;   315.3 fp3+agu0   43 dst
        vpand ymm9, ymm9, ymm5                              ;   314.3 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   311.8 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 6912]                      ;   314.3 fp2+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6880]                      ;   312.5 fp3+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   315.3 fp0     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   313.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   316.3 fp2     43 dst
        vpxor ymm9, ymm9, ymm13                             ;   316.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm8                              ;   316.3 fp0     43 dst
        vpand ymm6, ymm3, [rbp + 6848]                      ;   314.3 fp1+agu1   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   317.3 fp2     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   318.3 fp3     43 dst
        vpxor ymm7, ymm7, ymm6                              ;   315.3 fp0     43 dst
        vpxor ymm12, ymm12, ymm7                            ;   316.3 fp1     43 dst
        vpand ymm3, ymm3, [rbp + 6816]                      ;   315.3 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   317.3 fp3     43 dst
        vpxor ymm6, ymm9, ymm8                              ;   318.3 fp0     43 dst
        vpand ymm11, ymm11, ymm10                           ;   315.8 fp1     43 dst
        vpxor ymm6, ymm1, ymm6                              ;   319.3 fp2     43 dst
        vpand ymm10, ymm10, [rbp + 6784]                    ;   316.5 fp3+agu1   43 dst
        vpxor ymm0, ymm0, ymm6                              ;   320.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   321.3 fp1     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   321.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   322.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   323.3 fp0     43 dst
        vpxor ymm2, ymm2, ymm10                             ;   323.3 fp1     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   318.3 fp2     43 dst
        vpxor ymm9, ymm9, ymm3                              ;   324.3 fp3     43 dst
        vpxor ymm7, ymm7, ymm11                             ;   322.3 fp0     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   324.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                              ;   324.3 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                           ;   325.3 fp3     43 dst
        vmovdqu ymm0, [rbp + 6432]                          ;   317.7 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 384]                       ;   324.7 fp0+agu1   58 dst
        vmovdqu ymm1, [rbp + 6752]                          ;   318.7 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 416]                       ;   325.7 fp1+agu1   58 dst
        vmovdqu ymm2, [rbp + 6560]                          ;   319.7 agu0    58 dst
        vpxor ymm2, ymm2, [r8 + 42048]                      ;   326.7 fp2+agu1   58 dst
        vmovdqu ymm3, [rbp + 6528]                          ;   320.7 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 42080]                      ;   327.7 fp3+agu1   58 dst
        vmovdqu ymm10, [rbp + 6656]                         ;   321.7 agu0    58 dst
        vpxor ymm10, ymm10, [r8 + 42112]                    ;   328.7 fp0+agu1   58 dst
        vmovdqu ymm11, [rbp + 6624]                         ;   322.7 agu0    58 dst
        vpxor ymm11, ymm11, [rbp + 448]                     ;   329.7 fp1+agu1   58 dst
        vmovdqu ymm12, [rbp + 6592]                         ;   323.7 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 480]                     ;   330.7 fp2+agu1   58 dst
        vmovdqu ymm15, [rbp + 6720]                         ;   324.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42208]                    ;   331.7 fp3+agu1   58 dst
        vmovdqu [rbp + 6720], ymm15                         ;   332.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6176]                         ;   325.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 512]                     ;   332.7 fp0+agu1   58 dst
        vmovdqu [rbp + 6176], ymm15                         ;   333.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6496]                         ;   326.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 544]                     ;   333.7 fp1+agu1   58 dst
        vmovdqu [rbp + 6496], ymm15                         ;   334.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6304]                         ;   327.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42304]                    ;   334.7 fp2+agu1   58 dst
        vmovdqu [rbp + 6304], ymm15                         ;   335.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6272]                         ;   328.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42336]                    ;   335.7 fp3+agu1   58 dst
        vmovdqu [rbp + 6272], ymm15                         ;   336.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6400]                         ;   329.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42368]                    ;   336.7 fp0+agu1   58 dst
        vmovdqu [rbp + 6400], ymm15                         ;   337.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6368]                         ;   330.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 576]                     ;   337.7 fp1+agu1   58 dst
        vmovdqu [rbp + 6368], ymm15                         ;   338.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6336]                         ;   331.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 608]                     ;   338.7 fp2+agu1   58 dst
        vmovdqu [rbp + 6336], ymm15                         ;   339.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6464]                         ;   332.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 42464]                    ;   339.7 fp3+agu1   58 dst
        vmovdqu [rbp + 6464], ymm15                         ;   340.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6240]                         ;   333.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 640]                     ;   340.7 fp0+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 768]                       ;   334.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6240], ymm6                          ;   335.7 agu2+fp5   58 dst spill
        vmovdqu ymm6, [rbp + 6208]                          ;   334.8 agu1    58 dst
        vpxor ymm6, ymm6, [rbp + 672]                       ;   341.8 fp2+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 800]                       ;   335.8 fp3+agu1   58 dst
        vmovdqu [rbp + 6208], ymm8                          ;   336.8 agu2+fp5   58 dst spill
        vmovdqu ymm8, [rbp + 6688]                          ;   336.7 agu0    58 dst
        vpxor ymm8, ymm8, [r8 + 42560]                      ;   343.7 fp0+agu1   58 dst
        vpxor ymm14, ymm14, [r8 + 42816]                    ;   337.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6688], ymm14                         ;   338.7 agu2+fp5   58 dst spill
        vmovdqu ymm14, [rbp + 6144]                         ;   337.8 agu1    58 dst
        vpxor ymm14, ymm14, [r8 + 42592]                    ;   344.8 fp2+agu0   58 dst
        vpxor ymm13, ymm13, [r8 + 42848]                    ;   338.8 fp3+agu1   58 dst
        vmovdqu [rbp + 6144], ymm13                         ;   339.8 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 6112]                         ;   339.7 agu0    58 dst
        vpxor ymm13, ymm13, [r8 + 42624]                    ;   346.7 fp0+agu1   58 dst
        vpxor ymm5, ymm5, [r8 + 42880]                      ;   340.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6112], ymm5                          ;   341.7 agu2+fp5   58 dst spill
        vmovdqu ymm5, [rbp + 6080]                          ;   340.8 agu1    58 dst
        vpxor ymm5, ymm5, [rbp + 704]                       ;   347.8 fp2+agu0   58 dst
        vpxor ymm7, ymm7, [rbp + 832]                       ;   341.8 fp3+agu1   58 dst
        vmovdqu [rbp + 6080], ymm7                          ;   342.8 agu2+fp5   58 dst spill
        vmovdqu ymm7, [rbp + 6048]                          ;   342.7 agu0    58 dst
        vpxor ymm7, ymm7, [rbp + 736]                       ;   349.7 fp0+agu1   58 dst
        vpxor ymm9, ymm9, [rbp + 864]                       ;   343.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6048], ymm9                          ;   344.7 agu2+fp5   58 dst spill
        vmovdqu ymm9, [rbp + 6016]                          ;   343.8 agu1    58 dst
        vpxor ymm9, ymm9, [r8 + 42720]                      ;   350.8 fp2+agu0   58 dst
        vmovdqu [r9 + 1024], ymm0                           ;   341.2 agu2+fp5   58 dst
        vpxor ymm4, ymm4, [r8 + 42976]                      ;   344.8 fp3+agu1   58 dst
        vmovdqu [r9 + 1056], ymm1                           ;   342.2 agu2+fp5   58 dst
        vmovdqu [r9 + 1088], ymm2                           ;   343.2 agu2+fp5   58 dst
        vmovdqu [r9 + 1120], ymm3                           ;   344.2 agu2+fp5   58 dst
        vmovdqu [r9 + 1152], ymm10                          ;   345.2 agu2+fp5   58 dst
        vmovdqu [r9 + 1184], ymm11                          ;   346.2 agu0+fp5   58 dst
        vmovdqu [r9 + 1216], ymm12                          ;   347.2 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6720]                          ;   346.7 agu0    58 dst reload
        vmovdqu [r9 + 1248], ymm0                           ;   353.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6176]                          ;   346.8 agu1    58 dst reload
        vmovdqu [r9 + 1280], ymm0                           ;   353.8 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6496]                          ;   347.7 agu0    58 dst reload
        vmovdqu [r9 + 1312], ymm0                           ;   354.7 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6304]                          ;   348.7 agu0    58 dst reload
        vmovdqu [r9 + 1344], ymm0                           ;   355.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6272]                          ;   348.8 agu1    58 dst reload
        vmovdqu [r9 + 1376], ymm0                           ;   355.8 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6400]                          ;   349.7 agu0    58 dst reload
        vmovdqu [r9 + 1408], ymm0                           ;   356.7 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6368]                          ;   350.7 agu0    58 dst reload
        vmovdqu [r9 + 1440], ymm0                           ;   357.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6336]                          ;   350.8 agu1    58 dst reload
        vmovdqu [r9 + 1472], ymm0                           ;   357.8 agu2+fp5   58 dst
        vmovdqu [r9 + 1536], ymm15                          ;   356.2 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                          ;   351.8 agu1    58 dst reload
        vmovdqu [r9 + 1504], ymm0                           ;   358.8 agu2+fp5   58 dst
        vmovdqu [r9 + 1568], ymm6                           ;   358.2 agu0+fp5   58 dst
        vmovdqu [r9 + 1600], ymm8                           ;   359.2 agu1+fp5   58 dst
        vmovdqu [r9 + 1632], ymm14                          ;   360.2 agu2+fp5   58 dst
        vmovdqu [r9 + 1664], ymm13                          ;   361.2 agu0+fp5   58 dst
        vmovdqu [r9 + 1696], ymm5                           ;   362.2 agu1+fp5   58 dst
        vmovdqu [r9 + 1728], ymm7                           ;   363.2 agu2+fp5   58 dst
        vmovdqu [r9 + 1760], ymm9                           ;   364.2 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6240]                          ;   354.8 agu1    58 dst reload
        vmovdqu [r9 + 1792], ymm0                           ;   365.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6208]                          ;   355.7 agu0    58 dst reload
        vmovdqu [r9 + 1824], ymm0                           ;   366.2 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6688]                          ;   356.7 agu0    58 dst reload
        vmovdqu [r9 + 1856], ymm0                           ;   367.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6144]                          ;   356.8 agu1    58 dst reload
        vmovdqu [r9 + 1888], ymm0                           ;   368.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6112]                          ;   357.7 agu0    58 dst reload
        vmovdqu [r9 + 1920], ymm0                           ;   369.2 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6080]                          ;   358.7 agu0    58 dst reload
        vmovdqu [r9 + 1952], ymm0                           ;   370.2 agu2+fp5   58 dst
        vmovdqu [r9 + 2016], ymm4                           ;   371.2 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6048]                          ;   359.7 agu0    58 dst reload
        vmovdqu [r9 + 1984], ymm0                           ;   372.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 4000]                          ;   359.8 agu1    43 dst
        vmovdqu ymm1, [rbp + 4064]                          ;   360.7 agu0    43 dst
        vmovdqu ymm2, [rbp + 4096]                          ;   360.8 agu1    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   367.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   368.8 fp1     43 dst
        vmovdqu ymm3, [rbp + 4192]                          ;   361.7 agu0    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   369.8 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 4160]                      ;   370.8 fp3+agu1   43 dst
        vmovdqu ymm6, [rbp + 3968]                          ;   362.7 agu0    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   370.8 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 4032]                      ;   371.8 fp1+agu1   43 dst
        vmovdqu ymm9, [rbp + 4064]                          ;   363.7 agu0    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   372.8 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 4128]                     ;   371.8 fp3+agu1   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   372.8 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;   372.8 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;   373.8 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;   374.8 fp3     43 dst
        vmovdqu [rbp + 6048], ymm12                         ;   373.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                           ;   375.8 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                             ;   376.8 fp1     43 dst
        vpxor ymm2, ymm15, ymm6                             ;   375.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   376.8 fp3     43 dst
        vpand ymm2, ymm2, ymm15                             ;   376.8 fp0     43 dst
        vpand ymm6, ymm11, ymm12                            ;   376.8 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   377.8 fp2     43 dst
        vpand ymm6, ymm10, ymm1                             ;   377.8 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;   378.8 fp0     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   378.8 fp1     43 dst
        vpxor ymm0, ymm10, ymm13                            ;   373.8 fp2     43 dst
        vmovdqu [rbp + 6080], ymm11                         ;   374.2 agu0+fp5   43 dst spill
        vpand ymm11, ymm0, ymm9                             ;   377.8 fp3     43 dst
        vpxor ymm11, ymm11, [rbp + 4096]                    ;   378.8 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm6                            ;   379.8 fp1     43 dst
        vmovdqu [rbp + 6112], ymm12                         ;   376.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   374.8 fp2     43 dst
        vmovdqu [rbp + 6144], ymm0                          ;   376.2 agu0+fp5   43 dst spill
        vpor ymm0, ymm7, ymm3                               ;   375.0 fp3     43 dst
        vpxor ymm6, ymm6, ymm0                              ;   379.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   379.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   380.8 fp2     43 dst
        vpand ymm6, ymm14, ymm4                             ;   376.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   380.8 fp0     43 dst
        vpxor ymm3, ymm4, ymm1                              ;   377.8 fp1     43 dst
        vmovdqu [rbp + 6688], ymm14                         ;   377.2 agu1+fp5   43 dst spill
        vpand ymm14, ymm5, ymm3                             ;   378.8 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                             ;   379.8 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;   380.8 fp0     43 dst
        vpxor ymm2, ymm7, ymm9                              ;   377.8 fp1     43 dst
        vpand ymm14, ymm12, ymm2                            ;   378.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   380.8 fp3     43 dst
        vpand ymm14, ymm6, ymm11                            ;   381.8 fp0     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   382.8 fp1     43 dst
        vmovdqu [rbp + 6208], ymm3                          ;   378.8 agu2+fp5   43 dst spill
        vpand ymm3, ymm13, [rbp + 6048]                     ;   380.8 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm3                              ;   381.8 fp3     43 dst
        vpand ymm3, ymm0, ymm8                              ;   383.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm3                              ;   384.8 fp1     43 dst
        vpand ymm3, ymm8, ymm6                              ;   385.8 fp2     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   386.8 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   383.8 fp0     43 dst
        vpor ymm14, ymm14, ymm11                            ;   384.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   385.8 fp2     43 dst
        vpor ymm0, ymm14, ymm3                              ;   387.8 fp3     43 dst
        vpand ymm6, ymm6, ymm3                              ;   387.8 fp0     43 dst
        vpand ymm2, ymm2, ymm3                              ;   387.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   388.8 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   388.8 fp3     43 dst
        vpxor ymm0, ymm3, ymm14                             ;   387.8 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;   389.8 fp1     43 dst
        vpxor ymm6, ymm0, ymm11                             ;   389.8 fp2     43 dst
        vpand ymm7, ymm7, ymm14                             ;   386.8 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;   389.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   389.8 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;   388.8 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   390.8 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;   390.8 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 6048]                      ;   390.8 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm6                              ;   391.8 fp2     43 dst
        vpand ymm6, ymm14, [rbp + 4192]                     ;   387.0 fp3+agu0   43 dst
        vpxor ymm14, ymm14, ymm11                           ;   390.8 fp0     43 dst
        vpand ymm15, ymm15, ymm14                           ;   391.8 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 3968]                    ;   391.8 fp2+agu1   43 dst
        vpand ymm4, ymm4, ymm11                             ;   390.8 fp3     43 dst
        vpand ymm12, ymm12, ymm3                            ;   388.3 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6688]                    ;   390.8 fp1+agu0   43 dst
        vpand ymm0, ymm0, [rbp + 6144]                      ;   389.0 fp2+agu1   43 dst
        vpxor ymm11, ymm11, ymm6                            ;   391.8 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                              ;   389.8 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   392.8 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                             ;   392.8 fp2     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   392.8 fp3     43 dst
        vpand ymm15, ymm3, [rbp + 6112]                     ;   390.8 fp0+agu0   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   393.8 fp1     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   394.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                           ;   391.8 fp3     43 dst
        vpxor ymm12, ymm12, ymm10                           ;   392.8 fp0     43 dst
        vpand ymm3, ymm3, [rbp + 6080]                      ;   391.8 fp1+agu1   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   393.8 fp2     43 dst
        vpxor ymm12, ymm4, ymm13                            ;   394.8 fp3     43 dst
        vpand ymm5, ymm5, ymm8                              ;   392.3 fp0     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   395.8 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6208]                      ;   393.0 fp2+agu0   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   396.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   397.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   397.8 fp1     43 dst
        vpxor ymm8, ymm8, ymm11                             ;   398.8 fp2     43 dst
        vpxor ymm3, ymm3, ymm8                              ;   399.8 fp3     43 dst
        vpxor ymm2, ymm2, ymm8                              ;   399.8 fp0     43 dst
        vpxor ymm7, ymm7, ymm1                              ;   394.8 fp1     43 dst
        vpxor ymm4, ymm4, ymm3                              ;   400.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   398.8 fp3     43 dst
        vpxor ymm7, ymm7, ymm2                              ;   400.8 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;   400.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                            ;   401.8 fp2     43 dst
        vmovdqu ymm0, [rbp + 5280]                          ;   394.2 agu1    43 dst
        vmovdqu ymm1, [rbp + 5344]                          ;   394.3 agu0    43 dst
        vmovdqu ymm2, [rbp + 5376]                          ;   395.2 agu1    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   402.2 fp3     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   403.2 fp0     43 dst
        vmovdqu ymm3, [rbp + 5472]                          ;   395.3 agu0    43 dst reload
        vpxor ymm5, ymm0, ymm3                              ;   404.2 fp1     43 dst
        vpxor ymm7, ymm5, [rbp + 5440]                      ;   405.2 fp2+agu1   43 dst
        vmovdqu ymm8, [rbp + 5248]                          ;   396.3 agu0    43 dst reload
        vpxor ymm15, ymm5, ymm8                             ;   405.2 fp3     43 dst
        vmovdqu [rbp + 6208], ymm9                          ;   401.8 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 5312]                     ;   406.2 fp0+agu1   43 dst
        vmovdqu [rbp + 6080], ymm4                          ;   401.8 agu0+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 5344]                      ;   407.2 fp1+agu1   43 dst
        vmovdqu [rbp + 6112], ymm10                         ;   399.8 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 5408]                     ;   406.2 fp2+agu0   43 dst
        vmovdqu [rbp + 6144], ymm11                         ;   400.0 agu1+fp5   43 dst spill
        vpxor ymm11, ymm10, ymm8                            ;   407.2 fp3     43 dst
        vmovdqu [rbp + 6688], ymm14                         ;   402.8 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm2                            ;   407.2 fp0     43 dst
        vmovdqu [rbp + 6048], ymm6                          ;   402.0 agu0+fp5   43 dst spill
        vpxor ymm6, ymm7, ymm4                              ;   408.2 fp1     43 dst
        vmovdqu [rbp + 6240], ymm13                         ;   403.0 agu1+fp5   43 dst spill
        vpxor ymm13, ymm6, ymm3                             ;   409.2 fp2     43 dst
        vmovdqu [rbp + 6464], ymm12                         ;   404.0 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                           ;   410.2 fp3     43 dst
        vmovdqu [rbp + 6336], ymm11                         ;   408.2 agu0+fp5   43 dst spill
        vpxor ymm11, ymm12, [rbp + 5344]                    ;   411.2 fp0+agu1   43 dst
        vpxor ymm2, ymm13, ymm8                             ;   410.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   411.2 fp2     43 dst
        vpand ymm2, ymm2, ymm13                             ;   411.2 fp3     43 dst
        vpand ymm8, ymm10, ymm12                            ;   411.2 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   412.2 fp1     43 dst
        vpand ymm8, ymm4, ymm1                              ;   412.2 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;   413.2 fp3     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   413.2 fp0     43 dst
        vpxor ymm0, ymm4, ymm14                             ;   408.2 fp1     43 dst
        vmovdqu [rbp + 6368], ymm10                         ;   407.3 agu2+fp5   43 dst spill
        vpand ymm10, ymm0, ymm11                            ;   412.2 fp2     43 dst
        vpxor ymm10, ymm10, [rbp + 5376]                    ;   413.2 fp3+agu0   43 dst
        vpxor ymm10, ymm10, ymm8                            ;   414.2 fp0     43 dst
        vmovdqu [rbp + 6400], ymm12                         ;   411.2 agu1+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   409.2 fp1     43 dst
        vmovdqu [rbp + 6272], ymm0                          ;   409.3 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   409.3 fp2     43 dst
        vpxor ymm8, ymm8, ymm0                              ;   414.2 fp3     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   414.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;   415.2 fp1     43 dst
        vpand ymm8, ymm6, ymm5                              ;   410.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   415.2 fp3     43 dst
        vpxor ymm3, ymm5, ymm1                              ;   412.2 fp0     43 dst
        vmovdqu [rbp + 6304], ymm6                          ;   411.3 agu0+fp5   43 dst spill
        vpand ymm6, ymm7, ymm3                              ;   413.2 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                              ;   414.2 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;   415.2 fp3     43 dst
        vpxor ymm2, ymm15, ymm11                            ;   412.2 fp0     43 dst
        vpand ymm6, ymm12, ymm2                             ;   413.2 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   415.2 fp2     43 dst
        vpand ymm6, ymm8, ymm10                             ;   416.2 fp3     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   417.2 fp0     43 dst
        vmovdqu [rbp + 6496], ymm3                          ;   413.2 agu1+fp5   43 dst spill
        vpand ymm3, ymm14, [rbp + 6336]                     ;   415.2 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm3                              ;   416.2 fp2     43 dst
        vpand ymm3, ymm0, ymm9                              ;   418.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm3                              ;   419.2 fp0     43 dst
        vpand ymm3, ymm9, ymm8                              ;   420.2 fp1     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   421.2 fp2     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   418.2 fp3     43 dst
        vpor ymm6, ymm6, ymm10                              ;   419.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm8                              ;   420.2 fp1     43 dst
        vpor ymm0, ymm6, ymm3                               ;   422.2 fp2     43 dst
        vpand ymm8, ymm8, ymm3                              ;   422.2 fp3     43 dst
        vpand ymm2, ymm2, ymm3                              ;   422.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;   423.2 fp1     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   423.2 fp2     43 dst
        vpxor ymm0, ymm3, ymm6                              ;   422.2 fp3     43 dst
        vpand ymm4, ymm4, ymm10                             ;   424.2 fp0     43 dst
        vpxor ymm8, ymm0, ymm10                             ;   424.2 fp1     43 dst
        vpand ymm15, ymm15, ymm6                            ;   421.2 fp2     43 dst
        vpand ymm1, ymm1, ymm10                             ;   424.2 fp3     43 dst
        vpxor ymm10, ymm10, ymm9                            ;   424.2 fp0     43 dst
        vpand ymm11, ymm11, ymm0                            ;   423.2 fp1     43 dst
        vpxor ymm1, ymm1, ymm11                             ;   425.2 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   425.2 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 6336]                      ;   425.2 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm8                            ;   426.2 fp1     43 dst
        vpand ymm8, ymm6, [rbp + 5472]                      ;   421.3 fp2+agu0   43 dst
        vpxor ymm6, ymm6, ymm10                             ;   425.2 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;   426.2 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 5248]                      ;   426.2 fp1+agu1   43 dst
        vpand ymm5, ymm5, ymm10                             ;   425.2 fp2     43 dst
        vpand ymm12, ymm12, ymm3                            ;   422.7 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6304]                    ;   425.2 fp0+agu0   43 dst
        vpand ymm0, ymm0, [rbp + 6272]                      ;   423.3 fp1+agu1   43 dst
        vpxor ymm10, ymm10, ymm8                            ;   426.2 fp2     43 dst
        vpxor ymm3, ymm3, ymm9                              ;   424.2 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   427.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   427.2 fp1     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   427.2 fp2     43 dst
        vpand ymm13, ymm3, [rbp + 6400]                     ;   425.2 fp3+agu0   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   428.2 fp0     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   429.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   426.2 fp2     43 dst
        vpxor ymm12, ymm12, ymm4                            ;   427.2 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6368]                      ;   426.2 fp0+agu1   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   428.2 fp1     43 dst
        vpxor ymm12, ymm5, ymm14                            ;   429.2 fp2     43 dst
        vpand ymm7, ymm7, ymm9                              ;   426.7 fp3     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   430.2 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6496]                      ;   427.3 fp1+agu0   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   431.2 fp2     43 dst
        vpxor ymm7, ymm7, ymm0                              ;   432.2 fp3     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   432.2 fp0     43 dst
        vpxor ymm9, ymm9, ymm10                             ;   433.2 fp1     43 dst
        vpxor ymm3, ymm3, ymm9                              ;   434.2 fp2     43 dst
        vpxor ymm2, ymm2, ymm9                              ;   434.2 fp3     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   429.2 fp0     43 dst
        vpxor ymm5, ymm5, ymm3                              ;   435.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                              ;   433.2 fp2     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   435.2 fp3     43 dst
        vpxor ymm11, ymm11, ymm2                            ;   435.2 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   436.2 fp1     43 dst
        vmovdqu ymm0, [rbp + 2464]                          ;   428.5 agu1    43 dst
        vmovdqu ymm1, [rbp + 2528]                          ;   428.7 agu0    43 dst
        vmovdqu ymm2, [rbp + 2560]                          ;   429.5 agu1    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   436.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   437.5 fp3     43 dst
        vmovdqu ymm3, [rbp + 2656]                          ;   429.7 agu0    43 dst reload
        vpxor ymm7, ymm0, ymm3                              ;   438.5 fp0     43 dst
        vpxor ymm9, ymm7, [rbp + 2624]                      ;   439.5 fp1+agu1   43 dst
        vmovdqu ymm13, [rbp + 2432]                         ;   430.7 agu0    43 dst reload
        vpxor ymm15, ymm7, ymm13                            ;   439.5 fp2     43 dst
        vmovdqu [rbp + 6496], ymm11                         ;   436.2 agu2+fp5   43 dst spill
        vpxor ymm11, ymm15, [rbp + 2496]                    ;   440.5 fp3+agu1   43 dst
        vmovdqu [rbp + 6368], ymm5                          ;   436.2 agu0+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 2528]                     ;   441.5 fp0+agu1   43 dst
        vmovdqu [rbp + 6400], ymm4                          ;   434.2 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 2592]                      ;   440.5 fp1+agu0   43 dst
        vmovdqu [rbp + 6272], ymm10                         ;   434.3 agu1+fp5   43 dst spill
        vpxor ymm10, ymm4, ymm13                            ;   441.5 fp2     43 dst
        vmovdqu [rbp + 6304], ymm6                          ;   437.2 agu2+fp5   43 dst spill
        vpxor ymm6, ymm4, ymm2                              ;   441.5 fp3     43 dst
        vmovdqu [rbp + 6336], ymm8                          ;   436.3 agu0+fp5   43 dst spill
        vpxor ymm8, ymm9, ymm5                              ;   442.5 fp0     43 dst
        vmovdqu [rbp + 6176], ymm14                         ;   437.3 agu1+fp5   43 dst spill
        vpxor ymm14, ymm8, ymm3                             ;   443.5 fp1     43 dst
        vmovdqu [rbp + 6720], ymm12                         ;   438.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm14                            ;   444.5 fp2     43 dst
        vmovdqu [rbp + 6016], ymm10                         ;   442.5 agu0+fp5   43 dst spill
        vpxor ymm10, ymm12, [rbp + 2528]                    ;   445.5 fp3+agu1   43 dst
        vpxor ymm2, ymm14, ymm13                            ;   444.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   445.5 fp1     43 dst
        vpand ymm2, ymm2, ymm14                             ;   445.5 fp2     43 dst
        vpand ymm13, ymm4, ymm12                            ;   445.5 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   446.5 fp0     43 dst
        vpand ymm13, ymm5, ymm1                             ;   446.5 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   447.5 fp2     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   447.5 fp3     43 dst
        vpxor ymm0, ymm5, ymm6                              ;   442.5 fp0     43 dst
        vmovdqu [rbp + 6592], ymm4                          ;   441.7 agu2+fp5   43 dst spill
        vpand ymm4, ymm0, ymm10                             ;   446.5 fp1     43 dst
        vpxor ymm4, ymm4, [rbp + 2560]                      ;   447.5 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   448.5 fp3     43 dst
        vmovdqu [rbp + 6624], ymm12                         ;   445.5 agu1+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   443.5 fp0     43 dst
        vmovdqu [rbp + 6656], ymm0                          ;   443.7 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   443.7 fp1     43 dst
        vpxor ymm13, ymm13, ymm0                            ;   448.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   448.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   449.5 fp0     43 dst
        vpand ymm13, ymm8, ymm7                             ;   444.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   449.5 fp2     43 dst
        vpxor ymm3, ymm7, ymm1                              ;   446.5 fp3     43 dst
        vmovdqu [rbp + 6528], ymm8                          ;   445.7 agu0+fp5   43 dst spill
        vpand ymm8, ymm9, ymm3                              ;   447.5 fp0     43 dst
        vpxor ymm2, ymm2, ymm8                              ;   448.5 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   449.5 fp2     43 dst
        vpxor ymm2, ymm15, ymm10                            ;   446.5 fp3     43 dst
        vpand ymm8, ymm12, ymm2                             ;   447.5 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   449.5 fp1     43 dst
        vpand ymm8, ymm13, ymm4                             ;   450.5 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   451.5 fp3     43 dst
        vmovdqu [rbp + 6560], ymm3                          ;   447.5 agu1+fp5   43 dst spill
        vpand ymm3, ymm6, [rbp + 6016]                      ;   449.5 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm3                            ;   450.5 fp1     43 dst
        vpand ymm3, ymm0, ymm11                             ;   452.5 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   453.5 fp3     43 dst
        vpand ymm3, ymm11, ymm13                            ;   454.5 fp0     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   455.5 fp1     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   452.5 fp2     43 dst
        vpor ymm8, ymm8, ymm4                               ;   453.5 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   454.5 fp0     43 dst
        vpor ymm0, ymm8, ymm3                               ;   456.5 fp1     43 dst
        vpand ymm13, ymm13, ymm3                            ;   456.5 fp2     43 dst
        vpand ymm2, ymm2, ymm3                              ;   456.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   457.5 fp0     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   457.5 fp1     43 dst
        vpxor ymm0, ymm3, ymm8                              ;   456.5 fp2     43 dst
        vpand ymm5, ymm5, ymm4                              ;   458.5 fp3     43 dst
        vpxor ymm13, ymm0, ymm4                             ;   458.5 fp0     43 dst
        vpand ymm15, ymm15, ymm8                            ;   455.5 fp1     43 dst
        vpand ymm1, ymm1, ymm4                              ;   458.5 fp2     43 dst
        vpxor ymm4, ymm4, ymm11                             ;   458.5 fp3     43 dst
        vpand ymm10, ymm10, ymm0                            ;   457.5 fp0     43 dst
        vpxor ymm1, ymm1, ymm10                             ;   459.5 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   459.5 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6016]                    ;   459.5 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   460.5 fp0     43 dst
        vpand ymm13, ymm8, [rbp + 2656]                     ;   455.7 fp1+agu0   43 dst
        vpxor ymm8, ymm8, ymm4                              ;   459.5 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   460.5 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 2432]                      ;   460.5 fp0+agu1   43 dst
        vpand ymm7, ymm7, ymm4                              ;   459.5 fp1     43 dst
        vpand ymm12, ymm12, ymm3                            ;   457.0 fp2     43 dst
        vpand ymm4, ymm4, [rbp + 6528]                      ;   459.5 fp3+agu0   43 dst
        vpand ymm0, ymm0, [rbp + 6656]                      ;   457.7 fp0+agu1   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   460.5 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   458.5 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   461.5 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   461.5 fp0     43 dst
        vpxor ymm4, ymm4, ymm6                              ;   461.5 fp1     43 dst
        vpand ymm14, ymm3, [rbp + 6624]                     ;   459.5 fp2+agu0   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   462.5 fp3     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   463.5 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   460.5 fp1     43 dst
        vpxor ymm12, ymm12, ymm5                            ;   461.5 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6592]                      ;   460.5 fp3+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   462.5 fp0     43 dst
        vpxor ymm12, ymm7, ymm6                             ;   463.5 fp1     43 dst
        vpand ymm9, ymm9, ymm11                             ;   461.0 fp2     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   464.5 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6560]                    ;   461.7 fp0+agu0   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   465.5 fp1     43 dst
        vpxor ymm9, ymm9, ymm0                              ;   466.5 fp2     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   466.5 fp3     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   467.5 fp0     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   468.5 fp1     43 dst
        vpxor ymm2, ymm2, ymm11                             ;   468.5 fp2     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   463.5 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                              ;   469.5 fp0     43 dst
        vpxor ymm5, ymm5, ymm9                              ;   467.5 fp1     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   469.5 fp2     43 dst
        vpxor ymm10, ymm10, ymm2                            ;   469.5 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   470.5 fp0     43 dst
        vmovdqu ymm0, [rbp + 3744]                          ;   462.8 agu1    43 dst
        vmovdqu ymm1, [rbp + 3808]                          ;   463.0 agu0    43 dst
        vmovdqu ymm2, [rbp + 3840]                          ;   463.8 agu1    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   470.8 fp1     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   471.8 fp2     43 dst
        vmovdqu ymm3, [rbp + 3936]                          ;   464.0 agu0    43 dst reload
        vpxor ymm9, ymm0, ymm3                              ;   472.8 fp3     43 dst
        vpxor ymm11, ymm9, [rbp + 3904]                     ;   473.8 fp0+agu1   43 dst
        vmovdqu ymm14, [rbp + 3712]                         ;   465.0 agu0    43 dst reload
        vpxor ymm15, ymm9, ymm14                            ;   473.8 fp1     43 dst
        vmovdqu [rbp + 6560], ymm10                         ;   470.5 agu2+fp5   43 dst spill
        vpxor ymm10, ymm15, [rbp + 3776]                    ;   474.8 fp2+agu1   43 dst
        vmovdqu [rbp + 6592], ymm7                          ;   470.5 agu0+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 3808]                     ;   475.8 fp3+agu1   43 dst
        vmovdqu [rbp + 6624], ymm5                          ;   468.5 agu2+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 3872]                     ;   474.8 fp0+agu0   43 dst
        vmovdqu [rbp + 6656], ymm4                          ;   468.7 agu1+fp5   43 dst spill
        vpxor ymm4, ymm5, ymm14                             ;   475.8 fp1     43 dst
        vmovdqu [rbp + 6528], ymm8                          ;   471.5 agu2+fp5   43 dst spill
        vpxor ymm8, ymm5, ymm2                              ;   475.8 fp2     43 dst
        vmovdqu [rbp + 6016], ymm13                         ;   470.7 agu0+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm7                            ;   476.8 fp3     43 dst
        vmovdqu [rbp + 6752], ymm6                          ;   471.7 agu1+fp5   43 dst spill
        vpxor ymm6, ymm13, ymm3                             ;   477.8 fp0     43 dst
        vmovdqu [rbp + 6432], ymm12                         ;   472.7 agu2+fp5   43 dst spill
        vpxor ymm12, ymm8, ymm6                             ;   478.8 fp1     43 dst
        vmovdqu [rbp + 6784], ymm4                          ;   476.8 agu0+fp5   43 dst spill
        vpxor ymm4, ymm12, [rbp + 3808]                     ;   479.8 fp2+agu1   43 dst
        vpxor ymm2, ymm6, ymm14                             ;   478.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   479.8 fp0     43 dst
        vpand ymm2, ymm2, ymm6                              ;   479.8 fp1     43 dst
        vpand ymm14, ymm5, ymm12                            ;   479.8 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   480.8 fp3     43 dst
        vpand ymm14, ymm7, ymm1                             ;   480.8 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   481.8 fp1     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   481.8 fp2     43 dst
        vpxor ymm0, ymm7, ymm8                              ;   476.8 fp3     43 dst
        vmovdqu [rbp + 6816], ymm5                          ;   476.0 agu2+fp5   43 dst spill
        vpand ymm5, ymm0, ymm4                              ;   480.8 fp0     43 dst
        vpxor ymm5, ymm5, [rbp + 3840]                      ;   481.8 fp1+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   482.8 fp2     43 dst
        vmovdqu [rbp + 6848], ymm12                         ;   479.8 agu1+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   477.8 fp3     43 dst
        vmovdqu [rbp + 6880], ymm0                          ;   478.0 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   478.0 fp0     43 dst
        vpxor ymm14, ymm14, ymm0                            ;   482.8 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   482.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   483.8 fp3     43 dst
        vpand ymm14, ymm13, ymm9                            ;   479.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   483.8 fp1     43 dst
        vpxor ymm3, ymm9, ymm1                              ;   480.8 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                         ;   480.0 agu0+fp5   43 dst spill
        vpand ymm13, ymm11, ymm3                            ;   481.8 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                             ;   482.8 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   483.8 fp1     43 dst
        vpxor ymm2, ymm15, ymm4                             ;   480.8 fp2     43 dst
        vpand ymm13, ymm12, ymm2                            ;   481.8 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   483.8 fp0     43 dst
        vpand ymm13, ymm14, ymm5                            ;   484.8 fp1     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   485.8 fp2     43 dst
        vmovdqu [rbp + 6944], ymm3                          ;   481.8 agu1+fp5   43 dst spill
        vpand ymm3, ymm8, [rbp + 6784]                      ;   483.8 fp3+agu0   43 dst
        vpxor ymm10, ymm10, ymm3                            ;   484.8 fp0     43 dst
        vpand ymm3, ymm0, ymm10                             ;   486.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm3                            ;   487.8 fp2     43 dst
        vpand ymm3, ymm10, ymm14                            ;   488.8 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   489.8 fp0     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   486.8 fp1     43 dst
        vpor ymm13, ymm13, ymm5                             ;   487.8 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   488.8 fp3     43 dst
        vpor ymm0, ymm13, ymm3                              ;   490.8 fp0     43 dst
        vpand ymm14, ymm14, ymm3                            ;   490.8 fp1     43 dst
        vpand ymm2, ymm2, ymm3                              ;   490.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   491.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   491.8 fp0     43 dst
        vpxor ymm0, ymm3, ymm13                             ;   490.8 fp1     43 dst
        vpand ymm7, ymm7, ymm5                              ;   492.8 fp2     43 dst
        vpxor ymm14, ymm0, ymm5                             ;   492.8 fp3     43 dst
        vpand ymm15, ymm15, ymm13                           ;   489.8 fp0     43 dst
        vpand ymm1, ymm1, ymm5                              ;   492.8 fp1     43 dst
        vpxor ymm5, ymm5, ymm10                             ;   492.8 fp2     43 dst
        vpand ymm4, ymm4, ymm0                              ;   491.8 fp3     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   493.8 fp0     43 dst
        vpand ymm8, ymm8, ymm14                             ;   493.8 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6784]                    ;   493.8 fp2+agu1   43 dst
        vpxor ymm4, ymm4, ymm14                             ;   494.8 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 3936]                    ;   490.0 fp0+agu0   43 dst
        vpxor ymm13, ymm13, ymm5                            ;   493.8 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   494.8 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 3712]                    ;   494.8 fp3+agu1   43 dst
        vpand ymm9, ymm9, ymm5                              ;   493.8 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   491.3 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 6912]                      ;   493.8 fp2+agu0   43 dst
        vpand ymm0, ymm0, [rbp + 6880]                      ;   492.0 fp3+agu1   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   494.8 fp0     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   492.8 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   495.8 fp2     43 dst
        vpxor ymm9, ymm9, ymm13                             ;   495.8 fp3     43 dst
        vpxor ymm5, ymm5, ymm8                              ;   495.8 fp0     43 dst
        vpand ymm6, ymm3, [rbp + 6848]                      ;   493.8 fp1+agu0   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   496.8 fp2     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   497.8 fp3     43 dst
        vpxor ymm7, ymm7, ymm6                              ;   494.8 fp0     43 dst
        vpxor ymm12, ymm12, ymm7                            ;   495.8 fp1     43 dst
        vpand ymm3, ymm3, [rbp + 6816]                      ;   494.8 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   496.8 fp3     43 dst
        vpxor ymm6, ymm9, ymm8                              ;   497.8 fp0     43 dst
        vpand ymm11, ymm11, ymm10                           ;   495.3 fp1     43 dst
        vpxor ymm6, ymm1, ymm6                              ;   498.8 fp2     43 dst
        vpand ymm10, ymm10, [rbp + 6944]                    ;   496.0 fp3+agu0   43 dst
        vpxor ymm0, ymm0, ymm6                              ;   499.8 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   500.8 fp1     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   500.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   501.8 fp3     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   502.8 fp0     43 dst
        vpxor ymm2, ymm2, ymm10                             ;   502.8 fp1     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   497.8 fp2     43 dst
        vpxor ymm9, ymm9, ymm3                              ;   503.8 fp3     43 dst
        vpxor ymm7, ymm7, ymm11                             ;   501.8 fp0     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   503.8 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                              ;   503.8 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                           ;   504.8 fp3     43 dst
        vmovdqu ymm0, [rbp + 6464]                          ;   497.2 agu1    58 dst
        vpxor ymm0, ymm0, [rbp + 896]                       ;   504.2 fp0+agu0   58 dst
        vmovdqu ymm1, [rbp + 6240]                          ;   498.2 agu1    58 dst
        vpxor ymm1, ymm1, [rbp + 928]                       ;   505.2 fp1+agu0   58 dst
        vmovdqu ymm2, [rbp + 6048]                          ;   499.2 agu1    58 dst
        vpxor ymm2, ymm2, [r8 + 43072]                      ;   506.2 fp2+agu0   58 dst
        vmovdqu ymm3, [rbp + 6688]                          ;   500.2 agu1    58 dst
        vpxor ymm3, ymm3, [r8 + 43104]                      ;   507.2 fp3+agu0   58 dst
        vmovdqu ymm10, [rbp + 6144]                         ;   501.2 agu1    58 dst
        vpxor ymm10, ymm10, [r8 + 43136]                    ;   508.2 fp0+agu0   58 dst
        vmovdqu ymm11, [rbp + 6112]                         ;   502.2 agu1    58 dst
        vpxor ymm11, ymm11, [rbp + 960]                     ;   509.2 fp1+agu0   58 dst
        vmovdqu ymm12, [rbp + 6080]                         ;   503.2 agu1    58 dst
        vpxor ymm12, ymm12, [rbp + 992]                     ;   510.2 fp2+agu0   58 dst
        vmovdqu ymm15, [rbp + 6208]                         ;   504.2 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43232]                    ;   511.2 fp3+agu0   58 dst
        vmovdqu [rbp + 6208], ymm15                         ;   512.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6720]                         ;   505.2 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 1024]                    ;   512.2 fp0+agu0   58 dst
        vmovdqu [rbp + 6720], ymm15                         ;   513.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6176]                         ;   506.2 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 1056]                    ;   513.2 fp1+agu0   58 dst
        vmovdqu [rbp + 6176], ymm15                         ;   514.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6336]                         ;   507.2 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43328]                    ;   514.2 fp2+agu0   58 dst
        vmovdqu [rbp + 6336], ymm15                         ;   515.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6304]                         ;   508.2 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43360]                    ;   515.2 fp3+agu0   58 dst
        vmovdqu [rbp + 6304], ymm15                         ;   516.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6272]                         ;   509.2 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43392]                    ;   516.2 fp0+agu0   58 dst
        vmovdqu [rbp + 6272], ymm15                         ;   517.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6400]                         ;   510.2 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 1088]                    ;   517.2 fp1+agu0   58 dst
        vmovdqu [rbp + 6400], ymm15                         ;   518.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6368]                         ;   511.2 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 1120]                    ;   518.2 fp2+agu0   58 dst
        vmovdqu [rbp + 6368], ymm15                         ;   519.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6496]                         ;   512.2 agu1    58 dst
        vpxor ymm15, ymm15, [r8 + 43488]                    ;   519.2 fp3+agu0   58 dst
        vmovdqu [rbp + 6496], ymm15                         ;   520.2 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6432]                         ;   513.2 agu1    58 dst
        vpxor ymm15, ymm15, [rbp + 1152]                    ;   520.2 fp0+agu0   58 dst
        vpxor ymm6, ymm6, [rbp + 1280]                      ;   514.2 fp1+agu1   58 dst
        vmovdqu [rbp + 6432], ymm6                          ;   515.2 agu2+fp5   58 dst spill
        vmovdqu ymm6, [rbp + 6752]                          ;   514.3 agu0    58 dst
        vpxor ymm6, ymm6, [rbp + 1184]                      ;   521.3 fp2+agu1   58 dst
        vpxor ymm8, ymm8, [rbp + 1312]                      ;   515.3 fp3+agu0   58 dst
        vmovdqu [rbp + 6752], ymm8                          ;   516.3 agu2+fp5   58 dst spill
        vmovdqu ymm8, [rbp + 6016]                          ;   516.2 agu1    58 dst
        vpxor ymm8, ymm8, [r8 + 43584]                      ;   523.2 fp0+agu0   58 dst
        vpxor ymm14, ymm14, [r8 + 43840]                    ;   517.2 fp1+agu1   58 dst
        vmovdqu [rbp + 6016], ymm14                         ;   518.2 agu2+fp5   58 dst spill
        vmovdqu ymm14, [rbp + 6528]                         ;   517.3 agu0    58 dst
        vpxor ymm14, ymm14, [r8 + 43616]                    ;   524.3 fp2+agu1   58 dst
        vpxor ymm13, ymm13, [r8 + 43872]                    ;   518.3 fp3+agu0   58 dst
        vmovdqu [rbp + 6528], ymm13                         ;   519.3 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 6656]                         ;   519.2 agu1    58 dst
        vpxor ymm13, ymm13, [r8 + 43648]                    ;   526.2 fp0+agu0   58 dst
        vpxor ymm5, ymm5, [r8 + 43904]                      ;   520.2 fp1+agu1   58 dst
        vmovdqu [rbp + 6656], ymm5                          ;   521.2 agu2+fp5   58 dst spill
        vmovdqu ymm5, [rbp + 6624]                          ;   520.3 agu0    58 dst
        vpxor ymm5, ymm5, [rbp + 1216]                      ;   527.3 fp2+agu1   58 dst
        vpxor ymm7, ymm7, [rbp + 1344]                      ;   521.3 fp3+agu0   58 dst
        vmovdqu [rbp + 6624], ymm7                          ;   522.3 agu2+fp5   58 dst spill
        vmovdqu ymm7, [rbp + 6592]                          ;   522.2 agu1    58 dst
        vpxor ymm7, ymm7, [rbp + 1248]                      ;   529.2 fp0+agu0   58 dst
        vpxor ymm9, ymm9, [rbp + 1376]                      ;   523.2 fp1+agu1   58 dst
        vmovdqu [rbp + 6592], ymm9                          ;   524.2 agu2+fp5   58 dst spill
        vmovdqu ymm9, [rbp + 6560]                          ;   523.3 agu0    58 dst
        vpxor ymm9, ymm9, [r8 + 43744]                      ;   530.3 fp2+agu1   58 dst
        vmovdqu [r9 + 2048], ymm0                           ;   520.7 agu2+fp5   58 dst
        vpxor ymm4, ymm4, [r8 + 44000]                      ;   524.3 fp3+agu0   58 dst
        vmovdqu [r9 + 2080], ymm1                           ;   521.7 agu2+fp5   58 dst
        vmovdqu [r9 + 2112], ymm2                           ;   522.7 agu2+fp5   58 dst
        vmovdqu [r9 + 2144], ymm3                           ;   523.7 agu2+fp5   58 dst
        vmovdqu [r9 + 2176], ymm10                          ;   524.7 agu2+fp5   58 dst
        vmovdqu [r9 + 2208], ymm11                          ;   525.7 agu1+fp5   58 dst
        vmovdqu [r9 + 2240], ymm12                          ;   526.7 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6208]                          ;   526.2 agu1    58 dst reload
        vmovdqu [r9 + 2272], ymm0                           ;   533.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6720]                          ;   526.3 agu0    58 dst reload
        vmovdqu [r9 + 2304], ymm0                           ;   533.3 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6176]                          ;   527.2 agu1    58 dst reload
        vmovdqu [r9 + 2336], ymm0                           ;   534.2 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6336]                          ;   528.2 agu1    58 dst reload
        vmovdqu [r9 + 2368], ymm0                           ;   535.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6304]                          ;   528.3 agu0    58 dst reload
        vmovdqu [r9 + 2400], ymm0                           ;   535.3 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6272]                          ;   529.2 agu1    58 dst reload
        vmovdqu [r9 + 2432], ymm0                           ;   536.2 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6400]                          ;   530.2 agu1    58 dst reload
        vmovdqu [r9 + 2464], ymm0                           ;   537.2 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6368]                          ;   530.3 agu0    58 dst reload
        vmovdqu [r9 + 2496], ymm0                           ;   537.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2560], ymm15                          ;   535.7 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6496]                          ;   531.3 agu0    58 dst reload
        vmovdqu [r9 + 2528], ymm0                           ;   538.3 agu2+fp5   58 dst
        vmovdqu [r9 + 2592], ymm6                           ;   537.7 agu1+fp5   58 dst
        vmovdqu [r9 + 2624], ymm8                           ;   538.7 agu0+fp5   58 dst
        vmovdqu [r9 + 2656], ymm14                          ;   539.7 agu2+fp5   58 dst
        vmovdqu [r9 + 2688], ymm13                          ;   540.7 agu1+fp5   58 dst
        vmovdqu [r9 + 2720], ymm5                           ;   541.7 agu0+fp5   58 dst
        vmovdqu [r9 + 2752], ymm7                           ;   542.7 agu2+fp5   58 dst
        vmovdqu [r9 + 2784], ymm9                           ;   543.7 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6432]                          ;   534.3 agu0    58 dst reload
        vmovdqu [r9 + 2816], ymm0                           ;   544.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6752]                          ;   535.2 agu1    58 dst reload
        vmovdqu [r9 + 2848], ymm0                           ;   545.7 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6016]                          ;   536.2 agu1    58 dst reload
        vmovdqu [r9 + 2880], ymm0                           ;   546.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6528]                          ;   536.3 agu0    58 dst reload
        vmovdqu [r9 + 2912], ymm0                           ;   547.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6656]                          ;   537.2 agu1    58 dst reload
        vmovdqu [r9 + 2944], ymm0                           ;   548.7 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6624]                          ;   538.2 agu1    58 dst reload
        vmovdqu [r9 + 2976], ymm0                           ;   549.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3040], ymm4                           ;   550.7 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6592]                          ;   539.2 agu1    58 dst reload
        vmovdqu [r9 + 3008], ymm0                           ;   551.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 5024]                          ;   539.3 agu0    43 dst
        vmovdqu ymm1, [rbp + 5088]                          ;   540.2 agu1    43 dst
        vmovdqu ymm2, [rbp + 5120]                          ;   540.3 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   547.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   548.3 fp1     43 dst
        vmovdqu ymm3, [rbp + 5216]                          ;   541.2 agu1    43 dst reload
        vpxor ymm4, ymm0, ymm3                              ;   549.3 fp2     43 dst
        vpxor ymm5, ymm4, [rbp + 5184]                      ;   550.3 fp3+agu0   43 dst
        vmovdqu ymm6, [rbp + 4992]                          ;   542.2 agu1    43 dst reload
        vpxor ymm7, ymm4, ymm6                              ;   550.3 fp0     43 dst
        vpxor ymm8, ymm7, [rbp + 5056]                      ;   551.3 fp1+agu0   43 dst
        vmovdqu ymm9, [rbp + 5088]                          ;   543.2 agu1    43 dst reload
        vpxor ymm10, ymm8, ymm9                             ;   552.3 fp2     43 dst
        vpxor ymm11, ymm5, [rbp + 5152]                     ;   551.3 fp3+agu0   43 dst
        vpxor ymm12, ymm11, ymm6                            ;   552.3 fp0     43 dst
        vpxor ymm13, ymm11, ymm2                            ;   552.3 fp1     43 dst
        vpxor ymm14, ymm5, ymm10                            ;   553.3 fp2     43 dst
        vpxor ymm15, ymm14, ymm3                            ;   554.3 fp3     43 dst
        vmovdqu [rbp + 6592], ymm12                         ;   553.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm13, ymm15                           ;   555.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm12                             ;   556.3 fp1     43 dst
        vpxor ymm2, ymm15, ymm6                             ;   555.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   556.3 fp3     43 dst
        vpand ymm2, ymm2, ymm15                             ;   556.3 fp0     43 dst
        vpand ymm6, ymm11, ymm12                            ;   556.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   557.3 fp2     43 dst
        vpand ymm6, ymm10, ymm1                             ;   557.3 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;   558.3 fp0     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   558.3 fp1     43 dst
        vpxor ymm0, ymm10, ymm13                            ;   553.3 fp2     43 dst
        vmovdqu [rbp + 6624], ymm11                         ;   553.7 agu1+fp5   43 dst spill
        vpand ymm11, ymm0, ymm9                             ;   557.3 fp3     43 dst
        vpxor ymm11, ymm11, [rbp + 5120]                    ;   558.3 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm6                            ;   559.3 fp1     43 dst
        vmovdqu [rbp + 6656], ymm12                         ;   556.3 agu2+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   554.3 fp2     43 dst
        vmovdqu [rbp + 6528], ymm0                          ;   555.7 agu1+fp5   43 dst spill
        vpor ymm0, ymm7, ymm3                               ;   554.5 fp3     43 dst
        vpxor ymm6, ymm6, ymm0                              ;   559.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   559.3 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   560.3 fp2     43 dst
        vpand ymm6, ymm14, ymm4                             ;   555.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm6                            ;   560.3 fp0     43 dst
        vpxor ymm3, ymm4, ymm1                              ;   557.3 fp1     43 dst
        vmovdqu [rbp + 6016], ymm14                         ;   556.7 agu0+fp5   43 dst spill
        vpand ymm14, ymm5, ymm3                             ;   558.3 fp2     43 dst
        vpxor ymm2, ymm2, ymm14                             ;   559.3 fp3     43 dst
        vpxor ymm6, ymm6, ymm2                              ;   560.3 fp0     43 dst
        vpxor ymm2, ymm7, ymm9                              ;   557.3 fp1     43 dst
        vpand ymm14, ymm12, ymm2                            ;   558.3 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   560.3 fp3     43 dst
        vpand ymm14, ymm6, ymm11                            ;   561.3 fp0     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   562.3 fp1     43 dst
        vmovdqu [rbp + 6752], ymm3                          ;   558.3 agu2+fp5   43 dst spill
        vpand ymm3, ymm13, [rbp + 6592]                     ;   560.3 fp2+agu1   43 dst
        vpxor ymm8, ymm8, ymm3                              ;   561.3 fp3     43 dst
        vpand ymm3, ymm0, ymm8                              ;   563.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm3                              ;   564.3 fp1     43 dst
        vpand ymm3, ymm8, ymm6                              ;   565.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   566.3 fp3     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   563.3 fp0     43 dst
        vpor ymm14, ymm14, ymm11                            ;   564.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   565.3 fp2     43 dst
        vpor ymm0, ymm14, ymm3                              ;   567.3 fp3     43 dst
        vpand ymm6, ymm6, ymm3                              ;   567.3 fp0     43 dst
        vpand ymm2, ymm2, ymm3                              ;   567.3 fp1     43 dst
        vpxor ymm8, ymm8, ymm6                              ;   568.3 fp2     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   568.3 fp3     43 dst
        vpxor ymm0, ymm3, ymm14                             ;   567.3 fp0     43 dst
        vpand ymm10, ymm10, ymm11                           ;   569.3 fp1     43 dst
        vpxor ymm6, ymm0, ymm11                             ;   569.3 fp2     43 dst
        vpand ymm7, ymm7, ymm14                             ;   566.3 fp3     43 dst
        vpand ymm1, ymm1, ymm11                             ;   569.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm8                            ;   569.3 fp1     43 dst
        vpand ymm9, ymm9, ymm0                              ;   568.3 fp2     43 dst
        vpxor ymm1, ymm1, ymm9                              ;   570.3 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;   570.3 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 6592]                      ;   570.3 fp1+agu0   43 dst
        vpxor ymm9, ymm9, ymm6                              ;   571.3 fp2     43 dst
        vpand ymm6, ymm14, [rbp + 5216]                     ;   566.5 fp3+agu1   43 dst
        vpxor ymm14, ymm14, ymm11                           ;   570.3 fp0     43 dst
        vpand ymm15, ymm15, ymm14                           ;   571.3 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 4992]                    ;   571.3 fp2+agu0   43 dst
        vpand ymm4, ymm4, ymm11                             ;   570.3 fp3     43 dst
        vpand ymm12, ymm12, ymm3                            ;   567.8 fp0     43 dst
        vpand ymm11, ymm11, [rbp + 6016]                    ;   570.3 fp1+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6528]                      ;   568.5 fp2+agu0   43 dst
        vpxor ymm11, ymm11, ymm6                            ;   571.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm8                              ;   569.3 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   572.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm14                             ;   572.3 fp2     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   572.3 fp3     43 dst
        vpand ymm15, ymm3, [rbp + 6656]                     ;   570.3 fp0+agu1   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   573.3 fp1     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   574.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm15                           ;   571.3 fp3     43 dst
        vpxor ymm12, ymm12, ymm10                           ;   572.3 fp0     43 dst
        vpand ymm3, ymm3, [rbp + 6624]                      ;   571.3 fp1+agu0   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   573.3 fp2     43 dst
        vpxor ymm12, ymm4, ymm13                            ;   574.3 fp3     43 dst
        vpand ymm5, ymm5, ymm8                              ;   571.8 fp0     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   575.3 fp1     43 dst
        vpand ymm8, ymm8, [rbp + 6752]                      ;   572.5 fp2+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   576.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   577.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   577.3 fp1     43 dst
        vpxor ymm8, ymm8, ymm11                             ;   578.3 fp2     43 dst
        vpxor ymm3, ymm3, ymm8                              ;   579.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm8                              ;   579.3 fp0     43 dst
        vpxor ymm7, ymm7, ymm1                              ;   574.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm3                              ;   580.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   578.3 fp3     43 dst
        vpxor ymm7, ymm7, ymm2                              ;   580.3 fp0     43 dst
        vpxor ymm9, ymm9, ymm2                              ;   580.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm7                            ;   581.3 fp2     43 dst
        vmovdqu ymm0, [rbp + 2208]                          ;   573.7 agu0    43 dst
        vmovdqu ymm1, [rbp + 2272]                          ;   573.8 agu1    43 dst
        vmovdqu ymm2, [rbp + 2304]                          ;   574.7 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   581.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   582.7 fp0     43 dst
        vmovdqu ymm3, [rbp + 2400]                          ;   574.8 agu1    43 dst reload
        vpxor ymm5, ymm0, ymm3                              ;   583.7 fp1     43 dst
        vpxor ymm7, ymm5, [rbp + 2368]                      ;   584.7 fp2+agu0   43 dst
        vmovdqu ymm8, [rbp + 2176]                          ;   575.8 agu1    43 dst reload
        vpxor ymm15, ymm5, ymm8                             ;   584.7 fp3     43 dst
        vmovdqu [rbp + 6752], ymm9                          ;   581.3 agu2+fp5   43 dst spill
        vpxor ymm9, ymm15, [rbp + 2240]                     ;   585.7 fp0+agu0   43 dst
        vmovdqu [rbp + 6624], ymm4                          ;   581.3 agu1+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 2272]                      ;   586.7 fp1+agu0   43 dst
        vmovdqu [rbp + 6656], ymm10                         ;   579.3 agu2+fp5   43 dst spill
        vpxor ymm10, ymm7, [rbp + 2336]                     ;   585.7 fp2+agu1   43 dst
        vmovdqu [rbp + 6528], ymm11                         ;   579.5 agu0+fp5   43 dst spill
        vpxor ymm11, ymm10, ymm8                            ;   586.7 fp3     43 dst
        vmovdqu [rbp + 6016], ymm14                         ;   582.3 agu2+fp5   43 dst spill
        vpxor ymm14, ymm10, ymm2                            ;   586.7 fp0     43 dst
        vmovdqu [rbp + 6592], ymm6                          ;   581.5 agu1+fp5   43 dst spill
        vpxor ymm6, ymm7, ymm4                              ;   587.7 fp1     43 dst
        vmovdqu [rbp + 6432], ymm13                         ;   582.5 agu0+fp5   43 dst spill
        vpxor ymm13, ymm6, ymm3                             ;   588.7 fp2     43 dst
        vmovdqu [rbp + 6496], ymm12                         ;   583.5 agu2+fp5   43 dst spill
        vpxor ymm12, ymm14, ymm13                           ;   589.7 fp3     43 dst
        vmovdqu [rbp + 6368], ymm11                         ;   587.7 agu1+fp5   43 dst spill
        vpxor ymm11, ymm12, [rbp + 2272]                    ;   590.7 fp0+agu0   43 dst
        vpxor ymm2, ymm13, ymm8                             ;   589.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   590.7 fp2     43 dst
        vpand ymm2, ymm2, ymm13                             ;   590.7 fp3     43 dst
        vpand ymm8, ymm10, ymm12                            ;   590.7 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   591.7 fp1     43 dst
        vpand ymm8, ymm4, ymm1                              ;   591.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;   592.7 fp3     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   592.7 fp0     43 dst
        vpxor ymm0, ymm4, ymm14                             ;   587.7 fp1     43 dst
        vmovdqu [rbp + 6400], ymm10                         ;   586.8 agu2+fp5   43 dst spill
        vpand ymm10, ymm0, ymm11                            ;   591.7 fp2     43 dst
        vpxor ymm10, ymm10, [rbp + 2304]                    ;   592.7 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm8                            ;   593.7 fp0     43 dst
        vmovdqu [rbp + 6272], ymm12                         ;   590.7 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   588.7 fp1     43 dst
        vmovdqu [rbp + 6304], ymm0                          ;   588.8 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   588.8 fp2     43 dst
        vpxor ymm8, ymm8, ymm0                              ;   593.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   593.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;   594.7 fp1     43 dst
        vpand ymm8, ymm6, ymm5                              ;   589.8 fp2     43 dst
        vpxor ymm10, ymm10, ymm8                            ;   594.7 fp3     43 dst
        vpxor ymm3, ymm5, ymm1                              ;   591.7 fp0     43 dst
        vmovdqu [rbp + 6336], ymm6                          ;   590.8 agu1+fp5   43 dst spill
        vpand ymm6, ymm7, ymm3                              ;   592.7 fp1     43 dst
        vpxor ymm2, ymm2, ymm6                              ;   593.7 fp2     43 dst
        vpxor ymm8, ymm8, ymm2                              ;   594.7 fp3     43 dst
        vpxor ymm2, ymm15, ymm11                            ;   591.7 fp0     43 dst
        vpand ymm6, ymm12, ymm2                             ;   592.7 fp1     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   594.7 fp2     43 dst
        vpand ymm6, ymm8, ymm10                             ;   595.7 fp3     43 dst
        vpxor ymm0, ymm0, ymm6                              ;   596.7 fp0     43 dst
        vmovdqu [rbp + 6176], ymm3                          ;   592.7 agu0+fp5   43 dst spill
        vpand ymm3, ymm14, [rbp + 6368]                     ;   594.7 fp1+agu1   43 dst
        vpxor ymm9, ymm9, ymm3                              ;   595.7 fp2     43 dst
        vpand ymm3, ymm0, ymm9                              ;   597.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm3                              ;   598.7 fp0     43 dst
        vpand ymm3, ymm9, ymm8                              ;   599.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   600.7 fp2     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   597.7 fp3     43 dst
        vpor ymm6, ymm6, ymm10                              ;   598.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm8                              ;   599.7 fp1     43 dst
        vpor ymm0, ymm6, ymm3                               ;   601.7 fp2     43 dst
        vpand ymm8, ymm8, ymm3                              ;   601.7 fp3     43 dst
        vpand ymm2, ymm2, ymm3                              ;   601.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm8                              ;   602.7 fp1     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   602.7 fp2     43 dst
        vpxor ymm0, ymm3, ymm6                              ;   601.7 fp3     43 dst
        vpand ymm4, ymm4, ymm10                             ;   603.7 fp0     43 dst
        vpxor ymm8, ymm0, ymm10                             ;   603.7 fp1     43 dst
        vpand ymm15, ymm15, ymm6                            ;   600.7 fp2     43 dst
        vpand ymm1, ymm1, ymm10                             ;   603.7 fp3     43 dst
        vpxor ymm10, ymm10, ymm9                            ;   603.7 fp0     43 dst
        vpand ymm11, ymm11, ymm0                            ;   602.7 fp1     43 dst
        vpxor ymm1, ymm1, ymm11                             ;   604.7 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   604.7 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 6368]                      ;   604.7 fp0+agu0   43 dst
        vpxor ymm11, ymm11, ymm8                            ;   605.7 fp1     43 dst
        vpand ymm8, ymm6, [rbp + 2400]                      ;   600.8 fp2+agu1   43 dst
        vpxor ymm6, ymm6, ymm10                             ;   604.7 fp3     43 dst
        vpand ymm13, ymm13, ymm6                            ;   605.7 fp0     43 dst
        vpand ymm6, ymm6, [rbp + 2176]                      ;   605.7 fp1+agu0   43 dst
        vpand ymm5, ymm5, ymm10                             ;   604.7 fp2     43 dst
        vpand ymm12, ymm12, ymm3                            ;   602.2 fp3     43 dst
        vpand ymm10, ymm10, [rbp + 6336]                    ;   604.7 fp0+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6304]                      ;   602.8 fp1+agu0   43 dst
        vpxor ymm10, ymm10, ymm8                            ;   605.7 fp2     43 dst
        vpxor ymm3, ymm3, ymm9                              ;   603.7 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   606.7 fp0     43 dst
        vpxor ymm5, ymm5, ymm6                              ;   606.7 fp1     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   606.7 fp2     43 dst
        vpand ymm13, ymm3, [rbp + 6272]                     ;   604.7 fp3+agu1   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   607.7 fp0     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   608.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   605.7 fp2     43 dst
        vpxor ymm12, ymm12, ymm4                            ;   606.7 fp3     43 dst
        vpand ymm3, ymm3, [rbp + 6400]                      ;   605.7 fp0+agu0   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   607.7 fp1     43 dst
        vpxor ymm12, ymm5, ymm14                            ;   608.7 fp2     43 dst
        vpand ymm7, ymm7, ymm9                              ;   606.2 fp3     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   609.7 fp0     43 dst
        vpand ymm9, ymm9, [rbp + 6176]                      ;   606.8 fp1+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   610.7 fp2     43 dst
        vpxor ymm7, ymm7, ymm0                              ;   611.7 fp3     43 dst
        vpxor ymm10, ymm10, ymm0                            ;   611.7 fp0     43 dst
        vpxor ymm9, ymm9, ymm10                             ;   612.7 fp1     43 dst
        vpxor ymm3, ymm3, ymm9                              ;   613.7 fp2     43 dst
        vpxor ymm2, ymm2, ymm9                              ;   613.7 fp3     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   608.7 fp0     43 dst
        vpxor ymm5, ymm5, ymm3                              ;   614.7 fp1     43 dst
        vpxor ymm4, ymm4, ymm7                              ;   612.7 fp2     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   614.7 fp3     43 dst
        vpxor ymm11, ymm11, ymm2                            ;   614.7 fp0     43 dst
        vpxor ymm6, ymm6, ymm15                             ;   615.7 fp1     43 dst
        vmovdqu ymm0, [rbp + 3488]                          ;   608.0 agu0    43 dst
        vmovdqu ymm1, [rbp + 3552]                          ;   608.2 agu1    43 dst
        vmovdqu ymm2, [rbp + 3584]                          ;   609.0 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   616.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   617.0 fp3     43 dst
        vmovdqu ymm3, [rbp + 3680]                          ;   609.2 agu1    43 dst reload
        vpxor ymm7, ymm0, ymm3                              ;   618.0 fp0     43 dst
        vpxor ymm9, ymm7, [rbp + 3648]                      ;   619.0 fp1+agu0   43 dst
        vmovdqu ymm13, [rbp + 3456]                         ;   610.2 agu1    43 dst reload
        vpxor ymm15, ymm7, ymm13                            ;   619.0 fp2     43 dst
        vmovdqu [rbp + 6176], ymm11                         ;   615.7 agu2+fp5   43 dst spill
        vpxor ymm11, ymm15, [rbp + 3520]                    ;   620.0 fp3+agu0   43 dst
        vmovdqu [rbp + 6400], ymm5                          ;   615.7 agu1+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 3552]                     ;   621.0 fp0+agu0   43 dst
        vmovdqu [rbp + 6272], ymm4                          ;   613.7 agu2+fp5   43 dst spill
        vpxor ymm4, ymm9, [rbp + 3616]                      ;   620.0 fp1+agu1   43 dst
        vmovdqu [rbp + 6304], ymm10                         ;   613.8 agu0+fp5   43 dst spill
        vpxor ymm10, ymm4, ymm13                            ;   621.0 fp2     43 dst
        vmovdqu [rbp + 6336], ymm6                          ;   616.7 agu2+fp5   43 dst spill
        vpxor ymm6, ymm4, ymm2                              ;   621.0 fp3     43 dst
        vmovdqu [rbp + 6368], ymm8                          ;   615.8 agu1+fp5   43 dst spill
        vpxor ymm8, ymm9, ymm5                              ;   622.0 fp0     43 dst
        vmovdqu [rbp + 6720], ymm14                         ;   616.8 agu0+fp5   43 dst spill
        vpxor ymm14, ymm8, ymm3                             ;   623.0 fp1     43 dst
        vmovdqu [rbp + 6208], ymm12                         ;   617.8 agu2+fp5   43 dst spill
        vpxor ymm12, ymm6, ymm14                            ;   624.0 fp2     43 dst
        vmovdqu [rbp + 6560], ymm10                         ;   622.0 agu1+fp5   43 dst spill
        vpxor ymm10, ymm12, [rbp + 3552]                    ;   625.0 fp3+agu0   43 dst
        vpxor ymm2, ymm14, ymm13                            ;   624.0 fp0     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   625.0 fp1     43 dst
        vpand ymm2, ymm2, ymm14                             ;   625.0 fp2     43 dst
        vpand ymm13, ymm4, ymm12                            ;   625.0 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   626.0 fp0     43 dst
        vpand ymm13, ymm5, ymm1                             ;   626.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   627.0 fp2     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   627.0 fp3     43 dst
        vpxor ymm0, ymm5, ymm6                              ;   622.0 fp0     43 dst
        vmovdqu [rbp + 6080], ymm4                          ;   621.2 agu2+fp5   43 dst spill
        vpand ymm4, ymm0, ymm10                             ;   626.0 fp1     43 dst
        vpxor ymm4, ymm4, [rbp + 3584]                      ;   627.0 fp2+agu1   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   628.0 fp3     43 dst
        vmovdqu [rbp + 6112], ymm12                         ;   625.0 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   623.0 fp0     43 dst
        vmovdqu [rbp + 6144], ymm0                          ;   623.2 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   623.2 fp1     43 dst
        vpxor ymm13, ymm13, ymm0                            ;   628.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   628.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   629.0 fp0     43 dst
        vpand ymm13, ymm8, ymm7                             ;   624.2 fp1     43 dst
        vpxor ymm4, ymm4, ymm13                             ;   629.0 fp2     43 dst
        vpxor ymm3, ymm7, ymm1                              ;   626.0 fp3     43 dst
        vmovdqu [rbp + 6688], ymm8                          ;   625.2 agu1+fp5   43 dst spill
        vpand ymm8, ymm9, ymm3                              ;   627.0 fp0     43 dst
        vpxor ymm2, ymm2, ymm8                              ;   628.0 fp1     43 dst
        vpxor ymm13, ymm13, ymm2                            ;   629.0 fp2     43 dst
        vpxor ymm2, ymm15, ymm10                            ;   626.0 fp3     43 dst
        vpand ymm8, ymm12, ymm2                             ;   627.0 fp0     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   629.0 fp1     43 dst
        vpand ymm8, ymm13, ymm4                             ;   630.0 fp2     43 dst
        vpxor ymm0, ymm0, ymm8                              ;   631.0 fp3     43 dst
        vmovdqu [rbp + 6048], ymm3                          ;   627.0 agu0+fp5   43 dst spill
        vpand ymm3, ymm6, [rbp + 6560]                      ;   629.0 fp0+agu1   43 dst
        vpxor ymm11, ymm11, ymm3                            ;   630.0 fp1     43 dst
        vpand ymm3, ymm0, ymm11                             ;   632.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm3                            ;   633.0 fp3     43 dst
        vpand ymm3, ymm11, ymm13                            ;   634.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm4                              ;   635.0 fp1     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   632.0 fp2     43 dst
        vpor ymm8, ymm8, ymm4                               ;   633.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm13                             ;   634.0 fp0     43 dst
        vpor ymm0, ymm8, ymm3                               ;   636.0 fp1     43 dst
        vpand ymm13, ymm13, ymm3                            ;   636.0 fp2     43 dst
        vpand ymm2, ymm2, ymm3                              ;   636.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm13                           ;   637.0 fp0     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   637.0 fp1     43 dst
        vpxor ymm0, ymm3, ymm8                              ;   636.0 fp2     43 dst
        vpand ymm5, ymm5, ymm4                              ;   638.0 fp3     43 dst
        vpxor ymm13, ymm0, ymm4                             ;   638.0 fp0     43 dst
        vpand ymm15, ymm15, ymm8                            ;   635.0 fp1     43 dst
        vpand ymm1, ymm1, ymm4                              ;   638.0 fp2     43 dst
        vpxor ymm4, ymm4, ymm11                             ;   638.0 fp3     43 dst
        vpand ymm10, ymm10, ymm0                            ;   637.0 fp0     43 dst
        vpxor ymm1, ymm1, ymm10                             ;   639.0 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   639.0 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 6560]                    ;   639.0 fp3+agu0   43 dst
        vpxor ymm10, ymm10, ymm13                           ;   640.0 fp0     43 dst
        vpand ymm13, ymm8, [rbp + 3680]                     ;   635.2 fp1+agu1   43 dst
        vpxor ymm8, ymm8, ymm4                              ;   639.0 fp2     43 dst
        vpand ymm14, ymm14, ymm8                            ;   640.0 fp3     43 dst
        vpand ymm8, ymm8, [rbp + 3456]                      ;   640.0 fp0+agu0   43 dst
        vpand ymm7, ymm7, ymm4                              ;   639.0 fp1     43 dst
        vpand ymm12, ymm12, ymm3                            ;   636.5 fp2     43 dst
        vpand ymm4, ymm4, [rbp + 6688]                      ;   639.0 fp3+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6144]                      ;   637.2 fp0+agu0   43 dst
        vpxor ymm4, ymm4, ymm13                             ;   640.0 fp1     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   638.0 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   641.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm8                              ;   641.0 fp0     43 dst
        vpxor ymm4, ymm4, ymm6                              ;   641.0 fp1     43 dst
        vpand ymm14, ymm3, [rbp + 6112]                     ;   639.0 fp2+agu1   43 dst
        vpxor ymm13, ymm13, ymm12                           ;   642.0 fp3     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   643.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   640.0 fp1     43 dst
        vpxor ymm12, ymm12, ymm5                            ;   641.0 fp2     43 dst
        vpand ymm3, ymm3, [rbp + 6080]                      ;   640.0 fp3+agu0   43 dst
        vpxor ymm6, ymm6, ymm12                             ;   642.0 fp0     43 dst
        vpxor ymm12, ymm7, ymm6                             ;   643.0 fp1     43 dst
        vpand ymm9, ymm9, ymm11                             ;   640.5 fp2     43 dst
        vpxor ymm12, ymm1, ymm12                            ;   644.0 fp3     43 dst
        vpand ymm11, ymm11, [rbp + 6048]                    ;   641.2 fp0+agu1   43 dst
        vpxor ymm0, ymm0, ymm12                             ;   645.0 fp1     43 dst
        vpxor ymm9, ymm9, ymm0                              ;   646.0 fp2     43 dst
        vpxor ymm4, ymm4, ymm0                              ;   646.0 fp3     43 dst
        vpxor ymm11, ymm11, ymm4                            ;   647.0 fp0     43 dst
        vpxor ymm3, ymm3, ymm11                             ;   648.0 fp1     43 dst
        vpxor ymm2, ymm2, ymm11                             ;   648.0 fp2     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   643.0 fp3     43 dst
        vpxor ymm7, ymm7, ymm3                              ;   649.0 fp0     43 dst
        vpxor ymm5, ymm5, ymm9                              ;   647.0 fp1     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   649.0 fp2     43 dst
        vpxor ymm10, ymm10, ymm2                            ;   649.0 fp3     43 dst
        vpxor ymm8, ymm8, ymm15                             ;   650.0 fp0     43 dst
        vmovdqu ymm0, [rbp + 4768]                          ;   642.3 agu0    43 dst
        vmovdqu ymm1, [rbp + 4832]                          ;   642.5 agu1    43 dst
        vmovdqu ymm2, [rbp + 4864]                          ;   643.3 agu0    43 dst reload
        vpxor ymm1, ymm1, ymm2                              ;   650.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm1                              ;   651.3 fp2     43 dst
        vmovdqu ymm3, [rbp + 4960]                          ;   643.5 agu1    43 dst reload
        vpxor ymm9, ymm0, ymm3                              ;   652.3 fp3     43 dst
        vpxor ymm11, ymm9, [rbp + 4928]                     ;   653.3 fp0+agu0   43 dst
        vmovdqu ymm14, [rbp + 4736]                         ;   644.5 agu1    43 dst reload
        vpxor ymm15, ymm9, ymm14                            ;   653.3 fp1     43 dst
        vmovdqu [rbp + 6048], ymm10                         ;   650.0 agu2+fp5   43 dst spill
        vpxor ymm10, ymm15, [rbp + 4800]                    ;   654.3 fp2+agu0   43 dst
        vmovdqu [rbp + 6080], ymm7                          ;   650.0 agu1+fp5   43 dst spill
        vpxor ymm7, ymm10, [rbp + 4832]                     ;   655.3 fp3+agu0   43 dst
        vmovdqu [rbp + 6112], ymm5                          ;   648.0 agu2+fp5   43 dst spill
        vpxor ymm5, ymm11, [rbp + 4896]                     ;   654.3 fp0+agu1   43 dst
        vmovdqu [rbp + 6144], ymm4                          ;   648.2 agu0+fp5   43 dst spill
        vpxor ymm4, ymm5, ymm14                             ;   655.3 fp1     43 dst
        vmovdqu [rbp + 6688], ymm8                          ;   651.0 agu2+fp5   43 dst spill
        vpxor ymm8, ymm5, ymm2                              ;   655.3 fp2     43 dst
        vmovdqu [rbp + 6560], ymm13                         ;   650.2 agu1+fp5   43 dst spill
        vpxor ymm13, ymm11, ymm7                            ;   656.3 fp3     43 dst
        vmovdqu [rbp + 6240], ymm6                          ;   651.2 agu0+fp5   43 dst spill
        vpxor ymm6, ymm13, ymm3                             ;   657.3 fp0     43 dst
        vmovdqu [rbp + 6464], ymm12                         ;   652.2 agu2+fp5   43 dst spill
        vpxor ymm12, ymm8, ymm6                             ;   658.3 fp1     43 dst
        vmovdqu [rbp + 6944], ymm4                          ;   656.3 agu1+fp5   43 dst spill
        vpxor ymm4, ymm12, [rbp + 4832]                     ;   659.3 fp2+agu0   43 dst
        vpxor ymm2, ymm6, ymm14                             ;   658.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm2                              ;   659.3 fp0     43 dst
        vpand ymm2, ymm2, ymm6                              ;   659.3 fp1     43 dst
        vpand ymm14, ymm5, ymm12                            ;   659.3 fp2     43 dst
        vpxor ymm0, ymm0, ymm14                             ;   660.3 fp3     43 dst
        vpand ymm14, ymm7, ymm1                             ;   660.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   661.3 fp1     43 dst
        vpxor ymm2, ymm2, ymm0                              ;   661.3 fp2     43 dst
        vpxor ymm0, ymm7, ymm8                              ;   656.3 fp3     43 dst
        vmovdqu [rbp + 6816], ymm5                          ;   655.5 agu2+fp5   43 dst spill
        vpand ymm5, ymm0, ymm4                              ;   660.3 fp0     43 dst
        vpxor ymm5, ymm5, [rbp + 4864]                      ;   661.3 fp1+agu1   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   662.3 fp2     43 dst
        vmovdqu [rbp + 6848], ymm12                         ;   659.3 agu0+fp5   43 dst spill
        vpxor ymm12, ymm0, ymm3                             ;   657.3 fp3     43 dst
        vmovdqu [rbp + 6880], ymm0                          ;   657.5 agu2+fp5   43 dst spill
        vpor ymm0, ymm15, ymm3                              ;   657.5 fp0     43 dst
        vpxor ymm14, ymm14, ymm0                            ;   662.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm2                              ;   662.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   663.3 fp3     43 dst
        vpand ymm14, ymm13, ymm9                            ;   658.5 fp0     43 dst
        vpxor ymm5, ymm5, ymm14                             ;   663.3 fp1     43 dst
        vpxor ymm3, ymm9, ymm1                              ;   660.3 fp2     43 dst
        vmovdqu [rbp + 6912], ymm13                         ;   659.5 agu1+fp5   43 dst spill
        vpand ymm13, ymm11, ymm3                            ;   661.3 fp3     43 dst
        vpxor ymm2, ymm2, ymm13                             ;   662.3 fp0     43 dst
        vpxor ymm14, ymm14, ymm2                            ;   663.3 fp1     43 dst
        vpxor ymm2, ymm15, ymm4                             ;   660.3 fp2     43 dst
        vpand ymm13, ymm12, ymm2                            ;   661.3 fp3     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   663.3 fp0     43 dst
        vpand ymm13, ymm14, ymm5                            ;   664.3 fp1     43 dst
        vpxor ymm0, ymm0, ymm13                             ;   665.3 fp2     43 dst
        vmovdqu [rbp + 6784], ymm3                          ;   661.3 agu0+fp5   43 dst spill
        vpand ymm3, ymm8, [rbp + 6944]                      ;   663.3 fp3+agu1   43 dst
        vpxor ymm10, ymm10, ymm3                            ;   664.3 fp0     43 dst
        vpand ymm3, ymm0, ymm10                             ;   666.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm3                            ;   667.3 fp2     43 dst
        vpand ymm3, ymm10, ymm14                            ;   668.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm5                              ;   669.3 fp0     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   666.3 fp1     43 dst
        vpor ymm13, ymm13, ymm5                             ;   667.3 fp2     43 dst
        vpxor ymm13, ymm13, ymm14                           ;   668.3 fp3     43 dst
        vpor ymm0, ymm13, ymm3                              ;   670.3 fp0     43 dst
        vpand ymm14, ymm14, ymm3                            ;   670.3 fp1     43 dst
        vpand ymm2, ymm2, ymm3                              ;   670.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm14                           ;   671.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   671.3 fp0     43 dst
        vpxor ymm0, ymm3, ymm13                             ;   670.3 fp1     43 dst
        vpand ymm7, ymm7, ymm5                              ;   672.3 fp2     43 dst
        vpxor ymm14, ymm0, ymm5                             ;   672.3 fp3     43 dst
        vpand ymm15, ymm15, ymm13                           ;   669.3 fp0     43 dst
        vpand ymm1, ymm1, ymm5                              ;   672.3 fp1     43 dst
        vpxor ymm5, ymm5, ymm10                             ;   672.3 fp2     43 dst
        vpand ymm4, ymm4, ymm0                              ;   671.3 fp3     43 dst
        vpxor ymm1, ymm1, ymm4                              ;   673.3 fp0     43 dst
        vpand ymm8, ymm8, ymm14                             ;   673.3 fp1     43 dst
        vpand ymm14, ymm14, [rbp + 6944]                    ;   673.3 fp2+agu0   43 dst
        vpxor ymm4, ymm4, ymm14                             ;   674.3 fp3     43 dst
        vpand ymm14, ymm13, [rbp + 4960]                    ;   669.5 fp0+agu1   43 dst
        vpxor ymm13, ymm13, ymm5                            ;   673.3 fp1     43 dst
        vpand ymm6, ymm6, ymm13                             ;   674.3 fp2     43 dst
        vpand ymm13, ymm13, [rbp + 4736]                    ;   674.3 fp3+agu0   43 dst
        vpand ymm9, ymm9, ymm5                              ;   673.3 fp0     43 dst
        vpand ymm12, ymm12, ymm3                            ;   670.8 fp1     43 dst
        vpand ymm5, ymm5, [rbp + 6912]                      ;   673.3 fp2+agu1   43 dst
        vpand ymm0, ymm0, [rbp + 6880]                      ;   671.5 fp3+agu0   43 dst
        vpxor ymm5, ymm5, ymm14                             ;   674.3 fp0     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   672.3 fp1     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   675.3 fp2     43 dst
        vpxor ymm9, ymm9, ymm13                             ;   675.3 fp3     43 dst
        vpxor ymm5, ymm5, ymm8                              ;   675.3 fp0     43 dst
        vpand ymm6, ymm3, [rbp + 6848]                      ;   673.3 fp1+agu1   43 dst
        vpxor ymm14, ymm14, ymm12                           ;   676.3 fp2     43 dst
        vpxor ymm14, ymm14, ymm6                            ;   677.3 fp3     43 dst
        vpxor ymm7, ymm7, ymm6                              ;   674.3 fp0     43 dst
        vpxor ymm12, ymm12, ymm7                            ;   675.3 fp1     43 dst
        vpand ymm3, ymm3, [rbp + 6816]                      ;   674.3 fp2+agu0   43 dst
        vpxor ymm8, ymm8, ymm12                             ;   676.3 fp3     43 dst
        vpxor ymm6, ymm9, ymm8                              ;   677.3 fp0     43 dst
        vpand ymm11, ymm11, ymm10                           ;   674.8 fp1     43 dst
        vpxor ymm6, ymm1, ymm6                              ;   678.3 fp2     43 dst
        vpand ymm10, ymm10, [rbp + 6784]                    ;   675.5 fp3+agu1   43 dst
        vpxor ymm0, ymm0, ymm6                              ;   679.3 fp0     43 dst
        vpxor ymm11, ymm11, ymm0                            ;   680.3 fp1     43 dst
        vpxor ymm5, ymm5, ymm0                              ;   680.3 fp2     43 dst
        vpxor ymm10, ymm10, ymm5                            ;   681.3 fp3     43 dst
        vpxor ymm3, ymm3, ymm10                             ;   682.3 fp0     43 dst
        vpxor ymm2, ymm2, ymm10                             ;   682.3 fp1     43 dst
        vpxor ymm15, ymm15, ymm1                            ;   677.3 fp2     43 dst
        vpxor ymm9, ymm9, ymm3                              ;   683.3 fp3     43 dst
        vpxor ymm7, ymm7, ymm11                             ;   681.3 fp0     43 dst
        vpxor ymm15, ymm15, ymm2                            ;   683.3 fp1     43 dst
        vpxor ymm4, ymm4, ymm2                              ;   683.3 fp2     43 dst
        vpxor ymm13, ymm13, ymm15                           ;   684.3 fp3     43 dst
        vmovdqu ymm0, [rbp + 6496]                          ;   676.7 agu0    58 dst
        vpxor ymm0, ymm0, [rbp + 1408]                      ;   683.7 fp0+agu1   58 dst
        vmovdqu ymm1, [rbp + 6432]                          ;   677.7 agu0    58 dst
        vpxor ymm1, ymm1, [rbp + 1440]                      ;   684.7 fp1+agu1   58 dst
        vmovdqu ymm2, [rbp + 6592]                          ;   678.7 agu0    58 dst
        vpxor ymm2, ymm2, [r8 + 44096]                      ;   685.7 fp2+agu1   58 dst
        vmovdqu ymm3, [rbp + 6016]                          ;   679.7 agu0    58 dst
        vpxor ymm3, ymm3, [r8 + 44128]                      ;   686.7 fp3+agu1   58 dst
        vmovdqu ymm10, [rbp + 6528]                         ;   680.7 agu0    58 dst
        vpxor ymm10, ymm10, [r8 + 44160]                    ;   687.7 fp0+agu1   58 dst
        vmovdqu ymm11, [rbp + 6656]                         ;   681.7 agu0    58 dst
        vpxor ymm11, ymm11, [rbp + 1472]                    ;   688.7 fp1+agu1   58 dst
        vmovdqu ymm12, [rbp + 6624]                         ;   682.7 agu0    58 dst
        vpxor ymm12, ymm12, [rbp + 1504]                    ;   689.7 fp2+agu1   58 dst
        vmovdqu ymm15, [rbp + 6752]                         ;   683.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44256]                    ;   690.7 fp3+agu1   58 dst
        vmovdqu [rbp + 6752], ymm15                         ;   691.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6208]                         ;   684.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 1536]                    ;   691.7 fp0+agu1   58 dst
        vmovdqu [rbp + 6208], ymm15                         ;   692.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6720]                         ;   685.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 1568]                    ;   692.7 fp1+agu1   58 dst
        vmovdqu [rbp + 6720], ymm15                         ;   693.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6368]                         ;   686.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44352]                    ;   693.7 fp2+agu1   58 dst
        vmovdqu [rbp + 6368], ymm15                         ;   694.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6336]                         ;   687.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44384]                    ;   694.7 fp3+agu1   58 dst
        vmovdqu [rbp + 6336], ymm15                         ;   695.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6304]                         ;   688.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44416]                    ;   695.7 fp0+agu1   58 dst
        vmovdqu [rbp + 6304], ymm15                         ;   696.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6272]                         ;   689.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 1600]                    ;   696.7 fp1+agu1   58 dst
        vmovdqu [rbp + 6272], ymm15                         ;   697.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6400]                         ;   690.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 1632]                    ;   697.7 fp2+agu1   58 dst
        vmovdqu [rbp + 6400], ymm15                         ;   698.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6176]                         ;   691.7 agu0    58 dst
        vpxor ymm15, ymm15, [r8 + 44512]                    ;   698.7 fp3+agu1   58 dst
        vmovdqu [rbp + 6176], ymm15                         ;   699.7 agu2+fp5   58 dst spill
        vmovdqu ymm15, [rbp + 6464]                         ;   692.7 agu0    58 dst
        vpxor ymm15, ymm15, [rbp + 1664]                    ;   699.7 fp0+agu1   58 dst
        vpxor ymm6, ymm6, [rbp + 1792]                      ;   693.7 fp1+agu0   58 dst
        vmovdqu [rbp + 6464], ymm6                          ;   694.7 agu2+fp5   58 dst spill
        vmovdqu ymm6, [rbp + 6240]                          ;   693.8 agu1    58 dst
        vpxor ymm6, ymm6, [rbp + 1696]                      ;   700.8 fp2+agu0   58 dst
        vpxor ymm8, ymm8, [rbp + 1824]                      ;   694.8 fp3+agu1   58 dst
        vmovdqu [rbp + 6240], ymm8                          ;   695.8 agu2+fp5   58 dst spill
        vmovdqu ymm8, [rbp + 6560]                          ;   695.7 agu0    58 dst
        vpxor ymm8, ymm8, [r8 + 44608]                      ;   702.7 fp0+agu1   58 dst
        vpxor ymm14, ymm14, [r8 + 44864]                    ;   696.7 fp1+agu0   58 dst
        vpxor ymm13, ymm13, [r8 + 44896]                    ;   696.8 fp2+agu1   58 dst
        vmovdqu [rbp + 6560], ymm13                         ;   697.8 agu2+fp5   58 dst spill
        vmovdqu ymm13, [rbp + 6688]                         ;   697.7 agu0    58 dst
        vpxor ymm13, ymm13, [r8 + 44640]                    ;   704.7 fp3+agu1   58 dst
        vpxor ymm5, ymm5, [r8 + 44928]                      ;   698.7 fp0+agu0   58 dst
        vmovdqu [rbp + 6688], ymm5                          ;   699.7 agu2+fp5   58 dst spill
        vmovdqu ymm5, [rbp + 6144]                          ;   698.8 agu1    58 dst
        vpxor ymm5, ymm5, [r8 + 44672]                      ;   705.8 fp1+agu0   58 dst
        vmovdqu [rbp + 6144], ymm14                         ;   697.7 agu2+fp5   58 dst spill
        vmovdqu ymm14, [rbp + 6112]                         ;   699.8 agu1    58 dst
        vpxor ymm14, ymm14, [rbp + 1728]                    ;   706.8 fp2+agu0   58 dst
        vpxor ymm7, ymm7, [rbp + 1856]                      ;   700.8 fp3+agu1   58 dst
        vmovdqu [rbp + 6112], ymm7                          ;   701.8 agu2+fp5   58 dst spill
        vmovdqu ymm7, [rbp + 6080]                          ;   701.7 agu0    58 dst
        vpxor ymm7, ymm7, [rbp + 1760]                      ;   708.7 fp0+agu1   58 dst
        vpxor ymm4, ymm4, [r8 + 45024]                      ;   702.7 fp1+agu0   58 dst
        vpxor ymm9, ymm9, [rbp + 1888]                      ;   702.8 fp2+agu1   58 dst
        vmovdqu [rbp + 6080], ymm4                          ;   703.7 agu2+fp5   58 dst spill
        vmovdqu ymm4, [rbp + 6048]                          ;   703.7 agu0    58 dst
        vpxor ymm4, ymm4, [r8 + 44768]                      ;   710.7 fp3+agu1   58 dst
        vmovdqu [r9 + 3072], ymm0                           ;   700.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3104], ymm1                           ;   701.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3136], ymm2                           ;   702.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3168], ymm3                           ;   703.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3200], ymm10                          ;   704.7 agu0+fp5   58 dst
        vmovdqu [r9 + 3232], ymm11                          ;   705.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3264], ymm12                          ;   706.7 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6752]                          ;   705.7 agu0    58 dst reload
        vmovdqu [r9 + 3296], ymm0                           ;   712.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6208]                          ;   705.8 agu1    58 dst reload
        vmovdqu [r9 + 3328], ymm0                           ;   712.8 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6720]                          ;   706.8 agu1    58 dst reload
        vmovdqu [r9 + 3360], ymm0                           ;   713.8 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6368]                          ;   707.7 agu0    58 dst reload
        vmovdqu [r9 + 3392], ymm0                           ;   714.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6336]                          ;   707.8 agu1    58 dst reload
        vmovdqu [r9 + 3424], ymm0                           ;   714.8 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6304]                          ;   708.8 agu1    58 dst reload
        vmovdqu [r9 + 3456], ymm0                           ;   715.8 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6272]                          ;   709.7 agu0    58 dst reload
        vmovdqu [r9 + 3488], ymm0                           ;   716.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6400]                          ;   709.8 agu1    58 dst reload
        vmovdqu [r9 + 3520], ymm0                           ;   716.8 agu0+fp5   58 dst
        vmovdqu [r9 + 3584], ymm15                          ;   715.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6176]                          ;   710.8 agu1    58 dst reload
        vmovdqu [r9 + 3552], ymm0                           ;   717.8 agu0+fp5   58 dst
        vmovdqu [r9 + 3616], ymm6                           ;   717.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3648], ymm8                           ;   718.7 agu1+fp5   58 dst
        vmovdqu [r9 + 3680], ymm13                          ;   719.7 agu0+fp5   58 dst
        vmovdqu [r9 + 3712], ymm5                           ;   720.7 agu2+fp5   58 dst
        vmovdqu [r9 + 3744], ymm14                          ;   721.7 agu1+fp5   58 dst
        vmovdqu [r9 + 3776], ymm7                           ;   722.7 agu0+fp5   58 dst
        vmovdqu [r9 + 3808], ymm4                           ;   723.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6464]                          ;   713.8 agu1    58 dst reload
        vmovdqu [r9 + 3840], ymm0                           ;   724.7 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6240]                          ;   714.8 agu1    58 dst reload
        vmovdqu [r9 + 3872], ymm0                           ;   725.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6144]                          ;   715.7 agu0    58 dst reload
        vmovdqu [r9 + 3904], ymm0                           ;   726.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6560]                          ;   715.8 agu1    58 dst reload
        vmovdqu [r9 + 3936], ymm0                           ;   727.7 agu0+fp5   58 dst
        vmovdqu ymm0, [rbp + 6688]                          ;   716.8 agu1    58 dst reload
        vmovdqu [r9 + 3968], ymm0                           ;   728.7 agu2+fp5   58 dst
        vmovdqu ymm0, [rbp + 6112]                          ;   717.7 agu0    58 dst reload
        vmovdqu [r9 + 4000], ymm0                           ;   729.7 agu2+fp5   58 dst
        vmovdqu [r9 + 4032], ymm9                           ;   730.7 agu1+fp5   58 dst
        vmovdqu ymm0, [rbp + 6080]                          ;   718.7 agu0    58 dst reload
        vmovdqu [r9 + 4064], ymm0                           ;   731.7 agu2+fp5   58 dst
        add r9, 0x1000                                      ;   718.0 alu0   117 blocks
        mov qword [rbp + 9960], r9                          ;   719.0 agu1+st0  117 blocks
        mov r8, qword [rbp + 9928]                          ;   719.7 agu0   117 blocks
        add r8, 0x1000                                      ;   723.7 alu1   117 blocks
        mov qword [rbp + 9928], r8                          ;   724.7 agu2+st1  117 blocks
        cmp r8, qword [rbp + 9936]                          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                          ;                    x87 state
        mov rsp, qword [rbp + 9968]                         ;                    frame
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
