; whirlpool_many for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/whirlpool_many.cw (sha256 3aa087d46c48a53f); do not edit:
;   ./cw build whirlpool_many --cpu zen3
;
; void whirlpool_many(void *st, const void *m, uint32_t n);   System V, 64 bits
;   st: 81920 bytes (2560 slices), read and written, secret, aligned to 16 bytes
;   m: 16384 bytes a batch (512 slices), read, secret, aligned to 16 bytes
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 6 uops, planned 5.0; bounds: width 1.0, ports 1.7, path 1.0
;   blocks/begin: 305 uops, planned 128.3; bounds: width 50.8, ports 128.0, path 8.0
;   blocks.2: 4 uops, planned 2.0; bounds: width 0.7, ports 1.0, path 1.0
;   blocks/rounds: 7 uops, planned 5.0; bounds: width 1.2, ports 2.0, path 1.0
;   blocks/rounds/halves: 20 uops, planned 5.5; bounds: width 3.3, ports 5.0, path 1.0
;   blocks/rounds/halves/keys: 1767 uops, planned 550.3; bounds: width 294.5, ports 311.8, path 40.0
;   blocks/rounds/halves.2: 213 uops, planned 75.3; bounds: width 35.5, ports 68.3, path 8.0
;   blocks/rounds/halves/rows: 1829 uops, planned 581.5; bounds: width 304.8, ports 327.8, path 40.0
;   blocks/rounds/halves.4: 9 uops, planned 6.3; bounds: width 1.5, ports 2.0, path 1.0
;   blocks/rounds.2: 3 uops, planned 5.0; bounds: width 0.5, ports 0.7, path 1.0
;   blocks.4: 6 uops, planned 5.0; bounds: width 1.0, ports 1.7, path 1.0
;   blocks/end: 258 uops, planned 103.2; bounds: width 43.0, ports 96.0, path 8.0
;   blocks.6: 3 uops, planned 5.0; bounds: width 0.5, ports 0.7, path 1.0
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
%fatal "whirlpool_many is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_whirlpool_many
$_whirlpool_many:
%else
        global $whirlpool_many
%endif
$whirlpool_many:
        push rbp                                                 ;                    preserved
        push r12                                                 ;                    preserved
        push r13                                                 ;                    preserved
        push r14                                                 ;                    preserved
        push r15                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0x1160                                          ;                    frame
        and rsp, -32                                             ;                    frame
        lea rbp, [rsp + 128]                                     ;                    frame
        mov qword [rbp + 4280], rax                              ;                    frame
        mov dword [rbp + 4288], edx                              ;                    argument
        mov qword [rbp + 4000], rsi                              ;                    argument
        mov qword [rbp + 4016], rdi                              ;                    argument
        mov r8d, dword [rbp + 4288]                              ;     0.0 agu0    16 blocks
        shl r8, 0xe                                              ;     4.0 alu1    16 blocks
        add r8, qword [rbp + 4000]                               ;     5.0 alu0+agu1   16 blocks
        mov qword [rbp + 4008], r8                               ;     6.0 agu2+st0   16 blocks
        cmp dword [rbp + 4288], 0                                ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 4016]                               ;     0.0 agu0    17 begin reload
        mov qword [rbp + 4024], r8                               ;     4.0 agu1+st0   17 begin
        mov r9, qword [rbp + 4000]                               ;     0.3 agu2    17 begin reload
        mov qword [rbp + 4032], r9                               ;     4.3 agu0+st1   17 begin
        add r8, 0x4000                                           ;     4.0 alu0    17 begin
        mov qword [rbp + 4040], r8                               ;     5.0 agu1+st0   17 begin
        mov r8, qword [rbp + 4024]                               ;                    resident
        mov r9, qword [rbp + 4032]                               ;                    resident
        align 16
.begin_2:
        vmovdqu ymm0, [r8]                                       ;     0.0 agu0    18 k.0
        vpxor ymm1, ymm0, [r9]                                   ;     7.0 fp0+agu1   20 st
        vmovdqu [r8 + 49152], ymm1                               ;     8.0 agu2+fp5   20 st
        vmovdqu ymm1, [r8 + 32]                                  ;     1.0 agu0    18 k.1
        vpxor ymm2, ymm1, [r9 + 32]                              ;     8.0 fp1+agu1   20 st
        vmovdqu [r8 + 49184], ymm2                               ;     9.0 agu2+fp5   20 st
        vmovdqu ymm2, [r8 + 64]                                  ;     2.0 agu0    18 k.2
        vpxor ymm3, ymm2, [r9 + 64]                              ;     9.0 fp2+agu1   20 st
        vmovdqu [r8 + 49216], ymm3                               ;    10.0 agu2+fp5   20 st
        vmovdqu ymm3, [r8 + 96]                                  ;     3.0 agu0    18 k.3
        vpxor ymm4, ymm3, [r9 + 96]                              ;    10.0 fp3+agu1   20 st
        vmovdqu [r8 + 49248], ymm4                               ;    11.0 agu2+fp5   20 st
        vmovdqu ymm4, [r8 + 128]                                 ;     4.0 agu0    18 k.4
        vpxor ymm5, ymm4, [r9 + 128]                             ;    11.0 fp0+agu1   20 st
        vmovdqu [r8 + 49280], ymm5                               ;    12.0 agu2+fp5   20 st
        vmovdqu ymm5, [r8 + 160]                                 ;     5.0 agu0    18 k.5
        vpxor ymm6, ymm5, [r9 + 160]                             ;    12.0 fp1+agu1   20 st
        vmovdqu [r8 + 49312], ymm6                               ;    13.0 agu2+fp5   20 st
        vmovdqu ymm6, [r8 + 192]                                 ;     6.0 agu0    18 k.6
        vpxor ymm7, ymm6, [r9 + 192]                             ;    13.0 fp2+agu1   20 st
        vmovdqu [r8 + 49344], ymm7                               ;    14.0 agu2+fp5   20 st
        vmovdqu ymm7, [r8 + 224]                                 ;     7.0 agu0    18 k.7
        vpxor ymm8, ymm7, [r9 + 224]                             ;    14.0 fp3+agu1   20 st
        vmovdqu [r8 + 49376], ymm8                               ;    15.0 agu2+fp5   20 st
        vmovdqu ymm8, [r8 + 256]                                 ;     8.0 agu0    18 k.8
        vpxor ymm9, ymm8, [r9 + 256]                             ;    15.0 fp0+agu1   20 st
        vmovdqu [r8 + 49408], ymm9                               ;    16.0 agu2+fp5   20 st
        vmovdqu ymm9, [r8 + 288]                                 ;     9.0 agu0    18 k.9
        vpxor ymm10, ymm9, [r9 + 288]                            ;    16.0 fp1+agu1   20 st
        vmovdqu [r8 + 49440], ymm10                              ;    17.0 agu2+fp5   20 st
        vmovdqu ymm10, [r8 + 320]                                ;    10.0 agu0    18 k.10
        vpxor ymm11, ymm10, [r9 + 320]                           ;    17.0 fp2+agu1   20 st
        vmovdqu [r8 + 49472], ymm11                              ;    18.0 agu2+fp5   20 st
        vmovdqu ymm11, [r8 + 352]                                ;    11.0 agu0    18 k.11
        vpxor ymm12, ymm11, [r9 + 352]                           ;    18.0 fp3+agu1   20 st
        vmovdqu [r8 + 49504], ymm12                              ;    19.0 agu2+fp5   20 st
        vmovdqu ymm12, [r8 + 384]                                ;    12.0 agu0    18 k.12
        vpxor ymm13, ymm12, [r9 + 384]                           ;    19.0 fp0+agu1   20 st
        vmovdqu [r8 + 49536], ymm13                              ;    20.0 agu2+fp5   20 st
        vmovdqu ymm13, [r8 + 416]                                ;    13.0 agu0    18 k.13
        vpxor ymm14, ymm13, [r9 + 416]                           ;    20.0 fp1+agu1   20 st
        vmovdqu [r8 + 49568], ymm14                              ;    21.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 448]                                ;    14.0 agu0    18 k.14
        vpxor ymm15, ymm14, [r9 + 448]                           ;    21.0 fp2+agu1   20 st
        vmovdqu [r8 + 49600], ymm15                              ;    22.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 480]                                ;    15.0 agu0    18 k.15
        vpxor ymm14, ymm15, [r9 + 480]                           ;    22.0 fp3+agu1   20 st
        vmovdqu [r8 + 49632], ymm14                              ;    23.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 512]                                ;    16.0 agu0    18 k.16
        vpxor ymm15, ymm14, [r9 + 512]                           ;    23.0 fp0+agu1   20 st
        vmovdqu [r8 + 49664], ymm15                              ;    24.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 544]                                ;    17.0 agu0    18 k.17
        vpxor ymm14, ymm15, [r9 + 544]                           ;    24.0 fp1+agu1   20 st
        vmovdqu [r8 + 49696], ymm14                              ;    25.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 576]                                ;    18.0 agu0    18 k.18
        vpxor ymm15, ymm14, [r9 + 576]                           ;    25.0 fp2+agu1   20 st
        vmovdqu [r8 + 49728], ymm15                              ;    26.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 608]                                ;    19.0 agu0    18 k.19
        vpxor ymm14, ymm15, [r9 + 608]                           ;    26.0 fp3+agu1   20 st
        vmovdqu [r8 + 49760], ymm14                              ;    27.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 640]                                ;    20.0 agu0    18 k.20
        vpxor ymm15, ymm14, [r9 + 640]                           ;    27.0 fp0+agu1   20 st
        vmovdqu [r8 + 49792], ymm15                              ;    28.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 672]                                ;    21.0 agu0    18 k.21
        vpxor ymm14, ymm15, [r9 + 672]                           ;    28.0 fp1+agu1   20 st
        vmovdqu [r8 + 49824], ymm14                              ;    29.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 704]                                ;    22.0 agu0    18 k.22
        vpxor ymm15, ymm14, [r9 + 704]                           ;    29.0 fp2+agu1   20 st
        vmovdqu [r8 + 49856], ymm15                              ;    30.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 736]                                ;    23.0 agu0    18 k.23
        vpxor ymm14, ymm15, [r9 + 736]                           ;    30.0 fp3+agu1   20 st
        vmovdqu [r8 + 49888], ymm14                              ;    31.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 768]                                ;    24.0 agu0    18 k.24
        vpxor ymm15, ymm14, [r9 + 768]                           ;    31.0 fp0+agu1   20 st
        vmovdqu [r8 + 49920], ymm15                              ;    32.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 800]                                ;    25.0 agu0    18 k.25
        vpxor ymm14, ymm15, [r9 + 800]                           ;    32.0 fp1+agu1   20 st
        vmovdqu [r8 + 49952], ymm14                              ;    33.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 832]                                ;    26.0 agu0    18 k.26
        vpxor ymm15, ymm14, [r9 + 832]                           ;    33.0 fp2+agu1   20 st
        vmovdqu [r8 + 49984], ymm15                              ;    34.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 864]                                ;    27.0 agu0    18 k.27
        vpxor ymm14, ymm15, [r9 + 864]                           ;    34.0 fp3+agu1   20 st
        vmovdqu [r8 + 50016], ymm14                              ;    35.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 896]                                ;    28.0 agu0    18 k.28
        vpxor ymm15, ymm14, [r9 + 896]                           ;    35.0 fp0+agu1   20 st
        vmovdqu [r8 + 50048], ymm15                              ;    36.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 928]                                ;    29.0 agu0    18 k.29
        vpxor ymm14, ymm15, [r9 + 928]                           ;    36.0 fp1+agu1   20 st
        vmovdqu [r8 + 50080], ymm14                              ;    37.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 960]                                ;    30.0 agu0    18 k.30
        vpxor ymm15, ymm14, [r9 + 960]                           ;    37.0 fp2+agu1   20 st
        vmovdqu [r8 + 50112], ymm15                              ;    38.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 992]                                ;    31.0 agu0    18 k.31
        vpxor ymm14, ymm15, [r9 + 992]                           ;    38.0 fp3+agu1   20 st
        vmovdqu [r8 + 50144], ymm14                              ;    39.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1024]                               ;    32.0 agu0    18 k.32
        vpxor ymm15, ymm14, [r9 + 1024]                          ;    39.0 fp0+agu1   20 st
        vmovdqu [r8 + 50176], ymm15                              ;    40.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1056]                               ;    33.0 agu0    18 k.33
        vpxor ymm14, ymm15, [r9 + 1056]                          ;    40.0 fp1+agu1   20 st
        vmovdqu [r8 + 50208], ymm14                              ;    41.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1088]                               ;    34.0 agu0    18 k.34
        vpxor ymm15, ymm14, [r9 + 1088]                          ;    41.0 fp2+agu1   20 st
        vmovdqu [r8 + 50240], ymm15                              ;    42.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1120]                               ;    35.0 agu0    18 k.35
        vpxor ymm14, ymm15, [r9 + 1120]                          ;    42.0 fp3+agu1   20 st
        vmovdqu [r8 + 50272], ymm14                              ;    43.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1152]                               ;    36.0 agu0    18 k.36
        vpxor ymm15, ymm14, [r9 + 1152]                          ;    43.0 fp0+agu1   20 st
        vmovdqu [r8 + 50304], ymm15                              ;    44.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1184]                               ;    37.0 agu0    18 k.37
        vpxor ymm14, ymm15, [r9 + 1184]                          ;    44.0 fp1+agu1   20 st
        vmovdqu [r8 + 50336], ymm14                              ;    45.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1216]                               ;    38.0 agu0    18 k.38
        vpxor ymm15, ymm14, [r9 + 1216]                          ;    45.0 fp2+agu1   20 st
        vmovdqu [r8 + 50368], ymm15                              ;    46.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1248]                               ;    39.0 agu0    18 k.39
        vpxor ymm14, ymm15, [r9 + 1248]                          ;    46.0 fp3+agu1   20 st
        vmovdqu [r8 + 50400], ymm14                              ;    47.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1280]                               ;    40.0 agu0    18 k.40
        vpxor ymm15, ymm14, [r9 + 1280]                          ;    47.0 fp0+agu1   20 st
        vmovdqu [r8 + 50432], ymm15                              ;    48.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1312]                               ;    41.0 agu0    18 k.41
        vpxor ymm14, ymm15, [r9 + 1312]                          ;    48.0 fp1+agu1   20 st
        vmovdqu [r8 + 50464], ymm14                              ;    49.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1344]                               ;    42.0 agu0    18 k.42
        vpxor ymm15, ymm14, [r9 + 1344]                          ;    49.0 fp2+agu1   20 st
        vmovdqu [r8 + 50496], ymm15                              ;    50.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1376]                               ;    43.0 agu0    18 k.43
        vpxor ymm14, ymm15, [r9 + 1376]                          ;    50.0 fp3+agu1   20 st
        vmovdqu [r8 + 50528], ymm14                              ;    51.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1408]                               ;    44.0 agu0    18 k.44
        vpxor ymm15, ymm14, [r9 + 1408]                          ;    51.0 fp0+agu1   20 st
        vmovdqu [r8 + 50560], ymm15                              ;    52.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1440]                               ;    45.0 agu0    18 k.45
        vpxor ymm14, ymm15, [r9 + 1440]                          ;    52.0 fp1+agu1   20 st
        vmovdqu [r8 + 50592], ymm14                              ;    53.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1472]                               ;    46.0 agu0    18 k.46
        vpxor ymm15, ymm14, [r9 + 1472]                          ;    53.0 fp2+agu1   20 st
        vmovdqu [r8 + 50624], ymm15                              ;    54.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1504]                               ;    47.0 agu0    18 k.47
        vpxor ymm14, ymm15, [r9 + 1504]                          ;    54.0 fp3+agu1   20 st
        vmovdqu [r8 + 50656], ymm14                              ;    55.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1536]                               ;    48.0 agu0    18 k.48
        vpxor ymm15, ymm14, [r9 + 1536]                          ;    55.0 fp0+agu1   20 st
        vmovdqu [r8 + 50688], ymm15                              ;    56.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1568]                               ;    49.0 agu0    18 k.49
        vpxor ymm14, ymm15, [r9 + 1568]                          ;    56.0 fp1+agu1   20 st
        vmovdqu [r8 + 50720], ymm14                              ;    57.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1600]                               ;    50.0 agu0    18 k.50
        vpxor ymm15, ymm14, [r9 + 1600]                          ;    57.0 fp2+agu1   20 st
        vmovdqu [r8 + 50752], ymm15                              ;    58.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1632]                               ;    51.0 agu0    18 k.51
        vpxor ymm14, ymm15, [r9 + 1632]                          ;    58.0 fp3+agu1   20 st
        vmovdqu [r8 + 50784], ymm14                              ;    59.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1664]                               ;    52.0 agu0    18 k.52
        vpxor ymm15, ymm14, [r9 + 1664]                          ;    59.0 fp0+agu1   20 st
        vmovdqu [r8 + 50816], ymm15                              ;    60.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1696]                               ;    53.0 agu0    18 k.53
        vpxor ymm14, ymm15, [r9 + 1696]                          ;    60.0 fp1+agu1   20 st
        vmovdqu [r8 + 50848], ymm14                              ;    61.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1728]                               ;    54.0 agu0    18 k.54
        vpxor ymm15, ymm14, [r9 + 1728]                          ;    61.0 fp2+agu1   20 st
        vmovdqu [r8 + 50880], ymm15                              ;    62.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1760]                               ;    55.0 agu0    18 k.55
        vpxor ymm14, ymm15, [r9 + 1760]                          ;    62.0 fp3+agu1   20 st
        vmovdqu [r8 + 50912], ymm14                              ;    63.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1792]                               ;    56.0 agu0    18 k.56
        vpxor ymm15, ymm14, [r9 + 1792]                          ;    63.0 fp0+agu1   20 st
        vmovdqu [r8 + 50944], ymm15                              ;    64.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1824]                               ;    57.0 agu0    18 k.57
        vpxor ymm14, ymm15, [r9 + 1824]                          ;    64.0 fp1+agu1   20 st
        vmovdqu [r8 + 50976], ymm14                              ;    65.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1856]                               ;    58.0 agu0    18 k.58
        vpxor ymm15, ymm14, [r9 + 1856]                          ;    65.0 fp2+agu1   20 st
        vmovdqu [r8 + 51008], ymm15                              ;    66.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1888]                               ;    59.0 agu0    18 k.59
        vpxor ymm14, ymm15, [r9 + 1888]                          ;    66.0 fp3+agu1   20 st
        vmovdqu [r8 + 51040], ymm14                              ;    67.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1920]                               ;    60.0 agu0    18 k.60
        vpxor ymm15, ymm14, [r9 + 1920]                          ;    67.0 fp0+agu1   20 st
        vmovdqu [r8 + 51072], ymm15                              ;    68.0 agu2+fp5   20 st
        vmovdqu ymm15, [r8 + 1952]                               ;    61.0 agu0    18 k.61
        vpxor ymm14, ymm15, [r9 + 1952]                          ;    68.0 fp1+agu1   20 st
        vmovdqu [r8 + 51104], ymm14                              ;    69.0 agu2+fp5   20 st
        vmovdqu ymm14, [r8 + 1984]                               ;    62.0 agu0    18 k.62
        vmovdqu [r8 + 16384], ymm0                               ;    62.3 agu1+fp5   19 st
        vpxor ymm0, ymm14, [r9 + 1984]                           ;    69.0 fp2+agu0   20 st
        vmovdqu [r8 + 51136], ymm0                               ;    70.0 agu2+fp5   20 st
        vmovdqu ymm0, [r8 + 2016]                                ;    63.2 agu1    18 k.63
        vmovdqu [r8 + 16416], ymm1                               ;    64.3 agu2+fp5   19 st
        vpxor ymm1, ymm0, [r9 + 2016]                            ;    70.2 fp3+agu0   20 st
        vmovdqu [r8 + 51168], ymm1                               ;    71.2 agu1+fp5   20 st
        vmovdqu [r8 + 16448], ymm2                               ;    66.3 agu2+fp5   19 st
        vmovdqu [r8 + 16480], ymm3                               ;    67.3 agu0+fp5   19 st
        vmovdqu [r8 + 16512], ymm4                               ;    68.3 agu1+fp5   19 st
        vmovdqu [r8 + 16544], ymm5                               ;    69.3 agu2+fp5   19 st
        vmovdqu [r8 + 16576], ymm6                               ;    70.3 agu0+fp5   19 st
        vmovdqu [r8 + 16608], ymm7                               ;    71.3 agu1+fp5   19 st
        vmovdqu [r8 + 16640], ymm8                               ;    72.3 agu2+fp5   19 st
        vmovdqu [r8 + 16672], ymm9                               ;    73.3 agu0+fp5   19 st
        vmovdqu [r8 + 16704], ymm10                              ;    74.3 agu1+fp5   19 st
        vmovdqu [r8 + 16736], ymm11                              ;    75.3 agu2+fp5   19 st
        vmovdqu [r8 + 16768], ymm12                              ;    76.3 agu0+fp5   19 st
        vmovdqu [r8 + 16800], ymm13                              ;    77.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 448]                                 ;    69.0 agu0    18 k.14 reload
        vmovdqu [r8 + 16832], ymm1                               ;    78.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 480]                                 ;    69.2 agu1    18 k.15 reload
        vmovdqu [r8 + 16864], ymm1                               ;    79.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 512]                                 ;    70.0 agu0    18 k.16 reload
        vmovdqu [r8 + 16896], ymm1                               ;    80.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 544]                                 ;    71.0 agu0    18 k.17 reload
        vmovdqu [r8 + 16928], ymm1                               ;    81.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 576]                                 ;    71.2 agu1    18 k.18 reload
        vmovdqu [r8 + 16960], ymm1                               ;    82.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 608]                                 ;    72.0 agu0    18 k.19 reload
        vmovdqu [r8 + 16992], ymm1                               ;    83.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 640]                                 ;    73.0 agu0    18 k.20 reload
        vmovdqu [r8 + 17024], ymm1                               ;    84.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 672]                                 ;    73.2 agu1    18 k.21 reload
        vmovdqu [r8 + 17056], ymm1                               ;    85.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 704]                                 ;    74.0 agu0    18 k.22 reload
        vmovdqu [r8 + 17088], ymm1                               ;    86.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 736]                                 ;    75.0 agu0    18 k.23 reload
        vmovdqu [r8 + 17120], ymm1                               ;    87.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 768]                                 ;    75.2 agu1    18 k.24 reload
        vmovdqu [r8 + 17152], ymm1                               ;    88.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 800]                                 ;    76.0 agu0    18 k.25 reload
        vmovdqu [r8 + 17184], ymm1                               ;    89.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 832]                                 ;    77.0 agu0    18 k.26 reload
        vmovdqu [r8 + 17216], ymm1                               ;    90.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 864]                                 ;    77.2 agu1    18 k.27 reload
        vmovdqu [r8 + 17248], ymm1                               ;    91.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 896]                                 ;    78.0 agu0    18 k.28 reload
        vmovdqu [r8 + 17280], ymm1                               ;    92.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 928]                                 ;    79.0 agu0    18 k.29 reload
        vmovdqu [r8 + 17312], ymm1                               ;    93.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 960]                                 ;    79.2 agu1    18 k.30 reload
        vmovdqu [r8 + 17344], ymm1                               ;    94.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 992]                                 ;    80.0 agu0    18 k.31 reload
        vmovdqu [r8 + 17376], ymm1                               ;    95.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1024]                                ;    81.0 agu0    18 k.32 reload
        vmovdqu [r8 + 17408], ymm1                               ;    96.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1056]                                ;    81.3 agu1    18 k.33 reload
        vmovdqu [r8 + 17440], ymm1                               ;    97.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1088]                                ;    82.3 agu1    18 k.34 reload
        vmovdqu [r8 + 17472], ymm1                               ;    98.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1120]                                ;    83.3 agu0    18 k.35 reload
        vmovdqu [r8 + 17504], ymm1                               ;    99.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1152]                                ;    84.3 agu0    18 k.36 reload
        vmovdqu [r8 + 17536], ymm1                               ;   100.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1184]                                ;    85.3 agu1    18 k.37 reload
        vmovdqu [r8 + 17568], ymm1                               ;   101.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1216]                                ;    86.3 agu1    18 k.38 reload
        vmovdqu [r8 + 17600], ymm1                               ;   102.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1248]                                ;    87.3 agu0    18 k.39 reload
        vmovdqu [r8 + 17632], ymm1                               ;   103.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1280]                                ;    88.3 agu0    18 k.40 reload
        vmovdqu [r8 + 17664], ymm1                               ;   104.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1312]                                ;    89.3 agu1    18 k.41 reload
        vmovdqu [r8 + 17696], ymm1                               ;   105.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1344]                                ;    90.3 agu1    18 k.42 reload
        vmovdqu [r8 + 17728], ymm1                               ;   106.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1376]                                ;    91.3 agu0    18 k.43 reload
        vmovdqu [r8 + 17760], ymm1                               ;   107.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1408]                                ;    92.3 agu0    18 k.44 reload
        vmovdqu [r8 + 17792], ymm1                               ;   108.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1440]                                ;    93.3 agu1    18 k.45 reload
        vmovdqu [r8 + 17824], ymm1                               ;   109.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1472]                                ;    94.3 agu1    18 k.46 reload
        vmovdqu [r8 + 17856], ymm1                               ;   110.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1504]                                ;    95.3 agu0    18 k.47 reload
        vmovdqu [r8 + 17888], ymm1                               ;   111.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1536]                                ;    96.3 agu0    18 k.48 reload
        vmovdqu [r8 + 17920], ymm1                               ;   112.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1568]                                ;    97.3 agu1    18 k.49 reload
        vmovdqu [r8 + 17952], ymm1                               ;   113.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1600]                                ;    98.3 agu1    18 k.50 reload
        vmovdqu [r8 + 17984], ymm1                               ;   114.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1632]                                ;    99.3 agu0    18 k.51 reload
        vmovdqu [r8 + 18016], ymm1                               ;   115.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1664]                                ;   100.3 agu0    18 k.52 reload
        vmovdqu [r8 + 18048], ymm1                               ;   116.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1696]                                ;   101.3 agu1    18 k.53 reload
        vmovdqu [r8 + 18080], ymm1                               ;   117.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1728]                                ;   102.3 agu1    18 k.54 reload
        vmovdqu [r8 + 18112], ymm1                               ;   118.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1760]                                ;   103.3 agu0    18 k.55 reload
        vmovdqu [r8 + 18144], ymm1                               ;   119.3 agu1+fp5   19 st
        vmovdqu ymm1, [r8 + 1792]                                ;   104.3 agu0    18 k.56 reload
        vmovdqu [r8 + 18176], ymm1                               ;   120.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1824]                                ;   105.3 agu1    18 k.57 reload
        vmovdqu [r8 + 18208], ymm1                               ;   121.3 agu0+fp5   19 st
        vmovdqu [r8 + 18336], ymm15                              ;   122.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1856]                                ;   107.3 agu1    18 k.58 reload
        vmovdqu [r8 + 18240], ymm1                               ;   123.3 agu0+fp5   19 st
        vmovdqu [r8 + 18368], ymm14                              ;   124.3 agu2+fp5   19 st
        vmovdqu ymm1, [r8 + 1888]                                ;   109.3 agu1    18 k.59 reload
        vmovdqu [r8 + 18272], ymm1                               ;   125.3 agu0+fp5   19 st
        vmovdqu ymm1, [r8 + 1920]                                ;   110.3 agu1    18 k.60 reload
        vmovdqu [r8 + 18304], ymm1                               ;   126.3 agu2+fp5   19 st
        vmovdqu [r8 + 18400], ymm0                               ;   127.3 agu0+fp5   19 st
        add r8, 0x800                                            ;   112.3 alu0    17 begin
        add r9, 0x800                                            ;   112.5 alu1    17 begin
        cmp r8, qword [rbp + 4040]                               ;                    more begin?
        jne .begin_2
        mov qword [rbp + 4024], r8                               ;                    resident
        mov qword [rbp + 4032], r9                               ;                    resident
        lea r8, [rel whirlpool_many.T0_RC]                       ;     0.0 alu0    22 rounds reload
        mov qword [rbp + 4048], r8                               ;     1.0 agu0+st0   22 rounds
        add r8, 0x5000                                           ;     1.0 alu1    22 rounds
        mov qword [rbp + 4056], r8                               ;     2.0 agu1+st1   22 rounds
        align 64
