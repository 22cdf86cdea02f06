; sm4_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sm4.cw (sha256 bdec3610e0100315); do not edit:
;   ./cw build sm4_encrypt --cpu zen3 --variant bitsliced
;
; void sm4_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 32768 bytes (1024 slices), read, secret, aligned to 16 bytes
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 34 uops, planned 16.2; bounds: width 5.7, ports 14.0, path 7.0
;   blocks/rounds: 3468 uops, planned 993.0; bounds: width 578.0, ports 678.0, path 119.0
;   blocks.2: 262 uops, planned 128.3; bounds: width 43.7, ports 128.0, path 1.0
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
        push rbp                                              ;                    preserved
        mov rax, rsp                                          ;                    frame
        sub rsp, 0x2320                                       ;                    frame
        and rsp, -32                                          ;                    frame
        lea rbp, [rsp + 128]                                  ;                    frame
        mov qword [rbp + 8848], rax                           ;                    frame
        mov dword [rbp + 8856], ecx                           ;                    argument
        mov qword [rbp + 8800], rsi                           ;                    argument
        mov qword [rbp + 8816], rdi                           ;                    argument
        mov qword [rbp + 8840], rdx                           ;                    argument
        mov r8d, dword [rbp + 8856]                           ;     0.0 agu0    28 blocks
        shl r8, 0xc                                           ;     4.0 alu1    28 blocks
        add r8, qword [rbp + 8800]                            ;     5.0 alu0+agu1   28 blocks
        mov qword [rbp + 8808], r8                            ;     6.0 agu2+st0   28 blocks
        cmp dword [rbp + 8856], 0                             ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        mov rax, qword [rbp + 8800]                           ;                    first state
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 8800]                            ;     0.2 agu1    30 x[0].0 reload
        db 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 3072]                             ;     4.2 agu0    30 x[3].0
        db 0x2e, 0x2e
        vmovdqu ymm8, [r8 + 3104]                             ;     4.2 agu1    30 x[3].1
        db 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 3136]                             ;     4.2 agu0    30 x[3].2
        db 0x2e, 0x2e
        vmovdqu ymm10, [r8 + 3168]                            ;     4.2 agu1    30 x[3].3
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 3200]                             ;     4.2 agu0    30 x[3].4
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 3232]                             ;     4.2 agu1    30 x[3].5
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [r8 + 3264]                             ;     4.2 agu0    30 x[3].6
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 3296]                             ;     4.2 agu1    30 x[3].7
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 3328]                             ;     5.0 agu0    30 x[3].8
        vmovdqu ymm5, [r8 + 3360]                             ;     5.2 agu1    30 x[3].9
        vmovdqu ymm6, [r8 + 3392]                             ;     6.0 agu0    30 x[3].10
        vmovdqu [rbp + 3968], ymm7                            ;    11.2 agu2+fp5   31 rounds
        vmovdqu ymm7, [r8 + 3424]                             ;     6.2 agu1    30 x[3].11
        vmovdqu [rbp + 4000], ymm8                            ;    11.2 agu2+fp5   31 rounds
        vmovdqu ymm8, [r8 + 3456]                             ;     7.0 agu0    30 x[3].12
        vmovdqu [rbp + 4032], ymm9                            ;    11.2 agu2+fp5   31 rounds
        vmovdqu ymm9, [r8 + 3488]                             ;     7.2 agu1    30 x[3].13
        vmovdqu [rbp + 4064], ymm10                           ;    11.2 agu2+fp5   31 rounds
        vmovdqu [rbp + 4096], ymm0                            ;    11.2 agu2+fp5   31 rounds
        vmovdqu [rbp + 4128], ymm1                            ;    11.2 agu2+fp5   31 rounds
        vmovdqu [rbp + 4160], ymm2                            ;    11.2 agu0+fp5   31 rounds
        vmovdqu [rbp + 4192], ymm3                            ;    11.2 agu2+fp5   31 rounds
        vmovdqu [rbp + 4224], ymm4                            ;    12.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 4256], ymm5                            ;    12.2 agu0+fp5   31 rounds
        vmovdqu [rbp + 4288], ymm6                            ;    13.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 4320], ymm7                            ;    13.2 agu1+fp5   31 rounds
        vmovdqu [rbp + 4352], ymm8                            ;    14.2 agu0+fp5   31 rounds
        vmovdqu [rbp + 4384], ymm9                            ;    15.2 agu2+fp5   31 rounds
        mov r8, qword [rbp + 8816]                            ;    10.2 agu1    31 rounds reload
        mov qword [rbp + 8824], r8                            ;    14.2 agu0+st0   31 rounds
        add r8, 0x8000                                        ;    14.2 alu0    31 rounds
        mov qword [rbp + 8832], r8                            ;    15.2 agu2+st1   31 rounds
        mov r8, qword [rbp + 8824]                            ;                    resident
        vmovdqu ymm0, [rbp + 3968]                            ;                    resident
        vmovdqu ymm1, [rbp + 4000]                            ;                    resident
        vmovdqu ymm2, [rbp + 4032]                            ;                    resident
        vmovdqu ymm3, [rbp + 4064]                            ;                    resident
        vmovdqu ymm4, [rbp + 4096]                            ;                    resident
        vmovdqu ymm5, [rbp + 4128]                            ;                    resident
        vmovdqu ymm6, [rbp + 4160]                            ;                    resident
        vmovdqu ymm7, [rbp + 4192]                            ;                    resident
        db 0x2e
        vmovdqu ymm8, [rbp + 4224]                            ;                    resident
        db 0x2e
        vmovdqu ymm9, [rbp + 4256]                            ;                    resident
        db 0x2e
        vmovdqu ymm10, [rbp + 4288]                           ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 4320]                           ;                    resident
        db 0x2e
        vmovdqu ymm12, [rbp + 4352]                           ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 4384]                           ;                    resident
