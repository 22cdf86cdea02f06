; sm4_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu zen3 --variant boxes
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 128 bytes, read, secret, no alignment needed
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
;   blocks: 86 uops, planned 28.2; bounds: width 14.3, ports 24.0, path 10.0
;   blocks/rounds: 536 uops, planned 138.0; bounds: width 89.3, ports 112.0, path 79.0
;   blocks.2: 89 uops, planned 29.7; bounds: width 14.8, ports 24.0, path 3.0
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
%fatal "sm4_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sm4_encrypt
$_sm4_encrypt:
%else
        global $sm4_encrypt
%endif
$sm4_encrypt:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x7e0                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 1872], rax                                      ;                    frame
        mov dword [rbp + 1880], ecx                                      ;                    argument
        mov qword [rbp + 1800], rsi                                      ;                    argument
        mov qword [rbp + 1816], rdi                                      ;                    argument
        mov qword [rbp + 1840], rdx                                      ;                    argument
        cmp dword [rbp + 1880], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1880]                                      ;                    passes of 32
        mov rcx, rax                                                     ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                    ;                    passes of 32
        mov qword [rbp + 1792], rax                                      ;                    passes of 32
        sub rcx, rax                                                     ;                    passes of 32
        imul rcx, rcx, 0x10                                              ;                    passes of 32
        mov rdx, qword [rbp + 1800]                                      ;                    passes of 32
        add rcx, rdx                                                     ;                    passes of 32
        mov qword [rbp + 1808], rcx                                      ;                    passes of 32
        cmp rcx, rdx                                                     ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 1800]                                       ;     0.0 agu0    30 x[0] reload
        vmovdqu ymm1, [r8 + 32]                                          ;     4.0 agu1    30 x[0]
        vmovdqu ymm0, [r8]                                               ;     4.0 agu0    30 x[0]
        vmovdqu ymm2, [r8 + 64]                                          ;     4.0 agu1    30 x[0]
        vmovdqu ymm3, [r8 + 96]                                          ;     4.0 agu0    30 x[0]
        vmovdqu ymm4, [r8 + 128]                                         ;     4.0 agu1    30 x[0]
        vmovdqu ymm5, [r8 + 160]                                         ;     4.0 agu0    30 x[0]
        vmovdqu ymm6, [r8 + 192]                                         ;     4.0 agu1    30 x[0]
        vmovdqu ymm7, [r8 + 224]                                         ;     4.0 agu0    30 x[0]
        vmovdqu ymm8, [r8 + 256]                                         ;     4.2 agu1    30 x[0]
        vmovdqu ymm9, [r8 + 288]                                         ;     5.0 agu0    30 x[0]
        vmovdqu ymm10, [r8 + 320]                                        ;     5.2 agu1    30 x[0]
        vpunpckldq ymm14, ymm0, ymm1                                     ;    11.0 fp1     30 x[0]
        vpunpckhdq ymm0, ymm0, ymm1                                      ;    11.0 fp2     30 x[0]
        vpunpckldq ymm1, ymm2, ymm3                                      ;    11.0 fp1     30 x[0]
        vpunpckhdq ymm2, ymm2, ymm3                                      ;    11.0 fp2     30 x[0]
        vpunpckldq ymm3, ymm4, ymm5                                      ;    11.0 fp1     30 x[0]
        vpunpckhdq ymm4, ymm4, ymm5                                      ;    11.0 fp2     30 x[0]
        vpunpckldq ymm5, ymm6, ymm7                                      ;    11.0 fp1     30 x[0]
        vpunpckhdq ymm6, ymm6, ymm7                                      ;    11.0 fp2     30 x[0]
        mov r9, qword [rbp + 1816]                                       ;     4.5 agu2    31 rounds reload
        vmovdqu ymm11, [r8 + 352]                                        ;     6.0 agu0    30 x[0]
        vmovdqu ymm12, [r8 + 384]                                        ;     6.2 agu1    30 x[0]
        vmovdqu ymm13, [r8 + 416]                                        ;     7.0 agu0    30 x[0]
        mov qword [rbp + 1824], r9                                       ;     8.5 agu2+st0   31 rounds
        vpunpcklqdq ymm7, ymm14, ymm1                                    ;    12.0 fp1     30 x[0]
        vpunpckhqdq ymm1, ymm14, ymm1                                    ;    12.0 fp2     30 x[0]
        vmovdqu ymm14, [rel sm4_encrypt.T0_constants256]                 ;     7.2 agu1    30 x[0] reload
        vpshufb ymm7, ymm7, ymm14                                        ;    14.2 fp1     30 x[0]
        vpshufb ymm1, ymm1, ymm14                                        ;    14.2 fp2     30 x[0]
        vpunpcklqdq ymm15, ymm0, ymm2                                    ;    12.0 fp1     30 x[0]
        vpunpckhqdq ymm0, ymm0, ymm2                                     ;    12.0 fp2     30 x[0]
        vpshufb ymm2, ymm15, ymm14                                       ;    14.2 fp1     30 x[0]
        vpunpcklqdq ymm15, ymm3, ymm5                                    ;    12.0 fp2     30 x[0]
        vpunpckhqdq ymm3, ymm3, ymm5                                     ;    12.0 fp1     30 x[0]
        vpshufb ymm5, ymm15, ymm14                                       ;    14.2 fp2     30 x[0]
        vpunpcklqdq ymm15, ymm4, ymm6                                    ;    12.0 fp1     30 x[0]
        vpshufb ymm0, ymm0, ymm14                                        ;    14.2 fp2     30 x[0]
        vpshufb ymm3, ymm3, ymm14                                        ;    14.2 fp1     30 x[0]
        vpunpckhqdq ymm4, ymm4, ymm6                                     ;    13.2 fp2     30 x[0]
        vpshufb ymm6, ymm15, ymm14                                       ;    14.2 fp1     30 x[0]
        vmovdqu [rbp + 896], ymm7                                        ;    15.2 agu2+fp5   31 rounds
        vmovdqu [rbp + 928], ymm5                                        ;    15.2 agu0+fp5   31 rounds
        vpunpckldq ymm5, ymm8, ymm9                                      ;    14.2 fp2     30 x[0]
        vpunpckhdq ymm7, ymm8, ymm9                                      ;    15.0 fp1     30 x[0]
        vpunpckldq ymm8, ymm10, ymm11                                    ;    15.2 fp2     30 x[0]
        vpshufb ymm4, ymm4, ymm14                                        ;    16.0 fp1     30 x[0]
        vmovdqu [rbp + 960], ymm6                                        ;    15.2 agu1+fp5   31 rounds
        vpunpcklqdq ymm6, ymm5, ymm8                                     ;    16.2 fp2     30 x[0]
        vmovdqu [rbp + 992], ymm4                                        ;    17.0 agu2+fp5   31 rounds
        vpshufb ymm4, ymm6, ymm14                                        ;    17.2 fp1     30 x[0]
        vpunpckhdq ymm9, ymm10, ymm11                                    ;    17.2 fp2     30 x[0]
        vpunpckhqdq ymm5, ymm5, ymm8                                     ;    18.0 fp1     30 x[0]
        vpunpcklqdq ymm8, ymm7, ymm9                                     ;    18.2 fp2     30 x[0]
        vpshufb ymm6, ymm8, ymm14                                        ;    19.2 fp1     30 x[0]
        vmovdqu [rbp + 1024], ymm3                                       ;    16.2 agu0+fp5   31 rounds
        vmovdqu [rbp + 1056], ymm2                                       ;    17.2 agu1+fp5   31 rounds
        vmovdqu [rbp + 1088], ymm0                                       ;    18.2 agu2+fp5   31 rounds
        vpunpckldq ymm0, ymm12, ymm13                                    ;    19.2 fp2     30 x[0]
        vmovdqu ymm2, [r8 + 448]                                         ;    16.0 agu0    30 x[0]
        vmovdqu ymm3, [r8 + 480]                                         ;    16.2 agu1    30 x[0]
        vmovdqu [rbp + 1120], ymm4                                       ;    19.2 agu2+fp5   31 rounds
        vpunpckldq ymm4, ymm2, ymm3                                      ;    23.2 fp1     30 x[0]
        vpunpckhdq ymm2, ymm2, ymm3                                      ;    23.2 fp2     30 x[0]
        vpunpcklqdq ymm3, ymm0, ymm4                                     ;    24.2 fp1     30 x[0]
        vpshufb ymm3, ymm3, ymm14                                        ;    25.2 fp2     30 x[0]
        vmovdqu [rbp + 1152], ymm3                                       ;    26.2 agu0+fp5   31 rounds
        vmovdqu [rbp + 1184], ymm1                                       ;    21.2 agu1+fp5   31 rounds
        vpunpckhdq ymm1, ymm12, ymm13                                    ;    22.0 fp1     30 x[0]
        vpunpckhqdq ymm7, ymm7, ymm9                                     ;    22.2 fp2     30 x[0]
        vpshufb ymm5, ymm5, ymm14                                        ;    23.0 fp1     30 x[0]
        vpshufb ymm7, ymm7, ymm14                                        ;    23.2 fp2     30 x[0]
        vmovdqu [rbp + 1216], ymm5                                       ;    24.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 1248], ymm6                                       ;    23.2 agu0+fp5   31 rounds
        vmovdqu [rbp + 1280], ymm7                                       ;    24.2 agu1+fp5   31 rounds
        vpunpckhqdq ymm0, ymm0, ymm4                                     ;    24.2 fp1     30 x[0]
        vpshufb ymm0, ymm0, ymm14                                        ;    25.2 fp2     30 x[0]
        vpunpcklqdq ymm3, ymm1, ymm2                                     ;    25.0 fp1     30 x[0]
        vpunpckhqdq ymm1, ymm1, ymm2                                     ;    25.2 fp2     30 x[0]
        vmovdqu [rbp + 1312], ymm0                                       ;    26.2 agu2+fp5   31 rounds
        vpshufb ymm0, ymm3, ymm14                                        ;    26.0 fp1     30 x[0]
        vpshufb ymm1, ymm1, ymm14                                        ;    26.2 fp2     30 x[0]
        vmovdqu [rbp + 1344], ymm0                                       ;    27.0 agu0+fp5   31 rounds
        vmovdqu [rbp + 1376], ymm1                                       ;    27.2 agu1+fp5   31 rounds
        add r9, 0x80                                                     ;    23.5 alu0    31 rounds
        mov qword [rbp + 1832], r9                                       ;    24.5 agu2+st1   31 rounds
        mov r8, qword [rbp + 1824]                                       ;                    resident
        vmovdqu ymm0, [rbp + 1088]                                       ;                    resident
        vmovdqu ymm1, [rbp + 992]                                        ;                    resident
        vmovdqu ymm2, [rbp + 1280]                                       ;                    resident
        vmovdqu ymm3, [rbp + 1376]                                       ;                    resident
        vmovdqu ymm4, [rbp + 1056]                                       ;                    resident
        vmovdqu ymm5, [rbp + 960]                                        ;                    resident
        vmovdqu ymm6, [rbp + 1248]                                       ;                    resident
        vmovdqu ymm7, [rbp + 1344]                                       ;                    resident
        vmovdqu ymm8, [rbp + 1184]                                       ;                    resident
        vmovdqu ymm9, [rbp + 1024]                                       ;                    resident
        vmovdqu ymm10, [rbp + 1216]                                      ;                    resident
        align 16
