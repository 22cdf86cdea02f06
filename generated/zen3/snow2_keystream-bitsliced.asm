; snow2_keystream for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_keystream --cpu zen3 --variant bitsliced
;
; void snow2_keystream(void *st, void *z, uint32_t n);   System V, 64 bits
;   st: 18432 bytes (576 slices), read and written, secret, aligned to 16 bytes
;   z: 16384 bytes a batch (512 slices), written, secret, aligned to 16 bytes
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 142 uops, planned 64.3; bounds: width 23.7, ports 64.0, path 7.0
;   blocks/clocks: 1602 uops, planned 548.3; bounds: width 267.0, ports 328.5, path 69.0
;   blocks.2: 132 uops, planned 64.3; bounds: width 22.0, ports 64.0, path 1.0
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
%fatal "snow2_keystream is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_keystream
$_snow2_keystream:
%else
        global $snow2_keystream
%endif
$snow2_keystream:
        push rbp                                             ;                    preserved
        push r12                                             ;                    preserved
        push r13                                             ;                    preserved
        push r14                                             ;                    preserved
        mov rax, rsp                                         ;                    frame
        sub rsp, 0x1420                                      ;                    frame
        and rsp, -32                                         ;                    frame
        lea rbp, [rsp + 128]                                 ;                    frame
        mov qword [rbp + 5008], rax                          ;                    frame
        mov dword [rbp + 5016], edx                          ;                    argument
        mov qword [rbp + 4928], rsi                          ;                    argument
        mov qword [rbp + 4944], rdi                          ;                    argument
        mov r8d, dword [rbp + 5016]                          ;     0.0 agu0    71 blocks
        shl r8, 0xe                                          ;     4.0 alu1    71 blocks
        add r8, qword [rbp + 4928]                           ;     5.0 alu0+agu1   71 blocks
        mov qword [rbp + 4936], r8                           ;     6.0 agu2+st0   71 blocks
        cmp dword [rbp + 5016], 0                            ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4944]                           ;     0.0 agu0    72 r1.0 reload
        vmovdqu ymm0, [r8 + 16384]                           ;     4.0 agu1    72 r1.0
        vmovdqu [rbp - 128], ymm0                            ;    11.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16416]                           ;     4.0 agu0    72 r1.1
        vmovdqu [rbp - 96], ymm0                             ;    11.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16448]                           ;     4.0 agu0    72 r1.2
        vmovdqu [rbp - 64], ymm0                             ;    11.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16480]                           ;     4.0 agu1    72 r1.3
        vmovdqu [rbp - 32], ymm0                             ;    11.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16512]                           ;     4.0 agu0    72 r1.4
        vmovdqu [rbp + 0], ymm0                              ;    11.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16544]                           ;     4.0 agu0    72 r1.5
        vmovdqu [rbp + 32], ymm0                             ;    11.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16576]                           ;     4.2 agu1    72 r1.6
        vmovdqu [rbp + 64], ymm0                             ;    11.2 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16608]                           ;     5.0 agu0    72 r1.7
        vmovdqu [rbp + 96], ymm0                             ;    12.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16640]                           ;     6.0 agu0    72 r1.8
        vmovdqu [rbp + 128], ymm0                            ;    13.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16672]                           ;     6.2 agu1    72 r1.9
        vmovdqu [rbp + 160], ymm0                            ;    13.2 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16704]                           ;     7.0 agu0    72 r1.10
        vmovdqu [rbp + 192], ymm0                            ;    14.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16736]                           ;     8.0 agu0    72 r1.11
        vmovdqu [rbp + 224], ymm0                            ;    15.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16768]                           ;     8.2 agu1    72 r1.12
        vmovdqu [rbp + 256], ymm0                            ;    15.2 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16800]                           ;     9.0 agu0    72 r1.13
        vmovdqu [rbp + 288], ymm0                            ;    16.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16832]                           ;    10.0 agu0    72 r1.14
        vmovdqu [rbp + 320], ymm0                            ;    17.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16864]                           ;    10.2 agu1    72 r1.15
        vmovdqu [rbp + 352], ymm0                            ;    17.2 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16896]                           ;    11.0 agu0    72 r1.16
        vmovdqu [rbp + 384], ymm0                            ;    18.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16928]                           ;    12.0 agu0    72 r1.17
        vmovdqu [rbp + 416], ymm0                            ;    19.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16960]                           ;    12.2 agu1    72 r1.18
        vmovdqu [rbp + 448], ymm0                            ;    19.2 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 16992]                           ;    13.0 agu0    72 r1.19
        vmovdqu [rbp + 480], ymm0                            ;    20.0 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17024]                           ;    14.0 agu0    72 r1.20
        vmovdqu [rbp + 512], ymm0                            ;    21.0 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17056]                           ;    14.2 agu1    72 r1.21
        vmovdqu [rbp + 544], ymm0                            ;    21.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17088]                           ;    15.0 agu0    72 r1.22
        vmovdqu [rbp + 576], ymm0                            ;    22.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17120]                           ;    16.0 agu0    72 r1.23
        vmovdqu [rbp + 608], ymm0                            ;    23.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17152]                           ;    16.2 agu1    72 r1.24
        vmovdqu [rbp + 640], ymm0                            ;    24.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17184]                           ;    17.0 agu0    72 r1.25
        vmovdqu [rbp + 672], ymm0                            ;    25.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17216]                           ;    18.0 agu0    72 r1.26
        vmovdqu [rbp + 704], ymm0                            ;    26.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17248]                           ;    18.2 agu1    72 r1.27
        vmovdqu [rbp + 736], ymm0                            ;    27.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17280]                           ;    19.0 agu0    72 r1.28
        vmovdqu [rbp + 768], ymm0                            ;    28.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17312]                           ;    20.0 agu0    72 r1.29
        vmovdqu [rbp + 800], ymm0                            ;    29.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17344]                           ;    20.2 agu1    72 r1.30
        vmovdqu [rbp + 832], ymm0                            ;    30.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17376]                           ;    21.0 agu0    72 r1.31
        vmovdqu [rbp + 864], ymm0                            ;    31.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17408]                           ;    22.0 agu0    73 r2.0
        vmovdqu [rbp + 896], ymm0                            ;    32.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17440]                           ;    22.2 agu1    73 r2.1
        vmovdqu [rbp + 928], ymm0                            ;    33.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17472]                           ;    23.0 agu0    73 r2.2
        vmovdqu [rbp + 960], ymm0                            ;    34.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17504]                           ;    24.0 agu0    73 r2.3
        vmovdqu [rbp + 992], ymm0                            ;    35.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17536]                           ;    24.2 agu1    73 r2.4
        vmovdqu [rbp + 1024], ymm0                           ;    36.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17568]                           ;    25.0 agu0    73 r2.5
        vmovdqu [rbp + 1056], ymm0                           ;    37.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17600]                           ;    26.0 agu0    73 r2.6
        vmovdqu [rbp + 1088], ymm0                           ;    38.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17632]                           ;    26.2 agu1    73 r2.7
        vmovdqu [rbp + 1120], ymm0                           ;    39.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17664]                           ;    27.0 agu0    73 r2.8
        vmovdqu [rbp + 1152], ymm0                           ;    40.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17696]                           ;    28.0 agu0    73 r2.9
        vmovdqu [rbp + 1184], ymm0                           ;    41.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17728]                           ;    28.2 agu1    73 r2.10
        vmovdqu [rbp + 1216], ymm0                           ;    42.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17760]                           ;    29.0 agu0    73 r2.11
        vmovdqu [rbp + 1248], ymm0                           ;    43.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17792]                           ;    30.0 agu0    73 r2.12
        vmovdqu [rbp + 1280], ymm0                           ;    44.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17824]                           ;    30.2 agu1    73 r2.13
        vmovdqu [rbp + 1312], ymm0                           ;    45.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17856]                           ;    31.0 agu0    73 r2.14
        vmovdqu [rbp + 1344], ymm0                           ;    46.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17888]                           ;    32.0 agu0    73 r2.15
        vmovdqu [rbp + 1376], ymm0                           ;    47.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17920]                           ;    32.3 agu1    73 r2.16
        vmovdqu [rbp + 1408], ymm0                           ;    48.3 agu0+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17952]                           ;    33.3 agu1    73 r2.17
        vmovdqu [rbp + 1440], ymm0                           ;    49.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 17984]                           ;    34.3 agu0    73 r2.18
        vmovdqu [rbp + 1472], ymm0                           ;    50.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18016]                           ;    35.3 agu0    73 r2.19
        vmovdqu [rbp + 1504], ymm0                           ;    51.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18048]                           ;    36.3 agu1    73 r2.20
        vmovdqu [rbp + 1536], ymm0                           ;    52.3 agu0+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18080]                           ;    37.3 agu1    73 r2.21
        vmovdqu [rbp + 1568], ymm0                           ;    53.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18112]                           ;    38.3 agu0    73 r2.22
        vmovdqu [rbp + 1600], ymm0                           ;    54.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18144]                           ;    39.3 agu0    73 r2.23
        vmovdqu [rbp + 1632], ymm0                           ;    55.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18176]                           ;    40.3 agu1    73 r2.24
        vmovdqu [rbp + 1664], ymm0                           ;    56.3 agu0+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18208]                           ;    41.3 agu1    73 r2.25
        vmovdqu [rbp + 1696], ymm0                           ;    57.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18240]                           ;    42.3 agu0    73 r2.26
        vmovdqu [rbp + 1728], ymm0                           ;    58.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18272]                           ;    43.3 agu0    73 r2.27
        vmovdqu [rbp + 1760], ymm0                           ;    59.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18304]                           ;    44.3 agu1    73 r2.28
        vmovdqu [rbp + 1792], ymm0                           ;    60.3 agu0+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18336]                           ;    45.3 agu1    73 r2.29
        vmovdqu [rbp + 1824], ymm0                           ;    61.3 agu2+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18368]                           ;    46.3 agu0    73 r2.30
        vmovdqu [rbp + 1856], ymm0                           ;    62.3 agu1+fp5   74 clocks
        vmovdqu ymm0, [r8 + 18400]                           ;    47.3 agu0    73 r2.31
        vmovdqu [rbp + 1888], ymm0                           ;    63.3 agu2+fp5   74 clocks
        mov qword [rbp + 4952], r8                           ;    48.3 agu1+st0   74 clocks
        mov r9, qword [rbp + 4928]                           ;    48.5 agu0    74 clocks reload
        mov qword [rbp + 4960], r9                           ;    52.5 agu2+st1   74 clocks
        lea r9, [r8 + 15360]                                 ;    49.3 alu0    74 clocks
        mov qword [rbp + 4968], r9                           ;    50.3 agu1+st0   74 clocks
        lea r9, [r8 + 5120]                                  ;    50.3 alu1    74 clocks
        mov qword [rbp + 4976], r9                           ;    51.3 agu0+st1   74 clocks
        lea r9, [r8 + 11264]                                 ;    50.7 alu2    74 clocks
        mov qword [rbp + 4984], r9                           ;    51.7 agu2+st0   74 clocks
        lea r9, [r8 + 2048]                                  ;    51.3 alu3    74 clocks
        mov qword [rbp + 4992], r9                           ;    52.3 agu1+st1   74 clocks
        add r8, 0x4000                                       ;    51.7 alu0    74 clocks
        mov qword [rbp + 5000], r8                           ;    52.7 agu0+st0   74 clocks
        mov r8, qword [rbp + 4952]                           ;                    resident
        mov r9, qword [rbp + 4968]                           ;                    resident
        vmovdqu ymm0, [rbp - 128]                            ;                    resident
        vmovdqu ymm1, [rbp - 96]                             ;                    resident
        vmovdqu ymm2, [rbp - 64]                             ;                    resident
        vmovdqu ymm3, [rbp - 32]                             ;                    resident
        vmovdqu ymm4, [rbp + 0]                              ;                    resident
        vmovdqu ymm5, [rbp + 32]                             ;                    resident
        vmovdqu ymm6, [rbp + 64]                             ;                    resident
        vmovdqu ymm7, [rbp + 96]                             ;                    resident
        vmovdqu ymm8, [rbp + 128]                            ;                    resident
        vmovdqu ymm9, [rbp + 160]                            ;                    resident
        vmovdqu ymm10, [rbp + 192]                           ;                    resident
        vmovdqu ymm11, [rbp + 224]                           ;                    resident
        vmovdqu ymm12, [rbp + 256]                           ;                    resident
        vmovdqu ymm13, [rbp + 288]                           ;                    resident
        mov r10, qword [rbp + 4960]                          ;                    resident
        mov r11, qword [rbp + 4976]                          ;                    resident
        mov r12, qword [rbp + 4984]                          ;                    resident
        mov r13, qword [rbp + 4992]                          ;                    resident
        align 16
