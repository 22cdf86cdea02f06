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
;   blocks: 142 uops, planned 64.3; bounds: width 23.7, ports 64.0, path 7.0
;   blocks/rounds: 3432 uops, planned 941.3; bounds: width 572.0, ports 659.5, path 76.0
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
        sub rsp, 0x1540                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 5288], rax                                      ;                    frame
        mov dword [rbp + 5296], ecx                                      ;                    argument
        mov qword [rbp + 5184], rsi                                      ;                    argument
        mov qword [rbp + 5200], rdi                                      ;                    argument
        mov qword [rbp + 5280], rdx                                      ;                    argument
        mov r8d, dword [rbp + 5296]                                      ;     0.0 agu0   141 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   141 blocks
        add r8, qword [rbp + 5184]                                       ;     5.0 alu0+agu1  141 blocks
        mov qword [rbp + 5192], r8                                       ;     6.0 agu2+st0  141 blocks
        cmp dword [rbp + 5296], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 5184]                                       ;     0.0 agu0   111 l.0 reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8]                                               ;     4.0 agu1   111 l.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 128], ymm0                                        ;    11.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 32]                                          ;     4.0 agu0   111 l.1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm0                                         ;    11.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 64]                                          ;     4.0 agu0   111 l.2
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm0                                         ;    11.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 96]                                          ;     4.0 agu1   111 l.3
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm0                                         ;    11.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 128]                                         ;     4.0 agu0   111 l.4
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm0                                          ;    11.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 160]                                         ;     4.0 agu0   111 l.5
        db 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm0                                         ;    11.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 192]                                         ;     4.2 agu1   111 l.6
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm0                                         ;    11.2 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 224]                                         ;     5.0 agu0   111 l.7
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm0                                         ;    12.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm0, [r8 + 256]                                         ;     6.0 agu0   111 l.8
        db 0x2e
        vmovdqu [rbp + 128], ymm0                                        ;    13.0 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 288]                                         ;     6.2 agu1   111 l.9
        db 0x2e
        vmovdqu [rbp + 160], ymm0                                        ;    13.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 320]                                         ;     7.0 agu0   111 l.10
        vmovdqu [rbp + 192], ymm0                                        ;    14.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 352]                                         ;     8.0 agu0   111 l.11
        vmovdqu ymm1, [r8 + 384]                                         ;     8.2 agu1   111 l.12
        vmovdqu [rbp + 224], ymm0                                        ;    15.0 agu2+fp5  113 rounds
        vmovdqu [rbp + 256], ymm1                                        ;    15.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 416]                                         ;     9.0 agu0   111 l.13
        vmovdqu [rbp + 288], ymm0                                        ;    16.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 448]                                         ;    10.0 agu0   111 l.14
        vmovdqu [rbp + 320], ymm0                                        ;    17.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 480]                                         ;    10.2 agu1   111 l.15
        vmovdqu [rbp + 352], ymm0                                        ;    17.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 512]                                         ;    11.0 agu0   111 l.16
        vmovdqu [rbp + 384], ymm0                                        ;    18.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 544]                                         ;    12.0 agu0   111 l.17
        vmovdqu [rbp + 416], ymm0                                        ;    19.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 576]                                         ;    12.2 agu1   111 l.18
        vmovdqu [rbp + 448], ymm0                                        ;    19.2 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 608]                                         ;    13.0 agu0   111 l.19
        vmovdqu [rbp + 480], ymm0                                        ;    20.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 640]                                         ;    14.0 agu0   111 l.20
        vmovdqu [rbp + 512], ymm0                                        ;    21.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 672]                                         ;    14.2 agu1   111 l.21
        db 0x2e
        vmovdqu [rbp + 544], ymm0                                        ;    21.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 704]                                         ;    15.0 agu0   111 l.22
        vmovdqu [rbp + 576], ymm0                                        ;    22.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 736]                                         ;    16.0 agu0   111 l.23
        vmovdqu [rbp + 608], ymm0                                        ;    23.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 768]                                         ;    16.2 agu1   111 l.24
        vmovdqu [rbp + 640], ymm0                                        ;    24.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 800]                                         ;    17.0 agu0   111 l.25
        vmovdqu [rbp + 672], ymm0                                        ;    25.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 832]                                         ;    18.0 agu0   111 l.26
        vmovdqu [rbp + 704], ymm0                                        ;    26.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 864]                                         ;    18.2 agu1   111 l.27
        vmovdqu [rbp + 736], ymm0                                        ;    27.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 896]                                         ;    19.0 agu0   111 l.28
        vmovdqu [rbp + 768], ymm0                                        ;    28.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 928]                                         ;    20.0 agu0   111 l.29
        vmovdqu [rbp + 800], ymm0                                        ;    29.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 960]                                         ;    20.2 agu1   111 l.30
        vmovdqu [rbp + 832], ymm0                                        ;    30.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 992]                                         ;    21.0 agu0   111 l.31
        vmovdqu [rbp + 864], ymm0                                        ;    31.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1024]                                        ;    22.0 agu0   112 r.0
        vmovdqu [rbp + 896], ymm0                                        ;    32.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1056]                                        ;    22.2 agu1   112 r.1
        vmovdqu [rbp + 928], ymm0                                        ;    33.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1088]                                        ;    23.0 agu0   112 r.2
        vmovdqu [rbp + 960], ymm0                                        ;    34.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1120]                                        ;    24.0 agu0   112 r.3
        vmovdqu [rbp + 992], ymm0                                        ;    35.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1152]                                        ;    24.2 agu1   112 r.4
        vmovdqu [rbp + 1024], ymm0                                       ;    36.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1184]                                        ;    25.0 agu0   112 r.5
        vmovdqu [rbp + 1056], ymm0                                       ;    37.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1216]                                        ;    26.0 agu0   112 r.6
        vmovdqu [rbp + 1088], ymm0                                       ;    38.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1248]                                        ;    26.2 agu1   112 r.7
        vmovdqu [rbp + 1120], ymm0                                       ;    39.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1280]                                        ;    27.0 agu0   112 r.8
        vmovdqu [rbp + 1152], ymm0                                       ;    40.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1312]                                        ;    28.0 agu0   112 r.9
        vmovdqu [rbp + 1184], ymm0                                       ;    41.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1344]                                        ;    28.2 agu1   112 r.10
        vmovdqu [rbp + 1216], ymm0                                       ;    42.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1376]                                        ;    29.0 agu0   112 r.11
        vmovdqu [rbp + 1248], ymm0                                       ;    43.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1408]                                        ;    30.0 agu0   112 r.12
        vmovdqu [rbp + 1280], ymm0                                       ;    44.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1440]                                        ;    30.2 agu1   112 r.13
        vmovdqu [rbp + 1312], ymm0                                       ;    45.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1472]                                        ;    31.0 agu0   112 r.14
        vmovdqu [rbp + 1344], ymm0                                       ;    46.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1504]                                        ;    32.0 agu0   112 r.15
        vmovdqu [rbp + 1376], ymm0                                       ;    47.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1536]                                        ;    32.3 agu1   112 r.16
        vmovdqu [rbp + 1408], ymm0                                       ;    48.3 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1568]                                        ;    33.3 agu1   112 r.17
        vmovdqu [rbp + 1440], ymm0                                       ;    49.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1600]                                        ;    34.3 agu0   112 r.18
        vmovdqu [rbp + 1472], ymm0                                       ;    50.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1632]                                        ;    35.3 agu0   112 r.19
        vmovdqu [rbp + 1504], ymm0                                       ;    51.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1664]                                        ;    36.3 agu1   112 r.20
        vmovdqu [rbp + 1536], ymm0                                       ;    52.3 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1696]                                        ;    37.3 agu1   112 r.21
        vmovdqu [rbp + 1568], ymm0                                       ;    53.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1728]                                        ;    38.3 agu0   112 r.22
        vmovdqu [rbp + 1600], ymm0                                       ;    54.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1760]                                        ;    39.3 agu0   112 r.23
        vmovdqu [rbp + 1632], ymm0                                       ;    55.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1792]                                        ;    40.3 agu1   112 r.24
        vmovdqu [rbp + 1664], ymm0                                       ;    56.3 agu0+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1824]                                        ;    41.3 agu1   112 r.25
        vmovdqu [rbp + 1696], ymm0                                       ;    57.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1856]                                        ;    42.3 agu0   112 r.26
        vmovdqu [rbp + 1728], ymm0                                       ;    58.3 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1888]                                        ;    43.3 agu0   112 r.27
        vmovdqu [rbp + 1760], ymm0                                       ;    59.3 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 1920]                                        ;    44.3 agu1   112 r.28
        vmovdqu ymm1, [r8 + 1952]                                        ;    44.5 agu0   112 r.29
        vmovdqu ymm2, [r8 + 1984]                                        ;    45.3 agu1   112 r.30
        vmovdqu ymm3, [r8 + 2016]                                        ;    45.5 agu0   112 r.31
        vmovdqu [rbp + 1792], ymm0                                       ;    60.3 agu2+fp5  113 rounds
        vmovdqu [rbp + 1824], ymm1                                       ;    61.3 agu1+fp5  113 rounds
        vmovdqu [rbp + 1856], ymm2                                       ;    62.3 agu0+fp5  113 rounds
        vmovdqu [rbp + 1888], ymm3                                       ;    63.3 agu2+fp5  113 rounds
        mov r8, qword [rbp + 5200]                                       ;    48.3 agu1   113 rounds reload
        mov qword [rbp + 5208], r8                                       ;    52.3 agu0+st0  113 rounds
        mov qword [rbp + 5216], r8                                       ;    52.3 agu2+st1  113 rounds
        lea r9, [r8 + 3072]                                              ;    52.3 alu0   113 rounds
        mov qword [rbp + 5224], r9                                       ;    53.3 agu1+st0  113 rounds
        mov qword [rbp + 5232], r9                                       ;    53.3 agu0+st1  113 rounds
        db 0x2e
        lea r9, [r8 + 1024]                                              ;    52.5 alu1   113 rounds
        db 0x2e
        mov qword [rbp + 5240], r9                                       ;    53.5 agu2+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5248], r9                                       ;    53.5 agu1+st1  113 rounds
        db 0x2e
        add r8, 0x800                                                    ;    53.0 alu2   113 rounds
        db 0x2e
        mov qword [rbp + 5256], r8                                       ;    54.0 agu0+st0  113 rounds
        db 0x2e
        mov qword [rbp + 5264], r8                                       ;    54.3 agu2+st1  113 rounds
        mov qword [rbp + 5272], r8                                       ;    54.7 agu1+st0  113 rounds
        vmovdqu ymm0, [rbp + 384]                                        ;                    resident
        vmovdqu ymm1, [rbp + 416]                                        ;                    resident
        vmovdqu ymm2, [rbp + 448]                                        ;                    resident
        vmovdqu ymm3, [rbp + 480]                                        ;                    resident
        vmovdqu ymm4, [rbp + 512]                                        ;                    resident
        vmovdqu ymm5, [rbp + 544]                                        ;                    resident
        vmovdqu ymm6, [rbp + 576]                                        ;                    resident
        vmovdqu ymm7, [rbp + 608]                                        ;                    resident
        vmovdqu ymm8, [rbp + 640]                                        ;                    resident
        db 0x2e
        vmovdqu ymm9, [rbp + 672]                                        ;                    resident
        db 0x2e
        vmovdqu ymm10, [rbp + 704]                                       ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 736]                                       ;                    resident
        vmovdqu ymm12, [rbp + 768]                                       ;                    resident
        vmovdqu ymm13, [rbp + 800]                                       ;                    resident
        mov r8, qword [rbp + 5248]                                       ;                    resident
        mov r9, qword [rbp + 5264]                                       ;                    resident
        mov r10, qword [rbp + 5216]                                      ;                    resident
        db 0x2e, 0x2e
        mov r11, qword [rbp + 5232]                                      ;                    resident
        db 0x2e, 0x2e
        mov r12, qword [rbp + 5208]                                      ;                    resident
        db 0x2e, 0x2e
        mov r13, qword [rbp + 5224]                                      ;                    resident
        db 0x2e, 0x2e
        mov r14, qword [rbp + 5240]                                      ;                    resident
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
        vmovdqu [rbp + 1920], ymm1                                       ;     0.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm1, [r12 + 64]                                         ;     1.0 agu0    62 r
        db 0x2e
        vpand ymm1, ymm1, ymm2                                           ;     8.0 fp2     62 r
        db 0x2e
        vmovdqu [rbp + 1952], ymm2                                       ;     1.7 agu1+fp5   62 r spill
        db 0x2e
        vmovdqu ymm2, [r12 + 96]                                         ;     2.0 agu0    62 r
        db 0x2e
        vpand ymm2, ymm2, ymm3                                           ;     9.0 fp3     62 r
        db 0x2e
        vmovdqu [rbp + 1984], ymm3                                       ;     2.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm3, [r12 + 128]                                        ;     2.3 agu1    62 r
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;     9.3 fp0     62 r
        db 0x2e
        vmovdqu [rbp + 2016], ymm4                                       ;     3.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm4, [r12 + 160]                                        ;     3.0 agu0    62 r
        db 0x2e
        vpand ymm4, ymm4, ymm5                                           ;    10.0 fp1     62 r
        db 0x2e
        vmovdqu [rbp + 2048], ymm5                                       ;     4.7 agu1+fp5   62 r spill
        db 0x2e
        vmovdqu ymm5, [r12 + 192]                                        ;     4.0 agu0    62 r
        db 0x2e
        vpand ymm5, ymm5, ymm6                                           ;    11.0 fp2     62 r
        db 0x2e
        vmovdqu [rbp + 2080], ymm6                                       ;     5.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm6, [r12 + 224]                                        ;     4.3 agu1    62 r
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    11.3 fp3     62 r
        db 0x2e
        vmovdqu [rbp + 2112], ymm7                                       ;     6.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm7, [r12 + 256]                                        ;     5.0 agu0    62 r
        vpand ymm7, ymm7, ymm8                                           ;    12.0 fp0     62 r
        vmovdqu [rbp + 2144], ymm8                                       ;     7.7 agu1+fp5   62 r spill
        vmovdqu ymm8, [r12 + 288]                                        ;     6.0 agu0    62 r
        vpand ymm8, ymm8, ymm9                                           ;    13.0 fp1     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 128]                                  ;     8.0 fp2+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2176], ymm9                                       ;     8.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm9, [r12 + 320]                                        ;     7.0 agu0    62 r
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;    14.0 fp3     62 r
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 96]                                   ;     8.3 fp0+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2208], ymm10                                      ;     9.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm10, [r12 + 352]                                       ;     8.0 agu0    62 r
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;    15.0 fp1     62 r
        db 0x2e
        vpxor ymm1, ymm1, [rbp - 64]                                     ;     9.0 fp2+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2240], ymm11                                      ;    10.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm11, [r12 + 384]                                       ;     9.0 agu0    62 r
        db 0x2e
        vpand ymm11, ymm11, ymm12                                        ;    16.0 fp3     62 r
        db 0x2e
        vpxor ymm2, ymm2, [rbp - 32]                                     ;    10.0 fp0+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2272], ymm12                                      ;    11.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm12, [r12 + 416]                                       ;    10.0 agu0    62 r
        db 0x2e
        vpand ymm12, ymm12, ymm13                                        ;    17.0 fp1     62 r
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 0]                                      ;    10.3 fp2+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2304], ymm13                                      ;    12.7 agu2+fp5   62 r spill
        vmovdqu ymm13, [r12 + 448]                                       ;    11.0 agu0    62 r
        vpand ymm13, ymm13, [rbp + 832]                                  ;    18.0 fp3+agu1   62 r
        vpxor ymm4, ymm4, [rbp + 32]                                     ;    12.0 fp0+agu0   62 r
        vmovdqu [rbp + 2336], ymm0                                       ;    13.7 agu2+fp5   62 r spill
        vmovdqu ymm0, [r12 + 480]                                        ;    12.3 agu1    62 r
        vpand ymm0, ymm0, [rbp + 864]                                    ;    19.3 fp1+agu0   62 r
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 64]                                     ;    13.3 fp2+agu1   62 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 96]                                     ;    14.0 fp3+agu0   62 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 128]                                    ;    14.3 fp0+agu1   62 r
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 160]                                    ;    15.0 fp1+agu0   62 r
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 192]                                    ;    15.3 fp2+agu1   62 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 224]                                  ;    16.0 fp3+agu0   62 r
        vpxor ymm11, ymm11, [rbp + 256]                                  ;    17.0 fp0+agu1   62 r
        vpxor ymm12, ymm12, [rbp + 288]                                  ;    18.0 fp1+agu0   62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 320]                                  ;    19.0 fp2+agu1   62 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 352]                                    ;    20.3 fp3+agu0   62 r
        db 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;    21.3 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm0, ymm14, [r13 + 4096]                                   ;    18.3 fp0+agu1   63 r
        db 0x2e
        vmovdqu [rbp + 2400], ymm14                                      ;    15.7 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm15, [r13 + 4128]                                  ;    19.0 fp1+agu0   63 r
        vmovdqu [rbp + 2432], ymm15                                      ;    16.7 agu2+fp5   62 r spill
        vpor ymm15, ymm1, [r13 + 4160]                                   ;    19.3 fp2+agu1   63 r
        vmovdqu [rbp + 2464], ymm1                                       ;    17.7 agu2+fp5   62 r spill
        vpor ymm1, ymm2, [r13 + 4192]                                    ;    20.0 fp3+agu0   63 r
        vmovdqu [rbp + 2496], ymm2                                       ;    18.7 agu2+fp5   62 r spill
        vpor ymm2, ymm3, [r13 + 4224]                                    ;    20.3 fp0+agu1   63 r
        vmovdqu [rbp + 2528], ymm3                                       ;    19.7 agu2+fp5   62 r spill
        vpor ymm3, ymm4, [r13 + 4256]                                    ;    21.0 fp1+agu0   63 r
        vmovdqu [rbp + 2560], ymm4                                       ;    20.7 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm4, ymm5, [r13 + 4288]                                    ;    21.3 fp2+agu1   63 r
        vpxor ymm0, ymm0, [rbp + 2336]                                   ;    22.0 fp3+agu0   63 r
        vmovdqu [rbp + 2336], ymm5                                       ;    21.7 agu2+fp5   62 r spill
        vpor ymm5, ymm6, [r13 + 4320]                                    ;    22.3 fp0+agu1   63 r
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;    23.0 fp1+agu0   63 r
        vmovdqu [rbp + 1920], ymm6                                       ;    22.7 agu2+fp5   62 r spill
        vpor ymm6, ymm7, [r13 + 4352]                                    ;    23.3 fp2+agu1   63 r
        vpxor ymm15, ymm15, [rbp + 1952]                                 ;    24.0 fp3+agu0   63 r
        vmovdqu [rbp + 1952], ymm7                                       ;    23.7 agu2+fp5   62 r spill
        vpor ymm7, ymm8, [r13 + 4384]                                    ;    24.3 fp0+agu1   63 r
        vpxor ymm1, ymm1, [rbp + 1984]                                   ;    25.0 fp1+agu0   63 r
        vmovdqu [rbp + 1984], ymm8                                       ;    24.7 agu2+fp5   62 r spill
        vpor ymm8, ymm9, [r13 + 4416]                                    ;    25.3 fp2+agu1   63 r
        vpxor ymm2, ymm2, [rbp + 2016]                                   ;    26.0 fp3+agu0   63 r
        vmovdqu [rbp + 2016], ymm9                                       ;    25.7 agu2+fp5   62 r spill
        vpor ymm9, ymm10, [r13 + 4448]                                   ;    26.3 fp0+agu1   63 r
        vpxor ymm3, ymm3, [rbp + 2048]                                   ;    27.0 fp1+agu0   63 r
        vmovdqu [rbp + 2048], ymm10                                      ;    26.7 agu2+fp5   62 r spill
        vpor ymm10, ymm11, [r13 + 4480]                                  ;    27.3 fp2+agu1   63 r
        vpxor ymm4, ymm4, [rbp + 2080]                                   ;    28.0 fp3+agu0   63 r
        vmovdqu [rbp + 2080], ymm11                                      ;    27.7 agu2+fp5   62 r spill
        vpor ymm11, ymm12, [r13 + 4512]                                  ;    28.3 fp0+agu1   63 r
        vpxor ymm5, ymm5, [rbp + 2112]                                   ;    29.0 fp1+agu0   63 r
        vmovdqu [rbp + 2112], ymm12                                      ;    28.7 agu2+fp5   62 r spill
        vpor ymm12, ymm13, [r13 + 4544]                                  ;    29.3 fp2+agu1   63 r
        vpxor ymm6, ymm6, [rbp + 2144]                                   ;    30.0 fp3+agu0   63 r
        vpxor ymm7, ymm7, [rbp + 2176]                                   ;    30.3 fp0+agu1   63 r
        vpxor ymm8, ymm8, [rbp + 2208]                                   ;    31.0 fp1+agu0   63 r
        vmovdqu [rbp + 2208], ymm13                                      ;    29.7 agu2+fp5   62 r spill
        vmovdqu ymm13, [rbp + 2368]                                      ;    31.3 agu1    63 r
        vpor ymm13, ymm13, [r13 + 4576]                                  ;    38.3 fp2+agu0   63 r
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;    32.3 fp3+agu1   63 r
        vpxor ymm10, ymm10, [rbp + 2272]                                 ;    33.0 fp0+agu0   63 r
        vpxor ymm11, ymm11, [rbp + 2304]                                 ;    33.3 fp1+agu1   63 r
        vpxor ymm12, ymm12, [rbp + 832]                                  ;    34.0 fp2+agu0   63 r
        vpxor ymm13, ymm13, [rbp + 864]                                  ;    39.3 fp3+agu1   63 r
        vmovdqu [rbp + 2304], ymm13                                      ;    40.3 agu2+fp5   63 r spill
        vmovdqu ymm13, [r14 + 4096]                                      ;    35.0 agu0    62 r
        vpand ymm13, ymm13, [rbp + 1408]                                 ;    42.0 fp0+agu1   62 r
        vmovdqu [rbp + 2272], ymm12                                      ;    35.0 agu2+fp5   63 r spill
        vmovdqu ymm12, [r14 + 4128]                                      ;    36.0 agu0    62 r
        vpand ymm12, ymm12, [rbp + 1440]                                 ;    43.0 fp1+agu1   62 r
        vmovdqu [rbp + 2240], ymm11                                      ;    34.3 agu2+fp5   63 r spill
        vmovdqu ymm11, [r14 + 4160]                                      ;    37.0 agu0    62 r
        vpand ymm11, ymm11, [rbp + 1472]                                 ;    44.0 fp2+agu1   62 r
        vmovdqu [rbp + 2176], ymm10                                      ;    34.0 agu2+fp5   63 r spill
        vmovdqu ymm10, [r14 + 4192]                                      ;    38.0 agu0    62 r
        vpand ymm10, ymm10, [rbp + 1504]                                 ;    45.0 fp3+agu1   62 r
        vmovdqu [rbp + 2144], ymm9                                       ;    34.7 agu2+fp5   63 r spill
        vmovdqu ymm9, [r14 + 4224]                                       ;    39.0 agu0    62 r
        vpand ymm9, ymm9, [rbp + 1536]                                   ;    46.0 fp0+agu1   62 r
        vmovdqu [rbp + 2592], ymm8                                       ;    35.7 agu2+fp5   63 r spill
        vmovdqu ymm8, [r14 + 4256]                                       ;    40.0 agu0    62 r
        vpand ymm8, ymm8, [rbp + 1568]                                   ;    47.0 fp1+agu1   62 r
        vmovdqu [rbp + 2624], ymm7                                       ;    36.7 agu2+fp5   63 r spill
        vmovdqu ymm7, [r14 + 4288]                                       ;    41.0 agu0    62 r
        vpand ymm7, ymm7, [rbp + 1600]                                   ;    48.0 fp2+agu1   62 r
        vmovdqu [rbp + 2656], ymm6                                       ;    37.7 agu2+fp5   63 r spill
        vmovdqu ymm6, [r14 + 4320]                                       ;    42.0 agu0    62 r
        vpand ymm6, ymm6, [rbp + 1632]                                   ;    49.0 fp3+agu1   62 r
        vmovdqu [rbp + 2688], ymm5                                       ;    38.7 agu2+fp5   63 r spill
        vmovdqu ymm5, [r14 + 4352]                                       ;    43.0 agu0    62 r
        vpand ymm5, ymm5, [rbp + 1664]                                   ;    50.0 fp0+agu1   62 r
        vmovdqu [rbp + 2720], ymm4                                       ;    39.7 agu2+fp5   63 r spill
        vmovdqu ymm4, [r14 + 4384]                                       ;    44.0 agu0    62 r
        vpand ymm4, ymm4, [rbp + 1696]                                   ;    51.0 fp1+agu1   62 r
        vpxor ymm13, ymm13, [rbp + 896]                                  ;    45.0 fp2+agu0   62 r
        vmovdqu [rbp + 2752], ymm3                                       ;    40.7 agu2+fp5   63 r spill
        vmovdqu ymm3, [r14 + 4416]                                       ;    45.3 agu1    62 r
        vpand ymm3, ymm3, [rbp + 1728]                                   ;    52.3 fp3+agu0   62 r
        vpxor ymm12, ymm12, [rbp + 928]                                  ;    46.3 fp0+agu1   62 r
        vmovdqu [rbp + 2784], ymm2                                       ;    42.2 agu2+fp5   63 r spill
        vmovdqu ymm2, [r14 + 4448]                                       ;    47.0 agu0    62 r
        vpand ymm2, ymm2, [rbp + 1760]                                   ;    54.0 fp1+agu1   62 r
        vpxor ymm11, ymm11, [rbp + 960]                                  ;    48.0 fp2+agu0   62 r
        vmovdqu [rbp + 2816], ymm1                                       ;    44.0 agu2+fp5   63 r spill
        vmovdqu ymm1, [r14 + 4480]                                       ;    48.3 agu1    62 r
        vpand ymm1, ymm1, [rbp + 1792]                                   ;    55.3 fp3+agu0   62 r
        vpxor ymm10, ymm10, [rbp + 992]                                  ;    49.3 fp0+agu1   62 r
        vmovdqu [rbp + 2848], ymm15                                      ;    45.2 agu2+fp5   63 r spill
        vmovdqu ymm15, [r14 + 4512]                                      ;    50.0 agu0    62 r
        vpand ymm15, ymm15, [rbp + 1824]                                 ;    57.0 fp1+agu1   62 r
        vpxor ymm9, ymm9, [rbp + 1024]                                   ;    51.0 fp2+agu0   62 r
        vmovdqu [rbp + 2880], ymm14                                      ;    46.3 agu2+fp5   63 r spill
        vmovdqu ymm14, [r14 + 4544]                                      ;    51.3 agu1    62 r
        vpand ymm14, ymm14, [rbp + 1856]                                 ;    58.3 fp3+agu0   62 r
        vpxor ymm8, ymm8, [rbp + 1056]                                   ;    52.3 fp0+agu1   62 r
        vmovdqu [rbp + 2912], ymm0                                       ;    48.0 agu2+fp5   63 r spill
        vmovdqu ymm0, [r14 + 4576]                                       ;    53.0 agu0    62 r
        vpand ymm0, ymm0, [rbp + 1888]                                   ;    60.0 fp1+agu1   62 r
        vpxor ymm7, ymm7, [rbp + 1088]                                   ;    54.0 fp2+agu0   62 r
        vpxor ymm6, ymm6, [rbp + 1120]                                   ;    54.3 fp3+agu1   62 r
        vpxor ymm5, ymm5, [rbp + 1152]                                   ;    55.0 fp0+agu0   62 r
        vpxor ymm4, ymm4, [rbp + 1184]                                   ;    55.3 fp1+agu1   62 r
        vpxor ymm3, ymm3, [rbp + 1216]                                   ;    56.0 fp2+agu0   62 r
        vpxor ymm2, ymm2, [rbp + 1248]                                   ;    56.3 fp3+agu1   62 r
        vpxor ymm1, ymm1, [rbp + 1280]                                   ;    57.0 fp0+agu0   62 r
        vpxor ymm15, ymm15, [rbp + 1312]                                 ;    58.0 fp1+agu1   62 r
        vpxor ymm14, ymm14, [rbp + 1344]                                 ;    59.3 fp2+agu0   62 r
        vpxor ymm0, ymm0, [rbp + 1376]                                   ;    61.0 fp3+agu1   62 r
        mov r15, qword [rbp + 5256]                                      ;    53.0 agu2    86 r.0 reload
        db 0x2e
        vmovdqu [rbp + 2944], ymm0                                       ;    62.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm0, ymm13, [r15]                                          ;    64.0 fp0+agu0   63 r
        db 0x2e
        vmovdqu [rbp + 2976], ymm13                                      ;    55.0 agu2+fp5   62 r spill
        vpor ymm13, ymm12, [r15 + 32]                                    ;    64.0 fp1+agu1   63 r
        vmovdqu [rbp + 3008], ymm12                                      ;    56.0 agu2+fp5   62 r spill
        vpor ymm12, ymm11, [r15 + 64]                                    ;    64.0 fp2+agu0   63 r
        vmovdqu [rbp + 3040], ymm11                                      ;    57.0 agu2+fp5   62 r spill
        vpor ymm11, ymm10, [r15 + 96]                                    ;    64.0 fp3+agu1   63 r
        vmovdqu [rbp + 3072], ymm10                                      ;    58.0 agu2+fp5   62 r spill
        vpor ymm10, ymm9, [r15 + 128]                                    ;    64.0 fp0+agu0   63 r
        vmovdqu [rbp + 3104], ymm9                                       ;    59.0 agu2+fp5   62 r spill
        vpor ymm9, ymm8, [r15 + 160]                                     ;    64.0 fp1+agu1   63 r
        vmovdqu [rbp + 3136], ymm8                                       ;    60.0 agu2+fp5   62 r spill
        vpor ymm8, ymm7, [r15 + 192]                                     ;    64.0 fp2+agu0   63 r
        vpxor ymm0, ymm0, [rbp + 1408]                                   ;    65.0 fp3+agu1   63 r
        vmovdqu [rbp + 3168], ymm7                                       ;    61.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm7, ymm6, [r15 + 224]                                     ;    64.0 fp0+agu0   63 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1440]                                 ;    65.0 fp1+agu1   63 r
        vmovdqu [rbp + 3200], ymm6                                       ;    62.0 agu2+fp5   62 r spill
        vpor ymm6, ymm5, [r15 + 256]                                     ;    64.0 fp2+agu0   63 r
        vpxor ymm12, ymm12, [rbp + 1472]                                 ;    65.0 fp3+agu1   63 r
        vmovdqu [rbp + 3232], ymm5                                       ;    63.0 agu2+fp5   62 r spill
        vpor ymm5, ymm4, [r15 + 288]                                     ;    65.0 fp0+agu0   63 r
        vpxor ymm11, ymm11, [rbp + 1504]                                 ;    65.3 fp1+agu1   63 r
        vmovdqu [rbp + 3264], ymm4                                       ;    64.0 agu2+fp5   62 r spill
        vpor ymm4, ymm3, [r15 + 320]                                     ;    66.0 fp2+agu0   63 r
        vpxor ymm10, ymm10, [rbp + 1536]                                 ;    66.3 fp3+agu1   63 r
        vmovdqu [rbp + 3296], ymm3                                       ;    65.0 agu2+fp5   62 r spill
        vpor ymm3, ymm2, [r15 + 352]                                     ;    67.0 fp0+agu0   63 r
        vpxor ymm9, ymm9, [rbp + 1568]                                   ;    67.3 fp1+agu1   63 r
        vmovdqu [rbp + 3328], ymm2                                       ;    66.0 agu2+fp5   62 r spill
        vpor ymm2, ymm1, [r15 + 384]                                     ;    68.0 fp2+agu0   63 r
        vpxor ymm8, ymm8, [rbp + 1600]                                   ;    68.3 fp3+agu1   63 r
        vmovdqu [rbp + 3360], ymm1                                       ;    67.0 agu2+fp5   62 r spill
        vpor ymm1, ymm15, [r15 + 416]                                    ;    69.0 fp0+agu0   63 r
        vpxor ymm7, ymm7, [rbp + 1632]                                   ;    69.3 fp1+agu1   63 r
        vmovdqu [rbp + 3392], ymm15                                      ;    68.0 agu2+fp5   62 r spill
        vpor ymm15, ymm14, [r15 + 448]                                   ;    70.0 fp2+agu0   63 r
        vpxor ymm6, ymm6, [rbp + 1664]                                   ;    70.3 fp3+agu1   63 r
        vpxor ymm5, ymm5, [rbp + 1696]                                   ;    71.0 fp0+agu0   63 r
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;    71.3 fp1+agu1   63 r
        vmovdqu [rbp + 3424], ymm14                                      ;    69.0 agu2+fp5   62 r spill
        vmovdqu ymm14, [rbp + 2944]                                      ;    72.0 agu0    63 r
        vpor ymm14, ymm14, [r15 + 480]                                   ;    79.0 fp2+agu1   63 r
        vpxor ymm3, ymm3, [rbp + 1760]                                   ;    73.0 fp3+agu0   63 r
        vpxor ymm2, ymm2, [rbp + 1792]                                   ;    73.3 fp0+agu1   63 r
        vpxor ymm1, ymm1, [rbp + 1824]                                   ;    74.0 fp1+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1856]                                 ;    74.3 fp2+agu1   63 r
        vpxor ymm14, ymm14, [rbp + 1888]                                 ;    80.0 fp3+agu0   63 r
        vmovdqu [rbp + 3456], ymm14                                      ;    81.0 agu2+fp5   63 r spill
        vmovdqu ymm14, [r10]                                             ;    75.3 agu1    76 r.0
        vmovdqu [rbp + 3488], ymm15                                      ;    75.3 agu2+fp5   63 r spill
        vmovdqu ymm15, [r10 + 32]                                        ;    76.0 agu0    76 r.1
        vmovdqu [rbp + 3520], ymm1                                       ;    75.0 agu2+fp5   63 r spill
        vmovdqu ymm1, [r10 + 64]                                         ;    76.3 agu1    76 r.2
        vmovdqu [rbp + 3552], ymm2                                       ;    74.3 agu2+fp5   63 r spill
        vmovdqu ymm2, [r10 + 96]                                         ;    77.0 agu0    76 r.3
        vmovdqu [rbp + 3584], ymm3                                       ;    74.0 agu2+fp5   63 r spill
        vmovdqu ymm3, [r10 + 128]                                        ;    77.3 agu1    76 r.4
        vmovdqu [rbp + 3616], ymm4                                       ;    75.0 agu2+fp5   63 r spill
        vmovdqu ymm4, [r10 + 160]                                        ;    78.0 agu0    76 r.5
        vmovdqu [rbp + 3648], ymm5                                       ;    76.0 agu2+fp5   63 r spill
        vmovdqu ymm5, [r10 + 192]                                        ;    78.3 agu1    76 r.6
        db 0x2e
        vmovdqu [rbp + 3680], ymm6                                       ;    77.0 agu2+fp5   63 r spill
        db 0x2e
        vmovdqu ymm6, [r10 + 224]                                        ;    79.0 agu0    76 r.7
        db 0x2e
        vmovdqu [rbp + 3712], ymm7                                       ;    78.0 agu2+fp5   63 r spill
        db 0x2e
        vmovdqu ymm7, [r10 + 256]                                        ;    79.3 agu1    76 r.8
        vmovdqu [rbp + 3744], ymm8                                       ;    79.0 agu2+fp5   63 r spill
        vmovdqu ymm8, [r10 + 288]                                        ;    80.0 agu0    76 r.9
        vmovdqu [rbp + 3776], ymm9                                       ;    80.0 agu2+fp5   63 r spill
        vmovdqu ymm9, [r10 + 320]                                        ;    80.3 agu1    76 r.10
        vmovdqu [rbp + 3808], ymm10                                      ;    81.0 agu0+fp5   63 r spill
        vmovdqu ymm10, [r10 + 352]                                       ;    81.3 agu1    76 r.11
        vmovdqu [rbp + 3840], ymm11                                      ;    81.2 agu2+fp5   63 r spill
        vmovdqu ymm11, [r10 + 384]                                       ;    82.0 agu0    76 r.12
        vmovdqu [rbp + 3872], ymm12                                      ;    82.2 agu2+fp5   63 r spill
        vmovdqu ymm12, [r10 + 416]                                       ;    82.3 agu1    76 r.13
        vmovdqu [rbp + 3904], ymm13                                      ;    83.2 agu0+fp5   63 r spill
        vmovdqu ymm13, [r10 + 448]                                       ;    83.3 agu1    76 r.14
        vmovdqu [rbp + 3936], ymm0                                       ;    84.2 agu2+fp5   63 r spill
        vpxor ymm0, ymm14, [rbp + 2912]                                  ;    84.0 fp0+agu0   54 next
        vpxor ymm14, ymm15, [rbp + 2880]                                 ;    84.3 fp1+agu1   54 next
        vpxor ymm15, ymm1, [rbp + 2848]                                  ;    85.0 fp2+agu0   54 next
        vpxor ymm1, ymm2, [rbp + 2816]                                   ;    85.3 fp3+agu1   54 next
        vpxor ymm2, ymm3, [rbp + 2784]                                   ;    86.0 fp0+agu0   54 next
        vpxor ymm3, ymm4, [rbp + 2752]                                   ;    86.3 fp1+agu1   54 next
        vpxor ymm4, ymm5, [rbp + 2720]                                   ;    87.0 fp2+agu0   54 next
        vpxor ymm5, ymm6, [rbp + 2688]                                   ;    87.3 fp3+agu1   54 next
        vpxor ymm6, ymm7, [rbp + 2656]                                   ;    88.0 fp0+agu0   54 next
        vpxor ymm7, ymm8, [rbp + 2624]                                   ;    88.3 fp1+agu1   54 next
        vpxor ymm8, ymm9, [rbp + 2592]                                   ;    89.0 fp2+agu0   54 next
        vpxor ymm9, ymm10, [rbp + 2144]                                  ;    89.3 fp3+agu1   54 next
        vpxor ymm10, ymm11, [rbp + 2176]                                 ;    90.0 fp0+agu0   54 next
        vpxor ymm11, ymm12, [rbp + 2240]                                 ;    90.3 fp1+agu1   54 next
        vpxor ymm12, ymm13, [rbp + 2272]                                 ;    91.0 fp2+agu0   54 next
        vmovdqu ymm13, [rbp + 2304]                                      ;    91.3 agu1    54 next
        vpxor ymm13, ymm13, [r10 + 480]                                  ;    98.3 fp3+agu0   54 next
        vmovdqu [rbp + 3968], ymm15                                      ;    86.0 agu2+fp5   54 next spill
        vpxor ymm15, ymm5, ymm11                                         ;    91.3 fp0     41 next
        vmovdqu [rbp + 4000], ymm1                                       ;    86.3 agu2+fp5   54 next spill
        vpand ymm1, ymm8, ymm12                                          ;    92.0 fp1     41 next
        vmovdqu [rbp + 4032], ymm14                                      ;    87.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm10                                         ;    91.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm4                                       ;    88.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm13                                         ;    99.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm3                                       ;    89.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm11                                          ;    91.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm0                                       ;    90.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm12                                          ;    92.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;    93.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm9                                          ;    91.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;    94.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm2                                       ;    91.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm8                                          ;    92.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm3                                       ;    95.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm7, ymm2                                           ;    93.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm1                                       ;    93.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, ymm13                                          ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   100.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm11                                      ;    94.2 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm7                                          ;    91.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    92.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   101.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm11                                      ;    95.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm5                                          ;    92.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    93.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm6                                          ;    92.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   100.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm4                                       ;   100.3 agu2+fp5   41 next spill
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
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   102.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   101.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   102.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm4                                       ;   100.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm5                                           ;    95.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4384], ymm8                                       ;   103.3 agu2+fp5   41 next spill
        db 0x2e
        vpor ymm8, ymm2, ymm13                                           ;    99.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm2                                       ;    99.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm9                                          ;    99.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm11                                      ;   100.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm10                                         ;    99.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   100.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm10                                         ;   100.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   101.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm10                                         ;   100.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   101.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm6                                           ;   101.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   102.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   102.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   103.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   102.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm2                                       ;   104.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm13                                         ;   102.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
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
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                        ;   104.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   104.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   105.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
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
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm6                                           ;   107.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   108.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   109.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4288]                                   ;   109.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4224]                                   ;   108.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   109.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4256]                                       ;   106.3 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm8                                       ;   110.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm9                                          ;   113.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   113.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   109.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4448]                                   ;   114.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   109.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   113.3 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 4416]                                  ;   110.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 4192]                                  ;   110.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   110.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   111.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   115.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   114.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4384]                                      ;   109.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   116.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4416]                                 ;   115.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   114.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   116.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   112.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   117.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4320]                                 ;   117.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   118.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   115.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4192]                                   ;   115.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4256]                                       ;   112.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   119.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   120.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   116.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm7                                          ;   120.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   117.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   117.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4352]                                   ;   118.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4288]                                 ;   117.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4224]                                   ;   116.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4512]                                   ;   117.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4416]                                   ;   116.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   121.7 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   121.7 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   122.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   122.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4160]                                      ;   117.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4128]                                       ;   117.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   124.7 fp1     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 4096]                                       ;   118.3 agu1    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   125.3 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4064]                                       ;   118.7 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4032]                                       ;   119.3 agu1    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   126.3 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4000]                                       ;   119.7 agu0    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   126.7 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4160]                                      ;   120.3 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4000]                                 ;   127.3 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm4                                       ;   119.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4064]                                       ;   121.3 agu1    41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 4000]                                   ;   128.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm8                                       ;   120.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4096]                                       ;   122.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3968]                                   ;   129.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   130.3 fp0     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   130.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4512], ymm12                                      ;   121.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm9, ymm7                                          ;   127.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm1                                       ;   122.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 4064]                                   ;   126.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm10                                      ;   123.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm12, [rbp + 4160]                                 ;   128.7 fp0+agu0   41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 4064]                                 ;   129.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   130.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4352], ymm2                                       ;   124.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm15, ymm13                                         ;   128.3 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   131.3 fp0     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 4096]                                   ;   129.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   131.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4384], ymm14                                      ;   126.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 4096]                                  ;   126.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm3                                       ;   127.3 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm14, [rbp + 4000]                                  ;   127.5 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm14                                          ;   127.5 fp1     41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   128.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm11                                      ;   128.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm0                                          ;   127.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   128.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm6                                       ;   132.3 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 4064]                                       ;   128.7 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3968]                                   ;   135.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   136.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm10                                      ;   130.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 3968]                                 ;   132.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   133.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4000]                                      ;   130.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   137.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   132.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm3                                       ;   138.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm11, [rbp + 3968]                                  ;   137.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   138.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4160]                                 ;   137.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   139.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm3                                       ;   140.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, [rbp + 4160]                                   ;   131.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   132.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   138.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   133.3 fp2     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4160]                                 ;   133.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   134.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4096]                                   ;   132.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3968]                                 ;   133.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   136.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm9                                       ;   133.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm10                                          ;   137.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   138.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   139.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4160]                                       ;   134.0 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm2                                       ;   140.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm3                                           ;   141.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   142.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   143.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   143.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   138.5 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4064]                                       ;   137.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm9                                          ;   144.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
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
        vpxor ymm1, ymm1, [rbp + 4096]                                   ;   145.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   139.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3968]                                 ;   139.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   140.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   144.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm3                                         ;   141.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 4096]                                   ;   140.8 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   146.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   147.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   146.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3968]                                       ;   141.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm1                                          ;   148.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   142.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4608]                                   ;   142.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   144.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   148.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4096]                                      ;   143.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   150.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   145.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4576]                                   ;   148.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   151.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   144.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4608]                                   ;   151.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm15                                         ;   152.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   149.7 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4576]                                 ;   153.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   149.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   152.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   153.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   146.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   154.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   154.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   147.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   155.0 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   148.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 4640]                                  ;   149.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4192]                                       ;   149.0 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   156.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   157.0 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4384]                                   ;   150.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   151.0 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   150.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm12                                         ;   156.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4288]                                       ;   151.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4160]                                   ;   158.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   159.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4224]                                 ;   152.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   153.0 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4512]                                   ;   152.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   153.7 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4896]                                  ;   153.0 fp3+agu0   48 next
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
        vmovdqu ymm12, [rbp + 4416]                                      ;   160.0 agu0    48 next
        vpxor ymm12, ymm12, [r9 + 4832]                                  ;   167.0 fp1+agu1   48 next
        vmovdqu [rbp + 4416], ymm5                                       ;   157.0 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4256]                                       ;   161.0 agu0    48 next
        vpxor ymm5, ymm5, [r9 + 4864]                                    ;   168.0 fp2+agu1   48 next
        vmovdqu [rbp + 4256], ymm7                                       ;   157.3 agu2+fp5   48 next spill
        vpxor ymm7, ymm0, ymm9                                           ;   160.7 fp3     45 next
        vmovdqu [rbp + 4512], ymm8                                       ;   161.0 agu2+fp5   48 next spill
        vpand ymm8, ymm10, ymm12                                         ;   168.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm3                                       ;   159.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm13                                          ;   160.0 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm11                                      ;   160.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm11, ymm10, ymm9                                         ;   160.7 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4160], ymm4                                       ;   161.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm4, ymm12, ymm5                                          ;   169.0 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                                      ;   162.3 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm0, ymm12                                         ;   168.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   169.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm6                                          ;   160.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   170.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm11                                      ;   171.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm10                                         ;   161.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm8                                       ;   169.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm1                                          ;   162.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm9                                       ;   165.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm5                                           ;   169.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   170.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   161.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   162.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   171.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm14                                      ;   166.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm0                                         ;   162.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   163.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm2                                         ;   162.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   170.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm4                                       ;   170.0 agu1+fp5   45 next spill
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
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   172.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   171.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   172.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm4                                       ;   170.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm0                                           ;   169.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm10                                      ;   173.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm11, ymm5                                          ;   169.5 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4640], ymm11                                      ;   171.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm6                                          ;   169.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;   170.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm14                                      ;   172.0 agu2+fp5   45 next spill
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
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   172.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm2                                          ;   171.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   173.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   173.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   174.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   172.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm11                                      ;   175.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm5                                         ;   173.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
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
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   175.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   175.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   176.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   176.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   177.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   176.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm12                                         ;   176.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   177.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   178.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   179.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm2                                          ;   177.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   178.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   179.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4384]                                 ;   180.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;   178.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   179.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4000]                                       ;   177.0 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm10                                      ;   181.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm6                                         ;   184.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   184.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   179.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   185.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   180.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;   184.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4640]                                  ;   180.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, [rbp + 4096]                                   ;   181.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   181.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   182.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   186.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   185.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4192]                                       ;   179.8 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   186.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4640]                                   ;   186.0 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   185.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   187.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   183.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   187.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   187.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4544]                                 ;   188.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   186.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4096]                                 ;   186.0 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   183.3 agu1    48 next reload
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
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   187.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   189.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   188.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4352]                                   ;   187.0 fp1+agu0   45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4128]                                 ;   188.0 fp2+agu1   45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   187.3 fp3+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   192.3 fp0     45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   192.3 fp1     45 next
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   193.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   193.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4288]                                      ;   188.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   195.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4160]                                       ;   188.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   195.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4224]                                       ;   189.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   196.0 fp2     45 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4064]                                       ;   189.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   196.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4512]                                       ;   190.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   197.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4256]                                       ;   190.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   197.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4416]                                       ;   191.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   198.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   196.0 fp3+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;   196.3 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 2464]                                   ;   197.0 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 2496]                                 ;   197.3 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   198.0 fp3+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 2560]                                   ;   198.3 fp0+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 2336]                                 ;   199.0 fp1+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;   195.0 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   195.3 fp3+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 1984]                                 ;   196.0 fp0+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 2016]                                   ;   196.3 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;   197.0 fp2+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 2080]                                   ;   197.3 fp3+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 2112]                                   ;   198.0 fp0+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 2208]                                   ;   198.3 fp1+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 2368]                                   ;   199.0 fp2+agu1   54 next
        vmovdqu [rbp + 4416], ymm7                                       ;   200.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2400]                                       ;   199.3 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r8]                                           ;   206.3 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm6                                       ;   199.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2432]                                       ;   200.3 agu0    54 next
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 32]                                      ;   207.3 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4512], ymm5                                       ;   199.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2464]                                       ;   201.3 agu0    54 next
        vpxor ymm5, ymm5, [r8 + 64]                                      ;   208.3 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4064], ymm2                                       ;   199.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2496]                                       ;   202.3 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 96]                                      ;   209.3 fp2+agu1   54 next
        vmovdqu [rbp + 4224], ymm1                                       ;   200.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2528]                                       ;   203.3 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 128]                                     ;   210.3 fp3+agu1   54 next
        vmovdqu [rbp + 4160], ymm0                                       ;   201.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 2560]                                       ;   204.3 agu0    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 160]                                     ;   211.3 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                                      ;   202.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2336]                                      ;   205.3 agu0    54 next
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 192]                                   ;   212.3 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm4                                       ;   203.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 1920]                                       ;   206.3 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 224]                                     ;   213.3 fp2+agu1   54 next
        vmovdqu [rbp + 4640], ymm10                                      ;   204.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 1952]                                      ;   207.3 agu0    54 next
        vpxor ymm10, ymm10, [r8 + 256]                                   ;   214.3 fp3+agu1   54 next
        vmovdqu [rbp + 4128], ymm12                                      ;   205.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 1984]                                      ;   208.3 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 288]                                   ;   215.3 fp0+agu1   54 next
        vmovdqu [rbp + 4352], ymm9                                       ;   206.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2016]                                       ;   209.3 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   216.3 fp1+agu1   54 next
        vmovdqu [rbp + 4384], ymm13                                      ;   207.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2048]                                      ;   210.3 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   217.3 fp2+agu1   54 next
        vmovdqu [rbp + 4032], ymm11                                      ;   208.5 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2080]                                      ;   211.3 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 384]                                   ;   218.3 fp3+agu1   54 next
        vmovdqu [rbp + 4192], ymm3                                       ;   209.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2112]                                       ;   212.3 agu0    54 next
        vpxor ymm3, ymm3, [r8 + 416]                                     ;   219.3 fp0+agu1   54 next
        vmovdqu [rbp + 4096], ymm8                                       ;   210.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2208]                                       ;   213.3 agu0    54 next
        vpxor ymm8, ymm8, [r8 + 448]                                     ;   220.3 fp1+agu1   54 next
        vmovdqu [rbp + 4544], ymm14                                      ;   211.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2368]                                      ;   214.3 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 480]                                   ;   221.3 fp2+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm5                                       ;   212.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm5, ymm4, ymm3                                           ;   220.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm2                                       ;   213.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm2, ymm9, ymm8                                           ;   221.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm6                                       ;   214.5 agu2+fp5   54 next spill
        vpxor ymm6, ymm10, ymm11                                         ;   219.3 fp1     41 next
        vmovdqu [rbp + 4576], ymm15                                      ;   215.5 agu0+fp5   54 next spill
        vpand ymm15, ymm8, ymm14                                         ;   222.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm0                                       ;   216.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm3                                           ;   220.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm7                                       ;   217.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm8                                           ;   221.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   222.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm13                                          ;   220.3 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   223.3 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm1                                       ;   218.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm5                                           ;   221.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm0                                       ;   224.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm1                                          ;   222.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm2                                       ;   222.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, ymm14                                          ;   222.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   223.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm3                                       ;   221.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm12                                          ;   220.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   221.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   224.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm3                                       ;   222.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   221.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   222.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm10                                          ;   221.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   223.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm15                                      ;   223.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm13                                         ;   222.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   223.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   224.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm13                                        ;   222.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   223.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   225.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   224.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   225.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm15                                      ;   224.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm4                                         ;   224.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm9                                       ;   226.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm1, ymm14                                           ;   224.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   226.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm13                                          ;   224.7 fp1     41 next
        db 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   224.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm3                                       ;   227.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm11                                         ;   225.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   226.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
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
        vmovdqu [rbp + 4992], ymm1                                       ;   230.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm14                                          ;   227.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   228.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   229.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                          ;   228.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   229.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   229.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
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
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   231.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   232.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   231.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   231.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   231.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   232.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   233.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm10                                          ;   232.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                          ;   233.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   234.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4800]                                   ;   234.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4736]                                 ;   233.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   234.7 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4768]                                      ;   231.5 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 5024], ymm9                                       ;   235.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm8, ymm13                                          ;   238.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   238.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   234.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;   239.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   235.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   238.5 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm11, ymm11, [rbp + 4928]                                  ;   235.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 4704]                                  ;   235.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   236.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   237.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   240.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   239.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4896]                                       ;   234.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   241.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4928]                                 ;   240.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   239.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   241.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   238.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   242.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4832]                                   ;   242.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4992]                                   ;   243.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   240.5 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4704]                                   ;   240.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4768]                                      ;   238.3 agu0    54 next reload
        db 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   245.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
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
        vpxor ymm1, ymm1, [rbp + 4864]                                   ;   243.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4800]                                 ;   242.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4736]                                   ;   241.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5024]                                   ;   242.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4928]                                 ;   242.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   247.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   247.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   248.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   248.3 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4672]                                      ;   242.5 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4448]                                       ;   242.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                         ;   249.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4608]                                       ;   243.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   250.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   243.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4320]                                      ;   244.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   251.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4480]                                      ;   244.8 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   251.8 fp3     41 next
        vmovdqu ymm13, [rbp + 4672]                                      ;   245.5 agu0    41 next
        vpand ymm13, ymm13, [rbp + 4480]                                 ;   252.5 fp0+agu1   41 next
        vmovdqu [rbp + 4768], ymm15                                      ;   244.3 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 4576]                                      ;   246.5 agu0    41 next
        vpand ymm15, ymm15, [rbp + 4480]                                 ;   253.5 fp1+agu1   41 next
        vmovdqu [rbp + 4928], ymm9                                       ;   245.3 agu2+fp5   41 next spill
        vmovdqu ymm9, [rbp + 4608]                                       ;   247.5 agu0    41 next
        vpand ymm9, ymm9, [rbp + 3968]                                   ;   254.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   255.5 fp3     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   255.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm8                                       ;   246.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm12, ymm10                                         ;   252.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm2                                       ;   247.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm5, [rbp + 4576]                                   ;   251.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm11                                      ;   249.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm8, [rbp + 4672]                                  ;   253.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4576]                                 ;   254.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   255.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm1                                       ;   249.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm13                                         ;   253.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   256.5 fp3     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 4608]                                   ;   254.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   256.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm6                                       ;   251.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 4608]                                  ;   251.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm0                                       ;   252.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 4480]                                   ;   252.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   252.7 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   253.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm3                                       ;   253.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm10, ymm4                                          ;   252.8 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   253.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm7                                       ;   257.5 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   253.7 agu1    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 3968]                                   ;   260.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   261.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm11                                      ;   255.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm13, [rbp + 3968]                                 ;   257.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   258.5 fp3     41 next
        vmovdqu ymm11, [rbp + 4480]                                      ;   255.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   262.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   257.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm0                                       ;   263.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, [rbp + 3968]                                   ;   262.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   263.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4672]                                   ;   262.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   264.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm0                                       ;   265.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, [rbp + 4672]                                  ;   256.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   257.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   263.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   258.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   258.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   259.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4608]                                   ;   257.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3968]                                   ;   258.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   261.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm12                                      ;   258.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm11                                        ;   262.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   263.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   264.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4672]                                       ;   259.2 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm1                                       ;   265.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm0                                          ;   266.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   267.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   268.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   268.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   263.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4576]                                      ;   262.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm12                                         ;   269.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   270.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   271.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   272.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm1                                          ;   269.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   269.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4608]                                   ;   270.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   264.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   264.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   265.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   269.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm0                                           ;   266.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4608]                                   ;   265.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   271.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   272.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   271.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3968]                                       ;   266.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm2                                         ;   273.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   267.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5120]                                   ;   267.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   269.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   273.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4608]                                      ;   268.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm13                                         ;   275.2 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4960]                                   ;   270.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5088]                                   ;   273.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   276.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   269.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5120]                                   ;   276.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   277.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   274.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5088]                                 ;   278.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   274.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4832]                                   ;   277.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   278.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_encrypt_compact.T0_constants256]       ;   271.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   279.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   279.2 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5056]                                   ;   272.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   280.2 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   273.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm4, [rbp + 5152]                                  ;   274.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 4704]                                       ;   274.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4320]                                   ;   281.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   282.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4896]                                   ;   275.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   276.0 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4864]                                 ;   275.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm11, ymm8                                          ;   281.2 fp3     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4800]                                       ;   276.0 agu0    41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4672]                                   ;   283.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   284.0 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4736]                                 ;   277.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   278.0 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   277.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   278.7 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 4896]                                 ;   278.0 fp2+agu0   48 next
        db 0x2e
        vpxor ymm15, ymm15, [r10 + 4928]                                 ;   283.0 fp3+agu1   48 next
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   279.0 fp0+agu0   48 next
        db 0x2e
        vpxor ymm6, ymm6, [r10 + 4992]                                   ;   282.2 fp1+agu1   48 next
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
        vmovdqu ymm8, [rbp + 4928]                                       ;   285.0 agu0    48 next
        vpxor ymm8, ymm8, [r10 + 4832]                                   ;   292.0 fp0+agu1   48 next
        vmovdqu [rbp + 4928], ymm5                                       ;   282.0 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4768]                                       ;   286.0 agu0    48 next
        db 0x2e
        vpxor ymm5, ymm5, [r10 + 4864]                                   ;   293.0 fp1+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm10                                      ;   282.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm4, ymm12                                         ;   285.7 fp2     45 next
        vmovdqu [rbp + 5024], ymm9                                       ;   286.0 agu2+fp5   48 next spill
        vpand ymm9, ymm11, ymm8                                          ;   293.0 fp3     45 next
        vmovdqu [rbp + 4576], ymm6                                       ;   284.3 agu2+fp5   48 next spill
        vpxor ymm6, ymm1, ymm13                                          ;   285.0 fp0     45 next
        vmovdqu [rbp + 4736], ymm3                                       ;   285.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   285.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm15                                      ;   286.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm5                                          ;   294.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm14                                      ;   287.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm4, ymm8                                          ;   293.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   294.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm7                                         ;   285.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   295.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm3                                       ;   296.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm11                                         ;   286.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm9                                       ;   294.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm2                                           ;   287.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm12                                      ;   290.3 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm5                                          ;   294.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   295.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm2                                          ;   286.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   287.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   296.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm0                                       ;   291.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm4                                          ;   287.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   288.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm1                                          ;   287.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   295.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm15                                      ;   295.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm7                                         ;   290.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   291.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   296.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm5                                          ;   294.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   295.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   297.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   296.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_encrypt_compact.T0_constants256] ;   297.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm15                                      ;   295.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                                          ;   294.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm11                                      ;   298.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm11, ymm3, ymm5                                           ;   294.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm3                                       ;   296.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm7                                           ;   294.8 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   295.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm0                                       ;   297.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm13                                          ;   295.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   296.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm13                                          ;   295.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   297.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm13                                         ;   296.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   297.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm1                                          ;   296.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   298.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   298.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   299.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   297.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm3                                       ;   300.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm5                                           ;   298.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   298.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   299.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   299.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   299.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   300.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                           ;   299.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   300.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   300.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   300.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   300.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   301.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
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
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   303.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   304.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4896]                                 ;   305.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4864]                                   ;   303.8 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   304.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4480]                                       ;   302.0 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm11                                      ;   306.0 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm11, ymm8, ymm7                                          ;   309.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   309.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   304.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   310.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   305.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   309.0 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5152]                                  ;   305.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, [rbp + 4608]                                  ;   306.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   306.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   307.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   311.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   310.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4704]                                      ;   304.8 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   311.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5152]                                   ;   311.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   310.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   312.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   308.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   312.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3968]                                   ;   312.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5056]                                   ;   313.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   311.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4608]                                 ;   311.0 fp3+agu0   45 next
        db 0x2e
        vmovdqu ymm5, [rbp + 4480]                                       ;   308.3 agu1    48 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   315.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   316.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   311.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm2                                           ;   316.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   313.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   312.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   314.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4896]                                 ;   313.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4864]                                 ;   312.0 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   313.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5152]                                 ;   312.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   317.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   317.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   318.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   318.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4800]                                      ;   313.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   320.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   313.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   320.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4736]                                       ;   314.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   321.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                                       ;   314.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   321.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5024]                                       ;   315.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   322.0 fp3     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4768]                                       ;   315.3 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   322.3 fp0     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4928]                                      ;   316.0 agu1    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   323.0 fp1     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4544]                                   ;   321.0 fp2+agu0   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4096]                                   ;   321.3 fp3+agu1   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4192]                                   ;   322.0 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   322.3 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   323.0 fp2+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   323.3 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 4128]                                   ;   324.0 fp0+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 4640]                                 ;   320.0 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4000]                                 ;   320.3 fp2+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4288]                                 ;   321.0 fp3+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 4160]                                   ;   321.3 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4224]                                   ;   322.0 fp1+agu1   54 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4064]                                   ;   322.3 fp2+agu0   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4512]                                   ;   323.0 fp3+agu1   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4256]                                   ;   323.3 fp0+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;   324.0 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm10                                      ;   325.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4544]                                      ;   324.3 agu0    54 next
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 512]                                  ;   331.3 fp2+agu1   54 next
        vmovdqu [rbp + 4544], ymm7                                       ;   324.3 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 4096]                                       ;   325.3 agu0    54 next
        vpxor ymm7, ymm7, [r11 + 544]                                    ;   332.3 fp3+agu1   54 next
        vmovdqu [rbp + 4096], ymm5                                       ;   324.0 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4192]                                       ;   326.3 agu0    54 next
        vpxor ymm5, ymm5, [r11 + 576]                                    ;   333.3 fp0+agu1   54 next
        vmovdqu [rbp + 4192], ymm4                                       ;   324.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4032]                                       ;   327.3 agu0    54 next
        vpxor ymm4, ymm4, [r11 + 608]                                    ;   334.3 fp1+agu1   54 next
        vmovdqu [rbp + 4032], ymm2                                       ;   325.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4384]                                       ;   328.3 agu0    54 next
        vpxor ymm2, ymm2, [r11 + 640]                                    ;   335.3 fp2+agu1   54 next
        vmovdqu [rbp + 4384], ymm1                                       ;   326.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4352]                                       ;   329.3 agu0    54 next
        vpxor ymm1, ymm1, [r11 + 672]                                    ;   336.3 fp3+agu1   54 next
        vmovdqu [rbp + 4352], ymm14                                      ;   327.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4128]                                      ;   330.3 agu0    54 next
        vpxor ymm14, ymm14, [r11 + 704]                                  ;   337.3 fp0+agu1   54 next
        vmovdqu [rbp + 4128], ymm15                                      ;   328.5 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 4640]                                      ;   331.3 agu0    54 next
        vpxor ymm15, ymm15, [r11 + 736]                                  ;   338.3 fp1+agu1   54 next
        vmovdqu [rbp + 4640], ymm11                                      ;   329.5 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4000]                                      ;   332.3 agu0    54 next
        vpxor ymm11, ymm11, [r11 + 768]                                  ;   339.3 fp2+agu1   54 next
        vmovdqu [rbp + 4000], ymm8                                       ;   330.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4288]                                       ;   333.3 agu0    54 next
        vpxor ymm8, ymm8, [r11 + 800]                                    ;   340.3 fp3+agu1   54 next
        vmovdqu [rbp + 4288], ymm12                                      ;   331.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4160]                                      ;   334.3 agu0    54 next
        vpxor ymm12, ymm12, [r11 + 832]                                  ;   341.3 fp0+agu1   54 next
        vmovdqu [rbp + 4160], ymm13                                      ;   332.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4224]                                      ;   335.3 agu0    54 next
        vpxor ymm13, ymm13, [r11 + 864]                                  ;   342.3 fp1+agu1   54 next
        vmovdqu [rbp + 4224], ymm3                                       ;   333.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4064]                                       ;   336.3 agu0    54 next
        vpxor ymm3, ymm3, [r11 + 896]                                    ;   343.3 fp2+agu1   54 next
        vmovdqu [rbp + 4064], ymm6                                       ;   334.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 4512]                                       ;   337.3 agu0    54 next
        vpxor ymm6, ymm6, [r11 + 928]                                    ;   344.3 fp3+agu1   54 next
        vmovdqu [rbp + 4512], ymm9                                       ;   335.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4256]                                       ;   338.3 agu0    54 next
        vpxor ymm9, ymm9, [r11 + 960]                                    ;   345.3 fp0+agu1   54 next
        vmovdqu [rbp + 4256], ymm0                                       ;   336.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 4416]                                       ;   339.3 agu0    54 next
        vpxor ymm0, ymm0, [r11 + 992]                                    ;   346.3 fp1+agu1   54 next
        vmovdqu [rbp + 4416], ymm5                                       ;   337.5 agu2+fp5   54 next spill
        vpxor ymm5, ymm15, ymm6                                          ;   345.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;   338.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm9                                          ;   346.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm7                                       ;   339.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm3                                          ;   344.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm14                                      ;   340.5 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm14, ymm9, ymm0                                          ;   347.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm1                                       ;   341.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm1, ymm12, ymm6                                          ;   345.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm10                                      ;   342.5 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm9                                         ;   346.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   347.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm13                                         ;   345.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   348.3 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm2                                       ;   343.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm5                                          ;   346.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm1                                       ;   349.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm2                                           ;   347.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   347.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm0                                          ;   347.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   348.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm6                                       ;   346.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm8                                          ;   345.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   346.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   349.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm6                                       ;   347.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm15                                         ;   346.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   347.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm11                                         ;   346.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   348.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm14                                      ;   348.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   347.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   348.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   349.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
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
        vmovdqu [rbp + 4320], ymm14                                      ;   349.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   349.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm12                                      ;   351.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm0                                           ;   349.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm2                                       ;   351.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm13                                          ;   349.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   349.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm6                                       ;   352.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm3                                           ;   350.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   351.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm3                                          ;   350.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   352.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm3                                          ;   351.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   352.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm11                                         ;   351.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   353.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   353.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   354.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   352.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm2                                       ;   355.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm0                                           ;   352.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   353.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   354.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   353.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   354.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   354.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm11                                          ;   354.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   355.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   355.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   355.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   355.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   356.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                        ;   356.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   357.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   356.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   356.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   356.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   357.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   358.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm11                                         ;   357.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   358.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   359.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4864]                                 ;   359.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5152]                                 ;   358.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   359.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4448]                                      ;   356.5 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 4992], ymm12                                      ;   360.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   363.5 fp2     41 next
        db 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   363.5 fp3     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   359.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5056]                                 ;   364.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                           ;   360.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   363.5 fp3     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 4608]                                    ;   360.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 4480]                                  ;   360.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   361.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   362.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   365.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   364.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4704]                                       ;   359.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   366.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4608]                                   ;   365.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   364.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   366.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   363.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   367.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4896]                                   ;   367.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3968]                                   ;   368.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   365.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   365.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4448]                                       ;   363.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   370.3 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   366.7 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   371.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm8                                           ;   371.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   367.5 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   367.7 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4320]                                   ;   368.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4864]                                   ;   367.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5152]                                   ;   366.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4992]                                 ;   367.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4608]                                 ;   367.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   372.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   372.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   373.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   373.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4800]                                      ;   367.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4672]                                       ;   367.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   374.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4736]                                       ;   368.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   375.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4576]                                       ;   368.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5024]                                      ;   369.5 agu0    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   376.5 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4768]                                      ;   369.8 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   376.8 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4800]                                      ;   370.5 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4768]                                 ;   377.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm14                                      ;   369.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 4576]                                      ;   371.5 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 4768]                                 ;   378.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm12                                      ;   370.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 4736]                                      ;   372.5 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4416]                                 ;   379.5 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm12                                          ;   380.5 fp2     41 next
        vpand ymm12, ymm12, ymm10                                        ;   380.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm9                                       ;   371.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm10                                         ;   377.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   372.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm5, [rbp + 4576]                                   ;   376.5 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm3                                       ;   374.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm9, [rbp + 4800]                                   ;   378.8 fp2+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 4576]                                   ;   379.8 fp3+agu0   41 next
        vpxor ymm11, ymm11, ymm3                                         ;   380.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm2                                       ;   374.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm15, ymm13                                         ;   378.5 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   381.5 fp2     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 4736]                                   ;   379.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   381.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm7                                       ;   376.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, [rbp + 4736]                                  ;   376.7 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm1                                       ;   377.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, [rbp + 4768]                                   ;   377.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   377.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel misty1_encrypt_compact.T0_constants256]   ;   378.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm6                                       ;   378.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm0                                          ;   377.8 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   378.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm8                                       ;   382.5 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4576]                                       ;   378.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4416]                                   ;   385.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   386.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm3                                       ;   380.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm13, [rbp + 4416]                                  ;   382.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   383.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4768]                                       ;   380.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   387.7 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   382.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm1                                       ;   388.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, [rbp + 4416]                                   ;   387.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   388.8 fp2     41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 4800]                                   ;   387.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   389.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm1                                       ;   390.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm14, [rbp + 4800]                                  ;   381.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   382.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   388.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   383.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4800]                                 ;   383.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   384.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4736]                                   ;   382.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4416]                                   ;   383.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   386.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm11                                      ;   383.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm3                                         ;   387.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   388.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   389.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4800]                                       ;   384.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm2                                       ;   390.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   391.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   392.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   393.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   393.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   388.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4576]                                      ;   387.8 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm11                                         ;   394.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   395.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   396.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   397.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm3, ymm2                                           ;   394.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   394.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4736]                                   ;   395.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   389.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4416]                                   ;   390.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   390.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   394.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm1                                           ;   391.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4736]                                   ;   391.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   396.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   397.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   396.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4416]                                       ;   391.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm4                                         ;   398.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   392.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5120]                                   ;   392.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   394.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   398.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4736]                                      ;   393.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                         ;   400.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   395.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5088]                                   ;   398.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   401.2 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   394.5 fp3     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 5120]                                   ;   401.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   402.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   399.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5088]                                 ;   403.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   399.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4896]                                   ;   402.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   403.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   396.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   404.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   404.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4832]                                   ;   397.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   405.2 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3968]                                   ;   398.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 4960]                                  ;   399.2 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4480]                                       ;   399.2 agu1    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5024]                                   ;   406.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   407.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4704]                                   ;   400.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   401.2 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   400.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm3, ymm9                                           ;   406.2 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4864]                                       ;   401.2 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4800]                                   ;   408.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   409.2 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5152]                                 ;   402.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   403.2 fp2     41 next
        vpxor ymm11, ymm11, [rbp + 4992]                                 ;   402.8 fp3+agu0   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   403.8 fp0     41 next
        vpxor ymm15, ymm15, [r8 + 4896]                                  ;   403.2 fp1+agu1   48 next
        vpxor ymm14, ymm14, [r8 + 4928]                                  ;   408.2 fp2+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4960]                                    ;   404.2 fp3+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4992]                                    ;   407.2 fp0+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 5024]                                  ;   410.2 fp1+agu1   48 next
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 5056]                                  ;   405.8 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 5088]                                    ;   406.2 fp3+agu1   48 next
        vpxor ymm0, ymm0, [r8 + 4608]                                    ;   406.8 fp0+agu0   48 next
        vpxor ymm2, ymm2, [r8 + 4640]                                    ;   407.2 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 4672]                                    ;   407.8 fp2+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4704]                                    ;   408.2 fp3+agu1   48 next
        vpxor ymm8, ymm8, [r8 + 4736]                                    ;   409.2 fp0+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   409.2 fp1+agu1   48 next
        vpxor ymm11, ymm11, [r8 + 4800]                                  ;   409.8 fp2+agu0   48 next
        vmovdqu ymm9, [rbp + 4608]                                       ;   410.2 agu1    48 next
        vpxor ymm9, ymm9, [r8 + 4832]                                    ;   417.2 fp3+agu0   48 next
        vmovdqu [rbp + 4608], ymm5                                       ;   407.2 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4448]                                       ;   411.2 agu1    48 next
        vpxor ymm5, ymm5, [r8 + 4864]                                    ;   418.2 fp0+agu0   48 next
        vmovdqu [rbp + 4448], ymm10                                      ;   407.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm0, ymm11                                         ;   410.8 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm12                                      ;   411.2 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm3, ymm9                                          ;   418.2 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm7                                       ;   409.5 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm13                                          ;   410.2 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm6                                       ;   410.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm6, ymm3, ymm11                                          ;   410.8 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm14                                      ;   411.5 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm5                                          ;   419.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm15                                      ;   412.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm9                                          ;   418.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   419.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   410.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   420.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm6                                       ;   421.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm3                                          ;   411.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm12                                      ;   419.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm4                                          ;   412.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm11                                      ;   415.5 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm5                                          ;   419.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   420.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   411.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   412.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   421.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm1                                       ;   416.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm0                                           ;   412.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   413.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm2                                           ;   413.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   420.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm14                                      ;   420.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm8                                          ;   415.5 fp1     45 next
        db 0x2e, 0x2e
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
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   422.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm14                                      ;   420.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm0                                          ;   419.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm3                                       ;   423.2 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm6, ymm5                                            ;   419.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   421.2 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;   420.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   420.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                                       ;   422.2 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm4, ymm13                                          ;   420.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   421.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   421.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   422.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   421.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   422.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm2                                           ;   422.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   423.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   423.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   424.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   423.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm6                                       ;   425.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm5                                           ;   423.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   423.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   424.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   424.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   424.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   425.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                           ;   424.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   425.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   425.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   425.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   425.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   426.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   426.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   427.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   426.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm9                                           ;   427.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   427.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   428.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   429.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm2                                           ;   428.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   429.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   430.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4704]                                   ;   430.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   429.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   430.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4768]                                       ;   427.2 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm3                                       ;   431.2 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm9, ymm8                                           ;   434.2 fp1     45 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   434.2 fp2     45 next
        db 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   430.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3968]                                   ;   435.2 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   430.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   434.2 fp2     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4960]                                  ;   431.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [rbp + 4736]                                  ;   431.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   431.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   432.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   436.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   435.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4480]                                      ;   430.0 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   437.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4960]                                   ;   436.2 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   435.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   437.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   433.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   438.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4416]                                   ;   438.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4832]                                   ;   439.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   436.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4736]                                   ;   436.2 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4768]                                       ;   433.5 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   440.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   441.5 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   437.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm4                                           ;   441.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   438.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   438.0 fp0     45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5024]                                   ;   439.2 fp1+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4704]                                 ;   438.2 fp2+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4320]                                 ;   437.2 fp3+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4672]                                   ;   438.2 fp0+agu0   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4960]                                 ;   437.5 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   442.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   442.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   443.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   443.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4864]                                      ;   438.2 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   445.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4800]                                       ;   438.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   445.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5152]                                       ;   439.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   446.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                                       ;   439.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   446.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4992]                                       ;   440.2 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   447.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4448]                                       ;   440.5 agu1    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   447.5 fp3     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4608]                                      ;   441.2 agu0    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   448.2 fp0     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4256]                                   ;   446.2 fp1+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 4512]                                 ;   446.5 fp2+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 4064]                                   ;   447.2 fp3+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 4224]                                   ;   447.5 fp0+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 4160]                                 ;   448.2 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 4288]                                 ;   448.5 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;   449.2 fp3+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4640]                                   ;   445.2 fp0+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   445.5 fp1+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4352]                                 ;   446.2 fp2+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 4384]                                   ;   446.5 fp3+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   447.2 fp0+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4192]                                   ;   447.5 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   448.2 fp2+agu0   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4544]                                   ;   448.5 fp3+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4928]                                 ;   449.2 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm10                                      ;   450.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4256]                                      ;   449.5 agu1    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r9]                                         ;   456.5 fp1+agu0   58 r
        vmovdqu [rbp + 4256], ymm8                                       ;   449.5 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4512]                                       ;   450.5 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 32]                                      ;   457.5 fp2+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 4512], ymm5                                       ;   449.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 4064]                                       ;   451.5 agu1    58 r
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 64]                                      ;   458.5 fp3+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 4064], ymm4                                       ;   449.7 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4224]                                       ;   452.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 96]                                      ;   459.5 fp0+agu0   58 r
        vmovdqu [rbp + 4224], ymm2                                       ;   450.7 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4160]                                       ;   453.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 128]                                     ;   460.5 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 3936]                                 ;   457.5 fp2+agu1  108 r
        vmovdqu [rbp + 3936], ymm10                                      ;   458.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4288]                                      ;   455.2 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 160]                                   ;   462.2 fp3+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;   458.5 fp0+agu0  108 r
        vmovdqu [rbp + 3904], ymm8                                       ;   459.5 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 4000]                                       ;   456.5 agu1    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 192]                                     ;   463.5 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 4000], ymm0                                       ;   453.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 4640]                                       ;   457.5 agu1    58 r
        db 0x2e
        vpxor ymm0, ymm0, [r9 + 224]                                     ;   464.5 fp2+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   459.5 fp3+agu1  108 r
        vmovdqu [rbp + 3872], ymm5                                       ;   460.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4128]                                       ;   459.2 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 256]                                     ;   466.2 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 3840]                                   ;   460.5 fp1+agu0  108 r
        vmovdqu [rbp + 3840], ymm4                                       ;   461.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4352]                                       ;   460.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 288]                                     ;   467.5 fp2+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 3808]                                   ;   461.5 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 3776]                                 ;   463.2 fp0+agu0  108 r
        vmovdqu [rbp + 3776], ymm10                                      ;   464.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4384]                                      ;   462.5 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 320]                                   ;   469.5 fp1+agu0   58 r
        vmovdqu [rbp + 4384], ymm2                                       ;   462.5 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 4032]                                       ;   463.5 agu1    58 r
        vpxor ymm2, ymm2, [r9 + 352]                                     ;   470.5 fp2+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 3744]                                   ;   464.5 fp3+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 3712]                                   ;   465.5 fp0+agu0  108 r
        vmovdqu [rbp + 3712], ymm0                                       ;   466.5 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 4192]                                       ;   465.5 agu1    58 r
        vpxor ymm0, ymm0, [r9 + 384]                                     ;   472.5 fp1+agu0   58 r
        vpxor ymm5, ymm5, [rbp + 3680]                                   ;   467.2 fp2+agu1  108 r
        vmovdqu [rbp + 3680], ymm5                                       ;   468.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4096]                                       ;   467.2 agu0    58 r
        vpxor ymm5, ymm5, [r9 + 416]                                     ;   474.2 fp3+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 3648]                                   ;   468.5 fp0+agu0  108 r
        vmovdqu [rbp + 3648], ymm4                                       ;   469.5 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4544]                                       ;   468.5 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 448]                                     ;   475.5 fp1+agu0   58 r
        vpxor ymm10, ymm10, [rbp + 3616]                                 ;   470.5 fp2+agu1  108 r
        vmovdqu [rbp + 3616], ymm10                                      ;   471.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4928]                                      ;   470.2 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 480]                                   ;   477.2 fp3+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 3584]                                   ;   471.5 fp0+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   473.5 fp1+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   475.2 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 3488]                                   ;   476.5 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 3456]                                 ;   478.2 fp0+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 2976]                                   ;   473.5 fp1+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   474.2 fp2+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 3040]                                   ;   474.5 fp3+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   475.2 fp0+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   475.5 fp1+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   476.2 fp2+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 3168]                                   ;   476.5 fp3+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 3200]                                   ;   477.2 fp0+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 3232]                                 ;   477.5 fp1+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 3264]                                 ;   478.2 fp2+agu0  108 r
        vmovdqu [rbp + 3264], ymm15                                      ;   479.2 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3296]                                      ;   478.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4000]                                 ;   485.5 fp3+agu0  108 r
        vmovdqu [rbp + 4000], ymm15                                      ;   486.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3328]                                      ;   479.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4224]                                 ;   486.5 fp0+agu0  108 r
        vmovdqu [rbp + 4224], ymm15                                      ;   487.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3360]                                      ;   480.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4064]                                 ;   487.5 fp1+agu0  108 r
        vmovdqu [rbp + 4064], ymm15                                      ;   488.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3392]                                      ;   481.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4512]                                 ;   488.5 fp2+agu0  108 r
        vmovdqu [rbp + 4512], ymm15                                      ;   489.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3424]                                      ;   482.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4256]                                 ;   489.5 fp3+agu0  108 r
        vmovdqu [rbp + 4256], ymm15                                      ;   490.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2944]                                      ;   483.5 agu1   108 r
        vpxor ymm15, ymm15, [rbp + 4608]                                 ;   490.5 fp0+agu0  108 r
        vmovdqu [rbp + 4608], ymm15                                      ;   491.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3936]                                      ;   484.5 agu1    54 next
        vpxor ymm15, ymm15, [r10 + 512]                                  ;   491.5 fp1+agu0   54 next
        vmovdqu [rbp + 2944], ymm14                                      ;   482.5 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 3904]                                      ;   485.5 agu1    54 next
        vpxor ymm14, ymm14, [r10 + 544]                                  ;   492.5 fp2+agu0   54 next
        vmovdqu [rbp + 3424], ymm3                                       ;   484.5 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 3872]                                       ;   486.5 agu1    54 next
        vpxor ymm3, ymm3, [r10 + 576]                                    ;   493.5 fp3+agu0   54 next
        vmovdqu [rbp + 3392], ymm9                                       ;   485.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 3840]                                       ;   487.5 agu1    54 next
        vpxor ymm9, ymm9, [r10 + 608]                                    ;   494.5 fp0+agu0   54 next
        vmovdqu [rbp + 3360], ymm11                                      ;   486.7 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 4384]                                      ;   488.5 agu1    54 next
        vpxor ymm11, ymm11, [r10 + 640]                                  ;   495.5 fp1+agu0   54 next
        vmovdqu [rbp + 3328], ymm13                                      ;   487.7 agu2+fp5  108 r spill
        vpxor ymm13, ymm8, [r10 + 704]                                   ;   489.5 fp2+agu1   54 next
        vmovdqu [rbp + 3296], ymm8                                       ;   488.7 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3776]                                       ;   490.2 agu0    54 next
        vpxor ymm8, ymm8, [r10 + 672]                                    ;   497.2 fp3+agu1   54 next
        vmovdqu [rbp + 3232], ymm6                                       ;   489.7 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3712]                                       ;   491.2 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 736]                                    ;   498.2 fp0+agu1   54 next
        vmovdqu [rbp + 3200], ymm7                                       ;   490.7 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3680]                                       ;   492.2 agu0    54 next
        vpxor ymm7, ymm7, [r10 + 768]                                    ;   499.2 fp1+agu1   54 next
        vmovdqu [rbp + 3168], ymm12                                      ;   491.7 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3648]                                      ;   493.2 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 800]                                  ;   500.2 fp2+agu1   54 next
        vmovdqu [rbp + 3136], ymm1                                       ;   492.7 agu2+fp5  108 r spill
        vpxor ymm1, ymm2, [r10 + 864]                                    ;   494.2 fp3+agu0   54 next
        vmovdqu [rbp + 3104], ymm2                                       ;   493.7 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3616]                                       ;   494.5 agu1    54 next
        vpxor ymm2, ymm2, [r10 + 832]                                    ;   501.5 fp0+agu0   54 next
        vmovdqu [rbp + 3072], ymm3                                       ;   494.7 agu2+fp5   54 next spill
        vpxor ymm3, ymm0, [r10 + 896]                                    ;   495.5 fp1+agu1   54 next
        vmovdqu [rbp + 3040], ymm0                                       ;   495.7 agu2+fp5  108 r spill
        vpxor ymm0, ymm5, [r10 + 928]                                    ;   496.2 fp2+agu0   54 next
        vmovdqu [rbp + 3008], ymm5                                       ;   496.7 agu1+fp5  108 r spill
        vpxor ymm5, ymm4, [r10 + 960]                                    ;   497.2 fp3+agu0   54 next
        vmovdqu [rbp + 2976], ymm4                                       ;   497.7 agu2+fp5  108 r spill
        vpxor ymm4, ymm10, [r10 + 992]                                   ;   497.5 fp0+agu1   54 next
        vmovdqu [rbp + 3456], ymm10                                      ;   498.7 agu2+fp5  108 r spill
        vpxor ymm10, ymm0, ymm6                                          ;   499.2 fp1     41 next
        vmovdqu [rbp + 3488], ymm9                                       ;   499.7 agu0+fp5   54 next spill
        vpand ymm9, ymm5, ymm2                                           ;   502.5 fp2     41 next
        vmovdqu [rbp + 3520], ymm14                                      ;   500.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm7                                          ;   500.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm13                                      ;   501.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm4                                          ;   498.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm8                                       ;   502.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm0, ymm2                                           ;   502.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm15                                      ;   503.7 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm6                                          ;   499.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   503.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm1                                          ;   498.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   504.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm11                                      ;   504.7 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm2                                         ;   502.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm8                                       ;   505.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm12                                         ;   503.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm9                                       ;   506.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm4, ymm6                                           ;   500.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   501.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   504.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm0                                       ;   507.7 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm12                                          ;   502.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   503.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm0                                       ;   508.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm6                                           ;   502.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   503.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm7                                           ;   502.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   504.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm13                                      ;   509.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm1                                          ;   503.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   504.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   504.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm1                                          ;   504.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   505.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   506.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   506.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   507.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm13                                      ;   510.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm6                                          ;   505.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm2                                       ;   511.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm2, ymm11, ymm4                                           ;   505.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm11                                      ;   512.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm1                                         ;   505.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   506.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm0                                       ;   513.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm3                                          ;   506.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   507.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm3                                           ;   506.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   508.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm3                                           ;   507.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   508.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm7                                          ;   507.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   509.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   509.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   510.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   508.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm11                                      ;   514.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm4                                          ;   509.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   509.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   510.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   510.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   510.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   511.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm7                                          ;   510.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   511.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   511.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   511.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   511.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   512.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   512.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   513.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   512.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm5                                          ;   512.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   513.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   514.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   515.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm7                                          ;   513.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   514.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   515.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   516.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4192]                                   ;   514.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   515.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3744]                                       ;   513.0 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm2                                       ;   517.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm1                                           ;   520.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   520.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   515.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4288]                                   ;   521.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   516.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   520.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 4640]                                    ;   519.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 4096]                                  ;   517.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   517.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   518.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   522.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   521.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4128]                                      ;   515.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   522.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   522.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   521.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   523.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   519.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   523.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   523.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4160]                                   ;   524.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   522.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4096]                                   ;   522.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3744]                                       ;   519.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   526.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   527.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   522.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm12                                         ;   527.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   524.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   523.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4352]                                 ;   525.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   524.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4192]                                   ;   523.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   524.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4640]                                 ;   523.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   528.7 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   528.7 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   529.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   529.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4544]                                      ;   524.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4928]                                       ;   524.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                         ;   531.3 fp2     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3584]                                       ;   525.0 agu1    41 next
        db 0x2e
        vpand ymm4, ymm4, ymm1                                           ;   532.0 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   525.3 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3520]                                       ;   526.0 agu1    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   533.0 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3488]                                      ;   526.3 agu0    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   533.3 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4544]                                      ;   527.0 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 3488]                                 ;   534.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;   525.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm13, [rbp + 3552]                                      ;   528.0 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3488]                                 ;   535.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm2                                       ;   526.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3584]                                       ;   529.0 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   536.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   537.0 fp1     41 next
        db 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   537.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm5                                       ;   527.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm10, ymm7                                          ;   534.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm9                                       ;   528.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 3552]                                   ;   533.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   530.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, [rbp + 4544]                                   ;   535.3 fp1+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 3552]                                   ;   536.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   537.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4352], ymm11                                      ;   530.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm15, ymm12                                        ;   535.0 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   538.0 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 3584]                                 ;   536.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   538.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm14                                      ;   533.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 3584]                                  ;   533.2 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4096], ymm8                                       ;   534.0 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm14, [rbp + 3488]                                  ;   534.2 fp1+agu1   41 next
        vpxor ymm9, ymm9, ymm14                                          ;   534.2 fp2     41 next
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   535.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm0                                       ;   535.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm1                                           ;   534.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   535.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   539.0 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   535.3 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3072]                                   ;   542.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   543.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm3                                       ;   537.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, [rbp + 3072]                                  ;   539.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   540.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3488]                                       ;   537.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   544.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   539.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm8                                       ;   545.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm0, [rbp + 3072]                                   ;   544.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   545.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4544]                                   ;   544.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   546.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm8                                       ;   547.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, [rbp + 4544]                                  ;   538.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   539.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   545.3 fp2     41 next
        db 0x2e
        vpand ymm11, ymm12, ymm1                                         ;   540.0 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4544]                                 ;   540.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   541.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3584]                                   ;   539.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3072]                                   ;   540.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   543.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm10                                      ;   540.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, ymm3                                          ;   544.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   545.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   546.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4544]                                       ;   540.7 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm11                                      ;   547.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm8                                          ;   547.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   548.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   549.7 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   549.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   545.2 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3552]                                      ;   544.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm10                                         ;   551.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   552.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   553.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   554.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm11                                          ;   550.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   550.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3584]                                   ;   551.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   546.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3072]                                 ;   546.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                         ;   547.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   550.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm8                                          ;   547.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3584]                                   ;   547.5 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   553.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   554.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   552.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3072]                                       ;   547.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm7                                          ;   554.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   548.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   548.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   551.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   555.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3584]                                      ;   549.7 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm12                                         ;   556.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4288]                                   ;   551.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4576]                                 ;   555.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   557.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   551.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5152]                                   ;   557.7 fp3+agu1   41 next
        db 0x2e
        vpand ymm15, ymm10, ymm15                                        ;   558.7 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   556.3 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4576]                                 ;   559.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   556.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   558.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   559.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   553.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   560.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   560.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   554.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   561.7 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4160]                                   ;   554.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm1, [rbp + 4800]                                  ;   555.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4096]                                       ;   555.7 agu0    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   562.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   563.7 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4128]                                   ;   556.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   557.7 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4352]                                   ;   557.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm5                                           ;   562.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4032]                                       ;   557.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4544]                                   ;   564.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   565.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4192]                                 ;   558.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   559.7 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4448]                                 ;   559.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   560.3 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r11 + 4384]                                 ;   559.7 fp0+agu0   48 next
        vpxor ymm13, ymm13, [r11 + 4416]                                 ;   564.7 fp1+agu1   48 next
        vpxor ymm0, ymm0, [r11 + 4448]                                   ;   560.7 fp2+agu0   48 next
        vpxor ymm5, ymm5, [r11 + 4480]                                   ;   563.7 fp3+agu1   48 next
        vpxor ymm2, ymm2, [r11 + 4512]                                   ;   566.7 fp0+agu0   48 next
        vpxor ymm9, ymm9, [r11 + 4544]                                   ;   562.3 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;   562.7 fp2+agu0   48 next
        vpxor ymm1, ymm1, [r11 + 4096]                                   ;   563.3 fp3+agu1   48 next
        vpxor ymm6, ymm6, [r11 + 4128]                                   ;   563.7 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r11 + 4160]                                   ;   564.3 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r11 + 4192]                                   ;   564.7 fp2+agu0   48 next
        vpxor ymm8, ymm8, [r11 + 4224]                                   ;   565.7 fp3+agu1   48 next
        vpxor ymm12, ymm12, [r11 + 4256]                                 ;   565.7 fp0+agu0   48 next
        vpxor ymm10, ymm10, [r11 + 4288]                                 ;   566.3 fp1+agu1   48 next
        vmovdqu ymm11, [rbp + 4640]                                      ;   566.7 agu0    48 next
        vpxor ymm11, ymm11, [r11 + 4320]                                 ;   573.7 fp2+agu1   48 next
        vmovdqu [rbp + 4640], ymm4                                       ;   563.7 agu2+fp5   48 next spill
        vmovdqu ymm4, [rbp + 3744]                                       ;   567.7 agu0    48 next
        vpxor ymm4, ymm4, [r11 + 4352]                                   ;   574.7 fp3+agu1   48 next
        vmovdqu [rbp + 3744], ymm9                                       ;   564.0 agu2+fp5   48 next spill
        vpxor ymm9, ymm1, ymm10                                          ;   567.3 fp0     45 next
        vmovdqu [rbp + 4448], ymm2                                       ;   567.7 agu2+fp5   48 next spill
        vpand ymm2, ymm3, ymm11                                          ;   574.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   566.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm12                                          ;   566.7 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm0                                       ;   567.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm0, ymm3, ymm10                                          ;   567.3 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 4544], ymm13                                      ;   568.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm13, ymm11, ymm4                                         ;   575.7 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm15                                      ;   569.0 agu0+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm1, ymm11                                         ;   574.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   575.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm8                                         ;   567.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   576.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm0                                       ;   577.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm3                                           ;   568.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm2                                       ;   575.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm0, ymm7                                           ;   569.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm10                                      ;   572.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm4                                          ;   575.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   576.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm7                                          ;   568.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   569.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   577.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm14                                      ;   573.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm1                                          ;   569.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   570.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm6                                          ;   569.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   576.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm13                                      ;   576.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm8                                          ;   572.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   573.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   577.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm4                                          ;   575.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   576.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   578.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   577.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   578.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm13                                      ;   576.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm6, ymm1                                          ;   575.8 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm3                                       ;   579.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm0, ymm4                                            ;   576.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm0                                       ;   577.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm8                                           ;   576.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   576.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm14                                      ;   578.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm12                                         ;   577.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   578.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm12                                         ;   577.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   579.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   578.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   579.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm6                                           ;   578.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   580.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   580.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   581.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   579.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm0                                       ;   582.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm4                                          ;   579.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   580.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   581.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   580.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   581.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   581.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm6                                          ;   581.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   582.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   582.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   582.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   582.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   583.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   583.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   584.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   583.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm11                                          ;   583.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   583.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   584.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   585.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                                           ;   584.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   585.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   586.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4128]                                   ;   586.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   585.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   586.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3488]                                       ;   583.7 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm3                                       ;   587.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm8                                          ;   590.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   590.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   586.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4160]                                   ;   591.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   587.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   590.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, [rbp + 4800]                                  ;   587.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 3584]                                   ;   587.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   588.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   589.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   592.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   591.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4096]                                       ;   586.5 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   593.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4800]                                   ;   592.7 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   591.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   593.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   590.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   594.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   594.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4992]                                 ;   595.5 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   592.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3584]                                   ;   592.7 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3488]                                       ;   590.0 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   597.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   598.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   593.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm7                                           ;   598.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   594.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   594.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3520]                                   ;   595.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4128]                                 ;   594.7 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   593.7 fp2+agu0   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4928]                                   ;   594.7 fp3+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4800]                                 ;   594.0 fp0+agu0   45 next
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   599.0 fp1     45 next
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   599.0 fp2     45 next
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   600.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   600.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4032]                                      ;   594.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   601.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4544]                                       ;   595.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   602.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4192]                                       ;   595.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   602.7 fp3     45 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   596.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   603.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4448]                                       ;   596.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   603.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   597.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   604.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4640]                                       ;   597.7 agu1    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   604.7 fp3     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3136]                                 ;   602.7 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 3168]                                   ;   603.0 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 3200]                                   ;   603.7 fp2+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 3232]                                   ;   604.0 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   604.7 fp0+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   605.0 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   605.7 fp2+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 3424]                                   ;   601.7 fp3+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   602.0 fp0+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 3264]                                 ;   602.7 fp1+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 4000]                                   ;   603.0 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4224]                                   ;   603.7 fp3+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 4064]                                   ;   604.0 fp0+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 4512]                                   ;   604.7 fp1+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   605.0 fp2+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 4608]                                   ;   605.7 fp3+agu1   54 next
        vmovdqu [rbp + 4640], ymm9                                       ;   606.7 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 3136]                                       ;   606.0 agu0    54 next
        vpxor ymm9, ymm9, [r8 + 512]                                     ;   613.0 fp0+agu1   54 next
        vmovdqu [rbp + 3744], ymm8                                       ;   606.0 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3168]                                       ;   607.0 agu0    54 next
        vpxor ymm8, ymm8, [r8 + 544]                                     ;   614.0 fp1+agu1   54 next
        vmovdqu [rbp + 4448], ymm7                                       ;   605.7 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 3200]                                       ;   608.0 agu0    54 next
        vpxor ymm7, ymm7, [r8 + 576]                                     ;   615.0 fp2+agu1   54 next
        vmovdqu [rbp + 3552], ymm6                                       ;   606.2 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3232]                                       ;   609.0 agu0    54 next
        vpxor ymm6, ymm6, [r8 + 608]                                     ;   616.0 fp3+agu1   54 next
        vmovdqu [rbp + 4192], ymm4                                       ;   607.2 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3328]                                       ;   610.0 agu0    54 next
        vpxor ymm4, ymm4, [r8 + 640]                                     ;   617.0 fp0+agu1   54 next
        vmovdqu [rbp + 4544], ymm1                                       ;   608.2 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 3360]                                       ;   611.0 agu0    54 next
        vpxor ymm1, ymm1, [r8 + 672]                                     ;   618.0 fp1+agu1   54 next
        vmovdqu [rbp + 4032], ymm15                                      ;   609.2 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3392]                                      ;   612.0 agu0    54 next
        vpxor ymm15, ymm15, [r8 + 704]                                   ;   619.0 fp2+agu1   54 next
        vmovdqu [rbp + 3488], ymm13                                      ;   610.2 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 3424]                                      ;   613.0 agu0    54 next
        vpxor ymm13, ymm13, [r8 + 736]                                   ;   620.0 fp3+agu1   54 next
        vmovdqu [rbp + 4800], ymm3                                       ;   611.2 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2944]                                       ;   614.0 agu0    54 next
        vpxor ymm3, ymm3, [r8 + 768]                                     ;   621.0 fp0+agu1   54 next
        vmovdqu [rbp + 4928], ymm11                                      ;   612.2 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 3264]                                      ;   615.0 agu0    54 next
        vpxor ymm11, ymm11, [r8 + 800]                                   ;   622.0 fp1+agu1   54 next
        vmovdqu [rbp + 4352], ymm10                                      ;   613.2 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 4000]                                      ;   616.0 agu0    54 next
        vpxor ymm10, ymm10, [r8 + 832]                                   ;   623.0 fp2+agu1   54 next
        vmovdqu [rbp + 4128], ymm12                                      ;   614.2 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4224]                                      ;   617.0 agu0    54 next
        vpxor ymm12, ymm12, [r8 + 864]                                   ;   624.0 fp3+agu1   54 next
        vmovdqu [rbp + 3520], ymm0                                       ;   615.2 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 4064]                                       ;   618.0 agu0    54 next
        vpxor ymm0, ymm0, [r8 + 896]                                     ;   625.0 fp0+agu1   54 next
        vmovdqu [rbp + 4096], ymm5                                       ;   616.2 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4512]                                       ;   619.0 agu0    54 next
        vpxor ymm5, ymm5, [r8 + 928]                                     ;   626.0 fp1+agu1   54 next
        vmovdqu [rbp + 3584], ymm2                                       ;   617.2 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4256]                                       ;   620.0 agu0    54 next
        vpxor ymm2, ymm2, [r8 + 960]                                     ;   627.0 fp2+agu1   54 next
        vmovdqu [rbp + 4992], ymm14                                      ;   618.2 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4608]                                      ;   621.0 agu0    54 next
        vpxor ymm14, ymm14, [r8 + 992]                                   ;   628.0 fp3+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   619.2 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm13, ymm5                                          ;   627.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4160], ymm6                                       ;   620.2 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm2                                          ;   628.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm8                                       ;   621.2 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm8, ymm3, ymm0                                           ;   626.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm15                                      ;   622.2 agu0+fp5   54 next spill
        vpand ymm15, ymm2, ymm14                                         ;   629.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm1                                       ;   623.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm5                                          ;   627.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm9                                       ;   624.2 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm2                                          ;   628.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   629.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm12                                          ;   627.0 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   630.0 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm4                                       ;   625.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                          ;   628.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm1                                       ;   631.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm4                                          ;   629.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   629.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm13, ymm14                                         ;   629.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   630.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm5                                       ;   628.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm11                                         ;   627.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   628.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   631.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm5                                       ;   629.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm13                                         ;   628.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   629.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm3                                          ;   628.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   630.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm15                                      ;   630.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm12                                        ;   629.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   630.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   631.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm12                                        ;   629.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   630.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   632.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                        ;   631.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   632.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   631.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm13                                         ;   631.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm10                                      ;   633.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm4, ymm14                                          ;   631.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm4                                       ;   633.2 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm8, ymm12                                          ;   631.3 fp2     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   631.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm5                                       ;   634.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm0                                          ;   632.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   633.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm0                                          ;   632.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   634.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm0                                          ;   633.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   634.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm3                                         ;   633.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   635.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   635.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   636.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   634.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm4                                       ;   637.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm14                                          ;   634.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   635.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   636.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   635.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   636.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   636.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm2, ymm3                                           ;   636.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   637.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   637.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   637.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   637.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   638.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   638.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   639.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   638.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm2                                          ;   638.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   638.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   639.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   640.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm3                                          ;   639.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   640.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   641.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4320]                                 ;   641.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4960]                                 ;   640.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   641.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4672]                                      ;   638.2 agu1    54 next reload
        db 0x2e
        vmovdqu [rbp + 3968], ymm10                                      ;   642.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm2, ymm12                                         ;   645.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                        ;   645.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   641.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   646.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   642.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   645.2 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm0, ymm0, [rbp + 4736]                                    ;   642.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, [rbp + 4768]                                  ;   642.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   643.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   644.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   647.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   646.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4480]                                       ;   641.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   648.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4736]                                 ;   647.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   646.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   648.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   645.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   649.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4704]                                   ;   649.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   650.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   647.2 fp0     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4768]                                 ;   647.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4672]                                      ;   645.0 agu0    54 next reload
        db 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   652.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   653.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   648.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm11                                          ;   653.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   649.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   649.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5024]                                   ;   650.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4320]                                   ;   649.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4960]                                   ;   648.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   649.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4736]                                 ;   649.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   654.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   654.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   655.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   655.0 fp0     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4864]                                      ;   649.2 agu0    41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 4288]                                       ;   649.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   656.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5152]                                       ;   650.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   657.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4576]                                       ;   650.5 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3808]                                      ;   651.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   658.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4160]                                      ;   651.5 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm3                                         ;   658.5 fp0     41 next
        vmovdqu ymm13, [rbp + 4864]                                      ;   652.2 agu0    41 next
        vpand ymm13, ymm13, [rbp + 4160]                                 ;   659.2 fp1+agu1   41 next
        vmovdqu [rbp + 4672], ymm15                                      ;   651.0 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 4576]                                      ;   653.2 agu0    41 next
        vpand ymm15, ymm15, [rbp + 4160]                                 ;   660.2 fp2+agu1   41 next
        vmovdqu [rbp + 4736], ymm10                                      ;   652.0 agu2+fp5   41 next spill
        vmovdqu ymm10, [rbp + 5152]                                      ;   654.2 agu0    41 next
        vpand ymm10, ymm10, [rbp + 3072]                                 ;   661.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   662.2 fp0     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   662.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm2                                       ;   653.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm11                                         ;   659.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   654.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm7, [rbp + 4576]                                   ;   658.2 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm0                                       ;   656.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm0, ymm2, [rbp + 4864]                                   ;   660.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4576]                                   ;   661.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   662.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm4                                       ;   656.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm13                                         ;   660.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   663.2 fp0     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 5152]                                   ;   661.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   663.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm8                                       ;   658.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, [rbp + 5152]                                  ;   658.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm1                                       ;   659.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, [rbp + 4160]                                   ;   659.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   659.3 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   660.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm5                                       ;   660.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm11, ymm3                                          ;   659.5 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   660.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm9                                       ;   664.2 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 4576]                                       ;   660.3 agu1    41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 3072]                                   ;   667.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   668.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm0                                       ;   662.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm13, [rbp + 3072]                                  ;   664.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   665.2 fp0     41 next
        vmovdqu ymm0, [rbp + 4160]                                       ;   662.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   669.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   664.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm1                                       ;   670.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 3072]                                   ;   669.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   670.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 4864]                                   ;   669.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   671.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm1                                       ;   672.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm15, [rbp + 4864]                                  ;   663.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   664.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   670.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm3                                          ;   665.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4864]                                 ;   665.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   666.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5152]                                   ;   664.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   665.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   668.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm12                                      ;   665.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm0                                         ;   669.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   670.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   671.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4864]                                       ;   665.8 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm4                                       ;   672.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm1                                          ;   672.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   673.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   674.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3072]                                   ;   674.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   670.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4576]                                      ;   669.3 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm12                                         ;   676.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   677.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   678.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   679.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm4                                           ;   675.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   675.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   676.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   671.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   671.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   672.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   675.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm1                                           ;   672.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5152]                                   ;   672.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   678.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   679.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   677.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3072]                                       ;   672.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   679.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   673.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5120]                                   ;   673.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   676.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   680.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5152]                                      ;   674.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   681.8 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4832]                                   ;   676.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   680.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   682.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   676.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5120]                                   ;   682.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   683.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   681.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5088]                                 ;   684.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   681.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4704]                                   ;   683.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   684.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   678.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   685.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   685.8 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4896]                                   ;   679.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   686.8 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4416]                                   ;   679.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm3, [rbp + 5056]                                  ;   680.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4768]                                       ;   680.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   687.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   688.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   681.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   682.7 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5024]                                   ;   682.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm0, ymm2                                           ;   687.8 fp0     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4320]                                       ;   682.7 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4864]                                   ;   689.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   690.7 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4960]                                 ;   683.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   684.7 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   684.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   685.3 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 4384]                                  ;   684.7 fp3+agu0   48 next
        vpxor ymm15, ymm15, [r8 + 4416]                                  ;   689.7 fp0+agu1   48 next
        vpxor ymm5, ymm5, [r8 + 4448]                                    ;   685.7 fp1+agu0   48 next
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 4480]                                    ;   688.8 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r8 + 4512]                                  ;   691.7 fp3+agu0   48 next
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   687.3 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r8 + 4576]                                    ;   687.7 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r8 + 4096]                                    ;   688.3 fp2+agu1   48 next
        vpxor ymm4, ymm4, [r8 + 4128]                                    ;   688.7 fp3+agu0   48 next
        vpxor ymm6, ymm6, [r8 + 4160]                                    ;   689.3 fp0+agu1   48 next
        vpxor ymm0, ymm0, [r8 + 4192]                                    ;   689.7 fp1+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4224]                                    ;   690.7 fp2+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4256]                                  ;   690.7 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   691.3 fp0+agu1   48 next
        vmovdqu ymm9, [rbp + 4736]                                       ;   691.7 agu0    48 next
        vpxor ymm9, ymm9, [r8 + 4320]                                    ;   698.7 fp1+agu1   48 next
        vmovdqu [rbp + 4736], ymm7                                       ;   688.7 agu2+fp5   48 next spill
        vmovdqu ymm7, [rbp + 4672]                                       ;   692.7 agu0    48 next
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 4352]                                    ;   699.7 fp2+agu1   48 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm11                                      ;   689.0 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm3, ymm12                                         ;   692.3 fp3     45 next
        vmovdqu [rbp + 3968], ymm10                                      ;   692.7 agu2+fp5   48 next spill
        vpand ymm10, ymm0, ymm9                                          ;   699.7 fp0     45 next
        vmovdqu [rbp + 4576], ymm2                                       ;   691.0 agu2+fp5   48 next spill
        vpxor ymm2, ymm4, ymm13                                          ;   691.7 fp1     45 next
        vmovdqu [rbp + 4960], ymm5                                       ;   692.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm12                                          ;   692.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm15                                      ;   693.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm7                                          ;   700.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm14                                      ;   694.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm9                                          ;   699.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   700.7 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm8                                         ;   692.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   701.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm5                                       ;   702.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm0                                          ;   693.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm10                                      ;   700.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm6                                          ;   694.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm12                                      ;   697.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm7                                          ;   700.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   701.7 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm0, ymm6                                           ;   693.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   694.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   702.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm1                                       ;   698.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm3                                           ;   694.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   695.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm4                                           ;   694.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   701.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm15                                      ;   701.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm8                                          ;   697.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   698.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   702.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm7                                          ;   700.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   701.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   703.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   702.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   703.7 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm15                                      ;   701.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm3                                          ;   700.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm0                                       ;   704.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm0, ymm5, ymm7                                            ;   701.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm5                                       ;   702.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm2, ymm8                                           ;   701.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   701.7 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm1                                       ;   703.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm13                                          ;   702.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   703.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   702.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   704.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm13                                          ;   703.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   704.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   703.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   705.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   705.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   706.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   704.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm5                                       ;   707.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm7                                           ;   704.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   705.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   706.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   705.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   706.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   706.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm4                                           ;   706.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   707.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   707.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   707.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   707.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   708.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   708.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   709.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   708.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm9                                           ;   708.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   708.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   709.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   710.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm4                                           ;   709.5 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   710.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   711.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   711.7 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5024]                                   ;   710.5 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   711.5 fp2     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4160]                                       ;   708.7 agu0    48 next reload
        db 0x2e
        vmovdqu [rbp + 4288], ymm0                                       ;   712.7 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm0, ymm9, ymm8                                           ;   715.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   715.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   711.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4416]                                   ;   716.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   712.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   715.7 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5056]                                  ;   712.5 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 5152]                                  ;   712.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   713.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   714.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   717.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   716.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4768]                                      ;   711.5 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   718.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5056]                                   ;   717.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   716.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   718.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   715.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   719.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3072]                                   ;   719.5 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4896]                                   ;   720.5 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   717.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5152]                                   ;   717.7 fp0+agu0   45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4160]                                       ;   715.0 agu1    48 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   722.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   723.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   718.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm6                                           ;   723.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   719.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   719.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   720.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4480]                                 ;   719.7 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   718.7 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4288]                                   ;   719.7 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5056]                                 ;   719.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   724.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   724.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   725.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   725.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4320]                                      ;   719.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   726.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4864]                                       ;   720.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   727.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4960]                                       ;   720.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   727.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4576]                                       ;   721.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   728.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3968]                                       ;   721.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   728.7 fp0     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4672]                                       ;   722.0 agu0    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   729.0 fp1     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4736]                                      ;   722.7 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   729.7 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4992]                                   ;   727.7 fp3+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3584]                                 ;   728.0 fp0+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 4096]                                   ;   728.7 fp1+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   729.0 fp2+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   729.7 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   730.0 fp0+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 4928]                                   ;   730.7 fp1+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 4800]                                   ;   726.7 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   727.0 fp3+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   727.7 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4544]                                   ;   728.0 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4192]                                   ;   728.7 fp2+agu1   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                   ;   729.0 fp3+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4448]                                   ;   729.7 fp0+agu1   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3744]                                   ;   730.0 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 4640]                                 ;   730.7 fp2+agu1   54 next
        vmovdqu [rbp + 4736], ymm11                                      ;   731.7 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4992]                                      ;   731.0 agu0    54 next
        vpxor ymm11, ymm11, [r10]                                        ;   738.0 fp3+agu1   54 next
        vmovdqu [rbp + 4992], ymm8                                       ;   731.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3584]                                       ;   732.0 agu0    54 next
        db 0x2e
        vpxor ymm8, ymm8, [r10 + 32]                                     ;   739.0 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm7                                       ;   730.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4096]                                       ;   733.0 agu0    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 64]                                     ;   740.0 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4096], ymm6                                       ;   731.2 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3520]                                       ;   734.0 agu0    54 next
        vpxor ymm6, ymm6, [r10 + 96]                                     ;   741.0 fp2+agu1   54 next
        vmovdqu [rbp + 3520], ymm4                                       ;   732.2 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4128]                                       ;   735.0 agu0    54 next
        vpxor ymm4, ymm4, [r10 + 128]                                    ;   742.0 fp3+agu1   54 next
        vmovdqu [rbp + 4128], ymm3                                       ;   733.2 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4352]                                       ;   736.0 agu0    54 next
        vpxor ymm3, ymm3, [r10 + 160]                                    ;   743.0 fp0+agu1   54 next
        vmovdqu [rbp + 4352], ymm14                                      ;   734.2 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4928]                                      ;   737.0 agu0    54 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 192]                                  ;   744.0 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm15                                      ;   735.2 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 4800]                                      ;   738.0 agu0    54 next
        vpxor ymm15, ymm15, [r10 + 224]                                  ;   745.0 fp2+agu1   54 next
        vmovdqu [rbp + 4800], ymm0                                       ;   736.2 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3488]                                       ;   739.0 agu0    54 next
        vpxor ymm0, ymm0, [r10 + 256]                                    ;   746.0 fp3+agu1   54 next
        vmovdqu [rbp + 3488], ymm9                                       ;   737.2 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4032]                                       ;   740.0 agu0    54 next
        vpxor ymm9, ymm9, [r10 + 288]                                    ;   747.0 fp0+agu1   54 next
        vmovdqu [rbp + 4032], ymm12                                      ;   738.2 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4544]                                      ;   741.0 agu0    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   748.0 fp1+agu1   54 next
        vmovdqu [rbp + 4544], ymm13                                      ;   739.2 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4192]                                      ;   742.0 agu0    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   749.0 fp2+agu1   54 next
        vmovdqu [rbp + 4192], ymm5                                       ;   740.2 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 3552]                                       ;   743.0 agu0    54 next
        vpxor ymm5, ymm5, [r10 + 384]                                    ;   750.0 fp3+agu1   54 next
        vmovdqu [rbp + 3552], ymm2                                       ;   741.2 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4448]                                       ;   744.0 agu0    54 next
        vpxor ymm2, ymm2, [r10 + 416]                                    ;   751.0 fp0+agu1   54 next
        vmovdqu [rbp + 4448], ymm10                                      ;   742.2 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3744]                                      ;   745.0 agu0    54 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   752.0 fp1+agu1   54 next
        vmovdqu [rbp + 3744], ymm1                                       ;   743.2 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4640]                                       ;   746.0 agu0    54 next
        vpxor ymm1, ymm1, [r10 + 480]                                    ;   753.0 fp2+agu1   54 next
        vmovdqu [rbp + 4640], ymm7                                       ;   744.2 agu2+fp5   54 next spill
        vpxor ymm7, ymm15, ymm2                                          ;   752.0 fp3     41 next
        vmovdqu [rbp + 4672], ymm6                                       ;   745.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;   753.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm8                                       ;   746.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm5                                           ;   751.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm14                                      ;   747.2 agu0+fp5   54 next spill
        db 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   754.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm3                                       ;   748.2 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm3, ymm12, ymm2                                          ;   752.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm11                                      ;   749.2 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm10                                        ;   753.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   754.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm13                                         ;   752.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   755.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm4                                       ;   750.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm7                                          ;   753.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm3                                       ;   756.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   754.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm6                                       ;   754.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm1                                          ;   754.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   755.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm2                                       ;   753.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm9                                          ;   752.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   753.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   756.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm2                                       ;   754.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm15                                         ;   753.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   754.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm0                                          ;   753.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   755.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm14                                      ;   755.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   754.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   755.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   756.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   754.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   755.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   757.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   756.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_encrypt_compact.T0_constants256] ;   757.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm14                                      ;   756.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm15                                         ;   756.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm12                                      ;   758.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm4, ymm1                                           ;   756.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   758.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm13                                          ;   756.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   756.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm2                                       ;   759.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm5                                           ;   757.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   758.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm5                                          ;   757.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   759.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm5                                         ;   758.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   759.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm0                                          ;   758.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   760.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   760.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   761.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   759.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm4                                       ;   762.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                                           ;   759.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   760.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   761.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   760.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   761.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   761.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm0                                          ;   761.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   762.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   762.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   762.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   762.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   763.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   763.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   764.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   763.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm10                                         ;   763.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   763.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   764.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   765.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm0                                          ;   764.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   765.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   766.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   766.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5056]                                 ;   765.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   766.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4288]                                      ;   763.2 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm12                                      ;   767.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm10, ymm13                                        ;   770.2 fp3     41 next
        db 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   770.2 fp0     41 next
        db 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   766.3 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4896]                                 ;   771.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   767.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   770.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 5152]                                    ;   767.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, [rbp + 4160]                                  ;   767.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   768.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   769.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   772.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   771.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4768]                                       ;   766.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   773.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5152]                                   ;   772.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   771.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   773.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   770.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   774.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4480]                                 ;   774.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3072]                                 ;   775.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   772.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4160]                                 ;   772.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4288]                                       ;   770.0 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   777.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   778.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   773.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm9                                           ;   778.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   774.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   774.3 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   775.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5024]                                   ;   774.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   773.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4416]                                 ;   774.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5152]                                 ;   774.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   779.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   779.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   780.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   780.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4320]                                      ;   774.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4864]                                       ;   774.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   781.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4960]                                       ;   775.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   782.2 fp1     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   775.5 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3968]                                       ;   776.2 agu0    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   783.2 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4672]                                      ;   776.5 agu1    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   783.5 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4320]                                      ;   777.2 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   784.2 fp0+agu1   41 next
        vmovdqu [rbp + 4288], ymm14                                      ;   776.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 4576]                                      ;   778.2 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 4672]                                 ;   785.2 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm12                                      ;   777.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 4960]                                      ;   779.2 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4640]                                 ;   786.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   787.2 fp3     41 next
        vpand ymm12, ymm12, ymm9                                         ;   787.2 fp0     41 next
        vmovdqu [rbp + 4416], ymm10                                      ;   778.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm11, ymm9                                         ;   784.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm6                                       ;   779.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm1, [rbp + 4576]                                   ;   783.2 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm5                                       ;   781.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 4320]                                  ;   785.5 fp3+agu1   41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 4576]                                   ;   786.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   787.5 fp1     41 next
        vmovdqu [rbp + 3808], ymm4                                       ;   781.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm13                                         ;   785.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   788.2 fp3     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 4960]                                   ;   786.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   788.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm8                                       ;   783.2 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm9, [rbp + 4960]                                   ;   783.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4160], ymm3                                       ;   784.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm8, [rbp + 4672]                                   ;   784.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   784.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   785.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm2                                       ;   785.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm9, ymm0                                           ;   784.5 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   785.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm7                                       ;   789.2 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   785.3 agu1    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 4640]                                   ;   792.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   793.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm5                                       ;   787.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 4640]                                  ;   789.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   790.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4672]                                       ;   787.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   794.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   789.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm3                                       ;   795.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm2, [rbp + 4640]                                   ;   794.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   795.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 4320]                                   ;   794.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   796.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm3                                       ;   797.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, [rbp + 4320]                                  ;   788.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   789.3 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   795.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm0                                          ;   790.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4320]                                 ;   790.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   791.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4960]                                   ;   789.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 4640]                                 ;   790.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   793.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm11                                      ;   790.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm5                                          ;   794.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   795.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   796.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4320]                                       ;   790.8 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm4                                       ;   797.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                           ;   797.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   798.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   799.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   799.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   795.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4576]                                      ;   794.3 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm11                                          ;   801.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   802.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   803.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   804.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm4                                           ;   800.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   800.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4960]                                   ;   801.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   796.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4640]                                   ;   796.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   797.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   800.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm3                                          ;   797.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4960]                                   ;   797.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   803.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   804.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   802.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4640]                                       ;   797.8 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm6                                          ;   804.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   798.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5120]                                   ;   798.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   801.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   805.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4960]                                      ;   799.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm13                                         ;   806.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4896]                                   ;   801.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   805.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   807.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   801.2 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 5120]                                   ;   807.8 fp1+agu1   41 next
        db 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   808.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   806.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5088]                                 ;   809.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   806.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   808.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   809.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel misty1_encrypt_compact.T0_constants256]       ;   803.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   810.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   810.8 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   811.8 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4704]                                   ;   804.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3072]                                   ;   804.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 4832]                                  ;   805.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4160]                                       ;   805.7 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   812.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   813.7 fp3     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4768]                                   ;   806.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   807.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   807.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm10                                          ;   812.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5024]                                       ;   807.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   814.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   815.7 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5056]                                 ;   808.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   809.7 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 4416]                                 ;   809.5 fp0+agu1   41 next
        vpxor ymm1, ymm1, ymm11                                          ;   810.5 fp1     41 next
        vpxor ymm15, ymm15, [r9 + 4384]                                  ;   809.7 fp2+agu0   48 next
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;   814.7 fp3+agu1   48 next
        vpxor ymm2, ymm2, [r9 + 4448]                                    ;   810.7 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r9 + 4480]                                    ;   813.8 fp1+agu1   48 next
        vpxor ymm12, ymm12, [r9 + 4512]                                  ;   816.7 fp2+agu0   48 next
        vpxor ymm9, ymm9, [r9 + 4544]                                    ;   812.5 fp3+agu1   48 next
        vpxor ymm1, ymm1, [r9 + 4576]                                    ;   812.7 fp0+agu0   48 next
        vpxor ymm0, ymm0, [r9 + 4096]                                    ;   813.5 fp1+agu1   48 next
        vpxor ymm4, ymm4, [r9 + 4128]                                    ;   813.7 fp2+agu0   48 next
        vpxor ymm6, ymm6, [r9 + 4160]                                    ;   814.5 fp3+agu1   48 next
        vpxor ymm5, ymm5, [r9 + 4192]                                    ;   814.7 fp0+agu0   48 next
        vpxor ymm8, ymm8, [r9 + 4224]                                    ;   815.7 fp1+agu1   48 next
        vpxor ymm13, ymm13, [r9 + 4256]                                  ;   815.7 fp2+agu0   48 next
        vpxor ymm11, ymm11, [r9 + 4288]                                  ;   816.5 fp3+agu1   48 next
        vmovdqu ymm10, [rbp + 5152]                                      ;   816.7 agu0    48 next
        vpxor ymm10, ymm10, [r9 + 4320]                                  ;   823.7 fp0+agu1   48 next
        vmovdqu [rbp + 5152], ymm1                                       ;   813.7 agu2+fp5   48 next spill
        vmovdqu ymm1, [rbp + 4288]                                       ;   817.7 agu0    48 next
        vpxor ymm1, ymm1, [r9 + 4352]                                    ;   824.7 fp1+agu1   48 next
        vmovdqu [rbp + 4288], ymm9                                       ;   814.0 agu2+fp5   48 next spill
        vpxor ymm9, ymm0, ymm11                                          ;   817.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm12                                      ;   817.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm10                                         ;   824.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm7                                       ;   816.0 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm4, ymm13                                          ;   816.7 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm2                                       ;   817.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm2, ymm5, ymm11                                          ;   817.5 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm14                                      ;   818.0 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   825.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   819.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                                         ;   824.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   825.7 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   817.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   826.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm2                                       ;   827.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm5                                           ;   818.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm12                                      ;   825.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm6                                          ;   819.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm11                                      ;   822.0 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm1                                          ;   825.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   826.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm6                                           ;   818.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   819.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   827.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm3                                       ;   823.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm0                                           ;   819.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   820.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm4                                           ;   819.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   826.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm14                                      ;   826.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm8                                          ;   822.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   823.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   827.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm1                                          ;   825.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   826.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   828.7 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   827.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_encrypt_compact.T0_constants256]   ;   828.7 fp1+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm14                                      ;   826.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm0                                          ;   825.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm5                                       ;   829.7 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm2, ymm1                                            ;   826.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm2                                       ;   827.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm7, ymm8                                           ;   826.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   826.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm3                                       ;   828.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm13                                          ;   827.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   828.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm13                                          ;   827.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   829.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm13                                         ;   828.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   829.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm4                                           ;   828.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   830.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   830.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   831.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   829.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm2                                       ;   832.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm1                                           ;   829.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   830.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   831.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   830.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   831.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   831.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm4                                          ;   831.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   832.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   832.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   832.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   832.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   833.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   833.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   834.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   833.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm10                                          ;   833.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   833.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   834.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   835.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm4                                           ;   834.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   835.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   836.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4768]                                   ;   836.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   835.5 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   836.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4672]                                       ;   833.7 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm5                                       ;   837.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm8                                          ;   840.7 fp2     45 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   840.7 fp3     45 next
        db 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   836.5 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3072]                                   ;   841.7 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   837.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   840.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4832]                                  ;   837.5 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 4960]                                   ;   837.7 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   838.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   839.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   842.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   841.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4160]                                       ;   836.5 agu0    45 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   843.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4832]                                   ;   842.7 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   841.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   843.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   840.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   844.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4640]                                 ;   844.5 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4704]                                 ;   845.5 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   842.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4960]                                   ;   842.7 fp3+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   840.0 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   847.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   848.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   843.5 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm6                                           ;   848.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   844.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   844.5 fp1     45 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   845.7 fp2+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4768]                                 ;   844.7 fp3+agu1   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3808]                                 ;   843.7 fp0+agu0   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4864]                                   ;   844.7 fp1+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4832]                                 ;   844.0 fp2+agu0   45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   849.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   849.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   850.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   850.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5024]                                      ;   844.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   851.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4320]                                       ;   845.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   852.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5056]                                       ;   845.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   852.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                                       ;   846.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   853.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4416]                                       ;   846.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   853.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4288]                                       ;   847.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   854.0 fp0     45 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5152]                                       ;   847.7 agu1    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   854.7 fp1     45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3744]                                   ;   852.7 fp2+agu0   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4448]                                 ;   853.0 fp3+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 3552]                                   ;   853.7 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4192]                                   ;   854.0 fp1+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4544]                                 ;   854.7 fp2+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   855.0 fp3+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 3488]                                 ;   855.7 fp0+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 4800]                                   ;   851.7 fp1+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 4928]                                 ;   852.0 fp2+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 4352]                                 ;   852.7 fp3+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4128]                                   ;   853.0 fp0+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 3520]                                   ;   853.7 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4096]                                   ;   854.0 fp2+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   854.7 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 4992]                                   ;   855.0 fp0+agu0   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4736]                                   ;   855.7 fp1+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm9                                       ;   856.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 3744]                                       ;   856.0 agu0    58 r
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 512]                                     ;   863.0 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 3744], ymm8                                       ;   856.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4448]                                       ;   857.0 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 544]                                     ;   864.0 fp3+agu1   58 r
        vmovdqu [rbp + 4448], ymm6                                       ;   855.7 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3552]                                       ;   858.0 agu0    58 r
        vpxor ymm6, ymm6, [r9 + 576]                                     ;   865.0 fp0+agu1   58 r
        vmovdqu [rbp + 3552], ymm4                                       ;   856.2 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4192]                                       ;   859.0 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 608]                                     ;   866.0 fp1+agu1   58 r
        vmovdqu [rbp + 4192], ymm1                                       ;   857.2 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4544]                                       ;   860.0 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 640]                                     ;   867.0 fp2+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 2912]                                   ;   864.0 fp3+agu0  108 r
        vmovdqu [rbp + 2912], ymm9                                       ;   865.0 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4032]                                       ;   861.7 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 672]                                     ;   868.7 fp0+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   865.0 fp1+agu1  108 r
        vmovdqu [rbp + 2880], ymm8                                       ;   866.0 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3488]                                       ;   863.0 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 704]                                     ;   870.0 fp2+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 2848]                                   ;   866.0 fp3+agu0  108 r
        vmovdqu [rbp + 2848], ymm6                                       ;   867.0 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4800]                                       ;   864.7 agu1    58 r
        vpxor ymm6, ymm6, [r9 + 736]                                     ;   871.7 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 2816]                                   ;   867.0 fp1+agu1  108 r
        vmovdqu [rbp + 2816], ymm4                                       ;   868.0 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4928]                                       ;   866.0 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 768]                                     ;   873.0 fp2+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   868.0 fp3+agu0  108 r
        vmovdqu [rbp + 2784], ymm1                                       ;   869.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4352]                                       ;   867.7 agu1    58 r
        vpxor ymm1, ymm1, [r9 + 800]                                     ;   874.7 fp0+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;   869.7 fp1+agu1  108 r
        vmovdqu [rbp + 2752], ymm9                                       ;   870.7 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4128]                                       ;   869.0 agu0    58 r
        vpxor ymm9, ymm9, [r9 + 832]                                     ;   876.0 fp2+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 2720]                                   ;   871.0 fp3+agu0  108 r
        vmovdqu [rbp + 2720], ymm8                                       ;   872.0 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3520]                                       ;   870.7 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 864]                                     ;   877.7 fp0+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 2688]                                   ;   872.7 fp1+agu1  108 r
        vmovdqu [rbp + 2688], ymm6                                       ;   873.7 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4096]                                       ;   872.0 agu0    58 r
        vpxor ymm6, ymm6, [r9 + 896]                                     ;   879.0 fp2+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 2656]                                   ;   874.0 fp3+agu0  108 r
        vmovdqu [rbp + 2656], ymm4                                       ;   875.0 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3584]                                       ;   873.7 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 928]                                     ;   880.7 fp0+agu0   58 r
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   875.7 fp1+agu1  108 r
        vmovdqu [rbp + 2624], ymm1                                       ;   876.7 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4992]                                       ;   875.0 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 960]                                     ;   882.0 fp2+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 2592]                                   ;   877.0 fp3+agu0  108 r
        vmovdqu [rbp + 2592], ymm9                                       ;   878.0 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4736]                                       ;   876.7 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 992]                                     ;   883.7 fp0+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 2144]                                   ;   878.7 fp1+agu1  108 r
        vpxor ymm6, ymm6, [rbp + 2176]                                   ;   880.0 fp2+agu0  108 r
        vpxor ymm4, ymm4, [rbp + 2240]                                   ;   881.7 fp3+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 2272]                                   ;   883.0 fp0+agu0  108 r
        vpxor ymm9, ymm9, [rbp + 2304]                                   ;   884.7 fp1+agu1  108 r
        vpxor ymm3, ymm3, [rbp + 2400]                                   ;   880.0 fp2+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 2432]                                 ;   880.7 fp3+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   881.0 fp0+agu0  108 r
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   881.7 fp1+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   882.0 fp2+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 2560]                                 ;   882.7 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rbp + 2336]                                 ;   883.0 fp0+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 1920]                                   ;   883.7 fp1+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;   884.0 fp2+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 1984]                                 ;   884.7 fp3+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 2016]                                   ;   885.0 fp0+agu0  108 r
        vmovdqu [rbp + 2016], ymm0                                       ;   886.0 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2048]                                       ;   885.7 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 4192]                                   ;   892.7 fp1+agu0  108 r
        vmovdqu [rbp + 4192], ymm0                                       ;   893.7 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2080]                                       ;   886.7 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   893.7 fp2+agu0  108 r
        vmovdqu [rbp + 3552], ymm0                                       ;   894.7 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2112]                                       ;   887.7 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 4448]                                   ;   894.7 fp3+agu0  108 r
        vmovdqu [rbp + 4448], ymm0                                       ;   895.7 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2208]                                       ;   888.7 agu1   108 r
        vpxor ymm0, ymm0, [rbp + 3744]                                   ;   895.7 fp0+agu0  108 r
        vmovdqu [rbp + 3744], ymm8                                       ;   884.7 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2368]                                       ;   889.7 agu1   108 r
        vpxor ymm8, ymm8, [rbp + 5152]                                   ;   896.7 fp1+agu0  108 r
        vmovdqu [rbp + 832], ymm1                                        ;   885.7 agu2+fp5  113 rounds
        vmovdqu [rbp + 864], ymm9                                        ;   886.7 agu2+fp5  113 rounds
        vmovdqu [rbp - 128], ymm3                                        ;   887.7 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm12                                        ;   888.7 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm7                                         ;   889.7 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm2                                         ;   890.7 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm13                                         ;   891.7 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm11                                        ;   892.7 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm10                                        ;   893.7 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm5                                         ;   894.7 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm14                                       ;   895.7 agu0+fp5  113 rounds
        vmovdqu [rbp + 160], ymm15                                       ;   896.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 2016]                                      ;   893.0 agu0   108 r reload
        vmovdqu [rbp + 192], ymm14                                       ;   900.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4192]                                      ;   893.7 agu1   108 r reload
        vmovdqu [rbp + 224], ymm14                                       ;   900.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3552]                                      ;   894.7 agu0   108 r reload
        vmovdqu [rbp + 256], ymm14                                       ;   901.7 agu1+fp5  113 rounds
        vmovdqu [rbp + 320], ymm0                                        ;   900.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4448]                                      ;   895.7 agu0   108 r reload
        vmovdqu [rbp + 288], ymm14                                       ;   902.7 agu1+fp5  113 rounds
        vmovdqu [rbp + 352], ymm8                                        ;   902.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3936]                                      ;   896.0 agu0   108 r reload
        vmovdqu [rbp + 1408], ymm14                                      ;   903.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3904]                                      ;   897.0 agu0   108 r reload
        vmovdqu [rbp + 1440], ymm14                                      ;   904.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3872]                                      ;   897.7 agu1   108 r reload
        vmovdqu [rbp + 1472], ymm14                                      ;   905.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3840]                                      ;   898.0 agu0   108 r reload
        vmovdqu [rbp + 1504], ymm14                                      ;   906.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4384]                                      ;   899.0 agu0   108 r reload
        vmovdqu [rbp + 1536], ymm14                                      ;   907.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3776]                                      ;   899.7 agu1   108 r reload
        vmovdqu [rbp + 1568], ymm14                                      ;   908.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3296]                                      ;   900.0 agu0   108 r reload
        vmovdqu [rbp + 1600], ymm14                                      ;   909.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3712]                                      ;   901.0 agu0   108 r reload
        vmovdqu [rbp + 1632], ymm14                                      ;   910.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3680]                                      ;   901.7 agu1   108 r reload
        vmovdqu [rbp + 1664], ymm14                                      ;   911.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3648]                                      ;   902.0 agu0   108 r reload
        vmovdqu [rbp + 1696], ymm14                                      ;   912.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3616]                                      ;   903.0 agu0   108 r reload
        vmovdqu [rbp + 1728], ymm14                                      ;   913.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3104]                                      ;   903.7 agu1   108 r reload
        vmovdqu [rbp + 1760], ymm14                                      ;   914.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3040]                                      ;   904.0 agu0   108 r reload
        vmovdqu [rbp + 1792], ymm14                                      ;   915.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3008]                                      ;   905.0 agu0   108 r reload
        vmovdqu [rbp + 1824], ymm14                                      ;   916.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 2976]                                      ;   905.7 agu1   108 r reload
        vmovdqu [rbp + 1856], ymm14                                      ;   917.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3456]                                      ;   906.0 agu0   108 r reload
        vmovdqu [rbp + 1888], ymm14                                      ;   918.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3136]                                      ;   907.0 agu0   108 r reload
        vmovdqu [rbp + 896], ymm14                                       ;   919.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3168]                                      ;   907.7 agu1   108 r reload
        vmovdqu [rbp + 928], ymm14                                       ;   920.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3200]                                      ;   908.0 agu0   108 r reload
        vmovdqu [rbp + 960], ymm14                                       ;   921.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3232]                                      ;   909.0 agu0   108 r reload
        vmovdqu [rbp + 992], ymm14                                       ;   922.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3328]                                      ;   909.7 agu1   108 r reload
        vmovdqu [rbp + 1024], ymm14                                      ;   923.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3360]                                      ;   910.0 agu0   108 r reload
        vmovdqu [rbp + 1056], ymm14                                      ;   924.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3392]                                      ;   911.0 agu0   108 r reload
        vmovdqu [rbp + 1088], ymm14                                      ;   925.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3424]                                      ;   911.7 agu1   108 r reload
        vmovdqu [rbp + 1120], ymm14                                      ;   926.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 2944]                                      ;   912.0 agu0   108 r reload
        vmovdqu [rbp + 1152], ymm14                                      ;   927.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3264]                                      ;   913.0 agu0   108 r reload
        vmovdqu [rbp + 1184], ymm14                                      ;   928.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4000]                                      ;   913.7 agu1   108 r reload
        vmovdqu [rbp + 1216], ymm14                                      ;   929.7 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4224]                                      ;   914.7 agu1   108 r reload
        vmovdqu [rbp + 1248], ymm14                                      ;   930.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4064]                                      ;   915.7 agu0   108 r reload
        vmovdqu [rbp + 1280], ymm14                                      ;   931.7 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4512]                                      ;   916.7 agu0   108 r reload
        vmovdqu [rbp + 1312], ymm14                                      ;   932.7 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4256]                                      ;   917.7 agu1   108 r reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm14                                      ;   933.7 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4608]                                      ;   918.7 agu1   108 r reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1376], ymm14                                      ;   934.7 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        mov rsi, qword [rbp + 5200]                                      ;   919.7 agu0   113 rounds reload
        db 0x2e, 0x2e
        sub r13, rsi                                                     ;   923.7 alu0   113 rounds
        db 0x2e
        add r13, 0x200                                                   ;   924.7 alu1   113 rounds
        db 0x2e
        and r13, 0xfff                                                   ;   925.7 alu2   113 rounds
        db 0x2e
        add r13, rsi                                                     ;   926.7 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   923.7 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0x200                                                   ;   924.7 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0xfff                                                   ;   925.7 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, rsi                                                     ;   926.7 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r15, rsi                                                     ;   924.8 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, 0x200                                                   ;   925.8 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r15, 0xfff                                                   ;   926.8 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                                     ;   927.8 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5256], r15                                      ;   928.8 agu1+st0  113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   926.0 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0x400                                                   ;   927.0 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   928.0 alu2   113 rounds
        db 0x2e, 0x2e
        add r10, rsi                                                     ;   929.0 alu3   113 rounds
        db 0x2e, 0x2e
        sub r8, rsi                                                      ;   927.0 alu0   113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;   928.0 alu1   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;   929.0 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                                      ;   930.0 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                                     ;   928.0 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0x400                                                   ;   929.0 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   930.0 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   931.0 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   929.0 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, 0x400                                                    ;   930.0 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r9, 0xfff                                                    ;   931.0 alu2   113 rounds
        db 0x2e
        add r9, rsi                                                      ;   932.0 alu3   113 rounds
        db 0x2e
        add r12, 0x200                                                   ;   930.0 alu0   113 rounds
        db 0x2e
        vmovdqu ymm11, [rbp + 3744]                                      ;   929.2 agu0   108 r reload
        db 0x2e
        vmovdqu ymm0, [rbp + 2912]                                       ;   929.3 agu1   108 r reload
        db 0x2e
        vmovdqu ymm1, [rbp + 2880]                                       ;   930.2 agu0   108 r reload
        db 0x2e
        vmovdqu ymm2, [rbp + 2848]                                       ;   930.3 agu1   108 r reload
        vmovdqu ymm3, [rbp + 2816]                                       ;   931.2 agu0   108 r reload
        vmovdqu ymm14, [rbp + 2784]                                      ;   931.3 agu1   108 r reload
        db 0x2e
        vmovdqu ymm5, [rbp + 2752]                                       ;   932.2 agu0   108 r reload
        db 0x2e
        vmovdqu ymm15, [rbp + 2720]                                      ;   932.3 agu1   108 r reload
        db 0x2e
        vmovdqu ymm7, [rbp + 2688]                                       ;   933.2 agu0   108 r reload
        db 0x2e
        vmovdqu ymm8, [rbp + 2656]                                       ;   933.3 agu1   108 r reload
        db 0x2e
        vmovdqu ymm9, [rbp + 2624]                                       ;   934.2 agu0   108 r reload
        db 0x2e
        vmovdqu ymm10, [rbp + 2592]                                      ;   934.3 agu1   108 r reload
        db 0x2e
        vmovdqa ymm12, ymm6                                              ;   931.2        108 r copy
        db 0x2e
        vmovdqa ymm13, ymm4                                              ;   931.3        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                              ;   938.3        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                              ;   939.3        108 r copy
        db 0x2e
        cmp r12, qword [rbp + 5272]                                      ;                    more rounds?
        jne .rounds_2
        db 0x2e
        vmovdqu [rbp + 384], ymm0                                        ;                    resident
        db 0x2e
        vmovdqu [rbp + 416], ymm1                                        ;                    resident
        db 0x2e
        vmovdqu [rbp + 448], ymm2                                        ;                    resident
        db 0x2e
        vmovdqu [rbp + 480], ymm3                                        ;                    resident
        vmovdqu [rbp + 512], ymm4                                        ;                    resident
        vmovdqu [rbp + 544], ymm5                                        ;                    resident
        vmovdqu [rbp + 576], ymm6                                        ;                    resident
        vmovdqu [rbp + 608], ymm7                                        ;                    resident
        vmovdqu [rbp + 640], ymm8                                        ;                    resident
        vmovdqu [rbp + 672], ymm9                                        ;                    resident
        vmovdqu [rbp + 704], ymm10                                       ;                    resident
        vmovdqu [rbp + 736], ymm11                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 768], ymm12                                       ;                    resident
        db 0x2e
        vmovdqu [rbp + 800], ymm13                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5248], r8                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5264], r9                                       ;                    resident
        db 0x2e
        mov qword [rbp + 5216], r10                                      ;                    resident
        db 0x2e
        mov qword [rbp + 5232], r11                                      ;                    resident
        mov qword [rbp + 5208], r12                                      ;                    resident
        mov qword [rbp + 5224], r13                                      ;                    resident
        db 0x2e, 0x2e
        mov qword [rbp + 5240], r14                                      ;                    resident
        db 0x2e, 0x2e
        mov r8, qword [rbp + 5200]                                       ;     0.0 agu0    86 dst.0 reload
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
        mov r9, qword [rbp + 5280]                                       ;     1.2 agu2   119 r reload
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
        vmovdqu [rbp + 1920], ymm13                                      ;    43.8 agu2+fp5   62 r spill
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
        vmovdqu [rbp + 1952], ymm14                                      ;    46.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm13, [r8 + 480]                                    ;    49.8 fp2+agu1   63 r
        vpxor ymm15, ymm15, ymm14                                        ;    50.8 fp3     63 r
        vmovdqu [r9 + 992], ymm15                                        ;    51.8 agu0+fp5  119 r
        vmovdqu ymm14, [r8 + 2048]                                       ;    43.8 agu1    62 r
        vmovdqu ymm15, [rbp + 384]                                       ;    44.0 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    51.0 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 128]                                  ;    52.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 1984], ymm13                                      ;    49.8 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 5120]                                   ;    53.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    54.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1536], ymm15                                       ;    55.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm13, [r8 + 2080]                                       ;    45.8 agu1    62 r
        vmovdqu ymm15, [rbp + 416]                                       ;    46.0 agu0    62 r reload
        vpand ymm13, ymm13, ymm15                                        ;    53.0 fp0     62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp - 96]                                   ;    54.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2016], ymm14                                      ;    53.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm13, [r8 + 5152]                                   ;    55.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    56.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1568], ymm15                                       ;    57.0 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm14, [r8 + 2112]                                       ;    48.8 agu1    62 r
        vmovdqu ymm15, [rbp + 448]                                       ;    49.0 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    56.0 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp - 64]                                   ;    57.0 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2048], ymm13                                      ;    55.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 5184]                                   ;    58.0 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    59.0 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1600], ymm15                                       ;    60.0 agu1+fp5  120 r
        db 0x2e
        vmovdqu ymm13, [r8 + 2144]                                       ;    52.0 agu0    62 r
        vmovdqu ymm15, [rbp + 480]                                       ;    52.8 agu1    62 r reload
        vpand ymm13, ymm13, ymm15                                        ;    59.8 fp0     62 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp - 32]                                   ;    60.8 fp1+agu0   62 r
        db 0x2e
        vmovdqu [rbp + 2080], ymm14                                      ;    58.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm14, ymm13, [r8 + 5216]                                   ;    61.8 fp2+agu1   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;    62.8 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1632], ymm15                                       ;    63.8 agu0+fp5  120 r
        db 0x2e
        vmovdqu ymm14, [r8 + 2176]                                       ;    55.0 agu1    62 r
        vmovdqu ymm15, [rbp + 512]                                       ;    55.2 agu0    62 r reload
        vpand ymm14, ymm14, ymm15                                        ;    62.2 fp0     62 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 0]                                    ;    63.2 fp1+agu1   62 r
        db 0x2e
        vmovdqu [rbp + 2112], ymm13                                      ;    61.8 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm13, ymm14, [r8 + 5248]                                   ;    64.2 fp2+agu0   63 r
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;    65.2 fp3     63 r
        db 0x2e
        vmovdqu [r9 + 1664], ymm15                                       ;    66.2 agu2+fp5  120 r
        db 0x2e
        vmovdqu ymm13, [r8 + 2208]                                       ;    57.2 agu1    62 r
        vmovdqu ymm15, [rbp + 544]                                       ;    57.3 agu0    62 r reload
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
        vmovdqu ymm1, [rbp + 576]                                        ;    62.8 agu1    62 r reload
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
        vmovdqu ymm1, [rbp + 1920]                                       ;    66.0 agu0    62 r reload
        vmovdqu [r9 + 416], ymm1                                         ;    73.0 agu2+fp5  119 r
        vmovdqu ymm1, [rbp + 1952]                                       ;    66.8 agu1    62 r reload
        vmovdqu [r9 + 448], ymm1                                         ;    74.0 agu0+fp5  119 r
        vmovdqu ymm1, [rbp + 1984]                                       ;    67.8 agu1    62 r reload
        vmovdqu [r9 + 480], ymm1                                         ;    75.0 agu2+fp5  119 r
        vmovdqu ymm1, [r8 + 2272]                                        ;    68.0 agu0    62 r
        vmovdqu ymm2, [rbp + 608]                                        ;    68.8 agu1    62 r reload
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
        vmovdqu ymm0, [rbp + 2016]                                       ;    71.8 agu0    62 r reload
        vmovdqu [r9 + 1024], ymm0                                        ;    81.0 agu1+fp5  120 r
        vmovdqu ymm0, [rbp + 2048]                                       ;    72.8 agu0    62 r reload
        vmovdqu [r9 + 1056], ymm0                                        ;    82.0 agu2+fp5  120 r
        vmovdqu ymm0, [rbp + 2080]                                       ;    73.0 agu1    62 r reload
        vmovdqu [r9 + 1088], ymm0                                        ;    83.0 agu0+fp5  120 r
        vmovdqu ymm0, [rbp + 2112]                                       ;    74.0 agu1    62 r reload
        vmovdqu [r9 + 1120], ymm0                                        ;    84.0 agu2+fp5  120 r
        vmovdqu ymm0, [r8 + 2304]                                        ;    74.8 agu0    62 r
        vmovdqu ymm1, [rbp + 640]                                        ;    75.0 agu1    62 r reload
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
        vmovdqu ymm1, [rbp + 672]                                        ;    78.0 agu0    62 r reload
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
        vmovdqu ymm1, [rbp + 704]                                        ;    81.2 agu1    62 r reload
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
        vmovdqu ymm1, [rbp + 736]                                        ;    85.0 agu0    62 r reload
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
        vmovdqu ymm1, [rbp + 768]                                        ;    87.3 agu1    62 r reload
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
        vmovdqu ymm1, [rbp + 800]                                        ;    90.3 agu0    62 r reload
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
        mov qword [rbp + 5280], r9                                       ;   100.3 agu2+st0  141 blocks
        mov r8, qword [rbp + 5184]                                       ;    99.7 agu1   141 blocks
        add r8, 0x800                                                    ;   103.7 alu1   141 blocks
        mov qword [rbp + 5184], r8                                       ;   104.7 agu0+st1  141 blocks
        cmp r8, qword [rbp + 5192]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 5288]                                      ;                    frame
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
