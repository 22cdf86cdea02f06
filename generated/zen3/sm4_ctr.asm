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
;   blocks/rounds: 570 uops, planned 153.3; bounds: width 95.0, ports 112.0, path 79.0
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
        sub rsp, 0x840                                                ;                    frame
        and rsp, -32                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 1944], rax                                   ;                    frame
        mov qword [rbp + 1856], rsi                                   ;                    argument
        mov dword [rbp + 1952], r8d                                   ;                    argument
        mov qword [rbp + 1872], rdx                                   ;                    argument
        mov qword [rbp + 1888], rdi                                   ;                    argument
        mov qword [rbp + 1912], rcx                                   ;                    argument
        mov r8, qword [rbp + 1856]                                    ;     0.0 agu0     9 counter reload
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
        cmp dword [rbp + 1952], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1952]                                   ;                    passes of 32
        mov rcx, rax                                                  ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                 ;                    passes of 32
        mov qword [rbp + 1864], rax                                   ;                    passes of 32
        sub rcx, rax                                                  ;                    passes of 32
        imul rcx, rcx, 0x10                                           ;                    passes of 32
        mov rdx, qword [rbp + 1872]                                   ;                    passes of 32
        add rcx, rdx                                                  ;                    passes of 32
        mov qword [rbp + 1880], rcx                                   ;                    passes of 32
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
        mov r8, qword [rbp + 1888]                                    ;     3.2 agu1    11 rounds reload
        mov qword [rbp + 1896], r8                                    ;     7.2 agu2+st0   11 rounds
        add r8, 0x80                                                  ;     7.2 alu0    11 rounds
        mov qword [rbp + 1904], r8                                    ;     8.2 agu0+st1   11 rounds
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
        mov r8, qword [rbp + 1896]                                    ;                    resident
        vmovdqu ymm0, [rbp + 1184]                                    ;                    resident
        vmovdqu ymm1, [rbp + 1536]                                    ;                    resident
        align 16