.rounds_2:
        vmovdqu ymm14, [r8 + 32]                              ;     0.0 agu0    32 x[0]
        vpxor ymm14, ymm14, ymm1                              ;     7.0 fp0     32 x[0]
        db 0x2e
        vmovdqu ymm15, [rax + 1056]                           ;     0.3 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm14, ymm14, ymm15                             ;     8.0 fp1     32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, [rax + 2080]                      ;     9.0 fp2+agu0   32 x[0]
        db 0x2e
        vmovdqu ymm15, [r8 + 224]                             ;     1.3 agu1    32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm7                              ;     8.3 fp3     32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, [rax + 1248]                      ;     9.3 fp0+agu0   32 x[0]
        vpxor ymm15, ymm15, [rax + 2272]                      ;    10.3 fp1+agu1   32 x[0]
        vmovdqu [rbp + 4416], ymm7                            ;     1.5 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm7, [r8 + 288]                              ;     3.0 agu0    32 x[0]
        vpxor ymm7, ymm7, ymm9                                ;    10.0 fp2     32 x[0]
        vpxor ymm7, ymm7, [rax + 1312]                        ;    11.0 fp3+agu1   32 x[0]
        vpxor ymm7, ymm7, [rax + 2336]                        ;    12.0 fp0+agu0   32 x[0]
        vmovdqu [rbp + 4448], ymm9                            ;     2.5 agu2+fp5   32 x[0] spill
        vmovdqu ymm9, [r8 + 480]                              ;     4.3 agu1    32 x[0]
        vpxor ymm9, ymm9, [rax + 1504]                        ;    11.3 fp1+agu0   32 x[0]
        vpxor ymm9, ymm9, [rax + 2528]                        ;    12.3 fp2+agu1   32 x[0]
        vpxor ymm9, ymm9, [rax + 3552]                        ;    13.3 fp3+agu0   32 x[0]
        vmovdqu [rbp + 4480], ymm1                            ;     3.5 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 544]                              ;     6.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rax + 1568]                        ;    13.3 fp0+agu0   32 x[0]
        vpxor ymm1, ymm1, [rax + 2592]                        ;    14.3 fp1+agu1   32 x[0]
        vpxor ymm1, ymm1, [rax + 3616]                        ;    15.3 fp2+agu0   32 x[0]
        vmovdqu [rbp + 4512], ymm1                            ;    16.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 736]                              ;     8.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rax + 1760]                        ;    15.3 fp3+agu0   32 x[0]
        vpxor ymm1, ymm1, [rax + 2784]                        ;    16.3 fp0+agu1   32 x[0]
        vpxor ymm1, ymm1, [rax + 3808]                        ;    17.3 fp1+agu0   32 x[0]
        vmovdqu [rbp + 4544], ymm1                            ;    18.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 800]                              ;    10.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rax + 1824]                        ;    17.3 fp2+agu0   32 x[0]
        vpxor ymm1, ymm1, [rax + 2848]                        ;    18.3 fp3+agu1   32 x[0]
        vpxor ymm1, ymm1, [rax + 3872]                        ;    19.3 fp0+agu0   32 x[0]
        vmovdqu [rbp + 4576], ymm1                            ;    20.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm1, [r8 + 992]                              ;    12.3 agu1    32 x[0]
        vpxor ymm1, ymm1, [rax + 2016]                        ;    19.3 fp1+agu0   32 x[0]
        vpxor ymm1, ymm1, [rax + 3040]                        ;    20.3 fp2+agu1   32 x[0]
        vpxor ymm1, ymm1, [rax + 4064]                        ;    21.3 fp3+agu0   32 x[0]
        vmovdqu [rbp + 4608], ymm1                            ;    22.3 agu2+fp5   32 x[0] spill
        vmovdqa ymm1, ymm15                                   ;    13.5         21 x[0] copy
        vmovdqu [rbp + 4640], ymm7                            ;    14.3 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [r8]                                    ;    15.0 agu0    21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;    22.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rax + 1024]                        ;    23.0 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rax + 2048]                        ;    24.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rel sm4_encrypt.T0_constants256]   ;    25.0 fp3+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 4672], ymm0                            ;    16.3 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm0, [r8 + 64]                               ;    17.0 agu0    21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm2                                ;    24.0 fp0     21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rax + 1088]                        ;    25.0 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rax + 2112]                        ;    26.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rel sm4_encrypt.T0_constants256]   ;    27.0 fp3+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 4704], ymm2                            ;    18.3 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqa ymm2, ymm0                                    ;    28.0         21 x[0] copy
        db 0x2e
        vmovdqu [rbp + 4736], ymm9                            ;    19.3 agu0+fp5   32 x[0] spill
        db 0x2e
        vmovdqa ymm9, ymm14                                   ;    19.3         21 x[0] copy
        vmovdqu [rbp + 4768], ymm11                           ;    20.3 agu1+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm11, [r8 + 128]                             ;    20.0 agu0    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm4                              ;    27.0 fp0     21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1152]                      ;    28.0 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 2176]                      ;    29.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rel sm4_encrypt.T0_constants256] ;    30.0 fp3+agu1   21 x[0]
        vpxor ymm15, ymm15, ymm11                             ;    31.0 fp0     21 x[0]
        vmovdqu [rbp + 4800], ymm4                            ;    21.3 agu2+fp5   32 x[0] spill
        vmovdqu ymm4, [r8 + 160]                              ;    22.0 agu0    21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;    29.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rax + 1184]                        ;    30.0 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rax + 2208]                        ;    31.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel sm4_encrypt.T0_constants256]   ;    32.0 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm4                              ;    33.0 fp1     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4832], ymm5                            ;    24.2 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm5, ymm4, [rax + 1120]                        ;    33.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm3                                ;    34.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [r8 + 96]                           ;    35.0 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rax + 2144]                        ;    36.0 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm3                            ;    27.0 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm5                                    ;    37.0         21 x[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm13                           ;    28.0 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm5                                   ;    37.0         21 x[0] copy
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                ;    37.0 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4928], ymm12                           ;    29.0 agu0+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [r8 + 192]                             ;    29.0 agu1    21 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;    36.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rax + 1216]                      ;    37.0 fp0+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rax + 2240]                      ;    38.0 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel sm4_encrypt.T0_constants256] ;    39.0 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm2, ymm2, ymm12                               ;    40.0 fp3     21 x[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm12                               ;    40.0 fp0     21 x[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                ;    41.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;    41.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;    42.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;    42.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;    43.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm6                            ;    35.0 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm9                               ;    42.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm10                           ;    36.0 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm5                              ;    38.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm8                            ;    37.0 agu0+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm11                              ;    44.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm4                            ;    38.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm5                               ;    38.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm13                           ;    43.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm4, ymm3                               ;    41.0 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5120], ymm4                            ;    40.0 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm4, ymm3, ymm11                               ;    44.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm9                            ;    42.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, ymm11                              ;    44.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm14                           ;    42.0 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                               ;    45.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;    46.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;    47.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;    45.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm1                                ;    43.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;    48.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm12, ymm2                               ;    42.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    46.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm8                                ;    45.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5056]                      ;    47.0 fp2+agu0   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm12                           ;    43.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm10                              ;    43.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm2                            ;    44.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm1, ymm3                                ;    43.2 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm11                           ;    45.0 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm9                              ;    46.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;    49.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;    47.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm12, ymm2                              ;    44.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;    48.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5152]                           ;    44.3 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm9                            ;    46.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm8, ymm11                                ;    51.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, [rbp + 5088]                      ;    50.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;    51.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                               ;    52.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm0                              ;    48.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    53.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                              ;    50.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;    53.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm0                               ;    54.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm8                            ;    47.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm9, ymm14                                ;    55.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                               ;    56.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm14                              ;    54.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                              ;    55.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;    56.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                ;    57.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                              ;    57.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm11, ymm7                               ;    56.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;    57.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                ;    57.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;    55.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                             ;    54.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm7, ymm13                                ;    55.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;    56.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;    55.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;    57.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                ;    58.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, [rbp + 5152]                        ;    57.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                ;    57.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                              ;    58.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm14                              ;    58.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;    57.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5120]                        ;    58.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm11                              ;    59.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;    59.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                             ;    60.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5088]                      ;    60.3 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                               ;    59.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;    61.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;    61.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                               ;    59.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;    62.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm14, [rbp + 5248]                      ;    58.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                              ;    58.8 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm11, ymm9, [rbp + 5312]                       ;    59.3 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;    59.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5280]                        ;    59.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;    60.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;    62.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;    60.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;    61.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                ;    63.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;    61.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5184]                      ;    61.5 fp2+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;    64.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;    62.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;    65.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                             ;    65.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, [rbp + 5216]                        ;    62.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                ;    63.7 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5056]                        ;    63.3 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;    63.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                              ;    64.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;    65.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                             ;    66.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;    64.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;    65.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;    66.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm11                              ;    67.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel sm4_encrypt.T0_constants256]       ;    62.7 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                              ;    69.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;    65.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;    69.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;    66.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;    67.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;    69.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;    69.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;    69.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [r8 + 256]                             ;    64.7 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 1280]                            ;    64.8 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;    71.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rax + 2304]                            ;    65.7 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;    72.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5024]                            ;    65.8 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    73.8 fp0     21 x[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm6                              ;    74.8 fp1     21 x[0]
        db 0x2e
        vmovdqu ymm10, [r8 + 320]                             ;    66.7 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rax + 1344]                           ;    66.8 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                             ;    73.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rax + 2368]                           ;    67.7 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;    74.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4992]                      ;    75.8 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm6                              ;    76.8 fp1     21 x[0]
        db 0x2e
        vmovdqa ymm12, ymm10                                  ;    77.8         21 x[0] copy
        db 0x2e
        vmovdqu ymm3, [rbp + 4736]                            ;    68.7 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm13, [r8 + 384]                             ;    68.8 agu1    21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1408]                      ;    75.8 fp2+agu0   21 x[0]
        vpxor ymm13, ymm13, [rax + 2432]                      ;    76.8 fp3+agu1   21 x[0]
        vpxor ymm13, ymm13, [rbp + 4928]                      ;    77.8 fp0+agu0   21 x[0]
        vpxor ymm13, ymm13, ymm6                              ;    78.8 fp1     21 x[0]
        vmovdqu ymm7, [rbp + 4640]                            ;    70.8 agu1    21 x[0]
        vmovdqu ymm9, [r8 + 416]                              ;    71.7 agu0    21 x[0]
        vpxor ymm9, ymm9, [rax + 1440]                        ;    78.7 fp2+agu1   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rax + 2464]                        ;    79.7 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4896]                        ;    80.7 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                ;    81.7 fp1     21 x[0]
        vmovdqu [rbp + 5056], ymm1                            ;    72.8 agu2+fp5   21 x[0] spill
        vpxor ymm1, ymm9, [rax + 1376]                        ;    82.7 fp2+agu0   21 x[0]
        vpxor ymm1, ymm1, [r8 + 352]                          ;    83.7 fp3+agu1   21 x[0]
        vpxor ymm1, ymm1, [rax + 2400]                        ;    84.7 fp0+agu0   21 x[0]
        vpxor ymm1, ymm1, [rbp + 4768]                        ;    85.7 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm0                            ;    75.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm1                                    ;    86.7         21 x[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm8                            ;    76.0 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, [rbp + 4736]                       ;    79.8 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;    82.7 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm5                            ;    77.0 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqa ymm5, ymm1                                    ;    86.7         21 x[0] copy
        db 0x2e
        vpxor ymm1, ymm1, ymm14                               ;    86.7 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm11                           ;    78.0 agu0+fp5   21 x[0] spill
        db 0x2e
        vmovdqu ymm11, [r8 + 448]                             ;    78.0 agu1    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1472]                      ;    85.0 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 2496]                      ;    86.0 fp2+agu1   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 3520]                      ;    87.0 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, ymm6                              ;    88.0 fp0     21 x[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm11                             ;    89.0 fp1     21 x[0]
        db 0x2e
        vpxor ymm0, ymm0, ymm11                               ;    89.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;    90.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                               ;    90.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;    91.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;    91.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;    92.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm4                            ;    84.7 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm7                                ;    91.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm15                           ;    85.7 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm8, ymm1                               ;    87.7 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm2                            ;    86.7 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm13                              ;    93.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, [rbp + 4640]                        ;    87.7 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm9                            ;    87.7 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm0                                ;    90.0 fp0     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5152], ymm6                            ;    88.7 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm6, ymm0, ymm13                               ;    93.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm5                            ;    92.0 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 4640]                       ;    93.0 fp2+agu0   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm13                           ;    93.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm1, ymm6                               ;    94.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;    95.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;    96.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;    94.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm4, ymm3                                ;    92.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;    97.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm12                              ;    90.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;    95.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                ;    94.0 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5120]                        ;    96.0 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm11                           ;    91.7 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm12, ymm15                             ;    91.7 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm12                           ;    92.7 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm0                               ;    92.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm1                            ;    93.7 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm5                                ;    95.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;    98.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;    96.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm12                              ;    93.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;    97.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm7, ymm2                                 ;    94.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm5                            ;    95.0 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm15, [rbp + 5344]                       ;    99.0 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   100.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                ;   100.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm10                              ;    97.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   101.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                               ;    99.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   101.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm9                               ;   102.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm2                            ;    95.7 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm13                                ;   103.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   104.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm13                                ;   102.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   103.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   104.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                             ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                             ;   105.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm14                                ;   104.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   105.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                ;   103.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                               ;   102.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm9                               ;   103.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                               ;   104.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   103.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   105.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                               ;   106.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                ;   105.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   106.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm10, ymm13                             ;   106.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   105.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 5152]                      ;   106.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm14                               ;   107.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   107.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                              ;   108.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5344]                        ;   108.0 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                               ;   107.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   109.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   109.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5440]                      ;   107.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                ;   110.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 5376]                      ;   106.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                ;   106.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm9, ymm1, [rbp + 5504]                        ;   107.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                               ;   107.2 fp0     21 x[0]
        db 0x2e
        vpand ymm2, ymm2, [rbp + 5472]                        ;   107.3 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   108.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   110.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                              ;   108.2 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   109.2 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   111.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   109.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4640]                      ;   109.2 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                              ;   112.0 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   110.0 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                               ;   113.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   113.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, [rbp + 5408]                        ;   110.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   111.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5120]                        ;   111.0 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                ;   111.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   112.2 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   113.2 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   114.2 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm9                               ;   115.2 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   109.8 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   116.8 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   112.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   113.0 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   114.0 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   116.8 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   116.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   116.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 512]                              ;   111.3 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rax + 1536]                            ;   111.5 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                ;   118.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rax + 2560]                            ;   112.3 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                ;   119.5 fp1     21 x[0]
        db 0x2e
        vmovdqu ymm11, [rax + 3584]                           ;   112.5 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                               ;   120.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   121.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm13, [r8 + 576]                             ;   113.3 agu0    21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rax + 1600]                      ;   120.3 fp0+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rax + 2624]                      ;   121.3 fp1+agu0   21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 3648]                      ;   122.3 fp2+agu1   21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   123.3 fp3     21 x[0]
        db 0x2e
        vmovdqa ymm6, ymm13                                   ;   124.3         21 x[0] copy
        db 0x2e
        vmovdqu ymm7, [rbp + 4544]                            ;   115.3 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm11, [r8 + 640]                             ;   115.5 agu1    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1664]                      ;   122.5 fp0+agu0   21 x[0]
        vpxor ymm11, ymm11, [rax + 2688]                      ;   123.5 fp1+agu1   21 x[0]
        vpxor ymm11, ymm11, [rax + 3712]                      ;   124.5 fp2+agu0   21 x[0]
        vpxor ymm11, ymm11, ymm4                              ;   125.5 fp3     21 x[0]
        vmovdqu [rbp + 5120], ymm10                           ;   117.0 agu2+fp5   21 x[0] spill
        vmovdqu ymm10, [rbp + 4512]                           ;   117.5 agu1    21 x[0]
        db 0x2e
        vmovdqu [rbp + 5408], ymm3                            ;   118.0 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqu ymm3, [r8 + 672]                              ;   118.3 agu0    21 x[0]
        db 0x2e
        vpxor ymm3, ymm3, [rax + 1696]                        ;   125.3 fp0+agu1   21 x[0]
        vpxor ymm3, ymm3, [rax + 2720]                        ;   126.3 fp1+agu0   21 x[0]
        vpxor ymm3, ymm3, [rax + 3744]                        ;   127.3 fp2+agu1   21 x[0]
        vpxor ymm3, ymm3, ymm4                                ;   128.3 fp3     21 x[0]
        vmovdqu [rbp + 4640], ymm5                            ;   119.5 agu2+fp5   21 x[0] spill
        vpxor ymm5, ymm3, [rax + 1632]                        ;   129.3 fp0+agu0   21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 608]                          ;   130.3 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 2656]                        ;   131.3 fp2+agu0   21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 3680]                        ;   132.3 fp3+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5472], ymm2                            ;   121.5 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqa ymm2, ymm5                                    ;   133.3         21 x[0] copy
        db 0x2e
        vmovdqu [rbp + 5504], ymm15                           ;   122.5 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm15, ymm11, [rbp + 4544]                      ;   126.5 fp0+agu1   21 x[0]
        vpxor ymm15, ymm15, ymm3                              ;   129.3 fp1     21 x[0]
        db 0x2e
        vmovdqu [rbp + 4544], ymm14                           ;   123.5 agu2+fp5   21 x[0] spill
        db 0x2e
        vmovdqa ymm14, ymm5                                   ;   133.3         21 x[0] copy
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   133.3 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5376], ymm1                            ;   124.5 agu0+fp5   21 x[0] spill
        db 0x2e
        vmovdqu ymm1, [r8 + 704]                              ;   124.5 agu1    21 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rax + 1728]                        ;   131.5 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rax + 2752]                        ;   132.5 fp0+agu1   21 x[0]
        vpxor ymm1, ymm1, [rax + 3776]                        ;   133.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   134.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   135.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   135.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                ;   136.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   136.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   137.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                               ;   137.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   138.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm9                            ;   131.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm10                              ;   137.5 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5344], ymm8                            ;   132.3 agu1+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm8, ymm15, ymm5                               ;   134.3 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5152], ymm12                           ;   133.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm12, ymm1, ymm11                              ;   139.5 fp0     21 x[0]
        db 0x2e
        vpxor ymm4, ymm5, [rbp + 4512]                        ;   134.3 fp1+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5536], ymm3                            ;   134.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm2                                ;   136.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm4                            ;   135.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm11                               ;   139.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm14                           ;   138.5 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, [rbp + 4512]                      ;   139.5 fp0+agu0   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm11                           ;   139.5 agu2+fp5   21 x[0] spill
        db 0x2e
        vpand ymm11, ymm5, ymm4                               ;   140.5 fp1     21 x[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   141.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   142.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   140.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm7                               ;   138.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                               ;   143.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm6                               ;   136.8 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   141.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm12                              ;   140.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5536]                        ;   142.5 fp2+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm1                            ;   138.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm8                                ;   138.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5664], ymm6                            ;   139.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm2                                ;   138.7 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm5                            ;   140.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm15, ymm14                              ;   141.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   144.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   142.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm1, ymm6                                ;   139.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   143.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm10, ymm12                               ;   140.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm14                           ;   141.5 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, [rbp + 5600]                       ;   145.5 fp3+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   146.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   146.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm13                             ;   143.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   147.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                              ;   145.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   147.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm3                               ;   148.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm12                           ;   142.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm5, ymm11                               ;   149.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   150.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                              ;   148.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   149.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   150.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                               ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                               ;   151.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm0                               ;   150.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   151.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                               ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   149.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                               ;   148.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm3                                 ;   149.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   150.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                              ;   149.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   151.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                               ;   152.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                              ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                               ;   151.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   152.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm11                             ;   152.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   151.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5568]                      ;   152.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm14                              ;   153.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   153.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                ;   154.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5600]                        ;   154.5 fp1+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                               ;   153.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                              ;   155.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   155.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5696]                      ;   153.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   156.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm3, ymm11, [rbp + 5632]                       ;   152.8 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                             ;   153.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 5760]                        ;   153.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   153.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 5728]                      ;   153.8 fp3+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;   154.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   156.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   154.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   155.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   157.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                ;   155.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4512]                      ;   155.7 fp2+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   158.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   156.5 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   159.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   159.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 5664]                        ;   156.8 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   157.8 fp0     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5536]                        ;   157.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   157.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   158.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   159.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   160.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   158.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   159.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   160.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm8                               ;   161.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   156.8 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   163.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                ;   159.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   160.8 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   163.8 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   163.8 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm2, [r8 + 768]                              ;   158.0 agu0    21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 1792]                            ;   158.2 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   165.2 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rax + 2816]                            ;   159.0 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   166.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rax + 3840]                            ;   159.2 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   167.2 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   168.2 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 832]                              ;   160.0 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm10, [rax + 1856]                           ;   160.2 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   167.2 fp3     21 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rax + 2880]                           ;   161.0 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   168.2 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 3904]                        ;   169.2 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   170.2 fp2     21 x[0]
        db 0x2e
        vmovdqa ymm10, ymm9                                   ;   171.2         21 x[0] copy
        db 0x2e
        vmovdqu ymm3, [rbp + 4608]                            ;   162.0 agu0    21 x[0]
        db 0x2e
        vmovdqu ymm11, [r8 + 896]                             ;   162.2 agu1    21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1920]                      ;   169.2 fp3+agu0   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 2944]                      ;   170.2 fp0+agu1   21 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 3968]                      ;   171.2 fp1+agu0   21 x[0]
        vpxor ymm11, ymm11, ymm1                              ;   172.2 fp2     21 x[0]
        vmovdqu ymm4, [rbp + 4576]                            ;   164.2 agu1    21 x[0]
        vmovdqu ymm5, [r8 + 928]                              ;   165.0 agu0    21 x[0]
        vpxor ymm5, ymm5, [rax + 1952]                        ;   172.0 fp3+agu1   21 x[0]
        vpxor ymm5, ymm5, [rax + 2976]                        ;   173.0 fp0+agu0   21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 4000]                        ;   174.0 fp1+agu1   21 x[0]
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   175.0 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5536], ymm7                            ;   166.2 agu2+fp5   21 x[0] spill
        vpxor ymm7, ymm5, [rax + 1888]                        ;   176.0 fp3+agu0   21 x[0]
        vpxor ymm7, ymm7, [r8 + 864]                          ;   177.0 fp0+agu1   21 x[0]
        vpxor ymm7, ymm7, [rax + 2912]                        ;   178.0 fp1+agu0   21 x[0]
        vpxor ymm7, ymm7, [rax + 3936]                        ;   179.0 fp2+agu1   21 x[0]
        vmovdqu [rbp + 5664], ymm13                           ;   168.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm7                                   ;   180.0         21 x[0] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm12                           ;   169.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm11, [rbp + 4608]                      ;   173.2 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   176.0 fp0     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm14                           ;   170.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm7                                   ;   180.0         21 x[0] copy
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   180.0 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5728], ymm0                            ;   171.3 agu0+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 960]                              ;   171.3 agu1    21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 1984]                        ;   178.3 fp2+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 3008]                        ;   179.3 fp3+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rax + 4032]                        ;   180.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   181.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   182.3 fp2     21 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   182.3 fp3     21 x[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   183.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   183.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   184.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   184.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                              ;   185.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm4                               ;   184.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm8                            ;   178.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm12, ymm7                               ;   181.0 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5632], ymm15                           ;   179.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm11                              ;   186.3 fp3     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5696], ymm6                            ;   180.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm6, ymm7, [rbp + 4576]                        ;   181.0 fp0+agu1   21 x[0]
        db 0x2e
        vmovdqu [rbp + 5600], ymm5                            ;   181.3 agu2+fp5   21 x[0] spill
        db 0x2e
        vpand ymm5, ymm6, ymm13                               ;   183.3 fp1     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5568], ymm6                            ;   182.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm6, ymm13, ymm11                              ;   186.3 fp2     21 x[0]
        db 0x2e
        vmovdqu [rbp + 5792], ymm14                           ;   185.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, [rbp + 4576]                      ;   186.3 fp3+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5824], ymm11                           ;   186.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm6                               ;   187.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   188.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   189.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   187.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm3                               ;   185.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   190.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm10                              ;   183.7 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   188.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm15                              ;   187.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5600]                        ;   189.3 fp1+agu1   21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm0                            ;   185.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm8                               ;   185.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5856], ymm10                           ;   186.3 agu0+fp5   21 x[0] spill
        db 0x2e
        vpxor ymm10, ymm3, ymm13                              ;   185.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5888], ymm7                            ;   187.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm14                              ;   188.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                ;   191.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   189.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, ymm10                               ;   186.7 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   190.3 fp0     21 x[0]
        db 0x2e, 0x2e
        vpor ymm7, ymm4, ymm15                                ;   187.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5920], ymm14                           ;   188.3 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, [rbp + 5792]                       ;   192.3 fp2+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   193.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                               ;   193.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm11, ymm9                              ;   190.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   194.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                              ;   192.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   194.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm5                                ;   195.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5952], ymm15                           ;   189.3 agu1+fp5   21 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm7, ymm11                               ;   196.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                             ;   197.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                              ;   195.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   196.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   197.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                              ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                ;   198.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                               ;   197.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   198.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                               ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   196.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                               ;   195.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm5                                 ;   196.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   197.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   196.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   198.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                              ;   199.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                               ;   198.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   199.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm11                              ;   199.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   198.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5568]                        ;   199.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm14                              ;   200.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   200.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                ;   201.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5792]                        ;   201.3 fp0+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                               ;   200.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   202.3 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                ;   202.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5888]                      ;   200.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                              ;   203.3 fp1     21 x[0]
        db 0x2e, 0x2e
        vpand ymm5, ymm11, [rbp + 5824]                       ;   199.7 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                             ;   199.8 fp3     21 x[0]
        db 0x2e, 0x2e
        vpand ymm8, ymm7, [rbp + 5952]                        ;   200.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   200.5 fp1     21 x[0]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 5920]                      ;   200.7 fp2+agu1   21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   201.3 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   203.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   201.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   202.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   204.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   202.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4576]                      ;   202.5 fp1+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   205.3 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   203.3 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   206.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   206.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, [rbp + 5856]                        ;   203.7 fp2+agu1   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   204.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5600]                        ;   204.3 fp0+agu0   21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                ;   204.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   205.5 fp2     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   206.5 fp3     21 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   207.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                              ;   205.5 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   206.5 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;   207.5 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm8                               ;   208.5 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   203.7 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   210.7 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   206.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   210.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   207.3 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   208.3 fp1     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   210.7 fp2     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   210.7 fp3     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   210.7 fp0     21 x[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5696]                            ;   205.7 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm2                               ;   212.7 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5088]                            ;   206.3 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   213.3 fp2     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5152]                            ;   206.7 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;   213.7 fp3     32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5344]                            ;   207.3 agu1    32 x[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5632]                           ;   207.7 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   214.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   215.7 fp1     32 x[0]
        db 0x2e
        vmovdqu ymm13, [rbp + 5440]                           ;   208.3 agu1    21 x[0] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm9                            ;   207.8 agu2+fp5   21 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm13                               ;   215.3 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5760]                        ;   211.7 fp3+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   212.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                              ;   213.7 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm10                           ;   214.7 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm10, ymm12, [rbp + 5248]                      ;   211.7 fp2+agu1   32 x[0]
        db 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   213.7 fp3     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                              ;   216.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5760], ymm12                           ;   217.7 agu0+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, [rbp + 5312]                       ;   211.5 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5376]                        ;   212.0 fp2+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5696], ymm7                            ;   216.7 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm13, [rbp + 5280]                       ;   215.3 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   216.3 fp0     32 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   215.3 fp1     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   214.7 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   214.7 fp3     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   215.7 fp0     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5248]                      ;   215.7 fp1+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   216.3 fp2     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm8                            ;   214.0 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm9                                ;   216.3 fp3     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5280]                        ;   216.3 fp0+agu1   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5376]                        ;   217.3 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5728]                        ;   218.3 fp2+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5376], ymm5                            ;   215.2 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 5728]                       ;   215.8 fp3+agu0   32 x[0]
        vpxor ymm5, ymm5, ymm0                                ;   216.8 fp0     32 x[0]
        vmovdqu [rbp + 5280], ymm10                           ;   216.2 agu2+fp5   32 x[0] spill
        vpxor ymm10, ymm14, [rbp + 4608]                      ;   216.7 fp1+agu1   32 x[0]
        vmovdqu [rbp + 5632], ymm5                            ;   217.8 agu0+fp5   32 x[0] spill
        vmovdqu ymm5, [rbp + 4736]                            ;   217.7 agu1    32 x[0]
        vpxor ymm5, ymm5, [rbp + 4608]                        ;   224.7 fp2+agu0   32 x[0]
        vmovdqu [rbp + 4608], ymm2                            ;   218.2 agu2+fp5   32 x[0] spill
        vmovdqu ymm2, [rbp + 4736]                            ;   218.7 agu1    32 x[0]
        vpxor ymm2, ymm2, [rbp + 4544]                        ;   225.7 fp3+agu0   32 x[0]
        vmovdqu [rbp + 4736], ymm9                            ;   219.3 agu2+fp5   32 x[0] spill
        vpxor ymm9, ymm3, [rbp + 5408]                        ;   219.7 fp0+agu1   32 x[0]
        vpxor ymm3, ymm3, [rbp + 5536]                        ;   219.8 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5664]                        ;   220.8 fp2+agu1   32 x[0]
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   221.8 fp3     32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   222.8 fp0     32 x[0]
        db 0x2e
        vmovdqu ymm1, [rbp + 5344]                            ;   220.8 agu0    32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5472]                        ;   227.8 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4640]                        ;   228.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5504]                        ;   229.8 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4512]                        ;   230.8 fp0+agu0   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm14                           ;   223.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm15, [rbp + 5184]                      ;   223.7 fp1+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   219.5 fp2     32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   231.8 fp3     32 x[0]
        db 0x2e
        vmovdqu [rbp + 4640], ymm15                           ;   232.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm15, [rbp + 5216]                           ;   223.8 agu0    32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5088]                      ;   230.8 fp0+agu1   32 x[0]
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   220.8 fp1     32 x[0]
        db 0x2e
        vmovdqu [rbp + 5472], ymm6                            ;   222.2 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm6, [rbp + 5120]                            ;   224.8 agu0    32 x[0]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5088]                        ;   231.8 fp2+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5088], ymm8                            ;   223.2 agu2+fp5   32 x[0] spill
        vpxor ymm8, ymm9, ymm5                                ;   225.7 fp3     32 x[0]
        vpxor ymm9, ymm9, [rbp + 5056]                        ;   225.8 fp0+agu0   32 x[0]
        vpxor ymm9, ymm9, [rbp + 5120]                        ;   226.8 fp1+agu1   32 x[0]
        vpxor ymm9, ymm9, [rbp + 5664]                        ;   227.8 fp2+agu0   32 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rax]                               ;   227.7 fp3+agu1   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm4                             ;   228.7 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5056]                            ;   227.8 agu0    32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5408]                        ;   234.8 fp0+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rax + 32]                        ;   228.8 fp1+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   226.0 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   227.0 fp3     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm13                           ;   226.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm4, [rbp + 4544]                       ;   235.8 fp0+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   236.8 fp1     32 x[0]
        db 0x2e
        vmovdqu [rbp - 96], ymm10                             ;   237.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm10, ymm15, [rbp + 5184]                      ;   231.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4512]                      ;   232.8 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, ymm3                              ;   231.8 fp0     32 x[0]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5408]                      ;   232.8 fp1+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 5408], ymm13                           ;   236.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm14                              ;   229.0 fp2     32 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4512]                      ;   231.7 fp3+agu1   32 x[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rax + 64]                          ;   231.8 fp0+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                               ;   235.8 fp1     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   236.8 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rax + 96]                          ;   237.8 fp3+agu1   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm4                              ;   238.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, [rbp + 5664]                       ;   232.8 fp0+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   233.8 fp1     32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm7                              ;   232.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, [rax + 128]                        ;   233.7 fp2+agu1   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5728]                        ;   234.7 fp3+agu0   32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5696]                        ;   235.7 fp0+agu1   32 x[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm7                               ;   236.7 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm10, [rax + 160]                        ;   234.8 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   235.8 fp2     32 x[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5664]                        ;   236.8 fp3+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 32], ymm7                              ;   237.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm11, [rax + 192]                        ;   235.8 fp0+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 64], ymm7                              ;   236.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm13, [rax + 224]                        ;   236.7 fp1+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 96], ymm7                              ;   237.7 agu0+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 5152]                            ;   237.7 agu1    32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rax + 256]                         ;   244.7 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5088]                        ;   245.7 fp3+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 128], ymm7                             ;   246.7 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm7, ymm8, [rax + 288]                         ;   238.8 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5504]                        ;   239.8 fp1+agu1   32 x[0]
        vpxor ymm11, ymm11, [rax + 448]                       ;   239.8 fp2+agu0   32 x[0]
        vpxor ymm11, ymm11, [rbp + 5696]                      ;   240.8 fp3+agu1   32 x[0]
        vpxor ymm11, ymm11, [rbp + 4608]                      ;   241.8 fp0+agu0   32 x[0]
        vpxor ymm13, ymm13, ymm1                              ;   237.8 fp1     32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   238.0 fp2     32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rax + 416]                         ;   241.7 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5216]                        ;   242.7 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   238.8 fp1     32 x[0]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 480]                       ;   242.7 fp2+agu1   32 x[0]
        db 0x2e
        vmovdqu [rbp + 320], ymm11                            ;   242.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm11, [rbp + 4736]                           ;   242.8 agu0    32 x[0]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 320]                       ;   249.8 fp3+agu1   32 x[0]
        vmovdqu [rbp + 288], ymm1                             ;   243.7 agu2+fp5   32 x[0] spill
        vpxor ymm1, ymm9, [rax + 352]                         ;   243.8 fp0+agu0   32 x[0]
        vmovdqu [rbp + 224], ymm1                             ;   244.8 agu2+fp5   32 x[0] spill
        vpxor ymm1, ymm0, [rax + 384]                         ;   244.7 fp1+agu1   32 x[0]
        vpxor ymm1, ymm1, [rbp + 5312]                        ;   245.7 fp2+agu0   32 x[0]
        vpxor ymm1, ymm1, [rbp + 5696]                        ;   246.7 fp3+agu1   32 x[0]
        vpxor ymm2, ymm2, [rax + 544]                         ;   245.8 fp0+agu0   32 x[0]
        vpxor ymm2, ymm2, [rbp + 5504]                        ;   246.8 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rax + 576]                         ;   246.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4736]                        ;   247.8 fp3+agu1   32 x[0]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5248]                        ;   248.8 fp0+agu0   32 x[0]
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   243.2 fp1     32 x[0]
        db 0x2e
        vmovdqu ymm9, [rbp + 5152]                            ;   248.7 agu1    32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rax + 512]                         ;   255.7 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5376]                        ;   256.7 fp3+agu1   32 x[0]
        vpxor ymm6, ymm6, ymm3                                ;   244.7 fp0     32 x[0]
        db 0x2e
        vpxor ymm6, ymm6, [rax + 608]                         ;   249.8 fp1+agu0   32 x[0]
        db 0x2e
        vpxor ymm12, ymm12, [rax + 640]                       ;   250.7 fp2+agu1   32 x[0]
        db 0x2e
        vmovdqu ymm3, [rbp + 5632]                            ;   250.8 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   257.8 fp3     32 x[0]
        db 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   245.8 fp0     32 x[0]
        db 0x2e
        vpxor ymm10, ymm10, [rax + 672]                       ;   251.7 fp1+agu1   32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, [rax + 736]                       ;   251.8 fp2+agu0   32 x[0]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4640]                      ;   252.8 fp3+agu1   32 x[0]
        vpxor ymm8, ymm8, [rax + 800]                         ;   252.8 fp0+agu0   32 x[0]
        vpxor ymm8, ymm8, [rbp + 5408]                        ;   253.8 fp1+agu1   32 x[0]
        vpxor ymm15, ymm15, [rax + 864]                       ;   253.8 fp2+agu0   32 x[0]
        vmovdqu [rbp + 736], ymm15                            ;   254.8 agu2+fp5   32 x[0] spill
        vmovdqu ymm15, [rbp + 5760]                           ;   254.7 agu1    32 x[0]
        vpxor ymm15, ymm15, [rax + 704]                       ;   261.7 fp3+agu0   32 x[0]
        vpxor ymm15, ymm15, [rbp + 5280]                      ;   262.7 fp0+agu1   32 x[0]
        vpxor ymm3, ymm3, [rax + 896]                         ;   257.8 fp1+agu0   32 x[0]
        vpxor ymm4, ymm4, [rax + 928]                         ;   256.7 fp2+agu1   32 x[0]
        vmovdqu [rbp + 800], ymm4                             ;   257.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm4, [rbp + 5472]                            ;   256.8 agu0    32 x[0]
        vpxor ymm4, ymm4, [rax + 768]                         ;   263.8 fp3+agu1   32 x[0]
        vpxor ymm4, ymm4, [rbp + 5088]                        ;   264.8 fp0+agu0   32 x[0]
        vpxor ymm5, ymm5, [rax + 992]                         ;   258.7 fp1+agu1   32 x[0]
        vpxor ymm5, ymm5, [rbp + 4640]                        ;   259.7 fp2+agu0   32 x[0]
        vmovdqu [rbp + 768], ymm3                             ;   258.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vmovdqu ymm3, [rbp + 5056]                            ;   259.7 agu1    32 x[0]
        db 0x2e
        vpxor ymm3, ymm3, [rax + 832]                         ;   266.7 fp3+agu0   32 x[0]
        db 0x2e
        vmovdqu [rbp + 704], ymm3                             ;   267.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm3, [rbp + 5760]                            ;   260.7 agu1    32 x[0]
        vpxor ymm3, ymm3, [rax + 960]                         ;   267.7 fp0+agu0   32 x[0]
        vpxor ymm3, ymm3, [rbp + 4608]                        ;   268.7 fp1+agu1   32 x[0]
        vmovdqu [rbp + 832], ymm3                             ;   269.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm3, [rbp - 96]                              ;   269.7 agu0    32 x[1]
        vpxor ymm3, ymm3, [r8 + 1056]                         ;   276.7 fp2+agu1   32 x[1]
        vpxor ymm3, ymm3, [rax + 2080]                        ;   277.7 fp3+agu0   32 x[1]
        vpxor ymm3, ymm3, [rbp + 4480]                        ;   278.7 fp0+agu1   32 x[1]
        vmovdqu [rbp + 640], ymm4                             ;   265.8 agu2+fp5   32 x[0] spill
        vpxor ymm4, ymm7, [rax + 2336]                        ;   263.8 fp1+agu0   32 x[1]
        vpxor ymm4, ymm4, [r8 + 1312]                         ;   264.8 fp2+agu1   32 x[1]
        vpxor ymm4, ymm4, [rbp + 4448]                        ;   265.8 fp3+agu0   32 x[1]
        vmovdqu [rbp + 160], ymm7                             ;   262.7 agu2+fp5   32 x[0] spill
        vmovdqu ymm7, [rbp + 96]                              ;   265.7 agu1    32 x[1]
        vpxor ymm7, ymm7, [r8 + 1248]                         ;   272.7 fp0+agu0   32 x[1]
        vpxor ymm7, ymm7, [rax + 2272]                        ;   273.7 fp1+agu1   32 x[1]
        vpxor ymm7, ymm7, [rbp + 4416]                        ;   274.7 fp2+agu0   32 x[1]
        vmovdqu [rbp + 480], ymm6                             ;   265.0 agu2+fp5   32 x[0] spill
        vpxor ymm6, ymm13, [rax + 2528]                       ;   267.7 fp3+agu1   32 x[1]
        vpxor ymm6, ymm6, [r8 + 1504]                         ;   268.7 fp0+agu0   32 x[1]
        vpxor ymm6, ymm6, [rax + 3552]                        ;   269.7 fp1+agu1   32 x[1]
        vmovdqu [rbp + 352], ymm13                            ;   266.0 agu2+fp5   32 x[0] spill
        vpxor ymm13, ymm2, [rax + 2592]                       ;   268.8 fp2+agu0   32 x[1]
        vpxor ymm13, ymm13, [r8 + 1568]                       ;   269.8 fp3+agu1   32 x[1]
        vpxor ymm13, ymm13, [rax + 3616]                      ;   270.8 fp0+agu0   32 x[1]
        vmovdqu [rbp + 416], ymm2                             ;   267.8 agu2+fp5   32 x[0] spill
        vpxor ymm2, ymm14, [rax + 2784]                       ;   270.7 fp1+agu1   32 x[1]
        vpxor ymm2, ymm2, [r8 + 1760]                         ;   271.7 fp2+agu0   32 x[1]
        vpxor ymm2, ymm2, [rax + 3808]                        ;   272.7 fp3+agu1   32 x[1]
        vmovdqu [rbp + 608], ymm14                            ;   268.8 agu2+fp5   32 x[0] spill
        vpxor ymm14, ymm8, [rax + 2848]                       ;   271.8 fp0+agu0   32 x[1]
        vpxor ymm14, ymm14, [r8 + 1824]                       ;   272.8 fp1+agu1   32 x[1]
        vpxor ymm14, ymm14, [rax + 3872]                      ;   273.8 fp2+agu0   32 x[1]
        vmovdqu [rbp + 672], ymm8                             ;   269.8 agu2+fp5   32 x[0] spill
        vpxor ymm8, ymm5, [rax + 3040]                        ;   273.7 fp3+agu1   32 x[1]
        vpxor ymm8, ymm8, [r8 + 2016]                         ;   274.7 fp0+agu0   32 x[1]
        vpxor ymm8, ymm8, [rax + 4064]                        ;   275.7 fp1+agu1   32 x[1]
        vmovdqu [rbp + 864], ymm5                             ;   270.8 agu2+fp5   32 x[0] spill
        vmovdqu ymm5, [rbp - 128]                             ;   274.8 agu0    21 x[1]
        vpxor ymm5, ymm5, [r8 + 1024]                         ;   281.8 fp2+agu1   21 x[1]
        vpxor ymm5, ymm5, [rax + 2048]                        ;   282.8 fp3+agu0   21 x[1]
        vpxor ymm5, ymm5, [rbp + 4672]                        ;   283.8 fp0+agu1   21 x[1]
        vpxor ymm5, ymm5, [rel sm4_encrypt.T0_constants256]   ;   284.8 fp1+agu0   21 x[1]
        vmovdqu [rbp + 5504], ymm14                           ;   274.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm14, [rbp - 64]                             ;   277.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 1088]                       ;   284.7 fp2+agu0   21 x[1]
        vpxor ymm14, ymm14, [rax + 2112]                      ;   285.7 fp3+agu1   21 x[1]
        vpxor ymm14, ymm14, [rbp + 4704]                      ;   286.7 fp0+agu0   21 x[1]
        vpxor ymm14, ymm14, [rel sm4_encrypt.T0_constants256] ;   287.7 fp1+agu1   21 x[1]
        vmovdqu [rbp + 5696], ymm8                            ;   276.7 agu2+fp5   32 x[1] spill
        vmovdqu ymm8, [rbp + 0]                               ;   279.8 agu0    21 x[1]
        vpxor ymm8, ymm8, [r8 + 1152]                         ;   286.8 fp2+agu1   21 x[1]
        vpxor ymm8, ymm8, [rax + 2176]                        ;   287.8 fp3+agu0   21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4800]                        ;   288.8 fp0+agu1   21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rel sm4_encrypt.T0_constants256]   ;   289.8 fp1+agu0   21 x[1]
        vmovdqu [rbp + 5312], ymm13                           ;   277.7 agu2+fp5   32 x[1] spill
        vmovdqu ymm13, [rbp + 32]                             ;   282.7 agu1    21 x[1]
        vpxor ymm13, ymm13, [r8 + 1184]                       ;   289.7 fp2+agu0   21 x[1]
        vpxor ymm13, ymm13, [rax + 2208]                      ;   290.7 fp3+agu1   21 x[1]
        vpxor ymm13, ymm13, [rbp + 4832]                      ;   291.7 fp0+agu0   21 x[1]
        vpxor ymm13, ymm13, [rel sm4_encrypt.T0_constants256] ;   292.7 fp1+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 4576], ymm2                            ;   282.7 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm2, [rbp + 64]                              ;   284.8 agu0    21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 1216]                         ;   291.8 fp2+agu1   21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [rax + 2240]                        ;   292.8 fp3+agu0   21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4960]                        ;   293.8 fp0+agu1   21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [rel sm4_encrypt.T0_constants256]   ;   294.8 fp1+agu0   21 x[1]
        vmovdqu [rbp + 576], ymm15                            ;   285.0 agu2+fp5   32 x[0] spill
        vpxor ymm15, ymm14, ymm2                              ;   295.8 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 544], ymm10                            ;   286.0 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm10, ymm13, [rax + 2144]                      ;   293.7 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 1120]                       ;   294.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4864]                      ;   295.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rbp - 32]                        ;   296.7 fp2+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 512], ymm12                            ;   287.8 agu2+fp5   32 x[0] spill
        db 0x2e
        vpxor ymm12, ymm7, ymm15                              ;   296.8 fp3     21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                ;   290.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   293.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm0                             ;   289.8 agu2+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm10                               ;   297.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 384], ymm9                             ;   290.8 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm15                               ;   296.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm4                            ;   291.8 agu0+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm12                              ;   297.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   297.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                ;   297.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   298.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm6                            ;   292.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm9                                ;   297.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm1                             ;   293.8 agu1+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm10                               ;   298.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm11                            ;   294.8 agu0+fp5   32 x[0] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm8                               ;   299.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm13                           ;   295.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm10                              ;   298.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm4                            ;   298.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm0                               ;   299.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm13                           ;   299.7 agu0+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm13, ymm0, ymm8                               ;   299.8 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6112], ymm9                            ;   298.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm9, ymm3, ymm8                                ;   299.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6144], ymm3                            ;   299.8 agu1+fp5   32 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                              ;   300.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   301.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   302.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   300.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm12                               ;   298.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                ;   303.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm2, ymm15                               ;   299.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   301.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm11                              ;   300.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6016]                        ;   302.8 fp0+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6016], ymm2                            ;   300.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm1                               ;   300.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6176], ymm15                           ;   301.8 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm15, ymm12, ymm0                              ;   300.2 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6208], ymm8                            ;   302.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm9                                ;   301.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   304.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   302.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm2, ymm15                               ;   301.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   303.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 6112]                            ;   301.2 agu1    21 x[1] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm9                            ;   303.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpor ymm9, ymm11, ymm8                                ;   308.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, [rbp + 6048]                        ;   305.8 fp1+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   306.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   309.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm14                               ;   303.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   310.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                ;   305.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   310.2 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm14                               ;   311.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm11                           ;   304.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm8                                   ;   306.8         21 x[1] copy
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm8, ymm3                                 ;   311.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   312.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   313.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                             ;   314.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                               ;   314.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm5                                 ;   313.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6304], ymm15                           ;   315.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm9, ymm3                                ;   312.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                             ;   313.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   314.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm3                               ;   311.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                               ;   314.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm15                                ;   312.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                ;   312.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   313.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   312.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   314.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                               ;   315.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, [rbp + 6112]                       ;   314.2 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                             ;   314.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                               ;   315.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm3                               ;   315.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   314.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 6080]                      ;   315.2 fp3+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm5                               ;   316.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                              ;   316.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                ;   317.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6048]                        ;   317.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                              ;   316.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   318.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   318.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                              ;   316.2 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                               ;   319.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm3, [rbp + 6208]                        ;   315.7 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                               ;   316.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm4, [rbp + 6272]                        ;   316.3 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   316.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 6240]                      ;   316.7 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                             ;   317.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   319.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                ;   317.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   318.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   320.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   318.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6144]                        ;   318.5 fp0+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   321.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   319.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   322.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   322.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, [rbp + 6176]                       ;   319.7 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                             ;   320.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 6016]                        ;   320.3 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                               ;   320.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   321.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   322.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   323.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   321.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   322.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   323.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm5                               ;   324.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   319.7 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   326.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   322.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   326.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   323.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   326.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 6304]                        ;   324.3 fp1+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   326.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   326.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 128]                             ;   321.7 agu1    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 1280]                         ;   328.7 fp0+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rax + 2304]                            ;   322.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   329.7 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 5024]                            ;   322.8 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   330.7 fp2     21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   331.7 fp3     21 x[1]
        db 0x2e
        vmovdqu ymm6, [rbp + 192]                             ;   323.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 1344]                         ;   330.7 fp0+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rax + 2368]                            ;   324.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   331.7 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm9, [rbp + 4992]                            ;   324.8 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   332.7 fp2     21 x[1]
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   333.7 fp3     21 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 256]                            ;   325.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 1408]                       ;   332.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 2432]                      ;   333.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4928]                      ;   334.7 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   335.7 fp3     21 x[1]
        db 0x2e
        vmovdqu ymm8, [rbp + 288]                             ;   327.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 1440]                         ;   334.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rax + 2464]                        ;   335.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4896]                        ;   336.7 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   337.7 fp3     21 x[1]
        vmovdqu ymm3, [rbp + 320]                             ;   329.7 agu1    21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 1472]                         ;   336.7 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, [rax + 2496]                        ;   337.7 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, [rax + 3520]                        ;   338.7 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   339.7 fp3     21 x[1]
        db 0x2e
        vpxor ymm9, ymm6, ymm3                                ;   340.7 fp0     21 x[1]
        db 0x2e
        vpxor ymm4, ymm8, [rax + 2400]                        ;   338.7 fp1+agu1   21 x[1]
        vpxor ymm4, ymm4, [r8 + 1376]                         ;   339.7 fp2+agu0   21 x[1]
        vpxor ymm4, ymm4, [rbp + 4768]                        ;   340.7 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 224]                         ;   341.7 fp0+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6304], ymm12                           ;   333.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm12, ymm3, ymm4                               ;   342.7 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6016], ymm14                           ;   334.8 agu1+fp5   21 x[1] spill
        vpxor ymm14, ymm9, [rbp + 5984]                       ;   341.7 fp2+agu0   21 x[1]
        vmovdqu [rbp + 6176], ymm11                           ;   335.8 agu2+fp5   21 x[1] spill
        vpxor ymm11, ymm9, [rbp + 5568]                       ;   341.7 fp3+agu1   21 x[1]
        vmovdqu [rbp + 6144], ymm10                           ;   336.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm14                              ;   342.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   342.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   342.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6240], ymm5                            ;   337.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm13, [rbp + 5984]                       ;   337.7 fp3+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   338.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   343.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5984], ymm15                           ;   338.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm11                              ;   342.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm7                            ;   339.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm4                                ;   343.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6208], ymm0                            ;   340.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm3, ymm13                               ;   344.7 fp0     21 x[1]
        db 0x2e
        vpxor ymm1, ymm4, [rbp + 5568]                        ;   343.7 fp1+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6048], ymm8                            ;   341.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm8, ymm1, ymm12                               ;   344.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm1                            ;   344.7 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm12, ymm13                              ;   344.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm10                           ;   343.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 5568]                      ;   344.7 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6336], ymm13                           ;   344.8 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm13, ymm4, ymm1                               ;   345.7 fp1     21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   346.7 fp2     21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm8                                ;   347.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   345.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm14                             ;   343.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                               ;   348.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm3, ymm9                               ;   343.8 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   346.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm0                              ;   345.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6048]                        ;   348.8 fp2+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6048], ymm3                            ;   345.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm7                                ;   344.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6368], ymm9                            ;   346.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm12                              ;   345.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm4                            ;   347.8 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm10                               ;   346.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   349.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   347.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm3, ymm9                                ;   346.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   349.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm0, ymm11                                ;   346.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm10                           ;   348.8 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, [rbp + 6112]                       ;   350.8 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   351.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   351.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm6                              ;   348.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   352.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                              ;   350.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   352.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm8                                ;   353.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6464], ymm0                            ;   349.8 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm4, ymm13                                ;   354.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                               ;   355.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm13                              ;   353.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   354.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   355.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                ;   356.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm2                               ;   355.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   356.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                              ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   354.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                               ;   353.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm8                                 ;   354.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   355.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   354.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   356.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                              ;   357.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                              ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                              ;   356.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   357.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm13                               ;   357.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   356.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 6080]                        ;   357.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm2                                ;   358.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                ;   358.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                ;   359.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6112]                        ;   359.8 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                ;   358.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   360.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                ;   360.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6400]                        ;   358.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   361.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 6336]                       ;   358.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                ;   358.3 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 6464]                       ;   358.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;   359.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 6432]                        ;   359.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   359.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   361.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   360.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   361.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                             ;   362.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   360.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5568]                      ;   361.0 fp2+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   363.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   361.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   364.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   364.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, [rbp + 6368]                       ;   362.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   363.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 6048]                        ;   362.8 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   363.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   364.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   365.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   366.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm10                             ;   367.0 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   361.7 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   368.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                              ;   364.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   364.8 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   365.8 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   368.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   368.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 384]                             ;   363.0 agu1    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 1536]                         ;   370.0 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rax + 2560]                            ;   364.0 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   371.0 fp2     21 x[1]
        db 0x2e
        vmovdqu ymm11, [rax + 3584]                           ;   364.2 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   372.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   368.7 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   373.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 448]                            ;   365.0 agu1    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [r8 + 1600]                       ;   372.0 fp2+agu0   21 x[1]
        db 0x2e
        vmovdqu ymm13, [rax + 2624]                           ;   366.0 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   373.0 fp3     21 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [rax + 3648]                      ;   374.0 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   375.0 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 512]                            ;   367.0 agu1    21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 1664]                       ;   374.0 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 2688]                      ;   375.0 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 3712]                      ;   376.0 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   377.0 fp1     21 x[1]
        vmovdqu ymm4, [rbp + 544]                             ;   369.0 agu1    21 x[1]
        vpxor ymm4, ymm4, [r8 + 1696]                         ;   376.0 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 2720]                        ;   377.0 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 3744]                        ;   378.0 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm1                                ;   379.0 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 576]                            ;   371.0 agu1    21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 1728]                       ;   378.0 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 2752]                      ;   379.0 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 3776]                      ;   380.0 fp0+agu0   21 x[1]
        vpxor ymm11, ymm11, ymm1                              ;   381.0 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6048], ymm6                            ;   373.0 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm6, ymm12, ymm11                              ;   382.0 fp2     21 x[1]
        vmovdqu [rbp + 6368], ymm14                           ;   374.0 agu1+fp5   21 x[1] spill
        vpxor ymm14, ymm4, [rax + 2656]                       ;   380.0 fp3+agu0   21 x[1]
        vpxor ymm14, ymm14, [r8 + 1632]                       ;   381.0 fp0+agu1   21 x[1]
        vpxor ymm14, ymm14, [rax + 3680]                      ;   382.0 fp1+agu0   21 x[1]
        vpxor ymm14, ymm14, [rbp + 480]                       ;   383.0 fp2+agu1   21 x[1]
        vmovdqu [rbp + 5568], ymm8                            ;   375.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm14                              ;   384.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6432], ymm0                            ;   376.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm6, [rbp + 4576]                        ;   383.0 fp0+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6464], ymm7                            ;   377.2 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 5312]                        ;   383.0 fp1+agu0   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6336], ymm2                            ;   378.2 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm2, ymm14, ymm0                               ;   384.0 fp2     21 x[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   384.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   384.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6400], ymm15                           ;   379.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, [rbp + 4576]                      ;   379.0 fp1+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   380.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   385.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm10                           ;   380.2 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm7                              ;   384.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6112], ymm5                            ;   381.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm14                              ;   385.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm9                            ;   382.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm13                              ;   386.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, [rbp + 5312]                       ;   385.0 fp3+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6496], ymm4                            ;   383.2 agu2+fp5   21 x[1] spill
        db 0x2e
        vpand ymm4, ymm1, ymm8                                ;   386.0 fp0     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6528], ymm1                            ;   386.0 agu0+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm1, ymm8, ymm13                               ;   386.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm2                            ;   385.2 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 5312]                       ;   386.0 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm13                           ;   386.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm14, ymm1                              ;   387.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;   388.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   389.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   387.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm0                               ;   385.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   390.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm6                               ;   385.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   388.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm9                                ;   387.0 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6496]                        ;   390.2 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6496], ymm11                           ;   387.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm5                               ;   386.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm6                            ;   388.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm8                                ;   386.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6656], ymm14                           ;   389.2 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm2                              ;   388.0 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   391.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   389.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm6                              ;   387.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                               ;   391.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm9, ymm7                                ;   388.0 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6688], ymm2                            ;   390.2 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, [rbp + 6560]                        ;   392.2 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   393.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                              ;   393.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm12                              ;   390.0 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   394.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                ;   392.0 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   394.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                              ;   395.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm9                            ;   391.2 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm14, ymm13                               ;   396.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;   397.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm13                                ;   395.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   396.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   397.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                               ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                             ;   398.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm3                                 ;   397.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   398.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                              ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   396.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                               ;   395.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm4                                 ;   396.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   397.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   396.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   398.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                               ;   399.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                               ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                ;   398.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   399.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm13                              ;   399.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   398.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6528]                      ;   399.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm2                                ;   400.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   400.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                ;   401.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6560]                        ;   401.2 fp3+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                ;   400.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   402.2 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                ;   402.2 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 6656]                        ;   400.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   403.2 fp0     21 x[1]
        db 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 6592]                       ;   399.5 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                              ;   399.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm14, [rbp + 6720]                       ;   400.2 fp3+agu0   21 x[1]
        db 0x2e
        vpxor ymm14, ymm14, ymm13                             ;   400.3 fp0     21 x[1]
        db 0x2e
        vpand ymm9, ymm9, [rbp + 6688]                        ;   400.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   401.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                ;   403.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   401.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   402.3 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;   404.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   402.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5312]                      ;   402.3 fp0+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   405.2 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   403.2 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   406.2 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   406.2 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, [rbp + 6624]                       ;   403.5 fp1+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                              ;   404.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 6496]                      ;   404.2 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   404.3 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   405.3 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                ;   406.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                               ;   407.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                ;   405.3 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   406.3 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   407.3 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm5                              ;   408.3 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   403.5 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   410.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   406.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                               ;   407.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   410.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 640]                             ;   404.5 agu0    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 1792]                         ;   411.5 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rax + 2816]                            ;   405.5 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   412.5 fp1     21 x[1]
        db 0x2e
        vmovdqu ymm7, [rax + 3840]                            ;   405.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   413.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   410.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   414.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 704]                             ;   406.5 agu0    21 x[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [r8 + 1856]                         ;   413.5 fp1+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rax + 2880]                           ;   407.5 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   414.5 fp2     21 x[1]
        db 0x2e
        vmovdqu ymm11, [rax + 3904]                           ;   407.7 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm11                               ;   415.5 fp3     21 x[1]
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   416.5 fp0     21 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 768]                            ;   408.5 agu0    21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 1920]                       ;   415.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 2944]                      ;   416.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 3968]                      ;   417.5 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   418.5 fp0     21 x[1]
        vmovdqu ymm10, [rbp + 800]                            ;   410.5 agu0    21 x[1]
        vpxor ymm10, ymm10, [r8 + 1952]                       ;   417.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rax + 2976]                      ;   418.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, [rax + 4000]                      ;   419.5 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   420.5 fp0     21 x[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 832]                             ;   412.5 agu0    21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 1984]                         ;   419.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 3008]                        ;   420.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 4032]                        ;   421.5 fp3+agu1   21 x[1]
        vpxor ymm4, ymm4, ymm1                                ;   422.5 fp0     21 x[1]
        db 0x2e
        vpxor ymm11, ymm8, ymm4                               ;   423.5 fp1     21 x[1]
        db 0x2e
        vpxor ymm7, ymm10, [rax + 2912]                       ;   421.5 fp2+agu0   21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 1888]                         ;   422.5 fp3+agu1   21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rax + 3936]                        ;   423.5 fp0+agu0   21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 736]                         ;   424.5 fp1+agu1   21 x[1]
        db 0x2e
        vpxor ymm1, ymm4, ymm7                                ;   425.5 fp2     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6496], ymm0                            ;   417.5 agu2+fp5   21 x[1] spill
        vpxor ymm0, ymm11, [rbp + 5696]                       ;   424.5 fp3+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6624], ymm12                           ;   418.5 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm11, [rbp + 5504]                      ;   424.5 fp0+agu0   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm9                            ;   419.5 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm9, ymm7, ymm0                                ;   425.5 fp1     21 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   425.5 fp2     21 x[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   425.5 fp3     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6688], ymm2                            ;   420.5 agu1+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm2, ymm13, [rbp + 5696]                       ;   420.5 fp0+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                               ;   421.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   426.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 5696], ymm14                           ;   421.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm12                              ;   425.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm5                            ;   422.5 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm7                                ;   426.5 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6592], ymm15                           ;   423.5 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm13                              ;   427.5 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6656], ymm6                            ;   424.5 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm6, ymm7, [rbp + 5504]                        ;   426.5 fp2+agu1   21 x[1]
        db 0x2e
        vmovdqu [rbp + 6560], ymm10                           ;   425.5 agu0+fp5   21 x[1] spill
        db 0x2e
        vpand ymm10, ymm6, ymm1                               ;   427.5 fp3     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6528], ymm6                            ;   427.5 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm6, ymm1, ymm13                               ;   427.5 fp0     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6752], ymm9                            ;   427.5 agu1+fp5   21 x[1] spill
        vpand ymm9, ymm13, [rbp + 5504]                       ;   427.5 fp1+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6784], ymm13                           ;   428.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm6                               ;   428.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   429.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   430.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   428.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, ymm0                               ;   426.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   431.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm11                               ;   426.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   429.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm15                               ;   428.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6560]                      ;   432.5 fp3+agu1   21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm4                            ;   429.5 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm5                               ;   427.8 fp0     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6816], ymm11                           ;   430.5 agu2+fp5   21 x[1] spill
        db 0x2e
        vpxor ymm11, ymm0, ymm1                               ;   428.0 fp1     21 x[1]
        db 0x2e
        vmovdqu [rbp + 6848], ymm7                            ;   431.5 agu1+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, ymm9                                ;   429.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   432.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   430.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                               ;   429.0 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                              ;   433.5 fp2     21 x[1]
        db 0x2e, 0x2e
        vpor ymm7, ymm15, ymm12                               ;   429.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm9                            ;   432.5 agu0+fp5   21 x[1] spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, [rbp + 6752]                        ;   434.5 fp0+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                              ;   435.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   435.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm8                               ;   431.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                              ;   436.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                ;   433.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                ;   436.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm10                               ;   437.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6912], ymm15                           ;   433.5 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm7, ymm13                               ;   438.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                              ;   439.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm13                                ;   437.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   438.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   439.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                              ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                ;   440.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm9, ymm3                                 ;   439.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   440.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                             ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   438.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                             ;   437.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                                ;   438.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   439.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   438.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   440.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                ;   441.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                              ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                               ;   440.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   441.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm13                               ;   441.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   440.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6528]                        ;   441.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm3                               ;   442.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   442.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                ;   443.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 6752]                        ;   443.5 fp2+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                ;   442.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   444.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   444.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 6848]                        ;   442.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   445.5 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 6784]                       ;   441.8 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                               ;   442.0 fp1     21 x[1]
        db 0x2e, 0x2e
        vpand ymm10, ymm7, [rbp + 6912]                       ;   442.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   442.7 fp3     21 x[1]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 6880]                      ;   442.8 fp0+agu1   21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   443.5 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   445.5 fp2     21 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   443.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   444.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   446.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                               ;   444.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5504]                      ;   444.7 fp3+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   447.5 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   445.5 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   448.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   448.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, [rbp + 6816]                       ;   445.8 fp0+agu1   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   446.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 6560]                        ;   446.5 fp2+agu0   21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   446.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                              ;   447.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                              ;   448.7 fp1     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   449.7 fp2     21 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                              ;   447.7 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   448.7 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                              ;   449.7 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm10                             ;   450.7 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   445.8 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   452.8 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;   448.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   452.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   449.5 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   450.5 fp3     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   452.8 fp0     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   452.8 fp1     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   452.8 fp2     21 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 6656]                            ;   447.8 agu0    21 x[1] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm1                               ;   454.8 fp3     32 x[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6208]                            ;   448.5 agu1    21 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   455.5 fp0     32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 6080]                            ;   448.8 agu0    21 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   455.8 fp1     32 x[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 6112]                            ;   449.5 agu1    32 x[1]
        db 0x2e
        vmovdqu ymm12, [rbp + 6592]                           ;   449.8 agu0    21 x[1] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   456.8 fp2     32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   457.8 fp3     32 x[1]
        db 0x2e
        vmovdqu ymm13, [rbp + 4576]                           ;   450.5 agu1    21 x[1] reload
        db 0x2e
        vmovdqu [rbp + 6208], ymm8                            ;   450.0 agu2+fp5   21 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm13                              ;   457.5 fp0     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 6720]                      ;   453.8 fp1+agu0   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   454.8 fp2     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   455.8 fp3     32 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6080], ymm11                           ;   456.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, [rbp + 6272]                       ;   453.8 fp0+agu1   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   455.8 fp1     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                ;   458.8 fp2     32 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6720], ymm2                            ;   459.8 agu0+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, [rbp + 5984]                       ;   453.7 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 6400]                      ;   454.2 fp0+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 6656], ymm9                            ;   458.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 6240]                       ;   457.5 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   458.5 fp2     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   457.5 fp3     32 x[1]
        db 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   456.8 fp0     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   456.8 fp1     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   457.8 fp2     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 6272]                        ;   457.8 fp3+agu0   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   458.5 fp0     32 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6272], ymm10                           ;   456.2 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm10, ymm1, ymm8                               ;   458.5 fp1     32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6240]                        ;   458.5 fp2+agu1   32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 6400]                        ;   459.5 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5696]                        ;   460.5 fp0+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 6400], ymm6                            ;   457.3 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 5696]                       ;   458.0 fp1+agu0   32 x[1]
        vpxor ymm6, ymm6, ymm14                               ;   459.0 fp2     32 x[1]
        vmovdqu [rbp + 6240], ymm11                           ;   458.3 agu2+fp5   32 x[1] spill
        vpxor ymm11, ymm3, [rbp + 6688]                       ;   458.8 fp3+agu1   32 x[1]
        vmovdqu [rbp + 6592], ymm6                            ;   460.0 agu0+fp5   32 x[1] spill
        vmovdqu ymm6, [rbp + 6144]                            ;   459.8 agu1    32 x[1]
        vpxor ymm6, ymm6, [rbp + 6688]                        ;   466.8 fp0+agu0   32 x[1]
        vmovdqu [rbp + 6688], ymm1                            ;   460.3 agu2+fp5   32 x[1] spill
        vmovdqu ymm1, [rbp + 6144]                            ;   460.8 agu1    32 x[1]
        vpxor ymm1, ymm1, [rbp + 6336]                        ;   467.8 fp1+agu0   32 x[1]
        vmovdqu [rbp + 6144], ymm8                            ;   461.5 agu2+fp5   32 x[1] spill
        vpxor ymm8, ymm0, [rbp + 6368]                        ;   461.8 fp2+agu1   32 x[1]
        vpxor ymm0, ymm0, [rbp + 6496]                        ;   462.0 fp3+agu0   32 x[1]
        vpxor ymm0, ymm0, [rbp + 6624]                        ;   463.0 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   464.0 fp1     32 x[1]
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   465.0 fp2     32 x[1]
        db 0x2e
        vmovdqu ymm4, [rbp + 6112]                            ;   463.0 agu0    32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6432]                        ;   470.0 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5568]                        ;   471.0 fp0+agu0   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6464]                        ;   472.0 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5312]                        ;   473.0 fp2+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 6464], ymm3                            ;   466.0 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm15, [rbp + 6176]                       ;   465.8 fp3+agu1   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   461.7 fp0     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   474.0 fp1     32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   462.3 fp2     32 x[1]
        db 0x2e
        vmovdqu [rbp + 5568], ymm7                            ;   463.3 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 6016]                            ;   466.0 agu0    32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6208]                        ;   473.0 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 1024]                        ;   467.0 fp0+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 896], ymm5                             ;   468.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm5, [rbp + 6048]                            ;   467.8 agu1    32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 6208]                        ;   474.8 fp1+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 6208], ymm15                           ;   475.0 agu2+fp5   32 x[1] spill
        vpxor ymm15, ymm8, ymm6                               ;   467.8 fp2     32 x[1]
        vpxor ymm8, ymm8, [rbp + 6304]                        ;   468.8 fp3+agu1   32 x[1]
        vpxor ymm8, ymm8, [rbp + 6048]                        ;   469.8 fp0+agu0   32 x[1]
        vpxor ymm8, ymm8, [rbp + 6624]                        ;   470.8 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   467.0 fp2     32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, ymm14                               ;   468.0 fp3     32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1056]                      ;   470.0 fp0+agu0   32 x[1]
        db 0x2e
        vmovdqu [rbp + 6048], ymm13                           ;   468.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm13, [rbp + 6304]                           ;   470.8 agu1    32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6368]                      ;   477.8 fp1+agu0   32 x[1]
        vpxor ymm9, ymm9, [rax + 1088]                        ;   471.8 fp2+agu1   32 x[1]
        vmovdqu [rbp + 960], ymm9                             ;   472.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm13, [rbp + 6336]                       ;   478.8 fp3+agu0   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                              ;   479.8 fp0     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   478.8 fp1     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1120]                      ;   479.8 fp2+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 928], ymm11                            ;   480.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm11, ymm7, [rbp + 6176]                       ;   474.0 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5312]                      ;   475.0 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   474.0 fp1     32 x[1]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6368]                        ;   475.0 fp2+agu0   32 x[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                              ;   480.8 fp3     32 x[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 992], ymm13                            ;   481.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm3                               ;   473.2 fp0     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5312]                      ;   474.8 fp1+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 5312], ymm7                            ;   476.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm7, ymm3, [rbp + 6624]                        ;   475.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   476.0 fp3     32 x[1]
        db 0x2e
        vmovdqu [rbp + 6176], ymm9                            ;   479.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm9, ymm2, [rax + 1152]                        ;   475.8 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5696]                        ;   476.8 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 6656]                        ;   477.8 fp2+agu1   32 x[1]
        vmovdqu [rbp + 1024], ymm9                            ;   478.8 agu2+fp5   32 x[1] spill
        vpxor ymm9, ymm11, [rax + 1184]                       ;   477.0 fp3+agu0   32 x[1]
        vpxor ymm9, ymm9, ymm4                                ;   478.0 fp0     32 x[1]
        vpxor ymm9, ymm9, [rbp + 6624]                        ;   479.0 fp1+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 1056], ymm9                            ;   480.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm9, ymm12, [rax + 1216]                       ;   478.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1472]                      ;   478.8 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 6656]                      ;   479.8 fp0+agu0   32 x[1]
        vpxor ymm12, ymm12, [rbp + 6688]                      ;   480.8 fp1+agu1   32 x[1]
        vmovdqu [rbp + 1344], ymm12                           ;   481.8 agu2+fp5   32 x[1] spill
        vpxor ymm12, ymm13, [rax + 1248]                      ;   480.0 fp2+agu0   32 x[1]
        vpxor ymm13, ymm13, ymm4                              ;   478.8 fp3     32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   479.0 fp0     32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 1440]                        ;   480.8 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6016]                        ;   481.8 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, ymm6                              ;   479.8 fp3     32 x[1]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1504]                      ;   481.8 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm1, ymm1, [rax + 1568]                        ;   482.0 fp1+agu0   32 x[1]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 6464]                        ;   483.0 fp2+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 1312], ymm4                            ;   482.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm4, ymm10, [rax + 1280]                       ;   483.0 fp3+agu0   32 x[1]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6080]                        ;   484.0 fp0+agu1   32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   481.2 fp1     32 x[1]
        db 0x2e
        vpxor ymm0, ymm15, [rax + 1312]                       ;   484.0 fp2+agu0   32 x[1]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 6464]                        ;   485.0 fp3+agu1   32 x[1]
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   482.2 fp0     32 x[1]
        db 0x2e
        vpxor ymm8, ymm8, [rax + 1376]                        ;   485.0 fp1+agu0   32 x[1]
        vpxor ymm5, ymm5, [rax + 1632]                        ;   485.8 fp2+agu1   32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   482.8 fp3     32 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [rax + 1664]                        ;   486.0 fp0+agu0   32 x[1]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 6592]                        ;   487.0 fp1+agu1   32 x[1]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1696]                      ;   487.0 fp2+agu0   32 x[1]
        vmovdqu [rbp + 1504], ymm5                            ;   486.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm5, [rbp + 6144]                            ;   487.8 agu1    32 x[1]
        vpxor ymm5, ymm5, [rax + 1344]                        ;   494.8 fp3+agu0   32 x[1]
        vmovdqu [rbp + 1568], ymm11                           ;   488.0 agu2+fp5   32 x[1] spill
        vpxor ymm11, ymm14, [rax + 1408]                      ;   488.8 fp0+agu1   32 x[1]
        vpxor ymm11, ymm11, [rbp + 5984]                      ;   489.8 fp1+agu0   32 x[1]
        vpxor ymm11, ymm11, [rbp + 6656]                      ;   490.8 fp2+agu1   32 x[1]
        vpxor ymm14, ymm14, [rax + 1600]                      ;   490.0 fp3+agu0   32 x[1]
        vpxor ymm14, ymm14, [rbp + 6144]                      ;   491.0 fp0+agu1   32 x[1]
        vpxor ymm14, ymm14, [rbp + 6272]                      ;   492.0 fp1+agu0   32 x[1]
        vpxor ymm3, ymm3, [rax + 1760]                        ;   491.8 fp2+agu1   32 x[1]
        vpxor ymm3, ymm3, [rbp + 6208]                        ;   492.8 fp3+agu0   32 x[1]
        vpxor ymm10, ymm10, [rax + 1792]                      ;   492.8 fp0+agu1   32 x[1]
        vpxor ymm10, ymm10, [rbp + 5568]                      ;   493.8 fp1+agu0   32 x[1]
        vpxor ymm15, ymm15, [rax + 1824]                      ;   493.8 fp2+agu1   32 x[1]
        vpxor ymm15, ymm15, [rbp + 6176]                      ;   494.8 fp3+agu0   32 x[1]
        vmovdqu [rbp + 1664], ymm10                           ;   494.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm10, [rbp + 6080]                           ;   494.8 agu1    32 x[1]
        vpxor ymm10, ymm10, [rax + 1536]                      ;   501.8 fp0+agu0   32 x[1]
        vpxor ymm10, ymm10, [rbp + 6400]                      ;   502.8 fp1+agu1   32 x[1]
        vpxor ymm7, ymm7, [rax + 1952]                        ;   496.0 fp2+agu0   32 x[1]
        vpxor ymm6, ymm6, [rax + 2016]                        ;   496.8 fp3+agu1   32 x[1]
        vpxor ymm6, ymm6, [rbp + 6208]                        ;   497.8 fp0+agu0   32 x[1]
        vmovdqu [rbp + 1824], ymm7                            ;   497.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 6720]                            ;   497.8 agu1    32 x[1]
        vpxor ymm7, ymm7, [rax + 1728]                        ;   504.8 fp1+agu0   32 x[1]
        vpxor ymm7, ymm7, [rbp + 6240]                        ;   505.8 fp2+agu1   32 x[1]
        vmovdqu [rbp + 1600], ymm7                            ;   506.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 6048]                            ;   499.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rax + 1856]                        ;   506.0 fp3+agu1   32 x[1]
        vmovdqu [rbp + 1728], ymm7                            ;   507.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 5312]                            ;   500.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rax + 1888]                        ;   507.0 fp0+agu1   32 x[1]
        vmovdqu [rbp + 1760], ymm7                            ;   508.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm7, [rbp + 6592]                            ;   501.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rax + 1920]                        ;   508.0 fp1+agu1   32 x[1]
        db 0x2e
        vmovdqu [rbp + 1792], ymm7                            ;   509.0 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 6720]                            ;   502.0 agu0    32 x[1]
        vpxor ymm7, ymm7, [rax + 1984]                        ;   509.0 fp2+agu1   32 x[1]
        vpxor ymm7, ymm7, [rbp + 6688]                        ;   510.0 fp3+agu0   32 x[1]
        vmovdqu [rbp + 1856], ymm7                            ;   511.0 agu2+fp5   32 x[1] spill
        vpxor ymm7, ymm12, [rbp + 4416]                       ;   503.8 fp0+agu1   32 x[2]
        vpxor ymm7, ymm7, [r8 + 2272]                         ;   504.8 fp1+agu0   32 x[2]
        vpxor ymm7, ymm7, [rbp + 96]                          ;   518.0 fp2+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 1120], ymm12                           ;   502.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm12, [rbp - 96]                             ;   505.0 agu0    32 x[2]
        vpxor ymm12, ymm12, [r8 + 2080]                       ;   512.0 fp3+agu1   32 x[2]
        vpxor ymm12, ymm12, [rbp + 4480]                      ;   513.0 fp0+agu0   32 x[2]
        vpxor ymm12, ymm12, [rbp + 928]                       ;   514.0 fp1+agu1   32 x[2]
        vmovdqu [rbp + 1536], ymm2                            ;   505.2 agu2+fp5   32 x[1] spill
        vpxor ymm2, ymm0, [rbp + 4448]                        ;   507.0 fp2+agu0   32 x[2]
        vpxor ymm2, ymm2, [r8 + 2336]                         ;   508.0 fp3+agu1   32 x[2]
        vpxor ymm2, ymm2, [rbp + 160]                         ;   512.2 fp0+agu0   32 x[2]
        vmovdqu [rbp + 1184], ymm0                            ;   506.8 agu2+fp5   32 x[1] spill
        vpxor ymm0, ymm13, [rax + 3552]                       ;   508.8 fp1+agu1   32 x[2]
        vpxor ymm0, ymm0, [r8 + 2528]                         ;   509.8 fp2+agu0   32 x[2]
        vpxor ymm0, ymm0, [rbp + 352]                         ;   513.8 fp3+agu1   32 x[2]
        vmovdqu [rbp + 1376], ymm13                           ;   507.8 agu2+fp5   32 x[1] spill
        vpxor ymm13, ymm1, [rax + 3616]                       ;   510.0 fp0+agu0   32 x[2]
        vpxor ymm13, ymm13, [r8 + 2592]                       ;   511.0 fp1+agu1   32 x[2]
        vpxor ymm13, ymm13, [rbp + 416]                       ;   514.8 fp2+agu0   32 x[2]
        vmovdqu [rbp + 1440], ymm1                            ;   508.8 agu2+fp5   32 x[1] spill
        vpxor ymm1, ymm3, [rax + 3808]                        ;   511.8 fp3+agu1   32 x[2]
        vpxor ymm1, ymm1, [r8 + 2784]                         ;   512.8 fp0+agu0   32 x[2]
        vpxor ymm1, ymm1, [rbp + 608]                         ;   515.8 fp1+agu1   32 x[2]
        vmovdqu [rbp + 1632], ymm3                            ;   509.8 agu2+fp5   32 x[1] spill
        vpxor ymm3, ymm15, [rax + 3872]                       ;   513.0 fp2+agu0   32 x[2]
        vpxor ymm3, ymm3, [r8 + 2848]                         ;   514.0 fp3+agu1   32 x[2]
        vpxor ymm3, ymm3, [rbp + 672]                         ;   516.8 fp0+agu0   32 x[2]
        vmovdqu [rbp + 1696], ymm15                           ;   510.8 agu2+fp5   32 x[1] spill
        vpxor ymm15, ymm6, [rax + 4064]                       ;   514.8 fp1+agu1   32 x[2]
        vpxor ymm15, ymm15, [r8 + 3040]                       ;   515.8 fp2+agu0   32 x[2]
        vpxor ymm15, ymm15, [rbp + 864]                       ;   517.8 fp3+agu1   32 x[2]
        vmovdqu [rbp + 1888], ymm6                            ;   511.8 agu2+fp5   32 x[1] spill
        vmovdqu ymm6, [rbp - 128]                             ;   516.0 agu0    21 x[2]
        vpxor ymm6, ymm6, [r8 + 2048]                         ;   523.0 fp0+agu1   21 x[2]
        vpxor ymm6, ymm6, [rbp + 4672]                        ;   524.0 fp1+agu0   21 x[2]
        vpxor ymm6, ymm6, [rbp + 896]                         ;   525.0 fp2+agu1   21 x[2]
        vpxor ymm6, ymm6, [rel sm4_encrypt.T0_constants256]   ;   526.0 fp3+agu0   21 x[2]
        vmovdqu [rbp + 4576], ymm3                            ;   517.8 agu2+fp5   32 x[2] spill
        vmovdqu ymm3, [rbp - 64]                              ;   518.8 agu1    21 x[2]
        vpxor ymm3, ymm3, [r8 + 2112]                         ;   525.8 fp0+agu0   21 x[2]
        vpxor ymm3, ymm3, [rbp + 4704]                        ;   526.8 fp1+agu1   21 x[2]
        vpxor ymm3, ymm3, [rbp + 960]                         ;   527.8 fp2+agu0   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, [rel sm4_encrypt.T0_constants256]   ;   528.8 fp3+agu1   21 x[2]
        vmovdqu [rbp + 6560], ymm15                           ;   518.8 agu2+fp5   32 x[2] spill
        vmovdqu ymm15, [rbp + 0]                              ;   521.0 agu0    21 x[2]
        vpxor ymm15, ymm15, [r8 + 2176]                       ;   528.0 fp0+agu1   21 x[2]
        vpxor ymm15, ymm15, [rbp + 4800]                      ;   529.0 fp1+agu0   21 x[2]
        vpxor ymm15, ymm15, [rbp + 1024]                      ;   530.0 fp2+agu1   21 x[2]
        vpxor ymm15, ymm15, [rel sm4_encrypt.T0_constants256] ;   531.0 fp3+agu0   21 x[2]
        vmovdqu [rbp + 6816], ymm13                           ;   518.2 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm13, ymm9, [rbp + 4960]                       ;   523.8 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 2240]                       ;   524.8 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 64]                        ;   525.8 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rel sm4_encrypt.T0_constants256] ;   526.8 fp3+agu0   21 x[2]
        vmovdqu [rbp + 1088], ymm9                            ;   523.0 agu2+fp5   32 x[1] spill
        vmovdqu ymm9, [rbp + 32]                              ;   525.8 agu1    21 x[2]
        vpxor ymm9, ymm9, [r8 + 2208]                         ;   532.8 fp0+agu0   21 x[2]
        vpxor ymm9, ymm9, [rbp + 4832]                        ;   533.8 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 1056]                        ;   534.8 fp2+agu0   21 x[2]
        db 0x2e
        vpxor ymm9, ymm9, [rel sm4_encrypt.T0_constants256]   ;   535.8 fp3+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 6880], ymm1                            ;   525.8 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm1, ymm3, ymm13                               ;   529.8 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 1472], ymm14                           ;   526.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqa ymm14, ymm13                                  ;   527.8         21 x[2] copy
        db 0x2e
        vmovdqu [rbp + 1408], ymm10                           ;   527.8 agu2+fp5   32 x[1] spill
        db 0x2e
        vmovdqu ymm10, [rbp - 32]                             ;   528.0 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [r8 + 2144]                       ;   535.0 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4864]                      ;   536.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 992]                       ;   537.0 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                              ;   538.0 fp0     21 x[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   539.0 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6848], ymm2                            ;   528.8 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm2, ymm7, ymm1                                ;   530.8 fp2     21 x[2]
        db 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   532.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   536.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm0                            ;   529.8 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm1                               ;   530.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1248], ymm8                            ;   530.8 agu0+fp5   32 x[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm10                               ;   539.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   539.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   531.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   532.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1280], ymm11                           ;   531.8 agu1+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm7                               ;   537.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1216], ymm5                            ;   532.8 agu2+fp5   32 x[1] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm10                               ;   540.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1152], ymm4                            ;   533.8 agu0+fp5   32 x[1] spill
        db 0x2e
        vpxor ymm4, ymm13, ymm15                              ;   533.8 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6944], ymm9                            ;   536.8 agu1+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm12, ymm10                              ;   540.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm8                            ;   540.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm14                               ;   541.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm9                            ;   541.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm14                              ;   540.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm0                            ;   537.8 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm0, ymm15, ymm12                              ;   536.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   537.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm9                               ;   541.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                ;   542.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   543.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm12                           ;   538.8 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm2                              ;   538.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   544.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm13, ymm1                              ;   538.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   542.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm4                               ;   538.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 6944]                        ;   543.8 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6944], ymm13                           ;   539.8 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm5                               ;   541.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7104], ymm1                            ;   540.8 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm14                               ;   540.0 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7136], ymm15                           ;   541.8 agu0+fp5   21 x[2] spill
        db 0x2e
        vpand ymm15, ymm7, ymm12                              ;   540.0 fp1     21 x[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   545.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   541.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm13                              ;   542.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   544.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7040]                           ;   540.8 agu1    21 x[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 7168], ymm12                           ;   542.8 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpor ymm12, ymm4, ymm15                               ;   547.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 6976]                       ;   547.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   548.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   548.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm0                               ;   543.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   549.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                              ;   546.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   549.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm3                               ;   550.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7200], ymm4                            ;   543.8 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm12, ymm0                                ;   551.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                               ;   552.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm0                               ;   550.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;   551.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   552.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                ;   553.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                              ;   553.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                               ;   552.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   553.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                              ;   553.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                              ;   551.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                ;   550.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm8                                 ;   551.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   552.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                ;   551.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                               ;   553.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                              ;   554.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm12, [rbp + 7040]                      ;   553.8 fp0+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                ;   553.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                             ;   554.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm0                                ;   554.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   553.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7008]                        ;   554.8 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm6                                ;   555.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   555.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                ;   556.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 6976]                        ;   556.8 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                ;   555.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   557.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   557.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                              ;   555.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   558.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm0, [rbp + 7136]                        ;   555.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                ;   555.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, [rbp + 7200]                       ;   555.8 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   556.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 7168]                        ;   556.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                              ;   556.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   558.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;   557.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   558.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   559.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   557.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 7072]                        ;   558.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   560.8 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   558.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   561.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                               ;   561.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm12, [rbp + 7104]                      ;   559.2 fp3+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   560.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6944]                      ;   559.8 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   560.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   561.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   562.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   563.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   561.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   562.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                ;   563.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm6                               ;   564.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256]       ;   559.2 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   566.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   562.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   566.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                               ;   562.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   563.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   566.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                ;   566.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   566.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 128]                            ;   561.2 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 2304]                       ;   568.2 fp2+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5024]                            ;   562.2 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   569.2 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm8, [rbp + 1152]                            ;   562.3 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   570.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   571.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 192]                             ;   563.2 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [r8 + 2368]                         ;   570.2 fp2+agu1   21 x[2]
        db 0x2e
        vmovdqu ymm11, [rbp + 4992]                           ;   564.2 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   571.2 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm12, [rbp + 1216]                           ;   564.3 agu1    32 x[1] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   572.2 fp0     21 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   573.2 fp1     21 x[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 256]                            ;   565.2 agu0    21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 2432]                       ;   572.2 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4928]                      ;   573.2 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1280]                      ;   574.2 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   575.2 fp1     21 x[2]
        vmovdqu ymm11, [rbp + 288]                            ;   567.2 agu0    21 x[2]
        vpxor ymm11, ymm11, [r8 + 2464]                       ;   574.2 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4896]                      ;   575.2 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1312]                      ;   576.2 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   577.2 fp1     21 x[2]
        db 0x2e
        vmovdqu ymm0, [rbp + 320]                             ;   569.2 agu0    21 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 2496]                         ;   576.2 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [rax + 3520]                        ;   577.2 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1344]                        ;   578.2 fp0+agu1   21 x[2]
        vpxor ymm0, ymm0, ymm5                                ;   579.2 fp1     21 x[2]
        db 0x2e
        vpxor ymm12, ymm9, ymm0                               ;   580.2 fp2     21 x[2]
        db 0x2e
        vpxor ymm8, ymm11, [rbp + 4768]                       ;   578.2 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 2400]                         ;   579.2 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 224]                         ;   580.2 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1248]                        ;   581.2 fp2+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 6944], ymm2                            ;   573.3 agu2+fp5   21 x[2] spill
        vpxor ymm2, ymm0, ymm8                                ;   582.2 fp3     21 x[2]
        vmovdqu [rbp + 7104], ymm3                            ;   574.3 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm12, [rbp + 6752]                       ;   581.2 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7072], ymm4                            ;   575.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, [rbp + 6848]                       ;   581.2 fp1+agu0   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7168], ymm10                           ;   576.3 agu1+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm10, ymm8, ymm3                               ;   582.2 fp2     21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   582.2 fp3     21 x[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   582.2 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7200], ymm6                            ;   577.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 6752]                       ;   577.2 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   578.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   583.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6752], ymm15                           ;   578.3 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm4                               ;   582.2 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7136], ymm7                            ;   579.3 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm7, ymm6, ymm8                                ;   583.2 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 6976], ymm1                            ;   580.3 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm13                               ;   584.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, [rbp + 6848]                        ;   583.2 fp3+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7008], ymm11                           ;   581.3 agu2+fp5   21 x[2] spill
        db 0x2e
        vpand ymm11, ymm5, ymm2                               ;   584.2 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7040], ymm5                            ;   584.2 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm5, ymm2, ymm13                               ;   584.2 fp1     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7232], ymm10                           ;   583.3 agu1+fp5   21 x[2] spill
        db 0x2e
        vpand ymm10, ymm13, [rbp + 6848]                      ;   584.2 fp2+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm13                           ;   584.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm5                               ;   585.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   586.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   587.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   585.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm3                              ;   583.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   588.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm0, ymm12                              ;   583.3 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   586.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm1                               ;   585.2 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7008]                      ;   588.3 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7008], ymm0                            ;   585.3 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm7                               ;   584.3 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7296], ymm12                           ;   586.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm2                               ;   584.5 fp2     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7328], ymm8                            ;   587.3 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm10                               ;   586.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   589.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   587.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm0, ymm12                               ;   585.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   589.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpor ymm8, ymm1, ymm4                                 ;   586.2 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7360], ymm10                           ;   588.3 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, [rbp + 7232]                       ;   590.3 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   591.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   591.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm9                              ;   588.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   592.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                             ;   590.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                ;   592.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm11                               ;   593.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7392], ymm1                            ;   589.3 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm8, ymm13                                ;   594.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   595.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm13                              ;   593.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                              ;   594.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   595.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                              ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                ;   596.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm14                              ;   595.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   596.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                              ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                               ;   594.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                             ;   593.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm11                              ;   594.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   595.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   594.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   596.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                ;   597.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                ;   596.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   597.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm9, ymm13                              ;   597.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                ;   596.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 7040]                        ;   597.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm14                              ;   598.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   598.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                               ;   599.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7232]                      ;   599.3 fp3+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                               ;   598.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                ;   600.3 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   600.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7328]                      ;   598.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   601.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, [rbp + 7264]                       ;   597.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                ;   597.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm11, ymm8, [rbp + 7392]                       ;   598.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   598.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7360]                        ;   598.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   599.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   601.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   599.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   600.5 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   602.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                               ;   600.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6848]                      ;   600.5 fp0+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   603.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   601.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   604.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   604.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, [rbp + 7296]                       ;   601.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   602.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 7008]                        ;   602.3 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   602.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   603.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                             ;   604.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                              ;   605.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm11                             ;   606.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel sm4_encrypt.T0_constants256]       ;   601.2 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                              ;   608.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   603.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   604.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   605.3 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   608.2 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   608.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 384]                             ;   602.5 agu0    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [r8 + 2560]                         ;   609.5 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rax + 3584]                            ;   603.5 agu0    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   610.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1408]                            ;   603.7 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   611.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   608.2 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                ;   612.5 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm8, [rbp + 448]                             ;   604.5 agu0    21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 2624]                         ;   611.5 fp0+agu1   21 x[2]
        db 0x2e
        vmovdqu ymm13, [rax + 3648]                           ;   605.5 agu0    32 x[0] reload
        db 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   612.5 fp1     21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1472]                        ;   613.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                ;   614.5 fp3     21 x[2]
        vmovdqu ymm13, [rbp + 512]                            ;   606.5 agu0    21 x[2]
        vpxor ymm13, ymm13, [r8 + 2688]                       ;   613.5 fp0+agu1   21 x[2]
        vpxor ymm13, ymm13, [rax + 3712]                      ;   614.5 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1536]                      ;   615.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   616.5 fp3     21 x[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 544]                             ;   608.5 agu0    21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 2720]                         ;   615.5 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 3744]                        ;   616.5 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1568]                        ;   617.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   618.5 fp3     21 x[2]
        vmovdqu ymm5, [rbp + 576]                             ;   610.5 agu0    21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 2752]                         ;   617.5 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 3776]                        ;   618.5 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1600]                        ;   619.5 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   620.5 fp3     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7008], ymm9                            ;   612.5 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm8, ymm5                                ;   621.5 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7296], ymm3                            ;   613.5 agu0+fp5   21 x[2] spill
        vpxor ymm3, ymm4, [rax + 3680]                        ;   619.5 fp1+agu1   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 2656]                         ;   620.5 fp2+agu0   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 480]                         ;   621.5 fp3+agu1   21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1504]                        ;   622.5 fp0+agu0   21 x[2]
        vmovdqu [rbp + 6848], ymm10                           ;   614.7 agu2+fp5   21 x[2] spill
        vpxor ymm10, ymm5, ymm3                               ;   623.5 fp1     21 x[2]
        vmovdqu [rbp + 7360], ymm1                            ;   615.7 agu1+fp5   21 x[2] spill
        vpxor ymm1, ymm9, [rbp + 6880]                        ;   622.5 fp2+agu0   21 x[2]
        vmovdqu [rbp + 7392], ymm7                            ;   616.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm9, [rbp + 6816]                        ;   622.5 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7264], ymm14                           ;   617.7 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm1                               ;   623.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   623.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                ;   623.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7328], ymm15                           ;   618.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, [rbp + 6880]                      ;   618.5 fp3+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   619.5 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   624.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6880], ymm11                           ;   619.7 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm7                              ;   623.5 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7232], ymm6                            ;   620.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm3                               ;   624.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7040], ymm12                           ;   621.7 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm13                              ;   625.5 fp0     21 x[2]
        db 0x2e
        vpxor ymm0, ymm3, [rbp + 6816]                        ;   624.5 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm4                            ;   622.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm4, ymm0, ymm10                               ;   625.5 fp2     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7456], ymm0                            ;   625.5 agu1+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm0, ymm10, ymm13                              ;   625.5 fp3     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7488], ymm14                           ;   624.7 agu0+fp5   21 x[2] spill
        db 0x2e
        vpand ymm14, ymm13, [rbp + 6816]                      ;   625.5 fp0+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7520], ymm13                           ;   625.7 agu2+fp5   21 x[2] spill
        db 0x2e
        vpand ymm13, ymm3, ymm0                               ;   626.5 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                               ;   627.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   628.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   626.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm1                              ;   624.5 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                               ;   629.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm9                               ;   624.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   627.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm12                              ;   626.5 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7424]                        ;   629.7 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7424], ymm5                            ;   626.7 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                                ;   625.7 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7552], ymm9                            ;   627.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm10                               ;   625.8 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7584], ymm3                            ;   628.7 agu0+fp5   21 x[2] spill
        db 0x2e
        vpand ymm3, ymm15, ymm14                              ;   627.5 fp1     21 x[2]
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                ;   630.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                ;   628.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm9                                ;   626.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   630.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm12, ymm7                                ;   627.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm14                           ;   629.7 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm14, ymm6, [rbp + 7488]                       ;   631.7 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                               ;   632.7 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   632.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm13, ymm8                              ;   629.5 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   633.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                              ;   631.5 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                ;   633.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm4                                ;   634.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm12                           ;   630.7 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm3, ymm13                               ;   635.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   636.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                              ;   634.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   635.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                               ;   636.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                ;   637.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm2                               ;   636.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   637.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                             ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   635.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                               ;   634.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm4                                 ;   635.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   636.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   635.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   637.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                              ;   638.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                               ;   637.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   638.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm13                              ;   638.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   637.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 7456]                        ;   638.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm14                              ;   639.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   639.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                ;   640.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 7488]                        ;   640.7 fp1+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                               ;   639.7 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                ;   641.7 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                ;   641.7 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 7584]                      ;   639.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   642.7 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 7520]                       ;   639.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                             ;   639.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm3, [rbp + 7648]                        ;   639.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   639.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 7616]                      ;   640.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   640.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   642.7 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                ;   640.8 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   641.8 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   643.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   641.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 6816]                      ;   641.8 fp2+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   644.7 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                              ;   642.7 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   645.7 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   645.7 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, [rbp + 7552]                        ;   643.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   644.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7424]                        ;   643.7 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   643.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                ;   644.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                               ;   645.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   646.8 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                              ;   644.8 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   645.8 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   646.8 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm6                               ;   647.8 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel sm4_encrypt.T0_constants256]       ;   643.0 agu0    21 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                              ;   650.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   646.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   647.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;   650.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 640]                             ;   644.0 agu1    21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 2816]                         ;   651.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rax + 3840]                            ;   645.0 agu1    32 x[0] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   652.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1664]                            ;   645.2 agu0    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   653.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                              ;   650.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                ;   654.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 704]                             ;   646.0 agu1    21 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 2880]                         ;   653.0 fp3+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rax + 3904]                           ;   647.0 agu1    32 x[0] reload
        db 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   654.0 fp0     21 x[2]
        db 0x2e
        vmovdqu ymm11, [rbp + 1728]                           ;   647.2 agu0    32 x[1] reload
        db 0x2e
        vpxor ymm7, ymm7, ymm11                               ;   655.0 fp1     21 x[2]
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                ;   656.0 fp2     21 x[2]
        db 0x2e
        vmovdqu ymm13, [rbp + 768]                            ;   648.0 agu1    21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 2944]                       ;   655.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 3968]                      ;   656.0 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1792]                      ;   657.0 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm2                              ;   658.0 fp2     21 x[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 800]                            ;   650.0 agu1    21 x[2]
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 2976]                       ;   657.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm10, ymm10, [rax + 4000]                      ;   658.0 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 1824]                      ;   659.0 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm2                              ;   660.0 fp2     21 x[2]
        vmovdqu ymm4, [rbp + 832]                             ;   652.0 agu1    21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 3008]                         ;   659.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 4032]                        ;   660.0 fp0+agu1   21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1856]                        ;   661.0 fp1+agu0   21 x[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   662.0 fp2     21 x[2]
        db 0x2e
        vpxor ymm11, ymm7, ymm4                               ;   663.0 fp3     21 x[2]
        db 0x2e
        vpxor ymm5, ymm10, [rax + 3936]                       ;   661.0 fp0+agu1   21 x[2]
        vpxor ymm5, ymm5, [r8 + 2912]                         ;   662.0 fp1+agu0   21 x[2]
        vpxor ymm5, ymm5, [rbp + 736]                         ;   663.0 fp2+agu1   21 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1760]                        ;   664.0 fp3+agu0   21 x[2]
        db 0x2e
        vpxor ymm2, ymm4, ymm5                                ;   665.0 fp0     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7424], ymm1                            ;   657.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 6560]                       ;   664.0 fp1+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7552], ymm8                            ;   658.0 agu0+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm8, ymm11, [rbp + 4576]                       ;   664.0 fp2+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 6816], ymm12                           ;   659.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm12, ymm5, ymm1                               ;   665.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   665.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   665.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7616], ymm14                           ;   660.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm13, [rbp + 6560]                      ;   660.0 fp2+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   661.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   666.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 6560], ymm0                            ;   661.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm8                               ;   665.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7648], ymm6                            ;   662.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm5                               ;   666.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7520], ymm15                           ;   663.0 agu1+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm15, ymm4, ymm13                              ;   667.0 fp3     21 x[2]
        db 0x2e
        vmovdqu [rbp + 7584], ymm9                            ;   664.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpxor ymm9, ymm5, [rbp + 4576]                        ;   666.0 fp0+agu0   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7488], ymm10                           ;   665.0 agu1+fp5   21 x[2] spill
        db 0x2e
        vpand ymm10, ymm9, ymm2                               ;   667.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7456], ymm9                            ;   667.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm13                               ;   667.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm12                           ;   667.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 4576]                      ;   667.0 fp3+agu1   21 x[2]
        db 0x2e
        vmovdqu [rbp + 7712], ymm13                           ;   668.0 agu2+fp5   21 x[2] spill
        db 0x2e
        vpand ymm13, ymm5, ymm9                               ;   668.0 fp0     21 x[2]
        db 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   669.0 fp1     21 x[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   670.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                               ;   668.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm1                               ;   666.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                               ;   671.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm11                              ;   666.3 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   669.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm15                              ;   668.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7488]                      ;   672.0 fp1+agu0   21 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm4                            ;   669.0 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm6                               ;   667.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm11                           ;   670.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm2                               ;   667.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm5                            ;   671.0 agu0+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm12                              ;   669.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   672.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   670.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm4, ymm11                               ;   668.5 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                              ;   673.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm15, ymm8                                ;   669.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7808], ymm12                           ;   672.0 agu1+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, [rbp + 7680]                       ;   674.0 fp2+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                             ;   675.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                               ;   675.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm7                              ;   671.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   676.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                              ;   673.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   676.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm10                               ;   677.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7840], ymm15                           ;   673.0 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm5, ymm13                               ;   678.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                             ;   679.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                              ;   677.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   678.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                               ;   679.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                              ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                ;   680.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm3                               ;   679.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   680.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                               ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                               ;   678.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                             ;   677.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm10                                ;   678.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   679.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                             ;   678.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   680.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                ;   681.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                               ;   680.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   681.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm13                               ;   681.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   680.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 7456]                        ;   681.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm3                              ;   682.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   682.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                               ;   683.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7680]                      ;   683.0 fp0+agu0   21 x[2]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                ;   682.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                ;   684.0 fp2     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   684.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7776]                        ;   682.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                ;   685.0 fp1     21 x[2]
        db 0x2e, 0x2e
        vpand ymm6, ymm13, [rbp + 7712]                       ;   681.3 fp2+agu0   21 x[2]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                             ;   681.5 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm12, ymm5, [rbp + 7840]                       ;   682.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                               ;   682.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 7808]                      ;   682.3 fp2+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   683.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   685.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   683.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                ;   684.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                ;   686.0 fp3     21 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                ;   684.0 fp0     21 x[2]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4576]                      ;   684.2 fp1+agu1   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                ;   687.0 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   685.0 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   688.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   688.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 7744]                        ;   685.3 fp2+agu0   21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   686.3 fp3     21 x[2]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 7488]                        ;   686.0 fp0+agu1   21 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   686.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   687.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   688.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   689.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   687.2 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   688.2 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                             ;   689.2 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm12                              ;   690.2 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   685.3 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   692.3 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   688.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   692.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                              ;   689.0 fp0     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   690.0 fp1     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   692.3 fp2     21 x[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   692.3 fp3     21 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   692.3 fp0     21 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 7584]                            ;   687.3 agu1    21 x[2] reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm2                               ;   694.3 fp1     32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 6976]                            ;   688.0 agu0    21 x[2] reload
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   695.0 fp2     32 x[2]
        db 0x2e
        vmovdqu ymm8, [rbp + 7040]                            ;   688.3 agu1    21 x[2] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   695.3 fp3     32 x[2]
        db 0x2e
        vmovdqu ymm9, [rbp + 7232]                            ;   689.0 agu0    32 x[2]
        db 0x2e
        vmovdqu ymm10, [rbp + 7520]                           ;   689.3 agu1    21 x[2] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   696.3 fp0     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   697.3 fp1     32 x[2]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 6880]                           ;   690.0 agu0    21 x[2] reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 6976], ymm7                            ;   689.5 agu2+fp5   21 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm13                              ;   697.0 fp2     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 7648]                      ;   693.3 fp3+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   694.3 fp0     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                             ;   695.3 fp1     32 x[2]
        db 0x2e
        vmovdqu [rbp + 7040], ymm11                           ;   696.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm11, ymm14, [rbp + 7136]                      ;   693.3 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   695.3 fp3     32 x[2]
        db 0x2e
        vpxor ymm14, ymm14, ymm9                              ;   698.3 fp0     32 x[2]
        db 0x2e
        vmovdqu [rbp + 7648], ymm14                           ;   699.3 agu1+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm14, ymm0, [rbp + 6752]                       ;   693.2 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 7328]                        ;   693.7 fp2+agu1   32 x[2]
        vmovdqu [rbp + 7584], ymm9                            ;   698.3 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, [rbp + 7200]                       ;   697.0 fp3+agu0   32 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   698.0 fp0     32 x[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   697.0 fp1     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   696.3 fp2     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   696.3 fp3     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   697.3 fp0     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 7136]                      ;   697.3 fp1+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   698.0 fp2     32 x[2]
        db 0x2e
        vmovdqu [rbp + 7136], ymm12                           ;   695.7 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm12, ymm2, ymm7                               ;   698.0 fp3     32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7200]                        ;   698.0 fp0+agu0   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7328]                        ;   699.0 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 6560]                        ;   700.0 fp2+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7328], ymm6                            ;   696.8 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm6, ymm11, [rbp + 6560]                       ;   697.5 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   698.5 fp0     32 x[2]
        vmovdqu [rbp + 7200], ymm11                           ;   697.8 agu2+fp5   32 x[2] spill
        vpxor ymm11, ymm3, [rbp + 7616]                       ;   698.3 fp1+agu0   32 x[2]
        vmovdqu [rbp + 7520], ymm6                            ;   699.5 agu1+fp5   32 x[2] spill
        vmovdqu ymm6, [rbp + 7168]                            ;   699.3 agu0    32 x[2]
        vpxor ymm6, ymm6, [rbp + 7616]                        ;   706.3 fp2+agu1   32 x[2]
        vmovdqu [rbp + 7616], ymm2                            ;   699.8 agu2+fp5   32 x[2] spill
        vmovdqu ymm2, [rbp + 7168]                            ;   700.3 agu0    32 x[2]
        vpxor ymm2, ymm2, [rbp + 7264]                        ;   707.3 fp3+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7168], ymm7                            ;   701.0 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm7, ymm1, [rbp + 7296]                        ;   701.3 fp0+agu0   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7424]                        ;   701.5 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7552]                        ;   702.5 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                ;   703.5 fp3     32 x[2]
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   704.5 fp0     32 x[2]
        db 0x2e
        vmovdqu ymm4, [rbp + 7232]                            ;   702.5 agu1    32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7360]                        ;   709.5 fp1+agu0   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 6848]                        ;   710.5 fp2+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 7392]                        ;   711.5 fp3+agu0   32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 6816]                        ;   712.5 fp0+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7392], ymm3                            ;   705.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm3, ymm15, [rbp + 7072]                       ;   705.3 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   701.2 fp2     32 x[2]
        db 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   713.5 fp3     32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                ;   701.8 fp0     32 x[2]
        vmovdqu [rbp + 6848], ymm8                            ;   702.8 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7104]                            ;   705.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rbp + 6976]                        ;   712.5 fp1+agu0   32 x[2]
        vpxor ymm5, ymm5, [rax + 2048]                        ;   706.5 fp2+agu1   32 x[2]
        vmovdqu [rbp + 1920], ymm5                            ;   707.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm5, [rbp + 7008]                            ;   707.3 agu0    32 x[2]
        vpxor ymm5, ymm5, [rbp + 6976]                        ;   714.3 fp3+agu1   32 x[2]
        vmovdqu [rbp + 6976], ymm15                           ;   714.5 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm7, ymm6                               ;   707.3 fp0     32 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 6944]                        ;   708.3 fp1+agu0   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7008]                        ;   709.3 fp2+agu1   32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 7552]                        ;   710.3 fp3+agu0   32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm13                               ;   706.5 fp0     32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                ;   707.5 fp1     32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 2080]                      ;   709.5 fp2+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 7008], ymm13                           ;   707.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm13, [rbp + 6944]                           ;   710.3 agu0    32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 7296]                      ;   717.3 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, [rax + 2112]                        ;   711.3 fp0+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 1984], ymm9                            ;   712.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm9, ymm13, [rbp + 7264]                       ;   718.3 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm9                              ;   719.3 fp2     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   718.3 fp3     32 x[2]
        vpxor ymm13, ymm13, [rax + 2144]                      ;   719.3 fp0+agu0   32 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm11                           ;   720.3 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, [rbp + 7072]                       ;   713.5 fp1+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 6816]                      ;   714.5 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   713.5 fp3     32 x[2]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7296]                        ;   714.5 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm8                              ;   720.3 fp1     32 x[2]
        db 0x2e
        vmovdqu [rbp + 2016], ymm13                           ;   721.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm13, ymm2, ymm3                               ;   712.7 fp2     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 6816]                      ;   714.3 fp3+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 6816], ymm8                            ;   715.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 7552]                        ;   714.5 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   715.5 fp1     32 x[2]
        vmovdqu [rbp + 7072], ymm9                            ;   719.3 agu2+fp5   32 x[2] spill
        vpxor ymm9, ymm14, [rax + 2176]                       ;   715.3 fp2+agu0   32 x[2]
        vpxor ymm9, ymm9, [rbp + 6560]                        ;   716.3 fp3+agu1   32 x[2]
        vpxor ymm9, ymm9, [rbp + 7584]                        ;   717.3 fp0+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 2048], ymm9                            ;   718.3 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm9, ymm11, [rax + 2208]                       ;   716.5 fp1+agu1   32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   717.5 fp2     32 x[2]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7552]                        ;   718.5 fp3+agu0   32 x[2]
        vmovdqu [rbp + 2080], ymm9                            ;   719.5 agu2+fp5   32 x[2] spill
        vpxor ymm9, ymm10, [rax + 2240]                       ;   717.5 fp0+agu1   32 x[2]
        vpxor ymm10, ymm10, [rax + 2496]                      ;   718.3 fp1+agu0   32 x[2]
        vpxor ymm10, ymm10, [rbp + 7584]                      ;   719.3 fp2+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 7616]                      ;   720.3 fp3+agu0   32 x[2]
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm10                           ;   721.3 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm13, [rax + 2272]                      ;   719.5 fp0+agu1   32 x[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   718.3 fp1     32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   718.5 fp2     32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rax + 2464]                        ;   720.3 fp3+agu0   32 x[2]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 7104]                        ;   721.3 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, ymm6                              ;   719.3 fp1     32 x[2]
        db 0x2e
        vpxor ymm13, ymm13, [rax + 2528]                      ;   721.3 fp2+agu0   32 x[2]
        db 0x2e
        vpxor ymm2, ymm2, [rax + 2592]                        ;   721.5 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 7392]                        ;   722.5 fp0+agu0   32 x[2]
        db 0x2e
        vmovdqu [rbp + 2336], ymm4                            ;   722.3 agu2+fp5   32 x[2] spill
        vpxor ymm4, ymm12, [rax + 2304]                       ;   722.5 fp1+agu1   32 x[2]
        vpxor ymm4, ymm4, [rbp + 7040]                        ;   723.5 fp2+agu0   32 x[2]
        vpxor ymm5, ymm5, ymm1                                ;   720.7 fp3     32 x[2]
        vpxor ymm1, ymm15, [rax + 2336]                       ;   723.5 fp0+agu1   32 x[2]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7392]                        ;   724.5 fp1+agu0   32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   721.7 fp2     32 x[2]
        db 0x2e
        vpxor ymm7, ymm7, [rax + 2400]                        ;   724.5 fp3+agu1   32 x[2]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 2656]                        ;   725.3 fp0+agu0   32 x[2]
        db 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   722.3 fp1     32 x[2]
        db 0x2e
        vpxor ymm14, ymm14, [rax + 2688]                      ;   725.5 fp2+agu1   32 x[2]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 7520]                      ;   726.5 fp3+agu0   32 x[2]
        vpxor ymm11, ymm11, [rax + 2720]                      ;   726.5 fp0+agu1   32 x[2]
        vmovdqu [rbp + 2528], ymm5                            ;   726.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm5, [rbp + 7168]                            ;   727.3 agu0    32 x[2]
        vpxor ymm5, ymm5, [rax + 2368]                        ;   734.3 fp1+agu1   32 x[2]
        vmovdqu [rbp + 2592], ymm11                           ;   727.5 agu2+fp5   32 x[2] spill
        vpxor ymm11, ymm0, [rax + 2432]                       ;   728.3 fp2+agu0   32 x[2]
        vpxor ymm11, ymm11, [rbp + 6752]                      ;   729.3 fp3+agu1   32 x[2]
        vpxor ymm11, ymm11, [rbp + 7584]                      ;   730.3 fp0+agu0   32 x[2]
        vpxor ymm0, ymm0, [rax + 2624]                        ;   729.5 fp1+agu1   32 x[2]
        vpxor ymm0, ymm0, [rbp + 7168]                        ;   730.5 fp2+agu0   32 x[2]
        vpxor ymm0, ymm0, [rbp + 7136]                        ;   731.5 fp3+agu1   32 x[2]
        vpxor ymm3, ymm3, [rax + 2784]                        ;   731.3 fp0+agu0   32 x[2]
        vpxor ymm3, ymm3, [rbp + 6976]                        ;   732.3 fp1+agu1   32 x[2]
        vpxor ymm12, ymm12, [rax + 2816]                      ;   732.3 fp2+agu0   32 x[2]
        vpxor ymm12, ymm12, [rbp + 6848]                      ;   733.3 fp3+agu1   32 x[2]
        vpxor ymm15, ymm15, [rax + 2848]                      ;   733.3 fp0+agu0   32 x[2]
        vpxor ymm15, ymm15, [rbp + 7072]                      ;   734.3 fp1+agu1   32 x[2]
        vmovdqu [rbp + 2688], ymm12                           ;   734.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm12, [rbp + 7040]                           ;   734.3 agu0    32 x[2]
        vpxor ymm12, ymm12, [rax + 2560]                      ;   741.3 fp2+agu1   32 x[2]
        vpxor ymm12, ymm12, [rbp + 7328]                      ;   742.3 fp3+agu0   32 x[2]
        vpxor ymm8, ymm8, [rax + 2976]                        ;   735.5 fp0+agu1   32 x[2]
        vpxor ymm6, ymm6, [rax + 3040]                        ;   736.3 fp1+agu0   32 x[2]
        vpxor ymm6, ymm6, [rbp + 6976]                        ;   737.3 fp2+agu1   32 x[2]
        vmovdqu [rbp + 2848], ymm8                            ;   736.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7648]                            ;   737.3 agu0    32 x[2]
        vpxor ymm8, ymm8, [rax + 2752]                        ;   744.3 fp3+agu1   32 x[2]
        vpxor ymm8, ymm8, [rbp + 7200]                        ;   745.3 fp0+agu0   32 x[2]
        vmovdqu [rbp + 2624], ymm8                            ;   746.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7008]                            ;   738.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rax + 2880]                        ;   745.5 fp1+agu0   32 x[2]
        vmovdqu [rbp + 2752], ymm8                            ;   746.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 6816]                            ;   739.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rax + 2912]                        ;   746.5 fp2+agu0   32 x[2]
        vmovdqu [rbp + 2784], ymm8                            ;   747.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7520]                            ;   740.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rax + 2944]                        ;   747.5 fp3+agu0   32 x[2]
        vmovdqu [rbp + 2816], ymm8                            ;   748.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm8, [rbp + 7648]                            ;   741.5 agu1    32 x[2]
        vpxor ymm8, ymm8, [rax + 3008]                        ;   748.5 fp0+agu0   32 x[2]
        vpxor ymm8, ymm8, [rbp + 7616]                        ;   749.5 fp1+agu1   32 x[2]
        db 0x2e
        vmovdqu [rbp + 2880], ymm8                            ;   750.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vpxor ymm8, ymm10, [rbp + 96]                         ;   757.5 fp2+agu0   32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 3296]                         ;   758.5 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1120]                        ;   759.5 fp0+agu0   32 x[3]
        vmovdqu [rbp + 2144], ymm10                           ;   742.3 agu2+fp5   32 x[2] spill
        vmovdqu ymm10, [rbp - 96]                             ;   744.5 agu1    32 x[3]
        vpxor ymm10, ymm10, [r8 + 3104]                       ;   751.5 fp1+agu0   32 x[3]
        vpxor ymm10, ymm10, [rbp + 928]                       ;   752.5 fp2+agu1   32 x[3]
        vpxor ymm10, ymm10, [rbp + 1952]                      ;   753.5 fp3+agu0   32 x[3]
        vmovdqu [rbp + 2560], ymm14                           ;   745.5 agu2+fp5   32 x[2] spill
        vpxor ymm14, ymm1, [rbp + 160]                        ;   752.5 fp0+agu1   32 x[3]
        vpxor ymm14, ymm14, [r8 + 3360]                       ;   753.5 fp1+agu0   32 x[3]
        vpxor ymm14, ymm14, [rbp + 1184]                      ;   754.5 fp2+agu1   32 x[3]
        vmovdqu [rbp + 2208], ymm1                            ;   746.7 agu2+fp5   32 x[2] spill
        vpxor ymm1, ymm13, [rbp + 352]                        ;   753.7 fp3+agu0   32 x[3]
        vpxor ymm1, ymm1, [r8 + 3552]                         ;   754.7 fp0+agu1   32 x[3]
        vpxor ymm1, ymm1, [rbp + 1376]                        ;   755.7 fp1+agu0   32 x[3]
        vmovdqu [rbp + 2400], ymm13                           ;   748.5 agu2+fp5   32 x[2] spill
        vpxor ymm13, ymm2, [rbp + 416]                        ;   755.5 fp2+agu1   32 x[3]
        vpxor ymm13, ymm13, [r8 + 3616]                       ;   756.5 fp3+agu0   32 x[3]
        vpxor ymm13, ymm13, [rbp + 1440]                      ;   757.5 fp0+agu1   32 x[3]
        vmovdqu [rbp + 2464], ymm2                            ;   750.5 agu2+fp5   32 x[2] spill
        vpxor ymm2, ymm3, [rbp + 608]                         ;   757.5 fp1+agu0   32 x[3]
        vpxor ymm2, ymm2, [r8 + 3808]                         ;   758.5 fp2+agu1   32 x[3]
        vpxor ymm2, ymm2, [rbp + 1632]                        ;   759.5 fp3+agu0   32 x[3]
        vmovdqu [rbp + 2656], ymm3                            ;   752.7 agu2+fp5   32 x[2] spill
        vpxor ymm3, ymm15, [rbp + 672]                        ;   759.7 fp0+agu1   32 x[3]
        vpxor ymm3, ymm3, [r8 + 3872]                         ;   760.7 fp1+agu0   32 x[3]
        vpxor ymm3, ymm3, [rbp + 1696]                        ;   761.7 fp2+agu1   32 x[3]
        vmovdqu [rbp + 2720], ymm15                           ;   753.8 agu2+fp5   32 x[2] spill
        vpxor ymm15, ymm6, [rbp + 864]                        ;   760.8 fp3+agu0   32 x[3]
        vpxor ymm15, ymm15, [r8 + 4064]                       ;   761.8 fp0+agu1   32 x[3]
        vpxor ymm15, ymm15, [rbp + 1888]                      ;   762.8 fp1+agu0   32 x[3]
        vmovdqu [rbp + 2912], ymm6                            ;   755.5 agu2+fp5   32 x[2] spill
        vmovdqu ymm6, [rbp - 128]                             ;   755.8 agu1    21 x[3]
        vpxor ymm6, ymm6, [r8 + 3072]                         ;   762.8 fp2+agu0   21 x[3]
        vpxor ymm6, ymm6, [rbp + 896]                         ;   763.8 fp3+agu1   21 x[3]
        vpxor ymm6, ymm6, [rbp + 1920]                        ;   764.8 fp0+agu0   21 x[3]
        vpxor ymm6, ymm6, [rel sm4_encrypt.T0_constants256]   ;   765.8 fp1+agu1   21 x[3]
        vmovdqu [rbp + 6880], ymm3                            ;   762.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm3, [rbp - 64]                              ;   758.5 agu0    21 x[3]
        vpxor ymm3, ymm3, [r8 + 3136]                         ;   765.5 fp2+agu1   21 x[3]
        vpxor ymm3, ymm3, [rbp + 960]                         ;   766.5 fp3+agu0   21 x[3]
        vpxor ymm3, ymm3, [rbp + 1984]                        ;   767.5 fp0+agu1   21 x[3]
        vpxor ymm3, ymm3, [rel sm4_encrypt.T0_constants256]   ;   768.5 fp1+agu0   21 x[3]
        vmovdqu [rbp + 7488], ymm15                           ;   763.8 agu2+fp5   32 x[3] spill
        vmovdqu ymm15, [rbp + 0]                              ;   760.8 agu1    21 x[3]
        vpxor ymm15, ymm15, [r8 + 3200]                       ;   767.8 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1024]                      ;   768.8 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2048]                      ;   769.8 fp0+agu0   21 x[3]
        vpxor ymm15, ymm15, [rel sm4_encrypt.T0_constants256] ;   770.8 fp1+agu1   21 x[3]
        vmovdqu [rbp + 7744], ymm13                           ;   761.8 agu2+fp5   32 x[3] spill
        vpxor ymm13, ymm9, [rbp + 64]                         ;   763.5 fp2+agu0   21 x[3]
        vpxor ymm13, ymm13, [r8 + 3264]                       ;   764.5 fp3+agu1   21 x[3]
        vpxor ymm13, ymm13, [rbp + 1088]                      ;   765.5 fp0+agu0   21 x[3]
        vpxor ymm13, ymm13, [rel sm4_encrypt.T0_constants256] ;   766.5 fp1+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 2112], ymm9                            ;   763.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 32]                              ;   765.5 agu0    21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 3232]                         ;   772.5 fp2+agu1   21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1056]                        ;   773.5 fp3+agu0   21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2080]                        ;   774.5 fp0+agu1   21 x[3]
        vpxor ymm9, ymm9, [rel sm4_encrypt.T0_constants256]   ;   775.5 fp1+agu0   21 x[3]
        vmovdqu [rbp + 7808], ymm2                            ;   765.5 agu2+fp5   32 x[3] spill
        vpxor ymm2, ymm3, ymm13                               ;   769.5 fp2     21 x[3]
        db 0x2e
        vmovdqu [rbp + 2496], ymm0                            ;   766.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqa ymm0, ymm13                                   ;   767.5         21 x[3] copy
        db 0x2e
        vmovdqu [rbp + 2432], ymm12                           ;   767.5 agu2+fp5   32 x[2] spill
        db 0x2e
        vmovdqu ymm12, [rbp - 32]                             ;   767.8 agu1    21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 3168]                       ;   774.8 fp3+agu0   21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 992]                       ;   775.8 fp0+agu1   21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2016]                      ;   776.8 fp1+agu0   21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   777.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   778.8 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7776], ymm14                           ;   768.5 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm8, ymm2                               ;   770.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   771.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   776.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm1                            ;   769.5 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm2                               ;   770.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm7                            ;   770.5 agu1+fp5   32 x[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm12                              ;   778.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   778.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   771.5 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   772.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm11                           ;   771.5 agu0+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm8                               ;   777.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm5                            ;   772.5 agu2+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm12                               ;   779.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm4                            ;   773.5 agu1+fp5   32 x[2] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm15                              ;   773.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm9                            ;   776.5 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm12                              ;   779.8 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm7                            ;   779.8 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm7, ymm9, ymm0                                ;   780.8 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7936], ymm9                            ;   780.8 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm15, ymm0                               ;   779.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm1                            ;   777.5 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm10                              ;   775.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   776.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm9                               ;   780.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   781.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   782.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8000], ymm10                           ;   778.5 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm14                             ;   778.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   783.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm2                              ;   777.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   781.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm4                              ;   778.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 7872]                        ;   783.5 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7872], ymm13                           ;   779.5 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm5                               ;   780.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8032], ymm2                            ;   780.5 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm0                               ;   779.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm15                           ;   781.5 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm10                              ;   779.8 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   784.8 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   780.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm2, ymm13                              ;   781.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   784.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 7968]                           ;   780.7 agu0    21 x[3] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8096], ymm10                           ;   782.5 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm4, ymm15                               ;   787.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm5, [rbp + 7904]                       ;   786.8 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   787.8 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   788.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm3, ymm1                               ;   782.8 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                               ;   789.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                              ;   785.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   789.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm3                               ;   790.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm4                            ;   783.5 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm10, ymm1                                ;   791.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                               ;   792.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm1                               ;   790.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   791.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   792.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                ;   793.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                              ;   793.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm6                               ;   792.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   793.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                              ;   793.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                              ;   791.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                ;   790.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm6, ymm7                                 ;   791.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   792.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   791.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                               ;   793.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                ;   794.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 7968]                      ;   793.7 fp2+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                              ;   793.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                             ;   794.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm1                                ;   794.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   793.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 7936]                        ;   794.7 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm6                                ;   795.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   795.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                ;   796.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 7904]                        ;   796.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                ;   795.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                              ;   797.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   797.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                              ;   795.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;   798.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm1, [rbp + 8064]                        ;   795.0 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                ;   795.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 8128]                       ;   795.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   795.8 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8096]                        ;   796.0 fp1+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   796.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                             ;   798.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                ;   796.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   797.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   799.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   797.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 8000]                        ;   797.8 fp0+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   800.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                               ;   798.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   801.7 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                               ;   801.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 8032]                      ;   799.0 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                               ;   800.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 7872]                      ;   799.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                ;   799.8 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   800.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                               ;   801.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   802.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                ;   800.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                ;   801.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   802.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm6                               ;   803.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel sm4_encrypt.T0_constants256]       ;   799.0 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   806.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   802.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   806.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                ;   802.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   803.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                ;   806.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                ;   806.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   806.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 128]                             ;   801.0 agu1    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [r8 + 3328]                         ;   808.0 fp0+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1152]                            ;   802.0 agu1    32 x[1] reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   809.0 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm7, [rbp + 2176]                            ;   802.2 agu0    32 x[2] reload
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                ;   810.0 fp2     21 x[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                ;   811.0 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm9, [rbp + 192]                             ;   803.0 agu1    21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [r8 + 3392]                         ;   810.0 fp0+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1216]                           ;   804.0 agu1    32 x[1] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   811.0 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 2240]                           ;   804.2 agu0    32 x[2] reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   812.0 fp2     21 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   813.0 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm13, [rbp + 256]                            ;   805.0 agu1    21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 3456]                       ;   812.0 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1280]                      ;   813.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2304]                      ;   814.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   815.0 fp3     21 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 288]                            ;   807.0 agu1    21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 3488]                       ;   814.0 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1312]                      ;   815.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2336]                      ;   816.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm5                              ;   817.0 fp3     21 x[3]
        vmovdqu ymm7, [rbp + 320]                             ;   809.0 agu1    21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 3520]                         ;   816.0 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1344]                        ;   817.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2368]                        ;   818.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                ;   819.0 fp3     21 x[3]
        db 0x2e
        vpxor ymm10, ymm9, ymm7                               ;   820.0 fp0     21 x[3]
        db 0x2e
        vpxor ymm1, ymm11, [rbp + 224]                        ;   818.0 fp1+agu1   21 x[3]
        vpxor ymm1, ymm1, [r8 + 3424]                         ;   819.0 fp2+agu0   21 x[3]
        vpxor ymm1, ymm1, [rbp + 1248]                        ;   820.0 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2272]                        ;   821.0 fp0+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7872], ymm14                           ;   813.2 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm14, ymm7, ymm1                               ;   822.0 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8032], ymm3                            ;   814.2 agu1+fp5   21 x[3] spill
        vpxor ymm3, ymm10, [rbp + 7680]                       ;   821.0 fp2+agu0   21 x[3]
        vmovdqu [rbp + 8000], ymm4                            ;   815.2 agu2+fp5   21 x[3] spill
        vpxor ymm4, ymm10, [rbp + 7776]                       ;   821.0 fp3+agu1   21 x[3]
        vmovdqu [rbp + 8096], ymm12                           ;   816.2 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm3                               ;   822.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   822.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   822.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8128], ymm6                            ;   817.2 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, [rbp + 7680]                       ;   817.0 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   818.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   823.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7680], ymm15                           ;   818.2 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm4                               ;   822.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm8                            ;   819.2 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm1                                ;   823.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7904], ymm2                            ;   820.2 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm13                               ;   824.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, [rbp + 7776]                        ;   823.0 fp1+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 7936], ymm11                           ;   821.2 agu2+fp5   21 x[3] spill
        db 0x2e
        vpand ymm11, ymm5, ymm14                              ;   824.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm5                            ;   824.0 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                              ;   824.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8160], ymm12                           ;   823.2 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 7776]                      ;   824.0 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8192], ymm13                           ;   824.2 agu2+fp5   21 x[3] spill
        db 0x2e
        vpand ymm13, ymm1, ymm5                               ;   825.0 fp1     21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   826.0 fp2     21 x[3]
        db 0x2e
        vpxor ymm0, ymm0, ymm11                               ;   827.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   825.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm3                              ;   823.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                               ;   828.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm7, ymm10                              ;   823.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   826.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm2                               ;   825.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 7936]                      ;   828.2 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7936], ymm7                            ;   825.2 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm8                               ;   824.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm10                           ;   826.2 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm14                              ;   824.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm1                            ;   827.2 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm12                               ;   826.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   829.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   827.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm10                               ;   825.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   829.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm2, ymm4                                 ;   826.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8288], ymm12                           ;   828.2 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, [rbp + 8160]                       ;   830.2 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                             ;   831.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                               ;   831.2 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm9                              ;   828.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   832.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                              ;   830.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   832.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm9, ymm11                               ;   833.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8320], ymm2                            ;   829.2 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm1, ymm13                                ;   834.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                               ;   835.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm13                              ;   833.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   834.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                               ;   835.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                              ;   836.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                ;   836.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm0                               ;   835.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                ;   836.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                              ;   836.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                               ;   834.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                             ;   833.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm11                                ;   834.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   835.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                             ;   834.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                             ;   836.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                              ;   837.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                ;   836.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                ;   836.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   837.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm13                               ;   837.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   836.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 7968]                        ;   837.2 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm0                               ;   838.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                ;   838.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                               ;   839.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 8160]                      ;   839.2 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                ;   838.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   840.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                               ;   840.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 8256]                        ;   838.2 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   841.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm8, ymm13, [rbp + 8192]                       ;   837.5 fp3+agu0   21 x[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                ;   837.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm12, ymm1, [rbp + 8320]                       ;   838.2 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                               ;   838.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 8288]                        ;   838.5 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                ;   839.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                ;   841.2 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   839.3 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                ;   840.3 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   842.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                               ;   840.2 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 7776]                      ;   840.3 fp2+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   843.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   841.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                ;   844.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                              ;   844.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, [rbp + 8224]                       ;   841.5 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                               ;   842.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 7936]                        ;   842.2 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   842.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   843.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                              ;   844.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                              ;   845.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm12                             ;   846.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   841.0 agu0    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   848.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                ;   843.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                             ;   844.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                             ;   845.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   848.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                              ;   848.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                ;   848.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 384]                            ;   842.5 agu1    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [r8 + 3584]                       ;   849.5 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1408]                            ;   843.5 agu1    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   850.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2432]                            ;   843.7 agu0    32 x[2] reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   851.5 fp0     21 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   852.5 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm7, [rbp + 448]                             ;   844.5 agu1    21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 3648]                         ;   851.5 fp2+agu0   21 x[3]
        db 0x2e
        vmovdqu ymm13, [rbp + 1472]                           ;   845.5 agu1    32 x[1] reload
        db 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   852.5 fp3     21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2496]                        ;   853.5 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm1                                ;   854.5 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm5, [rbp + 512]                             ;   846.5 agu1    21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 3712]                         ;   853.5 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1536]                        ;   854.5 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2560]                        ;   855.5 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm1                                ;   856.5 fp1     21 x[3]
        vmovdqu ymm13, [rbp + 544]                            ;   848.5 agu1    21 x[3]
        vpxor ymm13, ymm13, [r8 + 3744]                       ;   855.5 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1568]                      ;   856.5 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2592]                      ;   857.5 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   858.5 fp1     21 x[3]
        db 0x2e
        vmovdqu ymm4, [rbp + 576]                             ;   850.5 agu1    21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 3776]                         ;   857.5 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1600]                        ;   858.5 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2624]                        ;   859.5 fp0+agu0   21 x[3]
        vpxor ymm4, ymm4, ymm1                                ;   860.5 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7936], ymm9                            ;   852.5 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm7, ymm4                                ;   861.5 fp2     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8224], ymm3                            ;   853.5 agu1+fp5   21 x[3] spill
        vpxor ymm3, ymm13, [rbp + 480]                        ;   859.5 fp3+agu0   21 x[3]
        vpxor ymm3, ymm3, [r8 + 3680]                         ;   860.5 fp0+agu1   21 x[3]
        vpxor ymm3, ymm3, [rbp + 1504]                        ;   861.5 fp1+agu0   21 x[3]
        vpxor ymm3, ymm3, [rbp + 2528]                        ;   862.5 fp2+agu1   21 x[3]
        vmovdqu [rbp + 7776], ymm11                           ;   854.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm3                               ;   863.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8288], ymm2                            ;   855.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, [rbp + 7808]                        ;   862.5 fp0+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8320], ymm8                            ;   856.7 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm8, ymm9, [rbp + 7744]                        ;   862.5 fp1+agu0   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8192], ymm0                            ;   857.7 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm0, ymm3, ymm2                                ;   863.5 fp2     21 x[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   863.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   863.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8256], ymm15                           ;   858.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, [rbp + 7808]                       ;   858.5 fp1+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                             ;   859.5 fp2     21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm14                               ;   864.5 fp3     21 x[3]
        db 0x2e
        vmovdqu [rbp + 7808], ymm12                           ;   859.7 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm12, ymm15, ymm8                              ;   863.5 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8160], ymm6                            ;   860.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm3                               ;   864.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm10                           ;   861.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm5                               ;   865.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 7744]                        ;   864.5 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm13                           ;   862.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm13, ymm1, ymm11                              ;   865.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8384], ymm1                            ;   865.5 agu0+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm1, ymm11, ymm5                               ;   865.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm0                            ;   864.7 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, [rbp + 7744]                        ;   865.5 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm5                            ;   865.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm5, ymm3, ymm1                                ;   866.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                              ;   867.5 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                             ;   868.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   866.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm2                               ;   864.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                              ;   869.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm9                                ;   864.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   867.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm10                               ;   866.5 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8352]                      ;   869.7 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8352], ymm4                            ;   866.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm6                                ;   865.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm9                            ;   867.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm11                               ;   865.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8512], ymm3                            ;   868.7 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm0                               ;   867.5 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                              ;   870.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   868.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm9                                ;   866.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   870.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm10, ymm8                                ;   867.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8544], ymm0                            ;   869.7 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 8416]                        ;   871.7 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                              ;   872.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                ;   872.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm7                                ;   869.5 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                ;   873.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm14                               ;   871.5 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                ;   873.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm13                               ;   874.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm10                           ;   870.7 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm3, ymm5                                ;   875.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   876.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm5                                 ;   874.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                ;   875.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   876.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                ;   877.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                ;   877.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm14                                ;   876.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                               ;   877.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                             ;   877.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                               ;   875.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                              ;   874.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm14, ymm14, ymm13                              ;   875.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                               ;   876.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                               ;   875.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   877.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                              ;   878.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                ;   877.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                               ;   877.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                ;   878.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm7, ymm5                               ;   878.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                              ;   877.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 8384]                        ;   878.7 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm14                              ;   879.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   879.7 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                ;   880.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 8416]                        ;   880.7 fp3+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                               ;   879.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                ;   881.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                ;   881.7 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 8512]                      ;   879.7 fp3+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   882.7 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm6, ymm5, [rbp + 8448]                        ;   879.0 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                             ;   879.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm3, [rbp + 8576]                       ;   879.7 fp3+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   879.8 fp0     21 x[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8544]                      ;   880.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   880.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                              ;   882.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                               ;   880.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   881.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   883.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   881.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 7744]                        ;   881.8 fp0+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   884.7 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                              ;   882.7 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   885.7 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   885.7 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, [rbp + 8480]                        ;   883.0 fp1+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                ;   884.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8352]                        ;   883.7 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                              ;   883.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   884.8 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   885.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                             ;   886.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   884.8 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                              ;   885.8 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                             ;   886.8 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm13                               ;   887.8 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel sm4_encrypt.T0_constants256]       ;   883.0 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                              ;   890.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                               ;   886.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   887.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                ;   890.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 640]                             ;   884.0 agu0    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [r8 + 3840]                         ;   891.0 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1664]                            ;   885.0 agu0    32 x[1] reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   892.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2688]                            ;   885.2 agu1    32 x[2] reload
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                ;   893.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                              ;   890.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                ;   894.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 704]                             ;   886.0 agu0    21 x[3]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8 + 3904]                         ;   893.0 fp1+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1728]                            ;   887.0 agu0    32 x[1] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                ;   894.0 fp2     21 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 2752]                           ;   887.2 agu1    32 x[2] reload
        db 0x2e
        vpxor ymm6, ymm6, ymm11                               ;   895.0 fp3     21 x[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                ;   896.0 fp0     21 x[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 768]                            ;   888.0 agu0    21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [r8 + 3968]                       ;   895.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1792]                      ;   896.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2816]                      ;   897.0 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm1                              ;   898.0 fp0     21 x[3]
        vmovdqu ymm11, [rbp + 800]                            ;   890.0 agu0    21 x[3]
        vpxor ymm11, ymm11, [r8 + 4000]                       ;   897.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 1824]                      ;   898.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                      ;   899.0 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm11, ymm11, ymm1                              ;   900.0 fp0     21 x[3]
        db 0x2e
        vmovdqu ymm5, [rbp + 832]                             ;   892.0 agu0    21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 4032]                         ;   899.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1856]                        ;   900.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2880]                        ;   901.0 fp3+agu1   21 x[3]
        vpxor ymm5, ymm5, ymm1                                ;   902.0 fp0     21 x[3]
        db 0x2e
        vpxor ymm8, ymm6, ymm5                                ;   903.0 fp1     21 x[3]
        db 0x2e
        vpxor ymm4, ymm11, [rbp + 736]                        ;   901.0 fp2+agu0   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 3936]                         ;   902.0 fp3+agu1   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1760]                        ;   903.0 fp0+agu0   21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2784]                        ;   904.0 fp1+agu1   21 x[3]
        db 0x2e
        vpxor ymm1, ymm5, ymm4                                ;   905.0 fp2     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8352], ymm2                            ;   897.0 agu2+fp5   21 x[3] spill
        vpxor ymm2, ymm8, [rbp + 7488]                        ;   904.0 fp3+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8480], ymm7                            ;   898.0 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, [rbp + 6880]                        ;   904.0 fp0+agu0   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7744], ymm10                           ;   899.0 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm4, ymm2                               ;   905.0 fp1     21 x[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   905.0 fp2     21 x[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   905.0 fp3     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8544], ymm14                           ;   900.0 agu1+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm14, ymm12, [rbp + 7488]                      ;   900.0 fp0+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   901.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                              ;   906.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7488], ymm0                            ;   901.0 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm7                               ;   905.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm13                           ;   902.0 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm4                              ;   906.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8448], ymm15                           ;   903.0 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm12                              ;   907.0 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8512], ymm9                            ;   904.0 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm4, [rbp + 6880]                        ;   906.0 fp2+agu1   21 x[3]
        db 0x2e
        vmovdqu [rbp + 8416], ymm11                           ;   905.0 agu0+fp5   21 x[3] spill
        db 0x2e
        vpand ymm11, ymm9, ymm1                               ;   907.0 fp3     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8384], ymm9                            ;   907.0 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm9, ymm1, ymm12                               ;   907.0 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8608], ymm10                           ;   907.0 agu1+fp5   21 x[3] spill
        vpand ymm10, ymm12, [rbp + 6880]                      ;   907.0 fp1+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8640], ymm12                           ;   908.0 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm9                               ;   908.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                             ;   909.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                               ;   910.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   908.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm0, ymm2                               ;   906.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                               ;   911.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm8                               ;   906.3 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                             ;   909.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm15                              ;   908.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 8416]                      ;   912.0 fp3+agu1   21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8416], ymm5                            ;   909.0 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm13                               ;   907.3 fp0     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8672], ymm8                            ;   910.0 agu2+fp5   21 x[3] spill
        db 0x2e
        vpxor ymm8, ymm2, ymm1                                ;   907.5 fp1     21 x[3]
        db 0x2e
        vmovdqu [rbp + 8704], ymm4                            ;   911.0 agu1+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm14, ymm10                              ;   909.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   912.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   910.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm8                                ;   908.5 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                              ;   913.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm15, ymm7                                ;   909.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8736], ymm10                           ;   912.0 agu0+fp5   21 x[3] spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 8608]                      ;   914.0 fp0+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                             ;   915.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                               ;   915.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm6                              ;   911.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                              ;   916.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                              ;   913.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                ;   916.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm11                               ;   917.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 8768], ymm15                           ;   913.0 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm4, ymm12                               ;   918.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   919.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm12                              ;   917.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   918.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                               ;   919.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                ;   920.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                ;   920.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm3                               ;   919.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                               ;   920.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                               ;   920.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                               ;   918.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                             ;   917.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm11                                ;   918.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                ;   919.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                             ;   918.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                             ;   920.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                ;   921.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                ;   920.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                               ;   920.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                ;   921.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm12                               ;   921.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                              ;   920.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 8384]                        ;   921.0 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm3                              ;   922.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   922.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                             ;   923.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 8608]                      ;   923.0 fp2+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                ;   922.0 fp3     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                               ;   924.0 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   924.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 8704]                        ;   922.0 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                ;   925.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, [rbp + 8640]                      ;   921.3 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                             ;   921.5 fp1     21 x[3]
        db 0x2e, 0x2e
        vpand ymm13, ymm4, [rbp + 8768]                       ;   922.0 fp2+agu0   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                               ;   922.2 fp3     21 x[3]
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 8736]                      ;   922.3 fp0+agu1   21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                ;   923.0 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                ;   925.0 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                             ;   923.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                               ;   924.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                ;   926.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                ;   924.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 6880]                      ;   924.2 fp3+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                ;   927.0 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                              ;   925.0 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   928.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   928.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, [rbp + 8672]                        ;   925.3 fp0+agu1   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                ;   926.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 8416]                        ;   926.0 fp2+agu0   21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                              ;   926.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   927.2 fp0     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                              ;   928.2 fp1     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                             ;   929.2 fp2     21 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                             ;   927.2 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                             ;   928.2 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                             ;   929.2 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm12, ymm13                              ;   930.2 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel sm4_encrypt.T0_constants256]       ;   925.3 agu1    21 x[0] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   932.3 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                ;   928.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                ;   932.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                ;   929.0 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                               ;   930.0 fp3     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                              ;   932.3 fp0     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                ;   932.3 fp1     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   932.3 fp2     21 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 8512]                            ;   927.3 agu0    21 x[3] reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm8, ymm1                                ;   934.3 fp3     32 x[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7904]                            ;   928.0 agu1    21 x[3] reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                ;   935.0 fp0     32 x[3]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 7968]                            ;   928.3 agu0    21 x[3] reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                ;   935.3 fp1     32 x[3]
        db 0x2e
        vmovdqu ymm10, [rbp + 8160]                           ;   929.0 agu1    32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm4                              ;   936.0 fp2     32 x[3]
        db 0x2e
        vmovdqu ymm11, [rbp + 8448]                           ;   929.3 agu0    21 x[3] reload
        db 0x2e
        vpxor ymm10, ymm10, ymm11                             ;   937.0 fp3     32 x[3]
        db 0x2e
        vmovdqu ymm12, [rbp + 7808]                           ;   930.0 agu1    21 x[3] reload
        db 0x2e
        vmovdqu [rbp + 7904], ymm6                            ;   929.5 agu2+fp5   21 x[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm13, ymm12                              ;   937.0 fp0     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                              ;   933.3 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 8576]                      ;   934.3 fp2+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                               ;   935.3 fp3     32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 7968], ymm8                            ;   936.3 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm14, [rbp + 8064]                       ;   933.3 fp0+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                              ;   935.3 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                             ;   938.0 fp2     32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8576], ymm14                           ;   939.0 agu0+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm14, ymm0, [rbp + 7680]                       ;   933.2 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 8256]                        ;   933.7 fp0+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 8512], ymm10                           ;   938.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm10, ymm12, [rbp + 8128]                      ;   937.0 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm10                               ;   938.0 fp2     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm14                             ;   937.0 fp3     32 x[3]
        db 0x2e
        vpxor ymm14, ymm14, ymm11                             ;   936.3 fp0     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                              ;   936.3 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                              ;   937.3 fp2     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 8064]                      ;   937.3 fp3+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                             ;   938.0 fp0     32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8064], ymm13                           ;   935.7 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm6                               ;   938.0 fp1     32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8128]                        ;   938.0 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8256]                        ;   939.0 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 7488]                        ;   940.0 fp0+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 8256], ymm7                            ;   936.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm7, ymm8, [rbp + 7488]                        ;   937.3 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm7, ymm7, ymm0                                ;   938.3 fp2     32 x[3]
        db 0x2e
        vmovdqu [rbp + 8128], ymm8                            ;   937.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm8, ymm3, [rbp + 8544]                        ;   938.0 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                ;   937.5 fp0     32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 8224]                        ;   938.3 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8352]                        ;   939.0 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8480]                        ;   940.0 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm3, ymm3, ymm4                                ;   941.0 fp0     32 x[3]
        db 0x2e
        vmovdqu [rbp + 8352], ymm7                            ;   939.3 agu2+fp5   32 x[3] spill
        vmovdqu ymm7, [rbp + 8096]                            ;   940.0 agu1    32 x[3]
        vpxor ymm7, ymm7, [rbp + 8544]                        ;   947.0 fp1+agu0   32 x[3]
        vmovdqu [rbp + 8544], ymm1                            ;   939.7 agu2+fp5   32 x[3] spill
        vmovdqu ymm1, [rbp + 8096]                            ;   941.0 agu1    32 x[3]
        vpxor ymm1, ymm1, [rbp + 8192]                        ;   948.0 fp2+agu0   32 x[3]
        vmovdqu [rbp + 8096], ymm6                            ;   941.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm6, [rbp + 8160]                            ;   942.0 agu1    32 x[3]
        vpxor ymm6, ymm6, [rbp + 8288]                        ;   949.0 fp3+agu0   32 x[3]
        vpxor ymm6, ymm6, [rbp + 7776]                        ;   950.0 fp0+agu1   32 x[3]
        vpxor ymm6, ymm6, [rbp + 8320]                        ;   951.0 fp1+agu0   32 x[3]
        vpxor ymm6, ymm6, [rbp + 7744]                        ;   952.0 fp2+agu1   32 x[3]
        vmovdqu [rbp + 8320], ymm3                            ;   942.0 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm15, [rbp + 8000]                       ;   944.3 fp3+agu0   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                              ;   940.8 fp0     32 x[3]
        db 0x2e
        vpxor ymm15, ymm15, ymm6                              ;   953.0 fp1     32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                ;   941.2 fp2     32 x[3]
        db 0x2e
        vmovdqu [rbp + 7776], ymm9                            ;   942.7 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm9, [rbp + 8032]                            ;   945.0 agu1    32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 7904]                        ;   952.0 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4672]                        ;   946.0 fp0+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4672], ymm5                            ;   947.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm5, [rbp + 7936]                            ;   946.3 agu0    32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 7904]                        ;   953.3 fp1+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 7904], ymm15                           ;   954.0 agu2+fp5   32 x[3] spill
        vpxor ymm15, ymm2, ymm7                               ;   948.0 fp2     32 x[3]
        vpxor ymm2, ymm2, [rbp + 7872]                        ;   947.3 fp3+agu0   32 x[3]
        vpxor ymm2, ymm2, [rbp + 7936]                        ;   948.3 fp0+agu1   32 x[3]
        vpxor ymm2, ymm2, [rbp + 8480]                        ;   949.3 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm12                             ;   946.3 fp2     32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, ymm0                              ;   947.3 fp3     32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4480]                        ;   949.0 fp0+agu1   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4480], ymm12                           ;   947.2 agu2+fp5   32 x[3] spill
        db 0x2e
        vmovdqu ymm12, [rbp + 7872]                           ;   949.3 agu0    32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 8224]                      ;   956.3 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4704]                      ;   950.3 fp2+agu0   32 x[3]
        vmovdqu [rbp + 4704], ymm10                           ;   951.3 agu2+fp5   32 x[3] spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm12, [rbp + 8192]                      ;   957.3 fp3+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                               ;   958.3 fp0     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                              ;   957.3 fp1     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4864]                      ;   958.3 fp2+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 4864], ymm8                            ;   959.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm8, ymm9, [rbp + 8000]                        ;   953.0 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 7744]                        ;   954.0 fp0+agu0   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm4                                ;   953.0 fp1     32 x[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 8224]                        ;   954.0 fp2+agu1   32 x[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                              ;   959.3 fp3     32 x[3]
        db 0x2e, 0x2e
        vmovdqu [rbp + 8224], ymm12                           ;   960.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm12, ymm1, ymm3                               ;   952.2 fp0     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 7744]                      ;   953.3 fp1+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 7744], ymm9                            ;   955.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm9, ymm3, [rbp + 8480]                        ;   954.0 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                ;   955.0 fp3     32 x[3]
        db 0x2e
        vmovdqu [rbp + 8000], ymm10                           ;   958.3 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm10, ymm14, [rbp + 4800]                      ;   954.3 fp0+agu0   32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 7488]                      ;   955.3 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 8512]                      ;   956.3 fp2+agu0   32 x[3]
        vmovdqu [rbp + 7488], ymm10                           ;   957.3 agu2+fp5   32 x[3] spill
        vpxor ymm10, ymm8, [rbp + 4832]                       ;   956.0 fp3+agu1   32 x[3]
        vpxor ymm10, ymm10, ymm6                              ;   957.0 fp0     32 x[3]
        vpxor ymm10, ymm10, [rbp + 8480]                      ;   958.0 fp1+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 8480], ymm10                           ;   959.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm10, ymm11, [rbp + 4960]                      ;   957.0 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rax + 3520]                      ;   957.3 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 8512]                      ;   958.3 fp0+agu1   32 x[3]
        vpxor ymm11, ymm11, [rbp + 8544]                      ;   959.3 fp1+agu0   32 x[3]
        vmovdqu [rbp + 3392], ymm11                           ;   960.3 agu2+fp5   32 x[3] spill
        vpxor ymm11, ymm12, [rbp + 4416]                      ;   959.0 fp2+agu1   32 x[3]
        vpxor ymm12, ymm12, ymm6                              ;   957.3 fp3     32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                ;   957.5 fp0     32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4896]                        ;   959.3 fp1+agu0   32 x[3]
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 8032]                        ;   960.3 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, ymm7                              ;   958.3 fp3     32 x[3]
        db 0x2e
        vpxor ymm12, ymm12, [rax + 3552]                      ;   960.3 fp0+agu0   32 x[3]
        db 0x2e
        vpxor ymm1, ymm1, [rax + 3616]                        ;   961.0 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 8320]                        ;   962.0 fp2+agu0   32 x[3]
        db 0x2e
        vmovdqu [rbp + 3488], ymm1                            ;   963.0 agu2+fp5   32 x[3] spill
        db 0x2e
        vpxor ymm1, ymm13, [rbp + 5024]                       ;   962.0 fp3+agu1   32 x[3]
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 7968]                        ;   963.0 fp0+agu0   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                ;   959.7 fp1     32 x[3]
        db 0x2e
        vpxor ymm4, ymm15, [rbp + 4448]                       ;   963.0 fp2+agu1   32 x[3]
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 8320]                        ;   964.0 fp3+agu0   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, ymm2                                ;   960.7 fp0     32 x[3]
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4768]                        ;   964.0 fp1+agu1   32 x[3]
        db 0x2e
        vpxor ymm5, ymm5, [rax + 3680]                        ;   964.3 fp2+agu0   32 x[3]
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                ;   961.3 fp3     32 x[3]
        db 0x2e
        vpxor ymm14, ymm14, [rax + 3712]                      ;   965.0 fp0+agu1   32 x[3]
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 8352]                      ;   966.0 fp1+agu0   32 x[3]
        vpxor ymm8, ymm8, [rax + 3744]                        ;   966.0 fp2+agu1   32 x[3]
        vmovdqu [rbp + 3616], ymm8                            ;   967.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm8, [rbp + 8096]                            ;   966.3 agu0    32 x[3]
        vpxor ymm8, ymm8, [rbp + 4992]                        ;   973.3 fp3+agu1   32 x[3]
        vmovdqu [rbp + 3584], ymm14                           ;   967.0 agu2+fp5   32 x[3] spill
        vpxor ymm14, ymm0, [rbp + 4928]                       ;   967.3 fp0+agu0   32 x[3]
        vpxor ymm14, ymm14, [rbp + 7680]                      ;   968.3 fp1+agu1   32 x[3]
        vpxor ymm14, ymm14, [rbp + 8512]                      ;   969.3 fp2+agu0   32 x[3]
        vpxor ymm0, ymm0, [rax + 3648]                        ;   969.0 fp3+agu1   32 x[3]
        vpxor ymm0, ymm0, [rbp + 8096]                        ;   970.0 fp0+agu0   32 x[3]
        vpxor ymm0, ymm0, [rbp + 8064]                        ;   971.0 fp1+agu1   32 x[3]
        vpxor ymm3, ymm3, [rax + 3808]                        ;   970.3 fp2+agu0   32 x[3]
        vpxor ymm3, ymm3, [rbp + 7904]                        ;   971.3 fp3+agu1   32 x[3]
        vpxor ymm13, ymm13, [rax + 3840]                      ;   971.3 fp0+agu0   32 x[3]
        vpxor ymm13, ymm13, [rbp + 7776]                      ;   972.3 fp1+agu1   32 x[3]
        vpxor ymm15, ymm15, [rax + 3872]                      ;   972.3 fp2+agu0   32 x[3]
        vpxor ymm15, ymm15, [rbp + 8000]                      ;   973.3 fp3+agu1   32 x[3]
        vmovdqu [rbp + 3744], ymm15                           ;   974.3 agu2+fp5   32 x[3] spill
        vmovdqu ymm15, [rbp + 7968]                           ;   973.3 agu0    32 x[3]
        vpxor ymm15, ymm15, [rax + 3584]                      ;   980.3 fp0+agu1   32 x[3]
        vpxor ymm15, ymm15, [rbp + 8256]                      ;   981.3 fp1+agu0   32 x[3]
        vpxor ymm9, ymm9, [rax + 4000]                        ;   975.0 fp2+agu1   32 x[3]
        vpxor ymm7, ymm7, [rax + 4064]                        ;   975.3 fp3+agu0   32 x[3]
        vpxor ymm7, ymm7, [rbp + 7904]                        ;   976.3 fp0+agu1   32 x[3]
        vmovdqu [rbp + 3936], ymm7                            ;   977.3 agu2+fp5   32 x[3] spill
        vmovdqu ymm7, [rbp + 8576]                            ;   976.3 agu0    32 x[3]
        vpxor ymm7, ymm7, [rax + 3776]                        ;   983.3 fp1+agu1   32 x[3]
        vpxor ymm7, ymm7, [rbp + 8128]                        ;   984.3 fp2+agu0   32 x[3]
        vmovdqu [rbp + 3872], ymm9                            ;   976.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 4480]                            ;   978.0 agu1    32 x[3]
        vpxor ymm9, ymm9, [rax + 3904]                        ;   985.0 fp3+agu0   32 x[3]
        vmovdqu [rbp + 3776], ymm9                            ;   986.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 7744]                            ;   979.0 agu1    32 x[3]
        vpxor ymm9, ymm9, [rax + 3936]                        ;   986.0 fp0+agu0   32 x[3]
        vmovdqu [rbp + 3808], ymm9                            ;   987.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 8352]                            ;   980.0 agu1    32 x[3]
        vpxor ymm9, ymm9, [rax + 3968]                        ;   987.0 fp1+agu0   32 x[3]
        vmovdqu [rbp + 3840], ymm9                            ;   988.0 agu2+fp5   32 x[3] spill
        vmovdqu ymm9, [rbp + 8576]                            ;   981.0 agu1    32 x[3]
        vpxor ymm9, ymm9, [rax + 4032]                        ;   988.0 fp2+agu0   32 x[3]
        vpxor ymm9, ymm9, [rbp + 8544]                        ;   989.0 fp3+agu1   32 x[3]
        vmovdqu [rbp + 3904], ymm9                            ;   990.0 agu2+fp5   32 x[3] spill
        vmovdqu [rbp + 3424], ymm12                           ;   979.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3456], ymm15                           ;   982.3 agu2+fp5   31 rounds
        vmovdqu [rbp + 3520], ymm0                            ;   981.0 agu2+fp5   31 rounds
        db 0x2e
        vmovdqu [rbp + 3552], ymm5                            ;   982.0 agu2+fp5   31 rounds
        vmovdqu [rbp + 3648], ymm7                            ;   985.3 agu0+fp5   31 rounds
        vmovdqu [rbp + 3680], ymm3                            ;   984.0 agu1+fp5   31 rounds
        vmovdqu [rbp + 3712], ymm13                           ;   985.0 agu2+fp5   31 rounds
        add r8, 0x1000                                        ;   982.0 alu0    31 rounds
        vmovdqu ymm0, [rbp + 4672]                            ;   983.3 agu0    32 x[3] reload
        vmovdqu ymm15, [rbp + 4864]                           ;   984.0 agu1    32 x[3] reload
        vmovdqu ymm3, [rbp + 4704]                            ;   984.3 agu0    32 x[3] reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 8224]                            ;   985.0 agu1    32 x[3] reload
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 7488]                            ;   985.3 agu0    32 x[3] reload
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 8480]                            ;   986.0 agu1    32 x[3] reload
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm14                                  ;   984.3         32 x[3] copy
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm6                                   ;   984.5         32 x[3] copy
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm10                                   ;   984.7         32 x[3] copy
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm8                                   ;   984.8         32 x[3] copy
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm1                                    ;   985.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                   ;   991.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm14, ymm2                                   ;   985.3         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm3                                    ;   991.3         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm5                                    ;   992.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm9                                    ;   993.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm4                                    ;   986.0         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm7                                    ;   992.3         32 x[3] copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm11                                   ;   986.3         32 x[3] copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm14                                  ;   986.5         32 x[3] copy
        db 0x2e, 0x2e
        lea rax, [rbp - 128]                                  ;                    first state
        db 0x2e, 0x2e
        cmp r8, qword [rbp + 8832]                            ;                    more rounds?
        jne .rounds_2
        db 0x2e, 0x2e
        mov qword [rbp + 8824], r8                            ;                    resident
        db 0x2e
        vmovdqu [rbp + 3968], ymm0                            ;                    resident
        db 0x2e
        vmovdqu [rbp + 4000], ymm1                            ;                    resident
        db 0x2e
        vmovdqu [rbp + 4032], ymm2                            ;                    resident
        vmovdqu [rbp + 4064], ymm3                            ;                    resident
        vmovdqu [rbp + 4096], ymm4                            ;                    resident
        vmovdqu [rbp + 4128], ymm5                            ;                    resident
        vmovdqu [rbp + 4160], ymm6                            ;                    resident
        vmovdqu [rbp + 4192], ymm7                            ;                    resident
        vmovdqu [rbp + 4224], ymm8                            ;                    resident
        vmovdqu [rbp + 4256], ymm9                            ;                    resident
        vmovdqu [rbp + 4288], ymm10                           ;                    resident
        db 0x2e
        vmovdqu [rbp + 4320], ymm11                           ;                    resident
        db 0x2e
        vmovdqu [rbp + 4352], ymm12                           ;                    resident
        db 0x2e
        vmovdqu [rbp + 4384], ymm13                           ;                    resident
        db 0x2e
        vmovdqu ymm0, [rbp + 3968]                            ;     0.0 agu0    34 dst reload
        db 0x2e
        mov r8, qword [rbp + 8840]                            ;     0.2 agu1    34 dst reload
        db 0x2e
        vmovdqu [r8], ymm0                                    ;     7.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4000]                            ;     1.0 agu0    34 dst reload
        vmovdqu [r8 + 32], ymm0                               ;     8.0 agu1+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 4032]                            ;     2.0 agu0    34 dst reload
        db 0x2e
        vmovdqu [r8 + 64], ymm0                               ;     9.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4064]                            ;     2.2 agu1    34 dst reload
        vmovdqu [r8 + 96], ymm0                               ;     9.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4096]                            ;     3.0 agu0    34 dst reload
        vmovdqu [r8 + 128], ymm0                              ;    10.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 4128]                            ;     4.0 agu0    34 dst reload
        vmovdqu [r8 + 160], ymm0                              ;    11.0 agu2+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 4160]                            ;     4.2 agu1    34 dst reload
        db 0x2e
        vmovdqu [r8 + 192], ymm0                              ;    11.2 agu2+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 4192]                            ;     5.0 agu0    34 dst reload
        db 0x2e
        vmovdqu [r8 + 224], ymm0                              ;    12.0 agu1+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 4224]                            ;     6.0 agu0    34 dst reload
        vmovdqu [r8 + 256], ymm0                              ;    13.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4256]                            ;     6.2 agu1    34 dst reload
        vmovdqu [r8 + 288], ymm0                              ;    13.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4288]                            ;     7.0 agu0    34 dst reload
        vmovdqu [r8 + 320], ymm0                              ;    14.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 4320]                            ;     8.0 agu0    34 dst reload
        vmovdqu [r8 + 352], ymm0                              ;    15.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4352]                            ;     8.2 agu1    34 dst reload
        vmovdqu [r8 + 384], ymm0                              ;    15.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 4384]                            ;     9.0 agu0    34 dst reload
        vmovdqu [r8 + 416], ymm0                              ;    16.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3392]                            ;    10.0 agu0    34 dst reload
        vmovdqu [r8 + 448], ymm0                              ;    17.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3424]                            ;    10.2 agu1    34 dst reload
        vmovdqu [r8 + 480], ymm0                              ;    17.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3456]                            ;    11.0 agu0    34 dst reload
        vmovdqu [r8 + 512], ymm0                              ;    18.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3488]                            ;    12.0 agu0    34 dst reload
        vmovdqu [r8 + 544], ymm0                              ;    19.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3520]                            ;    12.2 agu1    34 dst reload
        vmovdqu [r8 + 576], ymm0                              ;    19.2 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3552]                            ;    13.0 agu0    34 dst reload
        vmovdqu [r8 + 608], ymm0                              ;    20.0 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3584]                            ;    14.0 agu0    34 dst reload
        vmovdqu [r8 + 640], ymm0                              ;    21.0 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3616]                            ;    14.2 agu1    34 dst reload
        vmovdqu [r8 + 672], ymm0                              ;    21.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3648]                            ;    15.0 agu0    34 dst reload
        vmovdqu [r8 + 704], ymm0                              ;    22.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3680]                            ;    16.0 agu0    34 dst reload
        vmovdqu [r8 + 736], ymm0                              ;    23.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3712]                            ;    16.2 agu1    34 dst reload
        vmovdqu [r8 + 768], ymm0                              ;    24.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3744]                            ;    17.0 agu0    34 dst reload
        vmovdqu [r8 + 800], ymm0                              ;    25.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3776]                            ;    18.0 agu0    34 dst reload
        vmovdqu [r8 + 832], ymm0                              ;    26.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3808]                            ;    18.2 agu1    34 dst reload
        vmovdqu [r8 + 864], ymm0                              ;    27.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3840]                            ;    19.0 agu0    34 dst reload
        vmovdqu [r8 + 896], ymm0                              ;    28.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 3872]                            ;    20.0 agu0    34 dst reload
        vmovdqu [r8 + 928], ymm0                              ;    29.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3904]                            ;    20.2 agu1    34 dst reload
        vmovdqu [r8 + 960], ymm0                              ;    30.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 3936]                            ;    21.0 agu0    34 dst reload
        vmovdqu [r8 + 992], ymm0                              ;    31.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1920]                            ;    22.0 agu0    34 dst reload
        vmovdqu [r8 + 1024], ymm0                             ;    32.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1952]                            ;    22.2 agu1    34 dst reload
        vmovdqu [r8 + 1056], ymm0                             ;    33.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1984]                            ;    23.0 agu0    34 dst reload
        vmovdqu [r8 + 1088], ymm0                             ;    34.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2016]                            ;    24.0 agu0    34 dst reload
        vmovdqu [r8 + 1120], ymm0                             ;    35.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2048]                            ;    24.2 agu1    34 dst reload
        vmovdqu [r8 + 1152], ymm0                             ;    36.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2080]                            ;    25.0 agu0    34 dst reload
        vmovdqu [r8 + 1184], ymm0                             ;    37.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2112]                            ;    26.0 agu0    34 dst reload
        vmovdqu [r8 + 1216], ymm0                             ;    38.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2144]                            ;    26.2 agu1    34 dst reload
        vmovdqu [r8 + 1248], ymm0                             ;    39.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2176]                            ;    27.0 agu0    34 dst reload
        vmovdqu [r8 + 1280], ymm0                             ;    40.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2208]                            ;    28.0 agu0    34 dst reload
        vmovdqu [r8 + 1312], ymm0                             ;    41.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2240]                            ;    28.2 agu1    34 dst reload
        vmovdqu [r8 + 1344], ymm0                             ;    42.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2272]                            ;    29.0 agu0    34 dst reload
        vmovdqu [r8 + 1376], ymm0                             ;    43.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2304]                            ;    30.0 agu0    34 dst reload
        vmovdqu [r8 + 1408], ymm0                             ;    44.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2336]                            ;    30.2 agu1    34 dst reload
        vmovdqu [r8 + 1440], ymm0                             ;    45.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2368]                            ;    31.0 agu0    34 dst reload
        vmovdqu [r8 + 1472], ymm0                             ;    46.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2400]                            ;    32.0 agu0    34 dst reload
        vmovdqu [r8 + 1504], ymm0                             ;    47.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2432]                            ;    32.3 agu1    34 dst reload
        vmovdqu [r8 + 1536], ymm0                             ;    48.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2464]                            ;    33.3 agu1    34 dst reload
        vmovdqu [r8 + 1568], ymm0                             ;    49.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2496]                            ;    34.3 agu0    34 dst reload
        vmovdqu [r8 + 1600], ymm0                             ;    50.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2528]                            ;    35.3 agu0    34 dst reload
        vmovdqu [r8 + 1632], ymm0                             ;    51.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2560]                            ;    36.3 agu1    34 dst reload
        vmovdqu [r8 + 1664], ymm0                             ;    52.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2592]                            ;    37.3 agu1    34 dst reload
        vmovdqu [r8 + 1696], ymm0                             ;    53.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2624]                            ;    38.3 agu0    34 dst reload
        vmovdqu [r8 + 1728], ymm0                             ;    54.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2656]                            ;    39.3 agu0    34 dst reload
        vmovdqu [r8 + 1760], ymm0                             ;    55.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2688]                            ;    40.3 agu1    34 dst reload
        vmovdqu [r8 + 1792], ymm0                             ;    56.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2720]                            ;    41.3 agu1    34 dst reload
        vmovdqu [r8 + 1824], ymm0                             ;    57.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2752]                            ;    42.3 agu0    34 dst reload
        vmovdqu [r8 + 1856], ymm0                             ;    58.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2784]                            ;    43.3 agu0    34 dst reload
        vmovdqu [r8 + 1888], ymm0                             ;    59.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2816]                            ;    44.3 agu1    34 dst reload
        vmovdqu [r8 + 1920], ymm0                             ;    60.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 2848]                            ;    45.3 agu1    34 dst reload
        vmovdqu [r8 + 1952], ymm0                             ;    61.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 2880]                            ;    46.3 agu0    34 dst reload
        vmovdqu [r8 + 1984], ymm0                             ;    62.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 2912]                            ;    47.3 agu0    34 dst reload
        vmovdqu [r8 + 2016], ymm0                             ;    63.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 896]                             ;    48.3 agu1    34 dst reload
        vmovdqu [r8 + 2048], ymm0                             ;    64.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 928]                             ;    49.3 agu1    34 dst reload
        vmovdqu [r8 + 2080], ymm0                             ;    65.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 960]                             ;    50.3 agu0    34 dst reload
        vmovdqu [r8 + 2112], ymm0                             ;    66.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 992]                             ;    51.3 agu0    34 dst reload
        vmovdqu [r8 + 2144], ymm0                             ;    67.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1024]                            ;    52.3 agu1    34 dst reload
        vmovdqu [r8 + 2176], ymm0                             ;    68.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1056]                            ;    53.3 agu1    34 dst reload
        vmovdqu [r8 + 2208], ymm0                             ;    69.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1088]                            ;    54.3 agu0    34 dst reload
        vmovdqu [r8 + 2240], ymm0                             ;    70.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1120]                            ;    55.3 agu0    34 dst reload
        vmovdqu [r8 + 2272], ymm0                             ;    71.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1152]                            ;    56.3 agu1    34 dst reload
        vmovdqu [r8 + 2304], ymm0                             ;    72.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1184]                            ;    57.3 agu1    34 dst reload
        vmovdqu [r8 + 2336], ymm0                             ;    73.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1216]                            ;    58.3 agu0    34 dst reload
        vmovdqu [r8 + 2368], ymm0                             ;    74.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1248]                            ;    59.3 agu0    34 dst reload
        vmovdqu [r8 + 2400], ymm0                             ;    75.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1280]                            ;    60.3 agu1    34 dst reload
        vmovdqu [r8 + 2432], ymm0                             ;    76.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1312]                            ;    61.3 agu1    34 dst reload
        vmovdqu [r8 + 2464], ymm0                             ;    77.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1344]                            ;    62.3 agu0    34 dst reload
        vmovdqu [r8 + 2496], ymm0                             ;    78.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1376]                            ;    63.3 agu0    34 dst reload
        vmovdqu [r8 + 2528], ymm0                             ;    79.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1408]                            ;    64.3 agu1    34 dst reload
        vmovdqu [r8 + 2560], ymm0                             ;    80.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1440]                            ;    65.3 agu1    34 dst reload
        vmovdqu [r8 + 2592], ymm0                             ;    81.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1472]                            ;    66.3 agu0    34 dst reload
        vmovdqu [r8 + 2624], ymm0                             ;    82.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1504]                            ;    67.3 agu0    34 dst reload
        vmovdqu [r8 + 2656], ymm0                             ;    83.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1536]                            ;    68.3 agu1    34 dst reload
        vmovdqu [r8 + 2688], ymm0                             ;    84.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1568]                            ;    69.3 agu1    34 dst reload
        vmovdqu [r8 + 2720], ymm0                             ;    85.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1600]                            ;    70.3 agu0    34 dst reload
        vmovdqu [r8 + 2752], ymm0                             ;    86.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1632]                            ;    71.3 agu0    34 dst reload
        vmovdqu [r8 + 2784], ymm0                             ;    87.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1664]                            ;    72.3 agu1    34 dst reload
        vmovdqu [r8 + 2816], ymm0                             ;    88.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1696]                            ;    73.3 agu1    34 dst reload
        vmovdqu [r8 + 2848], ymm0                             ;    89.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1728]                            ;    74.3 agu0    34 dst reload
        vmovdqu [r8 + 2880], ymm0                             ;    90.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1760]                            ;    75.3 agu0    34 dst reload
        vmovdqu [r8 + 2912], ymm0                             ;    91.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1792]                            ;    76.3 agu1    34 dst reload
        vmovdqu [r8 + 2944], ymm0                             ;    92.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 1824]                            ;    77.3 agu1    34 dst reload
        vmovdqu [r8 + 2976], ymm0                             ;    93.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 1856]                            ;    78.3 agu0    34 dst reload
        vmovdqu [r8 + 3008], ymm0                             ;    94.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 1888]                            ;    79.3 agu0    34 dst reload
        vmovdqu [r8 + 3040], ymm0                             ;    95.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp - 128]                             ;    80.3 agu1    34 dst reload
        db 0x2e
        vmovdqu [r8 + 3072], ymm0                             ;    96.3 agu0+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp - 96]                              ;    81.3 agu1    34 dst reload
        db 0x2e
        vmovdqu [r8 + 3104], ymm0                             ;    97.3 agu2+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp - 64]                              ;    82.3 agu0    34 dst reload
        vmovdqu [r8 + 3136], ymm0                             ;    98.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp - 32]                              ;    83.3 agu0    34 dst reload
        vmovdqu [r8 + 3168], ymm0                             ;    99.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 0]                               ;    84.3 agu1    34 dst reload
        db 0x2e
        vmovdqu [r8 + 3200], ymm0                             ;   100.3 agu0+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 32]                              ;    85.3 agu1    34 dst reload
        db 0x2e
        vmovdqu [r8 + 3232], ymm0                             ;   101.3 agu2+fp5   34 dst
        db 0x2e
        vmovdqu ymm0, [rbp + 64]                              ;    86.3 agu0    34 dst reload
        db 0x2e
        vmovdqu [r8 + 3264], ymm0                             ;   102.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 96]                              ;    87.3 agu0    34 dst reload
        vmovdqu [r8 + 3296], ymm0                             ;   103.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 128]                             ;    88.3 agu1    34 dst reload
        vmovdqu [r8 + 3328], ymm0                             ;   104.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 160]                             ;    89.3 agu1    34 dst reload
        vmovdqu [r8 + 3360], ymm0                             ;   105.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 192]                             ;    90.3 agu0    34 dst reload
        vmovdqu [r8 + 3392], ymm0                             ;   106.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 224]                             ;    91.3 agu0    34 dst reload
        vmovdqu [r8 + 3424], ymm0                             ;   107.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 256]                             ;    92.3 agu1    34 dst reload
        vmovdqu [r8 + 3456], ymm0                             ;   108.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 288]                             ;    93.3 agu1    34 dst reload
        vmovdqu [r8 + 3488], ymm0                             ;   109.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 320]                             ;    94.3 agu0    34 dst reload
        vmovdqu [r8 + 3520], ymm0                             ;   110.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 352]                             ;    95.3 agu0    34 dst reload
        vmovdqu [r8 + 3552], ymm0                             ;   111.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 384]                             ;    96.3 agu1    34 dst reload
        vmovdqu [r8 + 3584], ymm0                             ;   112.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 416]                             ;    97.3 agu1    34 dst reload
        vmovdqu [r8 + 3616], ymm0                             ;   113.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 448]                             ;    98.3 agu0    34 dst reload
        vmovdqu [r8 + 3648], ymm0                             ;   114.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 480]                             ;    99.3 agu0    34 dst reload
        vmovdqu [r8 + 3680], ymm0                             ;   115.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 512]                             ;   100.3 agu1    34 dst reload
        vmovdqu [r8 + 3712], ymm0                             ;   116.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 544]                             ;   101.3 agu1    34 dst reload
        vmovdqu [r8 + 3744], ymm0                             ;   117.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 576]                             ;   102.3 agu0    34 dst reload
        vmovdqu [r8 + 3776], ymm0                             ;   118.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 608]                             ;   103.3 agu0    34 dst reload
        vmovdqu [r8 + 3808], ymm0                             ;   119.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 640]                             ;   104.3 agu1    34 dst reload
        vmovdqu [r8 + 3840], ymm0                             ;   120.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 672]                             ;   105.3 agu1    34 dst reload
        vmovdqu [r8 + 3872], ymm0                             ;   121.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 704]                             ;   106.3 agu0    34 dst reload
        vmovdqu [r8 + 3904], ymm0                             ;   122.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 736]                             ;   107.3 agu0    34 dst reload
        vmovdqu [r8 + 3936], ymm0                             ;   123.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 768]                             ;   108.3 agu1    34 dst reload
        vmovdqu [r8 + 3968], ymm0                             ;   124.3 agu0+fp5   34 dst
        vmovdqu ymm0, [rbp + 800]                             ;   109.3 agu1    34 dst reload
        vmovdqu [r8 + 4000], ymm0                             ;   125.3 agu2+fp5   34 dst
        vmovdqu ymm0, [rbp + 832]                             ;   110.3 agu0    34 dst reload
        vmovdqu [r8 + 4032], ymm0                             ;   126.3 agu1+fp5   34 dst
        vmovdqu ymm0, [rbp + 864]                             ;   111.3 agu0    34 dst reload
        vmovdqu [r8 + 4064], ymm0                             ;   127.3 agu2+fp5   34 dst
        add r8, 0x1000                                        ;   112.3 alu0    28 blocks
        mov qword [rbp + 8840], r8                            ;   113.3 agu1+st0   28 blocks
        mov r8, qword [rbp + 8800]                            ;   113.3 agu0    28 blocks
        add r8, 0x1000                                        ;   117.3 alu1    28 blocks
        mov qword [rbp + 8800], r8                            ;   118.3 agu2+st1   28 blocks
        cmp r8, qword [rbp + 8808]                            ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                            ;                    x87 state
        mov rsp, qword [rbp + 8848]                           ;                    frame
        pop rbp                                               ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
sm4_encrypt.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
