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
;   blocks/rounds: 3433 uops, planned 941.7; bounds: width 572.2, ports 660.0, path 76.0
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
        db 0x2e
        vmovdqu [rbp + 64], ymm0                                         ;    11.2 agu2+fp5  113 rounds
        db 0x2e
        vmovdqu ymm0, [r8 + 224]                                         ;     5.0 agu0   111 l.7
        vmovdqu [rbp + 96], ymm0                                         ;    12.0 agu1+fp5  113 rounds
        vmovdqu ymm0, [r8 + 256]                                         ;     6.0 agu0   111 l.8
        vmovdqu [rbp + 128], ymm0                                        ;    13.0 agu2+fp5  113 rounds
        vmovdqu ymm0, [r8 + 288]                                         ;     6.2 agu1   111 l.9
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
        db 0x2e
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
        db 0x2e
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
        db 0x2e
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
        vmovdqu ymm9, [rbp + 672]                                        ;                    resident
        db 0x2e
        vmovdqu ymm10, [rbp + 704]                                       ;                    resident
        db 0x2e
        vmovdqu ymm11, [rbp + 736]                                       ;                    resident
        db 0x2e
        vmovdqu ymm12, [rbp + 768]                                       ;                    resident
        db 0x2e
        vmovdqu ymm13, [rbp + 800]                                       ;                    resident
        mov r8, qword [rbp + 5248]                                       ;                    resident
        mov r9, qword [rbp + 5264]                                       ;                    resident
        mov r10, qword [rbp + 5216]                                      ;                    resident
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
        db 0x2e, 0x2e
        vmovdqu ymm1, [r12 + 64]                                         ;     1.0 agu0    62 r
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                           ;     8.0 fp2     62 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm2                                       ;     1.7 agu1+fp5   62 r spill
        db 0x2e, 0x2e
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
        vpand ymm4, ymm4, ymm5                                           ;    10.0 fp1     62 r
        vmovdqu [rbp + 2048], ymm5                                       ;     4.7 agu1+fp5   62 r spill
        vmovdqu ymm5, [r12 + 192]                                        ;     4.0 agu0    62 r
        vpand ymm5, ymm5, ymm6                                           ;    11.0 fp2     62 r
        vmovdqu [rbp + 2080], ymm6                                       ;     5.7 agu2+fp5   62 r spill
        vmovdqu ymm6, [r12 + 224]                                        ;     4.3 agu1    62 r
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    11.3 fp3     62 r
        db 0x2e
        vmovdqu [rbp + 2112], ymm7                                       ;     6.7 agu2+fp5   62 r spill
        db 0x2e
        vmovdqu ymm7, [r12 + 256]                                        ;     5.0 agu0    62 r
        db 0x2e
        vpand ymm7, ymm7, ymm8                                           ;    12.0 fp0     62 r
        db 0x2e
        vmovdqu [rbp + 2144], ymm8                                       ;     7.7 agu1+fp5   62 r spill
        db 0x2e
        vmovdqu ymm8, [r12 + 288]                                        ;     6.0 agu0    62 r
        db 0x2e
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
        db 0x2e
        vmovdqu ymm13, [r12 + 448]                                       ;    11.0 agu0    62 r
        vpand ymm13, ymm13, [rbp + 832]                                  ;    18.0 fp3+agu1   62 r
        vpxor ymm4, ymm4, [rbp + 32]                                     ;    12.0 fp0+agu0   62 r
        vmovdqu [rbp + 2336], ymm0                                       ;    13.7 agu2+fp5   62 r spill
        vmovdqu ymm0, [r12 + 480]                                        ;    12.3 agu1    62 r
        vpand ymm0, ymm0, [rbp + 864]                                    ;    19.3 fp1+agu0   62 r
        vpxor ymm5, ymm5, [rbp + 64]                                     ;    13.3 fp2+agu1   62 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 96]                                     ;    14.0 fp3+agu0   62 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 128]                                    ;    14.3 fp0+agu1   62 r
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 160]                                    ;    15.0 fp1+agu0   62 r
        vpxor ymm9, ymm9, [rbp + 192]                                    ;    15.3 fp2+agu1   62 r
        vpxor ymm10, ymm10, [rbp + 224]                                  ;    16.0 fp3+agu0   62 r
        vpxor ymm11, ymm11, [rbp + 256]                                  ;    17.0 fp0+agu1   62 r
        vpxor ymm12, ymm12, [rbp + 288]                                  ;    18.0 fp1+agu0   62 r
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
        vpor ymm4, ymm5, [r13 + 4288]                                    ;    21.3 fp2+agu1   63 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2336]                                   ;    22.0 fp3+agu0   63 r
        db 0x2e
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
        vmovdqu [rbp + 2944], ymm0                                       ;    62.0 agu2+fp5   62 r spill
        db 0x2e
        vpor ymm0, ymm13, [r15]                                          ;    64.0 fp0+agu0   63 r
        db 0x2e
        vmovdqu [rbp + 2976], ymm13                                      ;    55.0 agu2+fp5   62 r spill
        db 0x2e
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
        vpor ymm7, ymm6, [r15 + 224]                                     ;    64.0 fp0+agu0   63 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 1440]                                 ;    65.0 fp1+agu1   63 r
        db 0x2e
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
        vpxor ymm15, ymm15, [rbp + 1856]                                 ;    74.3 fp2+agu1   63 r
        db 0x2e
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
        vmovdqu ymm0, [r10 + 480]                                        ;    84.0 agu0    76 r.15
        vpxor ymm0, ymm14, [rbp + 2912]                                  ;    84.3 fp0+agu1   54 next
        vpxor ymm14, ymm15, [rbp + 2880]                                 ;    85.0 fp1+agu0   54 next
        vpxor ymm15, ymm1, [rbp + 2848]                                  ;    85.3 fp2+agu1   54 next
        vpxor ymm1, ymm2, [rbp + 2816]                                   ;    86.0 fp3+agu0   54 next
        vpxor ymm2, ymm3, [rbp + 2784]                                   ;    86.3 fp0+agu1   54 next
        vpxor ymm3, ymm4, [rbp + 2752]                                   ;    87.0 fp1+agu0   54 next
        vpxor ymm4, ymm5, [rbp + 2720]                                   ;    87.3 fp2+agu1   54 next
        vpxor ymm5, ymm6, [rbp + 2688]                                   ;    88.0 fp3+agu0   54 next
        vpxor ymm6, ymm7, [rbp + 2656]                                   ;    88.3 fp0+agu1   54 next
        vpxor ymm7, ymm8, [rbp + 2624]                                   ;    89.0 fp1+agu0   54 next
        vpxor ymm8, ymm9, [rbp + 2592]                                   ;    89.3 fp2+agu1   54 next
        vpxor ymm9, ymm10, [rbp + 2144]                                  ;    90.0 fp3+agu0   54 next
        vpxor ymm10, ymm11, [rbp + 2176]                                 ;    90.3 fp0+agu1   54 next
        vpxor ymm11, ymm12, [rbp + 2240]                                 ;    91.0 fp1+agu0   54 next
        vpxor ymm12, ymm13, [rbp + 2272]                                 ;    91.3 fp2+agu1   54 next
        vmovdqu ymm13, [rbp + 2304]                                      ;    92.0 agu0    54 next
        vpxor ymm13, ymm13, [r10 + 480]                                  ;    99.0 fp3+agu1   54 next
        vmovdqu [rbp + 3968], ymm15                                      ;    86.3 agu2+fp5   54 next spill
        vpxor ymm15, ymm5, ymm11                                         ;    92.0 fp0     41 next
        vmovdqu [rbp + 4000], ymm1                                       ;    87.0 agu2+fp5   54 next spill
        vpand ymm1, ymm8, ymm12                                          ;    92.3 fp1     41 next
        vmovdqu [rbp + 4032], ymm14                                      ;    87.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm6, ymm10                                         ;    91.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm4                                       ;    88.3 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm13                                         ;   100.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm3                                       ;    89.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm11                                          ;    92.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm0                                       ;    90.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm12                                          ;    92.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;    93.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm9                                          ;    92.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;    94.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm2                                       ;    91.2 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm8                                          ;    93.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm3                                       ;    95.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm7, ymm2                                           ;    94.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm1                                       ;    93.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, ymm13                                          ;   100.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   101.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4256], ymm11                                      ;    94.2 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm7                                          ;    92.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    93.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   102.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm11                                      ;    95.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm5                                          ;    92.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;    93.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm6                                          ;    93.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   101.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm4                                       ;   101.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm9                                           ;    93.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    94.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   102.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm13                                          ;   100.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   101.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   103.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   102.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   103.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm4                                       ;   101.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm6, ymm5                                           ;    95.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4384], ymm8                                       ;   104.0 agu2+fp5   41 next spill
        db 0x2e
        vpor ymm8, ymm2, ymm13                                           ;   100.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm2                                       ;    99.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm14, ymm9                                          ;    99.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;    99.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm11                                      ;   100.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm7, ymm10                                         ;   100.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   101.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm10                                         ;   100.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   102.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm10                                         ;   101.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   102.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm6                                           ;   101.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   103.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   103.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   104.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   102.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm2                                       ;   105.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm13                                         ;   102.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   103.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   104.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   103.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;   104.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   104.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm6                                          ;   104.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   105.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   105.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                        ;   105.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   105.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   106.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   106.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   107.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   106.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm12                                          ;   106.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   106.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   107.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   108.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm6                                           ;   107.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   108.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   109.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4288]                                   ;   109.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4224]                                   ;   108.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   109.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4256]                                       ;   106.7 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4512], ymm8                                       ;   110.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm9                                          ;   113.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   113.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   109.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4448]                                   ;   114.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   110.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   113.7 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm10, ymm10, [rbp + 4416]                                  ;   110.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 4192]                                  ;   110.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   111.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   112.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   115.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   114.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4384]                                      ;   109.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   116.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4416]                                 ;   115.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   114.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   116.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   113.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   117.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4320]                                 ;   117.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   118.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   115.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4192]                                   ;   115.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4256]                                       ;   113.0 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   120.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   121.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   116.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm7                                          ;   121.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   117.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   117.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4352]                                   ;   118.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4288]                                 ;   117.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4224]                                   ;   116.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4512]                                   ;   117.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4416]                                   ;   117.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   122.0 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   122.0 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   123.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   123.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4160]                                      ;   117.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4128]                                       ;   118.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   125.0 fp1     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 4096]                                       ;   118.7 agu0    41 next
        db 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   125.7 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4064]                                       ;   119.0 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4032]                                       ;   119.7 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   126.7 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4000]                                       ;   120.0 agu1    41 next
        db 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   127.0 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4160]                                      ;   120.7 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4000]                                 ;   127.7 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm4                                       ;   119.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 4064]                                       ;   121.7 agu0    41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 4000]                                   ;   128.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm8                                       ;   120.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4096]                                       ;   122.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3968]                                   ;   129.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   130.7 fp0     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   130.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4512], ymm12                                      ;   121.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm9, ymm7                                          ;   128.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm1                                       ;   122.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 4064]                                   ;   126.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm10                                      ;   124.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm12, [rbp + 4160]                                 ;   129.0 fp0+agu1   41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 4064]                                 ;   130.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   131.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4352], ymm2                                       ;   124.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm15, ymm13                                         ;   128.7 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   131.7 fp0     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 4096]                                   ;   129.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   131.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4384], ymm14                                      ;   126.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 4096]                                  ;   126.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm3                                       ;   127.7 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm14, [rbp + 4000]                                  ;   127.8 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm14                                          ;   127.8 fp1     41 next
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   128.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm11                                      ;   128.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm0                                          ;   128.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   129.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm6                                       ;   132.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 4064]                                       ;   129.0 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3968]                                   ;   136.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   137.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm10                                      ;   131.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, [rbp + 3968]                                 ;   132.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   133.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4000]                                      ;   130.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   137.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   132.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm3                                       ;   138.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm11, [rbp + 3968]                                  ;   138.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   139.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4160]                                 ;   138.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   140.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm3                                       ;   141.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, [rbp + 4160]                                   ;   132.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   133.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   139.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   133.7 fp2     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4160]                                 ;   133.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   134.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4096]                                   ;   133.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3968]                                 ;   133.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   137.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm9                                       ;   133.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm10                                          ;   137.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   138.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   139.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4160]                                       ;   134.3 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm2                                       ;   140.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm3                                           ;   141.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   142.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   143.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   143.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   138.8 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4064]                                       ;   138.0 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm9                                          ;   145.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   146.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   147.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   148.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm2                                          ;   144.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   144.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4096]                                   ;   145.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   139.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3968]                                 ;   140.2 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   140.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   144.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm3                                         ;   141.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 4096]                                   ;   141.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   147.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   148.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   146.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3968]                                       ;   141.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm15, ymm1                                          ;   148.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   142.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4608]                                   ;   142.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   145.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   149.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4096]                                      ;   143.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   150.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   145.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4576]                                   ;   149.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   151.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   144.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4608]                                   ;   151.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm15                                         ;   152.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   150.0 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4576]                                 ;   153.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   150.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   152.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   153.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   147.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   154.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   154.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4544]                                   ;   148.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   155.3 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   148.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 4640]                                  ;   149.3 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4192]                                       ;   149.3 agu1    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   156.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   157.3 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4384]                                   ;   150.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   151.3 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   151.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm12                                         ;   156.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4288]                                       ;   151.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4160]                                   ;   158.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   159.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4224]                                 ;   152.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   153.3 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4512]                                   ;   153.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   154.0 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r9 + 4896]                                  ;   153.3 fp3+agu1   48 next
        vpxor ymm4, ymm4, [r9 + 4928]                                    ;   158.3 fp0+agu0   48 next
        vpxor ymm11, ymm11, [r9 + 4960]                                  ;   154.3 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r9 + 4992]                                    ;   157.3 fp2+agu0   48 next
        vpxor ymm8, ymm8, [r9 + 5024]                                    ;   160.3 fp3+agu1   48 next
        vpxor ymm7, ymm7, [r9 + 5056]                                    ;   156.0 fp0+agu0   48 next
        vpxor ymm5, ymm5, [r9 + 5088]                                    ;   156.3 fp1+agu1   48 next
        vpxor ymm0, ymm0, [r9 + 4608]                                    ;   157.0 fp2+agu0   48 next
        vpxor ymm2, ymm2, [r9 + 4640]                                    ;   157.3 fp3+agu1   48 next
        vpxor ymm1, ymm1, [r9 + 4672]                                    ;   158.0 fp0+agu0   48 next
        vpxor ymm10, ymm10, [r9 + 4704]                                  ;   158.3 fp1+agu1   48 next
        vpxor ymm6, ymm6, [r9 + 4736]                                    ;   159.3 fp2+agu0   48 next
        vpxor ymm13, ymm13, [r9 + 4768]                                  ;   159.3 fp3+agu1   48 next
        vpxor ymm9, ymm9, [r9 + 4800]                                    ;   160.0 fp0+agu0   48 next
        vmovdqu ymm12, [rbp + 4416]                                      ;   160.3 agu1    48 next
        vpxor ymm12, ymm12, [r9 + 4832]                                  ;   167.3 fp1+agu0   48 next
        vmovdqu [rbp + 4416], ymm5                                       ;   157.3 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4256]                                       ;   161.3 agu1    48 next
        vpxor ymm5, ymm5, [r9 + 4864]                                    ;   168.3 fp2+agu0   48 next
        vmovdqu [rbp + 4256], ymm7                                       ;   157.7 agu2+fp5   48 next spill
        vpxor ymm7, ymm0, ymm9                                           ;   161.0 fp3     45 next
        vmovdqu [rbp + 4512], ymm8                                       ;   161.3 agu2+fp5   48 next spill
        vpand ymm8, ymm10, ymm12                                         ;   168.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm3                                       ;   159.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm13                                          ;   160.3 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4224], ymm11                                      ;   160.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm11, ymm10, ymm9                                         ;   161.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4160], ymm4                                       ;   161.7 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm4, ymm12, ymm5                                          ;   169.3 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                                      ;   162.7 agu1+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm0, ymm12                                         ;   168.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   169.3 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm6                                          ;   161.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   170.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm11                                      ;   171.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm10                                         ;   162.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm8                                       ;   169.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm1                                          ;   163.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm9                                       ;   165.7 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm0, ymm5                                           ;   169.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   170.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   161.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   162.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   171.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4384], ymm14                                      ;   166.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm0                                         ;   162.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   163.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm10, ymm2                                         ;   163.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   170.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm4                                       ;   170.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm6                                          ;   165.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   166.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   171.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm5                                           ;   169.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   170.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   172.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   171.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   172.3 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm4                                       ;   170.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm0                                           ;   169.5 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm10                                      ;   173.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm11, ymm5                                          ;   169.8 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4640], ymm11                                      ;   171.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm6                                          ;   170.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;   170.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm14                                      ;   172.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   170.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   171.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm6, ymm13                                         ;   171.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   172.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm10, ymm12, ymm13                                        ;   171.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   172.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm2                                          ;   172.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   173.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   173.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   174.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   173.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm11                                      ;   175.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm5                                         ;   173.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   173.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   174.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   174.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   174.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   175.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm12, ymm2                                         ;   174.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   175.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   175.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   175.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   175.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   176.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   176.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   177.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   176.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm12                                         ;   177.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm0                                           ;   177.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   178.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   179.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm2                                          ;   178.2 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   179.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   180.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4384]                                 ;   180.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4352]                                   ;   179.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   180.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4000]                                       ;   177.3 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm10                                      ;   181.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm12, ymm6                                         ;   184.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   184.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   180.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   185.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   180.7 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm6                                           ;   184.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4640]                                  ;   181.2 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, [rbp + 4096]                                   ;   181.3 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   181.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   182.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   186.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   185.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4192]                                       ;   180.2 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   187.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4640]                                   ;   186.3 fp0+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   185.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   187.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   183.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   188.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   188.2 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4544]                                 ;   189.2 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   186.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4096]                                 ;   186.3 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   183.7 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                           ;   190.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   191.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   187.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm1                                          ;   191.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   188.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   188.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   189.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   188.3 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4352]                                   ;   187.3 fp1+agu1   45 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4128]                                 ;   188.3 fp2+agu0   45 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   187.7 fp3+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   192.7 fp0     45 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   192.7 fp1     45 next
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   193.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   193.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4288]                                      ;   188.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   195.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4160]                                       ;   188.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   195.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4224]                                       ;   189.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   196.3 fp2     45 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4064]                                       ;   189.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   196.7 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4512]                                       ;   190.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   197.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4256]                                       ;   190.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   197.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4416]                                       ;   191.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   198.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   196.3 fp3+agu1   54 next
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;   196.7 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 2464]                                   ;   197.3 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 2496]                                 ;   197.7 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   198.3 fp3+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 2560]                                   ;   198.7 fp0+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 2336]                                 ;   199.3 fp1+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;   195.3 fp2+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   195.7 fp3+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 1984]                                 ;   196.3 fp0+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 2016]                                   ;   196.7 fp1+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;   197.3 fp2+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 2080]                                   ;   197.7 fp3+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 2112]                                   ;   198.3 fp0+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 2208]                                   ;   198.7 fp1+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 2368]                                   ;   199.3 fp2+agu0   54 next
        vmovdqu [rbp + 4416], ymm7                                       ;   200.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 2400]                                       ;   199.7 agu1    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r8]                                           ;   206.7 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4256], ymm6                                       ;   199.7 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2432]                                       ;   200.7 agu1    54 next
        db 0x2e
        vpxor ymm6, ymm6, [r8 + 32]                                      ;   207.7 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4512], ymm5                                       ;   199.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2464]                                       ;   201.7 agu1    54 next
        vpxor ymm5, ymm5, [r8 + 64]                                      ;   208.7 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4064], ymm2                                       ;   199.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 2496]                                       ;   202.7 agu1    54 next
        vpxor ymm2, ymm2, [r8 + 96]                                      ;   209.7 fp2+agu0   54 next
        vmovdqu [rbp + 4224], ymm1                                       ;   200.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 2528]                                       ;   203.7 agu1    54 next
        vpxor ymm1, ymm1, [r8 + 128]                                     ;   210.7 fp3+agu0   54 next
        vmovdqu [rbp + 4160], ymm0                                       ;   201.8 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 2560]                                       ;   204.7 agu1    54 next
        db 0x2e
        vpxor ymm0, ymm0, [r8 + 160]                                     ;   211.7 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm15                                      ;   202.8 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2336]                                      ;   205.7 agu1    54 next
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 192]                                   ;   212.7 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm4                                       ;   203.8 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 1920]                                       ;   206.7 agu1    54 next
        vpxor ymm4, ymm4, [r8 + 224]                                     ;   213.7 fp2+agu0   54 next
        vmovdqu [rbp + 4640], ymm10                                      ;   204.8 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 1952]                                      ;   207.7 agu1    54 next
        vpxor ymm10, ymm10, [r8 + 256]                                   ;   214.7 fp3+agu0   54 next
        vmovdqu [rbp + 4128], ymm12                                      ;   205.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 1984]                                      ;   208.7 agu1    54 next
        vpxor ymm12, ymm12, [r8 + 288]                                   ;   215.7 fp0+agu0   54 next
        vmovdqu [rbp + 4352], ymm9                                       ;   206.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 2016]                                       ;   209.7 agu1    54 next
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   216.7 fp1+agu0   54 next
        vmovdqu [rbp + 4384], ymm13                                      ;   207.8 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 2048]                                      ;   210.7 agu1    54 next
        vpxor ymm13, ymm13, [r8 + 352]                                   ;   217.7 fp2+agu0   54 next
        vmovdqu [rbp + 4032], ymm11                                      ;   208.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 2080]                                      ;   211.7 agu1    54 next
        vpxor ymm11, ymm11, [r8 + 384]                                   ;   218.7 fp3+agu0   54 next
        vmovdqu [rbp + 4192], ymm3                                       ;   209.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2112]                                       ;   212.7 agu1    54 next
        vpxor ymm3, ymm3, [r8 + 416]                                     ;   219.7 fp0+agu0   54 next
        vmovdqu [rbp + 4096], ymm8                                       ;   210.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 2208]                                       ;   213.7 agu1    54 next
        vpxor ymm8, ymm8, [r8 + 448]                                     ;   220.7 fp1+agu0   54 next
        vmovdqu [rbp + 4544], ymm14                                      ;   211.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 2368]                                      ;   214.7 agu1    54 next
        vpxor ymm14, ymm14, [r8 + 480]                                   ;   221.7 fp2+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm5                                       ;   212.8 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm5, ymm4, ymm3                                           ;   220.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm2                                       ;   213.8 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm2, ymm9, ymm8                                           ;   221.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm6                                       ;   214.8 agu2+fp5   54 next spill
        vpxor ymm6, ymm10, ymm11                                         ;   219.7 fp1     41 next
        vmovdqu [rbp + 4576], ymm15                                      ;   215.8 agu1+fp5   54 next spill
        vpand ymm15, ymm8, ymm14                                         ;   222.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm0                                       ;   216.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm3                                           ;   220.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm7                                       ;   217.8 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, ymm8                                           ;   221.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   222.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm13                                          ;   220.7 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   223.7 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm1                                       ;   218.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, ymm5                                           ;   221.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm0                                       ;   224.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm1                                          ;   222.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm2                                       ;   222.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, ymm14                                          ;   222.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   223.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm3                                       ;   221.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm12                                          ;   220.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   221.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   224.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm3                                       ;   222.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   221.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   222.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm10                                          ;   222.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   223.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm15                                      ;   223.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm13                                         ;   222.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   223.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   224.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm13                                        ;   223.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   224.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   225.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   225.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   226.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm15                                      ;   224.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm4                                         ;   224.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm9                                       ;   227.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm9, ymm1, ymm14                                           ;   224.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm1                                       ;   226.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm13                                          ;   225.0 fp1     41 next
        db 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   225.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm3                                       ;   227.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm11                                         ;   225.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   226.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm13, ymm11                                         ;   226.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   227.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm11                                          ;   226.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   227.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, ymm10                                         ;   227.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   228.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   228.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   229.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   228.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm1                                       ;   230.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, ymm14                                          ;   228.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   228.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   229.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                          ;   229.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   229.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   230.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm10                                          ;   229.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   230.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   230.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   230.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   230.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   231.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   231.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   232.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   231.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm8                                          ;   232.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   232.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   233.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   234.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm10                                          ;   233.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm11                                          ;   234.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   235.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4800]                                   ;   235.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4736]                                 ;   234.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   235.0 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4768]                                      ;   231.8 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 5024], ymm9                                       ;   236.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm8, ymm13                                          ;   238.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   238.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   235.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4960]                                   ;   239.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   235.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   238.8 fp0     41 next
        db 0x2e, 0x2e
        vpor ymm11, ymm11, [rbp + 4928]                                  ;   236.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 4704]                                  ;   236.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   236.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   237.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   240.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   239.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4896]                                       ;   235.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   242.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4928]                                 ;   240.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   239.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   241.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   238.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   243.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4832]                                   ;   243.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4992]                                   ;   244.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   240.8 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4704]                                   ;   240.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4768]                                      ;   238.7 agu1    54 next reload
        db 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   245.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   242.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   246.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm12                                          ;   246.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   242.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   243.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4864]                                   ;   243.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4800]                                 ;   242.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4736]                                   ;   242.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5024]                                   ;   243.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4928]                                 ;   242.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   247.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   247.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   248.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   248.7 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4672]                                      ;   242.8 agu1    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4448]                                       ;   243.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                         ;   250.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4608]                                       ;   243.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   250.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   244.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4320]                                      ;   244.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   251.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4480]                                      ;   245.2 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   252.2 fp3     41 next
        vmovdqu ymm13, [rbp + 4672]                                      ;   245.8 agu1    41 next
        vpand ymm13, ymm13, [rbp + 4480]                                 ;   252.8 fp0+agu0   41 next
        vmovdqu [rbp + 4768], ymm15                                      ;   244.7 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 4576]                                      ;   246.8 agu1    41 next
        vpand ymm15, ymm15, [rbp + 4480]                                 ;   253.8 fp1+agu0   41 next
        vmovdqu [rbp + 4928], ymm9                                       ;   245.7 agu2+fp5   41 next spill
        vmovdqu ymm9, [rbp + 4608]                                       ;   247.8 agu1    41 next
        vpand ymm9, ymm9, [rbp + 3968]                                   ;   254.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   255.8 fp3     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   255.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm8                                       ;   246.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm12, ymm10                                         ;   253.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm2                                       ;   247.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm5, [rbp + 4576]                                   ;   251.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm11                                      ;   249.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm8, [rbp + 4672]                                  ;   254.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 4576]                                 ;   255.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   256.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm1                                       ;   249.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm13                                         ;   253.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   256.8 fp3     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 4608]                                   ;   254.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   256.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm6                                       ;   251.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm10, [rbp + 4608]                                  ;   252.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm0                                       ;   252.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 4480]                                   ;   253.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   253.0 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   254.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm3                                       ;   253.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm10, ymm4                                          ;   253.2 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   254.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm7                                       ;   257.8 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   254.0 agu0    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 3968]                                   ;   261.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   262.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm11                                      ;   256.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm13, [rbp + 3968]                                 ;   257.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   258.8 fp3     41 next
        vmovdqu ymm11, [rbp + 4480]                                      ;   255.8 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   262.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   257.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm0                                       ;   263.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm3, [rbp + 3968]                                   ;   263.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   264.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4672]                                   ;   263.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   265.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm0                                       ;   266.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm15, [rbp + 4672]                                  ;   257.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   258.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   264.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   258.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   258.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   259.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4608]                                   ;   258.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3968]                                   ;   258.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   262.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm12                                      ;   258.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm11                                        ;   262.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   263.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   264.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4672]                                       ;   259.5 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm1                                       ;   265.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm0                                          ;   266.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   267.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   268.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   268.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   263.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4576]                                      ;   263.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm12                                         ;   270.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   271.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   272.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   273.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm11, ymm1                                          ;   269.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   269.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4608]                                   ;   270.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   264.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   265.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   265.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   269.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm0                                           ;   266.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4608]                                   ;   266.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   272.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   273.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   271.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3968]                                       ;   266.5 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm2                                         ;   273.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   267.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5120]                                   ;   267.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   270.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   274.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4608]                                      ;   268.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm13                                         ;   275.5 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4960]                                   ;   270.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 5088]                                   ;   274.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   276.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   269.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 5120]                                   ;   276.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   277.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   275.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5088]                                 ;   278.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   275.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4832]                                   ;   277.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   278.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel misty1_encrypt_compact.T0_constants256]       ;   272.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   279.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   279.5 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5056]                                   ;   273.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   280.5 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   273.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm4, [rbp + 5152]                                  ;   274.3 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 4704]                                       ;   274.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4320]                                   ;   281.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   282.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4896]                                   ;   275.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   276.3 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4864]                                 ;   276.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm11, ymm8                                          ;   281.5 fp3     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4800]                                       ;   276.3 agu1    41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4672]                                   ;   283.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   284.3 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4736]                                 ;   277.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   278.3 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   278.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   279.0 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 4896]                                 ;   278.3 fp2+agu1   48 next
        db 0x2e
        vpxor ymm15, ymm15, [r10 + 4928]                                 ;   283.3 fp3+agu0   48 next
        vpxor ymm3, ymm3, [r10 + 4960]                                   ;   279.3 fp0+agu1   48 next
        db 0x2e
        vpxor ymm6, ymm6, [r10 + 4992]                                   ;   282.5 fp1+agu0   48 next
        vpxor ymm9, ymm9, [r10 + 5024]                                   ;   285.3 fp2+agu1   48 next
        vpxor ymm10, ymm10, [r10 + 5056]                                 ;   281.0 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r10 + 5088]                                   ;   281.3 fp0+agu1   48 next
        vpxor ymm4, ymm4, [r10 + 4608]                                   ;   282.0 fp1+agu0   48 next
        vpxor ymm1, ymm1, [r10 + 4640]                                   ;   282.3 fp2+agu1   48 next
        vpxor ymm2, ymm2, [r10 + 4672]                                   ;   283.0 fp3+agu0   48 next
        vpxor ymm11, ymm11, [r10 + 4704]                                 ;   283.3 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r10 + 4736]                                   ;   284.3 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r10 + 4768]                                 ;   284.3 fp2+agu1   48 next
        vpxor ymm12, ymm12, [r10 + 4800]                                 ;   285.0 fp3+agu0   48 next
        vmovdqu ymm8, [rbp + 4928]                                       ;   285.3 agu1    48 next
        vpxor ymm8, ymm8, [r10 + 4832]                                   ;   292.3 fp0+agu0   48 next
        vmovdqu [rbp + 4928], ymm5                                       ;   282.3 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4768]                                       ;   286.3 agu1    48 next
        db 0x2e
        vpxor ymm5, ymm5, [r10 + 4864]                                   ;   293.3 fp1+agu0   48 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm10                                      ;   282.7 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm4, ymm12                                         ;   286.0 fp2     45 next
        vmovdqu [rbp + 5024], ymm9                                       ;   286.3 agu2+fp5   48 next spill
        vpand ymm9, ymm11, ymm8                                          ;   293.3 fp3     45 next
        vmovdqu [rbp + 4576], ymm6                                       ;   284.7 agu2+fp5   48 next spill
        vpxor ymm6, ymm1, ymm13                                          ;   285.3 fp0     45 next
        vmovdqu [rbp + 4736], ymm3                                       ;   285.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   286.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm15                                      ;   286.7 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm5                                          ;   294.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm14                                      ;   287.7 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm4, ymm8                                          ;   293.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   294.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm7                                         ;   286.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   295.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm3                                       ;   296.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm11                                         ;   287.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm9                                       ;   294.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm2                                           ;   288.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm12                                      ;   290.7 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm4, ymm5                                          ;   294.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   295.3 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm2                                          ;   286.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   287.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   296.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm0                                       ;   291.7 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm4                                          ;   287.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   288.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm1                                          ;   288.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   295.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm15                                      ;   295.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm7                                         ;   290.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   291.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   296.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm5                                          ;   294.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   295.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   297.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   296.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel misty1_encrypt_compact.T0_constants256] ;   297.3 fp1+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm15                                      ;   295.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm1, ymm4                                          ;   294.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm11                                      ;   298.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm11, ymm3, ymm5                                           ;   294.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm3                                       ;   296.3 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm7                                           ;   295.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   295.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm0                                       ;   297.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm13                                          ;   295.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   296.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm13                                          ;   296.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   297.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm8, ymm13                                         ;   296.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   297.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm2, ymm1                                          ;   297.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   298.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   298.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   299.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   298.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm3                                       ;   300.7 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm5                                           ;   298.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   298.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   299.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   299.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   299.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   300.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm8, ymm1                                           ;   299.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   300.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   300.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   300.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   300.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   301.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                         ;   301.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   302.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   301.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm8                                           ;   302.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   302.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   303.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   304.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm1                                           ;   303.2 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   304.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   305.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4896]                                 ;   305.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4864]                                   ;   304.2 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   305.2 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4480]                                       ;   302.3 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm11                                      ;   306.3 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm11, ymm8, ymm7                                          ;   309.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   309.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   305.2 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   310.3 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   305.7 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   309.3 fp3     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5152]                                  ;   306.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, [rbp + 4608]                                  ;   306.3 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   306.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   307.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   311.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   310.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4704]                                      ;   305.2 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   312.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 5152]                                   ;   311.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   310.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   312.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   308.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   313.2 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3968]                                   ;   313.2 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5056]                                   ;   314.2 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   311.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4608]                                 ;   311.3 fp3+agu1   45 next
        db 0x2e
        vmovdqu ymm5, [rbp + 4480]                                       ;   308.7 agu0    48 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   315.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   316.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   312.2 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm2                                           ;   316.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   313.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   313.2 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   314.3 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4896]                                 ;   313.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4864]                                 ;   312.3 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4448]                                 ;   313.3 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5152]                                 ;   312.7 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   317.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   317.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   318.7 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   318.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4800]                                      ;   313.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   320.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   313.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   320.7 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 4736]                                       ;   314.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   321.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                                       ;   314.7 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   321.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 5024]                                       ;   315.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   322.3 fp3     45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4768]                                       ;   315.7 agu1    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   322.7 fp0     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4928]                                      ;   316.3 agu0    48 next reload
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   323.3 fp1     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4544]                                   ;   321.3 fp2+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4096]                                   ;   321.7 fp3+agu0   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4192]                                   ;   322.3 fp0+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   322.7 fp1+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 4384]                                 ;   323.3 fp2+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   323.7 fp3+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4128]                                   ;   324.3 fp0+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 4640]                                 ;   320.3 fp1+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 4000]                                 ;   320.7 fp2+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 4288]                                 ;   321.3 fp3+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 4160]                                   ;   321.7 fp0+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 4224]                                   ;   322.3 fp1+agu0   54 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4064]                                   ;   322.7 fp2+agu1   54 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4512]                                   ;   323.3 fp3+agu0   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4256]                                   ;   323.7 fp0+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4416]                                 ;   324.3 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm10                                      ;   325.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4544]                                      ;   324.7 agu1    54 next
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 512]                                  ;   331.7 fp2+agu0   54 next
        vmovdqu [rbp + 4544], ymm7                                       ;   324.7 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 4096]                                       ;   325.7 agu1    54 next
        vpxor ymm7, ymm7, [r11 + 544]                                    ;   332.7 fp3+agu0   54 next
        vmovdqu [rbp + 4096], ymm5                                       ;   324.3 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4192]                                       ;   326.7 agu1    54 next
        vpxor ymm5, ymm5, [r11 + 576]                                    ;   333.7 fp0+agu0   54 next
        vmovdqu [rbp + 4192], ymm4                                       ;   324.8 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4032]                                       ;   327.7 agu1    54 next
        vpxor ymm4, ymm4, [r11 + 608]                                    ;   334.7 fp1+agu0   54 next
        vmovdqu [rbp + 4032], ymm2                                       ;   325.8 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4384]                                       ;   328.7 agu1    54 next
        vpxor ymm2, ymm2, [r11 + 640]                                    ;   335.7 fp2+agu0   54 next
        vmovdqu [rbp + 4384], ymm1                                       ;   326.8 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4352]                                       ;   329.7 agu1    54 next
        vpxor ymm1, ymm1, [r11 + 672]                                    ;   336.7 fp3+agu0   54 next
        vmovdqu [rbp + 4352], ymm14                                      ;   327.8 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4128]                                      ;   330.7 agu1    54 next
        vpxor ymm14, ymm14, [r11 + 704]                                  ;   337.7 fp0+agu0   54 next
        vmovdqu [rbp + 4128], ymm15                                      ;   328.8 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 4640]                                      ;   331.7 agu1    54 next
        vpxor ymm15, ymm15, [r11 + 736]                                  ;   338.7 fp1+agu0   54 next
        vmovdqu [rbp + 4640], ymm11                                      ;   329.8 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4000]                                      ;   332.7 agu1    54 next
        vpxor ymm11, ymm11, [r11 + 768]                                  ;   339.7 fp2+agu0   54 next
        vmovdqu [rbp + 4000], ymm8                                       ;   330.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4288]                                       ;   333.7 agu1    54 next
        vpxor ymm8, ymm8, [r11 + 800]                                    ;   340.7 fp3+agu0   54 next
        vmovdqu [rbp + 4288], ymm12                                      ;   331.8 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4160]                                      ;   334.7 agu1    54 next
        vpxor ymm12, ymm12, [r11 + 832]                                  ;   341.7 fp0+agu0   54 next
        vmovdqu [rbp + 4160], ymm13                                      ;   332.8 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4224]                                      ;   335.7 agu1    54 next
        vpxor ymm13, ymm13, [r11 + 864]                                  ;   342.7 fp1+agu0   54 next
        vmovdqu [rbp + 4224], ymm3                                       ;   333.8 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4064]                                       ;   336.7 agu1    54 next
        vpxor ymm3, ymm3, [r11 + 896]                                    ;   343.7 fp2+agu0   54 next
        vmovdqu [rbp + 4064], ymm6                                       ;   334.8 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 4512]                                       ;   337.7 agu1    54 next
        vpxor ymm6, ymm6, [r11 + 928]                                    ;   344.7 fp3+agu0   54 next
        vmovdqu [rbp + 4512], ymm9                                       ;   335.8 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4256]                                       ;   338.7 agu1    54 next
        vpxor ymm9, ymm9, [r11 + 960]                                    ;   345.7 fp0+agu0   54 next
        vmovdqu [rbp + 4256], ymm0                                       ;   336.8 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 4416]                                       ;   339.7 agu1    54 next
        vpxor ymm0, ymm0, [r11 + 992]                                    ;   346.7 fp1+agu0   54 next
        vmovdqu [rbp + 4416], ymm5                                       ;   337.8 agu2+fp5   54 next spill
        vpxor ymm5, ymm15, ymm6                                          ;   345.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm4                                       ;   338.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm9                                          ;   346.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm7                                       ;   339.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm3                                          ;   344.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm14                                      ;   340.8 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm14, ymm9, ymm0                                          ;   347.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm1                                       ;   341.8 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm1, ymm12, ymm6                                          ;   345.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm10                                      ;   342.8 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm9                                         ;   346.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   347.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm13                                         ;   345.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   348.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm2                                       ;   343.8 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm5                                          ;   346.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm1                                       ;   349.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm2                                           ;   347.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   347.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm0                                          ;   347.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   348.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm6                                       ;   346.8 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm8                                          ;   345.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   346.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   349.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm6                                       ;   347.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm15                                         ;   346.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   347.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm11                                         ;   347.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   348.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm14                                      ;   348.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   347.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   348.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   349.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm0, ymm13                                         ;   348.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   349.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   350.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   350.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_encrypt_compact.T0_constants256] ;   351.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm14                                      ;   349.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   349.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm12                                      ;   352.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm2, ymm0                                           ;   349.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4608], ymm2                                       ;   351.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm7, ymm13                                          ;   350.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   350.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm6                                       ;   352.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm3                                           ;   350.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   351.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm13, ymm3                                          ;   351.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   352.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm3                                          ;   351.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   352.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm8, ymm11                                         ;   352.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   353.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   353.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   354.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   353.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm2                                       ;   355.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm0                                           ;   353.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   353.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   354.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   354.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   354.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   355.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm11                                          ;   354.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   355.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   355.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   355.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   355.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   356.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                        ;   356.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   357.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   356.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm13, ymm9                                          ;   357.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   357.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   358.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   359.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm11                                         ;   358.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   359.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   360.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4864]                                 ;   360.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5152]                                 ;   359.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   360.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4448]                                      ;   356.8 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 4992], ymm12                                      ;   361.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm13                                         ;   363.8 fp2     41 next
        db 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   363.8 fp3     41 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   360.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5056]                                 ;   364.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                           ;   360.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   363.8 fp3     41 next
        db 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 4608]                                    ;   361.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, [rbp + 4480]                                  ;   361.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   361.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   362.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   365.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   364.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4704]                                       ;   360.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   367.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4608]                                   ;   365.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   364.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   366.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   363.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   368.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4896]                                   ;   368.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3968]                                   ;   369.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   365.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4480]                                 ;   365.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4448]                                       ;   363.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   370.7 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   367.0 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   371.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm8                                           ;   371.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   367.8 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   368.0 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4320]                                   ;   368.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4864]                                   ;   367.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5152]                                   ;   367.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4992]                                 ;   368.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4608]                                 ;   367.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   372.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   372.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   373.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   373.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4800]                                      ;   367.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4672]                                       ;   368.2 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   375.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4736]                                       ;   368.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                           ;   375.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4576]                                       ;   369.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 5024]                                      ;   369.8 agu1    54 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   376.8 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4768]                                      ;   370.2 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   377.2 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4800]                                      ;   370.8 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4768]                                 ;   377.8 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm14                                      ;   369.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 4576]                                      ;   371.8 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 4768]                                 ;   378.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm12                                      ;   370.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 4736]                                      ;   372.8 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4416]                                 ;   379.8 fp1+agu0   41 next
        vpxor ymm8, ymm8, ymm12                                          ;   380.8 fp2     41 next
        vpand ymm12, ymm12, ymm10                                        ;   380.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm9                                       ;   371.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm11, ymm10                                         ;   378.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   372.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm5, [rbp + 4576]                                   ;   376.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm3                                       ;   374.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm9, [rbp + 4800]                                   ;   379.2 fp2+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 4576]                                   ;   380.2 fp3+agu1   41 next
        vpxor ymm11, ymm11, ymm3                                         ;   381.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm2                                       ;   374.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm15, ymm13                                         ;   378.8 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   381.8 fp2     41 next
        db 0x2e
        vpand ymm2, ymm2, [rbp + 4736]                                   ;   379.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   381.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm7                                       ;   376.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, [rbp + 4736]                                  ;   377.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm1                                       ;   377.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, [rbp + 4768]                                   ;   378.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   378.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel misty1_encrypt_compact.T0_constants256]   ;   379.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm6                                       ;   378.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm0                                          ;   378.2 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   379.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4896], ymm8                                       ;   382.8 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4576]                                       ;   379.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4416]                                   ;   386.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   387.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm3                                       ;   381.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm13, [rbp + 4416]                                  ;   382.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   383.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4768]                                       ;   381.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   388.0 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   382.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm1                                       ;   389.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, [rbp + 4416]                                   ;   388.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   389.2 fp2     41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 4800]                                   ;   388.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   390.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 5088], ymm1                                       ;   391.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm14, [rbp + 4800]                                  ;   382.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   383.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   389.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm0                                          ;   383.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4800]                                 ;   383.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   384.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 4736]                                   ;   383.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4416]                                   ;   384.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   387.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5120], ymm11                                      ;   383.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm3                                         ;   388.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   389.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   390.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4800]                                       ;   384.5 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm2                                       ;   391.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm1                                          ;   391.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   392.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   393.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   393.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   389.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4576]                                      ;   388.2 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm11                                         ;   395.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   396.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   397.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   398.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm3, ymm2                                           ;   394.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   394.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4736]                                   ;   395.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   390.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4416]                                   ;   390.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   391.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   394.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm1                                           ;   391.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4736]                                   ;   391.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   397.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   398.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   396.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4416]                                       ;   391.7 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm4                                         ;   398.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   392.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5120]                                   ;   392.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   395.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   399.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4736]                                      ;   393.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm13                                         ;   400.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   395.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 5088]                                   ;   399.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   401.5 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   394.8 fp3     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 5120]                                   ;   401.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   402.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   400.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5088]                                 ;   403.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   400.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4896]                                   ;   402.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   403.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   397.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   404.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   404.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4832]                                   ;   398.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   405.5 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3968]                                   ;   398.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 4960]                                  ;   399.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4480]                                       ;   399.5 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 5024]                                   ;   406.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   407.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4704]                                   ;   400.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   401.5 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4320]                                   ;   401.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm3, ymm9                                           ;   406.5 fp2     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4864]                                       ;   401.5 agu0    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4800]                                   ;   408.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   409.5 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5152]                                 ;   402.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   403.5 fp2     41 next
        vpxor ymm11, ymm11, [rbp + 4992]                                 ;   403.2 fp3+agu1   41 next
        vpxor ymm5, ymm5, ymm11                                          ;   404.2 fp0     41 next
        vpxor ymm15, ymm15, [r8 + 4896]                                  ;   403.5 fp1+agu0   48 next
        vpxor ymm14, ymm14, [r8 + 4928]                                  ;   408.5 fp2+agu1   48 next
        vpxor ymm6, ymm6, [r8 + 4960]                                    ;   404.5 fp3+agu0   48 next
        vpxor ymm7, ymm7, [r8 + 4992]                                    ;   407.5 fp0+agu1   48 next
        vpxor ymm12, ymm12, [r8 + 5024]                                  ;   410.5 fp1+agu0   48 next
        db 0x2e
        vpxor ymm10, ymm10, [r8 + 5056]                                  ;   406.2 fp2+agu1   48 next
        vpxor ymm5, ymm5, [r8 + 5088]                                    ;   406.5 fp3+agu0   48 next
        vpxor ymm0, ymm0, [r8 + 4608]                                    ;   407.2 fp0+agu1   48 next
        vpxor ymm2, ymm2, [r8 + 4640]                                    ;   407.5 fp1+agu0   48 next
        vpxor ymm4, ymm4, [r8 + 4672]                                    ;   408.2 fp2+agu1   48 next
        vpxor ymm3, ymm3, [r8 + 4704]                                    ;   408.5 fp3+agu0   48 next
        vpxor ymm8, ymm8, [r8 + 4736]                                    ;   409.5 fp0+agu1   48 next
        vpxor ymm13, ymm13, [r8 + 4768]                                  ;   409.5 fp1+agu0   48 next
        vpxor ymm11, ymm11, [r8 + 4800]                                  ;   410.2 fp2+agu1   48 next
        vmovdqu ymm9, [rbp + 4608]                                       ;   410.5 agu0    48 next
        vpxor ymm9, ymm9, [r8 + 4832]                                    ;   417.5 fp3+agu1   48 next
        vmovdqu [rbp + 4608], ymm5                                       ;   407.5 agu2+fp5   48 next spill
        vmovdqu ymm5, [rbp + 4448]                                       ;   411.5 agu0    48 next
        vpxor ymm5, ymm5, [r8 + 4864]                                    ;   418.5 fp0+agu1   48 next
        vmovdqu [rbp + 4448], ymm10                                      ;   407.8 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm10, ymm0, ymm11                                         ;   411.2 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4992], ymm12                                      ;   411.5 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm12, ymm3, ymm9                                          ;   418.5 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm7                                       ;   409.8 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm2, ymm13                                          ;   410.5 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm6                                       ;   410.8 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm6, ymm3, ymm11                                          ;   411.2 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4800], ymm14                                      ;   411.8 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm5                                          ;   419.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm15                                      ;   412.8 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm9                                          ;   418.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   419.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   411.2 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   420.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4736], ymm6                                       ;   421.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm3                                          ;   412.2 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm12                                      ;   419.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm6, ymm4                                          ;   413.2 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm11                                      ;   415.8 agu0+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm5                                          ;   419.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   420.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   412.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   413.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   421.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm1                                       ;   416.8 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm0                                           ;   413.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   414.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm2                                           ;   413.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   420.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm14                                      ;   420.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm8                                          ;   415.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   416.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   421.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm5                                          ;   419.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   420.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   422.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   421.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   422.5 fp0+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm14                                      ;   420.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm0                                          ;   419.7 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm3                                       ;   423.5 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm6, ymm5                                            ;   420.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   421.5 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;   420.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   420.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                                       ;   422.5 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm4, ymm13                                          ;   420.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   421.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   421.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   422.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm9, ymm13                                          ;   421.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   422.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm2                                           ;   422.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   423.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   423.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   424.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   423.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm6                                       ;   425.8 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm5                                           ;   423.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   423.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   424.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   424.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   424.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   425.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                           ;   425.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   426.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   425.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   425.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   426.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   427.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   427.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   428.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   427.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm9                                           ;   427.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   427.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   428.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   429.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm2                                           ;   428.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   429.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   430.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4704]                                   ;   430.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   429.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   430.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4768]                                       ;   427.5 agu0    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm3                                       ;   431.5 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm3, ymm9, ymm8                                           ;   434.5 fp1     45 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   434.5 fp2     45 next
        db 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   430.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3968]                                   ;   435.5 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   430.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   434.5 fp2     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4960]                                  ;   431.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm10, [rbp + 4736]                                  ;   431.5 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   431.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   432.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   436.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   435.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4480]                                      ;   430.3 agu0    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   437.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4960]                                   ;   436.5 fp2+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   435.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   437.5 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   433.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   438.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4416]                                   ;   438.3 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4832]                                   ;   439.3 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   436.5 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4736]                                   ;   436.5 fp2+agu0   45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4768]                                       ;   433.8 agu1    48 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   440.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   441.8 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   437.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm4                                           ;   441.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   438.5 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   438.3 fp0     45 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5024]                                   ;   439.5 fp1+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4704]                                 ;   438.5 fp2+agu1   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 4320]                                 ;   437.5 fp3+agu0   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4672]                                   ;   438.5 fp0+agu1   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4960]                                 ;   437.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   442.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   442.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   443.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   443.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4864]                                      ;   438.5 agu1    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   445.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4800]                                       ;   438.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   445.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 5152]                                       ;   439.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   446.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                                       ;   439.8 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   446.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4992]                                       ;   440.5 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   447.5 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4448]                                       ;   440.8 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   447.8 fp3     45 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4608]                                      ;   441.5 agu1    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   448.5 fp0     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4256]                                   ;   446.5 fp1+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 4512]                                 ;   446.8 fp2+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 4064]                                   ;   447.5 fp3+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 4224]                                   ;   447.8 fp0+agu1   54 next
        vpxor ymm13, ymm13, [rbp + 4160]                                 ;   448.5 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 4288]                                 ;   448.8 fp2+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;   449.5 fp3+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 4640]                                   ;   445.5 fp0+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 4128]                                 ;   445.8 fp1+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 4352]                                 ;   446.5 fp2+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4384]                                   ;   446.8 fp3+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   447.5 fp0+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4192]                                   ;   447.8 fp1+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 4096]                                   ;   448.5 fp2+agu1   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4544]                                   ;   448.8 fp3+agu0   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4928]                                 ;   449.5 fp0+agu1   54 next
        db 0x2e
        vmovdqu [rbp + 4608], ymm10                                      ;   450.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 4256]                                      ;   449.8 agu0    58 r
        db 0x2e
        vpxor ymm10, ymm10, [r9]                                         ;   456.8 fp1+agu1   58 r
        vmovdqu [rbp + 4256], ymm8                                       ;   449.8 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 4512]                                       ;   450.8 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 32]                                      ;   457.8 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 4512], ymm5                                       ;   449.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 4064]                                       ;   451.8 agu0    58 r
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 64]                                      ;   458.8 fp3+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 4064], ymm4                                       ;   450.0 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4224]                                       ;   452.8 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 96]                                      ;   459.8 fp0+agu1   58 r
        vmovdqu [rbp + 4224], ymm2                                       ;   451.0 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4160]                                       ;   453.8 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 128]                                     ;   460.8 fp1+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 3936]                                 ;   457.8 fp2+agu0  108 r
        vmovdqu [rbp + 3936], ymm10                                      ;   458.8 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4288]                                      ;   455.5 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 160]                                   ;   462.5 fp3+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;   458.8 fp0+agu1  108 r
        vmovdqu [rbp + 3904], ymm8                                       ;   459.8 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 4000]                                       ;   456.8 agu0    58 r
        db 0x2e
        vpxor ymm8, ymm8, [r9 + 192]                                     ;   463.8 fp1+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 4000], ymm0                                       ;   454.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 4640]                                       ;   457.8 agu0    58 r
        db 0x2e
        vpxor ymm0, ymm0, [r9 + 224]                                     ;   464.8 fp2+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 3872]                                   ;   459.8 fp3+agu0  108 r
        vmovdqu [rbp + 3872], ymm5                                       ;   460.8 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4128]                                       ;   459.5 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 256]                                     ;   466.5 fp0+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 3840]                                   ;   460.8 fp1+agu1  108 r
        vmovdqu [rbp + 3840], ymm4                                       ;   461.8 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4352]                                       ;   460.8 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 288]                                     ;   467.8 fp2+agu1   58 r
        vpxor ymm2, ymm2, [rbp + 3808]                                   ;   461.8 fp3+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 3776]                                 ;   463.5 fp0+agu1  108 r
        vmovdqu [rbp + 3776], ymm10                                      ;   464.5 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4384]                                      ;   462.8 agu0    58 r
        vpxor ymm10, ymm10, [r9 + 320]                                   ;   469.8 fp1+agu1   58 r
        vmovdqu [rbp + 4384], ymm2                                       ;   462.8 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 4032]                                       ;   463.8 agu0    58 r
        vpxor ymm2, ymm2, [r9 + 352]                                     ;   470.8 fp2+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 3744]                                   ;   464.8 fp3+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 3712]                                   ;   465.8 fp0+agu1  108 r
        vmovdqu [rbp + 3712], ymm0                                       ;   466.8 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 4192]                                       ;   465.8 agu0    58 r
        vpxor ymm0, ymm0, [r9 + 384]                                     ;   472.8 fp1+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 3680]                                   ;   467.5 fp2+agu0  108 r
        vmovdqu [rbp + 3680], ymm5                                       ;   468.5 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 4096]                                       ;   467.5 agu1    58 r
        vpxor ymm5, ymm5, [r9 + 416]                                     ;   474.5 fp3+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 3648]                                   ;   468.8 fp0+agu1  108 r
        vmovdqu [rbp + 3648], ymm4                                       ;   469.8 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4544]                                       ;   468.8 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 448]                                     ;   475.8 fp1+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 3616]                                 ;   470.8 fp2+agu0  108 r
        vmovdqu [rbp + 3616], ymm10                                      ;   471.8 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 4928]                                      ;   470.5 agu1    58 r
        vpxor ymm10, ymm10, [r9 + 480]                                   ;   477.5 fp3+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 3584]                                   ;   471.8 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   473.8 fp1+agu0  108 r
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   475.5 fp2+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 3488]                                   ;   476.8 fp3+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 3456]                                 ;   478.5 fp0+agu1  108 r
        vpxor ymm1, ymm1, [rbp + 2976]                                   ;   473.8 fp1+agu0  108 r
        vpxor ymm12, ymm12, [rbp + 3008]                                 ;   474.5 fp2+agu1  108 r
        vpxor ymm7, ymm7, [rbp + 3040]                                   ;   474.8 fp3+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 3072]                                   ;   475.5 fp0+agu1  108 r
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   475.8 fp1+agu0  108 r
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   476.5 fp2+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 3168]                                   ;   476.8 fp3+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 3200]                                   ;   477.5 fp0+agu1  108 r
        vpxor ymm14, ymm14, [rbp + 3232]                                 ;   477.8 fp1+agu0  108 r
        vpxor ymm15, ymm15, [rbp + 3264]                                 ;   478.5 fp2+agu1  108 r
        vmovdqu [rbp + 3264], ymm15                                      ;   479.5 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3296]                                      ;   478.8 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 4000]                                 ;   485.8 fp3+agu1  108 r
        vmovdqu [rbp + 4000], ymm15                                      ;   486.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3328]                                      ;   479.8 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 4224]                                 ;   486.8 fp0+agu1  108 r
        vmovdqu [rbp + 4224], ymm15                                      ;   487.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3360]                                      ;   480.8 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 4064]                                 ;   487.8 fp1+agu1  108 r
        vmovdqu [rbp + 4064], ymm15                                      ;   488.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3392]                                      ;   481.8 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 4512]                                 ;   488.8 fp2+agu1  108 r
        vmovdqu [rbp + 4512], ymm15                                      ;   489.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3424]                                      ;   482.8 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 4256]                                 ;   489.8 fp3+agu1  108 r
        vmovdqu [rbp + 4256], ymm15                                      ;   490.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2944]                                      ;   483.8 agu0   108 r
        vpxor ymm15, ymm15, [rbp + 4608]                                 ;   490.8 fp0+agu1  108 r
        vmovdqu [rbp + 4608], ymm15                                      ;   491.8 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3936]                                      ;   484.8 agu0    54 next
        vpxor ymm15, ymm15, [r10 + 512]                                  ;   491.8 fp1+agu1   54 next
        vmovdqu [rbp + 2944], ymm14                                      ;   482.8 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 3904]                                      ;   485.8 agu0    54 next
        vpxor ymm14, ymm14, [r10 + 544]                                  ;   492.8 fp2+agu1   54 next
        vmovdqu [rbp + 3424], ymm3                                       ;   484.8 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 3872]                                       ;   486.8 agu0    54 next
        vpxor ymm3, ymm3, [r10 + 576]                                    ;   493.8 fp3+agu1   54 next
        vmovdqu [rbp + 3392], ymm9                                       ;   486.0 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 3840]                                       ;   487.8 agu0    54 next
        vpxor ymm9, ymm9, [r10 + 608]                                    ;   494.8 fp0+agu1   54 next
        vmovdqu [rbp + 3360], ymm11                                      ;   487.0 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 4384]                                      ;   488.8 agu0    54 next
        vpxor ymm11, ymm11, [r10 + 640]                                  ;   495.8 fp1+agu1   54 next
        vmovdqu [rbp + 3328], ymm13                                      ;   488.0 agu2+fp5  108 r spill
        vpxor ymm13, ymm8, [r10 + 704]                                   ;   489.8 fp2+agu0   54 next
        vmovdqu [rbp + 3296], ymm8                                       ;   489.0 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3776]                                       ;   490.5 agu1    54 next
        vpxor ymm8, ymm8, [r10 + 672]                                    ;   497.5 fp3+agu0   54 next
        vmovdqu [rbp + 3232], ymm6                                       ;   490.0 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3712]                                       ;   491.5 agu1    54 next
        vpxor ymm6, ymm6, [r10 + 736]                                    ;   498.5 fp0+agu0   54 next
        vmovdqu [rbp + 3200], ymm7                                       ;   491.0 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3680]                                       ;   492.5 agu1    54 next
        vpxor ymm7, ymm7, [r10 + 768]                                    ;   499.5 fp1+agu0   54 next
        vmovdqu [rbp + 3168], ymm12                                      ;   492.0 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3648]                                      ;   493.5 agu1    54 next
        vpxor ymm12, ymm12, [r10 + 800]                                  ;   500.5 fp2+agu0   54 next
        vmovdqu [rbp + 3136], ymm1                                       ;   493.0 agu2+fp5  108 r spill
        vpxor ymm1, ymm2, [r10 + 864]                                    ;   494.5 fp3+agu1   54 next
        vmovdqu [rbp + 3104], ymm2                                       ;   494.0 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3616]                                       ;   494.8 agu0    54 next
        vpxor ymm2, ymm2, [r10 + 832]                                    ;   501.8 fp0+agu1   54 next
        vmovdqu [rbp + 3072], ymm3                                       ;   495.0 agu2+fp5   54 next spill
        vpxor ymm3, ymm0, [r10 + 896]                                    ;   495.8 fp1+agu0   54 next
        vmovdqu [rbp + 3040], ymm0                                       ;   496.0 agu2+fp5  108 r spill
        vpxor ymm0, ymm5, [r10 + 928]                                    ;   496.5 fp2+agu1   54 next
        vmovdqu [rbp + 3008], ymm5                                       ;   497.0 agu0+fp5  108 r spill
        vpxor ymm5, ymm4, [r10 + 960]                                    ;   497.5 fp3+agu1   54 next
        vmovdqu [rbp + 2976], ymm4                                       ;   498.0 agu2+fp5  108 r spill
        vpxor ymm4, ymm10, [r10 + 992]                                   ;   497.8 fp0+agu0   54 next
        vmovdqu [rbp + 3456], ymm10                                      ;   499.0 agu2+fp5  108 r spill
        vpxor ymm10, ymm0, ymm6                                          ;   499.5 fp1     41 next
        vmovdqu [rbp + 3488], ymm9                                       ;   500.0 agu1+fp5   54 next spill
        vpand ymm9, ymm5, ymm2                                           ;   502.8 fp2     41 next
        vmovdqu [rbp + 3520], ymm14                                      ;   501.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm7                                          ;   500.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm13                                      ;   502.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm4                                          ;   498.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm8                                       ;   503.0 agu1+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm0, ymm2                                           ;   502.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm15                                      ;   504.0 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm6                                          ;   499.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   503.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm1                                          ;   498.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel misty1_encrypt_compact.T0_constants256]   ;   504.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4544], ymm11                                      ;   505.0 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm2                                         ;   502.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm8                                       ;   506.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm12                                         ;   503.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4192], ymm9                                       ;   507.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm4, ymm6                                           ;   500.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   501.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   504.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm0                                       ;   508.0 agu1+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm12                                          ;   502.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   503.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm0                                       ;   509.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm6                                           ;   502.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   503.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm2, ymm7                                           ;   503.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   504.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm13                                      ;   510.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm1                                          ;   503.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   504.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   504.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm1                                          ;   504.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   505.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   506.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   506.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel misty1_encrypt_compact.T0_constants256]   ;   507.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm13                                      ;   511.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm6                                          ;   505.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm2                                       ;   512.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm2, ymm11, ymm4                                           ;   506.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm11                                      ;   513.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm14, ymm1                                         ;   506.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   506.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm0                                       ;   514.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm3                                          ;   506.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   507.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm1, ymm3                                           ;   507.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   508.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm3                                           ;   507.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   508.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm7                                          ;   508.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   509.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   509.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   510.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   509.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm11                                      ;   515.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm4                                          ;   509.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   509.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   510.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   510.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   510.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   511.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, ymm7                                          ;   511.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   512.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   511.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   511.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   512.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   513.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   513.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   514.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   513.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm1, ymm5                                          ;   513.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   513.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   514.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   515.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm7                                          ;   514.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   515.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   516.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4032]                                   ;   516.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4192]                                   ;   515.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   516.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3744]                                       ;   513.3 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4448], ymm2                                       ;   517.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm5, ymm1                                           ;   520.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   520.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   516.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4288]                                   ;   521.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   516.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   520.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, [rbp + 4640]                                    ;   520.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 4096]                                  ;   517.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   517.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   518.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   522.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   521.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4128]                                      ;   516.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   523.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   522.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   521.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   523.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   519.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   524.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   524.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4160]                                   ;   525.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   522.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4096]                                   ;   522.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3744]                                       ;   520.0 agu0    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   527.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   528.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   523.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm12                                         ;   528.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   524.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   524.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4352]                                 ;   525.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4032]                                   ;   524.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4192]                                   ;   523.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 4448]                                   ;   524.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4640]                                 ;   523.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   529.0 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   529.0 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   530.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   530.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4544]                                      ;   524.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4928]                                       ;   524.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm1                                         ;   531.7 fp2     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3584]                                       ;   525.3 agu0    41 next
        db 0x2e
        vpand ymm4, ymm4, ymm1                                           ;   532.3 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   525.7 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3520]                                       ;   526.3 agu0    54 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   533.3 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3488]                                      ;   526.7 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm1                                         ;   533.7 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4544]                                      ;   527.3 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 3488]                                 ;   534.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;   526.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm13, [rbp + 3552]                                      ;   528.3 agu0    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 3488]                                 ;   535.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm2                                       ;   527.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3584]                                       ;   529.3 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   536.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   537.3 fp1     41 next
        db 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   537.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4448], ymm5                                       ;   528.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm10, ymm7                                          ;   534.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm9                                       ;   529.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 3552]                                   ;   533.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm3                                       ;   531.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm5, [rbp + 4544]                                   ;   535.7 fp1+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 3552]                                   ;   536.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   537.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4352], ymm11                                      ;   531.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm15, ymm12                                        ;   535.3 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   538.3 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 3584]                                 ;   536.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   538.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4128], ymm14                                      ;   533.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm7, [rbp + 3584]                                  ;   533.5 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4096], ymm8                                       ;   534.3 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm14, [rbp + 3488]                                  ;   534.5 fp1+agu0   41 next
        vpxor ymm9, ymm9, ymm14                                          ;   534.5 fp2     41 next
        vpxor ymm9, ymm9, [rel misty1_encrypt_compact.T0_constants256]   ;   535.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm0                                       ;   535.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm1                                           ;   534.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   535.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   539.3 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   535.7 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3072]                                   ;   542.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   543.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4288], ymm3                                       ;   537.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, [rbp + 3072]                                  ;   539.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   540.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3488]                                       ;   537.5 agu0    54 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   544.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   539.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm8                                       ;   545.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm0, [rbp + 3072]                                   ;   544.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   545.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4544]                                   ;   544.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   546.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm8                                       ;   547.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, [rbp + 4544]                                  ;   538.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   539.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   545.7 fp2     41 next
        db 0x2e
        vpand ymm11, ymm12, ymm1                                         ;   540.3 fp3     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4544]                                 ;   540.3 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   541.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3584]                                   ;   539.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3072]                                   ;   540.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   543.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm10                                      ;   540.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm7, ymm3                                          ;   544.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   545.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   546.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4544]                                       ;   541.0 agu1    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm11                                      ;   547.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, ymm8                                          ;   548.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   549.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   550.0 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   550.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   545.5 fp0     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3552]                                      ;   544.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm10                                         ;   551.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                           ;   552.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   553.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   554.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm11                                          ;   551.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   551.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3584]                                   ;   552.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   546.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3072]                                 ;   546.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                         ;   547.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   551.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm8                                          ;   548.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3584]                                   ;   547.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   553.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   554.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   553.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3072]                                       ;   548.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm7                                          ;   555.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   549.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   549.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   551.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   555.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3584]                                      ;   550.0 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm10, ymm12                                         ;   557.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4288]                                   ;   552.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4576]                                 ;   555.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   558.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   551.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 5152]                                   ;   558.0 fp3+agu0   41 next
        db 0x2e
        vpand ymm15, ymm10, ymm15                                        ;   559.0 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   556.7 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4576]                                 ;   560.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   556.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   559.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   560.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel misty1_encrypt_compact.T0_constants256]      ;   553.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   561.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   561.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4992]                                   ;   554.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   562.0 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4160]                                   ;   555.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm1, [rbp + 4800]                                  ;   556.0 fp3+agu0   41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 4096]                                       ;   556.0 agu1    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   563.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   564.0 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4128]                                   ;   557.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   558.0 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4352]                                   ;   557.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm5                                           ;   563.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4032]                                       ;   558.0 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4544]                                   ;   565.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   566.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4192]                                 ;   559.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   560.0 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4448]                                 ;   559.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   560.7 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm15, [r11 + 4384]                                 ;   560.0 fp0+agu1   48 next
        vpxor ymm13, ymm13, [r11 + 4416]                                 ;   565.0 fp1+agu0   48 next
        vpxor ymm0, ymm0, [r11 + 4448]                                   ;   561.0 fp2+agu1   48 next
        vpxor ymm5, ymm5, [r11 + 4480]                                   ;   564.0 fp3+agu0   48 next
        vpxor ymm2, ymm2, [r11 + 4512]                                   ;   567.0 fp0+agu1   48 next
        vpxor ymm9, ymm9, [r11 + 4544]                                   ;   562.7 fp1+agu0   48 next
        vpxor ymm4, ymm4, [r11 + 4576]                                   ;   563.0 fp2+agu1   48 next
        vpxor ymm1, ymm1, [r11 + 4096]                                   ;   563.7 fp3+agu0   48 next
        vpxor ymm6, ymm6, [r11 + 4128]                                   ;   564.0 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r11 + 4160]                                   ;   564.7 fp1+agu0   48 next
        vpxor ymm3, ymm3, [r11 + 4192]                                   ;   565.0 fp2+agu1   48 next
        vpxor ymm8, ymm8, [r11 + 4224]                                   ;   566.0 fp3+agu0   48 next
        vpxor ymm12, ymm12, [r11 + 4256]                                 ;   566.0 fp0+agu1   48 next
        vpxor ymm10, ymm10, [r11 + 4288]                                 ;   566.7 fp1+agu0   48 next
        vmovdqu ymm11, [rbp + 4640]                                      ;   567.0 agu1    48 next
        vpxor ymm11, ymm11, [r11 + 4320]                                 ;   574.0 fp2+agu0   48 next
        vmovdqu [rbp + 4640], ymm4                                       ;   564.0 agu2+fp5   48 next spill
        vmovdqu ymm4, [rbp + 3744]                                       ;   568.0 agu1    48 next
        vpxor ymm4, ymm4, [r11 + 4352]                                   ;   575.0 fp3+agu0   48 next
        vmovdqu [rbp + 3744], ymm9                                       ;   564.3 agu2+fp5   48 next spill
        vpxor ymm9, ymm1, ymm10                                          ;   567.7 fp0     45 next
        vmovdqu [rbp + 4448], ymm2                                       ;   568.0 agu2+fp5   48 next spill
        vpand ymm2, ymm3, ymm11                                          ;   575.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   566.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm12                                          ;   567.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4192], ymm0                                       ;   567.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm0, ymm3, ymm10                                          ;   567.7 fp3     45 next
        db 0x2e
        vmovdqu [rbp + 4544], ymm13                                      ;   568.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm13, ymm11, ymm4                                         ;   576.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm15                                      ;   569.3 agu1+fp5   48 next spill
        db 0x2e
        vpand ymm15, ymm1, ymm11                                         ;   575.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   576.0 fp2     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, ymm8                                         ;   567.7 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   577.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm0                                       ;   578.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm3                                           ;   568.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4352], ymm2                                       ;   576.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm0, ymm7                                           ;   569.7 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm10                                      ;   572.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm4                                          ;   576.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   577.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm7                                          ;   568.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   569.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   578.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4128], ymm14                                      ;   573.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm1                                          ;   569.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   570.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm3, ymm6                                          ;   569.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   577.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm13                                      ;   577.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm8                                          ;   572.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   573.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   578.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm4                                          ;   576.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   577.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   579.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   578.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   579.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm13                                      ;   577.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm6, ymm1                                          ;   576.2 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm3                                       ;   580.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm3, ymm0, ymm4                                            ;   576.5 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4800], ymm0                                       ;   578.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm8                                           ;   576.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   577.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm14                                      ;   579.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm7, ymm12                                         ;   577.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   578.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm12                                         ;   577.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   579.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   578.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   579.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm6                                           ;   578.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   580.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   580.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   581.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   579.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4992], ymm0                                       ;   582.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm4                                          ;   580.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   580.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   581.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   581.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   581.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   582.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm6                                          ;   581.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   582.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   582.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   582.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   582.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   583.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;   583.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   584.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   583.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm11                                          ;   583.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   584.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   585.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   586.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm6                                           ;   584.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   585.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   586.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4128]                                   ;   587.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4352]                                   ;   585.8 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   586.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3488]                                       ;   584.0 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4928], ymm3                                       ;   588.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm8                                          ;   591.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   591.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   586.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4160]                                   ;   592.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   587.3 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   591.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, [rbp + 4800]                                  ;   587.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 3584]                                   ;   588.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   588.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   589.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   593.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   592.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4096]                                       ;   586.8 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   593.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4800]                                   ;   593.0 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   592.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   594.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   590.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   594.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3072]                                 ;   594.8 fp2+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4992]                                 ;   595.8 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   593.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3584]                                   ;   593.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3488]                                       ;   590.3 agu0    48 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   597.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   598.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   593.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm7                                           ;   598.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   595.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   594.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3520]                                   ;   596.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4128]                                 ;   595.0 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4352]                                 ;   594.0 fp2+agu1   45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4928]                                   ;   595.0 fp3+agu0   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4800]                                 ;   594.3 fp0+agu1   45 next
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   599.3 fp1     45 next
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   599.3 fp2     45 next
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   600.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   600.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4032]                                      ;   595.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   602.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4544]                                       ;   595.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   602.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4192]                                       ;   596.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   603.0 fp3     45 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3552]                                       ;   596.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   603.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4448]                                       ;   597.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   604.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   597.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   604.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4640]                                       ;   598.0 agu0    48 next reload
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   605.0 fp3     45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3136]                                 ;   603.0 fp0+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 3168]                                   ;   603.3 fp1+agu0   54 next
        vpxor ymm5, ymm5, [rbp + 3200]                                   ;   604.0 fp2+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 3232]                                   ;   604.3 fp3+agu0   54 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   605.0 fp0+agu1   54 next
        vpxor ymm10, ymm10, [rbp + 3360]                                 ;   605.3 fp1+agu0   54 next
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   606.0 fp2+agu1   54 next
        vpxor ymm3, ymm3, [rbp + 3424]                                   ;   602.0 fp3+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   602.3 fp0+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 3264]                                 ;   603.0 fp1+agu0   54 next
        vpxor ymm1, ymm1, [rbp + 4000]                                   ;   603.3 fp2+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4224]                                   ;   604.0 fp3+agu0   54 next
        vpxor ymm6, ymm6, [rbp + 4064]                                   ;   604.3 fp0+agu1   54 next
        vpxor ymm7, ymm7, [rbp + 4512]                                   ;   605.0 fp1+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4256]                                   ;   605.3 fp2+agu1   54 next
        vpxor ymm9, ymm9, [rbp + 4608]                                   ;   606.0 fp3+agu0   54 next
        vmovdqu [rbp + 4640], ymm9                                       ;   607.0 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 3136]                                       ;   606.3 agu1    54 next
        vpxor ymm9, ymm9, [r8 + 512]                                     ;   613.3 fp0+agu0   54 next
        vmovdqu [rbp + 3744], ymm8                                       ;   606.3 agu2+fp5   54 next spill
        vmovdqu ymm8, [rbp + 3168]                                       ;   607.3 agu1    54 next
        vpxor ymm8, ymm8, [r8 + 544]                                     ;   614.3 fp1+agu0   54 next
        vmovdqu [rbp + 4448], ymm7                                       ;   606.0 agu2+fp5   54 next spill
        vmovdqu ymm7, [rbp + 3200]                                       ;   608.3 agu1    54 next
        vpxor ymm7, ymm7, [r8 + 576]                                     ;   615.3 fp2+agu0   54 next
        vmovdqu [rbp + 3552], ymm6                                       ;   606.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3232]                                       ;   609.3 agu1    54 next
        vpxor ymm6, ymm6, [r8 + 608]                                     ;   616.3 fp3+agu0   54 next
        vmovdqu [rbp + 4192], ymm4                                       ;   607.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 3328]                                       ;   610.3 agu1    54 next
        vpxor ymm4, ymm4, [r8 + 640]                                     ;   617.3 fp0+agu0   54 next
        vmovdqu [rbp + 4544], ymm1                                       ;   608.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 3360]                                       ;   611.3 agu1    54 next
        vpxor ymm1, ymm1, [r8 + 672]                                     ;   618.3 fp1+agu0   54 next
        vmovdqu [rbp + 4032], ymm15                                      ;   609.5 agu2+fp5   54 next spill
        vmovdqu ymm15, [rbp + 3392]                                      ;   612.3 agu1    54 next
        vpxor ymm15, ymm15, [r8 + 704]                                   ;   619.3 fp2+agu0   54 next
        vmovdqu [rbp + 3488], ymm13                                      ;   610.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 3424]                                      ;   613.3 agu1    54 next
        vpxor ymm13, ymm13, [r8 + 736]                                   ;   620.3 fp3+agu0   54 next
        vmovdqu [rbp + 4800], ymm3                                       ;   611.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 2944]                                       ;   614.3 agu1    54 next
        vpxor ymm3, ymm3, [r8 + 768]                                     ;   621.3 fp0+agu0   54 next
        vmovdqu [rbp + 4928], ymm11                                      ;   612.5 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 3264]                                      ;   615.3 agu1    54 next
        vpxor ymm11, ymm11, [r8 + 800]                                   ;   622.3 fp1+agu0   54 next
        vmovdqu [rbp + 4352], ymm10                                      ;   613.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 4000]                                      ;   616.3 agu1    54 next
        vpxor ymm10, ymm10, [r8 + 832]                                   ;   623.3 fp2+agu0   54 next
        vmovdqu [rbp + 4128], ymm12                                      ;   614.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4224]                                      ;   617.3 agu1    54 next
        vpxor ymm12, ymm12, [r8 + 864]                                   ;   624.3 fp3+agu0   54 next
        vmovdqu [rbp + 3520], ymm0                                       ;   615.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 4064]                                       ;   618.3 agu1    54 next
        vpxor ymm0, ymm0, [r8 + 896]                                     ;   625.3 fp0+agu0   54 next
        vmovdqu [rbp + 4096], ymm5                                       ;   616.5 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 4512]                                       ;   619.3 agu1    54 next
        vpxor ymm5, ymm5, [r8 + 928]                                     ;   626.3 fp1+agu0   54 next
        vmovdqu [rbp + 3584], ymm2                                       ;   617.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4256]                                       ;   620.3 agu1    54 next
        vpxor ymm2, ymm2, [r8 + 960]                                     ;   627.3 fp2+agu0   54 next
        vmovdqu [rbp + 4992], ymm14                                      ;   618.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4608]                                      ;   621.3 agu1    54 next
        vpxor ymm14, ymm14, [r8 + 992]                                   ;   628.3 fp3+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   619.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm7, ymm13, ymm5                                          ;   627.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4160], ymm6                                       ;   620.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm6, ymm10, ymm2                                          ;   628.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm8                                       ;   621.5 agu2+fp5   54 next spill
        db 0x2e
        vpxor ymm8, ymm3, ymm0                                           ;   626.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4576], ymm15                                      ;   622.5 agu1+fp5   54 next spill
        vpand ymm15, ymm2, ymm14                                         ;   629.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm1                                       ;   623.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm10, ymm5                                          ;   627.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm9                                       ;   624.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm2                                          ;   628.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   629.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm5, ymm12                                          ;   627.3 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rel misty1_encrypt_compact.T0_constants256]   ;   630.3 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm4                                       ;   625.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm7                                          ;   628.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm1                                       ;   631.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm11, ymm4                                          ;   629.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   629.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm13, ymm14                                         ;   629.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   630.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm5                                       ;   628.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm11                                         ;   627.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   628.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   631.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm5                                       ;   629.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm13                                         ;   628.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   629.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm3                                          ;   628.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   630.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm15                                      ;   630.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm10, ymm12                                        ;   629.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   630.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   631.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm14, ymm12                                        ;   629.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   630.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   632.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                        ;   631.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel misty1_encrypt_compact.T0_constants256] ;   632.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   631.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm3, ymm13                                         ;   631.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm10                                      ;   633.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpor ymm10, ymm4, ymm14                                          ;   631.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4736], ymm4                                       ;   633.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm8, ymm12                                          ;   631.7 fp2     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   631.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm5                                       ;   634.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm11, ymm0                                          ;   632.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   633.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm0                                          ;   632.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   634.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm0                                          ;   633.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   634.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm11, ymm3                                         ;   633.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   635.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   635.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   636.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   634.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm4                                       ;   637.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm14                                          ;   634.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   635.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   636.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   635.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   636.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   636.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm2, ymm3                                           ;   636.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   637.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   637.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   637.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   637.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   638.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                         ;   638.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   639.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   638.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm12, ymm2                                          ;   638.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   638.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   639.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   640.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm3                                          ;   639.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;   640.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   641.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4320]                                 ;   641.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4960]                                 ;   640.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   641.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4672]                                      ;   638.5 agu0    54 next reload
        db 0x2e
        vmovdqu [rbp + 3968], ymm10                                      ;   642.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm2, ymm12                                         ;   645.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                        ;   645.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   641.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4832]                                 ;   646.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   642.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   645.5 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm0, ymm0, [rbp + 4736]                                    ;   642.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, [rbp + 4768]                                  ;   642.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   643.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   644.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   647.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   646.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4480]                                       ;   641.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   648.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 4736]                                 ;   647.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   646.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   648.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   645.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   649.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4704]                                   ;   649.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4416]                                   ;   650.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   647.5 fp0     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4768]                                 ;   647.5 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4672]                                      ;   645.3 agu1    54 next reload
        db 0x2e
        vpand ymm11, ymm11, ymm14                                        ;   652.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   653.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   648.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm11                                          ;   653.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   649.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   649.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5024]                                   ;   650.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4320]                                   ;   649.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4960]                                   ;   648.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   649.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4736]                                 ;   649.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   654.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   654.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   655.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   655.3 fp0     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4864]                                      ;   649.5 agu1    41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 4288]                                       ;   649.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   656.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 5152]                                       ;   650.5 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   657.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4576]                                       ;   650.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3808]                                      ;   651.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm11                                          ;   658.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4160]                                      ;   651.8 agu0    41 next
        db 0x2e
        vpand ymm12, ymm12, ymm3                                         ;   658.8 fp0     41 next
        vmovdqu ymm13, [rbp + 4864]                                      ;   652.5 agu1    41 next
        vpand ymm13, ymm13, [rbp + 4160]                                 ;   659.5 fp1+agu0   41 next
        vmovdqu [rbp + 4672], ymm15                                      ;   651.3 agu2+fp5   41 next spill
        vmovdqu ymm15, [rbp + 4576]                                      ;   653.5 agu1    41 next
        vpand ymm15, ymm15, [rbp + 4160]                                 ;   660.5 fp2+agu0   41 next
        vmovdqu [rbp + 4736], ymm10                                      ;   652.3 agu2+fp5   41 next spill
        vmovdqu ymm10, [rbp + 5152]                                      ;   654.5 agu1    41 next
        vpand ymm10, ymm10, [rbp + 3072]                                 ;   661.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   662.5 fp0     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   662.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm2                                       ;   653.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm11                                         ;   659.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm6                                       ;   654.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm7, [rbp + 4576]                                   ;   658.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm0                                       ;   656.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm0, ymm2, [rbp + 4864]                                   ;   660.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4576]                                   ;   661.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   662.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm4                                       ;   656.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm13                                         ;   660.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   663.5 fp0     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 5152]                                   ;   661.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   663.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm8                                       ;   658.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, [rbp + 5152]                                  ;   658.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm1                                       ;   659.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, [rbp + 4160]                                   ;   659.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   659.7 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   660.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm5                                       ;   660.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm11, ymm3                                          ;   659.8 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   660.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4704], ymm9                                       ;   664.5 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 4576]                                       ;   660.7 agu0    41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 3072]                                   ;   667.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   668.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4832], ymm0                                       ;   662.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm13, [rbp + 3072]                                  ;   664.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   665.5 fp0     41 next
        vmovdqu ymm0, [rbp + 4160]                                       ;   662.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   669.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   664.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm1                                       ;   670.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, [rbp + 3072]                                   ;   669.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   670.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 4864]                                   ;   669.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   671.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm1                                       ;   672.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm15, [rbp + 4864]                                  ;   663.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   664.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   670.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm3                                          ;   665.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4864]                                 ;   665.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   666.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5152]                                   ;   664.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 3072]                                   ;   665.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   668.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm12                                      ;   665.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm11, ymm0                                         ;   669.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   670.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   671.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4864]                                       ;   666.2 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm4                                       ;   672.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm11, ymm1                                          ;   673.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   674.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   675.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3072]                                   ;   675.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   670.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 4576]                                      ;   669.7 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm8, ymm12                                         ;   676.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   677.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   678.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   679.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm4                                           ;   676.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   676.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 5152]                                   ;   677.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   671.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   671.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   672.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   676.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm1                                           ;   673.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 5152]                                   ;   672.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   678.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   679.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   678.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3072]                                       ;   673.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   680.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   674.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 5120]                                   ;   674.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   676.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   680.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 5152]                                      ;   675.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm13                                         ;   682.2 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4832]                                   ;   677.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   680.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   683.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   676.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 5120]                                   ;   683.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm14                                        ;   684.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   681.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 5088]                                 ;   685.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   681.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4704]                                   ;   684.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   685.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel misty1_encrypt_compact.T0_constants256]       ;   678.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   686.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   686.2 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4896]                                   ;   679.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   687.2 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 4416]                                   ;   680.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm3, [rbp + 5056]                                  ;   681.0 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4768]                                       ;   681.0 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   688.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   689.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4480]                                   ;   682.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   683.0 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 5024]                                   ;   682.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm0, ymm2                                           ;   688.2 fp0     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4320]                                       ;   683.0 agu1    41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4864]                                   ;   690.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   691.0 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4960]                                 ;   684.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   685.0 fp0     41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   684.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   685.7 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, [r8 + 4384]                                  ;   685.0 fp3+agu1   48 next
        vpxor ymm15, ymm15, [r8 + 4416]                                  ;   690.0 fp0+agu0   48 next
        vpxor ymm5, ymm5, [r8 + 4448]                                    ;   686.0 fp1+agu1   48 next
        db 0x2e
        vpxor ymm2, ymm2, [r8 + 4480]                                    ;   689.2 fp2+agu0   48 next
        vpxor ymm10, ymm10, [r8 + 4512]                                  ;   692.0 fp3+agu1   48 next
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   687.7 fp0+agu0   48 next
        vpxor ymm7, ymm7, [r8 + 4576]                                    ;   688.0 fp1+agu1   48 next
        vpxor ymm3, ymm3, [r8 + 4096]                                    ;   688.7 fp2+agu0   48 next
        vpxor ymm4, ymm4, [r8 + 4128]                                    ;   689.0 fp3+agu1   48 next
        vpxor ymm6, ymm6, [r8 + 4160]                                    ;   689.7 fp0+agu0   48 next
        vpxor ymm0, ymm0, [r8 + 4192]                                    ;   690.0 fp1+agu1   48 next
        vpxor ymm8, ymm8, [r8 + 4224]                                    ;   691.0 fp2+agu0   48 next
        vpxor ymm13, ymm13, [r8 + 4256]                                  ;   691.0 fp3+agu1   48 next
        vpxor ymm12, ymm12, [r8 + 4288]                                  ;   691.7 fp0+agu0   48 next
        vmovdqu ymm9, [rbp + 4736]                                       ;   692.0 agu1    48 next
        vpxor ymm9, ymm9, [r8 + 4320]                                    ;   699.0 fp1+agu0   48 next
        vmovdqu [rbp + 4736], ymm7                                       ;   689.0 agu2+fp5   48 next spill
        vmovdqu ymm7, [rbp + 4672]                                       ;   693.0 agu1    48 next
        db 0x2e
        vpxor ymm7, ymm7, [r8 + 4352]                                    ;   700.0 fp2+agu0   48 next
        db 0x2e
        vmovdqu [rbp + 4672], ymm11                                      ;   689.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm11, ymm3, ymm12                                         ;   692.7 fp3     45 next
        vmovdqu [rbp + 3968], ymm10                                      ;   693.0 agu2+fp5   48 next spill
        vpand ymm10, ymm0, ymm9                                          ;   700.0 fp0     45 next
        vmovdqu [rbp + 4576], ymm2                                       ;   691.3 agu2+fp5   48 next spill
        vpxor ymm2, ymm4, ymm13                                          ;   692.0 fp1     45 next
        vmovdqu [rbp + 4960], ymm5                                       ;   692.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm12                                          ;   692.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm15                                      ;   693.3 agu2+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm7                                          ;   701.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm14                                      ;   694.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm3, ymm9                                          ;   700.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   701.0 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm14, ymm12, ymm8                                         ;   692.7 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   702.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm5                                       ;   703.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm0                                          ;   693.7 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm10                                      ;   701.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm6                                          ;   694.7 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm12                                      ;   697.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm7                                          ;   701.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   702.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm1, ymm0, ymm6                                           ;   693.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   694.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   703.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm1                                       ;   698.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm3                                           ;   694.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   695.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm0, ymm4                                           ;   694.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   702.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm15                                      ;   702.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm0, ymm8                                          ;   697.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   698.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   703.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm8, ymm7                                          ;   701.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   702.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   704.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   703.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel misty1_encrypt_compact.T0_constants256]   ;   704.0 fp2+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm15                                      ;   702.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm4, ymm3                                          ;   701.2 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm0                                       ;   705.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e
        vpor ymm0, ymm5, ymm7                                            ;   701.5 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm5                                       ;   703.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm2, ymm8                                           ;   701.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   702.0 fp2     45 next
        db 0x2e
        vmovdqu [rbp + 4416], ymm1                                       ;   704.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm13                                          ;   702.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   703.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   702.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   704.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm13                                          ;   703.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   704.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   703.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   705.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   705.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   706.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   704.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm5                                       ;   707.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm1, ymm7                                           ;   705.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   705.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   706.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   706.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm8                                           ;   706.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   707.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm4                                           ;   706.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   707.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   707.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   707.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   707.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   708.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   708.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   709.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   708.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm9                                           ;   708.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                           ;   709.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   710.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   711.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm4                                           ;   709.8 fp1     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   710.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   711.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4480]                                   ;   712.0 fp0+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 5024]                                   ;   710.8 fp1+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   711.8 fp2     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4160]                                       ;   709.0 agu1    48 next reload
        db 0x2e
        vmovdqu [rbp + 4288], ymm0                                       ;   713.0 agu2+fp5   45 next spill
        db 0x2e
        vpand ymm0, ymm9, ymm8                                           ;   716.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   716.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   711.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4416]                                   ;   717.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   712.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   716.0 fp0     45 next
        db 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 5056]                                  ;   712.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, [rbp + 5152]                                  ;   713.0 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   713.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   714.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   718.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   717.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4768]                                      ;   711.8 agu1    45 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   718.8 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5056]                                   ;   718.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   717.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   719.0 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   715.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   719.8 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3072]                                   ;   719.8 fp1+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 4896]                                   ;   720.8 fp2+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   718.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 5152]                                   ;   718.0 fp0+agu1   45 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4160]                                       ;   715.3 agu0    48 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   722.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   723.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   718.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm6                                           ;   723.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   720.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   719.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   721.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4480]                                 ;   720.0 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   719.0 fp1+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4288]                                   ;   720.0 fp2+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5056]                                 ;   719.3 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   724.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   724.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   725.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   725.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4320]                                      ;   720.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   727.0 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4864]                                       ;   720.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   727.3 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4960]                                       ;   721.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   728.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4576]                                       ;   721.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   728.3 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3968]                                       ;   722.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   729.0 fp0     45 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4672]                                       ;   722.3 agu1    48 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   729.3 fp1     45 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4736]                                      ;   723.0 agu0    48 next reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   730.0 fp2     45 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4992]                                   ;   728.0 fp3+agu1   54 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3584]                                 ;   728.3 fp0+agu0   54 next
        vpxor ymm2, ymm2, [rbp + 4096]                                   ;   729.0 fp1+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   729.3 fp2+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 4128]                                 ;   730.0 fp3+agu1   54 next
        vpxor ymm12, ymm12, [rbp + 4352]                                 ;   730.3 fp0+agu0   54 next
        vpxor ymm9, ymm9, [rbp + 4928]                                   ;   731.0 fp1+agu1   54 next
        vpxor ymm0, ymm0, [rbp + 4800]                                   ;   727.0 fp2+agu0   54 next
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   727.3 fp3+agu1   54 next
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   728.0 fp0+agu0   54 next
        vpxor ymm3, ymm3, [rbp + 4544]                                   ;   728.3 fp1+agu1   54 next
        vpxor ymm4, ymm4, [rbp + 4192]                                   ;   729.0 fp2+agu0   54 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                   ;   729.3 fp3+agu1   54 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4448]                                   ;   730.0 fp0+agu0   54 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3744]                                   ;   730.3 fp1+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 4640]                                 ;   731.0 fp2+agu0   54 next
        vmovdqu [rbp + 4736], ymm11                                      ;   732.0 agu2+fp5   54 next spill
        vmovdqu ymm11, [rbp + 4992]                                      ;   731.3 agu1    54 next
        vpxor ymm11, ymm11, [r10]                                        ;   738.3 fp3+agu0   54 next
        vmovdqu [rbp + 4992], ymm8                                       ;   731.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3584]                                       ;   732.3 agu1    54 next
        db 0x2e
        vpxor ymm8, ymm8, [r10 + 32]                                     ;   739.3 fp0+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm7                                       ;   731.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4096]                                       ;   733.3 agu1    54 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 64]                                     ;   740.3 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4096], ymm6                                       ;   731.5 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3520]                                       ;   734.3 agu1    54 next
        vpxor ymm6, ymm6, [r10 + 96]                                     ;   741.3 fp2+agu0   54 next
        vmovdqu [rbp + 3520], ymm4                                       ;   732.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4128]                                       ;   735.3 agu1    54 next
        vpxor ymm4, ymm4, [r10 + 128]                                    ;   742.3 fp3+agu0   54 next
        vmovdqu [rbp + 4128], ymm3                                       ;   733.5 agu2+fp5   54 next spill
        vmovdqu ymm3, [rbp + 4352]                                       ;   736.3 agu1    54 next
        vpxor ymm3, ymm3, [r10 + 160]                                    ;   743.3 fp0+agu0   54 next
        vmovdqu [rbp + 4352], ymm14                                      ;   734.5 agu2+fp5   54 next spill
        vmovdqu ymm14, [rbp + 4928]                                      ;   737.3 agu1    54 next
        db 0x2e
        vpxor ymm14, ymm14, [r10 + 192]                                  ;   744.3 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 4928], ymm15                                      ;   735.5 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 4800]                                      ;   738.3 agu1    54 next
        vpxor ymm15, ymm15, [r10 + 224]                                  ;   745.3 fp2+agu0   54 next
        vmovdqu [rbp + 4800], ymm0                                       ;   736.5 agu2+fp5   54 next spill
        vmovdqu ymm0, [rbp + 3488]                                       ;   739.3 agu1    54 next
        vpxor ymm0, ymm0, [r10 + 256]                                    ;   746.3 fp3+agu0   54 next
        vmovdqu [rbp + 3488], ymm9                                       ;   737.5 agu2+fp5   54 next spill
        vmovdqu ymm9, [rbp + 4032]                                       ;   740.3 agu1    54 next
        vpxor ymm9, ymm9, [r10 + 288]                                    ;   747.3 fp0+agu0   54 next
        vmovdqu [rbp + 4032], ymm12                                      ;   738.5 agu2+fp5   54 next spill
        vmovdqu ymm12, [rbp + 4544]                                      ;   741.3 agu1    54 next
        vpxor ymm12, ymm12, [r10 + 320]                                  ;   748.3 fp1+agu0   54 next
        vmovdqu [rbp + 4544], ymm13                                      ;   739.5 agu2+fp5   54 next spill
        vmovdqu ymm13, [rbp + 4192]                                      ;   742.3 agu1    54 next
        vpxor ymm13, ymm13, [r10 + 352]                                  ;   749.3 fp2+agu0   54 next
        vmovdqu [rbp + 4192], ymm5                                       ;   740.5 agu2+fp5   54 next spill
        vmovdqu ymm5, [rbp + 3552]                                       ;   743.3 agu1    54 next
        vpxor ymm5, ymm5, [r10 + 384]                                    ;   750.3 fp3+agu0   54 next
        vmovdqu [rbp + 3552], ymm2                                       ;   741.5 agu2+fp5   54 next spill
        vmovdqu ymm2, [rbp + 4448]                                       ;   744.3 agu1    54 next
        vpxor ymm2, ymm2, [r10 + 416]                                    ;   751.3 fp0+agu0   54 next
        vmovdqu [rbp + 4448], ymm10                                      ;   742.5 agu2+fp5   54 next spill
        vmovdqu ymm10, [rbp + 3744]                                      ;   745.3 agu1    54 next
        vpxor ymm10, ymm10, [r10 + 448]                                  ;   752.3 fp1+agu0   54 next
        vmovdqu [rbp + 3744], ymm1                                       ;   743.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4640]                                       ;   746.3 agu1    54 next
        vpxor ymm1, ymm1, [r10 + 480]                                    ;   753.3 fp2+agu0   54 next
        vmovdqu [rbp + 4640], ymm7                                       ;   744.5 agu2+fp5   54 next spill
        vpxor ymm7, ymm15, ymm2                                          ;   752.3 fp3     41 next
        vmovdqu [rbp + 4672], ymm6                                       ;   745.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm12, ymm10                                         ;   753.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm8                                       ;   746.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm5                                           ;   751.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm14                                      ;   747.5 agu1+fp5   54 next spill
        db 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   754.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4960], ymm3                                       ;   748.5 agu2+fp5   54 next spill
        db 0x2e
        vpand ymm3, ymm12, ymm2                                          ;   752.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4864], ymm11                                      ;   749.5 agu0+fp5   54 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm10                                        ;   753.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   754.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm13                                         ;   752.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel misty1_encrypt_compact.T0_constants256]   ;   755.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4320], ymm4                                       ;   750.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm7                                          ;   753.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm3                                       ;   756.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm9, ymm4                                           ;   754.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5056], ymm6                                       ;   754.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm15, ymm1                                          ;   754.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   755.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4288], ymm2                                       ;   753.5 agu2+fp5   54 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm9                                          ;   752.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   753.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   756.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm2                                       ;   754.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm15                                         ;   753.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   754.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm12, ymm0                                          ;   753.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   755.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4480], ymm14                                      ;   755.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm13                                        ;   754.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   755.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   756.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   754.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   755.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   757.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm1                                         ;   756.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel misty1_encrypt_compact.T0_constants256] ;   757.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm14                                      ;   756.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm15                                         ;   756.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm12                                      ;   758.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm4, ymm1                                           ;   756.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5152], ymm4                                       ;   758.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm13                                          ;   756.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   756.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm2                                       ;   759.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm9, ymm5                                           ;   757.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   758.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm5                                          ;   757.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   759.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm10, ymm5                                         ;   758.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   759.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm9, ymm0                                          ;   758.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   760.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   760.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   761.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   759.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm4                                       ;   762.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm2, ymm1                                           ;   759.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   760.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   761.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   760.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   761.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   761.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, ymm0                                          ;   761.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   762.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   762.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   762.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   762.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   763.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   763.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   764.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   763.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, ymm10                                         ;   763.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm15                                        ;   763.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   764.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   765.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm0                                          ;   764.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   765.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   766.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 5024]                                 ;   766.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 5056]                                 ;   765.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   766.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4288]                                      ;   763.5 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm12                                      ;   767.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm10, ymm13                                        ;   770.5 fp3     41 next
        db 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   770.5 fp0     41 next
        db 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   766.7 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 4896]                                 ;   771.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   767.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   770.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, [rbp + 5152]                                    ;   767.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm7, [rbp + 4160]                                  ;   767.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   768.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   769.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   772.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   771.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4768]                                       ;   766.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   773.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 5152]                                   ;   772.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   771.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   773.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   770.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   774.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4480]                                 ;   774.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3072]                                 ;   775.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   772.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 4160]                                 ;   772.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4288]                                       ;   770.3 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm1                                           ;   777.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   778.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   773.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm9                                           ;   778.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   774.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   774.7 fp2     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   775.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 5024]                                   ;   774.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 5056]                                   ;   773.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4416]                                 ;   774.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 5152]                                 ;   774.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   779.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   779.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   780.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   780.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4320]                                      ;   774.5 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4864]                                       ;   774.8 agu0    54 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                         ;   781.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4960]                                       ;   775.5 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                           ;   782.5 fp1     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   775.8 agu0    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3968]                                       ;   776.5 agu1    54 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   783.5 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 4672]                                      ;   776.8 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   783.8 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 4320]                                      ;   777.5 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 4672]                                 ;   784.5 fp0+agu0   41 next
        vmovdqu [rbp + 4288], ymm14                                      ;   776.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 4576]                                      ;   778.5 agu1    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 4672]                                 ;   785.5 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm12                                      ;   777.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm12, [rbp + 4960]                                      ;   779.5 agu1    41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 4640]                                 ;   786.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   787.5 fp3     41 next
        vpand ymm12, ymm12, ymm9                                         ;   787.5 fp0     41 next
        vmovdqu [rbp + 4416], ymm10                                      ;   778.5 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm11, ymm9                                         ;   784.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm6                                       ;   779.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm1, [rbp + 4576]                                   ;   783.5 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 5024], ymm5                                       ;   781.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm5, ymm10, [rbp + 4320]                                  ;   785.8 fp3+agu0   41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 4576]                                   ;   786.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   787.8 fp1     41 next
        vmovdqu [rbp + 3808], ymm4                                       ;   781.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm13                                         ;   785.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   788.5 fp3     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 4960]                                   ;   786.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   788.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4768], ymm8                                       ;   783.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm9, [rbp + 4960]                                   ;   783.7 fp2+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 4160], ymm3                                       ;   784.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm8, [rbp + 4672]                                   ;   784.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   784.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel misty1_encrypt_compact.T0_constants256]   ;   785.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm2                                       ;   785.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm9, ymm0                                           ;   784.8 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   785.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4480], ymm7                                       ;   789.5 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4576]                                       ;   785.7 agu0    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 4640]                                   ;   792.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   793.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4896], ymm5                                       ;   787.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 4640]                                  ;   789.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   790.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4672]                                       ;   787.5 agu1    54 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   794.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   789.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm3                                       ;   795.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm2, [rbp + 4640]                                   ;   794.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   795.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 4320]                                   ;   794.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   796.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5088], ymm3                                       ;   797.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm14, [rbp + 4320]                                  ;   788.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   789.7 fp3     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   795.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, ymm0                                          ;   790.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 4320]                                 ;   790.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   791.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 4960]                                   ;   789.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 4640]                                 ;   790.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   793.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 5120], ymm11                                      ;   790.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm9, ymm5                                          ;   794.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   795.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   796.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4320]                                       ;   791.2 agu0    54 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm4                                       ;   797.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm3                                           ;   798.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   799.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   800.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4640]                                   ;   800.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   795.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 4576]                                      ;   794.7 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm11                                          ;   801.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   802.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   803.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   804.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm4                                           ;   801.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   801.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4960]                                   ;   802.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   796.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4640]                                   ;   796.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   797.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   801.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm3                                          ;   798.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4960]                                   ;   797.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   803.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   804.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   803.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4640]                                       ;   798.2 agu1    54 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, ymm6                                          ;   805.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   799.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 5120]                                   ;   799.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   801.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   805.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4960]                                      ;   800.2 agu1    54 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm13                                         ;   807.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 4896]                                   ;   802.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 5088]                                   ;   805.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   808.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   801.5 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 5120]                                   ;   808.2 fp1+agu0   41 next
        db 0x2e
        vpand ymm15, ymm11, ymm15                                        ;   809.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   806.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 5088]                                 ;   810.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   806.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 4480]                                   ;   809.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   810.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel misty1_encrypt_compact.T0_constants256]       ;   803.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   811.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   811.2 fp1     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   812.2 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 4704]                                   ;   804.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3072]                                   ;   805.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm0, [rbp + 4832]                                  ;   806.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 4160]                                       ;   806.0 agu1    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   813.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   814.0 fp3     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4768]                                   ;   807.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   808.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   807.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm10                                          ;   813.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 5024]                                       ;   808.0 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4320]                                   ;   815.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   816.0 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 5056]                                 ;   809.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   810.0 fp3     41 next
        vpxor ymm11, ymm11, [rbp + 4416]                                 ;   809.8 fp0+agu0   41 next
        vpxor ymm1, ymm1, ymm11                                          ;   810.8 fp1     41 next
        vpxor ymm15, ymm15, [r9 + 4384]                                  ;   810.0 fp2+agu1   48 next
        vpxor ymm14, ymm14, [r9 + 4416]                                  ;   815.0 fp3+agu0   48 next
        vpxor ymm2, ymm2, [r9 + 4448]                                    ;   811.0 fp0+agu1   48 next
        vpxor ymm7, ymm7, [r9 + 4480]                                    ;   814.2 fp1+agu0   48 next
        vpxor ymm12, ymm12, [r9 + 4512]                                  ;   817.0 fp2+agu1   48 next
        vpxor ymm9, ymm9, [r9 + 4544]                                    ;   812.8 fp3+agu0   48 next
        vpxor ymm1, ymm1, [r9 + 4576]                                    ;   813.0 fp0+agu1   48 next
        vpxor ymm0, ymm0, [r9 + 4096]                                    ;   813.8 fp1+agu0   48 next
        vpxor ymm4, ymm4, [r9 + 4128]                                    ;   814.0 fp2+agu1   48 next
        vpxor ymm6, ymm6, [r9 + 4160]                                    ;   814.8 fp3+agu0   48 next
        vpxor ymm5, ymm5, [r9 + 4192]                                    ;   815.0 fp0+agu1   48 next
        vpxor ymm8, ymm8, [r9 + 4224]                                    ;   816.0 fp1+agu0   48 next
        vpxor ymm13, ymm13, [r9 + 4256]                                  ;   816.0 fp2+agu1   48 next
        vpxor ymm11, ymm11, [r9 + 4288]                                  ;   816.8 fp3+agu0   48 next
        vmovdqu ymm10, [rbp + 5152]                                      ;   817.0 agu1    48 next
        vpxor ymm10, ymm10, [r9 + 4320]                                  ;   824.0 fp0+agu0   48 next
        vmovdqu [rbp + 5152], ymm1                                       ;   814.0 agu2+fp5   48 next spill
        vmovdqu ymm1, [rbp + 4288]                                       ;   818.0 agu1    48 next
        vpxor ymm1, ymm1, [r9 + 4352]                                    ;   825.0 fp1+agu0   48 next
        vmovdqu [rbp + 4288], ymm9                                       ;   814.3 agu2+fp5   48 next spill
        vpxor ymm9, ymm0, ymm11                                          ;   817.8 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4416], ymm12                                      ;   818.0 agu2+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm10                                         ;   825.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4576], ymm7                                       ;   816.3 agu2+fp5   48 next spill
        db 0x2e
        vpxor ymm7, ymm4, ymm13                                          ;   817.0 fp0     45 next
        db 0x2e
        vmovdqu [rbp + 5056], ymm2                                       ;   817.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm2, ymm5, ymm11                                          ;   817.8 fp1     45 next
        db 0x2e
        vmovdqu [rbp + 4320], ymm14                                      ;   818.3 agu2+fp5   48 next spill
        db 0x2e
        vpand ymm14, ymm10, ymm1                                         ;   826.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 5024], ymm15                                      ;   819.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                                         ;   825.0 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   826.0 fp0     45 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm8                                         ;   817.8 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   827.0 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4960], ymm2                                       ;   828.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm5                                           ;   818.8 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm12                                      ;   826.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm2, ymm6                                          ;   819.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4672], ymm11                                      ;   822.3 agu1+fp5   48 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm0, ymm1                                          ;   826.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   827.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm6                                           ;   818.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   819.7 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   828.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4768], ymm3                                       ;   823.3 agu2+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm0                                           ;   819.7 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   820.7 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm4                                           ;   820.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   827.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4640], ymm14                                      ;   827.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm8                                          ;   822.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   823.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   828.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm8, ymm1                                          ;   826.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   827.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   829.0 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   828.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel misty1_encrypt_compact.T0_constants256]   ;   829.0 fp1+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm14                                      ;   827.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm0                                          ;   826.2 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4160], ymm5                                       ;   830.0 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm2, ymm1                                            ;   826.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4832], ymm2                                       ;   828.0 agu1+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm7, ymm8                                           ;   826.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   827.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm3                                       ;   829.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm6, ymm13                                          ;   827.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   828.3 fp3     45 next
        db 0x2e, 0x2e
        vpand ymm3, ymm8, ymm13                                          ;   827.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   829.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm13                                         ;   828.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   829.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm4                                           ;   828.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   830.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   830.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   831.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   829.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4704], ymm2                                       ;   832.3 agu0+fp5   45 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm1                                           ;   830.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   830.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   831.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   831.0 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   831.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   832.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm10, ymm4                                          ;   831.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   832.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   832.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   832.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   832.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   833.5 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                           ;   833.5 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   834.5 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   833.5 fp3     45 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm10                                          ;   833.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   834.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   835.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   836.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm4                                           ;   834.8 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   835.8 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   836.8 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4768]                                   ;   837.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;   835.8 fp0+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   836.8 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4672]                                       ;   834.0 agu1    48 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4864], ymm5                                       ;   838.0 agu2+fp5   45 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm8                                          ;   841.0 fp2     45 next
        db 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   841.0 fp3     45 next
        db 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   836.8 fp0     45 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3072]                                   ;   842.0 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   837.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   841.0 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm13, ymm13, [rbp + 4832]                                  ;   837.8 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm9, [rbp + 4960]                                   ;   838.0 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   838.3 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   839.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   843.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   842.0 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4160]                                       ;   836.8 agu1    45 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   843.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4832]                                   ;   843.0 fp3+agu0   45 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   842.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   844.0 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   840.3 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   844.8 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4640]                                 ;   844.8 fp0+agu1   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4704]                                 ;   845.8 fp1+agu0   45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   843.0 fp2     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4960]                                   ;   843.0 fp3+agu1   45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 4672]                                       ;   840.3 agu0    48 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   847.3 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   848.3 fp1     45 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   843.8 fp2     45 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm6                                           ;   848.3 fp3     45 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   845.0 fp0     45 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   844.8 fp1     45 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3968]                                   ;   846.0 fp2+agu1   45 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4768]                                 ;   845.0 fp3+agu0   45 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3808]                                 ;   844.0 fp0+agu1   45 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 4864]                                   ;   845.0 fp1+agu0   45 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4832]                                 ;   844.3 fp2+agu1   45 next
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   849.3 fp3     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   849.3 fp0     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   850.3 fp1     45 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   850.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 5024]                                      ;   845.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   852.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4320]                                       ;   845.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   852.3 fp0     45 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 5056]                                       ;   846.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   853.0 fp1     45 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4576]                                       ;   846.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   853.3 fp2     45 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 4416]                                       ;   847.0 agu0    48 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   854.0 fp3     45 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4288]                                       ;   847.3 agu1    48 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   854.3 fp0     45 next
        db 0x2e
        vmovdqu ymm9, [rbp + 5152]                                       ;   848.0 agu0    48 next reload
        db 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   855.0 fp1     45 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3744]                                   ;   853.0 fp2+agu1   54 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 4448]                                 ;   853.3 fp3+agu0   54 next
        vpxor ymm7, ymm7, [rbp + 3552]                                   ;   854.0 fp0+agu1   54 next
        vpxor ymm2, ymm2, [rbp + 4192]                                   ;   854.3 fp1+agu0   54 next
        vpxor ymm13, ymm13, [rbp + 4544]                                 ;   855.0 fp2+agu1   54 next
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   855.3 fp3+agu0   54 next
        vpxor ymm10, ymm10, [rbp + 3488]                                 ;   856.0 fp0+agu1   54 next
        vpxor ymm5, ymm5, [rbp + 4800]                                   ;   852.0 fp1+agu0   54 next
        vpxor ymm14, ymm14, [rbp + 4928]                                 ;   852.3 fp2+agu1   54 next
        vpxor ymm15, ymm15, [rbp + 4352]                                 ;   853.0 fp3+agu0   54 next
        vpxor ymm0, ymm0, [rbp + 4128]                                   ;   853.3 fp0+agu1   54 next
        vpxor ymm1, ymm1, [rbp + 3520]                                   ;   854.0 fp1+agu0   54 next
        vpxor ymm4, ymm4, [rbp + 4096]                                   ;   854.3 fp2+agu1   54 next
        vpxor ymm6, ymm6, [rbp + 3584]                                   ;   855.0 fp3+agu0   54 next
        vpxor ymm8, ymm8, [rbp + 4992]                                   ;   855.3 fp0+agu1   54 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4736]                                   ;   856.0 fp1+agu0   54 next
        db 0x2e
        vmovdqu [rbp + 5152], ymm9                                       ;   857.0 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm9, [rbp + 3744]                                       ;   856.3 agu1    58 r
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 512]                                     ;   863.3 fp2+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 3744], ymm8                                       ;   856.3 agu2+fp5   54 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 4448]                                       ;   857.3 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 544]                                     ;   864.3 fp3+agu0   58 r
        vmovdqu [rbp + 4448], ymm6                                       ;   856.0 agu2+fp5   54 next spill
        vmovdqu ymm6, [rbp + 3552]                                       ;   858.3 agu1    58 r
        vpxor ymm6, ymm6, [r9 + 576]                                     ;   865.3 fp0+agu0   58 r
        vmovdqu [rbp + 3552], ymm4                                       ;   856.5 agu2+fp5   54 next spill
        vmovdqu ymm4, [rbp + 4192]                                       ;   859.3 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 608]                                     ;   866.3 fp1+agu0   58 r
        vmovdqu [rbp + 4192], ymm1                                       ;   857.5 agu2+fp5   54 next spill
        vmovdqu ymm1, [rbp + 4544]                                       ;   860.3 agu1    58 r
        vpxor ymm1, ymm1, [r9 + 640]                                     ;   867.3 fp2+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 2912]                                   ;   864.3 fp3+agu1  108 r
        vmovdqu [rbp + 2912], ymm9                                       ;   865.3 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4032]                                       ;   862.0 agu0    58 r
        vpxor ymm9, ymm9, [r9 + 672]                                     ;   869.0 fp0+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   865.3 fp1+agu0  108 r
        vmovdqu [rbp + 2880], ymm8                                       ;   866.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3488]                                       ;   863.3 agu1    58 r
        vpxor ymm8, ymm8, [r9 + 704]                                     ;   870.3 fp2+agu0   58 r
        vpxor ymm6, ymm6, [rbp + 2848]                                   ;   866.3 fp3+agu1  108 r
        vmovdqu [rbp + 2848], ymm6                                       ;   867.3 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4800]                                       ;   865.0 agu0    58 r
        vpxor ymm6, ymm6, [r9 + 736]                                     ;   872.0 fp0+agu1   58 r
        vpxor ymm4, ymm4, [rbp + 2816]                                   ;   867.3 fp1+agu0  108 r
        vmovdqu [rbp + 2816], ymm4                                       ;   868.3 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 4928]                                       ;   866.3 agu1    58 r
        vpxor ymm4, ymm4, [r9 + 768]                                     ;   873.3 fp2+agu0   58 r
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   868.3 fp3+agu1  108 r
        vmovdqu [rbp + 2784], ymm1                                       ;   869.3 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4352]                                       ;   868.0 agu0    58 r
        vpxor ymm1, ymm1, [r9 + 800]                                     ;   875.0 fp0+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;   870.0 fp1+agu0  108 r
        vmovdqu [rbp + 2752], ymm9                                       ;   871.0 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4128]                                       ;   869.3 agu1    58 r
        vpxor ymm9, ymm9, [r9 + 832]                                     ;   876.3 fp2+agu0   58 r
        vpxor ymm8, ymm8, [rbp + 2720]                                   ;   871.3 fp3+agu1  108 r
        vmovdqu [rbp + 2720], ymm8                                       ;   872.3 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3520]                                       ;   871.0 agu0    58 r
        vpxor ymm8, ymm8, [r9 + 864]                                     ;   878.0 fp0+agu1   58 r
        vpxor ymm6, ymm6, [rbp + 2688]                                   ;   873.0 fp1+agu0  108 r
        vmovdqu [rbp + 2688], ymm6                                       ;   874.0 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 4096]                                       ;   872.3 agu1    58 r
        vpxor ymm6, ymm6, [r9 + 896]                                     ;   879.3 fp2+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 2656]                                   ;   874.3 fp3+agu1  108 r
        vmovdqu [rbp + 2656], ymm4                                       ;   875.3 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3584]                                       ;   874.0 agu0    58 r
        vpxor ymm4, ymm4, [r9 + 928]                                     ;   881.0 fp0+agu1   58 r
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   876.0 fp1+agu0  108 r
        vmovdqu [rbp + 2624], ymm1                                       ;   877.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4992]                                       ;   875.3 agu1    58 r
        vpxor ymm1, ymm1, [r9 + 960]                                     ;   882.3 fp2+agu0   58 r
        vpxor ymm9, ymm9, [rbp + 2592]                                   ;   877.3 fp3+agu1  108 r
        vmovdqu [rbp + 2592], ymm9                                       ;   878.3 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 4736]                                       ;   877.0 agu0    58 r
        vpxor ymm9, ymm9, [r9 + 992]                                     ;   884.0 fp0+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 2144]                                   ;   879.0 fp1+agu0  108 r
        vpxor ymm6, ymm6, [rbp + 2176]                                   ;   880.3 fp2+agu1  108 r
        vpxor ymm4, ymm4, [rbp + 2240]                                   ;   882.0 fp3+agu0  108 r
        vpxor ymm1, ymm1, [rbp + 2272]                                   ;   883.3 fp0+agu1  108 r
        vpxor ymm9, ymm9, [rbp + 2304]                                   ;   885.0 fp1+agu0  108 r
        vpxor ymm3, ymm3, [rbp + 2400]                                   ;   880.3 fp2+agu1  108 r
        vpxor ymm12, ymm12, [rbp + 2432]                                 ;   881.0 fp3+agu0  108 r
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   881.3 fp0+agu1  108 r
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   882.0 fp1+agu0  108 r
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   882.3 fp2+agu1  108 r
        vpxor ymm11, ymm11, [rbp + 2560]                                 ;   883.0 fp3+agu0  108 r
        vpxor ymm10, ymm10, [rbp + 2336]                                 ;   883.3 fp0+agu1  108 r
        vpxor ymm5, ymm5, [rbp + 1920]                                   ;   884.0 fp1+agu0  108 r
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;   884.3 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rbp + 1984]                                 ;   885.0 fp3+agu0  108 r
        vpxor ymm0, ymm0, [rbp + 2016]                                   ;   885.3 fp0+agu1  108 r
        vmovdqu [rbp + 2016], ymm0                                       ;   886.3 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2048]                                       ;   886.0 agu0   108 r
        vpxor ymm0, ymm0, [rbp + 4192]                                   ;   893.0 fp1+agu1  108 r
        vmovdqu [rbp + 4192], ymm0                                       ;   894.0 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2080]                                       ;   887.0 agu0   108 r
        vpxor ymm0, ymm0, [rbp + 3552]                                   ;   894.0 fp2+agu1  108 r
        vmovdqu [rbp + 3552], ymm0                                       ;   895.0 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2112]                                       ;   888.0 agu0   108 r
        vpxor ymm0, ymm0, [rbp + 4448]                                   ;   895.0 fp3+agu1  108 r
        vmovdqu [rbp + 4448], ymm0                                       ;   896.0 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 2208]                                       ;   889.0 agu0   108 r
        vpxor ymm0, ymm0, [rbp + 3744]                                   ;   896.0 fp0+agu1  108 r
        vmovdqu [rbp + 3744], ymm8                                       ;   885.0 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2368]                                       ;   890.0 agu0   108 r
        vpxor ymm8, ymm8, [rbp + 5152]                                   ;   897.0 fp1+agu1  108 r
        vmovdqu [rbp + 832], ymm1                                        ;   886.0 agu2+fp5  113 rounds
        vmovdqu [rbp + 864], ymm9                                        ;   887.0 agu2+fp5  113 rounds
        vmovdqu [rbp - 128], ymm3                                        ;   888.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 96], ymm12                                        ;   889.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm7                                         ;   890.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm2                                         ;   891.0 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm13                                         ;   892.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm11                                        ;   893.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 64], ymm10                                        ;   894.0 agu0+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm5                                         ;   895.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm14                                       ;   896.0 agu1+fp5  113 rounds
        vmovdqu [rbp + 160], ymm15                                       ;   897.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 2016]                                      ;   893.3 agu1   108 r reload
        vmovdqu [rbp + 192], ymm14                                       ;   900.3 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4192]                                      ;   894.0 agu0   108 r reload
        vmovdqu [rbp + 224], ymm14                                       ;   901.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3552]                                      ;   895.0 agu1   108 r reload
        vmovdqu [rbp + 256], ymm14                                       ;   902.0 agu0+fp5  113 rounds
        vmovdqu [rbp + 320], ymm0                                        ;   901.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4448]                                      ;   896.0 agu1   108 r reload
        vmovdqu [rbp + 288], ymm14                                       ;   903.0 agu0+fp5  113 rounds
        vmovdqu [rbp + 352], ymm8                                        ;   903.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3936]                                      ;   896.3 agu1   108 r reload
        vmovdqu [rbp + 1408], ymm14                                      ;   904.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3904]                                      ;   897.3 agu1   108 r reload
        vmovdqu [rbp + 1440], ymm14                                      ;   905.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3872]                                      ;   898.0 agu0   108 r reload
        vmovdqu [rbp + 1472], ymm14                                      ;   906.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3840]                                      ;   898.3 agu1   108 r reload
        vmovdqu [rbp + 1504], ymm14                                      ;   907.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4384]                                      ;   899.3 agu1   108 r reload
        vmovdqu [rbp + 1536], ymm14                                      ;   908.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3776]                                      ;   900.0 agu0   108 r reload
        vmovdqu [rbp + 1568], ymm14                                      ;   909.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3296]                                      ;   900.3 agu1   108 r reload
        vmovdqu [rbp + 1600], ymm14                                      ;   910.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3712]                                      ;   901.3 agu1   108 r reload
        vmovdqu [rbp + 1632], ymm14                                      ;   911.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3680]                                      ;   902.0 agu0   108 r reload
        vmovdqu [rbp + 1664], ymm14                                      ;   912.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3648]                                      ;   902.3 agu1   108 r reload
        vmovdqu [rbp + 1696], ymm14                                      ;   913.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3616]                                      ;   903.3 agu1   108 r reload
        vmovdqu [rbp + 1728], ymm14                                      ;   914.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3104]                                      ;   904.0 agu0   108 r reload
        vmovdqu [rbp + 1760], ymm14                                      ;   915.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3040]                                      ;   904.3 agu1   108 r reload
        vmovdqu [rbp + 1792], ymm14                                      ;   916.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3008]                                      ;   905.3 agu1   108 r reload
        vmovdqu [rbp + 1824], ymm14                                      ;   917.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 2976]                                      ;   906.0 agu0   108 r reload
        vmovdqu [rbp + 1856], ymm14                                      ;   918.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3456]                                      ;   906.3 agu1   108 r reload
        vmovdqu [rbp + 1888], ymm14                                      ;   919.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3136]                                      ;   907.3 agu1   108 r reload
        vmovdqu [rbp + 896], ymm14                                       ;   920.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3168]                                      ;   908.0 agu0   108 r reload
        vmovdqu [rbp + 928], ymm14                                       ;   921.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3200]                                      ;   908.3 agu1   108 r reload
        vmovdqu [rbp + 960], ymm14                                       ;   922.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3232]                                      ;   909.3 agu1   108 r reload
        vmovdqu [rbp + 992], ymm14                                       ;   923.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3328]                                      ;   910.0 agu0   108 r reload
        vmovdqu [rbp + 1024], ymm14                                      ;   924.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3360]                                      ;   910.3 agu1   108 r reload
        vmovdqu [rbp + 1056], ymm14                                      ;   925.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3392]                                      ;   911.3 agu1   108 r reload
        vmovdqu [rbp + 1088], ymm14                                      ;   926.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3424]                                      ;   912.0 agu0   108 r reload
        vmovdqu [rbp + 1120], ymm14                                      ;   927.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 2944]                                      ;   912.3 agu1   108 r reload
        vmovdqu [rbp + 1152], ymm14                                      ;   928.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 3264]                                      ;   913.3 agu1   108 r reload
        vmovdqu [rbp + 1184], ymm14                                      ;   929.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4000]                                      ;   914.0 agu0   108 r reload
        vmovdqu [rbp + 1216], ymm14                                      ;   930.0 agu1+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4224]                                      ;   915.0 agu0   108 r reload
        vmovdqu [rbp + 1248], ymm14                                      ;   931.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4064]                                      ;   916.0 agu1   108 r reload
        vmovdqu [rbp + 1280], ymm14                                      ;   932.0 agu0+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4512]                                      ;   917.0 agu1   108 r reload
        vmovdqu [rbp + 1312], ymm14                                      ;   933.0 agu2+fp5  113 rounds
        vmovdqu ymm14, [rbp + 4256]                                      ;   918.0 agu0   108 r reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1344], ymm14                                      ;   934.0 agu1+fp5  113 rounds
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4608]                                      ;   919.0 agu0   108 r reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 1376], ymm14                                      ;   935.0 agu2+fp5  113 rounds
        db 0x2e, 0x2e
        mov rsi, qword [rbp + 5200]                                      ;   920.0 agu1   113 rounds reload
        db 0x2e, 0x2e
        sub r13, rsi                                                     ;   924.0 alu0   113 rounds
        db 0x2e
        add r13, 0x200                                                   ;   925.0 alu1   113 rounds
        db 0x2e
        and r13, 0xfff                                                   ;   926.0 alu2   113 rounds
        db 0x2e
        add r13, rsi                                                     ;   927.0 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r14, rsi                                                     ;   924.0 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, 0x200                                                   ;   925.0 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r14, 0xfff                                                   ;   926.0 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r14, rsi                                                     ;   927.0 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r15, rsi                                                     ;   925.2 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, 0x200                                                   ;   926.2 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r15, 0xfff                                                   ;   927.2 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r15, rsi                                                     ;   928.2 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 5256], r15                                      ;   929.2 agu0+st0  113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, rsi                                                     ;   926.3 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0x400                                                   ;   927.3 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;   928.3 alu2   113 rounds
        db 0x2e, 0x2e
        add r10, rsi                                                     ;   929.3 alu3   113 rounds
        db 0x2e, 0x2e
        sub r8, rsi                                                      ;   927.3 alu0   113 rounds
        db 0x2e, 0x2e
        add r8, 0x400                                                    ;   928.3 alu1   113 rounds
        db 0x2e, 0x2e
        and r8, 0xfff                                                    ;   929.3 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, rsi                                                      ;   930.3 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r11, rsi                                                     ;   928.3 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, 0x400                                                   ;   929.3 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r11, 0xfff                                                   ;   930.3 alu2   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r11, rsi                                                     ;   931.3 alu3   113 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, rsi                                                      ;   929.3 alu0   113 rounds
        db 0x2e, 0x2e, 0x2e
        add r9, 0x400                                                    ;   930.3 alu1   113 rounds
        db 0x2e, 0x2e, 0x2e
        and r9, 0xfff                                                    ;   931.3 alu2   113 rounds
        db 0x2e
        add r9, rsi                                                      ;   932.3 alu3   113 rounds
        db 0x2e
        add r12, 0x200                                                   ;   930.3 alu0   113 rounds
        db 0x2e
        vmovdqu ymm11, [rbp + 3744]                                      ;   929.5 agu1   108 r reload
        db 0x2e
        vmovdqu ymm0, [rbp + 2912]                                       ;   929.7 agu0   108 r reload
        db 0x2e
        vmovdqu ymm1, [rbp + 2880]                                       ;   930.5 agu1   108 r reload
        db 0x2e
        vmovdqu ymm2, [rbp + 2848]                                       ;   930.7 agu0   108 r reload
        vmovdqu ymm3, [rbp + 2816]                                       ;   931.5 agu1   108 r reload
        vmovdqu ymm14, [rbp + 2784]                                      ;   931.7 agu0   108 r reload
        db 0x2e
        vmovdqu ymm5, [rbp + 2752]                                       ;   932.5 agu1   108 r reload
        db 0x2e
        vmovdqu ymm15, [rbp + 2720]                                      ;   932.7 agu0   108 r reload
        db 0x2e
        vmovdqu ymm7, [rbp + 2688]                                       ;   933.5 agu1   108 r reload
        db 0x2e
        vmovdqu ymm8, [rbp + 2656]                                       ;   933.7 agu0   108 r reload
        db 0x2e
        vmovdqu ymm9, [rbp + 2624]                                       ;   934.5 agu1   108 r reload
        db 0x2e
        vmovdqu ymm10, [rbp + 2592]                                      ;   934.7 agu0   108 r reload
        db 0x2e
        vmovdqa ymm12, ymm6                                              ;   931.5        108 r copy
        db 0x2e
        vmovdqa ymm13, ymm4                                              ;   931.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                              ;   938.7        108 r copy
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm15                                              ;   939.7        108 r copy
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
