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
;   blocks: 86 uops, planned 29.3; bounds: width 14.3, ports 24.0, path 10.0
;   blocks/rounds: 516 uops, planned 187.5; bounds: width 86.0, ports 112.0, path 79.0
;   blocks.2: 87 uops, planned 31.3; bounds: width 14.5, ports 24.0, path 3.0
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
        push rbp                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x700                                                ;                    frame
        and rsp, -32                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 1648], rax                                   ;                    frame
        mov dword [rbp + 1656], ecx                                   ;                    argument
        mov qword [rbp + 1576], rsi                                   ;                    argument
        mov qword [rbp + 1592], rdi                                   ;                    argument
        mov qword [rbp + 1616], rdx                                   ;                    argument
        cmp dword [rbp + 1656], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1656]                                   ;                    passes of 32
        mov rcx, rax                                                  ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                 ;                    passes of 32
        mov qword [rbp + 1568], rax                                   ;                    passes of 32
        sub rcx, rax                                                  ;                    passes of 32
        imul rcx, rcx, 0x10                                           ;                    passes of 32
        mov rdx, qword [rbp + 1576]                                   ;                    passes of 32
        add rcx, rdx                                                  ;                    passes of 32
        mov qword [rbp + 1584], rcx                                   ;                    passes of 32
        cmp rcx, rdx                                                  ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 1576]                                    ;     0.0 agu0    30 x[0] reload
        vmovdqu ymm0, [r8]                                            ;     4.0 agu1    30 x[0]
        vmovdqu ymm1, [r8 + 32]                                       ;     4.0 agu0    30 x[0]
        vpunpckldq ymm2, ymm0, ymm1                                   ;    11.0 fp1     30 x[0]
        vmovdqu ymm3, [r8 + 64]                                       ;     4.0 agu1    30 x[0]
        vmovdqu ymm4, [r8 + 96]                                       ;     4.0 agu0    30 x[0]
        vpunpckldq ymm5, ymm3, ymm4                                   ;    11.0 fp2     30 x[0]
        vpunpcklqdq ymm6, ymm2, ymm5                                  ;    12.0 fp1     30 x[0]
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256]               ;     2.2 agu1    30 x[0] reload
        vpshufb ymm6, ymm6, ymm7                                      ;    13.0 fp2     30 x[0]
        vmovdqu [rbp + 896], ymm6                                     ;    14.0 agu2+fp5   31 rounds
        vmovdqu ymm6, [r8 + 128]                                      ;     4.0 agu0    30 x[0]
        vmovdqu ymm8, [r8 + 160]                                      ;     4.0 agu1    30 x[0]
        vpunpckldq ymm9, ymm6, ymm8                                   ;    11.0 fp1     30 x[0]
        vmovdqu ymm10, [r8 + 192]                                     ;     4.0 agu0    30 x[0]
        vmovdqu ymm11, [r8 + 224]                                     ;     4.2 agu1    30 x[0]
        vpunpckldq ymm12, ymm10, ymm11                                ;    11.2 fp2     30 x[0]
        vpunpcklqdq ymm13, ymm9, ymm12                                ;    12.2 fp1     30 x[0]
        vpshufb ymm13, ymm13, ymm7                                    ;    13.2 fp2     30 x[0]
        vmovdqu [rbp + 928], ymm13                                    ;    14.2 agu2+fp5   31 rounds
        vmovdqu ymm13, [r8 + 256]                                     ;     5.0 agu0    30 x[0]
        vmovdqu ymm14, [r8 + 288]                                     ;     5.2 agu1    30 x[0]
        vpunpckldq ymm15, ymm13, ymm14                                ;    12.2 fp1     30 x[0]
        vpunpckhqdq ymm2, ymm2, ymm5                                  ;    12.0 fp2     30 x[0]
        vmovdqu ymm5, [r8 + 320]                                      ;     6.0 agu0    30 x[0]
        vpunpckhqdq ymm9, ymm9, ymm12                                 ;    12.2 fp1     30 x[0]
        vmovdqu ymm12, [r8 + 352]                                     ;     6.2 agu1    30 x[0]
        vpshufb ymm2, ymm2, ymm7                                      ;    13.0 fp2     30 x[0]
        vmovdqu [rbp + 960], ymm2                                     ;    14.0 agu2+fp5   31 rounds
        vpunpckldq ymm2, ymm5, ymm12                                  ;    13.2 fp1     30 x[0]
        vpshufb ymm9, ymm9, ymm7                                      ;    13.2 fp2     30 x[0]
        vmovdqu [rbp + 992], ymm9                                     ;    14.2 agu0+fp5   31 rounds
        vpunpcklqdq ymm9, ymm15, ymm2                                 ;    14.2 fp1     30 x[0]
        vpshufb ymm9, ymm9, ymm7                                      ;    15.2 fp2     30 x[0]
        vmovdqu [rbp + 1024], ymm9                                    ;    16.2 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 384]                                      ;    12.2 agu1    30 x[0]
        vpunpckhqdq ymm2, ymm15, ymm2                                 ;    14.2 fp1     30 x[0]
        vmovdqu ymm15, [r8 + 416]                                     ;    12.5 agu0    30 x[0]
        vpshufb ymm2, ymm2, ymm7                                      ;    15.2 fp2     30 x[0]
        vmovdqu [rbp + 1056], ymm2                                    ;    16.2 agu2+fp5   31 rounds
        vpunpckldq ymm2, ymm9, ymm15                                  ;    19.5 fp1     30 x[0]
        vpunpckhdq ymm0, ymm0, ymm1                                   ;    14.0 fp2     30 x[0]
        vmovdqu ymm1, [r8 + 448]                                      ;    13.3 agu1    30 x[0]
        vpunpckhdq ymm3, ymm3, ymm4                                   ;    14.3 fp1     30 x[0]
        vmovdqu ymm4, [r8 + 480]                                      ;    13.7 agu0    30 x[0]
        vpunpckhdq ymm6, ymm6, ymm8                                   ;    15.0 fp2     30 x[0]
        vpunpckldq ymm8, ymm1, ymm4                                   ;    20.7 fp1     30 x[0]
        vpunpckhdq ymm10, ymm10, ymm11                                ;    16.0 fp2     30 x[0]
        vpunpcklqdq ymm11, ymm2, ymm8                                 ;    21.7 fp1     30 x[0]
        vpshufb ymm11, ymm11, ymm7                                    ;    22.7 fp2     30 x[0]
        vmovdqu [rbp + 1088], ymm11                                   ;    23.7 agu2+fp5   31 rounds
        vpunpckhqdq ymm2, ymm2, ymm8                                  ;    21.7 fp1     30 x[0]
        vpshufb ymm2, ymm2, ymm7                                      ;    22.7 fp2     30 x[0]
        vmovdqu [rbp + 1120], ymm2                                    ;    23.7 agu1+fp5   31 rounds
        vpunpcklqdq ymm2, ymm0, ymm3                                  ;    18.3 fp1     30 x[0]
        vpshufb ymm2, ymm2, ymm7                                      ;    19.3 fp2     30 x[0]
        vmovdqu [rbp + 1152], ymm2                                    ;    20.3 agu0+fp5   31 rounds
        vpunpcklqdq ymm2, ymm6, ymm10                                 ;    19.3 fp1     30 x[0]
        vpunpckhdq ymm8, ymm13, ymm14                                 ;    20.0 fp2     30 x[0]
        vpshufb ymm2, ymm2, ymm7                                      ;    20.3 fp1     30 x[0]
        vmovdqu [rbp + 1184], ymm2                                    ;    21.3 agu2+fp5   31 rounds
        vpunpckhdq ymm2, ymm5, ymm12                                  ;    21.0 fp2     30 x[0]
        vpunpcklqdq ymm5, ymm8, ymm2                                  ;    22.0 fp1     30 x[0]
        vpshufb ymm5, ymm5, ymm7                                      ;    23.0 fp2     30 x[0]
        vmovdqu [rbp + 1216], ymm5                                    ;    24.0 agu1+fp5   31 rounds
        vpunpckhdq ymm5, ymm9, ymm15                                  ;    22.3 fp1     30 x[0]
        vpunpckhdq ymm1, ymm1, ymm4                                   ;    23.0 fp2     30 x[0]
        vpunpcklqdq ymm4, ymm5, ymm1                                  ;    24.0 fp1     30 x[0]
        vpshufb ymm4, ymm4, ymm7                                      ;    25.0 fp2     30 x[0]
        vmovdqu [rbp + 1248], ymm4                                    ;    26.0 agu0+fp5   31 rounds
        vpunpckhqdq ymm0, ymm0, ymm3                                  ;    24.3 fp1     30 x[0]
        vpshufb ymm0, ymm0, ymm7                                      ;    25.3 fp2     30 x[0]
        vmovdqu [rbp + 1280], ymm0                                    ;    26.3 agu2+fp5   31 rounds
        vpunpckhqdq ymm0, ymm6, ymm10                                 ;    25.3 fp1     30 x[0]
        vpshufb ymm0, ymm0, ymm7                                      ;    26.3 fp2     30 x[0]
        vmovdqu [rbp + 1312], ymm0                                    ;    27.3 agu1+fp5   31 rounds
        vpunpckhqdq ymm0, ymm8, ymm2                                  ;    26.3 fp1     30 x[0]
        vpshufb ymm0, ymm0, ymm7                                      ;    27.3 fp2     30 x[0]
        vmovdqu [rbp + 1344], ymm0                                    ;    28.3 agu0+fp5   31 rounds
        vpunpckhqdq ymm0, ymm5, ymm1                                  ;    27.3 fp1     30 x[0]
        vpshufb ymm0, ymm0, ymm7                                      ;    28.3 fp2     30 x[0]
        vmovdqu [rbp + 1376], ymm0                                    ;    29.3 agu2+fp5   31 rounds
        mov r8, qword [rbp + 1592]                                    ;    24.0 agu1    31 rounds reload
        mov qword [rbp + 1600], r8                                    ;    28.0 agu0+st0   31 rounds
        add r8, 0x80                                                  ;    28.0 alu0    31 rounds
        mov qword [rbp + 1608], r8                                    ;    29.0 agu2+st1   31 rounds
        mov r8, qword [rbp + 1600]                                    ;                    resident
        vmovdqu ymm0, [rbp + 960]                                     ;                    resident
        vmovdqu ymm1, [rbp + 1152]                                    ;                    resident
        vmovdqu ymm2, [rbp + 1280]                                    ;                    resident
        vmovdqu ymm3, [rbp + 992]                                     ;                    resident
        vmovdqu ymm4, [rbp + 1184]                                    ;                    resident
        align 16
