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
;   blocks/rounds: 3361 uops, planned 913.0; bounds: width 560.2, ports 641.5, path 76.0
;   blocks.2: 277 uops, planned 107.5; bounds: width 46.2, ports 71.0, path 11.0
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
        db 0x2e
        vmovdqu ymm0, [r8 + 576]                                         ;     4.2 agu0   111 l.18
        db 0x2e
        vmovdqu [rbp + 1984], ymm0                                       ;    11.2 agu1+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 608]                                         ;     4.2 agu0   111 l.19
        db 0x2e
        vmovdqu [rbp + 2016], ymm0                                       ;    11.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 640]                                         ;     4.2 agu1   111 l.20
        vmovdqu [rbp + 2048], ymm0                                       ;    11.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 672]                                         ;     4.2 agu0   111 l.21
        vmovdqu [rbp + 2080], ymm0                                       ;    11.2 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 704]                                         ;     5.0 agu0   111 l.22
        vmovdqu [rbp + 2112], ymm0                                       ;    12.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 736]                                         ;     5.2 agu1   111 l.23
        vmovdqu [rbp + 2144], ymm0                                       ;    12.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 768]                                         ;     6.0 agu0   111 l.24
        vmovdqu [rbp + 2176], ymm0                                       ;    13.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 800]                                         ;     7.0 agu0   111 l.25
        vmovdqu [rbp + 2208], ymm0                                       ;    14.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 832]                                         ;     7.2 agu1   111 l.26
        vmovdqu [rbp + 2240], ymm0                                       ;    14.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 864]                                         ;     8.0 agu0   111 l.27
        vmovdqu [rbp + 2272], ymm0                                       ;    15.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 896]                                         ;     9.0 agu0   111 l.28
        vmovdqu [rbp + 2304], ymm0                                       ;    16.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 928]                                         ;     9.2 agu1   111 l.29
        vmovdqu [rbp + 2336], ymm0                                       ;    16.2 agu2+fp5  113 rounds
        mov r8, qword [rbp + 5648]                                       ;    10.0 agu0   113 rounds reload
        mov qword [rbp + 5656], r8                                       ;    14.0 agu1+st0  113 rounds
        mov qword [rbp + 5664], r8                                       ;    14.0 agu2+st1  113 rounds
        lea r9, [r8 + 3072]                                              ;    14.0 alu0   113 rounds
        mov qword [rbp + 5672], r9                                       ;    15.0 agu0+st0  113 rounds
        mov qword [rbp + 5680], r9                                       ;    15.0 agu1+st1  113 rounds
        lea r9, [r8 + 1024]                                              ;    14.0 alu1   113 rounds
        db 0x2e
        mov qword [rbp + 5688], r9                                       ;    15.0 agu2+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5696], r9                                       ;    15.0 agu0+st1  113 rounds
        db 0x2e
        add r8, 0x800                                                    ;    14.0 alu2   113 rounds
        db 0x2e
        mov qword [rbp + 5704], r8                                       ;    15.0 agu1+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5712], r8                                       ;    15.0 agu2+st1  113 rounds
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
        db 0x2e
        vmovdqu ymm10, [rbp + 2240]                                      ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 2272]                                      ;                    resident
        db 0x2e
        vmovdqu ymm12, [rbp + 2304]                                      ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 2336]                                      ;                    resident
        mov r8, qword [rbp + 5696]                                       ;                    resident
        mov r9, qword [rbp + 5712]                                       ;                    resident
        mov r10, qword [rbp + 5664]                                      ;                    resident
        mov r11, qword [rbp + 5680]                                      ;                    resident
        db 0x2e, 0x2e
        mov r12, qword [rbp + 5656]                                      ;                    resident
        db 0x2e, 0x2e
        mov r13, qword [rbp + 5672]                                      ;                    resident
        db 0x2e, 0x2e
        mov r14, qword [rbp + 5688]                                      ;                    resident