.clocks_2:
        vmovdqu ymm15, [r9]                                  ;     0.0 agu0    76 s15.0
        vmovdqu ymm14, [r9 + 32]                             ;     0.2 agu1    76 s15.1
        vmovdqu [rbp + 1920], ymm13                          ;     0.3 agu2+fp5   77 z spill
        vmovdqu ymm13, [r9 + 64]                             ;     1.0 agu0    76 s15.2
        vmovdqu [rbp + 1952], ymm12                          ;     1.3 agu1+fp5   77 z spill
        vpand ymm12, ymm15, ymm0                             ;     7.0 fp0     77 z
        vpxor ymm12, ymm12, ymm14                            ;     8.0 fp1     77 z
        vpxor ymm15, ymm14, ymm1                             ;     7.2 fp2     77 z
        vpand ymm15, ymm15, ymm12                            ;     9.0 fp3     77 z
        vpxor ymm14, ymm14, ymm13                            ;     8.0 fp0     77 z
        vpxor ymm14, ymm14, ymm15                            ;    10.0 fp1     77 z
        vpxor ymm15, ymm13, ymm2                             ;     8.0 fp2     77 z
        vpand ymm15, ymm15, ymm14                            ;    11.0 fp3     77 z
        vpxor ymm13, ymm13, ymm15                            ;    12.0 fp0     77 z
        vmovdqu ymm15, [r9 + 96]                             ;     2.3 agu0    76 s15.3 reload
        vpxor ymm13, ymm13, ymm15                            ;    13.0 fp1     77 z
        vmovdqu [rbp + 1984], ymm2                           ;     2.7 agu2+fp5   77 z spill
        vpxor ymm2, ymm15, ymm3                              ;     9.3 fp2     77 z
        vpand ymm2, ymm2, ymm13                              ;    14.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 128]                       ;     9.3 fp0+agu1   77 z
        vpxor ymm15, ymm15, ymm2                             ;    15.0 fp1     77 z
        vmovdqu ymm2, [r9 + 128]                             ;     3.5 agu0    77 z
        vpxor ymm2, ymm2, ymm4                               ;    10.5 fp2     77 z
        vpand ymm2, ymm2, ymm15                              ;    16.0 fp3     77 z
        vpxor ymm2, ymm2, [r9 + 160]                         ;    17.0 fp0+agu1   77 z
        vpxor ymm2, ymm2, [r9 + 128]                         ;    18.0 fp1+agu0   77 z
        vmovdqu [rbp + 2016], ymm4                           ;     8.0 agu2+fp5   77 z spill
        vmovdqu ymm4, [r9 + 160]                             ;     8.2 agu1    77 z
        vpxor ymm4, ymm4, ymm5                               ;    15.2 fp2     77 z
        vpand ymm4, ymm4, ymm2                               ;    19.0 fp3     77 z
        vpxor ymm4, ymm4, [r9 + 192]                         ;    20.0 fp0+agu0   77 z
        vpxor ymm4, ymm4, [r9 + 160]                         ;    21.0 fp1+agu1   77 z
        vmovdqu [rbp + 2048], ymm5                           ;     9.3 agu2+fp5   77 z spill
        vmovdqu ymm5, [r9 + 192]                             ;     9.7 agu0    77 z
        vpxor ymm5, ymm5, ymm6                               ;    16.7 fp2     77 z
        vpand ymm5, ymm5, ymm4                               ;    22.0 fp3     77 z
        vpxor ymm5, ymm5, [r9 + 224]                         ;    23.0 fp0+agu1   77 z
        vpxor ymm5, ymm5, [r9 + 192]                         ;    24.0 fp1+agu0   77 z
        vmovdqu [rbp + 2080], ymm6                           ;    11.0 agu2+fp5   77 z spill
        vmovdqu ymm6, [r9 + 224]                             ;    11.2 agu1    77 z
        vpxor ymm6, ymm6, ymm7                               ;    18.2 fp2     77 z
        vpand ymm6, ymm6, ymm5                               ;    25.0 fp3     77 z
        vpxor ymm6, ymm6, [r9 + 256]                         ;    26.0 fp0+agu0   77 z
        vpxor ymm6, ymm6, [r9 + 224]                         ;    27.0 fp1+agu1   77 z
        vmovdqu [rbp + 2112], ymm7                           ;    15.0 agu2+fp5   77 z spill
        vmovdqu ymm7, [r9 + 256]                             ;    15.2 agu0    77 z
        vpxor ymm7, ymm7, ymm8                               ;    22.2 fp2     77 z
        vpand ymm7, ymm7, ymm6                               ;    28.0 fp3     77 z
        vpxor ymm7, ymm7, [r9 + 288]                         ;    29.0 fp0+agu1   77 z
        vpxor ymm7, ymm7, [r9 + 256]                         ;    30.0 fp1+agu0   77 z
        vmovdqu [rbp + 2144], ymm8                           ;    17.0 agu2+fp5   77 z spill
        vmovdqu ymm8, [r9 + 288]                             ;    17.2 agu1    77 z
        vpxor ymm8, ymm8, ymm9                               ;    24.2 fp2     77 z
        vpand ymm8, ymm8, ymm7                               ;    31.0 fp3     77 z
        vpxor ymm8, ymm8, [r9 + 320]                         ;    32.0 fp0+agu0   77 z
        vpxor ymm8, ymm8, [r9 + 288]                         ;    33.0 fp1+agu1   77 z
        vmovdqu [rbp + 2176], ymm9                           ;    20.0 agu2+fp5   77 z spill
        vmovdqu ymm9, [r9 + 320]                             ;    20.2 agu0    77 z
        vpxor ymm9, ymm9, ymm10                              ;    27.2 fp2     77 z
        vpand ymm9, ymm9, ymm8                               ;    34.0 fp3     77 z
        vpxor ymm9, ymm9, [r9 + 352]                         ;    35.0 fp0+agu1   77 z
        vpxor ymm9, ymm9, [r9 + 320]                         ;    36.0 fp1+agu0   77 z
        vmovdqu [rbp + 2208], ymm10                          ;    23.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 352]                            ;    23.2 agu1    77 z
        vpxor ymm10, ymm10, ymm11                            ;    30.2 fp2     77 z
        vpand ymm10, ymm10, ymm9                             ;    37.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 384]                       ;    38.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 352]                       ;    39.0 fp1+agu1   77 z
        vmovdqu [rbp + 2240], ymm11                          ;    26.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 384]                            ;    26.2 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 1952]                     ;    33.2 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    40.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 416]                       ;    41.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 384]                       ;    42.0 fp1+agu1   77 z
        vmovdqu [rbp + 2272], ymm10                          ;    40.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 416]                            ;    30.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 1920]                     ;    37.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    43.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 448]                       ;    44.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 416]                       ;    45.0 fp1+agu1   77 z
        vmovdqu [rbp + 2304], ymm11                          ;    43.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 448]                            ;    33.2 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 320]                      ;    40.2 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    46.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 480]                       ;    47.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 448]                       ;    48.0 fp1+agu1   77 z
        vmovdqu [rbp + 2336], ymm10                          ;    46.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 480]                            ;    37.2 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 352]                      ;    44.2 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    49.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 512]                       ;    50.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 480]                       ;    51.0 fp1+agu1   77 z
        vmovdqu [rbp + 2368], ymm11                          ;    49.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 512]                            ;    40.3 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 384]                      ;    47.3 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    52.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 544]                       ;    53.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 512]                       ;    54.0 fp1+agu1   77 z
        vmovdqu [rbp + 2400], ymm10                          ;    52.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 544]                            ;    44.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 416]                      ;    51.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    55.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 576]                       ;    56.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 544]                       ;    57.0 fp1+agu1   77 z
        vmovdqu [rbp + 2432], ymm11                          ;    55.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 576]                            ;    47.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 448]                      ;    54.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    58.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 608]                       ;    59.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 576]                       ;    60.0 fp1+agu1   77 z
        vmovdqu [rbp + 2464], ymm10                          ;    58.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 608]                            ;    50.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 480]                      ;    57.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    61.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 640]                       ;    62.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 608]                       ;    63.0 fp1+agu1   77 z
        vmovdqu [rbp + 2496], ymm11                          ;    61.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 640]                            ;    53.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 512]                      ;    60.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    64.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 672]                       ;    65.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 640]                       ;    66.0 fp1+agu1   77 z
        vmovdqu [rbp + 2528], ymm10                          ;    64.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 672]                            ;    56.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 544]                      ;    63.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    67.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 704]                       ;    68.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 672]                       ;    69.0 fp1+agu1   77 z
        vmovdqu [rbp + 2560], ymm11                          ;    67.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 704]                            ;    59.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 576]                      ;    66.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    70.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 736]                       ;    71.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 704]                       ;    72.0 fp1+agu1   77 z
        vmovdqu [rbp + 2592], ymm10                          ;    70.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 736]                            ;    62.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 608]                      ;    69.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    73.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 768]                       ;    74.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 736]                       ;    75.0 fp1+agu1   77 z
        vmovdqu [rbp + 2624], ymm11                          ;    73.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 768]                            ;    65.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 640]                      ;    72.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    76.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 800]                       ;    77.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 768]                       ;    78.0 fp1+agu1   77 z
        vmovdqu [rbp + 2656], ymm10                          ;    76.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 800]                            ;    68.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 672]                      ;    75.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    79.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 832]                       ;    80.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 800]                       ;    81.0 fp1+agu1   77 z
        vmovdqu [rbp + 2688], ymm11                          ;    79.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 832]                            ;    71.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 704]                      ;    78.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    82.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 864]                       ;    83.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 832]                       ;    84.0 fp1+agu1   77 z
        vmovdqu [rbp + 2720], ymm10                          ;    82.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 864]                            ;    74.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 736]                      ;    81.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    85.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 896]                       ;    86.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 864]                       ;    87.0 fp1+agu1   77 z
        vmovdqu [rbp + 2752], ymm11                          ;    85.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 896]                            ;    77.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 768]                      ;    84.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    88.0 fp3     77 z
        vpxor ymm11, ymm11, [r9 + 928]                       ;    89.0 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 896]                       ;    90.0 fp1+agu1   77 z
        vmovdqu [rbp + 2784], ymm10                          ;    88.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 928]                            ;    80.0 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 800]                      ;    87.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    91.0 fp3     77 z
        vpxor ymm10, ymm10, [r9 + 960]                       ;    92.0 fp0+agu0   77 z
        vpxor ymm10, ymm10, [r9 + 928]                       ;    93.0 fp1+agu1   77 z
        vmovdqu [rbp + 2816], ymm11                          ;    91.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 960]                            ;    83.0 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 832]                      ;    90.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm10                            ;    94.0 fp3     77 z
        vpxor ymm12, ymm12, ymm1                             ;    84.2 fp0     77 z
        vpxor ymm12, ymm12, [rbp + 928]                      ;    85.2 fp1+agu0   77 z
        vpxor ymm12, ymm12, [r8 + 32]                        ;    86.2 fp2+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 1984]                     ;    85.3 fp3+agu0   77 z
        vpxor ymm14, ymm14, [rbp + 960]                      ;    86.3 fp0+agu1   77 z
        vpxor ymm14, ymm14, [r8 + 64]                        ;    87.3 fp1+agu0   77 z
        vpxor ymm13, ymm13, ymm3                             ;    86.0 fp2     77 z
        vpxor ymm13, ymm13, [rbp + 992]                      ;    87.0 fp3+agu1   77 z
        vpxor ymm13, ymm13, [r8 + 96]                        ;    88.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [rbp + 2016]                     ;    88.0 fp1+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 1024]                     ;    89.0 fp2+agu0   77 z
        vpxor ymm15, ymm15, [r8 + 128]                       ;    90.0 fp3+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 2048]                       ;    89.3 fp0+agu0   77 z
        vpxor ymm2, ymm2, [rbp + 1056]                       ;    90.3 fp1+agu1   77 z
        vpxor ymm2, ymm2, [r8 + 160]                         ;    91.3 fp2+agu0   77 z
        vpxor ymm4, ymm4, [rbp + 2080]                       ;    91.0 fp3+agu1   77 z
        vpxor ymm4, ymm4, [rbp + 1088]                       ;    92.0 fp0+agu0   77 z
        vpxor ymm4, ymm4, [r8 + 192]                         ;    93.0 fp1+agu1   77 z
        vpxor ymm5, ymm5, [rbp + 2112]                       ;    92.3 fp2+agu0   77 z
        vpxor ymm5, ymm5, [rbp + 1120]                       ;    93.3 fp3+agu1   77 z
        vpxor ymm5, ymm5, [r8 + 224]                         ;    94.3 fp0+agu0   77 z
        vpxor ymm6, ymm6, [rbp + 2144]                       ;    94.0 fp1+agu1   77 z
        vpxor ymm6, ymm6, [rbp + 1152]                       ;    95.0 fp2+agu0   77 z
        vpxor ymm6, ymm6, [r8 + 256]                         ;    96.0 fp3+agu1   77 z
        vmovdqu [rbp + 2848], ymm1                           ;    90.5 agu2+fp5   77 z spill
        vmovdqu ymm1, [r9]                                   ;    95.3 agu0    77 z
        vpxor ymm1, ymm1, ymm0                               ;   102.3 fp0     77 z
        vpxor ymm1, ymm1, [rbp + 896]                        ;   103.3 fp1+agu1   77 z
        vpxor ymm1, ymm1, [r8]                               ;   104.3 fp2+agu0   77 z
        vpxor ymm7, ymm7, [rbp + 2176]                       ;    97.0 fp3+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 1184]                       ;    98.0 fp0+agu0   77 z
        vpxor ymm7, ymm7, [r8 + 288]                         ;    99.0 fp1+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 2208]                       ;    98.3 fp2+agu0   77 z
        vpxor ymm8, ymm8, [rbp + 1216]                       ;    99.3 fp3+agu1   77 z
        vpxor ymm8, ymm8, [r8 + 320]                         ;   100.3 fp0+agu0   77 z
        vpxor ymm9, ymm9, [rbp + 2240]                       ;   100.0 fp1+agu1   77 z
        vpxor ymm9, ymm9, [rbp + 1248]                       ;   101.0 fp2+agu0   77 z
        vpxor ymm9, ymm9, [r8 + 352]                         ;   102.0 fp3+agu1   77 z
        vmovdqu [rbp + 2880], ymm0                           ;    94.3 agu2+fp5   77 z spill
        vmovdqu ymm0, [rbp + 2272]                           ;   101.3 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 1952]                       ;   108.3 fp0+agu1   77 z
        vpxor ymm0, ymm0, [rbp + 1280]                       ;   109.3 fp1+agu0   77 z
        vpxor ymm0, ymm0, [r8 + 384]                         ;   110.3 fp2+agu1   77 z
        vmovdqu [rbp + 2272], ymm3                           ;    97.0 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2304]                           ;   103.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 1920]                       ;   110.3 fp3+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1312]                       ;   111.3 fp0+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 416]                         ;   112.3 fp1+agu1   77 z
        vmovdqu [rbp + 2304], ymm3                           ;   113.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2336]                           ;   105.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 320]                        ;   112.3 fp2+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1344]                       ;   113.3 fp3+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 448]                         ;   114.3 fp0+agu1   77 z
        vmovdqu [rbp + 2336], ymm3                           ;   115.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2368]                           ;   107.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 352]                        ;   114.3 fp1+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1376]                       ;   115.3 fp2+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 480]                         ;   116.3 fp3+agu1   77 z
        vmovdqu [rbp + 2368], ymm3                           ;   117.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2400]                           ;   109.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 384]                        ;   116.3 fp0+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1408]                       ;   117.3 fp1+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 512]                         ;   118.3 fp2+agu1   77 z
        vmovdqu [rbp + 2400], ymm3                           ;   119.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2432]                           ;   111.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 416]                        ;   118.3 fp3+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1440]                       ;   119.3 fp0+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 544]                         ;   120.3 fp1+agu1   77 z
        vmovdqu [rbp + 2432], ymm3                           ;   121.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2464]                           ;   113.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 448]                        ;   120.3 fp2+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1472]                       ;   121.3 fp3+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 576]                         ;   122.3 fp0+agu1   77 z
        vmovdqu [rbp + 2464], ymm3                           ;   123.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2496]                           ;   115.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 480]                        ;   122.3 fp1+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1504]                       ;   123.3 fp2+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 608]                         ;   124.3 fp3+agu1   77 z
        vmovdqu [rbp + 2496], ymm3                           ;   125.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2528]                           ;   117.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 512]                        ;   124.3 fp0+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1536]                       ;   125.3 fp1+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 640]                         ;   126.3 fp2+agu1   77 z
        vmovdqu [rbp + 2528], ymm3                           ;   127.3 agu2+fp5   77 z spill
        vmovdqu ymm3, [rbp + 2560]                           ;   119.3 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 544]                        ;   126.3 fp3+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1568]                       ;   127.3 fp0+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 672]                         ;   128.3 fp1+agu1   77 z
        vpxor ymm10, ymm10, [rbp + 832]                      ;   121.3 fp2+agu0   77 z
        vpxor ymm10, ymm10, [rbp + 1856]                     ;   122.3 fp3+agu1   77 z
        vpxor ymm10, ymm10, [r8 + 960]                       ;   123.3 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r9 + 992]                       ;   123.0 fp1+agu1   77 z
        vmovdqu [rbp + 2560], ymm10                          ;   124.3 agu2+fp5   77 z spill
        vmovdqu ymm10, [rbp + 2592]                          ;   123.3 agu0    77 z
        vpxor ymm10, ymm10, [rbp + 576]                      ;   130.3 fp2+agu1   77 z
        vpxor ymm10, ymm10, [rbp + 1600]                     ;   131.3 fp3+agu0   77 z
        vpxor ymm10, ymm10, [r8 + 704]                       ;   132.3 fp0+agu1   77 z
        vpxor ymm11, ymm11, [r9 + 960]                       ;   125.3 fp1+agu0   77 z
        vpxor ymm11, ymm11, [rbp + 864]                      ;   126.3 fp2+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 1888]                     ;   127.3 fp3+agu0   77 z
        vpxor ymm11, ymm11, [r8 + 992]                       ;   128.3 fp0+agu1   77 z
        vmovdqu [rbp + 2592], ymm11                          ;   129.3 agu2+fp5   77 z spill
        vmovdqu ymm11, [rbp + 2624]                          ;   127.3 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 608]                      ;   134.3 fp1+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 1632]                     ;   135.3 fp2+agu0   77 z
        vpxor ymm11, ymm11, [r8 + 736]                       ;   136.3 fp3+agu1   77 z
        vmovdqu [r10], ymm1                                  ;   126.3 agu2+fp5   77 z
        vmovdqu ymm1, [rbp + 2656]                           ;   129.3 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 640]                        ;   136.3 fp0+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1664]                       ;   137.3 fp1+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 768]                         ;   138.3 fp2+agu1   77 z
        vmovdqu [r10 + 32], ymm12                            ;   127.5 agu2+fp5   77 z
        vmovdqu ymm12, [rbp + 2688]                          ;   131.3 agu0    77 z
        vpxor ymm12, ymm12, [rbp + 672]                      ;   138.3 fp3+agu1   77 z
        vpxor ymm12, ymm12, [rbp + 1696]                     ;   139.3 fp0+agu0   77 z
        vpxor ymm12, ymm12, [r8 + 800]                       ;   140.3 fp1+agu1   77 z
        vmovdqu [r10 + 64], ymm14                            ;   128.5 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2720]                          ;   133.3 agu0    77 z
        vpxor ymm14, ymm14, [rbp + 704]                      ;   140.3 fp2+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 1728]                     ;   141.3 fp3+agu0   77 z
        vpxor ymm14, ymm14, [r8 + 832]                       ;   142.3 fp0+agu1   77 z
        vmovdqu [r10 + 96], ymm13                            ;   131.3 agu2+fp5   77 z
        vmovdqu ymm13, [rbp + 2752]                          ;   135.3 agu0    77 z
        vpxor ymm13, ymm13, [rbp + 736]                      ;   142.3 fp1+agu1   77 z
        vpxor ymm13, ymm13, [rbp + 1760]                     ;   143.3 fp2+agu0   77 z
        vpxor ymm13, ymm13, [r8 + 864]                       ;   144.3 fp3+agu1   77 z
        vmovdqu [r10 + 128], ymm15                           ;   134.3 agu2+fp5   77 z
        vmovdqu ymm15, [rbp + 2784]                          ;   137.3 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 768]                      ;   144.3 fp0+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 1792]                     ;   145.3 fp1+agu0   77 z
        vpxor ymm15, ymm15, [r8 + 896]                       ;   146.3 fp2+agu1   77 z
        vmovdqu [r10 + 160], ymm2                            ;   136.5 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2816]                           ;   139.3 agu0    77 z
        vpxor ymm2, ymm2, [rbp + 800]                        ;   146.3 fp3+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 1824]                       ;   147.3 fp0+agu0   77 z
        vpxor ymm2, ymm2, [r8 + 928]                         ;   148.3 fp1+agu1   77 z
        vmovdqu [r10 + 192], ymm4                            ;   138.5 agu2+fp5   77 z
        vmovdqu [r10 + 224], ymm5                            ;   139.5 agu2+fp5   77 z
        vmovdqu [r10 + 256], ymm6                            ;   140.5 agu2+fp5   77 z
        vmovdqu [r10 + 288], ymm7                            ;   141.5 agu0+fp5   77 z
        vmovdqu [r10 + 320], ymm8                            ;   142.5 agu2+fp5   77 z
        vmovdqu [r10 + 352], ymm9                            ;   143.5 agu1+fp5   77 z
        vmovdqu [r10 + 384], ymm0                            ;   144.5 agu0+fp5   77 z
        vmovdqu ymm0, [rbp + 2304]                           ;   143.0 agu1    77 z reload
        vmovdqu [r10 + 416], ymm0                            ;   150.0 agu2+fp5   77 z
        vmovdqu ymm0, [rbp + 2336]                           ;   143.3 agu0    77 z reload
        vmovdqu [r10 + 448], ymm0                            ;   150.3 agu2+fp5   77 z
        vmovdqu ymm0, [rbp + 2368]                           ;   144.0 agu1    77 z reload
        vmovdqu [r10 + 480], ymm0                            ;   151.0 agu0+fp5   77 z
        vmovdqu ymm0, [rbp + 2400]                           ;   145.0 agu1    77 z reload
        vmovdqu [r10 + 512], ymm0                            ;   152.0 agu2+fp5   77 z
        vmovdqu ymm0, [rbp + 2432]                           ;   145.3 agu0    77 z reload
        vmovdqu [r10 + 544], ymm0                            ;   152.3 agu2+fp5   77 z
        vmovdqu [r10 + 672], ymm3                            ;   150.5 agu1+fp5   77 z
        vmovdqu ymm0, [rbp + 2464]                           ;   146.3 agu0    77 z reload
        vmovdqu [r10 + 576], ymm0                            ;   153.3 agu2+fp5   77 z
        vmovdqu [r10 + 704], ymm10                           ;   152.5 agu1+fp5   77 z
        vmovdqu ymm0, [rbp + 2496]                           ;   147.3 agu0    77 z reload
        vmovdqu [r10 + 608], ymm0                            ;   154.3 agu2+fp5   77 z
        vmovdqu [r10 + 736], ymm11                           ;   154.5 agu1+fp5   77 z
        vmovdqu ymm0, [rbp + 2528]                           ;   148.3 agu0    77 z reload
        vmovdqu [r10 + 640], ymm0                            ;   155.5 agu2+fp5   77 z
        vmovdqu [r10 + 768], ymm1                            ;   156.5 agu1+fp5   77 z
        vmovdqu [r10 + 800], ymm12                           ;   157.5 agu0+fp5   77 z
        vmovdqu [r10 + 832], ymm14                           ;   158.5 agu2+fp5   77 z
        vmovdqu [r10 + 864], ymm13                           ;   159.5 agu1+fp5   77 z
        vmovdqu [r10 + 896], ymm15                           ;   160.5 agu0+fp5   77 z
        vmovdqu [r10 + 928], ymm2                            ;   161.5 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2560]                          ;   151.0 agu1    77 z reload
        vmovdqu [r10 + 960], ymm14                           ;   162.5 agu0+fp5   77 z
        vmovdqu ymm14, [rbp + 2592]                          ;   152.0 agu1    77 z reload
        vmovdqu [r10 + 992], ymm14                           ;   163.5 agu2+fp5   77 z
        vmovdqu ymm14, [r11]                                 ;   152.3 agu0    78 r1_next.0
        vmovdqu ymm15, [r11 + 32]                            ;   153.0 agu1    78 r1_next.1
        vmovdqu ymm0, [r11 + 64]                             ;   153.3 agu0    78 r1_next.2
        vmovdqu ymm1, [r11 + 96]                             ;   154.0 agu1    78 r1_next.3
        vmovdqu ymm2, [r11 + 128]                            ;   154.3 agu0    78 r1_next.4
        vmovdqu ymm3, [r11 + 160]                            ;   155.0 agu1    78 r1_next.5
        vmovdqu ymm4, [r11 + 192]                            ;   155.3 agu0    78 r1_next.6
        vmovdqu ymm5, [r11 + 224]                            ;   156.0 agu1    78 r1_next.7
        vmovdqu ymm6, [r11 + 256]                            ;   156.3 agu0    78 r1_next.8
        vmovdqu ymm7, [r11 + 288]                            ;   157.0 agu1    78 r1_next.9
        vmovdqu ymm8, [r11 + 320]                            ;   157.3 agu0    78 r1_next.10
        vmovdqu ymm9, [r11 + 352]                            ;   158.0 agu1    78 r1_next.11
        vmovdqu ymm10, [r11 + 384]                           ;   158.3 agu0    78 r1_next.12
        vmovdqu ymm11, [r11 + 416]                           ;   159.0 agu1    78 r1_next.13
        vmovdqu ymm12, [r11 + 448]                           ;   159.3 agu0    78 r1_next.14
        vpand ymm13, ymm14, [rbp + 896]                      ;   160.0 fp2+agu1   78 r1_next
        vpxor ymm14, ymm14, [rbp + 896]                      ;   160.3 fp3+agu0   78 r1_next
        vpxor ymm13, ymm13, ymm15                            ;   161.0 fp0     78 r1_next
        vmovdqu [rbp + 2592], ymm14                          ;   164.5 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm15, [rbp + 928]                      ;   161.0 fp1+agu1   78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   162.0 fp2     78 r1_next
        vpxor ymm13, ymm13, [rbp + 928]                      ;   162.0 fp3+agu0   78 r1_next
        vpxor ymm15, ymm15, ymm0                             ;   160.3 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm14                            ;   163.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 960]                           ;   162.0 agu1    77 z reload
        vmovdqu [rbp + 2560], ymm13                          ;   165.5 agu2+fp5   78 r1_next spill
        vpxor ymm13, ymm0, ymm14                             ;   169.0 fp2     78 r1_next
        vpxor ymm0, ymm0, ymm1                               ;   161.0 fp3     78 r1_next
        vpand ymm13, ymm13, ymm15                            ;   170.0 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm14                            ;   169.0 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm13                              ;   171.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 992]                           ;   162.3 agu0    77 z reload
        vpxor ymm13, ymm1, ymm14                             ;   169.3 fp3     78 r1_next
        vpxor ymm1, ymm1, ymm2                               ;   161.3 fp0     78 r1_next
        vpand ymm13, ymm13, ymm0                             ;   172.0 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   172.0 fp2     78 r1_next
        vpxor ymm1, ymm1, ymm13                              ;   173.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1024]                          ;   163.0 agu1    77 z reload
        vpxor ymm13, ymm2, ymm14                             ;   170.0 fp0     78 r1_next
        vpxor ymm2, ymm2, ymm3                               ;   162.5 fp1     78 r1_next
        vpand ymm13, ymm13, ymm1                             ;   174.0 fp2     78 r1_next
        vpxor ymm1, ymm1, ymm14                              ;   174.0 fp3     78 r1_next
        vpxor ymm2, ymm2, ymm13                              ;   175.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1056]                          ;   163.3 agu0    77 z reload
        vpxor ymm13, ymm3, ymm14                             ;   170.3 fp1     78 r1_next
        vpxor ymm3, ymm3, ymm4                               ;   163.7 fp2     78 r1_next
        vpand ymm13, ymm13, ymm2                             ;   176.0 fp3     78 r1_next
        vpxor ymm2, ymm2, ymm14                              ;   176.0 fp0     78 r1_next
        vpxor ymm3, ymm3, ymm13                              ;   177.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1088]                          ;   169.0 agu1    77 z reload
        vpxor ymm13, ymm4, ymm14                             ;   176.0 fp2     78 r1_next
        vpxor ymm4, ymm4, ymm5                               ;   169.3 fp3     78 r1_next
        vpand ymm13, ymm13, ymm3                             ;   178.0 fp0     78 r1_next
        vpxor ymm3, ymm3, ymm14                              ;   178.0 fp1     78 r1_next
        vpxor ymm4, ymm4, ymm13                              ;   179.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1120]                          ;   170.2 agu0    77 z reload
        vpxor ymm13, ymm5, ymm14                             ;   177.2 fp3     78 r1_next
        vpxor ymm5, ymm5, ymm6                               ;   170.5 fp0     78 r1_next
        vpand ymm13, ymm13, ymm4                             ;   180.0 fp1     78 r1_next
        vpxor ymm4, ymm4, ymm14                              ;   180.0 fp2     78 r1_next
        vpxor ymm5, ymm5, ymm13                              ;   181.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1152]                          ;   172.2 agu1    77 z reload
        vpxor ymm13, ymm6, ymm14                             ;   179.2 fp0     78 r1_next
        vpxor ymm6, ymm6, ymm7                               ;   173.0 fp1     78 r1_next
        vpand ymm13, ymm13, ymm5                             ;   182.0 fp2     78 r1_next
        vpxor ymm5, ymm5, ymm14                              ;   182.0 fp3     78 r1_next
        vpxor ymm6, ymm6, ymm13                              ;   183.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1184]                          ;   175.0 agu0    77 z reload
        vpxor ymm13, ymm7, ymm14                             ;   182.0 fp1     78 r1_next
        vpxor ymm7, ymm7, ymm8                               ;   176.0 fp2     78 r1_next
        vpand ymm13, ymm13, ymm6                             ;   184.0 fp3     78 r1_next
        vpxor ymm6, ymm6, ymm14                              ;   184.0 fp0     78 r1_next
        vpxor ymm7, ymm7, ymm13                              ;   185.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1216]                          ;   177.0 agu1    77 z reload
        vpxor ymm13, ymm8, ymm14                             ;   184.0 fp2     78 r1_next
        vpxor ymm8, ymm8, ymm9                               ;   177.3 fp3     78 r1_next
        vpand ymm13, ymm13, ymm7                             ;   186.0 fp0     78 r1_next
        vpxor ymm7, ymm7, ymm14                              ;   186.0 fp1     78 r1_next
        vpxor ymm8, ymm8, ymm13                              ;   187.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1248]                          ;   179.0 agu0    77 z reload
        vpxor ymm13, ymm9, ymm14                             ;   186.0 fp3     78 r1_next
        vpxor ymm9, ymm9, ymm10                              ;   179.3 fp0     78 r1_next
        vpand ymm13, ymm13, ymm8                             ;   188.0 fp1     78 r1_next
        vpxor ymm8, ymm8, ymm14                              ;   188.0 fp2     78 r1_next
        vpxor ymm9, ymm9, ymm13                              ;   189.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1280]                          ;   181.0 agu1    77 z reload
        vpxor ymm13, ymm10, ymm14                            ;   188.0 fp0     78 r1_next
        vpxor ymm10, ymm10, ymm11                            ;   182.0 fp1     78 r1_next
        vpand ymm13, ymm13, ymm9                             ;   190.0 fp2     78 r1_next
        vpxor ymm9, ymm9, ymm14                              ;   190.0 fp3     78 r1_next
        vpxor ymm10, ymm10, ymm13                            ;   191.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1312]                          ;   183.0 agu0    77 z reload
        vpxor ymm13, ymm11, ymm14                            ;   190.0 fp1     78 r1_next
        vpxor ymm11, ymm11, ymm12                            ;   184.0 fp2     78 r1_next
        vpand ymm13, ymm13, ymm10                            ;   192.0 fp3     78 r1_next
        vpxor ymm10, ymm10, ymm14                            ;   192.0 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   193.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1344]                          ;   185.0 agu1    77 z reload
        vpxor ymm13, ymm12, ymm14                            ;   192.0 fp2     78 r1_next
        vpand ymm13, ymm13, ymm11                            ;   194.0 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   194.0 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 480]                           ;   186.3 agu0    78 r1_next.15 reload
        vpxor ymm12, ymm12, ymm14                            ;   193.3 fp1     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   195.0 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1376]                          ;   188.0 agu1    77 z reload
        vmovdqu [rbp + 2528], ymm11                          ;   195.0 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, ymm13                            ;   195.0 fp3     78 r1_next
        vpand ymm11, ymm11, ymm12                            ;   196.0 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   196.0 fp1     78 r1_next
        vmovdqu ymm13, [r11 + 512]                           ;   190.0 agu0    78 r1_next.16 reload
        vpxor ymm14, ymm14, ymm13                            ;   197.0 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   198.0 fp3     78 r1_next
        vmovdqu ymm11, [rbp + 1408]                          ;   190.5 agu1    77 z reload
        vmovdqu [rbp + 2496], ymm12                          ;   197.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm11                            ;   197.5 fp0     78 r1_next
        vpand ymm12, ymm12, ymm14                            ;   199.0 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   199.0 fp2     78 r1_next
        vmovdqu ymm11, [r11 + 544]                           ;   192.3 agu0    78 r1_next.17 reload
        vpxor ymm13, ymm13, ymm11                            ;   199.3 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm12                            ;   200.3 fp0     78 r1_next
        vmovdqu ymm12, [rbp + 1440]                          ;   193.3 agu1    77 z reload
        vmovdqu [rbp + 2464], ymm14                          ;   200.0 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm11, ymm12                            ;   200.3 fp1     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   201.3 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm12                            ;   201.3 fp3     78 r1_next
        vmovdqu ymm12, [r11 + 576]                           ;   195.2 agu0    78 r1_next.18 reload
        vpxor ymm11, ymm11, ymm12                            ;   202.2 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   203.2 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1472]                          ;   196.0 agu1    77 z reload
        vmovdqu [rbp + 2432], ymm13                          ;   202.3 agu2+fp5   78 r1_next spill
        vpxor ymm13, ymm12, ymm14                            ;   203.0 fp2     78 r1_next
        vpand ymm13, ymm13, ymm11                            ;   204.2 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   204.2 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 608]                           ;   197.5 agu0    78 r1_next.19 reload
        vpxor ymm12, ymm12, ymm14                            ;   204.5 fp1     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   205.5 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1504]                          ;   199.0 agu1    77 z reload
        vmovdqu [rbp + 2400], ymm11                          ;   205.2 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, ymm13                            ;   206.0 fp3     78 r1_next
        vpand ymm11, ymm11, ymm12                            ;   207.0 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   206.5 fp1     78 r1_next
        vmovdqu ymm13, [r11 + 640]                           ;   200.3 agu0    78 r1_next.20 reload
        vpxor ymm14, ymm14, ymm13                            ;   207.3 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   208.3 fp3     78 r1_next
        vmovdqu ymm11, [rbp + 1536]                          ;   201.3 agu1    77 z reload
        vmovdqu [rbp + 2368], ymm12                          ;   207.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   209.3 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   208.3 fp1     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   209.3 fp2     78 r1_next
        vmovdqu ymm11, [r11 + 672]                           ;   203.0 agu0    78 r1_next.21 reload
        vpxor ymm13, ymm13, ymm11                            ;   210.0 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   211.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1568]                          ;   204.2 agu1    77 z reload
        vmovdqu [rbp + 2336], ymm12                          ;   210.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   212.0 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   211.2 fp2     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   212.2 fp3     78 r1_next
        vmovdqu ymm14, [r11 + 704]                           ;   205.5 agu0    78 r1_next.22 reload
        vpxor ymm11, ymm11, ymm14                            ;   212.5 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   213.5 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1600]                          ;   206.5 agu1    77 z reload
        vmovdqu [rbp + 2304], ymm12                          ;   213.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   214.5 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   213.5 fp3     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   214.5 fp0     78 r1_next
        vmovdqu ymm13, [r11 + 736]                           ;   208.3 agu0    78 r1_next.23 reload
        vpxor ymm14, ymm14, ymm13                            ;   215.3 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   216.3 fp2     78 r1_next
        vmovdqu ymm11, [rbp + 1632]                          ;   209.3 agu1    77 z reload
        vmovdqu [rbp + 2816], ymm12                          ;   215.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   217.3 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   216.3 fp0     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   217.3 fp1     78 r1_next
        vmovdqu ymm11, [r11 + 768]                           ;   211.0 agu0    78 r1_next.24 reload
        vpxor ymm13, ymm13, ymm11                            ;   218.0 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   219.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1664]                          ;   212.0 agu1    77 z reload
        vmovdqu [rbp + 2784], ymm12                          ;   218.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   220.0 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   219.0 fp1     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   220.0 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 800]                           ;   213.5 agu0    78 r1_next.25 reload
        vpxor ymm11, ymm11, ymm14                            ;   220.5 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   221.5 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1696]                          ;   214.5 agu1    77 z reload
        vmovdqu [rbp + 2752], ymm12                          ;   221.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   222.5 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   221.5 fp2     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   222.5 fp3     78 r1_next
        vmovdqu ymm13, [r11 + 832]                           ;   216.3 agu0    78 r1_next.26 reload
        vpxor ymm14, ymm14, ymm13                            ;   223.3 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   224.3 fp1     78 r1_next
        vmovdqu ymm11, [rbp + 1728]                          ;   217.3 agu1    77 z reload
        vmovdqu [rbp + 2720], ymm12                          ;   223.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   225.3 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   224.3 fp3     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   225.3 fp0     78 r1_next
        vmovdqu ymm11, [r11 + 864]                           ;   219.0 agu0    78 r1_next.27 reload
        vpxor ymm13, ymm13, ymm11                            ;   226.0 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   227.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1760]                          ;   220.0 agu1    77 z reload
        vmovdqu [rbp + 2688], ymm12                          ;   226.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   228.0 fp3     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   227.0 fp0     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   228.0 fp1     78 r1_next
        vmovdqu ymm14, [r11 + 896]                           ;   221.5 agu0    78 r1_next.28 reload
        vpxor ymm11, ymm11, ymm14                            ;   228.5 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   229.5 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1792]                          ;   222.5 agu1    77 z reload
        vmovdqu [rbp + 2656], ymm12                          ;   229.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   230.5 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   229.5 fp1     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   230.5 fp2     78 r1_next
        vmovdqu ymm13, [r11 + 928]                           ;   224.3 agu0    78 r1_next.29 reload
        vpxor ymm14, ymm14, ymm13                            ;   231.3 fp3     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   232.3 fp0     78 r1_next
        vmovdqu ymm11, [rbp + 1824]                          ;   225.3 agu1    77 z reload
        vmovdqu [rbp + 2624], ymm12                          ;   231.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   233.3 fp1     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   232.3 fp2     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   233.3 fp3     78 r1_next
        vmovdqu ymm11, [r11 + 960]                           ;   227.0 agu0    78 r1_next.30 reload
        vpxor ymm13, ymm13, ymm11                            ;   234.0 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   235.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1856]                          ;   228.0 agu1    77 z reload
        vmovdqu [rbp + 2912], ymm12                          ;   234.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   236.0 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   235.0 fp3     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   236.0 fp0     78 r1_next
        vpxor ymm11, ymm11, [r11 + 992]                      ;   234.0 fp1+agu0   78 r1_next
        vpxor ymm11, ymm11, [rbp + 1888]                     ;   235.0 fp2+agu1   78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   237.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 2848]                          ;   230.7 agu0    66 r2
        vmovdqu ymm13, [rbp + 2272]                          ;   230.8 agu1    66 r2
        vpxor ymm13, ymm13, [rbp + 2016]                     ;   237.8 fp0+agu0   66 r2
        vpxor ymm14, ymm14, ymm13                            ;   238.8 fp1     66 r2
        vmovdqu [rbp + 2848], ymm11                          ;   238.0 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, [rbp + 2112]                     ;   239.8 fp2+agu1   66 r2
        vmovdqu [rbp + 2944], ymm12                          ;   237.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, [rbp + 2080]                     ;   240.8 fp3+agu0   66 r2
        vmovdqu [rbp + 2080], ymm10                          ;   233.5 agu1+fp5   78 r1_next spill
        vpxor ymm10, ymm11, [rbp + 2880]                     ;   240.8 fp0+agu0   66 r2
        vmovdqu [rbp + 2976], ymm9                           ;   234.5 agu2+fp5   78 r1_next spill
        vpxor ymm9, ymm10, [rbp + 1984]                      ;   241.8 fp1+agu1   66 r2
        vmovdqu [rbp + 1984], ymm8                           ;   235.5 agu2+fp5   78 r1_next spill
        vpxor ymm8, ymm9, [rbp + 2272]                       ;   242.8 fp2+agu0   66 r2
        vmovdqu [rbp + 3008], ymm7                           ;   236.5 agu1+fp5   78 r1_next spill
        vpxor ymm7, ymm12, [rbp + 2048]                      ;   241.8 fp3+agu0   66 r2
        vmovdqu [rbp + 2048], ymm6                           ;   237.5 agu2+fp5   78 r1_next spill
        vpxor ymm6, ymm7, [rbp + 2880]                       ;   242.8 fp0+agu1   66 r2
        vmovdqu [rbp + 3040], ymm5                           ;   238.5 agu2+fp5   78 r1_next spill
        vpxor ymm5, ymm7, [rbp + 2016]                       ;   242.8 fp1+agu0   66 r2
        vmovdqu [rbp + 3072], ymm4                           ;   239.5 agu1+fp5   78 r1_next spill
        vpxor ymm4, ymm12, ymm8                              ;   243.8 fp2     66 r2
        vmovdqu [rbp + 3104], ymm3                           ;   240.5 agu2+fp5   78 r1_next spill
        vpxor ymm3, ymm4, [rbp + 2112]                       ;   244.8 fp3+agu0   66 r2
        vmovdqu [rbp + 3136], ymm2                           ;   241.5 agu1+fp5   78 r1_next spill
        vpxor ymm2, ymm5, ymm3                               ;   245.8 fp0     66 r2
        vmovdqu [rbp + 3168], ymm1                           ;   242.5 agu2+fp5   78 r1_next spill
        vpxor ymm1, ymm2, [rbp + 2272]                       ;   246.8 fp1+agu0   66 r2
        vmovdqu [rbp + 2272], ymm0                           ;   243.5 agu1+fp5   78 r1_next spill
        vpxor ymm0, ymm3, [rbp + 2880]                       ;   245.8 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm0                             ;   246.8 fp3     66 r2
        vpand ymm0, ymm0, ymm3                               ;   246.8 fp0     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   247.8 fp1     66 r2
        vmovdqu [rbp + 3200], ymm15                          ;   244.5 agu2+fp5   78 r1_next spill
        vpand ymm15, ymm7, ymm2                              ;   246.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   248.8 fp3     66 r2
        vpand ymm15, ymm8, ymm13                             ;   247.8 fp0     66 r2
        vpxor ymm0, ymm0, ymm15                              ;   248.8 fp1     66 r2
        vpxor ymm15, ymm8, ymm5                              ;   243.8 fp2     66 r2
        vmovdqu [rbp + 3232], ymm7                           ;   245.5 agu1+fp5   66 r2 spill
        vpand ymm7, ymm15, ymm1                              ;   247.8 fp3     66 r2
        vpxor ymm7, ymm7, [rbp + 2016]                       ;   248.8 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm0                               ;   249.8 fp1     66 r2
        vmovdqu [rbp + 2016], ymm2                           ;   246.8 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm15, [rbp + 2112]                      ;   244.8 fp2+agu1   66 r2
        vmovdqu [rbp + 3264], ymm15                          ;   247.5 agu0+fp5   66 r2 spill
        vpor ymm15, ymm10, [rbp + 2112]                      ;   245.8 fp3+agu1   66 r2
        vmovdqu [rbp + 3296], ymm3                           ;   248.5 agu2+fp5   66 r2 spill
        vpand ymm3, ymm4, ymm11                              ;   246.0 fp0     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   250.8 fp1     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   249.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   249.8 fp3     66 r2
        vmovdqu [rbp + 3328], ymm4                           ;   249.5 agu0+fp5   66 r2 spill
        vpxor ymm4, ymm11, ymm13                             ;   247.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   247.3 fp1     66 r2
        vpand ymm9, ymm12, ymm4                              ;   248.8 fp2     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   250.8 fp3     66 r2
        vpxor ymm9, ymm10, ymm1                              ;   248.2 fp0     66 r2
        vpxor ymm15, ymm15, ymm0                             ;   249.8 fp1     66 r2
        vpand ymm0, ymm2, ymm9                               ;   249.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   250.8 fp3     66 r2
        vpand ymm0, ymm3, ymm7                               ;   251.8 fp0     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   252.8 fp1     66 r2
        vmovdqu [rbp + 3360], ymm4                           ;   250.5 agu1+fp5   66 r2 spill
        vpand ymm4, ymm6, ymm5                               ;   249.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm4                             ;   250.8 fp3     66 r2
        vpand ymm4, ymm15, ymm14                             ;   253.8 fp0     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   254.8 fp1     66 r2
        vpand ymm4, ymm15, ymm3                              ;   255.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm7                               ;   256.8 fp3     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   253.8 fp0     66 r2
        vpor ymm0, ymm0, ymm7                                ;   254.8 fp1     66 r2
        vpxor ymm0, ymm0, ymm3                               ;   255.8 fp2     66 r2
        vpor ymm14, ymm0, ymm4                               ;   257.8 fp3     66 r2
        vpand ymm3, ymm3, ymm4                               ;   257.8 fp0     66 r2
        vpand ymm9, ymm9, ymm4                               ;   257.8 fp1     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   258.8 fp2     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   258.8 fp3     66 r2
        vpxor ymm14, ymm0, ymm4                              ;   257.8 fp0     66 r2
        vpand ymm8, ymm8, ymm7                               ;   259.8 fp1     66 r2
        vpxor ymm3, ymm14, ymm7                              ;   259.8 fp2     66 r2
        vpand ymm10, ymm10, ymm0                             ;   256.8 fp3     66 r2
        vpand ymm13, ymm13, ymm7                             ;   259.8 fp0     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   259.8 fp1     66 r2
        vpand ymm1, ymm1, ymm14                              ;   258.8 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                             ;   260.8 fp3     66 r2
        vpand ymm5, ymm5, ymm3                               ;   260.8 fp0     66 r2
        vpand ymm6, ymm6, ymm3                               ;   260.8 fp1     66 r2
        vpand ymm3, ymm0, [rbp + 2112]                       ;   256.8 fp2+agu0   66 r2
        vpxor ymm0, ymm0, ymm7                               ;   260.8 fp3     66 r2
        vpand ymm11, ymm11, ymm7                             ;   260.8 fp0     66 r2
        vpand ymm7, ymm7, [rbp + 3328]                       ;   260.8 fp1+agu1   66 r2
        vpand ymm2, ymm2, ymm4                               ;   258.0 fp2     66 r2
        vpand ymm14, ymm14, [rbp + 3264]                     ;   258.8 fp3+agu0   66 r2
        vpxor ymm4, ymm4, ymm15                              ;   259.8 fp0     66 r2
        vmovdqu [rbp + 3264], ymm10                          ;   258.5 agu2+fp5   66 r2 spill
        vpand ymm10, ymm0, [rbp + 3296]                      ;   261.8 fp1+agu1   66 r2
        vpand ymm0, ymm0, [rbp + 2880]                       ;   261.8 fp2+agu0   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   262.8 fp3     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   262.8 fp0     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   263.8 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                               ;   261.8 fp2     66 r2
        vpand ymm12, ymm12, ymm15                            ;   260.2 fp3     66 r2
        vpand ymm15, ymm15, [rbp + 3360]                     ;   260.3 fp0+agu1   66 r2
        vmovdqu [rbp + 3360], ymm0                           ;   262.8 agu2+fp5   66 r2 spill
        vpand ymm0, ymm4, [rbp + 2016]                       ;   260.8 fp1+agu0   66 r2
        vpxor ymm10, ymm10, ymm0                             ;   264.8 fp2     66 r2
        vpxor ymm8, ymm8, ymm0                               ;   261.8 fp3     66 r2
        vpand ymm4, ymm4, [rbp + 3232]                       ;   261.3 fp0+agu1   66 r2
        vpxor ymm2, ymm2, ymm8                               ;   262.8 fp1     66 r2
        vpxor ymm0, ymm13, ymm11                             ;   263.8 fp2     66 r2
        vpxor ymm0, ymm0, ymm2                               ;   264.8 fp3     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   265.8 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   262.8 fp1     66 r2
        vpxor ymm3, ymm3, ymm5                               ;   263.8 fp2     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   266.8 fp3     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   267.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm15                              ;   268.8 fp1     66 r2
        vpxor ymm1, ymm1, ymm6                               ;   264.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   269.8 fp3     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   264.3 fp0     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   266.8 fp1     66 r2
        vmovdqu ymm14, [rel snow2_keystream.T0_constants256] ;   263.3 agu0    66 r2 reload
        vpxor ymm0, ymm0, ymm14                              ;   270.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm11                              ;   265.2 fp3     66 r2
        vpxor ymm4, ymm4, ymm15                              ;   268.8 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   270.3 fp1     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   270.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm14                              ;   270.3 fp3     66 r2
        vmovdqu ymm15, [rbp + 2176]                          ;   264.5 agu1    66 r2
        vmovdqu ymm5, [rbp + 2240]                           ;   264.7 agu0    66 r2
        vmovdqu ymm6, [rbp + 1952]                           ;   265.5 agu1    77 z reload
        vpxor ymm5, ymm5, ymm6                               ;   272.5 fp0     66 r2
        vpxor ymm15, ymm15, ymm5                             ;   273.5 fp1     66 r2
        vmovdqu ymm7, [rbp + 352]                            ;   265.7 agu0    77 z reload
        vpxor ymm8, ymm15, ymm7                              ;   274.5 fp2     66 r2
        vpxor ymm11, ymm8, [rbp + 320]                       ;   275.5 fp3+agu1   66 r2
        vmovdqu [rbp + 2176], ymm0                           ;   271.3 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm8, [rbp + 2144]                       ;   275.5 fp0+agu0   66 r2
        vmovdqu [rbp + 3232], ymm10                          ;   266.8 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm0, [rbp + 2208]                      ;   276.5 fp1+agu1   66 r2
        vmovdqu [rbp + 2208], ymm2                           ;   271.3 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm10, [rbp + 2240]                      ;   277.5 fp2+agu1   66 r2
        vmovdqu [rbp + 2016], ymm3                           ;   268.8 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm11, [rbp + 1920]                      ;   276.5 fp3+agu0   66 r2
        vmovdqu [rbp + 1920], ymm4                           ;   271.3 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm3, [rbp + 2144]                       ;   277.5 fp0+agu0   66 r2
        vmovdqu [rbp + 2880], ymm12                          ;   271.3 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm3, ymm6                              ;   277.5 fp1     66 r2
        vmovdqu [rbp + 3296], ymm13                          ;   271.8 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm2                             ;   278.5 fp2     66 r2
        vmovdqu [rbp + 3328], ymm9                           ;   272.8 agu0+fp5   66 r2 spill
        vpxor ymm9, ymm13, ymm7                              ;   279.5 fp3     66 r2
        vmovdqu [rbp + 2112], ymm1                           ;   273.8 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm12, ymm9                              ;   280.5 fp0     66 r2
        vpxor ymm14, ymm1, [rbp + 2240]                      ;   281.5 fp1+agu1   66 r2
        vpxor ymm6, ymm9, [rbp + 2144]                       ;   280.5 fp2+agu0   66 r2
        vpxor ymm5, ymm5, ymm6                               ;   281.5 fp3     66 r2
        vpand ymm6, ymm6, ymm9                               ;   281.5 fp0     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   282.5 fp1     66 r2
        vmovdqu [rbp + 2240], ymm9                           ;   280.5 agu2+fp5   66 r2 spill
        vpand ymm9, ymm3, ymm1                               ;   281.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   283.5 fp3     66 r2
        vpand ymm9, ymm2, ymm5                               ;   282.5 fp0     66 r2
        vpxor ymm6, ymm6, ymm9                               ;   283.5 fp1     66 r2
        vpxor ymm9, ymm2, ymm12                              ;   278.5 fp2     66 r2
        vmovdqu [rbp + 3392], ymm3                           ;   277.7 agu1+fp5   66 r2 spill
        vpand ymm3, ymm9, ymm14                              ;   282.5 fp3     66 r2
        vpxor ymm3, ymm3, [rbp + 1952]                       ;   283.5 fp0+agu0   66 r2
        vpxor ymm3, ymm3, ymm6                               ;   284.5 fp1     66 r2
        vmovdqu [rbp + 1952], ymm1                           ;   281.5 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm9, ymm7                               ;   279.5 fp2     66 r2
        vmovdqu [rbp + 3424], ymm9                           ;   279.7 agu1+fp5   66 r2 spill
        vpor ymm9, ymm0, ymm7                                ;   279.8 fp3     66 r2
        vpand ymm7, ymm13, ymm8                              ;   280.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   285.5 fp1     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   284.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   284.5 fp3     66 r2
        vmovdqu [rbp + 3456], ymm13                          ;   280.8 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm8, ymm5                              ;   282.5 fp0     66 r2
        vpxor ymm9, ymm9, ymm10                              ;   281.5 fp1     66 r2
        vpand ymm10, ymm11, ymm13                            ;   283.5 fp2     66 r2
        vpxor ymm7, ymm7, ymm10                              ;   285.5 fp3     66 r2
        vpxor ymm10, ymm0, ymm14                             ;   282.5 fp0     66 r2
        vpxor ymm9, ymm9, ymm6                               ;   284.5 fp1     66 r2
        vpand ymm6, ymm1, ymm10                              ;   283.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   285.5 fp3     66 r2
        vpand ymm6, ymm7, ymm3                               ;   286.5 fp0     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   287.5 fp1     66 r2
        vmovdqu [rbp + 3488], ymm13                          ;   283.5 agu2+fp5   66 r2 spill
        vpand ymm13, ymm4, ymm12                             ;   283.7 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                              ;   285.5 fp3     66 r2
        vpand ymm13, ymm9, ymm15                             ;   288.5 fp0     66 r2
        vpxor ymm7, ymm7, ymm13                              ;   289.5 fp1     66 r2
        vpand ymm13, ymm9, ymm7                              ;   290.5 fp2     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   291.5 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   288.5 fp0     66 r2
        vpor ymm6, ymm6, ymm3                                ;   289.5 fp1     66 r2
        vpxor ymm6, ymm6, ymm7                               ;   290.5 fp2     66 r2
        vpor ymm15, ymm6, ymm13                              ;   292.5 fp3     66 r2
        vpand ymm7, ymm7, ymm13                              ;   292.5 fp0     66 r2
        vpand ymm10, ymm10, ymm13                            ;   292.5 fp1     66 r2
        vpxor ymm9, ymm9, ymm7                               ;   293.5 fp2     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   293.5 fp3     66 r2
        vpxor ymm15, ymm6, ymm13                             ;   292.5 fp0     66 r2
        vpand ymm2, ymm2, ymm3                               ;   294.5 fp1     66 r2
        vpxor ymm7, ymm15, ymm3                              ;   294.5 fp2     66 r2
        vpand ymm0, ymm0, ymm6                               ;   291.5 fp3     66 r2
        vpand ymm5, ymm5, ymm3                               ;   294.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   294.5 fp1     66 r2
        vpand ymm14, ymm14, ymm15                            ;   293.5 fp2     66 r2
        vpxor ymm5, ymm5, ymm14                              ;   295.5 fp3     66 r2
        vpand ymm12, ymm12, ymm7                             ;   295.5 fp0     66 r2
        vpand ymm4, ymm4, ymm7                               ;   295.5 fp1     66 r2
        vpand ymm7, ymm6, [rbp + 352]                        ;   291.5 fp2+agu1   66 r2
        vpxor ymm6, ymm6, ymm3                               ;   295.5 fp3     66 r2
        vpand ymm8, ymm8, ymm3                               ;   295.5 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 3456]                       ;   295.5 fp1+agu0   66 r2
        vpand ymm1, ymm1, ymm13                              ;   292.7 fp2     66 r2
        vpand ymm15, ymm15, [rbp + 3424]                     ;   293.5 fp3+agu1   66 r2
        vpxor ymm13, ymm13, ymm9                             ;   294.5 fp0     66 r2
        vmovdqu [rbp + 3424], ymm0                           ;   293.2 agu2+fp5   66 r2 spill
        vpand ymm0, ymm6, [rbp + 2240]                       ;   296.5 fp1+agu0   66 r2
        vpand ymm6, ymm6, [rbp + 2144]                       ;   296.5 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm6                               ;   297.5 fp3     66 r2
        vpxor ymm0, ymm0, ymm7                               ;   297.5 fp0     66 r2
        vpxor ymm0, ymm0, ymm1                               ;   298.5 fp1     66 r2
        vpxor ymm1, ymm1, ymm12                              ;   296.5 fp2     66 r2
        vpand ymm11, ymm11, ymm9                             ;   294.8 fp3     66 r2
        vpand ymm9, ymm9, [rbp + 3488]                       ;   295.0 fp0+agu0   66 r2
        vmovdqu [rbp + 3488], ymm11                          ;   295.8 agu2+fp5   66 r2 spill
        vpand ymm11, ymm13, [rbp + 1952]                     ;   295.5 fp1+agu1   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   299.5 fp2     66 r2
        vpxor ymm2, ymm2, ymm11                              ;   296.5 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 3392]                     ;   296.0 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm2                               ;   297.5 fp1     66 r2
        vpxor ymm11, ymm5, ymm8                              ;   298.5 fp2     66 r2
        vpxor ymm11, ymm11, ymm1                             ;   299.5 fp3     66 r2
        vpxor ymm15, ymm15, ymm11                            ;   300.5 fp0     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   297.5 fp1     66 r2
        vpxor ymm7, ymm7, ymm12                              ;   298.5 fp2     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   301.5 fp3     66 r2
        vpxor ymm9, ymm9, ymm7                               ;   302.5 fp0     66 r2
        vpxor ymm10, ymm10, ymm9                             ;   303.5 fp1     66 r2
        vpxor ymm14, ymm14, ymm4                             ;   298.7 fp2     66 r2
        vpxor ymm5, ymm5, ymm6                               ;   298.8 fp3     66 r2
        vpxor ymm14, ymm14, ymm10                            ;   304.5 fp0     66 r2
        vpxor ymm5, ymm5, ymm10                              ;   304.5 fp1     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   301.5 fp2     66 r2
        vpxor ymm5, ymm5, [rbp + 3424]                       ;   305.5 fp3+agu1   66 r2
        vpxor ymm13, ymm13, ymm8                             ;   300.0 fp0     66 r2
        vmovdqu ymm15, [rel snow2_keystream.T0_constants256] ;   298.5 agu0    66 r2 reload
        vpxor ymm1, ymm1, ymm15                              ;   305.5 fp1     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   303.5 fp2     66 r2
        vpxor ymm2, ymm2, [rbp + 3488]                       ;   302.8 fp3+agu1   66 r2
        vpxor ymm2, ymm2, ymm15                              ;   305.5 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   305.5 fp1     66 r2
        vmovdqu ymm3, [rbp + 416]                            ;   299.5 agu0    66 r2
        vmovdqu ymm4, [rbp + 480]                            ;   300.2 agu1    66 r2
        vmovdqu ymm6, [rbp + 512]                            ;   300.5 agu0    77 z reload
        vpxor ymm4, ymm4, ymm6                               ;   307.5 fp2     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   308.5 fp3     66 r2
        vmovdqu ymm8, [rbp + 608]                            ;   301.2 agu1    77 z reload
        vpxor ymm9, ymm3, ymm8                               ;   309.5 fp0     66 r2
        vpxor ymm10, ymm9, [rbp + 576]                       ;   310.5 fp1+agu0   66 r2
        vmovdqu ymm12, [rbp + 384]                           ;   302.2 agu1    77 z reload
        vmovdqu [rbp + 3488], ymm7                           ;   302.5 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm9, ymm12                              ;   310.5 fp2     66 r2
        vmovdqu [rbp + 3424], ymm0                           ;   302.7 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm7, [rbp + 448]                        ;   311.5 fp3+agu1   66 r2
        vmovdqu [rbp + 3392], ymm1                           ;   306.5 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm0, [rbp + 480]                        ;   312.5 fp0+agu0   66 r2
        vmovdqu [rbp + 1952], ymm11                          ;   304.7 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm10, [rbp + 544]                      ;   311.5 fp1+agu1   66 r2
        vmovdqu [rbp + 2144], ymm13                          ;   306.5 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm12                            ;   312.5 fp2     66 r2
        vmovdqu [rbp + 2240], ymm2                           ;   306.7 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm11, ymm6                              ;   312.5 fp3     66 r2
        vmovdqu [rbp + 3456], ymm5                           ;   307.7 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm10, ymm1                              ;   313.5 fp0     66 r2
        vmovdqu [rbp + 3520], ymm14                          ;   308.7 agu0+fp5   66 r2 spill
        vpxor ymm14, ymm5, ymm8                              ;   314.5 fp1     66 r2
        vpxor ymm15, ymm2, ymm14                             ;   315.5 fp2     66 r2
        vpxor ymm6, ymm15, [rbp + 480]                       ;   316.5 fp3+agu1   66 r2
        vmovdqu [rbp + 3552], ymm0                           ;   312.5 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm14, ymm12                             ;   315.5 fp0     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   316.5 fp1     66 r2
        vpand ymm0, ymm0, ymm14                              ;   316.5 fp2     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   317.5 fp3     66 r2
        vpand ymm12, ymm11, ymm15                            ;   316.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   318.5 fp1     66 r2
        vpand ymm12, ymm1, ymm4                              ;   317.5 fp2     66 r2
        vpxor ymm0, ymm0, ymm12                              ;   318.5 fp3     66 r2
        vpxor ymm12, ymm1, ymm2                              ;   313.5 fp0     66 r2
        vmovdqu [rbp + 3584], ymm11                          ;   312.7 agu0+fp5   66 r2 spill
        vpand ymm11, ymm12, ymm6                             ;   317.5 fp1     66 r2
        vpxor ymm11, ymm11, [rbp + 512]                      ;   318.5 fp2+agu1   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   319.5 fp3     66 r2
        vmovdqu [rbp + 3616], ymm15                          ;   316.5 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm12, ymm8                             ;   314.5 fp0     66 r2
        vmovdqu [rbp + 3648], ymm12                          ;   314.7 agu0+fp5   66 r2 spill
        vpor ymm12, ymm7, ymm8                               ;   314.7 fp1     66 r2
        vpand ymm8, ymm5, ymm9                               ;   314.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm8                             ;   320.5 fp3     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   319.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   319.5 fp1     66 r2
        vmovdqu [rbp + 3680], ymm5                           ;   315.7 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm9, ymm4                               ;   317.5 fp2     66 r2
        vmovdqu [rbp + 3712], ymm9                           ;   316.7 agu2+fp5   66 r2 spill
        vpand ymm9, ymm10, ymm5                              ;   318.5 fp3     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   320.5 fp0     66 r2
        vpxor ymm9, ymm7, ymm6                               ;   317.5 fp1     66 r2
        vpxor ymm12, ymm12, ymm0                             ;   319.5 fp2     66 r2
        vpand ymm0, ymm15, ymm9                              ;   318.5 fp3     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   320.5 fp0     66 r2
        vpand ymm0, ymm8, ymm11                              ;   321.5 fp1     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   322.5 fp2     66 r2
        vpxor ymm12, ymm12, [rbp + 3552]                     ;   320.5 fp3+agu0   66 r2
        vmovdqu [rbp + 3552], ymm5                           ;   318.5 agu1+fp5   66 r2 spill
        vpand ymm5, ymm13, ymm2                              ;   318.8 fp0     66 r2
        vpxor ymm12, ymm12, ymm5                             ;   321.5 fp1     66 r2
        vpand ymm5, ymm12, ymm3                              ;   323.5 fp2     66 r2
        vpxor ymm8, ymm8, ymm5                               ;   324.5 fp3     66 r2
        vpand ymm5, ymm12, ymm8                              ;   325.5 fp0     66 r2
        vpxor ymm5, ymm5, ymm11                              ;   326.5 fp1     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   323.5 fp2     66 r2
        vpor ymm0, ymm0, ymm11                               ;   324.5 fp3     66 r2
        vpxor ymm0, ymm0, ymm8                               ;   325.5 fp0     66 r2
        vpor ymm3, ymm0, ymm5                                ;   327.5 fp1     66 r2
        vpand ymm8, ymm8, ymm5                               ;   327.5 fp2     66 r2
        vpand ymm9, ymm9, ymm5                               ;   327.5 fp3     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   328.5 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   328.5 fp1     66 r2
        vpxor ymm3, ymm0, ymm5                               ;   327.5 fp2     66 r2
        vpand ymm1, ymm1, ymm11                              ;   329.5 fp3     66 r2
        vpxor ymm8, ymm3, ymm11                              ;   329.5 fp0     66 r2
        vpand ymm7, ymm7, ymm0                               ;   326.5 fp1     66 r2
        vpand ymm4, ymm4, ymm11                              ;   329.5 fp2     66 r2
        vpxor ymm11, ymm11, ymm12                            ;   329.5 fp3     66 r2
        vpand ymm6, ymm6, ymm3                               ;   328.5 fp0     66 r2
        vpxor ymm4, ymm4, ymm6                               ;   330.5 fp1     66 r2
        vpand ymm2, ymm2, ymm8                               ;   330.5 fp2     66 r2
        vpand ymm13, ymm13, ymm8                             ;   330.5 fp3     66 r2
        vpand ymm8, ymm0, [rbp + 608]                        ;   326.5 fp0+agu0   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   330.5 fp1     66 r2
        vpand ymm14, ymm14, ymm0                             ;   331.5 fp2     66 r2
        vpand ymm0, ymm0, [rbp + 384]                        ;   331.5 fp3+agu1   66 r2
        vpand ymm15, ymm15, ymm5                             ;   327.7 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 3648]                       ;   328.5 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm12                              ;   329.5 fp2     66 r2
        vpxor ymm14, ymm14, ymm8                             ;   332.5 fp3     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   333.5 fp0     66 r2
        vmovdqu [rbp + 3648], ymm7                           ;   328.7 agu2+fp5   66 r2 spill
        vpand ymm7, ymm11, [rbp + 3712]                      ;   330.5 fp1+agu1   66 r2
        vpand ymm11, ymm11, [rbp + 3680]                     ;   330.5 fp2+agu0   66 r2
        vpxor ymm7, ymm7, ymm0                               ;   332.5 fp3     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   331.5 fp0     66 r2
        vpand ymm10, ymm10, ymm12                            ;   329.8 fp1     66 r2
        vpand ymm12, ymm12, [rbp + 3552]                     ;   330.0 fp2+agu1   66 r2
        vmovdqu [rbp + 3552], ymm10                          ;   330.8 agu2+fp5   66 r2 spill
        vpand ymm10, ymm5, [rbp + 3616]                      ;   330.5 fp3+agu0   66 r2
        vpxor ymm14, ymm14, ymm10                            ;   334.5 fp0     66 r2
        vpxor ymm1, ymm1, ymm10                              ;   331.5 fp1     66 r2
        vpand ymm5, ymm5, [rbp + 3584]                       ;   331.0 fp2+agu1   66 r2
        vpxor ymm15, ymm15, ymm1                             ;   332.5 fp3     66 r2
        vpxor ymm10, ymm4, ymm7                              ;   333.5 fp0     66 r2
        vpxor ymm10, ymm10, ymm15                            ;   334.5 fp1     66 r2
        vpxor ymm3, ymm3, ymm10                              ;   335.5 fp2     66 r2
        vpxor ymm8, ymm8, ymm11                              ;   332.5 fp3     66 r2
        vpxor ymm8, ymm8, ymm2                               ;   333.5 fp0     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   336.5 fp1     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   337.5 fp2     66 r2
        vpxor ymm9, ymm9, ymm12                              ;   338.5 fp3     66 r2
        vpxor ymm6, ymm6, ymm13                              ;   333.7 fp0     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   333.8 fp1     66 r2
        vpxor ymm6, ymm6, ymm9                               ;   339.5 fp2     66 r2
        vpxor ymm4, ymm4, ymm9                               ;   339.5 fp3     66 r2
        vpxor ymm4, ymm4, [rbp + 3648]                       ;   340.5 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   336.5 fp1     66 r2
        vmovdqu ymm0, [rel snow2_keystream.T0_constants256]  ;   333.3 agu1    66 r2 reload
        vpxor ymm10, ymm10, ymm0                             ;   340.3 fp2     66 r2
        vpxor ymm5, ymm5, ymm7                               ;   335.5 fp3     66 r2
        vpxor ymm5, ymm5, ymm12                              ;   338.5 fp0     66 r2
        vpxor ymm15, ymm15, ymm0                             ;   340.3 fp1     66 r2
        vpxor ymm1, ymm1, [rbp + 3552]                       ;   337.8 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm0                               ;   340.3 fp3     66 r2
        vpxor ymm5, ymm5, ymm0                               ;   340.3 fp0     66 r2
        vmovdqu ymm2, [rbp + 672]                            ;   334.7 agu1    66 r2
        vmovdqu ymm3, [rbp + 736]                            ;   335.2 agu0    66 r2
        vmovdqu ymm7, [rbp + 768]                            ;   335.7 agu1    77 z reload
        vpxor ymm3, ymm3, ymm7                               ;   342.7 fp1     66 r2
        vpxor ymm2, ymm2, ymm3                               ;   343.7 fp2     66 r2
        vmovdqu ymm9, [rbp + 864]                            ;   336.2 agu0    77 z reload
        vpxor ymm11, ymm2, ymm9                              ;   344.7 fp3     66 r2
        vpxor ymm12, ymm11, [rbp + 832]                      ;   345.7 fp0+agu1   66 r2
        vmovdqu ymm13, [rbp + 640]                           ;   337.2 agu0    77 z reload
        vpxor ymm0, ymm11, ymm13                             ;   345.7 fp1     66 r2
        vmovdqu [rbp + 3552], ymm15                          ;   341.3 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm0, [rbp + 704]                       ;   346.7 fp2+agu1   66 r2
        vmovdqu [rbp + 3648], ymm10                          ;   341.3 agu0+fp5   66 r2 spill
        vpxor ymm10, ymm15, [rbp + 736]                      ;   347.7 fp3+agu1   66 r2
        vmovdqu [rbp + 3584], ymm1                           ;   341.3 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm12, [rbp + 800]                       ;   346.7 fp0+agu0   66 r2
        vmovdqu [rbp + 3616], ymm4                           ;   341.5 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm1, ymm13                              ;   347.7 fp1     66 r2
        vmovdqu [rbp + 3680], ymm6                           ;   341.5 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm1, ymm7                               ;   347.7 fp2     66 r2
        vmovdqu [rbp + 3712], ymm14                          ;   342.5 agu0+fp5   66 r2 spill
        vpxor ymm14, ymm12, ymm10                            ;   348.7 fp3     66 r2
        vmovdqu [rbp + 3744], ymm8                           ;   343.5 agu1+fp5   66 r2 spill
        vpxor ymm8, ymm14, ymm9                              ;   349.7 fp0     66 r2
        vmovdqu [rbp + 3776], ymm5                           ;   344.5 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm6, ymm8                               ;   350.7 fp1     66 r2
        vpxor ymm7, ymm5, [rbp + 736]                        ;   351.7 fp2+agu0   66 r2
        vmovdqu [rbp + 3808], ymm15                          ;   347.7 agu1+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm13                             ;   350.7 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   351.7 fp0     66 r2
        vpand ymm15, ymm15, ymm8                             ;   351.7 fp1     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   352.7 fp2     66 r2
        vpand ymm13, ymm1, ymm5                              ;   351.7 fp3     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   353.7 fp0     66 r2
        vpand ymm13, ymm10, ymm3                             ;   352.7 fp1     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   353.7 fp2     66 r2
        vpxor ymm13, ymm10, ymm6                             ;   348.7 fp3     66 r2
        vmovdqu [rbp + 3840], ymm1                           ;   347.8 agu2+fp5   66 r2 spill
        vpand ymm1, ymm13, ymm7                              ;   352.7 fp0     66 r2
        vpxor ymm1, ymm1, [rbp + 768]                        ;   353.7 fp1+agu0   66 r2
        vpxor ymm1, ymm1, ymm15                              ;   354.7 fp2     66 r2
        vmovdqu [rbp + 3872], ymm5                           ;   351.7 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm13, ymm9                              ;   349.7 fp3     66 r2
        vmovdqu [rbp + 3904], ymm13                          ;   349.8 agu2+fp5   66 r2 spill
        vpor ymm13, ymm0, ymm9                               ;   349.8 fp0     66 r2
        vpand ymm9, ymm14, ymm11                             ;   350.0 fp1     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   355.7 fp2     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   354.7 fp3     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   354.7 fp0     66 r2
        vmovdqu [rbp + 3936], ymm14                          ;   350.8 agu0+fp5   66 r2 spill
        vpxor ymm14, ymm11, ymm3                             ;   352.7 fp1     66 r2
        vmovdqu [rbp + 3968], ymm11                          ;   351.8 agu1+fp5   66 r2 spill
        vpand ymm11, ymm12, ymm14                            ;   353.7 fp2     66 r2
        vpxor ymm9, ymm9, ymm11                              ;   355.7 fp3     66 r2
        vpxor ymm11, ymm0, ymm7                              ;   352.7 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   354.7 fp1     66 r2
        vpand ymm15, ymm5, ymm11                             ;   353.7 fp2     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   355.7 fp3     66 r2
        vpand ymm15, ymm9, ymm1                              ;   356.7 fp0     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   357.7 fp1     66 r2
        vpxor ymm13, ymm13, [rbp + 3808]                     ;   355.7 fp2+agu0   66 r2
        vmovdqu [rbp + 3808], ymm14                          ;   353.7 agu2+fp5   66 r2 spill
        vpand ymm14, ymm4, ymm6                              ;   354.0 fp3     66 r2
        vpxor ymm13, ymm13, ymm14                            ;   356.7 fp0     66 r2
        vpand ymm14, ymm13, ymm2                             ;   358.7 fp1     66 r2
        vpxor ymm9, ymm9, ymm14                              ;   359.7 fp2     66 r2
        vpand ymm14, ymm13, ymm9                             ;   360.7 fp3     66 r2
        vpxor ymm14, ymm14, ymm1                             ;   361.7 fp0     66 r2
        vpxor ymm1, ymm1, ymm2                               ;   358.7 fp1     66 r2
        vpor ymm15, ymm15, ymm1                              ;   359.7 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   360.7 fp3     66 r2
        vpor ymm2, ymm15, ymm14                              ;   362.7 fp0     66 r2
        vpand ymm9, ymm9, ymm14                              ;   362.7 fp1     66 r2
        vpand ymm11, ymm11, ymm14                            ;   362.7 fp2     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   363.7 fp3     66 r2
        vpxor ymm1, ymm1, ymm2                               ;   363.7 fp0     66 r2
        vpxor ymm2, ymm15, ymm14                             ;   362.7 fp1     66 r2
        vpand ymm10, ymm10, ymm1                             ;   364.7 fp2     66 r2
        vpxor ymm9, ymm2, ymm1                               ;   364.7 fp3     66 r2
        vpand ymm0, ymm0, ymm15                              ;   361.7 fp0     66 r2
        vpand ymm3, ymm3, ymm1                               ;   364.7 fp1     66 r2
        vpxor ymm1, ymm1, ymm13                              ;   364.7 fp2     66 r2
        vpand ymm7, ymm7, ymm2                               ;   363.7 fp3     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   365.7 fp0     66 r2
        vpand ymm6, ymm6, ymm9                               ;   365.7 fp1     66 r2
        vpand ymm4, ymm4, ymm9                               ;   365.7 fp2     66 r2
        vpand ymm9, ymm15, [rbp + 864]                       ;   361.7 fp3+agu1   66 r2
        vpxor ymm15, ymm15, ymm1                             ;   365.7 fp0     66 r2
        vpand ymm8, ymm8, ymm15                              ;   366.7 fp1     66 r2
        vpand ymm15, ymm15, [rbp + 640]                      ;   366.7 fp2+agu0   66 r2
        vpand ymm5, ymm5, ymm14                              ;   362.8 fp3     66 r2
        vpand ymm2, ymm2, [rbp + 3904]                       ;   363.7 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm13                            ;   364.7 fp1     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   367.7 fp2     66 r2
        vpxor ymm8, ymm8, ymm5                               ;   368.7 fp3     66 r2
        vmovdqu [rbp + 3904], ymm0                           ;   363.8 agu2+fp5   66 r2 spill
        vpand ymm0, ymm1, [rbp + 3968]                       ;   365.7 fp0+agu0   66 r2
        vpand ymm1, ymm1, [rbp + 3936]                       ;   365.7 fp1+agu1   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   367.7 fp2     66 r2
        vpxor ymm5, ymm5, ymm6                               ;   366.7 fp3     66 r2
        vpand ymm12, ymm12, ymm13                            ;   365.0 fp0     66 r2
        vpand ymm13, ymm13, [rbp + 3808]                     ;   365.2 fp1+agu0   66 r2
        vmovdqu [rbp + 3808], ymm12                          ;   366.0 agu2+fp5   66 r2 spill
        vpand ymm12, ymm14, [rbp + 3872]                     ;   365.7 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm12                              ;   369.7 fp3     66 r2
        vpxor ymm10, ymm10, ymm12                            ;   366.7 fp0     66 r2
        vpand ymm14, ymm14, [rbp + 3840]                     ;   366.2 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm10                              ;   367.7 fp2     66 r2
        vpxor ymm12, ymm3, ymm0                              ;   368.7 fp3     66 r2
        vpxor ymm12, ymm12, ymm5                             ;   369.7 fp0     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   370.7 fp1     66 r2
        vpxor ymm9, ymm9, ymm1                               ;   367.7 fp2     66 r2
        vpxor ymm9, ymm9, ymm6                               ;   368.7 fp3     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   371.7 fp0     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   372.7 fp1     66 r2
        vpxor ymm11, ymm11, ymm13                            ;   373.7 fp2     66 r2
        vpxor ymm7, ymm7, ymm4                               ;   368.8 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   369.0 fp0     66 r2
        vpxor ymm7, ymm7, ymm11                              ;   374.7 fp1     66 r2
        vpxor ymm3, ymm3, ymm11                              ;   374.7 fp2     66 r2
        vpxor ymm3, ymm3, [rbp + 3904]                       ;   375.7 fp3+agu1   66 r2
        vmovdqu ymm15, [rel snow2_keystream.T0_constants256] ;   368.3 agu0    66 r2 reload
        vpxor ymm5, ymm5, ymm15                              ;   375.3 fp0     66 r2
        vmovdqu ymm1, [rbp + 2112]                           ;   369.2 agu1    66 r2
        vmovdqu ymm4, [rbp + 3520]                           ;   369.3 agu0    66 r2 reload
        vpxor ymm1, ymm1, ymm4                               ;   376.3 fp1     66 r2
        vmovdqu ymm6, [rbp + 3264]                           ;   370.2 agu1    66 r2
        vpxor ymm6, ymm6, [rbp + 3296]                       ;   377.2 fp2+agu0   66 r2
        vpxor ymm6, ymm6, [rbp + 3328]                       ;   378.2 fp3+agu1   66 r2
        vpxor ymm6, ymm6, [rbp + 3360]                       ;   379.2 fp0+agu0   66 r2
        vmovdqu ymm11, [rbp + 3456]                          ;   372.2 agu1    66 r2 reload
        vpxor ymm6, ymm6, ymm11                              ;   380.2 fp1     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   371.7 fp2     66 r2
        vmovdqu ymm2, [rbp + 2880]                           ;   372.3 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 2240]                       ;   379.3 fp3+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 2240]                     ;   373.3 fp0+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 3808]                     ;   374.3 fp1+agu1   66 r2
        vpxor ymm10, ymm10, ymm15                            ;   375.3 fp2     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   372.8 fp3     66 r2
        vmovdqu ymm0, [rbp + 2112]                           ;   374.3 agu0    66 r2 reload
        vmovdqu [rbp + 3808], ymm3                           ;   376.7 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm7, ymm0                               ;   381.3 fp0     66 r2
        vpxor ymm14, ymm14, ymm13                            ;   373.8 fp1     66 r2
        vmovdqu ymm13, [rbp + 1920]                          ;   375.2 agu1    66 r2
        vpxor ymm13, ymm13, [rbp + 2144]                     ;   382.2 fp2+agu0   66 r2
        vpxor ymm0, ymm0, ymm13                              ;   383.2 fp3     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   375.3 fp0     66 r2
        vpxor ymm14, ymm14, [rbp + 2144]                     ;   376.3 fp1+agu1   66 r2
        vpxor ymm13, ymm13, ymm10                            ;   383.2 fp2     66 r2
        vmovdqu [rbp + 2144], ymm6                           ;   381.2 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, [rbp + 2016]                       ;   376.3 fp3+agu0   66 r2
        vpxor ymm6, ymm6, ymm2                               ;   380.3 fp0     66 r2
        vpxor ymm2, ymm2, [rbp + 3776]                       ;   380.3 fp1+agu1   66 r2
        vmovdqu [rbp + 2112], ymm6                           ;   381.3 agu2+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 1920]                           ;   377.3 agu0    66 r2
        vpxor ymm6, ymm6, [rbp + 3776]                       ;   384.3 fp2+agu1   66 r2
        vpxor ymm4, ymm4, [rbp + 3680]                       ;   378.3 fp3+agu0   66 r2
        vmovdqu [rbp + 3520], ymm6                           ;   385.3 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, [rbp + 3744]                       ;   379.2 fp0+agu1   66 r2
        vpxor ymm11, ymm11, ymm4                             ;   379.3 fp1     66 r2
        vpxor ymm11, ymm11, [rbp + 3616]                     ;   380.3 fp2+agu0   66 r2
        vmovdqu [rbp + 3456], ymm9                           ;   379.2 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm10, [rbp + 2880]                      ;   380.2 fp3+agu1   66 r2
        vpxor ymm9, ymm9, ymm6                               ;   381.2 fp0     66 r2
        vpxor ymm10, ymm10, [rbp + 3584]                     ;   380.3 fp1+agu0   66 r2
        vmovdqu [rbp + 1568], ymm9                           ;   382.2 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm1, [rbp + 1952]                       ;   381.2 fp2+agu1   66 r2
        vpxor ymm9, ymm9, ymm15                              ;   382.2 fp3     66 r2
        vmovdqu [rbp + 1952], ymm1                           ;   381.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm2, ymm13                              ;   384.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   381.3 fp1     66 r2
        vmovdqu [rbp + 1856], ymm1                           ;   385.2 agu0+fp5   66 r2 spill
        vpxor ymm1, ymm8, [rbp + 3712]                       ;   382.2 fp2+agu1   66 r2
        vmovdqu [rbp + 1920], ymm13                          ;   384.2 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm1, [rbp + 3392]                      ;   383.2 fp3+agu0   66 r2
        vpxor ymm7, ymm7, [rbp + 3680]                       ;   383.2 fp0+agu1   66 r2
        vpxor ymm12, ymm12, ymm15                            ;   381.8 fp1     66 r2
        vpxor ymm15, ymm4, ymm0                              ;   384.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   385.2 fp3     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   385.2 fp0     66 r2
        vpxor ymm12, ymm12, [rbp + 3648]                     ;   383.3 fp1+agu0   66 r2
        vpxor ymm1, ymm1, ymm7                               ;   384.2 fp2     66 r2
        vmovdqu [rbp + 1120], ymm15                          ;   386.2 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm13, [rbp + 2208]                     ;   384.2 fp3+agu1   66 r2
        vpxor ymm13, ymm13, [rbp + 3232]                     ;   384.3 fp0+agu0   66 r2
        vpxor ymm4, ymm4, ymm12                              ;   384.3 fp1     66 r2
        vmovdqu [rbp + 2240], ymm8                           ;   385.2 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm15, [rbp + 3424]                      ;   385.2 fp2+agu1   66 r2
        vpxor ymm15, ymm15, ymm5                             ;   385.2 fp3     66 r2
        vmovdqu [rbp + 960], ymm8                            ;   386.2 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm12, ymm1                              ;   385.2 fp0     66 r2
        vpxor ymm8, ymm8, ymm15                              ;   386.2 fp1     66 r2
        vpxor ymm12, ymm12, ymm9                             ;   385.2 fp2     66 r2
        vmovdqu [rbp + 1088], ymm2                           ;   387.2 agu0+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3424]                           ;   386.2 agu1    66 r2
        vpxor ymm2, ymm2, [rbp + 3712]                       ;   393.2 fp3+agu0   66 r2
        vmovdqu [rbp + 1888], ymm14                          ;   388.2 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm13, [rbp + 3552]                     ;   387.2 fp0+agu1   66 r2
        vpxor ymm13, ymm13, ymm2                             ;   394.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm11                              ;   394.2 fp2     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   395.2 fp3     66 r2
        vpxor ymm9, ymm9, [rbp + 2176]                       ;   387.3 fp0+agu0   66 r2
        vmovdqu [rbp + 1728], ymm15                          ;   396.2 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 3808]                          ;   388.2 agu1    66 r2
        vpxor ymm15, ymm15, [rbp + 2144]                     ;   395.2 fp1+agu0   66 r2
        vpxor ymm2, ymm2, ymm15                              ;   396.2 fp2     66 r2
        vpxor ymm15, ymm15, ymm1                             ;   396.2 fp3     66 r2
        vmovdqu [rbp + 1504], ymm15                          ;   397.2 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm7, [rbp + 3520]                      ;   392.3 fp0+agu1   66 r2
        vmovdqu [rbp + 1216], ymm14                          ;   391.2 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm4, [rbp + 2176]                      ;   389.3 fp1+agu0   66 r2
        vmovdqu [rbp + 1152], ymm14                          ;   392.2 agu1+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 2112]                          ;   390.3 agu0    66 r2
        vpxor ymm14, ymm14, [rbp + 3584]                     ;   397.3 fp2+agu1   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   393.3 fp3     66 r2
        vmovdqu [rbp + 1824], ymm14                          ;   398.3 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 2016]                          ;   391.3 agu0    66 r2
        vpxor ymm14, ymm14, [rbp + 3488]                     ;   398.3 fp0+agu1   66 r2
        vmovdqu [rbp + 1376], ymm0                           ;   394.3 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm10, ymm14                             ;   399.3 fp1     66 r2
        vmovdqu [rbp + 1248], ymm2                           ;   397.2 agu0+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3392]                           ;   393.2 agu1    66 r2
        vpxor ymm2, ymm2, [rbp + 3552]                       ;   400.2 fp2+agu0   66 r2
        vpxor ymm5, ymm5, ymm2                               ;   401.2 fp3     66 r2
        vpxor ymm13, ymm13, ymm5                             ;   402.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   401.2 fp1     66 r2
        vpxor ymm5, ymm5, ymm9                               ;   402.2 fp2     66 r2
        vpxor ymm11, ymm11, ymm6                             ;   395.2 fp3     66 r2
        vpxor ymm15, ymm15, [rbp + 1888]                     ;   395.3 fp0+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 1088]                     ;   395.5 fp1+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 2880]                     ;   396.5 fp2+agu1   66 r2
        vmovdqu [rbp + 1632], ymm15                          ;   396.3 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm3, [rbp + 3648]                      ;   396.5 fp3+agu0   66 r2
        vpxor ymm9, ymm9, ymm15                              ;   397.5 fp0     66 r2
        vpxor ymm15, ymm15, ymm8                             ;   397.5 fp1     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   402.2 fp2     66 r2
        vpxor ymm2, ymm2, ymm9                               ;   402.2 fp3     66 r2
        vpxor ymm2, ymm2, [rbp + 2208]                       ;   403.2 fp0+agu1   66 r2
        vpxor ymm4, ymm4, ymm9                               ;   398.5 fp1     66 r2
        vpxor ymm3, ymm3, [rbp + 2240]                       ;   397.7 fp2+agu0   66 r2
        vpxor ymm3, ymm3, [rbp + 2144]                       ;   398.7 fp3+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 3232]                       ;   399.7 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm14                              ;   399.3 fp1     66 r2
        vmovdqu ymm14, [rbp + 3616]                          ;   399.3 agu1    66 r2 reload
        vpxor ymm7, ymm7, ymm14                              ;   406.3 fp2     66 r2
        vpxor ymm7, ymm7, [rbp + 3808]                       ;   407.3 fp3+agu0   66 r2
        vpxor ymm7, ymm7, [rbp + 3456]                       ;   408.3 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm3                             ;   406.3 fp1     66 r2
        vpxor ymm9, ymm9, [rbp + 1952]                       ;   400.5 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   400.7 fp3     66 r2
        vpxor ymm3, ymm10, [rbp + 3520]                      ;   401.3 fp0+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 1920]                     ;   401.5 fp1+agu0   66 r2
        vmovdqu [rbp + 1760], ymm14                          ;   407.3 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 1952]                          ;   402.3 agu1    66 r2
        vpxor ymm14, ymm14, [rbp + 2144]                     ;   409.3 fp2+agu0   66 r2
        vpxor ymm1, ymm1, [rbp + 1248]                       ;   404.2 fp3+agu1   66 r2
        vmovdqu [rbp + 1696], ymm2                           ;   404.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm11, [rbp + 2016]                      ;   403.5 fp0+agu0   66 r2
        vpxor ymm11, ymm11, ymm7                             ;   409.3 fp1     66 r2
        vpxor ymm11, ymm11, ymm14                            ;   410.3 fp2     66 r2
        vpxor ymm14, ymm14, ymm6                             ;   410.3 fp3     66 r2
        vpxor ymm6, ymm6, ymm0                               ;   402.5 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 2112]                       ;   404.3 fp1+agu1   66 r2
        vpxor ymm14, ymm14, [rbp + 3488]                     ;   411.3 fp2+agu0   66 r2
        vmovdqu [rbp + 1792], ymm11                          ;   411.3 agu2+fp5   66 r2 spill
        vmovdqu ymm11, [r12]                                 ;   405.3 agu1    81 st.0
        vmovdqu [rbp + 1664], ymm9                           ;   404.0 agu2+fp5   66 r2 spill
        vmovdqu ymm9, [r12 + 64]                             ;   405.5 agu0    81 st.2
        vmovdqu [rbp + 1600], ymm3                           ;   405.0 agu2+fp5   66 r2 spill
        vmovdqu ymm3, [r12 + 96]                             ;   406.3 agu1    81 st.3
        vmovdqu [rbp + 1536], ymm7                           ;   409.3 agu2+fp5   66 r2 spill
        vmovdqu ymm7, [r12 + 128]                            ;   406.5 agu0    81 st.4
        vmovdqu [rbp + 1472], ymm13                          ;   407.0 agu2+fp5   66 r2 spill
        vmovdqu ymm13, [r12 + 160]                           ;   407.3 agu1    81 st.5
        vmovdqu [rbp + 1440], ymm8                           ;   408.0 agu0+fp5   66 r2 spill
        vmovdqu ymm8, [r12 + 192]                            ;   408.3 agu1    81 st.6
        vmovdqu [rbp + 1408], ymm4                           ;   409.0 agu2+fp5   66 r2 spill
        vmovdqu ymm4, [r12 + 224]                            ;   408.5 agu0    81 st.7
        vmovdqu [rbp + 1344], ymm10                          ;   410.0 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm7, ymm4                              ;   415.5 fp3     29 st
        vmovdqu [rbp + 1312], ymm6                           ;   411.0 agu1+fp5   66 r2 spill
        vpxor ymm6, ymm11, ymm3                              ;   413.3 fp0     29 st
        vpxor ymm11, ymm11, ymm7                             ;   413.5 fp1     29 st
        vmovdqu [rbp + 1280], ymm2                           ;   412.0 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm7, [r12 + 32]                         ;   413.5 fp2+agu1   29 st
        vmovdqu [rbp + 1184], ymm15                          ;   413.0 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm10                             ;   416.5 fp3     29 st
        vmovdqu [rbp + 1056], ymm0                           ;   414.0 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm6, ymm8                               ;   415.3 fp0     29 st
        vpxor ymm8, ymm11, ymm13                             ;   414.5 fp1     29 st
        vpxor ymm13, ymm3, ymm2                              ;   414.5 fp2     29 st
        vmovdqu [rbp + 1024], ymm14                          ;   415.0 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm7, ymm0                              ;   416.3 fp3     29 st
        vpxor ymm7, ymm9, ymm0                               ;   416.3 fp0     29 st
        vmovdqu [rbp + 992], ymm1                            ;   416.0 agu1+fp5   66 r2 spill
        vpxor ymm1, ymm8, ymm10                              ;   416.5 fp1     29 st
        vmovdqu [rbp + 928], ymm5                            ;   417.0 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm2, ymm8                               ;   415.5 fp2     29 st
        vmovdqu [rbp + 896], ymm12                           ;   418.0 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm6, ymm8                              ;   415.5 fp3     29 st
        vpxor ymm8, ymm8, ymm0                               ;   416.3 fp0     29 st
        vpxor ymm4, ymm4, ymm12                              ;   416.5 fp1     29 st
        vpxor ymm3, ymm3, ymm8                               ;   417.3 fp2     29 st
        vpxor ymm9, ymm9, ymm12                              ;   416.5 fp3     29 st
        vmovdqu [rbp + 3968], ymm11                          ;   419.0 agu1+fp5   29 st spill
        vpxor ymm11, ymm5, ymm7                              ;   417.3 fp0     29 st
        vmovdqu [rbp + 4000], ymm5                           ;   420.0 agu0+fp5   29 st spill
        vpxor ymm5, ymm13, ymm14                             ;   417.3 fp1     29 st
        vpxor ymm13, ymm13, ymm9                             ;   417.5 fp2     29 st
        vmovdqu [rbp + 4032], ymm12                          ;   421.0 agu2+fp5   29 st spill
        vpxor ymm12, ymm10, ymm9                             ;   417.5 fp3     29 st
        vmovdqu [rbp + 4064], ymm1                           ;   422.0 agu1+fp5   29 st spill
        vpxor ymm1, ymm15, ymm5                              ;   418.3 fp0     29 st
        vmovdqu [rbp + 4096], ymm15                          ;   423.0 agu0+fp5   29 st spill
        vmovdqu ymm15, [r8 + 768]                            ;   417.5 agu1    28 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   424.5 fp1+agu0   28 st
        vmovdqu [rbp + 4128], ymm5                           ;   424.0 agu2+fp5   29 st spill
        vmovdqu ymm5, [r8 + 768]                             ;   418.5 agu1    28 st
        vpxor ymm5, ymm5, [r8 + 832]                         ;   425.5 fp2+agu0   28 st
        vmovdqu [rbp + 4160], ymm11                          ;   425.0 agu2+fp5   29 st spill
        vmovdqu ymm11, [r8 + 832]                            ;   419.5 agu1    28 st
        vpxor ymm11, ymm11, [r8 + 864]                       ;   426.5 fp3+agu0   28 st
        vmovdqu [rbp + 4192], ymm14                          ;   426.0 agu2+fp5   29 st spill
        vmovdqu ymm14, [r8 + 768]                            ;   420.5 agu1    28 st
        vpxor ymm14, ymm14, [r8 + 800]                       ;   427.5 fp0+agu0   28 st
        vmovdqu [rbp + 4224], ymm8                           ;   427.0 agu2+fp5   29 st spill
        vpxor ymm8, ymm15, ymm11                             ;   427.5 fp1     28 st
        vmovdqu [rbp + 4256], ymm9                           ;   428.0 agu2+fp5   29 st spill
        vmovdqu ymm9, [r8 + 928]                             ;   421.5 agu1    28 st
        vpxor ymm9, ymm9, ymm11                              ;   428.5 fp2     28 st
        vmovdqu [rbp + 4288], ymm4                           ;   429.0 agu0+fp5   29 st spill
        vmovdqu ymm4, [r8 + 896]                             ;   422.5 agu1    28 st
        vpxor ymm4, ymm4, ymm14                              ;   429.5 fp3     28 st
        vmovdqu [rbp + 4320], ymm3                           ;   430.0 agu2+fp5   29 st spill
        vpxor ymm3, ymm14, [r8 + 992]                        ;   428.5 fp0+agu0   28 st
        vmovdqu [rbp + 4352], ymm12                          ;   431.0 agu2+fp5   29 st spill
        vpxor ymm12, ymm14, [r8 + 864]                       ;   428.5 fp1+agu1   28 st
        vmovdqu [rbp + 4384], ymm0                           ;   432.0 agu0+fp5   29 st spill
        vpxor ymm0, ymm8, [r8 + 800]                         ;   428.5 fp2+agu1   28 st
        vmovdqu [rbp + 4416], ymm8                           ;   433.0 agu2+fp5   28 st spill
        vpxor ymm8, ymm5, ymm4                               ;   430.5 fp3     28 st
        vmovdqu [rbp + 4448], ymm5                           ;   434.0 agu0+fp5   28 st spill
        vpxor ymm5, ymm3, [r8 + 832]                         ;   429.5 fp0+agu1   28 st
        vmovdqu [rbp + 4480], ymm3                           ;   435.0 agu2+fp5   28 st spill
        vpxor ymm3, ymm12, ymm9                              ;   429.5 fp1     28 st
        vmovdqu [rbp + 4512], ymm9                           ;   436.0 agu0+fp5   28 st spill
        vpxor ymm9, ymm0, [r8 + 896]                         ;   429.5 fp2+agu1   28 st
        vmovdqu [rbp + 4544], ymm12                          ;   437.0 agu2+fp5   28 st spill
        vpxor ymm12, ymm11, ymm8                             ;   431.5 fp3     28 st
        vmovdqu [rbp + 4576], ymm8                           ;   438.0 agu0+fp5   28 st spill
        vpxor ymm8, ymm15, ymm5                              ;   430.5 fp0     28 st
        vmovdqu [rbp + 4608], ymm11                          ;   439.0 agu1+fp5   28 st spill
        vpxor ymm11, ymm9, [r8 + 928]                        ;   430.5 fp1+agu0   28 st
        vpxor ymm14, ymm14, ymm11                            ;   431.5 fp2     28 st
        vmovdqu [rbp + 4640], ymm9                           ;   440.0 agu2+fp5   28 st spill
        vpxor ymm9, ymm0, ymm8                               ;   431.5 fp3     28 st
        vpxor ymm8, ymm8, ymm7                               ;   431.5 fp0     81 st
        vpxor ymm8, ymm8, [r12 + 320]                        ;   432.5 fp1+agu1   81 st
        vpxor ymm8, ymm8, [r13 + 64]                         ;   433.5 fp2+agu0   81 st
        vmovdqu [rbp + 4672], ymm8                           ;   441.0 agu2+fp5   81 st spill
        vpxor ymm8, ymm11, [r8 + 992]                        ;   431.7 fp3+agu1   28 st
        vpxor ymm6, ymm6, ymm14                              ;   432.5 fp0     81 st
        vpxor ymm6, ymm6, [r12 + 352]                        ;   433.5 fp1+agu0   81 st
        vpxor ymm6, ymm6, [r13 + 96]                         ;   434.5 fp2+agu1   81 st
        vpxor ymm2, ymm2, [r12 + 384]                        ;   433.0 fp3+agu0   81 st
        vpxor ymm2, ymm2, [r13 + 128]                        ;   434.0 fp0+agu1   81 st
        vmovdqu [rbp + 4704], ymm6                           ;   442.0 agu2+fp5   81 st spill
        vpxor ymm6, ymm9, [r8 + 832]                         ;   434.0 fp1+agu0   28 st
        vmovdqu [rbp + 4736], ymm15                          ;   443.0 agu2+fp5   28 st spill
        vpxor ymm15, ymm5, ymm11                             ;   433.2 fp2     28 st
        vpxor ymm7, ymm7, [r12 + 448]                        ;   434.7 fp3+agu1   81 st
        vpxor ymm7, ymm7, [r13 + 192]                        ;   435.7 fp0+agu0   81 st
        vpxor ymm7, ymm7, [r12 + 160]                        ;   436.7 fp1+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 832]                         ;   437.7 fp2+agu0   81 st
        vmovdqu [rbp + 4768], ymm7                           ;   444.0 agu2+fp5   81 st spill
        vpxor ymm7, ymm15, [r8 + 768]                        ;   436.7 fp3+agu1   28 st
        vpxor ymm2, ymm2, ymm7                               ;   437.7 fp0     81 st
        vpxor ymm7, ymm7, ymm12                              ;   437.7 fp1     81 st
        vpxor ymm7, ymm7, ymm13                              ;   438.7 fp2     81 st
        vpxor ymm7, ymm7, [r12 + 288]                        ;   439.7 fp3+agu0   81 st
        vpxor ymm7, ymm7, [r13 + 32]                         ;   440.7 fp0+agu1   81 st
        vmovdqu [rbp + 4800], ymm2                           ;   445.0 agu2+fp5   81 st spill
        vpxor ymm2, ymm1, [r12 + 256]                        ;   438.0 fp1+agu0   81 st
        vpxor ymm2, ymm2, ymm14                              ;   439.0 fp2     81 st
        vpxor ymm2, ymm2, ymm6                               ;   440.0 fp3     81 st
        vpxor ymm2, ymm2, [r13]                              ;   441.0 fp0+agu1   81 st
        vpxor ymm0, ymm0, [r12 + 576]                        ;   439.0 fp1+agu0   81 st
        vpxor ymm0, ymm0, [r13 + 320]                        ;   440.0 fp2+agu1   81 st
        vpxor ymm0, ymm0, [rbp + 4320]                       ;   441.0 fp3+agu0   81 st
        vpxor ymm0, ymm0, [r8 + 64]                          ;   442.0 fp0+agu1   81 st
        vpxor ymm6, ymm6, [r12 + 608]                        ;   441.0 fp1+agu0   81 st
        vpxor ymm6, ymm6, [r13 + 352]                        ;   442.0 fp2+agu1   81 st
        vpxor ymm6, ymm6, [rbp + 4256]                       ;   443.0 fp3+agu0   81 st
        vpxor ymm6, ymm6, [r8 + 96]                          ;   444.0 fp0+agu1   81 st
        vpxor ymm12, ymm12, [r12 + 640]                      ;   443.0 fp1+agu0   81 st
        vpxor ymm12, ymm12, [r13 + 384]                      ;   444.0 fp2+agu1   81 st
        vpxor ymm12, ymm12, [rbp + 4224]                     ;   445.0 fp3+agu0   81 st
        vpxor ymm12, ymm12, [r8 + 128]                       ;   446.0 fp0+agu1   81 st
        vmovdqu [rbp + 4832], ymm12                          ;   447.0 agu2+fp5   81 st spill
        vpxor ymm12, ymm10, [r12 + 416]                      ;   445.0 fp1+agu0   81 st
        vpxor ymm12, ymm12, ymm13                            ;   446.0 fp2     81 st
        vpxor ymm12, ymm12, [r13 + 160]                      ;   447.0 fp3+agu1   81 st
        vpxor ymm12, ymm12, [r8 + 800]                       ;   448.0 fp0+agu0   81 st
        vmovdqu [rbp + 4864], ymm6                           ;   447.0 agu2+fp5   81 st spill
        vpxor ymm6, ymm15, [r12 + 480]                       ;   446.7 fp1+agu1   81 st
        vpxor ymm6, ymm6, [r13 + 224]                        ;   447.7 fp2+agu0   81 st
        vpxor ymm6, ymm6, [rbp + 4384]                       ;   448.7 fp3+agu1   81 st
        vpxor ymm9, ymm9, [r12 + 736]                        ;   448.0 fp0+agu0   81 st
        vpxor ymm9, ymm9, [r13 + 480]                        ;   449.0 fp1+agu1   81 st
        vpxor ymm9, ymm9, [rbp + 4160]                       ;   450.0 fp2+agu0   81 st
        vpxor ymm9, ymm9, [r8 + 224]                         ;   451.0 fp3+agu1   81 st
        vmovdqu [rbp + 4384], ymm9                           ;   452.0 agu2+fp5   81 st spill
        vpxor ymm9, ymm4, [r12 + 512]                        ;   450.0 fp0+agu0   81 st
        vpxor ymm9, ymm9, [r13 + 256]                        ;   451.0 fp1+agu1   81 st
        vpxor ymm9, ymm9, [rbp + 4352]                       ;   452.0 fp2+agu0   81 st
        vpxor ymm9, ymm9, [rbp + 4320]                       ;   453.0 fp3+agu1   81 st
        vpxor ymm9, ymm9, [r8]                               ;   454.0 fp0+agu0   81 st
        vmovdqu [rbp + 4896], ymm0                           ;   449.0 agu2+fp5   81 st spill
        vpxor ymm0, ymm3, [r12 + 544]                        ;   452.7 fp1+agu1   81 st
        vpxor ymm0, ymm0, [r13 + 288]                        ;   453.7 fp2+agu0   81 st
        vpxor ymm0, ymm0, [rbp + 4288]                       ;   454.7 fp3+agu1   81 st
        vpxor ymm0, ymm0, [r8 + 32]                          ;   455.7 fp0+agu0   81 st
        vpxor ymm11, ymm11, [r12 + 800]                      ;   454.7 fp1+agu1   81 st
        vpxor ymm11, ymm11, [r13 + 544]                      ;   455.7 fp2+agu0   81 st
        vpxor ymm11, ymm11, [rbp + 4128]                     ;   456.7 fp3+agu1   81 st
        vpxor ymm11, ymm11, [r8 + 288]                       ;   457.7 fp0+agu0   81 st
        vpxor ymm1, ymm1, [r12 + 864]                        ;   456.7 fp1+agu1   81 st
        vpxor ymm1, ymm1, [r13 + 608]                        ;   457.7 fp2+agu0   81 st
        vpxor ymm1, ymm1, [rbp + 4256]                       ;   458.7 fp3+agu1   81 st
        vpxor ymm1, ymm1, [r8 + 352]                         ;   459.7 fp0+agu0   81 st
        vpxor ymm1, ymm1, [rbp + 4736]                       ;   460.7 fp1+agu1   81 st
        vmovdqu [rbp + 4128], ymm1                           ;   461.7 agu2+fp5   81 st spill
        vpxor ymm1, ymm3, [r12 + 672]                        ;   459.0 fp2+agu0   81 st
        vpxor ymm1, ymm1, [r13 + 416]                        ;   460.0 fp3+agu1   81 st
        vpxor ymm1, ymm1, [rbp + 4256]                       ;   461.0 fp0+agu0   81 st
        vpxor ymm1, ymm1, [r12 + 128]                        ;   462.0 fp1+agu1   81 st
        vpxor ymm1, ymm1, [r8 + 160]                         ;   463.0 fp2+agu0   81 st
        vpxor ymm1, ymm1, [r8 + 768]                         ;   464.0 fp3+agu1   81 st
        vpxor ymm15, ymm15, [r12 + 928]                      ;   462.0 fp0+agu0   81 st
        vpxor ymm15, ymm15, [r13 + 672]                      ;   463.0 fp1+agu1   81 st
        vpxor ymm15, ymm15, [rbp + 4256]                     ;   464.0 fp2+agu0   81 st
        vpxor ymm15, ymm15, [r12 + 160]                      ;   465.0 fp3+agu1   81 st
        vpxor ymm15, ymm15, [r8 + 416]                       ;   466.0 fp0+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   467.0 fp1+agu1   81 st
        vpxor ymm14, ymm14, [r12 + 960]                      ;   465.0 fp2+agu0   81 st
        vpxor ymm14, ymm14, [r13 + 704]                      ;   466.0 fp3+agu1   81 st
        vpxor ymm14, ymm14, [rbp + 4032]                     ;   467.0 fp0+agu0   81 st
        vpxor ymm14, ymm14, [r8 + 448]                       ;   468.0 fp1+agu1   81 st
        vpxor ymm14, ymm14, [rbp + 4608]                     ;   469.0 fp2+agu0   81 st
        vmovdqu [rbp + 4608], ymm14                          ;   470.0 agu2+fp5   81 st spill
        vmovdqu ymm14, [rbp + 4192]                          ;   467.7 agu1    81 st
        vpxor ymm14, ymm14, [r12 + 704]                      ;   474.7 fp3+agu0   81 st
        vpxor ymm14, ymm14, [r13 + 448]                      ;   475.7 fp0+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 192]                       ;   476.7 fp1+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4416]                     ;   477.7 fp2+agu1   81 st
        vmovdqu [rbp + 4416], ymm15                          ;   468.0 agu2+fp5   81 st spill
        vpxor ymm15, ymm8, [r12 + 768]                       ;   470.0 fp3+agu0   81 st
        vpxor ymm15, ymm15, [r13 + 512]                      ;   471.0 fp0+agu1   81 st
        vpxor ymm15, ymm15, [rbp + 4064]                     ;   472.0 fp1+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 256]                       ;   473.0 fp2+agu1   81 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   474.0 fp3+agu0   81 st
        vpxor ymm8, ymm8, ymm13                              ;   467.0 fp0     81 st
        vpxor ymm8, ymm8, [r12 + 832]                        ;   472.7 fp1+agu1   81 st
        vpxor ymm8, ymm8, [r13 + 576]                        ;   473.7 fp2+agu0   81 st
        vpxor ymm8, ymm8, [rbp + 4064]                       ;   474.7 fp3+agu1   81 st
        vpxor ymm8, ymm8, [r8 + 320]                         ;   475.7 fp0+agu0   81 st
        vpxor ymm13, ymm13, [r12 + 896]                      ;   474.7 fp1+agu1   81 st
        vpxor ymm13, ymm13, [r13 + 640]                      ;   475.7 fp2+agu0   81 st
        vpxor ymm13, ymm13, [rbp + 4224]                     ;   476.7 fp3+agu1   81 st
        vpxor ymm13, ymm13, [r8 + 384]                       ;   477.7 fp0+agu0   81 st
        vpxor ymm13, ymm13, [rbp + 4480]                     ;   478.7 fp1+agu1   81 st
        vpxor ymm10, ymm10, [r13 + 768]                      ;   477.0 fp2+agu0   81 st
        vpxor ymm10, ymm10, [r8 + 512]                       ;   478.0 fp3+agu1   81 st
        vpxor ymm10, ymm10, [rbp + 4544]                     ;   479.0 fp0+agu0   81 st
        vpxor ymm4, ymm4, [r13 + 864]                        ;   478.7 fp1+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 3968]                       ;   479.7 fp2+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 608]                         ;   480.7 fp3+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4736]                       ;   481.7 fp0+agu0   81 st
        vpxor ymm3, ymm3, [r13 + 896]                        ;   480.7 fp1+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4000]                       ;   481.7 fp2+agu0   81 st
        vpxor ymm3, ymm3, [r8 + 640]                         ;   482.7 fp3+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4480]                       ;   483.7 fp0+agu0   81 st
        vpxor ymm5, ymm5, [r13 + 960]                        ;   482.7 fp1+agu1   81 st
        vpxor ymm5, ymm5, [rbp + 4352]                       ;   483.7 fp2+agu0   81 st
        vpxor ymm5, ymm5, [r8 + 704]                         ;   484.7 fp3+agu1   81 st
        vmovdqu [rbp + 4352], ymm5                           ;   485.7 agu2+fp5   81 st spill
        vmovdqu ymm5, [rbp + 4096]                           ;   484.0 agu0    81 st
        vpxor ymm5, ymm5, [r12 + 992]                        ;   491.0 fp0+agu1   81 st
        vpxor ymm5, ymm5, [r13 + 736]                        ;   492.0 fp1+agu0   81 st
        vpxor ymm5, ymm5, [r8 + 480]                         ;   493.0 fp2+agu1   81 st
        vpxor ymm5, ymm5, [rbp + 4640]                       ;   494.0 fp3+agu0   81 st
        vmovdqu [rbp + 4640], ymm3                           ;   484.7 agu2+fp5   81 st spill
        vmovdqu ymm3, [r12 + 160]                            ;   486.7 agu1    81 st
        vpxor ymm3, ymm3, [r13 + 800]                        ;   493.7 fp0+agu0   81 st
        vpxor ymm3, ymm3, [r8 + 544]                         ;   494.7 fp1+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4576]                       ;   495.7 fp2+agu0   81 st
        vmovdqu [rbp + 4576], ymm4                           ;   482.7 agu2+fp5   81 st spill
        vmovdqu ymm4, [r12 + 192]                            ;   488.7 agu1    81 st
        vpxor ymm4, ymm4, [r13 + 832]                        ;   495.7 fp3+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 576]                         ;   496.7 fp0+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4512]                       ;   497.7 fp1+agu0   81 st
        vmovdqu [rbp + 4512], ymm4                           ;   498.7 agu2+fp5   81 st spill
        vmovdqu ymm4, [rbp + 4160]                           ;   490.7 agu1    81 st
        vpxor ymm4, ymm4, [r13 + 928]                        ;   497.7 fp2+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4288]                       ;   498.7 fp3+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 672]                         ;   499.7 fp0+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4736]                       ;   500.7 fp1+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 800]                         ;   501.7 fp2+agu0   81 st
        vmovdqu [rbp + 4736], ymm4                           ;   502.7 agu2+fp5   81 st spill
        vmovdqu ymm4, [rbp + 4320]                           ;   493.7 agu1    81 st
        vpxor ymm4, ymm4, [r13 + 992]                        ;   500.7 fp3+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4288]                       ;   501.7 fp0+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 736]                         ;   502.7 fp1+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4448]                       ;   503.7 fp2+agu1   81 st
        vmovdqu [r8], ymm2                                   ;   494.7 agu2+fp5   81 st
        vmovdqu [r8 + 32], ymm7                              ;   495.7 agu2+fp5   81 st
        vmovdqu ymm2, [rbp + 4672]                           ;   496.0 agu0    81 st reload
        vmovdqu [r8 + 64], ymm2                              ;   503.0 agu1+fp5   81 st
        vmovdqu ymm2, [rbp + 4704]                           ;   497.0 agu0    81 st reload
        vmovdqu [r8 + 96], ymm2                              ;   504.0 agu2+fp5   81 st
        vmovdqu [r8 + 160], ymm12                            ;   498.7 agu1+fp5   81 st
        vmovdqu [r8 + 224], ymm6                             ;   499.7 agu2+fp5   81 st
        vmovdqu ymm2, [rbp + 4800]                           ;   498.0 agu0    81 st reload
        vmovdqu [r8 + 128], ymm2                             ;   505.0 agu1+fp5   81 st
        vmovdqu [r8 + 256], ymm9                             ;   501.7 agu2+fp5   81 st
        vmovdqu [r8 + 288], ymm0                             ;   502.7 agu0+fp5   81 st
        vmovdqu ymm0, [rbp + 4768]                           ;   499.7 agu1    81 st reload
        vmovdqu [r8 + 192], ymm0                             ;   506.7 agu2+fp5   81 st
        vmovdqu [r8 + 416], ymm1                             ;   504.7 agu0+fp5   81 st
        vmovdqu ymm0, [rbp + 4896]                           ;   500.7 agu1    81 st reload
        vmovdqu [r8 + 320], ymm0                             ;   507.7 agu2+fp5   81 st
        vmovdqu [r8 + 448], ymm14                            ;   506.7 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4864]                          ;   501.7 agu1    81 st reload
        vmovdqu [r8 + 352], ymm14                            ;   508.7 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4832]                          ;   502.0 agu0    81 st reload
        vmovdqu [r8 + 384], ymm14                            ;   509.0 agu1+fp5   81 st
        vmovdqu [r8 + 512], ymm15                            ;   509.7 agu2+fp5   81 st
        vmovdqu [r8 + 544], ymm11                            ;   510.7 agu0+fp5   81 st
        vmovdqu [r8 + 576], ymm8                             ;   511.7 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4384]                          ;   504.0 agu0    81 st reload
        vmovdqu [r8 + 480], ymm14                            ;   512.7 agu2+fp5   81 st
        vmovdqu [r8 + 640], ymm13                            ;   513.7 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4128]                          ;   505.0 agu0    81 st reload
        vmovdqu [r8 + 608], ymm14                            ;   514.7 agu2+fp5   81 st
        vmovdqu [r8 + 736], ymm5                             ;   515.7 agu1+fp5   81 st
        vmovdqu [r8 + 768], ymm10                            ;   516.7 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4416]                          ;   506.0 agu0    81 st reload
        vmovdqu [r8 + 672], ymm14                            ;   517.7 agu1+fp5   81 st
        vmovdqu [r8 + 800], ymm3                             ;   518.7 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4608]                          ;   507.0 agu0    81 st reload
        vmovdqu [r8 + 704], ymm14                            ;   519.7 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4512]                          ;   508.0 agu0    81 st reload
        vmovdqu [r8 + 832], ymm14                            ;   520.7 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4576]                          ;   508.7 agu1    81 st reload
        vmovdqu [r8 + 864], ymm14                            ;   521.7 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4640]                          ;   509.0 agu0    81 st reload
        vmovdqu [r8 + 896], ymm14                            ;   522.7 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4736]                          ;   510.0 agu0    81 st reload
        vmovdqu [r8 + 928], ymm14                            ;   523.7 agu2+fp5   81 st
        vmovdqu [r8 + 992], ymm4                             ;   524.7 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4352]                          ;   511.0 agu0    81 st reload
        vmovdqu [r8 + 960], ymm14                            ;   525.7 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 2528]                          ;   511.7 agu1    78 r1_next reload
        vmovdqu [rbp + 320], ymm14                           ;   526.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2496]                          ;   512.0 agu0    78 r1_next reload
        vmovdqu [rbp + 352], ymm14                           ;   527.7 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2464]                          ;   513.0 agu0    78 r1_next reload
        vmovdqu [rbp + 384], ymm14                           ;   528.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2432]                          ;   513.7 agu1    78 r1_next reload
        vmovdqu [rbp + 416], ymm14                           ;   529.7 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2400]                          ;   514.7 agu1    78 r1_next reload
        vmovdqu [rbp + 448], ymm14                           ;   530.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2368]                          ;   515.7 agu0    78 r1_next reload
        vmovdqu [rbp + 480], ymm14                           ;   531.7 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2336]                          ;   516.7 agu0    78 r1_next reload
        vmovdqu [rbp + 512], ymm14                           ;   532.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2304]                          ;   517.7 agu1    78 r1_next reload
        vmovdqu [rbp + 544], ymm14                           ;   533.7 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2816]                          ;   518.7 agu1    78 r1_next reload
        vmovdqu [rbp + 576], ymm14                           ;   534.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2784]                          ;   519.7 agu0    78 r1_next reload
        vmovdqu [rbp + 608], ymm14                           ;   535.7 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2752]                          ;   520.7 agu0    78 r1_next reload
        vmovdqu [rbp + 640], ymm14                           ;   536.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2720]                          ;   521.7 agu1    78 r1_next reload
        vmovdqu [rbp + 672], ymm14                           ;   537.7 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2688]                          ;   522.7 agu1    78 r1_next reload
        vmovdqu [rbp + 704], ymm14                           ;   538.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2656]                          ;   523.7 agu0    78 r1_next reload
        vmovdqu [rbp + 736], ymm14                           ;   539.7 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2624]                          ;   524.7 agu0    78 r1_next reload
        vmovdqu [rbp + 768], ymm14                           ;   540.7 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2912]                          ;   525.7 agu1    78 r1_next reload
        vmovdqu [rbp + 800], ymm14                           ;   541.7 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2944]                          ;   526.7 agu1    78 r1_next reload
        vmovdqu [rbp + 832], ymm14                           ;   542.7 agu2+fp5   74 clocks
        mov r14, qword [rbp + 4944]                          ;   527.7 agu0    74 clocks reload
        sub r9, r14                                          ;   531.7 alu0    74 clocks
        vmovdqu ymm14, [rbp + 2848]                          ;   528.7 agu1    78 r1_next reload
        vmovdqu [rbp + 864], ymm14                           ;   543.7 agu2+fp5   74 clocks
        add r9, 0x400                                        ;   532.7 alu1    74 clocks
        and r9, 0x3fff                                       ;   533.7 alu2    74 clocks
        sub r11, r14                                         ;   531.7 alu3    74 clocks
        add r9, r14                                          ;   534.7 alu0    74 clocks
        add r11, 0x400                                       ;   532.7 alu1    74 clocks
        and r11, 0x3fff                                      ;   533.7 alu2    74 clocks
        add r11, r14                                         ;   534.7 alu3    74 clocks
        sub r12, r14                                         ;   533.0 alu0    74 clocks
        add r12, 0x400                                       ;   534.0 alu1    74 clocks
        and r12, 0x3fff                                      ;   535.0 alu2    74 clocks
        add r12, r14                                         ;   536.0 alu3    74 clocks
        sub r13, r14                                         ;   534.0 alu0    74 clocks
        add r13, 0x400                                       ;   535.0 alu1    74 clocks
        and r13, 0x3fff                                      ;   536.0 alu2    74 clocks
        add r13, r14                                         ;   537.0 alu3    74 clocks
        add r10, 0x400                                       ;   535.0 alu0    74 clocks
        add r8, 0x400                                        ;   535.2 alu1    74 clocks
        vmovdqu ymm0, [rbp + 2592]                           ;   535.2 agu0    78 r1_next reload
        vmovdqu ymm1, [rbp + 2560]                           ;   535.3 agu1    78 r1_next reload
        vmovdqu ymm2, [rbp + 3200]                           ;   536.2 agu0    78 r1_next reload
        vmovdqu ymm3, [rbp + 2272]                           ;   536.3 agu1    78 r1_next reload
        vmovdqu ymm4, [rbp + 3168]                           ;   537.2 agu0    78 r1_next reload
        vmovdqu ymm5, [rbp + 3136]                           ;   537.3 agu1    78 r1_next reload
        vmovdqu ymm6, [rbp + 3104]                           ;   538.2 agu0    78 r1_next reload
        vmovdqu ymm7, [rbp + 3072]                           ;   538.3 agu1    78 r1_next reload
        vmovdqu ymm8, [rbp + 3040]                           ;   539.2 agu0    78 r1_next reload
        vmovdqu ymm9, [rbp + 2048]                           ;   539.3 agu1    78 r1_next reload
        vmovdqu ymm10, [rbp + 3008]                          ;   540.2 agu0    78 r1_next reload
        vmovdqu ymm11, [rbp + 1984]                          ;   540.3 agu1    78 r1_next reload
        vmovdqu ymm12, [rbp + 2976]                          ;   541.2 agu0    78 r1_next reload
        vmovdqu ymm13, [rbp + 2080]                          ;   541.3 agu1    78 r1_next reload
        cmp r8, qword [rbp + 5000]                           ;                    more clocks?
        jne .clocks_2
        mov qword [rbp + 4952], r8                           ;                    resident
        mov qword [rbp + 4968], r9                           ;                    resident
        vmovdqu [rbp - 128], ymm0                            ;                    resident
        vmovdqu [rbp - 96], ymm1                             ;                    resident
        vmovdqu [rbp - 64], ymm2                             ;                    resident
        vmovdqu [rbp - 32], ymm3                             ;                    resident
        vmovdqu [rbp + 0], ymm4                              ;                    resident
        vmovdqu [rbp + 32], ymm5                             ;                    resident
        vmovdqu [rbp + 64], ymm6                             ;                    resident
        vmovdqu [rbp + 96], ymm7                             ;                    resident
        vmovdqu [rbp + 128], ymm8                            ;                    resident
        vmovdqu [rbp + 160], ymm9                            ;                    resident
        vmovdqu [rbp + 192], ymm10                           ;                    resident
        vmovdqu [rbp + 224], ymm11                           ;                    resident
        vmovdqu [rbp + 256], ymm12                           ;                    resident
        vmovdqu [rbp + 288], ymm13                           ;                    resident
        mov qword [rbp + 4960], r10                          ;                    resident
        mov qword [rbp + 4976], r11                          ;                    resident
        mov qword [rbp + 4984], r12                          ;                    resident
        mov qword [rbp + 4992], r13                          ;                    resident
        vmovdqu ymm0, [rbp - 128]                            ;     0.0 agu0    83 st reload
        mov r8, qword [rbp + 4944]                           ;     0.2 agu1    83 st reload
        vmovdqu [r8 + 16384], ymm0                           ;     7.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp - 96]                             ;     1.0 agu0    83 st reload
        vmovdqu [r8 + 16416], ymm0                           ;     8.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp - 64]                             ;     2.0 agu0    83 st reload
        vmovdqu [r8 + 16448], ymm0                           ;     9.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp - 32]                             ;     2.2 agu1    83 st reload
        vmovdqu [r8 + 16480], ymm0                           ;     9.2 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 0]                              ;     3.0 agu0    83 st reload
        vmovdqu [r8 + 16512], ymm0                           ;    10.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 32]                             ;     4.0 agu0    83 st reload
        vmovdqu [r8 + 16544], ymm0                           ;    11.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 64]                             ;     4.2 agu1    83 st reload
        vmovdqu [r8 + 16576], ymm0                           ;    11.2 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 96]                             ;     5.0 agu0    83 st reload
        vmovdqu [r8 + 16608], ymm0                           ;    12.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 128]                            ;     6.0 agu0    83 st reload
        vmovdqu [r8 + 16640], ymm0                           ;    13.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 160]                            ;     6.2 agu1    83 st reload
        vmovdqu [r8 + 16672], ymm0                           ;    13.2 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 192]                            ;     7.0 agu0    83 st reload
        vmovdqu [r8 + 16704], ymm0                           ;    14.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 224]                            ;     8.0 agu0    83 st reload
        vmovdqu [r8 + 16736], ymm0                           ;    15.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 256]                            ;     8.2 agu1    83 st reload
        vmovdqu [r8 + 16768], ymm0                           ;    15.2 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 288]                            ;     9.0 agu0    83 st reload
        vmovdqu [r8 + 16800], ymm0                           ;    16.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 320]                            ;    10.0 agu0    83 st reload
        vmovdqu [r8 + 16832], ymm0                           ;    17.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 352]                            ;    10.2 agu1    83 st reload
        vmovdqu [r8 + 16864], ymm0                           ;    17.2 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 384]                            ;    11.0 agu0    83 st reload
        vmovdqu [r8 + 16896], ymm0                           ;    18.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 416]                            ;    12.0 agu0    83 st reload
        vmovdqu [r8 + 16928], ymm0                           ;    19.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 448]                            ;    12.2 agu1    83 st reload
        vmovdqu [r8 + 16960], ymm0                           ;    19.2 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 480]                            ;    13.0 agu0    83 st reload
        vmovdqu [r8 + 16992], ymm0                           ;    20.0 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 512]                            ;    14.0 agu0    83 st reload
        vmovdqu [r8 + 17024], ymm0                           ;    21.0 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 544]                            ;    14.2 agu1    83 st reload
        vmovdqu [r8 + 17056], ymm0                           ;    21.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 576]                            ;    15.0 agu0    83 st reload
        vmovdqu [r8 + 17088], ymm0                           ;    22.3 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 608]                            ;    16.0 agu0    83 st reload
        vmovdqu [r8 + 17120], ymm0                           ;    23.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 640]                            ;    16.2 agu1    83 st reload
        vmovdqu [r8 + 17152], ymm0                           ;    24.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 672]                            ;    17.0 agu0    83 st reload
        vmovdqu [r8 + 17184], ymm0                           ;    25.3 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 704]                            ;    18.0 agu0    83 st reload
        vmovdqu [r8 + 17216], ymm0                           ;    26.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 736]                            ;    18.2 agu1    83 st reload
        vmovdqu [r8 + 17248], ymm0                           ;    27.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 768]                            ;    19.0 agu0    83 st reload
        vmovdqu [r8 + 17280], ymm0                           ;    28.3 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 800]                            ;    20.0 agu0    83 st reload
        vmovdqu [r8 + 17312], ymm0                           ;    29.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 832]                            ;    20.2 agu1    83 st reload
        vmovdqu [r8 + 17344], ymm0                           ;    30.3 agu2+fp5   83 st
        vmovdqu ymm0, [rbp + 864]                            ;    21.0 agu0    83 st reload
        vmovdqu [r8 + 17376], ymm0                           ;    31.3 agu1+fp5   83 st
        vmovdqu ymm0, [rbp + 896]                            ;    22.0 agu0    84 st reload
        vmovdqu [r8 + 17408], ymm0                           ;    32.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 928]                            ;    22.2 agu1    84 st reload
        vmovdqu [r8 + 17440], ymm0                           ;    33.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 960]                            ;    23.0 agu0    84 st reload
        vmovdqu [r8 + 17472], ymm0                           ;    34.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 992]                            ;    24.0 agu0    84 st reload
        vmovdqu [r8 + 17504], ymm0                           ;    35.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1024]                           ;    24.2 agu1    84 st reload
        vmovdqu [r8 + 17536], ymm0                           ;    36.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1056]                           ;    25.0 agu0    84 st reload
        vmovdqu [r8 + 17568], ymm0                           ;    37.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1088]                           ;    26.0 agu0    84 st reload
        vmovdqu [r8 + 17600], ymm0                           ;    38.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1120]                           ;    26.2 agu1    84 st reload
        vmovdqu [r8 + 17632], ymm0                           ;    39.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1152]                           ;    27.0 agu0    84 st reload
        vmovdqu [r8 + 17664], ymm0                           ;    40.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1184]                           ;    28.0 agu0    84 st reload
        vmovdqu [r8 + 17696], ymm0                           ;    41.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1216]                           ;    28.2 agu1    84 st reload
        vmovdqu [r8 + 17728], ymm0                           ;    42.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1248]                           ;    29.0 agu0    84 st reload
        vmovdqu [r8 + 17760], ymm0                           ;    43.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1280]                           ;    30.0 agu0    84 st reload
        vmovdqu [r8 + 17792], ymm0                           ;    44.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1312]                           ;    30.2 agu1    84 st reload
        vmovdqu [r8 + 17824], ymm0                           ;    45.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1344]                           ;    31.0 agu0    84 st reload
        vmovdqu [r8 + 17856], ymm0                           ;    46.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1376]                           ;    32.0 agu0    84 st reload
        vmovdqu [r8 + 17888], ymm0                           ;    47.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1408]                           ;    32.3 agu1    84 st reload
        vmovdqu [r8 + 17920], ymm0                           ;    48.3 agu0+fp5   84 st
        vmovdqu ymm0, [rbp + 1440]                           ;    33.3 agu1    84 st reload
        vmovdqu [r8 + 17952], ymm0                           ;    49.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1472]                           ;    34.3 agu0    84 st reload
        vmovdqu [r8 + 17984], ymm0                           ;    50.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1504]                           ;    35.3 agu0    84 st reload
        vmovdqu [r8 + 18016], ymm0                           ;    51.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1536]                           ;    36.3 agu1    84 st reload
        vmovdqu [r8 + 18048], ymm0                           ;    52.3 agu0+fp5   84 st
        vmovdqu ymm0, [rbp + 1568]                           ;    37.3 agu1    84 st reload
        vmovdqu [r8 + 18080], ymm0                           ;    53.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1600]                           ;    38.3 agu0    84 st reload
        vmovdqu [r8 + 18112], ymm0                           ;    54.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1632]                           ;    39.3 agu0    84 st reload
        vmovdqu [r8 + 18144], ymm0                           ;    55.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1664]                           ;    40.3 agu1    84 st reload
        vmovdqu [r8 + 18176], ymm0                           ;    56.3 agu0+fp5   84 st
        vmovdqu ymm0, [rbp + 1696]                           ;    41.3 agu1    84 st reload
        vmovdqu [r8 + 18208], ymm0                           ;    57.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1728]                           ;    42.3 agu0    84 st reload
        vmovdqu [r8 + 18240], ymm0                           ;    58.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1760]                           ;    43.3 agu0    84 st reload
        vmovdqu [r8 + 18272], ymm0                           ;    59.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1792]                           ;    44.3 agu1    84 st reload
        vmovdqu [r8 + 18304], ymm0                           ;    60.3 agu0+fp5   84 st
        vmovdqu ymm0, [rbp + 1824]                           ;    45.3 agu1    84 st reload
        vmovdqu [r8 + 18336], ymm0                           ;    61.3 agu2+fp5   84 st
        vmovdqu ymm0, [rbp + 1856]                           ;    46.3 agu0    84 st reload
        vmovdqu [r8 + 18368], ymm0                           ;    62.3 agu1+fp5   84 st
        vmovdqu ymm0, [rbp + 1888]                           ;    47.3 agu0    84 st reload
        vmovdqu [r8 + 18400], ymm0                           ;    63.3 agu2+fp5   84 st
        mov r8, qword [rbp + 4928]                           ;    48.3 agu1    71 blocks
        add r8, 0x4000                                       ;    52.3 alu0    71 blocks
        mov qword [rbp + 4928], r8                           ;    53.3 agu0+st0   71 blocks
        cmp r8, qword [rbp + 4936]                           ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                           ;                    x87 state
        mov rsp, qword [rbp + 5008]                          ;                    frame
        pop r14                                              ;                    preserved
        pop r13                                              ;                    preserved
        pop r12                                              ;                    preserved
        pop rbp                                              ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
snow2_keystream.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