.rounds_3:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 4016]                               ;     0.0 agu0    23 halves reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4064], r8                               ;     4.0 agu1+st0   23 halves
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4072], r8                               ;     4.0 agu2+st1   23 halves
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 4048]                               ;     1.0 agu0    23 halves reload
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4080], r9                               ;     5.0 agu1+st0   23 halves
        db 0x2e, 0x2e, 0x2e
        add r8, 0x8000                                           ;     4.0 alu0    23 halves
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4088], r8                               ;     5.0 agu2+st1   23 halves
.halves_4:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 4064]                               ;     0.0 agu0    24 keys reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4096], r8                               ;     4.0 agu1+st0   24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 4072]                               ;     0.3 agu2    24 keys reload
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4104], r9                               ;     4.3 agu0+st1   24 keys
        db 0x2e, 0x2e, 0x2e
        lea r9, [r8 + 14336]                                     ;     4.0 alu0    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4112], r9                               ;     5.0 agu1+st0   24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r8 + 12288]                                     ;     4.0 alu1    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4120], r9                               ;     5.0 agu2+st1   24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        lea r9, [r8 + 10240]                                     ;     4.0 alu2    24 keys
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4128], r9                               ;     5.0 agu0+st0   24 keys
        db 0x2e, 0x2e, 0x2e
        lea r9, [r8 + 8192]                                      ;     4.0 alu3    24 keys
        db 0x2e
        mov qword [rbp + 4136], r9                               ;     5.0 agu1+st1   24 keys
        db 0x2e
        lea r9, [r8 + 6144]                                      ;     4.0 alu0    24 keys
        db 0x2e
        mov qword [rbp + 4144], r9                               ;     5.0 agu2+st0   24 keys
        db 0x2e
        lea r9, [r8 + 4096]                                      ;     4.0 alu1    24 keys
        db 0x2e
        mov qword [rbp + 4152], r9                               ;     5.0 agu0+st1   24 keys
        db 0x2e
        lea r9, [r8 + 2048]                                      ;     4.0 alu2    24 keys
        db 0x2e
        mov qword [rbp + 4160], r9                               ;     5.0 agu1+st0   24 keys
        db 0x2e
        add r8, 0x4000                                           ;     4.0 alu3    24 keys
        db 0x2e
        mov qword [rbp + 4168], r8                               ;     5.0 agu2+st1   24 keys
        db 0x2e
        mov r8, qword [rbp + 4096]                               ;                    resident
        db 0x2e
        mov r9, qword [rbp + 4112]                               ;                    resident
        db 0x2e
        mov r10, qword [rbp + 4120]                              ;                    resident
        db 0x2e
        mov r11, qword [rbp + 4128]                              ;                    resident
        db 0x2e
        mov r12, qword [rbp + 4136]                              ;                    resident
        db 0x2e
        mov r13, qword [rbp + 4144]                              ;                    resident
        db 0x2e
        mov r14, qword [rbp + 4152]                              ;                    resident
        db 0x2e, 0x2e
        mov r15, qword [rbp + 4160]                              ;                    resident
        db 0x2e, 0x2e
        mov rsi, qword [rbp + 4104]                              ;                    resident