.rounds_2:
        db 0x2e, 0x2e
        vmovdqu ymm14, [r12]                                             ;     0.0 agu0    62 r
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;     7.0 fp0     62 r
        db 0x2e, 0x2e
        vmovdqu ymm15, [r12 + 32]                                        ;     0.3 agu1    62 r
        db 0x2e
        vpand ymm15, ymm15, ymm1                                         ;     7.3 fp1     62 r
        db 0x2e
        vmovdqu [rbp + 2368], ymm1                                       ;     0.7 agu2+fp5   62 r spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [r12 + 64]                                         ;     1.0 agu0    62 r
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                           ;     8.0 fp2     62 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm2                                       ;     1.7 agu1+fp5   62 r spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [r12 + 96]                                         ;     2.0 agu0    62 r
        db 0x2e
        vpand ymm2, ymm2, ymm3                                           ;     9.0 fp3     62 r
        db 0x2e
        vmovdqu [rbp + 2432], ymm3                                       ;     2.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm3, [r12 + 128]                                        ;     2.3 agu1    62 r
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;     9.3 fp0     62 r
        db 0x2e
        vmovdqu [rbp + 2464], ymm4                                       ;     3.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm4, [r12 + 160]                                        ;     3.0 agu0    62 r
        vpand ymm4, ymm4, ymm5                                           ;    10.0 fp1     62 r
        vmovdqu [rbp + 2496], ymm5                                       ;     4.7 agu1+fp5   62 r spill
        vmovdqu ymm5, [r12 + 192]                                        ;     4.0 agu0    62 r
        vpand ymm5, ymm5, ymm6                                           ;    11.0 fp2     62 r
        vmovdqu [rbp + 2528], ymm6                                       ;     5.7 agu2+fp5   62 r spill
        vmovdqu ymm6, [r12 + 224]                                        ;     4.3 agu1    62 r
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    11.3 fp3     62 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm7                                       ;     6.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm7, [r12 + 256]                                        ;     5.0 agu0    62 r
        db 0x2e
        vpand ymm7, ymm7, ymm8                                           ;    12.0 fp0     62 r
        db 0x2e
        vmovdqu [rbp + 2592], ymm8                                       ;     7.7 agu1+fp5   62 r spill
        db 0x2e
        vmovdqu ymm8, [r12 + 288]                                        ;     6.0 agu0    62 r
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    13.0 fp1     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rax]                                        ;     8.0 fp2+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2624], ymm9                                       ;     8.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm9, [r12 + 320]                                        ;     7.0 agu0    62 r
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;    14.0 fp3     62 r
        db 0x2e
        vpxor ymm15, ymm15, [rax + 32]                                   ;     8.3 fp0+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2656], ymm10                                      ;     9.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm10, [r12 + 352]                                       ;     8.0 agu0    62 r
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;    15.0 fp1     62 r
        db 0x2e
        vpxor ymm1, ymm1, [rax + 64]                                     ;     9.0 fp2+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2688], ymm11                                      ;    10.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm11, [r12 + 384]                                       ;     9.0 agu0    62 r
        db 0x2e
        vpand ymm11, ymm11, ymm12                                        ;    16.0 fp3     62 r
        db 0x2e
        vpxor ymm2, ymm2, [rax + 96]                                     ;    10.0 fp0+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;    11.7 agu2+fp5   62 r spill
        vmovdqu ymm12, [r12 + 416]                                       ;    10.0 agu0    62 r
        vpand ymm12, ymm12, ymm13                                        ;    17.0 fp1     62 r
        vpxor ymm3, ymm3, [rax + 128]                                    ;    10.3 fp2+agu1   62 r
        vmovdqu [rbp + 2752], ymm13                                      ;    12.7 agu2+fp5   62 r spill
        vmovdqu ymm13, [r12 + 448]                                       ;    11.0 agu0    62 r
        vpand ymm13, ymm13, [rax + 960]                                  ;    18.0 fp3+agu1   62 r
        vpxor ymm4, ymm4, [rax + 160]                                    ;    12.0 fp0+agu0   62 r
        vmovdqu [rbp + 2784], ymm0                                       ;    13.7 agu2+fp5   62 r spill
        vmovdqu ymm0, [r12 + 480]                                        ;    12.3 agu1    62 r
        vpand ymm0, ymm0, [rax + 992]                                    ;    19.3 fp1+agu0   62 r
        vpxor ymm5, ymm5, [rax + 192]                                    ;    13.3 fp2+agu1   62 r
        vpxor ymm6, ymm6, [rax + 224]                                    ;    14.0 fp3+agu0   62 r
        vpxor ymm7, ymm7, [rax + 256]                                    ;    14.3 fp0+agu1   62 r
        vpxor ymm8, ymm8, [rax + 288]                                    ;    15.0 fp1+agu0   62 r
        vpxor ymm9, ymm9, [rax + 320]                                    ;    15.3 fp2+agu1   62 r
        vpxor ymm10, ymm10, [rax + 352]                                  ;    16.0 fp3+agu0   62 r
        vpxor ymm11, ymm11, [rax + 384]                                  ;    17.0 fp0+agu1   62 r
        vpxor ymm12, ymm12, [rax + 416]                                  ;    18.0 fp1+agu0   62 r
        vpxor ymm13, ymm13, [rax + 448]                                  ;    19.0 fp2+agu1   62 r
        db 0x2e
        vpxor ymm0, ymm0, [rax + 480]                                    ;    20.3 fp3+agu0   62 r
        vmovdqu [rbp + 2816], ymm0                                       ;    21.3 agu2+fp5   62 r spill
        vpor ymm0, ymm14, [r13 + 4096]                                   ;    18.3 fp0+agu1   63 r
        vmovdqu [rbp + 2848], ymm14                                      ;    15.7 agu2+fp5   62 r spill
        vpor ymm14, ymm15, [r13 + 4128]                                  ;    19.0 fp1+agu0   63 r
        vmovdqu [rbp + 2880], ymm15                                      ;    16.7 agu2+fp5   62 r spill
        vpor ymm15, ymm1, [r13 + 4160]                                   ;    19.3 fp2+agu1   63 r
        vmovdqu [rbp + 2912], ymm1                                       ;    17.7 agu2+fp5   62 r spill
        vpor ymm1, ymm2, [r13 + 4192]                                    ;    20.0 fp3+agu0   63 r
        vmovdqu [rbp + 2944], ymm2                                       ;    18.7 agu2+fp5   62 r spill
        vpor ymm2, ymm3, [r13 + 4224]                                    ;    20.3 fp0+agu1   63 r
        vmovdqu [rbp + 2976], ymm3                                       ;    19.7 agu2+fp5   62 r spill
        vpor ymm3, ymm4, [r13 + 4256]                                    ;    21.0 fp1+agu0   63 r
        vmovdqu [rbp + 3008], ymm4                                       ;    20.7 agu2+fp5   62 r spill
        vpor ymm4, ymm5, [r13 + 4288]                                    ;    21.3 fp2+agu1   63 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2784]                                   ;    22.0 fp3+agu0   63 r
        db 0x2e
        vmovdqu [rbp + 2784], ymm5                                       ;    21.7 agu2+fp5   62 r spill
        vpor ymm5, ymm6, [r13 + 4320]                                    ;    22.3 fp0+agu1   63 r
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;    23.0 fp1+agu0   63 r
        vmovdqu [rbp + 2368], ymm6                                       ;    22.7 agu2+fp5   62 r spill
        vpor ymm6, ymm7, [r13 + 4352]                                    ;    23.3 fp2+agu1   63 r
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;    24.0 fp3+agu0   63 r
        vmovdqu [rbp + 2400], ymm7                                       ;    23.7 agu2+fp5   62 r spill
        vpor ymm7, ymm8, [r13 + 4384]                                    ;    24.3 fp0+agu1   63 r
        vpxor ymm1, ymm1, [rbp + 2432]                                   ;    25.0 fp1+agu0   63 r
        vmovdqu [rbp + 2432], ymm8                                       ;    24.7 agu2+fp5   62 r spill
        vpor ymm8, ymm9, [r13 + 4416]                                    ;    25.3 fp2+agu1   63 r
        vpxor ymm2, ymm2, [rbp + 2464]                                   ;    26.0 fp3+agu0   63 r
        vmovdqu [rbp + 2464], ymm9                                       ;    25.7 agu2+fp5   62 r spill
        vpor ymm9, ymm10, [r13 + 4448]                                   ;    26.3 fp0+agu1   63 r
        vpxor ymm3, ymm3, [rbp + 2496]                                   ;    27.0 fp1+agu0   63 r
        vmovdqu [rbp + 2496], ymm10                                      ;    26.7 agu2+fp5   62 r spill
        vpor ymm10, ymm11, [r13 + 4480]                                  ;    27.3 fp2+agu1   63 r
        vpxor ymm4, ymm4, [rbp + 2528]                                   ;    28.0 fp3+agu0   63 r
        vmovdqu [rbp + 2528], ymm11                                      ;    27.7 agu2+fp5   62 r spill
        vpor ymm11, ymm12, [r13 + 4512]                                  ;    28.3 fp0+agu1   63 r
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;    29.0 fp1+agu0   63 r
        vmovdqu [rbp + 2560], ymm12                                      ;    28.7 agu2+fp5   62 r spill
        vpor ymm12, ymm13, [r13 + 4544]                                  ;    29.3 fp2+agu1   63 r
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;    30.0 fp3+agu0   63 r
        vpxor ymm7, ymm7, [rbp + 2624]                                   ;    30.3 fp0+agu1   63 r
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;    31.0 fp1+agu0   63 r
        vmovdqu [rbp + 2656], ymm13                                      ;    29.7 agu2+fp5   62 r spill
        vmovdqu ymm13, [rbp + 2816]                                      ;    31.3 agu1    63 r
        vpor ymm13, ymm13, [r13 + 4576]                                  ;    38.3 fp2+agu0   63 r
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;    32.3 fp3+agu1   63 r
        vpxor ymm10, ymm10, [rbp + 2720]                                 ;    33.0 fp0+agu0   63 r
        vpxor ymm11, ymm11, [rbp + 2752]                                 ;    33.3 fp1+agu1   63 r
        vpxor ymm12, ymm12, [rax + 960]                                  ;    34.0 fp2+agu0   63 r
        vpxor ymm13, ymm13, [rax + 992]                                  ;    39.3 fp3+agu1   63 r
        vmovdqu [rbp + 2752], ymm13                                      ;    40.3 agu2+fp5   63 r spill
        vmovdqu ymm13, [r14 + 4096]                                      ;    35.0 agu0    62 r
        vpand ymm13, ymm13, [rax + 1536]                                 ;    42.0 fp0+agu1   62 r
        vmovdqu [rbp + 2720], ymm12                                      ;    35.0 agu2+fp5   63 r spill
        vmovdqu ymm12, [r14 + 4128]                                      ;    36.0 agu0    62 r
        vpand ymm12, ymm12, [rax + 1568]                                 ;    43.0 fp1+agu1   62 r
        vmovdqu [rbp + 2688], ymm11                                      ;    34.3 agu2+fp5   63 r spill
        vmovdqu ymm11, [r14 + 4160]                                      ;    37.0 agu0    62 r
        vpand ymm11, ymm11, [rax + 1600]                                 ;    44.0 fp2+agu1   62 r
        vmovdqu [rbp + 2624], ymm10                                      ;    34.0 agu2+fp5   63 r spill
        vmovdqu ymm10, [r14 + 4192]                                      ;    38.0 agu0    62 r
        vpand ymm10, ymm10, [rax + 1632]                                 ;    45.0 fp3+agu1   62 r
        vmovdqu [rbp + 2592], ymm9                                       ;    34.7 agu2+fp5   63 r spill
        vmovdqu ymm9, [r14 + 4224]                                       ;    39.0 agu0    62 r
        vpand ymm9, ymm9, [rax + 1664]                                   ;    46.0 fp0+agu1   62 r
        vmovdqu [rbp + 3040], ymm8                                       ;    35.7 agu2+fp5   63 r spill
        vmovdqu ymm8, [r14 + 4256]                                       ;    40.0 agu0    62 r
        vpand ymm8, ymm8, [rax + 1696]                                   ;    47.0 fp1+agu1   62 r
        vmovdqu [rbp + 3072], ymm7                                       ;    36.7 agu2+fp5   63 r spill
        vmovdqu ymm7, [r14 + 4288]                                       ;    41.0 agu0    62 r
        vpand ymm7, ymm7, [rax + 1728]                                   ;    48.0 fp2+agu1   62 r
        vmovdqu [rbp + 3104], ymm6                                       ;    37.7 agu2+fp5   63 r spill
        vmovdqu ymm6, [r14 + 4320]                                       ;    42.0 agu0    62 r
        vpand ymm6, ymm6, [rax + 1760]                                   ;    49.0 fp3+agu1   62 r
        vmovdqu [rbp + 3136], ymm5                                       ;    38.7 agu2+fp5   63 r spill
        vmovdqu ymm5, [r14 + 4352]                                       ;    43.0 agu0    62 r
        vpand ymm5, ymm5, [rax + 1792]                                   ;    50.0 fp0+agu1   62 r
        vmovdqu [rbp + 3168], ymm4                                       ;    39.7 agu2+fp5   63 r spill
        vmovdqu ymm4, [r14 + 4384]                                       ;    44.0 agu0    62 r
        vpand ymm4, ymm4, [rax + 1824]                                   ;    51.0 fp1+agu1   62 r
        vpxor ymm13, ymm13, [rax + 1024]                                 ;    45.0 fp2+agu0   62 r
        vmovdqu [rbp + 3200], ymm3                                       ;    40.7 agu2+fp5   63 r spill
        vmovdqu ymm3, [r14 + 4416]                                       ;    45.3 agu1    62 r
        vpand ymm3, ymm3, [rax + 1856]                                   ;    52.3 fp3+agu0   62 r
        vpxor ymm12, ymm12, [rax + 1056]                                 ;    46.3 fp0+agu1   62 r
        vmovdqu [rbp + 3232], ymm2                                       ;    42.2 agu2+fp5   63 r spill
        vmovdqu ymm2, [r14 + 4448]                                       ;    47.0 agu0    62 r
        vpand ymm2, ymm2, [rax + 1888]                                   ;    54.0 fp1+agu1   62 r
        vpxor ymm11, ymm11, [rax + 1088]                                 ;    48.0 fp2+agu0   62 r
        vmovdqu [rbp + 3264], ymm1                                       ;    44.0 agu2+fp5   63 r spill
        vmovdqu ymm1, [r14 + 4480]                                       ;    48.3 agu1    62 r
        vpand ymm1, ymm1, [rax + 1920]                                   ;    55.3 fp3+agu0   62 r
        vpxor ymm10, ymm10, [rax + 1120]                                 ;    49.3 fp0+agu1   62 r
        vmovdqu [rbp + 3296], ymm15                                      ;    45.2 agu2+fp5   63 r spill
        vmovdqu ymm15, [r14 + 4512]                                      ;    50.0 agu0    62 r
        vpand ymm15, ymm15, [rax + 1952]                                 ;    57.0 fp1+agu1   62 r
        vpxor ymm9, ymm9, [rax + 1152]                                   ;    51.0 fp2+agu0   62 r
        vmovdqu [rbp + 3328], ymm14                                      ;    46.3 agu2+fp5   63 r spill
        vmovdqu ymm14, [r14 + 4544]                                      ;    51.3 agu1    62 r
        vpand ymm14, ymm14, [rax + 1984]                                 ;    58.3 fp3+agu0   62 r
        vpxor ymm8, ymm8, [rax + 1184]                                   ;    52.3 fp0+agu1   62 r
        vmovdqu [rbp + 3360], ymm0                                       ;    48.0 agu2+fp5   63 r spill
        vmovdqu ymm0, [r14 + 4576]                                       ;    53.0 agu0    62 r
        vpand ymm0, ymm0, [rax + 2016]                                   ;    60.0 fp1+agu1   62 r
        vpxor ymm7, ymm7, [rax + 1216]                                   ;    54.0 fp2+agu0   62 r
        vpxor ymm6, ymm6, [rax + 1248]                                   ;    54.3 fp3+agu1   62 r
        vpxor ymm5, ymm5, [rax + 1280]                                   ;    55.0 fp0+agu0   62 r
        vpxor ymm4, ymm4, [rax + 1312]                                   ;    55.3 fp1+agu1   62 r
        vpxor ymm3, ymm3, [rax + 1344]                                   ;    56.0 fp2+agu0   62 r
        vpxor ymm2, ymm2, [rax + 1376]                                   ;    56.3 fp3+agu1   62 r
        vpxor ymm1, ymm1, [rax + 1408]                                   ;    57.0 fp0+agu0   62 r
        vpxor ymm15, ymm15, [rax + 1440]                                 ;    58.0 fp1+agu1   62 r
        vpxor ymm14, ymm14, [rax + 1472]                                 ;    59.3 fp2+agu0   62 r
        vpxor ymm0, ymm0, [rax + 1504]                                   ;    61.0 fp3+agu1   62 r
        mov r15, qword [rbp + 5704]                                      ;    53.0 agu2    86 r.0 reload
        vmovdqu [rbp + 3392], ymm0                                       ;    62.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm0, ymm13, [r15]                                          ;    64.0 fp0+agu0   63 r
        db 0x2e
        vmovdqu [rbp + 3424], ymm13                                      ;    55.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm12, [r15 + 32]                                    ;    64.0 fp1+agu1   63 r
        vmovdqu [rbp + 3456], ymm12                                      ;    56.0 agu2+fp5   62 r spill
        vpor ymm12, ymm11, [r15 + 64]                                    ;    64.0 fp2+agu0   63 r
        vmovdqu [rbp + 3488], ymm11                                      ;    57.0 agu2+fp5   62 r spill
        vpor ymm11, ymm10, [r15 + 96]                                    ;    64.0 fp3+agu1   63 r
        vmovdqu [rbp + 3520], ymm10                                      ;    58.0 agu2+fp5   62 r spill
        vpor ymm10, ymm9, [r15 + 128]                                    ;    64.0 fp0+agu0   63 r
        vmovdqu [rbp + 3552], ymm9                                       ;    59.0 agu2+fp5   62 r spill
        vpor ymm9, ymm8, [r15 + 160]                                     ;    64.0 fp1+agu1   63 r
        vmovdqu [rbp + 3584], ymm8                                       ;    60.0 agu2+fp5   62 r spill
        vpor ymm8, ymm7, [r15 + 192]                                     ;    64.0 fp2+agu0   63 r
        vpxor ymm0, ymm0, [rax + 1536]                                   ;    65.0 fp3+agu1   63 r
        vmovdqu [rbp + 3616], ymm7                                       ;    61.0 agu2+fp5   62 r spill
        vpor ymm7, ymm6, [r15 + 224]                                     ;    64.0 fp0+agu0   63 r
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1568]                                 ;    65.0 fp1+agu1   63 r
        db 0x2e
        vmovdqu [rbp + 3648], ymm6                                       ;    62.0 agu2+fp5   62 r spill
        vpor ymm6, ymm5, [r15 + 256]                                     ;    64.0 fp2+agu0   63 r
        vpxor ymm12, ymm12, [rax + 1600]                                 ;    65.0 fp3+agu1   63 r
        vmovdqu [rbp + 3680], ymm5                                       ;    63.0 agu2+fp5   62 r spill
        vpor ymm5, ymm4, [r15 + 288]                                     ;    65.0 fp0+agu0   63 r
        vpxor ymm11, ymm11, [rax + 1632]                                 ;    65.3 fp1+agu1   63 r
        vmovdqu [rbp + 3712], ymm4                                       ;    64.0 agu2+fp5   62 r spill
        vpor ymm4, ymm3, [r15 + 320]                                     ;    66.0 fp2+agu0   63 r
        vpxor ymm10, ymm10, [rax + 1664]                                 ;    66.3 fp3+agu1   63 r
        vmovdqu [rbp + 3744], ymm3                                       ;    65.0 agu2+fp5   62 r spill
        vpor ymm3, ymm2, [r15 + 352]                                     ;    67.0 fp0+agu0   63 r
        vpxor ymm9, ymm9, [rax + 1696]                                   ;    67.3 fp1+agu1   63 r
        vmovdqu [rbp + 3776], ymm2                                       ;    66.0 agu2+fp5   62 r spill
        vpor ymm2, ymm1, [r15 + 384]                                     ;    68.0 fp2+agu0   63 r
        vpxor ymm8, ymm8, [rax + 1728]                                   ;    68.3 fp3+agu1   63 r
        vmovdqu [rbp + 3808], ymm1                                       ;    67.0 agu2+fp5   62 r spill
        vpor ymm1, ymm15, [r15 + 416]                                    ;    69.0 fp0+agu0   63 r
        vpxor ymm7, ymm7, [rax + 1760]                                   ;    69.3 fp1+agu1   63 r
        vmovdqu [rbp + 3840], ymm15                                      ;    68.0 agu2+fp5   62 r spill
        vpor ymm15, ymm14, [r15 + 448]                                   ;    70.0 fp2+agu0   63 r
        vpxor ymm6, ymm6, [rax + 1792]                                   ;    70.3 fp3+agu1   63 r
        vpxor ymm5, ymm5, [rax + 1824]                                   ;    71.0 fp0+agu0   63 r
        vpxor ymm4, ymm4, [rax + 1856]                                   ;    71.3 fp1+agu1   63 r
        vmovdqu [rbp + 3872], ymm14                                      ;    69.0 agu2+fp5   62 r spill
        vmovdqu ymm14, [rbp + 3392]                                      ;    72.0 agu0    63 r
        vpor ymm14, ymm14, [r15 + 480]                                   ;    79.0 fp2+agu1   63 r
        vpxor ymm3, ymm3, [rax + 1888]                                   ;    73.0 fp3+agu0   63 r
        vpxor ymm2, ymm2, [rax + 1920]                                   ;    73.3 fp0+agu1   63 r
        vpxor ymm1, ymm1, [rax + 1952]                                   ;    74.0 fp1+agu0   63 r
        vpxor ymm15, ymm15, [rax + 1984]                                 ;    74.3 fp2+agu1   63 r
        db 0x2e
        vpxor ymm14, ymm14, [rax + 2016]                                 ;    80.0 fp3+agu0   63 r
        vmovdqu [rbp + 3904], ymm14                                      ;    81.0 agu2+fp5   63 r spill
        vmovdqu ymm14, [r10]                                             ;    75.3 agu1    76 r.0
        vmovdqu [rbp + 3936], ymm15                                      ;    75.3 agu2+fp5   63 r spill
        vmovdqu ymm15, [r10 + 32]                                        ;    76.0 agu0    76 r.1
        vmovdqu [rbp + 3968], ymm1                                       ;    75.0 agu2+fp5   63 r spill
        vmovdqu ymm1, [r10 + 64]                                         ;    76.3 agu1    76 r.2
        vmovdqu [rbp + 4000], ymm2                                       ;    74.3 agu2+fp5   63 r spill
        vmovdqu ymm2, [r10 + 96]                                         ;    77.0 agu0    76 r.3
        vmovdqu [rbp + 4032], ymm3                                       ;    74.0 agu2+fp5   63 r spill
        vmovdqu ymm3, [r10 + 128]                                        ;    77.3 agu1    76 r.4
        vmovdqu [rbp + 4064], ymm4                                       ;    75.0 agu2+fp5   63 r spill
        vmovdqu ymm4, [r10 + 160]                                        ;    78.0 agu0    76 r.5
        vmovdqu [rbp + 4096], ymm5                                       ;    76.0 agu2+fp5   63 r spill
        vmovdqu ymm5, [r10 + 192]                                        ;    78.3 agu1    76 r.6
        vmovdqu [rbp + 4128], ymm6                                       ;    77.0 agu2+fp5   63 r spill
        db 0x2e
        vmovdqu ymm6, [r10 + 224]                                        ;    79.0 agu0    76 r.7
        db 0x2e
        vmovdqu [rbp + 4160], ymm7                                       ;    78.0 agu2+fp5   63 r spill
        db 0x2e
        vmovdqu ymm7, [r10 + 256]                                        ;    79.3 agu1    76 r.8
        vmovdqu [rbp + 4192], ymm8                                       ;    79.0 agu2+fp5   63 r spill
        vmovdqu ymm8, [r10 + 288]                                        ;    80.0 agu0    76 r.9
        vmovdqu [rbp + 4224], ymm9                                       ;    80.0 agu2+fp5   63 r spill
        vmovdqu ymm9, [r10 + 320]                                        ;    80.3 agu1    76 r.10
        vmovdqu [rbp + 4256], ymm10                                      ;    81.0 agu0+fp5   63 r spill
        vmovdqu ymm10, [r10 + 352]                                       ;    81.3 agu1    76 r.11
        vmovdqu [rbp + 4288], ymm11                                      ;    81.2 agu2+fp5   63 r spill
        vmovdqu ymm11, [r10 + 384]                                       ;    82.0 agu0    76 r.12
        vmovdqu [rbp + 4320], ymm12                                      ;    82.2 agu2+fp5   63 r spill
        vmovdqu ymm12, [r10 + 416]                                       ;    82.3 agu1    76 r.13
        vmovdqu [rbp + 4352], ymm13                                      ;    83.2 agu0+fp5   63 r spill
        vmovdqu ymm13, [r10 + 448]                                       ;    83.3 agu1    76 r.14
        vmovdqu [rbp + 4384], ymm0                                       ;    84.2 agu2+fp5   63 r spill
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
        vpxor ymm9, ymm10, [rbp + 2592]                                  ;    89.3 fp3+agu1   54 next
        vpxor ymm10, ymm11, [rbp + 2624]                                 ;    90.0 fp0+agu0   54 next
        vpxor ymm11, ymm12, [rbp + 2688]                                 ;    90.3 fp1+agu1   54 next
        vpxor ymm12, ymm13, [rbp + 2720]                                 ;    91.0 fp2+agu0   54 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2752]                                      ;    91.3 agu1    54 next
        db 0x2e
        vpxor ymm13, ymm13, [r10 + 480]                                  ;    98.3 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm15                                      ;    86.0 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm15, ymm5, ymm11                                         ;    91.3 fp0     41 next
        vmovdqu [rbp + 4448], ymm1                                       ;    86.3 agu2+fp5   54 next spill
        vpand ymm1, ymm8, ymm12                                          ;    92.0 fp1     41 next
        vmovdqu [rbp + 4480], ymm14                                      ;    87.2 agu2+fp5   54 next spill
        vpxor ymm14, ymm6, ymm10                                         ;    91.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm4                                       ;    88.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm13                                         ;    99.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm3                                       ;    89.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm11                                          ;    91.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm0                                       ;    90.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm12                                          ;    92.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;    93.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm9                                          ;    91.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;    94.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm2                                       ;    91.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm8                                          ;    92.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm3                                       ;    95.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm2                                           ;    93.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm1                                       ;    93.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, ymm13                                          ;    99.3 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   100.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm11                                      ;    94.2 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm7                                          ;    91.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    92.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   101.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm11                                      ;    95.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm5                                          ;    92.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    93.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm6                                          ;    92.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   100.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;   100.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm9                                           ;    93.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    94.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   101.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm13                                          ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   100.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   102.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   101.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   102.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm4                                       ;   100.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm5                                           ;    95.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm8                                       ;   103.3 agu2+fp5   41 next spill
        db 0x2e
        vpor ymm8, ymm2, ymm13                                           ;    99.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm2                                       ;    99.2 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm14, ymm9                                          ;    99.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm11                                      ;   100.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm10                                         ;    99.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   100.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm10                                         ;   100.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   101.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm10                                         ;   100.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   101.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm6                                           ;   101.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   102.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   102.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   103.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   102.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm2                                       ;   104.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm13                                         ;   102.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   102.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   103.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   103.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   103.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   104.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm6                                          ;   103.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   104.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   104.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                        ;   104.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   104.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   105.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   105.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   106.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   105.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm12                                          ;   106.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   106.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   107.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   108.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm6                                           ;   107.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   108.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   109.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4736]                                   ;   109.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4672]                                   ;   108.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   109.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4704]                                       ;   106.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm8                                       ;   110.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm9                                          ;   113.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   113.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   109.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4896]                                   ;   114.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   109.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   113.3 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 4864]                                  ;   110.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 4640]                                  ;   110.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   110.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   111.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   115.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   114.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4832]                                      ;   109.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   116.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4864]                                 ;   115.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   114.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   116.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   112.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   117.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4768]                                 ;   117.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4928]                                 ;   118.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   115.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4640]                                   ;   115.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4704]                                       ;   112.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   119.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   120.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   116.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm7                                          ;   120.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   117.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   117.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4800]                                   ;   118.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4736]                                 ;   117.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4672]                                   ;   116.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4960]                                   ;   117.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4864]                                   ;   116.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   121.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   121.7 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   122.7 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   122.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4608]                                      ;   117.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4576]                                       ;   117.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   124.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4544]                                       ;   118.3 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   125.3 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4512]                                       ;   118.7 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4480]                                       ;   119.3 agu1    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   126.3 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4448]                                       ;   119.7 agu0    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   126.7 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4608]                                      ;   120.3 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4448]                                 ;   127.3 fp1+agu0   41 next
        vmovdqu [rbp + 4704], ymm4                                       ;   119.0 agu2+fp5   41 next spill
        vmovdqu ymm4, [rbp + 4512]                                       ;   121.3 agu1    41 next
        vpand ymm4, ymm4, [rbp + 4448]                                   ;   128.3 fp2+agu0   41 next
        vmovdqu [rbp + 4864], ymm8                                       ;   120.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4544]                                       ;   122.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4416]                                   ;   129.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   130.3 fp0     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   130.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm12                                      ;   121.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm9, ymm7                                          ;   127.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm1                                       ;   122.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, [rbp + 4512]                                   ;   126.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm10                                      ;   123.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm12, [rbp + 4608]                                 ;   128.7 fp0+agu0   41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 4512]                                 ;   129.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   130.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm2                                       ;   124.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm15, ymm13                                         ;   128.3 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   131.3 fp0     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 4544]                                   ;   129.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   131.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm14                                      ;   126.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 4544]                                  ;   126.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4640], ymm3                                       ;   127.3 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm14, [rbp + 4448]                                  ;   127.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   127.5 fp1     41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   128.5 fp2+agu0   41 next
        vmovdqu [rbp + 4928], ymm11                                      ;   128.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm0                                          ;   127.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   128.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm6                                       ;   132.3 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 4512]                                       ;   128.7 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 4416]                                   ;   135.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   136.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm10                                      ;   130.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm13, [rbp + 4416]                                 ;   132.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   133.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4448]                                      ;   130.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   137.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   132.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm3                                       ;   138.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm11, [rbp + 4416]                                  ;   137.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   138.7 fp0     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 4608]                                 ;   137.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   139.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm3                                       ;   140.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, [rbp + 4608]                                   ;   131.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   132.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   138.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   133.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4608]                                 ;   133.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   134.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4544]                                   ;   132.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 4416]                                 ;   133.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   136.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm9                                       ;   133.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm10                                          ;   137.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   138.5 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   139.5 fp2     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 4608]                                       ;   134.0 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm2                                       ;   140.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm7, ymm3                                           ;   141.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   142.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   143.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   143.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   138.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4512]                                       ;   137.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm9                                          ;   144.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   145.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   146.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   147.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm2                                          ;   144.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   144.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4544]                                   ;   145.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   139.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4416]                                 ;   139.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   140.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   144.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm3                                         ;   141.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 4544]                                   ;   140.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   146.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   147.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   146.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4416]                                       ;   141.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm1                                          ;   148.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   142.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   142.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   144.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   148.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4544]                                      ;   143.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   150.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4896]                                 ;   145.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5024]                                   ;   148.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   151.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   144.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 5056]                                   ;   151.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm15                                         ;   152.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   149.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5024]                                 ;   153.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   149.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4768]                                   ;   152.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   153.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   146.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   154.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   154.0 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4992]                                   ;   147.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   155.0 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4928]                                   ;   148.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 5088]                                  ;   149.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4640]                                       ;   149.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4480]                                   ;   156.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   157.0 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4832]                                   ;   150.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   151.0 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4800]                                 ;   150.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm10, ymm12                                         ;   156.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4736]                                       ;   151.0 agu0    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4608]                                   ;   158.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   159.0 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4672]                                 ;   152.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   153.0 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4960]                                   ;   152.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   153.7 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4896]                                  ;   153.0 fp3+agu0   48 next
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 4928]                                    ;   158.0 fp0+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 4960]                                  ;   154.0 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r9 + 4992]                                    ;   157.0 fp2+agu1   48 next
        vpxor ymm8, ymm8, [r9 + 5024]                                    ;   160.0 fp3+agu0   48 next
        vpxor ymm7, ymm7, [r9 + 5056]                                    ;   155.7 fp0+agu1   48 next
        vpxor ymm5, ymm5, [r9 + 5088]                                    ;   156.0 fp1+agu0   48 next
        vpxor ymm0, ymm0, [r9 + 4608]                                    ;   156.7 fp2+agu1   48 next
        vpxor ymm2, ymm2, [r9 + 4640]                                    ;   157.0 fp3+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4672]                                    ;   157.7 fp0+agu1   48 next
        vpxor ymm10, ymm10, [r9 + 4704]                                  ;   158.0 fp1+agu0   48 next
        vpxor ymm6, ymm6, [r9 + 4736]                                    ;   159.0 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4768]                                  ;   159.0 fp3+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4800]                                    ;   159.7 fp0+agu1   48 next
        vmovdqu ymm12, [rbp + 4864]                                      ;   160.0 agu0    48 next
        vpxor ymm12, ymm12, [r9 + 4832]                                  ;   167.0 fp1+agu1   48 next
        vmovdqu [rbp + 4864], ymm5                                       ;   157.0 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4704]                                       ;   161.0 agu0    48 next
        vpxor ymm5, ymm5, [r9 + 4864]                                    ;   168.0 fp2+agu1   48 next
        vmovdqu [rbp + 4704], ymm7                                       ;   157.3 agu2+fp5   48 next spill
        vpxor ymm7, ymm0, ymm9                                           ;   160.7 fp3     45 next
        vmovdqu [rbp + 4960], ymm8                                       ;   161.0 agu2+fp5   48 next spill
        vpand ymm8, ymm10, ymm12                                         ;   168.0 fp0     45 next
        vmovdqu [rbp + 4512], ymm3                                       ;   159.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm13                                          ;   160.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm11                                      ;   160.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm10, ymm9                                         ;   160.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm4                                       ;   161.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm5                                          ;   169.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm15                                      ;   162.3 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm0, ymm12                                         ;   168.0 fp0     45 next
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   169.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm6                                          ;   160.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   170.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm11                                      ;   171.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm10                                         ;   161.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm8                                       ;   169.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm1                                          ;   162.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm9                                       ;   165.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm0, ymm5                                           ;   169.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   170.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   161.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   162.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   171.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm14                                      ;   166.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm0                                         ;   162.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   163.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm2                                         ;   162.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   170.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm4                                       ;   170.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm6                                          ;   165.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   166.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   171.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm5                                           ;   169.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   170.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   172.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   171.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   172.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm4                                       ;   170.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm0                                           ;   169.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm10                                      ;   173.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm11, ymm5                                          ;   169.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm11                                      ;   171.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm3, ymm6                                          ;   169.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;   170.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm14                                      ;   172.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   170.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   171.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm13                                         ;   170.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   172.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm12, ymm13                                        ;   171.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   172.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm2                                          ;   171.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   173.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   173.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   174.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   172.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm11                                      ;   175.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm5                                         ;   173.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   173.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   174.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   174.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   174.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   175.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm2                                         ;   174.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   175.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   175.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   175.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   175.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   176.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   176.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   177.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   176.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm12                                         ;   176.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   177.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   178.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   179.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm2                                          ;   177.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   178.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   179.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4832]                                 ;   180.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4800]                                   ;   178.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   179.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4448]                                       ;   177.0 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm10                                      ;   181.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm6                                         ;   184.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   184.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   179.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4928]                                   ;   185.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   180.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;   184.0 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5088]                                  ;   180.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, [rbp + 4544]                                   ;   181.0 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   181.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   182.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   186.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   185.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4640]                                       ;   179.8 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   186.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5088]                                   ;   186.0 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   185.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   187.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   183.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   187.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4416]                                 ;   187.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4992]                                 ;   188.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   186.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4544]                                 ;   186.0 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4448]                                       ;   183.3 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                           ;   190.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   191.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   186.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm1                                          ;   191.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   188.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   187.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4480]                                 ;   189.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   188.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4800]                                   ;   187.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4576]                                 ;   188.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   187.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   192.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   192.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   193.3 fp2     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   193.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4736]                                      ;   188.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   195.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4608]                                       ;   188.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   195.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   189.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   196.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4512]                                       ;   189.3 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   196.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4960]                                       ;   190.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   197.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4704]                                       ;   190.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   197.3 fp1     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4864]                                       ;   191.0 agu1    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   198.0 fp2     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2848]                                 ;   196.0 fp3+agu0   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   196.3 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 2912]                                   ;   197.0 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2944]                                 ;   197.3 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2976]                                 ;   198.0 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 3008]                                   ;   198.3 fp0+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 2784]                                 ;   199.0 fp1+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 2368]                                 ;   195.0 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 2400]                                   ;   195.3 fp3+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   196.0 fp0+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 2464]                                   ;   196.3 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2496]                                   ;   197.0 fp2+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2528]                                   ;   197.3 fp3+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   198.0 fp0+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2656]                                   ;   198.3 fp1+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   199.0 fp2+agu1   54 next
        vmovdqu [rbp + 4864], ymm7                                       ;   200.0 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 2848]                                       ;   199.3 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r8]                                           ;   206.3 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm6                                       ;   199.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2880]                                       ;   200.3 agu0    54 next
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 32]                                      ;   207.3 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm5                                       ;   199.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2912]                                       ;   201.3 agu0    54 next
        db 0x2e
        vpxor ymm5, ymm5, [r8 + 64]                                      ;   208.3 fp1+agu1   54 next
        vmovdqu [rbp + 4512], ymm2                                       ;   199.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2944]                                       ;   202.3 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 96]                                      ;   209.3 fp2+agu1   54 next
        vmovdqu [rbp + 4672], ymm1                                       ;   200.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2976]                                       ;   203.3 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 128]                                     ;   210.3 fp3+agu1   54 next
        vmovdqu [rbp + 4608], ymm0                                       ;   201.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3008]                                       ;   204.3 agu0    54 next
        vpxor ymm0, ymm0, [r8 + 160]                                     ;   211.3 fp0+agu1   54 next
        vmovdqu [rbp + 4736], ymm15                                      ;   202.5 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 2784]                                      ;   205.3 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 192]                                   ;   212.3 fp1+agu1   54 next
        vmovdqu [rbp + 4448], ymm4                                       ;   203.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 2368]                                       ;   206.3 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 224]                                     ;   213.3 fp2+agu1   54 next
        vmovdqu [rbp + 5088], ymm10                                      ;   204.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 2400]                                      ;   207.3 agu0    54 next
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 256]                                   ;   214.3 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm12                                      ;   205.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 2432]                                      ;   208.3 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 288]                                   ;   215.3 fp0+agu1   54 next
        vmovdqu [rbp + 4800], ymm9                                       ;   206.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2464]                                       ;   209.3 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   216.3 fp1+agu1   54 next
        vmovdqu [rbp + 4832], ymm13                                      ;   207.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2496]                                      ;   210.3 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   217.3 fp2+agu1   54 next
        vmovdqu [rbp + 4480], ymm11                                      ;   208.5 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2528]                                      ;   211.3 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 384]                                   ;   218.3 fp3+agu1   54 next
        vmovdqu [rbp + 4640], ymm3                                       ;   209.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2560]                                       ;   212.3 agu0    54 next
        vpxor ymm3, ymm3, [r8 + 416]                                     ;   219.3 fp0+agu1   54 next
        vmovdqu [rbp + 4544], ymm8                                       ;   210.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2656]                                       ;   213.3 agu0    54 next
        vpxor ymm8, ymm8, [r8 + 448]                                     ;   220.3 fp1+agu1   54 next
        vmovdqu [rbp + 4992], ymm14                                      ;   211.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2816]                                      ;   214.3 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 480]                                   ;   221.3 fp2+agu1   54 next
        vmovdqu [rbp + 4416], ymm5                                       ;   212.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm5, ymm4, ymm3                                           ;   220.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm2                                       ;   213.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm2, ymm9, ymm8                                           ;   221.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm6                                       ;   214.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm6, ymm10, ymm11                                         ;   219.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   215.5 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm15, ymm8, ymm14                                         ;   222.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm0                                       ;   216.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm3                                           ;   220.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm7                                       ;   217.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm8                                           ;   221.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   222.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm13                                          ;   220.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   223.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm1                                       ;   218.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm5                                           ;   221.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm0                                       ;   224.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm1                                          ;   222.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm2                                       ;   222.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, ymm14                                          ;   222.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   223.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm3                                       ;   221.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm12                                          ;   220.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   221.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   224.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm3                                       ;   222.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   221.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   222.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm10                                          ;   221.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   223.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm15                                      ;   223.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm13                                         ;   222.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   223.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   224.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, ymm13                                        ;   222.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   223.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   225.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   224.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   225.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm15                                      ;   224.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm4                                         ;   224.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm9                                       ;   226.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm1, ymm14                                           ;   224.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm1                                       ;   226.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm13                                          ;   224.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   224.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm3                                       ;   227.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm11                                         ;   225.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   226.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm11                                         ;   225.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   227.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm11                                          ;   226.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   227.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, ymm10                                         ;   226.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   228.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   228.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   229.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   227.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm1                                       ;   230.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm14                                          ;   227.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   228.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   229.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                          ;   228.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   229.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   229.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm10                                          ;   229.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   230.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   230.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   230.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   230.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   231.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   231.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   232.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   231.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   231.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   231.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   232.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   233.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm10                                          ;   232.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                          ;   233.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   234.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5248]                                   ;   234.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5184]                                 ;   233.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   234.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5216]                                      ;   231.5 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 5472], ymm9                                       ;   235.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm8, ymm13                                          ;   238.5 fp3     41 next
        db 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   238.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   234.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5408]                                   ;   239.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   235.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   238.5 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm11, ymm11, [rbp + 5376]                                  ;   235.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 5152]                                  ;   235.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   236.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   237.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   240.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   239.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5344]                                       ;   234.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   241.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5376]                                 ;   240.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   239.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   241.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   238.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   242.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5280]                                   ;   242.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5440]                                   ;   243.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   240.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5152]                                   ;   240.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5216]                                      ;   238.3 agu0    54 next reload
        db 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   245.3 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   241.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   246.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm12                                          ;   246.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   242.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   242.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5312]                                   ;   243.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5248]                                 ;   242.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5184]                                   ;   241.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 5472]                                   ;   242.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5376]                                 ;   242.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   247.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   247.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   248.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   248.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5120]                                      ;   242.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4896]                                       ;   242.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                         ;   249.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5056]                                       ;   243.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   250.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5024]                                       ;   243.8 agu1    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4768]                                      ;   244.5 agu0    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   251.5 fp2     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4928]                                      ;   244.8 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   251.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5120]                                      ;   245.5 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4928]                                 ;   252.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm15                                      ;   244.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 5024]                                      ;   246.5 agu0    41 next
        vpand ymm15, ymm15, [rbp + 4928]                                 ;   253.5 fp1+agu1   41 next
        vmovdqu [rbp + 5376], ymm9                                       ;   245.3 agu2+fp5   41 next spill
        vmovdqu ymm9, [rbp + 5056]                                       ;   247.5 agu0    41 next
        vpand ymm9, ymm9, [rbp + 4416]                                   ;   254.5 fp2+agu1   41 next
        vpxor ymm7, ymm7, ymm9                                           ;   255.5 fp3     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   255.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm8                                       ;   246.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm12, ymm10                                         ;   252.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5184], ymm2                                       ;   247.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm5, [rbp + 5024]                                   ;   251.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5248], ymm11                                      ;   249.3 agu2+fp5   41 next spill
        vpxor ymm11, ymm8, [rbp + 5120]                                  ;   253.8 fp3+agu1   41 next
        vpand ymm11, ymm11, [rbp + 5024]                                 ;   254.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   255.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm1                                       ;   249.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm13                                         ;   253.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   256.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5056]                                   ;   254.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   256.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5344], ymm6                                       ;   251.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, [rbp + 5056]                                  ;   251.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm0                                       ;   252.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 4928]                                   ;   252.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   252.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   253.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5440], ymm3                                       ;   253.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm10, ymm4                                          ;   252.8 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   253.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 5280], ymm7                                       ;   257.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5024]                                       ;   253.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4416]                                   ;   260.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   261.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5408], ymm11                                      ;   255.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm13, [rbp + 4416]                                 ;   257.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   258.5 fp3     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4928]                                      ;   255.5 agu0    54 next reload
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   262.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   257.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm0                                       ;   263.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, [rbp + 4416]                                   ;   262.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   263.7 fp3     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 5120]                                   ;   262.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   264.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5536], ymm0                                       ;   265.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm0, ymm15, [rbp + 5120]                                  ;   256.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   257.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   263.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   258.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5120]                                 ;   258.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   259.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5056]                                   ;   257.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4416]                                   ;   258.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   261.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm12                                      ;   258.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm11                                        ;   262.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   263.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   264.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5120]                                       ;   259.2 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm1                                       ;   265.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm0                                          ;   266.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   267.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   268.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4416]                                   ;   268.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   263.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5024]                                      ;   262.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm12                                         ;   269.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   270.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   271.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   272.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm1                                          ;   269.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   269.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5056]                                   ;   270.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   264.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4416]                                   ;   264.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   265.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   269.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm6, ymm0                                           ;   266.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5056]                                   ;   265.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   271.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   272.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   271.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4416]                                       ;   266.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm2                                         ;   273.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   267.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5568]                                   ;   267.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   269.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   273.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5056]                                      ;   268.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm13                                         ;   275.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5408]                                   ;   270.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5536]                                   ;   273.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   276.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   269.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5568]                                   ;   276.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   277.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   274.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5536]                                 ;   278.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   274.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5280]                                   ;   277.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   278.2 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [rel misty1_encrypt_compact.T0_constants256]       ;   271.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   279.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   279.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5504]                                   ;   272.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   280.2 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5440]                                   ;   273.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm4, [rbp + 5600]                                  ;   274.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 5152]                                       ;   274.0 agu0    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4768]                                   ;   281.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   282.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5344]                                   ;   275.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   276.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5312]                                 ;   275.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm8                                          ;   281.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5248]                                       ;   276.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5120]                                   ;   283.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   284.0 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5184]                                 ;   277.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   278.0 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 5472]                                 ;   277.7 fp0+agu1   41 next
        vpxor ymm5, ymm5, ymm12                                          ;   278.7 fp1     41 next
        vpxor ymm14, ymm14, [r10 + 4896]                                 ;   278.0 fp2+agu0   48 next
        vpxor ymm15, ymm15, [r10 + 4928]                                 ;   283.0 fp3+agu1   48 next
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   279.0 fp0+agu0   48 next
        vpxor ymm6, ymm6, [r10 + 4992]                                   ;   282.2 fp1+agu1   48 next
        db 0x2e
        vpxor ymm9, ymm9, [r10 + 5024]                                   ;   285.0 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r10 + 5056]                                 ;   280.7 fp3+agu1   48 next
        vpxor ymm5, ymm5, [r10 + 5088]                                   ;   281.0 fp0+agu0   48 next
        vpxor ymm4, ymm4, [r10 + 4608]                                   ;   281.7 fp1+agu1   48 next
        vpxor ymm1, ymm1, [r10 + 4640]                                   ;   282.0 fp2+agu0   48 next
        vpxor ymm2, ymm2, [r10 + 4672]                                   ;   282.7 fp3+agu1   48 next
        vpxor ymm11, ymm11, [r10 + 4704]                                 ;   283.0 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r10 + 4736]                                   ;   284.0 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r10 + 4768]                                 ;   284.0 fp2+agu0   48 next
        vpxor ymm12, ymm12, [r10 + 4800]                                 ;   284.7 fp3+agu1   48 next
        vmovdqu ymm8, [rbp + 5376]                                       ;   285.0 agu0    48 next
        vpxor ymm8, ymm8, [r10 + 4832]                                   ;   292.0 fp0+agu1   48 next
        vmovdqu [rbp + 5376], ymm5                                       ;   282.0 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 5216]                                       ;   286.0 agu0    48 next
        vpxor ymm5, ymm5, [r10 + 4864]                                   ;   293.0 fp1+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm10                                      ;   282.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm4, ymm12                                         ;   285.7 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm9                                       ;   286.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm9, ymm11, ymm8                                          ;   293.0 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm6                                       ;   284.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm6, ymm1, ymm13                                          ;   285.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5184], ymm3                                       ;   285.3 agu2+fp5   48 next spill
        vpand ymm3, ymm11, ymm12                                         ;   285.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm15                                      ;   286.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm5                                          ;   294.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm14                                      ;   287.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm8                                          ;   293.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   294.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm7                                         ;   285.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   295.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm3                                       ;   296.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm11                                         ;   286.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm9                                       ;   294.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm2                                           ;   287.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm12                                      ;   290.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm4, ymm5                                          ;   294.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   295.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm2                                          ;   286.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   287.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   296.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm0                                       ;   291.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm4                                          ;   287.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   288.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm1                                          ;   287.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   295.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm15                                      ;   295.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm7                                         ;   290.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   291.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   296.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm5                                          ;   294.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   295.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   297.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   296.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_encrypt_compact.T0_constants256] ;   297.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm15                                      ;   295.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                                          ;   294.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm11                                      ;   298.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm3, ymm5                                           ;   294.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm3                                       ;   296.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm7                                           ;   294.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   295.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm0                                       ;   297.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm13                                          ;   295.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   296.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm13                                          ;   295.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   297.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm13                                         ;   296.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   297.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm1                                          ;   296.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   298.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   298.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   299.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   297.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm3                                       ;   300.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm5                                           ;   298.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   298.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   299.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   299.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   299.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   300.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                           ;   299.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   300.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   300.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   300.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   300.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   301.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                         ;   301.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   302.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   301.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm8                                           ;   301.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   302.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   303.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   304.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm1                                           ;   302.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   303.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   304.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5344]                                 ;   305.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5312]                                   ;   303.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   304.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4928]                                       ;   302.0 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm11                                      ;   306.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm7                                          ;   309.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   309.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   304.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5440]                                   ;   310.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   305.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   309.0 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5600]                                  ;   305.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, [rbp + 5056]                                  ;   306.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   306.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   307.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   311.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   310.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5152]                                      ;   304.8 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   311.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5600]                                   ;   311.0 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   310.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   312.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   308.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   312.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4416]                                   ;   312.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5504]                                   ;   313.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   311.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5056]                                 ;   311.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4928]                                       ;   308.3 agu1    48 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   315.3 fp0     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   316.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   311.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm2                                           ;   316.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   313.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   312.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4768]                                   ;   314.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5344]                                 ;   313.0 fp3+agu1   45 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5312]                                 ;   312.0 fp0+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4896]                                 ;   313.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5600]                                 ;   312.3 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   317.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   317.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   318.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   318.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5248]                                      ;   313.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   320.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5120]                                       ;   313.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   320.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5184]                                       ;   314.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   321.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5024]                                       ;   314.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   321.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5472]                                       ;   315.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   322.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5216]                                       ;   315.3 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   322.3 fp0     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 5376]                                      ;   316.0 agu1    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   323.0 fp1     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4992]                                   ;   321.0 fp2+agu0   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4544]                                   ;   321.3 fp3+agu1   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4640]                                   ;   322.0 fp0+agu0   54 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   322.3 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   323.0 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4800]                                 ;   323.3 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 4576]                                   ;   324.0 fp0+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 5088]                                 ;   320.0 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4448]                                 ;   320.3 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4736]                                 ;   321.0 fp3+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 4608]                                   ;   321.3 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4672]                                   ;   322.0 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4512]                                   ;   322.3 fp2+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 4960]                                   ;   323.0 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 4704]                                   ;   323.3 fp0+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 4864]                                 ;   324.0 fp1+agu1   54 next
        vmovdqu [rbp + 5376], ymm10                                      ;   325.0 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 4992]                                      ;   324.3 agu0    54 next
        vpxor ymm10, ymm10, [r11 + 512]                                  ;   331.3 fp2+agu1   54 next
        vmovdqu [rbp + 4992], ymm7                                       ;   324.3 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 4544]                                       ;   325.3 agu0    54 next
        vpxor ymm7, ymm7, [r11 + 544]                                    ;   332.3 fp3+agu1   54 next
        vmovdqu [rbp + 4544], ymm5                                       ;   324.0 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4640]                                       ;   326.3 agu0    54 next
        vpxor ymm5, ymm5, [r11 + 576]                                    ;   333.3 fp0+agu1   54 next
        vmovdqu [rbp + 4640], ymm4                                       ;   324.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4480]                                       ;   327.3 agu0    54 next
        vpxor ymm4, ymm4, [r11 + 608]                                    ;   334.3 fp1+agu1   54 next
        vmovdqu [rbp + 4480], ymm2                                       ;   325.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4832]                                       ;   328.3 agu0    54 next
        vpxor ymm2, ymm2, [r11 + 640]                                    ;   335.3 fp2+agu1   54 next
        vmovdqu [rbp + 4832], ymm1                                       ;   326.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4800]                                       ;   329.3 agu0    54 next
        vpxor ymm1, ymm1, [r11 + 672]                                    ;   336.3 fp3+agu1   54 next
        vmovdqu [rbp + 4800], ymm14                                      ;   327.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4576]                                      ;   330.3 agu0    54 next
        vpxor ymm14, ymm14, [r11 + 704]                                  ;   337.3 fp0+agu1   54 next
        vmovdqu [rbp + 4576], ymm15                                      ;   328.5 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 5088]                                      ;   331.3 agu0    54 next
        vpxor ymm15, ymm15, [r11 + 736]                                  ;   338.3 fp1+agu1   54 next
        vmovdqu [rbp + 5088], ymm11                                      ;   329.5 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4448]                                      ;   332.3 agu0    54 next
        vpxor ymm11, ymm11, [r11 + 768]                                  ;   339.3 fp2+agu1   54 next
        vmovdqu [rbp + 4448], ymm8                                       ;   330.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4736]                                       ;   333.3 agu0    54 next
        vpxor ymm8, ymm8, [r11 + 800]                                    ;   340.3 fp3+agu1   54 next
        vmovdqu [rbp + 4736], ymm12                                      ;   331.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4608]                                      ;   334.3 agu0    54 next
        vpxor ymm12, ymm12, [r11 + 832]                                  ;   341.3 fp0+agu1   54 next
        vmovdqu [rbp + 4608], ymm13                                      ;   332.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4672]                                      ;   335.3 agu0    54 next
        vpxor ymm13, ymm13, [r11 + 864]                                  ;   342.3 fp1+agu1   54 next
        vmovdqu [rbp + 4672], ymm3                                       ;   333.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4512]                                       ;   336.3 agu0    54 next
        vpxor ymm3, ymm3, [r11 + 896]                                    ;   343.3 fp2+agu1   54 next
        vmovdqu [rbp + 4512], ymm6                                       ;   334.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 4960]                                       ;   337.3 agu0    54 next
        vpxor ymm6, ymm6, [r11 + 928]                                    ;   344.3 fp3+agu1   54 next
        vmovdqu [rbp + 4960], ymm9                                       ;   335.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4704]                                       ;   338.3 agu0    54 next
        vpxor ymm9, ymm9, [r11 + 960]                                    ;   345.3 fp0+agu1   54 next
        vmovdqu [rbp + 4704], ymm0                                       ;   336.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 4864]                                       ;   339.3 agu0    54 next
        vpxor ymm0, ymm0, [r11 + 992]                                    ;   346.3 fp1+agu1   54 next
        vmovdqu [rbp + 4864], ymm5                                       ;   337.5 agu2+fp5   54 next spill
        vpxor ymm5, ymm15, ymm6                                          ;   345.3 fp2     41 next
        vmovdqu [rbp + 5216], ymm4                                       ;   338.5 agu2+fp5   54 next spill
        vpand ymm4, ymm12, ymm9                                          ;   346.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm7                                       ;   339.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm3                                          ;   344.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm14                                      ;   340.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, ymm0                                          ;   347.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm1                                       ;   341.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm6                                          ;   345.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm10                                      ;   342.5 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm10, ymm15, ymm9                                         ;   346.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   347.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm13                                         ;   345.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   348.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm2                                       ;   343.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm5                                          ;   346.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   349.3 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm8, ymm2                                           ;   347.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm4                                       ;   347.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm0                                          ;   347.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   348.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm6                                       ;   346.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm8                                          ;   345.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   346.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   349.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm6                                       ;   347.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm15                                         ;   346.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   347.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm11                                         ;   346.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   348.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm14                                      ;   348.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   347.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   348.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   349.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm13                                         ;   347.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   348.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   350.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   349.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_encrypt_compact.T0_constants256] ;   350.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm14                                      ;   349.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   349.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm12                                      ;   351.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm2, ymm0                                           ;   349.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm2                                       ;   351.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm7, ymm13                                          ;   349.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   349.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm6                                       ;   352.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm3                                           ;   350.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   351.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm13, ymm3                                          ;   350.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   352.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm3                                          ;   351.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   352.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm11                                         ;   351.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   353.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   353.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   354.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   352.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm2                                       ;   355.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm0                                           ;   352.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   353.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   354.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   353.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   354.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   354.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm11                                          ;   354.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   355.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   355.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   355.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   355.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   356.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                        ;   356.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   357.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   356.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   356.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   356.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   357.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   358.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm11                                         ;   357.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   358.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   359.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5312]                                 ;   359.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5600]                                 ;   358.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   359.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4896]                                      ;   356.5 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm12                                      ;   360.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   363.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   363.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   359.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5504]                                 ;   364.5 fp1+agu0   41 next
        db 0x2e
        vpand ymm9, ymm9, ymm8                                           ;   360.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   363.5 fp3     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 5056]                                    ;   360.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 4928]                                  ;   360.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   361.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   362.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   365.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   364.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5152]                                       ;   359.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   366.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5056]                                   ;   365.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   364.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   366.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   363.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   367.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5344]                                   ;   367.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4416]                                   ;   368.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   365.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4928]                                 ;   365.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4896]                                       ;   363.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   370.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   366.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   371.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm8                                           ;   371.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   367.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   367.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4768]                                   ;   368.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5312]                                   ;   367.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5600]                                   ;   366.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5440]                                 ;   367.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5056]                                 ;   367.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   372.3 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   372.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   373.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   373.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5248]                                      ;   367.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5120]                                       ;   367.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   374.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5184]                                       ;   368.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   375.5 fp0     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5024]                                       ;   368.8 agu1    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 5472]                                      ;   369.5 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   376.5 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 5216]                                      ;   369.8 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   376.8 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5248]                                      ;   370.5 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5216]                                 ;   377.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm14                                      ;   369.3 agu2+fp5   41 next spill
        vmovdqu ymm14, [rbp + 5024]                                      ;   371.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5216]                                 ;   378.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm12                                      ;   370.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 5184]                                      ;   372.5 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4864]                                 ;   379.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   380.5 fp2     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   380.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 5440], ymm9                                       ;   371.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm10                                         ;   377.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm4                                       ;   372.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm5, [rbp + 5024]                                   ;   376.5 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5312], ymm3                                       ;   374.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm9, [rbp + 5248]                                   ;   378.8 fp2+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 5024]                                   ;   379.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   380.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm2                                       ;   374.5 agu2+fp5   41 next spill
        vpxor ymm2, ymm15, ymm13                                         ;   378.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   381.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 5184]                                   ;   379.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   381.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm7                                       ;   376.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, [rbp + 5184]                                  ;   376.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   377.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm7, [rbp + 5216]                                   ;   377.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   377.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel misty1_encrypt_compact.T0_constants256]   ;   378.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm6                                       ;   378.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm10, ymm0                                          ;   377.8 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   378.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5344], ymm8                                       ;   382.5 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 5024]                                       ;   378.8 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 4864]                                   ;   385.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   386.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm3                                       ;   380.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm13, [rbp + 4864]                                  ;   382.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   383.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5216]                                       ;   380.7 agu0    54 next reload
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   387.7 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   382.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5280], ymm1                                       ;   388.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm6, [rbp + 4864]                                   ;   387.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   388.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 5248]                                   ;   387.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   389.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm1                                       ;   390.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, [rbp + 5248]                                  ;   381.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   382.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   388.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   383.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5248]                                 ;   383.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   384.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5184]                                   ;   382.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4864]                                   ;   383.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   386.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm11                                      ;   383.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm10, ymm3                                         ;   387.7 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   388.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   389.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5248]                                       ;   384.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm2                                       ;   390.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   391.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   392.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   393.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4864]                                   ;   393.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   388.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5024]                                      ;   387.8 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm11                                         ;   394.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   395.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   396.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   397.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm3, ymm2                                           ;   394.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   394.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5184]                                   ;   395.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   389.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4864]                                   ;   390.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   390.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   394.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm1                                           ;   391.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5184]                                   ;   391.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   396.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   397.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   396.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4864]                                       ;   391.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm4                                         ;   398.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   392.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5568]                                   ;   392.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   394.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   398.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5184]                                      ;   393.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                         ;   400.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5504]                                   ;   395.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5536]                                   ;   398.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   401.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   394.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5568]                                   ;   401.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   402.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   399.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5536]                                 ;   403.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   399.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5344]                                   ;   402.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   403.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   396.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   404.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   404.2 fp0     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5280]                                   ;   397.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   405.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4416]                                   ;   398.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 5408]                                  ;   399.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4928]                                       ;   399.2 agu1    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5472]                                   ;   406.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   407.2 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5152]                                   ;   400.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   401.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4768]                                   ;   400.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm3, ymm9                                           ;   406.2 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5312]                                       ;   401.2 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 5248]                                   ;   408.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   409.2 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5600]                                 ;   402.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   403.2 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5440]                                 ;   402.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   403.8 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 4896]                                  ;   403.2 fp1+agu1   48 next
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 4928]                                  ;   408.2 fp2+agu0   48 next
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 4960]                                    ;   404.2 fp3+agu1   48 next
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 4992]                                    ;   407.2 fp0+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 5024]                                  ;   410.2 fp1+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 5056]                                  ;   405.8 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 5088]                                    ;   406.2 fp3+agu1   48 next
        vpxor ymm0, ymm0, [r8 + 4608]                                    ;   406.8 fp0+agu0   48 next
        vpxor ymm2, ymm2, [r8 + 4640]                                    ;   407.2 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 4672]                                    ;   407.8 fp2+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4704]                                    ;   408.2 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r8 + 4736]                                    ;   409.2 fp0+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   409.2 fp1+agu1   48 next
        vpxor ymm11, ymm11, [r8 + 4800]                                  ;   409.8 fp2+agu0   48 next
        vmovdqu ymm9, [rbp + 5056]                                       ;   410.2 agu1    48 next
        vpxor ymm9, ymm9, [r8 + 4832]                                    ;   417.2 fp3+agu0   48 next
        vmovdqu [rbp + 5056], ymm5                                       ;   407.2 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4896]                                       ;   411.2 agu1    48 next
        vpxor ymm5, ymm5, [r8 + 4864]                                    ;   418.2 fp0+agu0   48 next
        vmovdqu [rbp + 4896], ymm10                                      ;   407.5 agu2+fp5   48 next spill
        vpxor ymm10, ymm0, ymm11                                         ;   410.8 fp1     45 next
        vmovdqu [rbp + 5440], ymm12                                      ;   411.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm3, ymm9                                          ;   418.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm7                                       ;   409.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm13                                          ;   410.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm6                                       ;   410.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm6, ymm3, ymm11                                          ;   410.8 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5248], ymm14                                      ;   411.5 agu2+fp5   48 next spill
        vpand ymm14, ymm9, ymm5                                          ;   419.2 fp1     45 next
        vmovdqu [rbp + 5312], ymm15                                      ;   412.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm9                                          ;   418.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   419.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   410.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   420.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm6                                       ;   421.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm3                                          ;   411.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm12                                      ;   419.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm6, ymm4                                          ;   412.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm11                                      ;   415.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm5                                          ;   419.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   420.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   411.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   412.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   421.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm1                                       ;   416.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm0                                           ;   412.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   413.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm2                                           ;   413.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   420.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm14                                      ;   420.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm8                                          ;   415.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   416.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   421.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   419.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   420.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   422.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   421.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   422.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm14                                      ;   420.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm0                                          ;   419.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm3                                       ;   423.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm6, ymm5                                            ;   419.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm6                                       ;   421.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;   420.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   420.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm1                                       ;   422.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm13                                          ;   420.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   421.5 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   421.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   422.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   421.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   422.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm2                                           ;   422.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   423.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   423.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   424.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   423.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm6                                       ;   425.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm5                                           ;   423.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   423.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   424.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   424.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   424.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   425.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                           ;   424.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   425.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   425.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   425.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   425.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   426.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   426.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   427.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   426.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm9                                           ;   427.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   427.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   428.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   429.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm2                                           ;   428.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   429.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   430.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5152]                                   ;   430.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4768]                                   ;   429.0 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   430.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5216]                                       ;   427.2 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm3                                       ;   431.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm8                                           ;   434.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   434.2 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   430.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4416]                                   ;   435.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   430.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   434.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5408]                                  ;   431.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [rbp + 5184]                                  ;   431.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   431.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   432.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   436.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   435.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4928]                                      ;   430.0 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   437.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5408]                                   ;   436.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   435.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   437.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   433.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   438.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4864]                                   ;   438.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5280]                                   ;   439.0 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   436.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5184]                                   ;   436.2 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5216]                                       ;   433.5 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   440.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   441.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   437.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm4                                           ;   441.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   438.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   438.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5472]                                   ;   439.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5152]                                 ;   438.2 fp2+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4768]                                 ;   437.2 fp3+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 5120]                                   ;   438.2 fp0+agu0   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5408]                                 ;   437.5 fp1+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   442.5 fp2     45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   442.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   443.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   443.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5312]                                      ;   438.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   445.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5248]                                       ;   438.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   445.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5600]                                       ;   439.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   446.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5024]                                       ;   439.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   446.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5440]                                       ;   440.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   447.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4896]                                       ;   440.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   447.5 fp3     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 5056]                                      ;   441.2 agu0    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   448.2 fp0     45 next
        vpxor ymm1, ymm1, [rbp + 4704]                                   ;   446.2 fp1+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 4960]                                 ;   446.5 fp2+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 4512]                                   ;   447.2 fp3+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 4672]                                   ;   447.5 fp0+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 4608]                                 ;   448.2 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 4736]                                 ;   448.5 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 4448]                                   ;   449.2 fp3+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 5088]                                   ;   445.2 fp0+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4576]                                 ;   445.5 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4800]                                 ;   446.2 fp2+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 4832]                                   ;   446.5 fp3+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 4480]                                   ;   447.2 fp0+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   447.5 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   448.2 fp2+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4992]                                   ;   448.5 fp3+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 5376]                                 ;   449.2 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm10                                      ;   450.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4704]                                      ;   449.5 agu1    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r9]                                         ;   456.5 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 4704], ymm8                                       ;   449.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4960]                                       ;   450.5 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 32]                                      ;   457.5 fp2+agu0   58 r
        vmovdqu [rbp + 4960], ymm5                                       ;   449.2 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4512]                                       ;   451.5 agu1    58 r
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 64]                                      ;   458.5 fp3+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 4512], ymm4                                       ;   449.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4672]                                       ;   452.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 96]                                      ;   459.5 fp0+agu0   58 r
        vmovdqu [rbp + 4672], ymm2                                       ;   450.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4608]                                       ;   453.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 128]                                     ;   460.5 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 4384]                                 ;   457.5 fp2+agu1  108 r
        vmovdqu [rbp + 1408], ymm10                                      ;   458.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4736]                                      ;   455.2 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 160]                                   ;   462.2 fp3+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   458.5 fp0+agu0  108 r
        vmovdqu [rbp + 1440], ymm8                                       ;   459.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 4448]                                       ;   456.5 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 192]                                     ;   463.5 fp1+agu0   58 r
        vmovdqu [rbp + 4448], ymm0                                       ;   453.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 5088]                                       ;   457.5 agu1    58 r
        db 0x2e
        vpxor ymm0, ymm0, [r9 + 224]                                     ;   464.5 fp2+agu0   58 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4320]                                   ;   459.5 fp3+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 1472], ymm5                                       ;   460.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4576]                                       ;   459.2 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 256]                                     ;   466.2 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 4288]                                   ;   460.5 fp1+agu0  108 r
        vmovdqu [rbp + 1504], ymm4                                       ;   461.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4800]                                       ;   460.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 288]                                     ;   467.5 fp2+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 4256]                                   ;   461.5 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 4224]                                 ;   463.2 fp0+agu0  108 r
        vmovdqu [rbp + 1568], ymm10                                      ;   464.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4832]                                      ;   462.5 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 320]                                   ;   469.5 fp1+agu0   58 r
        vmovdqu [rbp + 1536], ymm2                                       ;   462.5 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 4480]                                       ;   463.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 352]                                     ;   470.5 fp2+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 4192]                                   ;   464.5 fp3+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 4160]                                   ;   465.5 fp0+agu0  108 r
        vmovdqu [rbp + 1632], ymm0                                       ;   466.5 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 4640]                                       ;   465.5 agu1    58 r
        vpxor ymm0, ymm0, [r9 + 384]                                     ;   472.5 fp1+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 4128]                                   ;   467.2 fp2+agu1  108 r
        vmovdqu [rbp + 1664], ymm5                                       ;   468.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4544]                                       ;   467.2 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 416]                                     ;   474.2 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 4096]                                   ;   468.5 fp0+agu0  108 r
        vmovdqu [rbp + 1696], ymm4                                       ;   469.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4992]                                       ;   468.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 448]                                     ;   475.5 fp1+agu0   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4064]                                 ;   470.5 fp2+agu1  108 r
        vmovdqu [rbp + 1728], ymm10                                      ;   471.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 5376]                                      ;   470.2 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 480]                                   ;   477.2 fp3+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   471.5 fp0+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 4000]                                   ;   473.5 fp1+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   475.2 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 3936]                                   ;   476.5 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   478.2 fp0+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 3424]                                   ;   473.5 fp1+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 3456]                                 ;   474.2 fp2+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 3488]                                   ;   474.5 fp3+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   475.2 fp0+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   475.5 fp1+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 3584]                                 ;   476.2 fp2+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 3616]                                   ;   476.5 fp3+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 3648]                                   ;   477.2 fp0+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 3680]                                 ;   477.5 fp1+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 3712]                                 ;   478.2 fp2+agu0  108 r
        vmovdqu [rbp + 1184], ymm15                                      ;   479.2 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3744]                                      ;   478.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4448]                                 ;   485.5 fp3+agu0  108 r
        vmovdqu [rbp + 1216], ymm15                                      ;   486.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3776]                                      ;   479.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4672]                                 ;   486.5 fp0+agu0  108 r
        vmovdqu [rbp + 1248], ymm15                                      ;   487.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3808]                                      ;   480.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4512]                                 ;   487.5 fp1+agu0  108 r
        vmovdqu [rbp + 1280], ymm15                                      ;   488.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3840]                                      ;   481.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4960]                                 ;   488.5 fp2+agu0  108 r
        vmovdqu [rbp + 1312], ymm15                                      ;   489.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3872]                                      ;   482.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4704]                                 ;   489.5 fp3+agu0  108 r
        vmovdqu [rbp + 1344], ymm15                                      ;   490.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3392]                                      ;   483.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 5056]                                 ;   490.5 fp0+agu0  108 r
        vmovdqu [rbp + 1376], ymm15                                      ;   491.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 1408]                                      ;   491.5 agu1    54 next
        vpxor ymm15, ymm15, [r10 + 512]                                  ;   498.5 fp1+agu0   54 next
        vmovdqu [rbp + 1152], ymm14                                      ;   482.5 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 1440]                                      ;   485.5 agu1    54 next
        vpxor ymm14, ymm14, [r10 + 544]                                  ;   492.5 fp2+agu0   54 next
        vmovdqu [rbp + 1120], ymm3                                       ;   485.5 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 1472]                                       ;   486.5 agu1    54 next
        vpxor ymm3, ymm3, [r10 + 576]                                    ;   493.5 fp3+agu0   54 next
        vmovdqu [rbp + 1088], ymm9                                       ;   486.5 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 1504]                                       ;   487.5 agu1    54 next
        vpxor ymm9, ymm9, [r10 + 608]                                    ;   494.5 fp0+agu0   54 next
        vmovdqu [rbp + 1056], ymm11                                      ;   487.5 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 1536]                                      ;   488.5 agu1    54 next
        vpxor ymm11, ymm11, [r10 + 640]                                  ;   495.5 fp1+agu0   54 next
        vmovdqu [rbp + 1024], ymm13                                      ;   488.5 agu2+fp5  108 r spill
        vpxor ymm13, ymm8, [r10 + 704]                                   ;   489.5 fp2+agu1   54 next
        vmovdqu [rbp + 1600], ymm8                                       ;   489.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 1568]                                       ;   490.2 agu0    54 next
        vpxor ymm8, ymm8, [r10 + 672]                                    ;   497.2 fp3+agu1   54 next
        vmovdqu [rbp + 992], ymm6                                        ;   490.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 1632]                                       ;   491.2 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 736]                                    ;   498.2 fp0+agu1   54 next
        vmovdqu [rbp + 960], ymm7                                        ;   491.5 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 1664]                                       ;   492.2 agu0    54 next
        vpxor ymm7, ymm7, [r10 + 768]                                    ;   499.2 fp1+agu1   54 next
        vmovdqu [rbp + 928], ymm12                                       ;   492.5 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 1696]                                      ;   493.2 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 800]                                  ;   500.2 fp2+agu1   54 next
        vmovdqu [rbp + 896], ymm1                                        ;   493.5 agu2+fp5  108 r spill
        vpxor ymm1, ymm2, [r10 + 864]                                    ;   494.2 fp3+agu0   54 next
        vmovdqu [rbp + 1760], ymm2                                       ;   494.5 agu1+fp5  108 r spill
        vmovdqu ymm2, [rbp + 1728]                                       ;   495.2 agu0    54 next
        vpxor ymm2, ymm2, [r10 + 832]                                    ;   502.2 fp0+agu1   54 next
        vmovdqu [rbp + 3520], ymm3                                       ;   495.5 agu2+fp5   54 next spill
        vpxor ymm3, ymm0, [r10 + 896]                                    ;   496.2 fp1+agu0   54 next
        vmovdqu [rbp + 1792], ymm0                                       ;   496.5 agu2+fp5  108 r spill
        vpxor ymm0, ymm5, [r10 + 928]                                    ;   496.5 fp2+agu1   54 next
        vmovdqu [rbp + 1824], ymm5                                       ;   497.5 agu2+fp5  108 r spill
        vpxor ymm5, ymm4, [r10 + 960]                                    ;   497.2 fp3+agu0   54 next
        vmovdqu [rbp + 1856], ymm4                                       ;   498.5 agu1+fp5  108 r spill
        db 0x2e
        vpxor ymm4, ymm10, [r10 + 992]                                   ;   498.2 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 1888], ymm10                                      ;   499.5 agu2+fp5  108 r spill
        db 0x2e
        vpxor ymm10, ymm0, ymm6                                          ;   499.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm9                                       ;   500.5 agu1+fp5   54 next spill
        vpand ymm9, ymm5, ymm2                                           ;   503.2 fp2     41 next
        vmovdqu [rbp + 3968], ymm14                                      ;   501.5 agu2+fp5   54 next spill
        vpxor ymm14, ymm3, ymm7                                          ;   500.2 fp3     41 next
        vmovdqu [rbp + 4000], ymm13                                      ;   502.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm4                                          ;   499.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm8                                       ;   503.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm2                                           ;   503.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5376], ymm15                                      ;   504.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm6                                          ;   499.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   504.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm1                                          ;   499.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   505.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm11                                      ;   505.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm2                                         ;   503.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm8                                       ;   506.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm12                                         ;   504.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm9                                       ;   507.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm6                                           ;   500.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   501.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   505.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm0                                       ;   508.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm12                                          ;   503.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   504.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm0                                       ;   509.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm6                                           ;   503.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   504.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm7                                           ;   503.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   505.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm13                                      ;   510.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm1                                          ;   504.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   505.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   505.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm1                                          ;   504.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   505.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   506.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   506.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   507.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm13                                      ;   511.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm6                                          ;   506.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm2                                       ;   512.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm2, ymm11, ymm4                                           ;   506.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm11                                      ;   513.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm1                                         ;   506.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   506.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm0                                       ;   514.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm3                                          ;   507.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   508.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm3                                           ;   507.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   509.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm3                                           ;   508.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   509.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm7                                          ;   508.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   510.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   510.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   511.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   509.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm11                                      ;   515.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm4                                          ;   509.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   510.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   511.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   510.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   511.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   511.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm7                                          ;   511.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   512.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   512.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   512.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   512.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   513.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   513.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   514.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   513.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm5                                          ;   513.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   513.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   514.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   515.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm7                                          ;   514.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   515.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   516.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4480]                                   ;   516.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4640]                                   ;   515.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   516.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4192]                                       ;   513.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm2                                       ;   517.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm1                                           ;   520.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   520.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   516.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4736]                                   ;   521.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   517.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   520.7 fp2     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 5088]                                    ;   520.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 4544]                                  ;   517.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   518.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   519.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   522.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   521.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4576]                                      ;   516.5 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   523.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   522.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   521.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   523.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   520.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   524.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4256]                                   ;   524.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4608]                                   ;   525.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   522.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4544]                                   ;   522.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4192]                                       ;   520.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   527.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   528.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   523.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm12                                         ;   528.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   524.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   524.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4800]                                 ;   525.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   524.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4640]                                   ;   523.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4896]                                   ;   524.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5088]                                 ;   524.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   529.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   529.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   530.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   530.5 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 4992]                                      ;   524.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5376]                                       ;   525.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                         ;   532.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4032]                                       ;   525.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                           ;   532.7 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4000]                                       ;   526.0 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3968]                                       ;   526.7 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   533.7 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3936]                                      ;   527.0 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   534.0 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4992]                                      ;   527.7 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 3936]                                 ;   534.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm13                                      ;   526.3 agu2+fp5   41 next spill
        vmovdqu ymm13, [rbp + 4000]                                      ;   528.7 agu0    41 next
        vpand ymm13, ymm13, [rbp + 3936]                                 ;   535.7 fp3+agu1   41 next
        vmovdqu [rbp + 5088], ymm2                                       ;   527.3 agu2+fp5   41 next spill
        vmovdqu ymm2, [rbp + 4032]                                       ;   529.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3520]                                   ;   536.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   537.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   537.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm5                                       ;   528.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm10, ymm7                                          ;   535.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4640], ymm9                                       ;   529.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm4, [rbp + 4000]                                   ;   533.7 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm3                                       ;   531.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, [rbp + 4992]                                   ;   536.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4000]                                   ;   537.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   538.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm11                                      ;   531.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm12                                        ;   535.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   538.7 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 4032]                                 ;   536.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   538.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm14                                      ;   533.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 4032]                                  ;   533.8 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4544], ymm8                                       ;   534.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm14, [rbp + 3936]                                  ;   534.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   534.8 fp2     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   535.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm0                                       ;   535.7 agu2+fp5   41 next spill
        vpand ymm0, ymm7, ymm1                                           ;   535.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   536.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm6                                       ;   539.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4000]                                       ;   535.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3520]                                   ;   542.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   543.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm3                                       ;   538.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm12, [rbp + 3520]                                  ;   539.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   540.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3936]                                       ;   537.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   544.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   539.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm8                                       ;   545.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm0, [rbp + 3520]                                   ;   544.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   545.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4992]                                   ;   544.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   546.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm8                                       ;   547.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, [rbp + 4992]                                  ;   538.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   539.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   545.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm12, ymm1                                         ;   540.7 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4992]                                 ;   540.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   541.7 fp1     41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 4032]                                   ;   540.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3520]                                   ;   540.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   543.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm10                                      ;   540.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, ymm3                                          ;   544.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   545.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   546.7 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4992]                                       ;   541.3 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 5248], ymm11                                      ;   547.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm8                                          ;   548.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   549.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   550.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3520]                                 ;   550.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   545.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4000]                                      ;   544.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm10                                         ;   551.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   552.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   553.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   554.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm11                                          ;   551.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   551.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4032]                                   ;   552.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   546.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3520]                                 ;   547.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                         ;   547.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   551.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm8                                          ;   548.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 4032]                                   ;   548.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   553.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   554.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   553.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3520]                                       ;   548.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm7                                          ;   555.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   549.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5600]                                   ;   549.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   551.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   555.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4032]                                      ;   550.3 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm10, ymm12                                         ;   557.3 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4736]                                   ;   552.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5024]                                 ;   555.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   558.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   551.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5600]                                   ;   558.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm15                                        ;   559.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   556.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5024]                                 ;   560.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   556.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   559.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   560.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   553.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   561.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   561.3 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5440]                                   ;   554.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   562.3 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4608]                                   ;   555.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm1, [rbp + 5248]                                  ;   556.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4544]                                       ;   556.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   563.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   564.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4576]                                   ;   557.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   558.2 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4800]                                   ;   557.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm3, ymm5                                           ;   563.3 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4480]                                       ;   558.2 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4992]                                   ;   565.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   566.2 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4640]                                 ;   559.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   560.2 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4896]                                 ;   559.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   560.8 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r11 + 4384]                                 ;   560.2 fp0+agu0   48 next
        vpxor ymm13, ymm13, [r11 + 4416]                                 ;   565.2 fp1+agu1   48 next
        db 0x2e
        vpxor ymm0, ymm0, [r11 + 4448]                                   ;   561.2 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r11 + 4480]                                   ;   564.3 fp3+agu1   48 next
        vpxor ymm2, ymm2, [r11 + 4512]                                   ;   567.2 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r11 + 4544]                                   ;   562.8 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;   563.2 fp2+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4096]                                   ;   563.8 fp3+agu1   48 next
        vpxor ymm6, ymm6, [r11 + 4128]                                   ;   564.2 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r11 + 4160]                                   ;   564.8 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4192]                                   ;   565.2 fp2+agu0   48 next
        vpxor ymm8, ymm8, [r11 + 4224]                                   ;   566.2 fp3+agu1   48 next
        vpxor ymm12, ymm12, [r11 + 4256]                                 ;   566.2 fp0+agu0   48 next
        vpxor ymm10, ymm10, [r11 + 4288]                                 ;   566.8 fp1+agu1   48 next
        vmovdqu ymm11, [rbp + 5088]                                      ;   567.2 agu0    48 next
        vpxor ymm11, ymm11, [r11 + 4320]                                 ;   574.2 fp2+agu1   48 next
        vmovdqu [rbp + 5088], ymm4                                       ;   564.2 agu2+fp5   48 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4192]                                       ;   568.2 agu0    48 next
        db 0x2e
        vpxor ymm4, ymm4, [r11 + 4352]                                   ;   575.2 fp3+agu1   48 next
        vmovdqu [rbp + 4192], ymm9                                       ;   564.5 agu2+fp5   48 next spill
        vpxor ymm9, ymm1, ymm10                                          ;   567.8 fp0     45 next
        vmovdqu [rbp + 4896], ymm2                                       ;   568.2 agu2+fp5   48 next spill
        vpand ymm2, ymm3, ymm11                                          ;   575.2 fp1     45 next
        vmovdqu [rbp + 4000], ymm5                                       ;   566.5 agu2+fp5   48 next spill
        vpxor ymm5, ymm6, ymm12                                          ;   567.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm0                                       ;   567.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm10                                          ;   567.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm13                                      ;   568.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm11, ymm4                                         ;   576.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm15                                      ;   569.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm11                                         ;   575.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   576.2 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm8                                         ;   567.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   577.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm0                                       ;   578.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm3                                           ;   568.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm2                                       ;   576.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm0, ymm7                                           ;   569.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm10                                      ;   572.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm1, ymm4                                          ;   576.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   577.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm7                                          ;   568.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   569.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   578.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm14                                      ;   573.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm1                                          ;   569.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   570.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm6                                          ;   570.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   577.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm13                                      ;   577.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm8                                          ;   572.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   573.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   578.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm4                                          ;   576.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   577.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   579.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   578.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   579.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm13                                      ;   577.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm6, ymm1                                          ;   576.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm3                                       ;   580.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm0, ymm4                                            ;   576.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5248], ymm0                                       ;   578.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm8                                           ;   577.0 fp2     45 next
        db 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   577.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm14                                      ;   579.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm12                                         ;   577.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   578.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm12                                         ;   578.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   579.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   578.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   579.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm6                                           ;   579.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   580.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   580.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   581.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   580.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5440], ymm0                                       ;   582.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm4                                          ;   580.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   580.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   581.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   581.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   581.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   582.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm6                                          ;   581.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   582.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   582.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   582.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   582.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   583.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   583.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   584.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   583.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm11                                          ;   584.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   584.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   585.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   586.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                                           ;   585.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   586.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   587.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4576]                                   ;   587.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4800]                                   ;   586.0 fp2+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   587.0 fp3     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3936]                                       ;   584.2 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 5376], ymm3                                       ;   588.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm8                                          ;   591.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   591.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   587.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4608]                                   ;   592.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   587.5 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   591.2 fp1     45 next
        db 0x2e, 0x2e
        vpor ymm12, ymm12, [rbp + 5248]                                  ;   588.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 4032]                                   ;   588.2 fp3+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   588.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   589.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   593.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   592.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4544]                                       ;   587.0 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   594.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5248]                                   ;   593.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   592.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   594.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   590.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   595.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3520]                                 ;   595.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 5440]                                 ;   596.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   593.2 fp0     45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   593.2 fp1+agu0   45 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3936]                                       ;   590.5 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   597.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   598.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   594.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm7                                           ;   598.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   595.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   595.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3968]                                   ;   596.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4576]                                 ;   595.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4800]                                 ;   594.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 5376]                                   ;   595.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5248]                                 ;   594.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   599.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   599.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   600.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   600.5 fp0     45 next
        db 0x2e
        vmovdqu ymm15, [rbp + 4480]                                      ;   595.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   602.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4992]                                       ;   595.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   602.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4640]                                       ;   596.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   603.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4000]                                       ;   596.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   603.5 fp0     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4896]                                       ;   597.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   604.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4192]                                       ;   597.5 agu0    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   604.5 fp2     45 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5088]                                       ;   598.2 agu1    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   605.2 fp3     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 896]                                  ;   603.2 fp0+agu0   54 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 928]                                    ;   603.5 fp1+agu1   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 960]                                    ;   604.2 fp2+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 992]                                    ;   604.5 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 1024]                                 ;   605.2 fp0+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 1056]                                 ;   605.5 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 1088]                                 ;   606.2 fp2+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 1120]                                   ;   602.2 fp3+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 1152]                                 ;   602.5 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 1184]                                 ;   603.2 fp1+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 1216]                                   ;   603.5 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 1248]                                   ;   604.2 fp3+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 1280]                                   ;   604.5 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 1312]                                   ;   605.2 fp1+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 1344]                                   ;   605.5 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 1376]                                   ;   606.2 fp3+agu1   54 next
        vmovdqu [rbp + 5088], ymm9                                       ;   607.2 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 896]                                        ;   606.5 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 512]                                     ;   613.5 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm8                                       ;   606.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 928]                                        ;   607.5 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 544]                                     ;   614.5 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm7                                       ;   606.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 960]                                        ;   608.5 agu0    54 next
        vpxor ymm7, ymm7, [r8 + 576]                                     ;   615.5 fp2+agu1   54 next
        vmovdqu [rbp + 4000], ymm6                                       ;   606.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 992]                                        ;   609.5 agu0    54 next
        vpxor ymm6, ymm6, [r8 + 608]                                     ;   616.5 fp3+agu1   54 next
        vmovdqu [rbp + 4640], ymm4                                       ;   607.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 1024]                                       ;   610.5 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 640]                                     ;   617.5 fp0+agu1   54 next
        vmovdqu [rbp + 4992], ymm1                                       ;   608.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 1056]                                       ;   611.5 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 672]                                     ;   618.5 fp1+agu1   54 next
        vmovdqu [rbp + 4480], ymm15                                      ;   609.7 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 1088]                                      ;   612.5 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 704]                                   ;   619.5 fp2+agu1   54 next
        vmovdqu [rbp + 3936], ymm13                                      ;   610.7 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 1120]                                      ;   613.5 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 736]                                   ;   620.5 fp3+agu1   54 next
        vmovdqu [rbp + 5248], ymm3                                       ;   611.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 1152]                                       ;   614.5 agu0    54 next
        vpxor ymm3, ymm3, [r8 + 768]                                     ;   621.5 fp0+agu1   54 next
        vmovdqu [rbp + 5376], ymm11                                      ;   612.7 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 1184]                                      ;   615.5 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 800]                                   ;   622.5 fp1+agu1   54 next
        vmovdqu [rbp + 4800], ymm10                                      ;   613.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 1216]                                      ;   616.5 agu0    54 next
        vpxor ymm10, ymm10, [r8 + 832]                                   ;   623.5 fp2+agu1   54 next
        vmovdqu [rbp + 4576], ymm12                                      ;   614.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 1248]                                      ;   617.5 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 864]                                   ;   624.5 fp3+agu1   54 next
        vmovdqu [rbp + 3968], ymm0                                       ;   615.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 1280]                                       ;   618.5 agu0    54 next
        vpxor ymm0, ymm0, [r8 + 896]                                     ;   625.5 fp0+agu1   54 next
        vmovdqu [rbp + 4544], ymm5                                       ;   616.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 1312]                                       ;   619.5 agu0    54 next
        vpxor ymm5, ymm5, [r8 + 928]                                     ;   626.5 fp1+agu1   54 next
        vmovdqu [rbp + 4032], ymm2                                       ;   617.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 1344]                                       ;   620.5 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 960]                                     ;   627.5 fp2+agu1   54 next
        vmovdqu [rbp + 5440], ymm14                                      ;   618.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 1376]                                      ;   621.5 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 992]                                   ;   628.5 fp3+agu1   54 next
        vmovdqu [rbp + 3520], ymm7                                       ;   619.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm5                                          ;   627.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm6                                       ;   620.7 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm2                                          ;   628.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm8                                       ;   621.7 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm8, ymm3, ymm0                                           ;   626.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   622.7 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm15, ymm2, ymm14                                         ;   629.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm1                                       ;   623.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm5                                          ;   627.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm9                                       ;   624.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm2                                          ;   628.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   629.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm12                                          ;   627.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   630.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm4                                       ;   625.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                          ;   628.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm1                                       ;   631.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm4                                          ;   629.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm6                                       ;   629.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm13, ymm14                                         ;   629.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   630.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm5                                       ;   628.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm11                                         ;   627.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   628.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   631.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm5                                       ;   629.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm13                                         ;   628.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   629.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm3                                          ;   628.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   630.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm15                                      ;   630.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm12                                        ;   629.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   630.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   631.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, ymm12                                        ;   630.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   631.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   632.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                        ;   632.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   633.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm15                                      ;   631.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm13                                         ;   631.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm10                                      ;   634.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm4, ymm14                                          ;   631.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5184], ymm4                                       ;   633.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm8, ymm12                                          ;   631.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   632.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm5                                       ;   634.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm0                                          ;   632.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   633.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm0                                          ;   632.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   634.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm0                                          ;   633.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   634.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm3                                         ;   633.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   635.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   635.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   636.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   634.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm4                                       ;   637.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm14                                          ;   635.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   635.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   636.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   636.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   636.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   637.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm2, ymm3                                           ;   636.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   637.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   637.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   637.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   637.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   638.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   638.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   639.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   638.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm2                                          ;   638.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   639.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   640.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   641.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm3                                          ;   639.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   640.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   641.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4768]                                 ;   642.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5408]                                 ;   640.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   641.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5120]                                      ;   638.7 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4416], ymm10                                      ;   643.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm2, ymm12                                         ;   645.7 fp0     41 next
        db 0x2e
        vpand ymm13, ymm13, ymm12                                        ;   645.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   641.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5280]                                 ;   646.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   642.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   645.7 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm0, ymm0, [rbp + 5184]                                    ;   642.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, [rbp + 5216]                                  ;   643.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   643.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   644.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   647.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   646.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4928]                                       ;   641.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   648.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5184]                                 ;   647.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   646.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   648.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   645.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   649.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5152]                                   ;   649.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4864]                                   ;   650.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   647.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5216]                                 ;   647.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 5120]                                      ;   645.5 agu0    54 next reload
        db 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   652.5 fp2     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   653.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   648.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm11                                          ;   653.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   649.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   649.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5472]                                   ;   650.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4768]                                   ;   649.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5408]                                   ;   648.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;   650.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5184]                                 ;   649.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   654.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   654.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   655.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   655.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 5312]                                      ;   649.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4736]                                       ;   650.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   657.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5600]                                       ;   650.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   657.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5024]                                       ;   651.0 agu1    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4256]                                      ;   651.7 agu0    54 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   658.7 fp3     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4608]                                      ;   652.0 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm3                                         ;   659.0 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 5312]                                      ;   652.7 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4608]                                 ;   659.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm15                                      ;   651.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 5024]                                      ;   653.7 agu0    41 next
        vpand ymm15, ymm15, [rbp + 4608]                                 ;   660.7 fp2+agu1   41 next
        vmovdqu [rbp + 5184], ymm10                                      ;   652.5 agu2+fp5   41 next spill
        vmovdqu ymm10, [rbp + 5600]                                      ;   654.7 agu0    41 next
        vpand ymm10, ymm10, [rbp + 3520]                                 ;   661.7 fp3+agu1   41 next
        vpxor ymm9, ymm9, ymm10                                          ;   662.7 fp0     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   662.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm2                                       ;   653.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm11                                         ;   660.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5408], ymm6                                       ;   654.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm7, [rbp + 5024]                                   ;   658.7 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm0                                       ;   656.5 agu2+fp5   41 next spill
        vpxor ymm0, ymm2, [rbp + 5312]                                   ;   661.0 fp0+agu1   41 next
        vpand ymm0, ymm0, [rbp + 5024]                                   ;   662.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   663.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm4                                       ;   656.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm13                                         ;   660.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   663.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 5600]                                   ;   661.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   663.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm8                                       ;   658.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm11, [rbp + 5600]                                  ;   658.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm1                                       ;   659.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, [rbp + 4608]                                   ;   659.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   659.8 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   660.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm5                                       ;   660.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm11, ymm3                                          ;   660.0 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   661.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm9                                       ;   664.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 5024]                                       ;   660.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 3520]                                   ;   667.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   668.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5280], ymm0                                       ;   663.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm13, [rbp + 3520]                                  ;   664.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   665.7 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 4608]                                       ;   662.7 agu0    54 next reload
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   669.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   664.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm1                                       ;   670.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 3520]                                   ;   669.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   670.8 fp0     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 5312]                                   ;   669.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   671.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 5536], ymm1                                       ;   672.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm15, [rbp + 5312]                                  ;   663.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   664.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   670.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm3                                          ;   665.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 5312]                                 ;   665.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   666.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5600]                                   ;   665.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3520]                                   ;   665.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   668.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm12                                      ;   665.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm0                                         ;   669.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   670.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   671.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5312]                                       ;   666.3 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm4                                       ;   672.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm1                                          ;   673.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   674.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   675.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3520]                                   ;   675.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   670.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 5024]                                      ;   669.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm12                                         ;   676.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   677.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   678.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   679.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm4                                           ;   676.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   676.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5600]                                   ;   677.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   671.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3520]                                   ;   672.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   672.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   676.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm8, ymm1                                           ;   673.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5600]                                   ;   673.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   678.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   679.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   678.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3520]                                       ;   673.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   680.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   674.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5568]                                   ;   674.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   676.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   680.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5600]                                      ;   675.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   682.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5280]                                   ;   677.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5536]                                   ;   680.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   683.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   676.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5568]                                   ;   683.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   684.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   681.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5536]                                 ;   685.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   681.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5152]                                   ;   684.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   685.3 fp0     41 next
        db 0x2e
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   678.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   686.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   686.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5344]                                   ;   679.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   687.3 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4864]                                   ;   680.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm3, [rbp + 5504]                                  ;   681.2 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 5216]                                       ;   681.2 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4256]                                   ;   688.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   689.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4928]                                   ;   682.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   683.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5472]                                   ;   682.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm2                                           ;   688.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4768]                                       ;   683.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5312]                                   ;   690.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   691.2 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5408]                                 ;   684.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   685.2 fp0     41 next
        vpxor ymm12, ymm12, [rbp + 4416]                                 ;   684.8 fp1+agu1   41 next
        vpxor ymm7, ymm7, ymm12                                          ;   685.8 fp2     41 next
        vpxor ymm14, ymm14, [r8 + 4384]                                  ;   685.2 fp3+agu0   48 next
        vpxor ymm15, ymm15, [r8 + 4416]                                  ;   690.2 fp0+agu1   48 next
        vpxor ymm5, ymm5, [r8 + 4448]                                    ;   686.2 fp1+agu0   48 next
        vpxor ymm2, ymm2, [r8 + 4480]                                    ;   689.3 fp2+agu1   48 next
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 4512]                                  ;   692.2 fp3+agu0   48 next
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   687.8 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4576]                                    ;   688.2 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4096]                                    ;   688.8 fp2+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 4128]                                    ;   689.2 fp3+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4160]                                    ;   689.8 fp0+agu1   48 next
        vpxor ymm0, ymm0, [r8 + 4192]                                    ;   690.2 fp1+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4224]                                    ;   691.2 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4256]                                  ;   691.2 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   691.8 fp0+agu1   48 next
        vmovdqu ymm9, [rbp + 5184]                                       ;   692.2 agu0    48 next
        vpxor ymm9, ymm9, [r8 + 4320]                                    ;   699.2 fp1+agu1   48 next
        vmovdqu [rbp + 5184], ymm7                                       ;   689.2 agu2+fp5   48 next spill
        vmovdqu ymm7, [rbp + 5120]                                       ;   693.2 agu0    48 next
        vpxor ymm7, ymm7, [r8 + 4352]                                    ;   700.2 fp2+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm11                                      ;   689.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm3, ymm12                                         ;   692.8 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm10                                      ;   693.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm10, ymm0, ymm9                                          ;   700.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm2                                       ;   691.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm2, ymm4, ymm13                                          ;   692.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 5408], ymm5                                       ;   692.5 agu2+fp5   48 next spill
        vpand ymm5, ymm0, ymm12                                          ;   692.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm15                                      ;   693.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm7                                          ;   701.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm14                                      ;   694.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm9                                          ;   700.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   701.2 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm8                                         ;   692.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   702.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm5                                       ;   703.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm0                                          ;   693.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm10                                      ;   701.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm5, ymm6                                          ;   694.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm12                                      ;   697.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, ymm7                                          ;   701.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   702.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm6                                           ;   693.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   694.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   703.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   698.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm3                                           ;   694.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   695.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm4                                           ;   695.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   702.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm15                                      ;   702.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm8                                          ;   697.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   698.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   703.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm7                                          ;   701.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   702.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   704.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   703.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   704.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm15                                      ;   702.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm4, ymm3                                          ;   701.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm0                                       ;   705.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm0, ymm5, ymm7                                            ;   701.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5504], ymm5                                       ;   703.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm2, ymm8                                           ;   702.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   702.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm1                                       ;   704.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm13                                          ;   702.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   703.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   703.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   704.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm13                                          ;   703.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   704.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   704.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   705.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   705.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   706.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   705.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm5                                       ;   707.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm7                                           ;   705.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   705.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   706.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   706.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   706.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   707.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm4                                           ;   706.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   707.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   707.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   707.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   707.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   708.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   708.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   709.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   708.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm9                                           ;   709.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   709.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   710.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   711.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm4                                           ;   710.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   711.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   712.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4928]                                   ;   712.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5472]                                   ;   711.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   712.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4608]                                       ;   709.2 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 4736], ymm0                                       ;   713.2 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm0, ymm9, ymm8                                           ;   716.2 fp3     45 next
        db 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   716.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   712.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4864]                                   ;   717.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   712.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   716.2 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5504]                                  ;   713.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 5600]                                  ;   713.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   713.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   714.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   718.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   717.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5216]                                      ;   712.0 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   719.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5504]                                   ;   718.2 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   717.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   719.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   715.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   720.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3520]                                   ;   720.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5344]                                   ;   721.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   718.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5600]                                   ;   718.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4608]                                       ;   715.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   722.5 fp1     45 next
        db 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   723.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   719.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm6                                           ;   723.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   720.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   720.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4256]                                   ;   721.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4928]                                 ;   720.2 fp0+agu1   45 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5472]                                 ;   719.2 fp1+agu0   45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4736]                                   ;   720.2 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5504]                                 ;   719.5 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   724.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   724.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   725.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   725.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4768]                                      ;   720.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   727.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 5312]                                       ;   720.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   727.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5408]                                       ;   721.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   728.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5024]                                       ;   721.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   728.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4416]                                       ;   722.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   729.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5120]                                       ;   722.5 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   729.5 fp1     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 5184]                                      ;   723.2 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   730.2 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5440]                                   ;   728.2 fp3+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4032]                                 ;   728.5 fp0+agu1   54 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4544]                                   ;   729.2 fp1+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   729.5 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4576]                                 ;   730.2 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4800]                                 ;   730.5 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 5376]                                   ;   731.2 fp1+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 5248]                                   ;   727.2 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 3936]                                 ;   727.5 fp3+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4480]                                 ;   728.2 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4992]                                   ;   728.5 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   729.2 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   729.5 fp3+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4896]                                   ;   730.2 fp0+agu1   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4192]                                   ;   730.5 fp1+agu0   54 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 5088]                                 ;   731.2 fp2+agu1   54 next
        vmovdqu [rbp + 5184], ymm11                                      ;   732.2 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 5440]                                      ;   731.5 agu0    54 next
        vpxor ymm11, ymm11, [r10]                                        ;   738.5 fp3+agu1   54 next
        vmovdqu [rbp + 5440], ymm8                                       ;   731.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4032]                                       ;   732.5 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [r10 + 32]                                     ;   739.5 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm7                                       ;   731.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4544]                                       ;   733.5 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 64]                                     ;   740.5 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4544], ymm6                                       ;   731.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3968]                                       ;   734.5 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 96]                                     ;   741.5 fp2+agu1   54 next
        vmovdqu [rbp + 3968], ymm4                                       ;   732.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4576]                                       ;   735.5 agu0    54 next
        vpxor ymm4, ymm4, [r10 + 128]                                    ;   742.5 fp3+agu1   54 next
        vmovdqu [rbp + 4576], ymm3                                       ;   733.7 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4800]                                       ;   736.5 agu0    54 next
        vpxor ymm3, ymm3, [r10 + 160]                                    ;   743.5 fp0+agu1   54 next
        vmovdqu [rbp + 4800], ymm14                                      ;   734.7 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 5376]                                      ;   737.5 agu0    54 next
        vpxor ymm14, ymm14, [r10 + 192]                                  ;   744.5 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 5376], ymm15                                      ;   735.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 5248]                                      ;   738.5 agu0    54 next
        db 0x2e
        vpxor ymm15, ymm15, [r10 + 224]                                  ;   745.5 fp2+agu1   54 next
        vmovdqu [rbp + 5248], ymm0                                       ;   736.7 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3936]                                       ;   739.5 agu0    54 next
        vpxor ymm0, ymm0, [r10 + 256]                                    ;   746.5 fp3+agu1   54 next
        vmovdqu [rbp + 3936], ymm9                                       ;   737.7 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4480]                                       ;   740.5 agu0    54 next
        vpxor ymm9, ymm9, [r10 + 288]                                    ;   747.5 fp0+agu1   54 next
        vmovdqu [rbp + 4480], ymm12                                      ;   738.7 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4992]                                      ;   741.5 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   748.5 fp1+agu1   54 next
        vmovdqu [rbp + 4992], ymm13                                      ;   739.7 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4640]                                      ;   742.5 agu0    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   749.5 fp2+agu1   54 next
        vmovdqu [rbp + 4640], ymm5                                       ;   740.7 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4000]                                       ;   743.5 agu0    54 next
        vpxor ymm5, ymm5, [r10 + 384]                                    ;   750.5 fp3+agu1   54 next
        vmovdqu [rbp + 4000], ymm2                                       ;   741.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4896]                                       ;   744.5 agu0    54 next
        vpxor ymm2, ymm2, [r10 + 416]                                    ;   751.5 fp0+agu1   54 next
        vmovdqu [rbp + 4896], ymm10                                      ;   742.7 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 4192]                                      ;   745.5 agu0    54 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   752.5 fp1+agu1   54 next
        vmovdqu [rbp + 4192], ymm1                                       ;   743.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 5088]                                       ;   746.5 agu0    54 next
        vpxor ymm1, ymm1, [r10 + 480]                                    ;   753.5 fp2+agu1   54 next
        vmovdqu [rbp + 5088], ymm7                                       ;   744.7 agu2+fp5   54 next spill
        vpxor ymm7, ymm15, ymm2                                          ;   752.5 fp3     41 next
        vmovdqu [rbp + 5120], ymm6                                       ;   745.7 agu2+fp5   54 next spill
        vpand ymm6, ymm12, ymm10                                         ;   753.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm8                                       ;   746.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm5                                           ;   751.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm14                                      ;   747.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   754.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm3                                       ;   748.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm2                                          ;   752.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm11                                      ;   749.7 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm11, ymm15, ymm10                                        ;   753.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   754.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm13                                         ;   752.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   755.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;   750.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm7                                          ;   753.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm3                                       ;   756.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   754.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm6                                       ;   754.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm15, ymm1                                          ;   754.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   755.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm2                                       ;   753.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm9                                          ;   752.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   753.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   756.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5472], ymm2                                       ;   754.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm15                                         ;   753.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   754.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm0                                          ;   753.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   755.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm14                                      ;   755.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   754.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   755.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   756.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   755.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   756.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   757.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   757.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_encrypt_compact.T0_constants256] ;   758.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm14                                      ;   756.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm15                                         ;   756.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm12                                      ;   759.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm12, ymm4, ymm1                                           ;   756.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5600], ymm4                                       ;   758.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm13                                          ;   756.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   757.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm2                                       ;   759.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm5                                           ;   757.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   758.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm5                                          ;   757.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   759.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm5                                         ;   758.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   759.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm0                                          ;   758.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   760.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   760.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   761.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   759.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm4                                       ;   762.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                                           ;   760.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   760.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   761.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   761.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   761.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   762.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm0                                          ;   761.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   762.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   762.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   762.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   762.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   763.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   763.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   764.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   763.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm10                                         ;   763.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   764.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   765.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   766.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm0                                          ;   764.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   765.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   766.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5472]                                 ;   767.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5504]                                 ;   765.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   766.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4736]                                      ;   763.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm12                                      ;   768.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm13                                        ;   770.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   770.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   766.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5344]                                 ;   771.7 fp2+agu0   41 next
        db 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   767.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   770.7 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 5600]                                    ;   767.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm7, [rbp + 4608]                                  ;   768.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   768.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   769.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   772.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   771.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5216]                                       ;   766.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   773.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5600]                                   ;   772.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   771.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   773.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   770.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   774.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4928]                                 ;   774.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3520]                                 ;   775.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   772.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4608]                                 ;   772.7 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4736]                                       ;   770.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   777.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   778.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   773.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm9                                           ;   778.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   774.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   774.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4256]                                   ;   775.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5472]                                   ;   774.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5504]                                   ;   773.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4864]                                 ;   775.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5600]                                 ;   774.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   779.5 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   779.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   780.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   780.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4768]                                      ;   774.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 5312]                                       ;   775.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   782.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5408]                                       ;   775.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   782.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5024]                                       ;   776.0 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4416]                                       ;   776.7 agu0    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   783.7 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 5120]                                      ;   777.0 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   784.0 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4768]                                      ;   777.7 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 5120]                                 ;   784.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm14                                      ;   776.5 agu2+fp5   41 next spill
        vmovdqu ymm14, [rbp + 5024]                                      ;   778.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 5120]                                 ;   785.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm12                                      ;   777.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 5408]                                      ;   779.7 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 5088]                                 ;   786.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   787.7 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   787.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm10                                      ;   778.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm11, ymm9                                         ;   785.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm6                                       ;   779.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm1, [rbp + 5024]                                   ;   783.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5472], ymm5                                       ;   781.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 4768]                                  ;   786.0 fp3+agu1   41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 5024]                                   ;   787.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   788.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm4                                       ;   781.7 agu2+fp5   41 next spill
        vpxor ymm4, ymm15, ymm13                                         ;   785.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   788.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 5408]                                   ;   786.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   788.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5216], ymm8                                       ;   783.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm9, [rbp + 5408]                                   ;   783.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm3                                       ;   784.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm8, [rbp + 5120]                                   ;   784.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   784.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   785.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm2                                       ;   785.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm9, ymm0                                           ;   785.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   786.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm7                                       ;   789.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 5024]                                       ;   785.8 agu1    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 5088]                                   ;   792.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   793.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5344], ymm5                                       ;   788.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 5088]                                  ;   789.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   790.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5120]                                       ;   787.7 agu0    54 next reload
        db 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   794.7 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   789.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm3                                       ;   795.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm2, [rbp + 5088]                                   ;   794.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   795.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 4768]                                   ;   794.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   796.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5536], ymm3                                       ;   797.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, [rbp + 4768]                                  ;   788.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   789.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   795.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm0                                          ;   790.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4768]                                 ;   790.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   791.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 5408]                                   ;   790.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 5088]                                 ;   790.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   793.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5568], ymm11                                      ;   790.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm5                                          ;   794.7 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   795.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   796.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4768]                                       ;   791.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm4                                       ;   797.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                           ;   798.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   799.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   800.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   800.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   795.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 5024]                                      ;   794.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm11                                          ;   801.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   802.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   803.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   804.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm4                                           ;   801.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   801.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5408]                                   ;   802.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   796.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5088]                                   ;   797.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   797.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   801.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm3                                          ;   798.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 5408]                                   ;   798.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   803.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   804.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   803.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 5088]                                       ;   798.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm6                                          ;   805.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   799.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5568]                                   ;   799.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   801.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   805.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5408]                                      ;   800.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm13                                         ;   807.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5344]                                   ;   802.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5536]                                   ;   805.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   808.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   801.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 5568]                                   ;   808.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   809.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   806.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5536]                                 ;   810.3 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   806.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4928]                                   ;   809.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   810.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel misty1_encrypt_compact.T0_constants256]       ;   803.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   811.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   811.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   812.3 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5152]                                   ;   805.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3520]                                   ;   805.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 5280]                                  ;   806.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4608]                                       ;   806.2 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4416]                                   ;   813.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   814.2 fp3     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5216]                                   ;   807.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   808.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4256]                                   ;   808.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm5, ymm10                                          ;   813.3 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 5472]                                       ;   808.2 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4768]                                   ;   815.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   816.2 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5504]                                 ;   809.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   810.2 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4864]                                 ;   810.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   811.0 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4384]                                  ;   810.2 fp2+agu0   48 next
        db 0x2e
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;   815.2 fp3+agu1   48 next
        db 0x2e
        vpxor ymm2, ymm2, [r9 + 4448]                                    ;   811.2 fp0+agu0   48 next
        db 0x2e
        vpxor ymm7, ymm7, [r9 + 4480]                                    ;   814.3 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r9 + 4512]                                  ;   817.2 fp2+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4544]                                    ;   813.0 fp3+agu1   48 next
        vpxor ymm1, ymm1, [r9 + 4576]                                    ;   813.2 fp0+agu0   48 next
        vpxor ymm0, ymm0, [r9 + 4096]                                    ;   814.0 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r9 + 4128]                                    ;   814.2 fp2+agu0   48 next
        vpxor ymm6, ymm6, [r9 + 4160]                                    ;   815.0 fp3+agu1   48 next
        vpxor ymm5, ymm5, [r9 + 4192]                                    ;   815.2 fp0+agu0   48 next
        vpxor ymm8, ymm8, [r9 + 4224]                                    ;   816.2 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4256]                                  ;   816.2 fp2+agu0   48 next
        vpxor ymm11, ymm11, [r9 + 4288]                                  ;   817.0 fp3+agu1   48 next
        vmovdqu ymm10, [rbp + 5600]                                      ;   817.2 agu0    48 next
        vpxor ymm10, ymm10, [r9 + 4320]                                  ;   824.2 fp0+agu1   48 next
        vmovdqu [rbp + 5600], ymm1                                       ;   814.2 agu2+fp5   48 next spill
        vmovdqu ymm1, [rbp + 4736]                                       ;   818.2 agu0    48 next
        vpxor ymm1, ymm1, [r9 + 4352]                                    ;   825.2 fp1+agu1   48 next
        vmovdqu [rbp + 4736], ymm9                                       ;   814.5 agu2+fp5   48 next spill
        vpxor ymm9, ymm0, ymm11                                          ;   818.0 fp2     45 next
        vmovdqu [rbp + 4864], ymm12                                      ;   818.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm5, ymm10                                         ;   825.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm7                                       ;   816.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm4, ymm13                                          ;   817.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5504], ymm2                                       ;   817.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm2, ymm5, ymm11                                          ;   818.0 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm14                                      ;   818.5 agu2+fp5   48 next spill
        vpand ymm14, ymm10, ymm1                                         ;   826.2 fp2     45 next
        vmovdqu [rbp + 5472], ymm15                                      ;   819.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                                         ;   825.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   826.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   818.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   827.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5408], ymm2                                       ;   828.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm5                                           ;   819.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm12                                      ;   826.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm2, ymm6                                          ;   820.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm11                                      ;   822.5 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm1                                          ;   826.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   827.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm6                                           ;   818.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   819.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   828.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5216], ymm3                                       ;   823.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm5, ymm0                                           ;   819.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   820.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm4                                           ;   820.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   827.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm14                                      ;   827.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm8                                          ;   822.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   823.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   828.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm1                                          ;   826.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   827.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   829.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   828.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_encrypt_compact.T0_constants256]   ;   829.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm14                                      ;   827.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm0                                          ;   826.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm5                                       ;   830.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm5, ymm2, ymm1                                            ;   826.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5280], ymm2                                       ;   828.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm7, ymm8                                           ;   827.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   827.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm3                                       ;   829.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm13                                          ;   827.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   828.5 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm13                                          ;   828.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   829.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm13                                         ;   828.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   829.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm4                                           ;   829.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   830.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   830.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   831.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   830.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm2                                       ;   832.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm1                                           ;   830.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   830.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   831.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   831.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   831.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   832.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm4                                          ;   831.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   832.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   832.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   832.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   832.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   833.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   833.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   834.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   833.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm10                                          ;   834.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   834.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   835.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   836.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm4                                           ;   835.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   836.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   837.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5216]                                   ;   837.2 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   836.0 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   837.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5120]                                       ;   834.2 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5312], ymm5                                       ;   838.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm8                                          ;   841.2 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   841.2 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   837.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3520]                                   ;   842.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   837.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   841.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5280]                                  ;   838.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 5408]                                   ;   838.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   838.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   839.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   843.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   842.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4608]                                       ;   837.0 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   844.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5280]                                   ;   843.2 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   842.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   844.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   840.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   845.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5088]                                 ;   845.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 5152]                                 ;   846.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   843.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5408]                                   ;   843.2 fp3+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5120]                                       ;   840.5 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   847.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   848.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   844.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm6                                           ;   848.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   845.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   845.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   846.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5216]                                 ;   845.2 fp3+agu1   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4256]                                 ;   844.2 fp0+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5312]                                   ;   845.2 fp1+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5280]                                 ;   844.5 fp2+agu0   45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   849.5 fp3     45 next
        db 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   849.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   850.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   850.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5472]                                      ;   845.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   852.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4768]                                       ;   845.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   852.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5504]                                       ;   846.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   853.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 5024]                                       ;   846.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   853.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4864]                                       ;   847.2 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   854.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4736]                                       ;   847.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   854.5 fp0     45 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5600]                                       ;   848.2 agu1    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   855.2 fp1     45 next
        vpxor ymm3, ymm3, [rbp + 4192]                                   ;   853.2 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4896]                                 ;   853.5 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 4000]                                   ;   854.2 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4640]                                   ;   854.5 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4992]                                 ;   855.2 fp2+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 4480]                                 ;   855.5 fp3+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 3936]                                 ;   856.2 fp0+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 5248]                                   ;   852.2 fp1+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 5376]                                 ;   852.5 fp2+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 4800]                                 ;   853.2 fp3+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4576]                                   ;   853.5 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   854.2 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4544]                                   ;   854.5 fp2+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 4032]                                   ;   855.2 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 5440]                                   ;   855.5 fp0+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 5184]                                   ;   856.2 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 5600], ymm9                                       ;   857.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 4192]                                       ;   856.5 agu0    58 r
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 512]                                     ;   863.5 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 4192], ymm8                                       ;   856.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4896]                                       ;   857.5 agu0    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 544]                                     ;   864.5 fp3+agu1   58 r
        vmovdqu [rbp + 4896], ymm6                                       ;   856.2 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 4000]                                       ;   858.5 agu0    58 r
        vpxor ymm6, ymm6, [r9 + 576]                                     ;   865.5 fp0+agu1   58 r
        vmovdqu [rbp + 4000], ymm4                                       ;   856.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4640]                                       ;   859.5 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 608]                                     ;   866.5 fp1+agu1   58 r
        vmovdqu [rbp + 4640], ymm1                                       ;   857.7 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4992]                                       ;   860.5 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 640]                                     ;   867.5 fp2+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 3360]                                   ;   864.5 fp3+agu0  108 r
        vmovdqu [rbp + 3360], ymm9                                       ;   865.5 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4480]                                       ;   862.2 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 672]                                     ;   869.2 fp0+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 3328]                                   ;   865.5 fp1+agu1  108 r
        vmovdqu [rbp + 3328], ymm8                                       ;   866.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3936]                                       ;   863.5 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 704]                                     ;   870.5 fp2+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 3296]                                   ;   866.5 fp3+agu0  108 r
        vmovdqu [rbp + 3296], ymm6                                       ;   867.5 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 5248]                                       ;   865.2 agu1    58 r
        vpxor ymm6, ymm6, [r9 + 736]                                     ;   872.2 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 3264]                                   ;   867.5 fp1+agu1  108 r
        vmovdqu [rbp + 3264], ymm4                                       ;   868.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 5376]                                       ;   866.5 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 768]                                     ;   873.5 fp2+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 3232]                                   ;   868.5 fp3+agu0  108 r
        vmovdqu [rbp + 3232], ymm1                                       ;   869.5 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4800]                                       ;   868.2 agu1    58 r
        vpxor ymm1, ymm1, [r9 + 800]                                     ;   875.2 fp0+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 3200]                                   ;   870.2 fp1+agu1  108 r
        vmovdqu [rbp + 3200], ymm9                                       ;   871.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4576]                                       ;   869.5 agu0    58 r
        vpxor ymm9, ymm9, [r9 + 832]                                     ;   876.5 fp2+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 3168]                                   ;   871.5 fp3+agu0  108 r
        vmovdqu [rbp + 3168], ymm8                                       ;   872.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3968]                                       ;   871.2 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 864]                                     ;   878.2 fp0+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 3136]                                   ;   873.2 fp1+agu1  108 r
        vmovdqu [rbp + 3136], ymm6                                       ;   874.2 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4544]                                       ;   872.5 agu0    58 r
        vpxor ymm6, ymm6, [r9 + 896]                                     ;   879.5 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 3104]                                   ;   874.5 fp3+agu0  108 r
        vmovdqu [rbp + 3104], ymm4                                       ;   875.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4032]                                       ;   874.2 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 928]                                     ;   881.2 fp0+agu0   58 r
        vpxor ymm1, ymm1, [rbp + 3072]                                   ;   876.2 fp1+agu1  108 r
        vmovdqu [rbp + 3072], ymm1                                       ;   877.2 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 5440]                                       ;   875.5 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 960]                                     ;   882.5 fp2+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 3040]                                   ;   877.5 fp3+agu0  108 r
        vmovdqu [rbp + 3040], ymm9                                       ;   878.5 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 5184]                                       ;   877.2 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 992]                                     ;   884.2 fp0+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   879.2 fp1+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 2624]                                   ;   880.5 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 2688]                                   ;   882.2 fp3+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;   883.5 fp0+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;   885.2 fp1+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   880.5 fp2+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;   881.2 fp3+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 2912]                                   ;   881.5 fp0+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 2944]                                   ;   882.2 fp1+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 2976]                                 ;   882.5 fp2+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 3008]                                 ;   883.2 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 2784]                                 ;   883.5 fp0+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 2368]                                   ;   884.2 fp1+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   884.5 fp2+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   885.2 fp3+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 2464]                                   ;   885.5 fp0+agu0  108 r
        vmovdqu [rbp + 192], ymm0                                        ;   886.5 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2496]                                       ;   886.2 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 4640]                                   ;   893.2 fp1+agu0  108 r
        vmovdqu [rbp + 224], ymm0                                        ;   894.2 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2528]                                       ;   887.2 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 4000]                                   ;   894.2 fp2+agu0  108 r
        vmovdqu [rbp + 256], ymm0                                        ;   895.2 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2560]                                       ;   888.2 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 4896]                                   ;   895.2 fp3+agu0  108 r
        vmovdqu [rbp + 288], ymm0                                        ;   896.2 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2656]                                       ;   889.2 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 4192]                                   ;   896.2 fp0+agu0  108 r
        vmovdqu [rbp + 4192], ymm8                                       ;   885.2 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2816]                                       ;   890.2 agu1   108 r
        vpxor ymm8, ymm8, [rbp + 5600]                                   ;   897.2 fp1+agu0  108 r
        vmovdqu [rbp + 832], ymm1                                        ;   886.2 agu2+fp5  113 rounds
        vmovdqu [rbp + 864], ymm9                                        ;   887.2 agu2+fp5  113 rounds
        vmovdqu [rbp - 128], ymm3                                        ;   888.2 agu2+fp5  113 rounds
        vmovdqu [rbp - 96], ymm12                                        ;   889.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm7                                         ;   890.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm2                                         ;   891.2 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm13                                         ;   892.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm11                                        ;   893.2 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm10                                        ;   894.2 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm5                                         ;   895.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm14                                       ;   896.2 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 160], ymm15                                       ;   897.2 agu1+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 320], ymm0                                        ;   898.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 352], ymm8                                        ;   899.2 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        mov rsi, qword [rbp + 5648]                                      ;   894.2 agu1   113 rounds reload
        db 0x2e, 0x2e
        sub r13, rsi                                                     ;   898.2 alu0   113 rounds
        db 0x2e, 0x2e
        add r13, 0x200                                                   ;   899.2 alu1   113 rounds
        db 0x2e, 0x2e
        and r13, 0xfff                                                   ;   900.2 alu2   113 rounds
        db 0x2e, 0x2e
        add r13, rsi                                                     ;   901.2 alu3   113 rounds
        db 0x2e, 0x2e
        sub r14, rsi                                                     ;   898.2 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0x200                                                   ;   899.2 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0xfff                                                   ;   900.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, rsi                                                     ;   901.2 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r15, rsi                                                     ;   898.2 alu0   113 rounds
        db 0x2e, 0x2e
        add r15, 0x200                                                   ;   899.2 alu1   113 rounds
        db 0x2e, 0x2e
        and r15, 0xfff                                                   ;   900.2 alu2   113 rounds
        db 0x2e, 0x2e
        add r15, rsi                                                     ;   901.2 alu3   113 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 5704], r15                                      ;   902.2 agu2+st0  113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   898.2 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0x400                                                   ;   899.2 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   900.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, rsi                                                     ;   901.2 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r8, rsi                                                      ;   898.7 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, 0x400                                                    ;   899.7 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0xfff                                                    ;   900.7 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                                      ;   901.7 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                                     ;   899.7 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0x400                                                   ;   900.7 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   901.7 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   902.7 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   900.7 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, 0x400                                                    ;   901.7 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r9, 0xfff                                                    ;   902.7 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, rsi                                                      ;   903.7 alu3   113 rounds
        db 0x2e
        add r12, 0x200                                                   ;   901.7 alu0   113 rounds
        vmovdqu ymm11, [rbp + 4192]                                      ;   900.8 agu0   108 r reload
        vmovdqu ymm0, [rbp + 3360]                                       ;   901.0 agu1   108 r reload
        vmovdqu ymm1, [rbp + 3328]                                       ;   901.8 agu0   108 r reload
        vmovdqu ymm2, [rbp + 3296]                                       ;   902.0 agu1   108 r reload
        vmovdqu ymm3, [rbp + 3264]                                       ;   902.8 agu0   108 r reload
        vmovdqu ymm14, [rbp + 3232]                                      ;   903.0 agu1   108 r reload
        vmovdqu ymm5, [rbp + 3200]                                       ;   903.8 agu0   108 r reload
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3168]                                      ;   904.0 agu1   108 r reload
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3136]                                       ;   904.8 agu0   108 r reload
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3104]                                       ;   905.0 agu1   108 r reload
        db 0x2e
        vmovdqu ymm9, [rbp + 3072]                                       ;   905.8 agu0   108 r reload
        db 0x2e
        vmovdqu ymm10, [rbp + 3040]                                      ;   906.0 agu1   108 r reload
        db 0x2e
        vmovdqa ymm12, ymm6                                              ;   902.8        108 r copy
        db 0x2e
        vmovdqa ymm13, ymm4                                              ;   903.0        108 r copy
        db 0x2e
        vmovdqa ymm4, ymm14                                              ;   910.0        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                              ;   911.0        108 r copy
        db 0x2e, 0x2e
        lea rax, [rbp - 128]                                             ;                    first state
        db 0x2e, 0x2e
        cmp r12, qword [rbp + 5720]                                      ;                    more rounds?
        jne .rounds_2
        db 0x2e
        vmovdqu [rbp + 1920], ymm0                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 1952], ymm1                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 1984], ymm2                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 2016], ymm3                                       ;                    resident
        vmovdqu [rbp + 2048], ymm4                                       ;                    resident
        vmovdqu [rbp + 2080], ymm5                                       ;                    resident
        vmovdqu [rbp + 2112], ymm6                                       ;                    resident
        vmovdqu [rbp + 2144], ymm7                                       ;                    resident
        vmovdqu [rbp + 2176], ymm8                                       ;                    resident
        vmovdqu [rbp + 2208], ymm9                                       ;                    resident
        vmovdqu [rbp + 2240], ymm10                                      ;                    resident
        vmovdqu [rbp + 2272], ymm11                                      ;                    resident
        db 0x2e
        vmovdqu [rbp + 2304], ymm12                                      ;                    resident
        db 0x2e
        vmovdqu [rbp + 2336], ymm13                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5696], r8                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5712], r9                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5664], r10                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5680], r11                                      ;                    resident
        mov qword [rbp + 5656], r12                                      ;                    resident
        mov qword [rbp + 5672], r13                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 5688], r14                                      ;                    resident
        db 0x2e, 0x2e
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
        db 0x2e, 0x2e
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
        db 0x2e
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
        vmovdqu [r9 + 576], ymm4                                         ;    16.0 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm3, [r8 + 7264]                                        ;     6.2 agu1    62 r
        db 0x2e
        vmovdqu ymm4, [rbp + 1504]                                       ;     7.0 agu0    62 r reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;    14.0 fp0     62 r
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 992]                                    ;    15.0 fp1+agu1   62 r
        db 0x2e
        vpor ymm5, ymm3, [r8 + 96]                                       ;    16.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    17.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 608], ymm5                                         ;    18.0 agu2+fp5  119 r
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
        vmovdqu [r9 + 640], ymm6                                         ;    23.5 agu2+fp5  119 r
        vmovdqu ymm5, [r8 + 7328]                                        ;    14.3 agu1    62 r
        vmovdqu ymm6, [rbp + 1568]                                       ;    14.5 agu0    62 r reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;    21.5 fp0     62 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1056]                                   ;    22.5 fp1+agu1   62 r
        db 0x2e
        vpor ymm7, ymm5, [r8 + 160]                                      ;    23.5 fp2+agu0   63 r
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;    24.5 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 672], ymm7                                         ;    25.5 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm6, [r8 + 7360]                                        ;    16.3 agu1    62 r
        db 0x2e
        vmovdqu ymm7, [rbp + 1600]                                       ;    16.5 agu0    62 r reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    23.5 fp0     62 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1088]                                   ;    24.5 fp1+agu1   62 r
        db 0x2e
        vpor ymm8, ymm6, [r8 + 192]                                      ;    25.5 fp2+agu0   63 r
        db 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    26.5 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 704], ymm8                                         ;    27.5 agu2+fp5  119 r
        vmovdqu ymm7, [r8 + 7392]                                        ;    18.3 agu1    62 r
        vmovdqu ymm8, [rbp + 1632]                                       ;    18.5 agu0    62 r reload
        vpand ymm7, ymm7, ymm8                                           ;    25.5 fp0     62 r
        vpxor ymm7, ymm7, [rbp + 1120]                                   ;    26.5 fp1+agu1   62 r
        db 0x2e
        vpor ymm9, ymm7, [r8 + 224]                                      ;    27.5 fp2+agu0   63 r
        db 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;    28.5 fp3     63 r
        vmovdqu [r9 + 736], ymm9                                         ;    29.5 agu2+fp5  119 r
        vmovdqu ymm8, [r8 + 7424]                                        ;    22.5 agu1    62 r
        vmovdqu ymm9, [rbp + 1664]                                       ;    22.7 agu0    62 r reload
        vpand ymm8, ymm8, ymm9                                           ;    29.7 fp0     62 r
        vpxor ymm8, ymm8, [rbp + 1152]                                   ;    30.7 fp1+agu1   62 r
        vpor ymm10, ymm8, [r8 + 256]                                     ;    31.7 fp2+agu0   63 r
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;    32.7 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 768], ymm10                                        ;    33.7 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm9, [r8 + 7456]                                        ;    24.5 agu1    62 r
        db 0x2e
        vmovdqu ymm10, [rbp + 1696]                                      ;    24.7 agu0    62 r reload
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;    31.7 fp0     62 r
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 1184]                                   ;    32.7 fp1+agu1   62 r
        vpor ymm11, ymm9, [r8 + 288]                                     ;    33.7 fp2+agu0   63 r
        vpxor ymm11, ymm11, ymm10                                        ;    34.7 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 800], ymm11                                        ;    35.7 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm10, [r8 + 7488]                                       ;    26.5 agu1    62 r
        vmovdqu ymm11, [rbp + 1728]                                      ;    26.7 agu0    62 r reload
        vpand ymm10, ymm10, ymm11                                        ;    33.7 fp0     62 r
        vpxor ymm10, ymm10, [rbp + 1216]                                 ;    34.7 fp1+agu1   62 r
        vpor ymm12, ymm10, [r8 + 320]                                    ;    35.7 fp2+agu0   63 r
        vpxor ymm12, ymm12, ymm11                                        ;    36.7 fp3     63 r
        vmovdqu [r9 + 832], ymm12                                        ;    37.7 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm11, [r8 + 7520]                                       ;    29.5 agu1    62 r
        db 0x2e
        vmovdqu ymm12, [rbp + 1760]                                      ;    29.7 agu0    62 r reload
        vpand ymm11, ymm11, ymm12                                        ;    36.7 fp0     62 r
        vpxor ymm11, ymm11, [rbp + 1248]                                 ;    37.7 fp1+agu1   62 r
        vpor ymm13, ymm11, [r8 + 352]                                    ;    38.7 fp2+agu0   63 r
        vpxor ymm13, ymm13, ymm12                                        ;    39.7 fp3     63 r
        vmovdqu [r9 + 864], ymm13                                        ;    40.7 agu2+fp5  119 r
        vmovdqu ymm12, [r8 + 7552]                                       ;    32.7 agu1    62 r
        db 0x2e
        vmovdqu ymm13, [rbp + 1792]                                      ;    32.8 agu0    62 r reload
        db 0x2e
        vpand ymm12, ymm12, ymm13                                        ;    39.8 fp0     62 r
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1280]                                 ;    40.8 fp1+agu1   62 r
        vpor ymm14, ymm12, [r8 + 384]                                    ;    41.8 fp2+agu0   63 r
        vpxor ymm14, ymm14, ymm13                                        ;    42.8 fp3     63 r
        vmovdqu [r9 + 896], ymm14                                        ;    43.8 agu2+fp5  119 r
        vmovdqu ymm13, [r8 + 7584]                                       ;    34.7 agu1    62 r
        vmovdqu ymm14, [rbp + 1824]                                      ;    34.8 agu0    62 r reload
        db 0x2e
        vpand ymm13, ymm13, ymm14                                        ;    41.8 fp0     62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1312]                                 ;    42.8 fp1+agu1   62 r
        db 0x2e
        vpor ymm15, ymm13, [r8 + 416]                                    ;    43.8 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    44.8 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 928], ymm15                                        ;    45.8 agu2+fp5  119 r
        db 0x2e
        vmovdqu ymm14, [r8 + 7616]                                       ;    36.8 agu1    62 r
        vmovdqu ymm15, [rbp + 1856]                                      ;    37.0 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    44.0 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 1344]                                 ;    45.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2368], ymm13                                      ;    43.8 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 448]                                    ;    46.0 fp2+agu0   63 r
        vpxor ymm15, ymm15, ymm13                                        ;    47.0 fp3     63 r
        vmovdqu [r9 + 960], ymm15                                        ;    48.0 agu1+fp5  119 r
        vmovdqu ymm13, [r8 + 7648]                                       ;    40.7 agu0    62 r
        vmovdqu ymm15, [rbp + 1888]                                      ;    40.8 agu1    62 r reload
        vpand ymm13, ymm13, ymm15                                        ;    47.8 fp0     62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1376]                                 ;    48.8 fp1+agu0   62 r
        db 0x2e
        vmovdqu [rbp + 2400], ymm14                                      ;    46.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm13, [r8 + 480]                                    ;    49.8 fp2+agu1   63 r
        vpxor ymm15, ymm15, ymm14                                        ;    50.8 fp3     63 r
        vmovdqu [r9 + 992], ymm15                                        ;    51.8 agu0+fp5  119 r
        vmovdqu ymm14, [r8 + 2048]                                       ;    43.8 agu1    62 r
        vmovdqu ymm15, [rbp + 1920]                                      ;    44.0 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    51.0 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 128]                                  ;    52.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2432], ymm13                                      ;    49.8 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 5120]                                   ;    53.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    54.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1536], ymm15                                       ;    55.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm13, [r8 + 2080]                                       ;    45.8 agu1    62 r
        vmovdqu ymm15, [rbp + 1952]                                      ;    46.0 agu0    62 r reload
        vpand ymm13, ymm13, ymm15                                        ;    53.0 fp0     62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp - 96]                                   ;    54.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2464], ymm14                                      ;    53.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm13, [r8 + 5152]                                   ;    55.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    56.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1568], ymm15                                       ;    57.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm14, [r8 + 2112]                                       ;    48.8 agu1    62 r
        vmovdqu ymm15, [rbp + 1984]                                      ;    49.0 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    56.0 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 64]                                   ;    57.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2496], ymm13                                      ;    55.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 5184]                                   ;    58.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    59.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1600], ymm15                                       ;    60.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm13, [r8 + 2144]                                       ;    52.0 agu0    62 r
        vmovdqu ymm15, [rbp + 2016]                                      ;    52.8 agu1    62 r reload
        vpand ymm13, ymm13, ymm15                                        ;    59.8 fp0     62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp - 32]                                   ;    60.8 fp1+agu0   62 r
        db 0x2e
        vmovdqu [rbp + 2528], ymm14                                      ;    58.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm13, [r8 + 5216]                                   ;    61.8 fp2+agu1   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    62.8 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1632], ymm15                                       ;    63.8 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm14, [r8 + 2176]                                       ;    55.0 agu1    62 r
        vmovdqu ymm15, [rbp + 2048]                                      ;    55.2 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    62.2 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 0]                                    ;    63.2 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2560], ymm13                                      ;    61.8 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 5248]                                   ;    64.2 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    65.2 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1664], ymm15                                       ;    66.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm13, [r8 + 2208]                                       ;    57.2 agu1    62 r
        vmovdqu ymm15, [rbp + 2080]                                      ;    57.3 agu0    62 r reload
        vpand ymm13, ymm13, ymm15                                        ;    64.3 fp0     62 r
        db 0x2e, 0x2e
        vmovdqu [r9], ymm0                                               ;    58.0 agu2+fp5  119 r
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 32]                                   ;    65.3 fp1+agu1   62 r
        db 0x2e, 0x2e
        vmovdqu [r9 + 32], ymm1                                          ;    59.0 agu0+fp5  119 r
        db 0x2e, 0x2e
        vpor ymm0, ymm13, [r8 + 5280]                                    ;    66.3 fp2+agu1   63 r
        db 0x2e, 0x2e
        vmovdqu [r9 + 64], ymm2                                          ;    60.0 agu2+fp5  119 r
        db 0x2e
        vmovdqu [r9 + 96], ymm3                                          ;    61.0 agu0+fp5  119 r
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    67.3 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1696], ymm0                                        ;    68.3 agu1+fp5  120 r
        vmovdqu [r9 + 128], ymm4                                         ;    63.0 agu2+fp5  119 r
        vmovdqu [r9 + 160], ymm5                                         ;    64.0 agu0+fp5  119 r
        vmovdqu [r9 + 192], ymm6                                         ;    65.0 agu1+fp5  119 r
        vmovdqu ymm0, [r8 + 2240]                                        ;    62.0 agu0    62 r
        vmovdqu ymm1, [rbp + 2112]                                       ;    62.8 agu1    62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    69.8 fp0     62 r
        vmovdqu [r9 + 224], ymm7                                         ;    66.0 agu2+fp5  119 r
        vmovdqu [r9 + 256], ymm8                                         ;    67.0 agu0+fp5  119 r
        vmovdqu [r9 + 288], ymm9                                         ;    68.0 agu1+fp5  119 r
        vpxor ymm0, ymm0, [rbp + 64]                                     ;    70.8 fp1+agu0   62 r
        vmovdqu [r9 + 320], ymm10                                        ;    69.0 agu2+fp5  119 r
        vpor ymm2, ymm0, [r8 + 5312]                                     ;    71.8 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    72.8 fp3     63 r
        vmovdqu [r9 + 1728], ymm2                                        ;    73.8 agu2+fp5  120 r
        vmovdqu [r9 + 352], ymm11                                        ;    71.0 agu0+fp5  119 r
        vmovdqu [r9 + 384], ymm12                                        ;    72.0 agu1+fp5  119 r
        vmovdqu ymm1, [rbp + 2368]                                       ;    66.0 agu0    62 r reload
        vmovdqu [r9 + 416], ymm1                                         ;    73.0 agu2+fp5  119 r
        vmovdqu ymm1, [rbp + 2400]                                       ;    66.8 agu1    62 r reload
        vmovdqu [r9 + 448], ymm1                                         ;    74.0 agu0+fp5  119 r
        vmovdqu ymm1, [rbp + 2432]                                       ;    67.8 agu1    62 r reload
        vmovdqu [r9 + 480], ymm1                                         ;    75.0 agu2+fp5  119 r
        vmovdqu ymm1, [r8 + 2272]                                        ;    68.0 agu0    62 r
        vmovdqu ymm2, [rbp + 2144]                                       ;    68.8 agu1    62 r reload
        db 0x2e
        vpand ymm1, ymm1, ymm2                                           ;    75.8 fp0     62 r
        vpxor ymm1, ymm1, [rbp + 96]                                     ;    76.8 fp1+agu0   62 r
        vpor ymm3, ymm1, [r8 + 5344]                                     ;    77.8 fp2+agu1   63 r
        vpxor ymm3, ymm3, ymm2                                           ;    78.8 fp3     63 r
        vmovdqu [r9 + 1760], ymm3                                        ;    79.8 agu2+fp5  120 r
        vmovdqu [r9 + 1152], ymm14                                       ;    77.0 agu2+fp5  120 r
        vmovdqu [r9 + 1184], ymm13                                       ;    78.0 agu0+fp5  120 r
        vmovdqu [r9 + 1216], ymm0                                        ;    79.0 agu1+fp5  120 r
        vmovdqu [r9 + 1248], ymm1                                        ;    80.0 agu2+fp5  120 r
        vmovdqu ymm0, [rbp + 2464]                                       ;    71.8 agu0    62 r reload
        vmovdqu [r9 + 1024], ymm0                                        ;    81.0 agu1+fp5  120 r
        vmovdqu ymm0, [rbp + 2496]                                       ;    72.8 agu0    62 r reload
        vmovdqu [r9 + 1056], ymm0                                        ;    82.0 agu2+fp5  120 r
        vmovdqu ymm0, [rbp + 2528]                                       ;    73.0 agu1    62 r reload
        vmovdqu [r9 + 1088], ymm0                                        ;    83.0 agu0+fp5  120 r
        vmovdqu ymm0, [rbp + 2560]                                       ;    74.0 agu1    62 r reload
        vmovdqu [r9 + 1120], ymm0                                        ;    84.0 agu2+fp5  120 r
        vmovdqu ymm0, [r8 + 2304]                                        ;    74.8 agu0    62 r
        vmovdqu ymm1, [rbp + 2176]                                       ;    75.0 agu1    62 r reload
        vpand ymm0, ymm0, ymm1                                           ;    82.0 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 128]                                    ;    83.0 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5376]                                     ;    84.0 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    85.0 fp3     63 r
        vmovdqu [r9 + 1792], ymm2                                        ;    86.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1280], ymm0                                        ;    86.0 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2336]                                        ;    77.8 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2208]                                       ;    78.0 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    85.0 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 160]                                    ;    86.0 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5408]                                     ;    87.0 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    88.0 fp3     63 r
        vmovdqu [r9 + 1824], ymm2                                        ;    89.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1312], ymm0                                        ;    88.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2368]                                        ;    81.0 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2240]                                       ;    81.2 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    88.2 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 192]                                    ;    89.2 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5440]                                     ;    90.2 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    91.2 fp3     63 r
        vmovdqu [r9 + 1856], ymm2                                        ;    92.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1344], ymm0                                        ;    90.2 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2400]                                        ;    84.2 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2272]                                       ;    85.0 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    92.0 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 224]                                    ;    93.0 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5472]                                     ;    94.0 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    95.0 fp3     63 r
        vmovdqu [r9 + 1888], ymm2                                        ;    96.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1376], ymm0                                        ;    94.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2432]                                        ;    87.0 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2304]                                       ;    87.3 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    94.3 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 256]                                    ;    95.3 fp1+agu0   62 r
        vpor ymm2, ymm0, [r8 + 5504]                                     ;    96.3 fp2+agu1   63 r
        vpxor ymm2, ymm2, ymm1                                           ;    97.3 fp3     63 r
        vmovdqu [r9 + 1920], ymm2                                        ;    98.3 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1408], ymm0                                        ;    96.3 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2464]                                        ;    90.2 agu1    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 2336]                                       ;    90.3 agu0    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;    97.3 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 288]                                    ;    98.3 fp1+agu1   62 r
        vpor ymm2, ymm0, [r8 + 5536]                                     ;    99.3 fp2+agu0   63 r
        vpxor ymm2, ymm2, ymm1                                           ;   100.3 fp3     63 r
        vmovdqu [r9 + 1952], ymm2                                        ;   101.3 agu2+fp5  120 r
        db 0x2e
        vmovdqu [r9 + 1440], ymm0                                        ;    99.3 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2496]                                        ;    94.0 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 832]                                        ;    94.2 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   101.2 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 320]                                    ;   102.2 fp1+agu0   62 r
        vmovdqu [r9 + 1472], ymm0                                        ;   103.2 agu2+fp5  120 r
        vpor ymm0, ymm0, [r8 + 5568]                                     ;   103.2 fp2+agu1   63 r
        vpxor ymm0, ymm0, ymm1                                           ;   104.2 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1984], ymm0                                        ;   105.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm0, [r8 + 2528]                                        ;    96.3 agu0    62 r
        db 0x2e
        vmovdqu ymm1, [rbp + 864]                                        ;    96.5 agu1    62 r reload
        db 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   103.5 fp0     62 r
        vpxor ymm0, ymm0, [rbp + 352]                                    ;   104.5 fp1+agu0   62 r
        vmovdqu [r9 + 1504], ymm0                                        ;   105.5 agu2+fp5  120 r
        vpor ymm0, ymm0, [r8 + 5600]                                     ;   105.5 fp2+agu1   63 r
        vpxor ymm0, ymm0, ymm1                                           ;   106.5 fp3     63 r
        vmovdqu [r9 + 2016], ymm0                                        ;   107.5 agu0+fp5  120 r
        add r9, 0x800                                                    ;    99.3 alu0   141 blocks
        mov qword [rbp + 5728], r9                                       ;   100.3 agu2+st0  141 blocks
        mov r8, qword [rbp + 5632]                                       ;    99.7 agu1   141 blocks
        add r8, 0x800                                                    ;   103.7 alu1   141 blocks
        mov qword [rbp + 5632], r8                                       ;   104.7 agu0+st1  141 blocks
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
