; sm4_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sm4_ctr.cw (sha256 bed65018e548a964); do not edit:
;   ./cw build sm4_ctr --cpu zen3
;
; void sm4_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 128 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 12.0; bounds: width 2.7, ports 5.0, path 8.0
;   blocks: 62 uops, planned 21.5; bounds: width 10.3, ports 16.0, path 7.0
;   blocks/rounds: 555 uops, planned 146.7; bounds: width 92.5, ports 112.0, path 79.0
;   blocks.2: 106 uops, planned 42.2; bounds: width 17.7, ports 24.0, path 8.0
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
%fatal "sm4_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_ctr
$_sm4_ctr:
%else
        global $sm4_ctr
%endif
$sm4_ctr:
        push rbp                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x720                                                ;                    frame
        and rsp, -32                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 1656], rax                                   ;                    frame
        mov qword [rbp + 1568], rsi                                   ;                    argument
        mov dword [rbp + 1664], r8d                                   ;                    argument
        mov qword [rbp + 1584], rdx                                   ;                    argument
        mov qword [rbp + 1600], rdi                                   ;                    argument
        mov qword [rbp + 1624], rcx                                   ;                    argument
        mov r8, qword [rbp + 1568]                                    ;     0.0 agu0     9 counter reload
        vpbroadcastd ymm0, [r8 + 12]                                  ;     4.0 agu1     9 counter
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256]                   ;     1.0 agu0     9 counter reload
        vpshufb ymm0, ymm0, ymm1                                      ;    11.0 fp1      9 counter
        vmovdqu [rbp + 896], ymm0                                     ;    12.0 agu2+fp5    9 counter
        vpbroadcastd ymm0, [r8]                                       ;     4.0 agu1     9 counter
        vpshufb ymm0, ymm0, ymm1                                      ;    11.0 fp2      9 counter
        vmovdqu [rbp + 928], ymm0                                     ;    12.0 agu2+fp5    9 counter
        vpbroadcastd ymm0, [r8 + 4]                                   ;     4.0 agu0     9 counter
        vpshufb ymm0, ymm0, ymm1                                      ;    11.0 fp1      9 counter
        vmovdqu [rbp + 960], ymm0                                     ;    12.0 agu1+fp5    9 counter
        vpbroadcastd ymm0, [r8 + 8]                                   ;     4.0 agu0     9 counter
        vpshufb ymm0, ymm0, ymm1                                      ;    11.0 fp2      9 counter
        vmovdqu [rbp + 992], ymm0                                     ;    12.0 agu2+fp5    9 counter
        vmovdqu ymm0, [rel sm4_ctr.T0_constants256 + 32]              ;     3.2 agu1     9 counter reload
        vmovdqu [rbp + 1024], ymm0                                    ;    10.2 agu2+fp5    9 counter
        cmp dword [rbp + 1664], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1664]                                   ;                    passes of 32
        mov rcx, rax                                                  ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                 ;                    passes of 32
        mov qword [rbp + 1576], rax                                   ;                    passes of 32
        sub rcx, rax                                                  ;                    passes of 32
        imul rcx, rcx, 0x10                                           ;                    passes of 32
        mov rdx, qword [rbp + 1584]                                   ;                    passes of 32
        add rcx, rdx                                                  ;                    passes of 32
        mov qword [rbp + 1592], rcx                                   ;                    passes of 32
        cmp rcx, rdx                                                  ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu ymm0, [rbp + 928]                                     ;     0.0 agu0    10 more reload
        vmovdqu [rbp + 1056], ymm0                                    ;     7.0 agu1+fp5   11 rounds
        vmovdqu [rbp + 1088], ymm0                                    ;     7.0 agu2+fp5   11 rounds
        vmovdqu [rbp + 1120], ymm0                                    ;     7.0 agu0+fp5   11 rounds
        vmovdqu [rbp + 1152], ymm0                                    ;     7.0 agu1+fp5   11 rounds
        vmovdqu ymm0, [rbp + 960]                                     ;     2.0 agu0    10 more reload
        vmovdqu [rbp + 1184], ymm0                                    ;     9.0 agu2+fp5   11 rounds
        vmovdqu [rbp + 1216], ymm0                                    ;     9.0 agu1+fp5   11 rounds
        vmovdqu [rbp + 1248], ymm0                                    ;     9.0 agu2+fp5   11 rounds
        vmovdqu [rbp + 1280], ymm0                                    ;     9.0 agu0+fp5   11 rounds
        mov r8, qword [rbp + 1600]                                    ;     3.2 agu1    11 rounds reload
        mov qword [rbp + 1608], r8                                    ;     7.2 agu2+st0   11 rounds
        add r8, 0x80                                                  ;     7.2 alu0    11 rounds
        mov qword [rbp + 1616], r8                                    ;     8.2 agu0+st1   11 rounds
        vmovdqu ymm0, [rel sm4_ctr.T0_constants256 + 64]              ;     4.2 agu1    10 low
        vmovdqu ymm1, [rbp + 1024]                                    ;     5.0 agu0    10 low reload
        vpaddd ymm0, ymm0, ymm1                                       ;    12.0 fp0     10 low
        vmovdqu ymm2, [rbp + 896]                                     ;     5.2 agu1    10 low reload
        vpaddd ymm3, ymm0, ymm2                                       ;    13.0 fp1     10 low
        vmovdqu ymm4, [rel sm4_ctr.T0_constants256 + 160]             ;     6.0 agu0    10 more reload
        vpxor ymm5, ymm3, ymm4                                        ;    14.0 fp2     10 more
        vmovdqu [rbp + 1312], ymm3                                    ;    14.0 agu2+fp5   11 rounds
        vpxor ymm5, ymm5, ymm2                                        ;    15.0 fp3     10 more
        vpxor ymm0, ymm0, ymm2                                        ;    13.0 fp0     10 more
        vpand ymm5, ymm5, ymm0                                        ;    16.0 fp1     10 more
        vpxor ymm5, ymm5, ymm2                                        ;    17.0 fp2     10 more
        vpsrld ymm0, ymm5, 0x1f                                       ;    18.0 fp1     10 more
        vmovdqu ymm3, [rbp + 992]                                     ;     7.7 agu1    10 more reload
        vpaddd ymm0, ymm0, ymm3                                       ;    19.0 fp3     10 more
        vmovdqu [rbp + 1344], ymm0                                    ;    20.0 agu2+fp5   11 rounds
        vpaddd ymm0, ymm1, ymm2                                       ;    12.2 fp0     10 low
        vpxor ymm5, ymm0, ymm4                                        ;    13.2 fp2     10 more
        vmovdqu [rbp + 1376], ymm0                                    ;    13.2 agu0+fp5   11 rounds
        vpxor ymm5, ymm5, ymm2                                        ;    14.2 fp3     10 more
        vpaddd ymm0, ymm1, [rel sm4_ctr.T0_constants256 + 96]         ;    12.0 fp0+agu1   10 low
        vpaddd ymm6, ymm0, ymm2                                       ;    13.0 fp1     10 low
        vpxor ymm7, ymm6, ymm4                                        ;    14.0 fp2     10 more
        vmovdqu [rbp + 1408], ymm6                                    ;    14.0 agu2+fp5   11 rounds
        vpxor ymm7, ymm7, ymm2                                        ;    15.0 fp3     10 more
        vpxor ymm0, ymm0, ymm2                                        ;    13.2 fp0     10 more
        vpand ymm7, ymm7, ymm0                                        ;    16.0 fp1     10 more
        vpxor ymm7, ymm7, ymm2                                        ;    17.0 fp2     10 more
        vpsrld ymm0, ymm7, 0x1f                                       ;    18.0 fp1     10 more
        vpaddd ymm0, ymm0, ymm3                                       ;    19.0 fp3     10 more
        vmovdqu [rbp + 1440], ymm0                                    ;    20.0 agu0+fp5   11 rounds
        vpxor ymm4, ymm4, ymm2                                        ;    14.2 fp0     10 more
        vpaddd ymm0, ymm1, [rel sm4_ctr.T0_constants256 + 128]        ;    14.5 fp2+agu1   10 low
        vpaddd ymm6, ymm0, ymm2                                       ;    15.5 fp3     10 low
        vpxor ymm4, ymm4, ymm6                                        ;    16.5 fp0     10 more
        vmovdqu [rbp + 1472], ymm6                                    ;    16.5 agu2+fp5   11 rounds
        vpxor ymm0, ymm0, ymm2                                        ;    15.5 fp1     10 more
        vpand ymm4, ymm4, ymm0                                        ;    17.5 fp2     10 more
        vpxor ymm4, ymm4, ymm2                                        ;    18.5 fp3     10 more
        vpsrld ymm0, ymm4, 0x1f                                       ;    19.5 fp1     10 more
        vpaddd ymm0, ymm0, ymm3                                       ;    20.5 fp0     10 more
        vmovdqu [rbp + 1504], ymm0                                    ;    21.5 agu0+fp5   11 rounds
        vpxor ymm1, ymm1, ymm2                                        ;    16.5 fp2     10 more
        vpand ymm5, ymm5, ymm1                                        ;    17.5 fp3     10 more
        vpxor ymm5, ymm5, ymm2                                        ;    18.5 fp0     10 more
        vpsrld ymm0, ymm5, 0x1f                                       ;    19.5 fp1     10 more
        vpaddd ymm0, ymm0, ymm3                                       ;    20.5 fp2     10 more
        vmovdqu [rbp + 1536], ymm0                                    ;    21.5 agu1+fp5   11 rounds
        mov r8, qword [rbp + 1608]                                    ;                    resident
        align 16