.keys_5:
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 16384]                               ;     0.0 agu0     8 st.0
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm0                                       ;     7.0          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                       ;     7.0          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 16416]                               ;     0.5 agu1     8 st.1
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm3                                       ;     7.5          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm3                                       ;     7.5          8 st copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [r8 + 16448]                               ;     1.0 agu0     8 st.2
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm6                                       ;     8.0          8 st copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [r8 + 16480]                               ;     1.5 agu1     8 st.3
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                   ;     8.5 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;     9.5 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;     8.5 fp2      8 st
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                   ;     9.5 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    10.5 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;    10.5 fp1      8 st
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm5                                    ;    11.5 fp2      8 st
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm5                                    ;    11.5 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 16512]                               ;     2.8 agu0     8 st.4
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;    12.5 fp0      8 st
        db 0x2e
        vmovdqu ymm5, [r8 + 16544]                               ;     3.2 agu1     8 st.5
        db 0x2e
        vmovdqu ymm9, [r8 + 16576]                               ;     3.8 agu0     8 st.6
        db 0x2e
        vmovdqu ymm10, [r8 + 16608]                              ;     4.2 agu1     8 st.7
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                   ;    12.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                   ;    13.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;    14.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                                    ;    15.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    15.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm10                                  ;    11.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm4, ymm2                                   ;    12.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    13.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                   ;    16.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;    17.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm2                                   ;    12.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                  ;    11.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;    12.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                                    ;    12.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm7                                  ;    13.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                   ;    12.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                   ;    13.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;    14.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    15.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;    16.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    14.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;    16.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                   ;    14.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;    15.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                    ;    15.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;    17.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;    17.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;    18.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm8                                   ;    18.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm4                                       ;    17.2          8 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    19.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm2                                  ;    19.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;    20.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm7                                  ;    21.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm2                                    ;    19.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm5, ymm10                                  ;    22.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm5, ymm7                                   ;    21.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;    22.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                 ;    22.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;    23.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;    24.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                  ;    23.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    24.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;    23.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;    25.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                 ;    23.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;    24.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;    26.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;    26.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    25.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;    24.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm0, ymm9                                    ;    27.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    28.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, ymm3                                   ;    29.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm3                                    ;    29.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm1                                  ;    25.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;    26.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm4                                  ;    26.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm1                                 ;    26.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;    27.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                   ;    26.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm4                                    ;    27.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;    27.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm1                                  ;    27.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;    28.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                 ;    28.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;    29.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;    30.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm8                                    ;    29.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                 ;    28.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                   ;    27.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;    29.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;    30.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    28.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm9                                   ;    29.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm0                                   ;    30.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm2                                    ;    30.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;    31.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm2                                    ;    30.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    31.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;    32.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                   ;    33.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                   ;    34.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    35.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;    36.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;    36.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;    37.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    37.5 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel whirlpool_many.T1_constants256]       ;    30.3 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    37.3 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [r9 + 16640]                               ;    30.7 agu1     8 st.8
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm2                                       ;    37.7          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                       ;    37.7          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm12, [r9 + 16672]                              ;    31.3 agu0     8 st.9
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;    38.3          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                     ;    38.3          8 st copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [r9 + 16704]                              ;    31.7 agu1     8 st.10
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    37.3 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm6                                ;    38.5 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                      ;    38.7          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm7                                 ;    38.3 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [r9 + 16736]                               ;    33.5 agu1     8 st.11
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                 ;    40.5 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;    41.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;    40.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                ;    41.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;    42.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;    42.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;    43.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm14                                   ;    43.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;    44.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;    44.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;    45.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;    46.5 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r9 + 16768]                               ;    38.5 agu0     8 st.12
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm15                                   ;    47.5 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;    47.5 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm13, [r9 + 16800]                              ;    39.0 agu1     8 st.13
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                   ;    48.5 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    49.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [r9 + 16832]                               ;    40.5 agu0     8 st.14
        db 0x2e, 0x2e
        vmovdqu ymm14, [r9 + 16864]                              ;    40.7 agu1     8 st.15
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm12                                     ;    45.5          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm11                                ;    41.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm14                                 ;    47.7 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm0                                 ;    42.0 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm11                                  ;    48.7 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;    49.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;    50.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm5                                  ;    43.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm11                                  ;    48.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                  ;    47.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;    48.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;    48.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm5                                  ;    49.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;    51.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;    50.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;    50.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                ;    48.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    49.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;    49.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;    52.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                                   ;    51.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                  ;    50.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;    51.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;    52.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;    51.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm6                                   ;    52.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm15                                      ;    53.7          8 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;    53.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm11                                 ;    53.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    54.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm9                                  ;    55.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                   ;    53.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm5                                   ;    55.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm8                                 ;    51.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm5, ymm13                                   ;    56.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;    56.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                ;    56.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;    57.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;    58.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                   ;    57.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;    58.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;    57.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    59.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                ;    57.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;    58.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    60.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;    60.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;    59.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;    58.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm2, ymm6                                    ;    61.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;    62.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm12                                  ;    63.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                   ;    63.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm3                                   ;    59.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;    60.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm15                                 ;    60.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm3                                  ;    60.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;    61.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    61.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;    60.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm3                                  ;    61.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                   ;    61.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;    62.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;    62.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    63.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;    64.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm7                                  ;    63.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;    62.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                   ;    61.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;    63.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;    64.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;    62.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm6                                  ;    63.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm2                                   ;    64.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm11                                   ;    64.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    65.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                                   ;    64.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;    65.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;    66.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                  ;    67.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                 ;    68.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;    69.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;    70.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;    70.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;    71.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;    71.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;    66.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    66.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [r10 + 16896]                              ;    64.8 agu0     8 st.16
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm3                                       ;    71.8          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm3                                      ;    71.8          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm12, [r10 + 16928]                             ;    65.3 agu1     8 st.17
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                     ;    72.3          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm0                                 ;    72.7 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm12                                      ;    72.3          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm7                                 ;    71.7 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [r10 + 16960]                              ;    66.3 agu1     8 st.18
        db 0x2e
        vmovdqu [rbp + 128], ymm5                                ;    67.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm5, ymm7                                       ;    73.3          8 st copy
        db 0x2e
        vmovdqu [rbp + 160], ymm13                               ;    68.7 agu0+fp5    8 st spill
        db 0x2e
        vmovdqu ymm13, [r10 + 16992]                             ;    67.7 agu1     8 st.19
        db 0x2e
        vpand ymm14, ymm14, ymm13                                ;    74.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;    75.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;    74.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                   ;    75.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;    76.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;    76.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm0                                    ;    77.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                                  ;    77.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;    78.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                  ;    78.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;    79.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;    80.7 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [r10 + 17024]                              ;    72.5 agu0     8 st.20
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                                    ;    81.7 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;    81.7 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm7, [r10 + 17056]                              ;    73.0 agu1     8 st.21
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;    82.7 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;    83.7 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r10 + 17088]                              ;    74.7 agu0     8 st.22
        db 0x2e, 0x2e
        vmovdqu ymm11, [r10 + 17120]                             ;    74.8 agu1     8 st.23
        db 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm11                                 ;    81.8 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 192], ymm2                                ;    75.2 agu2+fp5    8 st spill
        db 0x2e
        vpand ymm2, ymm0, ymm14                                  ;    82.8 fp1      8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;    83.8 fp2      8 st
        db 0x2e
        vmovdqu [rbp + 224], ymm8                                ;    76.2 agu0+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm14                                  ;    82.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                  ;    81.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;    82.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                   ;    82.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                                  ;    83.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    84.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;    82.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                   ;    83.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;    84.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;    85.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;    83.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;    85.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;    84.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;    86.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;    84.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;    85.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm8                                    ;    85.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;    86.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm5                                  ;    86.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;    87.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm0                                       ;    87.8          8 st copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm14                                  ;    87.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;    88.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm7                                   ;    89.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm14                                   ;    87.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm9                                ;    85.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e
        vpor ymm9, ymm7, ymm11                                   ;    89.8 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 288], ymm15                               ;    86.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpor ymm15, ymm11, ymm8                                  ;    90.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    90.8 fp1      8 st
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                  ;    90.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;    91.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;    92.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                  ;    91.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    92.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;    91.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;    93.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                                  ;    91.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;    92.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;    94.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;    94.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;    93.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    92.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm3, ymm5                                    ;    95.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    96.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm12                                  ;    97.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm6                                  ;    93.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;    94.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm12                                   ;    97.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm0                                  ;    94.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm6                                  ;    94.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;    95.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    95.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;    94.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm6                                    ;    95.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm0                                  ;    95.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;    96.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                  ;    96.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    97.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;    98.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm13                                   ;    97.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                ;    96.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                  ;    95.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;    97.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;    98.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;    96.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm5                                  ;    97.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm3                                  ;    98.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm14                                   ;    98.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    99.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;    98.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    99.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   100.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                  ;   101.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                 ;   102.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   103.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   104.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   104.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   105.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   105.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   100.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   100.3 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r11 + 17152]                              ;    99.0 agu0     9 st.24
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm5                                       ;   106.0          9 st copy
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm5                                      ;   106.0          9 st copy
        db 0x2e, 0x2e
        vmovdqu ymm14, [r11 + 17184]                             ;    99.5 agu1     9 st.25
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm14                                     ;   106.5          9 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 320], ymm9                                ;    99.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm9, ymm14                                      ;   106.5          9 st copy
        db 0x2e
        vmovdqu [rbp + 352], ymm3                                ;   106.8 agu0+fp5    8 st spill
        db 0x2e
        vmovdqu ymm3, [r11 + 17216]                              ;   100.5 agu1     9 st.26
        db 0x2e
        vmovdqu [rbp + 384], ymm11                               ;   101.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm11, ymm3                                      ;   107.5          9 st copy
        db 0x2e
        vmovdqu [rbp + 416], ymm13                               ;   105.8 agu0+fp5    8 st spill
        db 0x2e
        vmovdqu ymm13, [r11 + 17248]                             ;   101.5 agu1     9 st.27
        db 0x2e
        vpand ymm15, ymm15, ymm13                                ;   108.5 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   109.5 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   108.5 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                   ;   109.5 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   110.5 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   110.5 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                  ;   111.5 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                                  ;   111.5 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   112.5 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                  ;   112.5 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                ;   113.5 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   114.5 fp1      9 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r11 + 17280]                              ;   106.7 agu0     9 st.28
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm3                                    ;   115.5 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   115.5 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [r11 + 17312]                              ;   107.2 agu1     9 st.29
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                 ;   116.5 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   117.5 fp1      9 st
        db 0x2e, 0x2e
        vmovdqu ymm11, [r11 + 17344]                             ;   108.5 agu0     9 st.30
        db 0x2e, 0x2e
        vmovdqu ymm12, [r11 + 17376]                             ;   108.7 agu1     9 st.31
        db 0x2e
        vmovdqa ymm15, ymm14                                     ;   113.5          9 st copy
        db 0x2e
        vmovdqu [rbp + 448], ymm7                                ;   109.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm7, ymm9, ymm12                                  ;   115.7 fp2      9 st
        db 0x2e
        vmovdqu [rbp + 480], ymm0                                ;   110.0 agu0+fp5    8 st spill
        db 0x2e
        vpand ymm0, ymm9, ymm7                                   ;   116.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   117.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   118.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm8                                ;   111.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm7                                  ;   116.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;   115.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   116.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   116.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                                  ;   117.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   119.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   118.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   118.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                   ;   116.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   117.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                   ;   117.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   120.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm3                                    ;   119.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                   ;   118.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   119.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   120.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   119.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm11                                 ;   120.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                      ;   121.7          9 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   121.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm7                                   ;   121.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   122.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm3                                   ;   123.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm7                                    ;   121.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm3, ymm8                                   ;   123.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm4                                ;   119.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm8, ymm9                                    ;   124.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   124.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                 ;   124.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   125.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   126.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                   ;   125.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   126.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   125.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   127.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   125.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   126.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   128.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   128.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   127.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   126.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm5, ymm11                                   ;   129.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   130.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm14                                  ;   131.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                   ;   131.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm6                                   ;   127.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   128.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm15                                  ;   128.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm6                                  ;   128.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   129.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   129.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                 ;   128.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm6                                    ;   129.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm15                                   ;   129.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   130.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                  ;   130.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   131.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   132.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                                 ;   131.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                ;   130.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                  ;   129.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   131.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   132.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   130.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm11                                 ;   131.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm5                                 ;   132.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                    ;   132.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   133.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm7                                    ;   132.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   133.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   134.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                 ;   135.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                ;   136.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   137.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   138.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   138.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   139.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   139.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   134.7 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   134.2 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm6, [r12 + 17408]                              ;   132.8 agu0     9 st.32
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm6                                       ;   139.8          9 st copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm6                                      ;   139.8          9 st copy
        db 0x2e, 0x2e
        vmovdqu ymm13, [r12 + 17440]                             ;   133.3 agu1     9 st.33
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm13                                     ;   140.3          9 st copy
        db 0x2e
        vmovdqu [rbp + 576], ymm5                                ;   140.7 agu2+fp5    9 st spill
        db 0x2e
        vmovdqa ymm5, ymm13                                      ;   140.3          9 st copy
        db 0x2e
        vmovdqu [rbp + 608], ymm3                                ;   135.7 agu0+fp5    9 st spill
        vmovdqu ymm3, [r12 + 17472]                              ;   134.3 agu1     9 st.34
        vmovdqu [rbp + 640], ymm0                                ;   140.7 agu2+fp5    9 st spill
        vmovdqa ymm0, ymm3                                       ;   141.3          9 st copy
        vmovdqu [rbp + 672], ymm15                               ;   136.7 agu0+fp5    9 st spill
        vmovdqu ymm15, [r12 + 17504]                             ;   135.7 agu1     9 st.35
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                ;   142.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   143.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   142.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                   ;   143.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   144.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   144.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                                    ;   145.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm5                                  ;   145.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   146.7 fp0      9 st
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;   146.7 fp1      9 st
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                ;   147.7 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   148.7 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r12 + 17536]                              ;   140.5 agu0     9 st.36
        db 0x2e, 0x2e
        vpor ymm6, ymm6, ymm3                                    ;   149.7 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   149.7 fp1      9 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [r12 + 17568]                              ;   141.0 agu1     9 st.37
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;   150.7 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   151.7 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [r12 + 17600]                              ;   142.7 agu0     9 st.38
        db 0x2e, 0x2e
        vmovdqu ymm11, [r12 + 17632]                             ;   142.8 agu1     9 st.39
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm11                                 ;   149.8 fp0      9 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 704], ymm9                                ;   143.2 agu2+fp5    9 st spill
        db 0x2e
        vpand ymm9, ymm5, ymm14                                  ;   150.8 fp1      9 st
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                   ;   151.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 736], ymm12                               ;   144.2 agu0+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm14                                 ;   150.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   149.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   150.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                   ;   150.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm12                                 ;   151.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   152.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                 ;   150.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;   151.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   152.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   153.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   151.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   153.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   152.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   154.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                   ;   152.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   153.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm12                                   ;   153.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   154.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm0                                  ;   154.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   155.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm5                                       ;   155.8          9 st copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm14                                 ;   155.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   156.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm9                                  ;   157.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm14                                   ;   155.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm2                                ;   153.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e
        vpor ymm2, ymm9, ymm11                                   ;   157.8 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 800], ymm8                                ;   154.0 agu2+fp5    9 st spill
        db 0x2e, 0x2e
        vpor ymm8, ymm11, ymm12                                  ;   158.8 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   158.8 fp1      9 st
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                  ;   158.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   159.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;   160.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                   ;   159.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   160.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   159.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   161.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                ;   159.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   160.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   162.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   162.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   161.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   160.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm6, ymm0                                    ;   163.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   164.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm13                                  ;   165.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm7                                  ;   161.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   162.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm13                                   ;   165.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm5                                  ;   162.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm7                                  ;   162.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   163.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   163.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                   ;   162.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm7                                    ;   163.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm5                                  ;   163.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   164.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                  ;   164.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   165.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   166.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                   ;   165.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                ;   164.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                  ;   163.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   165.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   166.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   164.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm0                                  ;   165.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm6                                  ;   166.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;   166.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   167.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm14                                   ;   166.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   167.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   168.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                  ;   169.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                 ;   170.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   171.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   172.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   172.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   173.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   173.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   168.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   168.3 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r13 + 17664]                              ;   167.0 agu0    10 st.40
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm0                                       ;   174.0         10 st copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm0                                      ;   174.0         10 st copy
        db 0x2e, 0x2e
        vmovdqu ymm14, [r13 + 17696]                             ;   167.5 agu1    10 st.41
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm14                                     ;   174.5         10 st copy
        db 0x2e
        vmovdqu [rbp + 832], ymm3                                ;   169.8 agu2+fp5    9 st spill
        db 0x2e
        vmovdqa ymm3, ymm14                                      ;   174.5         10 st copy
        db 0x2e
        vmovdqu [rbp + 864], ymm11                               ;   169.3 agu0+fp5    9 st spill
        db 0x2e
        vmovdqu ymm11, [r13 + 17728]                             ;   168.5 agu1    10 st.42
        vmovdqu [rbp + 896], ymm9                                ;   169.8 agu2+fp5    9 st spill
        vmovdqa ymm9, ymm11                                      ;   175.5         10 st copy
        vmovdqu [rbp + 928], ymm12                               ;   173.8 agu0+fp5    9 st spill
        vmovdqu ymm12, [r13 + 17760]                             ;   169.5 agu1    10 st.43
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                ;   176.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   177.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   176.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                 ;   177.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   178.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   178.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                                    ;   179.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                                  ;   179.5 fp1     10 st
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   180.5 fp2     10 st
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                  ;   180.5 fp3     10 st
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                ;   181.5 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   182.5 fp1     10 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [r13 + 17792]                              ;   174.5 agu0    10 st.44
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                   ;   183.5 fp2     10 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   183.5 fp3     10 st
        db 0x2e, 0x2e
        vmovdqu ymm11, [r13 + 17824]                             ;   175.0 agu1    10 st.45
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                   ;   184.5 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   185.5 fp1     10 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r13 + 17856]                              ;   176.5 agu0    10 st.46
        db 0x2e
        vmovdqu ymm13, [r13 + 17888]                             ;   176.7 agu1    10 st.47
        db 0x2e
        vmovdqa ymm15, ymm14                                     ;   181.5         10 st copy
        db 0x2e
        vmovdqu [rbp + 960], ymm2                                ;   177.0 agu2+fp5    9 st spill
        db 0x2e
        vpxor ymm2, ymm3, ymm13                                  ;   183.7 fp2     10 st
        db 0x2e
        vmovdqu [rbp + 992], ymm5                                ;   178.0 agu0+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm2                                   ;   184.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   185.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   186.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1024], ymm6                               ;   179.0 agu1+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                   ;   184.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;   183.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   184.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                                    ;   184.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                                  ;   185.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   187.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   186.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   186.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                  ;   184.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   185.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                  ;   185.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   188.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;   187.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                  ;   186.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   187.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                  ;   188.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   187.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm9                                  ;   188.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                      ;   189.7         10 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   189.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm2                                  ;   189.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   190.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm5                                  ;   191.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm2                                    ;   189.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm5, ymm6                                   ;   191.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1056], ymm8                               ;   187.0 agu2+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm6, ymm11                                   ;   192.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   192.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   192.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   193.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   194.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                   ;   193.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   194.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   193.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   195.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                 ;   193.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   194.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   196.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   196.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   195.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   194.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm9                                    ;   197.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   198.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm14                                  ;   199.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                   ;   199.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm7                                   ;   195.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   196.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm15                                 ;   196.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm7                                  ;   196.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   197.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   197.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   196.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   197.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                                   ;   197.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   198.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                  ;   198.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   199.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   200.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm12                                 ;   199.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                ;   198.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                  ;   197.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   199.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   200.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   198.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm9                                  ;   199.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm0                                  ;   200.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm2                                    ;   200.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   201.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm2                                    ;   200.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   201.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   202.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                   ;   203.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   204.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   205.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   206.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   206.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   207.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   207.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   202.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   202.2 fp3     10 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [r14 + 17920]                              ;   200.8 agu0    10 st.48
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm2                                       ;   207.8         10 st copy
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                       ;   207.8         10 st copy
        db 0x2e, 0x2e
        vmovdqu ymm13, [r14 + 17952]                             ;   201.3 agu1    10 st.49
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm13                                     ;   208.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1088], ymm12                              ;   207.7 agu2+fp5   10 st spill
        db 0x2e
        vmovdqa ymm12, ymm13                                     ;   208.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1120], ymm6                               ;   203.2 agu0+fp5   10 st spill
        db 0x2e
        vmovdqu ymm6, [r14 + 17984]                              ;   202.3 agu1    10 st.50
        db 0x2e
        vmovdqu [rbp + 1152], ymm5                               ;   203.7 agu2+fp5   10 st spill
        db 0x2e
        vmovdqa ymm5, ymm6                                       ;   209.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1184], ymm15                              ;   204.7 agu0+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [r14 + 18016]                             ;   203.3 agu1    10 st.51
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                ;   210.3 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   211.3 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   210.3 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                  ;   211.3 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   212.3 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   212.3 fp1     10 st
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                   ;   213.3 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm12                                 ;   213.3 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   214.3 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                  ;   214.3 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;   215.3 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   216.3 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [r14 + 18048]                              ;   208.3 agu0    10 st.52
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm6                                    ;   217.3 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   217.3 fp1     10 st
        db 0x2e, 0x2e
        vmovdqu ymm6, [r14 + 18080]                              ;   208.8 agu1    10 st.53
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                   ;   218.3 fp2     10 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   219.3 fp3     10 st
        db 0x2e
        vmovdqu ymm5, [r14 + 18112]                              ;   210.3 agu0    10 st.54
        db 0x2e
        vmovdqu ymm12, [r14 + 18144]                             ;   210.5 agu1    10 st.55
        db 0x2e
        vmovdqa ymm14, ymm13                                     ;   215.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1216], ymm0                               ;   210.8 agu2+fp5   10 st spill
        db 0x2e
        vpxor ymm0, ymm9, ymm12                                  ;   217.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm11                              ;   211.8 agu0+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm0                                  ;   218.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   219.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   220.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm8                               ;   212.8 agu1+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm0                                   ;   218.5 fp0     10 st
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                  ;   217.5 fp1     10 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   218.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm0                                    ;   218.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                                  ;   219.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   221.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   220.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   220.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;   218.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   219.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                   ;   219.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   222.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm6                                    ;   221.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                 ;   220.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   221.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   222.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   221.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm5                                  ;   222.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm14                                      ;   223.5         10 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   223.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm0                                  ;   223.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   224.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm9                                  ;   225.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm0                                    ;   223.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm9, ymm8                                   ;   225.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm3                               ;   220.8 agu2+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm8, ymm11                                   ;   226.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   226.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                 ;   226.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   227.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   228.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                   ;   227.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   228.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   227.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   229.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                 ;   227.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   228.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   230.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   230.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   229.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   228.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, ymm5                                    ;   231.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   232.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm13                                  ;   233.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm7                                   ;   229.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   230.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm13                                   ;   233.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm14                                 ;   230.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm7                                  ;   230.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   231.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   231.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;   230.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   231.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm14                                   ;   231.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   232.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                  ;   232.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   233.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   234.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                                 ;   233.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                ;   232.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                  ;   231.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   233.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   234.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   232.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm5                                  ;   233.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm2                                  ;   234.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                                    ;   234.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   235.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm0                                    ;   234.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   235.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   236.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                   ;   237.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                 ;   238.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   239.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   236.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   235.0 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   240.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   240.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   241.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   241.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r15 + 18176]                              ;   234.7 agu0    11 st.56
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm0                                       ;   241.7         11 st copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm0                                       ;   241.7         11 st copy
        db 0x2e
        vmovdqu ymm13, [r15 + 18208]                             ;   235.2 agu1    11 st.57
        db 0x2e
        vmovdqa ymm15, ymm13                                     ;   242.2         11 st copy
        db 0x2e
        vmovdqa ymm1, ymm13                                      ;   242.2         11 st copy
        db 0x2e
        vmovdqu [rbp + 1344], ymm8                               ;   236.0 agu2+fp5   10 st spill
        db 0x2e
        vmovdqu ymm8, [r15 + 18240]                              ;   235.8 agu0    11 st.58
        db 0x2e
        vmovdqu [rbp + 1376], ymm2                               ;   242.5 agu1+fp5   10 st spill
        db 0x2e
        vmovdqa ymm2, ymm8                                       ;   242.8         11 st copy
        vmovdqu [rbp + 1408], ymm14                              ;   237.7 agu2+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r15 + 18272]                             ;   236.8 agu0    11 st.59
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                ;   243.8 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   244.8 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   243.8 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                   ;   244.8 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   245.8 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   245.8 fp3     11 st
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm1                                    ;   246.8 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm1                                  ;   246.8 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   247.8 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                  ;   247.8 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                  ;   248.8 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   249.8 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [r15 + 18304]                              ;   242.2 agu1    11 st.60
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm8                                    ;   250.8 fp2     11 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   250.8 fp3     11 st
        db 0x2e, 0x2e
        vmovdqu ymm7, [r15 + 18336]                              ;   242.7 agu0    11 st.61
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                   ;   251.8 fp0     11 st
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   252.8 fp1     11 st
        db 0x2e
        vmovdqu ymm2, [r15 + 18368]                              ;   243.8 agu1    11 st.62
        db 0x2e
        vmovdqu ymm8, [r15 + 18400]                              ;   244.0 agu0    11 st.63
        db 0x2e
        vmovdqa ymm15, ymm13                                     ;   248.8         11 st copy
        db 0x2e
        vmovdqu [rbp + 1440], ymm12                              ;   244.3 agu2+fp5   10 st spill
        db 0x2e
        vpxor ymm12, ymm1, ymm8                                  ;   251.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1472], ymm9                               ;   245.3 agu1+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm12                                  ;   252.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   253.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   254.0 fp1     11 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1504], ymm11                              ;   246.3 agu0+fp5   10 st spill
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm12                                 ;   252.0 fp2     11 st
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                   ;   251.0 fp3     11 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   252.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                   ;   252.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm11                                   ;   253.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   255.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   254.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   254.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                 ;   252.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   253.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                   ;   253.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   256.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   255.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   254.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   255.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   256.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   255.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm2                                  ;   256.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm15                                      ;   257.0         11 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   257.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm12                                  ;   257.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   258.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm7                                   ;   259.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm12                                   ;   257.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm7, ymm11                                   ;   259.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm6                               ;   254.3 agu2+fp5   10 st spill
        db 0x2e, 0x2e
        vpor ymm6, ymm11, ymm8                                   ;   260.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   260.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;   260.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   261.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   262.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                   ;   261.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   262.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   261.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   263.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                  ;   261.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   262.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   264.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   264.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   263.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   262.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm0, ymm2                                    ;   265.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   266.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm13                                  ;   267.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm13                                   ;   267.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm5                                  ;   263.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   264.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm15                                 ;   264.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm7, ymm5                                   ;   264.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   265.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   265.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                 ;   264.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm5                                    ;   265.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                                 ;   265.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   266.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                  ;   266.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   267.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   268.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                                 ;   267.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                  ;   266.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                  ;   265.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   267.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   268.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   266.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm2                                  ;   267.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm0                                   ;   268.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm12                                   ;   268.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   269.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                   ;   268.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   269.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   270.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                                  ;   271.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   272.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   273.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   274.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   274.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   275.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   275.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 768]                                ;   267.8 agu1     8 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                   ;   274.8 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 0]                                 ;   268.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm12                                 ;   275.2 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 896]                               ;   268.8 agu1     9 st reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm14                                  ;   275.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel whirlpool_many.T1_constants256]   ;   270.2 fp1+agu0   11 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel whirlpool_many.T1_constants256] ;   270.3 fp2+agu1   11 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 224]                          ;   276.2 fp3+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 320]                            ;   271.0 fp0+agu1    8 st
        db 0x2e, 0x2e
        mov rdi, qword [rbp + 4064]                              ;   269.5 agu2    24 keys reload
        db 0x2e
        sub r9, rdi                                              ;   273.5 alu0    24 keys
        db 0x2e
        sub r10, rdi                                             ;   273.5 alu1    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r11, rdi                                             ;   273.5 alu2    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r12, rdi                                             ;   273.5 alu3    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r13, rdi                                             ;   273.5 alu0    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r14, rdi                                             ;   273.5 alu1    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        sub r15, rdi                                             ;   273.5 alu2    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, 0x800                                            ;   274.5 alu3    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        and r9, 0x3fff                                           ;   275.5 alu0    24 keys
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, rdi                                              ;   276.5 alu1    24 keys
        db 0x2e, 0x2e
        add r10, 0x800                                           ;   274.5 alu2    24 keys
        db 0x2e, 0x2e
        and r10, 0x3fff                                          ;   275.5 alu3    24 keys
        db 0x2e, 0x2e
        add r10, rdi                                             ;   276.5 alu0    24 keys
        db 0x2e, 0x2e
        add r11, 0x800                                           ;   274.7 alu1    24 keys
        db 0x2e, 0x2e
        and r11, 0x3fff                                          ;   275.7 alu2    24 keys
        db 0x2e, 0x2e
        add r11, rdi                                             ;   276.7 alu3    24 keys
        db 0x2e, 0x2e
        add r12, 0x800                                           ;   275.5 alu0    24 keys
        db 0x2e, 0x2e
        and r12, 0x3fff                                          ;   276.5 alu1    24 keys
        db 0x2e, 0x2e
        add r12, rdi                                             ;   277.5 alu2    24 keys
        db 0x2e, 0x2e
        vpxor ymm14, ymm9, [rbp + 1312]                          ;   275.3 fp1+agu0    8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1568], ymm0                               ;   276.0 agu2+fp5   11 st spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm10                                 ;   276.3 fp2      8 st
        db 0x2e, 0x2e
        add r13, 0x800                                           ;   276.0 alu3    24 keys
        db 0x2e, 0x2e
        and r13, 0x3fff                                          ;   277.0 alu0    24 keys
        db 0x2e, 0x2e
        add r13, rdi                                             ;   278.0 alu1    24 keys
        db 0x2e, 0x2e
        add r14, 0x800                                           ;   276.8 alu2    24 keys
        db 0x2e, 0x2e
        and r14, 0x3fff                                          ;   277.8 alu3    24 keys
        db 0x2e, 0x2e
        add r14, rdi                                             ;   278.8 alu0    24 keys
        db 0x2e, 0x2e
        add r15, 0x800                                           ;   277.7 alu1    24 keys
        db 0x2e, 0x2e
        and r15, 0x3fff                                          ;   278.7 alu2    24 keys
        db 0x2e, 0x2e
        add r15, rdi                                             ;   279.7 alu3    24 keys
        db 0x2e, 0x2e
        vmovdqu [rbp + 1600], ymm0                               ;   277.3 agu1+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, [rbp + 96]                             ;   277.5 fp3+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 736]                            ;   278.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1088]                           ;   279.5 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1632], ymm0                               ;   280.5 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm0, ymm10, ymm4                                  ;   278.2 fp2      8 st
        db 0x2e
        vmovdqu [rbp + 1664], ymm13                              ;   279.3 agu2+fp5    8 st spill
        vpxor ymm13, ymm10, [rbp + 1536]                         ;   279.3 fp3+agu1    8 st
        vmovdqu [rbp + 1696], ymm13                              ;   280.3 agu0+fp5    8 st spill
        vpxor ymm13, ymm10, [rbp + 704]                          ;   280.3 fp0+agu1    8 st
        vpxor ymm12, ymm10, [rbp + 384]                          ;   280.5 fp1+agu0    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 768]                          ;   281.3 fp2+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 928]                          ;   282.3 fp3+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1728], ymm10                              ;   283.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 864]                          ;   282.3 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1760], ymm12                              ;   282.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm12, ymm10                                     ;   283.3          8 st copy
        vmovdqu [rbp + 1792], ymm14                              ;   283.3 agu2+fp5    8 st spill
        vmovdqa ymm14, ymm11                                     ;   280.3          8 st copy
        db 0x2e
        vmovdqu [rbp + 1824], ymm11                              ;   284.3 agu0+fp5   11 st spill
        db 0x2e
        vpxor ymm11, ymm4, [rbp + 480]                           ;   283.3 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1856], ymm4                               ;   285.3 agu2+fp5    9 st spill
        db 0x2e
        vpxor ymm4, ymm9, ymm0                                   ;   281.0 fp2      8 st
        vpxor ymm9, ymm9, [rbp + 192]                            ;   283.5 fp3+agu0    8 st
        vpxor ymm9, ymm9, [rbp + 1344]                           ;   284.5 fp0+agu1    8 st
        vmovdqu [rbp + 1888], ymm4                               ;   286.3 agu2+fp5    8 st spill
        vpxor ymm4, ymm0, [rbp + 1152]                           ;   284.5 fp1+agu0    8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm9                               ;   287.3 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, [rbp + 832]                            ;   285.3 fp2+agu1    8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm4                               ;   288.3 agu0+fp5    8 st spill
        db 0x2e
        vmovdqa ymm4, ymm0                                       ;   282.3          8 st copy
        db 0x2e
        vmovdqu [rbp + 1984], ymm11                              ;   289.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm11, ymm2                                      ;   282.7          8 st copy
        db 0x2e
        vmovdqu [rbp + 2016], ymm2                               ;   290.3 agu1+fp5    8 st spill
        db 0x2e
        vpxor ymm2, ymm3, [rbp + 32]                             ;   286.5 fp3+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   287.5 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm3                               ;   291.3 agu2+fp5   10 st spill
        db 0x2e
        vpxor ymm3, ymm5, [rbp + 960]                            ;   287.3 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2080], ymm2                               ;   292.3 agu0+fp5    8 st spill
        db 0x2e
        vmovdqa ymm2, ymm8                                       ;   284.0          8 st copy
        db 0x2e
        vmovdqu [rbp + 2112], ymm5                               ;   293.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm5, ymm3, [rbp - 128]                            ;   288.3 fp2+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 640]                            ;   288.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1216]                           ;   289.5 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2144], ymm5                               ;   294.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm5, ymm8                                       ;   285.5          8 st copy
        vpxor ymm8, ymm8, [rbp + 1856]                           ;   292.3 fp1+agu0    8 st
        vpxor ymm8, ymm8, [rbp + 1248]                           ;   293.3 fp2+agu1    8 st
        vpxor ymm8, ymm8, [rbp + 1152]                           ;   294.3 fp3+agu0    8 st
        vpxor ymm8, ymm8, [rbp + 1376]                           ;   295.3 fp0+agu1    8 st
        vmovdqu [rbp + 2176], ymm8                               ;   296.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm8, ymm7, [rbp + 512]                            ;   291.5 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 2208], ymm3                               ;   296.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm3, ymm7, [rbp + 1280]                           ;   292.3 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2240], ymm3                               ;   297.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm3, ymm13                                      ;   289.3          8 st copy
        db 0x2e
        vmovdqu [rbp + 2272], ymm13                              ;   298.3 agu0+fp5    8 st spill
        vmovdqa ymm13, ymm9                                      ;   289.7          8 st copy
        vmovdqu [rbp + 2304], ymm9                               ;   299.3 agu2+fp5    8 st spill
        vpxor ymm9, ymm15, [rbp + 1248]                          ;   293.3 fp3+agu1    8 st
        vmovdqu [rbp + 2336], ymm7                               ;   300.3 agu0+fp5   11 st spill
        vpxor ymm7, ymm9, [rbp + 544]                            ;   294.3 fp0+agu1    8 st
        vmovdqu [rbp + 2368], ymm7                               ;   301.3 agu2+fp5    8 st spill
        vpxor ymm7, ymm9, [rbp + 832]                            ;   294.5 fp1+agu0    8 st
        vmovdqu [rbp + 2400], ymm9                               ;   302.3 agu2+fp5    8 st spill
        vpxor ymm9, ymm7, [rbp + 480]                            ;   295.5 fp2+agu1    8 st
        vpxor ymm7, ymm7, [rbp + 576]                            ;   295.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1728]                           ;   296.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1600]                           ;   297.5 fp1+agu0    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 224]                            ;   298.5 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2432], ymm9                               ;   303.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm9, ymm8                                       ;   294.8          8 st copy
        db 0x2e
        vmovdqu [rbp + 2464], ymm8                               ;   304.3 agu2+fp5    8 st spill
        vmovdqa ymm8, ymm15                                      ;   295.3          8 st copy
        vmovdqu [rbp + 2496], ymm6                               ;   305.3 agu0+fp5   11 st spill
        db 0x2e
        vpxor ymm6, ymm15, [rbp + 256]                           ;   298.3 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2528], ymm6                               ;   306.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 64]                             ;   298.5 fp0+agu0    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 640]                            ;   299.5 fp1+agu1    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1312]                           ;   300.5 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 2560], ymm6                               ;   307.3 agu2+fp5    8 st spill
        vmovdqa ymm6, ymm15                                      ;   297.5          8 st copy
        vmovdqu [rbp + 2592], ymm1                               ;   308.3 agu2+fp5   11 st spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 480]                           ;   300.3 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2624], ymm15                              ;   309.3 agu0+fp5   11 st spill
        db 0x2e
        vmovdqa ymm15, ymm1                                      ;   301.3          8 st copy
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1728]                           ;   301.3 fp0+agu1    8 st
        vpxor ymm1, ymm1, [rbp + 1280]                           ;   302.3 fp1+agu0    8 st
        vmovdqu [rbp + 2656], ymm1                               ;   310.3 agu2+fp5    8 st spill
        vmovdqu ymm1, [rbp + 800]                                ;   302.3 agu1     8 st
        vpxor ymm1, ymm1, [rbp + 1056]                           ;   309.3 fp2+agu0    8 st
        vmovdqu [rbp + 2688], ymm0                               ;   311.3 agu2+fp5    8 st spill
        vpxor ymm0, ymm1, [rbp + 1664]                           ;   310.3 fp3+agu1    8 st
        vpxor ymm0, ymm0, [rbp + 1696]                           ;   311.3 fp0+agu0    8 st
        vpxor ymm1, ymm1, [rbp + 672]                            ;   310.3 fp1+agu1    8 st
        vmovdqu [rbp + 2720], ymm7                               ;   312.3 agu2+fp5    8 st spill
        vmovdqu ymm7, [rbp + 544]                                ;   304.5 agu0     8 st
        vpxor ymm7, ymm7, [rbp + 1024]                           ;   311.5 fp2+agu1    8 st
        vmovdqu [rbp + 2752], ymm7                               ;   313.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm7, [rbp + 288]                                ;   305.5 agu0     8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 992]                            ;   312.5 fp3+agu1    8 st
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   313.5 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 2784], ymm9                               ;   314.5 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm9, ymm7                                       ;   313.5          8 st copy
        db 0x2e
        vmovdqu [rbp + 2816], ymm1                               ;   315.3 agu0+fp5    8 st spill
        db 0x2e
        vpxor ymm1, ymm7, [rbp + 800]                            ;   313.5 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2848], ymm7                               ;   316.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm7, ymm1                                       ;   314.5          8 st copy
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1920]                           ;   314.5 fp2+agu0    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 864]                            ;   315.5 fp3+agu1    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2624]                           ;   316.5 fp0+agu0    8 st
        vmovdqu [rbp + 2880], ymm1                               ;   317.5 agu2+fp5    8 st spill
        vmovdqu ymm1, [rbp + 992]                                ;   311.5 agu1     8 st
        vpxor ymm1, ymm1, [rbp + 1280]                           ;   318.5 fp1+agu0    8 st
        vmovdqu [rbp + 2912], ymm15                              ;   318.3 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm1, [rbp + 512]                           ;   319.5 fp2+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   320.5 fp3      8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   321.5 fp0      8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1504]                           ;   319.5 fp1+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   320.5 fp2      8 st
        db 0x2e
        vmovdqu [rbp + 2944], ymm3                               ;   321.5 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm3, ymm1, [rbp + 480]                            ;   320.5 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2976], ymm15                              ;   320.5 agu0+fp5    8 st spill
        db 0x2e
        vmovdqu ymm15, [rbp + 736]                               ;   315.5 agu1     8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 960]                          ;   322.5 fp0+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3008], ymm15                              ;   323.5 agu2+fp5    8 st spill
        vmovdqu ymm15, [rbp + 32]                                ;   316.5 agu1     8 st
        vpxor ymm15, ymm15, [rbp + 928]                          ;   323.5 fp1+agu0    8 st
        vmovdqu [rbp + 3040], ymm1                               ;   322.3 agu2+fp5    8 st spill
        vpxor ymm1, ymm15, [rbp + 1440]                          ;   324.5 fp2+agu1    8 st
        vpxor ymm1, ymm1, [rbp + 416]                            ;   325.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 672]                          ;   324.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1408]                         ;   325.5 fp1+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2944]                         ;   328.5 fp2+agu1    8 st
        vpxor ymm15, ymm15, [rbp + 1312]                         ;   329.5 fp3+agu0    8 st
        vpxor ymm15, ymm15, [rbp - 128]                          ;   330.5 fp0+agu1    8 st
        vmovdqu [rbp + 3072], ymm1                               ;   326.5 agu2+fp5    8 st spill
        vmovdqu ymm1, [rbp + 256]                                ;   320.8 agu0     8 st
        vpxor ymm1, ymm1, [rbp + 1056]                           ;   327.8 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3104], ymm15                              ;   331.5 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm15, ymm1, [rbp + 544]                           ;   328.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   329.8 fp3      8 st
        db 0x2e
        vmovdqu [rbp + 3136], ymm1                               ;   328.8 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm1, [rbp + 2912]                               ;   322.8 agu0     8 st reload
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   330.8 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 2912], ymm2                               ;   330.8 agu2+fp5    8 st spill
        vmovdqu ymm2, [rbp + 736]                                ;   323.7 agu1     8 st
        vpxor ymm2, ymm2, [rbp + 1216]                           ;   330.7 fp1+agu0    8 st
        vmovdqu [rbp + 3168], ymm1                               ;   331.8 agu2+fp5    8 st spill
        vpxor ymm1, ymm2, [rbp + 2304]                           ;   331.7 fp2+agu1    8 st
        vmovdqu [rbp + 3200], ymm2                               ;   331.7 agu0+fp5    8 st spill
        vmovdqu ymm2, [rbp + 704]                                ;   325.7 agu1     8 st
        vpxor ymm2, ymm2, [rbp + 1184]                           ;   332.7 fp3+agu0    8 st
        vmovdqu [rbp + 3232], ymm1                               ;   332.7 agu2+fp5    8 st spill
        vmovdqu ymm1, [rbp + 3040]                               ;   327.8 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   334.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm2                               ;   333.7 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3232]                               ;   332.7 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   339.7 fp1      8 st
        db 0x2e
        vmovdqu [rbp + 3232], ymm2                               ;   340.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm2, [rbp + 2688]                               ;   329.8 agu0     8 st reload
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   336.8 fp2      8 st
        db 0x2e
        vmovdqu ymm1, [rbp + 544]                                ;   330.5 agu1     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 672]                            ;   337.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   338.5 fp0      8 st
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   339.5 fp1      8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2752]                           ;   337.8 fp2+agu1    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 224]                          ;   339.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3200]                         ;   340.5 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2688], ymm12                              ;   341.5 agu2+fp5    8 st spill
        vpxor ymm12, ymm1, [rbp + 1472]                          ;   338.5 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3264], ymm2                               ;   338.8 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm2, ymm12, [rbp + 256]                           ;   339.5 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3296], ymm2                               ;   340.5 agu0+fp5    8 st spill
        db 0x2e
        vpxor ymm2, ymm12, [rbp - 96]                            ;   339.5 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3328], ymm2                               ;   340.5 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm2, [rbp + 3232]                               ;   340.7 agu0     8 st reload
        vpxor ymm2, ymm2, ymm12                                  ;   347.7 fp0      8 st
        vmovdqu ymm12, [rbp + 1504]                              ;   337.8 agu1    10 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm2                               ;   348.7 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm12                                  ;   344.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   345.8 fp2      8 st
        db 0x2e
        vmovdqu [rbp + 3360], ymm2                               ;   345.8 agu0+fp5    8 st spill
        db 0x2e
        vpxor ymm2, ymm12, [rbp + 160]                           ;   344.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   345.8 fp0      8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 896]                          ;   344.8 fp1+agu0    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1184]                         ;   345.8 fp2+agu1    8 st
        vpxor ymm12, ymm12, [rbp + 1824]                         ;   346.8 fp3+agu0    8 st
        vpxor ymm2, ymm2, [rbp + 1568]                           ;   345.8 fp0+agu1    8 st
        vpxor ymm2, ymm2, [rbp + 704]                            ;   346.8 fp1+agu0    8 st
        vpxor ymm2, ymm2, [rbp + 1664]                           ;   347.8 fp2+agu1    8 st
        vpxor ymm2, ymm2, [rbp + 2432]                           ;   348.8 fp3+agu0    8 st
        vpxor ymm2, ymm2, [rbp + 352]                            ;   349.8 fp0+agu1    8 st
        vpxor ymm2, ymm2, [rbp + 2784]                           ;   350.8 fp1+agu0    8 st
        vmovdqu [rsi + 34464], ymm2                              ;   351.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm1                                       ;   345.0          8 st copy
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1568]                           ;   345.2 fp2+agu1    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 96]                             ;   346.2 fp3+agu0    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1312]                           ;   347.2 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1664], ymm6                               ;   346.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm6, ymm8                                       ;   346.8          8 st copy
        db 0x2e
        vmovdqu [rbp + 1504], ymm12                              ;   347.8 agu0+fp5    8 st spill
        db 0x2e
        vpxor ymm12, ymm8, [rbp + 3200]                          ;   347.2 fp1+agu1    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 64]                           ;   348.2 fp2+agu0    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1152]                         ;   349.2 fp3+agu1    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3296]                         ;   350.2 fp0+agu0    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2080]                         ;   351.2 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3200], ymm12                              ;   352.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm12, [rbp + 1792]                              ;   349.3 agu0     8 st reload
        vpxor ymm12, ymm12, ymm8                                 ;   356.3 fp2      8 st
        vpxor ymm8, ymm8, [rbp + 320]                            ;   350.2 fp3+agu1    8 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 800]                            ;   351.2 fp0+agu0    8 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 352]                            ;   352.2 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1792], ymm8                               ;   353.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm8, [rbp + 480]                                ;   351.3 agu0     8 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1184]                           ;   358.3 fp2+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                 ;   359.3 fp3      8 st
        vpxor ymm5, ymm5, ymm8                                   ;   359.3 fp0      8 st
        vmovdqu [rbp + 3392], ymm10                              ;   360.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm10, ymm8, [rbp + 1344]                          ;   359.3 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3424], ymm8                               ;   359.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm8, ymm5, [rbp + 3360]                           ;   360.3 fp2+agu1    8 st
        vpxor ymm8, ymm8, [rbp + 1472]                           ;   361.3 fp3+agu0    8 st
        vpxor ymm5, ymm5, [rbp - 32]                             ;   360.3 fp0+agu1    8 st
        vpxor ymm5, ymm5, [rbp + 128]                            ;   361.3 fp1+agu0    8 st
        vpxor ymm5, ymm5, [rbp + 1952]                           ;   362.3 fp2+agu1    8 st
        vpxor ymm5, ymm5, [rbp + 3360]                           ;   363.3 fp3+agu0    8 st
        vmovdqu [rbp + 3456], ymm10                              ;   360.3 agu2+fp5    8 st spill
        vmovdqu ymm10, [rbp + 192]                               ;   356.2 agu1     8 st
        vpxor ymm10, ymm10, [rbp + 1248]                         ;   363.2 fp0+agu0    8 st
        vmovdqu [rbp + 3488], ymm12                              ;   357.3 agu2+fp5    8 st spill
        vpxor ymm12, ymm10, [rbp + 608]                          ;   364.2 fp1+agu1    8 st
        vpxor ymm10, ymm10, [rbp + 2592]                         ;   364.2 fp2+agu0    8 st
        vpxor ymm10, ymm10, [rbp + 3008]                         ;   365.2 fp3+agu1    8 st
        vpxor ymm10, ymm10, [rbp + 3424]                         ;   366.3 fp0+agu0    8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm12                              ;   365.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm12, [rbp - 32]                                ;   359.7 agu1     8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1120]                         ;   366.7 fp1+agu0    8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1440]                         ;   367.7 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3552], ymm10                              ;   367.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm10, [rbp + 3232]                              ;   361.3 agu0     8 st reload
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   368.7 fp3      8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 96]                           ;   368.7 fp0+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3296]                         ;   369.7 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3232], ymm12                              ;   370.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm12, [rbp - 64]                                ;   362.7 agu1     8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 704]                          ;   369.7 fp2+agu0    8 st
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   370.7 fp3      8 st
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   371.7 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 704], ymm9                                ;   371.7 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm9, ymm12, [rbp + 1024]                          ;   370.7 fp1+agu1    8 st
        vpxor ymm9, ymm9, [rbp + 1536]                           ;   371.7 fp2+agu0    8 st
        vpxor ymm12, ymm12, [rbp + 3456]                         ;   370.7 fp3+agu1    8 st
        vpxor ymm12, ymm12, [rbp + 544]                          ;   371.7 fp0+agu0    8 st
        vmovdqu [rbp + 3584], ymm5                               ;   366.3 agu2+fp5    8 st spill
        vpxor ymm5, ymm9, [rbp + 1568]                           ;   372.7 fp1+agu1    8 st
        vpxor ymm5, ymm5, [rbp + 224]                            ;   373.7 fp2+agu0    8 st
        vpxor ymm9, ymm9, [rbp + 2848]                           ;   372.7 fp3+agu1    8 st
        vpxor ymm9, ymm9, [rbp + 3520]                           ;   373.7 fp0+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3616], ymm9                               ;   374.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm9, [rbp + 288]                                ;   368.8 agu1     8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1408]                           ;   375.8 fp1+agu0    8 st
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   376.8 fp2      8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                           ;   376.8 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3648], ymm5                               ;   374.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3232]                               ;   370.8 agu0     8 st reload
        vpxor ymm5, ymm5, ymm6                                   ;   377.8 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 3232], ymm5                               ;   378.8 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm5, [rbp + 1504]                               ;   371.8 agu0     8 st reload
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   378.8 fp1      8 st
        db 0x2e
        vmovdqu [rbp + 1504], ymm5                               ;   379.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2208]                               ;   372.2 agu1     8 st reload
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   379.2 fp2      8 st
        db 0x2e
        vmovdqu ymm6, [rbp + 128]                                ;   372.8 agu0     8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 800]                            ;   379.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;   380.8 fp0      8 st
        db 0x2e
        vpxor ymm10, ymm10, ymm14                                ;   381.8 fp1      8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1120]                           ;   380.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2368]                           ;   381.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3392]                           ;   382.8 fp0+agu0    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1696]                           ;   383.8 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 800], ymm5                                ;   380.2 agu2+fp5    8 st spill
        vmovdqu ymm5, [rbp + 928]                                ;   375.8 agu0     8 st
        vpxor ymm5, ymm5, [rbp + 1376]                           ;   382.8 fp2+agu1    8 st
        vmovdqu [rbp + 928], ymm5                                ;   383.8 agu2+fp5    8 st spill
        vmovdqu ymm5, [rbp + 448]                                ;   377.0 agu0     8 st
        vpxor ymm5, ymm5, [rbp + 1472]                           ;   384.0 fp3+agu1    8 st
        vmovdqu [rbp + 2208], ymm6                               ;   384.8 agu2+fp5    8 st spill
        vpxor ymm6, ymm5, [rbp + 512]                            ;   385.0 fp0+agu0    8 st
        vmovdqu [rbp + 3680], ymm6                               ;   386.0 agu1+fp5    8 st spill
        vmovdqu ymm6, [rbp + 3264]                               ;   379.8 agu0     8 st reload
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   386.8 fp1      8 st
        db 0x2e
        vmovdqu ymm5, [rbp + 1184]                               ;   380.0 agu1     8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1472]                           ;   387.0 fp2+agu0    8 st
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   388.0 fp3      8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 416]                            ;   388.0 fp0+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1856]                           ;   389.0 fp1+agu0    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1632]                           ;   390.0 fp2+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 960]                            ;   391.0 fp3+agu0    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 544]                            ;   392.0 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rsi + 33312], ymm5                              ;   393.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm5, [rbp + 256]                                ;   383.8 agu0     8 st reload
        db 0x2e
        vmovdqu [rbp + 3264], ymm6                               ;   387.8 agu2+fp5    8 st spill
        vpxor ymm6, ymm11, ymm5                                  ;   390.8 fp1      8 st
        vpxor ymm6, ymm6, [rbp + 640]                            ;   391.8 fp2+agu1    8 st
        vpxor ymm6, ymm6, [rbp + 2144]                           ;   392.8 fp3+agu0    8 st
        vmovdqu [rsi + 33536], ymm6                              ;   393.8 agu2+fp5   24 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, [rbp + 320]                            ;   390.8 fp0+agu1    8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   391.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   391.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   392.8 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   392.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3648]                               ;   388.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   395.0 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2336]                              ;   388.3 agu1    11 st reload
        db 0x2e
        vmovdqu [rbp + 3648], ymm11                              ;   389.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm11, ymm2, ymm15                                 ;   395.3 fp2      8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1408]                           ;   391.8 fp3+agu0    8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   393.8 fp0      8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 224]                            ;   392.8 fp1+agu1    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2240]                           ;   393.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2304]                           ;   394.8 fp3+agu1    8 st
        vpxor ymm7, ymm7, [rbp + 1344]                           ;   395.8 fp0+agu0    8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 32960], ymm7                              ;   396.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1408]                               ;   392.8 agu1    10 st reload
        db 0x2e
        vmovdqu [rbp + 320], ymm11                               ;   396.3 agu0+fp5    8 st spill
        db 0x2e
        vpxor ymm11, ymm15, ymm7                                 ;   399.8 fp1      8 st
        db 0x2e
        vpxor ymm12, ymm12, ymm11                                ;   400.8 fp2      8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1376]                           ;   393.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                           ;   394.8 fp0+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 64]                           ;   395.3 fp1+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2528]                         ;   396.3 fp2+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3680]                         ;   397.3 fp3+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1984]                         ;   398.3 fp0+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3520], ymm2                               ;   394.8 agu2+fp5    8 st spill
        vpxor ymm2, ymm7, [rbp + 160]                            ;   399.8 fp1+agu1    8 st
        vpxor ymm3, ymm3, ymm2                                   ;   400.8 fp2      8 st
        vmovdqu [rbp + 2336], ymm3                               ;   401.8 agu2+fp5    8 st spill
        vmovdqu ymm3, [rbp + 2176]                               ;   397.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                   ;   404.0 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 1472]                               ;   397.8 agu1    10 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm15                              ;   399.3 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm2                                  ;   404.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   405.8 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1472], ymm0                               ;   406.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm0, [rbp + 3616]                               ;   398.0 agu0     8 st reload
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;   405.8 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 288]                               ;   398.8 agu1     8 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm3                               ;   405.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm15                                 ;   405.8 fp3      8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 896]                            ;   404.8 fp0+agu0    8 st
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   405.8 fp1      8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 384]                            ;   399.8 fp2+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, ymm7                                 ;   400.8 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 33408], ymm10                             ;   401.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 896]                               ;   400.0 agu0     9 st reload
        db 0x2e
        vpxor ymm15, ymm11, ymm10                                ;   407.0 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 896], ymm15                               ;   408.0 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2880]                              ;   401.0 agu0     8 st reload
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   408.0 fp1      8 st
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 736]                           ;   406.8 fp2+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp - 64]                           ;   407.0 fp3+agu0    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2016]                           ;   402.8 fp0+agu1    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1984]                           ;   403.8 fp1+agu0    8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   406.8 fp2      8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 544]                            ;   404.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1056]                         ;   407.8 fp0+agu0    8 st
        vpxor ymm11, ymm11, [rbp + 1312]                         ;   408.8 fp1+agu1    8 st
        vpxor ymm11, ymm11, [rbp + 3072]                         ;   409.8 fp2+agu0    8 st
        vmovdqu [rsi + 33568], ymm11                             ;   410.8 agu2+fp5   24 st
        vmovdqu ymm11, [rbp + 3584]                              ;   405.8 agu1     8 st reload
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                ;   412.8 fp3      8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1984]                           ;   406.0 fp0+agu0    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 896]                            ;   415.0 fp1+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 608]                            ;   407.0 fp2+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 96]                             ;   408.0 fp3+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3648]                           ;   409.0 fp0+agu0    8 st
        vpxor ymm3, ymm3, [rbp + 3136]                           ;   410.0 fp1+agu1    8 st
        vpxor ymm3, ymm3, [rbp + 960]                            ;   411.0 fp2+agu0    8 st
        vpxor ymm15, ymm15, [rbp + 3648]                         ;   409.8 fp3+agu1    8 st
        vpxor ymm15, ymm15, [rbp + 928]                          ;   410.8 fp0+agu0    8 st
        vmovdqu [rbp + 1984], ymm15                              ;   411.8 agu2+fp5    8 st spill
        vpxor ymm15, ymm2, [rbp + 160]                           ;   410.8 fp1+agu1    8 st
        vpxor ymm2, ymm2, [rbp + 640]                            ;   411.0 fp2+agu0    8 st
        vpxor ymm2, ymm2, [rbp + 416]                            ;   412.0 fp3+agu1    8 st
        vpxor ymm2, ymm2, [rbp + 2048]                           ;   413.0 fp0+agu0    8 st
        vpxor ymm2, ymm2, [rbp + 2848]                           ;   414.0 fp1+agu1    8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm3                               ;   412.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm15, [rbp + 3520]                          ;   413.0 fp2+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   414.0 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 32928], ymm0                              ;   415.0 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 0]                                  ;   413.8 agu1     8 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm6                               ;   411.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm6, ymm3, ymm0                                   ;   420.8 fp0      8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 128]                          ;   414.0 fp1+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2560]                         ;   415.0 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rsi + 32768], ymm15                             ;   416.0 agu2+fp5   24 st
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 384]                           ;   420.8 fp3+agu0    8 st
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   421.8 fp0      8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 96]                             ;   421.8 fp1+agu1    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 928]                            ;   422.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 64]                             ;   416.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1440]                           ;   417.8 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3008]                           ;   418.8 fp1+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 352]                            ;   419.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp - 96]                             ;   420.8 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3008], ymm15                              ;   421.8 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 480]                           ;   420.8 fp0+agu0    8 st
        db 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   421.8 fp1      8 st
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   421.8 fp2      8 st
        db 0x2e
        vmovdqu ymm15, [rbp + 3232]                              ;   419.8 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   426.8 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm9                               ;   422.8 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2688]                               ;   420.0 agu0     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   427.0 fp0      8 st
        db 0x2e
        vmovdqu ymm4, [rbp - 32]                                 ;   420.8 agu1     8 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1376]                           ;   427.8 fp1+agu0    8 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1024]                           ;   428.8 fp2+agu1    8 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 352]                            ;   429.8 fp3+agu0    8 st
        vpxor ymm0, ymm0, [rbp + 672]                            ;   422.8 fp0+agu1    8 st
        vpxor ymm0, ymm0, [rbp + 1856]                           ;   423.8 fp1+agu0    8 st
        vpxor ymm0, ymm0, [rbp + 1536]                           ;   424.8 fp2+agu1    8 st
        vpxor ymm0, ymm0, [rbp + 256]                            ;   425.8 fp3+agu0    8 st
        vpxor ymm9, ymm9, [rbp + 3456]                           ;   428.0 fp0+agu1    8 st
        vpxor ymm9, ymm9, [rbp + 704]                            ;   429.0 fp1+agu0    8 st
        vmovdqu [rbp + 256], ymm3                                ;   422.2 agu2+fp5    8 st spill
        vpxor ymm3, ymm4, [rbp + 768]                            ;   430.8 fp2+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   431.8 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 34624], ymm1                              ;   432.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3552]                               ;   426.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   433.0 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 3552], ymm9                               ;   430.0 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm9, [rbp + 800]                                ;   426.8 agu1     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   433.8 fp1      8 st
        db 0x2e
        vmovdqu ymm4, [rbp + 576]                                ;   427.0 agu0     9 st reload
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   434.0 fp2      8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3648]                           ;   435.0 fp3+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1088]                           ;   436.0 fp0+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2528]                           ;   437.0 fp1+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 992]                            ;   438.0 fp2+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2112]                           ;   439.0 fp3+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 64]                             ;   440.0 fp0+agu0    8 st
        vmovdqu [rsi + 33600], ymm3                              ;   441.0 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 448]                                ;   430.8 agu1     8 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm9                               ;   434.8 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm4, ymm3                                   ;   437.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   438.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   438.8 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp - 96]                                 ;   431.8 agu0     8 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm11                              ;   439.8 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm9                                  ;   438.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 1536]                         ;   439.8 fp1+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   440.8 fp2      8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 320]                            ;   434.0 fp3+agu0    8 st
        db 0x2e
        vmovdqu [rsi + 33088], ymm1                              ;   435.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm1, [rbp + 192]                                ;   434.8 agu1     8 st reload
        db 0x2e
        vpxor ymm3, ymm4, ymm1                                   ;   441.8 fp0      8 st
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                  ;   441.8 fp1      8 st
        db 0x2e
        vmovdqu ymm9, [rbp + 3200]                               ;   435.3 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   442.3 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2720]                              ;   436.0 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   443.0 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm1                               ;   442.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm1, [rbp + 3584]                               ;   437.8 agu0     8 st reload
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                  ;   444.8 fp0      8 st
        db 0x2e
        vmovdqu ymm11, [rbp + 864]                               ;   438.2 agu1     9 st reload
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                  ;   445.2 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   446.2 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 864], ymm1                                ;   445.8 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3616]                               ;   439.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   446.2 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 128]                                ;   439.5 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                 ;   446.5 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 992]                            ;   446.5 fp1+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   447.5 fp2      8 st
        vmovdqu [rsi + 34272], ymm12                             ;   448.5 agu2+fp5   24 st
        vpxor ymm12, ymm11, [rbp + 512]                          ;   447.5 fp3+agu1    8 st
        vpxor ymm11, ymm11, [rbp + 3008]                         ;   447.5 fp0+agu0    8 st
        vpxor ymm11, ymm11, [rbp + 608]                          ;   448.5 fp1+agu1    8 st
        vpxor ymm4, ymm4, [rbp + 2400]                           ;   447.5 fp2+agu0    8 st
        vpxor ymm4, ymm4, [rbp + 2304]                           ;   448.5 fp3+agu1    8 st
        vpxor ymm4, ymm4, [rbp + 3680]                           ;   449.5 fp0+agu0    8 st
        vpxor ymm4, ymm4, [rbp + 1056]                           ;   450.5 fp1+agu1    8 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 448]                            ;   451.5 fp2+agu0    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3040]                           ;   447.2 fp3+agu1    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3328]                           ;   448.2 fp0+agu0    8 st
        db 0x2e
        vmovdqu [rsi + 33440], ymm1                              ;   449.2 agu2+fp5   24 st
        vmovdqu ymm1, [rbp + 288]                                ;   446.3 agu1     8 st reload
        vmovdqu [rbp + 2304], ymm6                               ;   447.2 agu0+fp5    8 st spill
        vpxor ymm6, ymm12, ymm1                                  ;   453.3 fp1      8 st
        vmovdqu [rbp + 288], ymm6                                ;   454.3 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2176]                               ;   447.3 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   454.3 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp - 64]                             ;   453.3 fp3+agu0    8 st
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2816]                              ;   448.3 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   455.3 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm6                               ;   455.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm6, [rbp + 1312]                               ;   448.8 agu0     8 st reload
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   455.8 fp1      8 st
        db 0x2e
        vmovdqu ymm1, [rbp + 640]                                ;   449.3 agu1     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1088]                           ;   456.3 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1312], ymm6                               ;   456.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3264]                               ;   450.3 agu1     8 st reload
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   457.3 fp3      8 st
        db 0x2e
        vmovdqu [rbp + 3264], ymm6                               ;   458.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2720]                               ;   450.8 agu0     8 st reload
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   457.8 fp0      8 st
        db 0x2e
        vmovdqu ymm1, [rbp + 1280]                               ;   451.3 agu1     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2496]                           ;   458.3 fp1+agu0    8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 704]                            ;   458.8 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2720], ymm6                               ;   459.8 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 3456]                           ;   459.3 fp3+agu0    8 st
        db 0x2e
        vmovdqu [rbp - 64], ymm4                                 ;   453.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2816]                               ;   455.3 agu1     8 st reload
        vpxor ymm4, ymm4, ymm1                                   ;   462.3 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 34496], ymm4                              ;   463.3 agu0+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1216]                               ;   454.5 agu1    10 st reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   461.5 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm1, [rbp + 832]                            ;   461.5 fp2+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1568]                           ;   461.5 fp3+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   462.5 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   462.5 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   463.5 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 34144], ymm9                              ;   463.5 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1792]                               ;   457.3 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   464.3 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 864]                                ;   457.8 agu1     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   464.8 fp0      8 st
        db 0x2e
        vmovdqu ymm4, [rbp + 3104]                               ;   458.3 agu0     8 st reload
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;   465.3 fp1      8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2368]                           ;   462.5 fp2+agu1    8 st
        vpxor ymm6, ymm6, [rbp + 2016]                           ;   463.5 fp3+agu0    8 st
        vpxor ymm6, ymm6, [rbp + 448]                            ;   464.5 fp0+agu1    8 st
        vpxor ymm6, ymm6, [rbp + 2272]                           ;   465.5 fp1+agu0    8 st
        vmovdqu [rbp + 448], ymm9                                ;   465.8 agu2+fp5    8 st spill
        vpxor ymm9, ymm3, [rbp + 2752]                           ;   463.5 fp2+agu1    8 st
        vpxor ymm9, ymm9, [rbp + 768]                            ;   464.5 fp3+agu0    8 st
        vpxor ymm9, ymm9, [rbp + 1184]                           ;   465.5 fp0+agu1    8 st
        vpxor ymm3, ymm3, [rbp + 960]                            ;   463.5 fp1+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 32]                             ;   464.5 fp2+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3168]                           ;   465.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 64]                             ;   466.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1376]                           ;   467.5 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rsi + 34368], ymm3                              ;   468.5 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm3, [rbp + 1344]                               ;   465.7 agu1     8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2496]                           ;   472.7 fp2+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   473.7 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm15                              ;   474.7 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp - 64]                                ;   466.7 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   473.7 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 33728], ymm15                             ;   474.7 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1440]                               ;   466.8 agu0     8 st
        db 0x2e
        vmovdqu ymm15, [rbp + 2784]                              ;   467.7 agu1     8 st reload
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;   474.7 fp1      8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp - 128]                            ;   475.7 fp2+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1632]                           ;   476.7 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rsi + 34336], ymm3                              ;   477.7 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm3, [rbp + 1152]                               ;   468.8 agu0     8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2496]                           ;   475.8 fp0+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 224]                            ;   476.8 fp1+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 608]                            ;   477.8 fp2+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   478.8 fp3      8 st
        vpxor ymm15, ymm15, [rbp + 96]                           ;   479.8 fp0+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2912]                         ;   480.8 fp1+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1696]                         ;   481.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1728]                         ;   482.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2592]                         ;   483.8 fp0+agu0    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 32]                           ;   484.8 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rsi + 34400], ymm15                             ;   485.8 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm15, [rbp + 3264]                              ;   474.8 agu0     8 st reload
        vpxor ymm15, ymm15, ymm3                                 ;   481.8 fp2      8 st
        db 0x2e
        vmovdqu [rsi + 33376], ymm15                             ;   482.8 agu1+fp5   24 st
        db 0x2e
        vmovdqu ymm15, [rbp + 256]                               ;   475.8 agu0     8 st reload
        db 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   482.8 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 32864], ymm15                             ;   483.8 agu2+fp5   24 st
        vpxor ymm3, ymm3, [rbp + 1376]                           ;   478.8 fp0+agu1    8 st
        vpxor ymm3, ymm3, [rbp + 2432]                           ;   479.8 fp1+agu0    8 st
        vpxor ymm3, ymm3, [rbp + 1600]                           ;   480.8 fp2+agu1    8 st
        vmovdqu ymm15, [rbp + 1120]                              ;   477.8 agu0     8 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2848]                         ;   484.8 fp3+agu1    8 st
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   485.8 fp0      8 st
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   485.8 fp1      8 st
        db 0x2e
        vmovdqu [rsi + 33248], ymm7                              ;   486.8 agu2+fp5   24 st
        db 0x2e
        vpxor ymm7, ymm14, [rbp + 1920]                          ;   486.8 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1920], ymm9                               ;   480.8 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm9, [rbp + 2304]                               ;   481.0 agu0     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   488.0 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 32896], ymm9                              ;   489.0 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 672]                                ;   481.8 agu1     9 st reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   488.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 1664]                              ;   482.2 agu0     8 st reload
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   489.8 fp1      8 st
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;   490.8 fp2      8 st
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   490.8 fp3      8 st
        db 0x2e
        vmovdqu ymm15, [rbp + 288]                               ;   483.2 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   490.2 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 33696], ymm5                              ;   491.8 agu2+fp5   24 st
        db 0x2e
        vmovdqu [rsi + 34016], ymm8                              ;   491.8 agu0+fp5   24 st
        db 0x2e
        vmovdqu ymm5, [rbp - 96]                                 ;   484.8 agu1     8 st reload
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                   ;   491.8 fp1      8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3360]                           ;   491.8 fp2+agu0    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1824]                           ;   492.8 fp3+agu1    8 st
        db 0x2e
        vmovdqu ymm8, [rbp + 1312]                               ;   486.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   493.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 34208], ymm8                              ;   494.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2464]                               ;   486.8 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   493.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3168]                           ;   494.8 fp2+agu0    8 st
        db 0x2e
        vmovdqu ymm14, [rbp + 1760]                              ;   488.0 agu1     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   495.0 fp3      8 st
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                  ;   495.0 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   496.0 fp1      8 st
        db 0x2e
        vmovdqu ymm14, [rbp + 1504]                              ;   489.8 agu0     8 st reload
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   496.8 fp2      8 st
        db 0x2e
        vmovdqu [rsi + 34528], ymm14                             ;   497.8 agu2+fp5   24 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3328]                           ;   496.0 fp3+agu1    8 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1056]                           ;   497.0 fp0+agu0    8 st
        db 0x2e
        vmovdqu ymm9, [rbp + 160]                                ;   491.8 agu1     8 st reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   498.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp - 32]                             ;   498.8 fp2+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   499.8 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   499.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 32832], ymm2                              ;   500.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 33952], ymm6                              ;   500.8 agu1+fp5   24 st
        db 0x2e
        vmovdqu ymm2, [rbp + 1088]                               ;   494.0 agu0     8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1568]                           ;   501.0 fp1+agu1    8 st
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   502.0 fp2      8 st
        db 0x2e
        vmovdqu ymm6, [rbp + 2208]                               ;   495.0 agu0     8 st reload
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   502.0 fp3      8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3040]                         ;   495.8 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rsi + 32992], ymm15                             ;   496.8 agu2+fp5   24 st
        vmovdqu ymm2, [rbp + 1632]                               ;   496.0 agu0     8 st
        vpxor ymm2, ymm2, [rbp + 2112]                           ;   503.0 fp1+agu1    8 st
        vpxor ymm9, ymm2, [rbp + 3520]                           ;   504.0 fp2+agu0    8 st
        vmovdqu ymm14, [rbp + 2656]                              ;   497.8 agu1     8 st reload
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   504.8 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 33824], ymm14                             ;   505.8 agu2+fp5   24 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2080]                           ;   505.0 fp0+agu0    8 st
        db 0x2e
        vmovdqu [rsi + 32800], ymm9                              ;   506.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm2, [rbp + 992]                                ;   498.8 agu1     8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 896]                            ;   505.8 fp1+agu0    8 st
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   506.8 fp2      8 st
        db 0x2e
        vmovdqu ymm9, [rbp + 2976]                               ;   499.8 agu1     8 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   506.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   507.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   507.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 320]                                ;   500.8 agu0     8 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm2                                  ;   507.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   508.8 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;   508.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 33120], ymm13                             ;   509.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                  ;   508.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                  ;   508.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;   508.8 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2624]                           ;   506.8 fp0+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 96]                             ;   507.8 fp1+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 640]                            ;   508.8 fp2+agu1    8 st
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3072]                              ;   506.0 agu0     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   513.0 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 33056], ymm9                              ;   514.0 agu2+fp5   24 st
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 1088]                          ;   513.0 fp0+agu1    8 st
        db 0x2e
        vmovdqu ymm14, [rbp + 2592]                              ;   507.0 agu0    11 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   514.0 fp1      8 st
        db 0x2e
        vpxor ymm15, ymm14, [rbp + 704]                          ;   514.0 fp2+agu1    8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3296]                           ;   515.0 fp3+agu0    8 st
        vmovdqu [rsi + 34080], ymm9                              ;   516.0 agu2+fp5   24 st
        vmovdqu ymm9, [rbp + 64]                                 ;   508.8 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   515.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   515.8 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3424]                               ;   509.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   516.8 fp2      8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2496]                           ;   516.0 fp3+agu1    8 st
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   517.0 fp0      8 st
        db 0x2e
        vmovdqu [rsi + 33184], ymm1                              ;   518.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm1, [rbp + 2720]                               ;   510.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                   ;   517.0 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1888]                               ;   510.8 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   517.8 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 34592], ymm13                             ;   518.8 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2144]                              ;   513.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   520.0 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   520.0 fp0      8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   520.0 fp1      8 st
        db 0x2e
        vmovdqu [rsi + 34560], ymm15                             ;   521.0 agu1+fp5   24 st
        db 0x2e
        vmovdqu ymm13, [rbp + 3488]                              ;   514.3 agu0     8 st reload
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                 ;   521.3 fp2      8 st
        db 0x2e
        vmovdqu ymm15, [rbp + 2528]                              ;   515.2 agu1     8 st reload
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   522.2 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 34048], ymm13                             ;   522.3 agu2+fp5   24 st
        vmovdqu [rsi + 34112], ymm15                             ;   523.2 agu0+fp5   24 st
        vpxor ymm14, ymm14, [rbp + 1440]                         ;   516.2 fp0+agu1    8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 448]                                ;   517.0 agu0     8 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;   524.0 fp1      8 st
        db 0x2e
        vmovdqu ymm13, [rbp + 1920]                              ;   517.2 agu1     8 st reload
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   524.2 fp2      8 st
        db 0x2e
        vmovdqu [rsi + 33632], ymm9                              ;   525.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm9, [rbp + 416]                                ;   518.0 agu0     8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1024]                           ;   525.0 fp3+agu1    8 st
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   526.0 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   526.0 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1248]                               ;   519.0 agu0    10 st reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                 ;   526.0 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   526.0 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 33024], ymm2                              ;   527.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu [rsi + 34432], ymm7                              ;   527.0 agu1+fp5   24 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1280]                         ;   527.0 fp0+agu0    8 st
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   528.0 fp1      8 st
        db 0x2e
        vmovdqu [rsi + 33856], ymm13                             ;   529.0 agu2+fp5   24 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 960]                          ;   528.0 fp2+agu1    8 st
        db 0x2e
        vmovdqu ymm2, [rbp + 2560]                               ;   522.3 agu0     8 st reload
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   529.3 fp3      8 st
        vmovdqu [rsi + 33792], ymm10                             ;   530.3 agu2+fp5   24 st
        vpxor ymm7, ymm2, [rbp + 768]                            ;   529.3 fp0+agu1    8 st
        vpxor ymm5, ymm5, [rbp + 1184]                           ;   524.2 fp1+agu0    8 st
        vpxor ymm5, ymm5, [rbp + 1952]                           ;   525.2 fp2+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2240]                           ;   526.2 fp3+agu0    8 st
        db 0x2e
        vmovdqu ymm9, [rbp + 3136]                               ;   526.0 agu1     8 st reload
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   533.0 fp0      8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1152]                           ;   533.0 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rsi + 33984], ymm5                              ;   534.0 agu2+fp5   24 st
        db 0x2e
        vpxor ymm5, ymm9, [rbp + 3392]                           ;   534.0 fp2+agu1    8 st
        vmovdqu ymm10, [rbp + 1984]                              ;   527.2 agu0     8 st reload
        vpxor ymm10, ymm10, ymm9                                 ;   534.2 fp3      8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3680]                           ;   535.0 fp0+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2272]                           ;   536.0 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rsi + 33216], ymm5                              ;   537.0 agu2+fp5   24 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2944]                           ;   530.3 fp2+agu1    8 st
        vmovdqu [rsi + 33280], ymm7                              ;   531.3 agu2+fp5   24 st
        vmovdqu ymm5, [rbp + 2400]                               ;   529.2 agu0     8 st
        vpxor ymm5, ymm5, [rbp + 3456]                           ;   536.2 fp3+agu1    8 st
        vpxor ymm12, ymm12, ymm5                                 ;   537.2 fp0      8 st
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   537.2 fp1      8 st
        db 0x2e
        vmovdqu [rsi + 33152], ymm11                             ;   538.2 agu2+fp5   24 st
        db 0x2e
        vmovdqu [rsi + 33504], ymm12                             ;   538.2 agu0+fp5   24 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2048]                           ;   531.0 fp2+agu1    8 st
        vpxor ymm2, ymm2, [rbp + 2912]                           ;   532.0 fp3+agu0    8 st
        vmovdqu [rsi + 34304], ymm2                              ;   533.0 agu2+fp5   24 st
        vpxor ymm10, ymm10, [rbp + 3008]                         ;   535.2 fp0+agu1    8 st
        vmovdqu [rsi + 33664], ymm10                             ;   536.2 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 608]                                ;   533.0 agu0     8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1120]                           ;   540.0 fp1+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   541.0 fp2      8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   541.0 fp3      8 st
        db 0x2e
        vmovdqu [rsi + 33472], ymm0                              ;   542.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu [rsi + 34752], ymm8                              ;   542.0 agu0+fp5   24 st
        db 0x2e
        vmovdqu ymm0, [rbp + 32]                                 ;   534.3 agu1     8 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 352]                            ;   541.3 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   542.3 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                   ;   542.3 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                               ;   536.0 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   543.0 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 33344], ymm4                              ;   543.3 agu2+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 33920], ymm6                              ;   543.3 agu0+fp5   24 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 34688], ymm2                              ;   544.0 agu1+fp5   24 st
        db 0x2e
        vmovdqu ymm0, [rbp - 128]                                ;   537.5 agu0     8 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 416]                            ;   544.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   545.5 fp1      8 st
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   545.5 fp2      8 st
        db 0x2e
        vmovdqu [rsi + 33888], ymm3                              ;   546.5 agu2+fp5   24 st
        db 0x2e
        vmovdqu [rsi + 34656], ymm1                              ;   546.5 agu0+fp5   24 st
        db 0x2e
        vmovdqu ymm0, [rbp + 2336]                               ;   541.0 agu1     8 st reload
        db 0x2e
        vmovdqu [rsi + 33760], ymm0                              ;   548.0 agu2+fp5   24 st
        db 0x2e
        vmovdqu ymm0, [rbp + 1344]                               ;   541.3 agu0     8 st reload
        db 0x2e
        vmovdqu [rsi + 34176], ymm0                              ;   548.3 agu1+fp5   24 st
        vmovdqu ymm0, [rbp + 1472]                               ;   542.3 agu0     8 st reload
        vmovdqu [rsi + 34240], ymm0                              ;   549.3 agu2+fp5   24 st
        vmovdqu ymm0, [rbp + 3648]                               ;   543.0 agu1     8 st reload
        vmovdqu [rsi + 34720], ymm0                              ;   550.0 agu2+fp5   24 st
        vmovdqu ymm0, [rbp + 3232]                               ;   543.3 agu0     8 st reload
        vmovdqu [rsi + 34784], ymm0                              ;   550.3 agu1+fp5   24 st
        add rsi, 0x800                                           ;   543.0 alu0    24 keys
        db 0x2e, 0x2e
        add r8, 0x800                                            ;   543.2 alu1    24 keys
        db 0x2e, 0x2e
        cmp r8, qword [rbp + 4168]                               ;                    more keys?
        jne .keys_5
        db 0x2e
        mov qword [rbp + 4096], r8                               ;                    resident
        db 0x2e
        mov qword [rbp + 4112], r9                               ;                    resident
        db 0x2e
        mov qword [rbp + 4120], r10                              ;                    resident
        db 0x2e
        mov qword [rbp + 4128], r11                              ;                    resident
        db 0x2e
        mov qword [rbp + 4136], r12                              ;                    resident
        db 0x2e
        mov qword [rbp + 4144], r13                              ;                    resident
        db 0x2e
        mov qword [rbp + 4152], r14                              ;                    resident
        db 0x2e
        mov qword [rbp + 4160], r15                              ;                    resident
        db 0x2e
        mov qword [rbp + 4104], rsi                              ;                    resident
        db 0x2e
        mov r8, qword [rbp + 4064]                               ;     0.0 agu0    26 rows reload
        db 0x2e
        mov qword [rbp + 4176], r8                               ;     4.0 agu1+st0   26 rows
        db 0x2e
        mov r9, qword [rbp + 4072]                               ;     0.3 agu2    25 st.0 reload
        db 0x2e
        mov qword [rbp + 4184], r9                               ;     4.3 agu0+st1   26 rows
        db 0x2e
        vmovdqu ymm0, [r9 + 32768]                               ;     4.3 agu1    25 st
        mov r10, qword [rbp + 4080]                              ;     1.3 agu2    25 st.0 reload
        vpxor ymm0, ymm0, [r10]                                  ;    12.3 fp0+agu0   25 st
        vmovdqu [r9 + 32768], ymm0                               ;    13.3 agu1+fp5   25 st
        vmovdqu ymm0, [r9 + 32800]                               ;     4.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 32]                             ;    12.3 fp1+agu1   25 st
        vmovdqu [r9 + 32800], ymm0                               ;    13.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 32832]                               ;     4.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 64]                             ;    12.3 fp2+agu1   25 st
        vmovdqu [r9 + 32832], ymm0                               ;    13.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 32864]                               ;     5.0 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 96]                             ;    12.3 fp3+agu1   25 st
        vmovdqu [r9 + 32864], ymm0                               ;    13.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 32896]                               ;     6.0 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 128]                            ;    13.0 fp0+agu1   25 st
        vmovdqu [r9 + 32896], ymm0                               ;    14.0 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 32928]                               ;     7.0 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 160]                            ;    14.0 fp1+agu1   25 st
        vmovdqu [r9 + 32928], ymm0                               ;    15.0 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 32960]                               ;     8.0 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 192]                            ;    15.0 fp2+agu1   25 st
        vmovdqu [r9 + 32960], ymm0                               ;    16.0 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 32992]                               ;     9.0 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 224]                            ;    16.0 fp3+agu1   25 st
        vmovdqu [r9 + 32992], ymm0                               ;    17.0 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33024]                               ;    12.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 256]                            ;    19.3 fp0+agu1   25 st
        vmovdqu [r9 + 33024], ymm0                               ;    20.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33056]                               ;    13.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 288]                            ;    20.3 fp1+agu1   25 st
        db 0x2e
        vmovdqu [r9 + 33056], ymm0                               ;    21.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33088]                               ;    14.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 320]                            ;    21.3 fp2+agu1   25 st
        vmovdqu [r9 + 33088], ymm0                               ;    22.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33120]                               ;    15.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 352]                            ;    22.3 fp3+agu1   25 st
        vmovdqu [r9 + 33120], ymm0                               ;    23.3 agu2+fp5   25 st
        db 0x2e
        vmovdqu ymm0, [r9 + 33152]                               ;    16.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 384]                            ;    23.3 fp0+agu1   25 st
        vmovdqu [r9 + 33152], ymm0                               ;    24.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33184]                               ;    17.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 416]                            ;    24.3 fp1+agu1   25 st
        vmovdqu [r9 + 33184], ymm0                               ;    25.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33216]                               ;    18.3 agu0    25 st
        db 0x2e
        vpxor ymm0, ymm0, [r10 + 448]                            ;    25.3 fp2+agu1   25 st
        vmovdqu [r9 + 33216], ymm0                               ;    26.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33248]                               ;    19.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 480]                            ;    26.3 fp3+agu1   25 st
        vmovdqu [r9 + 33248], ymm0                               ;    27.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33280]                               ;    20.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 512]                            ;    27.3 fp0+agu1   25 st
        db 0x2e
        vmovdqu [r9 + 33280], ymm0                               ;    28.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33312]                               ;    21.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 544]                            ;    28.3 fp1+agu1   25 st
        vmovdqu [r9 + 33312], ymm0                               ;    29.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33344]                               ;    22.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 576]                            ;    29.3 fp2+agu1   25 st
        vmovdqu [r9 + 33344], ymm0                               ;    30.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33376]                               ;    23.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 608]                            ;    30.3 fp3+agu1   25 st
        vmovdqu [r9 + 33376], ymm0                               ;    31.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33408]                               ;    24.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 640]                            ;    31.3 fp0+agu1   25 st
        vmovdqu [r9 + 33408], ymm0                               ;    32.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33440]                               ;    25.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 672]                            ;    32.3 fp1+agu1   25 st
        vmovdqu [r9 + 33440], ymm0                               ;    33.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33472]                               ;    26.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 704]                            ;    33.3 fp2+agu1   25 st
        vmovdqu [r9 + 33472], ymm0                               ;    34.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33504]                               ;    27.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 736]                            ;    34.3 fp3+agu1   25 st
        vmovdqu [r9 + 33504], ymm0                               ;    35.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33536]                               ;    28.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 768]                            ;    35.3 fp0+agu1   25 st
        vmovdqu [r9 + 33536], ymm0                               ;    36.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33568]                               ;    29.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 800]                            ;    36.3 fp1+agu1   25 st
        vmovdqu [r9 + 33568], ymm0                               ;    37.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33600]                               ;    30.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 832]                            ;    37.3 fp2+agu1   25 st
        vmovdqu [r9 + 33600], ymm0                               ;    38.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33632]                               ;    31.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 864]                            ;    38.3 fp3+agu1   25 st
        vmovdqu [r9 + 33632], ymm0                               ;    39.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33664]                               ;    32.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 896]                            ;    39.3 fp0+agu1   25 st
        vmovdqu [r9 + 33664], ymm0                               ;    40.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33696]                               ;    33.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 928]                            ;    40.3 fp1+agu1   25 st
        vmovdqu [r9 + 33696], ymm0                               ;    41.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33728]                               ;    34.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 960]                            ;    41.3 fp2+agu1   25 st
        vmovdqu [r9 + 33728], ymm0                               ;    42.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33760]                               ;    35.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 992]                            ;    42.3 fp3+agu1   25 st
        vmovdqu [r9 + 33760], ymm0                               ;    43.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33792]                               ;    36.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1024]                           ;    43.3 fp0+agu1   25 st
        vmovdqu [r9 + 33792], ymm0                               ;    44.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33824]                               ;    37.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1056]                           ;    44.3 fp1+agu1   25 st
        vmovdqu [r9 + 33824], ymm0                               ;    45.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33856]                               ;    38.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1088]                           ;    45.3 fp2+agu1   25 st
        vmovdqu [r9 + 33856], ymm0                               ;    46.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33888]                               ;    39.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1120]                           ;    46.3 fp3+agu1   25 st
        vmovdqu [r9 + 33888], ymm0                               ;    47.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33920]                               ;    40.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1152]                           ;    47.3 fp0+agu1   25 st
        vmovdqu [r9 + 33920], ymm0                               ;    48.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33952]                               ;    41.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1184]                           ;    48.3 fp1+agu1   25 st
        vmovdqu [r9 + 33952], ymm0                               ;    49.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 33984]                               ;    42.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1216]                           ;    49.3 fp2+agu1   25 st
        vmovdqu [r9 + 33984], ymm0                               ;    50.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34016]                               ;    43.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1248]                           ;    50.3 fp3+agu1   25 st
        vmovdqu [r9 + 34016], ymm0                               ;    51.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34048]                               ;    44.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1280]                           ;    51.3 fp0+agu1   25 st
        vmovdqu [r9 + 34048], ymm0                               ;    52.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34080]                               ;    45.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1312]                           ;    52.3 fp1+agu1   25 st
        vmovdqu [r9 + 34080], ymm0                               ;    53.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34112]                               ;    46.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1344]                           ;    53.3 fp2+agu1   25 st
        vmovdqu [r9 + 34112], ymm0                               ;    54.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34144]                               ;    47.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1376]                           ;    54.3 fp3+agu1   25 st
        vmovdqu [r9 + 34144], ymm0                               ;    55.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34176]                               ;    48.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1408]                           ;    55.3 fp0+agu1   25 st
        vmovdqu [r9 + 34176], ymm0                               ;    56.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34208]                               ;    49.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1440]                           ;    56.3 fp1+agu1   25 st
        vmovdqu [r9 + 34208], ymm0                               ;    57.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34240]                               ;    50.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1472]                           ;    57.3 fp2+agu1   25 st
        vmovdqu [r9 + 34240], ymm0                               ;    58.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34272]                               ;    51.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1504]                           ;    58.3 fp3+agu1   25 st
        vmovdqu [r9 + 34272], ymm0                               ;    59.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34304]                               ;    52.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1536]                           ;    59.3 fp0+agu1   25 st
        vmovdqu [r9 + 34304], ymm0                               ;    60.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34336]                               ;    53.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1568]                           ;    60.3 fp1+agu1   25 st
        vmovdqu [r9 + 34336], ymm0                               ;    61.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34368]                               ;    54.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1600]                           ;    61.3 fp2+agu1   25 st
        vmovdqu [r9 + 34368], ymm0                               ;    62.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34400]                               ;    55.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1632]                           ;    62.3 fp3+agu1   25 st
        vmovdqu [r9 + 34400], ymm0                               ;    63.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34432]                               ;    56.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1664]                           ;    63.3 fp0+agu1   25 st
        vmovdqu [r9 + 34432], ymm0                               ;    64.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34464]                               ;    57.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1696]                           ;    64.3 fp1+agu1   25 st
        vmovdqu [r9 + 34464], ymm0                               ;    65.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34496]                               ;    58.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1728]                           ;    65.3 fp2+agu1   25 st
        vmovdqu [r9 + 34496], ymm0                               ;    66.3 agu2+fp5   25 st
        vmovdqu ymm0, [r9 + 34528]                               ;    59.3 agu0    25 st
        vpxor ymm0, ymm0, [r10 + 1760]                           ;    66.3 fp3+agu1   25 st
        vmovdqu [r9 + 34528], ymm0                               ;    67.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1792]                               ;    60.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34560]                           ;    67.3 fp0+agu1   25 st
        vmovdqu [r9 + 34560], ymm0                               ;    68.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1824]                               ;    61.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34592]                           ;    68.3 fp1+agu1   25 st
        vmovdqu [r9 + 34592], ymm0                               ;    69.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1856]                               ;    62.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34624]                           ;    69.3 fp2+agu1   25 st
        vmovdqu [r9 + 34624], ymm0                               ;    70.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1888]                               ;    63.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34656]                           ;    70.3 fp3+agu1   25 st
        vmovdqu [r9 + 34656], ymm0                               ;    71.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1920]                               ;    64.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34688]                           ;    71.3 fp0+agu1   25 st
        vmovdqu [r9 + 34688], ymm0                               ;    72.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1952]                               ;    65.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34720]                           ;    72.3 fp1+agu1   25 st
        vmovdqu [r9 + 34720], ymm0                               ;    73.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 1984]                               ;    66.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34752]                           ;    73.3 fp2+agu1   25 st
        vmovdqu [r9 + 34752], ymm0                               ;    74.3 agu2+fp5   25 st
        vmovdqu ymm0, [r10 + 2016]                               ;    67.3 agu0    25 st
        vpxor ymm0, ymm0, [r9 + 34784]                           ;    74.3 fp3+agu1   25 st
        vmovdqu [r9 + 34784], ymm0                               ;    75.3 agu2+fp5   25 st
        lea r9, [r8 + 14336]                                     ;    67.7 alu0    26 rows
        db 0x2e
        mov qword [rbp + 4192], r9                               ;    68.7 agu0+st0   26 rows
        db 0x2e
        lea r9, [r8 + 12288]                                     ;    68.3 alu1    26 rows
        mov qword [rbp + 4200], r9                               ;    69.3 agu1+st1   26 rows
        lea r9, [r8 + 10240]                                     ;    68.7 alu2    26 rows
        mov qword [rbp + 4208], r9                               ;    69.7 agu2+st0   26 rows
        lea r9, [r8 + 8192]                                      ;    69.0 alu3    26 rows
        mov qword [rbp + 4216], r9                               ;    70.0 agu0+st1   26 rows
        lea r9, [r8 + 6144]                                      ;    69.3 alu0    26 rows
        db 0x2e
        mov qword [rbp + 4224], r9                               ;    70.3 agu1+st0   26 rows
        db 0x2e
        lea r9, [r8 + 4096]                                      ;    69.7 alu1    26 rows
        db 0x2e
        mov qword [rbp + 4232], r9                               ;    70.7 agu2+st1   26 rows
        db 0x2e
        lea r9, [r8 + 2048]                                      ;    70.0 alu2    26 rows
        db 0x2e
        mov qword [rbp + 4240], r9                               ;    71.0 agu0+st0   26 rows
        db 0x2e
        add r8, 0x4000                                           ;    70.3 alu3    26 rows
        db 0x2e
        mov qword [rbp + 4248], r8                               ;    71.5 agu1+st1   26 rows
        db 0x2e
        mov r8, qword [rbp + 4176]                               ;                    resident
        db 0x2e
        mov r9, qword [rbp + 4192]                               ;                    resident
        db 0x2e
        mov r10, qword [rbp + 4200]                              ;                    resident
        db 0x2e
        mov r11, qword [rbp + 4208]                              ;                    resident
        db 0x2e
        mov r12, qword [rbp + 4216]                              ;                    resident
        db 0x2e
        mov r13, qword [rbp + 4224]                              ;                    resident
        db 0x2e
        mov r14, qword [rbp + 4232]                              ;                    resident
        db 0x2e
        mov r15, qword [rbp + 4240]                              ;                    resident
        db 0x2e
        mov rsi, qword [rbp + 4184]                              ;                    resident
