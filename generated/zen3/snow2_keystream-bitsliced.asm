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
;   blocks/clocks: 1567 uops, planned 547.8; bounds: width 261.2, ports 291.0, path 69.0
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
        sub rsp, 0x1360                                      ;                    frame
        and rsp, -32                                         ;                    frame
        lea rbp, [rsp + 128]                                 ;                    frame
        mov qword [rbp + 4816], rax                          ;                    frame
        mov dword [rbp + 4824], edx                          ;                    argument
        mov qword [rbp + 4736], rsi                          ;                    argument
        mov qword [rbp + 4752], rdi                          ;                    argument
        mov r8d, dword [rbp + 4824]                          ;     0.0 agu0    71 blocks
        shl r8, 0xe                                          ;     4.0 alu1    71 blocks
        add r8, qword [rbp + 4736]                           ;     5.0 alu0+agu1   71 blocks
        mov qword [rbp + 4744], r8                           ;     6.0 agu2+st0   71 blocks
        cmp dword [rbp + 4824], 0                            ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4752]                           ;     0.0 agu0    72 r1.0 reload
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
        mov qword [rbp + 4760], r8                           ;    48.3 agu1+st0   74 clocks
        mov r9, qword [rbp + 4736]                           ;    48.5 agu0    74 clocks reload
        mov qword [rbp + 4768], r9                           ;    52.5 agu2+st1   74 clocks
        lea r9, [r8 + 15360]                                 ;    49.3 alu0    74 clocks
        mov qword [rbp + 4776], r9                           ;    50.3 agu1+st0   74 clocks
        lea r9, [r8 + 5120]                                  ;    50.3 alu1    74 clocks
        mov qword [rbp + 4784], r9                           ;    51.3 agu0+st1   74 clocks
        lea r9, [r8 + 11264]                                 ;    50.7 alu2    74 clocks
        mov qword [rbp + 4792], r9                           ;    51.7 agu2+st0   74 clocks
        lea r9, [r8 + 2048]                                  ;    51.3 alu3    74 clocks
        mov qword [rbp + 4800], r9                           ;    52.3 agu1+st1   74 clocks
        add r8, 0x4000                                       ;    51.7 alu0    74 clocks
        mov qword [rbp + 4808], r8                           ;    52.7 agu0+st0   74 clocks
        mov r8, qword [rbp + 4760]                           ;                    resident
        mov r9, qword [rbp + 4776]                           ;                    resident
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
        mov r10, qword [rbp + 4768]                          ;                    resident
        mov r11, qword [rbp + 4784]                          ;                    resident
        mov r12, qword [rbp + 4792]                          ;                    resident
        mov r13, qword [rbp + 4800]                          ;                    resident
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
        vpxor ymm14, ymm14, ymm15                            ;    10.0 fp0     77 z
        vpxor ymm14, ymm14, ymm13                            ;    11.0 fp1     77 z
        vpxor ymm15, ymm13, ymm2                             ;     8.0 fp2     77 z
        vpand ymm15, ymm15, ymm14                            ;    12.0 fp3     77 z
        vpxor ymm13, ymm13, ymm15                            ;    13.0 fp0     77 z
        vmovdqu ymm15, [r9 + 96]                             ;     2.3 agu0    76 s15.3 reload
        vpxor ymm13, ymm13, ymm15                            ;    14.0 fp1     77 z
        vmovdqu [rbp + 1984], ymm2                           ;     2.7 agu2+fp5   77 z spill
        vpxor ymm2, ymm15, ymm3                              ;     9.3 fp2     77 z
        vpand ymm2, ymm2, ymm13                              ;    15.0 fp3     77 z
        vpxor ymm15, ymm15, ymm2                             ;    16.0 fp0     77 z
        vmovdqu ymm2, [r9 + 128]                             ;     3.3 agu1    76 s15.4 reload
        vpxor ymm15, ymm15, ymm2                             ;    17.0 fp1     77 z
        vmovdqu [rbp + 2016], ymm3                           ;     3.7 agu0+fp5   77 z spill
        vpxor ymm3, ymm2, ymm4                               ;    10.3 fp2     77 z
        vpand ymm3, ymm3, ymm15                              ;    18.0 fp3     77 z
        vpxor ymm2, ymm2, ymm3                               ;    19.0 fp0     77 z
        vmovdqu ymm3, [r9 + 160]                             ;     7.2 agu1    76 s15.5 reload
        vpxor ymm2, ymm2, ymm3                               ;    20.0 fp1     77 z
        vmovdqu [rbp + 2048], ymm4                           ;     8.0 agu2+fp5   77 z spill
        vpxor ymm4, ymm3, ymm5                               ;    14.2 fp2     77 z
        vpand ymm4, ymm4, ymm2                               ;    21.0 fp3     77 z
        vpxor ymm3, ymm3, ymm4                               ;    22.0 fp0     77 z
        vmovdqu ymm4, [r9 + 192]                             ;     9.3 agu0    76 s15.6 reload
        vpxor ymm3, ymm3, ymm4                               ;    23.0 fp1     77 z
        vmovdqu [rbp + 2080], ymm5                           ;    10.0 agu1+fp5   77 z spill
        vpxor ymm5, ymm4, ymm6                               ;    16.3 fp2     77 z
        vpand ymm5, ymm5, ymm3                               ;    24.0 fp3     77 z
        vpxor ymm4, ymm4, ymm5                               ;    25.0 fp0     77 z
        vmovdqu ymm5, [r9 + 224]                             ;    12.0 agu0    76 s15.7 reload
        vpxor ymm4, ymm4, ymm5                               ;    26.0 fp1     77 z
        vmovdqu [rbp + 2112], ymm6                           ;    13.0 agu2+fp5   77 z spill
        vpxor ymm6, ymm5, ymm7                               ;    19.0 fp2     77 z
        vpand ymm6, ymm6, ymm4                               ;    27.0 fp3     77 z
        vpxor ymm5, ymm5, ymm6                               ;    28.0 fp0     77 z
        vmovdqu ymm6, [r9 + 256]                             ;    15.0 agu1    76 s15.8 reload
        vpxor ymm5, ymm5, ymm6                               ;    29.0 fp1     77 z
        vmovdqu [rbp + 2144], ymm7                           ;    16.0 agu0+fp5   77 z spill
        vpxor ymm7, ymm6, ymm8                               ;    22.0 fp2     77 z
        vpand ymm7, ymm7, ymm5                               ;    30.0 fp3     77 z
        vpxor ymm6, ymm6, ymm7                               ;    31.0 fp0     77 z
        vmovdqu ymm7, [r9 + 288]                             ;    18.0 agu1    76 s15.9 reload
        vpxor ymm6, ymm6, ymm7                               ;    32.0 fp1     77 z
        vmovdqu [rbp + 2176], ymm8                           ;    19.0 agu2+fp5   77 z spill
        vpxor ymm8, ymm7, ymm9                               ;    25.0 fp2     77 z
        vpand ymm8, ymm8, ymm6                               ;    33.0 fp3     77 z
        vpxor ymm7, ymm7, ymm8                               ;    34.0 fp0     77 z
        vmovdqu ymm8, [r9 + 320]                             ;    21.0 agu0    76 s15.10 reload
        vpxor ymm7, ymm7, ymm8                               ;    35.0 fp1     77 z
        vmovdqu [rbp + 2208], ymm9                           ;    22.0 agu1+fp5   77 z spill
        vpxor ymm9, ymm8, ymm10                              ;    28.0 fp2     77 z
        vpand ymm9, ymm9, ymm7                               ;    36.0 fp3     77 z
        vpxor ymm8, ymm8, ymm9                               ;    37.0 fp0     77 z
        vmovdqu ymm9, [r9 + 352]                             ;    24.0 agu0    76 s15.11 reload
        vpxor ymm8, ymm8, ymm9                               ;    38.0 fp1     77 z
        vmovdqu [rbp + 2240], ymm10                          ;    25.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, ymm11                             ;    31.0 fp2     77 z
        vpand ymm10, ymm10, ymm8                             ;    39.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    40.0 fp0     77 z
        vmovdqu ymm10, [r9 + 384]                            ;    27.0 agu1    76 s15.12 reload
        vpxor ymm9, ymm9, ymm10                              ;    41.0 fp1     77 z
        vmovdqu [rbp + 2272], ymm11                          ;    28.0 agu0+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 1952]                     ;    34.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    42.0 fp3     77 z
        vpxor ymm10, ymm10, ymm11                            ;    43.0 fp0     77 z
        vmovdqu ymm11, [r9 + 416]                            ;    30.0 agu0    76 s15.13 reload
        vpxor ymm10, ymm10, ymm11                            ;    44.0 fp1     77 z
        vmovdqu [rbp + 2304], ymm9                           ;    42.0 agu2+fp5   77 z spill
        vpxor ymm9, ymm11, [rbp + 1920]                      ;    37.0 fp2+agu1   77 z
        vpand ymm9, ymm9, ymm10                              ;    45.0 fp3     77 z
        vpxor ymm11, ymm11, ymm9                             ;    46.0 fp0     77 z
        vmovdqu ymm9, [r9 + 448]                             ;    34.0 agu0    76 s15.14 reload
        vpxor ymm11, ymm11, ymm9                             ;    47.0 fp1     77 z
        vmovdqu [rbp + 2336], ymm10                          ;    45.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, [rbp + 320]                       ;    41.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    48.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    49.0 fp0     77 z
        vmovdqu ymm10, [r9 + 480]                            ;    37.2 agu0    76 s15.15 reload
        vpxor ymm9, ymm9, ymm10                              ;    50.0 fp1     77 z
        vmovdqu [rbp + 2368], ymm11                          ;    48.0 agu2+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 352]                      ;    44.2 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    51.0 fp3     77 z
        vpxor ymm10, ymm10, ymm11                            ;    52.0 fp0     77 z
        vmovdqu ymm11, [r9 + 512]                            ;    41.2 agu0    76 s15.16 reload
        vpxor ymm10, ymm10, ymm11                            ;    53.0 fp1     77 z
        vmovdqu [rbp + 2400], ymm9                           ;    51.0 agu2+fp5   77 z spill
        vpxor ymm9, ymm11, [rbp + 384]                       ;    48.2 fp2+agu1   77 z
        vpand ymm9, ymm9, ymm10                              ;    54.0 fp3     77 z
        vpxor ymm11, ymm11, ymm9                             ;    55.0 fp0     77 z
        vmovdqu ymm9, [r9 + 544]                             ;    44.2 agu0    76 s15.17 reload
        vpxor ymm11, ymm11, ymm9                             ;    56.0 fp1     77 z
        vmovdqu [rbp + 2432], ymm10                          ;    54.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, [rbp + 416]                       ;    51.2 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    57.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    58.0 fp0     77 z
        vmovdqu ymm10, [r9 + 576]                            ;    48.0 agu0    76 s15.18 reload
        vpxor ymm9, ymm9, ymm10                              ;    59.0 fp1     77 z
        vmovdqu [rbp + 2464], ymm11                          ;    57.0 agu2+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 448]                      ;    55.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    60.0 fp3     77 z
        vpxor ymm10, ymm10, ymm11                            ;    61.0 fp0     77 z
        vmovdqu ymm11, [r9 + 608]                            ;    51.0 agu0    76 s15.19 reload
        vpxor ymm10, ymm10, ymm11                            ;    62.0 fp1     77 z
        vmovdqu [rbp + 2496], ymm9                           ;    60.0 agu2+fp5   77 z spill
        vpxor ymm9, ymm11, [rbp + 480]                       ;    58.0 fp2+agu1   77 z
        vpand ymm9, ymm9, ymm10                              ;    63.0 fp3     77 z
        vpxor ymm11, ymm11, ymm9                             ;    64.0 fp0     77 z
        vmovdqu ymm9, [r9 + 640]                             ;    54.0 agu0    76 s15.20 reload
        vpxor ymm11, ymm11, ymm9                             ;    65.0 fp1     77 z
        vmovdqu [rbp + 2528], ymm10                          ;    63.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, [rbp + 512]                       ;    61.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    66.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    67.0 fp0     77 z
        vmovdqu ymm10, [r9 + 672]                            ;    57.0 agu0    76 s15.21 reload
        vpxor ymm9, ymm9, ymm10                              ;    68.0 fp1     77 z
        vmovdqu [rbp + 2560], ymm11                          ;    66.0 agu2+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 544]                      ;    64.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    69.0 fp3     77 z
        vpxor ymm10, ymm10, ymm11                            ;    70.0 fp0     77 z
        vmovdqu ymm11, [r9 + 704]                            ;    60.0 agu0    76 s15.22 reload
        vpxor ymm10, ymm10, ymm11                            ;    71.0 fp1     77 z
        vmovdqu [rbp + 2592], ymm9                           ;    69.0 agu2+fp5   77 z spill
        vpxor ymm9, ymm11, [rbp + 576]                       ;    67.0 fp2+agu1   77 z
        vpand ymm9, ymm9, ymm10                              ;    72.0 fp3     77 z
        vpxor ymm11, ymm11, ymm9                             ;    73.0 fp0     77 z
        vmovdqu ymm9, [r9 + 736]                             ;    63.0 agu0    76 s15.23 reload
        vpxor ymm11, ymm11, ymm9                             ;    74.0 fp1     77 z
        vmovdqu [rbp + 2624], ymm10                          ;    72.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, [rbp + 608]                       ;    70.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    75.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    76.0 fp0     77 z
        vmovdqu ymm10, [r9 + 768]                            ;    66.0 agu0    76 s15.24 reload
        vpxor ymm9, ymm9, ymm10                              ;    77.0 fp1     77 z
        vmovdqu [rbp + 2656], ymm11                          ;    75.0 agu2+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 640]                      ;    73.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    78.0 fp3     77 z
        vpxor ymm10, ymm10, ymm11                            ;    79.0 fp0     77 z
        vmovdqu ymm11, [r9 + 800]                            ;    69.0 agu0    76 s15.25 reload
        vpxor ymm10, ymm10, ymm11                            ;    80.0 fp1     77 z
        vmovdqu [rbp + 2688], ymm9                           ;    78.0 agu2+fp5   77 z spill
        vpxor ymm9, ymm11, [rbp + 672]                       ;    76.0 fp2+agu1   77 z
        vpand ymm9, ymm9, ymm10                              ;    81.0 fp3     77 z
        vpxor ymm11, ymm11, ymm9                             ;    82.0 fp0     77 z
        vmovdqu ymm9, [r9 + 832]                             ;    72.0 agu0    76 s15.26 reload
        vpxor ymm11, ymm11, ymm9                             ;    83.0 fp1     77 z
        vmovdqu [rbp + 2720], ymm10                          ;    81.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, [rbp + 704]                       ;    79.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    84.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    85.0 fp0     77 z
        vmovdqu ymm10, [r9 + 864]                            ;    75.0 agu0    76 s15.27 reload
        vpxor ymm9, ymm9, ymm10                              ;    86.0 fp1     77 z
        vmovdqu [rbp + 2752], ymm11                          ;    84.0 agu2+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 736]                      ;    82.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    87.0 fp3     77 z
        vpxor ymm10, ymm10, ymm11                            ;    88.0 fp0     77 z
        vmovdqu ymm11, [r9 + 896]                            ;    78.0 agu0    76 s15.28 reload
        vpxor ymm10, ymm10, ymm11                            ;    89.0 fp1     77 z
        vmovdqu [rbp + 2784], ymm9                           ;    87.0 agu2+fp5   77 z spill
        vpxor ymm9, ymm11, [rbp + 768]                       ;    85.0 fp2+agu1   77 z
        vpand ymm9, ymm9, ymm10                              ;    90.0 fp3     77 z
        vpxor ymm11, ymm11, ymm9                             ;    91.0 fp0     77 z
        vmovdqu ymm9, [r9 + 928]                             ;    81.0 agu0    76 s15.29 reload
        vpxor ymm11, ymm11, ymm9                             ;    92.0 fp1     77 z
        vmovdqu [rbp + 2816], ymm10                          ;    90.0 agu2+fp5   77 z spill
        vpxor ymm10, ymm9, [rbp + 800]                       ;    88.0 fp2+agu1   77 z
        vpand ymm10, ymm10, ymm11                            ;    93.0 fp3     77 z
        vpxor ymm9, ymm9, ymm10                              ;    94.0 fp0     77 z
        vmovdqu ymm10, [r9 + 960]                            ;    84.0 agu0    76 s15.30 reload
        vpxor ymm9, ymm9, ymm10                              ;    95.0 fp1     77 z
        vmovdqu [rbp + 2848], ymm11                          ;    93.0 agu2+fp5   77 z spill
        vpxor ymm11, ymm10, [rbp + 832]                      ;    91.0 fp2+agu1   77 z
        vpand ymm11, ymm11, ymm9                             ;    96.0 fp3     77 z
        vpxor ymm12, ymm12, ymm1                             ;    86.0 fp0     77 z
        vpxor ymm12, ymm12, [rbp + 928]                      ;    87.0 fp1+agu0   77 z
        vpxor ymm12, ymm12, [r8 + 32]                        ;    88.0 fp2+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 1984]                     ;    87.2 fp3+agu0   77 z
        vpxor ymm14, ymm14, [rbp + 960]                      ;    88.2 fp0+agu1   77 z
        vpxor ymm14, ymm14, [r8 + 64]                        ;    89.2 fp1+agu0   77 z
        vpxor ymm13, ymm13, [rbp + 2016]                     ;    89.0 fp2+agu1   77 z
        vpxor ymm13, ymm13, [rbp + 992]                      ;    90.0 fp3+agu0   77 z
        vpxor ymm13, ymm13, [r8 + 96]                        ;    91.0 fp0+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 2048]                     ;    90.2 fp1+agu0   77 z
        vpxor ymm15, ymm15, [rbp + 1024]                     ;    91.2 fp2+agu1   77 z
        vpxor ymm15, ymm15, [r8 + 128]                       ;    92.2 fp3+agu0   77 z
        vpxor ymm2, ymm2, [rbp + 2080]                       ;    92.0 fp0+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 1056]                       ;    93.0 fp1+agu0   77 z
        vpxor ymm2, ymm2, [r8 + 160]                         ;    94.0 fp2+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 2112]                       ;    93.2 fp3+agu0   77 z
        vpxor ymm3, ymm3, [rbp + 1088]                       ;    94.2 fp0+agu1   77 z
        vpxor ymm3, ymm3, [r8 + 192]                         ;    95.2 fp1+agu0   77 z
        vpxor ymm4, ymm4, [rbp + 2144]                       ;    95.0 fp2+agu1   77 z
        vpxor ymm4, ymm4, [rbp + 1120]                       ;    96.0 fp3+agu0   77 z
        vpxor ymm4, ymm4, [r8 + 224]                         ;    97.0 fp0+agu1   77 z
        vpxor ymm5, ymm5, [rbp + 2176]                       ;    96.2 fp1+agu0   77 z
        vpxor ymm5, ymm5, [rbp + 1152]                       ;    97.2 fp2+agu1   77 z
        vpxor ymm5, ymm5, [r8 + 256]                         ;    98.2 fp3+agu0   77 z
        vpxor ymm6, ymm6, [rbp + 2208]                       ;    98.0 fp0+agu1   77 z
        vpxor ymm6, ymm6, [rbp + 1184]                       ;    99.0 fp1+agu0   77 z
        vpxor ymm6, ymm6, [r8 + 288]                         ;   100.0 fp2+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 2240]                       ;    99.2 fp3+agu0   77 z
        vpxor ymm7, ymm7, [rbp + 1216]                       ;   100.2 fp0+agu1   77 z
        vpxor ymm7, ymm7, [r8 + 320]                         ;   101.2 fp1+agu0   77 z
        vpxor ymm8, ymm8, [rbp + 2272]                       ;   101.0 fp2+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 1248]                       ;   102.0 fp3+agu0   77 z
        vpxor ymm8, ymm8, [r8 + 352]                         ;   103.0 fp0+agu1   77 z
        vpxor ymm9, ymm9, [rbp + 832]                        ;   102.2 fp1+agu0   77 z
        vpxor ymm9, ymm9, [rbp + 1856]                       ;   103.2 fp2+agu1   77 z
        vpxor ymm9, ymm9, [r8 + 960]                         ;   104.2 fp3+agu0   77 z
        vpxor ymm10, ymm10, ymm11                            ;    97.0 fp0     77 z
        vmovdqu ymm11, [r9]                                  ;   104.0 agu1    77 z
        vpxor ymm11, ymm11, ymm0                             ;   111.0 fp1     77 z
        vpxor ymm11, ymm11, [rbp + 896]                      ;   112.0 fp2+agu0   77 z
        vpxor ymm11, ymm11, [r8]                             ;   113.0 fp3+agu1   77 z
        vpxor ymm10, ymm10, [r9 + 992]                       ;   105.2 fp0+agu0   77 z
        vmovdqu [r10 + 32], ymm12                            ;    99.0 agu2+fp5   77 z
        vmovdqu ymm12, [rbp + 2304]                          ;   106.0 agu1    77 z
        vpxor ymm12, ymm12, [rbp + 1952]                     ;   113.0 fp1+agu0   77 z
        vpxor ymm12, ymm12, [rbp + 1280]                     ;   114.0 fp2+agu1   77 z
        vpxor ymm12, ymm12, [r8 + 384]                       ;   115.0 fp3+agu0   77 z
        vpxor ymm10, ymm10, [rbp + 864]                      ;   108.0 fp0+agu1   77 z
        vpxor ymm10, ymm10, [rbp + 1888]                     ;   109.0 fp1+agu0   77 z
        vpxor ymm10, ymm10, [r8 + 992]                       ;   110.0 fp2+agu1   77 z
        vmovdqu [r10 + 64], ymm14                            ;   102.2 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2336]                          ;   109.2 agu0    77 z
        vpxor ymm14, ymm14, [rbp + 1920]                     ;   116.2 fp3+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 1312]                     ;   117.2 fp0+agu0   77 z
        vpxor ymm14, ymm14, [r8 + 416]                       ;   118.2 fp1+agu1   77 z
        vmovdqu [r10], ymm11                                 ;   114.0 agu2+fp5   77 z
        vmovdqu ymm11, [rbp + 2368]                          ;   111.2 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 320]                      ;   118.2 fp2+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 1344]                     ;   119.2 fp3+agu0   77 z
        vpxor ymm11, ymm11, [r8 + 448]                       ;   120.2 fp0+agu1   77 z
        vmovdqu [r10 + 96], ymm13                            ;   109.2 agu2+fp5   77 z
        vmovdqu ymm13, [rbp + 2400]                          ;   113.2 agu0    77 z
        vpxor ymm13, ymm13, [rbp + 352]                      ;   120.2 fp1+agu1   77 z
        vpxor ymm13, ymm13, [rbp + 1376]                     ;   121.2 fp2+agu0   77 z
        vpxor ymm13, ymm13, [r8 + 480]                       ;   122.2 fp3+agu1   77 z
        vmovdqu [r10 + 128], ymm15                           ;   112.0 agu2+fp5   77 z
        vmovdqu ymm15, [rbp + 2432]                          ;   115.2 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 384]                      ;   122.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 1408]                     ;   123.2 fp1+agu0   77 z
        vpxor ymm15, ymm15, [r8 + 512]                       ;   124.2 fp2+agu1   77 z
        vmovdqu [r10 + 160], ymm2                            ;   114.0 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2464]                           ;   117.2 agu0    77 z
        vpxor ymm2, ymm2, [rbp + 416]                        ;   124.2 fp3+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 1440]                       ;   125.2 fp0+agu0   77 z
        vpxor ymm2, ymm2, [r8 + 544]                         ;   126.2 fp1+agu1   77 z
        vmovdqu [r10 + 192], ymm3                            ;   116.2 agu2+fp5   77 z
        vmovdqu ymm3, [rbp + 2496]                           ;   119.2 agu0    77 z
        vpxor ymm3, ymm3, [rbp + 448]                        ;   126.2 fp2+agu1   77 z
        vpxor ymm3, ymm3, [rbp + 1472]                       ;   127.2 fp3+agu0   77 z
        vpxor ymm3, ymm3, [r8 + 576]                         ;   128.2 fp0+agu1   77 z
        vmovdqu [r10 + 224], ymm4                            ;   118.3 agu2+fp5   77 z
        vmovdqu ymm4, [rbp + 2528]                           ;   121.2 agu0    77 z
        vpxor ymm4, ymm4, [rbp + 480]                        ;   128.2 fp1+agu1   77 z
        vpxor ymm4, ymm4, [rbp + 1504]                       ;   129.2 fp2+agu0   77 z
        vpxor ymm4, ymm4, [r8 + 608]                         ;   130.2 fp3+agu1   77 z
        vmovdqu [r10 + 256], ymm5                            ;   120.3 agu2+fp5   77 z
        vmovdqu ymm5, [rbp + 2560]                           ;   123.2 agu0    77 z
        vpxor ymm5, ymm5, [rbp + 512]                        ;   130.2 fp0+agu1   77 z
        vpxor ymm5, ymm5, [rbp + 1536]                       ;   131.2 fp1+agu0   77 z
        vpxor ymm5, ymm5, [r8 + 640]                         ;   132.2 fp2+agu1   77 z
        vmovdqu [r10 + 288], ymm6                            ;   122.3 agu2+fp5   77 z
        vmovdqu ymm6, [rbp + 2592]                           ;   125.2 agu0    77 z
        vpxor ymm6, ymm6, [rbp + 544]                        ;   132.2 fp3+agu1   77 z
        vpxor ymm6, ymm6, [rbp + 1568]                       ;   133.2 fp0+agu0   77 z
        vpxor ymm6, ymm6, [r8 + 672]                         ;   134.2 fp1+agu1   77 z
        vmovdqu [r10 + 320], ymm7                            ;   124.3 agu2+fp5   77 z
        vmovdqu ymm7, [rbp + 2624]                           ;   127.2 agu0    77 z
        vpxor ymm7, ymm7, [rbp + 576]                        ;   134.2 fp2+agu1   77 z
        vpxor ymm7, ymm7, [rbp + 1600]                       ;   135.2 fp3+agu0   77 z
        vpxor ymm7, ymm7, [r8 + 704]                         ;   136.2 fp0+agu1   77 z
        vmovdqu [r10 + 352], ymm8                            ;   126.3 agu2+fp5   77 z
        vmovdqu ymm8, [rbp + 2656]                           ;   129.2 agu0    77 z
        vpxor ymm8, ymm8, [rbp + 608]                        ;   136.2 fp1+agu1   77 z
        vpxor ymm8, ymm8, [rbp + 1632]                       ;   137.2 fp2+agu0   77 z
        vpxor ymm8, ymm8, [r8 + 736]                         ;   138.2 fp3+agu1   77 z
        vmovdqu [r10 + 384], ymm12                           ;   128.3 agu2+fp5   77 z
        vmovdqu ymm12, [rbp + 2688]                          ;   131.2 agu0    77 z
        vpxor ymm12, ymm12, [rbp + 640]                      ;   138.2 fp0+agu1   77 z
        vpxor ymm12, ymm12, [rbp + 1664]                     ;   139.2 fp1+agu0   77 z
        vpxor ymm12, ymm12, [r8 + 768]                       ;   140.2 fp2+agu1   77 z
        vmovdqu [r10 + 416], ymm14                           ;   130.3 agu2+fp5   77 z
        vmovdqu ymm14, [rbp + 2720]                          ;   133.2 agu0    77 z
        vpxor ymm14, ymm14, [rbp + 672]                      ;   140.2 fp3+agu1   77 z
        vpxor ymm14, ymm14, [rbp + 1696]                     ;   141.2 fp0+agu0   77 z
        vpxor ymm14, ymm14, [r8 + 800]                       ;   142.2 fp1+agu1   77 z
        vmovdqu [r10 + 448], ymm11                           ;   132.3 agu2+fp5   77 z
        vmovdqu ymm11, [rbp + 2752]                          ;   135.2 agu0    77 z
        vpxor ymm11, ymm11, [rbp + 704]                      ;   142.2 fp2+agu1   77 z
        vpxor ymm11, ymm11, [rbp + 1728]                     ;   143.2 fp3+agu0   77 z
        vpxor ymm11, ymm11, [r8 + 832]                       ;   144.2 fp0+agu1   77 z
        vmovdqu [r10 + 480], ymm13                           ;   134.3 agu2+fp5   77 z
        vmovdqu ymm13, [rbp + 2784]                          ;   137.2 agu0    77 z
        vpxor ymm13, ymm13, [rbp + 736]                      ;   144.2 fp1+agu1   77 z
        vpxor ymm13, ymm13, [rbp + 1760]                     ;   145.2 fp2+agu0   77 z
        vpxor ymm13, ymm13, [r8 + 864]                       ;   146.2 fp3+agu1   77 z
        vmovdqu [r10 + 512], ymm15                           ;   136.3 agu2+fp5   77 z
        vmovdqu ymm15, [rbp + 2816]                          ;   139.2 agu0    77 z
        vpxor ymm15, ymm15, [rbp + 768]                      ;   146.2 fp0+agu1   77 z
        vpxor ymm15, ymm15, [rbp + 1792]                     ;   147.2 fp1+agu0   77 z
        vpxor ymm15, ymm15, [r8 + 896]                       ;   148.2 fp2+agu1   77 z
        vmovdqu [r10 + 544], ymm2                            ;   138.3 agu2+fp5   77 z
        vmovdqu ymm2, [rbp + 2848]                           ;   141.2 agu0    77 z
        vpxor ymm2, ymm2, [rbp + 800]                        ;   148.2 fp3+agu1   77 z
        vpxor ymm2, ymm2, [rbp + 1824]                       ;   149.2 fp0+agu0   77 z
        vpxor ymm2, ymm2, [r8 + 928]                         ;   150.2 fp1+agu1   77 z
        vmovdqu [r10 + 576], ymm3                            ;   140.3 agu2+fp5   77 z
        vmovdqu [r10 + 608], ymm4                            ;   141.3 agu2+fp5   77 z
        vmovdqu [r10 + 640], ymm5                            ;   142.3 agu2+fp5   77 z
        vmovdqu [r10 + 672], ymm6                            ;   143.3 agu0+fp5   77 z
        vmovdqu [r10 + 704], ymm7                            ;   144.3 agu2+fp5   77 z
        vmovdqu [r10 + 736], ymm8                            ;   145.3 agu1+fp5   77 z
        vmovdqu [r10 + 768], ymm12                           ;   146.3 agu0+fp5   77 z
        vmovdqu [r10 + 800], ymm14                           ;   147.3 agu2+fp5   77 z
        vmovdqu [r10 + 832], ymm11                           ;   148.3 agu1+fp5   77 z
        vmovdqu [r10 + 864], ymm13                           ;   149.3 agu0+fp5   77 z
        vmovdqu [r10 + 896], ymm15                           ;   150.3 agu2+fp5   77 z
        vmovdqu [r10 + 960], ymm9                            ;   151.3 agu1+fp5   77 z
        vmovdqu [r10 + 928], ymm2                            ;   152.3 agu0+fp5   77 z
        vmovdqu [r10 + 992], ymm10                           ;   153.3 agu2+fp5   77 z
        vmovdqu ymm14, [r11]                                 ;   147.0 agu1    78 r1_next.0
        vmovdqu ymm15, [r11 + 32]                            ;   147.2 agu0    78 r1_next.1
        vmovdqu ymm2, [r11 + 64]                             ;   148.0 agu1    78 r1_next.2
        vmovdqu ymm3, [r11 + 96]                             ;   148.2 agu0    78 r1_next.3
        vmovdqu ymm4, [r11 + 128]                            ;   149.0 agu1    78 r1_next.4
        vmovdqu ymm5, [r11 + 160]                            ;   149.2 agu0    78 r1_next.5
        vmovdqu ymm6, [r11 + 192]                            ;   150.0 agu1    78 r1_next.6
        vmovdqu ymm7, [r11 + 224]                            ;   150.2 agu0    78 r1_next.7
        vmovdqu ymm8, [r11 + 256]                            ;   151.0 agu1    78 r1_next.8
        vmovdqu ymm9, [r11 + 288]                            ;   151.2 agu0    78 r1_next.9
        vmovdqu ymm10, [r11 + 320]                           ;   152.0 agu1    78 r1_next.10
        vmovdqu ymm11, [r11 + 352]                           ;   152.2 agu0    78 r1_next.11
        vmovdqu ymm12, [r11 + 384]                           ;   153.0 agu1    78 r1_next.12
        vmovdqu ymm13, [r11 + 416]                           ;   153.2 agu0    78 r1_next.13
        vmovdqu [rbp + 2848], ymm0                           ;   154.3 agu2+fp5   77 z spill
        vpxor ymm0, ymm14, [rbp + 896]                       ;   154.0 fp2+agu1   78 r1_next
        vpand ymm14, ymm14, [rbp + 896]                      ;   154.2 fp3+agu0   78 r1_next
        vpxor ymm14, ymm14, ymm15                            ;   155.2 fp0     78 r1_next
        vmovdqu [rbp + 2816], ymm0                           ;   155.3 agu2+fp5   78 r1_next spill
        vpxor ymm0, ymm15, [rbp + 928]                       ;   155.0 fp1+agu1   78 r1_next
        vpxor ymm15, ymm15, ymm2                             ;   155.0 fp2     78 r1_next
        vpand ymm0, ymm0, ymm14                              ;   156.2 fp3     78 r1_next
        vpxor ymm14, ymm14, [rbp + 928]                      ;   156.2 fp0+agu0   78 r1_next
        vpxor ymm15, ymm15, ymm0                             ;   157.2 fp1     78 r1_next
        vmovdqu ymm0, [rbp + 960]                            ;   156.0 agu1    77 z reload
        vmovdqu [rbp + 2784], ymm14                          ;   157.2 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm2, ymm0                              ;   163.0 fp2     78 r1_next
        vpxor ymm2, ymm2, ymm3                               ;   155.2 fp3     78 r1_next
        vpand ymm14, ymm14, ymm15                            ;   164.0 fp0     78 r1_next
        vpxor ymm15, ymm15, ymm0                             ;   163.0 fp1     78 r1_next
        vpxor ymm2, ymm2, ymm14                              ;   165.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 992]                           ;   156.2 agu0    77 z reload
        vpxor ymm0, ymm3, ymm14                              ;   163.2 fp3     78 r1_next
        vpxor ymm3, ymm3, ymm4                               ;   156.0 fp0     78 r1_next
        vpand ymm0, ymm0, ymm2                               ;   166.0 fp1     78 r1_next
        vpxor ymm2, ymm2, ymm14                              ;   166.0 fp2     78 r1_next
        vpxor ymm3, ymm3, ymm0                               ;   167.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1024]                          ;   157.0 agu1    77 z reload
        vpxor ymm0, ymm4, ymm14                              ;   164.0 fp0     78 r1_next
        vpxor ymm4, ymm4, ymm5                               ;   156.2 fp1     78 r1_next
        vpand ymm0, ymm0, ymm3                               ;   168.0 fp2     78 r1_next
        vpxor ymm3, ymm3, ymm14                              ;   168.0 fp3     78 r1_next
        vpxor ymm4, ymm4, ymm0                               ;   169.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1056]                          ;   157.2 agu0    77 z reload
        vpxor ymm0, ymm5, ymm14                              ;   164.2 fp1     78 r1_next
        vpxor ymm5, ymm5, ymm6                               ;   157.3 fp2     78 r1_next
        vpand ymm0, ymm0, ymm4                               ;   170.0 fp3     78 r1_next
        vpxor ymm4, ymm4, ymm14                              ;   170.0 fp0     78 r1_next
        vpxor ymm5, ymm5, ymm0                               ;   171.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1088]                          ;   163.0 agu1    77 z reload
        vpxor ymm0, ymm6, ymm14                              ;   170.0 fp2     78 r1_next
        vpxor ymm6, ymm6, ymm7                               ;   163.3 fp3     78 r1_next
        vpand ymm0, ymm0, ymm5                               ;   172.0 fp0     78 r1_next
        vpxor ymm5, ymm5, ymm14                              ;   172.0 fp1     78 r1_next
        vpxor ymm6, ymm6, ymm0                               ;   173.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1120]                          ;   164.2 agu0    77 z reload
        vpxor ymm0, ymm7, ymm14                              ;   171.2 fp3     78 r1_next
        vpxor ymm7, ymm7, ymm8                               ;   164.5 fp0     78 r1_next
        vpand ymm0, ymm0, ymm6                               ;   174.0 fp1     78 r1_next
        vpxor ymm6, ymm6, ymm14                              ;   174.0 fp2     78 r1_next
        vpxor ymm7, ymm7, ymm0                               ;   175.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1152]                          ;   166.2 agu1    77 z reload
        vpxor ymm0, ymm8, ymm14                              ;   173.2 fp0     78 r1_next
        vpxor ymm8, ymm8, ymm9                               ;   167.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm7                               ;   176.0 fp2     78 r1_next
        vpxor ymm7, ymm7, ymm14                              ;   176.0 fp3     78 r1_next
        vpxor ymm8, ymm8, ymm0                               ;   177.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1184]                          ;   169.0 agu0    77 z reload
        vpxor ymm0, ymm9, ymm14                              ;   176.0 fp1     78 r1_next
        vpxor ymm9, ymm9, ymm10                              ;   170.0 fp2     78 r1_next
        vpand ymm0, ymm0, ymm8                               ;   178.0 fp3     78 r1_next
        vpxor ymm8, ymm8, ymm14                              ;   178.0 fp0     78 r1_next
        vpxor ymm9, ymm9, ymm0                               ;   179.0 fp1     78 r1_next
        vmovdqu ymm14, [rbp + 1216]                          ;   171.0 agu1    77 z reload
        vpxor ymm0, ymm10, ymm14                             ;   178.0 fp2     78 r1_next
        vpxor ymm10, ymm10, ymm11                            ;   171.3 fp3     78 r1_next
        vpand ymm0, ymm0, ymm9                               ;   180.0 fp0     78 r1_next
        vpxor ymm9, ymm9, ymm14                              ;   180.0 fp1     78 r1_next
        vpxor ymm10, ymm10, ymm0                             ;   181.0 fp2     78 r1_next
        vmovdqu ymm14, [rbp + 1248]                          ;   173.0 agu0    77 z reload
        vpxor ymm0, ymm11, ymm14                             ;   180.0 fp3     78 r1_next
        vpxor ymm11, ymm11, ymm12                            ;   173.3 fp0     78 r1_next
        vpand ymm0, ymm0, ymm10                              ;   182.0 fp1     78 r1_next
        vpxor ymm10, ymm10, ymm14                            ;   182.0 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm0                             ;   183.0 fp3     78 r1_next
        vmovdqu ymm14, [rbp + 1280]                          ;   175.0 agu1    77 z reload
        vpxor ymm0, ymm12, ymm14                             ;   182.0 fp0     78 r1_next
        vpxor ymm12, ymm12, ymm13                            ;   176.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm11                              ;   184.0 fp2     78 r1_next
        vpxor ymm11, ymm11, ymm14                            ;   184.0 fp3     78 r1_next
        vpxor ymm12, ymm12, ymm0                             ;   185.0 fp0     78 r1_next
        vmovdqu ymm14, [rbp + 1312]                          ;   177.0 agu0    77 z reload
        vpxor ymm0, ymm13, ymm14                             ;   184.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm12                              ;   186.0 fp2     78 r1_next
        vpxor ymm12, ymm12, ymm14                            ;   186.0 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   187.0 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 448]                           ;   179.0 agu1    78 r1_next.14 reload
        vpxor ymm13, ymm13, ymm14                            ;   188.0 fp1     78 r1_next
        vmovdqu ymm0, [rbp + 1344]                           ;   180.0 agu0    77 z reload
        vmovdqu [rbp + 2752], ymm12                          ;   187.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm13, ymm0                             ;   189.0 fp2     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   187.0 fp3     78 r1_next
        vpand ymm13, ymm13, ymm0                             ;   189.0 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm13                            ;   190.0 fp1     78 r1_next
        vmovdqu ymm0, [r11 + 480]                            ;   182.2 agu1    78 r1_next.15 reload
        vpxor ymm14, ymm14, ymm0                             ;   191.0 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1376]                          ;   182.5 agu0    77 z reload
        vmovdqu [rbp + 2720], ymm12                          ;   190.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   192.0 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   189.5 fp0     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   192.0 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   193.0 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 512]                           ;   185.0 agu1    78 r1_next.16 reload
        vpxor ymm0, ymm0, ymm14                              ;   194.0 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1408]                          ;   186.0 agu0    77 z reload
        vmovdqu [rbp + 2688], ymm12                          ;   193.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   195.0 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   193.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   195.0 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   196.0 fp3     78 r1_next
        vmovdqu ymm0, [r11 + 544]                            ;   188.0 agu1    78 r1_next.17 reload
        vpxor ymm14, ymm14, ymm0                             ;   197.0 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1440]                          ;   189.0 agu0    77 z reload
        vmovdqu [rbp + 2656], ymm12                          ;   196.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   198.0 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   196.0 fp2     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   198.0 fp3     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   199.0 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 576]                           ;   191.0 agu1    78 r1_next.18 reload
        vpxor ymm0, ymm0, ymm14                              ;   200.0 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1472]                          ;   192.0 agu0    77 z reload
        vmovdqu [rbp + 2624], ymm12                          ;   199.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   201.0 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   199.0 fp3     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   201.0 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   202.0 fp1     78 r1_next
        vmovdqu ymm0, [r11 + 608]                            ;   194.0 agu1    78 r1_next.19 reload
        vpxor ymm14, ymm14, ymm0                             ;   203.0 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1504]                          ;   195.0 agu0    77 z reload
        vmovdqu [rbp + 2592], ymm12                          ;   202.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   204.0 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   202.0 fp0     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   204.0 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   205.0 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 640]                           ;   197.0 agu1    78 r1_next.20 reload
        vpxor ymm0, ymm0, ymm14                              ;   206.0 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1536]                          ;   198.0 agu0    77 z reload
        vmovdqu [rbp + 2560], ymm12                          ;   205.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   207.0 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   205.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   207.0 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   208.0 fp3     78 r1_next
        vmovdqu ymm0, [r11 + 672]                            ;   200.0 agu1    78 r1_next.21 reload
        vpxor ymm14, ymm14, ymm0                             ;   209.0 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1568]                          ;   201.0 agu0    77 z reload
        vmovdqu [rbp + 2528], ymm12                          ;   208.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   210.0 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   208.0 fp2     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   210.0 fp3     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   211.0 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 704]                           ;   203.0 agu1    78 r1_next.22 reload
        vpxor ymm0, ymm0, ymm14                              ;   212.0 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1600]                          ;   204.0 agu0    77 z reload
        vmovdqu [rbp + 2496], ymm12                          ;   211.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   213.0 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   211.0 fp3     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   213.0 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   214.0 fp1     78 r1_next
        vmovdqu ymm0, [r11 + 736]                            ;   206.0 agu1    78 r1_next.23 reload
        vpxor ymm14, ymm14, ymm0                             ;   215.0 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1632]                          ;   207.0 agu0    77 z reload
        vmovdqu [rbp + 2464], ymm12                          ;   214.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   216.0 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   214.0 fp0     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   216.0 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   217.0 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 768]                           ;   209.0 agu1    78 r1_next.24 reload
        vpxor ymm0, ymm0, ymm14                              ;   218.0 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1664]                          ;   210.0 agu0    77 z reload
        vmovdqu [rbp + 2432], ymm12                          ;   217.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   219.0 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   217.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   219.0 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   220.0 fp3     78 r1_next
        vmovdqu ymm0, [r11 + 800]                            ;   212.0 agu1    78 r1_next.25 reload
        vpxor ymm14, ymm14, ymm0                             ;   221.0 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1696]                          ;   213.0 agu0    77 z reload
        vmovdqu [rbp + 2400], ymm12                          ;   220.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   222.0 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   220.0 fp2     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   222.0 fp3     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   223.0 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 832]                           ;   215.0 agu1    78 r1_next.26 reload
        vpxor ymm0, ymm0, ymm14                              ;   224.0 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1728]                          ;   216.0 agu0    77 z reload
        vmovdqu [rbp + 2368], ymm12                          ;   223.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   225.0 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   223.0 fp3     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   225.0 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   226.0 fp1     78 r1_next
        vmovdqu ymm0, [r11 + 864]                            ;   218.0 agu1    78 r1_next.27 reload
        vpxor ymm14, ymm14, ymm0                             ;   227.0 fp2     78 r1_next
        vmovdqu ymm13, [rbp + 1760]                          ;   219.0 agu0    77 z reload
        vmovdqu [rbp + 2336], ymm12                          ;   226.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   228.0 fp3     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   226.0 fp0     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   228.0 fp1     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   229.0 fp2     78 r1_next
        vmovdqu ymm14, [r11 + 896]                           ;   221.0 agu1    78 r1_next.28 reload
        vpxor ymm0, ymm0, ymm14                              ;   230.0 fp3     78 r1_next
        vmovdqu ymm13, [rbp + 1792]                          ;   222.0 agu0    77 z reload
        vmovdqu [rbp + 2304], ymm12                          ;   229.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   231.0 fp0     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   229.0 fp1     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   231.0 fp2     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   232.0 fp3     78 r1_next
        vmovdqu ymm0, [r11 + 928]                            ;   224.0 agu1    78 r1_next.29 reload
        vpxor ymm14, ymm14, ymm0                             ;   233.0 fp0     78 r1_next
        vmovdqu ymm13, [rbp + 1824]                          ;   225.0 agu0    77 z reload
        vmovdqu [rbp + 2880], ymm12                          ;   232.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm14, ymm13                            ;   234.0 fp1     78 r1_next
        vpxor ymm13, ymm13, ymm0                             ;   232.0 fp2     78 r1_next
        vpand ymm14, ymm14, ymm13                            ;   234.0 fp3     78 r1_next
        vpxor ymm0, ymm0, ymm14                              ;   235.0 fp0     78 r1_next
        vmovdqu ymm14, [r11 + 960]                           ;   227.0 agu1    78 r1_next.30 reload
        vpxor ymm0, ymm0, ymm14                              ;   236.0 fp1     78 r1_next
        vmovdqu ymm13, [rbp + 1856]                          ;   228.0 agu0    77 z reload
        vmovdqu [rbp + 2912], ymm12                          ;   235.0 agu2+fp5   78 r1_next spill
        vpxor ymm12, ymm0, ymm13                             ;   237.0 fp2     78 r1_next
        vpxor ymm13, ymm13, ymm14                            ;   235.0 fp3     78 r1_next
        vpand ymm0, ymm0, ymm13                              ;   237.0 fp0     78 r1_next
        vpxor ymm14, ymm14, ymm0                             ;   238.0 fp1     78 r1_next
        vpxor ymm14, ymm14, [r11 + 992]                      ;   239.0 fp2+agu1   78 r1_next
        vpxor ymm14, ymm14, [rbp + 1888]                     ;   240.0 fp3+agu0   78 r1_next
        vmovdqu ymm0, [rbp + 2016]                           ;   231.2 agu1    66 r2
        vmovdqu ymm13, [rbp + 2048]                          ;   232.0 agu0    77 z reload
        vpxor ymm0, ymm0, ymm13                              ;   239.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm0                               ;   240.0 fp1     66 r2
        vmovdqu [rbp + 2944], ymm14                          ;   241.0 agu2+fp5   78 r1_next spill
        vpxor ymm14, ymm1, [rbp + 2144]                      ;   241.0 fp2+agu1   66 r2
        vmovdqu [rbp + 2976], ymm12                          ;   238.0 agu0+fp5   78 r1_next spill
        vpxor ymm12, ymm14, [rbp + 2112]                     ;   242.0 fp3+agu1   66 r2
        vmovdqu [rbp + 2112], ymm11                          ;   234.3 agu2+fp5   78 r1_next spill
        vpxor ymm11, ymm14, [rbp + 2848]                     ;   242.0 fp0+agu0   66 r2
        vmovdqu [rbp + 3008], ymm10                          ;   235.3 agu1+fp5   78 r1_next spill
        vpxor ymm10, ymm11, [rbp + 1984]                     ;   243.0 fp1+agu0   66 r2
        vmovdqu [rbp + 1984], ymm9                           ;   236.3 agu2+fp5   78 r1_next spill
        vpxor ymm9, ymm10, [rbp + 2016]                      ;   244.0 fp2+agu1   66 r2
        vmovdqu [rbp + 3040], ymm8                           ;   237.3 agu0+fp5   78 r1_next spill
        vpxor ymm8, ymm12, [rbp + 2080]                      ;   243.0 fp3+agu1   66 r2
        vmovdqu [rbp + 2080], ymm7                           ;   238.3 agu2+fp5   78 r1_next spill
        vpxor ymm7, ymm8, [rbp + 2848]                       ;   244.0 fp0+agu0   66 r2
        vmovdqu [rbp + 3072], ymm6                           ;   239.3 agu1+fp5   78 r1_next spill
        vpxor ymm6, ymm8, ymm13                              ;   244.0 fp1     66 r2
        vmovdqu [rbp + 2048], ymm5                           ;   240.3 agu2+fp5   78 r1_next spill
        vpxor ymm5, ymm12, ymm9                              ;   245.0 fp2     66 r2
        vmovdqu [rbp + 3104], ymm4                           ;   241.3 agu0+fp5   78 r1_next spill
        vpxor ymm4, ymm5, [rbp + 2144]                       ;   246.0 fp3+agu1   66 r2
        vmovdqu [rbp + 3136], ymm3                           ;   242.3 agu2+fp5   78 r1_next spill
        vpxor ymm3, ymm6, ymm4                               ;   247.0 fp0     66 r2
        vmovdqu [rbp + 3168], ymm2                           ;   243.3 agu0+fp5   78 r1_next spill
        vpxor ymm2, ymm3, [rbp + 2016]                       ;   248.0 fp1+agu1   66 r2
        vmovdqu [rbp + 2016], ymm15                          ;   244.3 agu2+fp5   78 r1_next spill
        vpxor ymm15, ymm4, [rbp + 2848]                      ;   247.0 fp2+agu0   66 r2
        vpxor ymm0, ymm0, ymm15                              ;   248.0 fp3     66 r2
        vpand ymm15, ymm15, ymm4                             ;   248.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm15                              ;   249.0 fp1     66 r2
        vmovdqu [rbp + 3200], ymm4                           ;   247.0 agu1+fp5   66 r2 spill
        vpand ymm4, ymm8, ymm3                               ;   248.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   250.0 fp3     66 r2
        vpand ymm4, ymm9, ymm0                               ;   249.0 fp0     66 r2
        vpxor ymm15, ymm15, ymm4                             ;   250.0 fp1     66 r2
        vpxor ymm4, ymm9, ymm6                               ;   245.0 fp2     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   251.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm15                            ;   251.0 fp0     66 r2
        vpand ymm15, ymm4, ymm2                              ;   249.0 fp1     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   252.0 fp2     66 r2
        vmovdqu ymm15, [rbp + 2144]                          ;   246.0 agu0    77 z reload
        vmovdqu [rbp + 3232], ymm8                           ;   246.3 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm4, ymm15                              ;   253.0 fp3     66 r2
        vmovdqu [rbp + 3264], ymm3                           ;   248.0 agu1+fp5   66 r2 spill
        vpor ymm3, ymm11, ymm15                              ;   253.0 fp0     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   254.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm1                               ;   254.0 fp2     66 r2
        vpand ymm15, ymm5, ymm14                             ;   248.2 fp3     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   253.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm15                              ;   251.0 fp1     66 r2
        vpxor ymm15, ymm14, ymm0                             ;   249.0 fp2     66 r2
        vmovdqu [rbp + 3296], ymm4                           ;   248.8 agu0+fp5   66 r2 spill
        vpand ymm4, ymm12, ymm15                             ;   250.0 fp3     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   252.0 fp0     66 r2
        vpxor ymm4, ymm11, ymm2                              ;   249.5 fp1     66 r2
        vmovdqu [rbp + 3328], ymm15                          ;   250.0 agu2+fp5   66 r2 spill
        vpand ymm15, ymm4, ymm8                              ;   254.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   255.0 fp3     66 r2
        vpand ymm15, ymm1, ymm13                             ;   254.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm15                              ;   256.0 fp1     66 r2
        vmovdqu [rbp + 3360], ymm12                          ;   250.8 agu1+fp5   66 r2 spill
        vpand ymm12, ymm7, ymm6                              ;   251.0 fp2     66 r2
        vpxor ymm10, ymm10, ymm12                            ;   255.0 fp3     66 r2
        vpand ymm12, ymm3, ymm10                             ;   257.0 fp0     66 r2
        vpxor ymm1, ymm1, ymm12                              ;   258.0 fp1     66 r2
        vpand ymm12, ymm10, ymm1                             ;   259.0 fp2     66 r2
        vpxor ymm12, ymm12, ymm13                            ;   260.0 fp3     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   257.0 fp0     66 r2
        vpor ymm15, ymm15, ymm13                             ;   258.0 fp1     66 r2
        vpxor ymm15, ymm15, ymm1                             ;   259.0 fp2     66 r2
        vpand ymm1, ymm1, ymm12                              ;   261.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm1                             ;   262.0 fp0     66 r2
        vpand ymm4, ymm4, ymm12                              ;   261.0 fp1     66 r2
        vpor ymm1, ymm12, ymm15                              ;   261.0 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                             ;   262.0 fp3     66 r2
        vpand ymm9, ymm9, ymm13                              ;   263.0 fp0     66 r2
        vpxor ymm1, ymm12, ymm15                             ;   261.0 fp1     66 r2
        vpand ymm11, ymm11, ymm15                            ;   260.0 fp2     66 r2
        vpxor ymm3, ymm1, ymm13                              ;   263.0 fp3     66 r2
        vpand ymm0, ymm0, ymm13                              ;   263.0 fp0     66 r2
        vpand ymm2, ymm2, ymm1                               ;   262.0 fp1     66 r2
        vpxor ymm13, ymm13, ymm10                            ;   263.0 fp2     66 r2
        vpxor ymm0, ymm0, ymm2                               ;   264.0 fp3     66 r2
        vpand ymm6, ymm6, ymm3                               ;   264.0 fp0     66 r2
        vpand ymm7, ymm7, ymm3                               ;   264.0 fp1     66 r2
        vpand ymm3, ymm15, [rbp + 2144]                      ;   260.0 fp2+agu0   66 r2
        vpxor ymm15, ymm15, ymm13                            ;   264.0 fp3     66 r2
        vpand ymm14, ymm14, ymm13                            ;   264.0 fp0     66 r2
        vpand ymm5, ymm5, ymm13                              ;   264.0 fp1     66 r2
        vpand ymm13, ymm15, [rbp + 3200]                     ;   265.0 fp2+agu1   66 r2
        vpand ymm15, ymm15, [rbp + 2848]                     ;   265.0 fp3+agu0   66 r2
        vpand ymm8, ymm8, ymm12                              ;   261.5 fp0     66 r2
        vpand ymm1, ymm1, [rbp + 3296]                       ;   262.2 fp1+agu1   66 r2
        vpxor ymm12, ymm12, ymm10                            ;   263.0 fp2     66 r2
        vpxor ymm14, ymm14, ymm15                            ;   266.0 fp3     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   266.0 fp0     66 r2
        vpxor ymm13, ymm13, ymm8                             ;   267.0 fp1     66 r2
        vpxor ymm8, ymm8, ymm6                               ;   265.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm5                               ;   265.0 fp3     66 r2
        vpand ymm5, ymm12, [rbp + 3264]                      ;   264.0 fp0+agu0   66 r2
        vpxor ymm13, ymm13, ymm5                             ;   268.0 fp1     66 r2
        vpxor ymm9, ymm9, ymm5                               ;   265.0 fp2     66 r2
        vpxor ymm8, ymm8, ymm9                               ;   266.0 fp3     66 r2
        vpand ymm12, ymm12, [rbp + 3232]                     ;   264.5 fp0+agu1   66 r2
        vpxor ymm3, ymm3, ymm6                               ;   266.0 fp1     66 r2
        vpand ymm5, ymm10, [rbp + 3360]                      ;   265.2 fp2+agu0   66 r2
        vpand ymm10, ymm10, [rbp + 3328]                     ;   265.3 fp3+agu1   66 r2
        vpxor ymm6, ymm0, ymm14                              ;   267.0 fp0     66 r2
        vpxor ymm6, ymm6, ymm8                               ;   268.0 fp1     66 r2
        vpxor ymm1, ymm1, ymm6                               ;   269.0 fp2     66 r2
        vpxor ymm3, ymm3, ymm1                               ;   270.0 fp3     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   271.0 fp0     66 r2
        vpxor ymm4, ymm4, ymm10                              ;   272.0 fp1     66 r2
        vpxor ymm2, ymm2, ymm7                               ;   267.2 fp2     66 r2
        vpxor ymm2, ymm2, ymm4                               ;   273.0 fp3     66 r2
        vmovdqu ymm7, [rel snow2_keystream.T0_constants256]  ;   266.2 agu0    66 r2 reload
        vpxor ymm6, ymm6, ymm7                               ;   273.2 fp0     66 r2
        vpxor ymm5, ymm5, ymm9                               ;   268.0 fp1     66 r2
        vpxor ymm5, ymm5, ymm1                               ;   270.0 fp2     66 r2
        vpxor ymm12, ymm12, ymm14                            ;   268.3 fp3     66 r2
        vpxor ymm12, ymm12, ymm10                            ;   272.0 fp0     66 r2
        vpxor ymm8, ymm8, ymm7                               ;   273.2 fp1     66 r2
        vpxor ymm5, ymm5, ymm7                               ;   273.2 fp2     66 r2
        vpxor ymm12, ymm12, ymm7                             ;   273.2 fp3     66 r2
        vmovdqu ymm14, [rbp + 2272]                          ;   267.7 agu1    66 r2
        vmovdqu ymm1, [rbp + 1952]                           ;   267.8 agu0    77 z reload
        vpxor ymm14, ymm14, ymm1                             ;   274.8 fp0     66 r2
        vpxor ymm9, ymm14, [rbp + 2208]                      ;   275.8 fp1+agu1   66 r2
        vmovdqu ymm10, [rbp + 352]                           ;   268.8 agu0    77 z reload
        vmovdqu [rbp + 2208], ymm6                           ;   274.2 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm9, ymm10                              ;   276.8 fp2     66 r2
        vmovdqu [rbp + 3328], ymm13                          ;   269.5 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm6, [rbp + 320]                       ;   277.8 fp3+agu1   66 r2
        vmovdqu [rbp + 3360], ymm8                           ;   274.2 agu0+fp5   66 r2 spill
        vpxor ymm8, ymm6, [rbp + 2176]                       ;   277.8 fp0+agu1   66 r2
        vmovdqu [rbp + 3232], ymm3                           ;   271.5 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm8, [rbp + 2240]                       ;   278.8 fp1+agu0   66 r2
        vmovdqu [rbp + 2240], ymm12                          ;   274.2 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm3, [rbp + 2272]                      ;   279.8 fp2+agu1   66 r2
        vmovdqu [rbp + 3264], ymm5                           ;   274.2 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm13, [rbp + 1920]                      ;   278.8 fp3+agu1   66 r2
        vmovdqu [rbp + 1920], ymm11                          ;   274.5 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm5, [rbp + 2176]                      ;   279.8 fp0+agu0   66 r2
        vmovdqu [rbp + 3296], ymm0                           ;   275.5 agu1+fp5   66 r2 spill
        vpxor ymm0, ymm5, ymm1                               ;   279.8 fp1     66 r2
        vmovdqu [rbp + 1952], ymm15                          ;   276.5 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm13, ymm12                            ;   280.8 fp2     66 r2
        vmovdqu [rbp + 2848], ymm4                           ;   277.5 agu0+fp5   66 r2 spill
        vpxor ymm4, ymm15, ymm10                             ;   281.8 fp3     66 r2
        vmovdqu [rbp + 3200], ymm2                           ;   278.5 agu1+fp5   66 r2 spill
        vpxor ymm2, ymm0, ymm4                               ;   282.8 fp0     66 r2
        vpxor ymm7, ymm2, [rbp + 2272]                       ;   283.8 fp1+agu0   66 r2
        vmovdqu [rbp + 2272], ymm11                          ;   280.8 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm4, [rbp + 2176]                      ;   282.8 fp2+agu1   66 r2
        vpxor ymm14, ymm14, ymm11                            ;   283.8 fp3     66 r2
        vpand ymm11, ymm11, ymm4                             ;   283.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm11                              ;   284.8 fp1     66 r2
        vmovdqu [rbp + 2144], ymm4                           ;   282.8 agu0+fp5   66 r2 spill
        vpand ymm4, ymm5, ymm2                               ;   283.8 fp2     66 r2
        vpxor ymm9, ymm9, ymm4                               ;   285.8 fp3     66 r2
        vpand ymm4, ymm12, ymm14                             ;   284.8 fp0     66 r2
        vpxor ymm11, ymm11, ymm4                             ;   285.8 fp1     66 r2
        vpxor ymm4, ymm12, ymm0                              ;   280.8 fp2     66 r2
        vpxor ymm1, ymm1, ymm11                              ;   286.8 fp3     66 r2
        vpxor ymm3, ymm3, ymm11                              ;   286.8 fp0     66 r2
        vpand ymm11, ymm4, ymm7                              ;   284.8 fp1     66 r2
        vpxor ymm1, ymm1, ymm11                              ;   287.8 fp2     66 r2
        vpxor ymm11, ymm4, ymm10                             ;   281.8 fp3     66 r2
        vmovdqu [rbp + 3392], ymm5                           ;   282.0 agu2+fp5   66 r2 spill
        vpor ymm5, ymm8, ymm10                               ;   282.2 fp0     66 r2
        vpxor ymm3, ymm3, ymm5                               ;   287.8 fp1     66 r2
        vpxor ymm5, ymm5, ymm9                               ;   286.8 fp2     66 r2
        vpand ymm10, ymm15, ymm6                             ;   283.0 fp3     66 r2
        vpxor ymm1, ymm1, ymm10                              ;   288.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm10                              ;   286.8 fp1     66 r2
        vpxor ymm10, ymm6, ymm14                             ;   284.8 fp2     66 r2
        vmovdqu [rbp + 3424], ymm2                           ;   284.0 agu1+fp5   66 r2 spill
        vpand ymm2, ymm13, ymm10                             ;   285.8 fp3     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   287.8 fp0     66 r2
        vpxor ymm2, ymm8, ymm7                               ;   284.8 fp1     66 r2
        vmovdqu [rbp + 3456], ymm10                          ;   285.8 agu0+fp5   66 r2 spill
        vpand ymm10, ymm11, ymm2                             ;   285.8 fp2     66 r2
        vpxor ymm5, ymm5, ymm10                              ;   287.8 fp3     66 r2
        vpand ymm10, ymm9, ymm1                              ;   289.8 fp0     66 r2
        vpxor ymm5, ymm5, ymm10                              ;   290.8 fp1     66 r2
        vmovdqu [rbp + 3488], ymm13                          ;   286.0 agu2+fp5   66 r2 spill
        vpand ymm13, ymm0, [rbp + 2272]                      ;   287.8 fp2+agu1   66 r2
        vpxor ymm3, ymm3, ymm13                              ;   288.8 fp3     66 r2
        vpand ymm13, ymm3, ymm5                              ;   291.8 fp0     66 r2
        vpxor ymm9, ymm9, ymm13                              ;   292.8 fp1     66 r2
        vpand ymm13, ymm3, ymm9                              ;   293.8 fp2     66 r2
        vpxor ymm13, ymm13, ymm1                             ;   294.8 fp3     66 r2
        vpxor ymm1, ymm1, ymm5                               ;   291.8 fp0     66 r2
        vpor ymm10, ymm10, ymm1                              ;   292.8 fp1     66 r2
        vpxor ymm10, ymm10, ymm9                             ;   293.8 fp2     66 r2
        vpand ymm9, ymm9, ymm13                              ;   295.8 fp3     66 r2
        vpxor ymm3, ymm3, ymm9                               ;   296.8 fp0     66 r2
        vpand ymm2, ymm2, ymm13                              ;   295.8 fp1     66 r2
        vpor ymm5, ymm13, ymm10                              ;   295.8 fp2     66 r2
        vpxor ymm1, ymm1, ymm5                               ;   296.8 fp3     66 r2
        vpand ymm12, ymm12, ymm1                             ;   297.8 fp0     66 r2
        vpxor ymm5, ymm13, ymm10                             ;   295.8 fp1     66 r2
        vpand ymm8, ymm8, ymm10                              ;   294.8 fp2     66 r2
        vpxor ymm9, ymm5, ymm1                               ;   297.8 fp3     66 r2
        vpand ymm14, ymm14, ymm1                             ;   297.8 fp0     66 r2
        vpand ymm7, ymm7, ymm5                               ;   296.8 fp1     66 r2
        vpxor ymm1, ymm1, ymm3                               ;   297.8 fp2     66 r2
        vpxor ymm14, ymm14, ymm7                             ;   298.8 fp3     66 r2
        vpand ymm0, ymm0, ymm9                               ;   298.8 fp0     66 r2
        vpand ymm9, ymm9, [rbp + 2272]                       ;   298.8 fp1+agu0   66 r2
        vpand ymm6, ymm6, ymm1                               ;   298.8 fp2     66 r2
        vpand ymm4, ymm4, ymm5                               ;   296.8 fp3     66 r2
        vpand ymm5, ymm10, [rbp + 352]                       ;   295.8 fp0+agu1   66 r2
        vpxor ymm10, ymm10, ymm1                             ;   298.8 fp1     66 r2
        vpand ymm15, ymm15, ymm1                             ;   298.8 fp2     66 r2
        vpand ymm1, ymm10, [rbp + 2144]                      ;   299.8 fp3+agu0   66 r2
        vpand ymm10, ymm10, [rbp + 2176]                     ;   299.8 fp0+agu1   66 r2
        vpand ymm11, ymm11, ymm13                            ;   297.0 fp1     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   297.8 fp2     66 r2
        vpxor ymm6, ymm6, ymm10                              ;   300.8 fp3     66 r2
        vpxor ymm1, ymm1, ymm5                               ;   300.8 fp0     66 r2
        vpxor ymm1, ymm1, ymm11                              ;   301.8 fp1     66 r2
        vpxor ymm11, ymm11, ymm0                             ;   299.8 fp2     66 r2
        vpxor ymm5, ymm5, ymm15                              ;   299.8 fp3     66 r2
        vpand ymm15, ymm13, [rbp + 3424]                     ;   298.8 fp0+agu0   66 r2
        vpxor ymm1, ymm1, ymm15                              ;   302.8 fp1     66 r2
        vpxor ymm12, ymm12, ymm15                            ;   299.8 fp2     66 r2
        vpxor ymm11, ymm11, ymm12                            ;   300.8 fp3     66 r2
        vpand ymm13, ymm13, [rbp + 3392]                     ;   299.8 fp0+agu1   66 r2
        vpxor ymm5, ymm5, ymm0                               ;   300.8 fp1     66 r2
        vpand ymm15, ymm3, [rbp + 3488]                      ;   300.2 fp2+agu0   66 r2
        vpand ymm3, ymm3, [rbp + 3456]                       ;   300.3 fp3+agu1   66 r2
        vpxor ymm0, ymm14, ymm6                              ;   301.8 fp0     66 r2
        vpxor ymm0, ymm0, ymm11                              ;   302.8 fp1     66 r2
        vpxor ymm4, ymm4, ymm0                               ;   303.8 fp2     66 r2
        vpxor ymm5, ymm5, ymm4                               ;   304.8 fp3     66 r2
        vpxor ymm3, ymm3, ymm5                               ;   305.8 fp0     66 r2
        vpxor ymm2, ymm2, ymm3                               ;   306.8 fp1     66 r2
        vpxor ymm7, ymm7, ymm9                               ;   302.2 fp2     66 r2
        vpxor ymm7, ymm7, ymm2                               ;   307.8 fp3     66 r2
        vpxor ymm8, ymm8, ymm14                              ;   302.8 fp0     66 r2
        vpxor ymm8, ymm8, ymm10                              ;   303.8 fp1     66 r2
        vpxor ymm8, ymm8, ymm2                               ;   307.8 fp2     66 r2
        vmovdqu ymm14, [rel snow2_keystream.T0_constants256] ;   301.5 agu0    66 r2 reload
        vpxor ymm11, ymm11, ymm14                            ;   308.5 fp3     66 r2
        vpxor ymm15, ymm15, ymm12                            ;   303.8 fp0     66 r2
        vpxor ymm15, ymm15, ymm4                             ;   304.8 fp1     66 r2
        vpxor ymm13, ymm13, ymm6                             ;   304.2 fp2     66 r2
        vpxor ymm13, ymm13, ymm3                             ;   306.8 fp3     66 r2
        vpxor ymm15, ymm15, ymm14                            ;   308.5 fp0     66 r2
        vpxor ymm13, ymm13, ymm14                            ;   308.5 fp1     66 r2
        vmovdqu ymm2, [rbp + 480]                            ;   303.0 agu1    66 r2
        vmovdqu ymm3, [rbp + 512]                            ;   303.2 agu0    77 z reload
        vpxor ymm2, ymm2, ymm3                               ;   310.2 fp2     66 r2
        vpxor ymm4, ymm2, [rbp + 416]                        ;   311.2 fp3+agu1   66 r2
        vmovdqu ymm6, [rbp + 608]                            ;   304.2 agu0    77 z reload
        vpxor ymm9, ymm4, ymm6                               ;   312.2 fp0     66 r2
        vpxor ymm10, ymm9, [rbp + 576]                       ;   313.2 fp1+agu1   66 r2
        vmovdqu ymm12, [rbp + 384]                           ;   305.2 agu0    77 z reload
        vmovdqu [rbp + 3456], ymm5                           ;   305.8 agu2+fp5   66 r2 spill
        vpxor ymm5, ymm9, ymm12                              ;   313.2 fp2     66 r2
        vmovdqu [rbp + 3488], ymm1                           ;   305.5 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm5, [rbp + 448]                        ;   314.2 fp3+agu1   66 r2
        vmovdqu [rbp + 3392], ymm11                          ;   309.5 agu0+fp5   66 r2 spill
        vpxor ymm11, ymm1, [rbp + 480]                       ;   315.2 fp0+agu1   66 r2
        vmovdqu [rbp + 3424], ymm0                           ;   307.5 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm10, [rbp + 544]                       ;   314.2 fp1+agu0   66 r2
        vmovdqu [rbp + 2176], ymm13                          ;   309.5 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm0, ymm12                             ;   315.2 fp2     66 r2
        vmovdqu [rbp + 2144], ymm15                          ;   309.5 agu1+fp5   66 r2 spill
        vpxor ymm15, ymm0, ymm3                              ;   315.2 fp3     66 r2
        vmovdqu [rbp + 2272], ymm8                           ;   310.5 agu0+fp5   66 r2 spill
        vpxor ymm8, ymm10, ymm11                             ;   316.2 fp0     66 r2
        vmovdqu [rbp + 3520], ymm7                           ;   311.5 agu2+fp5   66 r2 spill
        vpxor ymm7, ymm8, ymm6                               ;   317.2 fp1     66 r2
        vpxor ymm14, ymm15, ymm7                             ;   318.2 fp2     66 r2
        vmovdqu [rbp + 3552], ymm13                          ;   316.2 agu1+fp5   66 r2 spill
        vpxor ymm13, ymm14, [rbp + 480]                      ;   319.2 fp3+agu0   66 r2
        vpxor ymm6, ymm7, ymm12                              ;   318.2 fp0     66 r2
        vpxor ymm2, ymm2, ymm6                               ;   319.2 fp1     66 r2
        vpand ymm6, ymm6, ymm7                               ;   319.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm6                               ;   320.2 fp3     66 r2
        vpand ymm12, ymm0, ymm14                             ;   319.2 fp0     66 r2
        vpxor ymm4, ymm4, ymm12                              ;   321.2 fp1     66 r2
        vpand ymm12, ymm11, ymm2                             ;   320.2 fp2     66 r2
        vpxor ymm6, ymm6, ymm12                              ;   321.2 fp3     66 r2
        vpxor ymm12, ymm11, ymm15                            ;   316.2 fp0     66 r2
        vpxor ymm3, ymm3, ymm6                               ;   322.2 fp1     66 r2
        vpxor ymm1, ymm1, ymm6                               ;   322.2 fp2     66 r2
        vpand ymm6, ymm12, ymm13                             ;   320.2 fp3     66 r2
        vpxor ymm3, ymm3, ymm6                               ;   323.2 fp0     66 r2
        vmovdqu ymm6, [rbp + 608]                            ;   316.5 agu1    77 z reload
        vmovdqu [rbp + 3584], ymm0                           ;   316.7 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm12, ymm6                              ;   323.5 fp1     66 r2
        vmovdqu [rbp + 3616], ymm14                          ;   319.2 agu0+fp5   66 r2 spill
        vpor ymm14, ymm5, ymm6                               ;   323.5 fp2     66 r2
        vpxor ymm1, ymm1, ymm14                              ;   324.5 fp3     66 r2
        vpxor ymm14, ymm14, ymm4                             ;   324.5 fp0     66 r2
        vpand ymm6, ymm8, ymm9                               ;   319.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm6                               ;   324.2 fp2     66 r2
        vpxor ymm4, ymm4, ymm6                               ;   322.2 fp3     66 r2
        vpxor ymm6, ymm9, ymm2                               ;   320.2 fp0     66 r2
        vmovdqu [rbp + 3648], ymm12                          ;   320.0 agu1+fp5   66 r2 spill
        vpand ymm12, ymm10, ymm6                             ;   321.2 fp1     66 r2
        vpxor ymm4, ymm4, ymm12                              ;   323.2 fp2     66 r2
        vpxor ymm12, ymm5, ymm13                             ;   320.7 fp3     66 r2
        vmovdqu [rbp + 3680], ymm6                           ;   321.2 agu2+fp5   66 r2 spill
        vpand ymm6, ymm12, ymm0                              ;   324.5 fp0     66 r2
        vpxor ymm14, ymm14, ymm6                             ;   325.5 fp1     66 r2
        vpand ymm6, ymm4, ymm3                               ;   325.2 fp2     66 r2
        vpxor ymm14, ymm14, ymm6                             ;   326.5 fp3     66 r2
        vmovdqu [rbp + 3712], ymm10                          ;   322.0 agu0+fp5   66 r2 spill
        vpand ymm10, ymm15, [rbp + 3552]                     ;   323.2 fp0+agu1   66 r2
        vpxor ymm1, ymm1, ymm10                              ;   325.5 fp1     66 r2
        vpand ymm10, ymm14, ymm1                             ;   327.5 fp2     66 r2
        vpxor ymm4, ymm4, ymm10                              ;   328.5 fp3     66 r2
        vpand ymm10, ymm1, ymm4                              ;   329.5 fp0     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   330.5 fp1     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   327.5 fp2     66 r2
        vpor ymm6, ymm6, ymm3                                ;   328.5 fp3     66 r2
        vpxor ymm6, ymm6, ymm4                               ;   329.5 fp0     66 r2
        vpand ymm4, ymm4, ymm10                              ;   331.5 fp1     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   332.5 fp2     66 r2
        vpand ymm12, ymm12, ymm10                            ;   331.5 fp3     66 r2
        vpor ymm14, ymm10, ymm6                              ;   331.5 fp0     66 r2
        vpxor ymm3, ymm3, ymm14                              ;   332.5 fp1     66 r2
        vpand ymm11, ymm11, ymm3                             ;   333.5 fp2     66 r2
        vpxor ymm14, ymm10, ymm6                             ;   331.5 fp3     66 r2
        vpand ymm5, ymm5, ymm6                               ;   330.5 fp0     66 r2
        vpxor ymm4, ymm14, ymm3                              ;   333.5 fp1     66 r2
        vpand ymm2, ymm2, ymm3                               ;   333.5 fp2     66 r2
        vpand ymm13, ymm13, ymm14                            ;   332.5 fp3     66 r2
        vpxor ymm3, ymm3, ymm1                               ;   333.5 fp0     66 r2
        vpxor ymm2, ymm2, ymm13                              ;   334.5 fp1     66 r2
        vpand ymm15, ymm15, ymm4                             ;   334.5 fp2     66 r2
        vpand ymm4, ymm4, [rbp + 3552]                       ;   334.5 fp3+agu0   66 r2
        vpand ymm9, ymm9, ymm3                               ;   334.5 fp0     66 r2
        vpand ymm8, ymm8, ymm3                               ;   334.5 fp1     66 r2
        vpxor ymm3, ymm3, ymm6                               ;   334.5 fp2     66 r2
        vpand ymm6, ymm6, [rbp + 608]                        ;   331.7 fp3+agu1   66 r2
        vpand ymm7, ymm7, ymm3                               ;   335.5 fp0     66 r2
        vpand ymm3, ymm3, [rbp + 384]                        ;   335.5 fp1+agu0   66 r2
        vpand ymm0, ymm0, ymm10                              ;   332.5 fp2     66 r2
        vpand ymm14, ymm14, [rbp + 3648]                     ;   332.7 fp3+agu1   66 r2
        vpxor ymm10, ymm10, ymm1                             ;   333.5 fp0     66 r2
        vpxor ymm9, ymm9, ymm3                               ;   336.5 fp1     66 r2
        vpxor ymm7, ymm7, ymm6                               ;   336.5 fp2     66 r2
        vpxor ymm7, ymm7, ymm0                               ;   337.5 fp3     66 r2
        vpxor ymm0, ymm0, ymm15                              ;   335.5 fp0     66 r2
        vpxor ymm6, ymm6, ymm8                               ;   335.5 fp1     66 r2
        vpand ymm8, ymm10, [rbp + 3616]                      ;   334.5 fp2+agu0   66 r2
        vpxor ymm7, ymm7, ymm8                               ;   338.5 fp3     66 r2
        vpxor ymm11, ymm11, ymm8                             ;   335.5 fp0     66 r2
        vpxor ymm0, ymm0, ymm11                              ;   336.5 fp1     66 r2
        vpand ymm10, ymm10, [rbp + 3584]                     ;   335.5 fp2+agu1   66 r2
        vpxor ymm6, ymm6, ymm15                              ;   336.5 fp3     66 r2
        vpand ymm15, ymm1, [rbp + 3712]                      ;   335.8 fp0+agu0   66 r2
        vpand ymm1, ymm1, [rbp + 3680]                       ;   336.0 fp1+agu1   66 r2
        vpxor ymm8, ymm2, ymm9                               ;   337.5 fp2     66 r2
        vpxor ymm8, ymm8, ymm0                               ;   338.5 fp3     66 r2
        vpxor ymm14, ymm14, ymm8                             ;   339.5 fp0     66 r2
        vpxor ymm6, ymm6, ymm14                              ;   340.5 fp1     66 r2
        vpxor ymm1, ymm1, ymm6                               ;   341.5 fp2     66 r2
        vpxor ymm12, ymm12, ymm1                             ;   342.5 fp3     66 r2
        vpxor ymm13, ymm13, ymm4                             ;   337.8 fp0     66 r2
        vpxor ymm13, ymm13, ymm12                            ;   343.5 fp1     66 r2
        vpxor ymm5, ymm5, ymm2                               ;   338.5 fp2     66 r2
        vpxor ymm5, ymm5, ymm3                               ;   339.5 fp3     66 r2
        vpxor ymm5, ymm5, ymm12                              ;   343.5 fp0     66 r2
        vmovdqu ymm2, [rel snow2_keystream.T0_constants256]  ;   337.2 agu0    66 r2 reload
        vpxor ymm8, ymm8, ymm2                               ;   344.2 fp1     66 r2
        vpxor ymm15, ymm15, ymm11                            ;   339.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm14                            ;   340.5 fp3     66 r2
        vpxor ymm0, ymm0, ymm2                               ;   344.2 fp0     66 r2
        vpxor ymm10, ymm10, ymm9                             ;   340.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm1                             ;   342.5 fp2     66 r2
        vpxor ymm15, ymm15, ymm2                             ;   344.2 fp3     66 r2
        vpxor ymm10, ymm10, ymm2                             ;   344.2 fp0     66 r2
        vmovdqu ymm14, [rbp + 736]                           ;   338.8 agu1    66 r2
        vmovdqu ymm1, [rbp + 768]                            ;   339.0 agu0    77 z reload
        vpxor ymm14, ymm14, ymm1                             ;   346.0 fp1     66 r2
        vpxor ymm3, ymm14, [rbp + 672]                       ;   347.0 fp2+agu1   66 r2
        vmovdqu ymm4, [rbp + 864]                            ;   340.0 agu0    77 z reload
        vpxor ymm9, ymm3, ymm4                               ;   348.0 fp3     66 r2
        vpxor ymm11, ymm9, [rbp + 832]                       ;   349.0 fp0+agu1   66 r2
        vmovdqu ymm12, [rbp + 640]                           ;   341.0 agu0    77 z reload
        vpxor ymm2, ymm9, ymm12                              ;   349.0 fp1     66 r2
        vmovdqu [rbp + 3680], ymm0                           ;   345.2 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm2, [rbp + 704]                        ;   350.0 fp2+agu1   66 r2
        vmovdqu [rbp + 3712], ymm8                           ;   345.2 agu2+fp5   66 r2 spill
        vpxor ymm8, ymm0, [rbp + 736]                        ;   351.0 fp3+agu0   66 r2
        vmovdqu [rbp + 3584], ymm15                          ;   345.2 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm11, [rbp + 800]                      ;   350.0 fp0+agu1   66 r2
        vmovdqu [rbp + 3616], ymm5                           ;   344.5 agu0+fp5   66 r2 spill
        vpxor ymm5, ymm15, ymm12                             ;   351.0 fp1     66 r2
        vmovdqu [rbp + 3648], ymm13                          ;   344.7 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm15, ymm1                             ;   351.0 fp2     66 r2
        vmovdqu [rbp + 3552], ymm7                           ;   345.7 agu1+fp5   66 r2 spill
        vpxor ymm7, ymm11, ymm8                              ;   352.0 fp3     66 r2
        vmovdqu [rbp + 3744], ymm6                           ;   346.7 agu0+fp5   66 r2 spill
        vpxor ymm6, ymm7, ymm4                               ;   353.0 fp0     66 r2
        vmovdqu [rbp + 3776], ymm10                          ;   347.7 agu2+fp5   66 r2 spill
        vpxor ymm10, ymm13, ymm6                             ;   354.0 fp1     66 r2
        vmovdqu [rbp + 3808], ymm5                           ;   352.0 agu1+fp5   66 r2 spill
        vpxor ymm5, ymm10, [rbp + 736]                       ;   355.0 fp2+agu0   66 r2
        vpxor ymm4, ymm6, ymm12                              ;   354.0 fp3     66 r2
        vpxor ymm14, ymm14, ymm4                             ;   355.0 fp0     66 r2
        vpand ymm4, ymm4, ymm6                               ;   355.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   356.0 fp2     66 r2
        vpand ymm12, ymm15, ymm10                            ;   355.0 fp3     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   357.0 fp0     66 r2
        vpand ymm12, ymm8, ymm14                             ;   356.0 fp1     66 r2
        vpxor ymm4, ymm4, ymm12                              ;   357.0 fp2     66 r2
        vpxor ymm12, ymm8, ymm13                             ;   352.0 fp3     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   358.0 fp0     66 r2
        vpxor ymm0, ymm0, ymm4                               ;   358.0 fp1     66 r2
        vpand ymm4, ymm12, ymm5                              ;   356.0 fp2     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   359.0 fp3     66 r2
        vmovdqu ymm4, [rbp + 864]                            ;   352.3 agu1    77 z reload
        vmovdqu [rbp + 3840], ymm15                          ;   352.5 agu2+fp5   66 r2 spill
        vpxor ymm15, ymm12, ymm4                             ;   359.3 fp0     66 r2
        vmovdqu [rbp + 3872], ymm10                          ;   355.0 agu0+fp5   66 r2 spill
        vpor ymm10, ymm2, ymm4                               ;   359.3 fp1     66 r2
        vpxor ymm0, ymm0, ymm10                              ;   360.3 fp2     66 r2
        vpxor ymm10, ymm10, ymm3                             ;   360.3 fp3     66 r2
        vpand ymm4, ymm7, ymm9                               ;   355.2 fp0     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   360.0 fp1     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   358.0 fp2     66 r2
        vpxor ymm4, ymm9, ymm14                              ;   356.0 fp3     66 r2
        vmovdqu [rbp + 3904], ymm12                          ;   355.8 agu1+fp5   66 r2 spill
        vpand ymm12, ymm11, ymm4                             ;   357.0 fp0     66 r2
        vpxor ymm3, ymm3, ymm12                              ;   359.0 fp1     66 r2
        vpxor ymm12, ymm2, ymm5                              ;   356.5 fp2     66 r2
        vmovdqu [rbp + 3936], ymm4                           ;   357.0 agu2+fp5   66 r2 spill
        vpand ymm4, ymm12, ymm15                             ;   360.3 fp3     66 r2
        vpxor ymm10, ymm10, ymm4                             ;   361.3 fp0     66 r2
        vpand ymm4, ymm3, ymm1                               ;   361.0 fp1     66 r2
        vpxor ymm10, ymm10, ymm4                             ;   362.3 fp2     66 r2
        vmovdqu [rbp + 3968], ymm11                          ;   357.8 agu0+fp5   66 r2 spill
        vpand ymm11, ymm13, [rbp + 3808]                     ;   359.0 fp3+agu1   66 r2
        vpxor ymm0, ymm0, ymm11                              ;   361.3 fp0     66 r2
        vpand ymm11, ymm10, ymm0                             ;   363.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm11                              ;   364.3 fp2     66 r2
        vpand ymm11, ymm0, ymm3                              ;   365.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm1                             ;   366.3 fp0     66 r2
        vpxor ymm1, ymm1, ymm10                              ;   363.3 fp1     66 r2
        vpor ymm4, ymm4, ymm1                                ;   364.3 fp2     66 r2
        vpxor ymm4, ymm4, ymm3                               ;   365.3 fp3     66 r2
        vpand ymm3, ymm3, ymm11                              ;   367.3 fp0     66 r2
        vpxor ymm0, ymm0, ymm3                               ;   368.3 fp1     66 r2
        vpand ymm12, ymm12, ymm11                            ;   367.3 fp2     66 r2
        vpor ymm3, ymm11, ymm4                               ;   367.3 fp3     66 r2
        vpxor ymm1, ymm1, ymm3                               ;   368.3 fp0     66 r2
        vpand ymm8, ymm8, ymm1                               ;   369.3 fp1     66 r2
        vpxor ymm3, ymm11, ymm4                              ;   367.3 fp2     66 r2
        vpand ymm2, ymm2, ymm4                               ;   366.3 fp3     66 r2
        vpxor ymm10, ymm3, ymm1                              ;   369.3 fp0     66 r2
        vpand ymm14, ymm14, ymm1                             ;   369.3 fp1     66 r2
        vpand ymm5, ymm5, ymm3                               ;   368.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm0                               ;   369.3 fp3     66 r2
        vpxor ymm14, ymm14, ymm5                             ;   370.3 fp0     66 r2
        vpand ymm13, ymm13, ymm10                            ;   370.3 fp1     66 r2
        vpand ymm10, ymm10, [rbp + 3808]                     ;   370.3 fp2+agu0   66 r2
        vpand ymm9, ymm9, ymm1                               ;   370.3 fp3     66 r2
        vpand ymm7, ymm7, ymm1                               ;   370.3 fp0     66 r2
        vpxor ymm1, ymm1, ymm4                               ;   370.3 fp1     66 r2
        vpand ymm4, ymm4, [rbp + 864]                        ;   367.5 fp2+agu1   66 r2
        vpand ymm6, ymm6, ymm1                               ;   371.3 fp3     66 r2
        vpand ymm1, ymm1, [rbp + 640]                        ;   371.3 fp0+agu0   66 r2
        vpand ymm15, ymm15, ymm11                            ;   368.3 fp1     66 r2
        vpand ymm3, ymm3, [rbp + 3904]                       ;   368.5 fp2+agu1   66 r2
        vpxor ymm11, ymm11, ymm0                             ;   369.3 fp3     66 r2
        vpxor ymm9, ymm9, ymm1                               ;   372.3 fp0     66 r2
        vpxor ymm6, ymm6, ymm4                               ;   372.3 fp1     66 r2
        vpxor ymm6, ymm6, ymm15                              ;   373.3 fp2     66 r2
        vpxor ymm15, ymm15, ymm13                            ;   371.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm7                               ;   371.3 fp0     66 r2
        vpand ymm7, ymm11, [rbp + 3872]                      ;   370.3 fp1+agu0   66 r2
        vpxor ymm6, ymm6, ymm7                               ;   374.3 fp2     66 r2
        vpxor ymm8, ymm8, ymm7                               ;   371.3 fp3     66 r2
        vpxor ymm15, ymm15, ymm8                             ;   372.3 fp0     66 r2
        vpand ymm11, ymm11, [rbp + 3840]                     ;   371.3 fp1+agu1   66 r2
        vpxor ymm4, ymm4, ymm13                              ;   372.3 fp2     66 r2
        vpand ymm7, ymm0, [rbp + 3968]                       ;   371.7 fp3+agu0   66 r2
        vpand ymm0, ymm0, [rbp + 3936]                       ;   371.8 fp0+agu1   66 r2
        vpxor ymm13, ymm14, ymm9                             ;   373.3 fp1     66 r2
        vpxor ymm13, ymm13, ymm15                            ;   374.3 fp2     66 r2
        vpxor ymm3, ymm3, ymm13                              ;   375.3 fp3     66 r2
        vpxor ymm4, ymm4, ymm3                               ;   376.3 fp0     66 r2
        vpxor ymm0, ymm0, ymm4                               ;   377.3 fp1     66 r2
        vpxor ymm12, ymm12, ymm0                             ;   378.3 fp2     66 r2
        vpxor ymm5, ymm5, ymm10                              ;   373.7 fp3     66 r2
        vpxor ymm5, ymm5, ymm12                              ;   379.3 fp0     66 r2
        vpxor ymm2, ymm2, ymm14                              ;   374.3 fp1     66 r2
        vpxor ymm2, ymm2, ymm1                               ;   375.3 fp2     66 r2
        vpxor ymm2, ymm2, ymm12                              ;   379.3 fp3     66 r2
        vmovdqu ymm14, [rel snow2_keystream.T0_constants256] ;   373.0 agu0    66 r2 reload
        vpxor ymm15, ymm15, ymm14                            ;   380.0 fp0     66 r2
        vmovdqu ymm1, [rbp + 3200]                           ;   373.3 agu1    66 r2
        vmovdqu ymm10, [rbp + 3520]                          ;   374.0 agu0    66 r2 reload
        vpxor ymm1, ymm1, ymm10                              ;   381.0 fp1     66 r2
        vmovdqu ymm12, [rbp + 1920]                          ;   374.3 agu1    66 r2
        vpxor ymm12, ymm12, [rbp + 3296]                     ;   381.3 fp2+agu0   66 r2
        vpxor ymm12, ymm12, [rbp + 2848]                     ;   382.3 fp3+agu1   66 r2
        vpxor ymm12, ymm12, [rbp + 1952]                     ;   383.3 fp0+agu0   66 r2
        vpxor ymm12, ymm12, [rbp + 2272]                     ;   384.3 fp1+agu1   66 r2
        vpxor ymm7, ymm7, ymm8                               ;   376.5 fp2     66 r2
        vpxor ymm7, ymm7, ymm3                               ;   377.5 fp3     66 r2
        vmovdqu ymm3, [rbp + 3264]                           ;   377.0 agu0    66 r2
        vmovdqu ymm8, [rbp + 2144]                           ;   377.3 agu1    66 r2 reload
        vpxor ymm3, ymm3, ymm8                               ;   384.3 fp0     66 r2
        vpxor ymm7, ymm7, ymm8                               ;   384.3 fp1     66 r2
        vmovdqu ymm8, [rbp + 3200]                           ;   378.0 agu0    66 r2 reload
        vmovdqu [rbp + 2144], ymm2                           ;   380.3 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm5, ymm8                               ;   385.0 fp2     66 r2
        vpxor ymm7, ymm7, ymm14                              ;   385.3 fp3     66 r2
        vpxor ymm11, ymm11, ymm9                             ;   377.8 fp0     66 r2
        vmovdqu ymm9, [rbp + 2240]                           ;   378.3 agu1    66 r2
        vpxor ymm9, ymm9, [rbp + 2176]                       ;   385.3 fp1+agu0   66 r2
        vpxor ymm8, ymm8, ymm9                               ;   386.3 fp2     66 r2
        vpxor ymm11, ymm11, ymm0                             ;   378.8 fp3     66 r2
        vmovdqu ymm0, [rbp + 3232]                           ;   379.3 agu1    66 r2 reload
        vmovdqu [rbp + 3200], ymm12                          ;   385.3 agu2+fp5   66 r2 spill
        vpxor ymm12, ymm4, ymm0                              ;   386.3 fp0     66 r2
        vpxor ymm12, ymm12, ymm3                             ;   387.3 fp1     66 r2
        vpxor ymm3, ymm3, [rbp + 3776]                       ;   385.3 fp2+agu0   66 r2
        vpxor ymm11, ymm11, ymm14                            ;   380.3 fp3     66 r2
        vpxor ymm11, ymm11, [rbp + 2176]                     ;   381.3 fp0+agu1   66 r2
        vpxor ymm9, ymm9, ymm7                               ;   386.3 fp1     66 r2
        vpxor ymm10, ymm10, [rbp + 3648]                     ;   381.3 fp2+agu0   66 r2
        vpxor ymm5, ymm5, [rbp + 3648]                       ;   381.5 fp3+agu1   66 r2
        vpxor ymm13, ymm13, ymm14                            ;   381.7 fp0     66 r2
        vpxor ymm14, ymm14, ymm1                             ;   382.0 fp1     66 r2
        vpxor ymm14, ymm14, [rbp + 3424]                     ;   383.0 fp2+agu0   66 r2
        vpxor ymm13, ymm13, [rbp + 3712]                     ;   382.7 fp3+agu1   66 r2
        vmovdqu ymm0, [rbp + 2240]                           ;   383.3 agu0    66 r2
        vpxor ymm0, ymm0, [rbp + 3776]                       ;   390.3 fp0+agu1   66 r2
        vmovdqu [rbp + 3776], ymm1                           ;   383.0 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm4, [rbp + 3744]                       ;   384.3 fp1+agu0   66 r2
        vmovdqu [rbp + 3744], ymm4                           ;   384.0 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm7, [rbp + 3264]                       ;   386.3 fp2+agu1   66 r2
        vpxor ymm4, ymm4, ymm1                               ;   387.3 fp3     66 r2
        vpxor ymm7, ymm7, [rbp + 3584]                       ;   386.3 fp0+agu0   66 r2
        vmovdqu [rbp + 1568], ymm4                           ;   388.3 agu2+fp5   66 r2 spill
        vpxor ymm4, ymm3, ymm9                               ;   387.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm11                              ;   386.3 fp2     66 r2
        vmovdqu [rbp + 1856], ymm4                           ;   388.3 agu1+fp5   66 r2 spill
        vpxor ymm4, ymm6, [rbp + 3552]                       ;   386.3 fp3+agu0   66 r2
        vmovdqu [rbp + 3648], ymm9                           ;   387.3 agu2+fp5   66 r2 spill
        vpxor ymm9, ymm10, [rbp + 2272]                      ;   386.5 fp0+agu1   66 r2
        vpxor ymm9, ymm9, [rbp + 3616]                       ;   387.5 fp1+agu0   66 r2
        vmovdqu [rbp + 2272], ymm6                           ;   388.0 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm4, [rbp + 3392]                       ;   387.5 fp2+agu1   66 r2
        vpxor ymm4, ymm4, ymm5                               ;   387.3 fp3     66 r2
        vmovdqu [rbp + 1088], ymm3                           ;   389.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm10, ymm8                              ;   387.3 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   388.3 fp1     66 r2
        vpxor ymm3, ymm3, ymm2                               ;   388.3 fp2     66 r2
        vpxor ymm10, ymm10, ymm13                            ;   387.7 fp3     66 r2
        vmovdqu [rbp + 1120], ymm3                           ;   390.0 agu0+fp5   66 r2 spill
        vpxor ymm3, ymm6, [rbp + 3360]                       ;   388.5 fp0+agu1   66 r2
        vpxor ymm6, ymm6, [rbp + 3328]                       ;   389.3 fp1+agu0   66 r2
        vmovdqu [rbp + 1888], ymm11                          ;   391.0 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm3, [rbp + 3488]                      ;   389.5 fp2+agu1   66 r2
        vpxor ymm3, ymm3, ymm15                              ;   389.5 fp3     66 r2
        vmovdqu [rbp + 960], ymm11                           ;   392.0 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm13, ymm4                             ;   389.0 fp0     66 r2
        vpxor ymm11, ymm11, ymm3                             ;   390.5 fp1     66 r2
        vpxor ymm13, ymm13, ymm14                            ;   389.5 fp2     66 r2
        vpxor ymm14, ymm14, [rbp + 2208]                     ;   390.3 fp3+agu0   66 r2
        vmovdqu [rbp + 3296], ymm1                           ;   393.0 agu1+fp5   66 r2 spill
        vmovdqu ymm1, [rbp + 3488]                           ;   391.3 agu0    66 r2
        vpxor ymm1, ymm1, [rbp + 3552]                       ;   398.3 fp0+agu1   66 r2
        vmovdqu [rbp + 1440], ymm11                          ;   394.0 agu2+fp5   66 r2 spill
        vpxor ymm11, ymm6, [rbp + 3680]                      ;   392.3 fp1+agu0   66 r2
        vpxor ymm6, ymm6, ymm1                               ;   399.3 fp2     66 r2
        vpxor ymm1, ymm1, ymm9                               ;   399.3 fp3     66 r2
        vpxor ymm3, ymm3, ymm6                               ;   400.3 fp0     66 r2
        vpxor ymm9, ymm9, [rbp + 3296]                       ;   400.0 fp1+agu1   66 r2
        vmovdqu [rbp + 1728], ymm3                           ;   401.3 agu2+fp5   66 r2 spill
        vmovdqu ymm3, [rbp + 2144]                           ;   393.3 agu0    66 r2
        vpxor ymm3, ymm3, [rbp + 3200]                       ;   400.3 fp2+agu1   66 r2
        vpxor ymm1, ymm1, ymm3                               ;   401.3 fp3     66 r2
        vpxor ymm3, ymm3, ymm4                               ;   401.3 fp0     66 r2
        vmovdqu [rbp + 1504], ymm3                           ;   402.3 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm5, ymm0                               ;   392.2 fp1     66 r2
        vpxor ymm8, ymm8, ymm3                               ;   393.2 fp2     66 r2
        vpxor ymm3, ymm3, [rbp + 1888]                       ;   398.0 fp3+agu0   66 r2
        vpxor ymm5, ymm5, [rbp + 3616]                       ;   394.5 fp0+agu1   66 r2
        vpxor ymm5, ymm5, [rbp + 2144]                       ;   395.5 fp1+agu0   66 r2
        vpxor ymm5, ymm5, [rbp + 3744]                       ;   396.5 fp2+agu1   66 r2
        vmovdqu [rbp + 1632], ymm3                           ;   399.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm12, [rbp + 3584]                      ;   396.3 fp3+agu0   66 r2
        vpxor ymm12, ymm12, [rbp + 3296]                     ;   400.0 fp0+agu1   66 r2
        vpxor ymm4, ymm4, ymm1                               ;   402.3 fp1     66 r2
        vmovdqu [rbp + 1824], ymm3                           ;   398.0 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm10, [rbp + 2208]                      ;   397.3 fp2+agu0   66 r2
        vmovdqu [rbp + 1376], ymm8                           ;   399.0 agu2+fp5   66 r2 spill
        vmovdqu ymm8, [rbp + 3232]                           ;   398.0 agu1    66 r2
        vpxor ymm8, ymm8, [rbp + 3456]                       ;   405.0 fp3+agu0   66 r2
        vpxor ymm5, ymm5, ymm8                               ;   406.0 fp0     66 r2
        vpxor ymm8, ymm8, ymm7                               ;   406.0 fp1     66 r2
        vpxor ymm7, ymm7, [rbp + 1088]                       ;   399.0 fp2+agu1   66 r2
        vpxor ymm7, ymm7, [rbp + 3264]                       ;   400.0 fp3+agu0   66 r2
        vpxor ymm0, ymm0, ymm7                               ;   401.0 fp0     66 r2
        vpxor ymm7, ymm7, [rbp + 3648]                       ;   401.0 fp1+agu1   66 r2
        vpxor ymm12, ymm12, ymm8                             ;   407.0 fp2     66 r2
        vmovdqu [rbp + 1600], ymm0                           ;   402.0 agu2+fp5   66 r2 spill
        vmovdqu ymm0, [rbp + 3392]                           ;   400.3 agu0    66 r2
        vpxor ymm0, ymm0, [rbp + 3680]                       ;   407.3 fp3+agu1   66 r2
        vpxor ymm15, ymm15, ymm0                             ;   408.3 fp0     66 r2
        vpxor ymm6, ymm6, ymm15                              ;   409.3 fp1     66 r2
        vpxor ymm0, ymm0, ymm13                              ;   408.3 fp2     66 r2
        vpxor ymm15, ymm15, ymm14                            ;   409.3 fp3     66 r2
        vmovdqu [rbp + 1472], ymm6                           ;   410.3 agu2+fp5   66 r2 spill
        vpxor ymm6, ymm2, [rbp + 3712]                       ;   401.5 fp0+agu0   66 r2
        vpxor ymm14, ymm14, ymm6                             ;   402.5 fp1     66 r2
        vpxor ymm6, ymm6, ymm0                               ;   409.3 fp2     66 r2
        vpxor ymm0, ymm0, ymm14                              ;   409.3 fp3     66 r2
        vpxor ymm0, ymm0, [rbp + 3360]                       ;   410.3 fp0+agu1   66 r2
        vpxor ymm6, ymm6, [rbp + 1440]                       ;   410.3 fp1+agu0   66 r2
        vpxor ymm10, ymm10, ymm14                            ;   403.5 fp2     66 r2
        vpxor ymm2, ymm2, [rbp + 2272]                       ;   403.3 fp3+agu1   66 r2
        vpxor ymm2, ymm2, [rbp + 3200]                       ;   404.3 fp0+agu0   66 r2
        vpxor ymm2, ymm2, [rbp + 3328]                       ;   405.3 fp1+agu1   66 r2
        vpxor ymm14, ymm14, [rbp + 3776]                     ;   404.3 fp2+agu0   66 r2
        vpxor ymm4, ymm4, ymm2                               ;   406.3 fp3     66 r2
        vpxor ymm2, ymm2, [rbp + 3616]                       ;   406.3 fp0+agu1   66 r2
        vmovdqu [rbp + 1760], ymm2                           ;   407.3 agu2+fp5   66 r2 spill
        vmovdqu ymm2, [rbp + 3776]                           ;   406.0 agu0    66 r2
        vpxor ymm2, ymm2, [rbp + 3200]                       ;   413.0 fp1+agu1   66 r2
        vmovdqu [rbp + 1696], ymm0                           ;   411.3 agu2+fp5   66 r2 spill
        vpxor ymm0, ymm9, [rbp + 3232]                       ;   407.0 fp2+agu0   66 r2
        vpxor ymm9, ymm9, ymm5                               ;   407.0 fp3     66 r2
        vpxor ymm9, ymm9, ymm2                               ;   414.0 fp0     66 r2
        vpxor ymm2, ymm2, [rbp + 3456]                       ;   414.0 fp1+agu1   66 r2
        vpxor ymm2, ymm2, [rbp + 3296]                       ;   415.0 fp2+agu0   66 r2
        vmovdqu [rbp + 1792], ymm9                           ;   415.0 agu2+fp5   66 r2 spill
        vmovdqu ymm9, [r12]                                  ;   408.2 agu1    81 st.0
        vmovdqu [rbp + 1664], ymm14                          ;   408.5 agu2+fp5   66 r2 spill
        vmovdqu ymm14, [r12 + 64]                            ;   409.0 agu0    81 st.2
        vmovdqu [rbp + 1536], ymm5                           ;   409.5 agu1+fp5   66 r2 spill
        vmovdqu ymm5, [r12 + 96]                             ;   410.0 agu0    81 st.3
        vmovdqu [rbp + 1408], ymm10                          ;   410.5 agu2+fp5   66 r2 spill
        vmovdqu ymm10, [r12 + 128]                           ;   410.2 agu1    81 st.4
        vmovdqu [rbp + 1344], ymm7                           ;   411.5 agu2+fp5   66 r2 spill
        vmovdqu ymm7, [r12 + 160]                            ;   411.0 agu0    81 st.5
        vmovdqu [rbp + 1312], ymm12                          ;   412.5 agu1+fp5   66 r2 spill
        vmovdqu ymm12, [r12 + 192]                           ;   412.0 agu0    81 st.6
        vmovdqu [rbp + 1280], ymm0                           ;   413.5 agu2+fp5   66 r2 spill
        vmovdqu ymm0, [r12 + 224]                            ;   412.2 agu1    81 st.7
        vmovdqu [rbp + 1248], ymm1                           ;   414.5 agu2+fp5   66 r2 spill
        vpxor ymm1, ymm0, ymm10                              ;   419.2 fp3     29 st
        vmovdqu [rbp + 1216], ymm11                          ;   415.5 agu0+fp5   66 r2 spill
        vpxor ymm11, ymm9, ymm5                              ;   417.0 fp0     29 st
        vpxor ymm9, ymm9, ymm10                              ;   417.2 fp1     29 st
        vmovdqu [rbp + 1184], ymm6                           ;   416.5 agu1+fp5   66 r2 spill
        vpxor ymm6, ymm10, [r12 + 32]                        ;   417.2 fp2+agu0   29 st
        vmovdqu [rbp + 1152], ymm3                           ;   417.5 agu2+fp5   66 r2 spill
        vpxor ymm3, ymm12, ymm1                              ;   420.2 fp3     29 st
        vmovdqu [rbp + 1056], ymm8                           ;   418.5 agu1+fp5   66 r2 spill
        vpxor ymm8, ymm12, ymm11                             ;   419.0 fp0     29 st
        vpxor ymm12, ymm9, ymm7                              ;   418.2 fp1     29 st
        vpxor ymm7, ymm5, ymm6                               ;   418.2 fp2     29 st
        vmovdqu [rbp + 1024], ymm2                           ;   419.5 agu2+fp5   66 r2 spill
        vpxor ymm2, ymm10, ymm8                              ;   420.0 fp3     29 st
        vpxor ymm10, ymm14, ymm8                             ;   420.0 fp0     29 st
        vmovdqu [rbp + 992], ymm4                            ;   420.5 agu0+fp5   66 r2 spill
        vpxor ymm4, ymm12, ymm1                              ;   420.2 fp1     29 st
        vmovdqu [rbp + 928], ymm15                           ;   421.5 agu1+fp5   66 r2 spill
        vpxor ymm15, ymm6, ymm12                             ;   419.2 fp2     29 st
        vmovdqu [rbp + 896], ymm13                           ;   422.5 agu2+fp5   66 r2 spill
        vpxor ymm13, ymm11, ymm12                            ;   419.2 fp3     29 st
        vpxor ymm12, ymm12, ymm8                             ;   420.0 fp0     29 st
        vpxor ymm0, ymm0, ymm13                              ;   420.2 fp1     29 st
        vpxor ymm5, ymm5, ymm12                              ;   421.0 fp2     29 st
        vpxor ymm14, ymm14, ymm13                            ;   420.2 fp3     29 st
        vmovdqu [rbp + 3808], ymm9                           ;   423.5 agu0+fp5   29 st spill
        vpxor ymm9, ymm15, ymm10                             ;   421.0 fp0     29 st
        vmovdqu [rbp + 4000], ymm15                          ;   424.5 agu1+fp5   29 st spill
        vpxor ymm15, ymm7, ymm2                              ;   421.0 fp1     29 st
        vpxor ymm7, ymm7, ymm14                              ;   421.2 fp2     29 st
        vmovdqu [rbp + 4032], ymm13                          ;   425.5 agu2+fp5   29 st spill
        vpxor ymm13, ymm1, ymm14                             ;   421.2 fp3     29 st
        vmovdqu [rbp + 4064], ymm4                           ;   426.5 agu0+fp5   29 st spill
        vpxor ymm4, ymm3, ymm15                              ;   422.0 fp0     29 st
        vpxor ymm11, ymm11, [r12 + 352]                      ;   420.7 fp1+agu1   81 st
        vpxor ymm11, ymm11, [r13 + 96]                       ;   421.7 fp2+agu0   81 st
        vpxor ymm6, ymm6, [r12 + 384]                        ;   421.7 fp3+agu1   81 st
        vpxor ymm6, ymm6, [r13 + 128]                        ;   422.7 fp0+agu0   81 st
        vpxor ymm8, ymm8, [r12 + 480]                        ;   422.7 fp1+agu1   81 st
        vpxor ymm8, ymm8, [r13 + 224]                        ;   423.7 fp2+agu0   81 st
        vmovdqu [rbp + 4096], ymm3                           ;   427.5 agu2+fp5   29 st spill
        vmovdqu ymm3, [r8 + 768]                             ;   423.7 agu1    28 st
        vpxor ymm3, ymm3, [r8 + 960]                         ;   430.7 fp3+agu0   28 st
        vmovdqu [rbp + 4128], ymm15                          ;   428.5 agu2+fp5   29 st spill
        vmovdqu ymm15, [r8 + 768]                            ;   424.7 agu1    28 st
        vpxor ymm15, ymm15, [r8 + 832]                       ;   431.7 fp0+agu0   28 st
        vmovdqu [rbp + 4160], ymm9                           ;   429.5 agu2+fp5   29 st spill
        vmovdqu ymm9, [r8 + 832]                             ;   425.7 agu1    28 st
        vpxor ymm9, ymm9, [r8 + 864]                         ;   432.7 fp1+agu0   28 st
        vmovdqu [rbp + 4192], ymm2                           ;   430.5 agu2+fp5   29 st spill
        vmovdqu ymm2, [r8 + 768]                             ;   426.7 agu1    28 st
        vpxor ymm2, ymm2, [r8 + 800]                         ;   433.7 fp2+agu0   28 st
        vmovdqu [rbp + 4224], ymm12                          ;   431.5 agu2+fp5   29 st spill
        vpxor ymm12, ymm3, ymm9                              ;   433.7 fp3     28 st
        vmovdqu [rbp + 4256], ymm14                          ;   432.5 agu2+fp5   29 st spill
        vmovdqu ymm14, [r8 + 928]                            ;   427.7 agu1    28 st
        vpxor ymm14, ymm14, ymm9                             ;   434.7 fp0     28 st
        vmovdqu [rbp + 4288], ymm0                           ;   433.5 agu2+fp5   29 st spill
        vmovdqu ymm0, [r8 + 896]                             ;   428.3 agu0    28 st
        vpxor ymm0, ymm0, ymm2                               ;   435.3 fp1     28 st
        vmovdqu [rbp + 4320], ymm5                           ;   434.5 agu1+fp5   29 st spill
        vpxor ymm5, ymm2, [r8 + 992]                         ;   434.7 fp2+agu0   28 st
        vmovdqu [rbp + 4352], ymm13                          ;   435.5 agu2+fp5   29 st spill
        vpxor ymm13, ymm2, [r8 + 864]                        ;   434.7 fp3+agu1   28 st
        vmovdqu [rbp + 4384], ymm1                           ;   436.5 agu2+fp5   29 st spill
        vpxor ymm1, ymm12, [r8 + 800]                        ;   434.7 fp0+agu0   28 st
        vpxor ymm12, ymm12, [r12 + 704]                      ;   434.7 fp1+agu1   81 st
        vpxor ymm12, ymm12, [r13 + 448]                      ;   435.7 fp2+agu0   81 st
        vpxor ymm12, ymm12, [rbp + 4192]                     ;   437.5 fp3+agu1   81 st
        vpxor ymm12, ymm12, [r8 + 192]                       ;   438.5 fp0+agu0   81 st
        vmovdqu [rbp + 4192], ymm12                          ;   439.5 agu2+fp5   81 st spill
        vpxor ymm12, ymm15, ymm0                             ;   436.3 fp1     28 st
        vmovdqu [rbp + 4416], ymm15                          ;   438.5 agu1+fp5   28 st spill
        vpxor ymm15, ymm5, [r8 + 832]                        ;   435.7 fp2+agu0   28 st
        vmovdqu [rbp + 4448], ymm5                           ;   439.5 agu2+fp5   28 st spill
        vpxor ymm5, ymm13, ymm14                             ;   435.7 fp3     28 st
        vmovdqu [rbp + 4480], ymm14                          ;   440.5 agu1+fp5   28 st spill
        vpxor ymm14, ymm1, [r8 + 896]                        ;   435.7 fp0+agu0   28 st
        vmovdqu [rbp + 4512], ymm13                          ;   441.5 agu2+fp5   28 st spill
        vpxor ymm13, ymm9, ymm12                             ;   437.3 fp1     28 st
        vpxor ymm9, ymm9, [r12 + 960]                        ;   435.8 fp2+agu1   81 st
        vpxor ymm9, ymm9, [r13 + 704]                        ;   436.8 fp3+agu0   81 st
        vpxor ymm9, ymm9, [rbp + 4032]                       ;   437.8 fp0+agu1   81 st
        vpxor ymm9, ymm9, [r8 + 448]                         ;   438.8 fp1+agu0   81 st
        vmovdqu [rbp + 4032], ymm12                          ;   442.5 agu2+fp5   28 st spill
        vpxor ymm12, ymm15, ymm3                             ;   436.7 fp2     28 st
        vmovdqu [rbp + 4544], ymm3                           ;   443.5 agu2+fp5   28 st spill
        vpxor ymm3, ymm14, [r8 + 928]                        ;   437.8 fp3+agu1   28 st
        vpxor ymm2, ymm2, ymm3                               ;   438.8 fp0     28 st
        vpxor ymm11, ymm11, ymm2                             ;   439.8 fp1     81 st
        vpxor ymm9, ymm9, ymm2                               ;   439.8 fp2     81 st
        vpxor ymm2, ymm2, ymm4                               ;   439.8 fp3     81 st
        vpxor ymm2, ymm2, [r12 + 256]                        ;   440.8 fp0+agu0   81 st
        vpxor ymm2, ymm2, [r13]                              ;   441.8 fp1+agu1   81 st
        vpxor ymm4, ymm4, [r12 + 864]                        ;   439.0 fp2+agu0   81 st
        vpxor ymm4, ymm4, [r13 + 608]                        ;   440.0 fp3+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4256]                       ;   441.0 fp0+agu0   81 st
        vpxor ymm4, ymm4, [r8 + 352]                         ;   442.0 fp1+agu1   81 st
        vpxor ymm4, ymm4, [rbp + 4544]                       ;   450.5 fp2+agu0   81 st
        vpxor ymm14, ymm14, [r12 + 992]                      ;   441.8 fp3+agu1   81 st
        vpxor ymm14, ymm14, [r13 + 736]                      ;   442.8 fp0+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4096]                     ;   443.8 fp1+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 480]                       ;   444.8 fp2+agu0   81 st
        vmovdqu [rbp + 4096], ymm14                          ;   445.8 agu2+fp5   81 st spill
        vpxor ymm14, ymm12, ymm1                             ;   440.7 fp3     28 st
        vpxor ymm12, ymm12, ymm10                            ;   441.0 fp0     81 st
        vpxor ymm12, ymm12, [r12 + 320]                      ;   443.8 fp1+agu1   81 st
        vpxor ymm12, ymm12, [r13 + 64]                       ;   444.8 fp2+agu0   81 st
        vpxor ymm10, ymm10, [r12 + 448]                      ;   444.8 fp3+agu1   81 st
        vpxor ymm10, ymm10, [r13 + 192]                      ;   445.8 fp0+agu0   81 st
        vpxor ymm10, ymm10, [r12 + 160]                      ;   446.8 fp1+agu1   81 st
        vpxor ymm10, ymm10, [r8 + 832]                       ;   447.8 fp2+agu0   81 st
        vpxor ymm1, ymm1, [r12 + 576]                        ;   446.8 fp3+agu1   81 st
        vpxor ymm1, ymm1, [r13 + 320]                        ;   447.8 fp0+agu0   81 st
        vpxor ymm1, ymm1, [rbp + 4320]                       ;   448.8 fp1+agu1   81 st
        vpxor ymm1, ymm1, [r8 + 64]                          ;   449.8 fp2+agu0   81 st
        vmovdqu [rbp + 4576], ymm9                           ;   445.5 agu2+fp5   81 st spill
        vpxor ymm9, ymm3, [r8 + 992]                         ;   448.8 fp3+agu1   28 st
        vmovdqu [rbp + 4608], ymm4                           ;   451.5 agu2+fp5   81 st spill
        vpxor ymm4, ymm14, [r8 + 832]                        ;   449.0 fp0+agu0   28 st
        vpxor ymm2, ymm2, ymm4                               ;   450.0 fp1     81 st
        vpxor ymm4, ymm4, [r12 + 608]                        ;   450.0 fp2+agu1   81 st
        vpxor ymm4, ymm4, [r13 + 352]                        ;   451.0 fp3+agu0   81 st
        vpxor ymm4, ymm4, [rbp + 4256]                       ;   452.0 fp0+agu1   81 st
        vpxor ymm4, ymm4, [r8 + 96]                          ;   453.0 fp1+agu0   81 st
        vpxor ymm14, ymm14, [r12 + 736]                      ;   451.8 fp2+agu1   81 st
        vpxor ymm14, ymm14, [r13 + 480]                      ;   452.8 fp3+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4160]                     ;   453.8 fp0+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 224]                       ;   454.8 fp1+agu0   81 st
        vmovdqu [rbp + 4640], ymm14                          ;   455.8 agu2+fp5   81 st spill
        vpxor ymm14, ymm15, ymm3                             ;   448.8 fp2     28 st
        vpxor ymm8, ymm8, ymm14                              ;   449.8 fp3     81 st
        vpxor ymm3, ymm3, [r12 + 800]                        ;   453.8 fp0+agu1   81 st
        vpxor ymm3, ymm3, [r13 + 544]                        ;   454.8 fp1+agu0   81 st
        vpxor ymm3, ymm3, [rbp + 4128]                       ;   455.8 fp2+agu1   81 st
        vpxor ymm3, ymm3, [r8 + 288]                         ;   456.8 fp3+agu0   81 st
        vpxor ymm15, ymm15, [r13 + 960]                      ;   455.8 fp0+agu1   81 st
        vpxor ymm15, ymm15, [rbp + 4352]                     ;   456.8 fp1+agu0   81 st
        vpxor ymm15, ymm15, [r8 + 704]                       ;   457.8 fp2+agu1   81 st
        vmovdqu [rbp + 4128], ymm15                          ;   458.8 agu2+fp5   81 st spill
        vpxor ymm15, ymm14, [r8 + 768]                       ;   457.0 fp3+agu0   28 st
        vpxor ymm6, ymm6, ymm15                              ;   458.0 fp0     81 st
        vpxor ymm15, ymm15, ymm13                            ;   458.0 fp1     81 st
        vpxor ymm15, ymm15, ymm7                             ;   459.0 fp2     81 st
        vpxor ymm15, ymm15, [r12 + 288]                      ;   460.0 fp3+agu1   81 st
        vpxor ymm15, ymm15, [r13 + 32]                       ;   461.0 fp0+agu0   81 st
        vpxor ymm13, ymm13, [r12 + 640]                      ;   458.8 fp1+agu1   81 st
        vpxor ymm13, ymm13, [r13 + 384]                      ;   459.8 fp2+agu0   81 st
        vpxor ymm13, ymm13, [rbp + 4224]                     ;   460.8 fp3+agu1   81 st
        vpxor ymm13, ymm13, [r8 + 128]                       ;   461.8 fp0+agu0   81 st
        vpxor ymm14, ymm14, [r12 + 928]                      ;   460.8 fp1+agu1   81 st
        vpxor ymm14, ymm14, [r13 + 672]                      ;   461.8 fp2+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4256]                     ;   462.8 fp3+agu1   81 st
        vpxor ymm14, ymm14, [r12 + 160]                      ;   463.8 fp0+agu0   81 st
        vpxor ymm14, ymm14, [r8 + 416]                       ;   464.8 fp1+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 960]                       ;   465.8 fp2+agu0   81 st
        vmovdqu [rbp + 4672], ymm14                          ;   466.8 agu2+fp5   81 st spill
        vpxor ymm14, ymm7, [r12 + 416]                       ;   463.8 fp3+agu1   81 st
        vpxor ymm14, ymm14, [r13 + 160]                      ;   464.8 fp0+agu0   81 st
        vpxor ymm14, ymm14, [rbp + 4384]                     ;   465.8 fp1+agu1   81 st
        vpxor ymm14, ymm14, [r8 + 800]                       ;   466.8 fp2+agu0   81 st
        vmovdqu [rbp + 4704], ymm3                           ;   459.8 agu2+fp5   81 st spill
        vpxor ymm3, ymm0, [r12 + 512]                        ;   465.8 fp3+agu1   81 st
        vpxor ymm3, ymm3, [r13 + 256]                        ;   466.8 fp0+agu0   81 st
        vpxor ymm3, ymm3, [rbp + 4352]                       ;   467.8 fp1+agu1   81 st
        vpxor ymm3, ymm3, [rbp + 4320]                       ;   468.8 fp2+agu0   81 st
        vpxor ymm3, ymm3, [r8]                               ;   469.8 fp3+agu1   81 st
        vpxor ymm0, ymm0, [r13 + 864]                        ;   468.0 fp0+agu0   81 st
        vpxor ymm0, ymm0, [rbp + 3808]                       ;   469.0 fp1+agu1   81 st
        vpxor ymm0, ymm0, [r8 + 608]                         ;   470.0 fp2+agu0   81 st
        vpxor ymm0, ymm0, [rbp + 4544]                       ;   471.0 fp3+agu1   81 st
        vmovdqu [rbp + 3808], ymm0                           ;   472.0 agu2+fp5   81 st spill
        vpxor ymm0, ymm5, [r12 + 544]                        ;   470.0 fp0+agu0   81 st
        vpxor ymm0, ymm0, [r13 + 288]                        ;   471.0 fp1+agu1   81 st
        vpxor ymm0, ymm0, [rbp + 4288]                       ;   472.0 fp2+agu0   81 st
        vpxor ymm0, ymm0, [r8 + 32]                          ;   473.0 fp3+agu1   81 st
        vmovdqu [rbp + 4352], ymm13                          ;   466.2 agu2+fp5   81 st spill
        vpxor ymm13, ymm5, [r12 + 672]                       ;   472.0 fp0+agu0   81 st
        vpxor ymm13, ymm13, [r13 + 416]                      ;   473.0 fp1+agu1   81 st
        vpxor ymm13, ymm13, [rbp + 4256]                     ;   474.0 fp2+agu0   81 st
        vpxor ymm13, ymm13, [r12 + 128]                      ;   475.0 fp3+agu1   81 st
        vpxor ymm13, ymm13, [r8 + 160]                       ;   476.0 fp0+agu0   81 st
        vpxor ymm13, ymm13, [r8 + 768]                       ;   477.0 fp1+agu1   81 st
        vpxor ymm5, ymm5, [r13 + 896]                        ;   475.0 fp2+agu0   81 st
        vpxor ymm5, ymm5, [rbp + 4000]                       ;   476.0 fp3+agu1   81 st
        vpxor ymm5, ymm5, [r8 + 640]                         ;   477.0 fp0+agu0   81 st
        vpxor ymm5, ymm5, [rbp + 4448]                       ;   478.0 fp1+agu1   81 st
        vmovdqu [rbp + 4000], ymm5                           ;   479.0 agu2+fp5   81 st spill
        vpxor ymm5, ymm9, [r12 + 768]                        ;   477.0 fp2+agu0   81 st
        vpxor ymm5, ymm5, [r13 + 512]                        ;   478.0 fp3+agu1   81 st
        vpxor ymm5, ymm5, [rbp + 4064]                       ;   479.0 fp0+agu0   81 st
        vpxor ymm5, ymm5, [r8 + 256]                         ;   480.0 fp1+agu1   81 st
        vpxor ymm5, ymm5, [r8 + 960]                         ;   481.0 fp2+agu0   81 st
        vpxor ymm9, ymm9, ymm7                               ;   473.0 fp3     81 st
        vpxor ymm9, ymm9, [r12 + 832]                        ;   479.8 fp0+agu1   81 st
        vpxor ymm9, ymm9, [r13 + 576]                        ;   480.8 fp1+agu0   81 st
        vpxor ymm9, ymm9, [rbp + 4064]                       ;   481.8 fp2+agu1   81 st
        vpxor ymm9, ymm9, [r8 + 320]                         ;   482.8 fp3+agu0   81 st
        vpxor ymm7, ymm7, [r12 + 896]                        ;   481.8 fp0+agu1   81 st
        vpxor ymm7, ymm7, [r13 + 640]                        ;   482.8 fp1+agu0   81 st
        vpxor ymm7, ymm7, [rbp + 4224]                       ;   483.8 fp2+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 384]                         ;   484.8 fp3+agu0   81 st
        vpxor ymm7, ymm7, [rbp + 4448]                       ;   485.8 fp0+agu1   81 st
        vmovdqu [rbp + 4448], ymm7                           ;   486.8 agu2+fp5   81 st spill
        vmovdqu ymm7, [rbp + 4384]                           ;   484.0 agu0    81 st
        vpxor ymm7, ymm7, [r13 + 768]                        ;   491.0 fp1+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 512]                         ;   492.0 fp2+agu0   81 st
        vpxor ymm7, ymm7, [rbp + 4512]                       ;   493.0 fp3+agu1   81 st
        vmovdqu [rbp + 4512], ymm7                           ;   494.0 agu2+fp5   81 st spill
        vmovdqu ymm7, [r12 + 160]                            ;   486.0 agu0    81 st
        vpxor ymm7, ymm7, [r13 + 800]                        ;   493.0 fp0+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 544]                         ;   494.0 fp1+agu0   81 st
        vpxor ymm7, ymm7, [rbp + 4032]                       ;   495.0 fp2+agu1   81 st
        vmovdqu [rbp + 4032], ymm7                           ;   496.0 agu2+fp5   81 st spill
        vmovdqu ymm7, [r12 + 192]                            ;   488.0 agu0    81 st
        vpxor ymm7, ymm7, [r13 + 832]                        ;   495.0 fp3+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 576]                         ;   496.0 fp0+agu0   81 st
        vpxor ymm7, ymm7, [rbp + 4480]                       ;   497.0 fp1+agu1   81 st
        vmovdqu [rbp + 4480], ymm7                           ;   498.0 agu2+fp5   81 st spill
        vmovdqu ymm7, [rbp + 4160]                           ;   490.0 agu0    81 st
        vpxor ymm7, ymm7, [r13 + 928]                        ;   497.0 fp2+agu1   81 st
        vpxor ymm7, ymm7, [rbp + 4288]                       ;   498.0 fp3+agu0   81 st
        vpxor ymm7, ymm7, [r8 + 672]                         ;   499.0 fp0+agu1   81 st
        vpxor ymm7, ymm7, [rbp + 4544]                       ;   500.0 fp1+agu0   81 st
        vpxor ymm7, ymm7, [r8 + 800]                         ;   501.0 fp2+agu1   81 st
        vmovdqu [rbp + 4544], ymm7                           ;   502.0 agu2+fp5   81 st spill
        vmovdqu ymm7, [rbp + 4320]                           ;   493.0 agu0    81 st
        vpxor ymm7, ymm7, [r13 + 992]                        ;   500.0 fp3+agu1   81 st
        vmovdqu [r8], ymm2                                   ;   493.3 agu2+fp5   81 st
        vmovdqu [r8 + 32], ymm15                             ;   494.3 agu0+fp5   81 st
        vmovdqu [r8 + 64], ymm12                             ;   495.3 agu2+fp5   81 st
        vpxor ymm7, ymm7, [rbp + 4288]                       ;   501.0 fp0+agu1   81 st
        vpxor ymm7, ymm7, [r8 + 736]                         ;   502.0 fp1+agu0   81 st
        vpxor ymm7, ymm7, [rbp + 4416]                       ;   503.0 fp2+agu1   81 st
        vmovdqu [r8 + 96], ymm11                             ;   496.3 agu2+fp5   81 st
        vmovdqu [r8 + 128], ymm6                             ;   497.3 agu0+fp5   81 st
        vmovdqu [r8 + 160], ymm14                            ;   498.3 agu2+fp5   81 st
        vmovdqu [r8 + 192], ymm10                            ;   499.3 agu1+fp5   81 st
        vmovdqu [r8 + 224], ymm8                             ;   500.3 agu0+fp5   81 st
        vmovdqu [r8 + 256], ymm3                             ;   501.3 agu2+fp5   81 st
        vmovdqu [r8 + 288], ymm0                             ;   502.3 agu1+fp5   81 st
        vmovdqu [r8 + 320], ymm1                             ;   503.3 agu0+fp5   81 st
        vmovdqu [r8 + 352], ymm4                             ;   504.3 agu2+fp5   81 st
        vmovdqu [r8 + 416], ymm13                            ;   505.3 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4352]                          ;   499.0 agu0    81 st reload
        vmovdqu [r8 + 384], ymm14                            ;   506.3 agu2+fp5   81 st
        vmovdqu [r8 + 512], ymm5                             ;   507.3 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4192]                          ;   500.0 agu0    81 st reload
        vmovdqu [r8 + 448], ymm14                            ;   508.3 agu2+fp5   81 st
        vmovdqu [r8 + 576], ymm9                             ;   509.3 agu1+fp5   81 st
        vmovdqu ymm14, [rbp + 4640]                          ;   501.0 agu0    81 st reload
        vmovdqu [r8 + 480], ymm14                            ;   510.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4704]                          ;   501.8 agu1    81 st reload
        vmovdqu [r8 + 544], ymm14                            ;   511.3 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4608]                          ;   502.8 agu1    81 st reload
        vmovdqu [r8 + 608], ymm14                            ;   512.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4448]                          ;   503.0 agu0    81 st reload
        vmovdqu [r8 + 640], ymm14                            ;   513.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4672]                          ;   503.8 agu1    81 st reload
        vmovdqu [r8 + 672], ymm14                            ;   514.3 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4576]                          ;   504.8 agu1    81 st reload
        vmovdqu [r8 + 704], ymm14                            ;   515.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4096]                          ;   505.0 agu0    81 st reload
        vmovdqu [r8 + 736], ymm14                            ;   516.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4512]                          ;   505.8 agu1    81 st reload
        vmovdqu [r8 + 768], ymm14                            ;   517.3 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4032]                          ;   506.8 agu1    81 st reload
        vmovdqu [r8 + 800], ymm14                            ;   518.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4480]                          ;   507.0 agu0    81 st reload
        vmovdqu [r8 + 832], ymm14                            ;   519.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 3808]                          ;   507.8 agu1    81 st reload
        vmovdqu [r8 + 864], ymm14                            ;   520.3 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4000]                          ;   508.8 agu1    81 st reload
        vmovdqu [r8 + 896], ymm14                            ;   521.3 agu2+fp5   81 st
        vmovdqu [r8 + 992], ymm7                             ;   522.3 agu0+fp5   81 st
        vmovdqu ymm14, [rbp + 4544]                          ;   509.8 agu1    81 st reload
        vmovdqu [r8 + 928], ymm14                            ;   523.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 4128]                          ;   510.0 agu0    81 st reload
        vmovdqu [r8 + 960], ymm14                            ;   524.3 agu2+fp5   81 st
        vmovdqu ymm14, [rbp + 2720]                          ;   510.8 agu1    78 r1_next reload
        vmovdqu [rbp + 320], ymm14                           ;   525.3 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2688]                          ;   511.8 agu1    78 r1_next reload
        vmovdqu [rbp + 352], ymm14                           ;   526.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2656]                          ;   512.0 agu0    78 r1_next reload
        vmovdqu [rbp + 384], ymm14                           ;   527.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2624]                          ;   512.8 agu1    78 r1_next reload
        vmovdqu [rbp + 416], ymm14                           ;   528.3 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2592]                          ;   513.8 agu1    78 r1_next reload
        vmovdqu [rbp + 448], ymm14                           ;   529.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2560]                          ;   514.3 agu0    78 r1_next reload
        vmovdqu [rbp + 480], ymm14                           ;   530.3 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2528]                          ;   515.3 agu0    78 r1_next reload
        vmovdqu [rbp + 512], ymm14                           ;   531.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2496]                          ;   516.3 agu1    78 r1_next reload
        vmovdqu [rbp + 544], ymm14                           ;   532.3 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2464]                          ;   517.3 agu1    78 r1_next reload
        vmovdqu [rbp + 576], ymm14                           ;   533.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2432]                          ;   518.3 agu0    78 r1_next reload
        vmovdqu [rbp + 608], ymm14                           ;   534.3 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2400]                          ;   519.3 agu0    78 r1_next reload
        vmovdqu [rbp + 640], ymm14                           ;   535.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2368]                          ;   520.3 agu1    78 r1_next reload
        vmovdqu [rbp + 672], ymm14                           ;   536.3 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2336]                          ;   521.3 agu1    78 r1_next reload
        vmovdqu [rbp + 704], ymm14                           ;   537.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2304]                          ;   522.3 agu0    78 r1_next reload
        vmovdqu [rbp + 736], ymm14                           ;   538.3 agu1+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2880]                          ;   523.3 agu0    78 r1_next reload
        vmovdqu [rbp + 768], ymm14                           ;   539.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2912]                          ;   524.3 agu1    78 r1_next reload
        vmovdqu [rbp + 800], ymm14                           ;   540.3 agu0+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2976]                          ;   525.3 agu1    78 r1_next reload
        vmovdqu [rbp + 832], ymm14                           ;   541.3 agu2+fp5   74 clocks
        vmovdqu ymm14, [rbp + 2944]                          ;   526.3 agu0    78 r1_next reload
        vmovdqu [rbp + 864], ymm14                           ;   542.3 agu1+fp5   74 clocks
        mov r14, qword [rbp + 4752]                          ;   527.3 agu2    74 clocks reload
        sub r9, r14                                          ;   531.3 alu0    74 clocks
        add r9, 0x400                                        ;   532.3 alu1    74 clocks
        and r9, 0x3fff                                       ;   533.3 alu2    74 clocks
        add r9, r14                                          ;   534.3 alu3    74 clocks
        sub r11, r14                                         ;   531.3 alu0    74 clocks
        add r11, 0x400                                       ;   532.3 alu1    74 clocks
        and r11, 0x3fff                                      ;   533.3 alu2    74 clocks
        add r11, r14                                         ;   534.3 alu3    74 clocks
        sub r12, r14                                         ;   532.5 alu0    74 clocks
        add r12, 0x400                                       ;   533.5 alu1    74 clocks
        and r12, 0x3fff                                      ;   534.5 alu2    74 clocks
        add r12, r14                                         ;   535.5 alu3    74 clocks
        sub r13, r14                                         ;   533.5 alu0    74 clocks
        add r13, 0x400                                       ;   534.5 alu1    74 clocks
        and r13, 0x3fff                                      ;   535.5 alu2    74 clocks
        add r13, r14                                         ;   536.5 alu3    74 clocks
        add r10, 0x400                                       ;   534.5 alu0    74 clocks
        add r8, 0x400                                        ;   534.7 alu1    74 clocks
        vmovdqu ymm0, [rbp + 2816]                           ;   534.7 agu0    78 r1_next reload
        vmovdqu ymm1, [rbp + 2784]                           ;   534.8 agu1    78 r1_next reload
        vmovdqu ymm2, [rbp + 2016]                           ;   535.7 agu0    78 r1_next reload
        vmovdqu ymm3, [rbp + 3168]                           ;   535.8 agu1    78 r1_next reload
        vmovdqu ymm4, [rbp + 3136]                           ;   536.7 agu0    78 r1_next reload
        vmovdqu ymm5, [rbp + 3104]                           ;   536.8 agu1    78 r1_next reload
        vmovdqu ymm6, [rbp + 2048]                           ;   537.7 agu0    78 r1_next reload
        vmovdqu ymm7, [rbp + 3072]                           ;   537.8 agu1    78 r1_next reload
        vmovdqu ymm8, [rbp + 2080]                           ;   538.7 agu0    78 r1_next reload
        vmovdqu ymm9, [rbp + 3040]                           ;   538.8 agu1    78 r1_next reload
        vmovdqu ymm10, [rbp + 1984]                          ;   539.7 agu0    78 r1_next reload
        vmovdqu ymm11, [rbp + 3008]                          ;   539.8 agu1    78 r1_next reload
        vmovdqu ymm12, [rbp + 2112]                          ;   540.7 agu0    78 r1_next reload
        vmovdqu ymm13, [rbp + 2752]                          ;   540.8 agu1    78 r1_next reload
        cmp r8, qword [rbp + 4808]                           ;                    more clocks?
        jne .clocks_2
        mov qword [rbp + 4760], r8                           ;                    resident
        mov qword [rbp + 4776], r9                           ;                    resident
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
        mov qword [rbp + 4768], r10                          ;                    resident
        mov qword [rbp + 4784], r11                          ;                    resident
        mov qword [rbp + 4792], r12                          ;                    resident
        mov qword [rbp + 4800], r13                          ;                    resident
        vmovdqu ymm0, [rbp - 128]                            ;     0.0 agu0    83 st reload
        mov r8, qword [rbp + 4752]                           ;     0.2 agu1    83 st reload
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
        mov r8, qword [rbp + 4736]                           ;    48.3 agu1    71 blocks
        add r8, 0x4000                                       ;    52.3 alu0    71 blocks
        mov qword [rbp + 4736], r8                           ;    53.3 agu0+st0   71 blocks
        cmp r8, qword [rbp + 4744]                           ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                           ;                    x87 state
        mov rsp, qword [rbp + 4816]                          ;                    frame
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