.rounds_2:
        vpbroadcastd ymm2, [r8]                                       ;     0.0 agu0    12 x[0]
        vpbroadcastd ymm3, [r8]                                       ;     0.2 agu1    12 x[0]
        vpbroadcastd ymm4, [r8]                                       ;     1.0 agu0    12 x[0]
        vpbroadcastd ymm5, [r8]                                       ;     1.2 agu1    12 x[0]
        vpxor ymm6, ymm0, ymm1                                        ;     0.7 fp0     12 x[0]
        vmovdqu ymm7, [rbp + 1376]                                    ;     2.0 agu0    12 x[0] reload
        vpxor ymm6, ymm6, ymm7                                        ;     9.0 fp1     12 x[0]
        vpxor ymm6, ymm6, ymm2                                        ;    10.0 fp2     12 x[0]
        vmovdqu ymm2, [rbp + 1216]                                    ;     2.2 agu1    12 x[0] reload
        vpxor ymm3, ymm3, ymm2                                        ;     9.2 fp3     12 x[0]
        vmovdqu ymm8, [rbp + 1344]                                    ;     3.0 agu0    12 x[0] reload
        vpxor ymm3, ymm3, ymm8                                        ;    10.2 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 1312]                                    ;     3.2 agu1    12 x[0] reload
        vpxor ymm3, ymm3, ymm9                                        ;    11.2 fp1     12 x[0]
        vmovdqu ymm10, [rbp + 1248]                                   ;     4.0 agu0    12 x[0] reload
        vpxor ymm4, ymm4, ymm10                                       ;    11.0 fp2     12 x[0]
        vmovdqu ymm11, [rbp + 1440]                                   ;     4.2 agu1    12 x[0] reload
        vpxor ymm4, ymm4, ymm11                                       ;    12.0 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 1408]                                   ;     5.0 agu0    12 x[0] reload
        vpxor ymm4, ymm4, ymm12                                       ;    13.0 fp0     12 x[0]
        vmovdqu ymm13, [rbp + 1280]                                   ;     5.2 agu1    12 x[0] reload
        vpxor ymm5, ymm5, ymm13                                       ;    12.2 fp1     12 x[0]
        vmovdqu ymm14, [rbp + 1504]                                   ;     6.0 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm14                                       ;    13.2 fp2     12 x[0]
        vmovdqu ymm15, [rbp + 1472]                                   ;     6.2 agu1    12 x[0] reload
        vpxor ymm5, ymm5, ymm15                                       ;    14.2 fp3     12 x[0]
        vpsrlq ymm13, ymm6, 4                                         ;    11.0 fp1     12 x[0]
        vpand ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 192]         ;    11.0 fp0+agu0   12 x[0]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;    12.0 fp2+agu1   12 x[0]
        vpsrlq ymm10, ymm3, 4                                         ;    12.2 fp1     12 x[0]
        vpand ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 192]         ;    12.2 fp3+agu0   12 x[0]
        vpand ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 192]       ;    13.2 fp0+agu1   12 x[0]
        vmovdqu ymm2, [rel sm4_ctr.T0_constants256 + 224]             ;     9.2 agu0    12 x[0] reload
        vpshufb ymm6, ymm2, ymm6                                      ;    16.2 fp2     12 x[0]
        vpshufb ymm3, ymm2, ymm3                                      ;    16.2 fp1     12 x[0]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 256]            ;    10.2 agu1    12 x[0] reload
        vpshufb ymm13, ymm15, ymm13                                   ;    17.2 fp2     12 x[0]
        vpshufb ymm10, ymm15, ymm10                                   ;    17.2 fp1     12 x[0]
        vpsrlq ymm14, ymm4, 4                                         ;    14.0 fp2     12 x[0]
        vpand ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 192]         ;    14.0 fp3+agu0   12 x[0]
        vpand ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 192]       ;    15.0 fp0+agu1   12 x[0]
        vpshufb ymm4, ymm2, ymm4                                      ;    16.2 fp1     12 x[0]
        vpshufb ymm14, ymm15, ymm14                                   ;    17.2 fp2     12 x[0]
        vpxor ymm6, ymm6, ymm13                                       ;    18.2 fp3     12 x[0]
        vpsrlq ymm13, ymm5, 4                                         ;    15.2 fp1     12 x[0]
        vpand ymm5, ymm5, [rel sm4_ctr.T0_constants256 + 192]         ;    15.2 fp0+agu0   12 x[0]
        vpshufb ymm5, ymm2, ymm5                                      ;    16.2 fp2     12 x[0]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;    16.2 fp3+agu1   12 x[0]
        vpshufb ymm13, ymm15, ymm13                                   ;    17.2 fp1     12 x[0]
        vpxor ymm3, ymm3, ymm10                                       ;    18.2 fp0     12 x[0]
        vpbroadcastd ymm10, [r8 + 4]                                  ;    14.2 agu0    12 x[1]
        vpxor ymm4, ymm4, ymm14                                       ;    18.2 fp3     12 x[0]
        vpbroadcastd ymm14, [r8 + 4]                                  ;    14.5 agu1    12 x[1]
        vpxor ymm5, ymm5, ymm13                                       ;    18.2 fp2     12 x[0]
        vpbroadcastd ymm13, [r8 + 4]                                  ;    15.2 agu0    12 x[1]
        vpshufb ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 288]       ;    19.2 fp1+agu1   12 x[0]
        vpshufb ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 288]       ;    19.2 fp2+agu0   12 x[0]
        vpshufb ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 288]       ;    19.2 fp1+agu1   12 x[0]
        vpshufb ymm5, ymm5, [rel sm4_ctr.T0_constants256 + 288]       ;    19.2 fp2+agu0   12 x[0]
        vaesenclast ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 320]   ;    20.2 fp0+agu1   12 x[0]
        vaesenclast ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 320]   ;    20.2 fp1+agu0   12 x[0]
        vaesenclast ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 320]   ;    20.2 fp0+agu1   12 x[0]
        vaesenclast ymm5, ymm5, [rel sm4_ctr.T0_constants256 + 320]   ;    20.2 fp1+agu0   12 x[0]
        vpbroadcastd ymm15, [r8 + 4]                                  ;    19.5 agu1    12 x[1]
        vpsrlq ymm2, ymm6, 4                                          ;    24.2 fp2     12 x[0]
        vpand ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 192]         ;    24.2 fp3+agu0   12 x[0]
        vpand ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 192]         ;    25.2 fp0+agu1   12 x[0]
        vmovdqu [rbp + 1568], ymm0                                    ;    18.2 agu2+fp5   12 x[0] spill
        vpsrlq ymm0, ymm3, 4                                          ;    24.2 fp2     12 x[0]
        vpand ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 192]         ;    24.2 fp3+agu0   12 x[0]
        vpand ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 192]         ;    25.2 fp1+agu1   12 x[0]
        vpsrlq ymm15, ymm4, 4                                         ;    24.2 fp2     12 x[0]
        vpand ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 192]         ;    24.2 fp0+agu0   12 x[0]
        vpand ymm15, ymm15, [rel sm4_ctr.T0_constants256 + 192]       ;    25.2 fp3+agu1   12 x[0]
        vpsrlq ymm13, ymm5, 4                                         ;    24.2 fp1     12 x[0]
        vpand ymm5, ymm5, [rel sm4_ctr.T0_constants256 + 192]         ;    24.2 fp0+agu0   12 x[0]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;    25.2 fp3+agu1   12 x[0]
        vmovdqu ymm11, [rel sm4_ctr.T0_constants256 + 352]            ;    24.2 agu0    12 x[0] reload
        vpshufb ymm6, ymm11, ymm6                                     ;    31.2 fp2     12 x[0]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 384]            ;    24.5 agu1    12 x[0] reload
        vpshufb ymm2, ymm12, ymm2                                     ;    31.5 fp1     12 x[0]
        vpshufb ymm3, ymm11, ymm3                                     ;    31.2 fp2     12 x[0]
        vpshufb ymm4, ymm11, ymm4                                     ;    31.2 fp1     12 x[0]
        vpshufb ymm5, ymm11, ymm5                                     ;    31.2 fp2     12 x[0]
        vpshufb ymm0, ymm12, ymm0                                     ;    31.5 fp1     12 x[0]
        vpshufb ymm15, ymm12, ymm15                                   ;    31.5 fp2     12 x[0]
        vpshufb ymm13, ymm12, ymm13                                   ;    31.5 fp1     12 x[0]
        vpxor ymm6, ymm6, ymm2                                        ;    32.5 fp0     12 x[0]
        vpxor ymm3, ymm3, ymm0                                        ;    32.5 fp3     12 x[0]
        vpxor ymm4, ymm4, ymm15                                       ;    32.5 fp0     12 x[0]
        vpxor ymm5, ymm5, ymm13                                       ;    32.5 fp3     12 x[0]
        vmovdqu ymm2, [rbp + 1056]                                    ;    25.8 agu0    12 x[0]
        vmovdqu ymm13, [rbp + 1088]                                   ;    26.0 agu1    12 x[0]
        vpxor ymm2, ymm2, ymm6                                        ;    33.5 fp2     12 x[0]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 448]            ;    26.8 agu0    12 x[0] reload
        vpshufb ymm0, ymm6, ymm15                                     ;    33.8 fp1     12 x[0]
        vpxor ymm13, ymm13, ymm3                                      ;    33.5 fp0     12 x[0]
        vpxor ymm0, ymm0, ymm6                                        ;    34.8 fp3     12 x[0]
        vpshufb ymm12, ymm6, [rel sm4_ctr.T0_constants256 + 480]      ;    33.5 fp2+agu1   12 x[0]
        vpshufb ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 416]       ;    33.5 fp1+agu0   12 x[0]
        vpxor ymm0, ymm0, ymm12                                       ;    35.8 fp0     12 x[0]
        vpxor ymm2, ymm2, ymm6                                        ;    34.5 fp3     12 x[0]
        vmovdqu ymm6, [rel sm4_ctr.T0_constants256 + 480]             ;    32.2 agu1    12 x[0] reload
        vpshufb ymm12, ymm3, ymm6                                     ;    39.2 fp2     12 x[0]
        vpshufb ymm11, ymm3, [rel sm4_ctr.T0_constants256 + 416]      ;    33.5 fp1+agu0   12 x[0]
        vpxor ymm13, ymm13, ymm11                                     ;    34.5 fp0     12 x[0]
        vpxor ymm11, ymm3, ymm12                                      ;    40.2 fp3     12 x[0]
        vpshufb ymm3, ymm3, ymm15                                     ;    33.8 fp2     12 x[0]
        vpxor ymm11, ymm11, ymm3                                      ;    41.2 fp1     12 x[0]
        vmovdqu ymm3, [rel sm4_ctr.T0_constants256 + 416]             ;    33.2 agu1    12 x[0] reload
        vpshufb ymm12, ymm4, ymm3                                     ;    40.2 fp2     12 x[0]
        vpshufb ymm14, ymm4, ymm15                                    ;    34.3 fp1     12 x[0]
        vpxor ymm14, ymm14, ymm4                                      ;    35.3 fp0     12 x[0]
        vpxor ymm9, ymm4, [rbp + 1120]                                ;    33.7 fp3+agu0   12 x[0]
        vpshufb ymm8, ymm5, ymm15                                     ;    35.2 fp2     12 x[0]
        vpxor ymm8, ymm8, ymm5                                        ;    36.2 fp0     12 x[0]
        vpxor ymm15, ymm5, [rbp + 1152]                               ;    34.7 fp3+agu1   12 x[0]
        vpshufb ymm4, ymm4, ymm6                                      ;    39.2 fp1     12 x[0]
        vpxor ymm14, ymm14, ymm4                                      ;    40.2 fp0     12 x[0]
        vpslld ymm4, ymm0, 2                                          ;    36.8 fp2     12 x[0]
        vpsrld ymm0, ymm0, 0x1e                                       ;    36.8 fp1     12 x[0]
        vpxor ymm2, ymm2, ymm4                                        ;    37.8 fp3     12 x[0]
        vpxor ymm2, ymm2, ymm0                                        ;    38.8 fp0     12 x[0]
        vpshufb ymm4, ymm5, ymm6                                      ;    39.2 fp2     12 x[0]
        vpxor ymm10, ymm10, ymm1                                      ;    36.7 fp3     12 x[1]
        vpxor ymm10, ymm10, ymm7                                      ;    37.7 fp1     12 x[1]
        vpbroadcastd ymm0, [r8 + 4]                                   ;    35.8 agu0    12 x[1]
        vpxor ymm0, ymm0, [rbp + 1344]                                ;    42.8 fp0+agu1   12 x[1]
        vpxor ymm0, ymm0, [rbp + 1312]                                ;    43.8 fp3+agu0   12 x[1]
        vpxor ymm8, ymm8, ymm4                                        ;    40.2 fp2     12 x[0]
        vpbroadcastd ymm4, [r8 + 4]                                   ;    37.0 agu1    12 x[1]
        vpxor ymm4, ymm4, [rbp + 1440]                                ;    44.0 fp1+agu0   12 x[1]
        vpxor ymm4, ymm4, [rbp + 1408]                                ;    45.0 fp0+agu1   12 x[1]
        vpshufb ymm5, ymm5, ymm3                                      ;    40.2 fp2     12 x[0]
        vpxor ymm9, ymm9, ymm12                                       ;    41.2 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm2                                      ;    39.8 fp1     12 x[1]
        vpxor ymm15, ymm15, ymm5                                      ;    41.2 fp0     12 x[0]
        vpslld ymm5, ymm14, 2                                         ;    41.2 fp2     12 x[0]
        vpsrld ymm12, ymm14, 0x1e                                     ;    41.2 fp1     12 x[0]
        vpxor ymm9, ymm9, ymm5                                        ;    42.2 fp3     12 x[0]
        vpxor ymm9, ymm9, ymm12                                       ;    43.2 fp0     12 x[0]
        vpsrlq ymm5, ymm10, 4                                         ;    41.2 fp2     12 x[1]
        vpslld ymm12, ymm8, 2                                         ;    41.3 fp1     12 x[0]
        vpsrld ymm8, ymm8, 0x1e                                       ;    42.2 fp2     12 x[0]
        vpxor ymm15, ymm15, ymm12                                     ;    42.3 fp3     12 x[0]
        vpxor ymm15, ymm15, ymm8                                      ;    43.3 fp0     12 x[0]
        vpslld ymm8, ymm11, 2                                         ;    42.3 fp1     12 x[0]
        vpsrld ymm11, ymm11, 0x1e                                     ;    43.2 fp2     12 x[0]
        vpxor ymm13, ymm13, ymm8                                      ;    43.3 fp3     12 x[0]
        vmovdqu ymm8, [rel sm4_ctr.T0_constants256 + 192]             ;    41.7 agu0    12 x[0] reload
        vpand ymm10, ymm10, ymm8                                      ;    48.7 fp0     12 x[1]
        vpxor ymm13, ymm13, ymm11                                     ;    44.3 fp3     12 x[0]
        vpbroadcastd ymm11, [r8 + 4]                                  ;    42.2 agu1    12 x[1]
        vmovdqu ymm12, [rbp + 1504]                                   ;    42.7 agu0    12 x[0] reload
        vpxor ymm11, ymm11, ymm12                                     ;    49.7 fp1     12 x[1]
        vmovdqu ymm14, [rbp + 1472]                                   ;    43.2 agu1    12 x[0] reload
        vpxor ymm11, ymm11, ymm14                                     ;    50.7 fp0     12 x[1]
        vpxor ymm4, ymm4, ymm9                                        ;    46.0 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm15                                     ;    51.7 fp2     12 x[1]
        vpxor ymm0, ymm0, ymm13                                       ;    45.3 fp1     12 x[1]
        vpsrlq ymm12, ymm0, 4                                         ;    46.3 fp2     12 x[1]
        vpand ymm5, ymm5, ymm8                                        ;    48.7 fp0     12 x[1]
        vpand ymm0, ymm0, ymm8                                        ;    48.7 fp3     12 x[1]
        vpand ymm12, ymm12, ymm8                                      ;    48.7 fp1     12 x[1]
        vpsrlq ymm14, ymm4, 4                                         ;    47.0 fp2     12 x[1]
        vpand ymm4, ymm4, ymm8                                        ;    48.7 fp0     12 x[1]
        vpand ymm14, ymm14, ymm8                                      ;    48.7 fp3     12 x[1]
        vmovdqu ymm7, [rel sm4_ctr.T0_constants256 + 224]             ;    44.7 agu0    12 x[0] reload
        vpshufb ymm10, ymm7, ymm10                                    ;    51.7 fp1     12 x[1]
        vpshufb ymm0, ymm7, ymm0                                      ;    51.7 fp2     12 x[1]
        vpshufb ymm4, ymm7, ymm4                                      ;    51.7 fp1     12 x[1]
        vmovdqu [rbp + 1600], ymm1                                    ;    45.3 agu2+fp5   12 x[0] spill
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256 + 256]             ;    45.5 agu1    12 x[0] reload
        vpshufb ymm5, ymm1, ymm5                                      ;    52.5 fp2     12 x[1]
        vpshufb ymm12, ymm1, ymm12                                    ;    52.5 fp1     12 x[1]
        vpshufb ymm14, ymm1, ymm14                                    ;    52.5 fp2     12 x[1]
        vpxor ymm10, ymm10, ymm5                                      ;    53.5 fp0     12 x[1]
        vpxor ymm0, ymm0, ymm12                                       ;    53.5 fp3     12 x[1]
        vpxor ymm4, ymm4, ymm14                                       ;    53.5 fp0     12 x[1]
        vpsrlq ymm5, ymm11, 4                                         ;    52.7 fp1     12 x[1]
        vpand ymm11, ymm11, ymm8                                      ;    52.7 fp3     12 x[1]
        vpbroadcastd ymm12, [r8 + 8]                                  ;    49.3 agu0    12 x[2]
        vpshufb ymm11, ymm7, ymm11                                    ;    53.7 fp2     12 x[1]
        vpand ymm5, ymm5, ymm8                                        ;    53.7 fp0     12 x[1]
        vpbroadcastd ymm14, [r8 + 8]                                  ;    49.8 agu1    12 x[2]
        vpshufb ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 288]     ;    54.5 fp1+agu0   12 x[1]
        vpshufb ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 288]       ;    54.5 fp2+agu1   12 x[1]
        vpshufb ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 288]       ;    54.5 fp1+agu0   12 x[1]
        vpshufb ymm5, ymm1, ymm5                                      ;    54.7 fp2     12 x[1]
        vpxor ymm11, ymm11, ymm5                                      ;    55.7 fp3     12 x[1]
        vpbroadcastd ymm5, [r8 + 8]                                   ;    52.2 agu1    12 x[2]
        vaesenclast ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 320] ;    55.5 fp0+agu0   12 x[1]
        vaesenclast ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 320]   ;    55.5 fp1+agu1   12 x[1]
        vaesenclast ymm4, ymm4, [rel sm4_ctr.T0_constants256 + 320]   ;    55.5 fp0+agu0   12 x[1]
        vpshufb ymm11, ymm11, [rel sm4_ctr.T0_constants256 + 288]     ;    56.7 fp2+agu1   12 x[1]
        vaesenclast ymm11, ymm11, [rel sm4_ctr.T0_constants256 + 320] ;    57.7 fp1+agu0   12 x[1]
        vpbroadcastd ymm7, [r8 + 8]                                   ;    55.2 agu1    12 x[2]
        vpsrlq ymm1, ymm10, 4                                         ;    59.5 fp2     12 x[1]
        vpand ymm10, ymm10, ymm8                                      ;    59.5 fp3     12 x[1]
        vpand ymm1, ymm1, ymm8                                        ;    60.5 fp0     12 x[1]
        vpsrlq ymm7, ymm0, 4                                          ;    59.5 fp1     12 x[1]
        vpand ymm0, ymm0, ymm8                                        ;    59.5 fp3     12 x[1]
        vpand ymm7, ymm7, ymm8                                        ;    60.5 fp2     12 x[1]
        vpsrlq ymm5, ymm4, 4                                          ;    59.5 fp1     12 x[1]
        vpand ymm4, ymm4, ymm8                                        ;    59.5 fp0     12 x[1]
        vpand ymm5, ymm5, ymm8                                        ;    60.5 fp3     12 x[1]
        vmovdqu ymm14, [rel sm4_ctr.T0_constants256 + 352]            ;    55.7 agu0    12 x[0] reload
        vpshufb ymm10, ymm14, ymm10                                   ;    62.7 fp2     12 x[1]
        vpshufb ymm0, ymm14, ymm0                                     ;    62.7 fp1     12 x[1]
        vpshufb ymm4, ymm14, ymm4                                     ;    62.7 fp2     12 x[1]
        vpsrlq ymm12, ymm11, 4                                        ;    61.7 fp1     12 x[1]
        vpand ymm11, ymm11, ymm8                                      ;    61.7 fp0     12 x[1]
        vpshufb ymm11, ymm14, ymm11                                   ;    62.7 fp2     12 x[1]
        vpand ymm12, ymm12, ymm8                                      ;    62.7 fp3     12 x[1]
        vmovdqu ymm14, [rel sm4_ctr.T0_constants256 + 384]            ;    59.5 agu1    12 x[0] reload
        vpshufb ymm1, ymm14, ymm1                                     ;    66.5 fp1     12 x[1]
        vpshufb ymm7, ymm14, ymm7                                     ;    66.5 fp2     12 x[1]
        vpshufb ymm5, ymm14, ymm5                                     ;    66.5 fp1     12 x[1]
        vpshufb ymm12, ymm14, ymm12                                   ;    66.5 fp2     12 x[1]
        vpxor ymm10, ymm10, ymm1                                      ;    67.5 fp0     12 x[1]
        vpxor ymm0, ymm0, ymm7                                        ;    67.5 fp3     12 x[1]
        vpxor ymm4, ymm4, ymm5                                        ;    67.5 fp0     12 x[1]
        vpxor ymm11, ymm11, ymm12                                     ;    67.5 fp3     12 x[1]
        vmovdqu ymm5, [rbp + 1568]                                    ;    61.0 agu0    12 x[1]
        vmovdqu ymm7, [rbp + 1216]                                    ;    61.2 agu1    12 x[1]
        vpxor ymm5, ymm5, ymm10                                       ;    68.5 fp1     12 x[1]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 448]            ;    62.0 agu0    12 x[0] reload
        vpshufb ymm1, ymm10, ymm12                                    ;    69.0 fp2     12 x[1]
        vpxor ymm7, ymm7, ymm0                                        ;    68.5 fp0     12 x[1]
        vpxor ymm1, ymm1, ymm10                                       ;    70.0 fp3     12 x[1]
        vpshufb ymm14, ymm10, ymm6                                    ;    68.5 fp1     12 x[1]
        vpshufb ymm10, ymm10, ymm3                                    ;    68.5 fp2     12 x[1]
        vpxor ymm1, ymm1, ymm14                                       ;    71.0 fp0     12 x[1]
        vpxor ymm5, ymm5, ymm10                                       ;    69.5 fp3     12 x[1]
        vpshufb ymm10, ymm0, ymm6                                     ;    68.5 fp1     12 x[1]
        vpshufb ymm14, ymm0, ymm3                                     ;    68.5 fp2     12 x[1]
        vpxor ymm7, ymm7, ymm14                                       ;    69.5 fp0     12 x[1]
        vpxor ymm10, ymm0, ymm10                                      ;    69.5 fp3     12 x[1]
        vpshufb ymm14, ymm0, ymm12                                    ;    69.0 fp1     12 x[1]
        vpxor ymm10, ymm10, ymm14                                     ;    70.5 fp2     12 x[1]
        vpshufb ymm14, ymm4, ymm6                                     ;    68.5 fp1     12 x[1]
        vpxor ymm14, ymm14, ymm4                                      ;    69.5 fp0     12 x[1]
        vpshufb ymm0, ymm4, ymm3                                      ;    68.7 fp2     12 x[1]
        vpxor ymm0, ymm0, ymm4                                        ;    69.7 fp3     12 x[1]
        vpshufb ymm4, ymm4, ymm12                                     ;    69.5 fp1     12 x[1]
        vpxor ymm14, ymm14, ymm4                                      ;    70.5 fp0     12 x[1]
        vpshufb ymm4, ymm11, ymm12                                    ;    69.7 fp2     12 x[1]
        vpxor ymm4, ymm4, ymm11                                       ;    70.7 fp3     12 x[1]
        vpxor ymm0, ymm0, [rbp + 1248]                                ;    70.7 fp0+agu1   12 x[1]
        vpshufb ymm12, ymm11, ymm6                                    ;    70.5 fp1     12 x[1]
        vpxor ymm4, ymm4, ymm12                                       ;    71.7 fp2     12 x[1]
        vpshufb ymm12, ymm11, ymm3                                    ;    71.5 fp1     12 x[1]
        vpxor ymm11, ymm11, ymm12                                     ;    72.5 fp3     12 x[1]
        vmovdqu ymm12, [rbp + 1376]                                   ;    70.3 agu0    12 x[0] reload
        vpxor ymm3, ymm2, ymm12                                       ;    77.3 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1280]                              ;    73.5 fp2+agu1   12 x[1]
        vpbroadcastd ymm12, [r8 + 8]                                  ;    71.3 agu0    12 x[2] reload
        vpxor ymm3, ymm3, ymm12                                       ;    78.3 fp3     12 x[2]
        vpslld ymm12, ymm10, 2                                        ;    72.5 fp1     12 x[1]
        vpsrld ymm10, ymm10, 0x1e                                     ;    72.7 fp2     12 x[1]
        vpxor ymm7, ymm7, ymm12                                       ;    73.5 fp0     12 x[1]
        vpslld ymm12, ymm14, 2                                        ;    73.5 fp1     12 x[1]
        vpsrld ymm14, ymm14, 0x1e                                     ;    73.7 fp2     12 x[1]
        vpxor ymm7, ymm7, ymm10                                       ;    74.5 fp3     12 x[1]
        vpslld ymm10, ymm1, 2                                         ;    74.5 fp1     12 x[1]
        vpsrld ymm1, ymm1, 0x1e                                       ;    74.7 fp2     12 x[1]
        vpxor ymm0, ymm0, ymm12                                       ;    74.5 fp0     12 x[1]
        vpslld ymm12, ymm4, 2                                         ;    75.5 fp1     12 x[1]
        vpsrld ymm4, ymm4, 0x1e                                       ;    75.7 fp2     12 x[1]
        vpxor ymm0, ymm0, ymm14                                       ;    75.5 fp3     12 x[1]
        vmovdqu ymm14, [rbp + 1312]                                   ;    73.2 agu1    12 x[0] reload
        vpxor ymm6, ymm13, ymm14                                      ;    80.2 fp0     12 x[2]
        vpxor ymm5, ymm5, ymm10                                       ;    75.5 fp3     12 x[1]
        vmovdqu ymm10, [rbp + 1408]                                   ;    73.7 agu0    12 x[0] reload
        vpxor ymm14, ymm9, ymm10                                      ;    80.7 fp0     12 x[2]
        vpxor ymm5, ymm5, ymm1                                        ;    76.5 fp3     12 x[1]
        vmovdqu ymm1, [rbp + 1472]                                    ;    74.2 agu1    12 x[0] reload
        vpxor ymm10, ymm15, ymm1                                      ;    81.2 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm12                                     ;    76.5 fp1     12 x[1]
        vpxor ymm6, ymm6, ymm7                                        ;    81.2 fp2     12 x[2]
        vpxor ymm11, ymm11, ymm4                                      ;    77.5 fp3     12 x[1]
        vpbroadcastd ymm4, [r8 + 8]                                   ;    75.0 agu0    12 x[2] reload
        vpxor ymm6, ymm6, ymm4                                        ;    82.2 fp0     12 x[2]
        vpxor ymm14, ymm14, ymm0                                      ;    81.7 fp1     12 x[2]
        vpbroadcastd ymm4, [r8 + 8]                                   ;    75.5 agu1    12 x[2] reload
        vpxor ymm14, ymm14, ymm4                                      ;    82.7 fp2     12 x[2]
        vpbroadcastd ymm4, [r8 + 8]                                   ;    76.0 agu0    12 x[2] reload
        vpxor ymm10, ymm10, ymm4                                      ;    83.0 fp3     12 x[2]
        vpxor ymm3, ymm3, ymm5                                        ;    79.3 fp0     12 x[2]
        vpxor ymm10, ymm10, ymm11                                     ;    84.0 fp1     12 x[2]
        vpsrlq ymm4, ymm3, 4                                          ;    80.3 fp2     12 x[2]
        vpand ymm3, ymm3, ymm8                                        ;    80.3 fp3     12 x[2]
        vpand ymm4, ymm4, ymm8                                        ;    81.3 fp0     12 x[2]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 224]            ;    77.3 agu1    12 x[0] reload
        vpshufb ymm3, ymm12, ymm3                                     ;    84.3 fp1     12 x[2]
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256 + 256]             ;    77.7 agu0    12 x[0] reload
        vpshufb ymm4, ymm1, ymm4                                      ;    84.7 fp2     12 x[2]
        vpxor ymm3, ymm3, ymm4                                        ;    85.7 fp3     12 x[2]
        vpsrlq ymm4, ymm6, 4                                          ;    83.2 fp1     12 x[2]
        vpand ymm6, ymm6, ymm8                                        ;    83.2 fp0     12 x[2]
        vpand ymm4, ymm4, ymm8                                        ;    84.2 fp2     12 x[2]
        vpshufb ymm6, ymm12, ymm6                                     ;    84.3 fp1     12 x[2]
        vpshufb ymm4, ymm1, ymm4                                      ;    85.2 fp2     12 x[2]
        vpxor ymm6, ymm6, ymm4                                        ;    86.2 fp3     12 x[2]
        vpsrlq ymm4, ymm14, 4                                         ;    83.7 fp1     12 x[2]
        vpand ymm14, ymm14, ymm8                                      ;    83.7 fp0     12 x[2]
        vpshufb ymm14, ymm12, ymm14                                   ;    84.7 fp2     12 x[2]
        vpand ymm4, ymm4, ymm8                                        ;    84.7 fp3     12 x[2]
        vpshufb ymm4, ymm1, ymm4                                      ;    85.7 fp1     12 x[2]
        vpxor ymm14, ymm14, ymm4                                      ;    86.7 fp0     12 x[2]
        vpsrlq ymm4, ymm10, 4                                         ;    85.0 fp2     12 x[2]
        vpand ymm10, ymm10, ymm8                                      ;    85.0 fp3     12 x[2]
        vpshufb ymm10, ymm12, ymm10                                   ;    86.0 fp1     12 x[2]
        vpand ymm4, ymm4, ymm8                                        ;    86.0 fp0     12 x[2]
        vpshufb ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 288]       ;    86.7 fp2+agu1   12 x[2]
        vpshufb ymm4, ymm1, ymm4                                      ;    87.0 fp1     12 x[2]
        vpshufb ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 288]       ;    87.2 fp2+agu0   12 x[2]
        vpxor ymm10, ymm10, ymm4                                      ;    88.0 fp3     12 x[2]
        vpbroadcastd ymm4, [r8 + 12]                                  ;    85.0 agu1    12 x[3]
        vpshufb ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 288]     ;    87.7 fp1+agu0   12 x[2]
        vaesenclast ymm3, ymm3, [rel sm4_ctr.T0_constants256 + 320]   ;    87.7 fp0+agu1   12 x[2]
        vaesenclast ymm6, ymm6, [rel sm4_ctr.T0_constants256 + 320]   ;    88.2 fp0+agu0   12 x[2]
        vaesenclast ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 320] ;    88.7 fp0+agu1   12 x[2]
        vpshufb ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 288]     ;    89.0 fp2+agu0   12 x[2]
        vaesenclast ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 320] ;    90.0 fp1+agu1   12 x[2]
        vpbroadcastd ymm1, [r8 + 12]                                  ;    88.3 agu0    12 x[3]
        vpbroadcastd ymm12, [r8 + 12]                                 ;    89.0 agu1    12 x[3]
        vpbroadcastd ymm12, [r8 + 12]                                 ;    89.3 agu0    12 x[3]
        vpsrlq ymm12, ymm3, 4                                         ;    91.7 fp2     12 x[2]
        vpand ymm3, ymm3, ymm8                                        ;    91.7 fp3     12 x[2]
        vpand ymm12, ymm12, ymm8                                      ;    92.7 fp3     12 x[2]
        vpsrlq ymm1, ymm6, 4                                          ;    92.2 fp1     12 x[2]
        vpand ymm6, ymm6, ymm8                                        ;    92.2 fp0     12 x[2]
        vpand ymm1, ymm1, ymm8                                        ;    93.2 fp3     12 x[2]
        vpsrlq ymm4, ymm14, 4                                         ;    92.7 fp2     12 x[2]
        vpand ymm14, ymm14, ymm8                                      ;    92.7 fp0     12 x[2]
        vpand ymm4, ymm4, ymm8                                        ;    93.7 fp1     12 x[2]
        vmovdqu [rbp + 1568], ymm11                                   ;    88.2 agu2+fp5   12 x[1] spill
        vmovdqu ymm11, [rel sm4_ctr.T0_constants256 + 352]            ;    90.0 agu1    12 x[0] reload
        vpshufb ymm3, ymm11, ymm3                                     ;    97.0 fp2     12 x[2]
        vpshufb ymm6, ymm11, ymm6                                     ;    97.0 fp1     12 x[2]
        vpshufb ymm14, ymm11, ymm14                                   ;    97.0 fp2     12 x[2]
        vmovdqu [rbp + 1632], ymm15                                   ;    89.2 agu2+fp5   12 x[0] spill
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 384]            ;    90.3 agu0    12 x[0] reload
        vpshufb ymm12, ymm15, ymm12                                   ;    97.3 fp1     12 x[2]
        vpshufb ymm1, ymm15, ymm1                                     ;    97.3 fp2     12 x[2]
        vpshufb ymm4, ymm15, ymm4                                     ;    97.3 fp1     12 x[2]
        vmovdqu [rbp + 1664], ymm9                                    ;    90.3 agu2+fp5   12 x[0] spill
        vpsrlq ymm9, ymm10, 4                                         ;    94.0 fp2     12 x[2]
        vpand ymm10, ymm10, ymm8                                      ;    94.0 fp3     12 x[2]
        vpand ymm9, ymm9, ymm8                                        ;    95.0 fp0     12 x[2]
        vpshufb ymm10, ymm11, ymm10                                   ;    97.0 fp1     12 x[2]
        vpshufb ymm9, ymm15, ymm9                                     ;    97.3 fp2     12 x[2]
        vpxor ymm3, ymm3, ymm12                                       ;    98.3 fp3     12 x[2]
        vpxor ymm6, ymm6, ymm1                                        ;    98.3 fp0     12 x[2]
        vpxor ymm14, ymm14, ymm4                                      ;    98.3 fp3     12 x[2]
        vpxor ymm10, ymm10, ymm9                                      ;    98.3 fp0     12 x[2]
        vmovdqu ymm4, [rel sm4_ctr.T0_constants256 + 448]             ;    93.7 agu1    12 x[0] reload
        vpshufb ymm9, ymm3, ymm4                                      ;   100.7 fp1     12 x[2]
        vmovdqu ymm12, [rel sm4_ctr.T0_constants256 + 480]            ;    94.0 agu0    12 x[0] reload
        vpshufb ymm1, ymm3, ymm12                                     ;   101.0 fp2     12 x[2]
        vpxor ymm9, ymm9, ymm3                                        ;   101.7 fp3     12 x[2]
        vpxor ymm9, ymm9, ymm1                                        ;   102.7 fp0     12 x[2]
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256 + 416]             ;    97.0 agu1    12 x[0] reload
        vpshufb ymm15, ymm3, ymm1                                     ;   104.0 fp1     12 x[2]
        vpxor ymm3, ymm3, [rbp + 1600]                                ;    99.3 fp2+agu0   12 x[2]
        vmovdqa ymm11, ymm6                                           ;    99.3         12 x[2] copy
        vpxor ymm8, ymm6, [rbp + 1344]                                ;    99.3 fp3+agu1   12 x[2]
        vmovdqu [rbp + 1600], ymm0                                    ;    97.8 agu2+fp5   12 x[1] spill
        vmovdqa ymm0, ymm14                                           ;    99.3         12 x[2] copy
        vmovdqu [rbp + 1696], ymm7                                    ;    98.8 agu0+fp5   12 x[1] spill
        vpxor ymm7, ymm14, [rbp + 1440]                               ;    99.3 fp0+agu1   12 x[2]
        vmovdqu [rbp + 1728], ymm13                                   ;    99.8 agu2+fp5   12 x[0] spill
        vmovdqa ymm13, ymm10                                          ;    99.3         12 x[2] copy
        vmovdqu [rbp + 1760], ymm5                                    ;   100.8 agu0+fp5   12 x[1] spill
        vpshufb ymm5, ymm6, ymm4                                      ;   100.7 fp1     12 x[2]
        vpxor ymm11, ymm11, ymm5                                      ;   101.7 fp2     12 x[2]
        vpshufb ymm5, ymm14, ymm4                                     ;   100.7 fp1     12 x[2]
        vpxor ymm0, ymm0, ymm5                                        ;   101.7 fp3     12 x[2]
        vpxor ymm5, ymm10, [rbp + 1504]                               ;   100.0 fp0+agu1   12 x[2]
        vmovdqu [rbp + 1792], ymm2                                    ;   101.8 agu2+fp5   12 x[0] spill
        vpshufb ymm2, ymm10, ymm4                                     ;   100.7 fp2     12 x[2]
        vpxor ymm13, ymm13, ymm2                                      ;   101.7 fp3     12 x[2]
        vpshufb ymm2, ymm6, ymm12                                     ;   101.0 fp1     12 x[2]
        vpxor ymm11, ymm11, ymm2                                      ;   102.7 fp0     12 x[2]
        vpshufb ymm2, ymm14, ymm12                                    ;   101.2 fp2     12 x[2]
        vpxor ymm0, ymm0, ymm2                                        ;   102.7 fp3     12 x[2]
        vpshufb ymm2, ymm10, ymm12                                    ;   102.0 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm2                                      ;   103.0 fp0     12 x[2]
        vpshufb ymm2, ymm6, ymm1                                      ;   104.0 fp2     12 x[2]
        vpshufb ymm6, ymm14, ymm1                                     ;   104.0 fp1     12 x[2]
        vpshufb ymm10, ymm10, ymm1                                    ;   104.0 fp2     12 x[2]
        vpslld ymm14, ymm9, 2                                         ;   104.0 fp1     12 x[2]
        vpsrld ymm9, ymm9, 0x1e                                       ;   104.2 fp2     12 x[2]
        vpxor ymm3, ymm3, ymm15                                       ;   105.0 fp3     12 x[2]
        vpslld ymm15, ymm11, 2                                        ;   105.0 fp1     12 x[2]
        vpsrld ymm11, ymm11, 0x1e                                     ;   105.2 fp2     12 x[2]
        vpxor ymm3, ymm3, ymm14                                       ;   106.0 fp0     12 x[2]
        vpslld ymm14, ymm0, 2                                         ;   106.0 fp1     12 x[2]
        vpsrld ymm0, ymm0, 0x1e                                       ;   106.2 fp2     12 x[2]
        vpxor ymm8, ymm8, ymm2                                        ;   105.0 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm6                                        ;   105.0 fp0     12 x[2]
        vpxor ymm5, ymm5, ymm10                                       ;   105.0 fp3     12 x[2]
        vpslld ymm2, ymm13, 2                                         ;   107.0 fp1     12 x[2]
        vpsrld ymm6, ymm13, 0x1e                                      ;   107.2 fp2     12 x[2]
        vpxor ymm3, ymm3, ymm9                                        ;   107.0 fp0     12 x[2]
        vpxor ymm8, ymm8, ymm15                                       ;   106.0 fp3     12 x[2]
        vpxor ymm8, ymm8, ymm11                                       ;   107.0 fp0     12 x[2]
        vmovdqu ymm9, [rbp + 1792]                                    ;   104.7 agu0    12 x[3]
        vmovdqu ymm10, [rbp + 1760]                                   ;   104.8 agu1    12 x[1] reload
        vpxor ymm9, ymm9, ymm10                                       ;   111.8 fp3     12 x[3]
        vpbroadcastd ymm11, [r8 + 12]                                 ;   105.7 agu0    12 x[3] reload
        vpxor ymm9, ymm9, ymm11                                       ;   112.8 fp0     12 x[3]
        vpxor ymm7, ymm7, ymm14                                       ;   107.5 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm0                                        ;   108.5 fp0     12 x[2]
        vmovdqu ymm11, [rbp + 1728]                                   ;   105.8 agu1    12 x[3]
        vmovdqu ymm13, [rbp + 1696]                                   ;   106.7 agu0    12 x[1] reload
        vpxor ymm11, ymm11, ymm13                                     ;   113.7 fp1     12 x[3]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   106.8 agu1    12 x[3] reload
        vpxor ymm11, ymm11, ymm14                                     ;   114.7 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm2                                        ;   108.5 fp3     12 x[2]
        vpxor ymm5, ymm5, ymm6                                        ;   109.5 fp0     12 x[2]
        vpxor ymm9, ymm9, ymm3                                        ;   113.8 fp1     12 x[3]
        vpxor ymm11, ymm11, ymm8                                      ;   115.7 fp2     12 x[3]
        vmovdqu ymm2, [rbp + 1664]                                    ;   107.7 agu0    12 x[3]
        vmovdqu ymm6, [rbp + 1600]                                    ;   107.8 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm6                                        ;   114.8 fp3     12 x[3]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   108.7 agu0    12 x[3] reload
        vpxor ymm2, ymm2, ymm14                                       ;   115.8 fp0     12 x[3]
        vpxor ymm2, ymm2, ymm7                                        ;   116.8 fp1     12 x[3]
        vmovdqu ymm14, [rbp + 1632]                                   ;   108.8 agu1    12 x[3]
        vmovdqu ymm15, [rbp + 1568]                                   ;   109.7 agu0    12 x[1] reload
        vpxor ymm14, ymm14, ymm15                                     ;   116.7 fp2     12 x[3]
        vpxor ymm14, ymm14, ymm5                                      ;   117.7 fp3     12 x[3]
        vpbroadcastd ymm0, [r8 + 12]                                  ;   109.8 agu1    12 x[3] reload
        vpxor ymm14, ymm14, ymm0                                      ;   118.7 fp0     12 x[3]
        vpsrlq ymm0, ymm9, 4                                          ;   114.8 fp1     12 x[3]
        vpand ymm9, ymm9, [rel sm4_ctr.T0_constants256 + 192]         ;   114.8 fp2+agu0   12 x[3]
        vpand ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 192]         ;   115.8 fp3+agu1   12 x[3]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 224]            ;   111.7 agu0    12 x[0] reload
        vpshufb ymm9, ymm15, ymm9                                     ;   118.7 fp1     12 x[3]
        vpsrlq ymm13, ymm11, 4                                        ;   116.7 fp2     12 x[3]
        vpand ymm11, ymm11, [rel sm4_ctr.T0_constants256 + 192]       ;   116.7 fp0+agu1   12 x[3]
        vpand ymm13, ymm13, [rel sm4_ctr.T0_constants256 + 192]       ;   117.7 fp3+agu0   12 x[3]
        vpshufb ymm11, ymm15, ymm11                                   ;   118.7 fp1     12 x[3]
        vmovdqu ymm6, [rel sm4_ctr.T0_constants256 + 256]             ;   114.7 agu1    12 x[0] reload
        vpshufb ymm0, ymm6, ymm0                                      ;   121.7 fp2     12 x[3]
        vpsrlq ymm10, ymm2, 4                                         ;   117.8 fp1     12 x[3]
        vpand ymm2, ymm2, [rel sm4_ctr.T0_constants256 + 192]         ;   117.8 fp0+agu0   12 x[3]
        vpshufb ymm2, ymm15, ymm2                                     ;   118.8 fp2     12 x[3]
        vpand ymm10, ymm10, [rel sm4_ctr.T0_constants256 + 192]       ;   118.8 fp3+agu1   12 x[3]
        vpshufb ymm13, ymm6, ymm13                                    ;   121.7 fp1     12 x[3]
        vpshufb ymm10, ymm6, ymm10                                    ;   121.7 fp2     12 x[3]
        vpxor ymm9, ymm9, ymm0                                        ;   122.7 fp0     12 x[3]
        vpsrlq ymm0, ymm14, 4                                         ;   119.7 fp1     12 x[3]
        vpand ymm14, ymm14, [rel sm4_ctr.T0_constants256 + 192]       ;   119.7 fp3+agu0   12 x[3]
        vpshufb ymm14, ymm15, ymm14                                   ;   120.7 fp2     12 x[3]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 192]            ;   117.7 agu1    12 x[0] reload
        vpand ymm0, ymm0, ymm15                                       ;   124.7 fp0     12 x[3]
        vpxor ymm11, ymm11, ymm13                                     ;   122.7 fp1     12 x[3]
        vpxor ymm2, ymm2, ymm10                                       ;   122.7 fp3     12 x[3]
        vmovdqu ymm10, [rel sm4_ctr.T0_constants256 + 288]            ;   118.3 agu0    12 x[0] reload
        vpshufb ymm9, ymm9, ymm10                                     ;   125.3 fp2     12 x[3]
        vpshufb ymm6, ymm6, ymm0                                      ;   125.7 fp1     12 x[3]
        vpshufb ymm11, ymm11, ymm10                                   ;   125.3 fp2     12 x[3]
        vpshufb ymm2, ymm2, ymm10                                     ;   125.3 fp1     12 x[3]
        vpxor ymm14, ymm14, ymm6                                      ;   126.7 fp0     12 x[3]
        vmovdqu ymm6, [rel sm4_ctr.T0_constants256 + 320]             ;   119.3 agu1    12 x[0] reload
        vaesenclast ymm9, ymm9, ymm6                                  ;   126.3 fp0     12 x[3]
        vaesenclast ymm11, ymm11, ymm6                                ;   126.3 fp1     12 x[3]
        vaesenclast ymm2, ymm2, ymm6                                  ;   126.3 fp0     12 x[3]
        vpshufb ymm10, ymm14, ymm10                                   ;   127.7 fp2     12 x[3]
        vaesenclast ymm6, ymm10, ymm6                                 ;   128.7 fp1     12 x[3]
        vpsrlq ymm10, ymm9, 4                                         ;   130.3 fp2     12 x[3]
        vpand ymm9, ymm9, ymm15                                       ;   130.3 fp3     12 x[3]
        vpsrlq ymm13, ymm11, 4                                        ;   130.3 fp2     12 x[3]
        vpand ymm11, ymm11, ymm15                                     ;   130.3 fp0     12 x[3]
        vpsrlq ymm14, ymm2, 4                                         ;   130.3 fp1     12 x[3]
        vpand ymm2, ymm2, ymm15                                       ;   130.3 fp3     12 x[3]
        vpand ymm10, ymm10, ymm15                                     ;   131.3 fp0     12 x[3]
        vpand ymm13, ymm13, ymm15                                     ;   131.3 fp2     12 x[3]
        vpand ymm14, ymm14, ymm15                                     ;   131.3 fp1     12 x[3]
        vmovdqu ymm0, [rel sm4_ctr.T0_constants256 + 352]             ;   125.8 agu0    12 x[0] reload
        vpshufb ymm9, ymm0, ymm9                                      ;   132.8 fp2     12 x[3]
        vpshufb ymm11, ymm0, ymm11                                    ;   132.8 fp1     12 x[3]
        vpshufb ymm2, ymm0, ymm2                                      ;   132.8 fp2     12 x[3]
        vmovdqu ymm1, [rel sm4_ctr.T0_constants256 + 384]             ;   126.7 agu1    12 x[0] reload
        vpshufb ymm10, ymm1, ymm10                                    ;   133.7 fp1     12 x[3]
        vpshufb ymm13, ymm1, ymm13                                    ;   133.7 fp2     12 x[3]
        vpshufb ymm14, ymm1, ymm14                                    ;   133.7 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm10                                       ;   134.7 fp3     12 x[3]
        vpsrlq ymm10, ymm6, 4                                         ;   132.7 fp2     12 x[3]
        vpand ymm6, ymm6, ymm15                                       ;   132.7 fp0     12 x[3]
        vpshufb ymm6, ymm0, ymm6                                      ;   133.7 fp1     12 x[3]
        vpand ymm10, ymm10, ymm15                                     ;   133.7 fp3     12 x[3]
        vpshufb ymm10, ymm1, ymm10                                    ;   134.7 fp2     12 x[3]
        vpxor ymm11, ymm11, ymm13                                     ;   134.7 fp0     12 x[3]
        vpxor ymm2, ymm2, ymm14                                       ;   134.7 fp1     12 x[3]
        vpxor ymm6, ymm6, ymm10                                       ;   135.7 fp3     12 x[3]
        vpshufb ymm10, ymm9, ymm4                                     ;   135.7 fp2     12 x[3]
        vpshufb ymm13, ymm11, ymm4                                    ;   135.7 fp1     12 x[3]
        vpshufb ymm14, ymm2, ymm4                                     ;   135.7 fp2     12 x[3]
        vpshufb ymm15, ymm9, ymm12                                    ;   135.7 fp1     12 x[3]
        vpshufb ymm4, ymm6, ymm4                                      ;   136.7 fp2     12 x[3]
        vpshufb ymm0, ymm11, ymm12                                    ;   135.7 fp1     12 x[3]
        vpshufb ymm1, ymm2, ymm12                                     ;   135.7 fp2     12 x[3]
        vpshufb ymm12, ymm6, ymm12                                    ;   136.7 fp1     12 x[3]
        vpxor ymm10, ymm10, ymm9                                      ;   136.7 fp0     12 x[3]
        vpxor ymm10, ymm10, ymm15                                     ;   137.7 fp3     12 x[3]
        vmovdqu ymm15, [rel sm4_ctr.T0_constants256 + 416]            ;   134.3 agu0    12 x[0] reload
        vmovdqu [rbp + 1824], ymm5                                    ;   134.5 agu2+fp5   12 x[2] spill
        vpshufb ymm5, ymm9, ymm15                                     ;   141.3 fp2     12 x[3]
        vpxor ymm13, ymm13, ymm11                                     ;   136.7 fp0     12 x[3]
        vpxor ymm13, ymm13, ymm0                                      ;   137.7 fp3     12 x[3]
        vpxor ymm0, ymm11, [rbp + 1312]                               ;   136.0 fp0+agu1   12 x[3]
        vpxor ymm14, ymm14, ymm2                                      ;   136.7 fp3     12 x[3]
        vpxor ymm14, ymm14, ymm1                                      ;   137.7 fp1     12 x[3]
        vmovdqu [rbp + 1344], ymm8                                    ;   135.8 agu0+fp5   11 rounds
        vpxor ymm8, ymm2, [rbp + 1408]                                ;   137.0 fp0+agu1   12 x[3]
        vpxor ymm4, ymm6, ymm4                                        ;   137.7 fp3     12 x[3]
        vmovdqu [rbp + 1440], ymm7                                    ;   136.8 agu2+fp5   11 rounds
        vpxor ymm4, ymm4, ymm12                                       ;   138.7 fp2     12 x[3]
        vpxor ymm7, ymm6, [rbp + 1472]                                ;   137.7 fp1+agu0   12 x[3]
        vpxor ymm9, ymm9, [rbp + 1376]                                ;   138.0 fp0+agu1   12 x[3]
        vpslld ymm12, ymm10, 2                                        ;   138.7 fp2     12 x[3]
        vpsrld ymm10, ymm10, 0x1e                                     ;   138.7 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm12                                       ;   139.7 fp3     12 x[3]
        vpxor ymm9, ymm9, ymm10                                       ;   140.7 fp0     12 x[3]
        vpslld ymm10, ymm13, 2                                        ;   139.3 fp2     12 x[3]
        vpsrld ymm12, ymm13, 0x1e                                     ;   139.7 fp1     12 x[3]
        vpslld ymm13, ymm14, 2                                        ;   140.3 fp2     12 x[3]
        vpsrld ymm14, ymm14, 0x1e                                     ;   140.7 fp1     12 x[3]
        vpxor ymm0, ymm0, ymm10                                       ;   140.3 fp3     12 x[3]
        vpxor ymm0, ymm0, ymm12                                       ;   141.3 fp0     12 x[3]
        vpslld ymm10, ymm4, 2                                         ;   141.3 fp2     12 x[3]
        vpsrld ymm4, ymm4, 0x1e                                       ;   141.7 fp1     12 x[3]
        vpxor ymm8, ymm8, ymm13                                       ;   141.3 fp3     12 x[3]
        vmovdqu ymm12, [rbp + 1792]                                   ;   139.2 agu0    12 x[0] reload
        vmovdqu [rbp + 1056], ymm12                                   ;   146.2 agu2+fp5   11 rounds
        vmovdqu ymm12, [rbp + 1728]                                   ;   139.5 agu1    12 x[0] reload
        vmovdqu [rbp + 1088], ymm12                                   ;   146.5 agu0+fp5   11 rounds
        vpshufb ymm11, ymm11, ymm15                                   ;   142.3 fp2     12 x[3]
        vpshufb ymm2, ymm2, ymm15                                     ;   142.7 fp1     12 x[3]
        vpshufb ymm6, ymm6, ymm15                                     ;   143.3 fp2     12 x[3]
        vpxor ymm8, ymm8, ymm14                                       ;   142.3 fp0     12 x[3]
        vpxor ymm9, ymm9, ymm5                                        ;   142.3 fp3     12 x[3]
        vpxor ymm7, ymm7, ymm10                                       ;   142.3 fp0     12 x[3]
        vmovdqu ymm5, [rbp + 1664]                                    ;   140.8 agu1    12 x[0] reload
        vmovdqu [rbp + 1120], ymm5                                    ;   147.8 agu2+fp5   11 rounds
        vpxor ymm7, ymm7, ymm4                                        ;   143.3 fp3     12 x[3]
        vmovdqu ymm4, [rbp + 1632]                                    ;   141.3 agu0    12 x[0] reload
        vmovdqu [rbp + 1152], ymm4                                    ;   148.3 agu1+fp5   11 rounds
        vpxor ymm0, ymm0, ymm11                                       ;   143.3 fp0     12 x[3]
        vmovdqu [rbp + 1376], ymm9                                    ;   143.3 agu2+fp5   11 rounds
        vpxor ymm8, ymm8, ymm2                                        ;   143.7 fp3     12 x[3]
        vmovdqu ymm2, [rbp + 1696]                                    ;   142.3 agu0    12 x[1] reload
        vmovdqu [rbp + 1216], ymm2                                    ;   149.3 agu1+fp5   11 rounds
        vpxor ymm7, ymm7, ymm6                                        ;   144.3 fp1     12 x[3]
        vmovdqu [rbp + 1312], ymm0                                    ;   145.3 agu2+fp5   11 rounds
        vmovdqu ymm2, [rbp + 1600]                                    ;   143.3 agu0    12 x[1] reload
        vmovdqu [rbp + 1248], ymm2                                    ;   150.3 agu1+fp5   11 rounds
        vmovdqu [rbp + 1408], ymm8                                    ;   147.3 agu2+fp5   11 rounds
        vmovdqu ymm2, [rbp + 1568]                                    ;   144.3 agu0    12 x[1] reload
        vmovdqu [rbp + 1280], ymm2                                    ;   151.3 agu1+fp5   11 rounds
        vmovdqu [rbp + 1472], ymm7                                    ;   149.3 agu2+fp5   11 rounds
        vmovdqu ymm2, [rbp + 1824]                                    ;   145.3 agu0    12 x[2] reload
        vmovdqu [rbp + 1504], ymm2                                    ;   152.3 agu1+fp5   11 rounds
        add r8, 0x10                                                  ;   144.2 alu0    11 rounds
        vmovdqu ymm0, [rbp + 1760]                                    ;   146.3 agu0    12 x[1] reload
        vmovdqa ymm1, ymm3                                            ;   144.5         12 x[2] copy
        cmp r8, qword [rbp + 1904]                                    ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 1896], r8                                    ;                    resident
        vmovdqu [rbp + 1184], ymm0                                    ;                    resident
        vmovdqu [rbp + 1536], ymm1                                    ;                    resident
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
        mov r8, qword [rbp + 1872]                                    ;    10.0 agu2    15 z[0] reload
        vpxor ymm13, ymm13, [r8]                                      ;    21.0 fp0+agu0   16 dst
        mov r9, qword [rbp + 1912]                                    ;    10.3 agu1    16 dst reload
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
        mov qword [rbp + 1912], r9                                    ;    33.5 agu2+st0    9 blocks
        add r8, 0x200                                                 ;    32.8 alu1     9 blocks
        mov qword [rbp + 1872], r8                                    ;    33.8 agu1+st1    9 blocks
        vmovdqu ymm0, [rbp + 1024]                                    ;    34.2 agu0     9 blocks
        vpaddd ymm0, ymm0, [rel sm4_ctr.T0_constants256 + 512]        ;    41.2 fp2+agu1    9 blocks
        vmovdqu [rbp + 1024], ymm0                                    ;    42.2 agu2+fp5    9 blocks
        cmp r8, qword [rbp + 1880]                                    ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1864]                                   ;                    blocks left over
        test rax, rax                                                 ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1872]                                   ;                    blocks left over
        lea rdi, [rbp - 128]                                          ;                    blocks left over
        mov qword [rbp + 1920], rsi                                   ;                    blocks left over
        mov qword [rbp + 1872], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        mov rsi, qword [rbp + 1912]                                   ;                    blocks left over
        lea rdi, [rbp + 384]                                          ;                    blocks left over
        mov rcx, rsi                                                  ;                    blocks left over
        sub rcx, qword [rbp + 1920]                                   ;                    blocks left over
        neg rcx                                                       ;                    blocks left over
        sbb rcx, rcx                                                  ;                    blocks left over
        lea rdx, [rbp - 128]                                          ;                    blocks left over
        sub rdi, rdx                                                  ;                    blocks left over
        and rdi, rcx                                                  ;                    blocks left over
        add rdi, rdx                                                  ;                    blocks left over
        mov qword [rbp + 1928], rdi                                   ;                    blocks left over
        mov qword [rbp + 1936], rsi                                   ;                    blocks left over
        mov qword [rbp + 1912], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        lea rsi, [rbp + 384]                                          ;                    blocks left over
        mov qword [rbp + 1880], rsi                                   ;                    blocks left over
        neg rax                                                       ;                    blocks left over
        mov qword [rbp + 1864], rax                                   ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                       ;                    blocks left over
        mov rsi, qword [rbp + 1928]                                   ;                    blocks left over
        mov rdi, qword [rbp + 1936]                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 1944]                                   ;                    frame
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