.rows_6:
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 49152]                               ;     0.0 agu0     8 st.0
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm0                                       ;     7.0          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm0                                       ;     7.0          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 49184]                               ;     0.5 agu1     8 st.1
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm3                                       ;     7.5          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm3                                       ;     7.5          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm6, [r8 + 49216]                               ;     1.0 agu0     8 st.2
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm6                                       ;     8.0          8 st copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [r8 + 49248]                               ;     1.5 agu1     8 st.3
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                   ;     8.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;     9.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;     8.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                   ;     9.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    10.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;    10.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm5                                    ;    11.5 fp2      8 st
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm5                                    ;    11.5 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 49280]                               ;     2.8 agu0     8 st.4
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;    12.5 fp0      8 st
        db 0x2e
        vmovdqu ymm5, [r8 + 49312]                               ;     3.2 agu1     8 st.5
        db 0x2e
        vmovdqu ymm9, [r8 + 49344]                               ;     3.8 agu0     8 st.6
        db 0x2e
        vmovdqu ymm10, [r8 + 49376]                              ;     4.2 agu1     8 st.7
        db 0x2e
        vpand ymm0, ymm0, ymm8                                   ;    12.5 fp1      8 st
        db 0x2e
        vpand ymm2, ymm2, ymm3                                   ;    13.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;    14.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                                    ;    15.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    15.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm10                                  ;    11.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm4, ymm2                                   ;    12.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    13.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                   ;    16.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;    17.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm2                                   ;    12.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                  ;    11.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;    12.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                                    ;    12.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm7                                  ;    13.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                   ;    12.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                   ;    13.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;    14.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    15.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                 ;    16.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    14.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                   ;    16.2 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                   ;    14.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;    15.2 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                    ;    15.2 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                  ;    17.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;    17.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;    18.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm8                                   ;    18.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm4                                       ;    17.2          8 st copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                   ;    19.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm2                                  ;    19.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;    20.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm7                                  ;    21.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm2                                    ;    19.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm5, ymm10                                  ;    22.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm5, ymm7                                   ;    21.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;    22.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                 ;    22.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;    23.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;    24.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                  ;    23.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    24.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                  ;    23.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                  ;    25.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                 ;    23.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                  ;    24.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;    26.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;    26.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                   ;    25.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;    24.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm0, ymm9                                    ;    27.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    28.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, ymm3                                   ;    29.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm3                                    ;    29.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm5, ymm1                                  ;    25.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                  ;    26.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm4                                  ;    26.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm1                                 ;    26.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;    27.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                   ;    26.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm4                                    ;    27.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;    27.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm1                                  ;    27.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;    28.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                 ;    28.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                ;    29.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;    30.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm8                                    ;    29.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                 ;    28.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                   ;    27.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;    29.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                   ;    30.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    28.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm9                                   ;    29.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm0                                   ;    30.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm2                                    ;    30.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;    31.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm2                                    ;    30.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    31.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;    32.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                   ;    33.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                   ;    34.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    35.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;    36.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;    36.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;    37.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    37.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel whirlpool_many.T1_constants256]       ;    30.3 agu0     8 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;    37.3 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [r9 + 49408]                               ;    30.7 agu1     8 st.8
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm2                                       ;    37.7          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                       ;    37.7          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm12, [r9 + 49440]                              ;    31.3 agu0     8 st.9
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm12                                     ;    38.3          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                     ;    38.3          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm15, [r9 + 49472]                              ;    31.7 agu1     8 st.10
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    37.3 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm6                                ;    38.5 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                      ;    38.7          8 st copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm7                                 ;    38.3 agu0+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r9 + 49504]                               ;    33.5 agu1     8 st.11
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                 ;    40.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;    41.5 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;    40.5 fp0      8 st
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                ;    41.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;    42.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;    42.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;    43.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm14                                   ;    43.5 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;    44.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;    44.5 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;    45.5 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;    46.5 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r9 + 49536]                               ;    38.5 agu0     8 st.12
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm15                                   ;    47.5 fp2      8 st
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                  ;    47.5 fp3      8 st
        db 0x2e
        vmovdqu ymm13, [r9 + 49568]                              ;    39.0 agu1     8 st.13
        db 0x2e
        vpand ymm6, ymm6, ymm2                                   ;    48.5 fp0      8 st
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    49.5 fp1      8 st
        db 0x2e
        vmovdqu ymm6, [r9 + 49600]                               ;    40.5 agu0     8 st.14
        db 0x2e
        vmovdqu ymm14, [r9 + 49632]                              ;    40.7 agu1     8 st.15
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm12                                     ;    45.5          8 st copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm11                                ;    41.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm14                                 ;    47.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm0                                 ;    42.0 agu0+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm11                                  ;    48.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;    49.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;    50.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm5                                  ;    43.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm11                                  ;    48.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                  ;    47.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                   ;    48.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;    48.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm5                                  ;    49.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;    51.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;    50.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;    50.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                ;    48.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    49.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;    49.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;    52.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                                   ;    51.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                  ;    50.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;    51.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;    52.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                ;    51.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm6                                   ;    52.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm15                                      ;    53.7          8 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;    53.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm11                                 ;    53.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    54.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm0, ymm9                                  ;    55.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                   ;    53.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm5                                   ;    55.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm8                                 ;    51.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm5, ymm13                                   ;    56.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;    56.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                ;    56.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;    57.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;    58.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                   ;    57.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;    58.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;    57.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    59.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                ;    57.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                  ;    58.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;    60.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;    60.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;    59.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;    58.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm2, ymm6                                    ;    61.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;    62.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm12                                  ;    63.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                   ;    63.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm5, ymm3                                   ;    59.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;    60.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm15                                 ;    60.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm3                                  ;    60.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                ;    61.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    61.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                 ;    60.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm3                                  ;    61.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                   ;    61.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;    62.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;    62.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;    63.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                  ;    64.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm7                                  ;    63.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;    62.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                   ;    61.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;    63.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;    64.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;    62.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm6                                  ;    63.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm2                                   ;    64.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm11                                   ;    64.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;    65.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                                   ;    64.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                   ;    65.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;    66.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                  ;    67.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                 ;    68.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;    69.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                  ;    70.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;    70.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;    71.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                   ;    71.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;    66.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;    66.2 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [r10 + 49664]                              ;    64.8 agu0     8 st.16
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm3                                       ;    71.8          8 st copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm3                                      ;    71.8          8 st copy
        db 0x2e, 0x2e
        vmovdqu ymm12, [r10 + 49696]                             ;    65.3 agu1     8 st.17
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm12                                     ;    72.3          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm0                                 ;    72.7 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm12                                      ;    72.3          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm7                                 ;    71.7 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [r10 + 49728]                              ;    66.3 agu1     8 st.18
        db 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm5                                ;    67.7 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm7                                       ;    73.3          8 st copy
        db 0x2e
        vmovdqu [rbp + 160], ymm13                               ;    68.7 agu0+fp5    8 st spill
        db 0x2e
        vmovdqu ymm13, [r10 + 49760]                             ;    67.7 agu1     8 st.19
        db 0x2e
        vpand ymm14, ymm14, ymm13                                ;    74.7 fp0      8 st
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                  ;    75.7 fp1      8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;    74.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                   ;    75.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;    76.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;    76.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm0                                    ;    77.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm0                                  ;    77.7 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;    78.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                  ;    78.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;    79.7 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;    80.7 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [r10 + 49792]                              ;    72.5 agu0     8 st.20
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm7                                    ;    81.7 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;    81.7 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm7, [r10 + 49824]                              ;    73.0 agu1     8 st.21
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;    82.7 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;    83.7 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r10 + 49856]                              ;    74.7 agu0     8 st.22
        db 0x2e, 0x2e
        vmovdqu ymm11, [r10 + 49888]                             ;    74.8 agu1     8 st.23
        db 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm11                                 ;    81.8 fp0      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm2                                ;    75.2 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpand ymm2, ymm0, ymm14                                  ;    82.8 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;    83.8 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 224], ymm8                                ;    76.2 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vpand ymm8, ymm5, ymm14                                  ;    82.8 fp3      8 st
        db 0x2e
        vpand ymm5, ymm5, ymm11                                  ;    81.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;    82.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                   ;    82.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm8                                  ;    83.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    84.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;    82.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                   ;    83.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;    84.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;    85.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                 ;    83.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;    85.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;    84.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;    86.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                   ;    84.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;    85.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm8                                    ;    85.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;    86.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm5                                  ;    86.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;    87.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm0                                       ;    87.8          8 st copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm14                                  ;    87.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;    88.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm7                                   ;    89.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm14                                   ;    87.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm9                                ;    85.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm7, ymm11                                   ;    89.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 288], ymm15                               ;    86.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm11, ymm8                                  ;    90.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    90.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                  ;    90.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;    91.8 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;    92.8 fp0      8 st
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                  ;    91.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    92.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;    91.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;    93.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                                  ;    91.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                   ;    92.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;    94.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                 ;    94.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;    93.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;    92.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm3, ymm5                                    ;    95.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;    96.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm12                                  ;    97.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm6                                  ;    93.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;    94.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm12                                   ;    97.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm0                                  ;    94.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm6                                  ;    94.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;    95.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    95.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;    94.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm6                                    ;    95.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm0                                  ;    95.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                  ;    96.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                  ;    96.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;    97.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                  ;    98.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm13                                   ;    97.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                ;    96.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                  ;    95.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;    97.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;    98.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;    96.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm5                                  ;    97.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm3                                  ;    98.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm14                                   ;    98.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;    99.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;    98.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;    99.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   100.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                  ;   101.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                 ;   102.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   103.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                  ;   104.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                ;   104.8 fp1      8 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   105.8 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   105.8 fp3      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   100.8 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   100.3 fp1      8 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r11 + 49920]                              ;    99.0 agu0     9 st.24
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm5                                       ;   106.0          9 st copy
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm5                                      ;   106.0          9 st copy
        db 0x2e, 0x2e
        vmovdqu ymm14, [r11 + 49952]                             ;    99.5 agu1     9 st.25
        db 0x2e
        vmovdqa ymm15, ymm14                                     ;   106.5          9 st copy
        db 0x2e
        vmovdqu [rbp + 320], ymm9                                ;    99.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm9, ymm14                                      ;   106.5          9 st copy
        db 0x2e
        vmovdqu [rbp + 352], ymm3                                ;   106.8 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [r11 + 49984]                              ;   100.5 agu1     9 st.26
        db 0x2e, 0x2e
        vmovdqu [rbp + 384], ymm11                               ;   101.8 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm3                                      ;   107.5          9 st copy
        db 0x2e
        vmovdqu [rbp + 416], ymm13                               ;   105.8 agu0+fp5    8 st spill
        db 0x2e
        vmovdqu ymm13, [r11 + 50016]                             ;   101.5 agu1     9 st.27
        db 0x2e
        vpand ymm15, ymm15, ymm13                                ;   108.5 fp2      9 st
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                  ;   109.5 fp3      9 st
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                  ;   108.5 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                   ;   109.5 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   110.5 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   110.5 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm9                                  ;   111.5 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                                  ;   111.5 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   112.5 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                  ;   112.5 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                ;   113.5 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   114.5 fp1      9 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r11 + 50048]                              ;   106.7 agu0     9 st.28
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm3                                    ;   115.5 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                   ;   115.5 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [r11 + 50080]                              ;   107.2 agu1     9 st.29
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                 ;   116.5 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                ;   117.5 fp1      9 st
        db 0x2e
        vmovdqu ymm11, [r11 + 50112]                             ;   108.5 agu0     9 st.30
        db 0x2e, 0x2e
        vmovdqu ymm12, [r11 + 50144]                             ;   108.7 agu1     9 st.31
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm14                                     ;   113.5          9 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm7                                ;   109.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm12                                  ;   115.7 fp2      9 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm0                                ;   110.0 agu0+fp5    8 st spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm7                                   ;   116.7 fp3      9 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   117.7 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   118.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm8                                ;   111.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm7                                  ;   116.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                ;   115.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   116.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   116.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                                  ;   117.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   119.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   118.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   118.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                   ;   116.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   117.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                   ;   117.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   120.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm3                                    ;   119.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                   ;   118.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   119.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   120.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   119.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm11                                 ;   120.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                      ;   121.7          9 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   121.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm7                                   ;   121.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   122.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm3                                   ;   123.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm7                                    ;   121.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm3, ymm8                                   ;   123.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm4                                ;   119.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm8, ymm9                                    ;   124.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   124.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                 ;   124.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   125.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                   ;   126.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                   ;   125.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   126.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   125.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   127.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   125.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   126.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   128.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   128.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   127.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   126.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm5, ymm11                                   ;   129.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   130.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm14                                  ;   131.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                   ;   131.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm6                                   ;   127.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                   ;   128.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm15                                  ;   128.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm6                                  ;   128.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   129.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   129.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                 ;   128.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm6                                    ;   129.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm15                                   ;   129.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                ;   130.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                  ;   130.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                   ;   131.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                  ;   132.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm13                                 ;   131.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                ;   130.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                  ;   129.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   131.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   132.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   130.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm11                                 ;   131.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm5                                 ;   132.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm7                                    ;   132.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   133.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm7                                    ;   132.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                   ;   133.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   134.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                 ;   135.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                ;   136.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   137.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   138.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   138.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   139.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   139.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   134.7 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   134.2 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm6, [r12 + 50176]                              ;   132.8 agu0     9 st.32
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm6                                       ;   139.8          9 st copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm6                                      ;   139.8          9 st copy
        db 0x2e, 0x2e
        vmovdqu ymm13, [r12 + 50208]                             ;   133.3 agu1     9 st.33
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm13                                     ;   140.3          9 st copy
        db 0x2e
        vmovdqu [rbp + 576], ymm5                                ;   140.7 agu2+fp5    9 st spill
        db 0x2e
        vmovdqa ymm5, ymm13                                      ;   140.3          9 st copy
        db 0x2e
        vmovdqu [rbp + 608], ymm3                                ;   135.7 agu0+fp5    9 st spill
        db 0x2e
        vmovdqu ymm3, [r12 + 50240]                              ;   134.3 agu1     9 st.34
        db 0x2e
        vmovdqu [rbp + 640], ymm0                                ;   140.7 agu2+fp5    9 st spill
        db 0x2e
        vmovdqa ymm0, ymm3                                       ;   141.3          9 st copy
        db 0x2e
        vmovdqu [rbp + 672], ymm15                               ;   136.7 agu0+fp5    9 st spill
        db 0x2e
        vmovdqu ymm15, [r12 + 50272]                             ;   135.7 agu1     9 st.35
        vpand ymm14, ymm14, ymm15                                ;   142.7 fp0      9 st
        vpxor ymm7, ymm7, ymm14                                  ;   143.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   142.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                   ;   143.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   144.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                   ;   144.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                                    ;   145.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm5                                  ;   145.7 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   146.7 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                  ;   146.7 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                ;   147.7 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   148.7 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r12 + 50304]                              ;   140.5 agu0     9 st.36
        db 0x2e, 0x2e
        vpor ymm6, ymm6, ymm3                                    ;   149.7 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   149.7 fp1      9 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [r12 + 50336]                              ;   141.0 agu1     9 st.37
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;   150.7 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                 ;   151.7 fp3      9 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [r12 + 50368]                              ;   142.7 agu0     9 st.38
        db 0x2e
        vmovdqu ymm11, [r12 + 50400]                             ;   142.8 agu1     9 st.39
        db 0x2e
        vpxor ymm14, ymm5, ymm11                                 ;   149.8 fp0      9 st
        db 0x2e
        vmovdqu [rbp + 704], ymm9                                ;   143.2 agu2+fp5    9 st spill
        db 0x2e
        vpand ymm9, ymm5, ymm14                                  ;   150.8 fp1      9 st
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                   ;   151.8 fp2      9 st
        db 0x2e
        vmovdqu [rbp + 736], ymm12                               ;   144.2 agu0+fp5    9 st spill
        db 0x2e
        vpand ymm12, ymm0, ymm14                                 ;   150.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                  ;   149.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   150.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                   ;   150.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm12                                 ;   151.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   152.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                 ;   150.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                   ;   151.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   152.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   153.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   151.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   153.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   152.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   154.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                   ;   152.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   153.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm12                                   ;   153.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                 ;   154.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm0                                  ;   154.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   155.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm5                                       ;   155.8          9 st copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm14                                 ;   155.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   156.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm9                                  ;   157.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm14                                   ;   155.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm2                                ;   153.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm9, ymm11                                   ;   157.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 800], ymm8                                ;   154.0 agu2+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm11, ymm12                                  ;   158.8 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   158.8 fp1      9 st
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                  ;   158.8 fp2      9 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   159.8 fp3      9 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                   ;   160.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                   ;   159.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   160.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                  ;   159.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   161.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                ;   159.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   160.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   162.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   162.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   161.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                 ;   160.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm6, ymm0                                    ;   163.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   164.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm13                                  ;   165.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm7                                  ;   161.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   162.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm13                                   ;   165.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm5                                  ;   162.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm7                                  ;   162.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   163.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   163.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                   ;   162.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm7                                    ;   163.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm5                                  ;   163.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   164.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                  ;   164.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   165.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   166.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                   ;   165.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                ;   164.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                  ;   163.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   165.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   166.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                 ;   164.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm0                                  ;   165.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm6                                  ;   166.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm14                                   ;   166.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   167.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm14                                   ;   166.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                   ;   167.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   168.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                  ;   169.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                 ;   170.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   171.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   172.8 fp0      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   172.8 fp1      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   173.8 fp2      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   173.8 fp3      9 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   168.8 fp0      9 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   168.3 fp1      9 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [r13 + 50432]                              ;   167.0 agu0    10 st.40
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm0                                       ;   174.0         10 st copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm0                                      ;   174.0         10 st copy
        db 0x2e, 0x2e
        vmovdqu ymm14, [r13 + 50464]                             ;   167.5 agu1    10 st.41
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm14                                     ;   174.5         10 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 832], ymm3                                ;   169.8 agu2+fp5    9 st spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm14                                      ;   174.5         10 st copy
        db 0x2e
        vmovdqu [rbp + 864], ymm11                               ;   169.3 agu0+fp5    9 st spill
        db 0x2e
        vmovdqu ymm11, [r13 + 50496]                             ;   168.5 agu1    10 st.42
        db 0x2e
        vmovdqu [rbp + 896], ymm9                                ;   169.8 agu2+fp5    9 st spill
        db 0x2e
        vmovdqa ymm9, ymm11                                      ;   175.5         10 st copy
        db 0x2e
        vmovdqu [rbp + 928], ymm12                               ;   173.8 agu0+fp5    9 st spill
        db 0x2e
        vmovdqu ymm12, [r13 + 50528]                             ;   169.5 agu1    10 st.43
        db 0x2e
        vpand ymm15, ymm15, ymm12                                ;   176.5 fp2     10 st
        vpxor ymm7, ymm7, ymm15                                  ;   177.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   176.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                 ;   177.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                   ;   178.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                  ;   178.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                                    ;   179.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                                  ;   179.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   180.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                  ;   180.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                ;   181.5 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   182.5 fp1     10 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [r13 + 50560]                              ;   174.5 agu0    10 st.44
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                   ;   183.5 fp2     10 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   183.5 fp3     10 st
        db 0x2e, 0x2e
        vmovdqu ymm11, [r13 + 50592]                             ;   175.0 agu1    10 st.45
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                   ;   184.5 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                 ;   185.5 fp1     10 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r13 + 50624]                              ;   176.5 agu0    10 st.46
        db 0x2e, 0x2e
        vmovdqu ymm13, [r13 + 50656]                             ;   176.7 agu1    10 st.47
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm14                                     ;   181.5         10 st copy
        db 0x2e
        vmovdqu [rbp + 960], ymm2                                ;   177.0 agu2+fp5    9 st spill
        db 0x2e
        vpxor ymm2, ymm3, ymm13                                  ;   183.7 fp2     10 st
        db 0x2e
        vmovdqu [rbp + 992], ymm5                                ;   178.0 agu0+fp5    9 st spill
        db 0x2e
        vpand ymm5, ymm3, ymm2                                   ;   184.7 fp3     10 st
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   185.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   186.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1024], ymm6                               ;   179.0 agu1+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                   ;   184.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;   183.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   184.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm2                                    ;   184.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm6                                  ;   185.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   187.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   186.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                 ;   186.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                  ;   184.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   185.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                  ;   185.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   188.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm11                                   ;   187.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                  ;   186.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   187.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                  ;   188.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                  ;   187.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm9                                  ;   188.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                      ;   189.7         10 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   189.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm2                                  ;   189.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   190.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm5                                  ;   191.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm2                                    ;   189.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm5, ymm6                                   ;   191.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1056], ymm8                               ;   187.0 agu2+fp5    9 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm6, ymm11                                   ;   192.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   192.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   192.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                  ;   193.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   194.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                   ;   193.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   194.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                  ;   193.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   195.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                 ;   193.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   194.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   196.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   196.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                ;   195.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                   ;   194.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm0, ymm9                                    ;   197.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                 ;   198.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm14                                  ;   199.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                   ;   199.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm7                                   ;   195.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                   ;   196.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm15                                 ;   196.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm7                                  ;   196.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                ;   197.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   197.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                 ;   196.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   197.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm15                                   ;   197.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   198.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                  ;   198.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   199.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                  ;   200.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm12                                 ;   199.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                ;   198.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                  ;   197.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                ;   199.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   200.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   198.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm9                                  ;   199.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm0                                  ;   200.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm2                                    ;   200.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   201.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm2                                    ;   200.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   201.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   202.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                   ;   203.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                 ;   204.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                  ;   205.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   206.7 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   206.7 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   207.7 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                   ;   207.7 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   202.7 fp2     10 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   202.2 fp3     10 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [r14 + 50688]                              ;   200.8 agu0    10 st.48
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm2                                       ;   207.8         10 st copy
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                       ;   207.8         10 st copy
        db 0x2e, 0x2e
        vmovdqu ymm13, [r14 + 50720]                             ;   201.3 agu1    10 st.49
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm13                                     ;   208.3         10 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 1088], ymm12                              ;   207.7 agu2+fp5   10 st spill
        db 0x2e
        vmovdqa ymm12, ymm13                                     ;   208.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1120], ymm6                               ;   203.2 agu0+fp5   10 st spill
        db 0x2e
        vmovdqu ymm6, [r14 + 50752]                              ;   202.3 agu1    10 st.50
        db 0x2e
        vmovdqu [rbp + 1152], ymm5                               ;   203.7 agu2+fp5   10 st spill
        db 0x2e
        vmovdqa ymm5, ymm6                                       ;   209.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1184], ymm15                              ;   204.7 agu0+fp5   10 st spill
        db 0x2e
        vmovdqu ymm15, [r14 + 50784]                             ;   203.3 agu1    10 st.51
        db 0x2e
        vpand ymm14, ymm14, ymm15                                ;   210.3 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                  ;   211.3 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                ;   210.3 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                  ;   211.3 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                   ;   212.3 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                 ;   212.3 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                   ;   213.3 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm12                                 ;   213.3 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                 ;   214.3 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                  ;   214.3 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                  ;   215.3 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                   ;   216.3 fp3     10 st
        db 0x2e, 0x2e
        vmovdqu ymm9, [r14 + 50816]                              ;   208.3 agu0    10 st.52
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm6                                    ;   217.3 fp0     10 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   217.3 fp1     10 st
        db 0x2e, 0x2e
        vmovdqu ymm6, [r14 + 50848]                              ;   208.8 agu1    10 st.53
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                   ;   218.3 fp2     10 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                 ;   219.3 fp3     10 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [r14 + 50880]                              ;   210.3 agu0    10 st.54
        db 0x2e, 0x2e
        vmovdqu ymm12, [r14 + 50912]                             ;   210.5 agu1    10 st.55
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm13                                     ;   215.3         10 st copy
        db 0x2e
        vmovdqu [rbp + 1216], ymm0                               ;   210.8 agu2+fp5   10 st spill
        db 0x2e
        vpxor ymm0, ymm9, ymm12                                  ;   217.5 fp0     10 st
        db 0x2e
        vmovdqu [rbp + 1248], ymm11                              ;   211.8 agu0+fp5   10 st spill
        db 0x2e
        vpand ymm11, ymm9, ymm0                                  ;   218.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   219.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                ;   220.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm8                               ;   212.8 agu1+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm0                                   ;   218.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                  ;   217.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                   ;   218.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm0                                    ;   218.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm8                                  ;   219.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                 ;   221.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                  ;   220.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                 ;   220.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                   ;   218.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                   ;   219.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                   ;   219.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                 ;   222.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm6                                    ;   221.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                 ;   220.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                  ;   221.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                  ;   222.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                  ;   221.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm5                                  ;   222.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm14                                      ;   223.5         10 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   223.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm0                                  ;   223.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   224.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm9                                  ;   225.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm0                                    ;   223.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm9, ymm8                                   ;   225.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1312], ymm3                               ;   220.8 agu2+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm8, ymm11                                   ;   226.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   226.5 fp1     10 st
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                 ;   226.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   227.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   228.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                   ;   227.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                 ;   228.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                  ;   227.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   229.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                 ;   227.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                  ;   228.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   230.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   230.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                ;   229.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                   ;   228.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm2, ymm5                                    ;   231.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   232.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm13                                  ;   233.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm7                                   ;   229.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   230.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm13                                   ;   233.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm14                                 ;   230.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm7                                  ;   230.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   231.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   231.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                 ;   230.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   231.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm14                                   ;   231.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   232.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                  ;   232.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                  ;   233.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   234.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm15                                 ;   233.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                ;   232.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                  ;   231.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                ;   233.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                 ;   234.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   232.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm5                                  ;   233.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm5, ymm2                                  ;   234.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                                    ;   234.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   235.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm0                                    ;   234.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   235.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                   ;   236.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                   ;   237.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                 ;   238.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                  ;   239.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   236.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   235.0 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   240.5 fp2     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                 ;   240.5 fp3     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   241.5 fp0     10 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                   ;   241.5 fp1     10 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r15 + 50944]                              ;   234.7 agu0    11 st.56
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm0                                       ;   241.7         11 st copy
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm0                                       ;   241.7         11 st copy
        db 0x2e, 0x2e
        vmovdqu ymm13, [r15 + 50976]                             ;   235.2 agu1    11 st.57
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm13                                     ;   242.2         11 st copy
        db 0x2e
        vmovdqa ymm1, ymm13                                      ;   242.2         11 st copy
        db 0x2e
        vmovdqu [rbp + 1344], ymm8                               ;   236.0 agu2+fp5   10 st spill
        db 0x2e
        vmovdqu ymm8, [r15 + 51008]                              ;   235.8 agu0    11 st.58
        db 0x2e
        vmovdqu [rbp + 1376], ymm2                               ;   242.5 agu1+fp5   10 st spill
        db 0x2e
        vmovdqa ymm2, ymm8                                       ;   242.8         11 st copy
        db 0x2e
        vmovdqu [rbp + 1408], ymm14                              ;   237.7 agu2+fp5   10 st spill
        db 0x2e
        vmovdqu ymm14, [r15 + 51040]                             ;   236.8 agu0    11 st.59
        vpand ymm15, ymm15, ymm14                                ;   243.8 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                  ;   244.8 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                  ;   243.8 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                   ;   244.8 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                   ;   245.8 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   245.8 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm1                                    ;   246.8 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm1                                  ;   246.8 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                 ;   247.8 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                                  ;   247.8 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                  ;   248.8 fp0     11 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                   ;   249.8 fp1     11 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [r15 + 51072]                              ;   242.2 agu1    11 st.60
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm8                                    ;   250.8 fp2     11 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   250.8 fp3     11 st
        db 0x2e, 0x2e
        vmovdqu ymm7, [r15 + 51104]                              ;   242.7 agu0    11 st.61
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                   ;   251.8 fp0     11 st
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   252.8 fp1     11 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [r15 + 51136]                              ;   243.8 agu1    11 st.62
        db 0x2e, 0x2e
        vmovdqu ymm8, [r15 + 51168]                              ;   244.0 agu0    11 st.63
        db 0x2e
        vmovdqa ymm15, ymm13                                     ;   248.8         11 st copy
        db 0x2e
        vmovdqu [rbp + 1440], ymm12                              ;   244.3 agu2+fp5   10 st spill
        db 0x2e
        vpxor ymm12, ymm1, ymm8                                  ;   251.0 fp2     11 st
        db 0x2e
        vmovdqu [rbp + 1472], ymm9                               ;   245.3 agu1+fp5   10 st spill
        db 0x2e
        vpand ymm9, ymm1, ymm12                                  ;   252.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   253.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   254.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1504], ymm11                              ;   246.3 agu0+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm12                                 ;   252.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                   ;   251.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   252.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                   ;   252.0 fp1     11 st
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm11                                   ;   253.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                 ;   255.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   254.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                   ;   254.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                 ;   252.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                 ;   253.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                   ;   253.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                 ;   256.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                                  ;   255.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                   ;   254.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                   ;   255.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                 ;   256.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                 ;   255.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm2                                  ;   256.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm15                                      ;   257.0         11 st copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                   ;   257.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm12                                  ;   257.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   258.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm7                                   ;   259.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm12                                   ;   257.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm7, ymm11                                   ;   259.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm6                               ;   254.3 agu2+fp5   10 st spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm11, ymm8                                   ;   260.0 fp2     11 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   260.0 fp3     11 st
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                  ;   260.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   261.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                   ;   262.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                   ;   261.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   262.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                   ;   261.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   263.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                  ;   261.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                   ;   262.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                   ;   264.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   264.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                ;   263.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                 ;   262.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm0, ymm2                                    ;   265.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   266.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm13                                  ;   267.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm13                                   ;   267.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm5                                  ;   263.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                 ;   264.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm15                                 ;   264.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm7, ymm5                                   ;   264.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   265.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   265.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                 ;   264.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm5                                    ;   265.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm15                                 ;   265.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                 ;   266.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                  ;   266.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                   ;   267.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                   ;   268.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                                 ;   267.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                  ;   266.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                  ;   265.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   267.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                ;   268.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                 ;   266.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm2                                  ;   267.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm0                                   ;   268.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm12                                   ;   268.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   269.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                   ;   268.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                   ;   269.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                   ;   270.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                                  ;   271.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                 ;   272.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                ;   273.0 fp1     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                  ;   274.0 fp2     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                  ;   274.0 fp3     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                   ;   275.0 fp0     11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   275.0 fp1     11 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 768]                                ;   267.8 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                   ;   274.8 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 0]                                 ;   268.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm12                                 ;   275.2 fp3      8 st
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 896]                               ;   268.8 agu1     9 st reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm14                                  ;   275.8 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel whirlpool_many.T1_constants256]   ;   270.2 fp1+agu0   11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel whirlpool_many.T1_constants256] ;   270.3 fp2+agu1   11 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 224]                          ;   276.2 fp3+agu0    8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 320]                            ;   271.0 fp0+agu1    8 st
        db 0x2e, 0x2e, 0x2e
        mov rdi, qword [rbp + 4064]                              ;   269.5 agu2    26 rows reload
        db 0x2e, 0x2e, 0x2e
        sub r9, rdi                                              ;   273.5 alu0    26 rows
        db 0x2e, 0x2e
        sub r10, rdi                                             ;   273.5 alu1    26 rows
        db 0x2e, 0x2e
        sub r11, rdi                                             ;   273.5 alu2    26 rows
        db 0x2e, 0x2e
        sub r12, rdi                                             ;   273.5 alu3    26 rows
        db 0x2e, 0x2e, 0x2e
        sub r13, rdi                                             ;   273.5 alu0    26 rows
        db 0x2e, 0x2e, 0x2e
        sub r14, rdi                                             ;   273.5 alu1    26 rows
        db 0x2e, 0x2e, 0x2e
        sub r15, rdi                                             ;   273.5 alu2    26 rows
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1568], ymm13                              ;   277.2 agu2+fp5    8 st spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm9, [rbp + 1312]                          ;   275.0 fp1+agu0    8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm10                                ;   276.0 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 1600], ymm14                              ;   277.0 agu1+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm4                                 ;   274.0 fp3      8 st
        vmovdqu [rbp + 1632], ymm13                              ;   276.0 agu2+fp5   26 st spill
        vpxor ymm13, ymm10, [rbp + 1536]                         ;   274.5 fp0+agu0    8 st
        vmovdqu [rbp + 1664], ymm13                              ;   276.0 agu1+fp5    8 st spill
        vpxor ymm13, ymm10, [rbp + 704]                          ;   275.5 fp1+agu0    8 st
        vmovdqu [rbp + 1696], ymm0                               ;   277.0 agu2+fp5   11 st spill
        vpxor ymm0, ymm10, [rbp + 384]                           ;   275.8 fp2+agu1    8 st
        vpxor ymm10, ymm10, [rbp + 768]                          ;   276.5 fp3+agu0    8 st
        vpxor ymm10, ymm10, [rbp + 928]                          ;   277.5 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1728], ymm10                              ;   278.5 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm10, ymm9, [rbp + 96]                            ;   277.5 fp1+agu0    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 736]                          ;   278.5 fp2+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1088]                         ;   279.5 fp3+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1760], ymm0                               ;   279.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm0, ymm11, [rbp + 864]                           ;   278.8 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1792], ymm10                              ;   280.5 agu2+fp5    8 st spill
        vmovdqa ymm10, ymm0                                      ;   279.8          8 st copy
        db 0x2e
        vmovdqa ymm12, ymm11                                     ;   276.8          8 st copy
        db 0x2e
        vmovdqu [rbp + 1824], ymm11                              ;   281.0 agu2+fp5   11 st spill
        db 0x2e
        vpxor ymm11, ymm4, [rbp + 480]                           ;   279.5 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1856], ymm4                               ;   282.0 agu1+fp5    9 st spill
        db 0x2e
        vpxor ymm4, ymm9, ymm14                                  ;   277.5 fp2      8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 192]                            ;   280.5 fp3+agu0    8 st
        vpxor ymm9, ymm9, [rbp + 1344]                           ;   281.5 fp0+agu1    8 st
        vmovdqu [rbp + 1888], ymm9                               ;   283.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 1152]                          ;   281.5 fp1+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 1920], ymm9                               ;   284.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 832]                           ;   281.8 fp2+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 1952], ymm4                               ;   285.0 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm4, ymm14                                      ;   278.8          8 st copy
        db 0x2e
        vpxor ymm14, ymm14, [rsi + 33376]                        ;   282.5 fp3+agu0   26 st
        db 0x2e
        vmovdqu [rbp + 1984], ymm14                              ;   286.0 agu1+fp5   26 st spill
        vmovdqa ymm14, ymm2                                      ;   279.3          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm2                               ;   287.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, [rbp + 32]                             ;   283.5 fp0+agu0    8 st
        db 0x2e
        add r9, 0x800                                            ;   279.8 alu3    26 rows
        db 0x2e
        vmovdqu [rbp + 2048], ymm3                               ;   288.0 agu1+fp5   10 st spill
        db 0x2e
        vpxor ymm3, ymm5, [rbp + 960]                            ;   284.5 fp1+agu0    8 st
        db 0x2e
        and r9, 0x3fff                                           ;   280.8 alu0    26 rows
        db 0x2e
        add r9, rdi                                              ;   281.8 alu1    26 rows
        db 0x2e
        vmovdqu [rbp + 2080], ymm2                               ;   289.0 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm2, ymm8                                       ;   281.0          8 st copy
        db 0x2e
        add r10, 0x800                                           ;   281.2 alu2    26 rows
        db 0x2e
        vmovdqu [rbp + 2112], ymm5                               ;   290.0 agu1+fp5    8 st spill
        db 0x2e
        vpxor ymm5, ymm3, [rbp - 128]                            ;   285.5 fp2+agu0    8 st
        db 0x2e
        vpxor ymm3, ymm3, [rsi + 34112]                          ;   285.8 fp3+agu1   26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 640]                            ;   286.8 fp0+agu0   26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1216]                           ;   287.8 fp1+agu1   26 st
        vmovdqu [rbp + 2144], ymm5                               ;   291.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm8                                       ;   282.5          8 st copy
        db 0x2e
        vpxor ymm8, ymm8, [rsi + 33440]                          ;   287.5 fp2+agu0   26 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1856]                           ;   289.0 fp3+agu1   26 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1248]                           ;   290.0 fp0+agu0   26 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1152]                           ;   291.0 fp1+agu1   26 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1376]                           ;   292.0 fp2+agu0   26 st
        db 0x2e
        and r10, 0x3fff                                          ;   285.0 alu3    26 rows
        db 0x2e
        add r10, rdi                                             ;   286.0 alu0    26 rows
        db 0x2e
        add r11, 0x800                                           ;   285.5 alu1    26 rows
        db 0x2e
        and r11, 0x3fff                                          ;   286.5 alu2    26 rows
        db 0x2e
        add r11, rdi                                             ;   287.5 alu3    26 rows
        db 0x2e
        vmovdqu [rbp + 2176], ymm3                               ;   292.0 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm3, ymm7, [rbp + 512]                            ;   289.8 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2208], ymm8                               ;   293.0 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm8, ymm7, [rbp + 1280]                           ;   290.5 fp0+agu0    8 st
        db 0x2e
        add r12, 0x800                                           ;   287.0 alu0    26 rows
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm8                               ;   294.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm13                                      ;   287.5          8 st copy
        db 0x2e, 0x2e
        and r12, 0x3fff                                          ;   288.0 alu1    26 rows
        db 0x2e, 0x2e
        add r12, rdi                                             ;   289.0 alu2    26 rows
        db 0x2e, 0x2e
        add r13, 0x800                                           ;   288.0 alu3    26 rows
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm13                              ;   295.0 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm13, ymm9                                      ;   288.3          8 st copy
        db 0x2e
        and r13, 0x3fff                                          ;   289.0 alu0    26 rows
        db 0x2e
        add r13, rdi                                             ;   290.0 alu1    26 rows
        db 0x2e
        vmovdqu [rbp + 2304], ymm9                               ;   296.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm9, ymm15, [rbp + 1248]                          ;   290.8 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2336], ymm7                               ;   297.0 agu2+fp5   11 st spill
        db 0x2e
        vpxor ymm7, ymm9, [rbp + 544]                            ;   291.8 fp2+agu0    8 st
        vmovdqu [rbp + 2368], ymm7                               ;   298.0 agu1+fp5    8 st spill
        vpxor ymm7, ymm9, [rbp + 832]                            ;   292.5 fp3+agu0    8 st
        vmovdqu [rbp + 2400], ymm9                               ;   299.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm9, ymm7, [rbp + 480]                            ;   293.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm7, ymm7, [rsi + 33120]                          ;   293.5 fp1+agu0   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 576]                            ;   294.5 fp2+agu1   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1728]                           ;   295.5 fp3+agu0   26 st
        vpxor ymm7, ymm7, [rbp + 1600]                           ;   296.5 fp0+agu1   26 st
        vpxor ymm7, ymm7, [rbp + 224]                            ;   297.5 fp1+agu0   26 st
        vmovdqu [rbp + 2432], ymm9                               ;   300.0 agu2+fp5    8 st spill
        vmovdqa ymm9, ymm3                                       ;   292.2          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm3                               ;   301.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                      ;   292.5          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm7                               ;   302.0 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm7, ymm15, [rbp + 256]                           ;   295.8 fp2+agu1    8 st
        db 0x2e
        add r14, 0x800                                           ;   293.5 alu2    26 rows
        db 0x2e
        and r14, 0x3fff                                          ;   294.5 alu3    26 rows
        db 0x2e
        add r14, rdi                                             ;   295.5 alu0    26 rows
        db 0x2e
        add r15, 0x800                                           ;   294.0 alu1    26 rows
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm7                               ;   303.0 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, [rbp + 2016]                          ;   296.5 fp3+agu0    8 st
        db 0x2e, 0x2e
        and r15, 0x3fff                                          ;   295.0 alu2    26 rows
        db 0x2e, 0x2e
        add r15, rdi                                             ;   296.0 alu3    26 rows
        db 0x2e
        vmovdqu [rbp + 2560], ymm6                               ;   304.0 agu1+fp5   11 st spill
        db 0x2e
        vmovdqa ymm6, ymm11                                      ;   295.5          8 st copy
        db 0x2e
        vpxor ymm11, ymm11, [rsi + 34496]                        ;   297.5 fp0+agu0   26 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp - 64]                           ;   298.5 fp1+agu1   26 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2528]                         ;   310.0 fp2+agu0   26 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2336]                         ;   311.0 fp3+agu1   26 st
        db 0x2e
        vmovdqu [rbp + 2592], ymm11                              ;   312.0 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm11, ymm1, [rbp + 64]                            ;   299.5 fp0+agu0    8 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 640]                          ;   300.5 fp1+agu1    8 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1312]                         ;   301.5 fp2+agu0    8 st
        vmovdqu [rbp + 2624], ymm11                              ;   306.0 agu2+fp5    8 st spill
        vmovdqa ymm11, ymm15                                     ;   297.7          8 st copy
        db 0x2e
        vmovdqu [rbp + 2656], ymm1                               ;   307.0 agu2+fp5   11 st spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 480]                           ;   300.8 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2688], ymm15                              ;   308.0 agu2+fp5   11 st spill
        db 0x2e
        vmovdqa ymm15, ymm1                                      ;   301.8          8 st copy
        vpxor ymm1, ymm1, [rsi + 33824]                          ;   301.8 fp0+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 1728]                           ;   302.8 fp1+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 1280]                           ;   303.8 fp2+agu0   26 st
        vmovdqu [rbp + 2720], ymm1                               ;   309.0 agu2+fp5   26 st spill
        vmovdqu ymm1, [rbp + 800]                                ;   302.8 agu1     8 st
        vpxor ymm1, ymm1, [rbp + 1056]                           ;   309.8 fp3+agu0    8 st
        vmovdqu [rbp + 2752], ymm1                               ;   310.8 agu2+fp5    8 st spill
        vmovdqu ymm1, [rbp + 544]                                ;   303.8 agu1     8 st
        vpxor ymm1, ymm1, [rbp + 1024]                           ;   310.8 fp0+agu0    8 st
        vmovdqu [rbp + 2784], ymm1                               ;   311.8 agu2+fp5    8 st spill
        vmovdqu ymm1, [rbp + 288]                                ;   304.8 agu1     8 st
        vpxor ymm1, ymm1, [rbp + 992]                            ;   311.8 fp1+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   312.8 fp2      8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm9                               ;   313.8 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm1                                       ;   312.8          8 st copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm6                               ;   313.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm6, ymm1, [rbp + 800]                            ;   312.8 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2880], ymm1                               ;   314.0 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm1, ymm6                                       ;   313.8          8 st copy
        db 0x2e
        vpxor ymm6, ymm6, [rsi + 33664]                          ;   313.8 fp0+agu0   26 st
        vpxor ymm6, ymm6, [rbp + 1888]                           ;   314.8 fp1+agu1   26 st
        vpxor ymm6, ymm6, [rbp + 864]                            ;   315.8 fp2+agu0   26 st
        vpxor ymm6, ymm6, [rbp + 2688]                           ;   316.8 fp3+agu1   26 st
        vmovdqu [rbp + 2912], ymm6                               ;   317.8 agu2+fp5   26 st spill
        vmovdqu ymm6, [rbp + 992]                                ;   311.2 agu0     8 st
        vpxor ymm6, ymm6, [rbp + 1280]                           ;   318.2 fp0+agu1    8 st
        vmovdqu [rbp + 2944], ymm15                              ;   316.0 agu2+fp5    8 st spill
        vpxor ymm15, ymm6, [rbp + 512]                           ;   319.2 fp1+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                  ;   320.2 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1504]                           ;   319.2 fp3+agu1    8 st
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                   ;   320.2 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 2976], ymm8                               ;   321.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm8, ymm9                                       ;   321.2          8 st copy
        db 0x2e
        vpxor ymm9, ymm9, [rsi + 34240]                          ;   321.2 fp1+agu0   26 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1568]                           ;   322.2 fp2+agu1   26 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1664]                           ;   323.2 fp3+agu0   26 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2752]                           ;   324.2 fp0+agu1   26 st
        db 0x2e
        vmovdqu [rbp + 3008], ymm9                               ;   325.2 agu2+fp5   26 st spill
        db 0x2e
        vmovdqa ymm9, ymm6                                       ;   320.2          8 st copy
        db 0x2e
        vpxor ymm6, ymm6, [rsi + 33760]                          ;   320.2 fp1+agu0   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 480]                            ;   321.2 fp2+agu1   26 st
        db 0x2e
        vmovdqu [rbp + 3040], ymm6                               ;   322.2 agu2+fp5   26 st spill
        db 0x2e
        vmovdqa ymm6, ymm15                                      ;   320.2          8 st copy
        vmovdqu [rbp + 3072], ymm6                               ;   320.2 agu0+fp5    8 st spill
        db 0x2e
        vmovdqa ymm6, ymm15                                      ;   320.2          8 st copy
        db 0x2e
        vpxor ymm15, ymm15, [rsi + 33056]                        ;   320.2 fp3+agu1   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2688]                         ;   321.2 fp0+agu0   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 96]                           ;   322.2 fp1+agu1   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 640]                          ;   323.2 fp2+agu0   26 st
        db 0x2e
        vmovdqu [rbp + 2688], ymm15                              ;   324.2 agu2+fp5   26 st spill
        vmovdqu ymm15, [rbp + 736]                               ;   322.2 agu1     8 st
        vpxor ymm15, ymm15, [rbp + 960]                          ;   329.2 fp3+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3104], ymm15                              ;   330.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm15, [rbp + 32]                                ;   323.2 agu1     8 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 928]                          ;   330.2 fp0+agu0    8 st
        vmovdqu [rbp + 3136], ymm6                               ;   323.0 agu2+fp5    8 st spill
        vpxor ymm6, ymm15, [rbp + 1440]                          ;   331.2 fp1+agu1    8 st
        vpxor ymm6, ymm6, [rbp + 416]                            ;   332.2 fp2+agu0    8 st
        vpxor ymm15, ymm15, [rsi + 33344]                        ;   331.2 fp3+agu1   26 st
        vpxor ymm15, ymm15, [rbp + 672]                          ;   332.2 fp0+agu0   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1408]                         ;   333.2 fp1+agu1   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2976]                         ;   334.2 fp2+agu0   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1312]                         ;   335.2 fp3+agu1   26 st
        vpxor ymm15, ymm15, [rbp - 128]                          ;   336.2 fp0+agu0   26 st
        vmovdqu [rbp + 3168], ymm6                               ;   333.2 agu2+fp5    8 st spill
        vmovdqu ymm6, [rbp + 256]                                ;   328.2 agu1     8 st
        vpxor ymm6, ymm6, [rbp + 1056]                           ;   335.2 fp1+agu0    8 st
        vmovdqu [rbp + 3200], ymm15                              ;   337.2 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm15, ymm6, [rbp + 544]                           ;   336.2 fp2+agu1    8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   337.2 fp3      8 st
        db 0x2e
        vmovdqu [rbp + 3232], ymm6                               ;   336.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2944]                               ;   330.2 agu0     8 st reload
        db 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   338.2 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 2944], ymm6                               ;   339.2 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm6, [rbp + 736]                                ;   331.2 agu0     8 st
        vpxor ymm6, ymm6, [rbp + 1216]                           ;   338.2 fp1+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3264], ymm2                               ;   338.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm2, [rbp + 704]                                ;   332.2 agu0     8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1184]                           ;   339.2 fp2+agu1    8 st
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   340.2 fp3      8 st
        db 0x2e
        vmovdqu [rbp + 3296], ymm6                               ;   339.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm6, [rbp + 544]                                ;   333.3 agu0     8 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 672]                            ;   340.3 fp0+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                 ;   341.3 fp1      8 st
        db 0x2e
        vmovdqu [rbp + 3328], ymm10                              ;   342.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm10, ymm6, [rbp + 1472]                          ;   341.3 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3360], ymm9                               ;   341.2 agu1+fp5    8 st spill
        vpxor ymm9, ymm10, [rbp + 256]                           ;   342.3 fp3+agu0    8 st
        vmovdqu [rbp + 3392], ymm9                               ;   343.3 agu2+fp5    8 st spill
        vpxor ymm9, ymm10, [rbp - 96]                            ;   342.3 fp0+agu1    8 st
        vpxor ymm10, ymm10, [rsi + 33408]                        ;   342.3 fp1+agu0   26 st
        vpxor ymm10, ymm10, [rbp + 3296]                         ;   346.2 fp2+agu1   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2304]                         ;   347.2 fp3+agu0   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3360]                         ;   348.2 fp0+agu1   26 st
        db 0x2e
        vmovdqu [rbp + 3424], ymm9                               ;   343.3 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm9, ymm6, [rbp + 1504]                           ;   341.3 fp1+agu0    8 st
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                 ;   342.3 fp2      8 st
        db 0x2e
        vmovdqu [rbp + 3456], ymm2                               ;   340.2 agu1+fp5    8 st spill
        db 0x2e
        vmovdqa ymm2, ymm6                                       ;   341.3          8 st copy
        vpxor ymm6, ymm6, [rsi + 34624]                          ;   341.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1696]                           ;   342.3 fp0+agu1   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 96]                             ;   343.3 fp1+agu0   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1312]                           ;   344.3 fp2+agu1   26 st
        vmovdqu [rbp + 3488], ymm6                               ;   345.3 agu2+fp5   26 st spill
        vpxor ymm6, ymm11, [rbp + 672]                           ;   343.3 fp3+agu0    8 st
        vpxor ymm11, ymm11, [rsi + 32992]                        ;   343.3 fp0+agu1   26 st
        vpxor ymm11, ymm11, [rbp + 288]                          ;   344.3 fp1+agu0   26 st
        vpxor ymm11, ymm11, [rbp + 3456]                         ;   347.2 fp2+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm10                              ;   349.2 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm10, ymm9, [rbp - 96]                            ;   344.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1824]                         ;   345.5 fp0+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 3552], ymm9                               ;   343.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm9, [rbp + 480]                                ;   345.5 agu0     8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1184]                           ;   352.5 fp1+agu1    8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                   ;   353.5 fp2      8 st
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                   ;   353.5 fp3      8 st
        db 0x2e
        vmovdqu [rbp + 3584], ymm5                               ;   354.5 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm5, ymm9, [rbp + 1344]                           ;   353.5 fp0+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3616], ymm10                              ;   346.5 agu2+fp5    8 st spill
        vmovdqu ymm10, [rbp + 192]                               ;   347.2 agu1     8 st
        vpxor ymm10, ymm10, [rbp + 1248]                         ;   354.2 fp1+agu0    8 st
        vmovdqu [rbp + 3648], ymm0                               ;   354.5 agu2+fp5    8 st spill
        vpxor ymm0, ymm10, [rbp + 608]                           ;   355.2 fp2+agu1    8 st
        vpxor ymm10, ymm10, ymm9                                 ;   355.2 fp3     26 st
        db 0x2e
        vpxor ymm10, ymm10, [rsi + 33088]                        ;   356.2 fp0+agu0   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2656]                         ;   357.2 fp1+agu1   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3104]                         ;   358.2 fp2+agu0   26 st
        vmovdqu [rbp + 3680], ymm0                               ;   356.2 agu2+fp5    8 st spill
        vpxor ymm0, ymm9, [rbp + 2560]                           ;   353.5 fp3+agu1    8 st
        vpxor ymm9, ymm9, [rsi + 34592]                          ;   353.5 fp0+agu0   26 st
        vpxor ymm9, ymm9, [rbp + 64]                             ;   354.5 fp1+agu1   26 st
        vpxor ymm9, ymm9, [rbp + 3168]                           ;   355.5 fp2+agu0   26 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1952]                           ;   356.5 fp3+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 67360], ymm9                              ;   357.5 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm9, [rbp + 2400]                               ;   353.8 agu0     8 st reload
        vmovdqu [rbp + 3712], ymm0                               ;   354.7 agu1+fp5    8 st spill
        vpxor ymm0, ymm5, ymm9                                   ;   360.8 fp0      8 st
        vpxor ymm9, ymm9, [rsi + 33728]                          ;   360.8 fp1+agu0   26 st
        vpxor ymm9, ymm9, [rbp + 2304]                           ;   361.8 fp2+agu1   26 st
        vpxor ymm9, ymm9, [rbp + 1056]                           ;   362.8 fp3+agu0   26 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 448]                            ;   363.8 fp0+agu1   26 st
        db 0x2e
        vmovdqu [rbp + 2400], ymm5                               ;   355.7 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm5, [rbp - 32]                                 ;   356.8 agu0     8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1120]                           ;   363.8 fp1+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1440]                           ;   364.8 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3744], ymm5                               ;   365.8 agu2+fp5    8 st spill
        vmovdqu ymm5, [rbp - 64]                                 ;   358.5 agu1     8 st
        vpxor ymm5, ymm5, [rbp + 704]                            ;   365.5 fp3+agu0    8 st
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                   ;   366.5 fp0      8 st
        db 0x2e
        vmovdqu [rbp + 3776], ymm8                               ;   367.5 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm8, ymm5, [rbp + 1024]                           ;   366.5 fp1+agu1    8 st
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1536]                           ;   367.5 fp2+agu0    8 st
        vpxor ymm5, ymm5, [rsi + 34272]                          ;   366.5 fp3+agu1   26 st
        vpxor ymm5, ymm5, [rbp + 2400]                           ;   367.5 fp0+agu0   26 st
        vpxor ymm5, ymm5, [rbp + 544]                            ;   368.5 fp1+agu1   26 st
        vmovdqu [rbp + 3808], ymm0                               ;   361.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm0, [rbp + 160]                                ;   361.8 agu0     8 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1504]                           ;   368.8 fp2+agu1    8 st
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   369.8 fp3      8 st
        db 0x2e
        vpxor ymm0, ymm0, [rsi + 34464]                          ;   369.8 fp0+agu0   26 st
        vpxor ymm0, ymm0, [rbp + 1696]                           ;   370.8 fp1+agu1   26 st
        vpxor ymm0, ymm0, [rbp + 704]                            ;   371.8 fp2+agu0   26 st
        vpxor ymm0, ymm0, [rbp + 1568]                           ;   372.8 fp3+agu1   26 st
        vpxor ymm0, ymm0, [rbp + 2432]                           ;   373.8 fp0+agu0   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 352]                            ;   374.8 fp1+agu1   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2816]                           ;   375.8 fp2+agu0   26 st
        db 0x2e
        vmovdqu [rsi + 67232], ymm0                              ;   376.8 agu2+fp5   26 st
        db 0x2e
        vmovdqa ymm0, ymm3                                       ;   370.8          8 st copy
        db 0x2e
        vmovdqu [rbp + 1568], ymm3                               ;   370.8 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm3, [rbp + 288]                                ;   367.5 agu0     8 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1408]                           ;   374.5 fp3+agu1    8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   375.5 fp0      8 st
        db 0x2e
        vpxor ymm3, ymm3, [rsi + 34784]                          ;   375.5 fp1+agu0   26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                           ;   376.5 fp2+agu1   26 st
        db 0x2e
        vmovdqu [rbp + 704], ymm0                                ;   376.5 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm0, [rbp + 128]                                ;   369.8 agu0     8 st
        vpxor ymm0, ymm0, [rbp + 800]                            ;   376.8 fp3+agu1    8 st
        vpxor ymm12, ymm12, ymm0                                 ;   377.8 fp0      8 st
        vpxor ymm0, ymm0, [rsi + 33920]                          ;   377.8 fp1+agu0   26 st
        vpxor ymm0, ymm0, [rbp + 1120]                           ;   378.8 fp2+agu1   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2368]                           ;   379.8 fp3+agu0   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3648]                           ;   380.8 fp0+agu1   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1664]                           ;   381.8 fp1+agu0   26 st
        db 0x2e
        vmovdqu [rbp + 3840], ymm8                               ;   373.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqa ymm8, ymm12                                      ;   378.8          8 st copy
        db 0x2e
        vmovdqu [rbp + 3872], ymm3                               ;   377.5 agu1+fp5   26 st spill
        vmovdqu ymm3, [rbp + 3520]                               ;   374.8 agu0    26 st reload
        vpxor ymm3, ymm3, ymm12                                  ;   381.8 fp2     26 st
        vmovdqu ymm12, [rbp + 928]                               ;   375.5 agu1     8 st
        vpxor ymm12, ymm12, [rbp + 1376]                         ;   382.5 fp3+agu0    8 st
        vpxor ymm3, ymm3, [rbp + 3744]                           ;   382.8 fp0+agu1   26 st
        vmovdqu [rbp + 928], ymm12                               ;   383.5 agu2+fp5    8 st spill
        vmovdqu ymm12, [rbp + 448]                               ;   376.8 agu0     8 st
        vpxor ymm12, ymm12, [rbp + 1472]                         ;   383.8 fp1+agu1    8 st
        vmovdqu [rbp + 3520], ymm5                               ;   377.0 agu2+fp5   26 st spill
        vpxor ymm5, ymm12, [rbp + 512]                           ;   384.8 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3904], ymm5                               ;   385.8 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm5, [rbp + 1984]                               ;   378.5 agu1    26 st reload
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   385.5 fp3     26 st
        db 0x2e
        vmovdqu ymm12, [rbp + 1184]                              ;   378.8 agu0     8 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1472]                         ;   385.8 fp0+agu1    8 st
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                ;   386.8 fp1      8 st
        vpxor ymm12, ymm12, [rsi + 33312]                        ;   386.8 fp2+agu0   26 st
        vpxor ymm12, ymm12, [rbp + 416]                          ;   387.8 fp3+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1856]                         ;   388.8 fp0+agu0   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1792]                         ;   389.8 fp1+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 960]                          ;   390.8 fp2+agu0   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 544]                          ;   391.8 fp3+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 66080], ymm12                             ;   392.8 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm12, [rbp + 0]                                 ;   382.8 agu0     8 st
        vpxor ymm12, ymm12, [rbp + 384]                          ;   389.8 fp0+agu1    8 st
        vpxor ymm4, ymm4, ymm12                                  ;   390.8 fp1      8 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2784]                           ;   386.5 fp2+agu0   26 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2080]                           ;   387.5 fp3+agu1   26 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3360]                           ;   388.5 fp0+agu0   26 st
        vpxor ymm9, ymm9, [rbp + 3904]                           ;   392.8 fp1+agu1   26 st
        vmovdqu [rbp + 3360], ymm4                               ;   391.8 agu2+fp5    8 st spill
        vmovdqu ymm4, [rbp - 32]                                 ;   386.0 agu0     8 st
        vpxor ymm4, ymm4, [rbp + 1376]                           ;   393.0 fp2+agu1    8 st
        vpxor ymm4, ymm4, [rbp + 1024]                           ;   394.0 fp3+agu0    8 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 352]                            ;   395.0 fp0+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, ymm4                                 ;   396.0 fp1     26 st
        db 0x2e
        vmovdqu [rbp + 1984], ymm14                              ;   387.8 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm14, ymm4, [rbp + 768]                           ;   396.0 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3936], ymm14                              ;   397.0 agu1+fp5    8 st spill
        db 0x2e
        vmovdqu ymm14, [rbp + 2176]                              ;   389.0 agu0    26 st reload
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                 ;   396.0 fp3     26 st
        db 0x2e
        vmovdqu ymm4, [rbp + 256]                                ;   389.5 agu1     8 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 320]                            ;   396.5 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                 ;   397.5 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                   ;   397.5 fp2      8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   398.5 fp3      8 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1408]                           ;   397.5 fp0+agu1    8 st
        db 0x2e
        vpxor ymm15, ymm15, [rsi + 33696]                        ;   398.5 fp1+agu0   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1696]                         ;   399.5 fp2+agu1   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3840]                         ;   400.5 fp3+agu0   26 st
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 224]                          ;   401.5 fp0+agu1   26 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 704]                          ;   397.0 fp1+agu0   26 st
        db 0x2e
        vmovdqu [rbp + 2176], ymm12                              ;   394.0 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm12, ymm2, [rbp + 2336]                          ;   399.5 fp2+agu1    8 st
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   399.5 fp3      8 st
        db 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   400.5 fp0     26 st
        db 0x2e
        vmovdqu [rsi + 65856], ymm10                             ;   401.5 agu0+fp5   26 st
        vmovdqu ymm10, [rbp + 3072]                              ;   396.3 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                ;   403.3 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rsi + 33024]                        ;   400.5 fp2+agu0   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 64]                           ;   401.5 fp3+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2144]                         ;   402.5 fp0+agu0   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1248]                         ;   403.5 fp1+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 65792], ymm12                             ;   404.5 agu2+fp5   26 st
        db 0x2e
        vmovdqa ymm12, ymm2                                      ;   400.5          8 st copy
        db 0x2e
        vpxor ymm2, ymm2, [rsi + 32800]                          ;   400.5 fp2+agu0   26 st
        vpxor ymm2, ymm2, [rbp + 2080]                           ;   401.5 fp3+agu1   26 st
        vpxor ymm4, ymm4, [rsi + 34208]                          ;   400.2 fp0+agu0   26 st
        vpxor ymm4, ymm4, [rbp + 1376]                           ;   401.2 fp1+agu1   26 st
        vpxor ymm4, ymm4, [rbp + 3616]                           ;   402.2 fp2+agu0   26 st
        vpxor ymm4, ymm4, [rbp + 3680]                           ;   403.2 fp3+agu1   26 st
        vmovdqu [rbp + 3072], ymm10                              ;   404.3 agu2+fp5    8 st spill
        vpxor ymm10, ymm1, [rbp + 224]                           ;   402.2 fp0+agu0   26 st
        vmovdqu [rbp + 3968], ymm4                               ;   404.2 agu2+fp5   26 st spill
        db 0x2e
        vmovdqu ymm4, [rbp + 3872]                               ;   402.3 agu1    26 st reload
        db 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   409.3 fp1     26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 160]                                ;   403.2 agu0     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1408]                           ;   410.2 fp2+agu1    8 st
        vpxor ymm10, ymm10, [rsi + 32960]                        ;   404.2 fp3+agu0   26 st
        vpxor ymm10, ymm10, [rbp + 2240]                         ;   405.2 fp0+agu1   26 st
        vpxor ymm10, ymm10, [rbp + 2304]                         ;   406.2 fp1+agu0   26 st
        vpxor ymm10, ymm10, [rbp + 1344]                         ;   407.2 fp2+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 65728], ymm10                             ;   408.2 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm10, [rbp - 96]                                ;   406.2 agu0     8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1536]                         ;   413.2 fp3+agu1    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 448]                          ;   414.2 fp0+agu0    8 st
        db 0x2e
        vpxor ymm13, ymm13, ymm10                                ;   415.2 fp1      8 st
        db 0x2e
        vmovdqu [rbp + 2304], ymm13                              ;   416.2 agu2+fp5    8 st spill
        vmovdqu ymm13, [rbp + 448]                               ;   407.3 agu1     8 st
        vpxor ymm13, ymm13, [rbp + 576]                          ;   414.3 fp2+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 3872], ymm10                              ;   415.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm10, [rbp + 2208]                              ;   408.3 agu1    26 st reload
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   415.3 fp3     26 st
        db 0x2e
        vmovdqu [rbp + 2208], ymm13                              ;   415.3 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm13, [rbp + 3040]                              ;   409.2 agu0    26 st reload
        db 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   416.2 fp0     26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 896]                                ;   409.3 agu1     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1472]                           ;   416.3 fp1+agu0    8 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3456]                         ;   416.3 fp2+agu1   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3424]                         ;   417.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3328]                         ;   417.2 fp0+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 66528], ymm13                             ;   418.2 agu2+fp5   26 st
        vmovdqu ymm13, [rbp + 2848]                              ;   412.2 agu0     8 st reload
        vpxor ymm13, ymm13, ymm1                                 ;   419.2 fp1      8 st
        vmovdqu [rbp + 2848], ymm4                               ;   412.2 agu2+fp5   26 st spill
        vmovdqu ymm4, [rbp + 3968]                               ;   412.3 agu1    26 st reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                   ;   419.3 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 160]                                ;   413.2 agu0     8 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm4                               ;   420.3 agu2+fp5   26 st spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm1                                  ;   420.2 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                 ;   421.2 fp0      8 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rsi + 32768]                          ;   421.2 fp1+agu1   26 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rsi + 32832]                        ;   420.2 fp2+agu0   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp - 128]                            ;   422.2 fp3+agu1   26 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2624]                           ;   423.2 fp0+agu0   26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 65536], ymm4                              ;   424.2 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm4, [rbp - 32]                                 ;   417.2 agu1     8 st reload
        db 0x2e
        vmovdqu [rbp + 3456], ymm12                              ;   422.2 agu2+fp5    8 st spill
        db 0x2e
        vpxor ymm12, ymm1, ymm4                                  ;   424.2 fp1      8 st
        db 0x2e
        vpxor ymm13, ymm13, ymm12                                ;   425.2 fp2     26 st
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 640]                          ;   426.2 fp3+agu0   26 st
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 416]                          ;   427.2 fp0+agu1   26 st
        vpxor ymm13, ymm13, [rbp + 2048]                         ;   428.2 fp1+agu0   26 st
        vpxor ymm13, ymm13, [rbp + 2880]                         ;   429.2 fp2+agu1   26 st
        vpxor ymm12, ymm12, [rsi + 33952]                        ;   425.2 fp3+agu0   26 st
        vpxor ymm12, ymm12, [rbp + 2400]                         ;   426.2 fp0+agu1   26 st
        vpxor ymm12, ymm12, [rbp + 1216]                         ;   427.2 fp1+agu0   26 st
        vpxor ymm12, ymm12, [rbp + 2368]                         ;   428.2 fp2+agu1   26 st
        vpxor ymm12, ymm12, [rbp + 2016]                         ;   429.2 fp3+agu0   26 st
        vpxor ymm12, ymm12, [rbp + 448]                          ;   430.2 fp0+agu1   26 st
        vpxor ymm12, ymm12, [rbp + 2272]                         ;   431.2 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rsi + 34752]                          ;   423.2 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 3424]                           ;   424.2 fp3+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 2464]                           ;   425.2 fp0+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 1760]                           ;   426.2 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 1056]                           ;   427.2 fp2+agu1   26 st
        vmovdqu ymm4, [rbp + 640]                                ;   425.3 agu0     8 st
        vpxor ymm4, ymm4, [rbp + 1088]                           ;   432.3 fp3+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   433.3 fp0     26 st
        db 0x2e
        vpxor ymm4, ymm4, [rsi + 34656]                          ;   433.3 fp1+agu0   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 192]                            ;   434.3 fp2+agu1   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3712]                           ;   435.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2304]                           ;   436.3 fp0+agu1   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3776]                           ;   437.3 fp1+agu0   26 st
        db 0x2e
        vmovdqu [rbp + 3424], ymm1                               ;   428.2 agu2+fp5   26 st spill
        vmovdqu ymm1, [rbp + 0]                                  ;   429.2 agu1     8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 480]                            ;   436.2 fp2+agu0    8 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm1                                ;   437.2 agu2+fp5    8 st spill
        db 0x2e
        vmovdqu ymm1, [rbp - 64]                                 ;   430.2 agu1     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 896]                            ;   437.2 fp3+agu0    8 st
        db 0x2e
        vmovdqu [rbp + 448], ymm4                                ;   438.3 agu2+fp5   26 st spill
        db 0x2e
        vmovdqa ymm4, ymm1                                       ;   438.2          8 st copy
        db 0x2e
        vpxor ymm1, ymm1, [rsi + 34720]                          ;   438.2 fp0+agu1   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp - 32]                             ;   439.2 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 128]                            ;   440.2 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 1920]                           ;   441.2 fp3+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 3552]                           ;   442.2 fp0+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 2208]                           ;   443.2 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 3584]                           ;   444.2 fp2+agu1   26 st
        vmovdqu [rsi + 67488], ymm1                              ;   445.2 agu2+fp5   26 st
        vmovdqu ymm1, [rbp + 1472]                               ;   435.3 agu0     8 st
        vpxor ymm1, ymm1, [rbp + 1408]                           ;   442.3 fp3+agu1    8 st
        db 0x2e
        vmovdqu [rbp + 2016], ymm14                              ;   436.2 agu2+fp5   26 st spill
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 3840]                          ;   443.3 fp0+agu0   26 st
        db 0x2e
        vmovdqu [rbp + 3840], ymm12                              ;   437.2 agu1+fp5   26 st spill
        db 0x2e
        vmovdqu ymm12, [rbp + 3008]                              ;   437.3 agu0    26 st reload
        vpxor ymm12, ymm12, ymm1                                 ;   444.3 fp1     26 st
        vmovdqu [rsi + 67008], ymm12                             ;   445.3 agu2+fp5   26 st
        vmovdqu ymm1, [rbp + 1280]                               ;   437.7 agu1     8 st
        vmovdqu ymm12, [rbp + 2560]                              ;   438.3 agu0    11 st reload
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                  ;   445.3 fp2      8 st
        db 0x2e
        vpxor ymm14, ymm14, [rsi + 32928]                        ;   444.3 fp3+agu1   26 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2880]                         ;   445.3 fp0+agu0   26 st
        vpxor ymm14, ymm14, [rbp + 3456]                         ;   446.3 fp1+agu1   26 st
        vpxor ymm14, ymm14, [rbp + 3680]                         ;   447.3 fp2+agu0   26 st
        vmovdqu [rbp + 3680], ymm1                               ;   446.3 agu2+fp5    8 st spill
        vpxor ymm1, ymm12, [rbp + 1344]                          ;   445.3 fp3+agu1    8 st
        vpxor ymm12, ymm12, [rbp + 1152]                         ;   445.3 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 224]                          ;   446.3 fp1+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 608]                          ;   447.3 fp2+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   446.3 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                  ;   448.3 fp0     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66144], ymm5                              ;   449.3 agu2+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 64]                                 ;   444.3 agu1     8 st reload
        db 0x2e
        vmovdqu [rbp + 2560], ymm1                               ;   446.3 agu0+fp5   26 st spill
        db 0x2e
        vpxor ymm1, ymm12, ymm5                                  ;   451.3 fp1     26 st
        db 0x2e
        vpxor ymm1, ymm1, [rsi + 32864]                          ;   452.3 fp2+agu1   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1440]                           ;   453.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                           ;   454.3 fp0+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 3104]                           ;   455.3 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 352]                            ;   456.3 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp - 96]                             ;   457.3 fp3+agu0   26 st
        vmovdqu [rsi + 65632], ymm1                              ;   458.3 agu2+fp5   26 st
        vmovdqu ymm1, [rbp + 1376]                               ;   448.3 agu1    10 st reload
        db 0x2e
        vpxor ymm5, ymm12, ymm1                                  ;   455.3 fp0     26 st
        db 0x2e
        vpxor ymm5, ymm5, [rsi + 33888]                          ;   456.3 fp1+agu0   26 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2432]                           ;   457.3 fp2+agu1   26 st
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1600]                           ;   458.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rsi + 34368]                          ;   455.3 fp0+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rsi + 34400]                        ;   450.5 fp1+agu0   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 960]                            ;   456.3 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 32]                             ;   457.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2944]                           ;   458.3 fp0+agu1   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 64]                             ;   459.3 fp1+agu0   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 96]                           ;   453.3 fp2+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3264]                         ;   454.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2816]                         ;   455.3 fp0+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1664]                         ;   456.3 fp1+agu0   26 st
        vpxor ymm12, ymm12, [rbp + 1728]                         ;   457.3 fp2+agu1   26 st
        vpxor ymm12, ymm12, [rbp + 2656]                         ;   458.3 fp3+agu0   26 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp - 32]                           ;   459.3 fp0+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 67168], ymm12                             ;   460.3 agu2+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 384]                               ;   456.5 agu0     8 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 1408]                         ;   463.5 fp1+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                  ;   464.5 fp2      8 st
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   464.5 fp3     26 st
        db 0x2e
        vpxor ymm14, ymm14, ymm7                                 ;   465.5 fp0     26 st
        db 0x2e
        vmovdqu [rsi + 65696], ymm14                             ;   466.5 agu2+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66176], ymm3                              ;   465.5 agu0+fp5   26 st
        db 0x2e
        vmovdqu ymm3, [rbp + 832]                                ;   458.3 agu1     8 st
        db 0x2e
        vmovdqu ymm12, [rbp + 1216]                              ;   458.5 agu0    10 st reload
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                  ;   465.5 fp1      8 st
        db 0x2e
        vmovdqu ymm14, [rbp + 1696]                              ;   459.3 agu1    11 st reload
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                ;   466.3 fp2      8 st
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 1088]                         ;   466.3 fp3+agu0    8 st
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                  ;   467.3 fp0     26 st
        vpxor ymm14, ymm14, [rsi + 33152]                        ;   467.3 fp1+agu1   26 st
        vpxor ymm14, ymm14, [rbp + 2176]                         ;   468.3 fp2+agu0   26 st
        vpxor ymm14, ymm14, [rbp + 3808]                         ;   469.3 fp3+agu1   26 st
        vpxor ymm14, ymm14, [rbp + 3072]                         ;   470.3 fp0+agu0   26 st
        vpxor ymm14, ymm14, [rbp + 608]                          ;   471.3 fp1+agu1   26 st
        vpxor ymm7, ymm7, [rsi + 33248]                          ;   465.5 fp2+agu0   26 st
        vpxor ymm7, ymm7, [rbp + 544]                            ;   466.5 fp3+agu1   26 st
        vmovdqu [rbp + 544], ymm3                                ;   466.5 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, [rbp + 192]                           ;   467.3 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 576]                            ;   468.3 fp1+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   469.3 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 65600], ymm13                             ;   470.3 agu2+fp5   26 st
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   469.3 fp3     26 st
        db 0x2e
        vmovdqu ymm13, [rbp + 3200]                              ;   466.3 agu0    26 st reload
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   473.3 fp0     26 st
        db 0x2e
        vmovdqu [rsi + 67136], ymm1                              ;   470.3 agu1+fp5   26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 128]                                ;   467.3 agu0     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 992]                            ;   474.3 fp1+agu1    8 st
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   475.3 fp2     26 st
        db 0x2e
        vmovdqu [rbp + 3200], ymm9                               ;   476.3 agu2+fp5   26 st spill
        db 0x2e
        vmovdqu ymm9, [rbp + 3520]                               ;   468.3 agu0    26 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   475.3 fp3     26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 1120]                               ;   468.7 agu1     8 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2880]                           ;   475.7 fp0+agu0    8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   476.7 fp1      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   476.7 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   476.7 fp3     26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rsi + 66016], ymm7                              ;   477.7 agu2+fp5   26 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                 ;   477.7 fp0     26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 0]                                  ;   469.7 agu1     8 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm1                                   ;   477.7 fp1     26 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rsi + 32896]                          ;   478.7 fp2+agu0   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 96]                             ;   479.7 fp3+agu1   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3456]                           ;   480.7 fp0+agu0   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2208]                           ;   481.7 fp1+agu1   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 928]                            ;   482.7 fp2+agu0   26 st
        db 0x2e
        vmovdqu [rsi + 65664], ymm7                              ;   483.7 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm7, [rbp + 1408]                               ;   475.3 agu1     8 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2336]                           ;   482.3 fp3+agu0    8 st
        vpxor ymm9, ymm9, ymm7                                   ;   483.3 fp0     26 st
        db 0x2e
        vmovdqu [rsi + 67040], ymm9                              ;   484.3 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm9, [rbp + 288]                                ;   476.3 agu1     8 st reload
        db 0x2e
        vmovdqu [rbp + 2336], ymm8                               ;   477.7 agu0+fp5   26 st spill
        db 0x2e
        vpxor ymm8, ymm7, ymm9                                   ;   483.3 fp1      8 st
        db 0x2e
        vpxor ymm9, ymm9, [rbp - 64]                             ;   483.3 fp2+agu1    8 st
        db 0x2e
        vpxor ymm1, ymm1, [rsi + 33472]                          ;   477.5 fp3+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 672]                            ;   478.5 fp0+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 1856]                           ;   479.5 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 1536]                           ;   480.5 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 256]                            ;   481.5 fp3+agu0   26 st
        vpxor ymm3, ymm3, [rsi + 33856]                          ;   480.3 fp0+agu1   26 st
        vpxor ymm3, ymm3, [rbp + 2784]                           ;   481.3 fp1+agu0   26 st
        vpxor ymm3, ymm3, [rbp + 768]                            ;   482.3 fp2+agu1   26 st
        vpxor ymm3, ymm3, [rbp + 1184]                           ;   483.3 fp3+agu0   26 st
        vpxor ymm6, ymm6, [rsi + 34016]                          ;   482.3 fp0+agu1   26 st
        vpxor ymm6, ymm6, [rbp + 480]                            ;   483.3 fp1+agu0   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                           ;   484.3 fp2+agu1   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3584]                           ;   485.3 fp3+agu0   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1472]                           ;   486.3 fp0+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 66784], ymm6                              ;   487.3 agu2+fp5   26 st
        vmovdqu ymm6, [rbp + 896]                                ;   484.5 agu0     9 st reload
        vmovdqu [rbp + 1472], ymm8                               ;   484.3 agu2+fp5    8 st spill
        vpxor ymm8, ymm7, ymm6                                   ;   491.5 fp1      8 st
        vmovdqu ymm6, [rbp + 2912]                               ;   485.3 agu1    26 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                   ;   492.3 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 992]                                ;   485.5 agu0     9 st reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm9                               ;   484.3 agu2+fp5    8 st spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm7                                   ;   492.5 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                 ;   492.5 fp0     26 st
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3136]                               ;   486.3 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                   ;   493.5 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                   ;   494.5 fp2      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                   ;   494.5 fp3     26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rsi + 66464], ymm15                             ;   493.5 agu2+fp5   26 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, [rbp + 1248]                           ;   495.5 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 1280]                           ;   496.5 fp1+agu1    8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                   ;   495.5 fp2     26 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                   ;   495.5 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                   ;   495.5 fp0     26 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                   ;   497.5 fp1     26 st
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1792]                               ;   487.5 agu0     8 st
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2112]                              ;   488.3 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                  ;   495.3 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                  ;   495.3 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   496.3 fp0     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 65568], ymm2                              ;   497.3 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm2, [rbp + 2720]                               ;   492.5 agu0    26 st reload
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                   ;   499.5 fp1     26 st
        db 0x2e
        vmovdqu [rsi + 66592], ymm2                              ;   500.5 agu1+fp5   26 st
        db 0x2e
        vmovdqu ymm2, [rbp + 416]                                ;   493.5 agu0     8 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1024]                           ;   500.5 fp2+agu1    8 st
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   501.5 fp3     26 st
        db 0x2e
        vmovdqu ymm4, [rbp + 2336]                               ;   494.5 agu0    26 st reload
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                   ;   501.5 fp0     26 st
        db 0x2e
        vmovdqu ymm2, [rbp + 576]                                ;   494.8 agu1     8 st
        db 0x2e
        vmovdqu ymm15, [rbp + 864]                               ;   495.5 agu0     9 st reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                  ;   502.5 fp1      8 st
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   503.5 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu [rbp + 864], ymm10                               ;   504.5 agu2+fp5   26 st spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2560]                              ;   495.8 agu1    26 st reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                 ;   503.5 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 128]                          ;   502.5 fp0+agu0    8 st
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 512]                           ;   503.5 fp1+agu1    8 st
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                ;   503.5 fp2     26 st
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   504.5 fp3     26 st
        db 0x2e
        vmovdqu [rsi + 65760], ymm11                             ;   505.5 agu2+fp5   26 st
        db 0x2e
        vmovdqu [rsi + 65920], ymm14                             ;   504.5 agu0+fp5   26 st
        db 0x2e
        vmovdqu ymm11, [rbp + 672]                               ;   497.8 agu1     8 st
        db 0x2e
        vmovdqu ymm14, [rbp + 2592]                              ;   498.5 agu0    26 st reload
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                 ;   505.5 fp0     26 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1760]                         ;   504.8 fp1+agu1    8 st
        db 0x2e
        vmovdqu ymm2, [rbp + 1184]                               ;   500.5 agu0    10 st reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm11, ymm2                                 ;   507.5 fp2     26 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                 ;   507.5 fp3     26 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 608]                                ;   501.5 agu1     8 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1120]                           ;   508.5 fp0+agu0    8 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   509.5 fp1     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66240], ymm1                              ;   510.5 agu2+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3424]                               ;   502.7 agu1    26 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   509.7 fp2     26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rsi + 67520], ymm1                              ;   510.7 agu0+fp5   26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 32]                                 ;   503.7 agu1     8 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 352]                                ;   504.5 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   511.5 fp3      8 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                   ;   511.5 fp0     26 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   512.5 fp1     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66112], ymm13                             ;   513.5 agu2+fp5   26 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   512.5 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66688], ymm0                              ;   513.5 agu1+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp - 128]                                ;   505.5 agu0     8 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 416]                            ;   512.5 fp3+agu1    8 st
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   513.5 fp0     26 st
        db 0x2e
        vmovdqu ymm2, [rbp + 448]                                ;   506.5 agu0    26 st reload
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   513.5 fp1     26 st
        db 0x2e
        vmovdqu [rsi + 66656], ymm5                              ;   514.5 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm0, [rbp + 1440]                               ;   507.7 agu1     8 st
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2656]                               ;   507.8 agu0    11 st reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                   ;   514.8 fp2      8 st
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   515.8 fp3     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66624], ymm3                              ;   516.8 agu2+fp5   26 st
        db 0x2e
        vmovdqu [rsi + 67424], ymm2                              ;   514.5 agu1+fp5   26 st
        db 0x2e
        vmovdqu ymm2, [rbp + 1152]                               ;   510.5 agu0     8 st
        db 0x2e
        vmovdqu ymm3, [rbp + 3232]                               ;   510.7 agu1     8 st reload
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                   ;   517.7 fp0      8 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                   ;   517.7 fp1     26 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                 ;   517.7 fp2     26 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                   ;   518.7 fp3     26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1088]                               ;   512.5 agu0    10 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm3                                  ;   519.5 fp0     26 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                   ;   519.5 fp1     26 st
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rsi + 33184]                          ;   513.0 fp2+agu1   26 st
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rsi + 33216]                          ;   518.7 fp3+agu0   26 st
        vmovdqu ymm3, [rbp + 2144]                               ;   514.0 agu1     8 st
        vpxor ymm3, ymm3, [rbp + 1952]                           ;   521.0 fp0+agu0    8 st
        vpxor ymm9, ymm9, [rbp + 544]                            ;   515.0 fp1+agu1   26 st
        vpxor ymm9, ymm9, [rbp + 320]                            ;   516.0 fp2+agu0   26 st
        vpxor ymm9, ymm9, [rbp + 800]                            ;   517.0 fp3+agu1   26 st
        vpxor ymm9, ymm9, [rbp + 1568]                           ;   518.0 fp0+agu0   26 st
        vpxor ymm9, ymm9, [rbp + 3712]                           ;   519.0 fp1+agu1   26 st
        vmovdqu [rsi + 65952], ymm9                              ;   520.0 agu2+fp5   26 st
        db 0x2e
        vmovdqu ymm9, [rbp + 1632]                               ;   517.5 agu0    26 st reload
        db 0x2e
        vpxor ymm9, ymm9, ymm3                                   ;   524.5 fp2     26 st
        db 0x2e
        vmovdqu [rbp + 1632], ymm1                               ;   516.0 agu2+fp5   26 st spill
        db 0x2e
        vmovdqu ymm1, [rbp + 2016]                               ;   518.0 agu1    26 st reload
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   525.0 fp3     26 st
        db 0x2e
        vmovdqu [rsi + 66880], ymm1                              ;   526.0 agu2+fp5   26 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3648]                           ;   519.7 fp0+agu0   26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 3904]                               ;   519.0 agu1     8 st reload
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   526.0 fp1     26 st
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                 ;   526.0 fp2     26 st
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2272]                           ;   527.0 fp3+agu0   26 st
        db 0x2e
        vmovdqu [rsi + 65984], ymm2                              ;   528.0 agu2+fp5   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rsi + 33600]                          ;   520.5 fp0+agu1   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rsi + 33632]                          ;   520.5 fp1+agu0   26 st
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 576]                            ;   521.5 fp2+agu1   26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 1984]                               ;   521.5 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   528.5 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   528.5 fp0     26 st
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                   ;   528.5 fp1     26 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rsi + 33536]                          ;   528.5 fp2+agu1   26 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 256]                            ;   529.5 fp3+agu0   26 st
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 640]                            ;   530.5 fp0+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2144]                               ;   523.5 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                   ;   531.5 fp1     26 st
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                   ;   530.5 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 66304], ymm1                              ;   532.5 agu2+fp5   26 st
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2528]                           ;   529.5 fp3+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3936]                               ;   525.0 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   532.0 fp0     26 st
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3488]                               ;   526.0 agu1    26 st reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                   ;   533.0 fp1     26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 64]                                 ;   526.3 agu0     8 st reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                   ;   533.3 fp2     26 st
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   533.3 fp3     26 st
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rsi + 66368], ymm7                              ;   534.3 agu2+fp5   26 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 608]                            ;   529.5 fp0+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 96]                                 ;   528.5 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   535.5 fp1     26 st
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   535.5 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1472]                               ;   529.0 agu1     8 st reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   536.5 fp3     26 st
        db 0x2e
        vpxor ymm1, ymm1, [rsi + 33568]                          ;   536.0 fp0+agu0   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 736]                            ;   537.0 fp1+agu1   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1056]                           ;   538.0 fp2+agu0   26 st
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1312]                           ;   539.0 fp3+agu1   26 st
        db 0x2e
        vmovdqu ymm3, [rbp + 3168]                               ;   531.5 agu0     8 st reload
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   540.0 fp0     26 st
        db 0x2e
        vmovdqu [rsi + 66336], ymm1                              ;   541.0 agu2+fp5   26 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                 ;   538.5 fp1     26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2688]                               ;   532.0 agu1    26 st reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                   ;   539.0 fp2     26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 65824], ymm1                              ;   540.0 agu0+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3872]                               ;   533.0 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   540.0 fp3     26 st
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2496]                               ;   533.5 agu0    26 st reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   540.5 fp0     26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3072]                           ;   541.5 fp1+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 65888], ymm3                              ;   542.5 agu2+fp5   26 st
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 544]                            ;   541.0 fp2+agu0   26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 960]                                ;   535.7 agu1     9 st reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                   ;   542.7 fp3     26 st
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                   ;   542.7 fp0     26 st
        db 0x2e
        vmovdqu [rsi + 66400], ymm0                              ;   543.7 agu2+fp5   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 928]                            ;   537.0 fp1+agu0   26 st
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2176]                           ;   538.0 fp2+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 66432], ymm6                              ;   539.0 agu2+fp5   26 st
        db 0x2e
        vpxor ymm8, ymm8, [rsi + 33792]                          ;   543.7 fp3+agu0   26 st
        db 0x2e
        vmovdqu ymm0, [rbp + 2624]                               ;   538.5 agu1     8 st reload
        vpxor ymm8, ymm8, ymm0                                   ;   545.5 fp0     26 st
        vpxor ymm1, ymm0, [rbp + 768]                            ;   545.5 fp1+agu0   26 st
        vpxor ymm1, ymm1, [rsi + 33280]                          ;   546.5 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 2976]                           ;   547.5 fp3+agu0   26 st
        vmovdqu [rsi + 66048], ymm1                              ;   548.5 agu2+fp5   26 st
        vmovdqu [rsi + 66560], ymm8                              ;   546.5 agu1+fp5   26 st
        vpxor ymm15, ymm15, [rsi + 33984]                        ;   541.2 fp0+agu0   26 st
        vpxor ymm9, ymm9, [rsi + 34048]                          ;   541.5 fp1+agu1   26 st
        vpxor ymm15, ymm15, [rbp + 1920]                         ;   542.2 fp2+agu0   26 st
        vpxor ymm15, ymm15, [rbp + 2240]                         ;   543.2 fp3+agu1   26 st
        vpxor ymm15, ymm15, [rbp + 3616]                         ;   544.2 fp0+agu0   26 st
        vmovdqu [rsi + 66752], ymm15                             ;   545.2 agu2+fp5   26 st
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rsi + 34080]                        ;   543.5 fp1+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1568]                               ;   544.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                   ;   551.2 fp2     26 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   551.2 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rsi + 34144]                        ;   552.2 fp0+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3392]                               ;   545.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                 ;   552.2 fp1     26 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   553.2 fp2     26 st
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   552.2 fp3     26 st
        db 0x2e
        vmovdqu [rsi + 66816], ymm9                              ;   552.2 agu2+fp5   26 st
        db 0x2e
        vmovdqu [rsi + 66848], ymm13                             ;   553.2 agu2+fp5   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rsi + 34176]                        ;   553.2 fp0+agu1   26 st
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2304]                         ;   554.2 fp1+agu0   26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 3296]                               ;   546.5 agu1     8 st reload
        db 0x2e
        vpxor ymm12, ymm12, ymm1                                 ;   555.2 fp2     26 st
        db 0x2e
        vmovdqu ymm3, [rbp + 1632]                               ;   547.2 agu0    26 st reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   554.2 fp3     26 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 1152]                         ;   556.2 fp0+agu1   26 st
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2080]                         ;   557.2 fp1+agu0   26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 704]                                ;   548.5 agu1     8 st reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   555.5 fp2     26 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                 ;   555.5 fp3     26 st
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3360]                               ;   551.2 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                 ;   558.2 fp0     26 st
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                   ;   558.2 fp1     26 st
        db 0x2e
        vmovdqu [rsi + 66912], ymm12                             ;   558.2 agu2+fp5   26 st
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3744]                         ;   559.2 fp2+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 66944], ymm10                             ;   560.2 agu0+fp5   26 st
        vpxor ymm0, ymm0, [rsi + 34304]                          ;   553.3 fp3+agu1   26 st
        vpxor ymm0, ymm0, [rbp + 2048]                           ;   554.3 fp0+agu0   26 st
        vpxor ymm0, ymm0, [rbp + 3264]                           ;   555.3 fp1+agu1   26 st
        vmovdqu [rsi + 67072], ymm0                              ;   556.3 agu2+fp5   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rsi + 34432]                          ;   554.5 fp2+agu0   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1888]                           ;   555.5 fp3+agu1   26 st
        db 0x2e
        vpxor ymm4, ymm4, [rbp - 96]                             ;   556.5 fp0+agu0   26 st
        vpxor ymm4, ymm4, [rbp + 2464]                           ;   557.5 fp1+agu1   26 st
        vpxor ymm4, ymm4, [rbp + 2944]                           ;   558.5 fp2+agu0   26 st
        vmovdqu [rsi + 67200], ymm4                              ;   559.5 agu2+fp5   26 st
        vpxor ymm11, ymm11, [rsi + 34528]                        ;   557.3 fp3+agu1   26 st
        vpxor ymm5, ymm5, [rsi + 34560]                          ;   557.5 fp0+agu0   26 st
        db 0x2e
        vmovdqu ymm0, [rbp + 3680]                               ;   558.3 agu1     8 st reload
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                 ;   565.3 fp1     26 st
        db 0x2e
        vmovdqu ymm1, [rbp + 3840]                               ;   558.5 agu0    26 st reload
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                   ;   565.5 fp2     26 st
        db 0x2e
        vmovdqu [rsi + 66720], ymm1                              ;   566.5 agu2+fp5   26 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 896]                          ;   559.3 fp3+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 67264], ymm14                             ;   566.3 agu2+fp5   26 st
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1824]                         ;   560.3 fp0+agu0   26 st
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 1504]                         ;   561.3 fp1+agu1   26 st
        db 0x2e, 0x2e
        vmovdqu [rsi + 67296], ymm11                             ;   562.3 agu2+fp5   26 st
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3776]                               ;   560.5 agu0     8 st reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                   ;   567.5 fp2     26 st
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                   ;   567.5 fp3     26 st
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                   ;   567.5 fp0     26 st
        db 0x2e
        vpxor ymm3, ymm3, [rsi + 34688]                          ;   568.5 fp1+agu1   26 st
        db 0x2e
        vmovdqu [rsi + 67328], ymm5                              ;   568.5 agu2+fp5   26 st
        db 0x2e
        vmovdqu [rsi + 67392], ymm2                              ;   568.5 agu2+fp5   26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 224]                            ;   569.5 fp2+agu0   26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3328]                           ;   570.5 fp3+agu1   26 st
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2400]                           ;   571.5 fp0+agu0   26 st
        vmovdqu ymm0, [rbp + 3968]                               ;   563.3 agu1    26 st reload
        vmovdqu ymm1, [rbp + 2912]                               ;   563.5 agu0     8 st reload
        vpxor ymm0, ymm0, ymm1                                   ;   570.5 fp1     26 st
        vpxor ymm1, ymm1, [rsi + 33504]                          ;   570.5 fp2+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 2752]                           ;   571.5 fp3+agu0   26 st
        vpxor ymm1, ymm1, [rbp + 672]                            ;   572.5 fp0+agu1   26 st
        vpxor ymm1, ymm1, [rbp + 3808]                           ;   573.5 fp1+agu0   26 st
        vmovdqu [rsi + 66272], ymm1                              ;   574.5 agu2+fp5   26 st
        vmovdqu [rsi + 66976], ymm0                              ;   571.5 agu1+fp5   26 st
        vmovdqu [rsi + 67456], ymm3                              ;   572.5 agu0+fp5   26 st
        vmovdqu ymm0, [rbp + 2848]                               ;   567.7 agu1    26 st reload
        vpxor ymm0, ymm0, [rbp + 480]                            ;   574.7 fp2+agu0   26 st
        vmovdqu [rsi + 67552], ymm0                              ;   575.7 agu2+fp5   26 st
        vmovdqu ymm0, [rbp + 864]                                ;   568.7 agu1    26 st reload
        vmovdqu [rsi + 66208], ymm0                              ;   575.7 agu2+fp5   26 st
        vmovdqu ymm0, [rbp + 3200]                               ;   569.5 agu0    26 st reload
        vmovdqu [rsi + 66496], ymm0                              ;   576.5 agu1+fp5   26 st
        vmovdqu ymm0, [rbp + 1440]                               ;   570.5 agu0    26 st
        vpxor ymm0, ymm0, [rsi + 34336]                          ;   577.5 fp3+agu1   26 st
        vpxor ymm0, ymm0, [rbp + 2816]                           ;   578.5 fp0+agu0   26 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp - 128]                            ;   579.5 fp1+agu1   26 st
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1792]                           ;   580.5 fp2+agu0   26 st
        db 0x2e
        vmovdqu [rsi + 67104], ymm0                              ;   581.5 agu2+fp5   26 st
        db 0x2e
        add rsi, 0x800                                           ;   571.5 alu0    26 rows
        db 0x2e
        add r8, 0x800                                            ;   571.7 alu1    26 rows
        db 0x2e
        cmp r8, qword [rbp + 4248]                               ;                    more rows?
        jne .rows_6
        db 0x2e
        mov qword [rbp + 4176], r8                               ;                    resident
        db 0x2e
        mov qword [rbp + 4192], r9                               ;                    resident
        db 0x2e
        mov qword [rbp + 4200], r10                              ;                    resident
        db 0x2e
        mov qword [rbp + 4208], r11                              ;                    resident
        db 0x2e
        mov qword [rbp + 4216], r12                              ;                    resident
        db 0x2e
        mov qword [rbp + 4224], r13                              ;                    resident
        db 0x2e
        mov qword [rbp + 4232], r14                              ;                    resident
        db 0x2e
        mov qword [rbp + 4240], r15                              ;                    resident
        db 0x2e
        mov qword [rbp + 4184], rsi                              ;                    resident
        db 0x2e
        mov r8, qword [rbp + 4080]                               ;     0.0 agu0    23 halves
        db 0x2e
        add r8, 0x800                                            ;     4.0 alu0    23 halves
        db 0x2e
        mov qword [rbp + 4080], r8                               ;     5.0 agu1+st0   23 halves
        db 0x2e
        mov r8, qword [rbp + 4072]                               ;     0.5 agu2    23 halves
        db 0x2e
        add r8, -16384                                           ;     4.5 alu1    23 halves
        db 0x2e
        mov qword [rbp + 4072], r8                               ;     5.5 agu0+st1   23 halves
        db 0x2e
        mov r8, qword [rbp + 4064]                               ;     1.3 agu1    23 halves
        db 0x2e
        add r8, 0x4000                                           ;     5.3 alu2    23 halves
        mov qword [rbp + 4064], r8                               ;     6.3 agu2+st0   23 halves
        cmp r8, qword [rbp + 4088]                               ;                    more halves?
        jne .halves_4
        mov r8, qword [rbp + 4048]                               ;     0.0 agu0    22 rounds
        add r8, 0x1000                                           ;     4.0 alu0    22 rounds
        mov qword [rbp + 4048], r8                               ;     5.0 agu1+st0   22 rounds
        cmp r8, qword [rbp + 4056]                               ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbp + 4016]                               ;     0.0 agu0    29 end reload
        mov qword [rbp + 4256], r8                               ;     4.0 agu1+st0   29 end
        mov r9, qword [rbp + 4000]                               ;     0.3 agu2    29 end reload
        mov qword [rbp + 4264], r9                               ;     4.3 agu0+st1   29 end
        add r8, 0x4000                                           ;     4.0 alu0    29 end
        mov qword [rbp + 4272], r8                               ;     5.0 agu1+st0   29 end
        mov r8, qword [rbp + 4256]                               ;                    resident
        mov r9, qword [rbp + 4264]                               ;                    resident
        align 16
