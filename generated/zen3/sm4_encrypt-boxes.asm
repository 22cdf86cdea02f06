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
;   blocks/rounds: 542 uops, planned 139.0; bounds: width 90.3, ports 112.0, path 79.0
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
        sub rsp, 0x820                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 1936], rax                                      ;                    frame
        mov dword [rbp + 1944], ecx                                      ;                    argument
        mov qword [rbp + 1864], rsi                                      ;                    argument
        mov qword [rbp + 1880], rdi                                      ;                    argument
        mov qword [rbp + 1904], rdx                                      ;                    argument
        cmp dword [rbp + 1944], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1944]                                      ;                    passes of 32
        mov rcx, rax                                                     ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                    ;                    passes of 32
        mov qword [rbp + 1856], rax                                      ;                    passes of 32
        sub rcx, rax                                                     ;                    passes of 32
        imul rcx, rcx, 0x10                                              ;                    passes of 32
        mov rdx, qword [rbp + 1864]                                      ;                    passes of 32
        add rcx, rdx                                                     ;                    passes of 32
        mov qword [rbp + 1872], rcx                                      ;                    passes of 32
        cmp rcx, rdx                                                     ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 1864]                                       ;     0.0 agu0    30 x[0] reload
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
        mov r9, qword [rbp + 1880]                                       ;     4.5 agu2    31 rounds reload
        vmovdqu ymm11, [r8 + 352]                                        ;     6.0 agu0    30 x[0]
        vmovdqu ymm12, [r8 + 384]                                        ;     6.2 agu1    30 x[0]
        vmovdqu ymm13, [r8 + 416]                                        ;     7.0 agu0    30 x[0]
        mov qword [rbp + 1888], r9                                       ;     8.5 agu2+st0   31 rounds
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
        mov qword [rbp + 1896], r9                                       ;    24.5 agu2+st1   31 rounds
        mov r8, qword [rbp + 1888]                                       ;                    resident
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
        vpbroadcastd ymm11, [r8]                                         ;     0.0 agu0    32 x[0]
        vpxor ymm11, ymm11, ymm8                                         ;     7.0 fp0     32 x[0]
        vpxor ymm11, ymm11, ymm4                                         ;     8.0 fp1     32 x[0]
        vpxor ymm11, ymm11, ymm0                                         ;     9.0 fp2     32 x[0]
        vpbroadcastd ymm13, [r8]                                         ;     0.7 agu1    32 x[0]
        vpbroadcastd ymm12, [r8]                                         ;     1.0 agu0    32 x[0]
        vpxor ymm12, ymm12, ymm9                                         ;     8.0 fp3     32 x[0]
        vpxor ymm12, ymm12, ymm5                                         ;     9.0 fp0     32 x[0]
        vpxor ymm12, ymm12, ymm1                                         ;    10.0 fp1     32 x[0]
        vpxor ymm13, ymm13, ymm10                                        ;     7.7 fp2     32 x[0]
        vmovdqu ymm15, [rbp + 1312]                                      ;     1.7 agu1    32 x[0] reload
        vpxor ymm13, ymm13, ymm6                                         ;     8.7 fp3     32 x[0]
        vpxor ymm13, ymm13, ymm2                                         ;     9.7 fp0     32 x[0]
        vpbroadcastd ymm14, [r8]                                         ;     2.2 agu0    32 x[0]
        vpxor ymm14, ymm14, ymm7                                         ;     9.2 fp1     32 x[0]
        vpxor ymm14, ymm14, ymm3                                         ;    10.2 fp2     32 x[0]
        vpxor ymm14, ymm14, ymm15                                        ;    11.2 fp3     32 x[0]
        vpsrlq ymm15, ymm11, 4                                           ;    10.0 fp1     21 x[0]
        vpand ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 32]       ;    10.0 fp0+agu1   21 x[0]
        vpand ymm15, ymm15, [rel sm4_encrypt.T0_constants256 + 32]       ;    11.0 fp2+agu0   21 x[0]
        vmovdqu [rbp + 1408], ymm10                                      ;     3.3 agu2+fp5   32 x[0] spill
        vmovdqu [rbp + 1440], ymm9                                       ;     4.3 agu1+fp5   32 x[0] spill
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 64]            ;     4.3 agu0    21 x[0] reload
        vpshufb ymm11, ymm10, ymm11                                      ;    11.3 fp1     21 x[0]
        vpsrlq ymm9, ymm12, 4                                            ;    11.0 fp2     21 x[0]
        vpand ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 32]       ;    11.0 fp3+agu1   21 x[0]
        vpshufb ymm12, ymm10, ymm12                                      ;    12.0 fp1     21 x[0]
        vpand ymm9, ymm9, [rel sm4_encrypt.T0_constants256 + 32]         ;    12.0 fp0+agu0   21 x[0]
        vmovdqu [rbp + 1472], ymm8                                       ;     8.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 96]             ;     8.8 agu1    21 x[0] reload
        vpshufb ymm15, ymm8, ymm15                                       ;    15.8 fp2     21 x[0]
        vpxor ymm11, ymm11, ymm15                                        ;    16.8 fp3     21 x[0]
        vpshufb ymm15, ymm8, ymm9                                        ;    15.8 fp1     21 x[0]
        vpxor ymm12, ymm12, ymm15                                        ;    16.8 fp0     21 x[0]
        vpsrlq ymm15, ymm13, 4                                           ;    10.7 fp2     21 x[0]
        vmovdqu ymm9, [rel sm4_encrypt.T0_constants256 + 32]             ;    10.0 agu0    21 x[0] reload
        vpand ymm13, ymm13, ymm9                                         ;    17.0 fp3     21 x[0]
        vpshufb ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 128]    ;    17.8 fp1+agu1   21 x[0]
        vaesenclast ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 160] ;    18.8 fp0+agu0   21 x[0]
        vpshufb ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 128]    ;    17.8 fp2+agu1   21 x[0]
        vpshufb ymm13, ymm10, ymm13                                      ;    18.0 fp1     21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    17.0 fp3     21 x[0]
        vpshufb ymm15, ymm8, ymm15                                       ;    18.0 fp2     21 x[0]
        vaesenclast ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 160] ;    18.8 fp0+agu0   21 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;    19.0 fp3     21 x[0]
        vpsrlq ymm15, ymm14, 4                                           ;    12.3 fp1     21 x[0]
        vpand ymm14, ymm14, ymm9                                         ;    17.0 fp0     21 x[0]
        vpshufb ymm14, ymm10, ymm14                                      ;    18.0 fp2     21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    17.0 fp3     21 x[0]
        vpshufb ymm15, ymm8, ymm15                                       ;    18.0 fp1     21 x[0]
        vpshufb ymm13, ymm13, [rel sm4_encrypt.T0_constants256 + 128]    ;    20.0 fp2+agu1   21 x[0]
        vaesenclast ymm13, ymm13, [rel sm4_encrypt.T0_constants256 + 160] ;    21.0 fp0+agu0   21 x[0]
        vpxor ymm14, ymm14, ymm15                                        ;    19.0 fp3     21 x[0]
        vmovdqu ymm15, [rel sm4_encrypt.T0_constants256 + 128]           ;    17.2 agu1    21 x[0] reload
        vpshufb ymm14, ymm14, ymm15                                      ;    24.2 fp1     21 x[0]
        vaesenclast ymm14, ymm14, [rel sm4_encrypt.T0_constants256 + 160] ;    25.2 fp0+agu0   21 x[0]
        vpsrlq ymm15, ymm11, 4                                           ;    22.8 fp2     21 x[0]
        vpand ymm11, ymm11, ymm9                                         ;    22.8 fp3     21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    23.8 fp1     21 x[0]
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 192]            ;    18.2 agu1    21 x[0] reload
        vpshufb ymm11, ymm8, ymm11                                       ;    25.2 fp2     21 x[0]
        vpsrlq ymm10, ymm12, 4                                           ;    22.8 fp1     21 x[0]
        vpand ymm12, ymm12, ymm9                                         ;    22.8 fp0     21 x[0]
        vpshufb ymm12, ymm8, ymm12                                       ;    25.2 fp2     21 x[0]
        vpand ymm10, ymm10, ymm9                                         ;    23.8 fp3     21 x[0]
        vmovdqu [rbp + 1504], ymm7                                       ;    19.2 agu2+fp5   32 x[0] spill
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 224]            ;    19.3 agu0    21 x[0] reload
        vpshufb ymm15, ymm7, ymm15                                       ;    26.3 fp1     21 x[0]
        vpxor ymm11, ymm11, ymm15                                        ;    27.3 fp0     21 x[0]
        vpshufb ymm15, ymm7, ymm10                                       ;    26.3 fp2     21 x[0]
        vpxor ymm12, ymm12, ymm15                                        ;    27.3 fp3     21 x[0]
        vpsrlq ymm15, ymm13, 4                                           ;    25.0 fp1     21 x[0]
        vpand ymm13, ymm13, ymm9                                         ;    25.0 fp0     21 x[0]
        vpshufb ymm13, ymm8, ymm13                                       ;    26.0 fp2     21 x[0]
        vpand ymm15, ymm15, ymm9                                         ;    26.0 fp3     21 x[0]
        vpshufb ymm15, ymm7, ymm15                                       ;    27.0 fp1     21 x[0]
        vpxor ymm13, ymm13, ymm15                                        ;    28.0 fp0     21 x[0]
        vpbroadcastd ymm15, [r8 + 4]                                     ;    23.8 agu1    32 x[1]
        vpxor ymm15, ymm15, ymm4                                         ;    30.8 fp2     32 x[1]
        vpxor ymm15, ymm15, ymm0                                         ;    31.8 fp3     32 x[1]
        vpbroadcastd ymm10, [r8 + 4]                                     ;    24.3 agu0    32 x[1]
        vpxor ymm10, ymm10, ymm5                                         ;    31.3 fp1     32 x[1]
        vpxor ymm10, ymm10, ymm1                                         ;    32.3 fp0     32 x[1]
        vmovdqu [rbp + 1536], ymm5                                       ;    25.2 agu2+fp5   32 x[0] spill
        vpsrlq ymm5, ymm14, 4                                            ;    29.2 fp2     21 x[0]
        vpand ymm14, ymm14, ymm9                                         ;    29.2 fp3     21 x[0]
        vpshufb ymm14, ymm8, ymm14                                       ;    30.2 fp1     21 x[0]
        vpand ymm5, ymm5, ymm9                                           ;    30.2 fp0     21 x[0]
        vpshufb ymm5, ymm7, ymm5                                         ;    31.2 fp2     21 x[0]
        vpxor ymm14, ymm14, ymm5                                         ;    32.2 fp3     21 x[0]
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256 + 256]            ;    26.3 agu1    32 x[0] reload
        vmovdqu [rbp + 1568], ymm4                                       ;    26.5 agu0+fp5   32 x[0] spill
        vpshufb ymm4, ymm11, ymm5                                        ;    33.3 fp1     32 x[0]
        vpxor ymm4, ymm4, [rbp + 896]                                    ;    34.3 fp0+agu1   32 x[0]
        vpxor ymm4, ymm4, ymm11                                          ;    35.3 fp2     32 x[0]
        vmovdqu [rbp + 1600], ymm1                                       ;    27.5 agu2+fp5   32 x[0] spill
        vpshufb ymm1, ymm11, [rel sm4_encrypt.T0_constants256 + 288]     ;    28.3 fp1+agu0   32 x[0]
        vpxor ymm1, ymm1, ymm11                                          ;    29.3 fp3     32 x[0]
        vpshufb ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 320]    ;    28.3 fp2+agu1   32 x[0]
        vpxor ymm1, ymm1, ymm11                                          ;    30.3 fp0     32 x[0]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 288]           ;    28.5 agu0    32 x[0] reload
        vmovdqu [rbp + 1632], ymm0                                       ;    28.7 agu2+fp5   32 x[0] spill
        vpshufb ymm0, ymm12, ymm11                                       ;    35.5 fp1     32 x[0]
        vpxor ymm0, ymm0, ymm12                                          ;    36.5 fp3     32 x[0]
        vpshufb ymm7, ymm12, [rel sm4_encrypt.T0_constants256 + 320]     ;    29.3 fp2+agu1   32 x[0]
        vpxor ymm0, ymm0, ymm7                                           ;    37.5 fp0     32 x[0]
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 320]            ;    29.7 agu0    32 x[0] reload
        vpshufb ymm8, ymm13, ymm7                                        ;    36.7 fp1     32 x[0]
        vpxor ymm8, ymm8, ymm13                                          ;    37.7 fp3     32 x[0]
        vpslld ymm9, ymm1, 2                                             ;    31.3 fp2     32 x[0]
        vpxor ymm4, ymm4, ymm9                                           ;    36.3 fp0     32 x[0]
        vpsrld ymm1, ymm1, 0x1e                                          ;    31.3 fp1     32 x[0]
        vpxor ymm4, ymm4, ymm1                                           ;    37.3 fp3     32 x[0]
        vpshufb ymm1, ymm12, ymm5                                        ;    33.3 fp2     32 x[0]
        vpxor ymm12, ymm12, ymm1                                         ;    34.3 fp0     32 x[0]
        vpxor ymm12, ymm12, [rbp + 928]                                  ;    35.3 fp1+agu1   32 x[0]
        vpshufb ymm1, ymm13, ymm5                                        ;    33.3 fp2     32 x[0]
        vpshufb ymm9, ymm14, ymm5                                        ;    33.3 fp1     32 x[0]
        vpxor ymm1, ymm1, ymm13                                          ;    34.3 fp3     32 x[0]
        vpxor ymm1, ymm1, [rbp + 1120]                                   ;    35.3 fp0+agu0   32 x[0]
        vpshufb ymm13, ymm13, ymm11                                      ;    35.5 fp2     32 x[0]
        vpxor ymm8, ymm8, ymm13                                          ;    38.7 fp3     32 x[0]
        vpxor ymm9, ymm9, ymm14                                          ;    34.3 fp1     32 x[0]
        vpxor ymm9, ymm9, [rbp + 1152]                                   ;    35.3 fp0+agu1   32 x[0]
        vpshufb ymm13, ymm14, ymm11                                      ;    35.5 fp2     32 x[0]
        vpxor ymm13, ymm13, ymm14                                        ;    36.5 fp3     32 x[0]
        vpshufb ymm14, ymm14, ymm7                                       ;    36.7 fp1     32 x[0]
        vpxor ymm13, ymm13, ymm14                                        ;    37.7 fp0     32 x[0]
        vpxor ymm15, ymm15, ymm4                                         ;    38.3 fp2     32 x[1]
        vpbroadcastd ymm14, [r8 + 4]                                     ;    35.7 agu0    32 x[1]
        vpxor ymm14, ymm14, ymm6                                         ;    42.7 fp3     32 x[1]
        vpxor ymm14, ymm14, ymm2                                         ;    43.7 fp1     32 x[1]
        vmovdqu [rbp + 1664], ymm6                                       ;    36.2 agu2+fp5   32 x[0] spill
        vpslld ymm6, ymm0, 2                                             ;    38.5 fp2     32 x[0]
        vpxor ymm12, ymm12, ymm6                                         ;    39.5 fp0     32 x[0]
        vpsrld ymm0, ymm0, 0x1e                                          ;    38.5 fp1     32 x[0]
        vpxor ymm12, ymm12, ymm0                                         ;    40.5 fp3     32 x[0]
        vpslld ymm0, ymm13, 2                                            ;    38.7 fp2     32 x[0]
        vpxor ymm9, ymm9, ymm0                                           ;    39.7 fp0     32 x[0]
        vpsrld ymm13, ymm13, 0x1e                                        ;    38.7 fp1     32 x[0]
        vpxor ymm9, ymm9, ymm13                                          ;    40.7 fp3     32 x[0]
        vpxor ymm10, ymm10, ymm12                                        ;    41.5 fp0     32 x[1]
        vpslld ymm13, ymm8, 2                                            ;    39.7 fp2     32 x[0]
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256 + 32]             ;    38.0 agu1    21 x[0] reload
        vpxor ymm1, ymm1, ymm13                                          ;    40.7 fp3     32 x[0]
        vpsrld ymm13, ymm8, 0x1e                                         ;    39.7 fp1     32 x[0]
        vpbroadcastd ymm6, [r8 + 4]                                      ;    38.5 agu0    32 x[1]
        vpxor ymm1, ymm1, ymm13                                          ;    41.7 fp0     32 x[0]
        vpxor ymm14, ymm14, ymm1                                         ;    44.7 fp2     32 x[1]
        vmovdqu ymm8, [rbp + 1504]                                       ;    39.0 agu1    32 x[0] reload
        vpsrlq ymm13, ymm15, 4                                           ;    40.0 fp1     21 x[1]
        vpand ymm15, ymm15, ymm0                                         ;    45.0 fp3     21 x[1]
        vpxor ymm7, ymm9, ymm8                                           ;    46.0 fp0     32 x[1]
        vpxor ymm7, ymm7, ymm3                                           ;    47.0 fp2     32 x[1]
        vpxor ymm7, ymm7, ymm6                                           ;    48.0 fp3     32 x[1]
        vpand ymm13, ymm13, ymm0                                         ;    45.0 fp1     21 x[1]
        vpsrlq ymm6, ymm10, 4                                            ;    42.5 fp2     21 x[1]
        vpand ymm10, ymm10, ymm0                                         ;    45.0 fp0     21 x[1]
        vpand ymm6, ymm6, ymm0                                           ;    45.0 fp3     21 x[1]
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 64]             ;    40.7 agu0    21 x[0] reload
        vpshufb ymm15, ymm8, ymm15                                       ;    47.7 fp1     21 x[1]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 96]            ;    41.0 agu1    21 x[0] reload
        vpshufb ymm10, ymm8, ymm10                                       ;    47.7 fp2     21 x[1]
        vpshufb ymm13, ymm11, ymm13                                      ;    48.0 fp1     21 x[1]
        vpxor ymm15, ymm15, ymm13                                        ;    49.0 fp0     21 x[1]
        vpshufb ymm13, ymm11, ymm6                                       ;    48.0 fp2     21 x[1]
        vpxor ymm10, ymm10, ymm13                                        ;    49.0 fp3     21 x[1]
        vmovdqu ymm13, [rel sm4_encrypt.T0_constants256 + 128]           ;    42.7 agu0    21 x[0] reload
        vpshufb ymm15, ymm15, ymm13                                      ;    50.0 fp1     21 x[1]
        vpsrlq ymm6, ymm14, 4                                            ;    45.7 fp2     21 x[1]
        vpand ymm14, ymm14, ymm0                                         ;    45.7 fp0     21 x[1]
        vpshufb ymm14, ymm8, ymm14                                       ;    47.7 fp1     21 x[1]
        vpand ymm6, ymm6, ymm0                                           ;    46.7 fp3     21 x[1]
        vpshufb ymm6, ymm11, ymm6                                        ;    48.0 fp2     21 x[1]
        vpshufb ymm10, ymm10, ymm13                                      ;    50.0 fp1     21 x[1]
        vaesenclast ymm15, ymm15, [rel sm4_encrypt.T0_constants256 + 160] ;    51.0 fp0+agu1   21 x[1]
        vpxor ymm14, ymm14, ymm6                                         ;    49.0 fp3     21 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 160]            ;    46.0 agu0    21 x[0] reload
        vpshufb ymm14, ymm14, ymm13                                      ;    50.0 fp2     21 x[1]
        vaesenclast ymm10, ymm10, ymm6                                   ;    53.0 fp0     21 x[1]
        vaesenclast ymm14, ymm14, ymm6                                   ;    53.0 fp1     21 x[1]
        vpsrlq ymm5, ymm7, 4                                             ;    49.0 fp2     21 x[1]
        vpand ymm7, ymm7, ymm0                                           ;    49.0 fp3     21 x[1]
        vpshufb ymm7, ymm8, ymm7                                         ;    50.0 fp1     21 x[1]
        vpand ymm5, ymm5, ymm0                                           ;    50.0 fp0     21 x[1]
        vpshufb ymm5, ymm11, ymm5                                        ;    51.0 fp2     21 x[1]
        vpxor ymm7, ymm7, ymm5                                           ;    52.0 fp3     21 x[1]
        vpshufb ymm5, ymm7, ymm13                                        ;    53.0 fp1     21 x[1]
        vaesenclast ymm5, ymm5, ymm6                                     ;    54.0 fp0     21 x[1]
        vpsrlq ymm7, ymm15, 4                                            ;    55.0 fp2     21 x[1]
        vpand ymm15, ymm15, ymm0                                         ;    55.0 fp3     21 x[1]
        vpbroadcastd ymm13, [r8 + 8]                                     ;    49.5 agu1    32 x[2]
        vpand ymm7, ymm7, ymm0                                           ;    56.0 fp1     21 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 192]            ;    49.8 agu0    21 x[0] reload
        vpshufb ymm15, ymm6, ymm15                                       ;    56.8 fp2     21 x[1]
        vpxor ymm13, ymm13, ymm4                                         ;    56.5 fp0     32 x[2]
        vpxor ymm13, ymm13, [rbp + 1632]                                 ;    57.5 fp3+agu1   32 x[2]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 224]           ;    50.8 agu0    21 x[0] reload
        vpshufb ymm7, ymm11, ymm7                                        ;    57.8 fp1     21 x[1]
        vpxor ymm15, ymm15, ymm7                                         ;    58.8 fp0     21 x[1]
        vpbroadcastd ymm7, [r8 + 8]                                      ;    51.5 agu1    32 x[2]
        vpxor ymm7, ymm7, ymm12                                          ;    58.5 fp2     32 x[2]
        vpxor ymm7, ymm7, [rbp + 1600]                                   ;    59.5 fp3+agu0   32 x[2]
        vmovdqu [rbp + 1696], ymm12                                      ;    51.5 agu2+fp5   32 x[0] spill
        vpbroadcastd ymm12, [r8 + 8]                                     ;    52.5 agu1    32 x[2]
        vpxor ymm12, ymm12, ymm2                                         ;    59.5 fp1     32 x[2]
        vpxor ymm12, ymm12, ymm1                                         ;    60.5 fp0     32 x[2]
        vmovdqu [rbp + 1728], ymm2                                       ;    53.0 agu2+fp5   32 x[0] spill
        vpsrlq ymm2, ymm10, 4                                            ;    57.0 fp2     21 x[1]
        vpand ymm10, ymm10, ymm0                                         ;    57.0 fp3     21 x[1]
        vpshufb ymm10, ymm6, ymm10                                       ;    58.0 fp1     21 x[1]
        vpand ymm2, ymm2, ymm0                                           ;    58.0 fp0     21 x[1]
        vpshufb ymm2, ymm11, ymm2                                        ;    59.0 fp2     21 x[1]
        vpxor ymm10, ymm10, ymm2                                         ;    60.0 fp3     21 x[1]
        vpsrlq ymm2, ymm14, 4                                            ;    57.0 fp1     21 x[1]
        vpand ymm14, ymm14, ymm0                                         ;    57.0 fp0     21 x[1]
        vpshufb ymm14, ymm6, ymm14                                       ;    58.0 fp2     21 x[1]
        vpand ymm2, ymm2, ymm0                                           ;    58.0 fp3     21 x[1]
        vpshufb ymm2, ymm11, ymm2                                        ;    59.0 fp1     21 x[1]
        vpxor ymm14, ymm14, ymm2                                         ;    60.0 fp0     21 x[1]
        vpsrlq ymm2, ymm5, 4                                             ;    58.0 fp2     21 x[1]
        vpand ymm5, ymm5, ymm0                                           ;    58.0 fp3     21 x[1]
        vpshufb ymm5, ymm6, ymm5                                         ;    59.0 fp1     21 x[1]
        vpand ymm2, ymm2, ymm0                                           ;    59.0 fp0     21 x[1]
        vpshufb ymm2, ymm11, ymm2                                        ;    60.0 fp2     21 x[1]
        vpxor ymm5, ymm5, ymm2                                           ;    61.0 fp3     21 x[1]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 256]            ;    58.5 agu0    32 x[0] reload
        vmovdqu [rbp + 1760], ymm1                                       ;    58.7 agu1+fp5   32 x[0] spill
        vpshufb ymm1, ymm15, ymm2                                        ;    65.5 fp1     32 x[1]
        vpxor ymm1, ymm1, ymm15                                          ;    66.5 fp0     32 x[1]
        vpxor ymm1, ymm1, [rbp + 1472]                                   ;    67.5 fp2+agu0   32 x[1]
        vmovdqu [rbp + 1472], ymm4                                       ;    59.7 agu2+fp5   32 x[0] spill
        vpshufb ymm4, ymm15, [rel sm4_encrypt.T0_constants256 + 288]     ;    60.2 fp1+agu1   32 x[1]
        vpxor ymm4, ymm4, ymm15                                          ;    61.2 fp3     32 x[1]
        vpshufb ymm15, ymm15, [rel sm4_encrypt.T0_constants256 + 320]    ;    60.8 fp2+agu0   32 x[1]
        vpxor ymm4, ymm4, ymm15                                          ;    62.2 fp0     32 x[1]
        vmovdqu ymm15, [rel sm4_encrypt.T0_constants256 + 288]           ;    60.7 agu1    32 x[0] reload
        vpshufb ymm11, ymm10, ymm15                                      ;    67.7 fp1     32 x[1]
        vpxor ymm11, ymm11, ymm10                                        ;    68.7 fp3     32 x[1]
        vpshufb ymm6, ymm10, [rel sm4_encrypt.T0_constants256 + 320]     ;    61.8 fp2+agu0   32 x[1]
        vpxor ymm11, ymm11, ymm6                                         ;    69.7 fp0     32 x[1]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 320]            ;    61.7 agu1    32 x[0] reload
        vpshufb ymm8, ymm14, ymm6                                        ;    68.7 fp1     32 x[1]
        vpxor ymm8, ymm8, ymm14                                          ;    69.7 fp3     32 x[1]
        vpslld ymm0, ymm4, 2                                             ;    63.2 fp2     32 x[1]
        vpxor ymm1, ymm1, ymm0                                           ;    68.5 fp0     32 x[1]
        vpsrld ymm0, ymm4, 0x1e                                          ;    63.2 fp1     32 x[1]
        vpxor ymm1, ymm1, ymm0                                           ;    69.5 fp3     32 x[1]
        vmovdqa ymm4, ymm5                                               ;    62.2         32 x[1] copy
        vpxor ymm13, ymm13, ymm1                                         ;    70.5 fp0     32 x[2]
        vpbroadcastd ymm0, [r8 + 8]                                      ;    62.5 agu0    32 x[2]
        vpxor ymm0, ymm0, ymm3                                           ;    69.5 fp2     32 x[2]
        vpxor ymm0, ymm0, ymm9                                           ;    70.5 fp3     32 x[2]
        vmovdqu [rbp + 1792], ymm3                                       ;    63.0 agu2+fp5   32 x[0] spill
        vpshufb ymm3, ymm10, ymm2                                        ;    65.5 fp1     32 x[1]
        vpxor ymm10, ymm10, ymm3                                         ;    66.5 fp0     32 x[1]
        vpxor ymm10, ymm10, [rbp + 1440]                                 ;    67.5 fp2+agu1   32 x[1]
        vpshufb ymm3, ymm14, ymm2                                        ;    65.5 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm14                                          ;    66.5 fp3     32 x[1]
        vpshufb ymm14, ymm14, ymm15                                      ;    67.7 fp2     32 x[1]
        vpxor ymm8, ymm8, ymm14                                          ;    70.7 fp0     32 x[1]
        vpxor ymm3, ymm3, [rbp + 1408]                                   ;    67.5 fp1+agu0   32 x[1]
        vpshufb ymm14, ymm5, ymm2                                        ;    66.8 fp2     32 x[1]
        vpxor ymm14, ymm14, ymm5                                         ;    67.8 fp3     32 x[1]
        vpxor ymm14, ymm14, [rbp + 1312]                                 ;    68.8 fp0+agu1   32 x[1]
        vpshufb ymm2, ymm5, ymm15                                        ;    67.7 fp1     32 x[1]
        vpxor ymm4, ymm4, ymm2                                           ;    68.7 fp2     32 x[1]
        vpshufb ymm2, ymm5, ymm6                                         ;    68.7 fp1     32 x[1]
        vpxor ymm4, ymm4, ymm2                                           ;    69.7 fp3     32 x[1]
        vpslld ymm2, ymm11, 2                                            ;    70.7 fp2     32 x[1]
        vpxor ymm10, ymm10, ymm2                                         ;    71.7 fp0     32 x[1]
        vpsrld ymm11, ymm11, 0x1e                                        ;    70.7 fp1     32 x[1]
        vpxor ymm10, ymm10, ymm11                                        ;    72.7 fp3     32 x[1]
        vpslld ymm11, ymm4, 2                                            ;    70.7 fp2     32 x[1]
        vpxor ymm14, ymm14, ymm11                                        ;    71.7 fp0     32 x[1]
        vpsrld ymm11, ymm4, 0x1e                                         ;    70.7 fp1     32 x[1]
        vpxor ymm14, ymm14, ymm11                                        ;    72.7 fp3     32 x[1]
        vpxor ymm0, ymm0, ymm14                                          ;    73.7 fp0     32 x[2]
        vpxor ymm7, ymm7, ymm10                                          ;    73.7 fp2     32 x[2]
        vpslld ymm11, ymm8, 2                                            ;    71.7 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm11                                          ;    72.7 fp3     32 x[1]
        vmovdqu [rbp + 1408], ymm1                                       ;    70.5 agu2+fp5   32 x[1] spill
        vpsrld ymm11, ymm8, 0x1e                                         ;    71.8 fp2     32 x[1]
        vpxor ymm3, ymm3, ymm11                                          ;    73.7 fp0     32 x[1]
        vpxor ymm12, ymm12, ymm3                                         ;    74.7 fp3     32 x[2]
        vpsrlq ymm11, ymm13, 4                                           ;    72.7 fp1     21 x[2]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 32]             ;    71.2 agu0    21 x[0] reload
        vpand ymm13, ymm13, ymm2                                         ;    78.2 fp0     21 x[2]
        vpand ymm11, ymm11, ymm2                                         ;    78.2 fp2     21 x[2]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 64]             ;    71.7 agu1    21 x[0] reload
        vpsrlq ymm4, ymm7, 4                                             ;    74.7 fp1     21 x[2]
        vpand ymm7, ymm7, ymm2                                           ;    78.2 fp3     21 x[2]
        vpand ymm4, ymm4, ymm2                                           ;    78.2 fp0     21 x[2]
        vpsrlq ymm5, ymm12, 4                                            ;    75.7 fp2     21 x[2]
        vpand ymm12, ymm12, ymm2                                         ;    78.2 fp3     21 x[2]
        vpand ymm5, ymm5, ymm2                                           ;    78.2 fp0     21 x[2]
        vpsrlq ymm8, ymm0, 4                                             ;    74.7 fp1     21 x[2]
        vpand ymm0, ymm0, ymm2                                           ;    78.2 fp2     21 x[2]
        vpand ymm8, ymm8, ymm2                                           ;    78.2 fp3     21 x[2]
        vpshufb ymm13, ymm6, ymm13                                       ;    79.2 fp1     21 x[2]
        vpshufb ymm7, ymm6, ymm7                                         ;    79.2 fp2     21 x[2]
        vpshufb ymm0, ymm6, ymm0                                         ;    79.2 fp1     21 x[2]
        vpshufb ymm12, ymm6, ymm12                                       ;    79.2 fp2     21 x[2]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 96]             ;    74.7 agu0    21 x[0] reload
        vpshufb ymm11, ymm6, ymm11                                       ;    81.7 fp1     21 x[2]
        vpxor ymm13, ymm13, ymm11                                        ;    82.7 fp0     21 x[2]
        vpshufb ymm11, ymm6, ymm4                                        ;    81.7 fp2     21 x[2]
        vpxor ymm7, ymm7, ymm11                                          ;    82.7 fp3     21 x[2]
        vpshufb ymm11, ymm6, ymm5                                        ;    81.7 fp1     21 x[2]
        vpxor ymm12, ymm12, ymm11                                        ;    82.7 fp0     21 x[2]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 128]           ;    78.5 agu1    21 x[0] reload
        vpshufb ymm13, ymm13, ymm11                                      ;    85.5 fp2     21 x[2]
        vpshufb ymm4, ymm6, ymm8                                         ;    81.7 fp1     21 x[2]
        vpxor ymm0, ymm0, ymm4                                           ;    82.7 fp3     21 x[2]
        vpshufb ymm4, ymm7, ymm11                                        ;    85.5 fp2     21 x[2]
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256 + 160]            ;    79.3 agu0    21 x[0] reload
        vaesenclast ymm13, ymm13, ymm5                                   ;    86.5 fp0     21 x[2]
        vpshufb ymm12, ymm12, ymm11                                      ;    85.5 fp1     21 x[2]
        vaesenclast ymm4, ymm4, ymm5                                     ;    86.5 fp0     21 x[2]
        vpshufb ymm0, ymm0, ymm11                                        ;    85.5 fp2     21 x[2]
        vaesenclast ymm12, ymm12, ymm5                                   ;    86.5 fp0     21 x[2]
        vaesenclast ymm0, ymm0, ymm5                                     ;    86.5 fp1     21 x[2]
        vpbroadcastd ymm5, [r8 + 12]                                     ;    81.7 agu1    32 x[3]
        vpbroadcastd ymm7, [r8 + 12]                                     ;    81.8 agu0    32 x[3]
        vmovdqu [rbp + 1152], ymm9                                       ;    82.0 agu2+fp5   31 rounds
        vpxor ymm9, ymm9, ymm14                                          ;    82.2 fp3     32 x[3]
        vpxor ymm7, ymm7, ymm1                                           ;    88.8 fp2     32 x[3]
        vpxor ymm7, ymm7, [rbp + 1472]                                   ;    89.8 fp0+agu1   32 x[3]
        vpbroadcastd ymm8, [r8 + 12]                                     ;    82.8 agu0    32 x[3]
        vpxor ymm8, ymm8, ymm10                                          ;    89.8 fp1     32 x[3]
        vpbroadcastd ymm1, [r8 + 12]                                     ;    83.7 agu1    32 x[3]
        vpxor ymm8, ymm8, [rbp + 1696]                                   ;    90.8 fp3+agu0   32 x[3]
        vpxor ymm1, ymm1, ymm3                                           ;    90.7 fp2     32 x[3]
        vpxor ymm1, ymm1, [rbp + 1760]                                   ;    91.7 fp0+agu1   32 x[3]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 224]           ;    84.8 agu0    21 x[0] reload
        vpxor ymm9, ymm9, ymm5                                           ;    88.7 fp1     32 x[3]
        vpsrlq ymm5, ymm13, 4                                            ;    90.5 fp2     21 x[2]
        vpand ymm13, ymm13, ymm2                                         ;    90.5 fp3     21 x[2]
        vpand ymm5, ymm5, ymm2                                           ;    91.5 fp0     21 x[2]
        vmovdqu [rbp + 1312], ymm14                                      ;    85.8 agu2+fp5   31 rounds
        vpsrlq ymm14, ymm4, 4                                            ;    90.5 fp1     21 x[2]
        vpand ymm4, ymm4, ymm2                                           ;    90.5 fp2     21 x[2]
        vpand ymm14, ymm14, ymm2                                         ;    91.5 fp3     21 x[2]
        vmovdqu [rbp + 1440], ymm10                                      ;    86.8 agu1+fp5   32 x[1] spill
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 192]           ;    86.8 agu0    21 x[0] reload
        vpshufb ymm13, ymm10, ymm13                                      ;    93.8 fp1     21 x[2]
        vpshufb ymm4, ymm10, ymm4                                        ;    93.8 fp2     21 x[2]
        vmovdqu [rbp + 1824], ymm3                                       ;    87.8 agu2+fp5   32 x[1] spill
        vpsrlq ymm3, ymm12, 4                                            ;    90.5 fp1     21 x[2]
        vpand ymm12, ymm12, ymm2                                         ;    90.5 fp0     21 x[2]
        vpand ymm3, ymm3, ymm2                                           ;    91.5 fp3     21 x[2]
        vpshufb ymm12, ymm10, ymm12                                      ;    93.8 fp2     21 x[2]
        vpshufb ymm5, ymm11, ymm5                                        ;    92.5 fp1     21 x[2]
        vpxor ymm13, ymm13, ymm5                                         ;    94.8 fp0     21 x[2]
        vpsrlq ymm5, ymm0, 4                                             ;    90.8 fp2     21 x[2]
        vpand ymm0, ymm0, ymm2                                           ;    90.8 fp3     21 x[2]
        vpand ymm5, ymm5, ymm2                                           ;    91.8 fp1     21 x[2]
        vpshufb ymm0, ymm10, ymm0                                        ;    93.8 fp2     21 x[2]
        vpshufb ymm14, ymm11, ymm14                                      ;    92.5 fp1     21 x[2]
        vpxor ymm4, ymm4, ymm14                                          ;    94.8 fp0     21 x[2]
        vpshufb ymm14, ymm11, ymm3                                       ;    92.8 fp2     21 x[2]
        vpxor ymm12, ymm12, ymm14                                        ;    94.8 fp3     21 x[2]
        vpshufb ymm14, ymm11, ymm5                                       ;    93.0 fp1     21 x[2]
        vpxor ymm0, ymm0, ymm14                                          ;    94.8 fp0     21 x[2]
        vmovdqu ymm14, [rel sm4_encrypt.T0_constants256 + 256]           ;    92.3 agu1    32 x[0] reload
        vpshufb ymm3, ymm13, ymm14                                       ;    99.3 fp2     32 x[2]
        vpshufb ymm5, ymm13, ymm15                                       ;    95.8 fp1     32 x[2]
        vpxor ymm5, ymm5, ymm13                                          ;    96.8 fp3     32 x[2]
        vpxor ymm3, ymm3, [rbp + 1568]                                   ;   100.3 fp0+agu0   32 x[2]
        vpxor ymm3, ymm3, ymm13                                          ;   101.3 fp3     32 x[2]
        vpshufb ymm13, ymm13, [rel sm4_encrypt.T0_constants256 + 320]    ;    95.8 fp2+agu1   32 x[2]
        vpxor ymm5, ymm5, ymm13                                          ;    97.8 fp0     32 x[2]
        vpshufb ymm13, ymm4, ymm15                                       ;    95.8 fp1     32 x[2]
        vpxor ymm13, ymm13, ymm4                                         ;    96.8 fp3     32 x[2]
        vpshufb ymm11, ymm4, ymm14                                       ;    99.3 fp2     32 x[2]
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   100.3 fp0+agu0   32 x[2]
        vpxor ymm11, ymm11, ymm4                                         ;   101.3 fp3     32 x[2]
        vpshufb ymm4, ymm4, [rel sm4_encrypt.T0_constants256 + 320]      ;    96.0 fp1+agu1   32 x[2]
        vpxor ymm13, ymm13, ymm4                                         ;    97.8 fp0     32 x[2]
        vpshufb ymm4, ymm12, ymm15                                       ;    96.8 fp2     32 x[2]
        vpxor ymm4, ymm4, ymm12                                          ;    97.8 fp3     32 x[2]
        vpshufb ymm10, ymm12, ymm14                                      ;    99.3 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm12                                        ;   100.3 fp0     32 x[2]
        vpshufb ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 320]    ;    97.8 fp2+agu0   32 x[2]
        vpxor ymm4, ymm4, ymm12                                          ;    98.8 fp3     32 x[2]
        vpxor ymm10, ymm10, [rbp + 1664]                                 ;   101.3 fp1+agu1   32 x[2]
        vpshufb ymm12, ymm0, ymm14                                       ;    99.3 fp2     32 x[2]
        vpxor ymm12, ymm12, ymm0                                         ;   100.3 fp0     32 x[2]
        vpxor ymm12, ymm12, [rbp + 1504]                                 ;   101.3 fp3+agu0   32 x[2]
        vpshufb ymm14, ymm0, ymm15                                       ;    99.0 fp1     32 x[2]
        vpxor ymm14, ymm14, ymm0                                         ;   100.0 fp0     32 x[2]
        vpshufb ymm0, ymm0, [rel sm4_encrypt.T0_constants256 + 320]      ;    99.8 fp2+agu1   32 x[2]
        vpxor ymm14, ymm14, ymm0                                         ;   101.0 fp3     32 x[2]
        vpslld ymm0, ymm5, 2                                             ;   100.0 fp1     32 x[2]
        vpxor ymm3, ymm3, ymm0                                           ;   102.3 fp0     32 x[2]
        vpsrld ymm0, ymm5, 0x1e                                          ;   100.8 fp2     32 x[2]
        vpxor ymm3, ymm3, ymm0                                           ;   103.3 fp3     32 x[2]
        vpslld ymm0, ymm13, 2                                            ;   101.0 fp1     32 x[2]
        vpxor ymm11, ymm11, ymm0                                         ;   102.3 fp0     32 x[2]
        vpsrld ymm13, ymm13, 0x1e                                        ;   101.8 fp2     32 x[2]
        vpxor ymm11, ymm11, ymm13                                        ;   103.3 fp3     32 x[2]
        vpxor ymm7, ymm7, ymm3                                           ;   104.3 fp1     32 x[3]
        vpxor ymm8, ymm8, ymm11                                          ;   104.3 fp0     32 x[3]
        vpslld ymm13, ymm4, 2                                            ;   102.8 fp2     32 x[2]
        vpxor ymm10, ymm10, ymm13                                        ;   103.8 fp3     32 x[2]
        vpsrld ymm13, ymm4, 0x1e                                         ;   103.0 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm13                                        ;   104.8 fp0     32 x[2]
        vpxor ymm1, ymm1, ymm10                                          ;   105.8 fp2     32 x[3]
        vpslld ymm13, ymm14, 2                                           ;   104.0 fp1     32 x[2]
        vpxor ymm12, ymm12, ymm13                                        ;   105.0 fp3     32 x[2]
        vpsrld ymm13, ymm14, 0x1e                                        ;   104.8 fp2     32 x[2]
        vpxor ymm12, ymm12, ymm13                                        ;   106.0 fp0     32 x[2]
        vpxor ymm9, ymm9, ymm12                                          ;   107.0 fp3     32 x[3]
        vpsrlq ymm13, ymm7, 4                                            ;   105.3 fp1     21 x[3]
        vpand ymm7, ymm7, ymm2                                           ;   105.5 fp0     21 x[3]
        vmovdqu ymm14, [rel sm4_encrypt.T0_constants256 + 64]            ;   102.8 agu0    21 x[0] reload
        vpand ymm13, ymm13, ymm2                                         ;   106.3 fp2     21 x[3]
        vpshufb ymm13, ymm6, ymm13                                       ;   107.3 fp1     21 x[3]
        vpshufb ymm0, ymm14, ymm7                                        ;   109.8 fp2     21 x[3]
        vpxor ymm13, ymm13, ymm0                                         ;   110.8 fp3     21 x[3]
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256 + 128]            ;   103.8 agu1    21 x[0] reload
        vpshufb ymm13, ymm13, ymm0                                       ;   111.8 fp1     21 x[3]
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256 + 160]            ;   104.2 agu0    21 x[0] reload
        vaesenclast ymm13, ymm13, ymm4                                   ;   112.8 fp0     21 x[3]
        vpsrlq ymm5, ymm8, 4                                             ;   107.8 fp2     21 x[3]
        vpand ymm8, ymm8, ymm2                                           ;   106.8 fp3     21 x[3]
        vpand ymm5, ymm5, ymm2                                           ;   108.8 fp0     21 x[3]
        vpshufb ymm5, ymm6, ymm5                                         ;   109.8 fp1     21 x[3]
        vpshufb ymm7, ymm14, ymm8                                        ;   109.8 fp2     21 x[3]
        vpsrlq ymm8, ymm1, 4                                             ;   109.0 fp1     21 x[3]
        vpand ymm1, ymm1, ymm2                                           ;   107.8 fp3     21 x[3]
        vpshufb ymm1, ymm14, ymm1                                        ;   109.8 fp2     21 x[3]
        vpxor ymm5, ymm5, ymm7                                           ;   110.8 fp0     21 x[3]
        vpand ymm8, ymm8, ymm2                                           ;   110.0 fp3     21 x[3]
        vpshufb ymm7, ymm6, ymm8                                         ;   111.0 fp1     21 x[3]
        vpshufb ymm5, ymm5, ymm0                                         ;   111.8 fp2     21 x[3]
        vpsrlq ymm8, ymm9, 4                                             ;   111.0 fp1     21 x[3]
        vpand ymm9, ymm9, ymm2                                           ;   109.5 fp0     21 x[3]
        vpshufb ymm14, ymm14, ymm9                                       ;   111.8 fp2     21 x[3]
        vaesenclast ymm5, ymm5, ymm4                                     ;   112.8 fp0     21 x[3]
        vpxor ymm1, ymm1, ymm7                                           ;   112.0 fp3     21 x[3]
        vpshufb ymm1, ymm1, ymm0                                         ;   113.0 fp1     21 x[3]
        vaesenclast ymm1, ymm1, ymm4                                     ;   114.0 fp0     21 x[3]
        vpand ymm8, ymm8, ymm2                                           ;   112.0 fp3     21 x[3]
        vpshufb ymm6, ymm6, ymm8                                         ;   113.0 fp2     21 x[3]
        vpxor ymm14, ymm14, ymm6                                         ;   114.0 fp3     21 x[3]
        vpshufb ymm14, ymm14, ymm0                                       ;   115.0 fp1     21 x[3]
        vaesenclast ymm14, ymm14, ymm4                                   ;   116.0 fp0     21 x[3]
        vpsrlq ymm0, ymm13, 4                                            ;   116.8 fp2     21 x[3]
        vpand ymm13, ymm13, ymm2                                         ;   116.8 fp3     21 x[3]
        vpand ymm0, ymm0, ymm2                                           ;   117.8 fp0     21 x[3]
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256 + 192]            ;   111.8 agu1    21 x[0] reload
        vpshufb ymm13, ymm4, ymm13                                       ;   118.8 fp1     21 x[3]
        vpsrlq ymm6, ymm5, 4                                             ;   116.8 fp2     21 x[3]
        vpand ymm5, ymm5, ymm2                                           ;   116.8 fp3     21 x[3]
        vpshufb ymm5, ymm4, ymm5                                         ;   118.8 fp1     21 x[3]
        vpand ymm6, ymm6, ymm2                                           ;   117.8 fp0     21 x[3]
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 224]            ;   112.8 agu0    21 x[0] reload
        vpshufb ymm0, ymm7, ymm0                                         ;   119.8 fp2     21 x[3]
        vpxor ymm13, ymm13, ymm0                                         ;   120.8 fp3     21 x[3]
        vpshufb ymm0, ymm7, ymm6                                         ;   119.8 fp1     21 x[3]
        vpxor ymm5, ymm5, ymm0                                           ;   120.8 fp0     21 x[3]
        vpsrlq ymm0, ymm1, 4                                             ;   118.0 fp2     21 x[3]
        vpand ymm1, ymm1, ymm2                                           ;   118.0 fp3     21 x[3]
        vpshufb ymm1, ymm4, ymm1                                         ;   119.0 fp1     21 x[3]
        vpand ymm0, ymm0, ymm2                                           ;   119.0 fp0     21 x[3]
        vpshufb ymm0, ymm7, ymm0                                         ;   120.0 fp2     21 x[3]
        vpxor ymm1, ymm1, ymm0                                           ;   121.0 fp3     21 x[3]
        vpsrlq ymm0, ymm14, 4                                            ;   120.0 fp1     21 x[3]
        vpand ymm14, ymm14, ymm2                                         ;   120.0 fp0     21 x[3]
        vpshufb ymm14, ymm4, ymm14                                       ;   121.0 fp2     21 x[3]
        vpand ymm0, ymm0, ymm2                                           ;   121.0 fp3     21 x[3]
        vpshufb ymm0, ymm7, ymm0                                         ;   122.0 fp1     21 x[3]
        vpxor ymm14, ymm14, ymm0                                         ;   123.0 fp0     21 x[3]
        vpshufb ymm0, ymm13, ymm15                                       ;   121.8 fp2     32 x[3]
        vpxor ymm0, ymm0, ymm13                                          ;   122.8 fp3     32 x[3]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 256]            ;   119.2 agu1    32 x[0] reload
        vpshufb ymm4, ymm13, ymm2                                        ;   126.2 fp1     32 x[3]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 320]            ;   119.5 agu0    32 x[0] reload
        vpshufb ymm7, ymm13, ymm6                                        ;   126.5 fp2     32 x[3]
        vpxor ymm0, ymm0, ymm7                                           ;   127.5 fp0     32 x[3]
        vpxor ymm13, ymm13, ymm4                                         ;   127.2 fp3     32 x[3]
        vpxor ymm13, ymm13, [rbp + 1632]                                 ;   128.2 fp0+agu1   32 x[3]
        vpshufb ymm4, ymm5, ymm15                                        ;   121.8 fp1     32 x[3]
        vpxor ymm4, ymm4, ymm5                                           ;   122.8 fp3     32 x[3]
        vpshufb ymm7, ymm1, ymm15                                        ;   122.0 fp2     32 x[3]
        vpshufb ymm15, ymm14, ymm15                                      ;   124.0 fp1     32 x[3]
        vpxor ymm7, ymm7, ymm1                                           ;   123.0 fp0     32 x[3]
        vpxor ymm15, ymm15, ymm14                                        ;   125.0 fp3     32 x[3]
        vmovdqu ymm8, [rbp + 1472]                                       ;   121.5 agu0    32 x[0] reload
        vmovdqu [rbp + 896], ymm8                                        ;   128.5 agu2+fp5   31 rounds
        vmovdqu ymm8, [rbp + 1696]                                       ;   121.8 agu1    32 x[0] reload
        vmovdqu [rbp + 928], ymm8                                        ;   128.8 agu0+fp5   31 rounds
        vmovdqu ymm8, [rbp + 1760]                                       ;   122.8 agu1    32 x[0] reload
        vmovdqu [rbp + 1120], ymm8                                       ;   129.8 agu2+fp5   31 rounds
        vpxor ymm9, ymm1, [rbp + 1728]                                   ;   123.5 fp2+agu0   32 x[3]
        vpxor ymm8, ymm5, [rbp + 1600]                                   ;   123.8 fp0+agu1   32 x[3]
        vmovdqu [rbp + 1728], ymm3                                       ;   124.7 agu2+fp5   32 x[2] spill
        vpshufb ymm3, ymm5, ymm2                                         ;   126.2 fp1     32 x[3]
        vpxor ymm8, ymm8, ymm3                                           ;   127.2 fp3     32 x[3]
        vpshufb ymm3, ymm5, ymm6                                         ;   126.5 fp2     32 x[3]
        vpxor ymm4, ymm4, ymm3                                           ;   127.5 fp0     32 x[3]
        vpshufb ymm3, ymm1, ymm2                                         ;   126.2 fp1     32 x[3]
        vpxor ymm9, ymm9, ymm3                                           ;   127.2 fp3     32 x[3]
        vpshufb ymm2, ymm14, ymm2                                        ;   126.2 fp2     32 x[3]
        vpshufb ymm1, ymm1, ymm6                                         ;   126.5 fp1     32 x[3]
        vpxor ymm7, ymm7, ymm1                                           ;   127.5 fp0     32 x[3]
        vpshufb ymm1, ymm14, ymm6                                        ;   126.5 fp2     32 x[3]
        vpxor ymm14, ymm14, ymm2                                         ;   127.2 fp3     32 x[3]
        vpxor ymm15, ymm15, ymm1                                         ;   127.5 fp1     32 x[3]
        vpxor ymm14, ymm14, [rbp + 1792]                                 ;   128.2 fp0+agu0   32 x[3]
        vpslld ymm1, ymm0, 2                                             ;   128.5 fp2     32 x[3]
        vpxor ymm13, ymm13, ymm1                                         ;   129.5 fp3     32 x[3]
        vpsrld ymm0, ymm0, 0x1e                                          ;   128.5 fp1     32 x[3]
        vpxor ymm13, ymm13, ymm0                                         ;   130.5 fp0     32 x[3]
        vpslld ymm0, ymm4, 2                                             ;   128.5 fp2     32 x[3]
        vpxor ymm8, ymm8, ymm0                                           ;   129.5 fp3     32 x[3]
        vpsrld ymm0, ymm4, 0x1e                                          ;   128.7 fp1     32 x[3]
        vpxor ymm8, ymm8, ymm0                                           ;   130.5 fp0     32 x[3]
        vpslld ymm0, ymm7, 2                                             ;   129.3 fp2     32 x[3]
        vpxor ymm9, ymm9, ymm0                                           ;   130.3 fp3     32 x[3]
        vpsrld ymm0, ymm7, 0x1e                                          ;   129.7 fp1     32 x[3]
        vpxor ymm9, ymm9, ymm0                                           ;   131.3 fp0     32 x[3]
        vpslld ymm0, ymm15, 2                                            ;   130.3 fp2     32 x[3]
        vpxor ymm14, ymm14, ymm0                                         ;   131.3 fp3     32 x[3]
        vpsrld ymm15, ymm15, 0x1e                                        ;   130.7 fp1     32 x[3]
        vpxor ymm14, ymm14, ymm15                                        ;   132.3 fp0     32 x[3]
        vmovdqa ymm6, ymm10                                              ;   129.7         32 x[2] copy
        vmovdqu ymm1, [rbp + 1824]                                       ;   129.8 agu1    32 x[1] reload
        vmovdqa ymm10, ymm1                                              ;   136.8         32 x[1] copy
        vmovdqa ymm1, ymm8                                               ;   131.5         32 x[3] copy
        vmovdqa ymm5, ymm11                                              ;   130.3         32 x[2] copy
        add r8, 0x10                                                     ;   130.5 alu0    31 rounds
        vmovdqa ymm3, ymm14                                              ;   133.3         32 x[3] copy
        vmovdqa ymm2, ymm9                                               ;   132.3         32 x[3] copy
        vmovdqu ymm0, [rbp + 1440]                                       ;   131.0 agu0    32 x[1] reload
        vmovdqu ymm4, [rbp + 1728]                                       ;   131.2 agu1    32 x[2] reload
        vmovdqa ymm7, ymm12                                              ;   131.3         32 x[2] copy
        vmovdqa ymm9, ymm0                                               ;   138.0         32 x[1] copy
        vmovdqa ymm0, ymm13                                              ;   131.7         32 x[3] copy
        vmovdqu ymm15, [rbp + 1408]                                      ;   132.0 agu0    32 x[1] reload
        vmovdqa ymm8, ymm15                                              ;   139.0         32 x[1] copy
        cmp r8, qword [rbp + 1896]                                       ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 1888], r8                                       ;                    resident
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
        mov r8, qword [rbp + 1904]                                       ;    12.3 agu1    34 dst reload
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
        mov qword [rbp + 1904], r8                                       ;    21.8 agu1+st0   28 blocks
        mov r8, qword [rbp + 1864]                                       ;    21.7 agu2    28 blocks
        add r8, 0x200                                                    ;    25.7 alu1    28 blocks
        mov qword [rbp + 1864], r8                                       ;    26.7 agu0+st1   28 blocks
        cmp r8, qword [rbp + 1872]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1856]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1864]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 1912], rsi                                      ;                    blocks left over
        mov qword [rbp + 1864], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 1904]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 1912]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 1920], rdi                                      ;                    blocks left over
        mov qword [rbp + 1928], rsi                                      ;                    blocks left over
        mov qword [rbp + 1904], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 1872], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 1856], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 1920]                                      ;                    blocks left over
        mov rdi, qword [rbp + 1928]                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 1936]                                      ;                    frame
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
