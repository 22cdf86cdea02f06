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
;   blocks: 34 uops, planned 16.0; bounds: width 5.7, ports 14.0, path 7.0
;   blocks/rounds: 2931 uops, planned 1105.5; bounds: width 488.5, ports 669.5, path 66.0
;   blocks.2: 2967 uops, planned 1151.5; bounds: width 494.5, ports 696.0, path 66.0
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
        sub rsp, 0x3020                                    ;                    frame
        and rsp, -32                                       ;                    frame
        lea rbp, [rsp + 128]                               ;                    frame
        mov qword [rbp + 12176], rax                       ;                    frame
        mov qword [rbp + 12128], rdi                       ;                    argument
        mov dword [rbp + 12184], ecx                       ;                    argument
        mov qword [rbp + 12136], rsi                       ;                    argument
        mov qword [rbp + 12168], rdx                       ;                    argument
        mov r8, qword [rbp + 12128]                        ;     0.0 agu0    62 p.1 reload
        vmovdqu ymm0, [r8 + 2080]                          ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [rel fox128_decrypt.T0_constants256] ;     1.0 agu0    62 p.1 reload
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     62 p.1
        vmovdqu [rbp + 3744], ymm0                         ;    12.0 agu2+fp5   62 p.1
        vmovdqu ymm0, [r8 + 2144]                          ;     4.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     62 p.3
        vmovdqu [rbp + 3776], ymm0                         ;    12.0 agu2+fp5   62 p.3
        vmovdqu ymm0, [r8 + 2176]                          ;     4.0 agu0    62 p.4
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp2     62 p.4
        vmovdqu [rbp + 3808], ymm0                         ;    12.0 agu1+fp5   62 p.4
        vmovdqu ymm0, [r8 + 2208]                          ;     4.0 agu0    62 p.5
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp3     62 p.5
        vmovdqu [rbp + 3840], ymm0                         ;    12.0 agu2+fp5   62 p.5
        vmovdqu ymm0, [r8 + 2272]                          ;     4.0 agu1    62 p.7
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp0     62 p.7
        vmovdqu [rbp + 3872], ymm0                         ;    12.0 agu2+fp5   62 p.7
        vmovdqu ymm0, [r8 + 2432]                          ;     4.0 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                             ;    11.0 fp1     62 p.12
        vmovdqu [rbp + 3904], ymm0                         ;    12.0 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 2496]                          ;     5.0 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                             ;    12.0 fp2     62 p.14
        vmovdqu [rbp + 3936], ymm0                         ;    13.0 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 2528]                          ;     5.2 agu1    62 p.15
        vpxor ymm0, ymm0, ymm1                             ;    12.2 fp3     62 p.15
        vmovdqu [rbp + 3968], ymm0                         ;    13.2 agu2+fp5   62 p.15
        vmovdqu ymm0, [r8 + 2688]                          ;    11.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                             ;    18.0 fp0     62 p.20
        vmovdqu [rbp + 4000], ymm0                         ;    19.0 agu1+fp5   62 p.20
        vmovdqu ymm0, [r8 + 2752]                          ;    12.0 agu0    62 p.22
        vpxor ymm0, ymm0, ymm1                             ;    19.0 fp1     62 p.22
        vmovdqu [rbp + 4032], ymm0                         ;    20.0 agu2+fp5   62 p.22
        vmovdqu ymm0, [r8 + 2784]                          ;    12.3 agu1    62 p.23
        vpxor ymm0, ymm0, ymm1                             ;    19.3 fp2     62 p.23
        vmovdqu [rbp + 4064], ymm0                         ;    20.3 agu2+fp5   62 p.23
        vmovdqu ymm0, [r8 + 2944]                          ;    13.0 agu0    62 p.28
        vpxor ymm0, ymm0, ymm1                             ;    20.0 fp3     62 p.28
        vmovdqu [rbp + 4096], ymm0                         ;    21.0 agu1+fp5   62 p.28
        vmovdqu ymm0, [r8 + 3008]                          ;    14.0 agu0    62 p.30
        vpxor ymm0, ymm0, ymm1                             ;    21.0 fp0     62 p.30
        vmovdqu [rbp + 4128], ymm0                         ;    22.0 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 3040]                          ;    14.3 agu1    62 p.31
        vpxor ymm0, ymm0, ymm1                             ;    21.3 fp1     62 p.31
        vmovdqu [rbp + 4160], ymm0                         ;    22.3 agu2+fp5   62 p.31
        vmovdqu ymm0, [r8 + 3200]                          ;    15.0 agu0    62 p.36
        vpxor ymm0, ymm0, ymm1                             ;    22.0 fp2     62 p.36
        vmovdqu [rbp + 4192], ymm0                         ;    23.0 agu1+fp5   62 p.36
        vmovdqu ymm0, [r8 + 3264]                          ;    16.0 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                             ;    23.0 fp3     62 p.38
        vmovdqu [rbp + 4224], ymm0                         ;    24.0 agu2+fp5   62 p.38
        vmovdqu ymm0, [r8 + 3296]                          ;    18.0 agu1    62 p.39
        vpxor ymm0, ymm0, ymm1                             ;    25.0 fp0     62 p.39
        vmovdqu [rbp + 4256], ymm0                         ;    26.0 agu0+fp5   62 p.39
        vmovdqu ymm0, [r8 + 3456]                          ;    19.2 agu1    62 p.44
        vpxor ymm0, ymm0, ymm1                             ;    26.2 fp1     62 p.44
        vmovdqu [rbp + 4288], ymm0                         ;    27.2 agu2+fp5   62 p.44
        vmovdqu ymm0, [r8 + 3520]                          ;    20.0 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                             ;    27.0 fp2     62 p.46
        vmovdqu [rbp + 4320], ymm0                         ;    28.0 agu1+fp5   62 p.46
        vmovdqu ymm0, [r8 + 3552]                          ;    21.0 agu0    62 p.47
        vpxor ymm0, ymm0, ymm1                             ;    28.0 fp3     62 p.47
        vmovdqu [rbp + 4352], ymm0                         ;    29.0 agu2+fp5   62 p.47
        vmovdqu ymm0, [r8 + 3712]                          ;    21.3 agu1    62 p.52
        vpxor ymm0, ymm0, ymm1                             ;    28.3 fp0     62 p.52
        vmovdqu [rbp + 4384], ymm0                         ;    29.3 agu0+fp5   62 p.52
        vmovdqu ymm0, [r8 + 3776]                          ;    22.3 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                             ;    29.3 fp1     62 p.54
        vmovdqu [rbp + 4416], ymm0                         ;    30.3 agu2+fp5   62 p.54
        vmovdqu ymm0, [r8 + 3808]                          ;    23.0 agu0    62 p.55
        vpxor ymm0, ymm0, ymm1                             ;    30.0 fp2     62 p.55
        vmovdqu [rbp + 4448], ymm0                         ;    31.0 agu1+fp5   62 p.55
        vmovdqu ymm0, [r8 + 3968]                          ;    24.0 agu0    62 p.60
        vpxor ymm0, ymm0, ymm1                             ;    31.0 fp3     62 p.60
        vmovdqu [rbp + 4480], ymm0                         ;    32.0 agu2+fp5   62 p.60
        vmovdqu ymm0, [r8 + 4032]                          ;    25.0 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                             ;    32.0 fp0     62 p.62
        vmovdqu [rbp + 4512], ymm0                         ;    33.0 agu0+fp5   62 p.62
        vmovdqu ymm0, [r8 + 4064]                          ;    26.2 agu1    62 p.63
        vpxor ymm0, ymm0, ymm1                             ;    33.2 fp1     62 p.63
        vmovdqu [rbp + 4544], ymm0                         ;    34.2 agu2+fp5   62 p.63
        vmovdqu ymm0, [r8]                                 ;    27.2 agu0    62 p.0
        vpxor ymm0, ymm0, ymm1                             ;    34.2 fp2     62 p.0
        vmovdqu [rbp + 4576], ymm0                         ;    35.2 agu1+fp5   62 p.0
        vmovdqu ymm0, [r8 + 64]                            ;    28.2 agu0    62 p.2
        vpxor ymm0, ymm0, ymm1                             ;    35.2 fp3     62 p.2
        vmovdqu [rbp + 4608], ymm0                         ;    36.2 agu2+fp5   62 p.2
        vmovdqu ymm0, [r8 + 96]                            ;    29.0 agu1    62 p.3
        vpxor ymm0, ymm0, ymm1                             ;    36.0 fp0     62 p.3
        vmovdqu [rbp + 4640], ymm0                         ;    37.0 agu0+fp5   62 p.3
        vmovdqu ymm0, [r8 + 128]                           ;    30.0 agu1    62 p.4
        vpxor ymm0, ymm0, ymm1                             ;    37.0 fp1     62 p.4
        vmovdqu [rbp + 4672], ymm0                         ;    38.0 agu2+fp5   62 p.4
        vmovdqu ymm0, [r8 + 192]                           ;    30.3 agu0    62 p.6
        vpxor ymm0, ymm0, ymm1                             ;    37.3 fp2     62 p.6
        vmovdqu [rbp + 4704], ymm0                         ;    38.3 agu1+fp5   62 p.6
        vmovdqu ymm0, [r8 + 256]                           ;    31.3 agu0    62 p.8
        vpxor ymm0, ymm0, ymm1                             ;    38.3 fp3     62 p.8
        vmovdqu [rbp + 4736], ymm0                         ;    39.3 agu2+fp5   62 p.8
        vmovdqu ymm0, [r8 + 320]                           ;    32.2 agu1    62 p.10
        vpxor ymm0, ymm0, ymm1                             ;    39.2 fp0     62 p.10
        vmovdqu [rbp + 4768], ymm0                         ;    40.2 agu0+fp5   62 p.10
        vmovdqu ymm0, [r8 + 352]                           ;    33.2 agu1    62 p.11
        vpxor ymm0, ymm0, ymm1                             ;    40.2 fp1     62 p.11
        vmovdqu [rbp + 4800], ymm0                         ;    41.2 agu2+fp5   62 p.11
        vmovdqu ymm0, [r8 + 384]                           ;    34.3 agu0    62 p.12
        vpxor ymm0, ymm0, ymm1                             ;    41.3 fp2     62 p.12
        vmovdqu [rbp + 4832], ymm0                         ;    42.3 agu1+fp5   62 p.12
        vmovdqu ymm0, [r8 + 448]                           ;    35.3 agu0    62 p.14
        vpxor ymm0, ymm0, ymm1                             ;    42.3 fp3     62 p.14
        vmovdqu [rbp + 4864], ymm0                         ;    43.3 agu2+fp5   62 p.14
        vmovdqu ymm0, [r8 + 512]                           ;    36.2 agu1    62 p.16
        vpxor ymm0, ymm0, ymm1                             ;    43.2 fp0     62 p.16
        vmovdqu [rbp + 4896], ymm0                         ;    44.2 agu0+fp5   62 p.16
        vmovdqu ymm0, [r8 + 576]                           ;    37.2 agu1    62 p.18
        vpxor ymm0, ymm0, ymm1                             ;    44.2 fp1     62 p.18
        vmovdqu [rbp + 4928], ymm0                         ;    45.2 agu2+fp5   62 p.18
        vmovdqu ymm0, [r8 + 608]                           ;    38.0 agu0    62 p.19
        vpxor ymm0, ymm0, ymm1                             ;    45.0 fp2     62 p.19
        vmovdqu [rbp + 4960], ymm0                         ;    46.0 agu1+fp5   62 p.19
        vmovdqu ymm0, [r8 + 640]                           ;    39.0 agu0    62 p.20
        vpxor ymm0, ymm0, ymm1                             ;    46.0 fp3     62 p.20
        vmovdqu [rbp + 4992], ymm0                         ;    47.0 agu2+fp5   62 p.20
        vmovdqu ymm0, [r8 + 704]                           ;    39.3 agu1    62 p.22
        vpxor ymm0, ymm0, ymm1                             ;    46.3 fp0     62 p.22
        vmovdqu [rbp + 5024], ymm0                         ;    47.3 agu0+fp5   62 p.22
        vmovdqu ymm0, [r8 + 768]                           ;    40.3 agu1    62 p.24
        vpxor ymm0, ymm0, ymm1                             ;    47.3 fp1     62 p.24
        vmovdqu [rbp + 5056], ymm0                         ;    48.3 agu2+fp5   62 p.24
        vmovdqu ymm0, [r8 + 832]                           ;    41.3 agu0    62 p.26
        vpxor ymm0, ymm0, ymm1                             ;    48.3 fp2     62 p.26
        vmovdqu [rbp + 5088], ymm0                         ;    49.3 agu1+fp5   62 p.26
        vmovdqu ymm0, [r8 + 864]                           ;    42.5 agu0    62 p.27
        vpxor ymm0, ymm0, ymm1                             ;    49.5 fp3     62 p.27
        vmovdqu [rbp + 5120], ymm0                         ;    50.5 agu2+fp5   62 p.27
        vmovdqu ymm0, [r8 + 896]                           ;    43.3 agu1    62 p.28
        vpxor ymm0, ymm0, ymm1                             ;    50.3 fp0     62 p.28
        vmovdqu [rbp + 5152], ymm0                         ;    51.3 agu0+fp5   62 p.28
        vmovdqu ymm0, [r8 + 960]                           ;    44.3 agu1    62 p.30
        vpxor ymm0, ymm0, ymm1                             ;    51.3 fp1     62 p.30
        vmovdqu [rbp + 5184], ymm0                         ;    52.3 agu2+fp5   62 p.30
        vmovdqu ymm0, [r8 + 1024]                          ;    45.2 agu0    62 p.32
        vpxor ymm0, ymm0, ymm1                             ;    52.2 fp2     62 p.32
        vmovdqu [rbp + 5216], ymm0                         ;    53.2 agu1+fp5   62 p.32
        vmovdqu ymm0, [r8 + 1088]                          ;    46.2 agu0    62 p.34
        vpxor ymm0, ymm0, ymm1                             ;    53.2 fp3     62 p.34
        vmovdqu [rbp + 5248], ymm0                         ;    54.2 agu2+fp5   62 p.34
        vmovdqu ymm0, [r8 + 1120]                          ;    47.0 agu1    62 p.35
        vpxor ymm0, ymm0, ymm1                             ;    54.0 fp0     62 p.35
        vmovdqu [rbp + 5280], ymm0                         ;    55.0 agu0+fp5   62 p.35
        vmovdqu ymm0, [r8 + 1152]                          ;    48.0 agu1    62 p.36
        vpxor ymm0, ymm0, ymm1                             ;    55.0 fp1     62 p.36
        vmovdqu [rbp + 5312], ymm0                         ;    56.0 agu2+fp5   62 p.36
        vmovdqu ymm0, [r8 + 1216]                          ;    48.5 agu0    62 p.38
        vpxor ymm0, ymm0, ymm1                             ;    55.5 fp2     62 p.38
        vmovdqu [rbp + 5344], ymm0                         ;    56.5 agu1+fp5   62 p.38
        vmovdqu ymm0, [r8 + 1280]                          ;    49.5 agu0    62 p.40
        vpxor ymm0, ymm0, ymm1                             ;    56.5 fp3     62 p.40
        vmovdqu [rbp + 5376], ymm0                         ;    57.5 agu2+fp5   62 p.40
        vmovdqu ymm0, [r8 + 1344]                          ;    50.5 agu1    62 p.42
        vpxor ymm0, ymm0, ymm1                             ;    57.5 fp0     62 p.42
        vmovdqu [rbp + 5408], ymm0                         ;    58.5 agu0+fp5   62 p.42
        vmovdqu ymm0, [r8 + 1376]                          ;    51.5 agu1    62 p.43
        vpxor ymm0, ymm0, ymm1                             ;    58.5 fp1     62 p.43
        vmovdqu [rbp + 5440], ymm0                         ;    59.5 agu2+fp5   62 p.43
        vmovdqu ymm0, [r8 + 1408]                          ;    52.3 agu0    62 p.44
        vpxor ymm0, ymm0, ymm1                             ;    59.3 fp2     62 p.44
        vmovdqu [rbp + 5472], ymm0                         ;    60.3 agu1+fp5   62 p.44
        vmovdqu ymm0, [r8 + 1472]                          ;    53.3 agu0    62 p.46
        vpxor ymm0, ymm0, ymm1                             ;    60.3 fp3     62 p.46
        vmovdqu [rbp + 5504], ymm0                         ;    61.3 agu2+fp5   62 p.46
        vmovdqu ymm0, [r8 + 1536]                          ;    54.2 agu1    62 p.48
        vpxor ymm0, ymm0, ymm1                             ;    61.2 fp0     62 p.48
        vmovdqu [rbp + 5536], ymm0                         ;    62.2 agu0+fp5   62 p.48
        vmovdqu ymm0, [r8 + 1600]                          ;    55.2 agu1    62 p.50
        vpxor ymm0, ymm0, ymm1                             ;    62.2 fp1     62 p.50
        vmovdqu [rbp + 5568], ymm0                         ;    63.2 agu2+fp5   62 p.50
        vmovdqu ymm0, [r8 + 1632]                          ;    56.0 agu0    62 p.51
        vpxor ymm0, ymm0, ymm1                             ;    63.0 fp2     62 p.51
        vmovdqu [rbp + 5600], ymm0                         ;    64.0 agu1+fp5   62 p.51
        vmovdqu ymm0, [r8 + 1664]                          ;    57.0 agu0    62 p.52
        vpxor ymm0, ymm0, ymm1                             ;    64.0 fp3     62 p.52
        vmovdqu [rbp + 5632], ymm0                         ;    65.0 agu2+fp5   62 p.52
        vmovdqu ymm0, [r8 + 1728]                          ;    57.7 agu1    62 p.54
        vpxor ymm0, ymm0, ymm1                             ;    64.7 fp0     62 p.54
        vmovdqu [rbp + 5664], ymm0                         ;    65.7 agu0+fp5   62 p.54
        vmovdqu ymm0, [r8 + 1792]                          ;    58.7 agu1    62 p.56
        vpxor ymm0, ymm0, ymm1                             ;    65.7 fp1     62 p.56
        vmovdqu [rbp + 5696], ymm0                         ;    66.7 agu2+fp5   62 p.56
        vmovdqu ymm0, [r8 + 1856]                          ;    59.5 agu0    62 p.58
        vpxor ymm0, ymm0, ymm1                             ;    66.5 fp2     62 p.58
        vmovdqu [rbp + 5728], ymm0                         ;    67.5 agu1+fp5   62 p.58
        vmovdqu ymm0, [r8 + 1888]                          ;    60.5 agu0    62 p.59
        vpxor ymm0, ymm0, ymm1                             ;    67.5 fp3     62 p.59
        vmovdqu [rbp + 5760], ymm0                         ;    68.5 agu2+fp5   62 p.59
        vmovdqu ymm0, [r8 + 1920]                          ;    61.3 agu1    62 p.60
        vpxor ymm0, ymm0, ymm1                             ;    68.3 fp0     62 p.60
        vmovdqu [rbp + 5792], ymm0                         ;    69.3 agu0+fp5   62 p.60
        vmovdqu ymm0, [r8 + 1984]                          ;    62.3 agu1    62 p.62
        vpxor ymm0, ymm0, ymm1                             ;    69.3 fp1     62 p.62
        vmovdqu [rbp + 5824], ymm0                         ;    70.3 agu2+fp5   62 p.62
        mov r8d, dword [rbp + 12184]                       ;    63.2 agu0    87 blocks
        shl r8, 0xc                                        ;    67.2 alu1    87 blocks
        add r8, qword [rbp + 12136]                        ;    68.2 alu0+agu1   87 blocks
        mov qword [rbp + 12144], r8                        ;    69.2 agu2+st0   87 blocks
        cmp dword [rbp + 12184], 0                         ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 12136]                       ;                    first state
        mov r8, qword [rbp + 12136]                        ;     0.2 agu1    88 s.0 reload
        vmovdqu ymm0, [r8]                                 ;     4.2 agu0    88 s.0
        vmovdqu ymm1, [r8 + 32]                            ;     4.2 agu1    88 s.1
        vmovdqu ymm2, [r8 + 64]                            ;     4.2 agu0    88 s.2
        vmovdqu ymm3, [r8 + 96]                            ;     4.2 agu1    88 s.3
        vmovdqu ymm4, [r8 + 128]                           ;     4.2 agu0    88 s.4
        vmovdqu ymm5, [r8 + 160]                           ;     4.2 agu1    88 s.5
        vmovdqu ymm6, [r8 + 192]                           ;     4.2 agu0    88 s.6
        vmovdqu [rbp + 5856], ymm0                         ;    11.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 5888], ymm1                         ;    11.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 5920], ymm2                         ;    11.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 5952], ymm3                         ;    11.2 agu1+fp5   89 rounds
        vmovdqu [rbp + 5984], ymm4                         ;    11.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 6016], ymm5                         ;    11.2 agu0+fp5   89 rounds
        vmovdqu [rbp + 6048], ymm6                         ;    11.2 agu1+fp5   89 rounds
        vmovdqu ymm4, [r8 + 1024]                          ;     6.0 agu0    88 s.32
        vmovdqu ymm5, [r8 + 1056]                          ;     6.2 agu1    88 s.33
        vmovdqu ymm6, [r8 + 1088]                          ;     7.0 agu0    88 s.34
        vmovdqu ymm7, [r8 + 1120]                          ;     7.2 agu1    88 s.35
        vmovdqu ymm8, [r8 + 1152]                          ;     8.0 agu0    88 s.36
        vmovdqu ymm9, [r8 + 1184]                          ;     8.2 agu1    88 s.37
        vmovdqu ymm10, [r8 + 1216]                         ;     9.0 agu0    88 s.38
        vmovdqu [rbp + 6080], ymm4                         ;    13.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 6112], ymm5                         ;    13.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 6144], ymm6                         ;    14.0 agu2+fp5   89 rounds
        vmovdqu [rbp + 6176], ymm7                         ;    14.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 6208], ymm8                         ;    15.0 agu1+fp5   89 rounds
        vmovdqu [rbp + 6240], ymm9                         ;    15.2 agu2+fp5   89 rounds
        vmovdqu [rbp + 6272], ymm10                        ;    16.0 agu0+fp5   89 rounds
        mov r8, qword [rbp + 12128]                        ;    10.2 agu1    89 rounds reload
        mov qword [rbp + 12152], r8                        ;    14.2 agu2+st0   89 rounds
        add r8, -61440                                     ;    14.2 alu0    89 rounds
        mov qword [rbp + 12160], r8                        ;    15.2 agu0+st1   89 rounds
        mov r8, qword [rbp + 12152]                        ;                    resident
        vmovdqu ymm0, [rbp + 5856]                         ;                    resident
        vmovdqu ymm1, [rbp + 6080]                         ;                    resident
        vmovdqu ymm2, [rbp + 5888]                         ;                    resident
        vmovdqu ymm3, [rbp + 6112]                         ;                    resident
        vmovdqu ymm4, [rbp + 5920]                         ;                    resident
        vmovdqu ymm5, [rbp + 6144]                         ;                    resident
        vmovdqu ymm6, [rbp + 5952]                         ;                    resident
        vmovdqu ymm7, [rbp + 6176]                         ;                    resident
        vmovdqu ymm8, [rbp + 5984]                         ;                    resident
        vmovdqu ymm9, [rbp + 6208]                         ;                    resident
        vmovdqu ymm10, [rbp + 6016]                        ;                    resident
        vmovdqu ymm11, [rbp + 6240]                        ;                    resident
        vmovdqu ymm12, [rbp + 6048]                        ;                    resident
        vmovdqu ymm13, [rbp + 6272]                        ;                    resident
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 61440]                        ;     0.0 agu0    62 p.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm0                           ;     7.0 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;     8.0 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 61504]                        ;     0.5 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;     7.5 fp2     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                           ;     8.5 fp3     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm5                         ;     1.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 61536]                         ;     1.2 agu0    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;     8.2 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;     9.2 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm7                         ;     2.0 agu1+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 61568]                         ;     2.2 agu0    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                             ;     9.2 fp2     50 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                             ;    10.2 fp3     50 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm9                         ;     3.0 agu2+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 61600]                         ;     2.7 agu1    50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;     9.7 fp0     50 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;    10.7 fp1     50 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm11                        ;     4.0 agu0+fp5   62 p spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [r8 + 61696]                        ;     3.7 agu1    50 p
        db 0x2e
        vpxor ymm11, ymm11, [rax + 256]                    ;    10.7 fp2+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1280]                   ;    11.7 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 6432], ymm1                         ;     5.0 agu2+fp5   62 p spill
        db 0x2e
        vmovdqu ymm1, [r8 + 61760]                         ;     5.2 agu0    50 p
        db 0x2e
        vpxor ymm1, ymm1, [rax + 320]                      ;    12.2 fp0+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rax + 1344]                     ;    13.2 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 6464], ymm10                        ;     6.0 agu2+fp5   62 p spill
        vmovdqu ymm10, [r8 + 61792]                        ;     6.7 agu1    50 p
        vpxor ymm10, ymm10, [rax + 352]                    ;    13.7 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rax + 1376]                   ;    14.7 fp3+agu1   50 p
        vmovdqu [rbp + 6496], ymm8                         ;     7.0 agu2+fp5   62 p spill
        vmovdqu ymm8, [r8 + 61824]                         ;     8.2 agu0    50 p
        vpxor ymm8, ymm8, [rax + 384]                      ;    15.2 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rax + 1408]                     ;    16.2 fp1+agu0   50 p
        vmovdqu [rbp + 6528], ymm6                         ;     8.2 agu2+fp5   62 p spill
        vmovdqu ymm6, [r8 + 61856]                         ;     9.7 agu1    50 p
        vpxor ymm6, ymm6, [rax + 416]                      ;    16.7 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rax + 1440]                     ;    17.7 fp3+agu1   50 p
        vmovdqu [rbp + 6560], ymm4                         ;     9.2 agu2+fp5   62 p spill
        vmovdqu ymm4, [r8 + 61952]                         ;    11.2 agu0    50 p
        vpxor ymm4, ymm4, [rax + 512]                      ;    18.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rax + 1536]                     ;    19.2 fp1+agu0   50 p
        vmovdqu [rbp + 6592], ymm0                         ;    10.2 agu2+fp5   62 p spill
        vmovdqu ymm0, [r8 + 62016]                         ;    12.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 576]                      ;    19.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 1600]                     ;    20.7 fp3+agu1   50 p
        vmovdqu [rbp + 6624], ymm4                         ;    20.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [r8 + 62048]                         ;    14.2 agu0    50 p
        vpxor ymm4, ymm4, [rax + 608]                      ;    21.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rax + 1632]                     ;    22.2 fp1+agu0   50 p
        vmovdqu [rbp + 6656], ymm4                         ;    23.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [r8 + 62080]                         ;    15.7 agu1    50 p
        vpxor ymm4, ymm4, [rax + 640]                      ;    22.7 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rax + 1664]                     ;    23.7 fp3+agu1   50 p
        vmovdqu [rbp + 6688], ymm4                         ;    24.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [r8 + 62112]                         ;    17.2 agu0    50 p
        vpxor ymm4, ymm4, [rax + 672]                      ;    24.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rax + 1696]                     ;    25.2 fp1+agu0   50 p
        vmovdqu [rbp + 6720], ymm0                         ;    21.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62208]                         ;    18.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 768]                      ;    25.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 1792]                     ;    26.7 fp3+agu1   50 p
        vmovdqu [rbp + 6752], ymm0                         ;    27.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62272]                         ;    20.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 832]                      ;    27.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 1856]                     ;    28.2 fp1+agu0   50 p
        vmovdqu [rbp + 6784], ymm0                         ;    29.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62304]                         ;    21.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 864]                      ;    28.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 1888]                     ;    29.7 fp3+agu1   50 p
        vmovdqu [rbp + 6816], ymm0                         ;    30.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62336]                         ;    23.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 896]                      ;    30.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 1920]                     ;    31.2 fp1+agu0   50 p
        vmovdqu [rbp + 6848], ymm0                         ;    32.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62368]                         ;    24.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 928]                      ;    31.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 1952]                     ;    32.7 fp3+agu1   50 p
        vmovdqu [rbp + 6880], ymm0                         ;    33.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62464]                         ;    26.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2048]                     ;    33.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3072]                     ;    34.2 fp1+agu0   50 p
        vmovdqu [rbp + 6912], ymm0                         ;    35.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62528]                         ;    27.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2112]                     ;    34.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3136]                     ;    35.7 fp3+agu1   50 p
        vmovdqu [rbp + 6944], ymm0                         ;    36.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62560]                         ;    29.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2144]                     ;    36.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3168]                     ;    37.2 fp1+agu0   50 p
        vmovdqu [rbp + 6976], ymm0                         ;    38.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62592]                         ;    30.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2176]                     ;    37.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3200]                     ;    38.7 fp3+agu1   50 p
        vmovdqu [rbp + 7008], ymm0                         ;    39.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62624]                         ;    32.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2208]                     ;    39.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3232]                     ;    40.2 fp1+agu0   50 p
        vmovdqu [rbp + 7040], ymm0                         ;    41.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62720]                         ;    33.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2304]                     ;    40.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3328]                     ;    41.7 fp3+agu1   50 p
        vmovdqu [rbp + 7072], ymm0                         ;    42.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62784]                         ;    35.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2368]                     ;    42.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3392]                     ;    43.2 fp1+agu0   50 p
        vmovdqu [rbp + 7104], ymm0                         ;    44.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62816]                         ;    36.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2400]                     ;    43.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3424]                     ;    44.7 fp3+agu1   50 p
        vmovdqu [rbp + 7136], ymm0                         ;    45.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62848]                         ;    38.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2432]                     ;    45.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3456]                     ;    46.2 fp1+agu0   50 p
        vmovdqu [rbp + 7168], ymm0                         ;    47.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62880]                         ;    39.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2464]                     ;    46.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3488]                     ;    47.7 fp3+agu1   50 p
        vmovdqu [rbp + 7200], ymm0                         ;    48.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 62976]                         ;    41.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2560]                     ;    48.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3584]                     ;    49.2 fp1+agu0   50 p
        vmovdqu [rbp + 7232], ymm0                         ;    50.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63040]                         ;    42.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2624]                     ;    49.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3648]                     ;    50.7 fp3+agu1   50 p
        vmovdqu [rbp + 7264], ymm0                         ;    51.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63072]                         ;    44.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2656]                     ;    51.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3680]                     ;    52.2 fp1+agu0   50 p
        vmovdqu [rbp + 7296], ymm0                         ;    53.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63104]                         ;    45.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2688]                     ;    52.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3712]                     ;    53.7 fp3+agu1   50 p
        vmovdqu [rbp + 7328], ymm0                         ;    54.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63136]                         ;    47.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2720]                     ;    54.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3744]                     ;    55.2 fp1+agu0   50 p
        vmovdqu [rbp + 7360], ymm0                         ;    56.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63232]                         ;    48.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2816]                     ;    55.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3840]                     ;    56.7 fp3+agu1   50 p
        vmovdqu [rbp + 7392], ymm0                         ;    57.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63296]                         ;    50.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2880]                     ;    57.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3904]                     ;    58.2 fp1+agu0   50 p
        vmovdqu [rbp + 7424], ymm0                         ;    59.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63328]                         ;    51.7 agu1    50 p
        vpxor ymm0, ymm0, [rax + 2912]                     ;    58.7 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rax + 3936]                     ;    59.7 fp3+agu1   50 p
        vmovdqu [rbp + 7456], ymm0                         ;    60.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [r8 + 63360]                         ;    53.2 agu0    50 p
        vpxor ymm0, ymm0, [rax + 2944]                     ;    60.2 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rax + 3968]                     ;    61.2 fp1+agu0   50 p
        vmovdqu [rbp + 7488], ymm0                         ;    62.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, ymm2                             ;    54.2 fp2     46 p
        vpxor ymm0, ymm0, ymm3                             ;    55.2 fp3     46 p
        vpxor ymm0, ymm0, [r8 + 61472]                     ;    56.2 fp0+agu1   46 p
        vmovdqu [rbp + 7520], ymm3                         ;    55.2 agu2+fp5   62 p spill
        vmovdqu ymm3, [r8 + 63392]                         ;    55.3 agu0    50 p
        db 0x2e
        vpxor ymm3, ymm3, [rax + 2976]                     ;    62.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm3, ymm3, [rax + 4000]                     ;    63.3 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7552], ymm2                         ;    56.2 agu2+fp5   62 p spill
        db 0x2e
        vpxor ymm2, ymm14, ymm12                           ;    56.2 fp3     46 p
        db 0x2e
        vpxor ymm2, ymm2, ymm13                            ;    57.2 fp0     46 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 61632]                     ;    58.2 fp1+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7584], ymm13                        ;    57.2 agu2+fp5   62 p spill
        vpxor ymm13, ymm15, ymm7                           ;    56.8 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 7616], ymm12                        ;    58.2 agu0+fp5   62 p spill
        db 0x2e
        vpxor ymm12, ymm5, [rax + 224]                     ;    57.7 fp3+agu1   46 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1248]                   ;    58.7 fp0+agu0   46 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61664]                   ;    59.7 fp1+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 7648], ymm3                         ;    64.3 agu2+fp5   50 p spill
        db 0x2e
        vpor ymm3, ymm0, ymm12                             ;    60.7 fp2     46 p
        vpxor ymm5, ymm5, ymm3                             ;    61.7 fp3     46 p
        vmovdqu [rbp + 7680], ymm4                         ;    60.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm12                           ;    60.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;    58.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                            ;    61.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                           ;    59.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm10                        ;    61.2 agu0+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm4                            ;    61.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;    59.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm2, ymm10                            ;    62.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;    62.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;    63.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;    61.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;    63.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm4                            ;    62.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                             ;    62.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                              ;    63.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;    64.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                          ;    64.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;    65.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;    62.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm5, ymm9                             ;    66.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    67.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                          ;    68.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm9                             ;    66.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;    67.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;    68.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                             ;    69.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;    64.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;    70.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                             ;    69.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm0                           ;    71.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm5                             ;    70.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;    71.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm5                             ;    71.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;    70.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;    72.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm10                            ;    72.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm2                            ;    73.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm10, ymm5                           ;    74.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;    74.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;    75.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;    75.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm11                        ;    68.8 agu1+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm4                            ;    73.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;    76.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;    74.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;    77.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                           ;    78.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;    79.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;    80.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;    81.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm13                            ;    81.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                            ;    79.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;    82.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;    82.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;    83.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;    80.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;    83.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                           ;    84.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm14                           ;    84.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel fox128_decrypt.T0_constants256] ;    75.8 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;    85.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;    80.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;    82.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;    82.8 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;    84.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rax + 288]                         ;    79.8 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm14                           ;    86.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;    85.7 fp3     46 p
        db 0x2e
        vmovdqu ymm12, [rax + 448]                         ;    80.8 agu0    62 p reload
        db 0x2e
        vpxor ymm13, ymm1, ymm12                           ;    87.8 fp0     46 p
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1312]                   ;    87.8 fp1+agu1   46 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 61728]                   ;    88.8 fp2+agu0   46 p
        db 0x2e
        vpxor ymm7, ymm7, ymm3                             ;    82.8 fp3     46 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1472]                   ;    88.8 fp0+agu1   46 p
        vpxor ymm13, ymm13, [r8 + 61888]                   ;    89.8 fp1+agu0   46 p
        vpxor ymm12, ymm8, [rbp + 7744]                    ;    83.7 fp2+agu1   46 p
        vmovdqu ymm14, [rbp + 7712]                        ;    83.8 agu0    46 p
        vpxor ymm14, ymm14, [rax + 480]                    ;    90.8 fp3+agu1   46 p
        vpxor ymm14, ymm14, [rax + 1504]                   ;    91.8 fp0+agu0   46 p
        vpxor ymm14, ymm14, [r8 + 61920]                   ;    92.8 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm9                         ;    84.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm14                           ;    93.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;    89.8 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm5                         ;    85.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm5, ymm11, ymm14                            ;    93.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm4                         ;    86.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm5                            ;    94.8 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;    90.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7712]                     ;    94.8 fp3+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm2                         ;    87.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm9                            ;    94.8 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm10                        ;    88.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm10, ymm13, ymm2                            ;    95.8 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;    95.8 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;    96.8 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;    94.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;    96.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm9                           ;    95.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;    95.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;    96.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;    97.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                            ;    97.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;    98.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                            ;    93.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm6                             ;    99.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7744]                     ;    94.8 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   100.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   101.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm6                             ;    99.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   100.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                           ;   101.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm10                             ;   102.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;    97.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                           ;   103.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm10                             ;   102.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm11                           ;   104.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm5                             ;   103.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   104.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm5                             ;   104.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   103.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   105.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm1, ymm9                              ;   105.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm13                            ;   106.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm5                            ;   107.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   107.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm12                           ;   108.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm1                            ;   108.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm7                         ;   102.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm11, ymm4                            ;   106.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   109.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   107.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                            ;   110.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm1                              ;   111.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                           ;   112.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                          ;   113.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   114.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm5, ymm12                             ;   114.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   112.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   115.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   115.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   116.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                          ;   113.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   116.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm10                           ;   117.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   118.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   117.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   113.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   114.8 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   115.8 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   117.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   118.8 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   113.8 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 61984]                         ;   114.0 agu0    46 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rax + 544]                          ;   114.2 agu1    62 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   121.2 fp0     46 p
        db 0x2e
        vmovdqu ymm7, [rax + 1568]                         ;   115.0 agu0    62 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   122.2 fp1     46 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7680]                        ;   115.2 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   123.2 fp2     46 p
        db 0x2e
        vmovdqu ymm12, [rbp + 6720]                        ;   116.0 agu0    46 p
        vpxor ymm12, ymm12, [rax + 704]                    ;   123.0 fp3+agu1   46 p
        vpxor ymm12, ymm12, [rax + 1728]                   ;   124.0 fp0+agu0   46 p
        vpxor ymm12, ymm12, [r8 + 62144]                   ;   125.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 6624]                         ;   118.0 agu0    46 p
        vpxor ymm2, ymm2, [rbp + 6688]                     ;   125.0 fp2+agu1   46 p
        vmovdqu ymm7, [rbp + 6656]                         ;   119.0 agu0    46 p
        vpxor ymm7, ymm7, [rax + 736]                      ;   126.0 fp3+agu1   46 p
        vpxor ymm7, ymm7, [rax + 1760]                     ;   127.0 fp0+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 62176]                     ;   128.0 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm11                        ;   118.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm11, ymm1, ymm7                             ;   129.0 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm13                        ;   119.8 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm7                            ;   129.0 fp3     46 p
        db 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   126.0 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 7968], ymm5                         ;   120.0 agu2+fp5   46 p spill
        db 0x2e
        vpand ymm5, ymm2, ymm11                            ;   130.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;   127.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6656]                   ;   130.0 fp3+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm0                         ;   121.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm1, ymm13                            ;   130.0 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm15                        ;   122.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpor ymm15, ymm12, ymm0                            ;   131.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   131.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   132.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   130.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   132.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm13                           ;   131.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   131.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                             ;   132.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 6688]                     ;   133.0 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                            ;   133.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                           ;   134.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm10                           ;   135.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   136.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6624]                     ;   137.0 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6720]                     ;   138.0 fp3+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   139.0 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm13, ymm11, ymm10                          ;   135.0 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   136.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   137.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   133.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   140.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   141.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                           ;   140.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   141.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   142.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                           ;   142.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   141.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm1                            ;   142.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                          ;   143.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm2, ymm13                            ;   143.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm9                         ;   136.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm12                           ;   144.0 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm8                         ;   137.0 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm8, ymm13, ymm9                            ;   145.0 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   145.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm8                              ;   146.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm2                              ;   146.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm4                         ;   139.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm11                            ;   144.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   147.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                            ;   145.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                             ;   148.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm2                              ;   149.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   150.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   151.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   152.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm9, ymm8                              ;   152.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   150.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   153.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   153.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                           ;   154.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   151.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   154.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm15                            ;   155.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   156.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                          ;   155.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   151.0 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   152.0 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   153.0 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   155.0 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   156.0 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   151.0 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 62240]                        ;   151.2 agu1    46 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rax + 800]                          ;   151.3 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   158.3 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [rax + 1824]                         ;   152.2 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   159.3 fp1     46 p
        db 0x2e
        vmovdqu ymm7, [rbp + 6880]                         ;   152.3 agu0    50 p reload
        db 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   160.3 fp2     46 p
        db 0x2e
        vmovdqu ymm8, [rbp + 6784]                         ;   153.2 agu1    46 p
        vpxor ymm8, ymm8, [rax + 960]                      ;   160.2 fp3+agu0   46 p
        vpxor ymm8, ymm8, [rax + 1984]                     ;   161.2 fp0+agu1   46 p
        vpxor ymm8, ymm8, [r8 + 62400]                     ;   162.2 fp1+agu0   46 p
        vmovdqu ymm2, [rbp + 6752]                         ;   155.2 agu1    46 p
        vpxor ymm2, ymm2, [rbp + 6848]                     ;   162.2 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm4, [rbp + 6816]                         ;   156.2 agu1    46 p
        db 0x2e
        vpxor ymm4, ymm4, [rax + 992]                      ;   163.2 fp3+agu0   46 p
        db 0x2e
        vpxor ymm4, ymm4, [rax + 2016]                     ;   164.2 fp0+agu1   46 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 62432]                     ;   165.2 fp1+agu0   46 p
        db 0x2e
        vmovdqu [rbp + 8000], ymm12                        ;   157.0 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm12, ymm15, ymm4                            ;   166.2 fp2     46 p
        db 0x2e
        vmovdqu [rbp + 8032], ymm10                        ;   156.2 agu2+fp5   46 p spill
        vpxor ymm10, ymm2, ymm4                            ;   166.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   163.2 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm1                         ;   157.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm12                            ;   167.2 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                             ;   164.2 fp2     46 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   167.2 fp3+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 6880], ymm5                         ;   158.3 agu2+fp5   46 p spill
        db 0x2e
        vpand ymm5, ymm15, ymm10                           ;   167.2 fp0     46 p
        db 0x2e
        vmovdqu [rbp + 6816], ymm13                        ;   159.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm8, ymm5                             ;   168.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   168.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   169.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   167.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   169.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm10                          ;   168.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                           ;   168.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm10                             ;   169.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 6848]                     ;   170.2 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                            ;   170.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   171.2 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm7                            ;   172.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   173.2 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6752]                     ;   174.2 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6784]                     ;   175.2 fp3+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   176.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm7                           ;   172.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   173.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   174.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                          ;   170.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm13                           ;   177.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   178.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;   177.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   178.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   179.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                           ;   179.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   178.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm15                           ;   179.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   180.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm10                            ;   180.2 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm0                         ;   173.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm8                            ;   181.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm9                         ;   174.2 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm10, ymm0                            ;   182.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   182.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   183.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                              ;   183.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6848], ymm11                        ;   176.2 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm12                          ;   181.2 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                            ;   184.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   182.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                             ;   185.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm2                            ;   186.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   187.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   188.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                             ;   189.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm0, ymm9                              ;   189.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   187.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   190.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   190.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   191.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   188.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   191.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm13                            ;   192.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   193.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   192.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   188.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                             ;   189.2 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   190.2 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                            ;   192.2 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   193.2 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   188.2 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 62496]                         ;   188.3 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 2080]                         ;   188.5 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   195.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm9, [rax + 3104]                         ;   189.3 agu0    62 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   196.5 fp1     47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 7040]                        ;   189.5 agu1    50 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   197.5 fp2     47 p
        db 0x2e
        vmovdqu ymm13, [rbp + 6944]                        ;   190.3 agu0    47 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 2240]                   ;   197.3 fp3+agu1   47 p
        db 0x2e
        vpxor ymm13, ymm13, [rax + 3264]                   ;   198.3 fp0+agu0   47 p
        vpxor ymm13, ymm13, [r8 + 62656]                   ;   199.3 fp1+agu1   47 p
        vmovdqu ymm9, [rbp + 6912]                         ;   192.3 agu0    47 p
        vpxor ymm9, ymm9, [rbp + 7008]                     ;   199.3 fp2+agu1   47 p
        vmovdqu ymm5, [rbp + 6976]                         ;   193.3 agu0    47 p
        vpxor ymm5, ymm5, [rax + 2272]                     ;   200.3 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rax + 3296]                     ;   201.3 fp0+agu0   47 p
        vpxor ymm5, ymm5, [r8 + 62688]                     ;   202.3 fp1+agu1   47 p
        vmovdqu [rbp + 8096], ymm0                         ;   192.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm4, ymm5                              ;   203.3 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm2                         ;   194.2 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm5                             ;   203.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   200.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm7                         ;   194.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm7, ymm9, ymm0                             ;   204.3 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                            ;   201.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6976]                     ;   204.3 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm8                         ;   195.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm4, ymm2                             ;   204.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm10                        ;   196.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm13, ymm8                            ;   205.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   205.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                             ;   206.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   204.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   206.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm2                            ;   205.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                            ;   205.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm2                              ;   206.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7008]                     ;   207.3 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                            ;   207.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   208.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm11                            ;   209.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   210.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6912]                     ;   211.3 fp2+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 6944]                     ;   212.3 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   213.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm11                            ;   209.3 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   210.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   211.3 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   207.3 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm10                             ;   214.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   215.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm10                             ;   214.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   215.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   216.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                             ;   216.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;   215.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm5, ymm4                             ;   216.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                           ;   217.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm9, ymm8                              ;   217.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm12                        ;   210.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm13                           ;   218.3 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm1                         ;   211.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm12                            ;   219.3 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   219.3 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm1                              ;   220.3 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm9                              ;   220.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm15                        ;   213.3 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm0                            ;   218.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   221.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   219.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                             ;   222.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm9                            ;   223.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   224.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   225.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                           ;   226.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm12, ymm1                             ;   226.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   224.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   227.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   227.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   228.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   225.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   228.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm10                          ;   229.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   230.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   229.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   225.3 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   226.3 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   227.3 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   229.3 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   230.3 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   225.3 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 62752]                         ;   225.5 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rax + 2336]                         ;   225.7 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                             ;   232.7 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 3360]                         ;   226.5 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   233.7 fp1     47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 7200]                         ;   226.7 agu0    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   234.7 fp2     47 p
        vmovdqu ymm10, [rbp + 7104]                        ;   227.5 agu1    47 p
        vpxor ymm10, ymm10, [rax + 2496]                   ;   234.5 fp3+agu0   47 p
        vpxor ymm10, ymm10, [rax + 3520]                   ;   235.5 fp0+agu1   47 p
        vpxor ymm10, ymm10, [r8 + 62912]                   ;   236.5 fp1+agu0   47 p
        vmovdqu ymm5, [rbp + 7072]                         ;   229.5 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 7168]                     ;   236.5 fp2+agu0   47 p
        vmovdqu ymm2, [rbp + 7136]                         ;   230.5 agu1    47 p
        vpxor ymm2, ymm2, [rax + 2528]                     ;   237.5 fp3+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rax + 3552]                     ;   238.5 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 62944]                     ;   239.5 fp1+agu0   47 p
        db 0x2e
        vmovdqu [rbp + 8192], ymm8                         ;   230.3 agu2+fp5   47 p spill
        db 0x2e
        vpor ymm8, ymm1, ymm2                              ;   240.5 fp2     47 p
        db 0x2e
        vmovdqu [rbp + 8224], ymm13                        ;   231.3 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm13, ymm5, ymm2                            ;   240.5 fp3     47 p
        db 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   237.5 fp0     47 p
        db 0x2e
        vmovdqu [rbp + 8256], ymm7                         ;   231.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm8                             ;   241.5 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                            ;   238.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7136]                     ;   241.5 fp3+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm12                        ;   232.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm1, ymm13                           ;   241.5 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7136], ymm11                        ;   233.7 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm11, ymm10, ymm12                           ;   242.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   242.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   243.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                          ;   241.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   243.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm13                           ;   242.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                          ;   242.5 fp3     47 p
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm13                             ;   243.5 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7168]                     ;   244.5 fp1+agu1   47 p
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                          ;   244.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                            ;   245.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm9                            ;   246.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   247.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7072]                     ;   248.5 fp2+agu0   47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7104]                     ;   249.5 fp3+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   250.5 fp0     47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm8, ymm9                            ;   246.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   247.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   248.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   244.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm11                           ;   251.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   252.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm11                             ;   251.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   252.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   253.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                             ;   253.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   252.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm1                            ;   253.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   254.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm5, ymm13                             ;   254.5 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm4                         ;   247.5 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm10                           ;   255.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm0                         ;   248.5 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm4                            ;   256.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   256.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                              ;   257.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                              ;   257.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm15                        ;   250.5 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm8                            ;   255.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   258.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                          ;   256.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                             ;   259.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm5                            ;   260.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   261.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   262.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   263.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm4, ymm0                              ;   263.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   261.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                           ;   264.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   264.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   265.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   262.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   265.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm11                           ;   266.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   267.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                           ;   266.5 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   262.5 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                             ;   263.5 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   264.5 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   266.5 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                           ;   267.5 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   262.5 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 63008]                         ;   262.7 agu0    47 p
        db 0x2e, 0x2e
        vmovdqu ymm2, [rax + 2592]                         ;   262.8 agu1    62 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   269.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 3616]                         ;   263.7 agu0    62 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   270.8 fp1     47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 7360]                        ;   263.8 agu1    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   271.8 fp2     47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 7264]                        ;   264.7 agu0    47 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 2752]                   ;   271.7 fp3+agu1   47 p
        db 0x2e
        vpxor ymm12, ymm12, [rax + 3776]                   ;   272.7 fp0+agu0   47 p
        vpxor ymm12, ymm12, [r8 + 63168]                   ;   273.7 fp1+agu1   47 p
        vmovdqu ymm2, [rbp + 7232]                         ;   266.7 agu0    47 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7328]                     ;   273.7 fp2+agu1   47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 7296]                         ;   267.7 agu0    47 p
        db 0x2e
        vpxor ymm5, ymm5, [rax + 2784]                     ;   274.7 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rax + 3808]                     ;   275.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [r8 + 63200]                     ;   276.7 fp1+agu1   47 p
        vmovdqu [rbp + 8288], ymm4                         ;   266.7 agu2+fp5   47 p spill
        vpor ymm4, ymm0, ymm5                              ;   277.7 fp2     47 p
        vmovdqu [rbp + 8320], ymm7                         ;   267.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm5                             ;   277.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   274.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm1                         ;   268.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm4                             ;   278.7 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                            ;   275.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7296]                     ;   278.7 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm13                        ;   269.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm13, ymm0, ymm7                            ;   278.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm9                         ;   270.8 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm12, ymm13                            ;   279.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   279.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   280.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   278.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   280.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm7                             ;   279.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                            ;   279.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm7                              ;   280.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7328]                     ;   281.7 fp1+agu0   47 p
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                           ;   281.7 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                          ;   282.7 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm11                            ;   283.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   284.7 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7232]                     ;   285.7 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 7264]                     ;   286.7 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   287.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm11                           ;   283.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   284.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   285.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   281.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                            ;   288.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                            ;   289.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   288.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   289.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   290.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                             ;   290.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                          ;   289.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm0                            ;   290.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   291.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm2, ymm13                             ;   291.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm15                        ;   284.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm12                          ;   292.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm6                         ;   285.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm15                           ;   293.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   293.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm6                              ;   294.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm2                              ;   294.7 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm10                        ;   287.7 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm10, ymm0, ymm4                            ;   292.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   295.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   293.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                             ;   296.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm2                            ;   297.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   298.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   299.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                           ;   300.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm15, ymm6                             ;   300.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   298.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   301.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   301.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   302.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                             ;   299.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   302.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm9                            ;   303.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   303.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   304.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   299.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   300.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   301.7 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   303.7 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   304.7 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                             ;   299.7 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [r8 + 63264]                         ;   299.8 agu1    47 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rax + 2848]                         ;   300.0 agu0    62 p reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   307.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rax + 3872]                         ;   300.8 agu1    62 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   308.0 fp1     47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 7648]                         ;   301.0 agu0    50 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   309.0 fp2     47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 7424]                        ;   301.8 agu1    47 p
        db 0x2e
        vpxor ymm10, ymm10, [rax + 3008]                   ;   308.8 fp3+agu0   47 p
        vpxor ymm10, ymm10, [rax + 4032]                   ;   309.8 fp0+agu1   47 p
        vpxor ymm10, ymm10, [r8 + 63424]                   ;   310.8 fp1+agu0   47 p
        vmovdqu ymm6, [rbp + 7392]                         ;   303.8 agu1    47 p
        vpxor ymm6, ymm6, [rbp + 7488]                     ;   310.8 fp2+agu0   47 p
        vmovdqu ymm7, [rbp + 7456]                         ;   304.8 agu1    47 p
        vpxor ymm7, ymm7, [rax + 3040]                     ;   311.8 fp3+agu0   47 p
        vpxor ymm7, ymm7, [rax + 4064]                     ;   312.8 fp0+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 63456]                     ;   313.8 fp1+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm12                        ;   305.7 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm12, ymm5, ymm7                             ;   314.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm7                             ;   314.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   311.8 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm4                         ;   304.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm12                            ;   315.8 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                            ;   312.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7456]                   ;   315.8 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm13                        ;   307.0 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm3                            ;   315.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm15                        ;   308.0 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm10, ymm13                           ;   316.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                           ;   316.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   317.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   315.8 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   317.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm3                            ;   316.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                            ;   316.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                              ;   317.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7488]                     ;   318.8 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                          ;   318.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   319.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm9                            ;   320.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                             ;   321.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7392]                     ;   322.8 fp2+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 7424]                     ;   323.8 fp3+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                           ;   324.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm9                           ;   320.8 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                           ;   321.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                            ;   322.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   318.8 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm15                           ;   325.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   326.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   325.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   326.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   327.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                           ;   327.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                          ;   326.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm5                            ;   327.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   328.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm6, ymm13                            ;   328.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm2                         ;   321.8 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm10                           ;   329.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm1                         ;   322.8 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm2                            ;   330.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                             ;   330.8 fp1     47 p
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm1                              ;   331.8 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm6                              ;   331.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm0                         ;   324.8 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm12                            ;   329.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                             ;   332.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                            ;   330.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                             ;   333.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                              ;   334.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   335.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   336.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   337.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm1                              ;   337.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   335.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                             ;   338.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   338.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   339.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   336.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   339.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm15                            ;   340.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel fox128_decrypt.T0_constants256] ;   331.8 agu0    46 p reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   341.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                          ;   340.8 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   336.8 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                             ;   338.8 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   338.8 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   340.8 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   341.8 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   338.8 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm8                           ;   337.0 fp0     50 p
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 7232]                         ;   337.2 agu1    50 p
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 7328]                         ;   337.3 agu0    47 p reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                             ;   344.3 fp1     50 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6688]                         ;   338.2 agu1    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7168]                     ;   345.2 fp2+agu0   50 p
        vmovdqu ymm1, [rbp + 6720]                         ;   339.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 6624]                     ;   346.2 fp3+agu0   50 p
        vmovdqu [rbp + 8448], ymm1                         ;   347.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm11, [rbp + 6752]                    ;   340.2 fp0+agu1   50 p
        vmovdqu [rbp + 8480], ymm1                         ;   341.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6848]                         ;   340.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7264]                     ;   347.3 fp1+agu1   50 p
        vmovdqu [rbp + 8512], ymm3                         ;   345.3 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6656]                         ;   341.3 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7072]                     ;   348.3 fp2+agu1   50 p
        vmovdqu [rbp + 8544], ymm11                        ;   341.8 agu2+fp5   47 p spill
        vmovdqu ymm11, [rbp + 6784]                        ;   342.3 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7488]                   ;   349.3 fp3+agu1   50 p
        vmovdqu [rbp + 8576], ymm12                        ;   342.8 agu2+fp5   47 p spill
        vmovdqu ymm12, [rbp + 7008]                        ;   343.3 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7392]                   ;   350.3 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8608], ymm11                        ;   350.3 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm14, [rbp + 6784]                   ;   344.3 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8640], ymm11                        ;   345.3 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm11, [rbp + 7680]                        ;   345.2 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 6912]                   ;   352.2 fp2+agu0   50 p
        vmovdqu [rbp + 8672], ymm9                         ;   345.8 agu2+fp5   47 p spill
        vpxor ymm9, ymm8, ymm7                             ;   346.2 fp3     50 p
        vmovdqu [rbp + 8704], ymm8                         ;   346.8 agu1+fp5   47 p spill
        vmovdqu ymm8, [rbp + 7968]                         ;   346.3 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7296]                     ;   353.3 fp0+agu1   50 p
        vmovdqu [rbp + 8736], ymm8                         ;   354.3 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 7744]                         ;   347.3 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7104]                     ;   354.3 fp1+agu1   50 p
        vmovdqu [rbp + 8768], ymm12                        ;   351.3 agu2+fp5   50 p spill
        vpxor ymm12, ymm5, [rbp + 7744]                    ;   348.3 fp2+agu0   50 p
        vmovdqu [rbp + 8800], ymm5                         ;   349.8 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm5, ymm1, ymm11                            ;   353.2 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 8832], ymm11                        ;   353.2 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm11, [rbp + 6944]                        ;   349.3 agu0    50 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7424]                   ;   356.3 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 8864], ymm11                        ;   357.3 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm6, [rbp + 6816]                    ;   350.3 fp1+agu0   50 p
        vpxor ymm6, ymm9, ymm8                             ;   355.3 fp2     50 p
        vmovdqu [rbp + 8896], ymm6                         ;   356.3 agu2+fp5   50 p spill
        vpxor ymm6, ymm11, [rbp + 6976]                    ;   351.3 fp3+agu1   50 p
        vmovdqu [rbp + 8928], ymm6                         ;   353.8 agu0+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6624]                         ;   352.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7008]                     ;   359.2 fp0+agu0   50 p
        vmovdqu [rbp + 8960], ymm6                         ;   360.2 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 6880]                         ;   353.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7488]                     ;   360.2 fp1+agu0   50 p
        vmovdqu [rbp + 8992], ymm11                        ;   355.8 agu2+fp5   50 p spill
        vpxor ymm11, ymm1, [rbp + 7488]                    ;   354.2 fp2+agu1   50 p
        vmovdqu [rbp + 9024], ymm11                        ;   356.8 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7936]                        ;   354.3 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7136]                   ;   361.3 fp3+agu1   50 p
        vmovdqu [rbp + 9056], ymm11                        ;   362.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm3, [rbp + 6688]                    ;   355.3 fp0+agu0   50 p
        vmovdqu [rbp + 9088], ymm3                         ;   358.8 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7936]                         ;   356.2 agu1    50 p
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 7360]                     ;   363.2 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9120], ymm3                         ;   364.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm3, ymm12, ymm15                           ;   355.3 fp2     50 p
        vpxor ymm9, ymm9, [rbp + 6848]                     ;   357.2 fp3+agu1   50 p
        vmovdqu [rbp + 9152], ymm3                         ;   360.8 agu0+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6624]                         ;   358.2 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 8352]                     ;   365.2 fp0+agu0   50 p
        vmovdqu [rbp + 6624], ymm12                        ;   361.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7872]                        ;   359.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7040]                   ;   366.2 fp1+agu0   50 p
        vmovdqu [rbp + 9184], ymm12                        ;   367.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, [rbp + 7456]                    ;   360.2 fp2+agu1   50 p
        vmovdqu [rbp + 9216], ymm12                        ;   363.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7712]                        ;   360.3 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8160]                   ;   367.3 fp3+agu1   50 p
        vmovdqu [rbp + 9248], ymm0                         ;   364.8 agu2+fp5   47 p spill
        db 0x2e
        vpxor ymm0, ymm10, [rbp + 7872]                    ;   361.3 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9280], ymm0                         ;   365.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm0, ymm13, [rbp + 7648]                    ;   362.2 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9312], ymm0                         ;   366.8 agu0+fp5   50 p spill
        vpxor ymm0, ymm15, [rbp + 6848]                    ;   363.2 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8416]                     ;   363.3 fp3+agu0   50 p
        vmovdqu [rbp + 9344], ymm10                        ;   367.8 agu2+fp5   47 p spill
        vpxor ymm10, ymm7, ymm6                            ;   361.8 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9376], ymm7                         ;   368.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqa ymm7, ymm14                                ;   362.2         50 p copy
        db 0x2e
        vmovdqu [rbp + 9408], ymm10                        ;   369.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm10, [rbp + 7232]                        ;   364.3 agu0    50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7200]                   ;   371.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm10                            ;   372.3 fp2     50 p
        vmovdqu [rbp + 9440], ymm7                         ;   373.3 agu2+fp5   50 p spill
        vpxor ymm7, ymm2, [rbp + 7968]                     ;   365.3 fp3+agu0   50 p
        vmovdqu [rbp + 9472], ymm7                         ;   371.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7360]                         ;   366.2 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 8320]                     ;   373.2 fp0+agu0   50 p
        vmovdqu [rbp + 9504], ymm10                        ;   372.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 8064]                        ;   367.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 8320]                   ;   374.2 fp1+agu0   50 p
        vmovdqu [rbp + 9536], ymm7                         ;   374.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7840]                         ;   368.2 agu1    50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 8128]                     ;   375.2 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9568], ymm12                        ;   374.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6784]                        ;   369.2 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8416]                   ;   376.2 fp3+agu0   50 p
        vmovdqu [rbp + 9600], ymm6                         ;   375.8 agu2+fp5   50 p spill
        vpxor ymm6, ymm9, ymm5                             ;   368.2 fp0     50 p
        vmovdqu [rbp + 9632], ymm5                         ;   376.8 agu1+fp5   50 p spill
        vpxor ymm5, ymm4, [rbp + 8320]                     ;   370.3 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8320], ymm5                         ;   377.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm5, ymm0, ymm8                             ;   369.8 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 9664], ymm6                         ;   378.8 agu1+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7840]                         ;   371.3 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 8864]                     ;   378.3 fp3+agu1   50 p
        vmovdqu [rbp + 9696], ymm9                         ;   379.8 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7808]                         ;   372.3 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7136]                     ;   379.3 fp0+agu1   50 p
        vmovdqu [rbp + 9728], ymm9                         ;   380.8 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7904]                         ;   373.3 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 8256]                     ;   380.3 fp1+agu1   50 p
        vmovdqu [rbp + 9760], ymm0                         ;   381.8 agu2+fp5   50 p spill
        vpxor ymm0, ymm13, [rbp + 8768]                    ;   374.3 fp2+agu0   50 p
        vmovdqu [rbp + 9792], ymm0                         ;   382.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7264]                         ;   375.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 7424]                     ;   382.2 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9824], ymm0                         ;   383.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm0, [rbp + 7776]                         ;   376.2 agu1    50 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8224]                     ;   383.2 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9856], ymm4                         ;   384.8 agu2+fp5   47 p spill
        vmovdqu ymm4, [rbp + 7808]                         ;   377.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8096]                     ;   384.2 fp1+agu0   50 p
        vmovdqu [rbp + 9888], ymm4                         ;   385.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm15, ymm2                            ;   377.2 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 9920], ymm15                        ;   386.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm15, [rbp + 7776]                        ;   378.3 agu0    50 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   385.3 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9952], ymm4                         ;   387.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm1, ymm3                             ;   378.8 fp0     50 p
        vmovdqu [rbp + 9984], ymm4                         ;   388.8 agu0+fp5   50 p spill
        vpxor ymm4, ymm2, [rbp + 7456]                     ;   380.2 fp1+agu1   50 p
        vmovdqu [rbp + 10016], ymm2                        ;   389.8 agu2+fp5   47 p spill
        db 0x2e
        vmovdqu ymm2, [rbp + 8032]                         ;   380.3 agu0    50 p
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8288]                     ;   387.3 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10048], ymm6                        ;   390.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 8768]                    ;   381.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, ymm6                           ;   382.3 fp0     50 p
        vmovdqu [rbp + 10080], ymm6                        ;   391.8 agu2+fp5   50 p spill
        vpxor ymm6, ymm0, [rbp + 8672]                     ;   384.2 fp1+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6720]                     ;   385.2 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10112], ymm11                       ;   392.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm11, ymm1, [rbp + 7424]                    ;   383.2 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10144], ymm1                        ;   393.8 agu0+fp5   50 p spill
        db 0x2e
        vpxor ymm1, ymm8, ymm2                             ;   388.3 fp0     50 p
        vmovdqu [rbp + 10176], ymm1                        ;   394.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7712]                         ;   384.3 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8192]                     ;   391.3 fp1+agu0   50 p
        vmovdqu [rbp + 10208], ymm0                        ;   395.8 agu2+fp5   50 p spill
        vpxor ymm0, ymm14, [rbp + 8352]                    ;   385.3 fp2+agu1   50 p
        vmovdqu [rbp + 10240], ymm14                       ;   396.8 agu0+fp5   50 p spill
        vmovdqu ymm14, [rbp + 8672]                        ;   386.3 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 8992]                   ;   393.3 fp3+agu0   50 p
        vmovdqu [rbp + 10272], ymm1                        ;   397.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7680]                         ;   387.3 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7488]                     ;   394.3 fp0+agu0   50 p
        vmovdqu [rbp + 7488], ymm6                         ;   398.8 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   388.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7904]                     ;   395.3 fp1+agu0   50 p
        vmovdqu [rbp + 10304], ymm14                       ;   399.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6720]                        ;   389.3 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 8224]                   ;   396.3 fp2+agu0   50 p
        vmovdqu [rbp + 10336], ymm14                       ;   400.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm5, [rbp + 8608]                    ;   390.8 fp3+agu1   50 p
        vmovdqu [rbp + 10368], ymm5                        ;   401.8 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm5, [rbp + 8000]                         ;   391.8 agu1    50 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7648]                     ;   398.8 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10400], ymm14                       ;   402.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm9, [rbp + 6752]                    ;   392.8 fp1+agu1   50 p
        vmovdqu [rbp + 10432], ymm14                       ;   403.8 agu0+fp5   50 p spill
        vpxor ymm14, ymm7, [rbp + 7072]                    ;   393.8 fp2+agu1   50 p
        vmovdqu [rbp + 10464], ymm1                        ;   404.8 agu2+fp5   50 p spill
        vpxor ymm1, ymm9, ymm13                            ;   394.0 fp3     50 p
        vmovdqu [rbp + 10496], ymm1                        ;   405.8 agu0+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7968]                         ;   394.8 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7200]                     ;   401.8 fp0+agu0   50 p
        vmovdqu [rbp + 10528], ymm13                       ;   406.8 agu2+fp5   47 p spill
        vmovdqu ymm13, [rbp + 8160]                        ;   395.8 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7456]                   ;   402.8 fp1+agu0   50 p
        vmovdqu [rbp + 10560], ymm1                        ;   407.8 agu2+fp5   50 p spill
        vpxor ymm1, ymm12, [rbp + 6944]                    ;   396.8 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10592], ymm12                       ;   408.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6912]                        ;   397.2 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8352]                   ;   404.2 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 10624], ymm12                       ;   409.8 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, [rbp + 8128]                    ;   398.8 fp0+agu0   50 p
        vpxor ymm12, ymm12, ymm3                           ;   399.8 fp1     50 p
        vmovdqu [rbp + 10656], ymm12                       ;   410.8 agu1+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6976]                        ;   399.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8384]                   ;   406.8 fp2+agu1   50 p
        vmovdqu [rbp + 10688], ymm1                        ;   411.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6656]                         ;   400.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8576]                     ;   407.8 fp3+agu1   50 p
        vmovdqu [rbp + 10720], ymm12                       ;   412.8 agu2+fp5   50 p spill
        vpxor ymm12, ymm4, [rbp + 8288]                    ;   402.0 fp0+agu0   50 p
        vmovdqu [rbp + 10752], ymm4                        ;   413.8 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7648]                         ;   403.0 agu0    50 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7392]                     ;   410.0 fp1+agu1   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm4                         ;   414.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, [rbp + 9600]                    ;   404.0 fp2+agu0   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10784], ymm4                        ;   415.8 agu1+fp5   50 p spill
        db 0x2e
        vpxor ymm4, ymm2, ymm7                             ;   404.2 fp3     50 p
        db 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   404.3 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 10816], ymm0                        ;   416.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm0, ymm6, ymm5                             ;   404.8 fp1     50 p
        vmovdqu [rbp + 10848], ymm2                        ;   417.8 agu0+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7264]                         ;   405.8 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 8736]                     ;   412.8 fp2+agu0   50 p
        vmovdqu [rbp + 10880], ymm2                        ;   418.8 agu2+fp5   50 p spill
        vpxor ymm2, ymm7, [rbp + 6880]                     ;   407.0 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8800]                     ;   408.0 fp0+agu0   50 p
        vmovdqu [rbp + 10912], ymm2                        ;   419.8 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7040]                         ;   408.0 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 9568]                     ;   415.0 fp1+agu0   50 p
        vmovdqu [rbp + 10944], ymm2                        ;   420.8 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8000]                         ;   409.0 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7296]                     ;   416.0 fp2+agu0   50 p
        vmovdqu [rbp + 10976], ymm0                        ;   421.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 9344]                         ;   410.0 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 9600]                     ;   417.0 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 6784]                     ;   418.0 fp0+agu1   50 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11008], ymm6                        ;   422.8 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm4                                 ;   412.8         50 p copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 11040], ymm4                        ;   423.8 agu0+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 6688]                         ;   413.2 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8576]                     ;   420.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   421.2 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 11072], ymm6                        ;   424.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm6, ymm11, ymm9                            ;   415.0 fp3     50 p
        db 0x2e
        vmovdqu [rbp + 11104], ymm9                        ;   425.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm9, [rbp + 8672]                         ;   415.8 agu0    50 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 8800]                     ;   422.8 fp0+agu1   50 p
        vmovdqu [rbp + 11136], ymm4                        ;   426.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm1, ymm15                            ;   416.8 fp1     50 p
        vmovdqu [rbp + 11168], ymm4                        ;   427.8 agu0+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8832]                         ;   417.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8736]                     ;   424.2 fp2+agu0   50 p
        vmovdqu [rbp + 11200], ymm1                        ;   428.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7040]                         ;   418.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 8544]                     ;   425.2 fp3+agu0   50 p
        vmovdqu [rbp + 11232], ymm1                        ;   429.8 agu2+fp5   50 p spill
        vpxor ymm1, ymm14, [rbp + 9408]                    ;   419.8 fp0+agu1   50 p
        vmovdqu [rbp + 11264], ymm14                       ;   430.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7104]                        ;   420.2 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 9536]                   ;   427.2 fp1+agu1   50 p
        vmovdqu [rbp + 11296], ymm14                       ;   431.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7904]                        ;   421.2 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 8064]                   ;   428.2 fp2+agu1   50 p
        vmovdqu [rbp + 11328], ymm14                       ;   432.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm1, [rbp + 6688]                    ;   422.8 fp3+agu0   50 p
        vmovdqu [rbp + 11360], ymm1                        ;   433.8 agu1+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6656]                         ;   423.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7104]                     ;   430.8 fp0+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11392], ymm7                        ;   434.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm10, ymm1                            ;   431.8 fp1     50 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 10048]                    ;   432.8 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11424], ymm4                        ;   435.8 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7872]                         ;   425.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 8256]                     ;   432.8 fp3+agu1   50 p
        vmovdqu [rbp + 11456], ymm4                        ;   436.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm3, [rbp + 9568]                     ;   427.2 fp0+agu0   50 p
        vmovdqu [rbp + 11488], ymm3                        ;   437.8 agu1+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8032]                         ;   428.2 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 8384]                     ;   435.2 fp1+agu1   50 p
        vmovdqu [rbp + 11520], ymm4                        ;   438.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7680]                         ;   429.2 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 7360]                     ;   436.2 fp2+agu1   50 p
        vmovdqu [rbp + 11552], ymm4                        ;   439.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm13, [rbp + 8128]                    ;   430.8 fp3+agu0   50 p
        vmovdqu [rbp + 11584], ymm13                       ;   440.8 agu1+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8288]                        ;   431.8 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 9248]                   ;   438.8 fp0+agu1   50 p
        vmovdqu [rbp + 11616], ymm4                        ;   441.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm14, [rbp + 8544]                    ;   432.8 fp1+agu0   50 p
        vmovdqu [rbp + 11648], ymm14                       ;   442.8 agu1+fp5   50 p spill
        vpxor ymm14, ymm8, [rbp + 7904]                    ;   433.8 fp2+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 9856]                     ;   434.0 fp3+agu1   50 p
        vmovdqu [rbp + 11680], ymm14                       ;   443.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm10, [rbp + 8192]                   ;   434.8 fp0+agu0   50 p
        vmovdqu [rbp + 11712], ymm14                       ;   444.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 8672]                        ;   435.0 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 9184]                   ;   442.0 fp1+agu0   50 p
        vmovdqu [rbp + 11744], ymm4                        ;   445.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 9248]                    ;   436.0 fp2+agu1   50 p
        vmovdqu [rbp + 11776], ymm14                       ;   446.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm7, [rbp + 9504]                    ;   436.8 fp3+agu0   50 p
        vmovdqu [rbp + 11808], ymm7                        ;   447.8 agu1+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6848]                         ;   437.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 9088]                     ;   444.8 fp0+agu1   50 p
        vmovdqu [rbp + 11840], ymm14                       ;   448.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6688]                        ;   438.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7296]                   ;   445.8 fp1+agu1   50 p
        vmovdqu [rbp + 7296], ymm7                         ;   449.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm6, [rbp + 7008]                     ;   439.8 fp2+agu0   50 p
        vmovdqu [rbp + 6688], ymm4                         ;   450.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7904]                         ;   440.0 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 9088]                     ;   447.0 fp3+agu0   50 p
        vmovdqu [rbp + 7904], ymm4                         ;   451.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6816]                         ;   441.0 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8768]                     ;   448.0 fp0+agu0   50 p
        vmovdqu [rbp + 11872], ymm10                       ;   452.8 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm6, ymm4                            ;   449.0 fp1     50 p
        db 0x2e
        vmovdqu [rbp + 11904], ymm6                        ;   453.8 agu1+fp5   50 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 6976]                         ;   443.8 agu0    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 6912]                     ;   450.8 fp2+agu1   50 p
        vmovdqu [rbp + 11936], ymm4                        ;   454.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm2, [rbp + 9504]                     ;   445.0 fp3+agu0   50 p
        vmovdqu [rbp + 11968], ymm6                        ;   455.8 agu1+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8800]                         ;   446.0 agu0    50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 10592]                    ;   453.0 fp0+agu1   50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   446.2 fp1     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 63744]                     ;   447.0 fp2+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   447.2 fp3     50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7008]                     ;   448.0 fp0+agu1   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9760]                     ;   449.0 fp1+agu0   50 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 9216]                     ;   450.0 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10432]                    ;   451.0 fp3+agu0   50 p
        vmovdqu [rbp + 9760], ymm6                         ;   456.8 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   449.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8864]                     ;   456.2 fp0+agu0   50 p
        vpxor ymm11, ymm11, [r8 + 63808]                   ;   450.2 fp1+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 9376]                   ;   451.2 fp2+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 6944]                   ;   452.2 fp3+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 7808]                   ;   453.2 fp0+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 10016]                  ;   454.2 fp1+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 7968]                   ;   455.2 fp2+agu0   50 p
        vmovdqu [rbp + 7968], ymm6                         ;   457.8 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8128]                         ;   453.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 7168]                     ;   460.2 fp3+agu0   50 p
        vmovdqu [rbp + 10016], ymm1                        ;   458.8 agu2+fp5   50 p spill
        vpxor ymm1, ymm8, [rbp + 7104]                     ;   454.2 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10464]                    ;   455.2 fp1+agu0   50 p
        vmovdqu [rbp + 7680], ymm8                         ;   459.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm8, [rbp + 8064]                         ;   455.2 agu1    50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7008]                     ;   462.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, ymm8                             ;   463.2 fp3     50 p
        vmovdqu [rbp + 12000], ymm11                       ;   460.8 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 8192]                        ;   456.2 agu1    50 p
        vpxor ymm11, ymm11, [rbp + 8256]                   ;   463.2 fp0+agu0   50 p
        vmovdqu [rbp + 12032], ymm1                        ;   464.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8224]                         ;   457.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 9056]                     ;   464.2 fp1+agu0   50 p
        vmovdqu [rbp + 12064], ymm2                        ;   462.8 agu2+fp5   50 p spill
        vpxor ymm2, ymm6, [rbp + 9824]                     ;   461.2 fp2+agu1   50 p
        vpxor ymm2, ymm2, [r8 + 63488]                     ;   462.2 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9248]                     ;   463.2 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8640]                     ;   464.2 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8800]                     ;   465.2 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6656]                     ;   466.2 fp3+agu0   50 p
        vmovdqu [rbp + 6656], ymm6                         ;   463.8 agu2+fp5   50 p spill
        vpxor ymm6, ymm12, [rbp + 9888]                    ;   461.2 fp0+agu1   50 p
        vpxor ymm6, ymm6, [r8 + 63552]                     ;   462.2 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6752]                     ;   463.2 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 10560]                    ;   464.2 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 8576]                     ;   465.2 fp0+agu1   50 p
        vmovdqu [rbp + 12096], ymm2                        ;   467.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm9, [rbp + 8160]                     ;   464.0 fp1+agu0   50 p
        vpxor ymm2, ymm2, [r8 + 63584]                     ;   465.0 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8736]                     ;   466.0 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8544]                     ;   467.0 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9472]                     ;   468.0 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7232]                     ;   469.0 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8032]                     ;   470.0 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 7136]                     ;   471.0 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7776]                     ;   472.0 fp1+agu0   50 p
        vpxor ymm9, ymm9, [r8 + 63616]                     ;   468.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7328]                     ;   469.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7936]                     ;   470.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7040]                     ;   471.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 8000]                     ;   472.2 fp2+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 9344]                     ;   473.2 fp3+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7712]                     ;   474.2 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8224]                     ;   475.2 fp1+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 8384]                     ;   476.2 fp2+agu1   50 p
        vmovdqu [rbp + 8224], ymm2                         ;   473.0 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8192]                         ;   473.0 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 63648]                     ;   480.0 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7328]                     ;   481.0 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9280]                     ;   482.0 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 8800]                     ;   483.0 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 6720]                     ;   484.0 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7360]                     ;   485.0 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8928]                     ;   486.0 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9312]                     ;   487.0 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 64320]                   ;   477.2 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 11264]                  ;   478.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10592]                  ;   479.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9568]                   ;   480.2 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 10208]                  ;   481.2 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9376]                   ;   482.2 fp0+agu0   50 p
        vmovdqu [rbp + 7360], ymm12                        ;   483.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm7, [rbp + 7104]                    ;   480.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm5                           ;   481.2 fp2     50 p
        vpxor ymm12, ymm12, ymm15                          ;   482.2 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 63840]                   ;   483.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7072]                   ;   484.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9504]                   ;   485.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10304]                  ;   486.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10560]                  ;   487.2 fp0+agu0   50 p
        vmovdqu [rbp + 7712], ymm12                        ;   488.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm0, [rbp + 9504]                    ;   483.2 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm10                          ;   484.2 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 63872]                   ;   485.2 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 9120]                   ;   486.2 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9568]                   ;   487.2 fp1+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8608]                   ;   488.2 fp2+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9568], ymm10                        ;   483.3 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm10, ymm7, [rbp + 10784]                   ;   486.0 fp3+agu0   50 p
        vpxor ymm10, ymm10, ymm1                           ;   487.0 fp0     50 p
        vpxor ymm10, ymm10, [r8 + 63904]                   ;   488.0 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 9184]                   ;   489.0 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10528]                  ;   490.0 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10336]                  ;   491.0 fp0+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 9504], ymm7                         ;   485.2 agu2+fp5   50 p spill
        db 0x2e
        vpxor ymm7, ymm13, [rbp + 11424]                   ;   488.2 fp1+agu1   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   489.2 fp2     50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm14                            ;   490.2 fp3     50 p
        vpxor ymm7, ymm7, [r8 + 64000]                     ;   491.2 fp0+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 7424]                     ;   492.2 fp1+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 9088]                     ;   493.2 fp2+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 64096]                     ;   490.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7808]                     ;   491.2 fp0+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 9120]                     ;   492.2 fp1+agu1   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6944]                     ;   493.2 fp2+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7488]                     ;   494.2 fp3+agu1   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 8480]                     ;   495.2 fp0+agu0   50 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 9664]                     ;   496.2 fp1+agu1   50 p
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 64608]                   ;   494.0 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10720]                  ;   495.0 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10976]                  ;   496.0 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8288]                   ;   497.0 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8672]                   ;   498.0 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   499.0 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10656]                  ;   500.0 fp0+agu0   50 p
        vmovdqu [rbp + 8672], ymm14                        ;   501.0 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 10752]                       ;   497.2 agu1    50 p
        vpxor ymm14, ymm14, [r8 + 64064]                   ;   504.2 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   505.2 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8512]                   ;   506.2 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 11392]                  ;   507.2 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9696]                   ;   508.2 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 7936]                   ;   509.2 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7264]                   ;   510.2 fp3+agu0   50 p
        vmovdqu [rbp + 7936], ymm8                         ;   497.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm3, [rbp + 9664]                     ;   501.2 fp0+agu1   50 p
        vpxor ymm8, ymm8, ymm15                            ;   502.2 fp1     50 p
        vpxor ymm8, ymm8, [r8 + 64128]                     ;   503.2 fp2+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 9344]                     ;   504.2 fp3+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 11872]                    ;   505.2 fp0+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 10272]                    ;   506.2 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 8448]                     ;   507.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 64416]                     ;   504.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8832]                     ;   505.2 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9312]                     ;   506.2 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 11648]                    ;   507.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9120]                     ;   508.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 11680]                    ;   509.2 fp0+agu0   50 p
        vmovdqu [rbp + 9696], ymm3                         ;   510.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm5, [rbp + 9664]                     ;   507.2 fp1+agu1   50 p
        vpxor ymm3, ymm3, [r8 + 64160]                     ;   508.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10496]                    ;   509.2 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 8064]                     ;   510.2 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 7872]                     ;   511.2 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 11520]                    ;   512.2 fp2+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 64768]                   ;   510.2 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8128]                   ;   511.2 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10464]                  ;   512.2 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8896]                   ;   513.2 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6752]                   ;   514.2 fp3+agu1   50 p
        vmovdqu [rbp + 8128], ymm13                        ;   515.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6688]                        ;   513.0 agu0    50 p
        vpxor ymm13, ymm13, [r8 + 64256]                   ;   520.0 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7200]                   ;   521.0 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 11328]                  ;   522.0 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7808]                   ;   523.0 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10048]                  ;   524.0 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 7264]                   ;   525.0 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10784]                  ;   526.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 64896]                     ;   517.0 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9728]                     ;   518.0 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10368]                    ;   519.0 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11232]                    ;   520.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10336]                    ;   521.0 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9536]                     ;   522.0 fp0+agu1   50 p
        vmovdqu [rbp + 9536], ymm0                         ;   523.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8736]                         ;   520.0 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 64352]                     ;   527.0 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6848]                     ;   528.0 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10272]                    ;   529.0 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11328]                    ;   530.0 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11744]                    ;   531.0 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11776]                    ;   532.0 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7456]                     ;   533.0 fp3+agu1   50 p
        vmovdqu [rbp + 7456], ymm0                         ;   534.0 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7744]                         ;   524.0 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 64384]                     ;   531.0 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 9280]                     ;   532.0 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11744]                    ;   533.0 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10432]                    ;   534.0 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 10720]                    ;   535.0 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8512]                     ;   536.0 fp1+agu0   50 p
        vpxor ymm1, ymm1, ymm15                            ;   525.0 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 65088]                     ;   527.2 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6752]                     ;   528.2 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9952]                     ;   529.2 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8864]                     ;   530.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10112]                    ;   531.2 fp3+agu1   50 p
        vmovdqu [rbp + 10112], ymm1                        ;   532.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9216]                         ;   530.0 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 64512]                     ;   537.0 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9984]                     ;   538.0 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8096]                     ;   539.0 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7168]                     ;   540.0 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11008]                    ;   541.0 fp0+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 65120]                   ;   533.0 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9984]                   ;   534.0 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10848]                  ;   535.0 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8192]                   ;   536.0 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 7488]                   ;   537.0 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 11520]                  ;   538.0 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9024]                   ;   539.0 fp3+agu0   50 p
        vmovdqu [rbp + 7488], ymm15                        ;   540.0 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7200]                        ;   536.2 agu1    50 p
        vpxor ymm15, ymm15, [r8 + 64576]                   ;   543.2 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8384]                   ;   544.2 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10688]                  ;   545.2 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9952]                   ;   546.2 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 11040]                  ;   547.2 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 11232]                  ;   548.2 fp1+agu1   50 p
        vmovdqu [rbp + 11040], ymm1                        ;   542.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10208]                        ;   540.0 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 64640]                     ;   547.0 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8992]                     ;   548.0 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7648]                     ;   549.0 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9344]                     ;   550.0 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10656]                    ;   551.0 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11424]                    ;   552.0 fp3+agu0   50 p
        vmovdqu [rbp + 11424], ymm1                        ;   553.0 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10656]                        ;   543.2 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 64672]                     ;   550.2 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11552]                    ;   551.2 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9600]                     ;   552.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8512]                     ;   553.2 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9792]                     ;   554.2 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10272]                    ;   555.2 fp1+agu1   50 p
        vmovdqu [rbp + 8512], ymm15                        ;   549.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm4, [rbp + 10592]                   ;   547.0 fp2+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 64832]                   ;   548.0 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   549.0 fp0+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7296]                   ;   550.0 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9952]                   ;   551.0 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7328]                   ;   552.0 fp3+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 65408]                     ;   550.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11808]                    ;   551.0 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9056]                     ;   552.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11968]                    ;   553.0 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7104]                     ;   554.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10176]                    ;   555.0 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9344]                     ;   556.0 fp2+agu0   50 p
        vmovdqu [rbp + 9344], ymm5                         ;   557.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9056]                         ;   553.2 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 64864]                     ;   560.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7200]                     ;   561.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11392]                    ;   562.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11552]                    ;   563.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11616]                    ;   564.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10400]                    ;   565.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10304]                    ;   566.2 fp1+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 65440]                     ;   557.2 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11936]                    ;   558.2 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10336]                    ;   559.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10528]                    ;   560.2 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 11840]                    ;   561.2 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8832]                     ;   562.2 fp3+agu0   50 p
        vmovdqu [rbp + 11936], ymm4                        ;   563.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11488]                        ;   560.2 agu1    50 p
        vpxor ymm4, ymm4, [r8 + 64928]                     ;   567.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10720]                    ;   568.2 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10400]                    ;   569.2 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 11712]                    ;   570.2 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 10528]                    ;   571.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 10208]                    ;   572.2 fp1+agu1   50 p
        vmovdqu [rbp + 10208], ymm5                        ;   567.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 9248]                         ;   564.0 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 65024]                     ;   571.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10560]                    ;   572.0 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8352]                     ;   573.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8768]                     ;   574.0 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11264]                    ;   575.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8608]                     ;   576.0 fp3+agu0   50 p
        vmovdqu [rbp + 8608], ymm5                         ;   577.0 agu2+fp5   50 p spill
        vpxor ymm5, ymm11, [rbp + 12064]                   ;   567.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 65152]                     ;   568.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9280]                     ;   569.2 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10240]                    ;   570.2 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11520]                    ;   571.2 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10944]                    ;   572.2 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11584]                    ;   573.2 fp2+agu1   50 p
        vmovdqu [rbp + 11584], ymm5                        ;   574.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10496]                        ;   571.0 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 65184]                     ;   578.0 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10848]                    ;   579.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11232]                    ;   580.0 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8928]                     ;   581.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10176]                    ;   582.0 fp3+agu1   50 p
        vmovdqu [rbp + 10176], ymm5                        ;   583.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 6944]                         ;   574.0 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 65280]                     ;   581.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10816]                    ;   582.0 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10592]                    ;   583.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 6688]                     ;   584.0 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10080]                    ;   585.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9888]                     ;   586.0 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 7104]                     ;   587.0 fp2+agu1   50 p
        vmovdqu [rbp + 9888], ymm5                         ;   588.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7296]                         ;   578.0 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 65344]                     ;   585.0 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7264]                     ;   586.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8480]                     ;   587.0 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10944]                    ;   588.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10048]                    ;   589.0 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 9472]                     ;   590.0 fp0+agu0   50 p
        vmovdqu [rbp + 9472], ymm5                         ;   591.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10720]                        ;   582.0 agu1    50 p
        vpxor ymm5, ymm5, [r8 + 65376]                     ;   589.0 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11840]                    ;   590.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8704]                     ;   591.0 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 6752]                     ;   592.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 11776]                    ;   593.0 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 8352]                     ;   594.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8032]                     ;   595.0 fp3+agu0   50 p
        vmovdqu [rbp + 8032], ymm5                         ;   596.0 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, [rbp + 8704]                     ;   586.2 fp0+agu1   46 p
        vpxor ymm5, ymm5, [r8 + 63520]                     ;   587.2 fp1+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 10144]                    ;   588.2 fp2+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 9824]                     ;   589.2 fp3+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9248]                     ;   590.2 fp0+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 10048]                    ;   591.2 fp1+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 11136]                    ;   592.2 fp2+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 7072]                     ;   593.2 fp3+agu0   46 p
        vmovdqu [rbp + 7072], ymm15                        ;   589.0 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 8256]                    ;   590.2 fp0+agu1   46 p
        vpxor ymm15, ymm15, [r8 + 63680]                   ;   591.2 fp1+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 8960]                   ;   592.2 fp2+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 6880]                   ;   593.2 fp3+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 8320]                   ;   594.2 fp0+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 6624]                   ;   595.2 fp1+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 6912]                   ;   596.2 fp2+agu1   46 p
        vpxor ymm15, ymm15, [rbp + 9792]                   ;   597.2 fp3+agu0   46 p
        vmovdqu [rbp + 9792], ymm4                         ;   591.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 12096]                    ;   594.2 fp0+agu1   46 p
        vmovdqu [rbp + 6912], ymm1                         ;   592.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8224]                         ;   594.3 agu0    46 p
        vpxor ymm1, ymm1, [r8 + 63712]                     ;   601.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 12032]                    ;   602.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8352]                     ;   603.3 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 11680]                    ;   604.3 fp0+agu0   46 p
        vmovdqu [rbp + 11680], ymm13                       ;   593.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpor ymm13, ymm5, ymm1                             ;   605.3 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm0                         ;   594.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm1                             ;   605.3 fp2     46 p
        db 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   595.2 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 8256], ymm7                         ;   595.2 agu2+fp5   50 p spill
        db 0x2e
        vpand ymm7, ymm4, ymm13                            ;   606.3 fp0     46 p
        db 0x2e
        vpand ymm4, ymm4, ymm15                            ;   598.2 fp1     46 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 8224]                   ;   606.3 fp2+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm8                         ;   596.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm0                             ;   606.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm14                       ;   597.2 agu2+fp5   50 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm15, ymm8                            ;   607.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                             ;   607.3 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                             ;   608.3 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   606.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   608.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm0                            ;   607.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                            ;   607.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm0                              ;   608.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   609.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                            ;   609.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   610.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                             ;   605.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm2                            ;   611.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 12096]                    ;   606.3 fp1+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   612.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   613.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm2                            ;   611.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   612.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                             ;   613.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm14                             ;   614.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                            ;   609.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   615.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                           ;   614.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm5                             ;   616.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm13                            ;   615.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                             ;   616.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm8                             ;   616.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   615.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                           ;   617.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm6, ymm7                              ;   617.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm7, ymm15                            ;   618.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm8                            ;   619.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                             ;   619.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm13                             ;   620.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                            ;   620.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12096], ymm7                        ;   617.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm4                             ;   618.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                           ;   621.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   619.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                            ;   622.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm6                              ;   623.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                             ;   624.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                           ;   625.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                            ;   626.3 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm8, ymm13                             ;   626.3 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                             ;   624.3 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   627.3 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm10, [rbp + 7104]                    ;   618.3 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                             ;   628.3 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                           ;   625.3 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 63776]                     ;   619.3 fp1+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8640]                         ;   619.5 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                             ;   626.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   628.3 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 7424]                         ;   620.3 agu1    47 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                             ;   627.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 8480]                         ;   620.5 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                             ;   628.5 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 11072]                       ;   621.3 agu1    50 p reload
        db 0x2e
        vpxor ymm6, ymm6, ymm13                            ;   629.5 fp2     46 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 63968]                   ;   621.5 fp3+agu0   46 p
        vpxor ymm11, ymm11, [rbp + 7712]                   ;   622.5 fp0+agu1   46 p
        vpxor ymm11, ymm11, [rbp + 9632]                   ;   623.5 fp1+agu0   46 p
        vpxor ymm11, ymm11, [rbp + 8960]                   ;   624.5 fp2+agu1   46 p
        vpxor ymm11, ymm11, [rbp + 9760]                   ;   625.5 fp3+agu0   46 p
        vpxor ymm1, ymm12, [rbp + 10016]                   ;   624.3 fp0+agu1   46 p
        vmovdqu ymm13, [rbp + 12000]                       ;   624.5 agu0    46 p
        vpxor ymm13, ymm13, [r8 + 63936]                   ;   631.5 fp1+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11904]                  ;   632.5 fp2+agu0   46 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6976]                   ;   633.5 fp3+agu1   46 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 11488]                  ;   634.5 fp0+agu0   46 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 12032]                  ;   635.5 fp1+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 10336]                  ;   636.5 fp2+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 10464]                  ;   637.5 fp3+agu1   46 p
        vmovdqu [rbp + 10336], ymm5                        ;   626.3 agu2+fp5   46 p spill
        vpor ymm5, ymm11, ymm6                             ;   630.5 fp0     46 p
        vmovdqu [rbp + 12032], ymm15                       ;   627.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm11                           ;   626.8 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   630.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm2                         ;   628.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm5                             ;   631.5 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                            ;   638.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 7712]                     ;   631.5 fp1+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7712], ymm9                         ;   629.3 agu1+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm6                            ;   630.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11904], ymm4                        ;   630.3 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm9, ymm13                             ;   638.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   631.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                             ;   639.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   638.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   639.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm15                            ;   639.5 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                          ;   639.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm15                             ;   640.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                           ;   641.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   640.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   641.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm10                           ;   642.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 10016]                    ;   639.5 fp3+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 12000]                    ;   640.5 fp0+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   643.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                             ;   644.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm10                            ;   642.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   643.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                           ;   644.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm4                              ;   645.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   640.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                             ;   646.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm4                              ;   645.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm6                            ;   647.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                            ;   646.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                             ;   647.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                            ;   647.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   646.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   648.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm9                              ;   648.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm13                            ;   649.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 12000], ymm8                        ;   642.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm5                             ;   650.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                             ;   650.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                            ;   651.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm1                              ;   651.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10016], ymm9                        ;   648.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm2                             ;   649.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                             ;   652.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   650.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                             ;   653.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm1                              ;   654.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                           ;   655.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   656.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   657.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm5, ymm8                              ;   657.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   655.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   658.5 fp0     46 p
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 10592]                    ;   649.5 fp1+agu1   46 p
        db 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   659.5 fp2     46 p
        db 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   656.5 fp3     46 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 64032]                     ;   650.5 fp0+agu0   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 11200]                    ;   651.5 fp1+agu1   46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7840]                     ;   652.5 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm8, [rbp + 10880]                        ;   651.7 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   658.7 fp3     46 p
        db 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   659.5 fp0     46 p
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7008]                     ;   659.7 fp1+agu0   46 p
        db 0x2e
        vmovdqu ymm15, [rbp + 9440]                        ;   652.7 agu1    50 p reload
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   660.7 fp2     46 p
        db 0x2e
        vmovdqu ymm9, [rbp + 11136]                        ;   653.5 agu0    46 p
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 64192]                     ;   660.5 fp3+agu1   46 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7392]                     ;   661.5 fp0+agu0   46 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 9664]                     ;   662.5 fp1+agu1   46 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6816]                     ;   663.5 fp2+agu0   46 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 11328]                    ;   664.5 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 9184]                     ;   665.5 fp0+agu0   46 p
        vmovdqu ymm11, [rbp + 7680]                        ;   656.7 agu1    50 p reload
        vpxor ymm9, ymm9, ymm11                            ;   666.5 fp1     46 p
        vmovdqu ymm15, [rbp + 8256]                        ;   657.5 agu0    46 p
        vpxor ymm15, ymm15, [rbp + 8224]                   ;   664.5 fp2+agu1   46 p
        vmovdqu [rbp + 9184], ymm6                         ;   657.7 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7936]                         ;   658.5 agu0    46 p
        vpxor ymm6, ymm6, [r8 + 64224]                     ;   665.5 fp3+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 11968]                    ;   666.5 fp0+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 9408]                     ;   667.5 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 9152]                     ;   668.5 fp2+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 8064]                     ;   669.5 fp3+agu1   46 p
        vmovdqu [rbp + 9408], ymm13                        ;   659.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm1, ymm6                             ;   670.5 fp0     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11968], ymm10                       ;   660.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm6                           ;   670.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   665.5 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11328], ymm12                       ;   661.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm13                          ;   671.5 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                           ;   667.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 7936]                   ;   671.5 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm2                         ;   663.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm10                            ;   671.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm5                         ;   664.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm9, ymm2                              ;   672.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   672.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                            ;   673.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   671.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                           ;   673.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm10                            ;   672.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                           ;   672.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm10                           ;   673.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 8224]                   ;   674.5 fp3+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                             ;   674.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   675.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm3                            ;   676.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                           ;   677.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 8256]                   ;   678.5 fp0+agu0   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11136]                  ;   679.5 fp1+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                            ;   680.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm3                           ;   676.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   677.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   678.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   674.5 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm10, ymm10, ymm5                            ;   681.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                            ;   682.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm5                            ;   681.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                           ;   682.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                          ;   683.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                          ;   683.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   682.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm1                            ;   683.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                            ;   684.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm15, ymm10                           ;   684.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11136], ymm4                        ;   677.5 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm9                            ;   685.5 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm14                        ;   678.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm4                           ;   686.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   686.5 fp3     46 p
        db 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                             ;   687.5 fp0     46 p
        db 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                           ;   687.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm10                        ;   684.5 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm13                           ;   685.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                          ;   688.5 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   686.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                          ;   689.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm15                           ;   690.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   691.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                           ;   692.5 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                            ;   693.5 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm4, ymm14                            ;   693.5 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   691.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                            ;   694.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                           ;   695.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 64288]                     ;   685.7 fp2+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                             ;   692.5 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 9728]                        ;   686.5 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                            ;   693.5 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 7168]                     ;   694.5 fp1+agu0   46 p
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 11168]                       ;   687.5 agu1    50 p reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   695.5 fp2     46 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   695.5 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 8416]                     ;   696.5 fp0+agu0   46 p
        db 0x2e
        vmovdqu ymm2, [rbp + 8064]                         ;   688.5 agu1    46 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm2                             ;   697.5 fp1     46 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 9920]                     ;   698.5 fp2+agu0   46 p
        db 0x2e
        vmovdqu ymm6, [rbp + 9696]                         ;   690.5 agu1    50 p reload
        db 0x2e
        vpxor ymm0, ymm0, ymm6                             ;   699.5 fp3     46 p
        vmovdqu ymm10, [rbp + 7360]                        ;   691.5 agu0    46 p
        vpxor ymm10, ymm10, [r8 + 64448]                   ;   698.5 fp0+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 8768]                   ;   699.5 fp1+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 10976]                  ;   700.5 fp2+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 11648]                  ;   701.5 fp3+agu0   46 p
        vpxor ymm10, ymm10, [rbp + 8320]                   ;   702.5 fp0+agu1   46 p
        vpxor ymm10, ymm10, [rbp + 6720]                   ;   703.5 fp1+agu0   46 p
        vmovdqu ymm15, [rbp + 11680]                       ;   694.7 agu1    46 p
        vpxor ymm15, ymm15, [rbp + 6624]                   ;   701.7 fp2+agu0   46 p
        vmovdqu ymm14, [rbp + 7456]                        ;   695.7 agu1    46 p
        vpxor ymm14, ymm14, [r8 + 64480]                   ;   702.7 fp3+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 7904]                   ;   703.7 fp0+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 9504]                   ;   704.7 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 11488]                  ;   705.7 fp2+agu1   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9568]                   ;   706.7 fp3+agu0   46 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 10912]                  ;   707.7 fp0+agu1   46 p
        db 0x2e
        vmovdqu [rbp + 9568], ymm1                         ;   697.5 agu2+fp5   46 p spill
        db 0x2e
        vpor ymm1, ymm0, ymm14                             ;   708.7 fp1     46 p
        db 0x2e
        vmovdqu [rbp + 11488], ymm9                        ;   698.5 agu2+fp5   46 p spill
        db 0x2e
        vpxor ymm9, ymm15, ymm14                           ;   708.7 fp2     46 p
        db 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   702.7 fp3     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9504], ymm3                         ;   699.5 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm1                            ;   709.7 fp0     46 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                          ;   704.5 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 7456]                     ;   709.7 fp2+agu1   46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm12                        ;   701.5 agu2+fp5   46 p spill
        db 0x2e
        vpand ymm12, ymm0, ymm9                            ;   709.7 fp3     46 p
        db 0x2e
        vmovdqu [rbp + 9696], ymm13                        ;   702.5 agu0+fp5   46 p spill
        db 0x2e
        vpor ymm13, ymm10, ymm12                           ;   710.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   710.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   711.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                            ;   709.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                            ;   711.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm9                            ;   710.7 fp1     46 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                            ;   710.7 fp2     46 p
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm9                              ;   711.7 fp3     46 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 6624]                     ;   712.7 fp0+agu1   46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                          ;   712.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   713.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm6                             ;   714.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                           ;   715.7 fp0     46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 11680]                  ;   716.7 fp1+agu0   46 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 7360]                   ;   717.7 fp2+agu1   46 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                          ;   718.7 fp3     46 p
        db 0x2e, 0x2e
        vpand ymm12, ymm1, ymm6                            ;   714.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                           ;   715.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   716.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   712.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                           ;   719.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   720.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm13                             ;   719.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                             ;   720.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                           ;   721.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                             ;   721.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                          ;   720.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm14, ymm0                           ;   721.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                           ;   722.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm15, ymm12                            ;   722.7 fp1     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm4                         ;   715.7 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm10                           ;   723.7 fp2     46 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11680], ymm5                        ;   716.7 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm4                            ;   724.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                            ;   724.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm5                            ;   725.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                             ;   725.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm12                        ;   722.7 agu1+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                            ;   723.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                            ;   726.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                          ;   724.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                           ;   727.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm15                           ;   728.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                          ;   729.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                            ;   730.7 fp1     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   731.7 fp2     46 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm4, ymm5                             ;   731.7 fp3     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   729.7 fp0     46 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   732.7 fp1     46 p
        db 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   733.7 fp2     46 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 64544]                     ;   723.8 fp3+agu0   47 p
        db 0x2e
        vpxor ymm13, ymm13, ymm14                          ;   730.7 fp0     46 p
        db 0x2e
        vmovdqu ymm14, [rbp + 8576]                        ;   724.7 agu1    47 p reload
        db 0x2e
        vpxor ymm7, ymm7, ymm14                            ;   731.7 fp1     47 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7904]                     ;   732.7 fp2+agu0   47 p
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 9824]                     ;   733.7 fp3+agu1   47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 11616]                       ;   726.0 agu0    50 p reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                            ;   734.7 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                           ;   733.7 fp1     46 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 8704]                     ;   735.7 fp2+agu1   47 p
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 6912]                         ;   727.7 agu0    50 p reload
        db 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   736.7 fp3     47 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 64704]                     ;   728.7 fp0+agu1   47 p
        db 0x2e
        vmovdqu ymm9, [rbp + 8512]                         ;   728.8 agu0    50 p reload
        db 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   735.8 fp1     47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 11456]                       ;   729.7 agu1    50 p reload
        db 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   736.8 fp2     47 p
        vpxor ymm2, ymm2, [rbp + 10656]                    ;   737.8 fp3+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 8320]                     ;   738.8 fp0+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 9120]                     ;   739.8 fp1+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 10464]                    ;   740.8 fp2+agu1   47 p
        vpxor ymm11, ymm11, [r8 + 64736]                   ;   732.0 fp3+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 8672]                   ;   733.0 fp0+agu1   47 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8320]                   ;   734.0 fp1+agu0   47 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9760]                   ;   735.0 fp2+agu1   47 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8448]                   ;   736.0 fp3+agu0   47 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7968]                   ;   737.0 fp0+agu1   47 p
        vmovdqu ymm15, [rbp + 11040]                       ;   735.0 agu0    47 p
        vpxor ymm15, ymm15, [rbp + 11424]                  ;   742.0 fp1+agu1   47 p
        vmovdqu [rbp + 8448], ymm0                         ;   734.0 agu2+fp5   46 p spill
        vpor ymm0, ymm11, ymm7                             ;   738.0 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9760], ymm10                        ;   735.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm15                          ;   743.0 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                           ;   743.0 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm6                         ;   736.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm15                            ;   744.0 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                           ;   744.0 fp2     47 p
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8672]                     ;   739.0 fp3+agu1   47 p
        db 0x2e
        vmovdqu [rbp + 6912], ymm3                         ;   737.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm10                            ;   744.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm1                         ;   738.0 agu0+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm3                              ;   745.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                            ;   745.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                            ;   746.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   744.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                             ;   746.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm10                            ;   745.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                           ;   745.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm10                             ;   746.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 11424]                    ;   747.0 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                             ;   747.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   748.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   745.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm5                            ;   749.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   750.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 11040]                    ;   751.0 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                             ;   752.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm0, ymm5                             ;   749.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                             ;   750.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   751.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                             ;   747.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm1                              ;   753.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                             ;   754.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm1                              ;   753.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm11, ymm7                           ;   755.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                             ;   754.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                             ;   755.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                             ;   755.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   754.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                             ;   756.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm9, ymm10                             ;   756.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm2                            ;   757.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11040], ymm4                        ;   750.0 agu2+fp5   46 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm3                            ;   758.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                             ;   758.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                            ;   759.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm9                              ;   759.0 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11424], ymm10                       ;   756.0 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, ymm0                            ;   757.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   760.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                           ;   758.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   761.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm9                            ;   762.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   763.0 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                            ;   764.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   765.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm3, ymm4                              ;   765.0 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                            ;   763.0 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                           ;   766.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                            ;   767.0 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 64800]                     ;   757.2 fp0+agu0   47 p
        db 0x2e
        vpxor ymm1, ymm1, ymm11                            ;   764.0 fp1     47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 9600]                     ;   758.2 fp2+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7968]                     ;   759.2 fp3+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11072]                    ;   760.2 fp0+agu1   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 11360]                    ;   761.2 fp1+agu0   47 p
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6784]                     ;   762.2 fp2+agu1   47 p
        db 0x2e
        vpxor ymm1, ymm1, ymm15                            ;   767.0 fp3     47 p
        db 0x2e
        vmovdqu ymm15, [rbp + 9792]                        ;   760.2 agu0    50 p reload
        db 0x2e
        vpxor ymm8, ymm8, ymm15                            ;   767.2 fp0     47 p
        vmovdqu ymm4, [rbp + 7072]                         ;   761.0 agu1    47 p
        vpxor ymm4, ymm4, [r8 + 64960]                     ;   768.0 fp1+agu0   47 p
        vmovdqu ymm9, [rbp + 10624]                        ;   762.0 agu1    50 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm9                             ;   769.0 fp2     47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 10496]                    ;   770.0 fp3+agu0   47 p
        db 0x2e
        vmovdqu ymm10, [rbp + 9856]                        ;   763.0 agu1    47 p reload
        db 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   771.0 fp0     47 p
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 10272]                    ;   772.0 fp1+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 9312]                     ;   773.0 fp2+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 10400]                    ;   774.0 fp3+agu0   47 p
        vpxor ymm12, ymm12, [r8 + 64992]                   ;   765.0 fp0+agu1   47 p
        db 0x2e
        vmovdqu ymm11, [rbp + 8128]                        ;   765.2 agu0    47 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 9536]                   ;   772.2 fp1+agu1   47 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 10208]                  ;   766.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 9152]                   ;   767.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8768]                   ;   768.2 fp0+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 9024]                   ;   769.2 fp1+agu1   47 p
        vpor ymm10, ymm12, ymm8                            ;   770.2 fp2     47 p
        vmovdqu [rbp + 8768], ymm7                         ;   766.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm11                           ;   773.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   773.2 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9152], ymm2                         ;   767.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm11                           ;   774.2 fp1     47 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                           ;   775.0 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 10208]                  ;   771.2 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10208], ymm5                        ;   768.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm5, ymm8, ymm7                             ;   774.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9792], ymm6                         ;   769.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm5, ymm4                              ;   775.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   775.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   776.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   775.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                           ;   776.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm7                             ;   776.0 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                             ;   776.0 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm7                              ;   777.0 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 9536]                     ;   778.0 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                             ;   777.2 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   778.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm15                           ;   779.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                           ;   780.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8128]                   ;   781.2 fp2+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7072]                   ;   782.2 fp3+agu0   47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                            ;   783.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm15                           ;   779.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                             ;   780.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   781.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   777.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm6                              ;   784.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   785.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm6                            ;   784.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   785.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                          ;   786.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                           ;   786.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                             ;   785.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm8                            ;   786.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                            ;   787.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm11, ymm7                            ;   787.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm0                         ;   780.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm4                             ;   788.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm3                         ;   781.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm0                             ;   789.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                            ;   789.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                            ;   790.2 fp2     47 p
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                             ;   790.2 fp3     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9536], ymm7                         ;   787.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm7, ymm8, ymm10                            ;   788.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   791.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                             ;   789.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                           ;   792.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm11                             ;   793.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                           ;   794.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                            ;   795.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                           ;   796.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm3                              ;   796.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   794.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                             ;   797.2 fp2     47 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                           ;   798.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 65056]                   ;   788.3 fp0+agu1   47 p
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                            ;   795.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 9024]                   ;   789.3 fp2+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6944]                   ;   790.3 fp3+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   791.3 fp0+agu0   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6656]                   ;   792.3 fp1+agu1   47 p
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 9440]                   ;   793.3 fp2+agu0   47 p
        db 0x2e
        vpxor ymm6, ymm6, ymm5                             ;   798.2 fp3     47 p
        db 0x2e
        vmovdqu ymm3, [rbp + 10176]                        ;   791.3 agu1    50 p reload
        db 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   798.3 fp0     47 p
        db 0x2e
        vmovdqu ymm5, [rbp + 10112]                        ;   792.2 agu0    47 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 65216]                     ;   799.2 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 8832]                     ;   800.2 fp2+agu0   47 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6880]                     ;   801.2 fp3+agu1   47 p
        db 0x2e
        vmovdqu ymm7, [rbp + 11296]                        ;   794.2 agu0    50 p reload
        db 0x2e
        vpxor ymm5, ymm5, ymm7                             ;   802.2 fp0     47 p
        vpxor ymm5, ymm5, [rbp + 10720]                    ;   803.2 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 8320]                     ;   804.2 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 10816]                    ;   805.2 fp3+agu1   47 p
        vpxor ymm9, ymm9, [r8 + 65248]                     ;   796.2 fp0+agu0   47 p
        vmovdqu ymm11, [rbp + 8608]                        ;   796.3 agu1    47 p
        db 0x2e
        vmovdqu ymm12, [rbp + 11584]                       ;   797.2 agu0    50 p reload
        db 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   804.2 fp1     47 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7488]                     ;   797.3 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 11872]                    ;   798.3 fp3+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 7648]                     ;   799.3 fp0+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 9376]                     ;   800.3 fp1+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 8800]                     ;   801.3 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 9088]                     ;   802.3 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9088], ymm8                         ;   798.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm8, ymm14, ymm9                             ;   803.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8800], ymm4                         ;   799.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm11                            ;   805.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                          ;   805.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11584], ymm15                       ;   800.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm11                           ;   806.2 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                           ;   806.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 7488]                     ;   804.3 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm2                         ;   801.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm4                            ;   806.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10176], ymm10                       ;   802.2 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm10, ymm2, ymm5                             ;   807.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                             ;   807.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                            ;   808.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   806.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                            ;   808.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm4                           ;   807.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                             ;   807.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm4                            ;   808.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                          ;   809.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                            ;   809.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                             ;   810.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm3                            ;   811.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                          ;   812.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8608]                   ;   813.2 fp0+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 10112]                  ;   814.2 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                          ;   815.2 fp2     47 p
        db 0x2e, 0x2e
        vpand ymm2, ymm8, ymm3                             ;   811.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                            ;   812.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                             ;   813.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                           ;   809.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                             ;   816.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   817.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm10                             ;   816.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm14                            ;   818.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                             ;   817.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   818.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                            ;   818.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                             ;   817.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   819.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm11, ymm4                             ;   819.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm5                             ;   820.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 10112], ymm0                        ;   812.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm8                             ;   821.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                            ;   821.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm0                              ;   822.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                             ;   822.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8608], ymm4                         ;   819.2 agu1+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm2                            ;   820.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                             ;   823.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   821.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                           ;   824.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm11                             ;   825.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                             ;   826.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                             ;   827.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                             ;   828.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm8, ymm0                              ;   828.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   826.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   829.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                            ;   830.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                           ;   827.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                          ;   830.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 10368]                       ;   821.3 agu0    47 p
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 65312]                   ;   828.3 fp0+agu1   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 8352]                   ;   829.3 fp1+agu0   47 p
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 11168]                  ;   830.3 fp2+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8896]                   ;   831.3 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 11616]                  ;   832.3 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8640]                   ;   833.3 fp1+agu0   47 p
        vmovdqu ymm0, [rbp + 11936]                        ;   825.2 agu1    50 p reload
        vpxor ymm15, ymm15, ymm0                           ;   834.3 fp2     47 p
        vmovdqu ymm4, [rbp + 9472]                         ;   826.2 agu0    47 p
        vpxor ymm4, ymm4, [r8 + 65472]                     ;   833.2 fp3+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 8960]                     ;   834.2 fp0+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 11712]                    ;   835.2 fp1+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 10784]                    ;   836.2 fp2+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 11808]                    ;   837.2 fp3+agu1   47 p
        vpxor ymm4, ymm4, [rbp + 9856]                     ;   838.2 fp0+agu0   47 p
        vpxor ymm4, ymm4, [rbp + 8992]                     ;   839.2 fp1+agu1   47 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 65504]                     ;   830.2 fp2+agu0   47 p
        vmovdqu ymm9, [rbp + 9888]                         ;   830.3 agu1    47 p
        vmovdqu ymm11, [rbp + 9344]                        ;   831.2 agu0    50 p reload
        vpxor ymm9, ymm9, ymm11                            ;   838.2 fp3     47 p
        vpxor ymm7, ymm7, [rbp + 8032]                     ;   831.3 fp0+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 8864]                     ;   832.3 fp1+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 11104]                    ;   833.3 fp2+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 10912]                    ;   834.3 fp3+agu0   47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 10912], ymm14                       ;   831.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm14, ymm7, ymm15                            ;   835.3 fp0     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 11104], ymm5                        ;   832.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm9                             ;   839.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                            ;   839.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 9344], ymm3                         ;   833.3 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpand ymm3, ymm14, ymm9                            ;   840.2 fp3     47 p
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                             ;   840.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8032]                   ;   836.3 fp1+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 11936], ymm12                       ;   834.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm5                           ;   840.2 fp2     47 p
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm2                         ;   835.3 agu1+fp5   47 p spill
        db 0x2e, 0x2e
        vpor ymm2, ymm12, ymm4                             ;   841.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                           ;   841.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                           ;   842.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                             ;   840.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                           ;   842.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm5                            ;   841.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                             ;   841.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm5                              ;   842.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                           ;   843.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                           ;   843.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                            ;   844.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm0                            ;   845.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                             ;   846.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9888]                     ;   847.2 fp0+agu0   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 9472]                     ;   848.2 fp1+agu1   47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                             ;   849.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm0                            ;   845.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   846.2 fp0     47 p
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                             ;   847.2 fp1     47 p
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                          ;   843.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm2                              ;   850.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                           ;   851.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                            ;   850.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm15                           ;   852.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                           ;   851.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                            ;   852.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                          ;   852.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                             ;   851.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                            ;   853.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm12                            ;   853.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm4                            ;   854.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9472], ymm8                         ;   846.3 agu2+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm5                            ;   855.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                             ;   855.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm8                              ;   856.2 fp0     47 p
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm9                              ;   856.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 9888], ymm12                        ;   853.2 agu0+fp5   47 p spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm14                          ;   854.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                            ;   857.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                           ;   855.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                             ;   858.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm9                            ;   859.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   860.2 fp3     47 p
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                             ;   861.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   862.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm5, ymm8                              ;   862.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                          ;   860.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   863.2 fp0     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                           ;   864.2 fp1     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                             ;   861.2 fp2     47 p
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                             ;   864.2 fp3     47 p
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 8256]                         ;   855.3 agu1    50 p
        db 0x2e
        vmovdqu ymm7, [rbp + 12000]                        ;   855.5 agu0    46 p reload
        db 0x2e
        vpxor ymm3, ymm3, ymm7                             ;   862.5 fp0     50 p
        db 0x2e
        vmovdqu ymm8, [rel fox128_decrypt.T0_constants256] ;   856.3 agu1    46 p reload
        db 0x2e
        vpxor ymm3, ymm3, ymm8                             ;   863.5 fp1     50 p
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 61440]                     ;   864.5 fp2+agu0   50 p
        vmovdqu ymm9, [rbp + 11904]                        ;   857.3 agu1    50 p
        vpxor ymm9, ymm9, [r8 + 61472]                     ;   864.3 fp3+agu0   50 p
        vmovdqu ymm12, [rbp + 7712]                        ;   858.3 agu1    46 p reload
        db 0x2e
        vpxor ymm7, ymm7, ymm12                            ;   865.3 fp0     50 p
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 61504]                     ;   866.3 fp1+agu0   50 p
        db 0x2e
        vpxor ymm7, ymm7, ymm8                             ;   867.3 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61632]                   ;   865.3 fp3+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   866.3 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 7712], ymm12                        ;   867.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6976]                        ;   861.3 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 61536]                   ;   868.3 fp1+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   869.3 fp2     50 p
        db 0x2e
        vmovdqu [rbp + 12000], ymm12                       ;   870.3 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 8256]                        ;   862.5 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 12032]                  ;   869.5 fp3+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61568]                   ;   870.5 fp0+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   871.5 fp1     50 p
        vmovdqu [rbp + 12032], ymm12                       ;   872.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 12096]                       ;   864.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11904]                  ;   871.3 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61600]                   ;   872.3 fp3+agu1   50 p
        vmovdqu [rbp + 11904], ymm12                       ;   873.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10336]                       ;   865.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6976]                   ;   872.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 61664]                   ;   873.5 fp1+agu0   50 p
        vmovdqu [rbp + 6976], ymm12                        ;   874.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11136]                       ;   867.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   874.3 fp2+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   875.3 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 61696]                   ;   876.3 fp0+agu1   50 p
        vmovdqu [rbp + 10336], ymm12                       ;   877.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7936]                        ;   869.3 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 61728]                   ;   876.3 fp1+agu1   50 p
        vmovdqu [rbp + 12096], ymm12                       ;   877.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11328]                       ;   870.3 agu0    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6816]                   ;   877.3 fp2+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   878.3 fp3     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 61760]                   ;   879.3 fp0+agu0   50 p
        vmovdqu [rbp + 6816], ymm12                        ;   880.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11968]                       ;   872.3 agu1    50 p
        vpxor ymm12, ymm12, ymm8                           ;   879.3 fp1     50 p
        vpxor ymm12, ymm12, [r8 + 61792]                   ;   880.3 fp2+agu0   50 p
        vmovdqu [rbp + 8256], ymm12                        ;   881.3 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 11136]                       ;   873.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9408]                   ;   880.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   881.3 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 61824]                   ;   882.3 fp1+agu1   50 p
        vmovdqu [rbp + 9408], ymm12                        ;   883.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10016]                       ;   875.3 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7936]                   ;   882.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 61856]                   ;   883.3 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7936], ymm12                        ;   884.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11328]                       ;   877.3 agu1    50 p
        vpxor ymm12, ymm12, ymm8                           ;   884.3 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 61888]                   ;   885.3 fp1+agu0   50 p
        vmovdqu [rbp + 11328], ymm12                       ;   886.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9184]                        ;   878.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11968]                  ;   885.3 fp2+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 61920]                   ;   886.3 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 11968], ymm12                       ;   887.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11680]                       ;   880.3 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   887.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   888.3 fp1     50 p
        vpxor ymm12, ymm12, [r8 + 61952]                   ;   889.3 fp2+agu0   50 p
        vmovdqu [rbp + 9184], ymm12                        ;   890.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9696]                        ;   881.5 agu1    50 p
        vpxor ymm12, ymm12, [r8 + 61984]                   ;   888.5 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 10016], ymm12                       ;   889.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 7456]                        ;   882.5 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   889.5 fp0+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   890.5 fp1     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62016]                   ;   891.5 fp2+agu1   50 p
        vmovdqu [rbp + 7360], ymm12                        ;   892.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9504]                        ;   884.5 agu0    50 p
        vpxor ymm12, ymm12, ymm8                           ;   891.5 fp3     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62048]                   ;   892.5 fp0+agu1   50 p
        vmovdqu [rbp + 11136], ymm12                       ;   893.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11680]                       ;   886.3 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 11488]                  ;   893.3 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   894.3 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 62080]                   ;   895.3 fp3+agu0   50 p
        vmovdqu [rbp + 11488], ymm12                       ;   896.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8224]                        ;   888.3 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 9696]                   ;   895.3 fp0+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 62112]                   ;   896.3 fp1+agu1   50 p
        vmovdqu [rbp + 9696], ymm12                        ;   897.3 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7456]                        ;   889.5 agu0    50 p
        vpxor ymm12, ymm12, ymm8                           ;   896.5 fp2     50 p
        vpxor ymm12, ymm12, [r8 + 62144]                   ;   897.5 fp3+agu1   50 p
        vmovdqu [rbp + 7456], ymm12                        ;   898.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm13, [rbp + 11040]                  ;   890.5 fp0+agu0   50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   891.5 fp1     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62208]                   ;   892.5 fp2+agu1   50 p
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 9760]                   ;   891.7 fp3+agu0   50 p
        db 0x2e
        vpxor ymm13, ymm13, ymm8                           ;   892.7 fp0     50 p
        vpxor ymm13, ymm13, [r8 + 62336]                   ;   893.7 fp1+agu1   50 p
        vmovdqu [rbp + 9760], ymm13                        ;   894.7 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 9568]                        ;   892.7 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 9504]                   ;   899.7 fp2+agu1   50 p
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 62176]                   ;   900.7 fp3+agu0   50 p
        vmovdqu [rbp + 9504], ymm12                        ;   893.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8512]                        ;   894.5 agu1    50 p
        vpxor ymm12, ymm12, [r8 + 62240]                   ;   901.5 fp0+agu0   50 p
        vmovdqu [rbp + 9568], ymm12                        ;   902.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6912]                        ;   895.5 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11040]                  ;   902.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, ymm8                           ;   903.5 fp2     50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62272]                   ;   904.5 fp3+agu1   50 p
        vmovdqu [rbp + 11040], ymm12                       ;   905.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7680]                        ;   896.7 agu0    50 p
        vpxor ymm12, ymm12, ymm8                           ;   903.7 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 62304]                   ;   904.7 fp1+agu1   50 p
        vmovdqu [rbp + 8224], ymm12                        ;   905.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6624]                        ;   897.7 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8512]                   ;   904.7 fp2+agu1   50 p
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 62368]                   ;   905.7 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8512], ymm12                        ;   906.7 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm12, [rbp + 6912]                        ;   899.5 agu1    50 p
        db 0x2e
        vpxor ymm12, ymm12, ymm8                           ;   906.5 fp0     50 p
        vpxor ymm12, ymm12, [r8 + 62400]                   ;   907.5 fp1+agu0   50 p
        vmovdqu [rbp + 6912], ymm12                        ;   908.5 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, [rbp + 8128]                    ;   900.7 fp2+agu1   50 p
        vpxor ymm12, ymm12, ymm8                           ;   901.7 fp3     50 p
        vpxor ymm12, ymm12, [r8 + 62464]                   ;   902.7 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9152]                     ;   901.7 fp1+agu1   50 p
        vpxor ymm1, ymm1, ymm8                             ;   902.7 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 62592]                     ;   903.7 fp3+agu0   50 p
        vmovdqu [rbp + 9152], ymm13                        ;   902.7 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8448]                        ;   902.8 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7680]                   ;   909.8 fp0+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 62432]                   ;   910.8 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7680], ymm13                        ;   911.8 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7072]                        ;   904.5 agu0    50 p
        vpxor ymm13, ymm13, [r8 + 62496]                   ;   911.5 fp2+agu1   50 p
        vmovdqu [rbp + 8448], ymm1                         ;   904.7 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9792]                         ;   905.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8128]                     ;   912.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, ymm8                             ;   913.5 fp0     50 p
        vpxor ymm1, ymm1, [r8 + 62528]                     ;   914.5 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 8128], ymm1                         ;   915.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10208]                        ;   906.8 agu1    50 p
        vpxor ymm1, ymm1, ymm8                             ;   913.8 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 62560]                     ;   914.8 fp3+agu0   50 p
        vmovdqu [rbp + 6624], ymm1                         ;   915.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 11424]                        ;   907.8 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 7072]                     ;   914.8 fp0+agu0   50 p
        vpxor ymm1, ymm1, [r8 + 62624]                     ;   915.8 fp1+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 7072], ymm1                         ;   916.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 9792]                         ;   909.5 agu0    50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   916.5 fp2     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 62656]                     ;   917.5 fp3+agu1   50 p
        vmovdqu [rbp + 9792], ymm1                         ;   918.5 agu2+fp5   50 p spill
        vpxor ymm1, ymm6, [rbp + 10112]                    ;   910.8 fp0+agu0   50 p
        vpxor ymm1, ymm1, ymm8                             ;   911.8 fp1     50 p
        vpxor ymm1, ymm1, [r8 + 62720]                     ;   912.8 fp2+agu1   50 p
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8800]                     ;   911.8 fp3+agu0   50 p
        vpxor ymm6, ymm6, ymm8                             ;   912.8 fp0     50 p
        vpxor ymm6, ymm6, [r8 + 62848]                     ;   913.8 fp1+agu1   50 p
        vmovdqu [rbp + 8800], ymm6                         ;   914.8 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8768]                         ;   912.8 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 10208]                    ;   919.8 fp2+agu1   50 p
        vpxor ymm6, ymm6, [r8 + 62688]                     ;   920.8 fp3+agu0   50 p
        vmovdqu [rbp + 10208], ymm1                        ;   913.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 10176]                        ;   914.5 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 62752]                     ;   921.5 fp0+agu0   50 p
        vmovdqu [rbp + 8768], ymm1                         ;   922.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7488]                         ;   915.5 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 10112]                    ;   922.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, ymm8                             ;   923.5 fp2     50 p
        vpxor ymm1, ymm1, [r8 + 62784]                     ;   924.5 fp3+agu1   50 p
        vmovdqu [rbp + 10112], ymm1                        ;   925.5 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 11584]                        ;   916.8 agu0    50 p
        vpxor ymm1, ymm1, ymm8                             ;   923.8 fp0     50 p
        vpxor ymm1, ymm1, [r8 + 62816]                     ;   924.8 fp1+agu1   50 p
        vmovdqu [rbp + 11424], ymm1                        ;   925.8 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 9536]                         ;   917.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 10176]                    ;   924.8 fp2+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 62880]                     ;   925.8 fp3+agu0   50 p
        vmovdqu [rbp + 10176], ymm1                        ;   926.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm1, [rbp + 7488]                         ;   919.5 agu1    50 p
        db 0x2e
        vpxor ymm1, ymm1, ymm8                             ;   926.5 fp0     50 p
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 62912]                     ;   927.5 fp1+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 7488], ymm1                         ;   928.5 agu2+fp5   50 p spill
        vpxor ymm1, ymm10, [rbp + 9472]                    ;   920.8 fp2+agu1   50 p
        vpxor ymm1, ymm1, ymm8                             ;   921.8 fp3     50 p
        vpxor ymm1, ymm1, [r8 + 62976]                     ;   922.8 fp0+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 11104]                  ;   921.8 fp1+agu1   50 p
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                           ;   922.8 fp2     50 p
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 63104]                   ;   923.8 fp3+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11104], ymm10                       ;   924.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm10, [rbp + 9088]                        ;   922.8 agu1    50 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 11584]                  ;   929.8 fp0+agu0   50 p
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 62944]                   ;   930.8 fp1+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm2                             ;   923.5 fp2     50 p
        db 0x2e
        vpxor ymm2, ymm2, ymm5                             ;   923.7 fp3     50 p
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                             ;   924.7 fp0     50 p
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 63232]                     ;   925.7 fp1+agu0   50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm11                            ;   924.5 fp2     50 p
        db 0x2e
        vpxor ymm5, ymm5, ymm8                             ;   925.5 fp3     50 p
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 63296]                     ;   926.5 fp0+agu1   50 p
        db 0x2e
        vpxor ymm4, ymm4, ymm8                             ;   925.2 fp1     50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 63360]                     ;   926.2 fp2+agu0   50 p
        db 0x2e
        vmovdqu [rbp + 11584], ymm4                        ;   927.2 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm4, [rbp + 8032]                         ;   925.8 agu1    50 p
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 63008]                     ;   932.8 fp3+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   926.0 fp0     50 p
        db 0x2e
        vmovdqu [rbp + 9088], ymm5                         ;   927.5 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 11936]                        ;   926.8 agu1    50 p
        vpxor ymm5, ymm5, ymm8                             ;   933.8 fp1     50 p
        vpxor ymm5, ymm5, [rbp + 9472]                     ;   934.8 fp2+agu0   50 p
        vpxor ymm5, ymm5, [r8 + 63040]                     ;   935.8 fp3+agu1   50 p
        db 0x2e
        vpxor ymm15, ymm15, ymm0                           ;   927.0 fp0     50 p
        db 0x2e
        vpxor ymm0, ymm0, ymm8                             ;   927.2 fp1     50 p
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 63328]                     ;   928.5 fp2+agu0   50 p
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 63424]                   ;   928.8 fp3+agu1   50 p
        db 0x2e
        vmovdqu [rbp + 9472], ymm11                        ;   929.8 agu2+fp5   50 p spill
        db 0x2e
        vmovdqu ymm11, [rbp + 9344]                        ;   929.5 agu0    50 p
        db 0x2e
        vpxor ymm11, ymm11, ymm8                           ;   936.5 fp0     50 p
        vpxor ymm11, ymm11, [r8 + 63072]                   ;   937.5 fp1+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 11936]                    ;   930.5 fp2+agu0   50 p
        vpxor ymm8, ymm8, [r8 + 63168]                     ;   931.5 fp3+agu1   50 p
        vpxor ymm15, ymm15, [r8 + 63456]                   ;   931.5 fp0+agu0   50 p
        vmovdqu [rbp + 11936], ymm15                       ;   932.5 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8608]                        ;   931.8 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 8032]                   ;   938.8 fp1+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 63136]                   ;   939.8 fp2+agu1   50 p
        vmovdqu [rbp + 8032], ymm0                         ;   929.8 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10912]                        ;   933.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 9344]                     ;   940.5 fp3+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 63200]                     ;   941.5 fp0+agu0   50 p
        vmovdqu [rbp + 9344], ymm2                         ;   930.8 agu2+fp5   50 p spill
        vpxor ymm2, ymm14, [r8 + 63264]                    ;   934.8 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9888]                   ;   935.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [r8 + 63392]                   ;   936.5 fp3+agu1   50 p
        vmovdqu [rbp + 9888], ymm14                        ;   937.5 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [rbp + 6592]                    ;   936.5 fp0+agu0   63 p
        vmovdqu [rbp + 6592], ymm14                        ;   937.5 agu2+fp5   63 p spill
        vpxor ymm14, ymm9, [rbp + 7552]                    ;   936.8 fp1+agu1   63 p
        vmovdqu [rbp + 7552], ymm14                        ;   937.8 agu2+fp5   63 p spill
        vpxor ymm14, ymm7, [rbp + 6560]                    ;   937.5 fp2+agu0   63 p
        vmovdqu [rbp + 6560], ymm14                        ;   938.5 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 12000]                       ;   937.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 6528]                   ;   944.8 fp3+agu0   63 p
        vmovdqu [rbp + 6528], ymm14                        ;   945.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 12032]                       ;   938.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 6496]                   ;   945.8 fp0+agu0   63 p
        vmovdqu [rbp + 6496], ymm14                        ;   946.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11904]                       ;   939.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 6464]                   ;   946.8 fp1+agu0   63 p
        vmovdqu [rbp + 6464], ymm14                        ;   947.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7712]                        ;   940.8 agu1    63 p
        vpxor ymm14, ymm14, [rbp + 7616]                   ;   947.8 fp2+agu0   63 p
        vmovdqu [rbp + 7616], ymm14                        ;   948.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6976]                        ;   941.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 224]                    ;   948.8 fp3+agu0   63 p
        vmovdqu [rbp + 10912], ymm14                       ;   949.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 10336]                       ;   942.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 256]                    ;   949.8 fp0+agu0   63 p
        vmovdqu [rbp + 8608], ymm14                        ;   950.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 12096]                       ;   943.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 288]                    ;   950.8 fp1+agu0   63 p
        vmovdqu [rbp + 9536], ymm14                        ;   951.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6816]                        ;   944.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 320]                    ;   951.8 fp2+agu0   63 p
        vmovdqu [rbp + 11680], ymm14                       ;   952.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8256]                        ;   945.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 352]                    ;   952.8 fp3+agu0   63 p
        vmovdqu [rbp + 8864], ymm14                        ;   953.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 9408]                        ;   946.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 384]                    ;   953.8 fp0+agu0   63 p
        vmovdqu [rbp + 11296], ymm14                       ;   954.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 7936]                        ;   947.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 416]                    ;   954.8 fp1+agu0   63 p
        vmovdqu [rbp + 8992], ymm14                        ;   955.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11328]                       ;   948.8 agu1    63 p
        vpxor ymm14, ymm14, [rax + 448]                    ;   955.8 fp2+agu0   63 p
        vmovdqu [rbp + 9856], ymm14                        ;   956.8 agu2+fp5   63 p spill
        vpxor ymm14, ymm12, [rax + 2048]                   ;   949.8 fp3+agu1   63 p
        vmovdqu [rbp + 11808], ymm14                       ;   950.8 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11968]                       ;   950.5 agu0    63 p
        vpxor ymm14, ymm14, [rax + 480]                    ;   957.5 fp0+agu1   63 p
        vmovdqu [rbp + 10784], ymm14                       ;   958.5 agu2+fp5   63 p spill
        vpxor ymm14, ymm13, [rax + 2080]                   ;   951.5 fp1+agu0   63 p
        vmovdqu [rbp + 11712], ymm14                       ;   952.5 agu1+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8128]                        ;   952.5 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2112]                   ;   959.5 fp2+agu1   63 p
        vmovdqu [rbp + 8960], ymm14                        ;   960.5 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 6624]                        ;   953.5 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2144]                   ;   960.5 fp3+agu1   63 p
        vmovdqu [rbp + 8640], ymm14                        ;   961.5 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8448]                        ;   954.5 agu0    63 p
        vpxor ymm14, ymm14, [rax + 2176]                   ;   961.5 fp0+agu1   63 p
        vpxor ymm3, ymm3, [rbp + 6432]                     ;   955.5 fp1+agu0   63 p
        vmovdqu [rbp + 6432], ymm3                         ;   956.5 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 7072]                         ;   955.8 agu1    63 p
        vpxor ymm3, ymm3, [rax + 2208]                     ;   962.8 fp2+agu0   63 p
        vmovdqu [rbp + 11616], ymm3                        ;   963.8 agu2+fp5   63 p spill
        vpxor ymm3, ymm6, [rax + 2272]                     ;   956.8 fp3+agu1   63 p
        vpxor ymm9, ymm9, [rbp + 7520]                     ;   957.5 fp0+agu0   63 p
        vmovdqu [rbp + 7520], ymm9                         ;   958.5 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 9792]                         ;   957.8 agu1    63 p
        vpxor ymm9, ymm9, [rax + 2240]                     ;   964.8 fp1+agu0   63 p
        vpxor ymm7, ymm7, [rbp + 6304]                     ;   958.8 fp2+agu1   63 p
        vmovdqu [rbp + 6304], ymm7                         ;   959.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10208]                        ;   959.5 agu0    63 p
        vpxor ymm7, ymm7, [rax + 2304]                     ;   966.5 fp3+agu1   63 p
        vmovdqu [rbp + 8896], ymm7                         ;   967.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8768]                         ;   960.5 agu0    63 p
        vpxor ymm7, ymm7, [rax + 2336]                     ;   967.5 fp0+agu1   63 p
        vmovdqu [rbp + 11168], ymm7                        ;   968.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10112]                        ;   961.5 agu0    63 p
        vpxor ymm7, ymm7, [rax + 2368]                     ;   968.5 fp1+agu1   63 p
        vmovdqu [rbp + 8352], ymm7                         ;   969.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11424]                        ;   962.5 agu0    63 p
        vpxor ymm7, ymm7, [rax + 2400]                     ;   969.5 fp2+agu1   63 p
        vmovdqu [rbp + 10368], ymm7                        ;   970.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8800]                         ;   963.5 agu0    63 p
        vpxor ymm7, ymm7, [rax + 2432]                     ;   970.5 fp3+agu1   63 p
        vmovdqu [rbp + 9376], ymm7                         ;   971.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10176]                        ;   964.5 agu0    63 p
        vpxor ymm7, ymm7, [rax + 2464]                     ;   971.5 fp0+agu1   63 p
        vmovdqu [rbp + 7648], ymm7                         ;   972.5 agu2+fp5   63 p spill
        vpxor ymm7, ymm10, [rax + 2528]                    ;   965.5 fp1+agu0   63 p
        vmovdqu [rbp + 11872], ymm7                        ;   966.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7488]                         ;   965.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 2496]                     ;   972.8 fp2+agu0   63 p
        vmovdqu [rbp + 10624], ymm7                        ;   973.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 12000]                        ;   966.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 6336]                     ;   973.8 fp3+agu0   63 p
        vmovdqu [rbp + 6336], ymm7                         ;   974.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 12032]                        ;   967.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 6368]                     ;   974.8 fp0+agu0   63 p
        vmovdqu [rbp + 6368], ymm7                         ;   975.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11904]                        ;   968.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 6400]                     ;   975.8 fp1+agu0   63 p
        vmovdqu [rbp + 6400], ymm7                         ;   976.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7712]                         ;   969.8 agu1    63 p
        vpxor ymm7, ymm7, [rbp + 7584]                     ;   976.8 fp2+agu0   63 p
        vmovdqu [rbp + 7584], ymm7                         ;   977.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 6976]                         ;   970.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1248]                     ;   977.8 fp3+agu0   63 p
        vmovdqu [rbp + 896], ymm7                          ;   978.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10336]                        ;   971.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1280]                     ;   978.8 fp0+agu0   63 p
        vmovdqu [rbp + 928], ymm7                          ;   979.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 12096]                        ;   972.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1312]                     ;   979.8 fp1+agu0   63 p
        vmovdqu [rbp + 960], ymm7                          ;   980.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 6816]                         ;   973.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1344]                     ;   980.8 fp2+agu0   63 p
        vmovdqu [rbp + 992], ymm7                          ;   981.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8256]                         ;   974.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1376]                     ;   981.8 fp3+agu0   63 p
        vmovdqu [rbp + 1024], ymm7                         ;   982.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9408]                         ;   975.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1408]                     ;   982.8 fp0+agu0   63 p
        vmovdqu [rbp + 1056], ymm7                         ;   983.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7936]                         ;   976.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1440]                     ;   983.8 fp1+agu0   63 p
        vmovdqu [rbp + 1088], ymm7                         ;   984.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11328]                        ;   977.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1472]                     ;   984.8 fp2+agu0   63 p
        vmovdqu [rbp + 1120], ymm7                         ;   985.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11968]                        ;   978.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1504]                     ;   985.8 fp3+agu0   63 p
        vmovdqu [rbp + 1152], ymm7                         ;   986.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9184]                         ;   979.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1536]                     ;   986.8 fp0+agu0   63 p
        vmovdqu [rbp + 1184], ymm7                         ;   987.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10016]                        ;   980.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1568]                     ;   987.8 fp1+agu0   63 p
        vmovdqu [rbp + 1216], ymm7                         ;   988.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 7360]                         ;   981.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1600]                     ;   988.8 fp2+agu0   63 p
        vmovdqu [rbp + 1248], ymm7                         ;   989.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11136]                        ;   982.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1632]                     ;   989.8 fp3+agu0   63 p
        vmovdqu [rbp + 1280], ymm7                         ;   990.8 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11488]                        ;   983.8 agu1    63 p
        vpxor ymm7, ymm7, [rax + 1664]                     ;   990.8 fp0+agu0   63 p
        vpxor ymm12, ymm12, [rax + 3072]                   ;   984.8 fp1+agu1   63 p
        vmovdqu [rbp + 2720], ymm12                        ;   985.8 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9696]                        ;   985.5 agu0    63 p
        vpxor ymm12, ymm12, [rax + 1696]                   ;   992.5 fp2+agu1   63 p
        vpxor ymm13, ymm13, [rax + 3104]                   ;   986.5 fp3+agu0   63 p
        vmovdqu [rbp + 2752], ymm13                        ;   987.5 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7456]                        ;   986.8 agu1    63 p
        vpxor ymm13, ymm13, [rax + 1728]                   ;   993.8 fp0+agu0   63 p
        vmovdqu [rbp + 1376], ymm13                        ;   994.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9152]                        ;   987.8 agu1    63 p
        vpxor ymm13, ymm13, [rax + 1760]                   ;   994.8 fp1+agu0   63 p
        vmovdqu [rbp + 1408], ymm13                        ;   995.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9504]                        ;   988.8 agu1    63 p
        vpxor ymm13, ymm13, [rax + 1792]                   ;   995.8 fp2+agu0   63 p
        vmovdqu [rbp + 1440], ymm13                        ;   996.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 9568]                        ;   989.8 agu1    63 p
        vpxor ymm13, ymm13, [rax + 1824]                   ;   996.8 fp3+agu0   63 p
        vmovdqu [rbp + 1472], ymm13                        ;   997.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 11040]                       ;   990.8 agu1    63 p
        vpxor ymm13, ymm13, [rax + 1856]                   ;   997.8 fp0+agu0   63 p
        vmovdqu [rbp + 1504], ymm13                        ;   998.8 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 8224]                        ;   991.8 agu1    63 p
        vpxor ymm13, ymm13, [rax + 1888]                   ;   998.8 fp1+agu0   63 p
        vpxor ymm6, ymm6, [rax + 3296]                     ;   992.8 fp2+agu1   63 p
        vmovdqu [rbp + 2944], ymm6                         ;   993.8 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 9760]                         ;   993.5 agu0    63 p
        vpxor ymm6, ymm6, [rax + 1920]                     ;  1000.5 fp3+agu1   63 p
        vmovdqu [rbp + 1568], ymm6                         ;  1001.5 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8512]                         ;   994.5 agu0    63 p
        vpxor ymm6, ymm6, [rax + 1952]                     ;  1001.5 fp0+agu1   63 p
        vmovdqu [rbp + 1600], ymm6                         ;  1002.5 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 6912]                         ;   995.5 agu0    63 p
        vpxor ymm6, ymm6, [rax + 1984]                     ;  1002.5 fp1+agu1   63 p
        vmovdqu [rbp + 1632], ymm6                         ;  1003.5 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   996.5 agu0    63 p
        vpxor ymm6, ymm6, [rax + 2016]                     ;  1003.5 fp2+agu1   63 p
        vmovdqu [rbp + 1664], ymm6                         ;  1004.5 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8128]                         ;   997.5 agu0    63 p
        vpxor ymm6, ymm6, [rax + 3136]                     ;  1004.5 fp3+agu1   63 p
        vmovdqu [rbp + 2784], ymm6                         ;  1005.5 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 6624]                         ;   998.5 agu0    63 p
        vpxor ymm6, ymm6, [rax + 3168]                     ;  1005.5 fp0+agu1   63 p
        vpxor ymm10, ymm10, [rax + 3552]                   ;   999.5 fp1+agu0   63 p
        vmovdqu [rbp + 3200], ymm10                        ;  1000.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8448]                        ;   999.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3200]                   ;  1006.8 fp2+agu0   63 p
        vmovdqu [rbp + 2848], ymm10                        ;  1007.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7072]                        ;  1000.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3232]                   ;  1007.8 fp3+agu0   63 p
        vmovdqu [rbp + 2880], ymm10                        ;  1008.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9792]                        ;  1001.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3264]                   ;  1008.8 fp0+agu0   63 p
        vmovdqu [rbp + 2912], ymm10                        ;  1009.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10208]                       ;  1002.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3328]                   ;  1009.8 fp1+agu0   63 p
        vmovdqu [rbp + 2976], ymm10                        ;  1010.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8768]                        ;  1003.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3360]                   ;  1010.8 fp2+agu0   63 p
        vmovdqu [rbp + 3008], ymm10                        ;  1011.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10112]                       ;  1004.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3392]                   ;  1011.8 fp3+agu0   63 p
        vmovdqu [rbp + 3040], ymm10                        ;  1012.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11424]                       ;  1005.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3424]                   ;  1012.8 fp0+agu0   63 p
        vmovdqu [rbp + 3072], ymm10                        ;  1013.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8800]                        ;  1006.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3456]                   ;  1013.8 fp1+agu0   63 p
        vmovdqu [rbp + 3104], ymm10                        ;  1014.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 10176]                       ;  1007.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3488]                   ;  1014.8 fp2+agu0   63 p
        vmovdqu [rbp + 3136], ymm10                        ;  1015.8 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 7488]                        ;  1008.8 agu1    63 p
        vpxor ymm10, ymm10, [rax + 3520]                   ;  1015.8 fp3+agu0   63 p
        vmovdqu [rbp + 3168], ymm10                        ;  1016.8 agu2+fp5   63 p spill
        vpxor ymm10, ymm1, [rax + 3584]                    ;  1009.8 fp0+agu1   63 p
        vmovdqu [rbp + 3232], ymm10                        ;  1010.8 agu2+fp5   63 p spill
        vpxor ymm10, ymm4, [rax + 3616]                    ;  1010.5 fp1+agu0   63 p
        vmovdqu [rbp + 3264], ymm10                        ;  1011.5 agu1+fp5   63 p spill
        vpxor ymm10, ymm5, [rax + 3648]                    ;  1011.5 fp2+agu0   63 p
        vmovdqu [rbp + 3296], ymm10                        ;  1012.5 agu2+fp5   63 p spill
        vpxor ymm10, ymm11, [rax + 3680]                   ;  1011.8 fp3+agu1   63 p
        vmovdqu [rbp + 3328], ymm10                        ;  1013.0 agu2+fp5   63 p spill
        vpxor ymm10, ymm15, [rax + 3744]                   ;  1012.5 fp0+agu0   63 p
        vmovdqu [rbp + 3392], ymm10                        ;  1014.0 agu1+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11104]                       ;  1013.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3712]                   ;  1020.5 fp1+agu1   63 p
        vmovdqu [rbp + 3360], ymm10                        ;  1021.5 agu2+fp5   63 p spill
        vpxor ymm10, ymm8, [rax + 3776]                    ;  1014.5 fp2+agu0   63 p
        vmovdqu [rbp + 3424], ymm10                        ;  1016.0 agu2+fp5   63 p spill
        vpxor ymm10, ymm0, [rax + 3808]                    ;  1014.8 fp3+agu1   63 p
        vmovdqu [rbp + 3456], ymm10                        ;  1017.0 agu2+fp5   63 p spill
        vpxor ymm10, ymm2, [rax + 3872]                    ;  1015.5 fp0+agu0   63 p
        vmovdqu [rbp + 3520], ymm10                        ;  1018.0 agu1+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9344]                        ;  1016.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3840]                   ;  1023.5 fp1+agu1   63 p
        vmovdqu [rbp + 3488], ymm10                        ;  1024.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9088]                        ;  1017.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3904]                   ;  1024.5 fp2+agu1   63 p
        vmovdqu [rbp + 3552], ymm10                        ;  1025.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 8032]                        ;  1018.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3936]                   ;  1025.5 fp3+agu1   63 p
        vmovdqu [rbp + 3584], ymm10                        ;  1026.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11584]                       ;  1019.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 3968]                   ;  1026.5 fp0+agu1   63 p
        vmovdqu [rbp + 3616], ymm10                        ;  1027.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9888]                        ;  1020.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 4000]                   ;  1027.5 fp1+agu1   63 p
        vmovdqu [rbp + 3648], ymm10                        ;  1028.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9472]                        ;  1021.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 4032]                   ;  1028.5 fp2+agu1   63 p
        vmovdqu [rbp + 3680], ymm10                        ;  1029.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11936]                       ;  1022.5 agu0    63 p
        vpxor ymm10, ymm10, [rax + 4064]                   ;  1029.5 fp3+agu1   63 p
        vmovdqu [rbp + 3712], ymm10                        ;  1030.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9184]                        ;  1023.5 agu0    55 p
        vpxor ymm10, ymm10, [rax + 512]                    ;  1030.5 fp0+agu1   55 p
        vpxor ymm10, ymm10, [rbp + 6592]                   ;  1031.5 fp1+agu0   55 p
        vmovdqu [rbp + 2816], ymm6                         ;  1026.0 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 10016]                        ;  1024.8 agu1    55 p
        vpxor ymm6, ymm6, [rax + 544]                      ;  1031.8 fp2+agu0   55 p
        vpxor ymm6, ymm6, [rbp + 7552]                     ;  1032.8 fp3+agu1   55 p
        vmovdqu [rbp + 1536], ymm13                        ;  1027.0 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 7360]                        ;  1026.5 agu0    55 p
        vpxor ymm13, ymm13, [rax + 576]                    ;  1033.5 fp0+agu1   55 p
        vpxor ymm13, ymm13, [rbp + 6560]                   ;  1034.5 fp1+agu0   55 p
        vmovdqu [rbp + 1344], ymm12                        ;  1028.0 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11136]                       ;  1027.8 agu1    55 p
        vpxor ymm12, ymm12, [rax + 608]                    ;  1034.8 fp2+agu0   55 p
        vpxor ymm12, ymm12, [rbp + 6528]                   ;  1035.8 fp3+agu1   55 p
        vmovdqu [rbp + 1312], ymm7                         ;  1029.0 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11488]                        ;  1029.5 agu0    55 p
        vpxor ymm7, ymm7, [rax + 640]                      ;  1036.5 fp0+agu1   55 p
        vpxor ymm7, ymm7, [rbp + 6496]                     ;  1037.5 fp1+agu0   55 p
        vpxor ymm1, ymm1, [rax + 2560]                     ;  1030.8 fp2+agu1   55 p
        vpxor ymm1, ymm1, [rbp + 11808]                    ;  1031.8 fp3+agu0   55 p
        vmovdqu [rbp + 1696], ymm1                         ;  1032.8 agu2+fp5   55 p spill
        vmovdqu ymm1, [rbp + 9696]                         ;  1031.8 agu1    55 p
        vpxor ymm1, ymm1, [rax + 672]                      ;  1038.8 fp0+agu0   55 p
        vpxor ymm1, ymm1, [rbp + 6464]                     ;  1039.8 fp1+agu1   55 p
        vpxor ymm4, ymm4, [rax + 2592]                     ;  1033.5 fp2+agu0   55 p
        vpxor ymm4, ymm4, [rbp + 11712]                    ;  1034.5 fp3+agu1   55 p
        vmovdqu [rbp + 1728], ymm4                         ;  1035.5 agu2+fp5   55 p spill
        vmovdqu ymm4, [rbp + 7456]                         ;  1034.5 agu0    55 p
        vpxor ymm4, ymm4, [rax + 704]                      ;  1041.5 fp0+agu1   55 p
        vpxor ymm4, ymm4, [rbp + 7616]                     ;  1042.5 fp1+agu0   55 p
        vpxor ymm5, ymm5, [rax + 2624]                     ;  1035.8 fp2+agu1   55 p
        vpxor ymm5, ymm5, [rbp + 8960]                     ;  1036.8 fp3+agu0   55 p
        vmovdqu [rbp + 1760], ymm5                         ;  1037.8 agu2+fp5   55 p spill
        vmovdqu ymm5, [rbp + 9152]                         ;  1036.8 agu1    55 p
        vpxor ymm5, ymm5, [rax + 736]                      ;  1043.8 fp0+agu0   55 p
        vpxor ymm5, ymm5, [rbp + 10912]                    ;  1044.8 fp1+agu1   55 p
        vpxor ymm11, ymm11, [rax + 2656]                   ;  1038.5 fp2+agu0   55 p
        vpxor ymm11, ymm11, [rbp + 8640]                   ;  1039.5 fp3+agu1   55 p
        vmovdqu [rbp + 1792], ymm11                        ;  1040.5 agu2+fp5   55 p spill
        vmovdqu ymm11, [rbp + 9504]                        ;  1039.5 agu0    55 p
        vpxor ymm11, ymm11, [rax + 768]                    ;  1046.5 fp0+agu1   55 p
        vpxor ymm11, ymm11, [rbp + 8608]                   ;  1047.5 fp1+agu0   55 p
        vmovdqu [rbp - 96], ymm11                          ;  1048.5 agu2+fp5   55 p spill
        vmovdqu ymm11, [rbp + 9568]                        ;  1040.8 agu1    55 p
        vpxor ymm11, ymm11, [rax + 800]                    ;  1047.8 fp2+agu0   55 p
        vpxor ymm11, ymm11, [rbp + 9536]                   ;  1048.8 fp3+agu1   55 p
        vpxor ymm8, ymm8, ymm9                             ;  1038.5 fp0     55 p
        vpxor ymm15, ymm15, [rax + 2720]                   ;  1042.5 fp1+agu0   55 p
        vpxor ymm15, ymm15, [rbp + 11616]                  ;  1043.5 fp2+agu1   55 p
        vmovdqu [rbp + 9568], ymm9                         ;  1039.5 agu2+fp5   63 p spill
        vmovdqu ymm9, [rbp + 11040]                        ;  1043.5 agu0    55 p
        vpxor ymm9, ymm9, [rax + 832]                      ;  1050.5 fp3+agu1   55 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 11680]                    ;  1051.5 fp0+agu0   55 p
        db 0x2e
        vpxor ymm0, ymm0, ymm3                             ;  1040.5 fp1     55 p
        db 0x2e
        vpxor ymm8, ymm8, [rax + 2752]                     ;  1044.8 fp2+agu1   55 p
        db 0x2e
        vmovdqu [rbp + 11040], ymm3                        ;  1040.8 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 8224]                         ;  1045.5 agu0    55 p
        vpxor ymm3, ymm3, [rax + 864]                      ;  1052.5 fp3+agu1   55 p
        vpxor ymm3, ymm3, [rbp + 8864]                     ;  1053.5 fp0+agu0   55 p
        vpxor ymm0, ymm0, [rax + 2784]                     ;  1046.8 fp1+agu1   55 p
        vmovdqu [rbp + 1920], ymm0                         ;  1047.8 agu2+fp5   55 p spill
        vmovdqu ymm0, [rbp + 9760]                         ;  1047.5 agu0    55 p
        vpxor ymm0, ymm0, [rax + 896]                      ;  1054.5 fp2+agu1   55 p
        vpxor ymm0, ymm0, [rbp + 11296]                    ;  1055.5 fp3+agu0   55 p
        vmovdqu [rbp + 1888], ymm8                         ;  1045.8 agu2+fp5   55 p spill
        vmovdqu ymm8, [rbp + 8512]                         ;  1048.8 agu1    55 p
        vpxor ymm8, ymm8, [rax + 928]                      ;  1055.8 fp0+agu0   55 p
        vpxor ymm8, ymm8, [rbp + 8992]                     ;  1056.8 fp1+agu1   55 p
        vpxor ymm2, ymm2, [rax + 2848]                     ;  1050.5 fp2+agu0   55 p
        vpxor ymm2, ymm2, [rbp + 11168]                    ;  1051.5 fp3+agu1   55 p
        vmovdqu [rbp + 1984], ymm2                         ;  1052.5 agu2+fp5   55 p spill
        vmovdqu ymm2, [rbp + 6912]                         ;  1051.5 agu0    55 p
        vpxor ymm2, ymm2, [rax + 960]                      ;  1058.5 fp0+agu1   55 p
        vpxor ymm2, ymm2, [rbp + 9856]                     ;  1059.5 fp1+agu0   55 p
        vmovdqu [rbp + 1856], ymm15                        ;  1048.8 agu2+fp5   55 p spill
        vmovdqu ymm15, [rbp + 7680]                        ;  1052.8 agu1    55 p
        vpxor ymm15, ymm15, [rax + 992]                    ;  1059.8 fp2+agu0   55 p
        vpxor ymm15, ymm15, [rbp + 10784]                  ;  1060.8 fp3+agu1   55 p
        vmovdqu [rbp + 128], ymm15                         ;  1061.8 agu2+fp5   55 p spill
        vpxor ymm15, ymm14, [rax + 2688]                   ;  1054.5 fp0+agu0   55 p
        vpxor ymm15, ymm15, [rbp + 11104]                  ;  1055.5 fp1+agu1   55 p
        vmovdqu [rbp + 11104], ymm10                       ;  1051.8 agu2+fp5   55 p spill
        vmovdqu ymm10, [rbp + 9344]                        ;  1055.5 agu0    55 p
        vpxor ymm10, ymm10, [rax + 2816]                   ;  1062.5 fp2+agu1   55 p
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8896]                   ;  1063.5 fp3+agu0   55 p
        db 0x2e
        vmovdqu [rbp + 9344], ymm6                         ;  1052.8 agu2+fp5   55 p spill
        db 0x2e
        vmovdqu ymm6, [rbp + 9088]                         ;  1056.8 agu1    55 p
        vpxor ymm6, ymm6, [rax + 2880]                     ;  1063.8 fp0+agu0   55 p
        vpxor ymm6, ymm6, [rbp + 8352]                     ;  1064.8 fp1+agu1   55 p
        vmovdqu [rbp - 128], ymm5                          ;  1054.7 agu2+fp5   89 rounds
        vmovdqu ymm5, [rbp + 8032]                         ;  1058.5 agu0    55 p
        vpxor ymm5, ymm5, [rax + 2912]                     ;  1065.5 fp2+agu1   55 p
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 10368]                    ;  1066.5 fp3+agu0   55 p
        db 0x2e
        vmovdqu [rbp + 8032], ymm13                        ;  1055.8 agu2+fp5   55 p spill
        db 0x2e
        vmovdqu ymm13, [rbp + 11584]                       ;  1059.8 agu1    55 p
        vpxor ymm13, ymm13, [rax + 2944]                   ;  1066.8 fp0+agu0   55 p
        vpxor ymm13, ymm13, [rbp + 9376]                   ;  1067.8 fp1+agu1   55 p
        vmovdqu [rbp - 64], ymm11                          ;  1057.0 agu2+fp5   89 rounds
        vmovdqu ymm11, [rbp + 9888]                        ;  1061.5 agu0    55 p
        vpxor ymm11, ymm11, [rax + 2976]                   ;  1068.5 fp2+agu1   55 p
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 7648]                   ;  1069.5 fp3+agu0   55 p
        db 0x2e
        vmovdqu [rbp - 32], ymm9                           ;  1059.5 agu2+fp5   89 rounds
        db 0x2e
        vmovdqu ymm9, [rbp + 9472]                         ;  1062.8 agu1    55 p
        db 0x2e
        vpxor ymm9, ymm9, [rax + 3008]                     ;  1069.8 fp0+agu0   55 p
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 10624]                    ;  1070.8 fp1+agu1   55 p
        db 0x2e
        vmovdqu [rbp + 0], ymm3                            ;  1060.8 agu2+fp5   89 rounds
        vmovdqu ymm3, [rbp + 11936]                        ;  1064.5 agu0    55 p
        vpxor ymm3, ymm3, [rax + 3040]                     ;  1071.5 fp2+agu1   55 p
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 11872]                    ;  1072.5 fp3+agu0   55 p
        db 0x2e
        vmovdqu [rbp + 32], ymm0                           ;  1062.5 agu2+fp5   89 rounds
        db 0x2e
        vmovdqu [rbp + 64], ymm8                           ;  1063.5 agu2+fp5   89 rounds
        db 0x2e
        vmovdqu [rbp + 96], ymm2                           ;  1064.5 agu2+fp5   89 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 6592]                         ;  1065.8 agu1    63 p reload
        db 0x2e
        vmovdqu [rbp + 160], ymm0                          ;  1072.8 agu2+fp5   89 rounds
        db 0x2e
        vmovdqu ymm0, [rbp + 7552]                         ;  1066.5 agu0    63 p reload
        db 0x2e
        vmovdqu [rbp + 192], ymm0                          ;  1073.5 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6560]                         ;  1066.8 agu1    63 p reload
        vmovdqu [rbp + 224], ymm0                          ;  1073.8 agu0+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6528]                         ;  1067.8 agu1    63 p reload
        vmovdqu [rbp + 256], ymm0                          ;  1074.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6496]                         ;  1068.5 agu0    63 p reload
        vmovdqu [rbp + 288], ymm0                          ;  1075.5 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 6464]                         ;  1068.8 agu1    63 p reload
        vmovdqu [rbp + 320], ymm0                          ;  1075.8 agu0+fp5   89 rounds
        vmovdqu ymm0, [rbp + 7616]                         ;  1069.8 agu1    63 p reload
        vmovdqu [rbp + 352], ymm0                          ;  1076.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 10912]                        ;  1070.5 agu0    63 p reload
        vmovdqu [rbp + 384], ymm0                          ;  1077.5 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 8608]                         ;  1070.8 agu1    63 p reload
        vmovdqu [rbp + 416], ymm0                          ;  1077.8 agu0+fp5   89 rounds
        vmovdqu ymm0, [rbp + 9536]                         ;  1071.8 agu1    63 p reload
        vmovdqu [rbp + 448], ymm0                          ;  1078.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 11680]                        ;  1072.5 agu0    63 p reload
        vmovdqu [rbp + 480], ymm0                          ;  1079.5 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 8864]                         ;  1072.8 agu1    63 p reload
        vmovdqu [rbp + 512], ymm0                          ;  1079.8 agu0+fp5   89 rounds
        vmovdqu ymm0, [rbp + 11296]                        ;  1073.8 agu1    63 p reload
        vmovdqu [rbp + 544], ymm0                          ;  1080.8 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 8992]                         ;  1074.5 agu0    63 p reload
        vmovdqu [rbp + 576], ymm0                          ;  1081.5 agu2+fp5   89 rounds
        vmovdqu ymm0, [rbp + 9856]                         ;  1074.8 agu1    63 p reload
        vmovdqu [rbp + 608], ymm0                          ;  1081.8 agu0+fp5   89 rounds
        vmovdqu ymm0, [rbp + 10784]                        ;  1075.8 agu1    63 p reload
        vmovdqu [rbp + 640], ymm0                          ;  1082.8 agu2+fp5   89 rounds
        vmovdqu [rbp + 1824], ymm15                        ;  1081.5 agu0+fp5   89 rounds
        vmovdqu [rbp + 1952], ymm10                        ;  1082.5 agu2+fp5   89 rounds
        vmovdqu [rbp + 2016], ymm6                         ;  1083.5 agu1+fp5   89 rounds
        vmovdqu [rbp + 2048], ymm5                         ;  1084.5 agu0+fp5   89 rounds
        vmovdqu [rbp + 2080], ymm13                        ;  1085.5 agu2+fp5   89 rounds
        vmovdqu [rbp + 2112], ymm11                        ;  1086.5 agu1+fp5   89 rounds
        vmovdqu [rbp + 2144], ymm9                         ;  1087.5 agu0+fp5   89 rounds
        vmovdqu [rbp + 2176], ymm3                         ;  1088.5 agu2+fp5   89 rounds
        vmovdqu ymm15, [rbp + 11808]                       ;  1078.8 agu1    63 p reload
        vmovdqu [rbp + 2208], ymm15                        ;  1089.5 agu0+fp5   89 rounds
        vmovdqu ymm15, [rbp + 11712]                       ;  1079.8 agu1    63 p reload
        vmovdqu [rbp + 2240], ymm15                        ;  1090.5 agu2+fp5   89 rounds
        vmovdqu ymm15, [rbp + 8960]                        ;  1080.5 agu0    63 p reload
        vmovdqu [rbp + 2272], ymm15                        ;  1091.5 agu2+fp5   89 rounds
        vmovdqu [rbp + 2336], ymm14                        ;  1092.5 agu1+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8640]                        ;  1081.5 agu0    63 p reload
        vmovdqu [rbp + 2304], ymm14                        ;  1093.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11616]                       ;  1081.8 agu1    63 p reload
        vmovdqu [rbp + 2368], ymm14                        ;  1094.5 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9568]                        ;  1082.8 agu1    63 p reload
        vmovdqu [rbp + 2400], ymm14                        ;  1095.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11040]                       ;  1083.5 agu0    63 p reload
        vmovdqu [rbp + 2432], ymm14                        ;  1096.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8896]                        ;  1083.8 agu1    63 p reload
        vmovdqu [rbp + 2464], ymm14                        ;  1097.5 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11168]                       ;  1084.8 agu1    63 p reload
        vmovdqu [rbp + 2496], ymm14                        ;  1098.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 8352]                        ;  1085.5 agu0    63 p reload
        vmovdqu [rbp + 2528], ymm14                        ;  1099.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10368]                       ;  1085.8 agu1    63 p reload
        vmovdqu [rbp + 2560], ymm14                        ;  1100.5 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 9376]                        ;  1086.8 agu1    63 p reload
        vmovdqu [rbp + 2592], ymm14                        ;  1101.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 7648]                        ;  1087.5 agu0    63 p reload
        vmovdqu [rbp + 2624], ymm14                        ;  1102.5 agu2+fp5   89 rounds
        vmovdqu ymm14, [rbp + 10624]                       ;  1087.8 agu1    63 p reload
        db 0x2e
        vmovdqu [rbp + 2656], ymm14                        ;  1103.5 agu0+fp5   89 rounds
        vmovdqu ymm14, [rbp + 11872]                       ;  1088.8 agu1    63 p reload
        vmovdqu [rbp + 2688], ymm14                        ;  1104.5 agu2+fp5   89 rounds
        add r8, -4096                                      ;  1089.5 alu0    89 rounds
        vmovdqu ymm0, [rbp + 11104]                        ;  1089.7 agu0    55 p reload
        vmovdqu ymm2, [rbp + 9344]                         ;  1089.8 agu1    55 p reload
        vmovdqu ymm14, [rbp + 8032]                        ;  1090.7 agu0    55 p reload
        vmovdqu ymm15, [rbp + 6432]                        ;  1090.8 agu1    63 p reload
        db 0x2e
        vmovdqu ymm3, [rbp + 7520]                         ;  1091.7 agu0    63 p reload
        db 0x2e
        vmovdqu ymm5, [rbp + 6304]                         ;  1091.8 agu1    63 p reload
        db 0x2e
        vmovdqu ymm6, [rbp + 6336]                         ;  1092.7 agu0    63 p reload
        db 0x2e
        vmovdqu ymm9, [rbp + 6368]                         ;  1092.8 agu1    63 p reload
        db 0x2e
        vmovdqu ymm11, [rbp + 6400]                        ;  1093.7 agu0    63 p reload
        db 0x2e
        vmovdqu ymm13, [rbp + 7584]                        ;  1093.8 agu1    63 p reload
        db 0x2e
        vmovdqa ymm8, ymm7                                 ;  1092.7         55 p copy
        db 0x2e
        vmovdqa ymm10, ymm1                                ;  1092.8         55 p copy
        vmovdqa ymm1, ymm15                                ;  1097.8         63 p copy
        vmovdqa ymm7, ymm6                                 ;  1099.7         63 p copy
        vmovdqa ymm6, ymm12                                ;  1093.5         55 p copy
        vmovdqa ymm12, ymm4                                ;  1093.7         55 p copy
        vmovdqa ymm4, ymm14                                ;  1097.7         55 p copy
        lea rax, [rbp - 352]                               ;                    first state
        cmp r8, qword [rbp + 12160]                        ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 12152], r8                        ;                    resident
        vmovdqu [rbp + 5856], ymm0                         ;                    resident
        vmovdqu [rbp + 6080], ymm1                         ;                    resident
        vmovdqu [rbp + 5888], ymm2                         ;                    resident
        vmovdqu [rbp + 6112], ymm3                         ;                    resident
        vmovdqu [rbp + 5920], ymm4                         ;                    resident
        vmovdqu [rbp + 6144], ymm5                         ;                    resident
        vmovdqu [rbp + 5952], ymm6                         ;                    resident
        vmovdqu [rbp + 6176], ymm7                         ;                    resident
        vmovdqu [rbp + 5984], ymm8                         ;                    resident
        vmovdqu [rbp + 6208], ymm9                         ;                    resident
        vmovdqu [rbp + 6016], ymm10                        ;                    resident
        vmovdqu [rbp + 6240], ymm11                        ;                    resident
        vmovdqu [rbp + 6048], ymm12                        ;                    resident
        vmovdqu [rbp + 6272], ymm13                        ;                    resident
        mov r8, qword [rbp + 12128]                        ;     0.0 agu0    62 p.0 reload
        vmovdqu ymm0, [r8 + 32]                            ;     4.0 agu1    62 p.1
        vmovdqu ymm1, [r8 + 160]                           ;     4.0 agu0    62 p.5
        vmovdqu ymm2, [r8 + 224]                           ;     4.0 agu1    62 p.7
        vmovdqu ymm4, [r8 + 416]                           ;     4.0 agu0    62 p.13
        vmovdqu ymm7, [r8 + 672]                           ;     4.0 agu1    62 p.21
        vmovdqu ymm10, [r8 + 928]                          ;     4.0 agu0    62 p.29
        vmovdqu ymm13, [r8 + 1184]                         ;     4.0 agu1    62 p.37
        vmovdqu ymm15, [r8 + 1440]                         ;     4.0 agu0    62 p.45
        vmovdqu ymm14, [r8 + 1696]                         ;     4.2 agu1    62 p.53
        vmovdqu ymm12, [r8 + 1952]                         ;     5.0 agu0    62 p.61
        vpxor ymm11, ymm1, [rbp + 6016]                    ;    11.0 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 6240]                   ;    12.0 fp1+agu0   50 p
        vmovdqu ymm1, [r8]                                 ;     6.2 agu1    50 p
        vpxor ymm1, ymm1, [rbp + 5856]                     ;    13.2 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6080]                     ;    14.2 fp3+agu1   50 p
        vmovdqu ymm9, [r8 + 64]                            ;     8.0 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 5920]                     ;    15.0 fp0+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6144]                     ;    16.0 fp1+agu0   50 p
        vpxor ymm8, ymm4, [rbp + 64]                       ;    11.0 fp2+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 1088]                     ;    12.0 fp3+agu0   50 p
        vmovdqu ymm4, [r8 + 96]                            ;    10.2 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5952]                     ;    17.2 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6176]                     ;    18.2 fp1+agu1   50 p
        vmovdqu ymm6, [r8 + 128]                           ;    12.0 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 5984]                     ;    19.0 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6208]                     ;    20.0 fp3+agu0   50 p
        vmovdqu ymm5, [r8 + 256]                           ;    13.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp - 96]                       ;    20.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 928]                      ;    21.2 fp1+agu1   50 p
        vpxor ymm3, ymm7, [rbp + 320]                      ;    15.0 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1344]                     ;    16.0 fp3+agu1   50 p
        vmovdqu ymm7, [r8 + 320]                           ;    16.0 agu0    50 p
        vpxor ymm7, ymm7, [rbp - 32]                       ;    23.0 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 992]                      ;    24.0 fp1+agu0   50 p
        vmovdqu [rbp + 6304], ymm3                         ;    17.0 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 352]                           ;    17.2 agu1    50 p
        vpxor ymm3, ymm3, [rbp + 0]                        ;    24.2 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 1024]                     ;    25.2 fp3+agu1   50 p
        vmovdqu [rbp + 6336], ymm3                         ;    26.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [r8 + 384]                           ;    19.0 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 32]                       ;    26.0 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 1056]                     ;    27.0 fp1+agu0   50 p
        vmovdqu [rbp + 6368], ymm5                         ;    22.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 512]                           ;    20.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 160]                      ;    27.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1184]                     ;    28.2 fp3+agu1   50 p
        vmovdqu [rbp + 6400], ymm5                         ;    29.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 576]                     ;    22.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1600]                     ;    23.0 fp1+agu1   50 p
        vmovdqu ymm10, [r8 + 576]                          ;    23.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 224]                    ;    30.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 1248]                   ;    31.0 fp3+agu0   50 p
        vmovdqu [rbp + 6432], ymm5                         ;    24.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 608]                           ;    24.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 256]                      ;    31.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1280]                     ;    32.2 fp1+agu1   50 p
        vmovdqu [rbp + 6464], ymm5                         ;    33.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 640]                           ;    26.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 288]                      ;    33.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 1312]                     ;    34.0 fp3+agu0   50 p
        vmovdqu [rbp + 6496], ymm5                         ;    35.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 768]                           ;    27.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 416]                      ;    34.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1440]                     ;    35.2 fp1+agu1   50 p
        vmovdqu [rbp + 6528], ymm5                         ;    36.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm13, [rbp + 1856]                    ;    29.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2880]                     ;    30.0 fp3+agu1   50 p
        vmovdqu ymm13, [r8 + 832]                          ;    30.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 480]                    ;    37.0 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 1504]                   ;    38.0 fp1+agu0   50 p
        vmovdqu [rbp + 6560], ymm5                         ;    31.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 864]                           ;    31.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 512]                      ;    38.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 1536]                     ;    39.2 fp3+agu1   50 p
        vmovdqu [rbp + 6592], ymm5                         ;    40.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 896]                           ;    33.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 544]                      ;    40.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 1568]                     ;    41.0 fp1+agu0   50 p
        vmovdqu [rbp + 6624], ymm5                         ;    42.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1024]                          ;    34.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 1696]                     ;    41.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2720]                     ;    42.2 fp3+agu1   50 p
        vmovdqu [rbp + 6656], ymm5                         ;    43.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm15, [rbp + 2112]                    ;    36.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3136]                     ;    37.0 fp1+agu1   50 p
        vmovdqu ymm15, [r8 + 1088]                         ;    37.0 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 1760]                   ;    44.0 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 2784]                   ;    45.0 fp3+agu0   50 p
        vmovdqu [rbp + 6688], ymm5                         ;    38.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1120]                          ;    38.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 1792]                     ;    45.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2816]                     ;    46.2 fp1+agu1   50 p
        vmovdqu [rbp + 6720], ymm5                         ;    47.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1152]                          ;    40.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 1824]                     ;    47.0 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 2848]                     ;    48.0 fp3+agu0   50 p
        vmovdqu [rbp + 6752], ymm5                         ;    49.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1280]                          ;    41.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 1952]                     ;    48.2 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 2976]                     ;    49.2 fp1+agu1   50 p
        vmovdqu [rbp + 6784], ymm5                         ;    50.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm14, [rbp + 2368]                    ;    43.0 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3392]                     ;    44.0 fp3+agu1   50 p
        vmovdqu ymm14, [r8 + 1344]                         ;    44.0 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 2016]                   ;    51.0 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 3040]                   ;    52.0 fp1+agu0   50 p
        vmovdqu [rbp + 6816], ymm5                         ;    45.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1376]                          ;    45.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2048]                     ;    52.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3072]                     ;    53.2 fp3+agu1   50 p
        vmovdqu [rbp + 6848], ymm5                         ;    54.2 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1408]                          ;    47.0 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 2080]                     ;    54.0 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 3104]                     ;    55.0 fp1+agu0   50 p
        vmovdqu [rbp + 6880], ymm5                         ;    56.0 agu2+fp5   50 p spill
        vmovdqu ymm5, [r8 + 1536]                          ;    48.2 agu1    50 p
        vpxor ymm5, ymm5, [rbp + 2208]                     ;    55.2 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3232]                     ;    56.2 fp3+agu1   50 p
        vmovdqu [rbp + 6912], ymm5                         ;    57.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm12, [rbp + 2624]                    ;    50.0 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 3648]                     ;    51.0 fp1+agu1   50 p
        vmovdqu ymm12, [r8 + 1600]                         ;    51.0 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 2272]                   ;    58.0 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 3296]                   ;    59.0 fp3+agu0   50 p
        vmovdqu [rbp + 6944], ymm5                         ;    52.0 agu2+fp5   50 p spill
        vpxor ymm5, ymm0, [rbp + 5888]                     ;    52.2 fp0+agu1   46 p
        vpxor ymm5, ymm5, ymm11                            ;    53.2 fp1     46 p
        vpxor ymm5, ymm5, [rbp + 6112]                     ;    54.2 fp2+agu0   46 p
        vmovdqu ymm0, [r8 + 1632]                          ;    53.2 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 2304]                     ;    60.2 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 3328]                     ;    61.2 fp0+agu1   50 p
        vmovdqu [rbp + 6976], ymm0                         ;    62.2 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, [rbp + 6048]                     ;    55.0 fp1+agu0   46 p
        vpxor ymm0, ymm0, [r8 + 192]                       ;    56.0 fp2+agu1   46 p
        vpxor ymm0, ymm0, [rbp + 6272]                     ;    57.0 fp3+agu0   46 p
        vmovdqu [rbp + 7008], ymm12                        ;    60.0 agu2+fp5   50 p spill
        vmovdqu ymm12, [r8 + 1664]                         ;    56.2 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 2336]                   ;    63.2 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 3360]                   ;    64.2 fp1+agu1   50 p
        vmovdqu [rbp + 7040], ymm12                        ;    65.2 agu2+fp5   50 p spill
        vpxor ymm12, ymm1, ymm6                            ;    55.3 fp2     46 p
        vmovdqu [rbp + 7072], ymm14                        ;    56.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm4, [rbp - 128]                     ;    58.0 fp3+agu0   46 p
        vpxor ymm14, ymm14, ymm2                           ;    59.0 fp0     46 p
        vpxor ymm14, ymm14, [rbp + 896]                    ;    60.0 fp1+agu1   46 p
        vmovdqu ymm2, [r8 + 1792]                          ;    59.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 2464]                     ;    66.0 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 3488]                     ;    67.0 fp3+agu0   50 p
        vmovdqu [rbp + 7104], ymm2                         ;    68.0 agu2+fp5   50 p spill
        vmovdqu ymm2, [r8 + 1856]                          ;    60.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 2528]                     ;    67.2 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 3552]                     ;    68.2 fp1+agu1   50 p
        vmovdqu [rbp + 7136], ymm2                         ;    69.2 agu2+fp5   50 p spill
        vpor ymm2, ymm14, ymm5                             ;    61.0 fp2     46 p
        vmovdqu [rbp + 7168], ymm15                        ;    60.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm12, ymm14                          ;    61.0 fp3     46 p
        vpxor ymm12, ymm12, ymm5                           ;    60.3 fp0     46 p
        vmovdqu [rbp + 7200], ymm13                        ;    61.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 1888]                         ;    62.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 2560]                   ;    69.0 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 3584]                   ;    70.0 fp2+agu0   50 p
        vmovdqu [rbp + 7232], ymm13                        ;    71.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [r8 + 1920]                         ;    63.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 2592]                   ;    70.2 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 3616]                   ;    71.2 fp0+agu1   50 p
        vpxor ymm4, ymm4, ymm2                             ;    62.2 fp1     46 p
        vpand ymm2, ymm2, ymm12                            ;    62.3 fp2     46 p
        vpand ymm12, ymm12, ymm0                           ;    62.5 fp3     46 p
        vmovdqu [rbp + 7264], ymm13                        ;    72.2 agu2+fp5   50 p spill
        vpand ymm13, ymm15, ymm5                           ;    63.2 fp0     46 p
        vmovdqu [rbp + 7296], ymm10                        ;    64.2 agu2+fp5   50 p spill
        vpor ymm10, ymm13, ymm0                            ;    64.2 fp1     46 p
        vpxor ymm13, ymm13, ymm12                          ;    64.2 fp2     46 p
        vpxor ymm13, ymm13, ymm15                          ;    65.2 fp3     46 p
        vpxor ymm15, ymm15, ymm0                           ;    64.5 fp0     46 p
        vpxor ymm4, ymm4, ymm10                            ;    65.2 fp1     46 p
        vpxor ymm10, ymm5, ymm15                           ;    65.5 fp2     46 p
        vpand ymm15, ymm15, ymm0                           ;    65.5 fp3     46 p
        vpor ymm2, ymm2, ymm15                             ;    66.5 fp0     46 p
        vpxor ymm6, ymm6, ymm2                             ;    67.5 fp1     46 p
        vpand ymm13, ymm13, ymm10                          ;    66.5 fp2     46 p
        vpxor ymm11, ymm11, ymm13                          ;    67.5 fp3     46 p
        vpxor ymm2, ymm4, ymm11                            ;    68.5 fp0     46 p
        vpxor ymm1, ymm1, ymm9                             ;    66.7 fp1     46 p
        vpxor ymm1, ymm1, ymm12                            ;    67.7 fp2     46 p
        vpxor ymm1, ymm1, ymm2                             ;    69.5 fp3     46 p
        vpxor ymm10, ymm10, ymm1                           ;    70.5 fp0     46 p
        vpand ymm9, ymm4, ymm11                            ;    68.5 fp1     46 p
        vpxor ymm9, ymm9, ymm6                             ;    69.5 fp2     46 p
        vpxor ymm14, ymm14, ymm9                           ;    70.5 fp3     46 p
        vpor ymm9, ymm9, ymm10                             ;    71.5 fp0     46 p
        vpxor ymm5, ymm5, ymm4                             ;    68.7 fp1     46 p
        vpxor ymm5, ymm5, ymm9                             ;    72.5 fp2     46 p
        vpor ymm4, ymm4, ymm10                             ;    71.5 fp3     46 p
        vpxor ymm12, ymm14, ymm5                           ;    73.5 fp0     46 p
        vpxor ymm4, ymm11, ymm4                            ;    72.5 fp1     46 p
        vpxor ymm1, ymm1, ymm4                             ;    73.5 fp2     46 p
        vpand ymm4, ymm6, ymm4                             ;    73.5 fp3     46 p
        vpxor ymm0, ymm0, ymm9                             ;    72.5 fp0     46 p
        vpxor ymm0, ymm0, ymm4                             ;    74.5 fp1     46 p
        vpor ymm4, ymm1, ymm12                             ;    74.5 fp2     46 p
        vpxor ymm9, ymm12, ymm0                            ;    75.5 fp3     46 p
        vpand ymm13, ymm12, ymm9                           ;    76.5 fp0     46 p
        vpxor ymm9, ymm9, ymm1                             ;    76.5 fp1     46 p
        vpor ymm14, ymm14, ymm13                           ;    77.5 fp2     46 p
        vpand ymm15, ymm5, ymm4                            ;    75.5 fp3     46 p
        vpor ymm13, ymm13, ymm1                            ;    77.5 fp0     46 p
        vpxor ymm13, ymm13, ymm15                          ;    78.5 fp1     46 p
        vpxor ymm15, ymm15, ymm0                           ;    76.5 fp2     46 p
        vpand ymm1, ymm1, ymm13                            ;    79.5 fp3     46 p
        vpor ymm15, ymm15, ymm1                            ;    80.5 fp0     46 p
        vpxor ymm14, ymm14, ymm15                          ;    81.5 fp1     46 p
        vpxor ymm13, ymm13, ymm14                          ;    82.5 fp2     46 p
        vpxor ymm11, ymm11, ymm13                          ;    83.5 fp3     46 p
        vpor ymm1, ymm9, ymm13                             ;    83.5 fp0     46 p
        vpxor ymm6, ymm6, ymm15                            ;    81.5 fp1     46 p
        vpxor ymm2, ymm2, ymm1                             ;    84.5 fp2     46 p
        vpxor ymm5, ymm5, ymm11                            ;    84.5 fp3     46 p
        vpxor ymm4, ymm4, ymm2                             ;    85.5 fp0     46 p
        vpxor ymm10, ymm10, ymm14                          ;    82.5 fp1     46 p
        vpxor ymm10, ymm10, ymm2                           ;    85.5 fp2     46 p
        vpxor ymm1, ymm9, ymm10                            ;    86.5 fp3     46 p
        vpxor ymm0, ymm0, ymm10                            ;    86.5 fp0     46 p
        vmovdqu ymm2, [rbp - 64]                           ;    77.7 agu0    62 p reload
        vpxor ymm10, ymm8, ymm2                            ;    84.7 fp1     46 p
        vpxor ymm12, ymm12, ymm4                           ;    86.5 fp2     46 p
        vpxor ymm9, ymm9, ymm6                             ;    82.5 fp3     46 p
        vmovdqu ymm13, [rbp + 960]                         ;    80.5 agu1    62 p reload
        vpxor ymm10, ymm10, ymm13                          ;    87.5 fp0     46 p
        vmovdqu ymm14, [rbp + 96]                          ;    81.5 agu0    62 p reload
        vpxor ymm15, ymm7, ymm14                           ;    88.5 fp1     46 p
        vpxor ymm10, ymm10, [r8 + 288]                     ;    88.5 fp2+agu1   46 p
        vpxor ymm15, ymm15, [r8 + 448]                     ;    89.5 fp3+agu0   46 p
        vpxor ymm15, ymm15, [rbp + 1120]                   ;    90.5 fp0+agu1   46 p
        vpxor ymm13, ymm3, [rbp + 6368]                    ;    83.5 fp1+agu0   46 p
        vmovdqu ymm14, [rbp + 6336]                        ;    83.8 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 128]                    ;    90.8 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 1152]                   ;    91.8 fp3+agu1   46 p
        vpxor ymm14, ymm14, [r8 + 480]                     ;    92.8 fp0+agu0   46 p
        vpxor ymm2, ymm13, ymm14                           ;    93.8 fp1     46 p
        vpxor ymm13, ymm13, ymm10                          ;    89.5 fp2     46 p
        vmovdqu [rbp + 7328], ymm11                        ;    84.8 agu2+fp5   46 p spill
        vpor ymm11, ymm10, ymm14                           ;    93.8 fp3     46 p
        vmovdqu [rbp + 7360], ymm9                         ;    85.8 agu1+fp5   46 p spill
        vpand ymm9, ymm13, ymm11                           ;    94.8 fp0     46 p
        vpand ymm13, ymm13, ymm15                          ;    91.5 fp1     46 p
        vpxor ymm11, ymm11, [rbp + 6336]                   ;    94.8 fp2+agu0   46 p
        vmovdqu [rbp + 6336], ymm4                         ;    86.8 agu2+fp5   46 p spill
        vpand ymm4, ymm10, ymm2                            ;    94.8 fp3     46 p
        vmovdqu [rbp + 7392], ymm0                         ;    87.8 agu1+fp5   46 p spill
        vpor ymm0, ymm15, ymm4                             ;    95.8 fp0     46 p
        vpxor ymm4, ymm4, ymm13                            ;    95.8 fp1     46 p
        vpxor ymm4, ymm4, ymm2                             ;    96.8 fp2     46 p
        vpxor ymm2, ymm2, ymm15                            ;    94.8 fp3     46 p
        vpxor ymm11, ymm11, ymm0                           ;    96.8 fp0     46 p
        vpxor ymm0, ymm10, ymm2                            ;    95.8 fp1     46 p
        vpand ymm2, ymm2, ymm15                            ;    95.8 fp2     46 p
        vpor ymm9, ymm9, ymm2                              ;    96.8 fp3     46 p
        vpxor ymm3, ymm3, ymm9                             ;    97.8 fp0     46 p
        vpand ymm4, ymm4, ymm0                             ;    97.8 fp1     46 p
        vpxor ymm8, ymm8, ymm4                             ;    98.8 fp2     46 p
        vpxor ymm7, ymm7, ymm13                            ;    93.8 fp3     46 p
        vpxor ymm2, ymm11, ymm8                            ;    99.8 fp0     46 p
        vpxor ymm7, ymm7, [rbp + 6368]                     ;    94.8 fp1+agu0   46 p
        vpxor ymm7, ymm7, ymm2                             ;   100.8 fp2     46 p
        vpxor ymm0, ymm0, ymm7                             ;   101.8 fp3     46 p
        vpand ymm4, ymm11, ymm8                            ;    99.8 fp0     46 p
        vpxor ymm4, ymm4, ymm3                             ;   100.8 fp1     46 p
        vpxor ymm14, ymm14, ymm4                           ;   101.8 fp2     46 p
        vpor ymm4, ymm4, ymm0                              ;   102.8 fp3     46 p
        vpxor ymm10, ymm10, ymm11                          ;    97.8 fp0     46 p
        vpxor ymm10, ymm10, ymm4                           ;   103.8 fp1     46 p
        vpor ymm11, ymm11, ymm0                            ;   102.8 fp2     46 p
        vpxor ymm9, ymm14, ymm10                           ;   104.8 fp3     46 p
        vpxor ymm11, ymm8, ymm11                           ;   103.8 fp0     46 p
        vpxor ymm7, ymm7, ymm11                            ;   104.8 fp1     46 p
        vpand ymm11, ymm3, ymm11                           ;   104.8 fp2     46 p
        vpxor ymm15, ymm15, ymm4                           ;   103.8 fp3     46 p
        vpxor ymm15, ymm15, ymm11                          ;   105.8 fp0     46 p
        vpor ymm4, ymm7, ymm9                              ;   105.8 fp1     46 p
        vpxor ymm11, ymm9, ymm15                           ;   106.8 fp2     46 p
        vpand ymm13, ymm9, ymm11                           ;   107.8 fp3     46 p
        vpxor ymm11, ymm11, ymm7                           ;   107.8 fp0     46 p
        vpor ymm14, ymm14, ymm13                           ;   108.8 fp1     46 p
        vpor ymm13, ymm13, ymm7                            ;   108.8 fp2     46 p
        vmovdqu [rbp + 6368], ymm12                        ;   102.0 agu2+fp5   46 p spill
        vpand ymm12, ymm10, ymm4                           ;   106.8 fp3     46 p
        vpxor ymm13, ymm13, ymm12                          ;   109.8 fp0     46 p
        vpxor ymm12, ymm12, ymm15                          ;   107.8 fp1     46 p
        vpand ymm7, ymm7, ymm13                            ;   110.8 fp2     46 p
        vpor ymm12, ymm12, ymm7                            ;   111.8 fp3     46 p
        vpxor ymm14, ymm14, ymm12                          ;   112.8 fp0     46 p
        vpxor ymm13, ymm13, ymm14                          ;   113.8 fp1     46 p
        vpxor ymm8, ymm8, ymm13                            ;   114.8 fp2     46 p
        vpor ymm7, ymm11, ymm13                            ;   114.8 fp3     46 p
        vpxor ymm3, ymm3, ymm12                            ;   112.8 fp0     46 p
        vpxor ymm2, ymm2, ymm7                             ;   115.8 fp1     46 p
        vpxor ymm10, ymm10, ymm8                           ;   115.8 fp2     46 p
        vpxor ymm4, ymm4, ymm2                             ;   116.8 fp3     46 p
        vpxor ymm0, ymm0, ymm14                            ;   113.8 fp0     46 p
        vpxor ymm0, ymm0, ymm2                             ;   116.8 fp1     46 p
        vpxor ymm2, ymm11, ymm0                            ;   117.8 fp2     46 p
        vpxor ymm15, ymm15, ymm0                           ;   117.8 fp3     46 p
        vpxor ymm9, ymm9, ymm4                             ;   117.8 fp0     46 p
        vpxor ymm11, ymm11, ymm3                           ;   113.8 fp1     46 p
        vmovdqu ymm0, [r8 + 544]                           ;   110.8 agu1    46 p
        vmovdqu ymm7, [rbp + 192]                          ;   111.0 agu0    62 p reload
        vpxor ymm0, ymm0, ymm7                             ;   118.0 fp2     46 p
        vmovdqu ymm12, [rbp + 1216]                        ;   111.8 agu1    62 p reload
        vpxor ymm0, ymm0, ymm12                            ;   119.0 fp3     46 p
        vmovdqu ymm13, [rbp + 6304]                        ;   112.8 agu0    50 p reload
        vpxor ymm0, ymm0, ymm13                            ;   120.0 fp0     46 p
        vmovdqu ymm14, [rbp + 7296]                        ;   113.2 agu1    46 p
        vpxor ymm14, ymm14, [r8 + 704]                     ;   120.2 fp1+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 352]                    ;   121.2 fp2+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 1376]                   ;   122.2 fp3+agu0   46 p
        vmovdqu ymm12, [rbp + 6400]                        ;   115.2 agu1    46 p
        vpxor ymm12, ymm12, [rbp + 6496]                   ;   122.2 fp0+agu0   46 p
        vmovdqu ymm7, [rbp + 6464]                         ;   116.2 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 384]                      ;   123.2 fp1+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 1408]                     ;   124.2 fp2+agu1   46 p
        vpxor ymm7, ymm7, [r8 + 736]                       ;   125.2 fp3+agu0   46 p
        vmovdqu [rbp + 7424], ymm10                        ;   116.8 agu2+fp5   46 p spill
        vpor ymm10, ymm0, ymm7                             ;   126.2 fp0     46 p
        vmovdqu [rbp + 7456], ymm15                        ;   118.8 agu2+fp5   46 p spill
        vpxor ymm15, ymm12, ymm7                           ;   126.2 fp1     46 p
        vpxor ymm12, ymm12, ymm0                           ;   123.2 fp2     46 p
        vmovdqu [rbp + 7488], ymm6                         ;   118.2 agu1+fp5   46 p spill
        vpand ymm6, ymm12, ymm10                           ;   127.2 fp3     46 p
        vpand ymm12, ymm12, ymm14                          ;   124.2 fp0     46 p
        vpxor ymm10, ymm10, [rbp + 6464]                   ;   127.2 fp1+agu0   46 p
        vmovdqu [rbp + 6304], ymm11                        ;   119.2 agu2+fp5   46 p spill
        vpand ymm11, ymm0, ymm15                           ;   127.2 fp2     46 p
        vmovdqu [rbp + 6464], ymm5                         ;   120.2 agu1+fp5   46 p spill
        vpor ymm5, ymm14, ymm11                            ;   128.2 fp3     46 p
        vpxor ymm11, ymm11, ymm12                          ;   128.2 fp0     46 p
        vpxor ymm11, ymm11, ymm15                          ;   129.2 fp1     46 p
        vpxor ymm15, ymm15, ymm14                          ;   127.2 fp2     46 p
        vpxor ymm10, ymm10, ymm5                           ;   129.2 fp3     46 p
        vpxor ymm5, ymm0, ymm15                            ;   128.2 fp0     46 p
        vpand ymm15, ymm15, ymm14                          ;   128.2 fp1     46 p
        vpor ymm6, ymm6, ymm15                             ;   129.2 fp2     46 p
        vpxor ymm6, ymm6, [rbp + 6496]                     ;   130.2 fp3+agu0   46 p
        vpand ymm11, ymm11, ymm5                           ;   130.2 fp0     46 p
        vpxor ymm13, ymm13, ymm11                          ;   131.2 fp1     46 p
        vpxor ymm11, ymm10, ymm13                          ;   132.2 fp2     46 p
        vpxor ymm12, ymm12, ymm11                          ;   133.2 fp3     46 p
        vpxor ymm12, ymm12, [rbp + 6400]                   ;   134.2 fp0+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 7296]                   ;   135.2 fp1+agu0   46 p
        vpxor ymm5, ymm5, ymm12                            ;   136.2 fp2     46 p
        vpand ymm15, ymm10, ymm13                          ;   132.2 fp3     46 p
        vpxor ymm15, ymm15, ymm6                           ;   133.2 fp0     46 p
        vpxor ymm7, ymm7, ymm15                            ;   134.2 fp1     46 p
        vpxor ymm0, ymm0, ymm10                            ;   130.2 fp2     46 p
        vpor ymm15, ymm15, ymm5                            ;   137.2 fp3     46 p
        vpxor ymm0, ymm0, ymm15                            ;   138.2 fp0     46 p
        vpor ymm10, ymm10, ymm5                            ;   137.2 fp1     46 p
        vpxor ymm10, ymm10, ymm13                          ;   138.2 fp2     46 p
        vpxor ymm12, ymm12, ymm10                          ;   139.2 fp3     46 p
        vpand ymm10, ymm10, ymm6                           ;   139.2 fp0     46 p
        vpxor ymm14, ymm14, ymm15                          ;   138.2 fp1     46 p
        vpxor ymm15, ymm7, ymm0                            ;   139.2 fp2     46 p
        vpxor ymm14, ymm14, ymm10                          ;   140.2 fp3     46 p
        vpor ymm10, ymm12, ymm15                           ;   140.2 fp0     46 p
        vmovdqu [rbp + 7296], ymm1                         ;   133.2 agu2+fp5   46 p spill
        vpxor ymm1, ymm15, ymm14                           ;   141.2 fp1     46 p
        vmovdqu [rbp + 6400], ymm9                         ;   134.2 agu1+fp5   46 p spill
        vpand ymm9, ymm15, ymm1                            ;   142.2 fp2     46 p
        vpxor ymm1, ymm1, ymm12                            ;   142.2 fp3     46 p
        vpor ymm7, ymm7, ymm9                              ;   143.2 fp0     46 p
        vpor ymm9, ymm9, ymm12                             ;   143.2 fp1     46 p
        vmovdqu [rbp + 6496], ymm3                         ;   136.2 agu0+fp5   46 p spill
        vpand ymm3, ymm0, ymm10                            ;   141.2 fp2     46 p
        vpxor ymm9, ymm9, ymm3                             ;   144.2 fp3     46 p
        vpxor ymm3, ymm3, ymm14                            ;   142.2 fp0     46 p
        vpand ymm12, ymm12, ymm9                           ;   145.2 fp1     46 p
        vpor ymm3, ymm3, ymm12                             ;   146.2 fp2     46 p
        vpxor ymm7, ymm7, ymm3                             ;   147.2 fp3     46 p
        vpxor ymm9, ymm9, ymm7                             ;   148.2 fp0     46 p
        vpxor ymm13, ymm13, ymm9                           ;   149.2 fp1     46 p
        vpor ymm9, ymm1, ymm9                              ;   149.2 fp2     46 p
        vpxor ymm6, ymm6, ymm3                             ;   147.2 fp3     46 p
        vpxor ymm11, ymm11, ymm9                           ;   150.2 fp0     46 p
        vpxor ymm0, ymm0, ymm13                            ;   150.2 fp1     46 p
        vpxor ymm10, ymm10, ymm11                          ;   151.2 fp2     46 p
        vpxor ymm5, ymm5, ymm7                             ;   148.2 fp3     46 p
        vpxor ymm5, ymm5, ymm11                            ;   151.2 fp0     46 p
        vpxor ymm3, ymm1, ymm5                             ;   152.2 fp1     46 p
        vpxor ymm14, ymm14, ymm5                           ;   152.2 fp2     46 p
        vpxor ymm15, ymm15, ymm10                          ;   152.2 fp3     46 p
        vpxor ymm1, ymm1, ymm6                             ;   148.2 fp0     46 p
        vmovdqu ymm5, [r8 + 800]                           ;   145.2 agu1    46 p
        vmovdqu ymm7, [rbp + 448]                          ;   145.3 agu0    62 p reload
        vpxor ymm5, ymm5, ymm7                             ;   152.3 fp1     46 p
        vmovdqu ymm9, [rbp + 1472]                         ;   146.2 agu1    62 p reload
        vpxor ymm5, ymm5, ymm9                             ;   153.3 fp2     46 p
        vmovdqu ymm11, [rbp + 6432]                        ;   147.2 agu0    50 p reload
        vpxor ymm5, ymm5, ymm11                            ;   154.3 fp3     46 p
        vmovdqu ymm12, [rbp + 7200]                        ;   147.5 agu1    46 p
        vpxor ymm12, ymm12, [r8 + 960]                     ;   154.5 fp0+agu0   46 p
        vpxor ymm12, ymm12, [rbp + 608]                    ;   155.5 fp1+agu1   46 p
        vpxor ymm12, ymm12, [rbp + 1632]                   ;   156.5 fp2+agu0   46 p
        vmovdqu ymm9, [rbp + 6528]                         ;   149.5 agu1    46 p
        vpxor ymm9, ymm9, [rbp + 6624]                     ;   156.5 fp3+agu0   46 p
        vmovdqu ymm7, [rbp + 6592]                         ;   150.5 agu1    46 p
        vpxor ymm7, ymm7, [rbp + 640]                      ;   157.5 fp0+agu0   46 p
        vpxor ymm7, ymm7, [rbp + 1664]                     ;   158.5 fp1+agu1   46 p
        vpxor ymm7, ymm7, [r8 + 992]                       ;   159.5 fp2+agu0   46 p
        vmovdqu [rbp + 7520], ymm14                        ;   153.2 agu2+fp5   46 p spill
        vpor ymm14, ymm5, ymm7                             ;   160.5 fp3     46 p
        vmovdqu [rbp + 7552], ymm13                        ;   151.5 agu2+fp5   46 p spill
        vpxor ymm13, ymm9, ymm7                            ;   160.5 fp0     46 p
        vpxor ymm9, ymm9, ymm5                             ;   157.5 fp1     46 p
        vmovdqu [rbp + 7584], ymm0                         ;   152.5 agu1+fp5   46 p spill
        vpand ymm0, ymm9, ymm14                            ;   161.5 fp2     46 p
        vpand ymm9, ymm9, ymm12                            ;   158.5 fp3     46 p
        vpxor ymm14, ymm14, [rbp + 6592]                   ;   161.5 fp0+agu0   46 p
        vmovdqu [rbp + 6432], ymm6                         ;   153.5 agu2+fp5   46 p spill
        vpand ymm6, ymm5, ymm13                            ;   161.5 fp1     46 p
        vmovdqu [rbp + 6592], ymm15                        ;   154.5 agu1+fp5   46 p spill
        vpor ymm15, ymm12, ymm6                            ;   162.5 fp2     46 p
        vpxor ymm6, ymm6, ymm9                             ;   162.5 fp3     46 p
        vpxor ymm6, ymm6, ymm13                            ;   163.5 fp0     46 p
        vpxor ymm13, ymm13, ymm12                          ;   161.5 fp1     46 p
        vpxor ymm14, ymm14, ymm15                          ;   163.5 fp2     46 p
        vpxor ymm15, ymm5, ymm13                           ;   162.5 fp3     46 p
        vpand ymm13, ymm13, ymm12                          ;   162.5 fp0     46 p
        vpor ymm0, ymm0, ymm13                             ;   163.5 fp1     46 p
        vpxor ymm0, ymm0, [rbp + 6624]                     ;   164.5 fp2+agu0   46 p
        vpand ymm6, ymm6, ymm15                            ;   164.5 fp3     46 p
        vpxor ymm11, ymm11, ymm6                           ;   165.5 fp0     46 p
        vpxor ymm6, ymm14, ymm11                           ;   166.5 fp1     46 p
        vpxor ymm9, ymm9, ymm6                             ;   167.5 fp2     46 p
        vpxor ymm9, ymm9, [rbp + 6528]                     ;   168.5 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 7200]                     ;   169.5 fp0+agu0   46 p
        vpxor ymm15, ymm15, ymm9                           ;   170.5 fp1     46 p
        vpand ymm13, ymm14, ymm11                          ;   166.5 fp2     46 p
        vpxor ymm13, ymm13, ymm0                           ;   167.5 fp3     46 p
        vpxor ymm7, ymm7, ymm13                            ;   168.5 fp0     46 p
        vpxor ymm5, ymm5, ymm14                            ;   164.5 fp1     46 p
        vpor ymm13, ymm13, ymm15                           ;   171.5 fp2     46 p
        vpxor ymm5, ymm5, ymm13                            ;   172.5 fp3     46 p
        vpor ymm14, ymm14, ymm15                           ;   171.5 fp0     46 p
        vpxor ymm14, ymm14, ymm11                          ;   172.5 fp1     46 p
        vpxor ymm9, ymm9, ymm14                            ;   173.5 fp2     46 p
        vpand ymm14, ymm14, ymm0                           ;   173.5 fp3     46 p
        vpxor ymm12, ymm12, ymm13                          ;   172.5 fp0     46 p
        vpxor ymm13, ymm7, ymm5                            ;   173.5 fp1     46 p
        vpxor ymm12, ymm12, ymm14                          ;   174.5 fp2     46 p
        vpor ymm14, ymm9, ymm13                            ;   174.5 fp3     46 p
        vmovdqu [rbp + 7200], ymm3                         ;   167.5 agu2+fp5   46 p spill
        vpxor ymm3, ymm13, ymm12                           ;   175.5 fp0     46 p
        vmovdqu [rbp + 6528], ymm1                         ;   168.5 agu1+fp5   46 p spill
        vpand ymm1, ymm13, ymm3                            ;   176.5 fp1     46 p
        vpxor ymm3, ymm3, ymm9                             ;   176.5 fp2     46 p
        vpor ymm7, ymm7, ymm1                              ;   177.5 fp3     46 p
        vpor ymm1, ymm1, ymm9                              ;   177.5 fp0     46 p
        vmovdqu [rbp + 6624], ymm10                        ;   170.5 agu0+fp5   46 p spill
        vpand ymm10, ymm5, ymm14                           ;   175.5 fp1     46 p
        vpxor ymm1, ymm1, ymm10                            ;   178.5 fp2     46 p
        vpxor ymm10, ymm10, ymm12                          ;   176.5 fp3     46 p
        vpand ymm9, ymm9, ymm1                             ;   179.5 fp0     46 p
        vpor ymm10, ymm10, ymm9                            ;   180.5 fp1     46 p
        vpxor ymm7, ymm7, ymm10                            ;   181.5 fp2     46 p
        vpxor ymm1, ymm1, ymm7                             ;   182.5 fp3     46 p
        vpxor ymm11, ymm11, ymm1                           ;   183.5 fp0     46 p
        vpor ymm1, ymm3, ymm1                              ;   183.5 fp1     46 p
        vpxor ymm0, ymm0, ymm10                            ;   181.5 fp2     46 p
        vpxor ymm6, ymm6, ymm1                             ;   184.5 fp3     46 p
        vpxor ymm5, ymm5, ymm11                            ;   184.5 fp0     46 p
        vpxor ymm14, ymm14, ymm6                           ;   185.5 fp1     46 p
        vpxor ymm15, ymm15, ymm7                           ;   182.5 fp2     46 p
        vpxor ymm15, ymm15, ymm6                           ;   185.5 fp3     46 p
        vpxor ymm1, ymm3, ymm15                            ;   186.5 fp0     46 p
        vpxor ymm12, ymm12, ymm15                          ;   186.5 fp1     46 p
        vpxor ymm13, ymm13, ymm14                          ;   186.5 fp2     46 p
        vpxor ymm3, ymm3, ymm0                             ;   182.5 fp3     46 p
        vmovdqu ymm6, [r8 + 1056]                          ;   179.5 agu1    47 p
        vmovdqu ymm7, [rbp + 1728]                         ;   179.7 agu0    62 p reload
        vpxor ymm6, ymm6, ymm7                             ;   186.7 fp0     47 p
        vmovdqu ymm9, [rbp + 2752]                         ;   180.5 agu1    62 p reload
        vpxor ymm6, ymm6, ymm9                             ;   187.7 fp1     47 p
        vmovdqu ymm10, [rbp + 6560]                        ;   181.5 agu0    50 p reload
        vpxor ymm6, ymm6, ymm10                            ;   188.7 fp2     47 p
        vmovdqu ymm15, [rbp + 7168]                        ;   181.8 agu1    47 p
        vpxor ymm15, ymm15, [r8 + 1216]                    ;   188.8 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 1888]                   ;   189.8 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 2912]                   ;   190.8 fp1+agu0   47 p
        vmovdqu ymm9, [rbp + 6656]                         ;   183.8 agu1    47 p
        vpxor ymm9, ymm9, [rbp + 6752]                     ;   190.8 fp2+agu0   47 p
        vmovdqu ymm7, [rbp + 6720]                         ;   184.8 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 1920]                     ;   191.8 fp3+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 2944]                     ;   192.8 fp0+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 1248]                      ;   193.8 fp1+agu0   47 p
        vmovdqu [rbp + 7616], ymm3                         ;   184.8 agu2+fp5   46 p spill
        vpor ymm3, ymm6, ymm7                              ;   194.8 fp2     47 p
        vmovdqu [rbp + 7648], ymm1                         ;   187.5 agu2+fp5   46 p spill
        vpxor ymm1, ymm9, ymm7                             ;   194.8 fp3     47 p
        vpxor ymm9, ymm9, ymm6                             ;   191.8 fp0     47 p
        vmovdqu [rbp + 7680], ymm11                        ;   186.8 agu1+fp5   46 p spill
        vpand ymm11, ymm9, ymm3                            ;   195.8 fp1     47 p
        vpand ymm9, ymm9, ymm15                            ;   192.8 fp2     47 p
        vpxor ymm3, ymm3, [rbp + 6720]                     ;   195.8 fp3+agu0   47 p
        vmovdqu [rbp + 6560], ymm12                        ;   187.8 agu2+fp5   46 p spill
        vpand ymm12, ymm6, ymm1                            ;   195.8 fp0     47 p
        vmovdqu [rbp + 6720], ymm13                        ;   188.8 agu1+fp5   46 p spill
        vpor ymm13, ymm15, ymm12                           ;   196.8 fp1     47 p
        vpxor ymm12, ymm12, ymm9                           ;   196.8 fp2     47 p
        vpxor ymm12, ymm12, ymm1                           ;   197.8 fp3     47 p
        vpxor ymm1, ymm1, ymm15                            ;   195.8 fp0     47 p
        vpxor ymm3, ymm3, ymm13                            ;   197.8 fp1     47 p
        vpxor ymm13, ymm6, ymm1                            ;   196.8 fp2     47 p
        vpand ymm1, ymm1, ymm15                            ;   196.8 fp3     47 p
        vpor ymm11, ymm11, ymm1                            ;   197.8 fp0     47 p
        vpxor ymm11, ymm11, [rbp + 6752]                   ;   198.8 fp1+agu0   47 p
        vpand ymm12, ymm12, ymm13                          ;   198.8 fp2     47 p
        vpxor ymm10, ymm10, ymm12                          ;   199.8 fp3     47 p
        vpxor ymm1, ymm3, ymm10                            ;   200.8 fp0     47 p
        vpxor ymm9, ymm9, ymm1                             ;   201.8 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 6656]                     ;   202.8 fp2+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 7168]                     ;   203.8 fp3+agu0   47 p
        vpxor ymm13, ymm13, ymm9                           ;   204.8 fp0     47 p
        vpand ymm12, ymm3, ymm10                           ;   200.8 fp1     47 p
        vpxor ymm12, ymm12, ymm11                          ;   201.8 fp2     47 p
        vpxor ymm7, ymm7, ymm12                            ;   202.8 fp3     47 p
        vpxor ymm6, ymm6, ymm3                             ;   198.8 fp0     47 p
        vpor ymm12, ymm12, ymm13                           ;   205.8 fp1     47 p
        vpxor ymm6, ymm6, ymm12                            ;   206.8 fp2     47 p
        vpor ymm3, ymm3, ymm13                             ;   205.8 fp3     47 p
        vpxor ymm3, ymm3, ymm10                            ;   206.8 fp0     47 p
        vpxor ymm9, ymm9, ymm3                             ;   207.8 fp1     47 p
        vpand ymm3, ymm3, ymm11                            ;   207.8 fp2     47 p
        vpxor ymm15, ymm15, ymm12                          ;   206.8 fp3     47 p
        vpxor ymm12, ymm7, ymm6                            ;   207.8 fp0     47 p
        vpxor ymm15, ymm15, ymm3                           ;   208.8 fp1     47 p
        vpor ymm3, ymm9, ymm12                             ;   208.8 fp2     47 p
        vmovdqu [rbp + 7168], ymm14                        ;   201.8 agu2+fp5   46 p spill
        vpxor ymm14, ymm12, ymm15                          ;   209.8 fp3     47 p
        vmovdqu [rbp + 6656], ymm0                         ;   202.8 agu1+fp5   46 p spill
        vpand ymm0, ymm12, ymm14                           ;   210.8 fp0     47 p
        vpxor ymm14, ymm14, ymm9                           ;   210.8 fp1     47 p
        vpor ymm7, ymm7, ymm0                              ;   211.8 fp2     47 p
        vpor ymm0, ymm0, ymm9                              ;   211.8 fp3     47 p
        vmovdqu [rbp + 6752], ymm5                         ;   204.8 agu0+fp5   46 p spill
        vpand ymm5, ymm6, ymm3                             ;   209.8 fp0     47 p
        vpxor ymm0, ymm0, ymm5                             ;   212.8 fp1     47 p
        vpxor ymm5, ymm5, ymm15                            ;   210.8 fp2     47 p
        vpand ymm9, ymm9, ymm0                             ;   213.8 fp3     47 p
        vpor ymm5, ymm5, ymm9                              ;   214.8 fp0     47 p
        vpxor ymm7, ymm7, ymm5                             ;   215.8 fp1     47 p
        vpxor ymm0, ymm0, ymm7                             ;   216.8 fp2     47 p
        vpxor ymm10, ymm10, ymm0                           ;   217.8 fp3     47 p
        vpor ymm0, ymm14, ymm0                             ;   217.8 fp0     47 p
        vpxor ymm11, ymm11, ymm5                           ;   215.8 fp1     47 p
        vpxor ymm1, ymm1, ymm0                             ;   218.8 fp2     47 p
        vpxor ymm6, ymm6, ymm10                            ;   218.8 fp3     47 p
        vpxor ymm3, ymm3, ymm1                             ;   219.8 fp0     47 p
        vpxor ymm13, ymm13, ymm7                           ;   216.8 fp1     47 p
        vpxor ymm13, ymm13, ymm1                           ;   219.8 fp2     47 p
        vpxor ymm0, ymm14, ymm13                           ;   220.8 fp3     47 p
        vpxor ymm15, ymm15, ymm13                          ;   220.8 fp0     47 p
        vpxor ymm12, ymm12, ymm3                           ;   220.8 fp1     47 p
        vpxor ymm14, ymm14, ymm11                          ;   216.8 fp2     47 p
        vmovdqu ymm1, [r8 + 1312]                          ;   213.8 agu1    47 p
        vmovdqu ymm5, [rbp + 1984]                         ;   214.0 agu0    62 p reload
        vpxor ymm1, ymm1, ymm5                             ;   221.0 fp3     47 p
        vmovdqu ymm7, [rbp + 3008]                         ;   214.8 agu1    62 p reload
        vpxor ymm1, ymm1, ymm7                             ;   222.0 fp0     47 p
        vmovdqu ymm9, [rbp + 6688]                         ;   215.8 agu0    50 p reload
        vpxor ymm1, ymm1, ymm9                             ;   223.0 fp1     47 p
        vmovdqu ymm13, [rbp + 7072]                        ;   216.2 agu1    47 p
        vpxor ymm13, ymm13, [r8 + 1472]                    ;   223.2 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 2144]                   ;   224.2 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 3168]                   ;   225.2 fp0+agu0   47 p
        vmovdqu ymm7, [rbp + 6784]                         ;   218.2 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 6880]                     ;   225.2 fp1+agu0   47 p
        vmovdqu ymm5, [rbp + 6848]                         ;   219.2 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 2176]                     ;   226.2 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 3200]                     ;   227.2 fp3+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 1504]                      ;   228.2 fp0+agu0   47 p
        vmovdqu [rbp + 7712], ymm12                        ;   221.8 agu2+fp5   47 p spill
        vpor ymm12, ymm1, ymm5                             ;   229.2 fp1     47 p
        vmovdqu [rbp + 7744], ymm15                        ;   221.8 agu2+fp5   47 p spill
        vpxor ymm15, ymm7, ymm5                            ;   229.2 fp2     47 p
        vpxor ymm7, ymm7, ymm1                             ;   226.2 fp3     47 p
        vmovdqu [rbp + 7776], ymm11                        ;   221.2 agu1+fp5   47 p spill
        vpand ymm11, ymm7, ymm12                           ;   230.2 fp0     47 p
        vpand ymm7, ymm7, ymm13                            ;   227.2 fp1     47 p
        vpxor ymm12, ymm12, [rbp + 6848]                   ;   230.2 fp2+agu0   47 p
        vmovdqu [rbp + 6688], ymm14                        ;   222.2 agu2+fp5   47 p spill
        vpand ymm14, ymm1, ymm15                           ;   230.2 fp3     47 p
        vmovdqu [rbp + 6848], ymm10                        ;   223.2 agu1+fp5   47 p spill
        vpor ymm10, ymm13, ymm14                           ;   231.2 fp0     47 p
        vpxor ymm14, ymm14, ymm7                           ;   231.2 fp1     47 p
        vpxor ymm14, ymm14, ymm15                          ;   232.2 fp2     47 p
        vpxor ymm15, ymm15, ymm13                          ;   230.2 fp3     47 p
        vpxor ymm12, ymm12, ymm10                          ;   232.2 fp0     47 p
        vpxor ymm10, ymm1, ymm15                           ;   231.2 fp1     47 p
        vpand ymm15, ymm15, ymm13                          ;   231.2 fp2     47 p
        vpor ymm11, ymm11, ymm15                           ;   232.2 fp3     47 p
        vpxor ymm11, ymm11, [rbp + 6880]                   ;   233.2 fp0+agu0   47 p
        vpand ymm14, ymm14, ymm10                          ;   233.2 fp1     47 p
        vpxor ymm9, ymm9, ymm14                            ;   234.2 fp2     47 p
        vpxor ymm14, ymm12, ymm9                           ;   235.2 fp3     47 p
        vpxor ymm7, ymm7, ymm14                            ;   236.2 fp0     47 p
        vpxor ymm7, ymm7, [rbp + 6784]                     ;   237.2 fp1+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 7072]                     ;   238.2 fp2+agu0   47 p
        vpxor ymm10, ymm10, ymm7                           ;   239.2 fp3     47 p
        vpand ymm15, ymm12, ymm9                           ;   235.2 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   236.2 fp1     47 p
        vpxor ymm5, ymm5, ymm15                            ;   237.2 fp2     47 p
        vpxor ymm1, ymm1, ymm12                            ;   233.2 fp3     47 p
        vpor ymm15, ymm15, ymm10                           ;   240.2 fp0     47 p
        vpxor ymm1, ymm1, ymm15                            ;   241.2 fp1     47 p
        vpor ymm12, ymm12, ymm10                           ;   240.2 fp2     47 p
        vpxor ymm12, ymm12, ymm9                           ;   241.2 fp3     47 p
        vpxor ymm7, ymm7, ymm12                            ;   242.2 fp0     47 p
        vpand ymm12, ymm12, ymm11                          ;   242.2 fp1     47 p
        vpxor ymm13, ymm13, ymm15                          ;   241.2 fp2     47 p
        vpxor ymm15, ymm5, ymm1                            ;   242.2 fp3     47 p
        vpxor ymm13, ymm13, ymm12                          ;   243.2 fp0     47 p
        vpor ymm12, ymm7, ymm15                            ;   243.2 fp1     47 p
        vmovdqu [rbp + 7072], ymm6                         ;   236.2 agu2+fp5   47 p spill
        vpxor ymm6, ymm15, ymm13                           ;   244.2 fp2     47 p
        vmovdqu [rbp + 6784], ymm3                         ;   237.2 agu1+fp5   47 p spill
        vpand ymm3, ymm15, ymm6                            ;   245.2 fp3     47 p
        vpxor ymm6, ymm6, ymm7                             ;   245.2 fp0     47 p
        vpor ymm5, ymm5, ymm3                              ;   246.2 fp1     47 p
        vpor ymm3, ymm3, ymm7                              ;   246.2 fp2     47 p
        vmovdqu [rbp + 6880], ymm4                         ;   239.2 agu0+fp5   46 p spill
        vpand ymm4, ymm1, ymm12                            ;   244.2 fp3     47 p
        vpxor ymm3, ymm3, ymm4                             ;   247.2 fp0     47 p
        vpxor ymm4, ymm4, ymm13                            ;   245.2 fp1     47 p
        vpand ymm7, ymm7, ymm3                             ;   248.2 fp2     47 p
        vpor ymm4, ymm4, ymm7                              ;   249.2 fp3     47 p
        vpxor ymm5, ymm5, ymm4                             ;   250.2 fp0     47 p
        vpxor ymm3, ymm3, ymm5                             ;   251.2 fp1     47 p
        vpxor ymm9, ymm9, ymm3                             ;   252.2 fp2     47 p
        vpor ymm3, ymm6, ymm3                              ;   252.2 fp3     47 p
        vpxor ymm11, ymm11, ymm4                           ;   250.2 fp0     47 p
        vpxor ymm14, ymm14, ymm3                           ;   253.2 fp1     47 p
        vpxor ymm1, ymm1, ymm9                             ;   253.2 fp2     47 p
        vpxor ymm12, ymm12, ymm14                          ;   254.2 fp3     47 p
        vpxor ymm10, ymm10, ymm5                           ;   251.2 fp0     47 p
        vpxor ymm10, ymm10, ymm14                          ;   254.2 fp1     47 p
        vpxor ymm3, ymm6, ymm10                            ;   255.2 fp2     47 p
        vpxor ymm13, ymm13, ymm10                          ;   255.2 fp3     47 p
        vpxor ymm15, ymm15, ymm12                          ;   255.2 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   251.2 fp1     47 p
        vmovdqu ymm4, [r8 + 1568]                          ;   248.2 agu1    47 p
        vmovdqu ymm5, [rbp + 2240]                         ;   248.3 agu0    62 p reload
        vpxor ymm4, ymm4, ymm5                             ;   255.3 fp2     47 p
        vmovdqu ymm7, [rbp + 3264]                         ;   249.2 agu1    62 p reload
        vpxor ymm4, ymm4, ymm7                             ;   256.3 fp3     47 p
        vmovdqu ymm10, [rbp + 6816]                        ;   250.2 agu0    50 p reload
        vpxor ymm4, ymm4, ymm10                            ;   257.3 fp0     47 p
        vmovdqu ymm14, [rbp + 7008]                        ;   250.5 agu1    47 p
        vpxor ymm14, ymm14, [r8 + 1728]                    ;   257.5 fp1+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 2400]                   ;   258.5 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 3424]                   ;   259.5 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 6912]                         ;   252.5 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 7040]                     ;   259.5 fp0+agu0   47 p
        vmovdqu ymm5, [rbp + 6976]                         ;   253.5 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 2432]                     ;   260.5 fp1+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 3456]                     ;   261.5 fp2+agu1   47 p
        vpxor ymm5, ymm5, [r8 + 1760]                      ;   262.5 fp3+agu0   47 p
        vmovdqu [rbp + 7808], ymm6                         ;   253.5 agu2+fp5   47 p spill
        vpor ymm6, ymm4, ymm5                              ;   263.5 fp0     47 p
        vmovdqu [rbp + 7840], ymm11                        ;   254.5 agu2+fp5   47 p spill
        vpxor ymm11, ymm7, ymm5                            ;   263.5 fp1     47 p
        vpxor ymm7, ymm7, ymm4                             ;   260.5 fp2     47 p
        vmovdqu [rbp + 7872], ymm1                         ;   255.5 agu1+fp5   47 p spill
        vpand ymm1, ymm7, ymm6                             ;   264.5 fp3     47 p
        vpand ymm7, ymm7, ymm14                            ;   261.5 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 6976]                     ;   264.5 fp1+agu0   47 p
        vmovdqu [rbp + 6816], ymm15                        ;   256.5 agu2+fp5   47 p spill
        vpand ymm15, ymm4, ymm11                           ;   264.5 fp2     47 p
        vmovdqu [rbp + 6976], ymm9                         ;   257.5 agu1+fp5   47 p spill
        vpor ymm9, ymm14, ymm15                            ;   265.5 fp3     47 p
        vpxor ymm15, ymm15, ymm7                           ;   265.5 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   266.5 fp1     47 p
        vpxor ymm11, ymm11, ymm14                          ;   264.5 fp2     47 p
        vpxor ymm6, ymm6, ymm9                             ;   266.5 fp3     47 p
        vpxor ymm9, ymm4, ymm11                            ;   265.5 fp0     47 p
        vpand ymm11, ymm11, ymm14                          ;   265.5 fp1     47 p
        vpor ymm1, ymm1, ymm11                             ;   266.5 fp2     47 p
        vpxor ymm1, ymm1, [rbp + 7040]                     ;   267.5 fp3+agu0   47 p
        vpand ymm15, ymm15, ymm9                           ;   267.5 fp0     47 p
        vpxor ymm10, ymm10, ymm15                          ;   268.5 fp1     47 p
        vpxor ymm11, ymm6, ymm10                           ;   269.5 fp2     47 p
        vpxor ymm7, ymm7, ymm11                            ;   270.5 fp3     47 p
        vpxor ymm7, ymm7, [rbp + 6912]                     ;   271.5 fp0+agu1   47 p
        vpxor ymm7, ymm7, [rbp + 7008]                     ;   272.5 fp1+agu0   47 p
        vpxor ymm9, ymm9, ymm7                             ;   273.5 fp2     47 p
        vpand ymm15, ymm6, ymm10                           ;   269.5 fp3     47 p
        vpxor ymm15, ymm15, ymm1                           ;   270.5 fp0     47 p
        vpxor ymm5, ymm5, ymm15                            ;   271.5 fp1     47 p
        vpxor ymm4, ymm4, ymm6                             ;   267.5 fp2     47 p
        vpor ymm15, ymm15, ymm9                            ;   274.5 fp3     47 p
        vpxor ymm4, ymm4, ymm15                            ;   275.5 fp0     47 p
        vpor ymm6, ymm6, ymm9                              ;   274.5 fp1     47 p
        vpxor ymm6, ymm6, ymm10                            ;   275.5 fp2     47 p
        vpxor ymm7, ymm7, ymm6                             ;   276.5 fp3     47 p
        vpand ymm6, ymm6, ymm1                             ;   276.5 fp0     47 p
        vpxor ymm14, ymm14, ymm15                          ;   275.5 fp1     47 p
        vpxor ymm15, ymm5, ymm4                            ;   276.5 fp2     47 p
        vpxor ymm14, ymm14, ymm6                           ;   277.5 fp3     47 p
        vpor ymm6, ymm7, ymm15                             ;   277.5 fp0     47 p
        vmovdqu [rbp + 7008], ymm3                         ;   270.5 agu2+fp5   47 p spill
        vpxor ymm3, ymm15, ymm14                           ;   278.5 fp1     47 p
        vmovdqu [rbp + 6912], ymm0                         ;   271.5 agu1+fp5   47 p spill
        vpand ymm0, ymm15, ymm3                            ;   279.5 fp2     47 p
        vpxor ymm3, ymm3, ymm7                             ;   279.5 fp3     47 p
        vpor ymm5, ymm5, ymm0                              ;   280.5 fp0     47 p
        vpor ymm0, ymm0, ymm7                              ;   280.5 fp1     47 p
        vmovdqu [rbp + 7040], ymm8                         ;   273.5 agu0+fp5   46 p spill
        vpand ymm8, ymm4, ymm6                             ;   278.5 fp2     47 p
        vpxor ymm0, ymm0, ymm8                             ;   281.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                            ;   279.5 fp0     47 p
        vpand ymm7, ymm7, ymm0                             ;   282.5 fp1     47 p
        vpor ymm8, ymm8, ymm7                              ;   283.5 fp2     47 p
        vpxor ymm5, ymm5, ymm8                             ;   284.5 fp3     47 p
        vpxor ymm0, ymm0, ymm5                             ;   285.5 fp0     47 p
        vpxor ymm10, ymm10, ymm0                           ;   286.5 fp1     47 p
        vpor ymm0, ymm3, ymm0                              ;   286.5 fp2     47 p
        vpxor ymm1, ymm1, ymm8                             ;   284.5 fp3     47 p
        vpxor ymm11, ymm11, ymm0                           ;   287.5 fp0     47 p
        vpxor ymm4, ymm4, ymm10                            ;   287.5 fp1     47 p
        vpxor ymm6, ymm6, ymm11                            ;   288.5 fp2     47 p
        vpxor ymm9, ymm9, ymm5                             ;   285.5 fp3     47 p
        vpxor ymm9, ymm9, ymm11                            ;   288.5 fp0     47 p
        vpxor ymm0, ymm3, ymm9                             ;   289.5 fp1     47 p
        vpxor ymm14, ymm14, ymm9                           ;   289.5 fp2     47 p
        vpxor ymm15, ymm15, ymm6                           ;   289.5 fp3     47 p
        vpxor ymm3, ymm3, ymm1                             ;   285.5 fp0     47 p
        vmovdqu ymm5, [r8 + 1824]                          ;   282.5 agu1    47 p
        vmovdqu ymm7, [rbp + 2496]                         ;   282.7 agu0    62 p reload
        vpxor ymm5, ymm5, ymm7                             ;   289.7 fp1     47 p
        vmovdqu ymm8, [rbp + 3520]                         ;   283.5 agu1    62 p reload
        vpxor ymm5, ymm5, ymm8                             ;   290.7 fp2     47 p
        vmovdqu ymm9, [rbp + 6944]                         ;   284.5 agu0    50 p reload
        vpxor ymm5, ymm5, ymm9                             ;   291.7 fp3     47 p
        vmovdqu ymm11, [rbp + 7136]                        ;   284.8 agu1    47 p
        vpxor ymm11, ymm11, [r8 + 1984]                    ;   291.8 fp0+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 2656]                   ;   292.8 fp1+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 3680]                   ;   293.8 fp2+agu0   47 p
        vmovdqu ymm8, [rbp + 7104]                         ;   286.8 agu1    47 p
        vpxor ymm8, ymm8, [rbp + 7264]                     ;   293.8 fp3+agu0   47 p
        vmovdqu ymm7, [rbp + 7232]                         ;   287.8 agu1    47 p
        vpxor ymm7, ymm7, [rbp + 2688]                     ;   294.8 fp0+agu0   47 p
        vpxor ymm7, ymm7, [rbp + 3712]                     ;   295.8 fp1+agu1   47 p
        vpxor ymm7, ymm7, [r8 + 2016]                      ;   296.8 fp2+agu0   47 p
        vmovdqu [rbp + 7904], ymm14                        ;   290.5 agu2+fp5   47 p spill
        vpor ymm14, ymm5, ymm7                             ;   297.8 fp3     47 p
        vmovdqu [rbp + 7936], ymm6                         ;   289.5 agu2+fp5   47 p spill
        vpxor ymm6, ymm8, ymm7                             ;   297.8 fp0     47 p
        vpxor ymm8, ymm8, ymm5                             ;   294.8 fp1     47 p
        vmovdqu [rbp + 7968], ymm15                        ;   290.5 agu1+fp5   47 p spill
        vpand ymm15, ymm8, ymm14                           ;   298.8 fp2     47 p
        vpand ymm8, ymm8, ymm11                            ;   295.8 fp3     47 p
        vpxor ymm14, ymm14, [rbp + 7232]                   ;   298.8 fp0+agu0   47 p
        vmovdqu [rbp + 6944], ymm3                         ;   290.8 agu2+fp5   47 p spill
        vpand ymm3, ymm5, ymm6                             ;   298.8 fp1     47 p
        vmovdqu [rbp + 7232], ymm0                         ;   291.8 agu1+fp5   47 p spill
        vpor ymm0, ymm11, ymm3                             ;   299.8 fp2     47 p
        vpxor ymm3, ymm3, ymm8                             ;   299.8 fp3     47 p
        vpxor ymm3, ymm3, ymm6                             ;   300.8 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   298.8 fp1     47 p
        vpxor ymm14, ymm14, ymm0                           ;   300.8 fp2     47 p
        vpxor ymm0, ymm5, ymm6                             ;   299.8 fp3     47 p
        vpand ymm6, ymm6, ymm11                            ;   299.8 fp0     47 p
        vpor ymm15, ymm15, ymm6                            ;   300.8 fp1     47 p
        vpxor ymm15, ymm15, [rbp + 7264]                   ;   301.8 fp2+agu0   47 p
        vpand ymm3, ymm3, ymm0                             ;   301.8 fp3     47 p
        vpxor ymm9, ymm9, ymm3                             ;   302.8 fp0     47 p
        vpxor ymm3, ymm14, ymm9                            ;   303.8 fp1     47 p
        vpxor ymm8, ymm8, ymm3                             ;   304.8 fp2     47 p
        vpxor ymm8, ymm8, [rbp + 7104]                     ;   305.8 fp3+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 7136]                     ;   306.8 fp0+agu0   47 p
        vpxor ymm0, ymm0, ymm8                             ;   307.8 fp1     47 p
        vpand ymm6, ymm14, ymm9                            ;   303.8 fp2     47 p
        vpxor ymm6, ymm6, ymm15                            ;   304.8 fp3     47 p
        vpxor ymm7, ymm7, ymm6                             ;   305.8 fp0     47 p
        vpxor ymm5, ymm5, ymm14                            ;   301.8 fp1     47 p
        vpor ymm6, ymm6, ymm0                              ;   308.8 fp2     47 p
        vpxor ymm5, ymm5, ymm6                             ;   309.8 fp3     47 p
        vpor ymm14, ymm14, ymm0                            ;   308.8 fp0     47 p
        vpxor ymm14, ymm14, ymm9                           ;   309.8 fp1     47 p
        vpxor ymm8, ymm8, ymm14                            ;   310.8 fp2     47 p
        vpand ymm14, ymm14, ymm15                          ;   310.8 fp3     47 p
        vpxor ymm11, ymm11, ymm6                           ;   309.8 fp0     47 p
        vpxor ymm6, ymm7, ymm5                             ;   310.8 fp1     47 p
        vpxor ymm11, ymm11, ymm14                          ;   311.8 fp2     47 p
        vpor ymm14, ymm8, ymm6                             ;   311.8 fp3     47 p
        vmovdqu [rbp + 7136], ymm1                         ;   304.8 agu2+fp5   47 p spill
        vpxor ymm1, ymm6, ymm11                            ;   312.8 fp0     47 p
        vmovdqu [rbp + 7104], ymm4                         ;   305.8 agu1+fp5   47 p spill
        vpand ymm4, ymm6, ymm1                             ;   313.8 fp1     47 p
        vpxor ymm1, ymm1, ymm8                             ;   313.8 fp2     47 p
        vpor ymm7, ymm7, ymm4                              ;   314.8 fp3     47 p
        vpor ymm4, ymm4, ymm8                              ;   314.8 fp0     47 p
        vmovdqu [rbp + 7264], ymm10                        ;   307.8 agu0+fp5   47 p spill
        vpand ymm10, ymm5, ymm14                           ;   312.8 fp1     47 p
        vpxor ymm4, ymm4, ymm10                            ;   315.8 fp2     47 p
        vpxor ymm10, ymm10, ymm11                          ;   313.8 fp3     47 p
        vpand ymm8, ymm8, ymm4                             ;   316.8 fp0     47 p
        vpor ymm10, ymm10, ymm8                            ;   317.8 fp1     47 p
        vpxor ymm7, ymm7, ymm10                            ;   318.8 fp2     47 p
        vpxor ymm4, ymm4, ymm7                             ;   319.8 fp3     47 p
        vpxor ymm9, ymm9, ymm4                             ;   320.8 fp0     47 p
        vpor ymm4, ymm1, ymm4                              ;   320.8 fp1     47 p
        vpxor ymm15, ymm15, ymm10                          ;   318.8 fp2     47 p
        vpxor ymm3, ymm3, ymm4                             ;   321.8 fp3     47 p
        vpxor ymm5, ymm5, ymm9                             ;   321.8 fp0     47 p
        vpxor ymm14, ymm14, ymm3                           ;   322.8 fp1     47 p
        vpxor ymm0, ymm0, ymm7                             ;   319.8 fp2     47 p
        vpxor ymm0, ymm0, ymm3                             ;   322.8 fp3     47 p
        vpxor ymm3, ymm1, ymm0                             ;   323.8 fp0     47 p
        vpxor ymm11, ymm11, ymm0                           ;   323.8 fp1     47 p
        vpxor ymm6, ymm6, ymm14                            ;   323.8 fp2     47 p
        vpxor ymm1, ymm1, ymm15                            ;   319.8 fp3     47 p
        vpxor ymm0, ymm2, ymm12                            ;   316.8 fp0     50 p
        vmovdqu ymm4, [rbp + 7040]                         ;   317.0 agu1    46 p reload
        vpxor ymm7, ymm13, ymm4                            ;   324.0 fp1     50 p
        vmovdqu ymm8, [rbp + 6880]                         ;   317.8 agu0    50 p
        vmovdqu ymm10, [rbp + 6912]                        ;   318.0 agu1    47 p reload
        vpxor ymm8, ymm8, ymm10                            ;   325.0 fp2     50 p
        vmovdqu ymm10, [rbp + 6400]                        ;   318.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6496]                   ;   325.8 fp3+agu1   50 p
        vmovdqu [rbp + 8000], ymm10                        ;   326.8 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6624]                        ;   319.8 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7008]                   ;   326.8 fp0+agu1   50 p
        vmovdqu [rbp + 8032], ymm7                         ;   325.0 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6528]                         ;   320.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 7264]                     ;   327.8 fp1+agu1   50 p
        vmovdqu [rbp + 8064], ymm7                         ;   328.8 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7296]                         ;   321.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6784]                     ;   328.8 fp2+agu1   50 p
        vmovdqu [rbp + 8096], ymm14                        ;   323.8 agu2+fp5   47 p spill
        vmovdqu ymm14, [rbp + 7200]                        ;   322.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7104]                   ;   329.8 fp3+agu1   50 p
        vmovdqu [rbp + 8128], ymm14                        ;   330.8 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6752]                        ;   323.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7136]                   ;   330.8 fp0+agu1   50 p
        vpxor ymm4, ymm2, [rbp + 7200]                     ;   324.8 fp1+agu0   50 p
        vmovdqu [rbp + 8160], ymm4                         ;   325.8 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6464]                         ;   325.0 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 6656]                     ;   332.0 fp2+agu0   50 p
        vmovdqu [rbp + 8192], ymm9                         ;   325.2 agu2+fp5   47 p spill
        vpxor ymm9, ymm12, ymm8                            ;   326.0 fp3     50 p
        vmovdqu [rbp + 8224], ymm12                        ;   326.2 agu1+fp5   47 p spill
        vmovdqu ymm12, [rbp + 6304]                        ;   326.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6976]                   ;   333.8 fp0+agu1   50 p
        vmovdqu [rbp + 8256], ymm12                        ;   334.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7488]                        ;   327.8 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7072]                   ;   334.8 fp1+agu1   50 p
        vmovdqu [rbp + 8288], ymm14                        ;   331.8 agu2+fp5   50 p spill
        vpxor ymm14, ymm5, [rbp + 7488]                    ;   328.8 fp2+agu0   50 p
        vmovdqu [rbp + 8320], ymm5                         ;   329.2 agu2+fp5   47 p spill
        vpxor ymm5, ymm10, ymm4                            ;   333.0 fp3     50 p
        vmovdqu [rbp + 8352], ymm4                         ;   333.0 agu1+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7168]                         ;   329.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 7232]                     ;   336.8 fp0+agu1   50 p
        vmovdqu [rbp + 8384], ymm4                         ;   337.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm13, [rbp + 6592]                    ;   330.8 fp1+agu0   50 p
        vmovdqu [rbp + 8416], ymm13                        ;   332.2 agu2+fp5   47 p spill
        vpxor ymm13, ymm9, ymm12                           ;   335.8 fp2     50 p
        vmovdqu [rbp + 8448], ymm13                        ;   336.8 agu1+fp5   50 p spill
        vpxor ymm13, ymm4, [rbp + 6720]                    ;   331.8 fp3+agu0   50 p
        vmovdqu [rbp + 8480], ymm13                        ;   334.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6496]                        ;   332.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6752]                   ;   339.0 fp0+agu0   50 p
        vmovdqu [rbp + 8512], ymm13                        ;   340.0 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6432]                        ;   333.0 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 7104]                   ;   340.0 fp1+agu0   50 p
        vmovdqu [rbp + 8544], ymm4                         ;   336.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 7104]                    ;   334.0 fp2+agu1   50 p
        vmovdqu [rbp + 8576], ymm4                         ;   337.2 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7456]                         ;   334.8 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 6848]                     ;   341.8 fp3+agu1   50 p
        vmovdqu [rbp + 8608], ymm4                         ;   342.8 agu2+fp5   50 p spill
        vpxor ymm4, ymm7, [rbp + 6880]                     ;   335.8 fp0+agu0   50 p
        vmovdqu [rbp + 8640], ymm7                         ;   339.2 agu1+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7456]                         ;   336.8 agu0    50 p
        vpxor ymm7, ymm7, [rbp + 6816]                     ;   343.8 fp1+agu1   50 p
        vmovdqu [rbp + 8672], ymm7                         ;   344.8 agu2+fp5   50 p spill
        vpxor ymm7, ymm14, ymm0                            ;   335.8 fp2     50 p
        vpxor ymm9, ymm9, [rbp + 6624]                     ;   337.8 fp3+agu0   50 p
        vmovdqu [rbp + 8704], ymm7                         ;   341.2 agu2+fp5   50 p spill
        vmovdqu ymm7, [rbp + 6496]                         ;   338.0 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7872]                     ;   345.0 fp0+agu0   50 p
        vmovdqu [rbp + 6496], ymm14                        ;   342.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6368]                        ;   339.0 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 6560]                   ;   346.0 fp1+agu0   50 p
        vmovdqu [rbp + 8736], ymm14                        ;   347.0 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [rbp + 6944]                    ;   340.0 fp2+agu1   50 p
        vmovdqu [rbp + 8768], ymm14                        ;   344.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7392]                        ;   340.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7680]                   ;   347.8 fp3+agu1   50 p
        vmovdqu [rbp + 8800], ymm3                         ;   345.2 agu2+fp5   47 p spill
        vpxor ymm3, ymm11, [rbp + 6368]                    ;   341.8 fp0+agu0   50 p
        vmovdqu [rbp + 8832], ymm3                         ;   346.2 agu1+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 7968]                     ;   342.8 fp1+agu0   50 p
        vmovdqu [rbp + 8864], ymm3                         ;   347.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm0, [rbp + 6624]                     ;   343.0 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 7936]                   ;   343.8 fp3+agu0   50 p
        vmovdqu [rbp + 8896], ymm11                        ;   348.2 agu2+fp5   47 p spill
        vpxor ymm11, ymm8, ymm13                           ;   342.2 fp0     50 p
        vmovdqu [rbp + 8928], ymm8                         ;   349.2 agu1+fp5   50 p spill
        vmovdqa ymm8, ymm2                                 ;   342.8         50 p copy
        vmovdqu [rbp + 8960], ymm11                        ;   350.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7040]                        ;   344.8 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 6688]                   ;   351.8 fp1+agu1   50 p
        vpxor ymm8, ymm8, ymm11                            ;   352.8 fp2     50 p
        vmovdqu [rbp + 8992], ymm8                         ;   353.8 agu2+fp5   50 p spill
        vpxor ymm8, ymm1, [rbp + 6304]                     ;   345.8 fp3+agu0   50 p
        vmovdqu [rbp + 9024], ymm8                         ;   352.2 agu1+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6816]                         ;   346.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7840]                     ;   353.8 fp0+agu1   50 p
        vmovdqu [rbp + 9056], ymm11                        ;   353.2 agu2+fp5   50 p spill
        vmovdqu ymm11, [rbp + 7584]                        ;   347.8 agu0    50 p
        vpxor ymm11, ymm11, [rbp + 7840]                   ;   354.8 fp1+agu1   50 p
        vmovdqu [rbp + 9088], ymm8                         ;   354.8 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6336]                         ;   348.8 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 7648]                     ;   355.8 fp2+agu1   50 p
        vmovdqu [rbp + 9120], ymm14                        ;   355.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 7200]                        ;   349.8 agu0    50 p
        vpxor ymm14, ymm14, [rbp + 7936]                   ;   356.8 fp3+agu1   50 p
        vmovdqu [rbp + 9152], ymm13                        ;   356.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm9, ymm5                            ;   348.8 fp0     50 p
        vmovdqu [rbp + 9184], ymm5                         ;   357.2 agu2+fp5   50 p spill
        vpxor ymm5, ymm15, [rbp + 7840]                    ;   350.8 fp1+agu0   50 p
        vmovdqu [rbp + 7840], ymm5                         ;   358.2 agu1+fp5   50 p spill
        vpxor ymm5, ymm3, ymm12                            ;   350.2 fp2     50 p
        vmovdqu [rbp + 9216], ymm13                        ;   359.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6336]                        ;   351.8 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   358.8 fp3+agu1   50 p
        vmovdqu [rbp + 9248], ymm9                         ;   360.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7360]                         ;   352.8 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 6848]                     ;   359.8 fp0+agu1   50 p
        vmovdqu [rbp + 9280], ymm9                         ;   361.2 agu2+fp5   50 p spill
        vmovdqu ymm9, [rbp + 7424]                         ;   353.8 agu0    50 p
        vpxor ymm9, ymm9, [rbp + 7776]                     ;   360.8 fp1+agu1   50 p
        vmovdqu [rbp + 9312], ymm3                         ;   362.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm6, [rbp + 8288]                     ;   354.8 fp2+agu0   50 p
        vmovdqu [rbp + 9344], ymm3                         ;   363.2 agu1+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7008]                         ;   355.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7232]                     ;   362.8 fp3+agu1   50 p
        vmovdqu [rbp + 9376], ymm3                         ;   364.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 7328]                         ;   356.8 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 7744]                     ;   363.8 fp0+agu1   50 p
        vmovdqu [rbp + 9408], ymm15                        ;   365.2 agu2+fp5   47 p spill
        vmovdqu ymm15, [rbp + 7360]                        ;   357.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 7616]                   ;   364.8 fp1+agu1   50 p
        vmovdqu [rbp + 9440], ymm15                        ;   366.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm0, ymm1                            ;   357.8 fp2     50 p
        vmovdqu [rbp + 9472], ymm0                         ;   367.2 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 7328]                         ;   358.8 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 7616]                     ;   365.8 fp3+agu1   50 p
        vmovdqu [rbp + 9504], ymm15                        ;   368.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm10, ymm7                           ;   359.2 fp0     50 p
        vmovdqu [rbp + 9536], ymm15                        ;   369.2 agu0+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 6944]                    ;   360.0 fp1+agu1   50 p
        vmovdqu [rbp + 9568], ymm1                         ;   370.2 agu2+fp5   47 p spill
        vmovdqu ymm1, [rbp + 7552]                         ;   360.8 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 7808]                     ;   367.8 fp2+agu1   50 p
        vmovdqu [rbp + 9600], ymm13                        ;   371.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm4, [rbp + 8288]                    ;   361.8 fp3+agu0   50 p
        vpxor ymm2, ymm2, ymm13                            ;   362.8 fp0     50 p
        vmovdqu [rbp + 9632], ymm13                        ;   372.2 agu1+fp5   50 p spill
        vpxor ymm13, ymm3, [rbp + 8192]                    ;   364.8 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 6400]                   ;   365.8 fp2+agu1   50 p
        vmovdqu [rbp + 9664], ymm4                         ;   373.2 agu2+fp5   50 p spill
        vpxor ymm4, ymm10, [rbp + 7232]                    ;   363.8 fp3+agu0   50 p
        vmovdqu [rbp + 9696], ymm10                        ;   374.2 agu1+fp5   50 p spill
        vpxor ymm10, ymm12, ymm1                           ;   368.8 fp0     50 p
        vmovdqu [rbp + 9728], ymm10                        ;   375.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7392]                        ;   365.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7712]                   ;   372.0 fp1+agu1   50 p
        vmovdqu [rbp + 9760], ymm3                         ;   376.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm2, [rbp + 7872]                     ;   366.0 fp2+agu0   50 p
        vmovdqu [rbp + 9792], ymm2                         ;   377.2 agu1+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8192]                         ;   367.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8544]                     ;   374.0 fp3+agu1   50 p
        vmovdqu [rbp + 9824], ymm10                        ;   378.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6464]                        ;   368.0 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7104]                   ;   375.0 fp0+agu1   50 p
        vmovdqu [rbp + 7104], ymm13                        ;   379.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6464]                        ;   369.0 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 7424]                   ;   376.0 fp1+agu1   50 p
        vmovdqu [rbp + 9856], ymm2                         ;   380.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6400]                         ;   370.0 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 7744]                     ;   377.0 fp2+agu1   50 p
        vmovdqu [rbp + 9888], ymm2                         ;   381.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm5, [rbp + 8128]                     ;   371.2 fp3+agu0   50 p
        vmovdqu [rbp + 9920], ymm5                         ;   382.2 agu1+fp5   50 p spill
        vmovdqu ymm5, [rbp + 7520]                         ;   372.2 agu0    50 p
        vpxor ymm5, ymm5, [rbp + 7968]                     ;   379.2 fp0+agu1   50 p
        vmovdqu [rbp + 9952], ymm2                         ;   383.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm9, [rbp + 6528]                     ;   373.2 fp1+agu0   50 p
        vmovdqu [rbp + 9984], ymm2                         ;   384.2 agu1+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 6784]                     ;   374.2 fp2+agu0   50 p
        vmovdqu [rbp + 10016], ymm10                       ;   385.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm9, ymm6                            ;   374.3 fp3     50 p
        vmovdqu [rbp + 10048], ymm10                       ;   386.2 agu1+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6304]                        ;   375.2 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 6688]                   ;   382.2 fp0+agu1   50 p
        vmovdqu [rbp + 10080], ymm6                        ;   387.2 agu2+fp5   47 p spill
        vmovdqu ymm6, [rbp + 7680]                         ;   376.2 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 6944]                     ;   383.2 fp1+agu1   50 p
        vmovdqu [rbp + 10112], ymm10                       ;   388.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 7168]                   ;   377.2 fp2+agu0   50 p
        vmovdqu [rbp + 10144], ymm14                       ;   389.2 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6656]                        ;   377.5 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7872]                   ;   384.5 fp3+agu0   50 p
        vmovdqu [rbp + 10176], ymm14                       ;   390.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm10, [rbp + 7648]                   ;   379.2 fp0+agu1   50 p
        vpxor ymm14, ymm14, ymm7                           ;   380.2 fp1     50 p
        vmovdqu [rbp + 10208], ymm14                       ;   391.2 agu0+fp5   50 p spill
        vmovdqu ymm14, [rbp + 6720]                        ;   380.2 agu1    50 p
        vpxor ymm14, ymm14, [rbp + 7904]                   ;   387.2 fp2+agu0   50 p
        vmovdqu [rbp + 10240], ymm10                       ;   392.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7296]                        ;   381.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 8096]                   ;   388.2 fp3+agu0   50 p
        vmovdqu [rbp + 10272], ymm14                       ;   393.2 agu2+fp5   50 p spill
        vpxor ymm14, ymm15, [rbp + 7808]                   ;   382.3 fp0+agu1   50 p
        vmovdqu [rbp + 10304], ymm15                       ;   394.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7968]                        ;   383.3 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7136]                   ;   390.3 fp1+agu0   50 p
        vmovdqu [rbp + 7968], ymm15                        ;   395.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm11, [rbp + 9152]                   ;   384.3 fp2+agu1   50 p
        vmovdqu [rbp + 10336], ymm15                       ;   396.2 agu0+fp5   50 p spill
        vpxor ymm15, ymm1, ymm8                            ;   384.5 fp3     50 p
        vpxor ymm1, ymm1, ymm3                             ;   384.7 fp0     50 p
        vmovdqu [rbp + 10368], ymm3                        ;   397.2 agu2+fp5   50 p spill
        vpxor ymm3, ymm13, ymm5                            ;   385.2 fp1     50 p
        vmovdqu [rbp + 10400], ymm1                        ;   398.2 agu1+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7008]                         ;   386.2 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8256]                     ;   393.2 fp2+agu1   50 p
        vmovdqu [rbp + 10432], ymm1                        ;   399.2 agu2+fp5   50 p spill
        vpxor ymm1, ymm8, [rbp + 6432]                     ;   387.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8320]                     ;   388.3 fp0+agu1   50 p
        vmovdqu [rbp + 10464], ymm1                        ;   400.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6560]                         ;   388.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 9120]                     ;   395.3 fp1+agu1   50 p
        vmovdqu [rbp + 10496], ymm1                        ;   401.2 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7520]                         ;   389.3 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 6976]                     ;   396.3 fp2+agu1   50 p
        vmovdqu [rbp + 10528], ymm3                        ;   402.2 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 8896]                         ;   390.3 agu0    50 p
        vpxor ymm3, ymm3, [rbp + 9152]                     ;   397.3 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7200]                     ;   398.3 fp0+agu0   50 p
        vmovdqu [rbp + 10560], ymm13                       ;   403.2 agu2+fp5   50 p spill
        vmovdqa ymm13, ymm15                               ;   393.2         50 p copy
        vmovdqu [rbp + 10592], ymm15                       ;   404.2 agu1+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6880]                        ;   393.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8096]                   ;   400.5 fp1+agu1   50 p
        vpxor ymm13, ymm13, ymm15                          ;   401.5 fp2     50 p
        vmovdqu [rbp + 10624], ymm13                       ;   405.2 agu2+fp5   50 p spill
        vpxor ymm13, ymm4, ymm9                            ;   395.3 fp3     50 p
        vmovdqu [rbp + 10656], ymm9                        ;   406.2 agu0+fp5   50 p spill
        vmovdqu ymm9, [rbp + 8192]                         ;   396.2 agu1    50 p
        vpxor ymm9, ymm9, [rbp + 8320]                     ;   403.2 fp0+agu0   50 p
        vmovdqu [rbp + 10688], ymm15                       ;   407.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm10, ymm0                           ;   397.2 fp1     50 p
        vmovdqu [rbp + 10720], ymm15                       ;   408.2 agu1+fp5   50 p spill
        vmovdqu ymm15, [rbp + 8352]                        ;   397.5 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8256]                   ;   404.5 fp2+agu1   50 p
        vmovdqu [rbp + 10752], ymm10                       ;   409.2 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 6560]                        ;   398.5 agu0    50 p
        vpxor ymm10, ymm10, [rbp + 7264]                   ;   405.5 fp3+agu1   50 p
        vmovdqu [rbp + 10784], ymm10                       ;   410.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm2, [rbp + 8960]                    ;   400.2 fp0+agu0   50 p
        vmovdqu [rbp + 10816], ymm2                        ;   411.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7072]                         ;   400.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 9088]                     ;   407.5 fp1+agu0   50 p
        vmovdqu [rbp + 10848], ymm2                        ;   412.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7424]                         ;   401.5 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 7584]                     ;   408.5 fp2+agu0   50 p
        vmovdqu [rbp + 10880], ymm2                        ;   413.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm10, [rbp + 6880]                    ;   403.2 fp3+agu1   50 p
        vmovdqu [rbp + 10912], ymm10                       ;   414.2 agu0+fp5   50 p spill
        vmovdqu ymm10, [rbp + 7296]                        ;   404.2 agu1    50 p
        vpxor ymm10, ymm10, [rbp + 7072]                   ;   411.2 fp0+agu0   50 p
        vmovdqu [rbp + 10944], ymm8                        ;   415.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm11, ymm10                           ;   412.2 fp1     50 p
        vpxor ymm8, ymm8, [rbp + 9600]                     ;   413.2 fp2+agu1   50 p
        vmovdqu [rbp + 10976], ymm15                       ;   416.2 agu0+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6368]                        ;   406.2 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7776]                   ;   413.2 fp3+agu0   50 p
        vmovdqu [rbp + 11008], ymm15                       ;   417.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm7, [rbp + 9120]                    ;   407.5 fp0+agu1   50 p
        vmovdqu [rbp + 11040], ymm7                        ;   418.2 agu0+fp5   50 p spill
        vmovdqu ymm7, [rbp + 7552]                         ;   408.5 agu1    50 p
        vpxor ymm7, ymm7, [rbp + 7904]                     ;   415.5 fp1+agu0   50 p
        vmovdqu [rbp + 11072], ymm15                       ;   419.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6464]                        ;   409.5 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 6816]                   ;   416.5 fp2+agu0   50 p
        vmovdqu [rbp + 11104], ymm15                       ;   420.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm6, [rbp + 7648]                    ;   411.2 fp3+agu1   50 p
        vmovdqu [rbp + 11136], ymm6                        ;   421.2 agu0+fp5   50 p spill
        vmovdqu ymm6, [rbp + 7808]                         ;   412.2 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8800]                     ;   419.2 fp0+agu0   50 p
        vmovdqu [rbp + 11168], ymm15                       ;   422.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm2, [rbp + 7264]                    ;   413.2 fp1+agu1   50 p
        vmovdqu [rbp + 11200], ymm2                        ;   423.2 agu0+fp5   50 p spill
        vpxor ymm2, ymm12, [rbp + 7424]                    ;   414.2 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9408]                   ;   414.3 fp3+agu0   50 p
        vmovdqu [rbp + 11232], ymm2                        ;   424.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm11, [rbp + 7712]                    ;   415.2 fp0+agu1   50 p
        vmovdqu [rbp + 11264], ymm2                        ;   425.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8192]                         ;   415.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8736]                     ;   422.3 fp1+agu1   50 p
        vmovdqu [rbp + 11296], ymm15                       ;   426.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm11, [rbp + 8800]                   ;   416.3 fp2+agu0   50 p
        vmovdqu [rbp + 11328], ymm2                        ;   427.2 agu2+fp5   50 p spill
        vpxor ymm2, ymm8, [rbp + 9056]                     ;   417.2 fp3+agu1   50 p
        vmovdqu [rbp + 11360], ymm8                        ;   428.2 agu0+fp5   50 p spill
        vmovdqu ymm8, [rbp + 6624]                         ;   418.2 agu1    50 p
        vpxor ymm8, ymm8, [rbp + 8640]                     ;   425.2 fp0+agu0   50 p
        vmovdqu [rbp + 11392], ymm2                        ;   429.2 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6880]                         ;   419.2 agu1    50 p
        vpxor ymm2, ymm2, [rbp + 6976]                     ;   426.2 fp1+agu0   50 p
        vmovdqu [rbp + 6976], ymm8                         ;   430.2 agu2+fp5   50 p spill
        vpxor ymm8, ymm13, [rbp + 6752]                    ;   420.2 fp2+agu1   50 p
        vmovdqu [rbp + 6880], ymm15                        ;   431.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7424]                        ;   420.3 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8640]                   ;   427.3 fp3+agu1   50 p
        vmovdqu [rbp + 7424], ymm15                        ;   432.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 6592]                        ;   421.3 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 8288]                   ;   428.3 fp0+agu1   50 p
        vmovdqu [rbp + 11424], ymm11                       ;   433.2 agu2+fp5   50 p spill
        vpxor ymm11, ymm13, ymm15                          ;   429.3 fp1     50 p
        vmovdqu [rbp + 11456], ymm13                       ;   434.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6720]                        ;   424.2 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6656]                   ;   431.2 fp2+agu0   50 p
        vmovdqu [rbp + 11488], ymm15                       ;   435.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm1, [rbp + 9056]                    ;   425.3 fp3+agu1   50 p
        vmovdqu [rbp + 11520], ymm13                       ;   436.2 agu0+fp5   50 p spill
        vmovdqu ymm13, [rbp + 8320]                        ;   426.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 10144]                  ;   433.3 fp0+agu0   50 p
        vmovdqu [rbp + 11552], ymm13                       ;   437.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 6464]                        ;   427.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   434.3 fp1+agu0   50 p
        vmovdqu [rbp + 6464], ymm13                        ;   438.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7648]                        ;   428.3 agu1    50 p
        vpxor ymm13, ymm13, [rbp + 6912]                   ;   435.3 fp2+agu0   50 p
        vmovdqu [rbp + 11584], ymm15                       ;   439.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm12, [rbp + 7072]                   ;   429.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 10016]                  ;   430.3 fp0+agu0   50 p
        vmovdqu [rbp + 11616], ymm12                       ;   440.2 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7584]                        ;   430.3 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6752]                   ;   437.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, ymm12                          ;   438.3 fp2     50 p
        vmovdqu [rbp + 11648], ymm15                       ;   441.2 agu2+fp5   50 p spill
        vmovdqu ymm15, [rbp + 7712]                        ;   431.3 agu1    50 p
        vpxor ymm15, ymm15, [rbp + 7776]                   ;   438.3 fp3+agu0   50 p
        vpxor ymm4, ymm4, ymm1                             ;   432.2 fp0     50 p
        vpxor ymm10, ymm10, [r8 + 2304]                    ;   432.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, ymm7                             ;   433.2 fp2     50 p
        vmovdqu [rbp + 11680], ymm15                       ;   442.2 agu2+fp5   50 p spill
        vpxor ymm15, ymm13, [rbp + 9376]                   ;   436.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [r8 + 2048]                    ;   437.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8800]                   ;   438.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8160]                   ;   439.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 8320]                   ;   440.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 7296]                   ;   441.3 fp0+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6752]                   ;   436.3 fp1+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9312]                   ;   437.3 fp2+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8768]                   ;   438.3 fp3+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 9984]                   ;   439.3 fp0+agu1   50 p
        vmovdqu [rbp + 9312], ymm13                        ;   443.2 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7744]                        ;   438.3 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 8608]                   ;   445.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 2368]                      ;   439.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8928]                     ;   440.3 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7168]                     ;   441.3 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7360]                     ;   442.3 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9568]                     ;   443.3 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6304]                     ;   444.3 fp3+agu1   50 p
        vmovdqu [rbp + 6304], ymm10                        ;   444.2 agu2+fp5   50 p spill
        vpxor ymm10, ymm14, [rbp + 9440]                   ;   442.3 fp0+agu0   50 p
        vpxor ymm10, ymm10, [r8 + 2112]                    ;   443.3 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 6528]                   ;   444.3 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 10112]                  ;   445.3 fp3+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 8096]                   ;   446.3 fp0+agu0   50 p
        vmovdqu [rbp + 9568], ymm4                         ;   445.3 agu2+fp5   50 p spill
        vpxor ymm4, ymm9, [rbp + 7680]                     ;   444.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8256]                     ;   445.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7264]                     ;   446.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 9024]                     ;   447.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 7040]                     ;   448.5 fp1+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7552]                     ;   449.5 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6848]                     ;   450.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 7328]                     ;   451.5 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 3776]                     ;   452.5 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8416]                     ;   449.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7456]                     ;   450.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 6560]                     ;   451.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7520]                     ;   452.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 8896]                     ;   453.3 fp2+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7392]                     ;   454.3 fp3+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 7744]                     ;   455.3 fp0+agu0   50 p
        vpxor ymm9, ymm9, [rbp + 7904]                     ;   456.3 fp1+agu1   50 p
        vpxor ymm9, ymm9, [rbp + 3808]                     ;   457.3 fp2+agu0   50 p
        vmovdqu [rbp + 7744], ymm4                         ;   453.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7712]                         ;   453.5 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8416]                     ;   460.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8832]                     ;   461.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8320]                     ;   462.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 6400]                     ;   463.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 6816]                     ;   464.5 fp3+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 8480]                     ;   465.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 8864]                     ;   466.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 3840]                     ;   467.5 fp2+agu1   50 p
        vmovdqu [rbp + 6816], ymm15                        ;   452.5 agu2+fp5   50 p spill
        vpxor ymm15, ymm8, [rbp + 7072]                    ;   458.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, ymm5                           ;   459.3 fp0     50 p
        vpxor ymm15, ymm15, ymm0                           ;   460.3 fp1     50 p
        vpxor ymm15, ymm15, [r8 + 2400]                    ;   461.3 fp2+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 6784]                   ;   462.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 9056]                   ;   463.3 fp0+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9856]                   ;   464.3 fp1+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 10112]                  ;   465.3 fp2+agu1   50 p
        vmovdqu [rbp + 7392], ymm15                        ;   466.3 agu2+fp5   50 p spill
        vpxor ymm15, ymm3, [rbp + 9056]                    ;   461.3 fp3+agu0   50 p
        vpxor ymm15, ymm15, ymm11                          ;   462.3 fp0     50 p
        vpxor ymm15, ymm15, [rbp + 8672]                   ;   463.3 fp1+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 9120]                   ;   464.3 fp2+agu0   50 p
        vpxor ymm15, ymm15, [rbp + 8128]                   ;   465.3 fp3+agu1   50 p
        vpxor ymm15, ymm15, [rbp + 3904]                   ;   466.3 fp0+agu0   50 p
        vmovdqu [rbp + 9056], ymm11                        ;   462.3 agu2+fp5   50 p spill
        vpxor ymm11, ymm8, [rbp + 10336]                   ;   463.5 fp1+agu1   50 p
        vpxor ymm11, ymm11, ymm13                          ;   464.5 fp2     50 p
        vpxor ymm11, ymm11, [r8 + 2464]                    ;   465.5 fp3+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 8736]                   ;   466.5 fp0+agu1   50 p
        vpxor ymm11, ymm11, [rbp + 10080]                  ;   467.5 fp1+agu0   50 p
        vpxor ymm11, ymm11, [rbp + 9888]                   ;   468.5 fp2+agu1   50 p
        vpxor ymm14, ymm14, [r8 + 2880]                    ;   466.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10816]                  ;   467.3 fp0+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 10144]                  ;   468.3 fp1+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9120]                   ;   469.3 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9760]                   ;   470.3 fp3+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 8928]                   ;   471.3 fp0+agu1   50 p
        vmovdqu [rbp + 9120], ymm8                         ;   465.5 agu2+fp5   50 p spill
        vpxor ymm8, ymm6, [rbp + 10976]                    ;   469.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, ymm12                            ;   470.3 fp2     50 p
        vpxor ymm8, ymm8, ymm2                             ;   471.3 fp3     50 p
        vpxor ymm8, ymm8, [r8 + 2560]                      ;   472.3 fp0+agu1   50 p
        vpxor ymm8, ymm8, [rbp + 7232]                     ;   473.3 fp1+agu0   50 p
        vpxor ymm8, ymm8, [rbp + 8640]                     ;   474.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 2656]                    ;   471.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7360]                   ;   472.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 8672]                   ;   473.3 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 7168]                   ;   474.3 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 7104]                   ;   475.3 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 8064]                   ;   476.3 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9216]                   ;   477.3 fp1+agu0   50 p
        vmovdqu [rbp + 7520], ymm14                        ;   472.3 agu2+fp5   50 p spill
        vmovdqu ymm14, [rbp + 10304]                       ;   474.5 agu1    50 p
        vpxor ymm14, ymm14, [r8 + 2624]                    ;   481.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 9280]                   ;   482.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 8032]                   ;   483.5 fp0+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 10944]                  ;   484.5 fp1+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 9248]                   ;   485.5 fp2+agu0   50 p
        vpxor ymm14, ymm14, [rbp + 7456]                   ;   486.5 fp3+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 7008]                   ;   487.5 fp0+agu0   50 p
        vmovdqu [rbp + 7456], ymm12                        ;   478.3 agu2+fp5   50 p spill
        vpxor ymm12, ymm7, [rbp + 9216]                    ;   478.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, ymm0                           ;   479.5 fp2     50 p
        vpxor ymm12, ymm12, [rbp + 8896]                   ;   480.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 11424]                  ;   481.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 9824]                   ;   482.5 fp1+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 8000]                   ;   483.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4000]                   ;   484.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [r8 + 2976]                      ;   481.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 8352]                     ;   482.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8864]                     ;   483.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11200]                    ;   484.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 8672]                     ;   485.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11232]                    ;   486.5 fp1+agu0   50 p
        vmovdqu [rbp + 9248], ymm7                         ;   487.5 agu2+fp5   50 p spill
        vpxor ymm7, ymm5, [rbp + 9216]                     ;   484.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [r8 + 2720]                      ;   485.5 fp3+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 10048]                    ;   486.5 fp0+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 7584]                     ;   487.5 fp1+agu0   50 p
        vpxor ymm7, ymm7, [rbp + 6368]                     ;   488.5 fp2+agu1   50 p
        vpxor ymm7, ymm7, [rbp + 11072]                    ;   489.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [r8 + 3168]                      ;   487.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10272]                    ;   488.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10528]                    ;   489.5 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7808]                     ;   490.5 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8192]                     ;   491.5 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 9280]                     ;   492.5 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10208]                    ;   493.5 fp2+agu1   50 p
        vmovdqu [rbp + 8192], ymm2                         ;   494.5 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 6880]                         ;   491.3 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 2816]                      ;   498.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6688]                     ;   499.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10880]                    ;   500.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7360]                     ;   501.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9600]                     ;   502.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 7008]                     ;   503.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 10336]                    ;   504.3 fp1+agu1   50 p
        vmovdqu [rbp + 7360], ymm2                         ;   505.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 8256]                         ;   495.3 agu0    50 p
        vpxor ymm2, ymm2, [r8 + 2912]                      ;   502.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 6624]                     ;   503.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9824]                     ;   504.3 fp0+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10880]                    ;   505.3 fp1+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 11296]                    ;   506.3 fp2+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11328]                    ;   507.3 fp3+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 6944]                     ;   508.3 fp0+agu1   50 p
        vmovdqu [rbp + 6944], ymm2                         ;   509.3 agu2+fp5   50 p spill
        vmovdqu ymm2, [rbp + 7488]                         ;   499.3 agu0    50 p
        vpxor ymm2, ymm2, [rbp + 8832]                     ;   506.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 11296]                    ;   507.3 fp2+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 9984]                     ;   508.3 fp3+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 10272]                    ;   509.3 fp0+agu0   50 p
        vpxor ymm2, ymm2, [rbp + 8032]                     ;   510.3 fp1+agu1   50 p
        vpxor ymm2, ymm2, [rbp + 4096]                     ;   511.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [r8 + 3328]                      ;   503.3 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 7648]                     ;   504.3 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10016]                    ;   505.3 fp1+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8448]                     ;   506.3 fp2+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 6528]                     ;   507.3 fp3+agu1   50 p
        vmovdqu [rbp + 7648], ymm6                         ;   508.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8768]                         ;   505.5 agu0    50 p
        vpxor ymm6, ymm6, [r8 + 3072]                      ;   512.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9536]                     ;   513.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7616]                     ;   514.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 6912]                     ;   515.5 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10560]                    ;   516.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9280]                     ;   508.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9920]                     ;   509.5 fp2+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10784]                    ;   510.5 fp3+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 9888]                     ;   511.5 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9088]                     ;   512.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 4288]                     ;   513.5 fp2+agu1   50 p
        vmovdqu [rbp + 9088], ymm3                         ;   514.5 agu2+fp5   50 p spill
        vmovdqu ymm3, [rbp + 6688]                         ;   511.5 agu0    50 p
        vpxor ymm3, ymm3, [r8 + 3136]                      ;   518.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 7904]                     ;   519.5 fp0+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10240]                    ;   520.5 fp1+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9504]                     ;   521.5 fp2+agu0   50 p
        vpxor ymm3, ymm3, [rbp + 10592]                    ;   522.5 fp3+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 10784]                    ;   523.5 fp0+agu0   50 p
        vmovdqu [rbp + 10592], ymm6                        ;   517.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 9760]                         ;   515.3 agu1    50 p
        vpxor ymm6, ymm6, [rbp + 8544]                     ;   522.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 7968]                     ;   523.3 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8896]                     ;   524.3 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 10208]                    ;   525.3 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 10976]                    ;   526.3 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 4192]                     ;   527.3 fp2+agu1   50 p
        vpxor ymm13, ymm13, ymm0                           ;   515.3 fp3     50 p
        vmovdqu [rbp + 10976], ymm6                        ;   528.3 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 10208]                        ;   518.5 agu0    50 p
        vpxor ymm6, ymm6, [r8 + 3232]                      ;   525.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11104]                    ;   526.5 fp1+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9152]                     ;   527.5 fp2+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 8032]                     ;   528.5 fp3+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 9344]                     ;   529.5 fp0+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 9824]                     ;   530.5 fp1+agu0   50 p
        vpxor ymm13, ymm13, [r8 + 3648]                    ;   522.3 fp2+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 6528]                   ;   523.3 fp3+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9504]                   ;   524.3 fp0+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 8384]                   ;   525.3 fp1+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9664]                   ;   526.3 fp2+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 3680]                      ;   524.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9536]                     ;   525.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 10400]                    ;   526.5 fp1+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7712]                     ;   527.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 7104]                     ;   528.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 11072]                    ;   529.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8576]                     ;   530.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11680]                    ;   528.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8832]                     ;   529.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9792]                     ;   530.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11072]                    ;   531.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10496]                    ;   532.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11136]                    ;   533.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 4384]                     ;   534.3 fp0+agu1   50 p
        vmovdqu [rbp + 11136], ymm0                        ;   531.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 10144]                        ;   531.5 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 3392]                      ;   538.5 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 11584]                    ;   539.5 fp2+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 7616]                     ;   540.5 fp3+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 6976]                     ;   541.5 fp0+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 9504]                     ;   542.5 fp1+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8416]                     ;   543.5 fp2+agu0   50 p
        vmovdqu [rbp + 8416], ymm1                         ;   535.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8608]                         ;   535.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 3424]                      ;   542.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6688]                     ;   543.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10944]                    ;   544.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11104]                    ;   545.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11168]                    ;   546.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9952]                     ;   547.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9856]                     ;   548.3 fp1+agu0   50 p
        vmovdqu [rbp + 9856], ymm13                        ;   534.3 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 11040]                       ;   539.3 agu1    50 p
        vpxor ymm13, ymm13, [r8 + 3488]                    ;   546.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 10272]                  ;   547.3 fp3+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 9952]                   ;   548.3 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 11264]                  ;   549.3 fp1+agu1   50 p
        vpxor ymm13, ymm13, [rbp + 10080]                  ;   550.3 fp2+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 9760]                   ;   551.3 fp3+agu1   50 p
        vmovdqu [rbp + 9760], ymm1                         ;   549.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 8800]                         ;   542.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3584]                      ;   549.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10112]                    ;   550.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7872]                     ;   551.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8288]                     ;   552.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10816]                    ;   553.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8128]                     ;   554.5 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11360]                    ;   546.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8608]                     ;   547.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 11520]                    ;   548.3 fp0+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 7072]                     ;   549.3 fp1+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9728]                     ;   550.3 fp2+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8896]                     ;   551.3 fp3+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 4480]                     ;   552.3 fp0+agu1   50 p
        vmovdqu [rbp + 8896], ymm5                         ;   553.3 agu2+fp5   50 p spill
        vmovdqu ymm5, [rbp + 10048]                        ;   549.5 agu0    50 p
        vpxor ymm5, ymm5, [r8 + 3744]                      ;   556.5 fp1+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 10400]                    ;   557.5 fp2+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 10784]                    ;   558.5 fp3+agu1   50 p
        vpxor ymm5, ymm5, [rbp + 8480]                     ;   559.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, [rbp + 9728]                     ;   560.5 fp1+agu1   50 p
        vmovdqu [rbp + 9728], ymm1                         ;   555.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 7168]                         ;   552.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3840]                      ;   559.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10368]                    ;   560.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 10144]                    ;   561.5 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 6880]                     ;   562.5 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9632]                     ;   563.5 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9440]                     ;   564.5 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7072]                     ;   565.5 fp0+agu1   50 p
        vmovdqu [rbp + 9440], ymm1                         ;   566.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 6976]                         ;   556.5 agu0    50 p
        vpxor ymm1, ymm1, [r8 + 3904]                      ;   563.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7008]                     ;   564.5 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 8064]                     ;   565.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10496]                    ;   566.5 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9600]                     ;   567.5 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 9024]                     ;   568.5 fp2+agu0   50 p
        vmovdqu [rbp + 9024], ymm1                         ;   569.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10272]                        ;   560.3 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 3936]                      ;   567.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11392]                    ;   568.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8224]                     ;   569.3 fp1+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 6528]                     ;   570.3 fp2+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 11328]                    ;   571.3 fp3+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 7872]                     ;   572.3 fp0+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 7552]                     ;   573.3 fp1+agu0   50 p
        vmovdqu [rbp + 7552], ymm1                         ;   574.3 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 11488]                        ;   564.7 agu1    50 p
        vpxor ymm1, ymm1, [r8 + 4000]                      ;   571.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 9888]                     ;   572.7 fp3+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 10080]                    ;   573.7 fp0+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11392]                    ;   574.7 fp1+agu1   50 p
        vpxor ymm1, ymm1, [rbp + 8352]                     ;   575.7 fp2+agu0   50 p
        vpxor ymm1, ymm1, [rbp + 11584]                    ;   576.7 fp3+agu1   50 p
        vmovdqu [rbp + 11584], ymm1                        ;   577.7 agu2+fp5   50 p spill
        vpxor ymm1, ymm4, [rbp + 8224]                     ;   568.3 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 9696]                     ;   569.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9376]                     ;   570.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8800]                     ;   571.3 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9600]                     ;   572.3 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 10688]                    ;   573.3 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 6784]                     ;   574.3 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 3744]                     ;   575.3 fp3+agu1   46 p
        vmovdqu [rbp + 6784], ymm5                         ;   571.3 agu2+fp5   50 p spill
        vpxor ymm5, ymm10, [rbp + 7776]                    ;   572.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [r8 + 2240]                      ;   573.3 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 8512]                     ;   574.3 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6432]                     ;   575.3 fp3+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 7840]                     ;   576.3 fp0+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 6496]                     ;   577.3 fp1+agu1   46 p
        vpxor ymm5, ymm5, [rbp + 6656]                     ;   578.3 fp2+agu0   46 p
        vpxor ymm5, ymm5, [rbp + 9344]                     ;   579.3 fp3+agu1   46 p
        vmovdqu [rbp + 9344], ymm0                         ;   573.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm9, [rbp + 6816]                     ;   576.3 fp0+agu0   46 p
        vmovdqu [rbp + 6656], ymm13                        ;   574.5 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 7744]                        ;   576.7 agu1    46 p
        vpxor ymm13, ymm13, [rbp + 11648]                  ;   583.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 7872]                   ;   584.7 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11232]                  ;   585.7 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 3872]                   ;   586.7 fp0+agu1   46 p
        vmovdqu [rbp + 11232], ymm3                        ;   575.5 agu2+fp5   50 p spill
        vpor ymm3, ymm1, ymm13                             ;   587.7 fp1     46 p
        vmovdqu [rbp + 6496], ymm6                         ;   576.5 agu2+fp5   50 p spill
        vpxor ymm6, ymm0, ymm13                            ;   587.7 fp2     46 p
        vpxor ymm0, ymm0, ymm1                             ;   577.3 fp3     46 p
        vmovdqu [rbp + 7776], ymm2                         ;   577.5 agu2+fp5   50 p spill
        vpand ymm2, ymm0, ymm3                             ;   588.7 fp0     46 p
        vpand ymm0, ymm0, ymm5                             ;   580.3 fp1     46 p
        vpxor ymm3, ymm3, [rbp + 7744]                     ;   588.7 fp2+agu0   46 p
        vmovdqu [rbp + 7744], ymm8                         ;   578.5 agu2+fp5   50 p spill
        vpand ymm8, ymm1, ymm6                             ;   588.7 fp3     46 p
        vmovdqu [rbp + 10688], ymm12                       ;   579.5 agu2+fp5   50 p spill
        vpor ymm12, ymm5, ymm8                             ;   589.7 fp0     46 p
        vpxor ymm8, ymm8, ymm0                             ;   589.7 fp1     46 p
        vpxor ymm8, ymm8, ymm6                             ;   590.7 fp2     46 p
        vpxor ymm6, ymm6, ymm5                             ;   588.7 fp3     46 p
        vpxor ymm3, ymm3, ymm12                            ;   590.7 fp0     46 p
        vpxor ymm12, ymm1, ymm6                            ;   589.7 fp1     46 p
        vpand ymm6, ymm6, ymm5                             ;   589.7 fp2     46 p
        vpor ymm2, ymm2, ymm6                              ;   590.7 fp3     46 p
        vpxor ymm9, ymm9, ymm2                             ;   591.7 fp0     46 p
        vpand ymm8, ymm8, ymm12                            ;   591.7 fp1     46 p
        vpxor ymm4, ymm4, ymm8                             ;   592.7 fp2     46 p
        vpxor ymm10, ymm10, ymm0                           ;   587.7 fp3     46 p
        vpxor ymm0, ymm3, ymm4                             ;   593.7 fp0     46 p
        vpxor ymm10, ymm10, [rbp + 6816]                   ;   588.7 fp1+agu1   46 p
        vpxor ymm10, ymm10, ymm0                           ;   594.7 fp2     46 p
        vpxor ymm12, ymm12, ymm10                          ;   595.7 fp3     46 p
        vpand ymm2, ymm3, ymm4                             ;   593.7 fp0     46 p
        vpxor ymm2, ymm2, ymm9                             ;   594.7 fp1     46 p
        vpxor ymm13, ymm13, ymm2                           ;   595.7 fp2     46 p
        vpor ymm2, ymm2, ymm12                             ;   596.7 fp3     46 p
        vpxor ymm1, ymm1, ymm3                             ;   591.7 fp0     46 p
        vpxor ymm1, ymm1, ymm2                             ;   597.7 fp1     46 p
        vpor ymm3, ymm3, ymm12                             ;   596.7 fp2     46 p
        vpxor ymm6, ymm13, ymm1                            ;   598.7 fp3     46 p
        vpxor ymm3, ymm4, ymm3                             ;   597.7 fp0     46 p
        vpxor ymm10, ymm10, ymm3                           ;   598.7 fp1     46 p
        vpand ymm3, ymm9, ymm3                             ;   598.7 fp2     46 p
        vpxor ymm5, ymm5, ymm2                             ;   597.7 fp3     46 p
        vpxor ymm5, ymm5, ymm3                             ;   599.7 fp0     46 p
        vpor ymm2, ymm10, ymm6                             ;   599.7 fp1     46 p
        vpxor ymm3, ymm6, ymm5                             ;   600.7 fp2     46 p
        vpand ymm8, ymm6, ymm3                             ;   601.7 fp3     46 p
        vpxor ymm3, ymm3, ymm10                            ;   601.7 fp0     46 p
        vpor ymm13, ymm13, ymm8                            ;   602.7 fp1     46 p
        vpor ymm8, ymm8, ymm10                             ;   602.7 fp2     46 p
        vmovdqu [rbp + 6816], ymm6                         ;   599.7 agu0+fp5   46 p spill
        vpand ymm6, ymm1, ymm2                             ;   600.7 fp3     46 p
        vpxor ymm8, ymm8, ymm6                             ;   603.7 fp0     46 p
        vpxor ymm6, ymm6, ymm5                             ;   601.7 fp1     46 p
        vpand ymm10, ymm10, ymm8                           ;   604.7 fp2     46 p
        vpor ymm6, ymm6, ymm10                             ;   605.7 fp3     46 p
        vpxor ymm13, ymm13, ymm6                           ;   606.7 fp0     46 p
        vpxor ymm8, ymm8, ymm13                            ;   607.7 fp1     46 p
        vpxor ymm4, ymm4, ymm8                             ;   608.7 fp2     46 p
        vpor ymm8, ymm3, ymm8                              ;   608.7 fp3     46 p
        vpxor ymm9, ymm9, ymm6                             ;   606.7 fp0     46 p
        vpxor ymm0, ymm0, ymm8                             ;   609.7 fp1     46 p
        vpxor ymm6, ymm11, [rbp + 7072]                    ;   600.7 fp2+agu1   46 p
        vpxor ymm2, ymm2, ymm0                             ;   610.7 fp3     46 p
        vpxor ymm12, ymm12, ymm13                          ;   607.7 fp0     46 p
        vpxor ymm6, ymm6, [r8 + 2336]                      ;   601.7 fp1+agu0   46 p
        vmovdqu ymm8, [rbp + 8160]                         ;   601.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm8                             ;   608.8 fp2     46 p
        vpxor ymm12, ymm12, ymm0                           ;   610.7 fp3     46 p
        vmovdqu ymm0, [rbp + 7232]                         ;   602.7 agu0    47 p reload
        vpxor ymm6, ymm6, ymm0                             ;   609.8 fp0     46 p
        vmovdqu ymm10, [rbp + 8064]                        ;   602.8 agu1    50 p reload
        vpxor ymm6, ymm6, ymm10                            ;   610.8 fp1     46 p
        vmovdqu ymm13, [rbp + 10624]                       ;   603.7 agu0    50 p reload
        vpxor ymm6, ymm6, ymm13                            ;   611.8 fp2     46 p
        vpxor ymm8, ymm15, [rbp + 6304]                    ;   603.8 fp3+agu1   46 p
        vmovdqu ymm13, [rbp + 9568]                        ;   604.7 agu0    46 p
        vpxor ymm13, ymm13, [rbp + 11456]                  ;   611.7 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 6720]                   ;   612.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 11040]                  ;   613.7 fp2+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 11648]                  ;   614.7 fp3+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 9888]                   ;   615.7 fp0+agu1   46 p
        vpxor ymm13, ymm13, [rbp + 10016]                  ;   616.7 fp1+agu0   46 p
        vpxor ymm13, ymm13, [rbp + 3936]                   ;   617.7 fp2+agu1   46 p
        vmovdqu [rbp + 9888], ymm1                         ;   608.7 agu2+fp5   46 p spill
        vmovdqu ymm1, [rbp + 7392]                         ;   608.8 agu0    46 p
        vpxor ymm1, ymm1, [rbp + 11680]                    ;   615.8 fp3+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 9184]                     ;   616.8 fp0+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 8512]                     ;   617.8 fp1+agu1   46 p
        vpxor ymm1, ymm1, [rbp + 11552]                    ;   618.8 fp2+agu0   46 p
        vpxor ymm1, ymm1, [rbp + 3968]                     ;   619.8 fp3+agu1   46 p
        vmovdqu [rbp + 9184], ymm5                         ;   610.7 agu2+fp5   46 p spill
        vpxor ymm5, ymm8, ymm1                             ;   620.8 fp0     46 p
        vpxor ymm8, ymm8, ymm6                             ;   612.8 fp1     46 p
        vmovdqu [rbp + 11680], ymm4                        ;   611.7 agu2+fp5   46 p spill
        vpor ymm4, ymm6, ymm1                              ;   620.8 fp2     46 p
        vmovdqu [rbp + 11648], ymm9                        ;   612.7 agu0+fp5   46 p spill
        vpand ymm9, ymm8, ymm4                             ;   621.8 fp3     46 p
        vpand ymm8, ymm8, ymm13                            ;   618.7 fp0     46 p
        vpxor ymm4, ymm4, [rbp + 7392]                     ;   621.8 fp1+agu1   46 p
        vmovdqu [rbp + 7392], ymm2                         ;   613.7 agu2+fp5   46 p spill
        vpand ymm2, ymm6, ymm5                             ;   621.8 fp2     46 p
        vmovdqu [rbp + 6720], ymm3                         ;   614.7 agu0+fp5   46 p spill
        vpor ymm3, ymm13, ymm2                             ;   622.8 fp3     46 p
        vpxor ymm2, ymm2, ymm8                             ;   622.8 fp0     46 p
        vpxor ymm2, ymm2, ymm5                             ;   623.8 fp1     46 p
        vpxor ymm5, ymm5, ymm13                            ;   621.8 fp2     46 p
        vpxor ymm4, ymm4, ymm3                             ;   623.8 fp3     46 p
        vpxor ymm3, ymm6, ymm5                             ;   622.8 fp0     46 p
        vpand ymm5, ymm5, ymm13                            ;   622.8 fp1     46 p
        vpor ymm9, ymm9, ymm5                              ;   623.8 fp2     46 p
        vpxor ymm15, ymm15, ymm9                           ;   624.8 fp3     46 p
        vpand ymm2, ymm2, ymm3                             ;   624.8 fp0     46 p
        vpxor ymm11, ymm11, ymm2                           ;   625.8 fp1     46 p
        vpxor ymm2, ymm4, ymm11                            ;   626.8 fp2     46 p
        vpxor ymm8, ymm8, ymm2                             ;   627.8 fp3     46 p
        vpxor ymm8, ymm8, [rbp + 6304]                     ;   628.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 9568]                     ;   629.8 fp1+agu0   46 p
        vpxor ymm3, ymm3, ymm8                             ;   630.8 fp2     46 p
        vpand ymm5, ymm4, ymm11                            ;   626.8 fp3     46 p
        vpxor ymm5, ymm5, ymm15                            ;   627.8 fp0     46 p
        vpxor ymm1, ymm1, ymm5                             ;   628.8 fp1     46 p
        vpxor ymm6, ymm6, ymm4                             ;   624.8 fp2     46 p
        vpor ymm5, ymm5, ymm3                              ;   631.8 fp3     46 p
        vpxor ymm6, ymm6, ymm5                             ;   632.8 fp0     46 p
        vpor ymm4, ymm4, ymm3                              ;   631.8 fp1     46 p
        vpxor ymm9, ymm1, ymm6                             ;   633.8 fp2     46 p
        vpxor ymm4, ymm4, ymm11                            ;   632.8 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   633.8 fp0     46 p
        vpand ymm4, ymm4, ymm15                            ;   633.8 fp1     46 p
        vpxor ymm13, ymm13, ymm5                           ;   632.8 fp2     46 p
        vpxor ymm13, ymm13, ymm4                           ;   634.8 fp3     46 p
        vpor ymm4, ymm8, ymm9                              ;   634.8 fp0     46 p
        vpxor ymm5, ymm9, ymm13                            ;   635.8 fp1     46 p
        vmovdqu [rbp + 9568], ymm12                        ;   628.0 agu2+fp5   46 p spill
        vpand ymm12, ymm9, ymm5                            ;   636.8 fp2     46 p
        vpxor ymm5, ymm5, ymm8                             ;   636.8 fp3     46 p
        vpor ymm1, ymm1, ymm12                             ;   637.8 fp0     46 p
        vpor ymm12, ymm12, ymm8                            ;   637.8 fp1     46 p
        vmovdqu [rbp + 6304], ymm9                         ;   634.8 agu1+fp5   46 p spill
        vpand ymm9, ymm6, ymm4                             ;   635.8 fp2     46 p
        vpxor ymm12, ymm12, ymm9                           ;   638.8 fp3     46 p
        vpxor ymm9, ymm9, ymm13                            ;   636.8 fp0     46 p
        vpand ymm8, ymm8, ymm12                            ;   639.8 fp1     46 p
        vpor ymm9, ymm9, ymm8                              ;   640.8 fp2     46 p
        vpxor ymm1, ymm1, ymm9                             ;   641.8 fp3     46 p
        vpxor ymm12, ymm12, ymm1                           ;   642.8 fp0     46 p
        vpxor ymm11, ymm11, ymm12                          ;   643.8 fp1     46 p
        vpor ymm8, ymm5, ymm12                             ;   643.8 fp2     46 p
        vpxor ymm15, ymm15, ymm9                           ;   641.8 fp3     46 p
        vpxor ymm2, ymm2, ymm8                             ;   644.8 fp0     46 p
        vpxor ymm8, ymm7, [rbp + 10144]                    ;   635.8 fp1+agu0   46 p
        vpxor ymm4, ymm4, ymm2                             ;   645.8 fp2     46 p
        vpxor ymm3, ymm3, ymm1                             ;   642.8 fp3     46 p
        vpxor ymm8, ymm8, [r8 + 2592]                      ;   636.8 fp0+agu1   46 p
        vpxor ymm8, ymm8, [rbp + 10752]                    ;   637.8 fp1+agu0   46 p
        vpxor ymm8, ymm8, [rbp + 6336]                     ;   638.8 fp2+agu1   46 p
        vmovdqu ymm1, [rbp + 10432]                        ;   638.0 agu0    50 p reload
        vpxor ymm8, ymm8, ymm1                             ;   645.0 fp3     46 p
        vpxor ymm3, ymm3, ymm2                             ;   645.8 fp0     46 p
        vpxor ymm8, ymm8, [rbp + 6752]                     ;   646.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 8992]                         ;   639.0 agu0    50 p reload
        vpxor ymm8, ymm8, ymm2                             ;   647.0 fp2     46 p
        vpxor ymm9, ymm14, [rbp + 7136]                    ;   639.8 fp3+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 9216]                     ;   640.8 fp0+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 6592]                     ;   641.8 fp1+agu1   46 p
        vpxor ymm9, ymm9, [rbp + 10880]                    ;   642.8 fp2+agu0   46 p
        vpxor ymm9, ymm9, [rbp + 8736]                     ;   643.8 fp3+agu1   46 p
        vmovdqu ymm12, [rbp + 11616]                       ;   642.0 agu0    50 p reload
        vpxor ymm9, ymm9, ymm12                            ;   649.0 fp0     46 p
        vpxor ymm9, ymm9, [rbp + 4032]                     ;   650.0 fp1+agu1   46 p
        vmovdqu ymm2, [rbp + 7744]                         ;   643.0 agu0    46 p
        vpxor ymm2, ymm2, [rbp + 10688]                    ;   650.0 fp2+agu1   46 p
        vmovdqu [rbp + 8736], ymm6                         ;   642.8 agu2+fp5   46 p spill
        vmovdqu ymm6, [rbp + 7456]                         ;   644.0 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 11520]                    ;   651.0 fp3+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 8960]                     ;   652.0 fp0+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 8704]                     ;   653.0 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 7584]                     ;   654.0 fp2+agu0   46 p
        vpxor ymm6, ymm6, [rbp + 4064]                     ;   655.0 fp3+agu1   46 p
        vmovdqu [rbp + 8960], ymm13                        ;   644.2 agu2+fp5   46 p spill
        vpor ymm13, ymm8, ymm6                             ;   656.0 fp0     46 p
        vmovdqu [rbp + 11520], ymm11                       ;   645.2 agu2+fp5   46 p spill
        vpxor ymm11, ymm2, ymm6                            ;   656.0 fp1     46 p
        vpxor ymm2, ymm2, ymm8                             ;   651.0 fp2     46 p
        vmovdqu [rbp + 10880], ymm15                       ;   646.2 agu2+fp5   46 p spill
        vpand ymm15, ymm2, ymm13                           ;   657.0 fp3     46 p
        vpand ymm2, ymm2, ymm9                             ;   652.0 fp0     46 p
        vpxor ymm13, ymm13, [rbp + 7456]                   ;   657.0 fp1+agu0   46 p
        vmovdqu [rbp + 7456], ymm4                         ;   647.2 agu2+fp5   46 p spill
        vpand ymm4, ymm8, ymm11                            ;   657.0 fp2     46 p
        vmovdqu [rbp + 6592], ymm5                         ;   648.2 agu1+fp5   46 p spill
        vpor ymm5, ymm9, ymm4                              ;   658.0 fp3     46 p
        vpxor ymm4, ymm4, ymm2                             ;   658.0 fp0     46 p
        vpxor ymm4, ymm4, ymm11                            ;   659.0 fp1     46 p
        vpxor ymm11, ymm11, ymm9                           ;   657.0 fp2     46 p
        vpxor ymm13, ymm13, ymm5                           ;   659.0 fp3     46 p
        vpxor ymm5, ymm8, ymm11                            ;   658.0 fp0     46 p
        vpand ymm11, ymm11, ymm9                           ;   658.0 fp1     46 p
        vpor ymm15, ymm15, ymm11                           ;   659.0 fp2     46 p
        vpxor ymm15, ymm15, [rbp + 10688]                  ;   660.0 fp3+agu0   46 p
        vpand ymm4, ymm4, ymm5                             ;   660.0 fp0     46 p
        vpxor ymm7, ymm7, ymm4                             ;   661.0 fp1     46 p
        vpxor ymm14, ymm14, ymm2                           ;   656.0 fp2     46 p
        vpxor ymm2, ymm13, ymm7                            ;   662.0 fp3     46 p
        vpxor ymm14, ymm14, ymm2                           ;   663.0 fp0     46 p
        vpxor ymm14, ymm14, [rbp + 7744]                   ;   664.0 fp1+agu1   46 p
        vpxor ymm5, ymm5, ymm14                            ;   665.0 fp2     46 p
        vpand ymm4, ymm13, ymm7                            ;   662.0 fp3     46 p
        vpxor ymm4, ymm4, ymm15                            ;   663.0 fp0     46 p
        vpxor ymm6, ymm6, ymm4                             ;   664.0 fp1     46 p
        vpxor ymm8, ymm8, ymm13                            ;   660.0 fp2     46 p
        vpor ymm4, ymm4, ymm5                              ;   666.0 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   667.0 fp0     46 p
        vpor ymm13, ymm13, ymm5                            ;   666.0 fp1     46 p
        vpxor ymm11, ymm6, ymm8                            ;   668.0 fp2     46 p
        vpxor ymm13, ymm13, ymm7                           ;   667.0 fp3     46 p
        vpxor ymm14, ymm14, ymm13                          ;   668.0 fp0     46 p
        vpand ymm13, ymm13, ymm15                          ;   668.0 fp1     46 p
        vpxor ymm9, ymm9, ymm4                             ;   667.0 fp2     46 p
        vpxor ymm9, ymm9, ymm13                            ;   669.0 fp3     46 p
        vpor ymm4, ymm14, ymm11                            ;   669.0 fp0     46 p
        vpxor ymm13, ymm11, ymm9                           ;   670.0 fp1     46 p
        vmovdqu [rbp + 7744], ymm3                         ;   663.0 agu2+fp5   46 p spill
        vpand ymm3, ymm11, ymm13                           ;   671.0 fp2     46 p
        vpxor ymm13, ymm13, ymm14                          ;   671.0 fp3     46 p
        vpor ymm6, ymm6, ymm3                              ;   672.0 fp0     46 p
        vpor ymm3, ymm3, ymm14                             ;   672.0 fp1     46 p
        vmovdqu [rbp + 10688], ymm11                       ;   669.0 agu0+fp5   46 p spill
        vpand ymm11, ymm8, ymm4                            ;   670.0 fp2     46 p
        vpxor ymm3, ymm3, ymm11                            ;   673.0 fp3     46 p
        vpxor ymm11, ymm11, ymm9                           ;   671.0 fp0     46 p
        vpand ymm14, ymm14, ymm3                           ;   674.0 fp1     46 p
        vpor ymm11, ymm11, ymm14                           ;   675.0 fp2     46 p
        vpxor ymm6, ymm6, ymm11                            ;   676.0 fp3     46 p
        vpxor ymm3, ymm3, ymm6                             ;   677.0 fp0     46 p
        vpxor ymm7, ymm7, ymm3                             ;   678.0 fp1     46 p
        vpor ymm3, ymm13, ymm3                             ;   678.0 fp2     46 p
        vpxor ymm15, ymm15, ymm11                          ;   676.0 fp3     46 p
        vpxor ymm2, ymm2, ymm3                             ;   679.0 fp0     46 p
        vpxor ymm4, ymm4, ymm2                             ;   680.0 fp1     46 p
        vpxor ymm0, ymm0, [r8 + 2848]                      ;   670.2 fp2+agu1   46 p
        vpxor ymm5, ymm5, ymm6                             ;   677.0 fp3     46 p
        vmovdqu ymm3, [rbp + 9280]                         ;   671.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm3                             ;   678.0 fp0     46 p
        vpxor ymm0, ymm0, [rbp + 6912]                     ;   679.0 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 10720]                        ;   672.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm6                             ;   680.0 fp2     46 p
        vpxor ymm5, ymm5, ymm2                             ;   680.0 fp3     46 p
        vpxor ymm0, ymm0, [rbp + 7936]                     ;   681.0 fp0+agu1   46 p
        vmovdqu ymm2, [rbp + 7584]                         ;   673.0 agu0    46 p reload
        vpxor ymm0, ymm0, ymm2                             ;   682.0 fp1     46 p
        vpxor ymm0, ymm0, [rbp + 9472]                     ;   683.0 fp2+agu1   46 p
        vmovdqu ymm11, [rbp + 9248]                        ;   675.0 agu0    50 p reload
        vpxor ymm0, ymm0, ymm11                            ;   684.0 fp3     46 p
        vmovdqu ymm14, [rbp + 7520]                        ;   676.0 agu1    46 p
        vpxor ymm14, ymm14, [rbp + 8288]                   ;   683.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 10528]                  ;   684.0 fp1+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 11200]                  ;   685.0 fp2+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 7840]                   ;   686.0 fp3+agu1   46 p
        vpxor ymm14, ymm14, [rbp + 6400]                   ;   687.0 fp0+agu0   46 p
        vpxor ymm14, ymm14, [rbp + 4128]                   ;   688.0 fp1+agu1   46 p
        vmovdqu ymm6, [rbp + 7360]                         ;   679.2 agu0    46 p
        vpxor ymm6, ymm6, [rbp + 7776]                     ;   686.2 fp2+agu1   46 p
        vmovdqu ymm3, [rbp + 6944]                         ;   680.2 agu0    46 p
        vpxor ymm3, ymm3, [rbp + 7424]                     ;   687.2 fp3+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 9120]                     ;   688.2 fp0+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 11040]                    ;   689.2 fp1+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 9056]                     ;   690.2 fp2+agu0   46 p
        vpxor ymm3, ymm3, [rbp + 10464]                    ;   691.2 fp3+agu1   46 p
        vpxor ymm3, ymm3, [rbp + 4160]                     ;   692.2 fp0+agu0   46 p
        vmovdqu [rbp + 9056], ymm8                         ;   682.0 agu2+fp5   46 p spill
        vpor ymm8, ymm0, ymm3                              ;   693.2 fp1     46 p
        vmovdqu [rbp + 11040], ymm9                        ;   683.0 agu2+fp5   46 p spill
        vpxor ymm9, ymm6, ymm3                             ;   693.2 fp2     46 p
        vpxor ymm6, ymm6, ymm0                             ;   687.2 fp3     46 p
        vmovdqu [rbp + 9120], ymm7                         ;   684.0 agu1+fp5   46 p spill
        vpand ymm7, ymm6, ymm8                             ;   694.2 fp0     46 p
        vpand ymm6, ymm6, ymm14                            ;   689.0 fp1     46 p
        vpxor ymm8, ymm8, [rbp + 6944]                     ;   694.2 fp2+agu0   46 p
        vmovdqu [rbp + 6944], ymm15                        ;   686.0 agu2+fp5   46 p spill
        vpand ymm15, ymm0, ymm9                            ;   694.2 fp3     46 p
        vmovdqu [rbp + 9248], ymm4                         ;   687.0 agu1+fp5   46 p spill
        vpor ymm4, ymm14, ymm15                            ;   695.2 fp0     46 p
        vpxor ymm15, ymm15, ymm6                           ;   695.2 fp1     46 p
        vpxor ymm15, ymm15, ymm9                           ;   696.2 fp2     46 p
        vpxor ymm9, ymm9, ymm14                            ;   694.2 fp3     46 p
        vpxor ymm8, ymm8, ymm4                             ;   696.2 fp0     46 p
        vpxor ymm4, ymm0, ymm9                             ;   695.2 fp1     46 p
        vpand ymm9, ymm9, ymm14                            ;   695.2 fp2     46 p
        vpor ymm7, ymm7, ymm9                              ;   696.2 fp3     46 p
        vpxor ymm7, ymm7, [rbp + 7776]                     ;   697.2 fp0+agu0   46 p
        vpand ymm15, ymm15, ymm4                           ;   697.2 fp1     46 p
        vpxor ymm11, ymm11, ymm15                          ;   698.2 fp2     46 p
        vpxor ymm9, ymm8, ymm11                            ;   699.2 fp3     46 p
        vpxor ymm6, ymm6, ymm9                             ;   700.2 fp0     46 p
        vpxor ymm6, ymm6, [rbp + 7360]                     ;   701.2 fp1+agu1   46 p
        vpxor ymm6, ymm6, [rbp + 7520]                     ;   702.2 fp2+agu0   46 p
        vpxor ymm4, ymm4, ymm6                             ;   703.2 fp3     46 p
        vpand ymm15, ymm8, ymm11                           ;   699.2 fp0     46 p
        vpxor ymm15, ymm15, ymm7                           ;   700.2 fp1     46 p
        vpxor ymm3, ymm3, ymm15                            ;   701.2 fp2     46 p
        vpxor ymm0, ymm0, ymm8                             ;   697.2 fp3     46 p
        vpor ymm15, ymm15, ymm4                            ;   704.2 fp0     46 p
        vpxor ymm0, ymm0, ymm15                            ;   705.2 fp1     46 p
        vpor ymm8, ymm8, ymm4                              ;   704.2 fp2     46 p
        vpxor ymm8, ymm8, ymm11                            ;   705.2 fp3     46 p
        vpxor ymm6, ymm6, ymm8                             ;   706.2 fp0     46 p
        vpand ymm8, ymm8, ymm7                             ;   706.2 fp1     46 p
        vpxor ymm14, ymm14, ymm15                          ;   705.2 fp2     46 p
        vpxor ymm15, ymm3, ymm0                            ;   706.2 fp3     46 p
        vpxor ymm14, ymm14, ymm8                           ;   707.2 fp0     46 p
        vpor ymm8, ymm6, ymm15                             ;   707.2 fp1     46 p
        vmovdqu [rbp + 7520], ymm13                        ;   700.2 agu2+fp5   46 p spill
        vpxor ymm13, ymm15, ymm14                          ;   708.2 fp2     46 p
        vmovdqu [rbp + 7360], ymm5                         ;   701.2 agu1+fp5   46 p spill
        vpand ymm5, ymm15, ymm13                           ;   709.2 fp3     46 p
        vpxor ymm13, ymm13, ymm6                           ;   709.2 fp0     46 p
        vpor ymm3, ymm3, ymm5                              ;   710.2 fp1     46 p
        vpor ymm5, ymm5, ymm6                              ;   710.2 fp2     46 p
        vmovdqu [rbp + 7776], ymm15                        ;   707.2 agu0+fp5   46 p spill
        vpand ymm15, ymm0, ymm8                            ;   708.2 fp3     46 p
        vpxor ymm5, ymm5, ymm15                            ;   711.2 fp0     46 p
        vpxor ymm15, ymm15, ymm14                          ;   709.2 fp1     46 p
        vpand ymm6, ymm6, ymm5                             ;   712.2 fp2     46 p
        vpor ymm15, ymm15, ymm6                            ;   713.2 fp3     46 p
        vpxor ymm3, ymm3, ymm15                            ;   714.2 fp0     46 p
        vpxor ymm5, ymm5, ymm3                             ;   715.2 fp1     46 p
        vpxor ymm11, ymm11, ymm5                           ;   716.2 fp2     46 p
        vpor ymm5, ymm13, ymm5                             ;   716.2 fp3     46 p
        vpxor ymm7, ymm7, ymm15                            ;   714.2 fp0     46 p
        vpxor ymm9, ymm9, ymm5                             ;   717.2 fp1     46 p
        vpxor ymm8, ymm8, ymm9                             ;   718.2 fp2     46 p
        vpxor ymm10, ymm10, [r8 + 3104]                    ;   708.3 fp3+agu1   47 p
        vpxor ymm4, ymm4, ymm3                             ;   715.2 fp0     46 p
        vmovdqu ymm3, [rbp + 8096]                         ;   709.2 agu0    47 p reload
        vpxor ymm10, ymm10, ymm3                           ;   716.2 fp1     47 p
        vpxor ymm10, ymm10, [rbp + 7424]                   ;   717.2 fp2+agu1   47 p
        vpxor ymm10, ymm10, [rbp + 9376]                   ;   718.2 fp3+agu0   47 p
        vmovdqu ymm5, [rbp + 11168]                        ;   710.5 agu1    50 p reload
        vpxor ymm10, ymm10, ymm5                           ;   719.2 fp0     47 p
        vpxor ymm4, ymm4, ymm9                             ;   718.2 fp1     46 p
        vpxor ymm10, ymm10, [rbp + 8224]                   ;   720.2 fp2+agu0   47 p
        vmovdqu ymm6, [rbp + 6496]                         ;   712.2 agu1    50 p reload
        vpxor ymm10, ymm10, ymm6                           ;   721.2 fp3     47 p
        vmovdqu ymm9, [rbp + 11232]                        ;   713.2 agu0    50 p reload
        vpxor ymm2, ymm2, ymm9                             ;   720.2 fp0     47 p
        vmovdqu ymm15, [rbp + 11008]                       ;   714.2 agu1    50 p reload
        vpxor ymm2, ymm2, ymm15                            ;   721.2 fp1     47 p
        vpxor ymm2, ymm2, [rbp + 10208]                    ;   722.2 fp2+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 7840]                     ;   723.2 fp3+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 8672]                     ;   724.2 fp0+agu0   47 p
        vpxor ymm2, ymm2, [rbp + 10016]                    ;   725.2 fp1+agu1   47 p
        vpxor ymm2, ymm2, [rbp + 4224]                     ;   726.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8192]                   ;   717.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7840]                   ;   718.2 fp0+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 11552]                  ;   719.2 fp1+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8000]                   ;   720.2 fp2+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 6464]                   ;   721.2 fp3+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 4256]                   ;   722.2 fp0+agu0   47 p
        vmovdqu ymm5, [rbp + 10592]                        ;   720.2 agu1    47 p
        vpxor ymm5, ymm5, [rbp + 10976]                    ;   727.2 fp1+agu0   47 p
        vmovdqu [rbp + 8000], ymm0                         ;   719.2 agu2+fp5   46 p spill
        vpor ymm0, ymm12, ymm10                            ;   723.2 fp2     47 p
        vmovdqu [rbp + 11552], ymm14                       ;   720.2 agu2+fp5   46 p spill
        vpxor ymm14, ymm12, ymm5                           ;   728.2 fp3     47 p
        vpxor ymm5, ymm5, ymm10                            ;   728.2 fp0     47 p
        vmovdqu [rbp + 11616], ymm11                       ;   721.2 agu1+fp5   46 p spill
        vpand ymm11, ymm0, ymm5                            ;   729.2 fp1     47 p
        vpand ymm5, ymm5, ymm2                             ;   729.2 fp2     47 p
        vpxor ymm0, ymm0, [rbp + 8192]                     ;   724.2 fp3+agu0   47 p
        vmovdqu [rbp + 8192], ymm7                         ;   722.2 agu2+fp5   46 p spill
        vpand ymm7, ymm10, ymm14                           ;   729.2 fp0     47 p
        vmovdqu [rbp + 11232], ymm8                        ;   723.2 agu1+fp5   46 p spill
        vpor ymm8, ymm2, ymm7                              ;   730.2 fp1     47 p
        vpxor ymm7, ymm7, ymm14                            ;   730.2 fp2     47 p
        vpxor ymm7, ymm7, ymm5                             ;   731.2 fp3     47 p
        vpxor ymm14, ymm14, ymm2                           ;   729.2 fp0     47 p
        vpxor ymm0, ymm0, ymm8                             ;   731.2 fp1     47 p
        vpxor ymm8, ymm10, ymm14                           ;   730.2 fp2     47 p
        vpand ymm14, ymm14, ymm2                           ;   730.2 fp3     47 p
        vpor ymm11, ymm11, ymm14                           ;   731.2 fp0     47 p
        vpxor ymm11, ymm11, [rbp + 10976]                  ;   732.2 fp1+agu0   47 p
        vpand ymm7, ymm7, ymm8                             ;   732.2 fp2     47 p
        vpxor ymm6, ymm6, ymm7                             ;   733.2 fp3     47 p
        vpxor ymm9, ymm9, ymm5                             ;   730.2 fp0     47 p
        vpxor ymm5, ymm0, ymm6                             ;   734.2 fp1     47 p
        vpxor ymm9, ymm9, ymm5                             ;   735.2 fp2     47 p
        vpxor ymm9, ymm9, [rbp + 10592]                    ;   736.2 fp3+agu1   47 p
        vpxor ymm8, ymm8, ymm9                             ;   737.2 fp0     47 p
        vpand ymm7, ymm0, ymm6                             ;   734.2 fp1     47 p
        vpxor ymm7, ymm7, ymm11                            ;   735.2 fp2     47 p
        vpxor ymm12, ymm12, ymm7                           ;   736.2 fp3     47 p
        vpxor ymm10, ymm10, ymm0                           ;   732.2 fp0     47 p
        vpor ymm7, ymm7, ymm8                              ;   738.2 fp1     47 p
        vpxor ymm10, ymm10, ymm7                           ;   739.2 fp2     47 p
        vpor ymm0, ymm0, ymm8                              ;   738.2 fp3     47 p
        vpxor ymm14, ymm12, ymm10                          ;   740.2 fp0     47 p
        vpxor ymm0, ymm0, ymm6                             ;   739.2 fp1     47 p
        vpxor ymm9, ymm9, ymm0                             ;   740.2 fp2     47 p
        vpand ymm0, ymm0, ymm11                            ;   740.2 fp3     47 p
        vpxor ymm2, ymm2, ymm7                             ;   739.2 fp0     47 p
        vpxor ymm2, ymm2, ymm0                             ;   741.2 fp1     47 p
        vpor ymm0, ymm9, ymm14                             ;   741.2 fp2     47 p
        vpxor ymm7, ymm14, ymm2                            ;   742.2 fp3     47 p
        vmovdqu [rbp + 10592], ymm13                       ;   735.2 agu2+fp5   46 p spill
        vpand ymm13, ymm14, ymm7                           ;   743.2 fp0     47 p
        vpxor ymm7, ymm7, ymm9                             ;   743.2 fp1     47 p
        vpor ymm12, ymm12, ymm13                           ;   744.2 fp2     47 p
        vpor ymm13, ymm13, ymm9                            ;   744.2 fp3     47 p
        vmovdqu [rbp + 10976], ymm14                       ;   741.2 agu0+fp5   47 p spill
        vpand ymm14, ymm10, ymm0                           ;   742.2 fp0     47 p
        vpxor ymm13, ymm13, ymm14                          ;   745.2 fp1     47 p
        vpxor ymm14, ymm14, ymm2                           ;   743.2 fp2     47 p
        vpand ymm9, ymm9, ymm13                            ;   746.2 fp3     47 p
        vpor ymm14, ymm14, ymm9                            ;   747.2 fp0     47 p
        vpxor ymm12, ymm12, ymm14                          ;   748.2 fp1     47 p
        vpxor ymm13, ymm13, ymm12                          ;   749.2 fp2     47 p
        vpxor ymm6, ymm6, ymm13                            ;   750.2 fp3     47 p
        vpor ymm9, ymm7, ymm13                             ;   750.2 fp0     47 p
        vpxor ymm11, ymm11, ymm14                          ;   748.2 fp1     47 p
        vpxor ymm5, ymm5, ymm9                             ;   751.2 fp2     47 p
        vpxor ymm0, ymm0, ymm5                             ;   752.2 fp3     47 p
        vpxor ymm1, ymm1, [r8 + 3360]                      ;   742.3 fp0+agu1   47 p
        vpxor ymm8, ymm8, ymm12                            ;   749.2 fp1     47 p
        vpxor ymm1, ymm1, [rbp + 9152]                     ;   743.3 fp2+agu0   47 p
        vpxor ymm1, ymm1, [rbp + 6464]                     ;   744.3 fp3+agu1   47 p
        vpxor ymm1, ymm1, [rbp + 10624]                    ;   745.3 fp0+agu0   47 p
        vpxor ymm1, ymm1, [rbp + 10912]                    ;   746.3 fp1+agu1   47 p
        vpxor ymm1, ymm1, [rbp + 7200]                     ;   747.3 fp2+agu0   47 p
        vpxor ymm8, ymm8, ymm5                             ;   752.2 fp3     47 p
        vmovdqu ymm5, [rbp + 6656]                         ;   745.3 agu1    50 p reload
        vpxor ymm1, ymm1, ymm5                             ;   752.3 fp0     47 p
        vmovdqu ymm9, [rbp + 9344]                         ;   746.2 agu0    47 p
        vmovdqu ymm12, [rbp + 10176]                       ;   746.3 agu1    50 p reload
        vpxor ymm9, ymm9, ymm12                            ;   753.3 fp1     47 p
        vpxor ymm9, ymm9, [rbp + 10048]                    ;   754.3 fp2+agu0   47 p
        vmovdqu ymm13, [rbp + 9408]                        ;   747.3 agu1    47 p reload
        vpxor ymm9, ymm9, ymm13                            ;   755.3 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 9824]                     ;   756.3 fp0+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 8864]                     ;   757.3 fp1+agu1   47 p
        vpxor ymm9, ymm9, [rbp + 9952]                     ;   758.3 fp2+agu0   47 p
        vpxor ymm9, ymm9, [rbp + 4320]                     ;   759.3 fp3+agu1   47 p
        vmovdqu ymm14, [rbp + 7648]                        ;   750.2 agu0    47 p
        vpxor ymm14, ymm14, [rbp + 9088]                   ;   757.2 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 9760]                   ;   751.2 fp1+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8704]                   ;   752.2 fp2+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 8288]                   ;   753.2 fp3+agu0   47 p
        vpxor ymm15, ymm15, [rbp + 8576]                   ;   754.2 fp0+agu1   47 p
        vpxor ymm15, ymm15, [rbp + 4352]                   ;   755.2 fp1+agu0   47 p
        vmovdqu [rbp + 8288], ymm10                        ;   751.3 agu2+fp5   47 p spill
        vpor ymm10, ymm1, ymm15                            ;   756.2 fp2     47 p
        vmovdqu [rbp + 8704], ymm2                         ;   752.3 agu2+fp5   47 p spill
        vpxor ymm2, ymm15, ymm14                           ;   758.2 fp3     47 p
        vpxor ymm14, ymm14, ymm1                           ;   758.2 fp0     47 p
        vmovdqu [rbp + 11008], ymm6                        ;   753.3 agu1+fp5   47 p spill
        vpand ymm6, ymm10, ymm14                           ;   759.2 fp1     47 p
        vpand ymm14, ymm14, ymm9                           ;   760.3 fp2     47 p
        vpxor ymm10, ymm10, [rbp + 9760]                   ;   757.2 fp3+agu0   47 p
        vmovdqu [rbp + 9760], ymm11                        ;   754.3 agu2+fp5   47 p spill
        vpand ymm11, ymm1, ymm2                            ;   759.2 fp0     47 p
        vmovdqu [rbp + 6656], ymm0                         ;   755.3 agu1+fp5   47 p spill
        vpor ymm0, ymm11, ymm9                             ;   760.3 fp1     47 p
        vpxor ymm11, ymm11, ymm2                           ;   760.2 fp2     47 p
        vpxor ymm11, ymm11, ymm14                          ;   761.3 fp3     47 p
        vpxor ymm2, ymm2, ymm9                             ;   760.3 fp0     47 p
        vpxor ymm10, ymm10, ymm0                           ;   761.3 fp1     47 p
        vpxor ymm0, ymm1, ymm2                             ;   761.3 fp2     47 p
        vpand ymm2, ymm2, ymm9                             ;   761.3 fp3     47 p
        vpor ymm6, ymm6, ymm2                              ;   762.3 fp0     47 p
        vpxor ymm6, ymm6, [rbp + 9088]                     ;   763.3 fp1+agu0   47 p
        vpand ymm11, ymm11, ymm0                           ;   762.3 fp2     47 p
        vpxor ymm5, ymm5, ymm11                            ;   763.3 fp3     47 p
        vpxor ymm2, ymm10, ymm5                            ;   764.3 fp0     47 p
        vpxor ymm14, ymm14, ymm2                           ;   765.3 fp1     47 p
        vpxor ymm14, ymm14, [rbp + 7648]                   ;   766.3 fp2+agu1   47 p
        vpxor ymm14, ymm14, [rbp + 9344]                   ;   767.3 fp3+agu0   47 p
        vpxor ymm0, ymm0, ymm14                            ;   768.3 fp0     47 p
        vpand ymm11, ymm10, ymm5                           ;   764.3 fp1     47 p
        vpxor ymm11, ymm11, ymm6                           ;   765.3 fp2     47 p
        vpxor ymm15, ymm15, ymm11                          ;   766.3 fp3     47 p
        vpxor ymm1, ymm1, ymm10                            ;   762.3 fp0     47 p
        vpor ymm11, ymm11, ymm0                            ;   769.3 fp1     47 p
        vpxor ymm1, ymm1, ymm11                            ;   770.3 fp2     47 p
        vpor ymm10, ymm10, ymm0                            ;   769.3 fp3     47 p
        vpxor ymm10, ymm10, ymm5                           ;   770.3 fp0     47 p
        vpxor ymm14, ymm14, ymm10                          ;   771.3 fp1     47 p
        vpand ymm10, ymm10, ymm6                           ;   771.3 fp2     47 p
        vpxor ymm9, ymm9, ymm11                            ;   770.3 fp3     47 p
        vpxor ymm11, ymm15, ymm1                           ;   771.3 fp0     47 p
        vpxor ymm9, ymm9, ymm10                            ;   772.3 fp1     47 p
        vpor ymm10, ymm14, ymm11                           ;   772.3 fp2     47 p
        vmovdqu [rbp + 9344], ymm7                         ;   765.3 agu2+fp5   47 p spill
        vpxor ymm7, ymm11, ymm9                            ;   773.3 fp3     47 p
        vmovdqu [rbp + 7648], ymm8                         ;   766.3 agu1+fp5   47 p spill
        vpand ymm8, ymm11, ymm7                            ;   774.3 fp0     47 p
        vpxor ymm7, ymm7, ymm14                            ;   774.3 fp1     47 p
        vpor ymm15, ymm15, ymm8                            ;   775.3 fp2     47 p
        vpor ymm8, ymm8, ymm14                             ;   775.3 fp3     47 p
        vmovdqu [rbp + 9088], ymm11                        ;   772.3 agu0+fp5   47 p spill
        vpand ymm11, ymm1, ymm10                           ;   773.3 fp0     47 p
        vpxor ymm8, ymm8, ymm11                            ;   776.3 fp1     47 p
        vpxor ymm11, ymm11, ymm9                           ;   774.3 fp2     47 p
        vpand ymm14, ymm14, ymm8                           ;   777.3 fp3     47 p
        vpor ymm11, ymm11, ymm14                           ;   778.3 fp0     47 p
        vpxor ymm15, ymm15, ymm11                          ;   779.3 fp1     47 p
        vpxor ymm8, ymm8, ymm15                            ;   780.3 fp2     47 p
        vpxor ymm5, ymm5, ymm8                             ;   781.3 fp3     47 p
        vpor ymm8, ymm7, ymm8                              ;   781.3 fp0     47 p
        vpxor ymm6, ymm6, ymm11                            ;   779.3 fp1     47 p
        vpxor ymm2, ymm2, ymm8                             ;   782.3 fp2     47 p
        vpxor ymm10, ymm10, ymm2                           ;   783.3 fp3     47 p
        vpxor ymm3, ymm3, [r8 + 3616]                      ;   773.5 fp0+agu1   47 p
        vpxor ymm0, ymm0, ymm15                            ;   780.3 fp1     47 p
        vpxor ymm3, ymm3, [rbp + 8576]                     ;   774.5 fp2+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 7168]                     ;   775.5 fp3+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 9280]                     ;   776.5 fp0+agu0   47 p
        vpxor ymm3, ymm3, [rbp + 9312]                     ;   777.5 fp1+agu1   47 p
        vpxor ymm3, ymm3, [rbp + 8992]                     ;   778.5 fp2+agu0   47 p
        vpxor ymm0, ymm0, ymm2                             ;   783.3 fp3     47 p
        vmovdqu ymm2, [rbp + 6784]                         ;   776.5 agu1    50 p reload
        vpxor ymm3, ymm3, ymm2                             ;   783.5 fp0     47 p
        vmovdqu ymm8, [rbp + 9856]                         ;   777.3 agu0    47 p
        vpxor ymm8, ymm8, [rbp + 8352]                     ;   784.3 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 6432]                     ;   785.3 fp2+agu0   47 p
        vmovdqu ymm11, [rbp + 10848]                       ;   778.5 agu1    50 p reload
        vpxor ymm8, ymm8, ymm11                            ;   786.3 fp3     47 p
        vpxor ymm8, ymm8, [rbp + 10272]                    ;   787.3 fp0+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 7840]                     ;   788.3 fp1+agu1   47 p
        vpxor ymm8, ymm8, [rbp + 10368]                    ;   789.3 fp2+agu0   47 p
        vpxor ymm8, ymm8, [rbp + 4416]                     ;   790.3 fp3+agu1   47 p
        vmovdqu ymm14, [rbp + 9728]                        ;   781.3 agu0    47 p
        vmovdqu ymm15, [rbp + 8416]                        ;   781.5 agu1    50 p reload
        vpxor ymm14, ymm14, ymm15                          ;   788.5 fp0     47 p
        vpxor ymm12, ymm12, [rbp + 11136]                  ;   782.3 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 11424]                  ;   783.3 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 7968]                   ;   784.3 fp3+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8928]                   ;   785.3 fp0+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 8320]                   ;   786.3 fp1+agu0   47 p
        vpxor ymm12, ymm12, [rbp + 8640]                   ;   787.3 fp2+agu1   47 p
        vpxor ymm12, ymm12, [rbp + 4448]                   ;   788.3 fp3+agu0   47 p
        vmovdqu [rbp + 8640], ymm1                         ;   783.5 agu2+fp5   47 p spill
        vpor ymm1, ymm3, ymm12                             ;   789.3 fp0     47 p
        vmovdqu [rbp + 8320], ymm9                         ;   784.5 agu2+fp5   47 p spill
        vpxor ymm9, ymm12, ymm14                           ;   789.5 fp1     47 p
        vpxor ymm14, ymm14, ymm3                           ;   789.5 fp2     47 p
        vmovdqu [rbp + 8416], ymm5                         ;   785.5 agu1+fp5   47 p spill
        vpand ymm5, ymm1, ymm14                            ;   790.5 fp3     47 p
        vpand ymm14, ymm14, ymm8                           ;   791.3 fp0     47 p
        vpxor ymm1, ymm1, [rbp + 11136]                    ;   790.3 fp1+agu0   47 p
        vmovdqu [rbp + 11136], ymm6                        ;   786.5 agu2+fp5   47 p spill
        vpand ymm6, ymm3, ymm9                             ;   790.5 fp2     47 p
        vmovdqu [rbp + 6784], ymm10                        ;   787.5 agu1+fp5   47 p spill
        vpor ymm10, ymm6, ymm8                             ;   791.5 fp3     47 p
        vpxor ymm6, ymm6, ymm9                             ;   791.5 fp0     47 p
        vpxor ymm6, ymm6, ymm14                            ;   792.5 fp1     47 p
        vpxor ymm9, ymm9, ymm8                             ;   791.3 fp2     47 p
        vpxor ymm1, ymm1, ymm10                            ;   792.5 fp3     47 p
        vpxor ymm10, ymm3, ymm9                            ;   792.3 fp0     47 p
        vpand ymm9, ymm9, ymm8                             ;   792.3 fp1     47 p
        vpor ymm5, ymm5, ymm9                              ;   793.3 fp2     47 p
        vpxor ymm15, ymm15, ymm5                           ;   794.3 fp3     47 p
        vpand ymm6, ymm6, ymm10                            ;   793.5 fp0     47 p
        vpxor ymm2, ymm2, ymm6                             ;   794.5 fp1     47 p
        vpxor ymm5, ymm1, ymm2                             ;   795.5 fp2     47 p
        vpxor ymm14, ymm14, ymm5                           ;   796.5 fp3     47 p
        vpxor ymm14, ymm14, [rbp + 9728]                   ;   797.5 fp0+agu0   47 p
        vpxor ymm14, ymm14, [rbp + 9856]                   ;   798.5 fp1+agu1   47 p
        vpxor ymm10, ymm10, ymm14                          ;   799.5 fp2     47 p
        vpand ymm6, ymm1, ymm2                             ;   795.5 fp3     47 p
        vpxor ymm6, ymm6, ymm15                            ;   796.5 fp0     47 p
        vpxor ymm12, ymm12, ymm6                           ;   797.5 fp1     47 p
        vpxor ymm3, ymm3, ymm1                             ;   793.5 fp2     47 p
        vpor ymm6, ymm6, ymm10                             ;   800.5 fp3     47 p
        vpxor ymm3, ymm3, ymm6                             ;   801.5 fp0     47 p
        vpor ymm1, ymm1, ymm10                             ;   800.5 fp1     47 p
        vpxor ymm9, ymm12, ymm3                            ;   802.5 fp2     47 p
        vpxor ymm1, ymm1, ymm2                             ;   801.5 fp3     47 p
        vpxor ymm14, ymm14, ymm1                           ;   802.5 fp0     47 p
        vpand ymm1, ymm1, ymm15                            ;   802.5 fp1     47 p
        vpxor ymm8, ymm8, ymm6                             ;   801.5 fp2     47 p
        vpxor ymm8, ymm8, ymm1                             ;   803.5 fp3     47 p
        vpor ymm1, ymm14, ymm9                             ;   803.5 fp0     47 p
        vpxor ymm6, ymm9, ymm8                             ;   804.5 fp1     47 p
        vmovdqu [rbp + 9856], ymm7                         ;   796.7 agu2+fp5   47 p spill
        vpand ymm7, ymm9, ymm6                             ;   805.5 fp2     47 p
        vpxor ymm6, ymm6, ymm14                            ;   805.5 fp3     47 p
        vpor ymm12, ymm12, ymm7                            ;   806.5 fp0     47 p
        vpor ymm7, ymm7, ymm14                             ;   806.5 fp1     47 p
        vmovdqu [rbp + 9728], ymm9                         ;   803.5 agu0+fp5   47 p spill
        vpand ymm9, ymm3, ymm1                             ;   804.5 fp2     47 p
        vpxor ymm7, ymm7, ymm9                             ;   807.5 fp3     47 p
        vpxor ymm9, ymm9, ymm8                             ;   805.5 fp0     47 p
        vpand ymm14, ymm14, ymm7                           ;   808.5 fp1     47 p
        vpor ymm9, ymm9, ymm14                             ;   809.5 fp2     47 p
        vpxor ymm12, ymm12, ymm9                           ;   810.5 fp3     47 p
        vpxor ymm7, ymm7, ymm12                            ;   811.5 fp0     47 p
        vpxor ymm2, ymm2, ymm7                             ;   812.5 fp1     47 p
        vpor ymm7, ymm6, ymm7                              ;   812.5 fp2     47 p
        vpxor ymm15, ymm15, ymm9                           ;   810.5 fp3     47 p
        vpxor ymm5, ymm5, ymm7                             ;   813.5 fp0     47 p
        vpxor ymm1, ymm1, ymm5                             ;   814.5 fp1     47 p
        vpxor ymm10, ymm10, ymm12                          ;   811.5 fp2     47 p
        vpxor ymm10, ymm10, ymm5                           ;   814.5 fp3     47 p
        vmovdqu ymm5, [rbp + 9920]                         ;   805.7 agu1    47 p
        vpxor ymm5, ymm5, [r8 + 3872]                      ;   812.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 7872]                     ;   813.7 fp1+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 10720]                    ;   814.7 fp2+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8448]                     ;   815.7 fp3+agu1   47 p
        vpxor ymm5, ymm5, [rbp + 11168]                    ;   816.7 fp0+agu0   47 p
        vpxor ymm5, ymm5, [rbp + 8160]                     ;   817.7 fp1+agu1   47 p
        vmovdqu ymm7, [rbp + 11584]                        ;   809.5 agu0    50 p reload
        vpxor ymm5, ymm5, ymm7                             ;   818.7 fp2     47 p
        vmovdqu ymm9, [rbp + 9024]                         ;   810.5 agu1    50 p reload
        vpxor ymm13, ymm13, ymm9                           ;   817.5 fp3     47 p
        vpxor ymm13, ymm13, [rbp + 8512]                   ;   818.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11264]                  ;   819.5 fp1+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 10336]                  ;   820.5 fp2+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 11360]                  ;   821.5 fp3+agu1   47 p
        vpxor ymm13, ymm13, [rbp + 8544]                   ;   822.5 fp0+agu0   47 p
        vpxor ymm13, ymm13, [rbp + 4512]                   ;   823.5 fp1+agu1   47 p
        vmovdqu ymm12, [rbp + 9440]                        ;   813.8 agu0    47 p
        vmovdqu ymm14, [rbp + 8896]                        ;   814.5 agu1    50 p reload
        vpxor ymm12, ymm12, ymm14                          ;   821.5 fp2     47 p
        vpxor ymm11, ymm11, [rbp + 7552]                   ;   814.8 fp3+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 8384]                   ;   815.8 fp0+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 10656]                  ;   816.8 fp1+agu0   47 p
        vpxor ymm11, ymm11, [rbp + 10464]                  ;   817.8 fp2+agu1   47 p
        vpxor ymm11, ymm11, [rbp + 4544]                   ;   818.8 fp3+agu0   47 p
        vmovdqu [rbp + 10464], ymm3                        ;   815.7 agu2+fp5   47 p spill
        vpor ymm3, ymm11, ymm5                             ;   819.8 fp0     47 p
        vmovdqu [rbp + 10656], ymm8                        ;   816.7 agu2+fp5   47 p spill
        vpxor ymm8, ymm11, ymm12                           ;   822.5 fp1     47 p
        vpxor ymm12, ymm12, ymm5                           ;   822.5 fp2     47 p
        vmovdqu [rbp + 8896], ymm2                         ;   817.7 agu1+fp5   47 p spill
        vpand ymm2, ymm3, ymm12                            ;   823.5 fp3     47 p
        vpand ymm12, ymm12, ymm13                          ;   824.5 fp0     47 p
        vpxor ymm3, ymm3, [rbp + 7552]                     ;   820.8 fp1+agu0   47 p
        vmovdqu [rbp + 11584], ymm15                       ;   818.7 agu2+fp5   47 p spill
        vpand ymm15, ymm5, ymm8                            ;   823.5 fp2     47 p
        vmovdqu [rbp + 9024], ymm1                         ;   819.7 agu1+fp5   47 p spill
        vpor ymm1, ymm15, ymm13                            ;   824.5 fp3     47 p
        vpxor ymm15, ymm15, ymm8                           ;   824.5 fp0     47 p
        vpxor ymm15, ymm15, ymm12                          ;   825.5 fp1     47 p
        vpxor ymm8, ymm8, ymm13                            ;   824.5 fp2     47 p
        vpxor ymm3, ymm3, ymm1                             ;   825.5 fp3     47 p
        vpxor ymm1, ymm5, ymm8                             ;   825.5 fp0     47 p
        vpand ymm8, ymm8, ymm13                            ;   825.5 fp1     47 p
        vpor ymm2, ymm2, ymm8                              ;   826.5 fp2     47 p
        vpxor ymm14, ymm14, ymm2                           ;   827.5 fp3     47 p
        vpand ymm15, ymm15, ymm1                           ;   826.5 fp0     47 p
        vpxor ymm7, ymm7, ymm15                            ;   827.5 fp1     47 p
        vpxor ymm2, ymm3, ymm7                             ;   828.5 fp2     47 p
        vpxor ymm9, ymm9, ymm12                            ;   825.5 fp3     47 p
        vpxor ymm9, ymm9, [rbp + 9440]                     ;   826.5 fp0+agu0   47 p
        vpxor ymm9, ymm9, ymm2                             ;   829.5 fp1     47 p
        vpxor ymm1, ymm1, ymm9                             ;   830.5 fp2     47 p
        vpand ymm8, ymm3, ymm7                             ;   828.5 fp3     47 p
        vpxor ymm8, ymm8, ymm14                            ;   829.5 fp0     47 p
        vpxor ymm11, ymm11, ymm8                           ;   830.5 fp1     47 p
        vpor ymm8, ymm8, ymm1                              ;   831.5 fp2     47 p
        vpxor ymm5, ymm5, ymm3                             ;   826.5 fp3     47 p
        vpxor ymm5, ymm5, ymm8                             ;   832.5 fp0     47 p
        vpor ymm3, ymm3, ymm1                              ;   831.5 fp1     47 p
        vpxor ymm12, ymm11, ymm5                           ;   833.5 fp2     47 p
        vpxor ymm3, ymm7, ymm3                             ;   832.5 fp3     47 p
        vpxor ymm9, ymm9, ymm3                             ;   833.5 fp0     47 p
        vpand ymm3, ymm14, ymm3                            ;   833.5 fp1     47 p
        vpxor ymm13, ymm13, ymm8                           ;   832.5 fp2     47 p
        vpxor ymm13, ymm13, ymm3                           ;   834.5 fp3     47 p
        vpor ymm3, ymm9, ymm12                             ;   834.5 fp0     47 p
        vpxor ymm8, ymm12, ymm13                           ;   835.5 fp1     47 p
        vpand ymm15, ymm12, ymm8                           ;   836.5 fp2     47 p
        vpxor ymm8, ymm8, ymm9                             ;   836.5 fp3     47 p
        vpor ymm11, ymm11, ymm15                           ;   837.5 fp0     47 p
        vpor ymm15, ymm15, ymm9                            ;   837.5 fp1     47 p
        vmovdqu [rbp + 9440], ymm12                        ;   834.5 agu2+fp5   47 p spill
        vpand ymm12, ymm5, ymm3                            ;   835.5 fp2     47 p
        vpxor ymm15, ymm15, ymm12                          ;   838.5 fp3     47 p
        vpxor ymm12, ymm12, ymm13                          ;   836.5 fp0     47 p
        vpand ymm9, ymm9, ymm15                            ;   839.5 fp1     47 p
        vpor ymm12, ymm12, ymm9                            ;   840.5 fp2     47 p
        vpxor ymm11, ymm11, ymm12                          ;   841.5 fp3     47 p
        vpxor ymm15, ymm15, ymm11                          ;   842.5 fp0     47 p
        vpxor ymm7, ymm7, ymm15                            ;   843.5 fp1     47 p
        vpor ymm9, ymm8, ymm15                             ;   843.5 fp2     47 p
        vpxor ymm14, ymm14, ymm12                          ;   841.5 fp3     47 p
        vpxor ymm2, ymm2, ymm9                             ;   844.5 fp0     47 p
        vpxor ymm3, ymm3, ymm2                             ;   845.5 fp1     47 p
        vpxor ymm1, ymm1, ymm11                            ;   842.5 fp2     47 p
        vpxor ymm1, ymm1, ymm2                             ;   845.5 fp3     47 p
        vmovdqu ymm2, [rbp + 9568]                         ;   836.7 agu1    50 p
        vmovdqu ymm9, [rbp + 6720]                         ;   836.8 agu0    46 p reload
        vpxor ymm2, ymm2, ymm9                             ;   843.8 fp0     50 p
        vpxor ymm2, ymm2, [rbp + 4576]                     ;   844.8 fp1+agu1   50 p
        vmovdqu ymm11, [rbp + 7392]                        ;   837.8 agu0    50 p
        vpxor ymm11, ymm11, [r8 + 32]                      ;   844.8 fp2+agu1   50 p
        vmovdqu ymm12, [rbp + 11648]                       ;   838.8 agu0    46 p reload
        vpxor ymm9, ymm9, ymm12                            ;   845.8 fp3     50 p
        vpxor ymm9, ymm9, [rbp + 4608]                     ;   846.8 fp0+agu1   50 p
        vmovdqu ymm15, [rbp + 11680]                       ;   839.8 agu0    50 p
        vpxor ymm15, ymm15, [rbp + 4640]                   ;   846.8 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4704]                   ;   845.8 fp2+agu0   50 p
        vmovdqu [rbp + 11648], ymm12                       ;   846.8 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9568]                        ;   841.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9184]                   ;   848.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4672]                   ;   849.7 fp0+agu1   50 p
        vmovdqu [rbp + 9184], ymm12                        ;   850.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6816]                        ;   843.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7392]                   ;   850.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 160]                     ;   851.5 fp2+agu0   50 p
        vmovdqu [rbp + 7392], ymm12                        ;   852.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9888]                        ;   844.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11680]                  ;   851.7 fp3+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 224]                     ;   852.7 fp0+agu1   50 p
        vmovdqu [rbp + 11680], ymm12                       ;   853.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   846.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   853.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4736]                   ;   854.5 fp2+agu0   50 p
        vmovdqu [rbp + 9888], ymm12                        ;   855.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7456]                        ;   847.7 agu1    50 p
        vpxor ymm12, ymm12, [r8 + 288]                     ;   854.7 fp3+agu0   50 p
        vmovdqu [rbp + 6816], ymm12                        ;   855.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10880]                       ;   848.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 6592]                   ;   855.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4768]                   ;   856.7 fp1+agu1   50 p
        vmovdqu [rbp + 6592], ymm12                        ;   857.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 11520]                       ;   850.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 4800]                   ;   857.5 fp2+agu1   50 p
        vmovdqu [rbp + 9568], ymm12                        ;   858.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   851.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 8960]                   ;   858.5 fp3+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4832]                   ;   859.5 fp0+agu0   50 p
        vmovdqu [rbp + 8960], ymm12                        ;   860.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6304]                        ;   852.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7456]                   ;   859.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 416]                     ;   860.7 fp2+agu1   50 p
        vmovdqu [rbp + 7456], ymm12                        ;   861.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10880]                       ;   854.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 4864]                   ;   861.5 fp3+agu1   50 p
        vmovdqu [rbp + 10880], ymm12                       ;   862.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 8736]                        ;   855.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 11520]                  ;   862.5 fp0+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 480]                     ;   863.5 fp1+agu0   50 p
        vmovdqu [rbp + 11520], ymm12                       ;   864.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7360]                        ;   856.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 7520]                   ;   863.7 fp2+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4896]                   ;   864.7 fp3+agu1   50 p
        vmovdqu [rbp + 8736], ymm12                        ;   865.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9248]                        ;   858.5 agu0    50 p
        vpxor ymm12, ymm12, [r8 + 544]                     ;   865.5 fp0+agu1   50 p
        vmovdqu [rbp + 6304], ymm12                        ;   866.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6944]                        ;   859.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 7520]                   ;   866.5 fp1+agu1   50 p
        vpxor ymm12, ymm12, [rbp + 4928]                   ;   867.5 fp2+agu0   50 p
        vmovdqu [rbp + 7520], ymm12                        ;   868.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9120]                        ;   860.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 4960]                   ;   867.7 fp3+agu0   50 p
        vmovdqu [rbp + 7744], ymm12                        ;   868.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 7360]                        ;   861.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 11040]                  ;   868.7 fp0+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 4992]                   ;   869.7 fp1+agu1   50 p
        vmovdqu [rbp + 11040], ymm12                       ;   870.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 10688]                       ;   863.5 agu0    50 p
        vpxor ymm12, ymm12, [rbp + 9248]                   ;   870.5 fp2+agu1   50 p
        vpxor ymm12, ymm12, [r8 + 672]                     ;   871.5 fp3+agu0   50 p
        vmovdqu [rbp + 9248], ymm12                        ;   872.5 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 6944]                        ;   864.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 5024]                   ;   871.7 fp0+agu0   50 p
        vmovdqu [rbp + 6944], ymm12                        ;   872.7 agu2+fp5   50 p spill
        vmovdqu ymm12, [rbp + 9056]                        ;   865.7 agu1    50 p
        vpxor ymm12, ymm12, [rbp + 9120]                   ;   872.7 fp1+agu0   50 p
        vpxor ymm12, ymm12, [r8 + 736]                     ;   873.7 fp2+agu1   50 p
        vmovdqu [rbp + 9120], ymm12                        ;   874.7 agu2+fp5   50 p spill
        vpxor ymm12, ymm4, [rbp + 10592]                   ;   867.5 fp3+agu0   50 p
        vpxor ymm12, ymm12, [rbp + 5056]                   ;   868.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 11552]                    ;   868.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5152]                     ;   869.5 fp2+agu1   50 p
        vmovdqu [rbp + 11552], ymm4                        ;   870.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11232]                        ;   869.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 800]                       ;   876.5 fp3+agu1   50 p
        vmovdqu [rbp + 9056], ymm4                         ;   877.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8192]                         ;   870.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 10592]                    ;   877.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 5088]                     ;   878.5 fp1+agu0   50 p
        vmovdqu [rbp + 10592], ymm4                        ;   879.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11616]                        ;   871.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5120]                     ;   878.7 fp2+agu0   50 p
        vmovdqu [rbp + 10688], ymm4                        ;   879.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7776]                         ;   872.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 11232]                    ;   879.7 fp3+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 928]                       ;   880.7 fp0+agu1   50 p
        vmovdqu [rbp + 11232], ymm4                        ;   881.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8192]                         ;   874.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 5184]                     ;   881.5 fp1+agu1   50 p
        vmovdqu [rbp + 8192], ymm4                         ;   882.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8000]                         ;   875.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 11616]                    ;   882.5 fp2+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 992]                       ;   883.5 fp3+agu0   50 p
        vmovdqu [rbp + 11616], ymm4                        ;   884.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7648]                         ;   876.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 9344]                     ;   883.7 fp0+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5216]                     ;   884.7 fp1+agu1   50 p
        vmovdqu [rbp + 8000], ymm4                         ;   885.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 6656]                         ;   878.5 agu0    50 p
        vpxor ymm4, ymm4, [r8 + 1056]                      ;   885.5 fp2+agu1   50 p
        vmovdqu [rbp + 7776], ymm4                         ;   886.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9760]                         ;   879.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 9344]                     ;   886.5 fp3+agu1   50 p
        vpxor ymm4, ymm4, [rbp + 5248]                     ;   887.5 fp0+agu0   50 p
        vmovdqu [rbp + 9344], ymm4                         ;   888.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 11008]                        ;   880.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5280]                     ;   887.7 fp1+agu0   50 p
        vmovdqu [rbp + 7360], ymm4                         ;   888.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 7648]                         ;   881.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 8704]                     ;   888.7 fp2+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5312]                     ;   889.7 fp3+agu1   50 p
        vmovdqu [rbp + 8704], ymm4                         ;   890.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 10976]                        ;   883.5 agu0    50 p
        vpxor ymm4, ymm4, [rbp + 6656]                     ;   890.5 fp0+agu1   50 p
        vpxor ymm4, ymm4, [r8 + 1184]                      ;   891.5 fp1+agu0   50 p
        vmovdqu [rbp + 6656], ymm4                         ;   892.5 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 9760]                         ;   884.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 5344]                     ;   891.7 fp2+agu0   50 p
        vmovdqu [rbp + 9760], ymm4                         ;   892.7 agu2+fp5   50 p spill
        vmovdqu ymm4, [rbp + 8288]                         ;   885.7 agu1    50 p
        vpxor ymm4, ymm4, [rbp + 11008]                    ;   892.7 fp3+agu0   50 p
        vpxor ymm4, ymm4, [r8 + 1248]                      ;   893.7 fp0+agu1   50 p
        vmovdqu [rbp + 11008], ymm4                        ;   894.7 agu2+fp5   50 p spill
        vpxor ymm4, ymm0, [rbp + 9856]                     ;   887.5 fp1+agu0   50 p
        vpxor ymm4, ymm4, [rbp + 5376]                     ;   888.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 8320]                     ;   888.5 fp3+agu0   50 p
        vpxor ymm0, ymm0, [rbp + 5472]                     ;   889.5 fp0+agu1   50 p
        vmovdqu [rbp + 8320], ymm0                         ;   890.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 6784]                         ;   889.5 agu0    50 p
        vpxor ymm0, ymm0, [r8 + 1312]                      ;   896.5 fp1+agu1   50 p
        vmovdqu [rbp + 8288], ymm0                         ;   897.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 11136]                        ;   890.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 9856]                     ;   897.5 fp2+agu1   50 p
        vpxor ymm0, ymm0, [rbp + 5408]                     ;   898.5 fp3+agu0   50 p
        vmovdqu [rbp + 9856], ymm0                         ;   899.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8416]                         ;   891.7 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 5440]                     ;   898.7 fp0+agu0   50 p
        vmovdqu [rbp + 10976], ymm0                        ;   899.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 9088]                         ;   892.7 agu1    50 p
        vpxor ymm0, ymm0, [rbp + 6784]                     ;   899.7 fp1+agu0   50 p
        vpxor ymm0, ymm0, [r8 + 1440]                      ;   900.7 fp2+agu1   50 p
        vmovdqu [rbp + 6784], ymm0                         ;   901.7 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 11136]                        ;   894.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 5504]                     ;   901.5 fp3+agu1   50 p
        vmovdqu [rbp + 11136], ymm0                        ;   902.5 agu2+fp5   50 p spill
        vmovdqu ymm0, [rbp + 8640]                         ;   895.5 agu0    50 p
        vpxor ymm0, ymm0, [rbp + 8416]                     ;   902.5 fp0+agu1   50 p
        vpxor ymm0, ymm0, [r8 + 1504]                      ;   903.5 fp1+agu0   50 p
        vmovdqu [rbp + 8416], ymm0                         ;   904.5 agu2+fp5   50 p spill
        vpxor ymm0, ymm10, ymm6                            ;   895.5 fp2     50 p
        vpxor ymm0, ymm0, [rbp + 5536]                     ;   896.7 fp3+agu1   50 p
        vpxor ymm6, ymm6, [rbp + 11584]                    ;   897.5 fp0+agu0   50 p
        vpxor ymm6, ymm6, [rbp + 5568]                     ;   898.5 fp1+agu1   50 p
        vpxor ymm10, ymm10, [rbp + 10656]                  ;   898.5 fp2+agu0   50 p
        vpxor ymm10, ymm10, [rbp + 5632]                   ;   899.5 fp3+agu1   50 p
        vmovdqu [rbp + 10656], ymm10                       ;   900.5 agu2+fp5   50 p spill
        vmovdqu ymm10, [rbp + 9024]                        ;   899.5 agu0    50 p
        vpxor ymm10, ymm10, [r8 + 1568]                    ;   906.5 fp0+agu1   50 p
        vmovdqu [rbp + 8640], ymm6                         ;   899.5 agu2+fp5   50 p spill
        vmovdqu ymm6, [rbp + 8896]                         ;   900.5 agu0    50 p
        vpxor ymm6, ymm6, [rbp + 5600]                     ;   907.5 fp1+agu1   50 p
        vpxor ymm13, ymm13, ymm1                           ;   899.7 fp2     50 p
        vpxor ymm1, ymm1, ymm8                             ;   899.8 fp3     50 p
        vpxor ymm1, ymm1, [rbp + 5696]                     ;   901.5 fp0+agu0   50 p
        vpxor ymm8, ymm8, ymm14                            ;   900.5 fp1     50 p
        vpxor ymm8, ymm8, [rbp + 5728]                     ;   901.7 fp2+agu1   50 p
        vmovdqu [rbp + 9088], ymm8                         ;   902.7 agu2+fp5   50 p spill
        vmovdqu ymm8, [rbp + 9728]                         ;   902.5 agu0    50 p
        vpxor ymm8, ymm8, [rbp + 9024]                     ;   909.5 fp3+agu1   50 p
        vpxor ymm8, ymm8, [r8 + 1696]                      ;   910.5 fp0+agu0   50 p
        vpxor ymm13, ymm13, [rbp + 5792]                   ;   903.7 fp1+agu1   50 p
        vmovdqu [rbp + 9024], ymm13                        ;   904.7 agu2+fp5   50 p spill
        vmovdqu ymm13, [rbp + 11584]                       ;   904.5 agu0    50 p
        vpxor ymm13, ymm13, [rbp + 5664]                   ;   911.5 fp2+agu1   50 p
        vmovdqu [rbp + 11584], ymm1                        ;   902.5 agu2+fp5   50 p spill
        vmovdqu ymm1, [rbp + 10464]                        ;   905.5 agu0    50 p
        vpxor ymm1, ymm1, [rbp + 8896]                     ;   912.5 fp3+agu1   50 p
        vpxor ymm1, ymm1, [r8 + 1760]                      ;   913.5 fp0+agu0   50 p
        vpxor ymm5, ymm5, ymm7                             ;   902.8 fp1     50 p
        vpxor ymm7, ymm7, [rbp + 5760]                     ;   906.7 fp2+agu1   50 p
        vpxor ymm14, ymm14, [rbp + 5824]                   ;   907.5 fp3+agu0   50 p
        vmovdqu [rbp + 8896], ymm14                        ;   908.5 agu2+fp5   50 p spill
        vpxor ymm14, ymm3, [r8 + 1824]                     ;   907.7 fp0+agu1   50 p
        vpxor ymm3, ymm3, [rbp + 9440]                     ;   908.5 fp1+agu0   50 p
        vpxor ymm3, ymm3, [r8 + 1952]                      ;   909.5 fp2+agu1   50 p
        vpxor ymm5, ymm5, [r8 + 2016]                      ;   909.5 fp3+agu0   50 p
        vmovdqu [rbp + 9440], ymm5                         ;   910.5 agu2+fp5   50 p spill
        vpxor ymm5, ymm2, [rbp + 5856]                     ;   909.7 fp0+agu1   63 p
        vmovdqu [rbp + 10464], ymm5                        ;   910.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm11, [rbp + 5888]                    ;   910.5 fp1+agu0   63 p
        vmovdqu [rbp + 9728], ymm5                         ;   911.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm9, [rbp + 5920]                     ;   910.7 fp2+agu1   63 p
        vmovdqu [rbp + 7648], ymm5                         ;   911.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm15, [rbp + 5952]                    ;   911.5 fp3+agu0   63 p
        vmovdqu [rbp + 6720], ymm5                         ;   912.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9184]                         ;   911.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 5984]                     ;   918.7 fp0+agu0   63 p
        vmovdqu [rbp + 7552], ymm5                         ;   919.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7392]                         ;   912.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6016]                     ;   919.7 fp1+agu0   63 p
        vmovdqu [rbp + 8384], ymm5                         ;   920.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11648]                        ;   913.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6048]                     ;   920.7 fp2+agu0   63 p
        vmovdqu [rbp + 10848], ymm5                        ;   921.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11680]                        ;   914.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 128]                      ;   921.7 fp3+agu0   63 p
        vmovdqu [rbp + 8544], ymm5                         ;   922.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9888]                         ;   915.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 96]                       ;   922.7 fp0+agu0   63 p
        vmovdqu [rbp + 11360], ymm5                        ;   923.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6816]                         ;   916.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 64]                       ;   923.7 fp1+agu0   63 p
        vmovdqu [rbp + 10336], ymm5                        ;   924.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6592]                         ;   917.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp - 32]                       ;   924.7 fp2+agu0   63 p
        vmovdqu [rbp + 11264], ymm5                        ;   925.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9568]                         ;   918.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 0]                        ;   925.7 fp3+agu0   63 p
        vmovdqu [rbp + 8512], ymm5                         ;   926.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8960]                         ;   919.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 32]                       ;   926.7 fp0+agu0   63 p
        vmovdqu [rbp + 8160], ymm5                         ;   927.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7456]                         ;   920.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 64]                       ;   927.7 fp1+agu0   63 p
        vmovdqu [rbp + 11168], ymm5                        ;   928.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10880]                        ;   921.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 96]                       ;   928.7 fp2+agu0   63 p
        vmovdqu [rbp + 8448], ymm5                         ;   929.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11520]                        ;   922.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 128]                      ;   929.7 fp3+agu0   63 p
        vmovdqu [rbp + 10720], ymm5                        ;   930.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8736]                         ;   923.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 160]                      ;   930.7 fp0+agu0   63 p
        vmovdqu [rbp + 7872], ymm5                         ;   931.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6304]                         ;   924.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 192]                      ;   931.7 fp1+agu0   63 p
        vmovdqu [rbp + 9920], ymm5                         ;   932.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7520]                         ;   925.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 224]                      ;   932.7 fp2+agu0   63 p
        vmovdqu [rbp + 9408], ymm5                         ;   933.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7744]                         ;   926.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 256]                      ;   933.7 fp3+agu0   63 p
        vmovdqu [rbp + 8928], ymm5                         ;   934.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11040]                        ;   927.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 288]                      ;   934.7 fp0+agu0   63 p
        vmovdqu [rbp + 7968], ymm5                         ;   935.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9248]                         ;   928.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 320]                      ;   935.7 fp1+agu0   63 p
        vmovdqu [rbp + 11424], ymm5                        ;   936.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6944]                         ;   929.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 352]                      ;   936.7 fp2+agu0   63 p
        vmovdqu [rbp + 10176], ymm5                        ;   937.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm12, [rbp + 416]                     ;   930.7 fp3+agu1   63 p
        vmovdqu [rbp + 10368], ymm5                        ;   931.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9120]                         ;   931.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 384]                      ;   938.5 fp0+agu1   63 p
        vmovdqu [rbp + 7840], ymm5                         ;   939.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9056]                         ;   932.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 448]                      ;   939.5 fp1+agu1   63 p
        vmovdqu [rbp + 10272], ymm5                        ;   940.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10592]                        ;   933.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 480]                      ;   940.5 fp2+agu1   63 p
        vmovdqu [rbp + 6432], ymm5                         ;   941.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10688]                        ;   934.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 512]                      ;   941.5 fp3+agu1   63 p
        vmovdqu [rbp + 8352], ymm5                         ;   942.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11552]                        ;   935.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 544]                      ;   942.5 fp0+agu1   63 p
        vmovdqu [rbp + 8992], ymm5                         ;   943.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11232]                        ;   936.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 576]                      ;   943.5 fp1+agu1   63 p
        vmovdqu [rbp + 9312], ymm5                         ;   944.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8192]                         ;   937.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 608]                      ;   944.5 fp2+agu1   63 p
        vmovdqu [rbp + 9280], ymm5                         ;   945.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11616]                        ;   938.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 640]                      ;   945.5 fp3+agu1   63 p
        vmovdqu [rbp + 7168], ymm5                         ;   946.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8000]                         ;   939.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1696]                     ;   946.5 fp0+agu1   63 p
        vmovdqu [rbp + 8576], ymm5                         ;   947.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7776]                         ;   940.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1728]                     ;   947.5 fp1+agu1   63 p
        vmovdqu [rbp + 8096], ymm5                         ;   948.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9344]                         ;   941.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1760]                     ;   948.5 fp2+agu1   63 p
        vmovdqu [rbp + 9952], ymm5                         ;   949.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7360]                         ;   942.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1792]                     ;   949.5 fp3+agu1   63 p
        vmovdqu [rbp + 8864], ymm5                         ;   950.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8704]                         ;   943.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1824]                     ;   950.5 fp0+agu1   63 p
        vmovdqu [rbp + 9824], ymm5                         ;   951.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6656]                         ;   944.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1856]                     ;   951.5 fp1+agu1   63 p
        vmovdqu [rbp + 10048], ymm5                        ;   952.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9760]                         ;   945.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1888]                     ;   952.5 fp2+agu1   63 p
        vmovdqu [rbp + 7200], ymm5                         ;   953.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm4, [rbp + 1952]                     ;   946.5 fp3+agu0   63 p
        vmovdqu [rbp + 10912], ymm5                        ;   947.5 agu1+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11008]                        ;   947.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1920]                     ;   954.5 fp0+agu1   63 p
        vmovdqu [rbp + 10624], ymm5                        ;   955.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8288]                         ;   948.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 1984]                     ;   955.5 fp1+agu1   63 p
        vmovdqu [rbp + 6464], ymm5                         ;   956.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9856]                         ;   949.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2016]                     ;   956.5 fp2+agu1   63 p
        vmovdqu [rbp + 9152], ymm5                         ;   957.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10976]                        ;   950.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2048]                     ;   957.5 fp3+agu1   63 p
        vmovdqu [rbp + 10432], ymm5                        ;   958.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8320]                         ;   951.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2080]                     ;   958.5 fp0+agu1   63 p
        vmovdqu [rbp + 6496], ymm5                         ;   959.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6784]                         ;   952.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2112]                     ;   959.5 fp1+agu1   63 p
        vmovdqu [rbp + 10016], ymm5                        ;   960.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11136]                        ;   953.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2144]                     ;   960.5 fp2+agu1   63 p
        vmovdqu [rbp + 8672], ymm5                         ;   961.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm0, [rbp + 2208]                     ;   954.5 fp3+agu0   63 p
        vmovdqu [rbp + 10208], ymm5                        ;   955.5 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8416]                         ;   954.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2176]                     ;   961.7 fp0+agu0   63 p
        vmovdqu [rbp + 7584], ymm5                         ;   962.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm10, [rbp + 2240]                    ;   955.7 fp1+agu1   63 p
        vmovdqu [rbp + 8224], ymm5                         ;   956.8 agu0+fp5   63 p spill
        vpxor ymm5, ymm6, [rbp + 2304]                     ;   956.7 fp2+agu1   63 p
        vmovdqu [rbp + 9376], ymm5                         ;   957.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8640]                         ;   957.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2272]                     ;   964.5 fp3+agu1   63 p
        vmovdqu [rbp + 7424], ymm5                         ;   965.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm8, [rbp + 2368]                     ;   958.5 fp0+agu0   63 p
        vmovdqu [rbp + 8064], ymm5                         ;   959.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 10656]                        ;   958.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2336]                     ;   965.7 fp1+agu0   63 p
        vmovdqu [rbp + 6400], ymm5                         ;   966.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm13, [rbp + 2400]                    ;   959.7 fp2+agu1   63 p
        vpxor ymm2, ymm2, [rbp + 6080]                     ;   960.5 fp3+agu0   63 p
        vmovdqu [rbp + 11200], ymm5                        ;   961.8 agu2+fp5   63 p spill
        vpxor ymm5, ymm1, [rbp + 2432]                     ;   960.7 fp0+agu1   63 p
        vpxor ymm11, ymm11, [rbp + 6112]                   ;   961.5 fp1+agu0   63 p
        vpxor ymm9, ymm9, [rbp + 6144]                     ;   961.7 fp2+agu1   63 p
        vmovdqu [rbp + 10528], ymm5                        ;   962.8 agu2+fp5   63 p spill
        vpxor ymm5, ymm14, [rbp + 2496]                    ;   962.5 fp3+agu0   63 p
        vpxor ymm15, ymm15, [rbp + 6176]                   ;   962.7 fp0+agu1   63 p
        vmovdqu [rbp + 9472], ymm5                         ;   963.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11584]                        ;   963.5 agu0    63 p
        vpxor ymm5, ymm5, [rbp + 2464]                     ;   970.5 fp1+agu1   63 p
        vmovdqu [rbp + 7936], ymm5                         ;   971.5 agu2+fp5   63 p spill
        vpxor ymm5, ymm7, [rbp + 2560]                     ;   964.5 fp2+agu0   63 p
        vmovdqu [rbp + 6912], ymm5                         ;   965.8 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9088]                         ;   964.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2528]                     ;   971.7 fp3+agu0   63 p
        vmovdqu [rbp + 7232], ymm5                         ;   972.7 agu2+fp5   63 p spill
        vpxor ymm5, ymm3, [rbp + 2624]                     ;   965.7 fp0+agu1   63 p
        vmovdqu [rbp + 9216], ymm5                         ;   967.8 agu0+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9024]                         ;   966.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2592]                     ;   973.7 fp1+agu0   63 p
        vmovdqu [rbp + 7136], ymm5                         ;   974.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8896]                         ;   967.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2656]                     ;   974.7 fp2+agu0   63 p
        vmovdqu [rbp + 6752], ymm5                         ;   975.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9440]                         ;   968.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 2688]                     ;   975.7 fp3+agu0   63 p
        vmovdqu [rbp + 6336], ymm5                         ;   976.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9184]                         ;   969.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6208]                     ;   976.7 fp0+agu0   63 p
        vmovdqu [rbp + 9184], ymm5                         ;   977.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 7392]                         ;   970.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6240]                     ;   977.7 fp1+agu0   63 p
        vmovdqu [rbp + 7392], ymm5                         ;   978.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11648]                        ;   971.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 6272]                     ;   978.7 fp2+agu0   63 p
        vmovdqu [rbp + 11648], ymm5                        ;   979.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 11680]                        ;   972.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 896]                      ;   979.7 fp3+agu0   63 p
        vmovdqu [rbp + 11680], ymm5                        ;   980.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9888]                         ;   973.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 928]                      ;   980.7 fp0+agu0   63 p
        vmovdqu [rbp + 9888], ymm5                         ;   981.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6816]                         ;   974.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 960]                      ;   981.7 fp1+agu0   63 p
        vmovdqu [rbp + 6816], ymm5                         ;   982.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 6592]                         ;   975.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 992]                      ;   982.7 fp2+agu0   63 p
        vmovdqu [rbp + 6592], ymm5                         ;   983.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 9568]                         ;   976.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 1024]                     ;   983.7 fp3+agu0   63 p
        vmovdqu [rbp + 9568], ymm5                         ;   984.7 agu2+fp5   63 p spill
        vmovdqu ymm5, [rbp + 8960]                         ;   977.7 agu1    63 p
        vpxor ymm5, ymm5, [rbp + 1056]                     ;   984.7 fp0+agu0   63 p
        vpxor ymm12, ymm12, [rbp + 1440]                   ;   978.7 fp1+agu1   63 p
        vmovdqu [rbp + 8960], ymm12                        ;   979.8 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7456]                        ;   979.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1088]                   ;   986.5 fp2+agu1   63 p
        vmovdqu [rbp + 7456], ymm12                        ;   987.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10880]                       ;   980.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1120]                   ;   987.5 fp3+agu1   63 p
        vmovdqu [rbp + 10880], ymm12                       ;   988.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11520]                       ;   981.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1152]                   ;   988.5 fp0+agu1   63 p
        vmovdqu [rbp + 11520], ymm12                       ;   989.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 8736]                        ;   982.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1184]                   ;   989.5 fp1+agu1   63 p
        vmovdqu [rbp + 8736], ymm12                        ;   990.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 6304]                        ;   983.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1216]                   ;   990.5 fp2+agu1   63 p
        vmovdqu [rbp + 6304], ymm12                        ;   991.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7520]                        ;   984.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1248]                   ;   991.5 fp3+agu1   63 p
        vmovdqu [rbp + 7520], ymm12                        ;   992.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 7744]                        ;   985.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1280]                   ;   992.5 fp0+agu1   63 p
        vmovdqu [rbp + 7744], ymm12                        ;   993.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11040]                       ;   986.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1312]                   ;   993.5 fp1+agu1   63 p
        vmovdqu [rbp + 11040], ymm12                       ;   994.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9248]                        ;   987.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1344]                   ;   994.5 fp2+agu1   63 p
        vmovdqu [rbp + 9248], ymm12                        ;   995.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 6944]                        ;   988.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1376]                   ;   995.5 fp3+agu1   63 p
        vmovdqu [rbp + 6944], ymm12                        ;   996.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9120]                        ;   989.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1408]                   ;   996.5 fp0+agu1   63 p
        vmovdqu [rbp + 9120], ymm12                        ;   997.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 9056]                        ;   990.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1472]                   ;   997.5 fp1+agu1   63 p
        vmovdqu [rbp + 9056], ymm12                        ;   998.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10592]                       ;   991.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1504]                   ;   998.5 fp2+agu1   63 p
        vmovdqu [rbp + 10592], ymm12                       ;   999.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 10688]                       ;   992.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1536]                   ;   999.5 fp3+agu1   63 p
        vmovdqu [rbp + 10688], ymm12                       ;  1000.5 agu2+fp5   63 p spill
        vmovdqu ymm12, [rbp + 11552]                       ;   993.5 agu0    63 p
        vpxor ymm12, ymm12, [rbp + 1568]                   ;  1000.5 fp0+agu1   63 p
        vpxor ymm4, ymm4, [rbp + 2976]                     ;   994.5 fp1+agu0   63 p
        vmovdqu [rbp + 11552], ymm4                        ;   995.5 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11232]                        ;   994.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 1600]                     ;  1001.7 fp2+agu0   63 p
        vmovdqu [rbp + 11232], ymm4                        ;  1002.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8192]                         ;   995.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 1632]                     ;  1002.7 fp3+agu0   63 p
        vmovdqu [rbp + 8192], ymm4                         ;  1003.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 11616]                        ;   996.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 1664]                     ;  1003.7 fp0+agu0   63 p
        vmovdqu [rbp + 11616], ymm4                        ;  1004.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8000]                         ;   997.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2720]                     ;  1004.7 fp1+agu0   63 p
        vmovdqu [rbp + 8000], ymm4                         ;  1005.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7776]                         ;   998.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2752]                     ;  1005.7 fp2+agu0   63 p
        vmovdqu [rbp + 7776], ymm4                         ;  1006.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 9344]                         ;   999.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2784]                     ;  1006.7 fp3+agu0   63 p
        vmovdqu [rbp + 9344], ymm4                         ;  1007.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 7360]                         ;  1000.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2816]                     ;  1007.7 fp0+agu0   63 p
        vmovdqu [rbp + 7360], ymm4                         ;  1008.7 agu2+fp5   63 p spill
        vmovdqu ymm4, [rbp + 8704]                         ;  1001.7 agu1    63 p
        vpxor ymm4, ymm4, [rbp + 2848]                     ;  1008.7 fp1+agu0   63 p
        vpxor ymm0, ymm0, [rbp + 3232]                     ;  1002.7 fp2+agu1   63 p
        vmovdqu [rbp + 8704], ymm0                         ;  1003.7 agu2+fp5   63 p spill
        vmovdqu ymm0, [rbp + 6656]                         ;  1003.5 agu0    63 p
        vpxor ymm0, ymm0, [rbp + 2880]                     ;  1010.5 fp3+agu1   63 p
        vpxor ymm10, ymm10, [rbp + 3264]                   ;  1004.5 fp0+agu0   63 p
        vmovdqu [rbp + 6656], ymm10                        ;  1005.5 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 9760]                        ;  1004.7 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 2912]                   ;  1011.7 fp1+agu0   63 p
        vmovdqu [rbp + 9760], ymm10                        ;  1012.7 agu2+fp5   63 p spill
        vmovdqu ymm10, [rbp + 11008]                       ;  1005.7 agu1    63 p
        vpxor ymm10, ymm10, [rbp + 2944]                   ;  1012.7 fp2+agu0   63 p
        vpxor ymm6, ymm6, [rbp + 3328]                     ;  1006.7 fp3+agu1   63 p
        vmovdqu [rbp + 11008], ymm6                        ;  1007.7 agu2+fp5   63 p spill
        vmovdqu ymm6, [rbp + 8288]                         ;  1007.5 agu0    63 p
        vpxor ymm6, ymm6, [rbp + 3008]                     ;  1014.5 fp0+agu1   63 p
        vpxor ymm8, ymm8, [rbp + 3392]                     ;  1008.5 fp1+agu0   63 p
        vmovdqu [rbp + 8288], ymm8                         ;  1009.5 agu2+fp5   63 p spill
        vmovdqu ymm8, [rbp + 9856]                         ;  1008.7 agu1    63 p
        vpxor ymm8, ymm8, [rbp + 3040]                     ;  1015.7 fp2+agu0   63 p
        vpxor ymm13, ymm13, [rbp + 3424]                   ;  1009.7 fp3+agu1   63 p
        vmovdqu [rbp + 9856], ymm13                        ;  1010.7 agu2+fp5   63 p spill
        vmovdqu ymm13, [rbp + 10976]                       ;  1010.5 agu0    63 p
        vpxor ymm13, ymm13, [rbp + 3072]                   ;  1017.5 fp0+agu1   63 p
        vpxor ymm1, ymm1, [rbp + 3456]                     ;  1011.5 fp1+agu0   63 p
        vmovdqu [rbp + 10976], ymm1                        ;  1012.5 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 8320]                         ;  1011.7 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3104]                     ;  1018.7 fp2+agu0   63 p
        vmovdqu [rbp + 8320], ymm1                         ;  1019.7 agu2+fp5   63 p spill
        vmovdqu ymm1, [rbp + 6784]                         ;  1012.7 agu1    63 p
        vpxor ymm1, ymm1, [rbp + 3136]                     ;  1019.7 fp3+agu0   63 p
        vpxor ymm14, ymm14, [rbp + 3520]                   ;  1013.7 fp0+agu1   63 p
        vmovdqu [rbp + 6784], ymm14                        ;  1014.7 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 11136]                       ;  1014.5 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 3168]                   ;  1021.5 fp1+agu1   63 p
        vmovdqu [rbp + 11136], ymm14                       ;  1022.5 agu2+fp5   63 p spill
        vmovdqu ymm14, [rbp + 8416]                        ;  1015.5 agu0    63 p
        vpxor ymm14, ymm14, [rbp + 3200]                   ;  1022.5 fp2+agu1   63 p
        vpxor ymm7, ymm7, [rbp + 3584]                     ;  1016.5 fp3+agu0   63 p
        vpxor ymm3, ymm3, [rbp + 3648]                     ;  1016.7 fp0+agu1   63 p
        vmovdqu [rbp + 8416], ymm3                         ;  1017.7 agu2+fp5   63 p spill
        vmovdqu ymm3, [rbp + 8640]                         ;  1017.5 agu0    63 p
        vpxor ymm3, ymm3, [rbp + 3296]                     ;  1024.5 fp1+agu1   63 p
        vmovdqu [rbp + 8640], ymm7                         ;  1017.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10656]                        ;  1018.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3360]                     ;  1025.5 fp2+agu1   63 p
        vmovdqu [rbp + 10656], ymm7                        ;  1026.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 11584]                        ;  1019.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3488]                     ;  1026.5 fp3+agu1   63 p
        vmovdqu [rbp + 11584], ymm7                        ;  1027.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9088]                         ;  1020.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3552]                     ;  1027.5 fp0+agu1   63 p
        vmovdqu [rbp + 9088], ymm7                         ;  1028.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9024]                         ;  1021.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3616]                     ;  1028.5 fp1+agu1   63 p
        vmovdqu [rbp + 9024], ymm7                         ;  1029.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 8896]                         ;  1022.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3680]                     ;  1029.5 fp2+agu1   63 p
        vmovdqu [rbp + 8896], ymm7                         ;  1030.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 9440]                         ;  1023.5 agu0    63 p
        vpxor ymm7, ymm7, [rbp + 3712]                     ;  1030.5 fp3+agu1   63 p
        vmovdqu [rbp + 9440], ymm7                         ;  1031.5 agu2+fp5   63 p spill
        vmovdqu ymm7, [rbp + 10464]                        ;  1024.5 agu0    63 p reload
        mov r8, qword [rbp + 12168]                        ;  1023.5 agu2    92 dst reload
        vmovdqu [r8], ymm7                                 ;  1031.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 9728]                         ;  1024.7 agu1    63 p reload
        vmovdqu [r8 + 32], ymm7                            ;  1031.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 7648]                         ;  1025.7 agu1    63 p reload
        vmovdqu [r8 + 64], ymm7                            ;  1032.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 6720]                         ;  1026.5 agu0    63 p reload
        vmovdqu [r8 + 96], ymm7                            ;  1033.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 7552]                         ;  1026.7 agu1    63 p reload
        vmovdqu [r8 + 128], ymm7                           ;  1033.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 8384]                         ;  1027.7 agu1    63 p reload
        vmovdqu [r8 + 160], ymm7                           ;  1034.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10848]                        ;  1028.5 agu0    63 p reload
        vmovdqu [r8 + 192], ymm7                           ;  1035.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8544]                         ;  1028.7 agu1    63 p reload
        vmovdqu [r8 + 224], ymm7                           ;  1035.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 11360]                        ;  1029.7 agu1    63 p reload
        vmovdqu [r8 + 256], ymm7                           ;  1036.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10336]                        ;  1030.5 agu0    63 p reload
        vmovdqu [r8 + 288], ymm7                           ;  1037.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 11264]                        ;  1030.7 agu1    63 p reload
        vmovdqu [r8 + 320], ymm7                           ;  1037.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 8512]                         ;  1031.7 agu1    63 p reload
        vmovdqu [r8 + 352], ymm7                           ;  1038.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8160]                         ;  1032.5 agu0    63 p reload
        vmovdqu [r8 + 384], ymm7                           ;  1039.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 11168]                        ;  1032.7 agu1    63 p reload
        vmovdqu [r8 + 416], ymm7                           ;  1039.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 8448]                         ;  1033.7 agu1    63 p reload
        vmovdqu [r8 + 448], ymm7                           ;  1040.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10720]                        ;  1034.5 agu0    63 p reload
        vmovdqu [r8 + 480], ymm7                           ;  1041.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 7872]                         ;  1034.7 agu1    63 p reload
        vmovdqu [r8 + 512], ymm7                           ;  1041.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 9920]                         ;  1035.7 agu1    63 p reload
        vmovdqu [r8 + 544], ymm7                           ;  1042.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 9408]                         ;  1036.5 agu0    63 p reload
        vmovdqu [r8 + 576], ymm7                           ;  1043.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8928]                         ;  1036.7 agu1    63 p reload
        vmovdqu [r8 + 608], ymm7                           ;  1043.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 7968]                         ;  1037.7 agu1    63 p reload
        vmovdqu [r8 + 640], ymm7                           ;  1044.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 11424]                        ;  1038.5 agu0    63 p reload
        vmovdqu [r8 + 672], ymm7                           ;  1045.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10176]                        ;  1038.7 agu1    63 p reload
        vmovdqu [r8 + 704], ymm7                           ;  1045.7 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 7840]                         ;  1039.7 agu1    63 p reload
        vmovdqu [r8 + 736], ymm7                           ;  1046.7 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10368]                        ;  1040.5 agu0    63 p reload
        vmovdqu [r8 + 768], ymm7                           ;  1047.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 10272]                        ;  1040.7 agu1    63 p reload
        vmovdqu [r8 + 800], ymm7                           ;  1048.5 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 6432]                         ;  1041.7 agu1    63 p reload
        vmovdqu [r8 + 832], ymm7                           ;  1049.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8352]                         ;  1042.5 agu0    63 p reload
        vmovdqu [r8 + 864], ymm7                           ;  1050.5 agu2+fp5   92 dst
        vmovdqu ymm7, [rbp + 8992]                         ;  1042.7 agu1    63 p reload
        vmovdqu [r8 + 896], ymm7                           ;  1051.5 agu0+fp5   92 dst
        vmovdqu ymm7, [rbp + 9312]                         ;  1043.7 agu1    63 p reload
        vmovdqu [r8 + 928], ymm7                           ;  1052.5 agu2+fp5   92 dst
        vmovdqu [r8 + 1024], ymm2                          ;  1053.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9280]                         ;  1044.7 agu1    63 p reload
        vmovdqu [r8 + 960], ymm2                           ;  1054.5 agu2+fp5   92 dst
        vmovdqu [r8 + 1056], ymm11                         ;  1055.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7168]                         ;  1045.7 agu1    63 p reload
        vmovdqu [r8 + 992], ymm2                           ;  1056.5 agu2+fp5   92 dst
        vmovdqu [r8 + 1088], ymm9                          ;  1057.5 agu0+fp5   92 dst
        vmovdqu [r8 + 1120], ymm15                         ;  1058.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9184]                         ;  1046.7 agu1    63 p reload
        vmovdqu [r8 + 1152], ymm2                          ;  1059.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7392]                         ;  1047.7 agu1    63 p reload
        vmovdqu [r8 + 1184], ymm2                          ;  1060.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 11648]                        ;  1048.5 agu0    63 p reload
        vmovdqu [r8 + 1216], ymm2                          ;  1061.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 11680]                        ;  1048.7 agu1    63 p reload
        vmovdqu [r8 + 1248], ymm2                          ;  1062.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9888]                         ;  1049.7 agu1    63 p reload
        vmovdqu [r8 + 1280], ymm2                          ;  1063.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6816]                         ;  1050.5 agu0    63 p reload
        vmovdqu [r8 + 1312], ymm2                          ;  1064.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6592]                         ;  1050.7 agu1    63 p reload
        vmovdqu [r8 + 1344], ymm2                          ;  1065.5 agu0+fp5   92 dst
        vmovdqu [r8 + 1408], ymm5                          ;  1066.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9568]                         ;  1051.7 agu1    63 p reload
        vmovdqu [r8 + 1376], ymm2                          ;  1067.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7456]                         ;  1052.7 agu1    63 p reload
        vmovdqu [r8 + 1440], ymm2                          ;  1068.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10880]                        ;  1053.5 agu0    63 p reload
        vmovdqu [r8 + 1472], ymm2                          ;  1069.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 11520]                        ;  1054.5 agu0    63 p reload
        vmovdqu [r8 + 1504], ymm2                          ;  1070.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8736]                         ;  1055.5 agu1    63 p reload
        vmovdqu [r8 + 1536], ymm2                          ;  1071.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6304]                         ;  1056.5 agu1    63 p reload
        vmovdqu [r8 + 1568], ymm2                          ;  1072.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7520]                         ;  1057.5 agu0    63 p reload
        vmovdqu [r8 + 1600], ymm2                          ;  1073.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 7744]                         ;  1058.5 agu0    63 p reload
        vmovdqu [r8 + 1632], ymm2                          ;  1074.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 11040]                        ;  1059.5 agu1    63 p reload
        vmovdqu [r8 + 1664], ymm2                          ;  1075.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9248]                         ;  1060.5 agu1    63 p reload
        vmovdqu [r8 + 1696], ymm2                          ;  1076.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6944]                         ;  1061.5 agu0    63 p reload
        vmovdqu [r8 + 1728], ymm2                          ;  1077.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 9120]                         ;  1062.5 agu0    63 p reload
        vmovdqu [r8 + 1760], ymm2                          ;  1078.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8960]                         ;  1063.5 agu1    63 p reload
        vmovdqu [r8 + 1792], ymm2                          ;  1079.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9056]                         ;  1064.5 agu1    63 p reload
        vmovdqu [r8 + 1824], ymm2                          ;  1080.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10592]                        ;  1065.5 agu0    63 p reload
        vmovdqu [r8 + 1856], ymm2                          ;  1081.5 agu1+fp5   92 dst
        vmovdqu [r8 + 1920], ymm12                         ;  1082.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10688]                        ;  1067.5 agu0    63 p reload
        vmovdqu [r8 + 1888], ymm2                          ;  1083.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 11232]                        ;  1068.5 agu0    63 p reload
        vmovdqu [r8 + 1952], ymm2                          ;  1084.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8192]                         ;  1069.5 agu1    63 p reload
        vmovdqu [r8 + 1984], ymm2                          ;  1085.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 11616]                        ;  1070.5 agu1    63 p reload
        vmovdqu [r8 + 2016], ymm2                          ;  1086.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8576]                         ;  1071.5 agu0    63 p reload
        vmovdqu [r8 + 2048], ymm2                          ;  1087.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 8096]                         ;  1072.5 agu0    63 p reload
        vmovdqu [r8 + 2080], ymm2                          ;  1088.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9952]                         ;  1073.5 agu1    63 p reload
        vmovdqu [r8 + 2112], ymm2                          ;  1089.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 8864]                         ;  1074.5 agu1    63 p reload
        vmovdqu [r8 + 2144], ymm2                          ;  1090.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9824]                         ;  1075.5 agu0    63 p reload
        vmovdqu [r8 + 2176], ymm2                          ;  1091.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 10048]                        ;  1076.5 agu0    63 p reload
        vmovdqu [r8 + 2208], ymm2                          ;  1092.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7200]                         ;  1077.5 agu1    63 p reload
        vmovdqu [r8 + 2240], ymm2                          ;  1093.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 10624]                        ;  1078.5 agu1    63 p reload
        vmovdqu [r8 + 2272], ymm2                          ;  1094.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10912]                        ;  1079.5 agu0    63 p reload
        vmovdqu [r8 + 2304], ymm2                          ;  1095.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 6464]                         ;  1080.5 agu0    63 p reload
        vmovdqu [r8 + 2336], ymm2                          ;  1096.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9152]                         ;  1081.5 agu1    63 p reload
        vmovdqu [r8 + 2368], ymm2                          ;  1097.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 10432]                        ;  1082.5 agu1    63 p reload
        vmovdqu [r8 + 2400], ymm2                          ;  1098.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6496]                         ;  1083.5 agu0    63 p reload
        vmovdqu [r8 + 2432], ymm2                          ;  1099.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 10016]                        ;  1084.5 agu0    63 p reload
        vmovdqu [r8 + 2464], ymm2                          ;  1100.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8672]                         ;  1085.5 agu1    63 p reload
        vmovdqu [r8 + 2496], ymm2                          ;  1101.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 7584]                         ;  1086.5 agu1    63 p reload
        vmovdqu [r8 + 2528], ymm2                          ;  1102.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 10208]                        ;  1087.5 agu0    63 p reload
        vmovdqu [r8 + 2560], ymm2                          ;  1103.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 8224]                         ;  1088.5 agu0    63 p reload
        vmovdqu [r8 + 2592], ymm2                          ;  1104.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7424]                         ;  1089.5 agu1    63 p reload
        vmovdqu [r8 + 2624], ymm2                          ;  1105.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 9376]                         ;  1090.5 agu1    63 p reload
        vmovdqu [r8 + 2656], ymm2                          ;  1106.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6400]                         ;  1091.5 agu0    63 p reload
        vmovdqu [r8 + 2688], ymm2                          ;  1107.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 8064]                         ;  1092.5 agu0    63 p reload
        vmovdqu [r8 + 2720], ymm2                          ;  1108.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 11200]                        ;  1093.5 agu1    63 p reload
        vmovdqu [r8 + 2752], ymm2                          ;  1109.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 10528]                        ;  1094.5 agu1    63 p reload
        vmovdqu [r8 + 2784], ymm2                          ;  1110.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7936]                         ;  1095.5 agu0    63 p reload
        vmovdqu [r8 + 2816], ymm2                          ;  1111.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 9472]                         ;  1096.5 agu0    63 p reload
        vmovdqu [r8 + 2848], ymm2                          ;  1112.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7232]                         ;  1097.5 agu1    63 p reload
        vmovdqu [r8 + 2880], ymm2                          ;  1113.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6912]                         ;  1098.5 agu1    63 p reload
        vmovdqu [r8 + 2912], ymm2                          ;  1114.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7136]                         ;  1099.5 agu0    63 p reload
        vmovdqu [r8 + 2944], ymm2                          ;  1115.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 9216]                         ;  1100.5 agu0    63 p reload
        vmovdqu [r8 + 2976], ymm2                          ;  1116.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 6752]                         ;  1101.5 agu1    63 p reload
        vmovdqu [r8 + 3008], ymm2                          ;  1117.5 agu0+fp5   92 dst
        vmovdqu ymm2, [rbp + 6336]                         ;  1102.5 agu1    63 p reload
        vmovdqu [r8 + 3040], ymm2                          ;  1118.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 8000]                         ;  1103.5 agu0    63 p reload
        vmovdqu [r8 + 3072], ymm2                          ;  1119.5 agu1+fp5   92 dst
        vmovdqu ymm2, [rbp + 7776]                         ;  1104.5 agu0    63 p reload
        vmovdqu [r8 + 3104], ymm2                          ;  1120.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 9344]                         ;  1105.5 agu1    63 p reload
        vmovdqu [r8 + 3136], ymm2                          ;  1121.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3200], ymm4                          ;  1122.5 agu2+fp5   92 dst
        vmovdqu ymm2, [rbp + 7360]                         ;  1107.5 agu1    63 p reload
        vmovdqu [r8 + 3168], ymm2                          ;  1123.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3232], ymm0                          ;  1124.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3296], ymm10                         ;  1125.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 9760]                         ;  1110.5 agu0    63 p reload
        vmovdqu [r8 + 3264], ymm0                          ;  1126.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3360], ymm6                          ;  1127.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 11552]                        ;  1112.5 agu0    63 p reload
        vmovdqu [r8 + 3328], ymm0                          ;  1128.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3392], ymm8                          ;  1129.5 agu1+fp5   92 dst
        vmovdqu [r8 + 3424], ymm13                         ;  1130.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3488], ymm1                          ;  1131.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8320]                         ;  1116.5 agu1    63 p reload
        vmovdqu [r8 + 3456], ymm0                          ;  1132.5 agu0+fp5   92 dst
        vmovdqu [r8 + 3552], ymm14                         ;  1133.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 11136]                        ;  1118.5 agu1    63 p reload
        vmovdqu [r8 + 3520], ymm0                          ;  1134.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 8704]                         ;  1119.5 agu1    63 p reload
        vmovdqu [r8 + 3584], ymm0                          ;  1135.5 agu2+fp5   92 dst
        vmovdqu [r8 + 3648], ymm3                          ;  1136.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 6656]                         ;  1121.5 agu1    63 p reload
        vmovdqu [r8 + 3616], ymm0                          ;  1137.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 11008]                        ;  1122.5 agu0    63 p reload
        vmovdqu [r8 + 3680], ymm0                          ;  1138.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 10656]                        ;  1123.5 agu0    63 p reload
        vmovdqu [r8 + 3712], ymm0                          ;  1139.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8288]                         ;  1124.5 agu1    63 p reload
        vmovdqu [r8 + 3744], ymm0                          ;  1140.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 9856]                         ;  1125.5 agu1    63 p reload
        vmovdqu [r8 + 3776], ymm0                          ;  1141.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 10976]                        ;  1126.5 agu0    63 p reload
        vmovdqu [r8 + 3808], ymm0                          ;  1142.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 11584]                        ;  1127.5 agu0    63 p reload
        vmovdqu [r8 + 3840], ymm0                          ;  1143.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 6784]                         ;  1128.5 agu1    63 p reload
        vmovdqu [r8 + 3872], ymm0                          ;  1144.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 9088]                         ;  1129.5 agu1    63 p reload
        vmovdqu [r8 + 3904], ymm0                          ;  1145.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8640]                         ;  1130.5 agu0    63 p reload
        vmovdqu [r8 + 3936], ymm0                          ;  1146.5 agu1+fp5   92 dst
        vmovdqu ymm0, [rbp + 9024]                         ;  1131.5 agu0    63 p reload
        vmovdqu [r8 + 3968], ymm0                          ;  1147.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 8416]                         ;  1132.5 agu1    63 p reload
        vmovdqu [r8 + 4000], ymm0                          ;  1148.5 agu0+fp5   92 dst
        vmovdqu ymm0, [rbp + 8896]                         ;  1133.5 agu1    63 p reload
        vmovdqu [r8 + 4032], ymm0                          ;  1149.5 agu2+fp5   92 dst
        vmovdqu ymm0, [rbp + 9440]                         ;  1134.5 agu0    63 p reload
        vmovdqu [r8 + 4064], ymm0                          ;  1150.5 agu1+fp5   92 dst
        add r8, 0x1000                                     ;  1135.5 alu0    87 blocks
        mov qword [rbp + 12168], r8                        ;  1136.5 agu2+st0   87 blocks
        mov r8, qword [rbp + 12136]                        ;  1136.5 agu0    87 blocks
        add r8, 0x1000                                     ;  1140.5 alu1    87 blocks
        mov qword [rbp + 12136], r8                        ;  1141.5 agu1+st1   87 blocks
        cmp r8, qword [rbp + 12144]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                         ;                    x87 state
        mov rsp, qword [rbp + 12176]                       ;                    frame
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
