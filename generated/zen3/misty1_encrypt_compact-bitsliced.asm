; misty1_encrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu zen3 --variant bitsliced
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 8192 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 43 uops, planned 16.2; bounds: width 7.2, ports 14.0, path 7.0
;   blocks/rounds: 3313 uops, planned 892.3; bounds: width 552.2, ports 627.0, path 76.0
;   blocks.2: 263 uops, planned 105.7; bounds: width 43.8, ports 65.7, path 11.0
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
%fatal "misty1_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_encrypt_compact
$_misty1_encrypt_compact:
%else
        global $misty1_encrypt_compact
%endif
$misty1_encrypt_compact:
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x1700                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 5736], rax                                      ;                    frame
        mov dword [rbp + 5744], ecx                                      ;                    argument
        mov qword [rbp + 5632], rsi                                      ;                    argument
        mov qword [rbp + 5648], rdi                                      ;                    argument
        mov qword [rbp + 5728], rdx                                      ;                    argument
        mov r8d, dword [rbp + 5744]                                      ;     0.0 agu0   141 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   141 blocks
        add r8, qword [rbp + 5632]                                       ;     5.0 alu0+agu1  141 blocks
        mov qword [rbp + 5640], r8                                       ;     6.0 agu2+st0  141 blocks
        cmp dword [rbp + 5744], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        mov rax, qword [rbp + 5632]                                      ;                    first state
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5632]                                       ;     0.2 agu1   111 l.0 reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 512]                                         ;     4.2 agu0   111 l.16
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm0                                       ;    11.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 544]                                         ;     4.2 agu1   111 l.17
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm0                                       ;    11.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 576]                                         ;     4.2 agu0   111 l.18
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm0                                       ;    11.2 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 608]                                         ;     4.2 agu0   111 l.19
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm0                                       ;    11.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 640]                                         ;     4.2 agu1   111 l.20
        db 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm0                                       ;    11.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 672]                                         ;     4.2 agu0   111 l.21
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm0                                       ;    11.2 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 704]                                         ;     5.0 agu0   111 l.22
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm0                                       ;    12.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 736]                                         ;     5.2 agu1   111 l.23
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm0                                       ;    12.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 768]                                         ;     6.0 agu0   111 l.24
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm0                                       ;    13.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 800]                                         ;     7.0 agu0   111 l.25
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm0                                       ;    14.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 832]                                         ;     7.2 agu1   111 l.26
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm0                                       ;    14.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 864]                                         ;     8.0 agu0   111 l.27
        vmovdqu [rbp + 2272], ymm0                                       ;    15.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 896]                                         ;     9.0 agu0   111 l.28
        vmovdqu [rbp + 2304], ymm0                                       ;    16.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 928]                                         ;     9.2 agu1   111 l.29
        vmovdqu [rbp + 2336], ymm0                                       ;    16.2 agu2+fp5  113 rounds
        mov r8, qword [rbp + 5648]                                       ;    10.0 agu0   113 rounds reload
        mov qword [rbp + 5656], r8                                       ;    14.0 agu1+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5664], r8                                       ;    14.0 agu2+st1  113 rounds
        db 0x2e
        lea r9, [r8 + 3072]                                              ;    14.0 alu0   113 rounds
        db 0x2e
        mov qword [rbp + 5672], r9                                       ;    15.0 agu0+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5680], r9                                       ;    15.0 agu1+st1  113 rounds
        db 0x2e
        lea r9, [r8 + 1024]                                              ;    14.0 alu1   113 rounds
        db 0x2e
        mov qword [rbp + 5688], r9                                       ;    15.0 agu2+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5696], r9                                       ;    15.0 agu0+st1  113 rounds
        add r8, 0x800                                                    ;    14.0 alu2   113 rounds
        db 0x2e
        mov qword [rbp + 5704], r8                                       ;    15.0 agu1+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5712], r8                                       ;    15.0 agu2+st1  113 rounds
        db 0x2e
        mov qword [rbp + 5720], r8                                       ;    15.0 agu0+st0  113 rounds
        vmovdqu ymm0, [rbp + 1920]                                       ;                    resident
        vmovdqu ymm1, [rbp + 1952]                                       ;                    resident
        vmovdqu ymm2, [rbp + 1984]                                       ;                    resident
        vmovdqu ymm3, [rbp + 2016]                                       ;                    resident
        vmovdqu ymm4, [rbp + 2048]                                       ;                    resident
        vmovdqu ymm5, [rbp + 2080]                                       ;                    resident
        vmovdqu ymm6, [rbp + 2112]                                       ;                    resident
        vmovdqu ymm7, [rbp + 2144]                                       ;                    resident
        vmovdqu ymm8, [rbp + 2176]                                       ;                    resident
        vmovdqu ymm9, [rbp + 2208]                                       ;                    resident
        vmovdqu ymm10, [rbp + 2240]                                      ;                    resident
        vmovdqu ymm11, [rbp + 2272]                                      ;                    resident
        vmovdqu ymm12, [rbp + 2304]                                      ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 2336]                                      ;                    resident
        db 0x2e
        mov r8, qword [rbp + 5696]                                       ;                    resident
        db 0x2e
        mov r9, qword [rbp + 5712]                                       ;                    resident
        db 0x2e
        mov r10, qword [rbp + 5664]                                      ;                    resident
        db 0x2e
        mov r11, qword [rbp + 5680]                                      ;                    resident
        db 0x2e
        mov r12, qword [rbp + 5656]                                      ;                    resident
        db 0x2e
        mov r13, qword [rbp + 5672]                                      ;                    resident
        mov r14, qword [rbp + 5688]                                      ;                    resident