.end_7:
        vmovdqu ymm0, [r8]                                       ;     0.0 agu0    29 st
        vpxor ymm0, ymm0, [r9]                                   ;     7.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49152]                           ;     8.0 fp1+agu0   29 st
        vmovdqu [r8], ymm0                                       ;     9.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 32]                                  ;     1.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 32]                              ;     8.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49184]                           ;     9.2 fp3+agu1   29 st
        vmovdqu [r8 + 32], ymm0                                  ;    10.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 64]                                  ;     3.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 64]                              ;    10.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49216]                           ;    11.0 fp1+agu0   29 st
        vmovdqu [r8 + 64], ymm0                                  ;    12.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 96]                                  ;     4.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 96]                              ;    11.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49248]                           ;    12.2 fp3+agu1   29 st
        vmovdqu [r8 + 96], ymm0                                  ;    13.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 128]                                 ;     6.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 128]                             ;    13.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49280]                           ;    14.0 fp1+agu0   29 st
        vmovdqu [r8 + 128], ymm0                                 ;    15.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 160]                                 ;     7.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 160]                             ;    14.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49312]                           ;    15.2 fp3+agu1   29 st
        vmovdqu [r8 + 160], ymm0                                 ;    16.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 192]                                 ;     9.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 192]                             ;    16.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49344]                           ;    17.0 fp1+agu0   29 st
        vmovdqu [r8 + 192], ymm0                                 ;    18.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 224]                                 ;    10.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 224]                             ;    17.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49376]                           ;    18.2 fp3+agu1   29 st
        vmovdqu [r8 + 224], ymm0                                 ;    19.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 256]                                 ;    12.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 256]                             ;    19.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49408]                           ;    20.0 fp1+agu0   29 st
        vmovdqu [r8 + 256], ymm0                                 ;    21.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 288]                                 ;    13.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 288]                             ;    20.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49440]                           ;    21.2 fp3+agu1   29 st
        vmovdqu [r8 + 288], ymm0                                 ;    22.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 320]                                 ;    15.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 320]                             ;    22.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49472]                           ;    23.0 fp1+agu0   29 st
        vmovdqu [r8 + 320], ymm0                                 ;    24.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 352]                                 ;    16.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 352]                             ;    23.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49504]                           ;    24.2 fp3+agu1   29 st
        vmovdqu [r8 + 352], ymm0                                 ;    25.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 384]                                 ;    18.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 384]                             ;    25.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49536]                           ;    26.0 fp1+agu0   29 st
        vmovdqu [r8 + 384], ymm0                                 ;    27.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 416]                                 ;    19.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 416]                             ;    26.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49568]                           ;    27.2 fp3+agu1   29 st
        vmovdqu [r8 + 416], ymm0                                 ;    28.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 448]                                 ;    21.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 448]                             ;    28.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49600]                           ;    29.0 fp1+agu0   29 st
        vmovdqu [r8 + 448], ymm0                                 ;    30.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 480]                                 ;    22.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 480]                             ;    29.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49632]                           ;    30.2 fp3+agu1   29 st
        vmovdqu [r8 + 480], ymm0                                 ;    31.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 512]                                 ;    24.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 512]                             ;    31.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49664]                           ;    32.0 fp1+agu0   29 st
        vmovdqu [r8 + 512], ymm0                                 ;    33.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 544]                                 ;    25.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 544]                             ;    32.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49696]                           ;    33.2 fp3+agu1   29 st
        vmovdqu [r8 + 544], ymm0                                 ;    34.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 576]                                 ;    27.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 576]                             ;    34.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49728]                           ;    35.0 fp1+agu0   29 st
        vmovdqu [r8 + 576], ymm0                                 ;    36.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 608]                                 ;    28.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 608]                             ;    35.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49760]                           ;    36.2 fp3+agu1   29 st
        vmovdqu [r8 + 608], ymm0                                 ;    37.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 640]                                 ;    30.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 640]                             ;    37.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49792]                           ;    38.0 fp1+agu0   29 st
        vmovdqu [r8 + 640], ymm0                                 ;    39.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 672]                                 ;    31.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 672]                             ;    38.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49824]                           ;    39.2 fp3+agu1   29 st
        vmovdqu [r8 + 672], ymm0                                 ;    40.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 704]                                 ;    33.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 704]                             ;    40.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49856]                           ;    41.0 fp1+agu0   29 st
        vmovdqu [r8 + 704], ymm0                                 ;    42.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 736]                                 ;    34.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 736]                             ;    41.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49888]                           ;    42.2 fp3+agu1   29 st
        vmovdqu [r8 + 736], ymm0                                 ;    43.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 768]                                 ;    36.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 768]                             ;    43.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49920]                           ;    44.0 fp1+agu0   29 st
        vmovdqu [r8 + 768], ymm0                                 ;    45.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 800]                                 ;    37.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 800]                             ;    44.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 49952]                           ;    45.2 fp3+agu1   29 st
        vmovdqu [r8 + 800], ymm0                                 ;    46.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 832]                                 ;    39.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 832]                             ;    46.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 49984]                           ;    47.0 fp1+agu0   29 st
        vmovdqu [r8 + 832], ymm0                                 ;    48.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 864]                                 ;    40.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 864]                             ;    47.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50016]                           ;    48.2 fp3+agu1   29 st
        vmovdqu [r8 + 864], ymm0                                 ;    49.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 896]                                 ;    42.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 896]                             ;    49.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50048]                           ;    50.0 fp1+agu0   29 st
        vmovdqu [r8 + 896], ymm0                                 ;    51.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 928]                                 ;    43.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 928]                             ;    50.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50080]                           ;    51.2 fp3+agu1   29 st
        vmovdqu [r8 + 928], ymm0                                 ;    52.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 960]                                 ;    45.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 960]                             ;    52.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50112]                           ;    53.0 fp1+agu0   29 st
        vmovdqu [r8 + 960], ymm0                                 ;    54.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 992]                                 ;    46.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 992]                             ;    53.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50144]                           ;    54.2 fp3+agu1   29 st
        vmovdqu [r8 + 992], ymm0                                 ;    55.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1024]                                ;    48.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1024]                            ;    55.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50176]                           ;    56.0 fp1+agu0   29 st
        vmovdqu [r8 + 1024], ymm0                                ;    57.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1056]                                ;    49.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1056]                            ;    56.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50208]                           ;    57.2 fp3+agu1   29 st
        vmovdqu [r8 + 1056], ymm0                                ;    58.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1088]                                ;    51.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1088]                            ;    58.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50240]                           ;    59.0 fp1+agu0   29 st
        vmovdqu [r8 + 1088], ymm0                                ;    60.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1120]                                ;    52.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1120]                            ;    59.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50272]                           ;    60.2 fp3+agu1   29 st
        vmovdqu [r8 + 1120], ymm0                                ;    61.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1152]                                ;    54.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1152]                            ;    61.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50304]                           ;    62.0 fp1+agu0   29 st
        vmovdqu [r8 + 1152], ymm0                                ;    63.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1184]                                ;    55.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1184]                            ;    62.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50336]                           ;    63.2 fp3+agu1   29 st
        vmovdqu [r8 + 1184], ymm0                                ;    64.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1216]                                ;    57.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1216]                            ;    64.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50368]                           ;    65.0 fp1+agu0   29 st
        vmovdqu [r8 + 1216], ymm0                                ;    66.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1248]                                ;    58.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1248]                            ;    65.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50400]                           ;    66.2 fp3+agu1   29 st
        vmovdqu [r8 + 1248], ymm0                                ;    67.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1280]                                ;    60.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1280]                            ;    67.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50432]                           ;    68.0 fp1+agu0   29 st
        vmovdqu [r8 + 1280], ymm0                                ;    69.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1312]                                ;    61.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1312]                            ;    68.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50464]                           ;    69.2 fp3+agu1   29 st
        vmovdqu [r8 + 1312], ymm0                                ;    70.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1344]                                ;    63.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1344]                            ;    70.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50496]                           ;    71.0 fp1+agu0   29 st
        vmovdqu [r8 + 1344], ymm0                                ;    72.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1376]                                ;    64.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1376]                            ;    71.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50528]                           ;    72.2 fp3+agu1   29 st
        vmovdqu [r8 + 1376], ymm0                                ;    73.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1408]                                ;    66.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1408]                            ;    73.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50560]                           ;    74.0 fp1+agu0   29 st
        vmovdqu [r8 + 1408], ymm0                                ;    75.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1440]                                ;    67.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1440]                            ;    74.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50592]                           ;    75.2 fp3+agu1   29 st
        vmovdqu [r8 + 1440], ymm0                                ;    76.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1472]                                ;    69.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1472]                            ;    76.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50624]                           ;    77.0 fp1+agu0   29 st
        vmovdqu [r8 + 1472], ymm0                                ;    78.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1504]                                ;    70.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1504]                            ;    77.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50656]                           ;    78.2 fp3+agu1   29 st
        vmovdqu [r8 + 1504], ymm0                                ;    79.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1536]                                ;    72.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1536]                            ;    79.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50688]                           ;    80.0 fp1+agu0   29 st
        vmovdqu [r8 + 1536], ymm0                                ;    81.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1568]                                ;    73.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1568]                            ;    80.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50720]                           ;    81.2 fp3+agu1   29 st
        vmovdqu [r8 + 1568], ymm0                                ;    82.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1600]                                ;    75.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1600]                            ;    82.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50752]                           ;    83.0 fp1+agu0   29 st
        vmovdqu [r8 + 1600], ymm0                                ;    84.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1632]                                ;    76.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1632]                            ;    83.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50784]                           ;    84.2 fp3+agu1   29 st
        vmovdqu [r8 + 1632], ymm0                                ;    85.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1664]                                ;    78.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1664]                            ;    85.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50816]                           ;    86.0 fp1+agu0   29 st
        vmovdqu [r8 + 1664], ymm0                                ;    87.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1696]                                ;    79.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1696]                            ;    86.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50848]                           ;    87.2 fp3+agu1   29 st
        vmovdqu [r8 + 1696], ymm0                                ;    88.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1728]                                ;    81.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1728]                            ;    88.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50880]                           ;    89.0 fp1+agu0   29 st
        vmovdqu [r8 + 1728], ymm0                                ;    90.0 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1760]                                ;    82.2 agu1    29 st
        vpxor ymm0, ymm0, [r9 + 1760]                            ;    89.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50912]                           ;    90.2 fp3+agu1   29 st
        vmovdqu [r8 + 1760], ymm0                                ;    91.2 agu2+fp5   29 st
        vmovdqu ymm0, [r8 + 1792]                                ;    84.0 agu0    29 st
        vpxor ymm0, ymm0, [r9 + 1792]                            ;    91.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 50944]                           ;    92.0 fp1+agu0   29 st
        vmovdqu [r8 + 1792], ymm0                                ;    93.0 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 1824]                                ;    85.2 agu1    29 st
        vpxor ymm0, ymm0, [r8 + 1824]                            ;    92.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 50976]                           ;    93.2 fp3+agu1   29 st
        vmovdqu [r8 + 1824], ymm0                                ;    94.2 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 1856]                                ;    87.0 agu0    29 st
        vpxor ymm0, ymm0, [r8 + 1856]                            ;    94.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 51008]                           ;    95.0 fp1+agu0   29 st
        vmovdqu [r8 + 1856], ymm0                                ;    96.0 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 1888]                                ;    88.2 agu1    29 st
        vpxor ymm0, ymm0, [r8 + 1888]                            ;    95.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 51040]                           ;    96.2 fp3+agu1   29 st
        vmovdqu [r8 + 1888], ymm0                                ;    97.2 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 1920]                                ;    90.0 agu0    29 st
        vpxor ymm0, ymm0, [r8 + 1920]                            ;    97.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 51072]                           ;    98.0 fp1+agu0   29 st
        vmovdqu [r8 + 1920], ymm0                                ;    99.0 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 1952]                                ;    91.2 agu1    29 st
        vpxor ymm0, ymm0, [r8 + 1952]                            ;    98.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 51104]                           ;    99.2 fp3+agu1   29 st
        vmovdqu [r8 + 1952], ymm0                                ;   100.2 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 1984]                                ;    93.0 agu0    29 st
        vpxor ymm0, ymm0, [r8 + 1984]                            ;   100.0 fp0+agu1   29 st
        vpxor ymm0, ymm0, [r8 + 51136]                           ;   101.0 fp1+agu0   29 st
        vmovdqu [r8 + 1984], ymm0                                ;   102.0 agu2+fp5   29 st
        vmovdqu ymm0, [r9 + 2016]                                ;    94.2 agu1    29 st
        vpxor ymm0, ymm0, [r8 + 2016]                            ;   101.2 fp2+agu0   29 st
        vpxor ymm0, ymm0, [r8 + 51168]                           ;   102.2 fp3+agu1   29 st
        vmovdqu [r8 + 2016], ymm0                                ;   103.2 agu2+fp5   29 st
        add r8, 0x800                                            ;    95.2 alu0    29 end
        add r9, 0x800                                            ;    95.3 alu1    29 end
        cmp r8, qword [rbp + 4272]                               ;                    more end?
        jne .end_7
        mov qword [rbp + 4256], r8                               ;                    resident
        mov qword [rbp + 4264], r9                               ;                    resident
        mov r8, qword [rbp + 4000]                               ;     0.0 agu0    16 blocks
        add r8, 0x4000                                           ;     4.0 alu0    16 blocks
        mov qword [rbp + 4000], r8                               ;     5.0 agu1+st0   16 blocks
        cmp r8, qword [rbp + 4008]                               ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                               ;                    x87 state
        mov rsp, qword [rbp + 4280]                              ;                    frame
        pop r15                                                  ;                    preserved
        pop r14                                                  ;                    preserved
        pop r13                                                  ;                    preserved
        pop r12                                                  ;                    preserved
        pop rbp                                                  ;                    preserved
        ret

        section .rodata align=64
; RC
        align 32, db 0
whirlpool_many.T0_RC:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
; constants256
        align 32, db 0
whirlpool_many.T1_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