.rounds_2:
        vpbroadcastd ymm12, [r8]                                         ;     0.0 agu0    32 x[0]
        vpbroadcastd ymm14, [r8]                                         ;     0.2 agu1    32 x[0]
        vpxor ymm12, ymm12, ymm9                                         ;     7.0 fp0     32 x[0]
        vpxor ymm12, ymm12, ymm5                                         ;     8.0 fp1     32 x[0]
        vpbroadcastd ymm11, [r8]                                         ;     1.0 agu0    32 x[0]
        vpxor ymm11, ymm11, ymm8                                         ;     8.0 fp2     32 x[0]
        vpxor ymm11, ymm11, ymm4                                         ;     9.0 fp3     32 x[0]
        vpxor ymm11, ymm11, ymm0                                         ;    10.0 fp0     32 x[0]
        vpxor ymm12, ymm12, ymm1                                         ;     9.0 fp1     32 x[0]
        vpbroadcastd ymm13, [r8]                                         ;     1.5 agu1    32 x[0]
        vpxor ymm13, ymm13, ymm10                                        ;     8.5 fp2     32 x[0]
        vpxor ymm13, ymm13, ymm6                                         ;     9.5 fp3     32 x[0]
        vpxor ymm13, ymm13, ymm2                                         ;    10.5 fp0     32 x[0]
        vpxor ymm14, ymm14, ymm7                                         ;     7.2 fp1     32 x[0]
        vpxor ymm14, ymm14, ymm3                                         ;     8.2 fp2     32 x[0]
        vmovdqu ymm15, [rbp + 1312]                                      ;     2.5 agu0    32 x[0] reload
        vpxor ymm14, ymm14, ymm15                                        ;     9.5 fp3     32 x[0]
        vpsrlq ymm15, ymm11, 4                                           ;    11.0 fp1     21 x[0]
        vpand ymm15, ymm15, [rel sm4_encrypt.T0_constants256 + 32]       ;    12.0 fp0+agu1   21 x[0]
        vmovdqu [rbp + 1408], ymm10                                      ;     3.2 agu2+fp5   32 x[0] spill
        vpand ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 32]       ;    11.0 fp2+agu0   21 x[0]
        vmovdqu [rbp + 1440], ymm8                                       ;     4.2 agu1+fp5   32 x[0] spill
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 96]             ;     4.5 agu0    21 x[0] reload
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 64]            ;     5.0 agu1    21 x[0] reload
        vpshufb ymm11, ymm10, ymm11                                      ;    12.0 fp1     21 x[0]
        vmovdqu [rbp + 1472], ymm9                                       ;     7.0 agu2+fp5   32 x[0] spill
        vpsrlq ymm9, ymm12, 4                                            ;    10.0 fp2     21 x[0]
        vpand ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 32]       ;    10.0 fp3+agu0   21 x[0]
        vpand ymm9, ymm9, [rel sm4_encrypt.T0_constants256 + 32]         ;    11.0 fp0+agu1   21 x[0]
        vpshufb ymm15, ymm8, ymm15                                       ;    13.0 fp1     21 x[0]
        vpxor ymm11, ymm11, ymm15                                        ;    14.0 fp2     21 x[0]
        vpshufb ymm15, ymm8, ymm9                                        ;    12.0 fp1     21 x[0]
        vpshufb ymm12, ymm10, ymm12                                      ;    12.0 fp2     21 x[0]
        vpxor ymm12, ymm12, ymm15                                        ;    13.0 fp3     21 x[0]
        vmovdqu ymm9, [rel sm4_encrypt.T0_constants256 + 32]             ;     9.5 agu0    21 x[0] reload
        vpsrlq ymm15, ymm13, 4                                           ;    11.5 fp1     21 x[0]
        vpand ymm13, ymm13, ymm9                                         ;    16.5 fp0     21 x[0]
        vpshufb ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 128]    ;    14.0 fp2+agu1   21 x[0]
        vpshufb ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 128]    ;    15.0 fp1+agu0   21 x[0]
        vaesenclast ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 160] ;    16.0 fp0+agu1   21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    16.5 fp3     21 x[0]
        vpshufb ymm13, ymm10, ymm13                                      ;    17.5 fp2     21 x[0]
        vpshufb ymm15, ymm8, ymm15                                       ;    17.5 fp1     21 x[0]
        vaesenclast ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 160] ;    15.0 fp0+agu0   21 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;    18.5 fp3     21 x[0]
        vpsrlq ymm15, ymm14, 4                                           ;    12.3 fp2     21 x[0]
        vpand ymm14, ymm14, ymm9                                         ;    16.5 fp3     21 x[0]
        vpshufb ymm14, ymm10, ymm14                                      ;    17.5 fp1     21 x[0]
        vpshufb ymm13, ymm13, [rel sm4_encrypt.T0_constants256 + 128]    ;    19.5 fp2+agu1   21 x[0]
        vaesenclast ymm13, ymm13, [rel sm4_encrypt.T0_constants256 + 160] ;    20.5 fp0+agu0   21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    16.5 fp3     21 x[0]
        vpshufb ymm15, ymm8, ymm15                                       ;    17.5 fp1     21 x[0]
        vpxor ymm14, ymm14, ymm15                                        ;    18.5 fp0     21 x[0]
        vmovdqu ymm15, [rel sm4_encrypt.T0_constants256 + 128]           ;    14.2 agu1    21 x[0] reload
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 192]            ;    14.3 agu0    21 x[0] reload
        vpshufb ymm14, ymm14, ymm15                                      ;    21.2 fp2     21 x[0]
        vpsrlq ymm15, ymm11, 4                                           ;    20.0 fp1     21 x[0]
        vpand ymm11, ymm11, ymm9                                         ;    20.0 fp3     21 x[0]
        vpshufb ymm11, ymm8, ymm11                                       ;    21.3 fp2     21 x[0]
        vpsrlq ymm10, ymm12, 4                                           ;    19.0 fp1     21 x[0]
        vpand ymm12, ymm12, ymm9                                         ;    19.0 fp0     21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    21.0 fp3     21 x[0]
        vpshufb ymm12, ymm8, ymm12                                       ;    21.3 fp2     21 x[0]
        vpand ymm10, ymm10, ymm9                                         ;    20.0 fp1     21 x[0]
        vmovdqu [rbp + 1504], ymm7                                       ;    17.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 224]            ;    17.8 agu1    21 x[0] reload
        vpshufb ymm15, ymm7, ymm15                                       ;    24.8 fp2     21 x[0]
        vpxor ymm11, ymm11, ymm15                                        ;    25.8 fp0     21 x[0]
        vpshufb ymm15, ymm7, ymm10                                       ;    24.8 fp1     21 x[0]
        vpxor ymm12, ymm12, ymm15                                        ;    25.8 fp3     21 x[0]
        vpsrlq ymm15, ymm13, 4                                           ;    24.5 fp2     21 x[0]
        vpbroadcastd ymm10, [r8 + 4]                                     ;    19.0 agu0    32 x[1]
        vpand ymm13, ymm13, ymm9                                         ;    24.5 fp0     21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    25.5 fp1     21 x[0]
        vpshufb ymm15, ymm7, ymm15                                       ;    26.5 fp2     21 x[0]
        vaesenclast ymm14, ymm14, [rel sm4_encrypt.T0_constants256 + 160] ;    22.2 fp0+agu1   21 x[0]
        vpxor ymm10, ymm10, ymm5                                         ;    26.0 fp3     32 x[1]
        vpxor ymm10, ymm10, ymm1                                         ;    27.0 fp1     32 x[1]
        vmovdqu [rbp + 1536], ymm5                                       ;    20.5 agu2+fp5   32 x[0] spill
        vpsrlq ymm5, ymm14, 4                                            ;    26.2 fp2     21 x[0]
        vpand ymm14, ymm14, ymm9                                         ;    26.2 fp3     21 x[0]
        vpshufb ymm14, ymm8, ymm14                                       ;    27.2 fp1     21 x[0]
        vpshufb ymm13, ymm8, ymm13                                       ;    25.5 fp2     21 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;    27.5 fp0     21 x[0]
        vpbroadcastd ymm15, [r8 + 4]                                     ;    22.2 agu0    32 x[1]
        vmovdqu [rbp + 1568], ymm1                                       ;    22.3 agu1+fp5   32 x[0] spill
        vmovdqu [rbp + 1600], ymm0                                       ;    23.3 agu2+fp5   32 x[0] spill
        vpshufb ymm1, ymm11, [rel sm4_encrypt.T0_constants256 + 288]     ;    26.8 fp1+agu0   32 x[0]
        vpxor ymm1, ymm1, ymm11                                          ;    27.8 fp3     32 x[0]
        vmovdqu [rbp + 1632], ymm4                                       ;    24.7 agu1+fp5   32 x[0] spill
        vpxor ymm15, ymm15, ymm4                                         ;    29.2 fp0     32 x[1]
        vpxor ymm15, ymm15, ymm0                                         ;    30.2 fp2     32 x[1]
        vpand ymm5, ymm5, ymm9                                           ;    27.2 fp1     21 x[0]
        vpshufb ymm5, ymm7, ymm5                                         ;    28.2 fp2     21 x[0]
        vpxor ymm14, ymm14, ymm5                                         ;    29.2 fp3     21 x[0]
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256 + 256]            ;    25.8 agu0    32 x[0] reload
        vpshufb ymm4, ymm11, ymm5                                        ;    32.8 fp1     32 x[0]
        vpxor ymm4, ymm4, [rbp + 896]                                    ;    33.8 fp0+agu1   32 x[0]
        vpxor ymm4, ymm4, ymm11                                          ;    34.8 fp3     32 x[0]
        vpshufb ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 320]    ;    27.0 fp2+agu0   32 x[0]
        vpxor ymm1, ymm1, ymm11                                          ;    28.8 fp0     32 x[0]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 288]           ;    27.2 agu1    32 x[0] reload
        vpshufb ymm0, ymm12, ymm11                                       ;    34.2 fp1     32 x[0]
        vpxor ymm0, ymm0, ymm12                                          ;    35.2 fp3     32 x[0]
        vpshufb ymm7, ymm12, [rel sm4_encrypt.T0_constants256 + 320]     ;    28.0 fp2+agu0   32 x[0]
        vpslld ymm9, ymm1, 2                                             ;    29.8 fp1     32 x[0]
        vpxor ymm4, ymm4, ymm9                                           ;    35.8 fp0     32 x[0]
        vpsrld ymm1, ymm1, 0x1e                                          ;    29.8 fp2     32 x[0]
        vpxor ymm4, ymm4, ymm1                                           ;    36.8 fp3     32 x[0]
        vpshufb ymm1, ymm12, ymm5                                        ;    32.8 fp1     32 x[0]
        vpxor ymm12, ymm12, ymm1                                         ;    33.8 fp0     32 x[0]
        vpshufb ymm1, ymm13, ymm5                                        ;    32.8 fp2     32 x[0]
        vpxor ymm0, ymm0, ymm7                                           ;    36.2 fp3     32 x[0]
        vpxor ymm12, ymm12, [rbp + 928]                                  ;    34.8 fp0+agu1   32 x[0]
        vpxor ymm1, ymm1, ymm13                                          ;    33.8 fp1     32 x[0]
        vpshufb ymm9, ymm14, ymm5                                        ;    32.8 fp2     32 x[0]
        vpxor ymm9, ymm9, ymm14                                          ;    33.8 fp3     32 x[0]
        vpxor ymm9, ymm9, [rbp + 1152]                                   ;    34.8 fp0+agu0   32 x[0]
        vpxor ymm1, ymm1, [rbp + 1120]                                   ;    34.8 fp1+agu1   32 x[0]
        vmovdqu [rbp + 1664], ymm6                                       ;    33.0 agu2+fp5   32 x[0] spill
        vpxor ymm15, ymm15, ymm4                                         ;    37.8 fp3     32 x[1]
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 320]            ;    33.3 agu0    32 x[0] reload
        vpshufb ymm8, ymm13, ymm7                                        ;    40.3 fp2     32 x[0]
        vpxor ymm8, ymm8, ymm13                                          ;    41.3 fp0     32 x[0]
        vpshufb ymm13, ymm13, ymm11                                      ;    34.2 fp1     32 x[0]
        vpxor ymm8, ymm8, ymm13                                          ;    42.3 fp3     32 x[0]
        vpshufb ymm13, ymm14, ymm11                                      ;    34.5 fp2     32 x[0]
        vpxor ymm13, ymm13, ymm14                                        ;    35.5 fp0     32 x[0]
        vpshufb ymm14, ymm14, ymm7                                       ;    40.3 fp1     32 x[0]
        vpxor ymm13, ymm13, ymm14                                        ;    41.3 fp3     32 x[0]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 96]            ;    34.8 agu1    21 x[0] reload
        vpbroadcastd ymm14, [r8 + 4]                                     ;    35.0 agu0    32 x[1]
        vpxor ymm14, ymm14, ymm6                                         ;    42.0 fp2     32 x[1]
        vpxor ymm14, ymm14, ymm2                                         ;    43.0 fp0     32 x[1]
        vpslld ymm6, ymm0, 2                                             ;    37.2 fp1     32 x[0]
        vpxor ymm12, ymm12, ymm6                                         ;    38.2 fp3     32 x[0]
        vpsrld ymm0, ymm0, 0x1e                                          ;    37.2 fp2     32 x[0]
        vpxor ymm12, ymm12, ymm0                                         ;    39.2 fp0     32 x[0]
        vpslld ymm0, ymm13, 2                                            ;    42.3 fp1     32 x[0]
        vpsrld ymm13, ymm13, 0x1e                                        ;    42.3 fp2     32 x[0]
        vpxor ymm9, ymm9, ymm0                                           ;    43.3 fp3     32 x[0]
        vpxor ymm10, ymm10, ymm12                                        ;    40.2 fp0     32 x[1]
        vpxor ymm9, ymm9, ymm13                                          ;    44.3 fp1     32 x[0]
        vpslld ymm13, ymm8, 2                                            ;    43.3 fp2     32 x[0]
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256 + 32]             ;    37.8 agu1    21 x[0] reload
        vpxor ymm1, ymm1, ymm13                                          ;    44.3 fp3     32 x[0]
        vpbroadcastd ymm6, [r8 + 4]                                      ;    38.2 agu0    32 x[1]
        vpsrld ymm13, ymm8, 0x1e                                         ;    43.3 fp1     32 x[0]
        vpxor ymm1, ymm1, ymm13                                          ;    45.3 fp0     32 x[0]
        vpxor ymm14, ymm14, ymm1                                         ;    46.3 fp3     32 x[1]
        vpsrlq ymm13, ymm15, 4                                           ;    40.3 fp2     21 x[1]
        vpand ymm15, ymm15, ymm0                                         ;    44.8 fp1     21 x[1]
        vmovdqu ymm8, [rbp + 1504]                                       ;    40.7 agu1    32 x[0] reload
        vpxor ymm7, ymm9, ymm8                                           ;    47.7 fp0     32 x[1]
        vpxor ymm7, ymm7, ymm3                                           ;    48.7 fp3     32 x[1]
        vpand ymm13, ymm13, ymm0                                         ;    44.8 fp2     21 x[1]
        vpshufb ymm13, ymm11, ymm13                                      ;    45.8 fp1     21 x[1]
        vpxor ymm7, ymm7, ymm6                                           ;    49.7 fp0     32 x[1]
        vpsrlq ymm6, ymm10, 4                                            ;    42.5 fp2     21 x[1]
        vpand ymm10, ymm10, ymm0                                         ;    44.8 fp3     21 x[1]
        vpand ymm6, ymm6, ymm0                                           ;    44.8 fp1     21 x[1]
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 64]             ;    43.0 agu0    21 x[0] reload
        vpshufb ymm10, ymm8, ymm10                                       ;    50.0 fp2     21 x[1]
        vpshufb ymm15, ymm8, ymm15                                       ;    50.0 fp1     21 x[1]
        vpxor ymm15, ymm15, ymm13                                        ;    51.0 fp0     21 x[1]
        vpshufb ymm13, ymm11, ymm6                                       ;    45.8 fp2     21 x[1]
        vpxor ymm10, ymm10, ymm13                                        ;    51.0 fp3     21 x[1]
        vmovdqu ymm13, [rel sm4_encrypt.T0_constants256 + 128]           ;    44.5 agu1    21 x[0] reload
        vpshufb ymm15, ymm15, ymm13                                      ;    52.0 fp1     21 x[1]
        vpshufb ymm10, ymm10, ymm13                                      ;    52.0 fp2     21 x[1]
        vpsrlq ymm6, ymm14, 4                                            ;    47.3 fp1     21 x[1]
        vpand ymm14, ymm14, ymm0                                         ;    47.3 fp0     21 x[1]
        vpshufb ymm14, ymm8, ymm14                                       ;    50.0 fp2     21 x[1]
        vpand ymm6, ymm6, ymm0                                           ;    48.3 fp3     21 x[1]
        vpshufb ymm6, ymm11, ymm6                                        ;    49.3 fp1     21 x[1]
        vaesenclast ymm15, ymm15, [rel sm4_encrypt.T0_constants256 + 160] ;    53.0 fp0+agu0   21 x[1]
        vpxor ymm14, ymm14, ymm6                                         ;    51.0 fp3     21 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 160]            ;    47.3 agu1    21 x[0] reload
        vpshufb ymm14, ymm14, ymm13                                      ;    52.0 fp2     21 x[1]
        vpsrlq ymm5, ymm7, 4                                             ;    50.7 fp1     21 x[1]
        vaesenclast ymm14, ymm14, ymm6                                   ;    54.3 fp0     21 x[1]
        vpand ymm7, ymm7, ymm0                                           ;    50.7 fp3     21 x[1]
        vpshufb ymm7, ymm8, ymm7                                         ;    51.7 fp2     21 x[1]
        vpand ymm5, ymm5, ymm0                                           ;    51.7 fp0     21 x[1]
        vpshufb ymm5, ymm11, ymm5                                        ;    52.7 fp1     21 x[1]
        vpxor ymm7, ymm7, ymm5                                           ;    53.7 fp3     21 x[1]
        vpshufb ymm5, ymm7, ymm13                                        ;    54.7 fp2     21 x[1]
        vpsrlq ymm7, ymm15, 4                                            ;    57.0 fp1     21 x[1]
        vpbroadcastd ymm13, [r8 + 8]                                     ;    50.7 agu0    32 x[2]
        vaesenclast ymm5, ymm5, ymm6                                     ;    55.7 fp0     21 x[1]
        vaesenclast ymm10, ymm10, ymm6                                   ;    54.3 fp1     21 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 192]            ;    51.2 agu1    21 x[0] reload
        vpand ymm15, ymm15, ymm0                                         ;    57.0 fp3     21 x[1]
        vpxor ymm13, ymm13, ymm4                                         ;    57.7 fp2     32 x[2]
        vpxor ymm13, ymm13, [rbp + 1600]                                 ;    58.7 fp0+agu0   32 x[2]
        vpand ymm7, ymm7, ymm0                                           ;    58.0 fp3     21 x[1]
        vpshufb ymm15, ymm6, ymm15                                       ;    58.2 fp2     21 x[1]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 224]           ;    52.2 agu1    21 x[0] reload
        vpshufb ymm7, ymm11, ymm7                                        ;    59.2 fp1     21 x[1]
        vpxor ymm15, ymm15, ymm7                                         ;    60.2 fp0     21 x[1]
        vpbroadcastd ymm7, [r8 + 8]                                      ;    52.7 agu0    32 x[2]
        vmovdqu [rbp + 928], ymm12                                       ;    52.8 agu2+fp5   32 x[0] spill
        vpxor ymm7, ymm7, ymm12                                          ;    59.7 fp3     32 x[2]
        vpxor ymm7, ymm7, [rbp + 1568]                                   ;    60.7 fp2+agu1   32 x[2]
        vpbroadcastd ymm12, [r8 + 8]                                     ;    53.7 agu0    32 x[2]
        vpxor ymm12, ymm12, ymm2                                         ;    60.7 fp1     32 x[2]
        vpxor ymm12, ymm12, ymm1                                         ;    61.7 fp0     32 x[2]
        vmovdqu [rbp + 1696], ymm2                                       ;    54.3 agu2+fp5   32 x[0] spill
        vpsrlq ymm2, ymm10, 4                                            ;    58.3 fp2     21 x[1]
        vpand ymm2, ymm2, ymm0                                           ;    59.3 fp3     21 x[1]
        vpshufb ymm2, ymm11, ymm2                                        ;    60.3 fp1     21 x[1]
        vpand ymm10, ymm10, ymm0                                         ;    58.3 fp0     21 x[1]
        vpshufb ymm10, ymm6, ymm10                                       ;    59.3 fp2     21 x[1]
        vpxor ymm10, ymm10, ymm2                                         ;    61.3 fp3     21 x[1]
        vpsrlq ymm2, ymm14, 4                                            ;    58.3 fp1     21 x[1]
        vpand ymm14, ymm14, ymm0                                         ;    58.3 fp0     21 x[1]
        vpshufb ymm14, ymm6, ymm14                                       ;    59.3 fp2     21 x[1]
        vpand ymm2, ymm2, ymm0                                           ;    59.3 fp3     21 x[1]
        vpshufb ymm2, ymm11, ymm2                                        ;    60.3 fp1     21 x[1]
        vpxor ymm14, ymm14, ymm2                                         ;    61.3 fp0     21 x[1]
        vpsrlq ymm2, ymm5, 4                                             ;    59.7 fp2     21 x[1]
        vpand ymm5, ymm5, ymm0                                           ;    59.7 fp3     21 x[1]
        vpshufb ymm5, ymm6, ymm5                                         ;    60.7 fp1     21 x[1]
        vpand ymm2, ymm2, ymm0                                           ;    60.7 fp0     21 x[1]
        vpshufb ymm2, ymm11, ymm2                                        ;    61.7 fp2     21 x[1]
        vpxor ymm5, ymm5, ymm2                                           ;    62.7 fp3     21 x[1]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 256]            ;    59.8 agu1    32 x[0] reload
        vmovdqu [rbp + 1120], ymm1                                       ;    60.0 agu0+fp5   32 x[0] spill
        vpshufb ymm1, ymm15, ymm2                                        ;    66.8 fp1     32 x[1]
        vpxor ymm1, ymm1, ymm15                                          ;    67.8 fp0     32 x[1]
        vpxor ymm1, ymm1, [rbp + 1440]                                   ;    68.8 fp2+agu1   32 x[1]
        vmovdqu [rbp + 896], ymm4                                        ;    61.0 agu2+fp5   32 x[0] spill
        vpshufb ymm4, ymm15, [rel sm4_encrypt.T0_constants256 + 288]     ;    61.7 fp1+agu0   32 x[1]
        vpxor ymm4, ymm4, ymm15                                          ;    62.7 fp3     32 x[1]
        vpshufb ymm15, ymm15, [rel sm4_encrypt.T0_constants256 + 320]    ;    62.2 fp2+agu1   32 x[1]
        vpxor ymm4, ymm4, ymm15                                          ;    63.7 fp0     32 x[1]
        vpslld ymm0, ymm4, 2                                             ;    64.7 fp1     32 x[1]
        vpxor ymm1, ymm1, ymm0                                           ;    69.8 fp3     32 x[1]
        vpsrld ymm0, ymm4, 0x1e                                          ;    64.7 fp2     32 x[1]
        vpxor ymm1, ymm1, ymm0                                           ;    70.8 fp0     32 x[1]
        vpbroadcastd ymm0, [r8 + 8]                                      ;    62.2 agu0    32 x[2]
        vpxor ymm0, ymm0, ymm3                                           ;    69.2 fp3     32 x[2]
        vmovdqu [rbp + 1728], ymm3                                       ;    62.5 agu2+fp5   32 x[0] spill
        vpshufb ymm3, ymm10, ymm2                                        ;    66.8 fp1     32 x[1]
        vmovdqu ymm15, [rel sm4_encrypt.T0_constants256 + 288]           ;    62.8 agu1    32 x[0] reload
        vpshufb ymm11, ymm10, ymm15                                      ;    69.8 fp2     32 x[1]
        vpxor ymm11, ymm11, ymm10                                        ;    70.8 fp0     32 x[1]
        vpxor ymm13, ymm13, ymm1                                         ;    71.8 fp3     32 x[2]
        vpxor ymm0, ymm0, ymm9                                           ;    70.2 fp1     32 x[2]
        vpshufb ymm6, ymm10, [rel sm4_encrypt.T0_constants256 + 320]     ;    65.2 fp2+agu0   32 x[1]
        vpxor ymm11, ymm11, ymm6                                         ;    71.8 fp0     32 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 320]            ;    64.0 agu1    32 x[0] reload
        vpshufb ymm8, ymm14, ymm6                                        ;    71.0 fp1     32 x[1]
        vpxor ymm8, ymm8, ymm14                                          ;    72.0 fp3     32 x[1]
        vpxor ymm10, ymm10, ymm3                                         ;    67.8 fp0     32 x[1]
        vpxor ymm10, ymm10, [rbp + 1472]                                 ;    68.8 fp2+agu0   32 x[1]
        vmovdqa ymm4, ymm5                                               ;    66.8         32 x[1] copy
        vpshufb ymm3, ymm14, ymm2                                        ;    67.0 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm14                                          ;    68.0 fp3     32 x[1]
        vpshufb ymm14, ymm14, ymm15                                      ;    69.8 fp2     32 x[1]
        vpxor ymm8, ymm8, ymm14                                          ;    73.0 fp0     32 x[1]
        vpshufb ymm14, ymm5, ymm2                                        ;    68.0 fp1     32 x[1]
        vpshufb ymm2, ymm5, ymm15                                        ;    69.8 fp2     32 x[1]
        vpxor ymm4, ymm4, ymm2                                           ;    70.8 fp3     32 x[1]
        vpshufb ymm2, ymm5, ymm6                                         ;    71.0 fp1     32 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 64]             ;    69.0 agu1    21 x[0] reload
        vpxor ymm4, ymm4, ymm2                                           ;    72.0 fp0     32 x[1]
        vpxor ymm14, ymm14, ymm5                                         ;    69.3 fp2     32 x[1]
        vpxor ymm14, ymm14, [rbp + 1312]                                 ;    70.3 fp3+agu0   32 x[1]
        vpslld ymm2, ymm11, 2                                            ;    72.8 fp1     32 x[1]
        vpsrld ymm11, ymm11, 0x1e                                        ;    72.8 fp2     32 x[1]
        vpxor ymm10, ymm10, ymm2                                         ;    73.8 fp0     32 x[1]
        vpxor ymm10, ymm10, ymm11                                        ;    74.8 fp3     32 x[1]
        vpslld ymm11, ymm4, 2                                            ;    73.0 fp1     32 x[1]
        vpxor ymm14, ymm14, ymm11                                        ;    74.0 fp0     32 x[1]
        vpsrld ymm11, ymm4, 0x1e                                         ;    73.0 fp2     32 x[1]
        vpxor ymm14, ymm14, ymm11                                        ;    75.0 fp3     32 x[1]
        vpslld ymm11, ymm8, 2                                            ;    74.0 fp1     32 x[1]
        vpxor ymm3, ymm3, [rbp + 1408]                                   ;    72.2 fp0+agu1   32 x[1]
        vpxor ymm3, ymm3, ymm11                                          ;    75.0 fp2     32 x[1]
        vpsrld ymm11, ymm8, 0x1e                                         ;    74.0 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm11                                          ;    76.0 fp3     32 x[1]
        vpsrlq ymm11, ymm13, 4                                           ;    73.3 fp2     21 x[2]
        vpxor ymm7, ymm7, ymm10                                          ;    75.8 fp0     32 x[2]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 32]             ;    72.5 agu0    21 x[0] reload
        vpand ymm13, ymm13, ymm2                                         ;    79.5 fp3     21 x[2]
        vpxor ymm0, ymm0, ymm14                                          ;    76.0 fp1     32 x[2]
        vpsrlq ymm4, ymm7, 4                                             ;    76.8 fp2     21 x[2]
        vpxor ymm12, ymm12, ymm3                                         ;    77.0 fp0     32 x[2]
        vpsrlq ymm5, ymm12, 4                                            ;    78.0 fp1     21 x[2]
        vpand ymm4, ymm4, ymm2                                           ;    79.5 fp3     21 x[2]
        vpand ymm7, ymm7, ymm2                                           ;    79.5 fp0     21 x[2]
        vpsrlq ymm8, ymm0, 4                                             ;    77.0 fp2     21 x[2]
        vpand ymm8, ymm8, ymm2                                           ;    79.5 fp3     21 x[2]
        vpshufb ymm7, ymm6, ymm7                                         ;    80.5 fp1     21 x[2]
        vpand ymm11, ymm11, ymm2                                         ;    79.5 fp0     21 x[2]
        vpand ymm12, ymm12, ymm2                                         ;    79.5 fp2     21 x[2]
        vpshufb ymm12, ymm6, ymm12                                       ;    80.5 fp1     21 x[2]
        vpand ymm0, ymm0, ymm2                                           ;    79.5 fp3     21 x[2]
        vpand ymm5, ymm5, ymm2                                           ;    79.5 fp0     21 x[2]
        vpshufb ymm0, ymm6, ymm0                                         ;    80.5 fp2     21 x[2]
        vpshufb ymm13, ymm6, ymm13                                       ;    80.5 fp1     21 x[2]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 96]             ;    76.8 agu1    21 x[0] reload
        vpshufb ymm11, ymm6, ymm11                                       ;    83.8 fp2     21 x[2]
        vpxor ymm13, ymm13, ymm11                                        ;    84.8 fp3     21 x[2]
        vpshufb ymm11, ymm6, ymm4                                        ;    83.8 fp1     21 x[2]
        vpxor ymm7, ymm7, ymm11                                          ;    84.8 fp0     21 x[2]
        vpshufb ymm4, ymm6, ymm8                                         ;    83.8 fp2     21 x[2]
        vpxor ymm0, ymm0, ymm4                                           ;    84.8 fp3     21 x[2]
        vmovdqu [rbp + 1408], ymm1                                       ;    79.8 agu2+fp5   32 x[1] spill
        vpshufb ymm11, ymm6, ymm5                                        ;    83.8 fp1     21 x[2]
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256 + 160]            ;    80.2 agu0    21 x[0] reload
        vpxor ymm12, ymm12, ymm11                                        ;    84.8 fp0     21 x[2]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 128]           ;    80.5 agu1    21 x[0] reload
        vpshufb ymm13, ymm13, ymm11                                      ;    87.5 fp2     21 x[2]
        vpshufb ymm4, ymm7, ymm11                                        ;    87.5 fp1     21 x[2]
        vaesenclast ymm4, ymm4, ymm5                                     ;    88.5 fp0     21 x[2]
        vaesenclast ymm13, ymm13, ymm5                                   ;    88.5 fp1     21 x[2]
        vpshufb ymm0, ymm0, ymm11                                        ;    87.5 fp2     21 x[2]
        vpshufb ymm12, ymm12, ymm11                                      ;    87.5 fp2     21 x[2]
        vaesenclast ymm0, ymm0, ymm5                                     ;    88.5 fp0     21 x[2]
        vmovdqu [rbp + 1152], ymm9                                       ;    81.8 agu2+fp5   31 rounds
        vaesenclast ymm12, ymm12, ymm5                                   ;    88.5 fp1     21 x[2]
        vpbroadcastd ymm8, [r8 + 12]                                     ;    83.8 agu0    32 x[3]
        vpxor ymm9, ymm9, ymm14                                          ;    84.0 fp3     32 x[3]
        vpbroadcastd ymm7, [r8 + 12]                                     ;    84.2 agu1    32 x[3]
        vpxor ymm7, ymm7, ymm1                                           ;    91.2 fp0     32 x[3]
        vpbroadcastd ymm1, [r8 + 12]                                     ;    84.8 agu0    32 x[3]
        vpxor ymm1, ymm1, ymm3                                           ;    91.8 fp2     32 x[3]
        vpxor ymm7, ymm7, [rbp + 896]                                    ;    92.2 fp1+agu1   32 x[3]
        vpxor ymm1, ymm1, [rbp + 1120]                                   ;    92.8 fp3+agu0   32 x[3]
        vpbroadcastd ymm5, [r8 + 12]                                     ;    86.2 agu1    32 x[3]
        vpxor ymm9, ymm9, ymm5                                           ;    93.2 fp0     32 x[3]
        vmovdqu [rbp + 1472], ymm10                                      ;    85.5 agu2+fp5   32 x[1] spill
        vmovdqu [rbp + 1760], ymm3                                       ;    86.5 agu2+fp5   32 x[1] spill
        vpsrlq ymm3, ymm12, 4                                            ;    92.5 fp2     21 x[2]
        vpand ymm12, ymm12, ymm2                                         ;    92.5 fp1     21 x[2]
        vpand ymm3, ymm3, ymm2                                           ;    93.5 fp3     21 x[2]
        vpsrlq ymm5, ymm13, 4                                            ;    92.5 fp2     21 x[2]
        vpxor ymm8, ymm8, ymm10                                          ;    90.8 fp0     32 x[3]
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 192]           ;    87.8 agu0    21 x[0] reload
        vpxor ymm8, ymm8, [rbp + 928]                                    ;    91.8 fp1+agu1   32 x[3]
        vmovdqu [rbp + 1312], ymm14                                      ;    88.2 agu2+fp5   31 rounds
        vpsrlq ymm14, ymm4, 4                                            ;    92.5 fp2     21 x[2]
        vpand ymm5, ymm5, ymm2                                           ;    93.5 fp3     21 x[2]
        vpand ymm13, ymm13, ymm2                                         ;    92.5 fp0     21 x[2]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 224]           ;    88.8 agu0    21 x[0] reload
        vpshufb ymm5, ymm11, ymm5                                        ;    95.8 fp1     21 x[2]
        vpand ymm4, ymm4, ymm2                                           ;    92.5 fp2     21 x[2]
        vpand ymm14, ymm14, ymm2                                         ;    93.5 fp3     21 x[2]
        vpshufb ymm12, ymm10, ymm12                                      ;    94.8 fp1     21 x[2]
        vpshufb ymm4, ymm10, ymm4                                        ;    94.8 fp2     21 x[2]
        vpshufb ymm13, ymm10, ymm13                                      ;    94.8 fp1     21 x[2]
        vpxor ymm13, ymm13, ymm5                                         ;    96.8 fp0     21 x[2]
        vpsrlq ymm5, ymm0, 4                                             ;    92.8 fp2     21 x[2]
        vpand ymm0, ymm0, ymm2                                           ;    92.7 fp3     21 x[2]
        vpshufb ymm0, ymm10, ymm0                                        ;    94.8 fp1     21 x[2]
        vpand ymm5, ymm5, ymm2                                           ;    93.8 fp0     21 x[2]
        vpshufb ymm14, ymm11, ymm14                                      ;    95.8 fp2     21 x[2]
        vpxor ymm4, ymm4, ymm14                                          ;    96.8 fp3     21 x[2]
        vpshufb ymm14, ymm11, ymm3                                       ;    95.8 fp1     21 x[2]
        vpxor ymm12, ymm12, ymm14                                        ;    96.8 fp0     21 x[2]
        vpshufb ymm14, ymm11, ymm5                                       ;    95.8 fp2     21 x[2]
        vpxor ymm0, ymm0, ymm14                                          ;    96.8 fp3     21 x[2]
        vmovdqu ymm14, [rel sm4_encrypt.T0_constants256 + 256]           ;    94.2 agu1    32 x[0] reload
        vpshufb ymm3, ymm13, ymm14                                       ;   101.2 fp1     32 x[2]
        vpshufb ymm5, ymm13, ymm15                                       ;    97.8 fp2     32 x[2]
        vpxor ymm5, ymm5, ymm13                                          ;    98.8 fp0     32 x[2]
        vpxor ymm3, ymm3, [rbp + 1632]                                   ;   102.2 fp3+agu0   32 x[2]
        vpxor ymm3, ymm3, ymm13                                          ;   103.2 fp0     32 x[2]
        vpshufb ymm13, ymm13, [rel sm4_encrypt.T0_constants256 + 320]    ;    97.8 fp1+agu1   32 x[2]
        vpxor ymm5, ymm5, ymm13                                          ;    99.8 fp3     32 x[2]
        vpshufb ymm13, ymm4, ymm15                                       ;    97.8 fp2     32 x[2]
        vpshufb ymm11, ymm4, ymm14                                       ;   101.2 fp1     32 x[2]
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   102.2 fp0+agu0   32 x[2]
        vpxor ymm11, ymm11, ymm4                                         ;   103.2 fp3     32 x[2]
        vpxor ymm13, ymm13, ymm4                                         ;    98.8 fp2     32 x[2]
        vpshufb ymm4, ymm4, [rel sm4_encrypt.T0_constants256 + 320]      ;    98.2 fp1+agu1   32 x[2]
        vpxor ymm13, ymm13, ymm4                                         ;    99.8 fp0     32 x[2]
        vpshufb ymm4, ymm12, ymm15                                       ;    98.8 fp2     32 x[2]
        vpxor ymm4, ymm4, ymm12                                          ;    99.8 fp3     32 x[2]
        vpshufb ymm10, ymm12, ymm14                                      ;   101.2 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm12                                        ;   102.2 fp0     32 x[2]
        vpshufb ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 320]    ;    99.8 fp2+agu0   32 x[2]
        vpxor ymm4, ymm4, ymm12                                          ;   100.8 fp3     32 x[2]
        vpshufb ymm12, ymm0, ymm14                                       ;   101.2 fp1     32 x[2]
        vpxor ymm12, ymm12, ymm0                                         ;   102.2 fp0     32 x[2]
        vpxor ymm10, ymm10, [rbp + 1664]                                 ;   103.2 fp3+agu1   32 x[2]
        vpshufb ymm14, ymm0, ymm15                                       ;   100.8 fp2     32 x[2]
        vpxor ymm14, ymm14, ymm0                                         ;   101.8 fp0     32 x[2]
        vpshufb ymm0, ymm0, [rel sm4_encrypt.T0_constants256 + 320]      ;   101.2 fp1+agu0   32 x[2]
        vpxor ymm12, ymm12, [rbp + 1504]                                 ;   103.2 fp3+agu1   32 x[2]
        vpxor ymm14, ymm14, ymm0                                         ;   102.8 fp2     32 x[2]
        vpslld ymm0, ymm5, 2                                             ;   102.2 fp1     32 x[2]
        vpxor ymm3, ymm3, ymm0                                           ;   104.2 fp0     32 x[2]
        vpsrld ymm0, ymm5, 0x1e                                          ;   102.8 fp2     32 x[2]
        vpxor ymm3, ymm3, ymm0                                           ;   105.2 fp3     32 x[2]
        vpslld ymm0, ymm13, 2                                            ;   103.2 fp1     32 x[2]
        vpsrld ymm13, ymm13, 0x1e                                        ;   103.8 fp2     32 x[2]
        vpxor ymm11, ymm11, ymm0                                         ;   104.2 fp0     32 x[2]
        vpxor ymm11, ymm11, ymm13                                        ;   105.2 fp3     32 x[2]
        vpslld ymm13, ymm4, 2                                            ;   104.2 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm13                                        ;   105.2 fp0     32 x[2]
        vpsrld ymm13, ymm4, 0x1e                                         ;   104.8 fp2     32 x[2]
        vpxor ymm10, ymm10, ymm13                                        ;   106.2 fp3     32 x[2]
        vpslld ymm13, ymm14, 2                                           ;   105.2 fp1     32 x[2]
        vpxor ymm12, ymm12, ymm13                                        ;   106.2 fp0     32 x[2]
        vpsrld ymm13, ymm14, 0x1e                                        ;   105.8 fp2     32 x[2]
        vmovdqu ymm14, [rel sm4_encrypt.T0_constants256 + 64]            ;   103.5 agu0    21 x[0] reload
        vpxor ymm7, ymm7, ymm3                                           ;   106.2 fp3     32 x[3]
        vpxor ymm8, ymm8, ymm11                                          ;   106.2 fp0     32 x[3]
        vpxor ymm1, ymm1, ymm10                                          ;   107.2 fp1     32 x[3]
        vpxor ymm12, ymm12, ymm13                                        ;   107.2 fp3     32 x[2]
        vpsrlq ymm13, ymm7, 4                                            ;   107.2 fp2     21 x[3]
        vpand ymm7, ymm7, ymm2                                           ;   107.2 fp0     21 x[3]
        vpxor ymm9, ymm9, ymm12                                          ;   108.2 fp1     32 x[3]
        vpand ymm13, ymm13, ymm2                                         ;   108.2 fp3     21 x[3]
        vpshufb ymm13, ymm6, ymm13                                       ;   109.2 fp2     21 x[3]
        vpshufb ymm0, ymm14, ymm7                                        ;   110.5 fp1     21 x[3]
        vpxor ymm13, ymm13, ymm0                                         ;   111.5 fp0     21 x[3]
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256 + 128]            ;   105.5 agu1    21 x[0] reload
        vpshufb ymm13, ymm13, ymm0                                       ;   112.5 fp2     21 x[3]
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256 + 160]            ;   105.8 agu0    21 x[0] reload
        vaesenclast ymm13, ymm13, ymm4                                   ;   113.5 fp0     21 x[3]
        vpsrlq ymm5, ymm8, 4                                             ;   109.2 fp1     21 x[3]
        vpand ymm5, ymm5, ymm2                                           ;   110.2 fp3     21 x[3]
        vpand ymm8, ymm8, ymm2                                           ;   109.7 fp3     21 x[3]
        vpshufb ymm5, ymm6, ymm5                                         ;   111.2 fp2     21 x[3]
        vpshufb ymm7, ymm14, ymm8                                        ;   110.7 fp1     21 x[3]
        vpsrlq ymm8, ymm1, 4                                             ;   110.8 fp2     21 x[3]
        vpand ymm1, ymm1, ymm2                                           ;   110.2 fp0     21 x[3]
        vpshufb ymm1, ymm14, ymm1                                        ;   111.2 fp1     21 x[3]
        vpand ymm8, ymm8, ymm2                                           ;   111.8 fp3     21 x[3]
        vpxor ymm5, ymm5, ymm7                                           ;   112.2 fp0     21 x[3]
        vpshufb ymm5, ymm5, ymm0                                         ;   113.2 fp2     21 x[3]
        vpshufb ymm7, ymm6, ymm8                                         ;   112.8 fp1     21 x[3]
        vpsrlq ymm8, ymm9, 4                                             ;   112.8 fp2     21 x[3]
        vpand ymm9, ymm9, ymm2                                           ;   111.7 fp3     21 x[3]
        vpshufb ymm14, ymm14, ymm9                                       ;   113.2 fp1     21 x[3]
        vaesenclast ymm5, ymm5, ymm4                                     ;   114.2 fp0     21 x[3]
        vpxor ymm1, ymm1, ymm7                                           ;   113.8 fp3     21 x[3]
        vpshufb ymm1, ymm1, ymm0                                         ;   114.8 fp2     21 x[3]
        vaesenclast ymm1, ymm1, ymm4                                     ;   115.8 fp0     21 x[3]
        vpand ymm8, ymm8, ymm2                                           ;   113.8 fp3     21 x[3]
        vpshufb ymm6, ymm6, ymm8                                         ;   114.8 fp1     21 x[3]
        vpxor ymm14, ymm14, ymm6                                         ;   115.8 fp0     21 x[3]
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 224]            ;   111.7 agu1    21 x[0] reload
        vpshufb ymm14, ymm14, ymm0                                       ;   116.8 fp2     21 x[3]
        vaesenclast ymm14, ymm14, ymm4                                   ;   117.8 fp0     21 x[3]
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256 + 192]            ;   112.2 agu0    21 x[0] reload
        vpsrlq ymm0, ymm13, 4                                            ;   117.5 fp1     21 x[3]
        vpand ymm13, ymm13, ymm2                                         ;   117.5 fp3     21 x[3]
        vpshufb ymm13, ymm4, ymm13                                       ;   119.2 fp2     21 x[3]
        vpsrlq ymm6, ymm5, 4                                             ;   118.2 fp1     21 x[3]
        vpand ymm5, ymm5, ymm2                                           ;   118.2 fp3     21 x[3]
        vpshufb ymm5, ymm4, ymm5                                         ;   119.2 fp2     21 x[3]
        vpand ymm6, ymm6, ymm2                                           ;   119.2 fp0     21 x[3]
        add r8, 0x10                                                     ;   113.8 alu0    31 rounds
        vpand ymm0, ymm0, ymm2                                           ;   118.5 fp3     21 x[3]
        vpshufb ymm0, ymm7, ymm0                                         ;   119.5 fp1     21 x[3]
        vpxor ymm13, ymm13, ymm0                                         ;   120.5 fp0     21 x[3]
        vpshufb ymm0, ymm7, ymm6                                         ;   120.2 fp2     21 x[3]
        vpxor ymm5, ymm5, ymm0                                           ;   121.2 fp3     21 x[3]
        vpsrlq ymm0, ymm1, 4                                             ;   119.8 fp1     21 x[3]
        vpand ymm0, ymm0, ymm2                                           ;   120.8 fp0     21 x[3]
        vpand ymm1, ymm1, ymm2                                           ;   119.8 fp3     21 x[3]
        vpshufb ymm1, ymm4, ymm1                                         ;   120.8 fp2     21 x[3]
        vpshufb ymm0, ymm7, ymm0                                         ;   121.8 fp1     21 x[3]
        vpxor ymm1, ymm1, ymm0                                           ;   122.8 fp0     21 x[3]
        vpsrlq ymm0, ymm14, 4                                            ;   121.8 fp2     21 x[3]
        vpand ymm0, ymm0, ymm2                                           ;   122.8 fp3     21 x[3]
        vpshufb ymm0, ymm7, ymm0                                         ;   123.8 fp1     21 x[3]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 320]            ;   119.2 agu1    32 x[0] reload
        vpshufb ymm7, ymm13, ymm6                                        ;   126.2 fp2     32 x[3]
        vpand ymm14, ymm14, ymm2                                         ;   121.8 fp0     21 x[3]
        vpshufb ymm14, ymm4, ymm14                                       ;   122.8 fp1     21 x[3]
        vpxor ymm14, ymm14, ymm0                                         ;   124.8 fp3     21 x[3]
        vpshufb ymm0, ymm13, ymm15                                       ;   121.8 fp2     32 x[3]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 256]            ;   120.2 agu0    32 x[0] reload
        vpxor ymm9, ymm1, [rbp + 1696]                                   ;   123.8 fp0+agu1   32 x[3]
        vmovdqu [rbp + 1696], ymm3                                       ;   120.5 agu2+fp5   32 x[2] spill
        vpshufb ymm3, ymm5, ymm2                                         ;   127.2 fp1     32 x[3]
        vpxor ymm0, ymm0, ymm13                                          ;   122.8 fp3     32 x[3]
        vpxor ymm0, ymm0, ymm7                                           ;   127.2 fp0     32 x[3]
        vpshufb ymm7, ymm1, ymm15                                        ;   123.8 fp2     32 x[3]
        vpshufb ymm4, ymm13, ymm2                                        ;   127.2 fp1     32 x[3]
        vpxor ymm13, ymm13, ymm4                                         ;   128.2 fp3     32 x[3]
        vpshufb ymm4, ymm5, ymm15                                        ;   123.8 fp2     32 x[3]
        vpxor ymm8, ymm5, [rbp + 1568]                                   ;   123.2 fp0+agu0   32 x[3]
        vpxor ymm13, ymm13, [rbp + 1600]                                 ;   129.2 fp3+agu1   32 x[3]
        vpxor ymm8, ymm8, ymm3                                           ;   128.2 fp0     32 x[3]
        vpshufb ymm3, ymm5, ymm6                                         ;   126.2 fp1     32 x[3]
        vpxor ymm4, ymm4, ymm5                                           ;   124.8 fp3     32 x[3]
        vpxor ymm4, ymm4, ymm3                                           ;   127.2 fp2     32 x[3]
        vpshufb ymm3, ymm1, ymm2                                         ;   127.2 fp1     32 x[3]
        vpxor ymm7, ymm7, ymm1                                           ;   125.2 fp0     32 x[3]
        vpshufb ymm1, ymm1, ymm6                                         ;   126.2 fp2     32 x[3]
        vpxor ymm7, ymm7, ymm1                                           ;   127.2 fp3     32 x[3]
        vpshufb ymm1, ymm14, ymm6                                        ;   126.2 fp1     32 x[3]
        vpshufb ymm15, ymm14, ymm15                                      ;   126.8 fp2     32 x[3]
        vpxor ymm15, ymm15, ymm14                                        ;   127.8 fp0     32 x[3]
        vpxor ymm15, ymm15, ymm1                                         ;   128.8 fp3     32 x[3]
        vpslld ymm1, ymm0, 2                                             ;   128.2 fp1     32 x[3]
        vpxor ymm13, ymm13, ymm1                                         ;   130.2 fp0     32 x[3]
        vmovdqu ymm1, [rbp + 1760]                                       ;   126.5 agu0    32 x[1] reload
        vmovdqa ymm6, ymm10                                              ;   126.7         32 x[2] copy
        vpshufb ymm2, ymm14, ymm2                                        ;   127.8 fp2     32 x[3]
        vpxor ymm14, ymm14, ymm2                                         ;   128.8 fp3     32 x[3]
        vpxor ymm14, ymm14, [rbp + 1728]                                 ;   129.8 fp0+agu1   32 x[3]
        vpsrld ymm0, ymm0, 0x1e                                          ;   128.2 fp1     32 x[3]
        vmovdqa ymm10, ymm1                                              ;   133.5         32 x[1] copy
        vpxor ymm9, ymm9, ymm3                                           ;   128.7 fp3     32 x[3]
        vpxor ymm13, ymm13, ymm0                                         ;   131.2 fp2     32 x[3]
        vpslld ymm0, ymm4, 2                                             ;   129.2 fp1     32 x[3]
        vpxor ymm8, ymm8, ymm0                                           ;   130.2 fp0     32 x[3]
        vpsrld ymm0, ymm4, 0x1e                                          ;   129.8 fp2     32 x[3]
        vpxor ymm8, ymm8, ymm0                                           ;   131.2 fp3     32 x[3]
        vpslld ymm0, ymm7, 2                                             ;   130.2 fp1     32 x[3]
        vpxor ymm9, ymm9, ymm0                                           ;   131.2 fp0     32 x[3]
        vpsrld ymm0, ymm7, 0x1e                                          ;   130.8 fp2     32 x[3]
        vpxor ymm9, ymm9, ymm0                                           ;   132.2 fp3     32 x[3]
        vpslld ymm0, ymm15, 2                                            ;   131.2 fp1     32 x[3]
        vpxor ymm14, ymm14, ymm0                                         ;   132.2 fp0     32 x[3]
        vmovdqu ymm4, [rbp + 1696]                                       ;   129.7 agu0    32 x[2] reload
        vmovdqa ymm2, ymm9                                               ;   133.2         32 x[3] copy
        vmovdqu ymm0, [rbp + 1472]                                       ;   130.0 agu1    32 x[1] reload
        vmovdqa ymm5, ymm11                                              ;   130.2         32 x[2] copy
        vpsrld ymm15, ymm15, 0x1e                                        ;   131.8 fp2     32 x[3]
        vmovdqa ymm9, ymm0                                               ;   137.0         32 x[1] copy
        vmovdqa ymm7, ymm12                                              ;   130.7         32 x[2] copy
        vpxor ymm14, ymm14, ymm15                                        ;   133.2 fp3     32 x[3]
        vmovdqu ymm15, [rbp + 1408]                                      ;   131.0 agu0    32 x[1] reload
        vmovdqa ymm3, ymm14                                              ;   134.2         32 x[3] copy
        vmovdqa ymm0, ymm13                                              ;   132.2         32 x[3] copy
        vmovdqa ymm1, ymm8                                               ;   132.2         32 x[3] copy
        vmovdqa ymm8, ymm15                                              ;   138.0         32 x[1] copy
        cmp r8, qword [rbp + 1832]                                       ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 1824], r8                                       ;                    resident
        vmovdqu [rbp + 1088], ymm0                                       ;                    resident
        vmovdqu [rbp + 992], ymm1                                        ;                    resident
        vmovdqu [rbp + 1280], ymm2                                       ;                    resident
        vmovdqu [rbp + 1376], ymm3                                       ;                    resident
        vmovdqu [rbp + 1056], ymm4                                       ;                    resident
        vmovdqu [rbp + 960], ymm5                                        ;                    resident
        vmovdqu [rbp + 1248], ymm6                                       ;                    resident
        vmovdqu [rbp + 1344], ymm7                                       ;                    resident
        vmovdqu [rbp + 1184], ymm8                                       ;                    resident
        vmovdqu [rbp + 1024], ymm9                                       ;                    resident
        vmovdqu [rbp + 1216], ymm10                                      ;                    resident
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256]                  ;     0.0 agu0    34 dst reload
        vmovdqu ymm1, [rbp + 1088]                                       ;     0.2 agu1    34 dst reload
        vpshufb ymm1, ymm1, ymm0                                         ;     7.2 fp1     34 dst
        vmovdqu ymm2, [rbp + 992]                                        ;     1.0 agu0    34 dst reload
        vpshufb ymm2, ymm2, ymm0                                         ;     8.0 fp2     34 dst
        vmovdqu ymm3, [rbp + 1280]                                       ;     1.2 agu1    34 dst reload
        vpshufb ymm3, ymm3, ymm0                                         ;     8.2 fp1     34 dst
        vmovdqu ymm4, [rbp + 1376]                                       ;     2.0 agu0    34 dst reload
        vpshufb ymm4, ymm4, ymm0                                         ;     9.0 fp2     34 dst
        vmovdqu ymm5, [rbp + 1056]                                       ;     2.2 agu1    34 dst reload
        vpshufb ymm5, ymm5, ymm0                                         ;     9.2 fp1     34 dst
        vmovdqu ymm6, [rbp + 960]                                        ;     3.0 agu0    34 dst reload
        vpshufb ymm6, ymm6, ymm0                                         ;    10.0 fp2     34 dst
        vmovdqu ymm7, [rbp + 1248]                                       ;     3.2 agu1    34 dst reload
        vpshufb ymm7, ymm7, ymm0                                         ;    10.2 fp1     34 dst
        vmovdqu ymm8, [rbp + 1344]                                       ;     4.0 agu0    34 dst reload
        vpshufb ymm8, ymm8, ymm0                                         ;    11.0 fp2     34 dst
        vmovdqu ymm9, [rbp + 1184]                                       ;     4.2 agu1    34 dst reload
        vpshufb ymm9, ymm9, ymm0                                         ;    11.2 fp1     34 dst
        vmovdqu ymm10, [rbp + 1024]                                      ;     5.0 agu0    34 dst reload
        vpshufb ymm10, ymm10, ymm0                                       ;    12.0 fp2     34 dst
        vmovdqu ymm11, [rbp + 1216]                                      ;     5.2 agu1    34 dst reload
        vpshufb ymm11, ymm11, ymm0                                       ;    12.2 fp1     34 dst
        vmovdqu ymm12, [rbp + 1312]                                      ;     6.0 agu0    34 dst reload
        vpshufb ymm12, ymm12, ymm0                                       ;    13.0 fp2     34 dst
        vmovdqu ymm13, [rbp + 896]                                       ;     6.2 agu1    34 dst reload
        vpshufb ymm13, ymm13, ymm0                                       ;    13.2 fp1     34 dst
        vmovdqu ymm14, [rbp + 928]                                       ;     7.0 agu0    34 dst reload
        vpshufb ymm14, ymm14, ymm0                                       ;    14.0 fp2     34 dst
        vpunpckldq ymm15, ymm1, ymm5                                     ;    10.2 fp1     34 dst
        vpunpckhdq ymm1, ymm1, ymm5                                      ;    10.2 fp2     34 dst
        vmovdqu ymm5, [rbp + 1120]                                       ;     7.2 agu1    34 dst reload
        vpshufb ymm5, ymm5, ymm0                                         ;    14.2 fp1     34 dst
        vmovdqu [rbp + 1408], ymm1                                       ;    11.2 agu2+fp5   34 dst spill
        vmovdqu ymm1, [rbp + 1152]                                       ;     8.2 agu0    34 dst reload
        vpshufb ymm0, ymm1, ymm0                                         ;    15.2 fp2     34 dst
        vpunpckldq ymm1, ymm2, ymm6                                      ;    11.0 fp1     34 dst
        vpunpckhdq ymm2, ymm2, ymm6                                      ;    11.0 fp2     34 dst
        vpunpckldq ymm6, ymm3, ymm7                                      ;    11.2 fp1     34 dst
        vpunpckhdq ymm3, ymm3, ymm7                                      ;    11.2 fp2     34 dst
        vpunpckldq ymm7, ymm4, ymm8                                      ;    12.0 fp1     34 dst
        vpunpckhdq ymm4, ymm4, ymm8                                      ;    12.0 fp2     34 dst
        vpunpckldq ymm8, ymm9, ymm13                                     ;    14.2 fp1     34 dst
        vpunpckhdq ymm9, ymm9, ymm13                                     ;    14.2 fp2     34 dst
        vpunpckldq ymm13, ymm10, ymm14                                   ;    15.0 fp1     34 dst
        vpunpckhdq ymm10, ymm10, ymm14                                   ;    15.0 fp2     34 dst
        vpunpckldq ymm14, ymm11, ymm5                                    ;    15.2 fp1     34 dst
        vpunpckhdq ymm5, ymm11, ymm5                                     ;    15.2 fp2     34 dst
        vpunpcklqdq ymm11, ymm15, ymm8                                   ;    15.3 fp1     34 dst
        vpunpckhqdq ymm8, ymm15, ymm8                                    ;    15.7 fp2     34 dst
        mov r8, qword [rbp + 1840]                                       ;    12.3 agu1    34 dst reload
        vmovdqu [r8], ymm11                                              ;    16.3 agu2+fp5   34 dst
        vmovdqu [r8 + 32], ymm8                                          ;    16.7 agu0+fp5   34 dst
        vmovdqu ymm8, [rbp + 1408]                                       ;    13.3 agu1    34 dst reload
        vpunpcklqdq ymm11, ymm8, ymm9                                    ;    20.3 fp1     34 dst
        vpunpcklqdq ymm15, ymm1, ymm13                                   ;    16.7 fp2     34 dst
        vpunpckhqdq ymm1, ymm1, ymm13                                    ;    17.3 fp1     34 dst
        vpunpcklqdq ymm13, ymm2, ymm10                                   ;    17.7 fp2     34 dst
        vpunpckhqdq ymm2, ymm2, ymm10                                    ;    18.3 fp1     34 dst
        vpunpckldq ymm10, ymm12, ymm0                                    ;    18.7 fp2     34 dst
        vpunpckhdq ymm0, ymm12, ymm0                                     ;    19.3 fp1     34 dst
        vpunpcklqdq ymm12, ymm6, ymm14                                   ;    19.7 fp2     34 dst
        vpunpckhqdq ymm6, ymm6, ymm14                                    ;    20.3 fp1     34 dst
        vpunpcklqdq ymm14, ymm3, ymm5                                    ;    20.7 fp2     34 dst
        vpunpckhqdq ymm3, ymm3, ymm5                                     ;    21.3 fp1     34 dst
        vmovdqu [r8 + 128], ymm15                                        ;    17.7 agu2+fp5   34 dst
        vmovdqu [r8 + 160], ymm1                                         ;    18.3 agu0+fp5   34 dst
        vmovdqu [r8 + 192], ymm13                                        ;    18.7 agu1+fp5   34 dst
        vmovdqu [r8 + 224], ymm2                                         ;    19.3 agu2+fp5   34 dst
        vpunpckhqdq ymm1, ymm8, ymm9                                     ;    21.7 fp2     34 dst
        vpunpcklqdq ymm2, ymm7, ymm10                                    ;    22.3 fp1     34 dst
        vpunpckhqdq ymm5, ymm7, ymm10                                    ;    22.7 fp2     34 dst
        vmovdqu [r8 + 256], ymm12                                        ;    20.7 agu0+fp5   34 dst
        vpunpcklqdq ymm7, ymm4, ymm0                                     ;    23.3 fp1     34 dst
        vpunpckhqdq ymm0, ymm4, ymm0                                     ;    23.7 fp2     34 dst
        vmovdqu [r8 + 64], ymm11                                         ;    21.3 agu1+fp5   34 dst
        vmovdqu [r8 + 288], ymm6                                         ;    21.7 agu2+fp5   34 dst
        vmovdqu [r8 + 320], ymm14                                        ;    22.7 agu0+fp5   34 dst
        vmovdqu [r8 + 352], ymm3                                         ;    23.7 agu1+fp5   34 dst
        vmovdqu [r8 + 96], ymm1                                          ;    24.7 agu2+fp5   34 dst
        vmovdqu [r8 + 384], ymm2                                         ;    25.7 agu0+fp5   34 dst
        vmovdqu [r8 + 416], ymm5                                         ;    26.7 agu1+fp5   34 dst
        vmovdqu [r8 + 448], ymm7                                         ;    27.7 agu2+fp5   34 dst
        vmovdqu [r8 + 480], ymm0                                         ;    28.7 agu0+fp5   34 dst
        add r8, 0x200                                                    ;    20.8 alu0    28 blocks
        mov qword [rbp + 1840], r8                                       ;    21.8 agu1+st0   28 blocks
        mov r8, qword [rbp + 1800]                                       ;    21.7 agu2    28 blocks
        add r8, 0x200                                                    ;    25.7 alu1    28 blocks
        mov qword [rbp + 1800], r8                                       ;    26.7 agu0+st1   28 blocks
        cmp r8, qword [rbp + 1808]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1792]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1800]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 1848], rsi                                      ;                    blocks left over
        mov qword [rbp + 1800], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 1840]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 1848]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 1856], rdi                                      ;                    blocks left over
        mov qword [rbp + 1864], rsi                                      ;                    blocks left over
        mov qword [rbp + 1840], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 1808], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 1792], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 1856]                                      ;                    blocks left over
        mov rdi, qword [rbp + 1864]                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 1872]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
sm4_encrypt.T0_constants256:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f
        dq 0xf3f2d3d2fcfddcdd, 0x1918393816173637, 0xf3f2d3d2fcfddcdd, 0x1918393816173637, 0xd3b2e78655346100, 0x2a4b1e7faccd98f9, 0xd3b2e78655346100, 0x2a4b1e7faccd98f9
        dq 0x0b0e0104070a0d00, 0x0306090c0f020508, 0x0b0e0104070a0d00, 0x0306090c0f020508, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x287cb6e24e1ad084, 0x297db7e34f1bd185, 0x287cb6e24e1ad084, 0x297db7e34f1bd185, 0x7c9d0bea9677e100, 0x9071e7067a9b0dec, 0x7c9d0bea9677e100, 0x9071e7067a9b0dec
        dq 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b
        dq 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