.rounds_2:
        db 0x2e, 0x2e
        vpand ymm14, ymm0, [r12]                                         ;     7.0 fp0+agu0   62 r
        db 0x2e, 0x2e
        vpand ymm15, ymm1, [r12 + 32]                                    ;     7.0 fp1+agu1   62 r
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rax]                                        ;     8.0 fp2+agu0   62 r
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rax + 32]                                   ;     8.0 fp3+agu1   62 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm1                                       ;     0.7 agu2+fp5   62 r spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, [r12 + 64]                                     ;     7.0 fp0+agu0   62 r
        db 0x2e
        vpxor ymm1, ymm1, [rax + 64]                                     ;     8.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2400], ymm2                                       ;     1.7 agu2+fp5   62 r spill
        vpand ymm2, ymm3, [r12 + 96]                                     ;     7.0 fp2+agu0   62 r
        vpxor ymm2, ymm2, [rax + 96]                                     ;     8.0 fp3+agu1   62 r
        vmovdqu [rbp + 2432], ymm3                                       ;     2.7 agu2+fp5   62 r spill
        vpand ymm3, ymm4, [r12 + 128]                                    ;     7.0 fp0+agu0   62 r
        vpxor ymm3, ymm3, [rax + 128]                                    ;     8.0 fp1+agu1   62 r
        vmovdqu [rbp + 2464], ymm4                                       ;     3.7 agu2+fp5   62 r spill
        vpand ymm4, ymm5, [r12 + 160]                                    ;     7.0 fp2+agu0   62 r
        vpxor ymm4, ymm4, [rax + 160]                                    ;     8.0 fp3+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2496], ymm5                                       ;     4.7 agu2+fp5   62 r spill
        db 0x2e
        vpand ymm5, ymm6, [r12 + 192]                                    ;     7.0 fp0+agu0   62 r
        db 0x2e
        vpxor ymm5, ymm5, [rax + 192]                                    ;     8.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2528], ymm6                                       ;     5.7 agu2+fp5   62 r spill
        vpand ymm6, ymm7, [r12 + 224]                                    ;     7.0 fp2+agu0   62 r
        vpxor ymm6, ymm6, [rax + 224]                                    ;     8.0 fp3+agu1   62 r
        vmovdqu [rbp + 2560], ymm7                                       ;     7.0 agu2+fp5   62 r spill
        db 0x2e
        vpand ymm7, ymm8, [r12 + 256]                                    ;     8.0 fp0+agu0   62 r
        db 0x2e
        vpxor ymm7, ymm7, [rax + 256]                                    ;     9.0 fp1+agu1   62 r
        vmovdqu [rbp + 2592], ymm8                                       ;     8.0 agu2+fp5   62 r spill
        vpand ymm8, ymm9, [r12 + 288]                                    ;     9.0 fp2+agu0   62 r
        vpxor ymm8, ymm8, [rax + 288]                                    ;    10.0 fp3+agu1   62 r
        vmovdqu [rbp + 2624], ymm9                                       ;     9.0 agu2+fp5   62 r spill
        vpand ymm9, ymm10, [r12 + 320]                                   ;    10.0 fp0+agu0   62 r
        vpxor ymm9, ymm9, [rax + 320]                                    ;    11.0 fp1+agu1   62 r
        vmovdqu [rbp + 2656], ymm10                                      ;    10.0 agu2+fp5   62 r spill
        vpand ymm10, ymm11, [r12 + 352]                                  ;    11.0 fp2+agu0   62 r
        vpxor ymm10, ymm10, [rax + 352]                                  ;    12.0 fp3+agu1   62 r
        vmovdqu [rbp + 2688], ymm11                                      ;    11.0 agu2+fp5   62 r spill
        vpand ymm11, ymm12, [r12 + 384]                                  ;    12.0 fp0+agu0   62 r
        vpxor ymm11, ymm11, [rax + 384]                                  ;    13.0 fp1+agu1   62 r
        vmovdqu [rbp + 2720], ymm12                                      ;    12.0 agu2+fp5   62 r spill
        vmovdqu ymm12, [r12 + 416]                                       ;    13.0 agu0    62 r
        vpand ymm12, ymm12, ymm13                                        ;    20.0 fp2     62 r
        vpxor ymm12, ymm12, [rax + 416]                                  ;    21.0 fp3+agu1   62 r
        vmovdqu [rbp + 2752], ymm13                                      ;    13.0 agu2+fp5   62 r spill
        vmovdqu ymm13, [r12 + 448]                                       ;    14.0 agu0    62 r
        vpand ymm13, ymm13, [rax + 960]                                  ;    21.0 fp0+agu1   62 r
        vpxor ymm13, ymm13, [rax + 448]                                  ;    22.0 fp1+agu0   62 r
        vmovdqu [rbp + 2784], ymm0                                       ;    14.0 agu2+fp5   62 r spill
        vmovdqu ymm0, [r12 + 480]                                        ;    15.2 agu1    62 r
        vpand ymm0, ymm0, [rax + 992]                                    ;    22.2 fp2+agu0   62 r
        vpxor ymm0, ymm0, [rax + 480]                                    ;    23.2 fp3+agu1   62 r
        vmovdqu [rbp + 2816], ymm0                                       ;    24.2 agu2+fp5   62 r spill
        vpor ymm0, ymm14, [r13 + 4096]                                   ;    17.0 fp0+agu0   63 r
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;    21.0 fp1+agu1   63 r
        vmovdqu [rbp + 2784], ymm14                                      ;    16.0 agu2+fp5   62 r spill
        vpor ymm14, ymm15, [r13 + 4128]                                  ;    18.0 fp2+agu0   63 r
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;    19.0 fp3+agu1   63 r
        vmovdqu [rbp + 2368], ymm15                                      ;    17.0 agu2+fp5   62 r spill
        vpor ymm15, ymm1, [r13 + 4160]                                   ;    19.0 fp0+agu0   63 r
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;    20.0 fp1+agu1   63 r
        vmovdqu [rbp + 2400], ymm1                                       ;    18.0 agu2+fp5   62 r spill
        vpor ymm1, ymm2, [r13 + 4192]                                    ;    20.0 fp2+agu0   63 r
        vpxor ymm1, ymm1, [rbp + 2432]                                   ;    21.0 fp3+agu1   63 r
        vmovdqu [rbp + 2432], ymm2                                       ;    19.0 agu2+fp5   62 r spill
        vpor ymm2, ymm3, [r13 + 4224]                                    ;    21.0 fp0+agu0   63 r
        vpxor ymm2, ymm2, [rbp + 2464]                                   ;    22.0 fp1+agu1   63 r
        vmovdqu [rbp + 2464], ymm3                                       ;    20.0 agu2+fp5   62 r spill
        vpor ymm3, ymm4, [r13 + 4256]                                    ;    22.0 fp2+agu0   63 r
        vpxor ymm3, ymm3, [rbp + 2496]                                   ;    23.0 fp3+agu1   63 r
        vmovdqu [rbp + 2496], ymm4                                       ;    21.0 agu2+fp5   62 r spill
        vpor ymm4, ymm5, [r13 + 4288]                                    ;    23.0 fp0+agu0   63 r
        vpxor ymm4, ymm4, [rbp + 2528]                                   ;    24.0 fp1+agu1   63 r
        vmovdqu [rbp + 2528], ymm5                                       ;    22.0 agu2+fp5   62 r spill
        vpor ymm5, ymm6, [r13 + 4320]                                    ;    24.0 fp2+agu0   63 r
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;    25.0 fp3+agu1   63 r
        vmovdqu [rbp + 2560], ymm6                                       ;    23.0 agu2+fp5   62 r spill
        vpor ymm6, ymm7, [r13 + 4352]                                    ;    25.0 fp0+agu0   63 r
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;    26.0 fp1+agu1   63 r
        vmovdqu [rbp + 2592], ymm7                                       ;    24.0 agu2+fp5   62 r spill
        vpor ymm7, ymm8, [r13 + 4384]                                    ;    26.0 fp2+agu0   63 r
        vpxor ymm7, ymm7, [rbp + 2624]                                   ;    27.0 fp3+agu1   63 r
        vmovdqu [rbp + 2624], ymm8                                       ;    25.0 agu2+fp5   62 r spill
        vpor ymm8, ymm9, [r13 + 4416]                                    ;    27.0 fp0+agu0   63 r
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;    28.0 fp1+agu1   63 r
        vmovdqu [rbp + 2656], ymm9                                       ;    26.0 agu2+fp5   62 r spill
        vpor ymm9, ymm10, [r13 + 4448]                                   ;    28.0 fp2+agu0   63 r
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;    29.0 fp3+agu1   63 r
        vmovdqu [rbp + 2688], ymm10                                      ;    27.0 agu2+fp5   62 r spill
        vpor ymm10, ymm11, [r13 + 4480]                                  ;    29.0 fp0+agu0   63 r
        vpxor ymm10, ymm10, [rbp + 2720]                                 ;    30.0 fp1+agu1   63 r
        vmovdqu [rbp + 2720], ymm11                                      ;    28.0 agu2+fp5   62 r spill
        vpor ymm11, ymm12, [r13 + 4512]                                  ;    30.0 fp2+agu0   63 r
        vpxor ymm11, ymm11, [rbp + 2752]                                 ;    31.0 fp3+agu1   63 r
        vmovdqu [rbp + 2752], ymm12                                      ;    29.0 agu2+fp5   62 r spill
        vpor ymm12, ymm13, [r13 + 4544]                                  ;    31.0 fp0+agu0   63 r
        vpxor ymm12, ymm12, [rax + 960]                                  ;    32.0 fp1+agu1   63 r
        vmovdqu [rbp + 2848], ymm13                                      ;    30.0 agu2+fp5   62 r spill
        vmovdqu ymm13, [rbp + 2816]                                      ;    32.0 agu0    63 r
        vpor ymm13, ymm13, [r13 + 4576]                                  ;    39.0 fp2+agu1   63 r
        vpxor ymm13, ymm13, [rax + 992]                                  ;    40.0 fp3+agu0   63 r
        vmovdqu [rbp + 2880], ymm13                                      ;    41.0 agu2+fp5   63 r spill
        vmovdqu ymm13, [r14 + 4096]                                      ;    33.2 agu1    62 r
        vpand ymm13, ymm13, [rax + 1536]                                 ;    40.2 fp0+agu0   62 r
        vpxor ymm13, ymm13, [rax + 1024]                                 ;    41.2 fp1+agu1   62 r
        vmovdqu [rbp + 2912], ymm12                                      ;    33.0 agu2+fp5   63 r spill
        vmovdqu ymm12, [r14 + 4128]                                      ;    35.0 agu0    62 r
        vpand ymm12, ymm12, [rax + 1568]                                 ;    42.0 fp2+agu1   62 r
        vpxor ymm12, ymm12, [rax + 1056]                                 ;    43.0 fp3+agu0   62 r
        vmovdqu [rbp + 2944], ymm11                                      ;    33.0 agu2+fp5   63 r spill
        vmovdqu ymm11, [r14 + 4160]                                      ;    36.2 agu1    62 r
        vpand ymm11, ymm11, [rax + 1600]                                 ;    43.2 fp0+agu0   62 r
        vpxor ymm11, ymm11, [rax + 1088]                                 ;    44.2 fp1+agu1   62 r
        vmovdqu [rbp + 2976], ymm10                                      ;    34.0 agu2+fp5   63 r spill
        vmovdqu ymm10, [r14 + 4192]                                      ;    38.0 agu0    62 r
        vpand ymm10, ymm10, [rax + 1632]                                 ;    45.0 fp2+agu1   62 r
        vpxor ymm10, ymm10, [rax + 1120]                                 ;    46.0 fp3+agu0   62 r
        vmovdqu [rbp + 3008], ymm9                                       ;    35.0 agu2+fp5   63 r spill
        vmovdqu ymm9, [r14 + 4224]                                       ;    39.2 agu1    62 r
        vpand ymm9, ymm9, [rax + 1664]                                   ;    46.2 fp0+agu0   62 r
        vpxor ymm9, ymm9, [rax + 1152]                                   ;    47.2 fp1+agu1   62 r
        vmovdqu [rbp + 3040], ymm8                                       ;    36.2 agu2+fp5   63 r spill
        vmovdqu ymm8, [r14 + 4256]                                       ;    41.0 agu0    62 r
        vpand ymm8, ymm8, [rax + 1696]                                   ;    48.0 fp2+agu1   62 r
        vpxor ymm8, ymm8, [rax + 1184]                                   ;    49.0 fp3+agu0   62 r
        vmovdqu [rbp + 3072], ymm7                                       ;    39.2 agu2+fp5   63 r spill
        vmovdqu ymm7, [r14 + 4288]                                       ;    42.2 agu1    62 r
        vpand ymm7, ymm7, [rax + 1728]                                   ;    49.2 fp0+agu0   62 r
        vpxor ymm7, ymm7, [rax + 1216]                                   ;    50.2 fp1+agu1   62 r
        vmovdqu [rbp + 3104], ymm6                                       ;    41.0 agu2+fp5   63 r spill
        vmovdqu ymm6, [r14 + 4320]                                       ;    44.0 agu0    62 r
        vpand ymm6, ymm6, [rax + 1760]                                   ;    51.0 fp2+agu1   62 r
        vpxor ymm6, ymm6, [rax + 1248]                                   ;    52.0 fp3+agu0   62 r
        vmovdqu [rbp + 3136], ymm5                                       ;    42.0 agu2+fp5   63 r spill
        vmovdqu ymm5, [r14 + 4352]                                       ;    45.2 agu1    62 r
        vpand ymm5, ymm5, [rax + 1792]                                   ;    52.2 fp0+agu0   62 r
        vpxor ymm5, ymm5, [rax + 1280]                                   ;    53.2 fp1+agu1   62 r
        vmovdqu [rbp + 3168], ymm4                                       ;    43.2 agu2+fp5   63 r spill
        vmovdqu ymm4, [r14 + 4384]                                       ;    47.0 agu0    62 r
        vpand ymm4, ymm4, [rax + 1824]                                   ;    54.0 fp2+agu1   62 r
        vpxor ymm4, ymm4, [rax + 1312]                                   ;    55.0 fp3+agu0   62 r
        vmovdqu [rbp + 3200], ymm3                                       ;    45.0 agu2+fp5   63 r spill
        vmovdqu ymm3, [r14 + 4416]                                       ;    48.2 agu1    62 r
        vpand ymm3, ymm3, [rax + 1856]                                   ;    55.2 fp0+agu0   62 r
        vpxor ymm3, ymm3, [rax + 1344]                                   ;    56.2 fp1+agu1   62 r
        vmovdqu [rbp + 3232], ymm2                                       ;    46.2 agu2+fp5   63 r spill
        vmovdqu ymm2, [r14 + 4448]                                       ;    50.0 agu0    62 r
        vpand ymm2, ymm2, [rax + 1888]                                   ;    57.0 fp2+agu1   62 r
        vpxor ymm2, ymm2, [rax + 1376]                                   ;    58.0 fp3+agu0   62 r
        vmovdqu [rbp + 3264], ymm1                                       ;    48.0 agu2+fp5   63 r spill
        vmovdqu ymm1, [r14 + 4480]                                       ;    51.2 agu1    62 r
        vpand ymm1, ymm1, [rax + 1920]                                   ;    58.2 fp0+agu0   62 r
        vpxor ymm1, ymm1, [rax + 1408]                                   ;    59.2 fp1+agu1   62 r
        vmovdqu [rbp + 3296], ymm15                                      ;    49.2 agu2+fp5   63 r spill
        vmovdqu ymm15, [r14 + 4512]                                      ;    53.0 agu0    62 r
        vpand ymm15, ymm15, [rax + 1952]                                 ;    60.0 fp2+agu1   62 r
        vpxor ymm15, ymm15, [rax + 1440]                                 ;    61.0 fp3+agu0   62 r
        vmovdqu [rbp + 3328], ymm14                                      ;    51.0 agu2+fp5   63 r spill
        vmovdqu ymm14, [r14 + 4544]                                      ;    54.2 agu1    62 r
        vpand ymm14, ymm14, [rax + 1984]                                 ;    61.2 fp0+agu0   62 r
        vpxor ymm14, ymm14, [rax + 1472]                                 ;    62.2 fp1+agu1   62 r
        vmovdqu [rbp + 3360], ymm0                                       ;    52.2 agu2+fp5   63 r spill
        vmovdqu ymm0, [r14 + 4576]                                       ;    56.0 agu0    62 r
        vpand ymm0, ymm0, [rax + 2016]                                   ;    63.0 fp2+agu1   62 r
        vpxor ymm0, ymm0, [rax + 1504]                                   ;    64.0 fp3+agu0   62 r
        mov r15, qword [rbp + 5704]                                      ;    54.0 agu2    86 r.0 reload
        vmovdqu [rbp + 3392], ymm0                                       ;    65.0 agu2+fp5   62 r spill
        vpor ymm0, ymm13, [r15]                                          ;    65.0 fp0+agu1   63 r
        vpxor ymm0, ymm0, [rax + 1536]                                   ;    66.0 fp1+agu0   63 r
        vmovdqu [rbp + 3424], ymm13                                      ;    56.0 agu2+fp5   62 r spill
        vpor ymm13, ymm12, [r15 + 32]                                    ;    65.0 fp2+agu1   63 r
        vpxor ymm13, ymm13, [rax + 1568]                                 ;    66.0 fp3+agu0   63 r
        vmovdqu [rbp + 3456], ymm12                                      ;    57.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm12, ymm11, [r15 + 64]                                    ;    65.0 fp0+agu1   63 r
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1600]                                 ;    66.0 fp1+agu0   63 r
        vmovdqu [rbp + 3488], ymm11                                      ;    58.0 agu2+fp5   62 r spill
        vpor ymm11, ymm10, [r15 + 96]                                    ;    65.0 fp2+agu1   63 r
        vpxor ymm11, ymm11, [rax + 1632]                                 ;    66.0 fp3+agu0   63 r
        vmovdqu [rbp + 3520], ymm10                                      ;    59.2 agu2+fp5   62 r spill
        vpor ymm10, ymm9, [r15 + 128]                                    ;    65.0 fp0+agu1   63 r
        vpxor ymm10, ymm10, [rax + 1664]                                 ;    66.0 fp1+agu0   63 r
        vmovdqu [rbp + 3552], ymm9                                       ;    61.0 agu2+fp5   62 r spill
        vpor ymm9, ymm8, [r15 + 160]                                     ;    65.0 fp2+agu1   63 r
        vpxor ymm9, ymm9, [rax + 1696]                                   ;    66.0 fp3+agu0   63 r
        vmovdqu [rbp + 3584], ymm8                                       ;    62.2 agu2+fp5   62 r spill
        vpor ymm8, ymm7, [r15 + 192]                                     ;    65.0 fp0+agu1   63 r
        vpxor ymm8, ymm8, [rax + 1728]                                   ;    66.0 fp1+agu0   63 r
        vmovdqu [rbp + 3616], ymm7                                       ;    64.0 agu2+fp5   62 r spill
        vpor ymm7, ymm6, [r15 + 224]                                     ;    65.0 fp2+agu1   63 r
        db 0x2e
        vpxor ymm7, ymm7, [rax + 1760]                                   ;    66.0 fp3+agu0   63 r
        db 0x2e
        vmovdqu [rbp + 3648], ymm6                                       ;    65.2 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm6, ymm5, [r15 + 256]                                     ;    65.3 fp0+agu1   63 r
        vpxor ymm6, ymm6, [rax + 1792]                                   ;    66.3 fp1+agu0   63 r
        vmovdqu [rbp + 3680], ymm5                                       ;    66.2 agu2+fp5   62 r spill
        vpor ymm5, ymm4, [r15 + 288]                                     ;    66.3 fp2+agu1   63 r
        vpxor ymm5, ymm5, [rax + 1824]                                   ;    67.3 fp3+agu0   63 r
        vmovdqu [rbp + 3712], ymm4                                       ;    67.2 agu2+fp5   62 r spill
        vpor ymm4, ymm3, [r15 + 320]                                     ;    67.3 fp0+agu1   63 r
        vpxor ymm4, ymm4, [rax + 1856]                                   ;    68.3 fp1+agu0   63 r
        vmovdqu [rbp + 3744], ymm3                                       ;    68.2 agu2+fp5   62 r spill
        vpor ymm3, ymm2, [r15 + 352]                                     ;    68.3 fp2+agu1   63 r
        vpxor ymm3, ymm3, [rax + 1888]                                   ;    69.3 fp3+agu0   63 r
        vmovdqu [rbp + 3776], ymm2                                       ;    69.2 agu2+fp5   62 r spill
        vpor ymm2, ymm1, [r15 + 384]                                     ;    69.3 fp0+agu1   63 r
        vpxor ymm2, ymm2, [rax + 1920]                                   ;    70.3 fp1+agu0   63 r
        vmovdqu [rbp + 3808], ymm1                                       ;    70.2 agu2+fp5   62 r spill
        vpor ymm1, ymm15, [r15 + 416]                                    ;    70.3 fp2+agu1   63 r
        vpxor ymm1, ymm1, [rax + 1952]                                   ;    71.3 fp3+agu0   63 r
        vmovdqu [rbp + 3840], ymm15                                      ;    71.2 agu2+fp5   62 r spill
        vpor ymm15, ymm14, [r15 + 448]                                   ;    71.3 fp0+agu1   63 r
        vpxor ymm15, ymm15, [rax + 1984]                                 ;    72.3 fp1+agu0   63 r
        vmovdqu [rbp + 3872], ymm14                                      ;    72.2 agu2+fp5   62 r spill
        vmovdqu ymm14, [rbp + 3392]                                      ;    72.3 agu1    63 r
        vpor ymm14, ymm14, [r15 + 480]                                   ;    79.3 fp2+agu0   63 r
        vpxor ymm14, ymm14, [rax + 2016]                                 ;    80.3 fp3+agu1   63 r
        vmovdqu [rbp + 3904], ymm14                                      ;    81.3 agu2+fp5   63 r spill
        vmovdqu ymm14, [r10]                                             ;    74.0 agu0    76 r.0
        vmovdqu [rbp + 3936], ymm15                                      ;    74.2 agu2+fp5   63 r spill
        vmovdqu ymm15, [r10 + 32]                                        ;    74.3 agu1    76 r.1
        vmovdqu [rbp + 3968], ymm1                                       ;    75.2 agu0+fp5   63 r spill
        db 0x2e
        vmovdqu ymm1, [r10 + 64]                                         ;    75.3 agu1    76 r.2
        vmovdqu [rbp + 4000], ymm2                                       ;    76.2 agu2+fp5   63 r spill
        vmovdqu ymm2, [r10 + 96]                                         ;    76.0 agu0    76 r.3
        vmovdqu [rbp + 4032], ymm3                                       ;    77.2 agu2+fp5   63 r spill
        vmovdqu ymm3, [r10 + 128]                                        ;    76.3 agu1    76 r.4
        vmovdqu [rbp + 4064], ymm4                                       ;    78.2 agu0+fp5   63 r spill
        vmovdqu ymm4, [r10 + 160]                                        ;    77.3 agu1    76 r.5
        vmovdqu [rbp + 4096], ymm5                                       ;    79.2 agu2+fp5   63 r spill
        db 0x2e
        vmovdqu ymm5, [r10 + 192]                                        ;    78.0 agu0    76 r.6
        db 0x2e
        vmovdqu [rbp + 4128], ymm6                                       ;    80.2 agu2+fp5   63 r spill
        db 0x2e
        vmovdqu ymm6, [r10 + 224]                                        ;    78.3 agu1    76 r.7
        db 0x2e
        vmovdqu [rbp + 4160], ymm7                                       ;    81.2 agu0+fp5   63 r spill
        vmovdqu ymm7, [r10 + 256]                                        ;    79.3 agu1    76 r.8
        vmovdqu [rbp + 4192], ymm8                                       ;    82.2 agu2+fp5   63 r spill
        vmovdqu ymm8, [r10 + 288]                                        ;    80.0 agu0    76 r.9
        vmovdqu [rbp + 4224], ymm9                                       ;    83.2 agu2+fp5   63 r spill
        vmovdqu ymm9, [r10 + 320]                                        ;    80.3 agu1    76 r.10
        vmovdqu [rbp + 4256], ymm10                                      ;    84.2 agu0+fp5   63 r spill
        vmovdqu ymm10, [r10 + 352]                                       ;    81.3 agu1    76 r.11
        vmovdqu [rbp + 4288], ymm11                                      ;    85.2 agu2+fp5   63 r spill
        vmovdqu ymm11, [r10 + 384]                                       ;    82.0 agu0    76 r.12
        vmovdqu [rbp + 4320], ymm12                                      ;    86.2 agu2+fp5   63 r spill
        vmovdqu ymm12, [r10 + 416]                                       ;    82.3 agu1    76 r.13
        vmovdqu [rbp + 4352], ymm13                                      ;    87.2 agu0+fp5   63 r spill
        vmovdqu ymm13, [r10 + 448]                                       ;    83.3 agu1    76 r.14
        vmovdqu [rbp + 4384], ymm0                                       ;    88.2 agu2+fp5   63 r spill
        vpxor ymm0, ymm14, [rbp + 3360]                                  ;    84.0 fp0+agu0   54 next
        vpxor ymm14, ymm15, [rbp + 3328]                                 ;    84.3 fp1+agu1   54 next
        vpxor ymm15, ymm1, [rbp + 3296]                                  ;    85.0 fp2+agu0   54 next
        vpxor ymm1, ymm2, [rbp + 3264]                                   ;    85.3 fp3+agu1   54 next
        vpxor ymm2, ymm3, [rbp + 3232]                                   ;    86.0 fp0+agu0   54 next
        vpxor ymm3, ymm4, [rbp + 3200]                                   ;    86.3 fp1+agu1   54 next
        vpxor ymm4, ymm5, [rbp + 3168]                                   ;    87.0 fp2+agu0   54 next
        vpxor ymm5, ymm6, [rbp + 3136]                                   ;    87.3 fp3+agu1   54 next
        vpxor ymm6, ymm7, [rbp + 3104]                                   ;    88.0 fp0+agu0   54 next
        vpxor ymm7, ymm8, [rbp + 3072]                                   ;    88.3 fp1+agu1   54 next
        vpxor ymm8, ymm9, [rbp + 3040]                                   ;    89.0 fp2+agu0   54 next
        vpxor ymm9, ymm10, [rbp + 3008]                                  ;    89.3 fp3+agu1   54 next
        vpxor ymm10, ymm11, [rbp + 2976]                                 ;    90.0 fp0+agu0   54 next
        vpxor ymm11, ymm12, [rbp + 2944]                                 ;    90.3 fp1+agu1   54 next
        vpxor ymm12, ymm13, [rbp + 2912]                                 ;    91.0 fp2+agu0   54 next
        vmovdqu ymm13, [rbp + 2880]                                      ;    91.3 agu1    54 next
        vpxor ymm13, ymm13, [r10 + 480]                                  ;    98.3 fp3+agu0   54 next
        vmovdqu [rbp + 4416], ymm15                                      ;    89.2 agu2+fp5   54 next spill
        vpxor ymm15, ymm5, ymm11                                         ;    91.3 fp0     41 next
        vmovdqu [rbp + 4448], ymm1                                       ;    90.2 agu2+fp5   54 next spill
        vpand ymm1, ymm8, ymm12                                          ;    92.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm14                                      ;    91.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm10                                         ;    91.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm4                                       ;    92.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm13                                         ;    99.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4544], ymm3                                       ;    93.2 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm3, ymm8, ymm11                                          ;    91.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm0                                       ;    94.2 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm0, ymm5, ymm12                                          ;    92.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;    93.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm9                                          ;    91.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;    94.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm2                                       ;    95.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm8                                          ;    92.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm3                                       ;    96.2 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm2, ymm7                                           ;    93.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm1                                       ;    97.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm13                                          ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   100.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   101.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm11                                      ;    98.2 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm7                                          ;    92.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    93.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm11                                      ;    99.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm5                                          ;    93.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    94.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   100.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm6                                          ;    93.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;   100.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm9                                           ;    94.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    95.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   101.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm13                                          ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   100.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   102.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   101.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   102.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm4                                       ;   101.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm5                                           ;    98.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm8                                       ;   103.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm8, ymm2, ymm13                                           ;    99.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm2                                       ;   103.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm9                                          ;    99.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;    99.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm11                                      ;   104.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm10                                         ;    99.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   100.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   101.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm10                                          ;   100.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm10                                        ;   100.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   101.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   102.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   102.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm6                                          ;   101.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   103.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   102.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                        ;   102.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm2                                       ;   105.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm13                                          ;   102.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   103.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   104.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   103.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   104.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm6                                          ;   104.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   104.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   105.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   105.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   105.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   106.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                         ;   106.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   107.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   106.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm12                                          ;   106.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   106.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   107.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   108.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm6                                           ;   107.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   108.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   109.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4736]                                 ;   109.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4672]                                   ;   108.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   109.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4704]                                       ;   106.5 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm11                                      ;   110.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm12, ymm9                                         ;   113.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   113.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   109.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4896]                                   ;   114.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   113.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   110.0 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 4864]                                  ;   110.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   114.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4832]                                 ;   111.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4864]                                 ;   115.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   114.5 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   116.5 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4640]                                      ;   109.3 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm15, ymm13                                         ;   116.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   112.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   113.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   115.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   117.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   114.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4768]                                 ;   113.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4928]                                 ;   114.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   115.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   116.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4704]                                      ;   113.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   120.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   121.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4832]                                   ;   115.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   121.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   117.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4800]                                   ;   118.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   116.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4736]                                 ;   117.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4672]                                   ;   116.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4960]                                 ;   117.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4864]                                   ;   118.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   122.3 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   122.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   123.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   123.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4608]                                      ;   116.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4576]                                       ;   117.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   124.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4544]                                       ;   117.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   124.8 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4512]                                       ;   118.5 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4480]                                       ;   118.8 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   125.8 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4448]                                       ;   119.5 agu1    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   126.5 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4608]                                      ;   119.8 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4448]                                 ;   126.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm4                                       ;   119.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4512]                                       ;   120.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 4448]                                   ;   127.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm11                                      ;   119.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4544]                                      ;   121.8 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 4416]                                 ;   128.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   129.8 fp0     41 next
        db 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   129.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm12                                      ;   121.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm9, ymm7                                          ;   127.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm1                                       ;   122.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, [rbp + 4512]                                   ;   125.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm10                                      ;   124.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm12, [rbp + 4608]                                 ;   128.5 fp0+agu1   41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 4512]                                 ;   129.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   130.5 fp2     41 next
        vmovdqu [rbp + 4800], ymm2                                       ;   124.3 agu2+fp5   41 next spill
        vpxor ymm2, ymm15, ymm13                                         ;   127.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   130.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 4544]                                   ;   128.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   130.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm14                                      ;   125.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 4544]                                  ;   126.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   127.0 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   128.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4640], ymm3                                       ;   126.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm14, [rbp + 4448]                                  ;   127.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm8                                       ;   127.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm0                                           ;   127.2 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   128.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm6                                       ;   131.8 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 4512]                                       ;   128.0 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 4416]                                   ;   135.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   136.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm10                                      ;   130.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 4416]                                 ;   131.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   132.8 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4448]                                      ;   129.8 agu0    54 next reload
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   136.8 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   131.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm3                                       ;   137.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm8, [rbp + 4416]                                   ;   137.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   138.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4608]                                   ;   137.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   139.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4416]                                 ;   131.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm3                                       ;   140.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, [rbp + 4608]                                   ;   131.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   132.8 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   138.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   132.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4608]                                 ;   132.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4544]                                   ;   132.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   133.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   136.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm9                                       ;   133.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm10                                          ;   136.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   137.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   138.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4608]                                       ;   133.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm2                                       ;   139.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm3                                           ;   140.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   141.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   142.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   137.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4512]                                       ;   136.8 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm9                                          ;   143.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   142.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   144.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   145.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   146.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm2                                          ;   143.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   143.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4544]                                   ;   144.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4416]                                 ;   139.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   139.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   143.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   140.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm3                                         ;   140.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 4544]                                   ;   140.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   145.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   145.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   146.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4416]                                       ;   140.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm1                                          ;   147.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   141.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   141.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   143.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   147.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4544]                                      ;   142.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   149.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4896]                                   ;   144.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5024]                                   ;   147.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   150.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   144.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 5056]                                   ;   150.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   151.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   148.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   148.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5024]                                 ;   152.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4768]                                   ;   151.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   152.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   153.7 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   146.0 agu0    41 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   153.7 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4992]                                   ;   146.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   154.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4928]                                   ;   147.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 5088]                                  ;   148.2 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4640]                                       ;   148.2 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4480]                                   ;   155.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   156.2 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4832]                                   ;   149.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   150.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4800]                                 ;   149.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   155.7 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4672]                                 ;   150.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   151.2 fp2     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 4736]                                       ;   150.8 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4608]                                   ;   157.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   158.8 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4960]                                   ;   151.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   152.8 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4896]                                  ;   152.2 fp3+agu0   48 next
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 4928]                                    ;   157.2 fp0+agu1   48 next
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 4960]                                    ;   153.2 fp1+agu0   48 next
        db 0x2e
        vpxor ymm12, ymm12, [r9 + 4992]                                  ;   156.7 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 5024]                                  ;   159.8 fp3+agu0   48 next
        vpxor ymm7, ymm7, [r9 + 5056]                                    ;   154.8 fp0+agu1   48 next
        vpxor ymm5, ymm5, [r9 + 5088]                                    ;   155.2 fp1+agu0   48 next
        vpxor ymm0, ymm0, [r9 + 4608]                                    ;   155.8 fp2+agu1   48 next
        vpxor ymm2, ymm2, [r9 + 4640]                                    ;   156.2 fp3+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4672]                                    ;   156.8 fp0+agu1   48 next
        vpxor ymm10, ymm10, [r9 + 4704]                                  ;   157.2 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r9 + 4736]                                    ;   158.8 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4768]                                  ;   158.2 fp3+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4800]                                    ;   158.8 fp0+agu1   48 next
        vmovdqu ymm6, [rbp + 4864]                                       ;   159.2 agu0    48 next
        vpxor ymm6, ymm6, [r9 + 4832]                                    ;   166.2 fp1+agu1   48 next
        vmovdqu [rbp + 4864], ymm5                                       ;   156.2 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4704]                                       ;   160.2 agu0    48 next
        vpxor ymm5, ymm5, [r9 + 4864]                                    ;   167.2 fp2+agu1   48 next
        vmovdqu [rbp + 4704], ymm7                                       ;   156.7 agu2+fp5   48 next spill
        vpxor ymm7, ymm0, ymm9                                           ;   159.8 fp3     45 next
        vmovdqu [rbp + 4960], ymm11                                      ;   160.8 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm11, ymm10, ymm6                                         ;   167.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm12                                      ;   158.7 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm12, ymm2, ymm13                                         ;   159.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm8                                       ;   159.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm8, ymm10, ymm9                                          ;   159.8 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4512], ymm4                                       ;   160.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm4, ymm6, ymm5                                           ;   168.2 fp3     45 next
        vmovdqu [rbp + 4672], ymm15                                      ;   161.7 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm6                                          ;   167.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   168.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm3                                          ;   159.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   169.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm8                                       ;   170.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm7, ymm10                                          ;   160.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm11                                      ;   168.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm1                                          ;   161.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm9                                       ;   164.7 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm5                                           ;   168.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   169.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   170.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   161.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   162.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm14                                      ;   165.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm0                                         ;   161.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   162.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   169.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm2                                         ;   162.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm4                                       ;   169.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm3                                          ;   164.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   165.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   170.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm3, ymm5                                           ;   168.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   169.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   171.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   170.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   171.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm4                                       ;   169.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm0                                           ;   168.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm10                                      ;   172.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm8, ymm5                                           ;   168.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm8                                       ;   170.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm12, ymm3                                          ;   169.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   169.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm14                                      ;   171.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   169.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   170.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   171.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm13                                         ;   170.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm13                                         ;   170.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   171.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   172.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   172.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm2                                          ;   171.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   173.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   172.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   172.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm8                                       ;   174.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm5                                          ;   172.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   172.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   173.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   173.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   174.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm2                                           ;   173.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   174.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   174.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   174.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   174.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   175.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   175.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   176.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   175.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm6                                           ;   176.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;   176.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   177.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   178.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm2                                           ;   177.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   178.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   179.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4832]                                 ;   179.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4800]                                   ;   178.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   179.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4448]                                       ;   176.2 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm10                                      ;   180.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm3                                          ;   183.2 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   183.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   179.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4928]                                   ;   184.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   183.2 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   179.7 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5088]                                  ;   180.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   184.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4416]                                   ;   180.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5088]                                   ;   185.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   184.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   186.2 fp2     45 next
        db 0x2e
        vmovdqu ymm5, [rbp + 4544]                                       ;   179.0 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm5                                           ;   186.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   181.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   182.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   185.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   187.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   184.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   183.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4576]                                   ;   184.0 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   185.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   186.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4448]                                       ;   183.0 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                           ;   190.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   191.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4416]                                   ;   185.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   191.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   187.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4640]                                   ;   188.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   186.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   187.2 fp0+agu1   45 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4800]                                   ;   186.2 fp1+agu0   45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4992]                                 ;   187.2 fp2+agu1   45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   188.0 fp3+agu0   45 next
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   192.0 fp0     45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   192.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   193.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   193.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4512]                                      ;   186.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   193.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4672]                                       ;   187.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   194.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4736]                                       ;   187.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   194.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4608]                                       ;   188.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   195.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4960]                                       ;   188.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   195.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4704]                                       ;   189.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   196.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4864]                                       ;   189.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   196.5 fp2     45 next
        vpxor ymm14, ymm14, [rbp + 2784]                                 ;   195.2 fp3+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   194.5 fp0+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 2400]                                 ;   195.5 fp1+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;   196.2 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   196.5 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2496]                                   ;   197.2 fp0+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2528]                                   ;   197.5 fp1+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 2560]                                 ;   193.5 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2592]                                   ;   194.2 fp3+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 2624]                                   ;   194.5 fp0+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 2656]                                 ;   195.2 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2688]                                   ;   195.5 fp2+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2720]                                   ;   196.2 fp3+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2752]                                   ;   196.5 fp0+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   197.2 fp1+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   197.5 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm7                                       ;   198.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2784]                                       ;   198.2 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r8]                                           ;   205.2 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm5                                       ;   198.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2368]                                       ;   199.2 agu0    54 next
        vpxor ymm5, ymm5, [r8 + 32]                                      ;   206.2 fp0+agu1   54 next
        vmovdqu [rbp + 4960], ymm3                                       ;   197.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2400]                                       ;   200.2 agu0    54 next
        db 0x2e
        vpxor ymm3, ymm3, [r8 + 64]                                      ;   207.2 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm2                                       ;   198.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm2, [rbp + 2432]                                       ;   201.2 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 96]                                      ;   208.2 fp2+agu1   54 next
        vmovdqu [rbp + 4736], ymm1                                       ;   199.2 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2464]                                       ;   202.2 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 128]                                     ;   209.2 fp3+agu1   54 next
        vmovdqu [rbp + 4512], ymm15                                      ;   200.2 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2496]                                      ;   203.2 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 160]                                   ;   210.2 fp0+agu1   54 next
        vmovdqu [rbp + 4672], ymm0                                       ;   201.2 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 2528]                                       ;   204.2 agu0    54 next
        vpxor ymm0, ymm0, [r8 + 192]                                     ;   211.2 fp1+agu1   54 next
        vmovdqu [rbp + 4448], ymm4                                       ;   202.2 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2560]                                       ;   205.2 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 224]                                     ;   212.2 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm10                                      ;   203.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 2592]                                      ;   206.2 agu0    54 next
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 256]                                   ;   213.2 fp3+agu1   54 next
        vmovdqu [rbp + 4992], ymm6                                       ;   204.2 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 2624]                                       ;   207.2 agu0    54 next
        vpxor ymm6, ymm6, [r8 + 288]                                     ;   214.2 fp0+agu1   54 next
        vmovdqu [rbp + 4800], ymm9                                       ;   205.2 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2656]                                       ;   208.2 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   215.2 fp1+agu1   54 next
        vmovdqu [rbp + 4832], ymm13                                      ;   206.2 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2688]                                      ;   209.2 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   216.2 fp2+agu1   54 next
        vmovdqu [rbp + 4640], ymm8                                       ;   207.2 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2720]                                       ;   210.2 agu0    54 next
        vpxor ymm8, ymm8, [r8 + 384]                                     ;   217.2 fp3+agu1   54 next
        vmovdqu [rbp + 4416], ymm12                                      ;   208.2 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 2752]                                      ;   211.2 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 416]                                   ;   218.2 fp0+agu1   54 next
        vmovdqu [rbp + 4544], ymm11                                      ;   209.2 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2848]                                      ;   212.2 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 448]                                   ;   219.2 fp1+agu1   54 next
        vmovdqu [rbp + 4576], ymm14                                      ;   210.2 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2816]                                      ;   213.2 agu0    54 next
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 480]                                   ;   220.2 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm3                                       ;   211.2 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm3, ymm4, ymm12                                          ;   219.2 fp3     41 next
        vmovdqu [rbp + 4928], ymm2                                       ;   212.2 agu2+fp5   54 next spill
        vpand ymm2, ymm9, ymm11                                          ;   220.2 fp0     41 next
        vmovdqu [rbp + 4768], ymm5                                       ;   213.2 agu2+fp5   54 next spill
        vpxor ymm5, ymm10, ymm8                                          ;   218.2 fp1     41 next
        vmovdqu [rbp + 5024], ymm0                                       ;   214.2 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm12                                          ;   219.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm15                                      ;   215.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm14                                        ;   221.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm7                                       ;   216.2 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm11                                          ;   220.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   221.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm13                                         ;   219.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   222.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm1                                       ;   217.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm3                                           ;   220.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm0                                       ;   223.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, ymm1                                           ;   221.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm2                                       ;   221.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, ymm14                                          ;   221.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   222.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   223.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm12                                      ;   220.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm6                                          ;   219.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   220.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm12                                      ;   221.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm4                                          ;   220.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   221.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   222.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm10                                         ;   220.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm15                                      ;   222.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm13                                         ;   221.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   222.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   223.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm13                                        ;   221.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   222.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   224.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   223.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   224.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm15                                      ;   223.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm4                                         ;   223.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm9                                       ;   225.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm1, ymm14                                           ;   223.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm1                                       ;   225.2 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, ymm13                                          ;   223.5 fp1     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   223.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm12                                      ;   226.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm8                                          ;   224.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   225.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   226.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm13, ymm8                                          ;   224.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm8                                         ;   225.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   226.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   227.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   227.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm10                                         ;   226.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   228.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   227.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   226.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm1                                       ;   229.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm14                                          ;   227.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   227.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   228.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   228.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   229.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm10                                         ;   228.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   228.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   229.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   229.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   229.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   230.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   230.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   231.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   230.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm11                                         ;   230.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   230.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   231.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   232.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm10                                          ;   231.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   232.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   233.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5248]                                 ;   233.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5184]                                 ;   232.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   233.5 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5216]                                      ;   230.3 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 5472], ymm12                                      ;   234.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm13                                        ;   237.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   237.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   233.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5408]                                   ;   238.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   237.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                         ;   234.3 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm8, ymm8, [rbp + 5376]                                    ;   234.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   238.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5344]                                 ;   235.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5376]                                 ;   239.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   238.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   240.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5152]                                      ;   233.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm14                                         ;   240.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   236.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   237.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   239.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   241.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   238.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5280]                                 ;   237.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5440]                                 ;   238.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   239.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   240.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5216]                                      ;   237.5 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm14                                          ;   244.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   245.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5344]                                   ;   239.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   245.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   241.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5312]                                   ;   242.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   240.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5248]                                   ;   241.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5184]                                   ;   240.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5472]                                 ;   241.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5376]                                 ;   242.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   246.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   246.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   247.5 fp2     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   247.5 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5120]                                      ;   241.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4896]                                       ;   241.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   248.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5056]                                       ;   242.0 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                           ;   249.0 fp1     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 5024]                                       ;   242.5 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4768]                                       ;   243.0 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   250.0 fp2     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4928]                                      ;   243.5 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   250.5 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5120]                                      ;   244.0 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4928]                                 ;   251.0 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm15                                      ;   243.5 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 5024]                                      ;   245.0 agu0    41 next
        vpand ymm15, ymm15, [rbp + 4928]                                 ;   252.0 fp1+agu1   41 next
        vmovdqu [rbp + 5376], ymm12                                      ;   243.7 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 5056]                                      ;   246.0 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4480]                                 ;   253.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   254.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   254.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm11                                      ;   245.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm10, ymm7                                         ;   251.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5184], ymm2                                       ;   246.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm4, [rbp + 5024]                                   ;   250.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5248], ymm8                                       ;   248.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 5120]                                  ;   252.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5024]                                   ;   253.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   254.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm1                                       ;   248.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm13                                         ;   252.0 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   255.0 fp3     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 5056]                                   ;   253.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   255.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5344], ymm5                                       ;   250.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm7, [rbp + 5056]                                   ;   250.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   251.2 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   252.2 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm0                                       ;   251.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm5, [rbp + 4928]                                   ;   251.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5440], ymm9                                       ;   252.0 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm7, ymm3                                           ;   251.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   252.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm6                                       ;   256.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 5024]                                       ;   252.2 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 4480]                                   ;   259.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   260.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5408], ymm8                                       ;   254.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm13, [rbp + 4480]                                  ;   256.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   257.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4928]                                       ;   253.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   260.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   256.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm0                                       ;   261.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, [rbp + 4480]                                   ;   261.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   262.2 fp3     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 5120]                                   ;   261.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   263.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4480]                                 ;   255.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm0                                       ;   264.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, [rbp + 5120]                                  ;   255.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   256.5 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   262.2 fp1     41 next
        db 0x2e
        vpand ymm1, ymm13, ymm3                                          ;   257.0 fp2     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5120]                                 ;   257.0 fp3+agu1   41 next
        db 0x2e
        vpand ymm0, ymm0, [rbp + 5056]                                   ;   256.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   258.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   260.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm10                                      ;   257.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, ymm8                                          ;   260.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   261.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   262.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5120]                                       ;   257.5 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm1                                       ;   263.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm0                                           ;   264.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   265.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   266.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   261.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5024]                                      ;   260.5 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm10                                          ;   267.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4480]                                   ;   266.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   268.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   269.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   270.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm1                                           ;   267.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   267.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5056]                                   ;   268.5 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4480]                                   ;   262.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   262.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   267.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                         ;   263.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm0                                          ;   264.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 5056]                                   ;   263.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   269.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   269.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   270.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4480]                                       ;   264.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm2                                          ;   271.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5568]                                   ;   265.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   265.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   267.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   271.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5056]                                      ;   266.5 agu0    54 next reload
        db 0x2e
        vpand ymm0, ymm10, ymm13                                         ;   273.5 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5408]                                   ;   268.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5536]                                   ;   271.5 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   274.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   267.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5568]                                   ;   274.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   275.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   272.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   272.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5536]                                 ;   276.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5280]                                   ;   275.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   276.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   277.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   269.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   277.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5504]                                   ;   270.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   278.5 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5440]                                   ;   270.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm3, [rbp + 5600]                                   ;   271.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5152]                                       ;   271.8 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4768]                                   ;   278.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   279.8 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5344]                                   ;   272.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   273.8 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5312]                                   ;   273.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   279.5 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5184]                                 ;   273.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   274.8 fp1     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 5248]                                       ;   274.5 agu1    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5120]                                   ;   281.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   282.5 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5472]                                 ;   275.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   276.5 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, [r10 + 4896]                                   ;   275.8 fp2+agu0   48 next
        db 0x2e
        vpxor ymm15, ymm15, [r10 + 4928]                                 ;   280.8 fp3+agu1   48 next
        db 0x2e
        vpxor ymm9, ymm9, [r10 + 4960]                                   ;   276.8 fp0+agu0   48 next
        vpxor ymm11, ymm11, [r10 + 4992]                                 ;   280.5 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r10 + 5024]                                 ;   283.5 fp2+agu0   48 next
        vpxor ymm1, ymm1, [r10 + 5056]                                   ;   278.5 fp3+agu1   48 next
        vpxor ymm4, ymm4, [r10 + 5088]                                   ;   278.8 fp0+agu0   48 next
        vpxor ymm3, ymm3, [r10 + 4608]                                   ;   279.5 fp1+agu1   48 next
        vpxor ymm5, ymm5, [r10 + 4640]                                   ;   279.8 fp2+agu0   48 next
        vpxor ymm2, ymm2, [r10 + 4672]                                   ;   280.5 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r10 + 4704]                                   ;   280.8 fp0+agu0   48 next
        vpxor ymm6, ymm6, [r10 + 4736]                                   ;   282.5 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r10 + 4768]                                 ;   281.8 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r10 + 4800]                                 ;   282.5 fp3+agu1   48 next
        vmovdqu ymm7, [rbp + 5376]                                       ;   282.8 agu0    48 next
        vpxor ymm7, ymm7, [r10 + 4832]                                   ;   289.8 fp0+agu1   48 next
        vmovdqu [rbp + 5376], ymm4                                       ;   279.8 agu2+fp5   48 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 5216]                                       ;   283.8 agu0    48 next
        db 0x2e
        vpxor ymm4, ymm4, [r10 + 4864]                                   ;   290.8 fp1+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm1                                       ;   280.5 agu2+fp5   48 next spill
        vpxor ymm1, ymm3, ymm10                                          ;   283.5 fp2     45 next
        vmovdqu [rbp + 5472], ymm12                                      ;   284.5 agu2+fp5   48 next spill
        vpand ymm12, ymm8, ymm7                                          ;   290.8 fp3     45 next
        vmovdqu [rbp + 5120], ymm11                                      ;   282.5 agu2+fp5   48 next spill
        vpxor ymm11, ymm5, ymm13                                         ;   282.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm9                                       ;   283.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                                          ;   283.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   284.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm7, ymm4                                          ;   291.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm0                                       ;   285.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm7                                           ;   290.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   291.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm6                                          ;   283.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   292.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm9                                       ;   293.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm8                                           ;   284.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm12                                      ;   291.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm2                                          ;   285.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm10                                      ;   288.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm3, ymm4                                          ;   291.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   292.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   293.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm2                                          ;   285.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   286.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm14                                      ;   289.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm3                                          ;   285.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   286.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   292.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   286.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm15                                      ;   292.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm6                                          ;   288.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   289.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   293.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm6, ymm4                                          ;   291.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   292.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   294.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;   293.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   294.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm15                                      ;   292.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm3                                          ;   292.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm8                                       ;   295.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm8, ymm9, ymm4                                            ;   292.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm9                                       ;   293.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm11, ymm6                                          ;   292.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   292.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm14                                      ;   294.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm2, ymm13                                         ;   293.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   294.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   295.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm13                                         ;   293.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm13                                          ;   294.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   295.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   296.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   296.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm5                                           ;   295.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   297.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   296.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   295.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm9                                       ;   298.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm14, ymm4                                          ;   296.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   296.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   297.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   297.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   298.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm7, ymm5                                           ;   297.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   297.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   298.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   298.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   298.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   299.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                           ;   299.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   300.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   299.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm7                                           ;   299.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                           ;   299.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   300.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   301.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm5                                           ;   300.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   301.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   302.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5344]                                   ;   302.8 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5312]                                   ;   301.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   302.7 fp1     45 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4928]                                       ;   299.8 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 5504], ymm8                                       ;   303.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm6                                           ;   306.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   306.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   302.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5440]                                   ;   307.8 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   306.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   303.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5600]                                  ;   303.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   307.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4480]                                   ;   304.3 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5600]                                   ;   308.8 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   307.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   309.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5056]                                       ;   302.7 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm4                                           ;   309.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   305.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   306.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   308.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   310.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   307.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4768]                                   ;   306.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4896]                                   ;   307.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   308.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   309.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4928]                                       ;   306.7 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                           ;   313.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   314.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   308.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   314.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   310.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5152]                                   ;   311.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   309.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5344]                                 ;   310.8 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5312]                                 ;   309.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5504]                                   ;   310.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5600]                                 ;   311.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   315.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   315.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   316.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   316.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5024]                                       ;   310.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   317.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5184]                                       ;   310.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   317.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5248]                                       ;   311.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   318.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5120]                                       ;   311.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   318.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5472]                                       ;   312.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   319.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5216]                                       ;   312.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   319.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5376]                                       ;   313.2 agu1    48 next reload
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   320.2 fp1     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4576]                                 ;   318.8 fp2+agu0   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4544]                                 ;   318.2 fp3+agu1   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4416]                                 ;   319.2 fp0+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 4640]                                   ;   319.8 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   320.2 fp2+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 4800]                                 ;   320.8 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 4992]                                   ;   321.2 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 5088]                                   ;   317.2 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4448]                                 ;   317.8 fp2+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 4672]                                   ;   318.2 fp3+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4512]                                   ;   318.8 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4736]                                   ;   319.2 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4608]                                   ;   319.8 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;   320.2 fp3+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 4704]                                   ;   320.8 fp0+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 4864]                                   ;   321.2 fp1+agu1   54 next
        vmovdqu [rbp + 5376], ymm6                                       ;   322.2 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 4576]                                       ;   321.8 agu0    54 next
        vpxor ymm6, ymm6, [r11 + 512]                                    ;   328.8 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm5                                       ;   321.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 4544]                                       ;   322.8 agu0    54 next
        db 0x2e
        vpxor ymm5, ymm5, [r11 + 544]                                    ;   329.8 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4544], ymm4                                       ;   321.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4416]                                       ;   323.8 agu0    54 next
        vpxor ymm4, ymm4, [r11 + 576]                                    ;   330.8 fp0+agu1   54 next
        vmovdqu [rbp + 4416], ymm3                                       ;   321.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4640]                                       ;   324.8 agu0    54 next
        vpxor ymm3, ymm3, [r11 + 608]                                    ;   331.8 fp1+agu1   54 next
        vmovdqu [rbp + 4640], ymm2                                       ;   322.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4832]                                       ;   325.8 agu0    54 next
        vpxor ymm2, ymm2, [r11 + 640]                                    ;   332.8 fp2+agu1   54 next
        vmovdqu [rbp + 4832], ymm0                                       ;   323.8 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 4800]                                       ;   326.8 agu0    54 next
        vpxor ymm0, ymm0, [r11 + 672]                                    ;   333.8 fp3+agu1   54 next
        vmovdqu [rbp + 4800], ymm1                                       ;   324.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4992]                                       ;   327.8 agu0    54 next
        vpxor ymm1, ymm1, [r11 + 704]                                    ;   334.8 fp0+agu1   54 next
        vmovdqu [rbp + 4992], ymm15                                      ;   325.8 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 5088]                                      ;   328.8 agu0    54 next
        vpxor ymm15, ymm15, [r11 + 736]                                  ;   335.8 fp1+agu1   54 next
        vmovdqu [rbp + 5088], ymm8                                       ;   326.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4448]                                       ;   329.8 agu0    54 next
        vpxor ymm8, ymm8, [r11 + 768]                                    ;   336.8 fp2+agu1   54 next
        vmovdqu [rbp + 4448], ymm7                                       ;   327.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 4672]                                       ;   330.8 agu0    54 next
        vpxor ymm7, ymm7, [r11 + 800]                                    ;   337.8 fp3+agu1   54 next
        vmovdqu [rbp + 4672], ymm10                                      ;   328.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 4512]                                      ;   331.8 agu0    54 next
        vpxor ymm10, ymm10, [r11 + 832]                                  ;   338.8 fp0+agu1   54 next
        vmovdqu [rbp + 4512], ymm13                                      ;   329.8 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4736]                                      ;   332.8 agu0    54 next
        vpxor ymm13, ymm13, [r11 + 864]                                  ;   339.8 fp1+agu1   54 next
        vmovdqu [rbp + 4736], ymm9                                       ;   330.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4608]                                       ;   333.8 agu0    54 next
        vpxor ymm9, ymm9, [r11 + 896]                                    ;   340.8 fp2+agu1   54 next
        vmovdqu [rbp + 4608], ymm11                                      ;   331.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4960]                                      ;   334.8 agu0    54 next
        vpxor ymm11, ymm11, [r11 + 928]                                  ;   341.8 fp3+agu1   54 next
        vmovdqu [rbp + 4960], ymm12                                      ;   332.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4704]                                      ;   335.8 agu0    54 next
        vpxor ymm12, ymm12, [r11 + 960]                                  ;   342.8 fp0+agu1   54 next
        vmovdqu [rbp + 4704], ymm14                                      ;   333.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4864]                                      ;   336.8 agu0    54 next
        vpxor ymm14, ymm14, [r11 + 992]                                  ;   343.8 fp1+agu1   54 next
        vmovdqu [rbp + 4864], ymm4                                       ;   334.8 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm4, ymm15, ymm11                                         ;   342.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm3                                       ;   335.8 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm3, ymm10, ymm12                                         ;   343.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm5                                       ;   336.8 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm5, ymm8, ymm9                                           ;   341.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm1                                       ;   337.8 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm1, ymm10, ymm11                                         ;   342.8 fp1     41 next
        vmovdqu [rbp + 5248], ymm0                                       ;   338.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm14                                         ;   344.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm6                                       ;   339.8 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm12                                         ;   343.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   344.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm11, ymm13                                         ;   342.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   345.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm2                                       ;   340.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm4                                          ;   343.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   346.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm2                                           ;   344.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm3                                       ;   344.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm14                                         ;   344.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   345.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   346.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm11                                      ;   343.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm7                                         ;   343.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   344.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm11                                      ;   345.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm15                                        ;   343.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   344.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   345.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm8                                         ;   344.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm0                                       ;   345.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm10, ymm13                                         ;   344.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   345.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   346.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm13                                         ;   345.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   346.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   347.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                        ;   347.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   348.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm0                                       ;   346.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm15                                          ;   346.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm10                                      ;   349.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm2, ymm14                                          ;   347.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm2                                       ;   348.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm13                                          ;   347.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   347.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm11                                      ;   349.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm7, ymm9                                          ;   347.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   348.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   349.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm13, ymm9                                         ;   348.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm9                                         ;   348.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   349.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   350.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   350.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm8                                          ;   349.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   351.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   350.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   350.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm2                                       ;   352.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm14                                         ;   350.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   351.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   352.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   351.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   352.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm8                                          ;   352.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   352.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   353.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   353.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   353.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   354.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   354.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   355.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   354.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm12                                         ;   354.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   354.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   355.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   356.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm8                                          ;   355.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   356.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   357.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5312]                                 ;   357.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5600]                                 ;   356.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   357.2 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5504]                                      ;   354.0 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 5440], ymm11                                      ;   358.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm12, ymm13                                        ;   361.0 fp2     41 next
        db 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   361.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   357.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4896]                                 ;   362.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   361.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   358.0 fp3     41 next
        db 0x2e, 0x2e
        vpor ymm9, ymm9, [rbp + 5056]                                    ;   358.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   362.0 fp1     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   359.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5056]                                 ;   363.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   362.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   364.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4928]                                      ;   357.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm14                                         ;   364.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   360.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   361.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   363.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   365.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   362.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5344]                                 ;   361.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4768]                                 ;   362.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   363.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   364.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5504]                                      ;   361.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                          ;   368.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   369.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4480]                                 ;   363.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   369.2 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   365.0 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5152]                                   ;   366.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   364.0 fp2     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5312]                                   ;   365.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5600]                                   ;   364.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5440]                                 ;   365.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5056]                                   ;   366.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   370.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   370.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   371.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   371.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5184]                                      ;   364.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5024]                                      ;   365.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   372.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5248]                                       ;   365.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   372.7 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 5120]                                       ;   366.2 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 5472]                                       ;   366.7 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   373.7 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5216]                                       ;   367.2 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   374.2 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5184]                                      ;   367.7 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5216]                                 ;   374.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm0                                       ;   367.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 5120]                                       ;   368.7 agu0    41 next
        vpand ymm0, ymm0, [rbp + 5216]                                   ;   375.7 fp0+agu1   41 next
        vmovdqu [rbp + 5056], ymm11                                      ;   367.3 agu2+fp5   41 next spill
        vmovdqu ymm11, [rbp + 5248]                                      ;   369.7 agu0    41 next
        vpand ymm11, ymm11, [rbp + 4864]                                 ;   376.7 fp1+agu1   41 next
        vpxor ymm6, ymm6, ymm11                                          ;   377.7 fp2     41 next
        db 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   377.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 5440], ymm12                                      ;   369.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm8, ymm7                                          ;   375.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm3                                       ;   370.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm4, [rbp + 5120]                                   ;   373.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5312], ymm9                                       ;   372.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm12, [rbp + 5184]                                  ;   376.2 fp2+agu1   41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 5120]                                   ;   377.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   378.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm2                                       ;   372.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm13                                         ;   375.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   378.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5248]                                   ;   376.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   378.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm5                                       ;   373.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm7, [rbp + 5248]                                   ;   373.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   374.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   375.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   374.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, [rbp + 5216]                                   ;   374.8 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm10                                      ;   375.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm7, ymm15                                         ;   375.0 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   376.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5344], ymm6                                       ;   379.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5120]                                       ;   375.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 4864]                                   ;   382.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   383.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm9                                       ;   378.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm13, [rbp + 4864]                                  ;   379.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   380.7 fp2     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5216]                                       ;   377.7 agu0    54 next reload
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   384.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   379.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5280], ymm1                                       ;   385.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm10, [rbp + 4864]                                  ;   384.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   385.8 fp2     41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 5184]                                 ;   384.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   386.8 fp0     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4864]                                 ;   378.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5536], ymm1                                       ;   387.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm0, [rbp + 5184]                                   ;   379.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   380.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   385.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm15                                         ;   380.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5184]                                 ;   380.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5248]                                   ;   380.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   381.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   383.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm8                                       ;   380.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm9                                           ;   384.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   385.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   386.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5184]                                       ;   381.5 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm2                                       ;   387.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm1                                           ;   388.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   389.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   390.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   385.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5120]                                       ;   384.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm8                                           ;   391.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4864]                                   ;   390.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   392.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   393.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   394.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm2                                           ;   391.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   391.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5248]                                   ;   392.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4864]                                   ;   386.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   387.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   391.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   388.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm1                                          ;   388.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 5248]                                   ;   388.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   393.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   393.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   394.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4864]                                       ;   388.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm14, ymm3                                          ;   395.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5568]                                   ;   389.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   389.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   391.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   395.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5248]                                      ;   390.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   397.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4896]                                 ;   392.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5536]                                   ;   395.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   398.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   391.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5568]                                   ;   398.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   399.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   396.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   396.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5536]                                 ;   400.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5344]                                   ;   399.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   400.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   401.5 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   393.8 agu0    41 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   401.5 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5280]                                   ;   394.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   402.5 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4768]                                 ;   395.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 5408]                                  ;   396.0 fp0+agu1   41 next
        vmovdqu ymm2, [rbp + 4928]                                       ;   396.0 agu0    41 next
        vpxor ymm2, ymm2, [rbp + 5472]                                   ;   403.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   404.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   397.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   398.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5152]                                   ;   397.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   403.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5600]                                 ;   398.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   399.0 fp0     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 5312]                                       ;   398.7 agu1    41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5184]                                   ;   405.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   406.7 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5440]                                   ;   399.7 fp3+agu1   41 next
        vpxor ymm4, ymm4, ymm8                                           ;   400.7 fp0     41 next
        vpxor ymm1, ymm1, [r8 + 4896]                                    ;   400.0 fp1+agu0   48 next
        vpxor ymm0, ymm0, [r8 + 4928]                                    ;   405.0 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 4960]                                  ;   401.0 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 4992]                                  ;   404.5 fp0+agu1   48 next
        db 0x2e
        vpxor ymm11, ymm11, [r8 + 5024]                                  ;   407.7 fp1+agu0   48 next
        vpxor ymm7, ymm7, [r8 + 5056]                                    ;   402.7 fp2+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 5088]                                    ;   403.0 fp3+agu0   48 next
        vpxor ymm15, ymm15, [r8 + 4608]                                  ;   403.7 fp0+agu1   48 next
        vpxor ymm2, ymm2, [r8 + 4640]                                    ;   404.0 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4672]                                    ;   404.7 fp2+agu1   48 next
        vpxor ymm9, ymm9, [r8 + 4704]                                    ;   405.0 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 4736]                                    ;   406.7 fp0+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   406.0 fp1+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4800]                                    ;   406.7 fp2+agu1   48 next
        vmovdqu ymm6, [rbp + 5056]                                       ;   407.0 agu0    48 next
        vpxor ymm6, ymm6, [r8 + 4832]                                    ;   414.0 fp3+agu1   48 next
        vmovdqu [rbp + 5056], ymm4                                       ;   404.0 agu2+fp5   48 next spill
        vmovdqu ymm4, [rbp + 5504]                                       ;   408.0 agu0    48 next
        vpxor ymm4, ymm4, [r8 + 4864]                                    ;   415.0 fp0+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm7                                       ;   404.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm15, ymm8                                          ;   407.7 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 5440], ymm11                                      ;   408.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm11, ymm9, ymm6                                          ;   415.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 5184], ymm12                                      ;   406.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm12, ymm2, ymm13                                         ;   407.0 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 5312], ymm10                                      ;   407.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm10, ymm9, ymm8                                          ;   407.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm0                                       ;   408.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   416.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm1                                       ;   409.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm15, ymm6                                          ;   415.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   416.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm5                                           ;   407.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   417.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm10                                      ;   418.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm9                                          ;   408.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm11                                      ;   416.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm3                                         ;   409.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm8                                       ;   412.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm15, ymm4                                          ;   416.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   417.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   418.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm3                                          ;   409.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   410.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm14                                      ;   413.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm15                                         ;   409.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   410.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   417.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm2                                          ;   410.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm0                                       ;   417.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm5                                           ;   412.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   413.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   418.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm4                                           ;   416.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   417.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   419.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   418.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   419.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm0                                       ;   417.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                          ;   416.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm9                                       ;   420.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm10, ymm4                                           ;   416.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm10                                      ;   418.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm12, ymm5                                         ;   416.8 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   417.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm14                                      ;   419.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm13                                         ;   417.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   418.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   419.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm13                                         ;   418.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm6, ymm13                                          ;   418.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   419.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   420.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   420.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm2                                           ;   419.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   421.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   420.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   420.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm10                                      ;   422.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm14, ymm4                                         ;   420.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   420.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   421.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   421.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   422.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm6, ymm2                                          ;   421.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;   421.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   422.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   422.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   422.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   423.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   423.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   424.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   423.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm6                                          ;   423.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   424.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   425.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   426.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm15, ymm2                                         ;   424.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   425.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   426.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4480]                                   ;   427.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5152]                                   ;   425.8 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   426.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5216]                                       ;   424.0 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm9                                       ;   428.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm5                                           ;   431.0 fp1     45 next
        db 0x2e
        vpand ymm15, ymm15, ymm5                                         ;   431.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                           ;   426.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4768]                                 ;   432.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   431.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                           ;   427.5 fp2     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5408]                                  ;   427.8 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   432.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4864]                                   ;   428.5 fp1+agu1   45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5408]                                   ;   433.0 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   432.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   434.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5248]                                       ;   426.8 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm7, ymm4                                           ;   433.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   429.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   430.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   433.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   434.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   432.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5472]                                   ;   430.8 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5024]                                   ;   431.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   433.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   433.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5216]                                       ;   430.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   437.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   438.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4864]                                 ;   433.0 fp1+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   438.8 fp2     45 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   435.0 fp3     45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4928]                                 ;   436.0 fp0+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   434.0 fp1     45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4480]                                 ;   435.0 fp2+agu1   45 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5152]                                   ;   434.0 fp3+agu0   45 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5280]                                   ;   435.0 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5408]                                   ;   435.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   439.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   439.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   440.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   440.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5120]                                      ;   434.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   441.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5600]                                       ;   435.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   442.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5312]                                       ;   435.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   442.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5184]                                       ;   436.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   443.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5440]                                       ;   436.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   443.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5504]                                       ;   437.0 agu0    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   444.0 fp3     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 5056]                                       ;   437.3 agu1    48 next reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   444.3 fp0     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4704]                                 ;   443.0 fp1+agu0   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4960]                                 ;   442.3 fp2+agu1   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4608]                                 ;   443.3 fp3+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4736]                                 ;   444.0 fp0+agu1   54 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4512]                                 ;   444.3 fp1+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4672]                                   ;   445.0 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 4448]                                   ;   445.3 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 5088]                                   ;   441.3 fp0+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4992]                                   ;   442.0 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 4800]                                   ;   442.3 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4832]                                 ;   443.0 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4640]                                   ;   443.3 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4416]                                   ;   444.0 fp1+agu0   54 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4544]                                   ;   444.3 fp2+agu1   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4576]                                   ;   445.0 fp3+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5376]                                   ;   445.3 fp0+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 3424]                                 ;   446.0 fp1+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 3456]                                 ;   446.3 fp2+agu1  108 r
        vmovdqu [rbp + 928], ymm11                                       ;   447.3 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 4704]                                      ;   447.0 agu0    58 r
        vpxor ymm11, ymm11, [r9]                                         ;   454.0 fp3+agu1   58 r
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4384]                                 ;   455.0 fp0+agu0  108 r
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3488]                                 ;   448.3 fp1+agu1  108 r
        vmovdqu [rbp + 960], ymm12                                       ;   449.3 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 4960]                                      ;   449.0 agu0    58 r
        vpxor ymm12, ymm12, [r9 + 32]                                    ;   456.0 fp2+agu1   58 r
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   457.0 fp3+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 3520]                                 ;   450.3 fp0+agu1  108 r
        vmovdqu [rbp + 992], ymm10                                       ;   451.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4608]                                      ;   451.0 agu0    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r9 + 64]                                    ;   458.0 fp1+agu1   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4320]                                 ;   459.0 fp2+agu0  108 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   452.3 fp3+agu1  108 r
        vmovdqu [rbp + 1024], ymm13                                      ;   453.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 4736]                                      ;   453.0 agu0    58 r
        vpxor ymm13, ymm13, [r9 + 96]                                    ;   460.0 fp0+agu1   58 r
        vpxor ymm13, ymm13, [rbp + 4288]                                 ;   461.0 fp1+agu0  108 r
        vpxor ymm8, ymm8, [rbp + 3584]                                   ;   454.3 fp2+agu1  108 r
        vmovdqu [rbp + 1056], ymm8                                       ;   455.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 4512]                                       ;   455.0 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 128]                                     ;   462.0 fp3+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   463.0 fp0+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 3616]                                   ;   456.3 fp1+agu1  108 r
        vmovdqu [rbp + 1088], ymm6                                       ;   457.3 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4672]                                       ;   457.0 agu0    58 r
        vpxor ymm6, ymm6, [r9 + 160]                                     ;   464.0 fp2+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 4224]                                   ;   465.0 fp3+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 3648]                                   ;   458.3 fp0+agu1  108 r
        vmovdqu [rbp + 1120], ymm9                                       ;   459.3 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4448]                                       ;   459.0 agu0    58 r
        vpxor ymm9, ymm9, [r9 + 192]                                     ;   466.0 fp1+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 4192]                                   ;   467.0 fp2+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 3680]                                   ;   460.3 fp3+agu1  108 r
        vmovdqu [rbp + 1152], ymm0                                       ;   461.3 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 5088]                                       ;   461.0 agu0    58 r
        vpxor ymm0, ymm0, [r9 + 224]                                     ;   468.0 fp0+agu1   58 r
        vpxor ymm0, ymm0, [rbp + 4160]                                   ;   469.0 fp1+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 3712]                                   ;   462.3 fp2+agu1  108 r
        vmovdqu [rbp + 1184], ymm1                                       ;   463.3 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4992]                                       ;   463.0 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 256]                                     ;   470.0 fp3+agu1   58 r
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4128]                                   ;   471.0 fp0+agu0  108 r
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3744]                                 ;   464.3 fp1+agu1  108 r
        vmovdqu [rbp + 1216], ymm15                                      ;   465.3 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 4800]                                      ;   465.0 agu0    58 r
        vpxor ymm15, ymm15, [r9 + 288]                                   ;   472.0 fp2+agu1   58 r
        vpxor ymm15, ymm15, [rbp + 4096]                                 ;   473.0 fp3+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 3776]                                   ;   466.3 fp0+agu1  108 r
        vmovdqu [rbp + 1248], ymm2                                       ;   467.3 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 4832]                                       ;   467.0 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 320]                                     ;   474.0 fp1+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 4064]                                   ;   475.0 fp2+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 3808]                                   ;   468.3 fp3+agu1  108 r
        vmovdqu [rbp + 1280], ymm3                                       ;   469.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 4640]                                       ;   469.0 agu0    58 r
        vpxor ymm3, ymm3, [r9 + 352]                                     ;   476.0 fp0+agu1   58 r
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   477.0 fp1+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 3840]                                   ;   470.3 fp2+agu1  108 r
        vmovdqu [rbp + 1312], ymm4                                       ;   471.3 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4416]                                       ;   471.0 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 384]                                     ;   478.0 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 4000]                                   ;   479.0 fp0+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   472.3 fp1+agu1  108 r
        vmovdqu [rbp + 1344], ymm5                                       ;   473.3 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4544]                                       ;   473.0 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 416]                                     ;   480.0 fp2+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   481.0 fp3+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 3392]                                   ;   474.3 fp0+agu1  108 r
        vmovdqu [rbp + 1376], ymm7                                       ;   475.3 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 4576]                                       ;   475.0 agu0    58 r
        vpxor ymm7, ymm7, [r9 + 448]                                     ;   482.0 fp1+agu1   58 r
        vpxor ymm7, ymm7, [rbp + 3936]                                   ;   483.0 fp2+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 896], ymm14                                       ;   473.0 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 5376]                                      ;   476.3 agu1    58 r
        vpxor ymm14, ymm14, [r9 + 480]                                   ;   483.3 fp3+agu0   58 r
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   484.3 fp0+agu1  108 r
        vmovdqu [rbp + 1888], ymm14                                      ;   485.3 agu2+fp5  108 r spill
        vpxor ymm14, ymm11, [r10 + 512]                                  ;   478.0 fp1+agu0   54 next
        vmovdqu [rbp + 1408], ymm11                                      ;   475.0 agu2+fp5  108 r spill
        vpxor ymm11, ymm12, [r10 + 544]                                  ;   478.3 fp2+agu1   54 next
        vmovdqu [rbp + 1440], ymm12                                      ;   476.0 agu2+fp5  108 r spill
        vpxor ymm12, ymm10, [r10 + 576]                                  ;   479.0 fp3+agu0   54 next
        vmovdqu [rbp + 1472], ymm10                                      ;   477.0 agu2+fp5  108 r spill
        vpxor ymm10, ymm13, [r10 + 608]                                  ;   479.3 fp0+agu1   54 next
        vmovdqu [rbp + 1504], ymm13                                      ;   478.0 agu2+fp5  108 r spill
        vpxor ymm13, ymm8, [r10 + 640]                                   ;   480.0 fp1+agu0   54 next
        vmovdqu [rbp + 1536], ymm8                                       ;   479.0 agu2+fp5  108 r spill
        vpxor ymm8, ymm6, [r10 + 672]                                    ;   480.3 fp2+agu1   54 next
        vmovdqu [rbp + 1568], ymm6                                       ;   480.0 agu2+fp5  108 r spill
        vpxor ymm6, ymm9, [r10 + 704]                                    ;   481.0 fp3+agu0   54 next
        vmovdqu [rbp + 1600], ymm9                                       ;   481.0 agu2+fp5  108 r spill
        vpxor ymm9, ymm0, [r10 + 736]                                    ;   481.3 fp0+agu1   54 next
        vmovdqu [rbp + 1632], ymm0                                       ;   482.0 agu0+fp5  108 r spill
        vpxor ymm0, ymm1, [r10 + 768]                                    ;   482.3 fp1+agu1   54 next
        vmovdqu [rbp + 1664], ymm1                                       ;   483.0 agu2+fp5  108 r spill
        vpxor ymm1, ymm15, [r10 + 800]                                   ;   483.0 fp2+agu0   54 next
        vmovdqu [rbp + 1696], ymm15                                      ;   484.0 agu2+fp5  108 r spill
        vpxor ymm15, ymm2, [r10 + 832]                                   ;   483.3 fp3+agu1   54 next
        vmovdqu [rbp + 1728], ymm2                                       ;   485.0 agu0+fp5  108 r spill
        vpxor ymm2, ymm3, [r10 + 864]                                    ;   484.3 fp0+agu1   54 next
        vmovdqu [rbp + 1760], ymm3                                       ;   486.0 agu2+fp5  108 r spill
        vpxor ymm3, ymm4, [r10 + 896]                                    ;   485.0 fp1+agu0   54 next
        vmovdqu [rbp + 1792], ymm4                                       ;   487.0 agu2+fp5  108 r spill
        vpxor ymm4, ymm5, [r10 + 928]                                    ;   485.3 fp2+agu1   54 next
        vmovdqu [rbp + 1824], ymm5                                       ;   488.0 agu0+fp5  108 r spill
        vpxor ymm5, ymm7, [r10 + 960]                                    ;   486.3 fp3+agu1   54 next
        vmovdqu [rbp + 1856], ymm7                                       ;   489.0 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 1888]                                       ;   489.0 agu0    54 next
        vpxor ymm7, ymm7, [r10 + 992]                                    ;   496.0 fp0+agu1   54 next
        vmovdqu [rbp + 5088], ymm12                                      ;   490.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm9, ymm4                                          ;   486.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm10                                      ;   491.0 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm10, ymm15, ymm5                                         ;   487.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm11                                      ;   492.0 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm11, ymm0, ymm3                                          ;   486.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm6                                       ;   493.0 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm5, ymm7                                           ;   497.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm8                                       ;   494.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm15, ymm4                                          ;   486.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm14                                      ;   495.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm5, ymm9                                          ;   487.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   488.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm2                                          ;   486.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   489.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm13                                      ;   496.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm12, ymm15                                        ;   487.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm8                                       ;   497.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm1                                          ;   488.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm10                                      ;   498.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm9, ymm7                                          ;   497.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   498.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   499.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm4                                       ;   499.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm15, ymm1                                          ;   489.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   490.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm4                                       ;   500.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm9                                          ;   490.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   491.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   498.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm0                                          ;   491.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm6                                       ;   501.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm2                                          ;   492.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   493.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   499.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm7                                           ;   497.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   498.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   500.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   499.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel misty1_encrypt_compact.T0_constants256] ;   500.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   502.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm9                                           ;   497.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm15                                      ;   503.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm15, ymm13, ymm7                                          ;   497.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm13                                      ;   504.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm11, ymm2                                         ;   497.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   498.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm4                                       ;   505.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm1, ymm3                                           ;   498.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   499.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   500.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm2, ymm3                                          ;   499.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm3                                           ;   499.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   500.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   501.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   501.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm1, ymm0                                           ;   500.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   502.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   501.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                         ;   501.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm13                                      ;   506.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm7                                         ;   501.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   501.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   502.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   502.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   503.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm0                                          ;   502.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;   502.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   503.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   503.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   503.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   504.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   504.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   505.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   504.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm5                                          ;   504.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   505.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   506.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   507.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm0                                          ;   505.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   506.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   507.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4608]                                   ;   508.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4736]                                   ;   506.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   507.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4320]                                       ;   505.0 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm4                                       ;   509.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm5, ymm2                                           ;   512.0 fp1     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   512.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   507.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3424]                                   ;   513.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   512.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   508.5 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 4704]                                    ;   511.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   513.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4384]                                   ;   510.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4704]                                   ;   514.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   513.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   515.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4288]                                       ;   507.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm7                                          ;   514.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   510.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   511.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   514.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   515.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   513.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4352]                                   ;   511.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5056]                                   ;   513.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   514.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   514.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4320]                                       ;   511.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                           ;   518.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   519.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4384]                                   ;   514.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   519.8 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   516.0 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4960]                                 ;   517.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   515.0 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4608]                                   ;   516.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4736]                                 ;   515.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5504]                                   ;   516.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4704]                                   ;   516.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   520.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   520.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   521.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   521.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4512]                                      ;   515.5 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4256]                                       ;   516.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   523.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   516.5 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   523.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4224]                                       ;   517.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4448]                                       ;   517.5 agu1    54 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   524.5 fp0     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4192]                                       ;   518.2 agu0    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   525.2 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4512]                                      ;   518.5 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4192]                                 ;   525.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm6                                       ;   517.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 4224]                                       ;   519.5 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 4192]                                   ;   526.5 fp3+agu0   41 next
        vmovdqu [rbp + 4704], ymm4                                       ;   518.2 agu2+fp5   41 next spill
        vmovdqu ymm4, [rbp + 4672]                                       ;   520.5 agu1    41 next
        vpand ymm4, ymm4, [rbp + 5088]                                   ;   527.5 fp0+agu0   41 next
        vpxor ymm2, ymm2, ymm4                                           ;   528.5 fp1     41 next
        db 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   528.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm5                                       ;   519.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm9, ymm7                                           ;   526.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm10                                      ;   520.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm1, [rbp + 4224]                                  ;   524.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm3                                       ;   522.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm5, [rbp + 4512]                                   ;   527.2 fp1+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 4224]                                   ;   528.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   529.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm13                                      ;   522.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm12                                        ;   526.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   529.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   527.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   529.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4384], ymm11                                      ;   524.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm7, [rbp + 4672]                                  ;   524.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   525.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   526.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm8                                       ;   525.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm11, [rbp + 4192]                                  ;   525.7 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm15                                      ;   526.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm7, ymm0                                          ;   525.8 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   526.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4352], ymm2                                       ;   530.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4224]                                       ;   526.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5088]                                   ;   533.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   534.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm3                                       ;   529.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm12, [rbp + 5088]                                  ;   530.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   531.5 fp1     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 4192]                                       ;   528.5 agu1    54 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   535.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   530.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm8                                       ;   536.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm15, [rbp + 5088]                                  ;   535.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   536.7 fp1     41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 4512]                                 ;   535.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   537.7 fp3     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 5088]                                   ;   529.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5184], ymm8                                       ;   538.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, [rbp + 4512]                                   ;   530.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   531.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   536.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm12, ymm0                                         ;   531.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4512]                                 ;   531.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4672]                                   ;   531.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   532.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   534.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm9                                       ;   531.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm3                                           ;   535.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   536.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   537.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4512]                                       ;   532.3 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm13                                      ;   538.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm8                                          ;   539.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   540.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   541.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   536.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4224]                                       ;   535.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm9                                          ;   542.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5088]                                 ;   541.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   543.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   544.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   545.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm13                                         ;   542.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   542.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4672]                                 ;   543.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5088]                                 ;   537.7 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   537.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   542.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                           ;   538.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm8                                          ;   539.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 4672]                                   ;   538.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   544.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   544.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   545.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5088]                                       ;   539.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm7                                         ;   546.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5312]                                   ;   540.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   540.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   542.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   546.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4672]                                      ;   541.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm12                                          ;   548.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3424]                                 ;   543.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5184]                                 ;   546.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   549.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   542.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5312]                                   ;   549.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                         ;   550.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   547.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   547.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5184]                                 ;   551.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   550.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   551.3 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   552.3 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   544.7 agu1    41 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   552.3 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5440]                                   ;   545.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   553.3 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5056]                                   ;   545.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm0, [rbp + 5120]                                   ;   546.8 fp3+agu0   41 next
        vmovdqu ymm8, [rbp + 4288]                                       ;   546.8 agu1    41 next
        vpxor ymm8, ymm8, [rbp + 4448]                                   ;   553.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   554.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4384]                                   ;   547.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   548.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4960]                                   ;   548.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   554.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4736]                                 ;   548.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   549.8 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4608]                                      ;   549.5 agu0    41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4512]                                 ;   556.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   557.5 fp1     41 next
        vpxor ymm9, ymm9, [rbp + 5504]                                   ;   550.5 fp2+agu0   41 next
        vpxor ymm1, ymm1, ymm9                                           ;   551.5 fp3     41 next
        vpxor ymm2, ymm2, [r11 + 4384]                                   ;   550.8 fp0+agu1   48 next
        vpxor ymm6, ymm6, [r11 + 4416]                                   ;   555.8 fp1+agu0   48 next
        vpxor ymm15, ymm15, [r11 + 4448]                                 ;   551.8 fp2+agu1   48 next
        vpxor ymm5, ymm5, [r11 + 4480]                                   ;   555.3 fp3+agu0   48 next
        db 0x2e
        vpxor ymm4, ymm4, [r11 + 4512]                                   ;   558.5 fp0+agu1   48 next
        vpxor ymm13, ymm13, [r11 + 4544]                                 ;   553.5 fp1+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4576]                                   ;   553.8 fp2+agu1   48 next
        vpxor ymm0, ymm0, [r11 + 4096]                                   ;   554.5 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r11 + 4128]                                   ;   554.8 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r11 + 4160]                                   ;   555.5 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r11 + 4192]                                   ;   555.8 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r11 + 4224]                                 ;   557.5 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r11 + 4256]                                 ;   556.8 fp0+agu1   48 next
        vpxor ymm9, ymm9, [r11 + 4288]                                   ;   557.5 fp1+agu0   48 next
        vmovdqu ymm11, [rbp + 4704]                                      ;   557.8 agu1    48 next
        vpxor ymm11, ymm11, [r11 + 4320]                                 ;   564.8 fp2+agu0   48 next
        vmovdqu [rbp + 4704], ymm1                                       ;   554.8 agu2+fp5   48 next spill
        vmovdqu ymm1, [rbp + 4320]                                       ;   558.8 agu1    48 next
        vpxor ymm1, ymm1, [r11 + 4352]                                   ;   565.8 fp3+agu0   48 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm13                                      ;   555.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm13, ymm0, ymm9                                          ;   558.5 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm4                                       ;   559.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm4, ymm3, ymm11                                          ;   565.8 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4512], ymm5                                       ;   557.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm5, ymm8, ymm12                                          ;   557.8 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm15                                      ;   558.3 agu2+fp5   48 next spill
        vpand ymm15, ymm3, ymm9                                          ;   558.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4224], ymm6                                       ;   559.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm11, ymm1                                          ;   566.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm2                                       ;   560.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm0, ymm11                                          ;   565.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   566.8 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm9, ymm10                                          ;   558.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   567.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm15                                      ;   568.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm3                                         ;   559.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm4                                       ;   566.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm7                                          ;   560.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm9                                       ;   563.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm1                                           ;   566.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   567.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   568.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm7                                          ;   559.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   560.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm14                                      ;   564.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm0                                          ;   560.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   561.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   567.8 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm8                                          ;   561.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm6                                       ;   567.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm10                                          ;   563.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   564.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   568.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm1                                          ;   566.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   567.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   569.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   568.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   569.8 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm6                                       ;   567.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm0                                           ;   567.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm3                                       ;   570.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm15, ymm1                                           ;   567.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm15                                      ;   568.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm10                                         ;   567.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   567.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm14                                      ;   569.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm12                                         ;   568.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   569.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   570.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm12                                        ;   568.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   569.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   570.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   571.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   571.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm8                                           ;   570.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   572.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   571.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                        ;   570.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm15                                      ;   573.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm1                                         ;   571.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   571.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   572.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                        ;   572.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   573.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   572.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   572.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   573.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   573.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   573.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   574.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   574.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   575.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   574.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm11                                        ;   574.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   574.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   575.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   576.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm8                                          ;   575.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                        ;   576.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   577.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4384]                                   ;   577.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4960]                                 ;   576.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   577.7 fp3     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4192]                                      ;   574.8 agu1    48 next reload
        db 0x2e
        vmovdqu [rbp + 5440], ymm3                                       ;   578.8 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm11, ymm10                                         ;   581.8 fp0     45 next
        db 0x2e
        vpand ymm0, ymm0, ymm10                                          ;   581.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   577.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5056]                                   ;   582.8 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   581.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   578.3 fp1     45 next
        db 0x2e, 0x2e
        vpor ymm12, ymm12, [rbp + 5120]                                  ;   578.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   582.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5088]                                 ;   579.3 fp0+agu0   45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5120]                                   ;   583.8 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   582.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   584.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   577.7 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm1                                         ;   584.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   580.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   581.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   583.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   585.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   582.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   581.7 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4256]                                 ;   582.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   583.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   584.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4192]                                       ;   581.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   588.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   589.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5088]                                   ;   583.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   589.7 fp1     45 next
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   585.8 fp2     45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4288]                                 ;   586.8 fp3+agu1   45 next
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   584.8 fp0     45 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4384]                                 ;   585.8 fp1+agu0   45 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4960]                                   ;   584.8 fp2+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5440]                                   ;   585.8 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5120]                                   ;   586.7 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   590.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   590.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   591.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   591.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4224]                                       ;   585.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   592.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4736]                                       ;   585.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   592.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4608]                                       ;   586.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   593.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4512]                                       ;   586.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   593.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5504]                                       ;   587.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   594.2 fp1     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4320]                                      ;   587.8 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   594.8 fp2     45 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4704]                                      ;   588.2 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   595.2 fp3     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 896]                                  ;   593.8 fp0+agu1   54 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 928]                                    ;   593.2 fp1+agu0   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 960]                                    ;   594.2 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 992]                                  ;   594.8 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 1024]                                 ;   595.2 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 1056]                                   ;   595.8 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 1088]                                 ;   596.2 fp2+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 1120]                                   ;   592.2 fp3+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 1152]                                   ;   592.8 fp0+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 1184]                                   ;   593.2 fp1+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 1216]                                   ;   593.8 fp2+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 1248]                                   ;   594.2 fp3+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 1280]                                   ;   594.8 fp0+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 1312]                                   ;   595.2 fp1+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 1344]                                 ;   595.8 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 1376]                                 ;   596.2 fp3+agu0   54 next
        vmovdqu [rbp + 4704], ymm13                                      ;   597.2 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 896]                                       ;   596.8 agu1    54 next
        vpxor ymm13, ymm13, [r8 + 512]                                   ;   603.8 fp0+agu0   54 next
        vmovdqu [rbp + 4320], ymm10                                      ;   596.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 928]                                       ;   597.8 agu1    54 next
        vpxor ymm10, ymm10, [r8 + 544]                                   ;   604.8 fp1+agu0   54 next
        vmovdqu [rbp + 5504], ymm8                                       ;   596.2 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 960]                                        ;   598.8 agu1    54 next
        vpxor ymm8, ymm8, [r8 + 576]                                     ;   605.8 fp2+agu0   54 next
        vmovdqu [rbp + 4512], ymm7                                       ;   596.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 992]                                        ;   599.8 agu1    54 next
        vpxor ymm7, ymm7, [r8 + 608]                                     ;   606.8 fp3+agu0   54 next
        vmovdqu [rbp + 4608], ymm2                                       ;   597.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 1024]                                       ;   600.8 agu1    54 next
        vpxor ymm2, ymm2, [r8 + 640]                                     ;   607.8 fp0+agu0   54 next
        vmovdqu [rbp + 4224], ymm0                                       ;   598.8 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 1056]                                       ;   601.8 agu1    54 next
        vpxor ymm0, ymm0, [r8 + 672]                                     ;   608.8 fp1+agu0   54 next
        vmovdqu [rbp + 4736], ymm1                                       ;   599.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 1088]                                       ;   602.8 agu1    54 next
        vpxor ymm1, ymm1, [r8 + 704]                                     ;   609.8 fp2+agu0   54 next
        vmovdqu [rbp + 4192], ymm6                                       ;   600.8 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 1120]                                       ;   603.8 agu1    54 next
        vpxor ymm6, ymm6, [r8 + 736]                                     ;   610.8 fp3+agu0   54 next
        vmovdqu [rbp + 5120], ymm3                                       ;   601.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 1152]                                       ;   604.8 agu1    54 next
        vpxor ymm3, ymm3, [r8 + 768]                                     ;   611.8 fp0+agu0   54 next
        vmovdqu [rbp + 5440], ymm11                                      ;   602.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 1184]                                      ;   605.8 agu1    54 next
        vpxor ymm11, ymm11, [r8 + 800]                                   ;   612.8 fp1+agu0   54 next
        vmovdqu [rbp + 4960], ymm9                                       ;   603.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 1216]                                       ;   606.8 agu1    54 next
        vpxor ymm9, ymm9, [r8 + 832]                                     ;   613.8 fp2+agu0   54 next
        vmovdqu [rbp + 4384], ymm12                                      ;   604.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 1248]                                      ;   607.8 agu1    54 next
        vpxor ymm12, ymm12, [r8 + 864]                                   ;   614.8 fp3+agu0   54 next
        vmovdqu [rbp + 4288], ymm15                                      ;   605.8 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 1280]                                      ;   608.8 agu1    54 next
        vpxor ymm15, ymm15, [r8 + 896]                                   ;   615.8 fp0+agu0   54 next
        vmovdqu [rbp + 5088], ymm5                                       ;   606.8 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 1312]                                       ;   609.8 agu1    54 next
        vpxor ymm5, ymm5, [r8 + 928]                                     ;   616.8 fp1+agu0   54 next
        vmovdqu [rbp + 4672], ymm4                                       ;   607.8 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 1344]                                       ;   610.8 agu1    54 next
        vpxor ymm4, ymm4, [r8 + 960]                                     ;   617.8 fp2+agu0   54 next
        vmovdqu [rbp + 4256], ymm14                                      ;   608.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 1376]                                      ;   611.8 agu1    54 next
        vpxor ymm14, ymm14, [r8 + 992]                                   ;   618.8 fp3+agu0   54 next
        vmovdqu [rbp + 4448], ymm8                                       ;   609.8 agu2+fp5   54 next spill
        vpxor ymm8, ymm6, ymm5                                           ;   617.8 fp0     41 next
        vmovdqu [rbp + 5056], ymm7                                       ;   610.8 agu2+fp5   54 next spill
        vpand ymm7, ymm9, ymm4                                           ;   618.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm10                                      ;   611.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm15                                         ;   616.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm1                                       ;   612.8 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm5                                           ;   617.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm0                                       ;   613.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm14                                          ;   619.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm13                                      ;   614.8 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm13, ymm6, ymm4                                          ;   618.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   619.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm12                                         ;   617.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   620.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm2                                       ;   615.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm8                                           ;   618.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm1                                       ;   621.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm11, ymm2                                          ;   619.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5408], ymm7                                       ;   619.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm14                                          ;   619.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   620.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   621.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm5                                       ;   618.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm11                                          ;   618.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   619.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm5                                       ;   620.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm6                                           ;   618.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   619.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   620.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm3                                           ;   619.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm0                                       ;   620.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm12                                          ;   619.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   620.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   621.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm14, ymm12                                         ;   620.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   621.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   622.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   622.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   623.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm0                                       ;   621.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm6                                           ;   621.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm9                                       ;   624.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm2, ymm14                                           ;   622.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm2                                       ;   623.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm12                                         ;   622.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   622.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm5                                       ;   624.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm15                                         ;   622.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   623.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   624.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm15                                         ;   623.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm15                                          ;   623.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   624.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   625.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   625.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm3                                          ;   624.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   626.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   625.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   625.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm2                                       ;   627.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm14                                          ;   625.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   626.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   627.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   626.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   627.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm4, ymm3                                           ;   627.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   627.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   628.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   628.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   628.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   629.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                           ;   629.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   630.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   629.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm4                                          ;   629.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;   629.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   630.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   631.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm3                                           ;   630.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   631.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   632.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5152]                                   ;   632.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5408]                                 ;   631.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   632.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5280]                                      ;   629.0 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm9                                       ;   633.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm12                                          ;   636.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   636.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   632.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5024]                                   ;   637.0 fp3+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   636.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                          ;   633.0 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm15, ymm15, [rbp + 5248]                                  ;   633.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   637.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4864]                                   ;   634.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5248]                                 ;   638.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   637.0 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   639.0 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5216]                                      ;   632.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm14                                         ;   639.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   635.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   636.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   638.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   640.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   637.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4480]                                   ;   636.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5472]                                   ;   637.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   638.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   639.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5280]                                      ;   636.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   643.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   644.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4864]                                   ;   638.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   644.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   640.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4928]                                   ;   641.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   639.0 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5152]                                 ;   640.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 5408]                                   ;   639.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4768]                                   ;   640.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5248]                                   ;   641.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   645.2 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   645.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   646.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   646.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5600]                                      ;   639.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3424]                                       ;   640.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   647.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5312]                                       ;   640.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                           ;   647.7 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5184]                                       ;   641.2 agu0    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4352]                                      ;   641.7 agu1    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   648.7 fp3     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 5056]                                      ;   642.2 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm3                                         ;   649.2 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5600]                                      ;   642.7 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5056]                                 ;   649.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5280], ymm0                                       ;   642.2 agu2+fp5   41 next spill
        vmovdqu ymm0, [rbp + 5184]                                       ;   643.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5056]                                   ;   650.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5248], ymm9                                       ;   642.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 5312]                                       ;   644.7 agu1    41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 4448]                                   ;   651.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   652.7 fp0     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   652.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;   644.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm4, ymm12, ymm11                                         ;   650.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5408], ymm7                                       ;   645.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm6, [rbp + 5184]                                   ;   648.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm15                                      ;   647.2 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm15, ymm4, [rbp + 5600]                                  ;   651.2 fp0+agu1   41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 5184]                                 ;   652.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   653.2 fp2     41 next
        vmovdqu [rbp + 4928], ymm2                                       ;   647.2 agu2+fp5   41 next spill
        vpxor ymm2, ymm14, ymm13                                         ;   650.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   653.7 fp0     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 5312]                                   ;   651.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   653.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm10                                      ;   648.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm11, [rbp + 5312]                                 ;   648.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   649.8 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rel misty1_encrypt_compact.T0_constants256]   ;   650.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm1                                       ;   649.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, [rbp + 5056]                                  ;   649.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm5                                       ;   650.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm3                                          ;   650.0 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   651.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm8                                       ;   654.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 5184]                                       ;   650.8 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 4448]                                   ;   657.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   658.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   653.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 4448]                                 ;   654.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   655.7 fp0     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 5056]                                      ;   652.2 agu1    54 next reload
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   659.2 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   654.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5344], ymm1                                       ;   660.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, [rbp + 4448]                                   ;   659.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   660.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5600]                                   ;   659.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   661.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 4448]                                   ;   653.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm1                                       ;   662.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, [rbp + 5600]                                   ;   654.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   655.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   660.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm3                                          ;   655.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5600]                                 ;   655.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5312]                                   ;   655.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   656.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   658.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm12                                      ;   655.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm15                                        ;   659.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   660.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   661.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5600]                                       ;   656.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm2                                       ;   662.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm1                                          ;   663.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   664.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   665.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   660.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5184]                                      ;   659.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm12                                        ;   666.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   665.2 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   667.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   668.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   669.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm2                                          ;   666.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   666.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5312]                                   ;   667.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4448]                                 ;   661.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   661.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   666.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   662.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm1                                          ;   663.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5312]                                   ;   662.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   668.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   668.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   669.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4448]                                       ;   663.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                                         ;   670.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5568]                                   ;   663.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   664.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   666.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   670.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5312]                                      ;   665.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   672.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5024]                                   ;   667.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5536]                                   ;   670.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   673.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   666.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5568]                                   ;   673.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   674.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   671.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   671.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5536]                                 ;   675.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4480]                                   ;   674.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   675.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   676.2 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   668.5 agu1    41 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   676.2 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5344]                                   ;   669.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   677.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5472]                                   ;   669.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm3, [rbp + 4896]                                   ;   670.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5216]                                       ;   670.5 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   677.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   678.5 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4864]                                   ;   671.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   672.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4928]                                 ;   672.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   678.2 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5408]                                 ;   672.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   673.5 fp2     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 5152]                                      ;   673.2 agu0    41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 5600]                                 ;   680.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   681.2 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4768]                                 ;   674.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   675.2 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, [r8 + 4384]                                    ;   674.5 fp3+agu1   48 next
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 4416]                                    ;   679.5 fp0+agu0   48 next
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 4448]                                    ;   675.5 fp1+agu1   48 next
        db 0x2e
        vpxor ymm4, ymm4, [r8 + 4480]                                    ;   679.2 fp2+agu0   48 next
        vpxor ymm9, ymm9, [r8 + 4512]                                    ;   682.2 fp3+agu1   48 next
        vpxor ymm2, ymm2, [r8 + 4544]                                    ;   677.2 fp0+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4576]                                    ;   677.5 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r8 + 4096]                                    ;   678.2 fp2+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4128]                                    ;   678.5 fp3+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4160]                                    ;   679.2 fp0+agu0   48 next
        vpxor ymm15, ymm15, [r8 + 4192]                                  ;   679.5 fp1+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 4224]                                  ;   681.2 fp2+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 4256]                                  ;   680.5 fp3+agu1   48 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   681.2 fp0+agu0   48 next
        vmovdqu ymm11, [rbp + 5248]                                      ;   681.5 agu1    48 next
        vpxor ymm11, ymm11, [r8 + 4320]                                  ;   688.5 fp1+agu0   48 next
        vmovdqu [rbp + 5248], ymm6                                       ;   678.5 agu2+fp5   48 next spill
        vmovdqu ymm6, [rbp + 5280]                                       ;   682.5 agu1    48 next
        vpxor ymm6, ymm6, [r8 + 4352]                                    ;   689.5 fp2+agu0   48 next
        vmovdqu [rbp + 5280], ymm2                                       ;   679.2 agu2+fp5   48 next spill
        vpxor ymm2, ymm3, ymm12                                          ;   682.2 fp3     45 next
        vmovdqu [rbp + 4768], ymm9                                       ;   683.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm9, ymm15, ymm11                                         ;   689.5 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm4                                       ;   681.2 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm4, ymm8, ymm13                                          ;   681.5 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm5                                       ;   682.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm5, ymm15, ymm12                                         ;   682.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 5184], ymm0                                       ;   683.2 agu2+fp5   48 next spill
        vpand ymm0, ymm11, ymm6                                          ;   690.5 fp3     45 next
        vmovdqu [rbp + 5408], ymm1                                       ;   684.2 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm11                                          ;   689.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   690.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm10                                         ;   682.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   691.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm5                                       ;   692.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                                          ;   683.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm9                                       ;   690.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm7                                           ;   684.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm12                                      ;   687.2 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm6                                          ;   690.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   691.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   692.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm7                                         ;   683.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   684.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm14                                      ;   688.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm15, ymm3                                         ;   684.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   685.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   691.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm15, ymm8                                         ;   685.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm0                                       ;   691.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm10                                         ;   687.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   688.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   692.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm10, ymm6                                          ;   690.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   691.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   693.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                         ;   692.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel misty1_encrypt_compact.T0_constants256] ;   693.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm0                                       ;   691.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm3                                           ;   690.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm15                                      ;   694.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm15, ymm5, ymm6                                           ;   691.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm5                                       ;   692.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm10                                          ;   691.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                           ;   691.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm14                                      ;   693.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm7, ymm13                                         ;   691.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   692.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   693.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm13                                        ;   692.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm13                                        ;   692.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   693.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   694.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   694.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm8                                          ;   693.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   695.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   694.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   694.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm5                                       ;   696.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm6                                          ;   694.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   695.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   696.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   695.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   696.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm8                                          ;   696.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   696.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   697.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   697.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   697.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   698.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   698.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   699.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   698.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm11                                         ;   698.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   698.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   699.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   700.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm8                                           ;   699.3 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   700.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   701.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4864]                                 ;   701.5 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4928]                                 ;   700.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   701.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5056]                                      ;   698.5 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm15                                      ;   702.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm10                                        ;   705.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   705.5 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   701.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5472]                                   ;   706.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   705.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   702.0 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4896]                                  ;   702.3 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   706.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   703.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4896]                                   ;   707.5 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   706.5 fp1     45 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   708.5 fp2     45 next
        db 0x2e
        vmovdqu ymm6, [rbp + 5312]                                       ;   701.3 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm2, ymm6                                          ;   708.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   704.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   705.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   707.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   709.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   706.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4352]                                 ;   705.3 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   706.3 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   707.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   708.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5056]                                       ;   705.3 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;   712.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   713.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;   707.5 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   713.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   709.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5216]                                   ;   710.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   708.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4864]                                 ;   709.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4928]                                 ;   708.5 fp1+agu1   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 5344]                                 ;   709.5 fp2+agu0   45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4896]                                   ;   710.3 fp3+agu1   45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   714.3 fp0     45 next
        db 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   714.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   715.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   715.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5184]                                       ;   708.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   715.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5408]                                       ;   709.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   716.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5152]                                       ;   709.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   716.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5600]                                       ;   710.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   717.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4768]                                       ;   710.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   717.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5280]                                       ;   711.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   718.5 fp1     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 5248]                                      ;   711.8 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   718.8 fp2     45 next
        vpxor ymm14, ymm14, [rbp + 4256]                                 ;   717.5 fp3+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 4672]                                   ;   716.8 fp0+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   717.8 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 4288]                                   ;   718.5 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   718.8 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 4960]                                 ;   719.5 fp0+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 5440]                                 ;   719.8 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 5120]                                 ;   715.8 fp2+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 4192]                                   ;   716.5 fp3+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 4736]                                   ;   716.8 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 4224]                                   ;   717.5 fp1+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4608]                                   ;   717.8 fp2+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 4512]                                   ;   718.5 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 5504]                                   ;   718.8 fp0+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   719.5 fp1+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 4704]                                 ;   719.8 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 5248], ymm10                                      ;   720.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4256]                                      ;   720.5 agu1    54 next
        db 0x2e
        vpxor ymm10, ymm10, [r10]                                        ;   727.5 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm8                                       ;   720.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4672]                                       ;   721.5 agu1    54 next
        vpxor ymm8, ymm8, [r10 + 32]                                     ;   728.5 fp0+agu0   54 next
        vmovdqu [rbp + 4672], ymm7                                       ;   719.8 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 5088]                                       ;   722.5 agu1    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 64]                                     ;   729.5 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm6                                       ;   720.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 4288]                                       ;   723.5 agu1    54 next
        vpxor ymm6, ymm6, [r10 + 96]                                     ;   730.5 fp2+agu0   54 next
        vmovdqu [rbp + 4288], ymm3                                       ;   721.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4384]                                       ;   724.5 agu1    54 next
        vpxor ymm3, ymm3, [r10 + 128]                                    ;   731.5 fp3+agu0   54 next
        vmovdqu [rbp + 4384], ymm1                                       ;   722.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4960]                                       ;   725.5 agu1    54 next
        vpxor ymm1, ymm1, [r10 + 160]                                    ;   732.5 fp0+agu0   54 next
        vmovdqu [rbp + 4960], ymm2                                       ;   723.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 5440]                                       ;   726.5 agu1    54 next
        vpxor ymm2, ymm2, [r10 + 192]                                    ;   733.5 fp1+agu0   54 next
        vmovdqu [rbp + 5440], ymm0                                       ;   724.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 5120]                                       ;   727.5 agu1    54 next
        vpxor ymm0, ymm0, [r10 + 224]                                    ;   734.5 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm15                                      ;   725.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 4192]                                      ;   728.5 agu1    54 next
        db 0x2e
        vpxor ymm15, ymm15, [r10 + 256]                                  ;   735.5 fp3+agu0   54 next
        vmovdqu [rbp + 4192], ymm11                                      ;   726.5 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4736]                                      ;   729.5 agu1    54 next
        vpxor ymm11, ymm11, [r10 + 288]                                  ;   736.5 fp0+agu0   54 next
        vmovdqu [rbp + 4736], ymm12                                      ;   727.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4224]                                      ;   730.5 agu1    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   737.5 fp1+agu0   54 next
        vmovdqu [rbp + 4224], ymm13                                      ;   728.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4608]                                      ;   731.5 agu1    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   738.5 fp2+agu0   54 next
        vmovdqu [rbp + 4608], ymm5                                       ;   729.5 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4512]                                       ;   732.5 agu1    54 next
        vpxor ymm5, ymm5, [r10 + 384]                                    ;   739.5 fp3+agu0   54 next
        vmovdqu [rbp + 4512], ymm4                                       ;   730.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 5504]                                       ;   733.5 agu1    54 next
        vpxor ymm4, ymm4, [r10 + 416]                                    ;   740.5 fp0+agu0   54 next
        vmovdqu [rbp + 5504], ymm9                                       ;   731.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4320]                                       ;   734.5 agu1    54 next
        vpxor ymm9, ymm9, [r10 + 448]                                    ;   741.5 fp1+agu0   54 next
        vmovdqu [rbp + 4320], ymm14                                      ;   732.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4704]                                      ;   735.5 agu1    54 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 480]                                  ;   742.5 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm7                                       ;   733.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm0, ymm4                                           ;   741.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 5280], ymm6                                       ;   734.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm12, ymm9                                          ;   742.5 fp0     41 next
        vmovdqu [rbp + 4768], ymm8                                       ;   735.5 agu2+fp5   54 next spill
        vpxor ymm8, ymm15, ymm5                                          ;   740.5 fp1     41 next
        vmovdqu [rbp + 5600], ymm2                                       ;   736.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm4                                          ;   741.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm1                                       ;   737.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm9, ymm14                                          ;   743.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm10                                      ;   738.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm0, ymm9                                          ;   742.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   743.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm4, ymm13                                         ;   741.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   744.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm3                                       ;   739.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm7                                          ;   742.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm2                                       ;   745.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm3                                          ;   743.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm6                                       ;   743.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm14                                          ;   743.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   744.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   745.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm4                                       ;   742.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm11                                         ;   741.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   742.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm4                                       ;   743.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm0                                          ;   742.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   743.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   744.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm15                                         ;   743.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm1                                       ;   744.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   743.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   744.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   745.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm13                                         ;   744.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   745.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   746.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   746.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_encrypt_compact.T0_constants256] ;   747.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm1                                       ;   745.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm15, ymm0                                          ;   745.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm12                                      ;   748.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm3, ymm14                                          ;   745.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm3                                       ;   747.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm8, ymm13                                          ;   745.8 fp1     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   746.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm4                                       ;   748.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm5                                          ;   746.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   747.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   748.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm5                                          ;   747.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm5                                          ;   747.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   748.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   749.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   749.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm15                                        ;   748.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   750.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   749.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   749.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm3                                       ;   751.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                          ;   749.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   749.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   750.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   750.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   751.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm15                                          ;   750.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   750.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   751.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   751.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   751.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   752.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   752.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   753.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   752.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm9                                          ;   752.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   753.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   754.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   755.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm15                                          ;   753.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   754.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   755.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4928]                                 ;   756.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4896]                                 ;   754.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   755.8 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5344]                                      ;   752.7 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 5472], ymm12                                      ;   757.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   759.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   759.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   755.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3424]                                   ;   760.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   759.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   756.7 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 5312]                                    ;   756.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   760.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4448]                                   ;   757.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5312]                                 ;   761.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   760.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   762.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5056]                                      ;   755.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, ymm14                                         ;   762.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   758.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   759.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   761.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   763.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   760.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4864]                                   ;   759.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4352]                                   ;   760.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   761.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   762.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5344]                                      ;   759.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   766.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   767.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4448]                                   ;   761.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   767.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   763.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5216]                                   ;   764.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   762.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4928]                                   ;   763.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4896]                                   ;   762.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5472]                                 ;   764.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5312]                                   ;   764.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   768.8 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   768.8 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   769.8 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   769.8 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5408]                                      ;   763.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5184]                                      ;   763.8 agu0    54 next reload
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   770.8 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 5152]                                       ;   764.3 agu1    41 next
        db 0x2e
        vpand ymm0, ymm0, ymm15                                          ;   771.3 fp1     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 5600]                                       ;   764.8 agu0    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4768]                                      ;   765.3 agu1    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   772.3 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 5280]                                      ;   765.8 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   772.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5408]                                      ;   766.3 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5280]                                 ;   773.3 fp0+agu0   41 next
        vmovdqu [rbp + 5344], ymm1                                       ;   765.8 agu2+fp5   41 next spill
        vmovdqu ymm1, [rbp + 5600]                                       ;   767.3 agu1    41 next
        vpand ymm1, ymm1, [rbp + 5280]                                   ;   774.3 fp1+agu0   41 next
        vmovdqu [rbp + 5312], ymm12                                      ;   766.0 agu2+fp5   41 next spill
        vmovdqu ymm12, [rbp + 5152]                                      ;   768.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4704]                                 ;   775.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   776.3 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   776.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm9                                       ;   767.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm10                                         ;   773.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm6                                       ;   768.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm0, [rbp + 5600]                                   ;   772.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm5                                       ;   770.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, [rbp + 5408]                                   ;   774.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 5600]                                   ;   775.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   776.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm3                                       ;   770.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm13                                         ;   774.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   777.3 fp3     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 5152]                                   ;   775.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   777.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm8                                       ;   772.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm10, [rbp + 5152]                                  ;   772.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   773.5 fp3     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   774.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm2                                       ;   773.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm8, [rbp + 5280]                                   ;   773.5 fp1+agu0   41 next
        vmovdqu [rbp + 4352], ymm4                                       ;   774.3 agu1+fp5   41 next spill
        vpand ymm4, ymm10, ymm15                                         ;   773.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   774.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm7                                       ;   778.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5600]                                       ;   774.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4704]                                   ;   781.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   782.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm5                                       ;   776.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm13, [rbp + 4704]                                  ;   778.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   779.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5280]                                       ;   775.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   782.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   778.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm2                                       ;   783.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, [rbp + 4704]                                   ;   783.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   784.5 fp3     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 5408]                                   ;   783.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   785.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4704]                                   ;   777.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm2                                       ;   786.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm1, [rbp + 5408]                                   ;   777.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   778.8 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   784.5 fp1     41 next
        db 0x2e
        vpand ymm3, ymm13, ymm15                                         ;   779.3 fp2     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5408]                                 ;   779.3 fp3+agu0   41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 5152]                                   ;   778.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   780.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   782.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm11                                      ;   779.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm5                                         ;   782.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   783.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   784.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5408]                                       ;   779.8 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm3                                       ;   785.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm2                                          ;   786.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   787.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   788.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   783.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5600]                                      ;   782.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm11                                         ;   789.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4704]                                   ;   788.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm15                                        ;   790.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   791.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   792.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm3                                           ;   789.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   789.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   790.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4704]                                   ;   785.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   785.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   789.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   786.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm2                                           ;   786.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5152]                                   ;   786.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   791.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   791.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   792.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4704]                                       ;   786.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm6                                         ;   793.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5568]                                   ;   787.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   787.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   789.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   793.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5152]                                      ;   788.8 agu1    54 next reload
        db 0x2e
        vpand ymm2, ymm11, ymm13                                         ;   795.8 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3424]                                   ;   790.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5536]                                   ;   793.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   796.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   790.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5568]                                   ;   796.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   797.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   794.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   794.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5536]                                 ;   798.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4864]                                   ;   797.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   798.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   799.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   792.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   799.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   792.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   800.8 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4352]                                 ;   793.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm15, [rbp + 5024]                                  ;   794.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5056]                                       ;   794.2 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4768]                                   ;   801.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   802.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4448]                                   ;   795.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   796.2 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5216]                                   ;   795.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   801.8 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4896]                                 ;   796.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   797.2 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4928]                                       ;   796.8 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5408]                                   ;   803.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   804.8 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5472]                                 ;   797.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   798.8 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [r9 + 4384]                                    ;   798.2 fp2+agu1   48 next
        vpxor ymm1, ymm1, [r9 + 4416]                                    ;   803.2 fp3+agu0   48 next
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 4448]                                    ;   799.2 fp0+agu1   48 next
        vpxor ymm9, ymm9, [r9 + 4480]                                    ;   802.8 fp1+agu0   48 next
        vpxor ymm12, ymm12, [r9 + 4512]                                  ;   805.8 fp2+agu1   48 next
        vpxor ymm3, ymm3, [r9 + 4544]                                    ;   800.8 fp3+agu0   48 next
        vpxor ymm0, ymm0, [r9 + 4576]                                    ;   801.2 fp0+agu1   48 next
        vpxor ymm15, ymm15, [r9 + 4096]                                  ;   801.8 fp1+agu0   48 next
        vpxor ymm7, ymm7, [r9 + 4128]                                    ;   802.2 fp2+agu1   48 next
        vpxor ymm6, ymm6, [r9 + 4160]                                    ;   802.8 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r9 + 4192]                                    ;   803.2 fp0+agu1   48 next
        vpxor ymm8, ymm8, [r9 + 4224]                                    ;   804.8 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r9 + 4256]                                  ;   804.2 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 4288]                                  ;   804.8 fp3+agu0   48 next
        vmovdqu ymm10, [rbp + 5312]                                      ;   805.2 agu1    48 next
        vpxor ymm10, ymm10, [r9 + 4320]                                  ;   812.2 fp0+agu0   48 next
        vmovdqu [rbp + 5312], ymm0                                       ;   802.2 agu2+fp5   48 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 5344]                                       ;   806.2 agu1    48 next
        db 0x2e
        vpxor ymm0, ymm0, [r9 + 4352]                                    ;   813.2 fp1+agu0   48 next
        vmovdqu [rbp + 5344], ymm3                                       ;   802.8 agu2+fp5   48 next spill
        vpxor ymm3, ymm15, ymm11                                         ;   805.8 fp2     45 next
        vmovdqu [rbp + 5472], ymm12                                      ;   806.8 agu2+fp5   48 next spill
        vpand ymm12, ymm5, ymm10                                         ;   813.2 fp3     45 next
        vmovdqu [rbp + 5408], ymm9                                       ;   804.8 agu2+fp5   48 next spill
        vpxor ymm9, ymm7, ymm13                                          ;   805.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm4                                       ;   805.8 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm5, ymm11                                          ;   805.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm1                                       ;   806.8 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm0                                          ;   814.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm2                                       ;   807.8 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm10                                         ;   813.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   814.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm11, ymm8                                          ;   805.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   815.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   816.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm5                                           ;   806.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm12                                      ;   814.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm6                                          ;   807.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm11                                      ;   810.8 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm0                                         ;   814.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   815.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   816.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm3                                       ;   811.8 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm6                                           ;   807.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   808.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm3                                       ;   812.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm15                                          ;   808.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   809.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   815.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm7                                           ;   810.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm1                                       ;   815.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm8                                           ;   811.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   812.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   816.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm0                                           ;   814.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   815.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   817.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   816.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   817.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm15                                          ;   814.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm1                                       ;   815.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm4, ymm0                                            ;   814.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm14                                      ;   818.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm8                                          ;   814.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   815.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm4                                       ;   816.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm13                                          ;   815.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   816.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   817.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   816.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm13                                         ;   816.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   817.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   818.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   818.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm7                                           ;   817.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4448]                                 ;   819.3 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   818.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm14                                      ;   820.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm0                                          ;   818.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   818.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   819.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   819.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   820.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm7                                         ;   819.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   819.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   820.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   820.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   820.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   821.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm13, [rbp + 4448]                                 ;   820.8 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   821.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   821.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   822.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   821.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm12                                      ;   821.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm8, ymm10                                         ;   822.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   822.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   823.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   824.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm7                                         ;   823.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   824.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   825.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4768]                                   ;   825.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5216]                                   ;   824.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   825.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5280]                                       ;   822.3 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm4                                       ;   826.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm10, ymm8                                          ;   829.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   829.3 fp0     45 next
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   830.3 fp1     45 next
        db 0x2e
        vmovdqu ymm15, [rbp + 5152]                                      ;   822.7 agu0    45 next reload
        db 0x2e
        vmovdqu [rbp + 4864], ymm12                                      ;   826.0 agu2+fp5   45 next spill
        db 0x2e
        vpxor ymm12, ymm14, ymm15                                        ;   829.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   826.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   827.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;   829.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   826.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   831.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4352]                                      ;   824.2 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, ymm14                                         ;   831.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   830.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5024]                                 ;   827.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   830.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   831.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   830.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   832.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   830.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5056]                                 ;   828.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5184]                                 ;   829.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   831.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   831.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   829.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   830.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5024]                                   ;   831.3 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4864]                                       ;   829.8 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   836.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   836.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4704]                                   ;   837.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4448]                                   ;   832.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4768]                                 ;   833.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5216]                                 ;   832.3 fp0+agu0   45 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4480]                                 ;   833.3 fp1+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   832.3 fp2     45 next
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   832.5 fp3     45 next
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   837.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   834.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   838.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5600]                                       ;   832.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   839.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4896]                                       ;   833.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   840.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4928]                                       ;   833.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   840.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5408]                                       ;   834.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   841.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5472]                                       ;   834.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   841.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5344]                                      ;   835.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   842.7 fp0     45 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5312]                                      ;   835.8 agu0    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   842.8 fp1     45 next
        vpxor ymm1, ymm1, [rbp + 4320]                                   ;   841.7 fp2+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 5504]                                   ;   840.8 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 4512]                                   ;   841.8 fp0+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4608]                                   ;   842.7 fp1+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4224]                                   ;   842.8 fp2+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 4736]                                 ;   843.7 fp3+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 4192]                                 ;   843.8 fp0+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 5120]                                 ;   839.8 fp1+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 5440]                                 ;   840.7 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;   840.8 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4384]                                   ;   841.7 fp0+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 4288]                                   ;   841.8 fp1+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 5088]                                   ;   842.7 fp2+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 4672]                                   ;   842.8 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4256]                                 ;   843.7 fp0+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 5248]                                 ;   843.8 fp1+agu0   54 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   844.7 fp2+agu1  108 r
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   844.8 fp3+agu0  108 r
        db 0x2e
        vmovdqu [rbp - 96], ymm3                                         ;   845.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 4320]                                       ;   845.7 agu1    58 r
        db 0x2e
        vpxor ymm3, ymm3, [r9 + 512]                                     ;   852.7 fp0+agu0   58 r
        vpxor ymm3, ymm3, [rbp + 3360]                                   ;   853.7 fp1+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 2400]                                   ;   846.8 fp2+agu0  108 r
        vmovdqu [rbp - 64], ymm9                                         ;   847.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm9, [rbp + 5504]                                       ;   847.7 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 544]                                     ;   854.7 fp3+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 3328]                                   ;   855.7 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 2432]                                   ;   848.8 fp1+agu0  108 r
        vmovdqu [rbp - 32], ymm0                                         ;   849.8 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 4512]                                       ;   849.7 agu1    58 r
        vpxor ymm0, ymm0, [r9 + 576]                                     ;   856.7 fp2+agu0   58 r
        vpxor ymm0, ymm0, [rbp + 3296]                                   ;   857.7 fp3+agu1  108 r
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2464]                                   ;   850.8 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 0], ymm8                                          ;   851.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4608]                                       ;   851.7 agu1    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 608]                                     ;   858.7 fp1+agu0   58 r
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3264]                                   ;   859.7 fp2+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 2496]                                 ;   852.8 fp3+agu0  108 r
        vmovdqu [rbp + 32], ymm11                                        ;   853.8 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 4224]                                      ;   853.7 agu1    58 r
        db 0x2e
        vpxor ymm11, ymm11, [r9 + 640]                                   ;   860.7 fp0+agu0   58 r
        vpxor ymm11, ymm11, [rbp + 3232]                                 ;   861.7 fp1+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 2528]                                 ;   854.8 fp2+agu0  108 r
        vmovdqu [rbp + 64], ymm10                                        ;   855.8 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4736]                                      ;   855.7 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 672]                                   ;   862.7 fp3+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 3200]                                 ;   863.7 fp0+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 2560]                                 ;   856.8 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 96], ymm15                                        ;   857.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 4192]                                      ;   857.7 agu1    58 r
        vpxor ymm15, ymm15, [r9 + 704]                                   ;   864.7 fp2+agu0   58 r
        vpxor ymm15, ymm15, [rbp + 3168]                                 ;   865.7 fp3+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 2592]                                 ;   858.8 fp0+agu0  108 r
        vmovdqu [rbp + 128], ymm14                                       ;   859.8 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 5120]                                      ;   859.7 agu1    58 r
        vpxor ymm14, ymm14, [r9 + 736]                                   ;   866.7 fp1+agu0   58 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3136]                                 ;   867.7 fp2+agu1  108 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2624]                                   ;   860.8 fp3+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 160], ymm4                                        ;   861.8 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm4, [rbp + 5440]                                       ;   861.7 agu1    58 r
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 768]                                     ;   868.7 fp0+agu0   58 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3104]                                   ;   869.7 fp1+agu1  108 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2656]                                   ;   862.8 fp2+agu0  108 r
        vmovdqu [rbp + 192], ymm2                                        ;   863.8 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 4960]                                       ;   863.7 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 800]                                     ;   870.7 fp3+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 3072]                                   ;   871.7 fp0+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 2688]                                   ;   864.8 fp1+agu0  108 r
        vmovdqu [rbp + 224], ymm5                                        ;   865.8 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4384]                                       ;   865.7 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 832]                                     ;   872.7 fp2+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 3040]                                   ;   873.7 fp3+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 2720]                                   ;   866.8 fp0+agu0  108 r
        vmovdqu [rbp + 256], ymm6                                        ;   867.8 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4288]                                       ;   867.7 agu1    58 r
        vpxor ymm6, ymm6, [r9 + 864]                                     ;   874.7 fp1+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 3008]                                   ;   875.7 fp2+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 2752]                                   ;   868.8 fp3+agu0  108 r
        vmovdqu [rbp + 2752], ymm3                                       ;   865.8 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 5088]                                       ;   869.7 agu1    58 r
        vpxor ymm3, ymm3, [r9 + 896]                                     ;   876.7 fp0+agu0   58 r
        vpxor ymm3, ymm3, [rbp + 2976]                                   ;   877.7 fp1+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 2848]                                 ;   870.8 fp2+agu0  108 r
        vmovdqu [rbp + 2848], ymm9                                       ;   867.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4672]                                       ;   871.7 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 928]                                     ;   878.7 fp3+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 2944]                                   ;   879.7 fp0+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 2816]                                 ;   872.8 fp1+agu0  108 r
        vmovdqu [rbp + 2816], ymm0                                       ;   868.8 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 4256]                                       ;   873.7 agu1    58 r
        vpxor ymm0, ymm0, [r9 + 960]                                     ;   880.7 fp2+agu0   58 r
        vpxor ymm0, ymm0, [rbp + 2912]                                   ;   881.7 fp3+agu1  108 r
        vmovdqu [rbp + 2912], ymm8                                       ;   870.7 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 5248]                                       ;   874.8 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 992]                                     ;   881.8 fp0+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   882.8 fp1+agu0  108 r
        vmovdqu [rbp - 128], ymm1                                        ;   871.8 agu2+fp5  113 rounds
        vmovdqu [rbp + 832], ymm0                                        ;   882.7 agu2+fp5  113 rounds
        vmovdqu [rbp + 864], ymm8                                        ;   883.8 agu2+fp5  113 rounds
        vmovdqu [rbp + 288], ymm7                                        ;   874.8 agu2+fp5  113 rounds
        vmovdqu [rbp + 320], ymm12                                       ;   875.8 agu2+fp5  113 rounds
        vmovdqu [rbp + 352], ymm13                                       ;   876.8 agu1+fp5  113 rounds
        mov rsi, qword [rbp + 5648]                                      ;   876.8 agu0   113 rounds reload
        db 0x2e, 0x2e, 0x2e
        sub r13, rsi                                                     ;   880.8 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, 0x200                                                   ;   881.8 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r13, 0xfff                                                   ;   882.8 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r13, rsi                                                     ;   883.8 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   880.8 alu0   113 rounds
        db 0x2e, 0x2e
        add r14, 0x200                                                   ;   881.8 alu1   113 rounds
        db 0x2e, 0x2e
        and r14, 0xfff                                                   ;   882.8 alu2   113 rounds
        db 0x2e, 0x2e
        add r14, rsi                                                     ;   883.8 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r15, rsi                                                     ;   880.8 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, 0x200                                                   ;   881.8 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r15, 0xfff                                                   ;   882.8 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                                     ;   883.8 alu3   113 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 5704], r15                                      ;   884.8 agu2+st0  113 rounds
        db 0x2e, 0x2e
        sub r10, rsi                                                     ;   881.2 alu0   113 rounds
        db 0x2e, 0x2e
        add r10, 0x400                                                   ;   882.2 alu1   113 rounds
        db 0x2e, 0x2e
        and r10, 0xfff                                                   ;   883.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                                     ;   884.2 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r8, rsi                                                      ;   882.2 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0x400                                                    ;   883.2 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0xfff                                                    ;   884.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                                      ;   885.2 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                                     ;   883.2 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0x400                                                   ;   884.2 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   885.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   886.2 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   884.2 alu0   113 rounds
        db 0x2e, 0x2e
        add r9, 0x400                                                    ;   885.2 alu1   113 rounds
        db 0x2e, 0x2e
        and r9, 0xfff                                                    ;   886.2 alu2   113 rounds
        db 0x2e, 0x2e
        add r9, rsi                                                      ;   887.2 alu3   113 rounds
        db 0x2e, 0x2e
        add r12, 0x200                                                   ;   885.2 alu0   113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2752]                                       ;   884.2 agu1   108 r reload
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2848]                                       ;   884.3 agu0   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2816]                                       ;   885.2 agu1   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2912]                                       ;   885.3 agu0   108 r reload
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm12, ymm3                                              ;   884.8        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm8                                               ;   892.3        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm8, ymm4                                               ;   885.2        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm11                                              ;   885.3        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm6                                              ;   885.5        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                              ;   885.7        108 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm9                                              ;   885.8        108 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm9, ymm2                                               ;   886.0        108 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm2, ymm7                                               ;   892.2        108 r copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa ymm7, ymm14                                              ;   886.3        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm14, ymm5                                              ;   886.5        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm5, ymm10                                              ;   886.7        108 r copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm14                                             ;   886.8        108 r copy
        db 0x2e, 0x2e, 0x2e
        lea rax, [rbp - 128]                                             ;                    first state
        db 0x2e
        cmp r12, qword [rbp + 5720]                                      ;                    more rounds?
        jne .rounds_2
        db 0x2e
        vmovdqu [rbp + 1920], ymm0                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 1952], ymm1                                       ;                    resident
        vmovdqu [rbp + 1984], ymm2                                       ;                    resident
        vmovdqu [rbp + 2016], ymm3                                       ;                    resident
        vmovdqu [rbp + 2048], ymm4                                       ;                    resident
        vmovdqu [rbp + 2080], ymm5                                       ;                    resident
        vmovdqu [rbp + 2112], ymm6                                       ;                    resident
        vmovdqu [rbp + 2144], ymm7                                       ;                    resident
        vmovdqu [rbp + 2176], ymm8                                       ;                    resident
        vmovdqu [rbp + 2208], ymm9                                       ;                    resident
        vmovdqu [rbp + 2240], ymm10                                      ;                    resident
        vmovdqu [rbp + 2272], ymm11                                      ;                    resident
        vmovdqu [rbp + 2304], ymm12                                      ;                    resident
        vmovdqu [rbp + 2336], ymm13                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5696], r8                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5712], r9                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5664], r10                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5680], r11                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5656], r12                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5672], r13                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5688], r14                                      ;                    resident
        db 0x2e
        mov r8, qword [rbp + 5648]                                       ;     0.0 agu0    86 dst.0 reload
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 7168]                                        ;     4.0 agu1    62 r
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1408]                                       ;     1.0 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    11.0 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 896]                                    ;    12.0 fp1+agu1   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8]                                            ;    13.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    14.0 fp3     63 r
        db 0x2e
        mov r9, qword [rbp + 5728]                                       ;     1.2 agu2   119 r reload
        db 0x2e
        vmovdqu [r9 + 512], ymm2                                         ;    15.0 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm1, [r8 + 7200]                                        ;     4.0 agu1    62 r
        db 0x2e
        vmovdqu ymm2, [rbp + 1440]                                       ;     3.0 agu0    62 r reload
        db 0x2e
        vpand ymm1, ymm1, ymm2                                           ;    11.0 fp0     62 r
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 928]                                    ;    12.0 fp1+agu1   62 r
        db 0x2e
        vpor ymm3, ymm1, [r8 + 32]                                       ;    13.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;    14.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 544], ymm3                                         ;    15.0 agu2+fp5  119 r
        vmovdqu ymm2, [r8 + 7232]                                        ;     4.2 agu1    62 r
        db 0x2e
        vmovdqu ymm3, [rbp + 1472]                                       ;     5.0 agu0    62 r reload
        db 0x2e
        vpand ymm2, ymm2, ymm3                                           ;    12.0 fp0     62 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 960]                                    ;    13.0 fp1+agu1   62 r
        db 0x2e
        vpor ymm4, ymm2, [r8 + 64]                                       ;    14.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;    15.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 576], ymm4                                         ;    16.0 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm3, [r8 + 7264]                                        ;     6.2 agu1    62 r
        db 0x2e
        vmovdqu ymm4, [rbp + 1504]                                       ;     7.0 agu0    62 r reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;    14.0 fp0     62 r
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 992]                                    ;    15.0 fp1+agu1   62 r
        db 0x2e, 0x2e
        vpor ymm5, ymm3, [r8 + 96]                                       ;    16.0 fp2+agu0   63 r
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    17.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 608], ymm5                                         ;    18.0 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm4, [r8 + 7296]                                        ;    12.3 agu1    62 r
        db 0x2e
        vmovdqu ymm5, [rbp + 1536]                                       ;    12.5 agu0    62 r reload
        db 0x2e
        vpand ymm4, ymm4, ymm5                                           ;    19.5 fp0     62 r
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1024]                                   ;    20.5 fp1+agu1   62 r
        db 0x2e
        vpor ymm6, ymm4, [r8 + 128]                                      ;    21.5 fp2+agu0   63 r
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;    22.5 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 640], ymm6                                         ;    23.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm5, [r8 + 7328]                                        ;    14.3 agu1    62 r
        vmovdqu ymm6, [rbp + 1568]                                       ;    14.5 agu0    62 r reload
        vpand ymm5, ymm5, ymm6                                           ;    21.5 fp0     62 r
        vpxor ymm5, ymm5, [rbp + 1056]                                   ;    22.5 fp1+agu1   62 r
        db 0x2e
        vpor ymm7, ymm5, [r8 + 160]                                      ;    23.5 fp2+agu0   63 r
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;    24.5 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 672], ymm7                                         ;    25.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm6, [r8 + 7360]                                        ;    16.3 agu1    62 r
        vmovdqu ymm7, [rbp + 1600]                                       ;    16.5 agu0    62 r reload
        vpand ymm6, ymm6, ymm7                                           ;    23.5 fp0     62 r
        vpxor ymm6, ymm6, [rbp + 1088]                                   ;    24.5 fp1+agu1   62 r
        vpor ymm8, ymm6, [r8 + 192]                                      ;    25.5 fp2+agu0   63 r
        db 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    26.5 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 704], ymm8                                         ;    27.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm7, [r8 + 7392]                                        ;    18.3 agu1    62 r
        db 0x2e
        vmovdqu ymm8, [rbp + 1632]                                       ;    18.5 agu0    62 r reload
        db 0x2e
        vpand ymm7, ymm7, ymm8                                           ;    25.5 fp0     62 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1120]                                   ;    26.5 fp1+agu1   62 r
        db 0x2e
        vpor ymm9, ymm7, [r8 + 224]                                      ;    27.5 fp2+agu0   63 r
        vpxor ymm9, ymm9, ymm8                                           ;    28.5 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 736], ymm9                                         ;    29.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm8, [r8 + 7424]                                        ;    22.5 agu1    62 r
        vmovdqu ymm9, [rbp + 1664]                                       ;    22.7 agu0    62 r reload
        vpand ymm8, ymm8, ymm9                                           ;    29.7 fp0     62 r
        vpxor ymm8, ymm8, [rbp + 1152]                                   ;    30.7 fp1+agu1   62 r
        vpor ymm10, ymm8, [r8 + 256]                                     ;    31.7 fp2+agu0   63 r
        vpxor ymm10, ymm10, ymm9                                         ;    32.7 fp3     63 r
        vmovdqu [r9 + 768], ymm10                                        ;    33.7 agu2+fp5  119 r
        db 0x2e, 0x2e
        vmovdqu [r9], ymm0                                               ;    24.8 agu1+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 32], ymm1                                          ;    25.8 agu0+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 64], ymm2                                          ;    26.8 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7456]                                        ;    25.5 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1696]                                       ;    25.7 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    32.7 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 1184]                                   ;    33.7 fp1+agu1   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 288]                                      ;    34.7 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    35.7 fp3     63 r
        vmovdqu [r9 + 800], ymm2                                         ;    36.7 agu2+fp5  119 r
        vmovdqu [r9 + 96], ymm3                                          ;    28.8 agu1+fp5  119 r
        vmovdqu [r9 + 128], ymm4                                         ;    29.8 agu2+fp5  119 r
        vmovdqu [r9 + 160], ymm5                                         ;    30.8 agu0+fp5  119 r
        vmovdqu [r9 + 192], ymm6                                         ;    31.8 agu1+fp5  119 r
        vmovdqu [r9 + 224], ymm7                                         ;    32.8 agu2+fp5  119 r
        vmovdqu [r9 + 256], ymm8                                         ;    33.8 agu0+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 288], ymm0                                         ;    34.8 agu1+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7488]                                        ;    29.8 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1728]                                       ;    30.5 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    37.5 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 1216]                                   ;    38.5 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 320]                                      ;    39.5 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    40.5 fp3     63 r
        vmovdqu [r9 + 832], ymm2                                         ;    41.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 320], ymm0                                         ;    39.5 agu0+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7520]                                        ;    32.7 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1760]                                       ;    32.8 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    39.8 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 1248]                                   ;    40.8 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 352]                                      ;    41.8 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    42.8 fp3     63 r
        vmovdqu [r9 + 864], ymm2                                         ;    43.8 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 352], ymm0                                         ;    41.8 agu1+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7552]                                        ;    34.8 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1792]                                       ;    35.7 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    42.7 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 1280]                                   ;    43.7 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 384]                                      ;    44.7 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    45.7 fp3     63 r
        vmovdqu [r9 + 896], ymm2                                         ;    46.7 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 384], ymm0                                         ;    44.7 agu0+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7584]                                        ;    39.5 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1824]                                       ;    39.7 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    46.7 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 1312]                                   ;    47.7 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 416]                                      ;    48.7 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    49.7 fp3     63 r
        vmovdqu [r9 + 928], ymm2                                         ;    50.7 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 416], ymm0                                         ;    48.7 agu1+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7616]                                        ;    41.8 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1856]                                       ;    42.5 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    49.5 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 1344]                                   ;    50.5 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 448]                                      ;    51.5 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    52.5 fp3     63 r
        vmovdqu [r9 + 960], ymm2                                         ;    53.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 448], ymm0                                         ;    51.5 agu0+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 7648]                                        ;    44.7 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1888]                                       ;    44.8 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    51.8 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 1376]                                   ;    52.8 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 480]                                      ;    53.8 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    54.8 fp3     63 r
        vmovdqu [r9 + 992], ymm2                                         ;    55.8 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 480], ymm0                                         ;    53.8 agu1+fp5  119 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2048]                                        ;    48.7 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1920]                                       ;    48.8 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    55.8 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 128]                                    ;    56.8 fp1+agu0   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5120]                                     ;    57.8 fp2+agu1   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    58.8 fp3     63 r
        vmovdqu [r9 + 1536], ymm2                                        ;    59.8 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1024], ymm0                                        ;    57.8 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2080]                                        ;    51.5 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1952]                                       ;    51.7 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    58.7 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 96]                                     ;    59.7 fp1+agu1   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5152]                                     ;    60.7 fp2+agu0   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    61.7 fp3     63 r
        vmovdqu [r9 + 1568], ymm2                                        ;    62.7 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1056], ymm0                                        ;    60.7 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2112]                                        ;    53.8 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 1984]                                       ;    54.5 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    61.5 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 64]                                     ;    62.5 fp1+agu0   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5184]                                     ;    63.5 fp2+agu1   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    64.5 fp3     63 r
        vmovdqu [r9 + 1600], ymm2                                        ;    65.5 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1088], ymm0                                        ;    63.5 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2144]                                        ;    57.8 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2016]                                       ;    58.0 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    65.0 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp - 32]                                     ;    66.0 fp1+agu1   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5216]                                     ;    67.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    68.0 fp3     63 r
        vmovdqu [r9 + 1632], ymm2                                        ;    69.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1120], ymm0                                        ;    67.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2176]                                        ;    60.7 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2048]                                       ;    60.8 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    67.8 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 0]                                      ;    68.8 fp1+agu0   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5248]                                     ;    69.8 fp2+agu1   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    70.8 fp3     63 r
        vmovdqu [r9 + 1664], ymm2                                        ;    71.8 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1152], ymm0                                        ;    69.8 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2208]                                        ;    63.5 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2080]                                       ;    63.7 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    70.7 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 32]                                     ;    71.7 fp1+agu1   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5280]                                     ;    72.7 fp2+agu0   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    73.7 fp3     63 r
        vmovdqu [r9 + 1696], ymm2                                        ;    74.7 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1184], ymm0                                        ;    72.7 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2240]                                        ;    67.0 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2112]                                       ;    67.2 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    74.2 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 64]                                     ;    75.2 fp1+agu0   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5312]                                     ;    76.2 fp2+agu1   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    77.2 fp3     63 r
        vmovdqu [r9 + 1728], ymm2                                        ;    78.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1216], ymm0                                        ;    76.2 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2272]                                        ;    69.8 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2144]                                       ;    70.0 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    77.0 fp0     62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 96]                                     ;    78.0 fp1+agu1   62 r
        db 0x2e
        vpor ymm2, ymm0, [r8 + 5344]                                     ;    79.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    80.0 fp3     63 r
        vmovdqu [r9 + 1760], ymm2                                        ;    81.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1248], ymm0                                        ;    79.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2304]                                        ;    72.7 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2176]                                       ;    72.8 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    79.8 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 128]                                    ;    80.8 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5376]                                     ;    81.8 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    82.8 fp3     63 r
        vmovdqu [r9 + 1792], ymm2                                        ;    83.8 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1280], ymm0                                        ;    81.8 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2336]                                        ;    76.2 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2208]                                       ;    76.3 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    83.3 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 160]                                    ;    84.3 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5408]                                     ;    85.3 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    86.3 fp3     63 r
        vmovdqu [r9 + 1824], ymm2                                        ;    87.3 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1312], ymm0                                        ;    85.3 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2368]                                        ;    79.0 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2240]                                       ;    79.2 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    86.2 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 192]                                    ;    87.2 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5440]                                     ;    88.2 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    89.2 fp3     63 r
        vmovdqu [r9 + 1856], ymm2                                        ;    90.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1344], ymm0                                        ;    88.2 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2400]                                        ;    81.8 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2272]                                       ;    82.0 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    89.0 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 224]                                    ;    90.0 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5472]                                     ;    91.0 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    92.0 fp3     63 r
        vmovdqu [r9 + 1888], ymm2                                        ;    93.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1376], ymm0                                        ;    91.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2432]                                        ;    85.3 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2304]                                       ;    85.5 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    92.5 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 256]                                    ;    93.5 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5504]                                     ;    94.5 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    95.5 fp3     63 r
        vmovdqu [r9 + 1920], ymm2                                        ;    96.5 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1408], ymm0                                        ;    94.5 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2464]                                        ;    88.2 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2336]                                       ;    88.3 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    95.3 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 288]                                    ;    96.3 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5536]                                     ;    97.3 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    98.3 fp3     63 r
        vmovdqu [r9 + 1952], ymm2                                        ;    99.3 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1440], ymm0                                        ;    97.3 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2496]                                        ;    91.0 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 832]                                        ;    91.2 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    98.2 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 320]                                    ;    99.2 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5568]                                     ;   100.2 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;   101.2 fp3     63 r
        vmovdqu [r9 + 1984], ymm2                                        ;   102.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1472], ymm0                                        ;   100.2 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2528]                                        ;    94.5 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 864]                                        ;    94.7 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   101.7 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 352]                                    ;   102.7 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5600]                                     ;   103.7 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;   104.7 fp3     63 r
        vmovdqu [r9 + 2016], ymm2                                        ;   105.7 agu2+fp5  120 r
        vmovdqu [r9 + 1504], ymm0                                        ;   103.7 agu1+fp5  120 r
        add r9, 0x800                                                    ;    97.3 alu0   141 blocks
        mov qword [rbp + 5728], r9                                       ;    98.3 agu0+st0  141 blocks
        mov r8, qword [rbp + 5632]                                       ;    97.7 agu2   141 blocks
        add r8, 0x800                                                    ;   101.7 alu1   141 blocks
        mov qword [rbp + 5632], r8                                       ;   102.7 agu1+st1  141 blocks
        cmp r8, qword [rbp + 5640]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 5736]                                      ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
misty1_encrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
