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
;   blocks/clocks: 1673 uops, planned 575.7; bounds: width 278.8, ports 339.5, path 69.0
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
        vmovdqu ymm0, [rbp + 896]                            ;                    resident
        vmovdqu ymm1, [rbp + 928]                            ;                    resident
        vmovdqu ymm2, [rbp + 960]                            ;                    resident
        vmovdqu ymm3, [rbp + 992]                            ;                    resident
        vmovdqu ymm4, [rbp + 1024]                           ;                    resident
        vmovdqu ymm5, [rbp + 1056]                           ;                    resident
        vmovdqu ymm6, [rbp + 1088]                           ;                    resident
        vmovdqu ymm7, [rbp + 1120]                           ;                    resident
        vmovdqu ymm8, [rbp + 1152]                           ;                    resident
        vmovdqu ymm9, [rbp + 1184]                           ;                    resident
        vmovdqu ymm10, [rbp + 1216]                          ;                    resident
        vmovdqu ymm11, [rbp + 1248]                          ;                    resident
        vmovdqu ymm12, [rbp + 1280]                          ;                    resident
        vmovdqu ymm13, [rbp + 1312]                          ;                    resident
        mov r8, qword [rbp + 4952]                           ;                    resident
        mov r9, qword [rbp + 4968]                           ;                    resident
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
        vmovdqu ymm12, [r9 + 96]                             ;     2.0 agu0    76 s15.3
        vmovdqu [rbp + 1984], ymm11                          ;     2.3 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 128]                            ;     2.2 agu1    76 s15.4
        vmovdqu [rbp + 2016], ymm10                          ;     3.3 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 160]                            ;     3.0 agu0    76 s15.5
        vmovdqu [rbp + 2048], ymm9                           ;     4.3 agu1+fp5   77 z spill
        vmovdqu ymm9, [r9 + 192]                             ;     4.0 agu0    76 s15.6
        vmovdqu [rbp + 2080], ymm8                           ;     5.3 agu2+fp5   77 z spill
        vmovdqu ymm8, [r9 + 224]                             ;     4.2 agu1    76 s15.7
        vmovdqu [rbp + 2112], ymm7                           ;     6.3 agu2+fp5   77 z spill
        vmovdqu ymm7, [r9 + 256]                             ;     5.0 agu0    76 s15.8
        vmovdqu [rbp + 2144], ymm6                           ;     7.3 agu1+fp5   77 z spill
        vmovdqu ymm6, [r9 + 288]                             ;     6.0 agu0    76 s15.9
        vmovdqu [rbp + 2176], ymm5                           ;     8.3 agu2+fp5   77 z spill
        vmovdqu ymm5, [r9 + 320]                             ;     6.2 agu1    76 s15.10
        vmovdqu [rbp + 2208], ymm4                           ;     9.3 agu2+fp5   77 z spill
        vmovdqu ymm4, [r9 + 352]                             ;     7.0 agu0    76 s15.11
        vmovdqu [rbp + 2240], ymm3                           ;    10.3 agu1+fp5   77 z spill
        vmovdqu ymm3, [r9 + 384]                             ;     8.0 agu0    76 s15.12
        vmovdqu [rbp + 2272], ymm2                           ;    11.3 agu2+fp5   77 z spill
        vmovdqu ymm2, [r9 + 416]                             ;     8.2 agu1    76 s15.13
        vmovdqu [rbp + 2304], ymm1                           ;    12.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [r9 + 448]                             ;     9.0 agu0    76 s15.14
        vmovdqu [rbp + 2336], ymm0                           ;    13.3 agu1+fp5   77 z spill
        vpand ymm0, ymm15, [rbp - 128]                       ;    10.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, ymm14                              ;    11.0 fp1     77 z
        vpxor ymm15, ymm14, [rbp - 96]                       ;    10.2 fp2+agu1   77 z
        vpxor ymm14, ymm14, ymm13                            ;     8.0 fp3     77 z
        vpand ymm15, ymm15, ymm0                             ;    12.0 fp0     77 z
        vpxor ymm14, ymm14, ymm15                            ;    13.0 fp1     77 z
        vmovdqu ymm15, [rbp - 64]                            ;    11.0 agu0    77 z reload
        vmovdqu [rbp + 2368], ymm0                           ;    14.3 agu2+fp5   77 z spill
        vpxor ymm0, ymm13, ymm15                             ;    18.0 fp2     77 z
        vpxor ymm13, ymm13, ymm12                            ;     9.0 fp3     77 z
        vpand ymm0, ymm0, ymm14                              ;    19.0 fp0     77 z
        vpxor ymm13, ymm13, ymm0                             ;    20.0 fp1     77 z
        vmovdqu ymm0, [rbp - 32]                             ;    11.2 agu1    77 z reload
        vpxor ymm15, ymm12, ymm0                             ;    18.2 fp2     77 z
        vpxor ymm12, ymm12, ymm11                            ;    10.0 fp3     77 z
        vpand ymm15, ymm15, ymm13                            ;    21.0 fp0     77 z
        vpxor ymm12, ymm12, ymm15                            ;    22.0 fp1     77 z
        vmovdqu ymm15, [rbp + 0]                             ;    12.0 agu0    77 z reload
        vpxor ymm0, ymm11, ymm15                             ;    19.0 fp2     77 z
        vpxor ymm11, ymm11, ymm10                            ;    11.2 fp3     77 z
        vpand ymm0, ymm0, ymm12                              ;    23.0 fp0     77 z
        vpxor ymm11, ymm11, ymm0                             ;    24.0 fp1     77 z
        vmovdqu ymm0, [rbp + 32]                             ;    12.2 agu1    77 z reload
        vpxor ymm15, ymm10, ymm0                             ;    19.2 fp2     77 z
        vpxor ymm10, ymm10, ymm9                             ;    12.2 fp3     77 z
        vpand ymm15, ymm15, ymm11                            ;    25.0 fp0     77 z
        vpxor ymm10, ymm10, ymm15                            ;    26.0 fp1     77 z
        vmovdqu ymm15, [rbp + 64]                            ;    13.0 agu0    77 z reload
        vpxor ymm0, ymm9, ymm15                              ;    20.0 fp2     77 z
        vpxor ymm9, ymm9, ymm8                               ;    13.2 fp3     77 z
        vpand ymm0, ymm0, ymm10                              ;    27.0 fp0     77 z
        vpxor ymm9, ymm9, ymm0                               ;    28.0 fp1     77 z
        vmovdqu ymm0, [rbp + 96]                             ;    14.3 agu1    77 z reload
        vpxor ymm15, ymm8, ymm0                              ;    21.3 fp2     77 z
        vpxor ymm8, ymm8, ymm7                               ;    18.0 fp3     77 z
        vpand ymm15, ymm15, ymm9                             ;    29.0 fp0     77 z
        vpxor ymm8, ymm8, ymm15                              ;    30.0 fp1     77 z
        vmovdqu ymm15, [rbp + 128]                           ;    19.0 agu0    77 z reload
        vpxor ymm0, ymm7, ymm15                              ;    26.0 fp2     77 z
        vpxor ymm7, ymm7, ymm6                               ;    19.3 fp3     77 z
        vpand ymm0, ymm0, ymm8                               ;    31.0 fp0     77 z
        vpxor ymm7, ymm7, ymm0                               ;    32.0 fp1     77 z
        vmovdqu ymm0, [rbp + 160]                            ;    20.0 agu1    77 z reload
        vpxor ymm15, ymm6, ymm0                              ;    27.0 fp2     77 z
        vpxor ymm6, ymm6, ymm5                               ;    20.3 fp3     77 z
        vpand ymm15, ymm15, ymm7                             ;    33.0 fp0     77 z
        vpxor ymm6, ymm6, ymm15                              ;    34.0 fp1     77 z
        vmovdqu ymm15, [rbp + 192]                           ;    21.3 agu0    77 z reload
        vpxor ymm0, ymm5, ymm15                              ;    28.3 fp2     77 z
        vpxor ymm5, ymm5, ymm4                               ;    22.0 fp3     77 z
        vpand ymm0, ymm0, ymm6                               ;    35.0 fp0     77 z
        vpxor ymm5, ymm5, ymm0                               ;    36.0 fp1     77 z
        vmovdqu ymm0, [rbp + 224]                            ;    24.0 agu1    77 z reload
        vpxor ymm15, ymm4, ymm0                              ;    31.0 fp2     77 z
        vpxor ymm4, ymm4, ymm3                               ;    25.0 fp3     77 z
        vpand ymm15, ymm15, ymm5                             ;    37.0 fp0     77 z
        vpxor ymm4, ymm4, ymm15                              ;    38.0 fp1     77 z
        vmovdqu ymm15, [rbp + 256]                           ;    26.2 agu0    77 z reload
        vpxor ymm0, ymm3, ymm15                              ;    33.2 fp2     77 z
        vpxor ymm3, ymm3, ymm2                               ;    27.0 fp3     77 z
        vpand ymm0, ymm0, ymm4                               ;    39.0 fp0     77 z
        vpxor ymm3, ymm3, ymm0                               ;    40.0 fp1     77 z
        vmovdqu ymm0, [rbp + 288]                            ;    28.0 agu1    77 z reload
        vpxor ymm15, ymm2, ymm0                              ;    35.0 fp2     77 z
        vpxor ymm2, ymm2, ymm1                               ;    28.3 fp3     77 z
        vpand ymm15, ymm15, ymm3                             ;    41.0 fp0     77 z
        vpxor ymm2, ymm2, ymm15                              ;    42.0 fp1     77 z
        vmovdqu ymm15, [rbp + 320]                           ;    30.0 agu0    77 z reload
        vpxor ymm0, ymm1, ymm15                              ;    37.0 fp2     77 z
        vpxor ymm1, ymm1, [r9 + 480]                         ;    31.0 fp3+agu1   77 z
        vpand ymm0, ymm0, ymm2                               ;    43.0 fp0     77 z
        vpxor ymm1, ymm1, ymm0                               ;    44.0 fp1     77 z
        vmovdqu ymm0, [r9 + 480]                             ;    32.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 352]                        ;    39.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm1                               ;    45.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 512]                         ;    46.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 480]                         ;    47.0 fp1+agu1   77 z
        vmovdqu ymm15, [r9 + 512]                            ;    35.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 384]                      ;    42.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    48.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 544]                       ;    49.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 512]                       ;    50.0 fp1+agu1   77 z
        vmovdqu [rbp + 2400], ymm0                           ;    48.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 544]                             ;    38.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 416]                        ;    45.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    51.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 576]                         ;    52.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 544]                         ;    53.0 fp1+agu1   77 z
        vmovdqu [rbp + 2432], ymm15                          ;    51.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 576]                            ;    42.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 448]                      ;    49.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    54.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 608]                       ;    55.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 576]                       ;    56.0 fp1+agu1   77 z
        vmovdqu [rbp + 2464], ymm0                           ;    54.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 608]                             ;    45.2 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 480]                        ;    52.2 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    57.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 640]                         ;    58.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 608]                         ;    59.0 fp1+agu1   77 z
        vmovdqu [rbp + 2496], ymm15                          ;    57.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 640]                            ;    49.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 512]                      ;    56.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    60.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 672]                       ;    61.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 640]                       ;    62.0 fp1+agu1   77 z
        vmovdqu [rbp + 2528], ymm0                           ;    60.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 672]                             ;    52.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 544]                        ;    59.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    63.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 704]                         ;    64.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 672]                         ;    65.0 fp1+agu1   77 z
        vmovdqu [rbp + 2560], ymm15                          ;    63.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 704]                            ;    55.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 576]                      ;    62.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    66.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 736]                       ;    67.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 704]                       ;    68.0 fp1+agu1   77 z
        vmovdqu [rbp + 2592], ymm0                           ;    66.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 736]                             ;    58.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 608]                        ;    65.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    69.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 768]                         ;    70.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 736]                         ;    71.0 fp1+agu1   77 z
        vmovdqu [rbp + 2624], ymm15                          ;    69.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 768]                            ;    61.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 640]                      ;    68.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    72.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 800]                       ;    73.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 768]                       ;    74.0 fp1+agu1   77 z
        vmovdqu [rbp + 2656], ymm0                           ;    72.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 800]                             ;    64.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 672]                        ;    71.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    75.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 832]                         ;    76.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 800]                         ;    77.0 fp1+agu1   77 z
        vmovdqu [rbp + 2688], ymm15                          ;    75.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 832]                            ;    67.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 704]                      ;    74.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    78.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 864]                       ;    79.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 832]                       ;    80.0 fp1+agu1   77 z
        vmovdqu [rbp + 2720], ymm0                           ;    78.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 864]                             ;    70.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 736]                        ;    77.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    81.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 896]                         ;    82.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 864]                         ;    83.0 fp1+agu1   77 z
        vmovdqu [rbp + 2752], ymm15                          ;    81.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 896]                            ;    73.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 768]                      ;    80.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    84.0 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 928]                       ;    85.0 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 896]                       ;    86.0 fp1+agu1   77 z
        vmovdqu [rbp + 2784], ymm0                           ;    84.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 928]                             ;    76.0 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 800]                        ;    83.0 fp2+agu1   77 z
        vpand ymm0, ymm0, ymm15                              ;    87.0 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 960]                         ;    88.0 fp0+agu0   77 z
        vpxor ymm0, ymm0, [r9 + 928]                         ;    89.0 fp1+agu1   77 z
        vmovdqu [rbp + 2816], ymm15                          ;    87.0 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 960]                            ;    79.0 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 832]                      ;    86.0 fp2+agu1   77 z
        vpand ymm15, ymm15, ymm0                             ;    90.0 fp3     77 z
        vpxor ymm14, ymm14, [rbp - 64]                       ;    80.2 fp0+agu0   77 z
        vpxor ymm14, ymm14, [rbp + 2272]                     ;    81.2 fp1+agu1   77 z
        vpxor ymm14, ymm14, [r8 + 64]                        ;    82.2 fp2+agu0   77 z
        vpxor ymm13, ymm13, [rbp - 32]                       ;    81.3 fp3+agu1   77 z
        vpxor ymm13, ymm13, [rbp + 2240]                     ;    82.3 fp0+agu0   77 z
        vpxor ymm13, ymm13, [r8 + 96]                        ;    83.3 fp1+agu1   77 z
        vpxor ymm12, ymm12, [rbp + 0]                        ;    83.2 fp2+agu0   77 z
        vpxor ymm12, ymm12, [rbp + 2208]                     ;    84.2 fp3+agu1   77 z
        vpxor ymm12, ymm12, [r8 + 128]                       ;    85.2 fp0+agu0   77 z
        vpxor ymm11, ymm11, [rbp + 32]                       ;    84.3 fp1+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 2176]                     ;    85.3 fp2+agu0   77 z
        vpxor ymm11, ymm11, [r8 + 160]                       ;    86.3 fp3+agu1   77 z
        vpxor ymm10, ymm10, [rbp + 64]                       ;    86.2 fp0+agu0   77 z
        vpxor ymm10, ymm10, [rbp + 2144]                     ;    87.2 fp1+agu1   77 z
        vpxor ymm10, ymm10, [r8 + 192]                       ;    88.2 fp2+agu0   77 z
        vpxor ymm9, ymm9, [rbp + 96]                         ;    87.3 fp3+agu1   77 z
        vpxor ymm9, ymm9, [rbp + 2112]                       ;    88.3 fp0+agu0   77 z
        vpxor ymm9, ymm9, [r8 + 224]                         ;    89.3 fp1+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 128]                        ;    89.2 fp2+agu0   77 z
        vpxor ymm8, ymm8, [rbp + 2080]                       ;    90.2 fp3+agu1   77 z
        vpxor ymm8, ymm8, [r8 + 256]                         ;    91.2 fp0+agu0   77 z
        vmovdqu [rbp + 2848], ymm8                           ;    92.2 agu2+fp5   77 z spill
        vmovdqu ymm8, [r9]                                   ;    90.3 agu1    77 z
        vpxor ymm8, ymm8, [rbp - 128]                        ;    97.3 fp1+agu0   77 z
        vpxor ymm8, ymm8, [rbp + 2336]                       ;    98.3 fp2+agu1   77 z
        vpxor ymm8, ymm8, [r8]                               ;    99.3 fp3+agu0   77 z
        vpxor ymm7, ymm7, [rbp + 160]                        ;    92.3 fp0+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 2048]                       ;    93.3 fp1+agu0   77 z
        vpxor ymm7, ymm7, [r8 + 288]                         ;    94.3 fp2+agu1   77 z
        vmovdqu [rbp + 2880], ymm7                           ;    95.3 agu2+fp5   77 z spill
        vmovdqu ymm7, [rbp + 2368]                           ;    94.2 agu0    77 z
        vpxor ymm7, ymm7, [rbp - 96]                         ;   101.2 fp3+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 2304]                       ;   102.2 fp0+agu0   77 z
        vpxor ymm7, ymm7, [r8 + 32]                          ;   103.2 fp1+agu1   77 z
        vpxor ymm6, ymm6, [rbp + 192]                        ;    96.2 fp2+agu0   77 z
        vpxor ymm6, ymm6, [rbp + 2016]                       ;    97.2 fp3+agu1   77 z
        vpxor ymm6, ymm6, [r8 + 320]                         ;    98.2 fp0+agu0   77 z
        vpxor ymm5, ymm5, [rbp + 224]                        ;    97.3 fp1+agu1   77 z
        vpxor ymm5, ymm5, [rbp + 1984]                       ;    98.3 fp2+agu0   77 z
        vpxor ymm5, ymm5, [r8 + 352]                         ;    99.3 fp3+agu1   77 z
        vpxor ymm4, ymm4, [rbp + 256]                        ;    99.2 fp0+agu0   77 z
        vpxor ymm4, ymm4, [rbp + 1952]                       ;   100.2 fp1+agu1   77 z
        vpxor ymm4, ymm4, [r8 + 384]                         ;   101.2 fp2+agu0   77 z
        vpxor ymm3, ymm3, [rbp + 288]                        ;   100.3 fp3+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1920]                       ;   101.3 fp0+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 416]                         ;   102.3 fp1+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 320]                        ;   102.2 fp2+agu0   77 z
        vpxor ymm2, ymm2, [rbp + 1344]                       ;   103.2 fp3+agu1   77 z
        vpxor ymm2, ymm2, [r8 + 448]                         ;   104.2 fp0+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 352]                        ;   103.3 fp1+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1376]                       ;   104.3 fp2+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 480]                         ;   105.3 fp3+agu1   77 z
        vmovdqu [rbp + 2368], ymm1                           ;   106.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2400]                           ;   105.2 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 384]                        ;   112.2 fp0+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1408]                       ;   113.2 fp1+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 512]                         ;   114.2 fp2+agu1   77 z
        vmovdqu [rbp + 2400], ymm1                           ;   115.2 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2432]                           ;   107.2 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 416]                        ;   114.2 fp3+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1440]                       ;   115.2 fp0+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 544]                         ;   116.2 fp1+agu1   77 z
        vmovdqu [rbp + 2432], ymm1                           ;   117.2 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2464]                           ;   109.2 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 448]                        ;   116.2 fp2+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1472]                       ;   117.2 fp3+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 576]                         ;   118.2 fp0+agu1   77 z
        vmovdqu [rbp + 2464], ymm1                           ;   119.2 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2496]                           ;   111.2 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 480]                        ;   118.2 fp1+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1504]                       ;   119.2 fp2+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 608]                         ;   120.2 fp3+agu1   77 z
        vmovdqu [rbp + 2496], ymm1                           ;   121.2 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2528]                           ;   113.2 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 512]                        ;   120.2 fp0+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1536]                       ;   121.2 fp1+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 640]                         ;   122.2 fp2+agu1   77 z
        vmovdqu [rbp + 2528], ymm1                           ;   123.2 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2560]                           ;   115.2 agu0    77 z
        vpxor ymm1, ymm1, [rbp + 544]                        ;   122.2 fp3+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 1568]                       ;   123.2 fp0+agu0   77 z
        vpxor ymm1, ymm1, [r8 + 672]                         ;   124.2 fp1+agu1   77 z
        vpxor ymm0, ymm0, [rbp + 832]                        ;   117.2 fp2+agu0   77 z
        vpxor ymm0, ymm0, [rbp + 1856]                       ;   118.2 fp3+agu1   77 z
        vpxor ymm0, ymm0, [r8 + 960]                         ;   119.2 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 992]                       ;   118.3 fp1+agu1   77 z
        vmovdqu [rbp + 2560], ymm0                           ;   120.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [rbp + 2592]                           ;   119.2 agu0    77 z
        vpxor ymm0, ymm0, [rbp + 576]                        ;   126.2 fp2+agu1   77 z
        vpxor ymm0, ymm0, [rbp + 1600]                       ;   127.2 fp3+agu0   77 z
        vpxor ymm0, ymm0, [r8 + 704]                         ;   128.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 960]                       ;   121.2 fp1+agu0   77 z
        vpxor ymm15, ymm15, [rbp + 864]                      ;   122.2 fp2+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 1888]                     ;   123.2 fp3+agu0   77 z
        vpxor ymm15, ymm15, [r8 + 992]                       ;   124.2 fp0+agu1   77 z
        vmovdqu [rbp + 2592], ymm15                          ;   125.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [rbp + 2624]                          ;   123.2 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 608]                      ;   130.2 fp1+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 1632]                     ;   131.2 fp2+agu0   77 z
        vpxor ymm15, ymm15, [r8 + 736]                       ;   132.2 fp3+agu1   77 z
        vmovdqu [r10], ymm8                                  ;   122.2 agu2+fp5   77 z
        vmovdqu ymm8, [rbp + 2656]                           ;   125.2 agu0    77 z
        vpxor ymm8, ymm8, [rbp + 640]                        ;   132.2 fp0+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 1664]                       ;   133.2 fp1+agu0   77 z
        vpxor ymm8, ymm8, [r8 + 768]                         ;   134.2 fp2+agu1   77 z
        vmovdqu [r10 + 32], ymm7                             ;   123.3 agu2+fp5   77 z
        vmovdqu ymm7, [rbp + 2688]                           ;   127.2 agu0    77 z
        vpxor ymm7, ymm7, [rbp + 672]                        ;   134.2 fp3+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 1696]                       ;   135.2 fp0+agu0   77 z
        vpxor ymm7, ymm7, [r8 + 800]                         ;   136.2 fp1+agu1   77 z
        vmovdqu [r10 + 64], ymm14                            ;   124.3 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2720]                          ;   129.2 agu0    77 z
        vpxor ymm14, ymm14, [rbp + 704]                      ;   136.2 fp2+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 1728]                     ;   137.2 fp3+agu0   77 z
        vpxor ymm14, ymm14, [r8 + 832]                       ;   138.2 fp0+agu1   77 z
        vmovdqu [r10 + 96], ymm13                            ;   127.2 agu2+fp5   77 z
        vmovdqu ymm13, [rbp + 2752]                          ;   131.2 agu0    77 z
        vpxor ymm13, ymm13, [rbp + 736]                      ;   138.2 fp1+agu1   77 z
        vpxor ymm13, ymm13, [rbp + 1760]                     ;   139.2 fp2+agu0   77 z
        vpxor ymm13, ymm13, [r8 + 864]                       ;   140.2 fp3+agu1   77 z
        vmovdqu [r10 + 128], ymm12                           ;   130.2 agu2+fp5   77 z
        vmovdqu ymm12, [rbp + 2784]                          ;   133.2 agu0    77 z
        vpxor ymm12, ymm12, [rbp + 768]                      ;   140.2 fp0+agu1   77 z
        vpxor ymm12, ymm12, [rbp + 1792]                     ;   141.2 fp1+agu0   77 z
        vpxor ymm12, ymm12, [r8 + 896]                       ;   142.2 fp2+agu1   77 z
        vmovdqu [r10 + 160], ymm11                           ;   132.3 agu2+fp5   77 z
        vmovdqu ymm11, [rbp + 2816]                          ;   135.2 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 800]                      ;   142.2 fp3+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 1824]                     ;   143.2 fp0+agu0   77 z
        vpxor ymm11, ymm11, [r8 + 928]                       ;   144.2 fp1+agu1   77 z
        vmovdqu [r10 + 192], ymm10                           ;   134.3 agu2+fp5   77 z
        vmovdqu [r10 + 224], ymm9                            ;   135.3 agu2+fp5   77 z
        vmovdqu ymm9, [rbp + 2848]                           ;   137.2 agu0    77 z reload
        vmovdqu [r10 + 256], ymm9                            ;   144.2 agu2+fp5   77 z
        vmovdqu [r10 + 320], ymm6                            ;   137.3 agu1+fp5   77 z
        vmovdqu [r10 + 352], ymm5                            ;   138.3 agu2+fp5   77 z
        vmovdqu [r10 + 384], ymm4                            ;   139.3 agu0+fp5   77 z
        vmovdqu ymm4, [rbp + 2880]                           ;   138.3 agu1    77 z reload
        vmovdqu [r10 + 288], ymm4                            ;   145.3 agu2+fp5   77 z
        vmovdqu [r10 + 416], ymm3                            ;   141.3 agu0+fp5   77 z
        vmovdqu [r10 + 448], ymm2                            ;   142.3 agu1+fp5   77 z
        vmovdqu ymm2, [rbp + 2368]                           ;   140.2 agu0    77 z reload
        vmovdqu [r10 + 480], ymm2                            ;   147.2 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2400]                           ;   140.3 agu1    77 z reload
        vmovdqu [r10 + 512], ymm2                            ;   147.3 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2432]                           ;   141.2 agu0    77 z reload
        vmovdqu [r10 + 544], ymm2                            ;   148.2 agu1+fp5   77 z
        vmovdqu [r10 + 672], ymm1                            ;   146.3 agu2+fp5   77 z
        vmovdqu ymm1, [rbp + 2464]                           ;   142.2 agu0    77 z reload
        vmovdqu [r10 + 576], ymm1                            ;   149.2 agu1+fp5   77 z
        vmovdqu [r10 + 704], ymm0                            ;   148.3 agu2+fp5   77 z
        vmovdqu ymm0, [rbp + 2496]                           ;   143.2 agu0    77 z reload
        vmovdqu [r10 + 608], ymm0                            ;   150.2 agu1+fp5   77 z
        vmovdqu [r10 + 736], ymm15                           ;   150.3 agu2+fp5   77 z
        vmovdqu ymm15, [rbp + 2528]                          ;   144.2 agu0    77 z reload
        vmovdqu [r10 + 640], ymm15                           ;   151.3 agu1+fp5   77 z
        vmovdqu [r10 + 768], ymm8                            ;   152.3 agu2+fp5   77 z
        vmovdqu [r10 + 800], ymm7                            ;   153.3 agu0+fp5   77 z
        vmovdqu [r10 + 832], ymm14                           ;   154.3 agu1+fp5   77 z
        vmovdqu [r10 + 864], ymm13                           ;   155.3 agu2+fp5   77 z
        vmovdqu [r10 + 896], ymm12                           ;   156.3 agu0+fp5   77 z
        vmovdqu [r10 + 928], ymm11                           ;   157.3 agu1+fp5   77 z
        vmovdqu ymm14, [rbp + 2560]                          ;   147.2 agu0    77 z reload
        vmovdqu [r10 + 960], ymm14                           ;   158.3 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2592]                          ;   147.3 agu1    77 z reload
        vmovdqu [r10 + 992], ymm14                           ;   159.3 agu2+fp5   77 z
        vmovdqu ymm14, [r11]                                 ;   148.2 agu0    78 r1_next.0
        vmovdqu ymm15, [r11 + 32]                            ;   148.3 agu1    78 r1_next.1
        vmovdqu ymm0, [r11 + 64]                             ;   149.2 agu0    78 r1_next.2
        vmovdqu ymm1, [r11 + 96]                             ;   149.3 agu1    78 r1_next.3
        vmovdqu ymm2, [r11 + 128]                            ;   150.2 agu0    78 r1_next.4
        vmovdqu ymm3, [r11 + 160]                            ;   150.3 agu1    78 r1_next.5
        vmovdqu ymm4, [r11 + 192]                            ;   151.2 agu0    78 r1_next.6
        vmovdqu ymm5, [r11 + 224]                            ;   151.3 agu1    78 r1_next.7
        vmovdqu ymm6, [r11 + 256]                            ;   152.2 agu0    78 r1_next.8
        vmovdqu ymm7, [r11 + 288]                            ;   152.3 agu1    78 r1_next.9
        vmovdqu ymm8, [r11 + 320]                            ;   153.2 agu0    78 r1_next.10
        vmovdqu ymm9, [r11 + 352]                            ;   153.3 agu1    78 r1_next.11
        vmovdqu ymm10, [r11 + 384]                           ;   154.2 agu0    78 r1_next.12
        vmovdqu ymm11, [r11 + 416]                           ;   154.3 agu1    78 r1_next.13
        vmovdqu ymm12, [r11 + 448]                           ;   155.2 agu0    78 r1_next.14
        vpand ymm13, ymm14, [rbp + 2336]                     ;   155.3 fp2+agu1   78 r1_next
        vpxor ymm14, ymm14, [rbp + 2336]                     ;   156.2 fp3+agu0   78 r1_next
        vpxor ymm13, ymm13, ymm15                            ;   156.3 fp0     78 r1_next
        vmovdqu [rbp + 2336], ymm14                          ;   160.3 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm15, [rbp + 2304]                     ;   156.3 fp1+agu1   78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   157.3 fp2     78 r1_next
        vpxor ymm13, ymm13, [rbp + 2304]                     ;   157.3 fp3+agu0   78 r1_next
        vpxor ymm15, ymm15, ymm0                             ;   156.2 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm14                            ;   158.3 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 2272]                          ;   157.3 agu1    77 z reload
        vmovdqu [rbp + 2304], ymm13                          ;   161.3 agu2+fp5   78 r1_next spill
        vpxor ymm13, ymm0, ymm14                             ;   164.3 fp2     78 r1_next
        vpxor ymm0, ymm0, ymm1                               ;   156.3 fp3     78 r1_next
        vpand ymm13, ymm13, ymm15                            ;   165.3 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm14                            ;   164.3 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm13                              ;   166.3 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 2240]                          ;   158.2 agu0    77 z reload
        vpxor ymm13, ymm1, ymm14                             ;   165.2 fp3     78 r1_next
        vpxor ymm1, ymm1, ymm2                               ;   157.2 fp0     78 r1_next
        vpand ymm13, ymm13, ymm0                             ;   167.3 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   167.3 fp2     78 r1_next
        vpxor ymm1, ymm1, ymm13                              ;   168.3 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 2208]                          ;   158.3 agu1    77 z reload
        vpxor ymm13, ymm2, ymm14                             ;   165.3 fp0     78 r1_next
        vpxor ymm2, ymm2, ymm3                               ;   158.3 fp1     78 r1_next
        vpand ymm13, ymm13, ymm1                             ;   169.3 fp2     78 r1_next
        vpxor ymm1, ymm1, ymm14                              ;   169.3 fp3     78 r1_next
        vpxor ymm2, ymm2, ymm13                              ;   170.3 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 2176]                          ;   159.2 agu0    77 z reload
        vpxor ymm13, ymm3, ymm14                             ;   166.2 fp1     78 r1_next
        vpxor ymm3, ymm3, ymm4                               ;   159.5 fp2     78 r1_next
        vpand ymm13, ymm13, ymm2                             ;   171.3 fp3     78 r1_next
        vpxor ymm2, ymm2, ymm14                              ;   171.3 fp0     78 r1_next
        vpxor ymm3, ymm3, ymm13                              ;   172.3 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 2144]                          ;   164.3 agu1    77 z reload
        vpxor ymm13, ymm4, ymm14                             ;   171.3 fp2     78 r1_next
        vpxor ymm4, ymm4, ymm5                               ;   164.7 fp3     78 r1_next
        vpand ymm13, ymm13, ymm3                             ;   173.3 fp0     78 r1_next
        vpxor ymm3, ymm3, ymm14                              ;   173.3 fp1     78 r1_next
        vpxor ymm4, ymm4, ymm13                              ;   174.3 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 2112]                          ;   165.5 agu0    77 z reload
        vpxor ymm13, ymm5, ymm14                             ;   172.5 fp3     78 r1_next
        vpxor ymm5, ymm5, ymm6                               ;   166.2 fp0     78 r1_next
        vpand ymm13, ymm13, ymm4                             ;   175.3 fp1     78 r1_next
        vpxor ymm4, ymm4, ymm14                              ;   175.3 fp2     78 r1_next
        vpxor ymm5, ymm5, ymm13                              ;   176.3 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 2080]                          ;   167.5 agu1    77 z reload
        vpxor ymm13, ymm6, ymm14                             ;   174.5 fp0     78 r1_next
        vpxor ymm6, ymm6, ymm7                               ;   168.3 fp1     78 r1_next
        vpand ymm13, ymm13, ymm5                             ;   177.3 fp2     78 r1_next
        vpxor ymm5, ymm5, ymm14                              ;   177.3 fp3     78 r1_next
        vpxor ymm6, ymm6, ymm13                              ;   178.3 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 2048]                          ;   170.3 agu0    77 z reload
        vpxor ymm13, ymm7, ymm14                             ;   177.3 fp1     78 r1_next
        vpxor ymm7, ymm7, ymm8                               ;   171.3 fp2     78 r1_next
        vpand ymm13, ymm13, ymm6                             ;   179.3 fp3     78 r1_next
        vpxor ymm6, ymm6, ymm14                              ;   179.3 fp0     78 r1_next
        vpxor ymm7, ymm7, ymm13                              ;   180.3 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 2016]                          ;   172.3 agu1    77 z reload
        vpxor ymm13, ymm8, ymm14                             ;   179.3 fp2     78 r1_next
        vpxor ymm8, ymm8, ymm9                               ;   172.7 fp3     78 r1_next
        vpand ymm13, ymm13, ymm7                             ;   181.3 fp0     78 r1_next
        vpxor ymm7, ymm7, ymm14                              ;   181.3 fp1     78 r1_next
        vpxor ymm8, ymm8, ymm13                              ;   182.3 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1984]                          ;   174.3 agu0    77 z reload
        vpxor ymm13, ymm9, ymm14                             ;   181.3 fp3     78 r1_next
        vpxor ymm9, ymm9, ymm10                              ;   174.7 fp0     78 r1_next
        vpand ymm13, ymm13, ymm8                             ;   183.3 fp1     78 r1_next
        vpxor ymm8, ymm8, ymm14                              ;   183.3 fp2     78 r1_next
        vpxor ymm9, ymm9, ymm13                              ;   184.3 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1952]                          ;   176.3 agu1    77 z reload
        vpxor ymm13, ymm10, ymm14                            ;   183.3 fp0     78 r1_next
        vpxor ymm10, ymm10, ymm11                            ;   177.3 fp1     78 r1_next
        vpand ymm13, ymm13, ymm9                             ;   185.3 fp2     78 r1_next
        vpxor ymm9, ymm9, ymm14                              ;   185.3 fp3     78 r1_next
        vpxor ymm10, ymm10, ymm13                            ;   186.3 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1920]                          ;   178.3 agu0    77 z reload
        vpxor ymm13, ymm11, ymm14                            ;   185.3 fp1     78 r1_next
        vpxor ymm11, ymm11, ymm12                            ;   179.3 fp2     78 r1_next
        vpand ymm13, ymm13, ymm10                            ;   187.3 fp3     78 r1_next
        vpxor ymm10, ymm10, ymm14                            ;   187.3 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   188.3 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1344]                          ;   180.3 agu1    77 z reload
        vpxor ymm13, ymm12, ymm14                            ;   187.3 fp2     78 r1_next
        vpand ymm13, ymm13, ymm11                            ;   189.3 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   189.3 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 480]                           ;   181.7 agu0    78 r1_next.15 reload
        vpxor ymm12, ymm12, ymm14                            ;   188.7 fp1     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   190.3 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1376]                          ;   183.3 agu1    77 z reload
        vmovdqu [rbp + 1920], ymm11                          ;   190.3 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, ymm13                            ;   190.3 fp3     78 r1_next
        vpand ymm11, ymm11, ymm12                            ;   191.3 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   191.3 fp1     78 r1_next
        vmovdqu ymm13, [r11 + 512]                           ;   185.3 agu0    78 r1_next.16 reload
        vpxor ymm14, ymm14, ymm13                            ;   192.3 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   193.3 fp3     78 r1_next
        vmovdqu ymm11, [rbp + 1408]                          ;   185.8 agu1    77 z reload
        vmovdqu [rbp + 1952], ymm12                          ;   192.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm11                            ;   192.8 fp0     78 r1_next
        vpand ymm12, ymm12, ymm14                            ;   194.3 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   194.3 fp2     78 r1_next
        vmovdqu ymm11, [r11 + 544]                           ;   187.7 agu0    78 r1_next.17 reload
        vpxor ymm13, ymm13, ymm11                            ;   194.7 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm12                            ;   195.7 fp0     78 r1_next
        vmovdqu ymm12, [rbp + 1440]                          ;   188.7 agu1    77 z reload
        vmovdqu [rbp + 1984], ymm14                          ;   195.3 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm11, ymm12                            ;   195.7 fp1     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   196.7 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm12                            ;   196.7 fp3     78 r1_next
        vmovdqu ymm12, [r11 + 576]                           ;   190.5 agu0    78 r1_next.18 reload
        vpxor ymm11, ymm11, ymm12                            ;   197.5 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   198.5 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1472]                          ;   191.3 agu1    77 z reload
        vmovdqu [rbp + 2016], ymm13                          ;   197.7 agu2+fp5   78 r1_next spill
        vpxor ymm13, ymm12, ymm14                            ;   198.3 fp2     78 r1_next
        vpand ymm13, ymm13, ymm11                            ;   199.5 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   199.5 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 608]                           ;   192.8 agu0    78 r1_next.19 reload
        vpxor ymm12, ymm12, ymm14                            ;   199.8 fp1     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   200.8 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1504]                          ;   194.3 agu1    77 z reload
        vmovdqu [rbp + 2048], ymm11                          ;   200.5 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, ymm13                            ;   201.3 fp3     78 r1_next
        vpand ymm11, ymm11, ymm12                            ;   202.3 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   201.8 fp1     78 r1_next
        vmovdqu ymm13, [r11 + 640]                           ;   195.7 agu0    78 r1_next.20 reload
        vpxor ymm14, ymm14, ymm13                            ;   202.7 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   203.7 fp3     78 r1_next
        vmovdqu ymm11, [rbp + 1536]                          ;   196.7 agu1    77 z reload
        vmovdqu [rbp + 2080], ymm12                          ;   202.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   204.7 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   203.7 fp1     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   204.7 fp2     78 r1_next
        vmovdqu ymm11, [r11 + 672]                           ;   198.3 agu0    78 r1_next.21 reload
        vpxor ymm13, ymm13, ymm11                            ;   205.3 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   206.3 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1568]                          ;   199.5 agu1    77 z reload
        vmovdqu [rbp + 2112], ymm12                          ;   205.7 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   207.3 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   206.5 fp2     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   207.5 fp3     78 r1_next
        vmovdqu ymm14, [r11 + 704]                           ;   200.8 agu0    78 r1_next.22 reload
        vpxor ymm11, ymm11, ymm14                            ;   207.8 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   208.8 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1600]                          ;   201.8 agu1    77 z reload
        vmovdqu [rbp + 2144], ymm12                          ;   208.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   209.8 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   208.8 fp3     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   209.8 fp0     78 r1_next
        vmovdqu ymm13, [r11 + 736]                           ;   203.7 agu0    78 r1_next.23 reload
        vpxor ymm14, ymm14, ymm13                            ;   210.7 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   211.7 fp2     78 r1_next
        vmovdqu ymm11, [rbp + 1632]                          ;   204.7 agu1    77 z reload
        vmovdqu [rbp + 2176], ymm12                          ;   210.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   212.7 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   211.7 fp0     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   212.7 fp1     78 r1_next
        vmovdqu ymm11, [r11 + 768]                           ;   206.3 agu0    78 r1_next.24 reload
        vpxor ymm13, ymm13, ymm11                            ;   213.3 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   214.3 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1664]                          ;   207.3 agu1    77 z reload
        vmovdqu [rbp + 2208], ymm12                          ;   213.7 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   215.3 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   214.3 fp1     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   215.3 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 800]                           ;   208.8 agu0    78 r1_next.25 reload
        vpxor ymm11, ymm11, ymm14                            ;   215.8 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   216.8 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1696]                          ;   209.8 agu1    77 z reload
        vmovdqu [rbp + 2240], ymm12                          ;   216.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   217.8 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   216.8 fp2     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   217.8 fp3     78 r1_next
        vmovdqu ymm13, [r11 + 832]                           ;   211.7 agu0    78 r1_next.26 reload
        vpxor ymm14, ymm14, ymm13                            ;   218.7 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   219.7 fp1     78 r1_next
        vmovdqu ymm11, [rbp + 1728]                          ;   212.7 agu1    77 z reload
        vmovdqu [rbp + 2272], ymm12                          ;   218.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   220.7 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   219.7 fp3     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   220.7 fp0     78 r1_next
        vmovdqu ymm11, [r11 + 864]                           ;   214.3 agu0    78 r1_next.27 reload
        vpxor ymm13, ymm13, ymm11                            ;   221.3 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   222.3 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1760]                          ;   215.3 agu1    77 z reload
        vmovdqu [rbp + 2592], ymm12                          ;   221.7 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   223.3 fp3     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   222.3 fp0     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   223.3 fp1     78 r1_next
        vmovdqu ymm14, [r11 + 896]                           ;   216.8 agu0    78 r1_next.28 reload
        vpxor ymm11, ymm11, ymm14                            ;   223.8 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   224.8 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1792]                          ;   217.8 agu1    77 z reload
        vmovdqu [rbp + 2560], ymm12                          ;   224.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   225.8 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   224.8 fp1     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   225.8 fp2     78 r1_next
        vmovdqu ymm13, [r11 + 928]                           ;   219.7 agu0    78 r1_next.29 reload
        vpxor ymm14, ymm14, ymm13                            ;   226.7 fp3     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   227.7 fp0     78 r1_next
        vmovdqu ymm11, [rbp + 1824]                          ;   220.7 agu1    77 z reload
        vmovdqu [rbp + 2528], ymm12                          ;   226.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   228.7 fp1     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   227.7 fp2     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   228.7 fp3     78 r1_next
        vmovdqu ymm11, [r11 + 960]                           ;   222.3 agu0    78 r1_next.30 reload
        vpxor ymm13, ymm13, ymm11                            ;   229.3 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   230.3 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1856]                          ;   223.3 agu1    77 z reload
        vmovdqu [rbp + 2496], ymm12                          ;   229.7 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   231.3 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   230.3 fp3     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   231.3 fp0     78 r1_next
        vpxor ymm11, ymm11, [r11 + 992]                      ;   229.3 fp1+agu0   78 r1_next
        vpxor ymm11, ymm11, [rbp + 1888]                     ;   230.3 fp2+agu1   78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   232.3 fp3     78 r1_next
        vmovdqu ymm14, [rbp - 96]                            ;   226.0 agu0    66 r2
        vmovdqu ymm13, [rbp - 32]                            ;   226.2 agu1    66 r2
        vpxor ymm13, ymm13, [rbp + 0]                        ;   233.2 fp0+agu0   66 r2
        vpxor ymm14, ymm14, ymm13                            ;   234.2 fp1     66 r2
        vmovdqu [rbp + 2464], ymm11                          ;   233.3 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, [rbp + 96]                       ;   235.2 fp2+agu1   66 r2
        vmovdqu [rbp + 2432], ymm12                          ;   232.3 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, [rbp + 64]                       ;   236.2 fp3+agu0   66 r2
        vmovdqu [rbp + 2400], ymm10                          ;   228.8 agu1+fp5   78 r1_next spill
        vpxor ymm10, ymm11, [rbp - 128]                      ;   236.2 fp0+agu0   66 r2
        vmovdqu [rbp + 2368], ymm9                           ;   229.8 agu2+fp5   78 r1_next spill
        vpxor ymm9, ymm10, [rbp - 64]                        ;   237.2 fp1+agu1   66 r2
        vmovdqu [rbp + 2880], ymm8                           ;   230.8 agu2+fp5   78 r1_next spill
        vpxor ymm8, ymm9, [rbp - 32]                         ;   238.2 fp2+agu0   66 r2
        vmovdqu [rbp + 2848], ymm7                           ;   231.8 agu1+fp5   78 r1_next spill
        vpxor ymm7, ymm12, [rbp + 32]                        ;   237.2 fp3+agu0   66 r2
        vmovdqu [rbp + 2816], ymm6                           ;   232.8 agu2+fp5   78 r1_next spill
        vpxor ymm6, ymm7, [rbp - 128]                        ;   238.2 fp0+agu1   66 r2
        vmovdqu [rbp + 2784], ymm5                           ;   233.8 agu2+fp5   78 r1_next spill
        vpxor ymm5, ymm7, [rbp + 0]                          ;   238.2 fp1+agu0   66 r2
        vmovdqu [rbp + 2752], ymm4                           ;   234.8 agu1+fp5   78 r1_next spill
        vpxor ymm4, ymm12, ymm8                              ;   239.2 fp2     66 r2
        vmovdqu [rbp + 2720], ymm3                           ;   235.8 agu2+fp5   78 r1_next spill
        vpxor ymm3, ymm4, [rbp + 96]                         ;   240.2 fp3+agu0   66 r2
        vmovdqu [rbp + 2688], ymm2                           ;   236.8 agu1+fp5   78 r1_next spill
        vpxor ymm2, ymm5, ymm3                               ;   241.2 fp0     66 r2
        vmovdqu [rbp + 2656], ymm1                           ;   237.8 agu2+fp5   78 r1_next spill
        vpxor ymm1, ymm2, [rbp - 32]                         ;   242.2 fp1+agu0   66 r2
        vmovdqu [rbp + 2624], ymm0                           ;   238.8 agu1+fp5   78 r1_next spill
        vpxor ymm0, ymm3, [rbp - 128]                        ;   241.2 fp2+agu0   66 r2
        vpxor ymm13, ymm13, ymm0                             ;   242.2 fp3     66 r2
        vpand ymm0, ymm0, ymm3                               ;   242.2 fp0     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   243.2 fp1     66 r2
        vmovdqu [rbp + 2912], ymm15                          ;   239.8 agu2+fp5   78 r1_next spill
        vpand ymm15, ymm7, ymm2                              ;   242.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   244.2 fp3     66 r2
        vpand ymm15, ymm8, ymm13                             ;   243.2 fp0     66 r2
        vpxor ymm0, ymm0, ymm15                              ;   244.2 fp1     66 r2
        vpxor ymm15, ymm8, ymm5                              ;   239.2 fp2     66 r2
        vmovdqu [rbp + 2944], ymm7                           ;   240.8 agu1+fp5   66 r2 spill
        vpand ymm7, ymm15, ymm1                              ;   243.2 fp3     66 r2
        vpxor ymm7, ymm7, [rbp + 0]                          ;   244.2 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm0                               ;   245.2 fp1     66 r2
        vmovdqu [rbp + 2976], ymm2                           ;   242.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm15, [rbp + 96]                        ;   240.2 fp2+agu1   66 r2
        vmovdqu [rbp + 3008], ymm15                          ;   242.8 agu0+fp5   66 r2 spill
        vpor ymm15, ymm10, [rbp + 96]                        ;   241.2 fp3+agu1   66 r2
        vmovdqu [rbp + 3040], ymm3                           ;   243.8 agu2+fp5   66 r2 spill
        vpand ymm3, ymm4, ymm11                              ;   241.3 fp0     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   246.2 fp1     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   245.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   245.2 fp3     66 r2
        vmovdqu [rbp + 3072], ymm4                           ;   244.8 agu0+fp5   66 r2 spill
        vpxor ymm4, ymm11, ymm13                             ;   243.2 fp0     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   242.7 fp1     66 r2
        vpand ymm9, ymm12, ymm4                              ;   244.2 fp2     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   246.2 fp3     66 r2
        vpxor ymm9, ymm10, ymm1                              ;   243.5 fp0     66 r2
        vpxor ymm15, ymm15, ymm0                             ;   245.2 fp1     66 r2
        vpand ymm0, ymm2, ymm9                               ;   244.5 fp2     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   246.2 fp3     66 r2
        vpand ymm0, ymm3, ymm7                               ;   247.2 fp0     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   248.2 fp1     66 r2
        vmovdqu [rbp + 3104], ymm4                           ;   245.8 agu1+fp5   66 r2 spill
        vpand ymm4, ymm6, ymm5                               ;   244.8 fp2     66 r2
        vpxor ymm15, ymm15, ymm4                             ;   246.2 fp3     66 r2
        vpand ymm4, ymm15, ymm14                             ;   249.2 fp0     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   250.2 fp1     66 r2
        vpand ymm4, ymm15, ymm3                              ;   251.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm7                               ;   252.2 fp3     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   249.2 fp0     66 r2
        vpor ymm0, ymm0, ymm7                                ;   250.2 fp1     66 r2
        vpxor ymm0, ymm0, ymm3                               ;   251.2 fp2     66 r2
        vpor ymm14, ymm0, ymm4                               ;   253.2 fp3     66 r2
        vpand ymm3, ymm3, ymm4                               ;   253.2 fp0     66 r2
        vpand ymm9, ymm9, ymm4                               ;   253.2 fp1     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   254.2 fp2     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   254.2 fp3     66 r2
        vpxor ymm14, ymm0, ymm4                              ;   253.2 fp0     66 r2
        vpand ymm8, ymm8, ymm7                               ;   255.2 fp1     66 r2
        vpxor ymm3, ymm14, ymm7                              ;   255.2 fp2     66 r2
        vpand ymm10, ymm10, ymm0                             ;   252.2 fp3     66 r2
        vpand ymm13, ymm13, ymm7                             ;   255.2 fp0     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   255.2 fp1     66 r2
        vpand ymm1, ymm1, ymm14                              ;   254.2 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                             ;   256.2 fp3     66 r2
        vpand ymm5, ymm5, ymm3                               ;   256.2 fp0     66 r2
        vpand ymm6, ymm6, ymm3                               ;   256.2 fp1     66 r2
        vpand ymm3, ymm0, [rbp + 96]                         ;   252.2 fp2+agu0   66 r2
        vpxor ymm0, ymm0, ymm7                               ;   256.2 fp3     66 r2
        vpand ymm11, ymm11, ymm7                             ;   256.2 fp0     66 r2
        vpand ymm7, ymm7, [rbp + 3072]                       ;   256.2 fp1+agu1   66 r2
        vpand ymm2, ymm2, ymm4                               ;   253.3 fp2     66 r2
        vpand ymm14, ymm14, [rbp + 3008]                     ;   254.2 fp3+agu0   66 r2
        vpxor ymm4, ymm4, ymm15                              ;   255.2 fp0     66 r2
        vmovdqu [rbp + 3008], ymm10                          ;   253.8 agu2+fp5   66 r2 spill
        vpand ymm10, ymm0, [rbp + 3040]                      ;   257.2 fp1+agu1   66 r2
        vpand ymm0, ymm0, [rbp - 128]                        ;   257.2 fp2+agu0   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   258.2 fp3     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   258.2 fp0     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   259.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                               ;   257.2 fp2     66 r2
        vpand ymm12, ymm12, ymm15                            ;   255.5 fp3     66 r2
        vpand ymm15, ymm15, [rbp + 3104]                     ;   255.7 fp0+agu1   66 r2
        vmovdqu [rbp + 3104], ymm0                           ;   258.2 agu2+fp5   66 r2 spill
        vpand ymm0, ymm4, [rbp + 2976]                       ;   256.2 fp1+agu0   66 r2
        vpxor ymm10, ymm10, ymm0                             ;   260.2 fp2     66 r2
        vpxor ymm8, ymm8, ymm0                               ;   257.2 fp3     66 r2
        vpand ymm4, ymm4, [rbp + 2944]                       ;   256.7 fp0+agu1   66 r2
        vpxor ymm2, ymm2, ymm8                               ;   258.2 fp1     66 r2
        vpxor ymm0, ymm13, ymm11                             ;   259.2 fp2     66 r2
        vpxor ymm0, ymm0, ymm2                               ;   260.2 fp3     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   261.2 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   258.2 fp1     66 r2
        vpxor ymm3, ymm3, ymm5                               ;   259.2 fp2     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   262.2 fp3     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   263.2 fp0     66 r2
        vpxor ymm9, ymm9, ymm15                              ;   264.2 fp1     66 r2
        vpxor ymm1, ymm1, ymm6                               ;   259.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   265.2 fp3     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   259.7 fp0     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   262.2 fp1     66 r2
        vmovdqu ymm14, [rel snow2_keystream.T0_constants256] ;   258.7 agu0    66 r2 reload
        vpxor ymm0, ymm0, ymm14                              ;   265.7 fp2     66 r2
        vpxor ymm4, ymm4, ymm11                              ;   260.5 fp3     66 r2
        vpxor ymm4, ymm4, ymm15                              ;   264.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   265.7 fp1     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   265.7 fp2     66 r2
        vpxor ymm4, ymm4, ymm14                              ;   265.7 fp3     66 r2
        vmovdqu ymm15, [rbp + 160]                           ;   259.8 agu1    66 r2
        vmovdqu ymm5, [rbp + 224]                            ;   260.0 agu0    66 r2
        vmovdqu ymm6, [rbp + 256]                            ;   260.8 agu1    77 z reload
        vpxor ymm5, ymm5, ymm6                               ;   267.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm5                             ;   268.8 fp1     66 r2
        vmovdqu ymm7, [rbp + 352]                            ;   261.0 agu0    77 z reload
        vpxor ymm8, ymm15, ymm7                              ;   269.8 fp2     66 r2
        vpxor ymm11, ymm8, [rbp + 320]                       ;   270.8 fp3+agu1   66 r2
        vmovdqu [rbp + 2944], ymm0                           ;   266.7 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm8, [rbp + 128]                        ;   270.8 fp0+agu0   66 r2
        vmovdqu [rbp + 2976], ymm10                          ;   262.2 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm0, [rbp + 192]                       ;   271.8 fp1+agu1   66 r2
        vmovdqu [rbp + 3040], ymm2                           ;   266.7 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm10, [rbp + 224]                       ;   272.8 fp2+agu1   66 r2
        vmovdqu [rbp + 3072], ymm3                           ;   264.2 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm11, [rbp + 288]                       ;   271.8 fp3+agu0   66 r2
        vmovdqu [rbp + 3136], ymm4                           ;   266.7 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm3, [rbp + 128]                        ;   272.8 fp0+agu0   66 r2
        vmovdqu [rbp + 3168], ymm12                          ;   266.7 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm3, ymm6                              ;   272.8 fp1     66 r2
        vmovdqu [rbp + 3200], ymm13                          ;   267.2 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm2                             ;   273.8 fp2     66 r2
        vmovdqu [rbp + 3232], ymm9                           ;   268.2 agu0+fp5   66 r2 spill
        vpxor ymm9, ymm13, ymm7                              ;   274.8 fp3     66 r2
        vmovdqu [rbp + 3264], ymm1                           ;   269.2 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm12, ymm9                              ;   275.8 fp0     66 r2
        vpxor ymm14, ymm1, [rbp + 224]                       ;   276.8 fp1+agu1   66 r2
        vpxor ymm6, ymm9, [rbp + 128]                        ;   275.8 fp2+agu0   66 r2
        vpxor ymm5, ymm5, ymm6                               ;   276.8 fp3     66 r2
        vpand ymm6, ymm6, ymm9                               ;   276.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   277.8 fp1     66 r2
        vmovdqu [rbp + 3296], ymm9                           ;   275.8 agu2+fp5   66 r2 spill
        vpand ymm9, ymm3, ymm1                               ;   276.8 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   278.8 fp3     66 r2
        vpand ymm9, ymm2, ymm5                               ;   277.8 fp0     66 r2
        vpxor ymm6, ymm6, ymm9                               ;   278.8 fp1     66 r2
        vpxor ymm9, ymm2, ymm12                              ;   273.8 fp2     66 r2
        vmovdqu [rbp + 3328], ymm3                           ;   273.0 agu1+fp5   66 r2 spill
        vpand ymm3, ymm9, ymm14                              ;   277.8 fp3     66 r2
        vpxor ymm3, ymm3, [rbp + 256]                        ;   278.8 fp0+agu0   66 r2
        vpxor ymm3, ymm3, ymm6                               ;   279.8 fp1     66 r2
        vmovdqu [rbp + 3360], ymm1                           ;   276.8 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm9, ymm7                               ;   274.8 fp2     66 r2
        vmovdqu [rbp + 3392], ymm9                           ;   275.0 agu1+fp5   66 r2 spill
        vpor ymm9, ymm0, ymm7                                ;   275.2 fp3     66 r2
        vpand ymm7, ymm13, ymm8                              ;   275.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   280.8 fp1     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   279.8 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   279.8 fp3     66 r2
        vmovdqu [rbp + 3424], ymm13                          ;   276.2 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm8, ymm5                              ;   277.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm10                              ;   276.8 fp1     66 r2
        vpand ymm10, ymm11, ymm13                            ;   278.8 fp2     66 r2
        vpxor ymm7, ymm7, ymm10                              ;   280.8 fp3     66 r2
        vpxor ymm10, ymm0, ymm14                             ;   277.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm6                               ;   279.8 fp1     66 r2
        vpand ymm6, ymm1, ymm10                              ;   278.8 fp2     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   280.8 fp3     66 r2
        vpand ymm6, ymm7, ymm3                               ;   281.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   282.8 fp1     66 r2
        vmovdqu [rbp + 3456], ymm13                          ;   278.8 agu2+fp5   66 r2 spill
        vpand ymm13, ymm4, ymm12                             ;   279.0 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                              ;   280.8 fp3     66 r2
        vpand ymm13, ymm9, ymm15                             ;   283.8 fp0     66 r2
        vpxor ymm7, ymm7, ymm13                              ;   284.8 fp1     66 r2
        vpand ymm13, ymm9, ymm7                              ;   285.8 fp2     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   286.8 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   283.8 fp0     66 r2
        vpor ymm6, ymm6, ymm3                                ;   284.8 fp1     66 r2
        vpxor ymm6, ymm6, ymm7                               ;   285.8 fp2     66 r2
        vpor ymm15, ymm6, ymm13                              ;   287.8 fp3     66 r2
        vpand ymm7, ymm7, ymm13                              ;   287.8 fp0     66 r2
        vpand ymm10, ymm10, ymm13                            ;   287.8 fp1     66 r2
        vpxor ymm9, ymm9, ymm7                               ;   288.8 fp2     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   288.8 fp3     66 r2
        vpxor ymm15, ymm6, ymm13                             ;   287.8 fp0     66 r2
        vpand ymm2, ymm2, ymm3                               ;   289.8 fp1     66 r2
        vpxor ymm7, ymm15, ymm3                              ;   289.8 fp2     66 r2
        vpand ymm0, ymm0, ymm6                               ;   286.8 fp3     66 r2
        vpand ymm5, ymm5, ymm3                               ;   289.8 fp0     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   289.8 fp1     66 r2
        vpand ymm14, ymm14, ymm15                            ;   288.8 fp2     66 r2
        vpxor ymm5, ymm5, ymm14                              ;   290.8 fp3     66 r2
        vpand ymm12, ymm12, ymm7                             ;   290.8 fp0     66 r2
        vpand ymm4, ymm4, ymm7                               ;   290.8 fp1     66 r2
        vpand ymm7, ymm6, [rbp + 352]                        ;   286.8 fp2+agu1   66 r2
        vpxor ymm6, ymm6, ymm3                               ;   290.8 fp3     66 r2
        vpand ymm8, ymm8, ymm3                               ;   290.8 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 3424]                       ;   290.8 fp1+agu0   66 r2
        vpand ymm1, ymm1, ymm13                              ;   288.0 fp2     66 r2
        vpand ymm15, ymm15, [rbp + 3392]                     ;   288.8 fp3+agu1   66 r2
        vpxor ymm13, ymm13, ymm9                             ;   289.8 fp0     66 r2
        vmovdqu [rbp + 3392], ymm0                           ;   288.5 agu2+fp5   66 r2 spill
        vpand ymm0, ymm6, [rbp + 3296]                       ;   291.8 fp1+agu0   66 r2
        vpand ymm6, ymm6, [rbp + 128]                        ;   291.8 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm6                               ;   292.8 fp3     66 r2
        vpxor ymm0, ymm0, ymm7                               ;   292.8 fp0     66 r2
        vpxor ymm0, ymm0, ymm1                               ;   293.8 fp1     66 r2
        vpxor ymm1, ymm1, ymm12                              ;   291.8 fp2     66 r2
        vpand ymm11, ymm11, ymm9                             ;   290.2 fp3     66 r2
        vpand ymm9, ymm9, [rbp + 3456]                       ;   290.3 fp0+agu0   66 r2
        vmovdqu [rbp + 3456], ymm11                          ;   291.2 agu2+fp5   66 r2 spill
        vpand ymm11, ymm13, [rbp + 3360]                     ;   290.8 fp1+agu1   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   294.8 fp2     66 r2
        vpxor ymm2, ymm2, ymm11                              ;   291.8 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 3328]                     ;   291.3 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm2                               ;   292.8 fp1     66 r2
        vpxor ymm11, ymm5, ymm8                              ;   293.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm1                             ;   294.8 fp3     66 r2
        vpxor ymm15, ymm15, ymm11                            ;   295.8 fp0     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   292.8 fp1     66 r2
        vpxor ymm7, ymm7, ymm12                              ;   293.8 fp2     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   296.8 fp3     66 r2
        vpxor ymm9, ymm9, ymm7                               ;   297.8 fp0     66 r2
        vpxor ymm10, ymm10, ymm9                             ;   298.8 fp1     66 r2
        vpxor ymm14, ymm14, ymm4                             ;   294.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm6                               ;   294.2 fp3     66 r2
        vpxor ymm14, ymm14, ymm10                            ;   299.8 fp0     66 r2
        vpxor ymm5, ymm5, ymm10                              ;   299.8 fp1     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   296.8 fp2     66 r2
        vpxor ymm5, ymm5, [rbp + 3392]                       ;   300.8 fp3+agu1   66 r2
        vpxor ymm13, ymm13, ymm8                             ;   295.3 fp0     66 r2
        vmovdqu ymm15, [rel snow2_keystream.T0_constants256] ;   293.8 agu0    66 r2 reload
        vpxor ymm1, ymm1, ymm15                              ;   300.8 fp1     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   298.8 fp2     66 r2
        vpxor ymm2, ymm2, [rbp + 3456]                       ;   298.2 fp3+agu1   66 r2
        vpxor ymm2, ymm2, ymm15                              ;   300.8 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   300.8 fp1     66 r2
        vmovdqu ymm3, [rbp + 416]                            ;   294.8 agu0    66 r2
        vmovdqu ymm4, [rbp + 480]                            ;   295.5 agu1    66 r2
        vmovdqu ymm6, [rbp + 512]                            ;   295.8 agu0    77 z reload
        vpxor ymm4, ymm4, ymm6                               ;   302.8 fp2     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   303.8 fp3     66 r2
        vmovdqu ymm8, [rbp + 608]                            ;   296.5 agu1    77 z reload
        vpxor ymm9, ymm3, ymm8                               ;   304.8 fp0     66 r2
        vpxor ymm10, ymm9, [rbp + 576]                       ;   305.8 fp1+agu0   66 r2
        vmovdqu ymm12, [rbp + 384]                           ;   297.5 agu1    77 z reload
        vmovdqu [rbp + 3456], ymm7                           ;   297.8 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm9, ymm12                              ;   305.8 fp2     66 r2
        vmovdqu [rbp + 3392], ymm0                           ;   298.0 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm7, [rbp + 448]                        ;   306.8 fp3+agu1   66 r2
        vmovdqu [rbp + 3328], ymm1                           ;   301.8 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm0, [rbp + 480]                        ;   307.8 fp0+agu0   66 r2
        vmovdqu [rbp + 3360], ymm11                          ;   300.0 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm10, [rbp + 544]                      ;   306.8 fp1+agu1   66 r2
        vmovdqu [rbp + 3296], ymm13                          ;   301.8 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm12                            ;   307.8 fp2     66 r2
        vmovdqu [rbp + 3424], ymm2                           ;   302.0 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm11, ymm6                              ;   307.8 fp3     66 r2
        vmovdqu [rbp + 3488], ymm5                           ;   303.0 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm10, ymm1                              ;   308.8 fp0     66 r2
        vmovdqu [rbp + 3520], ymm14                          ;   304.0 agu0+fp5   66 r2 spill
        vpxor ymm14, ymm5, ymm8                              ;   309.8 fp1     66 r2
        vpxor ymm15, ymm2, ymm14                             ;   310.8 fp2     66 r2
        vpxor ymm6, ymm15, [rbp + 480]                       ;   311.8 fp3+agu1   66 r2
        vmovdqu [rbp + 3552], ymm0                           ;   307.8 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm14, ymm12                             ;   310.8 fp0     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   311.8 fp1     66 r2
        vpand ymm0, ymm0, ymm14                              ;   311.8 fp2     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   312.8 fp3     66 r2
        vpand ymm12, ymm11, ymm15                            ;   311.8 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   313.8 fp1     66 r2
        vpand ymm12, ymm1, ymm4                              ;   312.8 fp2     66 r2
        vpxor ymm0, ymm0, ymm12                              ;   313.8 fp3     66 r2
        vpxor ymm12, ymm1, ymm2                              ;   308.8 fp0     66 r2
        vmovdqu [rbp + 3584], ymm11                          ;   308.0 agu0+fp5   66 r2 spill
        vpand ymm11, ymm12, ymm6                             ;   312.8 fp1     66 r2
        vpxor ymm11, ymm11, [rbp + 512]                      ;   313.8 fp2+agu1   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   314.8 fp3     66 r2
        vmovdqu [rbp + 3616], ymm15                          ;   311.8 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm12, ymm8                             ;   309.8 fp0     66 r2
        vmovdqu [rbp + 3648], ymm12                          ;   310.0 agu0+fp5   66 r2 spill
        vpor ymm12, ymm7, ymm8                               ;   310.0 fp1     66 r2
        vpand ymm8, ymm5, ymm9                               ;   310.2 fp2     66 r2
        vpxor ymm11, ymm11, ymm8                             ;   315.8 fp3     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   314.8 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   314.8 fp1     66 r2
        vmovdqu [rbp + 3680], ymm5                           ;   311.0 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm9, ymm4                               ;   312.8 fp2     66 r2
        vmovdqu [rbp + 3712], ymm9                           ;   312.0 agu2+fp5   66 r2 spill
        vpand ymm9, ymm10, ymm5                              ;   313.8 fp3     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   315.8 fp0     66 r2
        vpxor ymm9, ymm7, ymm6                               ;   312.8 fp1     66 r2
        vpxor ymm12, ymm12, ymm0                             ;   314.8 fp2     66 r2
        vpand ymm0, ymm15, ymm9                              ;   313.8 fp3     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   315.8 fp0     66 r2
        vpand ymm0, ymm8, ymm11                              ;   316.8 fp1     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   317.8 fp2     66 r2
        vpxor ymm12, ymm12, [rbp + 3552]                     ;   315.8 fp3+agu0   66 r2
        vmovdqu [rbp + 3552], ymm5                           ;   313.8 agu1+fp5   66 r2 spill
        vpand ymm5, ymm13, ymm2                              ;   314.2 fp0     66 r2
        vpxor ymm12, ymm12, ymm5                             ;   316.8 fp1     66 r2
        vpand ymm5, ymm12, ymm3                              ;   318.8 fp2     66 r2
        vpxor ymm8, ymm8, ymm5                               ;   319.8 fp3     66 r2
        vpand ymm5, ymm12, ymm8                              ;   320.8 fp0     66 r2
        vpxor ymm5, ymm5, ymm11                              ;   321.8 fp1     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   318.8 fp2     66 r2
        vpor ymm0, ymm0, ymm11                               ;   319.8 fp3     66 r2
        vpxor ymm0, ymm0, ymm8                               ;   320.8 fp0     66 r2
        vpor ymm3, ymm0, ymm5                                ;   322.8 fp1     66 r2
        vpand ymm8, ymm8, ymm5                               ;   322.8 fp2     66 r2
        vpand ymm9, ymm9, ymm5                               ;   322.8 fp3     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   323.8 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   323.8 fp1     66 r2
        vpxor ymm3, ymm0, ymm5                               ;   322.8 fp2     66 r2
        vpand ymm1, ymm1, ymm11                              ;   324.8 fp3     66 r2
        vpxor ymm8, ymm3, ymm11                              ;   324.8 fp0     66 r2
        vpand ymm7, ymm7, ymm0                               ;   321.8 fp1     66 r2
        vpand ymm4, ymm4, ymm11                              ;   324.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm12                            ;   324.8 fp3     66 r2
        vpand ymm6, ymm6, ymm3                               ;   323.8 fp0     66 r2
        vpxor ymm4, ymm4, ymm6                               ;   325.8 fp1     66 r2
        vpand ymm2, ymm2, ymm8                               ;   325.8 fp2     66 r2
        vpand ymm13, ymm13, ymm8                             ;   325.8 fp3     66 r2
        vpand ymm8, ymm0, [rbp + 608]                        ;   321.8 fp0+agu0   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   325.8 fp1     66 r2
        vpand ymm14, ymm14, ymm0                             ;   326.8 fp2     66 r2
        vpand ymm0, ymm0, [rbp + 384]                        ;   326.8 fp3+agu1   66 r2
        vpand ymm15, ymm15, ymm5                             ;   323.0 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 3648]                       ;   323.8 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm12                              ;   324.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm8                             ;   327.8 fp3     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   328.8 fp0     66 r2
        vmovdqu [rbp + 3648], ymm7                           ;   324.0 agu2+fp5   66 r2 spill
        vpand ymm7, ymm11, [rbp + 3712]                      ;   325.8 fp1+agu1   66 r2
        vpand ymm11, ymm11, [rbp + 3680]                     ;   325.8 fp2+agu0   66 r2
        vpxor ymm7, ymm7, ymm0                               ;   327.8 fp3     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   326.8 fp0     66 r2
        vpand ymm10, ymm10, ymm12                            ;   325.2 fp1     66 r2
        vpand ymm12, ymm12, [rbp + 3552]                     ;   325.3 fp2+agu1   66 r2
        vmovdqu [rbp + 3552], ymm10                          ;   326.2 agu2+fp5   66 r2 spill
        vpand ymm10, ymm5, [rbp + 3616]                      ;   325.8 fp3+agu0   66 r2
        vpxor ymm14, ymm14, ymm10                            ;   329.8 fp0     66 r2
        vpxor ymm1, ymm1, ymm10                              ;   326.8 fp1     66 r2
        vpand ymm5, ymm5, [rbp + 3584]                       ;   326.3 fp2+agu1   66 r2
        vpxor ymm15, ymm15, ymm1                             ;   327.8 fp3     66 r2
        vpxor ymm10, ymm4, ymm7                              ;   328.8 fp0     66 r2
        vpxor ymm10, ymm10, ymm15                            ;   329.8 fp1     66 r2
        vpxor ymm3, ymm3, ymm10                              ;   330.8 fp2     66 r2
        vpxor ymm8, ymm8, ymm11                              ;   327.8 fp3     66 r2
        vpxor ymm8, ymm8, ymm2                               ;   328.8 fp0     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   331.8 fp1     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   332.8 fp2     66 r2
        vpxor ymm9, ymm9, ymm12                              ;   333.8 fp3     66 r2
        vpxor ymm6, ymm6, ymm13                              ;   329.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   329.2 fp1     66 r2
        vpxor ymm6, ymm6, ymm9                               ;   334.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm9                               ;   334.8 fp3     66 r2
        vpxor ymm4, ymm4, [rbp + 3648]                       ;   335.8 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   331.8 fp1     66 r2
        vmovdqu ymm0, [rel snow2_keystream.T0_constants256]  ;   328.7 agu1    66 r2 reload
        vpxor ymm10, ymm10, ymm0                             ;   335.7 fp2     66 r2
        vpxor ymm5, ymm5, ymm7                               ;   330.8 fp3     66 r2
        vpxor ymm5, ymm5, ymm12                              ;   333.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm0                             ;   335.7 fp1     66 r2
        vpxor ymm1, ymm1, [rbp + 3552]                       ;   333.2 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm0                               ;   335.7 fp3     66 r2
        vpxor ymm5, ymm5, ymm0                               ;   335.7 fp0     66 r2
        vmovdqu ymm2, [rbp + 672]                            ;   330.0 agu1    66 r2
        vmovdqu ymm3, [rbp + 736]                            ;   330.5 agu0    66 r2
        vmovdqu ymm7, [rbp + 768]                            ;   331.0 agu1    77 z reload
        vpxor ymm3, ymm3, ymm7                               ;   338.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm3                               ;   339.0 fp2     66 r2
        vmovdqu ymm9, [rbp + 864]                            ;   331.5 agu0    77 z reload
        vpxor ymm11, ymm2, ymm9                              ;   340.0 fp3     66 r2
        vpxor ymm12, ymm11, [rbp + 832]                      ;   341.0 fp0+agu1   66 r2
        vmovdqu ymm13, [rbp + 640]                           ;   332.5 agu0    77 z reload
        vpxor ymm0, ymm11, ymm13                             ;   341.0 fp1     66 r2
        vmovdqu [rbp + 3552], ymm15                          ;   336.7 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm0, [rbp + 704]                       ;   342.0 fp2+agu1   66 r2
        vmovdqu [rbp + 3648], ymm10                          ;   336.7 agu0+fp5   66 r2 spill
        vpxor ymm10, ymm15, [rbp + 736]                      ;   343.0 fp3+agu1   66 r2
        vmovdqu [rbp + 3584], ymm1                           ;   336.7 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm12, [rbp + 800]                       ;   342.0 fp0+agu0   66 r2
        vmovdqu [rbp + 3616], ymm4                           ;   336.8 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm1, ymm13                              ;   343.0 fp1     66 r2
        vmovdqu [rbp + 3680], ymm6                           ;   336.8 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm1, ymm7                               ;   343.0 fp2     66 r2
        vmovdqu [rbp + 3712], ymm14                          ;   337.8 agu0+fp5   66 r2 spill
        vpxor ymm14, ymm12, ymm10                            ;   344.0 fp3     66 r2
        vmovdqu [rbp + 3744], ymm8                           ;   338.8 agu1+fp5   66 r2 spill
        vpxor ymm8, ymm14, ymm9                              ;   345.0 fp0     66 r2
        vmovdqu [rbp + 3776], ymm5                           ;   339.8 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm6, ymm8                               ;   346.0 fp1     66 r2
        vpxor ymm7, ymm5, [rbp + 736]                        ;   347.0 fp2+agu0   66 r2
        vmovdqu [rbp + 3808], ymm15                          ;   343.0 agu1+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm13                             ;   346.0 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   347.0 fp0     66 r2
        vpand ymm15, ymm15, ymm8                             ;   347.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   348.0 fp2     66 r2
        vpand ymm13, ymm1, ymm5                              ;   347.0 fp3     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   349.0 fp0     66 r2
        vpand ymm13, ymm10, ymm3                             ;   348.0 fp1     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   349.0 fp2     66 r2
        vpxor ymm13, ymm10, ymm6                             ;   344.0 fp3     66 r2
        vmovdqu [rbp + 3840], ymm1                           ;   343.2 agu2+fp5   66 r2 spill
        vpand ymm1, ymm13, ymm7                              ;   348.0 fp0     66 r2
        vpxor ymm1, ymm1, [rbp + 768]                        ;   349.0 fp1+agu0   66 r2
        vpxor ymm1, ymm1, ymm15                              ;   350.0 fp2     66 r2
        vmovdqu [rbp + 3872], ymm5                           ;   347.0 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm13, ymm9                              ;   345.0 fp3     66 r2
        vmovdqu [rbp + 3904], ymm13                          ;   345.2 agu2+fp5   66 r2 spill
        vpor ymm13, ymm0, ymm9                               ;   345.2 fp0     66 r2
        vpand ymm9, ymm14, ymm11                             ;   345.3 fp1     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   351.0 fp2     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   350.0 fp3     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   350.0 fp0     66 r2
        vmovdqu [rbp + 3936], ymm14                          ;   346.2 agu0+fp5   66 r2 spill
        vpxor ymm14, ymm11, ymm3                             ;   348.0 fp1     66 r2
        vmovdqu [rbp + 3968], ymm11                          ;   347.2 agu1+fp5   66 r2 spill
        vpand ymm11, ymm12, ymm14                            ;   349.0 fp2     66 r2
        vpxor ymm9, ymm9, ymm11                              ;   351.0 fp3     66 r2
        vpxor ymm11, ymm0, ymm7                              ;   348.0 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   350.0 fp1     66 r2
        vpand ymm15, ymm5, ymm11                             ;   349.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   351.0 fp3     66 r2
        vpand ymm15, ymm9, ymm1                              ;   352.0 fp0     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   353.0 fp1     66 r2
        vpxor ymm13, ymm13, [rbp + 3808]                     ;   351.0 fp2+agu0   66 r2
        vmovdqu [rbp + 3808], ymm14                          ;   349.0 agu2+fp5   66 r2 spill
        vpand ymm14, ymm4, ymm6                              ;   349.3 fp3     66 r2
        vpxor ymm13, ymm13, ymm14                            ;   352.0 fp0     66 r2
        vpand ymm14, ymm13, ymm2                             ;   354.0 fp1     66 r2
        vpxor ymm9, ymm9, ymm14                              ;   355.0 fp2     66 r2
        vpand ymm14, ymm13, ymm9                             ;   356.0 fp3     66 r2
        vpxor ymm14, ymm14, ymm1                             ;   357.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm2                               ;   354.0 fp1     66 r2
        vpor ymm15, ymm15, ymm1                              ;   355.0 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   356.0 fp3     66 r2
        vpor ymm2, ymm15, ymm14                              ;   358.0 fp0     66 r2
        vpand ymm9, ymm9, ymm14                              ;   358.0 fp1     66 r2
        vpand ymm11, ymm11, ymm14                            ;   358.0 fp2     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   359.0 fp3     66 r2
        vpxor ymm1, ymm1, ymm2                               ;   359.0 fp0     66 r2
        vpxor ymm2, ymm15, ymm14                             ;   358.0 fp1     66 r2
        vpand ymm10, ymm10, ymm1                             ;   360.0 fp2     66 r2
        vpxor ymm9, ymm2, ymm1                               ;   360.0 fp3     66 r2
        vpand ymm0, ymm0, ymm15                              ;   357.0 fp0     66 r2
        vpand ymm3, ymm3, ymm1                               ;   360.0 fp1     66 r2
        vpxor ymm1, ymm1, ymm13                              ;   360.0 fp2     66 r2
        vpand ymm7, ymm7, ymm2                               ;   359.0 fp3     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   361.0 fp0     66 r2
        vpand ymm6, ymm6, ymm9                               ;   361.0 fp1     66 r2
        vpand ymm4, ymm4, ymm9                               ;   361.0 fp2     66 r2
        vpand ymm9, ymm15, [rbp + 864]                       ;   357.0 fp3+agu1   66 r2
        vpxor ymm15, ymm15, ymm1                             ;   361.0 fp0     66 r2
        vpand ymm8, ymm8, ymm15                              ;   362.0 fp1     66 r2
        vpand ymm15, ymm15, [rbp + 640]                      ;   362.0 fp2+agu0   66 r2
        vpand ymm5, ymm5, ymm14                              ;   358.2 fp3     66 r2
        vpand ymm2, ymm2, [rbp + 3904]                       ;   359.0 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm13                            ;   360.0 fp1     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   363.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm5                               ;   364.0 fp3     66 r2
        vmovdqu [rbp + 3904], ymm0                           ;   359.2 agu2+fp5   66 r2 spill
        vpand ymm0, ymm1, [rbp + 3968]                       ;   361.0 fp0+agu0   66 r2
        vpand ymm1, ymm1, [rbp + 3936]                       ;   361.0 fp1+agu1   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   363.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm6                               ;   362.0 fp3     66 r2
        vpand ymm12, ymm12, ymm13                            ;   360.3 fp0     66 r2
        vpand ymm13, ymm13, [rbp + 3808]                     ;   360.5 fp1+agu0   66 r2
        vmovdqu [rbp + 3808], ymm12                          ;   361.3 agu2+fp5   66 r2 spill
        vpand ymm12, ymm14, [rbp + 3872]                     ;   361.0 fp2+agu1   66 r2
        vpxor ymm8, ymm8, ymm12                              ;   365.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm12                            ;   362.0 fp0     66 r2
        vpand ymm14, ymm14, [rbp + 3840]                     ;   361.5 fp1+agu0   66 r2
        vpxor ymm5, ymm5, ymm10                              ;   363.0 fp2     66 r2
        vpxor ymm12, ymm3, ymm0                              ;   364.0 fp3     66 r2
        vpxor ymm12, ymm12, ymm5                             ;   365.0 fp0     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   366.0 fp1     66 r2
        vpxor ymm9, ymm9, ymm1                               ;   363.0 fp2     66 r2
        vpxor ymm9, ymm9, ymm6                               ;   364.0 fp3     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   367.0 fp0     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   368.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm13                            ;   369.0 fp2     66 r2
        vpxor ymm7, ymm7, ymm4                               ;   364.2 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   364.3 fp0     66 r2
        vpxor ymm7, ymm7, ymm11                              ;   370.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm11                              ;   370.0 fp2     66 r2
        vpxor ymm3, ymm3, [rbp + 3904]                       ;   371.0 fp3+agu1   66 r2
        vmovdqu ymm15, [rel snow2_keystream.T0_constants256] ;   363.7 agu0    66 r2 reload
        vpxor ymm5, ymm5, ymm15                              ;   370.7 fp0     66 r2
        vmovdqu ymm1, [rbp + 3264]                           ;   364.5 agu1    66 r2
        vmovdqu ymm4, [rbp + 3520]                           ;   364.7 agu0    66 r2 reload
        vpxor ymm1, ymm1, ymm4                               ;   371.7 fp1     66 r2
        vmovdqu ymm6, [rbp + 3008]                           ;   365.5 agu1    66 r2
        vpxor ymm6, ymm6, [rbp + 3200]                       ;   372.5 fp2+agu0   66 r2
        vpxor ymm6, ymm6, [rbp + 3232]                       ;   373.5 fp3+agu1   66 r2
        vpxor ymm6, ymm6, [rbp + 3104]                       ;   374.5 fp0+agu0   66 r2
        vmovdqu ymm11, [rbp + 3488]                          ;   367.5 agu1    66 r2 reload
        vpxor ymm6, ymm6, ymm11                              ;   375.5 fp1     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   367.0 fp2     66 r2
        vmovdqu ymm2, [rbp + 3168]                           ;   367.7 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 3424]                       ;   374.7 fp3+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 3424]                     ;   368.7 fp0+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 3808]                     ;   369.7 fp1+agu1   66 r2
        vpxor ymm10, ymm10, ymm15                            ;   370.7 fp2     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   368.2 fp3     66 r2
        vmovdqu ymm0, [rbp + 3264]                           ;   369.7 agu0    66 r2 reload
        vmovdqu [rbp + 3808], ymm3                           ;   372.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm7, ymm0                               ;   376.7 fp0     66 r2
        vpxor ymm14, ymm14, ymm13                            ;   369.2 fp1     66 r2
        vmovdqu ymm13, [rbp + 3136]                          ;   370.5 agu1    66 r2
        vpxor ymm13, ymm13, [rbp + 3296]                     ;   377.5 fp2+agu0   66 r2
        vpxor ymm0, ymm0, ymm13                              ;   378.5 fp3     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   370.7 fp0     66 r2
        vpxor ymm14, ymm14, [rbp + 3296]                     ;   371.7 fp1+agu1   66 r2
        vpxor ymm13, ymm13, ymm10                            ;   378.5 fp2     66 r2
        vmovdqu [rbp + 3296], ymm6                           ;   376.5 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, [rbp + 3072]                       ;   371.7 fp3+agu0   66 r2
        vpxor ymm6, ymm6, ymm2                               ;   375.7 fp0     66 r2
        vpxor ymm2, ymm2, [rbp + 3776]                       ;   375.7 fp1+agu1   66 r2
        vmovdqu [rbp + 3264], ymm6                           ;   376.7 agu2+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 3136]                           ;   372.7 agu0    66 r2
        vpxor ymm6, ymm6, [rbp + 3776]                       ;   379.7 fp2+agu1   66 r2
        vpxor ymm4, ymm4, [rbp + 3680]                       ;   373.7 fp3+agu0   66 r2
        vmovdqu [rbp + 3520], ymm6                           ;   380.7 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, [rbp + 3744]                       ;   374.5 fp0+agu1   66 r2
        vpxor ymm11, ymm11, ymm4                             ;   374.7 fp1     66 r2
        vpxor ymm11, ymm11, [rbp + 3616]                     ;   375.7 fp2+agu0   66 r2
        vmovdqu [rbp + 3488], ymm9                           ;   374.5 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm10, [rbp + 3168]                      ;   375.5 fp3+agu1   66 r2
        vpxor ymm9, ymm9, ymm6                               ;   376.5 fp0     66 r2
        vpxor ymm10, ymm10, [rbp + 3584]                     ;   375.7 fp1+agu0   66 r2
        vmovdqu [rbp + 3744], ymm9                           ;   377.5 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm1, [rbp + 3360]                       ;   376.5 fp2+agu1   66 r2
        vpxor ymm9, ymm9, ymm15                              ;   377.5 fp3     66 r2
        vmovdqu [rbp + 3360], ymm1                           ;   376.5 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm2, ymm13                              ;   379.5 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   376.7 fp1     66 r2
        vmovdqu [rbp + 3776], ymm1                           ;   380.5 agu0+fp5   66 r2 spill
        vpxor ymm1, ymm8, [rbp + 3712]                       ;   377.5 fp2+agu1   66 r2
        vmovdqu [rbp + 3136], ymm13                          ;   379.5 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm1, [rbp + 3328]                      ;   378.5 fp3+agu0   66 r2
        vpxor ymm7, ymm7, [rbp + 3680]                       ;   378.5 fp0+agu1   66 r2
        vpxor ymm12, ymm12, ymm15                            ;   377.2 fp1     66 r2
        vpxor ymm15, ymm4, ymm0                              ;   379.5 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   380.5 fp3     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   380.5 fp0     66 r2
        vpxor ymm12, ymm12, [rbp + 3648]                     ;   378.7 fp1+agu0   66 r2
        vpxor ymm1, ymm1, ymm7                               ;   379.5 fp2     66 r2
        vmovdqu [rbp + 3680], ymm15                          ;   381.5 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm13, [rbp + 3040]                     ;   379.5 fp3+agu1   66 r2
        vpxor ymm13, ymm13, [rbp + 2976]                     ;   379.7 fp0+agu0   66 r2
        vpxor ymm4, ymm4, ymm12                              ;   379.7 fp1     66 r2
        vmovdqu [rbp + 3424], ymm8                           ;   380.5 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm15, [rbp + 3392]                      ;   380.5 fp2+agu1   66 r2
        vpxor ymm15, ymm15, ymm5                             ;   380.5 fp3     66 r2
        vmovdqu [rbp + 3104], ymm8                           ;   381.5 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm12, ymm1                              ;   380.5 fp0     66 r2
        vpxor ymm8, ymm8, ymm15                              ;   381.5 fp1     66 r2
        vpxor ymm12, ymm12, ymm9                             ;   380.5 fp2     66 r2
        vmovdqu [rbp + 3232], ymm2                           ;   382.5 agu0+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3392]                           ;   381.5 agu1    66 r2
        vpxor ymm2, ymm2, [rbp + 3712]                       ;   388.5 fp3+agu0   66 r2
        vmovdqu [rbp + 3712], ymm14                          ;   383.5 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm13, [rbp + 3552]                     ;   382.5 fp0+agu1   66 r2
        vpxor ymm13, ymm13, ymm2                             ;   389.5 fp1     66 r2
        vpxor ymm2, ymm2, ymm11                              ;   389.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   390.5 fp3     66 r2
        vpxor ymm9, ymm9, [rbp + 2944]                       ;   382.7 fp0+agu0   66 r2
        vmovdqu [rbp + 3392], ymm15                          ;   391.5 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 3808]                          ;   383.5 agu1    66 r2
        vpxor ymm15, ymm15, [rbp + 3296]                     ;   390.5 fp1+agu0   66 r2
        vpxor ymm2, ymm2, ymm15                              ;   391.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm1                             ;   391.5 fp3     66 r2
        vmovdqu [rbp + 3200], ymm15                          ;   392.5 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm7, [rbp + 3520]                      ;   387.7 fp0+agu1   66 r2
        vmovdqu [rbp + 3008], ymm14                          ;   386.5 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm4, [rbp + 2944]                      ;   384.7 fp1+agu0   66 r2
        vmovdqu [rbp + 2944], ymm14                          ;   387.5 agu1+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 3264]                          ;   385.7 agu0    66 r2
        vpxor ymm14, ymm14, [rbp + 3584]                     ;   392.7 fp2+agu1   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   388.7 fp3     66 r2
        vmovdqu [rbp + 3584], ymm14                          ;   393.7 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 3072]                          ;   386.7 agu0    66 r2
        vpxor ymm14, ymm14, [rbp + 3456]                     ;   393.7 fp0+agu1   66 r2
        vmovdqu [rbp + 3904], ymm0                           ;   389.7 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm10, ymm14                             ;   394.7 fp1     66 r2
        vmovdqu [rbp + 3840], ymm2                           ;   392.5 agu0+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3328]                           ;   388.5 agu1    66 r2
        vpxor ymm2, ymm2, [rbp + 3552]                       ;   395.5 fp2+agu0   66 r2
        vpxor ymm5, ymm5, ymm2                               ;   396.5 fp3     66 r2
        vpxor ymm13, ymm13, ymm5                             ;   397.5 fp0     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   396.5 fp1     66 r2
        vpxor ymm5, ymm5, ymm9                               ;   397.5 fp2     66 r2
        vpxor ymm11, ymm11, ymm6                             ;   390.5 fp3     66 r2
        vpxor ymm15, ymm15, [rbp + 3712]                     ;   390.7 fp0+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 3232]                     ;   390.8 fp1+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 3168]                     ;   391.8 fp2+agu1   66 r2
        vmovdqu [rbp + 3168], ymm15                          ;   391.7 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm3, [rbp + 3648]                      ;   391.8 fp3+agu0   66 r2
        vpxor ymm9, ymm9, ymm15                              ;   392.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm8                             ;   392.8 fp1     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   397.5 fp2     66 r2
        vpxor ymm2, ymm2, ymm9                               ;   397.5 fp3     66 r2
        vpxor ymm2, ymm2, [rbp + 3040]                       ;   398.5 fp0+agu1   66 r2
        vpxor ymm4, ymm4, ymm9                               ;   393.8 fp1     66 r2
        vpxor ymm3, ymm3, [rbp + 3424]                       ;   393.0 fp2+agu0   66 r2
        vpxor ymm3, ymm3, [rbp + 3296]                       ;   394.0 fp3+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 2976]                       ;   395.0 fp0+agu0   66 r2
        vpxor ymm7, ymm7, ymm14                              ;   394.7 fp1     66 r2
        vmovdqu ymm14, [rbp + 3616]                          ;   394.7 agu1    66 r2 reload
        vpxor ymm7, ymm7, ymm14                              ;   401.7 fp2     66 r2
        vpxor ymm7, ymm7, [rbp + 3808]                       ;   402.7 fp3+agu0   66 r2
        vpxor ymm7, ymm7, [rbp + 3488]                       ;   403.7 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm3                             ;   401.7 fp1     66 r2
        vpxor ymm9, ymm9, [rbp + 3360]                       ;   395.8 fp2+agu0   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   396.0 fp3     66 r2
        vpxor ymm3, ymm10, [rbp + 3520]                      ;   396.7 fp0+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 3136]                     ;   396.8 fp1+agu0   66 r2
        vmovdqu [rbp + 3136], ymm14                          ;   402.7 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 3360]                          ;   397.7 agu1    66 r2
        vpxor ymm14, ymm14, [rbp + 3296]                     ;   404.7 fp2+agu0   66 r2
        vpxor ymm1, ymm1, [rbp + 3840]                       ;   399.5 fp3+agu1   66 r2
        vmovdqu [rbp + 3296], ymm2                           ;   399.5 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm11, [rbp + 3072]                      ;   398.8 fp0+agu0   66 r2
        vpxor ymm11, ymm11, ymm7                             ;   404.7 fp1     66 r2
        vpxor ymm11, ymm11, ymm14                            ;   405.7 fp2     66 r2
        vpxor ymm14, ymm14, ymm6                             ;   405.7 fp3     66 r2
        vpxor ymm6, ymm6, ymm0                               ;   397.8 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 3264]                       ;   399.7 fp1+agu1   66 r2
        vpxor ymm14, ymm14, [rbp + 3456]                     ;   406.7 fp2+agu0   66 r2
        vmovdqu [rbp + 3456], ymm11                          ;   406.7 agu2+fp5   66 r2 spill
        vmovdqu ymm11, [r12]                                 ;   400.7 agu1    81 st.0
        vmovdqu [rbp + 3264], ymm9                           ;   399.3 agu2+fp5   66 r2 spill
        vmovdqu ymm9, [r12 + 64]                             ;   400.8 agu0    81 st.2
        vmovdqu [rbp + 3072], ymm3                           ;   400.3 agu2+fp5   66 r2 spill
        vmovdqu ymm3, [r12 + 96]                             ;   401.7 agu1    81 st.3
        vmovdqu [rbp + 3360], ymm7                           ;   404.7 agu2+fp5   66 r2 spill
        vmovdqu ymm7, [r12 + 128]                            ;   401.8 agu0    81 st.4
        vmovdqu [rbp + 3520], ymm13                          ;   402.3 agu2+fp5   66 r2 spill
        vmovdqu ymm13, [r12 + 160]                           ;   402.7 agu1    81 st.5
        vmovdqu [rbp + 3616], ymm8                           ;   403.3 agu0+fp5   66 r2 spill
        vmovdqu ymm8, [r12 + 192]                            ;   403.7 agu1    81 st.6
        vmovdqu [rbp + 3488], ymm4                           ;   404.3 agu2+fp5   66 r2 spill
        vmovdqu ymm4, [r12 + 224]                            ;   403.8 agu0    81 st.7
        vmovdqu [rbp + 3808], ymm10                          ;   405.3 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm7, ymm4                              ;   410.8 fp3     29 st
        vmovdqu [rbp + 2976], ymm6                           ;   406.3 agu1+fp5   66 r2 spill
        vpxor ymm6, ymm11, ymm3                              ;   408.7 fp0     29 st
        vpxor ymm11, ymm11, ymm7                             ;   408.8 fp1     29 st
        vmovdqu [rbp + 3424], ymm2                           ;   407.3 agu0+fp5   66 r2 spill
        vpxor ymm2, ymm7, [r12 + 32]                         ;   408.8 fp2+agu1   29 st
        vmovdqu [rbp + 3040], ymm15                          ;   408.3 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm10                             ;   411.8 fp3     29 st
        vmovdqu [rbp + 3648], ymm0                           ;   409.3 agu0+fp5   66 r2 spill
        vpxor ymm0, ymm6, ymm8                               ;   410.7 fp0     29 st
        vpxor ymm8, ymm11, ymm13                             ;   409.8 fp1     29 st
        vpxor ymm13, ymm3, ymm2                              ;   409.8 fp2     29 st
        vmovdqu [rbp + 3552], ymm14                          ;   410.3 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm7, ymm0                              ;   411.7 fp3     29 st
        vpxor ymm7, ymm9, ymm0                               ;   411.7 fp0     29 st
        vmovdqu [rbp + 3328], ymm1                           ;   411.3 agu1+fp5   66 r2 spill
        vpxor ymm1, ymm8, ymm10                              ;   411.8 fp1     29 st
        vmovdqu [rbp + 3872], ymm5                           ;   412.3 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm2, ymm8                               ;   410.8 fp2     29 st
        vmovdqu [rbp + 3936], ymm12                          ;   413.3 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm6, ymm8                              ;   410.8 fp3     29 st
        vpxor ymm8, ymm8, ymm0                               ;   411.7 fp0     29 st
        vpxor ymm4, ymm4, ymm12                              ;   411.8 fp1     29 st
        vpxor ymm3, ymm3, ymm8                               ;   412.7 fp2     29 st
        vpxor ymm9, ymm9, ymm12                              ;   411.8 fp3     29 st
        vmovdqu [rbp + 3968], ymm11                          ;   414.3 agu1+fp5   29 st spill
        vpxor ymm11, ymm5, ymm7                              ;   412.7 fp0     29 st
        vmovdqu [rbp + 4000], ymm5                           ;   415.3 agu0+fp5   29 st spill
        vpxor ymm5, ymm13, ymm14                             ;   412.7 fp1     29 st
        vpxor ymm13, ymm13, ymm9                             ;   412.8 fp2     29 st
        vmovdqu [rbp + 4032], ymm12                          ;   416.3 agu2+fp5   29 st spill
        vpxor ymm12, ymm10, ymm9                             ;   412.8 fp3     29 st
        vmovdqu [rbp + 4064], ymm1                           ;   417.3 agu1+fp5   29 st spill
        vpxor ymm1, ymm15, ymm5                              ;   413.7 fp0     29 st
        vmovdqu [rbp + 4096], ymm15                          ;   418.3 agu0+fp5   29 st spill
        vmovdqu ymm15, [r8 + 768]                            ;   412.8 agu1    28 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   419.8 fp1+agu0   28 st
        vmovdqu [rbp + 4128], ymm5                           ;   419.3 agu2+fp5   29 st spill
        vmovdqu ymm5, [r8 + 768]                             ;   413.8 agu1    28 st
        vpxor ymm5, ymm5, [r8 + 832]                         ;   420.8 fp2+agu0   28 st
        vmovdqu [rbp + 4160], ymm11                          ;   420.3 agu2+fp5   29 st spill
        vmovdqu ymm11, [r8 + 832]                            ;   414.8 agu1    28 st
        vpxor ymm11, ymm11, [r8 + 864]                       ;   421.8 fp3+agu0   28 st
        vmovdqu [rbp + 4192], ymm14                          ;   421.3 agu2+fp5   29 st spill
        vmovdqu ymm14, [r8 + 768]                            ;   415.8 agu1    28 st
        vpxor ymm14, ymm14, [r8 + 800]                       ;   422.8 fp0+agu0   28 st
        vmovdqu [rbp + 4224], ymm8                           ;   422.3 agu2+fp5   29 st spill
        vpxor ymm8, ymm15, ymm11                             ;   422.8 fp1     28 st
        vmovdqu [rbp + 4256], ymm9                           ;   423.3 agu2+fp5   29 st spill
        vmovdqu ymm9, [r8 + 928]                             ;   416.8 agu1    28 st
        vpxor ymm9, ymm9, ymm11                              ;   423.8 fp2     28 st
        vmovdqu [rbp + 4288], ymm4                           ;   424.3 agu0+fp5   29 st spill
        vmovdqu ymm4, [r8 + 896]                             ;   417.8 agu1    28 st
        vpxor ymm4, ymm4, ymm14                              ;   424.8 fp3     28 st
        vmovdqu [rbp + 4320], ymm3                           ;   425.3 agu2+fp5   29 st spill
        vpxor ymm3, ymm14, [r8 + 992]                        ;   423.8 fp0+agu0   28 st
        vmovdqu [rbp + 4352], ymm12                          ;   426.3 agu2+fp5   29 st spill
        vpxor ymm12, ymm14, [r8 + 864]                       ;   423.8 fp1+agu1   28 st
        vmovdqu [rbp + 4384], ymm0                           ;   427.3 agu0+fp5   29 st spill
        vpxor ymm0, ymm8, [r8 + 800]                         ;   423.8 fp2+agu1   28 st
        vmovdqu [rbp + 4416], ymm8                           ;   428.3 agu2+fp5   28 st spill
        vpxor ymm8, ymm5, ymm4                               ;   425.8 fp3     28 st
        vmovdqu [rbp + 4448], ymm5                           ;   429.3 agu0+fp5   28 st spill
        vpxor ymm5, ymm3, [r8 + 832]                         ;   424.8 fp0+agu1   28 st
        vmovdqu [rbp + 4480], ymm3                           ;   430.3 agu2+fp5   28 st spill
        vpxor ymm3, ymm12, ymm9                              ;   424.8 fp1     28 st
        vmovdqu [rbp + 4512], ymm9                           ;   431.3 agu0+fp5   28 st spill
        vpxor ymm9, ymm0, [r8 + 896]                         ;   424.8 fp2+agu1   28 st
        vmovdqu [rbp + 4544], ymm12                          ;   432.3 agu2+fp5   28 st spill
        vpxor ymm12, ymm11, ymm8                             ;   426.8 fp3     28 st
        vmovdqu [rbp + 4576], ymm8                           ;   433.3 agu0+fp5   28 st spill
        vpxor ymm8, ymm15, ymm5                              ;   425.8 fp0     28 st
        vmovdqu [rbp + 4608], ymm11                          ;   434.3 agu1+fp5   28 st spill
        vpxor ymm11, ymm9, [r8 + 928]                        ;   425.8 fp1+agu0   28 st
        vpxor ymm14, ymm14, ymm11                            ;   426.8 fp2     28 st
        vmovdqu [rbp + 4640], ymm9                           ;   435.3 agu2+fp5   28 st spill
        vpxor ymm9, ymm0, ymm8                               ;   426.8 fp3     28 st
        vpxor ymm8, ymm8, ymm7                               ;   426.8 fp0     81 st
        vpxor ymm8, ymm8, [r12 + 320]                        ;   427.8 fp1+agu1   81 st
        vpxor ymm8, ymm8, [r13 + 64]                         ;   428.8 fp2+agu0   81 st
        vmovdqu [rbp + 4672], ymm8                           ;   436.3 agu2+fp5   81 st spill
        vpxor ymm8, ymm11, [r8 + 992]                        ;   427.0 fp3+agu1   28 st
        vpxor ymm6, ymm6, ymm14                              ;   427.8 fp0     81 st
        vpxor ymm6, ymm6, [r12 + 352]                        ;   428.8 fp1+agu0   81 st
        vpxor ymm6, ymm6, [r13 + 96]                         ;   429.8 fp2+agu1   81 st
        vpxor ymm2, ymm2, [r12 + 384]                        ;   428.3 fp3+agu0   81 st
        vpxor ymm2, ymm2, [r13 + 128]                        ;   429.3 fp0+agu1   81 st
        vmovdqu [rbp + 4704], ymm6                           ;   437.3 agu2+fp5   81 st spill
        vpxor ymm6, ymm9, [r8 + 832]                         ;   429.3 fp1+agu0   28 st
        vmovdqu [rbp + 4736], ymm15                          ;   438.3 agu2+fp5   28 st spill
        vpxor ymm15, ymm5, ymm11                             ;   428.5 fp2     28 st
        vpxor ymm7, ymm7, [r12 + 448]                        ;   430.0 fp3+agu1   81 st
        vpxor ymm7, ymm7, [r13 + 192]                        ;   431.0 fp0+agu0   81 st
        vpxor ymm7, ymm7, [r12 + 160]                        ;   432.0 fp1+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 832]                         ;   433.0 fp2+agu0   81 st
        vmovdqu [rbp + 4768], ymm7                           ;   439.3 agu2+fp5   81 st spill
        vpxor ymm7, ymm15, [r8 + 768]                        ;   432.0 fp3+agu1   28 st
        vpxor ymm2, ymm2, ymm7                               ;   433.0 fp0     81 st
        vpxor ymm7, ymm7, ymm12                              ;   433.0 fp1     81 st
        vpxor ymm7, ymm7, ymm13                              ;   434.0 fp2     81 st
        vpxor ymm7, ymm7, [r12 + 288]                        ;   435.0 fp3+agu0   81 st
        vpxor ymm7, ymm7, [r13 + 32]                         ;   436.0 fp0+agu1   81 st
        vmovdqu [rbp + 4800], ymm2                           ;   440.3 agu2+fp5   81 st spill
        vpxor ymm2, ymm1, [r12 + 256]                        ;   433.3 fp1+agu0   81 st
        vpxor ymm2, ymm2, ymm14                              ;   434.3 fp2     81 st
        vpxor ymm2, ymm2, ymm6                               ;   435.3 fp3     81 st
        vpxor ymm2, ymm2, [r13]                              ;   436.3 fp0+agu1   81 st
        vpxor ymm0, ymm0, [r12 + 576]                        ;   434.3 fp1+agu0   81 st
        vpxor ymm0, ymm0, [r13 + 320]                        ;   435.3 fp2+agu1   81 st
        vpxor ymm0, ymm0, [rbp + 4320]                       ;   436.3 fp3+agu0   81 st
        vpxor ymm0, ymm0, [r8 + 64]                          ;   437.3 fp0+agu1   81 st
        vpxor ymm6, ymm6, [r12 + 608]                        ;   436.3 fp1+agu0   81 st
        vpxor ymm6, ymm6, [r13 + 352]                        ;   437.3 fp2+agu1   81 st
        vpxor ymm6, ymm6, [rbp + 4256]                       ;   438.3 fp3+agu0   81 st
        vpxor ymm6, ymm6, [r8 + 96]                          ;   439.3 fp0+agu1   81 st
        vpxor ymm12, ymm12, [r12 + 640]                      ;   438.3 fp1+agu0   81 st
        vpxor ymm12, ymm12, [r13 + 384]                      ;   439.3 fp2+agu1   81 st
        vpxor ymm12, ymm12, [rbp + 4224]                     ;   440.3 fp3+agu0   81 st
        vpxor ymm12, ymm12, [r8 + 128]                       ;   441.3 fp0+agu1   81 st
        vmovdqu [rbp + 4832], ymm12                          ;   442.3 agu2+fp5   81 st spill
        vpxor ymm12, ymm10, [r12 + 416]                      ;   440.3 fp1+agu0   81 st
        vpxor ymm12, ymm12, ymm13                            ;   441.3 fp2     81 st
        vpxor ymm12, ymm12, [r13 + 160]                      ;   442.3 fp3+agu1   81 st
        vpxor ymm12, ymm12, [r8 + 800]                       ;   443.3 fp0+agu0   81 st
        vmovdqu [rbp + 4864], ymm6                           ;   442.3 agu2+fp5   81 st spill
        vpxor ymm6, ymm15, [r12 + 480]                       ;   442.0 fp1+agu1   81 st
        vpxor ymm6, ymm6, [r13 + 224]                        ;   443.0 fp2+agu0   81 st
        vpxor ymm6, ymm6, [rbp + 4384]                       ;   444.0 fp3+agu1   81 st
        vpxor ymm9, ymm9, [r12 + 736]                        ;   443.3 fp0+agu0   81 st
        vpxor ymm9, ymm9, [r13 + 480]                        ;   444.3 fp1+agu1   81 st
        vpxor ymm9, ymm9, [rbp + 4160]                       ;   445.3 fp2+agu0   81 st
        vpxor ymm9, ymm9, [r8 + 224]                         ;   446.3 fp3+agu1   81 st
        vmovdqu [rbp + 4384], ymm9                           ;   447.3 agu2+fp5   81 st spill
        vpxor ymm9, ymm4, [r12 + 512]                        ;   445.3 fp0+agu0   81 st
        vpxor ymm9, ymm9, [r13 + 256]                        ;   446.3 fp1+agu1   81 st
        vpxor ymm9, ymm9, [rbp + 4352]                       ;   447.3 fp2+agu0   81 st
        vpxor ymm9, ymm9, [rbp + 4320]                       ;   448.3 fp3+agu1   81 st
        vpxor ymm9, ymm9, [r8]                               ;   449.3 fp0+agu0   81 st
        vmovdqu [rbp + 4896], ymm0                           ;   444.3 agu2+fp5   81 st spill
        vpxor ymm0, ymm3, [r12 + 544]                        ;   448.0 fp1+agu1   81 st
        vpxor ymm0, ymm0, [r13 + 288]                        ;   449.0 fp2+agu0   81 st
        vpxor ymm0, ymm0, [rbp + 4288]                       ;   450.0 fp3+agu1   81 st
        vpxor ymm0, ymm0, [r8 + 32]                          ;   451.0 fp0+agu0   81 st
        vpxor ymm11, ymm11, [r12 + 800]                      ;   450.0 fp1+agu1   81 st
        vpxor ymm11, ymm11, [r13 + 544]                      ;   451.0 fp2+agu0   81 st
        vpxor ymm11, ymm11, [rbp + 4128]                     ;   452.0 fp3+agu1   81 st
        vpxor ymm11, ymm11, [r8 + 288]                       ;   453.0 fp0+agu0   81 st
        vpxor ymm1, ymm1, [r12 + 864]                        ;   452.0 fp1+agu1   81 st
        vpxor ymm1, ymm1, [r13 + 608]                        ;   453.0 fp2+agu0   81 st
        vpxor ymm1, ymm1, [rbp + 4256]                       ;   454.0 fp3+agu1   81 st
        vpxor ymm1, ymm1, [r8 + 352]                         ;   455.0 fp0+agu0   81 st
        vpxor ymm1, ymm1, [rbp + 4736]                       ;   456.0 fp1+agu1   81 st
        vmovdqu [rbp + 4128], ymm1                           ;   457.0 agu2+fp5   81 st spill
        vpxor ymm1, ymm3, [r12 + 672]                        ;   454.3 fp2+agu0   81 st
        vpxor ymm1, ymm1, [r13 + 416]                        ;   455.3 fp3+agu1   81 st
        vpxor ymm1, ymm1, [rbp + 4256]                       ;   456.3 fp0+agu0   81 st
        vpxor ymm1, ymm1, [r12 + 128]                        ;   457.3 fp1+agu1   81 st
        vpxor ymm1, ymm1, [r8 + 160]                         ;   458.3 fp2+agu0   81 st
        vpxor ymm1, ymm1, [r8 + 768]                         ;   459.3 fp3+agu1   81 st
        vpxor ymm15, ymm15, [r12 + 928]                      ;   457.3 fp0+agu0   81 st
        vpxor ymm15, ymm15, [r13 + 672]                      ;   458.3 fp1+agu1   81 st
        vpxor ymm15, ymm15, [rbp + 4256]                     ;   459.3 fp2+agu0   81 st
        vpxor ymm15, ymm15, [r12 + 160]                      ;   460.3 fp3+agu1   81 st
        vpxor ymm15, ymm15, [r8 + 416]                       ;   461.3 fp0+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   462.3 fp1+agu1   81 st
        vpxor ymm14, ymm14, [r12 + 960]                      ;   460.3 fp2+agu0   81 st
        vpxor ymm14, ymm14, [r13 + 704]                      ;   461.3 fp3+agu1   81 st
        vpxor ymm14, ymm14, [rbp + 4032]                     ;   462.3 fp0+agu0   81 st
        vpxor ymm14, ymm14, [r8 + 448]                       ;   463.3 fp1+agu1   81 st
        vpxor ymm14, ymm14, [rbp + 4608]                     ;   464.3 fp2+agu0   81 st
        vmovdqu [rbp + 4608], ymm14                          ;   465.3 agu2+fp5   81 st spill
        vmovdqu ymm14, [rbp + 4192]                          ;   463.0 agu1    81 st
        vpxor ymm14, ymm14, [r12 + 704]                      ;   470.0 fp3+agu0   81 st
        vpxor ymm14, ymm14, [r13 + 448]                      ;   471.0 fp0+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 192]                       ;   472.0 fp1+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4416]                     ;   473.0 fp2+agu1   81 st
        vmovdqu [rbp + 4416], ymm15                          ;   463.3 agu2+fp5   81 st spill
        vpxor ymm15, ymm8, [r12 + 768]                       ;   465.3 fp3+agu0   81 st
        vpxor ymm15, ymm15, [r13 + 512]                      ;   466.3 fp0+agu1   81 st
        vpxor ymm15, ymm15, [rbp + 4064]                     ;   467.3 fp1+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 256]                       ;   468.3 fp2+agu1   81 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   469.3 fp3+agu0   81 st
        vpxor ymm8, ymm8, ymm13                              ;   462.3 fp0     81 st
        vpxor ymm8, ymm8, [r12 + 832]                        ;   468.0 fp1+agu1   81 st
        vpxor ymm8, ymm8, [r13 + 576]                        ;   469.0 fp2+agu0   81 st
        vpxor ymm8, ymm8, [rbp + 4064]                       ;   470.0 fp3+agu1   81 st
        vpxor ymm8, ymm8, [r8 + 320]                         ;   471.0 fp0+agu0   81 st
        vpxor ymm13, ymm13, [r12 + 896]                      ;   470.0 fp1+agu1   81 st
        vpxor ymm13, ymm13, [r13 + 640]                      ;   471.0 fp2+agu0   81 st
        vpxor ymm13, ymm13, [rbp + 4224]                     ;   472.0 fp3+agu1   81 st
        vpxor ymm13, ymm13, [r8 + 384]                       ;   473.0 fp0+agu0   81 st
        vpxor ymm13, ymm13, [rbp + 4480]                     ;   474.0 fp1+agu1   81 st
        vpxor ymm10, ymm10, [r13 + 768]                      ;   472.3 fp2+agu0   81 st
        vpxor ymm10, ymm10, [r8 + 512]                       ;   473.3 fp3+agu1   81 st
        vpxor ymm10, ymm10, [rbp + 4544]                     ;   474.3 fp0+agu0   81 st
        vpxor ymm4, ymm4, [r13 + 864]                        ;   474.0 fp1+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 3968]                       ;   475.0 fp2+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 608]                         ;   476.0 fp3+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4736]                       ;   477.0 fp0+agu0   81 st
        vpxor ymm3, ymm3, [r13 + 896]                        ;   476.0 fp1+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4000]                       ;   477.0 fp2+agu0   81 st
        vpxor ymm3, ymm3, [r8 + 640]                         ;   478.0 fp3+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4480]                       ;   479.0 fp0+agu0   81 st
        vpxor ymm5, ymm5, [r13 + 960]                        ;   478.0 fp1+agu1   81 st
        vpxor ymm5, ymm5, [rbp + 4352]                       ;   479.0 fp2+agu0   81 st
        vpxor ymm5, ymm5, [r8 + 704]                         ;   480.0 fp3+agu1   81 st
        vmovdqu [rbp + 4352], ymm5                           ;   481.0 agu2+fp5   81 st spill
        vmovdqu ymm5, [rbp + 4096]                           ;   479.3 agu0    81 st
        vpxor ymm5, ymm5, [r12 + 992]                        ;   486.3 fp0+agu1   81 st
        vpxor ymm5, ymm5, [r13 + 736]                        ;   487.3 fp1+agu0   81 st
        vpxor ymm5, ymm5, [r8 + 480]                         ;   488.3 fp2+agu1   81 st
        vpxor ymm5, ymm5, [rbp + 4640]                       ;   489.3 fp3+agu0   81 st
        vmovdqu [rbp + 4640], ymm3                           ;   480.0 agu2+fp5   81 st spill
        vmovdqu ymm3, [r12 + 160]                            ;   482.0 agu1    81 st
        vpxor ymm3, ymm3, [r13 + 800]                        ;   489.0 fp0+agu0   81 st
        vpxor ymm3, ymm3, [r8 + 544]                         ;   490.0 fp1+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4576]                       ;   491.0 fp2+agu0   81 st
        vmovdqu [rbp + 4576], ymm4                           ;   478.0 agu2+fp5   81 st spill
        vmovdqu ymm4, [r12 + 192]                            ;   484.0 agu1    81 st
        vpxor ymm4, ymm4, [r13 + 832]                        ;   491.0 fp3+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 576]                         ;   492.0 fp0+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4512]                       ;   493.0 fp1+agu0   81 st
        vmovdqu [rbp + 4512], ymm4                           ;   494.0 agu2+fp5   81 st spill
        vmovdqu ymm4, [rbp + 4160]                           ;   486.0 agu1    81 st
        vpxor ymm4, ymm4, [r13 + 928]                        ;   493.0 fp2+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4288]                       ;   494.0 fp3+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 672]                         ;   495.0 fp0+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4736]                       ;   496.0 fp1+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 800]                         ;   497.0 fp2+agu0   81 st
        vmovdqu [rbp + 4736], ymm4                           ;   498.0 agu2+fp5   81 st spill
        vmovdqu ymm4, [rbp + 4320]                           ;   489.0 agu1    81 st
        vpxor ymm4, ymm4, [r13 + 992]                        ;   496.0 fp3+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4288]                       ;   497.0 fp0+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 736]                         ;   498.0 fp1+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4448]                       ;   499.0 fp2+agu1   81 st
        vmovdqu [r8], ymm2                                   ;   490.0 agu2+fp5   81 st
        vmovdqu [r8 + 32], ymm7                              ;   491.0 agu2+fp5   81 st
        vmovdqu ymm2, [rbp + 4672]                           ;   491.3 agu0    81 st reload
        vmovdqu [r8 + 64], ymm2                              ;   498.3 agu1+fp5   81 st
        vmovdqu ymm2, [rbp + 4704]                           ;   492.3 agu0    81 st reload
        vmovdqu [r8 + 96], ymm2                              ;   499.3 agu2+fp5   81 st
        vmovdqu [r8 + 160], ymm12                            ;   494.0 agu1+fp5   81 st
        vmovdqu [r8 + 224], ymm6                             ;   495.0 agu2+fp5   81 st
        vmovdqu ymm2, [rbp + 4800]                           ;   493.3 agu0    81 st reload
        vmovdqu [r8 + 128], ymm2                             ;   500.3 agu1+fp5   81 st
        vmovdqu [r8 + 256], ymm9                             ;   497.0 agu2+fp5   81 st
        vmovdqu [r8 + 288], ymm0                             ;   498.0 agu0+fp5   81 st
        vmovdqu ymm0, [rbp + 4768]                           ;   495.0 agu1    81 st reload
        vmovdqu [r8 + 192], ymm0                             ;   502.0 agu2+fp5   81 st
        vmovdqu [r8 + 416], ymm1                             ;   500.0 agu0+fp5   81 st
        vmovdqu ymm0, [rbp + 4896]                           ;   496.0 agu1    81 st reload
        vmovdqu [r8 + 320], ymm0                             ;   503.0 agu2+fp5   81 st
        vmovdqu [r8 + 448], ymm14                            ;   502.0 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4864]                          ;   497.0 agu1    81 st reload
        vmovdqu [r8 + 352], ymm14                            ;   504.0 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4832]                          ;   497.3 agu0    81 st reload
        vmovdqu [r8 + 384], ymm14                            ;   504.3 agu1+fp5   81 st
        vmovdqu [r8 + 512], ymm15                            ;   505.0 agu2+fp5   81 st
        vmovdqu [r8 + 544], ymm11                            ;   506.0 agu0+fp5   81 st
        vmovdqu [r8 + 576], ymm8                             ;   507.0 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4384]                          ;   499.3 agu0    81 st reload
        vmovdqu [r8 + 480], ymm14                            ;   508.0 agu2+fp5   81 st
        vmovdqu [r8 + 640], ymm13                            ;   509.0 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4128]                          ;   500.3 agu0    81 st reload
        vmovdqu [r8 + 608], ymm14                            ;   510.0 agu2+fp5   81 st
        vmovdqu [r8 + 736], ymm5                             ;   511.0 agu1+fp5   81 st
        vmovdqu [r8 + 768], ymm10                            ;   512.0 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4416]                          ;   501.3 agu0    81 st reload
        vmovdqu [r8 + 672], ymm14                            ;   513.0 agu1+fp5   81 st
        vmovdqu [r8 + 800], ymm3                             ;   514.0 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4608]                          ;   502.3 agu0    81 st reload
        vmovdqu [r8 + 704], ymm14                            ;   515.0 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4512]                          ;   503.3 agu0    81 st reload
        vmovdqu [r8 + 832], ymm14                            ;   516.0 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4576]                          ;   504.0 agu1    81 st reload
        vmovdqu [r8 + 864], ymm14                            ;   517.0 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4640]                          ;   504.3 agu0    81 st reload
        vmovdqu [r8 + 896], ymm14                            ;   518.0 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4736]                          ;   505.3 agu0    81 st reload
        vmovdqu [r8 + 928], ymm14                            ;   519.0 agu2+fp5   81 st
        vmovdqu [r8 + 992], ymm4                             ;   520.0 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4352]                          ;   506.3 agu0    81 st reload
        vmovdqu [r8 + 960], ymm14                            ;   521.0 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 3808]                          ;   507.0 agu1    66 r2 reload
        vmovdqu [rbp + 1344], ymm14                          ;   522.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3904]                          ;   507.3 agu0    66 r2 reload
        vmovdqu [rbp + 1376], ymm14                          ;   523.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3488]                          ;   508.3 agu0    66 r2 reload
        vmovdqu [rbp + 1408], ymm14                          ;   524.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3616]                          ;   509.0 agu1    66 r2 reload
        vmovdqu [rbp + 1440], ymm14                          ;   525.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3520]                          ;   510.0 agu1    66 r2 reload
        vmovdqu [rbp + 1472], ymm14                          ;   526.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3200]                          ;   511.0 agu0    66 r2 reload
        vmovdqu [rbp + 1504], ymm14                          ;   527.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3360]                          ;   512.0 agu0    66 r2 reload
        vmovdqu [rbp + 1536], ymm14                          ;   528.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3744]                          ;   513.0 agu1    66 r2 reload
        vmovdqu [rbp + 1568], ymm14                          ;   529.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3072]                          ;   514.0 agu1    66 r2 reload
        vmovdqu [rbp + 1600], ymm14                          ;   530.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3168]                          ;   515.0 agu0    66 r2 reload
        vmovdqu [rbp + 1632], ymm14                          ;   531.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3264]                          ;   516.0 agu0    66 r2 reload
        vmovdqu [rbp + 1664], ymm14                          ;   532.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3296]                          ;   517.0 agu1    66 r2 reload
        vmovdqu [rbp + 1696], ymm14                          ;   533.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3392]                          ;   518.0 agu1    66 r2 reload
        vmovdqu [rbp + 1728], ymm14                          ;   534.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3136]                          ;   519.0 agu0    66 r2 reload
        vmovdqu [rbp + 1760], ymm14                          ;   535.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3456]                          ;   520.0 agu0    66 r2 reload
        vmovdqu [rbp + 1792], ymm14                          ;   536.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3584]                          ;   521.0 agu1    66 r2 reload
        vmovdqu [rbp + 1824], ymm14                          ;   537.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3776]                          ;   522.0 agu1    66 r2 reload
        vmovdqu [rbp + 1856], ymm14                          ;   538.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3712]                          ;   523.0 agu0    66 r2 reload
        vmovdqu [rbp + 1888], ymm14                          ;   539.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2336]                          ;   524.0 agu0    78 r1_next reload
        vmovdqu [rbp - 128], ymm14                           ;   540.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2304]                          ;   525.0 agu1    78 r1_next reload
        vmovdqu [rbp - 96], ymm14                            ;   541.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2912]                          ;   526.0 agu1    78 r1_next reload
        vmovdqu [rbp - 64], ymm14                            ;   542.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2624]                          ;   527.0 agu0    78 r1_next reload
        vmovdqu [rbp - 32], ymm14                            ;   543.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2656]                          ;   528.0 agu0    78 r1_next reload
        vmovdqu [rbp + 0], ymm14                             ;   544.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2688]                          ;   529.0 agu1    78 r1_next reload
        vmovdqu [rbp + 32], ymm14                            ;   545.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2720]                          ;   530.0 agu1    78 r1_next reload
        vmovdqu [rbp + 64], ymm14                            ;   546.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2752]                          ;   531.0 agu0    78 r1_next reload
        vmovdqu [rbp + 96], ymm14                            ;   547.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2784]                          ;   532.0 agu0    78 r1_next reload
        vmovdqu [rbp + 128], ymm14                           ;   548.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2816]                          ;   533.0 agu1    78 r1_next reload
        vmovdqu [rbp + 160], ymm14                           ;   549.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2848]                          ;   534.0 agu1    78 r1_next reload
        vmovdqu [rbp + 192], ymm14                           ;   550.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2880]                          ;   535.0 agu0    78 r1_next reload
        vmovdqu [rbp + 224], ymm14                           ;   551.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2368]                          ;   536.0 agu0    78 r1_next reload
        vmovdqu [rbp + 256], ymm14                           ;   552.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2400]                          ;   537.0 agu1    78 r1_next reload
        vmovdqu [rbp + 288], ymm14                           ;   553.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 1920]                          ;   538.0 agu1    78 r1_next reload
        vmovdqu [rbp + 320], ymm14                           ;   554.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 1952]                          ;   539.0 agu0    78 r1_next reload
        vmovdqu [rbp + 352], ymm14                           ;   555.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 1984]                          ;   540.0 agu0    78 r1_next reload
        vmovdqu [rbp + 384], ymm14                           ;   556.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2016]                          ;   541.0 agu1    78 r1_next reload
        vmovdqu [rbp + 416], ymm14                           ;   557.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2048]                          ;   542.0 agu1    78 r1_next reload
        vmovdqu [rbp + 448], ymm14                           ;   558.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2080]                          ;   543.0 agu0    78 r1_next reload
        vmovdqu [rbp + 480], ymm14                           ;   559.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2112]                          ;   544.0 agu0    78 r1_next reload
        vmovdqu [rbp + 512], ymm14                           ;   560.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2144]                          ;   545.0 agu1    78 r1_next reload
        vmovdqu [rbp + 544], ymm14                           ;   561.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2176]                          ;   546.0 agu1    78 r1_next reload
        vmovdqu [rbp + 576], ymm14                           ;   562.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2208]                          ;   547.0 agu0    78 r1_next reload
        vmovdqu [rbp + 608], ymm14                           ;   563.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2240]                          ;   548.0 agu0    78 r1_next reload
        vmovdqu [rbp + 640], ymm14                           ;   564.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2272]                          ;   549.0 agu1    78 r1_next reload
        vmovdqu [rbp + 672], ymm14                           ;   565.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2592]                          ;   550.0 agu1    78 r1_next reload
        vmovdqu [rbp + 704], ymm14                           ;   566.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2560]                          ;   551.0 agu0    78 r1_next reload
        vmovdqu [rbp + 736], ymm14                           ;   567.0 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2528]                          ;   552.0 agu0    78 r1_next reload
        vmovdqu [rbp + 768], ymm14                           ;   568.0 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2496]                          ;   553.0 agu1    78 r1_next reload
        vmovdqu [rbp + 800], ymm14                           ;   569.0 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2432]                          ;   554.0 agu1    78 r1_next reload
        vmovdqu [rbp + 832], ymm14                           ;   570.0 agu2+fp5   74 clocks
        mov r14, qword [rbp + 4944]                          ;   555.0 agu0    74 clocks reload
        sub r9, r14                                          ;   559.0 alu0    74 clocks
        vmovdqu ymm14, [rbp + 2464]                          ;   556.0 agu1    78 r1_next reload
        vmovdqu [rbp + 864], ymm14                           ;   571.0 agu2+fp5   74 clocks
        add r9, 0x400                                        ;   560.0 alu1    74 clocks
        and r9, 0x3fff                                       ;   561.0 alu2    74 clocks
        sub r11, r14                                         ;   559.0 alu3    74 clocks
        add r9, r14                                          ;   562.0 alu0    74 clocks
        add r11, 0x400                                       ;   560.0 alu1    74 clocks
        and r11, 0x3fff                                      ;   561.0 alu2    74 clocks
        add r11, r14                                         ;   562.0 alu3    74 clocks
        sub r12, r14                                         ;   560.3 alu0    74 clocks
        add r12, 0x400                                       ;   561.3 alu1    74 clocks
        and r12, 0x3fff                                      ;   562.3 alu2    74 clocks
        add r12, r14                                         ;   563.3 alu3    74 clocks
        sub r13, r14                                         ;   561.3 alu0    74 clocks
        add r13, 0x400                                       ;   562.3 alu1    74 clocks
        and r13, 0x3fff                                      ;   563.3 alu2    74 clocks
        add r13, r14                                         ;   564.3 alu3    74 clocks
        add r10, 0x400                                       ;   562.3 alu0    74 clocks
        add r8, 0x400                                        ;   562.5 alu1    74 clocks
        vmovdqu ymm0, [rbp + 3936]                           ;   562.5 agu0    66 r2 reload
        vmovdqu ymm1, [rbp + 3872]                           ;   562.7 agu1    66 r2 reload
        vmovdqu ymm2, [rbp + 3104]                           ;   563.5 agu0    66 r2 reload
        vmovdqu ymm3, [rbp + 3328]                           ;   563.7 agu1    66 r2 reload
        vmovdqu ymm4, [rbp + 3552]                           ;   564.5 agu0    66 r2 reload
        vmovdqu ymm5, [rbp + 3648]                           ;   564.7 agu1    66 r2 reload
        vmovdqu ymm6, [rbp + 3232]                           ;   565.5 agu0    66 r2 reload
        vmovdqu ymm7, [rbp + 3680]                           ;   565.7 agu1    66 r2 reload
        vmovdqu ymm8, [rbp + 2944]                           ;   566.5 agu0    66 r2 reload
        vmovdqu ymm9, [rbp + 3040]                           ;   566.7 agu1    66 r2 reload
        vmovdqu ymm10, [rbp + 3008]                          ;   567.5 agu0    66 r2 reload
        vmovdqu ymm11, [rbp + 3840]                          ;   567.7 agu1    66 r2 reload
        vmovdqu ymm12, [rbp + 3424]                          ;   568.5 agu0    66 r2 reload
        vmovdqu ymm13, [rbp + 2976]                          ;   568.7 agu1    66 r2 reload
        cmp r8, qword [rbp + 5000]                           ;                    more clocks?
        jne .clocks_2
        vmovdqu [rbp + 896], ymm0                            ;                    resident
        vmovdqu [rbp + 928], ymm1                            ;                    resident
        vmovdqu [rbp + 960], ymm2                            ;                    resident
        vmovdqu [rbp + 992], ymm3                            ;                    resident
        vmovdqu [rbp + 1024], ymm4                           ;                    resident
        vmovdqu [rbp + 1056], ymm5                           ;                    resident
        vmovdqu [rbp + 1088], ymm6                           ;                    resident
        vmovdqu [rbp + 1120], ymm7                           ;                    resident
        vmovdqu [rbp + 1152], ymm8                           ;                    resident
        vmovdqu [rbp + 1184], ymm9                           ;                    resident
        vmovdqu [rbp + 1216], ymm10                          ;                    resident
        vmovdqu [rbp + 1248], ymm11                          ;                    resident
        vmovdqu [rbp + 1280], ymm12                          ;                    resident
        vmovdqu [rbp + 1312], ymm13                          ;                    resident
        mov qword [rbp + 4952], r8                           ;                    resident
        mov qword [rbp + 4968], r9                           ;                    resident
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
