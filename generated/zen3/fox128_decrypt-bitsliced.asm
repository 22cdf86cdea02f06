; fox128_decrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/fox128.cw (sha256 1aa5c9d12109a196); do not edit:
;   ./cw build fox128_decrypt --cpu zen3 --variant bitsliced
;
; void fox128_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 65536 bytes (2048 slices), read, secret, aligned to 16 bytes
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
;   body: 204 uops, planned 70.3; bounds: width 34.0, ports 66.0, path 8.0
;   blocks: 261 uops, planned 131.0; bounds: width 43.5, ports 128.0, path 7.0
;   blocks/rounds: 3127 uops, planned 1202.8; bounds: width 521.2, ports 734.5, path 66.0
;   blocks.2: 2981 uops, planned 1158.5; bounds: width 496.8, ports 703.0, path 66.0
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
%fatal "fox128_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_fox128_decrypt
$_fox128_decrypt:
%else
        global $fox128_decrypt
%endif
$fox128_decrypt:
        push rbp                                           ;                    preserved
        mov rax, rsp                                       ;                    frame
        sub rsp, 0x2f40                                    ;                    frame
        and rsp, -32                                       ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 11952], rax                       ;                    frame
        mov qword [rbp + 11904], rdi                       ;                    argument
        mov dword [rbp + 11960], ecx                       ;                    argument
        mov qword [rbp + 11912], rsi                       ;                    argument
        mov qword [rbp + 11944], rdx                       ;                    argument
        mov r8, qword [rbp + 11904]                        ;     0.0 agu0    62 p.1 reload
        vmovdqu ymm0, [r8 + 2080]                          ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [rel fox128_decrypt.T0_constants256] ;     1.0 agu0    62 p.1 reload
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     62 p.1
        vmovdqu [rbp - 128], ymm0                          ;    12.0 agu2+fp5   62 p.1
        vmovdqu ymm0, [r8 + 2144]                          ;     4.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     62 p.3
        vmovdqu [rbp - 96], ymm0                           ;    12.0 agu2+fp5   62 p.3
        vmovdqu ymm0, [r8 + 2176]                          ;     4.0 agu0    62 p.4
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp2     62 p.4
        vmovdqu [rbp - 64], ymm0                           ;    12.0 agu1+fp5   62 p.4
        vmovdqu ymm0, [r8 + 2208]                          ;     4.0 agu0    62 p.5
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp3     62 p.5
        vmovdqu [rbp - 32], ymm0                           ;    12.0 agu2+fp5   62 p.5
        vmovdqu ymm0, [r8 + 2272]                          ;     4.0 agu1    62 p.7
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     62 p.7
        vmovdqu [rbp + 0], ymm0                            ;    12.0 agu2+fp5   62 p.7
        vmovdqu ymm0, [r8 + 2432]                          ;     4.0 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     62 p.12
        vmovdqu [rbp + 32], ymm0                           ;    12.0 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 2496]                          ;     5.0 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                             ;    12.0 fp2     62 p.14
        vmovdqu [rbp + 64], ymm0                           ;    13.0 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 2528]                          ;     5.2 agu1    62 p.15
        vpxor ymm0, ymm0, ymm1                             ;    12.2 fp3     62 p.15
        vmovdqu [rbp + 96], ymm0                           ;    13.2 agu2+fp5   62 p.15
        vmovdqu ymm0, [r8 + 2688]                          ;    11.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                             ;    18.0 fp0     62 p.20
        vmovdqu [rbp + 128], ymm0                          ;    19.0 agu1+fp5   62 p.20
        vmovdqu ymm0, [r8 + 2752]                          ;    12.0 agu0    62 p.22
        vpxor ymm0, ymm0, ymm1                             ;    19.0 fp1     62 p.22
        vmovdqu [rbp + 160], ymm0                          ;    20.0 agu2+fp5   62 p.22
        vmovdqu ymm0, [r8 + 2784]                          ;    12.3 agu1    62 p.23
        vpxor ymm0, ymm0, ymm1                             ;    19.3 fp2     62 p.23
        vmovdqu [rbp + 192], ymm0                          ;    20.3 agu2+fp5   62 p.23
        vmovdqu ymm0, [r8 + 2944]                          ;    13.0 agu0    62 p.28
        vpxor ymm0, ymm0, ymm1                             ;    20.0 fp3     62 p.28
        vmovdqu [rbp + 224], ymm0                          ;    21.0 agu1+fp5   62 p.28
        vmovdqu ymm0, [r8 + 3008]                          ;    14.0 agu0    62 p.30
        vpxor ymm0, ymm0, ymm1                             ;    21.0 fp0     62 p.30
        vmovdqu [rbp + 256], ymm0                          ;    22.0 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 3040]                          ;    14.3 agu1    62 p.31
        vpxor ymm0, ymm0, ymm1                             ;    21.3 fp1     62 p.31
        vmovdqu [rbp + 288], ymm0                          ;    22.3 agu2+fp5   62 p.31
        vmovdqu ymm0, [r8 + 3200]                          ;    15.0 agu0    62 p.36
        vpxor ymm0, ymm0, ymm1                             ;    22.0 fp2     62 p.36
        vmovdqu [rbp + 320], ymm0                          ;    23.0 agu1+fp5   62 p.36
        vmovdqu ymm0, [r8 + 3264]                          ;    16.0 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                             ;    23.0 fp3     62 p.38
        vmovdqu [rbp + 352], ymm0                          ;    24.0 agu2+fp5   62 p.38
        vmovdqu ymm0, [r8 + 3296]                          ;    18.0 agu1    62 p.39
        vpxor ymm0, ymm0, ymm1                             ;    25.0 fp0     62 p.39
        vmovdqu [rbp + 384], ymm0                          ;    26.0 agu0+fp5   62 p.39
        vmovdqu ymm0, [r8 + 3456]                          ;    19.2 agu1    62 p.44
        vpxor ymm0, ymm0, ymm1                             ;    26.2 fp1     62 p.44
        vmovdqu [rbp + 416], ymm0                          ;    27.2 agu2+fp5   62 p.44
        vmovdqu ymm0, [r8 + 3520]                          ;    20.0 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                             ;    27.0 fp2     62 p.46
        vmovdqu [rbp + 448], ymm0                          ;    28.0 agu1+fp5   62 p.46
        vmovdqu ymm0, [r8 + 3552]                          ;    21.0 agu0    62 p.47
        vpxor ymm0, ymm0, ymm1                             ;    28.0 fp3     62 p.47
        vmovdqu [rbp + 480], ymm0                          ;    29.0 agu2+fp5   62 p.47
        vmovdqu ymm0, [r8 + 3712]                          ;    21.3 agu1    62 p.52
        vpxor ymm0, ymm0, ymm1                             ;    28.3 fp0     62 p.52
        vmovdqu [rbp + 512], ymm0                          ;    29.3 agu0+fp5   62 p.52
        vmovdqu ymm0, [r8 + 3776]                          ;    22.3 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                             ;    29.3 fp1     62 p.54
        vmovdqu [rbp + 544], ymm0                          ;    30.3 agu2+fp5   62 p.54
        vmovdqu ymm0, [r8 + 3808]                          ;    23.0 agu0    62 p.55
        vpxor ymm0, ymm0, ymm1                             ;    30.0 fp2     62 p.55
        vmovdqu [rbp + 576], ymm0                          ;    31.0 agu1+fp5   62 p.55
        vmovdqu ymm0, [r8 + 3968]                          ;    24.0 agu0    62 p.60
        vpxor ymm0, ymm0, ymm1                             ;    31.0 fp3     62 p.60
        vmovdqu [rbp + 608], ymm0                          ;    32.0 agu2+fp5   62 p.60
        vmovdqu ymm0, [r8 + 4032]                          ;    25.0 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                             ;    32.0 fp0     62 p.62
        vmovdqu [rbp + 640], ymm0                          ;    33.0 agu0+fp5   62 p.62
        vmovdqu ymm0, [r8 + 4064]                          ;    26.2 agu1    62 p.63
        vpxor ymm0, ymm0, ymm1                             ;    33.2 fp1     62 p.63
        vmovdqu [rbp + 672], ymm0                          ;    34.2 agu2+fp5   62 p.63
        vmovdqu ymm0, [r8]                                 ;    27.2 agu0    62 p.0
        vpxor ymm0, ymm0, ymm1                             ;    34.2 fp2     62 p.0
        vmovdqu [rbp + 704], ymm0                          ;    35.2 agu1+fp5   62 p.0
        vmovdqu ymm0, [r8 + 64]                            ;    28.2 agu0    62 p.2
        vpxor ymm0, ymm0, ymm1                             ;    35.2 fp3     62 p.2
        vmovdqu [rbp + 736], ymm0                          ;    36.2 agu2+fp5   62 p.2
        vmovdqu ymm0, [r8 + 96]                            ;    29.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                             ;    36.0 fp0     62 p.3
        vmovdqu [rbp + 768], ymm0                          ;    37.0 agu0+fp5   62 p.3
        vmovdqu ymm0, [r8 + 128]                           ;    30.0 agu1    62 p.4
        vpxor ymm0, ymm0, ymm1                             ;    37.0 fp1     62 p.4
        vmovdqu [rbp + 800], ymm0                          ;    38.0 agu2+fp5   62 p.4
        vmovdqu ymm0, [r8 + 192]                           ;    30.3 agu0    62 p.6
        vpxor ymm0, ymm0, ymm1                             ;    37.3 fp2     62 p.6
        vmovdqu [rbp + 832], ymm0                          ;    38.3 agu1+fp5   62 p.6
        vmovdqu ymm0, [r8 + 256]                           ;    31.3 agu0    62 p.8
        vpxor ymm0, ymm0, ymm1                             ;    38.3 fp3     62 p.8
        vmovdqu [rbp + 864], ymm0                          ;    39.3 agu2+fp5   62 p.8
        vmovdqu ymm0, [r8 + 320]                           ;    32.2 agu1    62 p.10
        vpxor ymm0, ymm0, ymm1                             ;    39.2 fp0     62 p.10
        vmovdqu [rbp + 896], ymm0                          ;    40.2 agu0+fp5   62 p.10
        vmovdqu ymm0, [r8 + 352]                           ;    33.2 agu1    62 p.11
        vpxor ymm0, ymm0, ymm1                             ;    40.2 fp1     62 p.11
        vmovdqu [rbp + 928], ymm0                          ;    41.2 agu2+fp5   62 p.11
        vmovdqu ymm0, [r8 + 384]                           ;    34.3 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                             ;    41.3 fp2     62 p.12
        vmovdqu [rbp + 960], ymm0                          ;    42.3 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 448]                           ;    35.3 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                             ;    42.3 fp3     62 p.14
        vmovdqu [rbp + 992], ymm0                          ;    43.3 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 512]                           ;    36.2 agu1    62 p.16
        vpxor ymm0, ymm0, ymm1                             ;    43.2 fp0     62 p.16
        vmovdqu [rbp + 1024], ymm0                         ;    44.2 agu0+fp5   62 p.16
        vmovdqu ymm0, [r8 + 576]                           ;    37.2 agu1    62 p.18
        vpxor ymm0, ymm0, ymm1                             ;    44.2 fp1     62 p.18
        vmovdqu [rbp + 1056], ymm0                         ;    45.2 agu2+fp5   62 p.18
        vmovdqu ymm0, [r8 + 608]                           ;    38.0 agu0    62 p.19
        vpxor ymm0, ymm0, ymm1                             ;    45.0 fp2     62 p.19
        vmovdqu [rbp + 1088], ymm0                         ;    46.0 agu1+fp5   62 p.19
        vmovdqu ymm0, [r8 + 640]                           ;    39.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                             ;    46.0 fp3     62 p.20
        vmovdqu [rbp + 1120], ymm0                         ;    47.0 agu2+fp5   62 p.20
        vmovdqu ymm0, [r8 + 704]                           ;    39.3 agu1    62 p.22
        vpxor ymm0, ymm0, ymm1                             ;    46.3 fp0     62 p.22
        vmovdqu [rbp + 1152], ymm0                         ;    47.3 agu0+fp5   62 p.22
        vmovdqu ymm0, [r8 + 768]                           ;    40.3 agu1    62 p.24
        vpxor ymm0, ymm0, ymm1                             ;    47.3 fp1     62 p.24
        vmovdqu [rbp + 1184], ymm0                         ;    48.3 agu2+fp5   62 p.24
        vmovdqu ymm0, [r8 + 832]                           ;    41.3 agu0    62 p.26
        vpxor ymm0, ymm0, ymm1                             ;    48.3 fp2     62 p.26
        vmovdqu [rbp + 1216], ymm0                         ;    49.3 agu1+fp5   62 p.26
        vmovdqu ymm0, [r8 + 864]                           ;    42.5 agu0    62 p.27
        vpxor ymm0, ymm0, ymm1                             ;    49.5 fp3     62 p.27
        vmovdqu [rbp + 1248], ymm0                         ;    50.5 agu2+fp5   62 p.27
        vmovdqu ymm0, [r8 + 896]                           ;    43.3 agu1    62 p.28
        vpxor ymm0, ymm0, ymm1                             ;    50.3 fp0     62 p.28
        vmovdqu [rbp + 1280], ymm0                         ;    51.3 agu0+fp5   62 p.28
        vmovdqu ymm0, [r8 + 960]                           ;    44.3 agu1    62 p.30
        vpxor ymm0, ymm0, ymm1                             ;    51.3 fp1     62 p.30
        vmovdqu [rbp + 1312], ymm0                         ;    52.3 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 1024]                          ;    45.2 agu0    62 p.32
        vpxor ymm0, ymm0, ymm1                             ;    52.2 fp2     62 p.32
        vmovdqu [rbp + 1344], ymm0                         ;    53.2 agu1+fp5   62 p.32
        vmovdqu ymm0, [r8 + 1088]                          ;    46.2 agu0    62 p.34
        vpxor ymm0, ymm0, ymm1                             ;    53.2 fp3     62 p.34
        vmovdqu [rbp + 1376], ymm0                         ;    54.2 agu2+fp5   62 p.34
        vmovdqu ymm0, [r8 + 1120]                          ;    47.0 agu1    62 p.35
        vpxor ymm0, ymm0, ymm1                             ;    54.0 fp0     62 p.35
        vmovdqu [rbp + 1408], ymm0                         ;    55.0 agu0+fp5   62 p.35
        vmovdqu ymm0, [r8 + 1152]                          ;    48.0 agu1    62 p.36
        vpxor ymm0, ymm0, ymm1                             ;    55.0 fp1     62 p.36
        vmovdqu [rbp + 1440], ymm0                         ;    56.0 agu2+fp5   62 p.36
        vmovdqu ymm0, [r8 + 1216]                          ;    48.5 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                             ;    55.5 fp2     62 p.38
        vmovdqu [rbp + 1472], ymm0                         ;    56.5 agu1+fp5   62 p.38
        vmovdqu ymm0, [r8 + 1280]                          ;    49.5 agu0    62 p.40
        vpxor ymm0, ymm0, ymm1                             ;    56.5 fp3     62 p.40
        vmovdqu [rbp + 1504], ymm0                         ;    57.5 agu2+fp5   62 p.40
        vmovdqu ymm0, [r8 + 1344]                          ;    50.5 agu1    62 p.42
        vpxor ymm0, ymm0, ymm1                             ;    57.5 fp0     62 p.42
        vmovdqu [rbp + 1536], ymm0                         ;    58.5 agu0+fp5   62 p.42
        vmovdqu ymm0, [r8 + 1376]                          ;    51.5 agu1    62 p.43
        vpxor ymm0, ymm0, ymm1                             ;    58.5 fp1     62 p.43
        vmovdqu [rbp + 1568], ymm0                         ;    59.5 agu2+fp5   62 p.43
        vmovdqu ymm0, [r8 + 1408]                          ;    52.3 agu0    62 p.44
        vpxor ymm0, ymm0, ymm1                             ;    59.3 fp2     62 p.44
        vmovdqu [rbp + 1600], ymm0                         ;    60.3 agu1+fp5   62 p.44
        vmovdqu ymm0, [r8 + 1472]                          ;    53.3 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                             ;    60.3 fp3     62 p.46
        vmovdqu [rbp + 1632], ymm0                         ;    61.3 agu2+fp5   62 p.46
        vmovdqu ymm0, [r8 + 1536]                          ;    54.2 agu1    62 p.48
        vpxor ymm0, ymm0, ymm1                             ;    61.2 fp0     62 p.48
        vmovdqu [rbp + 1664], ymm0                         ;    62.2 agu0+fp5   62 p.48
        vmovdqu ymm0, [r8 + 1600]                          ;    55.2 agu1    62 p.50
        vpxor ymm0, ymm0, ymm1                             ;    62.2 fp1     62 p.50
        vmovdqu [rbp + 1696], ymm0                         ;    63.2 agu2+fp5   62 p.50
        vmovdqu ymm0, [r8 + 1632]                          ;    56.0 agu0    62 p.51
        vpxor ymm0, ymm0, ymm1                             ;    63.0 fp2     62 p.51
        vmovdqu [rbp + 1728], ymm0                         ;    64.0 agu1+fp5   62 p.51
        vmovdqu ymm0, [r8 + 1664]                          ;    57.0 agu0    62 p.52
        vpxor ymm0, ymm0, ymm1                             ;    64.0 fp3     62 p.52
        vmovdqu [rbp + 1760], ymm0                         ;    65.0 agu2+fp5   62 p.52
        vmovdqu ymm0, [r8 + 1728]                          ;    57.7 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                             ;    64.7 fp0     62 p.54
        vmovdqu [rbp + 1792], ymm0                         ;    65.7 agu0+fp5   62 p.54
        vmovdqu ymm0, [r8 + 1792]                          ;    58.7 agu1    62 p.56
        vpxor ymm0, ymm0, ymm1                             ;    65.7 fp1     62 p.56
        vmovdqu [rbp + 1824], ymm0                         ;    66.7 agu2+fp5   62 p.56
        vmovdqu ymm0, [r8 + 1856]                          ;    59.5 agu0    62 p.58
        vpxor ymm0, ymm0, ymm1                             ;    66.5 fp2     62 p.58
        vmovdqu [rbp + 1856], ymm0                         ;    67.5 agu1+fp5   62 p.58
        vmovdqu ymm0, [r8 + 1888]                          ;    60.5 agu0    62 p.59
        vpxor ymm0, ymm0, ymm1                             ;    67.5 fp3     62 p.59
        vmovdqu [rbp + 1888], ymm0                         ;    68.5 agu2+fp5   62 p.59
        vmovdqu ymm0, [r8 + 1920]                          ;    61.3 agu1    62 p.60
        vpxor ymm0, ymm0, ymm1                             ;    68.3 fp0     62 p.60
        vmovdqu [rbp + 1920], ymm0                         ;    69.3 agu0+fp5   62 p.60
        vmovdqu ymm0, [r8 + 1984]                          ;    62.3 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                             ;    69.3 fp1     62 p.62
        vmovdqu [rbp + 1952], ymm0                         ;    70.3 agu2+fp5   62 p.62
        mov r8d, dword [rbp + 11960]                       ;    63.2 agu0    87 blocks
        shl r8, 0xc                                        ;    67.2 alu1    87 blocks
        add r8, qword [rbp + 11912]                        ;    68.2 alu0+agu1   87 blocks
        mov qword [rbp + 11920], r8                        ;    69.2 agu2+st0   87 blocks
        cmp dword [rbp + 11960], 0                         ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 11912]                        ;     0.0 agu0    88 s.0 reload
        vmovdqu ymm0, [r8]                                 ;     4.0 agu1    88 s.0
        vmovdqu ymm1, [r8 + 32]                            ;     4.0 agu0    88 s.1
        vmovdqu ymm2, [r8 + 64]                            ;     4.0 agu1    88 s.2
        vmovdqu ymm3, [r8 + 96]                            ;     4.0 agu0    88 s.3
        vmovdqu ymm4, [r8 + 128]                           ;     4.0 agu1    88 s.4
        vmovdqu ymm5, [r8 + 160]                           ;     4.0 agu0    88 s.5
        vmovdqu ymm6, [r8 + 192]                           ;     4.0 agu1    88 s.6
        vmovdqu ymm7, [r8 + 224]                           ;     4.0 agu0    88 s.7
        vmovdqu ymm8, [r8 + 256]                           ;     4.2 agu1    88 s.8
        vmovdqu ymm9, [r8 + 288]                           ;     5.0 agu0    88 s.9
        vmovdqu ymm10, [r8 + 320]                          ;     5.2 agu1    88 s.10
        vmovdqu ymm11, [r8 + 352]                          ;     6.0 agu0    88 s.11
        vmovdqu ymm12, [r8 + 384]                          ;     6.2 agu1    88 s.12
        vmovdqu ymm13, [r8 + 416]                          ;     7.0 agu0    88 s.13
        vmovdqu [rbp + 1984], ymm0                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm0, [r8 + 448]                           ;     7.2 agu1    88 s.14
        vmovdqu [rbp + 2016], ymm1                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm1, [r8 + 480]                           ;     8.0 agu0    88 s.15
        vmovdqu [rbp + 2048], ymm2                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm2, [r8 + 512]                           ;     8.2 agu1    88 s.16
        vmovdqu [rbp + 2080], ymm3                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm3, [r8 + 544]                           ;     9.0 agu0    88 s.17
        vmovdqu [rbp + 2112], ymm4                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm4, [r8 + 576]                           ;     9.2 agu1    88 s.18
        vmovdqu [rbp + 2144], ymm5                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm5, [r8 + 608]                           ;    10.0 agu0    88 s.19
        vmovdqu [rbp + 2176], ymm6                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm6, [r8 + 640]                           ;    10.2 agu1    88 s.20
        vmovdqu [rbp + 2208], ymm7                         ;    11.0 agu2+fp5   89 rounds
        vmovdqu ymm7, [r8 + 672]                           ;    11.0 agu0    88 s.21
        vmovdqu [rbp + 2240], ymm8                         ;    11.2 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 704]                           ;    11.2 agu1    88 s.22
        vmovdqu [rbp + 2272], ymm9                         ;    12.0 agu0+fp5   89 rounds
        vmovdqu ymm9, [r8 + 736]                           ;    12.2 agu1    88 s.23
        vmovdqu [rbp + 2304], ymm10                        ;    13.0 agu2+fp5   89 rounds
        vmovdqu ymm10, [r8 + 768]                          ;    13.0 agu0    88 s.24
        vmovdqu [rbp + 2336], ymm11                        ;    14.0 agu2+fp5   89 rounds
        vmovdqu ymm11, [r8 + 800]                          ;    13.2 agu1    88 s.25
        vmovdqu [rbp + 2368], ymm12                        ;    15.0 agu0+fp5   89 rounds
        vmovdqu ymm12, [r8 + 832]                          ;    14.2 agu1    88 s.26
        vmovdqu [rbp + 2400], ymm13                        ;    16.0 agu2+fp5   89 rounds
        vmovdqu ymm13, [r8 + 864]                          ;    15.0 agu0    88 s.27
        vmovdqu [rbp + 2432], ymm0                         ;    17.0 agu2+fp5   89 rounds
        vmovdqu ymm0, [r8 + 896]                           ;    15.2 agu1    88 s.28
        vmovdqu [rbp + 2464], ymm1                         ;    18.0 agu0+fp5   89 rounds
        vmovdqu ymm1, [r8 + 928]                           ;    16.2 agu1    88 s.29
        vmovdqu [rbp + 2496], ymm2                         ;    19.0 agu2+fp5   89 rounds
        vmovdqu ymm2, [r8 + 960]                           ;    17.0 agu0    88 s.30
        vmovdqu [rbp + 2528], ymm3                         ;    20.0 agu2+fp5   89 rounds
        vmovdqu ymm3, [r8 + 992]                           ;    17.2 agu1    88 s.31
        vmovdqu [rbp + 2560], ymm4                         ;    21.0 agu0+fp5   89 rounds
        vmovdqu ymm4, [r8 + 1024]                          ;    18.2 agu1    88 s.32
        vmovdqu [rbp + 2592], ymm5                         ;    22.0 agu2+fp5   89 rounds
        vmovdqu ymm5, [r8 + 1056]                          ;    19.0 agu0    88 s.33
        vmovdqu [rbp + 2624], ymm6                         ;    23.0 agu2+fp5   89 rounds
        vmovdqu ymm6, [r8 + 1088]                          ;    19.2 agu1    88 s.34
        vmovdqu [rbp + 2656], ymm7                         ;    24.0 agu0+fp5   89 rounds
        vmovdqu ymm7, [r8 + 1120]                          ;    20.2 agu1    88 s.35
        vmovdqu [rbp + 2688], ymm8                         ;    25.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 1152]                          ;    21.0 agu0    88 s.36
        vmovdqu [rbp + 2720], ymm9                         ;    26.0 agu2+fp5   89 rounds
        vmovdqu ymm9, [r8 + 1184]                          ;    21.2 agu1    88 s.37
        vmovdqu [rbp + 2752], ymm10                        ;    27.0 agu0+fp5   89 rounds
        vmovdqu ymm10, [r8 + 1216]                         ;    22.2 agu1    88 s.38
        vmovdqu [rbp + 2784], ymm11                        ;    28.0 agu2+fp5   89 rounds
        vmovdqu ymm11, [r8 + 1248]                         ;    23.0 agu0    88 s.39
        vmovdqu [rbp + 2816], ymm12                        ;    29.0 agu2+fp5   89 rounds
        vmovdqu ymm12, [r8 + 1280]                         ;    23.2 agu1    88 s.40
        vmovdqu [rbp + 2848], ymm13                        ;    30.0 agu0+fp5   89 rounds
        vmovdqu ymm13, [r8 + 1312]                         ;    24.2 agu1    88 s.41
        vmovdqu [rbp + 2880], ymm0                         ;    31.0 agu2+fp5   89 rounds
        vmovdqu ymm0, [r8 + 1344]                          ;    25.0 agu0    88 s.42
        vmovdqu [rbp + 2912], ymm1                         ;    32.0 agu2+fp5   89 rounds
        vmovdqu ymm1, [r8 + 1376]                          ;    25.2 agu1    88 s.43
        vmovdqu [rbp + 2944], ymm2                         ;    33.0 agu0+fp5   89 rounds
        vmovdqu ymm2, [r8 + 1408]                          ;    26.2 agu1    88 s.44
        vmovdqu [rbp + 2976], ymm3                         ;    34.0 agu2+fp5   89 rounds
        vmovdqu ymm3, [r8 + 1440]                          ;    27.0 agu0    88 s.45
        vmovdqu [rbp + 3008], ymm4                         ;    35.0 agu2+fp5   89 rounds
        vmovdqu ymm4, [r8 + 1472]                          ;    27.2 agu1    88 s.46
        vmovdqu [rbp + 3040], ymm5                         ;    36.0 agu0+fp5   89 rounds
        vmovdqu ymm5, [r8 + 1504]                          ;    28.2 agu1    88 s.47
        vmovdqu [rbp + 3072], ymm6                         ;    37.0 agu2+fp5   89 rounds
        vmovdqu ymm6, [r8 + 1536]                          ;    29.0 agu0    88 s.48
        vmovdqu [rbp + 3104], ymm7                         ;    38.0 agu2+fp5   89 rounds
        vmovdqu ymm7, [r8 + 1568]                          ;    29.2 agu1    88 s.49
        vmovdqu [rbp + 3136], ymm8                         ;    39.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 1600]                          ;    30.2 agu1    88 s.50
        vmovdqu [rbp + 3168], ymm9                         ;    40.0 agu2+fp5   89 rounds
        vmovdqu ymm9, [r8 + 1632]                          ;    31.0 agu0    88 s.51
        vmovdqu [rbp + 3200], ymm10                        ;    41.0 agu2+fp5   89 rounds
        vmovdqu ymm10, [r8 + 1664]                         ;    31.2 agu1    88 s.52
        vmovdqu [rbp + 3232], ymm11                        ;    42.0 agu0+fp5   89 rounds
        vmovdqu ymm11, [r8 + 1696]                         ;    32.2 agu1    88 s.53
        vmovdqu [rbp + 3264], ymm12                        ;    43.0 agu2+fp5   89 rounds
        vmovdqu ymm12, [r8 + 1728]                         ;    33.0 agu0    88 s.54
        vmovdqu [rbp + 3296], ymm13                        ;    44.0 agu2+fp5   89 rounds
        vmovdqu ymm13, [r8 + 1760]                         ;    33.2 agu1    88 s.55
        vmovdqu [rbp + 3328], ymm0                         ;    45.0 agu0+fp5   89 rounds
        vmovdqu ymm0, [r8 + 1792]                          ;    34.2 agu1    88 s.56
        vmovdqu [rbp + 3360], ymm1                         ;    46.0 agu2+fp5   89 rounds
        vmovdqu ymm1, [r8 + 1824]                          ;    35.0 agu0    88 s.57
        vmovdqu [rbp + 3392], ymm2                         ;    47.0 agu2+fp5   89 rounds
        vmovdqu ymm2, [r8 + 1856]                          ;    35.2 agu1    88 s.58
        vmovdqu [rbp + 3424], ymm3                         ;    48.0 agu0+fp5   89 rounds
        vmovdqu ymm3, [r8 + 1888]                          ;    36.2 agu1    88 s.59
        vmovdqu [rbp + 3456], ymm4                         ;    49.0 agu2+fp5   89 rounds
        vmovdqu ymm4, [r8 + 1920]                          ;    37.0 agu0    88 s.60
        vmovdqu [rbp + 3488], ymm5                         ;    50.0 agu2+fp5   89 rounds
        vmovdqu ymm5, [r8 + 1952]                          ;    37.2 agu1    88 s.61
        vmovdqu [rbp + 3520], ymm6                         ;    51.0 agu0+fp5   89 rounds
        vmovdqu ymm6, [r8 + 1984]                          ;    38.2 agu1    88 s.62
        vmovdqu [rbp + 3552], ymm7                         ;    52.0 agu2+fp5   89 rounds
        vmovdqu ymm7, [r8 + 2016]                          ;    39.0 agu0    88 s.63
        vmovdqu [rbp + 3584], ymm8                         ;    53.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2048]                          ;    39.2 agu1    88 s.0
        vmovdqu [rbp + 3616], ymm8                         ;    54.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2080]                          ;    40.2 agu1    88 s.1
        vmovdqu [rbp + 3648], ymm8                         ;    55.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2112]                          ;    41.0 agu0    88 s.2
        vmovdqu [rbp + 3680], ymm8                         ;    56.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2144]                          ;    41.2 agu1    88 s.3
        vmovdqu [rbp + 3712], ymm8                         ;    57.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2176]                          ;    42.2 agu1    88 s.4
        vmovdqu [rbp + 3744], ymm8                         ;    58.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2208]                          ;    43.0 agu0    88 s.5
        vmovdqu [rbp + 3776], ymm8                         ;    59.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2240]                          ;    44.0 agu0    88 s.6
        vmovdqu [rbp + 3808], ymm8                         ;    60.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2272]                          ;    45.0 agu1    88 s.7
        vmovdqu [rbp + 3840], ymm8                         ;    61.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2304]                          ;    46.0 agu1    88 s.8
        vmovdqu [rbp + 3872], ymm8                         ;    62.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2336]                          ;    47.0 agu0    88 s.9
        vmovdqu [rbp + 3904], ymm8                         ;    63.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2368]                          ;    48.0 agu0    88 s.10
        vmovdqu [rbp + 3936], ymm8                         ;    64.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2400]                          ;    49.0 agu1    88 s.11
        vmovdqu [rbp + 3968], ymm8                         ;    65.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2432]                          ;    50.0 agu1    88 s.12
        vmovdqu [rbp + 4000], ymm8                         ;    66.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2464]                          ;    51.0 agu0    88 s.13
        vmovdqu [rbp + 4032], ymm8                         ;    67.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2496]                          ;    52.0 agu0    88 s.14
        vmovdqu [rbp + 4064], ymm8                         ;    68.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2528]                          ;    53.0 agu1    88 s.15
        vmovdqu [rbp + 4096], ymm8                         ;    69.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2560]                          ;    54.0 agu1    88 s.16
        vmovdqu [rbp + 4128], ymm8                         ;    70.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2592]                          ;    55.0 agu0    88 s.17
        vmovdqu [rbp + 4160], ymm8                         ;    71.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2624]                          ;    56.0 agu0    88 s.18
        vmovdqu [rbp + 4192], ymm8                         ;    72.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2656]                          ;    57.0 agu1    88 s.19
        vmovdqu [rbp + 4224], ymm8                         ;    73.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2688]                          ;    58.0 agu1    88 s.20
        vmovdqu [rbp + 4256], ymm8                         ;    74.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2720]                          ;    59.0 agu0    88 s.21
        vmovdqu [rbp + 4288], ymm8                         ;    75.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2752]                          ;    60.0 agu0    88 s.22
        vmovdqu [rbp + 4320], ymm8                         ;    76.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2784]                          ;    61.0 agu1    88 s.23
        vmovdqu [rbp + 4352], ymm8                         ;    77.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2816]                          ;    62.0 agu1    88 s.24
        vmovdqu [rbp + 4384], ymm9                         ;    78.0 agu2+fp5   89 rounds
        vmovdqu ymm9, [r8 + 2848]                          ;    63.0 agu0    88 s.25
        vmovdqu [rbp + 4416], ymm8                         ;    79.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2880]                          ;    64.0 agu0    88 s.26
        vmovdqu [rbp + 4448], ymm9                         ;    80.0 agu2+fp5   89 rounds
        vmovdqu ymm9, [r8 + 2912]                          ;    65.0 agu1    88 s.27
        vmovdqu [rbp + 4480], ymm8                         ;    81.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 2944]                          ;    66.0 agu1    88 s.28
        vmovdqu [rbp + 4512], ymm9                         ;    82.0 agu2+fp5   89 rounds
        vmovdqu ymm9, [r8 + 2976]                          ;    67.0 agu0    88 s.29
        vmovdqu [rbp + 4544], ymm8                         ;    83.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 3008]                          ;    68.0 agu0    88 s.30
        vmovdqu [rbp + 4576], ymm10                        ;    84.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 4608], ymm9                         ;    85.0 agu1+fp5   89 rounds
        vmovdqu ymm9, [r8 + 3040]                          ;    70.0 agu0    88 s.31
        vmovdqu [rbp + 4640], ymm8                         ;    86.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 4672], ymm11                        ;    87.0 agu1+fp5   89 rounds
        vmovdqu ymm8, [r8 + 3072]                          ;    72.0 agu0    88 s.32
        vmovdqu [rbp + 4704], ymm9                         ;    88.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 4736], ymm12                        ;    89.0 agu1+fp5   89 rounds
        vmovdqu ymm9, [r8 + 3104]                          ;    74.0 agu0    88 s.33
        vmovdqu [rbp + 4768], ymm13                        ;    90.0 agu2+fp5   89 rounds
        vmovdqu ymm10, [r8 + 3136]                         ;    75.0 agu1    88 s.34
        vmovdqu [rbp + 4800], ymm0                         ;    91.0 agu0+fp5   89 rounds
        vmovdqu ymm0, [r8 + 3168]                          ;    76.0 agu1    88 s.35
        vmovdqu [rbp + 4832], ymm1                         ;    92.0 agu2+fp5   89 rounds
        vmovdqu ymm1, [r8 + 3200]                          ;    77.0 agu0    88 s.36
        vmovdqu [rbp + 4864], ymm2                         ;    93.0 agu1+fp5   89 rounds
        vmovdqu ymm2, [r8 + 3232]                          ;    78.0 agu0    88 s.37
        vmovdqu [rbp + 4896], ymm3                         ;    94.0 agu2+fp5   89 rounds
        vmovdqu ymm3, [r8 + 3264]                          ;    79.0 agu1    88 s.38
        vmovdqu [rbp + 4928], ymm4                         ;    95.0 agu0+fp5   89 rounds
        vmovdqu ymm4, [r8 + 3296]                          ;    80.0 agu1    88 s.39
        vmovdqu [rbp + 4960], ymm5                         ;    96.0 agu2+fp5   89 rounds
        vmovdqu ymm5, [r8 + 3328]                          ;    81.0 agu0    88 s.40
        vmovdqu [rbp + 4992], ymm6                         ;    97.0 agu1+fp5   89 rounds
        vmovdqu ymm6, [r8 + 3360]                          ;    82.0 agu0    88 s.41
        vmovdqu [rbp + 5024], ymm7                         ;    98.0 agu2+fp5   89 rounds
        vmovdqu ymm7, [r8 + 3392]                          ;    83.0 agu1    88 s.42
        vmovdqu [rbp + 5056], ymm8                         ;    99.0 agu0+fp5   89 rounds
        vmovdqu ymm8, [r8 + 3424]                          ;    84.0 agu1    88 s.43
        vmovdqu [rbp + 5088], ymm9                         ;   100.0 agu2+fp5   89 rounds
        vmovdqu ymm9, [r8 + 3456]                          ;    85.0 agu0    88 s.44
        vmovdqu [rbp + 5120], ymm10                        ;   101.0 agu1+fp5   89 rounds
        vmovdqu ymm10, [r8 + 3488]                         ;    86.0 agu0    88 s.45
        vmovdqu [rbp + 5152], ymm0                         ;   102.0 agu2+fp5   89 rounds
        vmovdqu ymm0, [r8 + 3520]                          ;    87.0 agu1    88 s.46
        vmovdqu [rbp + 5184], ymm1                         ;   103.0 agu0+fp5   89 rounds
        vmovdqu ymm1, [r8 + 3552]                          ;    88.0 agu1    88 s.47
        vmovdqu [rbp + 5216], ymm2                         ;   104.0 agu2+fp5   89 rounds
        vmovdqu ymm2, [r8 + 3584]                          ;    89.0 agu0    88 s.48
        vmovdqu [rbp + 5248], ymm3                         ;   105.0 agu1+fp5   89 rounds
        vmovdqu ymm3, [r8 + 3616]                          ;    90.0 agu0    88 s.49
        vmovdqu [rbp + 5280], ymm4                         ;   106.0 agu2+fp5   89 rounds
        vmovdqu ymm4, [r8 + 3648]                          ;    91.0 agu1    88 s.50
        vmovdqu [rbp + 5312], ymm5                         ;   107.0 agu0+fp5   89 rounds
        vmovdqu ymm5, [r8 + 3680]                          ;    92.0 agu1    88 s.51
        vmovdqu [rbp + 5344], ymm6                         ;   108.0 agu2+fp5   89 rounds
        vmovdqu ymm6, [r8 + 3712]                          ;    93.0 agu0    88 s.52
        vmovdqu [rbp + 5376], ymm7                         ;   109.0 agu1+fp5   89 rounds
        vmovdqu ymm7, [r8 + 3744]                          ;    94.0 agu0    88 s.53
        vmovdqu [rbp + 5408], ymm8                         ;   110.0 agu2+fp5   89 rounds
        vmovdqu ymm8, [r8 + 3776]                          ;    95.0 agu1    88 s.54
        vmovdqu [rbp + 5440], ymm9                         ;   111.0 agu0+fp5   89 rounds
        vmovdqu ymm9, [r8 + 3808]                          ;    96.0 agu1    88 s.55
        vmovdqu [rbp + 5472], ymm10                        ;   112.0 agu2+fp5   89 rounds
        vmovdqu ymm10, [r8 + 3840]                         ;    97.0 agu0    88 s.56
        vmovdqu [rbp + 5504], ymm0                         ;   113.0 agu1+fp5   89 rounds
        vmovdqu ymm0, [r8 + 3872]                          ;    98.0 agu0    88 s.57
        vmovdqu [rbp + 5536], ymm1                         ;   114.0 agu2+fp5   89 rounds
        vmovdqu ymm1, [r8 + 3904]                          ;    99.0 agu1    88 s.58
        vmovdqu [rbp + 5568], ymm2                         ;   115.0 agu0+fp5   89 rounds
        vmovdqu ymm2, [r8 + 3936]                          ;   100.0 agu1    88 s.59
        vmovdqu [rbp + 5600], ymm3                         ;   116.0 agu2+fp5   89 rounds
        vmovdqu ymm3, [r8 + 3968]                          ;   101.0 agu0    88 s.60
        vmovdqu [rbp + 5632], ymm4                         ;   117.0 agu1+fp5   89 rounds
        vmovdqu ymm4, [r8 + 4000]                          ;   102.0 agu0    88 s.61
        vmovdqu [rbp + 5664], ymm5                         ;   118.0 agu2+fp5   89 rounds
        vmovdqu ymm5, [r8 + 4032]                          ;   103.0 agu1    88 s.62
        vmovdqu [rbp + 5696], ymm6                         ;   119.0 agu0+fp5   89 rounds
        vmovdqu ymm6, [r8 + 4064]                          ;   104.0 agu1    88 s.63
        vmovdqu [rbp + 5728], ymm7                         ;   120.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 5760], ymm8                         ;   121.0 agu0+fp5   89 rounds
        vmovdqu [rbp + 5792], ymm9                         ;   122.0 agu1+fp5   89 rounds
        vmovdqu [rbp + 5824], ymm10                        ;   123.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 5856], ymm0                         ;   124.0 agu0+fp5   89 rounds
        vmovdqu [rbp + 5888], ymm1                         ;   125.0 agu1+fp5   89 rounds
        vmovdqu [rbp + 5920], ymm2                         ;   126.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 5952], ymm3                         ;   127.0 agu0+fp5   89 rounds
        vmovdqu [rbp + 5984], ymm4                         ;   128.0 agu1+fp5   89 rounds
        vmovdqu [rbp + 6016], ymm5                         ;   129.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 6048], ymm6                         ;   130.0 agu0+fp5   89 rounds
        mov r8, qword [rbp + 11904]                        ;   115.0 agu1    89 rounds reload
        mov qword [rbp + 11928], r8                        ;   119.0 agu2+st0   89 rounds
        add r8, -61440                                     ;   119.0 alu0    89 rounds
        mov qword [rbp + 11936], r8                        ;   120.0 agu0+st1   89 rounds
        mov r8, qword [rbp + 11928]                        ;                    resident
        vmovdqu ymm0, [rbp + 1984]                         ;                    resident
        vmovdqu ymm1, [rbp + 3008]                         ;                    resident
        vmovdqu ymm2, [rbp + 2016]                         ;                    resident
        vmovdqu ymm3, [rbp + 3040]                         ;                    resident
        vmovdqu ymm4, [rbp + 2048]                         ;                    resident
        vmovdqu ymm5, [rbp + 3072]                         ;                    resident
        vmovdqu ymm6, [rbp + 2080]                         ;                    resident
        vmovdqu ymm7, [rbp + 3104]                         ;                    resident
        vmovdqu ymm8, [rbp + 2112]                         ;                    resident
        vmovdqu ymm9, [rbp + 3136]                         ;                    resident
        vmovdqu ymm10, [rbp + 2144]                        ;                    resident
        vmovdqu ymm11, [rbp + 3168]                        ;                    resident
        vmovdqu ymm12, [rbp + 2176]                        ;                    resident
        vmovdqu ymm13, [rbp + 3200]                        ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 61440]                        ;     0.0 agu0    62 p.0
        db 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 61472]                        ;     0.2 agu1    62 p.1
        db 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 61504]                        ;     1.0 agu0    62 p.2
        db 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 61536]                        ;     1.2 agu1    62 p.3
        db 0x2e
        vmovdqu ymm15, [r8 + 61568]                        ;     2.0 agu0    62 p.4
        db 0x2e
        vmovdqu ymm15, [r8 + 61600]                        ;     2.2 agu1    62 p.5
        db 0x2e
        vmovdqu ymm15, [r8 + 61632]                        ;     3.0 agu0    62 p.6
        vmovdqu ymm15, [r8 + 61664]                        ;     3.2 agu1    62 p.7
        vmovdqu ymm15, [r8 + 61696]                        ;     4.0 agu0    62 p.8
        vmovdqu ymm15, [r8 + 61728]                        ;     4.2 agu1    62 p.9
        vmovdqu ymm15, [r8 + 61760]                        ;     5.0 agu0    62 p.10
        vmovdqu ymm15, [r8 + 61792]                        ;     5.2 agu1    62 p.11
        vmovdqu ymm15, [r8 + 61824]                        ;     6.0 agu0    62 p.12
        db 0x2e
        vmovdqu ymm15, [r8 + 61856]                        ;     6.2 agu1    62 p.13
        vmovdqu ymm15, [r8 + 61888]                        ;     7.0 agu0    62 p.14
        vmovdqu ymm15, [r8 + 61920]                        ;     7.2 agu1    62 p.15
        vmovdqu ymm15, [r8 + 61952]                        ;     8.0 agu0    62 p.16
        vmovdqu ymm15, [r8 + 61984]                        ;     8.2 agu1    62 p.17
        vmovdqu ymm15, [r8 + 62016]                        ;     9.0 agu0    62 p.18
        vmovdqu ymm15, [r8 + 62048]                        ;     9.2 agu1    62 p.19
        db 0x2e
        vmovdqu ymm15, [r8 + 62080]                        ;    10.0 agu0    62 p.20
        vmovdqu ymm15, [r8 + 62112]                        ;    10.2 agu1    62 p.21
        vmovdqu ymm15, [r8 + 62144]                        ;    11.0 agu0    62 p.22
        vmovdqu ymm15, [r8 + 62176]                        ;    11.2 agu1    62 p.23
        vmovdqu ymm15, [r8 + 62208]                        ;    12.0 agu0    62 p.24
        vmovdqu ymm15, [r8 + 62240]                        ;    12.2 agu1    62 p.25
        vmovdqu ymm15, [r8 + 62272]                        ;    13.0 agu0    62 p.26
        db 0x2e
        vmovdqu ymm15, [r8 + 62304]                        ;    13.2 agu1    62 p.27
        vmovdqu ymm15, [r8 + 62336]                        ;    14.0 agu0    62 p.28
        vmovdqu ymm15, [r8 + 62368]                        ;    14.2 agu1    62 p.29
        vmovdqu ymm15, [r8 + 62400]                        ;    15.0 agu0    62 p.30
        vmovdqu ymm15, [r8 + 62432]                        ;    15.2 agu1    62 p.31
        vmovdqu ymm15, [r8 + 62464]                        ;    16.0 agu0    62 p.32
        vmovdqu ymm15, [r8 + 62496]                        ;    16.2 agu1    62 p.33
        db 0x2e
        vmovdqu ymm15, [r8 + 62528]                        ;    17.0 agu0    62 p.34
        vmovdqu ymm15, [r8 + 62560]                        ;    17.2 agu1    62 p.35
        vmovdqu ymm15, [r8 + 62592]                        ;    18.0 agu0    62 p.36
        vmovdqu ymm15, [r8 + 62624]                        ;    18.2 agu1    62 p.37
        vmovdqu ymm15, [r8 + 62656]                        ;    19.0 agu0    62 p.38
        vmovdqu ymm15, [r8 + 62688]                        ;    19.2 agu1    62 p.39
        vmovdqu ymm15, [r8 + 62720]                        ;    20.0 agu0    62 p.40
        db 0x2e
        vmovdqu ymm15, [r8 + 62752]                        ;    20.2 agu1    62 p.41
        vmovdqu ymm15, [r8 + 62784]                        ;    21.0 agu0    62 p.42
        vmovdqu ymm15, [r8 + 62816]                        ;    21.2 agu1    62 p.43
        vmovdqu ymm15, [r8 + 62848]                        ;    22.0 agu0    62 p.44
        vmovdqu ymm15, [r8 + 62880]                        ;    22.2 agu1    62 p.45
        vmovdqu ymm15, [r8 + 62912]                        ;    23.0 agu0    62 p.46
        vmovdqu ymm15, [r8 + 62944]                        ;    23.2 agu1    62 p.47
        db 0x2e
        vmovdqu ymm15, [r8 + 62976]                        ;    24.0 agu0    62 p.48
        vmovdqu ymm15, [r8 + 63008]                        ;    24.2 agu1    62 p.49
        vmovdqu ymm15, [r8 + 63040]                        ;    25.0 agu0    62 p.50
        vmovdqu ymm15, [r8 + 63072]                        ;    25.2 agu1    62 p.51
        vmovdqu ymm15, [r8 + 63104]                        ;    26.0 agu0    62 p.52
        vmovdqu ymm15, [r8 + 63136]                        ;    26.2 agu1    62 p.53
        vmovdqu ymm15, [r8 + 63168]                        ;    27.0 agu0    62 p.54
        vmovdqu ymm15, [r8 + 63200]                        ;    27.2 agu1    62 p.55
        vmovdqu ymm15, [r8 + 63232]                        ;    28.0 agu0    62 p.56
        vmovdqu ymm15, [r8 + 63264]                        ;    28.2 agu1    62 p.57
        vmovdqu ymm15, [r8 + 63296]                        ;    29.0 agu0    62 p.58
        vmovdqu ymm15, [r8 + 63328]                        ;    29.2 agu1    62 p.59
        vmovdqu ymm15, [r8 + 63360]                        ;    30.0 agu0    62 p.60
        vmovdqu ymm15, [r8 + 63392]                        ;    30.2 agu1    62 p.61
        vmovdqu ymm15, [r8 + 63424]                        ;    31.0 agu0    62 p.62
        db 0x2e
        vmovdqu ymm15, [r8 + 63456]                        ;    31.2 agu1    62 p.63
        db 0x2e
        vpxor ymm15, ymm14, ymm0                           ;    24.0 fp0     50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm1                           ;    25.0 fp1     50 p
        db 0x2e
        vmovdqu ymm14, [r8 + 61504]                        ;    32.0 agu0    50 p
        db 0x2e
        vpxor ymm14, ymm14, ymm4                           ;    39.0 fp2     50 p
        vpxor ymm14, ymm14, ymm5                           ;    40.0 fp3     50 p
        vmovdqu [rbp + 6080], ymm5                         ;    25.3 agu2+fp5   62 p spill
        vmovdqu ymm5, [r8 + 61536]                         ;    32.2 agu1    50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;    39.2 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;    40.2 fp1     50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm7                         ;    27.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 61568]                         ;    33.0 agu0    50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm8                             ;    40.0 fp2     50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm9                             ;    41.0 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 6144], ymm9                         ;    28.2 agu2+fp5   62 p spill
        db 0x2e
        vmovdqu ymm9, [r8 + 61600]                         ;    33.2 agu1    50 p
        db 0x2e
        vpxor ymm9, ymm9, ymm10                            ;    40.2 fp0     50 p
        db 0x2e
        vpxor ymm9, ymm9, ymm11                            ;    41.2 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 6176], ymm11                        ;    30.0 agu2+fp5   62 p spill
        db 0x2e
        vmovdqu ymm11, [r8 + 61696]                        ;    34.0 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 2240]                   ;    41.0 fp2+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 3264]                   ;    42.0 fp3+agu0   50 p
        vmovdqu [rbp + 6208], ymm1                         ;    31.2 agu2+fp5   62 p spill
        vmovdqu ymm1, [r8 + 61760]                         ;    35.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 2304]                     ;    42.2 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 3328]                     ;    43.2 fp1+agu1   50 p
        vmovdqu [rbp + 6240], ymm10                        ;    33.0 agu2+fp5   62 p spill
        vmovdqu ymm10, [r8 + 61792]                        ;    37.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 2336]                   ;    44.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 3360]                   ;    45.0 fp3+agu0   50 p
        vmovdqu [rbp + 6272], ymm8                         ;    35.2 agu2+fp5   62 p spill
        vmovdqu ymm8, [r8 + 61824]                         ;    38.2 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 2368]                     ;    45.2 fp0+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 3392]                     ;    46.2 fp1+agu1   50 p
        vmovdqu [rbp + 6304], ymm6                         ;    39.0 agu2+fp5   62 p spill
        vmovdqu ymm6, [r8 + 61856]                         ;    40.0 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 2400]                     ;    47.0 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 3424]                     ;    48.0 fp3+agu0   50 p
        vmovdqu [rbp + 6336], ymm4                         ;    40.2 agu2+fp5   62 p spill
        vmovdqu ymm4, [r8 + 61952]                         ;    41.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 2496]                     ;    48.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 3520]                     ;    49.2 fp1+agu1   50 p
        vmovdqu [rbp + 6368], ymm0                         ;    41.2 agu2+fp5   62 p spill
        vmovdqu ymm0, [r8 + 62016]                         ;    43.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 2560]                     ;    50.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 3584]                     ;    51.0 fp3+agu0   50 p
        vmovdqu [rbp + 6400], ymm4                         ;    50.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [r8 + 62048]                         ;    44.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 2592]                     ;    51.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 4384]                     ;    52.2 fp1+agu1   50 p
        vmovdqu [rbp + 6432], ymm4                         ;    53.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [r8 + 62080]                         ;    46.0 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 2624]                     ;    53.0 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 4576]                     ;    54.0 fp3+agu0   50 p
        vmovdqu [rbp + 6464], ymm4                         ;    55.0 agu2+fp5   50 p spill
        vmovdqu ymm4, [r8 + 62112]                         ;    47.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 2656]                     ;    54.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 4672]                     ;    55.2 fp1+agu1   50 p
        vmovdqu [rbp + 6496], ymm0                         ;    52.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62208]                         ;    49.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 2752]                     ;    56.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 4800]                     ;    57.0 fp3+agu0   50 p
        vmovdqu [rbp + 6528], ymm0                         ;    58.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62272]                         ;    50.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 2816]                     ;    57.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 4864]                     ;    58.2 fp1+agu1   50 p
        vmovdqu [rbp + 6560], ymm0                         ;    59.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62304]                         ;    52.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 2848]                     ;    59.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 4896]                     ;    60.0 fp3+agu0   50 p
        vmovdqu [rbp + 6592], ymm0                         ;    61.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62336]                         ;    53.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 2880]                     ;    60.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 4928]                     ;    61.2 fp1+agu1   50 p
        vmovdqu [rbp + 6624], ymm0                         ;    62.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62368]                         ;    55.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 2912]                     ;    62.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 4960]                     ;    63.0 fp3+agu0   50 p
        vmovdqu [rbp + 6656], ymm0                         ;    64.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62464]                         ;    56.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 3616]                     ;    63.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5056]                     ;    64.2 fp1+agu1   50 p
        vmovdqu [rbp + 6688], ymm0                         ;    65.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62528]                         ;    58.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 3680]                     ;    65.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5120]                     ;    66.0 fp3+agu0   50 p
        vmovdqu [rbp + 6720], ymm0                         ;    67.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62560]                         ;    59.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 3712]                     ;    66.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5152]                     ;    67.2 fp1+agu1   50 p
        vmovdqu [rbp + 6752], ymm0                         ;    68.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62592]                         ;    61.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 3744]                     ;    68.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5184]                     ;    69.0 fp3+agu0   50 p
        vmovdqu [rbp + 6784], ymm0                         ;    70.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62624]                         ;    62.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 3776]                     ;    69.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5216]                     ;    70.2 fp1+agu1   50 p
        vmovdqu [rbp + 6816], ymm0                         ;    71.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62720]                         ;    64.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 3872]                     ;    71.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5312]                     ;    72.0 fp3+agu0   50 p
        vmovdqu [rbp + 6848], ymm0                         ;    73.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62784]                         ;    65.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 3936]                     ;    72.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5376]                     ;    73.2 fp1+agu1   50 p
        vmovdqu [rbp + 6880], ymm0                         ;    74.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62816]                         ;    67.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 3968]                     ;    74.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5408]                     ;    75.0 fp3+agu0   50 p
        vmovdqu [rbp + 6912], ymm0                         ;    76.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62848]                         ;    68.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4000]                     ;    75.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5440]                     ;    76.2 fp1+agu1   50 p
        vmovdqu [rbp + 6944], ymm0                         ;    77.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62880]                         ;    70.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 4032]                     ;    77.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5472]                     ;    78.0 fp3+agu0   50 p
        vmovdqu [rbp + 6976], ymm0                         ;    79.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62976]                         ;    71.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4128]                     ;    78.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5568]                     ;    79.2 fp1+agu1   50 p
        vmovdqu [rbp + 7008], ymm0                         ;    80.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63040]                         ;    73.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 4192]                     ;    80.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5632]                     ;    81.0 fp3+agu0   50 p
        vmovdqu [rbp + 7040], ymm0                         ;    82.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63072]                         ;    74.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4224]                     ;    81.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5664]                     ;    82.2 fp1+agu1   50 p
        vmovdqu [rbp + 7072], ymm0                         ;    83.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63104]                         ;    76.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 4256]                     ;    83.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5696]                     ;    84.0 fp3+agu0   50 p
        vmovdqu [rbp + 7104], ymm0                         ;    85.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63136]                         ;    77.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4288]                     ;    84.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5728]                     ;    85.2 fp1+agu1   50 p
        vmovdqu [rbp + 7136], ymm0                         ;    86.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63232]                         ;    79.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 4416]                     ;    86.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5824]                     ;    87.0 fp3+agu0   50 p
        vmovdqu [rbp + 7168], ymm0                         ;    88.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63296]                         ;    80.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4480]                     ;    87.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5888]                     ;    88.2 fp1+agu1   50 p
        vmovdqu [rbp + 7200], ymm0                         ;    89.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63328]                         ;    82.0 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 4512]                     ;    89.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5920]                     ;    90.0 fp3+agu0   50 p
        vmovdqu [rbp + 7232], ymm0                         ;    91.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63360]                         ;    83.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4544]                     ;    90.2 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5952]                     ;    91.2 fp1+agu1   50 p
        vmovdqu [rbp + 7264], ymm0                         ;    92.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, ymm2                             ;    84.2 fp2     46 p
        vpxor ymm0, ymm0, ymm3                             ;    85.2 fp3     46 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 61472]                     ;    86.2 fp0+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7296], ymm3                         ;    85.2 agu2+fp5   62 p spill
        db 0x2e
        vmovdqu ymm3, [r8 + 63392]                         ;    85.3 agu1    50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4608]                     ;    92.3 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 5984]                     ;    93.3 fp2+agu1   50 p
        vmovdqu [rbp + 7328], ymm2                         ;    86.2 agu2+fp5   62 p spill
        vpxor ymm2, ymm14, ymm12                           ;    86.2 fp3     46 p
        vpxor ymm2, ymm2, ymm13                            ;    87.2 fp0     46 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 61632]                     ;    88.2 fp1+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7360], ymm13                        ;    87.2 agu2+fp5   62 p spill
        vpxor ymm13, ymm15, ymm7                           ;    87.0 fp2     46 p
        vmovdqu [rbp + 7392], ymm12                        ;    88.2 agu1+fp5   62 p spill
        vpxor ymm12, ymm5, [rbp + 2208]                    ;    88.0 fp3+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 3232]                   ;    89.0 fp0+agu1   46 p
        vpxor ymm12, ymm12, [r8 + 61664]                   ;    90.0 fp1+agu0   46 p
        vmovdqu [rbp + 7424], ymm3                         ;    94.3 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm12                             ;    91.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;    92.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm4                         ;    90.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm12                           ;    91.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;    89.0 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;    92.0 fp2     46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                           ;    90.0 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm10                        ;    91.2 agu1+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm4                            ;    92.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;    90.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm2, ymm10                            ;    93.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;    93.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;    94.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;    92.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;    94.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm4                            ;    93.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                             ;    93.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                              ;    94.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;    95.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;    95.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;    96.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;    93.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm9                             ;    97.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    98.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                          ;    99.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm9                             ;    97.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;    98.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;    99.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                             ;   100.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;    95.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   101.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;   100.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm0                           ;   102.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm5                             ;   101.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   102.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm5                             ;   102.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   101.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   103.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm10                            ;   103.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm2                            ;   104.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm5                           ;   105.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   105.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;   106.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   106.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm11                        ;    99.2 agu0+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm4                            ;   104.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   107.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   105.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   108.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                           ;   109.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   110.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   111.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   112.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm13                            ;   112.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                            ;   110.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   113.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   113.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   114.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   111.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   114.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;   115.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm14                           ;   115.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel fox128_decrypt.T0_constants256] ;   106.2 agu1    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   116.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   111.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   113.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   113.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;   115.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2272]                        ;   110.2 agu0    62 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm14                           ;   117.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   116.0 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2432]                        ;   111.2 agu1    62 p reload
        db 0x2e
        vpxor ymm13, ymm1, ymm12                           ;   118.2 fp0     46 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3296]                   ;   118.2 fp1+agu0   46 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 61728]                   ;   119.2 fp2+agu1   46 p
        db 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   113.2 fp3     46 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3456]                   ;   119.2 fp0+agu0   46 p
        vpxor ymm13, ymm13, [r8 + 61888]                   ;   120.2 fp1+agu1   46 p
        vpxor ymm12, ymm8, [rbp + 7520]                    ;   114.0 fp2+agu0   46 p
        vmovdqu ymm14, [rbp + 7488]                        ;   114.2 agu1    46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2464]                   ;   121.2 fp3+agu0   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3488]                   ;   122.2 fp0+agu1   46 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 61920]                   ;   123.2 fp1+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7552], ymm9                         ;   114.3 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm9, ymm12, ymm14                           ;   124.2 fp2     46 p
        db 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   120.2 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 7584], ymm5                         ;   115.3 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm5, ymm11, ymm14                            ;   124.2 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm4                         ;   116.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm5                            ;   125.2 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;   121.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7488]                     ;   125.2 fp3+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm2                         ;   117.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm9                            ;   125.2 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 7648], ymm10                        ;   118.3 agu1+fp5   46 p spill
        db 0x2e
        vpor ymm10, ymm13, ymm2                            ;   126.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   126.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   127.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   125.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   127.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm9                           ;   126.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   126.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   127.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   128.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                            ;   128.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   129.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;   124.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm6                             ;   130.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7520]                     ;   125.2 fp2+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   131.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   132.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm6                             ;   130.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   131.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   132.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm10                             ;   133.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   128.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;   134.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm10                             ;   133.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm11                           ;   135.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm5                             ;   134.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   135.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm5                             ;   135.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   134.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   136.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm1, ymm9                              ;   136.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm13                            ;   137.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm5                            ;   138.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   138.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                           ;   139.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm1                            ;   139.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm7                         ;   132.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm4                            ;   137.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   140.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   138.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                            ;   141.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm1                              ;   142.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                           ;   143.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   144.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   145.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm5, ymm12                             ;   145.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   143.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   146.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   146.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   147.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                          ;   144.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   147.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm10                           ;   148.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   149.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   148.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   144.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   145.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   146.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   148.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   149.2 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   144.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 61984]                         ;   144.3 agu1    46 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2528]                         ;   144.5 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   151.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3552]                         ;   145.3 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   152.5 fp1     46 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7456]                        ;   145.5 agu0    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   153.5 fp2     46 p
        vmovdqu ymm12, [rbp + 6496]                        ;   146.3 agu1    46 p
        vpxor ymm12, ymm12, [rbp + 2688]                   ;   153.3 fp3+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 4736]                   ;   154.3 fp0+agu1   46 p
        vpxor ymm12, ymm12, [r8 + 62144]                   ;   155.3 fp1+agu0   46 p
        vmovdqu ymm2, [rbp + 6400]                         ;   148.3 agu1    46 p
        vpxor ymm2, ymm2, [rbp + 6464]                     ;   155.3 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm7, [rbp + 6432]                         ;   149.3 agu1    46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2720]                     ;   156.3 fp3+agu0   46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4768]                     ;   157.3 fp0+agu1   46 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 62176]                     ;   158.3 fp1+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7680], ymm11                        ;   148.3 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm11, ymm1, ymm7                             ;   159.3 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7712], ymm13                        ;   150.2 agu2+fp5   46 p spill
        vpxor ymm13, ymm2, ymm7                            ;   159.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   156.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm5                         ;   150.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm5, ymm2, ymm11                            ;   160.3 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;   157.3 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6432]                   ;   160.3 fp3+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7456], ymm0                         ;   151.5 agu2+fp5   46 p spill
        db 0x2e
        vpand ymm0, ymm1, ymm13                            ;   160.3 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 6432], ymm15                        ;   152.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm12, ymm0                            ;   161.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   161.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   162.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   160.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   162.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm13                           ;   161.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   161.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                             ;   162.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6464]                     ;   163.3 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                            ;   163.3 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   164.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm10                           ;   165.3 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   166.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6400]                     ;   167.3 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6496]                     ;   168.3 fp3+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   169.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm11, ymm10                          ;   165.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   166.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   167.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   163.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   170.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   171.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                           ;   170.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   171.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   172.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                           ;   172.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   171.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm1                            ;   172.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   173.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm2, ymm13                            ;   173.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm9                         ;   166.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm12                           ;   174.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm8                         ;   167.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm9                            ;   175.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   175.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm8                              ;   176.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm2                              ;   176.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm4                         ;   169.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm4, ymm1, ymm11                            ;   174.3 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   177.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   175.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                             ;   178.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm2                              ;   179.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   180.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   181.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   182.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm9, ymm8                              ;   182.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   180.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   183.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   183.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   184.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   181.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   184.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm15                            ;   185.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   186.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   185.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   181.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   182.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   183.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   185.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   186.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   181.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 62240]                        ;   181.5 agu0    46 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2784]                         ;   181.7 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   188.7 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4832]                         ;   182.5 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   189.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6656]                         ;   182.7 agu1    50 p reload
        db 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   190.7 fp2     46 p
        db 0x2e
        vmovdqu ymm8, [rbp + 6560]                         ;   183.5 agu0    46 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2944]                     ;   190.5 fp3+agu1   46 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4992]                     ;   191.5 fp0+agu0   46 p
        vpxor ymm8, ymm8, [r8 + 62400]                     ;   192.5 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 6528]                         ;   185.5 agu0    46 p
        vpxor ymm2, ymm2, [rbp + 6624]                     ;   192.5 fp2+agu1   46 p
        vmovdqu ymm4, [rbp + 6592]                         ;   186.5 agu0    46 p
        vpxor ymm4, ymm4, [rbp + 2976]                     ;   193.5 fp3+agu1   46 p
        vpxor ymm4, ymm4, [rbp + 5024]                     ;   194.5 fp0+agu0   46 p
        vpxor ymm4, ymm4, [r8 + 62432]                     ;   195.5 fp1+agu1   46 p
        vmovdqu [rbp + 7776], ymm12                        ;   187.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm12, ymm15, ymm4                            ;   196.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm10                        ;   186.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm4                            ;   196.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   193.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm1                         ;   187.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm12                            ;   197.5 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                             ;   194.5 fp2     46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   197.5 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm5                         ;   188.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, ymm10                           ;   197.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm13                        ;   189.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm8, ymm5                             ;   198.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   198.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   199.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   197.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   199.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm10                          ;   198.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                           ;   198.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm10                             ;   199.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6624]                     ;   200.5 fp1+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   200.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   201.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm7                            ;   202.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   203.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6528]                     ;   204.5 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6560]                     ;   205.5 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   206.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm7                           ;   202.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   203.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   204.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   200.5 fp0     46 p
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm13                           ;   207.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   208.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;   207.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   208.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   209.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                           ;   209.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   208.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm15                           ;   209.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   210.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm10                            ;   210.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm0                         ;   203.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm8                            ;   211.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6528], ymm9                         ;   204.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm0                            ;   212.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   212.5 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   213.5 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                              ;   213.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm11                        ;   206.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm12                          ;   211.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   214.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   212.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                             ;   215.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm2                            ;   216.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   217.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   218.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                             ;   219.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm0, ymm9                              ;   219.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   217.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   220.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   220.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   221.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   218.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   221.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm13                            ;   222.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   223.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   222.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   218.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   219.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   220.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   222.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   223.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   218.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 62496]                         ;   218.7 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3648]                         ;   218.8 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   225.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5088]                         ;   219.7 agu1    62 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   226.8 fp1     47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 6816]                        ;   219.8 agu0    50 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   227.8 fp2     47 p
        vmovdqu ymm13, [rbp + 6720]                        ;   220.7 agu1    47 p
        vpxor ymm13, ymm13, [rbp + 3808]                   ;   227.7 fp3+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 5248]                   ;   228.7 fp0+agu1   47 p
        vpxor ymm13, ymm13, [r8 + 62656]                   ;   229.7 fp1+agu0   47 p
        vmovdqu ymm9, [rbp + 6688]                         ;   222.7 agu1    47 p
        vpxor ymm9, ymm9, [rbp + 6784]                     ;   229.7 fp2+agu0   47 p
        vmovdqu ymm5, [rbp + 6752]                         ;   223.7 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 3840]                     ;   230.7 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5280]                     ;   231.7 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 62688]                     ;   232.7 fp1+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 7872], ymm0                         ;   222.7 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm0, ymm4, ymm5                              ;   233.7 fp2     47 p
        db 0x2e
        vmovdqu [rbp + 7904], ymm2                         ;   224.5 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm2, ymm9, ymm5                             ;   233.7 fp3     47 p
        db 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   230.7 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 7936], ymm7                         ;   224.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm0                             ;   234.7 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   231.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6752]                     ;   234.7 fp3+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm8                         ;   225.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, ymm2                             ;   234.7 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm10                        ;   226.8 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm10, ymm13, ymm8                            ;   235.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   235.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   236.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   234.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   236.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm2                            ;   235.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                            ;   235.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm2                              ;   236.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6784]                     ;   237.7 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                            ;   237.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   238.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm11                            ;   239.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   240.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6688]                     ;   241.7 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6720]                     ;   242.7 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   243.7 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm8, ymm0, ymm11                            ;   239.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   240.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   241.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   237.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm10                             ;   244.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   245.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                             ;   244.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   245.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   246.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                             ;   246.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;   245.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm4                             ;   246.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   247.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm9, ymm8                              ;   247.7 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm12                        ;   240.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm13                           ;   248.7 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm1                         ;   241.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm12                            ;   249.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   249.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm1                              ;   250.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm9                              ;   250.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm15                        ;   243.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm0                            ;   248.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   251.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   249.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                             ;   252.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm9                            ;   253.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   254.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   255.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   256.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm12, ymm1                             ;   256.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   254.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   257.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   257.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   258.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   255.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   258.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm10                          ;   259.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   260.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   259.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   255.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   256.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   257.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   259.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   260.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   255.7 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 62752]                         ;   255.8 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3904]                         ;   256.0 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   263.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5344]                         ;   256.8 agu0    62 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   264.0 fp1     47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 6976]                         ;   257.0 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   265.0 fp2     47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 6880]                        ;   257.8 agu0    47 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4064]                   ;   264.8 fp3+agu1   47 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5504]                   ;   265.8 fp0+agu0   47 p
        vpxor ymm10, ymm10, [r8 + 62912]                   ;   266.8 fp1+agu1   47 p
        vmovdqu ymm5, [rbp + 6848]                         ;   259.8 agu0    47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6944]                     ;   266.8 fp2+agu1   47 p
        db 0x2e
        vmovdqu ymm2, [rbp + 6912]                         ;   260.8 agu0    47 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4096]                     ;   267.8 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 5536]                     ;   268.8 fp0+agu0   47 p
        vpxor ymm2, ymm2, [r8 + 62944]                     ;   269.8 fp1+agu1   47 p
        vmovdqu [rbp + 7968], ymm8                         ;   260.7 agu2+fp5   47 p spill
        vpor ymm8, ymm1, ymm2                              ;   270.8 fp2     47 p
        vmovdqu [rbp + 8000], ymm13                        ;   261.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm2                            ;   270.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   267.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm7                         ;   261.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm8                             ;   271.8 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                            ;   268.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6912]                     ;   271.8 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm12                        ;   263.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm1, ymm13                           ;   271.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm11                        ;   264.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm10, ymm12                           ;   272.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   272.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   273.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   271.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   273.8 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm13                           ;   272.8 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                          ;   272.8 fp3     47 p
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm13                             ;   273.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6944]                     ;   274.8 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                          ;   274.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   275.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm9                            ;   276.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   277.8 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6848]                     ;   278.8 fp2+agu1   47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6880]                     ;   279.8 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   280.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm9                            ;   276.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   277.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   278.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   274.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm11                           ;   281.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   282.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm11                             ;   281.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   282.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   283.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                             ;   283.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   282.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm1                            ;   283.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   284.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm5, ymm13                             ;   284.8 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm4                         ;   277.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm10                           ;   285.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm0                         ;   278.8 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm13, ymm4                            ;   286.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   286.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                              ;   287.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                              ;   287.8 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm15                        ;   280.8 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm8                            ;   285.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   288.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   286.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                             ;   289.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm5                            ;   290.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   291.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   292.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   293.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm4, ymm0                              ;   293.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   291.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   294.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   294.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   295.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   292.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   295.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm11                           ;   296.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   297.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;   296.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   292.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   293.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   294.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   296.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   297.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   292.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 63008]                         ;   293.0 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4160]                         ;   293.2 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   300.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5600]                         ;   294.0 agu1    62 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   301.2 fp1     47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 7136]                        ;   294.2 agu0    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   302.2 fp2     47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 7040]                        ;   295.0 agu1    47 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4320]                   ;   302.0 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 5760]                   ;   303.0 fp0+agu1   47 p
        vpxor ymm12, ymm12, [r8 + 63168]                   ;   304.0 fp1+agu0   47 p
        vmovdqu ymm2, [rbp + 7008]                         ;   297.0 agu1    47 p
        vpxor ymm2, ymm2, [rbp + 7104]                     ;   304.0 fp2+agu0   47 p
        vmovdqu ymm5, [rbp + 7072]                         ;   298.0 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 4352]                     ;   305.0 fp3+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 5792]                     ;   306.0 fp0+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 63200]                     ;   307.0 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm4                         ;   297.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm4, ymm0, ymm5                              ;   308.0 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm7                         ;   298.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm5                             ;   308.0 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   305.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm1                         ;   299.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm4                             ;   309.0 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;   306.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7072]                     ;   309.0 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm13                        ;   300.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm13, ymm0, ymm7                            ;   309.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm9                         ;   301.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm9, ymm12, ymm13                            ;   310.0 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   310.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   311.0 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   309.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   311.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm7                             ;   310.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                            ;   310.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                              ;   311.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7104]                     ;   312.0 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                           ;   312.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   313.0 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm11                            ;   314.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   315.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7008]                     ;   316.0 fp2+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7040]                     ;   317.0 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   318.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm11                           ;   314.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   315.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   316.0 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   312.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                            ;   319.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   320.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   319.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   320.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   321.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                             ;   321.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   320.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm0                            ;   321.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   322.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm2, ymm13                             ;   322.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm15                        ;   315.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm12                          ;   323.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm6                         ;   316.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm6, ymm13, ymm15                           ;   324.0 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   324.0 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm6                              ;   325.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm2                              ;   325.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm10                        ;   318.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm4                            ;   323.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   326.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   324.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                             ;   327.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm2                            ;   328.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   329.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   330.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   331.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm15, ymm6                             ;   331.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   329.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   332.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   332.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   333.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   330.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   333.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm9                            ;   334.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   334.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   335.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   330.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   331.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   332.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   334.0 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   335.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   330.0 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 63264]                         ;   330.2 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4448]                         ;   330.3 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   337.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5856]                         ;   331.2 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   338.3 fp1     47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 7424]                         ;   331.3 agu1    50 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   339.3 fp2     47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7200]                        ;   332.2 agu0    47 p
        vpxor ymm10, ymm10, [rbp + 4640]                   ;   339.2 fp3+agu1   47 p
        vpxor ymm10, ymm10, [rbp + 6016]                   ;   340.2 fp0+agu0   47 p
        vpxor ymm10, ymm10, [r8 + 63424]                   ;   341.2 fp1+agu1   47 p
        vmovdqu ymm6, [rbp + 7168]                         ;   334.2 agu0    47 p
        vpxor ymm6, ymm6, [rbp + 7264]                     ;   341.2 fp2+agu1   47 p
        vmovdqu ymm7, [rbp + 7232]                         ;   335.2 agu0    47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4704]                     ;   342.2 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6048]                     ;   343.2 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 63456]                     ;   344.2 fp1+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 8160], ymm12                        ;   336.0 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm12, ymm5, ymm7                             ;   345.2 fp2     47 p
        db 0x2e
        vpxor ymm3, ymm6, ymm7                             ;   345.2 fp3     47 p
        db 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   342.2 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8192], ymm4                         ;   335.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm12                            ;   346.2 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                            ;   343.2 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7232]                   ;   346.2 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm13                        ;   337.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm3                            ;   346.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm15                        ;   338.3 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm15, ymm10, ymm13                           ;   347.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   347.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   348.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   346.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   348.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm3                            ;   347.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                            ;   347.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                              ;   348.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7264]                     ;   349.2 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                          ;   349.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   350.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm9                            ;   351.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   352.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7168]                     ;   353.2 fp2+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7200]                     ;   354.2 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   355.2 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm12, ymm9                           ;   351.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   352.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   353.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   349.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   356.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   357.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   356.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   357.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   358.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                           ;   358.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   357.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm5                            ;   358.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   359.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm6, ymm13                            ;   359.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm2                         ;   352.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm10                           ;   360.2 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm1                         ;   353.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm2                            ;   361.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   361.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm1                              ;   362.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm6                              ;   362.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm0                         ;   355.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm12                            ;   360.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   363.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   361.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                             ;   364.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                              ;   365.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   366.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   367.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   368.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm1                              ;   368.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   366.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   369.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   369.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   370.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   367.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   370.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm15                            ;   371.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel fox128_decrypt.T0_constants256] ;   362.2 agu1    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   372.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   371.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   367.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   369.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   369.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   371.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   372.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   369.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm8                           ;   367.3 fp0     50 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 7008]                         ;   367.5 agu0    50 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 7104]                         ;   367.7 agu1    47 p reload
        db 0x2e
        vpxor ymm3, ymm3, ymm6                             ;   374.7 fp1     50 p
        db 0x2e
        vmovdqu ymm7, [rbp + 6464]                         ;   368.5 agu0    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6944]                     ;   375.5 fp2+agu1   50 p
        db 0x2e
        vmovdqu ymm1, [rbp + 6496]                         ;   369.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6400]                     ;   376.5 fp3+agu1   50 p
        vmovdqu [rbp + 8224], ymm1                         ;   377.5 agu2+fp5   50 p spill
        vpxor ymm1, ymm11, [rbp + 6528]                    ;   370.5 fp0+agu0   50 p
        vmovdqu [rbp + 8256], ymm1                         ;   371.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6624]                         ;   370.7 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7040]                     ;   377.7 fp1+agu0   50 p
        vmovdqu [rbp + 8288], ymm3                         ;   375.7 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6432]                         ;   371.7 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 6848]                     ;   378.7 fp2+agu0   50 p
        vmovdqu [rbp + 8320], ymm11                        ;   372.2 agu2+fp5   47 p spill
        vmovdqu ymm11, [rbp + 6560]                        ;   372.7 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 7264]                   ;   379.7 fp3+agu0   50 p
        vmovdqu [rbp + 8352], ymm12                        ;   373.2 agu2+fp5   47 p spill
        vmovdqu ymm12, [rbp + 6784]                        ;   373.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7168]                   ;   380.7 fp0+agu0   50 p
        vmovdqu [rbp + 8384], ymm11                        ;   380.7 agu2+fp5   50 p spill
        vpxor ymm11, ymm14, [rbp + 6560]                   ;   374.7 fp1+agu1   50 p
        vmovdqu [rbp + 8416], ymm11                        ;   375.7 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7456]                        ;   375.5 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 6688]                   ;   382.5 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8448], ymm9                         ;   376.2 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm9, ymm8, ymm7                             ;   376.5 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 8480], ymm8                         ;   377.2 agu0+fp5   47 p spill
        db 0x2e
        vmovdqu ymm8, [rbp + 7744]                         ;   376.7 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 7072]                     ;   383.7 fp0+agu0   50 p
        vmovdqu [rbp + 8512], ymm8                         ;   384.7 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7520]                         ;   377.7 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 6880]                     ;   384.7 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8544], ymm12                        ;   381.7 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm5, [rbp + 7520]                    ;   378.7 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8576], ymm5                         ;   380.2 agu2+fp5   47 p spill
        vpxor ymm5, ymm1, ymm11                            ;   383.5 fp3     50 p
        vmovdqu [rbp + 8608], ymm11                        ;   383.5 agu0+fp5   50 p spill
        vmovdqu ymm11, [rbp + 6720]                        ;   379.7 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 7200]                   ;   386.7 fp0+agu0   50 p
        vmovdqu [rbp + 8640], ymm11                        ;   387.7 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm6, [rbp + 6592]                    ;   380.7 fp1+agu1   50 p
        db 0x2e
        vpxor ymm6, ymm9, ymm8                             ;   385.7 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 8672], ymm6                         ;   386.7 agu2+fp5   50 p spill
        vpxor ymm6, ymm11, [rbp + 6752]                    ;   381.7 fp3+agu0   50 p
        vmovdqu [rbp + 8704], ymm6                         ;   384.2 agu1+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6400]                         ;   382.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 6784]                     ;   389.5 fp0+agu1   50 p
        vmovdqu [rbp + 8736], ymm6                         ;   390.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6656]                         ;   383.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 7264]                     ;   390.5 fp1+agu1   50 p
        vmovdqu [rbp + 8768], ymm11                        ;   386.2 agu2+fp5   50 p spill
        vpxor ymm11, ymm1, [rbp + 7264]                    ;   384.5 fp2+agu0   50 p
        vmovdqu [rbp + 8800], ymm11                        ;   387.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7712]                        ;   384.7 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 6912]                   ;   391.7 fp3+agu0   50 p
        vmovdqu [rbp + 8832], ymm11                        ;   392.7 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 6464]                    ;   385.7 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8864], ymm3                         ;   389.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm3, [rbp + 7712]                         ;   386.5 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7136]                     ;   393.5 fp1+agu1   50 p
        vmovdqu [rbp + 8896], ymm3                         ;   394.5 agu2+fp5   50 p spill
        vpxor ymm3, ymm12, ymm15                           ;   385.7 fp2     50 p
        vpxor ymm9, ymm9, [rbp + 6624]                     ;   387.5 fp3+agu0   50 p
        vmovdqu [rbp + 8928], ymm3                         ;   391.2 agu1+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6400]                         ;   388.5 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 8128]                     ;   395.5 fp0+agu1   50 p
        vmovdqu [rbp + 6400], ymm12                        ;   392.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7648]                        ;   389.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   396.5 fp1+agu1   50 p
        vmovdqu [rbp + 8960], ymm12                        ;   397.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, [rbp + 7232]                    ;   390.5 fp2+agu0   50 p
        vmovdqu [rbp + 8992], ymm12                        ;   394.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7488]                        ;   390.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7936]                   ;   397.7 fp3+agu0   50 p
        vmovdqu [rbp + 9024], ymm0                         ;   395.2 agu2+fp5   47 p spill
        vpxor ymm0, ymm10, [rbp + 7648]                    ;   391.7 fp0+agu1   50 p
        vmovdqu [rbp + 9056], ymm0                         ;   396.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm13, [rbp + 7424]                    ;   392.5 fp1+agu0   50 p
        vmovdqu [rbp + 9088], ymm0                         ;   397.2 agu1+fp5   50 p spill
        vpxor ymm0, ymm15, [rbp + 6624]                    ;   393.5 fp2+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8192]                     ;   393.7 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9120], ymm10                        ;   398.2 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm10, ymm7, ymm6                            ;   392.2 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9152], ymm7                         ;   399.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm7, ymm14                                ;   392.5         50 p copy
        db 0x2e
        vmovdqu [rbp + 9184], ymm10                        ;   400.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm10, [rbp + 7008]                        ;   394.7 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 6976]                   ;   401.7 fp1+agu0   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm10                            ;   402.7 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 9216], ymm7                         ;   403.7 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm2, [rbp + 7744]                     ;   395.7 fp3+agu1   50 p
        vmovdqu [rbp + 9248], ymm7                         ;   402.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7136]                         ;   396.5 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 8096]                     ;   403.5 fp0+agu1   50 p
        vmovdqu [rbp + 9280], ymm10                        ;   403.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7840]                        ;   397.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 8096]                   ;   404.5 fp1+agu1   50 p
        vmovdqu [rbp + 9312], ymm7                         ;   404.5 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7616]                         ;   398.5 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 7904]                     ;   405.5 fp2+agu1   50 p
        vmovdqu [rbp + 9344], ymm12                        ;   405.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6560]                        ;   399.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8192]                   ;   406.5 fp3+agu1   50 p
        vmovdqu [rbp + 9376], ymm6                         ;   406.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm9, ymm5                             ;   398.5 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9408], ymm5                         ;   407.2 agu0+fp5   50 p spill
        db 0x2e
        vpxor ymm5, ymm4, [rbp + 8096]                     ;   400.7 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8096], ymm5                         ;   408.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm5, ymm0, ymm8                             ;   400.2 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 9440], ymm6                         ;   409.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 7616]                         ;   401.7 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8640]                     ;   408.7 fp3+agu0   50 p
        vmovdqu [rbp + 9472], ymm9                         ;   410.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7584]                         ;   402.7 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 6912]                     ;   409.7 fp0+agu0   50 p
        vmovdqu [rbp + 9504], ymm9                         ;   411.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7680]                         ;   403.7 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 8032]                     ;   410.7 fp1+agu0   50 p
        vmovdqu [rbp + 9536], ymm0                         ;   412.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm13, [rbp + 8544]                    ;   404.7 fp2+agu1   50 p
        vmovdqu [rbp + 9568], ymm0                         ;   413.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7040]                         ;   405.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7200]                     ;   412.5 fp3+agu1   50 p
        vmovdqu [rbp + 9600], ymm0                         ;   414.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7552]                         ;   406.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 8000]                     ;   413.5 fp0+agu1   50 p
        vmovdqu [rbp + 9632], ymm4                         ;   415.2 agu2+fp5   47 p spill
        vmovdqu ymm4, [rbp + 7584]                         ;   407.5 agu0    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7872]                     ;   414.5 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9664], ymm4                         ;   416.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm15, ymm2                            ;   407.5 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 9696], ymm15                        ;   417.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 7552]                        ;   408.7 agu1    50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 7872]                   ;   415.7 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9728], ymm4                         ;   418.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm1, ymm3                             ;   409.2 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9760], ymm4                         ;   419.2 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm2, [rbp + 7232]                     ;   410.5 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9792], ymm2                         ;   420.2 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm2, [rbp + 7808]                         ;   410.7 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 8064]                     ;   417.7 fp2+agu0   50 p
        vmovdqu [rbp + 9824], ymm6                         ;   421.2 agu2+fp5   50 p spill
        vpxor ymm6, ymm11, [rbp + 8544]                    ;   411.7 fp3+agu1   50 p
        vpxor ymm14, ymm14, ymm6                           ;   412.7 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9856], ymm6                         ;   422.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm0, [rbp + 8448]                     ;   414.5 fp1+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6496]                     ;   415.5 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9888], ymm11                        ;   423.2 agu2+fp5   50 p spill
        vpxor ymm11, ymm1, [rbp + 7200]                    ;   413.5 fp3+agu0   50 p
        vmovdqu [rbp + 9920], ymm1                         ;   424.2 agu1+fp5   50 p spill
        vpxor ymm1, ymm8, ymm2                             ;   418.7 fp0     50 p
        vmovdqu [rbp + 9952], ymm1                         ;   425.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7488]                         ;   414.7 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7968]                     ;   421.7 fp1+agu1   50 p
        vmovdqu [rbp + 9984], ymm0                         ;   426.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm14, [rbp + 8128]                    ;   415.7 fp2+agu0   50 p
        vmovdqu [rbp + 10016], ymm14                       ;   427.2 agu1+fp5   50 p spill
        vmovdqu ymm14, [rbp + 8448]                        ;   416.7 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8768]                   ;   423.7 fp3+agu1   50 p
        vmovdqu [rbp + 10048], ymm1                        ;   428.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7456]                         ;   417.7 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7264]                     ;   424.7 fp0+agu1   50 p
        vmovdqu [rbp + 7264], ymm6                         ;   429.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7456]                         ;   418.7 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 7680]                     ;   425.7 fp1+agu1   50 p
        vmovdqu [rbp + 10080], ymm14                       ;   430.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6496]                        ;   419.7 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8000]                   ;   426.7 fp2+agu1   50 p
        vmovdqu [rbp + 10112], ymm14                       ;   431.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm5, [rbp + 8384]                    ;   421.2 fp3+agu0   50 p
        vmovdqu [rbp + 10144], ymm5                        ;   432.2 agu1+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7776]                         ;   422.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7424]                     ;   429.2 fp0+agu1   50 p
        vmovdqu [rbp + 10176], ymm14                       ;   433.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm9, [rbp + 6528]                    ;   423.2 fp1+agu0   50 p
        vmovdqu [rbp + 10208], ymm14                       ;   434.2 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm14, ymm7, [rbp + 6848]                    ;   424.2 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10240], ymm1                        ;   435.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm9, ymm13                            ;   424.3 fp3     50 p
        vmovdqu [rbp + 10272], ymm1                        ;   436.2 agu1+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7744]                         ;   425.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6976]                     ;   432.2 fp0+agu1   50 p
        vmovdqu [rbp + 10304], ymm13                       ;   437.2 agu2+fp5   47 p spill
        vmovdqu ymm13, [rbp + 7936]                        ;   426.2 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7232]                   ;   433.2 fp1+agu1   50 p
        vmovdqu [rbp + 10336], ymm1                        ;   438.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm12, [rbp + 6720]                    ;   427.2 fp2+agu0   50 p
        vmovdqu [rbp + 10368], ymm12                       ;   439.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6688]                        ;   427.5 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8128]                   ;   434.5 fp3+agu0   50 p
        vmovdqu [rbp + 10400], ymm12                       ;   440.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, [rbp + 7904]                    ;   429.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   430.2 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 10432], ymm12                       ;   441.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6752]                        ;   430.2 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8160]                   ;   437.2 fp2+agu0   50 p
        vmovdqu [rbp + 10464], ymm1                        ;   442.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6432]                         ;   431.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8352]                     ;   438.2 fp3+agu0   50 p
        vmovdqu [rbp + 10496], ymm12                       ;   443.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm4, [rbp + 8064]                    ;   432.3 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10528], ymm4                        ;   444.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7424]                         ;   433.3 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7168]                     ;   440.3 fp1+agu0   50 p
        vmovdqu [rbp + 7424], ymm4                         ;   445.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 9376]                    ;   434.3 fp2+agu1   50 p
        vmovdqu [rbp + 10560], ymm4                        ;   446.2 agu0+fp5   50 p spill
        vpxor ymm4, ymm2, ymm7                             ;   434.5 fp3     50 p
        db 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   434.7 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 10592], ymm0                        ;   447.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm0, ymm6, ymm5                             ;   435.2 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 10624], ymm2                        ;   448.2 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm2, [rbp + 7040]                         ;   436.2 agu0    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8512]                     ;   443.2 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10656], ymm2                        ;   449.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm2, ymm7, [rbp + 6656]                     ;   437.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8576]                     ;   438.3 fp0+agu1   50 p
        vmovdqu [rbp + 10688], ymm2                        ;   450.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6816]                         ;   438.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 9344]                     ;   445.3 fp1+agu1   50 p
        vmovdqu [rbp + 10720], ymm2                        ;   451.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7776]                         ;   439.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7072]                     ;   446.3 fp2+agu1   50 p
        vmovdqu [rbp + 10752], ymm0                        ;   452.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm0, [rbp + 9120]                         ;   440.3 agu0    50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 9376]                     ;   447.3 fp3+agu1   50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6560]                     ;   448.3 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10784], ymm6                        ;   453.2 agu2+fp5   50 p spill
        vmovdqa ymm6, ymm4                                 ;   443.2         50 p copy
        vmovdqu [rbp + 10816], ymm4                        ;   454.2 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6464]                         ;   443.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8352]                     ;   450.5 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   451.5 fp2     50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10848], ymm6                        ;   455.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm11, ymm9                            ;   445.3 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 10880], ymm9                        ;   456.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm9, [rbp + 8448]                         ;   446.2 agu1    50 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8576]                     ;   453.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10912], ymm4                        ;   457.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm1, ymm15                            ;   447.2 fp1     50 p
        vmovdqu [rbp + 10944], ymm4                        ;   458.2 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8608]                         ;   447.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8512]                     ;   454.5 fp2+agu1   50 p
        vmovdqu [rbp + 10976], ymm1                        ;   459.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6816]                         ;   448.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8320]                     ;   455.5 fp3+agu1   50 p
        vmovdqu [rbp + 11008], ymm1                        ;   460.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm14, [rbp + 9184]                    ;   450.2 fp0+agu0   50 p
        vmovdqu [rbp + 11040], ymm14                       ;   461.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6880]                        ;   450.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 9312]                   ;   457.5 fp1+agu0   50 p
        vmovdqu [rbp + 11072], ymm14                       ;   462.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7680]                        ;   451.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7840]                   ;   458.5 fp2+agu0   50 p
        vmovdqu [rbp + 11104], ymm14                       ;   463.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm1, [rbp + 6464]                    ;   453.2 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11136], ymm1                        ;   464.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 6432]                         ;   454.2 agu1    50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6880]                     ;   461.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11168], ymm7                        ;   465.2 agu2+fp5   50 p spill
        vpxor ymm7, ymm10, ymm1                            ;   462.2 fp1     50 p
        vpxor ymm7, ymm7, [rbp + 9824]                     ;   463.2 fp2+agu1   50 p
        vmovdqu [rbp + 11200], ymm4                        ;   466.2 agu0+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7648]                         ;   456.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8032]                     ;   463.2 fp3+agu0   50 p
        vmovdqu [rbp + 11232], ymm4                        ;   467.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm3, [rbp + 9344]                     ;   457.5 fp0+agu1   50 p
        vmovdqu [rbp + 11264], ymm3                        ;   468.2 agu0+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7808]                         ;   458.5 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 8160]                     ;   465.5 fp1+agu0   50 p
        vmovdqu [rbp + 11296], ymm4                        ;   469.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7456]                         ;   459.5 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 7136]                     ;   466.5 fp2+agu0   50 p
        vmovdqu [rbp + 11328], ymm4                        ;   470.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm13, [rbp + 7904]                    ;   461.2 fp3+agu1   50 p
        vmovdqu [rbp + 11360], ymm13                       ;   471.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8064]                        ;   462.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 9024]                   ;   469.2 fp0+agu0   50 p
        vmovdqu [rbp + 11392], ymm4                        ;   472.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm14, [rbp + 8320]                    ;   463.2 fp1+agu1   50 p
        vmovdqu [rbp + 11424], ymm14                       ;   473.2 agu0+fp5   50 p spill
        vpxor ymm14, ymm8, [rbp + 7680]                    ;   464.2 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9632]                     ;   464.3 fp3+agu0   50 p
        vmovdqu [rbp + 11456], ymm14                       ;   474.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm10, [rbp + 7968]                   ;   465.2 fp0+agu1   50 p
        vmovdqu [rbp + 11488], ymm14                       ;   475.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 8448]                        ;   465.3 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8960]                   ;   472.3 fp1+agu1   50 p
        vmovdqu [rbp + 11520], ymm4                        ;   476.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 9024]                    ;   466.3 fp2+agu0   50 p
        vmovdqu [rbp + 11552], ymm14                       ;   477.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm7, [rbp + 9280]                    ;   467.2 fp3+agu1   50 p
        vmovdqu [rbp + 11584], ymm7                        ;   478.2 agu0+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6624]                         ;   468.2 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 8864]                     ;   475.2 fp0+agu0   50 p
        vmovdqu [rbp + 11616], ymm14                       ;   479.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6464]                        ;   469.2 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7072]                   ;   476.2 fp1+agu0   50 p
        vmovdqu [rbp + 7072], ymm7                         ;   480.2 agu2+fp5   50 p spill
        vpxor ymm7, ymm6, [rbp + 6784]                     ;   470.2 fp2+agu1   50 p
        vmovdqu [rbp + 6464], ymm4                         ;   481.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7680]                         ;   470.3 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8864]                     ;   477.3 fp3+agu1   50 p
        vmovdqu [rbp + 7680], ymm4                         ;   482.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 6592]                         ;   471.3 agu0    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8544]                     ;   478.3 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11648], ymm10                       ;   483.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm6, ymm4                            ;   479.3 fp1     50 p
        vmovdqu [rbp + 11680], ymm6                        ;   484.2 agu0+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6752]                         ;   474.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 6688]                     ;   481.2 fp2+agu0   50 p
        vmovdqu [rbp + 11712], ymm4                        ;   485.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm2, [rbp + 9280]                     ;   475.3 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11744], ymm6                        ;   486.2 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 8576]                         ;   476.3 agu1    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10368]                    ;   483.3 fp0+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   476.5 fp1     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 63744]                     ;   477.3 fp2+agu1   50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   477.5 fp3     50 p
        vpxor ymm1, ymm1, [rbp + 6784]                     ;   478.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9536]                     ;   479.3 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8992]                     ;   480.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10208]                    ;   481.3 fp3+agu1   50 p
        vmovdqu [rbp + 9536], ymm6                         ;   487.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7456]                         ;   479.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 8640]                     ;   486.5 fp0+agu1   50 p
        vpxor ymm11, ymm11, [r8 + 63808]                   ;   480.5 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 9152]                   ;   481.5 fp2+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 6720]                   ;   482.5 fp3+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 7584]                   ;   483.5 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9792]                   ;   484.5 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 7744]                   ;   485.5 fp2+agu1   50 p
        vmovdqu [rbp + 7744], ymm6                         ;   488.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7904]                         ;   483.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 6944]                     ;   490.5 fp3+agu1   50 p
        vmovdqu [rbp + 9792], ymm1                         ;   489.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm8, [rbp + 6880]                     ;   484.5 fp0+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 10240]                    ;   485.5 fp1+agu1   50 p
        vmovdqu [rbp + 7456], ymm8                         ;   490.2 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7840]                         ;   485.5 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 6784]                     ;   492.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, ymm8                             ;   493.5 fp3     50 p
        vmovdqu [rbp + 11776], ymm11                       ;   491.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7968]                        ;   486.5 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 8032]                   ;   493.5 fp0+agu1   50 p
        vmovdqu [rbp + 11808], ymm1                        ;   494.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8000]                         ;   487.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8832]                     ;   494.5 fp1+agu1   50 p
        vmovdqu [rbp + 11840], ymm2                        ;   493.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm6, [rbp + 9600]                     ;   491.5 fp2+agu0   50 p
        vpxor ymm2, ymm2, [r8 + 63488]                     ;   492.5 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9024]                     ;   493.5 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8416]                     ;   494.5 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8576]                     ;   495.5 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 6432]                     ;   496.5 fp3+agu1   50 p
        vmovdqu [rbp + 6432], ymm6                         ;   494.2 agu2+fp5   50 p spill
        vpxor ymm6, ymm12, [rbp + 9664]                    ;   491.5 fp0+agu0   50 p
        vpxor ymm6, ymm6, [r8 + 63552]                     ;   492.5 fp1+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6528]                     ;   493.5 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10336]                    ;   494.5 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8352]                     ;   495.5 fp0+agu0   50 p
        vmovdqu [rbp + 11872], ymm2                        ;   497.5 agu2+fp5   50 p spill
        vpxor ymm2, ymm9, [rbp + 7936]                     ;   494.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [r8 + 63584]                     ;   495.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8512]                     ;   496.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8320]                     ;   497.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9248]                     ;   498.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7008]                     ;   499.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7808]                     ;   500.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6912]                     ;   501.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7552]                     ;   502.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [r8 + 63616]                     ;   498.5 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7104]                     ;   499.5 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7712]                     ;   500.5 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 6816]                     ;   501.5 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7776]                     ;   502.5 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 9120]                     ;   503.5 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7488]                     ;   504.5 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 8000]                     ;   505.5 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8160]                     ;   506.5 fp2+agu0   50 p
        vmovdqu [rbp + 8000], ymm2                         ;   503.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7968]                         ;   503.3 agu1    50 p
        vpxor ymm2, ymm2, [r8 + 63648]                     ;   510.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7104]                     ;   511.3 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9056]                     ;   512.3 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8576]                     ;   513.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6496]                     ;   514.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7136]                     ;   515.3 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8704]                     ;   516.3 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9088]                     ;   517.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 64320]                   ;   507.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11040]                  ;   508.5 fp0+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10368]                  ;   509.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9344]                   ;   510.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9984]                   ;   511.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9152]                   ;   512.5 fp0+agu1   50 p
        vmovdqu [rbp + 7136], ymm12                        ;   513.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm7, [rbp + 6880]                    ;   510.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, ymm5                           ;   511.5 fp2     50 p
        vpxor ymm12, ymm12, ymm15                          ;   512.5 fp3     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 63840]                   ;   513.5 fp0+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6848]                   ;   514.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9280]                   ;   515.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 10080]                  ;   516.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10336]                  ;   517.5 fp0+agu1   50 p
        vmovdqu [rbp + 7488], ymm12                        ;   518.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, [rbp + 9280]                    ;   513.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, ymm10                          ;   514.5 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 63872]                   ;   515.5 fp3+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8896]                   ;   516.5 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9344]                   ;   517.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8384]                   ;   518.5 fp2+agu0   50 p
        vmovdqu [rbp + 9344], ymm10                        ;   513.7 agu2+fp5   50 p spill
        vpxor ymm10, ymm7, [rbp + 10560]                   ;   516.3 fp3+agu1   50 p
        vpxor ymm10, ymm10, ymm1                           ;   517.3 fp0     50 p
        vpxor ymm10, ymm10, [r8 + 63904]                   ;   518.3 fp1+agu0   50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8960]                   ;   519.3 fp2+agu1   50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10304]                  ;   520.3 fp3+agu0   50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10112]                  ;   521.3 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9280], ymm7                         ;   515.5 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm13, [rbp + 11200]                   ;   518.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, ymm8                             ;   519.5 fp2     50 p
        vpxor ymm7, ymm7, ymm14                            ;   520.5 fp3     50 p
        vpxor ymm7, ymm7, [r8 + 64000]                     ;   521.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 7200]                     ;   522.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8864]                     ;   523.5 fp2+agu1   50 p
        vpxor ymm8, ymm8, [r8 + 64096]                     ;   520.5 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 7584]                     ;   521.5 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8896]                     ;   522.5 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 6720]                     ;   523.5 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7264]                     ;   524.5 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8256]                     ;   525.5 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9440]                     ;   526.5 fp1+agu0   50 p
        vpxor ymm14, ymm14, [r8 + 64608]                   ;   524.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10496]                  ;   525.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10752]                  ;   526.3 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8064]                   ;   527.3 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8448]                   ;   528.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9504]                   ;   529.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10432]                  ;   530.3 fp0+agu1   50 p
        vmovdqu [rbp + 8448], ymm14                        ;   531.3 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 10528]                       ;   527.5 agu0    50 p
        vpxor ymm14, ymm14, [r8 + 64064]                   ;   534.5 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9504]                   ;   535.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8288]                   ;   536.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 11168]                  ;   537.5 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9472]                   ;   538.5 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7712]                   ;   539.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 7040]                   ;   540.5 fp3+agu1   50 p
        vmovdqu [rbp + 7712], ymm8                         ;   527.5 agu2+fp5   50 p spill
        vpxor ymm8, ymm3, [rbp + 9440]                     ;   531.5 fp0+agu0   50 p
        vpxor ymm8, ymm8, ymm15                            ;   532.5 fp1     50 p
        vpxor ymm8, ymm8, [r8 + 64128]                     ;   533.5 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 9120]                     ;   534.5 fp3+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 11648]                    ;   535.5 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 10048]                    ;   536.5 fp1+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8224]                     ;   537.5 fp2+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 64416]                     ;   534.5 fp3+agu0   50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8608]                     ;   535.5 fp0+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 9088]                     ;   536.5 fp1+agu0   50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 11424]                    ;   537.5 fp2+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 8896]                     ;   538.5 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 11456]                    ;   539.5 fp0+agu1   50 p
        vmovdqu [rbp + 9472], ymm3                         ;   540.5 agu2+fp5   50 p spill
        vpxor ymm3, ymm5, [rbp + 9440]                     ;   537.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 64160]                     ;   538.5 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10272]                    ;   539.5 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 7840]                     ;   540.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7648]                     ;   541.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 11296]                    ;   542.5 fp2+agu1   50 p
        vpxor ymm13, ymm13, [r8 + 64768]                   ;   540.5 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 7904]                   ;   541.5 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 10240]                  ;   542.5 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 8672]                   ;   543.5 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 6528]                   ;   544.5 fp3+agu0   50 p
        vmovdqu [rbp + 7904], ymm13                        ;   545.5 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6464]                        ;   543.3 agu1    50 p
        vpxor ymm13, ymm13, [r8 + 64256]                   ;   550.3 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6976]                   ;   551.3 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 11104]                  ;   552.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 7584]                   ;   553.3 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9824]                   ;   554.3 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 7040]                   ;   555.3 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 10560]                  ;   556.3 fp2+agu0   50 p
        vpxor ymm0, ymm0, [r8 + 64896]                     ;   547.3 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9504]                     ;   548.3 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10144]                    ;   549.3 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11008]                    ;   550.3 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10112]                    ;   551.3 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9312]                     ;   552.3 fp0+agu0   50 p
        vmovdqu [rbp + 9312], ymm0                         ;   553.3 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8512]                         ;   550.3 agu1    50 p
        vpxor ymm0, ymm0, [r8 + 64352]                     ;   557.3 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 6624]                     ;   558.3 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10048]                    ;   559.3 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11104]                    ;   560.3 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11520]                    ;   561.3 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11552]                    ;   562.3 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 7232]                     ;   563.3 fp3+agu0   50 p
        vmovdqu [rbp + 7232], ymm0                         ;   564.3 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7520]                         ;   554.3 agu1    50 p
        vpxor ymm0, ymm0, [r8 + 64384]                     ;   561.3 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9056]                     ;   562.3 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11520]                    ;   563.3 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10208]                    ;   564.3 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10496]                    ;   565.3 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 8288]                     ;   566.3 fp1+agu1   50 p
        vpxor ymm1, ymm1, ymm15                            ;   555.3 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 65088]                     ;   557.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6528]                     ;   558.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9728]                     ;   559.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8640]                     ;   560.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9888]                     ;   561.5 fp3+agu0   50 p
        vmovdqu [rbp + 9888], ymm1                         ;   562.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8992]                         ;   560.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 64512]                     ;   567.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9760]                     ;   568.3 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7872]                     ;   569.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6944]                     ;   570.3 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10784]                    ;   571.3 fp0+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 65120]                   ;   563.3 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9760]                   ;   564.3 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10624]                  ;   565.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 7968]                   ;   566.3 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7264]                   ;   567.3 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 11296]                  ;   568.3 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8800]                   ;   569.3 fp3+agu1   50 p
        vmovdqu [rbp + 7264], ymm15                        ;   570.3 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6976]                        ;   566.5 agu0    50 p
        vpxor ymm15, ymm15, [r8 + 64576]                   ;   573.5 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8160]                   ;   574.5 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10464]                  ;   575.5 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9728]                   ;   576.5 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10816]                  ;   577.5 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 11008]                  ;   578.5 fp1+agu0   50 p
        vmovdqu [rbp + 10816], ymm1                        ;   572.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9984]                         ;   570.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 64640]                     ;   577.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8768]                     ;   578.3 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7424]                     ;   579.3 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9120]                     ;   580.3 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10432]                    ;   581.3 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11200]                    ;   582.3 fp3+agu1   50 p
        vmovdqu [rbp + 11200], ymm1                        ;   583.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10432]                        ;   573.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 64672]                     ;   580.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11328]                    ;   581.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9376]                     ;   582.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8288]                     ;   583.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9568]                     ;   584.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10048]                    ;   585.5 fp1+agu0   50 p
        vmovdqu [rbp + 8288], ymm15                        ;   579.5 agu2+fp5   50 p spill
        vpxor ymm15, ymm4, [rbp + 10368]                   ;   577.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 64832]                   ;   578.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7872]                   ;   579.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 7072]                   ;   580.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9728]                   ;   581.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 7104]                   ;   582.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [r8 + 65408]                     ;   580.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11584]                    ;   581.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8832]                     ;   582.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11744]                    ;   583.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 6880]                     ;   584.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9952]                     ;   585.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9120]                     ;   586.3 fp2+agu1   50 p
        vmovdqu [rbp + 9120], ymm5                         ;   587.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 8832]                         ;   583.5 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 64864]                     ;   590.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6976]                     ;   591.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11168]                    ;   592.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11328]                    ;   593.5 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11392]                    ;   594.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10176]                    ;   595.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10080]                    ;   596.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 65440]                     ;   587.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 11712]                    ;   588.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10112]                    ;   589.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10304]                    ;   590.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11616]                    ;   591.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8608]                     ;   592.5 fp3+agu1   50 p
        vmovdqu [rbp + 11712], ymm4                        ;   593.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11264]                        ;   590.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 64928]                     ;   597.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10496]                    ;   598.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10176]                    ;   599.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11488]                    ;   600.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10304]                    ;   601.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9984]                     ;   602.5 fp1+agu0   50 p
        vmovdqu [rbp + 9984], ymm5                         ;   597.5 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9024]                         ;   594.3 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 65024]                     ;   601.3 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10336]                    ;   602.3 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8128]                     ;   603.3 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8544]                     ;   604.3 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11040]                    ;   605.3 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8384]                     ;   606.3 fp3+agu1   50 p
        vmovdqu [rbp + 8384], ymm5                         ;   607.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm11, [rbp + 11840]                   ;   597.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [r8 + 65152]                     ;   598.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9056]                     ;   599.5 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10016]                    ;   600.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11296]                    ;   601.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10720]                    ;   602.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11360]                    ;   603.5 fp2+agu0   50 p
        vmovdqu [rbp + 11360], ymm5                        ;   604.5 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10272]                        ;   601.3 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 65184]                     ;   608.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10624]                    ;   609.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11008]                    ;   610.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8704]                     ;   611.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9952]                     ;   612.3 fp3+agu0   50 p
        vmovdqu [rbp + 9952], ymm5                         ;   613.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 6720]                         ;   604.3 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 65280]                     ;   611.3 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10592]                    ;   612.3 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10368]                    ;   613.3 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 6464]                     ;   614.3 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9856]                     ;   615.3 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9664]                     ;   616.3 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6880]                     ;   617.3 fp2+agu0   50 p
        vmovdqu [rbp + 9664], ymm5                         ;   618.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7072]                         ;   608.3 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 65344]                     ;   615.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7040]                     ;   616.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8256]                     ;   617.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10720]                    ;   618.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9824]                     ;   619.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9248]                     ;   620.3 fp0+agu1   50 p
        vmovdqu [rbp + 9248], ymm5                         ;   621.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10496]                        ;   612.3 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 65376]                     ;   619.3 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11616]                    ;   620.3 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8480]                     ;   621.3 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6528]                     ;   622.3 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11552]                    ;   623.3 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8128]                     ;   624.3 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7808]                     ;   625.3 fp3+agu1   50 p
        vmovdqu [rbp + 7808], ymm5                         ;   626.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, [rbp + 8480]                     ;   616.5 fp0+agu0   46 p
        vpxor ymm5, ymm5, [r8 + 63520]                     ;   617.5 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 9920]                     ;   618.5 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9600]                     ;   619.5 fp3+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 9024]                     ;   620.5 fp0+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9824]                     ;   621.5 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 10912]                    ;   622.5 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6848]                     ;   623.5 fp3+agu1   46 p
        vmovdqu [rbp + 6848], ymm15                        ;   619.3 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 8032]                    ;   620.5 fp0+agu0   46 p
        vpxor ymm15, ymm15, [r8 + 63680]                   ;   621.5 fp1+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 8736]                   ;   622.5 fp2+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 6656]                   ;   623.5 fp3+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   624.5 fp0+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 6400]                   ;   625.5 fp1+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 6688]                   ;   626.5 fp2+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 9568]                   ;   627.5 fp3+agu1   46 p
        vmovdqu [rbp + 9568], ymm4                         ;   621.5 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 11872]                    ;   624.5 fp0+agu0   46 p
        vmovdqu [rbp + 6688], ymm1                         ;   622.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8000]                         ;   624.7 agu1    46 p
        vpxor ymm1, ymm1, [r8 + 63712]                     ;   631.7 fp1+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 11808]                    ;   632.7 fp2+agu1   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8128]                     ;   633.7 fp3+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 11456]                    ;   634.7 fp0+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 11456], ymm13                       ;   623.5 agu2+fp5   50 p spill
        db 0x2e
        vpor ymm13, ymm5, ymm1                             ;   635.7 fp1     46 p
        db 0x2e
        vmovdqu [rbp + 6400], ymm0                         ;   624.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm4, ymm1                             ;   635.7 fp2     46 p
        vpxor ymm4, ymm4, ymm5                             ;   625.5 fp3     46 p
        vmovdqu [rbp + 8032], ymm7                         ;   625.5 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm13                            ;   636.7 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                            ;   628.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8000]                   ;   636.7 fp2+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm8                         ;   626.5 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpand ymm8, ymm5, ymm0                             ;   636.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm14                       ;   627.5 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpor ymm14, ymm15, ymm8                            ;   637.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   637.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   638.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   636.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   638.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm0                            ;   637.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                            ;   637.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm0                              ;   638.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   639.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                            ;   639.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   640.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   635.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm2                            ;   641.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 11872]                    ;   636.7 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   642.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   643.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm2                            ;   641.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   642.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   643.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                             ;   644.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   639.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   645.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                           ;   644.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm5                             ;   646.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm13                            ;   645.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   646.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm8                             ;   646.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   645.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   647.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm6, ymm7                              ;   647.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm7, ymm15                            ;   648.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm8                            ;   649.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   649.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm13                             ;   650.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                            ;   650.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11872], ymm7                        ;   647.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm4                             ;   648.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   651.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   649.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   652.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm6                              ;   653.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   654.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   655.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   656.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm8, ymm13                             ;   656.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   654.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   657.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, [rbp + 6880]                    ;   648.7 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   658.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   655.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 63776]                     ;   649.7 fp1+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8416]                         ;   649.8 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   656.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   658.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7200]                         ;   650.7 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   657.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8256]                         ;   650.8 agu1    50 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   658.8 fp1     46 p
        db 0x2e
        vmovdqu ymm13, [rbp + 10848]                       ;   651.7 agu0    50 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   659.8 fp2     46 p
        vpxor ymm11, ymm11, [r8 + 63968]                   ;   651.8 fp3+agu1   46 p
        vpxor ymm11, ymm11, [rbp + 7488]                   ;   652.8 fp0+agu0   46 p
        vpxor ymm11, ymm11, [rbp + 9408]                   ;   653.8 fp1+agu1   46 p
        vpxor ymm11, ymm11, [rbp + 8736]                   ;   654.8 fp2+agu0   46 p
        vpxor ymm11, ymm11, [rbp + 9536]                   ;   655.8 fp3+agu1   46 p
        vpxor ymm1, ymm12, [rbp + 9792]                    ;   654.7 fp0+agu0   46 p
        vmovdqu ymm13, [rbp + 11776]                       ;   654.8 agu1    46 p
        vpxor ymm13, ymm13, [r8 + 63936]                   ;   661.8 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 11680]                  ;   662.8 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 6752]                   ;   663.8 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 11264]                  ;   664.8 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11808]                  ;   665.8 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 10112]                  ;   666.8 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 10240]                  ;   667.8 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm5                        ;   656.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm5, ymm11, ymm6                             ;   660.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11808], ymm15                       ;   657.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm11                           ;   657.2 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   660.8 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm2                         ;   658.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm5                             ;   661.8 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                            ;   668.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7488]                     ;   661.8 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm9                         ;   659.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm6                            ;   660.8 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm4                        ;   660.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm4, ymm9, ymm13                             ;   668.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   661.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   669.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   668.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   669.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm15                            ;   669.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   669.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm15                             ;   670.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   671.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   670.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   671.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm10                           ;   672.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 9792]                     ;   669.8 fp3+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 11776]                    ;   670.8 fp0+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   673.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   674.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm10                            ;   672.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   673.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   674.8 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm4                              ;   675.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   670.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   676.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm4                              ;   675.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm6                            ;   677.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   676.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   677.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                            ;   677.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   676.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   678.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm9                              ;   678.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm13                            ;   679.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11776], ymm8                        ;   673.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm5                             ;   680.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   680.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                            ;   681.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm1                              ;   681.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm9                         ;   678.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm2                             ;   679.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   682.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   680.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                             ;   683.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                              ;   684.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   685.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   686.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   687.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm5, ymm8                              ;   687.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   685.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   688.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 10368]                    ;   679.8 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   689.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   686.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [r8 + 64032]                     ;   680.8 fp0+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10976]                    ;   681.8 fp1+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7616]                     ;   682.8 fp2+agu1   46 p
        db 0x2e
        vmovdqu ymm8, [rbp + 10656]                        ;   682.0 agu0    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   689.0 fp3     46 p
        db 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   689.8 fp0     46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6784]                     ;   690.0 fp1+agu1   46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 9216]                        ;   683.0 agu0    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   691.0 fp2     46 p
        vmovdqu ymm9, [rbp + 10912]                        ;   683.8 agu1    46 p
        vpxor ymm9, ymm9, [r8 + 64192]                     ;   690.8 fp3+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 7168]                     ;   691.8 fp0+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 9440]                     ;   692.8 fp1+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 6592]                     ;   693.8 fp2+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 11104]                    ;   694.8 fp3+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 8960]                     ;   695.8 fp0+agu1   46 p
        vmovdqu ymm11, [rbp + 7456]                        ;   687.0 agu0    50 p reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   696.8 fp1     46 p
        vmovdqu ymm15, [rbp + 8032]                        ;   687.8 agu1    46 p
        vpxor ymm15, ymm15, [rbp + 8000]                   ;   694.8 fp2+agu0   46 p
        vmovdqu [rbp + 8960], ymm6                         ;   688.0 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7712]                         ;   688.8 agu1    46 p
        vpxor ymm6, ymm6, [r8 + 64224]                     ;   695.8 fp3+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 11744]                    ;   696.8 fp0+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 9184]                     ;   697.8 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 8928]                     ;   698.8 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7840]                     ;   699.8 fp3+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9184], ymm13                        ;   690.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm13, ymm1, ymm6                             ;   700.8 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 11744], ymm10                       ;   691.0 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm10, ymm15, ymm6                           ;   700.8 fp1     46 p
        db 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   695.8 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 11104], ymm12                       ;   692.0 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm13                          ;   701.8 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                           ;   697.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 7712]                   ;   701.8 fp1+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm2                         ;   693.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm10                            ;   701.8 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm5                         ;   694.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm5, ymm9, ymm2                              ;   702.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   702.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   703.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   701.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   703.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm10                            ;   702.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                           ;   702.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm10                           ;   703.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8000]                   ;   704.8 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;   704.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   705.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm3                            ;   706.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   707.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8032]                   ;   708.8 fp0+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 10912]                  ;   709.8 fp1+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   710.8 fp2     46 p
        db 0x2e, 0x2e
        vpand ymm10, ymm13, ymm3                           ;   706.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   707.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   708.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   704.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm5                            ;   711.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   712.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm5                            ;   711.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   712.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   713.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   713.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   712.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm1                            ;   713.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   714.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm15, ymm10                           ;   714.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm4                        ;   707.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm9                            ;   715.8 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm14                        ;   708.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm4                           ;   716.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   716.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;   717.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                           ;   717.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm10                        ;   714.8 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm13                           ;   715.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   718.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   716.8 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   719.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm15                           ;   720.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   721.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   722.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   723.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm4, ymm14                            ;   723.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   721.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;   724.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   725.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 64288]                     ;   716.0 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   722.8 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9504]                        ;   716.8 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   723.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6944]                     ;   724.8 fp1+agu1   46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 10944]                       ;   717.8 agu0    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   725.8 fp2     46 p
        db 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   725.8 fp3     46 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8192]                     ;   726.8 fp0+agu1   46 p
        db 0x2e
        vmovdqu ymm2, [rbp + 7840]                         ;   718.8 agu0    46 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   727.8 fp1     46 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 9696]                     ;   728.8 fp2+agu1   46 p
        db 0x2e
        vmovdqu ymm6, [rbp + 9472]                         ;   720.8 agu0    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   729.8 fp3     46 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7136]                        ;   721.8 agu1    46 p
        vpxor ymm10, ymm10, [r8 + 64448]                   ;   728.8 fp0+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 8544]                   ;   729.8 fp1+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 10752]                  ;   730.8 fp2+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 11424]                  ;   731.8 fp3+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 8096]                   ;   732.8 fp0+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 6496]                   ;   733.8 fp1+agu1   46 p
        vmovdqu ymm15, [rbp + 11456]                       ;   725.0 agu0    46 p
        vpxor ymm15, ymm15, [rbp + 6400]                   ;   732.0 fp2+agu1   46 p
        vmovdqu ymm14, [rbp + 7232]                        ;   726.0 agu0    46 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 64480]                   ;   733.0 fp3+agu1   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7680]                   ;   734.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 9280]                   ;   735.0 fp1+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 11264]                  ;   736.0 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 9344]                   ;   737.0 fp3+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 10688]                  ;   738.0 fp0+agu0   46 p
        vmovdqu [rbp + 9344], ymm1                         ;   727.8 agu2+fp5   46 p spill
        vpor ymm1, ymm0, ymm14                             ;   739.0 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11264], ymm9                        ;   728.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm14                           ;   739.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   733.0 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9280], ymm3                         ;   729.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm1                            ;   740.0 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                          ;   734.8 fp1     46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7232]                     ;   740.0 fp2+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 7232], ymm12                        ;   731.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm9                            ;   740.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm13                        ;   732.8 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm10, ymm12                           ;   741.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   741.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   742.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   740.0 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   742.0 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm9                            ;   741.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                            ;   741.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm9                              ;   742.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6400]                     ;   743.0 fp0+agu0   46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;   743.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   744.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm6                             ;   745.0 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   746.0 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11456]                  ;   747.0 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7136]                   ;   748.0 fp2+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   749.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm1, ymm6                            ;   745.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   746.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   747.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   743.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;   750.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   751.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm13                             ;   750.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   751.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   752.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                             ;   752.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   751.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm14, ymm0                           ;   752.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   753.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm15, ymm12                            ;   753.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm4                         ;   746.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm10                           ;   754.0 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11456], ymm5                        ;   747.0 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm4                            ;   755.0 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   755.0 fp0     46 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm5                            ;   756.0 fp1     46 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                             ;   756.0 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm12                        ;   753.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                            ;   754.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   757.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   755.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                           ;   758.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   759.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   760.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   761.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   762.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm4, ymm5                             ;   762.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   760.0 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   763.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   764.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 64544]                     ;   754.2 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   761.0 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 8352]                        ;   755.0 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                            ;   762.0 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7680]                     ;   763.0 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 9600]                     ;   764.0 fp3+agu0   47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 11392]                       ;   756.3 agu1    50 p reload
        db 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   765.0 fp0     47 p
        db 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   764.0 fp1     46 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8480]                     ;   766.0 fp2+agu0   47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 6688]                         ;   758.0 agu1    50 p reload
        db 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   767.0 fp3     47 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 64704]                     ;   759.0 fp0+agu0   47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 8288]                         ;   759.2 agu1    50 p reload
        db 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   766.2 fp1     47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 11232]                       ;   760.0 agu0    50 p reload
        db 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   767.2 fp2     47 p
        vpxor ymm2, ymm2, [rbp + 10432]                    ;   768.2 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 8096]                     ;   769.2 fp0+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 8896]                     ;   770.2 fp1+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 10240]                    ;   771.2 fp2+agu0   47 p
        vpxor ymm11, ymm11, [r8 + 64736]                   ;   762.3 fp3+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 8448]                   ;   763.3 fp0+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 8096]                   ;   764.3 fp1+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 9536]                   ;   765.3 fp2+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 8224]                   ;   766.3 fp3+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 7744]                   ;   767.3 fp0+agu0   47 p
        vmovdqu ymm15, [rbp + 10816]                       ;   765.3 agu1    47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11200]                  ;   772.3 fp1+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm0                         ;   764.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm0, ymm11, ymm7                             ;   768.3 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm10                        ;   765.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm15                          ;   773.3 fp3     47 p
        db 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   773.3 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 7456], ymm6                         ;   766.3 agu1+fp5   46 p spill
        db 0x2e
        vpand ymm6, ymm0, ymm15                            ;   774.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                           ;   774.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 8448]                     ;   769.3 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm3                         ;   767.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm10                            ;   774.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8288], ymm1                         ;   768.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm1, ymm2, ymm3                              ;   775.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   775.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   776.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   774.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   776.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm10                            ;   775.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                           ;   775.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                             ;   776.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 11200]                    ;   777.3 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                             ;   777.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   778.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   775.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm5                            ;   779.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   780.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 10816]                    ;   781.3 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   782.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm5                             ;   779.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                             ;   780.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   781.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   777.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm1                              ;   783.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   784.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm1                              ;   783.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm7                           ;   785.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   784.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   785.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   785.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   784.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   786.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm9, ymm10                             ;   786.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm2                            ;   787.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10816], ymm4                        ;   780.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm3                            ;   788.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   788.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                            ;   789.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   789.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11200], ymm10                       ;   786.3 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm0                            ;   787.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   790.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   788.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   791.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm9                            ;   792.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   793.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   794.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   795.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm3, ymm4                              ;   795.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   793.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   796.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   797.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 64800]                     ;   787.5 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   794.3 fp1     47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 9376]                     ;   788.5 fp2+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7744]                     ;   789.5 fp3+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 10848]                    ;   790.5 fp0+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11136]                    ;   791.5 fp1+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6560]                     ;   792.5 fp2+agu0   47 p
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   797.3 fp3     47 p
        vmovdqu ymm15, [rbp + 9568]                        ;   790.5 agu1    50 p reload
        vpxor ymm8, ymm8, ymm15                            ;   797.5 fp0     47 p
        db 0x2e
        vmovdqu ymm4, [rbp + 6848]                         ;   791.3 agu0    47 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 64960]                     ;   798.3 fp1+agu1   47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 10400]                        ;   792.3 agu0    50 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   799.3 fp2     47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 10272]                    ;   800.3 fp3+agu1   47 p
        vmovdqu ymm10, [rbp + 9632]                        ;   793.3 agu0    47 p reload
        vpxor ymm4, ymm4, ymm10                            ;   801.3 fp0     47 p
        vpxor ymm4, ymm4, [rbp + 10048]                    ;   802.3 fp1+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 9088]                     ;   803.3 fp2+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 10176]                    ;   804.3 fp3+agu1   47 p
        vpxor ymm12, ymm12, [r8 + 64992]                   ;   795.3 fp0+agu0   47 p
        vmovdqu ymm11, [rbp + 7904]                        ;   795.5 agu1    47 p
        vpxor ymm11, ymm11, [rbp + 9312]                   ;   802.5 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 9984]                   ;   796.5 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8928]                   ;   797.5 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8544]                   ;   798.5 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8800]                   ;   799.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpor ymm10, ymm12, ymm8                            ;   800.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm7                         ;   796.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm11                           ;   803.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   803.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8928], ymm2                         ;   797.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm11                           ;   804.5 fp1     47 p
        db 0x2e
        vpand ymm11, ymm11, ymm4                           ;   805.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 9984]                   ;   801.5 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9984], ymm5                         ;   798.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm7                             ;   804.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9568], ymm6                         ;   799.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm6, ymm5, ymm4                              ;   805.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   805.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   806.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   805.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   806.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm7                             ;   806.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                             ;   806.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm7                              ;   807.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 9312]                     ;   808.3 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   807.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   808.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm15                           ;   809.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   810.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7904]                   ;   811.5 fp2+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6848]                   ;   812.5 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   813.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm15                           ;   809.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   810.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   811.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   807.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm6                              ;   814.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   815.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm6                            ;   814.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   815.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   816.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                           ;   816.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   815.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm8                            ;   816.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   817.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm11, ymm7                            ;   817.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm0                         ;   810.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm4                             ;   818.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm3                         ;   811.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm0                             ;   819.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   819.5 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                            ;   820.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                             ;   820.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9312], ymm7                         ;   817.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm10                            ;   818.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   821.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   819.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                           ;   822.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm11                             ;   823.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   824.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   825.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   826.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm3                              ;   826.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   824.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   827.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   828.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 65056]                   ;   818.7 fp0+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   825.5 fp1     47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8800]                   ;   819.7 fp2+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6720]                   ;   820.7 fp3+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9504]                   ;   821.7 fp0+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6432]                   ;   822.7 fp1+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9216]                   ;   823.7 fp2+agu1   47 p
        db 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   828.5 fp3     47 p
        db 0x2e
        vmovdqu ymm3, [rbp + 9952]                         ;   821.7 agu0    50 p reload
        db 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   828.7 fp0     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 9888]                         ;   822.5 agu1    47 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 65216]                     ;   829.5 fp1+agu0   47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 8608]                     ;   830.5 fp2+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 6656]                     ;   831.5 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 11072]                        ;   824.5 agu1    50 p reload
        vpxor ymm5, ymm5, ymm7                             ;   832.5 fp0     47 p
        vpxor ymm5, ymm5, [rbp + 10496]                    ;   833.5 fp1+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8096]                     ;   834.5 fp2+agu1   47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 10592]                    ;   835.5 fp3+agu0   47 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 65248]                     ;   826.5 fp0+agu1   47 p
        vmovdqu ymm11, [rbp + 8384]                        ;   826.7 agu0    47 p
        vmovdqu ymm12, [rbp + 11360]                       ;   827.5 agu1    50 p reload
        vpxor ymm11, ymm11, ymm12                          ;   834.5 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 7264]                     ;   827.7 fp2+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 11648]                    ;   828.7 fp3+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 7424]                     ;   829.7 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9152]                     ;   830.7 fp1+agu1   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8576]                     ;   831.7 fp2+agu0   47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8864]                     ;   832.7 fp3+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 8864], ymm8                         ;   828.5 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm8, ymm14, ymm9                             ;   833.7 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8576], ymm4                         ;   829.5 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm4, ymm9, ymm11                            ;   835.5 fp1     47 p
        db 0x2e
        vpxor ymm11, ymm11, ymm14                          ;   835.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11360], ymm15                       ;   830.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm11                           ;   836.5 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                           ;   836.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7264]                     ;   834.7 fp1+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm2                         ;   831.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm14, ymm4                            ;   836.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9952], ymm10                        ;   832.5 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm10, ymm2, ymm5                             ;   837.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   837.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   838.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   836.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   838.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm4                           ;   837.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                             ;   837.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm4                            ;   838.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   839.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                            ;   839.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   840.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm3                            ;   841.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   842.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8384]                   ;   843.5 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 9888]                   ;   844.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   845.5 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm2, ymm8, ymm3                             ;   841.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   842.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   843.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   839.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;   846.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   847.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm10                             ;   846.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm14                            ;   848.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   847.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   848.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                            ;   848.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   847.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   849.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm4                             ;   849.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm5                             ;   850.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm0                         ;   842.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm8                             ;   851.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   851.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm0                              ;   852.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                             ;   852.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm4                         ;   849.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm2                            ;   850.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   853.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   851.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                           ;   854.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm11                             ;   855.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   856.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   857.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   858.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm8, ymm0                              ;   858.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   856.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   859.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   860.5 fp1     47 p
        db 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   857.5 fp2     47 p
        db 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   860.5 fp3     47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 10144]                       ;   851.7 agu1    47 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 65312]                   ;   858.7 fp0+agu0   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8128]                   ;   859.7 fp1+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 10944]                  ;   860.7 fp2+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8672]                   ;   861.7 fp3+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 11392]                  ;   862.7 fp0+agu0   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8416]                   ;   863.7 fp1+agu1   47 p
        db 0x2e
        vmovdqu ymm0, [rbp + 11712]                        ;   855.5 agu0    50 p reload
        db 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   864.7 fp2     47 p
        vmovdqu ymm4, [rbp + 9248]                         ;   856.5 agu1    47 p
        vpxor ymm4, ymm4, [r8 + 65472]                     ;   863.5 fp3+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 8736]                     ;   864.5 fp0+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 11488]                    ;   865.5 fp1+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 10560]                    ;   866.5 fp2+agu1   47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 11584]                    ;   867.5 fp3+agu0   47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 9632]                     ;   868.5 fp0+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 8768]                     ;   869.5 fp1+agu0   47 p
        vpxor ymm7, ymm7, [r8 + 65504]                     ;   860.5 fp2+agu1   47 p
        vmovdqu ymm9, [rbp + 9664]                         ;   860.7 agu0    47 p
        vmovdqu ymm11, [rbp + 9120]                        ;   861.5 agu1    50 p reload
        vpxor ymm9, ymm9, ymm11                            ;   868.5 fp3     47 p
        vpxor ymm7, ymm7, [rbp + 7808]                     ;   861.7 fp0+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8640]                     ;   862.7 fp1+agu1   47 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10880]                    ;   863.7 fp2+agu0   47 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10688]                    ;   864.7 fp3+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 10688], ymm14                       ;   861.7 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm14, ymm7, ymm15                            ;   865.7 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 10880], ymm5                        ;   862.7 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm5, ymm7, ymm9                             ;   869.5 fp1     47 p
        db 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   869.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9120], ymm3                         ;   863.7 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm14, ymm9                            ;   870.5 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   870.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7808]                   ;   866.7 fp1+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11712], ymm12                       ;   864.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm5                           ;   870.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm2                         ;   865.7 agu0+fp5   47 p spill
        db 0x2e
        vpor ymm2, ymm12, ymm4                             ;   871.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   871.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   872.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   870.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   872.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm5                            ;   871.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                             ;   871.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm5                              ;   872.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   873.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                           ;   873.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   874.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm0                            ;   875.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   876.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9664]                     ;   877.5 fp0+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9248]                     ;   878.5 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   879.5 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm0                            ;   875.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   876.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   877.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   873.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm2                              ;   880.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   881.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                            ;   880.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm15                           ;   882.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   881.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                            ;   882.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   882.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   881.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   883.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm12                            ;   883.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm4                            ;   884.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9248], ymm8                         ;   876.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm5                            ;   885.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   885.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm8                              ;   886.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm9                              ;   886.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9664], ymm12                        ;   883.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm14                          ;   884.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   887.5 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   885.5 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                             ;   888.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm9                            ;   889.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   890.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   891.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   892.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm5, ymm8                              ;   892.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   890.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   893.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   894.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   891.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   894.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8032]                         ;   885.7 agu0    50 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 11776]                        ;   885.8 agu1    46 p reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   892.8 fp0     50 p
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel fox128_decrypt.T0_constants256] ;   886.7 agu0    46 p reload
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   893.8 fp1     50 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 61440]                     ;   894.8 fp2+agu1   50 p
        db 0x2e
        vmovdqu ymm9, [rbp + 11680]                        ;   887.7 agu0    50 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 61472]                     ;   894.7 fp3+agu1   50 p
        db 0x2e
        vmovdqu ymm12, [rbp + 7488]                        ;   888.7 agu0    46 p reload
        db 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   895.7 fp0     50 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 61504]                     ;   896.7 fp1+agu1   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   897.7 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 61632]                   ;   895.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   896.7 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 7488], ymm12                        ;   897.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6752]                        ;   891.7 agu1    50 p
        vpxor ymm12, ymm12, [r8 + 61536]                   ;   898.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   899.7 fp2     50 p
        vmovdqu [rbp + 11776], ymm12                       ;   900.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8032]                        ;   892.8 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11808]                  ;   899.8 fp3+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61568]                   ;   900.8 fp0+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   901.8 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 11808], ymm12                       ;   902.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11872]                       ;   894.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 11680]                  ;   901.7 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 61600]                   ;   902.7 fp3+agu0   50 p
        vmovdqu [rbp + 11680], ymm12                       ;   903.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10112]                       ;   895.8 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6752]                   ;   902.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61664]                   ;   903.8 fp1+agu1   50 p
        vmovdqu [rbp + 6752], ymm12                        ;   904.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10912]                       ;   897.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   904.7 fp2+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   905.7 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 61696]                   ;   906.7 fp0+agu0   50 p
        vmovdqu [rbp + 10112], ymm12                       ;   907.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7712]                        ;   899.7 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61728]                   ;   906.7 fp1+agu0   50 p
        vmovdqu [rbp + 11872], ymm12                       ;   907.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11104]                       ;   900.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   907.7 fp2+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   908.7 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 61760]                   ;   909.7 fp0+agu1   50 p
        vmovdqu [rbp + 6592], ymm12                        ;   910.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11744]                       ;   902.7 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   909.7 fp1     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61792]                   ;   910.7 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8032], ymm12                        ;   911.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 10912]                       ;   903.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 9184]                   ;   910.7 fp3+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   911.7 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 61824]                   ;   912.7 fp1+agu0   50 p
        vmovdqu [rbp + 9184], ymm12                        ;   913.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9792]                        ;   905.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7712]                   ;   912.7 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61856]                   ;   913.7 fp3+agu1   50 p
        vmovdqu [rbp + 7712], ymm12                        ;   914.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11104]                       ;   907.7 agu0    50 p
        vpxor ymm12, ymm12, ymm8                           ;   914.7 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 61888]                   ;   915.7 fp1+agu1   50 p
        vmovdqu [rbp + 11104], ymm12                       ;   916.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8960]                        ;   908.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 11744]                  ;   915.7 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 61920]                   ;   916.7 fp3+agu0   50 p
        vmovdqu [rbp + 11744], ymm12                       ;   917.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11456]                       ;   910.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7136]                   ;   917.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   918.7 fp1     50 p
        vpxor ymm12, ymm12, [r8 + 61952]                   ;   919.7 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8960], ymm12                        ;   920.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9472]                        ;   911.8 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 61984]                   ;   918.8 fp3+agu1   50 p
        vmovdqu [rbp + 9792], ymm12                        ;   919.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7232]                        ;   912.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7136]                   ;   919.8 fp0+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   920.8 fp1     50 p
        vpxor ymm12, ymm12, [r8 + 62016]                   ;   921.8 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7136], ymm12                        ;   922.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 9280]                        ;   914.8 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   921.8 fp3     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62048]                   ;   922.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10912], ymm12                       ;   923.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11456]                       ;   916.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11264]                  ;   923.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   924.7 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62080]                   ;   925.7 fp3+agu1   50 p
        vmovdqu [rbp + 11264], ymm12                       ;   926.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8000]                        ;   918.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 9472]                   ;   925.7 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 62112]                   ;   926.7 fp1+agu0   50 p
        vmovdqu [rbp + 9472], ymm12                        ;   927.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7232]                        ;   919.8 agu1    50 p
        vpxor ymm12, ymm12, ymm8                           ;   926.8 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62144]                   ;   927.8 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7232], ymm12                        ;   928.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm13, [rbp + 10816]                  ;   920.8 fp0+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   921.8 fp1     50 p
        vpxor ymm12, ymm12, [r8 + 62208]                   ;   922.8 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9536]                   ;   922.0 fp3+agu1   50 p
        vpxor ymm13, ymm13, ymm8                           ;   923.0 fp0     50 p
        vpxor ymm13, ymm13, [r8 + 62336]                   ;   924.0 fp1+agu0   50 p
        vmovdqu [rbp + 9536], ymm13                        ;   925.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 9344]                        ;   923.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 9280]                   ;   930.0 fp2+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 62176]                   ;   931.0 fp3+agu1   50 p
        vmovdqu [rbp + 9280], ymm12                        ;   923.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8288]                        ;   924.8 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 62240]                   ;   931.8 fp0+agu1   50 p
        vmovdqu [rbp + 9344], ymm12                        ;   932.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6688]                        ;   925.8 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10816]                  ;   932.8 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   933.8 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 62272]                   ;   934.8 fp3+agu0   50 p
        vmovdqu [rbp + 10816], ymm12                       ;   935.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7456]                        ;   927.0 agu1    50 p
        vpxor ymm12, ymm12, ymm8                           ;   934.0 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 62304]                   ;   935.0 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8000], ymm12                        ;   936.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6400]                        ;   928.0 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8288]                   ;   935.0 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 62368]                   ;   936.0 fp3+agu1   50 p
        vmovdqu [rbp + 8288], ymm12                        ;   937.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6688]                        ;   929.8 agu0    50 p
        vpxor ymm12, ymm12, ymm8                           ;   936.8 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 62400]                   ;   937.8 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 6688], ymm12                        ;   938.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm12, ymm1, [rbp + 7904]                    ;   931.0 fp2+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   932.0 fp3     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62464]                   ;   933.0 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8928]                     ;   932.0 fp1+agu0   50 p
        vpxor ymm1, ymm1, ymm8                             ;   933.0 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 62592]                     ;   934.0 fp3+agu1   50 p
        vmovdqu [rbp + 8928], ymm13                        ;   933.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8224]                        ;   933.2 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7456]                   ;   940.2 fp0+agu1   50 p
        vpxor ymm13, ymm13, [r8 + 62432]                   ;   941.2 fp1+agu0   50 p
        vmovdqu [rbp + 7456], ymm13                        ;   942.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6848]                        ;   934.8 agu1    50 p
        vpxor ymm13, ymm13, [r8 + 62496]                   ;   941.8 fp2+agu0   50 p
        vmovdqu [rbp + 8224], ymm1                         ;   935.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9568]                         ;   935.8 agu1    50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7904]                     ;   942.8 fp3+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   943.8 fp0     50 p
        vpxor ymm1, ymm1, [r8 + 62528]                     ;   944.8 fp1+agu1   50 p
        vmovdqu [rbp + 7904], ymm1                         ;   945.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9984]                         ;   937.2 agu0    50 p
        vpxor ymm1, ymm1, ymm8                             ;   944.2 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 62560]                     ;   945.2 fp3+agu1   50 p
        vmovdqu [rbp + 6400], ymm1                         ;   946.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 11200]                        ;   938.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6848]                     ;   945.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 62624]                     ;   946.2 fp1+agu0   50 p
        vmovdqu [rbp + 6848], ymm1                         ;   947.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9568]                         ;   939.8 agu1    50 p
        vpxor ymm1, ymm1, ymm8                             ;   946.8 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 62656]                     ;   947.8 fp3+agu0   50 p
        vmovdqu [rbp + 9568], ymm1                         ;   948.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm6, [rbp + 9888]                     ;   941.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   942.2 fp1     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 62720]                     ;   943.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8576]                     ;   942.2 fp3+agu1   50 p
        vpxor ymm6, ymm6, ymm8                             ;   943.2 fp0     50 p
        vpxor ymm6, ymm6, [r8 + 62848]                     ;   944.2 fp1+agu0   50 p
        vmovdqu [rbp + 8576], ymm6                         ;   945.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8544]                         ;   943.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 9984]                     ;   950.2 fp2+agu0   50 p
        vpxor ymm6, ymm6, [r8 + 62688]                     ;   951.2 fp3+agu1   50 p
        vmovdqu [rbp + 9984], ymm1                         ;   944.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9952]                         ;   944.8 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 62752]                     ;   951.8 fp0+agu1   50 p
        vmovdqu [rbp + 8544], ymm1                         ;   952.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7264]                         ;   945.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 9888]                     ;   952.8 fp1+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   953.8 fp2     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 62784]                     ;   954.8 fp3+agu0   50 p
        vmovdqu [rbp + 9888], ymm1                         ;   955.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 11360]                        ;   947.2 agu1    50 p
        vpxor ymm1, ymm1, ymm8                             ;   954.2 fp0     50 p
        vpxor ymm1, ymm1, [r8 + 62816]                     ;   955.2 fp1+agu0   50 p
        vmovdqu [rbp + 11200], ymm1                        ;   956.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9312]                         ;   948.2 agu1    50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9952]                     ;   955.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, [r8 + 62880]                     ;   956.2 fp3+agu1   50 p
        vmovdqu [rbp + 9952], ymm1                         ;   957.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7264]                         ;   949.8 agu0    50 p
        vpxor ymm1, ymm1, ymm8                             ;   956.8 fp0     50 p
        vpxor ymm1, ymm1, [r8 + 62912]                     ;   957.8 fp1+agu1   50 p
        vmovdqu [rbp + 7264], ymm1                         ;   958.8 agu2+fp5   50 p spill
        vpxor ymm1, ymm10, [rbp + 9248]                    ;   951.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   952.2 fp3     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 62976]                     ;   953.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 10880]                  ;   952.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   953.2 fp2     50 p
        vpxor ymm10, ymm10, [r8 + 63104]                   ;   954.2 fp3+agu1   50 p
        vmovdqu [rbp + 10880], ymm10                       ;   955.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 8864]                        ;   953.2 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 11360]                  ;   960.2 fp0+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 62944]                   ;   961.2 fp1+agu0   50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   953.8 fp2     50 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   954.0 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   955.0 fp0     50 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 63232]                     ;   956.0 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   954.8 fp2     50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   955.8 fp3     50 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 63296]                     ;   956.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   955.5 fp1     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 63360]                     ;   956.5 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11360], ymm4                        ;   957.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 7808]                         ;   956.2 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 63008]                     ;   963.2 fp3+agu1   50 p
        vpxor ymm11, ymm11, ymm8                           ;   956.3 fp0     50 p
        vmovdqu [rbp + 8864], ymm5                         ;   957.8 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 11712]                        ;   957.2 agu0    50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   964.2 fp1     50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 9248]                     ;   965.2 fp2+agu1   50 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 63040]                     ;   966.2 fp3+agu0   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   957.3 fp0     50 p
        db 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   957.5 fp1     50 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 63328]                     ;   958.8 fp2+agu1   50 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 63424]                   ;   959.2 fp3+agu0   50 p
        vmovdqu [rbp + 9248], ymm11                        ;   960.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 9120]                        ;   959.8 agu1    50 p
        vpxor ymm11, ymm11, ymm8                           ;   966.8 fp0     50 p
        vpxor ymm11, ymm11, [r8 + 63072]                   ;   967.8 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 11712]                    ;   960.8 fp2+agu1   50 p
        vpxor ymm8, ymm8, [r8 + 63168]                     ;   961.8 fp3+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 63456]                   ;   961.8 fp0+agu1   50 p
        vmovdqu [rbp + 11712], ymm15                       ;   962.8 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8384]                        ;   962.2 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7808]                   ;   969.2 fp1+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 63136]                   ;   970.2 fp2+agu0   50 p
        vmovdqu [rbp + 7808], ymm0                         ;   960.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10688]                        ;   963.8 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 9120]                     ;   970.8 fp3+agu0   50 p
        vpxor ymm0, ymm0, [r8 + 63200]                     ;   971.8 fp0+agu1   50 p
        vmovdqu [rbp + 9120], ymm2                         ;   961.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm14, [r8 + 63264]                    ;   965.2 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9664]                   ;   965.8 fp2+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 63392]                   ;   966.8 fp3+agu0   50 p
        vmovdqu [rbp + 9664], ymm14                        ;   967.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [rbp + 6368]                    ;   966.8 fp0+agu1   63 p
        vmovdqu [rbp + 6368], ymm14                        ;   967.8 agu2+fp5   63 p spill
        vpxor ymm14, ymm9, [rbp + 7328]                    ;   967.2 fp1+agu0   63 p
        vmovdqu [rbp + 7328], ymm14                        ;   968.2 agu2+fp5   63 p spill
        vpxor ymm14, ymm7, [rbp + 6336]                    ;   967.8 fp2+agu1   63 p
        vmovdqu [rbp + 6336], ymm14                        ;   968.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11776]                       ;   968.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6304]                   ;   975.2 fp3+agu1   63 p
        vmovdqu [rbp + 6304], ymm14                        ;   976.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11808]                       ;   969.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6272]                   ;   976.2 fp0+agu1   63 p
        vmovdqu [rbp + 6272], ymm14                        ;   977.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11680]                       ;   970.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 6240]                   ;   977.2 fp1+agu1   63 p
        vmovdqu [rbp + 6240], ymm14                        ;   978.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7488]                        ;   971.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 7392]                   ;   978.2 fp2+agu1   63 p
        vmovdqu [rbp + 7392], ymm14                        ;   979.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6752]                        ;   972.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2208]                   ;   979.2 fp3+agu1   63 p
        vmovdqu [rbp + 10688], ymm14                       ;   980.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 10112]                       ;   973.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2240]                   ;   980.2 fp0+agu1   63 p
        vmovdqu [rbp + 8384], ymm14                        ;   981.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11872]                       ;   974.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2272]                   ;   981.2 fp1+agu1   63 p
        vmovdqu [rbp + 9312], ymm14                        ;   982.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6592]                        ;   975.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2304]                   ;   982.2 fp2+agu1   63 p
        vmovdqu [rbp + 11456], ymm14                       ;   983.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8032]                        ;   976.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2336]                   ;   983.2 fp3+agu1   63 p
        vmovdqu [rbp + 8640], ymm14                        ;   984.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9184]                        ;   977.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2368]                   ;   984.2 fp0+agu1   63 p
        vmovdqu [rbp + 11072], ymm14                       ;   985.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7712]                        ;   978.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2400]                   ;   985.2 fp1+agu1   63 p
        vmovdqu [rbp + 8768], ymm14                        ;   986.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11104]                       ;   979.2 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 2432]                   ;   986.2 fp2+agu1   63 p
        vmovdqu [rbp + 9632], ymm14                        ;   987.2 agu2+fp5   63 p spill
        vpxor ymm14, ymm12, [rbp + 3616]                   ;   980.2 fp3+agu0   63 p
        vmovdqu [rbp + 11584], ymm14                       ;   981.2 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11744]                       ;   980.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 2464]                   ;   987.8 fp0+agu0   63 p
        vmovdqu [rbp + 10560], ymm14                       ;   988.8 agu2+fp5   63 p spill
        vpxor ymm14, ymm13, [rbp + 3648]                   ;   981.8 fp1+agu1   63 p
        vmovdqu [rbp + 11488], ymm14                       ;   982.8 agu0+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7904]                        ;   982.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 3680]                   ;   989.8 fp2+agu0   63 p
        vmovdqu [rbp + 8736], ymm14                        ;   990.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6400]                        ;   983.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 3712]                   ;   990.8 fp3+agu0   63 p
        vmovdqu [rbp + 8416], ymm14                        ;   991.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8224]                        ;   984.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 3744]                   ;   991.8 fp0+agu0   63 p
        vpxor ymm3, ymm3, [rbp + 6208]                     ;   985.8 fp1+agu1   63 p
        vmovdqu [rbp + 6208], ymm3                         ;   986.8 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 6848]                         ;   986.2 agu0    63 p
        vpxor ymm3, ymm3, [rbp + 3776]                     ;   993.2 fp2+agu1   63 p
        vmovdqu [rbp + 11392], ymm3                        ;   994.2 agu2+fp5   63 p spill
        vpxor ymm3, ymm6, [rbp + 3840]                     ;   987.2 fp3+agu0   63 p
        vpxor ymm9, ymm9, [rbp + 7296]                     ;   987.8 fp0+agu1   63 p
        vmovdqu [rbp + 7296], ymm9                         ;   988.8 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 9568]                         ;   988.2 agu0    63 p
        vpxor ymm9, ymm9, [rbp + 3808]                     ;   995.2 fp1+agu1   63 p
        vpxor ymm7, ymm7, [rbp + 6080]                     ;   989.2 fp2+agu0   63 p
        vmovdqu [rbp + 6080], ymm7                         ;   990.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9984]                         ;   989.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 3872]                     ;   996.8 fp3+agu0   63 p
        vmovdqu [rbp + 8672], ymm7                         ;   997.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8544]                         ;   990.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 3904]                     ;   997.8 fp0+agu0   63 p
        vmovdqu [rbp + 10944], ymm7                        ;   998.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9888]                         ;   991.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 3936]                     ;   998.8 fp1+agu0   63 p
        vmovdqu [rbp + 8128], ymm7                         ;   999.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11200]                        ;   992.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 3968]                     ;   999.8 fp2+agu0   63 p
        vmovdqu [rbp + 10144], ymm7                        ;  1000.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8576]                         ;   993.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 4000]                     ;  1000.8 fp3+agu0   63 p
        vmovdqu [rbp + 9152], ymm7                         ;  1001.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9952]                         ;   994.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 4032]                     ;  1001.8 fp0+agu0   63 p
        vmovdqu [rbp + 7424], ymm7                         ;  1002.8 agu2+fp5   63 p spill
        vpxor ymm7, ymm10, [rbp + 4096]                    ;   995.8 fp1+agu1   63 p
        vmovdqu [rbp + 11648], ymm7                        ;   996.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7264]                         ;   996.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 4064]                     ;  1003.2 fp2+agu1   63 p
        vmovdqu [rbp + 10400], ymm7                        ;  1004.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11776]                        ;   997.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 6112]                     ;  1004.2 fp3+agu1   63 p
        vmovdqu [rbp + 6112], ymm7                         ;  1005.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11808]                        ;   998.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 6144]                     ;  1005.2 fp0+agu1   63 p
        vmovdqu [rbp + 6144], ymm7                         ;  1006.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11680]                        ;   999.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 6176]                     ;  1006.2 fp1+agu1   63 p
        vmovdqu [rbp + 6176], ymm7                         ;  1007.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7488]                         ;  1000.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 7360]                     ;  1007.2 fp2+agu1   63 p
        vmovdqu [rbp + 7360], ymm7                         ;  1008.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 6752]                         ;  1001.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3232]                     ;  1008.2 fp3+agu1   63 p
        vmovdqu [rbp + 6752], ymm7                         ;  1009.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10112]                        ;  1002.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3264]                     ;  1009.2 fp0+agu1   63 p
        vmovdqu [rbp + 10112], ymm7                        ;  1010.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11872]                        ;  1003.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3296]                     ;  1010.2 fp1+agu1   63 p
        vmovdqu [rbp + 11872], ymm7                        ;  1011.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 6592]                         ;  1004.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3328]                     ;  1011.2 fp2+agu1   63 p
        vmovdqu [rbp + 6592], ymm7                         ;  1012.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8032]                         ;  1005.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3360]                     ;  1012.2 fp3+agu1   63 p
        vmovdqu [rbp + 8032], ymm7                         ;  1013.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9184]                         ;  1006.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3392]                     ;  1013.2 fp0+agu1   63 p
        vmovdqu [rbp + 9184], ymm7                         ;  1014.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7712]                         ;  1007.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3424]                     ;  1014.2 fp1+agu1   63 p
        vmovdqu [rbp + 7712], ymm7                         ;  1015.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11104]                        ;  1008.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3456]                     ;  1015.2 fp2+agu1   63 p
        vmovdqu [rbp + 11104], ymm7                        ;  1016.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11744]                        ;  1009.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3488]                     ;  1016.2 fp3+agu1   63 p
        vmovdqu [rbp + 11744], ymm7                        ;  1017.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8960]                         ;  1010.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3520]                     ;  1017.2 fp0+agu1   63 p
        vmovdqu [rbp + 7488], ymm7                         ;  1018.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9792]                         ;  1011.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3552]                     ;  1018.2 fp1+agu1   63 p
        vmovdqu [rbp + 11680], ymm7                        ;  1019.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7136]                         ;  1012.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3584]                     ;  1019.2 fp2+agu1   63 p
        vmovdqu [rbp + 11808], ymm7                        ;  1020.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10912]                        ;  1013.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 4384]                     ;  1020.2 fp3+agu1   63 p
        vmovdqu [rbp + 11776], ymm7                        ;  1021.2 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11264]                        ;  1014.2 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 4576]                     ;  1021.2 fp0+agu1   63 p
        vpxor ymm12, ymm12, [rbp + 5056]                   ;  1015.2 fp1+agu0   63 p
        vmovdqu [rbp + 10592], ymm12                       ;  1016.2 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9472]                        ;  1015.8 agu1    63 p
        vpxor ymm12, ymm12, [rbp + 4672]                   ;  1022.8 fp2+agu0   63 p
        vpxor ymm13, ymm13, [rbp + 5088]                   ;  1016.8 fp3+agu1   63 p
        vmovdqu [rbp + 8096], ymm13                        ;  1017.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7232]                        ;  1017.2 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 4736]                   ;  1024.2 fp0+agu1   63 p
        vmovdqu [rbp + 10496], ymm13                       ;  1025.2 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 8928]                        ;  1018.2 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 4768]                   ;  1025.2 fp1+agu1   63 p
        vmovdqu [rbp + 6656], ymm13                        ;  1026.2 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9280]                        ;  1019.2 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 4800]                   ;  1026.2 fp2+agu1   63 p
        vmovdqu [rbp + 8608], ymm13                        ;  1027.2 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9344]                        ;  1020.2 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 4832]                   ;  1027.2 fp3+agu1   63 p
        vmovdqu [rbp + 9216], ymm13                        ;  1028.2 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 10816]                       ;  1021.2 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 4864]                   ;  1028.2 fp0+agu1   63 p
        vmovdqu [rbp + 6432], ymm13                        ;  1029.2 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 8000]                        ;  1022.2 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 4896]                   ;  1029.2 fp1+agu1   63 p
        vpxor ymm6, ymm6, [rbp + 5280]                     ;  1023.2 fp2+agu0   63 p
        vmovdqu [rbp + 9504], ymm6                         ;  1024.2 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 9536]                         ;  1023.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 4928]                     ;  1030.8 fp3+agu0   63 p
        vmovdqu [rbp + 6720], ymm6                         ;  1031.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8288]                         ;  1024.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 4960]                     ;  1031.8 fp0+agu0   63 p
        vmovdqu [rbp + 8800], ymm6                         ;  1032.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 6688]                         ;  1025.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 4992]                     ;  1032.8 fp1+agu0   63 p
        vmovdqu [rbp + 8352], ymm6                         ;  1033.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 7456]                         ;  1026.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 5024]                     ;  1033.8 fp2+agu0   63 p
        vmovdqu [rbp + 11232], ymm6                        ;  1034.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 7904]                         ;  1027.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 5120]                     ;  1034.8 fp3+agu0   63 p
        vmovdqu [rbp + 7904], ymm6                         ;  1035.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 6400]                         ;  1028.8 agu1    63 p
        vpxor ymm6, ymm6, [rbp + 5152]                     ;  1035.8 fp0+agu0   63 p
        vpxor ymm10, ymm10, [rbp + 5536]                   ;  1029.8 fp1+agu1   63 p
        vmovdqu [rbp + 6400], ymm10                        ;  1030.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8224]                        ;  1030.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5184]                   ;  1037.2 fp2+agu1   63 p
        vmovdqu [rbp + 8224], ymm10                        ;  1038.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 6848]                        ;  1031.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5216]                   ;  1038.2 fp3+agu1   63 p
        vmovdqu [rbp + 6848], ymm10                        ;  1039.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9568]                        ;  1032.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5248]                   ;  1039.2 fp0+agu1   63 p
        vmovdqu [rbp + 9568], ymm10                        ;  1040.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9984]                        ;  1033.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5312]                   ;  1040.2 fp1+agu1   63 p
        vmovdqu [rbp + 9984], ymm10                        ;  1041.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8544]                        ;  1034.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5344]                   ;  1041.2 fp2+agu1   63 p
        vmovdqu [rbp + 8544], ymm10                        ;  1042.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9888]                        ;  1035.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5376]                   ;  1042.2 fp3+agu1   63 p
        vmovdqu [rbp + 9888], ymm10                        ;  1043.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11200]                       ;  1036.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5408]                   ;  1043.2 fp0+agu1   63 p
        vmovdqu [rbp + 11200], ymm10                       ;  1044.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8576]                        ;  1037.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5440]                   ;  1044.2 fp1+agu1   63 p
        vmovdqu [rbp + 8576], ymm10                        ;  1045.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9952]                        ;  1038.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5472]                   ;  1045.2 fp2+agu1   63 p
        vmovdqu [rbp + 9952], ymm10                        ;  1046.2 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7264]                        ;  1039.2 agu0    63 p
        vpxor ymm10, ymm10, [rbp + 5504]                   ;  1046.2 fp3+agu1   63 p
        vmovdqu [rbp + 7264], ymm10                        ;  1047.2 agu2+fp5   63 p spill
        vpxor ymm10, ymm1, [rbp + 5568]                    ;  1040.2 fp0+agu0   63 p
        vmovdqu [rbp + 10176], ymm10                       ;  1041.2 agu2+fp5   63 p spill
        vpxor ymm10, ymm4, [rbp + 5600]                    ;  1040.8 fp1+agu1   63 p
        vmovdqu [rbp + 9088], ymm10                        ;  1041.8 agu0+fp5   63 p spill
        vpxor ymm10, ymm5, [rbp + 5632]                    ;  1041.8 fp2+agu1   63 p
        vmovdqu [rbp + 10048], ymm10                       ;  1042.8 agu2+fp5   63 p spill
        vpxor ymm10, ymm11, [rbp + 5664]                   ;  1042.2 fp3+agu0   63 p
        vmovdqu [rbp + 10272], ymm10                       ;  1043.3 agu2+fp5   63 p spill
        vpxor ymm10, ymm15, [rbp + 5728]                   ;  1042.8 fp0+agu1   63 p
        vmovdqu [rbp + 6560], ymm10                        ;  1044.3 agu0+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10880]                       ;  1043.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5696]                   ;  1050.8 fp1+agu0   63 p
        vmovdqu [rbp + 11136], ymm10                       ;  1051.8 agu2+fp5   63 p spill
        vpxor ymm10, ymm8, [rbp + 5760]                    ;  1044.8 fp2+agu1   63 p
        vmovdqu [rbp + 10848], ymm10                       ;  1046.3 agu2+fp5   63 p spill
        vpxor ymm10, ymm0, [rbp + 5792]                    ;  1045.2 fp3+agu0   63 p
        vmovdqu [rbp + 7744], ymm10                        ;  1047.3 agu2+fp5   63 p spill
        vpxor ymm10, ymm2, [rbp + 5856]                    ;  1045.8 fp0+agu1   63 p
        vmovdqu [rbp + 9376], ymm10                        ;  1048.3 agu0+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9120]                        ;  1046.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5824]                   ;  1053.8 fp1+agu0   63 p
        vmovdqu [rbp + 10656], ymm10                       ;  1054.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8864]                        ;  1047.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5888]                   ;  1054.8 fp2+agu0   63 p
        vmovdqu [rbp + 8448], ymm10                        ;  1055.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7808]                        ;  1048.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5920]                   ;  1055.8 fp3+agu0   63 p
        vmovdqu [rbp + 10240], ymm10                       ;  1056.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11360]                       ;  1049.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5952]                   ;  1056.8 fp0+agu0   63 p
        vmovdqu [rbp + 8896], ymm10                        ;  1057.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9664]                        ;  1050.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5984]                   ;  1057.8 fp1+agu0   63 p
        vmovdqu [rbp + 10432], ymm10                       ;  1058.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9248]                        ;  1051.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 6016]                   ;  1058.8 fp2+agu0   63 p
        vmovdqu [rbp + 7840], ymm10                        ;  1059.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11712]                       ;  1052.8 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 6048]                   ;  1059.8 fp3+agu0   63 p
        vmovdqu [rbp + 8480], ymm10                        ;  1060.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8960]                        ;  1053.8 agu1    55 p
        vpxor ymm10, ymm10, [rbp + 2496]                   ;  1060.8 fp0+agu0   55 p
        vpxor ymm10, ymm10, [rbp + 6368]                   ;  1061.8 fp1+agu1   55 p
        vmovdqu [rbp + 8960], ymm6                         ;  1056.3 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 9792]                         ;  1055.2 agu0    55 p
        vpxor ymm6, ymm6, [rbp + 2528]                     ;  1062.2 fp2+agu1   55 p
        vpxor ymm6, ymm6, [rbp + 7328]                     ;  1063.2 fp3+agu0   55 p
        vmovdqu [rbp + 9792], ymm13                        ;  1057.3 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7136]                        ;  1056.8 agu1    55 p
        vpxor ymm13, ymm13, [rbp + 2560]                   ;  1063.8 fp0+agu0   55 p
        vpxor ymm13, ymm13, [rbp + 6336]                   ;  1064.8 fp1+agu1   55 p
        vmovdqu [rbp + 7136], ymm12                        ;  1058.3 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10912]                       ;  1058.2 agu0    55 p
        vpxor ymm12, ymm12, [rbp + 2592]                   ;  1065.2 fp2+agu1   55 p
        vpxor ymm12, ymm12, [rbp + 6304]                   ;  1066.2 fp3+agu0   55 p
        vmovdqu [rbp + 10912], ymm7                        ;  1059.3 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11264]                        ;  1059.8 agu1    55 p
        vpxor ymm7, ymm7, [rbp + 2624]                     ;  1066.8 fp0+agu0   55 p
        vpxor ymm7, ymm7, [rbp + 6272]                     ;  1067.8 fp1+agu1   55 p
        vpxor ymm1, ymm1, [rbp + 4128]                     ;  1061.2 fp2+agu0   55 p
        vpxor ymm1, ymm1, [rbp + 11584]                    ;  1062.2 fp3+agu1   55 p
        vmovdqu [rbp + 11264], ymm1                        ;  1063.2 agu2+fp5   55 p spill
        vmovdqu ymm1, [rbp + 9472]                         ;  1062.2 agu0    55 p
        vpxor ymm1, ymm1, [rbp + 2656]                     ;  1069.2 fp0+agu1   55 p
        vpxor ymm1, ymm1, [rbp + 6240]                     ;  1070.2 fp1+agu0   55 p
        vpxor ymm4, ymm4, [rbp + 4160]                     ;  1063.8 fp2+agu1   55 p
        vpxor ymm4, ymm4, [rbp + 11488]                    ;  1064.8 fp3+agu0   55 p
        vmovdqu [rbp + 9472], ymm4                         ;  1065.8 agu2+fp5   55 p spill
        vmovdqu ymm4, [rbp + 7232]                         ;  1064.8 agu1    55 p
        vpxor ymm4, ymm4, [rbp + 2688]                     ;  1071.8 fp0+agu0   55 p
        vpxor ymm4, ymm4, [rbp + 7392]                     ;  1072.8 fp1+agu1   55 p
        vpxor ymm5, ymm5, [rbp + 4192]                     ;  1066.2 fp2+agu0   55 p
        vpxor ymm5, ymm5, [rbp + 8736]                     ;  1067.2 fp3+agu1   55 p
        vmovdqu [rbp + 7232], ymm5                         ;  1068.2 agu2+fp5   55 p spill
        vmovdqu ymm5, [rbp + 8928]                         ;  1067.2 agu0    55 p
        vpxor ymm5, ymm5, [rbp + 2720]                     ;  1074.2 fp0+agu1   55 p
        vpxor ymm5, ymm5, [rbp + 10688]                    ;  1075.2 fp1+agu0   55 p
        vpxor ymm11, ymm11, [rbp + 4224]                   ;  1068.8 fp2+agu1   55 p
        vpxor ymm11, ymm11, [rbp + 8416]                   ;  1069.8 fp3+agu0   55 p
        vmovdqu [rbp + 8928], ymm11                        ;  1070.8 agu2+fp5   55 p spill
        vmovdqu ymm11, [rbp + 9280]                        ;  1069.8 agu1    55 p
        vpxor ymm11, ymm11, [rbp + 2752]                   ;  1076.8 fp0+agu0   55 p
        vpxor ymm11, ymm11, [rbp + 8384]                   ;  1077.8 fp1+agu1   55 p
        vmovdqu [rbp + 9280], ymm11                        ;  1078.8 agu2+fp5   55 p spill
        vmovdqu ymm11, [rbp + 9344]                        ;  1071.2 agu0    55 p
        vpxor ymm11, ymm11, [rbp + 2784]                   ;  1078.2 fp2+agu1   55 p
        vpxor ymm11, ymm11, [rbp + 9312]                   ;  1079.2 fp3+agu0   55 p
        vpxor ymm8, ymm8, ymm9                             ;  1068.8 fp0     55 p
        vpxor ymm15, ymm15, [rbp + 4288]                   ;  1072.8 fp1+agu1   55 p
        vpxor ymm15, ymm15, [rbp + 11392]                  ;  1073.8 fp2+agu0   55 p
        db 0x2e
        vmovdqu [rbp + 9344], ymm9                         ;  1069.8 agu2+fp5   63 p spill
        db 0x2e
        vmovdqu ymm9, [rbp + 10816]                        ;  1073.8 agu1    55 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                     ;  1080.8 fp3+agu0   55 p
        vpxor ymm9, ymm9, [rbp + 11456]                    ;  1081.8 fp0+agu1   55 p
        vpxor ymm0, ymm0, ymm3                             ;  1070.8 fp1     55 p
        vpxor ymm8, ymm8, [rbp + 4320]                     ;  1075.2 fp2+agu0   55 p
        vmovdqu [rbp + 10816], ymm3                        ;  1071.2 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 8000]                         ;  1075.8 agu1    55 p
        vpxor ymm3, ymm3, [rbp + 2848]                     ;  1082.8 fp3+agu0   55 p
        vpxor ymm3, ymm3, [rbp + 8640]                     ;  1083.8 fp0+agu1   55 p
        vpxor ymm0, ymm0, [rbp + 4352]                     ;  1077.2 fp1+agu0   55 p
        vmovdqu [rbp + 8000], ymm0                         ;  1078.2 agu2+fp5   55 p spill
        vmovdqu ymm0, [rbp + 9536]                         ;  1077.8 agu1    55 p
        vpxor ymm0, ymm0, [rbp + 2880]                     ;  1084.8 fp2+agu0   55 p
        vpxor ymm0, ymm0, [rbp + 11072]                    ;  1085.8 fp3+agu1   55 p
        vmovdqu [rbp + 9536], ymm8                         ;  1076.2 agu2+fp5   55 p spill
        vmovdqu ymm8, [rbp + 8288]                         ;  1079.2 agu0    55 p
        vpxor ymm8, ymm8, [rbp + 2912]                     ;  1086.2 fp0+agu1   55 p
        vpxor ymm8, ymm8, [rbp + 8768]                     ;  1087.2 fp1+agu0   55 p
        vpxor ymm2, ymm2, [rbp + 4448]                     ;  1080.8 fp2+agu1   55 p
        vpxor ymm2, ymm2, [rbp + 10944]                    ;  1081.8 fp3+agu0   55 p
        vmovdqu [rbp + 8288], ymm2                         ;  1082.8 agu2+fp5   55 p spill
        vmovdqu ymm2, [rbp + 6688]                         ;  1081.8 agu1    55 p
        vpxor ymm2, ymm2, [rbp + 2944]                     ;  1088.8 fp0+agu0   55 p
        vpxor ymm2, ymm2, [rbp + 9632]                     ;  1089.8 fp1+agu1   55 p
        vmovdqu [rbp + 6688], ymm15                        ;  1079.2 agu2+fp5   55 p spill
        vmovdqu ymm15, [rbp + 7456]                        ;  1083.2 agu0    55 p
        vpxor ymm15, ymm15, [rbp + 2976]                   ;  1090.2 fp2+agu1   55 p
        vpxor ymm15, ymm15, [rbp + 10560]                  ;  1091.2 fp3+agu0   55 p
        vmovdqu [rbp + 7456], ymm15                        ;  1092.2 agu2+fp5   55 p spill
        vpxor ymm15, ymm14, [rbp + 4256]                   ;  1084.8 fp0+agu1   55 p
        vpxor ymm15, ymm15, [rbp + 10880]                  ;  1085.8 fp1+agu0   55 p
        vmovdqu [rbp + 10880], ymm10                       ;  1082.2 agu2+fp5   55 p spill
        vmovdqu ymm10, [rbp + 9120]                        ;  1085.8 agu1    55 p
        vpxor ymm10, ymm10, [rbp + 4416]                   ;  1092.8 fp2+agu0   55 p
        vpxor ymm10, ymm10, [rbp + 8672]                   ;  1093.8 fp3+agu1   55 p
        vmovdqu [rbp + 9120], ymm6                         ;  1083.2 agu2+fp5   55 p spill
        vmovdqu ymm6, [rbp + 8864]                         ;  1087.2 agu0    55 p
        vpxor ymm6, ymm6, [rbp + 4480]                     ;  1094.2 fp0+agu1   55 p
        vpxor ymm6, ymm6, [rbp + 8128]                     ;  1095.2 fp1+agu0   55 p
        vmovdqu [rbp + 2208], ymm5                         ;  1085.0 agu2+fp5   89 rounds
        vmovdqu ymm5, [rbp + 7808]                         ;  1088.8 agu1    55 p
        vpxor ymm5, ymm5, [rbp + 4512]                     ;  1095.8 fp2+agu0   55 p
        vpxor ymm5, ymm5, [rbp + 10144]                    ;  1096.8 fp3+agu1   55 p
        vmovdqu [rbp + 7808], ymm13                        ;  1086.2 agu2+fp5   55 p spill
        vmovdqu ymm13, [rbp + 11360]                       ;  1090.2 agu0    55 p
        vpxor ymm13, ymm13, [rbp + 4544]                   ;  1097.2 fp0+agu1   55 p
        vpxor ymm13, ymm13, [rbp + 9152]                   ;  1098.2 fp1+agu0   55 p
        vmovdqu [rbp + 2272], ymm11                        ;  1087.3 agu2+fp5   89 rounds
        vmovdqu ymm11, [rbp + 9664]                        ;  1091.8 agu1    55 p
        vpxor ymm11, ymm11, [rbp + 4608]                   ;  1098.8 fp2+agu0   55 p
        vpxor ymm11, ymm11, [rbp + 7424]                   ;  1099.8 fp3+agu1   55 p
        vmovdqu [rbp + 2304], ymm9                         ;  1089.8 agu2+fp5   89 rounds
        vmovdqu ymm9, [rbp + 9248]                         ;  1093.2 agu0    55 p
        vpxor ymm9, ymm9, [rbp + 4640]                     ;  1100.2 fp0+agu1   55 p
        vpxor ymm9, ymm9, [rbp + 10400]                    ;  1101.2 fp1+agu0   55 p
        vmovdqu [rbp + 2336], ymm3                         ;  1091.2 agu2+fp5   89 rounds
        vmovdqu ymm3, [rbp + 11712]                        ;  1094.8 agu1    55 p
        vpxor ymm3, ymm3, [rbp + 4704]                     ;  1101.8 fp2+agu0   55 p
        vpxor ymm3, ymm3, [rbp + 11648]                    ;  1102.8 fp3+agu1   55 p
        vmovdqu [rbp + 2368], ymm0                         ;  1092.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 9280]                         ;  1096.2 agu0    55 p reload
        vmovdqu [rbp + 2240], ymm0                         ;  1103.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 2400], ymm8                         ;  1094.8 agu2+fp5   89 rounds
        vmovdqu [rbp + 2432], ymm2                         ;  1095.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 7456]                         ;  1096.8 agu1    55 p reload
        vmovdqu [rbp + 2464], ymm0                         ;  1103.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6368]                         ;  1097.2 agu0    63 p reload
        vmovdqu [rbp + 2496], ymm0                         ;  1104.2 agu1+fp5   89 rounds
        vmovdqu ymm0, [rbp + 7328]                         ;  1098.2 agu0    63 p reload
        vmovdqu [rbp + 2528], ymm0                         ;  1105.2 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6336]                         ;  1098.8 agu1    63 p reload
        vmovdqu [rbp + 2560], ymm0                         ;  1105.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6304]                         ;  1099.2 agu0    63 p reload
        vmovdqu [rbp + 2592], ymm0                         ;  1106.2 agu1+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6272]                         ;  1100.2 agu0    63 p reload
        vmovdqu [rbp + 2624], ymm0                         ;  1107.2 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6240]                         ;  1100.8 agu1    63 p reload
        vmovdqu [rbp + 2656], ymm0                         ;  1107.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 7392]                         ;  1101.2 agu0    63 p reload
        vmovdqu [rbp + 2688], ymm0                         ;  1108.2 agu1+fp5   89 rounds
        vmovdqu ymm0, [rbp + 10688]                        ;  1102.2 agu0    63 p reload
        vmovdqu [rbp + 2720], ymm0                         ;  1109.2 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 8384]                         ;  1102.8 agu1    63 p reload
        vmovdqu [rbp + 2752], ymm0                         ;  1109.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 9312]                         ;  1103.2 agu0    63 p reload
        vmovdqu [rbp + 2784], ymm0                         ;  1110.2 agu1+fp5   89 rounds
        vmovdqu ymm0, [rbp + 11456]                        ;  1104.2 agu0    63 p reload
        vmovdqu [rbp + 2816], ymm0                         ;  1111.2 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 8640]                         ;  1104.8 agu1    63 p reload
        vmovdqu [rbp + 2848], ymm0                         ;  1111.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 11072]                        ;  1105.2 agu0    63 p reload
        vmovdqu [rbp + 2880], ymm0                         ;  1112.2 agu1+fp5   89 rounds
        vmovdqu ymm0, [rbp + 8768]                         ;  1106.2 agu0    63 p reload
        vmovdqu [rbp + 2912], ymm0                         ;  1113.2 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 9632]                         ;  1106.8 agu1    63 p reload
        vmovdqu [rbp + 2944], ymm0                         ;  1113.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 10560]                        ;  1107.2 agu0    63 p reload
        vmovdqu [rbp + 2976], ymm0                         ;  1114.2 agu1+fp5   89 rounds
        vmovdqu ymm0, [rbp + 11264]                        ;  1108.2 agu0    55 p reload
        vmovdqu [rbp + 3616], ymm0                         ;  1115.2 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 9472]                         ;  1108.8 agu1    55 p reload
        vmovdqu [rbp + 3648], ymm0                         ;  1115.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 7232]                         ;  1109.2 agu0    55 p reload
        vmovdqu [rbp + 3680], ymm0                         ;  1116.2 agu1+fp5   89 rounds
        vmovdqu [rbp + 3744], ymm15                        ;  1116.8 agu2+fp5   89 rounds
        vmovdqu ymm15, [rbp + 8928]                        ;  1110.2 agu0    55 p reload
        vmovdqu [rbp + 3712], ymm15                        ;  1117.8 agu1+fp5   89 rounds
        vmovdqu ymm15, [rbp + 6688]                        ;  1111.2 agu0    55 p reload
        vmovdqu [rbp + 3776], ymm15                        ;  1118.8 agu2+fp5   89 rounds
        vmovdqu ymm15, [rbp + 9536]                        ;  1111.8 agu1    55 p reload
        vmovdqu [rbp + 3808], ymm15                        ;  1119.8 agu2+fp5   89 rounds
        vmovdqu [rbp + 3872], ymm10                        ;  1120.8 agu0+fp5   89 rounds
        vmovdqu ymm15, [rbp + 8000]                        ;  1112.8 agu1    55 p reload
        vmovdqu [rbp + 3840], ymm15                        ;  1121.8 agu2+fp5   89 rounds
        vmovdqu [rbp + 3936], ymm6                         ;  1122.8 agu0+fp5   89 rounds
        vmovdqu ymm15, [rbp + 8288]                        ;  1113.8 agu1    55 p reload
        vmovdqu [rbp + 3904], ymm15                        ;  1123.8 agu2+fp5   89 rounds
        vmovdqu [rbp + 3968], ymm5                         ;  1124.8 agu0+fp5   89 rounds
        vmovdqu [rbp + 4000], ymm13                        ;  1125.8 agu1+fp5   89 rounds
        vmovdqu [rbp + 4032], ymm11                        ;  1126.8 agu2+fp5   89 rounds
        vmovdqu [rbp + 4064], ymm9                         ;  1127.8 agu0+fp5   89 rounds
        vmovdqu [rbp + 4096], ymm3                         ;  1128.8 agu1+fp5   89 rounds
        vmovdqu ymm15, [rbp + 11584]                       ;  1116.2 agu0    63 p reload
        vmovdqu [rbp + 4128], ymm15                        ;  1129.8 agu2+fp5   89 rounds
        vmovdqu ymm15, [rbp + 11488]                       ;  1116.8 agu1    63 p reload
        vmovdqu [rbp + 4160], ymm15                        ;  1130.8 agu2+fp5   89 rounds
        vmovdqu ymm15, [rbp + 8736]                        ;  1117.2 agu0    63 p reload
        vmovdqu [rbp + 4192], ymm15                        ;  1131.8 agu1+fp5   89 rounds
        vmovdqu [rbp + 4256], ymm14                        ;  1132.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8416]                        ;  1118.2 agu0    63 p reload
        vmovdqu [rbp + 4224], ymm14                        ;  1133.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11392]                       ;  1119.2 agu0    63 p reload
        vmovdqu [rbp + 4288], ymm14                        ;  1134.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9344]                        ;  1119.8 agu1    63 p reload
        vmovdqu [rbp + 4320], ymm14                        ;  1135.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10816]                       ;  1120.8 agu1    63 p reload
        vmovdqu [rbp + 4352], ymm14                        ;  1136.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8672]                        ;  1121.8 agu0    63 p reload
        vmovdqu [rbp + 4416], ymm14                        ;  1137.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10944]                       ;  1122.8 agu0    63 p reload
        vmovdqu [rbp + 4448], ymm14                        ;  1138.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8128]                        ;  1123.8 agu1    63 p reload
        vmovdqu [rbp + 4480], ymm14                        ;  1139.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10144]                       ;  1124.8 agu1    63 p reload
        vmovdqu [rbp + 4512], ymm14                        ;  1140.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9152]                        ;  1125.8 agu0    63 p reload
        vmovdqu [rbp + 4544], ymm14                        ;  1141.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7424]                        ;  1126.8 agu0    63 p reload
        vmovdqu [rbp + 4608], ymm14                        ;  1142.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10400]                       ;  1127.8 agu1    63 p reload
        vmovdqu [rbp + 4640], ymm14                        ;  1143.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11648]                       ;  1128.8 agu1    63 p reload
        vmovdqu [rbp + 4704], ymm14                        ;  1144.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6752]                        ;  1129.8 agu0    63 p reload
        vmovdqu [rbp + 3232], ymm14                        ;  1145.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10112]                       ;  1130.8 agu0    63 p reload
        vmovdqu [rbp + 3264], ymm14                        ;  1146.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11872]                       ;  1131.8 agu1    63 p reload
        vmovdqu [rbp + 3296], ymm14                        ;  1147.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6592]                        ;  1132.8 agu1    63 p reload
        vmovdqu [rbp + 3328], ymm14                        ;  1148.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8032]                        ;  1133.8 agu0    63 p reload
        vmovdqu [rbp + 3360], ymm14                        ;  1149.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9184]                        ;  1134.8 agu0    63 p reload
        vmovdqu [rbp + 3392], ymm14                        ;  1150.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7712]                        ;  1135.8 agu1    63 p reload
        vmovdqu [rbp + 3424], ymm14                        ;  1151.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11104]                       ;  1136.8 agu1    63 p reload
        vmovdqu [rbp + 3456], ymm14                        ;  1152.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11744]                       ;  1137.8 agu0    63 p reload
        vmovdqu [rbp + 3488], ymm14                        ;  1153.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7488]                        ;  1138.8 agu0    63 p reload
        vmovdqu [rbp + 3520], ymm14                        ;  1154.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11680]                       ;  1139.8 agu1    63 p reload
        vmovdqu [rbp + 3552], ymm14                        ;  1155.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11808]                       ;  1140.8 agu1    63 p reload
        vmovdqu [rbp + 3584], ymm14                        ;  1156.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11776]                       ;  1141.8 agu0    63 p reload
        vmovdqu [rbp + 4384], ymm14                        ;  1157.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10912]                       ;  1142.8 agu0    63 p reload
        vmovdqu [rbp + 4576], ymm14                        ;  1158.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7136]                        ;  1143.8 agu1    63 p reload
        vmovdqu [rbp + 4672], ymm14                        ;  1159.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10496]                       ;  1144.8 agu1    63 p reload
        vmovdqu [rbp + 4736], ymm14                        ;  1160.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6656]                        ;  1145.8 agu0    63 p reload
        vmovdqu [rbp + 4768], ymm14                        ;  1161.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8608]                        ;  1146.8 agu0    63 p reload
        vmovdqu [rbp + 4800], ymm14                        ;  1162.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9216]                        ;  1147.8 agu1    63 p reload
        vmovdqu [rbp + 4832], ymm14                        ;  1163.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6432]                        ;  1148.8 agu1    63 p reload
        vmovdqu [rbp + 4864], ymm14                        ;  1164.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9792]                        ;  1149.8 agu0    63 p reload
        vmovdqu [rbp + 4896], ymm14                        ;  1165.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6720]                        ;  1150.8 agu0    63 p reload
        vmovdqu [rbp + 4928], ymm14                        ;  1166.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8800]                        ;  1151.8 agu1    63 p reload
        vmovdqu [rbp + 4960], ymm14                        ;  1167.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8352]                        ;  1152.8 agu1    63 p reload
        vmovdqu [rbp + 4992], ymm14                        ;  1168.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11232]                       ;  1153.8 agu0    63 p reload
        vmovdqu [rbp + 5024], ymm14                        ;  1169.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10592]                       ;  1154.8 agu0    63 p reload
        vmovdqu [rbp + 5056], ymm14                        ;  1170.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8096]                        ;  1155.8 agu1    63 p reload
        vmovdqu [rbp + 5088], ymm14                        ;  1171.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7904]                        ;  1156.8 agu1    63 p reload
        vmovdqu [rbp + 5120], ymm14                        ;  1172.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8960]                        ;  1157.8 agu0    63 p reload
        vmovdqu [rbp + 5152], ymm14                        ;  1173.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8224]                        ;  1158.8 agu0    63 p reload
        vmovdqu [rbp + 5184], ymm14                        ;  1174.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6848]                        ;  1159.8 agu1    63 p reload
        vmovdqu [rbp + 5216], ymm14                        ;  1175.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9568]                        ;  1160.8 agu1    63 p reload
        vmovdqu [rbp + 5248], ymm14                        ;  1176.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9504]                        ;  1161.8 agu0    63 p reload
        vmovdqu [rbp + 5280], ymm14                        ;  1177.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9984]                        ;  1162.8 agu0    63 p reload
        vmovdqu [rbp + 5312], ymm14                        ;  1178.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8544]                        ;  1163.8 agu1    63 p reload
        vmovdqu [rbp + 5344], ymm14                        ;  1179.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9888]                        ;  1164.8 agu1    63 p reload
        vmovdqu [rbp + 5376], ymm14                        ;  1180.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11200]                       ;  1165.8 agu0    63 p reload
        vmovdqu [rbp + 5408], ymm14                        ;  1181.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8576]                        ;  1166.8 agu0    63 p reload
        vmovdqu [rbp + 5440], ymm14                        ;  1182.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9952]                        ;  1167.8 agu1    63 p reload
        vmovdqu [rbp + 5472], ymm14                        ;  1183.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7264]                        ;  1168.8 agu1    63 p reload
        vmovdqu [rbp + 5504], ymm14                        ;  1184.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6400]                        ;  1169.8 agu0    63 p reload
        vmovdqu [rbp + 5536], ymm14                        ;  1185.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10176]                       ;  1170.8 agu0    63 p reload
        vmovdqu [rbp + 5568], ymm14                        ;  1186.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9088]                        ;  1171.8 agu1    63 p reload
        vmovdqu [rbp + 5600], ymm14                        ;  1187.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10048]                       ;  1172.8 agu1    63 p reload
        vmovdqu [rbp + 5632], ymm14                        ;  1188.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10272]                       ;  1173.8 agu0    63 p reload
        vmovdqu [rbp + 5664], ymm14                        ;  1189.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11136]                       ;  1174.8 agu0    63 p reload
        vmovdqu [rbp + 5696], ymm14                        ;  1190.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 6560]                        ;  1175.8 agu1    63 p reload
        vmovdqu [rbp + 5728], ymm14                        ;  1191.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10848]                       ;  1176.8 agu1    63 p reload
        vmovdqu [rbp + 5760], ymm14                        ;  1192.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7744]                        ;  1177.8 agu0    63 p reload
        vmovdqu [rbp + 5792], ymm14                        ;  1193.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10656]                       ;  1178.8 agu0    63 p reload
        vmovdqu [rbp + 5824], ymm14                        ;  1194.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9376]                        ;  1179.8 agu1    63 p reload
        vmovdqu [rbp + 5856], ymm14                        ;  1195.8 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8448]                        ;  1180.8 agu1    63 p reload
        vmovdqu [rbp + 5888], ymm14                        ;  1196.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10240]                       ;  1181.8 agu0    63 p reload
        vmovdqu [rbp + 5920], ymm14                        ;  1197.8 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8896]                        ;  1182.8 agu0    63 p reload
        vmovdqu [rbp + 5952], ymm14                        ;  1198.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10432]                       ;  1183.8 agu1    63 p reload
        vmovdqu [rbp + 5984], ymm14                        ;  1199.8 agu0+fp5   89 rounds
        db 0x2e
        vmovdqu ymm14, [rbp + 7840]                        ;  1184.8 agu1    63 p reload
        vmovdqu [rbp + 6016], ymm14                        ;  1200.8 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8480]                        ;  1185.8 agu0    63 p reload
        vmovdqu [rbp + 6048], ymm14                        ;  1201.8 agu1+fp5   89 rounds
        add r8, -4096                                      ;  1186.8 alu0    89 rounds
        vmovdqu ymm0, [rbp + 10880]                        ;  1187.0 agu0    55 p reload
        vmovdqu ymm2, [rbp + 9120]                         ;  1187.2 agu1    55 p reload
        vmovdqu ymm14, [rbp + 7808]                        ;  1188.0 agu0    55 p reload
        db 0x2e
        vmovdqu ymm15, [rbp + 6208]                        ;  1188.2 agu1    63 p reload
        db 0x2e
        vmovdqu ymm3, [rbp + 7296]                         ;  1189.0 agu0    63 p reload
        db 0x2e
        vmovdqu ymm5, [rbp + 6080]                         ;  1189.2 agu1    63 p reload
        db 0x2e
        vmovdqu ymm6, [rbp + 6112]                         ;  1190.0 agu0    63 p reload
        vmovdqu ymm9, [rbp + 6144]                         ;  1190.2 agu1    63 p reload
        vmovdqu ymm11, [rbp + 6176]                        ;  1191.0 agu0    63 p reload
        vmovdqu ymm13, [rbp + 7360]                        ;  1191.2 agu1    63 p reload
        vmovdqa ymm8, ymm7                                 ;  1190.0         55 p copy
        vmovdqa ymm10, ymm1                                ;  1190.2         55 p copy
        vmovdqa ymm1, ymm15                                ;  1195.2         63 p copy
        vmovdqa ymm7, ymm6                                 ;  1197.0         63 p copy
        vmovdqa ymm6, ymm12                                ;  1190.8         55 p copy
        vmovdqa ymm12, ymm4                                ;  1191.0         55 p copy
        vmovdqa ymm4, ymm14                                ;  1195.0         55 p copy
        cmp r8, qword [rbp + 11936]                        ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 11928], r8                        ;                    resident
        vmovdqu [rbp + 1984], ymm0                         ;                    resident
        vmovdqu [rbp + 3008], ymm1                         ;                    resident
        vmovdqu [rbp + 2016], ymm2                         ;                    resident
        vmovdqu [rbp + 3040], ymm3                         ;                    resident
        vmovdqu [rbp + 2048], ymm4                         ;                    resident
        vmovdqu [rbp + 3072], ymm5                         ;                    resident
        vmovdqu [rbp + 2080], ymm6                         ;                    resident
        vmovdqu [rbp + 3104], ymm7                         ;                    resident
        vmovdqu [rbp + 2112], ymm8                         ;                    resident
        vmovdqu [rbp + 3136], ymm9                         ;                    resident
        vmovdqu [rbp + 2144], ymm10                        ;                    resident
        vmovdqu [rbp + 3168], ymm11                        ;                    resident
        vmovdqu [rbp + 2176], ymm12                        ;                    resident
        vmovdqu [rbp + 3200], ymm13                        ;                    resident
        mov r8, qword [rbp + 11904]                        ;     0.0 agu0    62 p.0 reload
        vmovdqu ymm0, [r8 + 32]                            ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [r8 + 160]                           ;     4.0 agu0    62 p.5
        vmovdqu ymm2, [r8 + 224]                           ;     4.0 agu1    62 p.7
        vmovdqu ymm3, [r8 + 288]                           ;     4.0 agu0    62 p.9
        vmovdqu ymm4, [r8 + 416]                           ;     4.0 agu1    62 p.13
        vmovdqu ymm5, [r8 + 480]                           ;     4.0 agu0    62 p.15
        vmovdqu ymm6, [r8 + 544]                           ;     4.0 agu1    62 p.17
        vmovdqu ymm7, [r8 + 672]                           ;     4.0 agu0    62 p.21
        vmovdqu ymm8, [r8 + 736]                           ;     4.2 agu1    62 p.23
        vmovdqu ymm9, [r8 + 800]                           ;     5.0 agu0    62 p.25
        vmovdqu ymm10, [r8 + 928]                          ;     5.2 agu1    62 p.29
        vmovdqu ymm11, [r8 + 992]                          ;     6.0 agu0    62 p.31
        vmovdqu ymm12, [r8 + 1056]                         ;     6.2 agu1    62 p.33
        vmovdqu ymm13, [r8 + 1184]                         ;     7.0 agu0    62 p.37
        vmovdqu ymm14, [r8 + 1248]                         ;     7.2 agu1    62 p.39
        vmovdqu ymm15, [r8 + 1312]                         ;     8.0 agu0    62 p.41
        vmovdqu ymm15, [r8 + 1440]                         ;     8.2 agu1    62 p.45
        vmovdqu ymm14, [r8 + 1504]                         ;     9.0 agu0    62 p.47
        vmovdqu ymm14, [r8 + 1568]                         ;     9.2 agu1    62 p.49
        vmovdqu ymm14, [r8 + 1696]                         ;    10.0 agu0    62 p.53
        vmovdqu ymm12, [r8 + 1760]                         ;    10.2 agu1    62 p.55
        vmovdqu ymm12, [r8 + 1824]                         ;    11.0 agu0    62 p.57
        vmovdqu ymm12, [r8 + 1952]                         ;    11.2 agu1    62 p.61
        vmovdqu ymm11, [r8 + 2016]                         ;    12.0 agu0    62 p.63
        vpxor ymm11, ymm1, [rbp + 2144]                    ;    12.2 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 3168]                   ;    13.2 fp1+agu0   50 p
        vmovdqu ymm1, [r8]                                 ;    13.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 1984]                     ;    20.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 3008]                     ;    21.2 fp3+agu1   50 p
        vmovdqu ymm9, [r8 + 64]                            ;    15.0 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 2048]                     ;    22.0 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 3072]                     ;    23.0 fp1+agu0   50 p
        vpxor ymm8, ymm4, [rbp + 2400]                     ;    16.2 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 3424]                     ;    17.2 fp3+agu0   50 p
        vmovdqu ymm4, [r8 + 96]                            ;    17.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 2080]                     ;    24.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 3104]                     ;    25.2 fp1+agu1   50 p
        vmovdqu ymm6, [r8 + 128]                           ;    19.0 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 2112]                     ;    26.0 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 3136]                     ;    27.0 fp3+agu0   50 p
        vmovdqu ymm5, [r8 + 256]                           ;    20.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2240]                     ;    27.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3264]                     ;    28.2 fp1+agu1   50 p
        vpxor ymm3, ymm7, [rbp + 2656]                     ;    22.0 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 4672]                     ;    23.0 fp3+agu1   50 p
        vmovdqu ymm7, [r8 + 320]                           ;    23.0 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 2304]                     ;    30.0 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 3328]                     ;    31.0 fp1+agu0   50 p
        vmovdqu [rbp + 6080], ymm3                         ;    24.0 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 352]                           ;    24.2 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 2336]                     ;    31.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 3360]                     ;    32.2 fp3+agu1   50 p
        vmovdqu [rbp + 6112], ymm3                         ;    33.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 384]                           ;    26.0 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 2368]                     ;    33.0 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 3392]                     ;    34.0 fp1+agu0   50 p
        vmovdqu [rbp + 6144], ymm5                         ;    29.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 512]                           ;    27.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2496]                     ;    34.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3520]                     ;    35.2 fp3+agu1   50 p
        vmovdqu [rbp + 6176], ymm5                         ;    36.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 2912]                    ;    29.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 4960]                     ;    30.0 fp1+agu1   50 p
        vmovdqu ymm10, [r8 + 576]                          ;    30.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 2560]                   ;    37.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 3584]                   ;    38.0 fp3+agu0   50 p
        vmovdqu [rbp + 6208], ymm5                         ;    31.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 608]                           ;    31.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2592]                     ;    38.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 4384]                     ;    39.2 fp1+agu1   50 p
        vmovdqu [rbp + 6240], ymm5                         ;    40.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 640]                           ;    33.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 2624]                     ;    40.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 4576]                     ;    41.0 fp3+agu0   50 p
        vmovdqu [rbp + 6272], ymm5                         ;    42.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 768]                           ;    34.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2752]                     ;    41.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 4800]                     ;    42.2 fp1+agu1   50 p
        vmovdqu [rbp + 6304], ymm5                         ;    43.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm13, [rbp + 3776]                    ;    36.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5216]                     ;    37.0 fp3+agu1   50 p
        vmovdqu ymm13, [r8 + 832]                          ;    37.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 2816]                   ;    44.0 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 4864]                   ;    45.0 fp1+agu0   50 p
        vmovdqu [rbp + 6336], ymm5                         ;    38.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 864]                           ;    38.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2848]                     ;    45.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 4896]                     ;    46.2 fp3+agu1   50 p
        vmovdqu [rbp + 6368], ymm5                         ;    47.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 896]                           ;    40.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 2880]                     ;    47.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 4928]                     ;    48.0 fp1+agu0   50 p
        vmovdqu [rbp + 6400], ymm5                         ;    49.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1024]                          ;    41.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 3616]                     ;    48.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5056]                     ;    49.2 fp3+agu1   50 p
        vmovdqu [rbp + 6432], ymm5                         ;    50.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm15, [rbp + 4032]                    ;    43.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5472]                     ;    44.0 fp1+agu1   50 p
        vmovdqu ymm15, [r8 + 1088]                         ;    44.0 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 3680]                   ;    51.0 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 5120]                   ;    52.0 fp3+agu0   50 p
        vmovdqu [rbp + 6464], ymm5                         ;    45.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1120]                          ;    45.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 3712]                     ;    52.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5152]                     ;    53.2 fp1+agu1   50 p
        vmovdqu [rbp + 6496], ymm5                         ;    54.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1152]                          ;    47.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 3744]                     ;    54.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 5184]                     ;    55.0 fp3+agu0   50 p
        vmovdqu [rbp + 6528], ymm5                         ;    56.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1280]                          ;    48.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 3872]                     ;    55.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5312]                     ;    56.2 fp1+agu1   50 p
        vmovdqu [rbp + 6560], ymm5                         ;    57.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm14, [rbp + 4288]                    ;    50.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5728]                     ;    51.0 fp3+agu1   50 p
        vmovdqu ymm14, [r8 + 1344]                         ;    51.0 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 3936]                   ;    58.0 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 5376]                   ;    59.0 fp1+agu0   50 p
        vmovdqu [rbp + 6592], ymm5                         ;    52.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1376]                          ;    52.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 3968]                     ;    59.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5408]                     ;    60.2 fp3+agu1   50 p
        vmovdqu [rbp + 6624], ymm5                         ;    61.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1408]                          ;    54.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 4000]                     ;    61.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 5440]                     ;    62.0 fp1+agu0   50 p
        vmovdqu [rbp + 6656], ymm5                         ;    63.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1536]                          ;    55.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 4128]                     ;    62.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5568]                     ;    63.2 fp3+agu1   50 p
        vmovdqu [rbp + 6688], ymm5                         ;    64.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm12, [rbp + 4608]                    ;    57.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 5984]                     ;    58.0 fp1+agu1   50 p
        vmovdqu ymm12, [r8 + 1600]                         ;    58.0 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 4192]                   ;    65.0 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 5632]                   ;    66.0 fp3+agu0   50 p
        vmovdqu [rbp + 6720], ymm5                         ;    59.0 agu2+fp5   50 p spill
        vpxor ymm5, ymm0, [rbp + 2016]                     ;    59.2 fp0+agu1   46 p
        vpxor ymm5, ymm5, ymm11                            ;    60.2 fp1     46 p
        vpxor ymm5, ymm5, [rbp + 3040]                     ;    61.2 fp2+agu0   46 p
        vmovdqu ymm0, [r8 + 1632]                          ;    60.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 4224]                     ;    67.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5664]                     ;    68.2 fp0+agu1   50 p
        vmovdqu [rbp + 6752], ymm0                         ;    69.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, [rbp + 2176]                     ;    62.0 fp1+agu0   46 p
        vpxor ymm0, ymm0, [r8 + 192]                       ;    63.0 fp2+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 3200]                     ;    64.0 fp3+agu0   46 p
        vmovdqu [rbp + 6784], ymm12                        ;    67.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [r8 + 1664]                         ;    63.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 4256]                   ;    70.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 5696]                   ;    71.2 fp1+agu1   50 p
        vmovdqu [rbp + 6816], ymm12                        ;    72.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, ymm6                            ;    62.3 fp2     46 p
        vmovdqu [rbp + 6848], ymm14                        ;    63.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm4, [rbp + 2208]                    ;    65.0 fp3+agu0   46 p
        vpxor ymm14, ymm14, ymm2                           ;    66.0 fp0     46 p
        vpxor ymm14, ymm14, [rbp + 3232]                   ;    67.0 fp1+agu1   46 p
        vmovdqu ymm2, [r8 + 1792]                          ;    66.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 4416]                     ;    73.0 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 5824]                     ;    74.0 fp3+agu0   50 p
        vmovdqu [rbp + 6880], ymm2                         ;    75.0 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 1856]                          ;    67.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 4480]                     ;    74.2 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 5888]                     ;    75.2 fp1+agu1   50 p
        vmovdqu [rbp + 6912], ymm2                         ;    76.2 agu2+fp5   50 p spill
        vpor ymm2, ymm14, ymm5                             ;    68.0 fp2     46 p
        vmovdqu [rbp + 6944], ymm15                        ;    67.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm12, ymm14                          ;    68.0 fp3     46 p
        vpxor ymm12, ymm12, ymm5                           ;    67.3 fp0     46 p
        vmovdqu [rbp + 6976], ymm13                        ;    68.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 1888]                         ;    69.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 4512]                   ;    76.0 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 5920]                   ;    77.0 fp2+agu0   50 p
        vmovdqu [rbp + 7008], ymm13                        ;    78.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 1920]                         ;    70.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 4544]                   ;    77.2 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 5952]                   ;    78.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, ymm2                             ;    69.2 fp1     46 p
        vpand ymm2, ymm2, ymm12                            ;    69.3 fp2     46 p
        vpand ymm12, ymm12, ymm0                           ;    69.5 fp3     46 p
        vmovdqu [rbp + 7040], ymm13                        ;    79.2 agu2+fp5   50 p spill
        vpand ymm13, ymm15, ymm5                           ;    70.2 fp0     46 p
        vmovdqu [rbp + 7072], ymm10                        ;    71.2 agu2+fp5   50 p spill
        vpor ymm10, ymm13, ymm0                            ;    71.2 fp1     46 p
        vpxor ymm13, ymm13, ymm12                          ;    71.2 fp2     46 p
        vpxor ymm13, ymm13, ymm15                          ;    72.2 fp3     46 p
        vpxor ymm15, ymm15, ymm0                           ;    71.5 fp0     46 p
        vpxor ymm4, ymm4, ymm10                            ;    72.2 fp1     46 p
        vpxor ymm10, ymm5, ymm15                           ;    72.5 fp2     46 p
        vpand ymm15, ymm15, ymm0                           ;    72.5 fp3     46 p
        vpor ymm2, ymm2, ymm15                             ;    73.5 fp0     46 p
        vpxor ymm6, ymm6, ymm2                             ;    74.5 fp1     46 p
        vpand ymm13, ymm13, ymm10                          ;    73.5 fp2     46 p
        vpxor ymm11, ymm11, ymm13                          ;    74.5 fp3     46 p
        vpxor ymm2, ymm4, ymm11                            ;    75.5 fp0     46 p
        vpxor ymm1, ymm1, ymm9                             ;    73.7 fp1     46 p
        vpxor ymm1, ymm1, ymm12                            ;    74.7 fp2     46 p
        vpxor ymm1, ymm1, ymm2                             ;    76.5 fp3     46 p
        vpxor ymm10, ymm10, ymm1                           ;    77.5 fp0     46 p
        vpand ymm9, ymm4, ymm11                            ;    75.5 fp1     46 p
        vpxor ymm9, ymm9, ymm6                             ;    76.5 fp2     46 p
        vpxor ymm14, ymm14, ymm9                           ;    77.5 fp3     46 p
        vpor ymm9, ymm9, ymm10                             ;    78.5 fp0     46 p
        vpxor ymm5, ymm5, ymm4                             ;    75.7 fp1     46 p
        vpxor ymm5, ymm5, ymm9                             ;    79.5 fp2     46 p
        vpor ymm4, ymm4, ymm10                             ;    78.5 fp3     46 p
        vpxor ymm12, ymm14, ymm5                           ;    80.5 fp0     46 p
        vpxor ymm4, ymm11, ymm4                            ;    79.5 fp1     46 p
        vpxor ymm1, ymm1, ymm4                             ;    80.5 fp2     46 p
        vpand ymm4, ymm6, ymm4                             ;    80.5 fp3     46 p
        vpxor ymm0, ymm0, ymm9                             ;    79.5 fp0     46 p
        vpxor ymm0, ymm0, ymm4                             ;    81.5 fp1     46 p
        vpor ymm4, ymm1, ymm12                             ;    81.5 fp2     46 p
        vpxor ymm9, ymm12, ymm0                            ;    82.5 fp3     46 p
        vpand ymm13, ymm12, ymm9                           ;    83.5 fp0     46 p
        vpxor ymm9, ymm9, ymm1                             ;    83.5 fp1     46 p
        vpor ymm14, ymm14, ymm13                           ;    84.5 fp2     46 p
        vpand ymm15, ymm5, ymm4                            ;    82.5 fp3     46 p
        vpor ymm13, ymm13, ymm1                            ;    84.5 fp0     46 p
        vpxor ymm13, ymm13, ymm15                          ;    85.5 fp1     46 p
        vpxor ymm15, ymm15, ymm0                           ;    83.5 fp2     46 p
        vpand ymm1, ymm1, ymm13                            ;    86.5 fp3     46 p
        vpor ymm15, ymm15, ymm1                            ;    87.5 fp0     46 p
        vpxor ymm14, ymm14, ymm15                          ;    88.5 fp1     46 p
        vpxor ymm13, ymm13, ymm14                          ;    89.5 fp2     46 p
        vpxor ymm11, ymm11, ymm13                          ;    90.5 fp3     46 p
        vpor ymm1, ymm9, ymm13                             ;    90.5 fp0     46 p
        vpxor ymm6, ymm6, ymm15                            ;    88.5 fp1     46 p
        vpxor ymm2, ymm2, ymm1                             ;    91.5 fp2     46 p
        vpxor ymm5, ymm5, ymm11                            ;    91.5 fp3     46 p
        vpxor ymm4, ymm4, ymm2                             ;    92.5 fp0     46 p
        vpxor ymm10, ymm10, ymm14                          ;    89.5 fp1     46 p
        vpxor ymm10, ymm10, ymm2                           ;    92.5 fp2     46 p
        vpxor ymm1, ymm9, ymm10                            ;    93.5 fp3     46 p
        vpxor ymm0, ymm0, ymm10                            ;    93.5 fp0     46 p
        vmovdqu ymm2, [rbp + 2272]                         ;    84.7 agu0    62 p reload
        vpxor ymm10, ymm8, ymm2                            ;    91.7 fp1     46 p
        vpxor ymm12, ymm12, ymm4                           ;    93.5 fp2     46 p
        vpxor ymm9, ymm9, ymm6                             ;    89.5 fp3     46 p
        vmovdqu ymm13, [rbp + 3296]                        ;    87.5 agu1    62 p reload
        vpxor ymm10, ymm10, ymm13                          ;    94.5 fp0     46 p
        vmovdqu ymm14, [rbp + 2432]                        ;    88.5 agu0    62 p reload
        vpxor ymm15, ymm7, ymm14                           ;    95.5 fp1     46 p
        vpxor ymm10, ymm10, [r8 + 288]                     ;    95.5 fp2+agu1   46 p
        vpxor ymm15, ymm15, [r8 + 448]                     ;    96.5 fp3+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 3456]                   ;    97.5 fp0+agu1   46 p
        vpxor ymm13, ymm3, [rbp + 6144]                    ;    90.5 fp1+agu0   46 p
        vmovdqu ymm14, [rbp + 6112]                        ;    90.8 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 2464]                   ;    97.8 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 3488]                   ;    98.8 fp3+agu1   46 p
        vpxor ymm14, ymm14, [r8 + 480]                     ;    99.8 fp0+agu0   46 p
        vpxor ymm2, ymm13, ymm14                           ;   100.8 fp1     46 p
        vpxor ymm13, ymm13, ymm10                          ;    96.5 fp2     46 p
        vmovdqu [rbp + 7104], ymm11                        ;    91.8 agu2+fp5   46 p spill
        vpor ymm11, ymm10, ymm14                           ;   100.8 fp3     46 p
        vmovdqu [rbp + 7136], ymm9                         ;    92.8 agu1+fp5   46 p spill
        vpand ymm9, ymm13, ymm11                           ;   101.8 fp0     46 p
        vpand ymm13, ymm13, ymm15                          ;    98.5 fp1     46 p
        vpxor ymm11, ymm11, [rbp + 6112]                   ;   101.8 fp2+agu0   46 p
        vmovdqu [rbp + 6112], ymm4                         ;    93.8 agu2+fp5   46 p spill
        vpand ymm4, ymm10, ymm2                            ;   101.8 fp3     46 p
        vmovdqu [rbp + 7168], ymm0                         ;    94.8 agu1+fp5   46 p spill
        vpor ymm0, ymm15, ymm4                             ;   102.8 fp0     46 p
        vpxor ymm4, ymm4, ymm13                            ;   102.8 fp1     46 p
        vpxor ymm4, ymm4, ymm2                             ;   103.8 fp2     46 p
        vpxor ymm2, ymm2, ymm15                            ;   101.8 fp3     46 p
        vpxor ymm11, ymm11, ymm0                           ;   103.8 fp0     46 p
        vpxor ymm0, ymm10, ymm2                            ;   102.8 fp1     46 p
        vpand ymm2, ymm2, ymm15                            ;   102.8 fp2     46 p
        vpor ymm9, ymm9, ymm2                              ;   103.8 fp3     46 p
        vpxor ymm3, ymm3, ymm9                             ;   104.8 fp0     46 p
        vpand ymm4, ymm4, ymm0                             ;   104.8 fp1     46 p
        vpxor ymm8, ymm8, ymm4                             ;   105.8 fp2     46 p
        vpxor ymm7, ymm7, ymm13                            ;   100.8 fp3     46 p
        vpxor ymm2, ymm11, ymm8                            ;   106.8 fp0     46 p
        vpxor ymm7, ymm7, [rbp + 6144]                     ;   101.8 fp1+agu0   46 p
        vpxor ymm7, ymm7, ymm2                             ;   107.8 fp2     46 p
        vpxor ymm0, ymm0, ymm7                             ;   108.8 fp3     46 p
        vpand ymm4, ymm11, ymm8                            ;   106.8 fp0     46 p
        vpxor ymm4, ymm4, ymm3                             ;   107.8 fp1     46 p
        vpxor ymm14, ymm14, ymm4                           ;   108.8 fp2     46 p
        vpor ymm4, ymm4, ymm0                              ;   109.8 fp3     46 p
        vpxor ymm10, ymm10, ymm11                          ;   104.8 fp0     46 p
        vpxor ymm10, ymm10, ymm4                           ;   110.8 fp1     46 p
        vpor ymm11, ymm11, ymm0                            ;   109.8 fp2     46 p
        vpxor ymm9, ymm14, ymm10                           ;   111.8 fp3     46 p
        vpxor ymm11, ymm8, ymm11                           ;   110.8 fp0     46 p
        vpxor ymm7, ymm7, ymm11                            ;   111.8 fp1     46 p
        vpand ymm11, ymm3, ymm11                           ;   111.8 fp2     46 p
        vpxor ymm15, ymm15, ymm4                           ;   110.8 fp3     46 p
        vpxor ymm15, ymm15, ymm11                          ;   112.8 fp0     46 p
        vpor ymm4, ymm7, ymm9                              ;   112.8 fp1     46 p
        vpxor ymm11, ymm9, ymm15                           ;   113.8 fp2     46 p
        vpand ymm13, ymm9, ymm11                           ;   114.8 fp3     46 p
        vpxor ymm11, ymm11, ymm7                           ;   114.8 fp0     46 p
        vpor ymm14, ymm14, ymm13                           ;   115.8 fp1     46 p
        vpor ymm13, ymm13, ymm7                            ;   115.8 fp2     46 p
        vmovdqu [rbp + 6144], ymm12                        ;   109.0 agu2+fp5   46 p spill
        vpand ymm12, ymm10, ymm4                           ;   113.8 fp3     46 p
        vpxor ymm13, ymm13, ymm12                          ;   116.8 fp0     46 p
        vpxor ymm12, ymm12, ymm15                          ;   114.8 fp1     46 p
        vpand ymm7, ymm7, ymm13                            ;   117.8 fp2     46 p
        vpor ymm12, ymm12, ymm7                            ;   118.8 fp3     46 p
        vpxor ymm14, ymm14, ymm12                          ;   119.8 fp0     46 p
        vpxor ymm13, ymm13, ymm14                          ;   120.8 fp1     46 p
        vpxor ymm8, ymm8, ymm13                            ;   121.8 fp2     46 p
        vpor ymm7, ymm11, ymm13                            ;   121.8 fp3     46 p
        vpxor ymm3, ymm3, ymm12                            ;   119.8 fp0     46 p
        vpxor ymm2, ymm2, ymm7                             ;   122.8 fp1     46 p
        vpxor ymm10, ymm10, ymm8                           ;   122.8 fp2     46 p
        vpxor ymm4, ymm4, ymm2                             ;   123.8 fp3     46 p
        vpxor ymm0, ymm0, ymm14                            ;   120.8 fp0     46 p
        vpxor ymm0, ymm0, ymm2                             ;   123.8 fp1     46 p
        vpxor ymm2, ymm11, ymm0                            ;   124.8 fp2     46 p
        vpxor ymm15, ymm15, ymm0                           ;   124.8 fp3     46 p
        vpxor ymm9, ymm9, ymm4                             ;   124.8 fp0     46 p
        vpxor ymm11, ymm11, ymm3                           ;   120.8 fp1     46 p
        vmovdqu ymm0, [r8 + 544]                           ;   117.8 agu1    46 p
        vmovdqu ymm7, [rbp + 2528]                         ;   118.0 agu0    62 p reload
        vpxor ymm0, ymm0, ymm7                             ;   125.0 fp2     46 p
        vmovdqu ymm12, [rbp + 3552]                        ;   118.8 agu1    62 p reload
        vpxor ymm0, ymm0, ymm12                            ;   126.0 fp3     46 p
        vmovdqu ymm13, [rbp + 6080]                        ;   119.8 agu0    50 p reload
        vpxor ymm0, ymm0, ymm13                            ;   127.0 fp0     46 p
        vmovdqu ymm14, [rbp + 7072]                        ;   120.2 agu1    46 p
        vpxor ymm14, ymm14, [r8 + 704]                     ;   127.2 fp1+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 2688]                   ;   128.2 fp2+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 4736]                   ;   129.2 fp3+agu0   46 p
        vmovdqu ymm12, [rbp + 6176]                        ;   122.2 agu1    46 p
        vpxor ymm12, ymm12, [rbp + 6272]                   ;   129.2 fp0+agu0   46 p
        vmovdqu ymm7, [rbp + 6240]                         ;   123.2 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 2720]                     ;   130.2 fp1+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 4768]                     ;   131.2 fp2+agu1   46 p
        vpxor ymm7, ymm7, [r8 + 736]                       ;   132.2 fp3+agu0   46 p
        vmovdqu [rbp + 7200], ymm10                        ;   123.8 agu2+fp5   46 p spill
        vpor ymm10, ymm0, ymm7                             ;   133.2 fp0     46 p
        vmovdqu [rbp + 7232], ymm15                        ;   125.8 agu2+fp5   46 p spill
        vpxor ymm15, ymm12, ymm7                           ;   133.2 fp1     46 p
        vpxor ymm12, ymm12, ymm0                           ;   130.2 fp2     46 p
        vmovdqu [rbp + 7264], ymm6                         ;   125.2 agu1+fp5   46 p spill
        vpand ymm6, ymm12, ymm10                           ;   134.2 fp3     46 p
        vpand ymm12, ymm12, ymm14                          ;   131.2 fp0     46 p
        vpxor ymm10, ymm10, [rbp + 6240]                   ;   134.2 fp1+agu0   46 p
        vmovdqu [rbp + 6080], ymm11                        ;   126.2 agu2+fp5   46 p spill
        vpand ymm11, ymm0, ymm15                           ;   134.2 fp2     46 p
        vmovdqu [rbp + 6240], ymm5                         ;   127.2 agu1+fp5   46 p spill
        vpor ymm5, ymm14, ymm11                            ;   135.2 fp3     46 p
        vpxor ymm11, ymm11, ymm12                          ;   135.2 fp0     46 p
        vpxor ymm11, ymm11, ymm15                          ;   136.2 fp1     46 p
        vpxor ymm15, ymm15, ymm14                          ;   134.2 fp2     46 p
        vpxor ymm10, ymm10, ymm5                           ;   136.2 fp3     46 p
        vpxor ymm5, ymm0, ymm15                            ;   135.2 fp0     46 p
        vpand ymm15, ymm15, ymm14                          ;   135.2 fp1     46 p
        vpor ymm6, ymm6, ymm15                             ;   136.2 fp2     46 p
        vpxor ymm6, ymm6, [rbp + 6272]                     ;   137.2 fp3+agu0   46 p
        vpand ymm11, ymm11, ymm5                           ;   137.2 fp0     46 p
        vpxor ymm13, ymm13, ymm11                          ;   138.2 fp1     46 p
        vpxor ymm11, ymm10, ymm13                          ;   139.2 fp2     46 p
        vpxor ymm12, ymm12, ymm11                          ;   140.2 fp3     46 p
        vpxor ymm12, ymm12, [rbp + 6176]                   ;   141.2 fp0+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 7072]                   ;   142.2 fp1+agu0   46 p
        vpxor ymm5, ymm5, ymm12                            ;   143.2 fp2     46 p
        vpand ymm15, ymm10, ymm13                          ;   139.2 fp3     46 p
        vpxor ymm15, ymm15, ymm6                           ;   140.2 fp0     46 p
        vpxor ymm7, ymm7, ymm15                            ;   141.2 fp1     46 p
        vpxor ymm0, ymm0, ymm10                            ;   137.2 fp2     46 p
        vpor ymm15, ymm15, ymm5                            ;   144.2 fp3     46 p
        vpxor ymm0, ymm0, ymm15                            ;   145.2 fp0     46 p
        vpor ymm10, ymm10, ymm5                            ;   144.2 fp1     46 p
        vpxor ymm10, ymm10, ymm13                          ;   145.2 fp2     46 p
        vpxor ymm12, ymm12, ymm10                          ;   146.2 fp3     46 p
        vpand ymm10, ymm10, ymm6                           ;   146.2 fp0     46 p
        vpxor ymm14, ymm14, ymm15                          ;   145.2 fp1     46 p
        vpxor ymm15, ymm7, ymm0                            ;   146.2 fp2     46 p
        vpxor ymm14, ymm14, ymm10                          ;   147.2 fp3     46 p
        vpor ymm10, ymm12, ymm15                           ;   147.2 fp0     46 p
        vmovdqu [rbp + 7072], ymm1                         ;   140.2 agu2+fp5   46 p spill
        vpxor ymm1, ymm15, ymm14                           ;   148.2 fp1     46 p
        vmovdqu [rbp + 6176], ymm9                         ;   141.2 agu1+fp5   46 p spill
        vpand ymm9, ymm15, ymm1                            ;   149.2 fp2     46 p
        vpxor ymm1, ymm1, ymm12                            ;   149.2 fp3     46 p
        vpor ymm7, ymm7, ymm9                              ;   150.2 fp0     46 p
        vpor ymm9, ymm9, ymm12                             ;   150.2 fp1     46 p
        vmovdqu [rbp + 6272], ymm3                         ;   143.2 agu0+fp5   46 p spill
        vpand ymm3, ymm0, ymm10                            ;   148.2 fp2     46 p
        vpxor ymm9, ymm9, ymm3                             ;   151.2 fp3     46 p
        vpxor ymm3, ymm3, ymm14                            ;   149.2 fp0     46 p
        vpand ymm12, ymm12, ymm9                           ;   152.2 fp1     46 p
        vpor ymm3, ymm3, ymm12                             ;   153.2 fp2     46 p
        vpxor ymm7, ymm7, ymm3                             ;   154.2 fp3     46 p
        vpxor ymm9, ymm9, ymm7                             ;   155.2 fp0     46 p
        vpxor ymm13, ymm13, ymm9                           ;   156.2 fp1     46 p
        vpor ymm9, ymm1, ymm9                              ;   156.2 fp2     46 p
        vpxor ymm6, ymm6, ymm3                             ;   154.2 fp3     46 p
        vpxor ymm11, ymm11, ymm9                           ;   157.2 fp0     46 p
        vpxor ymm0, ymm0, ymm13                            ;   157.2 fp1     46 p
        vpxor ymm10, ymm10, ymm11                          ;   158.2 fp2     46 p
        vpxor ymm5, ymm5, ymm7                             ;   155.2 fp3     46 p
        vpxor ymm5, ymm5, ymm11                            ;   158.2 fp0     46 p
        vpxor ymm3, ymm1, ymm5                             ;   159.2 fp1     46 p
        vpxor ymm14, ymm14, ymm5                           ;   159.2 fp2     46 p
        vpxor ymm15, ymm15, ymm10                          ;   159.2 fp3     46 p
        vpxor ymm1, ymm1, ymm6                             ;   155.2 fp0     46 p
        vmovdqu ymm5, [r8 + 800]                           ;   152.2 agu1    46 p
        vmovdqu ymm7, [rbp + 2784]                         ;   152.3 agu0    62 p reload
        vpxor ymm5, ymm5, ymm7                             ;   159.3 fp1     46 p
        vmovdqu ymm9, [rbp + 4832]                         ;   153.2 agu1    62 p reload
        vpxor ymm5, ymm5, ymm9                             ;   160.3 fp2     46 p
        vmovdqu ymm11, [rbp + 6208]                        ;   154.2 agu0    50 p reload
        vpxor ymm5, ymm5, ymm11                            ;   161.3 fp3     46 p
        vmovdqu ymm12, [rbp + 6976]                        ;   154.5 agu1    46 p
        vpxor ymm12, ymm12, [r8 + 960]                     ;   161.5 fp0+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 2944]                   ;   162.5 fp1+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 4992]                   ;   163.5 fp2+agu0   46 p
        vmovdqu ymm9, [rbp + 6304]                         ;   156.5 agu1    46 p
        vpxor ymm9, ymm9, [rbp + 6400]                     ;   163.5 fp3+agu0   46 p
        vmovdqu ymm7, [rbp + 6368]                         ;   157.5 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 2976]                     ;   164.5 fp0+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 5024]                     ;   165.5 fp1+agu1   46 p
        vpxor ymm7, ymm7, [r8 + 992]                       ;   166.5 fp2+agu0   46 p
        vmovdqu [rbp + 7296], ymm14                        ;   160.2 agu2+fp5   46 p spill
        vpor ymm14, ymm5, ymm7                             ;   167.5 fp3     46 p
        vmovdqu [rbp + 7328], ymm13                        ;   158.5 agu2+fp5   46 p spill
        vpxor ymm13, ymm9, ymm7                            ;   167.5 fp0     46 p
        vpxor ymm9, ymm9, ymm5                             ;   164.5 fp1     46 p
        vmovdqu [rbp + 7360], ymm0                         ;   159.5 agu1+fp5   46 p spill
        vpand ymm0, ymm9, ymm14                            ;   168.5 fp2     46 p
        vpand ymm9, ymm9, ymm12                            ;   165.5 fp3     46 p
        vpxor ymm14, ymm14, [rbp + 6368]                   ;   168.5 fp0+agu0   46 p
        vmovdqu [rbp + 6208], ymm6                         ;   160.5 agu2+fp5   46 p spill
        vpand ymm6, ymm5, ymm13                            ;   168.5 fp1     46 p
        vmovdqu [rbp + 6368], ymm15                        ;   161.5 agu1+fp5   46 p spill
        vpor ymm15, ymm12, ymm6                            ;   169.5 fp2     46 p
        vpxor ymm6, ymm6, ymm9                             ;   169.5 fp3     46 p
        vpxor ymm6, ymm6, ymm13                            ;   170.5 fp0     46 p
        vpxor ymm13, ymm13, ymm12                          ;   168.5 fp1     46 p
        vpxor ymm14, ymm14, ymm15                          ;   170.5 fp2     46 p
        vpxor ymm15, ymm5, ymm13                           ;   169.5 fp3     46 p
        vpand ymm13, ymm13, ymm12                          ;   169.5 fp0     46 p
        vpor ymm0, ymm0, ymm13                             ;   170.5 fp1     46 p
        vpxor ymm0, ymm0, [rbp + 6400]                     ;   171.5 fp2+agu0   46 p
        vpand ymm6, ymm6, ymm15                            ;   171.5 fp3     46 p
        vpxor ymm11, ymm11, ymm6                           ;   172.5 fp0     46 p
        vpxor ymm6, ymm14, ymm11                           ;   173.5 fp1     46 p
        vpxor ymm9, ymm9, ymm6                             ;   174.5 fp2     46 p
        vpxor ymm9, ymm9, [rbp + 6304]                     ;   175.5 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 6976]                     ;   176.5 fp0+agu0   46 p
        vpxor ymm15, ymm15, ymm9                           ;   177.5 fp1     46 p
        vpand ymm13, ymm14, ymm11                          ;   173.5 fp2     46 p
        vpxor ymm13, ymm13, ymm0                           ;   174.5 fp3     46 p
        vpxor ymm7, ymm7, ymm13                            ;   175.5 fp0     46 p
        vpxor ymm5, ymm5, ymm14                            ;   171.5 fp1     46 p
        vpor ymm13, ymm13, ymm15                           ;   178.5 fp2     46 p
        vpxor ymm5, ymm5, ymm13                            ;   179.5 fp3     46 p
        vpor ymm14, ymm14, ymm15                           ;   178.5 fp0     46 p
        vpxor ymm14, ymm14, ymm11                          ;   179.5 fp1     46 p
        vpxor ymm9, ymm9, ymm14                            ;   180.5 fp2     46 p
        vpand ymm14, ymm14, ymm0                           ;   180.5 fp3     46 p
        vpxor ymm12, ymm12, ymm13                          ;   179.5 fp0     46 p
        vpxor ymm13, ymm7, ymm5                            ;   180.5 fp1     46 p
        vpxor ymm12, ymm12, ymm14                          ;   181.5 fp2     46 p
        vpor ymm14, ymm9, ymm13                            ;   181.5 fp3     46 p
        vmovdqu [rbp + 6976], ymm3                         ;   174.5 agu2+fp5   46 p spill
        vpxor ymm3, ymm13, ymm12                           ;   182.5 fp0     46 p
        vmovdqu [rbp + 6304], ymm1                         ;   175.5 agu1+fp5   46 p spill
        vpand ymm1, ymm13, ymm3                            ;   183.5 fp1     46 p
        vpxor ymm3, ymm3, ymm9                             ;   183.5 fp2     46 p
        vpor ymm7, ymm7, ymm1                              ;   184.5 fp3     46 p
        vpor ymm1, ymm1, ymm9                              ;   184.5 fp0     46 p
        vmovdqu [rbp + 6400], ymm10                        ;   177.5 agu0+fp5   46 p spill
        vpand ymm10, ymm5, ymm14                           ;   182.5 fp1     46 p
        vpxor ymm1, ymm1, ymm10                            ;   185.5 fp2     46 p
        vpxor ymm10, ymm10, ymm12                          ;   183.5 fp3     46 p
        vpand ymm9, ymm9, ymm1                             ;   186.5 fp0     46 p
        vpor ymm10, ymm10, ymm9                            ;   187.5 fp1     46 p
        vpxor ymm7, ymm7, ymm10                            ;   188.5 fp2     46 p
        vpxor ymm1, ymm1, ymm7                             ;   189.5 fp3     46 p
        vpxor ymm11, ymm11, ymm1                           ;   190.5 fp0     46 p
        vpor ymm1, ymm3, ymm1                              ;   190.5 fp1     46 p
        vpxor ymm0, ymm0, ymm10                            ;   188.5 fp2     46 p
        vpxor ymm6, ymm6, ymm1                             ;   191.5 fp3     46 p
        vpxor ymm5, ymm5, ymm11                            ;   191.5 fp0     46 p
        vpxor ymm14, ymm14, ymm6                           ;   192.5 fp1     46 p
        vpxor ymm15, ymm15, ymm7                           ;   189.5 fp2     46 p
        vpxor ymm15, ymm15, ymm6                           ;   192.5 fp3     46 p
        vpxor ymm1, ymm3, ymm15                            ;   193.5 fp0     46 p
        vpxor ymm12, ymm12, ymm15                          ;   193.5 fp1     46 p
        vpxor ymm13, ymm13, ymm14                          ;   193.5 fp2     46 p
        vpxor ymm3, ymm3, ymm0                             ;   189.5 fp3     46 p
        vmovdqu ymm6, [r8 + 1056]                          ;   186.5 agu1    47 p
        vmovdqu ymm7, [rbp + 3648]                         ;   186.7 agu0    62 p reload
        vpxor ymm6, ymm6, ymm7                             ;   193.7 fp0     47 p
        vmovdqu ymm9, [rbp + 5088]                         ;   187.5 agu1    62 p reload
        vpxor ymm6, ymm6, ymm9                             ;   194.7 fp1     47 p
        vmovdqu ymm10, [rbp + 6336]                        ;   188.5 agu0    50 p reload
        vpxor ymm6, ymm6, ymm10                            ;   195.7 fp2     47 p
        vmovdqu ymm15, [rbp + 6944]                        ;   188.8 agu1    47 p
        vpxor ymm15, ymm15, [r8 + 1216]                    ;   195.8 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 3808]                   ;   196.8 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 5248]                   ;   197.8 fp1+agu0   47 p
        vmovdqu ymm9, [rbp + 6432]                         ;   190.8 agu1    47 p
        vpxor ymm9, ymm9, [rbp + 6528]                     ;   197.8 fp2+agu0   47 p
        vmovdqu ymm7, [rbp + 6496]                         ;   191.8 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 3840]                     ;   198.8 fp3+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 5280]                     ;   199.8 fp0+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 1248]                      ;   200.8 fp1+agu0   47 p
        vmovdqu [rbp + 7392], ymm3                         ;   191.8 agu2+fp5   46 p spill
        vpor ymm3, ymm6, ymm7                              ;   201.8 fp2     47 p
        vmovdqu [rbp + 7424], ymm1                         ;   194.5 agu2+fp5   46 p spill
        vpxor ymm1, ymm9, ymm7                             ;   201.8 fp3     47 p
        vpxor ymm9, ymm9, ymm6                             ;   198.8 fp0     47 p
        vmovdqu [rbp + 7456], ymm11                        ;   193.8 agu1+fp5   46 p spill
        vpand ymm11, ymm9, ymm3                            ;   202.8 fp1     47 p
        vpand ymm9, ymm9, ymm15                            ;   199.8 fp2     47 p
        vpxor ymm3, ymm3, [rbp + 6496]                     ;   202.8 fp3+agu0   47 p
        vmovdqu [rbp + 6336], ymm12                        ;   194.8 agu2+fp5   46 p spill
        vpand ymm12, ymm6, ymm1                            ;   202.8 fp0     47 p
        vmovdqu [rbp + 6496], ymm13                        ;   195.8 agu1+fp5   46 p spill
        vpor ymm13, ymm15, ymm12                           ;   203.8 fp1     47 p
        vpxor ymm12, ymm12, ymm9                           ;   203.8 fp2     47 p
        vpxor ymm12, ymm12, ymm1                           ;   204.8 fp3     47 p
        vpxor ymm1, ymm1, ymm15                            ;   202.8 fp0     47 p
        vpxor ymm3, ymm3, ymm13                            ;   204.8 fp1     47 p
        vpxor ymm13, ymm6, ymm1                            ;   203.8 fp2     47 p
        vpand ymm1, ymm1, ymm15                            ;   203.8 fp3     47 p
        vpor ymm11, ymm11, ymm1                            ;   204.8 fp0     47 p
        vpxor ymm11, ymm11, [rbp + 6528]                   ;   205.8 fp1+agu0   47 p
        vpand ymm12, ymm12, ymm13                          ;   205.8 fp2     47 p
        vpxor ymm10, ymm10, ymm12                          ;   206.8 fp3     47 p
        vpxor ymm1, ymm3, ymm10                            ;   207.8 fp0     47 p
        vpxor ymm9, ymm9, ymm1                             ;   208.8 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 6432]                     ;   209.8 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 6944]                     ;   210.8 fp3+agu0   47 p
        vpxor ymm13, ymm13, ymm9                           ;   211.8 fp0     47 p
        vpand ymm12, ymm3, ymm10                           ;   207.8 fp1     47 p
        vpxor ymm12, ymm12, ymm11                          ;   208.8 fp2     47 p
        vpxor ymm7, ymm7, ymm12                            ;   209.8 fp3     47 p
        vpxor ymm6, ymm6, ymm3                             ;   205.8 fp0     47 p
        vpor ymm12, ymm12, ymm13                           ;   212.8 fp1     47 p
        vpxor ymm6, ymm6, ymm12                            ;   213.8 fp2     47 p
        vpor ymm3, ymm3, ymm13                             ;   212.8 fp3     47 p
        vpxor ymm3, ymm3, ymm10                            ;   213.8 fp0     47 p
        vpxor ymm9, ymm9, ymm3                             ;   214.8 fp1     47 p
        vpand ymm3, ymm3, ymm11                            ;   214.8 fp2     47 p
        vpxor ymm15, ymm15, ymm12                          ;   213.8 fp3     47 p
        vpxor ymm12, ymm7, ymm6                            ;   214.8 fp0     47 p
        vpxor ymm15, ymm15, ymm3                           ;   215.8 fp1     47 p
        vpor ymm3, ymm9, ymm12                             ;   215.8 fp2     47 p
        vmovdqu [rbp + 6944], ymm14                        ;   208.8 agu2+fp5   46 p spill
        vpxor ymm14, ymm12, ymm15                          ;   216.8 fp3     47 p
        vmovdqu [rbp + 6432], ymm0                         ;   209.8 agu1+fp5   46 p spill
        vpand ymm0, ymm12, ymm14                           ;   217.8 fp0     47 p
        vpxor ymm14, ymm14, ymm9                           ;   217.8 fp1     47 p
        vpor ymm7, ymm7, ymm0                              ;   218.8 fp2     47 p
        vpor ymm0, ymm0, ymm9                              ;   218.8 fp3     47 p
        vmovdqu [rbp + 6528], ymm5                         ;   211.8 agu0+fp5   46 p spill
        vpand ymm5, ymm6, ymm3                             ;   216.8 fp0     47 p
        vpxor ymm0, ymm0, ymm5                             ;   219.8 fp1     47 p
        vpxor ymm5, ymm5, ymm15                            ;   217.8 fp2     47 p
        vpand ymm9, ymm9, ymm0                             ;   220.8 fp3     47 p
        vpor ymm5, ymm5, ymm9                              ;   221.8 fp0     47 p
        vpxor ymm7, ymm7, ymm5                             ;   222.8 fp1     47 p
        vpxor ymm0, ymm0, ymm7                             ;   223.8 fp2     47 p
        vpxor ymm10, ymm10, ymm0                           ;   224.8 fp3     47 p
        vpor ymm0, ymm14, ymm0                             ;   224.8 fp0     47 p
        vpxor ymm11, ymm11, ymm5                           ;   222.8 fp1     47 p
        vpxor ymm1, ymm1, ymm0                             ;   225.8 fp2     47 p
        vpxor ymm6, ymm6, ymm10                            ;   225.8 fp3     47 p
        vpxor ymm3, ymm3, ymm1                             ;   226.8 fp0     47 p
        vpxor ymm13, ymm13, ymm7                           ;   223.8 fp1     47 p
        vpxor ymm13, ymm13, ymm1                           ;   226.8 fp2     47 p
        vpxor ymm0, ymm14, ymm13                           ;   227.8 fp3     47 p
        vpxor ymm15, ymm15, ymm13                          ;   227.8 fp0     47 p
        vpxor ymm12, ymm12, ymm3                           ;   227.8 fp1     47 p
        vpxor ymm14, ymm14, ymm11                          ;   223.8 fp2     47 p
        vmovdqu ymm1, [r8 + 1312]                          ;   220.8 agu1    47 p
        vmovdqu ymm5, [rbp + 3904]                         ;   221.0 agu0    62 p reload
        vpxor ymm1, ymm1, ymm5                             ;   228.0 fp3     47 p
        vmovdqu ymm7, [rbp + 5344]                         ;   221.8 agu1    62 p reload
        vpxor ymm1, ymm1, ymm7                             ;   229.0 fp0     47 p
        vmovdqu ymm9, [rbp + 6464]                         ;   222.8 agu0    50 p reload
        vpxor ymm1, ymm1, ymm9                             ;   230.0 fp1     47 p
        vmovdqu ymm13, [rbp + 6848]                        ;   223.2 agu1    47 p
        vpxor ymm13, ymm13, [r8 + 1472]                    ;   230.2 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 4064]                   ;   231.2 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 5504]                   ;   232.2 fp0+agu0   47 p
        vmovdqu ymm7, [rbp + 6560]                         ;   225.2 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 6656]                     ;   232.2 fp1+agu0   47 p
        vmovdqu ymm5, [rbp + 6624]                         ;   226.2 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 4096]                     ;   233.2 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 5536]                     ;   234.2 fp3+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 1504]                      ;   235.2 fp0+agu0   47 p
        vmovdqu [rbp + 7488], ymm12                        ;   228.8 agu2+fp5   47 p spill
        vpor ymm12, ymm1, ymm5                             ;   236.2 fp1     47 p
        vmovdqu [rbp + 7520], ymm15                        ;   228.8 agu2+fp5   47 p spill
        vpxor ymm15, ymm7, ymm5                            ;   236.2 fp2     47 p
        vpxor ymm7, ymm7, ymm1                             ;   233.2 fp3     47 p
        vmovdqu [rbp + 7552], ymm11                        ;   228.2 agu1+fp5   47 p spill
        vpand ymm11, ymm7, ymm12                           ;   237.2 fp0     47 p
        vpand ymm7, ymm7, ymm13                            ;   234.2 fp1     47 p
        vpxor ymm12, ymm12, [rbp + 6624]                   ;   237.2 fp2+agu0   47 p
        vmovdqu [rbp + 6464], ymm14                        ;   229.2 agu2+fp5   47 p spill
        vpand ymm14, ymm1, ymm15                           ;   237.2 fp3     47 p
        vmovdqu [rbp + 6624], ymm10                        ;   230.2 agu1+fp5   47 p spill
        vpor ymm10, ymm13, ymm14                           ;   238.2 fp0     47 p
        vpxor ymm14, ymm14, ymm7                           ;   238.2 fp1     47 p
        vpxor ymm14, ymm14, ymm15                          ;   239.2 fp2     47 p
        vpxor ymm15, ymm15, ymm13                          ;   237.2 fp3     47 p
        vpxor ymm12, ymm12, ymm10                          ;   239.2 fp0     47 p
        vpxor ymm10, ymm1, ymm15                           ;   238.2 fp1     47 p
        vpand ymm15, ymm15, ymm13                          ;   238.2 fp2     47 p
        vpor ymm11, ymm11, ymm15                           ;   239.2 fp3     47 p
        vpxor ymm11, ymm11, [rbp + 6656]                   ;   240.2 fp0+agu0   47 p
        vpand ymm14, ymm14, ymm10                          ;   240.2 fp1     47 p
        vpxor ymm9, ymm9, ymm14                            ;   241.2 fp2     47 p
        vpxor ymm14, ymm12, ymm9                           ;   242.2 fp3     47 p
        vpxor ymm7, ymm7, ymm14                            ;   243.2 fp0     47 p
        vpxor ymm7, ymm7, [rbp + 6560]                     ;   244.2 fp1+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 6848]                     ;   245.2 fp2+agu0   47 p
        vpxor ymm10, ymm10, ymm7                           ;   246.2 fp3     47 p
        vpand ymm15, ymm12, ymm9                           ;   242.2 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   243.2 fp1     47 p
        vpxor ymm5, ymm5, ymm15                            ;   244.2 fp2     47 p
        vpxor ymm1, ymm1, ymm12                            ;   240.2 fp3     47 p
        vpor ymm15, ymm15, ymm10                           ;   247.2 fp0     47 p
        vpxor ymm1, ymm1, ymm15                            ;   248.2 fp1     47 p
        vpor ymm12, ymm12, ymm10                           ;   247.2 fp2     47 p
        vpxor ymm12, ymm12, ymm9                           ;   248.2 fp3     47 p
        vpxor ymm7, ymm7, ymm12                            ;   249.2 fp0     47 p
        vpand ymm12, ymm12, ymm11                          ;   249.2 fp1     47 p
        vpxor ymm13, ymm13, ymm15                          ;   248.2 fp2     47 p
        vpxor ymm15, ymm5, ymm1                            ;   249.2 fp3     47 p
        vpxor ymm13, ymm13, ymm12                          ;   250.2 fp0     47 p
        vpor ymm12, ymm7, ymm15                            ;   250.2 fp1     47 p
        vmovdqu [rbp + 6848], ymm6                         ;   243.2 agu2+fp5   47 p spill
        vpxor ymm6, ymm15, ymm13                           ;   251.2 fp2     47 p
        vmovdqu [rbp + 6560], ymm3                         ;   244.2 agu1+fp5   47 p spill
        vpand ymm3, ymm15, ymm6                            ;   252.2 fp3     47 p
        vpxor ymm6, ymm6, ymm7                             ;   252.2 fp0     47 p
        vpor ymm5, ymm5, ymm3                              ;   253.2 fp1     47 p
        vpor ymm3, ymm3, ymm7                              ;   253.2 fp2     47 p
        vmovdqu [rbp + 6656], ymm4                         ;   246.2 agu0+fp5   46 p spill
        vpand ymm4, ymm1, ymm12                            ;   251.2 fp3     47 p
        vpxor ymm3, ymm3, ymm4                             ;   254.2 fp0     47 p
        vpxor ymm4, ymm4, ymm13                            ;   252.2 fp1     47 p
        vpand ymm7, ymm7, ymm3                             ;   255.2 fp2     47 p
        vpor ymm4, ymm4, ymm7                              ;   256.2 fp3     47 p
        vpxor ymm5, ymm5, ymm4                             ;   257.2 fp0     47 p
        vpxor ymm3, ymm3, ymm5                             ;   258.2 fp1     47 p
        vpxor ymm9, ymm9, ymm3                             ;   259.2 fp2     47 p
        vpor ymm3, ymm6, ymm3                              ;   259.2 fp3     47 p
        vpxor ymm11, ymm11, ymm4                           ;   257.2 fp0     47 p
        vpxor ymm14, ymm14, ymm3                           ;   260.2 fp1     47 p
        vpxor ymm1, ymm1, ymm9                             ;   260.2 fp2     47 p
        vpxor ymm12, ymm12, ymm14                          ;   261.2 fp3     47 p
        vpxor ymm10, ymm10, ymm5                           ;   258.2 fp0     47 p
        vpxor ymm10, ymm10, ymm14                          ;   261.2 fp1     47 p
        vpxor ymm3, ymm6, ymm10                            ;   262.2 fp2     47 p
        vpxor ymm13, ymm13, ymm10                          ;   262.2 fp3     47 p
        vpxor ymm15, ymm15, ymm12                          ;   262.2 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   258.2 fp1     47 p
        vmovdqu ymm4, [r8 + 1568]                          ;   255.2 agu1    47 p
        vmovdqu ymm5, [rbp + 4160]                         ;   255.3 agu0    62 p reload
        vpxor ymm4, ymm4, ymm5                             ;   262.3 fp2     47 p
        vmovdqu ymm7, [rbp + 5600]                         ;   256.2 agu1    62 p reload
        vpxor ymm4, ymm4, ymm7                             ;   263.3 fp3     47 p
        vmovdqu ymm10, [rbp + 6592]                        ;   257.2 agu0    50 p reload
        vpxor ymm4, ymm4, ymm10                            ;   264.3 fp0     47 p
        vmovdqu ymm14, [rbp + 6784]                        ;   257.5 agu1    47 p
        vpxor ymm14, ymm14, [r8 + 1728]                    ;   264.5 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 4320]                   ;   265.5 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 5760]                   ;   266.5 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 6688]                         ;   259.5 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 6816]                     ;   266.5 fp0+agu0   47 p
        vmovdqu ymm5, [rbp + 6752]                         ;   260.5 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 4352]                     ;   267.5 fp1+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 5792]                     ;   268.5 fp2+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 1760]                      ;   269.5 fp3+agu0   47 p
        vmovdqu [rbp + 7584], ymm6                         ;   260.5 agu2+fp5   47 p spill
        vpor ymm6, ymm4, ymm5                              ;   270.5 fp0     47 p
        vmovdqu [rbp + 7616], ymm11                        ;   261.5 agu2+fp5   47 p spill
        vpxor ymm11, ymm7, ymm5                            ;   270.5 fp1     47 p
        vpxor ymm7, ymm7, ymm4                             ;   267.5 fp2     47 p
        vmovdqu [rbp + 7648], ymm1                         ;   262.5 agu1+fp5   47 p spill
        vpand ymm1, ymm7, ymm6                             ;   271.5 fp3     47 p
        vpand ymm7, ymm7, ymm14                            ;   268.5 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 6752]                     ;   271.5 fp1+agu0   47 p
        vmovdqu [rbp + 6592], ymm15                        ;   263.5 agu2+fp5   47 p spill
        vpand ymm15, ymm4, ymm11                           ;   271.5 fp2     47 p
        vmovdqu [rbp + 6752], ymm9                         ;   264.5 agu1+fp5   47 p spill
        vpor ymm9, ymm14, ymm15                            ;   272.5 fp3     47 p
        vpxor ymm15, ymm15, ymm7                           ;   272.5 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   273.5 fp1     47 p
        vpxor ymm11, ymm11, ymm14                          ;   271.5 fp2     47 p
        vpxor ymm6, ymm6, ymm9                             ;   273.5 fp3     47 p
        vpxor ymm9, ymm4, ymm11                            ;   272.5 fp0     47 p
        vpand ymm11, ymm11, ymm14                          ;   272.5 fp1     47 p
        vpor ymm1, ymm1, ymm11                             ;   273.5 fp2     47 p
        vpxor ymm1, ymm1, [rbp + 6816]                     ;   274.5 fp3+agu0   47 p
        vpand ymm15, ymm15, ymm9                           ;   274.5 fp0     47 p
        vpxor ymm10, ymm10, ymm15                          ;   275.5 fp1     47 p
        vpxor ymm11, ymm6, ymm10                           ;   276.5 fp2     47 p
        vpxor ymm7, ymm7, ymm11                            ;   277.5 fp3     47 p
        vpxor ymm7, ymm7, [rbp + 6688]                     ;   278.5 fp0+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 6784]                     ;   279.5 fp1+agu0   47 p
        vpxor ymm9, ymm9, ymm7                             ;   280.5 fp2     47 p
        vpand ymm15, ymm6, ymm10                           ;   276.5 fp3     47 p
        vpxor ymm15, ymm15, ymm1                           ;   277.5 fp0     47 p
        vpxor ymm5, ymm5, ymm15                            ;   278.5 fp1     47 p
        vpxor ymm4, ymm4, ymm6                             ;   274.5 fp2     47 p
        vpor ymm15, ymm15, ymm9                            ;   281.5 fp3     47 p
        vpxor ymm4, ymm4, ymm15                            ;   282.5 fp0     47 p
        vpor ymm6, ymm6, ymm9                              ;   281.5 fp1     47 p
        vpxor ymm6, ymm6, ymm10                            ;   282.5 fp2     47 p
        vpxor ymm7, ymm7, ymm6                             ;   283.5 fp3     47 p
        vpand ymm6, ymm6, ymm1                             ;   283.5 fp0     47 p
        vpxor ymm14, ymm14, ymm15                          ;   282.5 fp1     47 p
        vpxor ymm15, ymm5, ymm4                            ;   283.5 fp2     47 p
        vpxor ymm14, ymm14, ymm6                           ;   284.5 fp3     47 p
        vpor ymm6, ymm7, ymm15                             ;   284.5 fp0     47 p
        vmovdqu [rbp + 6784], ymm3                         ;   277.5 agu2+fp5   47 p spill
        vpxor ymm3, ymm15, ymm14                           ;   285.5 fp1     47 p
        vmovdqu [rbp + 6688], ymm0                         ;   278.5 agu1+fp5   47 p spill
        vpand ymm0, ymm15, ymm3                            ;   286.5 fp2     47 p
        vpxor ymm3, ymm3, ymm7                             ;   286.5 fp3     47 p
        vpor ymm5, ymm5, ymm0                              ;   287.5 fp0     47 p
        vpor ymm0, ymm0, ymm7                              ;   287.5 fp1     47 p
        vmovdqu [rbp + 6816], ymm8                         ;   280.5 agu0+fp5   46 p spill
        vpand ymm8, ymm4, ymm6                             ;   285.5 fp2     47 p
        vpxor ymm0, ymm0, ymm8                             ;   288.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                            ;   286.5 fp0     47 p
        vpand ymm7, ymm7, ymm0                             ;   289.5 fp1     47 p
        vpor ymm8, ymm8, ymm7                              ;   290.5 fp2     47 p
        vpxor ymm5, ymm5, ymm8                             ;   291.5 fp3     47 p
        vpxor ymm0, ymm0, ymm5                             ;   292.5 fp0     47 p
        vpxor ymm10, ymm10, ymm0                           ;   293.5 fp1     47 p
        vpor ymm0, ymm3, ymm0                              ;   293.5 fp2     47 p
        vpxor ymm1, ymm1, ymm8                             ;   291.5 fp3     47 p
        vpxor ymm11, ymm11, ymm0                           ;   294.5 fp0     47 p
        vpxor ymm4, ymm4, ymm10                            ;   294.5 fp1     47 p
        vpxor ymm6, ymm6, ymm11                            ;   295.5 fp2     47 p
        vpxor ymm9, ymm9, ymm5                             ;   292.5 fp3     47 p
        vpxor ymm9, ymm9, ymm11                            ;   295.5 fp0     47 p
        vpxor ymm0, ymm3, ymm9                             ;   296.5 fp1     47 p
        vpxor ymm14, ymm14, ymm9                           ;   296.5 fp2     47 p
        vpxor ymm15, ymm15, ymm6                           ;   296.5 fp3     47 p
        vpxor ymm3, ymm3, ymm1                             ;   292.5 fp0     47 p
        vmovdqu ymm5, [r8 + 1824]                          ;   289.5 agu1    47 p
        vmovdqu ymm7, [rbp + 4448]                         ;   289.7 agu0    62 p reload
        vpxor ymm5, ymm5, ymm7                             ;   296.7 fp1     47 p
        vmovdqu ymm8, [rbp + 5856]                         ;   290.5 agu1    62 p reload
        vpxor ymm5, ymm5, ymm8                             ;   297.7 fp2     47 p
        vmovdqu ymm9, [rbp + 6720]                         ;   291.5 agu0    50 p reload
        vpxor ymm5, ymm5, ymm9                             ;   298.7 fp3     47 p
        vmovdqu ymm11, [rbp + 6912]                        ;   291.8 agu1    47 p
        vpxor ymm11, ymm11, [r8 + 1984]                    ;   298.8 fp0+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 4640]                   ;   299.8 fp1+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 6016]                   ;   300.8 fp2+agu0   47 p
        vmovdqu ymm8, [rbp + 6880]                         ;   293.8 agu1    47 p
        vpxor ymm8, ymm8, [rbp + 7040]                     ;   300.8 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 7008]                         ;   294.8 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 4704]                     ;   301.8 fp0+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 6048]                     ;   302.8 fp1+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 2016]                      ;   303.8 fp2+agu0   47 p
        vmovdqu [rbp + 7680], ymm14                        ;   297.5 agu2+fp5   47 p spill
        vpor ymm14, ymm5, ymm7                             ;   304.8 fp3     47 p
        vmovdqu [rbp + 7712], ymm6                         ;   296.5 agu2+fp5   47 p spill
        vpxor ymm6, ymm8, ymm7                             ;   304.8 fp0     47 p
        vpxor ymm8, ymm8, ymm5                             ;   301.8 fp1     47 p
        vmovdqu [rbp + 7744], ymm15                        ;   297.5 agu1+fp5   47 p spill
        vpand ymm15, ymm8, ymm14                           ;   305.8 fp2     47 p
        vpand ymm8, ymm8, ymm11                            ;   302.8 fp3     47 p
        vpxor ymm14, ymm14, [rbp + 7008]                   ;   305.8 fp0+agu0   47 p
        vmovdqu [rbp + 6720], ymm3                         ;   297.8 agu2+fp5   47 p spill
        vpand ymm3, ymm5, ymm6                             ;   305.8 fp1     47 p
        vmovdqu [rbp + 7008], ymm0                         ;   298.8 agu1+fp5   47 p spill
        vpor ymm0, ymm11, ymm3                             ;   306.8 fp2     47 p
        vpxor ymm3, ymm3, ymm8                             ;   306.8 fp3     47 p
        vpxor ymm3, ymm3, ymm6                             ;   307.8 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   305.8 fp1     47 p
        vpxor ymm14, ymm14, ymm0                           ;   307.8 fp2     47 p
        vpxor ymm0, ymm5, ymm6                             ;   306.8 fp3     47 p
        vpand ymm6, ymm6, ymm11                            ;   306.8 fp0     47 p
        vpor ymm15, ymm15, ymm6                            ;   307.8 fp1     47 p
        vpxor ymm15, ymm15, [rbp + 7040]                   ;   308.8 fp2+agu0   47 p
        vpand ymm3, ymm3, ymm0                             ;   308.8 fp3     47 p
        vpxor ymm9, ymm9, ymm3                             ;   309.8 fp0     47 p
        vpxor ymm3, ymm14, ymm9                            ;   310.8 fp1     47 p
        vpxor ymm8, ymm8, ymm3                             ;   311.8 fp2     47 p
        vpxor ymm8, ymm8, [rbp + 6880]                     ;   312.8 fp3+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 6912]                     ;   313.8 fp0+agu0   47 p
        vpxor ymm0, ymm0, ymm8                             ;   314.8 fp1     47 p
        vpand ymm6, ymm14, ymm9                            ;   310.8 fp2     47 p
        vpxor ymm6, ymm6, ymm15                            ;   311.8 fp3     47 p
        vpxor ymm7, ymm7, ymm6                             ;   312.8 fp0     47 p
        vpxor ymm5, ymm5, ymm14                            ;   308.8 fp1     47 p
        vpor ymm6, ymm6, ymm0                              ;   315.8 fp2     47 p
        vpxor ymm5, ymm5, ymm6                             ;   316.8 fp3     47 p
        vpor ymm14, ymm14, ymm0                            ;   315.8 fp0     47 p
        vpxor ymm14, ymm14, ymm9                           ;   316.8 fp1     47 p
        vpxor ymm8, ymm8, ymm14                            ;   317.8 fp2     47 p
        vpand ymm14, ymm14, ymm15                          ;   317.8 fp3     47 p
        vpxor ymm11, ymm11, ymm6                           ;   316.8 fp0     47 p
        vpxor ymm6, ymm7, ymm5                             ;   317.8 fp1     47 p
        vpxor ymm11, ymm11, ymm14                          ;   318.8 fp2     47 p
        vpor ymm14, ymm8, ymm6                             ;   318.8 fp3     47 p
        vmovdqu [rbp + 6912], ymm1                         ;   311.8 agu2+fp5   47 p spill
        vpxor ymm1, ymm6, ymm11                            ;   319.8 fp0     47 p
        vmovdqu [rbp + 6880], ymm4                         ;   312.8 agu1+fp5   47 p spill
        vpand ymm4, ymm6, ymm1                             ;   320.8 fp1     47 p
        vpxor ymm1, ymm1, ymm8                             ;   320.8 fp2     47 p
        vpor ymm7, ymm7, ymm4                              ;   321.8 fp3     47 p
        vpor ymm4, ymm4, ymm8                              ;   321.8 fp0     47 p
        vmovdqu [rbp + 7040], ymm10                        ;   314.8 agu0+fp5   47 p spill
        vpand ymm10, ymm5, ymm14                           ;   319.8 fp1     47 p
        vpxor ymm4, ymm4, ymm10                            ;   322.8 fp2     47 p
        vpxor ymm10, ymm10, ymm11                          ;   320.8 fp3     47 p
        vpand ymm8, ymm8, ymm4                             ;   323.8 fp0     47 p
        vpor ymm10, ymm10, ymm8                            ;   324.8 fp1     47 p
        vpxor ymm7, ymm7, ymm10                            ;   325.8 fp2     47 p
        vpxor ymm4, ymm4, ymm7                             ;   326.8 fp3     47 p
        vpxor ymm9, ymm9, ymm4                             ;   327.8 fp0     47 p
        vpor ymm4, ymm1, ymm4                              ;   327.8 fp1     47 p
        vpxor ymm15, ymm15, ymm10                          ;   325.8 fp2     47 p
        vpxor ymm3, ymm3, ymm4                             ;   328.8 fp3     47 p
        vpxor ymm5, ymm5, ymm9                             ;   328.8 fp0     47 p
        vpxor ymm14, ymm14, ymm3                           ;   329.8 fp1     47 p
        vpxor ymm0, ymm0, ymm7                             ;   326.8 fp2     47 p
        vpxor ymm0, ymm0, ymm3                             ;   329.8 fp3     47 p
        vpxor ymm3, ymm1, ymm0                             ;   330.8 fp0     47 p
        vpxor ymm11, ymm11, ymm0                           ;   330.8 fp1     47 p
        vpxor ymm6, ymm6, ymm14                            ;   330.8 fp2     47 p
        vpxor ymm1, ymm1, ymm15                            ;   326.8 fp3     47 p
        vpxor ymm0, ymm2, ymm12                            ;   323.8 fp0     50 p
        vmovdqu ymm4, [rbp + 6816]                         ;   324.0 agu1    46 p reload
        vpxor ymm7, ymm13, ymm4                            ;   331.0 fp1     50 p
        vmovdqu ymm8, [rbp + 6656]                         ;   324.8 agu0    50 p
        vmovdqu ymm10, [rbp + 6688]                        ;   325.0 agu1    47 p reload
        vpxor ymm8, ymm8, ymm10                            ;   332.0 fp2     50 p
        vmovdqu ymm10, [rbp + 6176]                        ;   325.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6272]                   ;   332.8 fp3+agu1   50 p
        vmovdqu [rbp + 7776], ymm10                        ;   333.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6400]                        ;   326.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6784]                   ;   333.8 fp0+agu1   50 p
        vmovdqu [rbp + 7808], ymm7                         ;   332.0 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6304]                         ;   327.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 7040]                     ;   334.8 fp1+agu1   50 p
        vmovdqu [rbp + 7840], ymm7                         ;   335.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7072]                         ;   328.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6560]                     ;   335.8 fp2+agu1   50 p
        vmovdqu [rbp + 7872], ymm14                        ;   330.8 agu2+fp5   47 p spill
        vmovdqu ymm14, [rbp + 6976]                        ;   329.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 6880]                   ;   336.8 fp3+agu1   50 p
        vmovdqu [rbp + 7904], ymm14                        ;   337.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6528]                        ;   330.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 6912]                   ;   337.8 fp0+agu1   50 p
        vpxor ymm4, ymm2, [rbp + 6976]                     ;   331.8 fp1+agu0   50 p
        vmovdqu [rbp + 7936], ymm4                         ;   332.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6240]                         ;   332.0 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 6432]                     ;   339.0 fp2+agu0   50 p
        vmovdqu [rbp + 7968], ymm9                         ;   332.2 agu2+fp5   47 p spill
        vpxor ymm9, ymm12, ymm8                            ;   333.0 fp3     50 p
        vmovdqu [rbp + 8000], ymm12                        ;   333.2 agu1+fp5   47 p spill
        vmovdqu ymm12, [rbp + 6080]                        ;   333.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6752]                   ;   340.8 fp0+agu1   50 p
        vmovdqu [rbp + 8032], ymm12                        ;   341.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7264]                        ;   334.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6848]                   ;   341.8 fp1+agu1   50 p
        vmovdqu [rbp + 8064], ymm14                        ;   338.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm5, [rbp + 7264]                    ;   335.8 fp2+agu0   50 p
        vmovdqu [rbp + 8096], ymm5                         ;   336.2 agu2+fp5   47 p spill
        vpxor ymm5, ymm10, ymm4                            ;   340.0 fp3     50 p
        vmovdqu [rbp + 8128], ymm4                         ;   340.0 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6944]                         ;   336.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 7008]                     ;   343.8 fp0+agu1   50 p
        vmovdqu [rbp + 8160], ymm4                         ;   344.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm13, [rbp + 6368]                    ;   337.8 fp1+agu0   50 p
        vmovdqu [rbp + 8192], ymm13                        ;   339.2 agu2+fp5   47 p spill
        vpxor ymm13, ymm9, ymm12                           ;   342.8 fp2     50 p
        vmovdqu [rbp + 8224], ymm13                        ;   343.8 agu1+fp5   50 p spill
        vpxor ymm13, ymm4, [rbp + 6496]                    ;   338.8 fp3+agu0   50 p
        vmovdqu [rbp + 8256], ymm13                        ;   341.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6272]                        ;   339.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6528]                   ;   346.0 fp0+agu0   50 p
        vmovdqu [rbp + 8288], ymm13                        ;   347.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6208]                        ;   340.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6880]                   ;   347.0 fp1+agu0   50 p
        vmovdqu [rbp + 8320], ymm4                         ;   343.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 6880]                    ;   341.0 fp2+agu1   50 p
        vmovdqu [rbp + 8352], ymm4                         ;   344.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7232]                         ;   341.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 6624]                     ;   348.8 fp3+agu1   50 p
        vmovdqu [rbp + 8384], ymm4                         ;   349.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm7, [rbp + 6656]                     ;   342.8 fp0+agu0   50 p
        vmovdqu [rbp + 8416], ymm7                         ;   346.2 agu1+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7232]                         ;   343.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6592]                     ;   350.8 fp1+agu1   50 p
        vmovdqu [rbp + 8448], ymm7                         ;   351.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm14, ymm0                            ;   342.8 fp2     50 p
        vpxor ymm9, ymm9, [rbp + 6400]                     ;   344.8 fp3+agu0   50 p
        vmovdqu [rbp + 8480], ymm7                         ;   348.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6272]                         ;   345.0 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7648]                     ;   352.0 fp0+agu0   50 p
        vmovdqu [rbp + 6272], ymm14                        ;   349.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6144]                        ;   346.0 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 6336]                   ;   353.0 fp1+agu0   50 p
        vmovdqu [rbp + 8512], ymm14                        ;   354.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [rbp + 6720]                    ;   347.0 fp2+agu1   50 p
        vmovdqu [rbp + 8544], ymm14                        ;   351.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7168]                        ;   347.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7456]                   ;   354.8 fp3+agu1   50 p
        vmovdqu [rbp + 8576], ymm3                         ;   352.2 agu2+fp5   47 p spill
        vpxor ymm3, ymm11, [rbp + 6144]                    ;   348.8 fp0+agu0   50 p
        vmovdqu [rbp + 8608], ymm3                         ;   353.2 agu1+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 7744]                     ;   349.8 fp1+agu0   50 p
        vmovdqu [rbp + 8640], ymm3                         ;   354.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm0, [rbp + 6400]                     ;   350.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7712]                   ;   350.8 fp3+agu0   50 p
        vmovdqu [rbp + 8672], ymm11                        ;   355.2 agu2+fp5   47 p spill
        vpxor ymm11, ymm8, ymm13                           ;   349.2 fp0     50 p
        vmovdqu [rbp + 8704], ymm8                         ;   356.2 agu1+fp5   50 p spill
        vmovdqa ymm8, ymm2                                 ;   349.8         50 p copy
        vmovdqu [rbp + 8736], ymm11                        ;   357.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 6816]                        ;   351.8 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 6464]                   ;   358.8 fp1+agu1   50 p
        vpxor ymm8, ymm8, ymm11                            ;   359.8 fp2     50 p
        vmovdqu [rbp + 8768], ymm8                         ;   360.8 agu2+fp5   50 p spill
        vpxor ymm8, ymm1, [rbp + 6080]                     ;   352.8 fp3+agu0   50 p
        vmovdqu [rbp + 8800], ymm8                         ;   359.2 agu1+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6592]                         ;   353.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7616]                     ;   360.8 fp0+agu1   50 p
        vmovdqu [rbp + 8832], ymm11                        ;   360.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7360]                        ;   354.8 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7616]                   ;   361.8 fp1+agu1   50 p
        vmovdqu [rbp + 8864], ymm8                         ;   361.8 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6112]                         ;   355.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7424]                     ;   362.8 fp2+agu1   50 p
        vmovdqu [rbp + 8896], ymm14                        ;   362.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6976]                        ;   356.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7712]                   ;   363.8 fp3+agu1   50 p
        vmovdqu [rbp + 8928], ymm13                        ;   363.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm9, ymm5                            ;   355.8 fp0     50 p
        vmovdqu [rbp + 8960], ymm5                         ;   364.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm15, [rbp + 7616]                    ;   357.8 fp1+agu0   50 p
        vmovdqu [rbp + 7616], ymm5                         ;   365.2 agu1+fp5   50 p spill
        vpxor ymm5, ymm3, ymm12                            ;   357.2 fp2     50 p
        vmovdqu [rbp + 8992], ymm13                        ;   366.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6112]                        ;   358.8 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 8160]                   ;   365.8 fp3+agu1   50 p
        vmovdqu [rbp + 9024], ymm9                         ;   367.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7136]                         ;   359.8 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 6624]                     ;   366.8 fp0+agu1   50 p
        vmovdqu [rbp + 9056], ymm9                         ;   368.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7200]                         ;   360.8 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7552]                     ;   367.8 fp1+agu1   50 p
        vmovdqu [rbp + 9088], ymm3                         ;   369.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 8064]                     ;   361.8 fp2+agu0   50 p
        vmovdqu [rbp + 9120], ymm3                         ;   370.2 agu1+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6784]                         ;   362.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7008]                     ;   369.8 fp3+agu1   50 p
        vmovdqu [rbp + 9152], ymm3                         ;   371.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7104]                         ;   363.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7520]                     ;   370.8 fp0+agu1   50 p
        vmovdqu [rbp + 9184], ymm15                        ;   372.2 agu2+fp5   47 p spill
        vmovdqu ymm15, [rbp + 7136]                        ;   364.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7392]                   ;   371.8 fp1+agu1   50 p
        vmovdqu [rbp + 9216], ymm15                        ;   373.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm0, ymm1                            ;   364.8 fp2     50 p
        vmovdqu [rbp + 9248], ymm0                         ;   374.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7104]                         ;   365.8 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7392]                     ;   372.8 fp3+agu1   50 p
        vmovdqu [rbp + 9280], ymm15                        ;   375.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm10, ymm7                           ;   366.2 fp0     50 p
        vmovdqu [rbp + 9312], ymm15                        ;   376.2 agu0+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 6720]                    ;   367.0 fp1+agu1   50 p
        vmovdqu [rbp + 9344], ymm1                         ;   377.2 agu2+fp5   47 p spill
        vmovdqu ymm1, [rbp + 7328]                         ;   367.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7584]                     ;   374.8 fp2+agu1   50 p
        vmovdqu [rbp + 9376], ymm13                        ;   378.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm4, [rbp + 8064]                    ;   368.8 fp3+agu0   50 p
        vpxor ymm2, ymm2, ymm13                            ;   369.8 fp0     50 p
        vmovdqu [rbp + 9408], ymm13                        ;   379.2 agu1+fp5   50 p spill
        vpxor ymm13, ymm3, [rbp + 7968]                    ;   371.8 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6176]                   ;   372.8 fp2+agu1   50 p
        vmovdqu [rbp + 9440], ymm4                         ;   380.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 7008]                    ;   370.8 fp3+agu0   50 p
        vmovdqu [rbp + 9472], ymm10                        ;   381.2 agu1+fp5   50 p spill
        vpxor ymm10, ymm12, ymm1                           ;   375.8 fp0     50 p
        vmovdqu [rbp + 9504], ymm10                        ;   382.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7168]                        ;   372.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7488]                   ;   379.0 fp1+agu1   50 p
        vmovdqu [rbp + 9536], ymm3                         ;   383.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm2, [rbp + 7648]                     ;   373.0 fp2+agu0   50 p
        vmovdqu [rbp + 9568], ymm2                         ;   384.2 agu1+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7968]                         ;   374.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8320]                     ;   381.0 fp3+agu1   50 p
        vmovdqu [rbp + 9600], ymm10                        ;   385.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6240]                        ;   375.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6880]                   ;   382.0 fp0+agu1   50 p
        vmovdqu [rbp + 6880], ymm13                        ;   386.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6240]                        ;   376.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7200]                   ;   383.0 fp1+agu1   50 p
        vmovdqu [rbp + 9632], ymm2                         ;   387.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6176]                         ;   377.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7520]                     ;   384.0 fp2+agu1   50 p
        vmovdqu [rbp + 9664], ymm2                         ;   388.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm5, [rbp + 7904]                     ;   378.2 fp3+agu0   50 p
        vmovdqu [rbp + 9696], ymm5                         ;   389.2 agu1+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7296]                         ;   379.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7744]                     ;   386.2 fp0+agu1   50 p
        vmovdqu [rbp + 9728], ymm2                         ;   390.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm9, [rbp + 6304]                     ;   380.2 fp1+agu0   50 p
        vmovdqu [rbp + 9760], ymm2                         ;   391.2 agu1+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 6560]                     ;   381.2 fp2+agu0   50 p
        vmovdqu [rbp + 9792], ymm10                        ;   392.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm9, ymm6                            ;   381.3 fp3     50 p
        vmovdqu [rbp + 9824], ymm10                        ;   393.2 agu1+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6080]                        ;   382.2 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6464]                   ;   389.2 fp0+agu1   50 p
        vmovdqu [rbp + 9856], ymm6                         ;   394.2 agu2+fp5   47 p spill
        vmovdqu ymm6, [rbp + 7456]                         ;   383.2 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 6720]                     ;   390.2 fp1+agu1   50 p
        vmovdqu [rbp + 9888], ymm10                        ;   395.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 6944]                   ;   384.2 fp2+agu0   50 p
        vmovdqu [rbp + 9920], ymm14                        ;   396.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6432]                        ;   384.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7648]                   ;   391.5 fp3+agu0   50 p
        vmovdqu [rbp + 9952], ymm14                        ;   397.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm10, [rbp + 7424]                   ;   386.2 fp0+agu1   50 p
        vpxor ymm14, ymm14, ymm7                           ;   387.2 fp1     50 p
        vmovdqu [rbp + 9984], ymm14                        ;   398.2 agu0+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6496]                        ;   387.2 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7680]                   ;   394.2 fp2+agu0   50 p
        vmovdqu [rbp + 10016], ymm10                       ;   399.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7072]                        ;   388.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7872]                   ;   395.2 fp3+agu0   50 p
        vmovdqu [rbp + 10048], ymm14                       ;   400.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm15, [rbp + 7584]                   ;   389.3 fp0+agu1   50 p
        vmovdqu [rbp + 10080], ymm15                       ;   401.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7744]                        ;   390.3 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 6912]                   ;   397.3 fp1+agu0   50 p
        vmovdqu [rbp + 7744], ymm15                        ;   402.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm11, [rbp + 8928]                   ;   391.3 fp2+agu1   50 p
        vmovdqu [rbp + 10112], ymm15                       ;   403.2 agu0+fp5   50 p spill
        vpxor ymm15, ymm1, ymm8                            ;   391.5 fp3     50 p
        vpxor ymm1, ymm1, ymm3                             ;   391.7 fp0     50 p
        vmovdqu [rbp + 10144], ymm3                        ;   404.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm13, ymm5                            ;   392.2 fp1     50 p
        vmovdqu [rbp + 10176], ymm1                        ;   405.2 agu1+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6784]                         ;   393.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8032]                     ;   400.2 fp2+agu1   50 p
        vmovdqu [rbp + 10208], ymm1                        ;   406.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm8, [rbp + 6208]                     ;   394.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8096]                     ;   395.3 fp0+agu1   50 p
        vmovdqu [rbp + 10240], ymm1                        ;   407.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6336]                         ;   395.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8896]                     ;   402.3 fp1+agu1   50 p
        vmovdqu [rbp + 10272], ymm1                        ;   408.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7296]                         ;   396.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6752]                     ;   403.3 fp2+agu1   50 p
        vmovdqu [rbp + 10304], ymm3                        ;   409.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8672]                         ;   397.3 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 8928]                     ;   404.3 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 6976]                     ;   405.3 fp0+agu0   50 p
        vmovdqu [rbp + 10336], ymm13                       ;   410.2 agu2+fp5   50 p spill
        vmovdqa ymm13, ymm15                               ;   400.2         50 p copy
        vmovdqu [rbp + 10368], ymm15                       ;   411.2 agu1+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6656]                        ;   400.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7872]                   ;   407.5 fp1+agu1   50 p
        vpxor ymm13, ymm13, ymm15                          ;   408.5 fp2     50 p
        vmovdqu [rbp + 10400], ymm13                       ;   412.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm4, ymm9                            ;   402.3 fp3     50 p
        vmovdqu [rbp + 10432], ymm9                        ;   413.2 agu0+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7968]                         ;   403.2 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 8096]                     ;   410.2 fp0+agu0   50 p
        vmovdqu [rbp + 10464], ymm15                       ;   414.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm10, ymm0                           ;   404.2 fp1     50 p
        vmovdqu [rbp + 10496], ymm15                       ;   415.2 agu1+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8128]                        ;   404.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8032]                   ;   411.5 fp2+agu1   50 p
        vmovdqu [rbp + 10528], ymm10                       ;   416.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6336]                        ;   405.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7040]                   ;   412.5 fp3+agu1   50 p
        vmovdqu [rbp + 10560], ymm10                       ;   417.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm2, [rbp + 8736]                    ;   407.2 fp0+agu0   50 p
        vmovdqu [rbp + 10592], ymm2                        ;   418.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6848]                         ;   407.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 8864]                     ;   414.5 fp1+agu0   50 p
        vmovdqu [rbp + 10624], ymm2                        ;   419.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7200]                         ;   408.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7360]                     ;   415.5 fp2+agu0   50 p
        vmovdqu [rbp + 10656], ymm2                        ;   420.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm10, [rbp + 6656]                    ;   410.2 fp3+agu1   50 p
        vmovdqu [rbp + 10688], ymm10                       ;   421.2 agu0+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7072]                        ;   411.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 6848]                   ;   418.2 fp0+agu0   50 p
        vmovdqu [rbp + 10720], ymm8                        ;   422.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm11, ymm10                           ;   419.2 fp1     50 p
        vpxor ymm8, ymm8, [rbp + 9376]                     ;   420.2 fp2+agu1   50 p
        vmovdqu [rbp + 10752], ymm15                       ;   423.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6144]                        ;   413.2 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7552]                   ;   420.2 fp3+agu0   50 p
        vmovdqu [rbp + 10784], ymm15                       ;   424.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm7, [rbp + 8896]                    ;   414.5 fp0+agu1   50 p
        vmovdqu [rbp + 10816], ymm7                        ;   425.2 agu0+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7328]                         ;   415.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7680]                     ;   422.5 fp1+agu0   50 p
        vmovdqu [rbp + 10848], ymm15                       ;   426.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6240]                        ;   416.5 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 6592]                   ;   423.5 fp2+agu0   50 p
        vmovdqu [rbp + 10880], ymm15                       ;   427.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 7424]                    ;   418.2 fp3+agu1   50 p
        vmovdqu [rbp + 10912], ymm6                        ;   428.2 agu0+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7584]                         ;   419.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8576]                     ;   426.2 fp0+agu0   50 p
        vmovdqu [rbp + 10944], ymm15                       ;   429.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm2, [rbp + 7040]                    ;   420.2 fp1+agu1   50 p
        vmovdqu [rbp + 10976], ymm2                        ;   430.2 agu0+fp5   50 p spill
        vpxor ymm2, ymm12, [rbp + 7200]                    ;   421.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9184]                   ;   421.3 fp3+agu0   50 p
        vmovdqu [rbp + 11008], ymm2                        ;   431.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm11, [rbp + 7488]                    ;   422.2 fp0+agu1   50 p
        vmovdqu [rbp + 11040], ymm2                        ;   432.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7968]                         ;   422.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8512]                     ;   429.3 fp1+agu1   50 p
        vmovdqu [rbp + 11072], ymm15                       ;   433.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm11, [rbp + 8576]                   ;   423.3 fp2+agu0   50 p
        vmovdqu [rbp + 11104], ymm2                        ;   434.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 8832]                     ;   424.2 fp3+agu1   50 p
        vmovdqu [rbp + 11136], ymm8                        ;   435.2 agu0+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6400]                         ;   425.2 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 8416]                     ;   432.2 fp0+agu0   50 p
        vmovdqu [rbp + 11168], ymm2                        ;   436.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6656]                         ;   426.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 6752]                     ;   433.2 fp1+agu0   50 p
        vmovdqu [rbp + 6752], ymm8                         ;   437.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm13, [rbp + 6528]                    ;   427.2 fp2+agu1   50 p
        vmovdqu [rbp + 6656], ymm15                        ;   438.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7200]                        ;   427.3 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8416]                   ;   434.3 fp3+agu1   50 p
        vmovdqu [rbp + 7200], ymm15                        ;   439.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6368]                        ;   428.3 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8064]                   ;   435.3 fp0+agu1   50 p
        vmovdqu [rbp + 11200], ymm11                       ;   440.2 agu2+fp5   50 p spill
        vpxor ymm11, ymm13, ymm15                          ;   436.3 fp1     50 p
        vmovdqu [rbp + 11232], ymm13                       ;   441.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6496]                        ;   431.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6432]                   ;   438.2 fp2+agu0   50 p
        vmovdqu [rbp + 11264], ymm15                       ;   442.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 8832]                    ;   432.3 fp3+agu1   50 p
        vmovdqu [rbp + 11296], ymm13                       ;   443.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8096]                        ;   433.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 9920]                   ;   440.3 fp0+agu0   50 p
        vmovdqu [rbp + 11328], ymm13                       ;   444.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6240]                        ;   434.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 8160]                   ;   441.3 fp1+agu0   50 p
        vmovdqu [rbp + 6240], ymm13                        ;   445.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7424]                        ;   435.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6688]                   ;   442.3 fp2+agu0   50 p
        vmovdqu [rbp + 11360], ymm15                       ;   446.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm12, [rbp + 6848]                   ;   436.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9792]                   ;   437.3 fp0+agu0   50 p
        vmovdqu [rbp + 11392], ymm12                       ;   447.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7360]                        ;   437.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6528]                   ;   444.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, ymm12                          ;   445.3 fp2     50 p
        vmovdqu [rbp + 11424], ymm15                       ;   448.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7488]                        ;   438.3 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7552]                   ;   445.3 fp3+agu0   50 p
        vpxor ymm4, ymm4, ymm1                             ;   439.2 fp0     50 p
        vpxor ymm10, ymm10, [r8 + 2304]                    ;   439.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, ymm7                             ;   440.2 fp2     50 p
        vmovdqu [rbp + 11456], ymm15                       ;   449.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm13, [rbp + 9152]                   ;   443.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 2048]                    ;   444.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8576]                   ;   445.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7936]                   ;   446.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   447.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7072]                   ;   448.3 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6528]                   ;   443.3 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9088]                   ;   444.3 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8544]                   ;   445.3 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9760]                   ;   446.3 fp0+agu1   50 p
        vmovdqu [rbp + 9088], ymm13                        ;   450.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7520]                        ;   445.3 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   452.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 2368]                      ;   446.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8704]                     ;   447.3 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 6944]                     ;   448.3 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7136]                     ;   449.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9344]                     ;   450.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6080]                     ;   451.3 fp3+agu1   50 p
        vmovdqu [rbp + 6080], ymm10                        ;   451.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 9216]                   ;   449.3 fp0+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 2112]                    ;   450.3 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6304]                   ;   451.3 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9888]                   ;   452.3 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7872]                   ;   453.3 fp0+agu0   50 p
        vmovdqu [rbp + 9344], ymm4                         ;   452.3 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 7456]                     ;   451.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8032]                     ;   452.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7040]                     ;   453.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8800]                     ;   454.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6816]                     ;   455.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7328]                     ;   456.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6624]                     ;   457.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7104]                     ;   458.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp - 96]                       ;   459.5 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8192]                     ;   456.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7232]                     ;   457.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6336]                     ;   458.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7296]                     ;   459.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8672]                     ;   460.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7168]                     ;   461.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7520]                     ;   462.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7680]                     ;   463.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp - 64]                       ;   464.3 fp2+agu0   50 p
        vmovdqu [rbp + 7520], ymm4                         ;   460.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7488]                         ;   460.5 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8192]                     ;   467.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8608]                     ;   468.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8096]                     ;   469.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6176]                     ;   470.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 6592]                     ;   471.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8256]                     ;   472.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8640]                     ;   473.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp - 32]                       ;   474.5 fp2+agu1   50 p
        vmovdqu [rbp + 6592], ymm15                        ;   459.5 agu2+fp5   50 p spill
        vpxor ymm15, ymm8, [rbp + 6848]                    ;   465.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, ymm5                           ;   466.3 fp0     50 p
        vpxor ymm15, ymm15, ymm0                           ;   467.3 fp1     50 p
        vpxor ymm15, ymm15, [r8 + 2400]                    ;   468.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 6560]                   ;   469.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8832]                   ;   470.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9632]                   ;   471.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9888]                   ;   472.3 fp2+agu1   50 p
        vmovdqu [rbp + 7168], ymm15                        ;   473.3 agu2+fp5   50 p spill
        vpxor ymm15, ymm3, [rbp + 8832]                    ;   468.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, ymm11                          ;   469.3 fp0     50 p
        vpxor ymm15, ymm15, [rbp + 8448]                   ;   470.3 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8896]                   ;   471.3 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7904]                   ;   472.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 32]                     ;   473.3 fp0+agu0   50 p
        vmovdqu [rbp + 8832], ymm11                        ;   469.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm8, [rbp + 10112]                   ;   470.5 fp1+agu1   50 p
        vpxor ymm11, ymm11, ymm13                          ;   471.5 fp2     50 p
        vpxor ymm11, ymm11, [r8 + 2464]                    ;   472.5 fp3+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 8512]                   ;   473.5 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9856]                   ;   474.5 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 9664]                   ;   475.5 fp2+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 2880]                    ;   473.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10592]                  ;   474.3 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9920]                   ;   475.3 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8896]                   ;   476.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9536]                   ;   477.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8704]                   ;   478.3 fp0+agu1   50 p
        vmovdqu [rbp + 8896], ymm8                         ;   472.5 agu2+fp5   50 p spill
        vpxor ymm8, ymm6, [rbp + 10752]                    ;   476.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, ymm12                            ;   477.3 fp2     50 p
        vpxor ymm8, ymm8, ymm2                             ;   478.3 fp3     50 p
        vpxor ymm8, ymm8, [r8 + 2560]                      ;   479.3 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7008]                     ;   480.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8416]                     ;   481.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 2656]                    ;   478.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7136]                   ;   479.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8448]                   ;   480.3 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 6944]                   ;   481.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 6880]                   ;   482.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7840]                   ;   483.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8992]                   ;   484.3 fp1+agu0   50 p
        vmovdqu [rbp + 7296], ymm14                        ;   479.3 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 10080]                       ;   481.5 agu1    50 p
        vpxor ymm14, ymm14, [r8 + 2624]                    ;   488.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9056]                   ;   489.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7808]                   ;   490.5 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10720]                  ;   491.5 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9024]                   ;   492.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 7232]                   ;   493.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 6784]                   ;   494.5 fp0+agu0   50 p
        vmovdqu [rbp + 7232], ymm12                        ;   485.3 agu2+fp5   50 p spill
        vpxor ymm12, ymm7, [rbp + 8992]                    ;   485.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm0                           ;   486.5 fp2     50 p
        vpxor ymm12, ymm12, [rbp + 8672]                   ;   487.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11200]                  ;   488.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9600]                   ;   489.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7776]                   ;   490.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 128]                    ;   491.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 2976]                      ;   488.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8128]                     ;   489.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8640]                     ;   490.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10976]                    ;   491.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8448]                     ;   492.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11008]                    ;   493.5 fp1+agu0   50 p
        vmovdqu [rbp + 9024], ymm7                         ;   494.5 agu2+fp5   50 p spill
        vpxor ymm7, ymm5, [rbp + 8992]                     ;   491.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 2720]                      ;   492.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 9824]                     ;   493.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 7360]                     ;   494.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 6144]                     ;   495.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 10848]                    ;   496.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [r8 + 3168]                      ;   494.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10048]                    ;   495.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10304]                    ;   496.5 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7584]                     ;   497.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7968]                     ;   498.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9056]                     ;   499.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9984]                     ;   500.5 fp2+agu1   50 p
        vmovdqu [rbp + 7968], ymm2                         ;   501.5 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6656]                         ;   498.3 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 2816]                      ;   505.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6464]                     ;   506.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10656]                    ;   507.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7136]                     ;   508.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9376]                     ;   509.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6784]                     ;   510.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10112]                    ;   511.3 fp1+agu1   50 p
        vmovdqu [rbp + 7136], ymm2                         ;   512.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8032]                         ;   502.3 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 2912]                      ;   509.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6400]                     ;   510.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9600]                     ;   511.3 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10656]                    ;   512.3 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 11072]                    ;   513.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11104]                    ;   514.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 6720]                     ;   515.3 fp0+agu1   50 p
        vmovdqu [rbp + 6720], ymm2                         ;   516.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7264]                         ;   506.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8608]                     ;   513.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11072]                    ;   514.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9760]                     ;   515.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10048]                    ;   516.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7808]                     ;   517.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 224]                      ;   518.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [r8 + 3328]                      ;   510.3 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 7424]                     ;   511.3 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9792]                     ;   512.3 fp1+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8224]                     ;   513.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6304]                     ;   514.3 fp3+agu1   50 p
        vmovdqu [rbp + 7424], ymm6                         ;   515.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8544]                         ;   512.5 agu0    50 p
        vpxor ymm6, ymm6, [r8 + 3072]                      ;   519.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9312]                     ;   520.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7392]                     ;   521.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6688]                     ;   522.5 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10336]                    ;   523.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9056]                     ;   515.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9696]                     ;   516.5 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10560]                    ;   517.5 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9664]                     ;   518.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8864]                     ;   519.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 416]                      ;   520.5 fp2+agu1   50 p
        vmovdqu [rbp + 8864], ymm3                         ;   521.5 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6464]                         ;   518.5 agu0    50 p
        vpxor ymm3, ymm3, [r8 + 3136]                      ;   525.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7680]                     ;   526.5 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10016]                    ;   527.5 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9280]                     ;   528.5 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10368]                    ;   529.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10560]                    ;   530.5 fp0+agu0   50 p
        vmovdqu [rbp + 10368], ymm6                        ;   524.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 9536]                         ;   522.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8320]                     ;   529.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7744]                     ;   530.3 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8672]                     ;   531.3 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9984]                     ;   532.3 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 10752]                    ;   533.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 320]                      ;   534.3 fp2+agu1   50 p
        vpxor ymm13, ymm13, ymm0                           ;   522.3 fp3     50 p
        vmovdqu [rbp + 10752], ymm6                        ;   535.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 9984]                         ;   525.5 agu0    50 p
        vpxor ymm6, ymm6, [r8 + 3232]                      ;   532.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 10880]                    ;   533.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 8928]                     ;   534.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 7808]                     ;   535.5 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9120]                     ;   536.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9600]                     ;   537.5 fp1+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 3648]                    ;   529.3 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 6304]                   ;   530.3 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9280]                   ;   531.3 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8160]                   ;   532.3 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9440]                   ;   533.3 fp2+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 3680]                      ;   531.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9312]                     ;   532.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10176]                    ;   533.5 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7488]                     ;   534.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6880]                     ;   535.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10848]                    ;   536.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8352]                     ;   537.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11456]                    ;   535.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8608]                     ;   536.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9568]                     ;   537.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10848]                    ;   538.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10272]                    ;   539.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10912]                    ;   540.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 512]                      ;   541.3 fp0+agu1   50 p
        vmovdqu [rbp + 10912], ymm0                        ;   538.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 9920]                         ;   538.5 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 3392]                      ;   545.5 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11360]                    ;   546.5 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7392]                     ;   547.5 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6752]                     ;   548.5 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9280]                     ;   549.5 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8192]                     ;   550.5 fp2+agu0   50 p
        vmovdqu [rbp + 8192], ymm1                         ;   542.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8384]                         ;   542.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 3424]                      ;   549.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6464]                     ;   550.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10720]                    ;   551.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10880]                    ;   552.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10944]                    ;   553.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9728]                     ;   554.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9632]                     ;   555.3 fp1+agu0   50 p
        vmovdqu [rbp + 9632], ymm13                        ;   541.3 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 10816]                       ;   546.3 agu1    50 p
        vpxor ymm13, ymm13, [r8 + 3488]                    ;   553.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10048]                  ;   554.3 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9728]                   ;   555.3 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 11040]                  ;   556.3 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9856]                   ;   557.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9536]                   ;   558.3 fp3+agu1   50 p
        vmovdqu [rbp + 9536], ymm1                         ;   556.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8576]                         ;   549.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3584]                      ;   556.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9888]                     ;   557.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7648]                     ;   558.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8064]                     ;   559.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10592]                    ;   560.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7904]                     ;   561.5 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11136]                    ;   553.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8384]                     ;   554.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11296]                    ;   555.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6848]                     ;   556.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9504]                     ;   557.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8672]                     ;   558.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 608]                      ;   559.3 fp0+agu1   50 p
        vmovdqu [rbp + 8672], ymm5                         ;   560.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9824]                         ;   556.5 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3744]                      ;   563.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10176]                    ;   564.5 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10560]                    ;   565.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8256]                     ;   566.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9504]                     ;   567.5 fp1+agu1   50 p
        vmovdqu [rbp + 9504], ymm1                         ;   562.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6944]                         ;   559.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3840]                      ;   566.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10144]                    ;   567.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9920]                     ;   568.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6656]                     ;   569.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9408]                     ;   570.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9216]                     ;   571.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6848]                     ;   572.5 fp0+agu1   50 p
        vmovdqu [rbp + 9216], ymm1                         ;   573.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6752]                         ;   563.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3904]                      ;   570.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6784]                     ;   571.5 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7840]                     ;   572.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10272]                    ;   573.5 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9376]                     ;   574.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8800]                     ;   575.5 fp2+agu0   50 p
        vmovdqu [rbp + 8800], ymm1                         ;   576.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10048]                        ;   567.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 3936]                      ;   574.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11168]                    ;   575.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8000]                     ;   576.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6304]                     ;   577.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11104]                    ;   578.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7648]                     ;   579.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7328]                     ;   580.3 fp1+agu0   50 p
        vmovdqu [rbp + 7328], ymm1                         ;   581.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 11264]                        ;   571.7 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 4000]                      ;   578.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9664]                     ;   579.7 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9856]                     ;   580.7 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11168]                    ;   581.7 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8128]                     ;   582.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11360]                    ;   583.7 fp3+agu1   50 p
        vmovdqu [rbp + 11360], ymm1                        ;   584.7 agu2+fp5   50 p spill
        vpxor ymm1, ymm4, [rbp + 8000]                     ;   575.3 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 9472]                     ;   576.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9152]                     ;   577.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8576]                     ;   578.3 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9376]                     ;   579.3 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 10464]                    ;   580.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 6560]                     ;   581.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp - 128]                      ;   582.3 fp3+agu1   46 p
        vmovdqu [rbp + 6560], ymm5                         ;   578.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 7552]                    ;   579.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [r8 + 2240]                      ;   580.3 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 8288]                     ;   581.3 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6208]                     ;   582.3 fp3+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 7616]                     ;   583.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6272]                     ;   584.3 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 6432]                     ;   585.3 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9120]                     ;   586.3 fp3+agu1   46 p
        vmovdqu [rbp + 9120], ymm0                         ;   580.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, [rbp + 6592]                     ;   583.3 fp0+agu0   46 p
        vmovdqu [rbp + 6432], ymm13                        ;   581.5 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7520]                        ;   583.7 agu1    46 p
        vpxor ymm13, ymm13, [rbp + 11424]                  ;   590.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 7648]                   ;   591.7 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11008]                  ;   592.7 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 0]                      ;   593.7 fp0+agu1   46 p
        vmovdqu [rbp + 11008], ymm3                        ;   582.5 agu2+fp5   50 p spill
        vpor ymm3, ymm1, ymm13                             ;   594.7 fp1     46 p
        vmovdqu [rbp + 6272], ymm6                         ;   583.5 agu2+fp5   50 p spill
        vpxor ymm6, ymm0, ymm13                            ;   594.7 fp2     46 p
        vpxor ymm0, ymm0, ymm1                             ;   584.3 fp3     46 p
        vmovdqu [rbp + 7552], ymm2                         ;   584.5 agu2+fp5   50 p spill
        vpand ymm2, ymm0, ymm3                             ;   595.7 fp0     46 p
        vpand ymm0, ymm0, ymm5                             ;   587.3 fp1     46 p
        vpxor ymm3, ymm3, [rbp + 7520]                     ;   595.7 fp2+agu0   46 p
        vmovdqu [rbp + 7520], ymm8                         ;   585.5 agu2+fp5   50 p spill
        vpand ymm8, ymm1, ymm6                             ;   595.7 fp3     46 p
        vmovdqu [rbp + 10464], ymm12                       ;   586.5 agu2+fp5   50 p spill
        vpor ymm12, ymm5, ymm8                             ;   596.7 fp0     46 p
        vpxor ymm8, ymm8, ymm0                             ;   596.7 fp1     46 p
        vpxor ymm8, ymm8, ymm6                             ;   597.7 fp2     46 p
        vpxor ymm6, ymm6, ymm5                             ;   595.7 fp3     46 p
        vpxor ymm3, ymm3, ymm12                            ;   597.7 fp0     46 p
        vpxor ymm12, ymm1, ymm6                            ;   596.7 fp1     46 p
        vpand ymm6, ymm6, ymm5                             ;   596.7 fp2     46 p
        vpor ymm2, ymm2, ymm6                              ;   597.7 fp3     46 p
        vpxor ymm9, ymm9, ymm2                             ;   598.7 fp0     46 p
        vpand ymm8, ymm8, ymm12                            ;   598.7 fp1     46 p
        vpxor ymm4, ymm4, ymm8                             ;   599.7 fp2     46 p
        vpxor ymm10, ymm10, ymm0                           ;   594.7 fp3     46 p
        vpxor ymm0, ymm3, ymm4                             ;   600.7 fp0     46 p
        vpxor ymm10, ymm10, [rbp + 6592]                   ;   595.7 fp1+agu1   46 p
        vpxor ymm10, ymm10, ymm0                           ;   601.7 fp2     46 p
        vpxor ymm12, ymm12, ymm10                          ;   602.7 fp3     46 p
        vpand ymm2, ymm3, ymm4                             ;   600.7 fp0     46 p
        vpxor ymm2, ymm2, ymm9                             ;   601.7 fp1     46 p
        vpxor ymm13, ymm13, ymm2                           ;   602.7 fp2     46 p
        vpor ymm2, ymm2, ymm12                             ;   603.7 fp3     46 p
        vpxor ymm1, ymm1, ymm3                             ;   598.7 fp0     46 p
        vpxor ymm1, ymm1, ymm2                             ;   604.7 fp1     46 p
        vpor ymm3, ymm3, ymm12                             ;   603.7 fp2     46 p
        vpxor ymm6, ymm13, ymm1                            ;   605.7 fp3     46 p
        vpxor ymm3, ymm4, ymm3                             ;   604.7 fp0     46 p
        vpxor ymm10, ymm10, ymm3                           ;   605.7 fp1     46 p
        vpand ymm3, ymm9, ymm3                             ;   605.7 fp2     46 p
        vpxor ymm5, ymm5, ymm2                             ;   604.7 fp3     46 p
        vpxor ymm5, ymm5, ymm3                             ;   606.7 fp0     46 p
        vpor ymm2, ymm10, ymm6                             ;   606.7 fp1     46 p
        vpxor ymm3, ymm6, ymm5                             ;   607.7 fp2     46 p
        vpand ymm8, ymm6, ymm3                             ;   608.7 fp3     46 p
        vpxor ymm3, ymm3, ymm10                            ;   608.7 fp0     46 p
        vpor ymm13, ymm13, ymm8                            ;   609.7 fp1     46 p
        vpor ymm8, ymm8, ymm10                             ;   609.7 fp2     46 p
        vmovdqu [rbp + 6592], ymm6                         ;   606.7 agu0+fp5   46 p spill
        vpand ymm6, ymm1, ymm2                             ;   607.7 fp3     46 p
        vpxor ymm8, ymm8, ymm6                             ;   610.7 fp0     46 p
        vpxor ymm6, ymm6, ymm5                             ;   608.7 fp1     46 p
        vpand ymm10, ymm10, ymm8                           ;   611.7 fp2     46 p
        vpor ymm6, ymm6, ymm10                             ;   612.7 fp3     46 p
        vpxor ymm13, ymm13, ymm6                           ;   613.7 fp0     46 p
        vpxor ymm8, ymm8, ymm13                            ;   614.7 fp1     46 p
        vpxor ymm4, ymm4, ymm8                             ;   615.7 fp2     46 p
        vpor ymm8, ymm3, ymm8                              ;   615.7 fp3     46 p
        vpxor ymm9, ymm9, ymm6                             ;   613.7 fp0     46 p
        vpxor ymm0, ymm0, ymm8                             ;   616.7 fp1     46 p
        vpxor ymm6, ymm11, [rbp + 6848]                    ;   607.7 fp2+agu1   46 p
        vpxor ymm2, ymm2, ymm0                             ;   617.7 fp3     46 p
        vpxor ymm12, ymm12, ymm13                          ;   614.7 fp0     46 p
        vpxor ymm6, ymm6, [r8 + 2336]                      ;   608.7 fp1+agu0   46 p
        vmovdqu ymm8, [rbp + 7936]                         ;   608.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm8                             ;   615.8 fp2     46 p
        vpxor ymm12, ymm12, ymm0                           ;   617.7 fp3     46 p
        vmovdqu ymm0, [rbp + 7008]                         ;   609.7 agu0    47 p reload
        vpxor ymm6, ymm6, ymm0                             ;   616.8 fp0     46 p
        vmovdqu ymm10, [rbp + 7840]                        ;   609.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm10                            ;   617.8 fp1     46 p
        vmovdqu ymm13, [rbp + 10400]                       ;   610.7 agu0    50 p reload
        vpxor ymm6, ymm6, ymm13                            ;   618.8 fp2     46 p
        vpxor ymm8, ymm15, [rbp + 6080]                    ;   610.8 fp3+agu1   46 p
        vmovdqu ymm13, [rbp + 9344]                        ;   611.7 agu0    46 p
        vpxor ymm13, ymm13, [rbp + 11232]                  ;   618.7 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 6496]                   ;   619.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 10816]                  ;   620.7 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11424]                  ;   621.7 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 9664]                   ;   622.7 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 9792]                   ;   623.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 64]                     ;   624.7 fp2+agu1   46 p
        vmovdqu [rbp + 9664], ymm1                         ;   615.7 agu2+fp5   46 p spill
        vmovdqu ymm1, [rbp + 7168]                         ;   615.8 agu0    46 p
        vpxor ymm1, ymm1, [rbp + 11456]                    ;   622.8 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 8960]                     ;   623.8 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8288]                     ;   624.8 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 11328]                    ;   625.8 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 96]                       ;   626.8 fp3+agu1   46 p
        vmovdqu [rbp + 8960], ymm5                         ;   617.7 agu2+fp5   46 p spill
        vpxor ymm5, ymm8, ymm1                             ;   627.8 fp0     46 p
        vpxor ymm8, ymm8, ymm6                             ;   619.8 fp1     46 p
        vmovdqu [rbp + 11456], ymm4                        ;   618.7 agu2+fp5   46 p spill
        vpor ymm4, ymm6, ymm1                              ;   627.8 fp2     46 p
        vmovdqu [rbp + 11424], ymm9                        ;   619.7 agu0+fp5   46 p spill
        vpand ymm9, ymm8, ymm4                             ;   628.8 fp3     46 p
        vpand ymm8, ymm8, ymm13                            ;   625.7 fp0     46 p
        vpxor ymm4, ymm4, [rbp + 7168]                     ;   628.8 fp1+agu1   46 p
        vmovdqu [rbp + 7168], ymm2                         ;   620.7 agu2+fp5   46 p spill
        vpand ymm2, ymm6, ymm5                             ;   628.8 fp2     46 p
        vmovdqu [rbp + 6496], ymm3                         ;   621.7 agu0+fp5   46 p spill
        vpor ymm3, ymm13, ymm2                             ;   629.8 fp3     46 p
        vpxor ymm2, ymm2, ymm8                             ;   629.8 fp0     46 p
        vpxor ymm2, ymm2, ymm5                             ;   630.8 fp1     46 p
        vpxor ymm5, ymm5, ymm13                            ;   628.8 fp2     46 p
        vpxor ymm4, ymm4, ymm3                             ;   630.8 fp3     46 p
        vpxor ymm3, ymm6, ymm5                             ;   629.8 fp0     46 p
        vpand ymm5, ymm5, ymm13                            ;   629.8 fp1     46 p
        vpor ymm9, ymm9, ymm5                              ;   630.8 fp2     46 p
        vpxor ymm15, ymm15, ymm9                           ;   631.8 fp3     46 p
        vpand ymm2, ymm2, ymm3                             ;   631.8 fp0     46 p
        vpxor ymm11, ymm11, ymm2                           ;   632.8 fp1     46 p
        vpxor ymm2, ymm4, ymm11                            ;   633.8 fp2     46 p
        vpxor ymm8, ymm8, ymm2                             ;   634.8 fp3     46 p
        vpxor ymm8, ymm8, [rbp + 6080]                     ;   635.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 9344]                     ;   636.8 fp1+agu0   46 p
        vpxor ymm3, ymm3, ymm8                             ;   637.8 fp2     46 p
        vpand ymm5, ymm4, ymm11                            ;   633.8 fp3     46 p
        vpxor ymm5, ymm5, ymm15                            ;   634.8 fp0     46 p
        vpxor ymm1, ymm1, ymm5                             ;   635.8 fp1     46 p
        vpxor ymm6, ymm6, ymm4                             ;   631.8 fp2     46 p
        vpor ymm5, ymm5, ymm3                              ;   638.8 fp3     46 p
        vpxor ymm6, ymm6, ymm5                             ;   639.8 fp0     46 p
        vpor ymm4, ymm4, ymm3                              ;   638.8 fp1     46 p
        vpxor ymm9, ymm1, ymm6                             ;   640.8 fp2     46 p
        vpxor ymm4, ymm4, ymm11                            ;   639.8 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   640.8 fp0     46 p
        vpand ymm4, ymm4, ymm15                            ;   640.8 fp1     46 p
        vpxor ymm13, ymm13, ymm5                           ;   639.8 fp2     46 p
        vpxor ymm13, ymm13, ymm4                           ;   641.8 fp3     46 p
        vpor ymm4, ymm8, ymm9                              ;   641.8 fp0     46 p
        vpxor ymm5, ymm9, ymm13                            ;   642.8 fp1     46 p
        vmovdqu [rbp + 9344], ymm12                        ;   635.0 agu2+fp5   46 p spill
        vpand ymm12, ymm9, ymm5                            ;   643.8 fp2     46 p
        vpxor ymm5, ymm5, ymm8                             ;   643.8 fp3     46 p
        vpor ymm1, ymm1, ymm12                             ;   644.8 fp0     46 p
        vpor ymm12, ymm12, ymm8                            ;   644.8 fp1     46 p
        vmovdqu [rbp + 6080], ymm9                         ;   641.8 agu1+fp5   46 p spill
        vpand ymm9, ymm6, ymm4                             ;   642.8 fp2     46 p
        vpxor ymm12, ymm12, ymm9                           ;   645.8 fp3     46 p
        vpxor ymm9, ymm9, ymm13                            ;   643.8 fp0     46 p
        vpand ymm8, ymm8, ymm12                            ;   646.8 fp1     46 p
        vpor ymm9, ymm9, ymm8                              ;   647.8 fp2     46 p
        vpxor ymm1, ymm1, ymm9                             ;   648.8 fp3     46 p
        vpxor ymm12, ymm12, ymm1                           ;   649.8 fp0     46 p
        vpxor ymm11, ymm11, ymm12                          ;   650.8 fp1     46 p
        vpor ymm8, ymm5, ymm12                             ;   650.8 fp2     46 p
        vpxor ymm15, ymm15, ymm9                           ;   648.8 fp3     46 p
        vpxor ymm2, ymm2, ymm8                             ;   651.8 fp0     46 p
        vpxor ymm8, ymm7, [rbp + 9920]                     ;   642.8 fp1+agu0   46 p
        vpxor ymm4, ymm4, ymm2                             ;   652.8 fp2     46 p
        vpxor ymm3, ymm3, ymm1                             ;   649.8 fp3     46 p
        vpxor ymm8, ymm8, [r8 + 2592]                      ;   643.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 10528]                    ;   644.8 fp1+agu0   46 p
        vpxor ymm8, ymm8, [rbp + 6112]                     ;   645.8 fp2+agu1   46 p
        vmovdqu ymm1, [rbp + 10208]                        ;   645.0 agu0    50 p reload
        vpxor ymm8, ymm8, ymm1                             ;   652.0 fp3     46 p
        vpxor ymm3, ymm3, ymm2                             ;   652.8 fp0     46 p
        vpxor ymm8, ymm8, [rbp + 6528]                     ;   653.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 8768]                         ;   646.0 agu0    50 p reload
        vpxor ymm8, ymm8, ymm2                             ;   654.0 fp2     46 p
        vpxor ymm9, ymm14, [rbp + 6912]                    ;   646.8 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 8992]                     ;   647.8 fp0+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 6368]                     ;   648.8 fp1+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 10656]                    ;   649.8 fp2+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 8512]                     ;   650.8 fp3+agu1   46 p
        vmovdqu ymm12, [rbp + 11392]                       ;   649.0 agu0    50 p reload
        vpxor ymm9, ymm9, ymm12                            ;   656.0 fp0     46 p
        vpxor ymm9, ymm9, [rbp + 160]                      ;   657.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 7520]                         ;   650.0 agu0    46 p
        vpxor ymm2, ymm2, [rbp + 10464]                    ;   657.0 fp2+agu1   46 p
        vmovdqu [rbp + 8512], ymm6                         ;   649.8 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7232]                         ;   651.0 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 11296]                    ;   658.0 fp3+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 8736]                     ;   659.0 fp0+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 8480]                     ;   660.0 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 7360]                     ;   661.0 fp2+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 192]                      ;   662.0 fp3+agu1   46 p
        vmovdqu [rbp + 8736], ymm13                        ;   651.2 agu2+fp5   46 p spill
        vpor ymm13, ymm8, ymm6                             ;   663.0 fp0     46 p
        vmovdqu [rbp + 11296], ymm11                       ;   652.2 agu2+fp5   46 p spill
        vpxor ymm11, ymm2, ymm6                            ;   663.0 fp1     46 p
        vpxor ymm2, ymm2, ymm8                             ;   658.0 fp2     46 p
        vmovdqu [rbp + 10656], ymm15                       ;   653.2 agu2+fp5   46 p spill
        vpand ymm15, ymm2, ymm13                           ;   664.0 fp3     46 p
        vpand ymm2, ymm2, ymm9                             ;   659.0 fp0     46 p
        vpxor ymm13, ymm13, [rbp + 7232]                   ;   664.0 fp1+agu0   46 p
        vmovdqu [rbp + 7232], ymm4                         ;   654.2 agu2+fp5   46 p spill
        vpand ymm4, ymm8, ymm11                            ;   664.0 fp2     46 p
        vmovdqu [rbp + 6368], ymm5                         ;   655.2 agu1+fp5   46 p spill
        vpor ymm5, ymm9, ymm4                              ;   665.0 fp3     46 p
        vpxor ymm4, ymm4, ymm2                             ;   665.0 fp0     46 p
        vpxor ymm4, ymm4, ymm11                            ;   666.0 fp1     46 p
        vpxor ymm11, ymm11, ymm9                           ;   664.0 fp2     46 p
        vpxor ymm13, ymm13, ymm5                           ;   666.0 fp3     46 p
        vpxor ymm5, ymm8, ymm11                            ;   665.0 fp0     46 p
        vpand ymm11, ymm11, ymm9                           ;   665.0 fp1     46 p
        vpor ymm15, ymm15, ymm11                           ;   666.0 fp2     46 p
        vpxor ymm15, ymm15, [rbp + 10464]                  ;   667.0 fp3+agu0   46 p
        vpand ymm4, ymm4, ymm5                             ;   667.0 fp0     46 p
        vpxor ymm7, ymm7, ymm4                             ;   668.0 fp1     46 p
        vpxor ymm14, ymm14, ymm2                           ;   663.0 fp2     46 p
        vpxor ymm2, ymm13, ymm7                            ;   669.0 fp3     46 p
        vpxor ymm14, ymm14, ymm2                           ;   670.0 fp0     46 p
        vpxor ymm14, ymm14, [rbp + 7520]                   ;   671.0 fp1+agu1   46 p
        vpxor ymm5, ymm5, ymm14                            ;   672.0 fp2     46 p
        vpand ymm4, ymm13, ymm7                            ;   669.0 fp3     46 p
        vpxor ymm4, ymm4, ymm15                            ;   670.0 fp0     46 p
        vpxor ymm6, ymm6, ymm4                             ;   671.0 fp1     46 p
        vpxor ymm8, ymm8, ymm13                            ;   667.0 fp2     46 p
        vpor ymm4, ymm4, ymm5                              ;   673.0 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   674.0 fp0     46 p
        vpor ymm13, ymm13, ymm5                            ;   673.0 fp1     46 p
        vpxor ymm11, ymm6, ymm8                            ;   675.0 fp2     46 p
        vpxor ymm13, ymm13, ymm7                           ;   674.0 fp3     46 p
        vpxor ymm14, ymm14, ymm13                          ;   675.0 fp0     46 p
        vpand ymm13, ymm13, ymm15                          ;   675.0 fp1     46 p
        vpxor ymm9, ymm9, ymm4                             ;   674.0 fp2     46 p
        vpxor ymm9, ymm9, ymm13                            ;   676.0 fp3     46 p
        vpor ymm4, ymm14, ymm11                            ;   676.0 fp0     46 p
        vpxor ymm13, ymm11, ymm9                           ;   677.0 fp1     46 p
        vmovdqu [rbp + 7520], ymm3                         ;   670.0 agu2+fp5   46 p spill
        vpand ymm3, ymm11, ymm13                           ;   678.0 fp2     46 p
        vpxor ymm13, ymm13, ymm14                          ;   678.0 fp3     46 p
        vpor ymm6, ymm6, ymm3                              ;   679.0 fp0     46 p
        vpor ymm3, ymm3, ymm14                             ;   679.0 fp1     46 p
        vmovdqu [rbp + 10464], ymm11                       ;   676.0 agu0+fp5   46 p spill
        vpand ymm11, ymm8, ymm4                            ;   677.0 fp2     46 p
        vpxor ymm3, ymm3, ymm11                            ;   680.0 fp3     46 p
        vpxor ymm11, ymm11, ymm9                           ;   678.0 fp0     46 p
        vpand ymm14, ymm14, ymm3                           ;   681.0 fp1     46 p
        vpor ymm11, ymm11, ymm14                           ;   682.0 fp2     46 p
        vpxor ymm6, ymm6, ymm11                            ;   683.0 fp3     46 p
        vpxor ymm3, ymm3, ymm6                             ;   684.0 fp0     46 p
        vpxor ymm7, ymm7, ymm3                             ;   685.0 fp1     46 p
        vpor ymm3, ymm13, ymm3                             ;   685.0 fp2     46 p
        vpxor ymm15, ymm15, ymm11                          ;   683.0 fp3     46 p
        vpxor ymm2, ymm2, ymm3                             ;   686.0 fp0     46 p
        vpxor ymm4, ymm4, ymm2                             ;   687.0 fp1     46 p
        vpxor ymm0, ymm0, [r8 + 2848]                      ;   677.2 fp2+agu1   46 p
        vpxor ymm5, ymm5, ymm6                             ;   684.0 fp3     46 p
        vmovdqu ymm3, [rbp + 9056]                         ;   678.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm3                             ;   685.0 fp0     46 p
        vpxor ymm0, ymm0, [rbp + 6688]                     ;   686.0 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 10496]                        ;   679.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm6                             ;   687.0 fp2     46 p
        vpxor ymm5, ymm5, ymm2                             ;   687.0 fp3     46 p
        vpxor ymm0, ymm0, [rbp + 7712]                     ;   688.0 fp0+agu1   46 p
        vmovdqu ymm2, [rbp + 7360]                         ;   680.0 agu0    46 p reload
        vpxor ymm0, ymm0, ymm2                             ;   689.0 fp1     46 p
        vpxor ymm0, ymm0, [rbp + 9248]                     ;   690.0 fp2+agu1   46 p
        vmovdqu ymm11, [rbp + 9024]                        ;   682.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm11                            ;   691.0 fp3     46 p
        vmovdqu ymm14, [rbp + 7296]                        ;   683.0 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 8064]                   ;   690.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 10304]                  ;   691.0 fp1+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 10976]                  ;   692.0 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 7616]                   ;   693.0 fp3+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 6176]                   ;   694.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 256]                    ;   695.0 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 7136]                         ;   686.2 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 7552]                     ;   693.2 fp2+agu1   46 p
        vmovdqu ymm3, [rbp + 6720]                         ;   687.2 agu0    46 p
        vpxor ymm3, ymm3, [rbp + 7200]                     ;   694.2 fp3+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 8896]                     ;   695.2 fp0+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 10816]                    ;   696.2 fp1+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 8832]                     ;   697.2 fp2+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 10240]                    ;   698.2 fp3+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 288]                      ;   699.2 fp0+agu0   46 p
        vmovdqu [rbp + 8832], ymm8                         ;   689.0 agu2+fp5   46 p spill
        vpor ymm8, ymm0, ymm3                              ;   700.2 fp1     46 p
        vmovdqu [rbp + 10816], ymm9                        ;   690.0 agu2+fp5   46 p spill
        vpxor ymm9, ymm6, ymm3                             ;   700.2 fp2     46 p
        vpxor ymm6, ymm6, ymm0                             ;   694.2 fp3     46 p
        vmovdqu [rbp + 8896], ymm7                         ;   691.0 agu1+fp5   46 p spill
        vpand ymm7, ymm6, ymm8                             ;   701.2 fp0     46 p
        vpand ymm6, ymm6, ymm14                            ;   696.0 fp1     46 p
        vpxor ymm8, ymm8, [rbp + 6720]                     ;   701.2 fp2+agu0   46 p
        vmovdqu [rbp + 6720], ymm15                        ;   693.0 agu2+fp5   46 p spill
        vpand ymm15, ymm0, ymm9                            ;   701.2 fp3     46 p
        vmovdqu [rbp + 9024], ymm4                         ;   694.0 agu1+fp5   46 p spill
        vpor ymm4, ymm14, ymm15                            ;   702.2 fp0     46 p
        vpxor ymm15, ymm15, ymm6                           ;   702.2 fp1     46 p
        vpxor ymm15, ymm15, ymm9                           ;   703.2 fp2     46 p
        vpxor ymm9, ymm9, ymm14                            ;   701.2 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   703.2 fp0     46 p
        vpxor ymm4, ymm0, ymm9                             ;   702.2 fp1     46 p
        vpand ymm9, ymm9, ymm14                            ;   702.2 fp2     46 p
        vpor ymm7, ymm7, ymm9                              ;   703.2 fp3     46 p
        vpxor ymm7, ymm7, [rbp + 7552]                     ;   704.2 fp0+agu0   46 p
        vpand ymm15, ymm15, ymm4                           ;   704.2 fp1     46 p
        vpxor ymm11, ymm11, ymm15                          ;   705.2 fp2     46 p
        vpxor ymm9, ymm8, ymm11                            ;   706.2 fp3     46 p
        vpxor ymm6, ymm6, ymm9                             ;   707.2 fp0     46 p
        vpxor ymm6, ymm6, [rbp + 7136]                     ;   708.2 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 7296]                     ;   709.2 fp2+agu0   46 p
        vpxor ymm4, ymm4, ymm6                             ;   710.2 fp3     46 p
        vpand ymm15, ymm8, ymm11                           ;   706.2 fp0     46 p
        vpxor ymm15, ymm15, ymm7                           ;   707.2 fp1     46 p
        vpxor ymm3, ymm3, ymm15                            ;   708.2 fp2     46 p
        vpxor ymm0, ymm0, ymm8                             ;   704.2 fp3     46 p
        vpor ymm15, ymm15, ymm4                            ;   711.2 fp0     46 p
        vpxor ymm0, ymm0, ymm15                            ;   712.2 fp1     46 p
        vpor ymm8, ymm8, ymm4                              ;   711.2 fp2     46 p
        vpxor ymm8, ymm8, ymm11                            ;   712.2 fp3     46 p
        vpxor ymm6, ymm6, ymm8                             ;   713.2 fp0     46 p
        vpand ymm8, ymm8, ymm7                             ;   713.2 fp1     46 p
        vpxor ymm14, ymm14, ymm15                          ;   712.2 fp2     46 p
        vpxor ymm15, ymm3, ymm0                            ;   713.2 fp3     46 p
        vpxor ymm14, ymm14, ymm8                           ;   714.2 fp0     46 p
        vpor ymm8, ymm6, ymm15                             ;   714.2 fp1     46 p
        vmovdqu [rbp + 7296], ymm13                        ;   707.2 agu2+fp5   46 p spill
        vpxor ymm13, ymm15, ymm14                          ;   715.2 fp2     46 p
        vmovdqu [rbp + 7136], ymm5                         ;   708.2 agu1+fp5   46 p spill
        vpand ymm5, ymm15, ymm13                           ;   716.2 fp3     46 p
        vpxor ymm13, ymm13, ymm6                           ;   716.2 fp0     46 p
        vpor ymm3, ymm3, ymm5                              ;   717.2 fp1     46 p
        vpor ymm5, ymm5, ymm6                              ;   717.2 fp2     46 p
        vmovdqu [rbp + 7552], ymm15                        ;   714.2 agu0+fp5   46 p spill
        vpand ymm15, ymm0, ymm8                            ;   715.2 fp3     46 p
        vpxor ymm5, ymm5, ymm15                            ;   718.2 fp0     46 p
        vpxor ymm15, ymm15, ymm14                          ;   716.2 fp1     46 p
        vpand ymm6, ymm6, ymm5                             ;   719.2 fp2     46 p
        vpor ymm15, ymm15, ymm6                            ;   720.2 fp3     46 p
        vpxor ymm3, ymm3, ymm15                            ;   721.2 fp0     46 p
        vpxor ymm5, ymm5, ymm3                             ;   722.2 fp1     46 p
        vpxor ymm11, ymm11, ymm5                           ;   723.2 fp2     46 p
        vpor ymm5, ymm13, ymm5                             ;   723.2 fp3     46 p
        vpxor ymm7, ymm7, ymm15                            ;   721.2 fp0     46 p
        vpxor ymm9, ymm9, ymm5                             ;   724.2 fp1     46 p
        vpxor ymm8, ymm8, ymm9                             ;   725.2 fp2     46 p
        vpxor ymm10, ymm10, [r8 + 3104]                    ;   715.3 fp3+agu1   47 p
        vpxor ymm4, ymm4, ymm3                             ;   722.2 fp0     46 p
        vmovdqu ymm3, [rbp + 7872]                         ;   716.2 agu0    47 p reload
        vpxor ymm10, ymm10, ymm3                           ;   723.2 fp1     47 p
        vpxor ymm10, ymm10, [rbp + 7200]                   ;   724.2 fp2+agu1   47 p
        vpxor ymm10, ymm10, [rbp + 9152]                   ;   725.2 fp3+agu0   47 p
        vmovdqu ymm5, [rbp + 10944]                        ;   717.5 agu1    50 p reload
        vpxor ymm10, ymm10, ymm5                           ;   726.2 fp0     47 p
        vpxor ymm4, ymm4, ymm9                             ;   725.2 fp1     46 p
        vpxor ymm10, ymm10, [rbp + 8000]                   ;   727.2 fp2+agu0   47 p
        vmovdqu ymm6, [rbp + 6272]                         ;   719.2 agu1    50 p reload
        vpxor ymm10, ymm10, ymm6                           ;   728.2 fp3     47 p
        vmovdqu ymm9, [rbp + 11008]                        ;   720.2 agu0    50 p reload
        vpxor ymm2, ymm2, ymm9                             ;   727.2 fp0     47 p
        vmovdqu ymm15, [rbp + 10784]                       ;   721.2 agu1    50 p reload
        vpxor ymm2, ymm2, ymm15                            ;   728.2 fp1     47 p
        vpxor ymm2, ymm2, [rbp + 9984]                     ;   729.2 fp2+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 7616]                     ;   730.2 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 8448]                     ;   731.2 fp0+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 9792]                     ;   732.2 fp1+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 352]                      ;   733.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 7968]                   ;   724.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7616]                   ;   725.2 fp0+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 11328]                  ;   726.2 fp1+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7776]                   ;   727.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 6240]                   ;   728.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 384]                    ;   729.2 fp0+agu0   47 p
        vmovdqu ymm5, [rbp + 10368]                        ;   727.2 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 10752]                    ;   734.2 fp1+agu0   47 p
        vmovdqu [rbp + 7776], ymm0                         ;   726.2 agu2+fp5   46 p spill
        vpor ymm0, ymm12, ymm10                            ;   730.2 fp2     47 p
        vmovdqu [rbp + 11328], ymm14                       ;   727.2 agu2+fp5   46 p spill
        vpxor ymm14, ymm12, ymm5                           ;   735.2 fp3     47 p
        vpxor ymm5, ymm5, ymm10                            ;   735.2 fp0     47 p
        vmovdqu [rbp + 11392], ymm11                       ;   728.2 agu1+fp5   46 p spill
        vpand ymm11, ymm0, ymm5                            ;   736.2 fp1     47 p
        vpand ymm5, ymm5, ymm2                             ;   736.2 fp2     47 p
        vpxor ymm0, ymm0, [rbp + 7968]                     ;   731.2 fp3+agu0   47 p
        vmovdqu [rbp + 7968], ymm7                         ;   729.2 agu2+fp5   46 p spill
        vpand ymm7, ymm10, ymm14                           ;   736.2 fp0     47 p
        vmovdqu [rbp + 11008], ymm8                        ;   730.2 agu1+fp5   46 p spill
        vpor ymm8, ymm2, ymm7                              ;   737.2 fp1     47 p
        vpxor ymm7, ymm7, ymm14                            ;   737.2 fp2     47 p
        vpxor ymm7, ymm7, ymm5                             ;   738.2 fp3     47 p
        vpxor ymm14, ymm14, ymm2                           ;   736.2 fp0     47 p
        vpxor ymm0, ymm0, ymm8                             ;   738.2 fp1     47 p
        vpxor ymm8, ymm10, ymm14                           ;   737.2 fp2     47 p
        vpand ymm14, ymm14, ymm2                           ;   737.2 fp3     47 p
        vpor ymm11, ymm11, ymm14                           ;   738.2 fp0     47 p
        vpxor ymm11, ymm11, [rbp + 10752]                  ;   739.2 fp1+agu0   47 p
        vpand ymm7, ymm7, ymm8                             ;   739.2 fp2     47 p
        vpxor ymm6, ymm6, ymm7                             ;   740.2 fp3     47 p
        vpxor ymm9, ymm9, ymm5                             ;   737.2 fp0     47 p
        vpxor ymm5, ymm0, ymm6                             ;   741.2 fp1     47 p
        vpxor ymm9, ymm9, ymm5                             ;   742.2 fp2     47 p
        vpxor ymm9, ymm9, [rbp + 10368]                    ;   743.2 fp3+agu1   47 p
        vpxor ymm8, ymm8, ymm9                             ;   744.2 fp0     47 p
        vpand ymm7, ymm0, ymm6                             ;   741.2 fp1     47 p
        vpxor ymm7, ymm7, ymm11                            ;   742.2 fp2     47 p
        vpxor ymm12, ymm12, ymm7                           ;   743.2 fp3     47 p
        vpxor ymm10, ymm10, ymm0                           ;   739.2 fp0     47 p
        vpor ymm7, ymm7, ymm8                              ;   745.2 fp1     47 p
        vpxor ymm10, ymm10, ymm7                           ;   746.2 fp2     47 p
        vpor ymm0, ymm0, ymm8                              ;   745.2 fp3     47 p
        vpxor ymm14, ymm12, ymm10                          ;   747.2 fp0     47 p
        vpxor ymm0, ymm0, ymm6                             ;   746.2 fp1     47 p
        vpxor ymm9, ymm9, ymm0                             ;   747.2 fp2     47 p
        vpand ymm0, ymm0, ymm11                            ;   747.2 fp3     47 p
        vpxor ymm2, ymm2, ymm7                             ;   746.2 fp0     47 p
        vpxor ymm2, ymm2, ymm0                             ;   748.2 fp1     47 p
        vpor ymm0, ymm9, ymm14                             ;   748.2 fp2     47 p
        vpxor ymm7, ymm14, ymm2                            ;   749.2 fp3     47 p
        vmovdqu [rbp + 10368], ymm13                       ;   742.2 agu2+fp5   46 p spill
        vpand ymm13, ymm14, ymm7                           ;   750.2 fp0     47 p
        vpxor ymm7, ymm7, ymm9                             ;   750.2 fp1     47 p
        vpor ymm12, ymm12, ymm13                           ;   751.2 fp2     47 p
        vpor ymm13, ymm13, ymm9                            ;   751.2 fp3     47 p
        vmovdqu [rbp + 10752], ymm14                       ;   748.2 agu0+fp5   47 p spill
        vpand ymm14, ymm10, ymm0                           ;   749.2 fp0     47 p
        vpxor ymm13, ymm13, ymm14                          ;   752.2 fp1     47 p
        vpxor ymm14, ymm14, ymm2                           ;   750.2 fp2     47 p
        vpand ymm9, ymm9, ymm13                            ;   753.2 fp3     47 p
        vpor ymm14, ymm14, ymm9                            ;   754.2 fp0     47 p
        vpxor ymm12, ymm12, ymm14                          ;   755.2 fp1     47 p
        vpxor ymm13, ymm13, ymm12                          ;   756.2 fp2     47 p
        vpxor ymm6, ymm6, ymm13                            ;   757.2 fp3     47 p
        vpor ymm9, ymm7, ymm13                             ;   757.2 fp0     47 p
        vpxor ymm11, ymm11, ymm14                          ;   755.2 fp1     47 p
        vpxor ymm5, ymm5, ymm9                             ;   758.2 fp2     47 p
        vpxor ymm0, ymm0, ymm5                             ;   759.2 fp3     47 p
        vpxor ymm1, ymm1, [r8 + 3360]                      ;   749.3 fp0+agu1   47 p
        vpxor ymm8, ymm8, ymm12                            ;   756.2 fp1     47 p
        vpxor ymm1, ymm1, [rbp + 8928]                     ;   750.3 fp2+agu0   47 p
        vpxor ymm1, ymm1, [rbp + 6240]                     ;   751.3 fp3+agu1   47 p
        vpxor ymm1, ymm1, [rbp + 10400]                    ;   752.3 fp0+agu0   47 p
        vpxor ymm1, ymm1, [rbp + 10688]                    ;   753.3 fp1+agu1   47 p
        vpxor ymm1, ymm1, [rbp + 6976]                     ;   754.3 fp2+agu0   47 p
        vpxor ymm8, ymm8, ymm5                             ;   759.2 fp3     47 p
        vmovdqu ymm5, [rbp + 6432]                         ;   752.3 agu1    50 p reload
        vpxor ymm1, ymm1, ymm5                             ;   759.3 fp0     47 p
        vmovdqu ymm9, [rbp + 9120]                         ;   753.2 agu0    47 p
        vmovdqu ymm12, [rbp + 9952]                        ;   753.3 agu1    50 p reload
        vpxor ymm9, ymm9, ymm12                            ;   760.3 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 9824]                     ;   761.3 fp2+agu0   47 p
        vmovdqu ymm13, [rbp + 9184]                        ;   754.3 agu1    47 p reload
        vpxor ymm9, ymm9, ymm13                            ;   762.3 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 9600]                     ;   763.3 fp0+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 8640]                     ;   764.3 fp1+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 9728]                     ;   765.3 fp2+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 448]                      ;   766.3 fp3+agu1   47 p
        vmovdqu ymm14, [rbp + 7424]                        ;   757.2 agu0    47 p
        vpxor ymm14, ymm14, [rbp + 8864]                   ;   764.2 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 9536]                   ;   758.2 fp1+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8480]                   ;   759.2 fp2+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8064]                   ;   760.2 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8352]                   ;   761.2 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 480]                    ;   762.2 fp1+agu0   47 p
        vmovdqu [rbp + 8064], ymm10                        ;   758.3 agu2+fp5   47 p spill
        vpor ymm10, ymm1, ymm15                            ;   763.2 fp2     47 p
        vmovdqu [rbp + 8480], ymm2                         ;   759.3 agu2+fp5   47 p spill
        vpxor ymm2, ymm15, ymm14                           ;   765.2 fp3     47 p
        vpxor ymm14, ymm14, ymm1                           ;   765.2 fp0     47 p
        vmovdqu [rbp + 10784], ymm6                        ;   760.3 agu1+fp5   47 p spill
        vpand ymm6, ymm10, ymm14                           ;   766.2 fp1     47 p
        vpand ymm14, ymm14, ymm9                           ;   767.3 fp2     47 p
        vpxor ymm10, ymm10, [rbp + 9536]                   ;   764.2 fp3+agu0   47 p
        vmovdqu [rbp + 9536], ymm11                        ;   761.3 agu2+fp5   47 p spill
        vpand ymm11, ymm1, ymm2                            ;   766.2 fp0     47 p
        vmovdqu [rbp + 6432], ymm0                         ;   762.3 agu1+fp5   47 p spill
        vpor ymm0, ymm11, ymm9                             ;   767.3 fp1     47 p
        vpxor ymm11, ymm11, ymm2                           ;   767.2 fp2     47 p
        vpxor ymm11, ymm11, ymm14                          ;   768.3 fp3     47 p
        vpxor ymm2, ymm2, ymm9                             ;   767.3 fp0     47 p
        vpxor ymm10, ymm10, ymm0                           ;   768.3 fp1     47 p
        vpxor ymm0, ymm1, ymm2                             ;   768.3 fp2     47 p
        vpand ymm2, ymm2, ymm9                             ;   768.3 fp3     47 p
        vpor ymm6, ymm6, ymm2                              ;   769.3 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 8864]                     ;   770.3 fp1+agu0   47 p
        vpand ymm11, ymm11, ymm0                           ;   769.3 fp2     47 p
        vpxor ymm5, ymm5, ymm11                            ;   770.3 fp3     47 p
        vpxor ymm2, ymm10, ymm5                            ;   771.3 fp0     47 p
        vpxor ymm14, ymm14, ymm2                           ;   772.3 fp1     47 p
        vpxor ymm14, ymm14, [rbp + 7424]                   ;   773.3 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 9120]                   ;   774.3 fp3+agu0   47 p
        vpxor ymm0, ymm0, ymm14                            ;   775.3 fp0     47 p
        vpand ymm11, ymm10, ymm5                           ;   771.3 fp1     47 p
        vpxor ymm11, ymm11, ymm6                           ;   772.3 fp2     47 p
        vpxor ymm15, ymm15, ymm11                          ;   773.3 fp3     47 p
        vpxor ymm1, ymm1, ymm10                            ;   769.3 fp0     47 p
        vpor ymm11, ymm11, ymm0                            ;   776.3 fp1     47 p
        vpxor ymm1, ymm1, ymm11                            ;   777.3 fp2     47 p
        vpor ymm10, ymm10, ymm0                            ;   776.3 fp3     47 p
        vpxor ymm10, ymm10, ymm5                           ;   777.3 fp0     47 p
        vpxor ymm14, ymm14, ymm10                          ;   778.3 fp1     47 p
        vpand ymm10, ymm10, ymm6                           ;   778.3 fp2     47 p
        vpxor ymm9, ymm9, ymm11                            ;   777.3 fp3     47 p
        vpxor ymm11, ymm15, ymm1                           ;   778.3 fp0     47 p
        vpxor ymm9, ymm9, ymm10                            ;   779.3 fp1     47 p
        vpor ymm10, ymm14, ymm11                           ;   779.3 fp2     47 p
        vmovdqu [rbp + 9120], ymm7                         ;   772.3 agu2+fp5   47 p spill
        vpxor ymm7, ymm11, ymm9                            ;   780.3 fp3     47 p
        vmovdqu [rbp + 7424], ymm8                         ;   773.3 agu1+fp5   47 p spill
        vpand ymm8, ymm11, ymm7                            ;   781.3 fp0     47 p
        vpxor ymm7, ymm7, ymm14                            ;   781.3 fp1     47 p
        vpor ymm15, ymm15, ymm8                            ;   782.3 fp2     47 p
        vpor ymm8, ymm8, ymm14                             ;   782.3 fp3     47 p
        vmovdqu [rbp + 8864], ymm11                        ;   779.3 agu0+fp5   47 p spill
        vpand ymm11, ymm1, ymm10                           ;   780.3 fp0     47 p
        vpxor ymm8, ymm8, ymm11                            ;   783.3 fp1     47 p
        vpxor ymm11, ymm11, ymm9                           ;   781.3 fp2     47 p
        vpand ymm14, ymm14, ymm8                           ;   784.3 fp3     47 p
        vpor ymm11, ymm11, ymm14                           ;   785.3 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   786.3 fp1     47 p
        vpxor ymm8, ymm8, ymm15                            ;   787.3 fp2     47 p
        vpxor ymm5, ymm5, ymm8                             ;   788.3 fp3     47 p
        vpor ymm8, ymm7, ymm8                              ;   788.3 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   786.3 fp1     47 p
        vpxor ymm2, ymm2, ymm8                             ;   789.3 fp2     47 p
        vpxor ymm10, ymm10, ymm2                           ;   790.3 fp3     47 p
        vpxor ymm3, ymm3, [r8 + 3616]                      ;   780.5 fp0+agu1   47 p
        vpxor ymm0, ymm0, ymm15                            ;   787.3 fp1     47 p
        vpxor ymm3, ymm3, [rbp + 8352]                     ;   781.5 fp2+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 6944]                     ;   782.5 fp3+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 9056]                     ;   783.5 fp0+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 9088]                     ;   784.5 fp1+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 8768]                     ;   785.5 fp2+agu0   47 p
        vpxor ymm0, ymm0, ymm2                             ;   790.3 fp3     47 p
        vmovdqu ymm2, [rbp + 6560]                         ;   783.5 agu1    50 p reload
        vpxor ymm3, ymm3, ymm2                             ;   790.5 fp0     47 p
        vmovdqu ymm8, [rbp + 9632]                         ;   784.3 agu0    47 p
        vpxor ymm8, ymm8, [rbp + 8128]                     ;   791.3 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 6208]                     ;   792.3 fp2+agu0   47 p
        vmovdqu ymm11, [rbp + 10624]                       ;   785.5 agu1    50 p reload
        vpxor ymm8, ymm8, ymm11                            ;   793.3 fp3     47 p
        vpxor ymm8, ymm8, [rbp + 10048]                    ;   794.3 fp0+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 7616]                     ;   795.3 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 10144]                    ;   796.3 fp2+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 544]                      ;   797.3 fp3+agu1   47 p
        vmovdqu ymm14, [rbp + 9504]                        ;   788.3 agu0    47 p
        vmovdqu ymm15, [rbp + 8192]                        ;   788.5 agu1    50 p reload
        vpxor ymm14, ymm14, ymm15                          ;   795.5 fp0     47 p
        vpxor ymm12, ymm12, [rbp + 10912]                  ;   789.3 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 11200]                  ;   790.3 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7744]                   ;   791.3 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8704]                   ;   792.3 fp0+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8096]                   ;   793.3 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8416]                   ;   794.3 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 576]                    ;   795.3 fp3+agu0   47 p
        vmovdqu [rbp + 8416], ymm1                         ;   790.5 agu2+fp5   47 p spill
        vpor ymm1, ymm3, ymm12                             ;   796.3 fp0     47 p
        vmovdqu [rbp + 8096], ymm9                         ;   791.5 agu2+fp5   47 p spill
        vpxor ymm9, ymm12, ymm14                           ;   796.5 fp1     47 p
        vpxor ymm14, ymm14, ymm3                           ;   796.5 fp2     47 p
        vmovdqu [rbp + 8192], ymm5                         ;   792.5 agu1+fp5   47 p spill
        vpand ymm5, ymm1, ymm14                            ;   797.5 fp3     47 p
        vpand ymm14, ymm14, ymm8                           ;   798.3 fp0     47 p
        vpxor ymm1, ymm1, [rbp + 10912]                    ;   797.3 fp1+agu0   47 p
        vmovdqu [rbp + 10912], ymm6                        ;   793.5 agu2+fp5   47 p spill
        vpand ymm6, ymm3, ymm9                             ;   797.5 fp2     47 p
        vmovdqu [rbp + 6560], ymm10                        ;   794.5 agu1+fp5   47 p spill
        vpor ymm10, ymm6, ymm8                             ;   798.5 fp3     47 p
        vpxor ymm6, ymm6, ymm9                             ;   798.5 fp0     47 p
        vpxor ymm6, ymm6, ymm14                            ;   799.5 fp1     47 p
        vpxor ymm9, ymm9, ymm8                             ;   798.3 fp2     47 p
        vpxor ymm1, ymm1, ymm10                            ;   799.5 fp3     47 p
        vpxor ymm10, ymm3, ymm9                            ;   799.3 fp0     47 p
        vpand ymm9, ymm9, ymm8                             ;   799.3 fp1     47 p
        vpor ymm5, ymm5, ymm9                              ;   800.3 fp2     47 p
        vpxor ymm15, ymm15, ymm5                           ;   801.3 fp3     47 p
        vpand ymm6, ymm6, ymm10                            ;   800.5 fp0     47 p
        vpxor ymm2, ymm2, ymm6                             ;   801.5 fp1     47 p
        vpxor ymm5, ymm1, ymm2                             ;   802.5 fp2     47 p
        vpxor ymm14, ymm14, ymm5                           ;   803.5 fp3     47 p
        vpxor ymm14, ymm14, [rbp + 9504]                   ;   804.5 fp0+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 9632]                   ;   805.5 fp1+agu1   47 p
        vpxor ymm10, ymm10, ymm14                          ;   806.5 fp2     47 p
        vpand ymm6, ymm1, ymm2                             ;   802.5 fp3     47 p
        vpxor ymm6, ymm6, ymm15                            ;   803.5 fp0     47 p
        vpxor ymm12, ymm12, ymm6                           ;   804.5 fp1     47 p
        vpxor ymm3, ymm3, ymm1                             ;   800.5 fp2     47 p
        vpor ymm6, ymm6, ymm10                             ;   807.5 fp3     47 p
        vpxor ymm3, ymm3, ymm6                             ;   808.5 fp0     47 p
        vpor ymm1, ymm1, ymm10                             ;   807.5 fp1     47 p
        vpxor ymm9, ymm12, ymm3                            ;   809.5 fp2     47 p
        vpxor ymm1, ymm1, ymm2                             ;   808.5 fp3     47 p
        vpxor ymm14, ymm14, ymm1                           ;   809.5 fp0     47 p
        vpand ymm1, ymm1, ymm15                            ;   809.5 fp1     47 p
        vpxor ymm8, ymm8, ymm6                             ;   808.5 fp2     47 p
        vpxor ymm8, ymm8, ymm1                             ;   810.5 fp3     47 p
        vpor ymm1, ymm14, ymm9                             ;   810.5 fp0     47 p
        vpxor ymm6, ymm9, ymm8                             ;   811.5 fp1     47 p
        vmovdqu [rbp + 9632], ymm7                         ;   803.7 agu2+fp5   47 p spill
        vpand ymm7, ymm9, ymm6                             ;   812.5 fp2     47 p
        vpxor ymm6, ymm6, ymm14                            ;   812.5 fp3     47 p
        vpor ymm12, ymm12, ymm7                            ;   813.5 fp0     47 p
        vpor ymm7, ymm7, ymm14                             ;   813.5 fp1     47 p
        vmovdqu [rbp + 9504], ymm9                         ;   810.5 agu0+fp5   47 p spill
        vpand ymm9, ymm3, ymm1                             ;   811.5 fp2     47 p
        vpxor ymm7, ymm7, ymm9                             ;   814.5 fp3     47 p
        vpxor ymm9, ymm9, ymm8                             ;   812.5 fp0     47 p
        vpand ymm14, ymm14, ymm7                           ;   815.5 fp1     47 p
        vpor ymm9, ymm9, ymm14                             ;   816.5 fp2     47 p
        vpxor ymm12, ymm12, ymm9                           ;   817.5 fp3     47 p
        vpxor ymm7, ymm7, ymm12                            ;   818.5 fp0     47 p
        vpxor ymm2, ymm2, ymm7                             ;   819.5 fp1     47 p
        vpor ymm7, ymm6, ymm7                              ;   819.5 fp2     47 p
        vpxor ymm15, ymm15, ymm9                           ;   817.5 fp3     47 p
        vpxor ymm5, ymm5, ymm7                             ;   820.5 fp0     47 p
        vpxor ymm1, ymm1, ymm5                             ;   821.5 fp1     47 p
        vpxor ymm10, ymm10, ymm12                          ;   818.5 fp2     47 p
        vpxor ymm10, ymm10, ymm5                           ;   821.5 fp3     47 p
        vmovdqu ymm5, [rbp + 9696]                         ;   812.7 agu1    47 p
        vpxor ymm5, ymm5, [r8 + 3872]                      ;   819.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 7648]                     ;   820.7 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 10496]                    ;   821.7 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8224]                     ;   822.7 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 10944]                    ;   823.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 7936]                     ;   824.7 fp1+agu1   47 p
        vmovdqu ymm7, [rbp + 11360]                        ;   816.5 agu0    50 p reload
        vpxor ymm5, ymm5, ymm7                             ;   825.7 fp2     47 p
        vmovdqu ymm9, [rbp + 8800]                         ;   817.5 agu1    50 p reload
        vpxor ymm13, ymm13, ymm9                           ;   824.5 fp3     47 p
        vpxor ymm13, ymm13, [rbp + 8288]                   ;   825.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11040]                  ;   826.5 fp1+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 10112]                  ;   827.5 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11136]                  ;   828.5 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 8320]                   ;   829.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 640]                    ;   830.5 fp1+agu1   47 p
        vmovdqu ymm12, [rbp + 9216]                        ;   820.8 agu0    47 p
        vmovdqu ymm14, [rbp + 8672]                        ;   821.5 agu1    50 p reload
        vpxor ymm12, ymm12, ymm14                          ;   828.5 fp2     47 p
        vpxor ymm11, ymm11, [rbp + 7328]                   ;   821.8 fp3+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 8160]                   ;   822.8 fp0+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 10432]                  ;   823.8 fp1+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 10240]                  ;   824.8 fp2+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 672]                    ;   825.8 fp3+agu0   47 p
        vmovdqu [rbp + 10240], ymm3                        ;   822.7 agu2+fp5   47 p spill
        vpor ymm3, ymm11, ymm5                             ;   826.8 fp0     47 p
        vmovdqu [rbp + 10432], ymm8                        ;   823.7 agu2+fp5   47 p spill
        vpxor ymm8, ymm11, ymm12                           ;   829.5 fp1     47 p
        vpxor ymm12, ymm12, ymm5                           ;   829.5 fp2     47 p
        vmovdqu [rbp + 8672], ymm2                         ;   824.7 agu1+fp5   47 p spill
        vpand ymm2, ymm3, ymm12                            ;   830.5 fp3     47 p
        vpand ymm12, ymm12, ymm13                          ;   831.5 fp0     47 p
        vpxor ymm3, ymm3, [rbp + 7328]                     ;   827.8 fp1+agu0   47 p
        vmovdqu [rbp + 11360], ymm15                       ;   825.7 agu2+fp5   47 p spill
        vpand ymm15, ymm5, ymm8                            ;   830.5 fp2     47 p
        vmovdqu [rbp + 8800], ymm1                         ;   826.7 agu1+fp5   47 p spill
        vpor ymm1, ymm15, ymm13                            ;   831.5 fp3     47 p
        vpxor ymm15, ymm15, ymm8                           ;   831.5 fp0     47 p
        vpxor ymm15, ymm15, ymm12                          ;   832.5 fp1     47 p
        vpxor ymm8, ymm8, ymm13                            ;   831.5 fp2     47 p
        vpxor ymm3, ymm3, ymm1                             ;   832.5 fp3     47 p
        vpxor ymm1, ymm5, ymm8                             ;   832.5 fp0     47 p
        vpand ymm8, ymm8, ymm13                            ;   832.5 fp1     47 p
        vpor ymm2, ymm2, ymm8                              ;   833.5 fp2     47 p
        vpxor ymm14, ymm14, ymm2                           ;   834.5 fp3     47 p
        vpand ymm15, ymm15, ymm1                           ;   833.5 fp0     47 p
        vpxor ymm7, ymm7, ymm15                            ;   834.5 fp1     47 p
        vpxor ymm2, ymm3, ymm7                             ;   835.5 fp2     47 p
        vpxor ymm9, ymm9, ymm12                            ;   832.5 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 9216]                     ;   833.5 fp0+agu0   47 p
        vpxor ymm9, ymm9, ymm2                             ;   836.5 fp1     47 p
        vpxor ymm1, ymm1, ymm9                             ;   837.5 fp2     47 p
        vpand ymm8, ymm3, ymm7                             ;   835.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                            ;   836.5 fp0     47 p
        vpxor ymm11, ymm11, ymm8                           ;   837.5 fp1     47 p
        vpor ymm8, ymm8, ymm1                              ;   838.5 fp2     47 p
        vpxor ymm5, ymm5, ymm3                             ;   833.5 fp3     47 p
        vpxor ymm5, ymm5, ymm8                             ;   839.5 fp0     47 p
        vpor ymm3, ymm3, ymm1                              ;   838.5 fp1     47 p
        vpxor ymm12, ymm11, ymm5                           ;   840.5 fp2     47 p
        vpxor ymm3, ymm7, ymm3                             ;   839.5 fp3     47 p
        vpxor ymm9, ymm9, ymm3                             ;   840.5 fp0     47 p
        vpand ymm3, ymm14, ymm3                            ;   840.5 fp1     47 p
        vpxor ymm13, ymm13, ymm8                           ;   839.5 fp2     47 p
        vpxor ymm13, ymm13, ymm3                           ;   841.5 fp3     47 p
        vpor ymm3, ymm9, ymm12                             ;   841.5 fp0     47 p
        vpxor ymm8, ymm12, ymm13                           ;   842.5 fp1     47 p
        vpand ymm15, ymm12, ymm8                           ;   843.5 fp2     47 p
        vpxor ymm8, ymm8, ymm9                             ;   843.5 fp3     47 p
        vpor ymm11, ymm11, ymm15                           ;   844.5 fp0     47 p
        vpor ymm15, ymm15, ymm9                            ;   844.5 fp1     47 p
        vmovdqu [rbp + 9216], ymm12                        ;   841.5 agu2+fp5   47 p spill
        vpand ymm12, ymm5, ymm3                            ;   842.5 fp2     47 p
        vpxor ymm15, ymm15, ymm12                          ;   845.5 fp3     47 p
        vpxor ymm12, ymm12, ymm13                          ;   843.5 fp0     47 p
        vpand ymm9, ymm9, ymm15                            ;   846.5 fp1     47 p
        vpor ymm12, ymm12, ymm9                            ;   847.5 fp2     47 p
        vpxor ymm11, ymm11, ymm12                          ;   848.5 fp3     47 p
        vpxor ymm15, ymm15, ymm11                          ;   849.5 fp0     47 p
        vpxor ymm7, ymm7, ymm15                            ;   850.5 fp1     47 p
        vpor ymm9, ymm8, ymm15                             ;   850.5 fp2     47 p
        vpxor ymm14, ymm14, ymm12                          ;   848.5 fp3     47 p
        vpxor ymm2, ymm2, ymm9                             ;   851.5 fp0     47 p
        vpxor ymm3, ymm3, ymm2                             ;   852.5 fp1     47 p
        vpxor ymm1, ymm1, ymm11                            ;   849.5 fp2     47 p
        vpxor ymm1, ymm1, ymm2                             ;   852.5 fp3     47 p
        vmovdqu ymm2, [rbp + 9344]                         ;   843.7 agu1    50 p
        vmovdqu ymm9, [rbp + 6496]                         ;   843.8 agu0    46 p reload
        vpxor ymm2, ymm2, ymm9                             ;   850.8 fp0     50 p
        vpxor ymm2, ymm2, [rbp + 704]                      ;   851.8 fp1+agu1   50 p
        vmovdqu ymm11, [rbp + 7168]                        ;   844.8 agu0    50 p
        vpxor ymm11, ymm11, [r8 + 32]                      ;   851.8 fp2+agu1   50 p
        vmovdqu ymm12, [rbp + 11424]                       ;   845.8 agu0    46 p reload
        vpxor ymm9, ymm9, ymm12                            ;   852.8 fp3     50 p
        vpxor ymm9, ymm9, [rbp + 736]                      ;   853.8 fp0+agu1   50 p
        vmovdqu ymm15, [rbp + 11456]                       ;   846.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 768]                    ;   853.8 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 832]                    ;   852.8 fp2+agu0   50 p
        vmovdqu [rbp + 11424], ymm12                       ;   853.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9344]                        ;   848.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8960]                   ;   855.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 800]                    ;   856.7 fp0+agu1   50 p
        vmovdqu [rbp + 8960], ymm12                        ;   857.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6592]                        ;   850.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7168]                   ;   857.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 160]                     ;   858.5 fp2+agu0   50 p
        vmovdqu [rbp + 7168], ymm12                        ;   859.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9664]                        ;   851.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11456]                  ;   858.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 224]                     ;   859.7 fp0+agu1   50 p
        vmovdqu [rbp + 11456], ymm12                       ;   860.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7520]                        ;   853.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6368]                   ;   860.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 864]                    ;   861.5 fp2+agu0   50 p
        vmovdqu [rbp + 9664], ymm12                        ;   862.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7232]                        ;   854.7 agu1    50 p
        vpxor ymm12, ymm12, [r8 + 288]                     ;   861.7 fp3+agu0   50 p
        vmovdqu [rbp + 6592], ymm12                        ;   862.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10656]                       ;   855.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6368]                   ;   862.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 896]                    ;   863.7 fp1+agu1   50 p
        vmovdqu [rbp + 6368], ymm12                        ;   864.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11296]                       ;   857.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 928]                    ;   864.5 fp2+agu1   50 p
        vmovdqu [rbp + 9344], ymm12                        ;   865.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7520]                        ;   858.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8736]                   ;   865.5 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 960]                    ;   866.5 fp0+agu0   50 p
        vmovdqu [rbp + 8736], ymm12                        ;   867.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6080]                        ;   859.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7232]                   ;   866.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 416]                     ;   867.7 fp2+agu1   50 p
        vmovdqu [rbp + 7232], ymm12                        ;   868.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10656]                       ;   861.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 992]                    ;   868.5 fp3+agu1   50 p
        vmovdqu [rbp + 10656], ymm12                       ;   869.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8512]                        ;   862.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 11296]                  ;   869.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 480]                     ;   870.5 fp1+agu0   50 p
        vmovdqu [rbp + 11296], ymm12                       ;   871.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7136]                        ;   863.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7296]                   ;   870.7 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 1024]                   ;   871.7 fp3+agu1   50 p
        vmovdqu [rbp + 8512], ymm12                        ;   872.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9024]                        ;   865.5 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 544]                     ;   872.5 fp0+agu1   50 p
        vmovdqu [rbp + 6080], ymm12                        ;   873.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6720]                        ;   866.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7296]                   ;   873.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 1056]                   ;   874.5 fp2+agu0   50 p
        vmovdqu [rbp + 7296], ymm12                        ;   875.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8896]                        ;   867.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 1088]                   ;   874.7 fp3+agu0   50 p
        vmovdqu [rbp + 7520], ymm12                        ;   875.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7136]                        ;   868.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 10816]                  ;   875.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 1120]                   ;   876.7 fp1+agu1   50 p
        vmovdqu [rbp + 10816], ymm12                       ;   877.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10464]                       ;   870.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 9024]                   ;   877.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 672]                     ;   878.5 fp3+agu0   50 p
        vmovdqu [rbp + 9024], ymm12                        ;   879.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6720]                        ;   871.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 1152]                   ;   878.7 fp0+agu0   50 p
        vmovdqu [rbp + 6720], ymm12                        ;   879.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8832]                        ;   872.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 8896]                   ;   879.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 736]                     ;   880.7 fp2+agu1   50 p
        vmovdqu [rbp + 8896], ymm12                        ;   881.7 agu2+fp5   50 p spill
        vpxor ymm12, ymm4, [rbp + 10368]                   ;   874.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 1184]                   ;   875.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11328]                    ;   875.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 1280]                     ;   876.5 fp2+agu1   50 p
        vmovdqu [rbp + 11328], ymm4                        ;   877.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11008]                        ;   876.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 800]                       ;   883.5 fp3+agu1   50 p
        vmovdqu [rbp + 8832], ymm4                         ;   884.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7968]                         ;   877.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 10368]                    ;   884.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 1216]                     ;   885.5 fp1+agu0   50 p
        vmovdqu [rbp + 10368], ymm4                        ;   886.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11392]                        ;   878.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 1248]                     ;   885.7 fp2+agu0   50 p
        vmovdqu [rbp + 10464], ymm4                        ;   886.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7552]                         ;   879.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 11008]                    ;   886.7 fp3+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 928]                       ;   887.7 fp0+agu1   50 p
        vmovdqu [rbp + 11008], ymm4                        ;   888.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7968]                         ;   881.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 1312]                     ;   888.5 fp1+agu1   50 p
        vmovdqu [rbp + 7968], ymm4                         ;   889.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7776]                         ;   882.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 11392]                    ;   889.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 992]                       ;   890.5 fp3+agu0   50 p
        vmovdqu [rbp + 11392], ymm4                        ;   891.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7424]                         ;   883.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 9120]                     ;   890.7 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 1344]                     ;   891.7 fp1+agu1   50 p
        vmovdqu [rbp + 7776], ymm4                         ;   892.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6432]                         ;   885.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 1056]                      ;   892.5 fp2+agu1   50 p
        vmovdqu [rbp + 7552], ymm4                         ;   893.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9536]                         ;   886.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 9120]                     ;   893.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 1376]                     ;   894.5 fp0+agu0   50 p
        vmovdqu [rbp + 9120], ymm4                         ;   895.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 10784]                        ;   887.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 1408]                     ;   894.7 fp1+agu0   50 p
        vmovdqu [rbp + 7136], ymm4                         ;   895.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7424]                         ;   888.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8480]                     ;   895.7 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 1440]                     ;   896.7 fp3+agu1   50 p
        vmovdqu [rbp + 8480], ymm4                         ;   897.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 10752]                        ;   890.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 6432]                     ;   897.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 1184]                      ;   898.5 fp1+agu0   50 p
        vmovdqu [rbp + 6432], ymm4                         ;   899.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9536]                         ;   891.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 1472]                     ;   898.7 fp2+agu0   50 p
        vmovdqu [rbp + 9536], ymm4                         ;   899.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8064]                         ;   892.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 10784]                    ;   899.7 fp3+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 1248]                      ;   900.7 fp0+agu1   50 p
        vmovdqu [rbp + 10784], ymm4                        ;   901.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm0, [rbp + 9632]                     ;   894.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 1504]                     ;   895.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8096]                     ;   895.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 1600]                     ;   896.5 fp0+agu1   50 p
        vmovdqu [rbp + 8096], ymm0                         ;   897.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 6560]                         ;   896.5 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 1312]                      ;   903.5 fp1+agu1   50 p
        vmovdqu [rbp + 8064], ymm0                         ;   904.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10912]                        ;   897.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 9632]                     ;   904.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 1536]                     ;   905.5 fp3+agu0   50 p
        vmovdqu [rbp + 9632], ymm0                         ;   906.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8192]                         ;   898.7 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 1568]                     ;   905.7 fp0+agu0   50 p
        vmovdqu [rbp + 10752], ymm0                        ;   906.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8864]                         ;   899.7 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 6560]                     ;   906.7 fp1+agu0   50 p
        vpxor ymm0, ymm0, [r8 + 1440]                      ;   907.7 fp2+agu1   50 p
        vmovdqu [rbp + 6560], ymm0                         ;   908.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10912]                        ;   901.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 1632]                     ;   908.5 fp3+agu1   50 p
        vmovdqu [rbp + 10912], ymm0                        ;   909.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8416]                         ;   902.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 8192]                     ;   909.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 1504]                      ;   910.5 fp1+agu0   50 p
        vmovdqu [rbp + 8192], ymm0                         ;   911.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm10, ymm6                            ;   902.5 fp2     50 p
        vpxor ymm0, ymm0, [rbp + 1664]                     ;   903.7 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11360]                    ;   904.5 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 1696]                     ;   905.5 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10432]                  ;   905.5 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 1760]                   ;   906.5 fp3+agu1   50 p
        vmovdqu [rbp + 10432], ymm10                       ;   907.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 8800]                        ;   906.5 agu0    50 p
        vpxor ymm10, ymm10, [r8 + 1568]                    ;   913.5 fp0+agu1   50 p
        vmovdqu [rbp + 8416], ymm6                         ;   906.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8672]                         ;   907.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 1728]                     ;   914.5 fp1+agu1   50 p
        vpxor ymm13, ymm13, ymm1                           ;   906.7 fp2     50 p
        vpxor ymm1, ymm1, ymm8                             ;   906.8 fp3     50 p
        vpxor ymm1, ymm1, [rbp + 1824]                     ;   908.5 fp0+agu0   50 p
        vpxor ymm8, ymm8, ymm14                            ;   907.5 fp1     50 p
        vpxor ymm8, ymm8, [rbp + 1856]                     ;   908.7 fp2+agu1   50 p
        vmovdqu [rbp + 8864], ymm8                         ;   909.7 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 9504]                         ;   909.5 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 8800]                     ;   916.5 fp3+agu1   50 p
        vpxor ymm8, ymm8, [r8 + 1696]                      ;   917.5 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 1920]                   ;   910.7 fp1+agu1   50 p
        vmovdqu [rbp + 8800], ymm13                        ;   911.7 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 11360]                       ;   911.5 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 1792]                   ;   918.5 fp2+agu1   50 p
        vmovdqu [rbp + 11360], ymm1                        ;   909.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10240]                        ;   912.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8672]                     ;   919.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 1760]                      ;   920.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, ymm7                             ;   909.8 fp1     50 p
        vpxor ymm7, ymm7, [rbp + 1888]                     ;   913.7 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 1952]                   ;   914.5 fp3+agu0   50 p
        vmovdqu [rbp + 8672], ymm14                        ;   915.5 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [r8 + 1824]                     ;   914.7 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9216]                     ;   915.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 1952]                      ;   916.5 fp2+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 2016]                      ;   916.5 fp3+agu0   50 p
        vmovdqu [rbp + 9216], ymm5                         ;   917.5 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, [rbp + 1984]                     ;   916.7 fp0+agu1   63 p
        vmovdqu [rbp + 10240], ymm5                        ;   917.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm11, [rbp + 2016]                    ;   917.5 fp1+agu0   63 p
        vmovdqu [rbp + 9504], ymm5                         ;   918.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm9, [rbp + 2048]                     ;   917.7 fp2+agu1   63 p
        vmovdqu [rbp + 7424], ymm5                         ;   918.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm15, [rbp + 2080]                    ;   918.5 fp3+agu0   63 p
        vmovdqu [rbp + 6496], ymm5                         ;   919.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8960]                         ;   918.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2112]                     ;   925.7 fp0+agu0   63 p
        vmovdqu [rbp + 7328], ymm5                         ;   926.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7168]                         ;   919.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2144]                     ;   926.7 fp1+agu0   63 p
        vmovdqu [rbp + 8160], ymm5                         ;   927.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11424]                        ;   920.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2176]                     ;   927.7 fp2+agu0   63 p
        vmovdqu [rbp + 10624], ymm5                        ;   928.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11456]                        ;   921.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2208]                     ;   928.7 fp3+agu0   63 p
        vmovdqu [rbp + 8320], ymm5                         ;   929.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9664]                         ;   922.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2240]                     ;   929.7 fp0+agu0   63 p
        vmovdqu [rbp + 11136], ymm5                        ;   930.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6592]                         ;   923.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2272]                     ;   930.7 fp1+agu0   63 p
        vmovdqu [rbp + 10112], ymm5                        ;   931.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6368]                         ;   924.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2304]                     ;   931.7 fp2+agu0   63 p
        vmovdqu [rbp + 11040], ymm5                        ;   932.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9344]                         ;   925.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2336]                     ;   932.7 fp3+agu0   63 p
        vmovdqu [rbp + 8288], ymm5                         ;   933.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8736]                         ;   926.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2368]                     ;   933.7 fp0+agu0   63 p
        vmovdqu [rbp + 7936], ymm5                         ;   934.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7232]                         ;   927.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2400]                     ;   934.7 fp1+agu0   63 p
        vmovdqu [rbp + 10944], ymm5                        ;   935.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10656]                        ;   928.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2432]                     ;   935.7 fp2+agu0   63 p
        vmovdqu [rbp + 8224], ymm5                         ;   936.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11296]                        ;   929.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2464]                     ;   936.7 fp3+agu0   63 p
        vmovdqu [rbp + 10496], ymm5                        ;   937.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8512]                         ;   930.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2496]                     ;   937.7 fp0+agu0   63 p
        vmovdqu [rbp + 7648], ymm5                         ;   938.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6080]                         ;   931.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2528]                     ;   938.7 fp1+agu0   63 p
        vmovdqu [rbp + 9696], ymm5                         ;   939.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7296]                         ;   932.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2560]                     ;   939.7 fp2+agu0   63 p
        vmovdqu [rbp + 9184], ymm5                         ;   940.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7520]                         ;   933.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2592]                     ;   940.7 fp3+agu0   63 p
        vmovdqu [rbp + 8704], ymm5                         ;   941.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10816]                        ;   934.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2624]                     ;   941.7 fp0+agu0   63 p
        vmovdqu [rbp + 7744], ymm5                         ;   942.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9024]                         ;   935.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2656]                     ;   942.7 fp1+agu0   63 p
        vmovdqu [rbp + 11200], ymm5                        ;   943.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6720]                         ;   936.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2688]                     ;   943.7 fp2+agu0   63 p
        vmovdqu [rbp + 9952], ymm5                         ;   944.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm12, [rbp + 2752]                    ;   937.7 fp3+agu1   63 p
        vmovdqu [rbp + 10144], ymm5                        ;   938.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8896]                         ;   938.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2720]                     ;   945.5 fp0+agu1   63 p
        vmovdqu [rbp + 7616], ymm5                         ;   946.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8832]                         ;   939.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2784]                     ;   946.5 fp1+agu1   63 p
        vmovdqu [rbp + 10048], ymm5                        ;   947.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10368]                        ;   940.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2816]                     ;   947.5 fp2+agu1   63 p
        vmovdqu [rbp + 6208], ymm5                         ;   948.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10464]                        ;   941.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2848]                     ;   948.5 fp3+agu1   63 p
        vmovdqu [rbp + 8128], ymm5                         ;   949.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11328]                        ;   942.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2880]                     ;   949.5 fp0+agu1   63 p
        vmovdqu [rbp + 8768], ymm5                         ;   950.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11008]                        ;   943.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2912]                     ;   950.5 fp1+agu1   63 p
        vmovdqu [rbp + 9088], ymm5                         ;   951.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7968]                         ;   944.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2944]                     ;   951.5 fp2+agu1   63 p
        vmovdqu [rbp + 9056], ymm5                         ;   952.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11392]                        ;   945.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2976]                     ;   952.5 fp3+agu1   63 p
        vmovdqu [rbp + 6944], ymm5                         ;   953.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7776]                         ;   946.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3616]                     ;   953.5 fp0+agu1   63 p
        vmovdqu [rbp + 8352], ymm5                         ;   954.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7552]                         ;   947.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3648]                     ;   954.5 fp1+agu1   63 p
        vmovdqu [rbp + 7872], ymm5                         ;   955.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9120]                         ;   948.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3680]                     ;   955.5 fp2+agu1   63 p
        vmovdqu [rbp + 9728], ymm5                         ;   956.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7136]                         ;   949.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3712]                     ;   956.5 fp3+agu1   63 p
        vmovdqu [rbp + 8640], ymm5                         ;   957.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8480]                         ;   950.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3744]                     ;   957.5 fp0+agu1   63 p
        vmovdqu [rbp + 9600], ymm5                         ;   958.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6432]                         ;   951.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3776]                     ;   958.5 fp1+agu1   63 p
        vmovdqu [rbp + 9824], ymm5                         ;   959.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9536]                         ;   952.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3808]                     ;   959.5 fp2+agu1   63 p
        vmovdqu [rbp + 6976], ymm5                         ;   960.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm4, [rbp + 3872]                     ;   953.5 fp3+agu0   63 p
        vmovdqu [rbp + 10688], ymm5                        ;   954.5 agu1+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10784]                        ;   954.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3840]                     ;   961.5 fp0+agu1   63 p
        vmovdqu [rbp + 10400], ymm5                        ;   962.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8064]                         ;   955.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3904]                     ;   962.5 fp1+agu1   63 p
        vmovdqu [rbp + 6240], ymm5                         ;   963.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9632]                         ;   956.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3936]                     ;   963.5 fp2+agu1   63 p
        vmovdqu [rbp + 8928], ymm5                         ;   964.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10752]                        ;   957.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 3968]                     ;   964.5 fp3+agu1   63 p
        vmovdqu [rbp + 10208], ymm5                        ;   965.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8096]                         ;   958.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 4000]                     ;   965.5 fp0+agu1   63 p
        vmovdqu [rbp + 6272], ymm5                         ;   966.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6560]                         ;   959.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 4032]                     ;   966.5 fp1+agu1   63 p
        vmovdqu [rbp + 9792], ymm5                         ;   967.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10912]                        ;   960.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 4064]                     ;   967.5 fp2+agu1   63 p
        vmovdqu [rbp + 8448], ymm5                         ;   968.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm0, [rbp + 4128]                     ;   961.5 fp3+agu0   63 p
        vmovdqu [rbp + 9984], ymm5                         ;   962.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8192]                         ;   961.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 4096]                     ;   968.7 fp0+agu0   63 p
        vmovdqu [rbp + 7360], ymm5                         ;   969.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm10, [rbp + 4160]                    ;   962.7 fp1+agu1   63 p
        vmovdqu [rbp + 8000], ymm5                         ;   963.8 agu0+fp5   63 p spill
        vpxor ymm5, ymm6, [rbp + 4224]                     ;   963.7 fp2+agu1   63 p
        vmovdqu [rbp + 9152], ymm5                         ;   964.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8416]                         ;   964.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 4192]                     ;   971.5 fp3+agu1   63 p
        vmovdqu [rbp + 7200], ymm5                         ;   972.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm8, [rbp + 4288]                     ;   965.5 fp0+agu0   63 p
        vmovdqu [rbp + 7840], ymm5                         ;   966.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10432]                        ;   965.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 4256]                     ;   972.7 fp1+agu0   63 p
        vmovdqu [rbp + 6176], ymm5                         ;   973.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm13, [rbp + 4320]                    ;   966.7 fp2+agu1   63 p
        vpxor ymm2, ymm2, [rbp + 3008]                     ;   967.5 fp3+agu0   63 p
        vmovdqu [rbp + 10976], ymm5                        ;   968.8 agu2+fp5   63 p spill
        vpxor ymm5, ymm1, [rbp + 4352]                     ;   967.7 fp0+agu1   63 p
        vpxor ymm11, ymm11, [rbp + 3040]                   ;   968.5 fp1+agu0   63 p
        vpxor ymm9, ymm9, [rbp + 3072]                     ;   968.7 fp2+agu1   63 p
        vmovdqu [rbp + 10304], ymm5                        ;   969.8 agu2+fp5   63 p spill
        vpxor ymm5, ymm14, [rbp + 4448]                    ;   969.5 fp3+agu0   63 p
        vpxor ymm15, ymm15, [rbp + 3104]                   ;   969.7 fp0+agu1   63 p
        vmovdqu [rbp + 9248], ymm5                         ;   970.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11360]                        ;   970.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 4416]                     ;   977.5 fp1+agu1   63 p
        vmovdqu [rbp + 7712], ymm5                         ;   978.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm7, [rbp + 4512]                     ;   971.5 fp2+agu0   63 p
        vmovdqu [rbp + 6688], ymm5                         ;   972.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8864]                         ;   971.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 4480]                     ;   978.7 fp3+agu0   63 p
        vmovdqu [rbp + 7008], ymm5                         ;   979.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm3, [rbp + 4608]                     ;   972.7 fp0+agu1   63 p
        vmovdqu [rbp + 8992], ymm5                         ;   974.8 agu0+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8800]                         ;   973.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 4544]                     ;   980.7 fp1+agu0   63 p
        vmovdqu [rbp + 6912], ymm5                         ;   981.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8672]                         ;   974.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 4640]                     ;   981.7 fp2+agu0   63 p
        vmovdqu [rbp + 6528], ymm5                         ;   982.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9216]                         ;   975.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 4704]                     ;   982.7 fp3+agu0   63 p
        vmovdqu [rbp + 6112], ymm5                         ;   983.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8960]                         ;   976.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3136]                     ;   983.7 fp0+agu0   63 p
        vmovdqu [rbp + 8960], ymm5                         ;   984.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7168]                         ;   977.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3168]                     ;   984.7 fp1+agu0   63 p
        vmovdqu [rbp + 7168], ymm5                         ;   985.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11424]                        ;   978.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3200]                     ;   985.7 fp2+agu0   63 p
        vmovdqu [rbp + 11424], ymm5                        ;   986.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11456]                        ;   979.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3232]                     ;   986.7 fp3+agu0   63 p
        vmovdqu [rbp + 11456], ymm5                        ;   987.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9664]                         ;   980.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3264]                     ;   987.7 fp0+agu0   63 p
        vmovdqu [rbp + 9664], ymm5                         ;   988.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6592]                         ;   981.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3296]                     ;   988.7 fp1+agu0   63 p
        vmovdqu [rbp + 6592], ymm5                         ;   989.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6368]                         ;   982.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3328]                     ;   989.7 fp2+agu0   63 p
        vmovdqu [rbp + 6368], ymm5                         ;   990.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9344]                         ;   983.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3360]                     ;   990.7 fp3+agu0   63 p
        vmovdqu [rbp + 9344], ymm5                         ;   991.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8736]                         ;   984.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 3392]                     ;   991.7 fp0+agu0   63 p
        vpxor ymm12, ymm12, [rbp + 4800]                   ;   985.7 fp1+agu1   63 p
        vmovdqu [rbp + 8736], ymm12                        ;   986.8 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7232]                        ;   986.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3424]                   ;   993.5 fp2+agu1   63 p
        vmovdqu [rbp + 7232], ymm12                        ;   994.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10656]                       ;   987.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3456]                   ;   994.5 fp3+agu1   63 p
        vmovdqu [rbp + 10656], ymm12                       ;   995.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11296]                       ;   988.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3488]                   ;   995.5 fp0+agu1   63 p
        vmovdqu [rbp + 11296], ymm12                       ;   996.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 8512]                        ;   989.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3520]                   ;   996.5 fp1+agu1   63 p
        vmovdqu [rbp + 8512], ymm12                        ;   997.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 6080]                        ;   990.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3552]                   ;   997.5 fp2+agu1   63 p
        vmovdqu [rbp + 6080], ymm12                        ;   998.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7296]                        ;   991.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 3584]                   ;   998.5 fp3+agu1   63 p
        vmovdqu [rbp + 7296], ymm12                        ;   999.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7520]                        ;   992.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4384]                   ;   999.5 fp0+agu1   63 p
        vmovdqu [rbp + 7520], ymm12                        ;  1000.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10816]                       ;   993.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4576]                   ;  1000.5 fp1+agu1   63 p
        vmovdqu [rbp + 10816], ymm12                       ;  1001.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9024]                        ;   994.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4672]                   ;  1001.5 fp2+agu1   63 p
        vmovdqu [rbp + 9024], ymm12                        ;  1002.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 6720]                        ;   995.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4736]                   ;  1002.5 fp3+agu1   63 p
        vmovdqu [rbp + 6720], ymm12                        ;  1003.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 8896]                        ;   996.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4768]                   ;  1003.5 fp0+agu1   63 p
        vmovdqu [rbp + 8896], ymm12                        ;  1004.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 8832]                        ;   997.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4832]                   ;  1004.5 fp1+agu1   63 p
        vmovdqu [rbp + 8832], ymm12                        ;  1005.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10368]                       ;   998.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4864]                   ;  1005.5 fp2+agu1   63 p
        vmovdqu [rbp + 10368], ymm12                       ;  1006.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10464]                       ;   999.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4896]                   ;  1006.5 fp3+agu1   63 p
        vmovdqu [rbp + 10464], ymm12                       ;  1007.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11328]                       ;  1000.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 4928]                   ;  1007.5 fp0+agu1   63 p
        vpxor ymm4, ymm4, [rbp + 5312]                     ;  1001.5 fp1+agu0   63 p
        vmovdqu [rbp + 11328], ymm4                        ;  1002.5 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11008]                        ;  1001.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 4960]                     ;  1008.7 fp2+agu0   63 p
        vmovdqu [rbp + 11008], ymm4                        ;  1009.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7968]                         ;  1002.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 4992]                     ;  1009.7 fp3+agu0   63 p
        vmovdqu [rbp + 7968], ymm4                         ;  1010.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11392]                        ;  1003.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5024]                     ;  1010.7 fp0+agu0   63 p
        vmovdqu [rbp + 11392], ymm4                        ;  1011.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7776]                         ;  1004.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5056]                     ;  1011.7 fp1+agu0   63 p
        vmovdqu [rbp + 7776], ymm4                         ;  1012.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7552]                         ;  1005.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5088]                     ;  1012.7 fp2+agu0   63 p
        vmovdqu [rbp + 7552], ymm4                         ;  1013.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9120]                         ;  1006.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5120]                     ;  1013.7 fp3+agu0   63 p
        vmovdqu [rbp + 9120], ymm4                         ;  1014.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7136]                         ;  1007.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5152]                     ;  1014.7 fp0+agu0   63 p
        vmovdqu [rbp + 7136], ymm4                         ;  1015.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8480]                         ;  1008.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 5184]                     ;  1015.7 fp1+agu0   63 p
        vpxor ymm0, ymm0, [rbp + 5568]                     ;  1009.7 fp2+agu1   63 p
        vmovdqu [rbp + 8480], ymm0                         ;  1010.7 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 6432]                         ;  1010.5 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 5216]                     ;  1017.5 fp3+agu1   63 p
        vpxor ymm10, ymm10, [rbp + 5600]                   ;  1011.5 fp0+agu0   63 p
        vmovdqu [rbp + 6432], ymm10                        ;  1012.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9536]                        ;  1011.7 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5248]                   ;  1018.7 fp1+agu0   63 p
        vmovdqu [rbp + 9536], ymm10                        ;  1019.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10784]                       ;  1012.7 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 5280]                   ;  1019.7 fp2+agu0   63 p
        vpxor ymm6, ymm6, [rbp + 5664]                     ;  1013.7 fp3+agu1   63 p
        vmovdqu [rbp + 10784], ymm6                        ;  1014.7 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8064]                         ;  1014.5 agu0    63 p
        vpxor ymm6, ymm6, [rbp + 5344]                     ;  1021.5 fp0+agu1   63 p
        vpxor ymm8, ymm8, [rbp + 5728]                     ;  1015.5 fp1+agu0   63 p
        vmovdqu [rbp + 8064], ymm8                         ;  1016.5 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 9632]                         ;  1015.7 agu1    63 p
        vpxor ymm8, ymm8, [rbp + 5376]                     ;  1022.7 fp2+agu0   63 p
        vpxor ymm13, ymm13, [rbp + 5760]                   ;  1016.7 fp3+agu1   63 p
        vmovdqu [rbp + 9632], ymm13                        ;  1017.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 10752]                       ;  1017.5 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 5408]                   ;  1024.5 fp0+agu1   63 p
        vpxor ymm1, ymm1, [rbp + 5792]                     ;  1018.5 fp1+agu0   63 p
        vmovdqu [rbp + 10752], ymm1                        ;  1019.5 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8096]                         ;  1018.7 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 5440]                     ;  1025.7 fp2+agu0   63 p
        vmovdqu [rbp + 8096], ymm1                         ;  1026.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6560]                         ;  1019.7 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 5472]                     ;  1026.7 fp3+agu0   63 p
        vpxor ymm14, ymm14, [rbp + 5856]                   ;  1020.7 fp0+agu1   63 p
        vmovdqu [rbp + 6560], ymm14                        ;  1021.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 10912]                       ;  1021.5 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 5504]                   ;  1028.5 fp1+agu1   63 p
        vmovdqu [rbp + 10912], ymm14                       ;  1029.5 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8192]                        ;  1022.5 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 5536]                   ;  1029.5 fp2+agu1   63 p
        vpxor ymm7, ymm7, [rbp + 5920]                     ;  1023.5 fp3+agu0   63 p
        vpxor ymm3, ymm3, [rbp + 5984]                     ;  1023.7 fp0+agu1   63 p
        vmovdqu [rbp + 8192], ymm3                         ;  1024.7 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 8416]                         ;  1024.5 agu0    63 p
        vpxor ymm3, ymm3, [rbp + 5632]                     ;  1031.5 fp1+agu1   63 p
        vmovdqu [rbp + 8416], ymm7                         ;  1024.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10432]                        ;  1025.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 5696]                     ;  1032.5 fp2+agu1   63 p
        vmovdqu [rbp + 10432], ymm7                        ;  1033.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11360]                        ;  1026.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 5824]                     ;  1033.5 fp3+agu1   63 p
        vmovdqu [rbp + 11360], ymm7                        ;  1034.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8864]                         ;  1027.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 5888]                     ;  1034.5 fp0+agu1   63 p
        vmovdqu [rbp + 8864], ymm7                         ;  1035.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8800]                         ;  1028.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 5952]                     ;  1035.5 fp1+agu1   63 p
        vmovdqu [rbp + 8800], ymm7                         ;  1036.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8672]                         ;  1029.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 6016]                     ;  1036.5 fp2+agu1   63 p
        vmovdqu [rbp + 8672], ymm7                         ;  1037.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9216]                         ;  1030.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 6048]                     ;  1037.5 fp3+agu1   63 p
        vmovdqu [rbp + 9216], ymm7                         ;  1038.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10240]                        ;  1031.5 agu0    63 p reload
        mov r8, qword [rbp + 11944]                        ;  1030.5 agu2    92 dst reload
        vmovdqu [r8], ymm7                                 ;  1038.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 9504]                         ;  1031.7 agu1    63 p reload
        vmovdqu [r8 + 32], ymm7                            ;  1038.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 7424]                         ;  1032.7 agu1    63 p reload
        vmovdqu [r8 + 64], ymm7                            ;  1039.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 6496]                         ;  1033.5 agu0    63 p reload
        vmovdqu [r8 + 96], ymm7                            ;  1040.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 7328]                         ;  1033.7 agu1    63 p reload
        vmovdqu [r8 + 128], ymm7                           ;  1040.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 8160]                         ;  1034.7 agu1    63 p reload
        vmovdqu [r8 + 160], ymm7                           ;  1041.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10624]                        ;  1035.5 agu0    63 p reload
        vmovdqu [r8 + 192], ymm7                           ;  1042.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8320]                         ;  1035.7 agu1    63 p reload
        vmovdqu [r8 + 224], ymm7                           ;  1042.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 11136]                        ;  1036.7 agu1    63 p reload
        vmovdqu [r8 + 256], ymm7                           ;  1043.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10112]                        ;  1037.5 agu0    63 p reload
        vmovdqu [r8 + 288], ymm7                           ;  1044.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 11040]                        ;  1037.7 agu1    63 p reload
        vmovdqu [r8 + 320], ymm7                           ;  1044.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 8288]                         ;  1038.7 agu1    63 p reload
        vmovdqu [r8 + 352], ymm7                           ;  1045.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 7936]                         ;  1039.5 agu0    63 p reload
        vmovdqu [r8 + 384], ymm7                           ;  1046.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10944]                        ;  1039.7 agu1    63 p reload
        vmovdqu [r8 + 416], ymm7                           ;  1046.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 8224]                         ;  1040.7 agu1    63 p reload
        vmovdqu [r8 + 448], ymm7                           ;  1047.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10496]                        ;  1041.5 agu0    63 p reload
        vmovdqu [r8 + 480], ymm7                           ;  1048.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 7648]                         ;  1041.7 agu1    63 p reload
        vmovdqu [r8 + 512], ymm7                           ;  1048.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 9696]                         ;  1042.7 agu1    63 p reload
        vmovdqu [r8 + 544], ymm7                           ;  1049.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 9184]                         ;  1043.5 agu0    63 p reload
        vmovdqu [r8 + 576], ymm7                           ;  1050.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8704]                         ;  1043.7 agu1    63 p reload
        vmovdqu [r8 + 608], ymm7                           ;  1050.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 7744]                         ;  1044.7 agu1    63 p reload
        vmovdqu [r8 + 640], ymm7                           ;  1051.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 11200]                        ;  1045.5 agu0    63 p reload
        vmovdqu [r8 + 672], ymm7                           ;  1052.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 9952]                         ;  1045.7 agu1    63 p reload
        vmovdqu [r8 + 704], ymm7                           ;  1052.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 7616]                         ;  1046.7 agu1    63 p reload
        vmovdqu [r8 + 736], ymm7                           ;  1053.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10144]                        ;  1047.5 agu0    63 p reload
        vmovdqu [r8 + 768], ymm7                           ;  1054.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10048]                        ;  1047.7 agu1    63 p reload
        vmovdqu [r8 + 800], ymm7                           ;  1055.5 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 6208]                         ;  1048.7 agu1    63 p reload
        vmovdqu [r8 + 832], ymm7                           ;  1056.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8128]                         ;  1049.5 agu0    63 p reload
        vmovdqu [r8 + 864], ymm7                           ;  1057.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8768]                         ;  1049.7 agu1    63 p reload
        vmovdqu [r8 + 896], ymm7                           ;  1058.5 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 9088]                         ;  1050.7 agu1    63 p reload
        vmovdqu [r8 + 928], ymm7                           ;  1059.5 agu2+fp5   92 dst
        vmovdqu [r8 + 1024], ymm2                          ;  1060.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9056]                         ;  1051.7 agu1    63 p reload
        vmovdqu [r8 + 960], ymm2                           ;  1061.5 agu2+fp5   92 dst
        vmovdqu [r8 + 1056], ymm11                         ;  1062.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6944]                         ;  1052.7 agu1    63 p reload
        vmovdqu [r8 + 992], ymm2                           ;  1063.5 agu2+fp5   92 dst
        vmovdqu [r8 + 1088], ymm9                          ;  1064.5 agu0+fp5   92 dst
        vmovdqu [r8 + 1120], ymm15                         ;  1065.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8960]                         ;  1053.7 agu1    63 p reload
        vmovdqu [r8 + 1152], ymm2                          ;  1066.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7168]                         ;  1054.7 agu1    63 p reload
        vmovdqu [r8 + 1184], ymm2                          ;  1067.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 11424]                        ;  1055.5 agu0    63 p reload
        vmovdqu [r8 + 1216], ymm2                          ;  1068.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 11456]                        ;  1055.7 agu1    63 p reload
        vmovdqu [r8 + 1248], ymm2                          ;  1069.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9664]                         ;  1056.7 agu1    63 p reload
        vmovdqu [r8 + 1280], ymm2                          ;  1070.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6592]                         ;  1057.5 agu0    63 p reload
        vmovdqu [r8 + 1312], ymm2                          ;  1071.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6368]                         ;  1057.7 agu1    63 p reload
        vmovdqu [r8 + 1344], ymm2                          ;  1072.5 agu0+fp5   92 dst
        vmovdqu [r8 + 1408], ymm5                          ;  1073.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9344]                         ;  1058.7 agu1    63 p reload
        vmovdqu [r8 + 1376], ymm2                          ;  1074.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7232]                         ;  1059.7 agu1    63 p reload
        vmovdqu [r8 + 1440], ymm2                          ;  1075.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10656]                        ;  1060.5 agu0    63 p reload
        vmovdqu [r8 + 1472], ymm2                          ;  1076.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 11296]                        ;  1061.5 agu0    63 p reload
        vmovdqu [r8 + 1504], ymm2                          ;  1077.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8512]                         ;  1062.5 agu1    63 p reload
        vmovdqu [r8 + 1536], ymm2                          ;  1078.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6080]                         ;  1063.5 agu1    63 p reload
        vmovdqu [r8 + 1568], ymm2                          ;  1079.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7296]                         ;  1064.5 agu0    63 p reload
        vmovdqu [r8 + 1600], ymm2                          ;  1080.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 7520]                         ;  1065.5 agu0    63 p reload
        vmovdqu [r8 + 1632], ymm2                          ;  1081.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10816]                        ;  1066.5 agu1    63 p reload
        vmovdqu [r8 + 1664], ymm2                          ;  1082.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9024]                         ;  1067.5 agu1    63 p reload
        vmovdqu [r8 + 1696], ymm2                          ;  1083.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6720]                         ;  1068.5 agu0    63 p reload
        vmovdqu [r8 + 1728], ymm2                          ;  1084.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 8896]                         ;  1069.5 agu0    63 p reload
        vmovdqu [r8 + 1760], ymm2                          ;  1085.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8736]                         ;  1070.5 agu1    63 p reload
        vmovdqu [r8 + 1792], ymm2                          ;  1086.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 8832]                         ;  1071.5 agu1    63 p reload
        vmovdqu [r8 + 1824], ymm2                          ;  1087.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10368]                        ;  1072.5 agu0    63 p reload
        vmovdqu [r8 + 1856], ymm2                          ;  1088.5 agu1+fp5   92 dst
        vmovdqu [r8 + 1920], ymm12                         ;  1089.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10464]                        ;  1074.5 agu0    63 p reload
        vmovdqu [r8 + 1888], ymm2                          ;  1090.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 11008]                        ;  1075.5 agu0    63 p reload
        vmovdqu [r8 + 1952], ymm2                          ;  1091.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7968]                         ;  1076.5 agu1    63 p reload
        vmovdqu [r8 + 1984], ymm2                          ;  1092.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 11392]                        ;  1077.5 agu1    63 p reload
        vmovdqu [r8 + 2016], ymm2                          ;  1093.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8352]                         ;  1078.5 agu0    63 p reload
        vmovdqu [r8 + 2048], ymm2                          ;  1094.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 7872]                         ;  1079.5 agu0    63 p reload
        vmovdqu [r8 + 2080], ymm2                          ;  1095.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9728]                         ;  1080.5 agu1    63 p reload
        vmovdqu [r8 + 2112], ymm2                          ;  1096.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 8640]                         ;  1081.5 agu1    63 p reload
        vmovdqu [r8 + 2144], ymm2                          ;  1097.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9600]                         ;  1082.5 agu0    63 p reload
        vmovdqu [r8 + 2176], ymm2                          ;  1098.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 9824]                         ;  1083.5 agu0    63 p reload
        vmovdqu [r8 + 2208], ymm2                          ;  1099.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6976]                         ;  1084.5 agu1    63 p reload
        vmovdqu [r8 + 2240], ymm2                          ;  1100.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 10400]                        ;  1085.5 agu1    63 p reload
        vmovdqu [r8 + 2272], ymm2                          ;  1101.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10688]                        ;  1086.5 agu0    63 p reload
        vmovdqu [r8 + 2304], ymm2                          ;  1102.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 6240]                         ;  1087.5 agu0    63 p reload
        vmovdqu [r8 + 2336], ymm2                          ;  1103.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8928]                         ;  1088.5 agu1    63 p reload
        vmovdqu [r8 + 2368], ymm2                          ;  1104.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 10208]                        ;  1089.5 agu1    63 p reload
        vmovdqu [r8 + 2400], ymm2                          ;  1105.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6272]                         ;  1090.5 agu0    63 p reload
        vmovdqu [r8 + 2432], ymm2                          ;  1106.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 9792]                         ;  1091.5 agu0    63 p reload
        vmovdqu [r8 + 2464], ymm2                          ;  1107.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8448]                         ;  1092.5 agu1    63 p reload
        vmovdqu [r8 + 2496], ymm2                          ;  1108.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7360]                         ;  1093.5 agu1    63 p reload
        vmovdqu [r8 + 2528], ymm2                          ;  1109.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9984]                         ;  1094.5 agu0    63 p reload
        vmovdqu [r8 + 2560], ymm2                          ;  1110.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 8000]                         ;  1095.5 agu0    63 p reload
        vmovdqu [r8 + 2592], ymm2                          ;  1111.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7200]                         ;  1096.5 agu1    63 p reload
        vmovdqu [r8 + 2624], ymm2                          ;  1112.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9152]                         ;  1097.5 agu1    63 p reload
        vmovdqu [r8 + 2656], ymm2                          ;  1113.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6176]                         ;  1098.5 agu0    63 p reload
        vmovdqu [r8 + 2688], ymm2                          ;  1114.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 7840]                         ;  1099.5 agu0    63 p reload
        vmovdqu [r8 + 2720], ymm2                          ;  1115.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10976]                        ;  1100.5 agu1    63 p reload
        vmovdqu [r8 + 2752], ymm2                          ;  1116.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 10304]                        ;  1101.5 agu1    63 p reload
        vmovdqu [r8 + 2784], ymm2                          ;  1117.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7712]                         ;  1102.5 agu0    63 p reload
        vmovdqu [r8 + 2816], ymm2                          ;  1118.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 9248]                         ;  1103.5 agu0    63 p reload
        vmovdqu [r8 + 2848], ymm2                          ;  1119.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7008]                         ;  1104.5 agu1    63 p reload
        vmovdqu [r8 + 2880], ymm2                          ;  1120.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6688]                         ;  1105.5 agu1    63 p reload
        vmovdqu [r8 + 2912], ymm2                          ;  1121.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6912]                         ;  1106.5 agu0    63 p reload
        vmovdqu [r8 + 2944], ymm2                          ;  1122.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 8992]                         ;  1107.5 agu0    63 p reload
        vmovdqu [r8 + 2976], ymm2                          ;  1123.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6528]                         ;  1108.5 agu1    63 p reload
        vmovdqu [r8 + 3008], ymm2                          ;  1124.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6112]                         ;  1109.5 agu1    63 p reload
        vmovdqu [r8 + 3040], ymm2                          ;  1125.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7776]                         ;  1110.5 agu0    63 p reload
        vmovdqu [r8 + 3072], ymm2                          ;  1126.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 7552]                         ;  1111.5 agu0    63 p reload
        vmovdqu [r8 + 3104], ymm2                          ;  1127.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9120]                         ;  1112.5 agu1    63 p reload
        vmovdqu [r8 + 3136], ymm2                          ;  1128.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3200], ymm4                          ;  1129.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7136]                         ;  1114.5 agu1    63 p reload
        vmovdqu [r8 + 3168], ymm2                          ;  1130.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3232], ymm0                          ;  1131.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3296], ymm10                         ;  1132.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 9536]                         ;  1117.5 agu0    63 p reload
        vmovdqu [r8 + 3264], ymm0                          ;  1133.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3360], ymm6                          ;  1134.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 11328]                        ;  1119.5 agu0    63 p reload
        vmovdqu [r8 + 3328], ymm0                          ;  1135.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3392], ymm8                          ;  1136.5 agu1+fp5   92 dst
        vmovdqu [r8 + 3424], ymm13                         ;  1137.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3488], ymm1                          ;  1138.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8096]                         ;  1123.5 agu1    63 p reload
        vmovdqu [r8 + 3456], ymm0                          ;  1139.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3552], ymm14                         ;  1140.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 10912]                        ;  1125.5 agu1    63 p reload
        vmovdqu [r8 + 3520], ymm0                          ;  1141.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 8480]                         ;  1126.5 agu1    63 p reload
        vmovdqu [r8 + 3584], ymm0                          ;  1142.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3648], ymm3                          ;  1143.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 6432]                         ;  1128.5 agu1    63 p reload
        vmovdqu [r8 + 3616], ymm0                          ;  1144.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 10784]                        ;  1129.5 agu0    63 p reload
        vmovdqu [r8 + 3680], ymm0                          ;  1145.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 10432]                        ;  1130.5 agu0    63 p reload
        vmovdqu [r8 + 3712], ymm0                          ;  1146.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8064]                         ;  1131.5 agu1    63 p reload
        vmovdqu [r8 + 3744], ymm0                          ;  1147.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 9632]                         ;  1132.5 agu1    63 p reload
        vmovdqu [r8 + 3776], ymm0                          ;  1148.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 10752]                        ;  1133.5 agu0    63 p reload
        vmovdqu [r8 + 3808], ymm0                          ;  1149.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 11360]                        ;  1134.5 agu0    63 p reload
        vmovdqu [r8 + 3840], ymm0                          ;  1150.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 6560]                         ;  1135.5 agu1    63 p reload
        vmovdqu [r8 + 3872], ymm0                          ;  1151.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 8864]                         ;  1136.5 agu1    63 p reload
        vmovdqu [r8 + 3904], ymm0                          ;  1152.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8416]                         ;  1137.5 agu0    63 p reload
        vmovdqu [r8 + 3936], ymm0                          ;  1153.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 8800]                         ;  1138.5 agu0    63 p reload
        vmovdqu [r8 + 3968], ymm0                          ;  1154.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8192]                         ;  1139.5 agu1    63 p reload
        vmovdqu [r8 + 4000], ymm0                          ;  1155.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 8672]                         ;  1140.5 agu1    63 p reload
        vmovdqu [r8 + 4032], ymm0                          ;  1156.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 9216]                         ;  1141.5 agu0    63 p reload
        vmovdqu [r8 + 4064], ymm0                          ;  1157.5 agu1+fp5   92 dst
        add r8, 0x1000                                     ;  1142.5 alu0    87 blocks
        mov qword [rbp + 11944], r8                        ;  1143.5 agu2+st0   87 blocks
        mov r8, qword [rbp + 11912]                        ;  1143.5 agu0    87 blocks
        add r8, 0x1000                                     ;  1147.5 alu1    87 blocks
        mov qword [rbp + 11912], r8                        ;  1148.5 agu1+st1   87 blocks
        cmp r8, qword [rbp + 11920]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                         ;                    x87 state
        mov rsp, qword [rbp + 11952]                       ;                    frame
        pop rbp                                            ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
fox128_decrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
