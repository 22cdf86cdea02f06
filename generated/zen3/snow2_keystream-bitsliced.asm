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
;   blocks/clocks: 1737 uops, planned 604.8; bounds: width 289.5, ports 371.5, path 69.0
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
        vmovdqu ymm14, [r8]                                  ;     0.0 agu0    75 s0.0
        vmovdqu ymm15, [r8 + 32]                             ;     0.2 agu1    75 s0.1
        vmovdqu ymm15, [r8 + 64]                             ;     1.0 agu0    75 s0.2
        vmovdqu ymm15, [r8 + 96]                             ;     1.2 agu1    75 s0.3
        vmovdqu ymm15, [r8 + 128]                            ;     2.0 agu0    75 s0.4
        vmovdqu ymm15, [r8 + 160]                            ;     2.2 agu1    75 s0.5
        vmovdqu ymm15, [r8 + 192]                            ;     3.0 agu0    75 s0.6
        vmovdqu ymm15, [r8 + 224]                            ;     3.2 agu1    75 s0.7
        vmovdqu ymm15, [r8 + 256]                            ;     4.0 agu0    75 s0.8
        vmovdqu ymm15, [r8 + 288]                            ;     4.2 agu1    75 s0.9
        vmovdqu ymm15, [r8 + 320]                            ;     5.0 agu0    75 s0.10
        vmovdqu ymm15, [r8 + 352]                            ;     5.2 agu1    75 s0.11
        vmovdqu ymm15, [r8 + 384]                            ;     6.0 agu0    75 s0.12
        vmovdqu ymm15, [r8 + 416]                            ;     6.2 agu1    75 s0.13
        vmovdqu ymm15, [r8 + 448]                            ;     7.0 agu0    75 s0.14
        vmovdqu ymm15, [r8 + 480]                            ;     7.2 agu1    75 s0.15
        vmovdqu ymm15, [r8 + 512]                            ;     8.0 agu0    75 s0.16
        vmovdqu ymm15, [r8 + 544]                            ;     8.2 agu1    75 s0.17
        vmovdqu ymm15, [r8 + 576]                            ;     9.0 agu0    75 s0.18
        vmovdqu ymm15, [r8 + 608]                            ;     9.2 agu1    75 s0.19
        vmovdqu ymm15, [r8 + 640]                            ;    10.0 agu0    75 s0.20
        vmovdqu ymm15, [r8 + 672]                            ;    10.2 agu1    75 s0.21
        vmovdqu ymm15, [r8 + 704]                            ;    11.0 agu0    75 s0.22
        vmovdqu ymm15, [r8 + 736]                            ;    11.2 agu1    75 s0.23
        vmovdqu ymm15, [r8 + 768]                            ;    12.0 agu0    75 s0.24
        vmovdqu ymm15, [r8 + 800]                            ;    12.2 agu1    75 s0.25
        vmovdqu ymm15, [r8 + 832]                            ;    13.0 agu0    75 s0.26
        vmovdqu ymm15, [r8 + 864]                            ;    13.2 agu1    75 s0.27
        vmovdqu ymm15, [r8 + 896]                            ;    14.0 agu0    75 s0.28
        vmovdqu ymm15, [r8 + 928]                            ;    14.2 agu1    75 s0.29
        vmovdqu ymm15, [r8 + 960]                            ;    15.0 agu0    75 s0.30
        vmovdqu ymm15, [r8 + 992]                            ;    15.2 agu1    75 s0.31
        vmovdqu ymm15, [r9]                                  ;    16.0 agu0    76 s15.0
        vmovdqu ymm14, [r9 + 32]                             ;    16.2 agu1    76 s15.1
        vmovdqu [rbp + 1920], ymm13                          ;     9.0 agu2+fp5   77 z spill
        vmovdqu ymm13, [r9 + 64]                             ;    17.0 agu0    76 s15.2
        vmovdqu [rbp + 1952], ymm12                          ;    10.0 agu2+fp5   77 z spill
        vmovdqu ymm12, [r9 + 96]                             ;    17.2 agu1    76 s15.3
        vmovdqu [rbp + 1984], ymm11                          ;    11.0 agu2+fp5   77 z spill
        vmovdqu ymm11, [r9 + 128]                            ;    18.0 agu0    76 s15.4
        vmovdqu [rbp + 2016], ymm10                          ;    12.0 agu2+fp5   77 z spill
        vmovdqu ymm10, [r9 + 160]                            ;    18.2 agu1    76 s15.5
        vmovdqu [rbp + 2048], ymm9                           ;    13.0 agu2+fp5   77 z spill
        vmovdqu ymm9, [r9 + 192]                             ;    19.0 agu0    76 s15.6
        vmovdqu [rbp + 2080], ymm8                           ;    14.0 agu2+fp5   77 z spill
        vmovdqu ymm8, [r9 + 224]                             ;    19.2 agu1    76 s15.7
        vmovdqu [rbp + 2112], ymm7                           ;    15.0 agu2+fp5   77 z spill
        vmovdqu ymm7, [r9 + 256]                             ;    20.0 agu0    76 s15.8
        vmovdqu [rbp + 2144], ymm6                           ;    16.0 agu2+fp5   77 z spill
        vmovdqu ymm6, [r9 + 288]                             ;    20.2 agu1    76 s15.9
        vmovdqu [rbp + 2176], ymm5                           ;    17.0 agu2+fp5   77 z spill
        vmovdqu ymm5, [r9 + 320]                             ;    21.0 agu0    76 s15.10
        vmovdqu [rbp + 2208], ymm4                           ;    18.0 agu2+fp5   77 z spill
        vmovdqu ymm4, [r9 + 352]                             ;    21.2 agu1    76 s15.11
        vmovdqu [rbp + 2240], ymm3                           ;    19.0 agu2+fp5   77 z spill
        vmovdqu ymm3, [r9 + 384]                             ;    22.0 agu0    76 s15.12
        vmovdqu [rbp + 2272], ymm2                           ;    20.0 agu2+fp5   77 z spill
        vmovdqu ymm2, [r9 + 416]                             ;    22.2 agu1    76 s15.13
        vmovdqu [rbp + 2304], ymm1                           ;    21.0 agu2+fp5   77 z spill
        vmovdqu ymm1, [r9 + 448]                             ;    23.0 agu0    76 s15.14
        vmovdqu [rbp + 2336], ymm0                           ;    22.0 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 480]                             ;    23.2 agu1    76 s15.15
        vmovdqu ymm0, [r9 + 512]                             ;    24.0 agu0    76 s15.16
        vmovdqu ymm0, [r9 + 544]                             ;    24.2 agu1    76 s15.17
        vmovdqu ymm0, [r9 + 576]                             ;    25.0 agu0    76 s15.18
        vmovdqu ymm0, [r9 + 608]                             ;    25.2 agu1    76 s15.19
        vmovdqu ymm0, [r9 + 640]                             ;    26.0 agu0    76 s15.20
        vmovdqu ymm0, [r9 + 672]                             ;    26.2 agu1    76 s15.21
        vmovdqu ymm0, [r9 + 704]                             ;    27.0 agu0    76 s15.22
        vmovdqu ymm0, [r9 + 736]                             ;    27.2 agu1    76 s15.23
        vmovdqu ymm0, [r9 + 768]                             ;    28.0 agu0    76 s15.24
        vmovdqu ymm0, [r9 + 800]                             ;    28.2 agu1    76 s15.25
        vmovdqu ymm0, [r9 + 832]                             ;    29.0 agu0    76 s15.26
        vmovdqu ymm0, [r9 + 864]                             ;    29.2 agu1    76 s15.27
        vmovdqu ymm0, [r9 + 896]                             ;    30.0 agu0    76 s15.28
        vmovdqu ymm0, [r9 + 928]                             ;    30.2 agu1    76 s15.29
        vmovdqu ymm0, [r9 + 960]                             ;    31.0 agu0    76 s15.30
        vpand ymm0, ymm15, [rbp - 128]                       ;    31.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, ymm14                              ;    32.2 fp1     77 z
        vpxor ymm15, ymm14, [rbp - 96]                       ;    32.0 fp2+agu0   77 z
        vpxor ymm14, ymm14, ymm13                            ;    25.0 fp3     77 z
        vpand ymm15, ymm15, ymm0                             ;    33.2 fp0     77 z
        vpxor ymm14, ymm14, ymm15                            ;    34.2 fp1     77 z
        vmovdqu ymm15, [rbp - 64]                            ;    32.2 agu1    77 z reload
        vmovdqu [rbp + 2368], ymm0                           ;    33.2 agu2+fp5   77 z spill
        vpxor ymm0, ymm13, ymm15                             ;    39.2 fp2     77 z
        vpxor ymm13, ymm13, ymm12                            ;    27.2 fp3     77 z
        vpand ymm0, ymm0, ymm14                              ;    40.2 fp0     77 z
        vpxor ymm13, ymm13, ymm0                             ;    41.2 fp1     77 z
        vmovdqu ymm0, [rbp - 32]                             ;    33.0 agu0    77 z reload
        vpxor ymm15, ymm12, ymm0                             ;    40.0 fp2     77 z
        vpxor ymm12, ymm12, ymm11                            ;    29.2 fp3     77 z
        vpand ymm15, ymm15, ymm13                            ;    42.2 fp0     77 z
        vpxor ymm12, ymm12, ymm15                            ;    43.2 fp1     77 z
        vmovdqu ymm15, [rbp + 0]                             ;    33.2 agu1    77 z reload
        vpxor ymm0, ymm11, ymm15                             ;    40.2 fp2     77 z
        vpxor ymm11, ymm11, ymm10                            ;    31.2 fp3     77 z
        vpand ymm0, ymm0, ymm12                              ;    44.2 fp0     77 z
        vpxor ymm11, ymm11, ymm0                             ;    45.2 fp1     77 z
        vmovdqu ymm0, [rbp + 32]                             ;    34.0 agu0    77 z reload
        vpxor ymm15, ymm10, ymm0                             ;    41.0 fp2     77 z
        vpxor ymm10, ymm10, ymm9                             ;    33.0 fp3     77 z
        vpand ymm15, ymm15, ymm11                            ;    46.2 fp0     77 z
        vpxor ymm10, ymm10, ymm15                            ;    47.2 fp1     77 z
        vmovdqu ymm15, [rbp + 64]                            ;    34.2 agu1    77 z reload
        vpxor ymm0, ymm9, ymm15                              ;    41.2 fp2     77 z
        vpxor ymm9, ymm9, ymm8                               ;    34.0 fp3     77 z
        vpand ymm0, ymm0, ymm10                              ;    48.2 fp0     77 z
        vpxor ymm9, ymm9, ymm0                               ;    49.2 fp1     77 z
        vmovdqu ymm0, [rbp + 96]                             ;    35.0 agu0    77 z reload
        vpxor ymm15, ymm8, ymm0                              ;    42.0 fp2     77 z
        vpxor ymm8, ymm8, ymm7                               ;    39.2 fp3     77 z
        vpand ymm15, ymm15, ymm9                             ;    50.2 fp0     77 z
        vpxor ymm8, ymm8, ymm15                              ;    51.2 fp1     77 z
        vmovdqu ymm15, [rbp + 128]                           ;    40.2 agu1    77 z reload
        vpxor ymm0, ymm7, ymm15                              ;    47.2 fp2     77 z
        vpxor ymm7, ymm7, ymm6                               ;    40.5 fp3     77 z
        vpand ymm0, ymm0, ymm8                               ;    52.2 fp0     77 z
        vpxor ymm7, ymm7, ymm0                               ;    53.2 fp1     77 z
        vmovdqu ymm0, [rbp + 160]                            ;    41.2 agu0    77 z reload
        vpxor ymm15, ymm6, ymm0                              ;    48.2 fp2     77 z
        vpxor ymm6, ymm6, ymm5                               ;    41.5 fp3     77 z
        vpand ymm15, ymm15, ymm7                             ;    54.2 fp0     77 z
        vpxor ymm6, ymm6, ymm15                              ;    55.2 fp1     77 z
        vmovdqu ymm15, [rbp + 192]                           ;    42.2 agu1    77 z reload
        vpxor ymm0, ymm5, ymm15                              ;    49.2 fp2     77 z
        vpxor ymm5, ymm5, ymm4                               ;    43.2 fp3     77 z
        vpand ymm0, ymm0, ymm6                               ;    56.2 fp0     77 z
        vpxor ymm5, ymm5, ymm0                               ;    57.2 fp1     77 z
        vmovdqu ymm0, [rbp + 224]                            ;    45.2 agu0    77 z reload
        vpxor ymm15, ymm4, ymm0                              ;    52.2 fp2     77 z
        vpxor ymm4, ymm4, ymm3                               ;    46.2 fp3     77 z
        vpand ymm15, ymm15, ymm5                             ;    58.2 fp0     77 z
        vpxor ymm4, ymm4, ymm15                              ;    59.2 fp1     77 z
        vmovdqu ymm15, [rbp + 256]                           ;    47.3 agu1    77 z reload
        vpxor ymm0, ymm3, ymm15                              ;    54.3 fp2     77 z
        vpxor ymm3, ymm3, ymm2                               ;    48.2 fp3     77 z
        vpand ymm0, ymm0, ymm4                               ;    60.2 fp0     77 z
        vpxor ymm3, ymm3, ymm0                               ;    61.2 fp1     77 z
        vmovdqu ymm0, [rbp + 288]                            ;    49.2 agu0    77 z reload
        vpxor ymm15, ymm2, ymm0                              ;    56.2 fp2     77 z
        vpxor ymm2, ymm2, ymm1                               ;    49.5 fp3     77 z
        vpand ymm15, ymm15, ymm3                             ;    62.2 fp0     77 z
        vpxor ymm2, ymm2, ymm15                              ;    63.2 fp1     77 z
        vmovdqu ymm15, [rbp + 320]                           ;    51.2 agu1    77 z reload
        vpxor ymm0, ymm1, ymm15                              ;    58.2 fp2     77 z
        vpxor ymm1, ymm1, [r9 + 480]                         ;    52.2 fp3+agu0   77 z
        vpand ymm0, ymm0, ymm2                               ;    64.2 fp0     77 z
        vpxor ymm1, ymm1, ymm0                               ;    65.2 fp1     77 z
        vmovdqu ymm0, [r9 + 480]                             ;    53.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 352]                        ;    60.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm1                               ;    66.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 512]                         ;    67.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 480]                         ;    68.2 fp1+agu0   77 z
        vmovdqu ymm15, [r9 + 512]                            ;    56.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 384]                      ;    63.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;    69.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 544]                       ;    70.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 512]                       ;    71.2 fp1+agu0   77 z
        vmovdqu [rbp + 2400], ymm0                           ;    69.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 544]                             ;    59.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 416]                        ;    66.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;    72.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 576]                         ;    73.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 544]                         ;    74.2 fp1+agu0   77 z
        vmovdqu [rbp + 2432], ymm15                          ;    72.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 576]                            ;    63.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 448]                      ;    70.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;    75.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 608]                       ;    76.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 576]                       ;    77.2 fp1+agu0   77 z
        vmovdqu [rbp + 2464], ymm0                           ;    75.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 608]                             ;    66.3 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 480]                        ;    73.3 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;    78.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 640]                         ;    79.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 608]                         ;    80.2 fp1+agu0   77 z
        vmovdqu [rbp + 2496], ymm15                          ;    78.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 640]                            ;    70.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 512]                      ;    77.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;    81.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 672]                       ;    82.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 640]                       ;    83.2 fp1+agu0   77 z
        vmovdqu [rbp + 2528], ymm0                           ;    81.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 672]                             ;    73.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 544]                        ;    80.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;    84.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 704]                         ;    85.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 672]                         ;    86.2 fp1+agu0   77 z
        vmovdqu [rbp + 2560], ymm15                          ;    84.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 704]                            ;    76.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 576]                      ;    83.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;    87.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 736]                       ;    88.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 704]                       ;    89.2 fp1+agu0   77 z
        vmovdqu [rbp + 2592], ymm0                           ;    87.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 736]                             ;    79.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 608]                        ;    86.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;    90.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 768]                         ;    91.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 736]                         ;    92.2 fp1+agu0   77 z
        vmovdqu [rbp + 2624], ymm15                          ;    90.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 768]                            ;    82.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 640]                      ;    89.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;    93.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 800]                       ;    94.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 768]                       ;    95.2 fp1+agu0   77 z
        vmovdqu [rbp + 2656], ymm0                           ;    93.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 800]                             ;    85.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 672]                        ;    92.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;    96.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 832]                         ;    97.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 800]                         ;    98.2 fp1+agu0   77 z
        vmovdqu [rbp + 2688], ymm15                          ;    96.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 832]                            ;    88.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 704]                      ;    95.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;    99.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 864]                       ;   100.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 832]                       ;   101.2 fp1+agu0   77 z
        vmovdqu [rbp + 2720], ymm0                           ;    99.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 864]                             ;    91.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 736]                        ;    98.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;   102.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 896]                         ;   103.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 864]                         ;   104.2 fp1+agu0   77 z
        vmovdqu [rbp + 2752], ymm15                          ;   102.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 896]                            ;    94.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 768]                      ;   101.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;   105.2 fp3     77 z
        vpxor ymm15, ymm15, [r9 + 928]                       ;   106.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 896]                       ;   107.2 fp1+agu0   77 z
        vmovdqu [rbp + 2784], ymm0                           ;   105.2 agu2+fp5   77 z spill
        vmovdqu ymm0, [r9 + 928]                             ;    97.2 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 800]                        ;   104.2 fp2+agu0   77 z
        vpand ymm0, ymm0, ymm15                              ;   108.2 fp3     77 z
        vpxor ymm0, ymm0, [r9 + 960]                         ;   109.2 fp0+agu1   77 z
        vpxor ymm0, ymm0, [r9 + 928]                         ;   110.2 fp1+agu0   77 z
        vmovdqu [rbp + 2816], ymm15                          ;   108.2 agu2+fp5   77 z spill
        vmovdqu ymm15, [r9 + 960]                            ;   100.2 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 832]                      ;   107.2 fp2+agu0   77 z
        vpand ymm15, ymm15, ymm0                             ;   111.2 fp3     77 z
        vpxor ymm14, ymm14, [rbp - 64]                       ;   101.3 fp0+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 2272]                     ;   102.3 fp1+agu0   77 z
        vpxor ymm14, ymm14, [r8 + 64]                        ;   103.3 fp2+agu1   77 z
        vpxor ymm13, ymm13, [rbp - 32]                       ;   102.5 fp3+agu0   77 z
        vpxor ymm13, ymm13, [rbp + 2240]                     ;   103.5 fp0+agu1   77 z
        vpxor ymm13, ymm13, [r8 + 96]                        ;   104.5 fp1+agu0   77 z
        vpxor ymm12, ymm12, [rbp + 0]                        ;   104.3 fp2+agu1   77 z
        vpxor ymm12, ymm12, [rbp + 2208]                     ;   105.3 fp3+agu0   77 z
        vpxor ymm12, ymm12, [r8 + 128]                       ;   106.3 fp0+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 32]                       ;   105.5 fp1+agu0   77 z
        vpxor ymm11, ymm11, [rbp + 2176]                     ;   106.5 fp2+agu1   77 z
        vpxor ymm11, ymm11, [r8 + 160]                       ;   107.5 fp3+agu0   77 z
        vpxor ymm10, ymm10, [rbp + 64]                       ;   107.3 fp0+agu1   77 z
        vpxor ymm10, ymm10, [rbp + 2144]                     ;   108.3 fp1+agu0   77 z
        vpxor ymm10, ymm10, [r8 + 192]                       ;   109.3 fp2+agu1   77 z
        vpxor ymm9, ymm9, [rbp + 96]                         ;   108.5 fp3+agu0   77 z
        vpxor ymm9, ymm9, [rbp + 2112]                       ;   109.5 fp0+agu1   77 z
        vpxor ymm9, ymm9, [r8 + 224]                         ;   110.5 fp1+agu0   77 z
        vpxor ymm8, ymm8, [rbp + 128]                        ;   110.3 fp2+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 2080]                       ;   111.3 fp3+agu0   77 z
        vpxor ymm8, ymm8, [r8 + 256]                         ;   112.3 fp0+agu1   77 z
        vmovdqu [rbp + 2848], ymm8                           ;   113.3 agu2+fp5   77 z spill
        vmovdqu ymm8, [r9]                                   ;   111.5 agu0    77 z
        vpxor ymm8, ymm8, [rbp - 128]                        ;   118.5 fp1+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 2336]                       ;   119.5 fp2+agu0   77 z
        vpxor ymm8, ymm8, [r8]                               ;   120.5 fp3+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 160]                        ;   113.5 fp0+agu0   77 z
        vpxor ymm7, ymm7, [rbp + 2048]                       ;   114.5 fp1+agu1   77 z
        vpxor ymm7, ymm7, [r8 + 288]                         ;   115.5 fp2+agu0   77 z
        vmovdqu [rbp + 2880], ymm7                           ;   116.5 agu2+fp5   77 z spill
        vmovdqu ymm7, [rbp + 2368]                           ;   115.3 agu1    77 z
        vpxor ymm7, ymm7, [rbp - 96]                         ;   122.3 fp3+agu0   77 z
        vpxor ymm7, ymm7, [rbp + 2304]                       ;   123.3 fp0+agu1   77 z
        vpxor ymm7, ymm7, [r8 + 32]                          ;   124.3 fp1+agu0   77 z
        vpxor ymm6, ymm6, [rbp + 192]                        ;   117.3 fp2+agu1   77 z
        vpxor ymm6, ymm6, [rbp + 2016]                       ;   118.3 fp3+agu0   77 z
        vpxor ymm6, ymm6, [r8 + 320]                         ;   119.3 fp0+agu1   77 z
        vpxor ymm5, ymm5, [rbp + 224]                        ;   118.5 fp1+agu0   77 z
        vpxor ymm5, ymm5, [rbp + 1984]                       ;   119.5 fp2+agu1   77 z
        vpxor ymm5, ymm5, [r8 + 352]                         ;   120.5 fp3+agu0   77 z
        vpxor ymm4, ymm4, [rbp + 256]                        ;   120.3 fp0+agu1   77 z
        vpxor ymm4, ymm4, [rbp + 1952]                       ;   121.3 fp1+agu0   77 z
        vpxor ymm4, ymm4, [r8 + 384]                         ;   122.3 fp2+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 288]                        ;   121.5 fp3+agu0   77 z
        vpxor ymm3, ymm3, [rbp + 1920]                       ;   122.5 fp0+agu1   77 z
        vpxor ymm3, ymm3, [r8 + 416]                         ;   123.5 fp1+agu0   77 z
        vpxor ymm2, ymm2, [rbp + 320]                        ;   123.3 fp2+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 1344]                       ;   124.3 fp3+agu0   77 z
        vpxor ymm2, ymm2, [r8 + 448]                         ;   125.3 fp0+agu1   77 z
        vpxor ymm1, ymm1, [rbp + 352]                        ;   124.5 fp1+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1376]                       ;   125.5 fp2+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 480]                         ;   126.5 fp3+agu0   77 z
        vmovdqu [rbp + 2368], ymm1                           ;   127.5 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2400]                           ;   126.3 agu1    77 z
        vpxor ymm1, ymm1, [rbp + 384]                        ;   133.3 fp0+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1408]                       ;   134.3 fp1+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 512]                         ;   135.3 fp2+agu0   77 z
        vmovdqu [rbp + 2400], ymm1                           ;   136.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2432]                           ;   128.3 agu1    77 z
        vpxor ymm1, ymm1, [rbp + 416]                        ;   135.3 fp3+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1440]                       ;   136.3 fp0+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 544]                         ;   137.3 fp1+agu0   77 z
        vmovdqu [rbp + 2432], ymm1                           ;   138.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2464]                           ;   130.3 agu1    77 z
        vpxor ymm1, ymm1, [rbp + 448]                        ;   137.3 fp2+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1472]                       ;   138.3 fp3+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 576]                         ;   139.3 fp0+agu0   77 z
        vmovdqu [rbp + 2464], ymm1                           ;   140.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2496]                           ;   132.3 agu1    77 z
        vpxor ymm1, ymm1, [rbp + 480]                        ;   139.3 fp1+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1504]                       ;   140.3 fp2+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 608]                         ;   141.3 fp3+agu0   77 z
        vmovdqu [rbp + 2496], ymm1                           ;   142.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2528]                           ;   134.3 agu1    77 z
        vpxor ymm1, ymm1, [rbp + 512]                        ;   141.3 fp0+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1536]                       ;   142.3 fp1+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 640]                         ;   143.3 fp2+agu0   77 z
        vmovdqu [rbp + 2528], ymm1                           ;   144.3 agu2+fp5   77 z spill
        vmovdqu ymm1, [rbp + 2560]                           ;   136.3 agu1    77 z
        vpxor ymm1, ymm1, [rbp + 544]                        ;   143.3 fp3+agu0   77 z
        vpxor ymm1, ymm1, [rbp + 1568]                       ;   144.3 fp0+agu1   77 z
        vpxor ymm1, ymm1, [r8 + 672]                         ;   145.3 fp1+agu0   77 z
        vpxor ymm0, ymm0, [rbp + 832]                        ;   138.3 fp2+agu1   77 z
        vpxor ymm0, ymm0, [rbp + 1856]                       ;   139.3 fp3+agu0   77 z
        vpxor ymm0, ymm0, [r8 + 960]                         ;   140.3 fp0+agu1   77 z
        vpxor ymm15, ymm15, [r9 + 992]                       ;   139.5 fp1+agu0   77 z
        vmovdqu [rbp + 2560], ymm0                           ;   141.3 agu2+fp5   77 z spill
        vmovdqu ymm0, [rbp + 2592]                           ;   140.3 agu1    77 z
        vpxor ymm0, ymm0, [rbp + 576]                        ;   147.3 fp2+agu0   77 z
        vpxor ymm0, ymm0, [rbp + 1600]                       ;   148.3 fp3+agu1   77 z
        vpxor ymm0, ymm0, [r8 + 704]                         ;   149.3 fp0+agu0   77 z
        vpxor ymm15, ymm15, [r9 + 960]                       ;   142.3 fp1+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 864]                      ;   143.3 fp2+agu0   77 z
        vpxor ymm15, ymm15, [rbp + 1888]                     ;   144.3 fp3+agu1   77 z
        vpxor ymm15, ymm15, [r8 + 992]                       ;   145.3 fp0+agu0   77 z
        vmovdqu [rbp + 2592], ymm15                          ;   146.3 agu2+fp5   77 z spill
        vmovdqu ymm15, [rbp + 2624]                          ;   144.3 agu1    77 z
        vpxor ymm15, ymm15, [rbp + 608]                      ;   151.3 fp1+agu0   77 z
        vpxor ymm15, ymm15, [rbp + 1632]                     ;   152.3 fp2+agu1   77 z
        vpxor ymm15, ymm15, [r8 + 736]                       ;   153.3 fp3+agu0   77 z
        vmovdqu [r10], ymm8                                  ;   143.3 agu2+fp5   77 z
        vmovdqu ymm8, [rbp + 2656]                           ;   146.3 agu1    77 z
        vpxor ymm8, ymm8, [rbp + 640]                        ;   153.3 fp0+agu0   77 z
        vpxor ymm8, ymm8, [rbp + 1664]                       ;   154.3 fp1+agu1   77 z
        vpxor ymm8, ymm8, [r8 + 768]                         ;   155.3 fp2+agu0   77 z
        vmovdqu [r10 + 32], ymm7                             ;   144.5 agu2+fp5   77 z
        vmovdqu ymm7, [rbp + 2688]                           ;   148.3 agu1    77 z
        vpxor ymm7, ymm7, [rbp + 672]                        ;   155.3 fp3+agu0   77 z
        vpxor ymm7, ymm7, [rbp + 1696]                       ;   156.3 fp0+agu1   77 z
        vpxor ymm7, ymm7, [r8 + 800]                         ;   157.3 fp1+agu0   77 z
        vmovdqu [r10 + 64], ymm14                            ;   145.5 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2720]                          ;   150.3 agu1    77 z
        vpxor ymm14, ymm14, [rbp + 704]                      ;   157.3 fp2+agu0   77 z
        vpxor ymm14, ymm14, [rbp + 1728]                     ;   158.3 fp3+agu1   77 z
        vpxor ymm14, ymm14, [r8 + 832]                       ;   159.3 fp0+agu0   77 z
        vmovdqu [r10 + 96], ymm13                            ;   148.3 agu2+fp5   77 z
        vmovdqu ymm13, [rbp + 2752]                          ;   152.3 agu1    77 z
        vpxor ymm13, ymm13, [rbp + 736]                      ;   159.3 fp1+agu0   77 z
        vpxor ymm13, ymm13, [rbp + 1760]                     ;   160.3 fp2+agu1   77 z
        vpxor ymm13, ymm13, [r8 + 864]                       ;   161.3 fp3+agu0   77 z
        vmovdqu [r10 + 128], ymm12                           ;   151.3 agu2+fp5   77 z
        vmovdqu ymm12, [rbp + 2784]                          ;   154.3 agu1    77 z
        vpxor ymm12, ymm12, [rbp + 768]                      ;   161.3 fp0+agu0   77 z
        vpxor ymm12, ymm12, [rbp + 1792]                     ;   162.3 fp1+agu1   77 z
        vpxor ymm12, ymm12, [r8 + 896]                       ;   163.3 fp2+agu0   77 z
        vmovdqu [r10 + 160], ymm11                           ;   153.5 agu2+fp5   77 z
        vmovdqu ymm11, [rbp + 2816]                          ;   156.3 agu1    77 z
        vpxor ymm11, ymm11, [rbp + 800]                      ;   163.3 fp3+agu0   77 z
        vpxor ymm11, ymm11, [rbp + 1824]                     ;   164.3 fp0+agu1   77 z
        vpxor ymm11, ymm11, [r8 + 928]                       ;   165.3 fp1+agu0   77 z
        vmovdqu [r10 + 192], ymm10                           ;   155.5 agu2+fp5   77 z
        vmovdqu [r10 + 224], ymm9                            ;   156.5 agu2+fp5   77 z
        vmovdqu ymm9, [rbp + 2848]                           ;   158.3 agu1    77 z reload
        vmovdqu [r10 + 256], ymm9                            ;   165.3 agu2+fp5   77 z
        vmovdqu [r10 + 320], ymm6                            ;   158.5 agu0+fp5   77 z
        vmovdqu [r10 + 352], ymm5                            ;   159.5 agu2+fp5   77 z
        vmovdqu [r10 + 384], ymm4                            ;   160.5 agu1+fp5   77 z
        vmovdqu ymm4, [rbp + 2880]                           ;   159.5 agu0    77 z reload
        vmovdqu [r10 + 288], ymm4                            ;   166.5 agu2+fp5   77 z
        vmovdqu [r10 + 416], ymm3                            ;   162.5 agu1+fp5   77 z
        vmovdqu [r10 + 448], ymm2                            ;   163.5 agu0+fp5   77 z
        vmovdqu ymm2, [rbp + 2368]                           ;   161.3 agu1    77 z reload
        vmovdqu [r10 + 480], ymm2                            ;   168.3 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2400]                           ;   161.5 agu0    77 z reload
        vmovdqu [r10 + 512], ymm2                            ;   168.5 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2432]                           ;   162.3 agu1    77 z reload
        vmovdqu [r10 + 544], ymm2                            ;   169.3 agu0+fp5   77 z
        vmovdqu [r10 + 672], ymm1                            ;   167.5 agu2+fp5   77 z
        vmovdqu ymm1, [rbp + 2464]                           ;   163.3 agu1    77 z reload
        vmovdqu [r10 + 576], ymm1                            ;   170.3 agu0+fp5   77 z
        vmovdqu [r10 + 704], ymm0                            ;   169.5 agu2+fp5   77 z
        vmovdqu ymm0, [rbp + 2496]                           ;   164.3 agu1    77 z reload
        vmovdqu [r10 + 608], ymm0                            ;   171.3 agu0+fp5   77 z
        vmovdqu [r10 + 736], ymm15                           ;   171.5 agu2+fp5   77 z
        vmovdqu ymm15, [rbp + 2528]                          ;   165.3 agu1    77 z reload
        vmovdqu [r10 + 640], ymm15                           ;   172.5 agu0+fp5   77 z
        vmovdqu [r10 + 768], ymm8                            ;   173.5 agu2+fp5   77 z
        vmovdqu [r10 + 800], ymm7                            ;   174.5 agu1+fp5   77 z
        vmovdqu [r10 + 832], ymm14                           ;   175.5 agu0+fp5   77 z
        vmovdqu [r10 + 864], ymm13                           ;   176.5 agu2+fp5   77 z
        vmovdqu [r10 + 896], ymm12                           ;   177.5 agu1+fp5   77 z
        vmovdqu [r10 + 928], ymm11                           ;   178.5 agu0+fp5   77 z
        vmovdqu ymm14, [rbp + 2560]                          ;   168.3 agu1    77 z reload
        vmovdqu [r10 + 960], ymm14                           ;   179.5 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2592]                          ;   168.5 agu0    77 z reload
        vmovdqu [r10 + 992], ymm14                           ;   180.5 agu2+fp5   77 z
        vmovdqu ymm14, [r11]                                 ;   169.3 agu1    78 r1_next.0
        vmovdqu ymm15, [r11 + 32]                            ;   169.5 agu0    78 r1_next.1
        vmovdqu ymm0, [r11 + 64]                             ;   170.3 agu1    78 r1_next.2
        vmovdqu ymm1, [r11 + 96]                             ;   170.5 agu0    78 r1_next.3
        vmovdqu ymm2, [r11 + 128]                            ;   171.3 agu1    78 r1_next.4
        vmovdqu ymm3, [r11 + 160]                            ;   171.5 agu0    78 r1_next.5
        vmovdqu ymm4, [r11 + 192]                            ;   172.3 agu1    78 r1_next.6
        vmovdqu ymm5, [r11 + 224]                            ;   172.5 agu0    78 r1_next.7
        vmovdqu ymm6, [r11 + 256]                            ;   173.3 agu1    78 r1_next.8
        vmovdqu ymm7, [r11 + 288]                            ;   173.5 agu0    78 r1_next.9
        vmovdqu ymm8, [r11 + 320]                            ;   174.3 agu1    78 r1_next.10
        vmovdqu ymm9, [r11 + 352]                            ;   174.5 agu0    78 r1_next.11
        vmovdqu ymm10, [r11 + 384]                           ;   175.3 agu1    78 r1_next.12
        vmovdqu ymm11, [r11 + 416]                           ;   175.5 agu0    78 r1_next.13
        vmovdqu ymm12, [r11 + 448]                           ;   176.3 agu1    78 r1_next.14
        vmovdqu ymm13, [r11 + 480]                           ;   176.5 agu0    78 r1_next.15
        vmovdqu ymm13, [r11 + 512]                           ;   177.3 agu1    78 r1_next.16
        vmovdqu ymm13, [r11 + 544]                           ;   177.5 agu0    78 r1_next.17
        vmovdqu ymm13, [r11 + 576]                           ;   178.3 agu1    78 r1_next.18
        vmovdqu ymm13, [r11 + 608]                           ;   178.5 agu0    78 r1_next.19
        vmovdqu ymm13, [r11 + 640]                           ;   179.3 agu1    78 r1_next.20
        vmovdqu ymm13, [r11 + 672]                           ;   179.5 agu0    78 r1_next.21
        vmovdqu ymm13, [r11 + 704]                           ;   180.3 agu1    78 r1_next.22
        vmovdqu ymm13, [r11 + 736]                           ;   180.5 agu0    78 r1_next.23
        vmovdqu ymm13, [r11 + 768]                           ;   181.3 agu1    78 r1_next.24
        vmovdqu ymm13, [r11 + 800]                           ;   181.5 agu0    78 r1_next.25
        vmovdqu ymm13, [r11 + 832]                           ;   182.3 agu1    78 r1_next.26
        vmovdqu ymm13, [r11 + 864]                           ;   182.5 agu0    78 r1_next.27
        vmovdqu ymm13, [r11 + 896]                           ;   183.3 agu1    78 r1_next.28
        vmovdqu ymm13, [r11 + 928]                           ;   183.5 agu0    78 r1_next.29
        vmovdqu ymm13, [r11 + 960]                           ;   184.3 agu1    78 r1_next.30
        vpand ymm13, ymm14, [rbp + 2336]                     ;   184.5 fp2+agu0   78 r1_next
        vpxor ymm14, ymm14, [rbp + 2336]                     ;   185.3 fp3+agu1   78 r1_next
        vpxor ymm13, ymm13, ymm15                            ;   185.5 fp0     78 r1_next
        vmovdqu [rbp + 2336], ymm14                          ;   186.3 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm15, [rbp + 2304]                     ;   185.5 fp1+agu0   78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   186.5 fp2     78 r1_next
        vpxor ymm13, ymm13, [rbp + 2304]                     ;   186.5 fp3+agu1   78 r1_next
        vpxor ymm15, ymm15, ymm0                             ;   180.5 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm14                            ;   187.5 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 2272]                          ;   186.5 agu0    77 z reload
        vmovdqu [rbp + 2304], ymm13                          ;   187.5 agu2+fp5   78 r1_next spill
        vpxor ymm13, ymm0, ymm14                             ;   193.5 fp2     78 r1_next
        vpxor ymm0, ymm0, ymm1                               ;   182.3 fp3     78 r1_next
        vpand ymm13, ymm13, ymm15                            ;   194.5 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm14                            ;   193.5 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm13                              ;   195.5 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 2240]                          ;   187.3 agu1    77 z reload
        vpxor ymm13, ymm1, ymm14                             ;   194.3 fp3     78 r1_next
        vpxor ymm1, ymm1, ymm2                               ;   184.5 fp0     78 r1_next
        vpand ymm13, ymm13, ymm0                             ;   196.5 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   196.5 fp2     78 r1_next
        vpxor ymm1, ymm1, ymm13                              ;   197.5 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 2208]                          ;   187.5 agu0    77 z reload
        vpxor ymm13, ymm2, ymm14                             ;   194.5 fp0     78 r1_next
        vpxor ymm2, ymm2, ymm3                               ;   186.5 fp1     78 r1_next
        vpand ymm13, ymm13, ymm1                             ;   198.5 fp2     78 r1_next
        vpxor ymm1, ymm1, ymm14                              ;   198.5 fp3     78 r1_next
        vpxor ymm2, ymm2, ymm13                              ;   199.5 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 2176]                          ;   188.3 agu1    77 z reload
        vpxor ymm13, ymm3, ymm14                             ;   195.3 fp1     78 r1_next
        vpxor ymm3, ymm3, ymm4                               ;   187.7 fp2     78 r1_next
        vpand ymm13, ymm13, ymm2                             ;   200.5 fp3     78 r1_next
        vpxor ymm2, ymm2, ymm14                              ;   200.5 fp0     78 r1_next
        vpxor ymm3, ymm3, ymm13                              ;   201.5 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 2144]                          ;   193.5 agu0    77 z reload
        vpxor ymm13, ymm4, ymm14                             ;   200.5 fp2     78 r1_next
        vpxor ymm4, ymm4, ymm5                               ;   193.8 fp3     78 r1_next
        vpand ymm13, ymm13, ymm3                             ;   202.5 fp0     78 r1_next
        vpxor ymm3, ymm3, ymm14                              ;   202.5 fp1     78 r1_next
        vpxor ymm4, ymm4, ymm13                              ;   203.5 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 2112]                          ;   194.7 agu1    77 z reload
        vpxor ymm13, ymm5, ymm14                             ;   201.7 fp3     78 r1_next
        vpxor ymm5, ymm5, ymm6                               ;   195.3 fp0     78 r1_next
        vpand ymm13, ymm13, ymm4                             ;   204.5 fp1     78 r1_next
        vpxor ymm4, ymm4, ymm14                              ;   204.5 fp2     78 r1_next
        vpxor ymm5, ymm5, ymm13                              ;   205.5 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 2080]                          ;   196.7 agu0    77 z reload
        vpxor ymm13, ymm6, ymm14                             ;   203.7 fp0     78 r1_next
        vpxor ymm6, ymm6, ymm7                               ;   197.5 fp1     78 r1_next
        vpand ymm13, ymm13, ymm5                             ;   206.5 fp2     78 r1_next
        vpxor ymm5, ymm5, ymm14                              ;   206.5 fp3     78 r1_next
        vpxor ymm6, ymm6, ymm13                              ;   207.5 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 2048]                          ;   199.5 agu1    77 z reload
        vpxor ymm13, ymm7, ymm14                             ;   206.5 fp1     78 r1_next
        vpxor ymm7, ymm7, ymm8                               ;   200.5 fp2     78 r1_next
        vpand ymm13, ymm13, ymm6                             ;   208.5 fp3     78 r1_next
        vpxor ymm6, ymm6, ymm14                              ;   208.5 fp0     78 r1_next
        vpxor ymm7, ymm7, ymm13                              ;   209.5 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 2016]                          ;   201.5 agu0    77 z reload
        vpxor ymm13, ymm8, ymm14                             ;   208.5 fp2     78 r1_next
        vpxor ymm8, ymm8, ymm9                               ;   201.8 fp3     78 r1_next
        vpand ymm13, ymm13, ymm7                             ;   210.5 fp0     78 r1_next
        vpxor ymm7, ymm7, ymm14                              ;   210.5 fp1     78 r1_next
        vpxor ymm8, ymm8, ymm13                              ;   211.5 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1984]                          ;   203.5 agu1    77 z reload
        vpxor ymm13, ymm9, ymm14                             ;   210.5 fp3     78 r1_next
        vpxor ymm9, ymm9, ymm10                              ;   203.8 fp0     78 r1_next
        vpand ymm13, ymm13, ymm8                             ;   212.5 fp1     78 r1_next
        vpxor ymm8, ymm8, ymm14                              ;   212.5 fp2     78 r1_next
        vpxor ymm9, ymm9, ymm13                              ;   213.5 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1952]                          ;   205.5 agu0    77 z reload
        vpxor ymm13, ymm10, ymm14                            ;   212.5 fp0     78 r1_next
        vpxor ymm10, ymm10, ymm11                            ;   206.5 fp1     78 r1_next
        vpand ymm13, ymm13, ymm9                             ;   214.5 fp2     78 r1_next
        vpxor ymm9, ymm9, ymm14                              ;   214.5 fp3     78 r1_next
        vpxor ymm10, ymm10, ymm13                            ;   215.5 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1920]                          ;   207.5 agu1    77 z reload
        vpxor ymm13, ymm11, ymm14                            ;   214.5 fp1     78 r1_next
        vpxor ymm11, ymm11, ymm12                            ;   208.5 fp2     78 r1_next
        vpand ymm13, ymm13, ymm10                            ;   216.5 fp3     78 r1_next
        vpxor ymm10, ymm10, ymm14                            ;   216.5 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   217.5 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1344]                          ;   209.5 agu0    77 z reload
        vpxor ymm13, ymm12, ymm14                            ;   216.5 fp2     78 r1_next
        vpand ymm13, ymm13, ymm11                            ;   218.5 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   218.5 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 480]                           ;   210.8 agu1    78 r1_next.15 reload
        vpxor ymm12, ymm12, ymm14                            ;   217.8 fp1     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   219.5 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1376]                          ;   212.5 agu0    77 z reload
        vmovdqu [rbp + 1920], ymm11                          ;   219.5 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, ymm13                            ;   219.5 fp3     78 r1_next
        vpand ymm11, ymm11, ymm12                            ;   220.5 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   220.5 fp1     78 r1_next
        vmovdqu ymm13, [r11 + 512]                           ;   214.5 agu1    78 r1_next.16 reload
        vpxor ymm14, ymm14, ymm13                            ;   221.5 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   222.5 fp3     78 r1_next
        vmovdqu ymm11, [rbp + 1408]                          ;   215.0 agu0    77 z reload
        vmovdqu [rbp + 1952], ymm12                          ;   221.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm11                            ;   222.0 fp0     78 r1_next
        vpand ymm12, ymm12, ymm14                            ;   223.5 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   223.5 fp2     78 r1_next
        vmovdqu ymm11, [r11 + 544]                           ;   216.8 agu1    78 r1_next.17 reload
        vpxor ymm13, ymm13, ymm11                            ;   223.8 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm12                            ;   224.8 fp0     78 r1_next
        vmovdqu ymm12, [rbp + 1440]                          ;   217.8 agu0    77 z reload
        vmovdqu [rbp + 1984], ymm14                          ;   224.5 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm11, ymm12                            ;   224.8 fp1     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   225.8 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm12                            ;   225.8 fp3     78 r1_next
        vmovdqu ymm12, [r11 + 576]                           ;   219.7 agu1    78 r1_next.18 reload
        vpxor ymm11, ymm11, ymm12                            ;   226.7 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   227.7 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1472]                          ;   220.5 agu0    77 z reload
        vmovdqu [rbp + 2016], ymm13                          ;   226.8 agu2+fp5   78 r1_next spill
        vpxor ymm13, ymm12, ymm14                            ;   227.5 fp2     78 r1_next
        vpand ymm13, ymm13, ymm11                            ;   228.7 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   228.7 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 608]                           ;   222.0 agu1    78 r1_next.19 reload
        vpxor ymm12, ymm12, ymm14                            ;   229.0 fp1     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   230.0 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1504]                          ;   223.5 agu0    77 z reload
        vmovdqu [rbp + 2048], ymm11                          ;   229.7 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, ymm13                            ;   230.5 fp3     78 r1_next
        vpand ymm11, ymm11, ymm12                            ;   231.5 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   231.0 fp1     78 r1_next
        vmovdqu ymm13, [r11 + 640]                           ;   224.8 agu1    78 r1_next.20 reload
        vpxor ymm14, ymm14, ymm13                            ;   231.8 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   232.8 fp3     78 r1_next
        vmovdqu ymm11, [rbp + 1536]                          ;   225.8 agu0    77 z reload
        vmovdqu [rbp + 2080], ymm12                          ;   232.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   233.8 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   232.8 fp1     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   233.8 fp2     78 r1_next
        vmovdqu ymm11, [r11 + 672]                           ;   227.5 agu1    78 r1_next.21 reload
        vpxor ymm13, ymm13, ymm11                            ;   234.5 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   235.5 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1568]                          ;   228.7 agu0    77 z reload
        vmovdqu [rbp + 2112], ymm12                          ;   234.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   236.5 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   235.7 fp2     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   236.7 fp3     78 r1_next
        vmovdqu ymm14, [r11 + 704]                           ;   230.0 agu1    78 r1_next.22 reload
        vpxor ymm11, ymm11, ymm14                            ;   237.0 fp0     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   238.0 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1600]                          ;   231.0 agu0    77 z reload
        vmovdqu [rbp + 2144], ymm12                          ;   237.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   239.0 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   238.0 fp3     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   239.0 fp0     78 r1_next
        vmovdqu ymm13, [r11 + 736]                           ;   232.8 agu1    78 r1_next.23 reload
        vpxor ymm14, ymm14, ymm13                            ;   239.8 fp1     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   240.8 fp2     78 r1_next
        vmovdqu ymm11, [rbp + 1632]                          ;   233.8 agu0    77 z reload
        vmovdqu [rbp + 2176], ymm12                          ;   240.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   241.8 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   240.8 fp0     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   241.8 fp1     78 r1_next
        vmovdqu ymm11, [r11 + 768]                           ;   235.5 agu1    78 r1_next.24 reload
        vpxor ymm13, ymm13, ymm11                            ;   242.5 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   243.5 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1664]                          ;   236.5 agu0    77 z reload
        vmovdqu [rbp + 2208], ymm12                          ;   242.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   244.5 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   243.5 fp1     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   244.5 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 800]                           ;   238.0 agu1    78 r1_next.25 reload
        vpxor ymm11, ymm11, ymm14                            ;   245.0 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   246.0 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1696]                          ;   239.0 agu0    77 z reload
        vmovdqu [rbp + 2240], ymm12                          ;   245.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   247.0 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   246.0 fp2     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   247.0 fp3     78 r1_next
        vmovdqu ymm13, [r11 + 832]                           ;   240.8 agu1    78 r1_next.26 reload
        vpxor ymm14, ymm14, ymm13                            ;   247.8 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   248.8 fp1     78 r1_next
        vmovdqu ymm11, [rbp + 1728]                          ;   241.8 agu0    77 z reload
        vmovdqu [rbp + 2272], ymm12                          ;   248.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   249.8 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   248.8 fp3     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   249.8 fp0     78 r1_next
        vmovdqu ymm11, [r11 + 864]                           ;   243.5 agu1    78 r1_next.27 reload
        vpxor ymm13, ymm13, ymm11                            ;   250.5 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   251.5 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1760]                          ;   244.5 agu0    77 z reload
        vmovdqu [rbp + 2592], ymm12                          ;   250.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   252.5 fp3     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   251.5 fp0     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   252.5 fp1     78 r1_next
        vmovdqu ymm14, [r11 + 896]                           ;   246.0 agu1    78 r1_next.28 reload
        vpxor ymm11, ymm11, ymm14                            ;   253.0 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   254.0 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1792]                          ;   247.0 agu0    77 z reload
        vmovdqu [rbp + 2560], ymm12                          ;   253.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, ymm13                            ;   255.0 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   254.0 fp1     78 r1_next
        vpand ymm11, ymm11, ymm13                            ;   255.0 fp2     78 r1_next
        vmovdqu ymm13, [r11 + 928]                           ;   248.8 agu1    78 r1_next.29 reload
        vpxor ymm14, ymm14, ymm13                            ;   255.8 fp3     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   256.8 fp0     78 r1_next
        vmovdqu ymm11, [rbp + 1824]                          ;   249.8 agu0    77 z reload
        vmovdqu [rbp + 2528], ymm12                          ;   256.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm11                            ;   257.8 fp1     78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   256.8 fp2     78 r1_next
        vpand ymm14, ymm14, ymm11                            ;   257.8 fp3     78 r1_next
        vmovdqu ymm11, [r11 + 960]                           ;   251.5 agu1    78 r1_next.30 reload
        vpxor ymm13, ymm13, ymm11                            ;   258.5 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   259.5 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1856]                          ;   252.5 agu0    77 z reload
        vmovdqu [rbp + 2496], ymm12                          ;   258.8 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm14                            ;   260.5 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm11                            ;   259.5 fp3     78 r1_next
        vpand ymm13, ymm13, ymm14                            ;   260.5 fp0     78 r1_next
        vpxor ymm11, ymm11, [r11 + 992]                      ;   258.5 fp1+agu1   78 r1_next
        vpxor ymm11, ymm11, [rbp + 1888]                     ;   259.5 fp2+agu0   78 r1_next
        vpxor ymm11, ymm11, ymm13                            ;   261.5 fp3     78 r1_next
        vmovdqu ymm14, [rbp - 96]                            ;   255.2 agu1    66 r2
        vmovdqu ymm13, [rbp - 32]                            ;   255.3 agu0    66 r2
        vpxor ymm13, ymm13, [rbp + 0]                        ;   262.3 fp0+agu1   66 r2
        vpxor ymm14, ymm14, ymm13                            ;   263.3 fp1     66 r2
        vmovdqu [rbp + 2464], ymm11                          ;   262.5 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, [rbp + 96]                       ;   264.3 fp2+agu0   66 r2
        vmovdqu [rbp + 2432], ymm12                          ;   261.5 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm11, [rbp + 64]                       ;   265.3 fp3+agu1   66 r2
        vmovdqu [rbp + 2400], ymm10                          ;   258.0 agu0+fp5   78 r1_next spill
        vpxor ymm10, ymm11, [rbp - 128]                      ;   265.3 fp0+agu1   66 r2
        vmovdqu [rbp + 2368], ymm9                           ;   259.0 agu2+fp5   78 r1_next spill
        vpxor ymm9, ymm10, [rbp - 64]                        ;   266.3 fp1+agu0   66 r2
        vmovdqu [rbp + 2880], ymm8                           ;   260.0 agu2+fp5   78 r1_next spill
        vpxor ymm8, ymm9, [rbp - 32]                         ;   267.3 fp2+agu1   66 r2
        vmovdqu [rbp + 2848], ymm7                           ;   261.0 agu0+fp5   78 r1_next spill
        vpxor ymm7, ymm12, [rbp + 32]                        ;   266.3 fp3+agu1   66 r2
        vmovdqu [rbp + 2816], ymm6                           ;   262.0 agu2+fp5   78 r1_next spill
        vpxor ymm6, ymm7, [rbp - 128]                        ;   267.3 fp0+agu0   66 r2
        vmovdqu [rbp + 2784], ymm5                           ;   263.0 agu2+fp5   78 r1_next spill
        vpxor ymm5, ymm7, [rbp + 0]                          ;   267.3 fp1+agu1   66 r2
        vmovdqu [rbp + 2752], ymm4                           ;   264.0 agu0+fp5   78 r1_next spill
        vpxor ymm4, ymm12, ymm8                              ;   268.3 fp2     66 r2
        vmovdqu [rbp + 2720], ymm3                           ;   265.0 agu2+fp5   78 r1_next spill
        vpxor ymm3, ymm4, [rbp + 96]                         ;   269.3 fp3+agu1   66 r2
        vmovdqu [rbp + 2688], ymm2                           ;   266.0 agu0+fp5   78 r1_next spill
        vpxor ymm2, ymm5, ymm3                               ;   270.3 fp0     66 r2
        vmovdqu [rbp + 2656], ymm1                           ;   267.0 agu2+fp5   78 r1_next spill
        vpxor ymm1, ymm2, [rbp - 32]                         ;   271.3 fp1+agu1   66 r2
        vmovdqu [rbp + 2624], ymm0                           ;   268.0 agu0+fp5   78 r1_next spill
        vpxor ymm0, ymm3, [rbp - 128]                        ;   270.3 fp2+agu1   66 r2
        vpxor ymm13, ymm13, ymm0                             ;   271.3 fp3     66 r2
        vpand ymm0, ymm0, ymm3                               ;   271.3 fp0     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   272.3 fp1     66 r2
        vmovdqu [rbp + 2912], ymm15                          ;   269.0 agu2+fp5   78 r1_next spill
        vpand ymm15, ymm7, ymm2                              ;   271.3 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   273.3 fp3     66 r2
        vpand ymm15, ymm8, ymm13                             ;   272.3 fp0     66 r2
        vpxor ymm0, ymm0, ymm15                              ;   273.3 fp1     66 r2
        vpxor ymm15, ymm8, ymm5                              ;   268.3 fp2     66 r2
        vmovdqu [rbp + 2944], ymm7                           ;   270.0 agu0+fp5   66 r2 spill
        vpand ymm7, ymm15, ymm1                              ;   272.3 fp3     66 r2
        vpxor ymm7, ymm7, [rbp + 0]                          ;   273.3 fp0+agu1   66 r2
        vpxor ymm7, ymm7, ymm0                               ;   274.3 fp1     66 r2
        vmovdqu [rbp + 2976], ymm2                           ;   271.3 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm15, [rbp + 96]                        ;   269.3 fp2+agu0   66 r2
        vmovdqu [rbp + 3008], ymm15                          ;   272.0 agu1+fp5   66 r2 spill
        vpor ymm15, ymm10, [rbp + 96]                        ;   270.3 fp3+agu0   66 r2
        vmovdqu [rbp + 3040], ymm3                           ;   273.0 agu2+fp5   66 r2 spill
        vpand ymm3, ymm4, ymm11                              ;   270.5 fp0     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   275.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   274.3 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   274.3 fp3     66 r2
        vmovdqu [rbp + 3072], ymm4                           ;   274.0 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm11, ymm13                             ;   272.3 fp0     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   271.8 fp1     66 r2
        vpand ymm9, ymm12, ymm4                              ;   273.3 fp2     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   275.3 fp3     66 r2
        vpxor ymm9, ymm10, ymm1                              ;   272.7 fp0     66 r2
        vpxor ymm15, ymm15, ymm0                             ;   274.3 fp1     66 r2
        vpand ymm0, ymm2, ymm9                               ;   273.7 fp2     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   275.3 fp3     66 r2
        vpand ymm0, ymm3, ymm7                               ;   276.3 fp0     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   277.3 fp1     66 r2
        vmovdqu [rbp + 3104], ymm4                           ;   275.0 agu0+fp5   66 r2 spill
        vpand ymm4, ymm6, ymm5                               ;   274.0 fp2     66 r2
        vpxor ymm15, ymm15, ymm4                             ;   275.3 fp3     66 r2
        vpand ymm4, ymm15, ymm14                             ;   278.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   279.3 fp1     66 r2
        vpand ymm4, ymm15, ymm3                              ;   280.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm7                               ;   281.3 fp3     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   278.3 fp0     66 r2
        vpor ymm0, ymm0, ymm7                                ;   279.3 fp1     66 r2
        vpxor ymm0, ymm0, ymm3                               ;   280.3 fp2     66 r2
        vpor ymm14, ymm0, ymm4                               ;   282.3 fp3     66 r2
        vpand ymm3, ymm3, ymm4                               ;   282.3 fp0     66 r2
        vpand ymm9, ymm9, ymm4                               ;   282.3 fp1     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   283.3 fp2     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   283.3 fp3     66 r2
        vpxor ymm14, ymm0, ymm4                              ;   282.3 fp0     66 r2
        vpand ymm8, ymm8, ymm7                               ;   284.3 fp1     66 r2
        vpxor ymm3, ymm14, ymm7                              ;   284.3 fp2     66 r2
        vpand ymm10, ymm10, ymm0                             ;   281.3 fp3     66 r2
        vpand ymm13, ymm13, ymm7                             ;   284.3 fp0     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   284.3 fp1     66 r2
        vpand ymm1, ymm1, ymm14                              ;   283.3 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                             ;   285.3 fp3     66 r2
        vpand ymm5, ymm5, ymm3                               ;   285.3 fp0     66 r2
        vpand ymm6, ymm6, ymm3                               ;   285.3 fp1     66 r2
        vpand ymm3, ymm0, [rbp + 96]                         ;   281.3 fp2+agu1   66 r2
        vpxor ymm0, ymm0, ymm7                               ;   285.3 fp3     66 r2
        vpand ymm11, ymm11, ymm7                             ;   285.3 fp0     66 r2
        vpand ymm7, ymm7, [rbp + 3072]                       ;   285.3 fp1+agu0   66 r2
        vpand ymm2, ymm2, ymm4                               ;   282.5 fp2     66 r2
        vpand ymm14, ymm14, [rbp + 3008]                     ;   283.3 fp3+agu1   66 r2
        vpxor ymm4, ymm4, ymm15                              ;   284.3 fp0     66 r2
        vmovdqu [rbp + 3008], ymm10                          ;   283.0 agu2+fp5   66 r2 spill
        vpand ymm10, ymm0, [rbp + 3040]                      ;   286.3 fp1+agu0   66 r2
        vpand ymm0, ymm0, [rbp - 128]                        ;   286.3 fp2+agu1   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   287.3 fp3     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   287.3 fp0     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   288.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm5                               ;   286.3 fp2     66 r2
        vpand ymm12, ymm12, ymm15                            ;   284.7 fp3     66 r2
        vpand ymm15, ymm15, [rbp + 3104]                     ;   284.8 fp0+agu0   66 r2
        vmovdqu [rbp + 3104], ymm0                           ;   287.3 agu2+fp5   66 r2 spill
        vpand ymm0, ymm4, [rbp + 2976]                       ;   285.3 fp1+agu1   66 r2
        vpxor ymm10, ymm10, ymm0                             ;   289.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm0                               ;   286.3 fp3     66 r2
        vpand ymm4, ymm4, [rbp + 2944]                       ;   285.8 fp0+agu0   66 r2
        vpxor ymm2, ymm2, ymm8                               ;   287.3 fp1     66 r2
        vpxor ymm0, ymm13, ymm11                             ;   288.3 fp2     66 r2
        vpxor ymm0, ymm0, ymm2                               ;   289.3 fp3     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   290.3 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   287.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm5                               ;   288.3 fp2     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   291.3 fp3     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   292.3 fp0     66 r2
        vpxor ymm9, ymm9, ymm15                              ;   293.3 fp1     66 r2
        vpxor ymm1, ymm1, ymm6                               ;   288.5 fp2     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   294.3 fp3     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   288.8 fp0     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   291.3 fp1     66 r2
        vmovdqu ymm14, [rel snow2_keystream.T0_constants256] ;   287.8 agu1    66 r2 reload
        vpxor ymm0, ymm0, ymm14                              ;   294.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm11                              ;   289.7 fp3     66 r2
        vpxor ymm4, ymm4, ymm15                              ;   293.3 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   294.8 fp1     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   294.8 fp2     66 r2
        vpxor ymm4, ymm4, ymm14                              ;   294.8 fp3     66 r2
        vmovdqu ymm15, [rbp + 160]                           ;   289.0 agu0    66 r2
        vmovdqu ymm5, [rbp + 224]                            ;   289.2 agu1    66 r2
        vmovdqu ymm6, [rbp + 256]                            ;   290.0 agu0    77 z reload
        vpxor ymm5, ymm5, ymm6                               ;   297.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm5                             ;   298.0 fp1     66 r2
        vmovdqu ymm7, [rbp + 352]                            ;   290.2 agu1    77 z reload
        vpxor ymm8, ymm15, ymm7                              ;   299.0 fp2     66 r2
        vpxor ymm11, ymm8, [rbp + 320]                       ;   300.0 fp3+agu0   66 r2
        vmovdqu [rbp + 2944], ymm0                           ;   295.8 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm8, [rbp + 128]                        ;   300.0 fp0+agu1   66 r2
        vmovdqu [rbp + 2976], ymm10                          ;   291.3 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm0, [rbp + 192]                       ;   301.0 fp1+agu0   66 r2
        vmovdqu [rbp + 3040], ymm2                           ;   295.8 agu1+fp5   66 r2 spill
        vpxor ymm2, ymm10, [rbp + 224]                       ;   302.0 fp2+agu0   66 r2
        vmovdqu [rbp + 3072], ymm3                           ;   293.3 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm11, [rbp + 288]                       ;   301.0 fp3+agu1   66 r2
        vmovdqu [rbp + 3136], ymm4                           ;   295.8 agu0+fp5   66 r2 spill
        vpxor ymm4, ymm3, [rbp + 128]                        ;   302.0 fp0+agu1   66 r2
        vmovdqu [rbp + 3168], ymm12                          ;   295.8 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm3, ymm6                              ;   302.0 fp1     66 r2
        vmovdqu [rbp + 3200], ymm13                          ;   296.3 agu0+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm2                             ;   303.0 fp2     66 r2
        vmovdqu [rbp + 3232], ymm9                           ;   297.3 agu1+fp5   66 r2 spill
        vpxor ymm9, ymm13, ymm7                              ;   304.0 fp3     66 r2
        vmovdqu [rbp + 3264], ymm1                           ;   298.3 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm12, ymm9                              ;   305.0 fp0     66 r2
        vpxor ymm14, ymm1, [rbp + 224]                       ;   306.0 fp1+agu0   66 r2
        vpxor ymm6, ymm9, [rbp + 128]                        ;   305.0 fp2+agu1   66 r2
        vpxor ymm5, ymm5, ymm6                               ;   306.0 fp3     66 r2
        vpand ymm6, ymm6, ymm9                               ;   306.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   307.0 fp1     66 r2
        vmovdqu [rbp + 3296], ymm9                           ;   305.0 agu2+fp5   66 r2 spill
        vpand ymm9, ymm3, ymm1                               ;   306.0 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   308.0 fp3     66 r2
        vpand ymm9, ymm2, ymm5                               ;   307.0 fp0     66 r2
        vpxor ymm6, ymm6, ymm9                               ;   308.0 fp1     66 r2
        vpxor ymm9, ymm2, ymm12                              ;   303.0 fp2     66 r2
        vmovdqu [rbp + 3328], ymm3                           ;   302.2 agu0+fp5   66 r2 spill
        vpand ymm3, ymm9, ymm14                              ;   307.0 fp3     66 r2
        vpxor ymm3, ymm3, [rbp + 256]                        ;   308.0 fp0+agu1   66 r2
        vpxor ymm3, ymm3, ymm6                               ;   309.0 fp1     66 r2
        vmovdqu [rbp + 3360], ymm1                           ;   306.0 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm9, ymm7                               ;   304.0 fp2     66 r2
        vmovdqu [rbp + 3392], ymm9                           ;   304.2 agu0+fp5   66 r2 spill
        vpor ymm9, ymm0, ymm7                                ;   304.3 fp3     66 r2
        vpand ymm7, ymm13, ymm8                              ;   304.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   310.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   309.0 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   309.0 fp3     66 r2
        vmovdqu [rbp + 3424], ymm13                          ;   305.3 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm8, ymm5                              ;   307.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm10                              ;   306.0 fp1     66 r2
        vpand ymm10, ymm11, ymm13                            ;   308.0 fp2     66 r2
        vpxor ymm7, ymm7, ymm10                              ;   310.0 fp3     66 r2
        vpxor ymm10, ymm0, ymm14                             ;   307.0 fp0     66 r2
        vpxor ymm9, ymm9, ymm6                               ;   309.0 fp1     66 r2
        vpand ymm6, ymm1, ymm10                              ;   308.0 fp2     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   310.0 fp3     66 r2
        vpand ymm6, ymm7, ymm3                               ;   311.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm6                             ;   312.0 fp1     66 r2
        vmovdqu [rbp + 3456], ymm13                          ;   308.0 agu2+fp5   66 r2 spill
        vpand ymm13, ymm4, ymm12                             ;   308.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm13                              ;   310.0 fp3     66 r2
        vpand ymm13, ymm9, ymm15                             ;   313.0 fp0     66 r2
        vpxor ymm7, ymm7, ymm13                              ;   314.0 fp1     66 r2
        vpand ymm13, ymm9, ymm7                              ;   315.0 fp2     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   316.0 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   313.0 fp0     66 r2
        vpor ymm6, ymm6, ymm3                                ;   314.0 fp1     66 r2
        vpxor ymm6, ymm6, ymm7                               ;   315.0 fp2     66 r2
        vpor ymm15, ymm6, ymm13                              ;   317.0 fp3     66 r2
        vpand ymm7, ymm7, ymm13                              ;   317.0 fp0     66 r2
        vpand ymm10, ymm10, ymm13                            ;   317.0 fp1     66 r2
        vpxor ymm9, ymm9, ymm7                               ;   318.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   318.0 fp3     66 r2
        vpxor ymm15, ymm6, ymm13                             ;   317.0 fp0     66 r2
        vpand ymm2, ymm2, ymm3                               ;   319.0 fp1     66 r2
        vpxor ymm7, ymm15, ymm3                              ;   319.0 fp2     66 r2
        vpand ymm0, ymm0, ymm6                               ;   316.0 fp3     66 r2
        vpand ymm5, ymm5, ymm3                               ;   319.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   319.0 fp1     66 r2
        vpand ymm14, ymm14, ymm15                            ;   318.0 fp2     66 r2
        vpxor ymm5, ymm5, ymm14                              ;   320.0 fp3     66 r2
        vpand ymm12, ymm12, ymm7                             ;   320.0 fp0     66 r2
        vpand ymm4, ymm4, ymm7                               ;   320.0 fp1     66 r2
        vpand ymm7, ymm6, [rbp + 352]                        ;   316.0 fp2+agu0   66 r2
        vpxor ymm6, ymm6, ymm3                               ;   320.0 fp3     66 r2
        vpand ymm8, ymm8, ymm3                               ;   320.0 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 3424]                       ;   320.0 fp1+agu1   66 r2
        vpand ymm1, ymm1, ymm13                              ;   317.2 fp2     66 r2
        vpand ymm15, ymm15, [rbp + 3392]                     ;   318.0 fp3+agu0   66 r2
        vpxor ymm13, ymm13, ymm9                             ;   319.0 fp0     66 r2
        vmovdqu [rbp + 3392], ymm0                           ;   317.7 agu2+fp5   66 r2 spill
        vpand ymm0, ymm6, [rbp + 3296]                       ;   321.0 fp1+agu1   66 r2
        vpand ymm6, ymm6, [rbp + 128]                        ;   321.0 fp2+agu0   66 r2
        vpxor ymm8, ymm8, ymm6                               ;   322.0 fp3     66 r2
        vpxor ymm0, ymm0, ymm7                               ;   322.0 fp0     66 r2
        vpxor ymm0, ymm0, ymm1                               ;   323.0 fp1     66 r2
        vpxor ymm1, ymm1, ymm12                              ;   321.0 fp2     66 r2
        vpand ymm11, ymm11, ymm9                             ;   319.3 fp3     66 r2
        vpand ymm9, ymm9, [rbp + 3456]                       ;   319.5 fp0+agu1   66 r2
        vmovdqu [rbp + 3456], ymm11                          ;   320.3 agu2+fp5   66 r2 spill
        vpand ymm11, ymm13, [rbp + 3360]                     ;   320.0 fp1+agu0   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   324.0 fp2     66 r2
        vpxor ymm2, ymm2, ymm11                              ;   321.0 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 3328]                     ;   320.5 fp0+agu1   66 r2
        vpxor ymm1, ymm1, ymm2                               ;   322.0 fp1     66 r2
        vpxor ymm11, ymm5, ymm8                              ;   323.0 fp2     66 r2
        vpxor ymm11, ymm11, ymm1                             ;   324.0 fp3     66 r2
        vpxor ymm15, ymm15, ymm11                            ;   325.0 fp0     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   322.0 fp1     66 r2
        vpxor ymm7, ymm7, ymm12                              ;   323.0 fp2     66 r2
        vpxor ymm7, ymm7, ymm15                              ;   326.0 fp3     66 r2
        vpxor ymm9, ymm9, ymm7                               ;   327.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm9                             ;   328.0 fp1     66 r2
        vpxor ymm14, ymm14, ymm4                             ;   323.2 fp2     66 r2
        vpxor ymm5, ymm5, ymm6                               ;   323.3 fp3     66 r2
        vpxor ymm14, ymm14, ymm10                            ;   329.0 fp0     66 r2
        vpxor ymm5, ymm5, ymm10                              ;   329.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   326.0 fp2     66 r2
        vpxor ymm5, ymm5, [rbp + 3392]                       ;   330.0 fp3+agu0   66 r2
        vpxor ymm13, ymm13, ymm8                             ;   324.5 fp0     66 r2
        vmovdqu ymm15, [rel snow2_keystream.T0_constants256] ;   323.0 agu1    66 r2 reload
        vpxor ymm1, ymm1, ymm15                              ;   330.0 fp1     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   328.0 fp2     66 r2
        vpxor ymm2, ymm2, [rbp + 3456]                       ;   327.3 fp3+agu0   66 r2
        vpxor ymm2, ymm2, ymm15                              ;   330.0 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   330.0 fp1     66 r2
        vmovdqu ymm3, [rbp + 416]                            ;   324.0 agu1    66 r2
        vmovdqu ymm4, [rbp + 480]                            ;   324.7 agu0    66 r2
        vmovdqu ymm6, [rbp + 512]                            ;   325.0 agu1    77 z reload
        vpxor ymm4, ymm4, ymm6                               ;   332.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   333.0 fp3     66 r2
        vmovdqu ymm8, [rbp + 608]                            ;   325.7 agu0    77 z reload
        vpxor ymm9, ymm3, ymm8                               ;   334.0 fp0     66 r2
        vpxor ymm10, ymm9, [rbp + 576]                       ;   335.0 fp1+agu1   66 r2
        vmovdqu ymm12, [rbp + 384]                           ;   326.7 agu0    77 z reload
        vmovdqu [rbp + 3456], ymm7                           ;   327.0 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm9, ymm12                              ;   335.0 fp2     66 r2
        vmovdqu [rbp + 3392], ymm0                           ;   327.2 agu1+fp5   66 r2 spill
        vpxor ymm0, ymm7, [rbp + 448]                        ;   336.0 fp3+agu0   66 r2
        vmovdqu [rbp + 3328], ymm1                           ;   331.0 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm0, [rbp + 480]                        ;   337.0 fp0+agu1   66 r2
        vmovdqu [rbp + 3360], ymm11                          ;   329.2 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm10, [rbp + 544]                      ;   336.0 fp1+agu0   66 r2
        vmovdqu [rbp + 3296], ymm13                          ;   331.0 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm12                            ;   337.0 fp2     66 r2
        vmovdqu [rbp + 3424], ymm2                           ;   331.2 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm11, ymm6                              ;   337.0 fp3     66 r2
        vmovdqu [rbp + 3488], ymm5                           ;   332.2 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm10, ymm1                              ;   338.0 fp0     66 r2
        vmovdqu [rbp + 3520], ymm14                          ;   333.2 agu1+fp5   66 r2 spill
        vpxor ymm14, ymm5, ymm8                              ;   339.0 fp1     66 r2
        vpxor ymm15, ymm2, ymm14                             ;   340.0 fp2     66 r2
        vpxor ymm6, ymm15, [rbp + 480]                       ;   341.0 fp3+agu0   66 r2
        vmovdqu [rbp + 3552], ymm0                           ;   337.0 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm14, ymm12                             ;   340.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   341.0 fp1     66 r2
        vpand ymm0, ymm0, ymm14                              ;   341.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   342.0 fp3     66 r2
        vpand ymm12, ymm11, ymm15                            ;   341.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   343.0 fp1     66 r2
        vpand ymm12, ymm1, ymm4                              ;   342.0 fp2     66 r2
        vpxor ymm0, ymm0, ymm12                              ;   343.0 fp3     66 r2
        vpxor ymm12, ymm1, ymm2                              ;   338.0 fp0     66 r2
        vmovdqu [rbp + 3584], ymm11                          ;   337.2 agu1+fp5   66 r2 spill
        vpand ymm11, ymm12, ymm6                             ;   342.0 fp1     66 r2
        vpxor ymm11, ymm11, [rbp + 512]                      ;   343.0 fp2+agu0   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   344.0 fp3     66 r2
        vmovdqu [rbp + 3616], ymm15                          ;   341.0 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm12, ymm8                             ;   339.0 fp0     66 r2
        vmovdqu [rbp + 3648], ymm12                          ;   339.2 agu1+fp5   66 r2 spill
        vpor ymm12, ymm7, ymm8                               ;   339.2 fp1     66 r2
        vpand ymm8, ymm5, ymm9                               ;   339.3 fp2     66 r2
        vpxor ymm11, ymm11, ymm8                             ;   345.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   344.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   344.0 fp1     66 r2
        vmovdqu [rbp + 3680], ymm5                           ;   340.2 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm9, ymm4                               ;   342.0 fp2     66 r2
        vmovdqu [rbp + 3712], ymm9                           ;   341.2 agu2+fp5   66 r2 spill
        vpand ymm9, ymm10, ymm5                              ;   343.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   345.0 fp0     66 r2
        vpxor ymm9, ymm7, ymm6                               ;   342.0 fp1     66 r2
        vpxor ymm12, ymm12, ymm0                             ;   344.0 fp2     66 r2
        vpand ymm0, ymm15, ymm9                              ;   343.0 fp3     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   345.0 fp0     66 r2
        vpand ymm0, ymm8, ymm11                              ;   346.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm0                               ;   347.0 fp2     66 r2
        vpxor ymm12, ymm12, [rbp + 3552]                     ;   345.0 fp3+agu1   66 r2
        vmovdqu [rbp + 3552], ymm5                           ;   343.0 agu0+fp5   66 r2 spill
        vpand ymm5, ymm13, ymm2                              ;   343.3 fp0     66 r2
        vpxor ymm12, ymm12, ymm5                             ;   346.0 fp1     66 r2
        vpand ymm5, ymm12, ymm3                              ;   348.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm5                               ;   349.0 fp3     66 r2
        vpand ymm5, ymm12, ymm8                              ;   350.0 fp0     66 r2
        vpxor ymm5, ymm5, ymm11                              ;   351.0 fp1     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   348.0 fp2     66 r2
        vpor ymm0, ymm0, ymm11                               ;   349.0 fp3     66 r2
        vpxor ymm0, ymm0, ymm8                               ;   350.0 fp0     66 r2
        vpor ymm3, ymm0, ymm5                                ;   352.0 fp1     66 r2
        vpand ymm8, ymm8, ymm5                               ;   352.0 fp2     66 r2
        vpand ymm9, ymm9, ymm5                               ;   352.0 fp3     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   353.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   353.0 fp1     66 r2
        vpxor ymm3, ymm0, ymm5                               ;   352.0 fp2     66 r2
        vpand ymm1, ymm1, ymm11                              ;   354.0 fp3     66 r2
        vpxor ymm8, ymm3, ymm11                              ;   354.0 fp0     66 r2
        vpand ymm7, ymm7, ymm0                               ;   351.0 fp1     66 r2
        vpand ymm4, ymm4, ymm11                              ;   354.0 fp2     66 r2
        vpxor ymm11, ymm11, ymm12                            ;   354.0 fp3     66 r2
        vpand ymm6, ymm6, ymm3                               ;   353.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm6                               ;   355.0 fp1     66 r2
        vpand ymm2, ymm2, ymm8                               ;   355.0 fp2     66 r2
        vpand ymm13, ymm13, ymm8                             ;   355.0 fp3     66 r2
        vpand ymm8, ymm0, [rbp + 608]                        ;   351.0 fp0+agu1   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   355.0 fp1     66 r2
        vpand ymm14, ymm14, ymm0                             ;   356.0 fp2     66 r2
        vpand ymm0, ymm0, [rbp + 384]                        ;   356.0 fp3+agu0   66 r2
        vpand ymm15, ymm15, ymm5                             ;   352.2 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 3648]                       ;   353.0 fp1+agu1   66 r2
        vpxor ymm5, ymm5, ymm12                              ;   354.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm8                             ;   357.0 fp3     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   358.0 fp0     66 r2
        vmovdqu [rbp + 3648], ymm7                           ;   353.2 agu2+fp5   66 r2 spill
        vpand ymm7, ymm11, [rbp + 3712]                      ;   355.0 fp1+agu0   66 r2
        vpand ymm11, ymm11, [rbp + 3680]                     ;   355.0 fp2+agu1   66 r2
        vpxor ymm7, ymm7, ymm0                               ;   357.0 fp3     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   356.0 fp0     66 r2
        vpand ymm10, ymm10, ymm12                            ;   354.3 fp1     66 r2
        vpand ymm12, ymm12, [rbp + 3552]                     ;   354.5 fp2+agu0   66 r2
        vmovdqu [rbp + 3552], ymm10                          ;   355.3 agu2+fp5   66 r2 spill
        vpand ymm10, ymm5, [rbp + 3616]                      ;   355.0 fp3+agu1   66 r2
        vpxor ymm14, ymm14, ymm10                            ;   359.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm10                              ;   356.0 fp1     66 r2
        vpand ymm5, ymm5, [rbp + 3584]                       ;   355.5 fp2+agu0   66 r2
        vpxor ymm15, ymm15, ymm1                             ;   357.0 fp3     66 r2
        vpxor ymm10, ymm4, ymm7                              ;   358.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm15                            ;   359.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm10                              ;   360.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm11                              ;   357.0 fp3     66 r2
        vpxor ymm8, ymm8, ymm2                               ;   358.0 fp0     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   361.0 fp1     66 r2
        vpxor ymm12, ymm12, ymm8                             ;   362.0 fp2     66 r2
        vpxor ymm9, ymm9, ymm12                              ;   363.0 fp3     66 r2
        vpxor ymm6, ymm6, ymm13                              ;   358.2 fp0     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   358.3 fp1     66 r2
        vpxor ymm6, ymm6, ymm9                               ;   364.0 fp2     66 r2
        vpxor ymm4, ymm4, ymm9                               ;   364.0 fp3     66 r2
        vpxor ymm4, ymm4, [rbp + 3648]                       ;   365.0 fp0+agu1   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   361.0 fp1     66 r2
        vmovdqu ymm0, [rel snow2_keystream.T0_constants256]  ;   357.8 agu0    66 r2 reload
        vpxor ymm10, ymm10, ymm0                             ;   364.8 fp2     66 r2
        vpxor ymm5, ymm5, ymm7                               ;   360.0 fp3     66 r2
        vpxor ymm5, ymm5, ymm12                              ;   363.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm0                             ;   364.8 fp1     66 r2
        vpxor ymm1, ymm1, [rbp + 3552]                       ;   362.3 fp2+agu1   66 r2
        vpxor ymm1, ymm1, ymm0                               ;   364.8 fp3     66 r2
        vpxor ymm5, ymm5, ymm0                               ;   364.8 fp0     66 r2
        vmovdqu ymm2, [rbp + 672]                            ;   359.2 agu0    66 r2
        vmovdqu ymm3, [rbp + 736]                            ;   359.7 agu1    66 r2
        vmovdqu ymm7, [rbp + 768]                            ;   360.2 agu0    77 z reload
        vpxor ymm3, ymm3, ymm7                               ;   367.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm3                               ;   368.2 fp2     66 r2
        vmovdqu ymm9, [rbp + 864]                            ;   360.7 agu1    77 z reload
        vpxor ymm11, ymm2, ymm9                              ;   369.2 fp3     66 r2
        vpxor ymm12, ymm11, [rbp + 832]                      ;   370.2 fp0+agu0   66 r2
        vmovdqu ymm13, [rbp + 640]                           ;   361.7 agu1    77 z reload
        vpxor ymm0, ymm11, ymm13                             ;   370.2 fp1     66 r2
        vmovdqu [rbp + 3552], ymm15                          ;   365.8 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm0, [rbp + 704]                       ;   371.2 fp2+agu0   66 r2
        vmovdqu [rbp + 3648], ymm10                          ;   365.8 agu1+fp5   66 r2 spill
        vpxor ymm10, ymm15, [rbp + 736]                      ;   372.2 fp3+agu0   66 r2
        vmovdqu [rbp + 3584], ymm1                           ;   365.8 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm12, [rbp + 800]                       ;   371.2 fp0+agu1   66 r2
        vmovdqu [rbp + 3616], ymm4                           ;   366.0 agu0+fp5   66 r2 spill
        vpxor ymm4, ymm1, ymm13                              ;   372.2 fp1     66 r2
        vmovdqu [rbp + 3680], ymm6                           ;   366.0 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm1, ymm7                               ;   372.2 fp2     66 r2
        vmovdqu [rbp + 3712], ymm14                          ;   367.0 agu1+fp5   66 r2 spill
        vpxor ymm14, ymm12, ymm10                            ;   373.2 fp3     66 r2
        vmovdqu [rbp + 3744], ymm8                           ;   368.0 agu0+fp5   66 r2 spill
        vpxor ymm8, ymm14, ymm9                              ;   374.2 fp0     66 r2
        vmovdqu [rbp + 3776], ymm5                           ;   369.0 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm6, ymm8                               ;   375.2 fp1     66 r2
        vpxor ymm7, ymm5, [rbp + 736]                        ;   376.2 fp2+agu1   66 r2
        vmovdqu [rbp + 3808], ymm15                          ;   372.2 agu0+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm13                             ;   375.2 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   376.2 fp0     66 r2
        vpand ymm15, ymm15, ymm8                             ;   376.2 fp1     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   377.2 fp2     66 r2
        vpand ymm13, ymm1, ymm5                              ;   376.2 fp3     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   378.2 fp0     66 r2
        vpand ymm13, ymm10, ymm3                             ;   377.2 fp1     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   378.2 fp2     66 r2
        vpxor ymm13, ymm10, ymm6                             ;   373.2 fp3     66 r2
        vmovdqu [rbp + 3840], ymm1                           ;   372.3 agu2+fp5   66 r2 spill
        vpand ymm1, ymm13, ymm7                              ;   377.2 fp0     66 r2
        vpxor ymm1, ymm1, [rbp + 768]                        ;   378.2 fp1+agu1   66 r2
        vpxor ymm1, ymm1, ymm15                              ;   379.2 fp2     66 r2
        vmovdqu [rbp + 3872], ymm5                           ;   376.2 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm13, ymm9                              ;   374.2 fp3     66 r2
        vmovdqu [rbp + 3904], ymm13                          ;   374.3 agu2+fp5   66 r2 spill
        vpor ymm13, ymm0, ymm9                               ;   374.3 fp0     66 r2
        vpand ymm9, ymm14, ymm11                             ;   374.5 fp1     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   380.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   379.2 fp3     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   379.2 fp0     66 r2
        vmovdqu [rbp + 3936], ymm14                          ;   375.3 agu1+fp5   66 r2 spill
        vpxor ymm14, ymm11, ymm3                             ;   377.2 fp1     66 r2
        vmovdqu [rbp + 3968], ymm11                          ;   376.3 agu0+fp5   66 r2 spill
        vpand ymm11, ymm12, ymm14                            ;   378.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm11                              ;   380.2 fp3     66 r2
        vpxor ymm11, ymm0, ymm7                              ;   377.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   379.2 fp1     66 r2
        vpand ymm15, ymm5, ymm11                             ;   378.2 fp2     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   380.2 fp3     66 r2
        vpand ymm15, ymm9, ymm1                              ;   381.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm15                              ;   382.2 fp1     66 r2
        vpxor ymm13, ymm13, [rbp + 3808]                     ;   380.2 fp2+agu1   66 r2
        vmovdqu [rbp + 3808], ymm14                          ;   378.2 agu2+fp5   66 r2 spill
        vpand ymm14, ymm4, ymm6                              ;   378.5 fp3     66 r2
        vpxor ymm13, ymm13, ymm14                            ;   381.2 fp0     66 r2
        vpand ymm14, ymm13, ymm2                             ;   383.2 fp1     66 r2
        vpxor ymm9, ymm9, ymm14                              ;   384.2 fp2     66 r2
        vpand ymm14, ymm13, ymm9                             ;   385.2 fp3     66 r2
        vpxor ymm14, ymm14, ymm1                             ;   386.2 fp0     66 r2
        vpxor ymm1, ymm1, ymm2                               ;   383.2 fp1     66 r2
        vpor ymm15, ymm15, ymm1                              ;   384.2 fp2     66 r2
        vpxor ymm15, ymm15, ymm9                             ;   385.2 fp3     66 r2
        vpor ymm2, ymm15, ymm14                              ;   387.2 fp0     66 r2
        vpand ymm9, ymm9, ymm14                              ;   387.2 fp1     66 r2
        vpand ymm11, ymm11, ymm14                            ;   387.2 fp2     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   388.2 fp3     66 r2
        vpxor ymm1, ymm1, ymm2                               ;   388.2 fp0     66 r2
        vpxor ymm2, ymm15, ymm14                             ;   387.2 fp1     66 r2
        vpand ymm10, ymm10, ymm1                             ;   389.2 fp2     66 r2
        vpxor ymm9, ymm2, ymm1                               ;   389.2 fp3     66 r2
        vpand ymm0, ymm0, ymm15                              ;   386.2 fp0     66 r2
        vpand ymm3, ymm3, ymm1                               ;   389.2 fp1     66 r2
        vpxor ymm1, ymm1, ymm13                              ;   389.2 fp2     66 r2
        vpand ymm7, ymm7, ymm2                               ;   388.2 fp3     66 r2
        vpxor ymm3, ymm3, ymm7                               ;   390.2 fp0     66 r2
        vpand ymm6, ymm6, ymm9                               ;   390.2 fp1     66 r2
        vpand ymm4, ymm4, ymm9                               ;   390.2 fp2     66 r2
        vpand ymm9, ymm15, [rbp + 864]                       ;   386.2 fp3+agu0   66 r2
        vpxor ymm15, ymm15, ymm1                             ;   390.2 fp0     66 r2
        vpand ymm8, ymm8, ymm15                              ;   391.2 fp1     66 r2
        vpand ymm15, ymm15, [rbp + 640]                      ;   391.2 fp2+agu1   66 r2
        vpand ymm5, ymm5, ymm14                              ;   387.3 fp3     66 r2
        vpand ymm2, ymm2, [rbp + 3904]                       ;   388.2 fp0+agu0   66 r2
        vpxor ymm14, ymm14, ymm13                            ;   389.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   392.2 fp2     66 r2
        vpxor ymm8, ymm8, ymm5                               ;   393.2 fp3     66 r2
        vmovdqu [rbp + 3904], ymm0                           ;   388.3 agu2+fp5   66 r2 spill
        vpand ymm0, ymm1, [rbp + 3968]                       ;   390.2 fp0+agu1   66 r2
        vpand ymm1, ymm1, [rbp + 3936]                       ;   390.2 fp1+agu0   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   392.2 fp2     66 r2
        vpxor ymm5, ymm5, ymm6                               ;   391.2 fp3     66 r2
        vpand ymm12, ymm12, ymm13                            ;   389.5 fp0     66 r2
        vpand ymm13, ymm13, [rbp + 3808]                     ;   389.7 fp1+agu1   66 r2
        vmovdqu [rbp + 3808], ymm12                          ;   390.5 agu2+fp5   66 r2 spill
        vpand ymm12, ymm14, [rbp + 3872]                     ;   390.2 fp2+agu0   66 r2
        vpxor ymm8, ymm8, ymm12                              ;   394.2 fp3     66 r2
        vpxor ymm10, ymm10, ymm12                            ;   391.2 fp0     66 r2
        vpand ymm14, ymm14, [rbp + 3840]                     ;   390.7 fp1+agu1   66 r2
        vpxor ymm5, ymm5, ymm10                              ;   392.2 fp2     66 r2
        vpxor ymm12, ymm3, ymm0                              ;   393.2 fp3     66 r2
        vpxor ymm12, ymm12, ymm5                             ;   394.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   395.2 fp1     66 r2
        vpxor ymm9, ymm9, ymm1                               ;   392.2 fp2     66 r2
        vpxor ymm9, ymm9, ymm6                               ;   393.2 fp3     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   396.2 fp0     66 r2
        vpxor ymm13, ymm13, ymm9                             ;   397.2 fp1     66 r2
        vpxor ymm11, ymm11, ymm13                            ;   398.2 fp2     66 r2
        vpxor ymm7, ymm7, ymm4                               ;   393.3 fp3     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   393.5 fp0     66 r2
        vpxor ymm7, ymm7, ymm11                              ;   399.2 fp1     66 r2
        vpxor ymm3, ymm3, ymm11                              ;   399.2 fp2     66 r2
        vpxor ymm3, ymm3, [rbp + 3904]                       ;   400.2 fp3+agu0   66 r2
        vmovdqu ymm15, [rel snow2_keystream.T0_constants256] ;   392.8 agu1    66 r2 reload
        vpxor ymm5, ymm5, ymm15                              ;   399.8 fp0     66 r2
        vmovdqu ymm1, [rbp + 3264]                           ;   393.7 agu0    66 r2
        vmovdqu ymm4, [rbp + 3520]                           ;   393.8 agu1    66 r2 reload
        vpxor ymm1, ymm1, ymm4                               ;   400.8 fp1     66 r2
        vmovdqu ymm6, [rbp + 3008]                           ;   394.7 agu0    66 r2
        vpxor ymm6, ymm6, [rbp + 3200]                       ;   401.7 fp2+agu1   66 r2
        vpxor ymm6, ymm6, [rbp + 3232]                       ;   402.7 fp3+agu0   66 r2
        vpxor ymm6, ymm6, [rbp + 3104]                       ;   403.7 fp0+agu1   66 r2
        vmovdqu ymm11, [rbp + 3488]                          ;   396.7 agu0    66 r2 reload
        vpxor ymm6, ymm6, ymm11                              ;   404.7 fp1     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   396.2 fp2     66 r2
        vmovdqu ymm2, [rbp + 3168]                           ;   396.8 agu1    66 r2
        vpxor ymm2, ymm2, [rbp + 3424]                       ;   403.8 fp3+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 3424]                     ;   397.8 fp0+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 3808]                     ;   398.8 fp1+agu0   66 r2
        vpxor ymm10, ymm10, ymm15                            ;   399.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm0                             ;   397.3 fp3     66 r2
        vmovdqu ymm0, [rbp + 3264]                           ;   398.8 agu1    66 r2 reload
        vmovdqu [rbp + 3808], ymm3                           ;   401.2 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm7, ymm0                               ;   405.8 fp0     66 r2
        vpxor ymm14, ymm14, ymm13                            ;   398.3 fp1     66 r2
        vmovdqu ymm13, [rbp + 3136]                          ;   399.7 agu0    66 r2
        vpxor ymm13, ymm13, [rbp + 3296]                     ;   406.7 fp2+agu1   66 r2
        vpxor ymm0, ymm0, ymm13                              ;   407.7 fp3     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   399.8 fp0     66 r2
        vpxor ymm14, ymm14, [rbp + 3296]                     ;   400.8 fp1+agu0   66 r2
        vpxor ymm13, ymm13, ymm10                            ;   407.7 fp2     66 r2
        vmovdqu [rbp + 3296], ymm6                           ;   405.7 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, [rbp + 3072]                       ;   400.8 fp3+agu1   66 r2
        vpxor ymm6, ymm6, ymm2                               ;   404.8 fp0     66 r2
        vpxor ymm2, ymm2, [rbp + 3776]                       ;   404.8 fp1+agu0   66 r2
        vmovdqu [rbp + 3264], ymm6                           ;   405.8 agu2+fp5   66 r2 spill
        vmovdqu ymm6, [rbp + 3136]                           ;   401.8 agu1    66 r2
        vpxor ymm6, ymm6, [rbp + 3776]                       ;   408.8 fp2+agu0   66 r2
        vpxor ymm4, ymm4, [rbp + 3680]                       ;   402.8 fp3+agu1   66 r2
        vmovdqu [rbp + 3520], ymm6                           ;   409.8 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, [rbp + 3744]                       ;   403.7 fp0+agu0   66 r2
        vpxor ymm11, ymm11, ymm4                             ;   403.8 fp1     66 r2
        vpxor ymm11, ymm11, [rbp + 3616]                     ;   404.8 fp2+agu1   66 r2
        vmovdqu [rbp + 3488], ymm9                           ;   403.7 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm10, [rbp + 3168]                      ;   404.7 fp3+agu0   66 r2
        vpxor ymm9, ymm9, ymm6                               ;   405.7 fp0     66 r2
        vpxor ymm10, ymm10, [rbp + 3584]                     ;   404.8 fp1+agu1   66 r2
        vmovdqu [rbp + 3744], ymm9                           ;   406.7 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm1, [rbp + 3360]                       ;   405.7 fp2+agu0   66 r2
        vpxor ymm9, ymm9, ymm15                              ;   406.7 fp3     66 r2
        vmovdqu [rbp + 3360], ymm1                           ;   405.7 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm2, ymm13                              ;   408.7 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   405.8 fp1     66 r2
        vmovdqu [rbp + 3776], ymm1                           ;   409.7 agu1+fp5   66 r2 spill
        vpxor ymm1, ymm8, [rbp + 3712]                       ;   406.7 fp2+agu0   66 r2
        vmovdqu [rbp + 3136], ymm13                          ;   408.7 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm1, [rbp + 3328]                      ;   407.7 fp3+agu1   66 r2
        vpxor ymm7, ymm7, [rbp + 3680]                       ;   407.7 fp0+agu0   66 r2
        vpxor ymm12, ymm12, ymm15                            ;   406.3 fp1     66 r2
        vpxor ymm15, ymm4, ymm0                              ;   408.7 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   409.7 fp3     66 r2
        vpxor ymm15, ymm15, ymm3                             ;   409.7 fp0     66 r2
        vpxor ymm12, ymm12, [rbp + 3648]                     ;   407.8 fp1+agu1   66 r2
        vpxor ymm1, ymm1, ymm7                               ;   408.7 fp2     66 r2
        vmovdqu [rbp + 3680], ymm15                          ;   410.7 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm13, [rbp + 3040]                     ;   408.7 fp3+agu0   66 r2
        vpxor ymm13, ymm13, [rbp + 2976]                     ;   408.8 fp0+agu1   66 r2
        vpxor ymm4, ymm4, ymm12                              ;   408.8 fp1     66 r2
        vmovdqu [rbp + 3424], ymm8                           ;   409.7 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm15, [rbp + 3392]                      ;   409.7 fp2+agu0   66 r2
        vpxor ymm15, ymm15, ymm5                             ;   409.7 fp3     66 r2
        vmovdqu [rbp + 3104], ymm8                           ;   410.7 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm12, ymm1                              ;   409.7 fp0     66 r2
        vpxor ymm8, ymm8, ymm15                              ;   410.7 fp1     66 r2
        vpxor ymm12, ymm12, ymm9                             ;   409.7 fp2     66 r2
        vmovdqu [rbp + 3232], ymm2                           ;   411.7 agu1+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3392]                           ;   410.7 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 3712]                       ;   417.7 fp3+agu1   66 r2
        vmovdqu [rbp + 3712], ymm14                          ;   412.7 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm13, [rbp + 3552]                     ;   411.7 fp0+agu0   66 r2
        vpxor ymm13, ymm13, ymm2                             ;   418.7 fp1     66 r2
        vpxor ymm2, ymm2, ymm11                              ;   418.7 fp2     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   419.7 fp3     66 r2
        vpxor ymm9, ymm9, [rbp + 2944]                       ;   411.8 fp0+agu1   66 r2
        vmovdqu [rbp + 3392], ymm15                          ;   420.7 agu2+fp5   66 r2 spill
        vmovdqu ymm15, [rbp + 3808]                          ;   412.7 agu0    66 r2
        vpxor ymm15, ymm15, [rbp + 3296]                     ;   419.7 fp1+agu1   66 r2
        vpxor ymm2, ymm2, ymm15                              ;   420.7 fp2     66 r2
        vpxor ymm15, ymm15, ymm1                             ;   420.7 fp3     66 r2
        vmovdqu [rbp + 3200], ymm15                          ;   421.7 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm7, [rbp + 3520]                      ;   416.8 fp0+agu0   66 r2
        vmovdqu [rbp + 3008], ymm14                          ;   415.7 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm4, [rbp + 2944]                      ;   413.8 fp1+agu1   66 r2
        vmovdqu [rbp + 2944], ymm14                          ;   416.7 agu0+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 3264]                          ;   414.8 agu1    66 r2
        vpxor ymm14, ymm14, [rbp + 3584]                     ;   421.8 fp2+agu0   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   417.8 fp3     66 r2
        vmovdqu [rbp + 3584], ymm14                          ;   422.8 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 3072]                          ;   415.8 agu1    66 r2
        vpxor ymm14, ymm14, [rbp + 3456]                     ;   422.8 fp0+agu0   66 r2
        vmovdqu [rbp + 3904], ymm0                           ;   418.8 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm10, ymm14                             ;   423.8 fp1     66 r2
        vmovdqu [rbp + 3840], ymm2                           ;   421.7 agu1+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3328]                           ;   417.7 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 3552]                       ;   424.7 fp2+agu1   66 r2
        vpxor ymm5, ymm5, ymm2                               ;   425.7 fp3     66 r2
        vpxor ymm13, ymm13, ymm5                             ;   426.7 fp0     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   425.7 fp1     66 r2
        vpxor ymm5, ymm5, ymm9                               ;   426.7 fp2     66 r2
        vpxor ymm11, ymm11, ymm6                             ;   419.7 fp3     66 r2
        vpxor ymm15, ymm15, [rbp + 3712]                     ;   419.8 fp0+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 3232]                     ;   420.0 fp1+agu1   66 r2
        vpxor ymm10, ymm10, [rbp + 3168]                     ;   421.0 fp2+agu0   66 r2
        vmovdqu [rbp + 3168], ymm15                          ;   420.8 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm3, [rbp + 3648]                      ;   421.0 fp3+agu1   66 r2
        vpxor ymm9, ymm9, ymm15                              ;   422.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm8                             ;   422.0 fp1     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   426.7 fp2     66 r2
        vpxor ymm2, ymm2, ymm9                               ;   426.7 fp3     66 r2
        vpxor ymm2, ymm2, [rbp + 3040]                       ;   427.7 fp0+agu0   66 r2
        vpxor ymm4, ymm4, ymm9                               ;   423.0 fp1     66 r2
        vpxor ymm3, ymm3, [rbp + 3424]                       ;   422.2 fp2+agu1   66 r2
        vpxor ymm3, ymm3, [rbp + 3296]                       ;   423.2 fp3+agu0   66 r2
        vpxor ymm3, ymm3, [rbp + 2976]                       ;   424.2 fp0+agu1   66 r2
        vpxor ymm7, ymm7, ymm14                              ;   423.8 fp1     66 r2
        vmovdqu ymm14, [rbp + 3616]                          ;   423.8 agu0    66 r2 reload
        vpxor ymm7, ymm7, ymm14                              ;   430.8 fp2     66 r2
        vpxor ymm7, ymm7, [rbp + 3808]                       ;   431.8 fp3+agu1   66 r2
        vpxor ymm7, ymm7, [rbp + 3488]                       ;   432.8 fp0+agu0   66 r2
        vpxor ymm14, ymm14, ymm3                             ;   430.8 fp1     66 r2
        vpxor ymm9, ymm9, [rbp + 3360]                       ;   425.0 fp2+agu1   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   425.2 fp3     66 r2
        vpxor ymm3, ymm10, [rbp + 3520]                      ;   425.8 fp0+agu0   66 r2
        vpxor ymm10, ymm10, [rbp + 3136]                     ;   426.0 fp1+agu1   66 r2
        vmovdqu [rbp + 3136], ymm14                          ;   431.8 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [rbp + 3360]                          ;   426.8 agu0    66 r2
        vpxor ymm14, ymm14, [rbp + 3296]                     ;   433.8 fp2+agu1   66 r2
        vpxor ymm1, ymm1, [rbp + 3840]                       ;   428.7 fp3+agu0   66 r2
        vmovdqu [rbp + 3296], ymm2                           ;   428.7 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm11, [rbp + 3072]                      ;   428.0 fp0+agu1   66 r2
        vpxor ymm11, ymm11, ymm7                             ;   433.8 fp1     66 r2
        vpxor ymm11, ymm11, ymm14                            ;   434.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm6                             ;   434.8 fp3     66 r2
        vpxor ymm6, ymm6, ymm0                               ;   427.0 fp0     66 r2
        vpxor ymm6, ymm6, [rbp + 3264]                       ;   428.8 fp1+agu0   66 r2
        vpxor ymm14, ymm14, [rbp + 3456]                     ;   435.8 fp2+agu1   66 r2
        vmovdqu [rbp + 3456], ymm11                          ;   435.8 agu2+fp5   66 r2 spill
        vmovdqu ymm11, [r12]                                 ;   429.8 agu0    81 st.0
        vmovdqu [rbp + 3264], ymm9                           ;   428.5 agu2+fp5   66 r2 spill
        vmovdqu ymm9, [r12 + 64]                             ;   430.0 agu1    81 st.2
        vmovdqu [rbp + 3072], ymm3                           ;   429.5 agu2+fp5   66 r2 spill
        vmovdqu ymm3, [r12 + 96]                             ;   430.8 agu0    81 st.3
        vmovdqu [rbp + 3360], ymm7                           ;   433.8 agu2+fp5   66 r2 spill
        vmovdqu ymm7, [r12 + 128]                            ;   431.0 agu1    81 st.4
        vmovdqu [rbp + 3520], ymm13                          ;   431.5 agu2+fp5   66 r2 spill
        vmovdqu ymm13, [r12 + 160]                           ;   431.8 agu0    81 st.5
        vmovdqu [rbp + 3616], ymm8                           ;   432.5 agu1+fp5   66 r2 spill
        vmovdqu ymm8, [r12 + 192]                            ;   432.8 agu0    81 st.6
        vmovdqu [rbp + 3488], ymm4                           ;   433.5 agu2+fp5   66 r2 spill
        vmovdqu ymm4, [r12 + 224]                            ;   433.0 agu1    81 st.7
        vmovdqu [rbp + 3808], ymm10                          ;   434.5 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm7, ymm4                              ;   440.0 fp3     29 st
        vmovdqu [rbp + 2976], ymm6                           ;   435.5 agu0+fp5   66 r2 spill
        vpxor ymm6, ymm11, ymm3                              ;   437.8 fp0     29 st
        vpxor ymm11, ymm11, ymm7                             ;   438.0 fp1     29 st
        vmovdqu [rbp + 3424], ymm2                           ;   436.5 agu1+fp5   66 r2 spill
        vpxor ymm2, ymm7, [r12 + 32]                         ;   438.0 fp2+agu0   29 st
        vmovdqu [rbp + 3040], ymm15                          ;   437.5 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm8, ymm10                             ;   441.0 fp3     29 st
        vmovdqu [rbp + 3648], ymm0                           ;   438.5 agu1+fp5   66 r2 spill
        vpxor ymm0, ymm6, ymm8                               ;   439.8 fp0     29 st
        vpxor ymm8, ymm11, ymm13                             ;   439.0 fp1     29 st
        vpxor ymm13, ymm3, ymm2                              ;   439.0 fp2     29 st
        vmovdqu [rbp + 3552], ymm14                          ;   439.5 agu2+fp5   66 r2 spill
        vpxor ymm14, ymm7, ymm0                              ;   440.8 fp3     29 st
        vpxor ymm7, ymm9, ymm0                               ;   440.8 fp0     29 st
        vmovdqu [rbp + 3328], ymm1                           ;   440.5 agu0+fp5   66 r2 spill
        vpxor ymm1, ymm8, ymm10                              ;   441.0 fp1     29 st
        vmovdqu [rbp + 3872], ymm5                           ;   441.5 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm2, ymm8                               ;   440.0 fp2     29 st
        vmovdqu [rbp + 3936], ymm12                          ;   442.5 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm6, ymm8                              ;   440.0 fp3     29 st
        vpxor ymm8, ymm8, ymm0                               ;   440.8 fp0     29 st
        vpxor ymm4, ymm4, ymm12                              ;   441.0 fp1     29 st
        vpxor ymm3, ymm3, ymm8                               ;   441.8 fp2     29 st
        vpxor ymm9, ymm9, ymm12                              ;   441.0 fp3     29 st
        vmovdqu [rbp + 3968], ymm11                          ;   443.5 agu0+fp5   29 st spill
        vpxor ymm11, ymm5, ymm7                              ;   441.8 fp0     29 st
        vmovdqu [rbp + 4000], ymm5                           ;   444.5 agu1+fp5   29 st spill
        vpxor ymm5, ymm13, ymm14                             ;   441.8 fp1     29 st
        vpxor ymm13, ymm13, ymm9                             ;   442.0 fp2     29 st
        vmovdqu [rbp + 4032], ymm12                          ;   445.5 agu2+fp5   29 st spill
        vpxor ymm12, ymm10, ymm9                             ;   442.0 fp3     29 st
        vmovdqu [rbp + 4064], ymm1                           ;   446.5 agu0+fp5   29 st spill
        vpxor ymm1, ymm15, ymm5                              ;   442.8 fp0     29 st
        vmovdqu [rbp + 4096], ymm15                          ;   447.5 agu1+fp5   29 st spill
        vmovdqu ymm15, [r8 + 768]                            ;   442.0 agu0    28 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   449.0 fp1+agu1   28 st
        vmovdqu [rbp + 4128], ymm5                           ;   448.5 agu2+fp5   29 st spill
        vmovdqu ymm5, [r8 + 768]                             ;   443.0 agu0    28 st
        vpxor ymm5, ymm5, [r8 + 832]                         ;   450.0 fp2+agu1   28 st
        vmovdqu [rbp + 4160], ymm11                          ;   449.5 agu2+fp5   29 st spill
        vmovdqu ymm11, [r8 + 832]                            ;   444.0 agu0    28 st
        vpxor ymm11, ymm11, [r8 + 864]                       ;   451.0 fp3+agu1   28 st
        vmovdqu [rbp + 4192], ymm14                          ;   450.5 agu2+fp5   29 st spill
        vmovdqu ymm14, [r8 + 768]                            ;   445.0 agu0    28 st
        vpxor ymm14, ymm14, [r8 + 800]                       ;   452.0 fp0+agu1   28 st
        vmovdqu [rbp + 4224], ymm8                           ;   451.5 agu2+fp5   29 st spill
        vpxor ymm8, ymm15, ymm11                             ;   452.0 fp1     28 st
        vmovdqu [rbp + 4256], ymm9                           ;   452.5 agu2+fp5   29 st spill
        vmovdqu ymm9, [r8 + 928]                             ;   446.0 agu0    28 st
        vpxor ymm9, ymm9, ymm11                              ;   453.0 fp2     28 st
        vmovdqu [rbp + 4288], ymm4                           ;   453.5 agu1+fp5   29 st spill
        vmovdqu ymm4, [r8 + 896]                             ;   447.0 agu0    28 st
        vpxor ymm4, ymm4, ymm14                              ;   454.0 fp3     28 st
        vmovdqu [rbp + 4320], ymm3                           ;   454.5 agu2+fp5   29 st spill
        vpxor ymm3, ymm14, [r8 + 992]                        ;   453.0 fp0+agu1   28 st
        vmovdqu [rbp + 4352], ymm12                          ;   455.5 agu2+fp5   29 st spill
        vpxor ymm12, ymm14, [r8 + 864]                       ;   453.0 fp1+agu0   28 st
        vmovdqu [rbp + 4384], ymm0                           ;   456.5 agu1+fp5   29 st spill
        vpxor ymm0, ymm8, [r8 + 800]                         ;   453.0 fp2+agu0   28 st
        vmovdqu [rbp + 4416], ymm8                           ;   457.5 agu2+fp5   28 st spill
        vpxor ymm8, ymm5, ymm4                               ;   455.0 fp3     28 st
        vmovdqu [rbp + 4448], ymm5                           ;   458.5 agu1+fp5   28 st spill
        vpxor ymm5, ymm3, [r8 + 832]                         ;   454.0 fp0+agu0   28 st
        vmovdqu [rbp + 4480], ymm3                           ;   459.5 agu2+fp5   28 st spill
        vpxor ymm3, ymm12, ymm9                              ;   454.0 fp1     28 st
        vmovdqu [rbp + 4512], ymm9                           ;   460.5 agu1+fp5   28 st spill
        vpxor ymm9, ymm0, [r8 + 896]                         ;   454.0 fp2+agu0   28 st
        vmovdqu [rbp + 4544], ymm12                          ;   461.5 agu2+fp5   28 st spill
        vpxor ymm12, ymm11, ymm8                             ;   456.0 fp3     28 st
        vmovdqu [rbp + 4576], ymm8                           ;   462.5 agu1+fp5   28 st spill
        vpxor ymm8, ymm15, ymm5                              ;   455.0 fp0     28 st
        vmovdqu [rbp + 4608], ymm11                          ;   463.5 agu0+fp5   28 st spill
        vpxor ymm11, ymm9, [r8 + 928]                        ;   455.0 fp1+agu1   28 st
        vpxor ymm14, ymm14, ymm11                            ;   456.0 fp2     28 st
        vmovdqu [rbp + 4640], ymm9                           ;   464.5 agu2+fp5   28 st spill
        vpxor ymm9, ymm0, ymm8                               ;   456.0 fp3     28 st
        vpxor ymm8, ymm8, ymm7                               ;   456.0 fp0     81 st
        vpxor ymm8, ymm8, [r12 + 320]                        ;   457.0 fp1+agu0   81 st
        vpxor ymm8, ymm8, [r13 + 64]                         ;   458.0 fp2+agu1   81 st
        vmovdqu [rbp + 4672], ymm8                           ;   465.5 agu2+fp5   81 st spill
        vpxor ymm8, ymm11, [r8 + 992]                        ;   456.2 fp3+agu0   28 st
        vpxor ymm6, ymm6, ymm14                              ;   457.0 fp0     81 st
        vpxor ymm6, ymm6, [r12 + 352]                        ;   458.0 fp1+agu1   81 st
        vpxor ymm6, ymm6, [r13 + 96]                         ;   459.0 fp2+agu0   81 st
        vpxor ymm2, ymm2, [r12 + 384]                        ;   457.5 fp3+agu1   81 st
        vpxor ymm2, ymm2, [r13 + 128]                        ;   458.5 fp0+agu0   81 st
        vmovdqu [rbp + 4704], ymm6                           ;   466.5 agu2+fp5   81 st spill
        vpxor ymm6, ymm9, [r8 + 832]                         ;   458.5 fp1+agu1   28 st
        vmovdqu [rbp + 4736], ymm15                          ;   467.5 agu2+fp5   28 st spill
        vpxor ymm15, ymm5, ymm11                             ;   457.7 fp2     28 st
        vpxor ymm7, ymm7, [r12 + 448]                        ;   459.2 fp3+agu0   81 st
        vpxor ymm7, ymm7, [r13 + 192]                        ;   460.2 fp0+agu1   81 st
        vpxor ymm7, ymm7, [r12 + 160]                        ;   461.2 fp1+agu0   81 st
        vpxor ymm7, ymm7, [r8 + 832]                         ;   462.2 fp2+agu1   81 st
        vmovdqu [rbp + 4768], ymm7                           ;   468.5 agu2+fp5   81 st spill
        vpxor ymm7, ymm15, [r8 + 768]                        ;   461.2 fp3+agu0   28 st
        vpxor ymm2, ymm2, ymm7                               ;   462.2 fp0     81 st
        vpxor ymm7, ymm7, ymm12                              ;   462.2 fp1     81 st
        vpxor ymm7, ymm7, ymm13                              ;   463.2 fp2     81 st
        vpxor ymm7, ymm7, [r12 + 288]                        ;   464.2 fp3+agu1   81 st
        vpxor ymm7, ymm7, [r13 + 32]                         ;   465.2 fp0+agu0   81 st
        vmovdqu [rbp + 4800], ymm2                           ;   469.5 agu2+fp5   81 st spill
        vpxor ymm2, ymm1, [r12 + 256]                        ;   462.5 fp1+agu1   81 st
        vpxor ymm2, ymm2, ymm14                              ;   463.5 fp2     81 st
        vpxor ymm2, ymm2, ymm6                               ;   464.5 fp3     81 st
        vpxor ymm2, ymm2, [r13]                              ;   465.5 fp0+agu0   81 st
        vpxor ymm0, ymm0, [r12 + 576]                        ;   463.5 fp1+agu1   81 st
        vpxor ymm0, ymm0, [r13 + 320]                        ;   464.5 fp2+agu0   81 st
        vpxor ymm0, ymm0, [rbp + 4320]                       ;   465.5 fp3+agu1   81 st
        vpxor ymm0, ymm0, [r8 + 64]                          ;   466.5 fp0+agu0   81 st
        vpxor ymm6, ymm6, [r12 + 608]                        ;   465.5 fp1+agu1   81 st
        vpxor ymm6, ymm6, [r13 + 352]                        ;   466.5 fp2+agu0   81 st
        vpxor ymm6, ymm6, [rbp + 4256]                       ;   467.5 fp3+agu1   81 st
        vpxor ymm6, ymm6, [r8 + 96]                          ;   468.5 fp0+agu0   81 st
        vpxor ymm12, ymm12, [r12 + 640]                      ;   467.5 fp1+agu1   81 st
        vpxor ymm12, ymm12, [r13 + 384]                      ;   468.5 fp2+agu0   81 st
        vpxor ymm12, ymm12, [rbp + 4224]                     ;   469.5 fp3+agu1   81 st
        vpxor ymm12, ymm12, [r8 + 128]                       ;   470.5 fp0+agu0   81 st
        vmovdqu [rbp + 4832], ymm12                          ;   471.5 agu2+fp5   81 st spill
        vpxor ymm12, ymm10, [r12 + 416]                      ;   469.5 fp1+agu1   81 st
        vpxor ymm12, ymm12, ymm13                            ;   470.5 fp2     81 st
        vpxor ymm12, ymm12, [r13 + 160]                      ;   471.5 fp3+agu0   81 st
        vpxor ymm12, ymm12, [r8 + 800]                       ;   472.5 fp0+agu1   81 st
        vmovdqu [rbp + 4864], ymm6                           ;   471.5 agu2+fp5   81 st spill
        vpxor ymm6, ymm15, [r12 + 480]                       ;   471.2 fp1+agu0   81 st
        vpxor ymm6, ymm6, [r13 + 224]                        ;   472.2 fp2+agu1   81 st
        vpxor ymm6, ymm6, [rbp + 4384]                       ;   473.2 fp3+agu0   81 st
        vpxor ymm9, ymm9, [r12 + 736]                        ;   472.5 fp0+agu1   81 st
        vpxor ymm9, ymm9, [r13 + 480]                        ;   473.5 fp1+agu0   81 st
        vpxor ymm9, ymm9, [rbp + 4160]                       ;   474.5 fp2+agu1   81 st
        vpxor ymm9, ymm9, [r8 + 224]                         ;   475.5 fp3+agu0   81 st
        vmovdqu [rbp + 4384], ymm9                           ;   476.5 agu2+fp5   81 st spill
        vpxor ymm9, ymm4, [r12 + 512]                        ;   474.5 fp0+agu1   81 st
        vpxor ymm9, ymm9, [r13 + 256]                        ;   475.5 fp1+agu0   81 st
        vpxor ymm9, ymm9, [rbp + 4352]                       ;   476.5 fp2+agu1   81 st
        vpxor ymm9, ymm9, [rbp + 4320]                       ;   477.5 fp3+agu0   81 st
        vpxor ymm9, ymm9, [r8]                               ;   478.5 fp0+agu1   81 st
        vmovdqu [rbp + 4896], ymm0                           ;   473.5 agu2+fp5   81 st spill
        vpxor ymm0, ymm3, [r12 + 544]                        ;   477.2 fp1+agu0   81 st
        vpxor ymm0, ymm0, [r13 + 288]                        ;   478.2 fp2+agu1   81 st
        vpxor ymm0, ymm0, [rbp + 4288]                       ;   479.2 fp3+agu0   81 st
        vpxor ymm0, ymm0, [r8 + 32]                          ;   480.2 fp0+agu1   81 st
        vpxor ymm11, ymm11, [r12 + 800]                      ;   479.2 fp1+agu0   81 st
        vpxor ymm11, ymm11, [r13 + 544]                      ;   480.2 fp2+agu1   81 st
        vpxor ymm11, ymm11, [rbp + 4128]                     ;   481.2 fp3+agu0   81 st
        vpxor ymm11, ymm11, [r8 + 288]                       ;   482.2 fp0+agu1   81 st
        vpxor ymm1, ymm1, [r12 + 864]                        ;   481.2 fp1+agu0   81 st
        vpxor ymm1, ymm1, [r13 + 608]                        ;   482.2 fp2+agu1   81 st
        vpxor ymm1, ymm1, [rbp + 4256]                       ;   483.2 fp3+agu0   81 st
        vpxor ymm1, ymm1, [r8 + 352]                         ;   484.2 fp0+agu1   81 st
        vpxor ymm1, ymm1, [rbp + 4736]                       ;   485.2 fp1+agu0   81 st
        vmovdqu [rbp + 4128], ymm1                           ;   486.2 agu2+fp5   81 st spill
        vpxor ymm1, ymm3, [r12 + 672]                        ;   483.5 fp2+agu1   81 st
        vpxor ymm1, ymm1, [r13 + 416]                        ;   484.5 fp3+agu0   81 st
        vpxor ymm1, ymm1, [rbp + 4256]                       ;   485.5 fp0+agu1   81 st
        vpxor ymm1, ymm1, [r12 + 128]                        ;   486.5 fp1+agu0   81 st
        vpxor ymm1, ymm1, [r8 + 160]                         ;   487.5 fp2+agu1   81 st
        vpxor ymm1, ymm1, [r8 + 768]                         ;   488.5 fp3+agu0   81 st
        vpxor ymm15, ymm15, [r12 + 928]                      ;   486.5 fp0+agu1   81 st
        vpxor ymm15, ymm15, [r13 + 672]                      ;   487.5 fp1+agu0   81 st
        vpxor ymm15, ymm15, [rbp + 4256]                     ;   488.5 fp2+agu1   81 st
        vpxor ymm15, ymm15, [r12 + 160]                      ;   489.5 fp3+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 416]                       ;   490.5 fp0+agu1   81 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   491.5 fp1+agu0   81 st
        vpxor ymm14, ymm14, [r12 + 960]                      ;   489.5 fp2+agu1   81 st
        vpxor ymm14, ymm14, [r13 + 704]                      ;   490.5 fp3+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4032]                     ;   491.5 fp0+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 448]                       ;   492.5 fp1+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4608]                     ;   493.5 fp2+agu1   81 st
        vmovdqu [rbp + 4608], ymm14                          ;   494.5 agu2+fp5   81 st spill
        vmovdqu ymm14, [rbp + 4192]                          ;   492.2 agu0    81 st
        vpxor ymm14, ymm14, [r12 + 704]                      ;   499.2 fp3+agu1   81 st
        vpxor ymm14, ymm14, [r13 + 448]                      ;   500.2 fp0+agu0   81 st
        vpxor ymm14, ymm14, [r8 + 192]                       ;   501.2 fp1+agu1   81 st
        vpxor ymm14, ymm14, [rbp + 4416]                     ;   502.2 fp2+agu0   81 st
        vmovdqu [rbp + 4416], ymm15                          ;   492.5 agu2+fp5   81 st spill
        vpxor ymm15, ymm8, [r12 + 768]                       ;   494.5 fp3+agu1   81 st
        vpxor ymm15, ymm15, [r13 + 512]                      ;   495.5 fp0+agu0   81 st
        vpxor ymm15, ymm15, [rbp + 4064]                     ;   496.5 fp1+agu1   81 st
        vpxor ymm15, ymm15, [r8 + 256]                       ;   497.5 fp2+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 960]                       ;   498.5 fp3+agu1   81 st
        vpxor ymm8, ymm8, ymm13                              ;   491.5 fp0     81 st
        vpxor ymm8, ymm8, [r12 + 832]                        ;   497.2 fp1+agu0   81 st
        vpxor ymm8, ymm8, [r13 + 576]                        ;   498.2 fp2+agu1   81 st
        vpxor ymm8, ymm8, [rbp + 4064]                       ;   499.2 fp3+agu0   81 st
        vpxor ymm8, ymm8, [r8 + 320]                         ;   500.2 fp0+agu1   81 st
        vpxor ymm13, ymm13, [r12 + 896]                      ;   499.2 fp1+agu0   81 st
        vpxor ymm13, ymm13, [r13 + 640]                      ;   500.2 fp2+agu1   81 st
        vpxor ymm13, ymm13, [rbp + 4224]                     ;   501.2 fp3+agu0   81 st
        vpxor ymm13, ymm13, [r8 + 384]                       ;   502.2 fp0+agu1   81 st
        vpxor ymm13, ymm13, [rbp + 4480]                     ;   503.2 fp1+agu0   81 st
        vpxor ymm10, ymm10, [r13 + 768]                      ;   501.5 fp2+agu1   81 st
        vpxor ymm10, ymm10, [r8 + 512]                       ;   502.5 fp3+agu0   81 st
        vpxor ymm10, ymm10, [rbp + 4544]                     ;   503.5 fp0+agu1   81 st
        vpxor ymm4, ymm4, [r13 + 864]                        ;   503.2 fp1+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 3968]                       ;   504.2 fp2+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 608]                         ;   505.2 fp3+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4736]                       ;   506.2 fp0+agu1   81 st
        vpxor ymm3, ymm3, [r13 + 896]                        ;   505.2 fp1+agu0   81 st
        vpxor ymm3, ymm3, [rbp + 4000]                       ;   506.2 fp2+agu1   81 st
        vpxor ymm3, ymm3, [r8 + 640]                         ;   507.2 fp3+agu0   81 st
        vpxor ymm3, ymm3, [rbp + 4480]                       ;   508.2 fp0+agu1   81 st
        vpxor ymm5, ymm5, [r13 + 960]                        ;   507.2 fp1+agu0   81 st
        vpxor ymm5, ymm5, [rbp + 4352]                       ;   508.2 fp2+agu1   81 st
        vpxor ymm5, ymm5, [r8 + 704]                         ;   509.2 fp3+agu0   81 st
        vmovdqu [rbp + 4352], ymm5                           ;   510.2 agu2+fp5   81 st spill
        vmovdqu ymm5, [rbp + 4096]                           ;   508.5 agu1    81 st
        vpxor ymm5, ymm5, [r12 + 992]                        ;   515.5 fp0+agu0   81 st
        vpxor ymm5, ymm5, [r13 + 736]                        ;   516.5 fp1+agu1   81 st
        vpxor ymm5, ymm5, [r8 + 480]                         ;   517.5 fp2+agu0   81 st
        vpxor ymm5, ymm5, [rbp + 4640]                       ;   518.5 fp3+agu1   81 st
        vmovdqu [rbp + 4640], ymm3                           ;   509.2 agu2+fp5   81 st spill
        vmovdqu ymm3, [r12 + 160]                            ;   511.2 agu0    81 st
        vpxor ymm3, ymm3, [r13 + 800]                        ;   518.2 fp0+agu1   81 st
        vpxor ymm3, ymm3, [r8 + 544]                         ;   519.2 fp1+agu0   81 st
        vpxor ymm3, ymm3, [rbp + 4576]                       ;   520.2 fp2+agu1   81 st
        vmovdqu [rbp + 4576], ymm4                           ;   507.2 agu2+fp5   81 st spill
        vmovdqu ymm4, [r12 + 192]                            ;   513.2 agu0    81 st
        vpxor ymm4, ymm4, [r13 + 832]                        ;   520.2 fp3+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 576]                         ;   521.2 fp0+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4512]                       ;   522.2 fp1+agu1   81 st
        vmovdqu [rbp + 4512], ymm4                           ;   523.2 agu2+fp5   81 st spill
        vmovdqu ymm4, [rbp + 4160]                           ;   515.2 agu0    81 st
        vpxor ymm4, ymm4, [r13 + 928]                        ;   522.2 fp2+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4288]                       ;   523.2 fp3+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 672]                         ;   524.2 fp0+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4736]                       ;   525.2 fp1+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 800]                         ;   526.2 fp2+agu1   81 st
        vmovdqu [rbp + 4736], ymm4                           ;   527.2 agu2+fp5   81 st spill
        vmovdqu ymm4, [rbp + 4320]                           ;   518.2 agu0    81 st
        vpxor ymm4, ymm4, [r13 + 992]                        ;   525.2 fp3+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4288]                       ;   526.2 fp0+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 736]                         ;   527.2 fp1+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4448]                       ;   528.2 fp2+agu0   81 st
        vmovdqu [r8], ymm2                                   ;   519.2 agu2+fp5   81 st
        vmovdqu [r8 + 32], ymm7                              ;   520.2 agu2+fp5   81 st
        vmovdqu ymm2, [rbp + 4672]                           ;   520.5 agu1    81 st reload
        vmovdqu [r8 + 64], ymm2                              ;   527.5 agu0+fp5   81 st
        vmovdqu ymm2, [rbp + 4704]                           ;   521.5 agu1    81 st reload
        vmovdqu [r8 + 96], ymm2                              ;   528.5 agu2+fp5   81 st
        vmovdqu [r8 + 160], ymm12                            ;   523.2 agu0+fp5   81 st
        vmovdqu [r8 + 224], ymm6                             ;   524.2 agu2+fp5   81 st
        vmovdqu ymm2, [rbp + 4800]                           ;   522.5 agu1    81 st reload
        vmovdqu [r8 + 128], ymm2                             ;   529.5 agu0+fp5   81 st
        vmovdqu [r8 + 256], ymm9                             ;   526.2 agu2+fp5   81 st
        vmovdqu [r8 + 288], ymm0                             ;   527.2 agu1+fp5   81 st
        vmovdqu ymm0, [rbp + 4768]                           ;   524.2 agu0    81 st reload
        vmovdqu [r8 + 192], ymm0                             ;   531.2 agu2+fp5   81 st
        vmovdqu [r8 + 416], ymm1                             ;   529.2 agu1+fp5   81 st
        vmovdqu ymm0, [rbp + 4896]                           ;   525.2 agu0    81 st reload
        vmovdqu [r8 + 320], ymm0                             ;   532.2 agu2+fp5   81 st
        vmovdqu [r8 + 448], ymm14                            ;   531.2 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4864]                          ;   526.2 agu0    81 st reload
        vmovdqu [r8 + 352], ymm14                            ;   533.2 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4832]                          ;   526.5 agu1    81 st reload
        vmovdqu [r8 + 384], ymm14                            ;   533.5 agu0+fp5   81 st
        vmovdqu [r8 + 512], ymm15                            ;   534.2 agu2+fp5   81 st
        vmovdqu [r8 + 544], ymm11                            ;   535.2 agu1+fp5   81 st
        vmovdqu [r8 + 576], ymm8                             ;   536.2 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4384]                          ;   528.5 agu1    81 st reload
        vmovdqu [r8 + 480], ymm14                            ;   537.2 agu2+fp5   81 st
        vmovdqu [r8 + 640], ymm13                            ;   538.2 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4128]                          ;   529.5 agu1    81 st reload
        vmovdqu [r8 + 608], ymm14                            ;   539.2 agu2+fp5   81 st
        vmovdqu [r8 + 736], ymm5                             ;   540.2 agu0+fp5   81 st
        vmovdqu [r8 + 768], ymm10                            ;   541.2 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4416]                          ;   530.5 agu1    81 st reload
        vmovdqu [r8 + 672], ymm14                            ;   542.2 agu0+fp5   81 st
        vmovdqu [r8 + 800], ymm3                             ;   543.2 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4608]                          ;   531.5 agu1    81 st reload
        vmovdqu [r8 + 704], ymm14                            ;   544.2 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4512]                          ;   532.5 agu1    81 st reload
        vmovdqu [r8 + 832], ymm14                            ;   545.2 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4576]                          ;   533.2 agu0    81 st reload
        vmovdqu [r8 + 864], ymm14                            ;   546.2 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4640]                          ;   533.5 agu1    81 st reload
        vmovdqu [r8 + 896], ymm14                            ;   547.2 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4736]                          ;   534.5 agu1    81 st reload
        vmovdqu [r8 + 928], ymm14                            ;   548.2 agu2+fp5   81 st
        vmovdqu [r8 + 992], ymm4                             ;   549.2 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4352]                          ;   535.5 agu1    81 st reload
        vmovdqu [r8 + 960], ymm14                            ;   550.2 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 3808]                          ;   536.2 agu0    66 r2 reload
        vmovdqu [rbp + 1344], ymm14                          ;   551.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3904]                          ;   536.5 agu1    66 r2 reload
        vmovdqu [rbp + 1376], ymm14                          ;   552.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3488]                          ;   537.5 agu1    66 r2 reload
        vmovdqu [rbp + 1408], ymm14                          ;   553.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3616]                          ;   538.2 agu0    66 r2 reload
        vmovdqu [rbp + 1440], ymm14                          ;   554.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3520]                          ;   539.2 agu0    66 r2 reload
        vmovdqu [rbp + 1472], ymm14                          ;   555.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3200]                          ;   540.2 agu1    66 r2 reload
        vmovdqu [rbp + 1504], ymm14                          ;   556.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3360]                          ;   541.2 agu1    66 r2 reload
        vmovdqu [rbp + 1536], ymm14                          ;   557.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3744]                          ;   542.2 agu0    66 r2 reload
        vmovdqu [rbp + 1568], ymm14                          ;   558.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3072]                          ;   543.2 agu0    66 r2 reload
        vmovdqu [rbp + 1600], ymm14                          ;   559.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3168]                          ;   544.2 agu1    66 r2 reload
        vmovdqu [rbp + 1632], ymm14                          ;   560.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3264]                          ;   545.2 agu1    66 r2 reload
        vmovdqu [rbp + 1664], ymm14                          ;   561.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3296]                          ;   546.2 agu0    66 r2 reload
        vmovdqu [rbp + 1696], ymm14                          ;   562.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3392]                          ;   547.2 agu0    66 r2 reload
        vmovdqu [rbp + 1728], ymm14                          ;   563.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3136]                          ;   548.2 agu1    66 r2 reload
        vmovdqu [rbp + 1760], ymm14                          ;   564.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3456]                          ;   549.2 agu1    66 r2 reload
        vmovdqu [rbp + 1792], ymm14                          ;   565.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3584]                          ;   550.2 agu0    66 r2 reload
        vmovdqu [rbp + 1824], ymm14                          ;   566.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3776]                          ;   551.2 agu0    66 r2 reload
        vmovdqu [rbp + 1856], ymm14                          ;   567.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 3712]                          ;   552.2 agu1    66 r2 reload
        vmovdqu [rbp + 1888], ymm14                          ;   568.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2336]                          ;   553.2 agu1    78 r1_next reload
        vmovdqu [rbp - 128], ymm14                           ;   569.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2304]                          ;   554.2 agu0    78 r1_next reload
        vmovdqu [rbp - 96], ymm14                            ;   570.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2912]                          ;   555.2 agu0    78 r1_next reload
        vmovdqu [rbp - 64], ymm14                            ;   571.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2624]                          ;   556.2 agu1    78 r1_next reload
        vmovdqu [rbp - 32], ymm14                            ;   572.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2656]                          ;   557.2 agu1    78 r1_next reload
        vmovdqu [rbp + 0], ymm14                             ;   573.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2688]                          ;   558.2 agu0    78 r1_next reload
        vmovdqu [rbp + 32], ymm14                            ;   574.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2720]                          ;   559.2 agu0    78 r1_next reload
        vmovdqu [rbp + 64], ymm14                            ;   575.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2752]                          ;   560.2 agu1    78 r1_next reload
        vmovdqu [rbp + 96], ymm14                            ;   576.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2784]                          ;   561.2 agu1    78 r1_next reload
        vmovdqu [rbp + 128], ymm14                           ;   577.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2816]                          ;   562.2 agu0    78 r1_next reload
        vmovdqu [rbp + 160], ymm14                           ;   578.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2848]                          ;   563.2 agu0    78 r1_next reload
        vmovdqu [rbp + 192], ymm14                           ;   579.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2880]                          ;   564.2 agu1    78 r1_next reload
        vmovdqu [rbp + 224], ymm14                           ;   580.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2368]                          ;   565.2 agu1    78 r1_next reload
        vmovdqu [rbp + 256], ymm14                           ;   581.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2400]                          ;   566.2 agu0    78 r1_next reload
        vmovdqu [rbp + 288], ymm14                           ;   582.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 1920]                          ;   567.2 agu0    78 r1_next reload
        vmovdqu [rbp + 320], ymm14                           ;   583.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 1952]                          ;   568.2 agu1    78 r1_next reload
        vmovdqu [rbp + 352], ymm14                           ;   584.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 1984]                          ;   569.2 agu1    78 r1_next reload
        vmovdqu [rbp + 384], ymm14                           ;   585.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2016]                          ;   570.2 agu0    78 r1_next reload
        vmovdqu [rbp + 416], ymm14                           ;   586.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2048]                          ;   571.2 agu0    78 r1_next reload
        vmovdqu [rbp + 448], ymm14                           ;   587.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2080]                          ;   572.2 agu1    78 r1_next reload
        vmovdqu [rbp + 480], ymm14                           ;   588.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2112]                          ;   573.2 agu1    78 r1_next reload
        vmovdqu [rbp + 512], ymm14                           ;   589.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2144]                          ;   574.2 agu0    78 r1_next reload
        vmovdqu [rbp + 544], ymm14                           ;   590.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2176]                          ;   575.2 agu0    78 r1_next reload
        vmovdqu [rbp + 576], ymm14                           ;   591.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2208]                          ;   576.2 agu1    78 r1_next reload
        vmovdqu [rbp + 608], ymm14                           ;   592.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2240]                          ;   577.2 agu1    78 r1_next reload
        vmovdqu [rbp + 640], ymm14                           ;   593.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2272]                          ;   578.2 agu0    78 r1_next reload
        vmovdqu [rbp + 672], ymm14                           ;   594.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2592]                          ;   579.2 agu0    78 r1_next reload
        vmovdqu [rbp + 704], ymm14                           ;   595.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2560]                          ;   580.2 agu1    78 r1_next reload
        vmovdqu [rbp + 736], ymm14                           ;   596.2 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2528]                          ;   581.2 agu1    78 r1_next reload
        vmovdqu [rbp + 768], ymm14                           ;   597.2 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2496]                          ;   582.2 agu0    78 r1_next reload
        vmovdqu [rbp + 800], ymm14                           ;   598.2 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2432]                          ;   583.2 agu0    78 r1_next reload
        vmovdqu [rbp + 832], ymm14                           ;   599.2 agu2+fp5   74 clocks
        mov r14, qword [rbp + 4944]                          ;   584.2 agu1    74 clocks reload
        sub r9, r14                                          ;   588.2 alu0    74 clocks
        vmovdqu ymm14, [rbp + 2464]                          ;   585.2 agu0    78 r1_next reload
        vmovdqu [rbp + 864], ymm14                           ;   600.2 agu2+fp5   74 clocks
        add r9, 0x400                                        ;   589.2 alu1    74 clocks
        and r9, 0x3fff                                       ;   590.2 alu2    74 clocks
        sub r11, r14                                         ;   588.2 alu3    74 clocks
        add r9, r14                                          ;   591.2 alu0    74 clocks
        add r11, 0x400                                       ;   589.2 alu1    74 clocks
        and r11, 0x3fff                                      ;   590.2 alu2    74 clocks
        add r11, r14                                         ;   591.2 alu3    74 clocks
        sub r12, r14                                         ;   589.5 alu0    74 clocks
        add r12, 0x400                                       ;   590.5 alu1    74 clocks
        and r12, 0x3fff                                      ;   591.5 alu2    74 clocks
        add r12, r14                                         ;   592.5 alu3    74 clocks
        sub r13, r14                                         ;   590.5 alu0    74 clocks
        add r13, 0x400                                       ;   591.5 alu1    74 clocks
        and r13, 0x3fff                                      ;   592.5 alu2    74 clocks
        add r13, r14                                         ;   593.5 alu3    74 clocks
        add r10, 0x400                                       ;   591.5 alu0    74 clocks
        add r8, 0x400                                        ;   591.7 alu1    74 clocks
        vmovdqu ymm0, [rbp + 3936]                           ;   591.7 agu1    66 r2 reload
        vmovdqu ymm1, [rbp + 3872]                           ;   591.8 agu0    66 r2 reload
        vmovdqu ymm2, [rbp + 3104]                           ;   592.7 agu1    66 r2 reload
        vmovdqu ymm3, [rbp + 3328]                           ;   592.8 agu0    66 r2 reload
        vmovdqu ymm4, [rbp + 3552]                           ;   593.7 agu1    66 r2 reload
        vmovdqu ymm5, [rbp + 3648]                           ;   593.8 agu0    66 r2 reload
        vmovdqu ymm6, [rbp + 3232]                           ;   594.7 agu1    66 r2 reload
        vmovdqu ymm7, [rbp + 3680]                           ;   594.8 agu0    66 r2 reload
        vmovdqu ymm8, [rbp + 2944]                           ;   595.7 agu1    66 r2 reload
        vmovdqu ymm9, [rbp + 3040]                           ;   595.8 agu0    66 r2 reload
        vmovdqu ymm10, [rbp + 3008]                          ;   596.7 agu1    66 r2 reload
        vmovdqu ymm11, [rbp + 3840]                          ;   596.8 agu0    66 r2 reload
        vmovdqu ymm12, [rbp + 3424]                          ;   597.7 agu1    66 r2 reload
        vmovdqu ymm13, [rbp + 2976]                          ;   597.8 agu0    66 r2 reload
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