.rounds_2:
        vpbroadcastd ymm0, [r8]                                       ;     0.0 agu0    12 x[0]
        vpbroadcastd ymm1, [r8]                                       ;     0.2 agu1    12 x[0]
        vpbroadcastd ymm2, [r8]                                       ;     1.0 agu0    12 x[0]
        vpbroadcastd ymm3, [r8]                                       ;     1.2 agu1    12 x[0]
        vmovdqu ymm4, [rbp + 1184]                                    ;     2.0 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm4                                        ;     9.0 fp0     12 x[0]
        vmovdqu ymm5, [rbp + 1536]                                    ;     2.2 agu1    12 x[0] reload
        vpxor ymm0, ymm0, ymm5                                        ;    10.0 fp1     12 x[0]
        vmovdqu ymm6, [rbp + 1376]                                    ;     3.0 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm6                                        ;    11.0 fp2     12 x[0]
        vmovdqu ymm7, [rbp + 1216]                                    ;     3.2 agu1    12 x[0] reload
        vpxor ymm1, ymm1, ymm7                                        ;    10.2 fp3     12 x[0]
        vmovdqu ymm8, [rbp + 1344]                                    ;     4.0 agu0    12 x[0] reload
        vpxor ymm1, ymm1, ymm8                                        ;    11.2 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 1312]                                    ;     4.2 agu1    12 x[0] reload
        vpxor ymm1, ymm1, ymm9                                        ;    12.2 fp1     12 x[0]
        vmovdqu ymm10, [rbp + 1248]                                   ;     5.0 agu0    12 x[0] reload
        vpxor ymm2, ymm2, ymm10                                       ;    12.0 fp2     12 x[0]
        vmovdqu ymm11, [rbp + 1440]                                   ;     5.2 agu1    12 x[0] reload
        vpxor ymm2, ymm2, ymm11                                       ;    13.0 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 1408]                                   ;     6.0 agu0    12 x[0] reload
        vpxor ymm2, ymm2, ymm12                                       ;    14.0 fp0     12 x[0]
        vmovdqu ymm13, [rbp + 1280]                                   ;     6.2 agu1    12 x[0] reload
        vpxor ymm3, ymm3, ymm13                                       ;    13.2 fp1     12 x[0]
        vmovdqu ymm14, [rbp + 1504]                                   ;     7.0 agu0    12 x[0] reload
        vpxor ymm3, ymm3, ymm14                                       ;    14.2 fp2     12 x[0]
        vmovdqu ymm15, [rbp + 1472]                                   ;     7.2 agu1    12 x[0] reload
        vpxor ymm3, ymm3, ymm15                                       ;    15.2 fp3     12 x[0]
        vpsrlq ymm13, ymm0, 4                                         ;    12.0 fp1     12 x[0]
        vpand ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 192]         ;    12.0 fp0+agu0   12 x[0]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;    13.0 fp2+agu1   12 x[0]
        vpsrlq ymm10, ymm1, 4                                         ;    13.2 fp1     12 x[0]
        vpand ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 192]         ;    13.2 fp3+agu0   12 x[0]
        vpand ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 192]       ;    14.2 fp0+agu1   12 x[0]
        vmovdqu ymm7, [rel sm4_ctr.T0_constants256 + 224]             ;    10.2 agu0    12 x[0] reload
        vpshufb ymm0, ymm7, ymm0                                      ;    17.2 fp2     12 x[0]
        vpshufb ymm1, ymm7, ymm1                                      ;    17.2 fp1     12 x[0]
        vmovdqu ymm4, [rel sm4_ctr.T0_constants256 + 256]             ;    11.2 agu1    12 x[0] reload
        vpshufb ymm13, ymm4, ymm13                                    ;    18.2 fp2     12 x[0]
        vpshufb ymm10, ymm4, ymm10                                    ;    18.2 fp1     12 x[0]
        vpsrlq ymm15, ymm2, 4                                         ;    15.0 fp2     12 x[0]
        vpand ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 192]         ;    15.0 fp3+agu0   12 x[0]
        vpand ymm15, ymm15, [rel sm4_ctr.T0_constants256 + 192]       ;    16.0 fp0+agu1   12 x[0]
        vpshufb ymm2, ymm7, ymm2                                      ;    17.2 fp1     12 x[0]
        vpshufb ymm15, ymm4, ymm15                                    ;    18.2 fp2     12 x[0]
        vpxor ymm0, ymm0, ymm13                                       ;    19.2 fp3     12 x[0]
        vpsrlq ymm13, ymm3, 4                                         ;    16.2 fp1     12 x[0]
        vpand ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 192]         ;    16.2 fp0+agu0   12 x[0]
        vpshufb ymm3, ymm7, ymm3                                      ;    17.2 fp2     12 x[0]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;    17.2 fp3+agu1   12 x[0]
        vpshufb ymm13, ymm4, ymm13                                    ;    18.2 fp1     12 x[0]
        vpxor ymm1, ymm1, ymm10                                       ;    19.2 fp0     12 x[0]
        vpbroadcastd ymm10, [r8 + 4]                                  ;    15.2 agu0    12 x[1]
        vpxor ymm2, ymm2, ymm15                                       ;    19.2 fp3     12 x[0]
        vpbroadcastd ymm15, [r8 + 4]                                  ;    15.5 agu1    12 x[1]
        vpxor ymm3, ymm3, ymm13                                       ;    19.2 fp2     12 x[0]
        vpbroadcastd ymm13, [r8 + 4]                                  ;    16.2 agu0    12 x[1]
        vpshufb ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 288]       ;    20.2 fp1+agu1   12 x[0]
        vpshufb ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 288]       ;    20.2 fp2+agu0   12 x[0]
        vpshufb ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 288]       ;    20.2 fp1+agu1   12 x[0]
        vpshufb ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 288]       ;    20.2 fp2+agu0   12 x[0]
        vaesenclast ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 320]   ;    21.2 fp0+agu1   12 x[0]
        vaesenclast ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 320]   ;    21.2 fp1+agu0   12 x[0]
        vaesenclast ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 320]   ;    21.2 fp0+agu1   12 x[0]
        vaesenclast ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 320]   ;    21.2 fp1+agu0   12 x[0]
        vpbroadcastd ymm4, [r8 + 4]                                   ;    20.5 agu1    12 x[1]
        vpsrlq ymm7, ymm0, 4                                          ;    25.2 fp2     12 x[0]
        vpand ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 192]         ;    25.2 fp3+agu0   12 x[0]
        vpand ymm7, ymm7, [rel sm4_ctr.T0_constants256 + 192]         ;    26.2 fp0+agu1   12 x[0]
        vpsrlq ymm4, ymm1, 4                                          ;    25.2 fp2     12 x[0]
        vpand ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 192]         ;    25.2 fp3+agu0   12 x[0]
        vpand ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 192]         ;    26.2 fp1+agu1   12 x[0]
        vpsrlq ymm14, ymm2, 4                                         ;    25.2 fp2     12 x[0]
        vpand ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 192]         ;    25.2 fp0+agu0   12 x[0]
        vpand ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 192]       ;    26.2 fp3+agu1   12 x[0]
        vpsrlq ymm13, ymm3, 4                                         ;    25.2 fp1     12 x[0]
        vpand ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 192]         ;    25.2 fp0+agu0   12 x[0]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;    26.2 fp3+agu1   12 x[0]
        vmovdqu ymm11, [rel sm4_ctr.T0_constants256 + 352]            ;    25.2 agu0    12 x[0] reload
        vpshufb ymm0, ymm11, ymm0                                     ;    32.2 fp2     12 x[0]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 384]            ;    25.5 agu1    12 x[0] reload
        vpshufb ymm7, ymm12, ymm7                                     ;    32.5 fp1     12 x[0]
        vpshufb ymm1, ymm11, ymm1                                     ;    32.2 fp2     12 x[0]
        vpshufb ymm2, ymm11, ymm2                                     ;    32.2 fp1     12 x[0]
        vpshufb ymm3, ymm11, ymm3                                     ;    32.2 fp2     12 x[0]
        vpshufb ymm4, ymm12, ymm4                                     ;    32.5 fp1     12 x[0]
        vpshufb ymm14, ymm12, ymm14                                   ;    32.5 fp2     12 x[0]
        vpshufb ymm13, ymm12, ymm13                                   ;    32.5 fp1     12 x[0]
        vpxor ymm0, ymm0, ymm7                                        ;    33.5 fp0     12 x[0]
        vpxor ymm1, ymm1, ymm4                                        ;    33.5 fp3     12 x[0]
        vpxor ymm2, ymm2, ymm14                                       ;    33.5 fp0     12 x[0]
        vpxor ymm3, ymm3, ymm13                                       ;    33.5 fp3     12 x[0]
        vmovdqu ymm4, [rbp + 1056]                                    ;    26.8 agu0    12 x[0]
        vmovdqu ymm7, [rbp + 1088]                                    ;    27.0 agu1    12 x[0]
        vpxor ymm4, ymm4, ymm0                                        ;    34.5 fp2     12 x[0]
        vmovdqu ymm13, [rel sm4_ctr.T0_constants256 + 448]            ;    27.8 agu0    12 x[0] reload
        vpshufb ymm14, ymm0, ymm13                                    ;    34.8 fp1     12 x[0]
        vpxor ymm7, ymm7, ymm1                                        ;    34.5 fp0     12 x[0]
        vpxor ymm14, ymm14, ymm0                                      ;    35.8 fp3     12 x[0]
        vpshufb ymm12, ymm0, [rel sm4_ctr.T0_constants256 + 480]      ;    34.5 fp2+agu1   12 x[0]
        vpshufb ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 416]       ;    34.5 fp1+agu0   12 x[0]
        vpxor ymm14, ymm14, ymm12                                     ;    36.8 fp0     12 x[0]
        vpxor ymm4, ymm4, ymm0                                        ;    35.5 fp3     12 x[0]
        vmovdqu ymm0, [rel sm4_ctr.T0_constants256 + 480]             ;    33.2 agu1    12 x[0] reload
        vpshufb ymm12, ymm1, ymm0                                     ;    40.2 fp2     12 x[0]
        vpshufb ymm11, ymm1, [rel sm4_ctr.T0_constants256 + 416]      ;    34.5 fp1+agu0   12 x[0]
        vpxor ymm7, ymm7, ymm11                                       ;    35.5 fp0     12 x[0]
        vpxor ymm11, ymm1, ymm12                                      ;    41.2 fp3     12 x[0]
        vpshufb ymm1, ymm1, ymm13                                     ;    34.8 fp2     12 x[0]
        vpxor ymm11, ymm11, ymm1                                      ;    42.2 fp1     12 x[0]
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256 + 416]             ;    34.2 agu1    12 x[0] reload
        vpshufb ymm12, ymm2, ymm1                                     ;    41.2 fp2     12 x[0]
        vpshufb ymm15, ymm2, ymm13                                    ;    35.3 fp1     12 x[0]
        vpxor ymm15, ymm15, ymm2                                      ;    36.3 fp0     12 x[0]
        vpxor ymm9, ymm2, [rbp + 1120]                                ;    34.7 fp3+agu0   12 x[0]
        vpshufb ymm8, ymm3, ymm13                                     ;    36.2 fp2     12 x[0]
        vpxor ymm8, ymm8, ymm3                                        ;    37.2 fp0     12 x[0]
        vpxor ymm13, ymm3, [rbp + 1152]                               ;    35.7 fp3+agu1   12 x[0]
        vpshufb ymm2, ymm2, ymm0                                      ;    40.2 fp1     12 x[0]
        vpxor ymm15, ymm15, ymm2                                      ;    41.2 fp0     12 x[0]
        vpslld ymm2, ymm14, 2                                         ;    37.8 fp2     12 x[0]
        vpsrld ymm14, ymm14, 0x1e                                     ;    37.8 fp1     12 x[0]
        vpxor ymm4, ymm4, ymm2                                        ;    38.8 fp3     12 x[0]
        vpxor ymm4, ymm4, ymm14                                       ;    39.8 fp0     12 x[0]
        vpshufb ymm2, ymm3, ymm0                                      ;    40.2 fp2     12 x[0]
        vpxor ymm10, ymm10, ymm5                                      ;    37.7 fp3     12 x[1]
        vpxor ymm10, ymm10, ymm6                                      ;    38.7 fp1     12 x[1]
        vpbroadcastd ymm14, [r8 + 4]                                  ;    36.8 agu0    12 x[1]
        vpxor ymm14, ymm14, [rbp + 1344]                              ;    43.8 fp0+agu1   12 x[1]
        vpxor ymm14, ymm14, [rbp + 1312]                              ;    44.8 fp3+agu0   12 x[1]
        vpxor ymm8, ymm8, ymm2                                        ;    41.2 fp2     12 x[0]
        vpbroadcastd ymm2, [r8 + 4]                                   ;    38.0 agu1    12 x[1]
        vpxor ymm2, ymm2, [rbp + 1440]                                ;    45.0 fp1+agu0   12 x[1]
        vpxor ymm2, ymm2, [rbp + 1408]                                ;    46.0 fp0+agu1   12 x[1]
        vpshufb ymm3, ymm3, ymm1                                      ;    41.2 fp2     12 x[0]
        vpxor ymm9, ymm9, ymm12                                       ;    42.2 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm4                                      ;    40.8 fp1     12 x[1]
        vpxor ymm13, ymm13, ymm3                                      ;    42.2 fp0     12 x[0]
        vpslld ymm3, ymm15, 2                                         ;    42.2 fp2     12 x[0]
        vpsrld ymm12, ymm15, 0x1e                                     ;    42.2 fp1     12 x[0]
        vpxor ymm9, ymm9, ymm3                                        ;    43.2 fp3     12 x[0]
        vpxor ymm9, ymm9, ymm12                                       ;    44.2 fp0     12 x[0]
        vpsrlq ymm3, ymm10, 4                                         ;    42.2 fp2     12 x[1]
        vpslld ymm12, ymm8, 2                                         ;    42.3 fp1     12 x[0]
        vpsrld ymm8, ymm8, 0x1e                                       ;    43.2 fp2     12 x[0]
        vpxor ymm13, ymm13, ymm12                                     ;    43.3 fp3     12 x[0]
        vpxor ymm13, ymm13, ymm8                                      ;    44.3 fp0     12 x[0]
        vpslld ymm8, ymm11, 2                                         ;    43.3 fp1     12 x[0]
        vpsrld ymm11, ymm11, 0x1e                                     ;    44.2 fp2     12 x[0]
        vpxor ymm7, ymm7, ymm8                                        ;    44.3 fp3     12 x[0]
        vmovdqu ymm8, [rel sm4_ctr.T0_constants256 + 192]             ;    42.7 agu0    12 x[0] reload
        vpand ymm10, ymm10, ymm8                                      ;    49.7 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm11                                       ;    45.3 fp3     12 x[0]
        vpbroadcastd ymm11, [r8 + 4]                                  ;    43.2 agu1    12 x[1]
        vmovdqu ymm12, [rbp + 1504]                                   ;    43.7 agu0    12 x[0] reload
        vpxor ymm11, ymm11, ymm12                                     ;    50.7 fp1     12 x[1]
        vmovdqu ymm15, [rbp + 1472]                                   ;    44.2 agu1    12 x[0] reload
        vpxor ymm11, ymm11, ymm15                                     ;    51.7 fp0     12 x[1]
        vpxor ymm2, ymm2, ymm9                                        ;    47.0 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm13                                     ;    52.7 fp2     12 x[1]
        vpxor ymm14, ymm14, ymm7                                      ;    46.3 fp1     12 x[1]
        vpsrlq ymm12, ymm14, 4                                        ;    47.3 fp2     12 x[1]
        vpand ymm3, ymm3, ymm8                                        ;    49.7 fp0     12 x[1]
        vpand ymm14, ymm14, ymm8                                      ;    49.7 fp3     12 x[1]
        vpand ymm12, ymm12, ymm8                                      ;    49.7 fp1     12 x[1]
        vpsrlq ymm5, ymm2, 4                                          ;    48.0 fp2     12 x[1]
        vpand ymm2, ymm2, ymm8                                        ;    49.7 fp0     12 x[1]
        vpand ymm5, ymm5, ymm8                                        ;    49.7 fp3     12 x[1]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 224]            ;    45.7 agu0    12 x[0] reload
        vpshufb ymm10, ymm15, ymm10                                   ;    52.7 fp1     12 x[1]
        vpshufb ymm14, ymm15, ymm14                                   ;    52.7 fp2     12 x[1]
        vpshufb ymm2, ymm15, ymm2                                     ;    52.7 fp1     12 x[1]
        vmovdqu ymm6, [rel sm4_ctr.T0_constants256 + 256]             ;    46.3 agu1    12 x[0] reload
        vpshufb ymm3, ymm6, ymm3                                      ;    53.3 fp2     12 x[1]
        vpshufb ymm12, ymm6, ymm12                                    ;    53.3 fp1     12 x[1]
        vpshufb ymm5, ymm6, ymm5                                      ;    53.3 fp2     12 x[1]
        vpxor ymm10, ymm10, ymm3                                      ;    54.3 fp0     12 x[1]
        vpxor ymm14, ymm14, ymm12                                     ;    54.3 fp3     12 x[1]
        vpxor ymm2, ymm2, ymm5                                        ;    54.3 fp0     12 x[1]
        vpsrlq ymm3, ymm11, 4                                         ;    53.7 fp1     12 x[1]
        vpand ymm11, ymm11, ymm8                                      ;    53.7 fp3     12 x[1]
        vpbroadcastd ymm5, [r8 + 8]                                   ;    50.3 agu0    12 x[2]
        vpshufb ymm11, ymm15, ymm11                                   ;    54.7 fp2     12 x[1]
        vpand ymm3, ymm3, ymm8                                        ;    54.7 fp0     12 x[1]
        vpbroadcastd ymm12, [r8 + 8]                                  ;    50.8 agu1    12 x[2]
        vpshufb ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 288]     ;    55.3 fp1+agu0   12 x[1]
        vpshufb ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 288]     ;    55.3 fp2+agu1   12 x[1]
        vpshufb ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 288]       ;    55.3 fp1+agu0   12 x[1]
        vpshufb ymm3, ymm6, ymm3                                      ;    55.7 fp2     12 x[1]
        vpxor ymm11, ymm11, ymm3                                      ;    56.7 fp3     12 x[1]
        vpbroadcastd ymm3, [r8 + 8]                                   ;    53.2 agu1    12 x[2]
        vaesenclast ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 320] ;    56.3 fp0+agu0   12 x[1]
        vaesenclast ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 320] ;    56.3 fp1+agu1   12 x[1]
        vaesenclast ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 320]   ;    56.3 fp0+agu0   12 x[1]
        vpshufb ymm11, ymm11, [rel sm4_ctr.T0_constants256 + 288]     ;    57.7 fp2+agu1   12 x[1]
        vaesenclast ymm11, ymm11, [rel sm4_ctr.T0_constants256 + 320] ;    58.7 fp1+agu0   12 x[1]
        vpbroadcastd ymm15, [r8 + 8]                                  ;    56.2 agu1    12 x[2]
        vpsrlq ymm6, ymm10, 4                                         ;    60.3 fp2     12 x[1]
        vpand ymm10, ymm10, ymm8                                      ;    60.3 fp3     12 x[1]
        vpand ymm6, ymm6, ymm8                                        ;    61.3 fp0     12 x[1]
        vpsrlq ymm15, ymm14, 4                                        ;    60.3 fp1     12 x[1]
        vpand ymm14, ymm14, ymm8                                      ;    60.3 fp3     12 x[1]
        vpand ymm15, ymm15, ymm8                                      ;    61.3 fp2     12 x[1]
        vpsrlq ymm3, ymm2, 4                                          ;    60.3 fp1     12 x[1]
        vpand ymm2, ymm2, ymm8                                        ;    60.3 fp0     12 x[1]
        vpand ymm3, ymm3, ymm8                                        ;    61.3 fp3     12 x[1]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 352]            ;    56.7 agu0    12 x[0] reload
        vpshufb ymm10, ymm12, ymm10                                   ;    63.7 fp2     12 x[1]
        vpshufb ymm14, ymm12, ymm14                                   ;    63.7 fp1     12 x[1]
        vpshufb ymm2, ymm12, ymm2                                     ;    63.7 fp2     12 x[1]
        vmovdqu ymm5, [rel sm4_ctr.T0_constants256 + 384]             ;    57.2 agu1    12 x[0] reload
        vpshufb ymm6, ymm5, ymm6                                      ;    64.2 fp1     12 x[1]
        vpshufb ymm15, ymm5, ymm15                                    ;    64.2 fp2     12 x[1]
        vpshufb ymm3, ymm5, ymm3                                      ;    64.2 fp1     12 x[1]
        vpxor ymm10, ymm10, ymm6                                      ;    65.2 fp0     12 x[1]
        vpsrlq ymm6, ymm11, 4                                         ;    62.7 fp2     12 x[1]
        vpand ymm11, ymm11, ymm8                                      ;    62.7 fp3     12 x[1]
        vpshufb ymm11, ymm12, ymm11                                   ;    63.7 fp1     12 x[1]
        vpand ymm6, ymm6, ymm8                                        ;    63.7 fp0     12 x[1]
        vpshufb ymm6, ymm5, ymm6                                      ;    64.7 fp2     12 x[1]
        vpxor ymm14, ymm14, ymm15                                     ;    65.2 fp3     12 x[1]
        vpxor ymm2, ymm2, ymm3                                        ;    65.2 fp1     12 x[1]
        vpxor ymm11, ymm11, ymm6                                      ;    65.7 fp0     12 x[1]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 448]             ;    61.7 agu0    12 x[0] reload
        vpshufb ymm6, ymm10, ymm3                                     ;    68.7 fp2     12 x[1]
        vpshufb ymm15, ymm10, ymm0                                    ;    66.2 fp1     12 x[1]
        vpxor ymm15, ymm15, ymm10                                     ;    67.2 fp3     12 x[1]
        vpxor ymm15, ymm15, ymm6                                      ;    69.7 fp0     12 x[1]
        vpshufb ymm6, ymm10, ymm1                                     ;    66.2 fp2     12 x[1]
        vpxor ymm10, ymm10, [rbp + 1184]                              ;    66.2 fp1+agu1   12 x[1]
        vpxor ymm10, ymm10, ymm6                                      ;    67.2 fp3     12 x[1]
        vpshufb ymm6, ymm14, ymm0                                     ;    66.2 fp2     12 x[1]
        vpxor ymm6, ymm6, ymm14                                       ;    67.2 fp0     12 x[1]
        vpshufb ymm5, ymm14, ymm1                                     ;    66.2 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm14                                       ;    67.2 fp3     12 x[1]
        vpxor ymm5, ymm5, [rbp + 1216]                                ;    68.2 fp0+agu0   12 x[1]
        vpshufb ymm14, ymm14, ymm3                                    ;    68.7 fp2     12 x[1]
        vpxor ymm6, ymm6, ymm14                                       ;    69.7 fp1     12 x[1]
        vpshufb ymm14, ymm2, ymm0                                     ;    66.8 fp2     12 x[1]
        vpxor ymm14, ymm14, ymm2                                      ;    67.8 fp3     12 x[1]
        vpshufb ymm12, ymm2, ymm1                                     ;    67.0 fp1     12 x[1]
        vpxor ymm12, ymm12, ymm2                                      ;    68.0 fp0     12 x[1]
        vpshufb ymm2, ymm2, ymm3                                      ;    68.7 fp2     12 x[1]
        vpxor ymm12, ymm12, [rbp + 1248]                              ;    69.0 fp3+agu1   12 x[1]
        vpxor ymm14, ymm14, ymm2                                      ;    69.7 fp0     12 x[1]
        vpshufb ymm2, ymm11, ymm0                                     ;    68.0 fp1     12 x[1]
        vpxor ymm2, ymm2, ymm11                                       ;    69.0 fp3     12 x[1]
        vpshufb ymm0, ymm11, ymm1                                     ;    68.8 fp2     12 x[1]
        vpxor ymm0, ymm0, ymm11                                       ;    69.8 fp0     12 x[1]
        vpshufb ymm11, ymm11, ymm3                                    ;    69.0 fp1     12 x[1]
        vpxor ymm2, ymm2, ymm11                                       ;    70.0 fp3     12 x[1]
        vmovdqu ymm11, [rbp + 1376]                                   ;    68.0 agu0    12 x[0] reload
        vpxor ymm1, ymm4, ymm11                                       ;    75.0 fp0     12 x[2]
        vpxor ymm0, ymm0, [rbp + 1280]                                ;    70.8 fp2+agu1   12 x[1]
        vpbroadcastd ymm11, [r8 + 8]                                  ;    69.0 agu0    12 x[2] reload
        vpxor ymm1, ymm1, ymm11                                       ;    76.0 fp1     12 x[2]
        vmovdqu ymm11, [rbp + 1312]                                   ;    69.3 agu1    12 x[0] reload
        vpxor ymm3, ymm7, ymm11                                       ;    76.3 fp3     12 x[2]
        vpbroadcastd ymm11, [r8 + 8]                                  ;    70.0 agu0    12 x[2] reload
        vpxor ymm3, ymm3, ymm11                                       ;    77.3 fp0     12 x[2]
        vmovdqu ymm11, [rbp + 1408]                                   ;    70.3 agu1    12 x[0] reload
        vmovdqu [rbp + 1088], ymm7                                    ;    69.7 agu2+fp5   12 x[0] spill
        vpxor ymm7, ymm9, ymm11                                       ;    77.3 fp2     12 x[2]
        vpbroadcastd ymm11, [r8 + 8]                                  ;    71.0 agu0    12 x[2] reload
        vpxor ymm7, ymm7, ymm11                                       ;    78.3 fp1     12 x[2]
        vpslld ymm11, ymm15, 2                                        ;    71.8 fp2     12 x[1]
        vpsrld ymm15, ymm15, 0x1e                                     ;    72.0 fp1     12 x[1]
        vpxor ymm10, ymm10, ymm11                                     ;    72.8 fp3     12 x[1]
        vpslld ymm11, ymm6, 2                                         ;    72.8 fp2     12 x[1]
        vpsrld ymm6, ymm6, 0x1e                                       ;    73.0 fp1     12 x[1]
        vpxor ymm10, ymm10, ymm15                                     ;    73.8 fp0     12 x[1]
        vpslld ymm15, ymm14, 2                                        ;    73.8 fp2     12 x[1]
        vpsrld ymm14, ymm14, 0x1e                                     ;    74.0 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm11                                       ;    73.8 fp3     12 x[1]
        vpslld ymm11, ymm2, 2                                         ;    74.8 fp2     12 x[1]
        vpsrld ymm2, ymm2, 0x1e                                       ;    75.0 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm6                                        ;    74.8 fp0     12 x[1]
        vmovdqu ymm6, [rbp + 1472]                                    ;    72.8 agu1    12 x[0] reload
        vmovdqu [rbp + 1120], ymm9                                    ;    73.0 agu2+fp5   12 x[0] spill
        vpxor ymm9, ymm13, ymm6                                       ;    79.8 fp3     12 x[2]
        vpxor ymm12, ymm12, ymm15                                     ;    74.8 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm14                                     ;    75.8 fp3     12 x[1]
        vpxor ymm0, ymm0, ymm11                                       ;    75.8 fp0     12 x[1]
        vpxor ymm1, ymm1, ymm10                                       ;    77.0 fp3     12 x[2]
        vpbroadcastd ymm11, [r8 + 8]                                  ;    74.2 agu0    12 x[2] reload
        vpxor ymm9, ymm9, ymm11                                       ;    81.2 fp0     12 x[2]
        vpxor ymm0, ymm0, ymm2                                        ;    76.8 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm5                                        ;    78.3 fp1     12 x[2]
        vpxor ymm7, ymm7, ymm12                                       ;    79.3 fp3     12 x[2]
        vpxor ymm9, ymm9, ymm0                                        ;    82.2 fp0     12 x[2]
        vpsrlq ymm2, ymm1, 4                                          ;    78.0 fp2     12 x[2]
        vpand ymm1, ymm1, ymm8                                        ;    78.0 fp1     12 x[2]
        vpand ymm2, ymm2, ymm8                                        ;    79.0 fp3     12 x[2]
        vmovdqu ymm11, [rel sm4_ctr.T0_constants256 + 224]            ;    76.0 agu1    12 x[0] reload
        vpshufb ymm1, ymm11, ymm1                                     ;    83.0 fp2     12 x[2]
        vpsrlq ymm14, ymm3, 4                                         ;    79.3 fp1     12 x[2]
        vpand ymm3, ymm3, ymm8                                        ;    79.3 fp0     12 x[2]
        vpand ymm14, ymm14, ymm8                                      ;    80.3 fp3     12 x[2]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 256]            ;    77.0 agu0    12 x[0] reload
        vpshufb ymm2, ymm15, ymm2                                     ;    84.0 fp2     12 x[2]
        vpshufb ymm3, ymm11, ymm3                                     ;    83.0 fp1     12 x[2]
        vpsrlq ymm6, ymm7, 4                                          ;    80.3 fp2     12 x[2]
        vpand ymm7, ymm7, ymm8                                        ;    80.3 fp0     12 x[2]
        vpand ymm6, ymm6, ymm8                                        ;    81.3 fp3     12 x[2]
        vpshufb ymm7, ymm11, ymm7                                     ;    83.0 fp1     12 x[2]
        vpshufb ymm14, ymm15, ymm14                                   ;    84.0 fp2     12 x[2]
        vpshufb ymm6, ymm15, ymm6                                     ;    84.0 fp1     12 x[2]
        vpxor ymm1, ymm1, ymm2                                        ;    85.0 fp0     12 x[2]
        vpsrlq ymm2, ymm9, 4                                          ;    83.2 fp2     12 x[2]
        vpand ymm9, ymm9, ymm8                                        ;    83.2 fp3     12 x[2]
        vpshufb ymm9, ymm11, ymm9                                     ;    84.2 fp1     12 x[2]
        vpand ymm2, ymm2, ymm8                                        ;    84.2 fp0     12 x[2]
        vpxor ymm3, ymm3, ymm14                                       ;    85.0 fp3     12 x[2]
        vpbroadcastd ymm14, [r8 + 12]                                 ;    80.7 agu1    12 x[3]
        vpxor ymm7, ymm7, ymm6                                        ;    85.0 fp0     12 x[2]
        vpbroadcastd ymm6, [r8 + 12]                                  ;    81.2 agu0    12 x[3]
        vpshufb ymm2, ymm15, ymm2                                     ;    85.2 fp2     12 x[2]
        vpxor ymm9, ymm9, ymm2                                        ;    86.2 fp3     12 x[2]
        vpbroadcastd ymm2, [r8 + 12]                                  ;    82.2 agu1    12 x[3]
        vpshufb ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 288]       ;    86.0 fp1+agu0   12 x[2]
        vpshufb ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 288]       ;    86.0 fp2+agu1   12 x[2]
        vpshufb ymm7, ymm7, [rel sm4_ctr.T0_constants256 + 288]       ;    86.0 fp1+agu0   12 x[2]
        vaesenclast ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 320]   ;    87.0 fp0+agu1   12 x[2]
        vaesenclast ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 320]   ;    87.0 fp0+agu0   12 x[2]
        vaesenclast ymm7, ymm7, [rel sm4_ctr.T0_constants256 + 320]   ;    87.0 fp1+agu1   12 x[2]
        vpshufb ymm9, ymm9, [rel sm4_ctr.T0_constants256 + 288]       ;    87.2 fp2+agu0   12 x[2]
        vaesenclast ymm9, ymm9, [rel sm4_ctr.T0_constants256 + 320]   ;    88.2 fp0+agu1   12 x[2]
        vpbroadcastd ymm15, [r8 + 12]                                 ;    86.3 agu0    12 x[3]
        vpsrlq ymm11, ymm1, 4                                         ;    91.0 fp2     12 x[2]
        vpand ymm1, ymm1, ymm8                                        ;    91.0 fp3     12 x[2]
        vpand ymm11, ymm11, ymm8                                      ;    92.0 fp3     12 x[2]
        vpsrlq ymm15, ymm3, 4                                         ;    91.0 fp1     12 x[2]
        vpand ymm3, ymm3, ymm8                                        ;    91.0 fp0     12 x[2]
        vpand ymm15, ymm15, ymm8                                      ;    92.0 fp3     12 x[2]
        vpsrlq ymm2, ymm7, 4                                          ;    91.0 fp2     12 x[2]
        vpand ymm7, ymm7, ymm8                                        ;    91.0 fp1     12 x[2]
        vpand ymm2, ymm2, ymm8                                        ;    92.0 fp0     12 x[2]
        vpsrlq ymm6, ymm9, 4                                          ;    92.2 fp2     12 x[2]
        vpand ymm9, ymm9, ymm8                                        ;    92.2 fp3     12 x[2]
        vpand ymm6, ymm6, ymm8                                        ;    93.2 fp1     12 x[2]
        vmovdqu ymm8, [rel sm4_ctr.T0_constants256 + 352]             ;    87.2 agu1    12 x[0] reload
        vpshufb ymm1, ymm8, ymm1                                      ;    94.2 fp2     12 x[2]
        vpshufb ymm3, ymm8, ymm3                                      ;    94.2 fp1     12 x[2]
        vpshufb ymm7, ymm8, ymm7                                      ;    94.2 fp2     12 x[2]
        vpshufb ymm9, ymm8, ymm9                                      ;    94.2 fp1     12 x[2]
        vmovdqu ymm8, [rel sm4_ctr.T0_constants256 + 384]             ;    91.0 agu0    12 x[0] reload
        vpshufb ymm11, ymm8, ymm11                                    ;    98.0 fp2     12 x[2]
        vpshufb ymm15, ymm8, ymm15                                    ;    98.0 fp1     12 x[2]
        vpshufb ymm2, ymm8, ymm2                                      ;    98.0 fp2     12 x[2]
        vpshufb ymm6, ymm8, ymm6                                      ;    98.0 fp1     12 x[2]
        vpxor ymm1, ymm1, ymm11                                       ;    99.0 fp0     12 x[2]
        vpxor ymm3, ymm3, ymm15                                       ;    99.0 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm2                                        ;    99.0 fp0     12 x[2]
        vpxor ymm9, ymm9, ymm6                                        ;    99.0 fp3     12 x[2]
        vmovdqu ymm2, [rbp + 1536]                                    ;    92.5 agu1    12 x[2]
        vmovdqu ymm6, [rbp + 1344]                                    ;    92.7 agu0    12 x[2]
        vpxor ymm2, ymm2, ymm1                                        ;   100.0 fp2     12 x[2]
        vmovdqu ymm11, [rel sm4_ctr.T0_constants256 + 448]            ;    93.5 agu1    12 x[0] reload
        vpshufb ymm15, ymm1, ymm11                                    ;   100.5 fp1     12 x[2]
        vpxor ymm6, ymm6, ymm3                                        ;   100.0 fp0     12 x[2]
        vpxor ymm15, ymm15, ymm1                                      ;   101.5 fp3     12 x[2]
        vpshufb ymm8, ymm1, [rel sm4_ctr.T0_constants256 + 480]       ;   100.0 fp2+agu0   12 x[2]
        vpshufb ymm1, ymm1, [rel sm4_ctr.T0_constants256 + 416]       ;   100.0 fp1+agu1   12 x[2]
        vpxor ymm15, ymm15, ymm8                                      ;   102.5 fp0     12 x[2]
        vpxor ymm2, ymm2, ymm1                                        ;   101.0 fp3     12 x[2]
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256 + 480]             ;    98.0 agu0    12 x[0] reload
        vpshufb ymm8, ymm3, ymm1                                      ;   105.0 fp2     12 x[2]
        vpshufb ymm14, ymm3, [rel sm4_ctr.T0_constants256 + 416]      ;   100.0 fp1+agu1   12 x[2]
        vpxor ymm6, ymm6, ymm14                                       ;   101.0 fp0     12 x[2]
        vpxor ymm8, ymm3, ymm8                                        ;   106.0 fp3     12 x[2]
        vpshufb ymm3, ymm3, ymm11                                     ;   100.5 fp2     12 x[2]
        vpxor ymm8, ymm8, ymm3                                        ;   107.0 fp1     12 x[2]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 416]             ;    99.3 agu0    12 x[0] reload
        vpshufb ymm14, ymm7, ymm3                                     ;   106.3 fp2     12 x[2]
        vmovdqu [rbp + 1280], ymm0                                    ;    99.7 agu2+fp5   12 x[1] spill
        vmovdqa ymm0, ymm7                                            ;   100.0         12 x[2] copy
        vmovdqu [rbp + 1152], ymm13                                   ;   100.7 agu1+fp5   12 x[0] spill
        vpshufb ymm13, ymm7, ymm11                                    ;   100.5 fp1     12 x[2]
        vpxor ymm0, ymm0, ymm13                                       ;   101.5 fp0     12 x[2]
        vpxor ymm13, ymm7, [rbp + 1440]                               ;   100.5 fp3+agu0   12 x[2]
        vpshufb ymm7, ymm7, ymm1                                      ;   105.0 fp2     12 x[2]
        vmovdqu [rbp + 1248], ymm12                                   ;   101.7 agu2+fp5   12 x[1] spill
        vpshufb ymm12, ymm9, ymm11                                    ;   101.3 fp1     12 x[2]
        vpxor ymm12, ymm12, ymm9                                      ;   102.3 fp0     12 x[2]
        vpxor ymm0, ymm0, ymm7                                        ;   106.0 fp3     12 x[2]
        vpxor ymm7, ymm4, ymm10                                       ;   102.2 fp2     12 x[3]
        vpxor ymm11, ymm9, [rbp + 1504]                               ;   102.3 fp1+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm14                                     ;   107.3 fp0     12 x[2]
        vpslld ymm14, ymm15, 2                                        ;   103.5 fp2     12 x[2]
        vpsrld ymm15, ymm15, 0x1e                                     ;   103.5 fp1     12 x[2]
        vpxor ymm2, ymm2, ymm14                                       ;   104.5 fp3     12 x[2]
        vpxor ymm2, ymm2, ymm15                                       ;   105.5 fp0     12 x[2]
        vpshufb ymm14, ymm9, ymm1                                     ;   105.0 fp2     12 x[2]
        vmovdqu ymm15, [rbp + 1088]                                   ;   102.8 agu0    12 x[0] reload
        vpxor ymm1, ymm5, ymm15                                       ;   109.8 fp3     12 x[3]
        vpbroadcastd ymm15, [r8 + 12]                                 ;   103.2 agu1    12 x[3] reload
        vpxor ymm7, ymm7, ymm15                                       ;   110.2 fp1     12 x[3]
        vpxor ymm12, ymm12, ymm14                                     ;   106.0 fp0     12 x[2]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   103.8 agu0    12 x[3] reload
        vpxor ymm1, ymm1, ymm14                                       ;   110.8 fp3     12 x[3]
        vpshufb ymm9, ymm9, ymm3                                      ;   106.3 fp2     12 x[2]
        vpxor ymm7, ymm7, ymm2                                        ;   111.2 fp1     12 x[3]
        vpxor ymm11, ymm11, ymm9                                      ;   107.3 fp0     12 x[2]
        vmovdqu ymm9, [rbp + 1120]                                    ;   105.0 agu1    12 x[3]
        vmovdqu ymm14, [rbp + 1248]                                   ;   105.2 agu0    12 x[1] reload
        vpxor ymm9, ymm9, ymm14                                       ;   112.2 fp3     12 x[3]
        vpslld ymm15, ymm0, 2                                         ;   107.0 fp2     12 x[2]
        vpsrld ymm0, ymm0, 0x1e                                       ;   107.0 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm15                                     ;   108.3 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm0                                      ;   109.3 fp3     12 x[2]
        vpslld ymm0, ymm12, 2                                         ;   107.2 fp2     12 x[2]
        vpsrld ymm12, ymm12, 0x1e                                     ;   107.3 fp1     12 x[2]
        vpxor ymm11, ymm11, ymm0                                      ;   108.3 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm12                                     ;   109.3 fp3     12 x[2]
        vpbroadcastd ymm0, [r8 + 12]                                  ;   107.0 agu1    12 x[3] reload
        vpxor ymm9, ymm9, ymm0                                        ;   114.0 fp2     12 x[3]
        vpslld ymm0, ymm8, 2                                          ;   108.3 fp1     12 x[2]
        vpsrld ymm8, ymm8, 0x1e                                       ;   109.2 fp2     12 x[2]
        vpxor ymm6, ymm6, ymm0                                        ;   109.3 fp0     12 x[2]
        vmovdqu ymm0, [rbp + 1152]                                    ;   107.8 agu0    12 x[3]
        vpxor ymm6, ymm6, ymm8                                        ;   110.3 fp3     12 x[2]
        vmovdqu ymm8, [rbp + 1280]                                    ;   108.2 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm8                                        ;   115.2 fp1     12 x[3]
        vpbroadcastd ymm12, [r8 + 12]                                 ;   108.8 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm12                                       ;   116.2 fp0     12 x[3]
        vpxor ymm9, ymm9, ymm13                                       ;   115.0 fp3     12 x[3]
        vpxor ymm0, ymm0, ymm11                                       ;   117.2 fp2     12 x[3]
        vpxor ymm1, ymm1, ymm6                                        ;   111.8 fp1     12 x[3]
        vpsrlq ymm12, ymm7, 4                                         ;   112.2 fp2     12 x[3]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 192]            ;   109.5 agu1    12 x[0] reload
        vpand ymm7, ymm7, ymm15                                       ;   116.5 fp0     12 x[3]
        vpsrlq ymm8, ymm1, 4                                          ;   112.8 fp1     12 x[3]
        vpand ymm12, ymm12, ymm15                                     ;   116.5 fp3     12 x[3]
        vpand ymm1, ymm1, ymm15                                       ;   116.5 fp0     12 x[3]
        vpand ymm8, ymm8, ymm15                                       ;   116.5 fp3     12 x[3]
        vpsrlq ymm14, ymm9, 4                                         ;   116.0 fp2     12 x[3]
        vpand ymm9, ymm9, ymm15                                       ;   116.5 fp1     12 x[3]
        vpand ymm14, ymm14, ymm15                                     ;   117.0 fp0     12 x[3]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 224]             ;   111.8 agu0    12 x[0] reload
        vpshufb ymm7, ymm3, ymm7                                      ;   118.8 fp2     12 x[3]
        vpshufb ymm1, ymm3, ymm1                                      ;   118.8 fp1     12 x[3]
        vpshufb ymm9, ymm3, ymm9                                      ;   118.8 fp2     12 x[3]
        vmovdqu [rbp + 1504], ymm11                                   ;   112.8 agu2+fp5   12 x[2] spill
        vmovdqu ymm11, [rel sm4_ctr.T0_constants256 + 256]            ;   113.0 agu1    12 x[0] reload
        vpshufb ymm12, ymm11, ymm12                                   ;   120.0 fp1     12 x[3]
        vpshufb ymm8, ymm11, ymm8                                     ;   120.0 fp2     12 x[3]
        vpshufb ymm14, ymm11, ymm14                                   ;   120.0 fp1     12 x[3]
        vpxor ymm7, ymm7, ymm12                                       ;   121.0 fp3     12 x[3]
        vpsrlq ymm12, ymm0, 4                                         ;   118.2 fp2     12 x[3]
        vpand ymm0, ymm0, ymm15                                       ;   118.2 fp0     12 x[3]
        vpshufb ymm0, ymm3, ymm0                                      ;   119.2 fp1     12 x[3]
        vpand ymm12, ymm12, ymm15                                     ;   119.2 fp3     12 x[3]
        vpshufb ymm3, ymm11, ymm12                                    ;   120.2 fp2     12 x[3]
        vpxor ymm1, ymm1, ymm8                                        ;   121.0 fp0     12 x[3]
        vpxor ymm9, ymm9, ymm14                                       ;   121.0 fp1     12 x[3]
        vpxor ymm0, ymm0, ymm3                                        ;   121.2 fp3     12 x[3]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 288]             ;   117.5 agu0    12 x[0] reload
        vpshufb ymm7, ymm7, ymm3                                      ;   124.5 fp2     12 x[3]
        vpshufb ymm1, ymm1, ymm3                                      ;   124.5 fp1     12 x[3]
        vpshufb ymm8, ymm9, ymm3                                      ;   124.5 fp2     12 x[3]
        vpshufb ymm0, ymm0, ymm3                                      ;   124.5 fp1     12 x[3]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 320]             ;   119.0 agu1    12 x[0] reload
        vaesenclast ymm7, ymm7, ymm3                                  ;   126.0 fp0     12 x[3]
        vaesenclast ymm1, ymm1, ymm3                                  ;   126.0 fp0     12 x[3]
        vaesenclast ymm8, ymm8, ymm3                                  ;   126.0 fp1     12 x[3]
        vaesenclast ymm0, ymm0, ymm3                                  ;   126.0 fp0     12 x[3]
        vpand ymm3, ymm15, ymm7                                       ;   130.0 fp3     12 x[3]
        vmovdqa ymm9, ymm15                                           ;   120.2         12 x[3] copy
        vpand ymm11, ymm15, ymm1                                      ;   130.0 fp2     12 x[3]
        vmovdqa ymm12, ymm15                                          ;   120.5         12 x[3] copy
        vpand ymm14, ymm15, ymm8                                      ;   130.0 fp3     12 x[3]
        vpsrlq ymm7, ymm7, 4                                          ;   130.0 fp2     12 x[3]
        vpsrlq ymm1, ymm1, 4                                          ;   130.0 fp1     12 x[3]
        vpsrlq ymm8, ymm8, 4                                          ;   130.0 fp2     12 x[3]
        vpand ymm9, ymm9, ymm7                                        ;   131.0 fp3     12 x[3]
        vpand ymm7, ymm15, ymm8                                       ;   131.0 fp0     12 x[3]
        vpand ymm8, ymm15, ymm0                                       ;   130.0 fp1     12 x[3]
        vpsrlq ymm0, ymm0, 4                                          ;   130.0 fp2     12 x[3]
        vpand ymm12, ymm12, ymm1                                      ;   131.0 fp3     12 x[3]
        vpand ymm15, ymm15, ymm0                                      ;   131.0 fp0     12 x[3]
        vmovdqu ymm0, [rel sm4_ctr.T0_constants256 + 352]             ;   126.0 agu0    12 x[0] reload
        vpshufb ymm1, ymm0, ymm3                                      ;   133.0 fp1     12 x[3]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 384]             ;   126.3 agu1    12 x[0] reload
        vpshufb ymm9, ymm3, ymm9                                      ;   133.3 fp2     12 x[3]
        vpshufb ymm11, ymm0, ymm11                                    ;   133.0 fp1     12 x[3]
        vpshufb ymm14, ymm0, ymm14                                    ;   133.0 fp2     12 x[3]
        vpshufb ymm0, ymm0, ymm8                                      ;   133.0 fp1     12 x[3]
        vpshufb ymm8, ymm3, ymm12                                     ;   133.3 fp2     12 x[3]
        vpshufb ymm7, ymm3, ymm7                                      ;   133.3 fp1     12 x[3]
        vpshufb ymm3, ymm3, ymm15                                     ;   133.3 fp2     12 x[3]
        vpxor ymm1, ymm1, ymm9                                        ;   134.3 fp3     12 x[3]
        vpxor ymm11, ymm11, ymm8                                      ;   134.3 fp0     12 x[3]
        vpxor ymm14, ymm14, ymm7                                      ;   134.3 fp3     12 x[3]
        vpxor ymm0, ymm0, ymm3                                        ;   134.3 fp0     12 x[3]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 448]             ;   131.3 agu0    12 x[0] reload
        vpshufb ymm7, ymm1, ymm3                                      ;   138.3 fp1     12 x[3]
        vmovdqu ymm8, [rel sm4_ctr.T0_constants256 + 480]             ;   131.7 agu1    12 x[0] reload
        vpshufb ymm9, ymm1, ymm8                                      ;   138.7 fp2     12 x[3]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 416]            ;   132.3 agu0    12 x[0] reload
        vpshufb ymm15, ymm1, ymm12                                    ;   139.3 fp1     12 x[3]
        vpxor ymm7, ymm1, ymm7                                        ;   139.3 fp3     12 x[3]
        vpxor ymm1, ymm1, [rbp + 1376]                                ;   135.3 fp0+agu1   12 x[3]
        vpxor ymm7, ymm7, ymm9                                        ;   140.3 fp2     12 x[3]
        vmovdqa ymm9, ymm11                                           ;   135.3         12 x[3] copy
        vpxor ymm1, ymm1, ymm15                                       ;   140.3 fp3     12 x[3]
        vpxor ymm15, ymm11, [rbp + 1312]                              ;   135.3 fp0+agu0   12 x[3]
        vmovdqu [rbp + 1440], ymm13                                   ;   133.8 agu2+fp5   12 x[2] spill
        vmovdqa ymm13, ymm14                                          ;   135.3         12 x[3] copy
        vmovdqu [rbp + 1536], ymm2                                    ;   134.8 agu1+fp5   12 x[2] spill
        vpxor ymm2, ymm14, [rbp + 1408]                               ;   135.3 fp1+agu0   12 x[3]
        vmovdqu [rbp + 1344], ymm6                                    ;   135.8 agu2+fp5   12 x[2] spill
        vmovdqa ymm6, ymm0                                            ;   135.3         12 x[3] copy
        vmovdqu [rbp + 1216], ymm5                                    ;   136.8 agu1+fp5   12 x[1] spill
        vpshufb ymm5, ymm11, ymm3                                     ;   138.3 fp2     12 x[3]
        vpxor ymm9, ymm9, ymm5                                        ;   139.3 fp3     12 x[3]
        vpxor ymm5, ymm0, [rbp + 1472]                                ;   135.7 fp0+agu0   12 x[3]
        vmovdqu [rbp + 1184], ymm10                                   ;   137.8 agu2+fp5   12 x[1] spill
        vpshufb ymm10, ymm14, ymm3                                    ;   138.3 fp1     12 x[3]
        vpshufb ymm3, ymm0, ymm3                                      ;   138.3 fp2     12 x[3]
        vpxor ymm13, ymm13, ymm10                                     ;   139.3 fp3     12 x[3]
        vpxor ymm6, ymm6, ymm3                                        ;   139.3 fp0     12 x[3]
        vpshufb ymm3, ymm11, ymm8                                     ;   138.7 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm3                                        ;   140.3 fp2     12 x[3]
        vpshufb ymm3, ymm14, ymm8                                     ;   138.7 fp1     12 x[3]
        vpshufb ymm8, ymm0, ymm8                                      ;   138.7 fp2     12 x[3]
        vmovdqu [rbp + 1056], ymm4                                    ;   138.8 agu1+fp5   11 rounds
        vpxor ymm13, ymm13, ymm3                                      ;   140.3 fp3     12 x[3]
        vpshufb ymm3, ymm11, ymm12                                    ;   139.3 fp1     12 x[3]
        vpshufb ymm4, ymm14, ymm12                                    ;   139.3 fp2     12 x[3]
        vpshufb ymm0, ymm0, ymm12                                     ;   139.7 fp1     12 x[3]
        vpxor ymm6, ymm6, ymm8                                        ;   140.3 fp0     12 x[3]
        vpxor ymm15, ymm15, ymm3                                      ;   140.3 fp3     12 x[3]
        vpxor ymm2, ymm2, ymm4                                        ;   140.3 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm0                                        ;   140.7 fp0     12 x[3]
        vpslld ymm0, ymm7, 2                                          ;   141.3 fp1     12 x[3]
        vpsrld ymm3, ymm7, 0x1e                                       ;   141.3 fp2     12 x[3]
        vpslld ymm4, ymm9, 2                                          ;   141.7 fp1     12 x[3]
        vpsrld ymm7, ymm9, 0x1e                                       ;   142.0 fp2     12 x[3]
        vpslld ymm8, ymm13, 2                                         ;   142.7 fp1     12 x[3]
        vpsrld ymm9, ymm13, 0x1e                                      ;   143.0 fp2     12 x[3]
        vpslld ymm10, ymm6, 2                                         ;   143.7 fp1     12 x[3]
        vpsrld ymm6, ymm6, 0x1e                                       ;   144.0 fp2     12 x[3]
        vpxor ymm1, ymm1, ymm0                                        ;   142.3 fp3     12 x[3]
        vpxor ymm1, ymm1, ymm3                                        ;   143.3 fp0     12 x[3]
        vpxor ymm15, ymm15, ymm4                                      ;   142.7 fp3     12 x[3]
        vpxor ymm15, ymm15, ymm7                                      ;   143.7 fp0     12 x[3]
        vpxor ymm2, ymm2, ymm8                                        ;   143.7 fp3     12 x[3]
        vpxor ymm2, ymm2, ymm9                                        ;   144.7 fp0     12 x[3]
        vmovdqu [rbp + 1376], ymm1                                    ;   144.3 agu0+fp5   11 rounds
        vpxor ymm5, ymm5, ymm10                                       ;   144.7 fp3     12 x[3]
        vmovdqu [rbp + 1312], ymm15                                   ;   144.7 agu2+fp5   11 rounds
        vpxor ymm5, ymm5, ymm6                                        ;   145.7 fp0     12 x[3]
        vmovdqu [rbp + 1408], ymm2                                    ;   145.7 agu1+fp5   11 rounds
        vmovdqu [rbp + 1472], ymm5                                    ;   146.7 agu0+fp5   11 rounds
        add r8, 0x10                                                  ;   143.2 alu0    11 rounds
        cmp r8, qword [rbp + 1616]                                    ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 1608], r8                                    ;                    resident
        vmovdqu ymm0, [rel sm4_ctr.T0_constants256]                   ;     0.0 agu0    15 z[0] reload
        vmovdqu ymm1, [rbp + 1376]                                    ;     0.2 agu1    15 z[0] reload
        vpshufb ymm1, ymm1, ymm0                                      ;     7.2 fp1     16 dst
        vmovdqu ymm2, [rbp + 1312]                                    ;     1.0 agu0    15 z[0] reload
        vpshufb ymm2, ymm2, ymm0                                      ;     8.0 fp2     16 dst
        vmovdqu ymm3, [rbp + 1408]                                    ;     1.2 agu1    15 z[0] reload
        vpshufb ymm3, ymm3, ymm0                                      ;     8.2 fp1     16 dst
        vmovdqu ymm4, [rbp + 1472]                                    ;     2.0 agu0    15 z[0] reload
        vpshufb ymm4, ymm4, ymm0                                      ;     9.0 fp2     16 dst
        vmovdqu ymm5, [rbp + 1536]                                    ;     2.2 agu1    15 z[1] reload
        vpshufb ymm5, ymm5, ymm0                                      ;     9.2 fp1     16 dst
        vpunpckldq ymm6, ymm1, ymm5                                   ;    10.2 fp2     16 dst
        vmovdqu ymm7, [rbp + 1344]                                    ;     3.0 agu0    15 z[1] reload
        vpshufb ymm7, ymm7, ymm0                                      ;    10.0 fp1     16 dst
        vpunpckhdq ymm1, ymm1, ymm5                                   ;    10.2 fp2     16 dst
        vmovdqu ymm5, [rbp + 1440]                                    ;     3.2 agu1    15 z[1] reload
        vpshufb ymm5, ymm5, ymm0                                      ;    10.2 fp1     16 dst
        vmovdqu ymm8, [rbp + 1504]                                    ;     4.0 agu0    15 z[1] reload
        vpshufb ymm8, ymm8, ymm0                                      ;    11.0 fp2     16 dst
        vmovdqu ymm9, [rbp + 1184]                                    ;     4.2 agu1    15 z[2] reload
        vpshufb ymm9, ymm9, ymm0                                      ;    11.2 fp1     16 dst
        vmovdqu ymm10, [rbp + 1216]                                   ;     5.0 agu0    15 z[2] reload
        vpshufb ymm10, ymm10, ymm0                                    ;    12.0 fp2     16 dst
        vmovdqu ymm11, [rbp + 1248]                                   ;     5.2 agu1    15 z[2] reload
        vpshufb ymm11, ymm11, ymm0                                    ;    12.2 fp1     16 dst
        vmovdqu ymm12, [rbp + 1280]                                   ;     6.0 agu0    15 z[2] reload
        vpshufb ymm12, ymm12, ymm0                                    ;    13.0 fp2     16 dst
        vmovdqu ymm13, [rbp + 1056]                                   ;     6.2 agu1    15 z[3] reload
        vpshufb ymm13, ymm13, ymm0                                    ;    13.2 fp1     16 dst
        vpunpckldq ymm14, ymm9, ymm13                                 ;    14.2 fp2     16 dst
        vpunpckhdq ymm9, ymm9, ymm13                                  ;    14.2 fp1     16 dst
        vpunpcklqdq ymm13, ymm6, ymm14                                ;    15.2 fp2     16 dst
        vpunpckhqdq ymm6, ymm6, ymm14                                 ;    15.2 fp1     16 dst
        vpunpcklqdq ymm14, ymm1, ymm9                                 ;    15.2 fp2     16 dst
        vpunpckhqdq ymm1, ymm1, ymm9                                  ;    15.2 fp1     16 dst
        mov r8, qword [rbp + 1584]                                    ;    10.0 agu2    15 z[0] reload
        vpxor ymm13, ymm13, [r8]                                      ;    21.0 fp0+agu0   16 dst
        mov r9, qword [rbp + 1624]                                    ;    10.3 agu1    16 dst reload
        vmovdqu [r9], ymm13                                           ;    22.0 agu2+fp5   16 dst
        vpxor ymm6, ymm6, [r8 + 32]                                   ;    21.0 fp3+agu0   16 dst
        vmovdqu [r9 + 32], ymm6                                       ;    22.0 agu1+fp5   16 dst
        vpunpckldq ymm6, ymm2, ymm7                                   ;    11.0 fp2     16 dst
        vmovdqu ymm9, [rbp + 1088]                                    ;    12.2 agu0    15 z[3] reload
        vpshufb ymm9, ymm9, ymm0                                      ;    19.2 fp1     16 dst
        vpxor ymm14, ymm14, [r8 + 64]                                 ;    21.0 fp0+agu1   16 dst
        vpunpckhdq ymm2, ymm2, ymm7                                   ;    12.2 fp2     16 dst
        vmovdqu [r9 + 64], ymm14                                      ;    22.0 agu2+fp5   16 dst
        vpunpckldq ymm7, ymm10, ymm9                                  ;    20.2 fp1     16 dst
        vpxor ymm1, ymm1, [r8 + 96]                                   ;    21.0 fp3+agu0   16 dst
        vmovdqu [r9 + 96], ymm1                                       ;    22.0 agu1+fp5   16 dst
        vpunpckhdq ymm1, ymm10, ymm9                                  ;    20.2 fp2     16 dst
        vpunpcklqdq ymm9, ymm6, ymm7                                  ;    21.2 fp1     16 dst
        vpunpckhqdq ymm6, ymm6, ymm7                                  ;    21.2 fp2     16 dst
        vpunpcklqdq ymm7, ymm2, ymm1                                  ;    21.2 fp1     16 dst
        vpunpckhqdq ymm1, ymm2, ymm1                                  ;    21.2 fp2     16 dst
        vpxor ymm9, ymm9, [r8 + 128]                                  ;    22.2 fp0+agu0   16 dst
        vmovdqu [r9 + 128], ymm9                                      ;    23.2 agu2+fp5   16 dst
        vpxor ymm6, ymm6, [r8 + 160]                                  ;    22.2 fp3+agu1   16 dst
        vmovdqu [r9 + 160], ymm6                                      ;    23.2 agu0+fp5   16 dst
        vpunpckldq ymm2, ymm3, ymm5                                   ;    21.0 fp1     16 dst
        vmovdqu ymm6, [rbp + 1120]                                    ;    21.2 agu1    15 z[3] reload
        vpshufb ymm6, ymm6, ymm0                                      ;    28.2 fp2     16 dst
        vpxor ymm7, ymm7, [r8 + 192]                                  ;    22.2 fp0+agu0   16 dst
        vmovdqu [r9 + 192], ymm7                                      ;    23.2 agu2+fp5   16 dst
        vpunpckhdq ymm3, ymm3, ymm5                                   ;    22.0 fp1     16 dst
        vpunpckldq ymm5, ymm11, ymm6                                  ;    29.2 fp2     16 dst
        vpxor ymm1, ymm1, [r8 + 224]                                  ;    22.2 fp3+agu1   16 dst
        vmovdqu [r9 + 224], ymm1                                      ;    23.2 agu0+fp5   16 dst
        vpunpckhdq ymm1, ymm11, ymm6                                  ;    29.2 fp1     16 dst
        vpunpcklqdq ymm6, ymm2, ymm5                                  ;    30.2 fp2     16 dst
        vpunpckhqdq ymm2, ymm2, ymm5                                  ;    30.2 fp1     16 dst
        vpunpcklqdq ymm5, ymm3, ymm1                                  ;    30.2 fp2     16 dst
        vpunpckhqdq ymm1, ymm3, ymm1                                  ;    30.2 fp1     16 dst
        vpxor ymm6, ymm6, [r8 + 256]                                  ;    31.2 fp0+agu1   16 dst
        vmovdqu [r9 + 256], ymm6                                      ;    32.2 agu2+fp5   16 dst
        vpxor ymm2, ymm2, [r8 + 288]                                  ;    31.2 fp3+agu0   16 dst
        vmovdqu [r9 + 288], ymm2                                      ;    32.2 agu1+fp5   16 dst
        vpunpckldq ymm2, ymm4, ymm8                                   ;    25.3 fp2     16 dst
        vmovdqu ymm3, [rbp + 1152]                                    ;    24.7 agu0    15 z[3] reload
        vpshufb ymm0, ymm3, ymm0                                      ;    31.7 fp1     16 dst
        vpxor ymm5, ymm5, [r8 + 320]                                  ;    31.2 fp0+agu1   16 dst
        vpunpckhdq ymm3, ymm4, ymm8                                   ;    26.3 fp2     16 dst
        vmovdqu [r9 + 320], ymm5                                      ;    32.2 agu2+fp5   16 dst
        vpunpckldq ymm4, ymm12, ymm0                                  ;    32.7 fp1     16 dst
        vpxor ymm1, ymm1, [r8 + 352]                                  ;    31.2 fp3+agu0   16 dst
        vmovdqu [r9 + 352], ymm1                                      ;    32.2 agu2+fp5   16 dst
        vpunpckhdq ymm0, ymm12, ymm0                                  ;    32.7 fp2     16 dst
        vpunpcklqdq ymm1, ymm2, ymm4                                  ;    33.7 fp1     16 dst
        vpunpckhqdq ymm2, ymm2, ymm4                                  ;    33.7 fp2     16 dst
        vpunpcklqdq ymm4, ymm3, ymm0                                  ;    33.7 fp1     16 dst
        vpunpckhqdq ymm0, ymm3, ymm0                                  ;    33.7 fp2     16 dst
        vpxor ymm1, ymm1, [r8 + 384]                                  ;    34.7 fp0+agu1   16 dst
        vmovdqu [r9 + 384], ymm1                                      ;    35.7 agu0+fp5   16 dst
        vpxor ymm2, ymm2, [r8 + 416]                                  ;    34.7 fp3+agu1   16 dst
        vmovdqu [r9 + 416], ymm2                                      ;    35.7 agu2+fp5   16 dst
        vpxor ymm4, ymm4, [r8 + 448]                                  ;    34.7 fp1+agu0   16 dst
        vmovdqu [r9 + 448], ymm4                                      ;    35.7 agu2+fp5   16 dst
        vpxor ymm0, ymm0, [r8 + 480]                                  ;    34.7 fp0+agu1   16 dst
        vmovdqu [r9 + 480], ymm0                                      ;    35.7 agu0+fp5   16 dst
        add r9, 0x200                                                 ;    32.5 alu0     9 blocks
        mov qword [rbp + 1624], r9                                    ;    33.5 agu2+st0    9 blocks
        add r8, 0x200                                                 ;    32.8 alu1     9 blocks
        mov qword [rbp + 1584], r8                                    ;    33.8 agu1+st1    9 blocks
        vmovdqu ymm0, [rbp + 1024]                                    ;    34.2 agu0     9 blocks
        vpaddd ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 512]        ;    41.2 fp2+agu1    9 blocks
        vmovdqu [rbp + 1024], ymm0                                    ;    42.2 agu2+fp5    9 blocks
        cmp r8, qword [rbp + 1592]                                    ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1576]                                   ;                    blocks left over
        test rax, rax                                                 ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1584]                                   ;                    blocks left over
        lea rdi, [rbp - 128]                                          ;                    blocks left over
        mov qword [rbp + 1632], rsi                                   ;                    blocks left over
        mov qword [rbp + 1584], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        mov rsi, qword [rbp + 1624]                                   ;                    blocks left over
        lea rdi, [rbp + 384]                                          ;                    blocks left over
        mov rcx, rsi                                                  ;                    blocks left over
        sub rcx, qword [rbp + 1632]                                   ;                    blocks left over
        neg rcx                                                       ;                    blocks left over
        sbb rcx, rcx                                                  ;                    blocks left over
        lea rdx, [rbp - 128]                                          ;                    blocks left over
        sub rdi, rdx                                                  ;                    blocks left over
        and rdi, rcx                                                  ;                    blocks left over
        add rdi, rdx                                                  ;                    blocks left over
        mov qword [rbp + 1640], rdi                                   ;                    blocks left over
        mov qword [rbp + 1648], rsi                                   ;                    blocks left over
        mov qword [rbp + 1624], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        lea rsi, [rbp + 384]                                          ;                    blocks left over
        mov qword [rbp + 1592], rsi                                   ;                    blocks left over
        neg rax                                                       ;                    blocks left over
        mov qword [rbp + 1576], rax                                   ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                       ;                    blocks left over
        mov rsi, qword [rbp + 1640]                                   ;                    blocks left over
        mov rdi, qword [rbp + 1648]                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 1656]                                   ;                    frame
        pop rbp                                                       ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
sm4_ctr.T0_constants256:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0000000200000000, 0x0000000600000004, 0x0000000300000001, 0x0000000700000005
        dq 0x0000000800000008, 0x0000000800000008, 0x0000000800000008, 0x0000000800000008, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010
        dq 0x0000001800000018, 0x0000001800000018, 0x0000001800000018, 0x0000001800000018, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0xf3f2d3d2fcfddcdd, 0x1918393816173637, 0xf3f2d3d2fcfddcdd, 0x1918393816173637
        dq 0xd3b2e78655346100, 0x2a4b1e7faccd98f9, 0xd3b2e78655346100, 0x2a4b1e7faccd98f9, 0x0b0e0104070a0d00, 0x0306090c0f020508, 0x0b0e0104070a0d00, 0x0306090c0f020508
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x287cb6e24e1ad084, 0x297db7e34f1bd185, 0x287cb6e24e1ad084, 0x297db7e34f1bd185
        dq 0x7c9d0bea9677e100, 0x9071e7067a9b0dec, 0x7c9d0bea9677e100, 0x9071e7067a9b0dec, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09
        dq 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a
        dq 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