.rounds_2:
        vpbroadcastd ymm5, [r8]                                       ;     0.0 agu0    32 x[0]
        vpxor ymm5, ymm5, ymm0                                        ;     7.0 fp0     32 x[0]
        vpxor ymm5, ymm5, ymm1                                        ;     8.0 fp1     32 x[0]
        vpxor ymm5, ymm5, ymm2                                        ;     9.0 fp2     32 x[0]
        vpsrlq ymm6, ymm5, 4                                          ;    10.0 fp1     21 x[0]
        vmovdqu ymm7, [rel sm4_encrypt.T0_constants256 + 32]          ;     0.8 agu1    21 x[0] reload
        vpand ymm5, ymm5, ymm7                                        ;    10.0 fp3     21 x[0]
        vmovdqu ymm8, [rel sm4_encrypt.T0_constants256 + 64]          ;     1.2 agu0    21 x[0] reload
        vpshufb ymm5, ymm8, ymm5                                      ;    11.0 fp2     21 x[0]
        vpbroadcastd ymm9, [r8]                                       ;     1.8 agu1    32 x[0]
        vpxor ymm9, ymm9, ymm3                                        ;     8.8 fp0     32 x[0]
        vpxor ymm9, ymm9, ymm4                                        ;     9.8 fp3     32 x[0]
        vmovdqu ymm10, [rbp + 1312]                                   ;     2.2 agu0    32 x[0] reload
        vpxor ymm9, ymm9, ymm10                                       ;    10.8 fp1     32 x[0]
        vpsrlq ymm11, ymm9, 4                                         ;    11.8 fp2     21 x[0]
        vpbroadcastd ymm12, [r8]                                      ;     2.8 agu1    32 x[0]
        vmovdqu ymm13, [rbp + 1056]                                   ;     3.2 agu0    32 x[0] reload
        vpxor ymm12, ymm12, ymm13                                     ;    10.2 fp0     32 x[0]
        vmovdqu ymm14, [rbp + 1216]                                   ;     3.8 agu1    32 x[0] reload
        vpxor ymm12, ymm12, ymm14                                     ;    11.2 fp3     32 x[0]
        vmovdqu ymm15, [rbp + 1344]                                   ;     4.2 agu0    32 x[0] reload
        vpxor ymm12, ymm12, ymm15                                     ;    12.2 fp1     32 x[0]
        vpand ymm6, ymm6, ymm7                                        ;    11.0 fp2     21 x[0]
        vpand ymm9, ymm9, ymm7                                        ;    11.8 fp0     21 x[0]
        vpshufb ymm9, ymm8, ymm9                                      ;    12.8 fp1     21 x[0]
        vpand ymm11, ymm11, ymm7                                      ;    12.8 fp3     21 x[0]
        vmovdqu ymm13, [rel sm4_encrypt.T0_constants256 + 96]         ;     8.0 agu1    21 x[0] reload
        vpshufb ymm6, ymm13, ymm6                                     ;    15.0 fp2     21 x[0]
        vpxor ymm5, ymm5, ymm6                                        ;    16.0 fp0     21 x[0]
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256 + 128]         ;     9.0 agu0    21 x[0] reload
        vpshufb ymm5, ymm5, ymm6                                      ;    17.0 fp1     21 x[0]
        vpshufb ymm11, ymm13, ymm11                                   ;    15.0 fp2     21 x[0]
        vpxor ymm9, ymm9, ymm11                                       ;    16.0 fp3     21 x[0]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 160]        ;    10.2 agu1    21 x[0] reload
        vaesenclast ymm5, ymm5, ymm11                                 ;    18.0 fp0     21 x[0]
        vpshufb ymm9, ymm9, ymm6                                      ;    17.0 fp1     21 x[0]
        vaesenclast ymm9, ymm9, ymm11                                 ;    18.0 fp0     21 x[0]
        vpsrlq ymm14, ymm12, 4                                        ;    13.2 fp2     21 x[0]
        vpand ymm12, ymm12, ymm7                                      ;    13.2 fp3     21 x[0]
        vpshufb ymm12, ymm8, ymm12                                    ;    14.2 fp1     21 x[0]
        vpand ymm14, ymm14, ymm7                                      ;    14.2 fp2     21 x[0]
        vpshufb ymm14, ymm13, ymm14                                   ;    15.2 fp1     21 x[0]
        vpxor ymm12, ymm12, ymm14                                     ;    16.2 fp3     21 x[0]
        vpshufb ymm12, ymm12, ymm6                                    ;    17.2 fp2     21 x[0]
        vaesenclast ymm12, ymm12, ymm11                               ;    18.2 fp0     21 x[0]
        vpsrlq ymm14, ymm5, 4                                         ;    22.0 fp1     21 x[0]
        vpand ymm5, ymm5, ymm7                                        ;    22.0 fp3     21 x[0]
        vpand ymm14, ymm14, ymm7                                      ;    23.0 fp0     21 x[0]
        vmovdqu ymm15, [rel sm4_encrypt.T0_constants256 + 192]        ;    14.3 agu0    21 x[0] reload
        vpshufb ymm5, ymm15, ymm5                                     ;    23.0 fp2     21 x[0]
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 224]        ;    15.0 agu1    21 x[0] reload
        vpshufb ymm14, ymm10, ymm14                                   ;    24.0 fp1     21 x[0]
        vpxor ymm5, ymm5, ymm14                                       ;    25.0 fp3     21 x[0]
        vpsrlq ymm14, ymm9, 4                                         ;    22.0 fp2     21 x[0]
        vpand ymm9, ymm9, ymm7                                        ;    22.0 fp0     21 x[0]
        vpshufb ymm9, ymm15, ymm9                                     ;    23.0 fp1     21 x[0]
        vpand ymm14, ymm14, ymm7                                      ;    23.0 fp3     21 x[0]
        vpshufb ymm14, ymm10, ymm14                                   ;    24.0 fp2     21 x[0]
        vpxor ymm9, ymm9, ymm14                                       ;    25.0 fp0     21 x[0]
        vpsrlq ymm14, ymm12, 4                                        ;    22.2 fp1     21 x[0]
        vpand ymm12, ymm12, ymm7                                      ;    22.2 fp3     21 x[0]
        vpshufb ymm12, ymm15, ymm12                                   ;    23.2 fp2     21 x[0]
        vpand ymm14, ymm14, ymm7                                      ;    23.2 fp0     21 x[0]
        vpshufb ymm14, ymm10, ymm14                                   ;    24.2 fp1     21 x[0]
        vpxor ymm12, ymm12, ymm14                                     ;    25.2 fp3     21 x[0]
        vpbroadcastd ymm14, [r8]                                      ;    22.3 agu0    32 x[0]
        vpxor ymm14, ymm14, [rbp + 1120]                              ;    29.3 fp2+agu1   32 x[0]
        vpxor ymm14, ymm14, [rbp + 1248]                              ;    30.3 fp0+agu0   32 x[0]
        vpxor ymm14, ymm14, [rbp + 1376]                              ;    31.3 fp1+agu1   32 x[0]
        vmovdqu [rbp + 1408], ymm3                                    ;    23.0 agu2+fp5   32 x[0] spill
        vpsrlq ymm3, ymm14, 4                                         ;    32.3 fp2     21 x[0]
        vpand ymm14, ymm14, ymm7                                      ;    32.3 fp3     21 x[0]
        vpshufb ymm14, ymm8, ymm14                                    ;    33.3 fp1     21 x[0]
        vpand ymm3, ymm3, ymm7                                        ;    33.3 fp0     21 x[0]
        vpshufb ymm3, ymm13, ymm3                                     ;    34.3 fp2     21 x[0]
        vpxor ymm14, ymm14, ymm3                                      ;    35.3 fp3     21 x[0]
        vpshufb ymm14, ymm14, ymm6                                    ;    36.3 fp1     21 x[0]
        vaesenclast ymm14, ymm14, ymm11                               ;    37.3 fp0     21 x[0]
        vpsrlq ymm3, ymm14, 4                                         ;    41.3 fp2     21 x[0]
        vpand ymm14, ymm14, ymm7                                      ;    41.3 fp3     21 x[0]
        vpshufb ymm14, ymm15, ymm14                                   ;    42.3 fp1     21 x[0]
        vpand ymm3, ymm3, ymm7                                        ;    42.3 fp0     21 x[0]
        vpshufb ymm3, ymm10, ymm3                                     ;    43.3 fp2     21 x[0]
        vpxor ymm14, ymm14, ymm3                                      ;    44.3 fp3     21 x[0]
        vmovdqu ymm3, [rel sm4_encrypt.T0_constants256 + 256]         ;    30.3 agu0    32 x[0] reload
        vmovdqu [rbp + 1440], ymm0                                    ;    30.5 agu2+fp5   32 x[0] spill
        vpshufb ymm0, ymm5, ymm3                                      ;    37.3 fp1     32 x[0]
        vpxor ymm0, ymm0, ymm5                                        ;    38.3 fp0     32 x[0]
        vpxor ymm0, ymm0, [rbp + 896]                                 ;    39.3 fp2+agu1   32 x[0]
        vpshufb ymm10, ymm5, [rel sm4_encrypt.T0_constants256 + 288]  ;    32.5 fp1+agu0   32 x[0]
        vpxor ymm10, ymm10, ymm5                                      ;    33.5 fp3     32 x[0]
        vpshufb ymm5, ymm5, [rel sm4_encrypt.T0_constants256 + 320]   ;    33.3 fp2+agu1   32 x[0]
        vpxor ymm10, ymm10, ymm5                                      ;    34.5 fp0     32 x[0]
        vpslld ymm5, ymm10, 2                                         ;    35.5 fp1     32 x[0]
        vpxor ymm0, ymm0, ymm5                                        ;    40.3 fp3     32 x[0]
        vpsrld ymm5, ymm10, 0x1e                                      ;    35.5 fp2     32 x[0]
        vpxor ymm0, ymm0, ymm5                                        ;    41.3 fp0     32 x[0]
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256 + 288]         ;    35.3 agu0    32 x[0] reload
        vpshufb ymm10, ymm9, ymm5                                     ;    42.3 fp1     32 x[0]
        vpxor ymm10, ymm10, ymm9                                      ;    43.3 fp3     32 x[0]
        vpshufb ymm15, ymm9, ymm3                                     ;    37.3 fp2     32 x[0]
        vpxor ymm15, ymm15, ymm9                                      ;    38.3 fp0     32 x[0]
        vpshufb ymm9, ymm9, [rel sm4_encrypt.T0_constants256 + 320]   ;    37.3 fp1+agu1   32 x[0]
        vpxor ymm10, ymm10, ymm9                                      ;    44.3 fp3     32 x[0]
        vpslld ymm9, ymm10, 2                                         ;    45.3 fp2     32 x[0]
        vpxor ymm15, ymm15, ymm9                                      ;    46.3 fp0     32 x[0]
        vpsrld ymm9, ymm10, 0x1e                                      ;    45.3 fp1     32 x[0]
        vpxor ymm15, ymm15, ymm9                                      ;    47.3 fp3     32 x[0]
        vpshufb ymm9, ymm12, ymm3                                     ;    39.3 fp2     32 x[0]
        vpxor ymm9, ymm9, ymm12                                       ;    40.3 fp0     32 x[0]
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 320]        ;    40.3 agu0    32 x[0] reload
        vpshufb ymm11, ymm12, ymm10                                   ;    47.3 fp1     32 x[0]
        vpxor ymm11, ymm11, ymm12                                     ;    48.3 fp3     32 x[0]
        vpshufb ymm12, ymm12, ymm5                                    ;    42.3 fp2     32 x[0]
        vpxor ymm11, ymm11, ymm12                                     ;    49.3 fp0     32 x[0]
        vpslld ymm12, ymm11, 2                                        ;    50.3 fp1     32 x[0]
        vpxor ymm9, ymm9, ymm12                                       ;    51.3 fp3     32 x[0]
        vpsrld ymm11, ymm11, 0x1e                                     ;    50.3 fp2     32 x[0]
        vpxor ymm9, ymm9, ymm11                                       ;    52.3 fp0     32 x[0]
        vpshufb ymm11, ymm14, ymm3                                    ;    45.3 fp1     32 x[0]
        vpxor ymm11, ymm11, ymm14                                     ;    46.3 fp3     32 x[0]
        vpshufb ymm12, ymm14, ymm5                                    ;    45.3 fp2     32 x[0]
        vpxor ymm12, ymm12, ymm14                                     ;    46.3 fp0     32 x[0]
        vpshufb ymm14, ymm14, ymm10                                   ;    47.3 fp1     32 x[0]
        vpxor ymm12, ymm12, ymm14                                     ;    48.3 fp3     32 x[0]
        vpslld ymm14, ymm12, 2                                        ;    49.3 fp2     32 x[0]
        vpxor ymm11, ymm11, ymm14                                     ;    50.3 fp0     32 x[0]
        vpsrld ymm12, ymm12, 0x1e                                     ;    49.3 fp1     32 x[0]
        vpxor ymm11, ymm11, ymm12                                     ;    51.3 fp3     32 x[0]
        vpxor ymm12, ymm0, ymm1                                       ;    46.5 fp2     32 x[1]
        vpxor ymm12, ymm12, ymm2                                      ;    47.5 fp0     32 x[1]
        vpxor ymm15, ymm15, [rbp + 928]                               ;    48.3 fp1+agu1   32 x[0]
        vpxor ymm14, ymm15, ymm4                                      ;    49.3 fp3     32 x[1]
        vpxor ymm9, ymm9, [rbp + 1024]                                ;    53.3 fp2+agu0   32 x[0]
        vpxor ymm11, ymm11, [rbp + 1088]                              ;    52.3 fp0+agu1   32 x[0]
        vpxor ymm14, ymm14, [rbp + 1312]                              ;    50.3 fp1+agu0   32 x[1]
        vmovdqu [rbp + 896], ymm0                                     ;    48.3 agu2+fp5   31 rounds
        vmovdqu [rbp + 928], ymm15                                    ;    49.3 agu1+fp5   31 rounds
        vmovdqu [rbp + 1088], ymm11                                   ;    53.3 agu2+fp5   31 rounds
        vpxor ymm15, ymm11, [rbp + 1248]                              ;    53.3 fp3+agu0   32 x[1]
        vpxor ymm15, ymm15, [rbp + 1376]                              ;    54.3 fp2+agu1   32 x[1]
        vmovdqu [rbp + 1024], ymm9                                    ;    54.3 agu2+fp5   31 rounds
        vpxor ymm11, ymm9, [rbp + 1216]                               ;    54.3 fp0+agu0   32 x[1]
        vpxor ymm11, ymm11, [rbp + 1344]                              ;    55.3 fp1+agu1   32 x[1]
        vpxor ymm9, ymm0, ymm2                                        ;    50.0 fp3     32 x[2]
        vmovdqu [rbp + 1472], ymm2                                    ;    52.3 agu2+fp5   32 x[0] spill
        vpbroadcastd ymm2, [r8 + 4]                                   ;    51.5 agu0    32 x[1]
        vpxor ymm12, ymm12, ymm2                                      ;    58.5 fp2     32 x[1]
        vpsrlq ymm2, ymm12, 4                                         ;    59.5 fp1     21 x[1]
        vpand ymm12, ymm12, ymm7                                      ;    59.5 fp0     21 x[1]
        vpshufb ymm12, ymm8, ymm12                                    ;    60.5 fp2     21 x[1]
        vpand ymm2, ymm2, ymm7                                        ;    60.5 fp3     21 x[1]
        vpshufb ymm2, ymm13, ymm2                                     ;    61.5 fp1     21 x[1]
        vpxor ymm12, ymm12, ymm2                                      ;    62.5 fp0     21 x[1]
        vpshufb ymm12, ymm12, ymm6                                    ;    63.5 fp2     21 x[1]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 160]         ;    52.7 agu1    21 x[0] reload
        vaesenclast ymm12, ymm12, ymm2                                ;    64.5 fp1     21 x[1]
        vmovdqu [rbp + 1504], ymm4                                    ;    53.3 agu2+fp5   32 x[0] spill
        vpsrlq ymm4, ymm12, 4                                         ;    68.5 fp2     21 x[1]
        vpand ymm12, ymm12, ymm7                                      ;    68.5 fp3     21 x[1]
        vpand ymm4, ymm4, ymm7                                        ;    69.5 fp0     21 x[1]
        vmovdqu [rbp + 1536], ymm1                                    ;    54.3 agu0+fp5   32 x[0] spill
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256 + 192]         ;    54.5 agu1    21 x[0] reload
        vpshufb ymm12, ymm1, ymm12                                    ;    69.5 fp1     21 x[1]
        vmovdqu ymm10, [rel sm4_encrypt.T0_constants256 + 224]        ;    55.3 agu0    21 x[0] reload
        vpshufb ymm4, ymm10, ymm4                                     ;    70.5 fp2     21 x[1]
        vpxor ymm12, ymm12, ymm4                                      ;    71.5 fp3     21 x[1]
        vpbroadcastd ymm4, [r8 + 4]                                   ;    55.5 agu1    32 x[1]
        vpxor ymm14, ymm14, ymm4                                      ;    62.5 fp0     32 x[1]
        vpsrlq ymm4, ymm14, 4                                         ;    63.5 fp1     21 x[1]
        vpand ymm14, ymm14, ymm7                                      ;    63.5 fp2     21 x[1]
        vpshufb ymm14, ymm8, ymm14                                    ;    64.5 fp1     21 x[1]
        vpand ymm4, ymm4, ymm7                                        ;    64.5 fp3     21 x[1]
        vpshufb ymm4, ymm13, ymm4                                     ;    65.5 fp2     21 x[1]
        vpxor ymm14, ymm14, ymm4                                      ;    66.5 fp0     21 x[1]
        vpshufb ymm14, ymm14, ymm6                                    ;    67.5 fp1     21 x[1]
        vaesenclast ymm14, ymm14, ymm2                                ;    68.5 fp0     21 x[1]
        vpsrlq ymm4, ymm14, 4                                         ;    72.5 fp2     21 x[1]
        vpand ymm14, ymm14, ymm7                                      ;    72.5 fp3     21 x[1]
        vpshufb ymm14, ymm1, ymm14                                    ;    73.5 fp1     21 x[1]
        vpand ymm4, ymm4, ymm7                                        ;    73.5 fp0     21 x[1]
        vpshufb ymm4, ymm10, ymm4                                     ;    74.5 fp2     21 x[1]
        vpxor ymm14, ymm14, ymm4                                      ;    75.5 fp3     21 x[1]
        vpbroadcastd ymm4, [r8 + 4]                                   ;    65.5 agu0    32 x[1]
        vpxor ymm11, ymm11, ymm4                                      ;    72.5 fp1     32 x[1]
        vpsrlq ymm4, ymm11, 4                                         ;    73.5 fp2     21 x[1]
        vpand ymm11, ymm11, ymm7                                      ;    73.5 fp0     21 x[1]
        vpshufb ymm11, ymm8, ymm11                                    ;    74.5 fp1     21 x[1]
        vpand ymm4, ymm4, ymm7                                        ;    74.5 fp3     21 x[1]
        vpshufb ymm4, ymm13, ymm4                                     ;    75.5 fp2     21 x[1]
        vpxor ymm11, ymm11, ymm4                                      ;    76.5 fp0     21 x[1]
        vpshufb ymm11, ymm11, ymm6                                    ;    77.5 fp1     21 x[1]
        vaesenclast ymm11, ymm11, ymm2                                ;    78.5 fp0     21 x[1]
        vpsrlq ymm4, ymm11, 4                                         ;    82.5 fp2     21 x[1]
        vpand ymm11, ymm11, ymm7                                      ;    82.5 fp3     21 x[1]
        vpshufb ymm11, ymm1, ymm11                                    ;    83.5 fp1     21 x[1]
        vpand ymm4, ymm4, ymm7                                        ;    83.5 fp0     21 x[1]
        vpshufb ymm4, ymm10, ymm4                                     ;    84.5 fp2     21 x[1]
        vpxor ymm11, ymm11, ymm4                                      ;    85.5 fp3     21 x[1]
        vpshufb ymm4, ymm12, ymm3                                     ;    73.8 fp1     32 x[1]
        vpxor ymm4, ymm4, ymm12                                       ;    74.8 fp0     32 x[1]
        vpxor ymm4, ymm4, [rbp + 1440]                                ;    75.8 fp2+agu1   32 x[1]
        vpshufb ymm3, ymm12, ymm5                                     ;    74.8 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm12                                       ;    75.8 fp3     32 x[1]
        vpshufb ymm12, ymm12, [rel sm4_encrypt.T0_constants256 + 320] ;    75.5 fp2+agu0   32 x[1]
        vpxor ymm3, ymm3, ymm12                                       ;    76.8 fp0     32 x[1]
        vpslld ymm12, ymm3, 2                                         ;    77.8 fp1     32 x[1]
        vpxor ymm4, ymm4, ymm12                                       ;    78.8 fp3     32 x[1]
        vpsrld ymm12, ymm3, 0x1e                                      ;    77.8 fp2     32 x[1]
        vpxor ymm4, ymm4, ymm12                                       ;    79.8 fp0     32 x[1]
        vpxor ymm9, ymm9, ymm4                                        ;    80.8 fp3     32 x[2]
        vmovdqu ymm12, [rel sm4_encrypt.T0_constants256 + 256]        ;    76.2 agu1    32 x[0] reload
        vpshufb ymm3, ymm14, ymm12                                    ;    83.2 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm14                                       ;    84.2 fp0     32 x[1]
        vpxor ymm0, ymm0, ymm4                                        ;    80.8 fp2     32 x[3]
        vpxor ymm3, ymm3, [rbp + 1408]                                ;    85.2 fp3+agu0   32 x[1]
        vmovdqu [rbp + 1408], ymm4                                    ;    80.8 agu2+fp5   32 x[1] spill
        vpshufb ymm4, ymm14, ymm5                                     ;    78.0 fp1     32 x[1]
        vpxor ymm4, ymm4, ymm14                                       ;    79.0 fp0     32 x[1]
        vpshufb ymm14, ymm14, [rel sm4_encrypt.T0_constants256 + 320] ;    78.5 fp2+agu1   32 x[1]
        vpxor ymm4, ymm4, ymm14                                       ;    80.0 fp3     32 x[1]
        vpslld ymm14, ymm4, 2                                         ;    81.0 fp1     32 x[1]
        vpxor ymm3, ymm3, ymm14                                       ;    86.2 fp0     32 x[1]
        vpsrld ymm14, ymm4, 0x1e                                      ;    81.0 fp2     32 x[1]
        vpxor ymm3, ymm3, ymm14                                       ;    87.2 fp3     32 x[1]
        vpbroadcastd ymm14, [r8 + 4]                                  ;    80.8 agu0    32 x[1]
        vpxor ymm15, ymm15, ymm14                                     ;    87.8 fp1     32 x[1]
        vpsrlq ymm14, ymm15, 4                                        ;    88.8 fp2     21 x[1]
        vpand ymm15, ymm15, ymm7                                      ;    88.8 fp0     21 x[1]
        vpshufb ymm15, ymm8, ymm15                                    ;    89.8 fp1     21 x[1]
        vpshufb ymm4, ymm11, ymm12                                    ;    86.5 fp2     32 x[1]
        vpxor ymm4, ymm4, ymm11                                       ;    87.5 fp3     32 x[1]
        vpand ymm14, ymm14, ymm7                                      ;    89.8 fp0     21 x[1]
        vpshufb ymm14, ymm13, ymm14                                   ;    90.8 fp1     21 x[1]
        vpxor ymm15, ymm15, ymm14                                     ;    91.8 fp2     21 x[1]
        vpshufb ymm14, ymm15, ymm6                                    ;    92.8 fp1     21 x[1]
        vaesenclast ymm14, ymm14, ymm2                                ;    93.8 fp0     21 x[1]
        vpshufb ymm15, ymm11, ymm5                                    ;    86.5 fp2     32 x[1]
        vpxor ymm15, ymm15, ymm11                                     ;    87.5 fp3     32 x[1]
        vpshufb ymm11, ymm11, [rel sm4_encrypt.T0_constants256 + 320] ;    86.5 fp1+agu1   32 x[1]
        vpxor ymm15, ymm15, ymm11                                     ;    88.5 fp0     32 x[1]
        vpslld ymm11, ymm15, 2                                        ;    89.5 fp2     32 x[1]
        vpxor ymm4, ymm4, ymm11                                       ;    90.5 fp3     32 x[1]
        vpsrld ymm11, ymm15, 0x1e                                     ;    89.5 fp1     32 x[1]
        vpxor ymm4, ymm4, ymm11                                       ;    91.5 fp0     32 x[1]
        vpsrlq ymm11, ymm14, 4                                        ;    97.8 fp2     21 x[1]
        vmovdqu ymm15, [rbp + 1312]                                   ;    87.7 agu0    32 x[0] reload
        vpxor ymm2, ymm3, ymm15                                       ;    94.7 fp3     32 x[2]
        vpand ymm14, ymm14, ymm7                                      ;    97.8 fp1     21 x[1]
        vpshufb ymm14, ymm1, ymm14                                    ;    98.8 fp2     21 x[1]
        vpand ymm11, ymm11, ymm7                                      ;    98.8 fp0     21 x[1]
        vpshufb ymm11, ymm10, ymm11                                   ;    99.8 fp1     21 x[1]
        vpxor ymm14, ymm14, ymm11                                     ;   100.8 fp3     21 x[1]
        vpshufb ymm11, ymm14, ymm12                                   ;   101.8 fp2     32 x[1]
        vpxor ymm11, ymm11, ymm14                                     ;   102.8 fp0     32 x[1]
        vpxor ymm4, ymm4, [rbp + 1056]                                ;    92.5 fp1+agu1   32 x[1]
        vpxor ymm11, ymm11, [rbp + 1120]                              ;   103.8 fp3+agu0   32 x[1]
        vpxor ymm2, ymm2, [rbp + 928]                                 ;    95.7 fp2+agu1   32 x[2]
        vmovdqu [rbp + 1056], ymm4                                    ;    93.5 agu2+fp5   31 rounds
        vpxor ymm15, ymm4, [rbp + 1344]                               ;    93.5 fp0+agu0   32 x[2]
        vpxor ymm15, ymm15, [rbp + 1024]                              ;    94.5 fp1+agu1   32 x[2]
        vpxor ymm4, ymm4, [rbp + 1024]                                ;    93.5 fp3+agu0   32 x[3]
        vpshufb ymm12, ymm14, ymm5                                    ;   101.8 fp2     32 x[1]
        vpxor ymm12, ymm12, ymm14                                     ;   102.8 fp0     32 x[1]
        vpshufb ymm14, ymm14, [rel sm4_encrypt.T0_constants256 + 320] ;   101.8 fp1+agu1   32 x[1]
        vpxor ymm12, ymm12, ymm14                                     ;   103.8 fp3     32 x[1]
        vpslld ymm14, ymm12, 2                                        ;   104.8 fp2     32 x[1]
        vpxor ymm11, ymm11, ymm14                                     ;   105.8 fp0     32 x[1]
        vpsrld ymm12, ymm12, 0x1e                                     ;   104.8 fp1     32 x[1]
        vpxor ymm11, ymm11, ymm12                                     ;   106.8 fp3     32 x[1]
        vmovdqu ymm12, [rbp + 1376]                                   ;    98.0 agu0    32 x[0] reload
        vpxor ymm14, ymm11, ymm12                                     ;   107.8 fp2     32 x[2]
        vpxor ymm14, ymm14, [rbp + 1088]                              ;   108.8 fp0+agu1   32 x[2]
        vmovdqu [rbp + 1120], ymm11                                   ;   107.8 agu2+fp5   31 rounds
        vpxor ymm11, ymm11, [rbp + 1088]                              ;   107.8 fp1+agu0   32 x[3]
        vpxor ymm12, ymm3, [rbp + 928]                                ;   100.8 fp3+agu1   32 x[3]
        vmovdqu [rbp + 1440], ymm3                                    ;   101.0 agu2+fp5   32 x[1] spill
        vpbroadcastd ymm3, [r8 + 8]                                   ;   101.2 agu0    32 x[2]
        vpxor ymm9, ymm9, ymm3                                        ;   108.2 fp2     32 x[2]
        vpsrlq ymm3, ymm9, 4                                          ;   109.2 fp1     21 x[2]
        vpand ymm9, ymm9, ymm7                                        ;   109.2 fp0     21 x[2]
        vpshufb ymm9, ymm8, ymm9                                      ;   110.2 fp2     21 x[2]
        vpand ymm3, ymm3, ymm7                                        ;   110.2 fp3     21 x[2]
        vpshufb ymm3, ymm13, ymm3                                     ;   111.2 fp1     21 x[2]
        vpxor ymm9, ymm9, ymm3                                        ;   112.2 fp0     21 x[2]
        vpshufb ymm9, ymm9, ymm6                                      ;   113.2 fp2     21 x[2]
        vmovdqu ymm3, [rel sm4_encrypt.T0_constants256 + 160]         ;   104.8 agu1    21 x[0] reload
        vaesenclast ymm9, ymm9, ymm3                                  ;   114.2 fp1     21 x[2]
        vpsrlq ymm5, ymm9, 4                                          ;   118.2 fp2     21 x[2]
        vpand ymm9, ymm9, ymm7                                        ;   118.2 fp3     21 x[2]
        vpshufb ymm9, ymm1, ymm9                                      ;   119.2 fp1     21 x[2]
        vpand ymm5, ymm5, ymm7                                        ;   119.2 fp0     21 x[2]
        vpshufb ymm5, ymm10, ymm5                                     ;   120.2 fp2     21 x[2]
        vpxor ymm9, ymm9, ymm5                                        ;   121.2 fp3     21 x[2]
        vpbroadcastd ymm5, [r8 + 8]                                   ;   108.3 agu0    32 x[2]
        vpxor ymm2, ymm2, ymm5                                        ;   115.3 fp1     32 x[2]
        vpsrlq ymm5, ymm2, 4                                          ;   116.3 fp2     21 x[2]
        vpand ymm2, ymm2, ymm7                                        ;   116.3 fp0     21 x[2]
        vpshufb ymm2, ymm8, ymm2                                      ;   117.3 fp1     21 x[2]
        vpand ymm5, ymm5, ymm7                                        ;   117.3 fp3     21 x[2]
        vpshufb ymm5, ymm13, ymm5                                     ;   118.3 fp2     21 x[2]
        vpxor ymm2, ymm2, ymm5                                        ;   119.3 fp0     21 x[2]
        vpshufb ymm5, ymm2, ymm6                                      ;   120.3 fp1     21 x[2]
        vaesenclast ymm5, ymm5, ymm3                                  ;   121.3 fp0     21 x[2]
        vpsrlq ymm2, ymm5, 4                                          ;   125.3 fp2     21 x[2]
        vpand ymm5, ymm5, ymm7                                        ;   125.3 fp3     21 x[2]
        vpshufb ymm5, ymm1, ymm5                                      ;   126.3 fp1     21 x[2]
        vpand ymm2, ymm2, ymm7                                        ;   126.3 fp0     21 x[2]
        vpshufb ymm2, ymm10, ymm2                                     ;   127.3 fp2     21 x[2]
        vpxor ymm5, ymm5, ymm2                                        ;   128.3 fp3     21 x[2]
        vpbroadcastd ymm2, [r8 + 8]                                   ;   118.2 agu1    32 x[2]
        vpxor ymm15, ymm15, ymm2                                      ;   125.2 fp1     32 x[2]
        vpsrlq ymm2, ymm15, 4                                         ;   126.2 fp2     21 x[2]
        vpand ymm15, ymm15, ymm7                                      ;   126.2 fp0     21 x[2]
        vpshufb ymm15, ymm8, ymm15                                    ;   127.2 fp1     21 x[2]
        vpand ymm2, ymm2, ymm7                                        ;   127.2 fp3     21 x[2]
        vpshufb ymm2, ymm13, ymm2                                     ;   128.2 fp2     21 x[2]
        vpxor ymm15, ymm15, ymm2                                      ;   129.2 fp0     21 x[2]
        vpshufb ymm15, ymm15, ymm6                                    ;   130.2 fp1     21 x[2]
        vaesenclast ymm15, ymm15, ymm3                                ;   131.2 fp0     21 x[2]
        vpbroadcastd ymm2, [r8 + 8]                                   ;   121.3 agu0    32 x[2]
        vpxor ymm14, ymm14, ymm2                                      ;   128.3 fp3     32 x[2]
        vpsrlq ymm2, ymm14, 4                                         ;   129.3 fp2     21 x[2]
        vpand ymm14, ymm14, ymm7                                      ;   129.3 fp1     21 x[2]
        vpshufb ymm14, ymm8, ymm14                                    ;   130.3 fp2     21 x[2]
        vpand ymm2, ymm2, ymm7                                        ;   130.3 fp0     21 x[2]
        vpshufb ymm2, ymm13, ymm2                                     ;   131.3 fp1     21 x[2]
        vpxor ymm14, ymm14, ymm2                                      ;   132.3 fp3     21 x[2]
        vpshufb ymm14, ymm14, ymm6                                    ;   133.3 fp2     21 x[2]
        vaesenclast ymm14, ymm14, ymm3                                ;   134.3 fp0     21 x[2]
        vpsrlq ymm2, ymm15, 4                                         ;   135.2 fp1     21 x[2]
        vpand ymm15, ymm15, ymm7                                      ;   135.2 fp3     21 x[2]
        vpshufb ymm15, ymm1, ymm15                                    ;   136.2 fp2     21 x[2]
        vpand ymm2, ymm2, ymm7                                        ;   136.2 fp0     21 x[2]
        vpshufb ymm2, ymm10, ymm2                                     ;   137.2 fp1     21 x[2]
        vpxor ymm15, ymm15, ymm2                                      ;   138.2 fp3     21 x[2]
        vpsrlq ymm2, ymm14, 4                                         ;   138.3 fp2     21 x[2]
        vpand ymm14, ymm14, ymm7                                      ;   138.3 fp0     21 x[2]
        vpshufb ymm14, ymm1, ymm14                                    ;   139.3 fp1     21 x[2]
        vpand ymm2, ymm2, ymm7                                        ;   139.3 fp3     21 x[2]
        vpshufb ymm2, ymm10, ymm2                                     ;   140.3 fp2     21 x[2]
        vpxor ymm14, ymm14, ymm2                                      ;   141.3 fp0     21 x[2]
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256 + 256]         ;   131.3 agu1    32 x[0] reload
        vpshufb ymm10, ymm9, ymm2                                     ;   138.3 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm9                                      ;   139.3 fp3     32 x[2]
        vpxor ymm10, ymm10, [rbp + 1536]                              ;   140.3 fp2+agu0   32 x[2]
        vpshufb ymm1, ymm9, [rel sm4_encrypt.T0_constants256 + 288]   ;   134.3 fp1+agu1   32 x[2]
        vpxor ymm1, ymm1, ymm9                                        ;   135.3 fp0     32 x[2]
        vpshufb ymm9, ymm9, [rel sm4_encrypt.T0_constants256 + 320]   ;   135.2 fp2+agu0   32 x[2]
        vpxor ymm1, ymm1, ymm9                                        ;   136.3 fp3     32 x[2]
        vpslld ymm9, ymm1, 2                                          ;   137.3 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm9                                      ;   141.3 fp0     32 x[2]
        vpsrld ymm9, ymm1, 0x1e                                       ;   137.3 fp2     32 x[2]
        vpxor ymm10, ymm10, ymm9                                      ;   142.3 fp3     32 x[2]
        vpxor ymm0, ymm0, ymm10                                       ;   143.3 fp1     32 x[3]
        vmovdqu ymm9, [rel sm4_encrypt.T0_constants256 + 288]         ;   137.2 agu1    32 x[0] reload
        vpshufb ymm1, ymm5, ymm9                                      ;   144.2 fp2     32 x[2]
        vpxor ymm1, ymm1, ymm5                                        ;   145.2 fp0     32 x[2]
        vmovdqu [rbp + 1536], ymm10                                   ;   143.3 agu2+fp5   32 x[2] spill
        vpshufb ymm10, ymm5, ymm2                                     ;   138.3 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm5                                      ;   139.3 fp3     32 x[2]
        vpshufb ymm5, ymm5, [rel sm4_encrypt.T0_constants256 + 320]   ;   138.5 fp2+agu0   32 x[2]
        vpxor ymm1, ymm1, ymm5                                        ;   146.2 fp0     32 x[2]
        vpslld ymm5, ymm1, 2                                          ;   147.2 fp1     32 x[2]
        vpxor ymm10, ymm10, ymm5                                      ;   148.2 fp3     32 x[2]
        vpsrld ymm5, ymm1, 0x1e                                       ;   147.2 fp2     32 x[2]
        vpxor ymm10, ymm10, ymm5                                      ;   149.2 fp0     32 x[2]
        vpshufb ymm5, ymm15, ymm2                                     ;   140.2 fp1     32 x[2]
        vpxor ymm5, ymm5, ymm15                                       ;   141.2 fp3     32 x[2]
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256 + 320]         ;   140.2 agu1    32 x[0] reload
        vpshufb ymm3, ymm15, ymm1                                     ;   147.2 fp2     32 x[2]
        vpxor ymm3, ymm3, ymm15                                       ;   148.2 fp0     32 x[2]
        vpshufb ymm15, ymm15, ymm9                                    ;   144.2 fp1     32 x[2]
        vpxor ymm3, ymm3, ymm15                                       ;   149.2 fp3     32 x[2]
        vpslld ymm15, ymm3, 2                                         ;   150.2 fp2     32 x[2]
        vpxor ymm5, ymm5, ymm15                                       ;   151.2 fp0     32 x[2]
        vpsrld ymm15, ymm3, 0x1e                                      ;   150.2 fp1     32 x[2]
        vpxor ymm5, ymm5, ymm15                                       ;   152.2 fp3     32 x[2]
        vpshufb ymm15, ymm14, ymm2                                    ;   143.5 fp2     32 x[2]
        vpxor ymm15, ymm15, ymm14                                     ;   144.5 fp0     32 x[2]
        vpshufb ymm3, ymm14, ymm9                                     ;   144.2 fp1     32 x[2]
        vpxor ymm3, ymm3, ymm14                                       ;   145.2 fp3     32 x[2]
        vpshufb ymm14, ymm14, ymm1                                    ;   147.2 fp2     32 x[2]
        vpxor ymm3, ymm3, ymm14                                       ;   148.2 fp0     32 x[2]
        vpslld ymm14, ymm3, 2                                         ;   149.2 fp1     32 x[2]
        vpxor ymm15, ymm15, ymm14                                     ;   150.2 fp3     32 x[2]
        vpsrld ymm14, ymm3, 0x1e                                      ;   149.2 fp2     32 x[2]
        vpxor ymm15, ymm15, ymm14                                     ;   151.2 fp0     32 x[2]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   147.3 agu0    32 x[3]
        vpxor ymm0, ymm0, ymm14                                       ;   154.3 fp1     32 x[3]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   147.7 agu1    32 x[3]
        vpxor ymm12, ymm12, ymm14                                     ;   154.7 fp3     32 x[3]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   148.3 agu0    32 x[3]
        vpxor ymm4, ymm4, ymm14                                       ;   155.3 fp2     32 x[3]
        vpbroadcastd ymm14, [r8 + 12]                                 ;   148.7 agu1    32 x[3]
        vpxor ymm11, ymm11, ymm14                                     ;   155.7 fp0     32 x[3]
        vpsrlq ymm14, ymm0, 4                                         ;   155.3 fp1     21 x[3]
        vpxor ymm10, ymm10, [rbp + 1504]                              ;   150.2 fp3+agu0   32 x[2]
        vpxor ymm12, ymm12, ymm10                                     ;   155.7 fp2     32 x[3]
        vpsrlq ymm3, ymm12, 4                                         ;   156.7 fp1     21 x[3]
        vpxor ymm5, ymm5, [rbp + 1216]                                ;   153.2 fp0+agu1   32 x[2]
        vpxor ymm4, ymm4, ymm5                                        ;   156.3 fp3     32 x[3]
        vmovdqu [rbp + 1216], ymm5                                    ;   154.2 agu2+fp5   31 rounds
        vpsrlq ymm5, ymm4, 4                                          ;   157.3 fp2     21 x[3]
        vpxor ymm15, ymm15, [rbp + 1248]                              ;   152.2 fp0+agu0   32 x[2]
        vpxor ymm11, ymm11, ymm15                                     ;   156.7 fp1     32 x[3]
        vmovdqu [rbp + 1248], ymm15                                   ;   153.2 agu1+fp5   31 rounds
        vpsrlq ymm15, ymm11, 4                                        ;   157.7 fp2     21 x[3]
        vpand ymm0, ymm0, ymm7                                        ;   155.3 fp3     21 x[3]
        vpshufb ymm0, ymm8, ymm0                                      ;   156.3 fp1     21 x[3]
        vpand ymm14, ymm14, ymm7                                      ;   156.3 fp0     21 x[3]
        vpshufb ymm14, ymm13, ymm14                                   ;   157.3 fp2     21 x[3]
        vpxor ymm0, ymm0, ymm14                                       ;   158.3 fp3     21 x[3]
        vpshufb ymm14, ymm0, ymm6                                     ;   159.3 fp1     21 x[3]
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256 + 160]         ;   154.7 agu0    21 x[0] reload
        vaesenclast ymm14, ymm14, ymm0                                ;   161.7 fp0     21 x[3]
        vpand ymm12, ymm12, ymm7                                      ;   156.7 fp2     21 x[3]
        vpshufb ymm12, ymm8, ymm12                                    ;   157.7 fp1     21 x[3]
        vpand ymm3, ymm3, ymm7                                        ;   157.7 fp3     21 x[3]
        vpshufb ymm3, ymm13, ymm3                                     ;   158.7 fp2     21 x[3]
        vpxor ymm12, ymm12, ymm3                                      ;   159.7 fp0     21 x[3]
        vpshufb ymm12, ymm12, ymm6                                    ;   160.7 fp1     21 x[3]
        vaesenclast ymm12, ymm12, ymm0                                ;   161.7 fp0     21 x[3]
        vpsrlq ymm3, ymm14, 4                                         ;   165.7 fp2     21 x[3]
        vpand ymm14, ymm14, ymm7                                      ;   165.7 fp3     21 x[3]
        vpand ymm3, ymm3, ymm7                                        ;   166.7 fp1     21 x[3]
        vpand ymm4, ymm4, ymm7                                        ;   157.8 fp3     21 x[3]
        vpshufb ymm4, ymm8, ymm4                                      ;   158.8 fp2     21 x[3]
        vpand ymm5, ymm5, ymm7                                        ;   158.3 fp0     21 x[3]
        vpshufb ymm5, ymm13, ymm5                                     ;   159.3 fp1     21 x[3]
        vpxor ymm4, ymm4, ymm5                                        ;   160.3 fp3     21 x[3]
        vpshufb ymm5, ymm4, ymm6                                      ;   161.3 fp2     21 x[3]
        vaesenclast ymm5, ymm5, ymm0                                  ;   162.3 fp0     21 x[3]
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256 + 192]         ;   158.3 agu1    21 x[0] reload
        vpshufb ymm14, ymm4, ymm14                                    ;   166.7 fp1     21 x[3]
        vpand ymm11, ymm11, ymm7                                      ;   159.8 fp3     21 x[3]
        vpshufb ymm8, ymm8, ymm11                                     ;   160.8 fp2     21 x[3]
        vmovdqu ymm11, [rel sm4_encrypt.T0_constants256 + 224]        ;   159.0 agu0    21 x[0] reload
        vpshufb ymm3, ymm11, ymm3                                     ;   167.7 fp1     21 x[3]
        vpxor ymm14, ymm14, ymm3                                      ;   168.7 fp0     21 x[3]
        vpsrlq ymm3, ymm12, 4                                         ;   165.7 fp2     21 x[3]
        vpand ymm12, ymm12, ymm7                                      ;   165.7 fp3     21 x[3]
        vpshufb ymm12, ymm4, ymm12                                    ;   166.7 fp1     21 x[3]
        vpand ymm3, ymm3, ymm7                                        ;   166.7 fp0     21 x[3]
        vpshufb ymm3, ymm11, ymm3                                     ;   167.7 fp2     21 x[3]
        vpxor ymm12, ymm12, ymm3                                      ;   168.7 fp3     21 x[3]
        vpsrlq ymm3, ymm5, 4                                          ;   166.3 fp1     21 x[3]
        vpand ymm5, ymm5, ymm7                                        ;   166.3 fp0     21 x[3]
        vpshufb ymm5, ymm4, ymm5                                      ;   167.3 fp2     21 x[3]
        vpand ymm3, ymm3, ymm7                                        ;   167.3 fp3     21 x[3]
        vpshufb ymm3, ymm11, ymm3                                     ;   168.3 fp1     21 x[3]
        vpxor ymm5, ymm5, ymm3                                        ;   169.3 fp0     21 x[3]
        vpand ymm15, ymm15, ymm7                                      ;   166.0 fp3     21 x[3]
        vpshufb ymm13, ymm13, ymm15                                   ;   167.0 fp2     21 x[3]
        vpxor ymm8, ymm8, ymm13                                       ;   168.0 fp1     21 x[3]
        vpshufb ymm6, ymm8, ymm6                                      ;   169.0 fp2     21 x[3]
        vaesenclast ymm6, ymm6, ymm0                                  ;   170.0 fp0     21 x[3]
        vpsrlq ymm8, ymm6, 4                                          ;   174.0 fp1     21 x[3]
        vpand ymm6, ymm6, ymm7                                        ;   174.0 fp3     21 x[3]
        vpshufb ymm6, ymm4, ymm6                                      ;   175.0 fp2     21 x[3]
        vpand ymm8, ymm8, ymm7                                        ;   175.0 fp0     21 x[3]
        vpshufb ymm7, ymm11, ymm8                                     ;   176.0 fp1     21 x[3]
        vpxor ymm6, ymm6, ymm7                                        ;   177.0 fp3     21 x[3]
        vpshufb ymm7, ymm14, ymm2                                     ;   169.7 fp2     32 x[3]
        vpshufb ymm8, ymm12, ymm2                                     ;   169.7 fp1     32 x[3]
        vpshufb ymm11, ymm5, ymm2                                     ;   170.3 fp2     32 x[3]
        vpshufb ymm13, ymm6, ymm2                                     ;   178.0 fp1     32 x[3]
        vpshufb ymm15, ymm14, ymm9                                    ;   171.2 fp2     32 x[3]
        vpxor ymm15, ymm15, ymm14                                     ;   172.2 fp0     32 x[3]
        vpxor ymm7, ymm7, ymm14                                       ;   170.7 fp3     32 x[3]
        vpshufb ymm14, ymm14, ymm1                                    ;   171.7 fp1     32 x[3]
        vpxor ymm15, ymm15, ymm14                                     ;   173.2 fp0     32 x[3]
        vpshufb ymm14, ymm12, ymm9                                    ;   172.2 fp2     32 x[3]
        vpxor ymm14, ymm14, ymm12                                     ;   173.2 fp3     32 x[3]
        vpxor ymm8, ymm8, ymm12                                       ;   170.8 fp0     32 x[3]
        vpshufb ymm12, ymm12, ymm1                                    ;   172.7 fp1     32 x[3]
        vpxor ymm14, ymm14, ymm12                                     ;   174.2 fp3     32 x[3]
        vpshufb ymm12, ymm5, ymm9                                     ;   173.2 fp2     32 x[3]
        vpshufb ymm9, ymm6, ymm9                                      ;   178.0 fp1     32 x[3]
        vpxor ymm12, ymm12, ymm5                                      ;   174.2 fp0     32 x[3]
        vpxor ymm11, ymm11, ymm5                                      ;   172.2 fp3     32 x[3]
        vpshufb ymm5, ymm5, ymm1                                      ;   174.2 fp2     32 x[3]
        vpxor ymm12, ymm12, ymm5                                      ;   175.2 fp0     32 x[3]
        vpshufb ymm5, ymm6, ymm1                                      ;   178.0 fp1     32 x[3]
        vpxor ymm9, ymm9, ymm5                                        ;   179.0 fp3     32 x[3]
        vpxor ymm9, ymm9, ymm6                                        ;   180.0 fp0     32 x[3]
        vpslld ymm5, ymm15, 2                                         ;   175.2 fp2     32 x[3]
        vpxor ymm7, ymm7, ymm5                                        ;   176.2 fp3     32 x[3]
        vpsrld ymm5, ymm15, 0x1e                                      ;   175.7 fp1     32 x[3]
        vpxor ymm7, ymm7, ymm5                                        ;   177.2 fp0     32 x[3]
        vpslld ymm5, ymm14, 2                                         ;   176.2 fp2     32 x[3]
        vpxor ymm8, ymm8, ymm5                                        ;   177.2 fp3     32 x[3]
        vpsrld ymm5, ymm14, 0x1e                                      ;   176.7 fp1     32 x[3]
        vpxor ymm8, ymm8, ymm5                                        ;   178.2 fp0     32 x[3]
        vpxor ymm6, ymm6, ymm13                                       ;   179.0 fp3     32 x[3]
        vpslld ymm5, ymm12, 2                                         ;   177.2 fp2     32 x[3]
        vpxor ymm11, ymm11, ymm5                                      ;   178.2 fp0     32 x[3]
        vpsrld ymm5, ymm12, 0x1e                                      ;   177.7 fp1     32 x[3]
        vpxor ymm11, ymm11, ymm5                                      ;   179.2 fp3     32 x[3]
        vpslld ymm5, ymm9, 2                                          ;   181.0 fp2     32 x[3]
        vpxor ymm6, ymm6, ymm5                                        ;   182.0 fp0     32 x[3]
        vpsrld ymm5, ymm9, 0x1e                                       ;   181.0 fp1     32 x[3]
        vpxor ymm6, ymm6, ymm5                                        ;   183.0 fp3     32 x[3]
        vpxor ymm7, ymm7, [rbp + 1472]                                ;   178.8 fp0+agu1   32 x[3]
        vpxor ymm8, ymm8, [rbp + 1312]                                ;   179.2 fp2+agu0   32 x[3]
        vmovdqu [rbp + 1312], ymm8                                    ;   180.2 agu2+fp5   31 rounds
        vpxor ymm11, ymm11, [rbp + 1344]                              ;   180.2 fp3+agu1   32 x[3]
        vmovdqu [rbp + 1344], ymm11                                   ;   181.2 agu0+fp5   31 rounds
        vpxor ymm6, ymm6, [rbp + 1376]                                ;   184.0 fp1+agu1   32 x[3]
        vmovdqu [rbp + 1376], ymm6                                    ;   185.0 agu2+fp5   31 rounds
        add r8, 0x10                                                  ;   178.7 alu0    31 rounds
        vmovdqu ymm0, [rbp + 1408]                                    ;   179.5 agu0    32 x[1] reload
        vmovdqu ymm3, [rbp + 1440]                                    ;   180.3 agu1    32 x[1] reload
        vmovdqu ymm1, [rbp + 1536]                                    ;   180.5 agu0    32 x[2] reload
        vmovdqa ymm4, ymm10                                           ;   179.3         32 x[2] copy
        vmovdqa ymm2, ymm7                                            ;   179.8         32 x[3] copy
        cmp r8, qword [rbp + 1608]                                    ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 1600], r8                                    ;                    resident
        vmovdqu [rbp + 960], ymm0                                     ;                    resident
        vmovdqu [rbp + 1152], ymm1                                    ;                    resident
        vmovdqu [rbp + 1280], ymm2                                    ;                    resident
        vmovdqu [rbp + 992], ymm3                                     ;                    resident
        vmovdqu [rbp + 1184], ymm4                                    ;                    resident
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256]               ;     0.0 agu0    34 dst reload
        vmovdqu ymm1, [rbp + 1280]                                    ;     0.2 agu1    34 dst reload
        vpshufb ymm1, ymm1, ymm0                                      ;     7.2 fp1     34 dst
        vmovdqu ymm2, [rbp + 1312]                                    ;     1.0 agu0    34 dst reload
        vpshufb ymm2, ymm2, ymm0                                      ;     8.0 fp2     34 dst
        vmovdqu ymm3, [rbp + 1344]                                    ;     1.2 agu1    34 dst reload
        vpshufb ymm3, ymm3, ymm0                                      ;     8.2 fp1     34 dst
        vmovdqu ymm4, [rbp + 1376]                                    ;     2.0 agu0    34 dst reload
        vpshufb ymm4, ymm4, ymm0                                      ;     9.0 fp2     34 dst
        vmovdqu ymm5, [rbp + 1152]                                    ;     2.2 agu1    34 dst reload
        vpshufb ymm5, ymm5, ymm0                                      ;     9.2 fp1     34 dst
        vmovdqu ymm6, [rbp + 1184]                                    ;     3.0 agu0    34 dst reload
        vpshufb ymm6, ymm6, ymm0                                      ;    10.0 fp2     34 dst
        vmovdqu ymm7, [rbp + 1216]                                    ;     3.2 agu1    34 dst reload
        vpshufb ymm7, ymm7, ymm0                                      ;    10.2 fp1     34 dst
        vmovdqu ymm8, [rbp + 1248]                                    ;     4.0 agu0    34 dst reload
        vpshufb ymm8, ymm8, ymm0                                      ;    11.0 fp2     34 dst
        vmovdqu ymm9, [rbp + 960]                                     ;     4.2 agu1    34 dst reload
        vpshufb ymm9, ymm9, ymm0                                      ;    11.2 fp1     34 dst
        vmovdqu ymm10, [rbp + 992]                                    ;     5.0 agu0    34 dst reload
        vpshufb ymm10, ymm10, ymm0                                    ;    12.0 fp2     34 dst
        vmovdqu ymm11, [rbp + 1056]                                   ;     5.2 agu1    34 dst reload
        vpshufb ymm11, ymm11, ymm0                                    ;    12.2 fp1     34 dst
        vmovdqu ymm12, [rbp + 1120]                                   ;     6.0 agu0    34 dst reload
        vpshufb ymm12, ymm12, ymm0                                    ;    13.0 fp2     34 dst
        vmovdqu ymm13, [rbp + 896]                                    ;     6.2 agu1    34 dst reload
        vpshufb ymm13, ymm13, ymm0                                    ;    13.2 fp1     34 dst
        vpunpckldq ymm14, ymm1, ymm5                                  ;    10.2 fp2     34 dst
        vpunpckhdq ymm1, ymm1, ymm5                                   ;    10.2 fp1     34 dst
        vpunpckldq ymm5, ymm9, ymm13                                  ;    14.2 fp2     34 dst
        vpunpckhdq ymm9, ymm9, ymm13                                  ;    14.2 fp1     34 dst
        vpunpcklqdq ymm13, ymm14, ymm5                                ;    15.2 fp2     34 dst
        vpunpckhqdq ymm5, ymm14, ymm5                                 ;    15.2 fp1     34 dst
        mov r8, qword [rbp + 1616]                                    ;     9.0 agu2    34 dst reload
        vmovdqu [r8], ymm13                                           ;    16.2 agu0+fp5   34 dst
        vpunpcklqdq ymm13, ymm1, ymm9                                 ;    15.2 fp2     34 dst
        vpunpckhqdq ymm1, ymm1, ymm9                                  ;    15.2 fp1     34 dst
        vmovdqu [r8 + 32], ymm5                                       ;    16.2 agu1+fp5   34 dst
        vmovdqu [r8 + 64], ymm13                                      ;    16.2 agu2+fp5   34 dst
        vmovdqu [r8 + 96], ymm1                                       ;    16.2 agu0+fp5   34 dst
        vmovdqu ymm1, [rbp + 928]                                     ;    11.2 agu1    34 dst reload
        vpshufb ymm1, ymm1, ymm0                                      ;    18.2 fp2     34 dst
        vpunpckldq ymm5, ymm2, ymm6                                   ;    11.3 fp1     34 dst
        vpunpckhdq ymm2, ymm2, ymm6                                   ;    12.2 fp2     34 dst
        vpunpckldq ymm6, ymm10, ymm1                                  ;    19.2 fp1     34 dst
        vpunpckhdq ymm1, ymm10, ymm1                                  ;    19.2 fp2     34 dst
        vpunpcklqdq ymm9, ymm5, ymm6                                  ;    20.2 fp1     34 dst
        vpunpckhqdq ymm5, ymm5, ymm6                                  ;    20.2 fp2     34 dst
        vpunpcklqdq ymm6, ymm2, ymm1                                  ;    20.2 fp1     34 dst
        vpunpckhqdq ymm1, ymm2, ymm1                                  ;    20.2 fp2     34 dst
        vmovdqu [r8 + 128], ymm9                                      ;    21.2 agu2+fp5   34 dst
        vmovdqu [r8 + 160], ymm5                                      ;    21.2 agu0+fp5   34 dst
        vmovdqu [r8 + 192], ymm6                                      ;    21.2 agu1+fp5   34 dst
        vmovdqu [r8 + 224], ymm1                                      ;    21.2 agu2+fp5   34 dst
        vmovdqu ymm1, [rbp + 1024]                                    ;    16.2 agu0    34 dst reload
        vpshufb ymm1, ymm1, ymm0                                      ;    23.2 fp1     34 dst
        vpunpckldq ymm2, ymm3, ymm7                                   ;    16.3 fp2     34 dst
        vpunpckhdq ymm3, ymm3, ymm7                                   ;    17.2 fp1     34 dst
        vpunpckldq ymm5, ymm11, ymm1                                  ;    24.2 fp2     34 dst
        vpunpckhdq ymm1, ymm11, ymm1                                  ;    24.2 fp1     34 dst
        vpunpcklqdq ymm6, ymm2, ymm5                                  ;    25.2 fp2     34 dst
        vpunpckhqdq ymm2, ymm2, ymm5                                  ;    25.2 fp1     34 dst
        vpunpcklqdq ymm5, ymm3, ymm1                                  ;    25.2 fp2     34 dst
        vpunpckhqdq ymm1, ymm3, ymm1                                  ;    25.2 fp1     34 dst
        vmovdqu [r8 + 256], ymm6                                      ;    26.2 agu1+fp5   34 dst
        vmovdqu [r8 + 288], ymm2                                      ;    26.2 agu2+fp5   34 dst
        vmovdqu [r8 + 320], ymm5                                      ;    26.2 agu0+fp5   34 dst
        vmovdqu [r8 + 352], ymm1                                      ;    26.2 agu1+fp5   34 dst
        vmovdqu ymm1, [rbp + 1088]                                    ;    21.3 agu0    34 dst reload
        vpshufb ymm0, ymm1, ymm0                                      ;    28.3 fp2     34 dst
        vpunpckldq ymm1, ymm4, ymm8                                   ;    21.3 fp1     34 dst
        vpunpckhdq ymm2, ymm4, ymm8                                   ;    22.2 fp2     34 dst
        vpunpckldq ymm3, ymm12, ymm0                                  ;    29.3 fp1     34 dst
        vpunpckhdq ymm0, ymm12, ymm0                                  ;    29.3 fp2     34 dst
        vpunpcklqdq ymm4, ymm1, ymm3                                  ;    30.3 fp1     34 dst
        vpunpckhqdq ymm1, ymm1, ymm3                                  ;    30.3 fp2     34 dst
        vpunpcklqdq ymm3, ymm2, ymm0                                  ;    30.3 fp1     34 dst
        vpunpckhqdq ymm0, ymm2, ymm0                                  ;    30.3 fp2     34 dst
        vmovdqu [r8 + 384], ymm4                                      ;    31.3 agu2+fp5   34 dst
        vmovdqu [r8 + 416], ymm1                                      ;    31.3 agu1+fp5   34 dst
        vmovdqu [r8 + 448], ymm3                                      ;    31.3 agu0+fp5   34 dst
        vmovdqu [r8 + 480], ymm0                                      ;    31.3 agu2+fp5   34 dst
        add r8, 0x200                                                 ;    25.7 alu0    28 blocks
        mov qword [rbp + 1616], r8                                    ;    26.7 agu1+st0   28 blocks
        mov r8, qword [rbp + 1576]                                    ;    26.3 agu0    28 blocks
        add r8, 0x200                                                 ;    30.3 alu1    28 blocks
        mov qword [rbp + 1576], r8                                    ;    31.3 agu2+st1   28 blocks
        cmp r8, qword [rbp + 1584]                                    ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 1568]                                   ;                    blocks left over
        test rax, rax                                                 ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1576]                                   ;                    blocks left over
        lea rdi, [rbp - 128]                                          ;                    blocks left over
        mov qword [rbp + 1624], rsi                                   ;                    blocks left over
        mov qword [rbp + 1576], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        mov rsi, qword [rbp + 1616]                                   ;                    blocks left over
        lea rdi, [rbp + 384]                                          ;                    blocks left over
        mov rcx, rsi                                                  ;                    blocks left over
        sub rcx, qword [rbp + 1624]                                   ;                    blocks left over
        neg rcx                                                       ;                    blocks left over
        sbb rcx, rcx                                                  ;                    blocks left over
        lea rdx, [rbp - 128]                                          ;                    blocks left over
        sub rdi, rdx                                                  ;                    blocks left over
        and rdi, rcx                                                  ;                    blocks left over
        add rdi, rdx                                                  ;                    blocks left over
        mov qword [rbp + 1632], rdi                                   ;                    blocks left over
        mov qword [rbp + 1640], rsi                                   ;                    blocks left over
        mov qword [rbp + 1616], rdi                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
        lea rsi, [rbp + 384]                                          ;                    blocks left over
        mov qword [rbp + 1584], rsi                                   ;                    blocks left over
        neg rax                                                       ;                    blocks left over
        mov qword [rbp + 1568], rax                                   ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                       ;                    blocks left over
        mov rsi, qword [rbp + 1632]                                   ;                    blocks left over
        mov rdi, qword [rbp + 1640]                                   ;                    blocks left over
        imul rcx, rax, 0x10                                           ;                    blocks left over
        rep movsb                                                     ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 1648]                                   ;                    frame
        pop rbp                                                       ;                    preserved
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
